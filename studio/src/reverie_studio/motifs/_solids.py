"""Made things are turned bodies, boxes and cut sheets; light falls on all of them from upper left.

Profiles of turned bodies are written as text ``"y,r y,r! y,r"`` from bottom to top;
``!`` marks an edge.
"""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import wraps
from itertools import pairwise
from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from reverie_studio.colour import Colour, mix, rgb
from reverie_studio.motifs._forms import WARM_LIGHT, Tones, flow
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Point = tuple[float, float]
Floats = NDArray[np.float64]
LIGHT = np.array([-0.56, -0.6, 0.57])
Draw = TypeVar("Draw", bound=Callable[..., None])


def shifted(dx: float, dy: float = 0.0) -> Callable[[Draw], Draw]:
    """Move a drawing so that its middle stands on the origin (anchors are already moved)."""

    def decorate(draw: Draw) -> Draw:
        @wraps(draw)
        def moved(pen: Pen, *args: Any, **options: Any) -> None:
            with pen.at(dx, dy):
                draw(pen, *args, **options)

        return cast(Draw, moved)

    return decorate


def pick(colour: Colour | None, default: Colour, palette: Palette, air: float = 0.1) -> Colour:
    """The colour asked for, or the default with a breath of the palette's light in it."""
    if colour is not None:
        return palette.resolve(colour)
    return mix(default, palette.mid, air)


def _down(base: Colour, palette: Palette, depth: float) -> Colour:
    """A plane turned from the light: the same pigment, deeper, with some of the night in it."""
    r, g, b = rgb(base)
    own = (r * (1 - depth * 0.78), g * (1 - depth * 0.92), b * (1 - depth * 0.88))
    return mix(own, palette.dark, depth * 0.36)


def tones(base: Colour, palette: Palette, *, glow: float = 0.2, depth: float = 0.32) -> Tones:
    """The tones of a thing of this colour under this palette's light."""
    return Tones(
        base=base, lit=mix(base, WARM_LIGHT, glow), shade=_down(base, palette, depth),
        far=_down(base, palette, min(0.8, depth * 1.5)), dark=_down(base, palette, 0.82),
    )


def bright(t: Tones) -> Colour:
    """The lightest touch on a thing: where it shines."""
    return mix(t.lit, "#fff8e6", 0.55)


def brass(palette: Palette) -> Tones:
    """Old yellow metal."""
    return tones(mix("#cf9a3f", palette.metal, 0.35), palette, glow=0.45, depth=0.42)


def iron(palette: Palette) -> Tones:
    """Dark painted iron, with the palette's night in it."""
    return tones(mix("#39404c", palette.dark, 0.45), palette, glow=0.22, depth=0.45)


def timber(palette: Palette, colour: Colour = "#8d5c38") -> Tones:
    """Wood, warm where the light falls."""
    return tones(mix(colour, palette.wood, 0.4), palette, glow=0.24, depth=0.36)


# --- turned bodies --------------------------------------------------------------------------


def _profile(text: str, per: int) -> Floats:
    """Sample a profile; runs between edges are smooth."""
    words = text.split()
    knots = [tuple(float(v) for v in w.rstrip("!").split(",")) for w in words]
    inner = [i for i in range(1, len(words) - 1) if words[i].endswith("!")]
    stops = [0, *inner, len(words) - 1]
    runs = [flow(knots[a : b + 1], per=per) for a, b in pairwise(stops)]
    return np.vstack(runs)


