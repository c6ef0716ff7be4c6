"""It Was Only Resting: the ploughed field was a rook all the time; now it lifts its wings, and the land beneath is white."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import plume
from reverie_studio.sculpt.gouges import chatter, evenly, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import CUT, tube

# forehead, crown, nape, shoulder; the front of the lifted arm, its hand, its rear; back, tail, belly, breast, throat
ROOK = "138,560! 150,516 190,484 240,480 280,506! 310,546 352,574 392,584! 410,540 420,470 440,390 470,316 508,256 544,224! 574,240 568,310 564,390 578,460 610,530 660,590! 720,620 780,632 830,640! 830,850! 740,852 640,866 520,872 400,862 300,830 220,776 170,706 148,646! 136,620"
NEAR = ([(552, 234), (560, 320), (560, 400), (590, 490), (660, 580)], [(556, 44), (636, 56), (704, 106), (752, 184), (792, 280), (806, 390), (806, 490), (800, 570)])
FAR = ([(346, 260), (346, 330), (360, 410), (400, 510)], [(404, 60), (462, 84), (496, 150), (506, 230), (500, 330)])
GROUND = "96,860! 160,850 210,806 260,790! 400,850 600,850 830,830! 830,1084! 740,1096 690,1080 600,1112 520,1098 410,1124 300,1096 220,1106 150,1060 60,1030! 110,980 70,930"
TROUSERS = "-34,-132! 36,-132! 42,-64 40,-8! 8,-8! 6,-70 1,-98 -4,-70 -8,-8! -40,-8! -40,-64"
SHIRT = "-35,-126! 37,-126! 46,-178 50,-216 32,-236 0,-242 -32,-236 -50,-216 -46,-178"


@card(id="a03m3i", title="It Was Only Resting", seed=37, palette="lino_peat", light=(-0.6, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.3, 0.5)])
    with p.thing("evening") as sky:
        sky.flat("-20,-20! 820,-20! 820,800! -20,800!", ink=1)
        with sky.down_to(0):
            sky.strokes(chatter((0, 60, 260, 440), 7, (120, 260), -3, seed=4), 10, ends=(0.05, 0.1))
    with p.thing("ploughland", "place") as f:
        f.flat("-20,726! 100,712 260,716 420,690 620,660 820,650! 820,1220! -20,1220!", ink=2)
        for k in range(4):
            f.strokes([[(-20, 1076 + 34 * k), (200, 1118 + 24 * k), (520, 1128 + 22 * k), (830, 1116 + 22 * k)]], 10, ends=(0.6, 0.4), black=True)
        for k in range(5):
            f.strokes([[(-20, 776 + 46 * k), (60, 772 + 44 * k), (160, 766 + 44 * k)]], 10, ends=(0.6, 0.4), black=True)
        f.flat(GROUND, ink=0, gap=9, around=KEY)
    with p.thing("farm") as h:
        h.flat("46,724! 46,684! 122,684! 122,720!", ink=0)
        h.flat("30,688! 58,650! 110,650! 138,688!"), h.flat("72,722! 72,700! 92,700! 92,722!")
    with p.thing("rook of furrows", "subject") as t:
        for u, v in reversed(list(zip(evenly(FAR[0], 8), evenly(FAR[1], 8), strict=True))):
            t.flat(plume(u, v, 30), gap=6)
        t.flat("330,600! 306,520 288,440 292,350 314,280 344,236! 372,256 374,330 384,420 410,510 450,600!", gap=7)
        wedges(t, [[(334, 262), (314, 330), (308, 420)], [(350, 290), (344, 360), (350, 440)], [(318, 450), (330, 520), (352, 570)]], 15, 2, ends=(0.2, 0.2))
        quills = list(zip(evenly(NEAR[0], 13), evenly(NEAR[1], 13), strict=True))
        for (x, y), (u, v) in quills:
            t.flat(plume((x, y), (u, v), 34), gap=6)
            with t.down_to(2):
                t.strokes([[(x + (u - x) * q, y + (v - y) * q) for q in (0.58, 0.76, 0.93)]], 11, ends=(0.1, 0.5))
        for (x, y), (u, v) in quills:
            t.flat(plume((x - 30, y), (x + (u - x) * 0.5, y + (v - y) * 0.52), 30), gap=6)
        for (x, y), (u, v) in quills[2:]:
            t.flat(plume((x - 44, y), (x + (u - x) * 0.2, y + (v - y) * 0.2), 27), gap=5)
        t.flat(ROOK, gap=9)
        with t.within(ROOK):
            wedges(t, [[(528, 250), (486, 320), (458, 410)], [(546, 280), (520, 360), (508, 450)], [(446, 440), (434, 520), (420, 590)], [(500, 480), (500, 560), (470, 630)], [(560, 500), (570, 570), (540, 640)]], 17, 2, ends=(0.2, 0.2))
            wedges(t, [[(840, y), (700 - 20 * k, y + 12), (520 - 10 * k, y + 4 - 8 * (k - 2)), (330 + 14 * k, y - 40 - 10 * (k - 2))] for k, y in enumerate((690, 722, 754, 786, 818))], 17, 2, ends=(1, 0.1))
            wedges(t, [[(x, y), (x + 22, y + 20), (x + 30, y + 46)] for x, y in ((200, 640), (240, 600), (236, 670), (276, 640), (270, 700), (310, 680))], 13, 2, ends=(0.9, 0.1))
        t.flat("150,546! 108,546 56,566 12,604! 60,618 112,626 152,620! 162,584", ink=1, gap=6, around=KEY)
        t.strokes([[(24, 602), (84, 588), (150, 586)]], 7, ends=(0.4, 0.8), black=True)
        t.dots([(208, 552, 28)]), t.dots([(205, 552, 16)], KEY), t.dots([(199, 546, 5)])
        t.strokes([[(168, 540), (200, 520), (242, 532)]], 10, ends=(0.3, 0.2), black=True)
        for x, y, k, a in ((250, 866, 1.0, 10), (340, 912, 0.7, 40), (640, 900, 1.0, -20), (720, 940, 0.8, 30), (210, 940, 0.6, 0), (590, 950, 0.6, 60)):
            t.flat(moved("-20,-8! -4,-18! 18,-10! 20,8! 2,18! -16,12!", (x, y), k, a), ink=2, gap=6, around=KEY)
    with p.thing("man with a hoe", "witness") as m:
        at, k = (452, 1100), 0.64
        m.flat(moved(TROUSERS, at, k)), m.flat(moved("6,-8! 46,-8! 58,6 6,6!", at, k)), m.flat(moved("-46,-8! -6,-8! -6,6 -58,6!", at, k))
        m.flat(moved("-128,-326! -124,-342 -98,-344 -84,-330! -84,-318! -104,-326", at, k)), m.flat(moved(tube([(-92, 2, 6), (-92, -160, 6), (-92, -334, 6)], ends=CUT), at, k))
        m.flat(moved(tube([(-40, -214, 18), (-66, -180, 16), (-86, -142, 13)]), at, k), ink=2, gap=5, around=KEY)
        m.flat(moved(tube([(40, -214, 18), (78, -228, 16), (92, -248, 14), (76, -270, 13), (50, -284, 11)]), at, k), ink=2, gap=5, around=KEY)
        m.flat(moved(SHIRT, at, k), ink=2, gap=5, around=KEY)
        m.strokes(moved_lines([[(-30, -232), (0, -178), (28, -128)], [(32, -232), (2, -178), (-26, -128)]], at, k), 8, ends=(0.9, 0.9), black=True)
        m.flat(moved(ellipse(-92, -136, 15, 18), at, k), ink=1, gap=5, around=KEY)
        m.flat(moved(ellipse(0, -258, 22, 24), at, k), ink=1, gap=5, around=KEY)
        m.flat(moved("-58,-272! -30,-280 -26,-306 0,-320 26,-306 30,-280 58,-272! 30,-256 0,-252 -30,-256", at, k), ink=1, gap=6, around=KEY), m.strokes(moved_lines([[(-28, -280), (0, -274), (28, -280)]], at, k), 8, ends=(0.9, 0.9), black=True)
    s.describe("A ploughed field rises as an enormous rook. Its lifted wings are made of furrows, and the ground beneath is white. A man with a hoe stands before it and watches, one hand at his hat.")
    s.moods("grand", "eerie", "wistful", "astonished")
    s.themes("land", "flight", "freedom", "work", "change")
    s.says("takeoff", "awakening", "feathers", "departure", "furrows", "eviction", "harvest", "inheritance", "it was only resting", "there goes the farm", "who’s been ploughing my back?", "we never owned it", "the lease is up", "twenty years of digging", "come back, I’ve sown you", "blank underneath", "a page is turned", "the soil has plans", "rise, my darling", "crow’s acre", "what the earth was dreaming", "lift a corner and look", "I thought I knew my land", "wake the black one", "all of it, leaving", "it scratched where we hoed", "spring has wings", "light soil", "he let it go", "nobody asked the field", "the mortgage flies away", "early bird", "between sowing and reaping, sky", "careful, it’s alive", "so that was the drumming", "one wing at a time", "the ground under my feet", "potatoes for the voyage", "a farewell to turnips", "father always said it would", "goodnight, ground", "moving house", "what’s left is snow or paper", "no hard feelings")  # fmt: skip
    s.relate("rook of furrows", "grows from", "ploughland")
    s.about(place="a ploughed field", time="evening", light="low, from the left", composition="diagonal", view="far, across the field", foreground="a man with a hoe", unexplained="beneath the field the ground is white")
