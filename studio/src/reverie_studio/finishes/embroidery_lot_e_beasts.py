"""Beasts of lot e for the needle: heron, dog, cat, rabbit, meerkat, crab, caterpillar, bears, roe, horse, ostrich, foxes, a great fish, a magpie."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.finishes.embroidery_forms import evenly, flow, tangents
from reverie_studio.finishes.embroidery_hoop import Hoop, Threads

Spot = tuple[float, float]


def heron_above(h: Hoop, grey: Threads, dark: Threads, pale: Threads) -> None:
    """A heron that flies towards -y, seen from straight above: wings 820 px wide, the body round the origin."""
    for s in (-1, 1):
        h.fan([(s * 30, -60), (s * 150, -116), (s * 262, -74), (s * 300, -30)], [(s * 60, 150), (s * 196, 138), (s * 330, 120), (s * 420, 30)], 15, 25, dark, h.threads(grey)[2][None], bow=-s * 0.05)
        h.fan([(s * 26, -70), (s * 150, -118), (s * 270, -78)], [(s * 54, 76), (s * 176, 56), (s * 300, 26)], 12, 23, grey, h.threads(grey)[0][None], bow=-s * 0.04)
        h.fan([(s * 24, -78), (s * 150, -122), (s * 262, -86)], [(s * 44, 14), (s * 160, -20), (s * 278, -34)], 11, 19, pale, h.threads(grey)[1][None])
        h.tube([(s * 16, -70, 22), (s * 90, -112, 20), (s * 160, -128, 16), (s * 240, -104, 12), (s * 296, -46, 7)], grey, "fur", angle=18)
    for s in (-1, 1):
        h.tube([(s * 9, 120, 6), (s * 13, 220, 5), (s * 10, 300, 5), (s * 12, 318, 4)], ("#4a3a28", "#8a7248", "#c8ac70"), "across")
        h.straight([(s * 12, 312, s * 12 + k * 9, 352) for k in (-1, 0, 1)], "#8a7248", 4)
    h.fan([(-20, 84), (20, 84)], [(-40, 176), (40, 176)], 7, 16, grey, h.threads(grey)[0][None])
    h.tube("0,108,22 0,60,44 0,0,56 0,-60,48 0,-104,30", grey, "fur", angle=8, length=20)
    for k in range(9):  # plumes of the back
        h.leaf([((k - 4) * 9, -20, 3), ((k - 4) * 11, 40, 8), ((k - 4) * 12, 108 - abs(k - 4) * 8, 1)], pale, angle=16)
    h.tube("0,-96,30 16,-130,24 26,-164,19 16,-196,17 2,-214,17", pale, "fur", angle=8)
    h.tube("2,-208,19 0,-232,20 0,-258,12", "white", "fur", angle=6)
    h.blob("-9,-258! 9,-258! 4,-318 0,-360! -4,-318", ("#8a5a14", "#d8982c", "#ffd468"), "silk", grain=90.0, angle=4, satin=90, puff=8)
    h.stem("0,-256 0,-350", "#7a4c10", 2, 9)
    for s in (-1, 1):
        h.tube([(s * 13, -244, 4), (s * 18, -216, 7), (s * 20, -176, 4), (s * 28, -148, 1)], "black", "hair")
        h.bead(s * 15, -248, 4.5, "#f0b83c")


def paw_leg(h: Hoop, hip: Spot, foot: Spot, r: float, coat: Threads, *, hind: bool = False, bend: float = 1.0, paw: Threads | None = None, lit: float = 1.0) -> None:
    """A dog's, cat's or fox's leg from hip to paw; a hind leg has its knee forward and its hock behind."""
    dx, dy = foot[0] - hip[0], foot[1] - hip[1]
    n = math.hypot(dx, dy) * 0.16 * bend
    bends = ((0.38, n), (0.7, -n * 0.9)) if hind else ((0.42, -n * 0.6), (0.76, n * 0.3))
    mid = [(hip[0] + dx * k + o, hip[1] + dy * k) for k, o in bends]
    h.tube([(*hip, r), (*mid[0], r * (0.74 if hind else 0.6)), (*mid[1], r * 0.36), (foot[0] - 2, foot[1] - r * 0.4, r * 0.34)], coat, "fur", angle=20, lit=lit)
    h.tube([(foot[0] - r * 0.2, foot[1] - r * 0.34, r * 0.36), (foot[0] + r * 0.5, foot[1] - r * 0.28, r * 0.34)], paw if paw is not None else coat, "fur", angle=20, lit=lit)


def dog_head(h: Hoop, coat: Threads, muzzle: Threads, *, ear: str = "flop", mouth: str = "pant", snout: float = 1.0) -> None:
    """Looking right, neck joint at the origin, about 110 px; ear flop, fly or up; mouth pant, shut or stick."""
    dark = h.threads(coat)[:3]
    h.tube("0,0,34 26,-20,36 44,-18,32", coat, "fur", angle=12)
    if mouth == "pant":
        h.tube([(48, 4, 13), (60 + 22 * snout, 20, 9), (64 + 28 * snout, 22, 6)], muzzle, "fur", angle=10, lit=0.8)
        h.tube([(62, 10, 7), (66 + 22 * snout, 24, 8), (64 + 26 * snout, 40, 6)], ("#a83848", "#e07078", "#ffb0a8"), "silk")
    h.tube([(46, -12, 24), (66 + 8 * snout, -6, 17), (70 + 30 * snout, -4, 14), (72 + 36 * snout, -5, 12)], muzzle, "fur", angle=10)
    if mouth == "shut":
        h.stem([(62, 12), (72 + 14 * snout, 10), (78 + 28 * snout, 6)], "#2a1410", 2.4, 7)
    if mouth == "stick":
        h.tube("66,22,8 104,14,9 150,2,7", ("#3a2414", "#7a5430", "#b88c54"), "across")
        h.tube([(56, 12, 13), (64 + 22 * snout, 22, 9)], muzzle, "fur", angle=10, lit=0.8)
    h.blob([(74 + 36 * snout + math.cos(a) * 9, -10 + math.sin(a) * 8) for a in np.linspace(0, 6, 10)], "black", "silk", grain=20.0, puff=6)
    h.eye(52, -24, 7, ("#3a1c0c", "#8a5424"), lid=dark, shut=0.22)
    shape = {"flop": "10,-38! 30,-46 34,-20 28,16 14,26 2,4 0,-20", "fly": "16,-44! 24,-26 -8,-18 -40,-30 -58,-48! -30,-56 0,-56", "up": "2,-40! 0,-76 16,-96! 34,-70 36,-44!"}[ear]
    h.blob(shape, dark if ear != "up" else coat, "fur", grain=["14,-40 16,14"] if ear == "flop" else ["20,-40 -40,-44"] if ear == "fly" else ["18,-44 16,-90"], puff=12)


