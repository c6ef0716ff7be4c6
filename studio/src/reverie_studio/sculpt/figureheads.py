"""A ship that has come for apples: its carved figurehead, the bow behind it, boughs with leaves and apples."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.watercolour_pen import InkPen
from reverie_studio.pen import Pen
from reverie_studio.sculpt.eyes import eye


def volute(x: float, y: float, z: float, r: float, thick: float, turns: float = 1.6, start: float = 0.0) -> Clay:
    """A carved scroll that winds inwards from radius `r`. Part: gold."""
    n = int(turns * 14)
    knots = []
    for i in range(n + 1):
        q = i / n
        a, k = math.radians(start) + math.tau * turns * q, r * (1 - 0.82 * q)
        knots.append((x + k * math.cos(a), y + k * math.sin(a), z + 10 * q, thick * (1 - 0.45 * q)))
    return Clay().limb(knots, melt=4, part="gold", per=2)


def figurehead(*, look: Point = (0.75, 0.3)) -> Clay:
    """A carved horse in profile to our left, 420 px from ears to breast, whose lips close on an apple at (-236, 114); its neck ends in a scroll at (250, 330).

    Parts: neck, head, lip, mane, gold, ear, lid, apple. Marks: eye `near`, `nostril`, `mouth`, `stalk` (where the apple hangs).
    """
    c = Clay().limb([(262, 350, -40, 96), (250, 230, -24, 100), (206, 96, -10, 88), (120, -6, 0, 74)], melt=14, part="neck", per=14)
    c.limb([(112, -26, 0, 80), (40, -30, 10, 76), (-50, -2, 14, 60), (-130, 34, 14, 46)], melt=18, part="head", per=12)
    c.limb([(96, 30, 16, 72), (20, 56, 18, 62), (-60, 88, 18, 38), (-116, 112, 16, 28)], melt=26, part="head", per=12)
    c.limb([(-128, 36, 14, 46), (-178, 50, 16, 42), (-210, 64, 18, 30)], melt=16, part="lip", per=8).limb([(-108, 116, 16, 30), (-150, 150, 18, 28), (-184, 168, 22, 22)], melt=14, part="lip", per=8)
    c.ball(-236, 114, 8, 55, melt=0.6, part="apple")
    c.limb([(-150, 62, 46, 22), (-190, 80, 56, 19), (-216, 84, 54, 13)], melt=10, part="lip", per=8).limb([(-140, 142, 42, 19), (-176, 158, 50, 16), (-198, 158, 50, 11)], melt=10, part="lip", per=8)
    c.limb([(-206, 44, 44, 6), (-192, 34, 54, 11), (-176, 42, 56, 7)], melt=5, carve=True)
    c.limb([(-20, 24, 74, 10), (-80, 56, 62, 10), (-130, 66, 56, 8)], melt=16, part="head", per=6)
    c.limb([(30, -70, 66, 15), (-10, -64, 74, 17), (-46, -38, 66, 12)], melt=14, part="head", per=6)
    for x, z in ((146, -24), (112, 40)):
        c.limb([(x, -84, z, 30), (x + 14, -138, z + 8, 29), (x + 4, -204, z + 6, 4)], melt=8, part="ear", press=(1.2, 0, 0.6), per=8)
    c.limb([(118, -48, 84, 8), (128, -112, 96, 9), (122, -168, 84, 3)], melt=5, carve=True)
    eye(c, "near", (-4, -26, 62), 27, -1, aside=-4, lids=1.0, look=look, inner=0.5, iris=0.66, bag=0.6)
    crest = flow([(150, -86), (236, -20), (310, 90), (350, 220), (356, 330)], 6)
    for i, (x, y) in enumerate(crest[:-3:3]):
        k = 1 + 0.03 * i
        c.limb([(x - 34, y + 6, 20, 30), (x + 22 * k, y - 6, 44, 33), (x + 76 * k, y + 40, 52, 29), (x + 70 * k, y + 96, 54, 20), (x + 104 * k, y + 116, 50, 4)], melt=4, part="mane", per=7)
    for i, (x, y) in enumerate(((150, -60), (196, 20), (232, 110))):
        c.limb([(x, y - 20, 60, 24), (x - 6 * i, y + 40, 92 - 4 * i, 27), (x - 40, y + 90, 96 - 4 * i, 21), (x - 20, y + 132, 92, 4)], melt=4, part="mane", per=7)
    c.limb([(120, -96, 10, 26), (70, -104, 40, 24), (22, -70, 62, 15), (6, -44, 70, 4)], melt=4, part="mane", per=7)
    c.add(volute(238, 340, 70, 92, 30, 1.7, 250))
    for i, line in enumerate(([(66, 30, 90), (20, 62, 84), (-36, 92, 66), (-90, 112, 46)], [(72, 64, 86), (30, 86, 80), (-10, 100, 66)], [(-34, -34, 76), (-84, 0, 68), (-136, 20, 60)], [(150, 130, 70), (176, 190, 76), (190, 240, 74)], [(168, 110, 76), (196, 170, 78)])):
        c.marks[f"grain {i}"] = list(line)
    c.marks |= {"nostril": [(-204, 44, 62), (-192, 36, 66), (-178, 42, 64)], "mouth": [(-200, 104, 70), (-160, 98, 66), (-122, 96, 62)], "stalk": [(-238, 62, 30)]}
    return c


def bow_and_sails(pen: Pen, part: str) -> None:
    """The fore part of a white ship that comes from our right over a figurehead whose breast is at (590, 780); `part` is sails, spars, hull."""
    if part == "sails":
        pen.path("M566,-40 C520,90 520,220 590,372 C680,390 770,376 850,352 V-40Z", "#fdf6e4")
        pen.path("M470,-40 C400,60 300,110 190,122 C330,190 450,270 520,372 C530,240 540,80 556,-40Z", "#f7e8cf")
    elif part == "spars":
        pen.taper([(760, 560), (440, 300), (96, 44)], 30, 13, "#a8744a")
        pen.taper([(548, 392), (700, 396), (850, 366)], 15, 15, "#a8744a")
        pen.taper([(706, 640), (700, 200), (704, -40)], 30, 26, "#8f6040")
    else:
        pen.path("M640,560 C700,560 780,540 850,510 V1090 C740,1060 640,1010 590,930 C556,880 548,820 566,760Z", "#f4ead8")
        pen.path("M500,736 L740,740 L720,850 C690,900 560,900 520,856Z", "#8a5236")
        pen.path("M622,556 C700,548 780,524 850,492 V534 C780,562 700,586 632,590Z", "#b8603c")
        pen.path("M574,742 C660,730 770,700 850,664 V694 C770,730 660,758 566,768Z", "#c9983c")
        pen.path("M590,930 C640,1010 740,1060 850,1090 V1140 C730,1120 620,1050 560,950 C540,910 530,860 540,800 L566,806 C556,850 566,890 590,930Z", "#8a5236")


def knee(pen: Pen) -> None:
    """The timber in which the figurehead's neck stands; it runs down into the stem."""
    pen.path("M518,770 C520,836 556,868 610,868 C672,862 712,822 724,776 L850,742 V838 C770,862 716,900 690,950 C650,960 600,960 566,936 C526,906 508,840 512,780Z", "#8a5236")
    pen.path("M506,742 C506,824 544,862 606,858 C668,850 706,812 716,764 L734,770 C724,836 680,882 606,890 C530,892 488,830 490,750Z", "#d9a03a")


