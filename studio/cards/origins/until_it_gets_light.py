"""Until It Gets Light: a bear and a crane have wrestled all night in the ford; now they hang on each other."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hunters import embraced
from reverie_studio.sculpt.land import clouds, ridge, water


@card(id="3bvj75", title="Until It Gets Light", seed=47, palette="board_iris", light=(0.8, -0.3))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.7, -0.4, 0.58, 1.0)], ambient=0.05, focus=(400, 600, 360))
    rng = s.rng
    with b.thing("far bank", "place", lamps=[], depth=0.2) as far:
        clouds(far, "-10,-10! 810,-10! 810,720! -10,720!", lambda x, y: 0.75 * np.exp(-(((x - 900) / 420) ** 2) - ((y - 620) / 330) ** 2), share=0.6, scale=120)
        ridge(far, [(-10, 640), (130, 600), (260, 640), (430, 650), (560, 600), (690, 640), (810, 616)], depth=50, sun=0.9, gain=0.6, folds=0.3)
    bear, crane = embraced()
    with b.thing("water", lamps=[], depth=0.4) as v:
        def tone(x: np.ndarray, y: np.ndarray) -> np.ndarray:
            r = np.hypot((x - 430) / 1.0, (y - 1000) * 3.2)
            lit = 0.5 + 0.5 * np.cos(r / 17)
            third = 0.5 + 0.5 * np.cos(np.hypot(x - 110, (y - 850) * 3.4) / 12)
            return (0.16 + 0.5 * (x / 800)) * np.exp(-(((y - 880) / 260) ** 2)) * (0.5 + 0.6 * lit) + 0.75 * third * np.exp(-((np.hypot(x - 110,
                (y - 850) * 3.4) / 120) ** 2)) + 0.5 * lit * np.exp(-((r / 330) ** 2))
        water(v, "-10,720! 810,700! 810,1210! -10,1210!", tone, choppy=0.5)
        v.leave("150,1010 230,984 440,980 600,1004 680,1050 640,1110 600,1160 500,1230 260,1230 210,1120")
        for k in range(40):
            y, q = 1010 + 190 * rng.random(), rng.uniform(20, 90)
            x = rng.uniform(240, 580)
            v.strokes([[(x - q, y), (x, y + 2), (x + q, y)]], rng.uniform(0.6, 1.5))
    with b.thing("crane", "subject", depth=0.6) as c:
        c.leave_clay(crane, grow=4)
        body = c.clay(crane, CUTS["down"].but(gain=1.3), "along", parts={"beak": ("skin", "along"), "leg": ("skin", "across")})
        c.plumage(body, "down", 66, 46, gain=1.2, fan=12)
        c.leave([(370 + 8 * math.cos(k / 3), 352 + 7 * math.sin(k / 3)) for k in range(19)], grow=2)
        c.prick([(367, 349, 2.4)])
        c.strokes([[(362, 360), (371, 363), (381, 357)]], 1.4)
    with b.thing("bear", "witness", depth=0.7) as h:
        h.leave_clay(bear, grow=4)
        h.clay(bear, "fur", "along", gain=1.05, stroke=(12, 34), over=9)
        h.strokes([[(410, 532), (422, 540), (436, 536)]], 4, black=True)
        h.strokes([[(410, 537), (422, 545), (437, 541)]], 1.5)
        h.leave([(476 + 13 * math.cos(k / 3), 566 + 10 * math.sin(k / 3)) for k in range(19)])
        h.strokes([[(468, 560), (476, 556), (484, 560)]], 1.5)
        for k in range(5):
            h.strokes([[(556 + 9 * k, 640 + 8 * k), (576 + 8 * k, 646 + 9 * k), (586 + 7 * k, 660 + 9 * k)]], 3.4, ends=(1, 0.1))
    with b.thing("one wing", "accent", spot=1.0, depth=0.8) as w:
        rows = []
        for layer, (n, long, half, y0) in enumerate(((13, 300, 26, 610), (12, 190, 22, 600), (10, 110, 18, 592))):
            for k in range(n):
                q = k / (n - 1)
                rows.append((500 - 180 * q - 14 * layer * q, y0 - 36 * math.sin(math.pi * q) + 10 * q, 92 + 42 * q + rng.normal(0, 1.5), long * (0.7 + 0.4 * math.sin(math.pi * (0.2 + 0.7 * q))),
                    half, 0.45 + 0.5 * (1 - q)))
        w.feathers(rows)
    with b.thing("torn water", plane="front", lamps=[]) as f:
        f.leave("170,1010! 240,996 300,1004 420,996 460,1014 440,1090 300,1100 190,1090")
        for x, y, r in ((300, 1010, 150), (548, 1056, 60), (606, 1058, 54)):
            f.strokes([[(x + q * r * math.cos(a), y + q * r * 0.2 * math.sin(a)) for a in np.linspace(0.2, math.pi - 0.2, 9)] for q in (0.9, 1.05, 1.25)], 2.2, ends=(0.1, 0.1))
        for _ in range(14):
            x, y, a = rng.uniform(60, 760), rng.uniform(1020, 1180), rng.uniform(-20, 20)
            f.feathers([(x, y, a, 54, 9, 0.8)])
    s.describe("A bear and a tall crane hold each other in a ford. The bear’s eyes are closed, the bird’s violet wing lies over its back; torn feathers float on the water round them. Behind, the sky begins to pale.")
    s.moods("exhausted", "tender", "solemn", "quiet")
    s.themes("struggle", "reconciliation", "embrace", "exhaustion", "dawn")
    s.says("say sorry", "slow dance", "I will not let you go", "round twelve", "a truce", "who won?", "bear hug", "it started as a fight", "my shoulder, any time", "the last song", "neither of us remembers why", "tired of being strong", "take me under your wing", "feathers will grow back", "unlikely couple", "stay till morning", "draw", "forgive me", "we were enemies at midnight", "mother of all hugs", "sleeping on your feet", "group therapy", "let’s never speak of it", "holding on", "warm wet fur", "I thought you would be heavier", "family reunion", "peace treaty", "too tired to hate", "one blanket for two", "hush now", "the wrestling lesson", "clinch", "lean on me", "you can cry here", "all night long", "the colour of being held", "love, probably", "nobody lets go first", "cold feet", "it’s getting light", "after the war")  # fmt: skip
    s.relate("crane", "carries", "bear")
    s.about(place="the ford", time="before dawn", light="grey, from the right", composition="left", view="near, over the water", foreground="floating feathers", unexplained="why they fought")
