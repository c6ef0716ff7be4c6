"""Closed: hands from inside pull a slit of light shut; a toad is not impressed."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import toad
from reverie_studio.sculpt.marks import finger


@card(id="v5j8sm", title="Closed", seed=35, palette="board_verdigris", light=(0.2, -0.3))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.15, -0.5, 0.45, 0.75), Lamp(500, 500, 60, 1.4, 260)], focus=(480, 560, 330))
    rng = s.rng
    wide = ((4, -20), (14, 120), (40, 260), (66, 400), (76, 540), (66, 680), (40, 820), (16, 930), (3, 1020))
    left, right = ([(512 + side * w + 8 * math.sin(y / 70), y) for w, y in wide] for side in (-1, 1))
    with b.thing("slit", "accent", spot=1.0, depth=0.3) as t:
        t.form([*left, *reversed(right)], how="wet", puff=2, axis=90, ambient=1.4, near=2.0, cross=0.5)
        for side, edge in ((-1, left), (1, right)):
            for _ in range(230):
                k = rng.uniform(0.4, 7.4)
                i = int(k)
                x, y = (edge[i][j] + (edge[i + 1][j] - edge[i][j]) * (k - i) for j in (0, 1))
                long, fall = rng.uniform(16, 210) * rng.random() ** 0.8, (y - 520) * 0.0011
                t.strokes([[(x + side * 7, y), (x + side * (7 + long), y + fall * long)]], rng.uniform(0.5, 1.7), ends=(0.8, 0.02))
    with b.thing("folds of the dark", "place", depth=0.4) as d:
        for side, edge in ((-1, left), (1, right)):
            for k, far in enumerate((0, 34)):
                c = [(x + side * (far + 9 * math.sin(i * 1.4 + k)), y) for i, (x, y) in enumerate(edge)]
                d.strokes([c], 14 if k == 0 else 7, black=True, ends=(0.1, 0.1))
                d.strokes([c], (3.6, 1.4)[k], ends=(0.1, 0.1), shake=1)
    with b.thing("hands from inside", "subject", depth=0.7) as h:
        for side, top in ((-1, 392), (1, 470)):
            for k, out in enumerate((96, 124, 118, 88)):
                y, x = top + 58 * k, 512 + side * (74 - 3 * k)
                finger(h, [(x - side * 3, y - 2, -30), (x + side * 6, y - 8, 46), (x + side * out * 0.62, y + 4, 56), (x + side * out, y + 18, 26)], 33 - 4 * (k == 3), root=0)
    with b.thing("toad", "witness", plane="front", depth=0.9, lamps=[Lamp(0.75, -0.65, -0.1, 1.0), Lamp(0.1, -0.8, 0.6, 0.42)]) as q:
        beast = toad().turned(at=(250, 1010, 200), scale=1.42, yaw=-8)
        for _ in range(46):
            x, y = rng.uniform(70, 440), rng.uniform(860, 1180)
            z = beast.touch(x, y)
            if z is not None and not (900 < y < 1010 and 130 < x < 380):
                beast.ball(x, y, z - 2, rng.uniform(6, 13), melt=6, part="wart")
        q.clay(beast, CUTS["hide"].but(stroke=(7, 22)), "across", parts={"wart": ("skin", "contour"), "throat": ("skin", "across"), "lid": ("skin", "along")})
        eyes(q, beast, light=0.5, glint=(0.3, -0.4), iris=0.7)
    s.relate("toad", "guards", "slit")
    s.describe("Two hands reach out of a slit of green light. Their fingers grip its edges on both sides. A broad toad sits before it with its back to the light and half-closed eyes.")
    s.moods("secretive", "dry", "tense", "curious")
    s.themes("secrets", "thresholds", "curiosity", "indifference", "endings")
    s.says("we’re closed", "private function", "I was so close", "curtain", "not today", "come back tomorrow", "the doorman", "nothing to see here", "mind the gap", "bouncer", "stage fright", "a crack in everything", "who was that?", "somebody lives in there", "shut the door, it’s cold", "last orders", "bedtime", "unimpressed", "I’ve seen it before", "don’t look behind you", "peep show", "dressing room", "let me in", "let me out", "leak", "behind the scenes", "too bright for me", "slip of light", "zip it", "ask the toad", "intermission", "caught in the act", "quick, before they see", "opening hours")  # fmt: skip
    s.about(place="the quarry of dark", time="night", light="green light out of the slit",
            composition="right", view="near", foreground="a toad before the slit", unexplained="whose hands they are, and what they hide")  # fmt: skip
