"""Beasts that a child meets at school and on the way home: an anteater in the lift, an armadillo on the penalty spot, a sloth on the rope; their places."""

from __future__ import annotations

import math

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.engine.clay import Clay, Vec
from reverie_studio.engine.clay_parts import patch
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.sculpt.eyes import eye

Point = tuple[float, float]


def reaching_anteater() -> Clay:
    """A great anteater that stands up in a corner and stretches its snout to our upper right: 1000 px from tip to hip, its shoulder at (0, 0). Parts: hair, wedge, edge, head, snout, nose, ear, arm, claw 0–2, lid.

    Marks: the eye `near`, `nose`, `tip` (where its tongue begins), `lip`.
    """
    c = Clay().limb([(-190, 420, -60, 200), (-120, 240, -40, 190), (-40, 90, -10, 150), (20, -20, 10, 104)], melt=16, part="hair", per=6)
    c.limb([(10, -10, 20, 94), (40, -110, 30, 76), (56, -180, 40, 66)], melt=20, part="hair", per=5)
    c.limb([(48, -196, 46, 68), (74, -262, 52, 58), (104, -330, 56, 45), (140, -420, 58, 34), (176, -510, 58, 26), (206, -590, 56, 20), (222, -640, 54, 15)], melt=20, part="head", per=7)
    c.limb([(220, -632, 58, 16), (228, -656, 56, 12)], melt=4, part="nose", per=3)
    c.limb([(-10, -206, 40, 22), (-38, -226, 52, 24), (-52, -234, 54, 18)], melt=6, part="ear", press=(0, 0, 1.2), per=4)
    c.limb([(70, 40, 90, 66), (120, 140, 130, 60), (190, 190, 150, 48), (262, 170, 160, 40)], melt=16, part="arm", per=6)
    for k in range(3):
        a = math.radians(-58 + 36 * k)
        x, y = 282.0, 160.0
        c.limb([(x + q * math.cos(a), y + q * math.sin(a) + sag, 168, r) for q, sag, r in ((0, 0, 18), (44, -4, 13), (88, 12, 8), (112, 36, 1.5))], melt=1, part=f"claw {k}", per=4)
    eye(c, "near", (74, -268, 92), 17, 1, aside=10, lids=1.0, look=(0.3, -0.4), inner=0.3, iris=0.86, bag=0.3)
    c.marks |= {"nose": [(228, -656, 66)], "tip": [(230, -662, 60)], "lip": [(218, -640, 66), (196, -590, 72), (168, -530, 78), (150, -480, 84)], "nostril": [(222, -648, 68)]}
    patch(c, "wedge", [(30, -90, 100, 26), (10, 0, 118, 48), (-50, 110, 130, 60), (-130, 240, 150, 50), (-190, 340, 160, 34)])
    return c


def lift_button(pen: PaperPen, at: Point, r: float, paper: Colour) -> None:
    """A round button in its brass ring, an arrow or a dot instead of a number."""
    pen.circle(*at, r * 1.24, "#b08a4a")
    pen.circle(at[0], at[1], r, paper)
    with pen.flat():
        pen.circle(at[0] - r * 0.2, at[1] - r * 0.25, r * 0.5, lighten(paper, 0.16))


def shopping_bag(pen: PaperPen) -> None:
    """A bag with leeks and a shoe box, near, cut by the lower edge and the left."""
    for x, lean, n in ((70, -20, 300), (112, -6, 360), (150, 8, 330), (186, 22, 280)):
        with pen.at(x, 1090, turn=lean):
            pen.path(f"M-12,40 L-16,{-n * 0.4} C-40,{-n * 0.7} -30,{-n * 0.9} -14,{-n} C-8,{-n * 0.7} 0,{-n * 0.6} 4,{-n * 0.5} C14,{-n * 0.7} 34,{-n * 0.8} 44,{-n * 0.86} C40,{-n * 0.6} 24,{-n * 0.5} 14,{-n * 0.36} L12,40Z", "#2f5a44" if n > 290 else "#24473a")
    pen.path("M-30,1060 H250 L232,1240 H-30Z", "#3a1f2c")
    with pen.flat():
        pen.path("M-30,1080 H248", "#7a3a3c", stroke=8)
    pen.path("M60,1070 C60,980 180,980 180,1070", "#6a3034", stroke=12)


