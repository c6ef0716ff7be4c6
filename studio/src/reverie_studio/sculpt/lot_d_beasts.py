"""Beasts for scratchboard cards: whole bodies, small or large, of clay or drawn; to be turned.

`creature("goat")` walks; others are curled up, run, stand upright, search the ground or wear another's head.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.scratchboard_tools import CUTS, Thing
from reverie_studio.sculpt.beasts import beast
from reverie_studio.sculpt.lot_d import Spot, ring


def walker(*, leg: float = 1.0, length: float = 1.0, girth: float = 1.0, thin: float = 1.0, stride: float = 1.0, poll: Spot = (-80, -90), nose: Spot = (-74, 34),
           neck: tuple[float, float] = (34, 24), skull: tuple[float, float] = (26, 14), ears: tuple[float, float, float] = (34, 10, 0.8), tail: Sequence[Spot] = ((20, 10), (30, 50)),
           tail_r: tuple[float, float] = (8, 3), hump: float = 0.0, haunch: float = 0.0) -> Clay:  # fmt: skip
    """A beast walking to our left, soles at y = 200: `poll` from its chest, `nose` from its poll; ears are long, wide and go up (1) or down (-1).

    Marks: poll, nose, chest, rump. Parts: trunk, near leg, far leg, neck, head, nose, ear, tail.
    """
    c = beast(leg=leg, length=length, girth=girth, thin=thin, stride=stride)
    top = 200 - 200 * leg
    bx, by = -100 * length, top + 2
    px, py = bx + poll[0], by + poll[1]
    nx, ny = px + nose[0], py + nose[1]
    c.limb([(bx + 14, by + 6, 0, neck[0] * 1.25), ((bx + px) / 2 - 6, (by + py) / 2 + 10, 0, (neck[0] + neck[1]) / 2), (px, py, 0, neck[1])], melt=24, part="neck", per=5)
    c.limb([(px + 4, py, 0, skull[0]), (px + nose[0] * 0.4, py + nose[1] * 0.4 + 2, 0, skull[0] * 0.84), (nx, ny, 0, skull[1])], melt=10, part="head", per=4)
    c.limb([(px - 2, py + skull[0] * 0.5, 0, skull[0] * 0.7), (nx - nose[0] * 0.14, ny + skull[1] * 0.7, 0, skull[1] * 0.7)], melt=8, part="head", per=3)
    c.ball(nx + nose[0] * 0.08, ny + nose[1] * 0.05, 3, skull[1] * 0.72, melt=4, part="nose", tone=0.4)
    long, wide, up = ears
    for z, back in ((skull[0] * 0.7, 0.5), (-skull[0] * 0.6, 0.1)):
        c.limb([(px + 8, py - skull[0] * 0.6, z, wide * 0.7), (px + 8 + long * (0.3 + back * 0.5), py - skull[0] * 0.6 - long * 0.5 * up, z * 1.5, wide), (px + 8 + long * (0.4 + back), py - skull[0] * 0.6 - long * up, z * 1.6, 2)],
               melt=5, part="ear", press=(0, 0, 1.5), per=4)  # fmt: skip
    rx, ry = 100 * length + 26 * girth, top - 14
    knots = [(rx - 10, ry, 0.0, tail_r[0]), *((rx + dx, ry + dy, 0.0, tail_r[0] + (tail_r[1] - tail_r[0]) * (i + 1) / len(tail)) for i, (dx, dy) in enumerate(tail))]
    c.limb(knots, melt=8, part="tail", per=4)
    if hump:
        c.limb([(-30 * length, top - 24 * girth, 0, 40 * hump), (10 * length, top - 34 * girth - 26 * hump, 0, 26 * hump), (46 * length, top - 20 * girth, 0, 40 * hump)], melt=26, part="trunk", per=4)
    if haunch:
        hx = 98 * length
        c.limb([(hx - 6, top - 4, 16 * girth, 44 * haunch), (hx - 16, top + 62 * leg, 26 * girth, 30 * haunch), (hx + 4, top + 100 * leg, 27 * girth, 16 * haunch)], melt=12, part="near leg", per=4)
    c.marks.update(poll=[(px, py, 0)], nose=[(nx, ny, 0)], chest=[(bx, by, 0)], rump=[(rx, ry, 0)])
    return c


KINDS: dict[str, dict[str, Any]] = {
    "hind": dict(leg=1.12, length=0.95, girth=0.74, thin=0.6, poll=(-62, -112), nose=(-72, 30), neck=(30, 19), skull=(21, 10), ears=(46, 12, 0.62), tail=((16, 16), (14, 34)), tail_r=(9, 6)),
    "goat": dict(leg=0.92, length=0.85, girth=0.92, thin=0.72, poll=(-50, -72), nose=(-54, 38), neck=(34, 24), skull=(24, 13), ears=(34, 9, 0.0), tail=((14, -16), (20, -34)), tail_r=(10, 4)),
    "camel": dict(leg=1.3, length=1.0, girth=0.9, thin=0.72, poll=(-120, -96), nose=(-62, 14), neck=(34, 20), skull=(22, 15), ears=(16, 7, 0.9), tail=((18, 40), (16, 84)), tail_r=(7, 4), hump=1.0),
    "pig": dict(leg=0.62, length=0.86, girth=1.25, thin=0.8, poll=(-36, -4), nose=(-66, 30), neck=(52, 44), skull=(38, 19), ears=(34, 16, 0.6), tail=((16, -22), (32, -8), (22, 6), (38, -12)), tail_r=(5, 3)),
    "bear": dict(leg=0.82, length=1.0, girth=1.5, thin=1.45, poll=(-62, 6), nose=(-62, 32), neck=(62, 44), skull=(40, 20), ears=(18, 16, 0.7), tail=((8, 14), (8, 22)), tail_r=(12, 8)),
    "donkey": dict(leg=1.0, length=0.9, girth=0.95, thin=0.72, poll=(-70, -84), nose=(-62, 62), neck=(40, 28), skull=(29, 18), ears=(76, 13, 1.0), tail=((22, 40), (24, 100)), tail_r=(8, 9)),
    "giraffe": dict(leg=1.55, length=0.85, girth=0.8, thin=0.6, poll=(-120, -260), nose=(-60, 30), neck=(40, 20), skull=(21, 12), ears=(30, 9, 0.3), tail=((16, 50), (18, 100)), tail_r=(6, 5)),
    "horse": dict(leg=1.22, length=0.98, girth=1.0, thin=0.74, neck=(50, 31), skull=(31, 18), ears=(36, 9, 1.3), tail=((10, 4), (20, 8)), tail_r=(18, 14), haunch=1.0),
    "wolf": dict(leg=0.95, length=0.95, girth=0.85, thin=0.72, poll=(-66, -44), nose=(-70, 22), neck=(40, 30), skull=(29, 11), ears=(32, 13, 1.2), tail=((40, 30), (66, 90)), tail_r=(14, 5)),
}  # fmt: skip


def creature(kind: str, **changes: Any) -> Clay:
    """A beast of KINDS, some of it changed."""
    return walker(**{**KINDS[kind], **changes})


def antlers(c: Clay, long: float = 120.0, points: int = 4, thick: float = 8.0) -> Clay:
    """A stag's antlers on the poll of a walker; the part is `antler`."""
    px, py, _ = c.marks["poll"][0]
    for z, lean in ((16, 0.35), (-14, -0.02)):
        beam = [(px + 4, py - 14, z, thick), (px + long * (lean + 0.3), py - long * 0.5, z * 1.8, thick * 0.8), (px + long * (lean + 0.1), py - long, z * 2, thick * 0.3)]
        c.limb(beam, melt=4, part="antler", per=5)
        for k in range(points):
            q = 0.22 + 0.6 * k / max(1, points - 1)
            x, y = px + long * (lean + 0.3) * min(1.0, q * 1.8), py - 14 - long * 0.95 * q
            c.limb([(x, y, z * 1.6, thick * 0.7), (x - long * 0.2, y - long * 0.14, z * 1.8, thick * 0.5), (x - long * 0.26, y - long * 0.3, z * 1.8, 1.5)], melt=3, part="antler", per=3)
    return c


