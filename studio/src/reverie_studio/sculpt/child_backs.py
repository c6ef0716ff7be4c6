"""Children seen large from behind, where they stand on the card."""

from __future__ import annotations

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.papercut_pen import PaperPen


def pinafore_back() -> Clay:
    """A child in a frock from shoulders to hem, 400 px wide, shoulders drawn up, elbows out at (128, 800) and (586, 800); neck at (350, 540). Parts: frock, sleeve, nape."""
    c = Clay().limb([(352, 650, 0, 92), (356, 720, 0, 132), (358, 850, 0, 132), (358, 960, 0, 160), (358, 1120, 0, 214), (358, 1300, 0, 262)], melt=14, part="frock", per=6, press=(0, 0, 1.3))
    c.limb([(206, 612, 0, 50), (280, 584, 0, 44), (354, 588, 0, 40), (430, 584, 0, 44), (506, 612, 0, 50)], melt=30, part="frock", per=5)
    for x in (150, 230, 310, 400, 490, 570):
        c.limb([(356 + (x - 356) * 0.55, 930, 90, 8), (356 + (x - 356) * 0.8, 1060, 130, 18), (x, 1260, 170, 32)], melt=22, part="frock", per=4)
    for side in (-1, 1):
        x = 356
        c.limb([(x + 150 * side, 616, 0, 60), (x + 196 * side, 690, 8, 66), (x + 222 * side, 770, 18, 52), (x + 226 * side, 806, 24, 44)], melt=16, part="sleeve", per=5)
    return c.limb([(352, 580, 4, 50), (344, 520, 8, 44), (336, 470, 8, 46)], melt=16, part="nape", per=4)


def forearm(side: int) -> Clay:
    """From the elbow of `pinafore_back` to the small of the back; -1 is the arm on our left. Parts: cuff, skin."""
    x = 356
    c = Clay().limb([(x + 228 * side, 796, 40, 43), (x + 190 * side, 842, 70, 41), (x + 138 * side, 868, 92, 36)], melt=6, part="cuff", per=5)
    return c.limb([(x + 150 * side, 864, 96, 27), (x + 110 * side, 876, 110, 25), (x + 66 * side, 880, 120, 24)], melt=4, part="skin", per=4)


def parted_head() -> Clay:
    """From behind: hair parted down the middle and cut short above the nape; 230 px wide with its ears, the crown at y = -112, the hair ends at y = 92. Parts: left, right, ear."""
    c = Clay()
    for side, name in ((-1, "left"), (1, "right")):
        c.limb([(34 * side, -34, 0, 76), (40 * side, 4, 4, 72), (44 * side, 36, 4, 54)], melt=4, part=name, per=5).limb([(20 * side, 30, 6, 50), (60 * side, 46, 0, 40)], melt=20, part=name, per=3)
        c.limb([(104 * side, -8, 0, 14), (117 * side, 8, 0, 18), (107 * side, 34, 0, 12)], melt=3, part="ear", press=(0, 0, 0.9), per=4)
    return c


def pinafore_straps(pen: PaperPen) -> None:
    """What ties a pinafore over `pinafore_back`: crossed on the back, a band and a bow with two long ends."""
    for way in ([(258, 556), (330, 690), (440, 850)], [(450, 556), (380, 690), (274, 850)]):
        pen.taper(way, 34, 34, "#cfcbe4")
    pen.path("M226,850 C300,880 410,880 490,850 L496,900 C410,930 300,930 220,900Z", "#dcd8ee")
    for d in ("M350,900 C320,960 300,1060 262,1150 L318,1134 L344,1170 C356,1080 366,980 362,904Z", "M366,900 C392,960 420,1050 456,1130 L404,1126 L380,1160 C366,1070 356,980 356,904Z"):
        pen.path(d, "#d2cee8")


def startled_back() -> Clay:
    """A child that sits on the ground with its back to us and leans back on both hands, hair on end: 330 px high, the ground at y = 0, hands at (-150, -6) and (128, -6). Parts: shirt, neck, hair, ear, hand, seat."""
    c = Clay().limb([(0, -30, 0, 96), (-4, -90, 4, 84), (-10, -150, 10, 80), (-14, -186, 14, 62)], melt=16, part="shirt", per=5, press=(0, 0, 1.2))
    c.limb([(-84, -186, 10, 34), (-14, -196, 14, 38), (58, -186, 10, 34)], melt=20, part="shirt", per=4)
    for way in ([(-88, -182, 20, 36), (-128, -112, 50, 30), (-146, -44, 70, 25)], [(62, -182, 20, 36), (104, -112, 50, 30), (124, -44, 70, 25)]):
        c.limb(way, melt=10, part="sleeve", per=5)
        x = way[-1][0]
        c.limb([(x, -36, 72, 18), (x, -14, 76, 21)], melt=4, part="hand", per=3)
        for k in range(4):
            c.limb([(x - 18 + 12 * k, -10, 84, 7), (x - 24 + 16 * k, 6, 96, 6)], melt=2, part="hand", per=2)
    c.limb([(-14, -210, 10, 27), (-14, -240, 8, 26)], melt=8, part="neck", per=3)
    c.ball(-16, -290, 4, 66, melt=8, part="hair", press=(0, 0.05, 0))
    for x, y, u, v in ((-62, -316, -112, -344), (-54, -330, -84, -390), (-36, -346, -44, -416), (-14, -350, -22, -396), (4, -350, 18, -424), (22, -340, 54, -384), (38, -322, 88, -356), (-74, -290, -118, -292), (46, -292, 96, -306), (-70, -266, -104, -250), (44, -266, 80, -252)):
        c.limb([(x, y, 4, 17), ((x + u) / 2, (y + v) / 2, 2, 11), (u, v, 0, 2)], melt=5, part="hair", per=4)
    return c.both(Clay()).add(*(Clay().limb([(-16 + 66 * d, -290, 0, 10), (-16 + 74 * d, -278, 0, 13), (-16 + 68 * d, -262, 0, 9)], melt=2, part="ear", per=3) for d in (-1, 1)))
