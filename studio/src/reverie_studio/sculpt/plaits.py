"""Hair as a mountain: a plait of three strands, the back of an old head with a bun, and a mule train that climbs it."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.pen import Pen


def plait(line: Sequence[Sequence[float]], turns: float = 4.0, part: str = "plait", per: int = 26) -> Clay:
    """Three strands plaited along knots (x, y, z, half width)."""
    way = flow([tuple(float(v) for v in k) for k in line], per)
    c = Clay()
    n = len(way) - 1
    for strand in range(3):
        knots = []
        for i, (x, y, z, w) in enumerate(way):
            a = math.tau * (turns * i / n + strand / 3)
            knots.append((x + 0.62 * w * math.sin(a), y, z + 0.34 * w * math.sin(2 * a), 0.5 * w))
        c.limb(knots, melt=3, part=part, per=1)
    return c


def old_nape() -> Clay:
    """The back of an old woman's head, 210 px wide, her hair drawn up to a bun at (0, -150); the neck goes down to y = 190. Parts: hair, bun, ear, neck. Mark: `bun`."""
    c = Clay().limb([(0, 60, 0, 58), (0, 130, 4, 56), (0, 210, 10, 74)], melt=12, part="neck", per=10)
    c.ball(0, -20, 0, 104, melt=14, part="hair").ball(0, 40, 10, 78, melt=30, part="hair")
    c.both(Clay().limb([(98, -18, -6, 15), (114, -2, -4, 17), (110, 26, -2, 15), (98, 46, 0, 12)], melt=4, part="ear", press=(0, 0, 1.4), per=6))
    c.ball(0, -142, 0, 62, melt=10, part="bun").limb([(-44, -98, 30, 14), (0, -88, 52, 16), (44, -98, 30, 14)], melt=6, part="bun", per=8)
    c.limb([(-40, -160, 40, 12), (0, -130, 58, 13), (44, -150, 40, 12)], melt=6, part="bun", per=8).limb([(-26, -190, 34, 11), (16, -170, 52, 12), (46, -120, 42, 11)], melt=6, part="bun", per=8)
    c.marks["bun"] = [(0, -142, 60)]
    return c


def old_shoulders() -> Clay:
    """Shawl and back below `old_nape`, 560 px wide, cut off below. Part: shawl."""
    c = Clay().limb([(-250, 330, -20, 96), (-150, 240, 0, 96), (0, 216, 10, 84), (150, 240, 0, 96), (250, 330, -20, 96)], melt=20, part="shawl", per=12)
    return c.limb([(0, 330, -20, 240), (0, 620, 0, 400)], melt=60, part="shawl", per=12)


def combed(x: float, y: float, k: float, rng: np.random.Generator, count: int = 30) -> list[list[Point]]:
    """Hair for `Paper.locks`, drawn down from the bun over the head of `old_nape` at (x, y) to the plait, from the sides to the middle."""
    out = []
    for i in range(count):
        q = i / (count - 1)
        u = (1 - q**0.8 * 0.98) * (1 if i % 2 else -1) + rng.normal(0, 0.015)
        out.append([(x + k * u * 40, y - k * 114), (x + k * u * 90, y - k * (90 - 14 * abs(u))), (x + k * u * 106, y - k * 16), (x + k * u * 86, y + k * 44), (x + k * u * 30, y + k * 96)])
    return out


def mule(pen: Pen, x: float, y: float, k: float, side: int, tilt: float, driver: bool) -> None:
    """A laden mule that walks to our left (side -1) or right, 60 px long, its hooves at (x, y); a driver before it holds a lantern."""
    with pen.at(x, y, scale=k, turn=tilt * side, flip=side < 0):
        tone, pack = "#2e2624", "#8a3f30"
        for u in (-22, -15, 12, 19):
            pen.path(f"M{u - 3},-22 L{u + 3},-22 L{u + 2},0 L{u - 3},0Z", tone)
        pen.path("M-28,-34 C-20,-42 12,-42 22,-36 L36,-54 L44,-60 L46,-70 L50,-60 L60,-48 L58,-42 L46,-46 L32,-24 C20,-16 -18,-16 -26,-22Z M-28,-34 L-34,-18 L-30,-18 L-24,-28Z", tone)
        pen.path("M-18,-30 C-24,-52 16,-56 14,-30 C6,-22 -12,-22 -18,-30Z", pack)
        if driver:
            pen.path("M70,0 L74,-26 C72,-40 86,-44 90,-30 L94,0 L86,0 L84,-16 L78,0Z M76,-42 C76,-54 90,-54 90,-43Z M72,-41 H95 L90,-44 H76Z", "#3a2c34")


def panes(pen: Pen, places: Sequence[tuple[float, float, float]], tone: str = "#ffc857") -> None:
    """Small lit windows (x, y, size)."""
    for x, y, k in places:
        pen.path(f"M{x - 6 * k},{y + 8 * k} V{y - 3 * k} C{x - 5 * k},{y - 11 * k} {x + 5 * k},{y - 11 * k} {x + 6 * k},{y - 3 * k} V{y + 8 * k}Z", tone)
