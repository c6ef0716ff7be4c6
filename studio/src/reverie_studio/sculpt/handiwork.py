"""What was being knitted and got up: a woollen caterpillar, its needles, its yarn; a geranium and an armchair from above."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.engine.clay_parts import patch
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen

Point = tuple[float, float]
Spine = Sequence[tuple[float, float, float, float]]


def knitted(spine: Spine, stripes: int, parts: Sequence[str]) -> Clay:
    """A knitted tube along a spine of x, y, z, radius, tail first: `stripes` bands that bulge, of the parts in turn. Its head is not on it."""
    line = flow(spine, 24)
    way = np.concatenate([[0.0], np.cumsum(np.linalg.norm(np.diff(line[:, :2], axis=0), axis=1))])
    c = Clay()
    for k in range(stripes):
        knots = []
        for u, swell in ((0.06, 0.9), (0.3, 1.03), (0.7, 1.03), (0.94, 0.9)):
            at = way[-1] * (k + u) / stripes
            x, y, z, r = (float(np.interp(at, way, line[:, i])) for i in range(4))
            knots.append((x, y, z, r * swell))
        c.limb(knots, melt=3, part=parts[k % len(parts)], per=2)
    return c


def knitted_head() -> Clay:
    """A round head of wool, 170 px wide, cheeks full; it faces us and up. Parts: head, cheek, muzzle. Marks: `eye left|right`, `nose`, `feeler left|right`, `mouth`."""
    c = Clay().ball(0, 0, 0, 78, melt=8, part="head").both(Clay().ball(44, 30, 24, 42, melt=18, part="head"))
    c.limb([(-14, 30, 66, 22), (14, 30, 66, 22)], melt=14, part="muzzle")
    for side, name in ((-1, "left"), (1, "right")):
        c.marks[f"eye {name}"] = [(32 * side, -18, 72)]
        c.marks[f"feeler {name}"] = [(20 * side, -66, 40), (40 * side, -110, 60), (36 * side, -146, 70), (66 * side, -164, 70), (76 * side, -140, 70)]
    c.marks["nose"], c.marks["mouth"] = [(0, 26, 92)], [(-24, 40, 84), (-10, 48, 90), (0, 44, 92), (10, 48, 90), (24, 40, 84)]
    return patch(c, "cheek", [(52, 26, 58, 17)], both=True)


def button(pen: PaperPen, x: float, y: float, r: float, paper: Colour, thread: Colour, turn: float = 0.0) -> None:
    """Sewn on with four holes and a cross of thread."""
    with pen.at(x, y, turn=turn):
        pen.circle(0, 0, r, paper)
        pen.circle(0, 0, r * 0.74, darken(paper, 0.16))
        with pen.flat():
            pen.path(f"M{-r * 0.26},{-r * 0.26} L{r * 0.26},{r * 0.26} M{r * 0.26},{-r * 0.26} L{-r * 0.26},{r * 0.26}", thread, stroke=max(2.4, r * 0.16))
            for u, v in ((-1, -1), (1, 1), (1, -1), (-1, 1)):
                pen.circle(u * r * 0.27, v * r * 0.27, r * 0.11, "#1a0c10")
    pen.lit(cuts.circle(x - r * 0.4, y - r * 0.42, r * 0.14), "#fffaf0", 0.9)


def needle(pen: PaperPen, start: Point, end: Point, width: float, paper: Colour, knob: Colour) -> None:
    """A knitting needle from its knob to its point."""
    pen.taper([start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end], width, width * 0.35, paper)
    pen.circle(*start, width * 1.25, knob)
    pen.circle(start[0] - width * 0.3, start[1] - width * 0.3, width * 0.5, lighten(knob, 0.2))


def open_stitches(pen: PaperPen, at: Point, towards: Point, wide: float, paper: Colour, count: int = 7) -> None:
    """Loops at the end of a piece, each as far as the needle that goes through them."""
    dx, dy = towards[0] - at[0], towards[1] - at[1]
    n = math.hypot(dx, dy) or 1.0
    nx, ny = -dy / n, dx / n
    for k in range(count):
        u = (k / (count - 1) - 0.5) * wide
        x, y = at[0] + nx * u, at[1] + ny * u
        pen.path(f"M{x - nx * 7},{y - ny * 7} Q{x + dx * 1.2},{y + dy * 1.2} {x + nx * 7},{y + ny * 7}", paper, stroke=6)


def ball_of_yarn(pen: PaperPen, x: float, y: float, r: float, paper: Colour) -> None:
    """Wound in four directions, each a group of arcs on the one below."""
    pen.circle(x, y, r, darken(paper, 0.2))
    for k, turn in enumerate((20, 78, 140, -30)):
        with pen.clip(cuts.circle(x, y, r)), pen.at(x, y, turn=turn):
            for n in range(-4, 5):
                u = n * r * 0.12 + (k - 1.5) * r * 0.16
                pen.path(f"M{-r * 1.1},{u + r * 0.35} Q0,{u - r * 0.25} {r * 1.1},{u + r * 0.35}", mix(paper, lighten(paper, 0.22), (n + 4) / 8), stroke=r * 0.085)


def geranium(pen: PaperPen, seed: int, x: float, y: float, r: float) -> None:
    """In its pot, from above: the rim, earth, round scalloped leaves with a darker ring, some with bites in them."""
    rng = np.random.default_rng([seed, 17])
    pen.circle(x, y, r, "#b5583a")
    pen.circle(x, y, r * 0.86, "#8a3e2a")
    pen.circle(x, y, r * 0.8, "#2c1a18")
    for k in range(15):
        a, q = math.tau * k / 15 * 2.4, r * (0.72 if k < 7 else 0.44 if k < 12 else 0.14)
        u, v, n = x + q * math.cos(a), y + q * math.sin(a), r * float(rng.uniform(0.3, 0.38))
        green = mix("#3f7f52", "#7fae5a", float(rng.random()))
        with pen.cut(1.4):
            for m in range(9):
                b = math.tau * m / 9
                pen.circle(u + n * 0.66 * math.cos(b), v + n * 0.66 * math.sin(b), n * 0.36, green)
            pen.circle(u, v, n * 0.7, green)
            pen.circle(u, v, n * 0.6, darken(green, 0.2), stroke=n * 0.13)
            for m in range(5):
                b = a + math.pi + (m - 2) * 0.5
                pen.line(u, v, u - n * 0.8 * math.cos(b), v - n * 0.8 * math.sin(b), lighten(green, 0.12), 2.2)
            if k in (1, 4, 5, 8):
                for m in range(3):
                    pen.erase(cuts.circle(u + n * 0.95 * math.cos(a + 2.4 + 0.36 * m), v + n * 0.95 * math.sin(a + 2.4 + 0.36 * m), n * 0.26))


def eaten_leaf(pen: PaperPen, at: Point, r: float, turn: float, paper: Colour) -> None:
    """A round geranium leaf, its stalk away from us at `turn`, eaten into from the opposite side."""
    with pen.at(*at, turn=turn):
        pen.taper([(0, 0), (r * 0.9, r * 0.1), (r * 1.8, -r * 0.1)], r * 0.2, r * 0.12, darken(paper, 0.2))
        with pen.cut(1.6):
            for m in range(9):
                b = math.tau * m / 9
                pen.circle(r * 0.66 * math.cos(b), r * 0.66 * math.sin(b), r * 0.36, paper)
            pen.circle(0, 0, r * 0.7, paper)
            pen.circle(0, 0, r * 0.62, darken(paper, 0.2), stroke=r * 0.13)
            for m in range(5):
                b = (m - 2) * 0.55
                pen.line(r * 0.1, 0, -r * 0.86 * math.cos(b), r * 0.86 * math.sin(b), lighten(paper, 0.14), 2.6)
            for u, v, q in ((-0.98, -0.5, 0.36), (-0.8, -0.02, 0.4), (-0.98, 0.48, 0.36)):
                pen.erase(cuts.circle(r * u, r * v, r * q))


def petals(pen: PaperPen, spots: Sequence[tuple[float, float, float]], paper: Colour) -> None:
    """Fallen petals: x, y, degrees."""
    for k, (x, y, turn) in enumerate(spots):
        with pen.at(x, y, turn=turn):
            pen.path("M-12,0 C-10,-11 6,-13 13,-3 C9,0 9,3 12,6 C4,13 -10,10 -12,0Z", mix(paper, lighten(paper, 0.2), (k % 3) / 2))


def blossoms(pen: PaperPen, at: Point, r: float, paper: Colour, count: int = 9, seed: int = 1) -> None:
    """A head of red flowers of five petals."""
    rng = np.random.default_rng([seed, 18])
    for k in range(count):
        a, q = 2.4 * k, r * math.sqrt(k / count)
        u, v, n = at[0] + q * math.cos(a), at[1] + q * math.sin(a), r * 0.3
        tone = mix(paper, lighten(paper, 0.18), float(rng.random()))
        with pen.cut(1.0):
            for m in range(5):
                b = math.tau * m / 5 + a
                pen.circle(u + n * 0.62 * math.cos(b), v + n * 0.62 * math.sin(b), n * 0.55, tone)
            pen.circle(u, v, n * 0.24, "#f6d88a")


def oval_rug(pen: PaperPen, at: Point, size: Point, papers: Sequence[Colour]) -> None:
    """Rings of plaited cloth, one inside the other, each with its own row of cuts; a fringe round the outermost."""
    x, y = at
    rx, ry = size
    with pen.cut(1.4):
        pen.oval(x, y, rx, ry, papers[0])
        for k in range(110):
            a = math.tau * k / 110
            pen.line(x + rx * 0.98 * math.cos(a), y + ry * 0.98 * math.sin(a), x + (rx + 26) * math.cos(a), y + (ry + 26) * math.sin(a), papers[0], 7)
    for n in range(1, len(papers)):
        t = 1 - n / len(papers) * 0.92
        pen.oval(x, y, rx * t, ry * t, papers[n])
        count = max(14, int(84 * t))
        with pen.flat():
            for k in range(count):
                a = math.tau * k / count
                u, v = x + rx * (t - 0.055) * math.cos(a), y + ry * (t - 0.055) * math.sin(a)
                pen.path(cuts.leaf(u - 12 * math.sin(a + 0.6), v + 12 * math.cos(a + 0.6), 30, math.degrees(a) - 60, 0.2), darken(papers[n], 0.13))


def chair_arm(pen: PaperPen, papers: tuple[Colour, Colour, Colour]) -> None:
    """The arm of an armchair from above, and a piece of its seat, in the lower right corner: velvet, piping, a row of studs."""
    pen.path("M600,1240 C596,1120 606,960 640,900 C664,852 780,846 860,860 V1240Z", papers[2])
    pen.path("M566,1240 C556,1120 560,960 590,886 C604,846 664,832 694,866 C716,900 712,1100 716,1240Z", papers[0])
    pen.path("M592,1240 C584,1120 588,980 608,908 C620,872 658,870 672,900 C688,960 682,1120 686,1240Z", papers[1])
    for k in range(9):
        pen.circle(574 - 6 * math.sin(k * 0.4), 930 + 38 * k, 6.5, "#d9a24a")


def spectacles(pen: PaperPen, at: Point, r: float, turn: float, frame: Colour, wings: Sequence[Colour]) -> None:
    """Round ones, folded; in their glasses the two halves of a striped butterfly are mirrored."""
    with pen.at(*at, turn=turn):
        for side in (-1, 1):
            x = side * r * 1.2
            pen.circle(x, 0, r, "#dfe6ea")
            for k, paper in enumerate(wings):
                q = 1 - k * 0.2
                d = f"M{x - side * r * 0.84},{r * 0.2} C{x - side * r * 0.5},{-r * 0.9 * q} {x + side * r * 0.86 * q},{-r * 0.86 * q} {x + side * r * 0.8 * q},{-r * 0.1} C{x + side * r * 0.6 * q},{r * 0.24} {x - side * r * 0.1},{r * 0.16} {x - side * r * 0.5},{r * 0.2} C{x},{r * 0.3} {x + side * r * 0.4 * q},{r * 0.6 * q} {x},{r * 0.8 * q} C{x - side * r * 0.4},{r * 0.8 * q} {x - side * r * 0.7},{r * 0.5} {x - side * r * 0.84},{r * 0.2}Z"
                with pen.clip(cuts.circle(x, 0, r * 0.9)), pen.flat():
                    pen.path(d, paper)
            pen.circle(x, 0, r, frame, stroke=r * 0.2)
        pen.path(f"M{-r * 0.24},{-r * 0.1} Q0,{-r * 0.5} {r * 0.24},{-r * 0.1}", frame, stroke=r * 0.2)
        pen.path(f"M{r * 2.2},{-r * 0.1} C{r * 2.5},{r * 0.6} {r * 1.2},{r * 1.7} {-r * 0.6},{r * 1.6}", frame, stroke=r * 0.16)
        pen.path(f"M{-r * 2.2},{-r * 0.1} C{-r * 2.5},{r * 0.7} {-r * 1.2},{r * 2.0} {r * 0.8},{r * 1.9}", frame, stroke=r * 0.16)
