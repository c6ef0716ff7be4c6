"""Owls that move house: one that comes at us with a lit window in its claws, its quills, the window, who sits in it, those that fly far off."""

from __future__ import annotations

import math

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.pen import Pen
from reverie_studio.sculpt.eyes import eye

ARM = ((96, 60), (190, -10), (300, -92), (420, -150), (540, -170))


def carrying_owl(*, look: Point = (0.0, 0.5)) -> Clay:
    """An owl that flies at us: face 300 px wide at the origin, legs down to a bar at y = 330, its wings' arms rise to both sides; the feathers are `owl_wings`.

    Parts: head, disc, brow, beak, lid, breast, arm, leg, toe, claw. Marks: the eyes `left|right`, `nose`.
    """
    c = Clay().limb([(0, 96, -70, 118), (0, 160, -60, 140), (0, 214, -70, 118), (0, 256, -90, 70)], melt=20, part="breast", per=10)
    c.both(Clay().limb([(*p, -60 + 4 * i, (62, 56, 46, 36, 26)[i]) for i, p in enumerate(ARM)], melt=26, part="arm", press=(0, 0, 1.3), per=12))
    c.ball(0, 0, 0, 128, melt=24, part="head", press=(0, 0.4, 0)).both(Clay().ball(76, 28, 0, 84, melt=30, part="head"))
    c.both(Clay().ball(60, 8, 70, 80, melt=14, part="disc", press=(0, 0, 1.6)).ball(58, 6, 148, 60, melt=24, carve=True))
    c.limb([(0, -64, 112, 22), (0, -10, 134, 17), (0, 28, 144, 14)], melt=16, part="disc", per=4)
    c.limb([(0, 16, 146, 17), (0, 50, 166, 15), (0, 86, 160, 4)], melt=4, part="beak", per=4)
    c.both(Clay().limb([(18, -60, 104, 17), (66, -86, 80, 22), (108, -122, 40, 19), (142, -182, 10, 4)], melt=12, part="brow", per=6))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (60 * side, 4, 72), 38, side, aside=6, lids=1.1, look=(look[0] * side, look[1]), inner=0.4, iris=0.72, bag=0.2)
        c.limb([(58 * side, 214, -10, 62), (76 * side, 262, 20, 46), (88 * side, 300, 34, 30)], melt=16, part="leg", per=8)
        for u in (-38, 0, 38):
            x = 90 * side
            c.limb([(x + u * 0.2, 300, 40, 20), (x + u * 0.7, 312, 66, 18), (x + u, 338, 74, 15)], melt=4, part="toe", per=5)
            c.limb([(x + u, 340, 76, 11), (x + u * 1.04, 362, 72, 8), (x + u * 1.04, 380, 54, 2)], melt=2, part="claw", per=5)
    c.marks["nose"] = [(0, -20, 200)]
    return c


def owl_wings() -> Clay:
    """Both wings of a `carrying_owl`, spread. Parts: quill, covert, lesser. Marks: `shaft …` (what the pen draws on each feather)."""
    c, bone = Clay(), flow(ARM, 12)
    for name, count, long, wide, z in (("quill", 13, 285.0, 42.0, -120.0), ("covert", 15, 165.0, 33.0, -84.0), ("lesser", 17, 88.0, 25.0, -56.0)):
        for i in range(count):
            q = 1 - i / (count - 1)
            x, y = bone[round(q * (len(bone) - 1))][:2]
            a = math.radians(98 - 92 * q**1.5)
            reach = long * (0.78 + 0.42 * math.sin(math.pi * min(1.0, 0.15 + 0.75 * q)))
            at = [(x + reach * t * math.cos(a - 0.22 * t), y + reach * t * math.sin(a - 0.22 * t), z + 3.2 * i) for t in (0.0, 0.3, 0.62, 0.9)]
            one = Clay().limb([(*p, wide * r) for p, r in zip(at, (0.6, 0.92, 1.0, 0.72), strict=True)], melt=1.5, part=name, press=(0, 0, 2.4), per=5)
            one.marks[f"shaft {name} {i}"] = at
            c.add(one)
            other = one.turned(flip=True)
            c.add(Clay(other.lumps, {f"{key} left": curve for key, curve in other.marks.items()}))
    return c


