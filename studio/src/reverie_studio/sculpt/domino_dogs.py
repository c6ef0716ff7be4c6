"""A dalmatian that sits among dominoes as one of them; the tiles, standing or falling, in perspective on a table."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.sculpt.eyes import eye

Point = tuple[float, float]
Place = tuple[float, float, float]  # right, up, away from us
PIPS = {1: ((0, 0),), 2: ((-1, 1), (1, -1)), 3: ((-1, 1), (0, 0), (1, -1)), 4: ((-1, -1), (-1, 1), (1, -1), (1, 1)), 5: ((-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)), 6: ((-1, -1), (-1, 1), (1, -1), (1, 1), (-1, 0), (1, 0)), 0: ()}


def dalmatian_face(*, look: Point = (-1.3, 0.1)) -> Clay:
    """A dalmatian that looks at us, its ears laid close: 260 px from ear to ear, crown at y = -140, chin at y = 120. Parts: head, muzzle, chin, nose, ear, lid. Marks: the eyes, `freckle 0…`, `nose`, `mouth left|right`."""
    c = Clay().limb([(0, -66, -30, 78), (0, -30, 4, 74)], melt=16, part="head")
    c.both(Clay().limb([(40, -44, -6, 52), (46, 10, 12, 46)], melt=24, part="head", per=3))
    c.limb([(0, -16, 46, 54), (0, 22, 92, 46), (0, 46, 132, 40)], melt=26, part="muzzle", per=4)
    c.both(Clay().limb([(20, 38, 76, 36), (24, 60, 114, 32), (14, 66, 138, 26)], melt=14, part="muzzle", per=4))
    c.limb([(0, 64, 56, 38), (0, 86, 92, 28), (0, 92, 112, 20)], melt=8, part="chin", per=4)
    c.limb([(-15, 30, 160, 19), (0, 26, 168, 22), (15, 30, 160, 19)], melt=5, part="nose", per=3)
    for side, name in ((-1, "left"), (1, "right")):
        c.limb([(58 * side, -110, -34, 26), (92 * side, -96, -24, 34), (112 * side, -30, -6, 42), (108 * side, 36, 6, 38), (90 * side, 84, 14, 18)], melt=8, part="ear", press=(0.5 * side, 0, 1.3), per=6)
        eye(c, name, (44 * side, -32, 50), 27, side, aside=20, lids=1.25, look=(look[0] * side, look[1]), inner=0.9, iris=0.62, bag=0.1)
        c.marks[f"mouth {name}"] = [(0, 82, 158), (18 * side, 94, 146), (40 * side, 92, 112), (54 * side, 80, 76)]
    c.marks["nose"] = [(0, 30, 188)]
    return spotted(c, "freckle", [(-34, -112, 15), (34, -112, 15), (0, -84, 13), (-86, -10, 12), (84, 4, 11), (30, 62, 8), (-34, 60, 8), (-14, -134, 9)])


def dalmatian_body() -> Clay:
    """A dog that sits bolt upright and looks at us, without its head, which joins at (0, -590, 40): paws on y = 0, 330 px wide. Parts: coat, thigh, leg, paw, collar, tag, tail. Marks: `spot 0…`."""
    c = Clay().limb([(0, -540, -24, 78), (0, -470, -24, 92), (0, -380, -20, 112), (0, -240, -60, 124), (0, -120, -110, 120)], melt=12, part="coat", per=6)
    c.limb([(0, -430, 40, 66), (0, -340, 50, 66), (0, -290, 36, 56)], melt=36, part="coat", per=4)
    c.both(Clay().limb([(72, -170, -120, 92), (112, -116, -70, 84), (118, -60, -10, 56)], melt=16, part="thigh", per=5))
    c.both(Clay().limb([(122, -22, -20, 26), (132, -22, 30, 30), (138, -20, 50, 25)], melt=8, part="thigh", per=4))
    for k, (dx, dz) in enumerate(((-20, 70), (0, 80), (20, 74))):
        c.both(Clay().limb([(138 + dx * 0.7, -34, 44, 20), (138 + dx, -19, dz, 18)], melt=4, part=f"toe {k}", per=3))
    c.both(Clay().limb([(66, -390, 0, 56), (66, -300, 26, 52), (58, -190, 52, 42), (52, -110, 60, 36), (52, -46, 62, 36)], melt=18, part="leg", per=5))
    for k, (dx, dz) in enumerate(((-24, 88), (-4, 98), (17, 94))):
        c.both(Clay().limb([(52 + dx * 0.6, -40, 66, 26), (54 + dx, -22, dz, 21)], melt=5, part=f"toe {k}", per=3))
    c.limb([(70, -40, -180, 28), (170, -24, -150, 24), (236, -20, -90, 19), (268, -20, -20, 14), (262, -22, 40, 7)], melt=12, part="tail", per=6)
    c.limb([(92 * math.sin(t), -500 + 18 * math.cos(t), -18 + 94 * math.cos(t), 17) for t in (math.tau * k / 20 for k in range(21))], melt=2, part="collar", per=1)
    c.ball(0, -454, 96, 20, melt=2, part="tag")
    front = [(-44, -400, 17), (44, -400, 17), (0, -346, 17), (-44, -292, 17), (44, -292, 17)]
    return spotted(c, "spot", [*front, (-104, -420, 13), (100, -350, 13), (-108, -330, 15), (-58, -200, 12), (64, -160, 11), (56, -226, 10), (-48, -120, 10), (-124, -150, 17), (-150, -100, 13), (134, -130, 16), (156, -86, 12), (-60, -70, 8), (190, -22, 9), (240, -20, 9)])


def spotted(c: Clay, name: str, spots: Sequence[tuple[float, float, float]]) -> Clay:
    """Marks `name` 0, 1 …: rings of spots (x, y, r) as they lie on the skin that faces us."""
    for n, (x, y, r) in enumerate(spots):
        ring = [(x + r * (1 + 0.1 * math.sin(3 * a + n)) * math.cos(a), y + r * math.sin(a)) for a in (math.tau * k / 16 for k in range(16))]
        on = [(u, v, z) for u, v in ring if (z := c.touch(u, v)) is not None]
        if len(on) > 12:
            c.marks[f"{name} {n}"] = on
    return c


def rings(c: Clay, name: str) -> list[list[Point]]:
    """Those spots as they lie in the picture."""
    return [c.curve(mark) for mark in c.marks if mark.startswith(f"{name} ")]


@dataclass(frozen=True)
class Table:
    """Where we stand: the horizon, how high above the table, what X lies in the middle, and at what distance a thing has its own size."""

    horizon: float
    height: float
    middle: float = 400.0
    focus: float = 1660.0

    def on(self, p: Place) -> Point:
        k = self.focus / max(60.0, p[2])
        return self.middle + p[0] * k, self.horizon + (self.height - p[1]) * k


@dataclass(frozen=True)
class Tile:
    """A domino on its end: the middle of its lower front edge, where it looks (degrees, 0 to us, + to our right), how far it has tipped that way, its pips above and below."""

    x: float
    z: float
    turn: float
    lean: float
    pips: tuple[int, int]
    size: Place = (350.0, 690.0, 96.0)

    def at(self, u: float, v: float, w: float) -> Place:
        """A point of it: u to our right, v up its face, w off its face."""
        a, b = math.radians(self.turn), math.radians(self.lean)
        nx, nz = math.sin(a), -math.cos(a)
        side, up, off = -nz * u, v * math.cos(b) - w * math.sin(b), v * math.sin(b) + w * math.cos(b)
        return self.x + side + nx * off, up, self.z + nx * u + nz * off


def rounded(points: Sequence[Point], r: float) -> str:
    """A polygon with soft corners."""
    out = ""
    for k, (x, y) in enumerate(points):
        ends = []
        for px, py in (points[k - 1], points[(k + 1) % len(points)]):
            d = math.hypot(px - x, py - y) + 1e-6
            t = min(0.4, r / d)
            ends.append((x + (px - x) * t, y + (py - y) * t))
        out += f"{'L' if out else 'M'}{ends[0][0]:.1f},{ends[0][1]:.1f} Q{x:.1f},{y:.1f} {ends[1][0]:.1f},{ends[1][1]:.1f} "
    return out + "Z"


def hull(points: Sequence[Point]) -> list[Point]:
    """The tight band round points."""
    rows = sorted(set(points))

    def half(line: Sequence[Point]) -> list[Point]:
        out: list[Point] = []
        for p in line:
            while len(out) > 1 and (out[-1][0] - out[-2][0]) * (p[1] - out[-2][1]) - (out[-1][1] - out[-2][1]) * (p[0] - out[-2][0]) <= 0:
                out.pop()
            out.append(p)
        return out[:-1]

    return half(rows) + half(rows[::-1])


def tile_shadow(pen: PaperPen, table: Table, tile: Tile, paper: Colour, slope: Point = (0.5, 0.25)) -> None:
    """What it keeps from the lamp: `slope` to our right and away from us for each px of its height."""
    w, h, t = tile.size
    corners = [tile.at(u, v, d) for u in (-w / 2, w / 2) for v in (0, h) for d in (0, -t)]
    pen.path(rounded(hull([table.on((x + y * slope[0], 0, max(120, z + y * slope[1]))) for x, y, z in corners]), 12), paper)


def tile(pen: PaperPen, table: Table, it: Tile, face: Colour, ink: Colour, red: Point | None = None) -> None:
    """A domino; `red` is the pip (column, row, as in `PIPS`) of its upper half that is a ladybird."""
    w, h, t = it.size
    k = table.focus / it.z

    def at(u: float, v: float, d: float = 0.0) -> Point:
        return table.on(it.at(u, v, d))

    corners = [at(u, v, d) for u in (-w / 2, w / 2) for v in (0, h) for d in (0, -t)]
    pen.path(rounded(hull(corners), 16 * k), darken(face, 0.26))
    top = [at(-w / 2, h), at(w / 2, h), at(w / 2, h, -t), at(-w / 2, h, -t)]
    if sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(top, top[1:] + top[:1], strict=True)) < 0:
        pen.path(rounded(top, 12 * k), lighten(face, 0.35))
    front = [at(-w / 2, 0), at(w / 2, 0), at(w / 2, h), at(-w / 2, h)]
    if sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(front, front[1:] + front[:1], strict=True)) > 0:
        pen.path(rounded([at(-w / 2, 0, -t), at(w / 2, 0, -t), at(w / 2, h, -t), at(-w / 2, h, -t)], 20 * k), lighten(face, 0.12))
        return
    pen.path(rounded(front, 22 * k), face)

    def round_at(u: float, v: float, r: float, squeeze: float = 1.0) -> list[Point]:
        return [at(u + r * squeeze * math.cos(a), v + r * math.sin(a), 1) for a in (math.tau * n / 22 for n in range(22))]

    with pen.flat():
        pen.poly([at(-w * 0.42, h / 2 - 5), at(w * 0.42, h / 2 - 5), at(w * 0.42, h / 2 + 5), at(-w * 0.42, h / 2 + 5)], darken(face, 0.34))
        for n, half in zip(it.pips, (0.75, 0.25), strict=True):
            for i, j in PIPS[n]:
                u, v, r = i * w * 0.27, h * half + j * h * 0.14, w * 0.088
                if red == (i, j) and half > 0.5:
                    continue
                pen.poly(round_at(u, v, r), ink)
                pen.poly(round_at(u + 3, v - 4, r * 0.74), lighten(ink, 0.12))
    if red:
        u, v, r = red[0] * w * 0.27, h * 0.75 + red[1] * h * 0.14, w * 0.105
        for m in (-0.55, 0.0, 0.55):
            for side in (-1, 1):
                pen.taper([at(u + side * r * 0.6, v + m * r), at(u + side * r * 1.15, v + m * r * 1.25), at(u + side * r * 1.4, v + m * r * 1.7)], 6 * k, 3 * k, ink)
        pen.poly(round_at(u, v + r * 0.8, r * 0.56), ink)
        pen.poly(round_at(u, v - r * 0.1, r), "#d8352a")
        with pen.flat():
            pen.taper([at(u, v + r * 0.9), at(u, v - r * 1.05)], 4 * k, 4 * k, ink)
            for across, down in ((-0.5, 0.3), (0.5, 0.3), (-0.45, -0.4), (0.45, -0.4)):
                pen.poly(round_at(u + across * r, v + down * r, r * 0.17), ink)
