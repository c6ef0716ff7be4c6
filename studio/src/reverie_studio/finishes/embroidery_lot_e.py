"""More for the needle: spirals and braids; ships, houses, people on roofs; boots, beans, coaches, a fair, a basket; a cut along an edge."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.finishes.embroidery_forms import evenly, flow, tangents
from reverie_studio.finishes.embroidery_hoop import Hoop, Threads
from reverie_studio.finishes.embroidery_work import Fill, Stitched
from reverie_studio.scene import Placed

Spot = tuple[float, float]


def spiral(mid: Spot, start: float, far: float, near: float, turns: float, *, flat: float = 1.0, n: int = 48) -> list[Spot]:
    """From a far radius inwards to a near one, beginning at an angle in degrees; `flat` presses it down."""
    out = []
    for t in np.linspace(0, 1, n):
        a, r = math.radians(start) + t * turns * 2 * math.pi, far * (near / far) ** float(t)
        out.append((mid[0] + math.cos(a) * r, mid[1] + math.sin(a) * r * flat))
    return out


def brig(h: Hoop, hull: Threads, canvas: Threads) -> None:
    """A two-master under all sail, going right, seen a little from above: 260 px long, waterline at y=0."""
    h.blob("-128,-38! -60,-26 40,-26 128,-44! 108,-8 60,14 -60,16 -112,2", hull, "across", grain=["-120,-20 0,-4 120,-24"], angle=4, length=30, puff=30)
    h.blob("-124,-44! -60,-32 40,-32 126,-48! 60,-38 -60,-40", ("#8a6238", "#c89a5c", "#f0d49a"), "across", grain=["-120,-40 0,-34 120,-46"], angle=4, length=24, puff=4)
    h.couch("-128,-34 -60,-22 40,-22 126,-40", "#f0d49a", None, 3.4)
    h.tube("112,-44,4 186,-78,2", hull, "iron")
    for x, tall in ((48, 236), (-52, 214)):
        h.tube([(x, -30, 4.5), (x + 6, -tall, 2.4)], ("#3a2414", "#7a5630", "#b88c50"), "iron")
        for y0, y1, w in ((-52, -118, 60), (-122, -176, 48), (-180, -tall + 8, 34)):
            h.blob([(x - w * 0.92, y0), (x - w * 0.7, y1), (x + w * 0.62, y1 - 5), (x + w * 0.98, (y0 + y1) / 2 - 2), (x + w * 0.9, y0 - 3), (x, y0 - 12)], canvas, "cloth",
                   grain=[[(x - w, y0), (x, y0 - 8), (x + w, y0)], [(x - w, y1), (x, y1), (x + w, y1)]], puff=26, angle=84, length=16)  # fmt: skip
            h.couch([(x - w * 0.74, y1), (x + w * 0.66, y1 - 5)], "#5a3a1c", None, 3.2)
    h.blob("182,-80! 108,-52! 62,-190! 120,-140", canvas, "cloth", grain=["110,-60 66,-184"], puff=12)
    h.blob("-110,-52! -64,-58! -58,-160! -96,-130", canvas, "cloth", grain=["-100,-56 -62,-150"], puff=12)
    h.blob("-46,-214! -84,-222 -112,-208! -84,-200 -46,-202!", ("#7a1c1c", "#c83c30", "#f28060"), "cloth", grain=4.0, puff=6)


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


def waving(h: Hoop, dress: Threads, flag: Threads, way: int, skin: str = "#d8a078") -> None:
    """A small person who waves a cloth overhead: feet at the origin, 60 px high; way 0, 1, 2 varies the wave."""
    x, y = ((22, -64), (-20, -68), (4, -76))[way % 3]
    h.tube("-4,-2,4 -2,-20,6 0,-34,9", dress, "across", width=1.8)
    h.tube("5,-2,4 3,-20,6 0,-34,9", dress, "across", width=1.8)
    h.tube([(0, -12, 10), (0, -26, 9), (0, -36, 8)], dress, "cloth", angle=4, width=1.8)
    h.couch([(2, -34), (x * 0.6, -44), (x, y)], skin, None, 4.4)
    h.couch([(-3, -34), (-12 - x * 0.2, -24), (-8, -14)], skin, None, 4.2)
    h.knots([(0, -47, 8.5)], skin)
    h.straight([(-7, -51, 6, -53), (-6, -54, 5, -55)], ("#2a1612", "#5a3018", "#e8d8c0")[way % 3], 3.4)
    d = 1 if x >= 0 else -1
    h.blob(f"{x},{y - 4}! {x + d * 12},{y - 15} {x + d * 24},{y - 8} {x + d * 44},{y - 20}! {x + d * 38},{y - 2}! {x + d * 40},{y + 12}! {x + d * 24},{y + 14} {x + d * 10},{y + 4}", flag, "cloth",
           grain=[[(x, y), (x + d * 14, y - 7), (x + d * 26, y + 2), (x + d * 42, y - 6)]], puff=7, width=1.8)  # fmt: skip


def braid(h: Hoop, path: Sequence[tuple[float, float, float]], strands: Sequence[str], width: float = 7.0, *, tie: str | None = None, wave: float = 0.12) -> None:
    """A river (or a plait) of couched strands side by side along (x, y, half width)."""
    p = evenly(flow(np.asarray(path, np.float32), False, 14), 6.0)
    t = tangents(p)
    n = np.stack([-t[:, 1], t[:, 0]], 1)
    for k, tone in enumerate(strands):
        v = (k + 0.5) / len(strands) * 2 - 1
        off = p[:, 2] * (v + wave * np.sin(np.arange(len(p)) * 0.16 + k * 2.4))
        h.couch(np.asarray(p[:, :2] + n * off[:, None], np.float32), tone, tie, width, 26)


def bean_pole(h: Hoop, x: float, foot: float, top: float, wood: Threads, leaf: Threads, flower: str, seed: int = 0) -> None:
    """A pole with a bean that winds up it, its leaves and a few flowers."""
    rng = np.random.default_rng([seed, int(x)])
    h.tube([(x - 6, foot, 13), (x, (foot + top) / 2, 11), (x + 8, top, 9)], wood, "across", angle=8, length=34)
    n = (foot - top) / 90
    h.couch([(x + 22 * math.sin(t * n * 3.2), foot + (top - foot) * t * 0.94) for t in np.linspace(0, 1, 44)], h.threads(leaf)[2][None], None, 6)
    for k in range(int(n * 2.4)):
        y, side = foot - 30 - k * (foot - top) / (n * 2.6), -1 if k % 2 else 1
        a = rng.uniform(-0.5, 0.6)
        for d in (-0.7, 0.0, 0.7):
            q = a + d
            h.leaf([(x + side * 16, y, 3), (x + side * (20 + 26 * math.cos(q)), y + 26 * math.sin(q), 13), (x + side * (20 + 52 * math.cos(q)), y + 52 * math.sin(q), 1.5)], leaf, h.threads(leaf)[0][None])
        if k % 3 == 0:
            h.knots([(x - side * 20, y - 8, 7), (x - side * 28, y + 2, 6)], flower)


def boot(h: Hoop, leather: Threads, lace: str, kind: int = 0) -> None:
    """A laced boot, 100 px high: its shaft ends at y=0, the sole is at y=100, the toe to the right; kinds 0 to 3."""
    top = (0, -26, 18, 4)[kind]
    toe = (66, 58, 72, 84)[kind]
    h.blob(f"-26,{top}! 24,{top - 4}! 26,46 {toe - 20},58 {toe},78 {toe - 2},94! -28,94! -30,60", leather, "iron", grain=[f"0,{top} 0,60 20,86", f"20,60 {toe - 6},80"], angle=8, length=20, puff=24, spread=0.07)
    h.blob(f"-32,90! {toe},90! {toe + 4},102 20,104! -8,98! -8,108! -32,108!" if kind != 2 else f"-34,88! {toe + 2},88! {toe + 6},108! -34,108!", ("#1c1210", "#3a261c", "#6a4a34"), "across", grain=0.0, puff=5)
    h.tube([(-28, top + 2, 8), (24, top - 2, 8)], h.threads(leather)[1:], "wool", angle=80)
    for k in range(4):
        y = top + 18 + k * (40 - top) / 4
        h.straight([(4, y, 28, y + 5), (28, y - 2, 6, y + 9)], lace, 3.2)
    h.loose([(18, top + 14), (40, top + 4), (46, top + 22), (22, top + 16)], lace, 3)
    h.loose([(18, top + 14), (36, top + 24), (40, top + 40)], lace, 3)


def chapel(h: Hoop, wall: Threads, roof: Threads) -> None:
    """A small church from afar, its tower to the left: foot at y=0, 150 px high."""
    h.blob("-4,0! -4,-52! 84,-52! 84,0!", wall, "cloth", grain=0.0, puff=5)
    h.blob("-10,-50! 12,-92! 74,-92! 94,-50!", roof, "across", grain=90.0, length=13, puff=8)
    h.blob("-44,0! -44,-86! 0,-86! 0,0!", wall, "cloth", grain=0.0, puff=7)
    h.blob("-50,-84! -22,-154! 6,-84!", roof, "across", grain=80.0, length=16, puff=8)
    for x, y in ((-22, -62), (20, -26), (56, -26)):
        h.blob(f"{x - 6},{y + 12}! {x - 6},{y - 4} {x},{y - 12} {x + 6},{y - 4} {x + 6},{y + 12}!", ("#1c2430", "#34404c"), "silk", grain=90.0, puff=2)
    h.straight([(-22, -154, -22, -176), (-29, -168, -15, -168)], h.threads(roof)[0][None], 3)


def anchor_hauling(h: Hoop, iron: Threads, weed: Threads) -> None:
    """An anchor that drags itself to the right: it leans on its flukes, its ring ahead; ground at y=0, 300 px long."""
    h.tube("-150,-52,4 -136,0,15 -92,26,22 -50,-6,20 -34,-70,14 -44,-112,4", iron, "iron", angle=84)
    h.blob("-44,-142! -84,-84 -16,-92!", iron, "iron", grain=80.0, puff=18)
    h.tube("-86,10,18 0,-66,18 96,-150,15 128,-178,13", iron, "iron", angle=84, satin=60)
    h.tube("62,-176,12 96,-140,13 142,-92,11", iron, "iron", angle=84)
    for x, y in ((60, -178), (144, -90)):
        h.bead(x, y, 15, "#5c6670")
    h.couch([(150 + math.cos(a) * 27, -198 + math.sin(a) * 27) for a in np.linspace(0, 6.4, 24)], h.threads(iron)[3][None], None, 12)
    rng = np.random.default_rng(3)
    for k in range(9):
        x, y = 140 + k * 4, -222 + (k % 3) * 10
        h.loose([(x, y + 20), (x - 26 - k * 3, y + 44), (x - 30 + rng.normal(0, 10), y + 84), (x - 50 + rng.normal(0, 14), y + 116)], h.threads(weed)[k % 3][None], 5)
        h.leaf([(x - 30, y + 60, 2), (x - 44, y + 84, 8), (x - 50, y + 110, 1)], weed, angle=24)


def cut(made: Sequence[Placed], edge: Sequence[Spot], keep: int = -1) -> None:
    """Keep of a sewn thing only what lies left (-1) or right (1) of an edge that runs down the card."""
    line = np.asarray(edge, np.float32)
    for layer in made[0].layers:
        for step in layer.work if isinstance(layer, Stitched) else ():
            if isinstance(step, Fill):
                b = step.body
                rows = np.arange(b.top, b.top + b.mask.shape[0], dtype=np.float32)[:, None]
                columns = np.arange(b.left, b.left + b.mask.shape[1], dtype=np.float32)[None]
                b.mask = np.asarray(b.mask * ((columns - np.interp(rows, line[:, 1], line[:, 0])) * keep > 0), np.float32)


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


def coach_side(h: Hoop, red: Threads, curtain: Threads) -> None:
    """A closed coach from the side and a little above: wheels on y=0, 300 px wide, 260 px high."""
    for x, r in ((-104, 52), (104, 58)):
        h.blob([(x + math.cos(a) * r, -r + math.sin(a) * r) for a in np.linspace(0, 6.28, 26)[:-1]], ("#1c1210", "#44281c", "#8a5a38"), "iron", angle=90, puff=9, holes=[[(x + math.cos(a) * r * 0.78, -r + math.sin(a) * r * 0.78) for a in np.linspace(0, 6.28, 26)[:-1]]])
        for k in range(8):
            h.couch([(x, -r), (x + math.cos(k * 0.785) * r * 0.84, -r + math.sin(k * 0.785) * r * 0.84)], "#6a4028", None, 5)
        h.knots([(x, -r, 10)], "#c8923c")
    h.blob("-128,-76! -150,-176! -134,-206! 134,-206! 150,-176! 128,-76! 70,-50 -70,-50", red, "cloth", grain=["-120,-90 -136,-190", "0,-60 0,-200", "120,-90 136,-190"], puff=26, length=18)
    h.blob("-146,-200! -120,-246! 120,-246! 146,-200! 60,-192 -60,-192", h.threads(red)[1:], "cloth", grain=0.0, puff=14)
    h.couch("-146,-200 -60,-192 60,-192 146,-200", "#e8b848", "#6a3c14", 6, 11)
    h.couch("-146,-176 -132,-80 -70,-54 70,-54 132,-80 146,-176", "#e8b848", None, 4)
    h.couch("-38,-190 -38,-56", "#4a141c", None, 3)
    h.couch("38,-190 38,-56", "#4a141c", None, 3)
    for x in (-86, 0, 86):
        h.blob(f"{x - 28},-178! {x + 28},-178! {x + 28},-122! {x - 28},-122!", ("#140c12", "#2a1a22"), "silk", grain=0.0, puff=3)
        gap = 18 if x == 0 else 0
        for s in (-1, 1):
            h.blob(f"{x + s * 28},-178! {x + s * gap * 0.3},-178! {x + s * gap},-150 {x + s * gap * 0.6},-122! {x + s * 28},-122!", curtain, "cloth", grain=90.0, puff=6)
    for x in (-5, 6):
        h.bead(x, -152, 5, "#f4ecd8")
    h.tube("-50,-262,15 10,-264,17", ("#3a2414", "#7a5430", "#b08450"), "across")
    h.tube("30,-260,13 84,-258,14", ("#1c3a34", "#34685c", "#5c9c88"), "across")
    for x in (-34, -6, 44, 68):
        h.straight([(x, -280, x + 2, -246)], "#2a1a14", 4)


def bindweed(h: Hoop, path: Sequence[Spot], leaf: Threads, flower: Threads, rng: np.random.Generator, every: int = 3) -> None:
    """A climbing stem along a path with arrow leaves and, at every third leaf, a white trumpet."""
    p = evenly(flow(np.asarray(path, np.float32), False, 12), 26.0)
    t = tangents(p)
    h.couch(p, h.threads(leaf)[1][None], None, 5.5)
    for k in range(1, len(p) - 1):
        side = -1 if k % 2 else 1
        a = math.atan2(t[k, 1], t[k, 0]) + side * float(rng.uniform(0.7, 1.5))
        x, y, c, s = float(p[k, 0]), float(p[k, 1]), math.cos(a), math.sin(a)
        if k % every:
            n = float(rng.uniform(34, 48))
            h.leaf([(x, y, 2), (x + c * n * 0.42, y + s * n * 0.42, 15), (x + c * n, y + s * n, 1)], leaf, h.threads(leaf)[0][None])
        else:
            fx, fy = x + c * 26, y + s * 26
            h.tube([(x, y, 3), (fx, fy, 9)], leaf, "across")
            h.blob([(fx + math.cos(b) * (25 + 3 * math.cos(b * 5)), fy + math.sin(b) * (22 + 3 * math.cos(b * 5))) for b in np.linspace(0, 6.28, 21)[:-1]], flower, "silk", puff=8, angle=90, satin=24)
            h.star(fx, fy, 17, h.threads(flower)[0][None], 5, 1.8)
            h.knots([(fx, fy, 5)], "#f0d24a")


def carrying_basket(h: Hoop, wicker: Threads, wide: float = 130.0, tall: float = 190.0) -> None:
    """A back basket from the side: rim at y=0, narrower below; woven."""
    h.blob(f"{-wide},0! {wide},0! {wide * 0.72},{tall}! {-wide * 0.72},{tall}!", h.threads(wicker)[:3], "cloth", grain=0.0, puff=40)
    for j in range(int(tall / 17)):
        y = 12 + j * 17
        w = wide - (wide * 0.28) * y / tall
        for k in range(int(2 * w / 26)):
            x = -w + 14 + k * 26 + (13 if j % 2 else 0)
            tone = h.threads(wicker)[min(4, 1 + int(2.2 * (1 - abs(x / w + 0.35))) + (k + j) % 2)][None]
            h.tube([(x - 12, y, 7), (x, y - 3, 8), (x + 12, y, 7)], tone, "across", angle=8)
    h.tube([(-wide - 4, 2, 13), (0, 9, 14), (wide + 4, 2, 13)], wicker, "across", angle=60)
    h.tube([(-wide * 0.72, tall, 9), (0, tall + 6, 10), (wide * 0.72, tall, 9)], wicker, "across", angle=60)


def telegraph(h: Hoop, poles: Sequence[tuple[float, float, float, float]], wood: Threads = ("#2c2418", "#54462e", "#84704a")) -> None:
    """Telegraph poles (x, foot, top, radius) from near to far, and two sagging wires from the card's right edge on."""
    for x, foot, top, r in poles:
        h.tube([(x, foot, r), (x + 2, top, r * 0.8)], wood, "across", angle=8, length=30)
        h.tube([(x - r * 4, top + r * 2, r * 0.5), (x + r * 4, top + r * 2, r * 0.5)], wood, "across")
    for d in (-1, 1):
        p = [(x + d * r * 3.6, top + r * 1.6) for x, _, top, r in poles]
        h.couch([(830, p[0][1] - 120), p[0], ((p[0][0] + p[1][0]) / 2 - 4, (p[0][1] + p[1][1]) / 2 + 36), *p[1:]], "#4a4030", None, 2.6)


