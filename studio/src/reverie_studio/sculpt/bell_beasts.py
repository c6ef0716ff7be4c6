"""A cow that wears a bell, and what hangs in it."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.engine.clay import Clay
from reverie_studio.pen import Pen
from reverie_studio.sculpt.beast_heads import ox_head


def still_cow(*, cross: float = 1.0, down: float = 0.9) -> Clay:
    """A cow from in front that squints down its nose: an `ox_head` on a neck that widens to its breast at y = 420. Parts: those of the head, neck, shoulder."""
    c = ox_head(look=(0.0, down), cross=cross, lids=1.1, inner=0.9, ears=0.1, breath=0.25)
    c = Clay([lump for lump in c.lumps if lump.part != "horn"], c.marks)
    c.both(Clay().limb([(34, -104, -18, 25), (76, -116, -16, 23), (112, -120, -10, 18), (138, -130, 0, 13), (148, -142, 8, 8), (149, -156, 14, 2.5)], melt=5, part="horn", per=12))
    c.ball(0, -84, -24, 56, melt=24, part="face")
    c.limb([(0, -40, -90, 58), (0, 60, -100, 80), (0, 150, -104, 96), (0, 250, -110, 112), (0, 440, -130, 130)], melt=16, part="neck", per=16)
    c.both(Clay().limb([(70, 190, -140, 30), (128, 240, -130, 62), (150, 330, -120, 92), (150, 470, -110, 104)], melt=70, part="shoulder", per=14))
    c.limb([(0, 130, -10, 22), (0, 230, 0, 30), (0, 340, 4, 44), (0, 450, -4, 60)], melt=44, part="neck", per=12)
    return c


def cow_bell() -> Clay:
    """A round bell, 180 px from its crown (y = 0) to its mouth, which is 200 px wide. Parts: bell, band, loop. Mark: `mouth` (a ring)."""
    c = Clay().limb([(0, 30, 0, 44), (0, 70, 0, 64), (0, 120, 0, 77), (0, 160, 0, 88), (0, 184, 0, 101)], melt=8, part="bell", per=12)
    c.ball(0, 180 + 388, 0, 400, melt=2, carve=True)

    def ring(y: float, r: float) -> list[tuple[float, float, float]]:
        return [(r * math.cos(k * math.tau / 40), y, r * math.sin(k * math.tau / 40)) for k in range(41)]

    c.limb([(*p, 8) for p in ring(176, 98)], melt=3, part="band", per=1).limb([(*p, 4) for p in ring(96, 72)], melt=2, part="band", per=1).limb([(*p, 4) for p in ring(84, 69)], melt=2, part="band", per=1)
    c.limb([(-24, 0, 0, 8), (-25, -34, 6, 8), (-14, -58, 8, 8), (0, -64, 8, 8), (14, -58, 8, 8), (25, -34, 6, 8), (24, 0, 0, 8)], melt=3, part="loop", per=8)
    c.marks["mouth"] = ring(178, 90)
    return c


def hanging_bat() -> Clay:
    """A bat asleep, head down and wrapped, facing us: from its feet (y = 0) 300 px down to the tips of its ears. Parts: wing, rib, ruff, head, ear, nose. Marks: `eyes`, `mouth`, `fold 0|1` of its wings."""
    c = Clay().limb([(0, -10, 0, 20), (0, 40, 0, 38), (0, 100, 4, 54), (0, 150, 6, 52), (0, 186, 8, 36)], melt=10, part="wing", per=10)
    for side in (-1, 1):
        c.limb([(8 * side, -6, 18, 4), (32 * side, 54, 33, 5), (42 * side, 112, 44, 5), (28 * side, 174, 46, 6)], melt=3, part="rib", per=8)
        c.limb([(22 * side, 236, 8, 15), (36 * side, 266, 4, 18), (46 * side, 304, 0, 3)], melt=6, part="ear", press=(0, 0, 1.4), per=8)
        c.limb([(26 * side, 246, 26, 8), (36 * side, 268, 22, 10), (43 * side, 290, 12, 3)], melt=4, carve=True)
    c.limb([(-10, -4, 22, 4), (12, 60, 44, 5), (10, 120, 60, 5), (-8, 182, 58, 6)], melt=3, part="rib", per=8)
    c.limb([(-24, 184, 16, 21), (0, 188, 28, 24), (24, 184, 16, 21)], melt=14, part="ruff", per=6).ball(0, 218, 16, 40, melt=6, part="head")
    c.limb([(0, 212, 46, 19), (0, 206, 58, 15)], melt=8, part="head").limb([(-5, 209, 72, 4.5), (5, 209, 72, 4.5)], melt=3, part="nose")
    c.marks |= {"eyes": [(-23, 226, 48), (23, 226, 48)], "mouth": [(-15, 196, 60), (0, 191, 68), (15, 196, 60)]}
    c.marks |= {"fold 0": [(-6, 30, 40), (-22, 90, 50), (-24, 168, 50)], "fold 1": [(14, 40, 40), (26, 100, 50), (14, 172, 50)]}
    return c


def moth(pen: Pen, x: float, y: float, k: float, tones: Sequence[str]) -> None:
    """A moth at rest from above, its head up, 220 px wide by `k`: fore wings, hind wings, spots, wool."""
    with pen.at(x, y, turn=-7, scale=k):
        for q in (1, -1):
            pen.path(f"M{4 * q},0 C{40 * q},-4 {84 * q},20 {82 * q},56 C{70 * q},84 {36 * q},84 {8 * q},40Z", tones[1])
            pen.path(f"M{4 * q},-30 C{44 * q},-66 {92 * q},-64 {112 * q},-50 C{112 * q},-14 {90 * q},24 {66 * q},30 C{40 * q},28 {14 * q},16 {4 * q},0Z", tones[0])
            pen.circle(70 * q, -22, 11, tones[2])
            pen.circle(48 * q, 48, 9, tones[2])
            pen.taper([(3 * q, -40), (14 * q, -66), (34 * q, -84)], 5, 2, tones[3])
        pen.path("M-12,-36 C-12,-52 12,-52 12,-36 C16,0 10,40 0,56 C-10,40 -16,0 -12,-36Z", tones[3])
