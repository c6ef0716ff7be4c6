"""An old woman knits with the yarn of the tiger who sits opposite; summer left, winter right."""

from __future__ import annotations

import numpy as np

from reverie_studio.colour import lighten, mix
from reverie_studio.pen import Pen, Point
from reverie_studio.scene import Scene, card

WALL, WALL_DARK, TRIM = "#2f6468", "#1d4349", "#d9a441"
FUR, FUR_SHADE, FUR_LIGHT = "#e0792c", "#a8501f", "#f3a357"
STRIPE, WHITE, BARE = "#33201c", "#f6e9d2", "#d9a08c"
LEFT = "M62,560 V232 Q62,190 104,190 H338 Q372,190 372,232 V560Z"
RIGHT = "M428,560 V232 Q428,190 470,190 H700 Q742,190 742,232 V560Z"


def summer(pen: Pen, rng: np.random.Generator) -> None:
    """A blazing field under a white sun."""
    with pen.clip(LEFT):
        pen.gradient("M50,180 H380 V570 H50Z", (0, 180), (0, 460),
                     [(0, "#6fb7c4"), (0.6, "#cfe3b4"), (1, "#ffe9a0")])  # fmt: skip
        pen.circle(300, 262, 44, "#fffbe0")
        pen.path("M40,430 Q130,380 240,420 Q320,396 390,424 V570 H40Z", "#8fa24a")
        pen.path("M40,462 Q180,430 390,470 V570 H40Z", "#e8b93c")
        for i in range(9):
            pen.path(f"M{-60 + i * 62},570 Q{80 + i * 34},500 {150 + i * 20},462", "#c08a24",
                     stroke=6)  # fmt: skip
        for x, r in ((112, 34), (150, 26), (334, 30)):
            pen.rect(x - 4, 420, 8, 36, "#5d4a24")
            pen.circle(x, 408, r, "#4f7a3a")
            pen.circle(x - r * 0.3, 400, r * 0.6, "#86a848")
        for _ in range(26):
            pen.circle(rng.uniform(60, 370), rng.uniform(500, 560), rng.uniform(3, 6), "#cf3f2c")


def winter(pen: Pen, rng: np.random.Generator) -> None:
    """The same country in the snow."""
    with pen.clip(RIGHT):
        pen.gradient("M420,180 H750 V570 H420Z", (0, 180), (0, 460),
                     [(0, "#6f8fa6"), (1, "#dbe6ea")])  # fmt: skip
        pen.path("M420,430 Q520,380 620,420 Q700,396 760,424 V570 H420Z", "#c3d6de")
        pen.path("M420,470 Q560,436 760,474 V570 H420Z", "#f4f8f8")
        for x in (446, 700, 728):
            pen.line(x, 460, x + 2, 370, "#4a5a66", 5)
            for dy, d in ((400, 18), (416, -20), (386, -12), (380, 12)):
                pen.line(x, dy + 16, x + d, dy - 6, "#4a5a66", 3)
        for _ in range(90):
            pen.circle(rng.uniform(425, 745), rng.uniform(190, 560), rng.uniform(2, 5.5), "#ffffff")


def wall(pen: Pen) -> None:
    """Panelling with two windows cut in it, a lamp between them, racks above."""
    pen.rect(0, 0, 800, 1100, WALL)
    for x in range(0, 800, 50):
        pen.line(x, 600, x, 1060, WALL_DARK, 4)
        pen.line(x + 4, 600, x + 4, 1060, lighten(WALL, 0.14), 2)
    pen.rect(0, 0, 800, 84, "#c58f34")
    pen.rect(0, 60, 800, 26, "#8a5a24")
    pen.rect(0, 586, 800, 18, TRIM)
    pen.rect(0, 600, 800, 6, WALL_DARK)
    for d in (LEFT, RIGHT):
        pen.path(d, "#6d451f", stroke=40)
        pen.path(d, TRIM, stroke=24)
        pen.erase(d)
    pen.rect(380, 190, 40, 396, "#8a5a24")
    pen.rect(386, 190, 8, 396, "#c58f34")
    pen.path("M392,300 Q400,270 408,300 L408,340 L392,340Z", "#c9963c")
    pen.path("M372,300 Q374,246 400,244 Q426,246 428,300Z", "#f9e3a4")
    pen.path("M404,246 Q426,250 428,300 L410,300Z", "#e0b860")