def dog_running(h: Hoop, coat: Threads, muzzle: Threads, feet: Sequence[Spot], *, long: float = 150.0, tall: float = 108.0, girth: float = 36.0, head: float = 1.0,
                nod: float = 0.0, tail: Sequence[tuple[float, float, float]] = ((0, 0, 11), (-40, -34, 9), (-66, -84, 3)), ear: str = "flop", mouth: str = "pant", snout: float = 1.0) -> None:  # fmt: skip
    """A dog under way to the right, ground at y=0; feet: near fore, near hind, far fore, far hind."""
    y, x = -tall, long / 2
    shade = h.threads(coat)[:4]
    paw_leg(h, (x - 16, y + 8), feet[2], girth * 0.62, shade, lit=0.7)
    paw_leg(h, (-x + 22, y + 6), feet[3], girth * 0.74, shade, hind=True, lit=0.7)
    h.tube([(-x - 6 + a, y - 10 + b, r) for a, b, r in tail], coat, "fur", angle=12)
    h.tube([(-x, y, girth * 0.78), (-x * 0.4, y - 4, girth * 0.76), (x * 0.2, y + 2, girth * 0.96), (x * 0.8, y - 2, girth), (x + girth * 0.5, y - girth * 0.7, girth * 0.72), (x + girth * 1.1, y - girth * 1.5, girth * 0.58)], coat, "fur", angle=12)
    paw_leg(h, (-x + 8, y + 6), feet[1], girth * 0.8, coat, hind=True)
    paw_leg(h, (x - 4, y + 10), feet[0], girth * 0.66, coat)
    with h.at(x + girth * 1.1, y - girth * 1.55, head, nod):
        dog_head(h, coat, muzzle, ear=ear, mouth=mouth, snout=snout)


def cat_with_kitten(h: Hoop, coat: Threads, stripe: Threads, kit: Threads) -> None:
    """A thin cat that steps to the right with a kitten in her mouth: ground at y=0, 400 px long with her tail."""
    shade = h.threads(coat)[:4]
    paw_leg(h, (84, -96), (116, -2), 24, shade, lit=0.7)
    paw_leg(h, (-86, -100), (-118, -2), 32, shade, hind=True, lit=0.7)
    h.tube("-112,-122,13 -170,-122,12 -208,-160,11 -204,-216,10 -180,-240,6", coat, "fur", angle=14)
    h.tube("-104,-112,38 -50,-118,34 10,-114,36 70,-118,40 104,-140,30 126,-164,26", coat, "fur", angle=12)
    for k in range(9):
        x = -108 + k * 20
        h.straight([(x + j * 4, -150 + 3 * math.sin(k) + j, x + j * 4 - 7, -112 + (k * 7) % 13) for j in range(2)], stripe, 3.4, 3)
    paw_leg(h, (-96, -104), (-52, -2), 36, coat, hind=True)
    paw_leg(h, (74, -94), (46, -30), 27, coat, bend=-2.4)
    for x, k in ((-204, -160), (-206, -190), (-190, -128), (-164, -122)):
        h.straight([(x - 10, k, x + 10, k - 4)], stripe, 4)
    h.tube("132,-172,34 150,-180,36", coat, "fur", angle=10)
    for p in ("116,-196! 112,-242! 144,-212!", "150,-212! 172,-244! 178,-198!"):
        h.blob(p, coat, "fur", grain=80.0, puff=9)
    h.tube("160,-168,20 178,-164,16", ("#6a5c54", "#b0a090", "#ece0d0"), "fur", angle=10)
    h.eye(158, -186, 7, ("#5a7a1c", "#c8d84c"), lid=shade, shut=0.3)
    h.straight([(188, -172, 194, -168)], "#c07070", 6)
    for k in range(3):
        h.straight([(132 + k * 7, -214, 128 + k * 8, -198)], stripe, 3)
    h.tube("172,-140,17 170,-104,26 178,-66,22", kit, "fur", angle=12)  # it hangs by its nape
    h.tube("166,-70,8 152,-46,7 158,-34,6", kit, "fur")
    h.tube("186,-64,8 196,-44,7 204,-36,6", kit, "fur")
    h.tube("162,-110,7 146,-96,6 142,-84,6", kit, "fur")
    h.tube("180,-56,6 176,-34,5 186,-18,3", kit, "fur")
    h.tube("186,-134,24 198,-130,23", kit, "fur", angle=10)
    for p in ("172,-152! 174,-176! 192,-158!", "198,-156! 214,-174! 216,-148!"):
        h.blob(p, kit, "fur", grain=80.0, puff=6)
    h.stem("196,-134 202,-131 208,-135", "#1c1210", 2.6, 5)
    h.straight([(220, -126, 224, -124)], "#c07070", 5)
    h.tube("166,-158,13 182,-152,11", ("#6a5c54", "#b0a090", "#ece0d0"), "fur", angle=10)
    h.straight([(176, -160, 236, -176), (178, -157, 240, -160), (176, -154, 232, -146)], "#fffaf0", 1.5)