class Turned:
    """A body turned on a lathe and seen a little from above."""

    def __init__(
        self, profile: str, *, x: float = 0.0, tilt: float = 0.17, lean: float = 0.0, per: int = 9
    ) -> None:
        line = _profile(profile, per)
        self.y, self.r = line[:, 0], np.maximum(line[:, 1], 0.01)
        self.x, self.tilt, self.lean = x, tilt, lean
        dy, dr = np.gradient(self.y), np.gradient(self.r)
        size = np.maximum(np.hypot(dy, dr), 1e-6)
        self._side, self._up = -dy / size, dr / size

    def radius(self, y: float) -> float:
        """How wide the body is at a height."""
        order = np.argsort(self.y)
        return float(np.interp(y, self.y[order], self.r[order]))

    def at(self, k: float, y: float, r: float | None = None) -> Point:
        """A point of the visible surface: k runs from -1 (left) to 1 (right)."""
        r = self.radius(y) if r is None else r
        k = max(-1.0, min(1.0, k))
        return (
            self.x + k * r + self.lean * y,
            y + self.tilt * r * math.sqrt(1.0 - k * k),
        )

    def arc(self, y: float, k0: float = -1.0, k1: float = 1.0, n: int = 25) -> list[Point]:
        """The front edge of a horizontal cut."""
        a0, a1 = math.asin(k0), math.asin(k1)
        return [self.at(math.sin(a0 + (a1 - a0) * i / n), y) for i in range(n + 1)]

    def back(self, y: float, n: int = 25) -> list[Point]:
        """The far edge of a horizontal cut, from right to left."""
        r = self.radius(y)
        turn = [math.pi * i / n for i in range(n + 1)]
        return [
            (self.x + math.cos(a) * r + self.lean * y, y - self.tilt * r * math.sin(a))
            for a in turn
        ]

    def band(self, y0: float, y1: float) -> list[Point]:
        """The outline of the visible surface between two heights (y0 below y1)."""
        ys, rs = self._between(y0, y1)
        left = [self.at(-1, float(y), float(r)) for y, r in zip(ys, rs, strict=True)]
        right = [self.at(1, float(y), float(r)) for y, r in zip(ys, rs, strict=True)]
        return [*self.arc(y0), *right, *self.arc(y1)[::-1], *left[::-1]]

    def _between(self, y0: float, y1: float) -> tuple[Floats, Floats]:
        keep = (self.y < y0 - 0.01) & (self.y > y1 + 0.01)
        ys = np.concatenate([[y0], self.y[keep], [y1]])
        rs = np.concatenate([[self.radius(y0)], self.r[keep], [self.radius(y1)]])
        return ys, rs

    def _edge(self, level: float, lower: bool) -> Floats:
        """For every height, the k where the light falls to a level."""
        k = np.linspace(-1.0, 1.0, 61)
        front = np.sqrt(1.0 - k * k)
        light = (
            LIGHT[0] * self._side[:, None] * k
            + LIGHT[1] * self._up[:, None]
            + LIGHT[2] * self._side[:, None] * front
        )
        out = np.empty(len(self.y))
        for i, row in enumerate(light):
            above = np.nonzero(row > level)[0]
            if len(above) == 0:
                out[i] = k[int(np.argmax(row))]
            else:
                out[i] = k[above[0]] if lower else k[above[-1]]
        return np.convolve(np.pad(out, 2, mode="edge"), np.ones(5) / 5, mode="valid")

    def _strip(self, k0: Floats, k1: Floats, y0: float, y1: float) -> list[Point]:
        keep = np.nonzero((self.y <= y0 + 0.01) & (self.y >= y1 - 0.01))[0]
        one = [self.at(float(k0[i]), float(self.y[i]), float(self.r[i])) for i in keep]
        two = [self.at(float(k1[i]), float(self.y[i]), float(self.r[i])) for i in keep]
        return one + two[::-1]

    def paint(
        self, pen: Pen, t: Tones,
        *,
        bottom: float | None = None,
        top: float | None = None,
        shine: float = 0.0,
        alpha: float = 1.0,
    ) -> None:
        """The body, or the part between two heights, in four flat tones."""
        y0 = float(self.y.max()) if bottom is None else bottom
        y1 = float(self.y.min()) if top is None else top
        one = np.ones(len(self.y))
        pen.poly(self.band(y0, y1), t.base, alpha)
        self._tone(pen, self._edge(0.72, True), self._edge(0.72, False), y0, y1, t.lit, alpha)
        self._tone(pen, self._edge(0.22, False), one, y0, y1, t.shade, alpha)
        self._tone(pen, self._edge(-0.14, False), one * 0.95, y0, y1, t.far, alpha)
        if shine:
            a, b = self._edge(0.93, True), self._edge(0.93, False)
            middle = (a + b) / 2
            self._tone(pen, middle - shine, middle + shine, y0, y1, bright(t), alpha)

    def _tone(
        self, pen: Pen, k0: Floats, k1: Floats, y0: float, y1: float, colour: Colour, alpha: float
    ) -> None:
        strip = self._strip(k0, k1, y0, y1)
        if len(strip) > 2:
            pen.poly(strip, colour, alpha)

    def cap(self, pen: Pen, y: float, colour: Colour, grow: float = 0.0) -> None:
        """The flat disc that closes the body at a height."""
        r = self.radius(y) + grow
        pen.oval(self.x + self.lean * y, y, r, r * self.tilt, colour)

    def dots(
        self, pen: Pen, y: float, count: int, size: float, colour: Colour, shift: float = 0.0
    ) -> None:
        """Spots around the body that grow narrow where the surface turns away."""
        for i in range(count):
            angle = -math.pi / 2 + math.pi * (i + 0.5 + shift) / count
            x, yy = self.at(math.sin(angle), y)
            tone = mix(colour, "#1c1524", 0.3) if angle > 0.55 else colour
            pen.oval(x, yy, size * max(0.2, math.cos(angle)), size, tone)


