"""In Long Strides: a bramble walks over the hills in arches, and its last stride goes over a sleeping sow."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.marks import ellipse, oval
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

LEAF = "0,0! -26,-14! -30,-36! -44,-52! -34,-74! -36,-96! -16,-112! 0,-146! 16,-112! 36,-96! 34,-74! 44,-52! 30,-36! 26,-14!"
FAR = ("70,690,5 96,620,7 160,560,8 236,556,8 300,630,8 326,740,8", "326,740,10 342,620,12 396,534,13 474,496,13 552,534,13 620,640,13 664,760,12 692,870,12")
NEAR = "54,1240,36 40,1040,34 60,760,32 130,470,29 262,260,27 420,190,25 566,236,23 664,390,21 706,560,19 716,720,17 706,870,14"
SOW = "100,1010! 96,950 124,900 190,870 280,860 380,864 470,874 540,878 590,890! 640,900 684,940 708,974 730,986! 754,998 760,1030 744,1054! 728,1064 700,1072! 660,1090 600,1096 540,1098! 420,1110 260,1110 160,1098 116,1062"


def cane(t: Cutting, path: str, k: float) -> None:
    """A bramble's arch: thorns that point back along it, and toes of `k` that grip the hill where it comes down."""
    rows = [[float(v) for v in word.split(",")] for word in path.split()]
    line, wide = flow([q[:2] for q in rows], 10), flow([(q[2], 0.0) for q in rows], 10)[:, 0]
    toes = [tube([(rows[-1][0], rows[-1][1] - 20 * k, 11 * k), (rows[-1][0] + d * 22 * k, rows[-1][1] + (12 - abs(d) * 2) * k, 8 * k), (rows[-1][0] + d * 44 * k, rows[-1][1] + (32 - abs(d) * 8) * k, 2)]) for d in (-1.5, -0.7, 0.0, 0.7, 1.5)]
    for shape in (*toes, tube(rows)):
        t.flat(shape, gap=5, around=1)
    for n in range(6, len(line) - 6, 6):
        (ux, uy), side, w, (x, y) = (line[n + 1] - line[n - 1]) / math.dist(line[n + 1], line[n - 1]), 1 if n // 6 % 2 else -1, float(wide[n]), line[n]
        toes.append([(float(x + ux * a - uy * side * b), float(y + uy * a + ux * side * b)) for a, b in ((w, w * 0.8), (-w * 0.9, w * 2.2), (-w * 0.9, w * 0.8))])
    for shape in toes:
        t.flat(shape)


def leaf(t: Cutting, x: float, y: float, k: float, a: float, ink: int) -> None:
    at = moved([(0, 0), (0, -30)], (x, y), k, a)[1]
    for turn, q in ((-62, 0.8), (62, 0.8), (0, 1.0)):
        t.flat(moved(LEAF, at, k * q, a + turn), ink=ink, gap=6, around=1)
        t.strokes([moved(c, at, k * q, a + turn) for c in ([(0, -10), (0, -70), (0, -124)], [(0, -40), (16, -58), (28, -60)], [(0, -40), (-16, -58), (-28, -60)], [(0, -76), (14, -90), (22, -92)], [(0, -76), (-14, -90), (-22, -92)])], 8 * k, ends=(0.5, 0.1))
    t.flat(tube([(x, y, 8 * k), (*at, 7 * k)]), ink=ink)


