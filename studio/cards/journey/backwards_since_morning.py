"""A sheep knits a striped road out of its own fleece, walking backwards; one heel is over the last edge, and a terrier holds on to the road."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.cats_dogs_foxes import terrier
from reverie_studio.sewn.goats_and_sheep import knitting_sheep
from reverie_studio.sewn.horses_and_donkeys import mule_cart
from reverie_studio.sewn.land import ridge
from reverie_studio.sewn.people import wrapped
from reverie_studio.sewn.stitches import fringe, knitted

WOOL = ("#8a7c78", "#c8bcb0", "#f4ece0", "#ffffff")
BANDS = (("#7a2018", "#b83a2c", "#e8745a", "#ffb8a0"), ("#b8a888", "#ece0c4", "#fffaec"), ("#14405c", "#2f6f8a", "#6cacc0", "#c0e8ec"), ("#8a5a10", "#d09428", "#f8cc5c", "#fff0b0"))
PATH = [(60, 262, 4), (130, 278, 7), (230, 304, 11), (300, 350, 17), (250, 410, 24), (140, 470, 34), (84, 560, 44), (110, 670, 56), (220, 760, 64), (350, 790, 64), (440, 750, 58), (486, 680, 52)]
EDGE = "606,830 616,900 598,960 624,1030 600,1100 618,1160 604,1230"


@card(id="73jybf", title="Backwards, Since Morning", seed=86, palette="weld", light=(-0.8, -0.45))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#d88a4c"), (120, "#f0b45c"), (250, "#ffe08c"), (264, "#c89a3c"), (900, "#b08430"), (1200, "#8a6424")])
    rng = np.random.default_rng(86)
    with h.thing("void", "place"):
        h.hole("640,800! 606,830! 616,900 598,960 624,1030 600,1100 618,1160 604,1240! 840,1240! 840,240! 790,300 740,460 700,640", [(240, "#8c8cc0"), (700, "#3a3f8a"), (1200, "#14163c")], "#e8c070")
        h.knots([(float(rng.uniform(700, 795)), float(rng.uniform(420, 1190)), float(rng.uniform(2, 5))) for _ in range(40)], ("#ffffff", "#ffe8a0", "#a8b0e0"))
    with h.thing("plain", "place", lift=3):
        ridge(h, "-20,262 120,246 260,256 420,240 600,252 790,236", 330, ("#a87828", "#d0a044", "#f0c86c", "#fff0b0"))
        for x, y, n in ((420, 80, 120), (540, 110, 100), (250, 150, 80), (690, 60, 70)):
            h.stem([(x - n, y), (x - n * 0.3, y - 9), (x + n * 0.3, y + 5), (x + n, y - 3)], "#fff0c8", 5, 14)
        h.seeds("-20,380! 640,380! 590,1200! -20,1200!", ("#8a6424", "#e8c060", "#d0a040"), 40, 16, 84, 2.6, wander=20)
        h.blob([(70 + 44 * math.cos(a), 250 + 44 * math.sin(a)) for a in np.linspace(math.pi, 2 * math.pi, 12)], ("#ffcc50", "#ffe890", "#fffce0"), "silk", grain=0.0, puff=20, lit=1.3)
    with h.thing("road", "subject", lift=8) as road:
        knitted(h, PATH, BANDS)
    with h.thing("travellers", "prop", lift=5, count=4):
        with h.at(196, 742, 0.34, 24):
            mule_cart(h, ("#1e1612", "#3c2e26", "#62503f", "#94806a"), ("#1a100a", "#40281a", "#6e4a2c", "#a8784a"), BANDS[2])
        for x, y, n, tone in ((170, 480, 0.5, BANDS[2]), (276, 392, 0.36, BANDS[0]), (282, 330, 0.24, BANDS[2])):
            with h.at(x, y, n):
                wrapped(h, tone, hood=WOOL)
    with h.thing("last edge", "prop", lift=8):
        fringe(h, EDGE, 1, ("#e8c070", "#fff0b8", "#b08430", "#d09428"), rng, 60, 90)
    with h.thing("sheep", "subject", lift=16) as sheep:
        knitting_sheep(h, WOOL, rng)
    with h.thing("terrier", "subject", lift=14) as dog, h.at(170, 1030, 1.42, -2):
        terrier(h, ("#a89c90", "#d8ccbc", "#fbf4e8", "#ffffff"), ("#4a2410", "#8a4c24", "#c88448", "#f0bc80"))
    with h.thing("fold in its teeth", lift=5):
        h.tube("478,806,26 444,842,20 402,868,14 384,872,9", BANDS[2], "wool")
        h.straight([(396, 854, 400, 866), (410, 852, 414, 864)], "#ffffff", 6)
    s.relate(dog[0], "catches", road[0])
    s.relate(sheep[0], "balances on", road[0])
    s.describe("A sheep knits a striped road from its own fleece, walking backwards. One hoof is already over the edge of the world. A terrier bites the road and pulls; travellers come along it.")
    s.moods("funny", "tense", "absorbed")
    s.themes("work", "hindsight", "danger", "devotion", "making")
    s.says("behind you!", "hindsight", "I was watching what I’d made", "one more row", "knit one, fall one", "the end of the world is nigh", "good dog", "lost in her work", "mind your step", "purl before brink", "self-made road", "where it all comes from", "out on the edge", "deadline", "stop while you’re ahead", "wool-gathering", "she never looks where she’s going", "a stitch in time", "progress", "the safety officer", "almost finished", "dropped stitch", "who pays the dog?", "careful, artist at work", "backing out", "the scarf got away from me", "giving of oneself", "looking back fondly", "brake", "somebody notices", "row upon row", "it keeps the miles warm", "running out of land", "the loyal opposition", "a yarn too long", "reverse gear", "down to the last curl", "cliff, with cardigan", "so absorbed", "faith in small teeth", "tight tension", "since breakfast")  # fmt: skip
    s.about(place="the Selvedge", time="evening", light="low sun at the road's far end", composition="diagonal", view="far", unexplained="how long she has been at it")
