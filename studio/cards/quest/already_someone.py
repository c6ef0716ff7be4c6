"""From high in a hollow tree: a girl has come in and holds her hand under a drop; wet prints went up the wall before her."""

from __future__ import annotations

from reverie_studio.figures import draw_hand
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

GAP = "M452,190 C462,236 508,262 520,318 C536,370 574,400 580,470 C592,530 612,580 598,640 C596,700 566,730 552,772 L330,776 C312,730 286,700 284,640 C270,590 296,540 292,480 C312,420 330,400 348,340 C380,300 400,250 452,190Z"
RIM = "M452,190 C462,236 508,262 520,318 C536,370 574,400 580,470 C592,530 612,580 598,640 C596,700 566,730 552,772 L584,764 C610,720 634,690 634,630 C640,560 622,520 612,460 C600,390 560,350 546,300 C530,250 480,230 452,190Z"
FLOOR = "M150,900 C160,800 290,752 430,752 C570,752 690,800 696,896 C700,1010 570,1090 420,1092 C270,1094 146,1020 150,900Z"
FOOT = ("M-34,134 C-42,110 -30,100 -28,66 C-26,28 -50,6 -56,-28 C-60,-52 -62,-74 -62,-100 C-66,-134 -52,-152 -36,-152 C-20,-152 -14,-136 -15,-122 C-16,-140 -8,-154 4,-152 C16,-150 18,-136 16,-122 "
        "C18,-138 26,-142 34,-138 C42,-133 42,-120 38,-108 C44,-120 52,-118 56,-110 C60,-100 56,-92 52,-86 C60,-92 68,-88 68,-78 C68,-66 62,-56 58,-44 C58,-10 54,6 50,36 C46,72 50,104 40,132 C30,160 -26,158 -34,134Z")  # fmt: skip
PRINTS = ((356, 872, 0.17, -60, False), (304, 838, 0.18, -72, True), (258, 880, 0.2, -78, False), (206, 842, 0.22, -60, True), (150, 806, 0.27, -34, False), (96, 742, 0.31, -22, True), (138, 650, 0.37, -2, False),
          (62, 584, 0.42, 2, True), (136, 476, 0.48, 8, False), (44, 396, 0.52, 8, True), (138, 246, 0.58, 14, False))  # fmt: skip
SKIN, SMOCK, HAIR = "#e6b18c", "#6d8fae", "#4a2c22"


def prints(pen: Pen) -> None:
    for x, y, k, turn, flip in PRINTS:
        with pen.at(x, y, scale=k, turn=turn, flip=flip):
            pen.path(FOOT, "#3f5560")


def girl(pen: Pen) -> None:
    """From above: a big head that looks up, a body that grows small towards its feet."""
    for x, y, flip in ((394, 806, False), (460, 802, True)):
        with pen.at(x, y, scale=0.2, turn=180, flip=flip):
            pen.path(FOOT, "#cf9670")
    pen.path("M350,640 C334,700 346,760 352,792 C370,806 384,796 400,806 C420,814 440,800 458,806 C476,808 490,796 502,784 C512,740 544,700 532,640 C480,600 400,600 350,640Z", SMOCK)
    pen.path("M358,640 C316,648 280,690 262,728 C264,752 292,768 312,758 C338,736 366,716 384,690Z", SMOCK)
    pen.taper([(296, 740), (262, 728), (236, 712)], 38, 28, SKIN)
    pen.path("M520,638 C560,632 606,648 628,672 C630,698 606,712 586,706 C560,700 530,700 506,690Z", SMOCK)
    pen.taper([(604, 688), (614, 662), (612, 638)], 38, 28, SKIN)
    pen.path("M356,510 C330,560 336,610 330,660 C326,690 340,716 352,706 C356,690 364,700 372,688 C380,660 396,640 402,620 L486,616 C490,650 500,660 506,684 C514,700 524,690 530,704 C546,700 548,660 544,630 C550,580 546,540 524,510Z", HAIR)


