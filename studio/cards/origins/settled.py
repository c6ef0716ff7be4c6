"""Settled: something has sat down on the other side of the sky; its feet come through."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beasts import whole_quad
from reverie_studio.sculpt.birds import bird_foot
from reverie_studio.sculpt.land import ridge
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.plants import grass
from reverie_studio.sculpt.small_eyes import dot_eye

FEET = ((300, 462, 1.0, 6), (506, 470, 1.1, -6))


@card(id="m2gs9j", title="Settled", seed=84, palette="board_iris", light=(-0.6, 0.4))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.62, 0.35, 0.6, 1.0)], ambient=0.02, focus=(400, 560, 360))
    rng = s.rng
    with b.thing("sagging sky", "subject", depth=0.2) as sky:
        bulge = "-10,-10! 810,-10! 810,250! 700,330 600,470 480,556 390,570 290,540 190,450 100,330 -10,250!"
        rails = [[(-20, -60 + 80 * k), (160, 60 + 130 * k * 0.7), (400, 110 + 150 * k * 0.72), (640, 60 + 130 * k * 0.7), (820, -60 + 80 * k)] for k in range(5)]
        sky.form(bulge, how=CUTS["cloth"].but(near=3.4, far=11, rough=0.2), puff=230, guides=rails, gain=0.5, ambient=0.02, tone=lambda x, y: np.clip(0.25 + y / 560, 0, 1.1) + 0 * x)
        dots = [(rng.uniform(0, 800), rng.uniform(0, 540)) for _ in range(420)]
        sky.prick([(x, y, float(0.8 + 1.6 * rng.random() ** 4)) for x, y in dots])
    with b.thing("far land", "place", lamps=[], depth=0.3) as far:
        ridge(far, [(-10, 880), (120, 846), (260, 872), (420, 850), (560, 876), (700, 844), (810, 866)], depth=60, sun=-0.6, gain=0.6, folds=0.4)
        ridge(far, [(-10, 960), (200, 940), (420, 950), (620, 930), (810, 946)], depth=150, sun=-0.2, gain=0.7, folds=0.3, level=True)
    with b.thing("tear", "accent", spot=1.0, depth=0.4) as h:
        rim = [(404 + (226 if i % 2 else 196) * math.cos(a), 446 + (74 if i % 2 else 56) * math.sin(a)) for i, a in enumerate(np.linspace(0, math.tau, 31)[:-1])]
        h.leave(rim, grow=5)
        h.form(rim, how=CUTS["skin"].but(near=2.4, cross=None), puff=1, ambient=1.0, guides=[[(404, 446), (404 + 260 * math.cos(a), 446 + 90 * math.sin(a))]
            for a in np.linspace(0, math.tau, 17)[:-1]],
               tone=lambda x, y: 0.25 + 0.75 * np.clip(np.hypot((x - 404) / 210, (y - 446) / 66), 0, 1) ** 2)  # fmt: skip
        h.strokes([[rim[i], (rim[i][0] * 1.25 - 101, rim[i][1] * 1.3 - 134), (rim[i][0] * 1.4 - 162, rim[i][1] * 1.5 - 223)] for i in range(1, 30, 2)], 2.4, ends=(0.9, 0.05))
    with b.thing("feet", "prop", count=2, depth=0.5) as f:
        for x, y, k, roll in FEET:
            one = bird_foot().turned(at=(x, y + 20, 80), scale=1.06 * k, roll=roll, flip=x > 400)
            one.lumps = [lump for lump in one.lumps if lump.part != "shank" or lump.a[1] > y]
            f.leave_clay(one, grow=4)
            f.clay(one, CUTS["skin"].but(near=2.0), "across", parts={"claw": ("skin", "along")}, gain=1.2)
            for wide, long, low in ((30, 108, 0), (36, 76, -10), (34, 46, -22)):
                f.feathers([(x + wide * k * u, y - 36 + low + 10 * abs(u), 90 - 20 * u, (long - 12 * abs(u)) * k, 14 * k, 0.95 - 0.5 * (u + 1) / 2) for u in (1, -1, 0.6, -0.6, 0.2, -0.2)])
    with b.thing("giraffes", "witness", count=2, depth=0.8) as g:
        for x, y, k, flip, poll, nose in ((700, 1130, 0.92, False, (-226, -84), (-84, 26)), (40, 1070, 0.6, True, (-200, -110), (-80, 6))):
            one = whole_quad(leg=1.56, girth=0.84, thin=0.6, length=0.82, stride=0.5, poll=poll, nose=nose, skull=30, snout=16, neck=20, ears=((40, -26),),
                horns=[[(6, -20, 0, 6), (12, -48, 0, 5), (12, -56, 0, 8)]],
                       tail=[(0, 0, 0, 8), (20, 70, 0, 5), (24, 120, 0, 9)]).turned(at=(x, y - 200 * k, 60), scale=k, flip=flip)  # fmt: skip
            g.leave_clay(one, grow=4)
            g.clay(one, CUTS["fur"].but(over=2, stroke=(5, 16)), "along", gain=1.9, ambient=0.16)
            for _ in range(900):
                px, py = x + rng.uniform(-340, 130) * k * (-1 if flip else 1), y + rng.uniform(-440, -190) * k
                if one.touch(px, py) is not None and g.rng.random() < 0.1:
                    g.leave(oval(px, py, 16 * k, 12 * k, rng.uniform(0, 90), 6))
            dot_eye(g, one, 8 * k)
    with b.thing("grass", plane="front") as t:
        grass(t, 220, tall=(30, 120), lean=-10, lit=0.5)
    s.describe("Something has settled on top of the sky, which sags. Two great clawed feet come through a violet tear; two giraffes bend their necks down out of the way.")
    s.moods("uneasy", "grand", "comic", "cramped")
    s.themes("burdens", "neighbours", "the unseen", "the sky", "making room")
    s.says("shoo", "new upstairs neighbour", "it chose us", "mind your neck", "the sky is falling", "mother hen", "heavy sky", "who’s up there?", "keep your head down", "it only wants to hatch us", "low ceiling", "the other foot will drop", "don’t look up", "brooding weather", "roost", "call the landlord", "crash landing", "it thinks we’re an egg", "pressure from above", "stretched to the limit", "claws in the contract", "the weight of heaven", "somebody sat on my dream", "tall people’s problems", "leak in the roof", "gently, gently", "pedicure", "under observation", "it has found its place", "we were here first", "something to hold on to", "bird of prayer", "tomorrow’s weather: feet", "a big bird told me", "squat", "no headroom", "the tent is coming down", "just passing, it said", "be small", "waiting for the egg", "and it’s getting comfortable", "sky burial")  # fmt: skip
    s.relate("feet", "hangs from", "sagging sky")
    s.about(place="under the low sky", time="night", light="from low left", composition="high", view="from below", foreground="black grass", unexplained="what sits up there")
