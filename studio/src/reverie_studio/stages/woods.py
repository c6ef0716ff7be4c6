"""Woods, fields of tall things, and the wet places between."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from reverie_studio.colour import Colour, darken, lighten, mix, vary
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen
from reverie_studio.places import Spots, stage
from reverie_studio.stages.parts import Rng, branch, drawing, each, leafy_tree, stones

if TYPE_CHECKING:
    from reverie_studio.scene import Scene


def birch(
    pen: Pen,
    rng: Rng,
    x: float,
    foot: float,
    w: float,
    bark: Colour,
    mark: Colour,
    top: float = -20,
) -> None:
    """A white trunk that leaves the card at the top, with its black eyes and peeling rings."""
    lean = float(rng.normal(0, w * 0.5))
    pen.poly(
        [
            (x - w * 0.62, foot),
            (x - w * 0.5, foot - w),
            (x + lean - w * 0.36, top),
            (x + lean + w * 0.36, top),
            (x + w * 0.5, foot - w),
            (x + w * 0.66, foot),
        ],
        bark,
    )
    pen.poly(
        [
            (x + w * 0.16, foot),
            (x + lean + w * 0.12, top),
            (x + lean + w * 0.36, top),
            (x + w * 0.5, foot - w),
            (x + w * 0.66, foot),
        ],
        mix(bark, mark, 0.3),
    )
    length = foot - top
    for _ in range(int(length / max(16.0, w * 0.7))):
        t = float(rng.random())
        y = foot - t * length
        cx = x + lean * t + float(rng.uniform(-0.4, 0.3)) * w
        half = w * float(rng.uniform(0.06, 0.3))
        pen.path(
            f"M{cx - half},{y} q{half},{-w * 0.06} {half * 2},0 q{-half},{w * 0.1} {-half * 2},0Z",
            mark,
            0.85,
        )
    for _ in range(int(length / 260)):
        t = float(rng.random())
        y, cx = foot - t * length, x + lean * t
        pen.path(
            f"M{cx - w * 0.3},{y} q{w * 0.3},{-w * 0.36} {w * 0.6},0 q{-w * 0.3},{w * 0.22} {-w * 0.6},0Z",
            mark,
        )
        pen.circle(cx, y - w * 0.02, w * 0.08, bark)


@stage("birch forest", place="a birch forest")
def birch_forest(
    s: Scene,
    *,
    horizon: float = 820,
    near: int = 5,
    far: int = 16,
    leaves: bool = True,
    gap: float = 190,
    mist: float = 0.5,
) -> Spots:
    """White trunks in three depths with a clearing in the middle, fern and fallen leaves."""
    p = s.palette
    rng, _ = s.own_rng("birches")
    s.sky(horizon=horizon + 100, texture=0.9)
    back = mix(p.haze, p.leaf, 0.35)
    s.hills(
        horizon - 200, 90, 120, back, mix(back, p.mid, 0.4), rough=5, depth=0.15, name="thicket"
    )
    for k in range(3):
        t = k / 2
        count = (far, far // 2 + 1, near)[k]
        foot = horizon + 10 + 90 * t + 70 * t * t
        w = 12 + 18 * t + 24 * t * t
        bark = mix(mix(p.light, p.haze, 0.75), lighten(p.light, 0.3), t)
        mark = mix(mix(p.dark, p.haze, 0.6), p.dark, t)
        xs = sorted(float(rng.uniform(-20, 820)) for _ in range(count * 2))
        clear = gap * (0.35 + 0.65 * t)
        spots = [x for x in xs if k == 0 or abs(x - 400) > clear][:: 2 if k else 1]
        s.board(
            f"birches {k + 1}",
            each(
                birch,
                (
                    (
                        rng,
                        x,
                        foot + float(rng.uniform(-14, 20)),
                        w * float(rng.uniform(0.75, 1.2)),
                        bark,
                        mark,
                    )
                    for x in spots
                ),
            ),
            depth=0.2 + 0.3 * t,
            volume=0.22,
            protect=0.35,
        )
        if k < 2 and mist:
            s.mist(foot - 30, 80, mist * (1 - 0.4 * t))
        ground = mix(mix(p.ground, p.haze, 0.4), p.ground, t)
        if k < 2:
            s.hills(
                foot, 14, 240, ground, depth=0.3 + 0.3 * t, texture="grass", name=f"floor {k + 1}"
            )
    line = s.hills(
        horizon + 130,
        16,
        400,
        p.ground,
        p.ground_shade,
        texture="grass",
        depth=0.75,
        marks=260,
        name="floor 3",
    )
    if leaves:
        s.board(
            "fallen leaves",
            lambda pen: _litter(pen, rng, p, horizon + 140),
            depth=0.8,
            volume=0,
            edge=0.1,
            protect=0.7,
        )
    s.board(
        "canopy",
        lambda pen: _canopy(pen, rng, p),
        depth=0.8,
        material="foliage",
        volume=0.1,
        protect=0.4,
        plane="front",
    )
    s.grass(1206, darken(p.leaf, 0.35), p.leaf, count=200, height=80, depth=1, plane="front")
    return Spots(
        {
            "clearing": (400, horizon + 210),
            "left": (230, horizon + 230),
            "right": (570, horizon + 230),
            "far": (400, horizon + 60),
            "near": (400, 1130),
            "sky": (400, 320),
        },
        line,
    )


def _litter(pen: Pen, rng: Rng, p: Palette, top: float) -> None:
    for _ in range(90):
        y = top + float(rng.random()) ** 1.4 * (1190 - top)
        k = 0.4 + (y - top) / 320
        tone = vary(
            mix(
                p.accent if rng.random() < 0.4 else p.accent2, p.ground, float(rng.uniform(0, 0.5))
            ),
            rng,
            0.05,
        )
        with pen.at(float(rng.uniform(0, 800)), y, k, float(rng.uniform(0, 360))):
            pen.path("M-7,0 Q0,-6 8,0 Q0,5 -7,0Z", tone)


def _canopy(pen: Pen, rng: Rng, p: Palette) -> None:
    for _ in range(170):
        x = float(rng.uniform(-20, 820))
        reach = 60 + 130 * abs(x - 400) / 400
        y = float(rng.random()) ** 1.6 * reach - 12
        r = float(rng.uniform(8, 20))
        tone = vary(
            mix(p.leaf, p.dark if rng.random() < 0.5 else p.light, float(rng.uniform(0, 0.4))),
            rng,
            0.04,
        )
        with pen.at(x, y, 1, float(rng.uniform(0, 180))):
            pen.oval(0, 0, r * 1.2, r * 0.62, tone)


@stage("swamp", place="a swamp")
def swamp(
    s: Scene,
    *,
    horizon: float = 700,
    trees: int = 7,
    lilies: int = 16,
    mist: float = 0.6,
    fireflies: int = 30,
    reeds: int = 60,
) -> Spots:
    """Drowned trees with hanging moss, lily pads, reeds, will-o'-the-wisps."""
    p = s.palette
    rng, _ = s.own_rng("swamp")
    s.sky(horizon=horizon + 40)
    s.hills(horizon + 4, 60, 80, mix(p.leaf, p.haze, 0.6), rough=5, depth=0.1, name="far wood")
    places = [
        (
            float(rng.uniform(-10, 810)),
            horizon + 14 + 60 * float(rng.random()),
            float(rng.uniform(0.5, 0.9)),
        )
        for _ in range(trees)
    ]
    bark = mix(p.dark, p.wood, 0.3)

    def wood(pen: Pen) -> None:
        for x, y, k in sorted(places, key=lambda q: q[1]):
            _mangrove(pen, rng, x, y, k, bark, mix(p.leaf, p.mid, 0.4))

    s.board("far trees", wood, depth=0.3, material="foliage", protect=0.5)
    s.sea(
        horizon + 30,
        mix(p.water, p.leaf, 0.3),
        wave=0.6,
        chop=0.45,
        mirror=0.72,
        light_x=None,
        name="bog",
    )
    if mist:
        s.mist(horizon + 40, 60, mist)
    s.board(
        "near tree",
        each(
            _mangrove,
            ((rng, x, 1120, 2.1, darken(bark, 0.2), mix(p.leaf, p.dark, 0.3)) for x in (-10, 800)),
        ),
        depth=0.85,
        material="foliage",
        volume=0.2,
        protect=0.5,
    )
    s.board(
        "lilies",
        lambda pen: _lilies(pen, rng, p, horizon + 120, lilies),
        depth=0.75,
        volume=0.15,
        protect=0.7,
    )
    s.board(
        "reeds",
        lambda pen: _reeds(pen, rng, p, reeds),
        depth=1,
        material="foliage",
        plane="front",
        protect=0.7,
    )
    if fireflies:
        s.motes((400, horizon + 60), 240, fireflies, size=2.6)
    return Spots(
        {
            "water": (400, horizon + 230),
            "left": (210, horizon + 260),
            "right": (590, horizon + 260),
            "far": (400, horizon + 60),
            "near": (400, 1110),
            "sky": (400, 300),
        },
        lambda _x: horizon + 230,
    )


