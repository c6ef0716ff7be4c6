"""At night a rabbit has lifted a bight of the river out of its stitches, towards its two bean plants; upstream a window has lit."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.hares import rabbit_hauling
from reverie_studio.sewn.houses import house
from reverie_studio.sewn.land import bean_pole
from reverie_studio.sewn.stitches import braid

WATER = ("#2c4c94", "#4a74c0", "#7ea8e4", "#3a5cac", "#b8d4f8", "#4468b4", "#6a94d8", "#31539c")
UP = ((840, 150, 10), (700, 196, 13), (560, 226, 17), (470, 290, 21), (520, 380, 27), (660, 440, 33), (730, 540, 38), (690, 640, 44), (610, 706, 46))
LIFTED = ((640, 690, 46), (580, 720, 44), (480, 712, 36), (430, 770, 28), (408, 846, 26), (450, 930, 30), (520, 1000, 40), (600, 1046, 48))
DOWN = ((570, 1020, 46), (640, 1080, 52), (680, 1160, 56), (660, 1260, 60))


@card(id="dqzme5", title="Two Beans", seed=42, palette="woad night", light=(0.6, -0.65))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#33437c"), (500, "#28366c"), (1200, "#1c2650")], dusk=0.26)
    h.lamp(642, 110, 240, "#ffcc70", 0.9, z=90)
    h.lamp(380, 800, 420, "#c8dcff", 0.5, z=260)
    rng = np.random.default_rng(42)
    with h.thing("fields", "place"):
        for k in range(9):
            h.run(f"{-20},{90 + k * 46} {160},{70 + k * 46} {330 - k * 8},{100 + k * 50}", ("#6a80c0", "#7a68ac")[k % 2], 3.6, 14, 12)
        for k in range(6):
            h.run(f"{800},{280 + k * 40} {740},{290 + k * 34}", "#4a5e9c", 3, 12, 12)
    with h.thing("dark houses", "place", lift=5):
        for x, y, k in ((300, 140, 0.72), (112, 200, 0.86), (396, 96, 0.56)):
            with h.at(x, y, k):
                house(h, 96, 54, 42, (("#1c2048", "#2c3266", "#444c88"), ("#2a3064", "#444c88", "#6a74ac", "#98a0cc")), ("#2a2c58", "#40447c", "#5c6098"))
    with h.thing("sheep asleep", "prop", lift=4, count=4):
        for x, y, k in ((90, 330, 1.0), (190, 366, 0.9), (250, 300, 0.8), (120, 440, 1.1)):
            h.knots([(x + rng.normal(0, 15 * k), y + rng.normal(0, 7 * k), rng.uniform(6, 9) * k) for _ in range(16)], ("#c8d0ec", "#98a4d0", "#e8ecfa"))
            h.tube([(x + 22 * k, y + 2, 9 * k), (x + 34 * k, y + 8 * k, 6 * k)], ("#1c1c38", "#38345c"), "fur")
    with h.thing("empty bed"):
        h.stain([(600, 700), (700, 720), (806, 800), (800, 950), (690, 1070), (580, 1060), (660, 950), (690, 860), (640, 790)], "#121a3c", 0.75, 12)
        for o in (-40, -14, 14, 40):
            h.pricks([(640 + o * 0.2, 730 - o), (720 + o * 0.6, 780 - o * 0.6), (750 + o, 860), (720 + o, 950 + o * 0.4), (640 + o * 0.4, 1040 + o)], 15, 2.2)
        for k in range(11):  # cut ties, curling
            t = k / 10
            x, y = 640 + 130 * math.sin(t * 3.14) + rng.normal(0, 24), 740 + t * 290
            h.loose([(x, y), (x + 14, y - 10), (x + 22, y + 4), (x + 12, y + 10), (x + 8, y + 2)], "#f2dca0", 3)
    with h.thing("river", "subject") as river:
        for path in (UP, DOWN):
            h.tube([(x, y, w * 1.06) for x, y, w in path], ("#182c68", "#24408a", "#3458a8"), "hair", flat=0.5, width=2.6, lit=0.8)
        braid(h, UP, WATER[:6], 7, tie="#f2dca0")
        braid(h, DOWN, WATER, 11, tie="#f2dca0")
    with h.thing("shadow of the bight"):
        h.shade("600,760 500,800 446,850 446,930 490,990 560,1070 600,1090 520,1060 440,990 390,930 400,840 470,770 560,720", 0.6, 12)
    with h.thing("house", "witness", lift=6), h.at(640, 146, 1.0):
        house(h, 92, 50, 42, (("#1c1c3c", "#33305c", "#4c4478"), ("#2a2850", "#4a4478", "#70649c", "#9c8cbc")), ("#3a3058", "#5c4c74", "#8a7490"), lit=3)
    with h.thing("rabbit", "subject", lift=14) as rabbit, h.at(262, 1094, 1.2, -6):
        h.shade("-110,4 0,-8 110,0 60,22 -90,24", 0.6, 8)
        rabbit_hauling(h, ("#4a3c44", "#786470", "#a89098", "#d8c4c0", "#fff4e8"), ("#c8c0c4", "#f4ece8", "#ffffff"), ("#7a3a1c", "#c8742c", "#f2a84a", "#ffdc90"))
    with h.thing("bight", lift=12):
        braid(h, LIFTED, WATER, 8)
        h.knots([(x, y + rng.uniform(10, 60), rng.uniform(4, 7)) for x, y in ((430, 930), (440, 960), (416, 910), (470, 980))], ("#d8ecff", "#8cb4ec"))
        for x, y in ((420, 960), (444, 990), (404, 1000), (452, 1030)):
            h.bead(x, y, 7, "#a8ccf8")
    with h.thing("paws", lift=5), h.at(262, 1094, 1.2, -6):
        for y in (-196, -178, -160):
            h.tube([(138, y - 2, 11), (158, y, 11), (168, y + 3, 8)], ("#786470", "#a89098", "#d8c4c0", "#fff4e8"), "fur", angle=70)
    with h.thing("beans", "prop", plane="front", lift=14):
        bean_pole(h, 40, 1230, 640, ("#120e1c", "#241c30", "#3c3048"), ("#0e2430", "#1c4440", "#38704c", "#74a860"), "#f0623c", 1)
        bean_pole(h, 424, 1240, 1036, ("#120e1c", "#241c30", "#3c3048"), ("#0e2430", "#1c4440", "#38704c", "#74a860"), "#f0623c", 2)
    s.relate(rabbit[0], "catches", river[0])
    s.describe("A rabbit pulls a loop of river out of its bed. It is night; the water is blue cord, its stitches are cut. The rabbit hauls it towards a bean plant. Upstream a window is lit.")
    s.moods("mischievous", "hushed", "guilty")
    s.themes("theft", "need", "neighbours", "water")
    s.says("water thief", "a slight detour", "just enough for two", "nobody will notice", "who’s there?", "garden hose", "pull!", "irrigation", "midnight gardener", "the river owes me", "borrowed", "caught blue-handed", "a loop in the law", "for the beans", "the neighbours are up", "redirect", "tug of war with the sea", "small crime, large river", "needs must", "moonlighting", "off the main", "snip", "I’ll put it back", "slack", "spaghetti", "drought", "one more pull", "they have plenty", "dam it", "love of vegetables", "knit one, steal one", "the light went on", "current affairs", "loophole", "everyone downstream", "desperate measures", "skipping rope", "don’t splash", "Robin Hood", "what a mother does", "lasso", "leak")  # fmt: skip
    s.about(place="Slub River", time="night", light="one far window", composition="low", view="from above", foreground="a bean pole")