def planks(k: InkPen) -> None:
    """Planks of the hull, reefs of the sails, rigging."""
    for i in range(6):
        y = 800 + 46 * i
        k.line([(562 + 5 * i * i, y), (660 + 3 * i * i, y - 10 + 6 * i), (850, y - 70 + 14 * i)], 1.5, broken=0.4)
    for i in range(3):
        k.line([(604 - 6 * i, 622 + 34 * i), (700, 614 + 32 * i), (850, 566 + 36 * i)], 1.3, broken=0.4)
    for x, y, u, v in ((110, 54, 560, -40), (200, 124, 700, -40), (150, 86, 520, 372)):
        k.line([(x, y), (u, v)], 1.6)
    for i in range(4):
        k.line([(548 + 4 * i, 60 + 84 * i), (690, 66 + 84 * i), (840, 54 + 80 * i)], 1.0, broken=0.6)


def leaf(pen: Pen, x: float, y: float, degrees: float, long: float, tone: str) -> None:
    """A pointed leaf from its root."""
    with pen.at(x, y, turn=degrees):
        pen.path(f"M0,0 C{long * 0.2},{-long * 0.3} {long * 0.62},{-long * 0.3} {long},0 C{long * 0.62},{long * 0.26} {long * 0.2},{long * 0.28} 0,0Z", tone)


def leafy(pen: Pen, rng: np.random.Generator, line: Sequence[Point], wide: float, long: float, tones: Sequence[str], bark: str, every: float = 34.0) -> None:
    """A bough along a line with leaves to both sides."""
    way = flow(line, 24)
    pen.taper([(float(x), float(y)) for x, y in way], wide, wide * 0.25, bark)
    step, side = 0.0, 1
    for a, b in zip(way[:-1], way[1:], strict=True):
        step += float(np.hypot(*(b - a)))
        if step > every:
            step, side = 0.0, -side
            turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) + side * float(rng.uniform(30, 72))
            leaf(pen, float(b[0]), float(b[1]), turn, long * float(rng.uniform(0.75, 1.2)), tones[int(rng.integers(len(tones)))])
    leaf(pen, float(way[-1][0]), float(way[-1][1]), math.degrees(math.atan2(*(way[-1] - way[-3])[::-1])), long, tones[0])


def apple(x: float, y: float, r: float) -> Clay:
    """An apple that hangs. Parts: apple, stalk."""
    c = Clay().ball(x, y, 0, r, part="apple")
    c.limb([(x, y - r * 1.0, 0, r * 0.34), (x, y - r * 0.9, 0, r * 0.1)], melt=r * 0.4, carve=True)
    return c.limb([(x, y - r * 0.75, 4, r * 0.07), (x + r * 0.08, y - r * 1.3, 4, r * 0.08)], melt=1, part="stalk")
