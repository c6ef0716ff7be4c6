"""Hermit crabs change houses on the sand: all are out at once, and a gull's shadow has just arrived."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.waters import crab_house, hermit_crab

CRAB = (("#6a1c14", "#a83a26", "#d8643a", "#f49a5c", "#ffd0a0"), ("#5a2c10", "#94561e", "#cc8a34", "#f2bc62", "#ffe8b0"), ("#3a1c34", "#6a3450", "#a05a70", "#d08a94", "#f8c8c0"))
SOFT = ("#b06a62", "#dc9c8e", "#f6c8b6", "#ffe4d6", "#fff6ee")
GULL = "830,-30! 560,-30! 520,50 430,96 300,84 150,150! 300,166 430,190 500,240 560,330! 590,300 640,420 700,520 790,600 830,640!"


@card(id="ugq5jt", title="Upgrading", seed=76, palette="madder noon", light=(0.55, -0.7))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#f6e2b8"), (800, "#f0d4a0"), (1200, "#e4bf88")])
    rng = np.random.default_rng(76)
    with h.thing("wet sand", "place"):
        h.stain("-30,1230! -30,900! 110,960 250,1060 420,1120 640,1140 830,1190 830,1230!", "#b98a5c", 0.55, 8)
        h.stain("-30,1230! -30,1010! 90,1060 220,1130 380,1180 560,1196 700,1230!", "#4f93a4", 0.85, 6)
        h.stem("-20,1008 90,1058 220,1128 380,1178 560,1194 720,1224", "#ffffff", 7, 13)
        h.stem("-20,1030 80,1080 210,1148 360,1196 520,1214", "#d8f0f0", 4, 12)
        h.knots([(x, 1010 + (x * 0.33) + rng.normal(0, 9), rng.uniform(3, 8)) for x in rng.uniform(0, 560, 60)], ("#ffffff", "#e4f4f2"))
        h.seeds("-20,-20! 820,-20! 820,1100! 300,1060 -20,900!", ("#c89a60", "#fff6dc", "#a8743e"), 34, 8, None, 2)
        for x, y, a in ((90, 560, 40), (180, 640, 40), (700, 660, 160), (640, 760, 150), (340, 330, 20)):
            with h.at(x, y, 1, a):
                h.straight([(-30, -16, -22, -16), (-30, 16, -22, 16), (0, -18, 8, -18), (0, 18, 8, 18), (30, -16, 38, -16), (30, 16, 38, 16)], "#8a5a2c", 3.4)
    with h.thing("houses", "prop", count=5, lift=12):
        for x, y, k, a, kind in ((112, 800, 1.15, -14, "bell"), (130, 430, 1.15, 12, "cup"), (424, 984, 1.1, 16, "thimble"), (650, 470, 1.2, -10, "pot"), (640, 1000, 1.1, 8, "pipe")):
            with h.at(x, y, k, a):
                h.shade("-70,58 0,80 60,66 30,96 -60,92", 0.4, 7)
                crab_house(h, kind)
                if kind == "pot":
                    for d in (-13, 13):
                        h.tube([(d, -52, 5), (d * 1.2, -84, 5)], CRAB[2], "across")
                        h.tube([(d * 1.2, -92, 11), (d * 1.2, -90, 11)], "white", "silk")
                        h.knots([(d * 1.2 + 3, -95, 5)], "#120c10")
    with h.thing("crabs", "subject", count=5, lift=9) as crabs:
        for k, (x, y, z, a, c, look) in enumerate(((226, 960, 0.98, -138, 1, (0.6, 0.6)), (226, 566, 1.0, -128, -1, (0.9, 0)), (410, 790, 1.0, 82, 1, (-0.7, -0.6)), (520, 524, 1.0, -24, 1, (-0.6, -0.8)), (648, 752, 1.06, 96, 1, (-0.9, 0)))):
            with h.at(x, y, z, a):
                h.shade("-130,20 -60,50 60,50 120,30 60,70 -90,70", 0.32, 8)
                hermit_crab(h, CRAB[k % 3], SOFT, curl=c, look=look)
    with h.thing("gull's shadow", "subject", plane="front") as gull:
        h.shade(GULL, 0.74, 4)
        h.seeds(GULL, ("#3a2418", "#5a3a28"), 22, 12, 30, 2)
    s.relate(gull[0], "towers over", crabs[0])
    s.describe("Five hermit crabs run naked across the sand. Each makes for a new house: bell, egg cup, thimble, pipe, teapot. The teapot is already taken. The shadow of a gull falls from above.")
    s.moods("frantic", "comic", "exposed", "bright")
    s.themes("moving", "vulnerability", "envy", "bad timing", "homes")
    s.says("musical chairs", "between two of anything", "don’t look", "I saw it first", "first-time buyers", "caught with my shell down", "swap!", "property ladder", "sorry, taken", "the housing market", "bad timing", "fitting room", "who turned off the sun", "beachfront, needs work", "run", "nothing to wear", "estate agents", "flash mob", "the grass is greener", "one size fits nobody", "all change please", "tea’s occupied", "exposed", "I’ll take the bell", "it looked bigger online", "first come", "skinny dip", "everyone at once", "a soft spot", "mine, mine, mine", "downsizing", "somebody will be left standing", "open house", "the neighbours are looking", "cover me", "what was wrong with the old one", "a roof over my tail", "the moment we were all the same", "lunch break, above", "upgrade now", "shell game")  # fmt: skip
    s.about(place="a beach", time="noon", light="hard sun", composition="diagonal", view="from above", foreground="the shadow of a gull", unexplained="somebody already lives in the teapot")
