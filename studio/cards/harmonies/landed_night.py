"""They Landed a Piece of Night: a black ray lies across a boat at noon, and where it lies there are stars."""

from __future__ import annotations

from functools import partial

import numpy as np

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import wedge, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import CUT, tube

HULL = "0,-700! 84,-610 180,-480 236,-330 256,-160 258,20 252,220 234,420 208,900! -208,900! -234,420 -252,220 -258,20 -256,-160 -236,-330 -180,-480 -84,-610"
DISC = "46,-204! 52,-234 44,-262! 74,-260 90,-232 92,-194! 112,-160 176,-124 254,-70 324,6 366,84 382,136! 336,98 276,94 212,116 156,156 112,208 80,250! 74,286 52,302 30,274! -30,274! -52,302 -74,286 -80,250! -112,208 -156,156 -212,116 -276,94 -336,98 -382,136! -366,84 -324,6 -254,-70 -176,-124 -112,-160 -92,-194! -90,-232 -74,-260 -44,-262! -52,-234 -46,-204!"
COAT = "0,96 62,90 116,62 146,14 150,-38 142,-84 138,-124! 82,-124! 82,-106 76,-84! 34,-76 0,-74 -34,-76 -76,-84! -82,-106 -82,-124! -138,-124! -142,-84 -150,-38 -146,14 -116,62 -62,90"  # a stooping back, its sleeves reaching up the card
SHIRT = "-56,506! -10,504 36,494 66,456 98,438 124,456 138,506 142,556 138,606 124,656 98,674 66,656 36,618 -10,608 -56,606! -48,556"  # hands under the head, so two elbows out
FORE = "4,-24! 36,-44 84,-58 124,-50! 118,-18 90,14 48,22 6,12!"
HIND = "6,6! 46,16 74,30 70,54 44,66 20,58 5,32!"
MARKS = (((62, -18, 7, 32, KEY), (94, -22, 6, 28, KEY), (50, 40, 15, 6, KEY)), ((80, -22, 19, 19, KEY), (80, -22, 9, 9, 1), (48, 42, 11, 11, KEY)), ((100, -34, 9, 9, KEY), (88, -8, 8, 8, KEY), (62, 2, 8, 8, KEY), (46, -26, 10, 10, KEY), (50, 46, 8, 8, KEY)))  # by kind: x, y, radii, ink


def moth(t: Cutting, spot: tuple[tuple[float, float], float, float], kind: int, horn: int) -> None:
    """A moth from above, its head up at 0 degrees: banded, eyed, or spotted along the rim; horns of one ink."""
    for shape, flip in ((HIND, False), (HIND, True), (FORE, False), (FORE, True)):
        t.flat(moved(shape, *spot, flip), ink=(1, 0, 0)[kind] if shape is FORE else (0, 1, 1)[kind], gap=5, around=KEY)
    for flip in (False, True):
        wedges(t, moved_lines([[(4, -36), (14, -60), (36, -76)]], *spot, flip=flip), 11 * spot[1], horn, ends=(0.5, 0.6))
        for u, v, rx, ry, ink in MARKS[kind]:
            t.flat(moved(ellipse(u, v, rx, ry), *spot, flip), ink=ink)
    t.flat(moved(tube([(0, -40, 9), (0, -20, 17), (0, 10, 14), (0, 36, 12), (0, 62, 4)]), *spot), ink=0, gap=5, around=KEY), t.strokes(moved_lines([[(-14, y), (0, y + 4), (14, y)] for y in (-4, 14, 32)], *spot), 7 * spot[1], ends=(0.5, 0.5), black=True)


