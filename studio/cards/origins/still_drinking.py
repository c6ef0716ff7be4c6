"""Still Drinking: a stag has left the pond; in the water his reflection has not finished, and looks at us."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.donkeys import ear_inside
from reverie_studio.sculpt.hoofed_faces import drinking_stag, hind_legs
from reverie_studio.sculpt.land import water
from reverie_studio.sculpt.marks import before
from reverie_studio.sculpt.otters import wet_nose
from reverie_studio.sculpt.plants import spruce, sward
from reverie_studio.sculpt.small_eyes import staring_eye

SHORE, X, K = 326, 384, 1.37  # the waterline; where the reflection is, how large


@card(id="zdsrqu", title="Still Drinking", seed=20, palette="board_verdigris", light=(-0.7, -0.3))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.6, -0.5, 0.55, 1.05)], ambient=0.02, focus=(X, 580, 400))
    rng, y0 = s.rng, SHORE - 2 + 186 * K
    with b.thing("far wood", depth=0.1) as w:
        for x, tall, half in ((36, 190, 44), (124, 130, 34), (196, 236, 50), (306, 150, 36), (384, 110, 28)):
            spruce(w, x, 276, tall, half, light=0.42)
    with b.thing("stag that leaves", "witness", depth=0.3) as h:
        gone = hind_legs(((-76, 0, -30), (110, 0, 40))).turned(at=(606, 292, 0), scale=0.84)
        before(h, gone, CUTS["fur"].but(near=2.3, stroke=(8, 22)), "along", ambient=0.12, grow=5, parts={"hoof": ("skin", "across")})
    with b.thing("bank", "place", depth=0.2) as k:
        sward(k, [(-20, 272), (200, 266), (420, 272), (620, 264), (820, 270)], 5, 12, (16, 40), lambda x, y: 1.9 * math.exp(-(((x - 330) / 420) ** 2)), every=7, lean=0.2)
    with b.thing("water", depth=0.35) as v:
        v.leave([(-10, SHORE - 4), (200, SHORE - 1), (460, SHORE - 5), (810, SHORE - 2), (810, 1210), (-10, 1210)])
        light = lambda x, y: 0.14 * np.clip(1.0 - (y - SHORE) / 500, 0, 1) * (1 - 0.9 * np.exp(-((((x - X) / 190) ** 2 + ((y - 600) / 260) ** 2) ** 2)))  # noqa: E731
        water(v, [(-10, SHORE), (810, SHORE), (810, 1210), (-10, 1210)], light, choppy=0.5, near=4.2)
    with b.thing("reflection", "subject", depth=0.5, lamps=[Lamp(-0.6, 0.12, 0.74, 1.15)]) as r:
        neck = Clay().limb([(X, y0 + 60, -120, 120), (X, y0 + 240, -170, 150), (X + 6, y0 + 460, -240, 190)], per=5)
        bands = lambda x, y: np.clip(1.1 - (y - y0 - 60) / 400, 0, 1) * (0.6 + 0.5 * np.sin(y / 6))  # noqa: E731
        r.clay(neck, CUTS["wet"].but(near=3.0, stroke=(10, 50), gap=(3, 10)), (0, 1, 0.12), ambient=0.16, gain=0.62, tone=bands)
        deep = drinking_stag().turned(roll=180).turned(at=(X, y0, 0), scale=K)
        ways = {"nose": ("skin", "across"), "lid": ("skin", "along"), "antler": (CUTS["wood"].but(near=2.2), "along"), "muzzle": (CUTS["down"].but(near=2.0), "along")}
        before(r, deep, CUTS["fur"].but(stroke=(8, 24), near=2.0), "along", grow=6, ambient=0.1, gain=1.1, parts=ways)
        for name, side in (("left", 0.3), ("right", 0.3)):
            ear_inside(r, deep, name, 26, side)
            r.strokes([deep.curve(f"lip {name}")], 5, black=True)
        nx, ny = deep.curve("nose")[0]
        wet_nose(r, nx, ny + 10, 180)
        for q in range(840, 1150, 17):
            for u in rng.uniform(0, 760, 4):
                r.strokes([[(u, q), (u + 40, q + rng.normal(0, 2)), (u + rng.uniform(50, 120), q)]], 3.4, black=True, ends=(0.1, 0.1))
    with b.thing("eyes of the reflection", spot=1.0, depth=0.55) as r:
        for name in ("left", "right"):
            staring_eye(r, deep, name)
    with b.thing("rings", "accent", spot=1.0, depth=0.6) as g:
        for n, rx in enumerate((84, 130, 184, 246, 316, 394)):
            arc = [(X + rx * math.cos(a), SHORE + 2 + rx * 0.11 * math.sin(a)) for a in np.linspace(0.02, math.pi - 0.02, 60)]
            g.strokes([arc], 7, black=True)
            for cut in (arc[:17], arc[19:38], arc[40:]) if n % 2 else (arc[:26], arc[29:]):
                g.strokes([cut], 6.0 - 0.6 * n, ends=(0.15, 0.15))
    s.describe("A stag’s reflection stares at us, upside down in a pond. Its muzzle touches the surface from below, green rings round it, its eyes green. On the bank above, the stag himself is walking off, cut by the upper edge.")  # fmt: skip
    s.moods("uncanny", "hushed", "wistful", "lingering")
    s.themes("reflection", "leaving", "memory", "thirst", "the self")
    s.says("lag", "delay", "thirst", "afterimage", "twin", "leftovers", "understudy", "loyalty", "haunted", "overtime", "wait for me", "slow connection", "part of me stayed there", "one more sip", "I’m not finished", "he left without himself", "still waters", "you go on ahead", "what the pond kept", "who is the real one?", "the echo drinks", "I forgot myself", "last orders", "out of sync", "it prefers it down there", "in two minds", "don’t drink and stare", "the rest of him", "somebody should tell him", "the body leaves first", "roots", "bottoms up", "and who is that?", "never turn your back on a mirror", "resignation, with immediate effect", "the other one was always thirstier", "it has learned to hold its breath", "my shadow came along, at least", "now there are two of us", "you’ll come back, you always do", "a tree that blinks", "left luggage", "it was never copying you")  # fmt: skip
    s.relate("stag that leaves", "loses", "reflection")
    s.about(place="a pond at the edge of the first wood", time="night", light="low light from the left", composition="centred", view="near, low over the water", unexplained="the reflection stays and drinks alone")  # fmt: skip
