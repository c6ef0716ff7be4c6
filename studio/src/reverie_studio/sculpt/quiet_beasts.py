"""Beasts that take care: a tiger on tiptoe, an octopus that keeps doors, and what they have about them."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.watercolour_pen import InkPen
from reverie_studio.pen import Pen
from reverie_studio.sculpt.beast_heads import cat_head, lion_head
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import Spot
from reverie_studio.sculpt.night_beasts import strip

_STRIPES: tuple[tuple[tuple[Spot, ...], float], ...] = (
    (((3, -112), (7, -92), (2, -70)), 7), (((16, -108), (27, -90), (12, -76)), 8), (((30, -104), (47, -86), (30, -70)), 8), (((52, -92), (62, -80), (48, -70)), 6),
    (((62, -66), (90, -52), (120, -44)), 9), (((74, -40), (102, -28), (130, -16)), 10), (((66, -6), (100, 8), (130, 14)), 10),
    (((62, 26), (92, 38), (122, 46)), 9), (((60, 50), (82, 66), (100, 84)), 8), (((30, -2), (46, 0), (64, 8)), 5), (((16, -58), (12, -38), (19, -22)), 5),
)  # fmt: skip
_BANDS: tuple[tuple[tuple[Spot, ...], float], ...] = (
    (((70, -190), (84, -150), (78, -104)), 17), (((112, -190), (132, -140), (124, -84)), 18), (((160, -156), (172, -110), (160, -60)), 18), (((206, -110), (206, -60), (182, -20)), 17),
    (((228, -40), (196, 0), (150, 6)), 18), (((34, -130), (44, -96), (40, -66)), 14), (((6, -168), (26, -160), (42, -134)), 12), (((4, -130), (18, -120), (26, -94)), 11), (((4, -96), (14, -84), (18, -62)), 9),
)  # fmt: skip
_LEGS: tuple[tuple[tuple[Spot, ...], float], ...] = (
    (((-252, 60), (-206, 50), (-166, 66)), 17), (((-240, 112), (-196, 100), (-160, 116)), 17), (((-222, 160), (-180, 152), (-140, 170)), 15), (((-200, 212), (-160, 204), (-124, 220)), 15), (((-178, 258), (-144, 250), (-106, 264)), 13),
    (((256, 60), (210, 48), (166, 66)), 17), (((256, 108), (214, 98), (166, 116)), 16), (((246, 156), (206, 146), (162, 162)), 15), (((224, 200), (190, 192), (152, 206)), 13),
    (((22, -231), (45, -215), (68, -199)), 13), (((60, -278), (74, -251), (88, -225)), 13), (((99, -298), (106, -270), (114, -242)), 13), (((146, -244), (162, -262), (182, -282)), 13), (((150, -230), (174, -222), (198, -214)), 12),
)  # fmt: skip


def tiger_face(*, look: Spot = (0.0, 0.1), gape: float = 0.42) -> Clay:
    """A tiger's head, facing us, its jaw a little open for what it holds before (0, 66, 96); 240 px wide. Parts: face, brow, cheek, lip, jaw, nose, ear, lid. Marks: eyes, `lip left|right`, `stripe 0` …"""
    c = lion_head(gape=gape, look=look, lids=1.0, inner=0.5)
    c.lumps = [lump for lump in c.lumps if lump.part != "ear"]
    c.both(Clay().ball(74, -88, -26, 35, melt=8, part="ear", press=(0, 0, 1.7)).ball(76, -86, -4, 20, melt=8, carve=True))
    for x, y, z, x2, y2 in ((70, -20, -20, 122, -30), (76, 6, -22, 134, 6), (74, 30, -24, 130, 44), (66, 56, -20, 112, 84)):
        c.both(Clay().limb([(x, y, z, 40), ((x + x2) / 2, (y + y2) / 2, z - 6, 27), (x2, y2 + 8, z - 14, 4)], melt=16, part="cheek", per=6))
    c.both(Clay().limb([(22, -60, 54, 13), (40, -66, 47, 15), (58, -58, 33, 10)], melt=8, part="brow", per=5))
    c.both(Clay().ball(23, 36, 90, 26, melt=10, part="lip"))
    for side, name in ((-1, "left"), (1, "right")):
        c.marks[f"lip {name}"] = [(0, 24, 118), (1 * side, 44, 116), (14 * side, 57, 112), (32 * side, 62, 104), (50 * side, 58, 84)]
        c.marks[f"pad {name}"] = [((20 + 7 * (k % 2)) * side, 30 + 8 * k, 114) for k in range(3)]
        for k, (line, _) in enumerate(_STRIPES):
            c.marks[f"stripe {k} {name}"] = [(x * side, y, c.touch(x, y) or -10.0) for x, y in line]
    return c


