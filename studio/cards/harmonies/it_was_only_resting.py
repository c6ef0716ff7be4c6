"""It Was Only Resting: the ploughed field was a rook all the time; now it lifts its wings and looks back at the farmer."""

from __future__ import annotations

from reverie_studio.engine.bodies import Point
from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import chatter, evenly, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

# seen from behind: bill, crown, nape, left arm and hand; lower edge of the arm, rump, the right arm's; its hand, shoulder, throat
ROOK = "470,186! 450,148 404,122 350,128 308,164 300,218 314,270 306,316 284,362 250,410 206,444 150,460 96,462 40,486 -30,540! -30,700! 20,644 80,610 144,602 214,622 284,668 336,736 374,800 404,818 436,800 474,730 524,656 590,594 660,550 724,532 784,544 830,574! 830,430! 770,396 706,394 640,412 584,414 540,388 508,344 486,304 470,262!"
# roots and tips of the quills from the body outwards
QUILLS = [([(330, 640), (250, 590), (170, 560), (110, 550), (50, 580)], [(312, 940), (230, 982), (136, 996), (40, 974), (-50, 920), (-120, 830), (-140, 740)]),
          ([(480, 640), (540, 580), (610, 530), (680, 496), (760, 500)], [(496, 930), (570, 950), (650, 936), (736, 890), (816, 826), (880, 740), (910, 640)])]
LAND = "-20,1040! 50,1058 120,1044! 200,1080 270,1068! 330,1104 420,1112 500,1094! 560,1074 640,1056! 700,1044 760,1014! 830,1000! 830,1220! -20,1220!"
COAT = "-46,-92! -50,-170 -42,-222 -14,-246 16,-246 44,-222 54,-170 58,-92!"


def quill(x: float, y: float, u: float, v: float, half: float, share: float = 1.0) -> list[Point]:
    return tube([(x, y), (x + (u - x) * share * 0.5, y + (v - y) * share * 0.5), (x + (u - x) * share, y + (v - y) * share)], [half * 0.5, half * 0.85, half, half, half * 0.72], ends=(0, 1))


