"""Elephants walk below their mirage; up there is one more, and it has turned back."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop, ring
from reverie_studio.finishes.embroidery_lot_c_bodies import elephant
from reverie_studio.scene import Scene, card

HIDE = ("#241e30", "#443a50", "#6e6274", "#a0929a", "#dcc8b8")
GHOST = ("#6a5c88", "#8a7ca4", "#b0a0bc", "#d4c4d0", "#f8ecec")
DARK = ("#140c0c", "#2a1a16", "#443028", "#7a5c44")
FILE = [(372, 826, 0.94), (196, 778, 0.74), (62, 744, 0.57), (-34, 720, 0.43)]
LINE = 580.0  # heights above it are mirrored


def vulture(h: Hoop) -> None:
    h.tube("-10,60,14 -16,10,40 -6,-40,34 10,-64,22", DARK, "fur", angle=8)
    h.fan("-40,-20 -34,20 -20,50", "-50,60 -44,100 -24,120", 5, 15, DARK, angle=30)
    h.shag("-16,-70 10,-84 34,-70", ("#d8ccb8", "#fff8e8"), 20, 40, 1, 30, 2.4)
    h.tube("16,-84,12 34,-100,15 50,-98,13", ("#7a3a34", "#b8685c", "#e8a894"), "skin")
    h.blob("58,-106! 76,-100 80,-84! 66,-88 56,-92", ("#3a2c1c", "#8a7448", "#e0cc94"), "silk", grain=20.0, puff=6)
    h.bead(46, -103, 4, "#140c0c")


@card(id="ep7a3k", title="Count Again", seed=69, palette="weld", light=(0.2, -0.9))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#f0c078"), (380, "#f8dca0"), (640, "#fff2cc"), (662, "#e4b06c"), (1200, "#c07c48")])
    rng = np.random.default_rng(69)
    with h.thing("heat", "place"):
        for k in range(12):
            y = 540 + k * 11
            x = rng.uniform(-40, 500)
            h.run(f"{x},{y} {x + 140},{y + 5} {x + 320},{y - 4}", "#fffdf0", 2.0, 30, 18)
        h.whip("-10,656 260,652 520,658 810,652", "#a8703c", 2.4, 12, 16)
        for k in range(26):
            x, y = rng.uniform(0, 800), 880 + 300 * rng.random() ** 0.8
            n = 20 + (y - 700) * 0.14
            h.stem(f"{x},{y} {x + n},{y + 4} {x + n * 1.6},{y - 4}", ("#a0623a", "#e0a86c")[k % 2], 2.0, 12)
    with h.thing("mirage", "subject") as above:
        for x, y, size in reversed(FILE):
            with h.at(x, 2 * LINE - y - 40, size, 180):
                elephant(h, GHOST, thin=True)
        with h.at(640, 2 * LINE - 866, 0.92, 180, flip=True):
            elephant(h, GHOST, thin=True, trunk="free")
    with h.thing("dust", "prop"):
        h.knots([(x, 730 + 0.26 * x + rng.normal(0, 9), rng.uniform(2.5, 6)) for x in rng.uniform(0, 520, 90)], ("#f8e0b0", "#ecc48c", "#fff0d0"))
    with h.thing("elephants", "subject", lift=6, count=6) as below:
        for x, y, size in reversed(FILE):
            with h.at(x, y, size, flip=True):
                h.shade(ring(0, 4, 130, 20) * np.array([1, 0.1], np.float32), 0.45, 6)
                elephant(h, HIDE)
    with h.thing("tree", "witness", lift=14), h.at(0, 116):
        h.tube("60,1240,46 76,1080,38 60,940,30 96,820,20 150,740,10 200,690,3", DARK, "across", angle=12, length=34)
        h.tube("66,950,20 20,860,13 -20,820,8", DARK, "across", angle=12, length=34)
        h.tube("84,1060,22 170,980,14 270,930,9 330,936,3", DARK, "across", angle=12, length=34)
        with h.at(216, 910, 1.0):
            vulture(h)
    s.relate(above[0], "floats above", below[0])
    s.describe("Elephants walk along the horizon, trunk to tail. Above them hangs their mirage, upside down; up there is one more, and it has let go and walks the other way. A vulture sits in a bare tree.")
    s.moods("uneasy", "still", "mournful")
    s.themes("absence", "memory", "counting", "parting")
    s.says("count again", "overhead", "she still walks with us", "upside-down zoo", "one too many", "the one who left", "heat", "as above, not below", "spot the mistake", "fata morgana", "grandmother kept going", "follow the leader, or don’t",
           "the sky has a better memory", "missing person", "a change of mind", "long walk", "mirror, mirror", "head count", "he who turns back", "the vulture can count", "ceiling elephants", "someone let go", "don't look up", "the ghost of the herd",
           "we were more", "doubt", "hold on to my tail", "in another life", "water?", "parallel lives", "an elephant never forgets", "the way home is that way")
    s.about(place="the Seam", time="noon", weather="heat", light="white, from above", composition="high", view="far", foreground="a bare tree with a vulture", unexplained="the one too many")
