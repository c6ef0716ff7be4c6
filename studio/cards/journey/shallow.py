"""From the bottom of a pond: a hippopotamus has put its face through the surface and looks for us."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.giants import hippo_belly, hippo_head

STEM = ("#0c2018", "#183828", "#2c5c3c", "#5a9058")


def wreath(h: Hoop) -> None:
    """Round one ear."""
    a = np.linspace(0, 6.28, 30)
    h.couch([(694 + math.cos(v) * 62, 240 + math.sin(v) * 42) for v in a], "#5a8a4c", "#2c4a2c", 9, 9)
    for k, v in enumerate(a[::2]):
        x, y = 694 + math.cos(v) * 62, 240 + math.sin(v) * 42
        for p in range(5):
            b = p * 1.257 + k
            h.leaf([(x, y, 2), (x + math.cos(b) * 9, y + math.sin(b) * 9, 6), (x + math.cos(b) * 17, y + math.sin(b) * 17, 1)], ("#c8b8c0", "#f4e8ec", "#ffffff"), angle=30)
        h.knots([(x, y, 4)], "#f0c83c")


@card(id="hp4w9d", title="Shallow", seed=94, palette="verdigris cloth", light=(0.1, -0.9))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#b8dca0"), (240, "#7cbc90"), (600, "#3f8a78"), (1200, "#143c40")])
    rng = np.random.default_rng(94)
    with h.thing("surface", "place"):
        for k in range(10):
            y = 70 + k * 9 + rng.normal(0, 8)
            x = rng.uniform(0, 660)
            h.run(f"{x},{y} {x + 70},{y + 6} {x + 150},{y - 2}", "#f8fff0", 3.2, 26, 12)
        for x0, n in ((690, 700), (760, 560), (30, 520), (240, 420)):
            h.stain([(x0, 80), (x0 + 34, 80), (x0 - 20 + n * 0.06, 80 + n), (x0 - 90, 80 + n)], "#d8f4b8", 0.22, 22)
    with h.thing("hippopotamus", "subject", lift=12) as hippo:
        hippo_belly(h)
        hippo_head(h)
        wreath(h)
    with h.thing("bubbles", "accent", lift=4):
        for k in range(15):
            x, y = 520 + 60 * math.sin(k * 1.7) + k * 3, 850 + (k * 47) % 250
            h.bead(x, y, 5 + (k * 5) % 11, "#a8e0d0")
    with h.thing("lilies", "prop", lift=12):
        for k, (x, top, r) in enumerate(((60, 120, 13), (186, 60, 9), (770, 90, 12))):
            h.tube([(x + 60 - k * 30, 1230, r * 1.2), (x - 30, 900, r), (x + 24, 500 + top * 0.5, r * 0.9), (x, top, r * 0.7)], STEM, "across", angle=20)
            h.blob([(x + math.cos(a) * r * 9, top - 20 + math.sin(a) * r * 3) for a in np.linspace(0.3, 6.1, 20)], STEM[1:], "silk", grain=0.0, puff=10)
        for k in range(12):
            x = rng.uniform(-20, 820)
            h.leaf([(x, 1230, 8), (x + rng.normal(0, 20), 1150, 11), (x + rng.normal(0, 50), 1050 + rng.uniform(0, 70), 1)], STEM, angle=24)
    s.relate(hippo[0], "waits for", "bubbles")
    s.describe("Seen from the bottom of a pond, a hippopotamus stands above. Its broad muzzle has come down through the water, nostrils closed; both eyes look down at us. A wreath of white flowers hangs round one ear.")
    s.moods("concerned", "tender", "strange")
    s.themes("being missed", "depth", "care", "weddings")
    s.says("snorkel hippo", "depth of interest", "you may come up now", "are you all right down there?", "runaway bride", "peekaboo", "hide and seek", "holding my breath", "mother looks in", "wedding guest", "hello, fish", "big kiss", "the search party", "I dropped my ring", "deep thoughts", "she’s come to say sorry", "the bride wore grey", "under observation", "you’re it", "don’t worry, I can swim", "bubbles", "checking the bathtub", "large concern", "what the frog saw", "love finds a way in", "who’s hiding?", "the tooth fairy retires", "come out, he’s gone", "gentle giant", "it’s not so deep, she said", "diving for apples", "I see you")
    s.about(place="the Stain", time="noon", light="green, from above", composition="right", view="from below", foreground="lily stems", unexplained="the bridal wreath")