def head(pen: Pen) -> None:
    with pen.at(438, 548, turn=-8):
        pen.path("M-88,30 C-104,-66 -60,-112 0,-114 C62,-112 104,-66 90,30 C86,50 78,60 72,66 L-70,66 C-76,60 -84,50 -88,30Z", HAIR)
        pen.path("M-73,0 C-74,-54 -42,-80 0,-80 C42,-80 74,-54 74,0 C78,28 66,58 44,76 C28,90 14,94 2,94 C-12,94 -28,90 -44,76 C-66,58 -76,28 -73,0Z", SKIN)
        pen.path("M-6,-104 C-50,-100 -86,-60 -82,10 C-76,-2 -74,-20 -66,-34 C-62,-28 -60,-30 -56,-44 C-36,-52 -14,-66 -6,-104Z M-6,-104 C40,-106 88,-66 84,12 C78,0 76,-18 70,-32 C66,-26 62,-30 56,-46 C34,-54 6,-66 -6,-104Z", HAIR)
        for x in (-32, 34):
            pen.path(f"M{x - 22},-4 C{x - 14},-24 {x + 14},-24 {x + 22},-4 C{x + 12},10 {x - 12},10 {x - 22},-4Z", "#fbf6ea")
            pen.oval(x - 5, -9, 11, 11, "#3f5a4a")
            pen.circle(x - 5, -10, 6, "#17140f")


def features(k: InkPen) -> None:
    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(438 + a * 0.99 + b * 0.139, 548 - a * 0.139 + b * 0.99) for a, b in points]

    for x in (-32, 34):
        k.line(at((x - 24, -3), (x - 12, -18), (x + 4, -21), (x + 16, -15), (x + 24, -2)), 3.6)
        k.line(at((x - 18, -36), (x, -44), (x + 20, -37)), 3.2)
        k.line(at((x - 14, 8), (x, 11), (x + 12, 8)), 1.0, broken=0.3)
    k.line(at((-7, 26), (0, 31), (9, 26)), 2.4)
    k.line(at((-18, 56), (-6, 53), (4, 55), (18, 54)), 3.0).line(at((-8, 63), (2, 65), (10, 63)), 1.4)
    k.line(at((-6, -104), (-4, -84), (-2, -72)), 1.6)
    for x, a in ((346, 24), (362, 30), (530, -10), (542, -22)):
        k.line([(x, 600), (x - 4 + a * 0.1, 640), (x + a * 0.2, 690)], 1.2, broken=0.3)
    k.line([(372, 700), (380, 740), (374, 790)], 1.4, broken=0.3).line([(430, 740), (426, 770), (432, 800)], 1.2, broken=0.4).line([(516, 690), (500, 720), (494, 770)], 1.4, broken=0.3)
    k.line([(392, 640), (430, 656), (480, 640)], 1.6)
    for x, y, u, v in ((196, 668, 178, 652), (226, 662, 224, 640), (180, 692, 158, 688)):  # the drop bursts in her palm
        k.line([(x, y), (u, v)], 2.0)


def feet(pen: Pen) -> None:
    """Of whoever sits up here with us: wet, with moss at the ankles."""
    for x, y, turn, flip in ((232, 122, -9, False), (398, 86, 7, True)):
        with pen.at(x, y, turn=turn, flip=flip):
            pen.path("M-44,-260 C-50,-160 -54,-100 -60,-60 C-72,-10 -70,50 -60,92 C-62,118 -56,140 -40,142 C-30,142 -24,134 -22,124 C-20,142 -10,150 2,146 C12,142 14,130 14,122 C18,134 28,138 36,130 "
                     "C42,122 42,112 38,104 C46,110 56,106 58,96 C60,86 56,78 52,74 C58,66 58,40 54,10 C50,-30 46,-60 46,-100 C46,-160 50,-200 48,-260Z", "#a8714e")  # fmt: skip
            for tx, ty, r in ((-42, 128, 10), (-2, 134, 8), (28, 122, 7), (48, 96, 6)):
                pen.oval(tx, ty, r, r * 0.8, "#d8b08e")
            for i in range(11):
                with pen.at(-54 + 10 * i, -84 - 7 * (i % 3), turn=150 + (i * 37) % 60):
                    pen.path("M0,0 C12,-10 16,-30 0,-46 C-16,-30 -12,-10 0,0Z", ("#6f8a3a", "#55702c", "#8aa24e")[i % 3])


