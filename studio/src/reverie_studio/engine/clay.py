"""Clay: bodies of round cones that melt into one another, in space, and what an eye sees of them.

x goes right, y down, z towards us. A Clay is built once and may be turned, so that one head serves
for profile, three-quarter and from below. `see` marches a ray for each point and hands back what
line media lay their marks along: mask, normal, axis, light with cast shadows, and which part it is.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import numba
import numpy as np
import numpy.typing as npt

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array

Vec = tuple[float, float, float]
Knots = str | Sequence[Sequence[float]]
_MOST = 90_000  # rays for one body; a larger one is seen on a coarser grid
_TILE = 20
_SLACK = 1e-6  # px: far more than rounding can move, far less than anybody sees


@dataclass(frozen=True)
class Lump:
    """A round cone from a to b, pressed flat along `press` (a vector as long as it is flatter)."""

    a: Vec
    b: Vec
    ra: float
    rb: float
    group: int  # lumps of one group are one piece; pieces melt
    melt: float = 6.0
    part: str = ""
    tone: float = 1.0  # how light its skin is
    press: Vec = (0.0, 0.0, 0.0)
    carve: bool = False


@dataclass(frozen=True)
class Lamp:
    """A light: at infinity in a direction (reach 0), or at a point with the reach where it is halved."""

    x: float
    y: float
    z: float
    strength: float = 1.0
    reach: float = 0.0


@dataclass(frozen=True)
class Seen:
    """What is seen of a body on a grid of `step` px that begins at (left, top)."""

    left: float
    top: float
    step: float
    far: Array  # px outside (positive) or inside the silhouette
    depth: Array
    normal: Array
    axis: Array
    light: Array
    lump: npt.NDArray[np.int32]


def knots_of(knots: Knots, columns: int) -> list[tuple[float, ...]]:
    """'x,y,z,r x,y,z,r …' or rows of numbers, each of `columns` numbers."""
    rows = [tuple(float(v) for v in k.split(",")) for k in knots.split()] if isinstance(knots, str) else [
        tuple(float(v) for v in k) for k in knots]  # fmt: skip
    wrong = [k for k in rows if len(k) != columns]
    if wrong or not rows:
        raise ValueError(f"knots of {columns} numbers wanted, not {wrong or knots!r}")
    return rows


def flow(knots: Sequence[Sequence[float]], per: int = 8, closed: bool = False) -> npt.NDArray[np.float64]:
    """Catmull-Rom through knots of any number of columns."""
    k = np.asarray(knots, float)
    if len(k) < 3:
        t = np.linspace(0, 1, per + 1)[:, None]
        return np.asarray(k[:1] * (1 - t) + k[-1:] * t)
    p = np.vstack([k[-1:], k, k[:2]]) if closed else np.vstack([2 * k[0] - k[1], k, 2 * k[-1] - k[-2]])
    t, t2, t3 = _powers(per)
    a, b, c, d = (p[i : len(p) - 3 + i, None] for i in range(4))
    out = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t2 + (3 * b - a - 3 * c + d) * t3)
    smooth = out.reshape(-1, p.shape[1])
    return smooth if closed else np.vstack([smooth, k[-1:]])


@lru_cache(maxsize=64)
def _powers(per: int) -> tuple[npt.NDArray[np.float64], ...]:
    t = np.linspace(0, 1, per, endpoint=False)[:, None]
    return t, t**2, t**3


class Clay:
    """Lumps in the order they were put on; later ones melt into earlier ones, or are carved out."""

    def __init__(self, lumps: Iterable[Lump] = (), marks: Mapping[str, list[Vec]] | None = None) -> None:
        self.lumps = list(lumps)
        self.marks = dict(marks or {})  # curves that go along when it is turned: lids, lips, a ring of an eye

    def limb(self, knots: Knots, *, melt: float = 6.0, part: str = "", tone: float = 1.0,
             press: Vec = (0.0, 0.0, 0.0), carve: bool = False, per: int = 3) -> Clay:  # fmt: skip
        """A smooth limb along knots of x, y, z, radius."""
        line = flow(knots_of(knots, 4), per) if len(knots_of(knots, 4)) > 1 else np.array(knots_of(knots, 4) * 2)
        group = 1 + max((lump.group for lump in self.lumps), default=0)
        for p, q in zip(line[:-1], line[1:], strict=True):
            self.lumps.append(Lump((p[0], p[1], p[2]), (q[0], q[1], q[2]), max(0.2, p[3]), max(0.2, q[3]),
                                   group, melt, part, tone, press, carve))  # fmt: skip
        return self

    def ball(self, x: float, y: float, z: float, r: float, *, melt: float = 6.0, part: str = "", tone: float = 1.0,
             press: Vec = (0.0, 0.0, 0.0), carve: bool = False) -> Clay:  # fmt: skip
        """A ball, or a pressed one."""
        return self.limb([(x, y, z, r)], melt=melt, part=part, tone=tone, press=press, carve=carve)

    def add(self, *others: Clay) -> Clay:
        """Put further bodies on."""
        for other in others:
            top = 1 + max((lump.group for lump in self.lumps), default=0)
            self.lumps += [replace(lump, group=lump.group + top) for lump in other.lumps]
            self.marks.update(other.marks)
        return self

    def both(self, other: Clay) -> Clay:
        """Put something on and its mirror image (x) too."""
        return self.add(other, other.turned(flip=True))

    def turned(self, at: Sequence[float] = (0.0, 0.0, 0.0), scale: float = 1.0, yaw: float = 0.0,
               pitch: float = 0.0, roll: float = 0.0, flip: bool = False) -> Clay:  # fmt: skip
        """A copy: mirrored, turned by degrees (yaw right, pitch up, roll clockwise), scaled, moved to `at`."""
        matrix = rotation(yaw, pitch, roll) @ np.diag([-1.0 if flip else 1.0, 1.0, 1.0])
        move = np.array([*at, 0.0][:3])

        def place(p: Vec) -> Vec:
            x, y, z = matrix @ np.array(p) * scale + move
            return float(x), float(y), float(z)

        def turn(p: Vec) -> Vec:
            x, y, z = matrix @ np.array(p)
            return float(x), float(y), float(z)

        lumps = [replace(lump, a=place(lump.a), b=place(lump.b), ra=lump.ra * scale, rb=lump.rb * scale,
                         melt=lump.melt * scale, press=turn(lump.press)) for lump in self.lumps]  # fmt: skip
        return Clay(lumps, {name: [place(p) for p in curve] for name, curve in self.marks.items()})

    def curve(self, name: str) -> list[tuple[float, float]]:
        """A mark as it lies in the picture."""
        return [(x, y) for x, y, _ in self.marks[name]]

    def touch(self, x: float, y: float) -> float | None:
        """How near (z) the surface is to us at a point of the picture; None beside the body."""
        return self._touched([(x, y)])[0]

    def _touched(self, points: Iterable[Sequence[float]]) -> list[float | None]:
        rows = self._rows()
        groups = self._groups(rows)
        near, away = float(rows[:, (2, 5)].max() + rows[:, 6:8].max() + 9), float(rows[:, (2, 5)].min() - 200)
        found = (_fall(rows, groups, float(x), float(y), near, away) for x, y in points)
        return [None if math.isnan(z) else z for z in found]

    def groove(self, points: Sequence[Sequence[float]], r: float, melt: float = 2.0, deep: float = 0.3) -> Clay:
        """Carve a line (x, y) into the surface that faces us: a wrinkle, a crease, a crack."""
        way = [(float(x), float(y)) for x, y in flow(points, 3)]
        line = [(x, y, z) for (x, y), z in zip(way, self._touched(way), strict=True)]
        knots = [(x, y, z + r * (0.5 - deep), r * (0.35 + 0.65 * math.sin(math.pi * (i + 0.6) / (len(line) + 0.2))))
                 for i, (x, y, z) in enumerate(line) if z is not None]  # fmt: skip
        return self.limb(knots, melt=melt, carve=True, per=1) if len(knots) > 1 else self

    def where(self, part: str) -> Vec:
        """The middle of the first lump of a part."""
        for lump in self.lumps:
            if lump.part == part:
                return tuple((p + q) / 2 for p, q in zip(lump.a, lump.b, strict=True))  # type: ignore[return-value]
        raise KeyError(f"no part {part!r}; there are: {', '.join(sorted({lump.part for lump in self.lumps}))}")

    def see(self, lamps: Sequence[Lamp], ambient: float = 0.0, shade: float = 1.0, *, rays: int = _MOST,
            casters: Sequence[Clay] = (), room: float = 0.0) -> Seen:  # fmt: skip
        """March a ray for each point of the grid; `casters` are not seen, but throw their shadow on this body.

        `room` px are looked at around it, for what melts stands out a little.
        """
        rows = self._rows()
        own = len(self._groups(rows))
        solid = rows[rows[:, 13] < 0.5]
        most = np.maximum(solid[:, 6], solid[:, 7]) + 3 + room
        low = [float((np.minimum(solid[:, k], solid[:, k + 3]) - most).min()) for k in range(3)]
        high = [float((np.maximum(solid[:, k], solid[:, k + 3]) + most).max()) for k in range(3)]
        left, top = max(-8.0, low[0]), max(-8.0, low[1])
        right, bottom = min(WIDTH + 8.0, high[0]), min(HEIGHT + 8.0, high[1])
        step = max(0.5, math.sqrt(max(1.0, (right - left) * (bottom - top)) / rays))
        w, h = max(4, int((right - left) / step) + 2), max(4, int((bottom - top) / step) + 2)  # 4: nothing on the card
        deep = (high[2], low[2])
        lights = np.array([(*_unit(lamp), lamp.strength, lamp.reach) for lamp in lamps], np.float64).reshape(-1, 5)
        far, depth = np.full((h, w), 9.0, np.float32), np.full((h, w), deep[1], np.float32)
        normal, axis = np.zeros((h, w, 3), np.float32), np.zeros((h, w, 3), np.float32)
        light, lump = np.zeros((h, w), np.float32), np.full((h, w), -1, np.int32)
        size = (deep[0] - deep[1]) + 0.5 * step * (h + w)
        every = Clay(self.lumps).add(*casters) if casters else self
        if casters:
            rows = every._rows()
            size += WIDTH + HEIGHT
        _march(rows, every._groups(rows), own, left, top, step, deep[0], deep[1], size, lights, float(ambient), float(shade), far, depth, normal, axis, light, lump)
        return Seen(left, top, step, far, depth, normal, axis, light, lump)

    def _rows(self) -> npt.NDArray[np.float64]:
        rows = []
        for lump in self.lumps:
            k = math.sqrt(sum(v * v for v in lump.press))
            unit = tuple(v / k for v in lump.press) if k > 1 else (0.0, 0.0, 1.0)
            rows.append((*lump.a, *lump.b, lump.ra, lump.rb, *unit, max(1.0, k), max(0.01, lump.melt),
                         float(lump.carve)))  # fmt: skip
        if not rows:
            raise ValueError("a body without lumps")
        return np.array(rows, np.float64)

    def _groups(self, rows: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """For each piece: a ball around it, its first lump and the one after its last, melt, carve."""
        numbers = [lump.group for lump in self.lumps]
        starts = [i for i in range(len(numbers)) if i == 0 or numbers[i] != numbers[i - 1]]
        out = []
        for start, end in zip(starts, [*starts[1:], len(numbers)], strict=True):
            own = rows[start:end]
            points = np.vstack([own[:, 0:3], own[:, 3:6]])
            centre = (points.min(0) + points.max(0)) / 2
            reach = np.linalg.norm(points - centre, axis=1) + np.concatenate([own[:, 6], own[:, 7]])
            out.append((*centre, reach.max(), start, end, own[0, 12], own[0, 13]))
        return np.array(out, np.float64)


def rotation(yaw: float = 0.0, pitch: float = 0.0, roll: float = 0.0) -> npt.NDArray[np.float64]:
    """Degrees: yaw turns a face that looks at us to our right, pitch lifts it, roll leans it clockwise."""
    a, b, c = (math.radians(v) for v in (yaw, pitch, roll))
    ry = np.array([[math.cos(a), 0, math.sin(a)], [0, 1, 0], [-math.sin(a), 0, math.cos(a)]])
    rx = np.array([[1, 0, 0], [0, math.cos(b), -math.sin(b)], [0, math.sin(b), math.cos(b)]])
    rz = np.array([[math.cos(c), -math.sin(c), 0], [math.sin(c), math.cos(c), 0], [0, 0, 1]])
    return np.asarray(rz @ rx @ ry)


def _unit(lamp: Lamp) -> Vec:
    if lamp.reach > 0:
        return lamp.x, lamp.y, lamp.z
    far = math.sqrt(lamp.x**2 + lamp.y**2 + lamp.z**2) or 1.0
    return lamp.x / far, lamp.y / far, lamp.z / far


@numba.njit(cache=True, fastmath=False)
def _lump(rows, i, x, y, z):  # type: ignore[no-untyped-def]
    """Distance to one lump."""
    px, py, pz = x - rows[i, 0], y - rows[i, 1], z - rows[i, 2]
    bx, by, bz = rows[i, 3] - rows[i, 0], rows[i, 4] - rows[i, 1], rows[i, 5] - rows[i, 2]
    fx, fy, fz, k = rows[i, 8], rows[i, 9], rows[i, 10], rows[i, 11]
    if k > 1.0:
        s = (k - 1.0) * (px * fx + py * fy + pz * fz)
        px, py, pz = px + s * fx, py + s * fy, pz + s * fz
        s = (k - 1.0) * (bx * fx + by * fy + bz * fz)
        bx, by, bz = bx + s * fx, by + s * fy, bz + s * fz
    bb = bx * bx + by * by + bz * bz
    t = 0.0
    if bb > 1e-9:
        t = min(1.0, max(0.0, (px * bx + py * by + pz * bz) / bb))
    dx, dy, dz = px - bx * t, py - by * t, pz - bz * t
    far = math.sqrt(dx * dx + dy * dy + dz * dz)
    d = far - (rows[i, 6] + (rows[i, 7] - rows[i, 6]) * t)
    if k > 1.0 and far > 1e-6:
        s = (k - 1.0) * (dx * fx + dy * fy + dz * fz) / far
        gx, gy, gz = dx / far + s * fx, dy / far + s * fy, dz / far + s * fz
        d /= math.sqrt(gx * gx + gy * gy + gz * gz)
    return d


@numba.njit(cache=True, fastmath=False)
def _balls(rows):  # type: ignore[no-untyped-def]
    """For each lump a ball around it: middle, half its length, greater radius, press, what that makes of a distance.

    A point v off a lump that is pressed k times is said to be |Mv|² / |M²v| away, M being longer k times one
    way: never less than |v| · 2k / (1 + k²), nor is what is outside less than |v| / k.
    """
    out = np.empty((rows.shape[0], 7))
    for i in range(rows.shape[0]):
        long, k = 0.0, max(1.0, rows[i, 11])
        for c in range(3):
            out[i, c] = 0.5 * (rows[i, c] + rows[i, c + 3])
            long += (rows[i, c + 3] - rows[i, c]) ** 2
        out[i, 3], out[i, 4] = 0.5 * math.sqrt(long), max(rows[i, 6], rows[i, 7])
        out[i, 5], out[i, 6] = k, (1.0 + k * k) / (2.0 * k)
    return out


@numba.njit(cache=True, fastmath=False)
def _begun(groups):  # type: ignore[no-untyped-def]
    """The lump of each piece that is tried first: later the one that was nearest to the last point."""
    likely = np.empty(groups.shape[0], np.int64)
    for g in range(groups.shape[0]):
        likely[g] = int(groups[g, 4])
    return likely


@numba.njit(cache=True, fastmath=False)
def _beyond(balls, i, x, y, z, d):  # type: ignore[no-untyped-def]
    """Whether a lump is surely farther than d: what is only just so is said to be nearer."""
    reach = balls[i, 4] + d
    if balls[i, 5] > 1.0:
        reach = min(reach * balls[i, 6] if reach > 0.0 else 0.0, balls[i, 4] + max(d, 0.0) * balls[i, 5])
    reach += balls[i, 3] + _SLACK
    dx, dy, dz = x - balls[i, 0], y - balls[i, 1], z - balls[i, 2]
    return reach < 0.0 or dx * dx + dy * dy + dz * dz > reach * reach


@numba.njit(cache=True, fastmath=False)
def _piece(rows, balls, groups, likely, g, x, y, z, most):  # type: ignore[no-untyped-def]
    """Distance to one piece and its nearest lump, of equals the first; -1 if none is nearer than `most`."""
    piece, mine, first = most, -1, likely[g]
    if not _beyond(balls, first, x, y, z, most):
        piece, mine = _lump(rows, first, x, y, z), first
    for i in range(int(groups[g, 4]), int(groups[g, 5])):
        if i == first or _beyond(balls, i, x, y, z, piece):
            continue
        e = _lump(rows, i, x, y, z)
        if mine < 0 or e < piece or (e == piece and i < mine):
            piece, mine = e, i
    if mine >= 0:
        likely[g] = mine
    return piece, mine


@numba.njit(cache=True, fastmath=False)
def _field(rows, balls, groups, likely, use, count, x, y, z):  # type: ignore[no-untyped-def]
    """Distance to the body and its nearest lump; pieces melt in the order they were put on.

    A piece whose ball lies too far to change anything is passed over, and so is one whose lumps all do.
    """
    d, near, best = 1e9, -1, 1e9
    for q in range(count):
        g = use[q]
        k = groups[g, 6]
        carve = groups[g, 7] > 0.5
        most = k + (-d if carve else d)
        dx, dy, dz = x - groups[g, 0], y - groups[g, 1], z - groups[g, 2]
        far = dx * dx + dy * dy + dz * dz
        reach = groups[g, 3] + most + _SLACK
        if reach < 0.0 or far > reach * reach:  # most of them, without a root
            continue
        least = math.sqrt(far) - groups[g, 3]
        if carve:
            if d + least > k:
                continue
        elif least - d > k:
            continue
        piece, mine = _piece(rows, balls, groups, likely, g, x, y, z, most if carve else max(most, best))
        if mine < 0:
            continue
        if carve:
            h = max(k - abs(d + piece), 0.0) / k
            d = max(d, -piece) + h * h * k * 0.25
        else:
            h = max(k - abs(d - piece), 0.0) / k
            d = min(d, piece) - h * h * k * 0.25
            if abs(piece) < best:  # a lump in a hollow lies deep inside others; its own skin is nearest
                best, near = abs(piece), mine
    return d, near


@numba.njit(cache=True, fastmath=False)
def _fall(rows, groups, x, y, near, away):  # type: ignore[no-untyped-def]
    """Where a ray from us meets the body (z); not a number beside it."""
    balls, likely, use = _balls(rows), _begun(groups), np.arange(groups.shape[0])
    z = near
    while z > away:
        d = _field(rows, balls, groups, likely, use, use.size, x, y, z)[0]
        if d < 0.15:
            return z
        z -= max(0.15, d * 0.85)
    return np.nan


@numba.njit(cache=True, fastmath=False)
def _lit(  # type: ignore[no-untyped-def]
    rows, balls, groups, likely, use, count, lights, ambient, shade, x, y, z, nx, ny, nz, size
):
    """Light on a point, with soft cast shadows and what its hollows keep out."""
    total = ambient
    for m in range(lights.shape[0]):
        lx, ly, lz, strength, reach = lights[m, 0], lights[m, 1], lights[m, 2], lights[m, 3], lights[m, 4]
        far = 1e9
        if reach > 0.0:
            lx, ly, lz = lx - x, ly - y, lz - z
            far = math.sqrt(lx * lx + ly * ly + lz * lz) + 1e-6
            lx, ly, lz = lx / far, ly / far, lz / far
            strength = strength / (1.0 + (far / reach) ** 2)
        facing = nx * lx + ny * ly + nz * lz
        if facing <= 0.0:
            continue
        clear, t = 1.0, 2.5
        for _ in range(34):
            if t > far * 0.9 or t > size or clear < 0.02 or shade <= 0.0:
                break
            d, _n = _field(rows, balls, groups, likely, use, count, x + nx * 1.2 + lx * t, y + ny * 1.2 + ly * t, z + nz * 1.2 + lz * t)
            clear = min(clear, max(0.0, 0.5 + 5.0 * d / t))
            t += max(1.2, d)
        total += strength * facing * (1.0 - shade + shade * clear)
    hollow = 0.0
    for m in range(1, 4):
        h = 4.0 * m * m
        d, _n = _field(rows, balls, groups, likely, use, count, x + nx * h, y + ny * h, z + nz * h)
        hollow += max(0.0, h - d) / h * 0.34
    return total * (1.0 - 0.55 * min(1.0, hollow))


@numba.njit(cache=True, fastmath=False)
def _march(  # type: ignore[no-untyped-def]
    rows, groups, own, left, top, step, near, away, size, lights, ambient, shade, far, depth, normal, axis, light, lump
):
    n = groups.shape[0]
    every = np.arange(n)
    use = np.empty(n, np.int64)
    balls, likely = _balls(rows), _begun(groups)
    height, width = far.shape
    for tile_y in range(0, height, _TILE):
        for tile_x in range(0, width, _TILE):
            count = 0
            x0, y0 = left + tile_x * step, top + tile_y * step
            x1, y1 = x0 + _TILE * step, y0 + _TILE * step
            for i in range(own):
                r = groups[i, 3] + groups[i, 6] + 6.0 + 2 * step
                if groups[i, 0] - r < x1 and groups[i, 0] + r > x0 and groups[i, 1] - r < y1 and groups[i, 1] + r > y0:
                    use[count] = i
                    count += 1
            if count == 0:
                continue
            for j in range(tile_y, min(height, tile_y + _TILE)):
                for i in range(tile_x, min(width, tile_x + _TILE)):
                    x, y, z = left + i * step, top + j * step, near
                    least, hit, who = 9.0, False, -1
                    for _ in range(90):
                        d, who = _field(rows, balls, groups, likely, use, count, x, y, z)
                        least = min(least, d)
                        if d < 0.12:
                            hit = True
                            break
                        z -= max(0.12, d * 0.85)
                        if z < away:
                            break
                    far[j, i] = least
                    if not hit:
                        continue
                    far[j, i], depth[j, i], lump[j, i] = -1.0, z, who
                    e = 0.6
                    gx = _field(rows, balls, groups, likely, use, count, x + e, y, z)[0] - _field(rows, balls, groups, likely, use, count, x - e, y, z)[0]
                    gy = _field(rows, balls, groups, likely, use, count, x, y + e, z)[0] - _field(rows, balls, groups, likely, use, count, x, y - e, z)[0]
                    gz = _field(rows, balls, groups, likely, use, count, x, y, z + e)[0] - _field(rows, balls, groups, likely, use, count, x, y, z - e)[0]
                    long = math.sqrt(gx * gx + gy * gy + gz * gz) + 1e-9
                    gx, gy, gz = gx / long, gy / long, gz / long
                    normal[j, i, 0], normal[j, i, 1], normal[j, i, 2] = gx, gy, gz
                    ax, ay, az = 0.0, 0.0, 0.0
                    for q in range(count):
                        if groups[use[q], 7] > 0.5:
                            continue
                        for m in range(int(groups[use[q], 4]), int(groups[use[q], 5])):
                            if _beyond(balls, m, x, y, z, 30.0):
                                continue
                            d = max(0.0, _lump(rows, m, x, y, z))
                            if d > 30.0:
                                continue
                            w = 1.0 / (d + 2.0) ** 3
                            bx, by, bz = rows[m, 3] - rows[m, 0], rows[m, 4] - rows[m, 1], rows[m, 5] - rows[m, 2]
                            if bx * ax + by * ay + bz * az < 0:
                                w = -w
                            b = math.sqrt(bx * bx + by * by + bz * bz) + 1e-6
                            ax, ay, az = ax + bx / b * w, ay + by / b * w, az + bz / b * w
                    a = math.sqrt(ax * ax + ay * ay + az * az) + 1e-12
                    axis[j, i, 0], axis[j, i, 1], axis[j, i, 2] = ax / a, ay / a, az / a
                    light[j, i] = _lit(rows, balls, groups, likely, every, n, lights, ambient, shade, x, y, z, gx, gy, gz, size)
