"""Right of Way: a tortoise crosses the rails, and all the trams wait behind it."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

SHELL = "-60,880! -44,760 16,640 104,552 212,506 322,510 424,560 502,646 550,750 570,862! 440,912 260,926 80,914!"
RIM = "-60,872! 80,906 260,918 440,904 566,856! 598,872 604,900 576,926 440,968 250,984 70,972 -60,944!"
HEAD = "480,900! 536,846 570,782 586,716 602,662 640,628 690,622 734,640 760,676 768,708! 762,734 738,742! 708,750 688,762 674,790 650,856 610,930 550,950!"
TRAM = "0,0! 0,-330 8,-396 44,-436 140,-446 236,-436 272,-396 280,-330 280,0!"


@card(id="6b2bch", title="Right of Way", seed=46, palette="riso_wet_pavement", light=(0.3, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.3, -0.8, 0.5)])
    with d.thing("trams", "witness", count=7) as t:
        with t.in_inks(spruce=1):
            t.strokes([[(-20, 40), (160, 64), (360, 130), (560, 216), (680, 256), (820, 262)], [(224, 140), (260, 120), (300, 112)]], 5, ends=(1, 0.6))
        t.flat("820,304! 744,316 700,330 640,356 560,396 470,446 340,520 180,610 -20,730! -20,900! 400,900! 480,640 560,540 640,466 720,408 770,372 820,344!", gap=0, spruce=1)
        with t.in_inks(salmon=1):
            t.strokes([[(820, 318), (740, 330), (600, 404), (440, 500), (240, 640)], [(820, 330), (762, 348), (660, 420), (560, 508), (450, 640), (380, 760)]], 7, ends=(0.4, 1))
        for x, y, k in ((742, 322, 0.13), (706, 340, 0.17), (660, 364, 0.23), (594, 398, 0.32), (508, 446, 0.46), (384, 508, 0.66), (66, 640, 1.12)):
            put = [placed([(0, 0)], (x, y), k)]
            t.flat(placed([(a, b) for a, b in outline(TRAM)], put[0][0], k), gap=5, salmon=1)
            t.flat(placed(outline("24,-330! 34,-372 140,-380 246,-372 256,-330! 256,-196! 24,-196!"), (x, y), k), spruce=1)
            t.flat(placed(ellipse(140, -128, 34, 34), (x, y), k))
            if k > 0.3:
                t.strokes([placed([(140, -380), (140, -196)], (x, y), k)], 14 * k, ends=(1, 1))
                t.flat(placed(outline("30,-52! 250,-52! 250,-24! 30,-24!"), (x, y), k), overprint=True, spruce=1)
    with d.thing("tortoise", "subject") as a:
        a.flat("-20,1076! 200,1082 500,1078 820,1084! 820,1240! -20,1240!", spruce=1)
        for rail in (*(f"{x},1092! {x + 34},1092! {x + 22},1226! {x - 22},1226!" for x in range(-70, 880, 104)), "-20,1100! 820,1106! 820,1122! -20,1116!", "-20,1144! 820,1150! 820,1170! -20,1164!"):
            a.flat(rail, gap=4, salmon=1)
        a.flat("130,930! 230,940! 240,1010 262,1060 270,1092! 176,1098! 160,1050!", gap=6, salmon=1, spruce=1)
        a.flat("540,900! 614,900 640,950 652,1010 672,1056 690,1090! 598,1096! 580,1040 548,990!", gap=6, salmon=1, spruce=1)
        for x in (616, 644, 672):
            a.flat(f"{x - 11},1093! {x - 8},1078 {x},1072 {x + 9},1080 {x + 11},1092!")
        a.flat(HEAD, gap=7, salmon=1, spruce=1)
        a.flat("-60,920! 96,930 130,980 120,1050 132,1100 140,1134! -60,1140!", gap=7, salmon=1, spruce=1)
        a.flat("400,930! 560,900 580,980 574,1050 600,1096 612,1130! 470,1138! 452,1090 430,1040 404,1000!", gap=7, salmon=1, spruce=1)
        a.flat(SHELL, gap=8, spruce=1)
        a.flat(RIM, gap=8, spruce=1)
        with a.within(SHELL):
            a.strokes([[(-40, 730), (60, 684), (180, 650), (310, 650), (440, 690), (540, 750)], [(60, 684), (76, 790), (60, 910)], [(180, 650), (206, 780), (204, 926)], [(310, 650), (344, 780), (352, 920)], [(440, 690), (470, 780), (478, 900)], [(60, 684), (100, 610), (116, 540)], [(180, 650), (206, 580), (214, 500)], [(310, 650), (314, 580), (324, 500)], [(440, 690), (424, 610), (430, 560)]], 8, ends=(0.8, 0.8))
        a.strokes([[(40, 910), (34, 980)], [(140, 914), (140, 986)], [(250, 920), (254, 990)], [(360, 912), (372, 986)], [(470, 892), (490, 964)], [(550, 864), (574, 930)]], 7, ends=(0.8, 0.8))
        a.strokes([[(772, 708), (730, 716), (694, 710), (672, 722)]], 6, ends=(0.8, 0.2))
        a.flat("658,680! 672,654 700,648 724,668! 712,692 676,694!")
        a.flat("676,672! 716,664! 714,680 700,690 684,686!", salmon=1, spruce=1)
        for x in (478, 516, 556, 594):
            a.flat(f"{x - 14},1134! {x - 10},1114 {x},1106 {x + 12},1116 {x + 14},1134!")
        for x in (30, 70, 110):
            a.flat(f"{x - 14},1138! {x - 10},1118 {x},1110 {x + 12},1120 {x + 14},1138!")
        a.strokes([[(614, 760), (596, 820), (566, 870)], [(650, 780), (630, 840), (596, 892)], [(450, 960), (500, 976), (560, 960)], [(456, 1010), (510, 1022), (562, 1008)]], 6, ends=(0.2, 0.2))
    s.describe("A huge tortoise walks over the tramway rails. Its heavy-lidded head is held high. Behind its shell a long queue of salmon-coloured trams has stopped and shrinks away along the curving track.")
    s.moods("calm", "droll", "stubborn", "proud")
    s.themes("slowness", "patience", "power", "city", "time")
    s.says("obstinate", "dignity", "queue", "tank", "don’t hurry me", "slowcoach", "rush hour", "no hurry", "after you", "I was worth waiting for", "a strike of one", "the boss is coming", "delays are to be expected", "my house, my rules", "late", "steady wins it", "traffic jam", "give way to the elderly", "he was here before the rails", "the old lady at the till", "one at a time", "patience, please", "a hundred years and one street", "don’t push", "grandfather crosses the road", "the revolution is slow", "priority lane", "armour", "it cannot be helped", "a very important person", "you could have walked", "he who laughs last", "thick skin", "Monday morning", "holding up the world", "the slow train overtook us", "born in the year of the river", "red light on four legs", "why did it cross?", "step by step", "civil disobedience", "they bow to him every day", "minister without hurry", "home is never far")  # fmt: skip
    s.relate("trams", "waits for", "tortoise")
    s.about(place="tram lines along the river", time="late morning", light="sun from above and behind", composition="low", view="eye level, of a small child", foreground="a shadow on the sleepers", unexplained="where it is going")