def _mangrove(pen: Pen, rng: Rng, x: float, y: float, k: float, bark: Colour, moss: Colour) -> None:
    for dx in (-36, -16, 14, 34):
        pen.taper(
            [(x, y - 70 * k), (x + dx * 0.5 * k, y - 30 * k), (x + dx * k, y + 6)],
            12 * k,
            4 * k,
            bark,
        )
    tips = branch(
        pen, rng, x, y - 60 * k, float(rng.normal(0, 0.12)), 110 * k, 24 * k, bark, 4, 0.75
    )
    for tx, ty in tips:
        for _ in range(2):
            sx = tx + float(rng.normal(0, 12)) * k
            drop = float(rng.uniform(26, 80)) * k
            pen.taper(
                [(sx, ty), (sx + float(rng.normal(0, 5)), ty + drop * 0.5), (sx, ty + drop)],
                5 * k,
                1,
                moss,
                0.8,
            )
        pen.oval(tx, ty, 22 * k, 12 * k, vary(moss, rng, 0.04), 0.9)


def _lilies(pen: Pen, rng: Rng, p: Palette, top: float, count: int) -> None:
    for _ in range(count):
        y = top + float(rng.random()) * (1170 - top)
        k = 0.5 + (y - top) / 380
        x = float(rng.uniform(20, 780))
        tone = vary(mix(p.leaf, p.water, 0.25), rng, 0.04)
        pen.oval(x, y + 3, 34 * k, 11 * k, darken(tone, 0.4), 0.7)
        pen.path(
            f"M{x},{y} L{x + 30 * k},{y - 5 * k} A{34 * k},{11 * k} 0 1 0 {x + 28 * k},{y + 6 * k}Z",
            tone,
        )
        pen.path(
            f"M{x - 28 * k},{y - 3 * k} q{20 * k},{-8 * k} {46 * k},{-2 * k}",
            lighten(tone, 0.3),
            0.6,
            stroke=2 * k,
        )
        if rng.random() < 0.3:
            for a in (-0.9, -0.4, 0.1, 0.6):
                pen.path(
                    f"M{x - 6 * k},{y - 3 * k} q{a * 18 * k - 5},{-12 * k} {a * 24 * k},{-19 * k} "
                    f"q{6 * k},{10 * k} {-a * 14 * k + 6 * k},{19 * k}Z",
                    mix(p.light, p.accent, 0.3 + 0.2 * a),
                )


