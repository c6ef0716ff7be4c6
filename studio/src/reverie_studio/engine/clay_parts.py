"""What media of sheets and washes take from clay that is seen: parts, patches, clean outlines, the gaze."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
import numpy.typing as npt

from reverie_studio.colour import Array
from reverie_studio.engine.clay import Clay, Knots, Seen, Vec, flow, knots_of

Point = tuple[float, float]
Mask = npt.NDArray[np.bool_]
Line = npt.NDArray[np.float64]
PATCH = "patch "
_FINE = 2.0  # outlines are found on a grid this much finer than the card
STEP = 3.0  # px between the points of an outline


# ---- parts


def patch(clay: Clay, part: str, knots: Knots, both: bool = False) -> Clay:
    """Skin inside a limb of x, y, z, radius becomes a part of its own; the form stays: a bib, a mask, an inner ear.

    Knots are those of the body before it is turned; `both` adds the mirror image (x).
    """
    rows = knots_of(knots, 4)
    line = flow(rows, 8) if len(rows) > 1 else np.array(rows)
    sides = (1, -1) if both else (1,)
    # a radius is kept as a second point, so that it is scaled when the body is
    balls: list[Vec] = [p for k in sides for x, y, z, r in line for p in ((float(x * k), float(y), float(z)), (float(x * k + r), float(y), float(z)))]
    clay.marks[PATCH + part] = [*clay.marks.get(PATCH + part, []), *balls]
    return clay


def in_perspective(clay: Clay, centre: Point, distance: float) -> Clay:
    """The body as an eye sees it that stands `distance` px before z = 0 and looks at `centre`: near limbs grow, far ones shrink.

    Call it last, when the body lies where it shall be on the card.
    """

    def seen(p: Vec) -> Vec:
        k = _nearness(p[2], distance)
        return centre[0] + (p[0] - centre[0]) * k, centre[1] + (p[1] - centre[1]) * k, p[2] * k

    lumps = [replace(lump, a=seen(lump.a), b=seen(lump.b), ra=lump.ra * _nearness(lump.a[2], distance), rb=lump.rb * _nearness(lump.b[2], distance),
                     melt=lump.melt * _nearness((lump.a[2] + lump.b[2]) / 2, distance)) for lump in clay.lumps]  # fmt: skip
    return Clay(lumps, {name: [seen(p) for p in curve] for name, curve in clay.marks.items()})


def _nearness(z: float, distance: float) -> float:
    return distance / max(distance * 0.2, distance - z)


def parts_of(clay: Clay, seen: Seen) -> dict[str, Mask]:
    """Which points of the grid belong to which part; patches lie over what they are on."""
    there = seen.lump >= 0
    names = np.array([lump.part for lump in clay.lumps], dtype=object)[np.maximum(seen.lump, 0)]
    own: dict[str, Mask] = {str(name): there & (names == name) for name in sorted(set(names[there].tolist()))}
    for mark, points in clay.marks.items():
        if mark.startswith(PATCH):
            inside = there & _in_balls(seen, points)
            own = {name: mask & ~inside for name, mask in own.items()}
            own[mark.removeprefix(PATCH)] = own.get(mark.removeprefix(PATCH), np.zeros_like(there)) | inside
    return {name: mask for name, mask in own.items() if mask.any()}


def grid_of(seen: Seen) -> tuple[Array, Array]:
    """x and y of each point of the grid, in px of the card."""
    rows, columns = np.mgrid[0 : seen.far.shape[0], 0 : seen.far.shape[1]].astype(np.float32)
    return np.asarray(columns * seen.step + seen.left, np.float32), np.asarray(rows * seen.step + seen.top, np.float32)


def _in_balls(seen: Seen, points: Sequence[Vec]) -> Mask:
    x, y = grid_of(seen)
    inside = np.zeros(x.shape, bool)
    for centre, edge in zip(points[::2], points[1::2], strict=True):
        r = math.dist(centre, edge)
        inside |= (x - centre[0]) ** 2 + (y - centre[1]) ** 2 + (seen.depth - centre[2]) ** 2 < r * r
    return inside


# ---- outlines


@dataclass(frozen=True)
class Loop:
    """A closed outline in px of the card, evenly stepped; a hole is cut out of the loop it lies in."""

    points: Line
    hole: bool = False

    @property
    def area(self) -> float:
        """In px."""
        return _area(self.points)


def outlines(field: Array, seen: Seen, *, soft: float = 2.5, least: float = 90.0, hole: float = 90.0, thin: float = 2.0) -> list[Loop]:
    """Where a field on the grid of `seen` is above one half, as clean curves.

    `soft` px rounds them; what is smaller than `least` px or thinner than twice `thin` is left out, holes smaller than `hole` are shut.
    """
    k = seen.step * _FINE
    padded = cv2.copyMakeBorder(field.astype(np.float32), 2, 2, 2, 2, cv2.BORDER_CONSTANT, value=0.0)
    size = (max(8, round(padded.shape[1] * k)), max(8, round(padded.shape[0] * k)))
    fine = (cv2.resize(padded, size, interpolation=cv2.INTER_CUBIC) > 0.5).astype(np.uint8)
    if thin > 0:
        n = 2 * round(thin * _FINE) + 1
        kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (n, n))
        fine = cv2.morphologyEx(cv2.morphologyEx(fine, cv2.MORPH_OPEN, kernel), cv2.MORPH_CLOSE, kernel)
    found, tree = cv2.findContours(fine, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
    loops = []
    for nth, raw in enumerate(found):
        if len(raw) < 12:
            continue
        xy = (raw[:, 0, :].astype(np.float64) + 0.5) * (padded.shape[1] / size[0], padded.shape[0] / size[1]) - 0.5 - 2
        loop = Loop(even(rounded(xy * seen.step + (seen.left, seen.top), soft), STEP), bool(tree[0, nth, 3] >= 0))
        if len(loop.points) >= 5 and loop.area >= (hole if loop.hole else least):
            loops.append(loop)
    return sorted(loops, key=lambda loop: (loop.hole, -loop.area))


def rounded(points: Line, sigma: float) -> Line:
    """A closed line, smoothed along its own length; px."""
    line = even(points, 1.0)
    n = len(line)
    if n < 8:
        return line
    run = np.fft.fftfreq(n)
    keep = np.exp(-2 * (math.pi * run * sigma) ** 2)
    z = np.fft.ifft(np.fft.fft(line[:, 0] + 1j * line[:, 1]) * keep)
    return np.column_stack([z.real, z.imag])


def even(points: Line, step: float) -> Line:
    """A closed line in steps of equal length."""
    ring = np.vstack([points, points[:1]])
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(ring, axis=0).T))])
    at = np.linspace(0, run[-1], max(3, round(run[-1] / step)), endpoint=False)
    return np.column_stack([np.interp(at, run, ring[:, i]) for i in (0, 1)])


def turning(points: Line) -> Line:
    """By how many degrees a closed line turns at each of its points."""
    d = np.diff(np.vstack([points[-1:], points, points[:1]]), axis=0)
    a = np.degrees(np.arctan2(d[:, 1], d[:, 0]))
    return np.asarray(np.abs((np.diff(a) + 180) % 360 - 180))


def _area(points: Line) -> float:
    x, y = points.T
    return float(abs(np.dot(x, np.roll(y, 1)) - np.dot(y, np.roll(x, 1))) / 2)


# ---- the gaze


@dataclass(frozen=True)
class Gaze:
    """An eye as it lies in the picture."""

    upper: list[Point]
    lower: list[Point]
    crease: list[Point]
    centre: Point
    ring: list[Point]  # the whole rim of the iris, lids or not

    @property
    def almond(self) -> list[Point]:
        """The opening between the lids."""
        return [*self.upper, *reversed(self.lower)]

    @property
    def size(self) -> float:
        """Radius of the iris."""
        return float(np.mean([math.dist(self.centre, p) for p in self.ring]))

    @property
    def seen_part(self) -> list[Point]:
        """The rim of the iris where the lids leave it free."""
        return between_lids(self.ring, self.upper, self.lower)


def gaze(clay: Clay, side: str) -> Gaze:
    """An eye of `sculpt.eyes.eye`, by its name."""
    iris = clay.curve(f"iris {side}")
    return Gaze(clay.curve(f"upper {side}"), clay.curve(f"lower {side}"), clay.curve(f"crease {side}"), iris[0], iris[1:])


def eyes_seen(clay: Clay) -> list[str]:
    """Names of the eyes that are turned to us and not covered."""
    names = [mark.removeprefix("iris ") for mark in clay.marks if mark.startswith("iris ")]
    return [name for name in names if _is_seen(clay, clay.marks[f"iris {name}"])]


def _is_seen(clay: Clay, iris: Sequence[Vec]) -> bool:
    x, y, z = iris[0]
    size = max(math.dist(iris[0], p) for p in iris[1:])
    wide = abs(max(p[0] for p in iris[1:]) - min(p[0] for p in iris[1:]))
    near = clay.touch(x, y)
    return near is not None and near < z + size * 0.7 and wide > size * 0.7


def between_lids(ring: list[Point], upper: list[Point], lower: list[Point]) -> list[Point]:
    """The ring of an iris where the lids leave it free."""
    ux, uy = zip(*sorted(upper), strict=True)
    lx, ly = zip(*sorted(lower), strict=True)
    return [(x, float(np.clip(y, np.interp(x, ux, uy), np.interp(x, lx, ly)))) for x, y in ring]
