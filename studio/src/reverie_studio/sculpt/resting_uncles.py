"""An elephant seal asleep on a sofa after dinner, and the best room when the tide is in, seen from the floor."""

from __future__ import annotations

import math

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.papercut_pen import PaperPen

Point = tuple[float, float]


def sleeping_elephant_seal() -> Clay:
    """An elephant seal on its back, 860 px from its face, turned to us at the left, to its tail fins at the right, its belly a hill at y = -150. Parts: belly, neck, head, pad, chin, nose, nostril, fin, lid; marks: `eye left|right`."""
    c = Clay()
    c.limb(
        [
            (-210, 30, -20, 118),
            (-110, -6, -10, 150),
            (20, -30, 0, 178),
            (150, -6, -10, 158),
            (270, 44, -20, 104),
            (350, 66, -20, 62),
        ],
        melt=20,
        per=5,
    )
    c.limb(
        [(-70, -60, 60, 110), (30, -80, 70, 124), (130, -52, 60, 104)], melt=40, part="belly", per=4
    )
    for k in range(2):
        for m in range(4):
            a = -50 + 28 * m + 56 * k
            c.limb(
                [
                    (350, 56, -10 + 20 * k, 40),
                    (420 + 8 * m, 50 + 0.7 * a, 10, 26),
                    (470 - 4 * m, 40 + 1.5 * a, 16, 14),
                ],
                melt=12,
                part="fin",
                per=3,
            )
    for x, y, r in ((-236, 18, 112), (-196, 20, 124)):
        c.limb(
            [(x + 20, y - r * 0.8, 10, 40), (x, y, r * 0.7, 48), (x + 14, y + r * 0.7, 20, 44)],
            melt=14,
            part="neck",
            per=4,
        )
    c.limb([(-300, -6, 40, 124), (-340, -2, 90, 122)], melt=24, part="head", per=3)
    for side in (-1, 1):
        c.limb(
            [(-340 + 40 * side, 66, 170, 52), (-340 + 70 * side, 78, 140, 46)],
            melt=12,
            part="pad",
            per=3,
        )
        c.limb(
            [(-340 + 36 * side, -40, 172, 26), (-340 + 76 * side, -34, 150, 26)],
            melt=12,
            part="lid",
            per=3,
        )
        c.limb(
            [(-340 + 30 * side, -82, 164, 17), (-340 + 84 * side, -70, 136, 15)],
            melt=14,
            part="head",
            per=3,
        )
        c.marks[f"eye {'left' if side < 0 else 'right'}"] = [
            (-340 + (30 + 16 * n) * side, (-26, -17, -15, -22)[n], (204, 200, 188, 168)[n])
            for n in range(4)
        ]
    c.limb([(-340, 118, 120, 52)], melt=14, part="chin")
    c.limb(
        [
            (-340, -50, 180, 34),
            (-340, 4, 216, 50),
            (-346, 62, 240, 60),
            (-356, 116, 246, 50),
            (-366, 142, 240, 38),
        ],
        melt=12,
        part="nose",
        per=5,
    )
    for n in range(3):
        y, w = 4 + 42 * n, 44 + 4 * n
        c.limb(
            [
                (-344 - w - 3 * n, y - 12, 240, 5),
                (-344 - 3 * n, y + 8, 288 + 12 * (n > 0), 6),
                (-344 + w - 3 * n, y - 12, 240, 5),
            ],
            melt=6,
            carve=True,
            per=4,
        )
    for side in (-1, 1):
        c.ball(-366 + 17 * side, 160, 274, 9, melt=3, part="nostril")
    return c


