"""Out It Comes: small birds pull a thorn of light out of a bear's paw, who dares not look."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import bear_head, bear_paw
from reverie_studio.sculpt.birds import bird
from reverie_studio.sculpt.marks import end_of, feathered, strew
from reverie_studio.sculpt.small_eyes import wincing

A, Z = np.array((246.0, 746.0)), np.array((900.0, 862.0))  # the ray, from the pad to beyond the card


@card(id="g4tv8s", title="Out It Comes", seed=60, palette="board_yolk", light=(0.2, 0.2))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(420, 740, 320, 1.9, 400), Lamp(-0.4, -0.7, 0.5, 0.28)], ambient=0.01, focus=(380, 700, 380))
    rng = s.rng
    with b.thing("wood", "place", depth=0.1) as wood:
        for x, r, gain in ((720, 44, 0.5), (610, 26, 0.36), (786, 30, 0.3), (540, 16, 0.24)):
            wood.clay(Clay().limb([(x, -30, -200, r * 0.8), (x + 8, 300, -200, r), (x - 6, 640, -200, r * 1.1), (x, 800, -200, r * 1.5)], per=6), "wood", "along", gain=gain * 1.5, ambient=0.08)
        strew(wood, (-10, 800, 810, 1190), 2800, lambda x, y: 2.0, lambda x, y: 0.75 * math.exp(-(((x - 480) / 330) ** 2) - ((y - 1010) / 110) ** 2), length=(10, 40), width=(0.6, 2.2))
    with b.thing("bear", "subject", depth=0.4) as t:
        t.clay(Clay().limb([(240, 420, -300, 220), (160, 700, -300, 300), (120, 1000, -300, 330)], per=6), CUTS["fur"].but(near=3.0, far=9), "along", gain=0.4)
        bear = bear_head().turned(at=(322, 330, -40), scale=1.62, yaw=14, pitch=-6, roll=8)
        t.leave_clay(bear, grow=8)
        t.clay(bear, CUTS["fur"].but(stroke=(10, 30)), "down", gain=1.1, parts={"muzzle": ("down", "along"), "nose": (CUTS["wet"].but(gain=0.3), "across"), "ear": ("fur", "along"),
               "lid": ("down", "across")})
        wincing(t, bear)
        x, y = bear.curve("shut right")[3]
        t.bare([(x + 10, y + 20), (x + 18, y + 40), (x + 10, y + 50), (x + 2, y + 40)], spot=0)
    with b.thing("paw", "prop", depth=0.6) as p:
        arm = Clay().limb([(60, 1040, -60, 170), (130, 930, -40, 140), (220, 800, -10, 124)], per=6)
        p.leave_clay(arm, grow=6)
        p.clay(arm, CUTS["fur"].but(stroke=(10, 30)), "along", gain=0.9)
        paw = bear_paw().turned(at=(236, 740, 60), scale=1.5, yaw=24, roll=34)
        p.leave_clay(paw, grow=6)
        p.clay(paw, "fur", "along", parts={"pad": (CUTS["hide"].but(gain=0.8), (0.2, 1, 0.4)), "claw": ("skin", "along")})
    with b.thing("ray", "accent", spot=1.0, depth=0.75) as n:
        d = (Z - A) / np.linalg.norm(Z - A)
        side = np.array((-d[1], d[0]))
        n.strokes([[tuple(A), tuple(A + d * 240)]], 24, ends=(0.3, 1), black=True)
        for _ in range(70):  # a bundle of threads of light, thin where it sticks
            u, long = rng.uniform(0, 0.9), rng.uniform(0.1, 0.34)
            off = rng.uniform(-0.8, 0.8)
            p0, p1 = (A + d * 236 * v + side * off * (4 + 12 * min(1.0, v * 3)) for v in (u, min(1.0, u + long)))
            n.strokes([[tuple(p0), tuple(p1)]], rng.uniform(0.9, 2.2), ends=(0.2, 0.05))
        n.sparks((float(A[0]), float(A[1])), (16, 40), 60, length=(10, 56), width=1.8)
        for _ in range(90):
            q, a = A + d * rng.uniform(50, 230), rng.choice((-1, 1))
            u = q + side * a * rng.uniform(18, 30)
            n.strokes([[tuple(u), tuple(u + side * a * rng.uniform(8, 40) + d * rng.uniform(-8, 8))]], rng.uniform(0.6, 1.6), ends=(0.8, 0.03))
        n.glow(float(A[0]), float(A[1]), 90, 0.7)
    with b.thing("small birds", "witness", count=3, depth=0.9) as m:
        hold = A + d * 226
        for k, (size, lean) in enumerate(((0.8, -7), (0.74, -2), (0.84, -9))):
            c = bird(neck=0.35, plump=1.0, beak=0.6, legs=0.7, tail=0.16, lids=0.3 if k else 0.9, look=(0.2, 0.0), head=1.15).turned(scale=size, roll=lean)
            px, py = end_of(c, "beak")[:2]
            c = c.turned(at=(float(hold[0] - px) - 6, float(hold[1] - py) + 3, 120))
            m.leave_clay(c, grow=4)
            body = m.clay(c, CUTS["down"].but(stroke=(4, 12)), "along", ambient=0.05, parts={"leg": ("skin", "across"), "beak": ("skin", "along"), "lid": ("skin", "along")})
            feathered(m, body, 15, 32, 7, (1, 0.3), gain=1.2, keep=("wing", "tail"), least=0.12)
            eyes(m, c, light=0.1, glint=(-0.3, -0.3), iris=0.3, sides=("near",))
            hold = end_of(c, "tail")[:2] - (14, -2)
    s.describe("Small birds in a row pull golden light from a bear’s paw. Each holds the tail of the one before. The bear presses its eyes shut; a tear stands on its cheek.")
    s.moods("tender", "brave", "painful", "funny")
    s.themes("pain", "trust", "healing", "courage", "help")
    s.relate("small birds", "mends", "paw")
    s.about(place="the first wood", time="night", light="from the ray", composition="diagonal", view="near", unexplained="how light got into the paw")
    s.says("be brave", "foreign object", "that was why it hurt", "don’t look", "nearly there", "a thorn in the side", "pull!", "it won’t hurt a bit", "how long is it?", "he never said a word", "the doctor is in", "tell me where it hurts", "splinter group", "the big baby", "somebody left a ray in him", "trust", "I’ll count to three", "three!", "what are friends for", "he stepped on the morning", "out with it", "a light touch", "the size of the patient", "bear with me", "keep still", "it was in there for years", "the lion had one too", "sunbeam", "no sweets until it’s over", "big paws, small courage", "it goes all the way in", "heave-ho", "a long story", "tug of war", "minor surgery", "many small beaks", "the dentist’s queue", "all together now", "teamwork", "better without", "don’t let go", "who is the brave one here?")  # fmt: skip