@card(id="to4ot7", title="They Landed a Piece of Night", seed=60, palette="lino_barley", light=(0.1, -0.9))
def paint(s: Scene) -> None:
    at, lie = (partial(moved, at=spot, size=z, degrees=8) for spot, z in (((406, 500), 0.95), ((410, 478), 0.83)))

    def straw(t: Cutting, x: float, y: float, r: float) -> None:
        t.flat(at(ellipse(x, y, r, r)), ink=1, gap=9, around=KEY), t.flat(at(ellipse(x, y, r * 0.5, r * 0.5)), ink=1, gap=10, around=KEY)
        t.strokes([at([(x + r * 0.74 * np.cos(q), y + r * 0.74 * np.sin(q)), (x + r * 0.94 * np.cos(q), y + r * 0.94 * np.sin(q))]) for q in (0.4, 1.0, 2.2, 2.7, 3.9, 5.0)], 6, ends=(0.4, 0.2), black=True)

    p = Press(s, [Lamp(-0.3, -0.7, 0.6)])
    with p.thing("noon sea", "place") as sea:
        sea.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        for n, x, q in zip(range(45), np.random.default_rng(60).uniform(-60, 760, 45), np.random.default_rng(7).uniform(60, 140, 45), strict=True):
            sea.flat(wedge((x, 40 + n // 3 * 80 + n % 3 * 18), (x + q, 34 + n // 3 * 80 + n % 3 * 18), 6.5, 0.05), ink=0)
    with p.thing("boat", "witness") as boat:
        floor = at(moved(HULL, (0, -4), 0.86))
        boat.flat(at(HULL), ink=0, gap=10, around=KEY), boat.flat(floor, ink=1, gap=7, around=KEY)
        with boat.within(floor):
            boat.strokes([at([(x * 0.7, -620), (x, -100), (x, 200), (x * 0.84, 900)]) for x in (-126, -63, 0, 63, 126)], 6, black=True)
    with p.thing("sleeper", "accent") as sleeper:
        for k in (1, -1):
            sleeper.flat(at(tube([(-100, 556 + k * 20, 17), (-214, 556 - k * 26, 14)], ends=CUT)), ink=0, gap=7, around=KEY)
            for part in (*(ellipse(x, y * k, r, r) for x, y, r in ((-72, -17, 13), (-73, 4, 10), (-64, 20, 9))), tube([(4, 0, 15), (-22, 0, 16), (-50, 0, 25)], ends=(1, 0.3))):
                sleeper.flat(moved(part, at([(-214, 556 - k * 26)])[0], 0.95, 8 + k * 20), ink=0, gap=6, around=KEY)
            sleeper.flat(at(tube([(-30, 556 + k * 27, 28), (-90, 556 + k * 26, 27), (-134, 556 + k * 11, 24)], ends=CUT)), ink=2, gap=8, around=KEY)
        sleeper.flat(at(SHIRT), spot=True, gap=8, around=KEY), sleeper.strokes([at([(44, 556 + k * 68), (56, 556 + k * 58), (60, 556 + k * 40)]) for k in (1, -1)], 8, ends=(0.9, 0.4), black=True)
        straw(sleeper, 96, 556, 60)
    with p.thing("fishers", "witness", count=2) as crew:
        for x, y, z, turn in ((0, -378, 0.96, 180), (-78, 346, 0.9, 5)):
            for arm in (tube([(f * 108, -90, 24), (f * 110, -150, 24), (f * 102, -310, 18)]) for f in (-1, 1)):
                crew.flat(at(moved(arm, (x, y), z, turn)), ink=0, gap=8, around=KEY)
            crew.flat(at(moved(COAT, (x, y), z, turn)), ink=2, gap=9, around=KEY), crew.strokes([at(q) for q in moved_lines([[(f * 76, -88), (f * 88, -60), (f * 98, -20), (f * 102, 18), (f * 96, 44)] for f in (1, -1)], (x, y), z, turn)], 8, ends=(0.9, 0.3), black=True)
            straw(crew, x, y, 66 * z)
    with p.thing("ray of night", "subject") as ray:
        ray.flat(at(tube([(44, 170, 17), (62, 236, 14), (108, 296, 12), (160, 322, 10), (226, 304, 8), (270, 244, 6), (284, 184, 3)])), gap=7, around=0), ray.flat(lie(DISC), gap=15, around=KEY), ray.flat(lie(DISC), gap=8, around=0), ray.dots([(*lie([q])[0], (8, 5, 4, 6)[n % 4]) for n, q in enumerate([(-214, -30), (250, 10), (-52, -100), (322, 70), (20, 60), (-20, 170), (94, 140), (44, 226), (206, -64), (-76, 176), (-270, 20), (120, -116), (-330, 70), (0, -150), (-50, 250), (124, 108), (-130, 96)])], 0)
        for q, k in (((-164, -54), 22), ((180, -100), 18), ((4, 130), 20), ((-296, 56), 14)):
            ray.flat(moved("0,-1.6! 0.22,-0.22 1.6,0! 0.22,0.22 0,1.6! -0.22,0.22 -1.6,0! -0.22,-0.22", lie([q])[0], k), ink=0)
        for f in (-1, 1):
            ray.flat(lie(ellipse(f * 82, -166, 14, 21, degrees=f * -20)), ink=1), ray.flat(lie(ellipse(f * 84, -168, 7, 11)), ink=KEY)
    with p.thing("moths", "accent", count=5) as moths:
        for x, y, z, a, kind, horn in ((408, 478, 1.05, 24, 1, 0), (590, 520, 0.58, -50, 0, 0), (236, 494, 0.52, 74, 2, 0), (106, 230, 0.7, 140, 2, KEY), (698, 880, 0.7, -36, 0, KEY)):
            moth(moths, ((x, y), z, a), kind, horn)
    s.describe("A huge dark ray full of stars covers a boat at noon. Moths come to it. Two people in hats lift its edges; a third, in red, sleeps under a straw hat, bare feet crossed on the side.")
    s.moods("awed", "greedy", "hushed", "strange"), s.themes("night", "theft", "the sea", "sleep", "wonder")
    s.says("bedspread", "eclipse", "catch", "constellation", "blackout", "bedtime", "moths", "oversized", "trespass", "velvet", "astronomy", "siesta", "put it back", "we took what evening needs", "who turned off the noon?", "night fishing, by day", "too big for the boat", "the sky has fins", "what falls out of heaven", "the dark side of the boat", "I can’t see my hands", "let sleeping sailors lie", "reach for the stars", "someone will miss it", "a hole in the afternoon", "where the stars go by day", "he noticed nothing", "not in the insurance", "careful, it’s still breathing", "the tide went out of the sky", "a piece for everyone", "it came up with the nets", "the flying carpet is tired", "moths know the way", "cut it up and sell the sparkle", "all my bad dreams, landed", "the day was shorter at sea", "what we owe the deep", "good night, boat", "blanket of stars, slightly wet", "it looked at us kindly", "half past everything", "cover me", "lunch break in the universe")  # fmt: skip
    s.relate("ray of night", "is carried by", "boat"), s.about(place="a boat on open water", time="noon", light="high noon, stopped at the ray’s border", composition="centred", view="from above", foreground="the ray over the boat", unexplained="one of them sleeps through it")
