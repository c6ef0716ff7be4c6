"""Held Over the Fence: a woman holds a fox cub, a vixen holds a swaddled baby, and neither gives first."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.moved_outlines import moved, moved_lines

VIXEN = "392,372! 420,350 470,330 510,300 540,262! 548,200 572,140 604,90! 630,130 648,190 656,250! 700,290 750,350 790,420 830,500! 830,1240! 560,1240! 540,1100 536,900 548,700 560,600 556,520 530,470! 490,452 450,432 420,412 398,400!"
WOMAN = "-20,170! 60,130 140,150 210,190! 236,220 262,270 268,310! 284,316 284,330! 312,362 336,396 330,414 296,418! 300,428 316,438! 316,448 300,454! 310,464 304,478 294,484! 296,504 290,526 262,540 210,536 180,530! 176,570 190,620! -20,640!"
CUB = ((54, 119), 0.85)


@card(id="0ir7zw", title="Held Over the Fence", seed=32, palette="lino_rust_tide", light=(0.0, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.0, -0.5, 0.5)])
    with p.thing("dusk", "place") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
    with p.thing("hedge") as h:
        for x, y, r in ((20, 30, 120), (150, -10, 110), (270, -30, 80), (820, 60, 130), (760, -40, 110), (650, -50, 70), (830, 240, 110)):
            h.flat(oval(x, y, r, r * 0.9), ink=KEY)
        with h.down_to(2):
            h.strokes([[(x, y), (x + 14, y + 22), (x + 40, y + 24)] for x, y in ((60, 60), (130, 40), (20, 110), (200, 26), (100, 86), (700, 20), (740, 50), (690, 50), (770, 90))], 12, ends=(0.1, 0.2))
    with p.thing("vixen", "subject") as v:
        v.flat(VIXEN, ink=2, gap=8, around=0)
        with v.within(VIXEN):
            v.flat("380,392! 440,400 500,410 540,430 580,480 590,560 580,700 570,900 590,1240! 500,1240! 500,600 480,480 380,420!", ink=0)
            wedges(v, fringe([(470, 404), (540, 432), (580, 484), (590, 560), (582, 700), (574, 860)], length=(30, 74), turn=-63, every=20, seed=3), 10, 0)
            v.flat("596,84! 540,170 580,190! 610,160 640,200 660,190!", ink=KEY)
            with v.down_to(KEY):
                v.strokes([[(700 + 20 * q, 330 + 40 * q), (700 + 22 * q, 400 + 44 * q), (690 + 20 * q, 470 + 50 * q)] for q in range(4)], 14, ends=(0.05, 0.3))
        v.flat("386,366! 412,350 424,366 416,388 398,396!", ink=KEY)
        v.flat("490,352! 506,330 532,322 552,332! 534,348 512,354!", ink=0, gap=5, around=KEY)
        v.flat("516,326! 526,338 522,352! 510,344!", ink=KEY)
        v.strokes([[(478, 358), (504, 326), (534, 318), (562, 332)], [(404, 404), (440, 408), (474, 400)]], [10, 8], ends=(0.4, 0.1), black=True)
    with p.thing("swaddled baby", "witness") as b:
        b.flat("470,640! 440,690 450,760 490,860 540,940 600,980 650,960! 670,900 660,800 630,720 590,660 540,620!", ink=0, gap=8, around=KEY)
        b.strokes([[(470, 760), (540, 770), (640, 740)], [(490, 850), (560, 850), (660, 810)], [(540, 930), (600, 916), (664, 880)]], 9, ends=(0.3, 0.3), black=True)
        b.flat(oval(524, 676, 62, 68, -24), ink=1, gap=7, around=KEY)
        b.strokes([[(482, 686), (496, 696), (512, 686)], [(534, 666), (548, 674), (562, 660)], [(510, 716), (530, 724), (548, 706)], [(522, 688), (530, 698), (536, 690)]], 7, ends=(0.3, 0.3), black=True)
    with p.thing("forelegs") as f:
        f.flat("870,640! 790,690 740,770 690,830 610,850 540,836 490,826! 466,832 462,846! 448,852 448,868! 450,882 464,890! 490,912 560,918 640,912 740,886 870,820!", ink=KEY, gap=8, around=0)
        f.flat("870,900! 770,930 700,970 640,980 590,958! 566,962 560,976! 546,982 546,998! 548,1010 562,1016! 566,1032 590,1038 680,1050 780,1040 870,1010!", ink=KEY, gap=8, around=0)
        f.strokes([[(456, 850), (480, 856), (504, 852)], [(456, 886), (482, 882), (508, 876)], [(554, 978), (578, 984), (602, 980)], [(556, 1014), (580, 1010), (604, 1004)]], 7, ends=(0.7, 0.1))
    with p.thing("hard-faced woman", "subject") as w:
        w.flat("-20,560! 100,560 190,590 250,660 290,760 300,900 280,1060 260,1240! -20,1240!", ink=KEY, gap=8, around=0)
        w.flat(WOMAN, ink=0, gap=8, around=KEY)
        w.flat("-20,100! 60,70 150,90 220,150 236,210! 200,226 150,220 110,250! 100,310 116,380 110,470 130,560 190,620! 120,660 -20,680!", ink=2, gap=7, around=KEY)
        w.strokes([[(40, 180), (100, 150), (170, 170)], [(20, 300), (50, 400), (70, 560)], [(-10, 400), (10, 500), (20, 620)]], 14, ends=(0.1, 0.1), black=True)
        w.flat("264,352! 240,336 206,344 190,360! 210,372 244,370!", ink=0, gap=6, around=KEY)
        w.flat(oval(240, 354, 13, 14), ink=KEY)
        w.strokes([[(268, 326), (240, 306), (196, 312)], [(270, 352), (240, 333), (204, 340), (186, 362)]], [18, 9], ends=(0.7, 0.2), black=True)
        w.strokes([[(316, 446), (290, 446), (262, 460)], [(300, 416), (280, 412), (276, 392)], [(250, 420), (226, 456), (232, 500)], [(200, 392), (222, 398), (244, 394)]], 8, ends=(0.8, 0.05), black=True)
    with p.thing("fox cub", "witness") as c:
        c.flat(moved("110,800! 150,740 220,720 280,736 310,760! 316,716 336,690! 352,716 356,746! 384,770 396,810 392,846 370,868! 356,884 366,930 364,980! 290,990 220,990 150,970 106,920 96,860!", *CUB), ink=2, gap=8, around=0)
        c.flat(moved("302,850! 340,840 380,836 394,846 372,872 330,884!", *CUB), ink=0)
        c.flat(moved("388,826! 404,832 402,850 388,852!", *CUB), ink=KEY)
        c.strokes(moved_lines([[(330, 800), (348, 812), (370, 804)], [(330, 714), (336, 740), (330, 756)], [(360, 858), (344, 862), (330, 854)], [(126, 858), (186, 836), (238, 866), (254, 930)]], *CUB), 8, ends=(0.3, 0.2), black=True)
        c.flat(moved("276,790! 256,750 262,712 276,690! 304,706 322,736 330,770!", *CUB), ink=2, gap=6, around=KEY)
        c.flat(moved("292,726! 284,744 290,764 306,768!", *CUB), ink=KEY)
    with p.thing("arms") as n:
        n.flat("262,932! 310,946 346,944! 362,938 370,922 371,902! 376,887 391,885 396,902 393,936 377,966 346,989 310,1002 270,1004!", ink=0, gap=7, around=KEY)
        n.flat("-20,690! 50,672 104,706 124,790 112,860 116,902! 180,930 250,926! 268,1010! 180,1040 90,1040 30,1000 -20,920!", ink=KEY, gap=8, around=0)
        n.flat("246,922! 268,918! 286,1008! 262,1014!", ink=1, gap=6, around=KEY)
        n.flat("286,944! 288,916 300,890 316,868 332,862 342,874 338,894 328,914 336,940!", ink=0, gap=6, around=KEY)
        n.flat("280,938! 339,936! 334,960 286,966!", ink=0)
        n.strokes([[(389, 910), (374, 944), (346, 961), (308, 968)], [(322, 868), (334, 872), (336, 884)]], [8, 6], ends=(0.7, 0.2), black=True)
        n.strokes([[(96, 740), (104, 810), (88, 880)], [(120, 1000), (170, 996), (220, 980)]], 11, ends=(0.1, 0.2))
    s.describe("A hard-faced woman and a vixen stand face to face. The woman holds a sleeping fox cub, the vixen a sleeping baby in swaddling. Neither reaches out first.")
    s.moods("tense", "suspicious", "tender", "silent")
    s.themes("exchange", "motherhood", "trust", "wildness", "choice")
    s.says("swap!", "bargain", "hostages", "nursery", "neighbours", "adoption", "treaty", "changeling", "you first", "joint custody", "which one is mine by now?", "mothers know", "on three", "he has your nose", "not a word to the men", "they were never told", "raised by each other", "yours bites", "mine cries all night", "look her in the eye", "no returns", "a prisoner exchange at dusk", "the babysitters", "at the end of the holidays", "I fed her like my own", "she smells of smoke", "the fox in the family", "what if we don’t?", "borrowed for a summer", "sleep, little stranger", "a fair trade?", "two enemies, one lullaby", "parents’ evening", "hard to give back", "red runs in the family", "let them sleep a little longer", "the hedge has ears", "love in the wrong arms", "she hesitated, too", "who blinks, loses", "the deal", "milk is milk", "a mirror with fur", "trust me, said the fox")  # fmt: skip
    s.relate("vixen", "is reflected as", "hard-faced woman")
    s.about(place="a gap in a hedge", time="dusk", light="behind them, from the sky", composition="split", view="near, at eye level", foreground="a baby and a cub", unexplained="how each came to hold the other’s child")
