"""Passenger: an ox wades through the ford with a full-grown lion on its back, who clings and hides his face."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hoofed import ox, sheep
from reverie_studio.sculpt.hunters import clinging_lion
from reverie_studio.sculpt.land import crag
from reverie_studio.sculpt.marks import curls, locks
from reverie_studio.sculpt.plants import sward, tree
from reverie_studio.sculpt.small_eyes import bead

WATER = 836  # where the ox goes under


@card(id="c5qd8w", title="Passenger", seed=71, palette="board_yolk", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.6, -0.56, 0.56, 1.0)], ambient=0.02, focus=(400, 680, 400))
    rng = s.rng
    with b.thing("far bank", "place", depth=0.2) as g:
        crag(g, [(-20, 300), (120, 280), (300, 306), (420, 300), (560, 330), (700, 322), (820, 340), (820, 400), (-20, 400)], gain=0.6, puff=40)
        for x, y, k in ((40, 292, 190), (130, 284, 240), (640, 326, 160), (740, 330, 210), (560, 330, 110)):
            tree(g, x, y, k, gain=0.55)
        sward(g, [(-20, 312), (160, 292), (320, 312), (560, 338), (820, 346)], 2, 12, (16, 40), lambda x, y: 1.3, every=7)
        lamb = sheep(nod=0.0).turned(at=(400, 326, 30), scale=1.05)
        g.leave_clay(lamb, grow=3)
        curls(g, g.clay(lamb, "down", "along", parts={"face": (CUTS["skin"].but(gain=1.4), "along"), "leg": ("skin", "along")}), 14, 9, keep=("wool",), gain=1.8, width=1.6)
        bead(g, lamb, 4)
    with b.thing("river", depth=0.3) as r:
        for _ in range(330):
            q = rng.random()
            y, x = 404 + 790 * q**1.3, rng.uniform(-30, 830)
            k = 0.35 + q
            size, tilt = rng.uniform(20, 90) * k, (6 if y < 660 else -6) * k
            near = math.exp(-(((x - 380) / 330) ** 2) - ((y - WATER) / 240) ** 2)
            r.strokes([[(x - size, y - tilt), (x - size * 0.3, y + 3 * k), (x + size * 0.3, y - 3 * k), (x + size, y + tilt)]], 0.5 + 1.5 * near + 0.3 * rng.random(), ends=(0.1, 0.1))
    bull = ox(nose=(-272, -146), fore=((0, 0), (0, 0)), hind=((0, 0), (0, 0))).turned(at=(440, 960, 0), scale=1.42)
    cat = clinging_lion().turned(at=(520, 694, 90), scale=1.22, roll=2)
    with b.thing("ox", "witness", depth=0.7) as t:
        t.leave_clay(bull, grow=5)
        t.clay(bull, CUTS["fur"].but(stroke=(7, 20), near=2.2), "along", gain=0.85, parts={"horn": ("skin", "along")})
        bead(t, bull, 9)
    face = Clay([lump for lump in cat.lumps if lump.part in ("head", "muzzle", "nose", "ear") or lump.carve], cat.marks)
    with b.thing("lion", "subject", depth=0.8) as v:
        rest = Clay([lump for lump in cat.lumps if lump.part in ("trunk", "leg", "paw", "tail")])
        v.leave_clay(rest, grow=5)
        v.clay(rest, CUTS["fur"].but(stroke=(6, 16), near=1.9), "along", gain=1.15, ambient=0.07)
    with b.thing("mane", "accent", spot=1.0, depth=0.85) as m:
        x, y = cat.curve("mane")[0]
        hairs = []
        for _ in range(300):
            a = math.radians(rng.uniform(-170, 150))
            r0, r1 = rng.uniform(46, 84), rng.uniform(116, 168)
            hairs.append([(x + r0 * math.cos(a), y + r0 * math.sin(a)), (x + (r0 + r1) / 2 * math.cos(a + 0.12), y + (r0 + r1) / 2 * math.sin(a + 0.12)), (x + r1 * math.cos(a + 0.3),
                    y + r1 * math.sin(a + 0.3) + 14)])
        locks(m, hairs, 11, 1.7)
    with b.thing("face", depth=0.9) as v:
        v.leave_clay(face, grow=3)
        v.clay(face, CUTS["fur"].but(stroke=(6, 15), near=1.9), "down", gain=1.5, ambient=0.1)
        v.strokes([[(px, py), (px - 30, py + 8 * k), (px - 66, py + 4 + 18 * k)] for px, py in cat.curve("pad") for k in (-1, 0, 1)], 1.3)
        bead(v, cat, 9)
    with b.thing("water before it", plane="front", depth=0.95) as w:
        w.leave([(-20, WATER + 14), (120, WATER + 4), (300, WATER + 10), (480, WATER + 2), (640, WATER + 10), (820, WATER + 6), (820, 1220), (-20, 1220)])
        for row in range(17):
            for _ in range(12):
                x, y = rng.uniform(-30, 830), WATER + 8 + row * row * 1.2
                size = rng.uniform(24, 70) * (1 + 0.06 * row)
                lit = math.exp(-(((x - 400) / (330 + 8 * row)) ** 2)) * (1 - row / 24)
                if rng.random() < lit + 0.1:
                    w.strokes([[(x - size, y), (x - size * 0.3, y + 5), (x + size * 0.3, y - 4), (x + size, y + 2)]], 0.5 + 2.4 * lit, ends=(0.1, 0.1))
    s.describe("An ox wades through a river with a lion on its back. The lion clings on with all four paws, his golden mane on end. On the far bank a sheep stands waiting.")
    s.moods("comic", "trusting", "embarrassed", "gentle")
    s.themes("fear", "help", "trust", "pride", "crossing over")
    s.says("scaredy-cat", "dignity extra", "he said he’d walk", "hold on tight", "public transport", "the king and his horse", "I can’t swim", "not a word to anyone", "unlikely friends", "wet feet", "are we there yet?", "piggyback", "one ticket, one way", "dinner and a show", "a truce till the other bank", "carry on, carrying", "brave heart", "deep trouble", "never eat your ferry", "what happens in the river", "pride goes before the flood", "lunch is waiting on the other side", "he’ll owe her for ever", "first swimming lesson", "heavy load", "lion’s share of the work", "bridge out", "watch the claws", "beast of burden", "learner", "the sheep knows something", "up to the neck in it", "mane attraction", "trust fall", "I only do this for friends", "Noah was full", "where is the boat?", "the strong one is underneath", "water is the real king", "please don’t shake")  # fmt: skip
    s.relate("lion", "is carried by", "ox")
    s.about(place="the ford", time="night", light="from the upper left", composition="low", view="far", unexplained="why the sheep is waiting for them")
