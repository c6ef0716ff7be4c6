"""Streets, roofs, squares, stations and fairs."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from reverie_studio.colour import Colour, darken, lighten, mix, vary
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen
from reverie_studio.places import Spots, stage
from reverie_studio.stages.parts import Rng, each, window

if TYPE_CHECKING:
    from reverie_studio.scene import Scene


Quad = tuple[tuple[float, float], tuple[float, float], tuple[float, float], tuple[float, float]]


def _between(q: Quad, u: float, v: float) -> tuple[float, float]:
    """A point of a front: u along its eaves, v from the eaves (0) towards us (1)."""
    a, b, c, d = q
    top = (a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u)
    foot = (d[0] + (c[0] - d[0]) * u, d[1] + (c[1] - d[1]) * u)
    return top[0] + (foot[0] - top[0]) * v, top[1] + (foot[1] - top[1]) * v


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


