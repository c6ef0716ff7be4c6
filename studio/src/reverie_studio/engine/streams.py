"""Evenly spaced lines along a field of directions (Jobard and Lefer), and strokes cut from them.

Nothing here knows a medium: a field, how far apart, and out come lines. Same input, same lines.
"""

from __future__ import annotations

import math

import numba
import numpy as np
import numpy.typing as npt

from reverie_studio.colour import Array

NONE = 999.0  # a distance that means: no line here
Lines = tuple[Array, npt.NDArray[np.int64]]  # points one after the other, and where each line begins


def lines_along(mask: Array, field: Array, apart: Array, seed: int, least: float = 6.0, tight: float = 0.62) -> Lines:
    """Lines inside the mask along the field, `apart` from each other (px, per point; NONE for none)."""
    rows, columns = np.nonzero((mask > 0.5) & (apart < NONE))
    if not len(rows):
        return np.zeros((0, 2), np.float32), np.zeros(1, np.int64)
    rng = np.random.default_rng(seed)
    pick = rng.permutation(len(rows))[: max(200, len(rows) // 12)]
    seeds = np.column_stack([columns[pick], rows[pick]]).astype(np.float32) + 0.5
    points = np.empty((int(len(rows) * 0.9) + 4000, 2), np.float32)
    starts = np.empty(200_000, np.int64)
    fit = [np.ascontiguousarray(a, np.float32) for a in (mask, field, apart)]
    n = _streams(*fit, seeds, least, points, starts, tight)
    return points[: starts[n]], starts[: n + 1]


@numba.njit(cache=True, fastmath=False)
def _taken(occupied, x, y, r, own):  # type: ignore[no-untyped-def]
    """Whether another line lies within r."""
    height, width = occupied.shape
    reach = int(r) + 1
    xi, yi = int(x), int(y)
    for j in range(max(0, yi - reach), min(height, yi + reach + 1)):
        for i in range(max(0, xi - reach), min(width, xi + reach + 1)):
            o = occupied[j, i]
            if o != 0 and o != own:
                dx, dy = i + 0.5 - x, j + 0.5 - y
                if dx * dx + dy * dy < r * r:
                    return True
    return False


@numba.njit(cache=True, fastmath=False)
def _walk(mask, field, apart, occupied, x, y, sign, own, tight, xs, ys):  # type: ignore[no-untyped-def]
    """Follow the field from a point to one side; how many steps were taken."""
    height, width = mask.shape
    dx, dy = field[int(y), int(x), 0] * sign, field[int(y), int(x), 1] * sign
    n = 0
    while n < xs.size:
        vx, vy = field[int(y), int(x), 0], field[int(y), int(x), 1]
        if vx * dx + vy * dy < 0:
            vx, vy = -vx, -vy
        dx, dy = vx, vy
        x += dx
        y += dy
        i, j = int(x), int(y)
        if x < 0 or y < 0 or i >= width or j >= height or mask[j, i] < 0.5 or apart[j, i] >= NONE:
            break
        if dx * dx + dy * dy < 0.2 or _taken(occupied, x, y, apart[j, i] * tight, own):
            break
        xs[n], ys[n] = x, y
        n += 1
    return n


@numba.njit(cache=True, fastmath=False)
def _streams(mask, field, apart, seeds, least, points, starts, tight):  # type: ignore[no-untyped-def]
    height, width = mask.shape
    occupied = np.zeros((height, width), np.int32)
    queue = np.empty((300_000, 2), np.float32)
    tail, head, count, lines, next_seed = 0, 0, 0, 0, 0
    fx, fy, bx, by = np.empty(4000), np.empty(4000), np.empty(4000), np.empty(4000)
    while True:
        if head < tail:
            x, y = queue[head, 0], queue[head, 1]
            head += 1
        else:
            head = tail = 0
            if next_seed >= seeds.shape[0]:
                break
            x, y = seeds[next_seed, 0], seeds[next_seed, 1]
            next_seed += 1
        i, j = int(x), int(y)
        if x < 0 or y < 0 or i >= width or j >= height or mask[j, i] < 0.5 or apart[j, i] >= NONE:
            continue
        if _taken(occupied, x, y, apart[j, i] * 0.97, -1):
            continue
        own = lines + 1
        back = _walk(mask, field, apart, occupied, x, y, -1.0, own, tight, bx, by)
        fore = _walk(mask, field, apart, occupied, x, y, 1.0, own, tight, fx, fy)
        total = back + fore + 1
        if total < least:
            continue
        if count + total >= points.shape[0] or lines + 2 >= starts.shape[0]:
            break
        starts[lines] = count
        lines += 1
        first = count
        for k in range(back - 1, -1, -1):
            points[count, 0], points[count, 1] = bx[k], by[k]
            count += 1
        points[count, 0], points[count, 1] = x, y
        count += 1
        for k in range(fore):
            points[count, 0], points[count, 1] = fx[k], fy[k]
            count += 1
        for k in range(first, count):
            i, j = int(points[k, 0]), int(points[k, 1])
            occupied[j, i] = own
            if k % 3 == 0:
                s = apart[j, i]
                vx, vy = field[j, i, 0], field[j, i, 1]
                for sign in (-1.0, 1.0):
                    if tail < queue.shape[0]:
                        queue[tail, 0] = points[k, 0] - vy * s * sign
                        queue[tail, 1] = points[k, 1] + vx * s * sign
                        tail += 1
    starts[lines] = count
    return lines


def chopped(lines: Lines, wide: Array, stroke: tuple[float, float], gap: tuple[float, float], shake: float,
            over: float, seed: int, full: float = 1e9) -> Array:  # fmt: skip
    """Strokes of the lines as tapering pieces (x0, y0, r0, x1, y1, r1); `wide` is the width at each point.

    They swell in the middle and end in a point; `over` px they run on past the end, as hairs do. Where
    they are nearly `full` wide, the next one begins before the last has ended: light has no holes.
    """
    points, starts = lines
    if len(starts) < 2:
        return np.zeros((0, 6), np.float32)
    chance = np.random.default_rng(seed).random(8192)
    out = np.empty((len(points) + 8 * len(starts) + 64, 6), np.float32)
    n = _chop(points, starts, np.ascontiguousarray(wide, np.float32), stroke[0], stroke[1], gap[0], gap[1], shake, over, full, chance, out)
    return out[:n]


@numba.njit(cache=True, fastmath=False)
def _chop(points, starts, wide, short, long, gap0, gap1, shake, over, full, chance, out):  # type: ignore[no-untyped-def]
    n, c = 0, 0
    size = chance.size
    height, width = wide.shape
    for line in range(starts.size - 1):
        first, last = starts[line], starts[line + 1] - 1
        at = first + int(chance[c % size] * 10)
        c += 1
        while at < last - 2:
            end = min(last, at + int(short + (long - short) * chance[c % size]))
            swell = 0.85 + 0.3 * chance[(c + 1) % size]
            sx, sy = (chance[(c + 2) % size] - 0.5) * 2 * shake, (chance[(c + 3) % size] - 0.5) * 2 * shake
            ex, ey = (chance[(c + 4) % size] - 0.5) * 2 * shake, (chance[(c + 5) % size] - 0.5) * 2 * shake
            run = over * chance[(c + 6) % size]
            c += 7
            x0, y0, r0 = 0.0, 0.0, -1.0
            k = at
            while k <= end:
                q = (k - at) / max(1, end - at)
                x, y = points[k, 0] + sx * (1 - q) + ex * q, points[k, 1] + sy * (1 - q) + ey * q
                i, j = min(width - 1, max(0, int(x))), min(height - 1, max(0, int(y)))
                shape = min(1.0, min((k - at) / 7.0 + 0.15, (end - k) / 16.0 + 0.06))
                r = 0.5 * wide[j, i] * swell * shape
                if r0 >= 0 and n < out.shape[0]:
                    out[n, 0], out[n, 1], out[n, 2], out[n, 3], out[n, 4], out[n, 5] = x0, y0, r0, x, y, r
                    n += 1
                x0, y0, r0 = x, y, r
                if k == end:
                    break
                k = min(end, k + 4)
            if run > 1 and n < out.shape[0] and end - at > 5:
                dx, dy = points[end, 0] - points[end - 5, 0], points[end, 1] - points[end - 5, 1]
                far = math.sqrt(dx * dx + dy * dy) + 1e-6
                out[n, 0], out[n, 1], out[n, 2] = x0, y0, max(r0, 0.4)
                out[n, 3], out[n, 4], out[n, 5] = x0 + dx / far * run, y0 + dy / far * run, 0.12
                n += 1
            light = wide[min(height - 1, max(0, int(y0))), min(width - 1, max(0, int(x0)))] / full
            if end >= last:
                break
            at = max(at + 3, end + int((gap0 + (gap1 - gap0) * chance[c % size]) * (1.0 - light)) + 1 - int(14.0 * light))
            c += 1
    return min(n, out.shape[0])


@numba.njit(cache=True, fastmath=False)
def ink(cover, pieces):  # type: ignore[no-untyped-def]
    """Lay tapering pieces on a sheet; where they cross, the greater coverage stays."""
    height, width = cover.shape
    for k in range(pieces.shape[0]):
        x0, y0, r0 = pieces[k, 0], pieces[k, 1], pieces[k, 2]
        x1, y1, r1 = pieces[k, 3], pieces[k, 4], pieces[k, 5]
        dx, dy = x1 - x0, y1 - y0
        long = dx * dx + dy * dy + 1e-9
        reach = max(r0, r1) + 1
        for j in range(max(0, int(min(y0, y1) - reach)), min(height, int(max(y0, y1) + reach) + 1)):
            for i in range(max(0, int(min(x0, x1) - reach)), min(width, int(max(x0, x1) + reach) + 1)):
                t = min(1.0, max(0.0, ((i + 0.5 - x0) * dx + (j + 0.5 - y0) * dy) / long))
                ex, ey = i + 0.5 - x0 - dx * t, j + 0.5 - y0 - dy * t
                r = r0 + (r1 - r0) * t
                c = min(1.0, r - math.sqrt(ex * ex + ey * ey) + 0.5)
                if r < 0.5:
                    c *= 0.4 + 1.2 * r  # thinner than a pixel is fainter
                if c > cover[j, i]:
                    cover[j, i] = c
