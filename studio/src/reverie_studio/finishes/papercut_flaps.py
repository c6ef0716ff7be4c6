"""Cuts along the form: tongues of paper that fringe the edge of a sheet, and rows of them lifted out of it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import skia

from reverie_studio.colour import Array, Colour, darken, lighten
from reverie_studio.engine.arrays import blur
from reverie_studio.engine.clay import Seen
from reverie_studio.engine.clay_parts import Loop, Mask, grid_of
from reverie_studio.finishes.papercut_pen import PaperPen

Point = tuple[float, float]


@dataclass(frozen=True)
class Texture:
    """How a skin is cut: `size` px long, `half` of that wide to each side."""

    shape: str
    size: float
    half: float
    fringe: float = 1.0  # px along an edge from one tongue to the next, of their width; 0 leaves edges plain
    along: float = 0.75  # from row to row, of their length
    across: float = 1.3  # in a row, of their width
    bare: float = 0.72  # planes lighter than this stay plain
    stray: float = 8.0  # degrees
    inside: bool = False  # a cut in the sheet that never crosses its edge


TEXTURES: dict[str, Texture] = {
    "fur": Texture("tongue", 20, 0.16, 0.8, 1.5, 3.2, 0.62, 12),
    "hair": Texture("tongue", 60, 0.07, 0.9, 0.7, 1.7, 0.9, 4),
    "feathers": Texture("blade", 34, 0.3, 0.85, 0.6, 0.95, 0.9, 4),
    "wool": Texture("curl", 26, 0.5, 0.75, 0.8, 1.05, 0.86, 40),
    "scales": Texture("scale", 17, 0.5, 0.0, 0.72, 1.02, 0.84, 2, True),
    "cloth": Texture("fold", 96, 0.045, 0.0, 0.9, 4.5, 0.8, 3, True),
    "leaves": Texture("leaf", 32, 0.28, 0.9, 0.7, 1.3, 0.9, 22),
}


@dataclass(frozen=True)
class Flap:
    """A tongue of paper from its root, `turn` degrees, its tip bent aside by `bend`."""

    x: float
    y: float
    turn: float
    long: float
    half: float
    bend: float = 0.0


class Lie:
    """Which way a skin lies: along its limbs and away from a point, as fur does from the nose."""

    def __init__(self, seen: Seen, away: Point | None = None, owner: npt.NDArray[np.object_] | None = None) -> None:
        """`owner` names the piece each point belongs to: the lie of one does not spill into the next."""
        self.seen = seen
        x, y = grid_of(seen)
        there = seen.lump >= 0
        ax, ay = away if away is not None else (float(x[there].mean()), float(y[there].min()) - 60.0)
        outward = np.dstack([x - ax, y - ay])
        outward /= np.maximum(np.linalg.norm(outward, axis=2, keepdims=True), 1e-3)
        flat = outward - seen.normal[..., :2] * (seen.normal[..., :2] * outward).sum(-1, keepdims=True)
        along = (seen.axis - seen.normal * (seen.normal * seen.axis).sum(-1, keepdims=True))[..., :2]
        along = along * np.where((along * outward).sum(-1, keepdims=True) < 0, -1, 1)
        way = np.where(there[..., None], 0.6 * along + 0.8 * flat, 0).astype(np.float32)
        way[..., 1] += 0.12 * there
        wide = max(1.0, 9 / seen.step)
        if owner is None:
            way = blur(way, wide)
        else:
            way = sum((blur(np.where((owner == part)[..., None], way, 0).astype(np.float32), wide) * (owner == part)[..., None]
                       for part in sorted(set(owner.ravel().tolist()))), np.zeros_like(way))  # fmt: skip
        way = way + 1e-4 * outward.astype(np.float32)
        self.way: Array = np.asarray(way / np.maximum(np.linalg.norm(way, axis=2, keepdims=True), 1e-6), np.float32)

    def cell(self, x: float, y: float) -> tuple[int, int]:
        """Row and column of the grid at a point of the card."""
        h, w = self.way.shape[:2]
        j, i = round((y - self.seen.top) / self.seen.step), round((x - self.seen.left) / self.seen.step)
        return min(h - 1, max(0, j)), min(w - 1, max(0, i))

    def at(self, x: float, y: float) -> Point:
        """The way it lies there, of length one."""
        u, v = self.way[self.cell(x, y)]
        return float(u), float(v)


def fringe(loops: Sequence[Loop], lie: Lie, how: Texture, size: float, rng: np.random.Generator,
           where: Mask | None = None) -> list[Flap]:  # fmt: skip
    """Tongues along an edge, wherever the skin lies outwards over it (and only where `where` is true)."""
    if how.fringe <= 0:
        return []
    long, found = how.size * size, list[Flap]()
    step = max(3.0, 2 * how.half * long * how.fringe)
    for loop in loops:
        p = loop.points
        ring = np.roll(p, -1, 0) - np.roll(p, 1, 0)
        out = np.column_stack([ring[:, 1], -ring[:, 0]]) / np.maximum(np.linalg.norm(ring, axis=1, keepdims=True), 1e-6)
        out *= np.sign(_signed(p)) * (-1 if loop.hole else 1)
        k = 0.0
        while k < len(p) - 1:
            i = int(k)
            k += step / 3.0 * float(rng.uniform(0.75, 1.3))
            (x, y), (nx, ny), (u, v) = p[i], out[i], lie.at(*p[i])
            over = u * nx + v * ny
            if where is not None and not where[lie.cell(x, y)]:
                continue
            if over < 0.2 and how.shape != "curl":
                continue
            u, v = u + nx * 0.35, v + ny * 0.35
            n = long * (0.55 + 0.55 * max(0.0, over)) * float(rng.uniform(0.75, 1.2))
            turn = math.degrees(math.atan2(v, u)) + float(rng.normal(0, how.stray))
            d = n * (0.3 if how.shape != "curl" else 0.55)
            found.append(Flap(x - math.cos(math.radians(turn)) * d, y - math.sin(math.radians(turn)) * d, turn, n,
                              n * how.half, n * float(rng.normal(0, 0.05))))  # fmt: skip
    return found


def rows(where: Mask, tone: Array, lie: Lie, how: Texture, size: float, rng: np.random.Generator, skin: Mask | None = None) -> list[Flap]:
    """Rows of tongues over a skin, brick upon brick: larger where it turns away, none on lit planes; the hindmost first.

    Their roots lie in `skin`, so that none stands out at the upper edge.
    """
    seen, long = lie.seen, how.size * size
    js, is_ = np.nonzero(where)
    if len(js) < 12:
        return []
    mean = lie.way[js, is_].mean(0)
    a = math.atan2(mean[1], mean[0])
    c, s = math.cos(a), math.sin(a)
    x, y = is_ * seen.step + seen.left, js * seen.step + seen.top
    u, v = x * c + y * s, y * c - x * s
    found = []
    for nth, along in enumerate(np.arange(u.max(), u.min() - long * 0.5, -long * how.along)):
        gap = 2 * how.half * long * how.across
        for across in np.arange(v.min() + (gap / 2 if nth % 2 else 0), v.max() + gap, gap):
            px, py = along * c - across * s, along * s + across * c
            j, i = lie.cell(px, py)
            if not where[j, i] or tone[j, i] > how.bare:
                continue
            turn = 1.0 - float(seen.normal[j, i, 2])
            n = long * (0.72 + 0.55 * turn) * float(rng.uniform(0.88, 1.1))
            wu, wv = lie.at(px, py)
            if skin is not None and not all(skin[lie.cell(px - wu * n * q, py - wv * n * q)] for q in (0.4, 0.55)):
                continue
            if how.inside and not all(where[lie.cell(px + wu * n * q, py + wv * n * q)] for q in (-0.4, 0.65)):
                continue
            degrees = math.degrees(math.atan2(wv, wu)) + float(rng.normal(0, how.stray))
            found.append(Flap(px - wu * n * 0.4, py - wv * n * 0.4, degrees, n, n * how.half, n * float(rng.normal(0, 0.06))))
    return found


def _signed(p: np.ndarray) -> float:
    x, y = p.T
    return float(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1)))


# ---- shapes


def _placed(flap: Flap, moves: Sequence[tuple[str, tuple[float, ...]]]) -> skia.Path:
    """Moves in the flap's own measure (along, across) as a path on the card."""
    a = math.radians(flap.turn)
    c, s = math.cos(a), math.sin(a)
    path = skia.Path()
    for verb, n in moves:
        xy = [q for u, v in zip(n[::2], n[1::2], strict=True) for q in (flap.x + u * c - v * s, flap.y + u * s + v * c)]
        getattr(path, verb)(*xy)
    path.close()
    return path


