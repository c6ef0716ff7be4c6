"""Wool on Account: a thistle combs a sheep bare and holds its chin; the next customer waits."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

SHORN = "232,566! 246,532 296,500 350,468 396,448! 434,470 456,530 476,600 520,640 600,630 820,620! 820,900! 792,900 782,980 778,1090! 730,1090! 734,1000 724,910 620,920 512,892 496,980 492,1090! 444,1090! 448,960 440,872 404,836 384,770 374,690 354,622 310,612 262,606 238,590"
WOOL = "560,590 532,630 556,668 524,708 552,752 528,806 564,842 556,900 610,934 656,912 704,944 752,918 830,936! 830,520! 776,548 734,520 692,552 648,528 616,566 584,556"
TUFT = "-34,10 -46,-10 -28,-30 -6,-40 20,-32 42,-20 46,4 28,24 0,30"


def spiny(path: list[tuple[float, float, float]], step: int = 3) -> list[tuple[float, float]]:
    """A thistle's leaf along a path: every second point of its edge is a thorn that leans on."""
    line, wide = flow([q[:2] for q in path], 12), flow([(q[2], 0.0) for q in path], 12)
    left, right = [], []
    for n in range(1, len(line) - 1, step):
        (ax, ay), (bx, by) = line[n - 1][:2], line[n + 1][:2]
        far = math.hypot(bx - ax, by - ay) or 1.0
        ux, uy = (bx - ax) / far, (by - ay) / far
        w, on = (wide[n][0], 16.0) if n // step % 2 else (wide[n][0] * 0.4, 0.0)
        x, y = line[n][0] + ux * on, line[n][1] + uy * on
        left.append((float(x - uy * w), float(y + ux * w)))
        right.append((float(x + uy * w), float(y - ux * w)))
    return [*left, (float(line[-1][0]), float(line[-1][1])), *reversed(right)]


def leaf(t: Cutting, path: list[tuple[float, float, float]]) -> None:
    """A spiny leaf with its midrib cut white."""
    t.flat(spiny(path), gap=6)
    t.strokes([[q[:2] for q in path]], 8, ends=(0.9, 0.1))


