"""A lizard's dropped tail walks off by itself with a small pack; the lizard looks after it."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.small_beasts import LIZARD, lizard, lizard_foot
from reverie_studio.sewn.stitches import arc, scales

STONE = ("#8a6420", "#a87c2a", "#c89a40", "#e8c470")


def tail(h: Hoop) -> None:
    """Nose ahead: the pointed end goes first, its stump behind; it loops like a caterpillar."""
    h.shade("-110,22 0,14 90,22 190,34 120,46 -60,44", 0.5, 8)
    body = h.tube("-112,-2,30 -84,-14,33 -40,-64,30 10,-70,26 50,-22,22 86,4,19 126,-6,15 156,-34,11 178,-62,7 190,-78,3", LIZARD, "fur", angle=80, width=2.2)
    scales(h, body, LIZARD, 12, bright=1.1, seed=3)
    h.blob(arc(-124, 4, 22, 28), ("#6a1c22", "#b04444", "#e08a78", "#ffd0b8"), "silk", angle=90, satin=14, puff=10)
    with h.at(-20, -96, 1.15, 4):
        h.blob("-40,22! -46,-16 -30,-42 0,-48 32,-40 46,-14 40,22! 0,30", ("#2a2c6a", "#3a3f8a", "#6a6cb8", "#b0aee0"), "cloth", grain=["-34,20 -36,-10 0,-44", "34,20 36,-10 0,-44"], puff=30)
        h.tube("-50,-50,13 0,-58,15 50,-50,13", ("#8a3a2a", "#c8523a", "#f09a70"), "across")
        h.couch("-30,-60 -28,24", "#e8c470", "#5a3a1c", 5, 9)
        h.couch("28,-60 28,24", "#e8c470", "#5a3a1c", 5, 9)
    h.couch("-62,-30 -30,-46 -4,-40 20,-50", "#e8c470", None, 5)


@card(id="w3hxn8", title="Without Me", seed=92, palette="weld", light=(0.35, -0.8))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#f2d068"), (300, "#ecc24c"), (1200, "#d6a434")])
    rng = np.random.default_rng(92)
    with h.thing("warm stones", "place"):
        for x, y, w, k in ((700, 420, 130, 0.42), (470, 330, 90, 0.4), (180, 300, 120, 0.36), (700, 760, 120, 0.44), (330, 180, 70, 0.36), (760, 930, 90, 0.4), (600, 120, 60, 0.34), (60, 150, 60, 0.3)):
            h.shade([(x - w * 0.14 + math.cos(a) * w, y + w * 0.12 + math.sin(a) * w * k) for a in np.linspace(0, 6.2, 24)], 0.34, 8)
            h.patch([(x + math.cos(a) * w * (1 + 0.06 * math.sin(a * 3 + x)), y + math.sin(a) * w * k * (1 + 0.08 * math.cos(a * 2 + y))) for a in np.linspace(0, 6.2, 26)[:-1]], [(0, "#f8e096"), (1200, "#e4bc5c")], lift=5, edge="#a87c2a")
        for t in np.linspace(0, 1, 15):  # its track comes from the lizard
            x, y = 428 - t * 90 - 60 * math.sin(t * 3.1), 336 + t * 160
            h.straight([(x, y, x + 13, y - 6)], "#8a5a1e", 3)
    with h.thing("tail", "subject", lift=10) as gone, h.at(560, 292, 0.98, -8):
        tail(h)
    with h.thing("lizard", "subject", lift=18) as left:
        lizard(h)
        lizard_foot(h)
    s.relate(left[0], "loses", gone[0])
    s.describe("A green lizard looks up with a tear under its eye. In front of it, over flat stones, its own dropped tail walks away by itself, with a small blue pack strapped on.")
    s.moods("hurt", "funny", "lonely", "proud")
    s.themes("parting", "independence", "loss", "travel")
    s.says("bye, bottom", "solo career", "it never turned round", "it’s not you, it’s me", "gap year", "I grew you myself", "and it took the good bag", "the end goes first", "write when you get there", "part of me is leaving", "empty nest", "tailing off", "we had a deal", "fine, go", "it’ll be back by supper", "moving out", "I can grow another", "severance package", "who packed for you", "a clean break", "off it goes", "my better half", "it wanted to see the sea", "independence day", "what walks away from us", "after all these years behind me", "not even a wave", "detached", "you’ll be sorry", "left behind", "holiday without the family", "the tail end", "it always had its own ideas")  # fmt: skip
    s.about(place="a plain of warm stones", time="noon", light="high sun", composition="left", view="near", foreground="the lizard's forefoot", unexplained="who packed")
