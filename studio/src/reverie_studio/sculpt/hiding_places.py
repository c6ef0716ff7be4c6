"""Where they hide: a greenhouse with a watering can, the floor of the sea, a wood at night with a wardrobe."""

from __future__ import annotations

import math

from reverie_studio.pen import Pen


def house(pen: Pen) -> None:
    """Panes of a greenhouse that run to a point above, leaves behind them."""
    for k in range(-5, 6):
        pen.taper([(400 + k * 210, 900), (430 + k * 60, -40)], 18, 8, "#d9ece2", 0.75)
    for y, w in ((120, 8), (330, 11), (600, 15)):
        pen.rect(-20, y, 840, w, "#d9ece2", 0.7)


def leaves(pen: Pen) -> None:
    """Large leaves behind the glass."""
    for x, y, r, t in ((60, 520, 150, -30), (180, 420, 130, 15), (640, 380, 170, -12), (760, 520, 150, 30), (330, 300, 120, -50), (520, 240, 120, 60), (20, 260, 140, 20), (790, 180, 130, -40)):
        with pen.at(x, y, turn=t):
            pen.path(f"M0,{r} C{-r * 0.7:.0f},{r * 0.3:.0f} {-r * 0.5:.0f},{-r * 0.8:.0f} 0,{-r} C{r * 0.5:.0f},{-r * 0.8:.0f} {r * 0.7:.0f},{r * 0.3:.0f} 0,{r}Z", "#4f8f7c", 0.55)
            pen.line(0, r, 0, -r * 0.8, "#a9d4bc", 3, 0.6)


def shelf(pen: Pen) -> None:
    """Boards on which pots stand."""
    pen.gradient("M-20,880 H820 V1220 H-20Z", (0, 880), (0, 1210), [(0, "#c79a63"), (0.5, "#a87748"), (1, "#6a4630")])
    for y in (948, 1046, 1160):
        pen.path(f"M-20,{y} H820 V{y + 9} H-20Z", "#5a3a2a", 0.8)
        pen.path(f"M-20,{y + 9} H820 V{y + 13} H-20Z", "#e0b67c", 0.6)


def can(pen: Pen) -> None:
    """The rose of a watering can, dark and near, and the first drops."""
    pen.path("M830,-30 L830,150 C760,170 700,200 648,232 L604,160 C660,110 730,40 760,-30Z", "#24484a")
    with pen.at(618, 204, turn=-31):
        pen.path("M-84,12 L84,12 L40,-64 L-34,-64Z", "#1d3c40")
        pen.oval(0, 16, 90, 26, "#2f5c5c")
        for x in range(-60, 61, 24):
            pen.oval(x, 18, 6, 3.4, "#0f2226")


def flower(pen: Pen) -> None:
    """A cactus flower, stuck on rather than grown."""
    for ring, (long, wide, tone) in enumerate(((74, 22, "#c83f6b"), (56, 18, "#e8668c"), (34, 13, "#f7a3b4"))):
        for k in range(9):
            with pen.at(318, 386, turn=k * 40 + ring * 20 - 12):
                pen.path(f"M0,0 C{wide},{-long * 0.4:.0f} {wide * 0.8:.0f},{-long * 0.9:.0f} 0,{-long} C{-wide * 0.8:.0f},{-long * 0.9:.0f} {-wide},{-long * 0.4:.0f} 0,0Z", tone)
    pen.circle(318, 386, 13, "#f6d064")


def drops(pen: Pen) -> None:
    """The first drops."""
    for x, y, r in ((560, 268, 13), (604, 300, 11), (536, 350, 10), (618, 390, 9), (576, 430, 12)):
        pen.path(f"M{x},{y - 2.3 * r:.0f} C{x + r * 0.6:.0f},{y - r:.0f} {x + r},{y - r * 0.3:.0f} {x + r},{y + r * 0.2:.0f} A{r},{r} 0 1,1 {x - r},{y + r * 0.2:.0f} C{x - r},{y - r * 0.3:.0f} {x - r * 0.6:.0f},{y - r:.0f} {x},{y - 2.3 * r:.0f}Z", "#dff6f4", 0.95)
        pen.circle(x - r * 0.3, y, r * 0.3, "#ffffff")


def feelers(pen: Pen) -> None:
    """Two long feelers."""
    pen.taper([(434, 640), (440, 480), (340, 300), (180, 150), (60, 210)], 20, 4, "#a8352c")
    pen.taper([(472, 640), (466, 480), (510, 300), (620, 130), (760, 170)], 20, 4, "#b8402f")


def helmet(pen: Pen) -> None:
    """A diver's helmet with nobody in it; in its window, eyes."""
    pen.path("M40,760 C30,640 90,590 150,590 C214,590 270,640 262,760 L286,792 H16Z", "#a97a3a")
    pen.path("M40,760 C30,640 90,590 150,590 C120,600 84,650 88,792 H16Z", "#d8ae5c", 0.8)
    pen.path("M10,786 H292 V812 H10Z", "#7d552a")
    pen.circle(158, 688, 66, "#6f4a26")
    pen.circle(158, 688, 52, "#0c2c3c")
    for x, y, r in ((136, 672, 12), (164, 668, 12), (150, 706, 9), (176, 702, 9), (124, 700, 7)):
        pen.circle(x, y, r, "#f4e6b0")
        pen.circle(x + r * 0.35, y + r * 0.1, r * 0.5, "#141c24")
    for a in range(0, 360, 45):
        pen.circle(158 + 59 * math.cos(math.radians(a)), 688 + 59 * math.sin(math.radians(a)), 5, "#e8c67c")


