"""Room for One: the crowd on the square, from above, leaves the shape of a cat empty; one child has stepped in."""

from __future__ import annotations

import math

import cv2
import numpy as np

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp, Printed
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import around
from reverie_studio.sculpt.moved_outlines import moved

CAT = "262,1070! 206,1050 152,990 140,880 160,770 206,680 246,610 262,548! 226,500 212,430 222,350 240,280 244,196! 252,186 262,190! 300,222 344,264! 390,254 440,262! 476,220 508,188! 520,182 528,194! 532,280 544,360 538,440 518,510 486,556! 520,630 560,720 584,810 590,900 584,978! 622,978 656,950 672,900 664,840 646,780 650,730 684,706 716,720 738,780 752,860 744,950 712,1020 660,1064 590,1084 480,1086 360,1084"


SHADOW = "-17,-6! -20,60 -30,104! -34,150 -32,170! -52,160 -74,138 -88,148! -84,164 -60,186 -30,204! -14,208! -30,222 -34,248 -20,272 0,280 20,272 34,248 30,222 14,208! 30,204! 60,186 84,164 88,148! 74,138 52,160 32,170! 34,150 30,104! 20,60 17,-6! 4,-6! 3,70 0,88 -3,70 -4,-6!"


def walker(w: Printed, at: tuple[float, float], a: float, kind: int) -> None:
    """One of the crowd from straight above: bare head, hat, umbrella, bag, long hair."""
    k = 1.1 if kind == 2 else 1.0
    if kind != 2:
        w.flat(moved(ellipse(9, 15, 32, 17), at, k, a), overprint=True, blue=1)
    else:
        w.flat(moved("-33,-8! -18,-28 0,-34! 18,-28 33,-8! 33,10 22,28! 0,34 -22,28! -33,10", at, k, a), yellow=1, gap=4)
        with w.in_inks(blue=1):
            w.strokes([moved([(0, 0), (34 * math.cos(q), 34 * math.sin(q))], at, k, a) for q in (-2.7, -1.57, -0.5, 0.5, 1.57, 2.7)], 4, ends=(1, 1))
        return
    for side in (-1, 1):
        w.flat(moved(ellipse(side * 11, -17 * side - 4, 8, 12), at, k, a), blue=1)
    w.flat(moved("-33,2 -26,-12 0,-15 26,-12 33,2 24,12 0,14 -24,12", at, k, a), blue=1)
    if kind == 3:
        w.flat(moved("26,-4! 46,-8! 48,20! 28,22!", at, k, a), blue=1, gap=3)
    if kind == 1:
        w.flat(moved(ellipse(0, -2, 19, 18), at, k, a), gap=0)
        w.flat(moved(ellipse(0, -2, 11, 10), at, k, a), pink=1)
    elif kind == 4:
        w.flat(moved("-11,-8 0,-14 11,-8 13,8 6,24! 0,16 -7,26! -13,8", at, k, a), pink=1, gap=4)
    else:
        w.flat(moved(ellipse(0, -3, 12, 14), at, k, a))
        w.flat(moved("-11,0! -11,10 0,14 11,10 11,0! 0,5", at, k, a), blue=1)


@card(id="hxgowm", title="Room for One", seed=3, palette="riso_rush_hour", light=(-0.7, -0.7))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.7, -0.7, 0.5)])
    shape = np.array(outline(CAT), np.float32)
    with d.thing("square", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", pink=1)
    with d.thing("empty cat", "subject") as c:
        c.flat(CAT)
    with d.thing("crowd", "witness", count=200) as w:
        rng = np.random.default_rng(7)
        places = around([CAT], 34, 60)
        for _ in range(5000):
            x, y = float(rng.uniform(-10, 810)), float(rng.uniform(-10, 1210))
            if cv2.pointPolygonTest(shape, (x, y), True) < -36 and all(math.hypot(x - p, y - q) > 56 for p, q in places):
                places.append((x, y))
        for i, (x, y) in enumerate(sorted(places, key=lambda p: p[1])):
            a = 24 + 34 * math.sin(x / 150) + 30 * math.cos(y / 190) + float(rng.normal(0, 14))
            walker(w, (x, y), a + (180 if rng.random() < 0.3 else 0), (0, 1, 3, 0, 4, 2, 0, 1, 4, 3, 0)[(i * 7 + int(rng.integers(0, 3))) % 11])
    with d.thing("child", "accent", plane="front") as k:
        at = (300, 700)
        k.flat(moved(SHADOW, at, 1.1, -40), blue=1)
        k.flat(moved("-70,-14! -58,-24 -26,-26 0,-28 26,-26 58,-24 70,-14 64,0 36,4 26,22 0,28 -26,22 -36,4 -64,0", at, 1.0, -40), gap=5, yellow=1)
        k.flat(ellipse(*at, 23, 23), gap=5, pink=1)
        k.flat(ellipse(*at, 9, 9))
    s.describe("A crowd fills a pink square, seen from straight above. Among hats, bags and yellow umbrellas the shape of a huge sitting cat is left white and empty. One child in a yellow coat has stepped in and throws a long blue shadow.")
    s.moods("wondering", "playful", "lonely", "bold")
    s.themes("crowds", "courtesy", "absence", "courage", "cats")
    s.says("cat", "make way", "a gap", "plaza", "let sleeping cats", "white lie", "nobody mentions it", "the one who stepped in", "personal space", "yellow", "crowd control", "elephant in the room", "an outline", "puss", "where she used to sit", "bubble", "stampede", "lost child", "aerial view", "don’t step on the tail", "swim against", "missing", "everyone walked around it", "invisible friend", "out of line", "warm spot", "the crowd knows", "no trespassing", "curiosity", "a chalk drawing", "swarm", "sunday market", "I can hear it purr", "respect", "hole in the day", "monument to nobody", "she takes up so much room", "clearing", "in its belly", "the heart of it", "a cat-shaped hole", "ask the pigeons what they see", "only the small ones dare", "excuse me, is this taken?")  # fmt: skip
    s.relate("child", "is inside", "empty cat")
    s.relate("empty cat", "is trapped in", "crowd")
    s.about(place="the great square", time="rush hour", light="bright, from the upper left", composition="left", view="from above, very far", foreground="the crowd at the lower edge", unexplained="why the crowd keeps the shape of a cat free")
