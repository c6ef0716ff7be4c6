"""Dust: a crane that is alone dances with a whirl of dust, and the dust has a neck and two wings."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.birds import crane, wing_up
from reverie_studio.sculpt.land import grains
from reverie_studio.sculpt.marks import ellipse, strew


@card(id="vwqa9y", title="Dust", seed=80, palette="board_clay", light=(0.7, -0.2))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.72, -0.3, 0.5, 1.1)], focus=(470, 640, 360))
    rng = s.rng
    with b.thing("plain and hills", "place", depth=0.1) as land:
        for k, top in enumerate((430, 480)):
            line = [(x, top + 22 * math.sin(x / 120 + 2 * k) + 10 * math.sin(x / 37)) for x in range(-20, 821, 20)]
            land.leave([*line, (820, 700), (-20, 700)])
            strew(land, (-10, top - 40, 810, top + 100), 1500, lambda x, y: 74.0 + 20 * math.sin(x / 90), lambda x, y, top=top,
                   k=k: (0.3 + 0.2 * k) * (y > top + 22 * math.sin(x / 120 + 2 * k) + 10 * math.sin(x / 37)) * math.exp(-(y - top) / 40) * (0.3 + 0.7 * x / 800), width=(0.5, 1.5), length=(8, 26))
        land.leave([(-20, 560), (820, 550), (820, 1210), (-20, 1210)])
        strew(land, (-10, 556, 810, 1190), 3700, lambda x, y: -1.0, lambda x, y: 0.75 * math.exp(-(((x - 470) / 330) ** 2) - ((y - 1030) / 150) ** 2) + 0.2 * (y < 640), length=(16, 60),
               width=(0.6, 2.2))
    with b.thing("other pairs", "witness", count=4, depth=0.3) as far:
        for x, y, size, flip in ((376, 800, 0.34, True), (484, 800, 0.34, False), (384, 616, 0.24, True), (452, 616, 0.24, False)):
            c = crane().turned(at=(x, y, 0), scale=size, flip=flip)
            wing_up(far, c.curve("shoulder")[0], -66 if not flip else -114, 190 * size, 0.5, count=7)
            far.leave_clay(c, grow=2)
            far.clay(c, "down", "along", gain=0.6, ambient=0.06)
    ghost = crane().turned(at=(170, 1010, 0), scale=1.2, flip=True, roll=3)
    with b.thing("dust", "accent", depth=0.5, spot=1.0) as d:
        for _ in range(520):  # the whirl it stands in
            u = rng.random() ** 0.8
            y, wide, a = 1040 - 1010 * u, 50 + 210 * u * u + 50 * u + rng.normal(0, 14), rng.uniform(0, math.tau)
            turn, cx = rng.uniform(0.5, 1.3), 168 + 40 * math.sin(u * 5) + 60 * u
            d.strokes([[(cx + wide * math.cos(a + turn * q), y + wide * 0.26 * math.sin(a + turn * q) - 16 * q) for q in (0, 0.33, 0.66, 1)]], rng.uniform(0.5, 1.9) * (1.1 - 0.6 * u),
                   ends=(0.2, 0.03))
        for q, (at, lean) in enumerate(((ghost.curve("shoulder")[0], -132), (ghost.curve("shoulder")[0], -108))):
            for k in range(11):
                a = math.radians(lean - 36 + 7.2 * k)
                far = 300 * (0.72 + 0.28 * math.sin(math.pi * (0.2 + 0.06 * k))) * (1 - 0.12 * q)
                d.prick([(at[0] + far * v * math.cos(a) + rng.normal(0, 4 + 7 * v), at[1] + far * v * math.sin(a) + rng.normal(0, 4 + 7 * v),
                       rng.uniform(0.6, 2.1) * (1.15 - 0.7 * v)) for v in rng.uniform(0.08, 1, 64)])
        grains(d, ghost, 7000)
        d.prick([(rng.normal(180, 130), 1040 - abs(rng.normal(0, 30)), rng.uniform(0.6, 1.8)) for _ in range(420)])
    with b.thing("prints", "prop", depth=0.45) as p:
        for x, y, a in ((560, 1090, 20), (640, 1110, -10), (470, 1114, 30), (390, 1090, -20), (300, 1116, 8), (706, 1080, 14), (220, 1096, -12)):
            p.leave(ellipse(x, y, 30, 13))
            p.strokes([[(x, y), (x - 28 * math.cos(math.radians(a + q)), y - 12 * math.sin(math.radians(a + q)))] for q in (-40, 0, 40, 180)], 4.0, ends=(0.9, 0.2))
    bird = crane().turned(at=(612, 1020, 60), scale=1.24, roll=-3)
    with b.thing("crane", "subject", depth=0.8) as c:
        x, y = bird.curve("shoulder")[0]
        wing_up(c, (x + 6, y - 6), -84, 350, 0.6, fan=56)
        for q in range(9):  # the drooping plumes of its tail
            rx, ry = bird.curve("rump")[0]
            c.feathers([(rx - 26 + 4 * q, ry - 10 + 3 * q, 58 - 9 * (q % 5), 130 - 6 * q, 15, 0.8)])
        c.leave_clay(bird, grow=4)
        c.clay(bird, CUTS["down"].but(stroke=(6, 18)), "along", ambient=0.07, parts={"leg": ("skin", "across"), "beak": ("skin", "along")})
        wing_up(c, (x + 30, y + 16), -38, 340, 0.95, fan=58)
        cover = sorted(((x + 8 + c.rng.normal(0, 20), y - 22 + c.rng.normal(0, 16)) for _ in range(30)), key=lambda p: -p[0])
        c.feathers([(px, py, c.rng.normal(24, 9), 58, 11, 0.8) for px, py in cover])
        hx, hy = bird.curve("eye left")[0]
        c.leave(ellipse(hx, hy, 11, 9))
        c.strokes([[(hx - 9, hy + 1), (hx, hy + 5), (hx + 9, hy)]], 2.6)
    s.relate("crane", "catches", "dust")
    s.describe("A crane with lifted wings dances alone on a plain. Before it a whirl of dust stands up like a second crane. Far behind, others dance in pairs.")
    s.moods("longing", "tender", "lonely", "graceful")
    s.themes("loss", "memory", "love", "dance", "longing")
    s.says("he’s dizzy", "light on her feet", "just this one more", "may I have this dance?", "ashes to ashes", "she was always like the wind", "partner wanted", "bite the dust", "the widower", "slow dance", "it takes two", "gone with the wind", "an old tune", "I still know the steps", "don’t open your eyes", "made of nothing", "better than sitting out", "who is leading?", "a dust-up", "imaginary friend", "the others don’t look", "one last waltz", "she comes when it’s dry", "until it settles", "in loving memory", "hold me", "thin air", "what is left of us", "kicking up dust", "shall we?", "the ghost of a chance", "only on windy nights", "dancing on my own", "the second sadness", "come back tomorrow", "cheek to cheek with nobody", "it almost had a face", "love never sweeps", "anniversary", "pas de deux", "the wind is kind tonight")  # fmt: skip
    s.about(place="the grey plain", time="night", light="low, from the right", composition="split", view="eye level", unexplained="the dust has left prints of its own")