def weeds(pen: Pen) -> None:
    """Weed near us, and a tail that was not pulled in."""
    for x, h, w, lean in ((10, 420, 60, 40), (84, 300, 46, -30), (790, 700, 60, -50), (730, 480, 50, 20), (830, 900, 60, -30)):
        pen.taper([(x, 1230), (x + lean, 1230 - h * 0.35), (x - lean * 0.5, 1230 - h * 0.7), (x + lean * 0.9, 1230 - h)], w, 6, "#08293a")


def wood(pen: Pen) -> None:
    """Trunks at night, paler with distance."""
    for x, w, tone in ((40, 26, "#3f6a63"), (150, 20, "#4a786c"), (250, 24, "#3f6a63"), (600, 20, "#4a786c"), (690, 26, "#3f6a63"), (770, 22, "#4a786c"), (520, 16, "#568474"), (330, 16, "#568474")):
        pen.taper([(x, 880), (x + 5, 400), (x - 6, -40)], w, w * 0.6, tone)
    for x, w in ((84, 60), (742, 66), (-8, 80), (816, 90)):
        pen.taper([(x, 960), (x + 8, 420), (x - 8, -60)], w, w * 0.75, "#1c3a3a")
        for y, d in ((260, 1), (420, -1), (150, -1)):
            pen.taper([(x, y), (x + 60 * d, y - 40), (x + 110 * d, y - 30)], w * 0.2, 3, "#1c3a3a")


def seekers(pen: Pen) -> None:
    """Lanterns between the trees, and who carries them, very far."""
    for x, y, k in ((712, 842, 0.9), (640, 850, 1.2), (150, 840, 1.0), (480, 830, 0.7)):
        pen.path(f"M{x - 9 * k},{y} C{x - 11 * k},{y - 30 * k} {x - 6 * k},{y - 44 * k} {x},{y - 44 * k} C{x + 7 * k},{y - 44 * k} {x + 10 * k},{y - 28 * k} {x + 9 * k},{y}Z", "#12282a")
        pen.circle(x, y - 50 * k, 7 * k, "#12282a")
        pen.line(x + 4 * k, y - 34 * k, x + 17 * k, y - 40 * k, "#12282a", 3 * k)
        pen.circle(x + 19 * k, y - 34 * k, 9 * k, "#fff6c4")


def slab(pen: Pen, x0: float, y0: float, x1: float, y1: float, colour: str) -> None:
    """A board of the wardrobe, which narrows upwards."""
    near = [(400 + (x - 400) * (0.8 + 0.2 * (y - 300) / 600), y) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
    pen.poly(near, colour)


def wardrobe(pen: Pen) -> None:
    """A wardrobe, its doors a hand apart."""
    pen.path("M236,332 C310,276 490,276 564,332 L574,360 H226Z", "#6b3a24")
    slab(pen, 186, 350, 614, 384, "#8f5531")
    slab(pen, 206, 384, 400, 868, "#5c3220")
    slab(pen, 400, 384, 594, 868, "#96603a")
    for x0, x1, rim, face, core in ((228, 374, "#3f2216", "#74422a", "#5f3422"), (428, 574, "#5a331e", "#b07848", "#9a643a")):
        for y0, y1 in ((410, 602), (628, 842)):
            slab(pen, x0, y0, x1, y1, rim)
            slab(pen, x0 + 6, y0 + 8, x1 - 2, y1 - 2, face)
            slab(pen, x0 + 20, y0 + 24, x1 - 18, y1 - 18, core)
    slab(pen, 190, 860, 610, 898, "#a5683c")
    slab(pen, 196, 898, 604, 916, "#2c1710")
    pen.path("M330,316 C356,294 444,294 470,316 C444,328 356,328 330,316Z", "#b5763f")
    pen.path("M381,384 L423,384 L428,862 L376,862Z", "#120b0a")
    for x in (368, 438):
        pen.circle(x, 644, 11, "#e8b850")


def peeping(pen: Pen) -> None:
    """One eye in the gap of the doors."""
    pen.path("M382,440 C390,414 416,414 424,440 L426,700 L378,700Z", "#3f2c20")
    pen.path("M383,540 C392,508 416,508 425,540 C416,566 392,566 383,540Z", "#f7ecd2")
    pen.circle(411, 538, 15, "#8a5426")
    pen.circle(413, 538, 9, "#14100e")
    pen.circle(407, 532, 3.6, "#ffffff")
    pen.path("M381,536 C392,500 416,500 427,536 C416,516 392,516 381,536Z", "#22160f")


def blades(pen: Pen) -> None:
    """Near grass, dark, from which we look."""
    for k in range(46):
        x = -30 + (k * 167) % 250 if k % 2 else 830 - (k * 131) % 250
        n, lean = 150 + (k * 89) % 240, (40 + (k * 53) % 70) * (1 if k % 2 else -1) * (0.4 + 0.6 * (k % 3))
        pen.taper([(x, 1230), (x + lean * 0.2, 1230 - n * 0.5), (x + lean * 0.9, 1230 - n)], 26, 3, ("#0a1c1e", "#0d2424", "#102c2a")[k % 3])
    for x in range(-10, 820, 22):
        pen.taper([(x, 1230), (x + 6, 1190), (x + 20 - (x * 7) % 40, 1130 + (x * 13) % 50)], 22, 3, "#0a1c1e")
