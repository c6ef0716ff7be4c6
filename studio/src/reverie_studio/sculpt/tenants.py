"""A doll's house without its roof, straight from above, and the ferret that has moved in."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.engine.clay import Clay
from reverie_studio.engine.clay_parts import patch
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.sculpt.otters import otter_face

Point = tuple[float, float]
Room = tuple[float, float, float, float]
EYE, DEEP = (400.0, 520.0), 0.82  # over which point we stand; how much smaller the floor looks than the tops of the walls


def ferret_body(path: Sequence[tuple[float, float]], r: float = 56.0) -> Clay:
    """A long ferret along a path (x, y) from neck to rump and on to the tip of its tail; the last two points are tail. Parts: body, tail."""
    n = len(path) - 3
    swell = [0.84, *(1.0 + 0.05 * math.sin(1.7 * k) for k in range(1, n)), 1.0]
    c = Clay().limb([(x, y, 0, r * k) for (x, y), k in zip(path[: n + 1], swell, strict=True)], melt=10, part="body", per=8)
    (ax, ay), (bx, by), (tx, ty) = path[n], path[n + 1], path[n + 2]
    return c.limb([(ax, ay, -6, r * 0.7), ((ax + bx) / 2, (ay + by) / 2, -10, r * 0.5), (bx, by, -12, r * 0.52), ((bx + tx) / 2, (by + ty) / 2, -14, r * 0.44), (tx, ty, -14, 6)], melt=16, part="tail", per=6)


def short_leg(hip: Point, paw: Point) -> Clay:
    """A short leg that lies on the floor, with four toes. Parts: leg, toe."""
    (x, y), (u, v) = hip, paw
    c = Clay().limb([(x, y, -10, 40), ((x + u) / 2, (y + v) / 2, -8, 33), (u, v, -14, 22)], melt=14, part="leg", per=5)
    a = math.atan2(v - y, u - x)
    for k in (-1.5, -0.5, 0.5, 1.5):
        b = a + 0.34 * k
        c.limb([(u + 8 * math.cos(b), v + 8 * math.sin(b), -12, 11), (u + 30 * math.cos(b), v + 30 * math.sin(b), -14, 9)], melt=4, part="toe", per=3)
    return c


def ferret_face(*, look: Point = (0.0, -0.2)) -> Clay:
    """An `otter_face` with a ferret's mask and bright ear rims. Parts besides: mask, inner ear, brow."""
    c = otter_face(look=look)
    patch(c, "mask", [(30, -40, 74, 26), (54, -36, 62, 33), (82, -16, 40, 26)], both=True)
    patch(c, "inner ear", [(114, -50, -26, 15)], both=True)
    for side, name in ((-1, "left"), (1, "right")):
        c.marks[f"lip {name}"] = [(0, 30, 150), (4 * side, 56, 146), (22 * side, 72, 132), (48 * side, 70, 110), (72 * side, 54, 84)]
        for k in range(3):
            c.marks[f"whisker {name} {k}"] = [(46 * side, 42 + 9 * k, 120), (104 * side, 30 + 16 * k, 104), (164 * side, 34 + 26 * k, 80)]
    return patch(c, "crown", [(0, -130, -10, 56), (-40, -116, -10, 40), (40, -116, -10, 40)])


# ---- the house


def down(x: float, y: float) -> Point:
    """Where a point of the plan lies on the floor."""
    return EYE[0] + (x - EYE[0]) * DEEP, EYE[1] + (y - EYE[1]) * DEEP


def room(pen: PaperPen, box: Room, floor: Colour, wall: Colour, pattern: str = "boards") -> None:
    """A room between the tops of its walls: its floor with a pattern (boards, tiles, carpet), and the walls that we see from inside, papered with pierced dots."""
    x0, y0, x1, y1 = box
    corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    low = [down(*p) for p in corners]
    rect = f"M{x0},{y0} H{x1} V{y1} H{x0}Z"
    with pen.clip(rect), pen.flat():
        pen.poly(low, floor)
        (a, b), (c, d) = low[0], low[2]
        if pattern == "boards":
            for k in range(1, 9):
                pen.line(a, b + (d - b) * k / 9, c, b + (d - b) * k / 9, darken(floor, 0.2), 2.4)
        elif pattern == "tiles":
            for k in range(9):
                for m in range(8):
                    if (k + m) % 2:
                        pen.rect(a + (c - a) * k / 9, b + (d - b) * m / 8, (c - a) / 9, (d - b) / 8, darken(floor, 0.18))
        else:
            pen.rect(a + 34, b + 34, c - a - 68, d - b - 68, darken(floor, 0.22))
            pen.rect(a + 46, b + 46, c - a - 92, d - b - 92, lighten(floor, 0.06))
        for k in range(4):
            p, q, u, v = corners[k], corners[(k + 1) % 4], low[(k + 1) % 4], low[k]
            inward = (v[1] - p[1], p[1] - v[1], 0, 0)[k if k == 0 else 1 if k == 2 else 2] if k in (0, 2) else 0.0
            seen = inward > 0 if k in (0, 2) else (p[0] - v[0] > 0 if k == 1 else v[0] - p[0] > 0)
            if seen:
                tone = (darken(wall, 0.05), darken(wall, 0.22), lighten(wall, 0.05), darken(wall, 0.12))[k]
                pen.poly([p, q, u, v], tone)
                for n in range(1, 12):
                    for t in (0.3, 0.7):
                        s = (n + (0.5 if t > 0.5 else 0.0)) / 12
                        pen.circle(p[0] + (q[0] - p[0]) * s + (v[0] - p[0]) * t, p[1] + (q[1] - p[1]) * s + (v[1] - p[1]) * t, 3.4, lighten(tone, 0.14))
                pen.poly([u, v], darken(wall, 0.35), stroke=3)


