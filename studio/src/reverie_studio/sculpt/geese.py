"""Geese that fly, and the net they carry."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.scratchboard_tools import Thing, flow
from reverie_studio.sculpt.marks import Spot, oval, placed


def bird_eye(t: Thing, x: float, y: float, r: float, look: Spot = (0.0, 0.0)) -> None:
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
    edge = placed(line.tolist(), (x, y), k, roll)
    t.strokes([edge], 9 * k, black=True, ends=(0.9, 0.4))
    t.strokes([edge], 4 * k * light, ends=(0.9, 0.4))


def flying_goose(*, neck: Sequence[Spot] = ((-140, -34), (-206, -14), (-246, 28)), bill: Spot = (-86, 42)) -> Clay:
    """A goose in the air, in profile to our left, without wings: 460 px from beak to tail, shoulder at (-20, -24).

    `neck` leads to the skull, `bill` is its tip from there. Parts: body, neck, head, beak. Marks: `eye`, `bite`, `tail`.
    """
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