def resting_flipper() -> Clay:
    """Its flipper, laid over the belly and whatever lies on that, from the shoulder at (-160, 20) to the nails at (72, -52). Parts: the flipper, nail."""
    c = Clay().limb(
        [(-160, 24, 140, 50), (-110, -42, 190, 54), (-30, -74, 214, 50), (36, -62, 220, 34)],
        melt=10,
        per=5,
    )
    for k in range(4):
        c.limb(
            [(30, -84 + 18 * k, 230, 15), (64 - 3 * abs(k - 1), -86 + 21 * k, 230, 12)],
            melt=5,
            per=2,
        )
        c.ball(78 - 3 * abs(k - 1), -87 + 22 * k, 236, 10, melt=2, part="nail")
    return c


def draped_newspaper(pen: PaperPen, at: Point, turn: float, k: float, paper: Colour) -> None:
    """A newspaper laid over a belly like a roof: the page that faces us with a headline, columns and a picture of a wave, a strip of the other page."""
    with pen.at(*at, turn=turn):
        pen.path(
            f"M{-104 * k},{-92 * k} L{-86 * k},{-122 * k} C{-20 * k},{-142 * k} {70 * k},{-142 * k} {126 * k},{-124 * k} L{112 * k},{-94 * k}Z",
            darken(paper, 0.12),
        )
        pen.path(
            f"M{-110 * k},{-92 * k} C{-40 * k},{-116 * k} {50 * k},{-116 * k} {114 * k},{-94 * k} C{134 * k},{-40 * k} {150 * k},{20 * k} {156 * k},{84 * k} C{60 * k},{60 * k} {-50 * k},{66 * k} {-150 * k},{96 * k} C{-146 * k},{30 * k} {-130 * k},{-40 * k} {-110 * k},{-92 * k}Z",
            paper,
        )
        with pen.flat():
            ink = darken(paper, 0.5)
            pen.path(
                f"M{-94 * k},{-74 * k} C{-40 * k},{-92 * k} {50 * k},{-92 * k} {100 * k},{-76 * k}",
                ink,
                stroke=13 * k,
            )
            for c in (0, 1, 2):
                for n in range(8):
                    if c == 1 and 1 < n < 6:
                        continue
                    x, y = (-104 + 80 * c - 4 * n * (1 - c)) * k, (-52 + 15 * n - 6 * (c == 1)) * k
                    pen.path(
                        f"M{x},{y} q{30 * k},{-3 * k} {60 * k},{0}",
                        darken(paper, 0.36),
                        stroke=4.5 * k,
                    )
            pen.rect(-28 * k, -34 * k, 66 * k, 60 * k, ink)
            pen.path(
                f"M{-28 * k},{8 * k} q{14 * k},{-34 * k} {34 * k},{-22 * k} q{-10 * k},{12 * k} {4 * k},{20 * k} q{14 * k},{-10 * k} {28 * k},0 V{26 * k} H{-28 * k}Z",
                paper,
            )


def best_room(pen: PaperPen, paper: Colour) -> None:
    """Wallpaper in stripes, a skirting, a window with lace at the right, an open door at the left."""
    pen.rect(-20, -20, 840, 1240, paper)
    with pen.flat():
        for k in range(14):
            pen.rect(-20 + 62 * k, -20, 26, 800, darken(paper, 0.1))
            for m in range(9):
                pen.circle(24 + 62 * k, 30 + 90 * m + 45 * (k % 2), 8, lighten(paper, 0.16))
    pen.path("M-20,210 H116 V800 H-20Z", darken(paper, 0.4))
    pen.lit("M-20,236 H92 V800 H-20Z", "#ffe9b4", 0.7)
    pen.rect(-20, 760, 840, 46, lighten(paper, 0.34))


def lace_window(pen: PaperPen) -> None:
    """A window at the right with lace that the sun comes through."""
    pen.rect(560, 60, 270, 430, "#7a5a40")
    pen.lit("M584,84 H820 V466 H584Z", "#fff0bc", 0.95)
    with pen.cut(1):
        pen.path(
            "M572,66 H830 V380 q-22,40 -44,0 q-22,40 -44,0 q-22,40 -44,0 q-22,40 -44,0 q-22,40 -44,0 q-20,36 -38,0Z",
            "#fff8e8",
        )
        for x in range(5):
            for y in range(6):
                u, v = 606 + 46 * x + 22 * (y % 2), 110 + 48 * y
                pen.erase(f"M{u},{v - 17} L{u + 13},{v} L{u},{v + 17} L{u - 13},{v}Z")


