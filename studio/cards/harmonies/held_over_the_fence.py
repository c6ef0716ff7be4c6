"""Held Over the Fence: a woman holds a fox cub, a vixen holds a swaddled baby, and neither gives first."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

VIXEN = "406,378! 412,362 440,350 490,330 530,302 552,272 562,244! 556,180 572,110 604,58! 642,120 662,190 668,256! 720,310 776,400 830,500! 830,1240! 500,1240! 496,1000 510,800 540,650 560,560 548,476! 500,446 450,428 418,414 404,402"
FACE = "130,180! 224,196! 250,240 262,282 262,304! 270,318 300,352 332,386 336,402 326,412 296,418! 294,428 312,438! 320,448 300,457! 308,466 308,478 296,486! 296,502 300,520 288,544 258,554 218,542 182,520! 176,640! 40,640! 40,300!"
SCARF = "224,200! 246,178! 206,112 136,78 60,84 -20,124! -20,690! 60,680 140,664 196,630 222,590 230,560! 196,544 152,476 132,400 130,320 150,252 186,214!"
CUB = "-30,-56! -52,-124 -92,-150! -106,-96 -96,-44! -122,6 -136,36! -104,42! -108,62! -60,70 -24,98 0,106 24,98 60,70 108,62! 104,42! 136,36! 122,6 96,-44! 106,-96 92,-150! 52,-124 30,-56! 0,-62"
CHEEKS = "-140,34! -100,16 -58,22 -30,52 0,66 30,52 58,22 100,16 140,34! 104,42! 108,64! 60,70 24,98 0,106 -24,98 -60,70 -108,64! -104,42!"
WRAPS = "122,830! 160,792 200,800 246,826! 290,790 334,778! 352,860 352,960 318,1040 240,1062 160,1030 124,950", "572,628 634,646 664,720 672,800 690,880 682,980 630,1046 560,1056 496,1026 454,960 446,870 466,800 480,720 508,646"
REACH = "-20,600! 200,600! 200,790! 246,826! 290,790 334,778! 352,860 352,960 318,1040 240,1062! 200,1100! -20,1100!", "830,600! 600,600! 508,646! 480,720 466,800 446,870 454,960 496,1026 560,1056! 600,1100! 830,1100!"
TAIL = tube("214,1030,26 160,1056,36 136,1096,40 160,1136,32 214,1156,4")


@card(id="0ir7zw", title="Held Over the Fence", seed=32, palette="lino_rust_tide", light=(0.0, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.0, -0.5, 0.5)])
    with p.thing("dusk", "place") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1), sky.flat(ellipse(400, 590, 96, 96), ink=0), sky.flat("-20,610! 400,600 820,610! 820,1240! -20,1240!", ink=2, gap=8, around=KEY)
    with p.thing("fence", "prop") as g:  # seen end on, it runs away from us between the two
        for k, q in enumerate((0.14, 0.23, 0.37, 0.6, 1.0)):  # how near a post is
            x, y = 452 - 80 * q, 606 + q * (330 + 16 * (k % 2))
            g.flat([(x - 24 * q, y + 30 * q), (x - 4 * q, y), (x + 21 * q, y + 38 * q), (x + 21 * q, 606 + q * 830), (x - 24 * q, 606 + q * 830)], ink=0, gap=4 + 4 * q, around=KEY)
        wedges(g, [[(366, 1180), (370, 1130), (366, 1080)], [(382, 1200), (380, 1150), (384, 1110)]], 8, KEY, ends=(0.1, 0.1)), g.dots([(373, 1052, 6)], KEY)
    with p.thing("vixen", "subject") as v:
        v.flat("540,280! 516,200 524,130 546,84! 584,150 600,240!", ink=2, gap=9, around=KEY), v.flat(VIXEN, ink=2, gap=9, around=KEY)
        with v.within(VIXEN):
            v.flat("380,398! 430,394 480,404 526,398 580,420 640,452! 608,466! 650,516! 606,514! 634,584! 592,572! 600,660 590,800 600,1240! 380,1240!", ink=0)
            v.flat("590,90! 566,180 582,232! 606,190 640,210 656,230! 650,150 620,80!")
            wedges(v, [[(700, 360), (722, 400), (730, 450)], [(672, 420), (690, 470), (692, 530)], [(740, 470), (752, 520), (748, 580)], [(690, 580), (698, 620), (690, 670)]], 15, KEY, ends=(0.1, 0.2))
        v.flat("402,384 410,362 430,356 436,370 424,388 410,396")
        v.flat("484,366! 496,348 524,338 556,342! 544,360 516,370!", ink=0, gap=6, around=KEY), v.flat(ellipse(507, 354, 8, 15)), v.strokes([[(472, 372), (494, 346), (526, 333), (566, 340)], [(410, 406), (446, 412), (480, 415), (506, 422)], [(474, 342), (500, 322), (530, 314)]], (11, 9, 9), ends=(0.4, 0.1), black=True)
    with p.thing("hard-faced woman", "subject") as w:
        w.flat("-20,620! 100,610 200,640 262,720 300,820 312,920 314,1040 316,1240! -20,1240!", gap=9, around=0)
        w.flat(FACE, ink=0, gap=9, around=KEY), w.flat(SCARF, ink=2, gap=9, around=KEY)
        w.flat("214,582! 250,590 286,628 292,668! 262,660! 240,672 224,630!", ink=2, gap=8, around=KEY), w.flat("232,560 252,570 254,594 236,604 216,598 212,574", ink=2, gap=8, around=KEY)
        wedges(w, [[(60, 150), (120, 120), (190, 150)], [(80, 240), (62, 330), (76, 440)], [(16, 330), (10, 440), (30, 560)], [(100, 500), (120, 570), (180, 600)]], 16, KEY, ends=(0.1, 0.1))
        w.flat("202,340! 222,321 250,316! 256,330 250,346! 224,350", ink=0, gap=5, around=KEY), w.flat(ellipse(245, 331, 9, 14))
        w.strokes([[(264, 306), (234, 286), (186, 286)], [(258, 314), (224, 316), (192, 344)], [(212, 364), (232, 368), (250, 360)]], (20, 11, 7), ends=(0.6, 0.2), black=True)
        w.strokes([[(314, 450), (286, 450), (262, 464)], [(302, 414), (284, 408), (280, 388)], [(264, 402), (240, 440), (244, 486)], [(192, 420), (206, 460), (230, 490)], [(270, 310), (258, 318)]], 9, ends=(0.6, 0.1), black=True)
    with p.thing("fox cub", "witness") as c:
        at = (228, 736)
        c.flat(TAIL, ink=2, gap=8, around=0), c.flat(moved(CUB, at, 0.76, -8), ink=2, gap=9, around=KEY)
        with c.within(TAIL):
            c.flat("100,1180! 140,1110! 158,1136! 176,1100! 192,1126! 214,1110! 260,1180!", ink=0)
        with c.within(moved(CUB, at, 0.76, -8)):
            c.flat(moved(CHEEKS, at, 0.76, -8), ink=0)
        for flip in (-1, 1):
            c.flat(moved([(flip * x, y) for x, y in ((-50, -66), (-62, -104), (-84, -128), (-92, -92), (-84, -52))], at, 0.76, -8))
            c.strokes(moved_lines([[(flip * 74, 2), (flip * 52, 18), (flip * 28, 14)]], at, 0.76, -8), 8, ends=(0.3, 0.3), black=True)
        c.flat(moved(ellipse(0, 76, 18, 12), at, 0.76, -8))
        c.flat(WRAPS[0], ink=0, gap=9, around=KEY), c.strokes([[(246, 826), (220, 850), (200, 880)], [(330, 990), (280, 1030), (220, 1034)]], 9, ends=(0.6, 0.1), black=True)
    with p.thing("swaddled baby", "witness") as b:
        b.flat(WRAPS[1], ink=0, gap=9, around=KEY), b.flat(ellipse(571, 724, 62, 68, degrees=6), ink=1, gap=8, around=KEY)
        b.strokes([[(530, 724), (543, 734), (558, 727)], [(582, 727), (597, 734), (610, 724)], [(564, 750), (571, 755), (578, 750)], [(556, 770), (571, 777), (588, 769)], [(566, 660), (584, 672), (574, 690), (562, 682)]], 8, ends=(0.3, 0.3), black=True)
        b.strokes([[(470, 800), (560, 850), (676, 812)], [(500, 1020), (580, 1020), (670, 990)], [(668, 780), (600, 820), (500, 836)]], 9, ends=(0.3, 0.3), black=True)
    with p.thing("arms") as n:
        with n.within(REACH[0]):  # hand and paw lie behind the bundles
            n.flat("-20,640! 40,650 84,700 96,780 102,846 150,872 240,868 320,850 380,846! 380,930! 280,970 180,994 80,1004 20,990 -20,970!", gap=9, around=0), n.flat("286,860! 320,850 390,842! 390,930! 304,958! 306,910", ink=2, gap=7, around=0)
        n.flat("830,640! 768,660 730,710 712,780 694,850! 692,1002! 740,1006 830,990!", ink=2, gap=9, around=KEY)
        with n.within(REACH[1]):
            n.flat("420,846! 420,930! 520,970 610,992 692,1000! 724,980! 698,956! 728,934! 700,904! 730,880! 694,862! 650,872 560,868 480,850!", gap=9, around=0)
        wedges(n, [[(60, 720), (72, 780), (66, 850)]], 13, 0, ends=(0.1, 0.2))
    s.describe("A hard-faced woman and a vixen meet at a fence. The woman holds a sleeping fox cub, the vixen a sleeping baby in swaddling. Neither reaches out first.")
    s.moods("tense", "suspicious", "tender", "silent")
    s.themes("exchange", "motherhood", "trust", "wildness", "choice")
    s.says("swap!", "bargain", "hostages", "nursery", "neighbours", "adoption", "treaty", "changeling", "you first", "joint custody", "which one is mine by now?", "mothers know", "on three", "he has your nose", "not a word to the men", "they were never told", "raised by each other", "yours bites", "mine cries all night", "look her in the eye", "no returns", "a prisoner exchange at dusk", "the babysitters", "at the end of the holidays", "I fed her like my own", "she smells of smoke", "the fox in the family", "what if we don’t?", "borrowed for a summer", "sleep, little stranger", "a fair trade?", "two enemies, one lullaby", "parents’ evening", "hard to give back", "red runs in the family", "let them sleep a little longer", "the hedge has ears", "love in the wrong arms", "she hesitated, too", "who blinks, loses", "the deal", "milk is milk", "a mirror with fur", "trust me, said the fox")  # fmt: skip
    s.relate("vixen", "is reflected as", "hard-faced woman")
    s.about(place="a fence across a field", time="dusk", light="behind them, from the low sun", composition="split", view="near, along the fence", foreground="a baby and a cub", unexplained="how each came to hold the other’s child")
