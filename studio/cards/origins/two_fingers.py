"""Two Fingers: a boy whistles on two fingers, and the hill lifts its head."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.figures import figure_back
from reverie_studio.sculpt.listeners import hill_face
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.plants import spruce, sward


@card(id="t7wf4x", title="Two Fingers", seed=57, palette="board_moss", light=(-0.7, -0.4))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.42, -0.56, 0.72, 1.0)], ambient=0.03, focus=(400, 500, 420))
    hill = hill_face(look=(0.0, 0.9)).turned(at=(400, 530, 0), scale=1.95, pitch=-4, roll=4)
    with b.thing("hill that listens", "subject", depth=0.4) as h:
        h.leave_clay(hill, grow=5)
        h.clay(hill, CUTS["fur"].but(stroke=(8, 24), wild=16), "down", gain=0.95, shade=0.5, parts={"ear": (CUTS["fur"].but(gain=1.0), "along"), "lid": ("skin", "along")},
               fade=((400, 740), (400, 880)))
        eyes(h, hill, light=0.95, iris=0.6)
        nx, ny = hill.curve("nose")[0]
        h.leave(f"{nx - 44},{ny - 14} {nx},{ny - 26} {nx + 44},{ny - 14} {nx + 26},{ny + 20} {nx},{ny + 32} {nx - 26},{ny + 20}", grow=2)
        h.bare(ellipse(nx - 14, ny - 12, 13, 5))
        h.strokes([hill.curve("lip left"), hill.curve("lip right")], 8, black=True, ends=(0.8, 0.1))
    with b.thing("green ears", "accent", depth=0.45, spot=1.0) as e:
        for name in ("left", "right"):
            ring = hill.curve(f"hollow {name}")
            e.leave(ring)
            e.comb([ring[:4], [((p[0] + q[0]) / 2, (p[1] + q[1]) / 2) for p, q in zip(ring[:4], ring[:2:-1], strict=True)], ring[:2:-1]], 190,
                   length=(0.2, 0.5), start=(0.0, 0.7), stray=5, width=(1.0, 2.6))
    with b.thing("wood on the hill", depth=0.5) as t:
        for x, y, k in ((340, 346, 66), (374, 336, 84), (412, 336, 104), (446, 342, 76), (476, 354, 60), (20, 640, 70), (64, 636, 96), (112, 630, 74), (704, 668, 84), (752, 680, 100), (794, 676, 70)):
            spruce(t, x, y, k, k * 0.34, light=0.9)
    with b.thing("meadow", "place", depth=0.6) as m:
        sward(m, [(-20, 900), (200, 884), (420, 878), (600, 884), (820, 896)], 9, 27, (18, 40), lambda x, y: 0.35 + 1.3 * math.exp(-(((x - 330) / 260) ** 2) - ((y - 1090) / 130) ** 2),
              every=9, lean=-0.25)
    with b.thing("boy", "witness", depth=0.9) as p:
        boy = figure_back(elbows=((-96, -262), (92, -246)), wide=12).turned(at=(400, 1150, 300), scale=1.0, yaw=-8)
        p.leave("250,1150! 400,1126 620,1140! 400,1176")
        p.leave_clay(boy, grow=7)
        p.clay(boy, "skin", "across", ambient=0.13, parts={"cloth": (CUTS["cloth"].but(gain=1.1), "along"), "hair": ("fur", "down")})
    with b.thing("whistle", depth=0.95) as w:
        for r, wide in ((112, 3.4), (134, 2.8), (156, 2.2)):
            for side in (-1, 1):
                arc = [(400 + side * r * math.cos(a), 862 - r * math.sin(a)) for a in (-0.2, 0.02, 0.24, 0.46)]
                w.strokes([arc], 9, black=True, ends=(0.3, 0.3))
                w.strokes([arc], wide, ends=(0.1, 0.1))
    with b.thing("grass", plane="front", depth=1.0) as g:
        sward(g, [(-20, 1140), (200, 1122), (420, 1110), (600, 1118), (820, 1136)], 6, 20, (26, 62), lambda x, y: 1.8 * math.exp(-(((x - 400) / 330) ** 2)) * (y < 1186), every=7, lean=-0.25)
    s.describe("A boy, seen from behind, whistles on his fingers at a hill. The hill has lifted a dog’s face from the land and pricked up green ears; spruces grow on its brow.")
    s.moods("bold", "joyful", "uncanny", "expectant")
    s.themes("calling", "power", "childhood", "wild things", "obedience")
    s.says("here, boy!", "he will come", "walkies", "good hill", "the hills have ears", "now you’ve woken it", "he only wanted his dog", "attention", "who let the hill out?", "stay.", "fetch!", "dinner time", "call of the wild", "how to move mountains", "it knows his voice", "pet", "you rang?", "listen", "the loudest boy in the village", "yes?", "let sleeping hills lie", "big brother", "I thought you were a landscape", "shepherd of the large", "nobody taught him that", "his grandfather could do it too", "and the sea?", "undergrowth", "reply", "obedience school", "whistleblower", "a hill of your own", "what if it gets up?", "the whole valley heard", "don’t whistle at night", "neighbours", "fringe", "introductions", "don’t show it you’re afraid", "green behind the ears", "volume", "audience of one")  # fmt: skip
    s.relate("hill that listens", "listens to", "boy")
    s.about(place="hill country", time="night", light="from the upper left", composition="high", view="from below, behind the boy", foreground="grass along the lower edge",
            unexplained="what the hill will do now")
