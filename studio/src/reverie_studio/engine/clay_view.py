"""Clay as a painter sees it: what `Clay.see` found on its grid, carried over to the points of the card."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
import numpy.typing as npt

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array, Colour, vec
from reverie_studio.engine.arrays import blur, smooth
from reverie_studio.engine.clay import Clay, Lamp, Vec
from reverie_studio.palettes import Palette

There = npt.NDArray[np.bool_]
RAYS = 90_000
# Parts without texture unless it is asked for.
SMOOTH = {"eye", "lid", "nose", "beak", "horn", "claw", "lip", "teeth", "gape", "hoof"}


@dataclass(frozen=True)
class View:
    """Arrays of one body in card px that begin at (left, top); beyond its edge they go on."""

    left: int
    top: int
    mask: Array
    light: Array
    depth: Array
    normal: Array
    axis: Array
    part: npt.NDArray[np.int32]  # index into `names`
    names: tuple[str, ...]

    @property
    def size(self) -> tuple[int, int]:
        """Rows and columns."""
        return self.mask.shape[0], self.mask.shape[1]

    def share(self, part: str) -> Array:
        """Where one part is seen, 0…1."""
        if part not in self.names:
            raise KeyError(f"no part {part!r}; there are: {', '.join(self.names)}")
        return np.asarray((self.part == self.names.index(part)) * self.mask, np.float32)

    def spread(self, by_part: Mapping[str, Sequence[float]]) -> Array:
        """A value or colour for each point, given by part; '' is for all others."""
        table = np.array([by_part.get(name, by_part.get("", ())) for name in self.names], np.float32)
        return np.asarray(table[self.part], np.float32)

    def coloured(self, colours: Colour | Mapping[str, Colour], palette: Palette) -> Array:
        """The colour of each point: one for all, or by part; the palette's middle where none is given."""
        given = {"": colours} if isinstance(colours, str | tuple) else dict(colours)
        given.setdefault("", palette.mid)
        unknown = sorted(set(given) - set(self.names) - {""})
        if unknown:
            raise KeyError(f"no part {', '.join(unknown)}; there are: {', '.join(self.names)}")
        return self.spread({part: tuple(vec(palette.resolve(c))) for part, c in given.items()})

    def textured(self, texture: str | Mapping[str, str], known: Collection[str]) -> dict[str, str]:
        """The texture by part, as it was given; a KeyError names a part or texture that there is not."""
        given = {"": texture} if isinstance(texture, str) else dict(texture)
        wrong = sorted(set(given.values()) - set(known) - {""}) + sorted(set(given) - set(self.names) - {""})
        if wrong:
            raise KeyError(f"no texture or part {', '.join(wrong)}; textures: {', '.join(known)}; parts: {', '.join(self.names)}")
        return given

    def on_card(self, sheet: Array) -> Array:
        """A sheet of the body's size, on one of the card's."""
        out = np.zeros((HEIGHT, WIDTH, 4), np.float32)
        top, left = max(0, self.top), max(0, self.left)
        bottom, right = min(HEIGHT, self.top + self.size[0]), min(WIDTH, self.left + self.size[1])
        if bottom > top and right > left:
            out[top:bottom, left:right] = sheet[top - self.top : bottom - self.top, left - self.left : right - self.left]
        return out

    def but(self, **changes: Array) -> View:
        """A copy with some arrays changed."""
        return replace(self, **changes)  # type: ignore[arg-type]


