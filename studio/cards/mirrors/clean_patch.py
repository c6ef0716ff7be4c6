"""The Clean Patch: a window cleaner wipes the day off a tower, and night is behind it."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

NIGHT = "-20,-20! 820,-20! 820,360! 452,450! 436,340 392,268 316,230 200,222 100,232 -20,226!"
FOAM = ((-6, 232, 26), (40, 240, 20), (78, 228, 26), (124, 238, 20), (168, 222, 28), (214, 234, 20), (256, 220, 26), (300, 238, 24), (340, 234, 28), (372, 268, 22), (404, 280, 28), (416, 324, 20), (438, 344, 26), (438, 392, 22), (456, 426, 24), (320, 268, 12), (380, 320, 12), (410, 370, 10), (144, 264, 12))
COAT = "-20,1220! 10,1000 40,860 90,776 170,728 230,708! 330,700 390,676 440,620 490,548! 552,590! 520,680 470,770 440,840 430,940 436,1060 446,1220!"
FACE = "250,430! 300,410 322,424 338,462 336,480 350,498 362,516! 356,524 342,524! 350,538 342,546! 350,554 344,566 336,572! 340,590 328,608 296,618 286,640 300,680 330,704! 270,740 180,732! 210,690 220,640!"
SCARF = "196,650! 152,600 136,530 152,452 206,400 272,388 330,424! 306,446 284,474 276,516! 268,500 250,504 246,526 258,548 270,552! 262,590 236,636!"
HAND = "508,560! 528,500 530,460 540,428 566,410 604,402 628,416 628,436! 640,444 640,462 628,470! 638,480 634,498 622,502! 628,516 618,530 600,530! 590,556 566,600!"


@card(id="3sjg0o", title="The Clean Patch", seed=85, palette="riso_good_party", light=(0.8, -0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.8, -0.2, 0.5)])
    with d.thing("glass tower", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", pink=1)
        g.flat("560,790! 560,740 610,700 650,716 684,650 760,632 840,670! 840,800!")
        g.flat("-20,500! 10,440 70,430 96,470 140,480 160,530 150,560! -20,560!")
    with d.thing("wiped night", "prop") as n:
        n.flat(NIGHT, slate=1)
        for x, y, r in ((90, 90, 7), (200, 150, 5), (300, 70, 8), (420, 170, 6), (520, 90, 5), (560, 270, 8), (690, 60, 6), (740, 170, 5), (460, 40, 5)):
            n.flat([(x, y - r * 2), (x + r * 0.6, y - r * 0.6), (x + r * 2, y), (x + r * 0.6, y + r * 0.6), (x, y + r * 2), (x - r * 0.6, y + r * 0.6), (x - r * 2, y), (x - r * 0.6, y - r * 0.6)])
        with n.within(NIGHT):
            n.flat("640,390! 640,230! 730,206! 730,390!", pink=1, slate=1)
        n.flat("664,270! 694,262! 694,302! 664,310!", yellow=1)
        n.strokes([[(-20, 40), (820, -60)], [(-20, 380), (820, 200)], [(-20, 720), (820, 570)], [(-20, 1030), (820, 930)], [(490, -20), (520, 1220)]], 5, ends=(1, 1))
        for x, y, r in FOAM:
            n.flat(ellipse(x, y, r, r))
    with d.thing("window cleaner", "subject") as w:
        w.flat(COAT, gap=6, pink=1, slate=1)
        w.flat(FACE)
        w.flat("186,620! 140,640 96,690 132,690 150,716 190,670 214,640!", slate=1)
        w.flat(SCARF, gap=5, slate=1)
        with w.in_inks(pink=1, slate=1):
            w.strokes([[(300, 476), (314, 464), (332, 466)], [(350, 544), (334, 546), (324, 554)], [(294, 446), (312, 438), (332, 446)], [(268, 640), (290, 632), (300, 616)]], 6, ends=(0.3, 0.6))
            w.flat(ellipse(320, 475, 7, 9), pink=1, slate=1)
    with d.thing("squeegee", "accent") as b:
        b.flat("576,420! 590,370! 622,378! 600,430!", pink=1, slate=1)
        b.flat("446,430! 756,350! 766,388! 456,468!", gap=6, pink=1, slate=1)
        b.flat(HAND)
        with b.in_inks(pink=1, slate=1):
            b.strokes([[(628, 437), (590, 440), (566, 452)], [(628, 470), (592, 472), (572, 480)], [(622, 502), (594, 500), (578, 506)]], 6, ends=(0.8, 0.2))
        b.flat("480,540! 520,560 566,602! 548,634! 500,590 462,570!", gap=4, slate=1)
    with d.thing("cradle rail", plane="front") as rail:
        rail.flat("-20,1070! 820,1050! 820,1096! -20,1116!", gap=7, slate=1)
        rail.flat("620,1096! 656,1096! 656,1220! 620,1220!", gap=7, slate=1)
        rail.flat("70,1190! 64,1120 66,1070 82,1054 100,1058! 110,1046 132,1046 138,1056! 150,1046 170,1048 174,1060! 186,1054 202,1062 204,1080 202,1130 190,1144 174,1140! 164,1148 148,1146 140,1140! 128,1148 112,1146 104,1140!")
        with rail.in_inks(pink=1, slate=1):
            rail.strokes([[(102, 1058), (104, 1140)], [(138, 1056), (139, 1140)], [(174, 1060), (174, 1140)]], 6, ends=(0.6, 0.6))
    s.describe("A window cleaner draws her blade across a pink day. The glass front mirrors it; where the blade has passed lies a starry night behind foam, with one lit window. She looks at it, her mouth turned down.")
    s.moods("wistful", "astonished", "homesick", "quiet")
    s.themes("work", "night and day", "longing", "truth", "home")
    s.says("wash the sky", "missed a bit", "it was night all along", "homesick", "streak-free", "behind the pink", "somebody is up", "the real weather", "peel off the day", "one light left on", "that’s my window", "wipe that smile off", "bubbles", "insomnia", "the truth needs soap", "over time", "she has stopped", "a clean break", "spring cleaning", "daylight was only paint", "what the boss must never see", "bedtime", "mop up the evening", "underneath we are blue", "a cloth, a bucket, a universe", "the last customer", "pull the curtain", "a good day’s work", "revelation", "tomorrow it will be dirty again", "scratch card", "not part of the contract", "clouds come off easily", "unveiling", "curtain", "rinse and dream", "the view from outside", "don’t look in", "a hole in the day", "so that’s where I live", "squeak", "careful, the sky is wet", "she could wipe it all away", "tomorrow")  # fmt: skip
    s.relate("window cleaner", "looks out of", "glass tower")
    s.relate("window cleaner", "paints", "wiped night")
    s.about(place="the outside of a glass tower", time="day, and night where it is wiped", light="day from the right", composition="diagonal", view="from below, beside the cradle", foreground="the rail of the cradle and a hand", unexplained="one lit window in the night")
