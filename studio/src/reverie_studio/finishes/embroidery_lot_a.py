"""More for the needle: small birds in many poses, chicks, a mouse, moths, fish; scales and wrinkles; chain, anchor, corn."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from reverie_studio.finishes.embroidery_forms import Points, evenly, line, tangents
from reverie_studio.finishes.embroidery_hoop import Hoop, Threads


def songbird(h: Hoop, coat: Threads, wing: Threads, breast: Threads, pose: str = "sit", bill: Threads = ("#5a3a10", "#b8822a", "#f2c860")) -> None:
    """A round small bird, about 100 px, feet at the origin, looking right. pose: sit, sleep, call, look, preen, land."""
    if pose == "land":
        for a0, n in ((-150, 5), (-62, 5)):
            for k in range(n):
                a = math.radians(a0 + k * (13 if a0 < -100 else -12))
                m = 92.0 - k * 9
                h.leaf([(-4, -40, 4), (-4 + math.cos(a) * m * 0.55, -40 + math.sin(a) * m * 0.55, 11), (-4 + math.cos(a) * m, -40 + math.sin(a) * m, 1.5)], wing, angle=28)
    tail = {"land": (-58, -2), "sleep": (-58, -16), "call": (-60, -8)}.get(pose, (-62, -22))
    h.leaf([(-22, -24, 6), ((-22 + tail[0]) / 2, (-24 + tail[1]) / 2, 8), (*tail, 3)], wing, angle=22)
    h.straight([(-4, -14, -5, 1), (7, -14, 7, 1), (-10, 2, 1, 3), (3, 2, 14, 3)], bill, 2.4)
    head = {"sleep": (8, -50), "call": (20, -62), "look": (16, -58), "preen": (-4, -56), "land": (22, -52)}.get(pose, (19, -56))
    h.tube([(-28, -24, 11), (-8, -30, 24), (8, -34, 25), ((head[0] + 10) / 2, head[1] + 10, 20), (head[0], head[1], 18)], coat, "fur", length=11)
    h.blob("26,-52 33,-36 24,-16 4,-8 -10,-12 6,-24 14,-40", breast, "fur", grain=["26,-48 22,-20 0,-12"], puff=16, length=10)
    if pose != "land":
        for k in range(3):
            h.leaf([(2, -38 + k * 4, 6), (-18, -34 + k * 5, 9 - k), (-44 + k * 5, -24 + k * 4, 1.5)], wing, angle=30)
    x, y = head
    if pose == "sleep":
        h.straight([(x + 2, y + 2, x + 7, y + 5), (x + 7, y + 5, x + 12, y + 3)], "#120c10", 2.2)
        h.blob(f"{x + 14},{y + 6}! {x + 20},{y + 16} {x + 12},{y + 26}! {x + 8},{y + 12}", bill, "silk", grain=70.0, puff=5)
        return
    turn, gap = {"call": (-42, 9.0), "look": (-20, 1.0), "preen": (148, 2.0)}.get(pose, (4, 1.5))
    with h.at(x, y, turn=turn):
        h.blob(f"14,-6! 24,{-5 - gap * 0.6} 36,{-1 - gap}! 24,1 14,1!", bill, "silk", grain=4.0, puff=5)
        h.blob(f"13,0! 22,2 32,{1 + gap}! 20,7 12,6!", bill, "silk", grain=4.0, puff=5)
    h.bead(x + (6 if pose != "preen" else -2), y - 4, 4.4, "#140e10")


def wrinkle(h: Hoop, points: Points, dark: Threads, light: Threads, width: float = 3.0) -> None:
    """A fold in skin: a dark stem line and its lit lip."""
    h.stem(points, dark, width, width * 3)
    p = line(points)
    t = tangents(p)
    h.stem(p + np.stack([-t[:, 1], t[:, 0]], 1) * width * 0.9, light, width * 0.66, width * 3)


def scales(h: Hoop, spine: Points, count: int, rows: int, size: float, threads: Threads, *, spread: float = 1.0, **more: Any) -> None:
    """Padded satin lozenges over a form: rows along a spine of (x, y, half width)."""
    p = evenly(line(spine), 2.0)
    t = tangents(p[:, :2])
    for k in range(count):
        i = int((k + 0.5) / count * (len(p) - 1))
        n = np.array([-t[i, 1], t[i, 0]])
        for r in range(rows):
            v = ((r + (0.5 if k % 2 else 0.0)) / max(1, rows - 1) - 0.5) * 2
            if abs(v) > 1:
                continue
            q = p[i, :2] + n * v * p[i, 2] * spread
            m = size * (1 - 0.45 * v * v)
            a, b = q - t[i] * m, q + t[i] * m
            h.tube([(a[0], a[1], m * 0.3), (q[0], q[1], m * 0.78), (b[0], b[1], m * 0.24)], threads, "across", flat=0.9, lit=1.05 - 0.25 * abs(v), **more)


def chick(h: Hoop, down: Threads = ("#a8700c", "#e0a81c", "#f8d23c", "#ffe878", "#fff6b8"), pose: str = "sleep", seed: int = 0) -> None:
    """A downy chick of about 100 px, sitting at the origin and asleep; pose: sleep, awake, hang (over an edge)."""
    bill, tone = ("#a8481a", "#e87c2a", "#ffb868"), h.threads(down)
    wool: dict[str, Any] = {"length": 9, "spread": 0.08, "width": 2.2}
    if pose == "hang":  # belly over the edge at the origin, head and wings down in front
        h.shag("-34,-8 -26,24 -14,52", tone[1:], 14, 30, 1, 30, 2.2, seed=seed)
        h.shag("44,-8 42,20 32,52", tone[1:], 14, 30, -1, 30, 2.2, seed=seed)
        h.tube("0,-34,26 4,-6,38 8,34,34", tone, "wool", **wool)
        for s in (-1, 1):
            h.leaf([(6 + s * 24, 4, 5), (8 + s * 42, 40, 12), (8 + s * 44, 72, 2)], tone[:4], angle=24)
        h.tube("8,66,28 10,76,35 10,80,35", tone, "wool", **wool)
        for s in (-1, 1):
            h.stem([(10 + s * 25, 74), (10 + s * 18, 67), (10 + s * 10, 72)], "#2a1406", 3.0, 6)
        h.blob("1,86! 10,80 20,86! 10,108!", bill, "silk", grain=90.0, puff=6)
        return
    x, y = (34, -72) if pose == "awake" else (36, -56)
    h.shag("-52,-20 -42,-56 -10,-74 10,-70", tone[1:], 13, 46, 1, 34, 2.2, seed=seed)
    h.tube("-22,-30,30 0,-34,38 18,-32,34", tone, "wool", **wool)
    h.leaf("-4,-38,7 -24,-28,15 -50,-20,3", tone[:4], angle=26)
    h.shag([(x - 26, y - 10), (x - 6, y - 30), (x + 18, y - 24)], tone[2:], 11, 26, 1, 34, 2.0, seed=seed)
    h.tube([(x - 6, y + 3, 28), (x, y, 31)], tone, "wool", lit=1.12, **wool)
    with h.at(x, y, turn=-14 if pose == "awake" else 22):
        h.blob("26,-6! 38,-4 50,3! 36,9 24,9!", bill, "silk", grain=4.0, puff=6)
        if pose == "awake":
            h.bead(12, -7, 5, "#140e10")
        else:
            h.stem("2,-6 11,2 20,-5", "#2a1406", 3.0, 6)


def moth(h: Hoop, wing: Threads, body: Threads = "grey fur", spot: str | None = None) -> None:
    """A moth seen from its back, head up, about 120 px across."""
    tone = h.threads(wing)
    for flip in (False, True):
        with h.at(0, 0, flip=flip):
            h.blob("4,4! 30,8 46,26 40,46 22,50 6,26", tone[:4], "silk", grain=["4,8 40,44"], puff=10, angle=24, satin=40)
            h.blob("4,-14! 34,-40 66,-46! 64,-20 46,8 20,14 4,6", tone, "silk", grain=["4,-6 60,-38", "6,2 50,0"], puff=12, angle=20, satin=50)
            if spot is not None:
                h.knots([(40, -18, 6), (40, -18, 3)], (spot, "#1a1014"))
            h.stem("3,-22 14,-40 26,-46", tone[0][None], 2.0, 5)
    h.tube("0,-22,7 0,-6,9 0,16,8 0,40,3", body, "wool", length=8)


def mouse_climbing(h: Hoop, coat: Threads = ("#4a2410", "#86481c", "#c07a34", "#eaac60", "#ffe0a8"), belly: Threads = "white") -> None:
    """A harvest mouse on an upright stem (x = 0), to its right, looking up and to the left; about 300 px high."""
    tone, pink = h.threads(coat), ("#8a3c3c", "#cc7c70", "#f4b4a0", "#ffdccc")
    h.couch("70,118 96,170 60,214 2,220 -30,190 -12,160 14,178 18,230 -6,282 -20,330", pink[1], pink[0], 8, 9)  # the tail, once round the stem
    h.tube("36,112,20 10,128,14 -14,122,9", tone[:4], "fur")
    h.tube("78,104,50 80,60,72 66,0,66 44,-50,52 20,-86,46", tone, "fur", angle=12, length=14, spread=0.08)
    h.blob("34,112! 16,60 4,10 -10,-40 22,-50 40,0 50,60 60,104", belly, "fur", puff=26, grain=["30,100 14,20 4,-40"], length=11)
    for y, s in ((-52, 1.0), (-6, 0.9)):  # hands round the stem
        h.tube([(40, y + 22, 20), (12, y + 12, 15), (-4, y + 4, 11)], tone, "fur", length=11)
        for k in range(4):
            h.tube([(0, y - 10 + k * 7, 5.5), (-14 * s, y - 11 + k * 7.5, 5), (-20 * s, y - 6 + k * 8, 3)], pink, "skin", width=1.6)
    h.tube("100,120,30 64,136,20 30,140,13", tone, "fur")
    for k in range(4):
        h.tube([(26, 130 + k * 7, 6), (-4, 128 + k * 8, 5), (-16, 134 + k * 8, 3)], pink, "skin", width=1.6)
    h.blob("66,-150 104,-172 132,-150 128,-112 96,-94 66,-112", tone, "fur", puff=18, angle=70)
    h.blob("74,-146 102,-160 120,-144 116,-118 94,-106 76,-120", pink, "face", puff=14, grain=["80,-114 114,-150"])
    h.blob("-76,-158 -50,-176 0,-174 48,-150 74,-104 58,-62 10,-48 -34,-72 -66,-118 -88,-138", tone, "fur", puff=64, grain=["-78,-148 -10,-150 60,-100", "-70,-130 -20,-90 40,-64"], length=13, spread=0.08)
    h.blob("-80,-140 -40,-112 0,-84 10,-56 -30,-72 -62,-112", belly, "fur", puff=18, grain=["-78,-138 -20,-86"], length=10)
    h.blob("-2,-176 4,-214 36,-226 56,-200 46,-166 18,-152", tone, "fur", puff=20, angle=70)
    h.blob("6,-178 12,-204 34,-212 46,-196 38,-172 18,-164", pink, "face", puff=14, grain=["16,-166 34,-206"])
    h.tube("-84,-152,9 -90,-156,9", pink, "silk")
    h.bead(-12, -138, 17, "#120a0c")
    h.straight([(-18, -146, -11, -148)], "#ffffff", 6)
    for a in (-150, -166, 176, 160, 200):
        r = math.radians(a)
        h.straight([(-64, -136, -64 + math.cos(r) * 62, -136 - math.sin(r) * -62)], "#fff6e0", 1.4, 5)
        h.straight([(-52, -126, -52 + math.cos(r + 1.9) * 46, -126 + math.sin(r + 1.9) * 46)], "#fff6e0", 1.2, 4)


def fish(h: Hoop, tone: Threads, eye: bool = True) -> None:
    """A small fish looking left, about 130 px long."""
    many = h.threads(tone)
    h.leaf("-46,0,2 0,0,18 52,0,3", many, angle=51)
    h.leaf("46,0,3 64,-13,10 78,-21,2.5", many[:3], angle=40)
    h.leaf("46,2,3 62,13,8.5 75,21,2.5", many[:3], angle=40)
    if eye:
        h.bead(-26, -4, 3.8, "#0c0e18")


def fly(h: Hoop) -> None:
    """A fly seen from above, looking right, 70 px long."""
    for a in (24, -24):
        h.leaf([(0, 0, 3), (-26, a * 0.6, 9), (-44, a, 2)], ("#9ab0b8", "#d0e0e4", "#ffffff"), "#5a6a70", angle=30)
    h.tube("-24,0,5 -6,0,10 8,0,9 18,0,8", ("#0c1416", "#1c3a3a", "#6fb3b0"), "silk")
    h.straight([(-4, 8, -10, 22), (6, 8, 8, 22), (-4, -8, -10, -22), (6, -8, 8, -22)], "#0c0a0c", 2)


def wheat_ear(h: Hoop, straw: Threads) -> None:
    """An ear of wheat or barley on top of its stalk, which ends at the origin; 150 px and its awns."""
    tone = h.threads(straw)
    for i in range(7):
        for s in (-1, 1):
            h.leaf([(0, -i * 17, 3), (s * 13, -i * 17 - 14, 8), (s * 15, -i * 17 - 32, 1.5)], tone, angle=28)
            h.straight([(s * 14, -i * 17 - 28, s * 30, -i * 17 - 84)], tone[-2][None], 1.5, s * 4)
    h.leaf("0,-112,4 0,-130,8 0,-150,1.5", tone, angle=28)


def chain(h: Hoop, places: Sequence[tuple[float, float]], steel: Threads, width: float = 6.0) -> None:
    """A chain, one link at each place, about 20 px apart."""
    tone = h.threads(steel)
    for k, (x, y) in enumerate(places):
        with h.at(x, y, 1, 20 if k % 2 else -20):
            link = [(math.cos(a) * (10 if k % 2 else 5), math.sin(a) * 14) for a in np.linspace(0, 6.4, 14)]
            h.couch(link, tone[-1 if k % 3 else -2][None], None, width)


def anchor(h: Hoop, iron: Threads) -> None:
    """An anchor that hangs from the origin, 190 px high."""
    tone = h.threads(iron)
    h.tube("0,0,10 0,150,13", tone, "iron")
    h.tube("-46,22,9 46,22,9", tone, "iron")
    h.tube("-92,84,3 -78,128,12 0,164,17 78,128,12 92,84,3", tone, "iron")
    for s in (-1, 1):
        h.blob([(s * 92, 66), (s * 112, 116), (s * 62, 108)], tone, "iron", grain=90.0, puff=16)
    h.couch([(math.cos(a) * 17, -18 + math.sin(a) * 17) for a in np.linspace(0, 6.4, 16)], tone[len(tone) // 2][None], None, 8)


def procession(h: Hoop, places: Sequence[tuple[float, float]], dark: str, turned: int | None = None, torch: int | None = None) -> None:
    """Tiny people on a far hill, 30 px high; one may have turned round, in red, one may carry a torch."""
    for k, (x, y) in enumerate(places):
        n, mine = 25 + (k * 5) % 8, k == turned
        h.tube([(x, y + 3, 5.5), (x + 1, y - n * 0.4, 4.6), (x + 1, y - n * 0.7, 3.4)], ("#8a2c2c", "#d85a44") if mine else dark, "across", width=1.6)
        h.knots([(x + 1, y - n, 4.4)], "#ffe8c8" if mine else dark)
        if k % 3 == 1:  # a bundle on the back
            h.knots([(x - 5, y - n * 0.62, 6.5)], dark)
        h.straight([(x - 2, y, x - 5, y + 8), (x + 3, y, x + 6, y + 8)], "#a83a34" if mine else dark, 2.4)
    if torch is not None:
        x, y = places[torch][0] + 12, places[torch][1] - 48
        h.straight([(x - 6, y + 34, x, y + 6)], dark, 2.6)
        h.knots([(x, y, 7), (x, y + 1, 4)], ("#ffd040", "#fff8c0"))
        h.straight([(x + math.cos(a) * 9, y + math.sin(a) * 9, x + math.cos(a) * 19, y + math.sin(a) * 19) for a in np.linspace(0, 5.6, 9)], "#fff2a0", 2.2)
