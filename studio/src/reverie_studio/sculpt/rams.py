"""A ram that falls upwards, and its parts."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.beast_heads import ram_head
from reverie_studio.sculpt.eyes import eye


def rising_wool() -> Clay:
    """Neck and trunk of a ram that falls up, for curls: from its skull (about the origin) up to the rump at y = -560, 330 px wide. The part is `wool`."""
    c = Clay().limb([(-64, -20, -60, 74), (-40, -130, -60, 98), (-6, -270, -50, 142), (16, -410, -50, 150), (34, -500, -50, 122)], melt=16, part="wool", per=6)
    for x, y, r in ((-128, -300, 52), (146, -330, 46), (150, -450, 44), (-110, -430, 50), (96, -560, 54), (-10, -580, 50), (110, -210, 46), (-120, -190, 44)):
        c.ball(x, y, -50, r, melt=26, part="wool")
    return c.limb([(120, -560, -30, 30), (160, -610, -20, 26), (166, -660, -20, 10)], melt=12, part="wool", per=4)


def rising_legs() -> tuple[Clay, Clay, Clay]:
    """The far and the near legs of a ram that falls up, which fall along its belly on our left, and the woolly thighs that cover the roots of the near ones. Parts: leg, hoof; wool."""
    far, near, wool = Clay(), Clay(), Clay()
    for c, line in ((far, [(-60, -320, -90, 34), (-176, -390, -100, 21), (-172, -480, -96, 14), (-214, -566, -90, 11)]),
                    (far, [(-10, -540, -90, 38), (-86, -650, -100, 22), (-58, -722, -96, 14), (-96, -800, -90, 11)]),
                    (near, [(-110, -250, 40, 36), (-226, -282, 56, 23), (-262, -366, 60, 16), (-312, -436, 60, 12)]),
                    (near, [(50, -540, 40, 44), (34, -666, 56, 26), (84, -732, 60, 16), (66, -814, 60, 12)])):  # fmt: skip
        c.limb(line, melt=10, part="leg", per=6).ball(*line[2][:3], line[2][3] * 1.25, melt=10, part="leg")
        (ax, ay, _, _), (x, y, z, r) = line[-2:]
        far_off = math.hypot(x - ax, y - ay)
        dx, dy = (x - ax) / far_off, (y - ay) / far_off
        c.ball(x, y, z, r * 1.35, melt=8, part="leg")
        for side in (-1, 1):
            px, py = x + dx * 12 - dy * 9 * side, y + dy * 12 + dx * 9 * side
            c.limb([(px, py, z + 4, r * 0.8), (px + dx * 18, py + dy * 18, z + 6, r * 0.85), (px + dx * 36, py + dy * 36, z + 6, r * 0.25)], melt=2, part="hoof", per=4)
    for x, y, r in ((-96, -250, 66), (-144, -262, 52), (44, -530, 82), (38, -590, 60)):
        wool.ball(x, y, 30, r, melt=26, part="wool")
    return far, near, wool


def bitten_ram(*, look: tuple[float, float] = (0.9, 0.2)) -> Clay:
    """The head of a ram that falls up: `ram_head` without wool and ears, its eye wide. Marks: eye `near`, `nostril`, `mouth`."""
    c = ram_head(horn=1.0, mouth=0.9)
    c.lumps = [lump for lump in c.lumps if lump.part not in ("wool", "ear", "eye", "lid")]
    eye(c, "near", (22, -14, 40), 31, 1, aside=8, lids=1.25, look=look, inner=0.8, iris=0.42, bag=0.7)
    c.marks["nostril"] = [(56, 150, 40), (46, 144, 40), (36, 150, 40), (42, 160, 40)]
    c.marks["mouth"] = [(-44, 166, 40), (-20, 184, 40), (6, 194, 40), (36, 196, 40)]
    return c
