"""The Clean Patch: a window cleaner wipes the day off a tower, and night is behind it."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

NIGHT = "-20,-20! 820,-20! 820,360! 452,450! 436,340 392,268 316,230 200,222 100,232 -20,226!"
FOAM = ((-6, 232, 26), (40, 240, 20), (78, 228, 26), (124, 238, 20), (168, 222, 28), (214, 234, 20), (256, 220, 26), (300, 238, 24), (340, 234, 28), (372, 268, 22), (404, 280, 28), (416, 324, 20), (438, 344, 26), (438, 392, 22), (456, 426, 24), (320, 268, 12), (380, 320, 12), (410, 370, 10), (144, 264, 12))
COAT = "-20,1220! 10,1000 40,860 90,776 170,728 230,708! 340,698 400,706 450,734 488,776 514,814! 532,770 540,730 544,674! 648,700! 652,770 644,850 624,916 598,946! 550,944 480,922 428,904! 436,960 440,1060 446,1220!"
FACE = "250,430! 300,410 322,424 338,462 336,480 350,498 362,516! 356,524 342,524! 350,538 342,546! 350,554 344,566 336,572! 340,590 328,608 296,618 286,640 300,680 330,704! 270,740 180,732! 210,690 220,640!"
SCARF = "196,650! 152,600 136,530 152,452 206,400 272,388 330,424! 306,446 284,474 276,516! 268,500 250,504 246,526 258,548 270,552! 262,590 236,636!"
FIST = "-36,-66! -8,-80 28,-80 52,-68 60,-52! 52,-38! 66,-30 72,-14 62,0! 56,2! 68,12 70,28 60,38! 54,40! 62,50 60,66 44,76 22,80! 4,84 -10,96 -16,108! -18,116! -112,104! -100,80 -92,50 -86,10 -70,-26 -54,-50!"
THUMB = "-66,-30! -62,-64 -52,-96 -38,-122 -22,-128 -10,-114 -10,-90 -16,-60 -10,-36!"
GRIP = (641.0, 566.0), 1.0, -14.0


@card(id="3sjg0o", title="The Clean Patch", seed=85, palette="riso_good_party", light=(0.8, -0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.8, -0.2, 0.5)])
    with d.thing("glass tower", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", pink=1)
        g.flat("616,1000! 612,960 650,930 690,944 716,890 780,876 840,900! 840,1000!")
        g.flat("-20,500! 10,440 70,430 96,470 140,480 160,530 150,560! -20,560!")
    with d.thing("wiped night", "prop") as n:
        n.flat(NIGHT, slate=1)
        for x, y, r in ((90, 90, 7), (200, 150, 5), (300, 70, 8), (420, 170, 6), (520, 90, 5), (500, 250, 8), (650, 70, 6), (740, 170, 5), (460, 40, 5)):
            n.flat([(x, y - r * 2), (x + r * 0.6, y - r * 0.6), (x + r * 2, y), (x + r * 0.6, y + r * 0.6), (x, y + r * 2), (x - r * 0.6, y + r * 0.6), (x - r * 2, y), (x - r * 0.6, y - r * 0.6)])
        with n.within(NIGHT):
            n.flat("560,420! 560,214! 612,214! 612,190! 664,190! 664,420!", pink=1, slate=1)
        n.flat("600,250! 630,250! 630,294! 600,294!", yellow=1)
        n.strokes([[(-20, 330), (820, 330)], [(-20, 800), (820, 800)], [(108, -20), (108, 1220)], [(704, -20), (704, 1220)]], 5, ends=(1, 1))
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
        b.flat(moved(THUMB, *GRIP), gap=5)
        b.flat(moved("-15,-160! 15,-160! 17,120! 8,130 -8,130 -17,120!", *GRIP), gap=6, slate=1)
        b.flat(moved("-48,-158! 48,-158! 24,-118! -24,-118!", *GRIP), gap=5, pink=1, slate=1)
        b.flat(moved("-160,-192! 160,-192! 160,-156! -160,-156!", *GRIP), gap=6, pink=1, slate=1)
        b.flat(moved(FIST, *GRIP), gap=5)
        with b.in_inks(pink=1, slate=1):
            b.strokes([moved(q, *GRIP) for q in ([(54, -38), (28, -36), (6, -30)], [(58, 1), (32, 2), (10, 6)], [(56, 39), (32, 40), (14, 42)], [(-52, -48), (-44, -30), (-46, -8)])], 6, ends=(0.8, 0.2))
        b.flat("534,660! 570,658 620,668 660,684! 660,728! 620,712 570,702 534,704!", gap=4, slate=1)
    with d.thing("cradle rail", plane="front") as rail:
        rail.flat("-20,1000! 820,1000! 820,1044! -20,1044!", gap=7, slate=1)
        rail.flat("636,996! 672,996! 672,1052! 636,1052!", gap=5, pink=1, slate=1)
        with rail.in_inks(pink=1, slate=1):
            rail.strokes([[(556, 1120), (574, 1066), (612, 1032), (654, 1022), (696, 1032), (734, 1066), (752, 1120)]], 9, ends=(1, 1))
        for x, y, r in ((586, 1106, 24), (620, 1092, 30), (662, 1098, 28), (700, 1092, 28), (724, 1110, 22)):
            rail.flat(ellipse(x, y, r, r))
        rail.flat("540,1108! 600,1116 708,1116 768,1108! 744,1230! 564,1230!", gap=6, pink=1, slate=1)
    s.describe("A window cleaner draws her blade across a pink day. The glass front mirrors it; where the blade has passed lies a starry night behind foam, with one lit window. She looks at it, her mouth turned down.")
    s.moods("wistful", "astonished", "homesick", "quiet")
    s.themes("work", "night and day", "longing", "truth", "home")
    s.says("wash the sky", "missed a bit", "it was night all along", "homesick", "streak-free", "behind the pink", "somebody is up", "the real weather", "peel off the day", "one light left on", "that’s my window", "wipe that smile off", "bubbles", "overalls", "the truth needs soap", "over time", "she has stopped", "a clean break", "spring cleaning", "daylight was only paint", "what the boss must never see", "bedtime", "mop up the evening", "underneath we are blue", "a cloth, a bucket, a universe", "the last customer", "pull the curtain", "a good day’s work", "revelation", "tomorrow it will be dirty again", "scratch card", "not part of the contract", "clouds come off easily", "unveiling", "curtain", "rinse and dream", "the view from outside", "don’t look in", "a hole in the day", "so that’s where I live", "squeak", "careful, the sky is wet", "she could wipe it all away", "tomorrow")  # fmt: skip
    s.relate("window cleaner", "looks out of", "glass tower")
    s.relate("window cleaner", "paints", "wiped night")
    s.about(place="the outside of a glass tower", time="day, and night where it is wiped", light="day from the right", composition="diagonal", view="near, beside the cradle", foreground="the rail of the cradle and a bucket of foam", unexplained="one lit window in the night")
