"""Passenger: an ox swims straight at us; on its head a lion clings to the horns and does not look at the water."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import lion_head, ox_head
from reverie_studio.sculpt.marks import ellipse, locks
from reverie_studio.sculpt.river_beasts import clutching_paw, shut_muzzle

WATER = 1000  # where the ox goes under


@card(id="c5qd8w", title="Passenger", seed=71, palette="board_yolk", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.55, -0.55, 0.6, 1.05)], ambient=0.03, focus=(400, 600, 380))
    rng = s.rng
    with b.thing("river", "place", depth=0.1) as r:
        r.strokes([[(x, 560 + rng.uniform(-4, 4)), (x + rng.uniform(-3, 3), 560 - rng.uniform(6, 26) * (1 + 0.7 * math.sin(x / 60)))] for x in range(-5, 806, 4)], 1.5, ends=(0.9, 0.1))
        for _ in range(170):
            q = rng.random()
            y, x = 560 + 660 * q**1.4, rng.uniform(-30, 830)
            size = rng.uniform(16, 60) * (0.4 + q)
            r.strokes([[(x - size, y), (x - size * 0.3, y + 4 * q), (x + size * 0.3, y - 4 * q), (x + size, y + 2)]], 0.5 + 1.0 * q * rng.random(), ends=(0.1, 0.1))
    cat = shut_muzzle(lion_head(gape=0.0, lids=1.5, look=(0.0, 0.1), inner=1.2)).turned(at=(400, 400, 60), scale=1.5, roll=-3, pitch=-4)
    with b.thing("mane", "accent", spot=1.0, depth=0.3) as m:
        m.leave(ellipse(400, 410, 200, 220))
        for ring, (r0, r1) in enumerate(((150, 330), (130, 270), (110, 215))):
            hairs, light = [], []
            for k in range(96):
                a = math.tau * (k + 0.5 * (ring % 2)) / 96 + rng.normal(0, 0.02)
                end, bend = r1 * rng.uniform(0.86, 1.08), 0.2 * math.cos(a)
                hairs.append([(400 + q * 0.94 * math.cos(a + bend * v), 400 + q * math.sin(a + bend * v) + 20 * v * v) for q, v in ((r0, 0.0), ((r0 + end) / 2, 0.5), (end, 1.0))])
                light.append(3.0 - 0.9 * math.cos(a) - 0.6 * math.sin(a) - 0.2 * ring)
            locks(m, hairs, 17, light)
    with b.thing("ox", "witness", depth=0.6) as t:
        bull = ox_head(muzzle=1.15, horns=0.95, spread=1.35, lids=0.62, look=(0, -0.5), ears=-0.2).turned(at=(400, 800, 90), scale=1.8, pitch=4)
        t.leave_clay(bull, grow=6)
        t.clay(bull, CUTS["fur"].but(stroke=(7, 22), near=2.3), "along", parts={"horn": ("skin", "across"), "muzzle": ("skin", "across"), "lid": ("skin", "along")}, gain=0.95)
        eyes(t, bull, light=0.6, iris=0.5)
    with b.thing("lion", "subject", depth=0.8) as v:
        for side in (-1, 1):
            paw = clutching_paw(side).turned(at=(400 + side * 190, 590, 150), scale=0.92, roll=-14 * side)
            v.leave_clay(paw, grow=5)
            v.clay(paw, CUTS["fur"].but(stroke=(6, 16), near=2.3), "along", gain=1.2, ambient=0.08)
            for k in range(4):
                v.strokes([paw.curve(f"claw {k}")], 18, black=True, ends=(1, 0.3))
                v.strokes([paw.curve(f"claw {k}")], 11, ends=(1, 0.05))
        v.leave_clay(cat, grow=5)
        v.clay(cat, CUTS["fur"].but(stroke=(6, 16), near=2.2), "along", parts={"nose": ("wet", "across"), "lid": ("skin", "along"), "lip": ("down", "along")}, gain=1.2, ambient=0.08)
        eyes(v, cat, light=1.0, iris=0.5)
    with b.thing("beard", spot=1.0, depth=0.85) as v:
        tufts = [a for a in (math.tau * k / 64 for k in range(64)) if min(abs(a - math.radians(q)) for q in (232, 308)) > 0.3]
        rim = [[(400 + q * math.cos(a + v), 396 + q * 1.06 * math.sin(a + v)) for q, v in ((122, 0.0), (152, 0.06), (rng.uniform(180, 206), 0.14 * math.cos(a)))] for a in tufts]
        locks(v, rim, 15, [2.6 - 0.8 * math.cos(a) - 0.6 * math.sin(a) for a in tufts])
    with b.thing("whiskers", depth=0.9) as v:
        for side, name in ((-1, "left"), (1, "right")):
            v.strokes([cat.curve(f"lip {name}")], 6, black=True, ends=(0.8, 0.3))
            v.strokes([[(x, y), (x + 70 * side, y - 20 + 10 * k), (x + 150 * side, y - 6 + 26 * k)] for k, (x, y) in enumerate(cat.curve(f"pad {name}"))], 1.9, ends=(0.9, 0.05))
    with b.thing("water before it", plane="front", depth=0.95) as w:
        top = [(x, WATER + 12 * math.cos((x - 400) / 120) + 3 * math.sin(x / 17)) for x in range(-20, 821, 10)]
        w.leave([*top, (820, 1220), (-20, 1220)])
        for row in range(12):
            y, wide = WATER + 10 + 3 * row + row * row * 1.1, 210 + 34 * row
            for _ in range(14):
                a = rng.uniform(0.15, math.pi - 0.15)
                span = rng.uniform(0.1, 0.3)
                w.strokes([[(400 + wide * math.cos(a + e * span), y + (16 + 3 * row) * math.sin(a + e * span) - 10) for e in (-1, -0.3, 0.3, 1)]], 3.2 - 0.18 * row, ends=(0.1, 0.1))
    s.describe("An ox swims straight at us with a lion on its head. The lion clings to the horns with both paws, eyes wide, his golden mane on end.")
    s.moods("comic", "trusting", "embarrassed", "tense")
    s.themes("fear", "help", "trust", "pride", "crossing over")
    s.says("scaredy-cat", "dignity extra", "hat", "he said he’d walk", "don’t look down", "hold on tight", "taxi", "the king and his throne", "I can’t swim", "not a word to anyone", "unlikely friends", "are we there yet?", "piggyback", "one ticket, one way", "ferry", "a truce till the other bank", "stowaway", "brave heart", "deep trouble", "never eat your ferryman", "what happens in the river", "pride goes before the flood", "crown", "he’ll owe him for ever", "first swimming lesson", "heavy thoughts", "the lion’s share of the work", "bridge out", "watch the claws", "burden", "learner", "two heads are better than one", "up to the neck in it", "sunrise", "handlebars", "trust fall", "I only do this for friends", "headache", "where is the boat?", "the strong one is underneath", "water is the real king", "please don’t shake")  # fmt: skip
    s.relate("lion", "is carried by", "ox")
    s.about(place="the ford", time="night", light="from the upper left", composition="centred", view="near, from the water", foreground="rings of water", unexplained="what the two have agreed")
