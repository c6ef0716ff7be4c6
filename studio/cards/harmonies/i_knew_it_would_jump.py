"""I Knew It Would Jump: an old oak has leapt out of the hill, roots and all, and a badger looks up at it."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.engine.bodies import Point, outline
from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

TRUNK = "508,400! 512,450 506,494 492,526 464,556! 500,606 570,620 630,600 662,556! 630,528 612,490 610,450 616,400!"
ROOTS = (
    "540,440,34 500,360,26 430,310,18 350,290,10", "560,430,40 554,330,28 530,230,18 520,130,10", "580,440,34 630,350,24 690,290,16 740,260,9",
    "516,548,36 464,576,27 414,594,21 380,632,15 368,676,9 378,712,3", "530,570,32 488,632,25 456,684,18 444,734,12 414,776,4", "552,580,32 546,650,24 522,710,17 530,762,11 508,812,3",
    "582,578,32 602,650,24 590,712,17 610,764,10 596,806,3", "606,556,34 666,596,26 690,656,19 678,712,13 704,766,4", "616,546,28 684,562,21 736,600,15 754,652,9 742,694,3", "690,656,12 726,690,8 734,734,3", "456,684,12 472,732,8 466,776,3",
)  # fmt: skip
LEAVES = ((560, 110, 160, 84, 9, 0.3), (414, 168, 128, 92, 8, 0.9), (700, 170, 116, 96, 8, 0.1), (552, 226, 120, 78, 8, 1.3), (382, 282, 126, 80, 8, 0.5), (710, 296, 112, 80, 7, 1.1))
PIT = "412,984! 420,952 452,938! 470,946! 490,918 530,908 566,914! 590,902 642,908 668,920! 690,916! 728,938 754,962 764,990! 752,1024 714,1046 692,1064! 664,1058! 632,1078 576,1082 528,1076! 510,1082! 466,1062 424,1028!"
BACK = "144,730! 126,770 96,816 72,874 52,944 40,1020 46,1086 84,1130 146,1146 210,1150 274,1146 336,1130 374,1086 380,1020 366,940 346,870 322,812 296,770 282,716!"  # the badger from behind, sitting
SHADE = "282,716! 296,770 322,812 346,870 366,940 380,1020 374,1086 336,1130 274,1150! 320,1110 344,1050 342,980 326,900 300,840 276,790!"
HEAD = "-76,44! -96,0 -104,-42 -92,-92 -70,-128 -52,-160 -42,-190 -36,-214! 36,-214! 42,-190 52,-160 70,-128 92,-92 104,-42 96,0 76,44! 46,24! 26,62! 4,34! -22,70! -42,28!"  # thrown back, from above, nose upwards
STRIPE = "18,-204! 32,-176 44,-144 56,-110 72,-74 84,-38 90,6 96,60 88,130! 68,90 50,40 38,-16 32,-66 25,-118 17,-164"


def leaves(x: float, y: float, rx: float, ry: float, lobes: int, turn: float) -> list[Point]:
    """A mass of foliage with a scalloped edge."""
    return [(x + rx * q * math.cos(a), y + ry * q * math.sin(a)) for a, q in ((math.tau * k / 96, 0.88 + 0.15 * abs(math.sin(lobes * (math.pi * k / 96) + turn + 0.3 * math.sin(math.tau * k / 48)))) for k in range(96))]


def tip(points: Sequence[Point]) -> list[Point]:
    """The oak leans into its leap."""
    return placed([(x - 570, y - 560) for x, y in points], (566, 566), 1.0, -9)


@card(id="yms24q", title="I Knew It Would Jump", seed=8, palette="lino_thaw", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    p, at, lean = Press(s, [Lamp(-0.6, -0.4, 0.5)]), (216, 746), 17.0
    with p.thing("hillside", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1), g.flat("-20,800! 90,742 200,726 330,752 480,800 660,790 820,740! 820,1220! -20,1220!", ink=2, gap=8)
        g.flat("-20,910! 140,876 320,872 480,896 640,880 820,866! 820,1220! -20,1220!", ink=3, gap=9), g.flat(PIT)
        with g.within(PIT):  # its far wall in the light
            g.flat("360,880! 790,880! 780,1000! 750,972! 716,956 690,950! 672,964! 640,942 600,934! 580,946! 540,938 506,942! 488,960! 456,966 430,974! 400,1010!", ink=2)
        for x, y, q, ink in ((444, 1046, 0.8, 3), (500, 1084, 1.1, 3), (612, 1092, 0.9, 3), (706, 1058, 1.2, 3), (430, 1150, 1.0, 1), (740, 1140, 1.2, 1), (590, 1160, 0.8, 1)):
            wedges(g, [[(x, y), (x + u * q * 0.5, y - 22 * q), (x + u * q, y - v * q)] for u, v in ((-34, 34), (-10, 52), (14, 46), (36, 28))], 13, ink)
    with p.thing("old oak", "subject") as o:
        wood = [*(tip(tube(path)) for path in ROOTS), tip(outline(TRUNK))]
        for shape, gap in [(w, 9) for w in wood] + [(tip(leaves(*m)), 15) for m in LEAVES] + [(w, 0) for w in wood]:
            o.flat(shape, gap=gap)
        for k, m in enumerate(LEAVES):
            o.flat(tip(leaves(*m)), ink=3, gap=8, around=KEY)
            for j in range(19):
                a, q = 2.4 * j + k, 0.76 * math.sqrt((j + 0.6) / 19)
                u, v, w = m[0] + m[2] * q * math.cos(a), m[1] + m[3] * q * math.sin(a), 0.9 + 0.6 * math.sin(5 * j)
                o.flat(tip(lens((u - 13 * math.cos(w), v - 13 * math.sin(w)), (u + 13 * math.cos(w), v + 13 * math.sin(w)), 7)), ink=1 if math.cos(a + 2.2) * q > 0.1 else KEY)
        with o.down_to(2):
            o.strokes([tip(q) for q in ([(532, 440), (534, 490), (514, 546), (466, 582), (410, 602)], [(556, 420), (558, 510), (540, 580), (500, 640), (466, 690)], [(580, 440), (582, 530), (598, 610), (600, 680)], [(626, 566), (676, 606), (694, 664)])], 11, ends=(0.2, 0.1))
        for x, y, q in ((470, 850, 15), (548, 864, 26), (640, 838, 18), (700, 870, 12), (598, 886, 10), (430, 890, 9)):
            o.flat([(x + q * u, y + q * v) for u, v in ((-1, 0.1), (-0.6, -0.7), (0.1, -0.9), (0.8, -0.6), (1, 0.2), (0.5, 0.8), (-0.3, 0.7))], gap=6)
    with p.thing("badger", "witness") as b:
        b.flat("150,1090! 84,1084 34,1110 32,1144 70,1164 140,1158!", "270,1090! 336,1084 386,1110 388,1144 350,1164 280,1158!", gap=7), b.flat(BACK, ink=1, gap=9, around=KEY)
        with b.within(BACK):
            b.flat(SHADE), wedges(b, [[(286, 880), (312, 950), (318, 1040)], [(322, 990), (330, 1050), (316, 1110)], [(290, 1010), (300, 1056), (290, 1104)], [(262, 850), (284, 900), (294, 960)], [(104, 836), (82, 886), (66, 950)], [(126, 860), (106, 900), (92, 954)]], (24, 22, 20, 22, 15, 15), ends=(0.1, 0.1)), b.strokes([[(112, 1146), (84, 1080), (100, 1010), (146, 976)]], 12, ends=(0.5, 0.1), black=True)
        b.flat("186,1040! 174,1090 176,1126! 190,1120! 196,1158! 210,1138! 224,1160! 232,1122! 246,1128! 248,1090 234,1040! 210,1030", ink=0, gap=8, around=KEY), b.flat(moved(HEAD, at, 1.0, lean), ink=0, gap=8, around=KEY)
        for side in (False, True):
            b.flat(moved(ellipse(88, -6, 22, 25), at, 1.0, lean, side), ink=0, gap=6, around=KEY), b.flat(moved(ellipse(82, -2, 20, 22), at, 1.0, lean, side))
            b.flat(moved(STRIPE, at, 1.0, lean, side)), b.flat(moved(ellipse(44, -112, 8, 10), at, 1.0, lean, side), ink=0)
        b.flat(moved("-32,-206! -40,-226 -28,-246 0,-252 28,-246 40,-226 32,-206! 14,-194 0,-182 -14,-194", at, 1.0, lean), gap=5), b.dots([(*moved([(-12, -238)], at, 1.0, lean)[0], 4)], 0)
    s.describe("An old oak has jumped out of the hill. Its roots hang in the air over a dark pit, and clods of earth fall. Close to us a badger throws back its striped head and looks up.")
    s.moods("droll", "startled", "exuberant", "uncanny"), s.themes("freedom", "roots", "change", "late courage", "trees")
    s.says("boing", "leapfrog", "rootless", "liftoff", "retirement", "surprise", "gymnastics", "wanderlust", "trampoline", "midlife", "eviction", "spring", "hiccup", "just once", "I knew it would jump", "look before you leap", "after three hundred years", "who is holding the ground?", "the view from up there", "it only wanted to stretch", "jump for joy", "did you see that?", "nobody will believe me", "there goes the roof", "mind your roots", "a leap in the daylight", "what goes up", "sit down, Father", "gone without a forwarding address", "the day the trees tried", "free at last, briefly", "I felt it in my roof", "feet off the ground", "that’s not in the brochure", "he waited till we slept", "barking mad", "don’t land on me", "the others are next", "a small earthquake with leaves", "the tallest jump of all", "let go of what feeds you", "where were you rooted?", "sky, at last", "come down this instant")  # fmt: skip
    s.relate("old oak", "floats above", "badger"), s.about(place="a hillside", time="an early spring day", light="from the left", composition="diagonal", view="near, behind a badger that sits", foreground="the badger’s back", unexplained="why the oak leaps today")