def quad(pen: Pen, points: list[Point], tone: str) -> None:
    """A flat piece with straight edges."""
    pen.path("M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in points) + "Z", tone)


def lit_window(pen: Pen, at: Point, k: float, turn: float, part: str) -> None:
    """A window out of its wall, 380 by 460 px, its upper bar at (0, 0); `part` is glass, cloth, frame."""
    with pen.at(*at, scale=k, turn=turn):
        if part == "glass":
            quad(pen, [(-166, 14), (166, 14), (166, 430), (-166, 430)], "#ffd667")
        elif part == "cloth":
            pen.path("M-168,14 H-40 C-52,120 -84,196 -128,232 C-118,290 -124,370 -130,430 H-168Z", "#b23a3a")
            pen.path("M168,14 H40 C52,120 84,196 128,232 C118,290 124,370 130,430 H168Z", "#b23a3a")
            pen.path("M-140,222 L-118,232 L-122,248 L-146,240Z M140,222 L118,232 L122,248 L146,240Z", "#7a2430")
        else:
            for box in ((-196, -14, 196, 24), (-196, -14, -160, 440), (160, -14, 196, 440), (-9, 20, 9, 430), (-164, 176, 164, 194)):
                quad(pen, [(box[0], box[1]), (box[2], box[1]), (box[2], box[3]), (box[0], box[3])], "#7c5138")
            quad(pen, [(-196, -14), (196, -14), (196, -2), (-196, -2)], "#9a6a48")
            quad(pen, [(-222, 426), (222, 426), (222, 458), (-222, 458)], "#8a5c40")
            quad(pen, [(-222, 458), (222, 458), (200, 482), (-200, 482)], "#4a3028")


def sill_cat(pen: Pen, at: Point, k: float, turn: float, tone: str = "#1d1826") -> None:
    """A cat that sits on the sill of a `lit_window` and looks out, against the light."""
    with pen.at(*at, scale=k, turn=turn):
        pen.path("M22,428 C8,390 26,344 50,322 C34,308 30,284 38,262 L44,226 L64,250 C72,247 84,247 92,250 L112,226 L118,262 C126,284 122,308 106,322 C130,344 140,390 130,428Z", tone)
        pen.path("M24,428 C-8,426 -40,418 -44,396 C-44,384 -30,382 -28,392 C-22,406 6,408 30,404Z", tone)
        for x, side in ((62, 1), (94, -1)):
            pen.path(f"M{x - 9 * side},280 q{9 * side},-9 {18 * side},3 q{-8 * side},9 {-18 * side},-3Z", "#c8dc7a")
            pen.oval(x, 281, 2.4, 5, tone)


def far_owl(pen: Pen, x: float, y: float, k: float, tone: str) -> None:
    """An owl far off with a frame in its claws; its pane is (x - 22k, y + 50k) to (x + 22k, y + 104k)."""
    with pen.at(x, y, scale=k):
        for s in (-1, 1):
            pen.path(f"M{8 * s},-14 C{34 * s},-40 {70 * s},-62 {116 * s},-66 C{118 * s},-48 {112 * s},-34 {104 * s},-24 L{98 * s},-32 L{90 * s},-8 L{80 * s},-18 L{70 * s},6 L{60 * s},-6 L{48 * s},16 L{38 * s},4 C{28 * s},18 {20 * s},22 {10 * s},24Z", tone)
        pen.oval(0, -20, 22, 21, tone)
        pen.oval(0, 8, 21, 26, tone)
        pen.path("M-12,20 L-16,44 L-9,44 L-5,24Z M12,20 L16,44 L9,44 L5,24Z", tone)
        pen.path("M-30,42 H30 V112 H-30Z", tone)


def hollow_house(pen: Pen, x: float, y: float, k: float) -> None:
    """A house under snow that has a hole where its window was; (x, y) is the middle of its foot."""
    with pen.at(x, y, scale=k):
        pen.path("M-84,0 V-92 L-6,-168 L70,-92 V0Z", "#53507c")
        pen.path("M70,0 V-92 L-6,-168 L112,-150 L176,-84 V-6Z", "#454470")
        pen.path("M-104,-80 L-10,-182 L116,-164 L188,-84 L172,-76 L112,-148 L0,-162 L-88,-66Z", "#dfe6f6")
        pen.path("M0,-166 L116,-164 L190,-82 L76,-84Z", "#c4d0ec")
        pen.path("M-42,-84 H26 V-14 H-42Z", "#12142e")
        pen.path("M-48,-14 H32 V-4 H-48Z", "#dfe6f6")


def fir_tip(pen: Pen, x: float, y: float, k: float, lean: float, tone: str, snow: str) -> None:
    """The top of a fir, (x, y) is its tip; boughs hang to both sides, with snow on some."""
    for row in range(9):
        v, wide = 40 + 62 * row, 34 + 30 * row
        for side in (-1, 1):
            with pen.at(x + lean * v * k, y + v * k, scale=k):
                pen.path(f"M0,-46 C{side * wide * 0.4},-20 {side * wide * 0.8},0 {side * wide},34 C{side * wide * 0.7},30 {side * wide * 0.62},44 {side * wide * 0.5},36 C{side * wide * 0.36},34 {side * wide * 0.3},50 0,40Z", tone)
                pen.path(f"M{side * 6},-30 C{side * wide * 0.4},-16 {side * wide * 0.76},4 {side * wide * 0.94},27 C{side * wide * 0.6},20 {side * wide * 0.3},8 {side * 6},-6Z", snow)
