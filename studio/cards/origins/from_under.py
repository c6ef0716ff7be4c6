"""From Under: seen from beneath the ice, a fox lies on it and looks down; a fish has come up to its nose."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import fox_face
from reverie_studio.sculpt.creatures import fish
from reverie_studio.sculpt.land import bolt, cracked
from reverie_studio.sculpt.marks import oval, scales

X, Y = 420, 520


@card(id="xmrdec", title="From Under", seed=52, palette="board_frost", light=(-0.4, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.5, 0.36, 0.68, 1.05)], ambient=0.06, focus=(X, Y + 60, 330))
    rng = s.rng
    with b.thing("ice", "place", lamps=[], depth=0.1) as ice:
        ice.form("-10,-10! 810,-10! 810,900! 700,980 520,930 380,1000 200,940 80,990 -10,930!", how=CUTS["wet"].but(near=3.4, far=11, rough=0.5, grain=70, stroke=(20, 110)), puff=1, ambient=1.0,
                 guides=[[(-10, 300), (400, 220), (810, 320)], [(-10, 900), (400, 860), (810, 940)]],
                 tone=lambda x, y: 0.66 * np.exp(-(((x - X) / 330) ** 2) - ((y - 420) / 400) ** 2) + 0.04)  # fmt: skip
        for ends in ([(X, 690), (250, 800), (60, 860)], [(X, 690), (600, 800), (800, 780)], [(X, 690), (470, 840), (430, 960)], [(600, 800), (660, 900), (650, 960)],
            [(120, 60), (180, 200), (60, 380)], [(700, 40), (640, 170), (760, 330)]):
            line = bolt(rng, ends, 18, 4)
            cracked(ice, line, 5, thin=0.3, black=5)
    with b.thing("body of the fox", depth=0.3) as f:
        f.leave("300,440! 250,330 290,210 380,150 480,140 570,190 610,300 570,440! 440,500", grow=4)
        f.leave("560,220! 640,150 720,150 770,220 760,320 710,400! 720,300 690,240 640,240 590,290!", grow=3)
        f.strokes([[(262 + 3 * k, 380 - 20 * k), (250 + 5 * k, 362 - 20 * k)] for k in range(9)] + [[(600 - 2 * k, 250 + 20 * k), (614 - 2 * k, 262 + 20 * k)] for k in range(8)], 1.4, ends=(0.7, 0.1))
        for x, y, k, tilt in ((216, 640, 1.0, -14), (640, 650, 1.06, 12), (300, 196, 0.7, -10), (560, 180, 0.7, 12)):
            f.leave(oval(x, y, 66 * k, 76 * k, tilt), grow=2)
            f.leave(oval((x + X) / 2, (y + 400) / 2, 60 * k, 130 * k, 40 if x < X else -40))
            f.form(oval(x, y + 16 * k, 29 * k, 22 * k, tilt), how="skin", puff=20 * k, axis=tilt, bend=0.5, gain=1.3, ambient=0.1)
            f.sparks((x, y), (60 * k, 72 * k), 60, length=(5, 15), width=1.2)
            for a in (-58, -20, 20, 58):
                q = math.radians(a + tilt)
                f.form(oval(x + 46 * k * math.sin(q), y + 8 * k - 48 * k * math.cos(q), 12 * k, 16 * k, a + tilt), how="skin", puff=12 * k, axis=a + tilt, bend=0.5, gain=1.3, ambient=0.1)
    with b.thing("breath on the ice", "accent", spot=1.0, depth=0.4) as m:
        m.leave(oval(X, 672, 128, 96))
        m.sparks((X, 672), (40, 130), 330, length=(10, 30), width=2.2)
        m.prick([(X + 120 * math.cos(a) * q, 672 + 92 * math.sin(a) * q, rng.uniform(0.8, 2.4)) for a, q in zip(rng.uniform(0, math.tau, 240), rng.uniform(0.3, 1.15, 240), strict=True)])
    with b.thing("fox", "subject", depth=0.5) as f:
        one = fox_face().turned(at=(X, Y, 100), scale=1.5, pitch=-10)
        f.leave_clay(one, grow=4)
        f.clay(one, "fur", "along", parts={"nose": ("wet", "across"), "lid": ("skin", "along")}, gain=1.1)
        eyes(f, one, light=0.7, iris=0.6, glint=(-0.2, 0.3))
        nx, ny = one.curve("nose")[0]
        f.leave(oval(nx, ny, 27, 20), grow=1)
        f.bare(oval(nx, ny + 3, 17, 10), spot=0)
        for k in (-1, 1):
            f.strokes([[(nx + 26 * k, ny - 8 + 9 * i), (nx + 90 * k, ny - 20 + 16 * i), (nx + 150 * k, ny - 14 + 30 * i)] for i in range(4)], 5, black=True)
            f.strokes([[(nx + 26 * k, ny - 8 + 9 * i), (nx + 90 * k, ny - 20 + 16 * i), (nx + 150 * k, ny - 14 + 30 * i)] for i in range(4)], 1.6, ends=(0.9, 0.05))
    with b.thing("fishes", "witness", plane="front", count=3, depth=0.9, lamps=[Lamp(-0.2, -0.8, 0.5, 1.1)]) as w:
        for x, y, k, roll, flip in ((446, 900, 1.0, 76, False), (140, 1080, 0.74, 40, True), (690, 1110, 0.62, 30, False)):
            one = fish().turned(at=(x, y, 60), scale=k, roll=roll if not flip else -roll, flip=flip)
            w.leave_clay(one, grow=5)
            body = w.clay(one, CUTS["skin"].but(near=2.2, stroke=(8, 26)), "along", parts={"fin": ("skin", "along")}, gain=1.0)
            scales(w, body, 18 * k + 2, (0, -1), keep=("fish",))
            ex, ey = one.curve("eye")[0]
            w.leave(oval(ex, ey, 12 * k, 12 * k), grow=3)
            w.strokes([oval(ex, ey, 13 * k, 13 * k)], 2.2, ends=(1, 1))
            w.prick([(ex - 3 * k, ey - 4 * k, 3 * k)])
    s.describe("A fox lies on the ice and looks down, seen from below. Its paws and nose press on the ice; a fish has come up to its breath, nose to nose, and two more watch.")
    s.moods("longing", "hushed", "curious", "cold")
    s.themes("separation", "desire", "the other side", "hunger", "tenderness")
    s.says("she sees us", "cold call", "you were warm last year", "window shopping", "so near", "kiss", "who is watching whom?", "thin ice", "lunch behind glass", "don’t breathe on it", "visiting time", "aquarium, other side", "break the ice", "long-distance love", "no idea how cold", "hungry or lonely?", "our sky has paws", "knock knock", "come in, the water’s lovely", "first contact", "I dreamt of your whiskers", "until the thaw", "glass ceiling", "the god of small fishes", "hold that smile", "press here", "on the surface", "Romeo and supper", "a warm spot", "nose prints", "it melts where she waits", "one of us will drown", "look but don’t touch", "love bites", "the weather has eyes", "winter guest", "eye to eye", "promise you won’t", "spring will settle this", "only a hand’s breadth", "cracks are showing", "face time")  # fmt: skip
    s.relate("fox", "waits for", "fishes")
    s.about(place="under the ice of the ford", time="winter night", light="through the ice", composition="centred", view="from below, through ice", foreground="three fishes",
        unexplained="what the fox wants")
