"""Horses, oxen, sheep, deer, pigs, a mammoth."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.beasts import Step, neck, quad, snout
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import Spot


def horse(*, nose: Spot = (-238.0, -250.0), fore: tuple[Step, Step] = ((20, 0), (-16, 0)), hind: tuple[Step, Step] = ((-20, 0), (18, 0))) -> Clay:
    """A horse, 230 px at the withers; `nose` is where its muzzle is. Marks `eye`, `nose`, `crest`."""
    c = quad(tall=226, long=190, chest=56, waist=50, rump=53, bone=7.0, fore=fore, hind=hind)
    x, y = nose
    low = min(1.0, max(0.0, (y + 320) / 280))
    poll = (x + 74 - 30 * low, y - 62 - 6 * low, 4.0)
    neck(c, (-100, -182, 0), poll, (58, 29))
    snout(c, poll, (x, y, 8.0), 29, 17, 30)
    c.limb([(poll[0] - 4, poll[1] + 26, 4, 26), (x + 32, y - 12, 8, 16)], melt=10, part="head", per=4)
    c.marks["crest"] = [(-70, -236, 30), ((poll[0] - 70) / 2 + 26, (poll[1] - 236) / 2 - 18, 30), (poll[0] + 16, poll[1] - 20, 30), (poll[0] - 16, poll[1] - 24, 30)]
    c.marks["dock"] = [(118, -206, 0)]
    return c


def ox(*, nose: Spot = (-250.0, -110.0), fore: tuple[Step, Step] = ((34, 26), (-22, 0)), hind: tuple[Step, Step] = ((-30, 0), (26, 14))) -> Clay:
    """An ox that walks to our left, 210 px at the withers; `nose` is where its muzzle is. Parts as of `quad`, and horn; marks `eye`, `nose`."""
    c = quad(tall=206, long=214, chest=66, waist=62, rump=58, bone=11, fore=fore, hind=hind)
    x, y = nose
    poll = (x + 62.0, y - 62.0, 10.0)
    neck(c, (-116, -144, 0), poll, (62, 40))
    snout(c, poll, (x, y, 14), 36, 25, 26, spread=28)
    c.limb([(poll[0] - 2, poll[1] + 26, 10, 30), (x + 22, y + 8, 14, 20)], melt=12, part="head", per=4)
    for z in (34, -22):
        c.limb([(poll[0] - 12, poll[1] - 32, z, 10), (poll[0] - 34, poll[1] - 56, z * 1.6, 9), (poll[0] - 38, poll[1] - 92, z * 1.9, 6), (poll[0] - 20, poll[1] - 118, z * 1.9, 1.5)], melt=4,
                part="horn", per=5)
    c.limb([(108, -176, 0, 10), (136, -140, 0, 7), (138, -80, 0, 6), (134, -50, 0, 12), (132, -30, 0, 3)], melt=6, part="tail", per=5)
    return c


def sheep(*, nod: float = 0.0) -> Clay:
    """A sheep, 150 px long, its feet at y = 0; `nod` 1 grazes. Parts: wool, face, leg, ear; mark `eye`."""
    c = Clay()
    for x, z in ((-40.0, 14), (44.0, 14), (-30.0, -18), (54.0, -18)):
        c.limb([(x, -56, z, 14), (x + 2, -26, z, 7), (x - 1, -6, z, 7)], melt=6, part="leg", per=3)
    c.limb([(-44, -86, 0, 38), (0, -90, 0, 44), (44, -84, 0, 38)], melt=8, part="wool", per=4)
    x, y = -84 - 8 * nod, -112 + 78 * nod
    c.limb([(-56, -94, 2, 30), (x + 14, y + 2, 6, 24)], melt=14, part="wool", per=4)
    c.limb([(x + 4, y, 8, 19), (x - 16, y + 12 + 6 * nod, 10, 14), (x - 28, y + 22 + 6 * nod, 10, 11)], melt=6, part="face", per=4)
    for z in (18, -10):
        c.limb([(x + 14, y - 8, z, 6), (x + 30, y - 6, z + 8, 8), (x + 42, y + 2, z + 8, 2)], melt=4, part="ear", per=3)
    c.marks["eye"] = [(x - 8, y - 2, 26)]
    return c


def lying_deer(*, nose: Spot = (-176.0, -118.0), bald: bool = True) -> Clay:
    """A deer that lies in the grass, in profile to our left, 300 px long, the ground at y = 0; `nose` is where its muzzle is, stumps are left of its antlers."""
    c = Clay().limb([(-72, -58, 0, 54), (0, -58, 0, 60), (70, -54, 0, 56), (112, -44, 0, 44)], melt=10, part="trunk", per=5)
    c.limb([(92, -40, 34, 44), (40, -22, 52, 26), (10, -14, 54, 13), (60, -9, 60, 9), (96, -8, 62, 8)], melt=14, part="leg", per=5)
    c.limb([(-76, -40, 34, 32), (-112, -20, 44, 14), (-70, -10, 52, 9), (-44, -8, 54, 8)], melt=12, part="leg", per=5)
    x, y = nose
    poll = (x + 58.0, y - 44.0, 10.0)
    neck(c, (-92, -80, 0), poll, (44, 22))
    snout(c, poll, (x, y, 14.0), 22, 12, 34, spread=16)
    if bald:
        for z in (-9, 9):
            c.limb([(poll[0] - 4, poll[1] - 18, 10 + z, 8), (poll[0] - 2, poll[1] - 34, 10 + z * 1.4, 6)], melt=3, part="stump", per=3)
    return c


def butting(*, goat: bool = False, fore: tuple[Step, Step] = ((-14, 0), (10, 0)), hind: tuple[Step, Step] = ((-52, 0), (-30, 0))) -> Clay:
    """A ram (or a he-goat) that pushes with a lowered forehead to our left: 170 px at the withers, brow at (-172, -128). Parts: trunk (wool), neck, head, horn, leg; marks `eye`, `nose`."""
    c = quad(tall=174, long=150, chest=52, waist=50, rump=47, bone=8.5, fore=fore, hind=hind, dip=8)
    poll = (-134.0, -150.0, 6.0)
    neck(c, (-78, -116, 0), poll, (50, 32))
    snout(c, poll, (-124, -62, 8), 29, 16, 20, spread=20)
    c.limb([(-120, -128, 8, 24), (-112, -74, 8, 15)], melt=12, part="head", per=4)
    for z in (-26, 26):
        knots = []
        for i in range(56):
            q = i / 55
            rib = 1 + 0.12 * math.sin(i * 1.9)
            if goat:
                a = math.radians(200 + 150 * q)
                knots.append((-62 + 96 * math.cos(a), -150 + 104 * math.sin(a), z + 20 * q * (1 if z > 0 else -1), (15 - 12 * q) * rib))
            else:
                a, r = math.radians(224 + 400 * q), 46 - 22 * q
                knots.append((-106 + r * math.cos(a), -146 + r * math.sin(a), z * (1 + 0.7 * q), (17 - 13 * q) * rib))
        c.limb(knots, melt=2, part="horn", per=1)
    c.limb([(104, -140, 0, 14), (120, -118, 0, 8)], melt=6, part="tail")
    c.marks["chin"] = [(-112, -54, 10)]
    return c


def sleeping_stag() -> Clay:
    """A stag curled up asleep, its head laid back on its flank: 480 px wide. Parts: coat, leg, head, ear, horn. Marks: `shut`, `nose`."""
    c = Clay().limb([(-150, 30, 0, 66), (-50, 50, 0, 92), (80, 40, 0, 90), (160, 30, 6, 74)], melt=14, part="coat", per=6).ball(150, 20, 30, 74, melt=30, part="coat")
    c.limb([(150, 40, 40, 50), (70, 116, 76, 30), (10, 126, 80, 18), (-50, 138, 80, 13)], melt=16, part="leg", per=6).limb([(-120, 60, 40, 44), (-60, 128, 70, 22), (20, 156, 74, 15),
           (70, 160, 74, 12)], melt=14, part="leg", per=6)
    c.limb([(-150, 20, 20, 60), (-198, -30, 40, 44), (-192, -90, 70, 38), (-140, -110, 94, 36)], melt=22, part="coat", per=7)
    c.limb([(-140, -110, 104, 42), (-96, -94, 116, 36), (-44, -66, 116, 23), (-20, -50, 114, 20)], melt=12, part="head", per=5).ball(-4, -44, 120, 12, melt=4, part="nose", tone=0.3)
    c.limb([(-150, -76, 130, 13), (-186, -60, 150, 22), (-224, -58, 150, 4)], melt=6, part="ear", per=4)
    for z, lean in ((1, 0), (-1, 34)):
        c.limb([(-128 + lean * 0.3, -154, 100, 9), (-150 + lean, -220, 96, 9), (-120 + lean * 1.6, -300, 90, 8), (-60 + lean * 2, -346, 86, 3)], melt=5, part="horn", per=6)
        for (x, y), (u, v) in (((-140, -190), (-86, -214)), ((-148, -236), (-206, -276)), ((-128, -284), (-160, -344)), ((-96, -322), (-40, -296))):
            q = (y + 154) / -192
            c.limb([(x + lean * (0.3 + 1.5 * q), y, 98, 7), (u + lean * (0.3 + 1.6 * q), v, 96 + 6 * z, 2)], melt=4, part="horn", per=3)
    c.limb([(220, 20, 10, 20), (246, 40, 14, 14), (250, 64, 14, 4)], melt=8, part="coat", per=4)
    c.marks |= {"shut": [(-124, -106, 150), (-108, -92, 150), (-90, -90, 146), (-74, -96, 140)], "nose": [(-2, -44, 130)]}
    return c


def mammoth(*, tusk: bool = True, trunk: Sequence[Sequence[float]] = ((-176, -40, 20, 44), (-214, 40, 30, 32), (-224, 120, 34, 24), (-200, 176, 34, 18), (-168, 180, 34, 14)), gaze: float = 12.0) -> Clay:
    """A mammoth walking to our left: about 420 px long, feet at y = 230. Parts: coat, leg, head, trunk, tusk, ear; the tail is a mark."""
    c = Clay().limb([(-70, -80, 0, 106), (10, -40, 0, 118), (90, -14, 0, 104), (140, 20, 0, 76)], melt=14, part="coat", per=5)
    for x, z, swing in ((-78, 44, -18), (104, 44, 20), (-40, -44, 22), (140, -44, -8)):
        c.limb([(x, 40, z, 60), (x + swing * 0.6, 130, z, 44), (x + swing, 200, z, 38), (x + swing - 4, 216, z, 42)], melt=22, part="leg" if z > 0 else "far leg", per=4)
    c.limb([(-120, -110, 10, 76), (-150, -128, 14, 66), (-160, -70, 18, 60)], melt=20, part="head", per=4)
    c.ball(-140, -176, 10, 46, melt=22, part="head")
    c.limb([tuple(k) for k in trunk], melt=14, part="trunk", per=6)
    if tusk:
        for z in (44, -10):
            c.limb([(-176, -30, z, 15), (-206, 50, z + 12, 15), (-270, 90, z + 20, 13), (-330, 66, z + 20, 9), (-352, 10, z + 16, 3)], melt=3, part="tusk", per=5)
    c.limb([(-104, -120, 66, 20), (-84, -90, 76, 30), (-88, -50, 74, 16)], melt=5, part="ear", press=(0.3, 0, 1.6), per=4)
    eye(c, "near", (-168, -98, 64 - gaze * 0.4), gaze, -1, aside=-10, lids=0.9, look=(0.3, -0.3), inner=0.8, iris=0.6, bag=0.5)
    return c