def rack(pen: Pen) -> None:
    """The luggage rack with a carpet bag at the left and a hat box at the right."""
    pen.path("M96,142 Q92,84 128,80 L214,80 Q246,84 244,142Z", "#9c3f3a")
    pen.path("M140,80 Q170,46 202,80", "#5d2a24", stroke=9)
    for x in (120, 160, 200):
        pen.circle(x + 10, 112, 10, "#e0b35c")
        pen.circle(x + 10, 112, 4, "#4f7a6a")
    pen.rect(536, 74, 130, 68, "#e8d9b4", radius=10)
    pen.rect(530, 66, 142, 22, "#c9b184", radius=8)
    pen.rect(592, 66, 16, 76, "#2f6468")
    for y in (142, 152, 162):
        pen.line(30, y, 770, y, "#5d3a1c", 5)
    for x in range(40, 780, 38):
        pen.line(x, 142, x + 10, 166, "#8a5a24", 4)
    for x in (50, 400, 750):
        pen.path(f"M{x - 6},120 h12 v50 h-12Z", TRIM)


def benches(pen: Pen) -> None:
    """Two mustard seats that face each other."""
    for flip in (False, True):
        with pen.at(800 if flip else 0, 0, flip=flip):
            pen.path("M-10,430 Q40,410 74,446 Q96,620 104,830 L-10,830Z", "#c9932f")
            pen.path("M52,430 Q74,436 80,480 Q96,640 104,830 L76,830 Q70,600 52,430Z", "#8a5c20")
            for y in (520, 620, 720):
                pen.circle(30, y, 7, "#8a5c20")
            pen.path("M-10,812 Q120,796 262,812 Q288,836 262,878 L-10,884Z", "#dba63e")
            pen.path("M-10,850 Q120,860 270,846 Q280,862 262,878 L-10,884Z", "#9c6a24")
            pen.path("M-10,884 L250,878 L238,1052 L-10,1056Z", "#4a3020")
            pen.path("M60,884 L70,1054 M150,882 L148,1054", "#33201a", stroke=4)
            pen.rect(-10, 1030, 256, 22, "#6d4a28")


def floor(pen: Pen) -> None:
    pen.rect(0, 1044, 800, 160, "#5d4228")
    for i, x in enumerate(range(-120, 900, 92)):
        tone = mix("#6d4e30", "#553c26", (i % 3) / 2)
        pen.poly([(x, 1048), (x + 84, 1048), (400 + (x + 84 - 400) * 1.3, 1210),
                  (400 + (x - 400) * 1.3, 1210)], tone)  # fmt: skip


def table(pen: Pen) -> None:
    """A folding table; on it a sandwich for each."""
    pen.path("M386,720 L414,720 L408,1000 Q400,1020 392,1000Z", "#8a5a24")
    pen.path("M312,694 L488,694 L502,722 L298,722Z", "#c58f4c")
    pen.rect(298, 720, 204, 14, "#7d4e26", radius=3)
    for x in (346, 454):
        pen.oval(x, 704, 42, 9, "#eef0e4")
        pen.oval(x, 702, 30, 5, "#c9d2c4")
    pen.path("M316,700 L374,700 L370,688 L322,688Z", "#e8c88a")
    pen.path("M316,690 q14,8 28,0 q14,8 30,0 l-2,-6 h-54Z", "#7fa24a")
    pen.path("M318,685 L372,685 Q368,672 344,672 Q322,674 318,685Z", "#c98f4c")
    pen.path("M424,700 L486,700 L482,690 L428,690Z", "#c98f4c")
    pen.path("M424,691 L486,691 L490,680 L420,680Z", "#b8433a")
    pen.path("M426,681 L484,681 Q478,666 454,666 Q430,668 426,681Z", "#c98f4c")