def suitcase(h: Hoop, x: float, y: float, w: float, leather: Threads, grass: Threads) -> None:
    """A suitcase with two belts, standing on y, `w` px to either side of x; grass has grown before it."""
    h.blob(f"{x - w},{y}! {x - w},{y - 74}! {x + w},{y - 74}! {x + w},{y}!", leather, "cloth", grain=0.0, puff=14)
    h.couch([(x - 18, y - 74), (x - 12, y - 92), (x + 12, y - 92), (x + 18, y - 74)], "#2c2018", None, 6)
    for d in (-30, 30):
        h.couch([(x + d, y - 74), (x + d, y)], "#d8b878", None, 5)
    h.shag([(x - w, y), (x + w, y)], grass, 24, 26, 1, 24, 3.0)


def hill_pocket(h: Hoop, shape: str, mouth: str, seam: str, red: Sequence[str], thread: str) -> None:
    """A pocket of other cloth, quilted, its seam whipped down, its mouth (x, y, radius) a rolled hem; `red` from top to foot."""
    h.patch(shape, [(540, red[0]), (820, red[1]), (1100, red[2])], lift=20, pitch=4.4, tilt=0.02)
    h.whip(seam, thread, 8, 30, 34)
    for k in range(7):
        h.run([(130 + k * 96, 640), (170 + k * 92, 820), (140 + k * 92, 1040)], red[2], 3, 12, 9)
    h.tube(mouth, red[::-1], "across", angle=80)
    h.run([tuple(float(v) for v in w.split(",")[:2]) for w in mouth.split()], thread, 4, 16, 12)


