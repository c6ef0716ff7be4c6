"""From high in a hollow tree: a girl has come in and holds her hand under a drop; wet prints went up the wall before her."""

from __future__ import annotations

from reverie_studio.figures import draw_hand
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

GAP = "M447,356 C459,390 512,410 523,451 C536,490 574,512 572,564 C576,608 588,645 567,689 C557,734 530,756 515,787 L350,790 C332,756 308,734 298,689 C279,652 296,615 285,571 C298,527 315,512 330,467 C364,438 385,401 447,356Z"
RIM = "M447,356 C459,390 512,410 523,451 C536,490 574,512 572,564 C576,608 588,645 567,689 C557,734 530,756 515,787 L540,781 C565,749 589,726 599,682 C617,630 606,601 606,556 C603,504 565,475 554,438 C539,401 481,386 447,356Z"
FLOOR = "M150,900 C160,800 290,752 430,752 C570,752 690,800 696,896 C700,1010 570,1090 420,1092 C270,1094 146,1020 150,900Z"
FOOT = ("M-34,134 C-42,110 -30,100 -28,66 C-26,28 -50,6 -56,-28 C-60,-52 -62,-74 -62,-100 C-66,-134 -52,-152 -36,-152 C-20,-152 -14,-136 -15,-122 C-16,-140 -8,-154 4,-152 C16,-150 18,-136 16,-122 "
        "C18,-138 26,-142 34,-138 C42,-133 42,-120 38,-108 C44,-120 52,-118 56,-110 C60,-100 56,-92 52,-86 C60,-92 68,-88 68,-78 C68,-66 62,-56 58,-44 C58,-10 54,6 50,36 C46,72 50,104 40,132 C30,160 -26,158 -34,134Z")  # fmt: skip
# x, y, size, turn, left foot?, on the floor?
PRINTS = ((366, 832, 0.26, -70, False, True), (318, 862, 0.27, -74, True, True), (268, 838, 0.28, -70, False, True), (222, 872, 0.29, -66, True, True),
          (184, 812, 0.27, -24, False, False), (128, 770, 0.29, -28, True, False), (146, 692, 0.32, -20, False, False), (74, 640, 0.36, -22, True, False), (108, 552, 0.4, -14, False, False),
          (36, 484, 0.45, -14, True, False), (92, 386, 0.5, -8, False, False), (26, 290, 0.55, -6, True, False), (110, 180, 0.6, 8, False, False))  # fmt: skip
SKIN, SMOCK, HAIR = "#e6b18c", "#6d8fae", "#4a2c22"


def prints(pen: Pen) -> None:
    """Floor and wall are both seen at a slant: short in the way they run from us."""
    for x, y, k, turn, flip, floor in PRINTS:
        with pen.at(x, y, turn=0 if floor else turn), pen.stretch(1, 0.52 if floor else 0.68), pen.at(0, 0, scale=k, turn=turn if floor else 0, flip=flip):
            pen.path(FOOT, "#3f5560")


def girl(pen: Pen) -> None:
    """From above at a slant: a big head that looks up, a body that grows small towards its bare feet."""
    with pen.at(52, 0):
        for x, turn, flip in ((402, 192, False), (460, 166, True)):
            with pen.at(x, 960), pen.stretch(1, 0.62), pen.at(0, 0, scale=0.34, turn=turn, flip=flip):
                pen.path(FOOT, "#d99f78")
        pen.taper([(406, 850), (408, 900), (406, 944)], 46, 30, "#cf9670")
        pen.taper([(454, 850), (452, 900), (454, 944)], 46, 30, "#cf9670")
        pen.taper([(350, 730), (304, 770), (268, 788)], 50, 42, SKIN)
        pen.taper([(268, 788), (234, 764), (214, 720)], 42, 28, SKIN)
        pen.taper([(506, 730), (552, 772), (580, 800)], 50, 42, SKIN)
        pen.taper([(580, 800), (606, 760), (612, 712)], 42, 28, SKIN)
        pen.path("M372,662 C352,720 356,800 350,868 C366,888 384,878 404,888 C424,894 444,884 464,888 C482,888 498,880 510,864 C506,800 518,720 496,660 C460,630 410,630 372,662Z", SMOCK)
        pen.path("M380,654 C344,660 312,706 296,750 C304,778 326,796 346,792 C362,770 380,744 390,716Z", SMOCK)
        pen.path("M490,652 C526,660 552,710 566,756 C556,780 536,794 518,790 C502,766 484,742 478,714Z", SMOCK)
        pen.path("M366,530 C344,570 350,620 346,664 C342,700 352,722 364,714 C368,700 376,708 384,694 C390,670 402,650 408,634 L472,630 C476,656 484,670 490,692 C498,706 508,698 514,710 C528,704 530,670 526,640 C532,590 530,560 512,530Z", HAIR)


def head(pen: Pen) -> None:
    with pen.at(490, 572, scale=0.9, turn=-8):
        pen.path("M-88,30 C-104,-66 -60,-112 0,-114 C62,-112 104,-66 90,30 C86,50 78,60 72,66 L-70,66 C-76,60 -84,50 -88,30Z", HAIR)
        pen.path("M-73,0 C-74,-54 -42,-80 0,-80 C42,-80 74,-54 74,0 C78,28 66,58 44,76 C28,90 14,94 2,94 C-12,94 -28,90 -44,76 C-66,58 -76,28 -73,0Z", SKIN)
        pen.path("M-6,-104 C-50,-100 -86,-60 -82,10 C-76,-2 -74,-20 -66,-34 C-62,-28 -60,-30 -56,-44 C-36,-52 -14,-66 -6,-104Z M-6,-104 C40,-106 88,-66 84,12 C78,0 76,-18 70,-32 C66,-26 62,-30 56,-46 C34,-54 6,-66 -6,-104Z", HAIR)
        for x in (-32, 34):
            pen.path(f"M{x - 22},-4 C{x - 14},-24 {x + 14},-24 {x + 22},-4 C{x + 12},10 {x - 12},10 {x - 22},-4Z", "#fbf6ea")
            pen.oval(x - 5, -9, 11, 11, "#3f5a4a")
            pen.circle(x - 5, -10, 6, "#17140f")