def stripes(pen: Pen, marks: tuple[tuple[float, float, float, float, float], ...]) -> None:
    """Each stripe: x, y, length, width, direction."""
    for x, y, n, w, turn in marks:
        with pen.at(x, y, turn=turn):
            pen.path(f"M0,{-w / 2} Q{n * 0.5},{-w * 0.9} {n},0 Q{n * 0.5},{w * 0.5} 0,{w / 2}Z",
                     STRIPE)  # fmt: skip


def tail_points() -> list[Point]:
    return [(600, 880), (560, 990), (470, 1020), (402, 966), (402, 880), (362, 816), (312, 836)]


def tail(pen: Pen) -> None:
    """Striped as far as the yarn still holds, then bare and pink."""
    p = tail_points()
    pen.taper(p, 40, 14, BARE)
    pen.taper([(x - 3, y - 3) for x, y in p[3:]], 8, 4, lighten(BARE, 0.3))
    pen.taper(p[:4], 50, 38, FUR)
    pen.taper([(x + 8, y + 8) for x, y in p[:4]], 16, 12, FUR_SHADE, 0.8)
    for x, y, turn in ((492, 1018, 82), (450, 1010, 112), (416, 984, 140)):
        with pen.at(x, y, turn=turn):
            pen.path("M-21,-9 Q0,-2 21,-5 L20,5 Q0,6 -20,6Z", STRIPE)


def tiger_body(pen: Pen) -> None:
    """Upright on the bench, knees together, in a waistcoat."""
    pen.path("M716,846 Q756,640 700,500 Q640,430 566,486 Q520,560 528,690 Q530,790 560,846Z", FUR)
    pen.path("M716,846 Q756,640 700,500 Q676,474 650,466 Q712,600 676,846Z", FUR_SHADE)
    pen.path("M712,800 Q744,640 700,512 Q650,470 590,492 Q540,560 536,690 L540,812Z", "#254f66")
    pen.path("M712,800 Q744,640 700,512 Q680,492 660,486 Q700,620 668,806Z", "#17384c")
    pen.path("M590,492 Q552,560 540,680 Q528,600 546,540Z", WHITE)
    pen.path("M590,492 Q580,580 544,690 L554,700 Q604,600 620,486Z", "#3f748a")
    for y in (716, 752, 788):
        pen.circle(550, y, 7, TRIM)
    stripes(pen, ((738, 760, 50, 20, 200),))
    tiger_legs(pen)


def tiger_legs(pen: Pen) -> None:
    for dx, dy, base, dark in ((26, -8, FUR_SHADE, "#7d3a16"), (0, 0, FUR, FUR_SHADE)):
        with pen.at(dx, dy):
            pen.taper([(680, 806), (580, 790), (506, 806)], 118, 84, base)
            pen.taper([(506, 812), (520, 930), (512, 1046)], 82, 58, base)
            pen.taper([(690, 846), (590, 836), (530, 846)], 26, 18, dark, 0.9)
            pen.taper([(536, 860), (544, 940), (536, 1040)], 20, 14, dark, 0.9)
            pen.path("M546,1076 Q552,1034 500,1034 Q440,1036 436,1064 Q438,1080 460,1080Z", base)
            pen.path("M440,1070 Q470,1056 486,1078 M470,1076 Q490,1060 506,1078", dark, stroke=4)
    stripes(pen, ((640, 750, 62, 20, 82), (590, 742, 58, 18, 86), (548, 752, 48, 16, 80),
                  (552, 880, 50, 16, 188), (556, 930, 48, 15, 184), (548, 980, 46, 14, 184),
                  (486, 906, 34, 12, 8), (490, 956, 32, 12, 4)))  # fmt: skip


