"""Those who would like to join in: a skunk at a birthday table, a ladybird among dominoes, an excavator beside sand pies; what they sit beside."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.engine.clay import Clay
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.sculpt.eyes import eye

Point = tuple[float, float]


# ---- a skunk at a birthday table


def skunk_sitting(*, look: Point = (0.0, -0.9)) -> Clay:
    """A skunk that sits and looks up to us, from above: 300 px wide, brow at y = -110, seat at y = 260, its paws together at (0, 165). Parts: body, stripe, head, blaze, cheek, nose, ear, arm, paw, lid.

    Marks: the eyes, `nose`, `lip left|right`, `whisker left|right 0…2`, `paws`.
    """
    c = Clay().limb([(0, 40, -110, 100), (0, 130, -120, 128), (0, 210, -140, 118)], melt=14, part="body", per=5)
    c.both(Clay().limb([(20, 10, -24, 26), (48, 90, -4, 34), (54, 180, -22, 30), (30, 260, -60, 10)], melt=8, part="stripe", per=6))
    c.ball(0, -20, 0, 96, melt=10, part="head").both(Clay().limb([(60, 8, 10, 58), (48, 40, 36, 48)], melt=22, part="head", per=4))
    c.limb([(0, 0, 70, 46), (0, 30, 96, 36), (0, 46, 108, 27)], melt=18, part="head", per=4)
    c.both(Clay().limb([(20, 54, 92, 25), (34, 60, 78, 22)], melt=10, part="cheek", per=3)).limb([(-12, 76, 70, 20), (12, 76, 70, 20)], melt=8, part="cheek", per=3)
    c.limb([(-10, 40, 132, 13), (10, 40, 132, 13), (0, 50, 128, 10)], melt=5, part="nose", per=3)
    c.limb([(0, 22, 122, 12), (0, -20, 104, 16), (0, -66, 82, 24), (0, -110, 30, 34), (0, -120, -20, 40)], melt=3, part="blaze", per=6)
    for side, name in ((-1, "left"), (1, "right")):
        c.limb([(74 * side, -76, -10, 30), (92 * side, -96, -8, 24), (98 * side, -104, -6, 12)], melt=6, part="ear", press=(0, 0, 1.0), per=4).ball(86 * side, -84, 16, 13, melt=4, carve=True)
        eye(c, name, (44 * side, -12, 76), 19, side, aside=18, lids=1.1, look=(look[0] * side, look[1]), inner=0.75, iris=0.86, bag=0.3)
        c.limb([(100 * side, 100, -60, 44), (118 * side, 170, -10, 38), (78 * side, 196, 50, 31), (30 * side, 172, 96, 26)], melt=12, part="arm", per=6)
        c.ball(22 * side, 166, 108, 25, melt=6, part="paw")
        for k in range(3):
            c.limb([(14 * side + 7 * side * k, 152 + 9 * k, 126, 9), (4 * side + 6 * side * k, 144 + 11 * k, 138, 7)], melt=3, part="paw", per=2)
        c.marks[f"lip {name}"] = [(0, 60, 116), (4 * side, 70, 106), (20 * side, 78, 96), (42 * side, 72, 84)]
        for k in range(3):
            c.marks[f"whisker {name} {k}"] = [(38 * side, 56 + 6 * k, 96), (80 * side, 50 + 14 * k, 90), (122 * side, 56 + 22 * k, 70)]
    c.marks["nose"], c.marks["paws"] = [(0, 40, 144)], [(0, 160, 140)]
    return c


def skunk_plume() -> Clay:
    """Its tail, laid tidily to the right and up again: 260 px wide, root at (0, 0). Parts: tail, white."""
    c = Clay().limb([(0, 0, -40, 44), (70, 30, -30, 62), (150, 0, -20, 76), (180, -90, -10, 80), (150, -170, 0, 60), (120, -220, 6, 20)], melt=10, part="tail", per=7)
    return c.limb([(30, 20, 10, 20), (90, 30, 34, 28), (150, -10, 54, 30), (170, -90, 68, 30), (146, -160, 62, 22), (124, -200, 40, 6)], melt=6, part="white", per=7)


def parquet(pen: PaperPen, wood: Colour) -> None:
    """A floor of small boards, laid in herring-bone, from above."""
    pen.path("M-20,-20 H820 V1220 H-20Z", darken(wood, 0.3))
    with pen.flat():
        for row in range(-1, 14):
            for k in range(-1, 10):
                x, y = 96 * k, 96 * row
                tone = 0.05 * ((k * 3 + row * 5) % 4)
                pen.path(f"M{x},{y + 48} L{x + 48},{y} L{x + 48},{y + 44} L{x},{y + 92}Z", darken(wood, tone))
                pen.path(f"M{x + 48},{y} L{x + 96},{y + 48} L{x + 96},{y + 92} L{x + 48},{y + 44}Z", darken(wood, 0.16 - tone))


def party_table(pen: PaperPen, box: tuple[float, float, float, float], cloth: Colour) -> None:
    """A long table from above, its cloth with a scalloped, pierced edge."""
    x0, y0, x1, y1 = box
    with pen.cut(2.4):
        pen.rect(x0, y0, x1 - x0, y1 - y0, cloth, radius=18)
        n = round((y1 - y0) / 44)
        for k in range(n):
            for x in (x0, x1):
                pen.circle(x, y0 + (k + 0.5) * (y1 - y0) / n, 23, cloth)
        m = round((x1 - x0) / 44)
        for k in range(m):
            pen.circle(x0 + (k + 0.5) * (x1 - x0) / m, y1, 23, cloth)
        for k in range(n):
            for x in (x0 - 6, x1 + 6):
                pen.erase(cuts.circle(x, y0 + (k + 0.5) * (y1 - y0) / n, 6))
    with pen.flat():
        pen.rect(x0 + 24, y0 + 20, x1 - x0 - 48, y1 - y0 - 44, lighten(cloth, 0.4), radius=10)


def chair_above(pen: PaperPen, x: float, y: float, turn: float, wood: Colour, seat: Colour) -> None:
    """A chair from above that faces upwards at turn 0: seat 92 px, back rail below it."""
    with pen.at(x, y, turn=turn):
        pen.rect(-46, -46, 92, 88, wood, radius=12)
        pen.rect(-37, -38, 74, 70, seat, radius=10)
        with pen.flat():
            pen.rect(-26, -28, 52, 50, lighten(seat, 0.14), radius=8)
        pen.path("M-52,34 C-20,48 20,48 52,34 L54,54 C20,68 -20,68 -54,54Z", lighten(wood, 0.14))


def place_setting(pen: PaperPen, x: float, y: float, r: float, paper: Colour, cup: Colour | None = None, crumbs: bool = False) -> None:
    """A plate with its rim; a cup beside it; crumbs and a bite of cake."""
    pen.circle(x, y, r, paper)
    with pen.flat():
        pen.circle(x, y, r * 0.68, darken(paper, 0.08))
        pen.circle(x, y, r * 0.9, darken(paper, 0.2), stroke=2.4)
    if crumbs:
        pen.path(f"M{x - r * 0.4},{y + r * 0.1} L{x + r * 0.2},{y - r * 0.36} q{r * 0.3},{r * 0.1} {r * 0.24},{r * 0.4} q-{r * 0.2},-{r * 0.04} -{r * 0.22},{r * 0.16} q-{r * 0.2},-{r * 0.02} -{r * 0.24},{r * 0.1}Z", "#f2c8c0")
        for k in range(9):
            pen.circle(x + r * 0.5 * math.cos(2.4 * k), y + r * 0.44 * math.sin(1.7 * k + 1), 2.6, "#a8683c")
    if cup is not None:
        pen.circle(x + r * 1.3, y - r * 0.7, r * 0.42, cup)
        pen.circle(x + r * 1.3, y - r * 0.7, r * 0.3, darken(cup, 0.45))


def candle_cake(pen: PaperPen, x: float, y: float, r: float, icing: Colour, count: int = 8) -> None:
    """A round cake from above, its candles lean outwards a little; the flames are lit."""
    pen.circle(x, y, r * 1.28, "#dfe6ea")
    for k in range(18):
        a = math.tau * k / 18
        pen.circle(x + r * math.cos(a), y + r * math.sin(a), r * 0.19, darken(icing, 0.2))
    pen.circle(x, y, r, icing)
    pen.circle(x, y, r * 0.5, lighten(icing, 0.3))
    for k in range(count):
        a = math.tau * k / count + 0.2
        u, v = math.cos(a), math.sin(a)
        pen.taper([(x + r * 0.62 * u, y + r * 0.62 * v), (x + r * 0.94 * u, y + r * 0.94 * v)], r * 0.16, r * 0.19, ("#2f8f8a", "#f2e6d0", "#3f6fb8")[k % 3])
        with pen.at(x + r * 1.0 * u, y + r * 1.0 * v, turn=math.degrees(a) + 90):
            pen.lit("M0,10 C-15,4 -11,-14 0,-34 C11,-14 15,4 0,10Z", "#ffb830", 1.0)
            pen.lit("M0,6 C-7,2 -5,-8 0,-18 C5,-8 7,2 0,6Z", "#fff6c8", 1.0)


def primroses(pen: PaperPen, x: float, y: float, k: float, paper: Colour) -> None:
    """A bunch of primroses, held at (x, y); it leans upwards."""
    with pen.at(x, y, scale=k):
        for turn in (-46, -20, 6, 30, 52):
            pen.path(cuts.leaf(0, 10, 104, -90 + turn, 0.26), darken("#5f9a5a", 0.1 + 0.003 * abs(turn)))
        for u, v in ((-52, -64), (48, -66), (-20, -98), (20, -104), (0, -58), (-34, -28), (34, -30)):
            with pen.cut(0.8):
                for j in range(5):
                    a = math.tau * j / 5 - 1.57
                    pen.circle(u + 13 * math.cos(a), v + 13 * math.sin(a), 12, paper)
                pen.circle(u, v, 7, "#e0902a")
        pen.path("M-14,8 L14,8 L22,44 H-22Z", "#e8f0e0")


def streamers(pen: PaperPen, lines: Sequence[tuple[Point, Point, int]], papers: Sequence[Colour]) -> None:
    """Paper streamers that lie in loops from one point to another."""
    for k, (a, b, loops) in enumerate(lines):
        n = loops * 14
        d = []
        for j in range(n + 1):
            t, w = j / n, math.tau * loops * j / n
            d.append(f"{a[0] + (b[0] - a[0]) * t + 13 * math.cos(w):.1f},{a[1] + (b[1] - a[1]) * t + 13 * math.sin(w):.1f}")
        pen.path("M" + " L".join(d), papers[k % len(papers)], stroke=5)


def ceiling_balloons(pen: PaperPen, spots: Sequence[tuple[float, float, float, Colour]], foot: Point) -> None:
    """Balloons under the ceiling, from above and near; their strings run down to `foot`."""
    with pen.flat():
        for x, y, _, paper in spots:
            pen.path(f"M{x},{y} Q{x * 0.6 + foot[0] * 0.4},{y * 0.3 + foot[1] * 0.7} {foot[0]},{foot[1]}", darken(paper, 0.3), stroke=2.6)
    for x, y, r, paper in spots:
        for k in range(4):
            q = r * (1 - 0.17 * k)
            pen.circle(x - r * 0.08 * k, y - r * 0.09 * k, q, lighten(paper, 0.07 * k))
        pen.lit(
            f"M{x - r * 0.6},{y - r * 0.2} C{x - r * 0.56},{y - r * 0.5} {x - r * 0.36},{y - r * 0.64} {x - r * 0.16},{y - r * 0.66} C{x - r * 0.34},{y - r * 0.5} {x - r * 0.44},{y - r * 0.36} {x - r * 0.46},{y - r * 0.14}Z", "#fff4e4", 0.7
        )


def party_hat(pen: PaperPen, x: float, y: float, turn: float, k: float, papers: tuple[Colour, Colour]) -> None:
    """A paper hat with dots and a tuft; its brim at (x, y), 80 px wide."""
    with pen.at(x, y, turn=turn, scale=k):
        pen.path("M-42,6 Q0,22 42,6 L4,-104 H-4Z", papers[0])
        with pen.flat():
            for u, v in ((-18, -8), (16, -12), (0, -40), (-4, -72), (10, -58), (-16, -36), (0, 6)):
                pen.circle(u, v, 6, papers[1])
        for j in range(8):
            pen.path(cuts.leaf(0, -104, 26, 45 * j, 0.3), papers[1])


# ---- a ladybird among dominoes


def domino(pen: PaperPen, x: float, y: float, turn: float, ends: tuple[int, int] | None, papers: tuple[Colour, Colour], size: float = 1.0) -> None:
    """A tile, 160 × 80 px, lying along its `turn`; its pips are holes. None lies on its face."""
    spots: dict[int, tuple[Point, ...]] = {
        0: (),
        1: ((0, 0),),
        2: ((-1, -1), (1, 1)),
        3: ((-1, -1), (0, 0), (1, 1)),
        4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
        5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
        6: ((-1, -1), (0, -1), (1, -1), (-1, 1), (0, 1), (1, 1)),
    }
    with pen.at(x, y, turn=turn, scale=size):
        pen.rect(-80, -38, 160, 80, darken(papers[0], 0.34), radius=11)
        pen.rect(-80, -42, 160, 78, papers[0], radius=11)
        with pen.flat():
            if ends is None:
                for k in range(5):
                    pen.path(f"M{-56 + 28 * k},-3 l14,-20 l14,20 l-14,20Z", darken(papers[0], 0.2), stroke=3)
                return
            pen.rect(-2, -32, 4, 58, darken(papers[0], 0.3))
            for half, n in ((-40, ends[0]), (40, ends[1])):
                for u, v in spots[n]:
                    pen.circle(half + 19 * u, -3 + 19 * v, 8.4, darken(papers[1], 0.3))
                    pen.circle(half + 19 * u + 1, -2 + 19 * v, 7, papers[1])


def spectacles(pen: PaperPen, x: float, y: float, turn: float, frame: Colour, glass: Colour) -> None:
    """A folded pair of spectacles from above, 250 px wide."""
    with pen.at(x, y, turn=turn):
        for u in (-66, 66):
            pen.circle(u, 0, 52, glass, 0.34)
            pen.circle(u, 0, 54, frame, stroke=10)
            with pen.flat():
                pen.path(f"M{u - 30},-14 q8,-18 26,-22", "#ffffff", 0.7, stroke=5)
        pen.path("M-14,-12 Q0,-26 14,-12", frame, stroke=9)
        pen.path("M-118,-16 C-60,40 40,56 100,52 M118,-16 C70,30 -30,60 -96,58", frame, stroke=8)


def saucer(pen: PaperPen, x: float, y: float, r: float, paper: Colour) -> None:
    """A saucer with a bitten biscuit."""
    pen.circle(x, y, r, paper)
    pen.circle(x, y, r * 0.86, lighten(paper, 0.1))
    pen.circle(x, y, r * 0.5, darken(paper, 0.12))
    with pen.cut(1.4):
        pen.circle(x - r * 0.3, y - r * 0.3, r * 0.36, "#a8743c")
        for k in range(3):
            pen.erase(cuts.circle(x - r * 0.62 + 22 * k, y - r * 0.6 - 6 * k, 17))


# ---- an excavator beside sand pies


def pit_floor(pen: PaperPen, sand: Colour, shade: Colour) -> None:
    """The sand of a pit from above: its cut walls at the top, ripples, the prints of broad tracks."""
    pen.path("M-20,-20 H820 V1220 H-20Z", sand)
    pen.path("M-20,-20 H820 V60 L700,40 L560,74 L430,36 L300,66 L150,30 L-20,70Z", darken(shade, 0.3))
    pen.path("M-20,-20 H820 V20 L640,4 L420,24 L200,0 L-20,26Z", lighten(sand, 0.14))
    with pen.flat():
        for k in range(24):
            for x in (470, 736):
                pen.rect(x - 50, 500 + 34 * k, 100, 13, darken(sand, 0.1), radius=5)
        for k in range(34):
            u, v = (k * 0.618034) % 1 * 800, 120 + (k * 0.754878) % 1 * 1080
            pen.path(f"M{u},{v} q30,-12 60,0 t50,-2", darken(sand, 0.08), stroke=3)


# ---- a sewing machine that mends a photograph
