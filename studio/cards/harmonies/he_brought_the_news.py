"""He Brought the News: on the slip a fisherman stands in the arms of a bull seal."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

SEAL = "480,92! 384,104 314,160 276,246 270,340 288,420 250,490 196,560 160,650 148,760 156,900 164,1010 190,1090 236,1124! 760,1124! 800,1080 812,980 814,820 800,680 764,570 712,490 676,420 690,340 684,246 646,160 576,104"
# the man from behind: crown 506, nape 640, shoulders 676, arms spread round the seal's breast; hem 990, boots stand at 1150
COAT = "400,652! 366,660 330,676 312,712! 318,780 324,830 312,900 292,992! 360,1004 440,1008 520,1004 590,992! 570,900 558,830 564,780 570,712! 552,676 516,660 482,652!"
SLEEVE = [(352, 708, 42), (304, 698, 42), (258, 676, 38), (216, 644, 33)]
CUFF, MITTEN = "-34,-14! 34,-14! 36,14! -36,14!", "-32,6! -40,-30 -34,-70 -8,-84 20,-74 28,-44! 40,-60 54,-56 56,-38 44,-14 32,8!"
TROUSER, BOOT = "346,980! 434,980! 430,1040 424,1090! 350,1090! 348,1040", "344,1050! 430,1050! 428,1090 424,1120 432,1140 430,1158! 338,1158! 332,1146 340,1120 346,1090"
HEAD, CAP = "-57,-100! -61,-60 -45,-28 -39,4! 39,4! 45,-28 61,-60 57,-100!", "-63,-84! -73,-120 -53,-152 -1,-164 53,-152 73,-120 63,-84!"
# the fore flippers: from the shoulder, round his side, five digits on his back
LEFT = "166,700! 204,690 240,728 262,786 310,830 380,860 470,872! 500,874 506,896 482,902! 500,910 498,932 470,930! 484,942 474,962 448,954! 454,972 438,986 416,972! 412,992 392,996 376,978! 300,970 222,942 168,880 148,774"
RIGHT = "800,690! 768,650 720,650 680,690 620,718 540,724 448,722! 418,720 408,742 430,752! 406,756 402,778 428,784! 408,794 412,816 440,814! 426,830 438,848 464,836! 464,856 484,864 502,846! 590,856 690,860 764,834 806,780"


@card(id="gfbj6g", title="He Brought the News", seed=14, palette="lino_slate_milk", light=(-0.8, -0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.7, -0.3, 0.4)])
    with p.thing("dawn", "place") as w:
        w.flat("-10,-10! 810,-10! 810,640! -10,640!", ink=1), w.flat("-10,470! 810,440! 810,660! -10,660!", ink=2)
        with w.down_to(1):
            w.strokes([[(-10, 520), (70, 526), (190, 516)], [(40, 566), (110, 572), (190, 562)], [(720, 490), (760, 494), (810, 486)], [(-10, 610), (50, 606), (150, 612)]], 10, ends=(0.1, 0.1))
        w.flat("-10,640 200,632! 810,640! 810,1210! -10,1210!", ink=0), wedges(w, [[(20, 1160), (200, 1170), (330, 1160)], [(430, 1176), (580, 1182), (760, 1166)]], 12, 1, ends=(0.1, 0.1))
    with p.thing("dry oars", "prop") as m:
        for x, a in ((62, -0.4), (101, 1.4)):
            m.flat(moved("-8,0! -9,-500 -12,-560 -30,-620 -32,-760 -20,-788 0,-794 20,-788 32,-760 30,-620 12,-560 9,-500 8,0!", (x, 1110), 0.9, a), gap=6, around=0), m.strokes(moved_lines([[(0, -640), (0, -700), (0, -760)]], (x, 1110), 0.9, a), 7, ends=(0.2, 0.4))
        wedges(m, [[(20, 1112), (84, 1120), (150, 1110)]], 16, 2, ends=(0.1, 0.1))
    with p.thing("bull seal", "subject") as t:
        t.flat(SEAL, gap=8)
        with t.within(SEAL):
            t.flat("480,84! 384,96 306,152 268,246 262,340 280,420 242,490 180,570! 226,570 292,500 322,420 312,340 318,260 346,190 400,128", ink=2), wedges(t, fringe([(470, 100), (398, 134), (346, 192), (318, 262), (312, 340), (322, 420), (290, 500)], 14, (26, 54), -110, seed=2), 18, 2)
        x, y = -30, -74
        t.flat(moved("436,372! 470,350 540,350 574,374! 606,410 600,456 556,480 504,470! 456,482 410,458 406,412", (x, y)), ink=1), t.flat(moved("474,356 504,346 536,356 528,384 504,398 482,384", (x, y)), ink=KEY)
        t.strokes(moved_lines([[(504, 396), (504, 430), (504, 440)], [(504, 438), (474, 462), (440, 450)], [(504, 438), (536, 462), (572, 448)]], (x, y)), 8, ends=(0.5, 0.3), black=True)
        t.strokes(moved_lines([[(570, 420), (630, 436), (684, 476)], [(566, 438), (616, 466), (656, 510)], [(440, 420), (390, 436), (346, 470)]], (x, y)), 6, ends=(0.8, 0.2)), t.dots([(x + a, y + b, 4) for a, b in ((560, 412), (548, 428), (570, 436), (448, 412), (462, 428), (440, 436))], KEY)
        for u in (396, 562):
            t.flat(ellipse(u, 240, 37, 39), ink=0), t.flat(ellipse(u, 242, 31, 33), ink=KEY), t.flat(ellipse(u - 10, 230, 10, 10), ink=0)
        with t.down_to(2):
            t.strokes([[(346, 196), (372, 172), (410, 176)], [(550, 176), (586, 172), (614, 196)]], 10, ends=(0.3, 0.3))
    with p.thing("fisherman", "subject") as m:
        m.flat(ellipse(440, 1156, 168, 18))
        for flip in (False, True):
            m.flat(moved(TROUSER, (882 * flip, 0), 1.0, 0, flip), ink=2, gap=7, around=KEY), m.flat(moved(BOOT, (882 * flip, 0), 1.0, 0, flip), ink=1, gap=7, around=KEY)
            m.strokes(moved_lines([[(338, 1138), (380, 1142), (432, 1136)], [(346, 1070), (386, 1074), (428, 1070)]], (882 * flip, 0), flip=flip), 9, ends=(0.6, 0.6), black=True)
        m.flat(COAT, spot=True, gap=9, around=KEY)
        for flip in (False, True):
            arm = moved(tube(SLEEVE), (882 * flip, 0), 1.0, 0, flip)
            m.flat(arm, spot=True, gap=8, around=KEY)
            hand = (666, 642) if flip else (216, 642)
            m.flat(moved(MITTEN, hand, 1.0, 58 if flip else -58, flip), ink=1, gap=7, around=KEY), m.flat(moved(CUFF, hand, 1.0, 54 if flip else -54), ink=0, gap=6, around=KEY)
        m.flat("366,664! 330,680 330,740 360,760! 520,760! 552,740 552,680 516,664!", spot=True), m.strokes([[(372, 700), (352, 740), (338, 770)], [(510, 700), (530, 740), (544, 770)], [(350, 920), (342, 960), (336, 1000)], [(530, 920), (540, 960), (546, 1000)]], 10, ends=(0.2, 0.4), black=True)
        lean = ((440, 664), 1.0, -11)
        for flip in (False, True):
            m.flat(moved(moved("-60,-88! -80,-94 -90,-76 -82,-52 -56,-44!", (0, 0), 1.0, 0, flip), *lean), ink=0, gap=7, around=KEY)
        m.flat(moved(HEAD, *lean), ink=0, gap=7, around=KEY), m.flat(moved("-57,-90! -53,-54 -37,-44! -27,-58! -19,-38! -7,-54! 5,-36! 15,-54! 25,-40! 37,-56! 53,-54 57,-90!", *lean), ink=2)
        m.flat(moved(CAP, *lean), ink=1, gap=8, around=KEY), m.flat(moved("-71,-110! -1,-98 71,-110! 75,-72! -1,-60 -75,-72!", *lean), ink=1, gap=8, around=KEY)
        m.strokes(moved_lines([[(x, -102), (x, -84), (x, -66)] for x in (-44, -15, 15, 44)], *lean), 8, ends=(0.3, 0.3), black=True), m.flat(tube([(374, 670, 18), (440, 690, 22), (508, 672, 18)]), spot=True, gap=7, around=KEY)
    with p.thing("flippers") as t:
        for shape, claws in ((LEFT, ((500, 888, 10), (494, 922, 18), (470, 954, 38), (432, 978, 60), (390, 990, 80))), (RIGHT, ((412, 732, 186), (406, 768, 172), (412, 806, 160), (434, 842, 130), (484, 858, 108)))):
            with t.within("318,640! 700,640! 700,740! 566,744! 558,830! 572,900 588,1000! 292,1000! 314,900 326,830! 318,740!"):
                t.flat(shape, gap=8, around=0)
            t.flat(shape)
            for x, y, a in claws:
                t.flat(moved(lens((-8, 0), (17, 0), 6, 0.4), (x, y), 1.0, a), ink=1, gap=4, around=KEY)
        with t.down_to(2):
            t.strokes([[(470, 900), (420, 890), (360, 868)], [(456, 928), (390, 914), (310, 876)], [(432, 952), (360, 938), (270, 894)], [(446, 752), (520, 756), (600, 750)], [(444, 784), (530, 788), (630, 776)], [(456, 812), (540, 818), (660, 806)]], 11, ends=(0.5, 0.1))
            t.strokes([[(250, 750), (224, 708), (186, 688)], [(212, 938), (182, 906), (162, 854)], [(650, 712), (690, 684), (750, 666)], [(682, 868), (730, 856), (784, 806)]], 11, ends=(0.6, 0.1))
    s.describe("A fisherman in yellow hugs a huge seal. We see his back, his woollen cap and his mittens at its sides. Its clawed flippers hold him; over his head it looks at us with wide eyes. Two oars stand on the left.")
    s.moods("tender", "sorrowful", "quiet", "comforting"), s.themes("grief", "comfort", "friendship", "the sea", "loss")
    s.says("hug", "condolence", "slippery", "brotherhood", "widower", "rescue", "reunion", "fishy", "there, there", "he brought the news", "cold comfort", "big boys cry", "I lost my boat", "squeeze", "they never met before today", "the sea says sorry", "don’t let go", "one of them knows", "sealed with a kiss", "let it out", "the last of the crew", "a shoulder to cry on", "what the tide told him", "a good coat and a better friend", "nobody else was awake", "he smells of home", "the wrong one came back", "we were enemies on Tuesday", "dry your eyes", "hold me till it’s over", "the one that got away came back", "old friends, new smell", "therapy", "no words in seal", "was it my brother?", "two wet collars", "a wet goodbye", "forgive us our nets", "I know, I know", "it’s always the quiet ones", "drowning in kindness", "he never hugged me like that", "the other oars stayed dry", "strong and silent")  # fmt: skip
    s.relate("bull seal", "guards", "fisherman"), s.about(place="a slip by the sea", time="dawn", light="grey light from the left", composition="right", view="eye level, from behind", foreground="the heels of two boots", unexplained="whose dry oars those are")
