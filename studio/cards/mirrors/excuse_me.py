"""Excuse Me: a stout man and a thin woman pass through each other, and where they overlap somebody opens his eyes."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

MAN = ("-20,470! 20,410 90,370 176,344! 180,318 176,292! 140,270 124,226 132,190 166,168 216,162 266,168 300,186 318,216! 340,238 356,252 350,264 330,268! 334,280 328,290 320,292! 324,304 "
    "318,314! 312,334 286,340 272,336! 276,350 290,360! 370,384 440,430 484,490 492,550 462,612 424,650! 426,668! 480,720 522,800 524,880 500,950 476,1000! 466,1100 460,1240! 226,1240! "
    "214,1060 196,1060 186,1240! -20,1240!")
WOMAN = ("640,520! 632,450 600,404 548,378! 540,350 544,320! 580,300 596,250 588,196 552,158 500,150 452,170 432,206! 426,232! 406,254 396,268 406,278 420,280! 416,292 420,302 428,304! 424,314 "
    "430,324! 436,344 460,350 476,346! 480,364 466,380! 390,400 316,446 272,510 268,566 300,614 344,650! 340,668! 300,740 268,830 252,930 244,1010! 330,1016! 326,1120 320,1240! 372,1240! "
    "384,1130 392,1018! 404,1018! 402,1130 396,1240! 446,1240! 464,1130 478,1016! 620,1010! 632,920 616,800 590,720 576,660! 600,610 630,570!")
HAT = "82,140! 86,130 132,124! 126,78 150,46 202,38 248,52 266,92 262,126! 304,132 312,144 306,152! 202,160 88,152!"
HIS = "-40,190! 10,150 36,112 62,94 84,90! 112,92 142,104 150,116 142,126 116,122! 130,130 134,140 126,148 104,144! 114,152 112,162 100,166 80,160! 70,190 70,240 76,290 88,336 110,364! 100,400! -40,430!"
HERS = "560,400! 610,404 648,452 664,520 672,600 676,660! 690,672 694,700 688,726! 676,744 656,748 642,738! 632,726 632,690 640,664! 620,610 604,540 580,480!"
BAG = ("578,764! 740,764! 758,930! 560,930!", "612,768! 614,716 638,692 664,690 692,692 714,716 716,768! 700,768! 698,728 684,710 664,708 644,710 630,728 628,768!")


@card(id="4swy3z", title="Excuse Me", seed=6, palette="riso_rush_hour", light=(0.9, -0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.8, -0.3, 0.5)])
    with d.thing("corridor", "place") as c:
        c.fade("0,1200! 652,566! 728,566! 800,640! 800,1200!", lambda x, y: (y - 500) / 900, blue=0.7)
        with c.in_inks(blue=1):
            for a, b in (((652, 566), (0, 1180)), ((728, 566), (800, 640)), ((652, 330), (0, -260)), ((728, 330), (800, 252)),
                         ((652, 330), (652, 566)), ((728, 330), (728, 566)), ((652, 330), (728, 330)), ((652, 566), (728, 566))):
                c.strokes([[a, b]], 3, ends=(1, 1))
        c.flat("752,372! 790,340! 790,630! 752,590!", blue=1)
        c.flat("672,420! 708,420! 708,566! 672,566!", blue=1)
    with d.thing("woman", "subject") as w:
        for shape in (WOMAN, MAN, HERS, *BAG):
            w.flat(shape)
        w.flat(WOMAN, blue=1)
        w.flat(HERS, overprint=True, blue=1)
        for part in BAG:
            w.flat(part, gap=6, blue=1)
        w.flat("630,694! 638,680 662,672 686,680 696,704 690,730 676,744 656,748 640,740 630,722!", gap=5, blue=1)
        w.flat("640,650! 676,650! 682,690 664,700 646,694!", blue=1)
        w.strokes([[(646, 744), (644, 724), (650, 708)], [(664, 748), (662, 726), (666, 710)], [(682, 740), (680, 722), (682, 710)], [(566, 846), (664, 856), (750, 846)]], 5, ends=(0.5, 0.5))
        w.flat(ellipse(664, 852, 13, 13))
        w.strokes([[(580, 440), (600, 520), (622, 590), (636, 650)]], 6, ends=(0.1, 0.5))
        w.flat("466,374! 500,398 552,380! 546,360! 508,376 480,356!")
        w.flat(ellipse(604, 176, 36, 34), gap=5, blue=1)
        w.strokes([[(436, 240), (452, 252), (472, 244)], [(434, 212), (454, 200), (476, 206)], [(434, 312), (450, 318), (464, 308)],
                   [(456, 172), (492, 190), (502, 232), (532, 250), (556, 298)]], 6, ends=(0.4, 0.3))
    with d.thing("man", "witness") as m:
        m.flat(MAN, overprint=True, pink=1)
        m.flat("40,168! 90,172 124,168 134,178 124,188 84,190 40,192!", pink=1)
        m.flat(HAT, gap=6, pink=1)
        m.flat("134,116! 202,124 260,116! 261,100! 202,106 130,100!")
        m.flat(HIS, gap=6, pink=1)
        m.flat("-20,360! 92,360! 116,366! 150,360! 140,440! -20,460!", pink=1)
        m.strokes([[(116, 122), (92, 116), (74, 116)], [(104, 144), (84, 136), (66, 136)]], 5, ends=(0.8, 0.2))
        m.flat("180,330! 214,350 276,346! 296,362! 280,384 232,390 170,360!")
        m.strokes([[(276, 236), (294, 248), (314, 240)], [(274, 206), (294, 196), (314, 204)], [(316, 298), (300, 306), (284, 298)],
                   [(168, 226), (152, 236), (156, 260), (172, 268)]], 6, ends=(0.4, 0.3))
        m.strokes([[(-20, 662), (150, 680), (330, 668)], [(-20, 636), (150, 654), (320, 640)]], 6, ends=(0.8, 0.3))
    with d.thing("third one", "accent") as t:
        for x, y, r in ((338, 520, 36), (426, 524, 34)):
            t.flat(ellipse(x, y, r, r * 1.1))
            t.flat(ellipse(x + 2, y + 3, r * 0.66, r * 0.7), yellow=1)
            t.flat(ellipse(x + 3, y + 4, r * 0.34, r * 0.38), pink=1, blue=1)
            t.strokes([[(x - r * 0.7, y - r * 1.5), (x, y - r * 1.85), (x + r * 0.7, y - r * 1.5)]], 5, ends=(0.4, 0.4))
        t.flat(ellipse(384, 596, 12, 17))
        for y in (740, 810, 880):
            t.flat(ellipse(386, y, 9, 9))
    s.describe("A pink man and a blue woman pass through each other. He lifts his hat, she carries her bag, both shut their eyes. Where they overlap, somebody violet with a round head looks at us, astonished.")
    s.moods("embarrassed", "droll", "tender", "surprised")
    s.themes("closeness", "courtesy", "strangers", "love", "birth")
    s.says("squish", "pardon", "chemistry", "intimacy", "compromise", "narrow", "after you", "crush", "parents", "wedding", "overlap", "gossip", "nearly met", "we had something", "who is in there?", "mind the gap", "love at first pass", "what the lawyers call common ground", "three is a crowd", "I felt something", "don’t breathe in", "born in a corridor", "Mummy and Daddy, before me", "through thick and thin", "opposites attract", "the elephant in the room", "purple with shame", "you went right through me", "two become one", "it takes two", "it happened at the office", "too many lunches", "wide enough, they said", "a little bird in between", "secondhand feelings", "hello, I live here", "neither of them looked", "we only said excuse me", "a third opinion", "collateral", "the child of courtesy", "peekaboo", "somebody finally saw us")  # fmt: skip
    s.relate("third one", "is inside", "man")
    s.about(place="a narrow corridor", time="office hours", light="from the far end of the corridor", composition="left", view="eye level, very near", foreground="the buttons of the one between them", unexplained="who lives in the overlap")