def tiger_stripes(c: Clay, k: float, colour: str = "#1d1a22") -> list[tuple[list[Point], str]]:
    """Markings for a turned `tiger_face` of scale `k`."""
    return [(strip(c.curve(name), 1.25 * k * _STRIPES[int(name.split()[1])][1]), colour) for name in c.marks if name.startswith("stripe")]


def tiger_bands(x: float, y: float, k: float, colour: str = "#1d1a22") -> list[tuple[list[Point], str]]:
    """Markings for a `creeping_tiger` of scale `k` at (x, y)."""
    lines = [(line, w) for line, w in _LEGS] + [(tuple((u * side, v) for u, v in line), w) for line, w in _BANDS for side in (-1, 1)]
    return [(strip([(x + u * k, y + v * k) for u, v in line], w * k), colour) for line, w in lines]


def creeping_tiger() -> Clay:
    """What is behind and under `tiger_face` when it creeps at us, belly low: shoulder blades above the head, forelegs, one paw far before. Parts: body, leg, paw, belly, tail."""
    c = Clay().limb([(0, -140, -620, 76), (4, -96, -460, 92), (4, -40, -300, 110), (0, 20, -200, 120), (0, 80, -120, 110)], part="body", per=14)
    for side in (-1, 1):
        c.limb([(84 * side, -164, -250, 36), (118 * side, -128, -210, 66), (160 * side, -10, -150, 76)], melt=36, part="body", per=10)
        c.limb([(70 * side, 130, -150, 84), (62 * side, 200, -220, 70)], melt=40, part="belly")
    c.limb([(-160, 10, -130, 66), (-192, 110, -90, 54), (-164, 210, 10, 42), (-140, 290, 90, 40), (-132, 316, 130, 44)], melt=30, part="leg", per=14)
    c.limb([(164, 10, -150, 66), (208, 100, -150, 54), (196, 190, -100, 40), (172, 240, -50, 38), (164, 252, -30, 42)], melt=30, part="leg", per=14)
    for x, y, z, r in ((-132, 332, 158, 26), (162, 264, 0, 23)):
        for k in range(4):
            u = (k - 1.5) * r * 1.02
            low = 0.42 * r * (1 - abs(k - 1.5) / 1.5)
            c.limb([(x + u * 0.8, y - 8, z, r * 0.9), (x + u, y + 8 + low, z + 22, r * 0.82), (x + u, y + 16 + low, z + 34, r * 0.66)], melt=5, part="paw", per=4)
    c.limb([(20, -180, -640, 22), (70, -250, -650, 20), (140, -276, -650, 19), (178, -240, -640, 18), (168, -206, -630, 12)], melt=14, part="tail", per=10)
    return c


def bamboo(pen: Pen, x: float, lean: float, r: float, tone: str, joint: str, *, step: float = 190.0, start: float = 40.0) -> None:
    """A stem from the top edge to the bottom, its foot at x, its head `lean` px aside; joints every `step` px."""
    pen.path(f"M{x + lean - r * 0.9:.1f},-20 L{x + lean + r * 0.9:.1f},-20 L{x + r:.1f},1230 L{x - r:.1f},1230Z", tone)
    y = start
    while y < 1220:
        u = x + lean * (1 - y / 1220)
        pen.path(f"M{u - r * 1.16:.1f},{y - 5:.1f} C{u - r * 0.4:.1f},{y + 3:.1f} {u + r * 0.4:.1f},{y + 3:.1f} {u + r * 1.16:.1f},{y - 5:.1f} L{u + r * 1.16:.1f},{y + 6:.1f} C{u + r * 0.4:.1f},{y + 14:.1f} {u - r * 0.4:.1f},{y + 14:.1f} {u - r * 1.16:.1f},{y + 6:.1f}Z", joint)
        y += step


def leaf(pen: Pen, root: Point, tip: Point, wide: float, tone: str) -> None:
    """A long leaf that sags."""
    pen.poly(strip([root, ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 - wide * 0.9), tip], wide), tone)


