"""More rooms of the base deck: parlour, classroom, waiting room, bathroom, stairwell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie_studio.colour import darken, lighten, mix, vary
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen
from reverie_studio.places import Spots, stage
from reverie_studio.stages.home import sash
from reverie_studio.stages.parts import Rng, curtain, each, wallpaper
from reverie_studio.stages.rooms import frame, shell, wall_tone

if TYPE_CHECKING:
    from reverie_studio.scene import Scene


@stage("parlour", place="a parlour", inside=True)
def parlour(
    s: Scene,
    *,
    floor: float = 900,
    pattern: str = "sprig",
    window: bool = True,
    fireplace: bool = True,
    pictures: int = 3,
    rug: bool = True,
    fire: float = 0.6,
) -> Spots:
    """Papered walls with a picture rail, a curtained window, a fireplace, a fringed rug."""
    p = s.palette
    rng, _ = s.own_rng("parlour")
    wall = wall_tone(p, 0.3)
    s.sky(horizon=620)

    def room(pen: Pen) -> None:
        shell(pen, rng, (60, 80, 740, floor), wall, p.wood, lighten(wall, 0.2))
        wallpaper(pen, rng, 62, 84, 676, floor - 280, wall, mix(wall, p.accent, 0.4), pattern, 52)
        panel = mix(p.wood, p.light, 0.25)
        pen.rect(60, floor - 200, 680, 180, panel)
        for i in range(6):
            pen.rect(76 + i * 112, floor - 180, 92, 140, darken(panel, 0.12), radius=3)
            pen.rect(82 + i * 112, floor - 174, 80, 128, lighten(panel, 0.08), radius=3)
        pen.rect(56, floor - 210, 688, 14, lighten(panel, 0.2))
        if window:
            sash(pen, 120, 230, 190, 330, lighten(p.wood, 0.3), 2, 3)
        for i in range(pictures):
            x, y = 400 + i * 104, 190 + 50 * (i % 2)
            frame(pen, x, y, 66, 84 - 20 * (i % 2), p.metal, mix(p.mid, p.haze, 0.4), 8)
            pen.oval(x + 33, y + 36 - 8 * (i % 2), 13, 17, mix(p.skin, p.dark, 0.25))
            pen.path(f"M{x + 8},{y + 80 - 20 * (i % 2)} q25,-34 50,0Z", darken(p.mid, 0.4))
        if fireplace:
            _fireplace(pen, p, 560, floor, fire > 0)

    s.board("room", room, depth=0.6, volume=0.05, protect=0.5)
    if window:
        s.board(
            "curtains",
            each(
                curtain,
                (
                    (rng, a, b, 190, 640, mix(p.accent, p.dark, 0.1))
                    for a, b in ((76, 170), (354, 262))
                ),
                folds=5,
                gather=0.3,
                tie=470,
            ),
            depth=0.62,
            volume=0.15,
            shadow=(5, 6, 7, 0.3),
        )
        s.beam((215, 400), (330, floor + 170), 190, 330, strength=0.24, soft=16)
    if rug:
        s.board(
            "rug",
            lambda pen: _square_rug(pen, rng, p, floor),
            depth=0.65,
            volume=0.03,
            protect=0.45,
        )
    if fireplace and fire:
        s.glow((560, floor - 90), 220, "#ffad5a", fire * 0.6)
    return Spots(
        {
            "middle": (400, floor + 150),
            "left": (190, floor + 120),
            "right": (630, floor + 170),
            "hearth": (560, floor + 20),
            "mantel": (560, floor - 262),
            "window": (215, 575),
            "near": (400, 1160),
            "wall": (480, 300),
        },
        lambda _x: floor + 140,
    )


def _fireplace(pen: Pen, p: Palette, x: float, floor: float, lit: bool) -> None:
    stone = mix(p.stone, p.light, 0.45)
    pen.rect(x - 130, floor - 250, 260, 250, stone)
    pen.rect(x + 70, floor - 250, 60, 250, darken(stone, 0.2))
    pen.rect(x - 150, floor - 266, 300, 22, lighten(stone, 0.2), radius=3)
    pen.path(
        f"M{x - 84},{floor} V{floor - 130} Q{x - 84},{floor - 196} {x},{floor - 196} Q{x + 84},{floor - 196} "
        f"{x + 84},{floor - 130} V{floor}Z",
        darken(p.dark, 0.2),
    )
    pen.rect(x - 60, floor - 24, 120, 16, darken(p.wood, 0.4), radius=8)
    pen.rect(x - 50, floor - 40, 100, 16, darken(p.wood, 0.2), radius=8)
    if lit:
        pen.path(
            f"M{x - 54},{floor - 34} q6,-70 30,-36 q10,-84 36,-20 q16,-46 30,0 q10,-10 12,56Z",
            "#e8742c",
        )
        pen.path(f"M{x - 34},{floor - 34} q8,-40 22,-14 q10,-46 24,-6 q10,-20 18,20Z", "#ffd27a")
    pen.rect(x - 160, floor - 8, 320, 18, darken(stone, 0.1), radius=2)


def _square_rug(pen: Pen, rng: Rng, p: Palette, floor: float) -> None:
    rings = (
        (1.0, darken(p.accent, 0.3)),
        (0.9, p.accent2),
        (0.84, p.accent),
        (0.6, mix(p.accent, p.light, 0.35)),
        (0.52, darken(p.mid, 0.15)),
    )
    cy = floor + 150
    for k, tone in rings:
        pen.poly(
            [
                (400 - 220 * k, cy - 76 * k),
                (400 + 220 * k, cy - 76 * k),
                (400 + 330 * k, cy + 92 * k),
                (400 - 330 * k, cy + 92 * k),
            ],
            tone,
        )
    for i in range(34):
        x = 72 + i * 20
        pen.line(x, cy + 90, x + float(rng.normal(0, 3)), cy + 106, p.light, 2.4, 0.85)
    for i in range(7):
        x = 400 + (i - 3) * 62
        pen.poly([(x, cy - 20), (x + 16, cy), (x, cy + 20), (x - 16, cy)], p.accent2, 0.8)


@stage("classroom", place="a classroom", view="from the back of the room", inside=True)
def classroom(
    s: Scene,
    *,
    floor: float = 760,
    desks: int = 3,
    board: bool = True,
    window: bool = True,
    globe: bool = True,
) -> Spots:
    """An empty blackboard, tall windows, rows of small desks, a globe on a cupboard."""
    p = s.palette
    rng, _ = s.own_rng("classroom")
    wall = wall_tone(p, 0.4)
    s.sky(horizon=600)

    def room(pen: Pen) -> None:
        shell(pen, rng, (120, 140, 680, floor), wall, p.wood, lighten(wall, 0.2))
        pen.rect(120, floor - 110, 560, 90, mix(p.mid, wall, 0.4))
        if board:
            slate = mix(p.dark, p.leaf, 0.25)
            frame(pen, 220, 300, 360, 210, p.wood, slate, 14)
            for _ in range(9):
                x, y = float(rng.uniform(240, 480)), float(rng.uniform(320, 490))
                pen.path(
                    f"M{x},{y} q40,-14 {float(rng.uniform(40, 90))},4", p.light, 0.12, stroke=14
                )
            pen.rect(214, 520, 372, 10, lighten(p.wood, 0.2))
            pen.rect(260, 514, 22, 6, p.light)
            pen.rect(470, 510, 34, 10, p.accent)
        if window:
            for i in range(2):
                _side_window(pen, p, i)
        if globe:
            pen.rect(606, floor - 120, 70, 120, darken(p.wood, 0.2))
            pen.circle(640, floor - 164, 32, p.water)
            pen.path(f"M622,{floor - 180} q16,-10 26,4 q-4,18 -18,20 q-12,-8 -8,-24Z", p.leaf)
            pen.path(f"M640,{floor - 120} v-10", p.metal, stroke=5)

    s.board("room", room, depth=0.55, volume=0.05, protect=0.4)
    if window:
        s.beam((40, 480), (520, floor + 200), 260, 360, strength=0.26, soft=18)
    for row in range(desks):
        t = row / max(1, desks - 1)
        y = floor + 90 + 250 * t
        s.board(
            f"desks {row + 1}",
            each(
                _desk,
                ((p, 400 + d * 250 * (0.62 + 0.6 * t), y, (0.62 + 0.6 * t)) for d in (-1, 0, 1)),
            ),
            depth=0.65 + 0.3 * t,
            volume=0.12,
            contact=0.3,
            protect=0.6,
        )
    return Spots(
        {
            "board": (400, floor + 20),
            "teacher": (270, floor + 30),
            "front_desk": (400, floor + 40),
            "middle_desk": (400, floor + 140),
            "near": (400, 1150),
            "left": (130, floor + 220),
            "window": (50, 620),
            "wall": (400, 400),
        },
        lambda _x: floor + 30,
    )


def _side_window(pen: Pen, p: Palette, i: int) -> None:
    """Windows in the left wall, drawn in its perspective."""
    x0, x1 = (8.0, 52.0) if i == 0 else (66.0, 100.0)
    shrink = 1 - x1 / 300
    shape = f"M{x0},{250 + x0 * 0.6} L{x1},{250 + x1 * 0.6} L{x1},{620 - x1 * 0.2} L{x0},{660 + 20 * shrink}Z"
    pen.path(shape, lighten(p.wood, 0.3), stroke=10)
    pen.erase(shape)
    pen.line((x0 + x1) / 2, 250, (x0 + x1) / 2, 640, lighten(p.wood, 0.3), 4)
    pen.line(x0, 440, x1, 436, lighten(p.wood, 0.3), 4)


def _desk(pen: Pen, p: Palette, x: float, y: float, k: float) -> None:
    wood = mix(p.wood, p.light, 0.2)
    with pen.at(x, y, k):
        for dx in (-70, 62):
            pen.rect(dx, -70, 9, 74, mix(p.dark, p.metal, 0.3))
        pen.poly([(-84, -74), (84, -74), (72, -112), (-72, -112)], wood)
        pen.rect(-86, -76, 172, 22, darken(wood, 0.25), radius=2)
        pen.circle(52, -102, 6, p.dark)
        pen.rect(-64, 14, 128, 12, darken(wood, 0.1), radius=3)
        for dx in (-52, 44):
            pen.rect(dx, 24, 8, 44, mix(p.dark, p.metal, 0.3))
        pen.rect(-64, -34, 128, 26, lighten(wood, 0.06), radius=4)


@stage("bathroom", place="a bathroom", inside=True)
def bathroom(
    s: Scene,
    *,
    floor: float = 880,
    tub: bool = True,
    mirror: bool = True,
    window: bool = True,
    checks: bool = True,
) -> Spots:
    """Tiles to the shoulder, a claw-footed tub, a basin with a mirror, a small high window."""
    p = s.palette
    rng, _ = s.own_rng("bathroom")
    wall = wall_tone(p, 0.6)
    s.sky(horizon=500)

    def room(pen: Pen) -> None:
        shell(
            pen,
            rng,
            (70, 110, 730, floor),
            wall,
            mix(p.stone, p.light, 0.5),
            lighten(wall, 0.2),
            boards=9,
        )
        if checks:
            _check_floor(pen, p, floor)
        for row in range(9):
            for column in range(15):
                tone = vary(mix(p.light, p.water, 0.22), rng, 0.025)
                pen.rect(72 + column * 44, floor - 420 + row * 44, 41, 41, tone, radius=4)
        pen.rect(66, floor - 432, 668, 14, mix(p.accent2, p.mid, 0.3), radius=3)
        pen.rect(70, floor - 22, 660, 22, mix(p.accent2, p.mid, 0.3))
        if window:
            sash(pen, 130, 210, 140, 150, lighten(p.wood, 0.4))
        if mirror:
            pen.oval(590, 330, 84, 112, p.metal)
            pen.oval(590, 330, 73, 100, mix(p.haze, p.light, 0.4))
            pen.path("M540,290 l46,-48 M548,320 l70,-76", p.light, 0.7, stroke=9)
        pen.path(
            f"M500,{floor - 250} h180 q-8,80 -60,84 v164 h-60 v-164 q-52,-4 -60,-84Z",
            lighten(p.light, 0.2),
        )
        pen.path(f"M620,{floor - 250} h60 q-8,80 -60,84 v164 h-16Z", mix(p.light, p.mid, 0.4))
        pen.rect(490, floor - 262, 200, 18, p.light, radius=8)
        pen.path(f"M590,{floor - 262} v-28 q0,-18 18,-18 q16,0 16,16", p.metal, stroke=8)

    s.board("room", room, depth=0.6, volume=0.05, protect=0.45)
    if tub:
        s.board(
            "tub",
            lambda pen: _tub(pen, p, 280, floor + 150),
            depth=0.8,
            volume=0.3,
            contact=0.4,
            protect=0.55,
            shadow=(10, 8, 12, 0.3),
        )
    if window:
        s.beam((200, 285), (330, floor + 160), 140, 300, strength=0.25, soft=16)
    return Spots(
        {
            "tub": (280, floor - 6),
            "rim": (280, floor - 44),
            "mirror": (590, 330),
            "basin": (590, floor - 255),
            "right": (620, floor + 150),
            "near": (480, 1160),
            "middle": (560, floor + 130),
        },
        lambda _x: floor + 140,
    )


def _check_floor(pen: Pen, p: Palette, floor: float) -> None:
    rows = [floor + (1215 - floor) * (i / 8) ** 1.4 for i in range(9)]
    for j in range(8):
        for i in range(14):
            if (i + j) % 2:
                continue
            spots = []
            for u, y in ((i, rows[j]), (i + 1, rows[j]), (i + 1, rows[j + 1]), (i, rows[j + 1])):
                spread = 1 + (y - floor) / (1215 - floor) * 0.95
                spots.append((400 + (u - 7) * 47.2 * spread, y))
            pen.poly(spots, mix(p.mid, p.water, 0.4), 0.8)


def _tub(pen: Pen, p: Palette, x: float, y: float) -> None:
    white = lighten(p.light, 0.3)
    for dx in (-170, 150):
        pen.path(f"M{x + dx},{y - 50} q-18,30 -6,52 h28 q6,-26 -2,-52Z", p.metal)
    pen.path(
        f"M{x - 236},{y - 180} Q{x - 226},{y - 30} {x - 130},{y - 28} H{x + 120} Q{x + 216},{y - 30} {x + 226},{y - 180}Z",
        white,
    )
    pen.path(
        f"M{x + 90},{y - 28} Q{x + 216},{y - 30} {x + 226},{y - 180} H{x + 150} Q{x + 150},{y - 60} {x + 90},{y - 28}Z",
        mix(white, p.mid, 0.3),
    )
    pen.oval(x - 5, y - 180, 244, 34, mix(white, p.mid, 0.12))
    pen.oval(x - 5, y - 178, 222, 25, mix(p.water, p.light, 0.25))
    pen.path(f"M{x - 180},{y - 184} q60,-12 150,-6", p.light, 0.8, stroke=5)
    pen.path(f"M{x + 196},{y - 186} v-50 q0,-20 -24,-20 h-16", p.metal, stroke=10)