def rabbit_hauling(h: Hoop, coat: Threads, pale: Threads, apron: Threads) -> None:
    """A rabbit on its hind legs that leans back and pulls towards itself with both arms: feet at y=0, to the right of it its paws at (150, -176)."""
    shade = h.threads(coat)[:4]
    h.tube("20,-204,20 90,-192,16 142,-166,13", shade, "fur", angle=20, lit=0.75)
    h.tube("-66,-60,24 -82,-66,22", pale, "wool", angle=20)
    h.tube("30,-40,26 66,-18,18 112,-12,13", shade, "fur", angle=14, lit=0.75)
    h.tube("-14,-62,66 -10,-110,60 -2,-160,46 0,-206,36", coat, "fur", angle=10, length=20)
    h.blob("24,-176! 44,-120 48,-70 30,-40! -6,-50 -18,-110 -8,-178!", apron, "cloth", grain=["10,-176 12,-50"], puff=20)
    h.stem("-46,-150 -10,-158 24,-170", h.threads(apron)[1][None], 4, 9)
    h.tube("-34,-58,46 4,-40,38 8,-18,22 60,-12,15 84,-12,13", coat, "fur", angle=14)
    for p, lit in (("-16,-262,10 -66,-318,19 -110,-352,4", 0.75), ("2,-268,11 -30,-338,21 -52,-392,4", 1.0)):
        h.tube(p, coat, "fur", flat=0.7, lit=lit)
    h.tube("0,-274,4 -28,-334,10 -46,-376,2", ("#8a4a4c", "#c88a84", "#f0bcb0"), "fur", flat=0.5)
    h.tube("-4,-230,40 22,-238,40 46,-228,30 62,-222,22", coat, "fur", angle=10)
    h.tube("44,-214,19 66,-214,17", pale, "fur", angle=10)
    h.eye(32, -248, 9, ("#2a1410", "#6a3a20"), lid=shade, shut=0.3)
    h.straight([(80, -226, 84, -222)], "#b86468", 8)
    h.straight([(62, -200, 70, -200), (66, -200, 66, -192)], "#ffffff", 6)
    h.straight([(70, -216, 118, -230), (70, -212, 122, -212), (68, -208, 116, -196)], "#fffaf0", 1.6)
    h.tube("6,-188,24 70,-168,19 126,-172,15 150,-180,14", coat, "fur", angle=20)
    h.tube("150,-192,12 158,-176,13 152,-160,11", coat, "fur", angle=60)


def meerkat_behind(h: Hoop, coat: Threads) -> None:
    """A meerkat on its hind feet, from behind, its head thrown back to the left: feet at y=0, 230 px high."""
    dark = h.threads(coat)[:2]
    h.tube("20,-14,9 60,-6,8 104,2,4", coat, "fur", angle=12)
    for x in (-18, 20):
        h.tube([(x, -40, 20), (x * 1.2, -12, 13), (x * 1.5, -4, 11)], coat, "fur", angle=20)
    h.tube("0,-30,36 0,-80,34 -2,-130,27 -4,-164,21", coat, "fur", angle=8, length=14)
    for k in range(6):
        h.straight([(-22 + k, -60 - k * 15, 0, -66 - k * 15), (0, -66 - k * 15, 22 - k, -60 - k * 15)], dark, 3.4)
    h.tube("-24,-140,10 -40,-104,8 -26,-78,7", coat, "fur", angle=30)
    h.tube("18,-140,10 40,-168,8 22,-196,7", coat, "fur", angle=30)  # shades its eyes
    h.tube("-4,-170,24 -10,-190,25 -26,-206,16 -40,-216,9", coat, "fur", angle=10)
    for x, y in ((14, -190), (-20, -178)):
        h.blob([(x + math.cos(a) * 8, y + math.sin(a) * 9) for a in np.linspace(0, 6, 9)], dark, "fur", puff=5)
    h.straight([(-46, -220, -42, -216)], "#140c0c", 7)
    h.straight([(-26, -212, -18, -206)], "#140c0c", 6)


def crab(h: Hoop, shell: Threads, step: float = 0.0) -> None:
    """A crab seen from the front and above, 110 px wide, feet round y=0; `step` moves its legs."""
    for s in (-1, 1):
        for k in range(3):
            x = 26 + k * 9
            h.couch([(s * 20, -20 + k * 4), (s * (x + 14), -34 + k * 11 + step * s), (s * (x + 22 - k * 5), 2 + k * 3)], h.threads(shell)[1][None], None, 5)
        h.tube([(s * 28, -30, 7), (s * 48, -50, 7), (s * 42, -66, 10)], shell, "across")
        h.blob([(s * 34, -64), (s * 46, -88), (s * 58, -72), (s * 50, -60)], shell, "silk", grain=80.0, puff=8)
        h.straight([(s * 10, -42, s * 11, -56)], h.threads(shell)[2][None], 3)
    h.blob("-38,-24 -26,-44 0,-50 26,-44 38,-24 24,-6 0,-2 -24,-6", shell, "silk", grain=4.0, angle=86, puff=22)
    for s in (-1, 1):
        h.bead(s * 11, -58, 4.5, "#140e10")


def caterpillar(h: Hoop, path: Sequence[tuple[float, float, float]], coat: Threads, band: Threads, hair: Threads, count: int = 13) -> None:
    """A fat hairy caterpillar along (x, y, radius), tail first: padded segments that overlap towards the head."""
    p = evenly(flow(np.asarray(path, np.float32), False, 14), 2.0)
    t = tangents(p)
    for k in range(count):
        i = int((k + 0.5) / count * (len(p) - 1))
        (x, y, r), (u, v) = p[i], t[i]
        step = 2.0 * len(p) / count
        with h.at(float(x), float(y), 1.0, math.degrees(math.atan2(v, u))):
            for side in (-1, 1):
                h.shag([(-step * 0.5, side * r * 0.94), (step * 0.5, side * r * 0.94)], hair, float(r) * 0.3, 12, -side * 1.0 if side > 0 else 1.0, 20, 1.8, seed=k)
            h.blob([(math.cos(a) * step * 0.63, math.sin(a) * r) for a in np.linspace(0, 2 * math.pi, 22, endpoint=False)], coat if k % 2 else band, "fur", grain=90.0, angle=0, length=18, satin=30, puff=float(r) * 0.7)
            h.knots([(0, -r * 0.3, r * 0.09), (0, r * 0.3, r * 0.09)], h.threads(hair)[-1][None])


