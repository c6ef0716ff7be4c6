"""A dancing bear has laid his chain over a milestone and dances alone on the night road, eyes closed."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.bears import bear_dancing, bear_head
from reverie_studio.sewn.insects import moth_from_above
from reverie_studio.sewn.stitches import chain

STONE = ("#14101e", "#2a2238", "#443a54", "#665876", "#a08ca0")
STEEL = ("#8a8aa0", "#d8d8e8", "#ffffff")


def milestone(h: Hoop) -> None:
    h.blob("640,1150! 646,960 670,906 716,890 764,908 786,960 792,1150!", STONE, "cloth", puff=60, grain=["660,1140 664,950 716,900", "716,1150 716,900", "780,1140 776,950 730,900"], angle=80, length=13)
    links = [(700 + 26 * math.sin(k * 0.5), 884 + k * 17) for k in range(5)] + [(690 - 14 * math.sin(k * 0.6) + 4 * k, 962 + k * 20) for k in range(10)]
    chain(h, [*links, *((742 - k * 2, 900 + k * 19) for k in range(11))], STEEL)


@card(id="b2rh6v", title="For Himself", seed=18, palette="foxglove", light=(0.8, -0.35))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#33224a"), (420, "#5b3f6e"), (760, "#b0688a"), (930, "#f0a880")], dusk=0.15)
    h.lamp(700, 880, 520, "#ffd8a8", 0.55, z=90)
    h.patch("-20,960! 260,946 560,952 820,940! 820,1220! -20,1220!", [(940, "#8a5f72"), (1040, "#5a3f5e"), (1200, "#33243f")], lift=4, tilt=0.02)
    h.whip("-10,958 260,946 560,952 810,942", "#f2dfe0", 2.6, 13, 18)
    with h.thing("milestone", "prop", lift=10):
        h.shade("560,1150 640,1130 700,1150 600,1176", 0.5, 8)
        milestone(h)
    h.shade("60,1160 240,1140 420,1160 300,1196 120,1196", 0.6, 9)
    with h.thing("dancing bear", "subject", lift=16) as dancer:
        bear_dancing(h)
        bear_head(h)
    rng = np.random.default_rng(18)
    with h.thing("dust"):
        h.knots([(rng.normal(430, 90), 1180 - abs(rng.normal(0, 22)), rng.uniform(2, 5)) for _ in range(46)], ("#d0a3c4", "#f2dfe0", "#8d64a0"))
    with h.thing("moths", "witness", count=3):
        for x, y, k, a in ((350, 60, 0.9, 8), (700, 600, 1.15, 34), (64, 640, 0.9, -30)):
            with h.at(x, y, k, a):
                moth_from_above(h, ("#4a7a34", "#7ab04a", "#a8dc74", "#e4ffc0"), "white", "#fff6d0")
    s.relate(dancer[0], "loses", "chain")
    s.describe("A brown bear dances alone on a road at dusk. His paws are above his head, his eyes closed. A chain hangs over a milestone. Three green moths fly round him.")
    s.moods("joyful", "free", "solemn")
    s.themes("freedom", "dance", "solitude", "after work")
    s.says("party bear", "notice given", "nobody clap, please", "free", "after hours", "dance like no one", "slow song", "the chain is listening", "day off", "he knows this one", "ballet", "ta-da", "my turn", "without the whip", "last train gone", "heavy and light", "who is playing?", "encore, for nobody", "unpaid", "retired", "teddy", "a private matter", "the music was always his", "don’t wake him", "bare feet", "I do this too, in the kitchen", "off the lead", "summer evening", "he left it folded", "grace", "moths know", "tomorrow he’ll be hungry")
    s.about(place="a road", time="dusk", light="afterglow, from behind", composition="left", view="eye level", unexplained="where the music comes from")
