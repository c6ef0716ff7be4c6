"""In Her Teeth: an otter comes down to us from a hole in the ice, a feather in her teeth; her young look up."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import otters
from reverie_studio.sculpt.marks import before, bubble, hairs_over, oval, plume

HX, HY = 372, 606  # between her eyes


@card(id="upz7jm", title="In Her Teeth", seed=39, palette="board_tide", light=(0.5, -0.8))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.5, -0.6, 0.6, 1.1)], ambient=0.04, focus=(HX, HY, 380))
    rng = s.rng
    with b.thing("hole in the ice", "place", lamps=[], depth=0.1) as hole:
        hole.form("-10,-10! 810,-10! 810,330! -10,250!", how=CUTS["wet"].but(near=3, far=10), puff=1, ambient=1.0, axis=4,
            tone=lambda x, y: 0.46 * np.exp(-(((x - 560) / 330) ** 2) - ((y - 110) / 96) ** 2))
        rim = [(560 + (214 + rng.normal(0, 7)) * math.cos(a), 112 + (76 + rng.normal(0, 3)) * math.sin(a)) for a in np.linspace(0, math.tau, 22, endpoint=False)]
        rim = [(float(x), float(y)) for x, y in flow(rim, 5, closed=True)]
        hole.leave(rim, grow=7)
        hole.bare(rim, spot=0)
        rings = ((0.86, 0.2), (0.84, 3.2), (0.68, 1.6), (0.66, 4.4), (0.5, 2.6))
        hole.strokes([[(560 + 200 * q * math.cos(a), 112 + 70 * q * math.sin(a)) for a in np.linspace(f, f + 2.2, 16)] for q, f in rings], 2.4, black=True, ends=(0.1, 0.1))
        rays = [(rng.uniform(390, 730), rng.uniform(-0.5, 0.2), rng.uniform(300, 760)) for _ in range(40)]
        hole.strokes([[(x, 192), (x + a * q * 0.5, 192 + q * 0.5), (x + a * q, 192 + q)] for x, a, q in rays], [float(rng.uniform(0.6, 1.6)) for _ in rays], ends=(0.9, 0.02))
    trunk = Clay().limb([(600, 96, -420, 9), (622, 150, -400, 20), (610, 214, -370, 36), (570, 290, -330, 74), (520, 370, -270, 112), (450, 470, -190, 134),
                         (390, 560, -110, 140)], melt=14, part="fur", per=7)  # fmt: skip
    for knots, way in (([(480, 480, -150, 70), (600, 520, -110, 44), (668, 574, -90, 32)], 40), ([(350, 480, -170, 64), (240, 430, -140, 42), (164, 400, -120, 30)], 200),
                       ([(590, 300, -340, 54), (676, 318, -330, 34), (716, 354, -320, 22)], 60), ([(540, 280, -360, 46), (456, 246, -350, 30), (420, 220, -345, 20)], 215)):  # fmt: skip
        trunk.limb(knots, melt=24, part="fur", per=6)
        otters.webbed_paw(trunk, knots[-1][:3], way, 1.0 if knots[0][2] > -300 else 0.72)
    with b.thing("body of the otter", depth=0.4) as o:
        before(o, trunk, CUTS["fur"].but(stroke=(12, 34), over=6, wild=8), "along", grow=5, gain=0.95, parts={"toe": ("down", "along"), "web": ("down", "along")})
    way = {"at": (HX, HY, 0), "scale": 1.66, "yaw": -8, "roll": -6}
    face, lamps = otters.otter_face(look=(0.0, 0.35)).turned(**way), [Lamp(0.4, -0.5, 0.76, 1.1)]
    (x0, y0), (mx, my), (x1, y1) = face.curve("bite")
    with b.thing("jaw", depth=0.45, lamps=lamps) as o:
        before(o, otters.otter_jaw().turned(**way), "fur", "along", grow=6, gain=0.8)
    with b.thing("feather", "accent", spot=1.0, depth=0.5) as f:
        plume(f, [(mx + 336, my - 110), (mx + 220, my - 30), (mx + 20, my + 16), (mx - 150, my + 36), (mx - 316, my + 116)], (78, 112), splits=(0.5, 0.72, 0.88))
    with b.thing("otter", "subject", depth=0.55, lamps=lamps) as o:
        before(o, face, CUTS["fur"].but(stroke=(8, 24), over=5), "along", grow=6, gain=1.1, parts={"lid": ("skin", "along"), "pad": (CUTS["down"].but(near=2.0), "along")})
        eyes(o, face, light=0.8, iris=0.5, glint=(0.3, -0.35))
        nx, ny = face.curve("nose")[0]
        otters.wet_nose(o, nx, ny + 4, -6)
        for side in ("left", "right"):
            o.strokes([oval(x, y, 3.4, 3.4, n=8) for x, y in face.curve(f"pad {side}")], 3, black=True)
    with b.thing("teeth", depth=0.65) as o:
        otters.otter_teeth(o, mx, my)
        for k in (-1, 1):
            hairs = [[(mx + k * (40 + 16 * i), my - 60 + 9 * i), (mx + k * (140 + 12 * i), my - 96 + 26 * i), (mx + k * (230 - 4 * i), my - 96 + 50 * i)] for i in range(5)]
            hairs_over(o, hairs, 2.0)
    with b.thing("bubbles", depth=0.7) as u:
        for _ in range(40):
            q = rng.random()
            x, y, r = HX - 170 + 240 * q + rng.normal(0, 40), 520 - 330 * q + rng.normal(0, 50), rng.uniform(4, 18)
            if math.hypot((x - HX) / 230, (y - HY) / 190) < 1.05 or (x - 330) * 1.1 > 560 - y or y < 236 or math.hypot(x - 130, y - 380) < 90:
                continue
            bubble(u, x, y, r)
    with b.thing("two young otters", "witness", plane="front", count=2, depth=0.9, lamps=[Lamp(0.3, -0.7, 0.5, 1.0)]) as w:
        for x, y, k, turn, roll in ((204, 1090, 1.1, 14, 12), (576, 1118, 1.24, -18, -12)):
            pup = otters.pup_back(turn=turn).turned(at=(x, y, 100), scale=k, roll=roll)
            before(w, pup, CUTS["fur"].but(stroke=(9, 26), over=10, wild=16), "down", grow=6)
    s.describe("An otter dives towards us from a hole in the ice. She holds a large blue feather crosswise in her teeth. Two young otters, seen from behind, look up at her.")
    s.moods("urgent", "determined", "loving", "proud")
    s.themes("gifts", "devotion", "the deep", "motherhood", "expectation")
    s.says("catch", "express delivery", "for you I would", "look what I’ve got", "deep end", "souvenir", "fetch", "proof that there is a sky", "room service", "what’s a feather for, down here?", "breathless", "tickled", "mother’s home", "stolen from an angel", "holding on by the teeth", "supper is served, sort of", "they have never seen blue", "courier", "plunge", "hole in one", "who ordered this?", "she never comes empty-mouthed", "treasure", "the bird got away", "gravity is on her side", "love letter", "diving for birds", "surprise", "returning to sender", "can’t talk, mouth full", "they waited up for her", "feathering the nest", "a bite of sky", "moustache", "no running by the pool", "is it a fish, mum?", "homecoming", "toothbrush", "one for the two of you", "it looked at me funny", "exhibit A", "you’ll grow into it")  # fmt: skip
    s.relate("otter", "carries", "feather")
    s.relate("two young otters", "waits for", "otter")
    s.about(place="the black lake", time="night", light="from the hole in the ice", composition="diagonal", view="from below, under water",
        foreground="two young heads from behind, cut by the edge", unexplained="where she got the feather")
