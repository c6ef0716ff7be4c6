"""Land, rock, water, sky and weather, engraved."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import cv2
import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array
from reverie_studio.engine.bodies import FINE, Body, Point, from_clay
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.engine.noise import field
from reverie_studio.finishes.scratchboard_plate import Cut
from reverie_studio.finishes.scratchboard_tools import CUTS, Thing
from reverie_studio.sculpt.marks import Knots, Spot, ellipse, grid, inside, over, ring
from reverie_studio.sculpt.plants import sward
from reverie_studio.sculpt.things import egg

Field = Callable[[Array, Array], Array]  # something by x and y of the card


def cloudy(rng: np.random.Generator, wide: float, tall: float, octaves: int = 3) -> Array:
    """Noise of about -1 to 1 over the card, with patches so wide and so tall."""
    out = np.zeros((HEIGHT, WIDTH), np.float32)
    for k in range(octaves):
        size = (max(2, int(HEIGHT * 2**k / tall) + 2), max(2, int(WIDTH * 2**k / wide) + 2))
        out += cv2.resize(rng.normal(0, 1, size).astype(np.float32), (WIDTH, HEIGHT), interpolation=cv2.INTER_CUBIC) * 0.5**k
    return np.asarray(out / 1.7, np.float32)


def engrave(t: Thing, tone: Array | Field, angle: Array | Field | float = 0.0, how: str | Cut = "ground", *, where: Array | None = None,
            spot: float | None = None, **changes: Any) -> Body:  # fmt: skip
    """Scratch light (arrays or functions over the card, 0…1) along directions (radians); black elsewhere in `where`."""
    x, y = grid()
    light = np.asarray(tone(x, y) if callable(tone) else tone, np.float32)
    turn = np.asarray(angle(x, y) if callable(angle) else angle + 0 * x, np.float32)
    mask = np.ones_like(light) if where is None else where
    rows, columns = np.nonzero(mask > 0.01)
    top, left, bottom, right = int(rows.min()), int(columns.min()), int(rows.max()) + 1, int(columns.max()) + 1
    here, size = np.s_[top:bottom, left:right], ((right - left) * FINE, (bottom - top) * FINE)

    def fine(a: Array) -> Array:
        return np.asarray(cv2.resize(np.ascontiguousarray(a[here], np.float32), size, interpolation=cv2.INTER_LINEAR), np.float32)

    field = np.dstack([fine(np.cos(turn)), fine(np.sin(turn))])
    body = Body(left * FINE, top * FINE, fine(mask), fine(light * mask), field, np.zeros(size[::-1], np.float32), {})
    return t._hatch(body, CUTS[how] if isinstance(how, str) else how, spot, None, None, changes)


def relief(height: Array, light: tuple[float, float, float], steep: float = 1.0) -> tuple[Array, Array]:
    """A land of heights (px) seen from above: how light each point is, and the direction water would run there."""
    gx, gy = cv2.Sobel(height, cv2.CV_32F, 1, 0, ksize=5) / 128 * steep, cv2.Sobel(height, cv2.CV_32F, 0, 1, ksize=5) / 128 * steep
    long = math.sqrt(sum(v * v for v in light))
    tone = (-gx * light[0] - gy * light[1] + light[2]) / (long * np.sqrt(1 + gx * gx + gy * gy))
    return np.asarray(np.clip(tone, 0, 1), np.float32), np.asarray(np.arctan2(gy, gx), np.float32)


def mountain(rng: np.random.Generator, x: float, foot: float, wide: float, tall: float, *, ridges: int = 7, lean: float = 0.0, z: float = 0.0, part: str = "rock") -> Clay:
    """A mountain standing at (x, foot): a cone with ridges that run down from its peak."""
    px, py = x + lean * tall, foot - tall
    c = Clay().limb([(px, py + tall * 0.1, z, wide * 0.05), (x + lean * tall * 0.4, foot - tall * 0.5, z, wide * 0.2), (x, foot + wide * 0.2, z, wide * 0.46)], melt=wide * 0.1, part=part, per=4)
    for k in range(ridges):
        a = math.radians(180 * (k + 0.5) / ridges + rng.normal(0, 7))
        ex, ez = x + math.cos(a) * wide * 0.62, z + math.sin(a) * wide * 0.5
        knots = []
        for i in range(6):
            q = i / 5
            w = rng.normal(0, wide * 0.016) * (0 < i < 5)
            knots.append((px + (ex - px) * q**1.15 + w, py + (foot - py) * q**0.85 + w * 0.4, z + (ez - z) * q, wide * (0.022 + 0.085 * q)))
        c.limb(knots, melt=wide * 0.045, part=part, per=3)
    return c


def step(t: Thing, rng: np.random.Generator, left: float, right: float, top: float, deep: float, foot: float, *, lit: float = 0.8, front: float = 0.36) -> None:
    """A terrace of rock seen a little from above: its floor from `top` to `top + deep`, its front down to `foot`."""
    xs = np.linspace(left, right, 12)
    back = [(u, top + rng.normal(0, 3)) for u in xs]
    lip = [(u - 16 * (1 - (u - left) / (right - left)), top + deep + rng.normal(0, 4)) for u in xs]
    base = [(u - 22, foot + rng.normal(0, 4)) for u in xs]
    x, y = grid()
    noise = cloudy(rng, 46, 120)
    engrave(t, np.clip(front * (1 + 0.7 * noise) * (1.25 - (y - top - deep) / max(1.0, foot - top - deep)), 0, 1), 1.5708 + 0.2 * noise, "stone", where=inside([*lip, *reversed(base)]))
    engrave(t, np.clip(lit * (1 + 0.25 * cloudy(rng, 120, 14)), 0, 1), 0.0, "ground", where=inside([*back, *reversed(lip)]))
    t.strokes([lip], 2.6, black=True, ends=(0.5, 0.5))


def faced_crag(t: Thing, rng: np.random.Generator, shape: Sequence[Spot], bumps: Sequence[tuple[float, float, float, float, float]] = (), *, light: tuple[float, float, float] = (-0.7, -0.45, 0.5), gain: float = 1.0,
         steep: float = 1.5, wide: float = 60.0, rough: float = 1.0, shade: Array | float = 1.0) -> None:  # fmt: skip
    """A rock with a face if one likes: an outline, and bumps (x, y, half width, half height, px high; below 0 a hollow) in its broken surface."""
    x, y = grid()
    height = rough * 26 * np.abs(cloudy(rng, wide, wide * 4)) + 3.5 * np.sin((y + 16 * cloudy(rng, 160, 60)) / 34 * math.tau / 2) + rough * 5 * cloudy(rng, 22, 34)
    for bx, by, rx, ry, high in bumps:
        height = height + high * np.exp(-(((x - bx) / rx) ** 2) - ((y - by) / ry) ** 2)
    tone, _ = relief(np.asarray(height, np.float32), light, steep)
    engrave(t, np.clip(tone * gain * shade, 0, 1.2), 1.5708 + 0.34 * cloudy(rng, 90, 140), CUTS["stone"].but(near=2.4), where=inside(shape))


def ribbon(path: Sequence[tuple[float, float, float]]) -> tuple[Array, Array, Array]:
    """A stream along (x, y, half width): where it is, the direction it runs, and how far (0…1) from its middle each point lies."""
    where, turn, off = np.zeros((HEIGHT, WIDTH), np.float32), np.zeros((HEIGHT, WIDTH), np.float32), np.ones((HEIGHT, WIDTH), np.float32)
    x, y = grid()
    line = np.asarray(path, float)
    dense = np.column_stack([np.interp(np.linspace(0, len(line) - 1, 40 * len(line)), np.arange(len(line)), line[:, k]) for k in range(3)])
    for i in range(len(dense) - 1):
        px, py, r = dense[i]
        left, right, top, bottom = max(0, int(px - r)), min(WIDTH, int(px + r) + 1), max(0, int(py - r)), min(HEIGHT, int(py + r) + 1)
        if left >= right or top >= bottom:
            continue
        here = np.s_[top:bottom, left:right]
        far = np.hypot(x[here] - px, y[here] - py) / max(1.0, r)
        near = (far < 1) & (far < off[here] + 0.02)
        turn[here] = np.where(near, math.atan2(dense[i + 1][1] - py, dense[i + 1][0] - px), turn[here])
        off[here] = np.where(near, far, off[here])
        where[here] = np.maximum(where[here], far < 1)
    return where, np.asarray(cv2.blur(turn, (9, 9)), np.float32), off


def cloud(t: Thing, puffs: Sequence[tuple[float, float, float]], light: tuple[float, float] = (0.7, -0.7), *, step: float = 7.0, width: float = 2.2, spot: float | None = None) -> None:
    """A heap of cloud, the last puff in front: each is black, with rings of arcs on the side the light comes from."""
    turn = math.atan2(light[1], light[0])
    for x, y, r in puffs:
        t.leave(ring(x, y, r, r))
        curves, widths = [], []
        for k, q in enumerate(np.arange(r - 2, r * 0.2, -step * 0.62)):
            depth = 1 - q / r
            half = (1.75 - 1.5 * depth) * t.rng.uniform(0.8, 1.05)
            off = t.rng.normal(0, 0.12)
            cx, cy = x + light[0] * depth * r * 0.3, y + light[1] * depth * r * 0.3
            curves.append([(cx + q * math.cos(turn + off + u * half), cy + q * math.sin(turn + off + u * half)) for u in np.linspace(-1, 1, 9)])
            widths.append(width * (1.15 - 0.8 * depth))
        t.strokes(curves, widths, ends=(0.1, 0.1), spot=spot)


def ridge(t: Thing, top: Knots, *, depth: float = 150.0, sun: float = -1.0, folds: float = 0.8, scale: float = 50.0, gain: float = 1.0, least: float = 0.0,
          lean: float = 0.0, level: bool = False, base: float = 1210.0, how: str = "ground", **cut: Any) -> Body:  # fmt: skip
    """Land below a skyline from left to right: lit at its crest from the left (`sun` -1) or right, dark `depth` px below it.

    Gullies (`folds`, `scale` px wide) run down it; strokes fall down the slope or lie `level` along the crest.
    """
    line = flow([p[:2] for p in top], 10)
    rise = np.gradient(line[:, 1]) / np.maximum(1e-3, np.gradient(line[:, 0]))
    tall = field(t.rng, scale, 2, size=(1200, 400) if level else (900, 800))
    chart = np.asarray(cv2.resize(np.asarray(cv2.Sobel(tall, cv2.CV_32F, 1, 0, ksize=5), np.float32), (800, 1200)), np.float32)
    gully = over(chart)
    size = float(np.abs(chart).mean()) + 1e-6

    def tone(x: Array, y: Array) -> Array:
        under = np.asarray(np.maximum(0, y - np.interp(x, line[:, 0], line[:, 1])), np.float32)
        face = np.clip(0.55 + 0.8 * sun * np.interp(x, line[:, 0], rise), 0.05, 1.3)
        rough = 1 - folds * 0.5 * sun * gully(x + lean * under, under + 40) / size
        return np.asarray(least + gain * np.exp(-under / depth) * face * np.clip(rough, 0.0, 2.2), np.float32)

    shape = [*line.tolist(), (line[-1, 0], base), (line[0, 0], base)]
    steps = np.linspace(0, len(line) - 1, 9).astype(int)
    falls = [[(line[i, 0], line[i, 1]), (line[i, 0] - (lean + 0.5 * rise[i] * -1) * 90, line[i, 1] + 130), (line[i, 0] - (lean - 0.5 * rise[i]) * 130, line[i, 1] + 420)] for i in steps]
    crests = [[(x, y + d) for x, y in line[::4]] for d in (0, 120, 320)]
    return t.form(shape, how=CUTS[how].but(rough=0.2), puff=1, ambient=1.0, guides=crests if level else falls, tone=tone, **cut)


def water(t: Thing, shape: str | Knots, tone: Callable[[Array, Array], Array], *, choppy: float = 0.9, scale: float = 40.0, **cut: Any) -> Body:
    """Level water in long broken strokes; `tone` is its light by x and y, `choppy` how broken."""
    waves = over(cv2.resize(field(t.rng, scale, 3, size=(1600, 160)), (800, 1600))[:1200])
    how = CUTS["wet"].but(**{"near": 2.6, "far": 8.0, "stroke": (16, 80), "gap": (3, 14), **cut})
    return t.form(shape, how=how, puff=1, ambient=1.0, axis=0, tone=lambda x, y: tone(x, y) * np.clip(1 + choppy * 4 * waves(x, y), 0, 2))


def clouds(t: Thing, shape: str | Knots, tone: Callable[[Array, Array], Array], *, scale: float = 90.0, share: float = 0.5, bend: float = 0.0, **cut: Any) -> Body:
    """Banks of cloud in level strokes: lit at their upper edges, `share` of the sky covered, `tone` the light by x and y."""
    heap = field(t.rng, scale, 4, size=(1500, 700))
    heap = cv2.resize(heap, (800, 1200))
    heap = (heap - heap.mean()) / (heap.std() + 1e-6)
    crest = over(np.asarray(np.clip(heap + (share - 0.5) * 2.5, 0, 1.6) - 0.55 * np.clip(np.roll(heap, 46, 0) + (share - 0.5) * 2.5, 0, 1.6), np.float32))
    how = CUTS["ground"].but(**{"near": 2.8, "far": 8.5, "rough": 0.2, **cut})
    guides = [[(-20, y + bend), (400, y - bend), (820, y + bend)] for y in range(0, 1201, 200)] if bend else ()
    return t.form(shape, how=how, puff=1, ambient=1.0, axis=None if bend else 0, guides=guides, tone=lambda x, y: tone(x, y) * np.clip(crest(x, y), 0, 1.5))


def bolt(rng: np.random.Generator, knots: Knots, jag: float = 26.0, parts: int = 5) -> list[Spot]:
    """A jagged line through knots: each piece is broken `parts` times and thrown aside by up to `jag` px."""
    out: list[Spot] = []
    for p, q in zip(knots[:-1], knots[1:], strict=True):
        d = np.array(q[:2], float) - np.array(p[:2], float)
        side = np.array([-d[1], d[0]]) / max(1e-6, float(np.hypot(*d)))
        for k in range(parts):
            throw = 0.0 if k == 0 else jag * (1 if k % 2 else -1) * rng.uniform(0.35, 1.0)
            at = np.array(p[:2], float) + d * (k / parts) + side * throw
            out.append((float(at[0]), float(at[1])))
    return [*out, (float(knots[-1][0]), float(knots[-1][1]))]


def cracked(t: Thing, line: Sequence[Spot], width: float, *, thin: float = 1.0, black: float = 0.0) -> None:
    """A line with sharp corners (of `bolt`): bare, from `width` px to `thin` of it at its end, in a margin of `black` px."""
    p = np.array(line, float)
    half = np.linspace(width / 2, width * thin / 2, len(p))
    d = np.gradient(p, axis=0)
    out = np.column_stack([-d[:, 1], d[:, 0]]) / np.maximum(1e-6, np.hypot(d[:, 0], d[:, 1]))[:, None]
    shape = [*(p + out * half[:, None]).tolist(), *(p - out * half[:, None])[::-1].tolist()]
    if black:
        t.leave(shape, grow=black)
    t.bare(shape)


def crag(t: Thing, outline: Sequence[Spot], *, gain: float = 1.0, tilt: float = 80.0, puff: float = 70.0, clear: float = 0.0) -> None:
    """A face of rock, outlined, in broken upright strokes, with cracks laid back in black, none in its upper `clear` px."""
    t.form(outline, how="stone", puff=puff, axis=tilt, gain=gain, rough=0.8, grain=26, near=2.6, stroke=(8, 34), wild=16)
    left, right = min(p[0] for p in outline), max(p[0] for p in outline)
    top, low = min(p[1] for p in outline), max(p[1] for p in outline)
    cracks = []
    for _ in range(int((right - left) * (low - top) / 16000) + 4):
        x, y = float(t.rng.uniform(left, right)), float(t.rng.uniform(top + clear, low))
        d = float(t.rng.normal(0, 14))
        cracks.append([(x, y), (x + d, y + 34), (x + d * 0.4, y + 62), (x + d * 1.8, y + float(t.rng.uniform(80, 140)))])
    t.strokes(cracks, [float(t.rng.uniform(2, 6)) for _ in cracks], black=True, ends=(0.2, 0.1))


def swirl(t: Thing, x: float, y: float, r: float, turns: int = 4) -> None:
    """Rings of water round a place, flat as seen from above and aside."""
    for k in range(turns):
        q = r * (0.4 + 0.6 * k / max(1, turns - 1))
        a = t.rng.uniform(0, 6)
        t.strokes([[(x + q * math.cos(a + u), y + 0.42 * q * math.sin(a + u)) for u in (0, 0.7, 1.4, 2.1, 2.8)] for a in (a, a + 3.3)], 1.2 + 1.6 * (1 - k / turns), ends=(0.1, 0.1))


def island(t: Thing, w: Thing, x: float, y: float, k: float, flip: int) -> None:
    """An island 400 px long by `k`; its oars lie in the water on our side, its wake behind it."""
    for i in range(44):
        v, q = float(w.rng.uniform(-1, 1)), float(w.rng.uniform(0.3, 1.0))
        w.strokes([[(x + (v * 230 - 70 * q) * k, y + (92 + 26 * q * (1 - v * v)) * k), (x + v * 230 * k, y + (97 + 26 * q * (1 - v * v)) * k), (x + (v * 230 + 70 * q) * k,
                y + (91 + 26 * q * (1 - v * v)) * k)]], (1.0 + 2.0 * (1 - q)) * k + 0.4)
    land = Clay().limb([(x - 170 * k, y, 0, 70 * k), (x - 70 * k, y - 20 * k, 0, 120 * k), (x + 60 * k, y - 20 * k, 0, 124 * k), (x + 170 * k, y, 0, 70 * k)], melt=10, part="turf", per=6, press=(0,
            1.5, 0))
    land.limb([(x - 196 * k, y + 40 * k, 20, 24 * k), (x - 60 * k, y + 60 * k, 60, 36 * k), (x + 70 * k, y + 60 * k, 60, 36 * k), (x + 196 * k, y + 40 * k, 20, 24 * k)], melt=5, part="earth", per=6)
    t.leave_clay(land, grow=4)
    t.clay(land, CUTS["fur"].but(stroke=(6, 16)), "down", parts={"earth": (CUTS["stone"].but(gain=0.8), "along")})
    sward(t, [(x - 190 * k, y + 26 * k), (x - 100 * k, y + 34 * k), (x, y + 38 * k), (x + 100 * k, y + 34 * k), (x + 196 * k, y + 28 * k)], 2, 9 * k, (16 * k, 34 * k), lambda a, _: 1.6, every=5,
            lean=0.1 * flip)
    for i in range(5):
        u = -160 + 80 * i
        tip = (x + (u * 1.2 - flip * 96) * k, y + (150 + 12 * math.sin(i * 2.2)) * k)
        oar = Clay().limb([(x + u * k, y + 62 * k, 40, 13 * k), (x + (u * 1.06 - flip * 30) * k, y + 96 * k, 60, 9 * k), (tip[0] + flip * 26 * k, tip[1] - 22 * k, 70, 8 * k), (*tip, 70, 15 * k),
                (tip[0] - flip * 30 * k, tip[1] + 14 * k, 70, 7 * k)], per=6)
        w.strokes([[(tip[0] - flip * 24 * k + q, tip[1] + 16 * k) for q in (0, -flip * 60 * k)]], 2.0)
        swirl(w, tip[0] - flip * 12 * k, tip[1] + 10 * k, 48 * k)
        t.leave_clay(oar, grow=3)
        t.clay(oar, "wood", "along")


def mountains(t: Thing, peaks: Sequence[Sequence[float]], foot: float) -> None:
    """Far peaks (x, y, half width) over a level, light on their right slopes."""
    for x, y, w in peaks:
        ridge = flow([(x - w, foot), (x - w * 0.4, y + 50), (x, y), (x + w * 0.35, y + 44), (x + w, foot)], 24)
        t.leave([*[(float(p[0]), float(p[1])) for p in ridge], (x + w, foot + 4), (x - w, foot + 4)])
        slopes = [(float(p[0] + t.rng.uniform(-6, 6)), float(p[1])) for p in ridge[30:]]
        t.strokes([[(u, v), (u - 5 - 0.1 * (u - x), v + 0.3 * (foot - v)), (u - 4 + 0.06 * (u - x), v + t.rng.uniform(0.3, 0.8) * (foot - v))] for u, v in slopes], 1.2, ends=(0.9, 0.03))


def stream(t: Thing, line: Sequence[Sequence[float]]) -> None:
    """A brook along places (x, y, half width): black first, then level ripples."""
    for x, y, w in line:
        t.leave(ellipse(x, y, w + 3, w * 0.6 + 2, 14))
    for x, y, w in line:
        at = [(x + t.rng.uniform(-0.7, 0.7) * w, y + t.rng.uniform(-0.5, 0.5) * w, t.rng.uniform(0.3, 0.8) * w) for _ in range(9)]
        t.strokes([[(u - q, v), (u, v + q * 0.1), (u + q, v)] for u, v, q in at], 0.8 + w / 46, spot=0)


def spike(x: float, y: float, long: float, r: float, up: bool = False) -> Clay:
    """A stalactite from its root, or a stalagmite."""
    d = -1 if up else 1
    return Clay().limb([(x, y, 0, r), (x + 5, y + d * long * 0.3, 0, r * 0.62), (x - 4, y + d * long * 0.65, 0, r * 0.3), (x, y + d * long, 0, 2)], part="rock", per=6)


def hatching(t: Thing, at: Point) -> None:
    """An egg of 150 px that breaks: the chick screams in the lower shell, the cap flies off. The chick has the colour."""
    x0, y0 = at
    t.sparks(at, (104, 150), 60, length=(8, 34), width=1.6, spot=0)
    teeth = [(x0 + x, y0 + y) for x, y in ((-74, 10), (-52, -14), (-34, 16), (-12, -10), (10, 18), (34, -12), (54, 14), (78, -6))]
    chick = Clay().ball(x0, y0 + 6, 10, 50, part="down").ball(x0 + 2, y0 - 44, 24, 42, melt=14, part="down")
    t.clay(chick, CUTS["down"].but(near=1.8, stroke=(6, 16)), "along", ambient=0.9, gain=1.6)
    bowl = [*teeth, *[(float(p[0]), float(p[1])) for p in flow([teeth[-1], (x0 + 62, y0 + 70), (x0, y0 + 98), (x0 - 60, y0 + 70), teeth[0]], 8)[1:-1]]]
    t.leave(bowl, grow=3)
    t.form(bowl, how="skin", puff=50, axis=10, bend=0.5, spot=0.0, ambient=0.35)
    t.leave(ellipse(x0 + 2, y0 - 34, 21, 25), grow=4)
    for beak in (((-22, -36), (2, -70), (26, -36), (2, -44)), ((-20, -30), (2, -24), (24, -30), (2, 4))):
        t.form([(x0 + x, y0 + y) for x, y in beak], how="skin", puff=10, ambient=0.9, spot=0.0, axis=90)
    for d in (-25, 29):
        t.leave(ellipse(x0 + d, y0 - 62, 8, 9))
        t.prick([(x0 + d - 2, y0 - 65, 2.4)], spot=0)
    t.strokes([[(x0 + q * 5, y0 - 84), (x0 + q * 9, y0 - 104), (x0 + q * 16, y0 - 114)] for q in (-1.5, -0.5, 0.6, 1.6)], 2.4, ends=(0.9, 0.1))
    cap = egg(x0 + 96, y0 - 96, 58, 46)
    t.leave_clay(cap, grow=3)
    t.clay(cap, "skin", (0.2, 1, 0.3), spot=0.0, ambient=0.1, fade=((x0 + 120, y0 - 130), (x0 + 70, y0 - 60)))


def grains(t: Thing, c: Clay, count: int) -> None:
    """A body that is only dust: grains where it would be, larger in the light."""
    body = from_clay(c, t.lamps, ambient=0.3)
    t.leave_clay(c, grow=6)
    dots: list[tuple[float, float, float]] = []
    while len(dots) < count:
        i, j = int(t.rng.integers(body.size[0])), int(t.rng.integers(body.size[1]))
        tone = float(body.tone[i, j])
        if body.mask[i, j] > 0.5 and t.rng.random() < 0.25 + tone:
            dots.append(((j + body.left) / FINE, (i + body.top) / FINE, float(t.rng.uniform(0.6, 1.1 + 0.9 * min(1.0, tone)))))
    t.prick(dots)


def blaze(t: Thing, x: float, y: float, wide: float, tall: float, count: int = 120, width: tuple[float, float] = (1.2, 3.6), spot: float | None = None, tongues: int = 5) -> None:
    """A fire standing on (x, y): strokes that gather into tongues."""
    share = 1.0 / tongues
    tips = [((k + 0.5) * 2 * share - 1 + t.rng.normal(0, 0.3 * share), t.rng.normal(0, 0.7 * share), t.rng.uniform(0.55, 1.0)) for k in range(tongues)]
    for k in range(count):
        at, lean, size = tips[k % tongues]
        high = tall * (1 - 0.55 * abs(at) ** 1.5) * size
        v = float(np.clip(t.rng.normal(0, 0.5), -1, 1))  # across the tongue
        belly, low = wide * share * 1.35, t.rng.uniform(0, 0.5)
        knots = []
        for q in np.linspace(low, 1.0 if k % 3 else t.rng.uniform(0.5, 0.6), 7):
            sway = 0.95 * belly * math.sin(q * 5.5 + 9 * at)
            knots.append((x + wide * (at + lean * q) * (1 - 0.12 * q) + v * belly * (1 - q) ** 0.9 * (0.7 + 1.5 * q) + sway * q, y - high * q))
        t.strokes([knots], float(t.rng.uniform(*width)), ends=(0.15, 0.02), spot=spot)
