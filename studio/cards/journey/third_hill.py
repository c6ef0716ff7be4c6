"""One of the hills gets up and is a camel, the village still along its hump, washing lines tilting."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.giants import camel_hill, camel_legs, camel_neck

WALLS = (("#8a8070", "#c8beA8", "#f6efe0", "#ffffff"), ("#7a3a34", "#b86a5a", "#e8a890"), ("#2a5468", "#4f8aa4", "#9cc8d8"))
ROOFS = (("#5a1c18", "#a8443a", "#d8705a"), ("#3a2a20", "#6a4c38", "#9a7454"), ("#6a3c10", "#b07a24", "#e0b050"))


def house(h: Hoop, x: float, y: float, k: float, turn: float, kind: int) -> None:
    with h.at(x, y, k, turn):
        h.blob("-22,0! -22,-34! 22,-34! 22,0!", WALLS[kind % 3], "cloth", grain=90.0, puff=8)
        h.blob("-28,-32! 0,-60! 28,-32!", ROOFS[(kind + 1) % 3], "silk", grain=0.0, puff=10, angle=60)
        h.straight([(-10, -14, -10, -24), (10, -14, 10, -24)], "#2a1c18", 6)
        h.straight([(0, 0, 0, -14)], "#4a2a1c", 8)


def village(h: Hoop) -> None:
    for k, (x, y, size, turn) in enumerate(((398, 520, 1.0, -44), (446, 446, 1.1, -46), (486, 388, 0.9, -40), (540, 338, 1.3, -14), (598, 352, 1.1, 18), (648, 404, 1.0, 40))):
        house(h, x, y, size, turn - 4, k)
    h.couch("310,640 300,560", "#4a2a1c", None, 5)
    h.couch("404,500 380,430", "#4a2a1c", None, 5)
    h.couch("300,564 344,520 380,436", "#fbf0d6", None, 2.4)
    for x, y, tone in ((318, 548, "#2f6f8a"), (340, 524, "#fffaf0"), (360, 490, "#a8443a"), (372, 462, "#d99a3f")):  # all hangs straight down
        h.blob(f"{x - 9},{y}! {x + 9},{y - 8}! {x + 9},{y + 30}! {x - 9},{y + 34}!", tone, "cloth", grain=90.0, puff=6)
    with h.at(238, 712, 1.2, -42):  # a cart goes first
        h.blob("-40,-34! 40,-34! 32,-8! -34,-8!", ("#5a3410", "#9a6a2c", "#d8a85c"), "silk", grain=0.0, puff=8, angle=80)
        h.couch("36,-20 84,-26", "#6a3c10", None, 5)
        for x in (-18, 20):
            h.couch([(x + math.cos(a) * 14, math.sin(a) * 14) for a in np.linspace(0, 6.4, 16)], "#3a1c10", None, 5)
            h.star(x, 0, 12, "#3a1c10", 3, 2.4)
        h.knots([(-20, -42, 11), (2, -44, 12), (22, -40, 10)], ("#d9574a", "#e8a03c", "#c8d06a"))
    h.couch("542,262 536,220 556,190 548,150 566,120", "#a89c86", None, 5)


@card(id="h7pm4s", title="The Third Hill Got Up", seed=22, palette="madder noon", light=(0.62, -0.66))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#f6d8b0"), (520, "#f8e6c4"), (960, "#fbd9a0")])
    with h.thing("sleeping hills", "place"):
        for x, w, top in ((60, 190, 900), (470, 200, 950), (640, 150, 984)):
            h.blob([(x - w, 1060), (x - w * 0.6, top + 50), (x - w * 0.1, top), (x + w * 0.5, top + 44), (x + w, 1060)], ("#a86a4a", "#d0946a", "#ecc094"), "fur", puff=50, grain=[[(x - w, 1050), (x, top + 10), (x + w, 1050)]], angle=10, length=16, lit=0.9)
            h.stem([(x + 30, top + 62), (x + 50, top + 74), (x + 74, top + 64)], "#5a2c1c", 4, 8)
    h.patch("-20,1050! 260,1042 560,1050 820,1040! 820,1220! -20,1220!", [(1040, "#d9a066"), (1200, "#a86a3c")], lift=4, tilt=0.02)
    h.whip("-10,1050 260,1042 560,1050 810,1042", "#fbf0d6", 2.8, 13, 20)
    h.shade("180,1130 420,1110 620,1130 800,1130 800,1176 400,1180 200,1170", 0.45, 12)
    rng = np.random.default_rng(22)
    with h.thing("dust"):
        h.knots([(rng.uniform(340, 700), rng.uniform(880, 1120), rng.uniform(1.5, 4)) for _ in range(60)], ("#f4d090", "#e6a85c", "#c0713a"))
        h.straight([(x, y, x + 1, y + 26) for x, y in zip(rng.uniform(300, 780, 60), rng.uniform(860, 1060, 60), strict=True)], ("#d99a3f", "#c0713a", "#fff0c8"), 1.8)
    with h.thing("camel", "subject", lift=18) as camel:
        camel_legs(h)
        camel_hill(h)
        camel_neck(h)
    with h.thing("village", "witness", lift=5) as town:
        village(h)
    s.relate(town[0], "is carried by", camel[0])
    s.describe("A brown hill rises and is a camel, half asleep. A village stands on its hump; washing hangs askew and a cart rolls down its neck. Other hills have their eyes shut.")
    s.moods("grand", "surprised", "comic")
    s.themes("patience", "home", "waking", "ground that moves")
    s.says("good morning, hill", "early riser", "we’d built on patience", "property moves", "hold on to the washing", "camel town", "stretch", "who woke it?", "the ground has plans", "moving house", "Monday", "never trust a mountain", "hump day", "up you get", "five more minutes", "tremor", "my village was always a little warm", "neighbourhood on the move", "caravan", "the old men had said so", "earthquake, with eyelashes", "mind the dishes", "not a morning person", "a change of view", "everyone downhill", "the others sleep on", "local news", "it asked nobody", "landslide", "one day we will get up too", "next stop, water", "it knelt so long")
    s.about(place="hills", time="dawn", light="low sun from the right", composition="right", view="far", unexplained="the other hills' shut eyes")