def small_bell(pen: Pen, x: float, y: float, r: float, tones: Sequence[str]) -> None:
    """A round bell with a slit: gold and its dark."""
    pen.oval(x, y - r * 1.08, r * 0.26, r * 0.22, tones[1])
    pen.circle(x, y, r, tones[0])
    pen.path(f"M{x - r * 0.98:.1f},{y - r * 0.04:.1f} C{x - r * 0.4:.1f},{y + r * 0.22:.1f} {x + r * 0.4:.1f},{y + r * 0.22:.1f} {x + r * 0.98:.1f},{y - r * 0.04:.1f} L{x + r * 0.98:.1f},{y + r * 0.12:.1f} C{x + r * 0.4:.1f},{y + r * 0.38:.1f} {x - r * 0.4:.1f},{y + r * 0.38:.1f} {x - r * 0.98:.1f},{y + r * 0.12:.1f}Z", tones[1])
    pen.path(f"M{x - r * 0.06:.1f},{y + r * 0.44:.1f} L{x - r * 0.06:.1f},{y + r * 0.92:.1f} L{x + r * 0.06:.1f},{y + r * 0.92:.1f} L{x + r * 0.06:.1f},{y + r * 0.44:.1f}Z", tones[1])
    pen.circle(x, y + r * 0.48, r * 0.15, tones[1])


YARD = (400.0, 600.0)
YARD_FLOOR = [(132.0, 206.0), (668.0, 206.0), (668.0, 994.0), (132.0, 994.0)]
DOORS: tuple[tuple[float, float, float, float], ...] = (
    (262, 206, 1, 0), (538, 206, 1, 0), (668, 400, 0, 1), (668, 790, 0, 1), (538, 994, 1, 0), (262, 994, 1, 0), (132, 790, 0, 1), (132, 400, 0, 1),
)  # fmt: skip


def up_wall(x: float, y: float, f: float) -> Point:
    """A point of the yard's floor lifted along its wall: seen straight from above it moves outwards by the factor `f`."""
    return YARD[0] + (x - YARD[0]) * f, YARD[1] + (y - YARD[1]) * f


def door_corners(n: int, *, half: float = 54.0, low: float = 1.0, high: float = 1.33) -> list[Point]:
    """The outline of door `n` (clockwise, 0 is the left one of the far wall)."""
    x, y, dx, dy = DOORS[n]
    return [up_wall(x + dx * u, y + dy * u, f) for u, f in ((-half, low), (-half, high), (half, high), (half, low))]


def door_handle(n: int) -> Point:
    """Where its ring hangs."""
    x, y, dx, dy = DOORS[n]
    turn = -1 if n in (0, 5, 7) else 0.3 if n == 2 else 1
    return up_wall(x + dx * 26 * turn, y + dy * 26 * turn, 1.15)


def yard_doors(pen: Pen, shut: Sequence[int], wood: str, frame: str) -> None:
    """Shut doors in their frames; planks and hinges are `door_lines`."""
    for n in shut:
        pen.poly(door_corners(n, half=66, high=1.37), frame)
        pen.poly(door_corners(n), wood)


def door_lines(shut: Sequence[int]) -> list[tuple[list[Point], float]]:
    """Joints between planks and two strap hinges for each shut door: lines and weights for the ink."""
    out: list[tuple[list[Point], float]] = []
    for n in shut:
        a, b, c, d = door_corners(n)
        for q in (0.2, 0.4, 0.6, 0.8):
            out.append(([(a[0] + (d[0] - a[0]) * q, a[1] + (d[1] - a[1]) * q), (b[0] + (c[0] - b[0]) * q, b[1] + (c[1] - b[1]) * q)], 1.5))
        e, f, g, h = (d, c, a, b) if n in (0, 5, 7) else (a, b, d, c)
        for q in (0.24, 0.78):
            x, y, u, v = e[0] + (f[0] - e[0]) * q, e[1] + (f[1] - e[1]) * q, g[0] + (h[0] - g[0]) * q, g[1] + (h[1] - g[1]) * q
            out.append(([(x, y), (x + (u - x) * 0.5, y + (v - y) * 0.5)], 5.0))
    return out


def yard_joints(k: InkPen, shut: Sequence[int]) -> None:
    """Joints of the flags and of the walls, and the lines of the shut doors."""
    for i in range(1, 9):
        x = 132 + 67 * i
        k.line([(x, 206), (x, 994)], 1.3, broken=0.5) if i < 8 else None
        up = [up_wall(x, e, 1.0) for e in (206, 994)]
        for u, v in up:
            k.line([(u, v), up_wall(u, v, 1.5)], 0.9, broken=0.8) if i % 2 else None
    for j in range(1, 12):
        y = 206 + 66 * j
        k.line([(132, y), (668, y)], 1.3, broken=0.5)
    k.line([*YARD_FLOOR, YARD_FLOOR[0]], 2.6, smooth=False)
    for corner in YARD_FLOOR:
        k.line([corner, up_wall(*corner, 1.5)], 2.2)
    k.line([up_wall(u, v, 1.44) for u, v in [*YARD_FLOOR, YARD_FLOOR[0]]], 1.6, smooth=False, broken=0.4)
    for line, weight in door_lines(shut):
        k.line(line, weight)


