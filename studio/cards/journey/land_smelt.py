"""Fog at sea: on the bowsprit sit a goat, a dog and a pig with shut eyes and lifted noses; a green thread drifts to them."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import hen
from reverie_studio.sewn.cats_dogs_foxes import sniffer

HEMP = ("#4a3a24", "#7a6440", "#b09868", "#dcc898")
WOOD = ("#1c1412", "#3c2820", "#664636", "#967052", "#d0a880")
SAIL = ("#9a8a70", "#c8b898", "#e8dcc0", "#fbf4e2", "#ffffff")
GOAT = ("#5a5048", "#94887a", "#cfc2ae", "#f4ecdc", "#ffffff")
DOG = ("#2a140c", "#5c3018", "#96582c", "#cc8a4c", "#fcd090")
PIG = ("#8e4038", "#cc7868", "#f0a896", "#ffd0be", "#fff0e2")
LEAF = ("#2c5a1c", "#5a962c", "#9cca4c", "#e4f29a")


@card(id="h8fm3y", title="Land", seed=36, palette="salt marsh", light=(0.7, -0.55))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#d2e0de"), (500, "#b4cbcc"), (900, "#86a9ac"), (1200, "#55797f")])
    rng = np.random.default_rng(36)
    with h.thing("sea", "place"):
        for k in range(11):
            y = 960 + k * 24
            h.run([(-20, y + 4), (200, y - 6), (460, y + 8), (640, y - 5), (820, y + 4)], ("#d8e4e0", "#5f8a86", "#3d5a60")[k % 3], 2.4 + k * 0.15, 24 + k * 2, 22)
    with h.thing("fog"):
        for x, y, w, n in ((640, 330, 260, 60), (720, 520, 240, 56), (600, 760, 300, 50), (660, 140, 260, 50), (420, 930, 380, 34)):
            h.stain([(x + math.cos(a) * w, y + math.sin(a) * n) for a in np.linspace(0, 6.2, 20)], "#f2f7f3", 0.75, 40)
            h.seeds([(x + math.cos(a) * w * 0.9, y + math.sin(a) * n * 0.7) for a in np.linspace(0, 6.2, 20)], ("#ffffff", "#e4eeec"), 30, 34, 2, 1.6, wander=3)
    with h.thing("slack sail", "prop", lift=12):
        h.blob("-30,-30! 330,-30! 300,160 330,300 250,420 90,500 -30,520!", SAIL, "cloth", grain=["40,-20 60,200 20,500", "180,-20 190,220 150,450", "310,-20 290,160 270,390"], puff=110, length=34, satin=40)
        for p in ("90,-20 110,200 70,480", "220,-20 230,200 200,430"):
            h.pleat(p, 34, 0.3)
        h.whip("326,-20 298,160 326,300 248,418 90,498 -20,518", HEMP[1], 4, 16, 16)
    with h.thing("bowsprit", "prop", lift=14):
        h.tube("-60,1130,84 160,1000,66 420,850,48 700,690,26 748,662,18", WOOD, "fur", angle=5, length=38, spread=0.06)
        for x, y, n in ((250, 948, 60), (486, 812, 44)):
            for k in range(5):
                h.couch([(x + k * 9 - n * 0.5, y - k * 5 - n), (x + k * 9 + n * 0.42, y - k * 5 + n * 0.94)], HEMP[2], HEMP[0], 8, 9)
        h.couch("742,660 560,420 330,140 200,-20", HEMP[1], HEMP[0], 9, 14)
        h.couch("742,668 640,860 520,1060 470,1220", HEMP[1], HEMP[0], 9, 14)
    noses = []
    with h.thing("crew", "subject", count=4, lift=14) as crew:
        for x, y, k, tone, kind in ((630, 704, 0.86, PIG, "pig"), (414, 826, 1.04, DOG, "dog"), (176, 962, 1.24, GOAT, "goat")):
            with h.at(x, y, k, -8):
                noses.append(sniffer(h, tone, kind=kind))
        with h.at(424, 264, 0.74, 26):
            hen(h, ("#6a2a14", "#b0561e", "#e08a3a", "#ffbe70"), neck=0.8)
    with h.thing("green thread", "subject", lift=5) as scent:
        h.couch("830,90 760,130 700,90 640,140 670,210 740,230 770,300 720,350 650,320", LEAF[1], LEAF[0], 7, 15)
        for (x, y), mid in zip(noses, ((752, 420), (600, 440), (404, 476)), strict=True):
            h.loose([(650, 320), (mid[0] - 24, mid[1] - 50), mid, ((mid[0] + x) / 2 - 10, (mid[1] + y) / 2 - 34), ((mid[0] + 2 * x) / 3 + 10, (mid[1] + 2 * y) / 3 + 12), (x + 10, y - 8)], LEAF[1], 5)
            with h.at(mid[0], mid[1], 0.9, float(rng.uniform(-60, 60))):
                h.leaf("0,0,2 24,-8,11 52,-4,1", LEAF, LEAF[0])
        for x, y, a in ((770, 122, 40), (704, 92, -70), (646, 160, 150), (690, 216, 70), (752, 252, -20), (764, 316, 60), (700, 350, 120), (650, 322, 200)):
            with h.at(x, y, 1.1, a):
                h.leaf("0,0,2 24,-8,11 52,-4,1", LEAF, LEAF[0])
        for x, y in ((742, 120), (664, 132), (716, 232), (740, 342)):
            h.knots([(x + 9 * math.cos(a), y + 9 * math.sin(a), 6) for a in np.linspace(0, 5, 5)], "#fffaf4")
            h.knots([(x, y, 5)], "#f0b83a")
    s.relate(crew[0], "waits for", scent[0])
    s.describe("A goat, a dog and a pig sit on a bowsprit. It is foggy. Their eyes are shut, their noses lifted. Out of the fog a green thread with leaves drifts to them. A hen clings to a rope.")
    s.moods("longing", "blissful", "hopeful", "hushed")
    s.themes("homecoming", "senses", "the sea", "hope", "company")
    s.says("land ahoy, quietly", "nose for it", "home smells like this", "sniff", "fresh basil", "somebody is mowing", "follow your nose", "what the fog forgot to hide", "spring, from far away", "is that thyme", "don’t breathe out", "they’ll have moved", "after forty weeks", "lunch", "the captain is a pig", "compass", "hope has a smell", "one more mile", "eyes are overrated", "green at last", "wine tasting", "the ark, day one hundred", "somebody opened a garden", "news", "mother’s kitchen", "I’d know it anywhere", "close your eyes and tell me", "salt for years, then this", "believe the nose", "perfume counter", "stay, thread", "a whiff of it", "the good old days", "not yet, but soon", "three experts agree", "it may be a trick", "breakfast in bed", "choir practice", "scent of a country", "everything we left", "who farted", "arrival, invisible")  # fmt: skip
    s.about(place="at sea", time="morning", weather="fog", light="pearl, from the right", composition="diagonal", view="from below", foreground="a slack sail", unexplained="where the thread comes from")