def sofa_back(pen: PaperPen, cloth: Colour) -> None:
    """The back of a sofa."""
    pen.path("M96,400 C180,320 620,320 704,400 L742,760 H58Z", darken(cloth, 0.18))
    for x in range(6):
        pen.circle(150 + 100 * x, 420, 13, darken(cloth, 0.4))


def sofa_seat(pen: PaperPen, cloth: Colour) -> None:
    """Its front, gone down in the middle, and the springs below it."""
    pen.path(
        "M98,766 C170,772 196,728 260,734 C310,742 350,749 400,750 C500,746 590,716 704,718 L696,852 C600,862 520,904 400,906 C280,904 200,862 104,852Z",
        cloth,
    )
    with pen.flat():
        for x in (190, 300, 400, 500, 610):
            d = " ".join(f"q{20 * (-1) ** n},8 0,17" for n in range(5))
            pen.path(f"M{x},{876 if 250 < x < 550 else 852} {d}", "#c8b890", stroke=5)
        pen.path(
            "M106,790 C176,794 200,752 262,757 C312,764 352,771 400,772 C500,768 590,738 694,742",
            lighten(cloth, 0.12),
            stroke=4,
        )


def sofa_arms(pen: PaperPen, cloth: Colour) -> None:
    """Its two arms and feet, before what lies on it."""
    for x, s in ((70, 1), (730, -1)):
        pen.path(
            f"M{x - 76 * s},960 V640 C{x - 80 * s},560 {x + 66 * s},560 {x + 58 * s},640 L{x + 40 * s},960Z",
            darken(cloth, 0.06),
        )
        pen.circle(x - 6 * s, 640, 50, lighten(cloth, 0.1))
        pen.circle(x - 6 * s, 640, 26, darken(cloth, 0.14))
        pen.rect(x - 30, 956, 44, 60, "#5a3a28", radius=8)


def wavelets(pen: PaperPen, y: float, papers: tuple[Colour, ...]) -> None:
    """Small waves that come over a carpet, far to near."""
    for k, paper in enumerate(papers):
        v, w = y + 46 * k + 6 * k * k, 62 + 22 * k
        d = " ".join(
            f"q{w * 0.36},{-w * 0.42} {w * 0.66},{-w * 0.1} t{w * 0.34},{w * 0.1}"
            for _ in range(int(900 / w) + 2)
        )
        pen.path(f"M{-40 - 20 * (k % 2)},{v} {d} V1230 H-40Z", paper)
        with pen.flat():
            for n in range(4):
                x = (120 + 230 * n + 90 * k) % 820
                pen.path(f"M{x},{v + 26} q{w * 0.5},-9 {w},0", lighten(paper, 0.5), stroke=4)


def table_edge(pen: PaperPen) -> None:
    """The under side of a coffee table across the top, a doily that hangs down."""
    pen.path("M-20,-20 H820 V84 L-20,120Z", "#2a1a1e")
    pen.path("M-20,100 L820,66 V92 L-20,128Z", "#4a2e2c")
    with pen.cut(1):
        pen.path(
            "M150,104 H470 L440,150 q-14,34 -34,12 q-14,40 -40,14 q-16,40 -46,16 q-26,34 -48,0 q-26,22 -42,-14 q-24,16 -36,-12 q-22,10 -30,-18Z",
            "#5a4650",
        )
        for k in range(9):
            pen.erase(
                f"M{190 + 28 * k},{118 + 22 * math.sin(math.pi * k / 8):.1f} m-9,0 a9,9 0 1 0 18,0 a9,9 0 1 0 -18,0Z"
            )
