"""Tin Army: a toy soldier hands up his rifle to a one-eyed bear and is given a flower pot."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_hands import cut_hand
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_scene import LightBox, light_box

RED, FUR, SKIN, STEEL, WOOD = "#b8402e", "#b47c44", "#dca47c", "#8f9a98", "#5a3826"


def rifle(pen: PaperPen, x: float, y: float, k: float, turn: float) -> None:
    """Its middle at (x, y), the muzzle up; 400 px long at k = 1."""
    with pen.at(x, y, scale=k, turn=turn):
        pen.rect(-7, -250, 14, 260, STEEL, radius=3)
        pen.path("M-13,-120 H13 L15,60 C18,90 30,150 34,196 L-8,206 C-12,150 -14,100 -14,60Z", WOOD)
        pen.path("M10,28 c22,0 24,30 2,34", darken(STEEL, 0.4), stroke=6)
        for yy in (-110, -40):
            pen.rect(-15, yy, 30, 12, "#d9b25a", radius=3)


def rack(pen: PaperPen) -> None:
    """Handed-in rifles in the lit hatch; one of them has begun to grow."""
    for i, (x, k) in enumerate(((196, 0.74), (250, 0.78), (596, 0.78), (648, 0.74))):
        rifle(pen, x, 360, k, -3 + 2 * i)
    pen.rect(140, 250, 560, 14, "#8a5f34")
    pen.rect(140, 430, 560, 14, "#8a5f34")
    for x, y, n, turn in ((606, 168, 44, -70), (604, 176, 40, -140), (608, 190, 36, -20)):
        pen.path(cuts.leaf(x, y, n, turn, 0.4), "#7d9a4a")


def bear(pen: PaperPen) -> None:
    """Leans out over the counter: belly, head, one button eye, one crossed thread."""
    dark, pale = darken(FUR, 0.3), lighten(FUR, 0.24)
    pen.path("M210,700 C200,520 270,420 404,420 C540,420 610,520 600,700Z", FUR)
    pen.path("M300,700 C296,560 340,490 404,490 C470,490 512,560 508,700Z", pale)
    with pen.flat():
        pen.path("M404,492 V700", dark, stroke=4)
        for y in range(510, 700, 26):
            pen.path(f"M394,{y} h20", dark, stroke=4)
    for x in (278, 530):
        pen.circle(x, 196, 58, FUR)
        pen.circle(x, 200, 34, dark)
    pen.path("M404,150 C520,150 560,230 556,310 C552,400 490,446 404,446 C318,446 256,400 252,310 C248,230 288,150 404,150Z", FUR)
    pen.oval(396, 374, 82, 60, pale)
    pen.path("M364,346 C372,334 420,334 428,346 C424,366 408,374 396,376 C384,374 368,366 364,346Z", "#3a2418")
    with pen.flat():
        pen.path("M396,376 V396 M396,396 C384,410 366,408 358,400 M396,396 C408,408 424,406 432,398", "#3a2418", stroke=5)
        pen.path("M470,268 l34,34 M504,268 l-34,34", "#b8402e", stroke=8)
        pen.path("M286,262 C300,246 326,246 340,256", dark, stroke=7)
    pen.circle(318, 292, 23, "#241410")
    pen.circle(311, 300, 7, "#fff2c4")
    pen.path("M348,448 L404,474 L460,448 L452,500 L404,478 L356,500Z", "#5f8783")
    pen.circle(404, 474, 15, "#41625f")


def hatch(pen: PaperPen) -> None:
    """The dark wall with its lit opening, and an awning above."""
    with pen.cut(lift=2):
        pen.rect(-20, -20, 840, 720, "#33221a")
        pen.erase("M116,700 V190 C116,60 250,30 400,30 C550,30 690,60 690,190 V700Z")
    for i in range(10):
        pen.path(f"M{-52 + i * 92},-20 h92 V58 a46,40 0 0 1 -92,0Z", ("#7a2c22", "#c9ac7c")[i % 2])


def counter(pen: PaperPen) -> None:
    """Its edge is above us: we see it from below."""
    pen.path("M-20,664 H820 V706 H-20Z", "#a8743e")
    pen.path("M-20,706 H820 L780,748 H20Z", "#3f2a1c")
    pen.rect(-20, 746, 840, 480, "#2e1f17")
    for i in range(-1, 6):
        pen.path(f"M{20 + i * 156},760 h140 v470 h-140Z", "#5a3d29")
        pen.path(f"M{34 + i * 156},780 h112 v430 h-112Z", "#664631")


def paws(pen: PaperPen) -> None:
    """One gives the pot, one takes the barrel; both come over the edge."""
    pen.taper([(300, 560), (240, 600), (206, 560)], 128, 104, FUR)
    pen.taper([(520, 560), (580, 600), (604, 560)], 128, 104, FUR)


def pot(pen: PaperPen) -> None:
    with pen.at(152, 600):
        pen.path("M0,-70 C-4,-130 8,-170 -2,-232", "#6f8a4a", stroke=9)
        pen.path(cuts.leaf(0, -120, 76, -150, 0.4), "#86a352")
        pen.path(cuts.leaf(2, -150, 70, -28, 0.4), "#7d9a4a")
        for k in range(8):
            pen.path(cuts.leaf(-2, -246, 58, k * 45 + 10, 0.42), ("#f0c25a", "#e9a83f")[k % 2])
        pen.circle(-2, -246, 22, "#8a4a24")
        pen.path("M-64,-78 H64 L46,60 Q0,72 -46,60Z", "#c2603a")
        pen.path("M-72,-96 H72 V-64 Q0,-54 -72,-64Z", "#d8744a")


def soldier(pen: PaperPen) -> None:
    """From behind: shako, cross belts, both arms raised to the counter."""
    with pen.cut(lift=1.5):
        pen.path("M150,1220 C150,1050 190,950 300,930 H430 C530,950 566,1050 566,1220Z", RED)
        pen.path("M320,932 C250,930 200,940 164,926 C140,914 128,884 126,846 C124,806 122,760 120,712 H52 C42,776 28,850 30,914 C34,990 72,1040 132,1054 C170,1062 186,1084 194,1120 L340,1100Z", RED)
        pen.path("M410,932 C480,930 526,938 558,924 C584,910 600,884 606,846 L608,830 H682 C692,876 706,924 700,976 C690,1036 646,1064 592,1068 C556,1074 538,1096 526,1124 L390,1100Z", RED)
    with pen.flat():
        for d in ("M36,950 C44,1004 80,1034 132,1046 C170,1054 196,1080 200,1130 L186,1128 C184,1090 168,1066 132,1058 C70,1044 34,1000 36,950Z", "M164,926 C140,936 116,950 98,974 C122,958 146,946 190,940Z", "M52,800 C48,850 40,890 44,930 C60,890 62,850 66,790Z",
                  "M698,956 C690,1026 646,1056 592,1060 C556,1066 530,1090 522,1132 L536,1130 C542,1100 558,1080 592,1074 C650,1068 700,1032 698,956Z", "M558,924 C584,936 606,950 624,976 C600,958 570,946 532,940Z", "M682,840 C690,890 698,920 694,960 C680,930 672,890 668,840Z"):
            pen.path(d, darken(RED, 0.28))
        pen.path("M100,720 C102,790 104,860 118,900 C108,860 112,790 114,720Z M624,840 C618,880 606,910 588,926 C612,916 628,884 636,840Z", lighten(RED, 0.14))
        pen.path("M214,970 L470,1220 L520,1220 L262,940Z", "#f2dfb8")
        pen.path("M500,966 L240,1220 H190 L452,938Z", "#f2dfb8")
    pen.circle(358, 1086, 20, "#e9bf72")
    pen.path("M306,900 H420 L430,956 Q364,984 296,956Z", "#8a2c22")
    for side in (-1, 1):
        pen.path(f"M{362 + side * 110},940 q{side * 80},6 {side * 92},50 q{side * -40},24 {side * -96},2Z", "#e9bf72")
    pen.path("M302,800 C298,880 318,930 362,932 C406,930 428,880 424,800Z", SKIN)
    for x in (300, 426):
        pen.oval(x, 852, 15, 24, SKIN)
    pen.path("M304,800 C300,850 306,884 318,902 C332,892 340,904 352,896 C362,906 376,894 388,904 C398,892 404,900 410,896 C422,880 426,850 422,800Z", "#4a2c1c")
    pen.path("M286,842 C292,736 284,650 276,606 C330,586 396,586 450,606 C442,650 434,736 440,842 C396,866 330,866 286,842Z", "#1f1a18")
    pen.path("M284,812 C330,836 396,836 442,812 L440,842 C396,866 330,866 286,842Z", "#e9bf72")
    pen.path("M362,604 C330,560 338,500 362,470 C388,500 394,560 362,604Z", "#f6e6c4")
    pen.path("M362,600 C350,566 354,530 362,500", "#d9c294", stroke=4)


def arms(pen: PaperPen) -> None:
    """The left hand closes round the pot, the right one round the stock; a button on each cuff."""
    pen.taper([(84, 720), (84, 690)], 58, 56, SKIN)
    cut_hand(pen, SKIN, "M56,700 C42,660 44,606 64,580 C84,566 106,572 114,592 C122,630 120,668 112,702Z",
             (([(98, 674), (136, 680), (160, 676)], 31, 25), ([(98, 648), (146, 654), (178, 650)], 34, 28), ([(98, 622), (148, 624), (184, 622)], 35, 29), ([(94, 596), (142, 592), (176, 596)], 34, 28)),
             ([(70, 604), (62, 560), (84, 522)], 36, 27), nails=True)  # fmt: skip
    pen.path("M44,706 Q84,722 126,706 L130,752 Q84,768 38,752Z", "#f2dfb8")
    pen.taper([(646, 850), (644, 812)], 60, 56, SKIN)
    cut_hand(pen, SKIN, "M672,824 C680,780 674,728 652,702 C632,692 616,702 614,722 C610,760 612,796 620,826Z",
             (([(640, 802), (600, 806), (572, 800)], 31, 25), ([(646, 776), (598, 780), (560, 772)], 34, 28), ([(646, 748), (598, 750), (556, 742)], 35, 29), ([(640, 720), (598, 718), (560, 712)], 34, 28)),
             ([(648, 714), (632, 676), (594, 656)], 36, 27), nails=True)  # fmt: skip
    pen.path("M600,828 Q646,844 690,828 L696,872 Q646,888 598,872Z", "#f2dfb8")
    for x, y in ((58, 738), (676, 858)):
        pen.circle(x, y, 8, "#e9bf72")


@light_box(id="23vdgv", title="Tin Army", seed=765, palette="attic dust", light=(-0.35, -0.85))
def paint(s: LightBox) -> None:
    """One lamp in the hatch: it falls on what is handed over; we stand in the queue, in the dark."""
    s.took_view("from below")
    s.back("#ffdf96", "#9a6a36", at=(400, 260), radius=520)
    s.sheet("rack of rifles", rack, depth=0.12, role="prop", count=4, haze=0.0)
    s.lamp((400, 200), 420, "#ffe9b0", 0.3)
    teddy = s.sheet("one-eyed bear", bear, depth=0.3, role="subject", haze=0.0)
    s.sheet("hatch", lambda pen: hatch(pen), depth=0.46, haze=0.0)
    s.sheet("counter", counter, depth=0.54, role="place", haze=0.0)
    s.sheet("far paws", paws, depth=0.6, haze=0.0)
    s.sheet("rifle", lambda pen: rifle(pen, 590, 640, 1.16, 3), depth=0.66, role="accent", haze=0.0)
    s.sheet("flower pot", pot, depth=0.66, role="accent", haze=0.0)

    def claws(pen: PaperPen) -> None:
        for way in ([(250, 520), (214, 500), (196, 516)], [(256, 552), (216, 540), (194, 552)], [(254, 584), (216, 580), (198, 588)]):
            pen.taper(way, 44, 36, lighten(FUR, 0.06))
        for way in ([(630, 500), (594, 486), (566, 498)], [(636, 534), (596, 524), (564, 534)], [(630, 566), (594, 562), (568, 570)]):
            pen.taper(way, 44, 36, lighten(FUR, 0.06))

    s.sheet("paws that close", claws, depth=0.7, haze=0.0)
    s.lamp((370, 520), 420, "#ffcf80", 0.24)
    man = s.sheet("toy soldier", soldier, depth=0.76, role="subject", haze=0.0)
    s.sheet("his hands", arms, depth=0.82, role="subject", haze=0.0)
    s.lamp((370, 600), 330, "#ffc070", 0.12)

    def queue(pen: PaperPen) -> None:
        with pen.at(84, 78):
            rifle(pen, 694, 1000, 1.2, 6)
            pen.path("M590,1220 C596,1150 590,1090 582,1056 C630,1036 700,1036 750,1056 C742,1090 738,1150 742,1220Z", "#120d0b")
            pen.path("M666,1052 C636,1012 644,956 666,930 C690,956 696,1012 666,1052Z", "#6a5a44")

    s.sheet("next in the queue", queue, depth=0.95, plane="front", haze=0.0)
    s.relate(man, "loses", "rifle")
    s.describe("A toy soldier swaps his rifle for a teddy bear’s flower pot. We stand behind him; he wears red and a tall black hat. The one-eyed bear stands in a "
               "lit stall with a striped awning. Behind it hang rifles; one has leaves. On the right another soldier waits.")  # fmt: skip
    s.moods("hopeful", "absurd", "tender", "solemn")
    s.themes("peace", "toys", "exchange", "old wounds")
    s.says("peace talks", "ceasefire", "pawnshop", "fair exchange", "who disarmed whom", "veterans", "the last parade", "flower power", "lost property",
           "make gardens", "he lost an eye too", "queue", "hands up", "demob day", "what will they do tomorrow", "no questions asked", "swords to ploughshares",
           "your turn next")  # fmt: skip
    s.about(place="an attic", time="evening", weather="", light="a lit hatch", composition="centred",
            view="eye level", foreground="a soldier’s back and the next one’s cap", unexplained="the rifle that has put out leaves")  # fmt: skip
