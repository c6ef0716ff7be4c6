"""A mule's sack has split: out pours January, and every clot that lands is a hare."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.hares import running_hare
from reverie_studio.sewn.horses_and_donkeys import bolting_mule

SNOW = ("#7c94b8", "#b4c8dc", "#e4eef4", "#fbfeff", "#ffffff")
SACK = ("#5a3c20", "#94683a", "#c89c60", "#eccc94")


def sack(h: Hoop) -> None:
    h.blob("276,300 270,256 300,214 360,196 420,204 470,226! 456,246! 482,262! 462,282! 476,306! 420,320 340,326", SACK, "cloth", grain=["280,270 350,226 460,236", "284,296 360,284 470,290"], puff=64)
    h.couch("296,216 282,262 292,312", "#7a4a24", "#e8c084", 8, 12)
    h.straight([(466 - (k % 2) * 8, 226 + k * 9, 486 - (k % 3) * 8, 224 + k * 11) for k in range(9)], SACK[2], 2.4, 3)


@card(id="jn3s6u", title="January", seed=82, palette="madder noon", light=(0.65, -0.6))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#f4b070"), (330, "#f0c890"), (700, "#b8a060"), (1200, "#6a7a44")])
    rng = np.random.default_rng(82)
    with h.thing("orchard", "place"):
        h.patch("-20,470! 240,500 520,620 820,820! 820,1220! -20,1220!", [(470, "#d0a85c"), (800, "#94984c"), (1200, "#4c6a3c")], lift=5, tilt=0.2)
        for x, y, r in ((660, 700, 40), (742, 770, 48), (780, 690, 30), (590, 640, 26), (70, 1080, 70), (90, 880, 50), (330, 1180, 44)):
            h.tube([(x, y + r * 1.7, r * 0.14), (x, y + r * 0.6, r * 0.1)], "brown fur", "across")
            h.tube([(x - r * 0.4, y, r * 0.8), (x + r * 0.3, y - r * 0.2, r * 0.9), (x + r * 0.6, y + r * 0.2, r * 0.6)], ("#2c4a20", "#4f7a2c", "#8aa83c", "#d0d868"), "fur", angle=50, flat=0.9)
            h.knots([(x + rng.normal(0, r * 0.5), y + rng.normal(0, r * 0.36), max(3.0, r * 0.11)) for _ in range(9)], ("#c8442c", "#e87a3c"))
    with h.thing("mule", "witness", lift=12) as beast, h.at(0, 40):
        bolting_mule(h)
        sack(h)
    with h.thing("snow", "prop"):
        for k in range(420):
            t = rng.random() ** 0.8
            x, y = 476 + 110 * t + 90 * math.sin(t * 2) + rng.normal(0, 12 + 46 * t), 290 + 560 * t * t + rng.normal(0, 10 + 30 * t)
            h.knots([(x, y, rng.uniform(3, 6 + 5 * t))], SNOW[3 + k % 2])
    with h.thing("hares", "subject", lift=9, count=9) as hares:
        for x, y, size, turn, pose in ((556, 440, 0.3, 60, 0), (610, 520, 0.36, 44, 1), (500, 560, 0.42, 50, 2), (640, 640, 0.5, 34, 0), (440, 690, 0.56, 40, 1), (590, 800, 0.7, 26, 2), (330, 840, 0.74, 34, 0), (540, 1030, 1.16, 14, 1), (200, 980, 0.9, 26, 2)):
            with h.at(x, y, size, turn):
                running_hare(h, pose)
    s.relate(hares[0], "pours out of", beast[0])
    s.describe("A grey mule bolts to the left and looks back, aghast. Snow pours from the split sack on its back, and the clots turn into white hares that run downhill towards green orchards.")
    s.moods("alarmed", "wild", "bright")
    s.themes("winter", "accidents", "too early", "abundance")
    s.says("bunny snow", "a leak", "it wasn’t due yet", "bag of winter", "let it snow", "multiplication table", "who let the hares out?", "special delivery", "oh dear", "early frost", "too late to close it", "spilt milk", "I only turned round for a second", "hop, hop, hop", "the cat is out of the bag", "avalanche with ears", "unemployed by spring", "don’t look at me", "rumours", "easier to unpack than to pack", "one became many", "downhill from here", "poor apples", "secret’s out", "counting hares to sleep", "New Year’s resolutions", "the carter will kill me", "white lies", "my inbox", "nature abhors a sack", "the year runs off", "warm reception")
    s.about(place="the Pockets", time="late afternoon", light="low warm sun against the snow", composition="diagonal", view="eye level", unexplained="who packed it")