def tiger_arm(pen: Pen) -> None:
    """The forearm rests, the paw holds a blank ticket."""
    pen.taper([(640, 560), (636, 680), (530, 690), (478, 634)], 96, 50, FUR)
    pen.taper([(668, 590), (662, 690), (560, 720), (500, 668)], 24, 12, FUR_SHADE, 0.9)
    pen.path("M440,570 L500,552 L512,594 L452,612Z", "#f4e6c0")
    pen.path("M440,570 L500,552 L503,562 L443,580Z", "#c95a3c")
    pen.oval(478, 620, 34, 30, FUR_LIGHT)
    pen.path("M452,612 q10,-12 18,2 M468,604 q12,-10 18,4 M486,604 q12,-8 16,6", FUR_SHADE,
             stroke=4)  # fmt: skip
    stripes(pen, ((598, 580, 54, 18, 10), (594, 626, 56, 18, 4), (620, 716, 46, 16, 250),
                  (572, 716, 42, 15, 256), (530, 700, 38, 13, 250)))  # fmt: skip


def tiger_head(pen: Pen) -> None:
    """In profile to the left, courteous."""
    for x, y in ((600, 268), (532, 262)):
        pen.circle(x, y, 36, FUR_SHADE)
        pen.circle(x - 3, y + 4, 22, "#f0c3a0")
    pen.path("M470,330 Q490,250 570,250 Q668,262 676,360 Q690,430 640,484 Q592,516 540,490 "
             "L500,470 Q420,474 404,430 Q398,396 430,384 Q456,368 470,330Z", FUR)  # fmt: skip
    pen.path("M610,262 Q668,280 676,360 Q690,430 640,484 Q620,498 596,500 Q650,400 610,262Z",
             FUR_SHADE)  # fmt: skip
    pen.path("M566,420 Q540,470 500,470 Q420,474 404,430 Q440,420 480,404 Q520,392 566,420Z", WHITE)
    pen.path("M560,430 L600,470 L576,470 L590,506 L556,488 L548,510 L520,478Z", WHITE)
    pen.path("M398,398 Q404,378 432,380 Q440,396 418,410 Q400,412 398,398Z", "#7d3a34")
    pen.path("M418,410 Q424,436 452,440 Q480,438 500,424", "#4a2a22", stroke=5)
    pen.path("M470,352 Q488,326 520,344 Q512,372 482,370Z", WHITE)
    pen.circle(492, 354, 11, "#8fa23c")
    pen.circle(489, 354, 6, "#1c1410")
    pen.path("M468,350 Q490,326 522,343", STRIPE, stroke=5)
    pen.path("M474,326 Q492,300 522,312 Q496,312 474,326Z", STRIPE)
    for dx, dy in ((-52, 10), (-56, 28), (-44, 44)):
        pen.line(448, 420, 448 + dx, 420 + dy, "#fffaf0", 2.6)
    stripes(pen, ((560, 256, 58, 18, 92), (590, 262, 62, 18, 100), (528, 264, 46, 14, 84),
                  (674, 340, 70, 20, 178), (676, 384, 64, 18, 186), (664, 430, 58, 18, 198),
                  (540, 396, 40, 10, -14), (446, 372, 26, 8, 10)))  # fmt: skip
    pen.path("M536,508 L580,488 L584,534Z M580,506 L624,492 L618,540Z", "#b8333a")
    pen.circle(581, 510, 12, "#8a2230")


def knitting(pen: Pen, hands: Point) -> None:
    """Two needles and a long striped piece that hangs over her knees."""
    x, y = hands
    shape = (f"M{x - 30},{y - 4} L{x + 24},{y - 4} Q{x + 44},{y + 40} {x + 34},{y + 90} "
             f"Q{x + 38},{y + 120} {x + 32},{y + 140} L{x - 36},{y + 134} "
             f"Q{x - 26},{y + 60} {x - 30},{y - 4}Z")  # fmt: skip
    pen.path(shape, FUR)
    with pen.clip(shape):
        for i in range(6):
            pen.path(f"M{x - 60},{y + 12 + i * 27} q50,12 120,-2", STRIPE, stroke=11)
        for i in range(60):
            a, b = (i * 0.618) % 1, (i * 0.27) % 1
            pen.path(f"M{x - 44 + a * 86},{y + b * 230} l5,6 l5,-6", FUR_LIGHT, 0.7, stroke=2)
    pen.line(x - 54, y - 34, x + 30, y + 6, "#e9dcc0", 6)
    pen.line(x + 52, y - 40, x - 24, y + 8, "#c9b890", 6)
    for a, b in ((x - 54, y - 34), (x + 52, y - 40)):
        pen.circle(a, b, 6, "#b8433a")


