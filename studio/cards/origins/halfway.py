"""Halfway: a giraffe bends down, a tortoise reaches up, and it is not quite enough."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.first_light import (
    dandelion,
    dark_eye,
    ear_hollow,
    patches,
    reaching_tortoise,
)
from reverie_studio.sculpt.hoofed_faces import giraffe_face
from reverie_studio.sculpt.land import ridge
from reverie_studio.sculpt.marks import before
from reverie_studio.sculpt.plants import grass


@card(id="epqgdd", title="Halfway", seed=87, palette="board_yolk", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.66, -0.36, 0.66, 1.1)], ambient=0.02, focus=(400, 560, 420))
    coat = patches(s.rng, 66.0)
    with b.thing("far hills", "place", lamps=[], depth=0.1) as far:
        ridge(far, [(-10, 1010), (120, 986), (280, 1016), (440, 992), (600, 1022), (810, 980)], depth=60, sun=-0.6, gain=0.38, folds=0.3, level=True, base=1130)
    with b.thing("grass behind", "place", depth=0.2) as m:
        grass(m, 420, base=1130, tall=(14, 54), lit=0.3, light=0.8)
    with b.thing("giraffe", "subject", depth=0.6) as g:
        for knots, gain in (([(900, 330, -260, 90), (792, 560, -260, 52), (774, 720, -260, 46), (764, 900, -260, 27), (758, 1050, -260, 27), (752, 1090, -260, 32)], 0.5),
                            ([(860, 180, -180, 120), (690, 500, -180, 62), (648, 660, -180, 50), (622, 860, -180, 29), (604, 1060, -180, 29), (596, 1104, -180, 34)], 0.8)):
            x, y, z, r = knots[-1]
            leg = Clay().limb(knots, part="leg", per=7).limb([(x, y - 4, z + 8, r * 0.9), (x - 10, y + 34, z + 8, r * 1.2)], melt=3, part="hoof", tone=0.42)
            leg.groove([(x - 4, y - 16), (x - 12, y + 60)], 8)
            g.leave_clay(leg, grow=6)
            g.clay(leg, CUTS["fur"].but(stroke=(10, 30)), "along", gain=gain, parts={"hoof": ("skin", "across")}, tone=lambda x, y: 1 - 0.83 * coat(x, y) * np.clip((900 - y) / 300, 0, 1))
        tall = giraffe_face().turned(at=(496, 212, 0), scale=1.34, roll=-54)
        x, y = tall.curve("tongue")[0]
        tongue = Clay().limb([(x + 14, y - 30, 6, 20), (x + 4, y + 10, 10, 21), (x - 14, y + 48, 16, 18), (x - 46, y + 74, 20, 14), (x - 78, y + 72, 22, 9), (x - 92, y + 58, 22, 4)], part="tongue", per=7)
        before(g, tongue, CUTS["skin"].but(near=2.0), "across", grow=5)
        g.strokes([[(x + 4, y + 10), (x - 14, y + 48), (x - 46, y + 74), (x - 76, y + 72)]], 2.2, ends=(0.9, 0.1), black=True)
        before(g, tall, CUTS["fur"].but(stroke=(10, 30)), "along", grow=5, tone=lambda x, y: 1 - 0.86 * coat(x, y) * np.clip((x - 530 - 0.3 * (y - 300)) / 60, 0, 1),
               parts={"lip": (CUTS["fur"].but(near=1.9, stroke=(6, 16)), "along"), "lid": ("skin", "along")})  # fmt: skip
        g.strokes([tall.curve("mouth")], 7, ends=(0.2, 0.8), black=True)
        g.leave(tall.curve("nostril"), grow=2)
        ear_hollow(g, tall.curve("hollow"), tall.curve("hollow")[0])
        dark_eye(g, tall, 27, glint=(-0.3, -0.3), lash=40)
    with b.thing("tortoise", "subject", depth=0.8) as t:
        low = reaching_tortoise().turned(at=(172, 1164, 60), scale=0.72)
        before(t, low, CUTS["hide"].but(near=2.2), "across", parts={"shell": (CUTS["stone"].but(near=2.4), "contour"), "rim": ("skin", "across"), "lid": ("skin", "along")})
        dark_eye(t, low, 15)
    with b.thing("dandelion", "accent", spot=1.0, depth=0.9) as d:
        x, y = low.curve("lips")[0]
        dandelion(d, [(x - 8, y + 6), (x + 18, y - 8), (x + 26, y - 30), (x + 22, y - 64)], 48)
    with b.thing("grass", plane="front", depth=0.95) as m:
        grass(m, 420, tall=(16, 58), lit=0.6)
    s.relate("tortoise", "feeds", "giraffe")
    s.relate("giraffe", "towers over", "tortoise")
    s.describe("A giraffe bends down and puts out its long tongue. Below, a tortoise stretches its neck as high as it goes and holds up a yellow dandelion in its mouth. They do not quite touch.")
    s.moods("tender", "funny", "shy", "hopeful")
    s.themes("meeting", "effort", "gifts", "difference", "love")
    s.says("compromise", "tiptoe", "courtship", "bouquet", "stretch", "diplomacy", "dessert", "romance", "almost", "lick", "slurp", "proposal", "meet me in the middle", "love at first height", "I brought you something", "the short end", "a tall order", "it took me all summer", "what’s the weather like up there?", "her family will object", "opposites attract", "sticking my neck out", "dinner for two", "he picked it himself", "bend a little", "sorry I’m late", "is that all there is to eat?", "tip of the tongue", "grandad visits", "mind your head", "worth a stiff neck", "you can come down now", "the second date", "for my teacher", "one more inch", "head over shell", "say it with flowers", "nobody asked the flower", "peace talks", "small gesture, big effort", "a matter of taste", "not the fingers, please")  # fmt: skip
    s.about(place="a meadow", time="night", light="from the left", composition="diagonal", view="from below, out of the grass", foreground="grass")
