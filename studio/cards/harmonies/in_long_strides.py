"""In Long Strides: a bramble walks over the hills in arches, and its last stride goes over a sleeping sow."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Cutting, Lamp, Press, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse, oval
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.river_sleepers import sleeping_sow
from reverie_studio.sculpt.tubes import tube

LEAF = "0,0! -26,-14! -30,-36! -44,-52! -34,-74! -36,-96! -16,-112! 0,-146! 16,-112! 36,-96! 34,-74! 44,-52! 30,-36! 26,-14!"
FAR = ("96,652,4 112,612,5 140,600,5 170,620,5 180,676,5", "180,668,6 206,566,7 262,528,8 318,560,8 336,706,7", "336,706,9 372,530,11 470,450,12 590,530,12 656,700,13 690,826,12")
NEAR = "54,1240,36 40,1040,34 60,760,32 130,470,29 262,260,27 420,190,25 566,236,23 664,390,21 708,560,19 722,700,17 716,836,14"


def cane(t: Cutting, path: str, every: int = 5) -> None:
    """A bramble's arch: thorns that point back along it, then the cane, lit on its left."""
    rows = [[float(v) for v in word.split(",")] for word in path.split()]
    line, wide = flow([q[:2] for q in rows], 10), flow([(q[2], 0.0) for q in rows], 10)[:, 0]
    t.flat(tube(rows), gap=5, around=1)
    for n in range(6, len(line) - 6, every):
        (ux, uy), side, w, (x, y) = (line[n + 1] - line[n - 1]) / math.dist(line[n + 1], line[n - 1]), 1 if n // every % 2 else -1, float(wide[n]), line[n]
        t.flat([(float(x + ux * a - uy * side * b), float(y + uy * a + ux * side * b)) for a, b in ((w, w * 0.8), (-w * 0.9, w * 2.2), (-w * 0.9, w * 0.8))])


def leaf(t: Cutting, x: float, y: float, k: float, a: float, ink: int) -> None:
    """Three toothed leaflets on a stalk, with ribs."""
    at = moved([(0, 0), (0, -30)], (x, y), k, a)[1]
    for turn, q in ((-62, 0.8), (62, 0.8), (0, 1.0)):
        t.flat(moved(LEAF, at, k * q, a + turn), ink=ink, gap=6, around=1)
        t.strokes([moved(c, at, k * q, a + turn) for c in ([(0, -10), (0, -70), (0, -124)], [(0, -40), (16, -58), (28, -60)], [(0, -40), (-16, -58), (-28, -60)], [(0, -76), (14, -90), (22, -92)], [(0, -76), (-14, -90), (-22, -92)])], 8 * k, ends=(0.5, 0.1))
    t.flat(tube([(x, y, 8 * k), (*at, 7 * k)]), ink=ink)