def wood(k: InkPen) -> None:
    for x, y, u, v in ((170, 850, 20, 560), (196, 820, 120, 400), (240, 790, 210, 330), (286, 740, 250, 500), (680, 840, 800, 500), (640, 790, 720, 330), (600, 740, 660, 380), (690, 880, 820, 700),
                       (160, 940, -20, 860), (176, 1000, 0, 1080), (660, 1010, 790, 1120), (690, 950, 830, 960), (300, 1080, 240, 1210), (540, 1080, 600, 1210), (420, 1094, 420, 1210)):  # fmt: skip
        k.line([(x, y), ((x + u) / 2 + 8, (y + v) / 2), (u, v)], 1.8, broken=0.45)
        k.line([(x + 16, y - 4), ((x + u) / 2 + 26, (y + v) / 2 - 10), (u + 30, v)], 1.1, broken=0.6)
    k.shape(GAP, 2.2, broken=0.2)
    for x, y in ((238, 300), (232, 420), (212, 570), (404, 262)):  # drops on their way down
        k.shape(f"M{x},{y - 16} C{x + 3},{y - 6} {x + 8},{y} {x + 8},{y + 6} a8,8 0 1,1 -16,0 C{x - 8},{y} {x - 3},{y - 6} {x},{y - 16}Z", 1.8)


def rain(k: InkPen) -> None:
    for i in range(54):
        x, y = 300 + (i * 97) % 280, 250 + (i * 53) % 480
        if abs(x - 438) < 150 - abs(y - 560) * 0.22:
            k.line([(x, y), (x - 9, y + 46)], 1.1, broken=0.2)