# --- boxes ----------------------------------------------------------------------------------


class Hand:
    """Cuts shapes with a slightly uneven edge; neighbours that share an edge still meet."""

    def __init__(
        self, pen: Pen, rng: np.random.Generator, amount: float = 1.4,
        *,
        lean: float = 0.0,
        sway: float = 0.0,
    ) -> None:
        self.pen, self.amount, self.lean, self.sway = pen, amount, lean, sway
        self.phase = [float(v) for v in rng.uniform(0, 2 * math.pi, 4)]

    def move(self, x: float, y: float) -> Point:
        """Where the hand really puts a point."""
        a, b, c, d = self.phase
        k = self.amount
        x += -y * self.lean + self.sway * (1 - math.cos(y * 0.016))
        return (
            x + k * (math.sin(y * 0.043 + a) + 0.5 * math.sin(y * 0.011 - x * 0.02 + b)),
            y + k * (math.sin(x * 0.037 + c) * 0.8 + 0.5 * math.sin(x * 0.013 + y * 0.02 + d)),
        )

    def trace(
        self, points: Sequence[Point], closed: bool = True, step: float = 12.0
    ) -> list[Point]:
        """The outline as the hand cuts it."""
        out: list[Point] = []
        ring = [*points, points[0]] if closed else list(points)
        for (x0, y0), (x1, y1) in pairwise(ring):
            n = max(1, int(math.hypot(x1 - x0, y1 - y0) / step))
            for i in range(n):
                out.append(self.move(x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n))
        if not closed:
            out.append(self.move(*points[-1]))
        return out

    def poly(
        self, points: Sequence[Point], colour: Colour, alpha: float = 1.0, stroke: float = 0.0
    ) -> None:
        """A filled shape (or its edge, with a stroke)."""
        self.pen.poly(self.trace(points), colour, alpha, stroke)

    def line(
        self, points: Sequence[Point], colour: Colour, width: float, alpha: float = 1.0
    ) -> None:
        """An open line through the points."""
        self.pen.poly(self.trace(points, closed=False), colour, alpha, width, closed=False)

    def clip_path(self, points: Sequence[Point]) -> str:
        """The cut outline as path data, for clipping."""
        return "M" + "L".join(f"{x:.2f},{y:.2f}" for x, y in self.trace(points)) + "Z"


@dataclass(frozen=True)
class Quad:
    """A flat four-cornered face; u runs left to right and v top to bottom, both 0…1."""

    a: Point
    b: Point
    c: Point
    d: Point

    def at(self, u: float, v: float) -> Point:
        """A point on the face."""
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = self.a, self.b, self.c, self.d
        top = (ax + (bx - ax) * u, ay + (by - ay) * u)
        low = (dx + (cx - dx) * u, dy + (cy - dy) * u)
        return (top[0] + (low[0] - top[0]) * v, top[1] + (low[1] - top[1]) * v)

    def part(self, u0: float, v0: float, u1: float, v1: float) -> Quad:
        """A smaller face on this one."""
        return Quad(self.at(u0, v0), self.at(u1, v0), self.at(u1, v1), self.at(u0, v1))

    def inset(self, u: float, v: float | None = None) -> Quad:
        """The face without a margin."""
        v = u if v is None else v
        return self.part(u, v, 1 - u, 1 - v)

    def line(self, *uv: Point) -> list[Point]:
        """Points on the face."""
        return [self.at(u, v) for u, v in uv]

    @property
    def points(self) -> list[Point]:
        """The corners in order."""
        return [self.a, self.b, self.c, self.d]


