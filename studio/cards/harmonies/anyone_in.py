"""Anyone In?: from under the ice we see an otter lean over the rim of its hole and let down a carrot; a pike watches."""

from __future__ import annotations

from reverie_studio.engine.bodies import Outline, Point
from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import fringe, spokes, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.poster_cuts import torn
from reverie_studio.sculpt.tubes import tube

# the otter round the middle of its face (400, 400); what is drawn on its right is mirrored
HEAD = "0,-140 84,-138 146,-120 190,-80 214,-20 228,48 220,108 182,154 114,182 0,192 -114,182 -182,154 -220,108 -228,48 -214,-20 -190,-80 -146,-120 -84,-138"
CHEEKS = "-240,70! -160,62 -96,84! 0,120 96,84! 160,62 240,70! 240,220! -240,220!"
SHOULDERS = "40,780! 60,640 96,540 146,452 210,400! 590,400! 654,452 704,540 740,640 760,780!"
PAW = "-48,-52! -60,0 -80,44 -88,74 -80,94 -62,92 -50,80! -44,98 -34,112 -20,112 -8,100 0,86! 8,100 20,112 34,112 44,98 50,80! 62,92 80,94 88,74 80,44 60,0 48,-52!"
PADS = "0,30 40,14 96,18 142,54 144,104 98,132 42,124 0,104 -42,124 -98,132 -144,104 -142,54 -96,18 -40,14"
NOSE = "-64,-10! -46,-34 0,-40 46,-34 64,-10! 50,20 20,38 0,46 -20,38 -50,20"
CARROT = "352,848 372,828 400,822 432,828 452,848 446,890 430,932 416,964 404,986! 390,964 374,932 358,890"
PIKE = "244,1048! 300,1036 370,1024 440,1004 520,974 620,940 720,910 820,886! 820,1240! 640,1240! 540,1192 440,1156 350,1126 280,1104 246,1084! 234,1068 236,1056"
JAW = "246,1084! 280,1104 350,1126 440,1156 540,1192 640,1240! 760,1240! 690,1200 600,1164 520,1134 440,1098! 380,1088 310,1080"


def face(shape: Outline, flip: bool = False) -> list[Point]:
    """A part of the otter's face in its place on the card."""
    return moved(shape, (400, 400), 1, 0, flip)