def _reeds(pen: Pen, rng: Rng, p: Palette, count: int) -> None:
    for _ in range(count):
        side = rng.random() < 0.5
        x = float(rng.uniform(-10, 170)) if side else float(rng.uniform(630, 810))
        h = float(rng.uniform(80, 250))
        b = float(rng.normal(0, 20))
        tone = vary(mix(p.leaf, p.dark, float(rng.uniform(0.1, 0.6))), rng, 0.03)
        pen.taper([(x, 1210), (x + b * 0.3, 1210 - h * 0.6), (x + b, 1210 - h)], 6, 1.5, tone)
        if rng.random() < 0.35:
            with pen.at(x + b * 0.8, 1210 - h, 1, b * 0.5):
                pen.rect(-4.5, -34, 9, 40, darken(p.wood, 0.3), radius=4.5)


@stage("cornfield", place="a cornfield")
def cornfield(
    s: Scene,
    *,
    horizon: float = 640,
    rows: int = 9,
    path: bool = True,
    clouds: float = 0.8,
    tall: float = 1.0,
    barn: bool = True,
) -> Spots:
    """Ripe corn in rows to the horizon with a trodden path through it."""
    p = s.palette
    rng, _ = s.own_rng("corn")
    s.sky(horizon=horizon + 30)
    if clouds:
        s.clouds(60, horizon - 60, clouds)
    s.hills(horizon, 20, 300, mix(p.ground, p.haze, 0.5), depth=0.15, name="far fields")
    if barn:
        s.board("barn", lambda pen: _barn(pen, p, 610, horizon + 22), depth=0.3, protect=0.8)
    gold = mix(p.accent2, p.ground, 0.5)
    s.board(
        "earth",
        lambda pen: pen.rect(0, horizon + 14, 800, 700, mix(p.ground_shade, gold, 0.35)),
        depth=0.4,
    )
    if path:
        s.board(
            "path",
            lambda pen: pen.path(
                f"M392,{horizon + 14} Q430,{horizon + 160} 330,{horizon + 300} "
                f"Q200,{horizon + 460} 250,1210 L600,1210 Q520,{horizon + 430} 470,{horizon + 300} "
                f"Q500,{horizon + 140} 408,{horizon + 14}Z",
                mix(p.ground, p.light, 0.3),
            ),
            depth=0.5,
            protect=0.1,
        )
    for i in range(rows):
        t = (i + 1) / rows
        y = horizon + 18 + (1190 - horizon) * t**1.6
        k = (0.16 + 0.95 * t**1.5) * tall
        centre = 400 + 40 * math.sin(t * 4.2) - 30 * t
        half = (10 + 165 * t) if path else 0.0
        s.board(
            f"corn {i + 1}",
            drawing(_corn, rng, p, y, k, centre, half, gold),
            depth=0.3 + 0.6 * t,
            material="foliage",
            volume=0.05,
            edge=0.06,
            protect=0.6,
            plane="front" if i == rows - 1 else "place",
        )
    return Spots(
        {
            "path": (400, horizon + 300),
            "far": (405, horizon + 90),
            "near": (420, 1110),
            "left": (150, horizon + 260),
            "right": (650, horizon + 260),
            "sky": (400, horizon * 0.45),
        },
        lambda _x: horizon + 300,
    )