def near_roof(pen: Pen) -> None:
    """The gutter and tiles of the roof we lie on, near the lens."""
    pen.path("M-30,930 L280,1240 L-30,1240Z", "#1c1430")
    for row in range(4):
        for k in range(9):
            x, y = -40 + 40 * k - 40 * row + 20 * (row % 2), 920 + 40 * k + 40 * row + 20 * (row % 2)
            pen.path(f"M{x},{y} L{x + 40},{y + 40} C{x + 26},{y + 76} {x - 22},{y + 52} {x - 34},{y + 16}Z", ("#4a3a66", "#3c2e56", "#33274c", "#2b2042")[row])
    pen.path("M-30,884 L-14,866 L334,1214 L340,1240 L296,1240Z", "#5f5178")
    pen.path("M-30,884 L-22,875 L318,1214 L322,1240 L306,1240Z", "#2b2042")


_ARMS: tuple[tuple[tuple[float, float, float, float], ...], ...] = (
    ((352, 540, 20, 50), (300, 470, 44, 42), (330, 380, 40, 33), (290, 300, 30, 25), (262, 220, 30, 19)),
    ((420, 520, 30, 50), (430, 420, 50, 42), (500, 360, 44, 32), (486, 270, 30, 24), (524, 200, 30, 18)),
    ((480, 560, 30, 50), (560, 540, 50, 42), (572, 470, 44, 32), (630, 470, 30, 23), (690, 440, 34, 17)),
    ((490, 620, 30, 50), (570, 640, 46, 42), (580, 730, 40, 33), (640, 730, 30, 24), (700, 790, 30, 18)),
    ((450, 690, 20, 50), (520, 760, 40, 42), (470, 850, 40, 33), (530, 920, 30, 25), (520, 1010, 30, 18)),
    ((370, 720, 10, 50), (380, 820, 40, 42), (310, 870, 40, 33), (310, 950, 30, 25), (270, 1020, 30, 18)),
    ((320, 680, 10, 50), (240, 740, 40, 42), (250, 830, 36, 32), (180, 850, 30, 24), (110, 810, 30, 18)),
    ((320, 610, 10, 50), (230, 620, 40, 42), (200, 530, 40, 32), (160, 460, 30, 24), (104, 420, 30, 18)),
)  # fmt: skip


def octopus_arms() -> Clay:
    """Eight arms that run out from (400, 610) to the eight doors and end in a hook round each ring. Marks: `arm 0` …"""
    c = Clay()
    for n, arm in enumerate(_ARMS):
        x, y = door_handle(n)
        away = math.atan2(y - YARD[1], x - YARD[0])
        hook = [(x + 15 * math.cos(away + a), y + 15 * math.sin(away + a), 44, r) for a, r in ((math.pi * 0.8, 13), (0.2, 11), (-1.4, 9), (-2.8, 6))]
        line = [*arm, *hook]
        c.limb(line, melt=12, part="arm", per=7)
        c.marks[f"arm {n}"] = [(u, v, w) for u, v, w, _ in line]
    return c


def octopus_head(*, look: Spot = (0.9, -0.75)) -> Clay:
    """Its bag and brow from above, eyes turned to one side; the bag lies to lower left. Parts: skin, bag, lid, wart; marks: the eyes."""
    c = Clay().limb([(316, 706, 60, 84), (352, 660, 90, 118), (404, 606, 90, 96)], melt=30, part="bag", per=10)
    c.limb([(404, 606, 90, 92), (446, 566, 90, 80)], melt=30, part="skin", per=6)
    rng = np.random.default_rng(5)
    for side, name, x, y in ((-1, "left", 404.0, 520.0), (1, "right", 504.0, 606.0)):
        c.ball(x, y, 124, 50, melt=24, part="skin")
        eye(c, name, (x + 6, y - 4, 152), 34, side, aside=0, lids=1.0, look=(look[0] * side, look[1]), iris=0.62, bag=0.5)
    put: list[Point] = []
    for _ in range(90):
        a, q = rng.uniform(0, math.tau), rng.uniform(0.1, 0.95)
        x, y = 350 + 104 * q * math.cos(a), 664 + 104 * q * math.sin(a)
        z = c.touch(x, y)
        if z is not None and all(math.hypot(x - u, y - v) > 20 for u, v in put):
            put.append((x, y))
            r = float(rng.uniform(3, 6.5))
            c.ball(x, y, z - r * 0.35, r, melt=7, part="wart")
    return c


