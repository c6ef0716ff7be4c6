"""Who plays in a garden: a pigeon that takes a step, a stone lion's arm and mane, a chequered floor in perspective."""

from __future__ import annotations

import math
from collections.abc import Sequence

import cv2
import numpy as np

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.sculpt.marks import placed


def stepping_pigeon(*, lift: float = 1.0, nod: float = 0.0, turn: float = 0.0) -> Clay:
    """A pigeon in profile to our left, 280 px high, the standing foot at the origin; `lift` 0…1 raises the near foot. Parts: body, tail, neck, head, cere, beak, wing, leg; mark `eye`."""
    c = Clay().limb([(-58, -126, 0, 60), (0, -108, 0, 65), (66, -88, 0, 49), (118, -72, 0, 22)], melt=12, part="body", per=6)
    c.limb([(104, -74, 0, 25), (156, -54, 0, 25), (202, -36, 0, 20)], melt=10, part="tail", per=5, press=(-0.5, 1.5, 0))
    x, y = -100 - 22 * nod, -232 + 26 * nod
    c.limb([(-74, -146, 0, 50), (-94 - 6 * nod, -192 + 8 * nod, 0, 34), (x, y, 0, 26)], melt=18, part="neck", per=6)
    head = Clay().ball(0, 0, 0, 28, part="head").limb([(-8, -4, 0, 25), (-20, 2, 0, 17)], melt=8, part="head")
    head.limb([(-28, 2, 0, 8), (-46, 8, 0, 6.5), (-58, 15, 0, 2)], melt=2, part="beak", per=4).limb([(-26, 10, 0, 6), (-48, 14, 0, 3)], melt=2, part="beak").ball(-34, -4, 0, 8, melt=2, part="cere")
    head.marks["eye"] = [(-8, -5, 26)]
    c.add(head.turned(at=(x - 6, y - 20, 0), roll=turn - 8 * nod, scale=1.16))
    c.limb([(-48, -132, 44, 36), (26, -112, 56, 44), (104, -80, 40, 26), (178, -46, 22, 6)], melt=5, part="wing", press=(0, 0, 1.6), per=6)
    c.limb([(20, -60, -18, 24), (14, -36, -18, 11), (4, -8, -18, 7)], melt=6, part="leg", per=4)
    _toes(c, (4, -6, -18), 0)
    k, f = (-14, -58), lift
    knee, foot = (k[0] - 40 * f, k[1] + 26 - 16 * f), (k[0] - 74 * f - 4, k[1] + 52 - 26 * f)
    c.limb([(*k, 22, 27), (*knee, 28, 12)], melt=8, part="body").limb([(*knee, 28, 9), (*foot, 30, 7)], melt=4, part="leg")
    return _toes(c, (*foot, 30), 26 * f)


def _toes(c: Clay, at: tuple[float, float, float], drop: float) -> Clay:
    x, y, z = at
    for dx, dz in ((-44, 14), (-48, -4), (-36, -20), (26, 0)):
        c.limb([(x, y, z, 7), (x + dx * 0.5, y + (2 if dx > 0 else -1) + drop * 0.25, z + dz * 0.5, 6), (x + dx, y + 5 + (drop if dx < 0 else drop * 0.3), z + dz, 3)], melt=3, part="leg", per=3)
    return c


def lion_arm() -> Clay:
    """The arm of a stone lion that lies on a board, for a lower right corner: from the shoulder at (0, 60) to the paw at (-330, -70). Parts: arm, toe, claw."""
    c = Clay().limb([(-40, 120, -20, 88), (-190, 30, 20, 66), (-290, -36, 40, 50)], melt=10, part="arm", per=6)
    c.ball(-318, -58, 46, 56, melt=14, part="arm", press=(0, 0.3, 0))
    for k, (x, y) in enumerate(((-352, -14), (-376, -50), (-368, -92), (-336, -118))):
        c.limb([(x + 26, y + 12, 52, 27), (x, y, 56, 26)], melt=3, part="toe", per=3)
        c.limb([(x - 14, y - 2 - 4 * k, 66, 8), (x - 34, y - 2 - 8 * k, 64, 2)], melt=2, part="claw")
    return c