@card(id="fdx1ek", title="In Long Strides", seed=43, palette="lino_fox_fire", light=(-0.6, 0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.5, 0.45)])
    with p.thing("evening hills", "place") as o:
        o.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1), o.flat(oval(424, 566, 176, 176), ink=0)
        o.flat("-20,690! 60,654 150,646 260,672 400,716 560,700 700,664 820,650! 820,1220! -20,1220!", ink=2, gap=7)
        o.flat("-20,850! 140,806 330,800 540,836 700,868 820,850! 820,1220! -20,1220!", ink=3, gap=7)
        with o.down_to(2):
            wedges(o, fringe([(-20, 900), (200, 850), (420, 850), (640, 900), (820, 900)], 17, (40, 80), bearing=(100, 80), seed=2), 14, 2)
    with p.thing("bramble", "subject") as b:
        cane(b, FAR[0], 6), cane(b, FAR[1], 6), cane(b, FAR[2], 6)
        for x, y, k, a, ink in ((470, 452, 0.62, -30, 3), (640, 660, 0.55, 70, KEY), (262, 530, 0.4, -20, 3)):
            leaf(b, x, y, k, a, ink)
        for d in (-40, -14, 16, 42):
            b.flat(tube([(704, 824, 11), (706 + d * 0.6, 848, 8), (706 + d, 868, 3)]), gap=4, around=1)
    with p.thing("sleeping sow", "witness") as w:
        sow, skin = sleeping_sow().turned(at=(388, 990, 0), scale=0.85), GOUGES["pale"].but(inks=(0, 1, 2, KEY), at=(0.36, 0.12, 0.02))
        w.flat("110,1090! 200,1060 400,1070 640,1060 740,1090! 700,1130 400,1144 160,1130", ink=KEY)
        w.flat_clay(sow, KEY, grow=6), w.clay(sow, skin, "across", parts={"ear": (skin.but(inks=(1, 2, KEY), at=(0.5, 0.1)), "along"), "snout": (skin.but(inks=(1, 2, KEY), at=(0.5, 0.1)), "down"), "hoof": ("black", "along")})
        w.strokes([sow.curve(q) for q in ("shut", "mouth", "nostril", "fold", "ham")], [9, 7, 10, 7, 7], black=True, ends=(0.3, 0.3))
    with p.thing("near bramble") as b:
        b.flat("-20,1120! 160,1110 400,1128 620,1116 820,1100! 820,1220! -20,1220!", ink=KEY, gap=7, around=3)
        wedges(b, fringe([(-10, 1140), (200, 1130), (400, 1146), (600, 1136), (810, 1120)], 22, (40, 80), bearing=(-70, -105), bend=16, seed=9), 20)
        cane(b, NEAR, 6)
        with b.down_to(2):
            b.strokes([[(34, 1020), (52, 770), (118, 490)], [(150, 452), (240, 290), (350, 216)], [(440, 188), (540, 222), (620, 310)]], 11, ends=(0.1, 0.1))
        for x, y, k, a, ink in ((70, 700, 1.05, 62, 3), (262, 256, 1.15, -38, KEY), (560, 234, 1.0, 24, 3), (696, 520, 0.8, 108, KEY)):
            leaf(b, x, y, k, a, ink)
    with p.thing("blackberry", "accent") as b:
        b.flat(tube([(430, 196, 10), (452, 250, 7), (458, 310, 6)]))
        for u, v in ((0, -34), (-26, -22), (26, -22), (-36, 4), (36, 4), (-26, 30), (26, 30), (0, 46), (0, -8), (-12, 18), (14, 16)):
            b.flat(ellipse(458 + u, 354 + v, 17, 17), gap=3, around=2), b.dots([(452 + u, 348 + v, 5)], 0)
        for d in (-26, -9, 9, 26):
            b.flat(lens((458, 302), (458 + d * 1.3, 334), 8, 0.5), ink=3, gap=3, around=1)
    s.describe("A giant bramble strides over the hills. Each of its thorny arches is larger than the last. The nearest one passes over a sleeping sow and does not touch her. A blackberry hangs before the white sun.")
    s.moods("stealthy", "tender", "droll", "uneasy")
    s.themes("leaving", "tact", "wildness", "evening", "freedom")
    s.says("tiptoe", "escape", "elopement", "trespasser", "giraffe", "stitches", "emigration", "courtesy", "spider", "wanderlust", "shh", "don’t wake the baby", "out of the garden at last", "she has such long legs", "gone by Monday", "creeping up on Sunday", "over you, not through you", "the hedge is leaving us", "thorny but polite", "home late again", "shoes in hand", "how gossip travels", "who let it out?", "let sleeping pigs lie", "one foot in the grave soil", "growth is only slow walking", "teenager on the stairs", "the berries are for later", "it wants to see the sea", "that’s how empires start", "the tenant left by the window", "mother would have noticed", "a kind monster", "every year a little further", "where are you going?", "don’t touch anything", "the careful burglar", "a scratch is how it says hello", "walk softly, carry big thorns", "what prunes us makes us run", "gate-crasher", "I was never planted here", "breathe quietly", "she dreams of rain")  # fmt: skip
    s.relate("bramble", "towers over", "sleeping sow")
    s.about(place="hills behind an orchard", time="evening", light="low sun", composition="frame", view="from below, through a bramble’s arch", foreground="a thick thorny cane", unexplained="where the bramble is going")
