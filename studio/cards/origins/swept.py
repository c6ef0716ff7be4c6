"""Swept: on an endless black plain somebody sweeps, and behind the broom the land is clean and green."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.scratchboard_tools import Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import hare
from reverie_studio.sculpt.figures import sweeper
from reverie_studio.sculpt.land import mountains, stream
from reverie_studio.sculpt.marks import ellipse, placed, strew
from reverie_studio.sculpt.plants import tufts
from reverie_studio.sculpt.small_eyes import dots
from reverie_studio.sculpt.things import footprints
from reverie_studio.sculpt.walkers import great_walker, ways

BAND = flow([(196, 492, 34), (330, 520, 52), (500, 590, 74), (560, 690, 98), (400, 800, 130), (270, 930, 170), (420, 1090, 230), (640, 1260, 300)], 16)


@card(id="m84gdx", title="Swept", seed=92, palette="board_moss", light=(0.5, 0.3))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.66, 0.1, 0.6, 1.1)], focus=(330, 560, 380))
    rng, side = s.rng, np.gradient(BAND[:, :2], axis=0)
    side = np.column_stack([-side[:, 1], side[:, 0]]) / np.linalg.norm(side, axis=1, keepdims=True)

    def spots(count: int, wide: float = 1.0, power: float = 1.0) -> list[tuple[float, float, float]]:
        """Places in the band: x, y and how large things are there."""
        picks = [(int(len(BAND) * rng.random() ** power), rng.uniform(-wide, wide)) for _ in range(count)]
        return [(BAND[k][0] + side[k, 0] * q * BAND[k][2], BAND[k][1] + side[k, 1] * q * BAND[k][2] * 0.62, BAND[k][2] / 100) for k, q in picks]

    with b.thing("night sky and rim of the plain", "place", plane="sky", depth=0.05) as n:
        n.prick([(rng.uniform(0, 800), 250 * rng.random() ** 0.8, rng.uniform(0.5, 1.5)) for _ in range(150)])
        mountains(n, ((620, 130, 190), (330, 186, 120), (120, 160, 150), (770, 190, 120)), 258)
        strew(n, (-10, 258, 810, 300), 260, lambda x, y: 0.0, lambda x, y: 0.5 * math.exp(-(y - 258) / 12), width=(0.5, 1.3), length=(20, 60))
    with b.thing("prints", "accent", depth=0.1) as f:
        footprints(f, [(760 - 520 * q, 292 + 136 * q + 26 * math.sin(q * 5), 6 + 11 * q) for q in np.linspace(0, 1, 17)])
    with b.thing("swept band", "prop", depth=0.4, spot=1.0) as band:
        left, right, brook = ([(float(p[0] + v[0] * p[2] * q), float(p[1] + v[1] * p[2] * 0.62 * q)) for p, v in zip(BAND, side, strict=True)] for q in (1, -1, 0.33))
        band.leave([*left, *reversed(right)])
        tufts(band, [(x, y, 10 + 46 * k * rng.uniform(0.5, 1.0)) for x, y, k in spots(4200, power=0.8)], lean=0.25, width=(0.7, 2.0), cover=3.4, bands=26)
        for x, y, k in spots(60, 0.9):
            band.strokes([[(x, y), (x + 6 * k, y - 50 * k)]], 1.0 + k, ends=(0.9, 0.8))
            band.sparks((x + 6 * k, y - 54 * k), (1.5 * k, 4 * k), 9, length=(4 * k, 8 * k), width=0.9 + k, spot=0)
        stream(band, [(a[0], a[1], float(p[2]) * 0.22) for a, p in zip(brook[4:], BAND[4:], strict=True)])
    with b.thing("beasts on the band", "witness", count=2, depth=0.6) as h:
        rabbit = hare().turned(at=(426, 1000, 40), scale=0.62)
        deer = great_walker(leg=1.1, neck=(-56, -66), thin=0.62, girth=0.7, snout=0.8, stride=0.3, horns="stag").turned(at=(500, 650, 0), scale=0.5)
        for c in (deer, rabbit):
            h.leave_clay(c, grow=3)
            h.clay(c, "fur", "along", ambient=0.1, parts=ways(c))
        dots(h, deer, 4)
        h.leave(ellipse(*rabbit.curve("iris near")[0], 6, 6))
    with b.thing("sweeper", "subject", depth=0.7) as man:
        c = sweeper().turned(at=(262, 452, 20), scale=1.12)
        man.leave_clay(c, grow=4)
        man.clay(c, "cloth", "along", ambient=0.04, parts={"stick": ("wood", "along"), "foot": ("skin", "across"), "hood": ("cloth", "across")})
        x, y = c.curve("broom")[0]
        twigs = [[(x, y - 6), *placed([(q * 0.5, 26), (q + rng.normal(0, 3), 50 + rng.normal(0, 5))], (x, y), 1.0, 22)] for q in np.linspace(-26, 26, 46)]
        man.strokes(twigs, 5.0, black=True)
        man.strokes(twigs, 1.7, ends=(0.9, 0.3))
        strew(man, (10, 340, x + 20, y + 74), 420, lambda u, v: math.degrees(math.atan2(v - y - 40, u - x)), lambda u, v: 0.9 * math.exp(-math.hypot(u - x + 20, v - y - 30) / 62), length=(4, 15),
               width=(0.7, 2.0))
    with b.thing("heap of sweepings", "prop", plane="front", depth=0.95) as heap:
        line = [(470, 1215), (560, 1060), (640, 950), (720, 880), (830, 850)]
        heap.leave([*[(float(p[0]), float(p[1])) for p in flow(line, 8)], (830, 1215)])
        for x, y, far in ((p[0] + 0.9 * q, p[1] + q, q) for p in flow(line, 60) for q in [rng.uniform(0, 120) * rng.random()]):
            hair = placed([(-16, 0), (0, rng.normal(0, 9)), (16, 0)], (x, y), 1.0, rng.uniform(0, 360))
            heap.strokes([hair], max(0.6, 2.6 - far / 60), ends=(0.4, 0.1))
    s.relate("sweeper", "paints", "swept band")
    s.describe("A stooped sweeper works across a black plain. Behind the broom a winding green band lies clean, with grass, a brook, a deer and a hare. Prints come out of the dark.")
    s.moods("patient", "lonely", "hopeful", "quiet")
    s.themes("work", "beginnings", "patience", "care", "progress")
    s.says("so much left", "night shift", "at least this much", "spring cleaning", "a clean sweep", "who walks there?", "one broom for the whole world", "under the carpet", "somebody has to", "the caretaker", "it was there all along", "you missed a bit", "new broom", "my grandmother’s advice", "don’t step on it, it’s wet", "a path behind me", "not finished by morning", "dust to grass", "it won’t sweep itself", "he never looks back", "small progress", "housework", "the gardener’s secret", "company is coming", "wipe your feet", "where he has been", "first draft of a meadow", "the rest is dark", "thankless", "leave it better than you found it", "chores", "green mile", "what was under the night", "step by step", "he will be tired", "tidy up your room", "the wide and winding road", "visitors", "making room", "uncovering", "still so early")  # fmt: skip
    s.about(place="the grey plain", time="night", light="from the swept band", composition="diagonal", view="far", foreground="a heap of sweepings, cut by the edge",
           unexplained="prints come towards him out of the unswept dark")
