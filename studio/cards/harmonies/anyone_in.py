"""Anyone In?: seen from under the ice, an otter, a hen and a badger look down through the hole."""

from __future__ import annotations

from math import cos, radians, sin

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.poster_cuts import torn
from reverie_studio.sculpt.tubes import tube

DISC = ellipse(0, 0, 1, 1, 24)
OTTER = "-130,190! -118,60 -124,-10! -146,-30 -144,-62 -116,-70! -80,-110 0,-124 80,-110 116,-70! 144,-62 146,-30 124,-10! 118,60 130,190!"
BADGER = "-140,220! -126,80 -112,0! -142,-30 -138,-84 -96,-96 -76,-76! -40,-104 0,-110 40,-104 76,-76! 96,-96 138,-84 142,-30 112,0! 126,80 140,220!"
# three fingers over the edge of the ice, pointing at 0,54
PAW = "-32,-18! -24,-34 0,-40 24,-34 32,-18! 38,12 34,36! 24,46 13,34! 11,50 0,56 -11,50! -13,34 -24,46 -34,36! -38,12!"
HEN = "-110,230! -84,110 -66,40 -70,-20 -40,-70 0,-82 40,-70 70,-20 66,40 84,110 110,230!"


@card(id="j5vn8e", title="Anyone In?", seed=82, palette="lino_yolk", light=(0, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0, -0.6, 0.4)])
    with p.thing("dark under the ice") as w:
        w.flat("-10,-10! 810,-10! 810,1210! -10,1210!")
        with w.down_to(2):
            w.strokes([[(60, 60), (130, 130), (160, 210)], [(740, 50), (690, 120), (660, 200)], [(30, 820), (120, 800), (170, 770)], [(780, 830), (700, 800), (640, 780)], [(620, 1010), (640, 960), (636, 910)], [(150, 940), (200, 900), (236, 850)], [(20, 420), (60, 430), (100, 420)], [(790, 440), (750, 446), (710, 440)]], 13, ends=(0.2, 0.1))
    ring = torn(400, 470, (352, 336, 346, 336, 352, 340, 346, 342), 6, 4, 60)
    with p.thing("hole in the ice", "place") as h:
        h.flat(ring, ink=2, gap=10)
        sky = torn(400, 462, (314, 298, 308, 298, 314, 302, 308, 304), 5, 9, 60)
        h.flat(sky, ink=1)
    with p.thing("visiting hen", "subject") as h, h.within(sky):
        at, k, a = (410, 310), 1.02, 184
        h.flat(moved("-40,-60! -64,-110 -50,-150 -26,-120 -22,-172 4,-182 20,-130 40,-160 62,-130 40,-60!", at, k, a), spot=True)
        h.flat(moved(HEN, at, k, a), ink=0, gap=7, around=KEY)
        h.strokes([moved([(x - 20, y), (x, y + 22), (x + 20, y)], at, k, a) for x, y in ((-50, 120), (0, 110), (50, 120), (-26, 170), (26, 170))], 9, ends=(0.3, 0.3), black=True)
        h.flat(moved("-22,26! -26,70 0,92 26,70 22,26!", at, k, a), spot=True), h.flat(moved("-30,-6! 0,-26 30,-6! 20,26 0,52 -20,26!", at, k, a), ink=1, gap=6, around=KEY)
        for m in (-1, 1):
            h.flat(moved([(m * 48 + 17 * u, -18 + 17 * v) for u, v in DISC], at, k, a), moved([(m * 48 + 6 * u - 3, -24 + 6 * v) for u, v in DISC], at, k, a), ink=KEY)
            h.strokes([moved([(m * 62, -46), (m * 42, -42), (m * 20, -28)], at, k, a)], 10, ends=(0.3, 0.3), black=True)
    with p.thing("otter", "subject") as o, o.within(sky):
        at, k, a = (260, 540), 1.0, 62
        o.flat(moved(OTTER, at, k, a), ink=KEY, gap=8, around=1)
        o.flat(moved("-50,116! -80,90 -90,30 -50,0 0,-10 50,0 90,30 80,90 50,116! 0,124", at, k, a), ink=2)
        o.flat(moved("-34,10! 0,-4 34,10! 24,40 0,52 -24,40!", at, k, a), ink=KEY)
        o.strokes([moved(q, at, k, a) for q in ([(0, 50), (0, 74), (-20, 94), (-46, 92)], [(0, 74), (20, 94), (46, 92)])], 9, ends=(0.5, 0.3), black=True)
        o.strokes([moved(q, at, k, a) for q in ([(-50, 60), (-100, 60), (-150, 40)], [(-50, 74), (-100, 86), (-146, 84)], [(50, 60), (100, 60), (150, 40)], [(50, 74), (100, 86), (146, 84)])], 6, ends=(0.8, 0.2))
        o.flat(*(moved([(m * 60 + 21 * u, -36 + 22 * v) for u, v in DISC], at, k, a) for m in (-1, 1)), ink=0)
        o.flat(*(moved([(m * 58 + 13 * u, -32 + 14 * v) for u, v in DISC], at, k, a) for m in (-1, 1)), ink=KEY)
    with p.thing("badger", "subject") as b, b.within(sky):
        at, k, a = (540, 570), 0.98, -58
        b.flat(moved(BADGER, at, k, a), ink=0, gap=8, around=KEY)
        for m in (-1, 1):
            b.flat(moved([(m * x, y) for x, y in ((20, 56), (26, 0), (40, -60), (72, -90), (92, -60), (90, 0), (70, 60), (60, 120), (76, 220), (16, 220), (30, 130))], at, k, a), ink=KEY)
            b.flat(moved([(m * 50 + 14 * u, -10 + 14 * v) for u, v in DISC], at, k, a), moved([(m * 50 + 7 * u, -7 + 7 * v) for u, v in DISC], at, k, a), ink=0)
            b.strokes([moved([(m * 76, -22), (m * 50, -38), (m * 30, -44)], at, k, a)], 8, ends=(0.3, 0.3))
        b.flat(moved("-32,66! 0,50 32,66! 24,96 0,108 -24,96!", at, k, a), ink=KEY, gap=5)
    with p.thing("paws on the ice") as w:
        for turn in (112, 184, -8):
            w.flat(moved(PAW, (400 + 310 * cos(radians(turn)), 462 + 298 * sin(radians(turn))), 1.0, turn - 90), gap=6)
    with p.thing("carrot", "accent") as c:
        c.flat(moved(PAW, (456, 762), 1.24, -8), gap=6)
        c.flat(tube([(456, 776, 5), (462, 850, 5), (460, 930, 5)]), ink=0, gap=5, around=KEY)
        c.flat("452,966! 424,950 408,920 430,922 444,938! 444,912 460,896 476,914 478,940! 494,922 514,920 502,950 470,968!", ink=1, gap=6, around=KEY)
        c.flat("412,978 436,964 462,962 488,964 508,980 506,1020 490,1074 476,1118 466,1148! 454,1118 432,1074 412,1020", spot=True, gap=8)
        c.strokes([[(414, 1004), (438, 1012), (456, 1008)], [(504, 1034), (486, 1042), (472, 1038)], [(434, 1072), (450, 1078), (462, 1074)]], 9, ends=(0.7, 0.2), black=True)
    with p.thing("pike", "witness") as f:
        f.flat("-20,1010! 120,1010 240,1030 330,1066 360,1090! 350,1106! 260,1110 180,1120! 260,1130 340,1134! 330,1160 240,1186 120,1210 -20,1220!", ink=2)
        f.flat([(150 + 26 * u, 1056 + 24 * v) for u, v in DISC], ink=1), f.flat([(158 + 13 * u, 1052 + 13 * v) for u, v in DISC])
        f.strokes([[(110, 1034), (150, 1022), (196, 1036)], [(40, 1110), (60, 1150), (40, 1200)]], 10, ends=(0.3, 0.3), black=True)
        f.flat("200,1118! 210,1104! 220,1117! 240,1114! 250,1100! 260,1112! 280,1110! 288,1098! 298,1109!", ink=0)
    s.describe("An otter, a hen and a badger look down through the ice. We are below their hole, in dark water. A paw has lowered a carrot on a string, and a pike watches it.")
    s.moods("curious", "hopeful", "droll", "uneasy")
    s.themes("search", "friendship", "curiosity", "hiding", "rescue")
    s.says("peekaboo", "search party", "rescue", "bait", "baby", "committee", "optician", "neighbours", "anyone in?", "come out, it’s lunch", "I didn’t want to be found", "is she breathing?", "what do they eat?", "the three wise ones", "hello down there", "fishing for compliments", "it’s a boy", "who ordered the carrot?", "not a fish person", "ask the hen, she’s upside down", "a hole lot of friends", "the doctors have arrived", "I’m fine, really", "the view from the soup", "waking up after the operation", "say something nice to it", "birthday surprise", "he went in last Tuesday", "do you bite?", "someone to watch over me", "the last thing I saw", "god, in three opinions", "hold the string, Marjorie", "dangling hope", "mind the pike", "try cheese next time", "keep looking", "visiting hours", "the lid is off", "we miss you, whoever you are", "from the other side", "the wrong answer on a string", "curiosity and company", "they have come for me")  # fmt: skip
    s.relate("visiting hen", "looks out of", "hole in the ice")
    s.about(place="under an ice pond", time="winter morning", light="from the hole above", composition="high", view="from below", foreground="a pike’s head", unexplained="whom they are looking for")
