"""People small, wrapped, from behind; what years do to a head and to a hand."""

from __future__ import annotations

import math
from dataclasses import replace

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.scratchboard_tools import CUTS, Thing
from reverie_studio.sculpt.marks import Spot, ring


def knotted(young: Clay) -> Clay:
    """An old hand: knuckles of a hand (of `hands.hand`, turned or not) swell, and the fingers between them are thin."""
    c = Clay(young.lumps, young.marks)
    for name in ("index", "middle", "ring", "little"):
        own = [lump for lump in young.lumps if lump.part == name]
        c.lumps = [replace(lump, ra=lump.ra * 0.86, rb=lump.rb * 0.86) if lump.part == name else lump for lump in c.lumps]
        for i, k in ((0, 1.15), (2, 1.16), (4, 1.1)):
            c.ball(*own[i].a, own[i].ra * k, melt=own[i].melt * 0.8, part="knuckle")
    return c


def figure_back(*, elbows: tuple[Spot, Spot] = ((-92.0, -250.0), (92.0, -250.0)), hands: tuple[Spot, Spot] = ((-16.0, -280.0), (16.0, -280.0)), stout: float = 1.0, wide: float = 0.0) -> Clay:
    """Somebody in a shift, seen from behind: 330 px, soles at y = 0; hands lie before the body. Parts: leg, cloth, arm, hair."""
    k = stout
    c = Clay().limb([(0, -236, 0, 26 * k), (0, -200, 0, 47 * k), (0, -150, 0, 48 * k), (0, -104, 2, 54 * k), (0, -74, 2, 57 * k)], melt=10, part="cloth", per=4, press=(0, 0, 1.3))
    c.limb([(-42 * k, -228, 0, 17 * k), (0, -238, 0, 22 * k), (42 * k, -228, 0, 17 * k)], melt=12, part="cloth", per=4)
    c.limb([(-110, -40, 0, 42), (110, -40, 0, 42)], melt=2, carve=True)
    for side, elbow, hand in zip((-1, 1), elbows, hands, strict=True):
        c.limb([(44 * side * k, -226, -2, 16 * k), (elbow[0], elbow[1], -14, 12 * k)], melt=6, part="cloth", per=4)
        c.limb([(elbow[0], elbow[1], -14, 11 * k), ((elbow[0] + hand[0]) / 2, (elbow[1] + hand[1]) / 2, -40, 10 * k), (hand[0], hand[1], -60, 9)], melt=4, part="arm", per=4)
        x = (22 + wide) * side
        c.limb([(x, -100, 0, 17), (x, -50, 4, 14), (x, -16, 0, 9), (x + 2 * side, -8, -14, 10)], melt=2, part="leg", per=4)
    c.limb([(0, -236, 2, 15), (0, -262, 0, 14)], melt=6, part="arm")
    c.ball(0, -296, 0, 34, melt=6, part="hair").ball(-33, -288, -4, 8, melt=3, part="arm").ball(33, -288, -4, 8, melt=3, part="arm")
    return c


def lady_back() -> Clay:
    """A great lady from behind, where she sits on the card: knot of hair at (478, 566), sloping shoulders from edge to edge; for a hat above. Parts: dress, nape, hair, knot."""
    c = Clay().limb([(-60, 1120, -60, 190), (90, 960, -30, 150), (280, 830, -6, 130), (450, 770, 0, 100), (620, 830, -6, 130), (800, 970, -30, 150), (900, 1120, -60, 190)], melt=10, part="dress", per=9)
    c.limb([(430, 1010, 0, 290), (430, 1300, 0, 420)], melt=80, part="dress", per=6, press=(0, 0, 1.2))
    c.limb([(448, 780, 10, 66), (454, 680, 0, 55), (458, 590, 0, 60)], melt=14, part="nape", per=5)
    return c.ball(462, 520, 0, 112, melt=10, part="hair", press=(0, 0.1, 0)).ball(478, 566, 84, 66, melt=6, part="knot", press=(0, 0, 1.2))


def shoe_sole() -> Clay:
    """A shoe whose sole looks at us, toe up, 230 px; the stocking goes away from us below. Parts: sole, heel, upper, sock."""
    c = Clay().limb([(4, 60, -60, 34), (2, 84, -140, 37), (-2, 104, -230, 40)], melt=8, part="sock", per=5)
    c.limb([(2, 64, -60, 46), (-2, 0, -60, 42), (8, -62, -66, 53), (8, -76, -66, 50)], melt=10, part="upper", per=5)
    c.limb([(2, 66, 4, 39), (-3, 10, 4, 35), (8, -56, 4, 45), (6, -76, 4, 41)], melt=2, part="sole", press=(0, 0, 2.0), per=6)
    return c.limb([(2, 74, 20, 31), (2, 58, 20, 33)], melt=1, part="heel", press=(0, 0, 1.6), per=3)


def listener(t: Thing, x: float, y: float, r: float, long: float, wide: float, apart: float) -> None:
    """Somebody of whom we see the top of the head, two eyes looking down, and ears: long, wide, and how far apart."""
    top, ears = Clay().ball(x, y, 0, r, part="head"), []
    for d in (-1, 1):
        a, ex, ey = d * (0.05 + apart), x + d * r * 0.55, y - r * 0.6
        ears.append((ex, ey, ex + math.sin(a) * long * 0.5, ey - math.cos(a) * long * 0.5, ex + math.sin(a) * long, ey - math.cos(a) * long))
        top.limb([(ex, ey, 0, wide * 0.6), (*ears[-1][2:4], 0, wide), (*ears[-1][4:], 0, 3)], melt=6, part="ear", press=(0, 0, 1.3), per=5)
    t.leave_clay(top, grow=4)
    t.clay(top, CUTS["fur"].but(near=2.1), "along", gain=1.0)
    for x0, y0, x1, y1, x2, y2 in ears:  # the hollow of the ear
        w, hx, hy = wide * 0.5, x1 * 0.3 + x2 * 0.7, y1 * 0.3 + y2 * 0.7
        t.leave([(x0, y0 - 6), (x1 - w, y1 + 4), (hx - w * 0.4, hy), (x1 * 0.15 + x2 * 0.85, y1 * 0.15 + y2 * 0.85), (hx + w * 0.4, hy), (x1 + w, y1 + 4)])
    for d in (-1, 1):
        px, py = x + d * r * 0.42, y - r * 0.2
        t.leave(ring(px, py, 11, 11))
        t.bare(ring(px, py, 8.5, 8.5), spot=0)
        t.leave(ring(px + 1, py + 3, 5, 5))
