"""Clay takes short ways past what is far: what it finds is what the long way finds, to the last bit."""

from __future__ import annotations

import math

import numpy as np
import pytest

from reverie_studio.engine import clay
from reverie_studio.engine.clay import Clay


def any_body(seed: int) -> Clay:
    """Limbs and balls, some pressed, some carved out, one within another."""
    rng = np.random.default_rng(seed)
    body = Clay().limb([(*p, 30.0) for p in rng.uniform(-60, 60, (4, 3))])
    for n in range(9):
        press = tuple(rng.normal(0, 1, 3) * (2.5 if n % 3 else 0.0))
        knots = [(*rng.uniform(-90, 90, 3), rng.uniform(2, 35)) for _ in range(rng.integers(1, 5))]
        body.limb(knots, melt=rng.uniform(0.1, 12), press=press, carve=n % 4 == 3)  # type: ignore[arg-type]
    return body


def the_long_way(rows: np.ndarray, groups: np.ndarray, x: float, y: float, z: float) -> tuple[float, int]:
    """Every lump of every piece whose ball is near enough."""
    d, near, best = 1e9, -1, 1e9
    for *middle, reach, first, end, k, carve in groups:
        dx, dy, dz = x - middle[0], y - middle[1], z - middle[2]
        least = math.sqrt(dx * dx + dy * dy + dz * dz) - reach
        if (d + least if carve > 0.5 else least - d) > k:
            continue
        far = [clay._lump(rows, i, x, y, z) for i in range(int(first), int(end))]
        piece = min(far)
        if carve > 0.5:
            h = max(k - abs(d + piece), 0.0) / k
            d = max(d, -piece) + h * h * k * 0.25
        else:
            h = max(k - abs(d - piece), 0.0) / k
            d = min(d, piece) - h * h * k * 0.25
            if abs(piece) < best:
                best, near = abs(piece), int(first) + far.index(piece)
    return d, near


@pytest.mark.parametrize("seed", range(6))
def test_the_short_way_finds_the_same(seed: int) -> None:
    body = any_body(seed)
    rows = body._rows()
    groups = body._groups(rows)
    balls, likely = clay._balls(rows), clay._begun(groups)
    use = np.arange(len(groups))
    rng = np.random.default_rng(seed)
    for x, y, z in rng.uniform(-160, 160, (400, 3)):
        found = clay._field(rows, balls, groups, likely, use, len(use), x, y, z)
        assert found == the_long_way(rows, groups, x, y, z)


@pytest.mark.parametrize("press", [1.0, 1.8, 4.0])
def test_what_is_said_to_be_beyond_is(press: float) -> None:
    rng = np.random.default_rng(3)
    body = Clay().limb([(0, 0, 0, 20), (50, 10, 0, 8)], per=1, press=(0.6 * press, 0.0, 0.8 * press))
    rows = body._rows()
    balls = clay._balls(rows)
    said = 0
    for x, y, z in rng.uniform(-150, 150, (600, 3)):
        far = clay._lump(rows, 0, x, y, z)
        for d in (far - 60, far - 5, far - 1e-3, far, far + 1e-3):
            if clay._beyond(balls, 0, x, y, z, d):
                said += 1
                assert far > d
    assert said > 100


def test_a_point_is_touched_where_the_ray_falls() -> None:
    body = any_body(1)
    points = [(0.0, 0.0), (10.0, 5.0), (900.0, 900.0)]
    assert body._touched(points) == [body.touch(x, y) for x, y in points]
    assert body.touch(900, 900) is None
