"""A cow that bellows, the strap and the lantern at her neck, the jetty she stands on."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.engine.clay import Clay, Vec, flow
from reverie_studio.pen import Pen
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import Spot


def lowing_cow(*, gape: float = 1.0, look: Spot = (-0.9, -0.5)) -> Clay:
    """Head, neck and breast of a cow in profile to our left, muzzle level (roll lifts it): 330 px from poll to lips, the breast goes to (560, 560).

    Parts: face, muzzle, nose, gape, tongue, jaw, horn, far horn, ear, neck; marks: the near eye, `nose`, `mouth`, `throat`.
    """
    g = gape
    c = Clay().limb([(640, 560, -80, 300), (430, 330, -60, 210), (240, 150, -30, 142), (90, 40, -10, 100), (20, 8, 0, 84)], part="neck", per=26)
    c.limb([(20, 120, 0, 40), (120, 270, 0, 62), (230, 440, -10, 92), (330, 640, -20, 120)], melt=40, part="neck", press=(0, 0, 1.6), per=22)
    c.limb([(12, 0, 0, 84), (-66, 14, 2, 80), (-150, 34, 4, 62), (-238, 54, 6, 54), (-276, 62, 6, 52)], melt=20, part="face", per=10)
    c.limb([(-20, -38, 40, 46), (-70, -20, 46, 36), (-160, 8, 36, 26), (-240, 26, 20, 24)], melt=26, part="face", per=8)
    a = math.radians(6 + 33 * g)

    def low(u: float, v: float) -> Spot:
        """A point of the jaw, u px from its hinge along it and v below."""
        return 6 - u * math.cos(a) - v * math.sin(a) * 0.4, 74 + u * math.sin(a) + v

    c.limb([(-44, 96, 0, 46), (-110, 108, 0, 42), (-176, 112, 0, 30), (-244, 108, 0, 20)], melt=2, part="gape", press=(0, 0, 1.4), per=8)
    c.limb([(-60, 130, 0, 34), (-110, 150, 0, 20)], melt=2, part="gape", press=(0, 0, 1.4))
    c.limb([(*low(-10, 0), 10, 66), (*low(60, 18), 8, 56), (*low(150, 26), 6, 37), (*low(228, 24), 6, 29), (*low(262, 20), 6, 27)], melt=12, part="jaw", per=10)
    c.limb([(*low(90, -24), 4, 26), (*low(170, -18), 6, 25), (*low(224, -22), 10, 22), (*low(262, -40), 12, 12)], melt=3, part="tongue", press=(0, 0.5, 0), per=8)
    c.limb([(30, 60, 52, 40), (-34, 84, 56, 30), (-72, 104, 46, 20)], melt=30, part="face", per=8)
    c.limb([(-214, 96, 10, 28), (-270, 104, 12, 29), (-312, 86, 10, 27)], melt=14, part="muzzle", per=6)
    c.limb([(-290, 40, 8, 45), (-316, 62, 8, 40)], melt=14, part="nose", per=5).limb([(*low(252, 2), 8, 25), (*low(276, -4), 8, 20)], melt=8, part="muzzle")
    c.limb([(-296, 36, 58, 12), (-316, 48, 52, 12), (-318, 62, 50, 6)], melt=5, carve=True).limb([(-284, 22, 48, 9), (-308, 24, 50, 10), (-330, 42, 40, 9)], melt=8, part="nose")
    c.limb([(-40, -42, 60, 16), (-76, -40, 72, 17), (-112, -14, 64, 12)], melt=14, part="face")
    eye(c, "near", (-72, -12, 66), 25, 1, aside=-14, lids=1.0, look=look, inner=0.4, iris=0.62, bag=0.5)
    for z, part in ((-1, "far horn"), (1, "horn")):
        c.limb([(16, -56, 40 * z, 30), (34, -96, 92 * z, 28), (40, -150, 132 * z, 24), (14, -216, 146 * z, 18), (-34, -262, 136 * z, 11), (-74, -282, 120 * z, 3)], melt=8, part=part, per=12)
        c.limb([(50, -24, 60 * z, 16), (100, -16, 100 * z, 28), (164, 16, 116 * z, 27), (232, 62, 112 * z, 4)], melt=9, part="ear", press=(0, 0.3, 1.8), per=12)
    c.limb([(-16, -84, 20, 28), (-40, -76, 30, 22)], melt=16, part="face")
    c.marks |= {"nose": [(-336, 52, 30)], "mouth": [(-300, 130, 20)], "throat": [(96, 250, 40)], "withers": [(150, -40, 0)]}
    return c


def strapped(c: Clay, line: Sequence[Spot], r: float, *, part: str = "strap") -> Clay:
    """A strap laid on the side of a body that faces us, along a line of the picture; marks it `strap`."""
    points: list[Vec] = []
    for x, y in flow(line, 12):
        z = c.touch(float(x), float(y))
        if z is not None:
            points.append((float(x), float(y), z))
    out = Clay(c.lumps, c.marks)
    out.limb([(x, y, z, r) for x, y, z in points], melt=1.0, part=part, press=(0.0, 0.0, 1.9), per=1)
    out.marks["strap"] = points
    return out


def jetty_end(pen: Pen) -> None:
    """Planks along the lower edge of a card, the water begins at y = 1100."""
    pen.path("M-30,1128 L560,1088 L620,1230 L-30,1230Z", "#8d8a80")
    pen.path("M-30,1128 L560,1088 L562,1104 L-30,1146Z", "#b4b0a2")


def neck_lantern(pen: Pen, x: float, y: float, k: float = 1.0) -> None:
    """A lantern with a ring, 120 px high, where a bell would hang."""
    with pen.at(x, y, turn=4, scale=k):
        pen.circle(0, -60, 13, "#4a4038", stroke=6)
        pen.path("M-30,-26 L-16,-50 L16,-50 L30,-26Z", "#4a4038")
        pen.path("M-26,-26 L26,-26 L22,36 L-22,36Z", "#ffcf6a")
        pen.path("M-28,36 L28,36 L30,48 L-30,48Z", "#4a4038")


def roped_bollard(pen: Pen) -> None:
    """A post with a rope at the lower left edge of a card."""
    pen.path("M52,1240 L60,1040 C62,1020 148,1020 150,1040 L162,1240Z", "#3c4a4e")
    pen.oval(105, 1036, 46, 17, "#5d6c6e")
    for i in range(4):
        y = 1112 + 19 * i
        pen.taper([(52 - i, y - 8), (104, y + 12), (160 + i, y - 8)], 15, 15, "#b59f74")
    pen.taper([(156, 1160), (220, 1196), (290, 1180), (350, 1204), (330, 1250)], 14, 14, "#b59f74")