def suckers(pen: Pen, c: Clay, tone: str, hole: str) -> None:
    """Rings along one side of each arm."""
    for n, arm in enumerate(_ARMS):
        line = flow(list(arm), 10)
        side, far = (1 if n % 2 else -1), 0.0
        for i in range(16, len(line) - 1):
            (x, y, _, r), (u, v, _, _) = line[i], line[i + 1]
            size = math.hypot(u - x, v - y) or 1.0
            far += size
            if far < r * 0.62:
                continue
            far = 0.0
            nx, ny = -(v - y) / size * side, (u - x) / size * side
            pen.circle(x + nx * r * 0.8, y + ny * r * 0.8, r * 0.27, tone)
            pen.circle(x + nx * r * 0.8, y + ny * r * 0.8, r * 0.11, hole)


def gate_cat() -> Clay:
    """An enormous cat that lies stretched through a gate, from above: rump at (420, 250), waist at (410, 566), chest at (404, 720), tail to upper right; the head is `gate_cat_head`. Parts: fur, leg, tail, paw. Marks: `spine`."""
    c = Clay().limb([(424, 230, 0, 104), (422, 310, 10, 116), (414, 440, 6, 92), (410, 566, -10, 76), (406, 680, 6, 104), (402, 770, 14, 104)], part="fur", per=14)
    c.limb([(404, 790, 30, 84), (402, 830, 60, 70)], melt=30, part="fur", per=6)
    for side in (-1, 1):
        c.limb([(422 + 70 * side, 262, 30, 70), (424 + 100 * side, 326, 34, 72), (424 + 118 * side, 392, 10, 48)], melt=14, part="leg", per=10)
        c.limb([(424 + 116 * side, 396, 0, 34), (424 + 122 * side, 450, 0, 29), (422 + 116 * side, 476, 4, 29)], melt=10, part="leg", per=8)
        for k in range(3):
            c.ball(422 + 116 * side + (k - 1) * 17, 494 - 3 * (k == 1), 10, 15, melt=4, part="paw")
        c.limb([(404 + 84 * side, 730, 16, 56), (402 + 106 * side, 820, 14, 48), (402 + 92 * side, 910, 14, 42), (402 + 62 * side, 966, 16, 40)], melt=26, part="leg", per=12)
        for k in range(4):
            c.limb([(402 + 60 * side + (k - 1.5) * 20, 974, 26, 20), (402 + 60 * side + (k - 1.5) * 21, 994 + 5 * (k in (1, 2)), 26, 17)], melt=5, part="paw", per=4)
    c.limb([(424, 160, -10, 38), (452, 106, -10, 33), (530, 70, -6, 31), (620, 96, -6, 31), (672, 170, -6, 30), (662, 250, -6, 28), (612, 286, -6, 20)], melt=16, part="tail", per=12)
    c.marks["spine"] = [(424, 190, 90), (420, 330, 120), (412, 560, 70), (404, 720, 110)]
    return c


def gate_cat_head() -> Clay:
    """Her head, laid on the forepaws, half asleep; to be `turned`."""
    c = cat_head(lids=0.22, look=(0.0, 0.25))
    c.lumps = [lump for lump in c.lumps if lump.part != "ear" and not lump.carve]
    c.both(Clay().limb([(48, -60, -16, 36), (66, -98, -20, 24), (80, -138, -22, 4)], melt=10, part="ear", press=(0, 0, 2.0), per=5).limb([(54, -74, 8, 17), (66, -100, 2, 12), (74, -120, -2, 3)], melt=5, carve=True))
    c.both(Clay().limb([(60, 8, 0, 42), (88, 18, -6, 26), (110, 30, -12, 5)], melt=16, part="face", per=5))
    c.ball(0, -70, -6, 56, melt=30, part="face")
    return c


