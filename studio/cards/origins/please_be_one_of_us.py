"""Please Be One of Us: seen from inside the egg, everybody hopes."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import bear_head, cat_head, lamb_head
from reverie_studio.sculpt.birds import heron_face
from reverie_studio.sculpt.creatures import frog_head
from reverie_studio.sculpt.marks import before, curls, torn

X, Y = 404, 570


@card(id="7n3ybm", title="Please Be One of Us", seed=28, palette="board_yolk", light=(-0.4, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.5, -0.5, 0.62, 1.0)], ambient=0.03, focus=(400, 560, 330))
    rng = s.rng
    with b.thing("bear", "subject", depth=0.4) as h:
        one = bear_head(shut=False).turned(at=(300, 350, -60), scale=1.42, roll=-6, pitch=-8)
        before(h, one, "fur", "along", grow=5, parts={"nose": ("wet", "across"), "lid": ("skin", "along")}, gain=1.1, near=2.6)
        eyes(h, one, light=0.6, iris=0.6)
        h.strokes([one.curve("lip left"), one.curve("lip right")], 5, black=True)
    with b.thing("heron", "witness", depth=0.3) as h:
        one = heron_face(gape=0.2).turned(at=(580, 290, -20), scale=0.98, roll=17, pitch=4)
        before(h, one, CUTS["down"].but(gain=1.5), "along", grow=5, parts={"beak": ("skin", "along"), "lower beak": ("skin", "along")})
        eyes(h, one, light=0.9, iris=0.5)
    with b.thing("lamb", "witness", depth=0.5) as h:
        one = lamb_head(lids=1.0, look=(0, 0.5), mouth=0.6).turned(at=(218, 690, 40), scale=1.36, roll=14)
        body = before(h, one, "fur", "along", grow=5, parts={"nose": ("skin", "across"), "lid": ("skin", "along"), "wool": ("down", "contour")}, gain=1.9)
        curls(h, body, 24, 13, keep=("wool",), gain=1.2)
        eyes(h, one, light=0.8, iris=0.4)
    with b.thing("cat", "subject", depth=0.6) as h:
        one = cat_head(lids=1.0, look=(-0.2, 0.2)).turned(at=(606, 660, 40), scale=1.36, roll=-12)
        before(h, one, "fur", "along", grow=5, parts={"nose": ("wet", "across"), "lid": ("skin", "along")}, gain=1.3, near=2.5)
        eyes(h, one, light=0.8, iris=0.7)
        for side, k in (("left", -1), ("right", 1)):
            h.strokes([one.curve(f"lip {side}")], 4, black=True)
            h.strokes([[(x, y), (x + 70 * k, y - 14 + 12 * i), (x + 130 * k, y - 10 + 26 * i)] for i, (x, y) in enumerate(one.curve(f"pad {side}")[:3])], 1.5, ends=(0.9, 0.05))
    with b.thing("frog", "subject", depth=0.7) as h:
        one = frog_head(gape=0.25, look=(-0.1, 0.0), inner=0.8).turned(at=(424, 884, 120), scale=1.4)
        before(h, one, CUTS["hide"].but(gain=1.2), "across", grow=5, parts={"throat": ("skin", "along"), "lid": ("skin", "along")})
        eyes(h, one, light=0.8, iris=0.6)
    page = [(-10, -10), (810, -10), (810, 1210), (-10, 1210)]
    hole, lip = torn(rng, (X, Y), 330, 450, 30, 0.07), torn(rng, (X, Y), 352, 474, 30, 0.05)
    with b.thing("torn skin of the egg", "accent", spot=1.0, lamps=[], depth=0.8) as m:
        flaps = []
        for a0, a1, deep in ((20, 64, 90), (96, 120, 60), (150, 206, 100), (228, 250, 50), (262, 282, 50), (334, 356, 90)):
            ring = [(X + 345 * math.cos(math.radians(a)), Y + 468 * math.sin(math.radians(a))) for a in np.linspace(a0, a1, 9)]
            back = [(X + (345 - deep * math.sin(math.pi * q) * rng.uniform(0.6, 1.1)) * math.cos(math.radians(a)),
                Y + (468 - deep * math.sin(math.pi * q) * rng.uniform(0.6, 1.1)) * math.sin(math.radians(a))) for a, q in zip(np.linspace(a1, a0, 12), np.linspace(0, 1, 12), strict=True)]
            flaps.append([*ring, *back])
        for flap in flaps:
            m.leave(flap, grow=3)
            m.form(flap, how=CUTS["cloth"].but(near=2.8), puff=1, ambient=1.0, guides=[[(X, Y), (X + 400 * math.cos(q), Y + 500 * math.sin(q))] for q in np.linspace(0, math.tau, 13)[:-1]],
                   tone=lambda x, y: 0.35 + 0.5 * np.sin(np.arctan2(y - Y, x - X) * 17) ** 2)  # fmt: skip
    with b.thing("shell", "place", plane="front", lamps=[], depth=0.9) as e:
        e.leave(page, hole)
        rings = [[(X + q * math.cos(a), Y + q * 1.3 * math.sin(a)) for a in np.linspace(0, math.tau, 41)] for q in (330, 420, 520)]
        e.form(page, lip, how=CUTS["skin"].but(near=4.4, far=11, cross=None), puff=1, ambient=1.0, guides=rings,
            tone=lambda x, y: 0.52 * np.exp(-((np.hypot(x - X, (y - Y) / 1.34) - 340) / 46)) * (0.55 + 0.45 * (y > 0)))
        e.form(lip, hole, how="skin", puff=8, ambient=0.9, guides=[[(X, Y), (X + 400 * math.cos(q), Y + 500 * math.sin(q))] for q in np.linspace(0, math.tau, 17)[:-1]])
    s.describe("Seen from inside an egg, five animals look in. Bear, heron, lamb, cat and frog crowd round the broken shell; yellow skin of the egg hangs in rags.")
    s.moods("hopeful", "comic", "tender", "expectant")
    s.themes("birth", "belonging", "family", "expectation", "first sight")
    s.says("hello everyone", "job interview", "what if I am neither", "surprise party", "say mama", "visiting hours", "first impressions", "I want to go back in", "the in-laws", "please have fur", "the committee", "it has my eyes", "breakfast is late", "don’t crowd it", "is it dinner or family?", "adoption day", "room for one more", "everybody smile", "who ordered the egg?", "out of my shell", "they were all waiting", "casting call", "choose me", "one big family", "close the curtain", "the welcome committee", "five dialects of love", "breakthrough", "nobody knows the father", "it looked at me first", "wrong nest", "the neighbourhood watch", "born into company", "good morning, stranger", "a hatch in the wall", "too many godparents", "will it like us?", "who are you all?", "I expected my mother", "come out, come out")  # fmt: skip
    s.relate("frog", "waits for", "torn skin of the egg")
    s.about(place="the eggshell plain", time="night", light="from the upper left", composition="centred", view="through a hole in an eggshell", foreground="the broken shell",
        unexplained="who is in the egg")
