"""Before You Buy It: a woman holds a glowing egg up to her face, and a grown cock inside it looks back at her."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import oval

EGG = "300,130 390,160 450,250 476,360 462,470 410,556 320,590 228,570 164,490 144,380 160,260 214,164"
FACE = "820,120! 700,130 620,200 590,290 584,350 590,380! 560,430 530,480 506,520 512,548 548,560! 560,572 556,588! 534,600 526,616 536,630 552,634! 538,644 540,664 556,676! 560,700 548,730 556,768 590,796 640,806 700,790 740,860 760,960! 820,960!"
COCK = (
    "402,250! 414,262 432,282 448,304! 424,300 404,302! 398,316 402,340 408,372 396,430 362,480 320,506 280,510! 276,530 282,546! 266,546 264,512! 250,510! 246,530 250,546! 234,544 236,500! "
    "206,476 190,440 176,390 180,330 200,270 230,240! 222,290 232,330 252,356 280,366! 310,360 330,340 344,310 350,270 360,240 380,230 396,236!"
)


@card(id="yv6evi", title="Before You Buy It", seed=28, palette="lino_fox_fire", light=(-0.4, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.4, -0.3, 0.5)])
    with p.thing("cellar", "place") as dark:
        dark.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=KEY)
        dark.rays((310, 370), (196, 400), 40, 16, (150, 330))
        with dark.down_to(2):
            dark.rays((310, 370), (200, 470), 30, 18, (100, 350))
    with p.thing("woman", "subject") as w:
        w.flat("620,210! 600,120 640,40 720,-20! 820,-20! 820,1220! 560,1220! 590,1060 640,930 690,800! 700,700 690,560 650,440 620,330!", ink=3, gap=8, around=KEY)
        w.flat(FACE, ink=2, gap=7, around=KEY)
        with w.within(FACE):
            w.flat("540,420! 500,520 500,560 560,566 600,540 604,500 640,440 680,420 700,380 660,370 640,330 640,250 700,120! 560,120!", ink=1)
            wedges(w, fringe([(640, 250), (640, 330), (664, 372), (700, 384)], length=(24, 60), turn=-73, every=16, seed=3), 8.5, 1)
            w.flat("500,676! 560,676 590,690 596,730 580,770 600,800! 520,800!", ink=1)
        w.flat("820,100! 720,100 640,170 610,250 604,330! 640,270 690,230 740,240 770,330 770,470 740,620 720,760 740,860! 780,980! 820,1000!", ink=3, gap=7, around=KEY)
        w.strokes([[(760, 180), (700, 190), (650, 240)], [(800, 300), (796, 420), (770, 560)], [(806, 480), (790, 620), (760, 740)]], 12, ends=(0.1, 0.1), spot=0)
        # brow, eye, mouth
        w.strokes([[(596, 378), (630, 352), (690, 350), (730, 376)]], 17, ends=(0.3, 0.1), black=True)
        w.flat("612,418! 640,396 676,396 708,424! 676,440 640,440!", ink=0, gap=5, around=KEY)
        w.flat(oval(640, 417, 19, 19), ink=KEY)
        w.dots([(634, 411, 6)], 0)
        w.strokes([[(606, 420), (640, 393), (680, 393), (716, 428)]], 10, ends=(0.4, 0.1), black=True)
        w.strokes([[(524, 616), (560, 622), (600, 614)], [(548, 552), (574, 548), (584, 526)], [(634, 600), (624, 640), (634, 680)], [(640, 456), (670, 462), (700, 450)]], 9, ends=(0.7, 0.05), black=True)
    with p.thing("egg", "subject") as e:
        e.flat(EGG, ink=0, gap=9, around=1)
        with e.within(EGG):
            wedges(e, fringe([(300, 130), (214, 164), (160, 260), (144, 380), (164, 490), (228, 570), (320, 590), (410, 556), (462, 470), (476, 360), (450, 250), (390, 160), (300, 130)], length=(14, 38), turn=90, every=15, seed=5), 8.5, 1)
    with p.thing("cock in the egg", "accent") as c:
        c.flat("230,246! 200,216 210,180 250,160! 240,190 262,180 290,170! 270,200 300,200! 276,230 262,260 260,300!", ink=2)
        c.flat(COCK, ink=KEY)
        c.flat("354,246! 346,222 358,214! 362,196 380,200! 392,190 402,206! 412,212 408,236! 390,226 370,232!", ink=2)
        c.flat("404,300! 418,306 420,330 408,340 396,324!", ink=2)
        c.flat(oval(386, 264, 12, 12), ink=0)
        c.flat(oval(389, 265, 6, 6), ink=KEY)
        with c.down_to(1):
            c.strokes([[(250, 400), (290, 430), (340, 420)], [(236, 430), (284, 462), (334, 450)], [(356, 330), (360, 360), (350, 390)], [(376, 336), (382, 366), (374, 400)]], 9, ends=(0.1, 0.3))
        c.flat(oval(318, 552, 22, 14), ink=0, gap=5, around=KEY)
    with p.thing("hand") as h:
        h.flat("-20,760! 60,700 110,640 130,590! 104,540 96,490 120,470 148,490 176,536 222,576! 300,600 380,596 430,560! 462,520 492,510 512,532 500,570 462,614! 484,616 494,640 474,668 440,690! 460,696 462,722 440,742 390,760! 350,774 300,790 240,840 200,920 150,1010 60,1100 -20,1150!", ink=2, gap=9, around=KEY)
        h.strokes([[(466, 612), (400, 640), (350, 660)], [(442, 690), (390, 704), (340, 714)]], 9, ends=(0.9, 0.1), black=True)
        h.strokes([[(226, 590), (260, 640), (330, 650)], [(186, 640), (230, 690), (300, 700)]], 9, ends=(0.6, 0.1), black=True)
        with h.down_to(1):
            h.strokes([[(112, 500), (130, 540), (160, 580)], [(496, 528), (484, 560), (440, 610)], [(478, 640), (440, 664), (400, 676)], [(440, 718), (400, 732), (360, 736)], [(90, 690), (150, 660), (180, 700)]], 13, ends=(0.3, 0.1))
        h.flat("112,494! 124,484 142,498 152,520 136,526 120,516!", ink=0)
    with p.thing("basket") as b:
        for x, y in ((90, 1180), (190, 1172), (290, 1186), (390, 1176), (140, 1120), (250, 1116), (350, 1122)):
            b.flat(oval(x, y, 52, 60, 10), ink=2, gap=7, around=KEY)
    s.describe("A woman holds a glowing egg up to her face. In it stands a full-grown black cock and looks back at her. At its feet lies another, small egg.")
    s.moods("suspicious", "eerie", "curious", "warm")
    s.themes("birth", "knowledge", "secrets", "trade", "time")
    s.says("x-ray", "inspection", "candle", "cockcrow", "prophecy", "tenant", "ripeness", "doubt", "hello in there", "which came first?", "read the small print", "I was like that before I came", "he won’t come out", "who let you in?", "two sides of a shell", "and inside that one?", "fully furnished", "an overdue guest", "caught in the light", "look before you cook", "breakfast looks back", "the landlord calls", "never count them", "a lantern with opinions", "grown up too soon", "I know your grandmother", "not for sale", "I shall crow when ready", "she always was suspicious", "the future, plucked and proud", "late leaver", "a night in the sun", "nobody’s chick", "homebody", "held up to the truth", "handle with care", "you can’t unsee it", "what I keep inside", "a very small theatre", "egged on", "still living with mother", "you first, says the egg", "worlds within worlds", "scrambled, please")  # fmt: skip
    s.relate("cock in the egg", "is trapped in", "egg")
    s.about(place="a milk cellar", time="night", light="through the egg", composition="diagonal", view="near, over an egg", foreground="a heap of eggs", unexplained="an egg lies inside the egg")