def _tongue(f: Flap) -> skia.Path:
    n, h, b = f.long, f.half, f.bend
    return _placed(f, [("moveTo", (0, -h)), ("cubicTo", (n * 0.4, -h * 1.2, n * 0.78, -h * 0.55 + b, n, b)),
                       ("cubicTo", (n * 0.8, h * 0.6 + b, n * 0.4, h * 1.25, 0, h)), ("quadTo", (-h, 0, 0, -h))])  # fmt: skip


def _root(f: Flap) -> skia.Path:
    n, h = f.long * 0.5, f.half
    return _placed(f, [("moveTo", (-h * 1.6, -h * 1.9)), ("lineTo", (n * 0.8, -h * 1.3)), ("quadTo", (n * 1.1, 0, n * 0.8, h * 1.3)), ("lineTo", (-h * 1.6, h * 1.9))])


def _blade(f: Flap) -> skia.Path:
    n, h = f.long, f.half
    return _placed(f, [("moveTo", (0, -h * 0.55)), ("cubicTo", (n * 0.3, -h * 1.15, n * 0.8, -h * 1.2, n, 0)),
                       ("cubicTo", (n * 0.8, h * 1.2, n * 0.3, h * 1.15, 0, h * 0.55)), ("quadTo", (-h * 0.4, 0, 0, -h * 0.55))])  # fmt: skip


