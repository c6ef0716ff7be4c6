"""Anyone In?: from under the ice we see an otter lean into its hole and let down a carrot; a pike watches."""

from __future__ import annotations

from math import cos, radians, sin

from reverie_studio.engine.bodies import Outline, Point
from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import spokes, wedge, wedges
from reverie_studio.sculpt.marks import ellipse, oval
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.poster_cuts import torn
from reverie_studio.sculpt.tubes import tube

PIKE = "-20,1010! 60,990 130,996 190,1030! 240,1050 300,1064 356,1072 384,1086! 378,1098 336,1104! 260,1110 170,1116! 250,1130 330,1128 384,1112! 402,1118 398,1136 356,1156 290,1176 210,1200 130,1236! -20,1240!"
CARROT = "384,948 404,926 440,920 476,926 496,948 490,990 470,1040 452,1076 440,1098! 428,1076 410,1040 390,990"
HEAD = "0,-178 70,-172 128,-148 166,-102 190,-40 210,24 198,86 162,136 104,166 0,176 -104,166 -162,136 -198,86 -210,24 -190,-40 -166,-102 -128,-148 -70,-172"
PADS = "0,26 40,12 92,22 132,58 130,106 88,132 36,122 0,104 -36,122 -88,132 -130,106 -132,58 -92,22 -40,12"
NOSE = "-50,-4! -34,-30 0,-38 34,-30 50,-4! 42,22 16,42 0,48 -16,42 -42,22"
ARM = "520,560! 560,520 610,560 646,630 664,712! 548,716! 548,670 540,620"
PAW = "544,690! 600,676 664,692! 678,724 682,756 670,776 652,768! 650,794 632,808 618,788! 612,806 592,812 582,790! 574,800 552,796 548,770! 538,740"