@dataclass(frozen=True)
class Box:
    """A box in three-quarter view: (x, y) is the lower left front corner, depth goes back right."""

    x: float
    y: float
    w: float
    h: float
    d: float
    ax: float = 0.5
    ay: float = 0.3

    def corner(self, u: float, v: float, z: float) -> Point:
        """A point of the box: u across, v up, z back, each 0…1."""
        back = z * self.d
        return (self.x + u * self.w + back * self.ax, self.y - v * self.h - back * self.ay)

    @property
    def front(self) -> Quad:
        """The face towards us."""
        c = self.corner
        return Quad(c(0, 1, 0), c(1, 1, 0), c(1, 0, 0), c(0, 0, 0))

    @property
    def side(self) -> Quad:
        """The face on the right, away from the light."""
        c = self.corner
        return Quad(c(1, 1, 0), c(1, 1, 1), c(1, 0, 1), c(1, 0, 0))

    @property
    def top(self) -> Quad:
        """The upper face."""
        c = self.corner
        return Quad(c(0, 1, 1), c(1, 1, 1), c(1, 1, 0), c(0, 1, 0))

    @property
    def floor(self) -> Quad:
        """The inner bottom."""
        c = self.corner
        return Quad(c(0, 0, 1), c(1, 0, 1), c(1, 0, 0), c(0, 0, 0))

    @property
    def rear(self) -> Quad:
        """The inner back."""
        c = self.corner
        return Quad(c(0, 1, 1), c(1, 1, 1), c(1, 0, 1), c(0, 0, 1))

    @property
    def left(self) -> Quad:
        """The inner left wall."""
        c = self.corner
        return Quad(c(0, 1, 0), c(0, 1, 1), c(0, 0, 1), c(0, 0, 0))

    def part(self, u0: float, v0: float, z0: float, u1: float, v1: float, z1: float) -> Box:
        """A smaller box inside (or outside) this one, in its own measure."""
        x, y = self.corner(u0, v0, z0)
        w, h, d = (u1 - u0) * self.w, (v1 - v0) * self.h, (z1 - z0) * self.d
        return Box(x, y, w, h, d, self.ax, self.ay)

    def paint(self, hand: Hand, t: Tones, top: Colour | None = None) -> None:
        """Front in the base tone, right side in shade, top in light."""
        hand.poly(self.side.points, t.shade)
        hand.poly(self.top.points, t.lit if top is None else top)
        hand.poly(self.front.points, t.base)


# --- surfaces -------------------------------------------------------------------------------


def planks(
    hand: Hand, face: Quad, colours: tuple[Colour, Colour], rng: np.random.Generator, count: int, *,
    across: bool = False, gap: Colour | None = None,
) -> None:
    """Boards side by side, no two of the same tone."""
    for i in range(count):
        a, b = i / count, (i + 1) / count
        board = face.part(0, a, 1, b) if across else face.part(a, 0, b, 1)
        hand.poly(board.points, mix(colours[0], colours[1], float(rng.uniform(0, 1))))
        if gap is not None and i:
            line = face.line((0, a), (1, a)) if across else face.line((a, 0), (a, 1))
            hand.line(line, gap, 1.5, 0.8)


def grain(
    hand: Hand, face: Quad, colour: Colour, rng: np.random.Generator, count: int, *,
    alpha: float = 0.35, width: float = 1.6,
) -> None:
    """Short marks along u, as wood or brush leaves them."""
    for _ in range(count):
        v, u = float(rng.uniform(0.06, 0.94)), float(rng.uniform(0.03, 0.8))
        reach = float(rng.uniform(0.08, 0.3))
        bend = float(rng.normal(0, 0.012))
        end = min(0.98, u + reach)
        points = face.line((u, v), ((u + end) / 2, v + bend), (end, v))
        hand.line(points, colour, width * float(rng.uniform(0.6, 1.3)), alpha)


def bricks(
    hand: Hand, face: Quad, colours: tuple[Colour, Colour], rng: np.random.Generator, *, rows: int,
    columns: int, share: float = 0.3,
) -> None:
    """A few bricks where the plaster has come off: a share of all of them."""
    for row in range(rows):
        shift = 0.5 if row % 2 else 0.0
        for column in range(columns + 1):
            if rng.random() > share:
                continue
            u0, u1 = (column - shift + 0.08) / columns, (column - shift + 0.92) / columns
            u0, u1 = max(0.0, u0), min(1.0, u1)
            if u1 - u0 < 0.02:
                continue
            v0, v1 = (row + 0.12) / rows, (row + 0.88) / rows
            colour = mix(colours[0], colours[1], float(rng.random()))
            hand.poly(face.part(u0, v0, u1, v1).points, colour)


