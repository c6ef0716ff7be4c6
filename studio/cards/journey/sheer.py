"""Organza has blown against a thorn tree: through it everything is winter. A roe deer steps out of it, still white behind."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_forms import line
from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.small_beasts import roe_stepping
from reverie_studio.sewn.stitches import cut

EDGE = "462,-20 424,160 452,360 410,560 440,760 398,960 430,1220"
RED = ("#5a2410", "#96481c", "#cc7834", "#f0a860", "#ffdca8")
WHITE = ("#7c8aa0", "#a8b4c4", "#d0d8e0", "#f0f4f6", "#ffffff")
BARK = ("#1c1814", "#342c24", "#544a3c", "#84765c")
LEAVES = (("#1d3524", "#355a36", "#5f8448", "#a4b95c", "#e0dc8c"), ("#2c4420", "#54702c", "#8ca044", "#ccd06c", "#fff4b0"))
BOUGHS = ("650,560,34 560,430,26 440,330,19 300,262,12 190,250,5", "640,420,26 540,260,18 400,130,12 300,40,5", "480,360,13 380,400,9 270,390,4", "400,128,9 290,140,6 210,110,3", "660,400,28 730,240,20 800,120,14", "680,560,26 760,460,18 830,420,10", "600,300,13 620,180,9 590,80,4", "720,280,12 680,160,8 700,60,4")


@card(id="gi4ubw", title="Sheer", seed=90, palette="lichen", light=(-0.65, -0.6))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#f0e6b4"), (520, "#d4d894"), (720, "#a8b468"), (1200, "#5c7438")])
    rng = np.random.default_rng(90)
    edge = line(EDGE)
    veil = [*((float(x), float(y)) for x, y in edge), (830.0, 1220.0), (830.0, -20.0)]
    with h.thing("winter ground"):
        h.stain(veil, "#b8c8d8", 0.86, 4)
        h.stain("420,900 560,870 820,880 830,1220 400,1220", "#f4f8fa", 0.7, 24)
    with h.thing("meadow", "place"):
        h.whip("-10,640 200,634 430,640", "#6c7c3c", 2.4, 12, 16)
        for k in range(5):
            h.shag([(x, 770 + k * 94 + 16 * np.sin(x * 0.03 + k * 2)) for x in range(-20, 424, 20)], LEAVES[k % 2][1:4], 38 + k * 9, 90, 1, 15, 3.2, seed=k)
        for k in range(34):
            x, y = rng.uniform(0, 390), 760 + 400 * rng.random()
            h.knots([(x, y, 6), (x + 7, y + 3, 5)], ("#d9574a", "#fff4d8", "#f0c040")[k % 3])
    with h.thing("others, far in the snow", "witness", count=2):
        for x, y, k in ((690, 900, 0.4), (800, 940, 0.5)):
            with h.at(x, y, k):
                roe_stepping(h, WHITE)
    with h.thing("tree", "place", lift=8):
        h.tube("700,1010,64 672,820,48 668,640,42 650,540,38 656,400,26", BARK, "across", angle=10, length=36)
        for p in BOUGHS:
            h.tube(p, BARK, "across", angle=10, length=30)
        for x, y in ((560, 424), (620, 300), (730, 236), (764, 452), (540, 256), (690, 160), (660, 470)):  # snow on the boughs
            h.tube([(x - 34, y + 4, 6), (x, y - 12, 11), (x + 36, y - 14, 5)], WHITE[2:], "wool")
    with h.thing("leaves", "place", lift=6):
        for k in range(150):
            x, y = ((rng.normal(330, 86), rng.normal(270, 66)), (rng.normal(290, 80), rng.normal(110, 60)), (rng.normal(170, 60), rng.normal(200, 80)))[k % 3]
            if x < float(np.interp(y, edge[:, 1], edge[:, 0])) - 26:
                a, n = rng.uniform(0, 6.28), rng.uniform(30, 52)
                h.leaf([(x, y, 2), (x + np.cos(a) * n * 0.5, y + np.sin(a) * n * 0.5, 10), (x + np.cos(a) * n, y + np.sin(a) * n, 1)], LEAVES[int(rng.integers(2))], lit=0.7 + 0.5 * rng.random())
    with h.thing("deer in winter", lift=8), h.at(452, 1064, 0.98):
        h.shade("-170,0 0,-14 240,-6 260,20 0,26 -170,18", 0.5, 8)
        roe_stepping(h, WHITE)
    with h.thing("organza", "prop", lift=5) as gauze:
        h.sheer(veil, "#dfe9f4", 0.36)
        for k, p in enumerate(("520,-20 500,300 530,620 490,900 520,1220", "620,-20 640,380 606,760 640,1220", "740,-20 716,420 750,820 720,1220")):
            h.pleat(p, 26 + k * 6, 0.24)
        h.knots([(rng.uniform(450, 800), rng.uniform(0, 1180), rng.uniform(3, 6)) for _ in range(60)], "#ffffff")
        h.stem(EDGE, "#ffffff", 5, 12)
        h.run([(x + 14, y) for x, y in edge[::6]], "#ffffff", 2.6, 10, 8)
    with h.thing("deer", "subject", lift=10) as deer, h.at(452, 1064, 0.98):
        roe_stepping(h, RED)
    cut(deer, [(float(x) - 1, float(y)) for x, y in edge])
    with h.thing("thorns", plane="front", lift=18):
        for p in ("-30,1150,30 140,1130,24 330,1170,17 520,1150,11 700,1180,4", "130,1140,16 200,1060,10 290,1020,3"):
            h.tube(p, BARK[:3], "across", angle=8, length=30)
        for x in range(40, 620, 62):
            y = float(np.interp(x, (-30, 140, 330, 520, 700), (1150, 1130, 1170, 1150, 1180)))
            h.straight([(x, y, x + 22 * np.cos(x * 1.7), y + (40 if x % 4 else -46))], BARK[1], 6)
    s.relate(deer[0], "is inside", gauze[0])
    s.describe("A roe deer steps out from behind a sheer white cloth. Behind the cloth there is snow, before it summer. Head and shoulders are red, the rump is still white. Another deer is cut by the edge.")
    s.moods("hushed", "tender", "wondering")
    s.themes("seasons", "thresholds", "change", "memory")
    s.says("half winter", "changing room", "it brought some with it", "spring, entering", "curtain call", "moulting", "in two minds", "the warm side", "left behind", "bridal veil", "mind the snow", "first thaw", "one foot in April", "peep show", "don’t breathe", "before and after", "customs", "a slow undressing", "who drew the curtain?", "still cold behind", "net curtains", "from there to here", "come through", "convalescence", "new coat", "the rest of the herd is thinking", "dawn of something", "leaving home", "between", "Narnia, the exit", "listening", "shower", "some of me is late", "winter is only cloth", "she kept it on the line", "a thin excuse", "turn the page", "bare", "melting", "to be continued", "grief, from behind", "safe?")  # fmt: skip
    s.about(place="Fringe Marsh", time="between seasons", light="warm from the left, cold behind the cloth", composition="split", view="through organza", foreground="a thorn branch", unexplained="more deer behind")
