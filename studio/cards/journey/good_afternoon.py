"""The sea falls off the last edge in white threads; on the brink turns a raft with a hen on her nest, facing backwards."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import cormorant_drying, hen_on_nest
from reverie_studio.sewn.waters import fish

WOOD = ("#3a2a1c", "#6a4c30", "#a07a4c", "#d8b47c", "#fbe4b4")
HEN = ("#6a2a14", "#b0561e", "#e08a3a", "#ffbe70", "#fff0c8")
STRAW = ("#7a4c18", "#b8842e", "#e4b858", "#fbe39a", "#fff6d0")
ROCK = ("#0c1418", "#18262c", "#2a3c42", "#4c6064", "#90a49c")
FISH = ("#8a2c14", "#d8581e", "#f49a4a", "#ffe0a0")


def brink(x: float) -> float:
    """The height of the edge over which the sea falls."""
    return 470 + 60 * ((x - 500) / 400) ** 2 + 8 * np.sin(x / 60)


@card(id="akq25p", title="Good Afternoon", seed=93, palette="salt marsh", light=(0.45, -0.7))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#f8e6b0"), (130, "#f6d8a0"), (140, "#7fa8ac"), (470, "#4c8288"), (500, "#b8d4cc"), (900, "#d8e2d0"), (1200, "#dfe2cc")])
    rng = np.random.default_rng(93)
    with h.thing("sea", "place"):
        h.whip("-10,138 300,134 810,140", "#fff6d8", 2.2, 11, 14)
        for k in range(11):
            y = 158 + k * 30
            p = [(x, y + (brink(x) - 470) * (k / 11) + 6 * np.sin(x / (40 + k * 6) + k)) for x in range(-20, 840, 40)]
            h.run(p, ("#cfe4dc", "#2f6068", "#8fc0bc")[k % 3], 2.2 + k * 0.2, 22 + k * 3, 16 + k)
        h.stain([(560 + 240 * np.cos(a), 170 + 26 * np.sin(a)) for a in np.linspace(0, 6.2, 20)], "#fff0c0", 0.7, 18)
    with h.thing("fall", "subject") as fall:
        for k in range(300):
            x, n, d = float(rng.uniform(-10, 810)), float(rng.uniform(200, 620)), float(rng.normal(0, 9))
            h.loose([(x, brink(x) - 26), (x + 2, brink(x)), (x + d * 0.4, brink(x) + n * 0.4), (x + d, brink(x) + n)], ("#ffffff", "#fdfff6", "#eaf6f0", "#fff4c8", "#bcdcd8")[k % 5], float(rng.uniform(3, 6)))
    with h.thing("edge"):
        h.whip([(x, brink(x) - 4) for x in range(-20, 840, 20)], "#f0d24a", 5, 10, 30, 0.1)
        h.whip([(x, brink(x) - 18) for x in range(-20, 840, 20)], "#fff6d8", 3, 8, 10)
    with h.thing("boats that turn away", "prop", count=2, lift=3):
        for x, y, k in ((150, 214, 1.0), (300, 176, 0.7)):
            with h.at(x, y, k):
                h.blob("-34,-8! 34,-8! 24,10! -24,10!", WOOD, "fur", grain=0.0, puff=8)
                h.blob("-36,-14! -6,-70! 26,-14! 2,-10!", ("#c8c0a0", "#fff6dc", "#ffffff"), "cloth", grain=90.0, puff=10)
    with h.thing("mist"):
        for x, y, w in ((300, 980, 320), (640, 1060, 280), (120, 1120, 260), (480, 1150, 380)):
            h.stain([(x + w * np.cos(a), y + 64 * np.sin(a)) for a in np.linspace(0, 6.2, 24)], "#f2f4e4", 0.8, 40)
        h.knots([(rng.uniform(300, 800), 1010 + rng.normal(0, 60), rng.uniform(3, 8)) for _ in range(90)], ("#ffffff", "#f6fbf2", "#dcebe4"))
    with h.thing("fish", lift=6, count=4):
        for x, y, k, a in ((500, 720, 1.2, -96), (690, 790, 1.2, -106), (560, 930, 1.1, -60), (390, 650, 1.0, -120)):
            with h.at(x, y, k, a):
                fish(h, FISH)
    with h.thing("raft", "subject", lift=14) as raft, h.at(560, 470, 1.34, 11):
        h.shade("-150,26 0,10 140,26 120,56 -120,56", 0.45, 8)
        for k in range(5):
            h.tube([(-128 + k * 5, k * 12 - 6, 12), (0, k * 12 - 5, 13), (132 + k * 6, k * 12 - 6, 12)], WOOD, "fur", angle=6, length=24, spread=0.06)
            h.knots([(134 + k * 6, k * 12 - 6, 9)], "#e8c890")
        for x in (-88, 86):
            h.couch([(x, -20), (x + 10, 54)], "#3a2a1c", "#d8b47c", 8, 9)
        h.tube("-104,-4,6 -102,-150,4", WOOD, "across")
        h.blob("-104,-148! -140,-140 -176,-152! -168,-122 -178,-96! -140,-104 -104,-94!", ("#8a2c20", "#d0563a", "#f29a70"), "cloth", grain=0.0, puff=10)
        with h.at(16, -4, 1.0, flip=True):
            hen_on_nest(h, HEN, STRAW)
    with h.thing("cormorant on a rock", "witness", plane="front", lift=14):
        h.blob("-20,1020! 60,1000 130,1016 220,1010 290,1050 330,1120 390,1160 410,1230! -20,1230!", ROCK, "fur", grain=["40,1010 90,1110 100,1220", "220,1020 300,1110 370,1220"], puff=70, length=22)
        h.knots([(rng.uniform(10, 330), rng.uniform(1080, 1190), rng.uniform(4, 9)) for _ in range(30)], ("#d8d3ac", "#8fa49c", "#f4eed4"))
        with h.at(170, 1022, 1.16, -3):
            cormorant_drying(h, ROCK)
    s.relate(raft[0], "is carried by", fall[0])
    s.describe("A raft tips at the edge where the sea falls away. On it a hen sits tight on her nest, looking left. On a dark rock a cormorant hangs out its wings; fish drop past.")
    s.moods("calm", "perilous", "absurd", "luminous")
    s.themes("duty", "the edge", "stubbornness", "not looking", "care")
    s.says("hold on, hen", "nearly done", "she’d promised to sit", "don’t count them yet", "this is fine", "flat earth society", "denial", "home is where the nest is", "over the edge", "lovely view behind", "twenty-one days, not one less", "a mother’s work", "mind the drop", "and on your left", "brooding", "the last edge", "can’t get up now", "somebody tell her", "a good captain stays", "waterfall? what waterfall", "sitting tight", "hatching a plan", "the calm one", "steady", "Niagara for beginners", "it’s only water", "all my eggs", "look back, not down", "patience", "end of the line", "thread count", "he’s seen it before", "nothing to do with me", "the sea was longer once", "please return to your seats", "one more minute", "maiden voyage", "rather busy", "what keeps her there", "free fall, slowly", "trust", "the fish didn’t worry either")  # fmt: skip
    s.about(place="the edge of the sea", time="afternoon", light="sun behind the fall", composition="diagonal", view="far", foreground="a rock with a cormorant", unexplained="eggs of different sizes")