@card(id="a03m3i", title="It Was Only Resting", seed=37, palette="lino_peat", light=(-0.6, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.3, 0.5)])
    with p.thing("evening") as sky:
        sky.flat("-20,-20! 820,-20! 820,800! -20,800!", ink=1)
        with sky.down_to(0):
            sky.strokes(chatter((20, 60, 240, 330), 5, (120, 240), -3, seed=4), 10, ends=(0.05, 0.1))
    with p.thing("ploughland", "place") as f:
        f.flat("-20,424! 120,412 300,420 500,404 820,412! 820,1220! -20,1220!", ink=2)
        f.strokes([[(-20, 446 + 26 * k), (120, 438 + 24 * k), (300, 444 + 22 * k)] for k in range(3)], 8, ends=(0.6, 0.4), black=True)
        f.flat("-20,760! 820,700! 820,1220! -20,1220!", ink=0)
    with p.thing("farm") as h:
        h.flat("84,420! 84,384! 150,384! 150,416!", ink=0, gap=5, around=KEY), h.flat("70,388! 96,352! 140,352! 164,388!"), h.flat("108,420! 108,398! 126,398! 126,420!")
    with p.thing("rook of furrows", "subject") as t:
        for inner, outer in QUILLS:
            quills = [(*q, r[0], r[1] + (-8, 10, 0, 4)[n % 4]) for n, (q, r) in reversed(list(enumerate(zip(evenly(inner, 10), evenly(outer, 10), strict=True))))]
            t.flat(*[quill(x, y, u + 14, v + 30, 36) for x, y, u, v in quills[::2]], ink=1), t.flat(*[quill(x, y, u + 14, v + 30, 36) for x, y, u, v in quills[1::2]], ink=1)
            for x, y, u, v in quills:
                t.flat(quill(x, y, u, v, 36), gap=7)
                with t.down_to(2):
                    t.strokes([[(x + (u - x) * q, y + (v - y) * q) for q in (0.4, 0.66, 0.96)]], 14, ends=(0.2, 0.6))
            for x, y, u, v in quills:
                t.flat(quill(x, y, u, v, 36, 0.46), ink=2, gap=7)
        for u, v in ((316, 986), (494, 986), (354, 1022), (458, 1022), (406, 1040)):
            t.flat(quill(404 + (u - 404) * 0.3, 730, u, v, 36), gap=7)
            with t.down_to(2):
                t.strokes([[(404 + (u - 404) * q, 730 + (v - 730) * q) for q in (0.5, 0.74, 0.98)]], 13, ends=(0.2, 0.6))
        t.flat(ROOK, gap=9)
        with t.within(ROOK):
            wedges(t, [[(404 + 10 * k, 400), (404 + 30 * k, 540), (404 + 24 * k, 690), (404 + 10 * k, 810)] for k in (-2, -1, 0, 1, 2)], 20, 2, ends=(0.1, 0.3))
            wedges(t, [[(372, 392), (316, 480), (292, 570), (300, 680)], [(356, 388), (282, 470), (232, 540), (214, 640)], [(340, 390), (252, 452), (172, 520), (140, 620)], [(318, 404), (200, 466), (110, 520), (60, 630)], [(280, 424), (170, 476), (70, 510), (-10, 610)],
                       [(436, 392), (490, 480), (514, 560), (500, 690)], [(452, 388), (526, 460), (570, 530), (574, 620)], [(470, 386), (560, 444), (630, 490), (654, 570)], [(500, 396), (610, 434), (700, 464), (740, 550)], [(550, 418), (650, 424), (750, 440), (820, 520)]], 24, 2, ends=(0.1, 0.9))
            wedges(t, [[(x, y), (x - 8, y + 26), (x - 4, y + 54)] for x, y in ((356, 236), (400, 262), (352, 308), (438, 290), (400, 330), (456, 340))], 15, 2, ends=(0.9, 0.1))
        t.flat("462,238! 530,252 584,268 630,286! 576,290 516,282 466,262!", ink=0, gap=6, around=KEY)
        t.flat("466,182! 520,200 574,230 614,262 634,288! 584,268 530,252 460,240!", ink=0, gap=7, around=KEY)
        wedges(t, [[(456, 200), (490, 208), (524, 222)], [(454, 222), (486, 226), (512, 236)]], 18, ends=(1.0, 0.1))
        t.dots([(414, 200, 24)]), t.dots([(419, 204, 16)], KEY), t.dots([(413, 197, 5)]), t.flat("382,186! 408,170 452,186! 446,196 412,184 384,194!")
    with p.thing("near field") as near:
        near.flat(LAND, ink=2, gap=8, around=KEY)
        with near.within(LAND):
            near.strokes([[(400 + (x - 400) * 0.8, 1010), (x, 1100), (400 + (x - 400) * 1.3, 1230)] for x in (-20, 60, 140, 215, 290, 360, 440, 510, 590, 670, 750, 830)], 15, ends=(0.7, 0.9), black=True)
    with p.thing("farmer", "witness") as m:
        at, k = (706, 394), 0.54
        m.flat(moved("-58,4! -56,-12 -34,-20! -34,-120! 34,-120! 34,4!", at, k), gap=5, around=1)
        m.flat(moved(tube([(-84, 22, 7), (-84, -120, 7), (-84, -236, 7)], ends=CUT), at, k), gap=3, around=1)
        m.flat(moved(COAT, at, k), ink=2, gap=5, around=KEY)
        m.flat(moved(ellipse(-36, -258, 12, 9), at, k), ink=0, gap=5, around=KEY), m.flat(moved(ellipse(-8, -266, 28, 32), at, k), ink=0, gap=5, around=KEY), m.flat(moved(ellipse(-36, -258, 12, 9), at, k), ink=0), m.flat(moved(ellipse(-20, -270, 5, 7), at, k))
        m.flat(moved("-66,-296! -30,-298 -24,-328 0,-342 28,-328 34,-292 64,-270! 30,-268 -20,-282", at, k), gap=4, around=1)
        m.flat(moved(tube([(6, -212, 19), (-14, -166, 18), (-80, -150, 14)]), at, k), ink=2, gap=5, around=KEY), m.flat(moved(ellipse(-84, -150, 18, 18), at, k), ink=0, gap=5, around=KEY)
    s.describe("A ploughed field turns out to be an enormous rook. Furrows run over its back and become the feathers of its opening wings, and the ground beneath is white. It looks round at a farmer who stands on its wing with a stick.")
    s.moods("grand", "eerie", "wistful", "astonished")
    s.themes("land", "flight", "freedom", "work", "change")
    s.says("takeoff", "awakening", "feathers", "departure", "furrows", "eviction", "harvest", "inheritance", "it was only resting", "there goes the farm", "who’s been ploughing my back?", "we never owned it", "the lease is up", "twenty years of digging", "come back, I’ve sown you", "blank underneath", "a page is turned", "the soil has plans", "rise, my darling", "crow’s acre", "what the earth was dreaming", "lift a corner and look", "I thought I knew my land", "wake the black one", "all of it, leaving", "it scratched where we hoed", "spring has wings", "light soil", "he let it go", "nobody asked the field", "the mortgage flies away", "early bird", "between sowing and reaping, sky", "careful, it’s alive", "so that was the drumming", "one wing at a time", "the ground under my feet", "potatoes for the voyage", "a farewell to turnips", "father always said it would", "goodnight, ground", "moving house", "what’s left is snow or paper", "no hard feelings")  # fmt: skip
    s.relate("rook of furrows", "grows from", "ploughland")
    s.about(place="a ploughed field", time="evening", light="low, from the left", composition="centred", view="near, from above, behind the bird", foreground="the edge of the field that stays", unexplained="beneath the field the ground is white")