def mane_locks(at: Point, size: float, rows: int = 3) -> list[tuple[list[Point], list[Point]]]:
    """A mane round a head, lock over lock from the rim inwards: for each its shape and, within, its lighter face (light from above left)."""
    out = []
    for row in range(rows):
        q = 1 - row / (rows + 1)
        n = max(5, round(19 * q**0.8))
        for k in range(n):
            a = math.tau * (k + 0.5 * (row % 2)) / n - 1.57
            x, y = at[0] + size * 0.78 * q * math.cos(a), at[1] + size * 0.78 * q * math.sin(a)
            long, half = size * (0.24 + 0.16 * q), size * (0.13 + 0.05 * q)
            lock = [(-0.9, 0.0), (-0.6, -0.7), (0.0, -1.0), (0.7, -0.66), (1.35, 0.1), (1.7, 0.75), (1.15, 0.8), (0.5, 0.95), (-0.3, 0.85)]
            c, s = math.cos(a), math.sin(a)

            def put(k: float, dx: float, dy: float, x: float = x, y: float = y, c: float = c, s: float = s, lock: Sequence[Point] = lock, long: float = long, half: float = half) -> list[Point]:
                ring = [(x + dx + c * u * long * k * 0.62 - s * v * half * k, y + dy + s * u * long * k * 0.62 + c * v * half * k) for u, v in lock]
                return [(float(px), float(py)) for px, py in flow(ring, 5, closed=True)]

            out.append((put(1.0, 0, 0), put(0.52, -size * 0.03, -size * 0.04)))
    return out


def chequered(corners: Sequence[Point], n: int = 8) -> tuple[list[list[Point]], list[list[Point]], np.ndarray]:
    """Dark and light squares of a board whose corners lie at near left, near right, far right, far left; and the matrix from squares to the sheet."""
    m = np.asarray(cv2.getPerspectiveTransform(np.array([(0, 0), (n, 0), (n, n), (0, n)], np.float32), np.array(corners, np.float32)))
    dark: list[list[Point]] = []
    light: list[list[Point]] = []
    for i in range(n):
        for j in range(n):
            (dark if (i + j) % 2 == 0 else light).append([on_board(m, i + a, j + b) for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))])
    return dark, light, m


def on_board(m: np.ndarray, u: float, v: float) -> Point:
    """A point of the board on the sheet."""
    x, y, w = m @ np.array([u, v, 1.0])
    return float(x / w), float(y / w)


def chestnut_leaf(at: Point, size: float, turn: float) -> list[tuple[list[Point], list[Point]]]:
    """A leaf of a horse chestnut that spreads from `at`, 210 px long: for each of its seven blades the outline and the vein."""
    blade = [(0, 0), (-16, -70), (-34, -130), (-26, -168), (0, -206), (26, -168), (34, -130), (16, -70)]
    out = []
    for j, long in enumerate((0.62, 0.86, 1.0, 1.1, 1.0, 0.86, 0.62)):
        ring = placed(blade, at, long * size, turn + (j - 3) * 34)
        out.append(([(float(x), float(y)) for x, y in flow(ring, 8, closed=True)], placed([(0, -8), (1, -90), (0, -186)], at, long * size, turn + (j - 3) * 34)))
    return out


def conker(at: Point, size: float, turn: float = 0.0) -> tuple[list[Point], list[Point], list[Point]]:
    """A chestnut 95 px wide: its outline, the pale seat of its stalk, and a line of light."""
    nut = [(-46, 4), (-34, -30), (-8, -42), (4, -54), (12, -41), (38, -26), (46, 8), (26, 34), (-22, 36)]
    seat = [(-30, 20), (0, 12), (32, 16), (18, 31), (-16, 32)]
    round_, flat = ([(float(x), float(y)) for x, y in flow(placed(p, at, size, turn), 8, closed=True)] for p in (nut, seat))
    return round_, flat, placed([(-30, 0), (-24, -20), (-8, -32)], at, size, turn)
