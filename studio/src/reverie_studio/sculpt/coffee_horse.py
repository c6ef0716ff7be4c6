"""A horse that puts its lips to something very small, and horses that gallop, as flat outlines."""

from __future__ import annotations

from dataclasses import replace

from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.beast_heads import horse_head
from reverie_studio.sculpt.eyes import eye

Line = list[tuple[float, float]]
# to our right, 110 px from nose to tail, the middle of the trunk at the origin: two moments of a gallop
_STRETCHED = ("56,-30 53,-38 45,-46 41,-56 37,-49 27,-44 16,-32 0,-28 -18,-31 -30,-29 -46,-36 -62,-30 -48,-28 -36,-18 -36,-6 -46,4 -62,8 -68,16 -60,14 -44,11 -28,2 "
              "-24,4 -34,16 -48,24 -50,31 -40,27 -24,18 -10,4 6,2 18,2 32,8 44,4 56,10 60,5 46,-3 34,-1 28,-6 44,-14 58,-12 64,-8 64,-14 46,-21 30,-18 32,-26 38,-31 48,-27")  # fmt: skip
_GATHERED = ("56,-30 53,-38 45,-47 41,-57 37,-50 26,-44 14,-32 0,-30 -18,-33 -32,-29 -48,-24 -58,-10 -46,-16 -38,-16 -38,-4 -30,8 -14,14 -2,22 4,17 -6,10 -18,3 -14,-2 "
             "-2,2 2,10 14,14 20,19 22,13 14,7 10,0 18,0 28,6 24,16 12,24 12,30 20,27 34,15 38,4 30,-6 32,-20 38,-30 48,-26")  # fmt: skip


def galloping(stretched: bool = True) -> Line:
    """A galloping horse to our right as an outline, 120 px long."""
    return [(float(x), float(y)) for x, y in (word.split(",") for word in (_STRETCHED if stretched else _GATHERED).split())]


def sipping_horse(*, look: tuple[float, float] = (-0.3, 0.4), lids: float = 0.85) -> Clay:
    """A horse's head in profile to our left with pursed lips: poll at (70, -190), lips at (-196, 312).

    Parts: neck, head, muzzle, lip, ear, eye, lid. Marks: the near eye, `nostril`, `mouth`, `crest`, `brow`.
    """
    c = horse_head()
    c.lumps = [replace(lump, part="muzzle") if lump.carve and lump.a[1] > 150 else lump for lump in c.lumps]
    c.limb([(0, -70, 84, 15), (-28, -66, 92, 17), (-58, -34, 80, 12)], melt=14, part="head", per=5)
    eye(c, "near", (-16, -34, 74), 30, 1, aside=-4, lids=lids, look=look, inner=0.55, iris=0.82, bag=0.8)
    c.limb([(-160, 266, 44, 32), (-184, 290, 46, 24), (-196, 306, 46, 15)], melt=14, part="lip", per=4)
    c.limb([(-132, 294, 40, 24), (-160, 308, 42, 18), (-178, 316, 42, 11)], melt=10, part="lip", per=4)
    c.limb([(-200, 316, 70, 2), (-170, 300, 76, 4), (-128, 270, 70, 4), (-104, 246, 66, 2)], melt=4, carve=True)
    c.marks["nostril"] = [(-152, 208, 84), (-172, 214, 84), (-182, 232, 80), (-172, 248, 78)]
    c.marks["crest"] = [(110, -230, 20), (200, -214, 0), (300, -150, -20), (420, -20, -40)]
    c.marks["nostril shape"] = [(-148, 204, 84), (-162, 199, 84), (-180, 214, 80), (-187, 238, 78), (-180, 254, 78), (-171, 244, 80), (-164, 228, 82)]
    c.marks["mouth"] = [(-186, 312, 70), (-168, 296, 76), (-140, 282, 74), (-112, 262, 66)]
    c.marks["lids"] = [*c.marks["upper near"], *reversed(c.marks["lower near"])]
    c.marks["brow"] = [(16, -78, 90), (-24, -82, 96), (-62, -52, 84)]
    return c