def _unit(p: Vec) -> Vec:
    k = math.sqrt(sum(v * v for v in p))
    return p[0] / k, p[1] / k, p[2] / k


def _between(a: Vec, b: Vec, t: float) -> Vec:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t


def hanging_sloth() -> Clay:
    """The trunk of a sloth that hugs a rope at its left, 480 px from shoulder to rump; its middle at the origin. Parts: hair, moss. Mark: `nest`."""
    c = Clay().limb([(-10, -170, -10, 92), (20, -70, -10, 124), (40, 60, 0, 150), (30, 180, 10, 146), (0, 250, 10, 110)], melt=16, part="hair", per=6)
    c.marks["nest"] = [(128, -96, 60)]
    return patch(c, "moss", [(110, -130, 30, 48), (150, -50, 40, 52), (178, 40, 40, 44), (176, 110, 40, 26)])


def sloth_arm(knots: list[tuple[float, float, float, float]], grip: Point, towards: float, part: str = "arm") -> Clay:
    """A long limb that ends with three hooked claws at `grip`, which lie over a rope towards some degrees."""
    c = Clay().limb(knots, melt=12, part=part, per=7)
    a = math.radians(towards)
    for k in range(3):
        y = grip[1] + 24 * (k - 1)
        z = knots[-1][2]
        c.limb([(grip[0] + q * math.cos(a), y + q * math.sin(a) + sag, z + lift, r) for q, sag, lift, r in ((-16, 0, 10, 13), (26, -8, 26, 11), (64, 2, 22, 8), (84, 22, 4, 2))], melt=1, part=f"{part} claw {k}", per=4)
    return c


def sloth_face() -> Clay:
    """A sloth's round face that smiles with shut eyes, 250 px wide. Parts: head, mask, stripe, muzzle, nose.

    Marks: `nose`, `smile`, `shut left|right`.
    """
    c = Clay().ball(0, 0, 0, 116, melt=10, part="head", press=(0, 0, 0.3)).limb([(0, 4, 52, 84), (0, 20, 60, 80)], melt=14, part="mask")
    c.limb([(-26, 40, 106, 36), (0, 34, 118, 38), (26, 40, 106, 36)], melt=14, part="muzzle", per=4)
    c.limb([(-20, 10, 142, 14), (0, 6, 150, 16), (20, 10, 142, 14)], melt=4, part="nose", per=3)
    for side, name in ((-1, "left"), (1, "right")):
        c.limb([(34 * side, -14, 112, 22), (60 * side, 4, 96, 24), (88 * side, 30, 62, 18)], melt=6, part="stripe", per=4)
        c.marks[f"shut {name}"] = [(30 * side, -14, 128), (38 * side, -4, 130), (50 * side, 0, 126), (62 * side, -3, 120), (70 * side, -11, 112)]
    c.marks["nose"], c.marks["smile"] = [(0, 8, 166)], [(-62, 38, 110), (-40, 58, 132), (0, 66, 150), (40, 58, 132), (62, 38, 110)]
    return c

LEATHER = ("#f4ead6", "#2a2440", "#5f5060")


def gym_hall(pen: PaperPen) -> None:
    """Walls that run up to a point: windows at the left, wall bars at the right, beams under the roof."""
    pen.path("M-20,-20 H820 V1220 H-20Z", "#7f9b74")
    pen.path("M330,-20 H570 L556,90 H342Z", "#b6b889")
    for y, h in ((4, 14), (40, 18)):
        pen.path(f"M300,{y} H600 V{y + h} H300Z", "#8a6a3c")
    pen.path("M-20,-20 H330 L342,90 L130,1220 H-20Z", "#9db088")
    pen.path("M570,-20 H820 V1220 H700 L556,90Z", "#6f8a66")
    with pen.flat():
        pen.path("M342,90 L130,1220 M556,90 L700,1220 M342,90 H556", "#4f6a4c", stroke=5)
    for x0, x1, x2, x3 in ((-30, 76, 160, 60), (120, 198, 246, 190)):
        y0, y1 = (250, 690) if x0 < 0 else (210, 560)
        pen.path(f"M{x1 - 20},{y0 - 20} L{x2 + 18},{y0 - 44} L{x3 + 24},{y1 + 24} L{x0 - 18},{y1 + 62}Z", "#5a7452")