def bear_rowing(h: Hoop, coat: Threads, pale: Threads, shirt: Sequence[Threads], oar: Threads) -> None:
    """A furious bear that pulls an oar, facing right, seat at y=0: 250 px high; its paws round the end of an oar at (128, -92)."""
    h.tube("20,-30,44 84,-20,34 128,2,26", ("#1c2438", "#34405c", "#5c6c8c"), "cloth", angle=8)
    h.tube("128,0,24 138,14,22", coat, "fur")
    for k in range(6):  # a striped jersey over a belly
        y0, w = -8 - k * 22, (64, 70, 70, 66, 58, 48)[k]
        h.tube([(-w * 0.9, y0, 13), (0, y0 + 7, 14), (w * 0.94, y0 - 2, 13)], shirt[k % 2], "wool", angle=80)
    h.tube("92,-108,8 124,-92,9 156,-70,9", oar, "across", angle=8, length=40)
    for p in ("-34,-214! -44,-236 -24,-246 -8,-228!", "6,-232! 14,-254 34,-248 30,-226!"):
        h.blob(p, coat, "fur", puff=10)
    h.tube("-20,-150,46 -4,-184,52 20,-190,50", coat, "fur", angle=12)
    h.blob("44,-182! 84,-178 96,-162 84,-146! 92,-136 76,-122 44,-124 30,-150", pale, "fur", grain=["40,-160 92,-160", "40,-136 84,-132"], puff=20)
    h.blob("80,-182 100,-178 100,-164 84,-164", "black", "silk", grain=0.0, puff=8)
    h.blob("48,-146! 92,-148! 78,-130 52,-132", ("#3a0c10", "#6a1c20"), "silk", grain=0.0, puff=3)
    h.straight([(54 + k * 8, -146, 54 + k * 8, -139) for k in range(5)], "#fffaf0", 5)
    h.eye(40, -190, 9, ("#3a1c0c", "#8a5424"), white="white", lid=h.threads(coat)[:3], shut=0.28, tilt=18, look=(0.6, 0.2))
    h.stem("20,-206 40,-206 58,-194", "#140a08", 6, 8)
    for k, (a, b) in enumerate((((-30, -130, 30), (44, -76, 24)), ((44, -76, 24), (104, -96, 20)))):
        h.tube([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 8, (a[2] + b[2]) / 2), b], shirt[k % 2], "wool", angle=80)
    h.tube("96,-96,20 120,-92,19", coat, "fur")
    h.tube("116,-108,11 134,-96,12 132,-80,11", coat, "fur", angle=60)


def roe_stepping(h: Hoop, coat: Threads, *, body: bool = True) -> None:
    """A roe deer that steps to the left and listens, head high: ground at y=0, 560 px long, 620 px high."""
    shade = h.threads(coat)[:4]
    if body:
        for hip, knee, low, foot, r in (((150, -330), (196, -220), (176, -110), (192, -6), 50), ((-96, -320), (-120, -206), (-112, -100), (-128, -4), 40)):
            h.tube([(*hip, r), (*knee, r * 0.44), (*low, r * 0.26), (*foot, r * 0.28)], shade, "fur", angle=16, lit=0.7)
            h.tube([(foot[0], foot[1] - 4, r * 0.3), (foot[0] - 10, foot[1] + 4, r * 0.26)], "black", "across")
    h.tube("206,-370,74 150,-376,86 60,-366,88 -40,-362,92 -104,-376,80 -150,-430,52 -176,-500,40 -186,-540,36", coat, "fur", angle=10, length=24)
    if body:
        for hip, knee, low, hock, foot, r in (((186, -356), (176, -250), (236, -160), (206, -90), (214, -4), 64), ((-84, -330), (-74, -220), (-150, -150), (-168, -130), (-160, -76), 46)):
            h.tube([(*hip, r), (*knee, r * 0.62), (*low, r * 0.32), (*hock, r * 0.25), (*foot, r * 0.24)], coat, "fur", angle=16)
            h.tube([(foot[0], foot[1] - 4, r * 0.26), (foot[0] - 12, foot[1] + 8, r * 0.22)], "black", "across")
    for p in ("-160,-580,10 -104,-640,30 -92,-694,4", "-204,-584,10 -240,-660,30 -236,-710,4"):
        h.tube(p, coat, "fur", flat=0.6)
    h.tube("-162,-588,4 -112,-642,14 -98,-680,2", ("#a87c70", "#dcb8a4", "#fbe4d4"), "fur", flat=0.5)
    h.tube("-206,-592,4 -236,-656,14 -234,-696,2", ("#a87c70", "#dcb8a4", "#fbe4d4"), "fur", flat=0.5)
    h.tube("-176,-556,46 -202,-556,44 -240,-532,33 -276,-506,24 -286,-500,22", coat, "fur", angle=10)
    h.tube("-262,-498,15 -284,-490,13", ("#a89c90", "#e4dcd0", "#ffffff"), "fur", angle=10)
    h.blob("-292,-518! -312,-512 -312,-496 -294,-492!", "black", "silk", grain=60.0, puff=8)
    h.eye(-216, -566, 13, ("#1c1010", "#4a2c20"), lid=shade, shut=0.16)
    h.stem("-276,-484 -290,-486 -300,-490", "#2a1610", 2.6, 6)