def town_wall(pen: Pen, line: Sequence[Point], half: float, stone: str, walk: str, towers: Sequence[tuple[float, float, float]]) -> None:
    """A wall with merlons along both rims and round towers, from above."""
    way = flow(list(line), 20)
    for u, v, tone in ((1.0, -1.0, stone), (0.72, -0.72, walk)):
        left, right = [], []
        for i in range(len(way)):
            a, b = way[max(0, i - 1)], way[min(len(way) - 1, i + 1)]
            size = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
            nx, ny = -(b[1] - a[1]) / size * half, (b[0] - a[0]) / size * half
            left.append((float(way[i][0] + nx * u), float(way[i][1] + ny * u)))
            right.append((float(way[i][0] + nx * v), float(way[i][1] + ny * v)))
        pen.poly([*left, *reversed(right)], tone)
        if tone == stone:
            for side in (left, right):
                for p, q in zip(side[::2], side[1::2], strict=False):
                    pen.line(*p, *q, stone, 12)
    for x, y, r in towers:
        pen.circle(x, y, r, stone)
        pen.circle(x, y, r * 0.76, walk)
        for k in range(14):
            a = (k + 0.5) * math.tau / 14
            pen.line(x + r * 0.84 * math.cos(a), y + r * 0.84 * math.sin(a), x + r * 1.04 * math.cos(a), y + r * 1.04 * math.sin(a), walk, r * 0.16)


def cart(k: InkPen, x: float, y: float, degrees: float, size: float = 1.0) -> None:
    """A cart and its horse from above, the horse towards `degrees`: 44 px long."""
    c, s = math.cos(math.radians(degrees)) * size, math.sin(math.radians(degrees)) * size

    def at(*points: Point) -> list[Point]:
        return [(x + u * c - v * s, y + u * s + v * c) for u, v in points]

    k.line(at((-22, -9), (0, -9), (0, 9), (-22, 9), (-22, -9)), 2.0, smooth=False)
    for u in (-18, -12, -6):
        k.line(at((u, -8), (u, 8)), 1.1)
    for u, v in ((-18, -12), (-18, 12), (-4, -12), (-4, 12)):
        k.line(at((u - 4, v), (u + 4, v)), 3.2)
    k.line(at((0, -5), (14, -4)), 1.2).line(at((0, 5), (14, 4)), 1.2)
    body = at((8, 0), (16, -4.5), (28, -3), (36, 0), (28, 3), (16, 4.5))
    k.blot("M" + " L".join(f"{u:.1f},{v:.1f}" for u, v in body) + "Z")


def near_tower(pen: Pen, x: float, y: float, r: float, stone: str, dark: str) -> None:
    """The rim of the round tower we look down from, its middle at (x, y), with merlons."""
    pen.circle(x, y, r, dark)
    for k in range(40):
        a = k * math.tau / 40
        c, s = math.cos(a), math.sin(a)
        pen.poly([(x + c * r * 0.9 - s * 26, y + s * r * 0.9 + c * 26), (x + c * r * 1.08 - s * 28, y + s * r * 1.08 + c * 28), (x + c * r * 1.08 + s * 28, y + s * r * 1.08 - c * 28), (x + c * r * 0.9 + s * 26, y + s * r * 0.9 - c * 26)], stone)


def ice_lantern(pen: Pen, x: float, y: float, k: float) -> None:
    """A lantern under its ring at (x, y), 150 px high."""
    with pen.at(x, y, scale=k):
        pen.path("M-16,8 C-16,-14 16,-14 16,8 L10,8 C10,-5 -10,-5 -10,8Z", "#2a2430")
        pen.path("M-34,36 L-12,8 L12,8 L34,36Z", "#33293a")
        pen.path("M-30,36 L30,36 L36,118 L-36,118Z", "#ffe08a")
        pen.path("M-44,118 L44,118 L40,138 L-40,138Z", "#33293a")
        for u in (-30, 26):
            pen.path(f"M{u},36 L{u + 5},36 L{u + 5 + (0 if u < 0 else 5)},118 L{u - (5 if u < 0 else 0)},118Z", "#33293a")


