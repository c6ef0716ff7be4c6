"""Houses seen from afar or from above, a chapel, a fair at night."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop, Threads


def house(h: Hoop, wide: float, deep: float, tall: float, roof: Sequence[Threads], wall: Threads, *, rise: float = 0.9, lit: int = 0,
          door: bool = False) -> None:  # fmt: skip
    """Seen from high up, its gable towards us: foot of the gable wall at y=0; `roof` is the left and the right slope."""
    w, e = wide / 2, wide / 2 * rise
    h.blob(f"{-w},0! {-w},{-tall}! 0,{-tall - e}! {w},{-tall}! {w},0!", wall, "cloth", grain=0.0, puff=5, length=12)
    for k, (side, tone) in enumerate(zip((-1, 1), roof, strict=True)):
        o = w * 1.14 * side
        h.blob(f"{o},{-tall + 7}! 0,{-tall - e - 4}! 0,{-tall - e - deep}! {o},{-tall - deep + 6}!", tone, "across", grain=[[(0, -tall - e), (o, -tall + 4)], [(0, -tall - e - deep), (o, -tall - deep)]], angle=0, length=13, satin=15, spread=0.14, puff=9)
        h.stem([(o, -tall + 7), (0, -tall - e - 4)], h.threads(tone)[-1 if k == 0 else 1][None], 2.6, 8)
    h.stem([(0, -tall - e - 2), (0, -tall - e - deep)], h.threads(roof[0])[-1][None], 3.2, 8)
    s = wide / 100
    for k, (x, y) in enumerate(((-22, -tall * 0.62), (22, -tall * 0.62), (0, -tall - e * 0.36))):
        tone = ("#c88424", "#ffd868", "#fff6c0") if k < lit else ("#1c1420", "#342438", "#4a3850")
        h.blob(f"{x * s - 9 * s},{y - 13 * s}! {x * s + 9 * s},{y - 13 * s}! {x * s + 9 * s},{y + 12 * s}! {x * s - 9 * s},{y + 12 * s}!", tone, "silk", grain=90.0, puff=3)
    if door:
        h.blob(f"{-10 * s},0! {-10 * s},{-30 * s}! {10 * s},{-30 * s}! {10 * s},0!", ("#3a1c14", "#6a3420", "#a05c38"), "silk", grain=90.0, puff=3)


def chimney(h: Hoop, x: float, y: float, size: float, brick: Threads) -> None:
    """A short chimney whose foot is at (x, y)."""
    h.blob(f"{x - size},{y}! {x - size},{y - size * 2.6}! {x + size},{y - size * 2.6}! {x + size},{y + size * 0.6}!", brick, "across", grain=0.0, length=9, satin=10, puff=6)
    h.blob(f"{x - size * 1.15},{y - size * 2.4}! {x},{y - size * 3.2}! {x + size * 1.15},{y - size * 2.4}! {x},{y - size * 2}!", ("#1c1012", "#341c1c"), "silk", grain=0.0, puff=2)


def chapel(h: Hoop, wall: Threads, roof: Threads) -> None:
    """A small church from afar, its tower to the left: foot at y=0, 150 px high."""
    h.blob("-4,0! -4,-52! 84,-52! 84,0!", wall, "cloth", grain=0.0, puff=5)
    h.blob("-10,-50! 12,-92! 74,-92! 94,-50!", roof, "across", grain=90.0, length=13, puff=8)
    h.blob("-44,0! -44,-86! 0,-86! 0,0!", wall, "cloth", grain=0.0, puff=7)
    h.blob("-50,-84! -22,-154! 6,-84!", roof, "across", grain=80.0, length=16, puff=8)
    for x, y in ((-22, -62), (20, -26), (56, -26)):
        h.blob(f"{x - 6},{y + 12}! {x - 6},{y - 4} {x},{y - 12} {x + 6},{y - 4} {x + 6},{y + 12}!", ("#1c2430", "#34404c"), "silk", grain=90.0, puff=2)
    h.straight([(-22, -154, -22, -176), (-29, -168, -15, -168)], h.threads(roof)[0][None], 3)


def fairground(h: Hoop, rng: np.random.Generator) -> None:
    """A lit fair at night, foot at y=0: a great wheel 230 px high, a striped tent, a carousel, strings of lamps, tiny people."""
    lights = ("#ffd24a", "#ff7a4a", "#fff6c8", "#5ad0c8", "#f28ab0")
    for x in (-40, 80):
        h.couch([(x, 0), (20, -120)], "#c8844a", None, 6)
    h.couch([(20 + math.cos(a) * 106, -124 + math.sin(a) * 106) for a in np.linspace(0, 6.3, 50)], "#ffd890", "#c8642c", 6, 12)
    h.couch([(20 + math.cos(a) * 86, -124 + math.sin(a) * 86) for a in np.linspace(0, 6.3, 44)], "#e8a050", None, 3.4)
    for k in range(10):
        u, v = 20 + math.cos(k * 0.628 + 0.2) * 106, -124 + math.sin(k * 0.628 + 0.2) * 106
        h.straight([(20, -124, u, v)], "#e8b468", 2.6)
        h.blob(f"{u - 13},{v + 4}! {u + 13},{v + 4}! {u + 9},{v + 20} {u - 9},{v + 20}", lights[k % 5], "silk", grain=0.0, puff=6)
        h.knots([(u, v, 6)], lights[(k + 2) % 5])
    h.knots([(20, -124, 13)], "#ff7a4a")
    for k in range(6):  # the tent
        x0, x1 = -190 + k * 22, -168 + k * 22
        h.blob(f"{x0},0! {x0 + 4},-48! -124,-112! {x1 + 4},-48! {x1},0!", ("#a82c30", "#e8584c", "#ff9c80") if k % 2 else ("#d8c8a0", "#fff4d0", "#ffffff"), "silk", grain=80.0, puff=5)
    h.couch("-124,-110 -124,-142", "#c8844a", None, 4)
    h.blob("-122,-142! -92,-134! -122,-124!", ("#c8642c", "#ffd24a"), "silk", grain=0.0, puff=3)
    for k in range(5):  # the carousel
        h.straight([(132 + k * 22, -46, 132 + k * 22, -4)], "#fff0c0", 3.4)
        h.tube([(128 + k * 22, -18, 6), (140 + k * 22, -21, 6)], lights[k], "across")
    h.blob("116,-44! 176,-96! 236,-44! 176,-36", ("#1c5a60", "#34a0a0", "#a0e8dc"), "silk", grain=80.0, puff=10)
    h.blob("120,-6! 232,-6! 236,4 176,10 116,4", ("#a82c30", "#e8584c"), "silk", grain=0.0, puff=4)
    for p, q in (((-124, -140), (20, -232)), ((20, -232), (176, -96))):
        h.knots([(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t + 34 * math.sin(math.pi * t), 4.5) for t in np.linspace(0, 1, 13)], lights)
    for _ in range(26):
        u, v = float(rng.uniform(-200, 236)), float(rng.uniform(8, 34))
        h.tube([(u, v, 4), (u, v - 12, 4.6)], ("#2c1c34", "#5a3a5c", "#8a5a44", "#34506c")[int(rng.integers(4))], "across", width=1.6)
        h.knots([(u, v - 20, 4.4)], "#f8d0a0")
