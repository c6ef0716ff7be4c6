"""An elephant that reaches up, a great bell from below with a sky in it, and what it is swept with."""

from __future__ import annotations

import math

from reverie_studio.colour import Colour
from reverie_studio.engine.clay import Clay
from reverie_studio.pen import Pen
from reverie_studio.sculpt.eyes import eye

Point = tuple[float, float]


def reaching_elephant(*, look: Point = (0.6, -0.8)) -> Clay:
    """An elephant in profile to our right that lifts its trunk: skull of 150 at the origin, its back to our left and down, the end of its trunk curled round (300, -450).

    Parts: head, neck, ear, trunk, lip, tusk, lid, eye. Marks: the eye `near`, `smile`, `fold 0` … `fold 8` of the trunk.
    """
    c = Clay().limb([(-80, 60, -20, 170), (-230, 190, -40, 240), (-420, 380, -60, 330)], part="neck", per=14)
    c.ball(0, 0, 0, 142, melt=30, part="head").limb([(-10, -80, 0, 100), (60, -70, 10, 96)], melt=40, part="head", per=8)
    c.limb([(60, 0, 20, 118), (130, 30, 30, 96)], melt=30, part="head", per=10).limb([(10, 110, 10, 92), (70, 140, 20, 66)], melt=26, part="head", per=8)
    c.limb([(120, 20, 30, 96), (196, 30, 34, 80), (262, -4, 36, 68), (300, -90, 38, 58), (304, -200, 40, 49), (282, -310, 42, 41), (262, -400, 46, 34), (254, -446, 60, 31), (266, -486, 84, 29), (306, -498, 96, 27), (342, -472, 90, 24), (346, -436, 70, 21), (326, -412, 40, 15)],
           melt=18, part="trunk", per=16)
    c.limb([(70, 136, 24, 56), (128, 166, 26, 36), (180, 168, 26, 18)], melt=18, part="lip", per=10)
    c.limb([(130, 92, 96, 34), (166, 112, 104, 26)], melt=16, part="head", per=6).limb([(160, 108, 106, 22), (230, 138, 116, 18), (300, 110, 118, 4)], melt=4, part="tusk", per=14)
    c.limb([(-20, -110, 120, 40), (-96, -150, 150, 78), (-176, -84, 170, 112), (-170, 50, 170, 112), (-120, 160, 160, 74), (-80, 232, 150, 16)], melt=6, part="ear", press=(0, 0, 2.4), per=14)
    c.limb([(-60, -60, 150, 60), (-56, 60, 150, 56)], melt=20, part="ear", press=(0, 0, 2.0), per=8)
    eye(c, "near", (96, -52, 112), 24, 1, aside=20, lids=1.0, look=look, inner=0.6, iris=0.7, bag=1.0)
    c.marks |= {"smile": [(176, 130, 90), (130, 140, 110), (84, 122, 118), (56, 92, 120)]}
    for n, (x, y, half, lean) in enumerate(((204, 26, 76, 0.9), (246, 2, 68, 0.9), (280, -44, 62, 0.5), (296, -92, 57, 0.2), (302, -140, 53, 0.05), (304, -188, 49, -0.05), (298, -236, 46, -0.15), (288, -284, 43, -0.2), (276, -330, 40, -0.2))):
        u, v = half * math.cos(lean), half * math.sin(lean)
        c.marks[f"fold {n}"] = [(x - u * 0.95, y - v * 0.95, 80), (x - u * 0.3, y - v * 0.3 + half * 0.26, 100), (x + u * 0.5, y + v * 0.5 + half * 0.24, 100)]
    return c


def bell(pen: Pen, tones: tuple[Colour, Colour, Colour]) -> None:
    """Its outer side, above the near lip of a mouth round (430, 430)."""
    pen.path("M30,440 C112,360 142,240 160,60 L150,-40 L710,-40 L700,60 C720,240 750,360 830,440 C790,300 70,300 30,440Z", tones[0])
    pen.path("M30,440 C112,360 142,240 160,60 L150,-40 L250,-40 L254,60 C240,220 220,300 190,340 C110,370 60,400 30,440Z", tones[1])
    pen.path("M830,440 C748,360 720,240 700,60 L710,-40 L640,-40 L640,60 C650,200 670,290 700,346 C760,370 800,404 830,440Z", tones[2])


def lip(grow: float = 0.0) -> list[Point]:
    """The rim of the mouth."""
    return [(430 + (404 + grow) * math.cos(a), 440 + (146 + grow * 0.8) * math.sin(a)) for a in (math.tau * k / 40 for k in range(40))]


def cloud(pen: Pen, x: float, y: float, k: float, turn: float = 0.0) -> None:
    with pen.at(x, y, scale=k, turn=turn):
        pen.path("M-110,30C-130,0 -96,-26 -70,-18C-66,-60 -10,-70 10,-38C34,-62 82,-46 80,-14C116,-16 122,24 96,32Z", "#ffffff")


def flying_bird(pen: Pen, x: float, y: float, k: float, turn: float, tone: Colour, other: Colour) -> None:
    """A small bird with both wings up."""
    with pen.at(x, y, scale=k, turn=turn):
        pen.path("M-4,-8C-6,-50 -30,-84 -66,-100C-36,-104 16,-70 30,-14Z", other)
        pen.path("M-70,22C-40,4 -18,-8 4,-10C26,-22 50,-18 62,-6L84,0L64,8C50,30 14,34 -16,22L-84,44Z", tone)
        pen.path("M0,-6C10,-50 36,-84 74,-104C66,-64 54,-30 30,-6Z", tone)
        pen.circle(56, -4, 4.5, "#241a1c")


def besom(pen: Pen, foot: Point, head: Point, tones: tuple[Colour, Colour, Colour]) -> None:
    """A stick from `foot` to a brush of twigs at `head`."""
    turn = math.degrees(math.atan2(head[1] - foot[1], head[0] - foot[0])) + 90
    pen.taper([foot, head], 15, 14, tones[0])
    with pen.at(*head, turn=turn):
        pen.path("M-15,14 C-30,-20 -56,-70 -66,-122 L-48,-112 L-38,-140 L-22,-120 L-8,-148 L6,-122 L24,-146 L34,-118 L52,-130 L64,-114 C52,-66 30,-20 15,14Z", tones[1])
        pen.rect(-19, -8, 38, 24, tones[2])


def tower(pen: Pen) -> None:
    """Timber that runs up past the bell."""
    for a, b, c, d in ((-20, 90, -20, 60), (150, 196, 120, 160), (660, 720, 690, 744), (760, 830, 770, 830)):
        pen.path(f"M{a},1230 L{b},1230 L{d},-20 L{c},-20Z", "#4e3a30")
    pen.path("M-20,690 L820,650 L820,712 L-20,756Z", "#5c4436")


def clapper_lamp(pen: Pen, x: float, y: float) -> None:
    """A lit lamp at the end of a clapper that swings to our left."""
    with pen.at(x, y, turn=26):
        pen.path("M-26,-62H26L36,-42H-36Z", "#3b3a30")
        pen.path("M-50,8C-56,-26 -36,-44 0,-44C36,-44 56,-26 50,8C46,42 28,58 0,58C-28,58 -46,42 -50,8Z", "#f8c64a")
        pen.path("M-17,20C-24,-4 -4,-10 0,-32C12,-12 24,0 16,21C10,36 -12,36 -17,20Z", "#fffbe0")
        pen.path("M-38,44H38L27,68H-27Z", "#3b3a30")