def draught_horse(h: Hoop, coat: Threads, mane: Threads, feet: Sequence[Spot], *, lean: float = 0.0, sit: bool = False, harness: str = "#3a1c14") -> Spot:
    """A horse that pulls to the right, neck low and stretched: ground at y=0, 440 px long; feet: near fore, near hind, far fore, far hind.

    `lean` lowers the chest; `sit`: the haunches are on the ground. Returns where its traces leave the collar.
    """
    shade, g = h.threads(coat)[:4], 18.0
    back, chest = (-180.0 if not sit else -60.0), -194.0 + lean
    hips, hoofs = ((86.0, chest + 26), (-82.0, back + 16)), "black"

    def leg(hip: Spot, foot: Spot, tone: Threads, hind: bool, lit: float) -> None:
        dx, dy = foot[0] - hip[0], foot[1] - hip[1]
        k = math.hypot(dx, dy) * 0.13
        mid = ((0.36, k * 0.9), (0.66, -k)) if hind else ((0.4, -k * 0.2), (0.7, k * 0.3))
        h.tube([(*hip, g * (1.9 if hind else 1.5)), (hip[0] + dx * mid[0][0] + mid[0][1], hip[1] + dy * mid[0][0], g * 1.05), (hip[0] + dx * mid[1][0] + mid[1][1], hip[1] + dy * mid[1][0], g * 0.56), (foot[0] - dx * 0.06, foot[1] - 16, g * 0.56)], tone, "fur", angle=16, lit=lit)
        h.tube([(foot[0], foot[1] - 14, g * 0.6), (foot[0] + 2, foot[1] - 4, g * 0.76)], "white", "fur", angle=10, lit=lit)
        h.tube([(foot[0] + 2, foot[1] - 3, g * 0.7), (foot[0] + 9, foot[1] - 2, g * 0.6)], hoofs, "across")

    leg((hips[0][0] + 14, hips[0][1]), feet[2], shade, False, 0.7)
    leg((hips[1][0] + 18, hips[1][1]), feet[3], shade, True, 0.7)
    h.tube([(-126, back - 34, 9), (-158, back - 8, 15), (-176, back + 50, 14), (-166, min(-8.0, back + 120), 3)], mane, "hair")
    h.tube([(-90, back, 58), (-46, (back * 2 + chest) / 3 + 2, 55), (16, (back + chest) / 2 + 6, 58), (72, chest, 60), (112, chest - 30, 46), (160, chest - 64, 33), (190, chest - 78, 29)], coat, "fur", angle=10, length=22)
    leg((hips[1][0] - 6, hips[1][1]), feet[1], coat, True, 1.0)
    leg(hips[0], feet[0], coat, False, 1.0)
    x, y = 194.0, chest - 80.0
    for d in (-16, 2):
        h.leaf([(x + d, y - 16, 4), (x + d - 8, y - 40, 9), (x + d - 16, y - 62, 1)], coat, angle=20)
    h.tube([(x - 6, y, 31), (x + 34, y + 22, 29), (x + 72, y + 54, 20), (x + 88, y + 68, 20)], coat, "fur", angle=10)
    h.tube([(x + 14, y - 8, 4), (x + 56, y + 24, 6), (x + 82, y + 48, 3)], "white", "silk", angle=4, satin=60)
    h.straight([(x + 96, y + 60, x + 100, y + 66)], "#140c0c", 5)
    h.stem([(x + 74, y + 78), (x + 86, y + 82), (x + 96, y + 80)], "#140c0c", 3, 6)
    h.eye(x + 26, y + 6, 7, ("#1c0e0a", "#4a2c1c"), white="white", lid=shade, shut=0.2, look=(0.5, 0.1))
    rng = np.random.default_rng(int(abs(lean)) + 5)
    h.straight([(128 + t * 62 + rng.normal(0, 3), chest - 86 - 22 * t, 116 + t * 58 + rng.normal(0, 8), chest - 44 - 14 * t + rng.normal(0, 8)) for t in np.linspace(0, 1, 34)], mane, 3.0, 4)
    h.straight([(x + 4, y - 28, x + 22 + rng.normal(0, 6), y + 8 + rng.normal(0, 5)) for _ in range(8)], mane, 3.0, 3)
    h.couch([(118, chest - 78), (102, chest - 30), (90, chest + 34), (96, chest + 54)], harness, "#e0b060", 13, 12)
    h.couch([(x + 30, y - 8), (x + 22, y + 20), (x + 26, y + 46)], harness, None, 4)
    h.couch([(x + 58, y + 18), (x + 50, y + 40), (x + 58, y + 62)], harness, None, 4)
    return (95.0, chest + 6.0)


def ostrich(h: Hoop, plume: Threads, pale: Threads, skin: Threads, neck: Sequence[tuple[float, float, float]], *, nod: float = 0.0) -> None:
    """An ostrich that faces right: feet at y=0, back at -420; `neck` is its path (x, y, radius) from (60, -440) to the head, its eye shut."""
    for x, d, lit in ((-6, 14, 0.7), (-30, -10, 1.0)):
        h.tube([(x, -300, 46), (x + 12, -220, 28), (x - 18 + d, -150, 13), (x + d, -70, 10), (x + d + 2, -12, 10)], skin, "skin", lit=lit)
        h.tube([(x + d, -10, 12), (x + d + 44, -2, 9)], skin, "skin", lit=lit)
        h.tube([(x + d, -10, 9), (x + d - 22, 0, 6)], skin, "skin", lit=lit)
    h.fan("-150,-400 -170,-360 -160,-320", "-236,-436 -262,-330 -220,-250", 9, 19, pale, None, bow=0.08)
    h.blob("86,-430 60,-480 -20,-492 -110,-460 -170,-390 -150,-310 -70,-264 20,-268 76,-320", plume, "fur", grain=["80,-420 -20,-470 -160,-390", "70,-360 -40,-380 -160,-360", "60,-310 -20,-290 -130,-310"], puff=100, length=26)
    for k in range(3):
        h.shag([(60 - k * 30, -450 + k * 50), (-40 - k * 10, -440 + k * 56), (-130 + k * 10, -400 + k * 40)], h.threads(plume)[1:], 62, 60, -1, 40, 3.0, 12, seed=k)
    h.fan("50,-410 0,-420 -50,-410", "20,-280 -60,-262 -130,-300", 9, 17, plume, None, bow=0.1)
    h.fan("-90,-330 -60,-300 -20,-290", "-150,-262 -90,-230 -30,-226", 7, 15, pale, None, bow=0.1)
    h.tube(neck, skin, "skin", angle=76)
    h.shag([(a, b) for a, b, _ in neck[:2]], pale, 26, 40, 1, 40, 2.6)
    with h.at(neck[-1][0], neck[-1][1], 1.0, nod):
        h.tube("-6,0,21 16,-8,25 34,-4,20", skin, "skin", angle=70)
        h.blob("44,-14! 74,-8 92,6! 70,10 44,8!", ("#7a5a34", "#c09c64", "#ecd4a0"), "silk", grain=10.0, puff=8)
        h.stem("50,2 70,2 86,6", "#4a3018", 2.2, 6)
        h.stem("12,-10 22,-4 32,-10", "#2a1614", 3.4, 6)
        h.straight([(14, -8, 10, 0), (22, -4, 20, 6), (30, -8, 32, 0)], "#2a1614", 2.2)
        h.shag("-16,-16 4,-30 24,-28", ("#3a3034", "#6a5c5c"), 16, 20, 1, 30, 2.0)