def yarn(pen: Pen, hands: Point) -> None:
    x, y = hands
    d = (f"M{x + 10},{y} C{x + 60},{y - 70} 330,640 392,668 C440,690 452,640 428,632 "
         f"C400,628 404,676 440,690 C520,720 520,820 446,880 Q404,906 410,960")  # fmt: skip
    pen.path(d, FUR_SHADE, stroke=8)
    pen.path(d, FUR_LIGHT, stroke=4)


@card(id="g3i998", title="Opposite", seed=3, palette="mustard_teal", light=(-0.6, -0.75))
def paint(s: Scene) -> None:
    rng = s.rng
    s.backdrop("#2f6468", "#1d4349")
    s.draw(lambda pen: summer(pen, rng), name="summer in the left window", role="place", depth=0.4,
           volume=0, rim=0, haze=0.05)  # fmt: skip
    s.draw(lambda pen: winter(pen, rng), name="winter in the right window", role="place", depth=0.4,
           volume=0, rim=0, haze=0)  # fmt: skip
    s.draw(wall, name="train compartment", role="place", depth=0.6, volume=0.1, rim=0.1)
    s.draw(floor, name="floor", role="place", depth=0.6, volume=0, rim=0, record=False)
    s.draw(rack, name="luggage rack", depth=0.64)
    s.draw(benches, name="seats", count=2, depth=0.68, volume=0.2)
    s.beam((250, 300), (210, 1050), 200, 420, "#ffe08a", 0.3, soft=30)
    s.draw(table, name="sandwiches on a table", depth=0.72, count=2)
    s.draw(tail, name="half-bare tail", role="accent", depth=0.8)
    tiger = s.draw(tiger_body, name="tiger in a waistcoat",
                   role="subject", depth=0.78, volume=0.25, ground=1078,
                   shadow=(16, 10, 12, 0.3))  # fmt: skip
    s.draw(tiger_head, name="head of the tiger", role="subject", depth=0.8, volume=0.3,
           record=False)  # fmt: skip
    s.draw(tiger_arm, name="paw with a ticket", role="subject", depth=0.82, volume=0.25,
           shadow=(6, 8, 8, 0.3))  # fmt: skip
    s.figure((150, 812), age="old", pose="sit", view="right", height=430, seed=14, role="witness",
             prop=None, expression="calm", hair="bun",
             reach={"hand_left": (98, -86), "hand_right": (92, -92)},
             clothes={"top": "dress", "colour": "#6d3a58", "hat": "none", "glasses": True,
                      "shoes": "slippers", "shoe_colour": "#b8433a", "scarf": False})  # fmt: skip
    hands = (250.0, 724.0)
    s.draw(lambda pen: knitting(pen, hands), name="striped knitting", role="accent", depth=0.88,
           shadow=(6, 6, 6, 0.3))  # fmt: skip
    s.draw(lambda pen: yarn(pen, hands), name="orange yarn", depth=0.9, volume=0.1)
    s.vignette(0.3, "#10282c")
    s.relate(tiger, "carries", "the yarn of its own tail")
    s.describe("In a train compartment a tiger sits opposite a knitting old woman. "
               "Her yarn comes from its tail, already half bare. The tiger wears a "
               "waistcoat and holds a ticket. Through her window it is summer, "
               "through the tiger’s there is snow. Two sandwiches lie on the table.")  # fmt: skip
    s.moods("funny", "tense", "polite", "tender")
    s.themes("travel", "friendship", "opposites", "danger", "patience")
    s.says("unlikely friends", "tickets, please", "spinning a yarn", "a matter of time",
           "opposites attract", "fellow passengers", "never change your stripes", "blind date",
           "dinner or company", "taming", "made to measure", "small talk", "summer meets winter",
           "coming undone", "brave old lady", "clicking needles and purring")  # fmt: skip
    s.about(place="a train compartment", time="day", weather="summer left, winter right",
            light="two daylights", view="eye level, side-on", composition="split", unexplained="summer in one window, winter in the other")  # fmt: skip


