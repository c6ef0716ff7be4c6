"""A town of tailor's chalk; one house is stitched and lit. A thin cat carries her kitten across the market towards it."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.cats_dogs_foxes import cat_with_kitten
from reverie_studio.sewn.houses import chimney, house
from reverie_studio.sewn.stitches import dry_chalk

CHALK = "#dfe8f6"
TOWN = ((70, 250, 0.8, 0), (208, 214, 0.7, 0), (330, 268, 0.85, 1), (90, 470, 1.05, 1), (276, 486, 1.0, 0), (720, 690, 1.2, 0), (560, 640, 1.0, 2), (730, 980, 1.5, 1), (66, 730, 1.2, 2), (440, 200, 0.66, 0))


def drawn(h: Hoop, wide: float, deep: float, tall: float, kind: int, seed: int) -> None:
    """A house in chalk: gable, roof, two windows; kind 1 has a door, kind 2 a chimney."""
    w, e = wide / 2, wide * 0.45
    for k, p in enumerate(([(-w, 0), (-w, -tall), (0, -tall - e), (w, -tall), (w, 0), (-w, 0)], [(-w * 1.1, -tall + 5), (-w * 1.1, -tall - deep), (0, -tall - e - deep), (0, -tall - e)], [(0, -tall - e - deep), (w * 1.1, -tall - deep), (w * 1.1, -tall + 5)])):
        for a, b in zip(p[:-1], p[1:], strict=True):
            dry_chalk(h, [a, ((a[0] + b[0]) / 2 + math.sin(seed + k) * 1.5, (a[1] + b[1]) / 2), b], CHALK, 5, 0.72, seed=seed * 9 + k)
    for x in (-0.5, 0.5):
        dry_chalk(h, [(x * w - 9, -tall * 0.8), (x * w + 9, -tall * 0.8), (x * w + 9, -tall * 0.4), (x * w - 9, -tall * 0.4), (x * w - 9, -tall * 0.8)], CHALK, 3.4, 0.6, seed=seed)
    if kind == 1:
        dry_chalk(h, [(-9, 0), (-9, -30), (9, -30), (9, 0)], CHALK, 3.4, 0.6, seed=seed)
    if kind == 2:
        dry_chalk(h, [(w * 0.5, -tall - e * 0.8), (w * 0.5, -tall - e * 1.7), (w * 0.8, -tall - e * 1.7), (w * 0.8, -tall - e * 0.6)], CHALK, 3.4, 0.6, seed=seed)


@card(id="x7egph", title="The First House", seed=91, palette="woad night", light=(0.7, -0.5))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#2a3768"), (600, "#34437c"), (1200, "#222c56")], dusk=0.3)
    h.lamp(566, 470, 430, "#ffcf80", 0.9, z=150)
    rng = np.random.default_rng(91)
    with h.thing("chalk town"):
        for p in ("-20,560 200,590 420,610 500,700 520,860 640,1060 820,1120", "-20,820 180,800 330,850 360,960 480,1160 520,1230", "-20,330 160,320 380,330 420,420 400,590", "500,700 640,760 820,760"):
            dry_chalk(h, p, CHALK, 6, 0.7, seed=len(p))
        for k, (x, y, size, kind) in enumerate(TOWN):
            with h.at(x, y, size):
                drawn(h, 96 + 14 * math.sin(k * 2.1), 62, 46, kind, k)
        dry_chalk(h, [(470 + math.cos(a) * 66, 930 + math.sin(a) * 34) for a in np.linspace(0, 6.3, 26)], CHALK, 6, 0.7, seed=3)  # the well
        dry_chalk(h, [(470 + math.cos(a) * 48, 924 + math.sin(a) * 22) for a in np.linspace(0, 6.3, 22)], CHALK, 4, 0.6, seed=4)
        for k in range(6):  # one street is rubbed out
            h.stain(f"{560 + k * 40},{1130 - k * 8} {640 + k * 40},{1110 - k * 8} {650 + k * 40},{1160 - k * 8} {570 + k * 40},{1176 - k * 8}", "#a8b4d4", 0.5, 12)
    with h.thing("light on the ground"):
        h.stain("496,426! 640,426! 690,600! 420,640!", "#ffd890", 0.5, 20)
    with h.thing("house", "subject", lift=12) as home, h.at(566, 424, 1.9):
        house(h, 100, 78, 56, (("#7a2c20", "#b04a34", "#d8745a", "#f4a888"), ("#4a1c1c", "#7a2f28", "#a84a38", "#cc7458")), ("#5a2c20", "#8a4a30", "#b06a44", "#cc8c60"), lit=3, door=True)
        chimney(h, 26, -104, 8, ("#4a1c1c", "#7a2f28", "#b85a44"))
    with h.thing("smoke", "prop"):
        h.loose("618,178 640,130 604,90 640,40 620,-10", "#8a8478", 5)
        h.loose("622,176 656,126 628,84 664,36 650,-10", "#b0a898", 3.4)
    with h.thing("shadow of the cat"):
        h.shade("110,1130 200,1108 390,1080 420,1096 300,1150 100,1200 -20,1230 -20,1180", 0.7, 9)
    with h.thing("cat", "subject", lift=14) as puss, h.at(270, 1106, 1.12, -8):
        cat_with_kitten(h, ("#3a3a46", "#6a6874", "#a09ca4", "#d4cecc", "#fff8f0"), "#3a3644", ("#8a4a20", "#c87c3c", "#f0b070", "#ffe0b0"))
    with h.thing("chalk dust on her way"):
        h.knots([(rng.uniform(40, 330), 1110 + rng.normal(0, 8), rng.uniform(2, 3.4)) for _ in range(26)], ("#ffffff", "#c8d4ec"))
    s.relate(puss[0], "waits for", home[0])
    s.describe("A cat carries a kitten across a town of chalk lines. Streets, houses and a well are only drawn on blue cloth. One house alone is stitched; its windows are lit.")
    s.moods("hopeful", "lonely", "quiet")
    s.themes("home", "beginnings", "motherhood", "plans")
    s.says("colour it in", "ahead of the builders", "the others never came", "moving day", "first come", "a roof is enough", "work in progress", "mind the lines", "hopscotch", "nearly a town", "someone left a light on", "the rest is promised", "show home", "single mother", "carry me", "new neighbours", "erased", "he said it would be finished", "town planning", "what the map forgot", "population: three", "blueprint", "cats don’t read plans", "door number one", "they saw the light", "draft", "off the drawing board", "unfurnished", "keep walking", "the city of intentions", "a warm sill", "by the scruff", "nobody’s street", "before the rain comes", "imaginary friends", "refuge", "last of nine", "it was real for one of us", "let us in", "outline of a life", "rent", "only the important part")  # fmt: skip
    s.about(place="Chalk Town", time="evening", light="from one window", composition="diagonal", view="from above", unexplained="a street that was rubbed out")