def _barn(pen: Pen, p: Palette, x: float, y: float) -> None:
    pen.rect(x - 50, y - 56, 100, 60, mix(p.accent, p.dark, 0.2))
    pen.poly(
        [(x - 60, y - 54), (x - 34, y - 92), (x + 34, y - 92), (x + 60, y - 54)],
        darken(p.accent, 0.5),
    )
    pen.rect(x - 18, y - 40, 36, 44, darken(p.accent, 0.55))
    pen.line(x - 18, y - 40, x + 18, y + 2, p.light, 3, 0.8)
    pen.line(x + 18, y - 40, x - 18, y + 2, p.light, 3, 0.8)


def _corn(
    pen: Pen, rng: Rng, p: Palette, y: float, k: float, centre: float, half: float, gold: Colour
) -> None:
    step = 8 * k + 1.6
    pen.path(
        f"M-10,{y + 40 * k} V{y - 60 * k} H{centre - half - 8 * k} L{centre - half},{y + 40 * k}Z "
        f"M810,{y + 40 * k} V{y - 60 * k} H{centre + half + 8 * k} L{centre + half},{y + 40 * k}Z",
        darken(mix(gold, p.leaf, 0.4), 0.42),
        0.9,
    )
    x = -20.0
    while x < 820:
        x += step * float(rng.uniform(0.6, 1.3))
        if abs(x - centre) < half:
            continue
        h = 120 * k * float(rng.uniform(0.8, 1.15))
        b = float(rng.normal(0, 10)) * k
        tone = vary(mix(gold, p.leaf, float(rng.uniform(0, 0.45))), rng, 0.04)
        pen.taper(
            [(x, y + 8), (x + b * 0.4, y - h * 0.5), (x + b, y - h)],
            4 * k + 0.6,
            1.2 * k + 0.4,
            darken(tone, 0.2),
        )
        for side in (-1, 1):
            t = float(rng.uniform(0.25, 0.6))
            lx, ly = x + b * t, y - h * t
            pen.path(
                f"M{lx},{ly} q{side * 12 * k},{-26 * k} {side * 30 * k},{-6 * k} q{-side * 14 * k},{-4 * k} "
                f"{-side * 30 * k},{16 * k}Z",
                lighten(tone, 0.06 if side > 0 else 0.2),
            )
        pen.path(
            f"M{x + b},{y - h} q{-6 * k},{-16 * k} {2 * k},{-30 * k} q{8 * k},{14 * k} {-2 * k},{30 * k}Z",
            lighten(gold, 0.25),
        )


