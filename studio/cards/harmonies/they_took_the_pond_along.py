"""They Took the Pond Along: a goose was frozen in, and flies off with the ice, a fish and a mitten in it."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import plume
from reverie_studio.sculpt.gouges import evenly, fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.poster_cuts import drop
from reverie_studio.sculpt.tubes import tube

TOP = "104,694! 206,634! 370,612! 540,606! 674,634! 744,686! 682,748! 520,778! 330,782! 186,756!"
FRONT = "104,694! 186,756! 330,782! 520,778! 682,748! 744,686! 736,806! 706,866! 694,926! 668,888! 610,916! 594,976! 570,930! 504,944! 482,1006! 456,950! 388,950! 368,990! 346,946! 280,930! 264,982! 238,914! 182,886! 162,922! 150,868! 116,800!"
HOLE = "110,1104! 214,1062! 376,1044! 540,1040! 676,1062! 742,1100! 670,1142! 520,1164! 330,1168! 190,1146!"
FISH = "-120,0 -90,-32 -30,-54 40,-40 84,-12! 140,-50! 128,0 140,50! 84,14 40,40 -30,48 -90,26"
FOOT = "-13,-10! 13,-10! 20,20 40,54 62,88! 44,84 30,94 22,88! 10,92 0,104 -8,90! -24,86 -40,94 -60,88! -40,54 -20,20"
MITTEN = "-28,56! -32,10 -34,-34 -16,-62 12,-62 26,-36 26,-8! 42,-30 60,-26 60,-2 28,30! 26,56!"
# breast, belly, tail, back; then up the rear of the lifted arm to its hand and down the front to the shoulder
BODY = "330,420! 298,462 304,516 356,560 440,582 530,576 620,552 694,520! 700,500 686,484! 640,476 580,458 528,424! 500,370 486,310 486,250 496,200 512,150! 496,128 468,132 436,166 406,222 390,286 382,346 364,396!"
NEAR = ([(500, 150), (474, 220), (474, 300), (490, 370), (520, 424)], [(560, 44), (648, 74), (716, 144), (750, 240), (744, 336), (704, 424), (640, 474)])
FAR = ([(330, 130), (320, 200), (340, 290), (380, 380)], [(404, 40), (466, 70), (500, 130), (500, 220), (480, 320)])


@card(id="6lfh3t", title="They Took the Pond Along", seed=98, palette="lino_night_pasture", light=(-0.4, -0.8))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.5, -0.6, 0.5)])
    with p.thing("frosty reed bed", "place") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1), sky.flat("-20,1010! 200,990 420,1000 620,984 820,1000! 820,1220! -20,1220!", ink=0)
        sky.flat(HOLE, gap=9, around=2), sky.strokes([[(250, 1110), (330, 1116), (400, 1112)], [(550, 1122), (610, 1124), (660, 1116)]], 8, ends=(0.1, 0.1))
    with p.thing("pond of ice", "subject") as pond:
        pond.flat(TOP, ink=0, gap=9, around=KEY), pond.flat(FRONT, ink=2, gap=9, around=KEY)
        pond.flat("104,694! 186,756! 330,782! 306,872! 300,934! 280,930! 264,982! 238,914! 182,886! 162,922! 150,868! 116,800!", ink=1, gap=4, around=0), wedges(pond, [[(682, 748), (690, 820), (640, 916)], [(520, 778), (506, 850), (520, 958)]], 14, ink=0, ends=(1, 0.1))
        for x in (456, 556):
            pond.flat(ellipse(x, 716, 38, 13), ink=1, gap=6, around=KEY)
            wedges(pond, [[(x + a, 716 + b), (x + 1.6 * a, 716 + 1.5 * b), (x + 2.1 * a, 716 + 2.2 * b)] for a, b in ((-40, -6), (-30, 14), (34, 12), (38, -8))], 10, ends=(1, 0.1))
        for x, y, q in ((482, 1094, 20), (594, 1024, 14)):
            pond.flat(drop(x, y, q), ink=0, gap=6, around=KEY)
    with p.thing("goose", "witness") as g:
        for u, v in reversed(list(zip(evenly(FAR[0], 9), evenly(FAR[1], 9), strict=True))):
            g.flat(plume(u, v, 25), ink=2, gap=5)
        g.flat("352,430! 326,366 296,290 286,210 300,140 326,106! 350,122 350,200 366,280 410,370!", ink=2, gap=6)
        wedges(g, [[(322, 130), (310, 190), (316, 250)], [(334, 160), (332, 220), (342, 280)], [(322, 280), (338, 330), (360, 370)]], 11, 1, ends=(0.2, 0.2))
        for x in (456, 556):
            g.flat(tube([(x - 4, 560, 20), (x, 610, 13), (x, 700, 11), (x, 790, 12)]), gap=6)
            g.flat(moved(FOOT, (x, 790), 0.86, -4 if x < 500 else 4), gap=6)
            g.flat(tube([(x, 730, 11), (x, 800, 12)]))
            g.strokes(moved_lines([[(-8, 24), (-22, 54), (-40, 80)], [(0, 30), (0, 60), (0, 86)], [(8, 24), (22, 54), (42, 80)]], (x, 790), 0.86), 6, ends=(0.1, 0.3))
        for k, tip in enumerate(((752, 476), (762, 504), (756, 532), (738, 556))):
            g.flat(plume((640, 508 + 5 * k), tip, 19), gap=5)
        quills = list(zip(evenly(NEAR[0], 14), evenly(NEAR[1], 14), strict=True))
        for u, v in quills:
            g.flat(plume(u, v, 28), gap=5)
        for (x, y), (u, v) in quills:
            g.flat(plume((x - 20, y), (x + (u - x) * 0.5, y + (v - y) * 0.52), 24), ink=2, gap=5)
        g.flat(tube([(440, 540, 34), (452, 584, 24), (456, 604, 15)]), ink=0, gap=7, around=KEY), g.flat(tube([(540, 540, 34), (552, 580, 24), (556, 600, 15)]), ink=0, gap=7, around=KEY)
        g.flat(BODY, ink=0, gap=7, around=KEY)
        for (x, y), (u, v) in quills[1:]:
            g.flat(plume((x - 30, y), (x + (u - x) * 0.2, y + (v - y) * 0.2), 17), ink=0, gap=6, around=KEY)
        g.flat("466,142! 486,150 488,180 478,220 472,260 472,310 482,360 508,416 540,452! 480,500 400,480 384,380 400,270 430,190", ink=0)
        wedges(g, [[(x, y), (x + 14, y + 14), (x + 40, y + 12)] for x, y in ((372, 500), (430, 520), (490, 520), (550, 508), (404, 544), (464, 554), (524, 548), (608, 508), (420, 236), (414, 290), (446, 262), (440, 320), (412, 350), (446, 376), (420, 410), (470, 430), (452, 200))], 13, ink=2, ends=(0.9, 0.1))
        g.flat(tube([(362, 462, 50), (312, 416, 40), (262, 354, 30), (224, 302, 27), (192, 268, 31), (156, 256, 33), (126, 264, 25)], ends=(0.5, 1)), gap=7)
        g.flat("132,238! 104,246 76,262 58,280! 76,292 104,294 134,286!", ink=2, gap=5)
        g.strokes([[(72, 279), (98, 274), (124, 275)]], 6, ends=(0.5, 0.2), black=True), g.flat("172,244! 192,258 204,286 198,316! 176,306 162,278", ink=0), g.dots([(148, 250, 12)], 0), g.dots([(146, 250, 6.5)], KEY)
        g.strokes([[(300, 376), (330, 404), (352, 434)]], 10, ends=(0.1, 0.3))
    with p.thing("fish in the ice", "accent") as fish:
        fish.flat(moved(FISH, (272, 868), 0.8, 6), gap=5, around=0), fish.dots([(210, 854, 13)], 0), fish.dots([(211, 852, 6.5)], KEY)
        with fish.down_to(1):
            fish.strokes(moved_lines([[(-48, -36), (-36, -4), (-48, 32)], [(-10, -30), (6, 0), (-8, 30)], [(26, -24), (40, 0), (28, 24)]], (272, 868), 0.8, 6), 9, ends=(0.2, 0.3))
    with p.thing("mitten", "accent") as mitten:
        mitten.flat(moved(MITTEN, (662, 838), 0.64, 20), spot=True, gap=6, around=KEY), mitten.flat(moved("-34,44! 32,44! 34,72! -36,72!", (662, 838), 0.64, 20), ink=0, gap=6, around=KEY)
    with p.thing("reeds") as reeds:
        wedges(reeds, fringe([(-20, 1240), (60, 1236), (150, 1240)], 7, (150, 330), bearing=(-96, -84, -66), bend=12, seed=5) + fringe([(730, 1240), (780, 1236), (830, 1240)], 4, (150, 300), bearing=(-110, -96, -84), bend=-12, seed=8), 24)
    s.describe("A goose flies up, its feet frozen into a slab of ice. A fish and a yellow mitten travel in it, and it drips. Below, a black hole is left among the reeds.")
    s.moods("astonished", "funny", "free", "cold")
    s.themes("departure", "baggage", "frost", "flight", "belonging")
    s.says("relocation", "cargo", "luggage", "takeoff", "airlift", "stuck", "aquarium", "souvenir", "thaw", "overweight", "chandelier", "hijack", "they took the pond along", "pack everything", "hand luggage only", "leave a light on", "you can’t take it with you", "wait, my mitten!", "flying fish", "home is where your feet are", "look up", "who pulled the plug?", "cold feet, warm south", "the ceiling is dripping", "leaving in a hurry", "we never learnt to skate", "what goes up must thaw", "the fish had no say", "a bit of frost for the south", "somebody is still down there", "heaven has a floor", "excess baggage", "they overslept", "what holds us holds us up", "it was only borrowed", "fly, and don’t you dare melt", "goodbye, frogs", "a roof for no one", "the year the lake left", "things we could not let go", "mother, the pond is gone", "window seat for one carp", "they meant to travel light", "upwards, with all we have")  # fmt: skip
    s.relate("goose", "carries", "pond of ice")
    s.about(place="the air above a reed bed", time="a frosty morning", light="pale, from the left", composition="high", view="from below, over the reeds", foreground="reeds", unexplained="whose mitten is in the ice", weather="frost, about to thaw")
