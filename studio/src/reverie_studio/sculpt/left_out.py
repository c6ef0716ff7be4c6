"""Those who would like to join in: a skunk at a birthday table, a ladybird among dominoes, an excavator beside sand pies; what they sit beside."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.engine.clay import Clay
from reverie_studio.engine.clay_parts import patch
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


def flat_ladybird(*, look: Point = (0.0, -0.5)) -> Clay:
    """A ladybird from above that makes itself rectangular, its head up: 270 px wide, 300 px long, three spots left and five right. Parts: wing left, wing right, spot, collar, head, patch, leg, feeler, lid.

    Marks: the eyes, `nose`, `mouth`, `seam`.
    """
    c = Clay()
    for side, name in ((-1, "left"), (1, "right")):
        for k, y in enumerate((-60, 24, 104)):
            c.limb([(96 * side, y, -40, 17), (136 * side, y + 10 * (k - 1), -46, 14), (146 * side, y + 18 + 10 * (k - 1), -40, 9)], melt=3, part="leg", per=4)
        c.limb([(58 * side, -70, -10, 66), (62 * side, 20, 0, 76), (58 * side, 96, -12, 66)], melt=14, part=f"wing {name}", per=6)
        c.limb([(96 * side, -76, -34, 40), (104 * side, 20, -34, 44), (94 * side, 116, -36, 38)], melt=22, part=f"wing {name}", per=6)
        c.limb([(16 * side, 100, -20, 60), (60 * side, 112, -30, 54)], melt=18, part=f"wing {name}", per=4)
    c.limb([(0, -110, 90, 12), (0, 0, 98, 11), (0, 100, 84, 9)], melt=6, carve=True, per=4)
    c.limb([(-66, -112, -14, 44), (0, -124, 6, 50), (66, -112, -14, 44)], melt=4, part="collar", per=5)
    c.limb([(-34, -158, 6, 44), (34, -158, 6, 44)], melt=10, part="head", per=3)
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (36 * side, -166, 40), 25, side, aside=10, lids=0.75, look=(look[0] * side, look[1]), inner=0.2, iris=0.6, bag=0.5)
        c.limb([(20 * side, -196, 20, 8), (54 * side, -206, 16, 7), (92 * side, -186, 8, 6), (112 * side, -160, 2, 9)], melt=2, part="feeler", per=5)
        patch(c, "patch", [(80 * side, -128, 20, 26)])
        for u, v in ((64, -64), (64, 20), (64, 104)) if side < 0 else ((30, -64), (94, -64), (62, 20), (30, 104), (94, 104)):
            z = c.touch(u * side, v)
            patch(c, "spot", [(u * side, v, 40.0 if z is None else z, 20)])
    c.marks["nose"], c.marks["mouth"] = [(0, -160, 60)], [(-16, -132, 56), (0, -128, 58), (16, -132, 56)]
    return c


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


def green_cloth(pen: PaperPen, cloth: Colour, thread: Colour) -> None:
    """A table cloth from above: a woven check and a stitched border."""
    pen.path("M-20,-20 H820 V1220 H-20Z", cloth)
    with pen.flat():
        for k in range(9):
            pen.rect(40 + 92 * k, -20, 38, 1260, darken(cloth, 0.1))
        for k in range(14):
            pen.rect(-20, 20 + 92 * k, 860, 38, darken(cloth, 0.16), 0.45)
        for k in range(9):
            for j in range(14):
                if (k + j) % 2:
                    pen.path(cuts.star(59 + 92 * k, 39 + 92 * j, 7, 4, 0.35), thread, 0.5)


# ---- a sewing machine that mends a photograph


def grazing_machine() -> Clay:
    """An old sewing machine, its neck arched and its head bent down to the left like a grazing horse: 500 px, needle at (266, 548). Parts: body, band, wheel, needle, foot, spool, ear, disc.

    Marks: `needle`, `lamp`, `disc`, `nose`.
    """
    c = Clay().limb([(560, 590, -20, 50), (690, 590, -20, 50)], melt=8, part="body", per=3)
    c.limb([(612, 560, 0, 78), (622, 470, 20, 66), (618, 380, 40, 64)], melt=14, part="body", per=5)
    c.limb([(618, 380, 40, 66), (590, 280, 50, 70), (500, 222, 60, 66), (400, 222, 70, 58), (320, 262, 84, 54)], melt=14, part="body", per=7)
    c.limb([(320, 262, 84, 56), (286, 330, 96, 54), (270, 400, 104, 44), (266, 446, 106, 31)], melt=14, part="body", per=6)
    c.limb([(236, 446, 106, 20), (296, 446, 106, 20)], melt=4, part="band", per=3)
    c.limb([(266, 450, 108, 13), (266, 500, 108, 11), (266, 552, 108, 3)], melt=2, part="needle", per=4)
    c.limb([(292, 450, 104, 9), (292, 530, 104, 8), (276, 544, 112, 9), (248, 546, 112, 8)], melt=2, part="foot", per=4)
    ring = [(706 + 26 * math.cos(math.tau * k / 12), 330 + 74 * math.sin(math.tau * k / 12), 40 + 40 * math.cos(math.tau * k / 12), 15) for k in range(13)]
    c.limb(ring, melt=3, part="wheel", per=3).limb([(640, 330, 40, 20), (712, 330, 44, 18)], melt=3, part="wheel", per=3)
    c.limb([(500, 166, 60, 12), (500, 120, 60, 9)], melt=2, part="disc", per=3).limb([(500, 156, 62, 30), (500, 146, 62, 22), (500, 108, 62, 22), (500, 98, 62, 28)], melt=3, part="spool", per=4)
    for x, lean in ((346, -16), (384, 6)):
        c.limb([(x, 210, 110, 13), (x + lean, 168, 116, 15), (x + 1.3 * lean, 146, 116, 4)], melt=4, part="ear", per=4)
    c.ball(292, 322, 146, 20, melt=2, part="disc")
    c.marks |= {"needle": [(266, 552, 110)], "lamp": [(236, 400, 120)], "disc": [(292, 322, 168)], "nose": [(266, 470, 140)], "spool": [(500, 128, 84)]}
    return c


def torn_photograph(pen: PaperPen, papers: tuple[Colour, Colour, Colour], silk: Colour) -> None:
    """A large photograph, torn in two and being sewn together: a man that walks off to the left, a woman that walks off to the right; a scrap with a small child is sewn in between."""
    paper, tint, ink = papers
    left = "M60,640 L262,596 L248,636 L276,676 L246,722 L282,770 L250,818 L284,866 L256,916 L288,960 L262,1010 L280,1046 L36,1080Z"
    right = "M278,594 L560,566 L640,1010 L300,1046 L284,1008 L308,958 L276,914 L304,864 L270,816 L302,768 L266,720 L296,676 L268,634Z"
    for d in (left, right):
        pen.path(d, paper)
    with pen.flat():
        pen.path("M84,664 L244,630 L232,668 L252,710 L228,740 L258,780 L230,824 L262,868 L236,912 L266,960 L244,1004 L250,1026 L62,1054Z", tint)
        pen.path("M302,622 L540,596 L608,984 L322,1020 L306,990 L328,956 L298,912 L324,866 L292,818 L322,770 L288,722 L316,680Z", tint)
        pen.path("M70,930 L248,904 L262,960 L244,1004 L250,1026 L62,1054Z M316,894 L592,862 L608,984 L322,1020 L306,990Z", darken(tint, 0.16))
    with pen.at(158, 1000, turn=-7), pen.cut(0.6):
        pen.path("M-40,0 L-18,-118 L-34,-130 C-48,-180 -40,-226 -8,-232 C28,-232 36,-180 30,-124 L54,-2 H28 L6,-92 L-14,0Z", ink)
        pen.circle(-4, -264, 26, ink)
        pen.path("M-30,-262 C-30,-296 24,-296 22,-260 C22,-240 8,-232 -4,-232 C-16,-232 -26,-242 -30,-250 L-38,-252Z M-56,-280 H40 V-288 H24 L18,-318 H-26 L-30,-288 H-56Z", ink)
        pen.path("M26,-200 L58,-130 L78,-132 V-70 H30 V-132 L42,-132 L16,-180Z", ink)
    with pen.at(470, 964, turn=-7), pen.cut(0.6):
        pen.path("M-58,0 C-50,-70 -34,-120 -18,-138 C-30,-180 -22,-224 8,-228 C36,-226 40,-182 26,-138 C46,-110 60,-60 66,0Z", ink)
        pen.path("M32,-256 C32,-288 -16,-292 -20,-258 C-46,-268 -48,-240 -22,-240 C-14,-230 -2,-226 8,-228 C22,-230 32,-240 34,-248 L40,-250Z", ink)
        pen.path("M16,-196 C40,-170 54,-150 80,-150 L84,-138 C52,-130 30,-146 8,-170Z", ink)
    with pen.at(286, 936, turn=-6):
        pen.path("M-58,-70 L50,-78 L62,70 L-50,80Z", lighten(paper, 0.3))
        with pen.flat():
            pen.path("M-46,-58 L40,-64 L50,60 L-40,66Z", "#d8c07a")
        pen.path("M-24,58 L-16,8 C-30,-2 -34,-26 -40,-40 L-30,-44 C-24,-26 -16,-18 -8,-16 H8 C18,-18 26,-30 30,-46 L40,-42 C36,-20 28,0 16,8 L26,56 H8 L1,26 L-6,58Z", darken(ink, 0.1))
        pen.circle(0, -36, 19, darken(ink, 0.1))
    with pen.flat():
        for k in range(9):
            pen.path(f"M{258 + 7 * (k % 2)},{608 + 29 * k} l26,{-8 + 10 * (k % 2)}", silk, stroke=5)
        for k in range(5):
            pen.path(f"M{222 + 2 * k},{878 + 28 * k} l22,-4 M{330 + 2 * k},{868 + 28 * k} l22,-4", silk, stroke=5)


def photograph_at(pen: PaperPen, down: float) -> None:
    """That photograph in sepia, sewn with blue silk, `down` px lower."""
    with pen.at(0, down):
        torn_photograph(pen, ("#f4e8d0", "#d8b88a", "#4a3238"), "#2f7f9a")


def kitchen_board(pen: PaperPen, wood: Colour) -> None:
    """A table top from above in long boards, two cold cups far apart on it."""
    pen.path("M-20,-20 H820 V1220 H-20Z", darken(wood, 0.35))
    for k in range(6):
        pen.rect(-20 + 146 * k, -20, 141, 1260, darken(wood, 0.05 * (k % 3)))
    with pen.flat():
        for k in range(12):
            x = 20 + 71 * k
            pen.path(f"M{x},-20 C{x + 16},300 {x - 14},700 {x + 8},1220", darken(wood, 0.2), stroke=3)
    for x, y, paper, turn in ((104, 150, "#a8484a", 200), (716, 862, "#8a929c", -20)):
        pen.circle(x, y, 74, lighten(paper, 0.25))
        with pen.at(x, y, turn=turn):
            pen.path("M40,-14 C84,-24 84,24 40,14", paper, stroke=13)
        pen.circle(x, y, 50, paper)
        pen.circle(x, y, 40, "#2a1a1c")
        with pen.flat():
            pen.path(f"M{x - 22},{y - 10} q18,-18 40,-6", "#6a4a40", stroke=4)


def machine_plate(pen: PaperPen, wood: Colour, steel: Colour) -> None:
    """The wooden foot of a sewing machine with its bright plate, from above."""
    pen.path("M150,520 H716 C736,520 744,536 744,556 V660 C744,680 736,690 716,690 H150 C130,690 122,680 122,660 V556 C122,536 130,520 150,520Z", darken(wood, 0.2))
    pen.path("M156,532 H710 C724,532 730,540 730,556 V652 C730,668 724,676 710,676 H156 C142,676 136,668 136,652 V556 C136,540 142,532 156,532Z", wood)
    pen.rect(176, 536, 190, 124, steel, radius=8)


def packed_case(pen: PaperPen, dark: Colour) -> None:
    """A suitcase, near and dark, its lid not quite shut, cut by the lower left corner."""
    pen.path("M-40,1090 L300,1128 L330,1240 H-40Z", dark)
    pen.path("M-40,1046 L306,1096 L314,1128 L-40,1086Z", lighten(dark, 0.1))
    pen.path("M196,1112 C210,1150 240,1156 262,1150 L250,1118Z", "#d8c8b8")
    for x in (60, 210):
        pen.path(f"M{x},{1066 + x * 0.12} h34 v44 h-34Z", "#8a6a3a")


def gold_flowers(pen: PaperPen, gold: Colour) -> None:
    """The gilt scroll on such a machine: a stem with leaves along its arm, three flowers."""
    with pen.flat():
        pen.path("M396,236 C450,214 520,226 566,262 C600,292 616,350 614,420", gold, stroke=4)
        for x, y, turn in ((420, 226, -70), (448, 234, 50), (520, 226, -40), (548, 262, 110), (594, 280, -20), (592, 330, 150), (622, 350, 20), (604, 390, 160)):
            pen.path(cuts.leaf(x, y, 26, turn, 0.36), gold)
    for x, y, r in ((484, 222, 15), (588, 298, 13), (614, 436, 17)):
        with pen.cut(0.4):
            for k in range(6):
                pen.circle(x + r * math.cos(math.tau * k / 6), y + r * math.sin(math.tau * k / 6), r * 0.56, gold)
            pen.circle(x, y, r * 0.5, "#a84040")
