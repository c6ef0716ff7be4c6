"""Sit: a hen shows a mountain how it is done."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Array
from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.birds import hen
from reverie_studio.sculpt.land import clouds, cloudy, ridge, rock_face
from reverie_studio.sculpt.listeners import dog_mountain
from reverie_studio.sculpt.marks import before, ellipse, feathered, over
from reverie_studio.sculpt.plants import spruce, sward

TREES = ((-108, -150, 64), (-56, -170, 56), (-10, -150, 46), (-122, -80, 74), (-74, -92, 70), (-30, -84, 56), (-104, -10, 84), (-60, -16, 76), (-18, -34, 56), (-90, -214, 46))
X, Y, K = 270, 1060, 1.68


@card(id="9q96i3", title="Sit", seed=36, palette="board_vermilion", light=(0.7, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.62, -0.5, 0.55, 1.05)], ambient=0.02, focus=(440, 480, 420))
    rock = CUTS["stone"].but(near=2.5, stroke=(8, 26), rough=0.7, grain=14)
    with b.thing("far ridge", "place", lamps=[], depth=0.1) as sky:
        ridge(sky, [(-10, 800), (160, 760), (300, 800), (520, 730), (640, 770), (810, 710)], depth=60, sun=0.5, gain=0.4, folds=0.4)
        clouds(sky, "-10,-10! 810,-10! 810,640! -10,640!", lambda x, y: np.asarray(0.36 * np.exp(-(((x - 740) / 190) ** 2) - ((y - 190) / 130) ** 2), np.float32), share=0.5)
    dog = dog_mountain().turned(at=(X, Y, 0), scale=K)
    cliff, jag = over(rock_face(s.rng, (0.7, -0.5, 0.6), wide=60, tall=260, strata=60, steep=1.3)[0]), over(cloudy(s.rng, 40, 400))

    def bright(x: Array, y: Array) -> Array:
        """Snow above a jagged line, dark gullied rock below."""
        return np.where((y < 520 + 100 * jag(x, y) - 0.7 * (x - 300)) | ((x > 410) & (y < 530)), 1.5, np.clip(0.2 + 0.78 * cliff(x, y), 0, 1.1)).astype(np.float32)

    with b.thing("mountain", "subject", depth=0.4) as m:
        before(m, dog, rock, "down", ambient=0.06, gain=1.0, tone=bright, parts={"nose": ("wet", "across"), "lid": ("skin", "along")})
        eyes(m, dog, light=0.95, iris=0.5, sides=("near",), glint=(0.3, -0.3))
        nx, ny = dog.where("nose")[:2]
        m.leave(ellipse(nx, ny, 32, 28), grow=2)
        m.strokes([[(nx + 29 * math.cos(a), ny + 25 * math.sin(a)) for a in (-1.4, -0.9, -0.4, 0.1, 0.6)]], 2.2, ends=(0.1, 0.1))
        m.strokes([dog.curve("mouth")], 7, black=True, ends=(0.6, 0.1))
        m.bare(ellipse(nx + 8, ny - 10, 8, 4))
        for u, v, tall in sorted(TREES, key=lambda q: q[1]):
            spruce(m, X + u * K, Y + v * K, tall * 1.7, tall * 0.56, light=1.2, sun=0.7)
    with b.thing("tongue", "accent", depth=0.6, spot=1.0) as g:
        x, y = dog.curve("mouth")[1]
        shape = [(x - 30, y - 4), (x + 6, y - 2), (x + 16, y + 50), (x + 12, y + 104), (x - 8, y + 122), (x - 28, y + 108), (x - 36, y + 56)]
        g.leave(shape, grow=4)
        g.form(shape, how="skin", puff=20, guides=[[(x - 12, y), (x - 8, y + 60), (x - 8, y + 116)]], gain=1.2, ambient=0.3)
        g.strokes([[(x - 12, y + 8), (x - 9, y + 50), (x - 10, y + 92)]], 4, black=True, ends=(0.4, 0.1))
    with b.thing("hen", "witness", depth=0.8, lamps=[Lamp(-0.25, -0.55, 0.75, 1.05)]) as h:
        bird = hen(lids=0.5).turned(at=(632, 1006, 120), scale=0.8, yaw=12)
        h.leave_clay(bird, grow=8)
        body = h.clay(bird, "down", "along", ambient=0.08, parts={"comb": ("skin", "along"), "beak": ("skin", "along"), "lid": (CUTS["skin"].but(gain=0.7), "along")})
        feathered(h, body, 18, 32, 10, (1, 0.35), gain=1.3, keep=("body", "neck", "tail", "wing"), least=0.2)
        feathered(h, body, 28, 60, 13, (1, -0.02), gain=1.35, keep=("wing",), least=0.25)
        h.clay(Clay([lump for lump in bird.lumps if lump.part == "comb"]), "skin", "along", spot=1.0, gain=1.4, ambient=0.3)
        ex, ey = bird.curve("iris near")[0]
        h.leave(ellipse(ex, ey, 13, 12))
        h.bare(ellipse(ex, ey, 10, 9), spot=0)
        h.leave(ellipse(ex - 2, ey - 1, 5, 5))
    with b.thing("grass", plane="front", depth=1.0) as g:
        sward(g, [(-20, 1080), (200, 1072), (420, 1068), (600, 1072), (820, 1060)], 6, 22, (22, 48), lambda x, y: 1.5 * math.exp(-(((x - 560) / 330) ** 2)) * (y < 1160), every=7, lean=0.25)
    s.describe("A mountain sits like a dog before a sitting hen. Spruces grow on its haunch, and its red tongue hangs out.")
    s.moods("droll", "strict", "playful", "proud")
    s.themes("teaching", "obedience", "authority", "size", "patience")
    s.says("good boy", "middle management", "like this", "stay!", "obedience school", "paw!", "moving mountains", "the smallest teacher", "beginner", "class dismissed", "who’s the boss", "puppy", "again, please", "faith can do it", "substitute teacher", "imitation", "she does not raise her voice", "landslide victory", "guard dog", "geology", "teacher’s pet", "no treats left", "peak performance", "rover", "a heavy learner", "not on the eggs!", "mother was a sergeant", "belly rub", "how plains were made", "settle down", "drool", "big softie", "command and control", "wag your tail and there’s an earthquake", "rocky start", "sit down, you block the view", "it listens if you whisper", "respect", "old dog, first trick", "altitude", "leadership seminar", "and now: speak", "pecking order")  # fmt: skip
    s.relate("mountain", "listens to", "hen")
    s.about(place="the soft mountains", time="night", light="from the right", composition="left", view="from below", foreground="grass along the lower edge", unexplained="why it obeys")