@stage("garden maze", place="a garden maze", view="from above the hedges")
def garden_maze(
    s: Scene,
    *,
    horizon: float = 470,
    rows: int = 7,
    fountain: bool = True,
    clouds: float = 0.6,
    gate: bool = True,
) -> Spots:
    """Clipped hedges in perspective, gravel between them, topiary, a gate in front."""
    p = s.palette
    rng, _ = s.own_rng("maze")
    s.sky(horizon=horizon + 40)
    if clouds:
        s.clouds(40, horizon - 60, clouds)
    s.hills(horizon - 10, 30, 220, mix(p.leaf, p.haze, 0.5), depth=0.15, name="park")
    s.board(
        "park trees",
        each(
            leafy_tree,
            (
                (
                    rng,
                    x,
                    horizon + 16,
                    float(rng.uniform(70, 130)),
                    p.wood,
                    mix(p.leaf, p.haze, 0.3),
                    lighten(p.leaf, 0.1),
                )
                for x in range(10, 800, 76)
            ),
        ),
        depth=0.25,
        material="foliage",
    )
    gravel = mix(p.ground, p.light, 0.5)
    s.board(
        "gravel", lambda pen: pen.rect(0, horizon + 8, 800, 800, gravel), depth=0.45, protect=0.05
    )
    for i in range(rows):
        t = (i / rows) ** 1.5
        y = horizon + 40 + (1180 - horizon) * t * 0.86
        k = 0.22 + 1.0 * t
        gaps = [float(rng.uniform(0.08, 0.92)) for _ in range(2)]
        s.board(
            f"hedge {i + 1}",
            drawing(_hedge, rng, p, y, k, gaps),
            depth=0.35 + 0.5 * t,
            material="foliage",
            volume=0.12,
            rim=0.4,
            protect=0.35,
            shadow=(10 * k, 8 * k, 8, 0.3),
        )
        if fountain and i == rows // 2:
            s.board(
                "fountain",
                drawing(_fountain, p, 400, y + 66 * k, k),
                depth=0.6,
                protect=0.8,
                volume=0.25,
            )
    if gate:
        s.board(
            "gate",
            lambda pen: _gate(pen, p),
            depth=0.95,
            plane="place",
            volume=0.2,
            protect=0.8,
            shadow=(8, 8, 8, 0.35),
        )
    return Spots(
        {
            "gate": (400, 1180),
            "centre": (400, horizon + 330),
            "far": (400, horizon + 90),
            "left": (150, 1010),
            "right": (650, 1010),
            "near": (400, 1150),
            "sky": (400, horizon * 0.45),
        },
        lambda _x: 1100.0,
    )


def _hedge(pen: Pen, rng: Rng, p: Palette, y: float, k: float, gaps: list[float]) -> None:
    edges = sorted([0.0, *(g for gap in gaps for g in (gap - 0.06, gap + 0.06)), 1.0])
    h, deep = 78 * k, 26 * k
    for i in range(0, len(edges) - 1, 2):
        x0, x1 = -30 + edges[i] * 860, -30 + edges[i + 1] * 860
        if x1 - x0 < 20:
            continue
        tone = vary(darken(p.leaf, 0.12), rng, 0.02)
        pen.rect(x0, y - h, x1 - x0, h, darken(tone, 0.18), radius=5 * k)
        pen.path(
            f"M{x0},{y - h + 4} l{deep * 0.5},{-deep} H{x1 - deep * 0.3} L{x1},{y - h + 4}Z",
            lighten(tone, 0.22),
        )
        for _ in range(int((x1 - x0) * h / 300 / max(0.3, k))):
            lx, ly = float(rng.uniform(x0, x1)), y - float(rng.random()) * (h + deep)
            top = ly < y - h
            r = float(rng.uniform(3, 8)) * k
            pen.oval(
                lx,
                ly,
                r * 1.3,
                r * 0.8,
                vary(lighten(tone, 0.3) if top else darken(tone, 0.1), rng, 0.05),
                0.8,
            )
        if rng.random() < 0.6:
            bx = float(rng.uniform(x0, x1))
            pen.circle(bx, y - h - deep - 18 * k, 24 * k, darken(tone, 0.05))
            pen.circle(bx - 6 * k, y - h - deep - 25 * k, 14 * k, lighten(tone, 0.25))


