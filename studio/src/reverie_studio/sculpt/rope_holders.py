"""A donkey that holds a bridge up by a rope in its teeth; those who cross it in their sleep."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.colour import Colour
from reverie_studio.engine.clay import Clay
from reverie_studio.pen import Pen
from reverie_studio.sculpt.donkeys import long_ear
from reverie_studio.sculpt.eyes import eye

Point = tuple[float, float]
_TEETH = ((-306, 30), (-288, 44), (-264, 52), (-240, 56))


def pulling_donkey(*, look: Point = (0.7, -1.0)) -> Clay:
    """A donkey's head in profile to our left, its lips drawn back from its teeth: skull of 92 at the origin, nose at (-320, 50), neck to our right and down.

    Parts: head, muzzle, jaw, gum, tooth, neck, ear, lid, eye. Marks: the eye `near`, `bite` (where a rope goes in), `corner` (of the mouth), `nostril`, `ear near|far`.
    """
    c = Clay().limb([(70, 30, -20, 104), (190, 130, -40, 150), (380, 300, -70, 230)], part="neck", per=14)
    c.ball(0, 0, 0, 90, melt=20, part="head").limb([(0, 40, 20, 84), (-70, 50, 24, 66)], melt=30, part="head", per=8)
    c.limb([(-20, -20, 10, 78), (-110, 8, 16, 62), (-190, 22, 20, 52)], melt=24, part="head", per=10)
    c.limb([(-190, 24, 20, 52), (-250, 34, 24, 54), (-286, 38, 24, 48)], melt=16, part="muzzle", per=10)
    c.limb([(-40, 96, 14, 56), (-130, 112, 16, 40), (-200, 124, 20, 33)], melt=20, part="head", per=8).limb([(-200, 126, 20, 33), (-262, 136, 24, 32), (-284, 136, 24, 26)], melt=12, part="jaw", per=8)
    c.limb([(-270, 86, 14, 36), (-190, 86, 14, 36)], melt=2, part="gum")
    for x, z in _TEETH:
        c.limb([(x, 104, z, 14), (x, 116, z - 2, 13)], melt=2, part="tooth")
    c.limb([(-24, -58, 62, 20), (-60, -56, 68, 20), (-92, -36, 60, 14)], melt=14, part="head", per=6)
    c.limb([(-296, 14, 64, 9), (-310, 26, 58, 8)], melt=5, carve=True, per=4)
    eye(c, "near", (-56, -22, 72), 27, -1, aside=-8, lids=1.15, look=look, inner=0.7, iris=0.58, bag=0.8)
    long_ear(c, "far", [(58, -70, -30), (84, -150, -44), (92, -240, -50), (80, -330, -50)], 0.95, per=14)
    long_ear(c, "near", [(20, -80, 40), (-6, -166, 56), (-22, -256, 60), (-28, -352, 56)], per=14)
    c.marks |= {"bite": [(-300, 98, 40)], "corner": [(-206, 100, 64)], "nose": [(-316, 40, 40)]}
    return c


def upper_teeth() -> Clay:
    """Of a `pulling_donkey`, to lie over what it bites. Parts: tooth, lip."""
    c = Clay()
    for x, z in _TEETH:
        c.limb([(x, 78, z + 4, 15), (x, 94, z + 5, 14)], melt=2, part="tooth")
    return c.limb([(-318, 58, 30, 19), (-288, 64, 52, 19), (-246, 64, 64, 15), (-208, 68, 64, 11), (-186, 80, 60, 7)], melt=4, part="lip", per=16)


def sleepwalker(*, stout: float = 1.0, arms: float = 0.0, droop: float = 1.0) -> Clay:
    """Somebody in a nightshirt, to our right, both sleeves held out: soles at the origin, 100 px tall. Parts: shirt, sleeve, face, cap."""
    c = Clay().limb([(0, -4, 0, 19 * stout), (0, -30, 0, 16 * stout), (1, -54, 0, 11 * stout), (2, -68, 0, 6)], melt=6, part="shirt", per=8)
    for z in (-9, 9):
        c.limb([(3, -62, z, 6), (18, -58 + arms * 0.4, z, 6.4), (38, -58 + arms, z, 7.4)], melt=3, part="sleeve", per=8)
    c.ball(4, -80, 0, 12, melt=2, part="face").ball(16, -78, 0, 3.6, melt=2, part="face")
    c.limb([(3, -86, 0, 11.5), (-4, -98, 0, 9), (-16 * droop, -104, 0, 6), (-26 * droop, -92, 0, 3.6)], melt=2, part="cap", per=8).ball(-28 * droop, -85, 0, 5, part="cap")
    return c


def hanging_bridge(pen: Pen, deck: Sequence[Point], tall: float, tones: tuple[Colour, Colour, Colour]) -> None:
    """A rope bridge from below along the near edge of its planks: their undersides, a rail of rope, hangers."""
    for (ax, ay), (bx, by) in zip(deck[:-1], deck[1:], strict=True):
        pen.poly([(ax + 1.5, ay), (bx - 1.5, by), (bx - 1.5, by + 26), (ax + 1.5, ay + 26)], tones[int(ax) % 2])
    pen.taper([(x, y + 27) for x, y in deck], 6, 6, tones[2])
    pen.taper([(x, y - tall) for x, y in deck], 5, 5, tones[2])
    for x, y in deck[1::3]:
        pen.taper([(x, y - tall), (x, y + 26)], 3.4, 3.4, tones[2])


def twisted(line: Sequence[Point], half: float, every: float = 13.0) -> list[list[Point]]:
    """The strands across a rope along a line, as strokes."""
    out: list[list[Point]] = []
    for (ax, ay), (bx, by) in zip(line[:-1], line[1:], strict=True):
        far = math.hypot(bx - ax, by - ay)
        ux, uy = (bx - ax) / far, (by - ay) / far
        for k in range(int(far / every)):
            x, y = ax + ux * every * k, ay + uy * every * k
            out.append([(x - uy * half, y + ux * half), (x + ux * half + uy * half, y + uy * half - ux * half)])
    return out
