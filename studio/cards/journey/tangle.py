"""A tangle of thread as tall as a church rolls over the plain and takes everybody along."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import fence_with_hens
from reverie_studio.sewn.goats_and_sheep import goat_in_rapture
from reverie_studio.sewn.stitches import loops
from reverie_studio.sewn.things import field_gate, tuba

MID = (268, 640)
SIZE = 400.0
DEEP = ("#2c1a34", "#3a1c2c", "#1e2a48", "#40281c", "#1c3c3c")
MIDDLE = ("#8a2c44", "#3a5a9c", "#b0682c", "#2f7a6c", "#6a4488", "#9c3a30", "#7a7a2c")
BRIGHT = ("#f2a83c", "#e8605c", "#5ab0b8", "#fbe8c0", "#8cc05c", "#f28ab0", "#6a8ae0", "#ffd24a")


@card(id="tg9n4a", title="Tangle", seed=65, palette="cochineal", light=(0.6, -0.6))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#f0b8a0"), (560, "#e89a8c"), (880, "#d87a78"), (920, "#a85058"), (1200, "#7a3448")])
    rng = np.random.default_rng(65)
    h.whip("-10,912 300,904 560,912 810,906", "#ffe0c0", 2.2, 12, 16)
    h.shade([(300 + math.cos(a) * 400, 1076 + math.sin(a) * 50) for a in np.linspace(0, 6.28, 24)[:-1]], 0.6, 22)
    with h.thing("dust", "prop"):
        for k in range(170):
            x = rng.uniform(-20, 520)
            h.knots([(x, 1070 + rng.normal(0, 34) - abs(x - 250) * 0.12, rng.uniform(3, 10))], ("#ffd8b8", "#f0b8a0", "#fff0dc")[k % 3])
    with h.thing("tangle", "subject", lift=10) as ball:
        h.stain([(MID[0] + math.cos(a) * SIZE * 0.93, MID[1] + math.sin(a) * SIZE * 0.93) for a in np.linspace(0, 6.28, 40)[:-1]], "#160c18", 0.94, 14)
        loops(h, MID, SIZE, rng, 46, DEEP, 10, (0.5, 0.99))
        loops(h, MID, SIZE, rng, 44, MIDDLE, 10, (0.4, 1.0))
        h.shade([(MID[0] - 90 + math.cos(a) * 360, MID[1] + 90 + math.sin(a) * 360) for a in np.linspace(0, 6.28, 40)[:-1]], 0.5, 90)
        loops(h, MID, SIZE, rng, 26, BRIGHT, 9, (0.3, 0.9), 40)
    with h.thing("gate", "prop", lift=8), h.at(96, 330, 0.95, -28):
        field_gate(h)
    with h.thing("passengers", "witness", lift=10) as crew:
        with h.at(398, 300, 0.95, 24):
            tuba(h)
        with h.at(556, 560, 1.12, -10):
            goat_in_rapture(h)
    with h.thing("threads over them", lift=4):
        loops(h, MID, SIZE, rng, 9, BRIGHT, 9, (0.4, 0.86), 20)
        for k in range(8):  # they hold the goat by its belly
            y = 640 + k * 13
            h.couch([(330 + k * 6, y - 60), (420, y + 10 + rng.normal(0, 14)), (520, y + 26 + rng.normal(0, 14)), (610 - k * 6, y - 20 + rng.normal(0, 10))], (*BRIGHT, *MIDDLE)[(k * 4) % 15], None, 9)
        for k in range(9):
            y = 300 + k * 90
            h.loose([(60, y), (20, y + rng.normal(0, 40)), (-30, y + rng.normal(0, 50))], BRIGHT[k % 8], 5)
        h.couch("560,1010 620,1090 690,1040 732,1070", "#fbe8c0", None, 8)
    with h.thing("fence", "prop", lift=9), h.at(498, 936, 0.92, 13):
        fence_with_hens(h)
    with h.thing("next post", "prop", lift=12):
        h.tube("752,990,30 758,1100,32 754,1240,34", ("#1c0e14", "#341a20", "#54303a", "#9c6a5c"), "across", angle=8, length=34)
        h.couch("722,1064 754,1078 788,1064", "#fbe8c0", None, 8)
    s.relate(crew[0], "is carried by", ball[0])
    s.describe("A huge ball of tangled coloured thread rolls over a plain. Caught in it are a goat, a tuba, a gate and a fence with two hens. The goat’s eyes are shut and its tongue hangs out.")
    s.moods("rapturous", "chaotic", "merry")
    s.themes("chance", "company", "chaos", "letting go")
    s.says("pick me up", "group tour", "nobody asks to be let off", "spaghetti planet", "happy accident", "public transport", "how I met everyone", "my thoughts at 3 a.m.", "snowball, summer edition", "more is more", "the band is on its way", "wheee", "rolling stock", "loose ends, reunited", "a goat on tour", "progress", "granny’s knitting took over", "join us", "history", "headphone cables", "it began with one thread", "the family Christmas", "unstoppable", "who needs a plan?", "carried away", "the world as a ball", "collateral delight", "next stop: everything", "love, more or less", "chaos has hens", "I resisted for an hour", "gathering moss")
    s.about(place="Bare Plain", time="evening", light="low, from the right", composition="left", view="eye level", foreground="the next fence post", unexplained="who is winding it")