def view(clay: Clay, lamps: Sequence[Lamp], *, ambient: float = 0.0, shade: float = 1.0, rays: int = RAYS,
         casters: Sequence[Clay] = (), pad: int = 28) -> View:  # fmt: skip
    """Look at a body in this light."""
    seen = clay.see(lamps, ambient, shade, rays=rays, casters=casters, room=0.25 * max(lump.melt for lump in clay.lumps))
    there = seen.lump >= 0
    h, w = there.shape
    left, top = max(-pad, math.floor(seen.left) - pad), max(-pad, math.floor(seen.top) - pad)
    right = min(WIDTH + pad, math.ceil(seen.left + w * seen.step) + pad)
    bottom = min(HEIGHT + pad, math.ceil(seen.top + h * seen.step) + pad)
    columns = (np.arange(left, max(right, left + 8)) + 0.5 - seen.left) / seen.step
    rows = (np.arange(top, max(bottom, top + 8)) + 0.5 - seen.top) / seen.step
    x, y = (a.astype(np.float32) for a in np.meshgrid(columns, rows))

    def fine(a: Array, how: int = cv2.INTER_LINEAR) -> Array:
        return np.asarray(cv2.remap(a, x, y, how, borderMode=cv2.BORDER_REPLICATE), np.float32)

    names = tuple(sorted({lump.part for lump in clay.lumps}))
    number = np.array([names.index(lump.part) for lump in clay.lumps])[np.maximum(seen.lump, 0)]
    label = cv2.dilate(np.where(there, number + 1, 0).astype(np.float32), np.ones((5, 5), np.uint8))
    label = np.where(there, number + 1, label).astype(np.float32)
    part = np.maximum(fine(label, cv2.INTER_NEAREST).astype(np.int32) - 1, 0)
    normal = fine(carried(seen.normal, there))
    normal /= np.maximum(np.linalg.norm(normal, axis=2, keepdims=True), 1e-4)
    return View(left, top, np.clip(0.5 - fine(seen.far), 0, 1), fine(carried(seen.light, there)),
                fine(carried(seen.depth, there)), normal, fine(carried(seen.axis, there)), part, names)  # fmt: skip


def carried(a: Array, there: There) -> Array:
    """Values go on a little beyond the silhouette, so that the edge takes nothing of the outside."""
    known, out = there.astype(np.float32), np.where(there if a.ndim == 2 else there[..., None], a, 0).astype(np.float32)
    for _ in range(3):
        weight = cv2.blur(known, (5, 5))
        wide = cv2.blur(out, (5, 5))
        near = np.maximum(weight, 1e-4)
        new = (known < 0.5) & (weight > 1e-3)
        if a.ndim == 2:
            out = np.where(new, wide / near, out)
        else:
            out = np.where(new[..., None], wide / near[..., None], out)
        known = np.maximum(known, new.astype(np.float32))
    return np.asarray(out, np.float32)


def within(a: Array, mask: Array, sigma: float) -> Array:
    """A blur that takes nothing from outside of a mask."""
    weight = np.maximum(blur(mask, sigma), 1e-3)
    m, n = (mask, weight) if a.ndim == 2 else (mask[..., None], weight[..., None])
    return np.asarray(blur(np.asarray(a * m, np.float32), sigma) / n, np.float32)


def hollows(v: View, sizes: Sequence[float] = (4.0, 11.0)) -> Array:
    """Creases, contacts and what lies close behind something, 0…1: where the surface is lower than round about."""
    out = np.zeros(v.size, np.float32)
    solid = (v.mask > 0.5).astype(np.float32)
    rows, columns = np.mgrid[0 : v.size[0], 0 : v.size[1]].astype(np.float32)
    lean = np.clip(-v.normal[..., :2] / np.maximum(v.normal[..., 2:], 0.2), -3, 3)
    for s in sizes:
        # against the plane that touches the surface here: what is only round, or cut off by its edge, is no hollow
        plane = lean[..., 0] * (within(columns, solid, s) - columns) + lean[..., 1] * (within(rows, solid, s) - rows)
        low = np.clip((within(v.depth, solid, s) - v.depth - plane) / (0.8 * s), 0, 1)
        out = np.maximum(out, low)
    return np.asarray(out * solid * smooth(0.1, 0.35, v.normal[..., 2]), np.float32)


def folds(v: View, soft: float = 1.3) -> Array:
    """How much a line is asked for at each point: where the surface jumps back or is creased; 1 is plain."""
    n = blur(v.normal, soft)
    bend = cv2.Sobel(n[..., 0], cv2.CV_32F, 1, 0, ksize=3) / 8 + cv2.Sobel(n[..., 1], cv2.CV_32F, 0, 1, ksize=3) / 8
    lean = -v.normal[..., :2] / np.maximum(v.normal[..., 2:], 0.25)
    gx = cv2.Sobel(v.depth, cv2.CV_32F, 1, 0, ksize=3) / 8 - np.clip(lean[..., 0], -4, 4)
    gy = cv2.Sobel(v.depth, cv2.CV_32F, 0, 1, ksize=3) / 8 - np.clip(lean[..., 1], -4, 4)
    jump = np.clip(np.hypot(gx, gy) - 1.5, 0, 12) / 3.0
    core = cv2.erode((v.mask > 0.5).astype(np.uint8), np.ones((9, 9), np.uint8))
    return np.asarray(blur((np.clip(-bend, 0, 0.5) / 0.07 + jump) * core, 1.0), np.float32)


