"""Places with depth for scratchboard cards: ridges, water, clouds, trees that are grown, spruces, lightning; small whole beasts in any posture, mountains that behave like dogs."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import cv2
import numpy as np

from reverie_studio.colour import Array
from reverie_studio.engine.bodies import Body
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.engine.noise import field
from reverie_studio.finishes.scratchboard_tools import CUTS, Cut, Thing
from reverie_studio.sculpt.beasts import beast
from reverie_studio.sculpt.eyes import eye

Point = tuple[float, float]
Knots = Sequence[Sequence[float]]
Limb = tuple[list[tuple[float, float, float]], float, float]  # (x, y, z), radius at its root and at its tip


def over(chart: Array) -> Callable[[Array, Array], Array]:
    """A chart of the card's size as a function of x and y."""
    h, w = chart.shape

    def at(x: Array, y: Array) -> Array:
        return np.asarray(chart[np.clip(y, 0, h - 1).astype(int), np.clip(x, 0, w - 1).astype(int)], np.float32)

    return at


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


def grown(rng: np.random.Generator, knots: Knots, r: tuple[float, float], *, level: int = 3, every: float = 60.0, long: float = 0.42, spread: float = 46.0,
          sag: float = 0.0, bare: float = 0.3) -> list[Limb]:  # fmt: skip
    """A bough along knots (x, y, z) and all that grows from it: `every` px a child, `long` of its length; `sag` pulls the tips down (up below 0)."""
    line = flow(knots, 8)
    run = np.concatenate([[0.0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    out: list[Limb] = [([(float(p[0]), float(p[1]), float(p[2])) for p in line[::2]], *r)]
    if level == 0:
        return out
    for i, s in enumerate(np.arange(run[-1] * bare, run[-1] * 0.97, every)):
        at = np.array([np.interp(s + rng.uniform(-0.3, 0.3) * every, run, line[:, k]) for k in range(3)])
        on = np.array([np.interp(s + 8, run, line[:, k]) - np.interp(s - 8, run, line[:, k]) for k in range(3)])
        a = math.atan2(on[1], on[0]) + math.radians(spread * rng.uniform(0.7, 1.3)) * (1 if i % 2 else -1)
        size = (run[-1] * long * rng.uniform(0.6, 1.15)) * (1.15 - 0.6 * s / run[-1])
        pieces, q = [at], 4
        for k in range(q):
            a += rng.normal(0, 0.22)
            d = np.array([math.cos(a), math.sin(a) + sag * (0.3 + 0.4 * k), rng.normal(0, 0.25)])
            pieces.append(pieces[-1] + d / np.linalg.norm(d[:2]) * size / q)
        thick = (r[0] + (r[1] - r[0]) * s / run[-1]) * 0.62
        out += grown(rng, [p.tolist() for p in pieces], (thick, max(0.5, thick * 0.25)), level=level - 1, every=every * 0.62, long=long, spread=spread, sag=sag, bare=0.25)
    return out


def wooden(t: Thing, limbs: Sequence[Limb], *, thick: float = 4.0, light: float = 1.0, how: str = "wood", run: str = "along", **more: Any) -> Body:
    """Boughs of `grown`: the thick ones as one body, the thin ones as single strokes that go before them."""
    thin = [limb for limb in limbs if limb[1] < thick]
    if thin:
        curves = [[p[:2] for p in points] for points, _, _ in thin]
        t.strokes(curves, [2 * root + 3.0 for _, root, _ in thin], ends=(1, 0.2), black=True)
        t.strokes(curves, [float(np.clip(root * 1.1, 0.7, 3.2)) * light for _, root, _ in thin], ends=(0.9, 0.1))
    c = Clay()
    for points, root, tip in limbs:
        if root >= thick:
            n = max(1, len(points) - 1)
            c.limb([(*p, root + (tip - root) * k / n) for k, p in enumerate(points)], melt=5, part="wood", per=1)
    return t.clay(c, how, run, **{"ambient": 0.1, **more})


def spruce(t: Thing, x: float, base: float, tall: float, half: float, *, lean: float = 0.0, light: float = 0.8, sun: float = -1.0) -> None:
    """A spruce on (x, base): drooping boughs, black first, lit on the side of `sun`; `lean` px bends its tip."""
    levels = max(8, int(tall / 15))
    curves: list[list[Point]] = []
    widths: list[float] = []
    for k in range(levels):
        q = 1 - (k + 0.5) / levels  # 1 at the foot … 0 at the tip, laid from below
        cx, cy = x + lean * (1 - q) ** 1.6, base - tall * (1 - q)
        wide = half * (0.06 + 0.94 * q**0.8)
        cover = [(cx - wide, cy + wide * 0.5), (cx - wide * 0.4, cy), (cx, cy - tall / levels * 1.6), (cx + wide * 0.4, cy), (cx + wide, cy + wide * 0.5), (cx, cy + wide * 0.16)]
        t.leave(cover, grow=1.5)
        curves, widths = [], []
        for _ in range(int(6 + wide * 0.5)):
            u = t.rng.uniform(-1, 1)
            lit = light * np.clip(0.5 + 0.75 * sun * u, 0.0, 1)
            if t.rng.random() > lit + 0.06:
                continue
            far = wide * u * t.rng.uniform(0.8, 1.1)
            y0 = cy - tall / levels * t.rng.uniform(0, 1.3)
            curves.append([(cx + far * 0.25, y0), (cx + far * 0.7, y0 + abs(far) * 0.16 + 3), (cx + far, y0 + abs(far) * 0.5 + 5)])
            widths.append(float(t.rng.uniform(0.7, 1.2 + 1.1 * lit)))
        t.strokes(curves, widths, ends=(0.4, 0.05))


def grass(t: Thing, count: int = 200, *, base: float = 1214.0, tall: tuple[float, float] = (24, 90), lean: float = 6.0, lit: float = 0.45, x: tuple[float, float] = (-10, 810),
          wide: float = 6.0, light: float = 1.1, layers: int = 4) -> None:  # fmt: skip
    """Black blades along the bottom edge (or any level `base`), some of them (`lit`) with one bright edge."""
    for _ in range(layers):
        blades, edges = [], []
        for at in t.rng.uniform(*x, count // layers):
            h, d = t.rng.uniform(*tall), t.rng.normal(lean, 16)
            blades.append([(at, base), (at + d * 0.3, base - 4 - h * 0.6), (at + d, base - 14 - h)])
            if t.rng.random() < lit:
                edges.append([(at + 2, base - 14 - h * 0.4), (at + d * 0.5 + 1, base - 14 - h * 0.75), (at + d, base - 14 - h)])
        t.strokes(blades, wide, ends=(1, 0.05), black=True)
        t.strokes(edges, light, ends=(0.05, 0.1))


def quad(*, leg: float = 1.0, girth: float = 0.8, thin: float = 0.8, length: float = 1.0, stride: float = 1.0, poll: Point = (-70, -60), nose: Point = (-80, 50),
         skull: float = 30.0, snout: float = 14.0, neck: float = 30.0, ears: Knots = ((20, -46),), horns: Sequence[Knots] = (), tail: Knots = ()) -> Clay:  # fmt: skip
    """A whole four-legged beast to our left, soles at y = 200. `poll` is the skull from the shoulder, `nose` the nose from the skull.

    `ears` are tips from the skull, `horns` knots (x, y, z, r) from the skull, `tail` knots from the rump. Marks: `eye`, `nose`, `poll`.
    """

    c = beast(length=length, leg=leg, girth=girth, thin=thin, stride=stride)
    top = 200 - 200 * leg
    c.limb([(-98 * length, top + 14, 0, 52 * girth), (-46 * length, top + 28, 0, 56 * girth), (16 * length, top + 16, 0, 46 * girth)], melt=16, part="trunk", per=4)
    c.ball(90 * length, top + 12, 12, 50 * girth, melt=20, part="trunk")
    sx, sy, px, py = -100 * length, top, -100 * length + poll[0], top + poll[1]
    c.limb([(sx + 14, sy + 4, 0, 46 * girth), ((sx + px) / 2, (sy + py) / 2 + 6, 0, (neck + 46 * girth) / 2), (px + 6, py + 4, 0, neck)], melt=16, part="neck", per=5)
    nx, ny = px + nose[0], py + nose[1]
    c.limb([(px, py, 4, skull), (px + nose[0] * 0.35, py + nose[1] * 0.35, 6, skull * 0.82), (px + nose[0] * 0.7, py + nose[1] * 0.7, 6, (skull + snout) / 2.3), (nx, ny, 6, snout)], melt=9,
        part="head", per=4)
    for ex, ey in ears:
        for z in (0.55, -0.5):
            c.limb([(px + ex * 0.3, py + ey * 0.3, skull * z, skull * 0.42), (px + ex * 0.7, py + ey * 0.65, skull * z * 1.3, skull * 0.36), (px + ex + z * 8, py + ey, skull * z * 1.4, 2.5)],
                melt=5, part="ear", press=(0, 0, 1.5), per=4)
    for horn in horns:
        for z in (12, -12):
            c.limb([(px + h[0], py + h[1], h[2] + z, h[3]) for h in horn], melt=3, part="horn", per=5)
    if tail:
        c.limb([(100 * length + k[0], top + k[1], k[2], k[3]) for k in tail], melt=10, part="tail", per=5)
    ex, ey = px + nose[0] * 0.3 - nose[1] * 0.12, py + nose[1] * 0.3 + nose[0] * 0.12 + (6 if nose[0] < 0 else 0)
    c.marks["eye"], c.marks["nose"], c.marks["poll"] = [(ex, ey, skull)], [(nx, ny, snout)], [(px, py, 0)]
    return c


BEASTS: dict[str, dict[str, Any]] = {
    "fox": dict(leg=0.76, girth=0.74, thin=0.66, length=0.9, poll=(-52, -44), nose=(-74, 34), skull=29, snout=8, neck=30, ears=((18, -58),),
                tail=[(0, 0, 0, 16), (60, 10, 0, 26), (120, 40, 4, 30), (176, 60, 4, 5)]),
    "wolf": dict(leg=0.94, girth=0.9, thin=0.8, length=0.94, poll=(-64, -50), nose=(-86, 36), skull=36, snout=13, neck=46, ears=((22, -54),),
                 tail=[(0, 0, 0, 16), (40, 40, 0, 22), (54, 100, 4, 18), (50, 140, 4, 4)]),
    "goat": dict(leg=0.9, girth=0.92, thin=0.66, length=0.85, poll=(-56, -70), nose=(-64, 54), skull=27, snout=14, neck=28, ears=((46, 6),),
                 horns=[[(0, -20, 0, 10), (16, -60, 4, 8), (52, -84, 8, 6), (84, -70, 10, 2)]], tail=[(0, -10, 0, 9), (22, -40, 0, 7), (30, -54, 0, 3)]),
    "boar": dict(leg=0.66, girth=1.06, thin=0.62, length=0.92, poll=(-56, 4), nose=(-112, 66), skull=46, snout=19, neck=52, ears=((26, -62),), tail=[(6, -10, 0, 6), (40, 10, 0, 5), (48, 50, 0, 3)]),
    "bear": dict(leg=0.76, girth=1.22, thin=1.5, length=0.95, poll=(-74, -22), nose=(-78, 42), skull=50, snout=21, neck=56, ears=((30, -52),), tail=[(0, 0, 0, 12), (24, 14, 0, 8)]),
    "deer": dict(leg=1.1, girth=0.86, thin=0.6, length=0.9, poll=(-66, -118), nose=(-78, 40), skull=27, snout=12, neck=25, ears=((48, -20),),
                 horns=[[(4, -18, 0, 7), (34, -70, 10, 6), (20, -124, 18, 5), (44, -168, 18, 2)], [(24, -62, 8, 5), (-14, -92, 14, 2)],
                     [(24, -114, 16, 4), (-14, -150, 18, 2)]], tail=[(0, -8, 0, 10), (20, 12, 0, 5)]),
    "sheep": dict(leg=0.7, girth=1.08, thin=0.5, length=0.8, poll=(-50, -40), nose=(-58, 48), skull=30, snout=16, neck=44, ears=((46, 16),), tail=[(0, 0, 0, 18), (16, 40, 0, 10)]),
    "dog": dict(leg=0.82, girth=0.82, thin=0.76, length=0.86, poll=(-54, -56), nose=(-72, 30), skull=31, snout=15, neck=32, ears=((40, 34),), tail=[(0, -8, 0, 12), (36, -50, 0, 9), (30, -110, 0, 3)]),
}  # fmt: skip


def whole(kind: str, **changes: Any) -> Clay:
    """A small whole beast of BEASTS (fox wolf goat boar bear deer sheep dog), to our left, soles at y = 200, some of it changed."""
    return quad(**{**BEASTS[kind], **changes})


def before(t: Thing, c: Clay, how: str | Cut, run: str = "along", *, grow: float = 4.0, **more: Any) -> Body:
    """A body that stands before what is there: a black margin of `grow` px round it, then its strokes."""
    t.leave_clay(c, grow=grow)
    return t.clay(c, how, run, **more)


def dot_eye(t: Thing, c: Clay, r: float, *, mark: str = "eye", glint: Point = (-0.3, -0.35)) -> None:
    """The eye of a small beast: a black bead with a bright rim below and one glint."""
    x, y = c.curve(mark)[0]
    t.leave([(x + r * math.cos(k * math.tau / 16), y + r * 0.85 * math.sin(k * math.tau / 16)) for k in range(16)], grow=r * 0.35)
    t.strokes([[(x - r, y + r * 0.5), (x, y + r * 1.15), (x + r, y + r * 0.4)]], max(0.7, r * 0.22), ends=(0.2, 0.2), spot=0)
    t.prick([(x + glint[0] * r, y + glint[1] * r, max(0.8, r * 0.32))], spot=0)


def clouds(t: Thing, shape: str | Knots, tone: Callable[[Array, Array], Array], *, scale: float = 90.0, share: float = 0.5, bend: float = 0.0, **cut: Any) -> Body:
    """Banks of cloud in level strokes: lit at their upper edges, `share` of the sky covered, `tone` the light by x and y."""
    heap = field(t.rng, scale, 4, size=(1500, 700))
    heap = cv2.resize(heap, (800, 1200))
    heap = (heap - heap.mean()) / (heap.std() + 1e-6)
    crest = over(np.asarray(np.clip(heap + (share - 0.5) * 2.5, 0, 1.6) - 0.55 * np.clip(np.roll(heap, 46, 0) + (share - 0.5) * 2.5, 0, 1.6), np.float32))
    how = CUTS["ground"].but(**{"near": 2.8, "far": 8.5, "rough": 0.2, **cut})
    guides = [[(-20, y + bend), (400, y - bend), (820, y + bend)] for y in range(0, 1201, 200)] if bend else ()
    return t.form(shape, how=how, puff=1, ambient=1.0, axis=None if bend else 0, guides=guides, tone=lambda x, y: tone(x, y) * np.clip(crest(x, y), 0, 1.5))


def bolt(rng: np.random.Generator, knots: Knots, jag: float = 26.0, parts: int = 5) -> list[Point]:
    """A jagged line through knots: each piece is broken `parts` times and thrown aside by up to `jag` px."""
    out: list[Point] = []
    for p, q in zip(knots[:-1], knots[1:], strict=True):
        d = np.array(q[:2], float) - np.array(p[:2], float)
        side = np.array([-d[1], d[0]]) / max(1e-6, float(np.hypot(*d)))
        for k in range(parts):
            throw = 0.0 if k == 0 else jag * (1 if k % 2 else -1) * rng.uniform(0.35, 1.0)
            at = np.array(p[:2], float) + d * (k / parts) + side * throw
            out.append((float(at[0]), float(at[1])))
    return [*out, (float(knots[-1][0]), float(knots[-1][1]))]


def cracked(t: Thing, line: Sequence[Point], width: float, *, thin: float = 1.0, black: float = 0.0) -> None:
    """A line with sharp corners (of `bolt`): bare, from `width` px to `thin` of it at its end, in a margin of `black` px."""
    p = np.array(line, float)
    half = np.linspace(width / 2, width * thin / 2, len(p))
    d = np.gradient(p, axis=0)
    out = np.column_stack([-d[:, 1], d[:, 0]]) / np.maximum(1e-6, np.hypot(d[:, 0], d[:, 1]))[:, None]
    shape = [*(p + out * half[:, None]).tolist(), *(p - out * half[:, None])[::-1].tolist()]
    if black:
        t.leave(shape, grow=black)
    t.bare(shape)


def fox_face() -> Clay:
    """A fox that looks at us, 210 px from cheek to cheek; marks: the eyes `left|right`, `nose`."""
    c = Clay().ball(0, -24, -10, 82, melt=12, part="fur", press=(0, 1.1, 0))
    c.both(Clay().limb([(44, 14, 6, 48), (84, 36, -6, 28), (118, 62, -16, 4)], melt=22, part="fur", per=4))
    c.limb([(0, -30, 50, 38), (0, 10, 82, 32), (0, 46, 118, 23), (0, 60, 132, 18)], melt=16, part="fur", per=5)
    c.limb([(0, 50, 70, 34), (0, 76, 104, 17)], melt=9, part="fur", per=3)
    c.both(Clay().limb([(16, -44, 56, 12), (42, -52, 46, 14), (64, -40, 24, 10)], melt=14, part="fur"))
    c.both(Clay().limb([(50, -70, -14, 34), (72, -130, -20, 27), (92, -196, -24, 3)], melt=10, part="ear", press=(0, 0, 2.0), per=5))
    c.both(Clay().limb([(58, -84, 10, 18), (72, -128, 4, 14), (86, -168, -2, 3)], melt=6, carve=True))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (41 * side, -20, 46), 18, side, aside=14, lids=0.85, look=(-0.1, 0.5), inner=0.3, iris=0.66, bag=0.3)
    c.ball(0, 58, 146, 14, melt=4, part="nose", tone=0.3, press=(0, 0, 1.3))
    c.marks["nose"] = [(0, 58, 160)]
    return c


def fish() -> Clay:
    """A carp in profile to our left, 330 px long; marks: `eye`. Parts: fish, fin."""
    c = Clay().limb([(-150, 4, 0, 24), (-120, 0, 0, 46), (-50, -4, 0, 64), (40, 0, 0, 52), (110, 0, 0, 28), (140, 0, 0, 18)], melt=12, part="fish", per=6, press=(0, 0, 1.2))
    for up in (-1, 1):
        c.limb([(136, 0, 0, 16), (176, 42 * up, 0, 20), (204, 76 * up, 0, 5)], melt=8, part="fin", press=(0, 0, 1.8), per=4)
    c.limb([(-60, -58, 0, 16), (-10, -92, 0, 22), (44, -74, 0, 16), (74, -48, 0, 6)], melt=8, part="fin", press=(0, 0, 1.8), per=4)
    c.limb([(-40, 44, 30, 14), (-10, 80, 40, 16), (14, 96, 40, 5)], melt=8, part="fin", press=(0, 0, 1.6), per=4)
    c.limb([(-176, 10, 10, 3), (-154, 16, 24, 4), (-134, 18, 34, 2)], melt=3, carve=True)
    c.marks["eye"] = [(-122, -10, 44)]
    return c


def sitting_mountain(rng: np.random.Generator) -> Clay:
    """A mountain that sits like a dog, to our right: 440 px high, its base at y = 0."""
    c = Clay().limb([(-30, -60, 0, 120), (10, -180, 0, 104), (40, -280, 0, 74), (60, -330, 0, 56)], melt=16, part="rock", per=5)
    c.ball(-60, -70, 60, 96, melt=24, part="rock").limb([(-60, -30, 90, 50), (40, -18, 110, 34), (84, -14, 110, 24)], melt=12, part="rock", per=4)
    for z in (44, -30):
        c.limb([(70, -210, z, 56), (104, -110, z + 8, 36), (112, -20, z + 10, 34), (146, -14, z + 14, 26)], melt=16, part="rock", per=4)
    c.limb([(58, -356, 10, 62), (120, -346, 16, 44), (176, -330, 18, 30)], melt=14, part="rock", per=4)
    for left, h in ((16, 90), (64, 110)):
        c.limb([(left, -390, 10 if left > 40 else 40, 36), (left - 6, -430, 8, 20), (left - 10, -390 - h, 6, 2)], melt=6, part="peak", per=4)
    for k in range(9):
        q = k / 8
        x, y = 0 - 140 * q + rng.normal(0, 6), -330 + 280 * q
        c.limb([(x, y, 0, 40), (x - 40 - rng.uniform(0, 30), y - 16, rng.uniform(-20, 50), 4)], melt=8, part="rock")
    c.marks["eye"], c.marks["nose"] = [(104, -368, 60)], [(190, -330, 20)]
    return c


def standing_mountain() -> Clay:
    """A mountain on four legs, to our left: 470 px long, soles at y = 80; marks: `eye`."""
    c = Clay().limb([(-120, -90, 0, 84), (0, -120, 0, 96), (120, -90, 0, 80)], melt=14, part="rock", per=5)
    for x, z in ((-110, 40), (-80, -40), (110, 40), (80, -40)):
        c.limb([(x, -60, z, 44), (x + 6, 0, z, 36), (x, 40, z, 40)], melt=14, part="rock", per=3)
    for x, h in ((-130, 130), (-70, 190), (0, 150), (60, 230), (120, 140)):
        c.limb([(x, -120, 0, 60), (x + 6, -120 - h * 0.5, 0, 30), (x + 10, -120 - h, 0, 3)], melt=10, part="rock", per=4)
    c.limb([(-150, -110, 20, 60), (-206, -90, 24, 40), (-236, -70, 24, 26)], melt=14, part="rock", per=4)
    c.marks["eye"] = [(-190, -112, 60)]
    return c


def rolled_mountain() -> Clay:
    """A mountain on its back with its feet in the air: 560 px long, lying at y = 30; marks: `eye`."""
    c = Clay().limb([(-190, -50, 0, 80), (-60, -66, 0, 104), (80, -70, 0, 108), (190, -50, 0, 76)], melt=14, part="rock", per=6)
    for x, z, lean in ((-90, 40, -20), (-60, -40, 10), (110, 40, 24), (90, -40, -10)):
        c.limb([(x, -110, z, 50), (x + lean, -190, z, 36), (x + lean * 2, -236, z, 40)], melt=16, part="rock", per=4)
    c.limb([(220, -50, 20, 60), (280, -56, 40, 46), (324, -80, 44, 30)], melt=14, part="rock", per=4)
    for x, y in ((236, 60), (190, 70)):
        c.limb([(230, -20, 10, 30), (x, y, 10, 3)], melt=6, part="rock", per=3)
    c.marks["eye"] = [(276, -62, 80)]
    return c


def walking_fish(*, step: float = 1.0) -> Clay:
    """A carp on four new legs, to our left: 330 px long, soles at y = 130."""
    c = Clay().limb([(-150, 4, 0, 26), (-120, 0, 0, 48), (-50, -8, 0, 66), (40, -4, 0, 56), (110, 0, 0, 30), (140, 0, 0, 20)], melt=12, part="fish", per=6, press=(0, 0, 1.2))
    c.limb([(138, 0, 0, 18), (180, -44, 0, 20), (204, -74, 0, 6)], melt=8, part="fin", press=(0, 0, 1.8), per=4).limb([(138, 0, 0, 18), (176, 40, 0, 20), (196, 66, 0, 6)], melt=8, part="fin",
        press=(0, 0, 1.8), per=4)
    c.limb([(-60, -66, 0, 16), (-10, -98, 0, 22), (44, -80, 0, 16), (74, -54, 0, 6)], melt=8, part="fin", press=(0, 0, 1.8), per=4)
    for x, z, s in ((-76, 36, 1), (-60, -36, -1), (64, 34, -1), (80, -34, 1)):
        c.limb([(x, 40, z, 22), (x + 10 - 14 * s * step, 78, z + 4, 15), (x + 2 - 22 * s * step, 118, z + 6, 12), (x - 24 - 22 * s * step, 126, z + 10, 9)], melt=10, part="leg", per=4)
    c.limb([(-176, 10, 10, 3), (-154, 16, 24, 4), (-134, 18, 34, 2)], melt=3, carve=True)
    c.marks["eye"], c.marks["gill"] = [(-122, -12, 44)], [(-88, -40, 60), (-74, -10, 66), (-82, 26, 60)]
    return c


def bird_foot() -> Clay:
    """A bird's foot that grips air, toes down: 260 px high, its shank comes from above the origin."""
    c = Clay().limb([(0, -90, 0, 26), (0, -10, 0, 24), (0, 50, 6, 32)], melt=8, part="shank", per=5)
    for x, z in ((-74, 10), (-10, 40), (62, 14)):
        c.limb([(0, 50, 6, 28), (x * 0.7, 84, z, 22), (x, 126, z + 10, 18), (x * 0.94, 164, z + 6, 13)], melt=10, part="toe", per=5)
        c.limb([(x * 0.94, 160, z + 6, 11), (x * 0.86, 192, z, 7), (x * 0.62, 214, z - 10, 1.5)], melt=3, part="claw", per=4)
    for k in range(5):
        c.groove([(-26, -70 + 26 * k), (0, -62 + 26 * k), (26, -70 + 26 * k)], 4, melt=2)
    return c


def otter() -> Clay:
    """An otter that dives to our lower left, 900 px long, nose at (202, 890), the tip of its tail at (676, 120); marks: `eye`."""
    c = Clay().limb([(676, 120, -40, 10), (650, 210, -30, 26), (606, 300, -20, 42), (560, 390, 0, 62), (484, 530, 0, 74), (392, 660, 10, 68), (320, 748, 20, 54)], melt=12, part="fur", per=6)
    c.limb([(316, 752, 24, 58), (266, 804, 34, 66), (228, 850, 44, 50), (202, 884, 50, 38)], melt=16, part="fur", per=5)
    c.ball(300, 770, 76, 17, melt=5, part="fur").ball(296, 772, 90, 9, melt=4, carve=True).ball(336, 836, 10, 15, melt=5, part="fur")
    c.limb([(256, 872, 70, 26), (222, 894, 76, 25)], melt=9, part="fur", per=3)
    for knots in ([(400, 680, 60, 40), (440, 740, 84, 26), (500, 752, 88, 22), (530, 742, 88, 15)], [(560, 420, 50, 54), (634, 400, 66, 34), (690, 350, 70, 24), (716, 316, 70, 15)],
        [(530, 400, -40, 44), (500, 320, -50, 26), (524, 264, -50, 20)]):
        c.limb(knots, melt=18, part="fur", per=5)
    c.marks["eye"] = [(252, 806, 88)]
    return c


def embraced() -> tuple[Clay, Clay]:
    """A bear on our left and a crane on our right that hang on each other, where they stand on the card: heads at (400, 520) and (376, 352), legs to y = 1060."""
    bear = Clay().limb([(300, 960, 0, 120), (270, 830, 0, 142), (276, 690, 0, 128), (320, 590, 10, 92)], melt=14, part="fur", per=6)
    bear.limb([(318, 580, 20, 72), (372, 530, 40, 60), (410, 520, 50, 46)], melt=26, part="fur", per=5)
    bear.limb([(396, 520, 56, 48), (440, 548, 62, 34), (470, 570, 64, 24)], melt=14, part="fur", per=4)
    bear.ball(346, 474, 54, 25, melt=8, part="fur").ball(352, 476, 78, 14, melt=5, carve=True)
    bear.limb([(300, 640, 90, 66), (390, 706, 130, 52), (484, 706, 140, 42), (550, 660, 130, 40)], melt=26, part="fur", per=6)
    crane = Clay().limb([(500, 610, 20, 84), (540, 720, 10, 100), (590, 830, 0, 74), (640, 910, -10, 26)], melt=14, part="down", per=6)
    crane.limb([(500, 580, 30, 56), (520, 480, 40, 36), (500, 380, 50, 27), (430, 330, 60, 25), (376, 356, 66, 29)], melt=26, part="neck", per=7)
    crane.limb([(376, 352, 70, 31), (346, 376, 72, 24)], melt=10, part="neck", per=3)
    crane.limb([(338, 384, 74, 13), (290, 432, 78, 8), (254, 470, 80, 2)], melt=4, part="beak", per=4)
    for x in (560, 616):
        crane.limb([(x, 870, 10, 26), (x + 6, 940, 12, 11), (x - 8, 1060, 14, 10)], melt=10, part="leg", per=4)
    return bear, crane


def torn(rng: np.random.Generator, at: Point, rx: float, ry: float, n: int, wild: float) -> list[Point]:
    """A jagged ring: the edge of a broken shell, of a tear; every other point lies `wild` further out."""
    out: list[Point] = []
    for k in range(n):
        a = math.tau * (k + rng.uniform(-0.25, 0.25)) / n
        q = 1 + (wild if k % 2 else -wild) * rng.uniform(0.5, 1.2)
        out.append((at[0] + rx * math.cos(a) * q, at[1] + ry * math.sin(a) * q))
    return out
