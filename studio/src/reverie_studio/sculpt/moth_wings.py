"""A great moth of cut paper: wings like panes between their veins, a woolly body, combed feelers."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen

Point = tuple[float, float]
Edge = Sequence[tuple[float, float]]  # degrees from level, px from the root: the outline of a right wing seen from its root

FORE: Edge = [(-84, 60), (-80, 190), (-72, 300), (-62, 372), (-52, 396), (-44, 380), (-34, 322), (-22, 290), (-10, 262), (0, 236), (8, 120)]
HIND: Edge = [(2, 130), (12, 214), (24, 240), (36, 236), (47, 220), (57, 246), (64, 292), (69, 300), (74, 224), (80, 150), (88, 70)]


def _reach(edge: Edge, degrees: float) -> float:
    a, r = flow(edge, 8).T
    return float(np.interp(degrees, a, r))


def wing(pen: PaperPen, root: Point, edge: Edge, paper: Colour, lit: Colour, *, flip: bool = False, size: float = 1.0, turn: float = 0.0, panes: int = 7, spot: tuple[float, float, float] | None = None) -> None:
    """One wing: a dark lace of veins with lit panes, paler to the root; `spot` (degrees, px from the root, radius) is the eye on it."""
    side = -1 if flip else 1

    def at(degrees: float, r: float) -> Point:
        a = math.radians(degrees + turn)
        return root[0] + side * r * math.cos(a) * size, root[1] + r * math.sin(a) * size

    def ring(points: Sequence[Point]) -> str:
        return "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in points) + "Z"

    first, last = edge[0][0], edge[-1][0]
    rim = [at(d, _reach(edge, d)) for d in np.linspace(first, last, 70)]
    pen.path(ring([root, *rim]), paper)
    every = (last - first) / panes
    for k in range(panes):
        for n, (near, far) in enumerate(((0.16, 0.5), (0.535, 0.8), (0.83, 0.935))):
            a0, a1 = first + every * k, first + every * (k + 1)
            gap = math.degrees(3.4 / (40 + 200 * near))
            spread = np.linspace(a0 + gap, a1 - gap, 8)
            inner = [at(float(d), _reach(edge, float(d)) * near + (6 * math.sin(math.pi * i / 7) if n else 0)) for i, d in enumerate(spread)]
            outer = [at(float(d), _reach(edge, float(d)) * far + 6 * math.sin(math.pi * i / 7)) for i, d in enumerate(spread)]
            tone = (lighten(lit, 0.55), lighten(lit, 0.12), mix(lit, darken(paper, 0.05), 0.42))[n]
            pen.lit(ring([*inner, *reversed(outer)]), tone, (1.0, 0.8, 0.4)[n])
    if spot:
        x, y = at(spot[0], spot[1])
        for r, colour in ((1.0, darken(paper, 0.25)), (0.78, lighten(lit, 0.2)), (0.52, "#3b2a6a"), (0.2, "#fff3cf")):
            pen.path(cuts.circle(x, y, spot[2] * r * size), colour)


def moth_wings(pen: PaperPen, root: Point, paper: Colour, lit: Colour, size: float = 1.0, lean: float = 0.0) -> None:
    """Two hind wings, two fore wings over them, spread like an angel's; 700 px by `size` from tip to tip."""
    for flip in (False, True):
        turn = lean if flip else -lean
        wing(pen, (root[0], root[1] + 10 * size), HIND, paper, lit, flip=flip, size=size, turn=turn, panes=6, spot=(32, 150, 24))
    for flip in (False, True):
        turn = lean if flip else -lean
        wing(pen, root, FORE, paper, lit, flip=flip, size=size, turn=turn + 14, panes=7, spot=(-46, 250, 30))


def moth_body() -> Clay:
    """Its wool: head at (0, -96), the end of its tail at (0, 130). Parts: wool, tail, eye."""
    c = Clay().limb([(0, -70, 0, 30), (0, -40, 4, 40), (0, 4, 4, 42), (0, 40, 0, 34)], melt=8, part="wool", per=5)
    c.limb([(0, 40, 0, 33), (0, 84, -2, 27), (0, 130, -4, 8)], melt=4, part="tail", per=5)
    return c.ball(0, -92, 6, 24, melt=6, part="wool").both(Clay().ball(17, -98, 16, 10, melt=1, part="eye"))


def feelers(pen: PaperPen, root: Point, paper: Colour, size: float = 1.0) -> None:
    """Two feathered feelers from a head at `root`."""
    for side in (-1, 1):
        for k in range(9):
            t = (k + 1) / 9
            x, y = root[0] + side * (14 + 62 * t) * size, root[1] - (10 + 74 * t - 16 * t * t) * size
            for lean in (-66, 40):
                pen.path(cuts.leaf(x, y, (26 - 15 * t) * size, -50 + lean if side > 0 else -130 - lean, 0.12), paper)
        pen.curve([(root[0] + side * 8 * size, root[1] - 6 * size), (root[0] + side * 42 * size, root[1] - 46 * size), (root[0] + side * 76 * size, root[1] - 70 * size)], paper, stroke=4.2 * size, closed=False)


def moth_jar(pen: PaperPen) -> None:
    """Empty, its lid beside it, on a stool at our elbow; a little light is left on its bottom."""
    pen.path("M-20,1130 C60,1118 150,1118 214,1134 V1164 H-20Z", "#1a1838")
    pen.rect(20, 1160, 40, 60, "#141230")
    with pen.cut():
        pen.path("M20,1128 V1000 C20,976 34,972 34,956 V936 H126 V956 C126,972 140,976 140,1000 V1128Z", "#5f6aa8", alpha=0.62)
        pen.erase("M34,1108 V1004 C34,988 44,980 46,968 H114 C116,980 126,988 126,1004 V1108Z")
    pen.path("M46,1096 V1010 C46,1000 52,996 54,990 H62 V1096Z", "#a9b4e6")
    pen.lit("M40,1112 C60,1098 100,1098 120,1112 Z", "#ffd27a", 0.7)
    pen.oval(176, 1118, 40, 14, "#8f93b8")
    with pen.flat():
        pen.path(" ".join(cuts.circle(160 + 11 * k, 1116 + 4 * (k % 2), 3) for k in range(4)), "#1a1838")
