"""An old cat before eight candles: each throws the shadow of one of its earlier lives."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import InkPen, Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import nine_lives as lives

RAYS = 80_000
PAST = (("bow", 284, -73, 0.56), ("fool", 372, -49, 0.6), ("witch", 520, -28, 0.76), ("crown", 700, -10, 0.94), ("plume", 700, 10, 0.94), ("tall", 520, 28, 0.78), ("cook", 372, 49, 0.66), ("admiral", 284, 73, 0.58))
CANDLES = ((36, 1040, 44), (124, 1096, 50), (206, 1050, 42), (296, 1120, 46), (628, 1128, 44), (678, 1056, 44), (726, 1104, 42), (784, 1034, 48))


@card(id="ulvcye", title="All Nine of Me", seed=663, palette="marigold", light=(-0.1, 0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((400, 700, 300))
    p.wash("M-30,-30 H830 V1004 H-30Z", "#f0c070", name="wall", role="place", strength=0.7, wet=0.0, bloom=3, charge="#e8a070", uneven=0.7)
    p.glaze("M-30,-30 H830 V240 H-30Z", "#b0607a", strength=0.5, wet=1.0, fade=(0, 0.9), name="dark above")
    p.wash("M-30,998 H830 V1230 H-30Z", "#8a5a4c", name="floor", role="place", strength=0.95, wet=0.0, bloom=2, charge="#6a4248")
    p.glaze(lambda pen: [lives.past_life(pen, (400, 1012), r, a, k, hat, "#5a3f78") for hat, r, a, k in PAST], "#5a3f78", name="earlier lives", role="prop", strength=0.9, wet=0.02, fade=(0, 0.55))
    glow = Lamp(400, 1130, 330, 1.5, 420)
    body = lives.sitting_cat().turned(at=(400, 1070, 0), scale=1.02)
    cat = p.clay(body, {"": "#4a4656", "chest": "#efe6da", "paw": "#efe6da", "tail": "#4a4656"}, name="cat", role="subject", texture="fur", lamps=[glow, Lamp(-0.5, -0.6, 0.5, 0.3)], how={"as": "bold", "cool": 0.4, "bare": 1.12}, rays=RAYS)
    face = lives.old_head().turned(at=(400, 702, 130), scale=1.36, pitch=-4, roll=-4)
    head = p.clay(face, {"": "#4a4656", "muzzle": "#efe6da", "nose": "#c8786c", "ear": "#5a4a58", "lid": "#3a3644"}, name="head", role="subject", texture={"": "fur", "nose": ""}, lamps=[glow, Lamp(-0.5, -0.6, 0.5, 0.3)], how={"as": "bold", "cool": 0.4, "bare": 1.12}, rays=RAYS)
    p.eyes(head, iris="#c8c83a", white="#e8e4a0", pupil="slit")
    p.clay(lives.mouse_back().turned(at=(534, 1232, 300), scale=0.9), {"": "#3a3038", "ear": "#6a444c"}, name="mouse", role="witness", texture="fur", how={"as": "dark"}, rays=RAYS)
    p.draw(lambda pen: [lives.candle(pen, x, y, w, "#f4ead0", "#d0a878") for x, y, w in CANDLES], name="candles", role="prop", contact=0, how={"light": 0.2})
    for x, y, w in CANDLES:
        p.lift([(x + 60 * math.cos(a), y - 30 + 76 * math.sin(a)) for a in (j * math.tau / 10 for j in range(10))], 0.85, soft=22)
    p.lift(lambda pen: [lives.flame(pen, x, y - 6, w / 40, "#ffffff") for x, y, w in CANDLES], 1.0, soft=0.6)
    p.wash(lambda pen: [lives.flame(pen, x, y - 6, w / 40, "#ffb428") for x, y, w in CANDLES], "#ffb428", name="flames", role="accent", strength=0.75, wet=0.0, bloom=0, loose=0.3)

    def lines(k: InkPen) -> None:
        for side in ("left", "right"):
            k.line(face.curve(f"lip {side}"), 2.6)
            for x, y in face.curve(f"pad {side}")[:3]:
                d = 1 if side == "right" else -1
                k.line([(x, y), (x + d * 80, y - 12), (x + d * 150, y + 8)], 1.5, taper=40)

    p.ink(lines, name="whiskers")
    s.relate(cat, "casts the shadow of", "earlier lives")
    s.describe("An old black-and-white cat sits behind a row of candles. On the wall it throws eight shadows; each is a cat, too, but wears something else: a crown, a feathered hat, a witch’s hat, a fool’s cap. In front a mouse looks on.")
    s.moods("proud", "mysterious", "wry", "uneasy")
    s.themes("lives", "memory", "shadows", "ancestors", "roles")
    s.says("family resemblance", "one left", "who I used to be", "generations", "luck runs out", "eight times landed", "seniority", "reincarnation", "ancestors", "wisdom", "superstition", "hunter and hunted", "growing shadows", "which one is real?", "reunion",
           "I contain multitudes", "fancy dress", "birthday", "the committee has decided", "shadow cabinet", "you should have seen me then", "I was a queen once", "Puss in Boots", "all the world’s a stage", "the jury", "séance", "curriculum vitae", "blow them out and make a wish",
           "the mouse has only one", "multiple personality", "black cat", "peacock", "my better halves", "nine lives", "tell us a story, grandma", "a dark past", "the many hats I wear", "old soul", "midnight mass", "past and present", "backing vocals",
           "I know this face", "a word with you, small one", "candlelight dinner", "the family portrait")  # fmt: skip
    s.about(place="a room with a bare wall", time="night", light="eight candles from below", composition="centred", view="from below, from the floor, behind a mouse",
            foreground="candles and a dark mouse, cut by the lower edge", unexplained="why the shadows wear hats")  # fmt: skip
