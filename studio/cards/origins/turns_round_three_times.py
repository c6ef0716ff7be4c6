"""Turns Round Three Times: the sea comes into its basin and lies down like a dog; flamingos on the terraces step back."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.birds import flamingo
from reverie_studio.sculpt.hunters import sea_dog
from reverie_studio.sculpt.marks import ellipse, ruff, strew
from reverie_studio.sculpt.small_eyes import dots

CX, CY = 418, 640
BIRDS = ((96, 330, 0.5, True, 0.2), (214, 226, 0.46, True, 0.0), (392, 176, 0.44, True, 0.5), (580, 214, 0.46, False, 0.1), (700, 320, 0.52, False, 0.6), (756, 590, 0.6, False, 0.0),
       (40, 640, 0.62, True, 0.55),
         (726, 1130, 0.9, False, 0.3))  # fmt: skip


@card(id="i3neeb", title="Turns Round Three Times", seed=86, palette="board_tide", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.55, -0.5, 0.62, 1.0)], focus=(420, 640, 330))
    with b.thing("terraces", "place", depth=0.1) as land:
        for k, (rx, ry) in enumerate(((620, 690), (520, 580), (440, 490), (372, 416))):
            shape = ellipse(CX, CY, rx, ry, 90)
            land.leave(shape)

            def lit(x: float, y: float, rx: float = rx, ry: float = ry, k: int = k) -> float:
                q = math.hypot((x - CX) / rx, (y - CY) / ry)
                a = math.atan2(y - CY, x - CX)
                face = 0.5 + 0.5 * math.cos(a - math.radians(40))  # the inner walls that look at the light
                return (q < 1.0) * (0.2 + 0.55 * face) * math.exp(-(((1.0 - q) / 0.075) ** 2)) * (0.55 + 0.16 * k)

            strew(land, (-10, -10, 810, 1210), 15000, lambda x, y: math.degrees(math.atan2((x - CX) * 1.12, -(y - CY))), lit, length=(8, 26), width=(0.7, 2.6))
        land.leave(ellipse(CX, CY, 320, 356, 80))
    dog = sea_dog().turned(at=(CX, CY - 10, 0), scale=0.9)
    with b.thing("sea", "subject", depth=0.5, spot=1.0) as sea:
        for k in range(340):  # water that still turns round
            a0, q = sea.rng.uniform(0, math.tau), sea.rng.uniform(0.8, 1.12) + 0.05 * sea.rng.normal()
            turn = sea.rng.uniform(0.2, 0.7)
            sea.strokes([[(CX + 274 * (q - 0.1 * u) * math.cos(a0 + turn * u), CY + 310 * (q - 0.1 * u) * math.sin(a0 + turn * u)) for u in (0, 0.33, 0.66, 1)]], sea.rng.uniform(0.7, 2.0),
                   ends=(0.3, 0.05))
        for part, run in (("body", "along"), ("tail", "along"), ("head", "across")):
            piece = Clay([lump for lump in dog.lumps if lump.part in {"body": ("body", "paw"), "tail": ("tail",), "head": ("head", "nose", "ear", "brow")}[part]])
            sea.leave_clay(piece, grow=7)
            sea.clay(piece, CUTS["wet"].but(near=2.4, far=7.0, stroke=(20, 70), wild=8), run, **({"parts": {"nose": ("wet", "across"), "ear": ("wet", "along")}} if part == "head" else {}))
        ruff(sea, dog.curve("back"), 1, (16, 44), every=2.6, width=(0.8, 2.2), lean=0.9)
        sea.strokes([dog.curve("shut"), dog.curve("lip")], [9.0, 5.0], black=True, ends=(0.4, 0.3))
        sea.leave(ellipse(*dog.curve("nose")[0], 23, 19, degrees=-20))
        sea.prick([(dog.curve("nose")[0][0] - 6, dog.curve("nose")[0][1] - 7, 3.4)], spot=0)
    with b.thing("foam", "accent", depth=0.55) as foam:
        line = dog.curve("back")
        for _ in range(900):
            k = foam.rng.uniform(0, len(line) - 1.001)
            i = int(k)
            x, y = (line[i][n] * (1 - (k - i)) + line[i + 1][n] * (k - i) + foam.rng.normal(0, 11) for n in (0, 1))
            foam.prick([(x, y, foam.rng.uniform(0.8, 3.4) * foam.rng.random())], spot=0)
        for px, py in dog.curve("nose"):
            foam.sparks((px - 26, py + 4), (6, 30), 22, length=(3, 10), width=1.6, sweep=(120, 240), spot=0)
    with b.thing("flamingos", "witness", count=8, depth=0.8) as f:
        for x, y, size, flip, bow in BIRDS:
            c = flamingo(bow=bow).turned(at=(x, y, 0), scale=size, flip=flip)
            f.leave_clay(c, grow=4)
            f.clay(c, CUTS["down"].but(stroke=(5, 16)), "along", ambient=0.1, gain=1.15)
            dots(f, c, 3.4 + 2 * size)
    s.relate("sea", "sleeps in", "terraces")
    s.describe("The sea lies curled up in its basin like a dog. It has a dog’s head with a shut eye and a rim of foam; water still circles it. Flamingos stand on the rock terraces all round and watch.")
    s.moods("drowsy", "gentle", "funny", "vast")
    s.themes("rest", "home", "arrival", "tameness", "nature")
    s.says("lie down", "fussy guest", "it has known other beds", "good boy", "low tide", "let sleeping dogs lie", "the sea is tired too", "who’s a good ocean?", "at last", "don’t splash", "settling in", "stay", "a bed of its own", "wet nose", "after a long walk", "shh", "seadog", "it followed me home", "making itself comfortable", "dog-tired", "curled up", "quiet on the coast", "it bites when woken", "it dreams of fish", "sleepover", "slack water", "we were here first", "houseproud", "three times round", "the calm", "waves in a basket", "come and stroke it", "nobody move", "who let it in?", "tame for now", "a lap full", "swallowing its tail", "does it snore?", "enough for today", "home is a hollow", "the guest is asleep", "big, blue and harmless")  # fmt: skip
    s.about(place="the shore without a sea", time="night", light="from the upper left", composition="centred", view="from above", unexplained="why it came here to sleep")