@card(id="j5vn8e", title="Anyone In?", seed=82, palette="lino_fox_fire", light=(0, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.5, 0.45)])
    with p.thing("dark under the ice") as w:
        w.flat("-10,-10! 810,-10! 810,1210! -10,1210!"), wedges(w, spokes((400, 415), 400, (480, 600), 9, (150, 390), wild=0.4, seed=4), 22, 3, ends=(0.8, 0.1))
    sky = torn(400, 370, (322, 317, 312, 317, 322, 317, 312, 317), 2, 9)
    with p.thing("hole in the ice", "place") as h:
        h.flat(torn(400, 412, (352, 386, 382, 386, 352, 362, 374, 362), 3, 4), ink=0), h.flat(sky, ink=1, gap=7, around=KEY), wedges(h, fringe([(70, 560), (160, 708), (400, 790), (640, 708), (730, 560)], 15, (26, 56), -90, seed=3), 20, 1)
    with p.thing("otter", "subject") as o:
        with o.within(sky):
            o.flat(SHOULDERS, ink=3), wedges(o, [[(400 + m * x, y), (400 + m * (x - 26), y - 36), (400 + m * (x - 60), y - 56)] for m in (1, -1) for x, y in ((262, 560),)] + [[(x, 600), (x + 2, 632), (x, 668)] for x in (340, 372, 432, 462)], 17, 2, ends=(0.9, 0.1))
        for m in (True, False):
            q, at = (1, (566, 650)) if m else (-1, (234, 650))
            arm, paw = tube([(400 + q * 116, 530, 64), (400 + q * 150, 590, 60), (at[0], 646, 50)]), moved(PAW, at, 0.84, -14 * q, m)
            for shape, gap in ((arm, 7), (paw, 7), (arm, 0)):
                o.flat(shape, ink=3, gap=gap, around=1)
            wedges(o, [moved([(x, 82), (x * 0.88, 58), (x * 0.74, 30)], at, 0.84, -14 * q, m) for x in (-50, 0, 50)], 12, 1), wedges(o, [moved([(x, y - 6), (x * 1.03, y + 8), (x * 1.06, y + 20)], at, 0.84, -14 * q, m) for x, y in ((-74, 92), (-27, 110), (27, 110), (74, 92))], 13)
            o.flat(face(ellipse(206, -64, 34, 30, degrees=20), m), ink=3, gap=7, around=1), o.flat(face(ellipse(212, -62, 16, 13, degrees=20), m))
        o.flat(face(HEAD), ink=3, gap=8, around=1)
        with o.within(face(HEAD)):
            o.flat(face(CHEEKS), ink=1), wedges(o, [[(400 + m * x, y), (400 + m * (x - 22), y + 4), (400 + m * (x - 44), y + 3)] for m in (1, -1) for x, y in ((222, 508), (206, 538), (178, 562))], 14, 3)
        o.flat(face(ellipse(0, 136, 66, 42)), ink=0, gap=7, around=KEY)
        line = [(400, 480), (403, 600), (397, 680), (404, 760), (402, 834)]
        o.strokes([line], 20, ends=(1, 1), black=True), o.strokes([line], 10, ends=(1, 1)), o.strokes([[(394, y + 6), (400, y), (408, y - 6)] for y in range(520, 820, 17)], 5, ends=(1, 1), black=True)
        o.flat(face(PADS), ink=0, gap=7, around=KEY)
        for m in (True, False):
            x = 314 if m else 486
            o.flat(ellipse(x, 376, 32, 29), ink=0, gap=6, around=KEY), o.flat(ellipse(x + 3, 384, 20, 20)), o.dots([(x - 5, 376, 5)])
            o.strokes([face([(44, -30), (62, -56), (92, -60), (126, -36)], m)], 12, ends=(0.3, 0.3), black=True), wedges(o, [face([(50, -84), (84, -100), (122, -84)], m)], 17, 2, ends=(0.1, 0.1))
            o.dots([(*face([at], m)[0], 5) for at in ((66, 62), (98, 70), (72, 90), (106, 98))], KEY), wedges(o, [face([(112, 58 + 18 * k), (196, 50 + 30 * k), (284, 62 + 48 * k)], m) for k in range(4)], 11, 0, ends=(0.9, 0.3))
        o.flat(face(NOSE), gap=6, around=1), o.strokes([face([(-36, -18), (-4, -26), (24, -22)])], 8, ends=(0.3, 0.3)), o.strokes([face([(0, 44), (0, 74), (0, 104)])], 8, ends=(0.6, 0.6), black=True)
    with p.thing("carrot", "accent") as c:
        for x, y, wide in ((346, 790, 14), (458, 792, 14), (376, 768, 15), (430, 770, 15)):
            c.flat(lens((402, 842), (x, y), wide, 0.6), ink=1, gap=6, around=KEY)
        c.flat(CARROT, ink=2, gap=7, around=0), c.flat(tube([(376, 826, 7), (402, 834, 9), (428, 826, 7)]), ink=0, gap=5, around=KEY), c.strokes([[(358, 874), (384, 880), (400, 876)], [(446, 902), (424, 908), (410, 904)], [(382, 940), (398, 944), (408, 940)]], 9, ends=(0.7, 0.2), black=True)
    with p.thing("pike", "witness") as k:
        k.flat(PIKE, ink=3, gap=8)
        with k.within(PIKE):
            k.flat(JAW, ink=1), k.flat(*[ellipse(x, y, r, r * 0.6, degrees=-18) for x, y, r in ((752, 950, 20), (790, 1004, 22), (746, 1030, 20), (784, 1080, 21), (610, 982, 13), (656, 1004, 14), (600, 1040, 13), (640, 1072, 15), (580, 1096, 12), (672, 946, 12))], ink=2)
        k.strokes([[(240, 1066), (310, 1080), (380, 1088), (438, 1098), (452, 1120)]], 10, ends=(0.6, 0.3), black=True), k.flat(ellipse(506, 1032, 33, 32), ink=1, gap=7, around=KEY), k.flat(ellipse(496, 1022, 16, 17)), k.dots([(490, 1014, 5)])
        k.strokes([[(452, 1020), (484, 992), (528, 990), (558, 1010)], [(672, 936), (714, 1020), (704, 1110), (650, 1196)]], 13, ends=(0.3, 0.2), black=True), k.strokes([[(316, 1052), (350, 1050), (376, 1042)]], 8, ends=(0.2, 0.2), black=True)
    with p.thing("bubbles") as b:
        b.flat(ellipse(196, 1022, 15, 15), ellipse(196, 1022, 9, 9), ink=0), b.flat(ellipse(168, 960, 11, 11), ellipse(168, 960, 6, 6), ink=0), b.dots([(194, 916, 6)])
    s.describe("An otter looks down through a hole in the ice. We look up at it from the dark water. Both its paws hold the rim. It lets down a carrot on a string from its mouth, and a pike watches.")
    s.moods("curious", "hopeful", "droll", "uneasy")
    s.themes("search", "friendship", "curiosity", "hiding", "gifts")
    s.says("peekaboo", "room service", "rescue", "bait", "vegetarian", "ambassador", "optician", "lifeline", "anyone in?", "come out, it’s lunch", "I didn’t want to be found", "is she breathing?", "what do they eat?", "hello down there", "fishing for compliments", "delivery for number three", "who ordered the carrot?", "not a fish person", "wrong floor", "a hole lot of friends", "the doctor will see you now", "I’m fine, really", "the view from the soup", "waking up after the operation", "say something nice to it", "birthday surprise", "he went in last Tuesday", "do you bite?", "someone to watch over me", "the last thing I saw", "manna with whiskers", "hold the string, Marjorie", "dangling hope", "mind the pike", "try cheese next time", "keep looking", "visiting hours", "the lid is off", "we miss you, whoever you are", "from the other side", "the wrong answer on a string", "carrot, no stick", "the fisherman’s day off", "they have come for me")  # fmt: skip
    s.relate("otter", "looks out of", "hole in the ice"), s.relate("otter", "feeds", "pike")
    s.about(place="under an ice pond", time="a frosty morning", light="from the hole above", composition="high", view="from below", foreground="a pike’s head", unexplained="for whom the carrot is meant")
