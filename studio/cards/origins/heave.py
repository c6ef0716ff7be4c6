"""Heave: all sizes haul on one rope; what comes out of the pit is already too large."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beasts import whole
from reverie_studio.sculpt.land import ridge
from reverie_studio.sculpt.small_eyes import dot_eye

PULL = (("fox", 752, 514, 0.42), ("sheep", 676, 572, 0.46), ("wolf", 574, 654, 0.52), ("goat", 452, 752, 0.6), ("boar", 326, 852, 0.72))


@card(id="dn9md8", title="Heave", seed=50, palette="board_ember", light=(-0.6, 0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(150, 960, 330, 3.0, 560)], ambient=0.05, focus=(220, 900, 400))
    rng = s.rng
    with b.thing("quarry", "place", lamps=[], depth=0.1) as q:
        q.form("-10,-10! 810,-10! 810,470! -10,760!", how=CUTS["stone"].but(near=3.8, far=11), puff=1, ambient=1.0, axis=90,
            tone=lambda x, y: 0.4 * np.exp(-(((x - 60) / 470) ** 2) - ((y - 560) / 430) ** 2))
        for k in range(7):  # blocks already cut out
            y = 80 + 96 * k
            q.strokes([[(-10, y + 10), (260, y - 40), (520, y - 70)]], 9, black=True)
            q.strokes([[(60 + 120 * j + 50 * (k % 2), y - 10 - 24 * j), (60 + 120 * j + 50 * (k % 2), y + 80 - 24 * j)] for j in range(4)], 7, black=True)
    slope = [(-10, 1010), (120, 960), (250, 880), (380, 800), (500, 710), (620, 610), (720, 530), (810, 470)]
    with b.thing("slope", lamps=[], depth=0.2) as g:
        g.leave([*slope, (810, 1210), (-10, 1210)], grow=3)
        ridge(g, slope, depth=190, sun=-0.3, gain=1.0, folds=0.5, level=True, near=2.7)
    with b.thing("pit and horn", "accent", spot=1.0, depth=0.5) as p:
        hole = [(196 + 250 * math.cos(a), 1070 + 92 * math.sin(a)) for a in np.linspace(0, math.tau, 40)]
        p.leave(hole, grow=4)
        p.strokes([[(196 + 258 * math.cos(a), 1070 + 98 * math.sin(a)) for a in np.linspace(math.pi * 1.02, math.pi * 1.98, 30)]], 5, ends=(0.3, 0.3))
        p.sparks((196, 1080), (120, 230), 90, length=(14, 60), width=1.6, sweep=(190, 350))
        knots = []
        for i in range(60):
            u = i / 59
            knots.append((150 + 60 * u - 150 * u * (1 - u), 760 + 380 * u**0.9, 60, (6 + 104 * u**0.85) * (1 + 0.06 * math.sin(i * math.tau / 4))))
        horn = Clay().limb(knots, melt=3, part="horn", per=1)
        p.leave_clay(horn, grow=4)
        p.clay(horn, CUTS["skin"].but(near=2.0), "across", gain=1.3, ambient=0.15)
        p.leave([(-60, 1210), *[(196 + 250 * math.cos(a), 1070 + 92 * math.sin(a)) for a in np.linspace(math.pi, 0, 30)], (460, 1210)])
        p.strokes([[(196 + 250 * math.cos(a), 1070 + 92 * math.sin(a)) for a in np.linspace(0.05, math.pi - 0.05, 30)]], 3, ends=(0.1, 0.1))
    with b.thing("haulers", "subject", count=5, depth=0.7) as h:
        bodies = []
        for kind, x, y, k in PULL:
            more = {"boar": {"nose": (-112, 24)}, "goat": {"poll": (-60, -50), "nose": (-70, 30)}, "wolf": {"poll": (-66, -30)}}.get(kind, {})
            bodies.append((k, whole(kind, stride=0.6, **more).turned(at=(x + 50, y - 38 - 196 * k, 120), scale=k, roll=-24)))
        rope = [(186, 884), *(one.curve("nose")[0] for _, one in reversed(bodies)), (815, 420)]
        h.strokes([[p, q] for p, q in zip(rope[:-1], rope[1:], strict=True)], 4.6, ends=(1, 1), shake=0)
        for k, one in bodies:
            h.leave_clay(one, grow=3)
            h.clay(one, "fur", "along", gain=1.7, over=4, ambient=0.14)
            dot_eye(h, one, 6 * k + 2)
            x, y = one.curve("nose")[0]
            h.strokes([[(x - 16 * k, y - 12 * k), (x + 4 * k, y - 2 * k), (x + 16 * k, y + 26 * k)]], 5, ends=(1, 0.6))
        h.strokes([[(84, 872 + d), (134, 894 + d), (188, 878 + d)] for d in (0, 12, 24)], 9, black=True)
        h.strokes([[(84, 872 + d), (134, 894 + d), (188, 878 + d)] for d in (0, 12, 24)], 5, ends=(0.8, 0.8))
    s.describe("Five animals pull on one rope: boar, goat, wolf, sheep and fox. Out of the pit comes the tip of a huge orange horn, wider than any of them.")
    s.moods("strenuous", "foolhardy", "comic", "ominous")
    s.themes("teamwork", "curiosity", "the unknown", "digging up", "consequences")
    s.says("pull!", "feasibility study", "too late to let go", "whose idea was this?", "the enormous turnip", "together now", "don’t look down", "it’s pulling back", "one more and we stop", "buried for a reason", "group project", "tug of war", "what if it’s attached?", "we’ll need a bigger hole", "heave ho", "the last one is useless", "it’s warm", "carrot?", "somebody knows what this is", "roots of evil", "ask it nicely first", "birthday candle", "archaeology", "now it’s our problem", "the wolf and the sheep agree", "strength in numbers", "the tip of it", "let sleeping horns lie", "raising the stakes", "grandmother, come and help", "all hands, no hands", "the devil you don’t know", "hold your end", "and then the mouse came", "everybody pulls, nobody asks", "it’s only stuck", "a unicorn, a large one", "we were told not to", "uphill struggle", "out with it", "great things start small", "the rope holds, do we?")  # fmt: skip
    s.relate("haulers", "catches", "pit and horn")
    s.about(place="the quarry of dark", time="night", light="from the pit", composition="diagonal", view="from below, at the rim of the pit", foreground="the pit",
        unexplained="what the horn belongs to")
