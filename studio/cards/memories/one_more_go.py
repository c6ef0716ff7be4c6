"""One More Go: a sea-horse has its tail round the pole of a merry-go-round and will not come down."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import merry_go_rounds as m

AT, K = (362, 556), 0.8
POLE = AT[0] + m.POLE * K


@light_box(id="avwsvn", title="One More Go", seed=65, palette="carnival paper", light=(0.2, -0.9))
def paint(s: LightBox) -> None:
    """Bulbs under the roof, night all round."""
    s.took_view("from below")
    s.back("#7a5aa8", "#1c1844", at=(300, 620), radius=760)
    s.stars(70, 900)
    s.sheet("sea", "M-10,944 Q400,930 810,944 V1210 H-10Z", "#2a4a84", depth=0.06, haze=0.0)
    s.sheet("far poles", lambda pen: [m.pole(pen, x, 120, 1010, r, "#8a6a5a") for x, r in ((96, 9), (236, 7), (640, 7), (736, 10))], depth=0.12, role="prop", count=4, haze=0.0)
    s.sheet("roof", lambda pen: m.canopy(pen, ("#7a2440", "#a8384a"), (400, -330), 560), depth=0.2, haze=0.0)
    s.lamp((400, 160), 520, "#ffca7a", 0.55)
    s.sheet("platform", lambda pen: m.platform(pen, 988, ("#4a1f48", "#7a4a52")), depth=0.3, haze=0.0)
    s.sheet("shadow", "M376,1040 C426,1018 546,1018 596,1040 C546,1062 426,1062 376,1040Z", "#2a1030", depth=0.32, alpha=0.6, haze=0.0, shadow=(0, 0, 0, 0.0))
    lamps = [Lamp(-0.35, -0.8, 0.55, 1.1)]
    skin = {"": "#f0a03a", "belly": "#fbd684", "head": "#f0a03a", "snout": "#f2ac4a", "crown": "#e8743a", "knob": "#e8743a", "gill": "#e88a38", "lid": "#e08a30", **{f"tail {k}": "#eb9636" for k in range(6)}}
    s.clay(m.clinging_tail(False).turned(at=(*AT, 0), scale=K), skin, name="tail behind", sheets=3, depth=0.34, relief=14, lamps=lamps)
    s.sheet("pole", lambda pen: m.pole(pen, POLE, 60, 1036, 17, "#e8b84a"), depth=0.46, role="prop", haze=0.0)
    s.tissue("fin", lambda pen: m.back_fin(pen, (AT[0] + 116 * K, AT[1] + 100 * K), 1.0, 8, "#ffc87a"), depth=0.48, sheer=0.6)
    s.clay(m.clinging_tail(True).turned(at=(*AT, 0), scale=K), skin, name="tail", sheets=3, depth=0.475, relief=14, lamps=lamps)
    beast = s.clay(m.sea_horse().turned(at=(*AT, 0), scale=K), skin, name="sea-horse", role="subject", sheets=5, depth=0.56, relief=44, lamps=lamps, rim=(400, 100), rim_colour="#ffe2a0")
    s.strips(beast, [k for k in beast.clay.marks if k.startswith("ring")], "#c87426", 4, lift=0)
    s.eyes(beast, iris="#2f6a5a", wide=0.56)

    def young(pen: m.PaperPen) -> None:
        with pen.at(*AT, scale=K):
            m.pouch_with_young(pen, "#8a4020", "#fff0c0", ("#ffdc94", "#f6b45a", "#ffe6ac"))

    s.sheet("young", young, depth=0.84, role="witness", count=3, haze=0.0)
    spots: list[m.Point] = []
    s.sheet("edge of the roof", lambda pen: spots.extend(m.valance(pen, 50, 54, 60, ("#c82f4a", "#f2e2c0"))), depth=0.88, haze=0.0)
    s.sheet("bulbs", lambda pen: m.bulbs(pen, spots, 15, "#fff0b0"), depth=0.9, haze=0.0)
    s.sheet("chain", lambda pen: m.queue_chain(pen, "#160c24"), depth=0.93, plane="front", haze=0.0)
    s.relate(beast, "carries", "young")
    s.relate(beast, "waits for", "pole")
    s.describe("An orange sea-horse clings by its tail to a merry-go-round pole. All the other poles are empty, but the lamps still burn. Three young ones look out of its pouch, one of them backwards. Behind lies the sea under stars; in front hangs a chain.")
    s.moods("stubborn", "festive", "wistful", "tender")
    s.themes("holidays", "childhood", "family", "parting", "the sea")
    s.says("one more go", "daddy, again", "we're closing", "don't make me get off", "Dizzy", "Encore", "September", "Father", "Souvenir", "Rodeo", "Attachment", "Carousel", "Loyalty", "Season", "the last day of the holidays", "round and round it goes", "under-fives ride free", "family ticket", "where have the others gone", "the band has gone home", "get a grip", "he does it for the children", "the sea can wait", "what goes around",
           "never let go", "wild horses couldn't drag me", "a seat by the window", "my first horse", "it smelled of sugar and salt", "a runaway", "we had the place to ourselves", "they found him in the morning", "last man standing", "a change of scene", "born to ride", "the music stopped years ago", "dance with me", "lights out in five minutes", "single parent", "a long way from home", "the winner takes it all", "everyone but us", "pole position")  # fmt: skip
    s.about(place="a merry-go-round by the sea", time="night", light="bulbs under the roof", composition="centred", view="from below", foreground="two dark posts with a chain", unexplained="all the other horses are gone from their poles")
