"""He Brought the News: on the slip a fisherman kneels in the arms of a bull seal."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

SEAL = "480,92! 384,104 314,160 276,246 270,340 288,420 250,490 196,560 160,650 148,760 156,900 164,1010 190,1090 236,1124! 760,1124! 800,1080 812,980 814,820 800,680 764,570 712,490 676,420 690,340 684,246 646,160 576,104"
MAN = "440,604! 360,608 284,642 240,700 222,790 220,880 206,980 184,1094! 330,1118 450,1122 570,1118 716,1094! 694,980 676,880 674,790 656,700 608,642 524,608"
HEADM = "348,396! 416,408 462,460 472,528 456,590 430,650! 300,656! 288,634 258,632 244,620 246,606! 256,598 250,590! 238,584 236,572 246,564! 236,556 232,546! 206,546 190,536 196,516 222,486! 226,468 232,446 260,416 300,400"
# the fore flippers: from the shoulder, round his side, five digits on his back
LEFT = "166,650! 204,640 240,690 262,752 310,796 380,826 470,838! 500,840 506,862 482,868! 500,876 498,898 470,896! 484,908 474,928 448,920! 454,938 438,952 416,938! 412,958 392,962 376,944! 300,936 222,908 168,846 148,740"
RIGHT = "800,650! 768,600 720,600 680,640 620,668 540,674 448,672! 418,670 408,692 430,702! 406,706 402,728 428,734! 408,744 412,766 440,764! 426,780 438,798 464,786! 464,806 484,814 502,796! 590,806 690,810 764,784 806,730"
SOLE = "-46,-84 -42,-104 0,-112 42,-104 46,-84 44,-52 33,-20 44,10 58,44 46,84 0,96 -46,84 -58,44 -44,10 -33,-20 -44,-52"


@card(id="gfbj6g", title="He Brought the News", seed=14, palette="lino_slate_milk", light=(-0.8, -0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.7, -0.3, 0.4)])
    with p.thing("dawn", "place") as w:
        w.flat("-10,-10! 810,-10! 810,640! -10,640!", ink=1)
        w.flat("-10,470! 810,440! 810,660! -10,660!", ink=2)
        with w.down_to(1):
            w.strokes([[(-10, 520), (70, 526), (190, 516)], [(40, 566), (110, 572), (190, 562)], [(720, 490), (760, 494), (810, 486)], [(-10, 610), (50, 606), (150, 612)]], 10, ends=(0.1, 0.1))
        w.flat("-10,640 200,632! 810,640! 810,1210! -10,1210!", ink=0)
        wedges(w, [[(20, 1160), (200, 1170), (330, 1160)], [(430, 1176), (580, 1182), (760, 1166)]], 12, 1, ends=(0.1, 0.1))
    with p.thing("dry oars", "prop") as m:
        for x, a in ((88, -1.5), (116, 2.5)):
            m.flat(moved("-8,0! -9,-500 -12,-560 -30,-620 -32,-760 -20,-788 0,-794 20,-788 32,-760 30,-620 12,-560 9,-500 8,0!", (x, 1110), 1.0, a), gap=6, around=0)
            m.strokes(moved_lines([[(0, -640), (0, -700), (0, -760)]], (x, 1110), 1.0, a), 7, ends=(0.2, 0.4))
        wedges(m, [[(20, 1112), (84, 1120), (150, 1110)]], 16, 2, ends=(0.1, 0.1))
    with p.thing("bull seal", "subject") as t:
        t.flat(SEAL, gap=8)
        with t.within(SEAL):
            t.flat("480,84! 384,96 306,152 268,246 262,340 280,420 242,490 180,570! 226,570 292,500 322,420 312,340 318,260 346,190 400,128", ink=2)
            wedges(t, fringe([(470, 100), (398, 134), (346, 192), (318, 262), (312, 340), (322, 420), (290, 500)], 14, (26, 54), -110, seed=2), 18, 2)
        x, y = -30, -74
        t.flat(moved("436,372! 470,350 540,350 574,374! 606,410 600,456 556,480 504,470! 456,482 410,458 406,412", (x, y)), ink=1)
        t.flat(moved("474,356 504,346 536,356 528,384 504,398 482,384", (x, y)), ink=KEY)
        t.strokes(moved_lines([[(504, 396), (504, 430), (504, 440)], [(504, 438), (474, 462), (440, 450)], [(504, 438), (536, 462), (572, 448)]], (x, y)), 8, ends=(0.5, 0.3), black=True)
        t.strokes(moved_lines([[(570, 420), (630, 436), (684, 476)], [(566, 438), (616, 466), (656, 510)], [(440, 420), (390, 436), (346, 470)]], (x, y)), 6, ends=(0.8, 0.2))
        t.dots([(x + a, y + b, 4) for a, b in ((560, 412), (548, 428), (570, 436), (448, 412), (462, 428), (440, 436))], KEY)
        for u in (396, 562):
            t.flat(ellipse(u, 240, 37, 39), ink=0), t.flat(ellipse(u, 242, 31, 33), ink=KEY), t.flat(ellipse(u - 10, 230, 10, 10), ink=0)
        with t.down_to(2):
            t.strokes([[(346, 196), (372, 172), (410, 176)], [(550, 176), (586, 172), (614, 196)]], 10, ends=(0.3, 0.3))
    with p.thing("fisherman", "subject") as m:
        m.flat(MAN, spot=True, gap=9, around=KEY)
        m.strokes([[(446, 650), (448, 668), (448, 690)], [(450, 950), (453, 1030), (450, 1124)], [(244, 960), (226, 1010), (218, 1080)], [(640, 880), (660, 960), (676, 1070)]], 12, ends=(0.2, 0.5), black=True)
        for x, a in ((318, 5), (570, -5)):
            m.flat(moved(SOLE, (x, 1068), 1.02, a), ink=KEY)
            m.flat(moved(SOLE, (x, 1068), 0.86, a), ink=2)
            m.flat(moved("-49,-56! 0,-50 49,-56! 49,-38! 0,-32 -49,-38!", (x, 1068), 0.86, a), ink=KEY)
            m.strokes(moved_lines([[(-40, v), (0, v + 5), (40, v)] for v in (14, 34, 54)], (x, 1068), 1.04, a), 10, ends=(0.5, 0.5), black=True)
        m.flat(HEADM, ink=0, gap=8, around=KEY)
        m.flat("372,516 396,500 416,516 412,552 390,568 376,552", ink=1, gap=5, around=KEY)
        m.strokes([[(236, 502), (262, 516), (292, 502)], [(226, 452), (254, 458), (292, 484)], [(300, 506), (314, 500), (326, 502)], [(246, 584), (266, 584), (282, 602)], [(270, 552), (288, 570), (292, 596)], [(386, 524), (400, 526), (394, 550)]], [10, 12, 7, 9, 7, 8], ends=(0.4, 0.3), black=True)
        m.flat("254,520! 264,538 268,556 256,566 244,556 246,538!", ink=2)
        m.flat(tube([(280, 650, 22), (360, 662, 27), (450, 640, 22)]), spot=True, gap=7, around=KEY)
    with p.thing("flippers") as t:
        for shape, claws in ((LEFT, ((500, 854, 10), (494, 888, 18), (470, 920, 38), (432, 944, 60), (390, 956, 80))), (RIGHT, ((412, 682, 186), (406, 718, 172), (412, 756, 160), (434, 792, 130), (484, 808, 108)))):
            with t.within(MAN):
                t.flat(shape, gap=8, around=0)
            t.flat(shape)
            for x, y, a in claws:
                t.flat(moved(lens((-8, 0), (17, 0), 6, 0.4), (x, y), 1.0, a), ink=1, gap=4, around=KEY)
        with t.down_to(2):
            t.strokes([[(470, 866), (420, 856), (360, 834)], [(456, 894), (390, 880), (310, 842)], [(432, 918), (360, 904), (270, 860)], [(446, 702), (520, 706), (600, 700)], [(444, 734), (530, 738), (630, 726)], [(456, 762), (540, 768), (660, 756)]], 11, ends=(0.5, 0.1))
            t.strokes([[(250, 706), (224, 664), (186, 644)], [(212, 904), (182, 872), (162, 820)], [(650, 662), (690, 634), (750, 616)], [(682, 818), (730, 806), (784, 756)]], 11, ends=(0.6, 0.1))
    s.describe("A bald fisherman in yellow kneels in a seal’s arms. We see his back, and his face turned aside, crumpled, with a tear. The huge dark seal looks at us with wide eyes. Two oars stand on the left.")
    s.moods("tender", "sorrowful", "quiet", "comforting")
    s.themes("grief", "comfort", "friendship", "the sea", "loss")
    s.says("hug", "condolence", "slippery", "brotherhood", "widower", "rescue", "reunion", "fishy", "there, there", "he brought the news", "cold comfort", "big boys cry", "I lost my boat", "squeeze", "they never met before today", "the sea says sorry", "don’t let go", "one of them knows", "sealed with a kiss", "let it out", "the last of the crew", "a shoulder to cry on", "what the tide told him", "a good coat and a better friend", "nobody else was awake", "he smells of home", "the wrong one came back", "we were enemies on Tuesday", "dry your eyes", "hold me till it’s over", "the one that got away came back", "old friends, new smell", "therapy", "no words in seal", "was it my brother?", "two bald men", "a wet goodbye", "forgive us our nets", "I know, I know", "it’s always the quiet ones", "drowning in kindness", "he never hugged me like that", "the other oars stayed dry", "strong and silent")  # fmt: skip
    s.relate("bull seal", "guards", "fisherman")
    s.about(place="a slip by the sea", time="dawn", light="grey light from the left", composition="right", view="eye level, from behind", foreground="the soles of two boots", unexplained="whose dry oars those are")