def wall_tops(pen: PaperPen, boxes: Sequence[Room], outer: Room, paper: Colour, wide: float = 13.0) -> None:
    """One sheet: the tops of all walls, with a hole for each room."""
    x0, y0, x1, y1 = outer
    with pen.cut(2.4):
        pen.rect(x0 - wide, y0 - wide, x1 - x0 + 2 * wide, y1 - y0 + 2 * wide, paper)
        for a, b, c, d in boxes:
            pen.erase(f"M{a + wide / 2},{b + wide / 2} H{c - wide / 2} V{d - wide / 2} H{a + wide / 2}Z")


def bath(pen: PaperPen, x: float, y: float, paper: Colour, water: Colour) -> None:
    """A tub from above, 150 px long, with two taps."""
    pen.rect(x - 75, y - 40, 150, 80, paper, radius=36)
    pen.rect(x - 63, y - 29, 126, 58, water, radius=26)
    with pen.flat():
        pen.path(f"M{x - 40},{y - 6} q20,-10 40,0 t40,0 M{x - 30},{y + 12} q20,-10 40,0", lighten(water, 0.2), stroke=3)
    for k in (-1, 1):
        pen.circle(x + 66, y + 10 * k, 6, "#d9b45a")


def bed(pen: PaperPen, x: float, y: float, paper: Colour, turn: float = 0.0) -> None:
    """A bed from above, 110 by 170, its pillow up, its quilt with patches."""
    with pen.at(x, y, turn=turn):
        pen.rect(-58, -90, 116, 180, "#6a4630", radius=8)
        pen.rect(-50, -78, 100, 160, "#efe2c8", radius=8)
        pen.rect(-40, -74, 80, 40, "#fff6e4", radius=14)
        pen.rect(-54, -22, 108, 104, paper, radius=6)
        with pen.flat():
            for k in range(4):
                for m in range(4):
                    if (k + m) % 2:
                        pen.rect(-54 + 27 * k, -22 + 26 * m, 27, 26, lighten(paper, 0.2))


def round_table(pen: PaperPen, x: float, y: float, r: float, cloth: Colour) -> None:
    """Laid for four: a cloth with a scalloped hem, plates with forks, a cup."""
    with pen.cut(2):
        pen.circle(x, y, r, cloth)
        for k in range(30):
            a = math.tau * k / 30
            pen.circle(x + r * math.cos(a), y + r * math.sin(a), r * 0.11, cloth)
            pen.erase(cuts.circle(x + r * 0.93 * math.cos(a), y + r * 0.93 * math.sin(a), r * 0.03))
    for k in range(4):
        a = math.tau * (k + 0.5) / 4
        u, v = x + r * 0.68 * math.cos(a), y + r * 0.68 * math.sin(a)
        pen.circle(u, v, r * 0.22, "#e8eef0")
        with pen.flat():
            pen.circle(u, v, r * 0.14, "#c4d2d8")


def chair(pen: PaperPen, x: float, y: float, turn: float, paper: Colour) -> None:
    """An upholstered chair from above."""
    with pen.at(x, y, turn=turn):
        pen.rect(-32, -30, 64, 62, darken(paper, 0.2), radius=10)
        pen.rect(-26, -14, 52, 44, paper, radius=10)
        pen.rect(-34, -38, 68, 20, darken(paper, 0.32), radius=9)


def stove(pen: PaperPen, x: float, y: float) -> None:
    """A kitchen range from above: four rings, a kettle on one."""
    pen.rect(x - 62, y - 46, 124, 92, "#2c2a30", radius=6)
    for u, v in ((-30, -20), (30, -20), (-30, 22), (30, 22)):
        pen.circle(x + u, y + v, 19, "#4a464e")
        pen.circle(x + u, y + v, 9, "#6a3028")
    pen.circle(x + 30, y - 20, 22, "#b8503a")
    pen.circle(x + 30, y - 20, 8, "#e9bf72")
    pen.path(f"M{x + 48},{y - 26} l22,-10 4,10 -20,14Z", "#b8503a")


