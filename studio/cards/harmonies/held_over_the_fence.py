"""Held Over the Fence: a woman holds a fox cub, a vixen holds a swaddled baby, and neither gives first."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

VIXEN = "392,372! 420,350 470,330 510,300 540,262! 548,200 572,140 604,90! 630,130 648,190 656,250! 700,290 750,350 790,420 830,500! 830,1240! 560,1240! 540,1100 536,900 548,700 560,600 556,520 530,470! 490,452 450,432 420,412 398,400!"
WOMAN = "-20,170! 60,130 140,150 210,190! 236,220 262,270 268,310! 284,316 284,330! 312,362 336,396 330,414 296,418! 300,428 316,438! 316,448 300,454! 310,464 304,478 294,484! 296,504 290,526 262,540 210,536 180,530! 176,570 190,620! -20,640!"
SKULL = "-84,16! -78,-36 -40,-66 10,-62 54,-30 98,-4 152,12! 166,24 156,40! 112,52 64,70 10,84 -44,78! -74,60!"
CUB = ((214, 782), 0.98, 15)


@card(id="0ir7zw", title="Held Over the Fence", seed=32, palette="lino_rust_tide", light=(0.0, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.0, -0.5, 0.5)])
    with p.thing("dusk", "place") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
    with p.thing("hedge") as h:
        for x, y, a in ((60, 10, 60), (120, 0, 80), (180, -6, 50), (240, -10, 96), (300, -16, 66), (350, -40, 100), (690, -20, 96), (730, 10, 120), (780, 20, 90), (800, 90, 130), (810, 170, 110), (640, -40, 70)):
            h.flat(moved(lens((-20, 0), (110, 0), 32, 0.42), (x, y), 1.0, a), gap=5, around=1)
    with p.thing("vixen", "subject") as v:
        v.flat(VIXEN, ink=2, gap=8, around=0)
        with v.within(VIXEN):
            v.flat("380,392! 440,400 500,410 540,430 580,480 590,560 580,700 570,900 590,1240! 500,1240! 500,600 480,480 380,420!", ink=0)
            wedges(v, fringe([(470, 404), (540, 432), (580, 484), (590, 560), (582, 700), (574, 860)], length=(30, 74), turn=-63, every=20, seed=3), 10, 0)
            v.flat("596,84! 540,170 580,190! 610,160 640,200 660,190!", ink=KEY)
            with v.down_to(KEY):
                v.strokes([[(712 + 22 * q, 330 + 44 * q), (716 + 22 * q, 390 + 48 * q), (708 + 22 * q, 450 + 50 * q)] for q in range(4)], 14, ends=(0.05, 0.3))
        v.flat("386,366! 412,350 424,366 416,388 398,396!", ink=KEY)
        v.flat("490,352! 506,330 532,322 552,332! 534,348 512,354!", ink=0, gap=5, around=KEY), v.flat("516,326! 526,338 522,352! 510,344!", ink=KEY)
        v.strokes([[(478, 358), (504, 326), (534, 318), (562, 332)], [(404, 404), (440, 408), (474, 400)]], [10, 8], ends=(0.4, 0.1), black=True)
    with p.thing("swaddled baby", "witness") as b:
        b.flat("470,640! 436,700 440,790 470,880 510,950 560,990 612,980 650,940! 672,880 664,790 636,710 596,640 540,604!", ink=0, gap=8, around=KEY)
        b.strokes([[(452, 770), (530, 790), (612, 752), (650, 720)], [(470, 860), (540, 850), (610, 800), (668, 776)], [(496, 706), (580, 752), (640, 840)]], 9, ends=(0.3, 0.3), black=True)
        b.flat(oval(526, 672, 66, 72, -24), ink=1, gap=8, around=KEY), b.strokes([[(484, 682), (498, 692), (514, 682)], [(536, 662), (550, 670), (564, 656)], [(512, 714), (532, 722), (550, 704)], [(522, 686), (532, 696), (538, 686)], [(520, 604), (532, 624), (520, 634)]], 7, ends=(0.3, 0.3), black=True)
    with p.thing("forelegs") as f:
        for k in range(4):
            f.flat(tube([(424 + 5 * k, 768 + 22 * k, 13), (452 + 4 * k, 766 + 22 * k, 14), (474 + 3 * k, 774 + 22 * k, 12)]), ink=KEY, gap=5, around=0)
        f.flat("640,640! 690,588 760,600 820,650! 830,900! 800,980 730,1014 650,1012! 630,960! 640,900! 686,880 704,830 690,760 664,700!", ink=2, gap=8, around=KEY)
        f.flat("676,884! 654,898! 668,920! 642,934! 656,954! 632,968! 650,990! 632,1014! 580,1012 516,998 466,974 438,944! 440,914! 500,926 560,922 610,908 646,884!", ink=KEY, gap=6, around=0)
        for k in range(4):
            f.flat(tube([(458 + 31 * k, 950 + 7 * k, 18), (449 + 31 * k, 920 + 8 * k, 18), (452 + 31 * k, 898 + 10 * k, 15)]), ink=KEY, gap=5, around=0)
    with p.thing("hard-faced woman", "subject") as w:
        w.flat("-20,560! 100,560 190,590 250,660 290,760 300,900 280,1060 260,1240! -20,1240!", ink=KEY, gap=8, around=0)
        w.flat(WOMAN, ink=0, gap=8, around=KEY)
        w.flat("-20,100! 60,70 150,90 220,150 236,210! 200,226 150,220 110,250! 100,310 116,380 110,470 130,560 190,620! 120,660 -20,680!", ink=2, gap=7, around=KEY)
        w.strokes([[(40, 180), (100, 150), (170, 170)], [(20, 300), (50, 400), (70, 560)], [(-10, 400), (10, 500), (20, 620)]], 14, ends=(0.1, 0.1), black=True)
        w.flat("264,352! 240,336 206,344 190,360! 210,372 244,370!", ink=0, gap=6, around=KEY), w.flat(oval(240, 354, 13, 14), ink=KEY)
        w.strokes([[(268, 326), (240, 306), (196, 312)], [(270, 352), (240, 333), (204, 340), (186, 362)]], [18, 9], ends=(0.7, 0.2), black=True)
        w.strokes([[(316, 446), (290, 446), (262, 460)], [(300, 416), (280, 412), (276, 392)], [(250, 420), (226, 456), (232, 500)], [(200, 392), (222, 398), (244, 394)]], 8, ends=(0.8, 0.05), black=True)
    with p.thing("fence") as g:
        for x in range(-10, 800, 104):
            g.flat([(x, 1090), (x + 48, 1058), (x + 96, 1090), (x + 96, 1230), (x, 1230)], ink=1, gap=8, around=KEY)
        g.flat("-20,1100! 400,1092 820,1102! 820,1146! 400,1138 -20,1148!", ink=0, gap=8, around=KEY)
    with p.thing("fox cub", "witness") as c:
        c.flat("70,900! 60,810 90,744 150,716 214,730! 262,790 296,850 306,930! 200,960 100,950!", ink=2, gap=8, around=0), c.flat(moved("4,-52! 20,-108 62,-150! 74,-96 60,-26!", *CUB), ink=2, gap=7, around=0)
        c.flat(moved(SKULL, *CUB), ink=2, gap=8, around=KEY), c.flat(moved("162,34! 112,52 64,70 10,84 -44,78! -74,60! -40,44 -10,60! 20,30 80,34 130,22!", *CUB), ink=0), c.flat(moved("140,10! 156,4 172,20 164,36 148,38!", *CUB), ink=KEY)
        c.strokes(moved_lines([[(34, 0), (58, 16), (86, 8)]], *CUB), 9, ends=(0.3, 0.3), black=True)
        c.flat(moved("-72,-30! -86,-104 -62,-166! -20,-122 8,-58!", *CUB), ink=2, gap=7, around=KEY), c.flat(moved("-58,-150! -74,-100 -58,-62! -42,-92 -26,-104!", *CUB), ink=KEY)
        c.flat(moved("-70,-44! -60,-56 2,-72! 14,-46! -60,-14!", *CUB), ink=2)
    with p.thing("arms") as n:
        n.flat("-20,660! 46,652 92,694 108,770 106,840 120,886 170,904 240,898! 250,988! 180,1014 90,1024 20,992 -20,930!", ink=KEY, gap=8, around=0)
        n.flat(tube([(290, 934, 21), (286, 896, 20), (292, 862, 17), (302, 842, 13)]), ink=0, gap=7, around=KEY), n.flat("265,914! 315,914! 344,944! 320,976! 268,976!", ink=0)
        n.flat("262,900! 300,904 352,902 384,886 400,858! 414,846 428,856 426,882 412,916 384,950 336,976 290,984 268,984!", ink=0, gap=8, around=KEY), n.flat("228,892! 262,886! 274,992! 240,998!", ink=2, gap=7, around=KEY)
        n.strokes([[(412, 872), (394, 912), (350, 934), (318, 936)], [(404, 912), (376, 942), (330, 960)]], 7, ends=(0.7, 0.2), black=True)
        n.strokes([[(66, 740), (74, 810), (62, 880)]], 11, ends=(0.1, 0.2))
        n.flat(tube([(150, 858, 20), (118, 930, 36), (130, 1012, 48), (184, 1088, 50), (250, 1128, 28), (290, 1120, 4)]), ink=2, gap=7, around=KEY)
        n.flat("160,1120! 186,1098! 200,1112! 222,1080! 234,1086! 292,1118! 262,1150 214,1150 176,1138!", ink=0)
    s.describe("A hard-faced woman and a vixen stand face to face. The woman holds a sleeping fox cub, the vixen a sleeping baby in swaddling. Neither reaches out first.")
    s.moods("tense", "suspicious", "tender", "silent")
    s.themes("exchange", "motherhood", "trust", "wildness", "choice")
    s.says("swap!", "bargain", "hostages", "nursery", "neighbours", "adoption", "treaty", "changeling", "you first", "joint custody", "which one is mine by now?", "mothers know", "on three", "he has your nose", "not a word to the men", "they were never told", "raised by each other", "yours bites", "mine cries all night", "look her in the eye", "no returns", "a prisoner exchange at dusk", "the babysitters", "at the end of the holidays", "I fed her like my own", "she smells of smoke", "the fox in the family", "what if we don’t?", "borrowed for a summer", "sleep, little stranger", "a fair trade?", "two enemies, one lullaby", "parents’ evening", "hard to give back", "red runs in the family", "let them sleep a little longer", "the hedge has ears", "love in the wrong arms", "she hesitated, too", "who blinks, loses", "the deal", "milk is milk", "a mirror with fur", "trust me, said the fox")  # fmt: skip
    s.relate("vixen", "is reflected as", "hard-faced woman")
    s.about(place="a fence by a hedge", time="dusk", light="behind them, from the sky", composition="split", view="near, at eye level", foreground="a baby and a cub", unexplained="how each came to hold the other’s child")
