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
    each,
    house,
)

if TYPE_CHECKING:
    from reverie_studio.scene import Scene


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


