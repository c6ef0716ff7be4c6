"""Space as verbs of a scene: a camera, the ground it sees, planes in it, and what stands in our way."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.air import Air, _haze
from reverie_studio.camera import Camera, Place, Spot, find_view
from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.engine.arrays import blur
from reverie_studio.engine.layers import Knobs
from reverie_studio.pen import Pen

Occluder = Callable[[Pen, np.random.Generator, Colour, str, float], None]


_SOFT = {"papercut": 0.0, "watercolour": 1.4}  # px: how far the foreground is out of focus


class Depth(Air):
    """The part of a Scene that knows near and far."""

    _camera: Camera | None = None

    def camera(self, view: str = "eye level", **changes: Any) -> Camera:
        """Stand somewhere: below, above, bird, near, far, floor, eye level; eye= pitch= zoom= middle= roll= turn it.

        From then on `s.at`, `s.ground` and `s.plane` see the world through it, and shadows lie as
        flat on the ground as the ground is seen.
        """
        self._camera = find_view(view, **changes)
        self.look.tilt = self._camera.tilt
        self.took_view(self._camera.word)
        return self._camera

    def took_view(self, word: str) -> None:
        """Called when a camera is set up; a scene notes it."""

    @property
    def medium(self) -> str:
        """What it is painted with; a scene knows."""
        return "gouache"

    @property
    def seen(self) -> Camera:
        """The camera in use; at eye level until one is chosen."""
        if self._camera is None:
            self._camera = find_view("eye level")
        return self._camera

    def at(self, x: float, y: float, z: float) -> Spot:
        """A place of the world (metres: right, up, away): `.at` on the card, `.px(1.7)`, `.depth`."""
        return self.seen.see(x, y, z)

    def ground(self, colour: Colour | None = None, *, kind: str = "plain", unit: float = 1.0,
               far: float = 60.0, other: Colour | None = None, name: str = "ground",
               depth: float = 0.45) -> None:  # fmt: skip
        """The ground up to the horizon: plain, boards, tiles, rows or path, drawn in perspective."""
        if kind not in _GROUNDS:
            raise KeyError(f"no ground {kind!r}; there are: {', '.join(_GROUNDS)}")
        tone = self.c(colour, "ground")
        second = self.c(other, "ground_shade") if other is not None else darken(tone, 0.2)
        eye = self.seen
        near = max(0.05, eye.ground(HEIGHT + 40)[1]) if eye.horizon < HEIGHT + 30 else 0.2
        pen = self.pen()
        reach = max(30.0, far)
        body = eye.line([(-reach, 0, near), (reach, 0, near), (reach * 4, 0, far * 4), (-reach * 4, 0, far * 4)])
        pen.poly(body, tone)
        _GROUNDS[kind](pen, eye, tone, second, unit, near, far)
        knobs = Knobs(volume=0.0, rim=0.0, wobble=1.2, edge=0.1, haze=_haze(depth) * 0.5, protect=0.1)
        layer = self.add_sheet(name, pen.pixels(), "land", depth=depth, knobs=knobs)
        self.drawn(pen, layer)

    def plane(self, name: str, corners: Sequence[Place], colour: Colour, *, depth: float | None = None,
              marks: Callable[[Pen, Camera], object] | None = None, **knobs: Any) -> None:  # fmt: skip
        """A flat thing in space (wall, table, road, page) by its corners in the world."""
        eye = self.seen
        middle = [sum(c[i] for c in corners) / len(corners) for i in range(3)]
        hangs = eye.see(middle[0], middle[1], middle[2]).depth if depth is None else depth

        def draw(pen: Pen) -> None:
            pen.poly(eye.line(corners), self.c(colour, "mid"))
            if marks is not None:
                marks(pen, eye)

        self.board(name, draw, depth=hangs, **knobs)

    def foreground(self, kind: str = "branches", side: str = "left", amount: float = 0.5,
                   colour: Colour | None = None, soft: float | None = None) -> None:  # fmt: skip
        """Something dark and out of focus between us and the scene, so that we look past it.

        kinds: branches, leaves, grass, doorway, curtain, window, rocks, shoulder; side: left,
        right, both; amount: how much of the card it takes. `soft` blurs it; by itself as far as
        the medium can: paper is cut, a brush full of dark runs a little, gouache melts.
        """
        if kind not in FOREGROUNDS:
            raise KeyError(f"no foreground {kind!r}; there are: {', '.join(FOREGROUNDS)}")
        rng, seed = self.own_rng(f"foreground {kind}")
        tone = self.c(colour, "dark") if colour is not None else mix(self.palette.dark, self.palette.shadow, 0.35)
        pen = Pen()
        for one in ("left", "right") if side == "both" else (side,):
            with pen.at(WIDTH if one == "right" else 0, 0, flip=one == "right"):
                FOREGROUNDS[kind](pen, rng, tone, one, amount)
        soft = _SOFT.get(self.medium, 5.0) if soft is None else soft
        sheet = blur(pen.pixels(), soft) if soft else pen.pixels()
        knobs = Knobs(volume=0.0, rim=0.12, wobble=1.0, edge=0.0, pigment=0.1, protect=0.0)
        layer = self.add_sheet(f"foreground {kind}", sheet, "near", depth=0.94 if soft == 0 else 1.0, plane="front", knobs=knobs,
                               seed=seed)  # fmt: skip
        self.drawn(pen, layer)


# ---- grounds


def _plain(pen: Pen, eye: Camera, tone: Colour, other: Colour, unit: float, near: float, far: float) -> None:
    """Bands that grow paler with distance."""
    z = far
    for k in range(5):
        band = eye.line([(-far * 4, 0, z), (far * 4, 0, z), (far * 4, 0, z * 0.55), (-far * 4, 0, z * 0.55)])
        pen.poly(band, mix(tone, other, 0.2 * k), 0.6)
        z *= 0.55
        if z < near:
            return


def _strips(pen: Pen, eye: Camera, other: Colour, unit: float, near: float, far: float, share: float) -> None:
    count = int(min(60, 24 / unit)) + 1
    for k in range(-count, count, 2 if share >= 1 else 1):
        x = k * unit
        pen.poly(eye.line([(x, 0, near), (x + unit * min(1.0, share), 0, near),
                           (x + unit * min(1.0, share), 0, far), (x, 0, far)]), other)  # fmt: skip


def _boards(pen: Pen, eye: Camera, tone: Colour, other: Colour, unit: float, near: float, far: float) -> None:
    """Planks that run away from us."""
    _strips(pen, eye, other, unit, near, far, 1.0)
    _strips(pen, eye, darken(other, 0.3), unit, near, far, 0.05)


def _tiles(pen: Pen, eye: Camera, tone: Colour, other: Colour, unit: float, near: float, far: float) -> None:
    """Two-coloured tiles."""
    rows = int(min(40, far / unit))
    for row in range(int(near / unit), rows):
        z = max(near, row * unit)
        wide = int(min(30, 4 + z / unit))
        for k in range(-wide, wide):
            if (row + k) % 2:
                pen.poly(eye.line([(k * unit, 0, z), ((k + 1) * unit, 0, z),
                                   ((k + 1) * unit, 0, (row + 1) * unit), (k * unit, 0, (row + 1) * unit)]), other)  # fmt: skip


def _rows(pen: Pen, eye: Camera, tone: Colour, other: Colour, unit: float, near: float, far: float) -> None:
    """Furrows to the vanishing point."""
    _strips(pen, eye, other, unit, near, far, 0.42)


def _path(pen: Pen, eye: Camera, tone: Colour, other: Colour, unit: float, near: float, far: float) -> None:
    """A winding way."""
    left, right = [], []
    for k in range(40):
        z = near * (far / near) ** (k / 39)
        x = math.sin(z * 0.32) * min(3.0, z * 0.16)
        left.append((x - unit, 0.0, z))
        right.append((x + unit, 0.0, z))
    pen.poly(eye.line(left + right[::-1]), lighten(other, 0.1))


_GROUNDS: dict[str, Callable[[Pen, Camera, Colour, Colour, float, float, float], None]] = {
    "plain": _plain, "boards": _boards, "tiles": _tiles, "rows": _rows, "path": _path,
}  # fmt: skip


# ---- what stands in our way; drawn from the left edge, mirrored for the right


def _leaf(pen: Pen, x: float, y: float, long: float, turn: float, tone: Colour) -> None:
    with pen.at(x, y, turn=turn):
        pen.path(f"M0,0 C{long * 0.3},{-long * 0.26} {long * 0.75},{-long * 0.2} {long},0 "
                 f"C{long * 0.7},{long * 0.22} {long * 0.3},{long * 0.2} 0,0Z", tone)  # fmt: skip


def _branches(pen: Pen, rng: np.random.Generator, tone: Colour, side: str, amount: float) -> None:
    reach = 220 + 460 * amount
    for k in range(3):
        y = 40 + 150 * k + float(rng.uniform(-30, 30))
        end = (reach * float(rng.uniform(0.7, 1.0)) * (1 - 0.22 * k), y + float(rng.uniform(-60, 110)))
        way = [(-60, y - 60), (end[0] * 0.4, y + float(rng.uniform(-26, 26))), end]
        pen.taper(way, 30 - 6 * k, 4, tone)
        for j in range(16):
            t = float(rng.uniform(0.2, 1.0))
            x, yy = way[0][0] + (end[0] + 60) * t, y - 60 * (1 - t) + (end[1] - y) * t
            _leaf(pen, x, yy, float(rng.uniform(34, 70)), float(rng.uniform(10, 170)), darken(tone, float(rng.uniform(0, 0.2))) if j % 3 else lighten(tone, 0.08))


def _leaves(pen: Pen, rng: np.random.Generator, tone: Colour, side: str, amount: float) -> None:
    for _ in range(int(26 + 40 * amount)):
        x = float(rng.random() ** 2 * (160 + 260 * amount)) - 40
        _leaf(pen, x, HEIGHT - float(rng.random() ** 1.6 * (420 + 500 * amount)) + 60, float(rng.uniform(90, 190)),
              float(rng.uniform(-110, -10)), lighten(tone, float(rng.uniform(0, 0.1))))  # fmt: skip


def _grass(pen: Pen, rng: np.random.Generator, tone: Colour, side: str, amount: float) -> None:
    for _ in range(70):
        x, tall = float(rng.uniform(-30, WIDTH)), float(rng.uniform(0.4, 1.0)) * (160 + 320 * amount)
        tall *= 1.0 - 0.55 * math.exp(-(((x - WIDTH * 0.6) / 220) ** 2))  # lower where we look through
        lean = float(rng.uniform(-70, 90))
        pen.taper([(x, HEIGHT + 20), (x + lean * 0.3, HEIGHT - tall * 0.6), (x + lean, HEIGHT - tall)], 15, 2,
                  lighten(tone, float(rng.uniform(0, 0.12))))  # fmt: skip


def _doorway(pen: Pen, rng: np.random.Generator, tone: Colour, side: str, amount: float) -> None:
    w = 60 + 200 * amount
    pen.path(f"M-10,-10 H{WIDTH + 10} V70 H{w} V{HEIGHT + 10} H-10Z", tone)
    pen.path(f"M{w},70 h22 V{HEIGHT + 10} h-22Z", lighten(tone, 0.14))


def _curtain(pen: Pen, rng: np.random.Generator, tone: Colour, side: str, amount: float) -> None:
    w = 130 + 240 * amount
    for k in range(6):
        x = w * k / 6
        pen.path(f"M{x - 30},-10 C{x + 10},400 {x - 40},800 {x + 10 - k * 6},{HEIGHT + 10} H{x + w / 6 + 20} "
                 f"C{x + w / 6 - 10},800 {x + w / 6 + 36},400 {x + w / 6},-10Z", lighten(tone, 0.1 * (k % 2)))  # fmt: skip


def _window(pen: Pen, rng: np.random.Generator, tone: Colour, side: str, amount: float) -> None:
    w = 34 + 60 * amount
    pen.path(f"M-10,-10 H{WIDTH + 10} V{w} H{w} V{HEIGHT - w} H{WIDTH + 10} V{HEIGHT + 10} H-10Z", tone)
    pen.rect(WIDTH * 0.5 - w * 0.25, 0, w * 0.5, HEIGHT, tone)
    pen.rect(0, HEIGHT * 0.52, WIDTH, w * 0.4, tone)


def _rocks(pen: Pen, rng: np.random.Generator, tone: Colour, side: str, amount: float) -> None:
    tall = 160 + 380 * amount
    points = [(-40.0, HEIGHT + 40.0), (-40.0, HEIGHT - tall)]
    for k in range(1, 8):
        points.append((k * 80.0, HEIGHT - tall * (1 - k / 8) ** 1.3 + float(rng.uniform(-34, 34))))
    pen.poly([*points, (700.0, HEIGHT + 40.0)], tone)
    pen.poly([(-40, HEIGHT - tall), *points[2:5], (120, HEIGHT - tall * 0.3)], lighten(tone, 0.08))


def _shoulder(pen: Pen, rng: np.random.Generator, tone: Colour, side: str, amount: float) -> None:
    r = 90 + 90 * amount
    x, y = r * 0.7, HEIGHT - r * 2.9
    pen.path(f"M{x - r * 2.4},{HEIGHT + 20} C{x - r * 2.2},{y + r * 1.6} {x - r},{y + r * 1.5} {x - r * 0.3},{y + r * 0.8} "
             f"L{x + r * 0.4},{y + r * 0.8} C{x + r * 1.1},{y + r * 1.5} {x + r * 2.1},{y + r * 1.6} {x + r * 2.3},{HEIGHT + 20}Z", tone)  # fmt: skip
    pen.oval(x, y, r * 0.78, r, darken(tone, 0.15))


FOREGROUNDS: dict[str, Occluder] = {
    "branches": _branches, "leaves": _leaves, "grass": _grass, "doorway": _doorway, "curtain": _curtain,
    "window": _window, "rocks": _rocks, "shoulder": _shoulder,
}  # fmt: skip
