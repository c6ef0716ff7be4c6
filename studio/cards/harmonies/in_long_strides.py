"""In Long Strides: a bramble walks over the hills in arches, and its last stride goes over a sleeping sow."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse, oval
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

LEAF = "0,0! -26,-12 -44,-38! -35,-39! -52,-66! -41,-67! -48,-94! -36,-93! -34,-117! -23,-115! 0,-152! 23,-115! 34,-117! 36,-93! 48,-94! 41,-67! 52,-66! 35,-39! 44,-38! 26,-12"
VEINS = ([(0, -12), (0, -70), (0, -122)], [(0, -34), (16, -50), (30, -58)], [(0, -34), (-16, -50), (-30, -58)], [(0, -68), (14, -82), (26, -88)], [(0, -68), (-14, -82), (-26, -88)])
NEAR = "60,1240,28 56,1120,27 54,960,27 72,740,26 132,510,25 232,300,24 370,166,22 500,152,20 606,250,18 672,420,16 702,600,14 712,762,12"
FAR = ("690,762,9 664,650,11 624,562,11 562,512,11 500,532,10 462,592,9 448,660,7", "446,660,5 434,608,6 404,574,7 366,574,6 340,606,5 332,644,4")
# the sow lies on her belly, her rump to our right; her head rests on both fore trotters and faces us
BODY = "214,1080! 200,940 196,860 222,800 296,748 384,722 474,718 562,736 634,780 684,850 706,930 704,1010 682,1066 640,1092! 400,1100 250,1100!"
HEAD = ("0,-136 58,-130 98,-98 114,-42 126,18 136,64 116,110 68,134 0,140 -68,134 -116,110 -136,64 -126,18 -114,-42 -98,-98 -58,-130", (306, 916), 1.0, -4)
EAR = "-34,-138! -70,-176 -124,-180 -172,-140 -196,-70 -200,0 -186,56! -160,30 -136,-14 -120,-56 -98,-96!"
TOE = "0,-2! -38,-6! -45,20 -43,44! -26,54 -5,50! -2,28!"


def cane(t: Cutting, path: str, k: float) -> None:
    """A bramble's arch, and the thorns that point back along it; both its ends go into the ground."""
    rows = [[float(v) for v in word.split(",")] for word in path.split()]
    line, wide, shapes = flow([q[:2] for q in rows], 10), flow([(q[2], 0.0) for q in rows], 10)[:, 0], [tube(path)]
    for n in range(15 if k == 1 else 5, len(line) - 8, 6):
        (ux, uy), side, w, (x, y) = (line[n + 1] - line[n - 1]) / math.dist(line[n + 1], line[n - 1]), 1 if n // 6 % 2 else -1, float(wide[n]), line[n]
        shapes.append([(float(x + ux * a - uy * side * b), float(y + uy * a + ux * side * b)) for a, b in ((w * 0.9, w * 0.6), (w * 0.1, w * 1.3), (-w * 1.1, w * 2.1), (-w * 0.6, w * 1.3), (-w * 0.7, w * 0.6))])
    for n, shape in enumerate((*shapes, *shapes)):
        t.flat(shape, gap=0 if n >= len(shapes) else 5 * k, around=1)


def leaf(t: Cutting, x: float, y: float, k: float, a: float, ink: int) -> None:
    """Three leaflets on a stalk that leaves the cane at x, y."""
    at = moved([(0, 0), (0, -34)], (x, y), k, a)[1]
    for turn, q in ((-68, 0.76), (66, 0.8), (0, 1.0)):
        t.flat(moved(LEAF, at, k * q, a + turn), ink=ink, gap=5, around=1), t.strokes(moved_lines(VEINS, at, k * q, a + turn), 8 * k, ends=(0.5, 0.1))
    t.flat(tube([(x, y, 8 * k), (*at, 7 * k)]), ink=ink)


