"""Things for the needle that more than one card needs: wheels, curls of smoke, jellyfish, light that shines through."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.colour import Colour
from reverie_studio.finishes.embroidery_forms import Body
from reverie_studio.finishes.embroidery_hoop import Hoop, Threads, ring


def wheel(h: Hoop, x: float, y: float, r: float, rim: Threads, spokes: Threads, count: int = 9) -> None:
    """A wheel with spokes and a hub."""
    h.blob(ring(x, y, r), rim, "iron", angle=90, puff=20, holes=[ring(x, y, r * 0.74)])
    for k in range(count):
        a = k * 2 * math.pi / count + 0.2
        h.tube([(x, y, r * 0.1), (x + math.cos(a) * r * 0.8, y + math.sin(a) * r * 0.8, r * 0.05)], spokes, "iron")
    h.tube([(x - 0.5, y, r * 0.22), (x + 0.5, y, r * 0.22)], spokes, "iron")


def curl(h: Hoop, x: float, y: float, r: float, colour: Colour, tie: Colour | None = None, *, start: float = 0.0,
         turns: float = 1.9, width: float = 8.0) -> None:  # fmt: skip
    """A couched spiral: steam, a fern, a wave's crest."""
    n = turns * 2 * math.pi
    line = [(x + math.cos(start + t) * r * (1 - t / n * 0.8), y + math.sin(start + t) * r * (1 - t / n * 0.8)) for t in np.linspace(0, n, 30)]
    h.couch(line, colour, tie, width, 14)


def lit_through(body: Body, dark: float, bright: float, most: float = 1.0) -> None:
    """Light shines through from below: tone runs from one height to another."""
    rows = np.arange(body.top, body.top + body.mask.shape[0], dtype=np.float32)[:, None]
    t = np.clip((rows - dark) / (bright - dark), 0, 1) * most
    body.tone = np.asarray(np.broadcast_to(t, body.mask.shape) * (0.75 + 0.25 * body.normal[..., 2]), np.float32)


def jellyfish(h: Hoop, x: float, y: float, r: float, tone: Sequence[Colour], rng: np.random.Generator, foot: float) -> None:
    """A bell of radial gores with a lit rim, frilled arms, and threads that trail to the ground."""
    for k in range(int(9 + r / 26)):  # threads behind
        t = rng.uniform(-0.85, 0.85)
        end = (x + t * r * 1.1 - r * 0.5, foot + rng.uniform(-18, 26))
        p = [(x + t * r * 0.8, y + r * 0.1), (x + t * r - r * 0.1, y + (foot - y) * 0.35), (x + t * r * 0.8 - r * 0.35, y + (foot - y) * 0.7), end]
        p[1], p[2] = (p[1][0], p[1][1] + rng.uniform(-0.1, 0.1) * (foot - y)), (p[2][0], p[2][1] + rng.uniform(-0.1, 0.1) * (foot - y))
        h.loose(p, tone[2 + k % 3], 1.2 + r / 150)
        h.knots([(p[1][0], p[1][1], 1.6 + r / 90), (p[2][0], p[2][1], 1.4 + r / 110)], tone[3:])
    for k in range(5):  # frilled arms
        t = (k - 2) / 2.4
        n = r * (1.5 - 0.3 * abs(t))
        body = h.tube([(x + t * r * 0.4, y, r * 0.1), (x + t * r * 0.5 - r * 0.08, y + n * 0.35, r * 0.13), (x + t * r * 0.42 + r * 0.06, y + n * 0.65, r * 0.08), (x + t * r * 0.36 - r * 0.1, y + n, 1)], tone[1:], "across", angle=58, satin=60)
        lit_through(body, y + r * 1.5, y)
    h.blob([(x + math.cos(a) * r, y + math.sin(a) * r * (0.92 if math.sin(a) < 0 else 0.2)) for a in np.linspace(0, 6.28, 40)[:-1]], tone[:3], "cloth", grain=[[(x, y - r * 0.9), (x - r * 0.8, y - r * 0.3), (x - r, y)], [(x, y - r * 0.9), (x, y + r * 0.1)], [(x, y - r * 0.9), (x + r * 0.8, y - r * 0.3), (x + r, y)]], puff=r * 0.8, length=24, angle=0)
    for k in range(9):  # gores
        t = (k - 4) / 4.6
        w = r * 0.1 * math.cos(t * 1.2) + 2
        body = h.tube([(x + t * r * 0.12, y - r * 0.86, 1.5), (x + t * r * 0.7, y - r * 0.56, w), (x + t * r * 0.98, y - r * 0.02, w * 0.95), (x + t * r * 1.0, y + r * 0.12 * math.cos(t * 1.4), 2)], tone if k % 2 else tone[1:], "silk", angle=80, flat=0.7)
        lit_through(body, y - r * 1.02, y + r * 0.1, 0.82)
    h.tube([(x - r * 0.98, y - r * 0.02, r * 0.03), (x - r * 0.5, y + r * 0.13, r * 0.055), (x, y + r * 0.18, r * 0.06), (x + r * 0.5, y + r * 0.13, r * 0.055), (x + r * 0.98, y - r * 0.02, r * 0.03)], tone[3:], "across", angle=70)
    h.knots([(x + t * r * 0.98, y + r * 0.2 * math.cos(t * 1.45) + r * 0.03, 1.5 + r / 60) for t in np.linspace(-0.94, 0.94, int(8 + r / 12))], tone[3:])
