"""A wave that breaks, cut as streams between two rails; stones of a beach; a ram's fore part that braces itself."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from reverie_studio.engine.bodies import FINE, Body
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.linocut_tools import Cutting
from reverie_studio.sculpt.beast_heads import ram_head

Line = npt.NDArray[np.float64]
Stream = tuple[float, float, float, float, float, int]  # across, how wide, from, to (0 … 1 along), where it is widest, ink


def rails(outer: Sequence[Sequence[float]], inner: Sequence[Sequence[float]], count: int = 500) -> tuple[Line, Line]:
    """Two lines of as many knots each, walked together, so that streams may lie between them."""
    a, b = flow([p[:2] for p in outer], 10), flow([p[:2] for p in inner], 10)
    far = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff((a + b) / 2, axis=0).T))])
    at = np.linspace(0, far[-1], count)
    one, two = (np.column_stack([np.interp(at, far, line[:, k]) for k in (0, 1)]) for line in (a, b))
    return one, two


def curl(centre: tuple[float, float], left: float, grow: float, start: float, end: float, thick: float, count: int = 40) -> tuple[Line, Line]:
    """The two edges of a spiral arm that rolls in to our left and down: outer and inner from `start` to `end` degrees (270 above, 180 left, 90 below, 0 right …).

    `left` is its radius at 180 degrees, `grow` per radian; `thick` the share of the way to the next turn that is water, thinner inwards.
    """
    a = np.radians(np.linspace(start, end, count))
    r = left * np.exp(grow * (a - math.pi))
    q = np.linspace(0, 1, count)
    inner = r * (1 - (1 - math.exp(-grow * math.tau)) * thick * (1 - 0.35 * q))
    way = np.column_stack([np.cos(a), np.sin(a)])
    return np.asarray(centre) + way * r[:, None], np.asarray(centre) + way * inner[:, None]


def streams(t: Cutting, outer: Line, inner: Line, rows: Sequence[Stream]) -> None:
    """Flat wedges of one ink that run along two rails and end in points."""
    n = len(outer)
    for across, wide, start, end, most, ink in rows:
        k = np.arange(max(0, int(start * n)), min(n - 1, int(end * n)) + 1)
        if len(k) < 4:
            continue
        q = np.linspace(0, 1, len(k))
        half = 0.5 * wide * np.where(q < most, q / max(0.02, most), (1 - q) / max(0.02, 1 - most)) ** 0.75
        edges = []
        for side in (-1, 1):
            v = np.clip(across + side * half, 0, 1)[:, None]
            edges.append(outer[k] * (1 - v) + inner[k] * v)
        shape = [(float(x), float(y)) for x, y in [*edges[0], *edges[1][::-1]]]
        t.flat([p for i, p in enumerate(shape) if i % 2 == 0], ink=ink)


def stone(x: float, y: float, r: float, flat: float = 1.6, z: float = 0.0) -> Clay:
    """A pebble of the beach, lying; `flat` presses it."""
    return Clay().limb([(x - r * 0.4, y, z, r), (x + r * 0.4, y + r * 0.06, z, r * 0.9)], press=(0, flat, 0), melt=4, part="stone")


def bracing_ram(*, look: tuple[float, float] = (0.8, 0.0)) -> Clay:
    """A ram's head, shoulders and forelegs in profile to our right, pushing with its brow: `ram_head` at the origin, back at y = -150, soles at y = 560. Parts: as ram_head, and leg, hoof."""
    c = Clay()
    for knots in ([(-170, 150, -60, 90), (-110, 290, -70, 44), (-70, 384, -72, 29), (-68, 410, -72, 27), (-82, 506, -72, 19), (-66, 540, -70, 25)],
                  [(-214, 150, 10, 98), (-222, 290, 30, 46), (-226, 390, 34, 31), (-230, 414, 34, 29), (-256, 506, 34, 20), (-240, 540, 36, 27)]):  # fmt: skip
        c.limb(knots, melt=14, part="leg", per=5)
        x, y, z, r = knots[-1]
        for side in (-0.45, 0.55):
            c.limb([(x + 4, y + 2, z + 16 * side, r * 0.8), (x + 20, y + 24, z + 20 * side, r * 0.78), (x + 30, y + 36, z + 20 * side, r * 0.4)], melt=2, part="hoof", press=(0, 0, 1.2), per=3)
    c.limb([(-80, -40, -40, 96), (-220, 0, -70, 176), (-400, 10, -100, 240), (-560, 0, -110, 270)], melt=14, part="wool", per=5)
    c.ball(-196, 130, -10, 100, melt=40, part="wool").ball(-120, 110, -30, 84, melt=36, part="wool")
    return c.add(ram_head(look=look, lids=0.75, inner=-1.0))



