"""Early This Year: the cold flies in as one great goose, its feathers fall as snow, and one red cloth still hangs on the line."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens, plume
from reverie_studio.sculpt.gouges import evenly, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import CUT, tube

# bill, crown, neck, shoulder; up the front of the lifted arm, down its rear; back, tail, belly, breast, throat
GOOSE = "104,560! 108,524 130,498 162,490 194,504! 230,526 280,524 322,506 352,480! 374,430 388,360 400,290 424,220 462,164 502,136! 528,152 522,214 512,280 516,346 536,412 572,472! 620,506 670,540 716,572! 716,596 700,606! 640,644 560,674 470,684 390,670 334,638 296,598! 256,574 220,576 190,590! 156,598 122,588!"
NEAR = ([(510, 150), (500, 220), (504, 300), (522, 380), (566, 460)], [(556, 40), (644, 56), (714, 112), (756, 196), (768, 296), (750, 396), (700, 484)])
FAR = ([(340, 160), (330, 230), (336, 320), (360, 420)], [(404, 36), (466, 60), (504, 120), (510, 210), (490, 320)])
CLOTH = "294,1004! 380,1022 460,1024 540,1016 652,990! 662,1040 656,1090 672,1138! 634,1156 586,1136 536,1148 486,1164 438,1146 388,1156 338,1160 304,1150! 296,1100 304,1050"


@card(id="q3ekv9", title="Early This Year", seed=35, palette="lino_barley", light=(-0.3, 0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.7, -0.35, 0.45)])
    with p.thing("sky") as sky:
        sky.flat("-20,-20! 820,-20! 820,1000! -20,1000!", ink=2)
        sky.flat("-20,760 140,744 330,752 520,736 820,720! 820,1000! -20,1000!", ink=1)
        wedges(sky, [[(820, y), (640 - d, y + 6), (430 - d, y + 14)] for y, d in ((690, 0), (652, -110))] + [[(-20, y), (100 + d, y + 2), (250 + d, y - 4)] for y, d in ((716, 0), (680, -60))], 16, 1)
    with p.thing("fields", "place") as f:
        f.flat("-20,896 140,868 300,882 520,850 820,880! 820,1220! -20,1220!", ink=2, gap=7, around=KEY)
        f.flat("-20,960 160,930 380,964 560,946 820,964! 820,1220! -20,1220!", ink=0, gap=7, around=KEY)
        f.flat("176,950! 176,890! 158,890! 212,836! 312,836! 362,890! 346,890! 346,956!", gap=6)
        f.flat("200,940! 200,906! 226,906! 226,940!", "282,940! 282,906! 308,906! 308,940!", ink=1), f.flat("280,840! 280,808! 302,808! 302,840!")
        for x, y, k in ((118, 944, 1.0), (420, 966, 0.7)):
            f.flat(tube([(x, y, 7), (x, y - 70 * k, 6)])), f.flat(ellipse(x, y - 92 * k, 32 * k, 46 * k), gap=5)
        wedges(f, [[(x + d, y), (x + 1.5 * d, y - 18), (x + 2.2 * d, y - 38)] for x, y in ((190, 1080), (250, 1150), (150, 1172), (240, 1030)) for d in (-9, 0, 10)], 9, 2)
    with p.thing("goose", "subject") as g:
        for k, (u, v) in enumerate(zip(evenly(FAR[0], 9), evenly(FAR[1], 9), strict=True)):
            g.flat(plume(u, v, 26), ink=KEY if k < 5 else 0, gap=6, around=0 if k < 5 else KEY)
        g.flat("322,520! 296,450 282,370 284,290 304,210 338,152! 366,150 372,210 364,290 372,370 400,450 430,520!", ink=0, gap=7, around=KEY)
        wedges(g, [[(340, 500), (314, 430), (304, 350)], [(366, 490), (346, 420), (336, 350)]], 22, 2, ends=(1, 0.1))
        for k, tip in enumerate(((776, 560), (784, 588), (776, 616), (752, 636))):
            g.flat(plume((660, 582 + 4 * k), tip, 21), ink=0, gap=6, around=KEY)
        quills = list(zip(evenly(NEAR[0], 14), evenly(NEAR[1], 14), strict=True))
        for k, (u, v) in enumerate(quills):
            g.flat(plume(u, v, 29), ink=KEY if k < 7 else 0, gap=6, around=0 if k < 7 else KEY)
        for (x, y), (u, v) in quills:
            g.flat(plume((x - 24, y), (x + (u - x) * 0.5, y + (v - y) * 0.52), 26), ink=0, gap=6, around=KEY)
        g.flat("540,650! 600,664 676,668 730,690! 700,700 690,716 650,706 590,704 530,684!", ink=1, gap=6, around=KEY)
        g.flat(GOOSE, ink=0, gap=7, around=KEY)
        for (x, y), (u, v) in quills[1:]:
            g.flat(plume((x - 30, y), (x + (u - x) * 0.2, y + (v - y) * 0.2), 18), ink=0, gap=6, around=KEY)
        g.flat("480,164! 508,160 510,210 500,270 502,340 520,410 552,466 590,500! 540,560 430,540 400,440 410,330 440,230", ink=0)
        with g.within(GOOSE):
            g.flat("290,590! 336,634 420,654 520,652 620,626 730,572! 730,640! 560,710! 400,710! 290,650!", ink=2)
            wedges(g, [[(x, y), (x - 22, y - 12), (x - 36, y - 34)] for x, y in ((400, 656), (454, 662), (510, 660), (564, 648), (614, 634), (660, 612))], 22, 2, ends=(1, 0.1))
            wedges(g, [[(200, 592), (240, 574), (290, 584)]], 18, 2, ends=(0.1, 0.1))
        g.strokes([[(x - 18, y - 8), (x, y + 10), (x + 22, y + 2)] for x, y in ((430, 260), (462, 316), (424, 350), (470, 392), (426, 430), (384, 510), (440, 496), (500, 470), (410, 570), (470, 556), (536, 530), (470, 214))], 8, black=True, ends=(0.2, 0.2))
        g.flat("116,522! 84,534 52,554 36,574! 58,586 92,590 122,582!", ink=1, gap=6, around=KEY), g.strokes([[(54, 571), (86, 564), (116, 562)]], 6, black=True, ends=(0.4, 0.2))
        g.flat(ellipse(154, 528, 14, 15)), g.dots([(150, 523, 4.5)], 0)
    with p.thing("feathers like snow", "accent") as d:
        for x, y, a, k in ((640, 740, 76, 1.2), (96, 690, 24, 1.25), (370, 730, 130, 0.9), (470, 800, 40, 0.75), (84, 810, 150, 0.6), (720, 850, 110, 0.8), (560, 760, 20, 0.6), (590, 890, 140, 0.6)):
            c, q = math.cos(math.radians(a)) * 84 * k, math.sin(math.radians(a)) * 84 * k
            d.strokes([[(x - c * 0.3, y - q * 0.3), (x, y), (x + c * 0.2, y + q * 0.2)]], 5 + 3 * k, black=True, ends=(0.9, 0.9))
            d.flat(lens((x, y), (x + c, y + q), 19 * k, 0.58, 10 * k), ink=0, gap=5, around=KEY)
            d.strokes([[(x, y), (x + c * 0.4 - q * 0.1, y + q * 0.4 + c * 0.1), (x + c * 0.75 - q * 0.09, y + q * 0.75 + c * 0.09)]], 4 + 2 * k, black=True, ends=(0.9, 0.1))
    with p.thing("red cloth", "witness", spot=1.0) as r:
        for x, y in ((62, 962), (732, 952)):
            r.flat(tube([(x - 36, y + 3, 10), (x, y, 10), (x + 36, y - 3, 10)], ends=CUT), gap=6), r.flat(tube([(x, 1240, 16), (x, 1100, 15), (x, y - 28, 14)], ends=CUT), gap=6), r.flat(tube([(x - 36, y + 3, 10), (x, y, 10), (x + 36, y - 3, 10)], ends=CUT))
        r.flat(CLOTH, spot=True, gap=8, around=KEY)
        wedges(r, [[(x, 1024 - d), (x + 10, 1084 - d), (x - 2, 1148 - d)] for x, d in ((366, -4), (440, 0), (522, 6), (600, 24))], 17, ends=(0.1, 0.9))
        r.strokes([[(74, 958), (214, 996), (380, 1018), (460, 1020), (540, 1012), (652, 984), (726, 950)]], 9, black=True, ends=(1, 1))
        for x, y in ((328, 1006), (622, 992)):
            r.flat([(x - 11, y - 24), (x + 11, y - 26), (x + 9, y + 34), (x - 9, y + 36)], ink=1, gap=5, around=KEY)
        r.flat(lens((426, 1086), (548, 1058), 22, 0.58, -12), ink=0, gap=6, around=KEY), r.strokes([[(404, 1094), (474, 1066), (530, 1058)]], 8, black=True, ends=(0.9, 0.1))
    s.describe("A giant white goose flies low over a farm. Feathers fall from it like snow. Below, one red cloth hangs pegged to a washing line, and a first white feather lies on it.")
    s.moods("grand", "cold", "wondering", "wistful")
    s.themes("weather", "time", "arrival", "change", "the end of summer")
    s.says("snow", "goosebumps", "overhead", "arrival", "forecast", "down", "omen", "early this year", "somebody shake the pillow", "there goes the light", "take the washing in", "first flake", "it comes every year and never lands", "the sky is moulting", "grandmother’s bedding", "one red thing left", "too late to bring it in", "fly low, sweet December", "a cold front with a beak", "we’ll be under it for months", "honk if you’re tired of summer", "the quilt before the sleep", "duck!", "the ceiling flew away", "white over everything", "keep something red", "the heaviest thing is soft", "its shadow is called December", "on its way to you", "each flake was part of a wing", "catch one on your tongue", "the weather has feet", "a small farm, briefly", "close the shutters", "plucked in passing", "softly it buries us", "north is calling", "I dreamt the sky had a belly", "one last line of summer", "wild goose chase", "pegged", "who forgot the tablecloth?", "feather by feather")  # fmt: skip
    s.relate("goose", "floats above", "fields")
    s.about(place="a farm among fields", time="late autumn", light="pale, from the left", composition="diagonal", view="from below, under the washing line", foreground="a red cloth on a line", unexplained="why nobody took the cloth in", weather="first snow")