def cloud(h: Hoop, wool: Threads, seed: int = 0, wide: float = 100.0) -> None:
    """A woolly cloud, `wide` px to either side of the origin, its flat foot at y=0: overlapping puffs, the nearest last."""
    rng = np.random.default_rng([seed, 5])
    for row, (count, up, r) in enumerate(((3, 0.72, 0.36), (4, 0.44, 0.38), (5, 0.2, 0.3))):
        for k in range(count):
            t = (k + 0.5) / count * 2 - 1
            x, y = t * wide * (0.5 + row * 0.2) + float(rng.normal(0, 4)), -wide * up * (1 - 0.3 * t * t) - wide * 0.06
            n = wide * r * float(rng.uniform(0.85, 1.1)) * (1 - 0.24 * abs(t))
            h.blob([(x + math.cos(a) * n, y + math.sin(a) * n * 0.86) for a in np.linspace(0, 2 * math.pi, 14, endpoint=False)], wool, "wool", grain=[[(x - n, y + n * 0.3), (x, y - n * 0.7), (x + n, y + n * 0.3)]], puff=n * 0.8, width=3.0)


def drystone(h: Hoop, path: Sequence[Spot], stone: Threads, rng: np.random.Generator, tall: float = 34.0) -> None:
    """A dry stone wall along a path, three courses high."""
    p = evenly(flow(np.asarray(path, np.float32), False, 12), 4.0)
    for row in range(3):
        i = 3 * (row % 2)
        while i < len(p) - 2:
            w = int(rng.integers(5, 9))
            j = min(len(p) - 1, i + w)
            (x0, y0), (x1, y1), up = p[i], p[j], tall * (row + 0.5) / 3
            h.tube([(float(x0) + 5, float(y0) - up, tall * 0.18), (float(x1) - 5, float(y1) - up, tall * 0.17)], stone, "across", angle=20, length=12, lit=float(rng.uniform(0.75, 1.1)))
            i = j
