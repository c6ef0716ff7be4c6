"""Late for the Egg: a grown man has curled up in a gull's nest between the eggs, and the gull comes home."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import CUT, tube

# he sits on his side: back to the right, knees drawn up to the chest, one arm round the shin
TRUNK = "392,664! 424,600 500,576 580,612 640,690 668,790 668,890! 560,930 450,880! 404,800 386,730"
LEG = "672,880! 684,950 664,1016 606,1048 540,1034 476,986 424,930 392,886! 404,930 404,980 392,1030! 324,1030! 306,950 270,860 236,790 222,738 240,698 280,684 336,704 410,760 480,812 550,848 610,866"
FOOT = "326,1024! 318,1050 292,1068 252,1080 222,1090 212,1106 226,1118! 290,1122 350,1120 394,1112 410,1086 404,1054 390,1024!"
ARM = "484,640! 494,590 542,566 596,596 612,670 616,770 610,850 590,892 548,908 490,914 440,916 400,918! 394,846! 444,838 486,820 506,796! 500,744 488,694"
HAND = "400,850! 366,838 330,836 296,842 272,850 258,862 262,876! 250,880 248,894 258,900! 250,906 250,920 262,926! 258,934 264,946 282,950! 320,950 366,934 404,914!"
SKULL = "0,-124 66,-108 102,-50 104,12 88,64 52,110 0,128 -52,110 -88,64 -104,12 -102,-50 -66,-108"
HAIR = "-112,4! -126,-70 -92,-134 -30,-160 8,-160! 10,-192 36,-212 66,-202! 46,-190 42,-172 58,-154! 104,-122 124,-64 112,4! 104,-24 92,-62! 56,-72 10,-98! -6,-80 -44,-72 -90,-64! -102,-24"
EGG = "0,-112 40,-100 72,-50 84,10 70,66 36,94 0,100 -36,94 -70,66 -84,10 -72,-50 -40,-100"
FISH = "0,-60! 26,-30 30,20 10,74 0,84! 26,122! 0,112! -26,122! -4,84! -24,40 -28,-20"
FACE = ((384, 478), 1.0, -14)
GULL = "810,-20! 240,-20! 210,40 216,110 250,160 300,190 360,206! 420,232 500,226 580,190 660,150 740,150 810,180!"
BEAK = "318,78! 256,88 190,112 138,148 108,190 104,232! 122,246 138,224! 176,214 240,212 310,196! 296,166 312,140 298,112"


@card(id="0daf2b", title="Late for the Egg", seed=6, palette="lino_barley", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.5, 0.4)])
    with p.thing("sea") as w:
        w.flat("-10,-10! 810,-10! 810,1210! -10,1210!", ink=2)
        w.strokes([[(-10, 300), (40, 312), (90, 300)], [(30, 400), (90, 412), (140, 398)], [(-10, 90), (60, 100), (120, 90)], [(-10, 500), (30, 508), (60, 498)], [(600, 330), (670, 342), (740, 328)]], 11, ends=(0.1, 0.1))
    rim = [(80, 560), (20, 780), (60, 1010), (190, 1170), (420, 1230), (650, 1190), (790, 1050), (850, 820), (800, 560), (650, 420), (430, 370), (220, 410), (80, 560)]
    with p.thing("nest", "place") as n:
        n.flat(" ".join(f"{x},{y}" for x, y in rim[:-1]), ink=1, gap=8, around=KEY)
        wedges(n, fringe(rim, 46, (50, 120), -30, seed=3), 17, 1)
        inner = [(150, 620), (104, 780), (140, 970), (250, 1100), (430, 1146), (620, 1116), (736, 1000), (774, 820), (734, 620), (600, 500), (430, 460), (260, 500), (150, 620)]
        n.flat(" ".join(f"{x},{y}" for x, y in inner[:-1]), ink=KEY)
        wedges(n, fringe(inner, 40, (40, 110), 38, seed=8), 17, 1)
        wedges(n, fringe([(x + (x - 440) * 0.12, y + (y - 800) * 0.12) for x, y in inner], 34, (70, 120), 14, seed=5), 11, ends=(0.1, 0.1))
    spots = ((-30, -40, 12), (22, -62, 8), (38, 0, 13), (-8, 22, 9), (-50, 12, 8), (14, 58, 11), (2, -14, 6), (-34, 60, 8))
    with p.thing("eggs", "witness") as e:
        e.flat(moved(EGG, (672, 632), 1.04, -18), ink=0, gap=6, around=KEY), e.dots([(672 + u, 632 + v, r) for u, v, r in spots], KEY)
    with p.thing("curled man", "subject") as m:
        m.flat(TRUNK, spot=True, gap=7, around=0), m.flat(FOOT, ink=0, gap=6, around=KEY)
        m.strokes([[(214, 1106), (232, 1100), (246, 1102)], [(226, 1090), (240, 1088), (250, 1092)], [(366, 1064), (382, 1062), (390, 1074)]], 6, ends=(0.8, 0.3), black=True)
        m.flat(LEG, ink=2, gap=7, around=0)
        m.strokes([[(392, 886), (362, 846), (320, 806)], [(326, 1006), (356, 1014), (388, 1006)]], 8, ends=(0.8, 0.2))
        m.flat(tube([(474, 650, 62), (436, 596, 62), (412, 560, 60)], ends=CUT), spot=True, gap=7, around=0)
        m.flat(moved(ellipse(-104, 14, 24, 34), *FACE), ink=0, gap=6, around=KEY), m.flat(moved(ellipse(104, 14, 24, 34), *FACE), ink=0, gap=6, around=KEY)
        m.flat(moved(SKULL, *FACE), ink=0, gap=7, around=KEY), m.flat(moved(HAIR, *FACE), gap=5, around=0)
        for x in (-42, 42):
            m.flat(moved(ellipse(x, -2, 31, 34), *FACE), ink=0, gap=6, around=KEY)
        m.dots([(*moved([(x, -17)], *FACE)[0], 15) for x in (-54, 30)], KEY)
        looks = [[(-78, -44), (-52, -54), (-22, -64)], [(22, -64), (52, -56), (78, -44)], [(2, 10), (-22, 46), (8, 54)], [(-28, 86), (-8, 78), (10, 84), (32, 76)]]
        m.strokes(moved_lines(looks, *FACE), [11, 11, 8, 10], ends=(0.5, 0.3), black=True)
        m.dots([(*moved([(x, y)], *FACE)[0], r) for x, y, r in ((-66, 44, 6), (-48, 54, 5), (-74, 60, 5), (-54, 72, 5), (52, 46, 6), (70, 40, 5), (66, 58, 5), (48, 64, 5))], KEY)
        m.flat("372,846! 352,820 330,802 312,798 304,808 314,824 332,846!", ink=0, gap=6, around=KEY)
        m.flat(HAND, ink=0, gap=6, around=KEY)
        m.strokes([[(260, 878), (292, 872), (318, 872)], [(258, 903), (292, 896), (320, 895)], [(264, 929), (296, 920), (320, 917)]], 7, ends=(0.9, 0.3), black=True)
        m.flat(ARM, spot=True, gap=7, around=0)
        m.strokes([[(506, 800), (530, 812), (556, 812)], [(418, 848), (414, 880), (420, 914)]], 7, ends=(0.7, 0.3))
    with p.thing("second egg") as e:
        e.flat(moved(EGG, (566, 1080), 0.9, 68), ink=0, gap=7, around=KEY), e.dots([(566 - v, 1080 + u, r) for u, v, r in spots], KEY)
    with p.thing("gull with two fish", "subject") as g:
        for x, y in ((146, 244), (222, 238)):
            g.flat(moved(FISH, (x, y), 1.08), ink=1, gap=6, around=KEY)
            g.strokes([[(x - 24, y), (x, y + 8), (x + 26, y - 4)], [(x - 20, y + 36), (x, y + 44), (x + 20, y + 34)]], 6, ends=(0.4, 0.4), black=True)
        g.flat(GULL, ink=0, gap=8, around=KEY), g.flat(BEAK, ink=1, gap=7, around=KEY)
        g.strokes([[(126, 208), (200, 172), (330, 164)]], 8, ends=(0.3, 0.6), black=True)
        g.flat(ellipse(400, 88, 42, 38), ink=1, gap=9, around=KEY), g.flat(ellipse(390, 92, 17, 18), ink=KEY)
        g.flat("320,20! 390,26 450,44 480,80! 430,60 380,52 330,62!", ink=KEY)
        g.flat("560,-20! 810,-20! 810,120! 720,90 620,60!", ink=KEY)
        wedges(g, [[(470, 150), (520, 170), (580, 160)], [(520, 100), (580, 120), (640, 116)], [(430, 190), (470, 204), (520, 200)]], 11, 2, ends=(0.1, 0.1))
    s.describe("A man in red lies curled up in a nest. Two spotted eggs lie beside him; he looks up guiltily. Above him a gull comes home with two fish.")
    s.moods("guilty", "hopeful", "droll", "anxious")
    s.themes("home", "childhood", "belonging", "growing up", "intrusion")
    s.says("cuckoo", "embryo", "squatter", "homecoming", "regression", "freckles", "sunday", "adoption", "five more minutes", "please keep me", "overqualified", "move over", "I can explain", "not again, Gerald", "late bloomer", "my mother never noticed", "it was warm and it was free", "room for one more", "forty and still at home", "open plan living", "she counted three this morning", "my feet stick out", "two fish, two breakfasts", "an inside job", "the baby of the family", "he only came for the view", "back to the beginning", "wait until your father’s home", "a bad egg", "who has been sleeping in my nest?", "empty nest, corrected", "hatch me", "I’ll be no trouble", "the wrong brother", "fake it till you feather", "sleepover", "boomerang child", "he’s got your spots", "born too late", "half a shell ago", "no place like it", "will it be worms?", "I’d like to start again", "act like an egg")  # fmt: skip
    s.relate("curled man", "sleeps in", "nest")
    s.about(place="a cliff of birds", time="noon", light="from the sea", composition="low", view="from above", foreground="a gull’s head and beak", unexplained="why the gull brought two fish")
