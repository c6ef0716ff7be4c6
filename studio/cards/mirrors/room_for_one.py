"""Room for One: the crowd on the square, from above, leaves the shape of a cat empty; one child has stepped in."""

from __future__ import annotations

import math

import cv2
import numpy as np

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

CAT = "250,1060! 200,1040 150,960 150,840 190,720 240,620 250,540! 226,480 220,400 236,300 256,210! 300,236 340,272! 390,262 430,268! 470,226 512,196! 530,280 538,370 524,450 490,520! 500,600 540,680 560,780 560,900 552,980! 600,990 660,960 690,900 690,820 670,740 690,690 740,690 766,760 776,860 760,980 700,1060 600,1090 480,1084 360,1080"


@card(id="hxgowm", title="Room for One", seed=3, palette="riso_rush_hour", light=(-0.7, -0.7))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.7, -0.7, 0.5)])
    shape = np.array(outline(CAT), np.float32)
    with d.thing("square", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", pink=1)
    with d.thing("empty cat", "subject") as c:
        c.flat(CAT)
    with d.thing("crowd", "witness", count=300) as w:
        rng = np.random.default_rng(7)
        for row in range(33):
            for i in range(20):
                x, y = i * 44 + 22 * (row % 2) + rng.normal(0, 5), row * 38 + rng.normal(0, 5)
                if cv2.pointPolygonTest(shape, (float(x), float(y)), True) > -22:
                    continue
                a = 24 + 10 * math.sin(x / 160) + 8 * math.cos(y / 210)
                w.flat(placed(ellipse(6, 12, 20, 11), (x, y), 1, a), overprint=True, blue=1)
                w.flat(placed(ellipse(0, 0, 19, 10), (x, y), 1, a), blue=1)
                w.flat(placed(ellipse(0, -2, 7.5, 8.5), (x, y), 1, a))
    with d.thing("child", "accent", plane="front") as k:
        k.flat(placed(ellipse(16, 8, 36, 17), (352, 800), 1, -52), blue=1)
        k.flat(placed(ellipse(0, 0, 36, 17), (352, 800), 1, -52), gap=4, yellow=1)
        k.flat(ellipse(351, 798, 14, 15), pink=1)
    s.describe("Hundreds of small blue people crowd a pink square, seen from above. In their midst they leave a huge white cat empty. One yellow person has stepped into it.")
    s.moods("wondering", "playful", "lonely", "bold")
    s.themes("crowds", "courtesy", "absence", "courage", "cats")
    s.says("cat", "make way", "a gap", "rush hour", "let sleeping cats", "white lie", "nobody mentions it", "the one who stepped in", "personal space", "yellow", "crowd control", "elephant in the room", "an outline", "puss", "where she used to sit", "bubble", "stampede", "lost child", "aerial view", "don’t step on the tail", "swim against", "missing", "everyone walked around it", "invisible friend", "out of line", "warm spot", "the crowd knows", "no trespassing", "curiosity", "a chalk drawing", "swarm", "sunday market", "I can hear it purr", "respect", "hole in the day", "monument to nobody", "she takes up so much room", "clearing", "in its belly", "the heart of it", "follow the arrows", "ask the pigeons what they see", "only the small ones dare", "excuse me, is this taken?")  # fmt: skip
    s.relate("child", "is inside", "empty cat")
    s.relate("empty cat", "is trapped in", "crowd")
    s.about(place="the great square", time="rush hour", light="bright, from the upper left", composition="left", view="from above, very far", foreground="the crowd at the lower edge", unexplained="why the crowd keeps the shape of a cat free")