def crests(strength: Array, least: float) -> Array:
    """The crest lines of a field, one or two px wide."""
    soft = blur(strength, 1.2)
    xx, yy = (cv2.Sobel(soft, cv2.CV_32F, a, b, ksize=3) for a, b in ((2, 0), (0, 2)))
    xy = cv2.Sobel(soft, cv2.CV_32F, 1, 1, ksize=3)
    across = 0.5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2  # the way it falls off fastest
    dx, dy = np.cos(across).astype(np.float32), np.sin(across).astype(np.float32)
    rows, columns = np.mgrid[0 : soft.shape[0], 0 : soft.shape[1]].astype(np.float32)
    one = cv2.remap(soft, columns + dx, rows + dy, cv2.INTER_LINEAR)
    two = cv2.remap(soft, columns - dx, rows - dy, cv2.INTER_LINEAR)
    return np.asarray((soft >= one) & (soft >= two) & (soft > least), np.float32)


def flowing(v: View, run: str, source: Vec | None = None) -> Array:
    """Which way marks lie on a surface, in the picture; shorter where it turns away from us.

    `away` from a point in space (the nose of a head), `along` and `across` the limb, or `down`.
    """
    n = v.normal
    if run == "away" and source is not None:
        rows, columns = np.mgrid[0 : v.size[0], 0 : v.size[1]].astype(np.float32)
        d = np.dstack([columns + v.left - source[0], rows + v.top - source[1], v.depth - source[2]])
    elif run == "down":
        d = np.broadcast_to(np.array([0, 1, 0], np.float32), n.shape)
    elif run == "across":
        d = np.cross(n, v.axis)
    else:
        d = v.axis
    d = d - n * (n * d).sum(-1, keepdims=True)
    d = blur(np.asarray(d / np.maximum(np.linalg.norm(d, axis=-1, keepdims=True), 1e-4), np.float32), 2.0)
    return np.ascontiguousarray(d[..., :2], np.float32)


def thrown(clay: Clay, lamp: Lamp, *, ground: float | None = None, tilt: float = 0.3,
           wall: float | None = None) -> list[tuple[float, float, float, float]]:  # fmt: skip
    """The shadow of a body as ovals (x, y, rx, ry): on a floor at picture height `ground`, of which we see `tilt`, or on a wall at z."""
    out = []
    for lump in clay.lumps:
        if lump.carve:
            continue
        a, b = np.array([*lump.a, lump.ra]), np.array([*lump.b, lump.rb])
        count = max(2, int(np.linalg.norm(b[:3] - a[:3]) / max(2.0, min(lump.ra, lump.rb) * 0.4)) + 1)
        for q in np.linspace(0, 1, min(count, 24)):
            x, y, z, r = a + (b - a) * q
            found = _fallen(lamp, x, y, z, r, ground, tilt, wall)
            if found is not None:
                out.append(found)
    return out


def _fallen(lamp: Lamp, x: float, y: float, z: float, r: float, ground: float | None, tilt: float,
            wall: float | None) -> tuple[float, float, float, float] | None:  # fmt: skip
    lx, ly, lz = (lamp.x - x, lamp.y - y, lamp.z - z) if lamp.reach > 0 else (lamp.x, lamp.y, lamp.z)
    if wall is not None:
        t = (z - wall) / lz if abs(lz) > 1e-3 else -1.0
        return (x - lx * t, y - ly * t, r, r) if t >= 0 else None
    if ground is None or ly >= -1e-3:
        return None
    t = max(0.0, ground - y) / -ly
    return x - lx * t, ground + (z - lz * t) * tilt, r, max(1.5, r * tilt)