def horns(c: Clay, long: float = 70.0, back: float = 0.8, thick: float = 9.0) -> Clay:
    """A goat's horns on the poll of a walker, curving back; the part is `horn`."""
    px, py, _ = c.marks["poll"][0]
    for z in (12, -10):
        c.limb([(px, py - 16, z, thick), (px + long * back * 0.35, py - 20 - long * 0.6, z * 1.6, thick * 0.8), (px + long * back, py - 20 - long * 0.62, z * 2, 2)], melt=4, part="horn", per=5)
    return c


def hedgehog(t: Thing, x: float, y: float, k: float = 1.0) -> None:
    """A hedgehog that looks up to our left, its soles at (x, y), 150 px long; light from the upper right."""
    face = Clay().limb([(-40, -30, 10, 22), (-62, -36, 14, 15), (-84, -46, 16, 6)], melt=6, part="face", per=4).ball(-88, -49, 18, 6, melt=2, part="nose", tone=0.2)
    for fx in (-34, -12, 22, 46):
        face.limb([(fx, -14, 16, 9), (fx - 2, -2, 18, 7)], melt=4, part="foot")
    t.leave(ring(x + 4 * k, y - 40 * k, 68 * k, 46 * k))
    t.clay(face.turned(at=(x, y, 20), scale=k), "fur", "along", gain=1.4, ambient=0.16)
    t.leave(ring(x - 58 * k, y - 40 * k, 5 * k, 5 * k))
    t.prick([(x - 56 * k, y - 42 * k, 1.6 * k)])
    for row in range(9):
        q = 0.2 + 0.8 * row / 8
        for a in np.linspace(-172, 6, 14 + 3 * row):
            u = math.radians(a + t.rng.normal(0, 4))
            px, py = x + 12 * k + 52 * k * math.cos(u) * q, y - 28 * k + 40 * k * math.sin(u) * q
            if px < x - 34 * k and py > y - 40 * k:
                continue
            end = (px + 20 * k * math.cos(u) + 9 * k, py + 20 * k * math.sin(u) - 3 * k)
            t.strokes([[(px, py), end]], 4.6 * k, ends=(0.9, 0.2), black=True)
            t.strokes([[(px, py), end]], (1.0 + 1.5 * (0.5 + 0.5 * math.cos(u + 0.9))) * k, ends=(0.7, 0.08))


