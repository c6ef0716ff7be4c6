"""A hedgehog that dares not move, and a soap bubble with a town in it that has come to rest on its nose."""

from __future__ import annotations

import math

import numpy as np
from numpy.random import Generator

from reverie_studio.colour import darken
from reverie_studio.engine.clay import Clay
from reverie_studio.pen import Pen
from reverie_studio.sculpt.eyes import eye

Point = tuple[float, float]
HOUSES = (  # x, foot, width, height, wall, roof
    (-128, 34, 50, 66, "#f2d48a", "#c8563a"), (-78, 22, 46, 96, "#f4e8cf", "#4f7fb8"), (84, 24, 52, 84, "#e9b0a0", "#8a4f6a"), (138, 38, 48, 60, "#f4e8cf", "#c8563a"),
    (-98, 62, 60, 56, "#d9e2ea", "#8a4f6a"), (-28, 70, 56, 60, "#f6c9a0", "#6f9840"), (36, 66, 56, 58, "#fbf0d8", "#4f7fb8"), (104, 68, 58, 52, "#f2d48a", "#c8563a"),
)  # fmt: skip


def still_hedgehog() -> Clay:
    """A hedgehog in profile to our left that lifts its nose and holds still: tip of the nose at (-276, -352), back at y = -380, rump at x = 400, soles at y = 0.

    Parts: coat, face, nose, ear, paw, claw, lid. Marks: the eye `near`, `mouth`, `nose`.
    """
    c = Clay().limb([(-30, -170, 0, 150), (90, -196, 0, 184), (220, -170, 0, 170), (300, -140, 0, 120)], melt=20, part="coat", per=8)
    c.limb([(-60, -90, 40, 80), (90, -84, 40, 90), (250, -84, 30, 76)], melt=24, part="face", per=8)
    c.limb([(-70, -160, 40, 112), (-140, -196, 54, 84), (-196, -256, 60, 52), (-240, -312, 60, 29), (-262, -338, 60, 19)], melt=26, part="face", per=14)
    c.limb([(-120, -130, 60, 74), (-176, -190, 70, 44), (-214, -246, 70, 26)], melt=26, part="face", per=10)
    c.ball(-140, -158, 112, 46, melt=40, part="face")
    c.ball(-271, -349, 62, 26, melt=5, part="nose", tone=0.5)
    c.limb([(-96, -232, 110, 33), (-86, -266, 116, 29)], melt=8, part="ear", press=(0.2, 0, 1.2), per=5).limb([(-95, -240, 140, 17), (-88, -260, 142, 15)], melt=6, carve=True, per=4)
    for x, z, k in ((-164, -20, 1.0), (280, -50, 0.9), (-104, 104, 1.2), (206, 116, 1.2)):
        c.limb([(x + 26, -104, z - 20, 54 * k), (x + 2, -48, z, 36 * k), (x - 16, -16, z + 8, 25 * k), (x - 38, -12, z + 14, 20 * k)], melt=9, part="paw", per=8)
        for f in (-1, 0, 1):
            c.limb([(x - 44, -12, z + 14 + 15 * f, 11), (x - 66, -10, z + 18 + 19 * f, 8)], melt=5, part="paw", per=4).limb([(x - 70, -10, z + 18 + 20 * f, 5), (x - 86, -4, z + 20 + 22 * f, 1.5)], melt=2, part="claw", per=3)
    eye(c, "near", (-166, -238, 112), 25, -1, aside=-6, lids=1.15, look=(0.6, -0.75), inner=0.8, iris=0.82, bag=0.3)
    c.marks["mouth"] = [(-254, -310, 80), (-240, -284, 90), (-222, -262, 98), (-214, -246, 102), (-218, -234, 104)]
    c.marks["nose"] = [(-270, -350, 84)]
    return c


