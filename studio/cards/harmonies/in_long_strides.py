"""In Long Strides: a bramble walks out of the orchard at dusk, over a sow that sleeps."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

Knots = list[tuple[float, float, float]]
LEAF = "0,0! -26,-14! -30,-36! -44,-52! -34,-74! -36,-96! -16,-112! 0,-146! 16,-112! 36,-96! 34,-74! 44,-52! 30,-36! 26,-14!"
SOW = "148,968! 176,944 214,922 252,884 300,850 380,822 470,812 560,826 640,862 694,924 708,1000 690,1070! 600,1094 400,1100 270,1094 214,1070 176,1036 152,1008"
LEGS: tuple[Knots, ...] = (
    [(430, 330, 24), (300, 150, 24), (170, 170, 22), (80, 420, 20), (54, 760, 17), (70, 1090, 12)],
    [(430, 330, 24), (590, 180, 24), (710, 330, 22), (750, 640, 19), (752, 900, 16), (742, 1104, 12)],
    [(430, 340, 22), (520, 400, 20), (590, 540, 17), (570, 680, 13), (500, 730, 10), (440, 700, 6)],
)
BACK: Knots = [(420, 330, 16), (330, 370, 16), (280, 500, 15), (300, 700, 14), (330, 930, 12)]


def cane(t: Cutting, path: Knots, ink: int) -> None:
    """A bramble's arc with its thorns."""
    line = flow([(x, y) for x, y, _ in path], 10)
    for n in range(5, len(line) - 5, 6):
        (ax, ay), (bx, by) = line[n - 1][:2], line[n + 1][:2]
        far, side = math.hypot(bx - ax, by - ay), 1 if n % 2 else -1
        ux, uy = (bx - ax) / far, (by - ay) / far
        x, y, w = *line[n][:2], 26 + path[min(len(path) - 1, n // 10)][2]
        t.flat([(x - ux * 24, y - uy * 24), (x - uy * side * w - ux * 20, y + ux * side * w - uy * 20), (x + ux * 20, y + uy * 20)], ink=ink, gap=4)
    t.flat(tube(path), ink=ink, gap=5)
    t.flat(tube(path), ink=ink)


@card(id="fdx1ek", title="In Long Strides", seed=43, palette="lino_fox_fire", light=(-0.6, 0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, 0.2, 0.5)])
    with p.thing("orchard", "place") as o:
        o.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        o.flat("-20,700! 200,660 460,690 820,640! 820,1220! -20,1220!", ink=2, gap=6)
        o.strokes([[(x, y), (x + 80, y - 4), (x + 170, y)] for x, y in ((300, 560), (340, 590), (110, 60), (560, 70), (620, 100), (130, 600))], 10, ends=(0.1, 0.9))
        o.flat("-20,1080! 200,1070 500,1090 820,1064! 820,1220! -20,1220!", ink=3, gap=6)
        o.strokes([[(x, y), (x + 6, y - 26), (x + 22, y - 48)] for x, y in ((120, 1180), (144, 1184), (400, 1170), (424, 1176), (640, 1180), (662, 1174), (560, 1190))], 10, ends=(0.9, 0.05))
        cane(o, BACK, 3)
    with p.thing("sleeping sow", "witness") as w:
        w.flat(SOW, ink=0, gap=7, around=KEY)
        with w.within(SOW):
            w.flat("150,1010 260,1060 420,1050 560,1040 640,980 670,900 740,900! 740,1120! 150,1120!", ink=1)
            w.strokes([[(470 + d, 840 + d * 0.3), (486 + d, 868 + d * 0.3), (488 + d, 904 + d * 0.3)] for d in (-60, 0, 60, 120)], 12, ends=(0.1, 0.9), black=True)
        w.flat("262,880! 316,850 360,872 366,940 330,984! 300,950 274,930", ink=2, gap=6, around=KEY)
        w.flat("136,962! 152,952 166,970 168,1000 154,1014 138,1004", ink=2, gap=6, around=KEY)
        w.dots([(148, 974, 5), (152, 994, 5)], KEY)
        w.strokes([[(208, 966), (224, 978), (244, 970)], [(176, 1030), (200, 1038), (224, 1028)], [(694, 930), (730, 910), (736, 944), (712, 940)]], 10, ends=(0.3, 0.3), black=True)
        for leg in ([(300, 1060, 26), (240, 1092, 20), (190, 1104, 16)], [(600, 1070, 30), (540, 1104, 21), (490, 1112, 16)]):
            w.flat(tube([(x, y, r) for x, y, r in leg]), ink=0, gap=6, around=KEY)
    with p.thing("bramble", "subject") as b:
        for path in LEGS:
            cane(b, path, KEY)
        for x, y in ((70, 1086), (742, 1100)):
            for dx, dy in ((-44, 36), (-14, 56), (20, 52), (48, 32)):
                b.flat(tube([(x, y - 8, 10), (x + dx * 0.6, y + dy * 0.5, 7), (x + dx, y + dy, 3)]), gap=3)
        for x, y, k, a, ink in ((430, 330, 1.5, -12, KEY), (430, 336, 1.25, -86, KEY), (436, 336, 1.3, 64, KEY), (290, 160, 0.9, 150, 3), (640, 196, 0.95, 120, 3), (92, 400, 0.85, -120, KEY), (746, 560, 0.85, 110, KEY), (586, 560, 0.8, 100, 3), (292, 660, 0.7, -70, 3), (64, 720, 0.8, 60, 3), (752, 840, 0.7, -80, 3)):
            b.flat(moved(LEAF, (x, y), k, a), ink=ink, gap=5)
            b.strokes([moved([(0, -8), (0, -70), (0, -124)], (x, y), k, a), *[moved([(0, -h), (q * 16, -h - 14), (q * 28, -h - 18)], (x, y), k, a) for h in (36, 70) for q in (-1, 1)]], 7 * k, ends=(0.5, 0.1))
        for x, y in ((430, 700), (360, 210)):
            for u, v in ((0, -22), (-20, -8), (20, -8), (-12, 14), (12, 14), (0, 32), (0, -2)):
                b.flat(ellipse(x + u, y + v, 14, 14), gap=3)
                b.dots([(x + u - 4, y + v - 4, 4)], 0)
    s.describe("A giant bramble strides on long thorny canes over a sleeping sow. One cane is lifted, its tip curled back, so that it does not touch her. The sky is yellow.")
    s.moods("stealthy", "tender", "droll", "uneasy")
    s.themes("leaving", "tact", "wildness", "night", "freedom")
    s.says("tiptoe", "escape", "elopement", "trespasser", "giraffe", "insomnia", "emigration", "courtesy", "spider", "wanderlust", "shh", "don’t wake the baby", "out of the garden at last", "she has such long legs", "moving house", "creeping up on Sunday", "over you, not through you", "the hedge is leaving us", "thorny but polite", "home late again", "shoes in hand", "how gossip travels", "who let it out?", "let sleeping pigs lie", "one foot in the grave soil", "growth is only slow walking", "teenager on the stairs", "the berries are for later", "it wants to see the sea", "that’s how empires start", "the tenant left by the window", "mother would have noticed", "a kind monster", "every year a little further", "where are you going?", "don’t touch anything", "the careful burglar", "a scratch is how it says hello", "walk softly, carry big thorns", "what prunes us makes us run", "gate-crasher", "I was never planted here", "breathe quietly", "she dreams of rain")  # fmt: skip
    s.relate("bramble", "towers over", "sleeping sow")
    s.about(place="a walled orchard", time="dusk", light="low yellow sky", composition="frame", view="eye level, low", foreground="two rooted canes", unexplained="where the bramble is going")