def raccoon_face(*, look: Spot = (0.0, -0.35)) -> Clay:
    """A raccoon's head, facing us, 240 px from cheek to cheek. Parts: fur, brow, muzzle, ear, nose, lid. Marks: the eyes, `lip left|right`, `mask left|right` (outlines), `blaze`, `nose`."""
    c = Clay().ball(0, -26, -10, 84, part="fur", press=(0, 1.08, 0))
    for x, y, x2, y2 in ((50, 0, 112, 6), (48, 26, 108, 44), (38, 48, 78, 78)):
        c.both(Clay().limb([(x, y, 4, 44), ((x + x2) / 2, (y + y2) / 2, -4, 29), (x2, y2, -14, 4)], melt=22, part="fur", per=6))
    c.limb([(0, -20, 56, 36), (0, 12, 80, 31), (0, 36, 102, 24), (0, 44, 110, 20)], melt=18, part="muzzle", per=6).limb([(0, 46, 62, 36), (0, 66, 86, 21)], melt=10, part="muzzle", per=4)
    c.both(Clay().ball(14, 48, 94, 20, melt=10, part="muzzle"))
    c.both(Clay().limb([(14, -50, 60, 13), (40, -60, 48, 15), (66, -48, 24, 12)], melt=14, part="brow", per=5))
    c.both(Clay().limb([(58, -78, -14, 34), (76, -112, -18, 28), (84, -128, -18, 20)], melt=8, part="ear", press=(0, 0, 2.0), per=5).limb([(64, -88, 12, 20), (76, -110, 6, 15), (80, -120, 4, 10)], melt=6, carve=True))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (38 * side, -20, 50), 19, side, aside=14, lids=1.0, look=(look[0] * side, look[1]), inner=0.8, iris=0.78, bag=0.3)
        c.marks[f"lip {name}"] = [(0, 46, 126), (1 * side, 60, 118), (14 * side, 72, 106), (32 * side, 70, 86)]
        c.marks[f"mask {name}"] = [(x * side, y, c.touch(x * side, y) or -8.0) for x, y in ((10, -22), (22, -44), (48, -46), (76, -26), (104, 10), (112, 26), (78, 22), (44, 12), (20, 2))]
    c.marks["blaze"] = [(x, y, c.touch(x, y) or 60.0) for x, y in ((0, -94), (0, -60), (0, -24), (0, 6))]
    c.ball(0, 40, 122, 15, melt=4, part="nose", press=(0, 0.3, 1.0))
    c.marks["nose"] = [(0, 40, 140)]
    return c


def kneeling_raccoon() -> Clay:
    """Round back, upper arms and ringed tail of a raccoon that kneels, from above: neck at (424, 470), tail to upper right. Parts: fur, arm, tail. Marks: `ring 0` …"""
    c = Clay().limb([(424, 500, -60, 120), (430, 380, -140, 186), (440, 230, -220, 216), (446, 130, -280, 170)], part="fur", per=14)
    for side in (-1, 1):
        c.limb([(424 + 130 * side, 470, -60, 84), (424 + 172 * side, 580, 0, 60), (424 + 150 * side, 680, 60, 46), (424 + 108 * side, 742, 110, 36)], melt=30, part="arm", per=14)
    tail = [(540, 60, -260, 60), (640, 60, -230, 60), (716, 140, -200, 58), (732, 250, -180, 54), (690, 340, -160, 46), (640, 372, -150, 24)]
    c.limb(tail, melt=24, part="tail", per=14)
    way = flow(tail, 14)
    for n, i in enumerate(range(14, len(way) - 4, 10)):
        (p, q, z, r), (p2, q2, _, _) = way[i], way[i + 1]
        a = math.atan2(q2 - q, p2 - p) + math.pi / 2
        c.marks[f"ring {n}"] = [(p + r * 1.1 * u * math.cos(a), q + r * 1.1 * u * math.sin(a), z) for u in (-1.0, 0.0, 1.0)]
    return c


def washing_hand(x: float, y: float, side: int) -> Clay:
    """A raccoon's slim dark hand that holds the rim of a sheet at (x, y), fingers down; `side` 1 is on our right. Part: hand."""
    c = Clay().limb([(x + 20 * side, y - 60, 100, 34), (x + 6 * side, y - 26, 118, 31), (x, y - 4, 124, 33)], part="hand", per=6)
    for k in range(4):
        u = (k - 1.5) * 17
        c.limb([(x + u * 0.8, y + 4, 136, 12), (x + u * 1.25, y + 30, 142, 10), (x + u * 1.35, y + 48 - 4 * abs(k - 1.5), 136, 8)], melt=4, part="hand", per=5)
        c.limb([(x + u * 1.35, y + 50 - 4 * abs(k - 1.5), 140, 6), (x + u * 1.4, y + 62 - 4 * abs(k - 1.5), 138, 2)], melt=1, part="claw", per=3)
    return c


