"""Geese that fly with something heavy in their beaks, a net that is round, a sleeping cow; a bear's forepaw that writes; a spider that looks at us."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.scratchboard_tools import CUTS, Thing, flow
from reverie_studio.sculpt.beast_heads import ox_head
from reverie_studio.sculpt.marks import before, oval, placed

Spot = tuple[float, float]


def round_eye(t: Thing, x: float, y: float, r: float, look: Spot = (0.0, 0.0)) -> None:
    """The round eye of a bird or a spider: black rim, white, a pupil moved by `look` (-1 … 1), a glint."""
    t.leave(oval(x, y, r * 1.3, r * 1.3))
    t.bare(oval(x, y, r, r), spot=0)
    u, v = x + look[0] * r * 0.4, y + look[1] * r * 0.4
    t.leave(oval(u, v, r * 0.62, r * 0.62))
    t.prick([(u - r * 0.22, v - r * 0.24, r * 0.17)], spot=0)


def goose_wing(t: Thing, put: Sequence[float], bone: Sequence[Spot], angles: tuple[float, float], long: tuple[float, float], light: float) -> None:
    """A spread wing: quills and two rows of coverts along a `bone` from the shoulder, turning from one angle to the other, `long` px at its root and its tip; `put` is (x, y, scale, roll)."""
    x, y, k, roll = put
    line = flow(bone, 12)
    for far, half, lit, n in ((1.0, 0.062, 0.8, 19), (0.58, 0.06, 1.0, 17), (0.3, 0.055, 0.75, 15)):
        rows = []
        for i in range(n):
            u = i / (n - 1)
            at = placed([line[round(u * (len(line) - 1))]], (x, y), k, roll)[0]
            size = (long[0] + (long[1] - long[0]) * u) * (1 - 0.22 * max(0.0, u - 0.8) / 0.2) * k
            rows.append((*at, angles[0] + (angles[1] - angles[0]) * u**1.3 + roll, size * far, max(long) * half * k * (1.15 - 0.3 * u), light * lit))
        t.feathers(rows)
    edge = placed(line, (x, y), k, roll)
    t.strokes([edge], 9 * k, black=True, ends=(0.9, 0.4))
    t.strokes([edge], 4 * k * light, ends=(0.9, 0.4))


def flying_goose(*, neck: Sequence[Spot] = ((-140, -34), (-206, -14), (-246, 28)), bill: Spot = (-86, 42)) -> Clay:
    """A goose in the air, in profile to our left, without wings: 460 px from beak to tail, shoulder at (-20, -24). `neck` leads to the skull, `bill` is its tip from there. Parts: body, neck, head, beak. Marks: `eye`, `bite`, `tail`."""
    c = Clay().limb([(150, -6, 0, 18), (100, 4, 0, 42), (20, 14, 0, 62), (-60, 4, 0, 52)], melt=10, part="body", per=6)
    (x1, y1), (x2, y2), (x, y) = neck
    c.limb([(-64, 0, 0, 50), (-104, -16, 4, 34), (x1, y1, 8, 25), (x2, y2, 12, 22), (x, y, 14, 25)], melt=18, part="neck", per=6)
    c.ball(x - 4, y, 16, 32, melt=10, part="head")
    bx, by = bill
    c.limb([(x + bx * 0.26, y + by * 0.2, 18, 23), (x + bx * 0.66, y + by * 0.64, 20, 15), (x + bx, y + by, 20, 9)], melt=5, part="beak", per=4)
    c.limb([(x + bx * 0.3, y + by * 0.42 + 9, 36, 2.6), (x + bx * 1.05, y + by + 3, 34, 2.6)], melt=2, carve=True)
    c.marks |= {"eye": [(x - 10, y - 8, 46)], "bite": [(x + bx * 0.8, y + by * 0.84 + 4, 30)], "tail": [(150, -6, 10)]}
    return c


def bag_cords(at: Spot, rx: float, tall: float, count: int = 13, twist: float = 2.3) -> tuple[list[list[Spot]], list[list[Spot]]]:
    """The crossing cords of a net bag that hangs from a point: those of its near side, and those of its far side; widest (`rx`) at two thirds of its height."""
    near: list[list[Spot]] = []
    far: list[list[Spot]] = []
    for side in (-1, 1):
        for k in range(count):
            piece: list[Spot] = []
            front = True
            for i in range(81):
                w = i / 80
                turn = math.tau * (k + 0.5 * (side > 0)) / count + side * twist * w
                r = rx * w * math.sqrt(1 - w) / 0.385
                now = math.cos(turn) > 0
                spot = (at[0] + r * math.sin(turn), at[1] + tall * w + 0.14 * r * math.cos(turn))
                if now != front and piece:
                    piece.append(spot)
                    (near if front else far).append(piece)
                    piece = []
                front = now
                piece.append(spot)
            (near if front else far).append(piece)
    return [c[::3] + c[-1:] for c in near if len(c) > 4], [c[::3] + c[-1:] for c in far if len(c) > 4]


def cord(t: Thing, curves: Sequence[Sequence[Spot]], width: float, margin: float = 4.0) -> None:
    """Cords that lie before what is there: a black margin, then the cord."""
    t.strokes(curves, width + 2 * margin, black=True, ends=(1, 1), shake=0)
    t.strokes(curves, width, ends=(0.9, 0.9), shake=0.4)


def cow_heap(r: float = 230.0) -> Clay:
    """The body of a cow that hangs in a bag with its back to the top: 2 × `r` px wide, the origin in its middle. Part: body."""
    c = Clay().limb([(0, -r * 0.62, 0, r * 0.4), (0, 0, 0, r * 0.84), (r * 0.16, r * 0.2, 0, r * 0.84)], melt=20, part="body", per=5)
    c.limb([(r * 0.2, -r * 0.66, 0, r * 0.34), (r * 0.55, -r * 0.1, 10, r * 0.42), (r * 0.5, r * 0.36, 20, r * 0.46)], melt=40, part="body", per=5)
    return c.limb([(-r * 0.3, -r * 0.46, 60, r * 0.34), (-r * 0.5, 0, 120, r * 0.36), (-r * 0.44, r * 0.2, 160, r * 0.34)], melt=30, part="body", per=4)


def hoofed_leg(knots: Sequence[Sequence[float]]) -> Clay:
    """A cow's lower leg along knots (x, y, z, r), its last the fetlock, with a cloven hoof at the end. Parts: leg, hoof."""
    (x0, y0), (x, y, z, r) = knots[-2][:2], knots[-1]
    a = math.atan2(y - y0, x - x0)
    d, n = (math.cos(a), math.sin(a)), (-math.sin(a), math.cos(a))
    c = Clay().limb(knots, melt=8, part="leg", per=5).ball(x, y, z, r * 1.16, melt=8, part="leg")
    for s in (-1, 1):
        c.limb([(x + d[0] * r * 0.7 + n[0] * s * r * 0.5, y + d[1] * r * 0.7 + n[1] * s * r * 0.5, z + 6, r * 0.66), (x + d[0] * r * 2.3 + n[0] * s * r * 0.5, y + d[1] * r * 2.3 + n[1] * s * r * 0.5, z + 8, r * 0.6)],
               melt=2, part="hoof", per=3)  # fmt: skip
    return c