@card(id="j5vn8e", title="Anyone In?", seed=82, palette="lino_yolk", light=(0, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.5, 0.45)])
    with p.thing("dark under the ice") as w:
        w.flat("-10,-10! 810,-10! 810,1210! -10,1210!")
        wedges(w, spokes((400, 440), 420, (530, 760), 30, wild=0.3, seed=4), 30, 2)
    sky = torn(400, 408, (310, 300, 306, 300, 310, 300, 308, 300), 3, 9, 60)
    with p.thing("hole in the ice", "place") as h:
        h.flat(torn(400, 424, (350, 400, 412, 400, 350, 346, 352, 346), 5, 4, 60), ink=0), h.flat(torn(400, 410, (326, 318, 324, 318, 326, 314, 324, 314), 4, 5, 60), ink=2), h.flat(sky, ink=1)
        for a, r in ((8, 24), (40, 30), (90, 40), (140, 30), (172, 24), (205, 20), (250, 20), (300, 20), (338, 20)):
            h.strokes([[(400 + q * cos(radians(a + d)), 418 + q * sin(radians(a + d))) for q, d in ((330, 0), (338, 0), (330 + r, 0))]], 8, ends=(0.9, 0.2), black=True)
    with p.thing("otter", "subject") as o:

        def f(shape: Outline, flip: bool = False) -> list[Point]:
            return moved(moved(shape, (0, 0), 1, 0, flip), (400, 396), 1.04, -5)

        with o.within(sky):
            o.flat("236,760! 256,620 320,520 480,520 544,620 564,760!", ink=KEY)
            wedges(o, [[(x, 600), (x + 4, 640), (x + 2, 696)] for x in (330, 366, 474, 510)], 15, 2, ends=(0.9, 0.1))
        for m in (True, False):
            o.flat(moved(ARM, (832, 0) if m else (-32, 0), 1, 0, m), ink=2, gap=8, around=KEY)
            o.flat(moved(PAW, (832, 0) if m else (-32, 0), 1, 0, m), ink=2, gap=8, around=KEY)
            side = -1 if m else 1
            o.flat([(400 + side * x, y) for x, y in ((122, 662), (216, 662), (226, 718), (116, 722))], ink=2)
            o.strokes([[(400 + side * x, y), (400 + side * (x - 2), y - 24), (400 + side * (x - 6), y - 50)] for x, y in ((220, 774), (186, 796), (150, 798))], 8, ends=(0.9, 0.1), black=True), o.flat(*[wedge((400 + side * x, y - 8), (400 + side * x, y + 16), 7) for x, y in ((240, 774), (202, 804), (164, 808), (126, 792))])
            wedges(o, [[(400 + side * 166, 570), (400 + side * 196, 620), (400 + side * 208, 672)]], 13, 1 if m else KEY, ends=(0.1, 0.1))
            o.flat(f(ellipse(184, -80, 38, 34), m), ink=2, gap=8, around=KEY), o.flat(f(ellipse(191, -80, 19, 17), m))
        o.flat(f(HEAD), ink=2, gap=9, around=KEY)
        with o.within(f(HEAD)):
            o.flat(f("226,-80! 260,60 190,190 40,200! 110,156 158,110 176,50 172,-20 156,-84 122,-152! 180,-170!")), wedges(o, [f([(x, -196), (x * 0.9, -172), (x * 0.82, -146)]) for x in (-44, 0, 44)], 17), wedges(o, [f([(-180, -24), (-164, -72), (-132, -116)]), f([(-190, 30), (-172, 70), (-150, 104)])], 15, 1, ends=(0.1, 0.1))
        o.flat(f(ellipse(0, 130, 60, 34)), ink=0, gap=7, around=KEY), o.flat(f(PADS), ink=0, gap=8, around=KEY)
        for m in (True, False):
            o.flat(f(ellipse(90, -40, 40, 34), m), ink=0, gap=6, around=KEY), o.flat(f(ellipse(86, -30, 25, 24), m), ink=1), o.flat(f(ellipse(86, -26, 14, 15), m)), o.dots([(*f([(78, -36)], m)[0], 5)])
            o.strokes([f([(44, -40), (66, -72), (104, -78), (136, -50)], m)], 13, ends=(0.3, 0.3), black=True), o.dots([(*f([at], m)[0], 5) for at in ((62, 62), (92, 70), (68, 90), (98, 96))], KEY)
            o.strokes([f([(118, 60 + 22 * k), (190, 50 + 34 * k), (262, 54 + 50 * k)], m) for k in range(3)], 7, ends=(0.8, 0.1), black=True)
        o.flat(f(NOSE), gap=6, around=2), o.strokes([f([(-26, -16), (0, -22), (24, -18)])], 8, ends=(0.3, 0.3)), o.strokes([f([(0, 44), (0, 76), (0, 110)])], 8, ends=(0.6, 0.6), black=True)
        line = [(414, 526), (424, 600), (430, 700), (438, 820), (440, 930)]
        o.strokes([line], 18, ends=(1, 1), black=True), o.strokes([line], 8, ends=(1, 1))
    with p.thing("carrot", "accent") as c:
        for at, to, half in (((428, 936), (364, 872), 15), ((452, 936), (516, 872), 15), ((432, 936), (398, 834), 16), ((448, 936), (486, 832), 16)):
            c.flat(lens(at, to, half, 0.6), ink=2, gap=6, around=KEY), wedges(c, [[at, ((at[0] + to[0]) / 2, (at[1] + to[1]) / 2), to]], 7, KEY, ends=(0.6, 0.1))
        c.flat(CARROT, spot=True, gap=8), c.strokes([[(392, 968), (416, 974), (432, 970)], [(488, 994), (466, 1000), (454, 996)], [(420, 1036), (434, 1040), (444, 1036)]], 9, ends=(0.7, 0.2), black=True), c.flat(tube([(420, 928, 7), (440, 936, 9), (460, 928, 7)]), ink=0, gap=4, around=KEY)
    with p.thing("pike", "witness") as k:
        k.flat(PIKE, ink=2, gap=8, around=0)
        with k.within(PIKE):
            k.flat("-20,1240! 60,1200 170,1180 290,1158 402,1124! 400,1140! 200,1240!", ink=1), k.flat(*[oval(x, y, 15, 9, -14) for x, y in ((24, 1060), (26, 1110), (60, 1140), (20, 1160))], ink=1)
        k.flat(*[[(x, y), (x + 7, y - 13), (x + 13, y - 2)] for x, y in ((256, 1126), (288, 1127), (320, 1126), (350, 1120))], ink=0)
        k.flat(oval(156, 1058, 30, 27), ink=1, gap=6, around=KEY), k.flat(oval(168, 1050, 14, 15)), k.dots([(163, 1045, 4)])
        k.strokes([[(112, 1036), (152, 1016), (204, 1042)], [(64, 1030), (104, 1090), (100, 1160), (56, 1210)]], 12, ends=(0.3, 0.2), black=True), k.strokes([[(230, 1074), (280, 1084), (340, 1090)]], 9, ends=(0.1, 0.1))
    s.describe("An otter looks down through a hole in the ice. We look up at it from the dark water. Both its paws hold the rim. It lets down a carrot on a string from its mouth, and a pike watches.")
    s.moods("curious", "hopeful", "droll", "uneasy")
    s.themes("search", "friendship", "curiosity", "hiding", "gifts")
    s.says("peekaboo", "room service", "rescue", "bait", "vegetarian", "ambassador", "optician", "lifeline", "anyone in?", "come out, it’s lunch", "I didn’t want to be found", "is she breathing?", "what do they eat?", "hello down there", "fishing for compliments", "delivery for number three", "who ordered the carrot?", "not a fish person", "wrong floor", "a hole lot of friends", "the doctor will see you now", "I’m fine, really", "the view from the soup", "waking up after the operation", "say something nice to it", "birthday surprise", "he went in last Tuesday", "do you bite?", "someone to watch over me", "the last thing I saw", "manna with whiskers", "hold the string, Marjorie", "dangling hope", "mind the pike", "try cheese next time", "keep looking", "visiting hours", "the lid is off", "we miss you, whoever you are", "from the other side", "the wrong answer on a string", "carrot, no stick", "the fisherman’s day off", "they have come for me")  # fmt: skip
    s.relate("otter", "looks out of", "hole in the ice"), s.relate("otter", "feeds", "pike")
    s.about(place="under an ice pond", time="a frosty morning", light="from the hole above", composition="high", view="from below", foreground="a pike’s head", unexplained="for whom the carrot is meant")
