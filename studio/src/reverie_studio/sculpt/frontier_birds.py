"""Great birds that stand where one has to pass: a flamingo that bends down, its stilts."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.engine.clay import Clay
from reverie_studio.pen import Pen
from reverie_studio.sculpt.eyes import eye

Point = tuple[float, float]


def flamingo_head(*, look: tuple[float, float] = (0.0, 0.0), lids: float = 0.95) -> Clay:
    """A flamingo's head in profile to our left, 300 px from nape to the bend of its bill; its neck joins at (86, 44). Parts: head, cere, bill, tip, lower, eye, lid; the eye is `near`."""
    c = Clay().limb([(84, 44, -4, 46), (44, 10, 0, 58), (-4, 0, 0, 66), (-46, 18, 0, 52)], melt=14, part="head", per=10)
    c.limb([(-40, 12, 0, 49), (-78, 14, 0, 43), (-104, 20, 0, 40)], melt=10, part="cere", per=8)
    c.limb([(-96, 12, 0, 40), (-146, 22, 0, 38), (-186, 58, 0, 33)], melt=6, part="bill", per=8)
    c.limb([(-184, 54, 0, 33), (-206, 96, 0, 27), (-210, 140, 0, 15), (-204, 164, 0, 4)], melt=4, part="tip", per=8)
    c.limb([(-62, 48, 0, 30), (-104, 62, 0, 34), (-146, 88, 0, 30), (-168, 112, 0, 22), (-186, 146, 0, 6)], melt=3, part="lower", per=9)
    c.limb([(-20, -34, 44, 16), (14, -40, 46, 15), (34, -22, 44, 10)], melt=14, part="head", per=5)
    c.limb([(-112, -8, 34, 3), (-134, 4, 36, 4), (-152, 20, 32, 2)], melt=3, carve=True, per=5)
    eye(c, "near", (-16, -6, 48), 25, 1, aside=0, lids=lids, look=look, inner=0.2, iris=0.62, bag=0.5)
    return c


def stilt(x: float, knee: float, foot: float, *, r: float = 24.0, lean: float = 0.0, rings: int = 15, z: float = 0.0) -> Clay:
    """A wader's leg from above the top edge down to `foot`, a thick joint at `knee`, ringed with scutes."""
    top = -60.0
    c = Clay().limb([(x - lean, top, z, r * 1.25), (x - lean * 0.5, knee * 0.5, z, r * 0.92), (x, knee - 74, z, r * 0.96), (x, knee - 26, z, r * 1.5), (x + 2, knee + 20, z, r * 1.62), (x + 1, knee + 72, z, r),
                     (x - lean * 0.3, (knee + foot) * 0.54, z, r * 0.78), (x - lean * 0.4, foot - 40, z, r * 0.86), (x - lean * 0.4, foot + 60, z, r * 1.3)], melt=10, part="leg", per=12)  # fmt: skip
    for k in range(rings):
        y = knee + 84 + (foot - knee - 120) * k / rings
        q = x - lean * 0.4 * (y - knee) / (foot - knee)
        c.groove([(q - r, y - 4), (q, y + 5), (q + r, y - 4)], 3.4, melt=3)
    return c


def wooden_stilt(x: float, knee: float, foot: float, *, r: float = 24.0, lean: float = 0.0, z: float = 0.0) -> Clay:
    """The same leg from a joiner: turned, with a hinge where the joint is and a shoe of iron. Parts: wood, iron, strap; mark `bolt`."""
    a, b = x - lean, x - lean * 0.4
    c = Clay().limb([(a, -60, z, r * 1.1), (x, knee - 60, z, r)], part="wood", per=20)
    c.limb([(x, knee - 52, z, r * 1.5), (x, knee - 44, z, r * 1.5)], melt=2, part="wood").limb([(x, knee + 44, z, r * 1.4), (x, knee + 52, z, r * 1.4)], melt=2, part="wood")
    c.limb([(x, knee - 40, z, r * 0.8), (x, knee + 40, z, r * 0.8)], melt=2, part="wood", per=6)
    c.ball(x, knee, z + 8, r * 1.25, melt=2, part="iron", press=(0, 0, 1.2)).ball(x, knee, z + r * 1.15, r * 0.4, melt=2, part="iron")
    c.limb([(x, knee + 56, z, r * 1.05), (x, knee + 110, z, r * 0.7), (x + (b - x) * 0.3, knee + 170, z, r * 0.95), (b, foot - 120, z, r * 0.72)], melt=3, part="wood", per=12)
    c.limb([(b, foot - 120, z, r * 0.95), (b, foot + 60, z, r * 0.8)], melt=2, part="iron", per=8)
    c.marks["bolt"] = [(x, knee, z + r * 1.5)]
    return c


