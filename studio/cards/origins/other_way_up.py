"""Other Way Up: in the First Wood trees come down from above as well; two birds hand over a berry."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.birds import bird
from reverie_studio.sculpt.land import clouds, ridge
from reverie_studio.sculpt.marks import before, oval
from reverie_studio.sculpt.plants import grass, grown, wooden
from reverie_studio.sculpt.small_eyes import dot_eye


@card(id="yxg6gc", title="Other Way Up", seed=97, palette="board_vermilion", light=(-0.6, -0.3))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.6, -0.2, 0.62, 1.05)], ambient=0.03, focus=(400, 600, 330))
    rng = s.rng
    with b.thing("two lands", "place", lamps=[], depth=0.1) as far:
        clouds(far, "-10,240! 810,240! 810,980! -10,980!", lambda x, y: 0.34 * np.exp(-(((y - 600) / 190) ** 2)) + 0 * x, share=0.46, scale=110)
        ridge(far, [(-10, 1000), (160, 960), (320, 990), (480, 950), (640, 980), (810, 940)], depth=110, sun=-0.4, gain=0.8, folds=0.3)
        top = np.array([(-10, 230), (140, 200), (320, 236), (500, 196), (660, 226), (810, 190)])
        far.leave([*top.tolist(), (810, -10), (-10, -10)])
        far.form([*top.tolist(), (810, -10), (-10, -10)], how=CUTS["ground"].but(near=2.6), puff=1, ambient=1.0, axis=88,
                 tone=lambda x, y: 0.6 * np.exp(-np.maximum(0, np.interp(x, top[:, 0], top[:, 1]) - y) / 100))  # fmt: skip
    with b.thing("tree from below", "prop", depth=0.4) as t:
        wooden(t, grown(rng, [(90, 1215, 0), (130, 1040, 10), (120, 880, 20), (190, 760, 30), (290, 716, 40), (370, 716, 40)], (54, 7), level=3, every=58, long=0.34, spread=52, sag=-0.3,
            bare=0.3), thick=5)
    with b.thing("tree from above", "prop", depth=0.5) as t:
        wooden(t, grown(rng, [(700, -15, 0), (664, 150, 10), (686, 310, 20), (610, 440, 30), (510, 484, 40), (430, 484, 40)], (56, 7), level=3, every=58, long=0.34, spread=52, sag=0.3, bare=0.3),
            thick=5)
    with b.thing("birds", "subject", count=2, depth=0.8, lamps=[Lamp(-0.25, -0.1, 0.9, 1.4)]) as w:
        for x, y, roll, angle in ((252, 726, 0, 172), (548, 478, 180, -8)):
            one = bird(legs=0.3, neck=0.5, head=1.3, plump=1.0, beak=1.0, tail=0.3).turned(at=(x, y, 120), scale=0.8, flip=True, roll=roll)
            body = before(w, one, CUTS["down"].but(gain=1.6), "along", parts={"beak": ("skin", "along"), "leg": ("skin", "across")})
            w.plumage(body, "wing", angle, 32, fan=8)
            one.marks["eye"] = [one.marks["iris near"][0]]
            dot_eye(w, one, 8)
    with b.thing("berry", "accent", spot=1.0, depth=0.9, lamps=[Lamp(-0.5, -0.5, 0.7, 1.6)]) as m:
        m.leave(oval(400, 602, 27, 27), grow=4)
        m.form(oval(400, 602, 26, 26), how="skin", puff=26, axis=40, bend=0.6, gain=1.4, ambient=0.25)
        for sweep in ((235, 305), (55, 125)):
            m.sparks((400, 602), (40, 62), 18, length=(8, 24), width=1.8, sweep=sweep)
    with b.thing("grass", plane="front") as g:
        grass(g, 220, tall=(30, 110), lean=8, lit=0.5)
    s.describe("Two birds hand over a red berry. One stands on a tree that grows up; the other hangs upside down on a tree that grows down from land above.")
    s.moods("gentle", "balanced", "curious", "playful")
    s.themes("exchange", "two worlds", "trust", "points of view", "gravity")
    s.says("you’re upside down", "no, you are", "foreign trade", "meeting halfway", "it depends where you stand", "pass it on", "the neighbours upstairs", "for you", "first bite", "mirror, mirror", "which way does it fall?", "customs office", "long-distance friends", "heads or tails", "a small bridge", "topsy-turvy", "love at first berry", "don’t drop it", "diplomatic bag", "peace offering", "the sky has roots", "opposites attract", "cherry on top, or below", "sharing is hard", "my other self", "up is a matter of taste", "hands across the border", "import, export", "say please", "the only red thing in the world", "kiss me, I’m hanging", "two halves of a wood", "careful now", "my world ends here", "gravity is a rumour", "beak to beak", "exchange student", "what’s it like down there?", "whose is it now?", "a gift from above", "it takes two", "if one lets go")  # fmt: skip
    s.relate("birds", "carries", "berry")
    s.about(place="the first wood", time="night", light="from the left", composition="diagonal", view="far, between two lands", foreground="black grass", unexplained="which way is up")