def fox_stepping(h: Hoop, coat: Threads, pale: Threads) -> None:
    """A fox that steps to the right on tiptoe, nose down, one forefoot out before it: ground at y=0, 520 px long with its brush."""
    shade, dark = h.threads(coat)[:4], ("#140c0c", "#2a1a18", "#443030")
    paw_leg(h, (96, -116), (128, -2), 27, shade, lit=0.7, paw=dark)
    paw_leg(h, (-92, -116), (-126, -2), 32, shade, hind=True, lit=0.7, paw=dark)
    h.tube("-108,-130,16 -170,-120,30 -240,-132,38 -300,-166,28", coat, "fur", angle=12)
    h.tube("-280,-152,27 -312,-176,18 -334,-196,4", pale, "fur", angle=12)
    h.tube("-100,-124,42 -40,-130,38 30,-126,42 92,-130,46 132,-132,36 164,-122,30", coat, "fur", angle=12, length=20)
    h.blob("60,-96 110,-84 160,-96 150,-116 100,-108", pale, "fur", grain=["60,-98 150,-100"], puff=14)
    paw_leg(h, (-88, -118), (-58, -2), 38, coat, hind=True, paw=dark)
    h.tube("104,-110,28 128,-76,18 186,-42,13 206,-14,11", coat, "fur", angle=20)
    h.tube("176,-48,13 202,-20,11 214,-8,11 222,-4,9", dark, "fur", angle=20)
    for p, q in (("146,-146! 142,-196 154,-236! 176,-196 188,-156!", "154,-160! 152,-194 156,-218! 170,-190 176,-164!"), ("184,-156! 196,-204 218,-232! 220,-190 214,-144!", "192,-162! 200,-200 214,-216! 212,-188 206,-156!")):
        h.blob(p, coat, "fur", grain=80.0, puff=10)
        h.blob(q, dark, "fur", grain=80.0, puff=5)
    h.tube("166,-128,38 190,-124,38 216,-104,27 246,-76,16 262,-62,12", coat, "fur", angle=10)
    h.blob("190,-96! 224,-84 256,-58! 236,-52 200,-66", pale, "fur", grain=["196,-88 250,-58"], puff=12)
    h.blob([(266 + math.cos(a) * 10, -58 + math.sin(a) * 9) for a in np.linspace(0, 6, 10)], "black", "silk", grain=20.0, puff=6)
    h.eye(208, -124, 8, ("#5a3c0c", "#e0a83c"), lid=shade, shut=0.2, look=(0.5, 0.6))
    h.straight([(246, -62, 290, -50), (244, -60, 284, -36), (246, -66, 292, -66)], "#fff4e4", 1.6)


def great_fish(h: Hoop, hide: Threads, pale: Threads) -> None:
    """A huge old pike or carp that looks up to the left, seen from the side: 760 px long, its mouth at the origin."""
    h.blob("560,330! 700,250 760,290! 720,350 770,450! 680,440 560,380!", hide, "fur", grain=["570,350 740,300", "570,360 740,430"], puff=16)
    h.blob("330,140! 420,90 520,160 530,250! 430,230", hide, "fur", grain=["350,150 480,130", "430,220 520,200"], puff=12)
    h.blob("190,250! 230,350 320,380 300,270!", hide, "fur", grain=["210,260 290,360"], puff=12)
    h.tube("36,36,46 120,96,96 230,176,122 360,250,112 470,310,76 560,350,44 600,364,34", hide, "fur", angle=12, length=22)
    h.tube("70,96,30 170,196,46 300,280,44 420,340,24", pale, "fur", angle=12, length=22, lit=0.8)
    h.blob("-20,12! 20,-16 60,-14 70,20 40,50! 10,44", hide, "skin", grain=["-10,10 60,10"], puff=18)
    h.blob("-14,26! 16,50 60,66 50,92 10,78 -24,44!", hide, "skin", grain=["-14,34 30,84"], puff=12)
    h.stem("-22,20 8,36 44,48", "#0c1420", 4, 8)
    h.eye(84, 34, 22, ("#6a5a1c", "#f0d24a"), look=(-0.5, -0.5), lid=h.threads(hide)[:3], shut=0.14)
    h.stem("150,40 180,100 170,170 130,216", h.threads(hide)[0][None], 5, 10)


def bear_aghast(h: Hoop, coat: Threads, pale: Threads, vest: Threads) -> None:
    """A big bear from the waist up, both arms flung up, mouth wide, looking right: waist at y=0, 330 px high."""
    shade = h.threads(coat)[:4]
    h.tube("-40,-110,38 -110,-150,32 -150,-232,27 -146,-262,25", shade, "fur", angle=16, lit=0.8)
    h.tube("0,40,104 0,-40,100 6,-110,78 10,-150,60", coat, "fur", angle=10, length=22)
    h.blob("-70,-90! -20,-60 70,-84! 96,0 92,60! -92,60! -98,-10", vest, "cloth", grain=["-60,-80 -80,50", "0,-60 0,50", "70,-80 88,50"], puff=50)
    for y in (-40, -4, 32):
        h.button(20 - y * 0.1, y, 10, "#f4ead2", "#3a2749", 2)
    for x, y in ((-22, -262), (56, -270)):
        h.blob([(x + math.cos(a) * 24, y + math.sin(a) * 24) for a in np.linspace(0, 6, 12)], coat, "fur", puff=14)
        h.blob([(x + 2 + math.cos(a) * 13, y + 3 + math.sin(a) * 13) for a in np.linspace(0, 6, 12)], shade, "fur", puff=6)
    h.tube("-6,-186,68 20,-200,74 40,-200,70", coat, "fur", angle=12, length=20)
    h.blob("70,-226! 116,-236 144,-220 140,-200! 100,-190 76,-192", pale, "fur", grain=["72,-210 138,-214"], puff=18)
    h.blob("72,-196! 136,-202! 124,-150 96,-136 70,-150", ("#3a0c14", "#6a1c24"), "silk", grain=0.0, puff=3)
    h.tube("88,-156,10 106,-152,11 118,-160,8", ("#a83848", "#e07078"), "silk")
    h.blob("62,-170! 74,-150 98,-134 126,-148! 124,-126 96,-116 66,-130", pale, "fur", grain=["66,-150 120,-134"], puff=12)
    h.straight([(84 + k * 12, -196, 85 + k * 12, -186) for k in range(4)], "#fffaf0", 6)
    h.blob("122,-244 150,-236 148,-216 126,-218", "black", "silk", grain=0.0, puff=9)
    h.eye(52, -224, 15, ("#1c1010", "#3a2418"), white="white", look=(0.9, 0.4))
    h.eye(92, -238, 12, ("#1c1010", "#3a2418"), white="white", look=(0.9, 0.4))
    h.stem("30,-250 48,-260 64,-254", "#140a08", 6, 8)
    h.stem("82,-262 96,-268 108,-262", "#140a08", 5, 8)
    h.tube("46,-92,40 130,-92,34 196,-146,28 212,-190,26", coat, "fur", angle=16)
    for x, y in ((214, -210), (-146, -282)):
        h.blob([(x + math.cos(a) * 32, y + math.sin(a) * 30) for a in np.linspace(0, 6, 14)], coat, "fur", puff=18)
        h.straight([(x - 22 + k * 11, y - 26 - 4 * (1 - abs(k - 2) / 2), x - 25 + k * 12.5, y - 44 - 6 * (1 - abs(k - 2) / 2)) for k in range(5)], "#f0e4cc", 5)
        h.knots([(x + 2, y + 6, 9)], h.threads(coat)[0][None])


