"""Who hides: a hedgehog among cacti, a lobster behind its claws, a moose in a wardrobe; cacti, quills, pots."""

from __future__ import annotations

import math
from collections.abc import Sequence

from numpy.random import Generator

from reverie_studio.colour import Colour
from reverie_studio.engine.clay import Clay, Vec
from reverie_studio.pen import Pen
from reverie_studio.sculpt.night_beasts import hedgehog_front

Spot = tuple[float, float]


def potted_hedgehog(*, look: Spot = (0.5, -0.8)) -> Clay:
    """A hedgehog that stands in a pot, paws on its rim, 300 px wide; the pot covers all below y = 40. Parts of `hedgehog_front`."""
    c = Clay().ball(0, -30, -90, 170, part="coat", press=(0, -0.1, 0.3))
    c.limb([(0, -60, 10, 92), (0, 30, 20, 96), (0, 110, 0, 100)], melt=20, part="face", per=5)
    c.both(Clay().limb([(84, 20, 60, 30), (92, 2, 112, 26), (84, 14, 140, 20)], melt=12, part="paw", per=5))
    for x in (70, 85, 100):
        c.both(Clay().limb([(x, 16, 146, 10), (x + (x - 85) * 0.3, 36, 156, 6)], melt=4, part="paw"))
    whole = hedgehog_front(look=look)
    return c.add(Clay([k for k in whole.lumps if k.part not in ("coat", "paw")], whole.marks).turned(at=(0, 40, 10), scale=1.42))


def pot(wide: float = 150.0, tall: float = 230.0) -> Clay:
    """A flower pot, its rim about y = 0, its foot at `tall`."""
    c = Clay().limb([(0, 36, 0, wide * 0.86), (0, tall - 20, 0, wide * 0.6)], part="pot", per=8)
    c.limb([(-wide, tall + wide * 0.8, 0, wide * 0.8), (wide, tall + wide * 0.8, 0, wide * 0.8)], melt=3, carve=True)
    ring = [(wide * math.cos(a), 10, wide * math.sin(a), 20.0) for a in (k * math.tau / 24 for k in range(25))]
    return c.limb(ring, melt=3, part="rim", per=1).ball(0, -wide * 0.62, 0, wide * 0.86, melt=6, carve=True)


def cactus(tall: float = 300.0, r: float = 80.0, ribs: int = 9, arms: Sequence[tuple[float, float, int]] = ()) -> Clay:
    """A ribbed column with its foot at y = 0; `arms` (how high, how long, side). Marks `rib …`."""
    c = Clay().limb([(0, 0, 0, r * 0.9), (0, -tall * 0.5, 0, r), (0, -tall + r, 0, r * 0.86)], part="flesh", per=6)
    for k in range(ribs):
        a = math.tau * (k + 0.5) / ribs
        line: list[Vec] = [(r * 0.9 * math.sin(a) * w, y, r * 0.9 * math.cos(a) * w) for y, w in ((0, 0.95), (-tall * 0.5, 1.05), (-tall + r, 0.9), (-tall + r * 0.2, 0.4))]
        c.limb([(*p, r * 0.22) for p in line], melt=r * 0.08, part="flesh", per=4)
        if math.cos(a) > -0.15:
            c.marks[f"rib {k}"] = [(x * 1.2, y, z * 1.2) for x, y, z in line]
    for high, long, side in arms:
        c.limb([(r * 0.8 * side, -high, 0, r * 0.4), (r * 1.6 * side, -high - 10, 6, r * 0.44), (r * 1.9 * side, -high - long * 0.5, 6, r * 0.46), (r * 1.85 * side, -high - long, 6, r * 0.34)], melt=10, part="flesh", per=5)
    return c


def spines(pen: Pen, c: Clay, size: float, colour: Colour) -> None:
    """Tufts of spines along the ribs that are turned to us."""
    for name, line in c.marks.items():
        if not name.startswith("rib"):
            continue
        for (x0, y0, z0), (x1, y1, _) in zip(line[:-1], line[1:], strict=True):
            n = max(2, int(math.hypot(x1 - x0, y1 - y0) / (size * 1.6)))
            for i in range(n):
                x, y = x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n
                for turn in (-60, -20, 20, 60):
                    a = math.radians(turn - 90 + 0.1 * z0)
                    pen.taper([(x, y), (x + size * math.cos(a), y + size * math.sin(a))], size * 0.11, 0.6, colour, 0.9)


def quills(pen: Pen, rng: Generator, at: Spot, size: Spot, hole: Spot, count: int, long: Spot, colours: tuple[Colour, Colour, Colour]) -> None:
    """Quills of three tones (root, shaft, tip) round a face, the outermost first, none below."""
    rows: list[tuple[float, float]] = sorted(((float(rng.uniform(-226, 46)), float(rng.uniform(0, 1)) ** 0.8) for _ in range(count)), key=lambda row: -row[1])
    for degrees, q in rows:
        a = math.radians(degrees)
        x = at[0] + (hole[0] + (size[0] - hole[0]) * q) * math.cos(a)
        y = at[1] + (hole[1] + (size[1] - hole[1]) * q) * math.sin(a)
        a += float(rng.normal(0, 0.14))
        n, (u, v) = float(rng.uniform(*long)), (math.cos(a), math.sin(a))
        pen.taper([(x, y), (x + n * u, y + n * v)], n * 0.15, 1.6, colours[0])
        pen.taper([(x + 0.3 * n * u, y + 0.3 * n * v), (x + n * u, y + n * v)], n * 0.1, 1.4, colours[1])
        pen.taper([(x + 0.78 * n * u, y + 0.78 * n * v), (x + n * u, y + n * v)], n * 0.05, 1.2, colours[2])