def _fountain(pen: Pen, p: Palette, x: float, y: float, k: float) -> None:
    stone = mix(p.stone, p.light, 0.4)
    pen.oval(x, y, 90 * k, 26 * k, darken(stone, 0.25))
    pen.oval(x, y - 8 * k, 90 * k, 24 * k, stone)
    pen.oval(x, y - 8 * k, 76 * k, 18 * k, p.water)
    pen.rect(x - 9 * k, y - 86 * k, 18 * k, 80 * k, darken(stone, 0.1))
    pen.path(
        f"M{x - 40 * k},{y - 86 * k} h{80 * k} q{-10 * k},{24 * k} {-40 * k},{24 * k} q{-30 * k},0 {-40 * k},{-24 * k}Z",
        stone,
    )
    for dx in (-34, -14, 14, 34):
        pen.path(
            f"M{x},{y - 110 * k} q{dx * 0.7 * k},{-14 * k} {dx * k},{90 * k}",
            lighten(p.water, 0.6),
            0.8,
            stroke=3 * k,
        )


def _gate(pen: Pen, p: Palette) -> None:
    stone, iron = mix(p.stone, p.light, 0.3), mix(p.dark, p.metal, 0.2)
    for x in (110, 690):
        pen.rect(x - 44, 900, 88, 320, stone)
        pen.rect(x + 14, 900, 30, 320, darken(stone, 0.28))
        for i in range(5):
            pen.line(x - 44, 950 + i * 56, x + 44, 950 + i * 56, darken(stone, 0.35), 2.5, 0.7)
        pen.rect(x - 56, 884, 112, 22, lighten(stone, 0.15), radius=3)
        pen.circle(x, 850, 36, stone)
        pen.circle(x - 10, 838, 16, lighten(stone, 0.3))
    for side in (-1, 1):
        for i in range(5):
            x = 400 + side * (250 - i * 20)
            pen.line(x, 1210, x, 930 - 12 * i, iron, 6)
            pen.path(f"M{x},{900 - 12 * i} l8,22 h-16Z", iron)
        pen.line(400 + side * 250, 1000, 400 + side * 168, 1000, iron, 6)
        pen.circle(400 + side * 208, 1050, 24, iron, stroke=5)


@stage("cave", place="a cave", view="from inside")
def cave(
    s: Scene,
    *,
    mouth: tuple[float, float, float, float] = (400, 560, 250, 330),
    drips: int = 14,
    pool: bool = True,
    crystals: int = 8,
    light: float = 0.5,
) -> Spots:
    """Rock all around, a mouth of daylight, stalactites, a still pool, a few crystals."""
    p = s.palette
    rng, _ = s.own_rng("cave")
    cx, cy, rx, ry = mouth
    s.sky(horizon=cy + ry)
    s.hills(cy + ry * 0.35, 40, 180, mix(p.ground, p.haze, 0.5), depth=0.15, name="land outside")
    rock = mix(p.stone, p.dark, 0.45)
    for k in range(3):
        grow = 1 + 0.34 * k
        tone = mix(rock, p.dark, 0.18 + 0.2 * k)
        s.board(
            f"rock {k + 1}",
            drawing(_cave_ring, rng, cx, cy, rx * grow, ry * grow, tone),
            depth=0.45 + 0.2 * k,
            volume=0.2,
            rim=0.7,
            protect=0.15,
            shadow=(0, 12, 18, 0.4),
        )
    floor = min(1000.0, cy + ry * 1.05)
    s.board(
        "cave floor",
        lambda pen: _cave_floor(pen, rng, p, floor, rock),
        depth=0.7,
        volume=0.15,
        rim=0.4,
    )
    if pool:
        water = (
            (430, floor + 120, 240, 46, mix(p.water, p.dark, 0.2)),
            (420, floor + 114, 200, 32, mix(p.water, p.haze, 0.45)),
            (400, floor + 110, 110, 14, p.haze, 0.7),
        )
        s.board("pool", each(Pen.oval, water), depth=0.7, volume=0, rim=0.5)
    s.board(
        "stalactites",
        lambda pen: _stalactites(pen, rng, drips, mix(rock, p.dark, 0.3)),
        depth=0.85,
        volume=0.3,
        rim=0.6,
        protect=0.4,
    )
    if crystals:
        s.board(
            "crystals",
            lambda pen: _crystals(pen, rng, p, crystals, floor),
            depth=0.85,
            volume=0.25,
            rim=0.7,
            protect=0.8,
        )
        s.glow((120, floor + 90), 120, "accent2", 0.35)
        s.glow((690, floor + 60), 120, "accent2", 0.35)
    if light:
        s.rays((cx, cy - ry), strength=light * 0.8, angle=90, spread=30)
        s.glow((cx, cy), rx * 1.3, strength=light * 0.4)
    return Spots(
        {
            "mouth": (cx, floor + 6),
            "left": (220, floor + 120),
            "right": (600, floor + 150),
            "pool": (430, floor + 112),
            "near": (400, 1160),
            "ledge": (690, floor + 20),
            "sky": (cx, cy - ry * 0.3),
        },
        lambda _x: floor + 110,
    )


