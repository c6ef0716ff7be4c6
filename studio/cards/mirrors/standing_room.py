"""Standing Room: an elephant rides the tram and holds on to a strap with its trunk."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

EAR = "260,330! 200,262 110,236 30,268 -40,360 -40,560 20,676 90,720 150,700 206,650 256,610! 330,540!"
INNER = "214,360 180,312 120,296 66,330 44,410 56,530 92,616 126,640 136,590 150,480 200,420"
HEAD = "400,226 350,208 290,220 240,274 212,370 220,470 258,560 310,640 400,680 490,640 542,560 580,470 588,370 560,274 510,220 450,208"
TRUNK = "400,520,98 402,610,92 406,706,82 440,806,72 524,858,64 616,834,56 678,750,51 702,640,46 710,530,40 713,420,33 713,340,27 712,300,24 712,270,22"
TIP = "712,290,23 712,240,22 701,206,21 674,189,20 648,204,19 637,244,18 634,294,17 627,350,12"
TUSK = "-30,-20! -50,50 -86,86 -134,104 -176,102! -164,122 -120,138 -68,128 -18,92 18,40 26,-20!"
RINGS = ((136, 58), (672, 122))


@card(id="p2dvuo", title="Standing Room", seed=7, palette="riso_night_tram", light=(0.0, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, -0.8, 0.5)])
    soot = {"navy": 1.0, "orange": 1.0}
    with d.thing("tram", "place") as t:
        t.flat("-20,64! 330,64! 330,700! -20,700!", lemon=1)
        t.flat("380,64! 820,64! 820,700! 380,700!", lemon=1)
        t.flat("-20,-20! 820,-20! 820,64! -20,64!", orange=1)
        for x, y in RINGS[:1]:
            t.flat(f"{x - 13},40! {x + 13},40! {x + 13},{y}! {x - 13},{y}!", gap=5, **soot)
            t.flat(ellipse(x, y + 104, 104, 104, 60), ellipse(x, y + 104, 76, 76, 60), gap=6, orange=1)
    with d.thing("elephant", "subject") as e:
        e.flat("-20,1240! -20,760 60,680 200,600! 600,600! 740,680 820,760! 820,1240!", gap=7, **soot)
        for side in (False, True):
            e.flat(moved(EAR, (800 if side else 0, 56), 1, 0, flip=side), gap=7, navy=1)
            e.flat(moved(INNER, (800 if side else 0, 56), 1, 0, flip=side), orange=1)
        e.flat(moved(TUSK, (306, 600), 0.76), gap=6)
        e.flat(moved(TUSK, (494, 600), 0.76, 0, flip=True), gap=6)
        e.flat(HEAD, gap=7, navy=1)
        for x, m in ((282, 1), (518, -1)):
            e.flat(ellipse(x, 430, 38, 27))
            e.flat(ellipse(x + 4, 430, 18, 19), **soot)
            e.flat(f"{x - 44},430! {x - 26},398 {x},388 {x + 26},398 {x + 44},430! {x + 22},418 {x - 22},418!", navy=1)
            e.strokes([[(x - 36, 466), (x, 476), (x + 34, 464)], [(x - 34 * m, 384), (x, 364), (x + 36 * m, 372)]], [6, 6], ends=(0.2, 0.2))
    with d.thing("straps", "prop") as t:
        for x, y in RINGS[1:]:
            t.flat(f"{x - 13},40! {x + 13},40! {x + 13},{y}! {x - 13},{y}!", gap=5, **soot)
            t.flat(ellipse(x, y + 104, 104, 104, 60), ellipse(x, y + 104, 76, 76, 60), gap=6, orange=1)
    with d.thing("trunk") as e:
        e.flat(tube(TRUNK, ends=CUT), gap=7, navy=1)
        e.flat("286,500! 514,500! 512,548! 288,548!", navy=1)
        e.strokes([[(303, 556), (298, 528), (284, 506)], [(497, 556), (502, 528), (516, 506)]], 8, ends=(1, 0.1))
        rings = [[(318, 640), (356, 660), (396, 656)], [(336, 730), (374, 742), (412, 726)], [(386, 812), (420, 800), (444, 772)], [(480, 906), (496, 876), (500, 842)], [(604, 880), (596, 852), (582, 826)], [(692, 790), (664, 772), (640, 764)]]
        e.strokes([*rings, *[[(746 - k, y + 4), (716, y + 8), (688, y + 2)] for k, y in ((8, 670), (4, 590), (4, 510), (6, 430), (8, 350))]], 6, ends=(0.5, 0.1))
    with d.thing("straps", "prop") as t, t.within("664,288! 790,288! 790,350! 664,350!"):
        x, y = RINGS[1]
        t.flat(ellipse(x, y + 104, 111, 111, 60), ellipse(x, y + 104, 69, 69, 60))
        t.flat(ellipse(x, y + 104, 104, 104, 60), ellipse(x, y + 104, 76, 76, 60), orange=1)
    with d.thing("trunk") as e:
        e.flat(tube(TIP, ends=(0, 1)), gap=6, navy=1)
        e.flat("690,262! 734,262! 735,292! 689,294!", navy=1)
    with d.thing("two hats", "witness", plane="front") as h:
        for x, y, k, m in ((160, 980, 1.06, False), (606, 1020, 1.06, True)):
            for shape, inks in (
                ("-190,260! -180,150 -120,112 -50,96! 50,96! 120,112 180,150 190,260!", {"lemon": 1.0}), ("-44,40! -44,120 0,136 44,120! 44,40!", {}),
                ("-66,10! -70,60 -52,92 0,100 52,92 70,60 66,10!", {"navy": 1.0}), ("-84,8! -82,-70 -68,-112 -24,-126 0,-116 24,-126 68,-112 82,-70 84,8!", {"orange": 1.0}),
            ):  # fmt: skip
                h.flat(moved(shape, (x, y), k, 0, m), gap=7, **inks)
            h.flat(moved("-84,-46! -40,-32 40,-32 84,-46! 84,10! -84,10!", (x, y), k))
            h.flat(moved(ellipse(0, 6, 128, 30, 60), (x, y), k), gap=7, orange=1)
    s.describe("An elephant fills a tram. Its trunk swings down and up again to hold a strap; two orange hats show at the lower edge, and yellow windows behind its ears.")
    s.moods("patient", "crowded", "comic", "dignified")
    s.themes("travel", "crowds", "courtesy", "size", "home")
    s.says("standing room", "hold tight", "room for one more", "the one nobody mentions", "rush", "mind my ears", "excuse my hips", "fare", "it gets off at the zoo", "heavy traffic", "trunk line", "he never forgets his stop", "commuter", "move down, please", "after a long day", "patience", "public transport", "luggage", "always a big one in front", "hats", "dignity", "we all pretended", "the last ring", "I was here first", "a ton of thoughts", "excess baggage", "don’t sway", "grey, only in the evening", "homewards", "someone should offer a seat", "too many mothers", "squeeze", "he works in an office too", "a gentle passenger", "in the room", "tired eyes", "ticket, please", "holding on", "rainy day on the savannah", "the tram sighed", "big-boned", "don’t push", "squashed hat", "what we carry home")  # fmt: skip
    s.relate("elephant", "catches", "straps")
    s.relate("elephant", "towers over", "two hats")
    s.about(place="the tram", time="evening", light="yellow light from the windows", composition="centred", view="near, eye level", foreground="two hats at the lower edge", unexplained="where it is going")
