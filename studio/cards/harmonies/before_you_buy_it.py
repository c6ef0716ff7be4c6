"""Before You Buy It: a woman holds a glowing egg up to her face, and a grown cock inside it looks back at her."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse, oval
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

EGG = "274,66 384,102 452,200 482,350 466,480 410,584 290,634 182,604 100,500 72,360 94,210 164,106"
FACE = "872,120! 752,130 672,200 642,290 636,350 642,380! 622,430 598,480 580,516 582,544 612,556! 620,570 614,588! 596,598 588,614 596,630 610,634! 598,644 598,662 612,676! 616,700 604,730 610,768 642,796 692,806 752,790 782,760! 872,760!"
# the cock from the left: eye at 364,190, breast at 412,340, hock at 276,498, spread toes on 572
COCK = "350,158! 374,156 392,170 402,188! 430,206! 404,214! 402,236! 408,270 424,310 424,356 404,404 366,440 330,458! 270,466 226,446! 190,410 178,366 190,330! 224,320 256,312 284,290 306,250 322,206 332,174"
THIGH = "230,410! 232,450 254,484 268,506! 286,506! 308,486 336,452 346,420! 290,400"
TAIL = (([(214, 400, 16), (166, 366, 20), (134, 374, 16), (112, 420, 3)], KEY), ([(210, 372, 20), (164, 316, 22), (122, 312, 17), (98, 366, 3)], 3), ([(216, 352, 22), (186, 266, 24), (142, 232, 19), (104, 286, 3)], KEY), ([(232, 340, 20), (216, 240, 22), (180, 178, 17), (136, 190, 3)], 3), ([(250, 336, 18), (252, 230, 19), (230, 154, 15), (184, 128, 3)], KEY))
LEG = ([(0, -70, 9), (5, -36, 8), (10, -4, 8)], [(8, -8, 8), (34, 0, 7), (62, 4, 3)], [(8, -6, 8), (26, 10, 7), (42, 20, 3)], [(8, -6, 8), (-12, 2, 7), (-28, 6, 3)], [(4, -26, 6), (-12, -24, 2)])
# a mitten from its palm: the wool lies behind the shell; thumb and finger bag close over its rims from both sides
PALM = "300,950! 276,886 230,840 170,784 130,730! 110,640! 180,560! 300,600 430,560! 500,640! 510,720 492,800 474,850 474,900!"
THUMB = [(240, 776, 50), (146, 706, 54), (98, 624, 47), (122, 554, 39)]
FINGERS = [(410, 790, 60), (470, 700, 64), (484, 610, 58), (462, 534, 48), (436, 500, 41)]


@card(id="yv6evi", title="Before You Buy It", seed=28, palette="lino_fox_fire", light=(-0.4, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.4, -0.3, 0.5)])

    with p.thing("cellar", "place") as dark:
        dark.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=KEY)
        dark.rays((280, 350), (220, 450), 40, 16, (130, 350))
        with dark.down_to(2):
            dark.rays((280, 350), (226, 520), 30, 18, (130, 360))
    with p.thing("woman", "subject") as w:
        w.flat("672,210! 652,120 692,40 772,-20! 820,-20! 820,1220! 560,1220! 590,1060 650,930 742,800! 752,700 742,560 702,440 672,330!", ink=3, gap=8, around=KEY), w.flat(FACE, ink=2, gap=7, around=KEY)
        with w.within(FACE):
            w.flat("592,420! 552,520 552,560 612,566 652,540 656,500 692,440 732,420 752,380 712,370 692,330 692,250 752,120! 612,120!", ink=1)
            wedges(w, fringe([(692, 250), (692, 300), (700, 336)], length=(24, 50), turn=-73, every=16, seed=3), 8.5, 1), w.flat("552,676! 612,676 642,690 648,730 632,770 652,800! 572,800!", ink=1)
        w.flat("872,100! 772,100 692,170 662,250 656,330! 692,270 742,230 792,240 822,330 826,470 804,620 768,730 698,802! 714,836 752,848! 812,800 872,790!", ink=3, gap=7, around=KEY)
        w.flat("742,846! 692,880 662,930 648,990! 692,976 722,980! 742,930 764,870!", ink=3, gap=7, around=KEY), w.flat(oval(736, 836, 34, 27, -20), ink=3, gap=7, around=KEY)
        w.strokes([[(812, 180), (752, 190), (702, 240)], [(852, 300), (852, 420), (832, 560)]], 12, ends=(0.1, 0.1), spot=0)
        w.strokes([[(648, 378), (682, 352), (742, 350), (782, 376)]], 17, ends=(0.3, 0.1), black=True), w.flat("664,418! 692,396 728,396 760,424! 728,440 692,440!", ink=0, gap=5, around=KEY)
        w.flat(oval(692, 417, 19, 19), ink=KEY), w.dots([(686, 411, 6)], 0), w.strokes([[(658, 420), (692, 393), (732, 393), (768, 428)]], 10, ends=(0.4, 0.1), black=True)
        w.strokes([[(600, 616), (628, 622), (662, 612)], [(614, 552), (636, 546), (644, 524)], [(686, 600), (676, 640), (686, 680)], [(692, 456), (722, 462), (752, 450)]], 9, ends=(0.7, 0.05), black=True)
    with p.thing("basket") as b:
        for x, y in ((150, 1090), (262, 1104), (44, 1120), (96, 1172), (208, 1176), (322, 1180)):
            b.flat(ellipse(x, y, 54, 66, degrees=(x * 7) % 40 - 20), ink=2, gap=8, around=KEY)
            with b.down_to(1):
                b.strokes([[(x - 30, y + 6), (x - 28, y - 24), (x - 8, y - 44)]], 13, ends=(0.1, 0.1))
    with p.thing("hand") as h:
        h.flat(tube([(640, 1270, 150), (520, 1110, 124), (400, 940, 100)], ends=CUT), ink=3, gap=9, around=KEY), h.strokes([[(560, 1180), (500, 1100), (450, 1040)], [(640, 1120), (590, 1050), (550, 1010)]], 13, black=True, ends=(0.1, 0.1))
        h.flat(PALM, ink=3, gap=9, around=KEY)
    with p.thing("egg", "subject") as e:
        e.flat(EGG, ink=1, gap=20, around=KEY), e.flat(moved(EGG, (9, 12), 0.966), ink=0)
    with p.thing("cock in the egg", "accent") as c:
        for line, ink in TAIL:
            c.flat(tube(line), ink=ink, gap=6)
        for at in ((336, 556), (274, 572)):
            for part in LEG:
                c.flat(moved(tube(part), at), gap=5)
            for part in LEG:
                c.flat(moved(tube(part), at))
        c.flat("322,440! 322,470 332,490! 346,490! 362,468 380,430!"), c.flat(COCK), c.flat(THIGH, gap=5), c.flat("236,400! 340,400! 336,440! 240,440!")
        c.flat("340,170! 326,142 338,130! 346,142! 344,112 358,104! 368,128! 376,104 386,112! 392,132! 402,130 404,142! 398,164 390,172! 366,156", ink=3, gap=4), c.flat("398,214! 418,224 422,250 408,264! 394,244", ink=3, gap=4)
        c.flat(ellipse(372, 186, 14, 14), ink=0), c.flat(ellipse(376, 187, 7, 7))
        wedges(c, [[(352, 218), (346, 254), (326, 290)], [(372, 226), (372, 270), (354, 312)], [(392, 244), (400, 290), (388, 330)], [(332, 232), (318, 262), (292, 290)]], 11, 1, ends=(0.2, 0.1))
        c.flat("236,356! 280,330 340,338 372,366! 350,400 320,414! 316,400! 290,420! 286,402! 256,418! 258,396! 226,396!", ink=3, gap=5, around=1)
        c.strokes([[(350, 366), (310, 366), (270, 376)], [(336, 386), (306, 388), (276, 396)]], 7, ends=(0.4, 0.1), black=True), c.flat(oval(212, 584, 20, 14), ink=0, gap=5, around=KEY)
    with p.thing("mitten") as h:
        for bag in (THUMB, FINGERS):
            h.flat(tube(bag), ink=3, gap=9, around=KEY)
        h.flat("176,782! 210,730! 240,708! 290,664! 410,664! 404,724! 500,764! 494,806! 476,852! 310,880! 276,884! 232,838!", ink=3), h.flat(tube([(292, 944, 30), (388, 906, 34), (484, 856, 30)]), ink=1, gap=9, around=KEY)
        for bag, bands in ((THUMB, ("40,600! 100,584 180,600! 180,628! 100,612 40,630!", "50,650! 110,630 190,650! 190,662! 110,642 50,662!")), (FINGERS, ("400,580! 480,556 560,570! 560,602! 480,588 400,612!", "400,630! 480,606 560,620! 560,632! 480,618 400,642!"))):
            with h.within(tube(bag)):
                h.flat(*bands, ink=1)
        wedges(h, [[(214, 682), (246, 712), (270, 768)], [(416, 640), (402, 690), (394, 760)]], 13, ends=(0.8, 0.1)), wedges(h, [[(318, 690), (326, 740), (344, 790)], [(300, 800), (322, 830), (350, 850)]], 16, ends=(0.1, 0.1))
    s.describe("A woman holds a glowing egg up to her face. In it stands a full-grown black cock and looks back at her. At its feet lies another, small egg.")
    s.moods("suspicious", "eerie", "curious", "warm"), s.themes("birth", "knowledge", "secrets", "trade", "time")
    s.says("x-ray", "inspection", "candle", "cockcrow", "prophecy", "tenant", "ripeness", "doubt", "hello in there", "which came first?", "read the small print", "I was like that before I came", "he won’t come out", "who let you in?", "two sides of a shell", "and inside that one?", "fully furnished", "an overdue guest", "caught in the light", "look before you cook", "breakfast looks back", "the landlord calls", "never count them", "a lantern with opinions", "grown up too soon", "I know your grandmother", "not for sale", "I shall crow when ready", "she always was suspicious", "the future, plucked and proud", "late leaver", "a night in the sun", "nobody’s chick", "homebody", "held up to the truth", "handle with care", "you can’t unsee it", "what I keep inside", "a very small theatre", "egged on", "still living with mother", "you first, says the egg", "worlds within worlds", "scrambled, please")  # fmt: skip
    s.relate("cock in the egg", "is trapped in", "egg"), s.about(place="a milk cellar", time="night", light="through the egg", composition="diagonal", view="near, over an egg", foreground="a heap of eggs", unexplained="an egg lies inside the egg")