def gym_windows(pen: PaperPen) -> None:
    """High, late, lit; with bars."""
    for quad in ("M60,244 L164,220 L74,690 L-40,730Z", "M192,204 L252,188 L204,560 L124,596Z", "M278,170 L312,162 L286,470 L238,494Z"):
        pen.lit(quad, "#fff0a8", 0.9)
    with pen.flat():
        for a, b, c, d in ((112, 232, 16, 712), (222, 196, 164, 578), (295, 166, 262, 482)):
            pen.path(f"M{a},{b} L{c},{d}", "#5a7452", stroke=8)
        for y in (330, 440, 560):
            pen.path(f"M-20,{y + 30} L330,{y - 90}", "#5a7452", stroke=6)


def wall_bars(pen: PaperPen) -> None:
    """Rungs between two uprights, closer and closer upwards."""
    for k in range(22):
        u = 1 - 0.86**k
        x, y = 600 + 176 * (1 - u), 1240 - 1180 * u
        pen.path(f"M{x - 34},{y} L{x + 300 * (1 - u) + 26},{y - 26 * (1 - u)} v{18 * (1 - u) + 3} L{x - 34},{y + 18 * (1 - u) + 4}Z", "#b8854a")
    for x0, x1, w in ((590, 724, 12), (640, 900, 14)):
        pen.path(f"M{x0},40 L{x0 + w * 0.5},40 L{x1 + w * 2.4},1240 H{x1}Z", "#8a5f34")


def gym_shoes(pen: PaperPen) -> None:
    """Two small gym shoes tied to the top of the rope by their laces."""
    pen.path("M446,66 C420,80 410,96 408,116 M450,66 C476,82 482,96 484,118", "#fff6e0", stroke=4)
    for x, d in ((404, -1), (488, 1)):
        pen.path(f"M{x - 14 * d},108 C{x - 4 * d},104 {x + 8 * d},106 {x + 12 * d},120 C{x + 30 * d},128 {x + 38 * d},136 {x + 36 * d},148 H{x - 16 * d} C{x - 20 * d},134 {x - 18 * d},120 {x - 14 * d},108Z", "#d2413c")
        pen.path(f"M{x - 18 * d},146 H{x + 38 * d} V155 H{x - 18 * d}Z", "#fff6e0")


def mossy_bird(pen: PaperPen) -> None:
    """A small bird in a nest of moss on its shoulder; more moss on its hip."""
    with pen.at(26, 18):
        pen.path("M590,430 C594,398 622,386 640,404 C656,396 672,402 676,420 L700,424 L680,436 C676,462 650,476 626,470 C606,466 592,452 590,430Z", "#d06a35")
        pen.path("M560,418 L600,424 L604,450Z", "#8a3f24")
        pen.path("M640,456 C656,448 668,442 676,430 C682,454 664,472 640,472Z", "#f3dfb4")
        pen.path("M596,440 C604,424 630,424 640,446 C628,462 606,460 596,440Z", "#8a3f24")
        pen.circle(658, 418, 5.5, "#1c1420")
    for x, y, wide, n in ((652, 516, 150, 15), (636, 806, 170, 17)):
        for k in range(n):
            u = k / (n - 1) - 0.5
            pen.path(cuts.leaf(x + wide * u, y + 44 * u * u - 7 * (k % 3), 38, -90 + 130 * u + 16 * (k % 2), 0.24), darken("#8fb056", 0.12 * (k % 3)))
        pen.path(f"M{x - wide * 0.52},{y + 16} C{x - wide * 0.3},{y - 22} {x + wide * 0.3},{y - 22} {x + wide * 0.52},{y + 16} C{x + wide * 0.3},{y + 4} {x + wide * 0.2},{y + 30} {x},{y + 12} C{x - wide * 0.2},{y + 32} {x - wide * 0.3},{y + 6} {x - wide * 0.52},{y + 16}Z", "#6f9248")