@card(id="kukp6t", title="Already Someone", seed=52, palette="sap_rain", light=(0.1, -0.5))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash("M-30,-30 H830 V1230 H-30Z", "#b87a34", name="inside of the tree", strength=0.95, wet=0.0, bloom=0, charge="#7a4a22", uneven=0.8)
    p.lift([(300, 240), (600, 240), (700, 560), (680, 800), (200, 800), (190, 560)], 0.4, soft=70)
    p.wash(FLOOR, "#ffffff", name="floor", wet=0.0)
    p.wash(FLOOR, "#8a5a30", name="floor", role="place", strength=0.9, wet=0.1, bloom=0, uneven=0.7)
    p.lift([(336, 760), (540, 756), (650, 960), (600, 1060), (420, 1092), (250, 1066), (190, 960)], 0.75, soft=14)
    p.wash(GAP, "#ffffff", name="gap", wet=0.0)
    p.wash(GAP, "#9fb89c", name="rain outside", strength=0.6, wet=0.03, bloom=0, charge="#6f9468", uneven=0.7)
    p.wash([(300, 640), (350, 560), (420, 600), (500, 560), (580, 640), (548, 768), (330, 772)], "#4f7350", name="wood outside", strength=0.75, wet=0.5, bloom=0)
    p.wash(RIM, "#6d4220", name="thickness of the bark", strength=1.0, wet=0)
    for way, w in (([(250, 770), (200, 560), (190, 300), (230, -20)], 60), ([(160, 840), (40, 640), (-30, 420)], 50), ([(656, 800), (700, 560), (720, 300), (690, -20)], 80), ([(696, 880), (790, 700), (830, 560)], 60),
                   ([(170, 980), (60, 1060), (-30, 1100)], 50), ([(670, 990), (760, 1060), (830, 1110)], 50), ([(500, 1090), (540, 1220)], 60), ([(620, 770), (640, 600), (640, 420)], 30)):
        p.glaze(lambda pen, way=way, w=w: pen.taper(way, w * 0.4, w * 1.7, "#5a3218"), "#5a3218", strength=0.5, wet=0.5, name="fold of the wood")
    p.ink(rain, name="rain", strength=0.5)
    p.ink(wood, name="wood")
    p.glaze(prints, "#33505c", name="wet prints", strength=0.8, pool=0.7)
    p.glaze("M386,812 C376,880 344,920 342,972 C344,1000 372,1002 392,1008 C380,1050 402,1086 434,1086 C466,1086 486,1050 476,1008 C494,1002 518,998 520,970 C514,920 486,880 474,808Z", "#3a2a40", strength=0.6, wet=0.15, name="her shadow")
    lass = p.draw(girl, name="girl who has come in", role="subject", contact=0, how={"light": 0.1, "second": 0.3, "inner": 0.4})
    p.draw(head, name="face", role="subject", contact=0, how={"light": 0.0, "second": 0.0, "inner": 0.25})
    p.glaze("M376,560 C380,620 410,644 446,640 C486,632 508,590 504,540 C516,600 490,644 448,650 C404,652 374,612 376,560Z", "#8a5a78", strength=0.4, wet=0.4, name="shade of the face")
    p.ink(features, name="features")

    def hands(pen: Pen) -> None:
        with pen.at(246, 716):
            draw_hand(pen, s.palette, "carry", 92, -64, 4, 0, left=True, skin=SKIN)
        with pen.at(612, 646):
            draw_hand(pen, s.palette, "cover", 88, -6, 180, 0, skin=SKIN)
    p.draw(hands, name="hands", role="subject", contact=0, how={"light": 0.15, "second": 0.2})
    p.glaze("M-30,-30 H830 V330 C770,190 700,70 560,40 C480,24 300,20 220,40 C120,70 30,180 -30,200Z", "#2a1a1c", strength=0.7, wet=1.0, name="dark above")
    p.glaze("M-30,1230 V1000 C60,1130 240,1176 420,1176 C600,1176 760,1120 830,1000 V1230Z", "#2a1a1c", strength=0.9, wet=0.5, name="dark below")
    p.draw(feet, name="wet feet that hang down", role="witness", contact=0, how={"light": 0.15, "second": 0.35, "strength": 1.05})
    s.relate("wet prints", "leads to", "feet")
    s.describe("At the bottom of a hollow tree a girl looks up. We see her from above. She holds out a hand for a falling drop. Wet footprints lead up the wall to two "
               "big bare feet that hang above her, with leaves round the ankles.")  # fmt: skip
    s.moods("wondering", "cautious", "sheltered", "secretive")
    s.themes("shelter", "trespass", "strangers", "nature", "arrival", "being watched")
    s.says("anybody home?", "somebody was here before", "come in out of the rain", "upstairs neighbour", "the tree lets you in", "not the first", "follow the prints", "a door in the bark", "trespassing",
           "knock on wood", "already late", "it drips", "the spirit of the tree", "who is up there?", "look up", "big foot", "walking up the wall", "wet feet", "the hideout is taken",
           "a visitor from above", "roots and toes", "the caretaker", "feet first", "something in the air", "watched from above", "shelter from the storm", "the forest has a landlord",
           "she is not afraid yet", "the first drop", "the one who lives here", "Jack’s beanstalk", "bathtime for giants", "come down", "house hunting")  # fmt: skip
    s.about(place="inside a hollow tree", time="day", weather="rain outside", light="through the gap in the bark, behind her", composition="centred",
            view="from above, high in the tree", foreground="two wet feet at the upper edge", unexplained="whose feet they are")  # fmt: skip