def shingles(
    hand: Hand, face: Quad, colours: tuple[Colour, Colour], rng: np.random.Generator, *, rows: int,
    columns: int, share: float = 0.55,
) -> None:
    """Rows of roof tiles: a darker line under each row and some tiles of another tone."""
    for row in range(rows):
        v0, v1 = row / rows, (row + 1) / rows
        shift = 0.5 if row % 2 else 0.0
        for column in range(columns + 1):
            u0, u1 = max(0.0, (column - shift) / columns), min(1.0, (column + 1 - shift) / columns)
            if u1 - u0 < 0.01 or rng.random() > share:
                continue
            m = (u0 + u1) / 2
            low = v1 - 0.22 / rows
            tile = face.line((u0, v0), (u1, v0), (u1, low), (m, v1), (u0, low))
            hand.poly(tile, mix(colours[0], colours[1], float(rng.random())), 0.75)
        if row:
            hand.line(face.line((0, v0), (1, v0)), mix(colours[1], "#1c1524", 0.25), 1.6, 0.5)


def pane(
    hand: Hand, face: Quad, glass: Colour, frame: Colour, *, bars: tuple[int, int] = (2, 2),
    width: float = 3.0, gleam: Colour | None = None,
) -> None:
    """A window: glass, a slanting gleam, frame and glazing bars."""
    hand.poly(face.points, glass)
    if gleam is not None:
        hand.poly(face.line((0.1, 0), (0.55, 0), (0.1, 0.62), (0, 0.62), (0, 0.16)), gleam, 0.55)
    for i in range(1, bars[0]):
        hand.line(face.line((i / bars[0], 0), (i / bars[0], 1)), frame, width * 0.8)
    for i in range(1, bars[1]):
        hand.line(face.line((0, i / bars[1]), (1, i / bars[1])), frame, width * 0.8)
    hand.line([*face.points, face.points[0]], frame, width)


def window_glass(palette: Palette, lit: bool) -> tuple[Colour, Colour]:
    """Glass and its gleam, with a lamp behind it or without."""
    if lit:
        return palette.glow, mix(palette.glow, "#ffffff", 0.55)
    return mix(palette.dark, palette.mid, 0.35), mix(palette.mid, palette.light, 0.3)


def rod(
    pen: Pen, x0: float, y0: float, x1: float, y1: float, r0: float, r1: float, t: Tones, *,
    ends: bool = True,
) -> None:
    """A straight tube between two points, light along its upper side, its far end open or not."""
    length = math.hypot(x1 - x0, y1 - y0) or 1.0
    nx, ny = -(y1 - y0) / length, (x1 - x0) / length
    if ny > 0 or (ny == 0 and nx > 0):
        nx, ny = -nx, -ny

    def strip(a: float, b: float) -> list[Point]:
        return [
            (x0 + nx * r0 * a, y0 + ny * r0 * a), (x1 + nx * r1 * a, y1 + ny * r1 * a),
            (x1 + nx * r1 * b, y1 + ny * r1 * b), (x0 + nx * r0 * b, y0 + ny * r0 * b),
        ]

    angle = math.degrees(math.atan2(y1 - y0, x1 - x0))
    for x, y, r in ((x0, y0, r0), (x1, y1, r1)):
        with pen.at(x, y, turn=angle):
            pen.oval(0, 0, r * 0.3, r, t.shade)
    pen.poly(strip(1, -1), t.base)
    pen.poly(strip(1, 0.35), t.lit)
    pen.poly(strip(0.8, 0.58), bright(t))
    pen.poly(strip(-0.3, -1), t.shade)
    pen.poly(strip(-0.72, -1), t.far)
    if ends:
        with pen.at(x1, y1, turn=angle):
            pen.oval(0, 0, r1 * 0.3, r1, t.lit)
            pen.oval(0, 0, r1 * 0.2, r1 * 0.78, t.dark)


def flame(pen: Pen, palette: Palette, x: float, y: float, h: float, bend: float = 0.0) -> None:
    """A small fire standing on (x, y), leaning by bend."""
    hot = mix(palette.glow, "#fffdf0", 0.6)
    orange = mix("#f08a2c", palette.accent2, 0.35)
    w = h * 0.27

    def drop(k: float, low: float) -> str:
        b, top = bend * h * k, y - low - h * k
        base = y - low
        return (
            f"M{x},{base} C{x - w * k * 1.5},{base - h * 0.05} {x - w * k * 1.2 + b * 0.4},"
            f"{base - h * k * 0.5} {x + b},{top} "
            f"C{x + w * k * 0.5 + b * 0.6},{base - h * k * 0.62} "
            f"{x + w * k * 1.7},{base - h * k * 0.2} {x},{base}Z"
        )

    pen.path(drop(1.0, 0.0), orange)
    pen.path(drop(0.72, h * 0.02), palette.glow)
    pen.path(drop(0.4, h * 0.03), hot)
