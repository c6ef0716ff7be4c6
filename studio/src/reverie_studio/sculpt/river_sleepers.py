"""From above: a sow asleep on her side, somebody small who rows, swimming piglets; everything lies along x, the bow to our right."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.linocut_tools import Cutting
from reverie_studio.sculpt.marks import placed

Spot = tuple[float, float]


def sleeping_sow() -> Clay:
    """A sow on her side, her snout to our right, legs below: 720 px long, back at y = -130. Parts: body, belly, leg, hoof, head, snout, ear, tail, teat. Marks: `shut`, `mouth`, `nostril`, `ham`, `shoulder`, `fold`, `rim`."""
    c = Clay().limb([(-236, 6, 0, 104), (-150, 0, 16, 126), (-20, 4, 24, 132), (110, 0, 16, 122), (190, -2, 6, 100)], melt=16, part="body", per=6)
    for x, y, knots in ((-190, 70, [(-204, 70, 40, 66), (-196, 128, 50, 40), (-152, 152, 56, 25), (-116, 160, 58, 19)]), (0, 0, [(-250, 60, 20, 56), (-262, 122, 26, 34), (-232, 162, 30, 22), (-202, 174, 32, 17)]),
                        (0, 0, [(150, 70, 40, 58), (174, 120, 50, 36), (142, 150, 56, 23), (104, 158, 58, 18)]), (0, 0, [(196, 56, 14, 48), (232, 104, 22, 30), (214, 144, 26, 20), (184, 160, 28, 16)])):  # fmt: skip
        c.limb(knots, melt=16, part="leg", per=5)
        hx, hy, hz, r = knots[-1]
        for d in (-8, 8):
            c.limb([(hx, hy + d, hz, r * 0.62), (hx - 20 if x or knots[0][0] > 100 else hx + 20, hy + d + 3, hz, r * 0.5)], melt=2, part="hoof", per=2)
    c.ball(-186, 22, 50, 88, melt=40, part="body").ball(128, 24, 46, 82, melt=40, part="body")
    c.limb([(206, -14, 16, 104), (262, -2, 22, 92), (314, 16, 26, 68), (352, 30, 28, 54)], melt=24, part="head", per=6)
    c.limb([(236, 56, 24, 56), (300, 66, 26, 38), (342, 66, 26, 26)], melt=24, part="head", per=4)
    c.limb([(362, 32, 28, 50), (384, 36, 28, 50)], melt=5, part="snout", per=3)
    c.limb([(210, -74, 66, 24), (238, -54, 90, 36), (262, -12, 96, 32), (274, 30, 88, 5)], melt=8, part="ear", press=(0.2, -0.2, 1.5), per=6)
    c.limb([(-330, -20, 10, 12), (-352, -44, 14, 9), (-336, -66, 16, 8), (-316, -52, 20, 7), (-330, -30, 26, 5)], melt=4, part="tail", per=5)
    for k in range(6):
        x = -122 + 44 * k
        c.limb([(x, 116 + 5 * math.sin(k), 66, 12), (x + 2, 134, 78, 8)], melt=6, part="teat", per=2)
    c.marks |= {"ham": [(-112, -74, 150), (-84, -10, 150), (-92, 50, 140), (-124, 92, 120)], "shoulder": [(186, -88, 130), (168, -20, 140), (178, 40, 130), (160, 84, 120)], "fold": [(214, -84, 120), (204, -30, 120), (212, 16, 120)]}
    c.marks |= {"rim": [(362, -16, 100), (350, 8, 110), (348, 56, 110), (362, 80, 100)], "shut": [(302, -34, 110), (308, -16, 110), (324, -12, 108), (338, -24, 104)], "mouth": [(378, 88, 80), (346, 86, 84), (316, 78, 84), (300, 86, 80)], "nostril": [(392, 18, 90), (396, 46, 90)]}
    return c


def small_rower() -> dict[str, Clay]:
    """A boy from above on the stern thwart, facing right, arms spread to oars at (40, ±96): 150 px. Keys in order: knees, shirt, hands, head."""
    knees = Clay()
    for side in (-1, 1):
        knees.limb([(4, 20 * side, 0, 20), (60, 26 * side, 34, 19), (84, 22 * side, 8, 14)], melt=6, part="leg", per=4)
    shirt = Clay().limb([(-8, -44, 40, 24), (-14, 0, 46, 30), (-8, 44, 40, 24)], melt=14, part="shirt", per=4)
    hands = Clay()
    for side in (-1, 1):
        shirt.limb([(-6, 46 * side, 40, 22), (14, 76 * side, 38, 17), (36, 88 * side, 40, 14)], melt=10, part="shirt", per=4)
        hands.limb([(36, 90 * side, 42, 12), (46, 96 * side, 46, 13)], melt=4, part="hand", per=2)
    head = Clay().ball(8, 0, 96, 40, melt=6, part="hair").limb([(42, 0, 84, 9), (52, 0, 80, 7)], melt=4, part="nose", per=2)
    for side in (-1, 1):
        head.limb([(0, 38 * side, 84, 7), (8, 45 * side, 84, 8), (14, 40 * side, 84, 6)], melt=3, part="ear", per=2)
    return {"knees": knees, "shirt": shirt, "hands": hands, "head": head}


def piglet() -> Clay:
    """A piglet that swims to our right, from above: 120 px; what is under water is not there. Parts: body, head, snout, ear, tail."""
    c = Clay().limb([(-46, 0, 0, 22), (-16, 0, 8, 31), (16, 0, 8, 28)], melt=8, part="body", per=4)
    c.limb([(22, 0, 16, 27), (48, 0, 20, 18), (60, 0, 20, 12)], melt=8, part="head", per=4).limb([(62, 0, 20, 11), (68, 0, 20, 11)], melt=2, part="snout", per=2)
    for side in (-1, 1):
        c.limb([(22, 20 * side, 34, 8), (30, 34 * side, 36, 11), (42, 42 * side, 34, 2)], melt=4, part="ear", press=(0, 0, 1.2), per=3)
    return c.limb([(-66, 0, 6, 5), (-78, 8, 8, 4), (-74, 18, 10, 3)], melt=2, part="tail", per=3)


def hull(half: float, wide: float, n: int = 28) -> list[Spot]:
    """A rowing boat from above, its bow to our right at (half, 0): `wide` px from keel to gunwale, the stern blunt."""
    us = [float(u) for u in np.linspace(-1, 1, n)]
    ws = [wide * (1 - max(0.0, u) ** 2.2) ** 0.8 * (1 - 0.36 * max(0.0, -u) ** 2) for u in us]
    return [(u * half, -w) for u, w in zip(us, ws, strict=True)] + [(u * half, w) for u, w in zip(us[::-1], ws[::-1], strict=True)]


def alder_leaf(t: Cutting, at: Spot, long: float, turn: float) -> None:
    """A round leaf with veins, black with an edge of the first ink; its point at `turn` degrees."""
    for grow, ink in ((6, 1), (0, -1)):
        t.flat(placed([((long + grow) * u, (long * 0.56 + grow) * v) for u, v in ((-1, 0), (-0.7, -0.62), (-0.1, -0.95), (0.5, -0.7), (1.12, 0), (0.5, 0.7), (-0.1, 0.95), (-0.7, 0.62))], at, 1.0, turn), ink=ink)
    veins = [placed([(-0.9 * long, 0), (0, 2), (long, 0)], at, 1.0, turn), *(placed([(long * u, 0), (long * (u + 0.24), long * 0.4 * d)], at, 1.0, turn) for u in (-0.6, -0.2, 0.2) for d in (-1, 1))]
    with t.down_to(2):
        t.strokes(veins, 4, ends=(0.4, 0.1))


def pair_of_oars(t: Cutting, at: Spot, turn: float) -> None:
    """Oars over the gunwales of a `hull` of 476 px, from the hands of a `small_rower` at (-372, 0) to their blades at (-316, ±272)."""
    for side in (-1, 1):
        for shape in ([(-338, 84 * side), (-322, 196 * side), (-310, 198 * side), (-326, 84 * side)],
                      [(-334, 186 * side), (-338, 250 * side), (-318, 272 * side), (-294, 248 * side), (-300, 186 * side)]):  # fmt: skip
            t.flat(placed(shape, at, 1.0, turn), ink=0)
        t.strokes([placed([(-316, 200 * side), (-315, 258 * side)], at, 1.0, turn)], 3, black=True)
