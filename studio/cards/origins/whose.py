"""Whose: an owl notices that it throws the shadow of a mouse."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.land import cloudy, engrave
from reverie_studio.sculpt.marks import dab, ellipse, feathered, grid
from reverie_studio.sculpt.owls import staring_owl

X, Y = 282, 1090
# the mouse on the wall, limb by limb: x, y, half width
MOUSE = (
    ((400, 1000, 130), (470, 930, 196), (500, 800, 182), (520, 660, 126), (530, 540, 84)), ((520, 420, 106), (566, 424, 92), (630, 448, 62), (690, 474, 32), (722, 486, 15)),
    ((450, 292, 78), (436, 262, 84)), ((560, 306, 44), (592, 264, 58)), ((560, 640, 60), (650, 660, 36), (700, 634, 24), (722, 600, 12)),
    ((580, 680, 50), (670, 704, 30), (730, 696, 18), (756, 672, 9)), ((520, 1040, 90), (610, 1092, 36), (690, 1096, 18)),
    ((430, 1108, 30), (560, 1140, 25), (690, 1120, 21), (764, 1040, 17), (762, 950, 14), (716, 880, 11), (716, 806, 8), (760, 760, 4)),
)  # fmt: skip


@card(id="k2rw32", title="Whose", seed=9, palette="board_iris", light=(-0.6, 0.3))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.62, -0.12, 0.6, 1.1)], ambient=0.02, focus=(330, 640, 420))
    x, y = grid()
    lost = np.zeros((1200, 800), np.float32)
    for knots in MOUSE:
        dab(lost, [(u, v, r) for u, v, r in flow(knots)], lambda u, v: (u, v))
    with b.thing("wall", "place", depth=0.1) as g:
        light = (0.04 + 0.95 * np.exp(-(((x - 560) / 310) ** 2) ** 1.4 - (((y - 560) / 400) ** 2) ** 1.3)) * (1 + 0.16 * cloudy(s.rng, 220, 40)) * (1 - lost)
        floor = 0.5 * (1 - lost) * np.exp(-(((x - 330) / 330) ** 2) - ((y - 1130) / 40) ** 2)
        engrave(g, np.where(y > 1104, floor, np.clip(light, 0, 1)), np.where(y > 1104, 0.0, -0.36 + 0.05 * np.sin(y / 120)), CUTS["ground"].but(near=4.4, far=9, stroke=(40, 130)))
    with b.thing("mouse shadow", "accent", depth=0.3, spot=1.0) as m:
        tone = np.asarray(lost * (0.12 + 0.4 * np.exp(-(((x - 540) / 330) ** 2) - ((y - 420) / 460) ** 2)), np.float32)
        engrave(m, tone, 0.9, CUTS["ground"].but(near=3.8, far=8, stroke=(24, 80)), where=lost)
        m.strokes([[(690, 480), (740, 452), (792, 440)], [(690, 486), (744, 486), (798, 500)], [(684, 492), (730, 516), (776, 556)]], 6, ends=(0.8, 0.1), black=True)
    with b.thing("owl", "subject", depth=0.8) as o:
        bird = staring_owl().turned(at=(X, Y, 60), scale=1.14)
        o.leave_clay(bird, grow=5)
        body = o.clay(bird, "down", "down", ambient=0.04, gain=1.1, parts={"lid": ("skin", "along"), "claw": ("wet", "along"), "shank": ("fur", "along"), "disc": ("fur", "down")})
        feathered(o, body, 30, 54, 15, (0, 1), gain=1.2, keep=("body", "breast"), least=0.14)
        feathered(o, body, 34, 92, 17, (0, 1), gain=1.25, keep=("wing",), least=0.16)
        feathered(o, body, 20, 32, 9, (0, 1), gain=1.2, keep=("head", "tuft"), least=0.14)
        for side, gain in (("left", 1.0), ("right", 0.62)):
            ex, ey = np.mean(bird.curve(f"upper {side}") + bird.curve(f"lower {side}"), 0)
            o.leave(ellipse(ex, ey + 4, 84, 88))
            rays = [(a, o.rng.uniform(0.86, 1.02)) for a in np.linspace(0, math.tau, 92)]
            o.strokes([[(ex + 46 * math.cos(a), ey + 42 * math.sin(a)), (ex + 82 * q * math.cos(a + 0.06), ey + 4 + 86 * q * math.sin(a + 0.06))] for a, q in rays],
                      [gain * (2.5 - 1.1 * math.cos(a - 0.3)) for a, _ in rays], ends=(0.4, 0.7))  # fmt: skip
        o.clay(Clay([lump for lump in bird.lumps if lump.part in ("eye", "lid")]), "skin", "along", ambient=0.2, gain=1.2)
        beak = Clay([lump for lump in bird.lumps if lump.part == "beak"])
        o.leave_clay(beak, grow=4)
        o.clay(beak, "wet", "along", gain=1.3, ambient=0.1)
        eyes(o, bird, light=1.3, iris=0.6)
    s.describe("An owl throws the shadow of a mouse. It stands before a lit wall; big-eyed, it glances aside at the violet shadow’s round ears, whiskers, small hands and long tail.")
    s.moods("droll", "uneasy", "eerie", "puzzled")
    s.themes("identity", "shadow", "guilt", "hunter and prey", "self-image")
    s.says("conscience", "you are what you eat", "impostor", "don’t look now", "it followed me home", "my inner mouse", "haunted", "the last one I swallowed", "wrong number", "revenge", "I feel watched", "dinner has come back", "who turned on the light?", "cheesy", "mummy said I was an owl", "past life", "bigger than I remember", "projection", "lost property", "is that what I look like?", "indigestion", "therapist", "role reversal", "it has my feet", "small at heart", "nobody move", "the one that got away", "squeak", "who are you really?", "puppet theatre", "five o’clock shadow", "guilty until morning", "my darker side is cuter", "what the light knows", "they all said I had her nose", "blackmail", "fear of oneself", "we never talk about him", "a wise bird asks no questions", "swapped at birth", "behind every great owl", "payback", "not a word to the others")  # fmt: skip
    s.relate("owl", "casts the shadow of", "mouse shadow")
    s.about(place="before a bare wall", time="night", light="low light from the left", composition="left", view="near", unexplained="whose shadow it is")
