"""Body space is (forward, left, up) in hundredths of a standing person; a View makes it flat."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Vec = npt.NDArray[np.float64]

ELEVATION = 8.0  # the eye of the painter is a little above the people
VIEWS: dict[str, tuple[float, bool]] = {  # name -> (yaw of the body in degrees, mirrored)
    "front": (7.0, False),
    "front_right": (38.0, False),
    "right": (80.0, False),
    "back_right": (140.0, False),
    "back": (176.0, False),
    "back_left": (140.0, True),
    "left": (80.0, True),
    "front_left": (38.0, True),
}
VIEW_ALIASES = {
    "three_quarter": "front_right",
    "three_quarter_right": "front_right",
    "three_quarter_left": "front_left",
    "three_quarter_back": "back_right",
    "three_quarter_back_right": "back_right",
    "three_quarter_back_left": "back_left",
    "side": "right",
    "profile": "right",
    "behind": "back",
}
SEEN = {
    "front": "from the front",
    "front_right": "from the front, turned to the right",
    "front_left": "from the front, turned to the left",
    "right": "from the side, facing right",
    "left": "from the side, facing left",
    "back": "from behind",
    "back_right": "from behind, turned to the right",
    "back_left": "from behind, turned to the left",
}


def vec(x: float, y: float, z: float) -> Vec:
    """Three numbers as a vector."""
    return np.array([x, y, z], np.float64)


def unit(v: Vec) -> Vec:
    """The same direction with length one."""
    length = float(np.linalg.norm(v))
    return v / length if length > 1e-9 else vec(0, 0, 1)


def across(v: Vec, axis: Vec) -> Vec:
    """What is left of v when its part along the axis is taken away, with length one."""
    axis = unit(axis)
    return unit(v - axis * float(v @ axis))


def turn_left(degrees: float) -> Vec:
    """Rotation about up: forward goes to the left."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]], np.float64)


def lean_forward(degrees: float) -> Vec:
    """Rotation about the left-right axis: up goes forward."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]], np.float64)


def lean_left(degrees: float) -> Vec:
    """Rotation about the forward axis: up goes to the left."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return np.array([[1, 0, 0], [0, c, s], [0, -s, c]], np.float64)


def smooth(t: Vec | float) -> Vec:
    """An S from 0 to 1."""
    u = np.clip(np.asarray(t, np.float64), 0, 1)
    out: Vec = u * u * (3 - 2 * u)
    return out


@dataclass(frozen=True)
class View:
    """Where the painter stands; `see` gives (right, down, towards the painter)."""

    name: str
    yaw: float
    mirrored: bool
    elevation: float = ELEVATION

    @property
    def matrix(self) -> Vec:
        """Body space to picture space."""
        a, e = math.radians(self.yaw), math.radians(self.elevation)
        ca, sa, ce, se = math.cos(a), math.sin(a), math.cos(e), math.sin(e)
        side = -1.0 if self.mirrored else 1.0
        return np.array(
            [[side * sa, side * ca, 0], [se * ca, -se * sa, -ce], [ce * ca, -ce * sa, se]],
            np.float64,
        )

    def see(self, points: Vec) -> Vec:
        """Points of the body as the painter sees them."""
        out: Vec = points @ self.matrix.T
        return out

    def unsee(self, points: Vec) -> Vec:
        """The way back, for targets given in the picture."""
        out: Vec = points @ self.matrix
        return out

    @property
    def toward(self) -> float:
        """1 when the body faces the painter, -1 when it turns its back."""
        return math.cos(math.radians(self.yaw))

    @property
    def sideways(self) -> float:
        """1 when the body faces along the picture."""
        return math.sin(math.radians(self.yaw))


def find_view(name: str | float, flip: bool = False) -> View:
    """A view by name or by yaw in degrees; flip mirrors it."""
    if isinstance(name, str):
        known = VIEW_ALIASES.get(name, name)
        if known not in VIEWS:
            raise ValueError(f"no view {name!r}; there are {', '.join([*VIEWS, *VIEW_ALIASES])}")
        yaw, mirrored = VIEWS[known]
        mirrored = mirrored != flip
        return View(_mirror_name(known) if flip else known, yaw, mirrored)
    yaw = (float(name) + 180) % 360 - 180
    mirrored = (yaw < 0) != flip
    return View(_nearest(abs(yaw), mirrored), abs(yaw), mirrored)


def _mirror_name(name: str) -> str:
    if "right" in name:
        return name.replace("right", "left")
    return name.replace("left", "right")


def _nearest(yaw: float, mirrored: bool) -> str:
    candidates = [n for n, (_, m) in VIEWS.items() if m == mirrored or n in ("front", "back")]
    return min(candidates, key=lambda n: abs(VIEWS[n][0] - yaw))
