"""Someone Knows Me: outside the window a bear that should be asleep scratches frost ferns into the glass."""

from __future__ import annotations

from collections.abc import Sequence

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

HALF = "-4,-196! 70,-196 130,-172 176,-124 202,-60 210,10 212,62! 246,90! 208,108! 222,150! 184,158! 182,196! 140,204 90,236 40,248 -4,250!"  # half of the head; the other one is its mirror
MUZZLE = "0,-26! 40,-24 62,10 78,60 112,100 124,150 106,198 60,226 0,232 -60,226 -106,198 -124,150 -112,100 -78,60 -62,10 -40,-24"
NOSE = "0,50! 30,44 60,52 68,80 48,108 18,124 0,130 -18,124 -48,108 -68,80 -60,52 -30,44"
BODY = "300,1240! 310,1060 330,960 300,860 262,780! 290,700 350,650 430,616! 560,616! 670,650 750,690 830,760! 830,1240!"
ARM = "470,620! 400,626 346,642 304,674 280,720 268,770 258,824! 246,776 236,734 230,696 222,640! 118,640! 108,696 100,740 84,800 64,880! 46,928! 63,926! 52,976! 74,970! 74,1016! 98,1000! 114,1042! 136,1016! 170,1034! 180,1016! 222,1014 272,1000 330,970 390,928 428,870 470,780!"
PAW = "-62,110! -70,70 -92,40 -110,2 -114,-44 -92,-76! -44,-96 0,-100 48,-94 92,-70! 112,-40 110,4 92,44 72,72 64,110!"
PALM = "-88,18 -84,-14 -60,-36 -30,-44 0,-50 32,-44 60,-36 84,-12 88,20 68,44 36,38 0,24 -36,38 -68,44"
TOES = ((-90, -66, -22, 1.0), (-48, -102, -10, 1.06), (2, -112, 0, 1.08), (51, -103, 9, 1.08), (90, -68, 20, 0.9))  # the inner one is the smallest


def fern(t: Cutting, line: Sequence[tuple[float, float]], long: float, count: int) -> None:
    """A frost fern: a stem and pointed leaves on both sides, shorter to the tip."""
    p = flow(line, 20)
    t.flat(tube([(float(x), float(y), 8 * (1 - 0.7 * k / len(p))) for k, (x, y) in enumerate(p)][::6]), ink=0)
    for k in range(2 * count):
        i = int((0.06 + 0.82 * k / (2 * count)) * (len(p) - 1))
        d = (p[min(len(p) - 1, i + 3)] - p[max(0, i - 3)]) / 1.0
        d, far = d / max(1e-6, float((d**2).sum() ** 0.5)), long * (1 - 0.6 * k / (2 * count))
        n = (d[1], -d[0]) if k % 2 else (-d[1], d[0])
        t.flat(lens((float(p[i][0]), float(p[i][1])), (float(p[i][0] + (d[0] * 0.8 + n[0] * 0.8) * far), float(p[i][1] + (d[1] * 0.8 + n[1] * 0.8) * far)), far * 0.11 + 2, 0.42, far * (0.1 if k % 2 else -0.1)), ink=0)