def upright_pig() -> Clay:
    """A pig on its hind legs seen from behind, 330 px high, soles at y = 0, its snout turned to our left, one foreleg raised to our right."""
    c = Clay().limb([(0, -80, 0, 70), (0, -140, 4, 78), (4, -206, 0, 58)], melt=14, part="skin", per=5)
    for s in (-1, 1):
        c.limb([(32 * s, -66, 0, 42), (36 * s, -34, 2, 23), (36 * s, -12, 4, 16)], melt=12, part="skin", per=4).limb([(36 * s, -10, 4, 14), (38 * s, -2, 8, 15)], melt=2, part="hoof")
    c.limb([(52, -214, 0, 26), (92, -250, -6, 20), (108, -300, -8, 15), (106, -322, -8, 12)], melt=12, part="skin", per=4).limb([(106, -326, -8, 12), (105, -344, -8, 11)], melt=2, part="hoof")
    c.limb([(-50, -206, 6, 26), (-92, -186, 10, 19), (-126, -204, 12, 13)], melt=12, part="skin", per=4).limb([(-128, -206, 12, 12), (-142, -216, 12, 11)], melt=2, part="hoof")
    c.ball(0, -262, 4, 48, melt=18, part="skin").limb([(-20, -262, 10, 36), (-54, -262, 12, 24), (-74, -266, 12, 20)], melt=10, part="skin", per=4).ball(-80, -267, 12, 19, melt=3, part="skin", press=(1.7, 0, 0))
    for x, z in ((-12, 34), (26, 14)):
        c.limb([(x, -292, z, 18), (x + 12, -322, z, 19), (x - 8, -344, z + 6, 3)], melt=5, part="ear", press=(0, 0, 1.5), per=4)
    c.limb([(0, -74, 72, 7), (22, -92, 88, 6), (34, -70, 90, 5), (14, -60, 88, 5), (10, -82, 92, 4), (30, -96, 94, 3)], melt=4, part="tail", per=6)
    return c