@card(id="fdx1ek", title="In Long Strides", seed=43, palette="lino_fox_fire", light=(-0.6, 0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.5, 0.45)])
    with p.thing("evening hills", "place") as o:
        o.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1), o.flat(oval(450, 566, 186, 186), ink=0), o.flat("-20,690! 60,654 150,646 260,672 400,716 560,700 700,664 820,650! 820,1220! -20,1220!", ink=2, gap=7), o.flat("-20,850! 140,806 330,800 540,826 700,836 820,820! 820,1220! -20,1220!", ink=3, gap=7)
    with p.thing("bramble", "subject") as b:
        cane(b, FAR[1], 0.3), cane(b, FAR[0], 0.8), cane(b, NEAR, 1.1)
        for x, y, k, a, ink in ((400, 530, 0.5, -56, 3), (606, 612, 0.5, 56, 3), (196, 552, 0.36, -10, 3)):
            leaf(b, x, y, k, a, ink)
    with p.thing("sleeping sow", "witness") as w:
        w.flat("60,1100! 200,1066 400,1070 640,1060 776,1090! 740,1124 400,1136 130,1126", ink=KEY), w.flat(tube([(98, 950, 9), (70, 930, 8), (76, 900, 7), (98, 908, 7), (88, 936, 5)]), ink=0, gap=5, around=KEY)
        w.flat(tube("600,1080,26 704,1102,15", ends=CUT), ink=1, gap=6, around=KEY), w.flat(tube("704,1102,15 728,1103,11", ends=(0.0, 0.7)), gap=5, around=1), w.flat(SOW, ink=0, gap=7, around=KEY)
        with w.within(SOW):
            w.flat("90,1036! 200,1062 320,1072 470,1058 560,1040 640,1052! 660,1120! 90,1120!", ink=1)
            for x in (340, 386, 432, 478):
                w.flat(ellipse(x, 1080, 11, 15), ink=2), w.flat(ellipse(x - 2, 1068, 20, 14), ink=1)
        for hip, knee, hoof in (((206, 1040, 52), (288, 1090, 30), (364, 1104, 20)), ((552, 1040, 38), (604, 1086, 27), (660, 1102, 18))):
            w.flat(tube([hip, knee, hoof], ends=(1.0, 0.0)), ink=0, gap=6, around=KEY), w.flat(ellipse(hip[0] - 12, hip[1] - 22, hip[2] + 6, hip[2] * 0.8), ink=0), w.flat(ellipse(hip[0] - hip[2] * 0.5, hip[1] + 3, hip[2] * 1.06, hip[2] * 0.9), ink=0)
            w.flat(tube([hoof, (hoof[0] + 28, hoof[1] + 1, hoof[2] * 0.75)], ends=(0.0, 0.7)), gap=5, around=0), w.strokes([[(hoof[0] + 8, hoof[1] + 2), (hoof[0] + 34, hoof[1] + 3)]], 4, ends=(0.3, 0.9))
        w.strokes([[(226, 884), (264, 936), (270, 980), (254, 1008)], [(556, 900), (534, 950), (536, 1000)], [(606, 1000), (612, 1040), (640, 1070)], [(664, 990), (680, 1004), (702, 996)], [(730, 1058), (704, 1052), (680, 1034)]], [10, 9, 8, 9, 8], ends=(0.2, 0.2), black=True)
        w.flat(oval(743, 1022, 15, 31, -12), ink=1, gap=6, around=KEY), w.dots([(740, 1012, 5), (746, 1032, 5)], KEY), w.flat("584,898! 630,890 674,920 692,972! 652,972 610,950 590,924", ink=1, gap=6, around=KEY), w.strokes([[(610, 912), (640, 926), (664, 950)]], 7, ends=(0.2, 0.2), black=True)
    with p.thing("near bramble") as b:
        b.flat("-20,1146! 160,1140 400,1152 620,1144 820,1132! 820,1220! -20,1220!", ink=KEY, gap=7, around=3), b.flat(tube("40,1000,34 42,1100,35 54,1240,36", ends=CUT))
        with b.down_to(2):
            b.strokes([[(34, 1020), (52, 770), (118, 490)], [(150, 452), (240, 290), (350, 216)], [(440, 188), (540, 222), (620, 310)]], 11, ends=(0.1, 0.1))
        for x, y, k, a, ink in ((70, 700, 1.05, 62, 3), (262, 256, 1.15, -38, KEY), (560, 234, 1.0, 24, 3)):
            leaf(b, x, y, k, a, ink)
    with p.thing("blackberry", "accent") as b:
        b.flat(tube("430,196,10 448,246,7 454,310,6"))
        for u, v in ((0, -34), (-26, -22), (26, -22), (-36, 4), (36, 4), (-26, 30), (26, 30), (0, 46), (0, -8), (-12, 18), (14, 16)):
            b.flat(ellipse(454 + u, 358 + v, 17, 17), gap=3, around=2), b.dots([(448 + u, 352 + v, 5)], 0)
        for d in (-26, -9, 9, 26):
            b.flat(lens((454, 306), (454 + d * 1.3, 338), 8, 0.5), ink=3, gap=3, around=1)
    s.describe("A giant bramble strides over the hills. Each of its thorny arches is larger than the last. The nearest one passes over a sleeping sow and does not touch her. A blackberry hangs before the white sun.")
    s.moods("stealthy", "tender", "droll", "uneasy")
    s.themes("leaving", "tact", "wildness", "evening", "freedom")
    s.says("tiptoe", "escape", "elopement", "trespasser", "giraffe", "stitches", "emigration", "courtesy", "spider", "wanderlust", "shh", "don’t wake the baby", "out of the garden at last", "she has such long legs", "gone by Monday", "creeping up on Sunday", "over you, not through you", "the hedge is leaving us", "thorny but polite", "home late again", "shoes in hand", "how gossip travels", "who let it out?", "let sleeping pigs lie", "one foot in the grave soil", "growth is only slow walking", "teenager on the stairs", "the berries are for later", "it wants to see the sea", "that’s how empires start", "the tenant left by the window", "mother would have noticed", "a kind monster", "every year a little further", "where are you going?", "don’t touch anything", "the careful burglar", "a scratch is how it says hello", "walk softly, carry big thorns", "what prunes us makes us run", "gate-crasher", "I was never planted here", "breathe quietly", "she dreams of rain")  # fmt: skip
    s.relate("bramble", "towers over", "sleeping sow")
    s.about(place="hills behind an orchard", time="evening", light="low sun", composition="frame", view="from below, through a bramble’s arch", foreground="a thick thorny cane", unexplained="where the bramble is going")
