"""Ways and edges: hill road, fields, pine forest, mountain ridge, alley, flat roofs, beach, underground."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from reverie_studio.colour import Colour, darken, lighten, mix, vary
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen
from reverie_studio.places import Spots, stage
from reverie_studio.stages.parts import (
    Rng,
    bricks,
    drawing,
    each,
    house,
    leafy_tree,
    pine,
    stones,
    window,
)

if TYPE_CHECKING:
    from reverie_studio.scene import Scene


@stage("hill road", place="a road over the hills")
def hill_road(
    s: Scene,
    *,
    horizon: float = 560,
    bends: int = 4,
    trees: int = 9,
    clouds: float = 0.7,
    fence: bool = True,
) -> Spots:
    """A pale road that swings over range after range of hills to a far pass."""
    p = s.palette
    rng, _ = s.own_rng("hill road")
    s.sky(horizon=horizon + 40)
    if clouds:
        s.clouds(60, horizon - 60, clouds)
    s.hills(horizon - 70, 110, 180, mix(p.mid, p.haze, 0.6), rough=5, depth=0.08, name="mountains")
    lines = []
    for i in range(bends):
        t = (i + 1) / bends
        y = horizon + 20 + 420 * t**1.4
        tone = mix(mix(p.ground, p.haze, 0.5), mix(p.ground, p.leaf, 0.3), t)
        line = s.hills(
            y,
            26 + 22 * t,
            330,
            tone,
            darken(tone, 0.3),
            texture="grass",
            depth=0.25 + 0.55 * t,
            name=f"hill {i + 1}",
        )
        lines.append(line)
        s.board(
            f"road {i + 1}",
            drawing(_road, p, i, t, line, horizon, bends),
            depth=0.25 + 0.55 * t,
            material="land",
            volume=0.05,
            rim=0.2,
            protect=0.2,
        )
        spots = [
            (float(rng.uniform(0, 800)), float(rng.uniform(8, 60)) * t)
            for _ in range(trees // bends + 1)
        ]
        s.board(
            f"trees {i + 1}",
            each(
                leafy_tree,
                (
                    (
                        rng,
                        x,
                        line(x) + dy + 4,
                        30 + 90 * t,
                        p.wood,
                        mix(p.leaf, p.haze, 0.4 * (1 - t)),
                        lighten(p.leaf, 0.2),
                    )
                    for x, dy in spots
                ),
            ),
            depth=0.25 + 0.5 * t,
            material="foliage",
            protect=0.5,
        )
    if fence:

        def posts(pen: Pen) -> None:
            for i in range(9):
                x = i * 100 + 6
                pen.rect(x, 1100 + 8 * math.sin(i), 12, 110, darken(p.wood, 0.15), radius=2)
            pen.path("M-10,1128 Q400,1112 810,1134", darken(p.wood, 0.05), stroke=8)
            pen.path("M-10,1164 Q400,1150 810,1170", darken(p.wood, 0.15), stroke=8)

        s.board("fence", posts, depth=1, plane="front", volume=0.15, protect=0.7)
    s.grass(1208, count=200, height=70, depth=1, plane="front")
    near = lines[-1]
    return Spots(
        {
            "road": (430, near(430) + 80),
            "left": (170, near(170) + 80),
            "right": (640, near(640) + 80),
            "far": (400, horizon + 60),
            "pass": (400, horizon + 8),
            "near": (430, 1110),
            "sky": (400, horizon * 0.45),
        },
        near,
    )


def _road(pen: Pen, p: Palette, i: int, t: float, line: object, horizon: float, bends: int) -> None:
    assert callable(line)
    swing = 150 * (1 if i % 2 else -1) * (0.4 + 0.6 * t)
    x0 = 400 - swing * 0.5
    y0 = line(x0) - 1
    y1 = horizon + 20 + 420 * min(1.0, (i + 2) / bends) ** 1.4 + 60 if i < bends - 1 else 1220
    x1 = 400 + swing * 0.6
    w0, w1 = 10 + 46 * t, 20 + 110 * t
    tone = mix(p.ground, p.light, 0.55)
    pen.path(
        f"M{x0 - w0 / 2},{y0} C{x0 - w0},{y0 + (y1 - y0) * 0.5} {x1 + swing * 0.5 - w1 / 2},{y0 + (y1 - y0) * 0.4} {x1 - w1 / 2},{y1} "
        f"H{x1 + w1 / 2} C{x1 + swing * 0.5 + w1 * 0.6},{y0 + (y1 - y0) * 0.45} {x0 + w0 * 1.6},{y0 + (y1 - y0) * 0.5} {x0 + w0 / 2},{y0}Z",
        tone,
    )


@stage("fields", place="patchwork fields", view="from a hill")
def fields(
    s: Scene,
    *,
    horizon: float = 520,
    rows: int = 6,
    hedges: bool = True,
    clouds: float = 0.8,
    village: bool = True,
) -> Spots:
    """A quilt of ploughed, ripe and green fields between hedgerows, far below and up to our feet."""
    p = s.palette
    rng, _ = s.own_rng("fields")
    s.sky(horizon=horizon + 30)
    if clouds:
        s.clouds(50, horizon - 50, clouds)
    s.hills(horizon - 14, 46, 240, mix(p.mid, p.haze, 0.55), depth=0.1, name="far hills")
    s.board(
        "fields",
        lambda pen: _patches(pen, rng, p, horizon, rows, hedges),
        depth=0.5,
        material="land",
        volume=0.04,
        rim=0.2,
        protect=0.35,
    )
    if village:
        s.board(
            "village",
            each(
                house,
                ((rng, p, 560 + i * 30, horizon + 50 + 4 * (i % 2), 26, 20) for i in range(4)),
                wall=lighten(p.mid, 0.4),
                lit=0.2,
            ),
            depth=0.35,
            protect=0.9,
        )
    line = s.hills(
        1060,
        30,
        420,
        mix(p.leaf, p.ground, 0.4),
        darken(p.leaf, 0.35),
        texture="grass",
        depth=0.85,
        marks=220,
        name="near hill",
    )
    s.grass(1208, count=220, height=80, depth=1, plane="front")
    return Spots(
        {
            "hill": (400, line(400) + 40),
            "left": (190, line(190) + 40),
            "right": (610, line(610) + 40),
            "field": (400, horizon + 280),
            "far": (400, horizon + 80),
            "near": (400, 1150),
            "sky": (400, horizon * 0.45),
        },
        line,
    )


def _patches(pen: Pen, rng: Rng, p: Palette, horizon: float, rows: int, hedges: bool) -> None:
    tones: list[Colour] = [
        mix(p.accent2, p.ground, 0.55),
        mix(p.leaf, p.light, 0.2),
        mix(p.ground, p.light, 0.35),
        p.leaf,
        mix(p.ground_shade, p.wood, 0.4),
        mix(p.accent, p.ground, 0.72),
        mix(p.accent2, p.light, 0.5),
    ]
    ys = [horizon + 6 + (1190 - horizon) * (j / rows) ** 1.7 for j in range(rows + 1)]
    for j in range(rows):
        y0, y1 = ys[j], ys[j + 1] + 2
        k = 0.3 + (y1 - horizon) / 600
        x = -80.0
        skew = float(rng.uniform(-0.2, 0.2))
        while x < 880:
            w = float(rng.uniform(120, 240)) * k
            tone = vary(tones[int(rng.integers(len(tones)))], rng, 0.03)
            a, b = 400 + (x - 400) * (1 - 0.12), 400 + (x + w - 400) * (1 - 0.12)
            corners = [(a, y0), (b, y0), (x + w + skew * 60, y1), (x + skew * 60, y1)]
            pen.poly(corners, tone)
            furrows = int(rng.integers(3, 8))
            for f in range(1, furrows):
                u = f / furrows
                pen.line(
                    a + (b - a) * u,
                    y0 + 2,
                    x + skew * 60 + w * u,
                    y1 - 2,
                    darken(tone, 0.22),
                    1 + 2.4 * k,
                    0.55,
                )
            if hedges:
                _hedgerow(pen, rng, p, corners[1], corners[2], k)
            x += w
        if hedges:
            _hedgerow(pen, rng, p, (-20, y1), (820, y1 + float(rng.normal(0, 6))), k)


def _hedgerow(
    pen: Pen, rng: Rng, p: Palette, a: tuple[float, float], b: tuple[float, float], k: float
) -> None:
    length = math.hypot(b[0] - a[0], b[1] - a[1])
    for _ in range(int(length / (7 * k + 3))):
        t = float(rng.random())
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        r = float(rng.uniform(2.5, 6)) * k
        pen.oval(
            x,
            y - r * 0.5,
            r * 1.3,
            r,
            vary(darken(p.leaf, 0.3 if rng.random() < 0.6 else 0.1), rng, 0.03),
        )


@stage("pine forest", place="a pine forest")
def pine_forest(
    s: Scene,
    *,
    horizon: float = 820,
    snow: bool = False,
    mist: float = 0.55,
    near: int = 6,
    gap: float = 200,
    rays: float = 0.3,
) -> Spots:
    """Dark trunks and boughs in four depths, a soft floor of needles, light between them."""
    p = s.palette
    rng, _ = s.own_rng("pines")
    white = mix("#f4f6fa", p.light, 0.3) if snow else None
    s.sky(horizon=horizon + 60, texture=0.8)
    base = mix(p.leaf, p.dark, 0.35)
    for k in range(3):
        t = k / 2
        y = horizon - 40 + 70 * t
        h = 250 + 190 * t
        tone = mix(mix(base, p.haze, 0.7), base, t)
        step = 52 + 26 * t
        xs = [
            x
            for x in (i * step + float(rng.normal(0, 14)) for i in range(-1, int(860 / step)))
            if k == 0 or abs(x - 400) > gap * 0.45 * t + 10
        ]
        s.board(
            f"pines {k + 1}",
            each(
                pine,
                (
                    (
                        rng,
                        x,
                        y + float(rng.uniform(-8, 18)),
                        h * float(rng.uniform(0.7, 1.2)),
                        tone,
                        white,
                    )
                    for x in xs
                ),
            ),
            depth=0.2 + 0.22 * t,
            material="foliage",
            volume=0.12,
            protect=0.3,
        )
        s.mist(y - 10, 70, mist * (1 - 0.4 * t))
    floor = white or mix(p.ground, p.wood, 0.3)
    line = s.hills(
        horizon + 60,
        16,
        360,
        floor,
        darken(floor, 0.35),
        texture="snow" if snow else "grass",
        depth=0.75,
        marks=240,
        name="forest floor",
    )
    xs = [float(x) for x in rng.uniform(-20, 820, near * 2) if abs(x - 400) > gap][:near]

    def trunks(pen: Pen) -> None:
        bark = mix(p.wood, p.dark, 0.45)
        for x in xs:
            w = float(rng.uniform(44, 74))
            foot = horizon + float(rng.uniform(170, 300))
            pen.path(
                f"M{x - w * 0.9},{foot} Q{x - w * 0.45},{foot - 50} {x - w * 0.4},{foot - 160} L{x - w * 0.3},-20 "
                f"H{x + w * 0.3} L{x + w * 0.4},{foot - 160} Q{x + w * 0.5},{foot - 50} {x + w},{foot}Z",
                bark,
            )
            for _ in range(26):
                yy, xx = float(rng.uniform(-10, foot - 40)), x + float(rng.uniform(-0.3, 0.28)) * w
                pen.path(
                    f"M{xx},{yy} q{float(rng.normal(0, 4))},{16} 0,{float(rng.uniform(26, 50))}",
                    darken(bark, 0.3) if rng.random() < 0.6 else lighten(bark, 0.22),
                    0.7,
                    stroke=3.5,
                )
            for _ in range(3):
                yy = float(rng.uniform(80, 420))
                side = 1 if rng.random() < 0.5 else -1
                pen.taper(
                    [(x, yy), (x + side * w * 0.8, yy - 6), (x + side * w * 1.5, yy + 14)],
                    9,
                    2,
                    darken(bark, 0.15),
                )

    s.board("near trunks", trunks, depth=0.85, volume=0.25, rim=0.5, protect=0.35)
    if rays:
        s.rays((250, -120), strength=rays, angle=75, spread=34)
    s.board(
        "ferns",
        lambda pen: _ferns(pen, rng, p, snow),
        depth=1,
        material="foliage",
        plane="front",
        protect=0.6,
    )
    return Spots(
        {
            "clearing": (400, horizon + 180),
            "left": (220, horizon + 220),
            "right": (580, horizon + 220),
            "far": (400, horizon + 80),
            "near": (400, 1130),
            "sky": (400, 240),
        },
        line,
    )


def _ferns(pen: Pen, rng: Rng, p: Palette, snow: bool) -> None:
    if snow:
        return
    for _ in range(16):
        x = float(rng.choice([rng.uniform(-20, 230), rng.uniform(570, 820)]))
        tone = vary(mix(p.leaf, p.dark, float(rng.uniform(0, 0.4))), rng, 0.04)
        for i in range(6):
            a = (i - 2.5) * 0.36
            h = float(rng.uniform(60, 120))
            tip = (x + math.sin(a) * h, 1212 - math.cos(a) * h)
            pen.taper(
                [(x, 1214), ((x + tip[0]) / 2, (1214 + tip[1]) / 2 - 12), tip],
                4,
                1,
                darken(tone, 0.2),
            )
            for j in range(2, 8):
                u = j / 8
                bx, by = x + (tip[0] - x) * u, 1214 + (tip[1] - 1214) * u - 18 * u * (1 - u)
                for side in (-1, 1):
                    pen.line(bx, by, bx + side * 13 * (1.1 - u), by - 6, tone, 4 * (1.1 - u) + 0.8)


@stage("mountain ridge", place="a mountain ridge", view="far, looking up")
def mountain_ridge(
    s: Scene,
    *,
    horizon: float = 820,
    peaks: int = 3,
    snow: bool = True,
    clouds: float = 0.7,
    gap: bool = False,
) -> Spots:
    """Ranges of rock behind each other, a bare near ridge, a sea of mist between."""
    p = s.palette
    rng, _ = s.own_rng("ridge")
    s.sky(horizon=horizon)
    if clouds:
        s.clouds(80, horizon - 300, clouds)
    white = mix(p.light, "#f4f6fa", 0.4)
    for i in range(peaks):
        t = i / max(1, peaks - 1)
        tone = mix(mix(p.stone, p.haze, 0.65), mix(p.stone, p.dark, 0.15), t)
        s.board(
            f"range {i + 1}",
            drawing(_range, rng, horizon - 210 + 190 * t, 130 - 20 * t, tone, white, snow),
            depth=0.12 + 0.25 * t,
            volume=0.1,
            rim=0.4,
            protect=0.25,
        )
        s.mist(horizon - 120 + 190 * t, 70, 0.5)
    rock = mix(p.stone, p.ground, 0.3)

    def near(pen: Pen) -> None:
        top = [(-10, 1010), (90, 980), (190, 996), (290, 968), (360, 990)]
        rest = [(440, 984), (520, 960), (620, 990), (720, 972), (810, 1000)]
        if gap:
            pen.poly([*top, (372, 1220), (-10, 1220)], rock)
            pen.poly([(430, 1220), *rest, (810, 1220)], rock)
        else:
            pen.poly([*top, *rest, (810, 1220), (-10, 1220)], rock)
        for x, y in top + rest:
            for _ in range(4):
                a, b = x + float(rng.normal(0, 40)), y + float(rng.uniform(30, 200))
                w = float(rng.uniform(40, 110))
                tone = vary(
                    darken(rock, 0.22) if rng.random() < 0.6 else lighten(rock, 0.16), rng, 0.02
                )
                pen.poly(
                    [
                        (a, b),
                        (a + w * 0.6, b - 12),
                        (a + w, b + 14),
                        (a + w * 0.5, b + 34),
                        (a - 8, b + 22),
                    ],
                    tone,
                    0.7,
                )
        for line in (top, rest):
            pen.poly([*line, *[(x + 6, y + 12) for x, y in reversed(line)]], lighten(rock, 0.3))

    s.board("near ridge", near, depth=0.85, volume=0.2, rim=0.6, protect=0.3)
    s.board(
        "boulders",
        lambda pen: stones(pen, rng, [(70, 1180, 130), (700, 1190, 160), (560, 1150, 70)], rock),
        depth=0.95,
        volume=0.2,
        rim=0.5,
    )
    return Spots(
        {
            "left": (190, 994),
            "middle": (300, 972),
            "right": (620, 988),
            "edge": (352, 988),
            "far_edge": (446, 984),
            "near": (400, 1130),
            "peak": (400, horizon - 260),
            "sky": (400, 260),
        },
        lambda _x: 990.0,
    )


def _range(
    pen: Pen, rng: Rng, y: float, amp: float, tone: Colour, white: Colour, snow: bool
) -> None:
    points = []
    x = -60.0
    up = True
    while x < 880:
        points.append(
            (
                x,
                y
                - (
                    amp * float(rng.uniform(0.5, 1.4))
                    if up
                    else -amp * float(rng.uniform(0.0, 0.4))
                ),
            )
        )
        x += float(rng.uniform(50, 120))
        up = not up
    pen.poly([(-70, 1220), *points, (880, 1220)], tone)
    for i, (px, py) in enumerate(points[:-1]):
        qx, qy = points[i + 1]
        if qy > py:
            pen.poly(
                [(px, py), (qx, qy), (qx - 10, qy + 120), (px + (qx - px) * 0.2, py + 130)],
                darken(tone, 0.25),
            )
            if snow:
                pen.poly(
                    [
                        (px, py),
                        (px + (qx - px) * 0.42, py + (qy - py) * 0.42),
                        (px + (qx - px) * 0.2, py + 34),
                        (px + 2, py + 26),
                        (px - 12, py + 44),
                        (px - 22, py + 26),
                    ],
                    white,
                    0.9,
                )


@stage("alley", place="an alley of steps", view="up the steps")
def alley(
    s: Scene,
    *,
    lit: float = 0.4,
    steps: int = 12,
    lamp: bool = True,
    washing: bool = False,
    sky: float = 380,
) -> Spots:
    """Worn steps climbing between two old housefronts towards a strip of sky."""
    p = s.palette
    rng, _ = s.own_rng("alley")
    s.sky(horizon=sky + 300)
    wall = mix(p.mid, p.light, 0.15)
    s.board(
        "end house",
        lambda pen: house(
            pen, rng, p, 410, sky + 240, 190, 250, wall=mix(wall, p.haze, 0.3), lit=0.6
        ),
        depth=0.4,
        protect=0.6,
    )
    top, stone = sky + 220.0, mix(p.stone, p.light, 0.15)

    def flight(pen: Pen) -> None:
        for i in range(steps):
            t, u = i / steps, (i + 1) / steps
            y0, y1 = top + (1210 - top) * t**1.35, top + (1210 - top) * u**1.35
            a, b = 300 - 250 * t, 500 + 250 * t
            c, d = 300 - 250 * u, 500 + 250 * u
            pen.poly([(a, y0), (b, y0), (d, y1), (c, y1)], darken(stone, 0.3))
            pen.poly(
                [
                    (a, y0),
                    (b, y0),
                    (b + (d - b) * 0.55, y0 + (y1 - y0) * 0.5),
                    (a + (c - a) * 0.55, y0 + (y1 - y0) * 0.5),
                ],
                vary(lighten(stone, 0.12), rng, 0.02),
            )

    s.board("steps", flight, depth=0.65, volume=0.05, protect=0.45)
    for side in (-1, 1):
        s.board(
            f"front {side}",
            drawing(_alley_front, rng, p, side, top, darken(wall, 0.05 if side < 0 else 0.2), lit),
            depth=0.7,
            volume=0.1,
            rim=0.35,
            protect=0.45,
            shadow=(0, 0, 12, 0.3),
        )
    if lamp:

        def lantern(pen: Pen) -> None:
            iron = mix(p.dark, p.mid, 0.15)
            pen.path("M690,470 q-60,-26 -84,10", iron, stroke=8)
            pen.path("M588,486 h36 l6,58 h-48Z", p.glow)
            pen.path("M580,488 l26,-26 l26,26Z", iron)

        s.board("lantern", lantern, depth=0.8, volume=0.15, protect=0.95)
        s.glow((606, 520), 190, strength=0.6)
    if washing:
        from reverie_studio.stages.town import _washing

        s.board(
            "washing",
            lambda pen: _washing(pen, rng, p, 220, 330, 580, 300, 0.9),
            depth=0.75,
            protect=0.9,
        )
    return Spots(
        {
            "top": (400, top + 20),
            "middle": (400, top + 230),
            "near": (400, 1130),
            "left": (250, 960),
            "right": (560, 960),
            "lamp": (606, 520),
            "wall": (170, 640),
            "sky": (400, sky * 0.4),
        },
        lambda _x: top + 300,
    )


def _alley_front(
    pen: Pen, rng: Rng, p: Palette, side: int, top: float, wall: Colour, lit: float
) -> None:
    def x(v: float) -> float:
        return v if side < 0 else 800 - v

    pen.poly([(x(-10), -10), (x(250), -10), (x(300), top + 6), (x(40), 1220), (x(-10), 1220)], wall)
    pen.poly(
        [(x(250), -10), (x(268), -10), (x(312), top + 4), (x(300), top + 6)], darken(wall, 0.35)
    )
    bricks(pen, rng, min(x(10), x(150)), 880, 130, 230, mix(p.accent, p.stone, 0.5), 34, 0.3)
    for row in range(4):
        for column in range(2):
            wx, wy = x(60 + column * 112 + row * 4), 90 + row * 190 - column * 10
            w, h = 62 - column * 10, 110 - column * 16
            if wy > 720 and column == 1:
                continue
            on = rng.random() < lit
            window(
                pen,
                rng,
                wx,
                wy,
                w,
                h,
                darken(wall, 0.45),
                vary(p.glow, rng, 0.04) if on else darken(wall, 0.55),
            )
            tone = vary(mix(p.accent2, p.mid, 0.3), rng, 0.04)
            for d in (-1, 1):
                pen.rect(wx + d * w * 0.78 - w * 0.24, wy - h / 2, w * 0.48, h, tone)
                for j in range(6):
                    pen.line(
                        wx + d * w * 0.78 - w * 0.2,
                        wy - h / 2 + 8 + j * h / 6.6,
                        wx + d * w * 0.78 + w * 0.2,
                        wy - h / 2 + 8 + j * h / 6.6,
                        darken(tone, 0.3),
                        2,
                    )


@stage("flat roofs", place="flat roofs of a city", view="from a roof")
def flat_roofs(
    s: Scene,
    *,
    horizon: float = 600,
    parapet: bool = True,
    tanks: int = 3,
    lit: float = 0.4,
    stars: int = 0,
) -> Spots:
    """Box houses with flat roofs, water tanks, aerials and washing; a parapet to walk on."""
    p = s.palette
    rng, _ = s.own_rng("flat roofs")
    s.sky(horizon=horizon + 60)
    if stars:
        s.stars(stars, horizon - 80)
    s.clouds(60, horizon - 120, 0.5)
    for i in range(4):
        t = i / 3
        y = horizon + 30 + 110 * i
        wall = mix(mix(p.mid, p.haze, 0.55), mix(p.light, p.mid, 0.55), t)
        s.board(
            f"blocks {i + 1}",
            drawing(_blocks, rng, p, y, 0.5 + 0.6 * t, wall, lit),
            depth=0.2 + 0.3 * t,
            protect=0.55,
            volume=0.1,
        )
        if i < 3:
            s.mist(y + 30, 40, 0.25)
    stone = mix(p.light, p.stone, 0.45)
    if parapet:

        def wall_top(pen: Pen) -> None:
            pen.poly([(-10, 1010), (810, 1090), (810, 1220), (-10, 1220)], darken(stone, 0.3))
            pen.poly([(-10, 980), (810, 1056), (810, 1096), (-10, 1016)], lighten(stone, 0.12))
            pen.poly([(-10, 1012), (810, 1092), (810, 1108), (-10, 1028)], darken(stone, 0.15))
            for i in range(7):
                pen.line(
                    60 + i * 120,
                    986 + i * 11,
                    56 + i * 120,
                    1024 + i * 11,
                    darken(stone, 0.3),
                    2.4,
                    0.7,
                )

        s.board("parapet", wall_top, depth=0.9, volume=0.12, rim=0.5, protect=0.35)
    s.board(
        "tanks",
        each(
            _tank,
            (
                (p, 120 + 280 * i, horizon + 70 + 60 * (i % 2), 0.6 + 0.2 * (i % 2))
                for i in range(tanks)
            ),
        ),
        depth=0.5,
        volume=0.3,
        protect=0.8,
        behind="blocks 3",
    )
    return Spots(
        {
            "parapet": (400, 1034),
            "parapet_left": (160, 1010),
            "parapet_right": (640, 1058),
            "near": (400, 1160),
            "far": (400, horizon + 60),
            "sky": (400, horizon * 0.45),
        },
        lambda x: 1000 + x * 0.093,
    )


def _blocks(pen: Pen, rng: Rng, p: Palette, y: float, k: float, wall: Colour, lit: float) -> None:
    x = -40.0
    while x < 830:
        w, h = float(rng.uniform(90, 170)) * k, float(rng.uniform(10, 110)) * k
        tone = vary(wall, rng, 0.05)
        pen.rect(x, y - h, w, 1220 - y + h, tone)
        pen.rect(x + w * 0.72, y - h, w * 0.28, 1220 - y + h, darken(tone, 0.2))
        pen.poly(
            [
                (x, y - h),
                (x + w, y - h),
                (x + w - 10 * k, y - h - 16 * k),
                (x + 12 * k, y - h - 16 * k),
            ],
            lighten(tone, 0.3),
        )
        for row in range(4):
            for column in range(2):
                if rng.random() < 0.75:
                    on = rng.random() < lit
                    window(
                        pen,
                        rng,
                        x + w * (0.22 + 0.34 * column),
                        y - h + (34 + row * 52) * k,
                        20 * k,
                        30 * k,
                        darken(tone, 0.45),
                        p.glow if on else darken(tone, 0.5),
                        sill=False,
                    )
        if rng.random() < 0.5:
            ax = x + w * float(rng.uniform(0.2, 0.8))
            pen.line(ax, y - h - 10 * k, ax, y - h - 70 * k, darken(tone, 0.55), 2)
            for j in range(3):
                pen.line(
                    ax - 14 * k,
                    y - h - (40 + j * 12) * k,
                    ax + 14 * k,
                    y - h - (40 + j * 12) * k,
                    darken(tone, 0.55),
                    1.6,
                )
        x += w * float(rng.uniform(0.92, 1.05))


def _tank(pen: Pen, p: Palette, x: float, y: float, k: float) -> None:
    wood = mix(p.wood, p.accent, 0.25)
    with pen.at(x, y, k):
        for dx in (-40, -8, 34):
            pen.line(dx, -50, dx * 1.1, 20, darken(p.dark, 0.1), 6)
        pen.rect(-50, -150, 100, 104, wood)
        pen.rect(14, -150, 36, 104, darken(wood, 0.28))
        for i in range(3):
            pen.rect(-52, -138 + i * 36, 104, 5, darken(wood, 0.4))
        pen.path("M-60,-148 L0,-196 L60,-148Z", darken(p.accent, 0.35))


@stage("beach", place="a beach")
def beach(
    s: Scene,
    *,
    horizon: float = 600,
    shore: float = 800,
    light_x: float | None = 420,
    dunes: bool = True,
    clouds: float = 0.7,
    shells: int = 22,
) -> Spots:
    """Wide wet sand with tongues of foam, shells, and dune grass at the side."""
    p = s.palette
    rng, _ = s.own_rng("beach")
    s.sky(horizon=horizon + 10)
    if clouds:
        s.clouds(60, horizon - 70, clouds)
    s.sea(horizon, light_x=light_x, floor=shore + 70)
    sand = mix(p.ground, p.light, 0.4)

    def strand(pen: Pen) -> None:
        for lift, tone in (
            (-34, mix(p.water, sand, 0.4)),
            (-14, lighten(p.light, 0.3)),
            (-4, mix(sand, p.water, 0.25)),
            (30, darken(sand, 0.08)),
            (64, sand),
        ):
            pen.path(
                f"M-10,{shore + lift + 10} q100,-30 210,-6 t200,-4 t210,8 t200,-12 V1220 H-10Z",
                tone,
            )

    s.board("strand", strand, depth=0.7, material="land", volume=0.04, rim=0.15, protect=0.1)

    def litter(pen: Pen) -> None:
        for _ in range(shells):
            t = float(rng.random())
            x, y, k = float(rng.uniform(20, 780)), shore + 90 + t * (1180 - shore - 90), 0.5 + t
            tone = vary(mix(p.accent if rng.random() < 0.4 else p.light, sand, 0.3), rng, 0.05)
            if rng.random() < 0.5:
                pen.path(
                    f"M{x - 9 * k},{y} q{9 * k},{-16 * k} {18 * k},0 q{-9 * k},{6 * k} {-18 * k},0Z",
                    tone,
                )
            else:
                pen.oval(x, y, 8 * k, 3.5 * k, darken(sand, 0.3), 0.7)
        for _ in range(40):
            t = float(rng.random())
            x, y = float(rng.uniform(0, 800)), shore + 80 + t * (1190 - shore - 80)
            w = float(rng.uniform(20, 70)) * (0.4 + t)
            pen.path(
                f"M{x - w},{y} q{w},{-5} {w * 2},0 q{-w},{4} {-w * 2},0Z", darken(sand, 0.14), 0.5
            )

    s.board("shells", litter, depth=0.8, volume=0.05, edge=0.1, protect=0.6)
    if dunes:
        line = s.hills(
            1150,
            40,
            420,
            lighten(sand, 0.08),
            darken(sand, 0.2),
            texture="sand",
            depth=0.95,
            name="dune",
            plane="front",
        )
        s.grass(
            lambda x: line(x) + 10,
            mix(p.leaf, sand, 0.3),
            count=90,
            height=90,
            left=560,
            right=800,
            depth=1,
            plane="front",
        )
    return Spots(
        {
            "strand": (400, shore + 180),
            "left": (190, shore + 200),
            "right": (610, shore + 190),
            "foam": (400, shore + 20),
            "far": (400, shore - 60),
            "near": (400, 1110),
            "horizon": (400, horizon),
            "sky": (400, horizon * 0.45),
        },
        lambda _x: shore + 180,
    )


@stage("underground", place="under the earth", view="section through the earth")
def underground(
    s: Scene,
    *,
    surface: float = 360,
    burrows: tuple[tuple[float, float, float, float], ...] = ((400, 860, 270, 180),),
    roots: int = 7,
    bones: bool = True,
    grass: bool = True,
) -> Spots:
    """A cut through the ground: a strip of sky, turf, layers of earth, hollow burrows (x, y, rx, ry)."""
    p = s.palette
    rng, _ = s.own_rng("underground")
    s.sky(horizon=surface + 20)
    s.hills(surface - 14, 26, 240, mix(p.leaf, p.haze, 0.5), depth=0.15, name="far fields")
    earth = mix(p.wood, p.ground_shade, 0.35)
    s.board(
        "earth",
        lambda pen: _earth(pen, rng, p, surface, earth, bones),
        depth=0.7,
        material="place",
        volume=0.04,
        rim=0.1,
        protect=0.25,
    )
    s.board(
        "roots",
        each(
            _root,
            (
                (
                    rng,
                    float(rng.uniform(30, 770)),
                    surface + 20,
                    float(rng.uniform(120, 330)),
                    lighten(earth, 0.3),
                )
                for _ in range(roots)
            ),
        ),
        depth=0.72,
        volume=0.2,
        protect=0.6,
    )
    hollow = darken(earth, 0.55)
    spots: dict[str, tuple[float, float]] = {}
    for i, (x, y, rx, ry) in enumerate(burrows):
        s.board(
            f"burrow {i + 1}",
            drawing(_burrow, rng, x, y, rx, ry, hollow, earth),
            depth=0.75,
            volume=0.0,
            rim=0.3,
            protect=0.2,
        )
        spots[f"burrow_{i + 1}"] = (x, y + ry * 0.78)
    if grass:
        s.grass(surface + 12, count=200, height=26, depth=0.8)
    return Spots(
        {
            "surface": (400, surface + 4),
            "surface_left": (190, surface + 4),
            "surface_right": (610, surface + 4),
            "burrow": (burrows[0][0], burrows[0][1] + burrows[0][3] * 0.78)
            if burrows
            else (400, 860),
            "deep": (400, 1120),
            "sky": (400, surface * 0.45),
            **spots,
        },
        lambda _x: surface + 4,
    )


def _earth(pen: Pen, rng: Rng, p: Palette, surface: float, earth: Colour, bones: bool) -> None:
    bands = 7
    for i in range(bands):
        y = surface + (1200 - surface) * (i / bands) ** 1.1
        tone = vary(mix(lighten(earth, 0.1), darken(earth, 0.45), i / bands), rng, 0.02)
        a, b = float(rng.normal(0, 16)), float(rng.normal(0, 16))
        pen.path(
            f"M-10,{y + 12} C200,{y + a} 420,{y + b + 20} 810,{y + 6} V1220 H-10Z"
            if i
            else f"M-10,{surface + 6} Q400,{surface - 6} 810,{surface + 8} V1220 H-10Z",
            tone,
        )
    for _ in range(130):
        t = float(rng.random())
        x, y = float(rng.uniform(0, 800)), surface + 40 + t * (1180 - surface)
        r = float(rng.uniform(2, 9))
        pen.oval(
            x,
            y,
            r * 1.3,
            r * 0.8,
            vary(mix(p.stone, earth, float(rng.uniform(0.2, 0.7))), rng, 0.04),
            0.8,
        )
    if bones:
        for _ in range(5):
            with pen.at(
                float(rng.uniform(60, 740)),
                float(rng.uniform(surface + 150, 1160)),
                0.8,
                float(rng.uniform(0, 180)),
            ):
                pen.rect(-22, -4, 44, 8, mix(p.paper, earth, 0.25))
                for dx in (-24, 24):
                    pen.circle(dx, -5, 7, mix(p.paper, earth, 0.25))
                    pen.circle(dx, 5, 7, mix(p.paper, earth, 0.25))
    pen.path(
        f"M-10,{surface + 6} Q400,{surface - 6} 810,{surface + 8} v26 Q400,{surface + 20} -10,{surface + 30}Z",
        mix(p.leaf, p.ground, 0.3),
    )


def _root(pen: Pen, rng: Rng, x: float, y: float, length: float, tone: Colour) -> None:
    points = [(x, y)]
    for i in range(4):
        points.append((points[-1][0] + float(rng.normal(0, 26)), y + length * (i + 1) / 4))
    pen.taper(points, 9, 1.2, tone, 0.9)
    for px, py in points[1:-1]:
        pen.taper(
            [
                (px, py),
                (px + float(rng.normal(0, 24)), py + 20),
                (px + float(rng.normal(0, 40)), py + 52),
            ],
            4,
            0.8,
            tone,
            0.8,
        )


def _burrow(
    pen: Pen, rng: Rng, x: float, y: float, rx: float, ry: float, hollow: Colour, earth: Colour
) -> None:
    points = []
    for i in range(26):
        a = i / 26 * 2 * math.pi
        k = 1 + float(rng.normal(0, 0.035))
        points.append((x + math.cos(a) * rx * k, y + math.sin(a) * ry * k))
    pen.curve([(a, b - 6) for a, b in points], darken(earth, 0.35))
    pen.curve(points, hollow)
    pen.curve(
        [(x + (a - x) * 0.86, y + 12 + (b - y) * 0.8) for a, b in points], lighten(hollow, 0.07)
    )
    floor = [(a, b) for a, b in points if b > y + ry * 0.55]
    if len(floor) > 2:
        pen.curve([*sorted(floor), (x, y + ry * 1.02)], mix(earth, hollow, 0.4))
