"""At dead low tide an anchor drags itself towards the sea; its furrow comes from far inland, round a church, over a hill."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import gull
from reverie_studio.sewn.houses import chapel
from reverie_studio.sewn.vehicles import anchor_hauling
from reverie_studio.sewn.waters import crab

IRON = ("#12161c", "#262c36", "#444c58", "#7a8690", "#d8e0dc")
WEED = ("#2c4424", "#4c6a2c", "#8a9c3c", "#c8c860")
RIB = ("#120e10", "#241c1c", "#3c2e2a", "#5c4a40")
WAY = ((470, 262, 4), (392, 300, 6), (340, 344, 9), (400, 392, 12), (470, 432, 15), (410, 490, 19), (270, 540, 23), (180, 612, 28), (250, 690, 34), (400, 746, 40), (470, 820, 46), (420, 900, 52))


@card(id="d2ytqr", title="Anchor, Walking", seed=33, palette="salt marsh", light=(0.7, -0.45))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#e8a06c"), (190, "#f8cc94"), (290, "#f4e0b8"), (300, "#a8a878"), (480, "#d0b484"), (800, "#d8ac7c"), (1200, "#9c7458")], dusk=0.1)
    rng = np.random.default_rng(33)
    with h.thing("hills", "place"):
        h.band("-20,330 120,276 260,262 400,270 520,252 640,286 820,300", 120, ("#4c5c3c", "#6c7c4c", "#98a468", "#ccd094"), "fur", width=2.8)
        h.band("-20,470 100,420 240,400 420,410 600,380 820,396", 90, ("#5c6844", "#84905c", "#b4b87c", "#e0dca0"), "fur", width=2.8)
        h.whip("-10,298 200,292 500,296 810,300", "#fff4d8", 2.2, 12, 12)
    with h.thing("sands"):
        for k in range(70):  # ripples
            y = 560 + 640 * rng.random()
            x, n = rng.uniform(-60, 800), 26 + (y - 500) * 0.12
            h.run(f"{x},{y} {x + n},{y - 6} {x + n * 2},{y + 2}", ("#8c7858", "#f0e0b8", "#a89470")[k % 3], 2.4, 12, 6)
    with h.thing("sea", "place"):
        h.stain("820,880! 720,940 650,1040 560,1110 500,1230! 820,1230!", "#2f6c80", 0.9, 12)
        for k in range(8):
            o = k * 34
            h.stem([(820, 886 + o), (724 + o * 0.4, 946 + o), (654 + o * 0.5, 1046 + o * 0.7), (564 + o * 0.7, 1116 + o * 0.4), (506 + o, 1236)], ("#ffffff", "#8cbcc0", "#3c6870")[min(2, k)], 5 - k * 0.5, 12)
    with h.thing("furrow", "prop"):
        left = [(x - w, y) for x, y, w in WAY]
        right = [(x + w * 0.9, y + w * 0.2) for x, y, w in WAY]
        h.shade(left + right[::-1], 0.5, 6)
        h.tube([(x - w * 0.15, y, w * 0.62) for x, y, w in WAY], ("#4c5a60", "#7c8c90", "#b8c4c0", "#fff8e0"), "hair", angle=3, length=22, width=2.8, flat=0.6)
        for side, o in ((left, -1), (right, 1)):
            h.shag(side, ("#8c7858", "#c8b088", "#f4e4bc"), 9, 230, o, 22, 3.0, seed=o + 2)
    with h.thing("church", "place", lift=5), h.at(300, 500, 0.94):
        chapel(h, ("#a89880", "#d8ccb0", "#f8f0d8", "#ffffff"), ("#4c3a48", "#74586a", "#a48494"))
    with h.thing("crabs", "witness", lift=6, count=4):
        for k, (x, y, size) in enumerate(((356, 764, 0.66), (238, 676, 0.52), (214, 590, 0.4), (330, 528, 0.3))):
            with h.at(x, y, size):
                crab(h, ("#6a2418", "#b0442c", "#e8784c", "#ffbc8c"), 6 * (-1) ** k)
    with h.thing("anchor", "subject", lift=14) as iron, h.at(470, 940, 1.24, 4):
        h.shade("-120,40 0,30 60,10 -120,30 -330,-20 -390,-60 -340,-90 -250,0", 0.55, 10)
        anchor_hauling(h, IRON, WEED)
        h.shag("-176,34 -120,48 -50,44 0,20", ("#8c7858", "#c8b088", "#f4e4bc"), 26, 120, 1, 40, 3.4)
    with h.thing("gulls", "witness", lift=5, count=3):
        for x, y, k, a in ((150, 128, 0.6, -8), (262, 190, 0.42, 6), (640, 150, 0.5, -14)):
            gull(h, x, y, k, a)
    with h.thing("wreck", plane="front", lift=20):
        for p in ("-40,1240,44 30,1080,36 60,900,27 30,760,16 -10,690,8", "120,1250,40 190,1140,32 214,1040,24 196,960,14"):
            h.tube(p, RIB, "across", angle=8, length=40, spread=0.1)
        h.knots([(40 + rng.normal(0, 14), 900 + k * 26, rng.uniform(4, 7)) for k in range(12)], ("#b8b0a0", "#8c8478"))
    s.relate(iron[0], "leads to", "sea")
    s.describe("An iron anchor drags itself across wet sand. Its furrow winds back past a church and over a hill. Crabs follow in the furrow. The sea is near; dark ribs of a wreck stand in front.")
    s.moods("weary", "determined", "lonely", "wry")
    s.themes("return", "duty", "longing", "the sea")
    s.says("swim, anchor", "back to work", "longer than I held you", "homesick", "it tried the country life", "low tide", "heavy heart", "last stretch", "dragging my feet", "runaway", "retired, bored", "the ship is waiting", "nobody believes its story", "weigh anchor", "pilgrim", "off the hook", "commuter", "leave a mark", "slow train to the sea", "the crabs are its fans", "it went to church first", "a long apology", "no strings attached", "escape from the museum", "go home", "iron will", "walk it off", "after the divorce", "who let it go?", "parade", "the plough that was not", "it smells salt", "old sailor", "stubborn", "drag", "almost in", "what holds you down can walk", "hook, line and thinker", "the way back is longer", "march", "sink or stay", "forwarding address")  # fmt: skip
    s.about(place="the Hem", time="evening", light="low, from the sea", composition="diagonal", view="from above", foreground="ribs of a wreck", unexplained="why it had gone inland")
