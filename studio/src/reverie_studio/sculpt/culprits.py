"""Two who were sent into the corner, seen from behind and above; the corner, and what their shadows do on its walls."""

from __future__ import annotations

import math

from reverie_studio.colour import Colour, darken
from reverie_studio.engine.clay import Clay
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen

CORNER = (430, 650)  # where the two walls and the floor meet


def corner_girl() -> Clay:
    """A small girl from behind, her head bowed, hands clasped behind her back: 470 px, soles at y = 0; for a pitch of -20 to -35. Parts: frock, sleeve, arm, hand, hair, nape, leg, sock, shoe. Mark: `bow`."""
    c = Clay().limb([(0, -330, 0, 56), (0, -280, 0, 62), (0, -226, 2, 84), (0, -184, 4, 104)], melt=12, part="frock", per=6, press=(0, 0, 1.2))
    c.limb([(-170, -44, 0, 66), (170, -44, 0, 66)], melt=3, carve=True, per=2)
    c.limb([(-66, -340, 0, 30), (0, -350, 0, 34), (66, -340, 0, 30)], melt=20, part="frock", per=4)
    for d in (-1, 1):
        c.limb([(34 * d, -150, 0, 25), (34 * d, -96, 4, 23), (34 * d, -60, 2, 18)], melt=3, part="leg", per=4).limb([(34 * d, -66, 2, 21), (34 * d, -24, 0, 18)], melt=2, part="sock", per=3)
        c.limb([(36 * d, -14, 4, 20), (37 * d, -10, -30, 20)], melt=3, part="shoe", per=3)
        c.limb([(74 * d, -338, 6, 31), (102 * d, -286, 24, 30), (100 * d, -246, 50, 24)], melt=10, part="sleeve", per=5)
        c.limb([(100 * d, -240, 54, 17), (56 * d, -222, 100, 16), (16 * d, -214, 120, 15)], melt=3, part="arm", per=4)
    c.ball(-6, -214, 130, 21, melt=3, part="hand")
    for k in range(4):
        c.limb([(-16 + 2 * k, -226 + 9 * k, 148, 7), (14, -224 + 9 * k, 146, 6)], melt=2, part="hand", per=2)
    c.limb([(0, -362, 0, 24), (0, -392, -12, 24)], melt=8, part="nape", per=3)
    c.ball(0, -424, -24, 62, melt=6, part="hair").limb([(-40, -400, -10, 30), (0, -392, 0, 34), (40, -400, -10, 30)], melt=16, part="hair", per=3)
    c.marks["bow"] = [(0, -458, 24)]
    return c


def corner_goat() -> Clay:
    """An old goat from behind, its tail up, its head hung into the corner: rump at (0, -250), soles at y = 0; for a pitch of -25 to -40. Parts: coat, leg, hoof, tail, head, ear, horn."""
    c = Clay().limb([(0, -250, 90, 104), (0, -256, -40, 100), (0, -268, -160, 92)], melt=12, part="coat", per=5)
    c.limb([(0, -300, -190, 66), (0, -300, -280, 52)], melt=20, part="coat", per=4)
    c.limb([(0, -290, -300, 56), (0, -230, -330, 42), (0, -180, -340, 34)], melt=12, part="head", per=4)
    for d in (-1, 1):
        c.limb([(50 * d, -200, 100, 66), (62 * d, -120, 118, 38), (58 * d, -66, 84, 23), (60 * d, -24, 100, 20)], melt=14, part="leg", per=5)
        c.limb([(52 * d, -10, 104, 15), (52 * d, -2, 114, 15)], melt=2, part="hoof", per=2).limb([(70 * d, -10, 104, 15), (70 * d, -2, 114, 15)], melt=2, part="hoof", per=2)
        c.limb([(46 * d, -300, -290, 16), (92 * d, -286, -280, 26), (142 * d, -256, -270, 6)], melt=6, part="ear", press=(0, 0.6, 0), per=5)
        knots = [(22, -330, -290), (44, -392, -270), (82, -442, -220), (128, -466, -150), (172, -462, -90)]
        c.limb([(x * d, y, z, 25 - 5.4 * k) for k, (x, y, z) in enumerate(knots)], melt=4, part="horn", per=6)
    return c.limb([(0, -286, 176, 24), (2, -330, 214, 23), (12, -366, 226, 6)], melt=6, part="tail", per=5)


def papered_corner(pen: PaperPen, papers: tuple[Colour, Colour, Colour]) -> None:
    """Two walls with a strict pattern of pierced leaves, a skirting board, boards on the floor that run to the corner."""
    x, y = CORNER
    for wall, slope, paper in ((-1, 0.34, papers[0]), (1, 0.36, papers[1])):
        with pen.cut():
            end = -30 if wall < 0 else 830
            pen.path(f"M{x},-20 H{end} V{y + slope * abs(end - x)} L{x},{y}Z", paper)
            for k in range(8):
                for n in range(-3, 13):
                    u = x + wall * (30 + 58 * k)
                    v = 30 + 62 * n + slope * abs(u - x) * (n / 10) + (31 if k % 2 else 0)
                    if v < y + slope * abs(u - x) - 70:
                        for lean in (-62, -118):
                            pen.erase(cuts.leaf(u, v, 36, lean, 0.26))
        pen.path(f"M{x},{y - 34} L{end},{y + slope * abs(end - x) - 46} V{y + slope * abs(end - x)} L{x},{y}Z", darken(paper, 0.3))
    pen.path(f"M{x},{y} L-30,{y + 157} V1230 H830 V{y + 144}Z", papers[2])
    with pen.flat():
        pen.path(" ".join(f"M{x + 36 * k},{y + abs(36 * k) * 0.35:.0f} L{x + 36 * k + math.copysign(60 + abs(k) * 40, k):.0f},1230" for k in range(-11, 11) if k), darken(papers[2], 0.16), stroke=3)


