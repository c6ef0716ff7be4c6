"""The Shade Stayed: a tree's shadow falls down the hill from a crest where no tree stands, and the sheep lie in it."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import spokes
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import CUT, tube

# the shadow's leafy clumps: middle, radii
CLUMPS = ((400, 940, 330, 190), (150, 900, 190, 120), (640, 900, 190, 130), (250, 800, 130, 80), (540, 790, 150, 84), (400, 1090, 380, 150), (60, 1040, 170, 120), (740, 1050, 170, 120))
LIMBS = ([(404, 316, 15), (402, 420, 20), (396, 560, 27), (392, 700, 38), (390, 860, 54)], [(394, 600, 16), (330, 680, 15), (250, 740, 18), (200, 830, 22)], [(394, 580, 14), (470, 660, 14), (560, 710, 17), (620, 800, 22)], [(440, 640, 8), (480, 610, 7), (520, 606, 5)])
FRONT = "-150,96! -166,40 -150,-20 -120,-60! -110,-84 -76,-96 -50,-90! -24,-116 24,-116 50,-90! 76,-96 110,-84 120,-60! 150,-20 166,40 150,96! 120,110 70,100 0,112 -70,100 -120,110"
SIDE = "-150,60! -176,30 -170,-20 -140,-50! -120,-90 -70,-100 -40,-88! 0,-112 60,-108 90,-88! 140,-84 176,-40 178,0! 190,40 176,76 150,86! 60,96 -60,92 -120,84"
BEHIND = "-110,80! -130,40 -124,-20 -96,-50! -90,-84 -50,-96 -24,-84! 10,-104 60,-92 74,-64! 110,-50 128,0 120,40! 124,66 112,84 96,88! 40,96 -60,94"


def crown(x: float, y: float, rx: float, ry: float) -> list[tuple[float, float]]:
    """Leaves as the edge of a shadow, larger towards us."""
    turn = [math.tau * k / 260 for k in range(260)]
    return [(x + (rx + (y / 60) * abs(math.sin(a * round(rx / 22) + x))) * math.cos(a), y + (ry + (y / 90) * abs(math.sin(a * round(rx / 22) + x))) * math.sin(a)) for a in turn]


def curls(t: Cutting, at: tuple[float, float], k: float, spots: list[tuple[float, float]]) -> None:
    """Curls of wool."""
    t.strokes(moved_lines([[(u - 14, v + 8), (u - 8, v - 10), (u + 10, v - 9), (u + 14, v + 5), (u + 4, v + 9)] for u, v in spots], at, k), 8 * k, ends=(0.3, 0.2), black=True)


@card(id="gzgif7", title="The Shade Stayed", seed=21, palette="lino_barley", light=(0.0, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.2, -0.6, 0.5)])
    with p.thing("hill", "place") as hill:
        hill.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        hill.flat("-20,420! 120,356 270,318 404,308 540,318 690,358 820,424! 820,1220! -20,1220!", ink=1, gap=8, around=KEY)
        hill.flat(ellipse(404, 176, 76, 76), ink=0)
        hill.strokes(spokes((404, 176), 98, (128, 150), 20, seed=3), 15, ends=(0.9, 0.1))
        for side in (-1, 1):
            hill.strokes([[(404 + side * (60 + 52 * k), 372 + 10 * k), (404 + side * (90 + 70 * k), 470 + 16 * k), (404 + side * (110 + 84 * k), 560 + 22 * k)] for k in range(5)], 13, ends=(0.1, 0.1))
            hill.strokes([[(404 + side * x, y), (404 + side * (x + 4), y - 24), (404 + side * (x + 14), y - 44)] for x, y in ((180, 650), (196, 654), (300, 610), (314, 616), (350, 720), (120, 520), (134, 526))], 9, ends=(0.9, 0.1), black=True)
    with p.thing("shadow of a tree", "subject") as shade:
        shade.flat("404,306! 380,304 350,312 326,324! 360,324 384,330 404,336! 426,330 450,322 480,322! 456,310 430,304", *(tube(arm, ends=CUT) for arm in LIMBS))
        shade.flat(*(crown(*c) for c in CLUMPS))
        shade.flat("330,850! 350,836 372,842 366,862 344,868", "460,850! 484,844 500,856 486,872 464,868", "120,850! 150,836 166,850 144,868", "640,1010! 664,1000 680,1014 660,1026", ink=1)
    with p.thing("flock", "witness", count=3) as flock:
        at, k = (590, 900), 0.86
        flock.flat(moved(BEHIND, at, k), ink=0, gap=7, around=KEY), curls(flock, at, k, [(-70, -10), (-20, -50), (40, -30), (80, 20), (-30, 20), (30, 50)])
        flock.flat(moved("-16,56! -20,26 0,10 20,26 16,56! 10,86 0,94 -10,86", (at[0], at[1] + 24), k), ink=0, gap=6, around=KEY)
        flock.flat(moved("-26,-70! -40,-100 -24,-126 4,-128 26,-110 30,-76!", at, k), gap=6, around=0), flock.flat(moved("-30,-108! -64,-116 -84,-100 -70,-86 -36,-90!", at, k), moved("28,-108! 60,-120 82,-106 72,-90 32,-90!", at, k), gap=6, around=0)
        at, k = (190, 920), 0.94
        flock.flat(moved(SIDE, at, k), ink=0, gap=7, around=KEY), curls(flock, at, k, [(-90, -50), (-30, -60), (30, -66), (90, -40), (140, 0), (0, -6), (60, 10), (110, 50), (30, 60)])
        flock.flat(moved("-110,-66! -80,-70 -66,-40 -70,0 -96,40 -130,66 -160,62! -176,50 -170,28 -150,0 -136,-40!", at, k), gap=6, around=0)
        flock.flat(moved("-84,-62! -50,-76 -20,-60 -22,-42 -60,-36 -82,-44!", at, k), gap=6, around=0), flock.flat(moved("-70,72! -130,70 -156,82 -150,98! -100,104 -50,98!", at, k), gap=6, around=0)
        flock.strokes(moved_lines([[(-130, -6), (-116, 4), (-100, -2)], [(-164, 52), (-150, 54), (-140, 44)]], at, k), 7, ends=(0.3, 0.3))
        at, k = (430, 1064), 1.16
        flock.flat(moved("-70,96! -130,96 -150,112 -140,126! -60,128!", at, k), moved("70,96! 130,96 150,112 140,126! 60,128!", at, k), gap=6, around=0)
        flock.flat(moved(FRONT, at, k), ink=0, gap=8, around=KEY), curls(flock, at, k, [(-120, 0), (-110, 56), (-76, -60), (76, -60), (120, 0), (110, 56), (-70, 66), (66, 70), (-86, 10), (86, 14)])
        flock.flat(moved("0,-76! 30,-74 46,-50 44,-10 32,40 22,66 0,76 -22,66 -32,40 -44,-10 -46,-50 -30,-74", at, k), gap=7, around=0)
        flock.flat(*(moved("44,-50! 74,-72 112,-64 120,-46 96,-30 50,-28!", at, k, 0, q) for q in (False, True)), gap=7, around=0)
        flock.flat(moved("-44,-62! -30,-92 0,-104 30,-92 44,-62! 22,-48 0,-58 -22,-48", at, k), ink=0, gap=5, around=KEY)
        flock.strokes(moved_lines([[(-36, -18), (-24, -8), (-12, -14)], [(12, -14), (24, -8), (36, -18)], [(-14, 46), (0, 56), (14, 46)], [(0, 56), (0, 66)]], at, k), 8, ends=(0.3, 0.3))
    with p.thing("apple", "accent") as apple:
        apple.strokes([[(520, 606), (530, 620), (530, 640)]], 7, ends=(0.8, 0.8), black=True)
        apple.flat("530,642! 548,630 572,634 584,656 576,684 552,698! 540,694 530,698! 504,688 490,662 500,638 518,632!", spot=True, gap=7, around=0)
        apple.strokes([[(506, 652), (504, 666), (512, 680)]], 7, ends=(0.3, 0.3))
    s.describe("A tree’s shadow falls down a hill where no tree stands. The sun blazes over the bare crest. Three sheep lie in the shade of the crown, and from one shadow branch hangs a real red apple.")
    s.moods("peaceful", "wistful", "hot", "uncanny")
    s.themes("absence", "rest", "memory", "legacy", "summer")
    s.says("siesta", "legacy", "grandfather", "cool spot", "afterimage", "noon", "loyalty", "heirloom", "cool", "ghost", "where is the tree?", "he left us the good part", "room for everyone", "the early sheep gets the shade", "gone, but still useful", "out like a lamb", "counting us never works", "who took it?", "standing reservation", "under the old apple tree", "some things stay put", "don’t sit with the apple", "it falls near the trunk", "we meet here every summer", "father’s arms", "a picnic of absentees", "out of the sun", "the last one hanging", "shady business", "nobody told the shadow", "roots optional", "you can lean on what’s gone", "who casts it?", "a tree by reputation", "what the light remembers", "he cast a long one", "black wool, white wool", "temptation is hanging around", "it still fruits", "eleven o’clock is past", "the hill misses it", "borrowed darkness", "after you left", "lie down with me")  # fmt: skip
    s.relate("flock", "sleeps in", "shadow of a tree")
    s.about(place="a hill pasture", time="a hot afternoon", light="hard sun over the crest", composition="centred", view="from above", foreground="sheep in the shadow of a crown", unexplained="there is no tree")
