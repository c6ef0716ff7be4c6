"""Beasts that walk, by kind, with antlers or horns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.beasts import beast
from reverie_studio.sculpt.hoofed import mammoth
from reverie_studio.sculpt.marks import Spot

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


def lifted(c: Clay, length: float = 1.0, leg: float = 1.0, girth: float = 1.0, thin: float = 1.0, high: float = 0.0) -> Clay:
    """A walker (not yet turned; its own measures) with its near foreleg lifted: `high` 0 is level, 1 as high as its chest."""
    c.lumps = [lump for lump in c.lumps if not (lump.part == "near leg" and lump.a[0] < 0)]
    top, x = 200 - 200 * leg, -92 * length
    return c.limb([(x, top + 10, 22 * girth, 34 * girth), (x - 36, top + 56, 30 * girth, 20 * thin), (x - 84, top + 52 - 30 * high, 30 * girth, 12 * thin), (x - 122, top + 62 - 60 * high, 30 * girth, 11 * thin), (x - 136, top + 72 - 60 * high, 30 * girth, 13 * thin)],
                  melt=12, part="near leg", per=4)  # fmt: skip


def ways(c: Clay) -> dict[str, tuple[str, str]]:
    """How the parts of a walker are scratched that are not fur, of those it has."""
    return {name: ("skin", "across") for name in ("horn", "nose") if any(lump.part == name for lump in c.lumps)}


def leaving_mammoth() -> Clay:
    """A `mammoth` that walks to our left with her trunk lifted before her and short tusks: 430 px long, feet at y = 230."""
    c = mammoth(tusk=False, gaze=12, trunk=((-176, -40, 20, 44), (-208, 14, 28, 34), (-240, 10, 32, 26), (-262, -40, 34, 21), (-258, -104, 34, 17), (-234, -140, 34, 13)))
    for z in (44, -14):
        c.limb([(-168, -20, z, 15), (-190, 50, z + 12, 15), (-226, 80, z + 18, 13), (-262, 58, z + 18, 9), (-272, 20, z + 14, 3)], melt=3, part="tusk", per=5)
    return c
