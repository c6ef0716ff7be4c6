"""Before You Buy It: a woman holds a glowing egg up to her face, and a grown cock inside it looks back at her."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse, oval
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

EGG = "300,130 390,160 450,250 476,360 462,470 410,556 320,590 228,570 164,490 144,380 160,260 214,164"
FACE = "820,120! 700,130 620,200 590,290 584,350 590,380! 570,430 546,480 528,516 530,544 560,556! 568,570 562,588! 544,598 536,614 544,630 558,634! 546,644 546,662 560,676! 564,700 552,730 558,768 590,796 640,806 700,790 730,760! 820,760!"
COCK = "402,250! 414,262 432,282 448,304! 424,300 404,302! 398,316 402,340 408,372 396,430 362,480 320,506 280,510! 278,548! 258,548! 258,510! 244,508! 238,546! 218,546! 224,498! 204,474 190,440 186,390 200,340 226,306 250,300! 262,346 290,360! 316,352 334,330 346,300 352,266 362,240 382,230 398,238!"
TAIL = (([(236, 350, 22), (214, 280, 22), (178, 236, 16), (146, 262, 4)], KEY), ([(250, 340, 20), (246, 254, 19), (214, 190, 15), (168, 188, 4)], 2), ([(266, 338, 17), (278, 260, 16), (262, 196, 13), (222, 152, 4)], KEY))
# the palm lies behind the egg: wrist, ball of the thumb, then up behind the shell to the fingers and down the edge of the hand
PALM = "318,960! 302,900 286,850 244,800 190,742 156,680 134,600 150,520! 300,560 460,440! 488,500 490,570 480,640 458,710 436,770 430,820 448,880!"
THUMB = [(242, 716, 48), (170, 652, 43), (140, 576, 36), (178, 498, 30)]
FINGERS = ([(494, 376, 29), (462, 382, 33), (424, 384, 27)], [(490, 442, 30), (454, 450, 34), (408, 452, 28)], [(474, 510, 31), (440, 520, 33), (394, 518, 27)], [(450, 574, 27), (420, 584, 29), (378, 578, 24)])


@card(id="yv6evi", title="Before You Buy It", seed=28, palette="lino_fox_fire", light=(-0.4, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.4, -0.3, 0.5)])

    def small(shape: str | list[tuple[float, float]]) -> list[tuple[float, float]]:
        return moved(shape, (42, 38), 0.86)

    with p.thing("cellar", "place") as dark:
        dark.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=KEY)
        dark.rays((310, 370), (196, 400), 40, 16, (130, 330))
        with dark.down_to(2):
            dark.rays((310, 370), (200, 470), 30, 18, (130, 350))
    with p.thing("woman", "subject") as w:
        w.flat("620,210! 600,120 640,40 720,-20! 820,-20! 820,1220! 560,1220! 590,1060 640,930 690,800! 700,700 690,560 650,440 620,330!", ink=3, gap=8, around=KEY)
        w.flat(FACE, ink=2, gap=7, around=KEY)
        with w.within(FACE):
            w.flat("540,420! 500,520 500,560 560,566 600,540 604,500 640,440 680,420 700,380 660,370 640,330 640,250 700,120! 560,120!", ink=1)
            wedges(w, fringe([(640, 250), (640, 300), (648, 336)], length=(24, 50), turn=-73, every=16, seed=3), 8.5, 1)
            w.flat("500,676! 560,676 590,690 596,730 580,770 600,800! 520,800!", ink=1)
        w.flat("820,100! 720,100 640,170 610,250 604,330! 640,270 690,230 740,240 770,330 774,470 752,620 716,730 646,802! 662,836 700,848! 760,800 820,790!", ink=3, gap=7, around=KEY)
        w.flat("690,846! 640,880 610,930 596,990! 640,976 670,980! 690,930 712,870!", ink=3, gap=7, around=KEY), w.flat(oval(684, 836, 34, 27, -20), ink=3, gap=7, around=KEY)
        w.strokes([[(760, 180), (700, 190), (650, 240)], [(800, 300), (800, 420), (780, 560)], [(800, 640), (770, 720), (720, 780)]], 12, ends=(0.1, 0.1), spot=0)
        w.strokes([[(596, 378), (630, 352), (690, 350), (730, 376)]], 17, ends=(0.3, 0.1), black=True), w.flat("612,418! 640,396 676,396 708,424! 676,440 640,440!", ink=0, gap=5, around=KEY)
        w.flat(oval(640, 417, 19, 19), ink=KEY), w.dots([(634, 411, 6)], 0)
        w.strokes([[(606, 420), (640, 393), (680, 393), (716, 428)]], 10, ends=(0.4, 0.1), black=True)
        w.strokes([[(548, 616), (576, 622), (610, 612)], [(562, 552), (584, 546), (592, 524)], [(634, 600), (624, 640), (634, 680)], [(640, 456), (670, 462), (700, 450)]], 9, ends=(0.7, 0.05), black=True)
    with p.thing("basket") as b:
        for x, y in ((150, 1090), (262, 1104), (44, 1120), (96, 1172), (208, 1176), (322, 1180)):
            b.flat(ellipse(x, y, 54, 66, degrees=(x * 7) % 40 - 20), ink=2, gap=8, around=KEY)
            with b.down_to(1):
                b.strokes([[(x - 30, y + 6), (x - 28, y - 24), (x - 8, y - 44)]], 13, ends=(0.1, 0.1))
    with p.thing("hand") as h:
        h.flat(tube([(640, 1270, 150), (510, 1100, 120), (384, 900, 84)], ends=CUT), ink=3, gap=9, around=KEY), h.strokes([[(560, 1180), (500, 1090), (446, 1030)], [(640, 1120), (580, 1040), (540, 1000)]], 13, black=True, ends=(0.1, 0.1))
        h.flat(PALM, ink=2, gap=9, around=KEY), h.flat(tube([(310, 948, 24), (384, 902, 28), (458, 850, 24)]), ink=1, gap=8, around=KEY)
    with p.thing("egg", "subject") as e:
        e.flat(EGG, ink=0, gap=9, around=1), e.flat(EGG, ink=0)
    with p.thing("cock in the egg", "accent") as c:
        for line, ink in TAIL:
            c.flat(small(tube(line)), ink=ink, gap=4)
        c.flat(small(COCK), ink=KEY), c.flat(small("354,246! 346,222 358,214! 362,196 380,200! 392,190 402,206! 412,212 408,236! 390,226 370,232!"), ink=2)
        c.flat(small("404,300! 418,306 420,330 408,340 396,324!"), ink=2)
        c.flat(small(oval(386, 264, 12, 12)), ink=0), c.flat(small(oval(389, 265, 6, 6)), ink=KEY)
        wedges(c, [small(q) for q in ([(250, 400), (290, 430), (340, 420)], [(236, 430), (284, 462), (334, 450)], [(356, 330), (360, 360), (350, 390)], [(376, 336), (382, 366), (374, 400)])], 9, 1, ends=(0.1, 0.3))
        c.flat(oval(316, 541, 22, 15), ink=0, gap=5, around=KEY)
    with p.thing("holding fingers") as h:
        h.flat(tube(THUMB), ink=2, gap=7, around=KEY), h.flat("246,802! 190,742 164,696 180,660 214,630 262,640 310,700 310,780!", ink=2)
        for finger in reversed(FINGERS):
            h.flat(tube(finger), ink=2, gap=7, around=KEY)
        for (x, y, r), a in ((THUMB[-1], -62), *((f[-1], 172) for f in FINGERS)):
            h.flat(moved("-12,-13! 6,-15 17,-9 20,0 17,9 6,15 -12,13! -16,0", (x, y), r / 26, a), ink=1)
        with h.down_to(1):
            h.strokes([[(206, 690), (164, 640), (140, 590)], [(290, 800), (308, 850), (318, 890)]], 13, ends=(0.1, 0.1))
        h.strokes([[(254, 640), (292, 690), (306, 760)], [(340, 640), (390, 654), (440, 642)]], 9, ends=(0.1, 0.1), black=True)
    s.describe("A woman holds a glowing egg up to her face. In it stands a full-grown black cock and looks back at her. At its feet lies another, small egg.")
    s.moods("suspicious", "eerie", "curious", "warm")
    s.themes("birth", "knowledge", "secrets", "trade", "time")
    s.says("x-ray", "inspection", "candle", "cockcrow", "prophecy", "tenant", "ripeness", "doubt", "hello in there", "which came first?", "read the small print", "I was like that before I came", "he won’t come out", "who let you in?", "two sides of a shell", "and inside that one?", "fully furnished", "an overdue guest", "caught in the light", "look before you cook", "breakfast looks back", "the landlord calls", "never count them", "a lantern with opinions", "grown up too soon", "I know your grandmother", "not for sale", "I shall crow when ready", "she always was suspicious", "the future, plucked and proud", "late leaver", "a night in the sun", "nobody’s chick", "homebody", "held up to the truth", "handle with care", "you can’t unsee it", "what I keep inside", "a very small theatre", "egged on", "still living with mother", "you first, says the egg", "worlds within worlds", "scrambled, please")  # fmt: skip
    s.relate("cock in the egg", "is trapped in", "egg")
    s.about(place="a milk cellar", time="night", light="through the egg", composition="diagonal", view="near, over an egg", foreground="a heap of eggs", unexplained="an egg lies inside the egg")
