"""What the Bear Meant: a bear's claw draws on a birch, for a piglet, a bear with a piglet in the middle of it."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes, lashes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.first_light import ear_hollow
from reverie_studio.sculpt.marks import before, oval
from reverie_studio.sculpt.piglets import clawed, piglet_face, writing_paw

CX = 478  # the middle of the drawn bear


def arc(x: float, y: float, rx: float, ry: float, first: float, last: float, n: int = 15) -> list[tuple[float, float]]:
    return [(x + rx * math.cos(math.radians(a)), y + ry * math.sin(math.radians(a))) for a in np.linspace(first, last, n)]


@card(id="b3arm8", title="What the Bear Meant", seed=21, palette="board_moss", light=(-0.7, -0.4))
def paint(s: Scene) -> None:
    b, rng = Board(s, [Lamp(-0.6, -0.4, 0.66, 1.05)], focus=(380, 620, 420)), s.rng
    with b.thing("birch", "place", depth=0.2) as t:
        trunk = Clay().limb([(490, -60, -240, 236), (486, 300, -240, 240), (490, 800, -240, 250), (500, 1260, -240, 290)], melt=8, per=6)
        t.clay(trunk, CUTS["skin"].but(near=2.9, far=7.5, stroke=(20, 90), gap=(1, 6), cross=None), "across", gain=0.9)
        for _ in range(150):  # the dark dashes of its bark
            x, y, q = rng.uniform(270, 740), rng.uniform(0, 1200), rng.uniform(10, 44)
            t.strokes([[(x - q, y - 2), (x, y + 3), (x + q, y - 1)]], float(rng.uniform(2, 9)), black=True, ends=(0.1, 0.1), shake=1)
    with b.thing("drawing on the bark", "accent", spot=1.0, depth=0.4) as d:
        head, belly = arc(CX, 196, 92, 84, 20, 372, 24), arc(CX, 440, 164, 172, -70, 250, 30)
        ears = [arc(CX - 74, 122, 36, 36, 120, 330), arc(CX + 74, 122, 36, 36, 210, 420)]
        face = [arc(CX, 226, 50, 38, 0, 360), arc(CX, 220, 28, 24, 15, 165, 8)]
        dots = [(CX - 40, 170, 9), (CX + 40, 170, 9), (CX, 212, 9), (CX - 66, 402, 6), (CX - 98, 428, 4.5), (CX - 83, 428, 4.5)]
        legs = [[(CX - 96, 578), (CX - 106, 626), (CX - 40, 628), (CX - 36, 606)], [(CX + 36, 606), (CX + 40, 630), (CX + 100, 634)]]
        pig = [arc(CX + 14, 440, 92, 62, -140, 140, 22), arc(CX - 84, 416, 48, 44, 0, 352), arc(CX - 105, 428, 24, 19, 0, 350, 12),
               [(CX - 116, 380), (CX - 122, 344), (CX - 92, 370)], [(CX - 74, 372), (CX - 58, 340), (CX - 48, 384)],
               [(CX - 36, 494), (CX - 38, 546)], [(CX, 502), (CX, 552)], [(CX + 40, 500), (CX + 42, 550)], [(CX + 72, 488), (CX + 76, 536)],
               [(CX + 106, 432), (CX + 124, 416), (CX + 132, 434), (CX + 116, 440), (CX + 118, 410), (CX + 140, 398)]]  # fmt: skip
        clawed(d, [head, belly, *ears, *legs], 10)
        clawed(d, [*face, *([(x + 14, y) for x, y in c] for c in pig)], 7.5)
        for x, y, r in dots:
            d.leave(oval(x, y, r + 4, r + 3))
        d.prick(dots)
    with b.thing("paw of a bear", "witness", depth=0.6) as p:
        paw = writing_paw().turned(at=(CX + 102, 634, 60), scale=0.96, roll=2)
        before(p, paw, CUTS["fur"].but(stroke=(10, 30), over=8), "along", grow=6, ambient=0.05, gain=0.9, parts={"claw": (CUTS["skin"].but(near=1.7), "along")})
    with b.thing("piglet", "subject", depth=0.8, lamps=[Lamp(-0.36, -0.44, 0.82, 1.05)]) as f:
        pig_ = piglet_face().turned(at=(270, 946, 200), scale=1.36, yaw=12, roll=-7, pitch=6)
        before(f, pig_, CUTS["down"].but(stroke=(5, 14), near=2.3), "along", grow=7, ambient=0.08, gain=1.5,
               parts={"body": (CUTS["down"].but(stroke=(6, 18), near=2.5, gain=0.85), "along"), "snout": (CUTS["skin"].but(near=2.2), "across"), "lid": ("skin", "along"), "ear": ("fur", "along")})
        eyes(f, pig_, light=1.0, iris=0.5, glint=(-0.3, -0.4))
        for side in ("left", "right"):
            lashes(f, pig_, side, 16, 9)
            ear_hollow(f, pig_.curve(f"ear {side}"), pig_.curve(f"ear {side}")[0])
            f.leave(oval(*pig_.curve(f"nostril {side}")[0], 12, 18, -7))
        f.strokes([pig_.curve("lip")], 7, black=True, ends=(0.3, 0.3))
        f.strokes([[(x, y + 7) for x, y in pig_.curve("lip")[1:-1]]], 2.2, ends=(0.2, 0.2))
    s.relate("paw of a bear", "paints", "drawing on the bark")
    s.describe("A piglet looks up at a drawing on a birch. A bear’s paw has scratched it with one claw: a smiling bear with a small pig in the middle of it.")
    s.moods("funny", "uneasy", "tender", "doubtful")
    s.themes("misunderstanding", "art", "friendship", "appetite", "messages")
    s.says("menu", "portrait", "hug?", "proposal", "threat", "translation", "flattered", "dinner", "graffiti", "signature", "invitation", "pregnant", "best friends", "it’s the thought that counts", "is that me?", "I look fat in it", "lost in translation", "love letter", "read between the lines", "recipe", "you complete me", "I could eat you up", "an early masterpiece", "a good heart behind the stomach", "room for one more", "ham and eggs, without the eggs", "the inside story", "food for thought", "please explain", "before and after", "he means well", "it’s complicated", "the smile worries me", "every artist needs a model", "I’ll take that as a maybe", "a picture is worth a thousand bites", "hug me, they said", "be my guest", "first draft", "say it with flowers next time", "instructions for use", "do I run or say thank you?")  # fmt: skip
    s.about(place="a birch wood", time="night", light="from the left", composition="diagonal", view="near",
            foreground="the piglet’s head, cut by the edge", unexplained="whether the bear means a hug or a meal")
