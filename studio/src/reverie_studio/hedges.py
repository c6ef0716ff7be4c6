"""A round maze of clipped hedges seen from high above, under a low sun from the left."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from numpy.random import Generator

from reverie_studio.colour import mix
from reverie_studio.pen import Pen, Point

Piece = list[Point]  # four corners on the ground
_SUN, _GREEN, _DARK, _LIT, _DIM = "#c3cf9a", "#6f8f62", "#2f4a3c", "#93a56c", "#1c3029"


@dataclass(frozen=True)
class Maze:
    """Angles in degrees clockwise from the right, lengths in px; `flat` foreshortens the ground."""

    middle: Point
    rings: Sequence[tuple[float, float, float]]  # radius, from, to
    spokes: Sequence[tuple[float, float, float]]  # angle, from radius, to radius
    flat: float = 0.86
    tall: float = 46.0
    wide: float = 42.0

    def ground(self, angle: float, radius: float) -> Point:
        """A place on the ground."""
        a = math.radians(angle)
        x, y = self.middle
        return x + radius * math.cos(a), y + self.flat * radius * math.sin(a)

    def pieces(self) -> list[Piece]:
        """Every hedge in short pieces, the farthest first: people stand between them."""
        half, at = self.wide / 2, self.ground
        out: list[Piece] = []
        for r, a, b in self.rings:
            step = 900 / r
            for k in range(int((b - a) / step)):
                u, v = a + k * step, a + (k + 1) * step + 0.6
                out.append([at(u, r - half), at(v, r - half), at(v, r + half), at(u, r + half)])
        for a, r0, r1 in self.spokes:
            for k in range(8):
                u, v = r0 + (r1 - r0) * k / 8, r0 + (r1 - r0) * (k + 1) / 8 + 2
                du, dv = math.degrees(half / u), math.degrees(half / v)
                out.append([at(a - du, u), at(a - dv, v), at(a + dv, v), at(a + du, u)])
        return sorted(out, key=foot)

    def shade(self, pen: Pen, colour: str = "#74877a", length: int = 58) -> None:
        """What the hedges throw on the gravel, to the right."""
        for piece in self.pieces():
            for d in range(0, length, 5):
                pen.poly([(x + d, y + d * 0.1) for x, y in piece], colour)

    def draw(self, pen: Pen, pieces: Sequence[Piece], rng: Generator) -> None:
        """Near sides, dark where they turn from the sun, then the tops with their leaves."""
        for piece in pieces:
            for a, b in _near_sides(piece):
                self._side(pen, piece, a, b)
        for piece in pieces:
            pen.poly([(x, y - self.tall) for x, y in piece], _GREEN)
        for piece in pieces:
            for _ in range(7):
                self._leaf(pen, piece, rng)

    def _side(self, pen: Pen, piece: Piece, a: Point, b: Point) -> None:
        turned = abs(b[1] - a[1]) / (math.dist(a, b) or 1.0)
        west = a[0] + b[0] < piece[0][0] + piece[2][0]
        tone = mix(_DARK, _LIT if west else _DIM, turned)
        pen.poly([a, (a[0], a[1] - self.tall), (b[0], b[1] - self.tall), b], tone)

    def _leaf(self, pen: Pen, piece: Piece, rng: Generator) -> None:
        u, v = float(rng.random()), float(rng.random())
        x, y = _between(_between(piece[0], piece[1], u), _between(piece[3], piece[2], u), v)
        west = x < sum(corner[0] for corner in piece) / 4
        size = float(rng.uniform(3, 7)), float(rng.uniform(2.5, 4.5))
        tone = mix(_GREEN if west else _DARK, _SUN, float(rng.random()) * (1.0 if west else 0.6))
        pen.oval(x, y - self.tall, *size, tone)


def foot(piece: Piece) -> float:
    """How near a piece stands: its lowest corner."""
    return max(y for _, y in piece)


def _near_sides(piece: Piece) -> list[tuple[Point, Point]]:
    edges = zip(piece, [*piece[1:], piece[0]], strict=True)
    return sorted(edges, key=lambda e: e[0][1] + e[1][1])[2:]


def _between(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
