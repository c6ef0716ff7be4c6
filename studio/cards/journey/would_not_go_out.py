"""Under water: a kingfisher dives with a burning candle in its beak, and the flame does not go out."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop, ring
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import kingfisher, kingfisher_bill
from reverie_studio.sewn.waters import pike

FLAME = (398, 560)


def candle(h: Hoop) -> None:
    x, y = FLAME
    h.blob(f"{x - 24},{y + 48}! {x - 8},{y + 42} {x + 12},{y + 44} {x + 26},{y + 50}! {x + 24},{y + 260}! {x},{y + 268} {x - 22},{y + 260}!", ("#a87a4a", "#e0bc82", "#fff0c8", "#fffbe8"), "silk", grain=90.0, angle=84, satin=90, puff=24)
    h.tube([(x - 21, y + 54, 7), (x - 25, y + 84, 7), (x - 24, y + 112, 10)], ("#c89a5c", "#fff0c8", "#ffffff"), "silk")
    h.couch([(x, y + 46), (x + 3, y + 26)], "#1c1010", None, 5)
    h.blob(f"{x + 4},{y - 78}! {x + 26},{y - 22} {x + 32},{y + 12} {x + 18},{y + 38} {x},{y + 42} {x - 20},{y + 34} {x - 28},{y + 8} {x - 14},{y - 24}", ("#e06a10", "#ff9a24", "#ffcc4a", "#fff0a0"), "silk", grain=[[(x, y + 40), (x - 16, y), (x + 4, y - 74)], [(x + 6, y + 40), (x + 20, y), (x + 6, y - 70)]], angle=4, satin=60, puff=22, gloss=0.7)
    h.blob(f"{x + 2},{y - 30}! {x + 14},{y + 6} {x + 8},{y + 30} {x - 8},{y + 30} {x - 12},{y + 6}", ("#fff0a0", "#fffbe0", "#ffffff"), "silk", grain=90.0, angle=4, puff=12)


@card(id="f6qj2t", title="It Would Not Go Out", seed=37, palette="woad night", light=(-0.2, -0.8))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#4a6098"), (128, "#3a5088"), (140, "#2c4a80"), (520, "#1c2c5c"), (1200, "#0e1630")], dusk=0.34)
    rng = np.random.default_rng(37)
    h.lamp(*FLAME, 420, "#ffdc9a", 0.95, z=110)
    with h.thing("surface", "place"):
        for k in range(4):
            h.couch([(-10, 132 + k * 9), (180, 140 - k * 5), (330, 124 + k * 8), (460, 150), (520, 190 + k * 10)], ("#c9d4ea", "#7d9bd0", "#ffffff", "#9ab4dc")[k], None, 4)
        h.couch("700,190 740,150 820,140", "#ffffff", "#7d9bd0", 5)
        for k in range(90):
            a = rng.uniform(3.3, 6.1)
            r = rng.uniform(90, 300)
            x, y = 600 + math.cos(a) * r * 1.1, 170 + math.sin(a) * r * 0.5
            h.straight([(x, y, x + math.cos(a) * 22, y + math.sin(a) * 22)], ("#ffffff", "#c9d4ea", "#9ab4dc")[k % 3], 2.6, 3)
    with h.thing("pike", "witness", lift=12) as fish:
        pike(h)
    with h.thing("bubbles"):
        for k in range(64):
            t = rng.random()
            side = rng.choice([-1, 1]) * rng.uniform(120, 210) * (0.6 + 0.4 * t)
            x, y, r = 640 - 250 * (1 - t) + side * 0.87, 640 - 500 * t + side * 0.48, rng.uniform(4, 17)
            h.stem(ring(x, y, r, 14), "#9ac4e4", 1.8, 6)
            h.straight([(x - r * 0.4, y - r * 0.4, x - r * 0.1, y - r * 0.55)], "#ffffff", 2.6)
    with h.thing("kingfisher", "subject", lift=16) as king, h.at(534, 452, 0.98, 29):
        kingfisher(h)
    with h.thing("candle", "subject", lift=6) as flame:
        candle(h)
        with h.at(534, 452, 0.98, 29):
            kingfisher_bill(h)
    s.relate(king[0], "guards", flame[0])
    s.describe("A kingfisher dives into dark water with a burning candle. Held in its beak, the flame burns on. Bubbles rise round the bird; from below a pike looks up.")
    s.moods("determined", "hushed", "brave")
    s.themes("hope", "stubbornness", "light in the dark", "secrets")
    s.says("wet birthday", "underwater reading", "keep it a little longer", "hope", "don’t breathe", "happy birthday, dear pike", "it won’t go out", "light lunch", "deep thought", "carrying the torch", "against all advice", "dinner by candlelight", "a wish that holds", "power cut", "who is down there", "stubborn little light", "somebody has to look", "searching the bottom", "the last match", "eternal flame", "visiting the dark", "night dive", "faith, probably", "he lit it for her", "physics on holiday", "a candle for the drowned", "special delivery", "mind the pike", "burning question", "what the river has never seen", "it isn’t even wet", "one more try")  # fmt: skip
    s.about(place="a river, under water", time="night", light="the candle", composition="diagonal", view="from below", foreground="a pike", unexplained="why the flame burns")