def fox_grinning(h: Hoop, coat: Threads, pale: Threads, scarf: Threads) -> None:
    """A fox that sits and has begun to grin, looking right: ground at y=0, 560 px high; the ear towards us at (20, -500)."""
    dark, shade = ("#140c0c", "#2a1a18", "#443030"), h.threads(coat)[:4]
    h.tube("100,-236,26 116,-120,19 116,-30,17 122,-16,18", shade, "fur", angle=16, lit=0.75)
    h.tube("112,-60,18 118,-24,18 142,-14,15", dark, "fur", angle=16)
    h.tube("-30,-80,92 20,-150,84 40,-230,66 48,-300,52", coat, "fur", angle=10, length=22)
    h.blob("60,-300! 108,-260 116,-190 96,-120 66,-110 58,-200", pale, "fur", grain=["80,-290 90,-120"], puff=30)
    h.tube("-60,-70,84 -20,-56,70 20,-30,36", coat, "fur", angle=14)
    h.tube("64,-240,30 72,-120,21 70,-30,18 78,-14,19", coat, "fur", angle=16)
    h.tube("70,-70,20 72,-26,19 98,-12,16", dark, "fur", angle=16)
    h.tube("0,-20,24 40,-14,18 56,-12,16", dark, "fur", angle=16)
    h.tube("-110,-40,26 -150,10,44 -70,34,46 40,24,34 90,8,18", coat, "fur", angle=12, length=20)
    h.tube("66,16,27 100,4,20 128,-10,4", pale, "fur", angle=12)
    for p, q in (("92,-420! 112,-490 142,-530! 152,-470 140,-400!", "104,-424! 118,-480 138,-508! 142,-466 132,-414!"),):
        h.blob(p, shade, "fur", grain=80.0, puff=12)
        h.blob(q, dark, "fur", grain=80.0, puff=5)
    h.tube("46,-366,70 76,-380,72 120,-366,50 170,-340,30 204,-326,20", coat, "fur", angle=10, length=20)
    h.blob("40,-320! 80,-330 120,-334 176,-330 206,-314! 180,-296 130,-290 80,-284 40,-296", pale, "fur", grain=["50,-310 120,-312 200,-314"], puff=26)
    h.shag("24,-350 40,-310 70,-290", pale, 44, 46, -1, 22, 2.6)
    h.blob("200,-342 226,-336 226,-318 206,-316", "black", "silk", grain=20.0, puff=9)
    h.stem("206,-312 170,-306 130,-312 100,-336 92,-352", "#1c0c0a", 5, 8)
    h.straight([(126 + k * 14, -310 + (3 - k) * 1.5, 128 + k * 14, -302 + (3 - k) * 1.5) for k in range(5)], "#fffaf0", 6)
    h.eye(112, -392, 15, ("#5a3c0c", "#e8b040"), lid=shade, shut=0.42, tilt=-8, look=(-0.7, -0.2))
    h.stem("90,-420 112,-428 136,-416", dark[0], 5, 8)
    h.blob("-10,-400! -6,-480 16,-546! 60,-490 72,-420!", coat, "fur", grain=["20,-410 18,-540"], puff=18)
    h.blob("8,-412! 8,-472 20,-520! 46,-480 54,-424!", dark, "fur", grain=["26,-416 22,-510"], puff=8)
    for k in range(4):
        h.tube([(-14 - k * 3, -330 + k * 20, 17), (50, -300 + k * 19, 19), (112 - k * 6, -306 + k * 17, 15)], h.threads(scarf)[k % 2 :], "wool", angle=80)
    for x, y, r in ((20, -290, 12), (64, -266, 10), (92, -284, 8), (6, -256, 9), (44, -242, 8), (84, -246, 7), (-4, -304, 7)):
        h.blob([(x + math.cos(a) * r * (1 + 0.2 * math.sin(a * 3)), y + math.sin(a) * r) for a in np.linspace(0, 6, 12)], ("#140808", "#2a1010"), "silk", puff=2)
    h.straight([(40 + k * 9, -232, 38 + k * 10, -204 + 8 * (k % 2)) for k in range(6)], h.threads(scarf)[1][None], 4)