def features(k: InkPen) -> None:
    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(490 + a * 0.891 + b * 0.125, 572 - a * 0.125 + b * 0.891) for a, b in points]

    for x in (-32, 34):
        k.line(at((x - 24, -3), (x - 12, -18), (x + 4, -21), (x + 16, -15), (x + 24, -2)), 3.6)
        k.line(at((x - 18, -36), (x, -44), (x + 20, -37)), 3.2)
        k.line(at((x - 14, 8), (x, 11), (x + 12, 8)), 1.0, broken=0.3)
    k.line(at((-7, 26), (0, 31), (9, 26)), 2.4)
    k.line(at((-18, 56), (-6, 53), (4, 55), (18, 54)), 3.0).line(at((-8, 63), (2, 65), (10, 63)), 1.4)
    k.line(at((-6, -104), (-4, -84), (-2, -72)), 1.6)
    for x, a in ((408, 24), (422, 30), (566, -10), (576, -22)):
        k.line([(x, 620), (x - 4 + a * 0.1, 650), (x + a * 0.2, 690)], 1.2, broken=0.3)
    k.line([(430, 740), (436, 800), (428, 866)], 1.4, broken=0.3).line([(480, 770), (476, 820), (482, 880)], 1.2, broken=0.4).line([(536, 730), (530, 790), (536, 860)], 1.4, broken=0.3)
    for x, y, u, v in ((206, 640, 190, 622), (234, 632, 234, 610), (188, 664, 166, 658)):  # the drop bursts in her palm
        k.line([(x, y), (u, v)], 2.0)


def feet(pen: Pen) -> None:
    """Of whoever sits up here with us: wet, with moss at the ankles."""
    for x, y, turn, flip in ((250, 96, -9, False), (418, 66, 7, True)):
        with pen.at(x, y, turn=turn, flip=flip), pen.stretch(1.06, 0.84):
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
    for x, y in ((246, 280), (240, 400), (232, 540), (404, 262)):  # drops on their way down
        k.shape(f"M{x},{y - 16} C{x + 3},{y - 6} {x + 8},{y} {x + 8},{y + 6} a8,8 0 1,1 -16,0 C{x - 8},{y} {x - 3},{y - 6} {x},{y - 16}Z", 1.8)


def rain(k: InkPen) -> None:
    for i in range(54):
        x, y = 300 + (i * 97) % 280, 250 + (i * 53) % 480
        if y > 400 and abs(x - 430) < 120 - abs(y - 600) * 0.25:
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
    p.wash([(316, 690), (350, 620), (420, 650), (500, 620), (550, 690), (516, 784), (350, 786)], "#4f7350", name="wood outside", strength=0.75, wet=0.5, bloom=0)
    p.wash(RIM, "#6d4220", name="thickness of the bark", strength=1.0, wet=0)
    for way, w in (([(250, 770), (200, 560), (190, 300), (230, -20)], 60), ([(160, 840), (40, 640), (-30, 420)], 50), ([(656, 800), (700, 560), (720, 300), (690, -20)], 80), ([(696, 880), (790, 700), (830, 560)], 60),
                   ([(170, 980), (60, 1060), (-30, 1100)], 50), ([(670, 990), (760, 1060), (830, 1110)], 50), ([(500, 1090), (540, 1220)], 60), ([(620, 770), (640, 600), (640, 420)], 30)):
        p.glaze(lambda pen, way=way, w=w: pen.taper(way, w * 0.4, w * 1.7, "#5a3218"), "#5a3218", strength=0.5, wet=0.5, name="fold of the wood")
    p.ink(rain, name="rain", strength=0.5)
    p.ink(wood, name="wood")
    p.glaze(prints, "#33505c", name="wet prints", strength=0.8, pool=0.7)
    p.glaze("M444,962 C470,980 500,986 520,1000 C540,1030 580,1044 604,1040 C612,1062 648,1066 664,1044 C676,1022 656,1002 632,1004 C622,984 590,972 560,972 C540,962 524,956 512,958 C490,950 460,950 444,962Z", "#3a2a40", strength=0.75, wet=0.08, name="her shadow")
    lass = p.draw(girl, name="girl who has come in", role="subject", contact=0, how={"light": 0.1, "second": 0.3, "inner": 0.4})
    p.draw(head, name="face", role="subject", contact=0, how={"light": 0.0, "second": 0.0, "inner": 0.25})
    p.glaze("M434,584 C438,638 464,660 496,656 C532,650 552,612 549,566 C560,620 536,660 498,664 C458,666 432,630 434,584Z", "#8a5a78", strength=0.4, wet=0.4, name="shade of the face")
    p.ink(features, name="features")

    def hands(pen: Pen) -> None:
        with pen.at(266, 722):
            draw_hand(pen, s.palette, "carry", 92, -40, 4, 0, left=True, skin=SKIN)
        with pen.at(664, 718):
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
