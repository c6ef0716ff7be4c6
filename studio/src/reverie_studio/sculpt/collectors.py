"""Who collects: a magpie that has a ball in its beak, the mouth of a sack seen from inside it, marbles."""

from __future__ import annotations

import math

from reverie_studio.colour import Colour
from reverie_studio.engine.clay import Clay
from reverie_studio.pen import Pen
from reverie_studio.sculpt.eyes import eye

Point = tuple[float, float]


def holding_magpie(*, look: Point = (-0.3, 0.6)) -> Clay:
    """Head and shoulder of a magpie in profile to our left, its beak open round a ball of 118 at the mark `held`: skull of 105 at the origin.

    Parts: head, beak, mouth, belly, wing, lid, eye. Marks: the eye `near`, `held`.
    """

    def on(along: float, off: float, r: float, z: float = 8.0) -> tuple[float, float, float, float]:
        """A place by the axis of the gape: from its corner outwards, and up from it."""
        return -50 - 0.974 * along - 0.225 * off, 30 + 0.225 * along - 0.974 * off, z, r

    c = Clay().limb([(60, 0, -6, 108), (170, -50, -10, 136), (330, -120, -20, 180), (560, -230, -40, 230)], melt=20, part="head", per=14)
    c.limb([(206, 62, 60, 80), (280, 50, 90, 120), (480, 10, 70, 200)], melt=14, part="belly", per=14)
    c.ball(0, 0, 0, 106, melt=30, part="head").limb([(-34, 14, 26, 74), (20, 36, 40, 76)], melt=24, part="head", per=8)
    c.limb([on(-20, 0, 60), on(70, 0, 60), on(150, 0, 64)], melt=4, part="mouth", press=(0, 0, 2.2), per=8)
    c.limb([on(-30, 38, 62), on(50, 62, 52), on(130, 86, 37), on(190, 106, 24), on(236, 122, 13), on(266, 124, 4)], melt=10, part="beak", per=14)
    c.limb([on(-30, -34, 54), on(50, -62, 40), on(130, -86, 29), on(190, -104, 18), on(232, -117, 9), on(250, -120, 3)], melt=8, part="beak", per=14)
    c.limb([on(20, 92, 9, 50), on(60, 96, 6, 44)], melt=5, carve=True, per=6)
    c.limb([(176, -116, 110, 30), (270, -124, 160, 74), (480, -160, 200, 120)], melt=10, part="wing", press=(0, 0, 0.8), per=14)
    eye(c, "near", (-6, -30, 84), 28, -1, aside=-6, lids=1.05, look=look, iris=0.72, bag=0.5)
    c.marks["held"] = [on(275, 0, 0)[:3]]
    return c


def sack_mouth(x: float, y: float, rx: float, ry: float, folds: int = 32) -> Clay:
    """The gathered mouth of a sack, from inside it: pleats that come from its hem towards us. Parts: cloth, hem, cord."""

    def on(b: float, q: float) -> Point:
        return x + rx * (q + 0.03 * math.sin(2 * b + 1) + 0.014 * math.sin(5 * b)) * math.cos(b), y + ry * (q + 0.03 * math.sin(3 * b)) * math.sin(b)

    c = Clay()
    for q, z, r in ((2.3, -150, 220), (1.8, -120, 150), (1.45, -90, 100), (1.2, -70, 58)):
        c.limb([(*on(math.tau * k / 48, q), z, r) for k in range(49)], melt=30, part="cloth", per=1)
    c.limb([(*on(math.tau * k / 96, 1.1 + 0.006 * (-1) ** k), -40, 24) for k in range(97)], melt=10, part="hem", per=1)
    for k in range(folds):
        a = math.tau * (k + 0.3 * math.sin(2.7 * k)) / folds
        w = 1 + 0.22 * math.sin(5.1 * k)
        c.limb([(*on(a, q), z, r * w) for q, z, r in ((1.07, -30, 20), (1.13, -20, 29), (1.24, -8, 38), (1.44, 2, 48), (1.9, 10, 66), (2.7, 0, 100))], melt=16, part="cloth", per=8)
    return c.limb([(*on(math.tau * k / 120, 1.15 + 0.006 * math.sin(math.tau * k * folds / 120)), 30 + 5 * math.sin(math.tau * k * folds / 120), 10) for k in range(121)], melt=1, part="cord", per=1)


def marble(pen: Pen, x: float, y: float, r: float, tones: tuple[Colour, Colour, Colour], turn: float = 0.0) -> None:
    """A glass marble with a twisted band in it."""
    pen.circle(x, y, r, tones[0])
    with pen.at(x, y, turn=turn, scale=r / 108):
        pen.path("M-92,30 C-60,-40 -20,-60 30,-40 C60,-28 80,-40 96,-26 C92,10 70,20 40,14 C0,4 -30,24 -50,70 C-70,66 -84,50 -92,30Z", tones[1])
        pen.path("M-66,56 C-40,0 0,-20 40,-8 C66,0 82,-8 94,-14 C90,2 66,14 36,8 C4,0 -24,30 -40,74 C-52,72 -60,64 -66,56Z", tones[2])
