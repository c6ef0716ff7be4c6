"""An elephant that rolls up the sea like a carpet, the roll itself, small boats, the head of a lighthouse."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from reverie_studio.colour import Colour
from reverie_studio.engine.clay import Clay
from reverie_studio.pen import Pen, Point
from reverie_studio.sculpt.eyes import eye

Seen = Callable[..., list[Point]]  # where points of the world lie on the card


def pushing_elephant() -> Clay:
    """An elephant that comes towards us and pushes with its brow, its trunk laid over a roll of radius 150 whose axis is y = -150, z = 250: soles at y = 0, 600 px from ear to ear.

    Parts: hide, brow, ear, horn (its tusks), trunk, leg, nail, lid. Marks: the eyes, `ring 0…` (wrinkles of the trunk).
    """
    c = Clay().limb([(0, -350, -60, 168), (0, -372, -230, 206), (0, -366, -400, 214), (0, -330, -560, 176)], melt=20, part="hide", per=10)
    for side, step in ((-1, 50), (1, -40)):
        c.limb([(112 * side, -250, -90 + step * 0.3, 92), (112 * side, -120, -60 + step, 68), (112 * side, -34, -50 + step, 70)], melt=24, part="leg", per=8)
        for u in (-36, 0, 36):
            c.ball(112 * side + u, -18, 2 + step, 20, melt=5, part="nail", press=(0, 0.3, 0.5))
        c.limb([(90 * side, -240, -500, 110), (96 * side, -110, -520, 74), (96 * side, -34, -510, 74)], melt=24, part="leg", per=8)
    c.limb([(0, -400, 60, 120), (0, -340, 90, 124), (0, -300, 100, 104)], melt=30, part="hide", per=6).both(Clay().ball(52, -448, 84, 84, melt=26, part="brow"))
    for side, name in ((-1, "left"), (1, "right")):
        c.limb([(96 * side, -430, 30, 70), (196 * side, -486, -10, 104), (286 * side, -440, -30, 108), (304 * side, -330, -30, 92), (256 * side, -236, -10, 66), (226 * side, -180, 10, 22)], melt=10, part="ear", press=(0, 0, 2.4), per=8)
        c.limb([(130 * side, -390, 20, 70), (220 * side, -370, -20, 86), (216 * side, -290, -10, 60)], melt=20, part="ear", press=(0, 0, 2.4), per=6)
        c.limb([(60 * side, -400, 160, 19), (98 * side, -402, 146, 23), (132 * side, -376, 110, 17)], melt=22, part="brow", per=5)
        c.limb([(60 * side, -300, 150, 50), (82 * side, -290, 160, 40)], melt=24, part="hide", per=4)
        c.limb([(82 * side, -286, 170, 28), (150 * side, -286, 236, 25), (222 * side, -326, 286, 18), (262 * side, -398, 310, 5)], melt=5, part="horn", per=8)
        eye(c, name, (104 * side, -350, 144), 25, side, aside=34, lids=1.0, look=(-0.3, 0.75), inner=0.6, iris=0.72, bag=0.6)
    c.limb([(0, -340, 150, 96), (0, -372, 210, 80), (4, -376, 270, 70), (10, -340, 352, 60), (16, -262, 420, 52), (26, -168, 442, 45), (60, -96, 438, 38), (112, -76, 430, 31), (146, -104, 430, 26)], melt=26, part="trunk", per=10)
    for k, (y, z, r) in enumerate(((-376, 270, 70), (-362, 312, 65), (-336, 356, 60), (-302, 394, 56), (-262, 420, 52), (-218, 434, 48), (-172, 442, 45))):
        c.marks[f"ring {k}"] = [(10 + r * q, y + (-0.75 if k < 3 else -0.35) * r * (1 - q * q) ** 0.5, z + (0.65 if k < 3 else 0.94) * r * (1 - q * q) ** 0.5) for q in (-0.75, -0.4, 0.0, 0.4, 0.75)]
    return c


def carpet_roll(left: float, right: float, r: float = 150.0) -> Clay:
    """A roll that lies along x on y = 0, flat at its right end. Part: roll."""
    return Clay().limb([(left, -r, 0, r), (right + r, -r, 0, r)], part="roll", per=1).ball(right + 4000, -r, 0, 4000, melt=1, carve=True)


def spiral(right: float, r: float, turns: float = 4.2, count: int = 110) -> list[tuple[float, float, float]]:
    """The windings on the flat end of the roll, from without inwards."""
    out = []
    for k in range(count):
        t = k / (count - 1)
        a, q = math.tau * turns * t + math.pi / 2, r * (0.97 - 0.85 * t)
        out.append((right, -r + q * math.sin(a), q * math.cos(a)))
    return out


def little_boat(pen: Pen, x: float, y: float, k: float, turn: float, sail: Colour, hull: Colour) -> None:
    """A sailing boat on the water, 130 px high, its keel at (x, y)."""
    with pen.at(x, y, scale=k, turn=turn):
        pen.path("M-50,-34 C-20,-26 24,-26 58,-40 C52,-12 34,4 10,4 H-24 C-42,0 -50,-16 -50,-34Z", hull)
        pen.path("M-50,-34 C-20,-26 24,-26 58,-40 L54,-30 C24,-18 -20,-18 -48,-26Z", "#f2e2c4")
        pen.path("M4,-30 V-136", "#4a3226", stroke=5)
        pen.path("M-2,-132 C-22,-100 -44,-66 -50,-44 C-30,-40 -14,-40 -2,-42Z", sail)
        pen.path("M10,-126 C30,-102 44,-76 50,-52 C34,-46 22,-44 10,-44Z", "#d9cdbb")


def lighthouse() -> Clay:
    """The head of a lighthouse: the floor of its gallery at y = 0, its knob at y = -250; the tower goes on downwards. Parts: tower, rail, glass, roof."""
    c = Clay().limb([(0, 30, 0, 70), (0, 460, 0, 100)], melt=2, part="tower", per=1).ball(0, 8, 0, 106, melt=2, part="tower", press=(0, 6.0, 0))
    c.limb([(0, -40, 0, 50), (0, -110, 0, 50)], melt=1, part="glass", per=1).ball(0, -146, 0, 76, melt=2, part="roof", press=(0, 2.6, 0)).ball(0, -170, 0, 46, melt=16, part="roof", press=(0, 1.3, 0)).limb([(0, -200, 0, 14), (0, -226, 0, 9), (0, -250, 0, 4)], melt=6, part="roof", per=3)
    for k in range(14):
        a = math.tau * k / 14
        u, v = math.cos(a), math.sin(a)
        if k % 2:
            c.limb([(53 * u, -6, 53 * v, 3.5), (53 * u, -140, 53 * v, 3.5)], melt=1, part="rail", per=1)
        c.limb([(100 * u, 4, 100 * v, 3.5), (100 * u, -32, 100 * v, 3.5)], melt=1, part="rail", per=1)
    return c.limb([(100 * math.cos(math.tau * k / 20), -34, 100 * math.sin(math.tau * k / 20), 4) for k in range(21)], melt=1, part="rail", per=2)


def starfish(pen: Pen, x: float, y: float, k: float, turn: float, colour: Colour) -> None:
    """A starfish on a floor seen from above."""
    with pen.at(x, y, scale=k, turn=0), pen.stretch(1, 0.55):
        points = []
        for q in range(10):
            a, r = math.radians(36 * q + turn), 40 if q % 2 == 0 else 15
            points.append((r * math.cos(a), r * math.sin(a)))
        pen.curve([(u + 3, v + 8) for u, v in points], "#8a7358", 0.5)
        pen.curve(points, colour)


def sea(pen: Pen, seen: Seen, rng: np.random.Generator, right: float, r: float, z0: float) -> None:
    """What is not rolled up yet: flat, with an edge like cloth."""
    pen.poly(seen((-1600, 0, z0), (right + 8, 0, z0), (right + 20, 0, 700), (right - 6, 0, 1100), (right + 10, 0, 2000), (-1600, 0, 2000)), "#e9f4ee")
    pen.poly(seen((-1600, 0, z0), (right - 10, 0, z0), (right + 2, 0, 700), (right - 26, 0, 1100), (right - 8, 0, 2000), (-1600, 0, 2000)), "#2f8fb0")
    for x, z in zip(rng.uniform(-900, right - 40, 420), rng.uniform(z0 + 60, 1300, 420), strict=True):
        w = float(rng.uniform(14, 46))
        line = seen((x - w, 0, z), (x - w * 0.4, 0, z - 8), (x, 0, z + 2), (x + w * 0.4, 0, z - 8), (x + w, 0, z))
        pen.taper(line, 1, float(rng.uniform(2.5, 6)), ("#8fd0dc", "#1f7398", "#d4eef0", "#4aa8c4")[int(rng.integers(4))])


def deep(pen: Pen, seen: Seen, rng: np.random.Generator, right: float, r: float, z0: float) -> None:
    """The underside of the sea, round the roll: weed and fish."""

    def on(x: float, a: float) -> tuple[float, float, float]:
        return x, -r - r * math.sin(a), z0 + r * math.cos(a)

    for x in np.arange(-640, right - 30, 62):
        x0, up = float(x + rng.uniform(-14, 14)), float(rng.uniform(0.7, 1.5))
        pen.taper(seen(*[on(x0 + 12 * math.sin(5 * t), -0.5 + (0.5 + up) * t) for t in np.linspace(0, 1, 9)]), 12, 2, "#1d5560")
    for x, a, w in ((-420, 0.7, 30), (-300, 0.2, 24), (-210, 1.0, 34), (-110, 0.35, 26), (200, 0.8, 30), (240, 0.1, 22), (110, 1.2, 24)):
        pts = seen(on(x - w, a), on(x, a + 0.12), on(x + w, a + 0.02), on(x + w * 1.6, a + 0.12), on(x + w * 1.55, a - 0.12), on(x + w, a - 0.02), on(x, a - 0.13))
        pen.curve(pts, "#e8a04c" if w < 30 else "#e9d9a4")
        pen.circle(*seen(on(x - w * 0.55, a + 0.03))[0], 2.4, "#122a3a")


def windings(pen: Pen, seen: Seen, right: float, r: float, z0: float) -> None:
    """Windings: the light side of the sea and the dark one."""
    ring = seen(*[(right, -r + r * math.sin(a), z0 + r * math.cos(a)) for a in np.linspace(0, math.tau, 40)])
    pen.poly(ring, "#1d5c78")
    line = seen(*[(x, y, z + z0) for x, y, z in spiral(right, r)])
    pen.taper(line, 17, 12, "#7cc6d6")
    pen.taper([(x, y - 3) for x, y in line], 5, 4, "#e6f6f4")
