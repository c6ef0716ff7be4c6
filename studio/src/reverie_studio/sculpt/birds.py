"""Birds in profile to our left: about 240 px from beak to tail, the ground at y = 0."""

from __future__ import annotations

from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.eyes import eye


def bird(*, neck: float = 1.0, plump: float = 1.0, legs: float = 0.0, beak: float = 1.0, lids: float = 0.5, look: tuple[float, float] = (0.0, 0.0),
         tail: float = 1.0, head: float = 1.0) -> Clay:  # fmt: skip
    """A bird that sits (`legs` 0) or stands; its feathers are laid on by `Thing.plumage`. The eye's marks are called `near`."""
    p, up = plump, -70 * legs
    y = up - 62 * p
    c = Clay()
    for z in (16, -16):
        if legs:
            c.limb([(6, up - 20, z, 16), (14, up + 24 * legs, z, 6), (8, -4, z, 4.5)], melt=6, part="leg", per=3)
            c.limb([(8, -4, z, 4.5), (-24, -3, z + 6, 3)], melt=3, part="leg").limb([(8, -4, z, 4.5), (26, -3, z, 3)], melt=3, part="leg")
    c.limb([(-58, y - 8, 0, 46 * p), (0, y, 0, 60 * p), (58, y - 10, 0, 44 * p), (104, y - 36 * tail, 0, 16)], melt=10, part="body", per=5)
    c.limb([(94, y - 26, 0, 24), (140, y - 70 * tail, 0, 22), (172, y - 104 * tail, 0, 10)], melt=12, part="tail", press=(0, 0, 1.7), per=4)
    top = y - 58 * p - 56 * neck
    c.limb([(-66, y - 30, 0, 40 * p), (-84, (y - 40 + top) / 2, 0, 27), (-88, top + 12, 0, 22 * head)], melt=20, part="neck", per=4)
    c.ball(-92, top, 0, 25 * head, melt=10, part="head")
    c.limb([(-112 * head**0.3, top + 2, 0, 9 * head), (-128 - 10 * beak, top + 6, 0, 5), (-132 - 18 * beak, top + 10, 0, 1.5)], melt=3, part="beak", per=3)
    c.limb([(-112 * head**0.3, top + 9, 0, 6 * head), (-126 - 10 * beak, top + 13, 0, 2)], melt=2, part="beak", per=3)
    c.limb([(-44, y - 12, 38 * p, 30 * p), (26, y - 2, 44 * p, 32 * p), (92, y - 10, 30 * p, 10)], melt=6, part="wing", press=(0, 0, 1.5), per=4)
    eye(c, "near", (-98, top - 3, 16 * head), 9.5 * head, 1, lids=lids, look=look, iris=0.75, bag=0)
    return c


def comb_and_wattles(c: Clay, head: float = 1.0) -> Clay:
    """What a hen or a cock wears; the part is `comb`."""
    x, y, _ = c.where("head")
    for dx, dy, r in ((-16, -26, 8), (-5, -32, 9), (7, -31, 9), (17, -24, 7)):
        c.ball(x + dx * head, y + dy * head, 0, r * head, melt=4, part="comb", press=(0, 0, 1.6))
    return c.limb([(x - 20 * head, y + 18 * head, 6, 6 * head), (x - 20 * head, y + 34 * head, 8, 8 * head)], melt=3, part="comb")
