"""Rooms people live and travel in: attic, kitchen, bedroom, greenhouse, train compartment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie_studio.colour import Colour, darken, lighten, mix, vary
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen
from reverie_studio.places import Spots, stage
from reverie_studio.stages.parts import (
    Rng,
    boards,
    bricks,
    curtain,
    each,
    planks,
    wallpaper,
)
from reverie_studio.stages.rooms import frame, shell, wall_tone

if TYPE_CHECKING:
    from reverie_studio.scene import Scene


def sash(
    pen: Pen, x: float, y: float, w: float, h: float, wood: Colour, columns: int = 2, rows: int = 2
) -> None:
    """A window cut through the wall, with bars and a sill; the sky shows through it."""
    pen.rect(x - 16, y - 16, w + 32, h + 32, wood, radius=2)
    pen.rect(x - 16, y - 16, w + 32, 10, lighten(wood, 0.2))
    pen.erase(f"M{x},{y} h{w} v{h} h{-w}Z")
    for i in range(1, columns):
        pen.rect(x + w * i / columns - 4, y, 8, h, wood)
    for i in range(1, rows):
        pen.rect(x, y + h * i / rows - 4, w, 8, darken(wood, 0.12))
    pen.rect(x - 26, y + h + 12, w + 52, 16, lighten(wood, 0.12), radius=2)
    pen.rect(x - 20, y + h + 28, w + 40, 8, darken(wood, 0.3), 0.8)


@stage("attic", place="an attic", inside=True)
def attic(
    s: Scene,
    *,
    floor: float = 860,
    clutter: bool = True,
    beam: float = 0.5,
    window: bool = True,
    cobwebs: bool = True,
) -> Spots:
    """A steep roof of beams, a gable window, dust in the light, boxes along the eaves."""
    p = s.palette
    rng, _ = s.own_rng("attic")
    wood = mix(p.wood, p.dark, 0.15)
    s.sky(horizon=700)

    def roof(pen: Pen) -> None:
        pen.rect(-10, -10, 820, 1230, darken(wood, 0.45))
        with pen.clip(f"M400,70 L690,{floor} L110,{floor}Z"):
            boards(pen, rng, 100, 40, 600, floor, lighten(wood, 0.05), 44)
        for side in (-1, 1):
            for i in range(9):
                t0, t1 = i / 9, (i + 1) / 9
                a, b = 400 + side * 290 * t0, 400 + side * 290 * t1
                ya, yb = 70 + (floor - 70) * t0, 70 + (floor - 70) * t1
                c, d = 400 + side * (40 + 560 * t0), 400 + side * (40 + 560 * t1)
                za, zb = -260 + (floor + 80) * t0 * 1.25, -260 + (floor + 80) * t1 * 1.25
                pen.poly(
                    [(a, ya), (b, yb), (d, zb + 130), (c, za + 130)],
                    vary(darken(wood, 0.3 if side > 0 else 0.2), rng, 0.025),
                )
        planks(pen, rng, (110, 690, -260, 1060), floor, 1210, lighten(wood, 0.12), 13)
        if window:
            sash(pen, 325, 350, 150, 210, lighten(wood, 0.15))
        bricks(pen, rng, 150, floor - 170, 120, 160, mix(p.accent, p.stone, 0.5), 32, 0.2)

    s.board("roof", roof, depth=0.55, volume=0.05, protect=0.3)

    def rafters(pen: Pen) -> None:
        for k in (0.0, 0.42, 0.9):
            w = 18 + 16 * k
            apex = 70 - 190 * k
            dx, foot = 290 + 190 * k, floor + 190 * k
            for side in (-1, 1):
                pen.poly(
                    [
                        (400, apex),
                        (400 + side * w, apex),
                        (400 + side * (dx + w), foot),
                        (400 + side * dx, foot),
                    ],
                    darken(wood, 0.1 if side < 0 else 0.3),
                )
            y = 250 - 60 * k
            half = (y - apex) / max(1.0, foot - apex) * dx
            pen.rect(400 - half, y, half * 2, w * 0.9, darken(wood, 0.18))
            pen.rect(400 - half, y, half * 2, w * 0.25, lighten(wood, 0.14))
        if cobwebs:
            _cobweb(pen, 262, 262, p)

    s.board("rafters", rafters, depth=0.7, volume=0.15, shadow=(6, 10, 10, 0.35), protect=0.5)
    if clutter:
        s.board(
            "clutter",
            lambda pen: _clutter(pen, rng, p, floor),
            depth=0.7,
            volume=0.22,
            shadow=(10, 8, 10, 0.35),
            protect=0.6,
        )
    if beam and window:
        s.beam((400, 440), (270, floor + 230), 150, 330, strength=beam, soft=14)
        s.motes((340, floor - 60), 150, 46, size=1.8)
    return Spots(
        {
            "middle": (400, floor + 130),
            "left": (230, floor + 150),
            "right": (570, floor + 150),
            "light": (290, floor + 200),
            "near": (400, 1150),
            "window": (400, 575),
            "rafter": (400, 270),
            "far": (400, floor + 30),
        },
        lambda _x: floor + 140,
    )


def _cobweb(pen: Pen, x: float, y: float, p: Palette) -> None:
    ends = [(x + 90, y + 8), (x + 80, y + 46), (x + 46, y + 84), (x + 6, y + 96)]
    for ex, ey in ends:
        pen.line(x, y, ex, ey, p.light, 1.2, 0.5)
    for t in (0.35, 0.6, 0.85):
        points = [(x + (ex - x) * t, y + (ey - y) * t) for ex, ey in ends]
        pen.poly(points, p.light, 0.4, stroke=1.1, closed=False)


def _clutter(pen: Pen, rng: Rng, p: Palette, floor: float) -> None:
    for x, y, w, h in (
        (70, floor + 90, 120, 80),
        (90, floor + 10, 84, 60),
        (650, floor + 70, 130, 94),
        (690, floor - 24, 80, 56),
    ):
        tone = vary(mix(p.wood, p.paper, float(rng.uniform(0.15, 0.5))), rng, 0.04)
        pen.rect(x, y - h, w, h, tone, radius=2)
        pen.rect(x + w * 0.7, y - h, w * 0.3, h, darken(tone, 0.22))
        pen.rect(x + w * 0.4, y - h, w * 0.14, h, lighten(tone, 0.2), 0.7)
        pen.poly(
            [(x, y - h), (x + w, y - h), (x + w + 10, y - h - 12), (x + 12, y - h - 14)],
            lighten(tone, 0.14),
        )
    pen.rect(642, floor - 2, 16, 6, darken(p.wood, 0.4))
    with pen.at(596, floor + 60, turn=-8):
        frame(pen, 0, -120, 80, 110, p.metal, darken(p.mid, 0.3), 9)


@stage("kitchen", place="a kitchen", inside=True)
def kitchen(
    s: Scene,
    *,
    floor: float = 880,
    window: bool = True,
    table: bool = True,
    stove: float = 0.6,
    tiles: bool = True,
    shelf: bool = True,
) -> Spots:
    """Tiles, a window over the sink, a stove with a fire, hanging pans, a scrubbed table."""
    p = s.palette
    rng, _ = s.own_rng("kitchen")
    wall = wall_tone(p, 0.55)
    s.sky(horizon=560)

    def room(pen: Pen) -> None:
        shell(pen, rng, (70, 120, 730, floor), wall, mix(p.wood, p.light, 0.2), lighten(wall, 0.15))
        if tiles:
            _tiles(pen, rng, p, 70, floor - 290, 660, 268, wall)
        _cupboards(pen, p, 70, floor, 400)
        _stove(pen, p, 520, floor, stove > 0)
        if window:
            sash(pen, 170, 260, 220, 220, lighten(p.wood, 0.3))
        if shelf:
            _pans(pen, rng, p, 440, 300)

    s.board("kitchen", room, depth=0.6, volume=0.08, protect=0.45)
    if stove:
        s.glow((600, floor - 60), 190, "#ff9a4a", stove * 0.7)
    if window:
        s.beam((280, 380), (420, floor + 160), 200, 330, strength=0.28, soft=16)
    if table:
        s.board(
            "table",
            lambda pen: _table(pen, rng, p, floor + 130),
            depth=0.85,
            volume=0.12,
            contact=0.3,
            protect=0.4,
        )
    return Spots(
        {
            "table": (400, floor + 90),
            "table_left": (240, floor + 96),
            "table_right": (560, floor + 96),
            "floor": (120, floor + 150),
            "near": (400, 1160),
            "stove": (600, floor - 190),
            "window": (280, 480),
            "sink": (280, floor - 170),
        },
        lambda _x: floor + 150,
    )


def _tiles(
    pen: Pen, rng: Rng, p: Palette, x: float, y: float, w: float, h: float, wall: Colour
) -> None:
    step = 44
    for row in range(int(h / step)):
        for column in range(int(w / step)):
            tone = vary(lighten(wall, 0.25), rng, 0.02)
            tx, ty = x + column * step, y + row * step
            pen.rect(tx + 1.5, ty + 1.5, step - 3, step - 3, tone, radius=3)
            if (row + column) % 4 == 0:
                pen.circle(tx + step / 2, ty + step / 2, 8, p.accent, 0.5)
                pen.circle(tx + step / 2, ty + step / 2, 3, p.accent2, 0.8)


def _cupboards(pen: Pen, p: Palette, x: float, floor: float, w: float) -> None:
    tone = mix(p.accent2, p.mid, 0.55)
    pen.rect(x, floor - 170, w, 150, tone)
    pen.rect(x - 6, floor - 184, w + 12, 18, mix(p.wood, p.light, 0.35), radius=2)
    for i in range(4):
        cx = x + 10 + i * (w - 10) / 4
        pen.rect(cx, floor - 156, w / 4 - 18, 128, lighten(tone, 0.12), radius=3)
        pen.rect(cx + 8, floor - 148, w / 4 - 34, 112, darken(tone, 0.08), radius=3)
        pen.circle(cx + (12 if i % 2 else w / 4 - 30), floor - 90, 5, p.metal)
    pen.path(f"M{x + 190},{floor - 186} v-44 q0,-24 24,-24 q24,0 24,24", p.metal, stroke=8)


def _stove(pen: Pen, p: Palette, x: float, floor: float, lit: bool) -> None:
    iron = mix(p.dark, p.stone, 0.25)
    pen.rect(x + 80, 120, 44, floor - 320, darken(iron, 0.1))
    pen.rect(x + 84, 120, 10, floor - 320, lighten(iron, 0.2), 0.6)
    pen.rect(x, floor - 200, 190, 186, iron, radius=6)
    pen.rect(x - 8, floor - 208, 206, 18, lighten(iron, 0.18), radius=3)
    pen.rect(x + 26, floor - 150, 138, 84, darken(iron, 0.35), radius=6)
    if lit:
        pen.rect(x + 36, floor - 140, 118, 64, "#e8742c", radius=5)
        pen.path(
            f"M{x + 44},{floor - 78} q10,-40 24,-14 q8,-54 28,-8 q10,-36 24,0 q10,-24 22,22Z",
            "#ffd27a",
        )
        for i in range(5):
            pen.rect(x + 54 + i * 22, floor - 140, 5, 64, darken(iron, 0.2))
    pen.rect(x + 30, floor - 52, 130, 26, darken(iron, 0.2), radius=4)
    for dx in (14, 166):
        pen.rect(x + dx, floor - 16, 14, 18, darken(iron, 0.4))
    pen.path(f"M{x + 60},{floor - 210} q-8,-46 36,-48 q44,2 36,48Z", mix(p.accent, p.dark, 0.1))
    pen.rect(x + 84, floor - 266, 22, 10, darken(p.accent, 0.4), radius=4)


def _pans(pen: Pen, rng: Rng, p: Palette, x: float, y: float) -> None:
    pen.rect(x, y, 260, 12, darken(p.wood, 0.1))
    for i in range(5):
        px = x + 26 + i * 52
        r = float(rng.uniform(14, 25))
        tone = vary(p.metal, rng, 0.06)
        pen.line(px, y + 10, px, y + 48, darken(tone, 0.3), 5)
        pen.circle(px, y + 48 + r, r, tone)
        pen.circle(px - r * 0.2, y + 46 + r * 0.9, r * 0.66, darken(tone, 0.2))
    for i in range(6):
        tone = vary(mix(p.accent if i % 2 else p.accent2, p.light, 0.35), rng, 0.05)
        pen.rect(x + 10 + i * 42, y - 42, 28, 42, tone, radius=5)
        pen.rect(x + 8 + i * 42, y - 48, 32, 9, darken(tone, 0.3), radius=3)


def _table(pen: Pen, rng: Rng, p: Palette, y: float) -> None:
    wood = lighten(p.wood, 0.2)
    for x in (150, 620):
        pen.rect(x, y, 34, 220, darken(wood, 0.25))
        pen.rect(x, y, 10, 220, lighten(wood, 0.1))
    pen.rect(110, y, 580, 40, darken(wood, 0.3))
    for i in range(4):
        a, b = i / 4, (i + 1) / 4
        pen.poly(
            [
                (130 + 20 * (1 - a), y - 84 + 84 * a),
                (670 - 20 * (1 - a), y - 84 + 84 * a),
                (690 - 20 * (1 - b), y - 84 + 84 * b),
                (110 + 20 * (1 - b), y - 84 + 84 * b),
            ],
            vary(wood, rng, 0.025),
        )
    pen.rect(100, y - 2, 600, 14, lighten(wood, 0.15), radius=3)


@stage("bedroom", place="a bedroom", inside=True)
def bedroom(
    s: Scene,
    *,
    floor: float = 880,
    window: bool = True,
    bed: bool = True,
    pattern: str = "star",
    rug: bool = True,
    curtains: bool = True,
    lamp: float = 0.4,
) -> Spots:
    """Patterned wallpaper, a curtained window, a bed with a patched quilt, a small lamp."""
    p = s.palette
    rng, _ = s.own_rng("bedroom")
    wall = wall_tone(p, 0.3)
    s.sky(horizon=560)

    def room(pen: Pen) -> None:
        shell(pen, rng, (90, 90, 710, floor), wall, mix(p.wood, p.dark, 0.1), lighten(wall, 0.12))
        wallpaper(pen, rng, 92, 94, 616, floor - 118, wall, mix(wall, p.light, 0.55), pattern, 58)
        if window:
            sash(pen, 290, 220, 230, 300, lighten(p.wood, 0.3), 2, 3)
        frame(pen, 590, 300, 76, 96, p.metal, mix(p.haze, p.accent, 0.2), 9)

    s.board("room", room, depth=0.6, volume=0.05, protect=0.5)
    if window and curtains:

        def hang(pen: Pen) -> None:
            cloth = mix(p.accent, p.light, 0.25)
            pen.rect(220, 180, 370, 9, p.metal, radius=4)
            curtain(pen, rng, 232, 330, 188, 590, cloth, folds=5, gather=0.3, tie=430)
            curtain(pen, rng, 578, 480, 188, 590, cloth, folds=5, gather=0.3, tie=430)

        s.board("curtains", hang, depth=0.62, volume=0.15, shadow=(5, 6, 7, 0.3))
    if window:
        s.beam((405, 380), (360, floor + 220), 210, 420, strength=0.26, soft=16)
    if rug:
        rings = (
            (1.0, darken(p.accent2, 0.3)),
            (0.86, mix(p.accent2, p.light, 0.3)),
            (0.7, darken(p.accent2, 0.15)),
            (0.5, mix(p.accent, p.light, 0.4)),
        )
        ovals = ((430, floor + 200, 300 * k, 84 * k, tone) for k, tone in rings)
        s.board("rug", each(Pen.oval, ovals), depth=0.65, volume=0.04)
    if bed:
        s.board(
            "bed",
            lambda pen: _bed(pen, rng, p, floor + 90),
            depth=0.75,
            volume=0.22,
            shadow=(12, 10, 14, 0.35),
            protect=0.55,
        )
    if lamp:
        s.glow((640, floor - 120), 200, strength=lamp)
    return Spots(
        {
            "bed": (210, floor - 20),
            "bed_foot": (320, floor + 40),
            "pillow": (90, floor - 70),
            "rug": (480, floor + 200),
            "right": (620, floor + 130),
            "near": (430, 1160),
            "window": (405, 520),
            "under_bed": (230, floor + 92),
        },
        lambda _x: floor + 180,
    )


def _bed(pen: Pen, rng: Rng, p: Palette, y: float) -> None:
    wood = darken(p.wood, 0.1)
    pen.rect(-10, y - 280, 36, 290, wood, radius=8)
    pen.rect(26, y - 240, 0, 0, wood)
    pen.rect(-10, y - 60, 400, 62, darken(wood, 0.35))
    pen.path(
        f"M10,{y - 60} V{y - 150} Q200,{y - 176} 372,{y - 140} L384,{y - 16} Q190,{y + 4} 10,{y - 6}Z",
        mix(p.cloth, p.light, 0.2),
    )
    tones: list[Colour] = [
        p.accent,
        p.accent2,
        mix(p.mid, p.light, 0.3),
        mix(p.accent, p.light, 0.55),
        p.cloth,
    ]
    for row in range(3):
        for column in range(6):
            x0, x1 = 106 + column * 46, 106 + (column + 1) * 46
            y0, y1 = y - 152 + row * 46, y - 152 + (row + 1) * 46
            tone = vary(tones[int(rng.integers(len(tones)))], rng, 0.04)
            bow = 6 * (column - 3) ** 2 / 9
            pen.poly(
                [
                    (x0 + row * 2, y0 + bow),
                    (x1 + row * 2 - 1, y0 + bow),
                    (x1 + row * 3, y1 + bow - 1),
                    (x0 + row * 3, y1 + bow),
                ],
                tone,
            )
            if rng.random() < 0.4:
                pen.circle(
                    (x0 + x1) / 2 + row * 2, (y0 + y1) / 2 + bow, 7, lighten(tone, 0.35), 0.8
                )
    pen.path(
        f"M16,{y - 128} Q14,{y - 196} 66,{y - 196} Q122,{y - 196} 116,{y - 140} Q70,{y - 118} 16,{y - 128}Z",
        lighten(p.paper, 0.3),
    )
    pen.path(
        f"M80,{y - 190} Q122,{y - 192} 116,{y - 140} Q100,{y - 130} 84,{y - 128} Q104,{y - 160} 80,{y - 190}Z",
        darken(p.paper, 0.15),
    )
    pen.rect(372, y - 200, 34, 214, wood, radius=8)
    pen.rect(372, y - 200, 10, 214, lighten(wood, 0.2), 0.7)
    pen.circle(389, y - 206, 18, lighten(wood, 0.12))
    pen.circle(8, y - 286, 20, lighten(wood, 0.12))


def _leaves(pen: Pen, rng: Rng, p: Palette, y: float, size: float, count: int) -> None:
    for _ in range(count):
        side = -1 if rng.random() < 0.5 else 1
        gap = 60 + (y - 860) * 0.62
        x = 400 + side * float(rng.uniform(max(60.0, gap), 460))
        tone = vary(
            mix(p.leaf, p.accent2 if rng.random() < 0.12 else p.dark, float(rng.uniform(0, 0.4))),
            rng,
            0.04,
        )
        blades = int(rng.integers(5, 9))
        for i in range(blades):
            a = (i / (blades - 1) - 0.5) * 2.2
            length = size * float(rng.uniform(0.7, 1.2))
            tx, ty = x + a * length * 0.75, y - length * (1.05 - abs(a) * 0.42)
            w = size * 0.12
            pen.path(
                f"M{x},{y} Q{x + a * length * 0.1 - w},{(y + ty) / 2 - 10} {tx},{ty} "
                f"Q{x + a * length * 0.5 + w},{(y + ty) / 2 + 8} {x},{y}Z",
                lighten(tone, 0.16) if i % 2 else tone,
            )
            pen.path(
                f"M{x},{y} Q{x + a * length * 0.25},{(y + ty) / 2} {tx},{ty}",
                darken(tone, 0.25),
                0.7,
                stroke=1.6,
            )
        if rng.random() < 0.3:
            pen.circle(x, y - size * 0.9, size * 0.1, p.accent)
            pen.circle(x - 2, y - size * 0.92, size * 0.045, p.accent2)


