"""A puppet booth from inside, in sheets of paper: rafters behind, cloth, valance, footlights, playboard, puppets on hooks."""

from __future__ import annotations

from reverie_studio.finishes.papercut_pen import PaperPen

EDGE = 622  # y of the playboard


def attic(pen: PaperPen) -> None:
    """Rafters."""
    pen.path("M-20,-20 H820 V700 H-20Z", "#2a2350")
    for x, u in ((-60, 250), (150, 330), (820, 520), (640, 450)):
        pen.path(f"M{x},700 L{u},-20 h56 L{x + 60},700Z", "#382c5e")


def booth(pen: PaperPen) -> None:
    """Cloth of the booth from inside, with the stage cut out of it, and a valance."""
    with pen.cut(2):
        pen.path("M-20,-20 H820 V1220 H-20Z", "#4a1c38")
        for k in range(-1, 12):
            pen.path(f"M{k * 76},-20 h38 L{k * 84 + 18 - 30},1220 h-46Z", "#5e2540")
        pen.erase("M66,-40 H734 V640 H66Z")


def valance(pen: PaperPen) -> None:
    """Scallops with tassels along the top."""
    for k in range(6):
        x = -10 + 137 * k
        pen.path(f"M{x},-20 h137 V34 C{x + 130},104 {x + 8},104 {x},34Z", ("#8c2a3c", "#c9a06a")[k % 2])
        pen.path(f"M{x},40 C{x + 8},112 {x + 130},112 {x + 137},40", "#e0b050", stroke=5)


def footlights(pen: PaperPen) -> None:
    """Flames, and the tin shells that hide them from us."""
    for x in (96, 322, 486, 704):
        pen.lit(f"M{x},548 C{x + 22},582 {x + 24},606 {x},612 C{x - 24},606 {x - 20},582 {x},548Z", "#ff9a34", 0.8)
        pen.path(f"M{x - 34},630 C{x - 38},578 {x + 38},578 {x + 34},630Z", "#3a1c26")


def hung_up(pen: PaperPen) -> None:
    """Two that do not play tonight hang from hooks, heads down: a hare and a witch."""
    for x, y, k, paper, skin in ((64, 800, 1.0, "#3d3a66", "#6a5470"), (742, 826, -1.0, "#2b4a50", "#5f6a5a")):
        with pen.at(x, y):
            pen.path("M-4,-70 h8 v40 h-8Z", "#a8743c")
            pen.path("M-26,-34 C-10,-46 10,-46 26,-34 C36,40 44,90 40,140 C20,160 -20,160 -40,140 C-44,90 -36,40 -26,-34Z", paper)
            for m in (-1, 1):
                pen.path(f"M{m * 34},100 C{m * 60},130 {m * 62},170 {m * 52},196 C{m * 40},200 {m * 36},190 {m * 38},170 C{m * 34},150 {m * 26},130 {m * 20},120Z", paper)
            if k > 0:
                pen.path("M-26,220 C-40,270 -34,330 -18,340 C-6,320 -6,270 -6,226Z M26,220 C44,262 44,316 30,332 C14,316 6,270 6,226Z", skin)
            else:
                pen.path("M-58,222 C-30,206 30,206 58,222 C40,240 30,240 26,240 L6,350 L-28,240 C-40,240 -50,236 -58,222Z", "#1f2c3c")
            pen.circle(0, 190, 44, skin)
            with pen.flat():
                pen.path("M-22,196 l12,12 m0,-12 l-12,12 M10,196 l12,12 m0,-12 l-12,12", "#1c1226", stroke=4)


def board(pen: PaperPen) -> None:
    """The playboard from below: its edge and its underside."""
    pen.path(f"M30,{EDGE} H770 L800,{EDGE + 34} V{EDGE + 50} H0 V{EDGE + 34}Z", "#6a3a24")
    pen.path(f"M30,{EDGE} H770 L784,{EDGE + 15} H16Z", "#b87840")
    pen.path(f"M0,{EDGE + 50} H800 L760,{EDGE + 92} H40Z", "#331528")
