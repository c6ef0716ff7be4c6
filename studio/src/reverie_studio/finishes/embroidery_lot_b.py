"""More for the needle: scales on any form, a frame with an opening, a form that is lit by a rule, hens."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from reverie_studio.colour import Array
from reverie_studio.finishes.embroidery_forms import Body, Points, evenly, outline
from reverie_studio.finishes.embroidery_hoop import Hoop, Threads


def frame(opening: Points) -> list[tuple[float, float]]:
    """The whole card but for an opening, as one outline: for patch, shade or sheer with a window in it."""
    around = outline(opening)
    hole = evenly(np.vstack([around, around[:1]]), 3.0)
    start = int(np.argmin(hole[:, 1]))
    hole = np.vstack([hole[start:], hole[: start + 1]])
    x, y = hole[:, 0], hole[:, 1]
    if float(np.sum(x * np.roll(y, -1) - y * np.roll(x, -1))) > 0:
        hole = hole[::-1]
    top = float(hole[0, 0])
    edge = [(top, -20.0), (820.0, -20.0), (820.0, 1220.0), (-20.0, 1220.0), (-20.0, -20.0), (top - 0.5, -20.0)]
    return [*edge, *((float(a), float(b)) for a, b in hole)]


def toned(body: Body, rule: Callable[[Array, Array], Array]) -> Body:
    """Light a form by a rule of card x and y (0 shade … 1 light), a little rounder where it turns away."""
    h, w = body.mask.shape
    y, x = np.mgrid[body.top : body.top + h, body.left : body.left + w].astype(np.float32)
    body.tone = np.asarray(np.clip(rule(x, y), 0, 1) * (0.62 + 0.38 * body.normal[..., 2]), np.float32)
    return body


def scales(h: Hoop, body: Body, threads: Threads, size: float = 12.0, *, light: tuple[float, float] | None = None,
           bright: float = 1.0, keep: float = 1.0, seed: int = 0) -> None:  # fmt: skip
    """Scales over a form that is already sewn: each is a small leaf of five stitches, its tip a dark notch.

    They lie along the form's own direction, staggered; their threads run from shade to light.
    """
    tone = h.threads(threads)
    lx, ly = light if light is not None else h.s.light
    rng = np.random.default_rng([h.s.seed, seed, body.left, body.top])
    rows, columns = body.mask.shape
    ends: list[tuple[float, float, float, float]] = []
    cols: list[Array] = []
    gap = size * 0.86
    for j, y in enumerate(np.arange(gap / 2, rows, gap * 0.8)):
        for x in np.arange(gap / 2 + (gap / 2 if j % 2 else 0), columns, gap):
            iy, ix = int(y), int(x)
            if body.mask[iy, ix] < 0.5 or rng.random() > keep:
                continue
            n, d = body.normal[iy, ix], body.direction[iy, ix]
            t = 0.3 + 0.62 * max(0.0, float(n[0] * lx + n[1] * ly) * 0.8 + float(n[2]) * 0.35)
            t = float(np.clip(t * bright + rng.normal(0, 0.07), 0, 0.999)) * (len(tone) - 1)
            cx, cy, s = body.left + x, body.top + y, size * 0.5
            dx, dy = float(d[0]) * s, float(d[1]) * s
            for k in (-1.0, -0.5, 0.0, 0.5, 1.0):
                reach = 1 - 0.45 * abs(k)
                ox, oy = -dy * k * 0.8, dx * k * 0.8
                ends.append((cx + ox - dx * reach, cy + oy - dy * reach, cx + ox + dx * reach, cy + oy + dy * reach))
                cols.append(tone[min(len(tone) - 1, int(t + (0.5 if k < 0 else 0.0) + rng.random() * 0.5))])
    with h.at_card():
        for k in range(len(tone)):
            mine = [e for e, c in zip(ends, cols, strict=True) if np.array_equal(c, tone[k])]
            if mine:
                h.straight(mine, tone[k][None], size * 0.2)


def hen(h: Hoop, coat: Threads, *, neck: float = 0.0, comb: Threads = ("#7a1a1c", "#b8302c", "#e2574a", "#ff9a84"),
        peck: bool = False) -> None:  # fmt: skip
    """A hen looking right, feet at the origin, about 130 px long; `neck` stretches it (0 … 1)."""
    h.straight([(-6, -34, -8, -2), (12, -34, 12, -2), (-8, -2, 6, 0), (-8, -2, -18, 0), (12, -2, 26, 0), (12, -2, 2, 0)], "#d29a3a", 3)
    for k in range(5):
        a = math.radians(205 + k * 14)
        h.leaf([(-30, -64, 5), (-30 + math.cos(a) * 34, -66 + math.sin(a) * 34, 10), (-30 + math.cos(a) * 62, -66 + math.sin(a) * 62, 2)], coat, angle=24)
    h.blob("-48,-70 -20,-66 10,-78 34,-92 46,-70 38,-42 12,-26 -20,-26 -42,-44", coat, "fur", grain=["40,-80 0,-52 -44,-60"], puff=34)
    hx, hy = (52 + 8 * neck, -112 - 34 * neck) if not peck else (74, -36)
    h.tube([(30, -72, 22), ((34 + hx) / 2, (-78 + hy) / 2, 14), (hx, hy, 12)], coat, "fur", angle=8)
    for k in range(3):
        h.leaf([(24, -66 + k * 9, 4), (-4, -60 + k * 10, 10), (-34 + k * 6, -56 + k * 8, 2)], coat, angle=30)
    h.knots([(hx - 8, hy - 13, 5.5), (hx, hy - 16, 6), (hx + 8, hy - 12, 5)], comb)
    h.blob(f"{hx + 9},{hy - 6}! {hx + 27},{hy + 2}! {hx + 9},{hy + 6}!", "gold", "silk", grain=0.0, puff=4)
    h.knots([(hx + 10, hy + 12, 4.5)], comb)
    h.knots([(hx + 3, hy - 3, 2.6)], "#140e10")


def arc(x: float, y: float, rx: float, ry: float, a0: float = 0.0, a1: float = 360.0, n: int = 24) -> Sequence[tuple[float, float]]:
    """Points on an ellipse from one angle to another (degrees, clockwise from the right)."""
    return [(x + math.cos(math.radians(a)) * rx, y + math.sin(math.radians(a)) * ry) for a in np.linspace(a0, a1, n, endpoint=a1 - a0 != 360)]


def bitten(x: float, y: float, r: float, seed: int = 0) -> list[tuple[float, float]]:
    """The outline of a hole that was eaten: a ring of small bites."""
    rng = np.random.default_rng([seed, int(x), int(y)])
    n = int(rng.integers(7, 11))
    cuts = rng.uniform(0.4, 1.6, n).cumsum()
    cuts = cuts / cuts[-1] * 2 * math.pi
    far, turn, slim = rng.uniform(0.7, 1.15, n), rng.uniform(0, 3.14), rng.uniform(0.68, 0.9)
    out = []
    for a in np.linspace(0, 2 * math.pi, 120, endpoint=False):
        k = int(np.searchsorted(cuts, a)) % n
        low = float(cuts[k - 1]) if k else 0.0
        f = (a - low) / max(1e-3, float(cuts[k]) - low)
        q = r * (0.5 * (far[k] * (1 - f) + far[(k + 1) % n] * f) + 0.5 * far[k]) * (0.88 + 0.2 * math.sin(math.pi * f))
        u, v = math.cos(a) * q, math.sin(a) * q * slim
        out.append((x + u * math.cos(turn) - v * math.sin(turn), y + u * math.sin(turn) + v * math.cos(turn)))
    return out


def shaft(h: Hoop, top: tuple[float, float, float], foot: tuple[float, float, float], colour: Threads, count: int = 40,
          width: float = 1.5, seed: int = 0) -> None:  # fmt: skip
    """A fall of light: long thin stitches from one width (x, y, half width) to another, rarer downwards."""
    rng = np.random.default_rng([h.s.seed, seed, int(top[0])])
    ends = []
    for _ in range(count):
        t, across = rng.random() ** 1.4, rng.uniform(-1, 1)
        n = rng.uniform(0.05, 0.13)
        p, q = ((top[0] + across * top[2]) * (1 - v) + (foot[0] + across * foot[2]) * v for v in (t, t + n))
        ends.append((p, top[1] + (foot[1] - top[1]) * t, q, top[1] + (foot[1] - top[1]) * (t + n)))
    h.straight(ends, colour, width)


def clew(h: Hoop, x: float, y: float, r: float, threads: Threads, *, turns: int = 9, seed: int = 0) -> None:
    """A ball of wound thread: layer after layer of lenses of long stitches, each in another direction."""
    rng = np.random.default_rng([h.s.seed, seed, int(r)])
    tone = h.threads(threads)
    h.blob(arc(x, y, r, r), tone[:3], "hair", grain=30.0, puff=r, length=60, satin=90)
    for k in range(turns):
        a = math.degrees(k * 2.39996) % 180 + float(rng.normal(0, 8))
        wide = r * (0.62 - 0.03 * k)
        off = float(rng.uniform(-0.34, 0.34)) * r
        with h.at(x, y, 1.0, a):
            n = math.sqrt(max(0.0, r * r - off * off)) * 0.985
            body = h.blob([(-n, off * 0.9), (-n * 0.5, off - wide * 0.46), (0.0, off - wide * 0.56), (n * 0.5, off - wide * 0.46), (n, off * 0.9), (n * 0.5, off + wide * 0.34), (0.0, off + wide * 0.42), (-n * 0.5, off + wide * 0.34)],
                          tone, "hair", grain=[[(-n, off), (0.0, off - wide * 0.5), (n, off)], [(-n, off), (0.0, off + wide * 0.36), (n, off)]], puff=r * 0.16, angle=0, length=r * 0.9, satin=r * 1.1, width=2.8, gloss=0.45)  # fmt: skip
        _round_tone(body, *h.where(x, y), r * h.place.scale, h.s.light)


def _round_tone(body: Body, x: float, y: float, r: float, light: tuple[float, float]) -> None:
    """Light a piece of a ball as the ball is lit."""

    def rule(px: Array, py: Array) -> Array:
        u, v = (px - x) / r, (py - y) / r
        return np.asarray(0.52 + 0.5 * (u * light[0] + v * light[1]) - 0.34 * (u * u + v * v) ** 2, np.float32)

    toned(body, rule)
