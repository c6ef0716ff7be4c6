"""Rooms with a stage of their own: theatre, museum, library, corridor, stair hall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie_studio.colour import Colour, darken, lighten, mix, vary
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen
from reverie_studio.places import Spots, stage
from reverie_studio.stages.parts import Rng, curtain, each, planks, shelf

if TYPE_CHECKING:
    from reverie_studio.scene import Scene

Corner = tuple[float, float, float, float]


def wall_tone(p: Palette, light: float = 0.45) -> Colour:
    """A wall that suits the key of the palette."""
    if p.key == "low":
        return mix(p.mid, p.dark, 0.3)
    return mix(p.mid, p.light, light + (0.15 if p.key == "high" else 0.0))


def shell(
    pen: Pen,
    rng: Rng,
    back: Corner,
    wall: Colour,
    floor: Colour,
    ceiling: Colour,
    *,
    boards: int = 12,
    plinth: Colour | None = None,
) -> None:
    """A room seen straight on: back wall (left, top, right, floor) and what runs towards us."""
    left, top, right, foot = back
    spread = 1.9
    fl, fr = 400 + (left - 400) * spread, 400 + (right - 400) * spread
    pen.poly([(-10, -10), (810, -10), (right, top), (left, top)], ceiling)
    pen.poly([(-10, -10), (left, top), (left, foot), (-10, 1210)], darken(wall, 0.22))
    pen.poly([(810, -10), (right, top), (right, foot), (810, 1210)], darken(wall, 0.3))
    planks(pen, rng, (left, right, fl - 240, fr + 240), foot, 1210, floor, boards)
    pen.poly([(-10, 1210), (-10, 1210), (left, foot), (left - 8, foot)], darken(wall, 0.4))
    pen.poly([(-10, -10), (left, top), (left, foot), (-10, 1215)], darken(wall, 0.2))
    pen.poly([(810, -10), (right, top), (right, foot), (810, 1215)], darken(wall, 0.32))
    pen.rect(left, top, right - left, foot - top, wall)
    skirting = plinth if plinth is not None else darken(wall, 0.35)
    pen.rect(left, foot - 22, right - left, 22, skirting)
    pen.poly([(left, foot - 22), (left, foot), (-10, 1215), (-10, 1160)], darken(skirting, 0.2))
    pen.poly([(right, foot - 22), (right, foot), (810, 1215), (810, 1160)], darken(skirting, 0.3))
    pen.line(left, top, right, top, darken(wall, 0.35), 5)


def frame(
    pen: Pen,
    x: float,
    y: float,
    w: float,
    h: float,
    wood: Colour,
    inner: Colour,
    border: float = 12,
) -> None:
    """A picture frame with its upper left corner at (x, y)."""
    pen.rect(x - border + 5, y - border + 8, w + 2 * border, h + 2 * border, "#15101a", 0.28)
    pen.rect(x - border, y - border, w + 2 * border, h + 2 * border, wood, radius=2)
    pen.poly(
        [(x - border, y - border), (x + w + border, y - border), (x + w, y), (x, y)],
        lighten(wood, 0.3),
    )
    pen.poly(
        [
            (x + w + border, y - border),
            (x + w + border, y + h + border),
            (x + w, y + h),
            (x + w, y),
        ],
        darken(wood, 0.3),
    )
    pen.rect(x, y, w, h, inner)


@stage("theatre", place="a theatre", view="from the stalls", inside=True)
def theatre(
    s: Scene,
    *,
    opening: float = 1.0,
    seats: bool = True,
    spotlight: float = 0.5,
    floor: float = 800,
    stars: int = 40,
    curtain_colour: str | None = None,
) -> Spots:
    """A curtained stage with a painted sky, boards, and the backs of empty seats."""
    p = s.palette
    red = p.resolve(curtain_colour) if curtain_colour else mix(p.accent, p.dark, 0.15)
    s.sky(horizon=floor)
    if stars:
        s.stars(stars, floor - 250)
    s.hills(floor - 60, 40, 260, mix(p.mid, p.haze, 0.3), depth=0.25, name="painted hills")
    rng, _ = s.own_rng("theatre")
    s.board(
        "boards",
        lambda pen: planks(
            pen, rng, (120, 680, -60, 860), floor - 4, floor + 110, lighten(p.wood, 0.18), 14
        ),
        depth=0.6,
        volume=0.05,
    )
    if spotlight:
        s.beam((400, -40), (400, floor + 30), 60, 330, strength=spotlight)
        s.glow((400, floor + 20), 210, strength=spotlight * 0.7)
    edge = 400 - 225 * opening

    def drapes(pen: Pen) -> None:
        tie = floor - 230
        curtain(pen, rng, -20, edge + 30, 40, floor + 70, red, folds=9, gather=0.28, tie=tie)
        curtain(pen, rng, 820, 770 - edge, 40, floor + 70, red, folds=9, gather=0.28, tie=tie)
        for x, w in ((-10, edge * 0.8), (810, -edge * 0.8)):
            pen.path(
                f"M{x},{floor - 240} q{w * 0.5},34 {w},-14 l0,24 q{-w * 0.5},46 {-w},14Z", p.metal
            )

    s.board("curtains", drapes, depth=0.7, volume=0.18, shadow=(0, 10, 12, 0.4), protect=0.4)
    s.board(
        "proscenium",
        lambda pen: _proscenium(pen, s, floor, red),
        depth=0.75,
        volume=0.15,
        protect=0.6,
    )
    if seats:
        s.board("seats", lambda pen: _seats(pen, s, floor, red), depth=0.9, volume=0.3, protect=0.5)
    return Spots(
        {
            "stage": (400, floor + 60),
            "stage_left": (270, floor + 60),
            "stage_right": (530, floor + 60),
            "front_row": (400, floor + 330),
            "aisle": (400, 1180),
            "sky": (400, floor * 0.5),
            "rigging": (400, 150),
        },
        lambda _x: floor + 60,
    )


def _proscenium(pen: Pen, s: Scene, floor: float, red: Colour) -> None:
    p = s.palette
    gold, wood = p.metal, mix(p.wood, p.dark, 0.2)
    pen.rect(0, -10, 800, 74, wood)
    pen.rect(0, 60, 800, 12, gold)
    for i in range(14):
        pen.circle(30 + i * 57, 26, 13, darken(wood, 0.35))
        pen.circle(28 + i * 57, 23, 6, lighten(wood, 0.2))
    for i in range(7):
        x = i * 800 / 6 - 800 / 12
        w = 800 / 6
        tone = red if i % 2 else darken(red, 0.16)
        pen.path(f"M{x},72 h{w} v60 q{-w / 2},76 {-w},0Z", tone)
        pen.path(f"M{x},132 q{w / 2},76 {w},0", gold, stroke=7)
        pen.circle(x, 140, 8, gold)
    pen.rect(0, floor + 66, 800, 26, gold)
    pen.rect(0, floor + 72, 800, 42, darken(wood, 0.25))
    pen.rect(0, floor + 112, 800, 100, darken(p.dark, 0.2))
    for i in range(9):
        x = 60 + i * 85
        pen.path(f"M{x - 22},{floor + 92} q22,-34 44,0Z", darken(gold, 0.2))
        pen.circle(x, floor + 84, 6, p.glow)


def _seats(pen: Pen, s: Scene, floor: float, red: Colour) -> None:
    for row in range(3):
        y = floor + 190 + row * 95
        k = 1 + row * 0.28
        w = 74 * k
        tone = mix(red, s.palette.dark, 0.12 + 0.16 * row)
        pen.rect(-10, y + 40 * k, 820, 260, darken(tone, 0.6))
        x = 400 - w * 7 + (row % 2) * w / 2
        while x < 820:
            if row < 2 or abs(x + w / 2 - 400) > w * 0.8:
                _seat(pen, x, y, w, k, tone)
            x += w


def _seat(pen: Pen, x: float, y: float, w: float, k: float, tone: Colour) -> None:
    pen.path(
        f"M{x + 4},{y + 110 * k} v{-76 * k} q0,{-40 * k} {w / 2 - 4},{-40 * k} "
        f"q{w / 2 - 4},0 {w / 2 - 4},{40 * k} v{76 * k}Z",
        tone,
    )
    pen.path(
        f"M{x + 8},{y + 30 * k} q0,{-30 * k} {w / 2 - 8},{-31 * k} "
        f"q{w / 2 - 12},2 {w / 2 - 9},{20 * k} q-10,{-10 * k} {-w / 2 + 10},{-11 * k} "
        f"q{-w / 3},0 {-w / 2 + 8},{22 * k}Z",
        lighten(tone, 0.24),
    )
    pen.circle(x + w / 2, y + 30 * k, 3.4 * k, darken(tone, 0.4))


@stage("library", place="a library", inside=True)
def library(
    s: Scene,
    *,
    floor: float = 900,
    rows: int = 8,
    window: bool = True,
    ladder: bool = True,
    rug: bool = True,
    lamp: float = 0.5,
) -> Spots:
    """Walls of books up to the ceiling, a tall window, a rolling ladder, a worn rug."""
    p = s.palette
    rng, _ = s.own_rng("library")
    wood = darken(p.wood, 0.1)
    s.sky()
    row = (floor - 90) / rows

    def walls(pen: Pen) -> None:
        planks(pen, rng, (60, 740, -300, 1100), floor, 1210, lighten(darken(p.wood, 0.2), 0.08), 13)
        pen.rect(0, -10, 800, floor + 12, darken(wood, 0.4))
        shelf(pen, rng, -20, floor - 6, 275, row, rows, p, wood)
        shelf(pen, rng, 545, floor - 6, 275, row, rows, p, wood)
        if window:
            shelf(pen, rng, 285, floor - 6, 230, row, max(1, rows // 3), p, wood)
            _tall_window(pen, 300, 70, 200, floor - row * max(1, rows // 3) - 130, wood)
        else:
            shelf(pen, rng, 285, floor - 6, 230, row, rows, p, wood)
        pen.rect(0, -10, 800, 46, darken(wood, 0.2))
        for i in range(20):
            pen.rect(8 + i * 40, 30, 26, 12, lighten(wood, 0.1))

    s.board("bookcases", walls, depth=0.55, volume=0.1, protect=0.55)
    if ladder:
        s.board(
            "ladder",
            lambda pen: _rolling_ladder(pen, 640, floor + 50, 560, floor - 560, wood),
            depth=0.7,
            shadow=(8, 6, 6, 0.4),
            protect=0.8,
        )
    if rug:
        s.board("rug", lambda pen: _rug(pen, p, floor + 150), depth=0.7, volume=0.05, protect=0.4)
    if window:
        s.beam((400, 200), (330, floor + 160), 190, 420, strength=0.28, soft=18)
    if lamp:
        s.glow((400, floor - 120), 330, strength=lamp * 0.5)
    return Spots(
        {
            "middle": (400, floor + 150),
            "left": (200, floor + 110),
            "right": (600, floor + 110),
            "near": (400, 1150),
            "ladder": (590, floor - 330),
            "window": (400, 330),
            "shelf_top": (140, floor - row * 2),
        },
        lambda _x: floor + 130,
    )


def _tall_window(pen: Pen, x: float, y: float, w: float, h: float, wood: Colour) -> None:
    arch = (
        f"M{x},{y + h} V{y + w * 0.5} Q{x},{y} {x + w / 2},{y} Q{x + w},{y} {x + w},{y + w * 0.5} "
        f"V{y + h}Z"
    )
    pen.path(arch, wood, stroke=26)
    pen.erase(arch)
    for i in (1, 2, 3):
        pen.line(x + w * i / 4, y + (14 if i == 2 else 34), x + w * i / 4, y + h, wood, 5)
    for i in range(1, 5):
        pen.line(x, y + h * i / 5, x + w, y + h * i / 5, wood, 4)
    pen.rect(x - 24, y + h - 4, w + 48, 14, lighten(wood, 0.15))


def _rolling_ladder(pen: Pen, x0: float, y0: float, x1: float, y1: float, wood: Colour) -> None:
    for side in (-1, 1):
        pen.line(x0 + side * 34, y0, x1 + side * 24, y1, lighten(wood, 0.2), 10)
        pen.line(x0 + side * 34 - 2, y0, x1 + side * 24 - 2, y1, lighten(wood, 0.4), 3)
        pen.circle(x0 + side * 34, y0 + 4, 9, darken(wood, 0.4))
    for i in range(1, 15):
        t = i / 15
        half = 34 - 10 * t
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        pen.line(x - half, y, x + half, y, lighten(wood, 0.28), 7)


def _rug(pen: Pen, p: Palette, y: float) -> None:
    for grow, tone in (
        (1.0, darken(p.accent, 0.35)),
        (0.9, p.accent2),
        (0.82, darken(p.accent, 0.2)),
        (0.5, mix(p.accent, p.light, 0.35)),
        (0.36, darken(p.mid, 0.2)),
    ):
        pen.oval(400, y, 330 * grow, 96 * grow, tone)
    for i in range(28):
        pen.line(70 + i * 24, y + (92 if 5 < i < 22 else 60), 68 + i * 24, y + 104, p.light, 2, 0.0)
    for i in range(12):
        x = 400 + (i - 5.5) * 42
        pen.circle(x, y + (72 if abs(i - 5.5) < 4 else 48), 6, p.light, 0.55)
        pen.circle(x, y - (72 if abs(i - 5.5) < 4 else 48), 5, p.light, 0.5)


@stage("museum", place="a museum hall", inside=True)
def museum(
    s: Scene,
    *,
    floor: float = 820,
    pictures: int = 3,
    columns: bool = True,
    skylight: float = 0.5,
    empty_frame: bool = True,
) -> Spots:
    """A high hall with framed pictures, columns, a polished floor and light from above."""
    p = s.palette
    rng, _ = s.own_rng("museum")
    wall = wall_tone(p, 0.2)
    s.backdrop(wall, darken(wall, 0.2))

    def hall(pen: Pen) -> None:
        shell(
            pen,
            rng,
            (110, 150, 690, floor),
            wall,
            mix(p.stone, p.light, 0.2),
            lighten(wall, 0.25),
            boards=10,
        )
        for i in range(5):
            pen.poly(
                [
                    (250 + i * 62, -10),
                    (300 + i * 62, -10),
                    (320 + i * 36, 140),
                    (290 + i * 36, 140),
                ],
                mix(p.glow, p.light, 0.5),
            )
        pen.rect(110, 300, 580, 5, darken(wall, 0.25))
        pen.rect(110, floor - 130, 580, 8, darken(wall, 0.3))
        pen.rect(110, floor - 122, 580, 100, darken(wall, 0.14))
        _gallery(pen, rng, p, floor, pictures, empty_frame)

    s.board("hall", hall, depth=0.55, volume=0.06, protect=0.3)
    if columns:
        s.board(
            "columns",
            each(_column, ((x, 60, floor + 190, 74, p) for x in (40, 760))),
            depth=0.75,
            volume=0.3,
            shadow=(14, 8, 14, 0.35),
            protect=0.4,
        )
    if skylight:
        s.rays((400, -120), strength=skylight, angle=90, spread=34)
        s.glow((400, floor + 110), 300, strength=skylight * 0.35)
    s.board("plinth", lambda pen: _plinth(pen, p, floor + 170), depth=0.75, volume=0.2, contact=0.4)
    return Spots(
        {
            "plinth": (400, floor + 30),
            "left": (210, floor + 170),
            "right": (600, floor + 170),
            "near": (400, 1160),
            "wall": (400, 480),
            "frame": (400, 470),
            "rope": (250, floor + 250),
        },
        lambda _x: floor + 170,
    )


def _gallery(pen: Pen, rng: Rng, p: Palette, floor: float, count: int, empty: bool) -> None:
    for i in range(count):
        w = 130.0 if i != count // 2 else 190.0
        h = w * (1.25 if i % 2 else 0.8)
        x = 400 + (i - (count - 1) / 2) * 190 - w / 2
        y = 360 + (150 - h) / 2 + (40 if i == count // 2 else 0)
        hollow = empty and i == count // 2
        inner = darken(p.mid, 0.45) if hollow else mix(p.haze, p.mid, 0.3)
        frame(pen, x, y, w, h, p.metal, inner, 13)
        if hollow:
            continue
        with pen.clip(f"M{x},{y} h{w} v{h} h{-w}Z"):
            pen.path(
                f"M{x},{y + h} v{-h * 0.3} q{w * 0.3},{-h * 0.3} {w * 0.6},0 t{w},{-10} v{h}Z",
                vary(p.ground, rng, 0.05),
            )
            pen.circle(x + w * 0.7, y + h * 0.3, w * 0.12, p.accent2)
            pen.path(
                f"M{x},{y + h} v{-h * 0.14} q{w * 0.4},{-h * 0.12} {w},{h * 0.04} v{h}Z",
                darken(p.ground, 0.3),
            )


def _column(pen: Pen, x: float, top: float, foot: float, w: float, p: Palette) -> None:
    tone = mix(p.stone, p.light, 0.4)
    pen.path(
        f"M{x - w * 0.42},{foot} Q{x - w * 0.36},{(top + foot) / 2} {x - w * 0.36},{top} h{w * 0.72} "
        f"Q{x + w * 0.36},{(top + foot) / 2} {x + w * 0.42},{foot}Z",
        tone,
    )
    for i in range(4):
        fx = x - w * 0.26 + i * w * 0.18
        pen.line(fx, top + 14, fx - 1, foot - 8, darken(tone, 0.22 + 0.07 * i), w * 0.06)
    pen.rect(x - w * 0.36, top, w * 0.16, foot - top, lighten(tone, 0.3), 0.5)
    for y, grow in ((top - 16, 1.2), (top - 30, 1.35), (foot, 1.15), (foot + 16, 1.35)):
        pen.rect(x - w * grow / 2, y, w * grow, 18, darken(tone, 0.12), radius=4)


def _plinth(pen: Pen, p: Palette, foot: float) -> None:
    tone = mix(p.stone, p.light, 0.5)
    pen.rect(320, foot - 130, 160, 130, tone)
    pen.rect(430, foot - 130, 50, 130, darken(tone, 0.25))
    pen.rect(306, foot - 144, 188, 18, lighten(tone, 0.2), radius=3)
    pen.rect(306, foot - 16, 188, 20, darken(tone, 0.1), radius=3)
    pen.rect(362, foot - 78, 66, 26, p.metal, 0.85, 2)


@stage("corridor", place="a corridor of doors", view="down a corridor", inside=True)
def corridor(
    s: Scene,
    *,
    doors: int = 4,
    end_light: float = 0.7,
    carpet: bool = True,
    lamps: bool = True,
    open_door: int | None = 1,
    checkered: bool = False,
) -> Spots:
    """A passage running away from us with doors on both sides and a light at its end."""
    p = s.palette
    rng, _ = s.own_rng("corridor")
    wall = wall_tone(p, 0.25)
    vx, vy = 400.0, 560.0
    s.backdrop(wall, darken(wall, 0.3))

    def near(t: float, x: float, y: float) -> tuple[float, float]:
        return vx + (x - vx) * t, vy + (y - vy) * t

    def passage(pen: Pen) -> None:
        far = 0.16
        pen.poly([(-10, -10), (810, -10), near(far, 800, 0), near(far, 0, 0)], lighten(wall, 0.2))
        pen.poly(
            [(-10, 1210), (810, 1210), near(far, 800, 1200), near(far, 0, 1200)],
            darken(p.wood, 0.15),
        )
        pen.poly([(-10, -10), near(far, 0, 0), near(far, 0, 1200), (-10, 1210)], wall)
        pen.poly(
            [(810, -10), near(far, 800, 0), near(far, 800, 1200), (810, 1210)], darken(wall, 0.2)
        )
        if checkered:
            _checkered(pen, near, far, p)
        if carpet:
            pen.poly(
                [(180, 1210), (620, 1210), near(far, 620, 1200), near(far, 180, 1200)],
                mix(p.accent, p.dark, 0.2),
            )
            pen.poly(
                [(220, 1210), (250, 1210), near(far, 250, 1200), near(far, 220, 1200)], p.accent2
            )
            pen.poly(
                [(550, 1210), (580, 1210), near(far, 580, 1200), near(far, 550, 1200)], p.accent2
            )
        for y, tone in ((720, darken(wall, 0.35)), (150, darken(wall, 0.25))):
            for x in (0, 800):
                a, b = near(1.02, x, y), near(far, x, y)
                pen.line(*a, *b, tone, 5)
        for i in range(doors):
            t0 = 0.94 * 0.62**i
            for side in (0, 1):
                _side_door(pen, rng, p, near, t0, t0 * 0.76, side, open_door == i and side == 1)
        left, top = near(far, 0, 0)
        right, bottom = near(far, 800, 1200)
        pen.rect(left, top, right - left, bottom - top, darken(wall, 0.1))
        pen.path(f"M{vx - 26},{bottom} v-78 q26,-34 52,0 v78Z", p.glow if end_light else p.dark)

    s.board("passage", passage, depth=0.6, volume=0.03, rim=0.1, protect=0.3)
    if lamps:
        for i in range(3):
            x, y = near(0.75 * 0.55**i, 400, 60)
            s.glow((x, y + 20), 150 * 0.6**i + 30, strength=0.4)
        s.board(
            "lamps",
            each(_lamp, ((*near(0.75 * 0.55**i, 400, 60), 0.55**i, p) for i in range(3))),
            depth=0.7,
            protect=0.9,
        )
    if end_light:
        s.glow((vx, 590), 150, strength=end_light)
        s.beam((vx, 620), (vx, 1210), 50, 420, strength=end_light * 0.45, soft=16)
    return Spots(
        {
            "near": (400, 1120),
            "middle": (400, 900),
            "far": (400, 730),
            "end": (400, 655),
            "left": (200, 1080),
            "right": (600, 1080),
            "door": near(0.72, 800, 1080),
        },
        lambda _x: 1000.0,
    )


def _checkered(pen: Pen, near: object, far: float, p: Palette) -> None:
    assert callable(near)
    steps = [1.0 * 0.8**i for i in range(10) if 0.8**i > far]
    for j in range(len(steps) - 1):
        for i in range(8):
            if (i + j) % 2:
                continue
            a, b = i * 100.0, i * 100.0 + 100
            pen.poly(
                [
                    near(steps[j], a, 1210),
                    near(steps[j], b, 1210),
                    near(steps[j + 1], b, 1210),
                    near(steps[j + 1], a, 1210),
                ],
                p.light,
            )


def _side_door(
    pen: Pen, rng: Rng, p: Palette, near: object, t0: float, t1: float, side: int, is_open: bool
) -> None:
    assert callable(near)
    x = 0.0 if side == 0 else 800.0
    tones: list[Colour] = [p.accent, p.accent2, p.mid, p.wood, mix(p.accent, p.mid, 0.5)]
    tone = vary(darken(tones[int(rng.integers(len(tones)))], 0.15 if side else 0.0), rng, 0.03)
    outer = [
        near(t0 * 1.03, x, 1200),
        near(t0 * 1.03, x, 330),
        near(t1 * 0.97, x, 330),
        near(t1 * 0.97, x, 1200),
    ]
    pen.poly(outer, lighten(p.wood, 0.1))
    pen.poly(
        [near(t0, x, 1200), near(t0, x, 360), near(t1, x, 360), near(t1, x, 1200)],
        p.glow if is_open else tone,
    )
    if is_open:
        a, b = near(t1, x, 1200), near(t1, x, 360)
        swing = (t0 - t1) * 230
        pen.poly(
            [a, b, (b[0] - swing, b[1] + swing * 0.12), (a[0] - swing, a[1] + swing * 0.3)], tone
        )
        return
    for y0, y1 in ((430, 700), (770, 1110)):
        q = t0 - (t0 - t1) * 0.2
        r = t0 - (t0 - t1) * 0.8
        pen.poly(
            [near(q, x, y1), near(q, x, y0), near(r, x, y0), near(r, x, y1)], darken(tone, 0.28)
        )
    kx, ky = near(t0 - (t0 - t1) * (0.14 if side else 0.86), x, 770)
    pen.circle(kx, ky, 9 * t0, p.metal)


def _lamp(pen: Pen, x: float, y: float, k: float, p: Palette) -> None:
    pen.line(x, y - 90 * k, x, y, darken(p.metal, 0.4), 4 * k + 1)
    pen.path(f"M{x - 40 * k},{y + 26 * k} q{40 * k},{-64 * k} {80 * k},0Z", p.metal)
    pen.circle(x, y + 28 * k, 15 * k, p.glow)


@stage(
    "stair hall",
    place="a hall with a great staircase",
    view="from the foot of the stairs",
    inside=True,
)
def stair_hall(
    s: Scene,
    *,
    floor: float = 1010,
    steps: int = 15,
    carpet: bool = True,
    chandelier: bool = True,
    window: bool = True,
) -> Spots:
    """A broad flight that turns away upstairs, banisters, a round window, a chandelier."""
    p = s.palette
    rng, _ = s.own_rng("stairs")
    wall = wall_tone(p, 0.3)
    s.sky(horizon=500)

    def hall(pen: Pen) -> None:
        pen.rect(0, -10, 800, 1220, wall)
        for i in range(9):
            pen.rect(i * 100 - 40, -10, 50, floor, darken(wall, 0.06), 0.7)
        pen.rect(0, 505, 800, 14, darken(wall, 0.3))
        for x in (60, 640):
            pen.rect(x, 600, 100, 300, darken(wall, 0.1), radius=3)
            pen.rect(x + 8, 608, 84, 284, lighten(wall, 0.08), radius=3)
        planks(pen, rng, (40, 760, -300, 1100), floor, 1210, darken(p.wood, 0.05), 14)
        if window:
            pen.circle(400, 250, 138, lighten(p.wood, 0.05))
            pen.circle(400, 250, 126, darken(p.wood, 0.2))
            pen.erase("M282,250 a118,118 0 1 1 236,0 a118,118 0 1 1 -236,0Z")
            for dx, dy in ((1, 0), (0, 1), (0.71, 0.71), (0.71, -0.71)):
                pen.line(
                    400 - dx * 118,
                    250 - dy * 118,
                    400 + dx * 118,
                    250 + dy * 118,
                    darken(p.wood, 0.2),
                    6,
                )
            pen.circle(400, 250, 24, darken(p.wood, 0.1))

    s.board("hall", hall, depth=0.5, volume=0.05, protect=0.25)
    if window:
        s.beam((400, 250), (400, floor), 230, 380, strength=0.3, soft=18)
    treads = [
        (400.0, floor + 60 - 620 * (1 - (1 - i / steps) ** 1.35), 330 - 170 * (i / steps) ** 0.8)
        for i in range(steps + 1)
    ]

    def flight(pen: Pen) -> None:
        for i in range(steps, -1, -1):
            x, y, half = treads[i]
            h = (treads[i - 1][1] - y) if i else 46.0
            pen.rect(x - half, y, half * 2, h + 2, darken(p.stone, 0.25))
            pen.poly(
                [
                    (x - half - 6, y + 5),
                    (x + half + 6, y + 5),
                    (x + half - 3, y - h * 0.34),
                    (x - half + 3, y - h * 0.34),
                ],
                lighten(mix(p.stone, p.light, 0.3), 0.1),
            )
            if carpet:
                pen.rect(x - half * 0.55, y, half * 1.1, h + 2, darken(p.accent, 0.25))
                pen.poly(
                    [
                        (x - half * 0.55, y + 5),
                        (x + half * 0.55, y + 5),
                        (x + half * 0.54, y - h * 0.34),
                        (x - half * 0.54, y - h * 0.34),
                    ],
                    p.accent,
                )
                pen.rect(x - half * 0.57, y + h * 0.5, half * 1.14, 3, p.metal, 0.8)

    s.board("flight", flight, depth=0.65, volume=0.08, protect=0.5)
    s.board(
        "banisters",
        lambda pen: _banisters(pen, treads, p),
        depth=0.7,
        volume=0.15,
        protect=0.85,
        shadow=(8, 6, 7, 0.3),
    )
    if chandelier:
        s.board("chandelier", lambda pen: _chandelier(pen, p, 400, 420), depth=0.7, protect=0.9)
        s.glow((400, 420), 210, strength=0.55)
    return Spots(
        {
            "foot": (400, floor + 70),
            "left": (150, floor + 110),
            "right": (650, floor + 110),
            "step_3": (400, treads[3][1]),
            "step_7": (400, treads[7][1]),
            "top": (400, treads[steps][1]),
            "window": (400, 250),
            "near": (400, 1170),
        },
        lambda _x: floor + 90,
    )


def _banisters(pen: Pen, treads: list[tuple[float, float, float]], p: Palette) -> None:
    for side in (-1, 1):
        rail = [
            (x + side * half, y - 74 + 30 * i / len(treads))
            for i, (x, y, half) in enumerate(treads)
        ]
        for i, (x, y, half) in enumerate(treads):
            bx = x + side * half
            pen.line(bx, y, rail[i][0], rail[i][1], darken(p.wood, 0.1), 7 - 4 * i / len(treads))
            pen.circle(bx, (y + rail[i][1]) / 2, 5 - 3 * i / len(treads), p.wood)
        pen.taper(rail, 15, 7, lighten(p.wood, 0.12))
        x, y = rail[0]
        pen.rect(x - 15, y - 10, 30, treads[0][1] - y + 30, darken(p.wood, 0.05), radius=4)
        pen.circle(x, y - 22, 20, p.metal)
        pen.circle(x - 6, y - 29, 6, lighten(p.metal, 0.5))


def _chandelier(pen: Pen, p: Palette, x: float, y: float) -> None:
    pen.line(x, -10, x, y - 30, darken(p.metal, 0.3), 5)
    for k, drop in ((1.0, 0), (0.6, -40)):
        pen.path(
            f"M{x - 120 * k},{y + drop} Q{x},{y + 60 * k + drop} {x + 120 * k},{y + drop}",
            p.metal,
            stroke=6,
        )
        for i in range(5):
            t = (i - 2) / 2
            cx, cy = x + t * 118 * k, y + drop + (1 - t * t) * 28 * k
            pen.rect(cx - 4, cy - 30, 8, 26, p.light)
            pen.path(f"M{cx},{cy - 54} q9,16 0,24 q-9,-8 0,-24Z", p.glow)
            pen.circle(cx, cy + 12, 4, p.light, 0.8)
    pen.circle(x, y + 36, 12, darken(p.metal, 0.1))