def open_rucksack(pen: Pen) -> None:
    """Our rucksack, near the lens, cut by the lower right corner, with a strap and a tin cup."""
    pen.path("M520,1240 C530,1130 580,1060 660,1030 C740,1006 800,1010 840,1020 L840,1240Z", "#39454a")
    pen.path("M566,1090 C610,1020 720,980 840,990 L840,1050 C740,1046 660,1070 604,1130 C584,1124 572,1110 566,1090Z", "#566469")
    pen.path("M640,1240 C650,1170 680,1120 730,1100 L752,1110 C706,1140 684,1180 678,1240Z", "#20282c")
    pen.path("M540,1090 L596,1080 L606,1150 C590,1160 566,1162 552,1156Z", "#7d8a8c")
    pen.oval(568, 1086, 29, 10, "#20282c")
    pen.path("M540,1104 C516,1104 520,1146 550,1144 L549,1136 C532,1136 530,1114 542,1112Z", "#7d8a8c")


def small_road(pen: Pen) -> None:
    """A road that begins at the water's edge in the lower left and runs off over the bank, with poplars and a milestone."""
    pen.path("M128,1102 C96,1100 96,1078 66,1072 C40,1066 44,1046 20,1040 L-20,1030 L-20,1016 L26,1028 C58,1036 52,1056 76,1060 C108,1068 108,1088 138,1086Z", "#d8b47a")
    for x, y, r in ((52, 1030, 9), (28, 1012, 8), (100, 1056, 10), (88, 1098, 11), (40, 1084, 10)):
        pen.path(f"M{x - 2},{y} L{x + 2},{y} L{x + 2},{y - 12} L{x - 2},{y - 12}Z", "#5a4a3a")
        pen.path(f"M{x},{y - 10 - r * 4} C{x + r},{y - 10 - r * 2} {x + r},{y - 8} {x},{y - 6} C{x - r},{y - 8} {x - r},{y - 10 - r * 2} {x},{y - 10 - r * 4}Z", "#4f7350")
    pen.path("M116,1080 L116,1068 C118,1062 126,1062 128,1068 L128,1080Z", "#f0ece0")


def round_trees(pen: Pen, spots: Sequence[tuple[float, float, float]], tones: tuple[str, str]) -> None:
    """Trees from above (x, y, radius)."""
    for x, y, r in spots:
        for a in (0.4, 1.7, 2.9, 4.1, 5.3):
            pen.circle(x + r * 0.5 * math.cos(a), y + r * 0.5 * math.sin(a), r * 0.62, tones[0])
        pen.circle(x + r * 0.2, y - r * 0.25, r * 0.45, tones[1])


def hung_ribbons(pen: Pen, places: Sequence[tuple[float, float, float]], gold: Sequence[str]) -> None:
    """Round the stems along the path: ribbons cut through, each with its bell."""
    for x, y, r in places:
        pen.path(f"M{x - r * 0.9},{y - r * 2.5} L{x + r * 0.9},{y - r * 2.9} L{x + r * 0.9},{y - r * 2.1} L{x - r * 0.9},{y - r * 1.7}Z", "#b03a32")
        pen.poly(strip([(x, y - r * 2.3), (x - r * 0.5, y - r * 1.6), (x, y - r)], r * 0.5, (0.8, 0.8)), "#b03a32")
        pen.poly(strip([(x + r * 0.7, y - r * 2.3), (x + r * 1.9, y - r * 1.7), (x + r * 2.2, y - r * 0.2)], r * 0.5, (0.8, 0.9)), "#b03a32")
        small_bell(pen, x, y, r, gold)


def ice_wall(edge: Sequence[Point], x: float) -> str:
    """The outline of a wall of ice between the edge of the card and a polyline."""
    return f"M{x},-60 " + " ".join(f"L{u},{v}" for u, v in edge) + f" L{x},1260Z"


def brook_stones(pen: Pen, places: Sequence[tuple[float, float, float, str]]) -> None:
    """Round stones (x, y, radius, tone)."""
    for x, y, r, tone in places:
        pen.path(f"M{x - r},{y + r * 0.3:.0f} C{x - r * 1.05:.0f},{y - r * 0.5:.0f} {x - r * 0.3:.0f},{y - r * 0.8:.0f} {x + r * 0.3:.0f},{y - r * 0.7:.0f} C{x + r},{y - r * 0.5:.0f} {x + r * 1.15:.0f},{y + r * 0.2:.0f} {x + r * 0.8:.0f},{y + r * 0.55:.0f} C{x + r * 0.2:.0f},{y + r * 0.8:.0f} {x - r * 0.8:.0f},{y + r * 0.75:.0f} {x - r},{y + r * 0.3:.0f}Z", tone)