@card(id="fdx1ek", title="In Long Strides", seed=43, palette="lino_fox_fire", light=(-0.6, 0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.5, 0.45)])
    with p.thing("evening hills", "place") as o:
        o.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1), o.flat(oval(452, 470, 186, 186), ink=0), o.flat("-20,640! 80,608 200,596 330,606 470,630 620,628 720,610 820,600! 820,1220! -20,1220!", ink=2, gap=7), o.flat("-20,800! 140,770 330,764 540,780 700,786 820,770! 820,1220! -20,1220!", ink=3, gap=7)
    with p.thing("bramble", "prop") as b:
        for path, k, mound in ((FAR[1], 0.7, (332, 648, 0.5)), (FAR[0], 0.9, (447, 666, 0.74)), (NEAR, 1.0, (706, 770, 1.0))):
            b.flat(moved("-60,8! -34,-8 0,-13 34,-8 60,8!", mound[:2], mound[2]), gap=5, around=1), cane(b, path, k)
        leaf(b, 534, 524, 0.5, -24, 3)
    with p.thing("sleeping sow", "subject") as w:
        w.flat("110,1090! 200,1060 640,1060 752,1080! 730,1112 560,1128 380,1136 200,1136 130,1120"), w.flat(tube([(684, 902, 12), (716, 898, 10), (746, 880, 9), (750, 848, 8), (726, 838, 7), (714, 860, 7), (728, 878, 5)]), ink=0, gap=7, around=KEY), w.flat(BODY, ink=0, gap=8, around=KEY), w.flat(tube("640,1056,36 566,1070,29 506,1080,23", ends=(1.0, 0.0)), ink=0, gap=7, around=KEY), w.flat("512,1054! 484,1058 456,1076 442,1104! 498,1105! 514,1084!", ink=2, gap=7, around=KEY), w.strokes([[(486, 1064), (472, 1082), (468, 1101)]], 7, ends=(0.5, 0.5), black=True), w.flat(ellipse(624, 990, 62, 66), ink=0)
        with w.within(BODY):
            w.flat("706,780! 694,880 680,980 640,1050 570,1082 500,1092! 500,1120! 740,1120! 740,780!", ink=1), wedges(w, fringe([(702, 830), (694, 880), (680, 980), (640, 1046), (600, 1074)], 12, (30, 62), 90, sink=6, seed=3), 18, 1), w.strokes([[(560, 830), (514, 900), (506, 970), (530, 1024), (566, 1044)], [(424, 860), (446, 920), (446, 990), (420, 1050)]], 10, ends=(0.15, 0.3), black=True), w.flat("220,1040! 380,1040! 392,1112! 210,1112!")
        for x, turn in ((216, 8), (372, -6)):
            w.flat(moved("-44,-80! 44,-80! 46,-30 40,6! -40,6! -46,-30", (x, 1077), 1.0, turn), ink=0, gap=7, around=KEY), w.flat(moved(TOE, (x, 1077), 1.06, turn), ink=2, gap=6, around=KEY), w.flat(moved(TOE, (x, 1077), 1.06, turn, True), ink=2, gap=6, around=KEY)
        w.flat(moved(HEAD[0], *HEAD[1:]), ink=0, gap=8, around=KEY)
        with w.within(moved(HEAD[0], *HEAD[1:])):
            wedges(w, moved_lines([[(138, 10), (122, 22), (104, 24)], [(142, 40), (122, 50), (98, 50)], [(138, 72), (118, 80), (94, 76)], [(120, 108), (102, 106), (82, 98)]], *HEAD[1:]), 24, 1)
        for flip in (False, True):
            w.flat(moved(EAR, HEAD[1], 0.98 if flip else 1.0, 2 if flip else -8, flip), ink=1, gap=8, around=KEY), w.strokes(moved_lines([[(-70, -148), (-124, -138), (-160, -84)], [(-110, -104), (-144, -66), (-166, -10)]], HEAD[1], 1.0, 2 if flip else -8, flip=flip), 9, ends=(0.3, 0.1), black=True)
            w.strokes(moved_lines([[(-98, -22), (-80, -4), (-56, -2), (-38, -14)], [(-92, -6), (-100, 8)], [(-72, 4), (-76, 20)], [(-50, 2), (-50, 16)]], *HEAD[1:], flip=flip), (12, 8, 8, 8), ends=(0.4, 0.3), black=True), w.strokes(moved_lines([[(-84, -58), (-62, -68), (-40, -60)], [(-40, 6), (-60, 22), (-70, 42)]], *HEAD[1:], flip=flip), 8, ends=(0.2, 0.2), black=True)
        w.strokes(moved_lines([[(-28, -12), (0, -22), (28, -12)], [(-92, 84), (-66, 112), (0, 124), (66, 112), (92, 84)]], *HEAD[1:]), (8, 9), ends=(0.2, 0.2), black=True), w.flat(moved(ellipse(0, 60, 70, 51), *HEAD[1:]), ink=1, gap=8, around=KEY), w.flat(moved(oval(-25, 60, 12, 19, -8), *HEAD[1:])), w.flat(moved(oval(-25, 60, 12, 19, -8), *HEAD[1:], True))
    with p.thing("near bramble") as b:
        b.flat("-20,1150! 160,1144 400,1156 620,1148 820,1136! 820,1220! -20,1220!", gap=7, around=3), b.flat(tube("60,1240,28 56,1120,27 54,960,27"))
        wedges(b, [[(42, 1090), (42, 900), (66, 680)], [(84, 640), (140, 460), (210, 320)], [(250, 268), (380, 150), (490, 140)], [(540, 160), (606, 232), (650, 350)]], 9, 2, ends=(0.1, 0.1))
        leaf(b, 92, 640, 0.92, 58, 3), leaf(b, 226, 320, 1.0, -44, KEY), leaf(b, 596, 234, 0.9, 46, 3)
    with p.thing("blackberry", "accent") as b:
        b.flat(tube("424,156,10 444,206,7 452,284,6"))
        for u, v in ((0, -36), (-28, -24), (28, -24), (-40, 4), (40, 4), (-32, 34), (32, 34), (0, 54), (0, -8), (-14, 22), (16, 16)):
            b.flat(ellipse(454 + u, 340 + v, 20, 20), gap=3, around=2), b.dots([(448 + u, 333 + v, 5)], 0)
        for x in (414, 440, 466, 492):
            b.flat(lens((453, 282), (x, 318), 9, 0.5), ink=3, gap=3, around=1)
    s.describe("A thorny bramble strides over a sleeping sow in one arch. Behind her smaller arches come over the hills, each larger than the last. Her head rests on her fore trotters. One ripe blackberry hangs before the white sun.")
    s.moods("stealthy", "tender", "droll", "uneasy"), s.themes("leaving", "tact", "wildness", "evening", "freedom")
    s.says("tiptoe", "escape", "elopement", "trespasser", "giraffe", "stitches", "emigration", "courtesy", "spider", "wanderlust", "shh", "don’t wake the baby", "out of the garden at last", "she has such long legs", "gone by Monday", "creeping up on Sunday", "over you, not through you", "the hedge is leaving us", "thorny but polite", "home late again", "shoes in hand", "how gossip travels", "who let it out?", "let sleeping pigs lie", "one foot in the grave soil", "growth is only slow walking", "teenager on the stairs", "the berries are for later", "it wants to see the sea", "that’s how empires start", "the tenant left by the window", "mother would have noticed", "a kind monster", "every year a little further", "where are you going?", "don’t touch anything", "the careful burglar", "a scratch is how it says hello", "walk softly, carry big thorns", "what prunes us makes us run", "gate-crasher", "I was never planted here", "breathe quietly", "she dreams of rain")  # fmt: skip
    s.relate("bramble", "towers over", "sleeping sow"), s.about(place="hills behind an orchard", time="evening", light="low sun", composition="frame", view="near, under a bramble’s arch", foreground="a thick thorny cane", unexplained="where the bramble is going")