def lifted(c: Clay, length: float = 1.0, leg: float = 1.0, girth: float = 1.0, thin: float = 1.0, high: float = 0.0) -> Clay:
    """A walker (not yet turned; its own measures) with its near foreleg lifted: `high` 0 is level, 1 as high as its chest."""
    c.lumps = [lump for lump in c.lumps if not (lump.part == "near leg" and lump.a[0] < 0)]
    top, x = 200 - 200 * leg, -92 * length
    return c.limb([(x, top + 10, 22 * girth, 34 * girth), (x - 36, top + 56, 30 * girth, 20 * thin), (x - 84, top + 52 - 30 * high, 30 * girth, 12 * thin), (x - 122, top + 62 - 60 * high, 30 * girth, 11 * thin), (x - 136, top + 72 - 60 * high, 30 * girth, 13 * thin)],
                  melt=12, part="near leg", per=4)  # fmt: skip


def heron() -> Clay:
    """A heron in profile to our left that searches the ground: 620 px high, soles at y = 0, the tip of its beak at (-250, -150). Parts: body, neck, head, beak, leg, wing, crest."""
    c = Clay().limb([(-60, -380, 0, 54), (10, -350, 0, 64), (90, -310, 0, 44), (150, -270, 0, 14)], melt=12, part="body", per=5)
    c.limb([(-70, -392, 4, 46), (-120, -440, 6, 32), (-120, -510, 8, 24), (-160, -566, 10, 20), (-214, -540, 12, 18), (-222, -470, 14, 17), (-196, -410, 16, 17), (-196, -366, 18, 18)], melt=14, part="neck", per=7)
    c.limb([(-194, -366, 18, 21), (-202, -336, 20, 23), (-212, -304, 20, 15)], melt=8, part="head", per=4)
    c.limb([(-210, -312, 20, 13), (-230, -230, 20, 8), (-250, -150, 20, 1.5)], melt=3, part="beak", per=4)
    c.limb([(-218, -308, 22, 9), (-238, -230, 22, 5), (-252, -152, 20, 1)], melt=2, part="beak", per=4)
    c.limb([(-184, -372, 26, 8), (-150, -410, 26, 6), (-118, -432, 26, 1.5)], melt=4, part="crest", per=4)
    c.limb([(-50, -380, 48, 34), (30, -340, 54, 38), (120, -280, 34, 16), (170, -236, 20, 3)], melt=6, part="wing", press=(0, 0, 1.6), per=5)
    for x, z, fx in ((0, 22, 30), (30, -22, -36)):
        c.limb([(x, -320, z, 26), (x + 4 + fx * 0.3, -210, z, 11), (x + fx * 0.7, -170, z, 9), (x + fx * 0.9, -80, z, 6), (x + fx, -6, z, 6)], melt=8, part="leg", per=4)
        for dx in (-46, -24, 30):
            c.limb([(x + fx, -6, z, 5), (x + fx + dx, 0, z + 8, 3)], melt=2, part="leg")
    return c


