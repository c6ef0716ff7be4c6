"""Streets, roofs, squares, stations and fairs."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from reverie_studio.colour import Colour, darken, lighten, mix, vary
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen
from reverie_studio.places import Spots, stage
from reverie_studio.stages.parts import Rng, drawing, each, house, leafy_tree, planks, town, window

if TYPE_CHECKING:
    from reverie_studio.scene import Scene


@stage("rooftops", place="rooftops of a town", view="from a roof")
def rooftops(
    s: Scene,
    *,
    horizon: float = 900,
    lit: float = 0.5,
    stars: int = 0,
    clouds: float = 0.5,
    mist: float = 0.5,
    rows: int = 3,
    roof: str | None = None,
) -> Spots:
    """Three rows of crooked houses; the ridge of a near roof to stand on."""
    p = s.palette
    s.sky(horizon=horizon + 60)
    if stars:
        s.stars(stars, horizon - 200)
    if clouds:
        s.clouds(horizon - 480, horizon - 120, clouds)
    rng, _ = s.own_rng("roofs")
    for i in range(rows):
        t = i / max(1, rows - 1)
        y = horizon + 30 + 120 * i
        wall = mix(mix(p.mid, p.haze, 0.5), mix(p.mid, p.dark, 0.35), t)

        def row(pen: Pen, y: float = y, t: float = t, wall: Colour = wall) -> None:
            pen.rect(0, y, 800, 1200 - y, darken(wall, 0.25))
            town(
                pen,
                rng,
                p,
                y,
                low=60 + 50 * t,
                high=150 + 60 * t,
                narrow=46 + 40 * t,
                wide=96 + 50 * t,
                wall=wall,
                roof=p.resolve(roof) if roof else None,
                lit=lit,
            )

        s.board(f"roofs {i + 1}", row, depth=0.2 + 0.3 * t, volume=0.12, protect=0.6)
        if i < rows - 1 and mist:
            s.mist(y + 10, 54, mist * (1 - 0.5 * t))
    ridge_y = 1090.0
    tile = mix(p.resolve(roof) if roof else p.accent, p.dark, 0.35)
    s.board(
        "near roof",
        lambda pen: _near_roof(pen, s, ridge_y, tile),
        depth=0.9,
        volume=0.15,
        protect=0.5,
    )
    return Spots(
        {
            "ridge": (300, ridge_y + 4),
            "ridge_left": (150, ridge_y + 4),
            "ridge_right": (520, ridge_y + 4),
            "chimney": (640, ridge_y - 88),
            "sky": (400, horizon * 0.42),
            "far": (400, horizon + 20),
        },
        lambda _x: ridge_y + 4,
    )


def _near_roof(pen: Pen, s: Scene, y: float, tile: Colour) -> None:
    rng, _ = s.own_rng("near roof")
    p = s.palette
    pen.path(
        f"M-20,{y} Q200,{y + 8} 420,{y + 2} T820,{y + 6} L820,1220 L-20,1220Z", darken(tile, 0.2)
    )
    for row in range(6):
        ry = y + 6 + row * 22
        x = -30.0 + (row % 2) * 20
        while x < 830:
            w = float(rng.uniform(34, 46))
            light = rng.random() < 0.6
            tone = lighten(tile, float(rng.uniform(0, 0.12))) if light else darken(tile, 0.12)
            pen.path(f"M{x},{ry} h{w} v16 q{-w / 2},12 {-w},0Z", tone)
            x += w
    pen.path(
        f"M-20,{y - 8} Q200,{y} 420,{y - 6} T820,{y - 2} l0,14 Q600,{y + 14} 420,{y + 8} "
        f"T-20,{y + 6}Z",
        lighten(tile, 0.22),
    )
    brick = mix(p.accent, p.stone, 0.5)
    pen.rect(606, y - 84, 70, 130, darken(brick, 0.3))
    for row in range(8):
        for column in range(3):
            bx = 608 + column * 24 - (row % 2) * 8
            tone = mix(brick, p.dark, float(rng.uniform(0.1, 0.4)))
            pen.rect(max(606, bx), y - 82 + row * 15, 21, 12, tone, radius=1.5)
    pen.rect(598, y - 94, 86, 14, darken(brick, 0.15), radius=2)
    pen.rect(618, y - 112, 18, 20, darken(brick, 0.4))
    pen.rect(646, y - 118, 18, 26, darken(brick, 0.35))


@stage("between houses", place="a narrow street", view="looking up between houses")
def between_houses(
    s: Scene,
    *,
    lit: float = 0.4,
    washing: int = 3,
    stars: int = 0,
    clouds: float = 0.7,
    narrow: float = 1.0,
) -> Spots:
    """Looking straight up: house fronts lean in from all sides around a piece of sky."""
    p = s.palette
    rng, _ = s.own_rng("lane")
    cx, cy = 400.0, 470.0
    s.sky(horizon=1300)
    if stars:
        s.stars(stars, 1000)
    if clouds:
        s.clouds(100, 900, clouds, cover=0.06)
    half_w, half_h = 150 / narrow, 250 / narrow
    corners = [
        (cx - half_w, cy - half_h),
        (cx + half_w, cy - half_h),
        (cx + half_w, cy + half_h),
        (cx - half_w, cy + half_h),
    ]
    outer = [(-160, -260), (960, -260), (960, 1460), (-160, 1460)]
    walls: list[Colour] = [
        p.mid,
        mix(p.accent, p.mid, 0.6),
        mix(p.mid, p.dark, 0.4),
        mix(p.accent2, p.mid, 0.6),
    ]
    for side in (0, 2, 1, 3):
        a, b = corners[side], corners[(side + 1) % 4]
        c, d = outer[(side + 1) % 4], outer[side]
        tone = mix(walls[side], p.dark, (0.1, 0.35, 0.25, 0.05)[side])
        s.board(
            f"front {side + 1}",
            drawing(_leaning_front, rng, p, (a, b, c, d), tone, lit),
            depth=0.6,
            volume=0.12,
            rim=0.5,
            protect=0.5,
            shadow=(0, 0, 14, 0.35),
        )
    ropes = [
        (cx - half_w * 1.5, cy + 60 + i * 130, cx + half_w * 1.6, cy + 30 + i * 150)
        for i in range(washing)
    ]
    s.board(
        "washing",
        each(_washing, ((rng, p, *rope, 0.8 + 0.3 * i) for i, rope in enumerate(ropes))),
        depth=0.8,
        volume=0.2,
        protect=0.9,
        shadow=(4, 10, 10, 0.3),
    )
    return Spots(
        {
            "sky": (cx, cy),
            "left": (170, 640),
            "right": (630, 640),
            "bottom": (400, 1100),
            "rope": (400, cy + 60),
            "top": (400, 180),
        },
        None,
    )


Quad = tuple[tuple[float, float], tuple[float, float], tuple[float, float], tuple[float, float]]


def _between(q: Quad, u: float, v: float) -> tuple[float, float]:
    """A point of a front: u along its eaves, v from the eaves (0) towards us (1)."""
    a, b, c, d = q
    top = (a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u)
    foot = (d[0] + (c[0] - d[0]) * u, d[1] + (c[1] - d[1]) * u)
    return top[0] + (foot[0] - top[0]) * v, top[1] + (foot[1] - top[1]) * v


def _leaning_front(pen: Pen, rng: Rng, p: Palette, q: Quad, tone: Colour, lit: float) -> None:
    cuts = [0.0]
    while cuts[-1] < 1:
        cuts.append(min(1.0, cuts[-1] + float(rng.uniform(0.2, 0.36))))
    for i in range(len(cuts) - 1):
        u0, u1 = cuts[i], cuts[i + 1]
        start = float(rng.uniform(-0.06, 0.03))
        wall = vary(tone, rng, 0.05)
        pen.poly(
            [
                _between(q, u0, start),
                _between(q, u1, start),
                _between(q, u1, 1),
                _between(q, u0, 1),
            ],
            wall,
        )
        pen.poly(
            [
                _between(q, u0, start - 0.05),
                _between(q, u1, start - 0.05),
                _between(q, u1, start + 0.012),
                _between(q, u0, start + 0.012),
            ],
            mix(p.accent, p.dark, 0.35),
        )
        pen.line(*_between(q, u0, start), *_between(q, u0, 1), darken(wall, 0.4), 3)
        for row in range(5):
            v = 0.06 + 0.9 * (row / 5) ** 1.5
            dv = 0.05 + 0.05 * row
            for n in range(2):
                a, b = u0 + (u1 - u0) * (0.14 + 0.44 * n), u0 + (u1 - u0) * (0.4 + 0.44 * n)
                on = rng.random() < lit
                pane = vary(p.glow, rng, 0.04) if on else darken(wall, 0.5)
                shape = [
                    _between(q, a, v),
                    _between(q, b, v),
                    _between(q, b, v + dv),
                    _between(q, a, v + dv),
                ]
                pen.poly(shape, lighten(wall, 0.25), stroke=3 + 2 * row)
                pen.poly(shape, pane)
                pen.line(
                    *_between(q, (a + b) / 2, v),
                    *_between(q, (a + b) / 2, v + dv),
                    darken(wall, 0.4),
                    2 + row * 0.6,
                )


def _washing(
    pen: Pen, rng: Rng, p: Palette, x0: float, y0: float, x1: float, y1: float, k: float
) -> None:
    pen.path(f"M{x0},{y0} Q{(x0 + x1) / 2},{(y0 + y1) / 2 + 26} {x1},{y1}", p.light, 0.9, stroke=2)
    tones: list[Colour] = [p.light, p.accent, p.accent2, p.cloth, p.paper]
    for i in range(6):
        t = (i + 0.8) / 7
        x = x0 + (x1 - x0) * t
        y = y0 + (y1 - y0) * t + 52 * t * (1 - t)
        w, h = float(rng.uniform(24, 40)) * k, float(rng.uniform(34, 60)) * k
        tone = vary(tones[int(rng.integers(len(tones)))], rng, 0.04)
        sway = float(rng.normal(0, 5))
        if rng.random() < 0.4:
            pen.path(
                f"M{x - w * 0.3},{y} h{w * 0.6} l{w * 0.4},{h * 0.2} l{-w * 0.2},{h * 0.16} l{-w * 0.2},{-h * 0.08} "
                f"l{sway},{h * 0.7} h{-w * 0.7} l{-sway},{-h * 0.7} l{-w * 0.2},{h * 0.08} l{-w * 0.2},{-h * 0.16}Z",
                tone,
            )
        else:
            pen.path(
                f"M{x - w / 2},{y} h{w} q{sway},{h * 0.5} {sway * 0.5},{h} h{-w} q{-sway},{-h * 0.5} {-sway * 0.5},{-h}Z",
                tone,
            )
        pen.rect(x - 2, y - 5, 4, 9, p.wood)


@stage("from above", place="a town square", view="looking straight down")
def from_above(
    s: Scene,
    *,
    fountain: bool = True,
    trees: int = 6,
    stalls: int = 5,
    pattern: str = "rings",
    snow: bool = False,
) -> Spots:
    """A square seen from a tower: paving in a pattern, roofs around it, awnings, tree tops."""
    p = s.palette
    rng, _ = s.own_rng("square above")
    paving = mix(p.stone, p.light, 0.3) if not snow else mix("#eef1f6", p.light, 0.4)
    s.backdrop(paving, mix(paving, p.shadow, 0.25))
    s.board(
        "paving",
        lambda pen: _paving(pen, rng, p, paving, pattern),
        depth=0.6,
        volume=0.02,
        protect=0.25,
    )
    roofs = [
        (-60, -40, 300, 330, 20),
        (250, -90, 330, 260, -4),
        (570, -50, 300, 380, 14),
        (-90, 330, 230, 320, -6),
        (690, 380, 240, 330, 8),
        (-80, 900, 330, 380, -12),
        (610, 930, 320, 360, 10),
    ]
    s.board(
        "roofs",
        each(_roof_above, ((rng, p, *r) for r in roofs)),
        depth=0.8,
        volume=0.2,
        rim=0.5,
        protect=0.4,
        shadow=(26, 34, 16, 0.42),
    )
    if fountain:

        def basin(pen: Pen) -> None:
            for r, tone in (
                (92, darken(p.stone, 0.2)),
                (84, lighten(p.stone, 0.25)),
                (70, p.water),
                (40, lighten(p.water, 0.25)),
                (20, lighten(p.stone, 0.2)),
                (9, p.light),
            ):
                pen.circle(400, 610, r, tone)

        s.board("fountain", basin, depth=0.7, volume=0.15, shadow=(8, 10, 8, 0.3), protect=0.6)
    spots = [(float(rng.uniform(230, 600)), float(rng.uniform(330, 1000))) for _ in range(30)]
    spots = [q for q in spots if math.hypot(q[0] - 400, q[1] - 610) > 150]
    s.board(
        "awnings",
        each(_awning_above, ((rng, p, x, y) for x, y in spots[:stalls])),
        depth=0.75,
        volume=0.12,
        shadow=(10, 14, 8, 0.35),
        protect=0.8,
    )
    s.board(
        "tree tops",
        each(_tree_above, ((rng, p, x, y) for x, y in spots[stalls : stalls + trees])),
        depth=0.8,
        material="foliage",
        volume=0.25,
        shadow=(14, 18, 9, 0.35),
        protect=0.6,
    )
    return Spots(
        {
            "middle": (400, 610),
            "left": (270, 700),
            "right": (540, 700),
            "top": (400, 380),
            "bottom": (400, 960),
            "roof": (120, 180),
            "roof_right": (690, 1080),
        },
        None,
    )


def _paving(pen: Pen, rng: Rng, p: Palette, tone: Colour, pattern: str) -> None:
    pen.rect(-10, -10, 820, 1220, tone)
    if pattern == "rings":
        for i in range(12, 0, -1):
            pen.circle(
                400, 610, 60 + i * 62, vary(mix(tone, p.mid, 0.12 if i % 2 else 0.3), rng, 0.015)
            )
        for i in range(24):
            a = i * math.pi / 12
            pen.line(
                400 + math.cos(a) * 110,
                610 + math.sin(a) * 110,
                400 + math.cos(a) * 800,
                610 + math.sin(a) * 800,
                lighten(tone, 0.15),
                3,
                0.6,
            )
        return
    size = 76 if pattern == "checks" else 54
    for row in range(1220 // size + 1):
        for column in range(820 // size + 1):
            dark = (row + column) % 2 == 0 if pattern == "checks" else rng.random() < 0.4
            shade = mix(tone, p.mid, 0.42) if dark else lighten(tone, 0.06)
            off = size / 2 if pattern != "checks" and row % 2 else 0
            pen.rect(
                column * size + 1 - off,
                row * size + 1,
                size - 2,
                size - 2,
                vary(shade, rng, 0.02),
                radius=3,
            )


def _roof_above(
    pen: Pen, rng: Rng, p: Palette, x: float, y: float, w: float, h: float, turn: float
) -> None:
    tile = vary(mix(p.accent, p.dark, float(rng.uniform(0.15, 0.4))), rng, 0.05)
    with pen.at(x + w / 2, y + h / 2, 1, turn):
        pen.rect(-w / 2, -h / 2, w / 2, h, lighten(tile, 0.14))
        pen.rect(0, -h / 2, w / 2, h, darken(tile, 0.2))
        for i in range(int(w / 16)):
            lx = -w / 2 + i * 16
            pen.line(lx, -h / 2, lx, h / 2, darken(tile, 0.35), 2, 0.5)
        for _ in range(40):
            pen.rect(
                -w / 2 + 16 * int(rng.integers(int(w / 16))) + 2,
                float(rng.uniform(-h / 2, h / 2 - 20)),
                12,
                18,
                vary(tile, rng, 0.08),
                0.6,
                2,
            )
        pen.rect(-6, -h / 2, 12, h, lighten(tile, 0.3))
        pen.rect(-w * 0.32, -h * 0.2, 40, 40, darken(p.stone, 0.3))
        pen.rect(-w * 0.32 + 8, -h * 0.2 + 8, 24, 24, darken(p.dark, 0.2))


def _awning_above(pen: Pen, rng: Rng, p: Palette, x: float, y: float) -> None:
    tone = p.accent if rng.random() < 0.5 else p.accent2
    with pen.at(x, y, 1, float(rng.uniform(-25, 25))):
        pen.rect(-44, -32, 88, 64, p.light)
        for i in range(4):
            pen.rect(-44 + i * 24, -32, 12, 64, tone)
        pen.rect(-46, 26, 92, 8, darken(tone, 0.25))


def _tree_above(pen: Pen, rng: Rng, p: Palette, x: float, y: float) -> None:
    for tone, size, count in (
        (darken(p.leaf, 0.3), 46, 12),
        (p.leaf, 36, 12),
        (lighten(p.leaf, 0.25), 22, 8),
    ):
        for _ in range(count):
            a, d = float(rng.uniform(0, 6.28)), float(rng.random()) * size * 0.7
            r = size * 0.45
            pen.circle(
                x + math.cos(a) * d - (46 - size) * 0.2,
                y + math.sin(a) * d - (46 - size) * 0.2,
                r,
                vary(tone, rng, 0.03),
            )


@stage("market square", place="a market square")
def market_square(
    s: Scene,
    *,
    horizon: float = 640,
    stalls: int = 4,
    lit: float = 0.4,
    tower: bool = True,
    flags: bool = True,
    clouds: float = 0.5,
) -> Spots:
    """Gabled houses round a cobbled square, striped stalls, a clock tower, flags overhead."""
    p = s.palette
    rng, _ = s.own_rng("market")
    s.sky(horizon=horizon + 40)
    if clouds:
        s.clouds(60, horizon - 260, clouds)
    wall = mix(p.mid, p.light, 0.35)
    if tower:
        s.board(
            "tower",
            lambda pen: _tower(pen, rng, p, 560, horizon + 10),
            depth=0.32,
            volume=0.15,
            protect=0.6,
        )
    s.board(
        "far houses",
        lambda pen: town(
            pen, rng, p, horizon, low=110, high=200, narrow=60, wide=100, wall=wall, lit=lit
        ),
        depth=0.38,
        protect=0.6,
    )
    stone = mix(p.stone, p.ground, 0.35)
    s.board(
        "cobbles",
        lambda pen: _cobbles(pen, rng, stone, horizon),
        depth=0.6,
        volume=0.03,
        protect=0.3,
    )
    s.board(
        "side houses",
        each(
            house,
            ((rng, p, x, horizon + 190, 210, 460) for x in (-20, 820)),
            wall=darken(wall, 0.2),
            lit=lit,
        ),
        depth=0.6,
        protect=0.55,
    )
    for i in range(stalls):
        x = 150 + i * 500 / max(1, stalls - 1)
        if abs(x - 400) < 60:
            continue
        y = horizon + 110 + 70 * (abs(x - 400) / 300)
        s.board(
            f"stall {i + 1}",
            drawing(_stall, rng, p, x, y, 0.85),
            depth=0.65,
            volume=0.15,
            protect=0.8,
            contact=0.3,
        )
    if flags:
        s.board(
            "flags",
            each(_bunting, ((rng, p, -10, 240 + 60 * i, 810, 200 + 90 * i, 60) for i in range(2))),
            depth=0.8,
            volume=0.1,
            protect=0.9,
        )
    return Spots(
        {
            "middle": (400, horizon + 260),
            "left": (210, horizon + 310),
            "right": (590, horizon + 310),
            "far": (400, horizon + 50),
            "near": (400, 1130),
            "tower": (560, horizon - 400),
            "sky": (400, 150),
        },
        lambda _x: horizon + 260,
    )


def _tower(pen: Pen, rng: Rng, p: Palette, x: float, y: float) -> None:
    wall = mix(p.stone, p.light, 0.25)
    pen.rect(x - 48, y - 370, 96, 380, wall)
    pen.rect(x + 16, y - 370, 32, 380, darken(wall, 0.25))
    pen.rect(x - 58, y - 384, 116, 18, lighten(wall, 0.15))
    pen.path(
        f"M{x - 62},{y - 382} Q{x - 20},{y - 430} {x},{y - 510} Q{x + 20},{y - 430} {x + 62},{y - 382}Z",
        mix(p.accent, p.dark, 0.3),
    )
    pen.path(
        f"M{x},{y - 510} Q{x + 20},{y - 430} {x + 62},{y - 382} H{x + 12}Z",
        mix(p.accent, p.dark, 0.5),
    )
    pen.circle(x, y - 320, 36, darken(p.metal, 0.2))
    pen.circle(x, y - 320, 30, p.paper)
    pen.line(x, y - 320, x + 4, y - 342, p.dark, 4)
    pen.line(x, y - 320, x + 17, y - 314, p.dark, 4)
    for i in range(3):
        window(
            pen,
            rng,
            x - 12,
            y - 230 + i * 70,
            18,
            34,
            darken(wall, 0.5),
            p.glow if i == 1 else darken(wall, 0.6),
            arched=True,
        )


def _cobbles(pen: Pen, rng: Rng, stone: Colour, horizon: float) -> None:
    pen.rect(0, horizon + 4, 800, 600, darken(stone, 0.25))
    y = horizon + 10.0
    while y < 1210:
        k = 0.2 + (y - horizon) / 480
        step = 30 * k
        x = -20.0 + float(rng.uniform(0, step))
        while x < 820:
            w = step * float(rng.uniform(1.1, 1.7))
            tone = mix(lighten(stone, 0.1), darken(stone, 0.2), float(rng.random()))
            pen.rect(x, y, w - 2.4 * k, 13 * k, tone, radius=5 * k)
            x += w
        y += 14.5 * k


def _stall(pen: Pen, rng: Rng, p: Palette, x: float, y: float, k: float) -> None:
    tone = vary(p.accent if rng.random() < 0.5 else p.accent2, rng, 0.05)
    with pen.at(x, y, k):
        for dx in (-70, 66):
            pen.rect(dx, -150, 6, 152, darken(p.wood, 0.2))
        pen.rect(-80, -60, 160, 44, p.wood)
        pen.rect(-80, -60, 160, 8, lighten(p.wood, 0.25))
        pen.rect(-80, -18, 160, 8, darken(p.wood, 0.4))
        goods: list[Colour] = [p.accent, p.accent2, p.leaf, p.light, mix(p.accent, p.glow, 0.5)]
        for i in range(13):
            pen.circle(
                -70 + i * 11.5, -64 - float(rng.uniform(0, 6)), 7, vary(goods[i % 5], rng, 0.05)
            )
        for i in range(8):
            stripe = tone if i % 2 else p.light
            pen.path(f"M{-88 + i * 22},-150 h22 l{(i - 3) * 1.2},34 q-11,12 -22,0Z", stripe)
            pen.path(
                f"M{-72 + i * 18},-186 h18 l{(i - 3.5) * 0.9 + 4},36 h-22Z",
                mix(stripe, p.light, 0.12),
            )


def _bunting(
    pen: Pen, rng: Rng, p: Palette, x0: float, y0: float, x1: float, y1: float, sag: float
) -> None:
    pen.path(
        f"M{x0},{y0} Q{(x0 + x1) / 2},{(y0 + y1) / 2 + sag * 2} {x1},{y1}", p.dark, 0.8, stroke=2
    )
    tones: list[Colour] = [p.accent, p.light, p.accent2, p.mid]
    for i in range(17):
        t = (i + 0.5) / 17
        x = x0 + (x1 - x0) * t
        y = y0 + (y1 - y0) * t + sag * 4 * t * (1 - t) * 1.0
        flap = float(rng.normal(0, 5))
        pen.path(f"M{x - 13},{y - 1} h26 l{-13 + flap},34Z", vary(tones[i % 4], rng, 0.04))


@stage("station platform", place="a station platform")
def station_platform(
    s: Scene,
    *,
    horizon: float = 560,
    roof: bool = True,
    clock: bool = True,
    train: bool = False,
    lamps: int = 3,
    fog: float = 0.4,
) -> Spots:
    """Rails to a vanishing point, a long platform with a bench, an iron roof, a clock."""
    p = s.palette
    rng, _ = s.own_rng("station")
    s.sky(horizon=horizon + 20)
    s.hills(horizon + 4, 40, 200, mix(p.mid, p.haze, 0.5), depth=0.1, name="far hills")
    vx, vy = 250.0, horizon + 8

    def ground(pen: Pen) -> None:
        pen.rect(0, horizon + 6, 800, 700, mix(p.ground_shade, p.stone, 0.4))
        for i in range(26):
            t = (i / 26) ** 2.2
            y = vy + (1215 - vy) * t
            pen.rect(vx - 20 - 420 * t, y, 40 + 520 * t, 3 + 18 * t, darken(p.wood, 0.3), 0.9, 2)
        for end in (-150, 60, 200, 400):
            if end in (60, 400):
                continue
            pen.taper(
                [(vx, vy), (end if end < 0 else 310, 1215)], 2, 22, mix(p.metal, p.stone, 0.5)
            )
        platform = mix(p.stone, p.light, 0.25)
        pen.poly(
            [(vx + 22, vy + 4), (480, 1215), (820, 1215), (820, vy + 60), (vx + 60, vy)], platform
        )
        pen.poly(
            [(vx + 22, vy + 4), (480, 1215), (440, 1215), (vx + 16, vy + 10)],
            darken(platform, 0.45),
        )
        pen.poly([(vx + 30, vy + 6), (530, 1215), (556, 1215), (vx + 33, vy + 6)], p.light, 0.8)
        for i in range(12):
            t = ((i + 1) / 12) ** 2
            y = vy + (1215 - vy) * t
            pen.line(vx + 22 + 215 * t, y, 820, y, darken(platform, 0.25), 1 + 2 * t, 0.6)

    s.board("platform", ground, depth=0.6, volume=0.04, protect=0.3)
    if fog:
        s.mist(horizon + 20, 60, fog)
    if train:
        s.board("train", lambda pen: _train(pen, p, vx, vy), depth=0.6, volume=0.2, protect=0.6)
        s.glow((212, horizon + 120), 120, strength=0.6)
    if roof:
        s.board(
            "station roof",
            lambda pen: _station_roof(pen, p, vx, vy),
            depth=0.75,
            volume=0.1,
            protect=0.5,
        )
    s.board(
        "bench",
        lambda pen: _station_bench(pen, p, 650, 1040),
        depth=0.85,
        volume=0.15,
        contact=0.4,
        protect=0.8,
    )
    if clock:
        s.board(
            "clock",
            lambda pen: _station_clock(pen, p, 640, 380),
            depth=0.85,
            volume=0.25,
            protect=0.9,
            shadow=(5, 8, 7, 0.3),
        )
    for i in range(lamps):
        t = 0.62**i
        s.glow((vx + 340 * t, vy - 240 * t), 90 * t + 20, strength=0.4)
    return Spots(
        {
            "platform": (560, 1000),
            "edge": (480, 1060),
            "bench": (650, 1000),
            "far": (360, horizon + 130),
            "tracks": (190, 960),
            "near": (640, 1160),
            "clock": (640, 380),
            "sky": (250, 220),
        },
        lambda _x: 1020.0,
    )


def _train(pen: Pen, p: Palette, vx: float, vy: float) -> None:
    body = mix(p.accent, p.dark, 0.35)
    pen.rect(110, vy - 40, 204, 250, body, radius=40)
    pen.rect(110, vy + 60, 204, 60, darken(body, 0.3))
    pen.circle(212, vy + 110, 26, p.glow)
    pen.circle(212, vy + 110, 34, p.metal, stroke=8)
    for x in (136, 226):
        pen.rect(x, vy - 10, 62, 54, mix(p.glow, p.mid, 0.4), radius=10)
    pen.path(f"M100,{vy + 210} h224 l-26,44 h-172Z", darken(p.dark, 0.1))


def _station_roof(pen: Pen, p: Palette, vx: float, vy: float) -> None:
    iron = mix(p.dark, p.leaf, 0.3)
    pen.poly([(vx + 70, vy - 60), (820, -10), (820, 210), (vx + 76, vy - 34)], darken(p.wood, 0.2))
    for i in range(9):
        t = ((i + 1) / 9) ** 1.8
        pen.line(
            vx + 70 + 560 * t,
            vy - 60 - 510 * t,
            vx + 76 + 560 * t,
            vy - 34 - 330 * t,
            darken(p.wood, 0.5),
            2 + 6 * t,
        )
    pen.taper([(vx + 76, vy - 34), (820, 214)], 5, 26, iron)
    for t in (0.22, 0.45, 0.95):
        x, top, foot = vx + 70 + 480 * t, vy - 30 - 240 * t, vy + 20 + 340 * t
        w = 4 + 18 * t
        pen.rect(x - w / 2, top, w, foot - top, iron)
        pen.rect(x - w / 2, top, w * 0.3, foot - top, lighten(iron, 0.25), 0.7)
        pen.path(
            f"M{x},{top + 60 * t} q{60 * t},{-10 * t} {80 * t},{-74 * t}", iron, stroke=w * 0.45
        )
        pen.path(
            f"M{x},{top + 60 * t} q{-50 * t},{-4 * t} {-60 * t},{-30 * t}", iron, stroke=w * 0.4
        )
        pen.rect(x - w, foot - 12 * t, w * 2, 14 * t, darken(iron, 0.2))


def _station_bench(pen: Pen, p: Palette, x: float, y: float) -> None:
    iron = mix(p.dark, p.metal, 0.15)
    for dx in (-86, 80):
        pen.path(f"M{x + dx},{y} q-10,-30 4,-56 q4,-30 -6,-64", iron, stroke=8)
        pen.line(x + dx, y - 44, x + dx + 14, y, iron, 7)
    for i in range(3):
        pen.rect(x - 100, y - 118 + i * 22, 200, 14, vary_plank(p, i), radius=3)
    for i in range(2):
        pen.rect(x - 104, y - 50 + i * 10, 208, 9, lighten(p.wood, 0.15 * (1 - i)), radius=3)


def vary_plank(p: Palette, i: int) -> Colour:
    """Boards of one bench differ a little."""
    return mix(p.wood, p.light, 0.08 + 0.06 * i)


def _station_clock(pen: Pen, p: Palette, x: float, y: float) -> None:
    pen.line(x, y - 150, x, y - 60, mix(p.dark, p.metal, 0.2), 9)
    pen.circle(x, y, 62, mix(p.dark, p.metal, 0.3))
    pen.circle(x, y, 52, p.paper)
    for i in range(12):
        a = i * math.pi / 6
        pen.line(
            x + math.sin(a) * 40,
            y - math.cos(a) * 40,
            x + math.sin(a) * 47,
            y - math.cos(a) * 47,
            p.dark,
            4,
        )
    pen.line(x, y, x + 4, y - 34, p.dark, 4)
    pen.line(x, y, x - 20, y + 14, p.dark, 6)
    pen.circle(x, y, 5, p.accent)


@stage("fairground", place="a fairground")
def fairground(
    s: Scene,
    *,
    horizon: float = 740,
    wheel: bool = True,
    tents: int = 3,
    lights: bool = True,
    stars: int = 0,
    empty: bool = False,
) -> Spots:
    """A big wheel and striped tents behind a trodden field; strings of bulbs."""
    p = s.palette
    rng, _ = s.own_rng("fair")
    s.sky(horizon=horizon + 40)
    if stars:
        s.stars(stars, horizon - 200)
    s.hills(horizon + 6, 30, 260, mix(p.mid, p.haze, 0.45), depth=0.12, name="far hills")
    if wheel:
        s.board(
            "wheel",
            lambda pen: _wheel(pen, rng, p, 545, horizon - 250, 215, horizon + 20),
            depth=0.42,
            volume=0.15,
            protect=0.75,
        )
    ground = s.hills(
        horizon + 26,
        12,
        300,
        mix(p.ground, p.leaf, 0.2),
        p.ground_shade,
        texture="grass",
        depth=0.6,
        marks=180,
        name="field",
    )
    trail = mix(p.ground, p.light, 0.4)
    s.board(
        "trail",
        lambda pen: pen.path(
            f"M300,{horizon + 70} Q420,{horizon + 150} 330,{horizon + 260} Q230,{horizon + 370} "
            f"300,1215 H560 Q470,{horizon + 370} 520,{horizon + 260} Q560,{horizon + 150} 360,{horizon + 70}Z",
            trail,
        ),
        depth=0.6,
        protect=0.1,
        volume=0.05,
    )
    for i in range(tents):
        x = 110 + i * 290
        k = 1.0 - 0.14 * (i % 2)
        s.board(
            f"tent {i + 1}",
            drawing(_tent, rng, p, x, horizon + 66, k, p.accent if i % 2 == 0 else p.accent2),
            depth=0.55,
            volume=0.2,
            protect=0.55,
            contact=0.3,
        )
    if lights and not empty:

        def strings(pen: Pen) -> None:
            for y0, y1, sag in ((150, 230, 60), (330, 250, 50)):
                pen.path(
                    f"M-10,{y0} Q400,{(y0 + y1) / 2 + sag * 2} 810,{y1}", p.dark, 0.8, stroke=2
                )
                for i in range(18):
                    t = (i + 0.5) / 18
                    y = y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)
                    pen.circle(t * 820 - 10, y + 6, 6, p.glow if i % 3 else p.accent)

        s.board("bulbs", strings, depth=0.8, volume=0, rim=0, protect=1.0)
        for i in range(6):
            s.glow((70 + i * 132, 300 - 30 * abs(i - 2.5) / 2.5), 130, strength=0.12)
    s.board(
        "fence",
        lambda pen: _fence(pen, rng, p, 1150),
        depth=1,
        plane="front",
        volume=0.15,
        protect=0.7,
    )
    return Spots(
        {
            "middle": (400, horizon + 230),
            "left": (180, horizon + 250),
            "right": (620, horizon + 250),
            "far": (330, horizon + 90),
            "near": (400, 1120),
            "wheel": (545, horizon - 250),
            "gondola": (545, horizon - 465),
            "sky": (200, 260),
        },
        ground,
    )


def _wheel(pen: Pen, rng: Rng, p: Palette, x: float, y: float, r: float, foot: float) -> None:
    iron = mix(p.light, p.mid, 0.35)
    for dx in (-90, 90):
        pen.taper([(x, y), (x + dx, foot)], 10, 16, darken(iron, 0.35))
    pen.circle(x, y, r, iron, stroke=9)
    pen.circle(x, y, r * 0.86, iron, stroke=4)
    for i in range(12):
        a = i * math.pi / 6 + 0.2
        px, py = x + math.cos(a) * r, y + math.sin(a) * r
        pen.line(x, y, px, py, iron, 4)
        tone = (p.accent, p.accent2, mix(p.accent, p.light, 0.5))[i % 3]
        pen.path(f"M{px - 22},{py + 14} h44 q-2,28 -22,28 q-20,0 -22,-28Z", vary(tone, rng, 0.04))
        pen.path(f"M{px - 26},{py + 4} q26,-24 52,0Z", lighten(tone, 0.3))
        pen.line(px, py, px, py + 14, darken(iron, 0.3), 3)
    pen.circle(x, y, 24, darken(p.accent, 0.2))
    pen.circle(x, y, 10, p.glow)


def _tent(pen: Pen, rng: Rng, p: Palette, x: float, y: float, k: float, tone: Colour) -> None:
    cream = lighten(p.paper, 0.1)
    with pen.at(x, y, k):
        for i in range(8):
            a, b = -120 + i * 30, -90 + i * 30
            stripe = tone if i % 2 else cream
            stripe = darken(stripe, 0.03 * i)
            pen.path(f"M{a},0 L{a * 0.96},-96 H{b * 0.96} L{b},0Z", stripe)
            pen.path(
                f"M{a * 1.08},-92 Q{a * 0.3},-150 0,-226 Q{b * 0.3},-150 {b * 1.08},-92 q-16,14 -32,0Z",
                stripe,
            )
        pen.path("M-24,0 Q-20,-60 0,-84 Q20,-60 24,0Z", darken(tone, 0.65))
        pen.line(0, -226, 0, -262, darken(p.wood, 0.2), 4)
        pen.path(f"M0,-262 q22,2 34,{10 + float(rng.normal(0, 2))} q-16,4 -34,8Z", p.accent2)


def _fence(pen: Pen, rng: Rng, p: Palette, y: float) -> None:
    wood = mix(p.wood, p.dark, 0.25)
    for i in range(15):
        x = i * 58 - 6
        if 330 < x < 470:
            continue
        lean = float(rng.normal(0, 2))
        with pen.at(x, 1215, 1, lean):
            pen.path("M-9,0 V-92 L0,-108 L9,-92 V0Z", vary(wood, rng, 0.03))
    for x0, x1 in ((-10, 330), (470, 810)):
        pen.rect(x0, y, x1 - x0, 10, lighten(wood, 0.12))
        pen.rect(x0, y + 34, x1 - x0, 10, darken(wood, 0.1))


@stage("balcony", place="a balcony over a city", view="over a balustrade")
def balcony(
    s: Scene,
    *,
    horizon: float = 720,
    lit: float = 0.5,
    plants: bool = True,
    curtains: bool = False,
    stars: int = 0,
) -> Spots:
    """A tiled balcony with an iron rail; far below and beyond, a whole city."""
    p = s.palette
    rng, _ = s.own_rng("balcony")
    s.sky(horizon=horizon + 30)
    if stars:
        s.stars(stars, horizon - 150)
    s.hills(horizon - 10, 50, 220, mix(p.mid, p.haze, 0.6), depth=0.08, name="far hills")
    for i in range(4):
        y = horizon + 20 + 56 * i
        wall = mix(mix(p.mid, p.haze, 0.6), mix(p.mid, p.light, 0.15), i / 3)

        def row(pen: Pen, y: float = y, i: int = i, wall: Colour = wall) -> None:
            pen.rect(0, y, 800, 500, darken(wall, 0.2))
            town(
                pen,
                rng,
                p,
                y,
                low=26 + 10 * i,
                high=64 + 18 * i,
                narrow=28 + 8 * i,
                wide=54 + 10 * i,
                wall=wall,
                lit=lit,
            )

        s.board(f"city {i + 1}", row, depth=0.15 + 0.1 * i, protect=0.55)
        s.mist(y + 16, 26, 0.3)
    tile = mix(p.accent, p.stone, 0.5)

    def floor(pen: Pen) -> None:
        planks(pen, rng, (60, 740, -200, 1000), 1040, 1215, mix(p.stone, p.light, 0.3), 9, False)
        for i in range(5):
            t = (i / 5) ** 1.4
            pen.line(0, 1044 + 170 * t, 800, 1044 + 170 * t, darken(tile, 0.3), 2, 0.6)
        pen.rect(0, 1026, 800, 22, lighten(p.stone, 0.2), radius=2)

    s.board("terrace", floor, depth=0.8, volume=0.05)
    s.board(
        "rail",
        lambda pen: _iron_rail(pen, p, 860, 1030),
        depth=0.85,
        volume=0.2,
        protect=0.9,
        shadow=(6, 10, 7, 0.3),
    )
    if plants:
        s.board(
            "pots",
            each(_pot, ((rng, p, x, 1130, k) for x, k in ((80, 1.3), (730, 1.5), (640, 0.9)))),
            depth=0.9,
            volume=0.22,
            contact=0.4,
            protect=0.7,
        )
    if curtains:
        from reverie_studio.stages.parts import curtain

        s.board(
            "drapes",
            each(
                curtain,
                (
                    (rng, a, b, -10, 1215, mix(p.cloth, p.light, 0.3))
                    for a, b in ((-20, 110), (820, 690))
                ),
                folds=4,
                gather=0.2,
            ),
            depth=0.95,
            plane="front",
            volume=0.15,
        )
    return Spots(
        {
            "terrace": (400, 1120),
            "left": (230, 1120),
            "right": (560, 1120),
            "rail": (400, 862),
            "city": (400, horizon + 80),
            "sky": (400, horizon * 0.45),
        },
        lambda _x: 1120.0,
    )


def _iron_rail(pen: Pen, p: Palette, top: float, foot: float) -> None:
    iron = mix(p.dark, p.metal, 0.2)
    for i in range(21):
        x = i * 40
        pen.line(x, top, x, foot, iron, 5)
        if i % 2:
            pen.path(f"M{x},{foot - 30} q-18,-30 0,-60 q18,30 0,60Z", iron, stroke=4)
    pen.rect(-10, top - 10, 820, 16, lighten(iron, 0.15), radius=6)
    pen.rect(-10, foot - 22, 820, 8, iron)


def _pot(pen: Pen, rng: Rng, p: Palette, x: float, y: float, k: float) -> None:
    clay = mix(p.accent, p.wood, 0.4)
    leafy_tree(pen, rng, x, y - 50 * k, 110 * k, darken(p.wood, 0.2), p.leaf, lighten(p.leaf, 0.25))
    pen.path(f"M{x - 34 * k},{y - 60 * k} h{68 * k} l{-12 * k},{62 * k} h{-44 * k}Z", clay)
    pen.path(
        f"M{x + 8 * k},{y - 60 * k} h{26 * k} l{-12 * k},{62 * k} h{-14 * k}Z", darken(clay, 0.28)
    )
    pen.rect(x - 39 * k, y - 68 * k, 78 * k, 14 * k, lighten(clay, 0.15), radius=3)
