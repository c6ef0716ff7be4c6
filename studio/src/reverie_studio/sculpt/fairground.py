"""A porcupine that holds out a balloon as far as its arm goes, its quills, and the fair behind it."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.engine.clay import Clay
from reverie_studio.engine.clay_parts import patch
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.sculpt.eyes import eye

Point = tuple[float, float]


def porcupine_face(*, look: Point = (-0.9, 0.7)) -> Clay:
    """A porcupine that looks at us over a broad blunt nose, 220 px wide, chin at y = 124. Parts: head, muzzle, nose, tooth, ear, lid.

    Marks: the eyes, `nose`, `lip left|right`, `whisker left|right 0…3`.
    """
    c = Clay().ball(0, -24, -10, 92, melt=12, part="head").both(Clay().limb([(54, 6, 0, 50), (60, 48, 0, 42)], melt=28, part="head", per=3))
    c.limb([(0, -30, 50, 54), (0, 16, 84, 52), (0, 40, 104, 44)], melt=26, part="muzzle", per=4).both(Clay().limb([(22, 58, 98, 36), (44, 66, 70, 32)], melt=14, part="muzzle", per=3))
    c.limb([(-20, 92, 74, 28), (20, 92, 74, 28)], melt=10, part="chin", per=3)
    c.limb([(-40, 14, 130, 17), (-16, 4, 146, 21), (16, 4, 146, 21), (40, 14, 130, 17)], melt=6, part="nose", per=4).both(Clay().ball(22, 18, 156, 7, melt=3, carve=True))
    c.both(Clay().limb([(7, 84, 114, 7), (8, 104, 110, 7)], melt=1, part="tooth", press=(0, 0, 0.6)))
    c.both(Clay().limb([(26, -66, 60, 15), (54, -72, 50, 17), (78, -50, 30, 13)], melt=16, part="head"))
    c.both(Clay().ball(88, -78, -20, 29, melt=6, part="ear", press=(0, 0, 1.2)).ball(92, -76, 6, 15, melt=4, carve=True))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (50 * side, -34, 62), 22, side, aside=16, lids=1.15, look=(look[0] * side, look[1]), inner=0.6, iris=0.74, bag=0.3)
        c.marks[f"lip {name}"] = [(0, 66, 142), (4 * side, 80, 136), (26 * side, 88, 122), (54 * side, 80, 96)]
        for k in range(4):
            c.marks[f"whisker {name} {k}"] = [(46 * side, 44 + 9 * k, 112), (100 * side, 34 + 18 * k, 100), (156 * side, 46 + 26 * k, 80)]
    c.marks["nose"] = [(0, 0, 160)]
    return c


def porcupine_body() -> Clay:
    """It stands upright and leans back, seen from below: broad at the hips, small at the shoulders; its neck at (0, 0), feet at y = 600, 480 px wide. Parts: body, belly, leg, sole, toe, arm, paw, digit 0…3, claw."""
    c = Clay().limb([(0, 10, -40, 96), (4, 130, -30, 140), (6, 290, -10, 196), (0, 430, -10, 214), (0, 500, -20, 190)], melt=14, part="body", per=6)
    for side in (-1, 1):
        c.limb([(110 * side, 470, 60, 110), (140 * side, 540, 110, 84), (146 * side, 590, 140, 66)], melt=26, part="leg", per=5)
        c.limb([(146 * side, 596, 160, 56), (152 * side, 622, 214, 52)], melt=14, part="sole", per=3)
        for k in range(4):
            x = 152 * side + 27 * (k - 1.5)
            c.limb([(x, 602, 238, 17), (x + 2 * (k - 1.5), 584, 262, 16)], melt=5, part="toe", per=2).limb([(x, 576, 272, 8), (x, 552, 280, 3)], melt=2, part="claw", per=2)
    c.limb([(96, 110, 60, 56), (186, 190, 80, 46), (206, 280, 120, 38), (176, 336, 160, 32)], melt=18, part="arm", per=5)
    _paw(c, (160, 350, 176), 150.0)
    return patch(c, "belly", [(-10, 190, 110, 92), (-14, 300, 150, 124), (-14, 410, 160, 132)])


def stretched_arm() -> Clay:
    """The arm it holds the string with, from the shoulder of `porcupine_body` to the paw at (-290, 200). Parts: arm, paw, digit 0…3, claw."""
    c = Clay().limb([(-80, 110, 80, 56), (-150, 150, 110, 46), (-220, 182, 130, 38), (-268, 200, 140, 32)], melt=14, part="arm", per=6)
    _paw(c, (-284, 202, 144), 196.0)
    return c


def _paw(c: Clay, wrist: tuple[float, float, float], towards: float) -> None:
    x, y, z = wrist
    a = math.radians(towards)
    c.ball(x, y, z, 33, melt=10, part="paw")
    for k in range(4):
        b = a + math.radians(24 * (k - 1.5))
        u, v = x + 50 * math.cos(b), y + 50 * math.sin(b)
        c.limb([(x + 18 * math.cos(b), y + 18 * math.sin(b), z + 14, 15), (u, v, z + 16, 13)], melt=3, part=f"digit {k}", per=2)
        c.limb([(u + 8 * math.cos(b), v + 8 * math.sin(b), z + 18, 7), (u + 26 * math.cos(b), v + 26 * math.sin(b) + 4, z + 12, 2)], melt=2, part="claw", per=2)


def quill(pen: PaperPen, x: float, y: float, long: float, turn: float, half: float, papers: tuple[Colour, Colour]) -> None:
    """One quill from its root: dark, with pale bands and a pale tip."""
    dark, pale = papers

    def piece(a: float, b: float) -> str:
        u, v = half * (1 - a) ** 0.8, half * (1 - b) ** 0.8
        return f"M{long * a},{-u} L{long * b},{-v} L{long * b},{v} L{long * a},{u}Z"

    with pen.at(x, y, turn=turn), pen.cut(0.9):
        pen.path(piece(0.0, 0.999), dark)
        for a, b in ((0.3, 0.46), (0.66, 0.999)):
            pen.path(piece(a, b), pale)


def quills(pen: PaperPen, seed: int, roots: Sequence[tuple[float, float, float]], count: int, long: float, papers: tuple[Colour, Colour], half: float = 8.0) -> list[tuple[float, float]]:
    """Quills along a curve of roots x, y and the degrees they point to, spread and uneven. Their tips."""
    rng = np.random.default_rng([seed, 37])
    line = np.asarray(roots, float)
    tips = []
    for k in rng.permutation(count):
        t = (k + 0.5) / count * (len(line) - 1)
        i = min(int(t), len(line) - 2)
        x, y, turn = (line[i] + (line[i + 1] - line[i]) * (t - i)).tolist()
        turn += float(rng.normal(0, 5))
        n = long * float(rng.uniform(0.78, 1.1))
        quill(pen, x, y, n, turn, half, papers)
        tips.append((x + n * math.cos(math.radians(turn)), y + n * math.sin(math.radians(turn))))
    return tips


def rubber_shreds(pen: PaperPen, spots: Sequence[tuple[float, float, Colour]]) -> None:
    """What is left of other balloons, each pierced by the tip of a quill: a torn scrap, its neck with a knot, an end of string."""
    for k, (x, y, paper) in enumerate(spots):
        with pen.at(x, y, turn=-24 + 19 * (k % 4)):
            pen.path("M-24,-14 L-12,-8 L-8,-24 L3,-11 L15,-22 L17,-6 L29,-2 L17,8 C13,18 6,26 4,34 L10,44 H-8 L-3,34 C-8,24 -16,16 -19,5 L-30,0Z", paper)
            with pen.flat():
                pen.path("M1,44 q10,16 -2,30 t4,26", "#f4e8d0", stroke=2.4)


def balloon(pen: PaperPen, x: float, y: float, r: float, paper: Colour) -> None:
    """Three papers, each smaller and paler, a light, the knot below."""
    for k in range(4):
        q = r * (1 - 0.15 * k)
        u, v = x - r * 0.07 * k, y - r * 0.08 * k
        pen.path(f"M{u},{v + q * 1.18} C{u - q * 0.5},{v + q * 0.98} {u - q},{v + q * 0.5} {u - q},{v - q * 0.08} C{u - q},{v - q * 1.2} {u + q},{v - q * 1.2} {u + q},{v - q * 0.08} C{u + q},{v + q * 0.5} {u + q * 0.5},{v + q * 0.98} {u},{v + q * 1.18}Z", lighten(paper, 0.09 * k))
    pen.lit(f"M{x - r * 0.62},{y - r * 0.1} C{x - r * 0.62},{y - r * 0.5} {x - r * 0.4},{y - r * 0.66} {x - r * 0.22},{y - r * 0.7} C{x - r * 0.4},{y - r * 0.5} {x - r * 0.46},{y - r * 0.3} {x - r * 0.44},{y - r * 0.06}Z", "#fff0e0", 0.8)
    pen.path(f"M{x},{y + r * 1.14} l{r * 0.13},{r * 0.17} h{-r * 0.26}Z", darken(paper, 0.2))


def big_wheel(pen: PaperPen, x: float, y: float, r: float, paper: Colour, lamp: Colour) -> None:
    """A Ferris wheel behind everything: two rims, spokes, gondolas, a lamp at each."""
    with pen.cut(1.2):
        pen.circle(x, y, r, paper, stroke=12)
        pen.circle(x, y, r * 0.82, paper, stroke=7)
        for k in range(16):
            a = math.tau * k / 16
            pen.line(x, y, x + r * math.cos(a), y + r * math.sin(a), paper, 5)
        pen.path(f"M{x - 12},{y} L{x - r * 0.5},{y + r * 1.5} h26 L{x},{y + 30} L{x + r * 0.5 - 26},{y + r * 1.5} h26 L{x + 12},{y}Z", paper)
        for k in range(16):
            a = math.tau * (k + 0.5) / 16
            u, v = x + r * math.cos(a), y + r * math.sin(a)
            pen.path(f"M{u - 20},{v + 14} h40 q-2,26 -20,26 q-18,0 -20,-26Z M{u - 22},{v + 6} q22,-26 44,0Z", paper)
            pen.line(u, v - 4, u, v + 16, paper, 4)
    for k in range(16):
        a = math.tau * k / 16
        pen.lit(cuts.circle(x + r * math.cos(a), y + r * math.sin(a), 6), lamp, 1.0)


def tents(pen: PaperPen, low: float, papers: Sequence[Colour]) -> None:
    """Round tents with pennants, striped, one behind the other."""
    for k, (x, w, h) in enumerate(((60, 150, 210), (700, 190, 240), (240, 120, 150))):
        paper = papers[k % len(papers)]
        pen.path(f"M{x - w},{low} L{x - w * 0.9},{low - h * 0.5} Q{x - w * 0.3},{low - h * 0.62} {x},{low - h} Q{x + w * 0.3},{low - h * 0.62} {x + w * 0.9},{low - h * 0.5} L{x + w},{low}Z", paper)
        with pen.flat():
            for m in range(-3, 4, 2):
                pen.path(f"M{x},{low - h} Q{x + w * 0.1 * m},{low - h * 0.6} {x + w * 0.26 * m},{low - h * 0.52} L{x + w * 0.28 * m},{low} h{w * 0.26} L{x + w * 0.26 * (m + 1)},{low - h * 0.52} Q{x + w * 0.1 * (m + 1)},{low - h * 0.6} {x},{low - h}Z", lighten(paper, 0.13))
        pen.path(f"M{x},{low - h + 4} v-40 l38,12 l-36,12", darken(paper, 0.2))


def lamp_string(pen: PaperPen, start: Point, end: Point, sag: float, count: int, papers: Sequence[Colour]) -> None:
    """Paper lanterns on a cord."""
    mx, my = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + 2 * sag
    pen.path(f"M{start[0]},{start[1]} Q{mx},{my} {end[0]},{end[1]}", "#2a1440", stroke=4)
    for k in range(count):
        t = (k + 0.5) / count
        x = (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * mx + t * t * end[0]
        y = (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * my + t * t * end[1]
        paper = papers[k % len(papers)]
        pen.rect(x - 8, y, 16, 7, "#2a1440")
        pen.oval(x, y + 27, 21, 23, paper)
        pen.lit(f"M{x - 15},{y + 26} a15,17 0 1 0 30,0 a15,17 0 1 0 -30,0Z", lighten(paper, 0.3), 0.9)


def stall_corner(pen: PaperPen, papers: tuple[Colour, Colour, Colour]) -> None:
    """The corner of a striped stall, low at the right, near and dark: a scalloped awning, its post, a tray of toffee apples."""
    for k in range(6):
        x = 470 + 66 * k
        pen.path(f"M{560 + 50 * k},940 h52 L{x + 66},1040 a33,30 0 0 1 -66,0Z", papers[k % 2])
    pen.path("M690,1040 H716 V1240 H690Z", papers[2])
    pen.path("M500,1160 H840 V1240 H520Z", papers[2])
    pen.path("M486,1146 H840 V1166 H492Z", lighten(papers[2], 0.12))
    for k, x in enumerate((540, 612, 764)):
        pen.path(f"M{x - 4},1062 h8 V1110 h-8Z", "#d9b88a")
        pen.circle(x, 1120, 31, ("#8a1a2c", "#9a2230", "#8a1a2c")[k])
        pen.path(f"M{x - 40},1150 q40,-14 80,0Z", "#6a1424")
        pen.lit(f"M{x - 20},1108 q4,-14 18,-16 q-10,8 -12,20Z", "#ffd0c0", 0.8)


def ground(pen: PaperPen, y: float, papers: tuple[Colour, Colour]) -> None:
    """Trodden grass with confetti and a torn ticket."""
    pen.path(f"M-20,{y} C200,{y - 18} 560,{y + 14} 820,{y - 10} V1240 H-20Z", papers[0])
    rng = np.random.default_rng([37, 9])
    with pen.flat():
        for k in range(70):
            u, v = float(rng.uniform(0, 800)), float(rng.uniform(y + 14, 1200))
            pen.path(cuts.leaf(u, v, float(rng.uniform(14, 30)), float(rng.uniform(-120, -60)), 0.14), papers[1]) if k % 3 else pen.rect(u, v, 9, 6, mix("#f4b63a", "#27a0a0", float(rng.random())))