def caravan(pen: Pen, x: float, y: float, k: float, tone: str = "#3b3a5c", down: float = 1.0) -> None:
    """Three laden camels and one who rides ahead, 40·k px high, going to our left; `down` -1 is their image in water."""
    def put(points: Sequence[tuple[float, float]]) -> None:
        pen.poly([(x + px * k, y - py * k * down) for px, py in points], tone)

    for q, (cx, s) in enumerate(((0, 1.0), (48, 0.96), (94, 0.92))):
        put([(cx + px * s, py * s) for px, py in ((-29, 33), (-27, 37), (-20, 38), (-18, 34), (-20, 27), (-15, 23), (-11, 27), (-7, 30), (-1, 40), (3, 40), (8, 30), (14, 27), (17, 20), (18, 10), (15, 14), (8, 16), (-8, 15), (-16, 16), (-23, 22), (-25, 31))])
        for lx, step in ((-10, -3), (-6, 1), (9, -1), (13, 3)):
            put([(cx + lx * s - 2.2, 18 * s), (cx + lx * s + 2.4, 18 * s), (cx + (lx + step) * s + 1.1, 0), (cx + (lx + step) * s - 1.1, 0)])
        if q == 0:
            put([(cx - 8, 30), (cx - 6, 44), (cx - 4, 50), (cx - 9, 51), (cx - 3, 57), (cx + 1, 60), (cx + 5, 56), (cx + 9, 51), (cx + 5, 50), (cx + 8, 43), (cx + 9, 30)])
        else:
            put([(cx - 10 * s, 27 * s), (cx - 9 * s, 39 * s), (cx - 3 * s, 43 * s), (cx + 8 * s, 42 * s), (cx + 12 * s, 38 * s), (cx + 12 * s, 26 * s)])


def ring(x: float, y: float, rx: float, ry: float, start: float = 0.0, turn: float = 360.0) -> list[tuple[float, float]]:
    """A ring on water, or a part of one."""
    return [(x + rx * math.cos(math.radians(start + turn * k / 20)), y + ry * math.sin(math.radians(start + turn * k / 20))) for k in range(21)]


def belly_plumage(pen: Pen) -> None:
    """Rows of pink feathers under the top edge of the card, the upper over the lower."""
    for row in (4, 3, 2, 1, 0):
        for k in range(-1, 16):
            x = 56 * k + 28 * (row % 2) + 8 * math.sin(3.0 * k + row)
            y = -46 + 25 * row + 30 * (1 - ((x - 400) / 430) ** 2) + 7 * math.sin(5.0 * k + 2 * row)
            with pen.at(x, y, turn=-0.016 * (x - 400)):
                pen.path("M-30,-40 C-36,0 -26,40 -8,52 C-4,56 4,56 8,52 C26,40 36,0 30,-40Z", ("#e8a0a4", "#dd8b94", "#d27a88", "#c8687a", "#b85a72")[row])
                pen.taper([(0, -30), (1, 40)], 2.4, 1, "#a84a66")


def far_stilts(pen: Pen, legs: Sequence[Sequence[float]]) -> None:
    """The legs of other waders, farther off: x, foot, half the width, joint of each."""
    for x, foot, r, knee in legs:
        pen.taper([(x, -30), (x + 3, knee)], r * 2.2, r * 1.6, "#dfa3a8")
        pen.oval(x + 3, knee, r * 1.5, r * 2.1, "#dfa3a8")
        pen.taper([(x + 3, knee), (x, foot)], r * 1.6, r * 1.5, "#dfa3a8")