def sleeping_cow(t: Thing, at: Spot, k: float, roll: float) -> Clay:
    """A cow's head asleep, looking at us but for its shut eyes, before what is there; gives its body."""
    head = ox_head(horns=0.56, spread=0.94, lids=0.2, ears=-0.5, muzzle=1.12).turned(at=(*at, 260.0), scale=k, roll=roll, pitch=-10)
    before(t, head, CUTS["fur"].but(stroke=(6, 18), over=4), "along", grow=7, ambient=0.1, parts={"horn": ("skin", "across"), "ear": ("fur", "along"), "muzzle": (CUTS["skin"].but(near=2.2), "across"), "eye": ("skin", "across")})
    for side in ("left", "right"):
        line = [(x, y + 2 * k) for x, y in head.curve(f"lower {side}")]
        t.strokes([line], 6 * k, black=True, ends=(0.4, 0.4))
        t.strokes([[(x, y - 8 * k) for x, y in line[1:-1]], [(x, y - 14 * k) for x, y in line[1:-1]]], [3.4, 2.4], ends=(0.2, 0.2))
        t.strokes([[(x, y), (x + (x - line[3][0]) * 0.1, y + 9 * k), (x + (x - line[3][0]) * 0.34, y + 17 * k)] for x, y in line[1:-1]], 3.4, black=True, ends=(0.9, 0.1))
    return head