def standing_quills(at: Point, rng: Generator, every: float = 18.0) -> tuple[list[list[Point]], list[list[Point]]]:
    """Quills over the back of a `still_hedgehog` at a place (scale 1), swept up and back from its face, the hindmost first: whole ones, and their pale tips."""
    spots = [(x + float(rng.normal(0, 5)), y + float(rng.normal(0, 5))) for x in np.arange(-110, 400, every) for y in np.arange(-390, -80, every)]
    kept = [(x, y) for x, y in spots if ((x - 112) / 262) ** 2 + ((y + 186) / 186) ** 2 < 1 and y < -88 - 14 * math.sin(x / 23) and (x > -44 + 0.5 * (y + 250) or y < -292)]
    whole, tips = [], []
    for x, y in sorted(kept, key=lambda q: -math.hypot(q[0] + 130, q[1] + 50)):
        a = math.atan2(y + 50, x + 130) + math.radians(float(rng.normal(0, 7)))
        long = (58 + 34 * min(1.0, math.hypot((x - 130) / 268, (y + 190) / 190))) * float(rng.uniform(0.85, 1.15))
        mid, tip = ((at[0] + x + q * long * math.cos(a - d), at[1] + y + q * long * math.sin(a - d)) for q, d in ((0.5, 0.1), (1.0, 0.0)))
        whole.append([(at[0] + x, at[1] + y), mid, tip])
        tips.append([(0.45 * mid[0] + 0.55 * tip[0], 0.45 * mid[1] + 0.55 * tip[1]), tip])
    return whole, tips


def _house(pen: Pen, x: float, y: float, w: float, h: float, wall: str, roof: str) -> None:
    pen.rect(x - w / 2, y - h, w, h, wall)
    pen.rect(x + w * 0.22, y - h, w * 0.28, h, darken(wall, 0.16))
    pen.poly([(x - w * 0.62, y - h + 3), (x, y - h - w * 0.7), (x + w * 0.62, y - h + 3)], roof)
    for u in (-0.24, 0.12):
        pen.rect(x + u * w - 5, y - h + 12, 10, 14, darken("#3f6a9a", 0.3))


def town(pen: Pen, at: Point, r: float) -> None:
    """A small town on its hill, in a round of radius `r`: noon, a tower with a flag."""
    k = r / 255
    with pen.at(at[0], at[1], scale=k):
        with pen.clip("M-246,0 A246,246 0 1 1 246,0 A246,246 0 1 1 -246,0Z"):
            pen.path("M-270,66 C-170,14 -90,-4 0,-6 C90,-4 170,14 270,66 V270 H-270Z", "#a9c46c")
        for one in HOUSES[:4]:
            _house(pen, *one)
        pen.rect(-26, -104, 54, 150, "#fff3d6")
        pen.rect(12, -104, 16, 150, "#e2cfa8")
        pen.poly([(-34, -102), (1, -158), (36, -102)], "#8a4f6a")
        pen.circle(1, -72, 16, "#f3c23a")
        pen.path("M1,-72v-11M1,-72l8,3", "#2a2440", stroke=3)
        pen.path("M1,-156V-212", "#5a4030", stroke=4)
        pen.path("M2,-212 C20,-222 34,-200 58,-210 L54,-178 C34,-168 20,-190 2,-180Z", "#e8622a")
        for one in HOUSES[4:]:
            _house(pen, *one)
        with pen.clip("M-246,0 A246,246 0 1 1 246,0 A246,246 0 1 1 -246,0Z"):
            pen.path("M-270,110 C-160,64 -60,62 0,64 C60,62 160,64 270,110 V270 H-270Z", "#8fb056")
            pen.path("M-6,66 C20,100 -50,120 -26,160 C-10,190 20,200 10,250 H70 C70,200 30,180 22,152 C14,122 44,100 14,66Z", "#f0dcae")
        for x, y in ((-150, 108), (-96, 122), (92, 116), (150, 104), (120, 150), (-120, 160)):
            pen.rect(x - 3, y - 8, 6, 18, "#6a4a34")
            pen.circle(x, y - 20, 18, "#4f7c40")


def bramble(pen: Pen, line: list[Point], wide: float, tone: str, spine: float) -> None:
    """A thorny stem from root to tip."""
    pen.taper(line, wide, wide * 0.4, tone)
    for n, ((ax, ay), (bx, by)) in enumerate(zip(line, line[1:], strict=False)):
        long = math.hypot(bx - ax, by - ay)
        u, v, side = (bx - ax) / long, (by - ay) / long, 1 if n % 2 else -1
        x, y = (ax + bx) / 2, (ay + by) / 2
        pen.poly([(x - u * spine * 0.35, y - v * spine * 0.35), (x - v * side * spine + u * spine * 0.5, y + u * side * spine + v * spine * 0.5), (x + u * spine * 0.35, y + v * spine * 0.35)], tone)
