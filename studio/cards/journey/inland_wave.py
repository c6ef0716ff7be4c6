"""A single sea wave stands in a stubble field, out of breath, and holds out a straw hat; hens keep their distance."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import hen
from reverie_studio.sewn.things import straw_hat

SEA = ("#0c2c40", "#15505e", "#257f80", "#5ab49a", "#c4ecc0")
LIT = ("#1f7f74", "#4ab48c", "#96dc98", "#e4f8c0", "#fffff0")
SEAM, FOAM = 560, ("#b4d4d0", "#e4f2ea", "#ffffff", "#ffffff")
COATS = (("#3a1a10", "#6a321c", "#a0542c", "#d08a50", "#f4c890"), ("#4a4446", "#8a8078", "#c8bca8", "#f0e6d0", "#fffaf0"), ("#141018", "#2a2430", "#453c48", "#72646a", "#b0a09a"))


def wave(h: Hoop) -> None:
    """Its back to the left edge, hollow side and drooping crest to the right."""
    h.blob("-20,330! 60,200 180,120 310,100 420,140 494,220 530,320 524,400! 490,330 430,270 360,262 310,300 290,380 300,500 340,640 400,780 470,900 560,990 640,1040! 500,1074 300,1084 120,1080 -20,1084!", SEA, "hair",
           grain=["-10,400 80,240 220,150 380,160 480,250 520,370", "-10,600 120,360 240,220 360,210 450,270", "0,900 120,640 200,420 270,300 350,240", "120,1070 200,800 230,560 270,400", "320,1070 320,860 290,640 280,470", "560,1040 420,900 350,740 310,600"], puff=150, length=34, angle=0, width=2.4, gloss=0.5)
    h.blob("330,262 392,256 450,290 498,360 524,400! 532,330 500,230 430,160 380,190", LIT, "hair", grain=["340,250 430,230 510,340"], puff=30, length=30, lit=1.3)  # sun through the crest
    for k in range(8):  # its muscles: single cords of lighter silk
        o = k * 34
        h.tube([(560 - o * 0.9, 1040 - o * 0.1, 2), (430 - o * 0.75, 880, 7), (330 - o * 0.6, 640 + o * 0.1, 9), (292 - o * 0.5, 430, 9), (330 - o * 0.62, 260 - o * 0.2, 6), (400 - o * 0.4, 210 - o * 0.34, 1.5)], (LIT, SEA[2:])[k % 2], "silk", angle=14, satin=60, lit=1.05)
    rng = np.random.default_rng(53)
    for k in range(9):  # foam fingers hang from the crest
        t = k / 8
        x, y = 330 + 196 * t, 266 + 120 * t * t + 8 * math.sin(k * 2)
        n = (30, 96, 44, 70, 26, 110, 40, 60, 24)[k]
        h.tube([(x, y - 10, 9 + n * 0.06), (x + 8, y + n * 0.5, 5 + n * 0.04), (x + rng.uniform(-16, 4), y + n, 2)], FOAM, "across", angle=60)
        h.knots([(x + rng.normal(0, 9), y + rng.normal(0, 7), rng.uniform(5, 9)) for _ in range(7)], FOAM)
        h.knots([(x + 2, y + n + 14, 5), (x - 6, y + n + 30, 3.4)], FOAM[1:])
    spots = [(x + rng.normal(0, 12), y + rng.normal(0, 12), rng.uniform(4, 10)) for p in (((-10, 320), (60, 196), (180, 116), (310, 94), (420, 134), (498, 218), (534, 320), (528, 400)),) for (x0, y0), (x1, y1) in zip(p[:-1], p[1:], strict=True) for t in np.linspace(0, 1, 26) for x, y in ((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t),)]
    h.knots(spots, FOAM)
    h.knots([(rng.uniform(-10, 660), 1056 + rng.normal(0, 16), rng.uniform(4, 12)) for _ in range(150)], FOAM)


@card(id="v8rce2", title="Inland", seed=53, palette="weld", light=(0.6, -0.5))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#f7dc84"), (SEAM, "#f6c85c"), (SEAM + 10, "#dca63a"), (1200, "#a8741f")])
    rng = np.random.default_rng(53)
    h.whip(f"-10,{SEAM} 300,{SEAM - 26} 560,{SEAM - 34} 810,{SEAM + 6}", "#fff2b8", 2.4, 12, 16)
    with h.thing("wet trail"):
        h.stain(f"640,{SEAM - 30}! 664,{SEAM - 30}! 640,{SEAM + 40} 690,{SEAM + 90} 650,{SEAM + 170} 520,{SEAM + 260} 480,{SEAM + 400} 560,{SEAM + 480}! 200,{SEAM + 480}! 260,{SEAM + 300} 480,{SEAM + 190} 600,{SEAM + 110} 610,{SEAM + 50}", "#5a4a20", 0.72, 7)
    with h.thing("stubble", "place"):
        ends = []
        for j in range(21):
            y = SEAM + 16 + j * 9 + j * j * 1.1
            k = (y - SEAM) / 640
            for x in np.arange(-10, 820, 11 + 22 * k):
                xx, n = x + rng.normal(0, 3), 8 + 34 * k * rng.uniform(0.7, 1.2)
                ends.append((xx, y + rng.normal(0, 2), xx + rng.normal(0, 3), y - n))
        for k, tone in enumerate(("#8a5a1e", "#fbe38c", "#b9822b")):
            h.straight(ends[k::3], tone, 2.2)
    with h.thing("wave", "subject", lift=18) as sea:
        wave(h)
    with h.thing("straw hat", "prop", lift=10) as lost:
        with h.at(560, 470, 0.98, 14):
            straw_hat(h)
        h.tube("524,380,13 552,410,14 566,432,12 552,448,6", FOAM, "across")
    with h.thing("hens", "witness", lift=7, count=7) as hens:
        for k, (x, y, z, n, f) in enumerate(((520, 740, 0.44, 0.3, True), (614, 720, 0.44, 1, True), (706, 734, 0.5, 0.6, True), (772, 800, 0.62, 1, True), (700, 876, 0.8, 0.3, True))):
            with h.at(x, y, z, float(rng.normal(0, 4)), flip=f):
                h.shade("-50,0 0,-8 60,0 30,12 -40,12", 0.45, 6)
                hen(h, COATS[k % 3], neck=n)
        for x, y, z, f, c, t in ((660, 1186, 2.0, True, 2, -6), (330, 1196, 1.2, False, 0, 4)):
            with h.at(x, y, z, t, flip=f):
                hen(h, COATS[c], neck=1.0)
    s.relate(sea[0], "loses", lost[0])
    s.describe("A huge sea wave stands alone in a stubble field. From its crest it holds out a straw hat with a blue ribbon. Hens stand round it and stare.")
    s.moods("strange", "wistful", "funny", "grand")
    s.themes("searching", "being lost", "the sea", "returning things")
    s.says("lost sea", "shore leave", "it never was good with distance", "is this yours", "lost property", "out of its depth", "Hokusai goes farming", "the sea sends its regards", "wrong address", "polite flood", "it came all this way", "hats off", "she forgot it on the beach", "returned to sender", "surf and turf", "high tide, low attendance", "any of you ladies", "the gallant", "who rang for water", "a long way from home", "waving", "it remembers her", "door to door", "nobody here swims", "standing ovation", "late apology", "it only wants to give it back", "the coast has moved", "weather with manners", "we’d like to see some papers", "too big to be believed", "she’d sworn never again", "the hens were not impressed")  # fmt: skip
    s.about(place="a stubble field", time="late afternoon", light="low sun through the crest", composition="left", view="eye level", foreground="a grey hen", unexplained="whose hat it is")
