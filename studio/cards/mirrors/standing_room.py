"""Standing Room: an elephant rides the tram and holds on to a strap with its trunk."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

EAR = "240,400! 180,330 90,310 10,350 -40,440 -40,620 20,740 100,790 170,760 220,680 250,600!"
TRUNK = "312,560! 318,690 346,820 400,908 480,956 580,946 652,884 694,784 706,660 700,500 694,380 690,300 688,250 692,206 684,170 662,146 634,140 606,150 586,174 574,208 570,236! 580,250 592,242 602,250! 608,224 620,200 634,192 645,202 645,224 632,262 612,300 604,350 608,440 616,540 620,650 608,744 576,806 536,826 500,792 486,700 488,560!"
TUSK = "-4,0! -34,60 -80,112 -136,146 -186,160! -160,178 -108,178 -54,158 0,122 36,76 52,30!"


@card(id="p2dvuo", title="Standing Room", seed=7, palette="riso_night_tram", light=(0.0, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, -0.8, 0.5)])
    soot = {"navy": 1.0, "orange": 1.0}
    with d.thing("tram", "place") as t:
        t.flat("-20,60! 330,60! 330,560! -20,560!", lemon=1)
        t.flat("380,60! 820,60! 820,560! 380,560!", lemon=1)
        t.flat("-20,-20! 820,-20! 820,64! -20,64!", orange=1)
    with d.thing("elephant", "subject") as e:
        e.flat("-20,1240! -20,820 100,700 250,640! 560,640! 720,720 820,840! 820,1240!", gap=6, navy=1)
        for side in (False, True):
            e.flat(moved(EAR, (800 if side else 0, 0), 1, 0, flip=side), gap=6, navy=1)
            e.flat(moved("200,430! 150,390 80,390 30,430 20,520 50,640 100,700 150,690! 130,600 160,500!", (800 if side else 0, 0), 1, 0, flip=side), orange=1)
        e.flat("400,300 310,310 240,370 214,460 226,560 260,660 320,760 400,800 480,760 540,660 574,560 586,460 560,370 490,310", gap=6, navy=1)
        e.flat(moved(TUSK, (262, 668), 1), gap=5)
        e.flat(moved(TUSK, (538, 668), 1, 0, flip=True), gap=5)
        for x in (286, 514):
            e.flat(ellipse(x, 500, 36, 26))
            e.flat(ellipse(x, 504, 17, 17), **soot)
            e.flat(f"{x - 40},500! {x - 24},470 {x},462 {x + 24},470 {x + 40},500! {x},484!", navy=1)
    with d.thing("straps", "prop") as t:
        for x, y in ((96, 200), (668, 134)):
            t.flat(f"{x - 12},40! {x + 12},40! {x + 12},{y}! {x - 12},{y}!", gap=5, **soot)
            t.flat(ellipse(x, y + 66, 72, 70), gap=5, orange=1)
            t.flat(ellipse(x, y + 66, 52, 50))
            t.flat(ellipse(x, y + 66, 46, 44), lemon=1)
    with d.thing("trunk") as e:
        e.flat(TRUNK, gap=6, navy=1)
        e.flat("302,520! 498,520! 498,568! 302,568!", navy=1)
        e.strokes([[(332, 680), (366, 700), (400, 696)], [(350, 780), (390, 780), (420, 764)], [(404, 884), (432, 858), (452, 832)], [(500, 944), (506, 912), (508, 886)], [(618, 906), (596, 880), (576, 858)], [(678, 800), (650, 786), (626, 780)], [(696, 660), (670, 660), (644, 656)], [(680, 520), (656, 522), (632, 520)], [(656, 390), (632, 394), (608, 394)]], 6, ends=(0.3, 0.3))
    with d.thing("straps", "prop") as t, t.within("596,236! 730,236! 730,290! 596,290!"):
        t.flat(ellipse(668, 200, 78, 76), ellipse(668, 200, 46, 44))
        t.flat(ellipse(668, 200, 72, 70), ellipse(668, 200, 52, 50), orange=1)
    with d.thing("two hats", "witness", plane="front") as h:
        h.flat("30,1240! 40,1170 90,1150 100,1100 140,1060 200,1056 250,1090 262,1150 310,1166 330,1240!", gap=7, orange=1)
        h.flat("96,1140! 180,1160 262,1140! 268,1166 180,1190 92,1166!", gap=0)
        h.flat("500,1260! 506,1186 530,1170 590,1172! 586,1110 612,1068 664,1052 716,1066 748,1104 752,1160! 800,1150 830,1160! 830,1260!", gap=7, orange=1)
        h.flat("588,1140! 664,1150 750,1128! 754,1154 664,1178 588,1168!", gap=0)
    s.describe("An elephant fills a tram. Its trunk swings down and up again to hold a strap; two orange hats show at the lower edge, and yellow windows behind its ears.")
    s.moods("patient", "crowded", "comic", "dignified")
    s.themes("travel", "crowds", "courtesy", "size", "home")
    s.says("standing room", "hold tight", "room for one more", "the one nobody mentions", "rush", "mind my ears", "excuse my hips", "fare", "it gets off at the zoo", "heavy traffic", "trunk line", "he never forgets his stop", "commuter", "move down, please", "after a long day", "patience", "public transport", "luggage", "always a big one in front", "hats", "dignity", "we all pretended", "the last ring", "I was here first", "a ton of thoughts", "excess baggage", "don’t sway", "grey, only in the evening", "homewards", "someone should offer a seat", "too many mothers", "squeeze", "he works in an office too", "a gentle passenger", "in the room", "tired eyes", "ticket, please", "holding on", "rainy day on the savannah", "the tram sighed", "big-boned", "don’t push", "squashed hat", "what we carry home")  # fmt: skip
    s.relate("elephant", "catches", "straps")
    s.relate("elephant", "towers over", "two hats")
    s.about(place="the tram", time="evening", light="yellow light from the windows", composition="centred", view="near, eye level", foreground="two hats at the lower edge", unexplained="where it is going")