def hidden_doll(pen: PaperPen, x: float, y: float, turn: float, stocking: Colour, shoe: Colour) -> None:
    """What sticks out from under a bed: two striped legs with strapped shoes, the hem of a skirt."""
    with pen.at(x, y, turn=turn):
        pen.path("M-44,-14 L44,-14 L50,16 q-10,12 -20,0 q-10,12 -20,0 q-10,12 -20,0 q-10,12 -20,0 q-8,10 -20,0Z", shoe)
        for k, lean in ((-1, 9), (1, -5)):
            with pen.at(20 * k, 12, turn=lean):
                pen.rect(-9, 0, 18, 58, stocking, radius=5)
                with pen.flat():
                    for n in range(4):
                        pen.rect(-9, 8 + 14 * n, 18, 6, darken(stocking, 0.45))
                pen.path("M-12,54 H12 L16,78 C14,92 -14,92 -16,78Z", shoe)
                pen.rect(-12, 60, 24, 6, darken(shoe, 0.35))


def table_lamp(pen: PaperPen, x: float, y: float, r: float, paper: Colour) -> None:
    """A lamp on a small table, from above: a pleated shade, lit."""
    pen.rect(x - r * 1.2, y - r * 1.2, r * 2.4, r * 2.4, "#6a4630", radius=6)
    with pen.cut(3):
        pen.circle(x, y, r, paper)
        for k in range(18):
            a = math.tau * k / 18
            pen.line(x + r * 0.4 * math.cos(a), y + r * 0.4 * math.sin(a), x + r * math.cos(a), y + r * math.sin(a), darken(paper, 0.16), 2.4)
    pen.lit(cuts.circle(x, y, r * 0.42), "#fff8da", 1.0)


def put_out(pen: PaperPen, x: float, y: float) -> None:
    """What was carried out of the house: a wardrobe on its back, a rolled carpet, a suitcase."""
    with pen.at(x, y, turn=-14):
        pen.rect(-62, -50, 124, 100, "#5d3f2a", radius=5)
        pen.rect(-54, -42, 51, 84, "#7d5635", radius=3)
        pen.rect(3, -42, 51, 84, "#7d5635", radius=3)
        for k in (-1, 1):
            pen.circle(9 * k, 0, 4.5, "#e9bf72")
            pen.path(f"M{28 * k - 12},-26 h24 v52 h-24Z", "#6a4630")
    with pen.at(x + 136, y + 24, turn=38):
        pen.rect(-70, -16, 140, 32, "#8a3f44", radius=14)
        for k in (-40, 40):
            pen.rect(k - 5, -17, 10, 34, "#e9bf72")
        pen.circle(70, 0, 15, "#a85a58")
        with pen.flat():
            pen.circle(70, 0, 9, "#5a2830", stroke=3)
    with pen.at(x + 216, y - 10, turn=16):
        pen.path("M-12,-30 q0,-14 12,-14 q12,0 12,14", "#2f1f18", stroke=6)
        pen.rect(-38, -30, 76, 56, "#5f7a74", radius=7)
        for k in (-22, 22):
            pen.rect(k - 4, -30, 8, 56, "#3f5450")


def roof_aside(pen: PaperPen, papers: tuple[Colour, Colour]) -> None:
    """The roof, put down in the lower right corner: shingles in rows, a ridge, a chimney that comes near."""
    pen.path("M470,1240 L640,1010 L860,1050 V1240Z", papers[0])
    for k in range(6):
        t = k / 6
        x, y = 640 - 170 * t, 1010 + 230 * t
        d = f"M{x - 10},{y + 6} L860,{1050 + 200 * t} V{1050 + 200 * t + 40} L{x - 38},{y + 44}Z"
        pen.path(d, mix(papers[0], papers[1], 0.5 * (k % 2)))
        with pen.flat():
            for m in range(9):
                u = x + (860 - x) * (m + 0.5 * (k % 2)) / 9
                v = y + (1050 + 200 * t - y) * (u - x) / (860 - x)
                pen.line(u, v + 8, u - 14, v + 40, darken(papers[0], 0.3), 3)
    pen.path("M640,1000 L866,1038 V1062 L628,1018Z", papers[1])
    pen.path("M700,1096 L800,1112 L808,1240 H690Z", darken(papers[1], 0.2))
    pen.path("M686,1072 L818,1092 L816,1130 L682,1108Z", papers[1])
    pen.path("M712,1082 L790,1094 L786,1116 L710,1104Z", "#120a0c")
