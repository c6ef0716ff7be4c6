"""The Shade Stayed: a tree's shadow lies on the hill, the flock lies in the shadow, and there is no tree."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

# a leafy clump: middle, radius, first lobe
CLUMPS = ((300, 800, 205, 0.0), (110, 720, 150, 1.0), (520, 850, 160, 2.0), (200, 990, 190, 0.6), (450, 1020, 165, 3.0), (330, 630, 112, 0.2), (30, 880, 150, 1.7), (630, 980, 112, 2.2), (160, 556, 66, 0.4), (690, 700, 58, 1.1), (668, 812, 62, 2.4))
GAPS = ((402, 722, 34, 26), (196, 640, 22, 18), (590, 920, 24, 17), (330, 1130, 26, 16))
# lying sheep: place, size, turned round, tilt
FLOCK = ((330, 612, 0.66, False, -4), (170, 704, 0.74, True, 3), (312, 716, 0.78, False, 0), (480, 790, 0.84, True, 4), (84, 806, 0.86, False, -3), (262, 838, 0.92, True, 0), (430, 900, 0.98, False, 3), (600, 960, 0.9, True, 0), (120, 950, 1.06, True, -4), (306, 1010, 1.14, False, 2), (508, 1064, 1.1, True, -2))
WOOL = "-74,14 -84,-6 -72,-22 -70,-40 -48,-46 -36,-60 -12,-56 8,-64 28,-54 50,-54 60,-38 78,-30 76,-8 88,8 76,26 58,40 20,36 -20,42 -58,36"
FACE = "-72,-44 -54,-52 -38,-44 -34,-26 -42,2 -52,24 -66,30 -78,22 -82,2 -80,-26"


def clump(x: float, y: float, r: float, first: float) -> list[tuple[float, float]]:
    """Leaves as the edge of a shadow."""
    turn = [math.tau * k / 220 for k in range(220)]
    wide = [r * (1 + 0.05 * math.sin(3 * a + first) + 0.055 * abs(math.sin(11 * a + first * 3)) + 0.03 * abs(math.sin(25 * a + first))) for a in turn]
    return [(x + 1.04 * q * math.cos(a), y + 0.86 * q * math.sin(a)) for q, a in zip(wide, turn, strict=True)]


def sheep(t: Cutting, x: float, y: float, k: float, flip: bool, tilt: float) -> None:
    """A sheep that lies down: wool, a dark face with ears, a few curls."""
    t.flat(moved(WOOL, (x, y), k, tilt, flip), ink=0, gap=5, around=KEY)
    with t.down_to(2):
        for u, v in ((-8, -32), (30, -38), (56, -18), (14, -8), (40, 8), (-20, 14), (20, 22), (64, 14)):
            t.strokes([moved([(-9, 6), (-4, -6), (8, -5), (9, 4)], moved([(u, v)], (x, y), k, tilt, flip)[0], k, tilt, flip)], 6 * k, ends=(0.2, 0.2))
    for ear in ("-40,-40 -22,-50 -4,-44 -16,-32 -36,-28", "-76,-40 -94,-44 -104,-36 -92,-28 -78,-28"):
        t.flat(moved(ear, (x, y), k, tilt, flip), gap=3.5)
    t.flat(moved(FACE, (x, y), k, tilt, flip), gap=3.5)
    t.strokes([moved([(-70, -14), (-62, -9), (-53, -13)], (x, y), k, tilt, flip)], 5 * k, ends=(0.3, 0.3))


@card(id="gzgif7", title="The Shade Stayed", seed=21, palette="lino_barley", light=(0.8, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.7, -0.4, 0.5)])
    with p.thing("hill", "place") as hill:
        hill.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        hill.flat("-20,206! 140,168 330,150 560,176 820,246! 820,1220! -20,1220!", ink=1, gap=5)
        hill.strokes([[(x, y), (x + 60, y - 5), (x + 130, y - 3)] for x, y in ((60, 70), (200, 96), (560, 64), (420, 40), (660, 112))], 9, ends=(0.1, 0.9))
        hill.strokes([[(x, y), (x - 10, y - 18), (x - 12, y - 36)] for x, y in ((110, 330), (132, 338), (250, 270), (268, 276), (390, 420), (60, 520), (80, 524), (740, 640), (722, 648), (690, 760), (760, 420), (744, 426), (700, 1120), (720, 1128), (752, 880))], 8, ends=(0.9, 0.1))
    with p.thing("shadow of a tree", "subject") as shade:
        shade.flat(tube([(690, 330, 34), (664, 372, 36), (610, 446, 33), (540, 540, 32), (470, 630, 34), (380, 750, 26)]))
        for arm in ([(560, 500, 16), (470, 520, 12), (390, 560, 12), (330, 640, 10)], [(520, 560, 16), (560, 660, 13), (540, 760, 11)], [(400, 540, 8), (330, 520, 7), (250, 560, 6), (190, 640, 5)], [(556, 650, 8), (630, 720, 8), (648, 800, 6), (600, 900, 6)], [(300, 530, 6), (262, 500, 5), (228, 498, 3)], [(620, 712, 6), (668, 706, 5), (700, 730, 3)]):
            shade.flat(tube(arm))
        shade.flat("628,420! 640,380 660,348 652,330 620,322 586,326! 622,306 660,304 680,296! 690,270 684,246! 710,268 722,290! 756,276 796,278! 766,296 742,318! 770,346 788,380! 750,356 724,352! 700,390 664,436!", ink=KEY)
        shade.strokes([[(x, y), (x + 30, y + 4), (x + 66, y - 2)] for x, y in ((560, 262), (620, 232), (730, 226))], 8, ends=(0.1, 0.9))
        for c in CLUMPS:
            shade.flat(clump(*c))
        for x, y, a, b in GAPS:
            shade.flat([(x + a * u, y + b * v) for u, v in ((-1, -0.2), (-0.4, -1), (0.3, -0.7), (1, -0.5), (0.8, 0.6), (0, 1), (-0.7, 0.7))], ink=1)
    with p.thing("flock", "witness", count=11) as flock:
        for one in FLOCK:
            sheep(flock, *one)
    with p.thing("apple", "accent") as apple:
        apple.flat("560,520 580,506 606,510 620,530 612,556 590,568 566,558 554,540", spot=True, gap=5)
        apple.strokes([[(588, 512), (592, 498), (604, 488)]], 6, ends=(0.6, 0.6), black=True)
        apple.strokes([[(572, 528), (568, 540), (574, 550)]], 6, ends=(0.3, 0.3))
    s.describe("A tree’s shadow lies on a yellow hill; no tree stands there. Eleven sheep rest close together inside it. From one shadow branch hangs a real red apple.")
    s.moods("peaceful", "wistful", "hot", "uncanny")
    s.themes("absence", "shelter", "memory", "inheritance", "summer")
    s.says("siesta", "legacy", "grandfather", "shelter", "afterimage", "noon", "loyalty", "heirloom", "cool", "ghost", "where is the tree?", "he left us the good part", "room for everyone", "the early sheep gets the shade", "gone, but still useful", "full house", "counting us never works", "who took it?", "standing reservation", "under the old apple tree", "some things stay put", "don’t sit with the apple", "it falls near the trunk", "we meet here every summer", "father’s arms", "a picnic of absentees", "out of the sun", "the last one hanging", "shady business", "nobody told the shadow", "roots optional", "you can lean on what’s gone", "invisible landlord", "a tree by reputation", "what the light remembers", "he cast a long one", "black wool, white wool", "temptation is hanging around", "it still fruits", "eleven o’clock is past", "the hill misses it", "borrowed darkness", "after you left", "lie down with me")  # fmt: skip
    s.relate("flock", "sleeps in", "shadow of a tree")
    s.about(place="a hill pasture", time="a hot afternoon", light="hard sun from the upper right", composition="low", view="from above", foreground="sheep in the shadow of a crown", unexplained="there is no tree")
