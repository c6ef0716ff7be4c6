"""Not on Sundays: a cock that is about to burst, with a clothes peg on its beak."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import callers as c


@light_box(id="c5k1nu", title="Not on Sundays", seed=42, palette="kitchen morning", light=(-0.1, -0.9))
def paint(s: LightBox) -> None:
    """The sun stands between the shutters, right behind its comb."""
    s.took_view("from below")
    s.back("#fff3b8", "#f2a85a", at=(400, 240), radius=620)
    s.sun(400, 240, 150)
    s.sheet("far hills", "M-20,800 C160,730 300,790 460,740 C600,700 720,760 820,730 V1240 H-20Z", "#e0a86a", depth=0.05, haze=0.0)
    s.sheet("shutters", lambda pen: c.shutters(pen, "#5f8a94"), depth=0.16, haze=0.0)
    s.sheet("tail", lambda pen: c.sickles(pen, (500, 700), ("#1f4a4e", "#2a6660", "#173a44"), 1.0), depth=0.24, haze=0.0)
    s.sheet("sill", lambda pen: c.sill(pen, "#c99a6a"), depth=0.3, haze=0.0)
    light = [Lamp(-0.5, -0.5, 0.6, 0.95), Lamp(0.6, -0.3, 0.5, 0.3)]
    cock = s.clay(c.bursting_cock().turned(at=(412, 560, 0), scale=0.93, yaw=-26, pitch=6), {"": "#a8442a", "body": "#9c3f2a", "hackle": "#d88a34", "wing": "#7a2f2a", "head": "#d0472f", "cheek": "#e0604a", "beak": "#e8b04a", "under beak": "#c98f34", "comb": "#e03a2a", "wattle": "#e03a2a", "leg": "#e0b050", "toe": "#e0b050", "claw": "#5a3a24", "lid": "#c8503a"},
                  name="cock", role="subject", sheets=6, calm=0.8, depth=0.4, relief=46, lamps=light, texture={"body": "feathers", "hackle": "feathers", "wing": "feathers"}, sheer={"comb": 0.5}, rim=(400, 240, 520), rim_colour="#fff0b0", away=(380, 200), size=1.2)  # fmt: skip
    s.eyes(cock, iris="#e8a02a", wide=0.42)
    x, y = cock.clay.curve("beak")[0]
    s.sheet("peg", lambda pen: c.clothes_peg(pen, x + 26, y - 8, -84, 1.15, "#e8c890"), depth=0.8, role="accent", haze=0.0)
    s.sheet("pegged", lambda pen: c.pegged_things(pen), depth=0.5, role="prop", haze=0.0)
    s.sheet("kettle", lambda pen: c.near_kettle(pen, "#2a3a44"), depth=0.9, plane="front", haze=0.0)
    s.relate(cock, "waits for", "sun")
    s.relate(cock, "towers over", "pegged")
    s.describe(
        "A huge cock stands with a clothes peg on its beak. Seen from below, on a window sill: its cheeks are blown up, its eyes bulge, and the first sun stands behind its comb. Bell, tin whistle and alarm clock have been pegged, too."
    )
    s.moods("bursting", "comic", "defiant", "suppressed")
    s.themes("silence", "morning", "rules", "patience", "noise")
    s.says("not on Sundays", "what I wanted to say", "any second now", "hold it in", "quiet hours", "just five more minutes", "not a word", "peace at last", "the sun knows anyway", "freedom of speech", "speak when spoken to", "a gag", "under pressure", "nearly said it", "hold your breath", "silent treatment", "sleeping in", "let him talk", "the day off", "nobody tell the sun", "non-disclosure agreement", "too much to say", "lid on it", "pride before noise", "who did that to him", "the early bird waits", "snooze", "shut your beak", "library rules", "about to explode", "it will all come out", "a stiff upper lip",
           "mum's the word", "the neighbours complained", "the morning is cancelled", "keep it down", "big news, no voice", "all pegged out", "wake me never", "bite your tongue", "saving it up", "patience is a peg")  # fmt: skip
    s.about(
        place="a window sill, seen from the kitchen",
        time="sunrise on a Sunday",
        light="the sun between the shutters, behind its comb",
        composition="centred",
        view="from below, from beside the stove",
        foreground="a dark kettle",
        unexplained="bell, whistle and alarm clock have been pegged, too",
    )