def _curl(f: Flap) -> skia.Path:
    path = skia.Path()
    path.addCircle(f.x + math.cos(math.radians(f.turn)) * f.half, f.y + math.sin(math.radians(f.turn)) * f.half, f.half)
    return path


def _scale(f: Flap) -> skia.Path:
    n, h = f.long, f.half
    return _placed(f, [("moveTo", (0, -h)), ("cubicTo", (n * 0.7, -h * 1.1, n, -h * 0.5, n, 0)), ("cubicTo", (n, h * 0.5, n * 0.7, h * 1.1, 0, h))])


def _fold(f: Flap) -> skia.Path:
    n, h, b = f.long, f.half, f.bend * 2
    return _placed(f, [("moveTo", (0, 0)), ("cubicTo", (n * 0.3, -h * 1.4 + b, n * 0.7, -h * 1.4 + b, n, 0)), ("cubicTo", (n * 0.7, h * 0.5 + b, n * 0.3, h * 0.5 + b, 0, 0))])


def _leaf(f: Flap) -> skia.Path:
    n, h = f.long, f.half
    return _placed(f, [("moveTo", (0, 0)), ("cubicTo", (n * 0.3, -h * 1.3, n * 0.75, -h, n, f.bend)), ("cubicTo", (n * 0.75, h, n * 0.3, h * 1.3, 0, 0))])


SHAPES: dict[str, Callable[[Flap], skia.Path]] = {"tongue": _tongue, "blade": _blade, "curl": _curl, "scale": _scale, "fold": _fold, "leaf": _leaf}


def lay_flap(pen: PaperPen, flap: Flap, shape: str, paper: Colour, sheet: Colour) -> None:
    """One tongue, with the cut that belongs to its kind: a shaft, a vein, the turn of a curl."""
    if shape == "tongue":  # it hangs on the sheet by its root: only the tip stands off
        with pen.lift(2.4):
            pen.lay(SHAPES[shape](flap), sheet)
        with pen.flat():
            pen.lay(_root(flap), sheet)
        return
    with pen.lift(1.8):
        pen.lay(SHAPES[shape](flap), paper)
    a = math.radians(flap.turn)
    c, s = math.cos(a), math.sin(a)
    with pen.flat():
        if shape in ("blade", "leaf") and flap.long > 16:
            pen.line(flap.x + c * flap.long * 0.12, flap.y + s * flap.long * 0.12, flap.x + c * flap.long * 0.86, flap.y + s * flap.long * 0.86,
                     lighten(paper, 0.3) if shape == "leaf" else darken(paper, 0.22), 1.2)  # fmt: skip
        elif shape == "curl" and flap.half > 5:
            r, x, y = flap.half, flap.x + c * flap.half, flap.y + s * flap.half
            turn = [(x + r * (0.16 + 0.085 * k) * math.cos(a + k * 0.8), y + r * (0.16 + 0.085 * k) * math.sin(a + k * 0.8)) for k in range(8)]
            pen.curve(turn, darken(paper, 0.26), stroke=max(1.3, r * 0.13), closed=False)
