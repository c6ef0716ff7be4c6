"""A stork that bends down into its nest and sews with its bill; the nest, a torn photograph that lies in it, a village far below."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.sculpt.eyes import eye

Point = tuple[float, float]
Lie = Callable[[float, float], Point]


def bowed_stork() -> Clay:
    """A stork that stands at our right and bends its neck down to our left, bill shut: tail at (400, -220), breast at (20, -250), crown about (-150, -60), tip of the bill at (-250, 306). Its legs: `stork_legs`. Parts: down, wing, quill 0–1, neck, bill, lid.

    Marks: the near eye, `gape`, `tip`.
    """
    c = Clay().limb([(20, -270, 0, 104), (100, -316, -10, 122), (190, -340, -20, 108), (290, -350, -20, 62)], melt=16, part="down", per=5)
    c.limb([(10, -262, 10, 84), (-40, -300, 26, 62), (-84, -314, 36, 50), (-130, -284, 46, 44), (-160, -222, 56, 40), (-164, -150, 66, 42)], melt=30, part="neck", per=6)
    c.limb([(-164, -150, 66, 44), (-172, -96, 74, 53), (-180, -50, 80, 44)], melt=22, part="neck", per=4)
    c.limb([(-182, -44, 84, 35), (-198, 30, 96, 25), (-222, 160, 116, 16), (-250, 306, 136, 4)], melt=12, part="bill", per=8)
    c.limb([(50, -330, 80, 54), (120, -350, 104, 70), (210, -344, 98, 62), (280, -320, 80, 34)], melt=10, part="wing", press=(0, 0, 1.3), per=5)
    for k in range(7):
        c.limb([(74 + 20 * k, -300 + 10 * k, 112 - 6 * k, 26), (146 + 18 * k, -238 + 9 * k, 108 - 6 * k, 24), (226 + 16 * k, -160 + 8 * k, 96 - 6 * k, 7)], melt=3, part=f"quill {k % 2}", press=(0, 0, 0.8), per=5)
    eye(c, "near", (-190, -84, 122), 16, -1, aside=6, lids=1.0, look=(0.2, 0.9), iris=0.72, bag=0.3)
    c.marks["gape"] = [(-206, -20, 112), (-216, 40, 116), (-232, 160, 124), (-250, 296, 138)]
    c.marks["tip"] = [(-250, 304, 138)]
    return c


def stork_legs() -> Clay:
    """The legs of that stork, to be laid before its body: they end at y = 90. Parts: down, leg."""
    c = Clay()
    for x, z in ((40, 30), (126, -40)):
        c.limb([(x + 20, -230, z, 50), (x + 8, -150, z, 24)], melt=20, part="down", per=3).limb([(x + 8, -154, z, 15), (x + 4, -70, z, 13), (x + 4, -52, z, 18), (x, 90, z, 12)], melt=5, part="leg", per=6)
    return c


def lying(corners: Sequence[Point], w: float, h: float) -> Lie:
    """Where a point (0 … w, 0 … h) of a flat sheet lies whose corners, from the far left one clockwise, are given."""
    src = ((0.0, 0.0), (w, 0.0), (w, h), (0.0, h))
    rows, to = [], []
    for (x, y), (u, v) in zip(src, corners, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        to += [u, v]
    m = np.append(np.linalg.solve(np.array(rows), np.array(to)), 1.0).reshape(3, 3)

    def at(x: float, y: float) -> Point:
        u, v, n = m @ np.array([x, y, 1.0])
        return float(u / n), float(v / n)

    return at


def laid(pen: PaperPen, at: Lie, line: Sequence[Point], paper: Colour, *, smooth: bool = False) -> None:
    """A shape of the flat sheet; `smooth` rounds it."""
    points = [(float(x), float(y)) for x, y in (flow(line, 6, closed=True) if smooth else line)]
    fine = [(x0 + (x1 - x0) * t / 4, y0 + (y1 - y0) * t / 4) for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1], strict=True) for t in range(4)]
    pen.poly([at(x, y) for x, y in fine], paper)


TEAR = ((300, 0), (282, 44), (310, 84), (286, 128), (312, 172), (284, 216), (308, 262), (288, 308), (304, 352), (290, 400))
MAN = ((120, 98), (142, 104), (148, 128), (138, 148), (160, 166), (168, 226), (176, 262), (164, 268), (152, 232), (150, 262), (160, 346), (160, 368), (134, 368), (128, 296), (116, 300), (96, 368), (70, 368), (74, 352), (88, 340), (98, 262), (96, 196), (84, 236), (66, 262), (56, 254), (72, 214), (84, 166), (106, 148), (98, 128), (102, 106))
HAT = ((84, 106), (102, 102), (104, 80), (138, 80), (140, 104), (160, 108), (160, 114), (84, 112))
WOMAN = ((504, 104), (524, 110), (530, 132), (520, 150), (540, 166), (554, 206), (574, 246), (564, 254), (540, 220), (536, 244), (564, 368), (460, 368), (484, 244), (480, 206), (466, 240), (480, 262), (470, 268), (452, 240), (468, 180), (486, 160), (496, 150), (486, 132), (490, 112))


def torn_photo(pen: PaperPen, at: Lie, papers: tuple[Colour, Colour, Colour], ink: Colour, gap: float) -> None:
    """A photograph 600 × 400 torn from its far edge to its near one, a man on one half, a woman on the other, both walking off; `gap` px apart, closed from the far edge down to y = 190."""
    card, ground, floor = papers
    for side in (-1, 1):

        def moved(line: Sequence[Point], side: int = side) -> list[Point]:
            return [(x + side * gap * math.pow(max(0.0, (y - 170) / 230), 1.2), y) for x, y in line]

        edge = [(x + 3 * side, y) for x, y in TEAR]
        outer = [(-20, -20), *edge, (-20, 420)] if side < 0 else [(620, -20), *edge, (620, 420)]
        outer[1], outer[-2] = (outer[1][0], -20), (outer[-2][0], 420)
        with pen.cut(1.4):
            laid(pen, at, moved(outer), card)
            inner = [(x + 7 * side, y) for x, y in edge]
            laid(pen, at, moved([(4, 4), *inner, (4, 396)] if side < 0 else [(596, 4), *inner, (596, 396)]), ground)
            laid(pen, at, moved([(4, 300), *[p for p in inner if p[1] > 300], (4, 396)] if side < 0 else [(596, 300), *[p for p in inner if p[1] > 300], (596, 396)]), floor)
            for shape in (MAN, HAT) if side < 0 else (WOMAN,):
                laid(pen, at, moved(shape), ink, smooth=shape is not HAT)


def child_scrap(pen: PaperPen, at: Lie, paper: Colour, ground: Colour, ink: Colour) -> None:
    """A small bright scrap of another picture, a child with its arms up, laid over the tear."""
    laid(pen, at, [(240, 190), (356, 184), (362, 356), (246, 362)], paper)
    with pen.flat():
        laid(pen, at, [(250, 199), (347, 194), (352, 347), (255, 352)], ground)
        laid(pen, at, [(301, 222), (316, 230), (316, 248), (308, 258), (322, 262), (340, 230), (347, 236), (330, 280), (322, 290), (328, 338), (314, 340), (303, 306), (292, 340), (278, 338), (284, 290), (274, 280), (258, 238), (266, 232), (282, 262), (294, 258), (288, 248), (288, 230)], ink, smooth=True)


def stitches(pen: PaperPen, at: Lie, paper: Colour) -> None:
    """Slanting stitches over the closed part of the tear and round the scrap."""
    for k in range(9):
        y = 14 + 19 * k
        (a, b), (u, v) = at(276, y + 8), at(322, y - 4)
        pen.taper([(a, b), (u, v)], 6, 6, paper)
    for x, y, dx, dy in [(238, 214 + 28 * k, 26, 6) for k in range(5)] + [(360, 204 + 28 * k, 26, 6) for k in range(6)] + [(256 + 24 * k, 356, 6, 20) for k in range(2)]:
        pen.taper([at(x - dx / 2, y - dy / 2), at(x + dx / 2, y + dy / 2)], 6, 6, paper)


def nest(pen: PaperPen, middle: Point, rx: float, ry: float, papers: Sequence[Colour], span: tuple[float, float], seed: int, *, hollow: float = 0.6, count: int = 150) -> None:
    """Twigs of a nest, seen from above, between two angles (degrees, 90 is towards us), laid round its hollow."""
    rng = np.random.default_rng([seed, 77])
    for k in range(count):
        a = math.radians(span[0] + (span[1] - span[0]) * float(rng.random()))
        t = hollow + (1.0 - hollow) * (k / count if span[0] < 90 < span[1] else 1 - k / count) + float(rng.normal(0, 0.04))
        x, y = middle[0] + rx * t * math.cos(a), middle[1] + ry * t * math.sin(a)
        turn = math.atan2(ry * math.cos(a), -rx * math.sin(a)) + float(rng.normal(0, 0.34))
        n = float(rng.uniform(70, 150)) * (0.7 + 0.5 * math.sin(a))
        u, v = n * math.cos(turn), n * math.sin(turn)
        bow = float(rng.normal(0, 8))
        pen.taper([(x - u, y - v), (x + bow, y + bow), (x + u, y + v)], float(rng.uniform(9, 15)), 4, papers[int(rng.integers(len(papers)))])


def roof_far_below(pen: PaperPen, x: float, y: float, w: float, h: float, turn: float, roof: Colour, wall: Colour, lit: Sequence[float] = ()) -> None:
    """A house far below, from above: four slopes of its roof and a strip of the wall towards us, lit windows at shares of its width."""
    with pen.at(x, y, turn=turn):
        with pen.flat():
            pen.path(f"M{w / 2 - 6},{-h * 0.4} L{w / 2 + 46},{-h * 0.24} L{w / 2 + 46},{h * 0.8} H{-w / 2 + 30} V{h * 0.6}Z", "#1c2842")
        pen.path(f"M{-w / 2 + 8},{h * 0.46} H{w / 2 - 8} V{h * 0.74} H{-w / 2 + 8}Z", wall)
        for t in lit:
            pen.lit(f"M{-w / 2 + w * t - 11},{h * 0.54} h22 v{h * 0.17} h-22Z", "#ffd98a", 0.9)
        near, far, ridge = ((-w / 2, h * 0.5), (w / 2, h * 0.5)), ((-w / 2 + 12, -h * 0.46), (w / 2 - 12, -h * 0.46)), ((-w * 0.2, -h * 0.12), (w * 0.2, -h * 0.12))
        pen.poly([near[0], near[1], far[1], far[0]], roof)
        with pen.flat():
            pen.poly([far[0], far[1], ridge[1], ridge[0]], darken(roof, 0.1))
            pen.poly([near[0], ridge[0], far[0]], lighten(roof, 0.14))
            pen.poly([near[1], ridge[1], far[1]], darken(roof, 0.24))
            for t in (0.3, 0.6):
                (a, b), (u, v) = ((r[0] + (n[0] - r[0]) * t, r[1] + (n[1] - r[1]) * t) for r, n in zip(ridge, near, strict=True))
                pen.line(a, b, u, v, darken(roof, 0.18), 3)


def crown_far_below(pen: PaperPen, x: float, y: float, r: float, leaf: Colour) -> None:
    """The crown of a tree far below, its shadow beside it."""
    with pen.flat():
        pen.oval(x + r * 0.8, y + r * 0.5, r * 1.05, r * 0.8, "#1c2842")
    for u, v, k, tone in ((0.0, 0.0, 1.0, 0.0), (-0.22, -0.24, 0.66, 0.1), (-0.36, -0.4, 0.34, 0.2)):
        pen.path("M" + " L".join(f"{x + r * (u + k * (1 + 0.1 * math.cos(7 * a)) * math.cos(a)):.1f},{y + r * (v + k * (1 + 0.1 * math.cos(7 * a)) * math.sin(a)):.1f}" for a in (math.tau * n / 42 for n in range(42))) + "Z", lighten(leaf, tone))
