"""A young woman in furs presses palms and tongue to a glacier; deep in the ice hangs an orange."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop, ring
from reverie_studio.finishes.embroidery_people import hand, head_profile
from reverie_studio.scene import Scene, card

ICE = ("#1f3a66", "#3a68a0", "#6d9ccc", "#a9cbe6", "#eef8fb")
FUR = ("#241c20", "#46383a", "#6e5c58", "#9c8a80", "#d8cabc")
COAT = ("#1e1618", "#3a2824", "#5c4034", "#84604a", "#b8906c")
ORANGE = ("#8a2c08", "#cc540e", "#f28420", "#ffb040", "#ffe08a")
SKIN = ("#4a2018", "#8a4a30", "#bb7c54", "#e0aa7c", "#f8d6a8")


def ice(h: Hoop, rng: np.random.Generator) -> None:
    """Long vertical satin in shards, thinner towards the light of the orange."""
    for k in range(46):
        x, y = rng.uniform(330, 810), rng.uniform(-40, 1150)
        if math.hypot(x - 585, (y + 90 - 330) * 0.8) < 175 or x < 400 + (y - 300) * 0.14:
            continue
        n, w = rng.uniform(110, 250), rng.uniform(7, 17)
        h.tube([(x, y, 1), (x + 4, y + n * 0.35, w), (x - 3, y + n * 0.7, w * 0.8), (x + 2, y + n, 1)], ICE[: 4 if x > 640 else 5], "silk", angle=6, satin=120, length=60, flat=0.6, width=2.2)


def woman(h: Hoop) -> None:
    h.blob("-40,1000! 60,930 190,930 300,960 372,1040 400,1130 420,1240! -40,1240!", COAT, "fur", grain=["40,960 60,1100 40,1230", "200,940 250,1080 260,1230", "320,980 370,1100 400,1230"], puff=120, angle=6)
    h.tube("120,930,96 150,860,86", SKIN, "skin", lit=0.7)  # neck
    with h.at(232, 800, 1.62, -17):
        head_profile(h, SKIN, mouth="tongue", eye="shut", brow=-16, hair="black")
        h.blob("52,-92! 20,-70 -6,-40 -30,-14 -40,40 -30,96! -80,70 -108,0 -100,-70 -50,-116 10,-122", ("#120c10", "#241a20", "#3e3036", "#6a5458"), "hair",
               grain=["50,-96 10,-70 -30,-20 -40,90", "0,-118 -60,-90 -90,0 -60,80"], puff=40)


def ruff(h: Hoop, rng: np.random.Generator) -> None:
    """Ragged loops of fur round her face."""
    edge = [(300, 592), (236, 566), (150, 560), (84, 620), (40, 720), (40, 830), (84, 930), (170, 1000), (290, 1020), (372, 1000)]
    for layer, tone in ((0, FUR[:3]), (1, FUR[1:4]), (2, FUR[2:])):
        stitches = []
        for k in range(150):
            t = rng.uniform(0, len(edge) - 1.001)
            i, f = int(t), t % 1
            x = edge[i][0] * (1 - f) + edge[i + 1][0] * f
            y = edge[i][1] * (1 - f) + edge[i + 1][1] * f
            a = math.atan2(y - 800, x - 215) + rng.normal(0, 0.45)
            n = rng.uniform(26, 64) - layer * 8
            stitches.append((x - math.cos(a) * 12, y - math.sin(a) * 12, x + math.cos(a) * n, y + math.sin(a) * n))
        h.straight(stitches, tone, 3.4, 5.0, arch=0.8, gloss=0.12)


@card(id="0r4ng3", title="The Orange", seed=13, palette="snow blind", light=(0.62, -0.6))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#b9cbd8"), (1200, "#8496ad")], dusk=0.3)
    rng = np.random.default_rng(13)
    h.lamp(585, 330, 520, "#ffcf96", 0.75, z=140)
    wall = "360,-20! 372,200 396,420 430,640 452,800 470,1000 520,1220! 820,1220! 820,-20!"
    with h.thing("glacier", "place", lift=10):
        h.patch(wall, [(0, "#9cc4e0"), (330, "#86b4dc"), (700, "#3f72ae"), (1200, "#1c3a6c")], lift=12, pitch=3.6)
        h.stain(ring(585, 330, 190), "#ffd9a0", 0.75, 60)
        ice(h, rng)
    with h.thing("orange", "subject") as fruit:
        h.blob(ring(585, 330, 88), ORANGE, "silk", angle=88, satin=40, length=30, puff=88)
        h.knots([(585 + math.cos(a) * r, 330 + math.sin(a) * r, 1.6) for a, r in zip(rng.uniform(0, 6.3, 40), rng.uniform(10, 74, 40), strict=True)], ORANGE[1])
        h.star(590, 268, 9, "#5c6b2f", 3, 3)
    with h.thing("clear ice"):
        h.sheer("470,120! 560,90 700,150 720,400 660,560 520,520 470,300", "#cfe6f2", 0.26)
        for p in ("480,100 530,220 500,330 540,470", "690,140 660,260 704,380 668,520", "600,60 612,180 598,240"):
            h.stem(p, "#f4fbff", 1.6, 12)
    with h.thing("hollows"):
        for x, y, r in ((478, 776, 40), (520, 1010, 24), (548, 1100, 17), (566, 1164, 11)):
            h.shade([(x + math.cos(a) * r * 0.62, y + math.sin(a) * r) for a in np.linspace(0, 6.28, 20)], 0.5, 5)
            h.stem([(x + math.cos(a) * r * 0.62, y + math.sin(a) * r) for a in np.linspace(-1.6, 1.9, 12)], "#eef8fb", 2.2, 8)
    with h.thing("woman", "witness", lift=16) as her:
        woman(h)
        ruff(h, rng)
    with h.thing("hands", lift=9):
        h.tube("300,1240,84 380,1130,70 452,1040,60", COAT, "fur", angle=20)
        for k in range(60):
            a = rng.uniform(-2.4, 0.5)
            h.straight([(455 + math.cos(a) * 44, 1030 + math.sin(a) * 30, 458 + math.cos(a) * 84, 1026 + math.sin(a) * 60)], FUR[1 + k % 4], 3.2, 3)
        with h.at(478, 1010, 1.1, 16):
            hand(h, "open", SKIN, yaw=180, nails=("#c98a74", "#f0c0a8"))
        with h.at(442, 668, 0.95, 22):
            hand(h, "open", SKIN, yaw=170, nails=("#c98a74", "#f0c0a8"))
    s.relate(her[0], "waits for", fruit[0])
    s.describe("A young woman in furs presses her hands and her tongue to a wall of blue ice, eyes shut. Deep in the ice above her hangs an orange that glows. In the ice are hollows, smaller ones below.")
    s.moods("longing", "cold", "patient")
    s.themes("desire", "patience", "winter")
    s.says("ice lolly", "long-term savings", "almost sweet")
    s.about(light="out of the ice", composition="left", view="near", unexplained="earlier hollows, lower down")
