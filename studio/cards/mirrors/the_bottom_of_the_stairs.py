"""The Bottom of the Stairs: down the stairwell, floor under floor, and at the very bottom something large looks up."""

from __future__ import annotations

import math

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line

Spot = tuple[float, float]
ONE_TURN = 0.56  # how much smaller everything is one floor below
HEAD = "190,1010! 186,930 214,860 270,826 330,832 380,872 398,940 390,1010! 404,1010 410,1034 396,1058 376,1054! 356,1090 330,1104! 330,1160! 250,1160! 250,1104! 224,1090 206,1054! 186,1058 172,1036 178,1010"
BACK = "250,1096! 200,1124 130,1132 74,1150 20,1130! 8,1080 20,1020 50,960! 96,950 110,980! 100,1030 120,1056! 180,1060 240,1076! 290,1100 340,1076! 400,1060 466,1056! 488,1030 478,980! 494,950 540,962! 570,1020 582,1080 566,1130! 540,1180 540,1240! 40,1240! 40,1180 20,1130! 130,1132 200,1124"
FIST = "-44,30! -50,0 -48,-26! -34,-42 -24,-30! -12,-46 0,-34! 12,-46 24,-30! 36,-40 48,-22! 48,4 42,34!"


def spiral(turns: float, part: float = 0.0) -> Spot:
    """A place on the stairs so many turns below the top; `part` 0 is the wall, 1 the rail, 1.4 the edge of the floor below."""
    r = 760 * ONE_TURN ** (turns + 0.42 * part)
    k = 1 - ONE_TURN**turns
    a = math.tau * turns + 1.2
    return 400 + 24 * k + r * math.cos(a), 520 + 60 * k + r * 1.12 * math.sin(a)


def band(a: float, b: float, inner: float, outer: float) -> list[Spot]:
    """A piece of the stairs between two turns and two parts of its width."""
    steps = max(2, round((b - a) * 72))
    ts = [a + (b - a) * i / steps for i in range(steps + 1)]
    return [spiral(t, inner) for t in ts] + [spiral(t, outer) for t in reversed(ts)]


@card(id="hkwwgl", title="The Bottom of the Stairs", seed=4, palette="riso_late_office", light=(-0.7, -0.7))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.7, -0.7, 0.5)])
    pine = {"teal": 1.0, "orange": 1.0}
    with d.thing("stairwell", "place") as w:
        w.flat("-20,-20! 820,-20! 820,1220! -20,1220!", teal=1)
        for floor in range(4):
            w.flat(band(floor - 0.7, floor + 0.3, 0.0, 2.45), **pine)
            for i in range(18):
                t = floor - 0.7 + i / 18
                w.flat(band(t, t + 1 / 18, 0.0, 1.0), **({"orange": 1.0} if i % 2 else {}))
            w.flat(band(floor - 0.7, floor + 0.3, 0.94, 1.16), gap=3, teal=1)
    with d.thing("eye", "subject") as e:
        x, y = 428, 588
        lids = "300,592! 340,548 400,520 460,524 516,556 556,606! 510,640 448,656 380,646 336,624"
        e.flat(ellipse(x, y, 160, 176), gap=4, teal=1)
        e.flat(lids)
        with e.within(lids):
            e.flat(ellipse(x, y - 4, 66, 66), orange=1)
            e.flat(ellipse(x, y - 4, 32, 36), **pine)
            e.flat(ellipse(x - 14, y - 22, 10, 11))
        with e.in_inks(**pine):
            e.strokes([line("296,596 338,546 400,514 462,518 520,552 560,610"), line("318,536 360,496 420,478 480,490 524,520"), line("340,668 400,690 460,690 510,668")], [11, 8, 8], ends=(0.1, 0.1))
    with d.thing("woman at the rail", "witness", plane="front") as r:
        r.flat(BACK, gap=8, orange=1)
        r.flat(HEAD, gap=8, **pine)
    s.describe("We look straight down a stairwell. Its steps are striped in orange, teal and white. Three people lean over the rails. At the very bottom a huge orange eye with wrinkles looks up.")
    s.moods("uneasy", "curious", "awed", "dizzy")
    s.themes("depth", "neighbours", "fear", "watching", "secrets")
    s.says("eye", "hello down there", "vertigo", "who lives in the cellar?", "it saw me", "I dropped my key", "going down", "don’t look", "neighbours", "the landlord", "whale", "deep", "a well", "peephole", "caretaker", "echo", "leaning over", "dizzy", "it has always been there", "mind the step", "being seen", "the house looks back", "ground floor flat", "wake up", "a keyhole inside out", "gaze into the abyss", "lift out of order", "what blinked?", "basement", "the long fall", "everybody knows, nobody asks", "staircase wit", "the bottom line", "old, very old", "it is waiting for the ball", "tunnel vision", "I was called", "somebody has to feed it", "stripes", "roots of the house", "conscience", "storeys and stories", "rent is cheap for a reason", "who carried it in?")  # fmt: skip
    s.relate("eye", "is inside", "stairwell")
    s.relate("people at the rail", "listens to", "eye")
    s.about(place="the stairwell of the thin-walled flats", time="evening", light="from the upper left, down the shaft", composition="centred", view="from above, down a deep shaft", foreground="striped steps at all edges", unexplained="what lives at the bottom")
