"""The road over brown hills is a shed snakeskin; carts trudge along it, and the new road slips away over the next fold."""

from __future__ import annotations

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.horses_and_donkeys import mule_cart
from reverie_studio.sewn.land import ridge, slough
from reverie_studio.sewn.people import wrapped

LAND = (("#1c120c", "#3a281c", "#5c4028", "#8a6238", "#c8985c"), ("#20160e", "#443020", "#6c4c30", "#9c7444", "#dcae6e"), ("#2a2018", "#54402e", "#80604a", "#b08a66", "#e8c494"))
SKIN = ("#8a7250", "#c4ac80", "#ecdcb4", "#fff8e0")
GREEN = ("#06281c", "#0e5034", "#1c8a50", "#5cc878", "#e0ffc0")
MULE = ("#1e1612", "#3c2e26", "#62503f", "#94806a", "#ccb89a")
WOOD = ("#1a100a", "#40281a", "#6e4a2c", "#a8784a")
LOADS = (("#5c1f1a", "#a8443a", "#e08a6a"), ("#1c4656", "#3a7f90", "#a0d0d0"), ("#6a4a12", "#c08a2c", "#f6d88a"), ("#3a2749", "#7a548c", "#c8a0c8"))
NEAR = [(-60, 1250, 150), (60, 1090, 128), (300, 980, 108), (560, 910, 92), (676, 800, 80), (596, 690, 68), (380, 626, 58), (232, 548, 48), (270, 470, 40), (390, 436, 36), (468, 408, 42), (512, 388, 50), (548, 374, 40)]


@card(id="nummrr", title="The Old Road", seed=28, palette="walnut", light=(-0.7, -0.6))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#d8a868"), (130, "#f0c88a"), (240, "#a8824e"), (1200, "#4a3020")])
    with h.thing("far folds", "place", lift=4):
        ridge(h, "-20,190 120,120 260,170 430,90 600,150 820,80", 460, LAND[2])
        ridge(h, "-20,300 140,240 300,260 420,300 560,230 690,190 820,210", 640, LAND[1])
    with h.thing("new road", "subject", lift=12) as new:
        h.tube("520,394,3 580,362,12 650,336,26 716,290,36 730,230,36 668,186,32 590,166,27 556,126,23 596,92,20 640,80,20 672,74,24 700,70,27 726,74,22 748,82,13", GREEN, "silk", angle=84, satin=90, gloss=0.7, length=24, contrast=1.2)
        for x, y, r in ((664, 330, 7), (700, 300, 9), (722, 266, 10), (720, 232, 10), (694, 204, 10), (656, 186, 9), (618, 176, 8), (584, 160, 8), (562, 134, 7)):
            h.blob([(x - r, y), (x, y - r), (x + r, y), (x, y + r)], ("#f2b84a", "#ffe08a"), "silk", grain=30.0, puff=6)
        h.eye(706, 62, 9, ("#8a4a10", "#f2b030", "#ffe890"), look=(-0.6, 0.2))
        h.straight([(744, 80, 772, 84), (772, 84, 786, 76), (772, 84, 786, 92)], "#e0663a", 3.4)
    with h.thing("middle folds", "place", lift=9):
        ridge(h, "330,330 470,300 580,372 700,420 830,380", 800, LAND[0])
        ridge(h, "-20,520 90,440 200,420 330,470 480,560 640,560 830,470", 960, LAND[1])
    with h.thing("old road", "place", lift=6) as old:
        slough(h, NEAR, SKIN, "#fff4d0", 26)
        for p in ("486,362 504,352 516,366 502,378 486,362", "522,408 538,402 544,418 528,424 522,408"):
            h.sheer(p, "#6a4a2c", 0.6)
            h.stem(p, "#fffaf0", 3.6, 9)
        h.shag("524,340 560,356 564,390 548,418", ("#fff8e0", "#ecdcb4"), 24, 40, 1, 30, 2.6, 4)
    with h.thing("carts", "subject", lift=8, count=4) as carts:
        for k, (x, y, n, left, turn) in enumerate(((330, 424, 0.2, 0, -8), (300, 606, 0.3, 1, 22), (636, 740, 0.36, 1, 8), (450, 930, 0.5, 0, -13))):
            h.shade([(x - 260 * n, y + 4), (x, y - 20 * n), (x + 200 * n, y), (x, y + 26 * n)], 0.5, 5)
            with h.at(x, y, n, turn, flip=bool(left)):
                mule_cart(h, MULE, WOOD, LOADS[k], step=(1, -1)[k % 2])
        with h.at(196, 1010, 0.86):
            wrapped(h, LOADS[0], hood=("#8a6a3c", "#d8b878", "#fff0c8"), lean=8)
            h.couch("34,-70 44,4", WOOD[2], None, 5)
    with h.thing("near fold", "prop", lift=20, plane="front"):
        ridge(h, "60,1240 250,1130 430,1070 590,1010 700,950 830,900", 1280, ("#0c0806", "#1a100a", "#2c1c12", "#4a3220", "#7a5638"))
        for x, y, n in ((260, 1134, 1.0), (344, 1116, 0.8), (560, 1030, 1.2), (650, 990, 0.9), (752, 940, 1.3)):
            for a in (-0.7, -0.3, 0.1, 0.5):
                h.leaf([(x, y, 4), (x + a * 36 * n, y - 44 * n, 6), (x + a * 90 * n, y - 84 * n, 1)], ("#0c0806", "#2c1c12", "#6a4a2c"), angle=20)
    s.relate(old[0], "waits for", new[0])
    s.relate(carts[0], "follows", old[0])
    s.describe("Mule carts travel along a road that is a shed snakeskin. The skin winds over brown hills. From its open end a green snake slips away across the next ridge.")
    s.moods("wry", "grand", "uneasy")
    s.themes("tradition", "change", "following", "roads", "being left")
    s.says("snake street", "route discontinued", "we kept to what was left", "outgrown", "don’t look at the map", "long since moved on", "last year’s road", "watch the eyes", "scaly surface", "diversion", "hand-me-down", "it’s a bit thin here", "yesterday’s news", "follow the one in front", "the shell of an idea", "slippery when new", "keep left", "habit", "it looked solid", "somebody else’s path", "the empty parade", "growing pains", "old skin", "where is everyone going?", "the road has gone", "are we nearly there, no", "dry weather route", "it winks", "all roads lead away", "crackle crackle", "the way things were", "tail end", "renewal", "heavy traffic, light ground", "she left it on the floor", "new management", "a change of clothes", "don’t tell the mules", "wrong turn by a whole snake", "inheritance", "paper road")  # fmt: skip
    s.about(place="the Great Fold", time="late afternoon", light="low, from the left", composition="diagonal", view="from above", foreground="a dark near ridge", unexplained="why the snake looks back")