def running_hare() -> Clay:
    """A hare at full stretch, in profile to our left: 420 px from forepaws to hind paws, its belly at y = 0. Marks: mouth, eye."""
    c = Clay().limb([(-92, -50, 0, 44), (-20, -66, 0, 50), (60, -50, 0, 56), (112, -30, 0, 46)], melt=12, part="body", per=5)
    c.limb([(-104, -60, 0, 38), (-140, -92, 4, 31), (-158, -104, 6, 30)], melt=18, part="body", per=4)
    c.limb([(-160, -108, 8, 34), (-194, -100, 10, 25), (-222, -88, 10, 14)], melt=10, part="head", per=4)
    c.ball(-230, -88, 12, 8, melt=3, part="nose", tone=0.4)
    for z, dy in ((22, 0), (-10, -22)):
        c.limb([(-144, -132, z, 12), (-80, -168 + dy, z * 1.5, 18), (-10, -176 + dy * 1.4, z * 1.6, 3)], melt=6, part="ear", press=(0, 0, 1.3), per=5)
    for z, dx, dy in ((26, 0, 0), (-26, 34, -14)):
        c.limb([(-100, -40, z, 28), (-150 + dx, -8 + dy, z, 15), (-214 + dx, -4 + dy, z, 10), (-240 + dx, 2 + dy, z, 9)], melt=12, part="leg", per=4)
        c.limb([(104, -34, z, 44), (150 - dx, 0 + dy, z, 24), (206 - dx, -16 + dy, z, 11), (256 - dx, 8 + dy, z, 10), (276 - dx, 12 + dy, z, 9)], melt=16, part="leg", per=5)
    c.ball(156, -66, 0, 20, melt=8, part="tail")
    c.marks.update(mouth=[(-216, -78, 20)], eye=[(-182, -114, 34)])
    return c


def heron_donkey() -> Clay:
    """A donkey to our left with a heron's neck and head, looking down; soles at y = 200."""
    c = beast(leg=1.0, length=0.9, girth=1.0, thin=0.74, stride=0.3)
    c.limb([(104, -4, 0, 12), (134, 40, 0, 8), (136, 110, 0, 6), (134, 150, 0, 13), (130, 180, 0, 3)], melt=8, part="tail", per=4)
    c.limb([(-84, -2, 0, 44), (-126, -50, 0, 30), (-118, -120, 4, 19), (-142, -186, 8, 17), (-194, -206, 10, 17), (-226, -176, 12, 18)], melt=22, part="neck", per=7)
    c.ball(-230, -166, 14, 24, melt=8, part="crown").limb([(-212, -178, 22, 8), (-170, -170, 24, 5), (-136, -146, 24, 1.5)], melt=4, part="crown", per=4)
    c.limb([(-238, -152, 16, 14), (-262, -96, 18, 9), (-284, -34, 18, 1.5)], melt=3, part="beak", per=4).limb([(-246, -150, 18, 9), (-270, -96, 18, 5), (-287, -36, 18, 1)], melt=2, part="beak", per=4)
    return c


def donkey_head() -> Clay:
    """A donkey's head alone, in profile to our left, 190 px from ears to lips; cut off at its neck."""
    c = Clay().limb([(20, 0, 0, 44), (-16, 26, 4, 42), (-56, 70, 6, 32), (-86, 104, 6, 28)], melt=12, part="head", per=5).limb([(16, 40, 0, 34), (-30, 84, 4, 28), (-66, 116, 4, 22)], melt=16, part="head", per=4)
    c.limb([(-90, 108, 8, 26), (-104, 122, 10, 22)], melt=8, part="muzzle").limb([(-112, 128, 28, 3), (-80, 124, 34, 3), (-56, 110, 36, 2)], melt=4, carve=True).ball(-108, 108, 32, 5, melt=3, carve=True)
    for z, lean in ((22, 20), (-16, -8)):
        c.limb([(26, -30, z, 14), (40 + lean * 0.6, -90, z * 1.4, 20), (44 + lean, -150, z * 1.6, 4)], melt=6, part="ear", press=(0, 0, 1.2), per=5)
    return c


