"""Eyes on bodies of clay: iris, pupil, the line of the lid, and a catch light that is bare paper."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array, Colour, vec
from reverie_studio.engine.arrays import blur, sheet_of, smooth
from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.engine.layers import Layer, Plane
from reverie_studio.finishes.watercolour_board import Board, Mark, MarkedLayer, ink_colour
from reverie_studio.finishes.watercolour_clay import Sculpted
from reverie_studio.finishes.watercolour_ink import Plate, stroke, swelling
from reverie_studio.finishes.watercolour_layers import Manner
from reverie_studio.finishes.watercolour_marks import filled
from reverie_studio.finishes.watercolour_paper import window
from reverie_studio.finishes.watercolour_pen import even
from reverie_studio.finishes.watercolour_wash import density_of
from reverie_studio.scene import Scene

Pupil = Literal["round", "slit", "level"]
_PUPIL: dict[str, tuple[float, float]] = {"round": (0.52, 0.52), "slit": (0.2, 0.84), "level": (0.72, 0.26)}


def open_eyes(clay: Clay) -> list[str]:
    """Names of the eyes that a body shows us: their middle lies on the side that is turned to us."""
    names = [key.removeprefix("iris ") for key in clay.marks if key.startswith("iris ")]
    shown = []
    for name in names:
        x, y, z = clay.marks[f"iris {name}"][0]
        ring = np.array(clay.marks[f"iris {name}"][1:])
        r = float(np.linalg.norm(ring - np.array([x, y, z]), axis=1).mean())
        nearest = clay.touch(x, y)
        if nearest is not None and nearest < z + r * 0.9 and _open(clay.curve(f"iris {name}"), r):
            shown.append(name)
    return shown


def _open(iris: Sequence[Point], r: float) -> bool:
    """Not seen so much from the side that nothing is left of it."""
    ring = np.array(iris[1:])
    width = np.ptp(ring[:, 0]), np.ptp(ring[:, 1])
    return bool(min(width) > 0.5 * r)


def gaze(s: Scene, body: Sculpted, *, iris: Colour = "accent2", white: Colour = "#fbf7ec", rim: Colour | None = None, pupil: Pupil = "round",
         wide: float = 1.0, glint: Point = (-0.34, -0.38), shine: float = 1.0, line: float = 1.0, lashes: float = 0.0,
         sides: Sequence[str] | None = None, plane: Plane = "place") -> None:  # fmt: skip
    """Draw the eyes a body has marks for; see Paper.eyes."""
    clay = body.clay
    palette = s.palette
    tones = [palette.resolve(c) for c in (iris, white, rim if rim is not None else "dark")]
    for side in open_eyes(clay) if sides is None else sides:
        one = _Eye(clay, side, tones[0], tones[1], tones[2], _PUPIL[pupil], wide, glint, shine, line, lashes)
        mask = np.zeros((HEIGHT, WIDTH), np.float32)
        here = Board.cut(one.white_of, one.left, one.top)
        if here is None:
            continue
        mask[here[0]] = one.white_of[here[1]]
        add_marks(s, f"eye of {body.name}", mask, tones[0], [one.lay], plane)


def add_marks(s: Scene, name: str, mask: Array, colour: Colour, marks: list[Mark], plane: Plane) -> None:
    """A layer that is only marks; its mask is what the checks see of it."""
    layer = s.add_sheet(name, sheet_of(np.broadcast_to(vec(colour), (*mask.shape, 3)), mask), "motif", plane=plane)
    if layer is not None:
        s.layers[next(i for i, old in enumerate(s.layers) if old is layer)] = MarkedLayer.marked(layer, marks)


class _Eye:
    """One eye in a window of its own."""

    def __init__(self, clay: Clay, side: str, iris: Colour, white: Colour, rim: Colour, pupil: tuple[float, float], wide: float,
                 glint: Point, shine: float, line: float, lashes: float) -> None:  # fmt: skip
        self.upper, self.lower = (_fluent(clay.curve(f"{lid} {side}")) for lid in ("upper", "lower"))
        self.crease = _fluent(clay.curve(f"crease {side}"))
        ring = np.array(clay.curve(f"iris {side}"))
        self.centre, self.ring = ring[0], ring[0] + (ring[1:] - ring[0]) * wide
        self.r = float(np.hypot(*(self.ring - self.centre).T).mean())
        self.iris, self.white, self.rim, self.glint = iris, white, rim, glint
        self.shine, self.line, self.lashes, self.pupil = shine, line, lashes, pupil
        every = np.concatenate([self.upper, self.lower, self.crease, self.ring])
        room = self.r * 1.5 + 8
        self.left, self.top = (int(v) for v in np.floor(every.min(0) - room))
        right, bottom = (int(v) for v in np.ceil(every.max(0) + room))
        self.size = (bottom - self.top, right - self.left)
        self.white_of = self._filled(np.concatenate([self.upper, self.lower[::-1]]))

    def _filled(self, points: Array) -> Array:
        return filled([(float(x), float(y)) for x, y in points], self.left, self.top, self.size)

    def _scaled(self, kx: float, ky: float) -> Array:
        return np.asarray(self.centre + (self.ring - self.centre) * (kx, ky))

    def lay(self, board: Board, layer: Layer, rng: np.random.Generator) -> None:
        """White, shade of the lid, iris, pupil, lines, and last the light in it."""
        open_, left, top = self.white_of, self.left, self.top
        tooth = 1 + (0.5 - window(board.tooth, left, top, *self.size)) * 0.5
        board.wash(density_of(vec(self.white)[None, None]) * open_[..., None], open_, open_, left, top, 0.0, 1.0, True)
        rows, columns = np.mgrid[0 : self.size[0], 0 : self.size[1]].astype(np.float32)
        under = np.interp(columns[0] + left, *_sorted(self.upper))[None] - top
        shade = smooth(self.r * 0.85, 0.0, rows - under.astype(np.float32)) * open_
        film = density_of(vec(board.look.palette.shadow)[None, None]) * 0.6
        board.wash(film * (shade * tooth)[..., None], shade, shade, left, top, 1.0)
        inside = self._filled(self.ring) * open_
        d = np.dstack([columns + left - self.centre[0], rows + top - self.centre[1]]) / self.r
        through = np.clip(-(d[..., 0] * self.glint[0] + d[..., 1] * self.glint[1]) * 1.6, -0.5, 0.8)
        far = np.linalg.norm(d, axis=2)
        amount = (1.05 - 0.55 * through + 0.7 * smooth(0.72, 1.0, far) + 0.3 * smooth(0.5, 0.2, far)) * inside
        board.wash(density_of(vec(self.iris)[None, None]) * (amount * tooth)[..., None], inside, inside, left, top, 1.0)
        board.wash(film * (shade * inside)[..., None], shade, shade, left, top, 1.0)
        self._lines(board, inside, rng)
        spot = self.centre + np.array(self.glint) * self.r
        turn = np.linspace(0, math.tau, 20)
        light = self._filled(np.column_stack([spot[0] + np.cos(turn) * self.r * 0.26, spot[1] + np.sin(turn) * self.r * 0.22]))
        board.lift(np.clip(light * self.shine * open_, 0, 1), left, top, 1.0)
        back = self.centre - np.array(self.glint) * self.r * 1.25
        small = self._filled(np.column_stack([back[0] + np.cos(turn) * self.r * 0.2, back[1] + np.sin(turn) * self.r * 0.1]))
        board.lift(blur(small, 0.8) * 0.5 * self.shine * inside, left, top, 0.3)

    def _lines(self, board: Board, inside: Array, rng: np.random.Generator) -> None:
        dark = ink_colour(board.look, Manner(ink=self.rim))
        plate = Plate(*self.size)
        plate.canvas.translate(-self.left, -self.top)
        for k in range(26):  # rays of the iris
            a = math.tau * (k + rng.uniform(-0.3, 0.3)) / 26
            way = np.array([math.cos(a), math.sin(a)]) * self.r
            line = np.array([self.centre + way * q for q in np.linspace(0.96, rng.uniform(0.5, 0.75), 5)], np.float32)
            stroke(plate.canvas, line, np.linspace(0.09, 0.02, 5, dtype=np.float32) * self.r, 0.55)
        board.draw(plate.mask() * inside, self.left, self.top, dark)
        board.draw(blur(self._filled(self._scaled(*self.pupil)), 0.4) * inside, self.left, self.top, dark)
        plate = Plate(*self.size)
        plate.canvas.translate(-self.left, -self.top)
        self._lid(plate, self.upper, 0.34, rng)
        self._lid(plate, self.lower, 0.15, rng)
        self._lid(plate, self.crease, 0.1, rng)
        if self.lashes > 0:
            self._lashes(plate, rng)
        board.draw(plate.mask(), self.left, self.top, dark)

    def _lid(self, plate: Plate, curve: Array, weight: float, rng: np.random.Generator) -> None:
        line = even(np.asarray(curve, np.float32), 1.5)
        q = np.linspace(0, 1, len(line))
        press = 0.35 + 0.65 * np.sin(np.pi * np.clip(q * 0.85 + 0.12, 0, 1))
        wide = swelling(len(line), weight * self.r * self.line, rng, 4) * press
        stroke(plate.canvas, line, np.maximum(0.6, wide).astype(np.float32))

    def _lashes(self, plate: Plate, rng: np.random.Generator) -> None:
        middle = self.upper.mean(0) + np.array([0, self.r * 1.6])
        for k in np.linspace(0.15, 0.95, 13):
            p = self.upper[int(k * (len(self.upper) - 1))]
            d = (p - middle) / max(1e-3, float(np.linalg.norm(p - middle)))
            far = self.lashes * self.r * rng.uniform(0.7, 1.0)
            line = np.array([p, p + d * far * 0.6, p + d * far + (0, -far * 0.2)], np.float32)
            stroke(plate.canvas, line, np.array([0.12, 0.09, 0.03], np.float32) * self.r)


def _fluent(points: Sequence[Point]) -> Array:
    return np.asarray(flow(points, 6), np.float32)


def _sorted(curve: Array) -> tuple[Array, Array]:
    order = np.argsort(curve[:, 0])
    return curve[order, 0], curve[order, 1]


def bead(s: Scene, body: Sculpted, r: float, *, mark: str = "eye", colour: Colour = "dark", glint: Point = (-0.32, -0.36),
         plane: Plane = "place") -> None:  # fmt: skip
    """A small dark eye where a body has a mark, with one light in it."""
    tone = s.palette.resolve(colour)
    for key in [k for k in body.clay.marks if k == mark or k.startswith(f"{mark} ")]:
        x, y, z = body.clay.marks[key][0]
        nearest = body.clay.touch(x, y)
        if nearest is not None and nearest > z + r * 2.2:
            continue
        one = _Bead(x, y, r, tone, glint)
        mask = np.zeros((HEIGHT, WIDTH), np.float32)
        here = Board.cut(one.ball, one.left, one.top)
        if here is not None:
            mask[here[0]] = one.ball[here[1]]
            add_marks(s, f"eye of {body.name}", mask, tone, [one.lay], plane)


class _Bead:
    """A dark ball in a window of its own."""

    def __init__(self, x: float, y: float, r: float, tone: Colour, glint: Point) -> None:
        self.left, self.top, self.tone = int(x - r * 2) - 4, int(y - r * 2) - 4, tone
        self.size = (int(r * 4) + 8, int(r * 4) + 8)
        self.ball, self.around = self._oval(x, y, r, r * 0.92), self._oval(x, y, r * 1.22, r * 1.12)
        self.light = self._oval(x + glint[0] * r, y + glint[1] * r, r * 0.3, r * 0.26)
        self.back = self._oval(x - glint[0] * r, y - glint[1] * r * 1.2, r * 0.36, r * 0.14)

    def _oval(self, x: float, y: float, rx: float, ry: float) -> Array:
        turn = np.linspace(0, math.tau, 28)
        return filled([(x + rx * math.cos(a), y + ry * math.sin(a)) for a in turn], self.left, self.top, self.size)

    def lay(self, board: Board, layer: Layer, rng: np.random.Generator) -> None:
        """The dark of the socket, the ball, one light, and a glow opposite."""
        at = (self.left, self.top)
        board.wash(density_of(vec(self.tone)[None, None]) * (self.around * 0.35)[..., None], self.around, self.around, *at, 1.0)
        board.draw(self.ball, *at, ink_colour(board.look, Manner(ink=self.tone)))
        board.lift(self.light, *at, 1.0)
        board.lift(blur(self.back, 0.7) * 0.45, *at, 0.45)


def brows(s: Scene, body: Sculpted, colour: Colour = "dark", *, count: int = 34, length: float = 0.3, plane: Plane = "place") -> None:
    """Brows of a human head: hairs along the marks `brow left|right`."""
    rng, _ = s.own_rng(f"brows of {body.name}")
    tone = s.palette.resolve(colour)
    plate = Plate(HEIGHT, WIDTH)
    for side in ("left", "right"):
        line = _fluent(body.clay.curve(f"brow {side}"))
        x, y, z = body.clay.marks[f"brow {side}"][1]
        nearest = body.clay.touch(x, y)
        span = float(np.linalg.norm(line[-1] - line[0]))
        if nearest is None or nearest > z + span * 0.4 or span < 8:
            continue
        out = (line[-1] - line[0]) / span
        for _ in range(count):
            q = rng.random()
            p = line[int(q * (len(line) - 1))] + rng.normal(0, span * 0.035, 2)
            d = out * (0.55 + 0.6 * q) + np.array([0, -0.75 + 0.95 * q])
            far = span * length * rng.uniform(0.6, 1.1)
            hair = np.array([p, p + d * far * 0.55 + (0, -far * 0.05), p + d * far], np.float32)
            stroke(plate.canvas, hair, np.array([0.5, 1.0, 0.2], np.float32) * max(0.9, span * 0.03))
    mask = plate.mask()

    def lay(board: Board, layer: Layer, _rng: np.random.Generator) -> None:
        board.draw(mask * 0.85, 0, 0, ink_colour(board.look, Manner(ink=tone)))

    if mask.max() > 0:
        add_marks(s, f"brows of {body.name}", mask, tone, [lay], plane)
