"""Nobody Has Noticed: in a row of dominoes lies a ladybird and makes itself rectangular."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import left_out as g

TILES = ((700, 110, 186, (6, 2)), (536, 112, 172, (2, 4)), (376, 136, 170, (4, 1)), (226, 196, 146, (1, 5)), (122, 316, 112, (5, 5)), (82, 478, 90, (5, 0)), (164, 612, 6, (0, 3)),
         (632, 636, 4, (5, 1)), (742, 714, 76, (1, 6)), (730, 876, 110, (6, 6)), (616, 1014, 146, (6, 4)), (448, 1086, 176, (4, 2)), (284, 1088, 182, None), (118, 1076, 186, (2, 3)))  # fmt: skip


@light_box(id="d8n3lb", title="Nobody Has Noticed", seed=49, palette="treehouse green", light=(-0.85, -0.4))
def paint(s: LightBox) -> None:
    """A low lamp from the left: every tile a thin shadow, one red back a gleam."""
    s.took_view("from above")
    s.back("#5f9a5a", "#1a4a38", at=(300, 520), radius=820)
    s.sheet("cloth", lambda pen: g.green_cloth(pen, "#2f7050", "#e8d8a0"), depth=0.05, haze=0.0)
    s.lamp((250, 560), 620, "#fff2b0", 0.4)
    s.sheet("tiles", lambda pen: [g.domino(pen, *tile, ("#fff6e0", "#2a2a2a"), 1.0) for tile in TILES], depth=0.2, role="prop", haze=0.0)
    s.lamp((180, 560), 700, "#fff2b0", 0.3)
    s.sheet("under the blank one", lambda pen: pen.path("M226,1050 q-16,-26 -36,-24 M240,1046 q-4,-30 -22,-40", "#1a1a1a", stroke=5), depth=0.18, haze=0.0)
    light = [Lamp(-0.7, -0.4, 0.6, 1.0), Lamp(0.5, 0.4, 0.5, 0.2)]
    bug = s.clay(g.flat_ladybird().turned(at=(398, 636, 0), scale=0.99, roll=2), {"": "#1f1c22", "wing left": "#d8352a", "wing right": "#d8352a", "spot": "#1f1a20", "collar": "#26222a", "patch": "#f6ecd2", "head": "#2e2a32", "leg": "#1f1c22", "feeler": "#2e2a32", "lid": "#3a353f"},
                 name="ladybird", role="subject", sheets=6, depth=0.24, relief=40, lamps=light, by_light=0.7)  # fmt: skip
    s.eyes(bug, iris="#6a4a2a", wide=0.56)
    s.strips(bug, ["mouth"], "#0e0c10", 5, lift=0)
    s.sheet("saucer", lambda pen: g.saucer(pen, 770, 1170, 170, "#2a5a58"), depth=0.86, plane="front", haze=0.0)
    s.sheet("spectacles", lambda pen: g.spectacles(pen, 480, 1190, -8, "#14261f", "#dff0e4"), depth=0.9, plane="front", haze=0.0)
    s.relate(bug, "hides in", "tiles")
    s.describe(
        "A ladybird lies flat in a winding row of dominoes. Straight from above: three spots on one half meet a three, five on the other a five, and it squints up at us. Farther on two feelers show under a tile that lies on its face."
    )
    s.moods("sly", "nervous", "playful", "hidden")
    s.themes("belonging", "disguise", "games", "rules", "difference")
    s.says("your turn", "act natural", "I learnt to be alike", "fitting in", "nobody has noticed", "spot the difference", "one of us", "hiding in plain sight", "keep a straight face", "the odd one out", "if it fits", "a lucky draw", "don't breathe", "undercover", "peer pressure", "the missing piece", "next to my kind", "wild card", "black sheep, red", "just part of the pattern", "I count, too", "toe the line", "the weakest link", "wait for the fall", "chain reaction", "a perfect match", "don't look at me", "who dealt this", "passing for one of them", "lie low", "rules are rules", "the new colleague",
           "a game for small creatures", "all in a row", "everyone has to be somewhere", "stand up and be counted", "luck on the table", "is it moving", "double five", "a spotless record", "squeeze in", "there's another one")  # fmt: skip
    s.about(
        place="a garden table",
        time="evening",
        light="a low lamp from the left",
        composition="diagonal",
        view="from above, straight down",
        foreground="a saucer with a biscuit and folded spectacles",
        unexplained="two feelers under a tile that lies on its face",
    )
