"""The needle's inner loops: threads, weave, lines along a form. All compiled, all deterministic.

Fields of a form are as large as the card (1 px); threads are laid on cloth `FINE` times finer.
"""

from __future__ import annotations

import math

import numba
import numpy as np

FINE = 2  # cloth pixels per card pixel
_MIDDLE = 4000  # a line grows both ways from the middle of its buffer


@numba.njit(cache=True)  # type: ignore[untyped-decorator]
def chance(a: int, b: int) -> float:
    """A number in 0…1 that depends on two numbers only."""
    x = (a * 73856093 ^ b * 19349663) & 0xFFFFFFFF
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    return ((x ^ (x >> 16)) & 0xFFFFFF) / 16777216.0


@numba.njit(cache=True)  # type: ignore[untyped-decorator]
def lay_threads(img: np.ndarray, ends: np.ndarray, cols: np.ndarray, widths: np.ndarray, arch: float,
                gloss: float, twist: float, light: np.ndarray, half: np.ndarray) -> None:  # fmt: skip
    """Lay threads (x0, y0, x1, y1, bow in fine px): round, plied, arched, pinched at both ends."""
    hh, ww = img.shape[:2]
    for k in range(ends.shape[0]):
        x0, y0, x1, y1, bow = ends[k, 0], ends[k, 1], ends[k, 2], ends[k, 3], ends[k, 4]
        r = widths[k] * 0.5
        tx, ty = x1 - x0, y1 - y0
        ln = math.sqrt(tx * tx + ty * ty)
        if ln < 0.5:
            continue
        tx /= ln
        ty /= ln
        nx, ny = -ty, tx
        pad = r + abs(bow) + 1.5
        phase = (k * 0.618) % 1.0
        left, right = min(x0, x1) - pad, max(x0, x1) + pad
        for j in range(max(0, int(min(y0, y1) - pad)), min(hh, int(max(y0, y1) + pad) + 1)):
            dy = j + 0.5 - y0
            a, b = left, right
            if abs(nx) > 1e-3:
                p, q = x0 + (-pad - dy * ny) / nx, x0 + (pad - dy * ny) / nx
                a, b = max(a, min(p, q)), min(b, max(p, q))
            for i in range(max(0, int(a)), min(ww, int(b) + 1)):
                dx = i + 0.5 - x0
                s = dx * tx + dy * ty
                if s < -r or s > ln + r:
                    continue
                qc = min(1.0, max(0.0, s / ln))
                t = dx * nx + dy * ny - bow * 4 * qc * (1 - qc)
                e = max(0.0, max(-s, s - ln))
                free = min(s + r, ln + r - s)  # from the nearer hole
                rr = r * min(1.0, 0.5 + free / (4.4 * r))
                cov = min(1.0, max(0.0, rr - math.sqrt(t * t + e * e) + 0.5))
                if cov <= 0:
                    continue
                v = min(0.98, max(-0.98, t / max(rr, 0.3)))
                phi = arch * (1 - 2 * qc)
                cx, up = math.cos(phi), math.sin(phi)
                tl = tx * cx * light[0] + ty * cx * light[1] + up * light[2]
                th = tx * cx * half[0] + ty * cx * half[1] + up * half[2]
                diff = math.sqrt(max(0.0, 1 - tl * tl))
                spec = max(0.0, 1 - th * th) ** 9
                nl = nx * v * light[0] + ny * v * light[1] + math.sqrt(1 - v * v) * light[2]
                ply = 0.5 + 0.5 * math.sin(6.2832 * (s / (twist * r) + 0.42 * v + phase))
                dive = min(1.0, free / (3.2 * r))
                lit = (0.47 + 0.34 * diff + 0.40 * max(0.0, nl)) * (0.82 + 0.18 * ply) * (0.62 + 0.38 * dive)
                shine = gloss * spec * max(0.0, nl + 0.25) * (0.6 + 0.4 * ply) * dive
                for c in range(3):
                    col = cols[k, c] * lit + shine * (0.45 + 0.55 * cols[k, c])
                    img[j, i, c] = img[j, i, c] * (1 - cov) + col * cov


@numba.njit(cache=True)  # type: ignore[untyped-decorator]
def cover(mask: np.ndarray, ends: np.ndarray, widths: np.ndarray) -> None:
    """How much of each pixel the threads take (all in the mask's own px)."""
    hh, ww = mask.shape
    for k in range(ends.shape[0]):
        x0, y0, x1, y1 = ends[k, 0], ends[k, 1], ends[k, 2], ends[k, 3]
        r = max(0.5, widths[k] * 0.5)
        tx, ty = x1 - x0, y1 - y0
        ln2 = max(1e-6, tx * tx + ty * ty)
        for j in range(max(0, int(min(y0, y1) - r - 1)), min(hh, int(max(y0, y1) + r + 1) + 1)):
            for i in range(max(0, int(min(x0, x1) - r - 1)), min(ww, int(max(x0, x1) + r + 1) + 1)):
                dx, dy = i + 0.5 - x0, j + 0.5 - y0
                q = min(1.0, max(0.0, (dx * tx + dy * ty) / ln2))
                far = math.sqrt((dx - q * tx) ** 2 + (dy - q * ty) ** 2)
                mask[j, i] = max(mask[j, i], min(1.0, max(0.0, r - far + 0.5)))


