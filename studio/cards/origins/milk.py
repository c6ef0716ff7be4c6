"""Milk: a cat as large as the night is known only by the stars it covers; somebody has put out a bowl."""

from __future__ import annotations

import math

import cv2
import numpy as np

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.scratchboard_tools import Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import oval

CAT = ("-30,420! 40,300 150,236 250,250 330,318 384,356 412,330 424,262 450,196! 486,236 520,290 560,296 596,286 642,232 682,206! 684,268 674,330 690,390 "
       "694,450 672,506 630,548 586,572 556,592 530,640 520,720 522,820 560,852 578,890! 300,900! -30,900!")  # fmt: skip
TAIL = "-30,330! 20,250 44,170 40,100 70,44 130,30 176,60 178,104 150,122 132,92 108,82 92,110 98,190 74,290 20,360! -30,400!"


@card(id="kg4sww", title="Milk", seed=7, palette="board_frost", light=(0.6, 0.7))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.8, -0.1, 0.5, 1.0)], focus=(540, 880, 330))
    rng, cat = s.rng, np.ones((1200, 800), np.uint8)
    cv2.fillPoly(cat, [np.array(outline(shape), np.int32) for shape in (CAT, TAIL)], 0)
    near = np.exp(-cv2.distanceTransform(cat, cv2.DIST_L2, 5) / 46.0)
    with b.thing("stars", "place") as sky:
        dots = []
        for x, y in rng.uniform((-5, -5), (805, 930), (60000, 2)):
            i, j, band = int(np.clip(y, 0, 1199)), int(np.clip(x, 0, 799)), math.exp(-(((x * 0.55 + y - 560) / 170) ** 2))
            if cat[i, j] and rng.random() < 0.12 + 0.34 * band + 0.8 * near[i, j] ** 1.5:
                dots.append((x, y, float(0.52 + 0.6 * rng.random() ** 3 + 1.6 * rng.random() ** 40)))
        sky.prick(dots)
        for x, y, q in ((236, 120, 15), (740, 96, 19), (560, 116, 11), (752, 640, 14), (620, 730, 9), (330, 60, 8)):
            sky.strokes([[(x - q, y), (x, y), (x + q, y)], [(x, y - q), (x, y), (x, y + q * 1.3)]], 2.2, ends=(0.05, 0.05))
    with b.thing("cat left out of the stars", "subject") as t:
        for x, y, lean in ((500, 404, 12), (606, 400, 2)):
            ring = cv2.fillPoly(np.zeros((1200, 800), np.uint8), [np.array(oval(x, y, 42, 21, lean), np.int32)], 1)
            rows, columns = np.nonzero(cv2.fillPoly(ring, [np.array(oval(x + 12, y + 3, 10, 20), np.int32)], 0))
            t.prick([(float(columns[k]) + rng.random(), float(rows[k]) + rng.random(), float(0.45 + 0.9 * rng.random() ** 3)) for k in rng.choice(len(rows), 520, replace=False)])
        for x, y, dx, dy in ((600, 500, 150, 20), (602, 512, 156, 56), (598, 522, 136, 92), (590, 532, 104, 120), (520, 504, -160, 34), (520, 516, -150, 74), (526, 526, -118, 112)):
            t.strokes([[(x, y), (x + dx * 0.5, y + dy * 0.3 - 8), (x + dx, y + dy)]], 1.9, ends=(0.7, 0.03))
    with b.thing("ridge") as ridge:
        ridge.leave("-10,880! 120,866 300,884 470,872 640,890 810,868! 810,1210! -10,1210!")
        for _ in range(1500):
            x, y = rng.uniform(330, 830), 884 + 300 * rng.random() ** 1.3
            lit, q = 2.2 * math.exp(-math.hypot((x - 640) / 190, (y - 1020) / 74)), rng.uniform(10, 40)
            if rng.random() < lit:
                ridge.strokes([[(x - q, y), (x, y + rng.normal(0, 1)), (x + q, y)]], 0.6 + 1.1 * min(1.0, lit))
        ridge.leave("-10,880! 260,870! 330,900 404,950 440,996 448,1030 430,1056 396,1064 356,1062 300,1066 180,1040 60,1080 -10,1100!")
        for x, y in ((448, 1012), (442, 1040), (416, 1060)):
            ridge.bare(f"{x - 2},{y - 4}! {x + 9},{y - 2} {x + 17},{y + 7}! {x + 6},{y + 5} {x - 3},{y + 4}!")
    x0, y0 = 700, 1034
    with b.thing("fire", "prop") as f:
        f.leave(f"{x0 - 52},{y0 + 14}! {x0 - 50},{y0 - 30} {x0 - 4},{y0 - 110}! {x0 + 50},{y0 - 34} {x0 + 52},{y0 + 14}!")
        for _ in range(90):
            x, sway = rng.normal(0, 19), rng.uniform(-8, 8)
            tall = 170 * math.exp(-((x / 24) ** 2)) * rng.uniform(0.45, 1) + 14
            f.strokes([[(x0 + x * 1.2, y0 + 8), (x0 + x * 1.3 + sway, y0 - tall * 0.35), (x0 + x * 0.7 - sway, y0 - tall * 0.7), (x0 + x * 0.2 - 6, y0 - tall)]], rng.uniform(1.4, 3.4), ends=(0.5, 0.02))
        f.strokes([[(x0 - 46, y0 + 8), (x0 + 44, y0 + 22)], [(x0 + 46, y0 + 6), (x0 - 42, y0 + 22)], [(x0 - 14, y0 + 26), (x0 + 8, y0 + 6)]], 4.5, ends=(1, 1))
        f.sparks((x0, y0 - 40), (90, 170), 40, length=(3, 12), sweep=(215, 325))
    with b.thing("bowl of milk", "subject") as m:
        x, y = 548, 1010
        m.leave(f"{x - 90},{y}! {x},{y - 30} {x + 90},{y}! {x + 62},{y + 66} {x},{y + 82} {x - 62},{y + 66}", grow=4)
        m.form(f"{x - 84},{y}! {x + 84},{y}! {x + 58},{y + 62} {x},{y + 76} {x - 58},{y + 62}", how="skin", puff=70, axis=0, bend=0.5, gain=1.1, tone=lambda u, v: np.clip((u - x + 60) / 110, 0.05, 1.3))
        m.bare(oval(x, y, 84, 22), spot=1.0)
        m.strokes([[(x - 70, y + 4), (x - 20, y + 15), (x + 50, y + 12)], [(x - 40, y - 8), (x, y - 12), (x + 30, y - 9)]], 1.6, black=True)
    with b.thing("grass", plane="front") as g:
        for x in np.arange(-10, 820, 5.0):
            h, lean = rng.uniform(50, 150) * (1.25 if x > 700 else 0.85), rng.normal(10, 22)
            g.strokes([[(x, 1215), (x + lean * 0.3, 1210 - h * 0.6), (x + lean, 1200 - h)]], 7.0, ends=(1, 0.05), black=True)
            if x > 420 and rng.random() < 0.6:
                g.strokes([[(x + 2, 1200 - h * 0.4), (x + lean * 0.5 + 1, 1200 - h * 0.75), (x + lean, 1200 - h)]], 1.1, ends=(0.05, 0.1))
    s.describe("A cat as large as the sky covers the stars. Its outline, its whiskers and its eyes full of stars can be seen. Below, a bowl of milk stands beside a small fire, and nobody is there.")
    s.moods("hushed", "eerie", "watchful", "tender")
    s.themes("night", "hunger", "fear", "hospitality", "scale")
    s.says("here, kitty", "the dark is looking", "risk management", "don’t run", "it only wants milk", "big cat", "insurance premium", "somebody ran", "the night has whiskers", "be polite to the dark", "an offering", "a saucer for the universe", "black cat crossing", "good kitty, nice kitty", "what the stars are behind", "curiosity", "bribery", "who feeds the night?", "not afraid of the dark, are you?", "late supper", "it’s behind you", "nine lives each", "she always left something out", "room service", "dark matter", "pounce", "the fire won’t help", "I can hear it purr", "before you count to three", "peace talks", "you looked up", "stargazing", "lap it up", "small bowl, large guest")  # fmt: skip
    s.relate("cat left out of the stars", "towers over", "bowl of milk")
    s.about(place="a ridge before the first morning", time="night", light="a small fire, and stars", composition="left", view="far, from low on the ground", foreground="black grass", unexplained="who put out the bowl and ran")
