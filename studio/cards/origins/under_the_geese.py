"""Under the Geese: we fly above a skein of geese that carry a sleeping stag in a net of their own lines."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.birds import goose_above
from reverie_studio.sculpt.hoofed import sleeping_stag
from reverie_studio.sculpt.marks import strew
from reverie_studio.sculpt.things import mesh

FLOCK = ((420, 150, 118, 0, 0.1), (236, 222, 110, -5, 0.5), (606, 214, 112, 6, 0.3), (96, 358, 104, -9, 0.0), (722, 350, 108, 9, 0.6))
CX, CY, RX, RY = 400, 822, 318, 236


@card(id="e92u3y", title="Under the Geese", seed=81, palette="board_beet", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.6, -0.5, 0.6, 1.05)], focus=(400, 760, 380))
    rng = s.rng

    def river(y: float) -> float:
        return 640 + 130 * math.sin(y / 170) - 0.22 * y

    with b.thing("land far below", "place", depth=0.05) as land:
        for row in range(15):
            for col in range(10):
                x, y = -20 + 90 * col + 40 * (row % 2) + rng.normal(0, 10), -20 + 86 * row + rng.normal(0, 8)
                turn, lit = rng.uniform(0, 180), 0.5 * rng.random() + 0.1
                if abs(x - river(y)) > 60:
                    strew(land, (x - 36, y - 34, x + 36, y + 34), 26, lambda u, v, turn=turn: turn, lambda u, v, lit=lit: lit * 1.6, length=(8, 22), width=(0.5, 1.0))
        for _ in range(300):
            y = rng.uniform(-10, 1210)
            q = rng.uniform(-22, 22)
            land.strokes([[(river(y + d) + q, y + d) for d in (0, 14, 28)]], 1.1 if abs(q) < 16 else 1.7, ends=(0.2, 0.1))
    with b.thing("net, the far side", depth=0.3) as far:
        far.leave([(CX + RX * math.cos(a), CY + RY * math.sin(a)) for a in np.linspace(0, math.tau, 60)])
    stag = sleeping_stag().turned(at=(412, 856, 0), scale=1.12, roll=-4)
    with b.thing("stag", "subject", depth=0.5) as t:
        t.leave_clay(stag, grow=5)
        t.clay(stag, CUTS["fur"].but(stroke=(7, 20)), "along", ambient=0.05, parts={"horn": ("skin", "across"), "nose": ("wet", "across"), "ear": ("fur", "along"),
               "head": (CUTS["fur"].but(stroke=(5, 12)), "along")})
        t.strokes([stag.curve("shut")], 6, black=True, ends=(0.4, 0.3))
        t.strokes([[(x, y + 5) for x, y in stag.curve("shut")]], 1.6)
    birds = []
    with b.thing("geese", "witness", count=5, depth=0.8) as g:
        for x, y, size, turn, beat in FLOCK:
            birds.append(goose_above(g, (x, y), size, turn, 0.95, beat))
    with b.thing("net", "accent", depth=0.7, spot=1.0) as net:
        feet = sorted(c.curve("feet")[0] for c in birds)
        for k in range(9):  # each goose draws lines to the rim
            x, y = feet[min(4, (k * 5) // 9)]
            a = math.radians(200 + 140 * k / 8)
            rim = (CX + RX * math.cos(a), CY + RY * math.sin(a))
            net.strokes([[(x, y + 8), ((x + rim[0]) / 2, (y + rim[1]) / 2 + 6), rim]], 7, black=True, ends=(1, 1))
            net.strokes([[(x, y + 8), ((x + rim[0]) / 2, (y + rim[1]) / 2 + 6), rim]], 2.8, ends=(0.8, 0.9))
        mesh(net, (CX, CY), RX, RY)
    s.relate("stag", "is carried by", "geese")
    s.describe("Geese fly high over the land, seen from above. Lines run from them to a net, and in the net a stag lies curled up asleep.")
    s.moods("dreamy", "lofty", "uncertain", "gentle")
    s.themes("journey", "sleep", "trust", "flight", "abduction")
    s.says("flying deer", "air freight", "don’t wake before we’re there", "stolen or saved?", "red-eye flight", "the stork was busy", "carried away", "safety net", "first class", "he will wonder in the morning", "one-way ticket", "heading south", "heavy luggage", "hammock", "door to door", "moving house", "lullaby", "who ordered venison?", "let go and it’s a tragedy", "evacuation", "out of the woods", "teamwork", "reindeer in training", "a dream of falling", "hold the line", "sleeping passenger", "they never say where to", "up, up and away", "dead weight", "he trusts the wrong people", "the long way home", "over the hills and far away", "express", "caught in his sleep", "kidnapped", "a gift for somebody", "like a feather", "did he ask to?", "we carry each other", "cloud nine", "don’t look down, love")  # fmt: skip
    s.about(place="the low sky", time="night", light="from the left", composition="low", view="from above", unexplained="whether the stag is stolen or saved")
