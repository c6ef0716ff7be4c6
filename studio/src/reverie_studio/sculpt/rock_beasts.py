"""Beasts that come straight at us, and those who wait with their backs to us; mountains that have heads."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.scratchboard_tools import Thing
from reverie_studio.sculpt.eyes import eye


def bloodhound_face() -> Clay:
    """A bloodhound that sniffs at us, 420 px from ear to ear, its nose nearest. Parts: fur, ear, lip, nose, lid. Marks: the eyes `left|right`, `nose`, `brow left|right`."""
    c = Clay().ball(0, -110, -90, 118, melt=20, part="fur", press=(0, 0.1, 0)).limb([(0, 0, -140, 120), (0, 140, -190, 150)], melt=20, part="fur", per=4)
    c.both(Clay().limb([(62, -40, -30, 62), (58, 30, 10, 52)], melt=30, part="fur", per=4))
    c.limb([(0, -96, 0, 52), (0, -20, 40, 54), (0, 50, 96, 58), (0, 78, 128, 56)], melt=26, part="fur", per=5)
    c.both(Clay().limb([(14, 74, 140, 46), (52, 100, 104, 52), (74, 142, 66, 46), (72, 186, 44, 24)], melt=12, part="lip", per=5))
    c.limb([(0, 150, 60, 54), (0, 178, 80, 36)], melt=8, part="lip", per=3, tone=0.5)
    c.limb([(0, 96, 208, 4), (0, 124, 196, 5), (0, 150, 170, 5)], melt=4, carve=True)
    c.both(Clay().limb([(20, -92, 44, 18), (54, -108, 34, 22), (86, -84, 6, 16)], melt=16, part="fur", per=4))
    for w, y in ((30, -140), (36, -168), (26, -196)):
        c.groove([(-w, y + 10), (-8, y - 4), (0, y + 6), (8, y - 4), (w, y + 10)], 5, melt=6, deep=0.6)
    c.both(Clay().limb([(92, -168, -70, 34), (146, -120, -50, 54), (176, -10, -36, 62), (172, 110, -30, 52), (156, 180, -26, 18)], melt=10, part="ear", press=(0.9, 0, 0.5), per=6, tone=0.72))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (58 * side, -58, 26), 25, side, aside=12, lids=0.72, look=(-0.35, 0.75), inner=0.75, iris=0.6, bag=1.3)
        c.marks[f"brow {name}"] = [(22 * side, -118, 66), (56 * side, -134, 56), (92 * side, -104, 20)]
    c.limb([(-38, 62, 172, 29), (0, 54, 190, 36), (38, 62, 172, 29)], melt=10, part="nose", per=4).limb([(0, 74, 186, 30), (0, 92, 186, 18)], melt=8, part="nose", per=3)
    c.both(Clay().limb([(22, 66, 222, 9), (34, 70, 206, 13), (52, 80, 186, 8)], melt=5, carve=True, per=4))
    c.marks["nose"] = [(0, 60, 226)]
    return c


def hare_back(*, turn: float = 0.0) -> Clay:
    """A hare that cowers, seen from behind: 200 px wide, its ears up to y = -250, its back cut off below y = 200. Parts: body, head, ear."""
    c = Clay().limb([(0, 250, 10, 150), (0, 160, 10, 130), (0, 84, 4, 94)], melt=20, part="body", per=5)
    c.ball(0, 0, 0, 70, melt=18, part="head", press=(0, 0.1, 0)).both(Clay().ball(44, 20, -6, 44, melt=20, part="head"))
    for side, lean, tip in ((-1, 30, -236), (1, 62, -206)):
        c.limb([(24 * side, -50, 4, 20), (side * (30 + lean * 0.3), -110, 0, 30), (side * (34 + lean * 0.7), -170, -2, 27), (side * (30 + lean), tip, 0, 5)],
               melt=8, part="ear", press=(0, 0, 1.3), per=6)
    return c.turned(yaw=turn)


def tortoise_front() -> Clay:
    """A tortoise that comes straight at us on a rope, one forefoot before the other: 330 px wide, the feet about (-10, 236) and (16, 200). Parts: shell, rim, belly, neck, head, jaw, leg, claw, lid.

    Marks: the eyes `left|right`, `mouth`, `nostrils`, `top` of its shell.
    """
    c = Clay().limb([(-26, -14, -110, 140), (26, -14, -110, 140)], melt=20, part="shell", press=(0, 0.1, 0)).limb([(-34, -6, -30, 132), (34, -6, -30, 132)], melt=30, part="shell", press=(0, 0.12, 0))
    for line in ([(-150, -44), (-96, -30), (-46, -72), (0, -66), (46, -72), (96, -30), (150, -44)], [(-46, -72), (-36, -130), (-26, -176)], [(46, -72), (36, -130), (26, -176)],
                 [(-96, -30), (-110, 10), (-124, 44)], [(96, -30), (110, 10), (124, 44)], [(-46, -72), (-40, -20), (-44, 24)], [(46, -72), (40, -20), (44, 24)],
                 [(-96, -30), (-120, -80), (-112, -120)],
                 [(96, -30), (120, -80), (112, -120)]):  # fmt: skip
        c.groove(line, 7, melt=4, deep=0.7)
    c.limb([(-166, 30, -110, 8), (-160, 52, -50, 15), (-112, 66, 56, 17), (-54, 44, 100, 17), (0, 34, 110, 17), (54, 44, 100, 17), (112, 66, 56, 17), (160, 52, -50, 15), (166, 30, -110, 8)],
           melt=6, part="rim", per=5)
    c.limb([(-90, 108, 20, 26), (0, 122, 50, 32), (90, 108, 20, 26)], melt=8, part="belly", per=4)
    for side, foot in ((-1, (-12.0, 222.0, 190.0)), (1, (18.0, 190.0, 120.0))):
        c.limb([(100 * side, 92, 50, 46), (116 * side, 134, 100, 42), (70 * side + foot[0] * 0.4, 172, foot[2] * 0.7, 36), (foot[0] + 16 * side, foot[1] - 14, foot[2], 33)],
               melt=10, part="leg", per=5)
        c.ball(foot[0] + 8 * side, foot[1], foot[2] + 6, 32, melt=10, part="leg")
        for k in range(4):
            x = foot[0] + 8 * side + (k - 1.5) * 17
            c.limb([(x, foot[1] + 12, foot[2] + 30, 9), (x * 1.02, foot[1] + 30, foot[2] + 40, 7), (x, foot[1] + 44, foot[2] + 36, 2)], melt=3, part="claw", per=3)
    c.limb([(0, 84, 60, 52), (4, 70, 140, 46), (8, 44, 200, 46)], melt=10, part="neck", per=5)
    for k, y in enumerate((92, 104, 116)):
        c.groove([(-40 + 4 * k, y - 12), (4, y + 6), (48 - 4 * k, y - 12)], 5, melt=4, deep=0.6)
    c.limb([(8, 0, 214, 60), (8, 8, 250, 54), (8, 12, 282, 48), (8, 20, 292, 42)], melt=12, part="head", per=5).both(Clay().ball(36, 30, 236, 34, melt=18, part="head"))
    c.limb([(-30, 56, 238, 32), (8, 66, 282, 32), (46, 56, 238, 32)], melt=4, part="jaw", per=4)
    c.both(Clay().limb([(10, -34, 262, 14), (40, -36, 254, 15), (62, -18, 236, 12)], melt=10, part="head", per=4))
    c.both(Clay().ball(11, 2, 334, 5, melt=2, carve=True))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (8 + 47 * side, -4, 252), 21, side, aside=26, lids=0.55, look=(-0.2, 0.3), inner=0.9, iris=0.62, bag=1.2)
    c.marks |= {"mouth": [(-62, 30, 270), (-46, 46, 280), (-20, 50, 300), (8, 58, 322), (36, 50, 300), (62, 46, 280), (78, 30, 270)],
                "top": [(0, -140, -60)], "nostrils": [(-6, 14, 330), (22, 14, 330)]}
    return c


def goat_back() -> Clay:
    """An old goat from behind: 240 px from ear to ear, its horns spread up to y = -370, its neck runs down to y = 260. Parts: body, head, ear, horn. Mark: `horn left|right` along them."""
    c = Clay().limb([(0, 330, 20, 190), (0, 230, 10, 122), (0, 120, 0, 72), (0, 40, 0, 70)], melt=20, part="body", per=5)
    c.ball(0, 0, 0, 82, melt=30, part="head")
    for side, name in ((-1, "left"), (1, "right")):
        c.limb([(44 * side, -2, 0, 24), (104 * side, 18, 6, 27), (150 * side, 52, 8, 20), (176 * side, 84, 8, 4)], melt=8, part="ear", press=(0, 0.5, 1.3), per=5)
        line = flow([(34, -50, 0), (74, -120, 20), (112, -210, 44), (140, -300, 60), (190, -372, 60)], 18)
        knots = [(side * x, y, z, (30 - 25 * (k / (len(line) - 1)) ** 1.1) * (1 + 0.09 * math.sin(k * math.tau / 4.5))) for k, (x, y, z) in enumerate(line)]
        c.limb(knots, melt=4, part="horn", per=1)
        c.marks[f"horn {name}"] = [(x, y, z) for x, y, z, _ in knots]
    return c


def laid_rope(t: Thing, line: Sequence[Sequence[float]], *, light: float = 1.0) -> None:
    """A laid rope along places (x, y, half width) that grows thick towards us: black first, then its strands."""
    p = flow(line, 60)
    at, gap = 0.0, 0.0
    left, right = [], []
    strands, widths = [], []
    for (x0, y0, w0), (x1, y1, _) in zip(p[:-1], p[1:], strict=True):
        d = math.hypot(x1 - x0, y1 - y0) or 1.0
        ux, uy = (x1 - x0) / d, (y1 - y0) / d
        left.append((x0 - uy * w0, y0 + ux * w0))
        right.append((x0 + uy * w0, y0 - ux * w0))
        at += d
        if at >= gap:
            gap = at + w0 * 0.66
            for k in range(4):
                lag = (k - 1.5) * w0 * 0.145
                strands.append([(x0 + uy * w0 * q + ux * (w0 * 0.8 * q + lag), y0 - ux * w0 * q + uy * (w0 * 0.8 * q + lag)) for q in (-0.95, -0.4, 0.3, 0.95)])
                widths.append(w0 * (0.13 - 0.016 * k) * light)
    t.leave([*left, *reversed(right)], grow=4)
    t.strokes(strands, widths, ends=(0.2, 0.7))


def cobweb(t: Thing, a: Sequence[Sequence[float]], b: Sequence[Sequence[float]], rows: int = 7) -> None:
    """A cobweb between two lines of equal direction (roots first), torn a little: sagging threads across, rays along from its middle."""
    p, q = flow([r[:2] for r in a], 12), flow([r[:2] for r in b], 12)
    hub = (p[len(p) // 2] + q[len(q) // 2]) / 2
    ends = [line[int(k * (len(line) - 1) * 0.82 / rows)] for line in (p, q) for k in range(rows + 1)]
    ends = sorted(ends, key=lambda e: math.atan2(e[1] - hub[1], e[0] - hub[0]))
    t.strokes([[tuple(hub), tuple(e)] for e in ends], 1.2, ends=(0.6, 0.6))
    for r in range(1, 7):
        s = r / 7.5
        for e, f in zip(ends, ends[1:], strict=False):
            if math.dist(e, f) < 420 and t.rng.random() > 0.08:
                u, v = hub + (e - hub) * s, hub + (f - hub) * s
                mid = (u + v) / 2 + (hub - (u + v) / 2) * 0.14
                t.strokes([[tuple(u), tuple(mid), tuple(v)]], 1.0, ends=(0.8, 0.8))


def mountain_face(*, laugh: float = 1.0, seed: int = 0) -> Clay:
    """A mountain with a face that looks at us: peak at y = -400, chin at y = 300, 520 px wide at its mouth; `laugh` 1 is wide open, 0 shut and stern. Parts: rock, brow, nose, cheek, lip, chin, lid.

    Marks: the eyes `left|right` of a stern one, `shut left|right` (the lines of its pressed lids), `corner left|right` (where tears come), `mouth` (the upper lip).
    """
    w = [math.sin(seed * 3.7 + k * 2.3) for k in range(12)]
    c = Clay().limb([(20 * w[0], -400, 20, 14), (10, -340, -30, 64), (0, -240, -90, 142), (0, -60, -170, 232), (0, 180, -210, 276), (0, 420, -270, 340), (0, 640, -340, 410)],
                    melt=12, part="rock", per=5)
    crags = ((-84, -262, 100, 34), (92, -236, 84, 36), (-168, -110, 130, 44), (176, -90, 120, 44), (-236, 50, 140, 50), (244, 70, 130, 52), (-290, 250, 150, 60), (300, 270, 140, 58))
    for k, (x, y, tall, r) in enumerate(crags):  # lesser peaks
        c.limb([(x * 0.84, y + 120, -40, r * 1.1), (x * 0.96, y + 20, -30, r * 0.86), (x + 12 * w[k], y - tall * 0.55, -40, r * 0.14)], melt=5, part="rock", per=2)
    for k, (x, y, foot, low) in enumerate(((-40, -290, -150, -130), (-10, -250, -30, -150), (40, -280, 96, -140), (80, -220, 190, -60), (-100, -210, -214, -20))):  # ribs that run down from the peak
        c.limb([(10 * w[0], -392, 24, 8), (x, y + 20 * w[k], 40, 20), (foot, low, 56, 30)], melt=5, part="rock", per=3)
    g = laugh
    c.both(Clay().limb([(34, -108 + 34 * (1 - g), 120, 30), (92, -146 + 44 * (1 - g), 112, 36), (164, -104 + 10 * (1 - g), 64, 26)], melt=24, part="brow", per=4))
    c.both(Clay().ball(98, -56, 156, 44, melt=22, carve=True))
    if g > 0.1:
        c.both(Clay().ball(100, -44, 86, 50, melt=12, part="lid"))
    c.limb([(0, -110, 110, 30), (6, -40, 168, 42), (0, 16, 204, 52)], melt=16, part="nose", per=4).both(Clay().ball(42, 26, 170, 32, melt=14, part="nose"))
    c.both(Clay().ball(18, 58, 206, 13, melt=6, carve=True))
    c.both(Clay().limb([(60, 60, 130, 34), (132, 30 + 20 * (1 - g), 120, 58 + 14 * g), (186, 80, 60, 46)], melt=20, part="cheek", per=4))
    if g > 0.1:
        c.limb([(-118, 112, 190, 18), (-74, 150, 170, 52 * g), (0, 168, 170, 74 * g), (74, 150, 170, 52 * g), (118, 112, 190, 18)], melt=10, carve=True, per=5)
        c.limb([(-60, 160, 80, 50), (60, 160, 80, 50)], melt=10, carve=True)
        c.limb([(-128, 96, 130, 16), (-64, 92, 168, 22), (0, 96, 178, 20), (64, 92, 168, 22), (128, 96, 130, 16)], melt=8, part="lip", per=4)
        c.limb([(-136, 150, 110, 26), (-96, 224, 140, 34), (0, 262, 160, 44), (96, 224, 140, 34), (136, 150, 110, 26)], melt=16, part="chin", per=5).ball(0, 300, 150, 62, melt=22, part="chin")
    else:
        c.limb([(-120, 190, 170, 22), (0, 176, 210, 26), (120, 190, 170, 22)], melt=12, part="chin", per=4).ball(0, 290, 150, 84, melt=24, part="chin")
        c.limb([(-110, 158, 210, 8), (0, 142, 236, 9), (110, 160, 210, 8)], melt=5, carve=True, per=4)
    for side, name in ((-1, "left"), (1, "right")):
        if g <= 0.1:
            eye(c, name, (92 * side, -58, 84), 36, side, aside=6, lids=0.35, look=(-0.9 * side, 0.2), inner=-0.5, iris=0.5, bag=0.8)
        c.marks[f"shut {name}"] = [(50 * side, -26, 140), (74 * side, -54, 140), (104 * side, -62, 136), (136 * side, -48, 120), (156 * side, -20, 100)]
        c.marks[f"corner {name}"] = [(158 * side, -16, 100)]
    c.marks["mouth"] = [(-122, 102, 180), (-70, 118, 190), (0, 122, 200), (70, 118, 190), (122, 102, 180)]
    return c


def sitting_mountain(*, tilt: float = 9.0, look: tuple[float, float] = (-0.6, 0.8)) -> Clay:
    """A mountain that sits before us like a good dog: the peaks of its ears at y = -230, its paws at y = 560, 700 px wide at its haunches; its head leans by `tilt` degrees.

    Parts: crag (all below its head), rock, snow (ears and brow), nose, lid. Marks: the eyes `left|right`, `nose`, `lip left|right`, `tongue`.
    """
    h = Clay().ball(0, -6, 0, 104, melt=10, part="snow", press=(0, 0.06, 0)).both(Clay().limb([(60, 20, 0, 62), (96, 58, -30, 40)], melt=20, part="rock", per=3))
    h.limb([(0, -50, 66, 44), (0, 10, 110, 46), (0, 46, 150, 46), (0, 62, 170, 42)], melt=14, part="snow", per=4)
    h.both(Clay().limb([(22, 66, 166, 34), (48, 84, 120, 40), (62, 100, 70, 34)], melt=8, part="rock", per=4)).limb([(0, 100, 90, 46), (0, 124, 122, 30)], melt=6, part="rock", per=3)
    h.both(Clay().limb([(20, -58, 84, 14), (56, -76, 78, 19), (96, -58, 42, 13)], melt=9, part="snow", per=3))
    for side, name in ((-1, "left"), (1, "right")):
        h.limb([(64 * side, -70, -6, 56), (88 * side, -140, -14, 36), (104 * side, -230, -20, 3)], melt=6, part="snow", per=3, press=(0, 0, 0.8))
        h.limb([(96 * side, -60, -14, 34), (124 * side, -116, -20, 18), (134 * side, -160, -22, 2)], melt=3, part="rock", per=2)
        h.limb([(76 * side, -92, 50, 20), (90 * side, -140, 34, 13), (100 * side, -190, 16, 2)], melt=3, carve=True, per=3)
        eye(h, name, (54 * side, -26, 70), 27, side, aside=10, lids=1.15, look=(look[0] * side, look[1]), inner=0.7, iris=0.66, bag=0.3)
        h.marks[f"lip {name}"] = [(0, 74, 214), (2 * side, 98, 204), (24 * side, 116, 186), (54 * side, 118, 150), (84 * side, 96, 110)]
    h.limb([(-22, 34, 204, 22), (0, 28, 214, 25), (22, 34, 204, 22)], melt=6, part="nose", tone=0.3, per=3)
    h.marks["nose"], h.marks["tongue"] = [(0, 32, 238)], [(0, 116, 186)]
    c = Clay().limb([(0, 70, -60, 92), (0, 170, -70, 140), (0, 290, -110, 170), (0, 420, -190, 196), (0, 540, -240, 210)], melt=10, part="crag", per=3)
    for side in (-1, 1):
        c.limb([(70 * side, 150, 10, 66), (92 * side, 270, 60, 60), (94 * side, 390, 84, 44), (96 * side, 470, 96, 44), (98 * side, 520, 128, 50)], melt=8, part="crag", per=4)
        for u in (-34, 0, 34):
            c.limb([(98 * side + u, 520, 156, 27), (98 * side + u * 1.15, 540, 184, 25)], melt=3, part="crag", per=2)
        c.limb([(236 * side, 330, -60, 84), (262 * side, 420, -30, 110), (250 * side, 500, 10, 84)], melt=8, part="crag", per=3)
        c.limb([(226 * side, 540, 60, 52), (200 * side, 548, 110, 42)], melt=6, part="crag", per=3)
        for x, y, tall, r in ((150, 150, 120, 40), (206, 270, 110, 46), (300, 330, 120, 50), (366, 470, 110, 56)):
            c.limb([(x * side * 0.9, y + 70, -50, r * 1.2), (x * side, y - 10, -46, r * 0.7), (x * side * 1.02, y - tall * 0.7, -50, 3)], melt=4, part="crag", per=2)
        for a, b, d in (((16, 130, 40), (30, 230, 92), (22, 330, 90)), ((120, 220, 40), (140, 320, 60), (150, 440, 70)), ((60, 110, 30), (52, 180, 76), (56, 280, 110))):
            c.limb([(a[0] * side, a[1], a[2], 14), (b[0] * side, b[1], b[2], 20), (d[0] * side, d[1], d[2], 12)], melt=5, part="crag", per=2)
    return c.add(h.turned(roll=tilt))