@numba.njit(cache=True)  # type: ignore[untyped-decorator]
def weave(out: np.ndarray, wob_x: np.ndarray, wob_y: np.ndarray, slub_x: np.ndarray, slub_y: np.ndarray,
          pitch: float, tilt: float) -> None:  # fmt: skip
    """Plain weave: lightness of each fine pixel, about 0 in the middle, with slubs and a bent grid."""
    hh, ww = out.shape
    n = slub_x.shape[0]
    for j in range(hh):
        for i in range(ww):
            gx = (i + tilt * j + wob_x[j // FINE, i // FINE] * FINE) / pitch + n
            gy = (j - tilt * i + wob_y[j // FINE, i // FINE] * FINE) / pitch + n
            ix, iy = int(gx), int(gy)
            sx, sy = slub_x[ix % n], slub_y[iy % n]
            ax = min(1.0, max(-1.0, (gx - ix - 0.5) / (0.42 + 0.05 * sx)))
            ay = min(1.0, max(-1.0, (gy - iy - 0.5) / (0.42 + 0.05 * sy)))
            warp = math.sqrt(1 - ax * ax)
            weft = math.sqrt(1 - ay * ay)
            if (ix + iy) % 2 == 0:
                v = max(warp * (0.72 + 0.28 * math.cos((gy - iy - 0.5) * math.pi)), 0.5 * weft)
                out[j, i] = (v - 0.72) - ax * 0.3 + sx * 0.1
            else:
                v = max(weft * (0.72 + 0.28 * math.cos((gx - ix - 0.5) * math.pi)), 0.5 * warp)
                out[j, i] = (v - 0.72) - ay * 0.38 + sy * 0.1


@numba.njit(cache=True)  # type: ignore[untyped-decorator]
def tube_fields(spine: np.ndarray, left: int, top: int, mask: np.ndarray, height: np.ndarray,
                direction: np.ndarray, normal: np.ndarray) -> None:  # fmt: skip
    """A limb along a spine of (x, y, radius, tangent x, tangent y): the nearest ball wins each pixel."""
    hh, ww = mask.shape
    best = np.full((hh, ww), np.float32(0.5))
    for k in range(spine.shape[0]):
        x, y, r = spine[k, 0] - left, spine[k, 1] - top, spine[k, 2]
        for j in range(max(0, int(y - r - 1)), min(hh, int(y + r + 2))):
            for i in range(max(0, int(x - r - 1)), min(ww, int(x + r + 2))):
                dx, dy = i + 0.5 - x, j + 0.5 - y
                far = math.sqrt(dx * dx + dy * dy) - r
                if far >= best[j, i]:
                    continue
                best[j, i] = far
                mask[j, i] = min(1.0, 0.5 - far)
                dx /= r
                dy /= r
                z = math.sqrt(1 - min(0.999, dx * dx + dy * dy))
                normal[j, i, 0], normal[j, i, 1], normal[j, i, 2] = dx, dy, z
                height[j, i] = r * z
                direction[j, i, 0], direction[j, i, 1] = spine[k, 3], spine[k, 4]


@numba.njit(cache=True)  # type: ignore[untyped-decorator]
def _crowded(taken: np.ndarray, x: float, y: float, r: float, own: int) -> bool:
    """Whether another line lies within r card px; `taken` is FINE times finer."""
    hh, ww = taken.shape
    fx, fy, fr = x * FINE, y * FINE, r * FINE
    reach = int(fr) + 1
    for j in range(max(0, int(fy) - reach), min(hh, int(fy) + reach + 1)):
        for i in range(max(0, int(fx) - reach), min(ww, int(fx) + reach + 1)):
            if taken[j, i] == 0 or taken[j, i] == own:
                continue
            dx, dy = i + 0.5 - fx, j + 0.5 - fy
            if dx * dx + dy * dy < fr * fr:
                return True
    return False


@numba.njit(cache=True)  # type: ignore[untyped-decorator]
def lines_along(mask: np.ndarray, d: np.ndarray, sep: float, seeds: np.ndarray, least: float,
                tight: float, out: np.ndarray, starts: np.ndarray) -> int:  # fmt: skip
    """Evenly spaced lines along a direction field (Jobard and Lefer), in px of the mask."""
    hh, ww = mask.shape
    taken = np.zeros((hh * FINE, ww * FINE), np.int32)
    qx, qy = np.empty(400000, np.float32), np.empty(400000, np.float32)
    bx, by = np.empty(2 * _MIDDLE, np.float32), np.empty(2 * _MIDDLE, np.float32)
    head, tail, seed, points, lines = 0, 0, 0, 0, 0
    step = 1.0 / FINE
    while True:
        if head < tail:
            x, y = qx[head], qy[head]
            head += 1
        elif seed < seeds.shape[0]:
            head = tail = 0
            x, y = seeds[seed, 0], seeds[seed, 1]
            seed += 1
        else:
            break
        if x < 0 or y < 0 or x >= ww or y >= hh or mask[int(y), int(x)] < 0.5:
            continue
        if _crowded(taken, x, y, sep * 0.97, -1):
            continue
        own, lo, hi = lines + 1, _MIDDLE, _MIDDLE
        bx[_MIDDLE], by[_MIDDLE] = x, y
        for side in range(2):
            px, py = x, y
            sign = 1.0 if side == 0 else -1.0
            dx, dy = d[int(y), int(x), 0] * sign, d[int(y), int(x), 1] * sign
            while lo > 10 and hi < 2 * _MIDDLE - 10:
                vx, vy = d[int(py), int(px), 0], d[int(py), int(px), 1]
                if vx * dx + vy * dy < 0:
                    vx, vy = -vx, -vy
                dx, dy = vx, vy
                px += dx * step
                py += dy * step
                if px < 0 or py < 0 or px >= ww or py >= hh or mask[int(py), int(px)] < 0.5:
                    break
                if _crowded(taken, px, py, sep * tight, own):
                    break
                if side == 0:
                    hi += 1
                    bx[hi], by[hi] = px, py
                else:
                    lo -= 1
                    bx[lo], by[lo] = px, py
        if (hi - lo) * step < least:
            continue
        if points + hi - lo + 1 >= out.shape[0] or lines + 2 >= starts.shape[0]:
            break
        starts[lines] = points
        lines += 1
        for k in range(lo, hi + 1):
            out[points, 0], out[points, 1] = bx[k], by[k]
            points += 1
            taken[int(by[k] * FINE), int(bx[k] * FINE)] = own
            if (k - lo) % 2 == 0 and tail < 399990:
                ux, uy = d[int(by[k]), int(bx[k]), 0], d[int(by[k]), int(bx[k]), 1]
                qx[tail], qy[tail] = bx[k] - uy * sep, by[k] + ux * sep
                qx[tail + 1], qy[tail + 1] = bx[k] + uy * sep, by[k] - ux * sep
                tail += 2
    starts[lines] = points
    return lines


@numba.njit(cache=True)  # type: ignore[untyped-decorator]
def cut_stitches(pts: np.ndarray, starts: np.ndarray, lines: int, satin: float, length: float,
                 seed: int, ends: np.ndarray, mids: np.ndarray) -> int:  # fmt: skip
    """Lines no longer than `satin` stay one stitch; longer ones become staggered long-and-short."""
    n = 0
    for k in range(lines):
        a, z = starts[k], starts[k + 1] - 1
        total = (z - a) / FINE
        at = a
        first = True
        while at < z and n < ends.shape[0]:
            span = length * (0.75 + 0.55 * chance(n * 2 + 1, seed))
            if first:
                span *= 0.35 + 0.65 * chance(k, seed + 5)
            to = at + int(span * FINE)
            if total <= satin or to > z - int(0.45 * length * FINE):
                to = z
            tip = min(z, to + 3) if to < z else z
            px, py, qx, qy = pts[at, 0], pts[at, 1], pts[tip, 0], pts[tip, 1]
            mx, my = pts[(at + to) // 2, 0], pts[(at + to) // 2, 1]
            if not first and chance(n, seed + 9) < 0.5:
                px, py = px - (qx - px) * 0.08, py - (qy - py) * 0.08
            cx, cy = qx - px, qy - py
            far = math.sqrt(cx * cx + cy * cy) + 1e-6
            shake = 0.34
            ends[n, 0] = px + (chance(n, seed + 1) - 0.5) * 2 * shake
            ends[n, 1] = py + (chance(n, seed + 2) - 0.5) * 2 * shake
            ends[n, 2] = qx + (chance(n, seed + 3) - 0.5) * 2 * shake
            ends[n, 3] = qy + (chance(n, seed + 4) - 0.5) * 2 * shake
            bow = ((mx - (px + qx) / 2) * -cy + (my - (py + qy) / 2) * cx) / far
            ends[n, 4] = min(far * 0.2, max(-far * 0.2, bow))
            mids[n, 0], mids[n, 1] = mx, my
            n += 1
            at = to
            first = False
    return n
