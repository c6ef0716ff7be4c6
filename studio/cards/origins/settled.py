"""Settled: something sits on the other side of the sky, and its feet come through."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes, lashes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.lot_c import giraffe_head

FEET = ((100, 204, -1), (222, 362, -1), (348, 478, -1), (478, 476, 1), (604, 350, 1), (724, 190, 1))


@card(id="m2gs9j", title="Settled", seed=84, palette="board_iris", light=(-0.2, -0.9))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.35, -0.8, 0.55, 0.9)], ambient=0.0, focus=(430, 760, 330))
    rng = s.rng
    with b.thing("low sky", "place") as sky:
        rows = []
        for k in range(16):
            q = k / 15
            rows.append([(x, 40 + 470 * q * math.exp(-(((x - 410) / (330 - 40 * q)) ** 2)) - 120 * (1 - q) + 0 * x) for x in range(-40, 880, 60)])
        sky.comb(rows, 900, stray=2, width=(0.5, 1.3), length=(0.02, 0.08), start=(0, 0.96), skip=lambda x, y: 0.1 + 0.4 * (x > 420))
    with b.thing("six feet", "accent", spot=1.0, count=6) as f:
        for x, y, side in FEET:
            tilt = 0.5 * side * (1 if abs(x - 410) > 100 else 0.3)
            hole = [(x + q * 24 * math.cos(k), y + q * (13 * math.sin(k) - tilt * 24 * math.cos(k))) for q in (1.0, 0.62) for k in np.linspace(0, 6.1, 24)]
            f.leave(hole[:24], grow=5)
            f.bare(hole[:24])
            f.sparks((x, y), (28, 36), 40, length=(6, 34), width=1.9)
            knee, toe = (x + side * 46, y + 70), (x + side * 14, y + 150)
            leg = Clay().limb([(x, y - 6, 0, 12), (x + side * 26, y + 36, 10, 9), (*knee, 20, 10)], per=4).limb([(*knee, 20, 10), ((knee[0] + toe[0]) / 2, (knee[1] + toe[1]) / 2, 24, 7), (*toe, 26, 6)], melt=2, per=4)
            leg.limb([(*toe, 26, 7), (toe[0] + side * 8, toe[1] + 24, 30, 5), (toe[0] + side * 30, toe[1] + 34, 30, 1.5)], melt=2, per=4)
            f.clay(leg, "skin", "across", spot=0, ambient=0.1)
            f.prick([(x + rng.normal(0, 12), y + 20 + rng.exponential(90), rng.uniform(0.6, 1.7)) for _ in range(26)])
    with b.thing("giraffe", "subject", depth=0.8) as g:
        head = giraffe_head().turned(at=(440, 850, 0), scale=1.7, yaw=0, roll=-4)
        g.clay(head, CUTS["fur"].but(stroke=(6, 18)), "along", parts={"muzzle": ("down", "across"), "horn": ("fur", "along"), "ear": ("fur", "along"), "lid": ("skin", "along")})
        for x, y, r in ((640, 850, 30), (708, 880, 36), (776, 900, 34), (600, 905, 26), (662, 935, 30), (738, 965, 34), (800, 980, 30), (560, 880, 17), (700, 1010, 22), (772, 1040, 30), (520, 800, 12), (548, 838, 13), (486, 912, 12)):
            turn = rng.uniform(0, 6)
            g.leave([(x + r * rng.uniform(0.86, 1.14) * math.cos(k + turn), y + r * 0.8 * rng.uniform(0.86, 1.14) * math.sin(k + turn)) for k in np.arange(0, 6.2, 0.9)])
        eyes(g, head, light=1.0, sides=("near",), glint=(-0.3, -0.3))
        lashes(g, head, "near", 44, 18)
    s.describe("Six thin feet have come through the sky. The black above bulges, bright holes show where each hooked foot has pierced it, and one has got hold of the horn of a giraffe, who lays its neck flat and rolls up its eye.")
    s.moods("uneasy", "absurd", "ominous", "funny")
    s.themes("neighbours", "the unknown", "weight", "fear", "visitors")
    s.relate("six feet", "catches", "giraffe")
    s.about(place="the low sky", time="night", light="from above, and violet from six holes", composition="high", view="from below, close to the giraffe's head", unexplained="what sits on the other side")
    s.says(
        "shoo", "new upstairs neighbour", "it chose us", "don't move", "something landed", "the sky is sagging", "it's only resting",
        "the ceiling needs mending", "one size fits all", "keep your head down", "the guest who stays", "tall people's problems",
        "too heavy for the roof", "is it friendly?", "there is something on my head", "landing gear", "it has six reasons", "who's up there?",
        "low ceiling", "a fly on the other side", "the night has legs", "let it sleep", "when the sky sat down", "above my pay grade", "stuck",
        "hold very still", "it came through", "the weight of the world", "I told you to duck", "not now", "visitors from upstairs", "it tickles",
        "we never saw the rest of it", "bad reception",
    )  # fmt: skip