@card(id="g3z658", title="Someone Knows Me", seed=24, palette="lino_slate_milk", light=(-0.6, -0.4))
def paint(s: Scene) -> None:
    p, at, tilt, hand = Press(s, [Lamp(-0.6, -0.4, 0.5)]), (512, 424), -5, (170, 610)
    with p.thing("snowy night", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!")
        g.dots([(90, 330, 8), (560, 190, 7), (730, 520, 9), (744, 640, 7), (744, 380, 8)])
    with p.thing("bear", "subject") as b:
        b.flat(BODY, ink=2), b.flat(ARM, ink=2)
        b.strokes([[(262, 1010), (330, 978), (392, 930), (430, 868), (446, 790)], [(257, 770), (262, 826), (256, 884), (230, 930)]], 15, ends=(0.1, 0.5), black=True)
        b.strokes([[(346, 716), (336, 756), (312, 794)], [(392, 760), (384, 806), (356, 846)], [(346, 858), (330, 896), (300, 924)], [(484, 780), (494, 836), (494, 890)], [(542, 806), (546, 870), (540, 930)], [(604, 788), (598, 840), (582, 890)], [(660, 752), (652, 800), (636, 840)], [(540, 990), (542, 1030), (534, 1070)], [(450, 960), (456, 1000), (450, 1040)]], 13, ends=(0.1, 0.2), black=True)
        for x in (-164, 164):
            b.flat(moved(ellipse(x, -150, 72, 74), at, 1, tilt), ink=2, gap=10, around=KEY), b.flat(moved(ellipse(x * 1.02, -156, 40, 42), at, 1, tilt), ink=1)
        for flip in (False, True):
            b.flat(moved(HALF, at, 1, tilt, flip), ink=2, gap=10, around=KEY)
        for flip in (False, True):
            b.flat(moved(HALF, at, 1, tilt, flip), ink=2)
        b.flat(moved(MUZZLE, at, 1, tilt), ink=1, gap=8, around=KEY), b.flat(moved(NOSE, at, 1, tilt))
        b.strokes(moved_lines([[(-40, 68), (-14, 62), (10, 64)]], at, 1, tilt), 9, ends=(0.2, 0.4))
        b.flat(moved("26,188! 44,190 62,184 76,172! 92,204 86,234 66,244 44,234 30,212", at, 1, tilt), ink=0, gap=8, around=KEY), b.strokes(moved_lines([[(0, 126), (0, 158), (-28, 184), (-84, 178)], [(0, 158), (28, 186), (92, 172)], [(54, 194), (60, 210), (62, 224)]], at, 1, tilt), 10, ends=(0.4, 0.2), black=True)
        for q in (-1, 1):
            eye = moved([(104 * q, -24)], at, 1, tilt)[0]
            b.flat(ellipse(*eye, 44, 42), ink=0, gap=9, around=KEY), b.flat(ellipse(eye[0] - 14, eye[1], 29, 29), spot=True, gap=5, around=KEY), b.flat(ellipse(eye[0] - 20, eye[1], 17, 17)), b.dots([(eye[0] - 26, eye[1] - 7, 6)])
            b.strokes(moved_lines([[(52 * q, -86), (100 * q, -104), (150 * q, -82)], [(20 * q, -176), (16 * q, -140), (20 * q, -104)], [(178 * q, 30), (190 * q, 62), (186 * q, 96)], [(150 * q, 110), (156 * q, 140), (146 * q, 168)]], at, 1, tilt), 12, ends=(0.1, 0.2), black=True)
    with p.thing("paw", "prop") as w:
        for x, y, a, big in TOES:  # five claws behind five toes
            w.flat(moved(moved("-14,-26! -16,-60 -7,-94 6,-118! 15,-84 18,-54 15,-26!", (x, y), big, a), hand, 0.94), ink=0, gap=7, around=KEY)
        for x, y, a, big in TOES:
            w.flat(moved(ellipse(x, y, 28 * big, 44 * big, degrees=a), hand, 0.94), ink=2, gap=6, around=KEY)
        w.flat(moved(PAW, hand, 0.94), ink=2), w.flat(moved(PALM, hand, 0.94), gap=6, around=1), w.flat(moved(ellipse(-26, 76, 26, 16), hand, 0.94), gap=5, around=1)
        for x, y, a, big in TOES:
            w.flat(moved(ellipse(x, y - 4, 17 * big, 24 * big, degrees=a), hand, 0.94), gap=5, around=1)
        w.strokes([[(128, 742), (120, 786), (108, 826)], [(166, 748), (162, 796), (152, 840)], [(204, 742), (204, 784), (198, 822)], [(118, 872), (108, 906), (92, 934)], [(164, 886), (154, 924), (136, 956)], [(206, 860), (200, 896), (182, 932)], [(262, 950), (232, 974), (190, 982)]], 12, ends=(0.1, 0.2), black=True)
    with p.thing("frost ferns", "accent") as r:
        tip = moved(moved([(5, -96)], TOES[3][:2], 1.08, 9), hand, 0.94)[0]
        fern(r, [(36, 10), (100, 100), (170, 190), (218, 300), tip], 96, 8)
        fern(r, [(200, 10), (300, 66), (400, 116), (520, 120)], 80, 6), fern(r, [(800, 30), (730, 60), (660, 110), (630, 160)], 60, 5), fern(r, [(800, 1110), (744, 1020), (716, 920), (724, 800)], 84, 7)
        r.dots([(268, 382, 4), (276, 408, 5), (210, 392, 4), (218, 420, 3), (264, 428, 3)], 0)
    with p.thing("window bars", plane="front") as v:
        v.flat("-20,1090! 820,1090! 820,1220! -20,1220!", gap=9, around=0), v.flat("-20,-20! 32,-20! 32,1220! -20,1220!", gap=9, around=0), v.flat("-20,1106! 820,1106! 820,1220! -20,1220!", ink=1), v.strokes([[(70, 1140), (260, 1134), (520, 1142)], [(560, 1152), (680, 1146), (770, 1152)]], 9, ends=(0.1, 0.1), black=True)
    s.describe("A huge bear stands outside our window at night. One paw lies flat on the pane, and with a claw it scratches white ferns of frost. Its eyes follow the claw; the tip of its tongue sticks out.")
    s.moods("rapt", "shy", "playful", "chilly"), s.themes("art", "winter", "night work", "solitude", "being known")
    s.says("shh", "artist", "graffiti", "engraver", "nightshift", "winter sports", "concentration", "glazier", "tattoo", "signature", "bear with me", "pattern", "shyness", "someone knows me", "he has seen us", "tongue out, like a child", "gone by noon", "don’t breathe on it", "scratch that", "he never asked for money", "the cold has a hobby", "art for one morning", "so that’s who does it", "who taught you to draw?", "he ought to be in bed", "a garden where none can grow", "paws for thought", "I was here", "let him in? let him finish", "it’s the thought that counts", "homework by moonlight", "the handwriting of January", "he draws what he misses", "summer from memory", "the sun is his critic", "the thickest of brushes", "come and look, quietly", "unpaid overtime", "an admirer", "every year he tries my face", "cold claws, warm art", "a love letter, unsigned", "standing in for Jack Frost", "do not touch the exhibits")  # fmt: skip
    s.relate("bear", "does the work of", "frost ferns"), s.relate("bear", "paints", "frost ferns")
    s.about(place="a window", time="before dawn", light="pale, from indoors", composition="centred", view="through a window pane, near", foreground="a paw flat on the glass", unexplained="why it does the work of the frost", weather="hard frost")
