"""Three frogs and their cox row a racing boat straight across a ploughed field; the furrows part, clods fly, rooks follow like gulls."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import rook
from reverie_studio.sewn.vehicles import oar, racing_boat
from reverie_studio.sewn.waters import frog_above

SOIL = (("#1c100a", "#3c2414", "#6a4424", "#9c6c3c", "#dcae6c"), ("#22140c", "#4a2e1a", "#7a5230", "#ac7c48", "#e8c080"))
GREENS = (("#0c3014", "#1e6a28", "#4ca83c", "#a8e070", "#f0ffc0"), ("#123a2c", "#1f7a54", "#4cc084", "#b0f0b0", "#f0ffe0"), ("#2c3a0c", "#5c7a18", "#98b830", "#dcec78", "#ffffd0"))
TOAD = ("#3a2010", "#6a4424", "#a87840", "#e0b878", "#fff0c8")
HULL = ("#5c140e", "#a82c1c", "#e0563a", "#f8946c", "#ffd8b8")
WOOD, BLADE = ("#5c4020", "#a8803c", "#e8c884"), ("#a89c86", "#ece0c4", "#ffffff")


@card(id="yzdys3", title="Short Cut", seed=12, palette="walnut", light=(-0.8, -0.45))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#5c3c22"), (1200, "#3c2414")])
    rng = np.random.default_rng(12)
    at = np.array([400.0, 640.0])
    way = np.array([math.cos(math.radians(-58)), math.sin(math.radians(-58))])
    with h.thing("field", "place", lift=4) as field:
        for k in range(-16, 18):
            spine = []
            for v in np.linspace(-60, 1260, 26):
                x, y = -300 + k * 62 + v * 0.42 + 340, v
                d = np.array([x, y]) - at
                along, across = float(d @ way), float(d @ np.array([-way[1], way[0]]))
                push = 46 * math.exp(-((across / 120) ** 2)) * (1 / (1 + math.exp((along - 440) / 40))) * (1 / (1 + math.exp((-along - 760) / 90)))
                side = 1.0 if across >= 0 else -1.0
                wave = 9 * math.sin(along / 40) * math.exp(-abs(across) / 180) * (along < 0)
                spine.append((x - way[1] * push * side + wave, y + way[0] * push * side, 30.0))
            h.tube(spine, SOIL[k % 2], "fur", angle=62 if k % 2 else -62, length=36, satin=64, width=3.5)
    h.shade([(at[0] + way[0] * u - way[1] * v, at[1] + way[1] * u + way[0] * v) for u, v in ((240, 0), (160, 90), (-60, 100), (-420, 60), (-420, -60), (-60, -100), (160, -90))], 0.45, 18)
    blades = []
    with h.thing("boat", "subject", lift=16) as boat, h.at(float(at[0]), float(at[1]), 1.1, 32):
        racing_boat(h, HULL, ("#2a0c08", "#4a1c12", "#6a3020"))
    with h.thing("crew", "subject", lift=12, count=4) as crew, h.at(float(at[0]), float(at[1]), 1.1, 32):
        for k, y in enumerate((-262, -78, 106)):
            with h.at(0, y, 0.98, (6, -5, 4)[k]):
                frog_above(h, GREENS[k], lean=(4, 10, 0)[k])
            side = -1 if k % 2 else 1
            blades.append(h.where(*oar(h, side, y + 92, 240, (-52, 20, -40)[k], WOOD, BLADE)))
            for x in (-12, 14):
                h.tube([(x, y + 86, 9), (x + 1, y + 96, 9)], h.threads(GREENS[k])[2:], "fur")
        with h.at(0, 366, 1.06, 180):
            frog_above(h, TOAD)
            h.blob("-26,28 -22,4 0,-8 22,4 26,28 0,36", ("#14284c", "#2c4c88", "#6c90c8"), "cloth", grain=90.0, puff=16)
            h.blob("-8,80! 8,80! 26,122! -26,122!", ("#c89020", "#f8d050", "#fff4b0"), "silk", grain=0.0, puff=12)
    with h.thing("clods", "prop", lift=12):
        for x, y in blades:
            h.knots([(float(x + rng.normal(0, 26)), float(y + rng.normal(0, 22)), float(rng.uniform(4, 11))) for _ in range(11)], (SOIL[0][1], SOIL[0][2], SOIL[1][3], SOIL[0][0]))
    with h.thing("rooks", "witness", lift=26, count=5) as birds:
        for x, y, n, turn in ((80, 790, 0.6, -50), (620, 1110, 0.9, -64), (700, 880, 0.6, -50), (120, 1140, 0.56, -40), (220, 150, 0.5, -60)):
            with h.at(x, y, n, turn):
                rook(h, ("#08080c", "#16161e", "#2a2a38", "#565670"))
    s.relate(boat[0], "sails on", field[0])
    s.relate(birds[0], "follows", crew[0])
    s.describe("Three frogs row a racing boat across a ploughed field. A toad with a megaphone steers. The furrows bend aside like water, and rooks fly round the boat.")
    s.moods("funny", "determined", "fresh")
    s.themes("stubbornness", "shortcuts", "freedom", "habit", "effort")
    s.says("dirty bath", "why go round", "they never liked the bridge", "dry run", "mud in your ear", "stroke!", "sea of earth", "nobody told them", "deep ploughing", "straight through", "fields of water", "still in training", "no lifeguard on duty", "as the crow flies", "make waves", "personal best", "a good furrow", "the tide went out", "keep kicking", "cross country", "gravel rash", "late for the regatta", "against the grain", "boat race, inland", "what drought?", "worm’s-eye panic", "mind over matter", "the farmer will have words", "row, row, row", "all pulling together", "earthly delights", "it used to be a lake", "potato bath", "middle management", "faster!", "nothing stops them", "warm-up lap", "rooks on tour", "and who is looking ahead?", "drowning in work", "landlocked", "the shortest way to Grandma’s")  # fmt: skip
    s.about(place="Smocked Fields", time="morning", light="low, from the left, along the ridges", composition="diagonal", view="from above", unexplained="why the earth gives way")
