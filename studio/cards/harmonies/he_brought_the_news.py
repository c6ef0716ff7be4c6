"""He Brought the News: on the slip a fisherman kneels in the arms of a bull seal."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

SEAL = "330,420 330,330 368,240 440,190 530,186 610,224 660,300 674,400! 700,500 770,600 820,700! 820,1130! 700,1120 640,1080! 300,1080! 200,900 140,800 128,690 170,600 230,570 310,520"
MAN = "190,1010! 172,900 168,800 176,720 204,640 276,588 390,574 500,590 582,640 618,740 622,880 606,1010! 400,1030"
HEADM = "290,626! 262,620 246,608 242,595! 249,587 247,580! 234,575 233,566 241,560! 232,556 226,546! 206,544 192,536 200,514! 214,492 216,470 224,440 256,396 310,376 370,390 414,440 420,510 402,570 384,620!"
LEFT = "134,690! 166,606 222,622 292,678 366,728 424,774 452,818! 444,850 410,868 360,876 290,872 226,846 176,800 142,750"
RIGHT = "770,752! 690,712 630,744 574,800 524,852 486,900! 490,930 522,948 578,946 640,922 690,884 740,830"
HAND = "-24,0! -28,-30 -30,-44! -50,-56 -62,-74 -52,-84 -40,-76 -26,-64! -26,-100 -24,-120 -14,-128 -6,-118 -5,-84! -3,-110 0,-136 10,-142 18,-132 17,-84! 20,-106 24,-126 34,-130 41,-120 38,-80! 42,-96 48,-108 57,-110 62,-100 58,-70 48,-40 34,-20 28,0!"


@card(id="gfbj6g", title="He Brought the News", seed=14, palette="lino_slate_milk", light=(-0.8, -0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.7, -0.3, 0.4)])
    with p.thing("dawn", "place") as w:
        w.flat("-10,-10! 810,-10! 810,640! -10,640!", ink=1)
        w.flat("-10,470! 810,440! 810,660! -10,660!", ink=2)
        with w.down_to(1):
            w.strokes([[(-10, 520), (70, 526), (160, 516)], [(40, 566), (110, 572), (190, 562)], [(690, 490), (750, 494), (810, 486)], [(-10, 610), (50, 606), (120, 612)]], 10, ends=(0.1, 0.1))
        w.flat("-10,640 200,632! 810,640! 810,1210! -10,1210!", ink=0)
        wedges(w, [[(20, 1150), (200, 1160), (380, 1150)], [(430, 1176), (580, 1182), (760, 1170)]], 12, 1, ends=(0.1, 0.1))
    with p.thing("bull seal", "subject") as t:
        t.flat(SEAL, gap=8)
        with t.within(SEAL):
            t.flat("330,420 330,330 368,240 440,190 470,190! 400,260 372,340 380,440 360,560! 300,640! 214,760!", ink=2)
            wedges(t, fringe([(470, 190), (400, 262), (372, 340), (380, 440), (362, 560)], 13, (26, 60), -110, seed=2), 18, 2)
            with t.down_to(2):
                t.strokes([[(690, 700), (750, 760), (800, 860)], [(670, 800), (730, 870), (790, 980)], [(664, 910), (720, 970), (780, 1070)]], 15, ends=(0.1, 0.2))
        t.flat("436,372! 470,350 540,350 574,374! 606,410 600,456 556,480 504,470! 456,482 410,458 406,412", ink=1)
        t.flat("474,356 504,346 536,356 528,384 504,398 482,384", ink=KEY)
        t.strokes([[(504, 396), (504, 430), (504, 440)], [(504, 438), (474, 462), (440, 450)], [(504, 438), (536, 462), (572, 448)]], 8, ends=(0.5, 0.3), black=True)
        t.strokes([[(440, 420), (390, 436), (346, 470)], [(446, 436), (404, 462), (372, 500)], [(570, 420), (630, 436), (676, 470)], [(564, 436), (612, 464), (650, 504)]], 5, ends=(0.8, 0.2))
        for x in (424, 590):
            t.flat(ellipse(x, 312, 36, 38), ink=0)
            t.flat(ellipse(x, 314, 30, 32), ink=KEY)
            t.flat(ellipse(x - 10, 302, 9, 9), ink=0)
    with p.thing("fisherman", "subject") as m:
        m.flat("196,980! 150,1060 150,1120 200,1150 400,1120 600,1150 650,1110 640,1050 606,980!", gap=7)
        for x, a in ((262, -8), (536, 8)):
            m.flat(ellipse(x, 1134, 84, 50, degrees=a), ink=KEY, gap=7)
            m.flat(ellipse(x, 1136, 64, 34, degrees=a), ink=2)
            m.strokes([[(x - 40 + k * 20, 1112), (x - 38 + k * 20, 1136), (x - 40 + k * 20, 1160)] for k in range(5)], 8, ends=(0.6, 0.6), black=True)
        m.flat(tube([(520, 690, 54), (610, 706, 52), (668, 702, 48), (688, 664, 43), (664, 620, 39)], ends=(1, 0)), spot=True, gap=8, around=KEY)
        m.flat(MAN, spot=True, gap=9, around=KEY)
        m.strokes([[(410, 800), (398, 900), (402, 1020)], [(300, 900), (276, 960), (270, 1010)], [(540, 950), (548, 980), (550, 1010)]], 12, ends=(0.2, 0.5), black=True)
        m.flat(HEADM, ink=0, gap=7, around=KEY)
        m.flat("352,500 374,484 392,500 388,534 368,548 356,532", ink=1, gap=4, around=KEY)
        m.strokes([[(236, 484), (260, 496), (288, 486)], [(228, 442), (254, 444), (288, 468)], [(298, 488), (310, 486), (318, 480)], [(240, 571), (254, 572), (264, 584)], [(366, 506), (378, 510), (372, 530)]], 8, ends=(0.4, 0.3), black=True)
        m.flat("266,502! 276,522 279,540 268,550 257,540 258,522", ink=2)
        m.flat(tube([(272, 626, 20), (330, 642, 24), (400, 624, 20)]), spot=True, gap=6, around=KEY)
        m.flat(tube([(682, 650, 44), (662, 616, 41)], ends=(0, 0)), spot=True, gap=5, around=KEY)
        m.flat(moved(HAND, (662, 614), 1.0, -30), ink=0, gap=6, around=KEY)
    with p.thing("dry oars", "prop") as m:
        for x in (44, 96):
            m.flat([(x - 5, 660), (x + 5, 660), (x + 9, 1010), (x + 22, 1060), (x + 22, 1180), (x - 18, 1180), (x - 18, 1060), (x - 6, 1010)], ink=KEY, gap=6)
    with p.thing("flippers") as t:
        with t.within(MAN):
            t.flat(LEFT, gap=7, around=0)
            t.flat(RIGHT, gap=7, around=0)
        t.flat(LEFT)
        t.flat(RIGHT)
        with t.down_to(2):
            t.strokes([[(220, 660), (290, 716), (370, 790)], [(190, 690), (250, 752), (330, 816)], [(650, 768), (590, 836), (540, 900)], [(690, 786), (640, 850), (590, 910)]], 12, ends=(0.1, 0.2))
    s.describe("A bald fisherman in yellow kneels in a seal’s arms. We see his back, and his face turned aside, crumpled, with a tear. The huge dark seal looks at us with wide eyes. Two oars stand on the left.")
    s.moods("tender", "sorrowful", "quiet", "comforting")
    s.themes("grief", "comfort", "friendship", "the sea", "loss")
    s.says("hug", "condolence", "slippery", "brotherhood", "widower", "rescue", "reunion", "fishy", "there, there", "he brought the news", "cold comfort", "big boys cry", "I lost my boat", "squeeze", "they never met before today", "the sea says sorry", "don’t let go", "one of them knows", "sealed with a kiss", "let it out", "the last of the crew", "a shoulder to cry on", "what the tide told him", "a good coat and a better friend", "nobody else was awake", "he smells of home", "the wrong one came back", "we were enemies on Tuesday", "dry your eyes", "hold me till it’s over", "the one that got away came back", "old friends, new smell", "therapy", "no words in seal", "was it my brother?", "two bald men", "a wet goodbye", "forgive us our nets", "I know, I know", "it’s always the quiet ones", "drowning in kindness", "he never hugged me like that", "the other oars stayed dry", "strong and silent")  # fmt: skip
    s.relate("bull seal", "guards", "fisherman")
    s.about(place="a slip by the sea", time="dawn", light="grey light from the left", composition="right", view="eye level, from behind", foreground="the soles of two boots", unexplained="whose dry oars those are")