def _cave_ring(
    pen: Pen, rng: Rng, cx: float, cy: float, rx: float, ry: float, tone: Colour
) -> None:
    pen.rect(-10, -10, 820, 1220, tone)
    for _ in range(60):
        x, y = float(rng.uniform(0, 800)), float(rng.uniform(0, 1200))
        w = float(rng.uniform(30, 90))
        pen.path(
            f"M{x},{y} l{w},{-w * 0.4} l{w * 0.3},{w * 0.7} l{-w * 0.9},{w * 0.3}Z",
            vary(lighten(tone, 0.1) if rng.random() < 0.5 else darken(tone, 0.2), rng, 0.02),
            0.6,
        )
    points = []
    for i in range(36):
        a = i / 36 * 2 * math.pi
        k = 1 + float(rng.normal(0, 0.06))
        points.append((cx + math.cos(a) * rx * k, cy + math.sin(a) * ry * k))
    hole = "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in points) + "Z"
    pen.erase(hole)


def _cave_floor(pen: Pen, rng: Rng, p: Palette, floor: float, rock: Colour) -> None:
    pen.path(
        f"M-10,{floor - 30} Q120,{floor - 10} 260,{floor} T560,{floor + 6} T810,{floor - 26} V1220 H-10Z",
        mix(rock, p.ground, 0.25),
    )
    for _ in range(26):
        t = float(rng.random())
        y = floor + 16 + t * (1180 - floor)
        w = float(rng.uniform(30, 120)) * (0.4 + t)
        x = float(rng.uniform(0, 800))
        pen.path(
            f"M{x - w},{y} q{w},{-14 * (0.4 + t)} {w * 2},0 q{-w},{10 * (0.4 + t)} {-w * 2},0Z",
            vary(mix(rock, p.dark, float(rng.uniform(0, 0.5))), rng, 0.02),
            0.7,
        )
    stones(
        pen,
        rng,
        [(60, floor + 60, 120), (740, floor + 50, 140), (160, 1170, 170), (690, 1180, 190)],
        rock,
    )


def _stalactites(pen: Pen, rng: Rng, count: int, tone: Colour) -> None:
    for i in range(count):
        x = (i + 0.5) / count * 800 + float(rng.normal(0, 16))
        length = float(rng.uniform(60, 150)) + 130 * abs(x - 400) / 400
        w = length * float(rng.uniform(0.2, 0.34))
        pen.path(
            f"M{x - w},-10 Q{x - w * 0.3},{length * 0.4} {x},{length} Q{x + w * 0.4},{length * 0.4} {x + w},-10Z",
            vary(tone, rng, 0.03),
        )
        pen.path(
            f"M{x},{length} Q{x + w * 0.4},{length * 0.4} {x + w},-10 H{x + w * 0.2}Z",
            darken(tone, 0.3),
            0.7,
        )


def _crystals(pen: Pen, rng: Rng, p: Palette, count: int, floor: float) -> None:
    for i in range(count):
        left = i % 2 == 0
        x = float(rng.uniform(70, 170)) if left else float(rng.uniform(640, 740))
        y = floor + float(rng.uniform(60, 110))
        h = float(rng.uniform(40, 110))
        w = h * 0.2
        tone = vary(mix(p.accent2, p.glow, float(rng.uniform(0, 0.5))), rng, 0.04)
        with pen.at(x, y, 1, float(rng.normal(0, 22))):
            pen.poly([(-w, 0), (-w, -h * 0.75), (0, -h), (w, -h * 0.7), (w, 0)], tone)
            pen.poly([(0, 0), (0, -h), (w, -h * 0.7), (w, 0)], darken(tone, 0.3))
            pen.poly([(-w, -h * 0.75), (0, -h), (0, -h * 0.66)], lighten(tone, 0.5))
