"""A pinhole camera: points of the world in metres become places on the card, with their scale.

The world: x to the right, y up from the ground, z away from us. A grown person is 1.7 tall.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from reverie_studio import HEIGHT, WIDTH

Point = tuple[float, float]
Place = tuple[float, float, float]
_NEAREST = 0.12  # metres: nothing closer can be seen


@dataclass(frozen=True)
class Spot:
    """A place of the world on the card."""

    at: Point
    scale: float  # px for one metre there
    depth: float  # 0 far … 1 near, as layers have it

    def px(self, metres: float) -> float:
        """How long something of that size is there: `s.figure(spot.at, height=spot.px(1.7))`."""
        return metres * self.scale

    def fit(self, natural: float, metres: float) -> float:
        """The scale for a motif that is `natural` px tall and shall be so many metres."""
        return metres * self.scale / natural


@dataclass(frozen=True)
class Camera:
    """Where we stand and look: pitch in degrees, up is positive; zoom is px of focal length."""

    eye: float = 1.6
    pitch: float = 0.0
    zoom: float = 1100.0
    middle: Point = (WIDTH / 2, HEIGHT * 0.5)
    roll: float = 0.0
    word: str = "eye level"

    def see(self, x: float, y: float, z: float) -> Spot:
        """Where a point of the world is on the card; behind the camera is refused."""
        p, up = math.radians(self.pitch), y - self.eye
        away = z * math.cos(p) + up * math.sin(p)
        if away < _NEAREST:
            raise ValueError(f"({x}, {y}, {z}) lies behind the camera (eye {self.eye}, pitch {self.pitch})")
        high = up * math.cos(p) - z * math.sin(p)
        px, py = self.zoom * x / away, -self.zoom * high / away
        r = math.radians(self.roll)
        at = (self.middle[0] + px * math.cos(r) - py * math.sin(r),
              self.middle[1] + px * math.sin(r) + py * math.cos(r))  # fmt: skip
        return Spot(at, self.zoom / away, max(0.02, min(1.0, 1.25 - 0.28 * math.log2(max(1.2, away)))))

    @property
    def horizon(self) -> float:
        """The height of the horizon on the card, where lines over the ground vanish."""
        if abs(self.pitch) > 84:
            return -1e5 if self.pitch < 0 else 1e5
        return self.middle[1] + self.zoom * math.tan(math.radians(self.pitch))

    @property
    def tilt(self) -> float:
        """How much of the ground we see: 0 along it … 1 from straight above."""
        down = max(-math.radians(self.pitch), math.atan2(self.eye, 9.0))
        return float(min(0.9, max(0.08, math.sin(down) + 0.05)))

    def ground(self, y: float, x: float = WIDTH / 2) -> tuple[float, float]:
        """The place (x, z) of the world where the ground is seen at a point of the card."""
        p = math.radians(self.pitch)
        v = (self.middle[1] - y) / self.zoom
        # eye + t·(v cos p + sin p) = 0 and z = t·(cos p − v sin p)
        fall = v * math.cos(p) + math.sin(p)
        if fall >= -1e-4:
            raise ValueError(f"at y = {y} there is no ground: the horizon is at {self.horizon:.0f}")
        t = -self.eye / fall
        return t * (x - self.middle[0]) / self.zoom, t * (math.cos(p) - v * math.sin(p))

    def line(self, points: Sequence[Place]) -> list[Point]:
        """A line of the world on the card; what lies behind the camera is cut off."""
        return [self.see(*p).at for p in self.before(points)]

    def before(self, points: Sequence[Place]) -> list[Place]:
        """The part of a polygon that lies before the camera."""
        p = math.radians(self.pitch)

        def away(q: Place) -> float:
            return q[2] * math.cos(p) + (q[1] - self.eye) * math.sin(p) - _NEAREST * 1.01

        out: list[Place] = []
        for a, b in zip(points, [*points[1:], points[0]], strict=True):
            da, db = away(a), away(b)
            if da >= 0:
                out.append(a)
            if (da >= 0) != (db >= 0):
                t = da / (da - db)
                out.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t))
        return out


VIEWS = {
    "eye level": Camera(),
    "below": Camera(eye=0.35, pitch=26, zoom=900, middle=(WIDTH / 2, 560), word="from below"),
    "above": Camera(eye=6.0, pitch=-34, zoom=1050, word="from above"),
    "bird": Camera(eye=22.0, pitch=-62, zoom=1100, word="from far above"),
    "near": Camera(eye=1.2, pitch=-4, zoom=2300, word="very near"),
    "far": Camera(eye=14.0, pitch=-9, zoom=1500, middle=(WIDTH / 2, 620), word="from afar"),
    "floor": Camera(eye=0.12, pitch=3, zoom=820, middle=(WIDTH / 2, 760), word="from the floor"),
}


def find_view(name: str, **changes: Any) -> Camera:
    """A view by its word, with some of it changed (eye, pitch, zoom, middle, roll)."""
    if name not in VIEWS:
        raise KeyError(f"no view {name!r}; there are: {', '.join(VIEWS)}")
    return replace(VIEWS[name], **changes)
