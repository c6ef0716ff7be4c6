"""He Brought the News: on the slip a fisherman kneels in the arms of a bull seal."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse

SEAL = (
    "330,420 330,330 368,240 440,190 530,186 610,224 660,300 674,400! 700,500 770,600 820,700! 820,1130! 700,1120 640,1080! 300,1080! 200,900 140,800 128,690 170,600 230,570 310,520"
)
MAN = "190,1010! 172,900 168,800 176,720 204,640 276,588 390,574 500,590 582,640 618,740 622,880 606,1010! 400,1030"
HEADM = "250,600! 214,580 196,556 184,540! 166,536 152,528 160,508! 172,490 176,470 184,440 216,396 270,376 330,390 374,440 380,510 360,570 340,610!"
LEFT = "150,700! 130,640 170,590 230,600! 290,640 340,700 380,760! 420,776 424,800 396,806! 416,830 404,850 376,840! 382,870 364,880 340,858! 336,884 316,886 300,856! 290,876 270,870 262,840! 220,790 176,740"
RIGHT = "690,640! 660,596 620,590 580,620! 540,690 510,760 490,830! 470,850 474,872 504,866! 490,900 506,912 534,888! 530,916 550,922 568,892! 570,916 594,914 600,882! 616,900 634,886 630,850! 670,780 700,700"


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
        m.flat(MAN, spot=True, gap=9, around=KEY)
        m.strokes([[(410, 800), (398, 900), (402, 1020)], [(300, 900), (276, 960), (270, 1010)], [(540, 950), (548, 980), (550, 1010)], [(330, 620), (370, 640), (420, 640)]], 12, ends=(0.2, 0.5), black=True)
        m.flat(HEADM, ink=0, gap=7, around=KEY)
        m.flat("314,500 336,486 354,502 350,534 330,546 318,530", ink=1, gap=4, around=KEY)
        m.strokes([[(184, 478), (206, 484), (228, 474)], [(188, 464), (208, 458), (226, 446)], [(178, 446), (206, 430), (236, 438)], [(172, 540), (196, 536), (206, 550)], [(232, 486), (246, 478), (254, 466)], [(230, 470), (246, 466), (256, 456)]], 7, ends=(0.4, 0.2), black=True)
        wedges(m, [[(206, 492), (212, 520), (210, 540)]], 12, 2, ends=(0.2, 0.8))
        wedges(m, [[(370, 460), (372, 510), (356, 560)], [(346, 420), (356, 450), (360, 480)]], 12, 1, ends=(0.2, 0.2))
        m.flat("676,560! 640,548 604,552 582,566 596,578 626,578! 596,582 574,594 584,608 622,604! 592,614 578,626 592,638 630,628! 606,642 606,656 630,658 668,640 690,620!", ink=0, gap=6, around=KEY)
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
            t.strokes([[(210, 640), (280, 700), (350, 780)], [(190, 680), (250, 740), (310, 820)], [(620, 640), (570, 740), (530, 850)], [(650, 690), (610, 770), (580, 860)]], 11, ends=(0.1, 0.2))
    s.describe("A fisherman in yellow kneels in the arms of a huge seal. We see his back, his bald head, his crumpled face and the seal’s wide eyes. Two dry oars stand on the left.")
    s.moods("tender", "sorrowful", "quiet", "comforting")
    s.themes("grief", "comfort", "friendship", "the sea", "loss")
    s.says("hug", "condolence", "slippery", "brotherhood", "widower", "rescue", "reunion", "fishy", "there, there", "he brought the news", "cold comfort", "big boys cry", "I lost my boat", "squeeze", "they never met before today", "the sea says sorry", "don’t let go", "one of them knows", "sealed with a kiss", "let it out", "the last of the crew", "a shoulder to cry on", "what the tide told him", "a good coat and a better friend", "nobody else was awake", "he smells of home", "the wrong one came back", "we were enemies on Tuesday", "dry your eyes", "hold me till it’s over", "the one that got away came back", "old friends, new smell", "therapy", "no words in seal", "was it my brother?", "two bald men", "a wet goodbye", "forgive us our nets", "I know, I know", "it’s always the quiet ones", "drowning in kindness", "he never hugged me like that", "the other oars stayed dry", "strong and silent")  # fmt: skip
    s.relate("bull seal", "guards", "fisherman")
    s.about(place="a slip by the sea", time="dawn", light="grey light from the left", composition="right", view="eye level, from behind", foreground="the soles of two boots", unexplained="whose dry oars those are")
