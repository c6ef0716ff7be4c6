"""A loris on the edge of a pit: its face, hands that hang over, the rim."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.scratchboard_tools import Thing
from reverie_studio.sculpt.marks import strew


def loris_face() -> Clay:
    """A small loris that looks up at us, 210 px wide. Parts: fur, ear, nose. Marks: `eye left|right` (middles), `nose`, `lip left|right`."""
    c = Clay().ball(0, 0, 0, 96, part="fur", press=(0, 0.3, 0)).both(Clay().ball(48, 30, 10, 54, melt=24, part="fur"))
    c.limb([(0, -30, 70, 34), (0, 16, 92, 24), (0, 40, 104, 17)], melt=18, part="fur", per=4).limb([(0, 62, 74, 22), (0, 66, 70, 22)], melt=12, part="fur")
    c.limb([(-9, 38, 120, 8), (9, 38, 120, 8)], melt=4, part="nose", tone=0.4)
    c.both(Clay().ball(90, -54, -20, 32, melt=8, part="ear", press=(0, 0, 1.5)).ball(94, -54, 8, 19, melt=6, carve=True))
    for side, name in ((-1, "left"), (1, "right")):
        c.marks[f"eye {name}"], c.marks[f"lip {name}"] = [(45 * side, -8, 90)], [(0, 50, 120), (2 * side, 58, 116), (18 * side, 62, 104), (30 * side, 70, 90)]
    c.marks["nose"] = [(0, 38, 128)]
    return c


def draped_hand(side: int) -> Clay:
    """A small hand that hangs on to an edge at the origin from behind, its four fingers towards us and down; 110 px wide; parts: hand, finger. Marks: `nail 0` … `nail 3`."""
    c = Clay().limb([(-10 * side, -34, -30, 30), (0, -8, 0, 36), (0, 8, 6, 34)], melt=10, part="hand", per=4, press=(0, 0, 1.2))
    for k in range(4):
        x, long = -42 + 28 * k, 6 * (k in (1, 2))
        c.limb([(x * 0.72, 2, 20, 15), (x, 34, 34, 14.5), (x * 1.1, 62 + long, 30, 13.5), (x * 1.12, 80 + long, 22, 12)], melt=2, part="finger", per=4)
        c.marks[f"nail {k}"] = [(x * 1.12, 80 + long, 34)]
    return c


def pit_rim(t: Thing, middle: tuple[float, float], rx: float, ry: float, first: float, last: float, count: int = 420) -> None:
    """Strokes outwards from the edge of a round hole seen aslant, from one angle (radians) to another."""
    for k in range(count):
        a = first + (last - first) * k / (count - 1)
        x, y, far = middle[0] + rx * math.cos(a), middle[1] + ry * math.sin(a), t.rng.uniform(0.06, 0.2)
        t.strokes([[(x, y), (x + rx * far * math.cos(a), y + ry * 1.5 * far * math.sin(a))]], 1.4 + 2.0 * t.rng.random(), ends=(1.0, 0.05))


def pit_floor(t: Thing, middle: tuple[float, float], rx: float, ry: float) -> None:
    """The ground on our side of such a hole, down to the card's edge: it covers what hangs in the hole; dust, and the near `pit_rim` in the colour."""
    x, y = middle
    t.leave([*((x + rx * math.cos(k * math.pi / 59), y + ry * math.sin(k * math.pi / 59)) for k in range(60)), (-20, y), (-20, 1220), (820, 1220), (820, y)])

    def dusty(u: float, v: float) -> float:
        q = math.hypot((u - x) / rx, (v - y) / ry)
        return 0.6 * math.exp(-(((q - 1.5) / 0.5) ** 2)) if q > 1.2 else 0.0

    strew(t, (-10, y - ry * 0.8, 810, 1200), 1800, lambda u, v: 0.0, dusty, length=(12, 50), width=(0.6, 1.9), spot=0.0)
    pit_rim(t, middle, rx, ry, 0, math.pi)
