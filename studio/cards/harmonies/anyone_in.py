"""Anyone In?: seen from under the ice, an otter, a hen and a badger look down through the hole."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.poster_cuts import torn
from reverie_studio.sculpt.tubes import tube

DISC = ellipse(0, 0, 1, 1, 24)
OTTER = "-130,190! -118,60 -124,-10! -146,-30 -144,-62 -116,-70! -80,-110 0,-124 80,-110 116,-70! 144,-62 146,-30 124,-10! 118,60 130,190!"
BADGER = "-140,220! -126,80 -112,0! -142,-30 -138,-84 -96,-96 -76,-76! -40,-104 0,-110 40,-104 76,-76! 96,-96 138,-84 142,-30 112,0! 126,80 140,220!"
HEN = "-110,230! -84,110 -66,40 -70,-20 -40,-70 0,-82 40,-70 70,-20 66,40 84,110 110,230!"


@card(id="j5vn8e", title="Anyone In?", seed=82, palette="lino_yolk", light=(0, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0, -0.6, 0.4)])
    with p.thing("dark under the ice") as w:
        w.flat("-10,-10! 810,-10! 810,1210! -10,1210!")
        with w.down_to(2):
            w.strokes([[(60, 60), (130, 130), (160, 210)], [(740, 50), (690, 120), (660, 200)], [(30, 820), (120, 800), (170, 770)], [(780, 830), (700, 800), (640, 780)], [(400, 1010), (396, 960), (400, 920)], [(150, 940), (200, 900), (236, 850)], [(20, 420), (60, 430), (100, 420)], [(790, 440), (750, 446), (710, 440)]], 13, ends=(0.2, 0.1))
    ring = torn(400, 470, (380, 360, 372, 360, 378, 364, 372, 366), 6, 4, 60)
    with p.thing("hole in the ice", "place") as h:
        h.flat(ring, ink=2, gap=10)
        h.flat(torn(400, 462, (340, 322, 334, 322, 340, 326, 332, 328), 5, 9, 60), ink=1)
        h.flat(tube([(412, 300, 4), (398, 520, 4), (406, 640, 4), (398, 770, 4)]))
    with p.thing("visiting hen", "subject") as h, h.within(ring):
        at, k, a = (410, 306), 1.16, 184
        h.flat(moved("-40,-60! -64,-110 -50,-150 -26,-120 -22,-172 4,-182 20,-130 40,-160 62,-130 40,-60!", at, k, a), spot=True)
        h.flat(moved(HEN, at, k, a), ink=0, gap=7, around=KEY)
        for x, y in ((-50, 120), (0, 110), (50, 120), (-26, 170), (26, 170)):
            h.strokes([moved([(x - 20, y), (x, y + 22), (x + 20, y)], (410, 306), 1.16, 184)], 9, ends=(0.3, 0.3), black=True)
        h.flat(moved("-22,26! -26,70 0,92 26,70 22,26!", at, k, a), spot=True)
        h.flat(moved("-30,-6! 0,-26 30,-6! 20,26 0,52 -20,26!", at, k, a), ink=1, gap=6, around=KEY)
        for m in (-1, 1):
            h.flat(moved([(m * 48 + 17 * u, -18 + 17 * v) for u, v in DISC], at, k, a), ink=KEY)
            h.flat(moved([(m * 48 + 6 * u - 3, -24 + 6 * v) for u, v in DISC], at, k, a), ink=0)
            h.strokes([moved([(m * 62, -46), (m * 42, -42), (m * 20, -28)], at, k, a)], 10, ends=(0.3, 0.3), black=True)
    with p.thing("otter", "subject") as o, o.within(ring):
        at, k, a = (246, 560), 1.12, 62
        o.flat(moved(OTTER, at, k, a), ink=KEY, gap=8, around=1)
        o.flat(moved("-70,190! -84,90 -90,30 -50,0 0,-10 50,0 90,30 84,90 70,190!", at, k, a), ink=2)
        o.flat(moved("-34,10! 0,-4 34,10! 24,40 0,52 -24,40!", at, k, a), ink=KEY)
        o.strokes([moved(q, at, k, a) for q in ([(0, 50), (0, 74), (-20, 94), (-46, 92)], [(0, 74), (20, 94), (46, 92)])], 9, ends=(0.5, 0.3), black=True)
        o.strokes([moved(q, at, k, a) for q in ([(-50, 60), (-100, 60), (-150, 40)], [(-50, 74), (-100, 86), (-146, 84)], [(50, 60), (100, 60), (150, 40)], [(50, 74), (100, 86), (146, 84)])], 6, ends=(0.8, 0.2))
        for m in (-1, 1):
            o.flat(moved([(m * 60 + 21 * u, -36 + 22 * v) for u, v in DISC], at, k, a), ink=0)
            o.flat(moved([(m * 58 + 13 * u, -32 + 14 * v) for u, v in DISC], at, k, a), ink=KEY)
    with p.thing("badger", "subject") as b, b.within(ring):
        at, k, a = (570, 590), 1.12, -58
        b.flat(moved(BADGER, at, k, a), ink=0, gap=8, around=KEY)
        for m in (-1, 1):
            b.flat(moved([(m * x, y) for x, y in ((20, 56), (26, 0), (40, -60), (72, -90), (92, -60), (90, 0), (70, 60), (60, 120), (76, 220), (16, 220), (30, 130))], at, k, a), ink=KEY)
            b.flat(moved([(m * 50 + 13 * u, -10 + 13 * v) for u, v in DISC], at, k, a), ink=0)
            b.flat(moved([(m * 50 + 7 * u, -7 + 7 * v) for u, v in DISC], at, k, a), ink=KEY)
            b.strokes([moved([(m * 76, -22), (m * 50, -38), (m * 30, -44)], at, k, a)], 8, ends=(0.3, 0.3))
            for x in (98, 120):
                b.flat(moved([(m * x - 6, 50), (m * x + 6, 50), (m * x, 110 - x * 0.2)], at, k, a), ink=0)
        b.flat(moved("-32,66! 0,50 32,66! 24,96 0,108 -24,96!", at, k, a), ink=KEY, gap=5)
    with p.thing("carrot", "accent") as c:
        c.flat("398,790! 360,764 340,720 362,724 380,750! 384,710 398,690 410,712 414,750! 436,720 458,722 440,764 404,790!", ink=2, gap=7)
        c.flat("352,800 398,780 448,800 452,850 430,930 410,1000 398,1040! 386,1000 364,920 348,850", spot=True, gap=8)
        c.strokes([[(352, 840), (380, 848), (400, 844)], [(446, 880), (424, 888), (408, 884)], [(372, 930), (390, 936), (404, 932)]], 9, ends=(0.7, 0.2), black=True)
    with p.thing("pike", "witness") as f:
        f.flat("-20,1010! 120,1010 240,1030 330,1066 360,1090! 350,1106! 260,1110 180,1120! 260,1130 340,1134! 330,1160 240,1186 120,1210 -20,1220!", ink=2)
        f.flat([(150 + 26 * u, 1056 + 24 * v) for u, v in DISC], ink=1)
        f.flat([(158 + 13 * u, 1052 + 13 * v) for u, v in DISC], ink=KEY)
        f.strokes([[(110, 1034), (150, 1022), (196, 1036)], [(40, 1110), (60, 1150), (40, 1200)]], 10, ends=(0.3, 0.3), black=True)
        f.flat("200,1118! 210,1104! 220,1117! 240,1114! 250,1100! 260,1112! 280,1110! 288,1098! 298,1109!", ink=0)
    s.describe("An otter, a hen and a badger look down through the ice. We are below their hole, in dark water. They have lowered a carrot on a string, and a pike watches it.")
    s.moods("curious", "hopeful", "droll", "uneasy")
    s.themes("search", "friendship", "curiosity", "hiding", "rescue")
    s.says("peekaboo", "search party", "rescue", "bait", "baby", "committee", "optician", "neighbours", "anyone in?", "come out, it’s lunch", "I didn’t want to be found", "is she breathing?", "what do they eat?", "the three wise ones", "hello down there", "fishing for compliments", "it’s a boy", "who ordered the carrot?", "not a fish person", "ask the hen, she’s upside down", "a hole lot of friends", "the doctors have arrived", "I’m fine, really", "the view from the soup", "waking up after the operation", "say something nice to it", "birthday surprise", "he went in last Tuesday", "do you bite?", "someone to watch over me", "the last thing I saw", "god, in three opinions", "hold the string, Marjorie", "dangling hope", "mind the pike", "try cheese next time", "keep looking", "visiting hours", "the lid is off", "we miss you, whoever you are", "from the other side", "the wrong answer on a string", "curiosity and company", "they have come for me")  # fmt: skip
    s.relate("visiting hen", "looks out of", "hole in the ice")
    s.about(place="under an ice pond", time="winter morning", light="from the hole above", composition="high", view="from below", foreground="a pike’s head", unexplained="whom they are looking for")
