"""Standing Room: an elephant rides the tram and holds on to a strap with its trunk."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

EAR = "240,400! 180,330 90,310 10,350 -40,440 -40,620 20,740 100,790 170,760 220,680 250,600!"
TRUNK = "326,560! 326,690 350,810 400,900 480,950 580,940 650,880 694,780 704,660 690,500 664,380 650,310 654,276! 672,262 700,268 712,244! 708,208 676,192 636,196 592,220 568,270 566,330 580,420 606,540 618,650 608,750 576,816 530,836 490,800 474,700 474,560!"


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
        e.flat("250,690! 200,770 150,820 90,850! 150,880 230,860 300,790 320,730!", gap=5)
        e.flat("500,680! 540,690 560,740 560,790! 530,800 500,770 480,740!", gap=5)
        for x in (286, 514):
            e.flat(ellipse(x, 500, 36, 26))
            e.flat(ellipse(x, 504, 17, 17), **soot)
            e.flat(f"{x - 40},500! {x - 24},470 {x},462 {x + 24},470 {x + 40},500! {x},484!", navy=1)
    with d.thing("straps", "prop") as t:
        for x, y in ((96, 200), (664, 130)):
            t.flat(f"{x - 12},40! {x + 12},40! {x + 12},{y}! {x - 12},{y}!", gap=5, **soot)
            t.flat(ellipse(x, y + 52, 56, 56), ellipse(x, y + 52, 36, 36), gap=5, orange=1)
    with d.thing("trunk") as e:
        e.flat(TRUNK, gap=6, navy=1)
        e.flat("312,520! 488,520! 474,580! 326,580!", navy=1)
        e.strokes([[(332, 680), (366, 700), (400, 696)], [(350, 780), (390, 780), (420, 764)], [(404, 884), (432, 858), (452, 832)], [(500, 944), (506, 912), (508, 886)], [(618, 906), (596, 880), (576, 858)], [(678, 800), (650, 786), (626, 780)], [(696, 660), (670, 660), (644, 656)], [(680, 520), (656, 522), (632, 520)], [(656, 390), (632, 394), (608, 394)]], 6, ends=(0.3, 0.3))
    with d.thing("two hats", "witness", plane="front") as h:
        h.flat("30,1240! 40,1170 90,1150 100,1100 140,1060 200,1056 250,1090 262,1150 310,1166 330,1240!", gap=7, orange=1)
        h.flat("96,1140! 180,1160 262,1140! 268,1166 180,1190 92,1166!", gap=0)
        h.flat("560,1240! 570,1190 620,1180! 616,1120 650,1080 700,1076 750,1100 770,1150 766,1184! 830,1196! 830,1240!", gap=7, orange=1)
    s.describe("An elephant fills a tram. Its trunk swings down and up again to hold a strap; two orange hats show at the lower edge, and yellow windows behind its ears.")
    s.moods("patient", "crowded", "comic", "dignified")
    s.themes("travel", "crowds", "courtesy", "size", "home")
    s.says("standing room", "hold tight", "room for one more", "the one nobody mentions", "rush", "mind my ears", "excuse my hips", "fare", "it gets off at the zoo", "heavy traffic", "trunk line", "he never forgets his stop", "commuter", "move down, please", "after a long day", "patience", "public transport", "luggage", "always a big one in front", "hats", "dignity", "we all pretended", "the last ring", "I was here first", "a ton of thoughts", "excess baggage", "don’t sway", "grey, only in the evening", "homewards", "someone should offer a seat", "too many mothers", "squeeze", "he works in an office too", "a gentle passenger", "in the room", "tired eyes", "ticket, please", "holding on", "rainy day on the savannah", "the tram sighed", "big-boned", "don’t push", "squashed hat", "what we carry home")  # fmt: skip
    s.relate("elephant", "catches", "straps")
    s.relate("elephant", "towers over", "two hats")
    s.about(place="the tram", time="evening", light="yellow light from the windows", composition="centred", view="near, eye level", foreground="two hats at the lower edge", unexplained="where it is going")
