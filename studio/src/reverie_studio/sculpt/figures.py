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


def reaching() -> Clay:
    """A `figure_back` whose hands hold on to something above: about (-18, -358) and (62, -394)."""
    c = figure_back(elbows=((-76, -288), (84, -310)), hands=((-18, -356), (62, -392)))
    for x, y in ((-18, -358), (62, -394)):
        c.ball(x, y, -52, 11, melt=4, part="arm")
        for k in range(4):
            c.limb([(x - 9 + 6 * k, y - 6, -46, 4.2), (x - 12 + 8 * k, y - 19 + abs(k - 1.5) * 2, -44, 3.6)], melt=1, part="arm")
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


def stamper() -> Clay:
    """Somebody in a shift, in profile to our left, one knee high to stamp, arms flung up: 340 px, soles at y = 0. Parts: leg, cloth, arm, hair, face; mark `chin`."""
    c = Clay().limb([(4, -246, 0, 28), (8, -206, 0, 42), (16, -156, 0, 40), (16, -118, 0, 42)], melt=10, part="cloth", per=5)
    c.limb([(16, -128, 4, 42), (24, -96, 0, 40), (30, -70, 0, 34)], melt=12, part="cloth", per=4)
    c.limb([(10, -130, 22, 38), (-40, -150, 34, 31), (-70, -146, 36, 26)], melt=16, part="cloth", per=4)
    c.limb([(26, -80, -4, 20), (34, -44, -4, 15), (30, -14, -4, 10), (16, -8, -2, 10), (-6, -6, 0, 8)], melt=6, part="leg", per=4)
    c.limb([(-78, -140, 36, 20), (-86, -96, 38, 15), (-78, -56, 38, 10), (-94, -46, 38, 11), (-118, -52, 38, 8)], melt=6, part="leg", per=4)
    c.limb([(14, -236, 22, 20), (54, -252, 34, 15), (66, -304, 34, 11)], melt=10, part="arm", per=4).ball(68, -318, 34, 14, melt=4, part="arm")
    c.limb([(-10, -230, -14, 18), (-58, -236, -20, 14), (-84, -282, -20, 10)], melt=10, part="arm", per=4).ball(-88, -296, -20, 13, melt=4, part="arm")
    c.limb([(0, -250, 0, 16), (-10, -276, 0, 15)], melt=6, part="face")
    c.ball(-12, -300, 0, 32, melt=6, part="face").limb([(-38, -300, 2, 7), (-47, -291, 2, 6)], melt=6, part="face").ball(-24, -280, 2, 15, melt=8, part="face")
    c.ball(2, -312, 0, 30, melt=4, part="hair")
    c.marks["chin"] = [(-34, -272, 16)]
    c.marks["eye"] = [(-36, -304, 20)]
    return c


def sweeper() -> Clay:
    """A wrapped, stooping sweeper seen from behind, 250 px high, feet at y = 40; the broom's foot is the mark `broom`."""
    c = Clay().limb([(8, -6, 0, 46), (8, -56, 0, 44), (-2, -112, 8, 36), (-26, -150, 14, 26)], melt=8, part="cloak", per=5, press=(0, 0, 1.1))
    for x, z in ((-28, 30), (-4, 44), (20, 42), (42, 26)):
        c.limb([(x * 0.6, -100, z * 0.8, 4), (x, -40, z, 7), (x * 1.2, 20, z, 11)], melt=9, part="cloak", per=4)
    c.limb([(-34, -162, 18, 27), (-52, -182, 20, 25), (-58, -176, 22, 18)], melt=12, part="hood", per=4).limb([(-20, -196, 14, 12), (2, -206, 10, 3)], melt=8, part="hood")
    c.limb([(-24, -140, 34, 19), (-60, -112, 50, 15), (-92, -112, 56, 11), (-104, -114, 56, 11)], melt=8, part="arm", per=5).limb([(-34, -146, -4, 17), (-78, -140, 16, 13), (-98, -152, 40, 10)],
           melt=8, part="arm", per=4)
    c.limb([(-72, -196, 52, 4.5), (-106, -110, 60, 4.5), (-146, 0, 60, 5)], melt=1, part="stick", per=3)
    for x in (-14, 26):
        c.limb([(x, 6, 10, 13), (x, 34, 12, 9), (x - 16, 38, 20, 8)], melt=5, part="foot", per=3)
    c.marks["broom"] = [(-146, 0, 60)]
    return c


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