def magpie(h: Hoop) -> None:
    """A magpie in an officer's cap that leans to the right; feet at the origin, bill at (180, -124), 470 px long with its tail."""
    black, white, sheen = ("#08080e", "#14141e", "#222634", "#3c4458"), ("#8a90a4", "#d0d4dc", "#ffffff"), ("#0c1830", "#183860", "#2c6890", "#7cc0d0")
    h.leaf("-60,-60,14 -170,-40,22 -290,-4,3", sheen, "#08080e", angle=24)
    h.leaf("-60,-70,12 -160,-62,18 -262,-44,3", sheen, "#08080e", angle=24)
    for x in (-8, 26):
        h.couch([(x, -40), (x + 6, -16), (x + 2, 4)], "#1c1c24", None, 6)
        h.straight([(x + 2, 4, x + 20, 8), (x + 2, 4, x + 14, 14), (x + 2, 4, x - 12, 8)], "#1c1c24", 4)
    h.tube("-64,-66,24 -10,-72,48 44,-92,46 78,-128,32", black, "fur", angle=12)
    h.blob("-30,-40 10,-30 52,-44 64,-76 30,-64 -10,-56", white, "fur", grain=["-20,-44 56,-60"], puff=16)
    h.blob("-40,-104! 10,-122 44,-112 30,-88 -20,-84", white, "fur", grain=["-36,-100 36,-108"], puff=14)
    h.fan("-10,-92 20,-88", "-150,-74 -110,-40", 6, 15, sheen, "#08080e")
    h.tube("80,-130,33 100,-142,34 112,-138,28", black, "fur", angle=12)
    h.blob("130,-152! 160,-142 186,-124! 158,-122 130,-126!", ("#14141c", "#343844", "#6c7484"), "silk", grain=20.0, puff=8)
    h.bead(118, -146, 7, "#e8b83c")
    h.blob("74,-164! 100,-178 132,-168! 128,-186 96,-206 70,-188", ("#5a1420", "#9c2c34", "#d8584c"), "cloth", grain=4.0, puff=14)
    h.tube("72,-166,5 104,-174,6 146,-160,4", ("#14141c", "#343844"), "silk")
    h.bead(104, -190, 6, "#f2b84a")


def stork(h: Hoop, red: Threads = ("#8a2c1c", "#d0502c", "#f88c5c")) -> None:
    """A stork that stands on one leg and looks right, its bill on its breast: foot at y=0, 280 px high."""
    black, white = ("#0c0c14", "#1c1e2a", "#343a4a"), ("#9098a0", "#d0d4d4", "#f8f8f0", "#ffffff")
    h.couch([(0, -110), (3, -56), (0, 0)], h.threads(red)[1][None], None, 8)
    h.straight([(0, 0, 26, 4), (0, 0, 16, 10), (0, 0, -18, 6)], h.threads(red)[1][None], 5)
    h.couch([(12, -112), (44, -86), (10, -66)], h.threads(red)[0][None], None, 6)
    h.fan("-50,-160 -60,-140", "-126,-96 -96,-84", 5, 14, black)
    h.tube("-56,-148,20 -20,-148,42 28,-160,42 52,-190,27 50,-222,18", white, "fur", angle=10)
    h.fan("24,-172 30,-150", "-92,-110 -60,-98", 6, 15, black, "#48505e")
    h.tube("48,-216,18 58,-238,20 66,-242,18", white, "fur", angle=10)
    h.blob("78,-250! 100,-238 124,-190! 112,-196 80,-230!", red, "silk", grain=60.0, puff=7)
    h.bead(66, -244, 4.5, "#140c10")


def mouse_behind(h: Hoop, coat: Threads, pink: Threads) -> None:
    """A mouse on its hind feet, from behind, its head thrown back, one paw up to the right: feet at y=0, 250 px high."""
    h.couch([(-10, -22), (-70, -6), (-120, -24), (-150, -4), (-186, -14)], h.threads(pink)[1][None], None, 9)
    for x in (-26, 28):
        h.tube([(x, -26, 22), (x * 1.3, -10, 15), (x * 1.6, -4, 12)], pink, "skin")
    h.tube("44,-120,17 74,-160,14 84,-204,12", coat, "fur", angle=20)
    h.tube("84,-206,12 88,-224,11", pink, "skin")
    h.tube("0,-40,60 0,-84,56 2,-124,44", coat, "fur", angle=8, length=18)
    h.tube("-40,-116,17 -62,-84,14 -66,-60,12", coat, "fur", angle=20)
    h.tube("2,-146,46 6,-172,44 14,-196,30", coat, "fur", angle=8, length=16)
    for x, y in ((-44, -186), (56, -192)):
        h.blob([(x + math.cos(a) * 34, y + math.sin(a) * 36) for a in np.linspace(0, 6, 15)], coat, "fur", grain=90.0, puff=16)
        h.blob([(x + math.cos(a) * 22, y + 2 + math.sin(a) * 24) for a in np.linspace(0, 6, 15)], pink, "fur", grain=90.0, puff=8)
    h.straight([(16, -222, 18, -228)], h.threads(pink)[0][None], 8)
    h.straight([(4, -214, -36, -232), (6, -216, -30, -246), (28, -214, 66, -236), (26, -216, 58, -250)], "#fffaf0", 1.8)


def giraffe_neck(h: Hoop, coat: Threads = ("#8a5a1c", "#c8923c", "#f0c468", "#ffe8a8", "#fffbe0"), spot: Threads = ("#5a2c10", "#94501c", "#c07a34")) -> None:
    """A giraffe's neck and head that rise from the origin and look left: 540 px high."""
    h.tube("0,0,46 10,-180,38 0,-350,32 -30,-460,28", coat, "fur", angle=10)
    rng = np.random.default_rng(4)
    for k in range(24):
        x, y = (-20, 14, -4)[k % 3] + float(rng.normal(0, 3)) + 6, -40 - k * 15.5
        h.blob([(x + math.cos(a) * float(rng.uniform(8, 14)), y + math.sin(a) * float(rng.uniform(9, 14))) for a in np.linspace(0, 5.4, 6)], spot, "fur", grain=90.0, puff=5)
    for x in (-44, -10):
        h.couch([(x, -484), (x + 6, -524)], h.threads(coat)[1][None], None, 8)
        h.knots([(x + 6, -528, 9)], "#3a1c10")
    h.leaf("0,-480,5 36,-494,14 66,-496,2", coat, angle=24)
    h.tube("-18,-468,36 -50,-460,34 -92,-436,25 -128,-414,23", coat, "fur", angle=10)
    h.stem("-140,-402 -124,-394 -104,-398", "#3a1c10", 3.4, 7)
    h.straight([(-140, -422, -134, -418)], "#3a1c10", 5)
    h.eye(-52, -470, 10, ("#1c100a", "#4a2c18"), lid=h.threads(coat)[1:4], shut=0.3)