@card(id="1v747i", title="Wool on Account", seed=57, palette="lino_heather", light=(-0.5, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.5, -0.5, 0.5)])
    with p.thing("pasture", "place") as f:
        f.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        f.strokes([[(x, y), (x + 60, y + 6), (x + 140, y)] for x, y in ((480, 90), (560, 120), (620, 200), (420, 180), (660, 420))], 10, ends=(0.1, 0.9))
        f.flat("-20,1040! 240,1022 560,1046 820,1020! 820,1220! -20,1220!", gap=6)
    with p.thing("sheep", "witness") as w:
        for leg in ([(560, 860, 34), (566, 980, 18), (560, 1090, 22)], [(820, 880, 34), (810, 980, 18), (816, 1090, 22)]):
            w.flat(tube(leg), gap=5)
        w.flat(SHORN, ink=1, gap=7, around=KEY)
        w.flat(WOOL, ink=0, gap=7, around=KEY)
        with w.within(WOOL):
            w.strokes([[(x, y), (x + 6, y - 22), (x + 28, y - 20), (x + 32, y + 4)] for x, y in ((600, 640), (680, 610), (750, 650), (630, 720), (710, 730), (600, 810), (690, 820), (760, 790), (650, 890), (740, 880))], 10, ends=(0.2, 0.3), black=True)
        w.strokes([[(430, 700 + d), (462, 720 + d), (504, 716 + d)] for d in (0, 50, 100)], 10, ends=(0.1, 0.9))
        w.flat("398,456! 440,432 492,446 506,470! 464,488 420,484", ink=1, gap=6, around=KEY)
        w.strokes([[(316, 520), (334, 532), (354, 520)], [(312, 504), (332, 494), (352, 498)], [(246, 556), (256, 550), (264, 556)], [(246, 588), (270, 586), (290, 576)]], 9, ends=(0.3, 0.3), black=True)
    with p.thing("thistle", "subject") as t:
        leaf(t, [(110, 980, 40), (50, 900, 60), (-10, 860, 54), (-60, 850, 30)])
        leaf(t, [(120, 640, 36), (60, 560, 58), (10, 540, 50), (-60, 560, 24)])
        t.flat(tube([(70, 1230, 36), (112, 980, 30), (108, 740, 27), (128, 520, 24), (190, 340, 20), (240, 240, 18)]), gap=6)
        leaf(t, [(110, 830, 34), (190, 780, 52), (270, 710, 50), (310, 650, 40), (302, 612, 14)])
        leaf(t, [(134, 460, 32), (270, 380, 54), (420, 340, 64), (560, 400, 60), (624, 500, 48), (640, 600, 18)])
        for a in range(-66, 67, 11):
            t.flat(moved([(-13, -30), (13, -30), (22, -168 - 20 * math.cos(a * 0.05)), (4, -140), (-16, -172)], (250, 236), 1.0, a * 0.72 + 24), ink=1, gap=4, around=KEY)
        t.flat(moved("-60,-70 -82,-20 -74,40 -30,84 0,92 30,84 74,40 82,-20 60,-70 0,-84", (250, 228), 1.0, 24), gap=7)
        for row, y in enumerate((-44, -6, 34)):
            t.strokes([moved([(x - 13, y - 12), (x, y + 12), (x + 13, y - 12)], (250, 228), 1.0, 24) for x in range(-48 + row % 2 * 16, 60, 32)], 8, ends=(0.2, 0.2))
        for x, y, k, a in ((600, 366, 0.95, 10), (684, 480, 1.05, 60), (470, 300, 0.8, -20), (548, 480, 0.75, 30)):
            t.flat(moved(TUFT, (x, y), k, a), ink=0, gap=5, around=KEY)
            t.strokes([moved([(-18, 6), (-14, -14), (8, -18), (14, 0), (0, 8)], (x, y), k, a)], 7, ends=(0.3, 0.3), black=True)
    with p.thing("hedgehog", "accent") as h:
        h.flat("200,1150! 216,1122! 210,1096! 236,1092! 240,1062! 268,1068! 284,1042! 306,1058! 332,1040! 342,1064! 372,1060! 374,1088! 400,1096! 392,1122! 412,1150!", ink=2, gap=6)
        h.strokes([[(x, y), (x + dx, y - 26)] for x, y, dx in ((250, 1130, -6), (280, 1108, -4), (312, 1100, 2), (346, 1108, 6), (300, 1134, -2), (336, 1138, 4), (374, 1132, 8))], 8, ends=(0.9, 0.1))
        h.flat("246,1160! 250,1128 234,1104 206,1104 170,1124 126,1142! 136,1154 176,1160!", ink=0, gap=5)
        h.dots([(133, 1142, 9), (194, 1126, 7)], KEY)
    s.describe("A thistle combs the wool off a sheep with a leaf. With another it holds up the sheep’s chin. Half is bare and pink. A hedgehog waits below.")
    s.moods("droll", "blissful", "prickly", "curious")
    s.themes("care", "trust", "work", "beauty", "exchange")
    s.says("barber", "spa", "makeover", "haircut", "combing", "pedicure", "vanity", "customer", "acupuncture", "lather", "ouch", "a little off the back", "hold still, madam", "chin up", "who’s next?", "soft hands were never promised", "beauty has its thorns", "same as last summer", "take a number", "paid in wool", "love with prickles", "she only wanted a scratch", "the hedgehog wants it straight", "to be touched, at last", "my mother before school", "a close shave", "plucked, loves me, loves me not", "the roughest are the gentlest", "shall I do the fringe?", "thistle hurt a bit", "new look for autumn", "pull the wool off my eyes", "bare underneath, like us all", "keep the change", "what the plants do with us", "the tenderness of combs", "a jumper for the winter", "what do you charge?", "don’t tell the shepherd", "trust me, I’m a professional", "half a sheep", "the softest appointment", "gossip goes with it", "somebody holds my face")  # fmt: skip
    s.relate("thistle", "mends", "sheep")
    s.about(place="a hill pasture", time="late summer evening", light="from the left", composition="diagonal", view="eye level", foreground="thistle leaves cut by the left edge", unexplained="what the thistle wants with the wool")