def curl(degrees: float, r: float) -> Spot:
    """A point of the curled wolf's ring, whose middle is (404, 640)."""
    a = math.radians(degrees)
    return 404 + r * math.cos(a), 640 + r * 1.04 * math.sin(a)


def curled_wolf() -> Clay:
    """Curled up, seen from above."""
    c = Clay().limb([(*curl(d, r), z, w) for d, r, z, w in ((-46, 212, 0, 76), (-10, 226, 6, 104), (40, 236, 0, 98), (90, 238, 4, 96), (140, 238, 8, 104), (184, 230, 12, 108), (216, 214, 24, 82))], melt=12, part="body", per=6)
    c.limb([(*curl(206, 216), 30, 80), (236, 520, 50, 62), (266, 500, 60, 54)], melt=26, part="body", per=4)
    c.limb([(*curl(-40, 216), 20, 44), (520, 404, 26, 44), (420, 372, 34, 46), (328, 388, 40, 32), (286, 418, 44, 8)], melt=14, part="tail", per=6)
    c.limb([(*curl(14, 200), 40, 62), (*curl(2, 140), 50, 34), (*curl(-22, 128), 46, 20)], melt=16, part="leg", per=4)
    c.limb([(*curl(178, 190), 40, 46), (262, 690, 50, 27), (318, 706, 50, 22), (340, 690, 52, 20)], melt=14, part="leg", per=4)
    return c


def curled_wolf_head() -> Clay:
    """Her head from above, laid over the cubs, its tip at (366, 580)."""
    c = Clay().ball(250, 482, 66, 60, melt=18, part="head")
    c.limb([(276, 506, 90, 44), (316, 540, 90, 29), (352, 570, 86, 21)], melt=12, part="head", per=4)
    for x, y in ((226, 540), (304, 452)):
        c.ball(x, y, 54, 34, melt=18, part="head")
    c.ball(364, 580, 92, 15, melt=3, part="nose", tone=0.2)
    for x, y, dx, dy in ((262, 430, 10, -70), (192, 504, -72, 4)):
        c.limb([(x, y, 96, 26), (x + dx * 0.5, y + dy * 0.5, 104, 25), (x + dx, y + dy, 104, 3)], melt=7, part="ear", press=(0, 0, 1.5), per=4)
    return c


def cub(x: float, y: float, towards: float) -> Clay:
    """A sucking cub, its nose `towards` (degrees)."""
    c = Clay().limb("-44,0,0,26 -10,0,6,32 20,0,8,26", melt=8, part="cub", per=4).ball(42, 0, 14, 23, melt=8, part="cub").limb("54,0,16,13 66,0,14,9", melt=5, part="cub")
    c.limb("-66,6,0,8 -92,22,0,4", melt=6, part="cub")
    for d in (-1, 1):
        c.limb([(36, 16 * d, 30, 9), (22, 26 * d, 32, 8), (16, 32 * d, 32, 2)], melt=4, part="cub", per=3).limb([(8, 24 * d, 4, 10), (26, 38 * d, 0, 7)], melt=5, part="cub").limb([(-40, 20 * d, 0, 11), (-46, 38 * d, 0, 7)], melt=5, part="cub")
    return c.turned(at=(x, y, 60), scale=0.98, roll=towards)


def mane(t: Thing, rng: np.random.Generator, poll: Spot, withers: Spot, side: float, count: int = 70) -> None:
    """A horse's mane from poll to withers, falling to our right (1) or left (-1)."""
    for _ in range(count):
        q = rng.uniform(0, 1)
        u, v = poll[0] + (withers[0] - poll[0]) * q, poll[1] + (withers[1] - poll[1]) * q
        curve = [(u, v), (u + side * rng.uniform(8, 18), v + rng.uniform(-6, 14)), (u + side * rng.uniform(16, 40), v + rng.uniform(24, 60))]
        t.strokes([curve], 4, black=True)
        t.strokes([curve], rng.uniform(0.9, 2.2), ends=(0.7, 0.05))


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
