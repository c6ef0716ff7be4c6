"""Cows that have lost something."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.beasts import neck, quad


def stepping_cow() -> Clay:
    """A cow without its head, walking to our left, one forefoot lifted to step into something: withers at (-107, -206), soles at y = 0, the neck ends low at (-196, -150). Parts as of `quad`, and udder, hoof."""
    c = quad(tall=206, long=222, chest=64, waist=62, rump=58, bone=11, fore=((54, 46), (-16, 0)), hind=((-34, 0), (18, 0)))
    neck(c, (-112, -150, 0), (-196, -150, 12), (64, 44))
    c.limb([(60, -92, 6, 36), (64, -76, 10, 30)], melt=16, part="udder").limb([(52, -58, 22, 8), (50, -44, 22, 6)], melt=5, part="udder").limb([(78, -58, 22, 8), (80, -44, 22, 6)], melt=5, part="udder")
    c.limb([(110, -178, 0, 11), (136, -146, 6, 7), (140, -92, 8, 6)], melt=6, part="tail", per=5).limb([(140, -96, 8, 7), (142, -62, 10, 15), (138, -30, 10, 3)], melt=4, part="tuft", per=5)
    c.limb([(60, -196, 10, 40), (100, -178, 24, 44), (104, -120, 26, 30)], melt=20, part="trunk", per=4)
    return c


def puddle(rng: np.random.Generator, x: float, y: float, wide: float, flat: float = 0.4, rough: float = 0.22) -> list[Point]:
    """The outline of a patch that has slid off: a blot that lies on the ground."""
    phases = rng.uniform(0, math.tau, 4)
    out = []
    for a in np.linspace(0, math.tau, 72, endpoint=False):
        r = wide * (1 + rough * (math.sin(2 * a + phases[0]) * 0.6 + math.sin(3 * a + phases[1]) * 0.7 + 0.3 * math.sin(5 * a + phases[2])))
        out.append((x + r * math.cos(a), y + r * flat * math.sin(a)))
    return out


def shine(x: float, y: float, wide: float, flat: float = 0.4) -> list[Sequence[Point]]:
    """One cut of light on a puddle, and a smaller one beside it."""
    def arc(r: float, a: float, b: float) -> list[Point]:
        return [(x + wide * r * math.cos(q), y + wide * r * flat * math.sin(q)) for q in np.linspace(a, b, 7)]

    return [arc(0.66, 3.5, 4.5), arc(0.66, 4.75, 5.0)]
