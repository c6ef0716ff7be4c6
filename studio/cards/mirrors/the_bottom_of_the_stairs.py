"""The Bottom of the Stairs: down the stairwell, floor under floor, and at the very bottom something large looks up."""

from __future__ import annotations

import math

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line

Spot = tuple[float, float]
ONE_TURN = 0.56  # how much smaller everything is one floor below
HAIR = "172,1010! 160,940 180,872 226,838! 214,800 228,762 270,746 314,758 332,796 324,836! 372,866 396,930 388,1010! 376,1056 336,1090 280,1098 224,1090 184,1054"
NECK = "200,1050! 360,1050! 352,1100 360,1140! 280,1164 202,1140! 210,1100"
EARS = ("176,990! 158,980 150,1004 158,1036 176,1048 188,1030!", "384,990! 402,980 410,1004 402,1036 384,1048 372,1030!")
BACK = "-20,1240! 20,1170 90,1130 170,1108 216,1098! 240,1136 322,1136 346,1098! 390,1108 470,1130 540,1170 590,1240!"


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
        lids = "288,592! 331,544 397,513 463,518 525,553 569,608! 518,645 450,663 375,652 327,628"
        e.flat(ellipse(x, y, 178, 194), gap=4, teal=1)
        e.flat(lids)
        with e.within(lids):
            e.flat(ellipse(x, y - 4, 72, 72), orange=1)
            e.flat(ellipse(x, y - 4, 35, 39), **pine)
            e.flat(ellipse(x - 14, y - 22, 10, 11))
        with e.in_inks(**pine):
            e.strokes([line("283,597 328,542 397,507 465,511 529,549 574,612"), line("307,530 353,486 419,466 485,479 533,512"), line("331,676 397,700 463,700 518,676")], [11, 8, 8], ends=(0.1, 0.1))
    with d.thing("woman at the rail", "witness", plane="front") as r:
        r.flat(NECK)
        r.flat(BACK, gap=8, orange=1)
        r.flat(EARS[0])
        r.flat(EARS[1])
        r.flat(HAIR, gap=8, **pine)
        r.strokes([line("228,840 250,852 280,856 322,838"), line("186,960 210,900 250,866"), line("374,956 350,900 310,866"), line("280,1076 278,1030 284,960"), line("246,790 268,774 296,780 304,800")], 7, ends=(0.3, 0.2))
    s.describe("A woman with a bun looks down a stairwell. We see her from behind. The orange and white steps wind down in a spiral. At the very bottom a huge orange eye looks up at her.")
    s.moods("uneasy", "curious", "awed", "dizzy")
    s.themes("depth", "neighbours", "fear", "watching", "secrets")
    s.says("eye", "hello down there", "vertigo", "who lives in the cellar?", "it saw me", "I dropped my key", "going down", "don’t look", "neighbours", "the landlord", "whale", "deep", "a well", "peephole", "caretaker", "cellar", "leaning over", "dizzy", "it has always been there", "mind the step", "being seen", "the house looks back", "ground floor flat", "wake up", "a keyhole inside out", "gaze into the abyss", "lift out of order", "what blinked?", "basement", "the long fall", "everybody knows, nobody asks", "staircase wit", "the bottom line", "old, very old", "it is waiting for the ball", "tunnel vision", "I was called", "somebody has to feed it", "stripes", "roots of the house", "conscience", "storeys and stories", "rent is cheap for a reason", "who carried it in?")  # fmt: skip
    s.relate("eye", "is inside", "stairwell")
    s.relate("eye", "waits for", "woman at the rail")
    s.about(place="the stairwell of the thin-walled flats", time="evening", light="from the upper left, down the shaft", composition="centred", view="from above, down a deep shaft", foreground="the back of a woman’s head", unexplained="what lives at the bottom")