def whispering_shadows(pen: PaperPen, paper: Colour) -> None:
    """A girl's head and a goat's, in profile, larger than life, nose to nose over the seam of the walls."""
    with pen.cut():
        with pen.flat():
            pen.path("M120,756 C130,560 190,450 262,404 C280,392 284,372 276,352 C246,338 232,300 240,260 C250,208 300,180 348,190 C388,198 406,230 404,258 L420,288 C422,296 414,300 406,300 L405,318 C404,328 394,332 382,330 C374,344 362,352 352,354 C350,374 358,394 376,408 C424,450 430,540 430,650Z", paper)
            pen.path(cuts.leaf(272, 206, 92, -158, 0.42) + cuts.leaf(272, 206, 84, -84, 0.42), paper)
            pen.taper([(350, 500), (432, 452), (416, 352)], 52, 26, paper)
            pen.path("M402,356 C396,326 404,304 420,298 C432,306 434,336 430,358Z", paper)
            pen.path("M442,322 C438,300 452,284 474,280 C504,258 536,222 566,204 C592,192 624,206 640,236 C672,300 720,480 760,770 L430,650 C470,590 520,500 526,404 C522,374 514,354 500,348 C486,354 466,354 452,346 C444,340 444,332 442,322Z", paper)
            pen.path("M480,346 C486,388 474,424 446,452 C494,438 520,396 514,350Z", paper)
            pen.taper([(580, 214), (604, 130), (662, 78), (748, 92)], 40, 5, paper)
            pen.taper([(604, 222), (640, 160), (700, 130), (770, 158)], 36, 5, paper)
            pen.path(cuts.leaf(610, 246, 104, 24, 0.26), paper)
        pen.erase("M500,266 C512,256 528,256 536,264 C528,272 512,274 500,266Z")


def rocking_stool(pen: PaperPen, paper: Colour) -> None:
    """A three-legged stool that has just been left: its seat at (0, 0), 150 px wide, tipped to our right."""
    with pen.at(0, 0, turn=16):
        for way in ([(-46, 10), (-62, 130)], [(46, 10), (64, 128)], [(4, 14), (8, 96)]):
            pen.taper([way[0], ((way[0][0] + way[1][0]) / 2, (way[0][1] + way[1][1]) / 2), way[1]], 17, 13, darken(paper, 0.18))
        pen.oval(0, 6, 78, 34, darken(paper, 0.28))
        pen.oval(0, -6, 78, 34, paper)


def bitten_atlas(pen: PaperPen, paper: Colour, sea: Colour, land: Colour) -> None:
    """An open atlas on a cupboard's top, a half-moon bitten out of its far edge: 400 px wide, its near edge at y = 0."""
    pen.path("M-214,8 L-176,-146 C-120,-166 -40,-160 0,-136 C40,-160 120,-166 176,-146 L214,8 C140,-12 60,-10 0,12 C-60,-10 -140,-12 -214,8Z", "#5a2420")
    with pen.cut():
        pen.path("M-204,0 L-168,-146 C-110,-164 -40,-158 0,-132 L0,8 C-60,-14 -140,-16 -204,0Z", paper)
        pen.path("M204,0 L168,-146 C110,-164 40,-158 0,-132 L0,8 C60,-14 140,-16 204,0Z", darken(paper, 0.08))
        with pen.flat():
            pen.path("M-180,-16 L-152,-132 C-104,-146 -50,-142 -16,-120 L-16,-14 C-70,-32 -130,-32 -180,-16Z M180,-16 L152,-132 C104,-146 50,-142 16,-120 L16,-14 C70,-32 130,-32 180,-16Z", sea)
            pen.path("M-150,-46 C-130,-90 -90,-110 -60,-96 C-50,-70 -70,-60 -90,-50 C-110,-40 -130,-36 -150,-46Z M40,-60 C60,-90 100,-70 110,-50 C100,-36 60,-36 40,-60Z", land)
            pen.path("M-100,-60 C-92,-46 -96,-30 -110,-26 M-166,-80 C-110,-100 -60,-100 -18,-80 M-174,-44 C-120,-62 -60,-60 -18,-42 M18,-80 C60,-100 110,-100 166,-80 M18,-42 C60,-60 120,-62 174,-44", darken(sea, 0.2), stroke=2)
        for x, y, r in ((112, -166, 40), (150, -150, 34), (84, -170, 26), (170, -124, 24)):
            pen.erase(cuts.circle(x, y, r))