def lace(t: Cutting, rng: np.random.Generator, left: float, right: float, top: float, low: float, holes: int = 26) -> None:
    """Foam that runs out on a beach: a bare band with a scalloped lower edge and holes in it."""
    n = max(3, int((right - left) / 62))
    edge: list[tuple[float, float]] = [(left, top)]
    xs = np.linspace(left, right, n + 1)
    for a, b in zip(xs[:-1], xs[1:], strict=True):
        deep = low + rng.uniform(-12, 10)
        edge += [(a + (b - a) * q, deep - 15 * (2 * q - 1) ** 2 * 1.6) for q in (0.04, 0.25, 0.5, 0.75, 0.96)]
    edge += [(right, top), ((left + right) / 2, top - 9)]
    t.flat([(float(x), float(y)) for x, y in edge], ink=0)
    for _ in range(holes):
        x, y, r = rng.uniform(left, right), rng.uniform(top + 8, low - 16), rng.uniform(3, 8)
        t.flat([(float(x + 2.2 * r * math.cos(a)), float(y + r * 0.8 * math.sin(a))) for a in np.linspace(0, math.tau, 12, endpoint=False)], ink=1)


def locks_of(t: Cutting, body: Body, step: float, size: float, part: str = "wool", least: float = 0.12, ink: int = 0, skip: tuple[float, float, float] = (0, 0, 0)) -> None:
    """Wool as hooks: a bent wedge wherever it is light, larger in more light, turned anyhow, over a part of a body that `clay` gave back; none within `skip` (x, y, radius)."""
    if part not in body.part:
        return
    here, rng = body.part[part] * body.mask, t.rng
    wedges: list[tuple[list[tuple[float, float]], float, int]] = []
    for i, y in enumerate(np.arange(step * 0.3, here.shape[0] / FINE, step * 0.8)):
        for x in np.arange(step * (0.25 + 0.5 * (i % 2)), here.shape[1] / FINE, step):
            u, v = float(x + rng.normal(0, step * 0.16)), float(y + rng.normal(0, step * 0.16))
            j, k = int(v * FINE), int(u * FINE)
            if not (0 <= j < here.shape[0] and 0 <= k < here.shape[1]) or here[j, k] < 0.5:
                continue
            if math.hypot(u + body.left / FINE - skip[0], v + body.top / FINE - skip[1]) < skip[2]:
                continue
            light = float(body.tone[j, k])
            q = min(1.0, light * 1.5)
            if q < least:
                continue
            a, r = rng.uniform(0, math.tau), size * (0.3 + 0.26 * q) * rng.uniform(0.8, 1.2)
            cx, cy = u + body.left / FINE, v + body.top / FINE
            turn = [a + 0.8 * m for m in range(10)]
            wedges.append(([(cx + r * (1 - 0.078 * m) * math.cos(w), cy + r * (1 - 0.078 * m) * math.sin(w)) for m, w in enumerate(turn)], size * (0.1 + 0.1 * q), ink if q > 0.5 else 1))
    for level in sorted({w[2] for w in wedges}, reverse=True):
        with t.down_to(level):
            t.strokes([w[0] for w in wedges if w[2] == level], [w[1] for w in wedges if w[2] == level], ends=(0.15, 0.1))
