"""Things one meets on the way: wheels, boats, gates, a stove, a pear."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.colour import Colour
from reverie_studio.finishes.embroidery_hoop import Hoop, Threads, ring
from reverie_studio.sewn.birds import FENCE_WOOD
from reverie_studio.sewn.stitches import Dots, arc

STRAW = ("#7a4c18", "#b8842e", "#e4b858", "#fbe39a", "#fff6d0")
INN = ("#141426", "#242640", "#3a3c5c", "#5c5a78")
BASKET_EGG = (("#8a6a4a", "#c8a478", "#f0dcb4", "#fff6e0"), ("#5a6a6a", "#94aca8", "#cfe0d8", "#ffffff"), ("#7a4a3a", "#b47a5c", "#e0ac88", "#ffe0c4"))
COW_WOOD = ("#3a2414", "#6a4424", "#a0723c", "#d4a866", "#f8dca4")
STOVE_FIRE = ("#c23c10", "#f0761e", "#ffb040", "#ffe68a", "#fffbe0")
STOVE_IRON = ("#0a0a0e", "#1a1a20", "#34343c", "#6a625c", "#c8a878")


def wheel(h: Hoop, x: float, y: float, r: float, rim: Threads, spokes: Threads, count: int = 9) -> None:
    """A wheel with spokes and a hub."""
    h.blob(ring(x, y, r), rim, "iron", angle=90, puff=20, holes=[ring(x, y, r * 0.74)])
    for k in range(count):
        a = k * 2 * math.pi / count + 0.2
        h.tube([(x, y, r * 0.1), (x + math.cos(a) * r * 0.8, y + math.sin(a) * r * 0.8, r * 0.05)], spokes, "iron")
    h.tube([(x - 0.5, y, r * 0.22), (x + 0.5, y, r * 0.22)], spokes, "iron")


def curl(h: Hoop, x: float, y: float, r: float, colour: Colour, tie: Colour | None = None, *, start: float = 0.0,
         turns: float = 1.9, width: float = 8.0) -> None:  # fmt: skip
    """A couched spiral: steam, a fern, a wave's crest."""
    n = turns * 2 * math.pi
    line = [(x + math.cos(start + t) * r * (1 - t / n * 0.8), y + math.sin(start + t) * r * (1 - t / n * 0.8)) for t in np.linspace(0, n, 30)]
    h.couch(line, colour, tie, width, 14)


def wheat_ear(h: Hoop, straw: Threads) -> None:
    """An ear of wheat or barley on top of its stalk, which ends at the origin; 150 px and its awns."""
    tone = h.threads(straw)
    for i in range(7):
        for s in (-1, 1):
            h.leaf([(0, -i * 17, 3), (s * 13, -i * 17 - 14, 8), (s * 15, -i * 17 - 32, 1.5)], tone, angle=28)
            h.straight([(s * 14, -i * 17 - 28, s * 30, -i * 17 - 84)], tone[-2][None], 1.5, s * 4)
    h.leaf("0,-112,4 0,-130,8 0,-150,1.5", tone, angle=28)


def anchor(h: Hoop, iron: Threads) -> None:
    """An anchor that hangs from the origin, 190 px high."""
    tone = h.threads(iron)
    h.tube("0,0,10 0,150,13", tone, "iron")
    h.tube("-46,22,9 46,22,9", tone, "iron")
    h.tube("-92,84,3 -78,128,12 0,164,17 78,128,12 92,84,3", tone, "iron")
    for s in (-1, 1):
        h.blob([(s * 92, 66), (s * 112, 116), (s * 62, 108)], tone, "iron", grain=90.0, puff=16)
    h.couch([(math.cos(a) * 17, -18 + math.sin(a) * 17) for a in np.linspace(0, 6.4, 16)], tone[len(tone) // 2][None], None, 8)


def flame(h: Hoop, x: float, y: float, w: float, n: float, lean: float, tone: tuple[str, ...]) -> None:
    """A tongue from its root at (x, y): n high, leaning."""
    h.blob(f"{x - w},{y}! {x - w * 1.1},{y - n * 0.3} {x - w * 0.3 + lean * 0.3},{y - n * 0.62} {x + lean},{y - n}! {x + w * 0.7 + lean * 0.45},{y - n * 0.6} {x + w * 1.15},{y - n * 0.28} {x + w},{y}! {x},{y + w * 0.3}", tone, "silk",
           grain=[[(x - w * 0.6, y), (x - w * 0.5 + lean * 0.2, y - n * 0.5), (x + lean, y - n)], [(x + w * 0.6, y), (x + w * 0.6 + lean * 0.3, y - n * 0.5), (x + lean, y - n)]], angle=6, satin=50, length=30, puff=w * 0.9, gloss=0.6, spread=0.1)  # fmt: skip


def daisy(h: Hoop) -> None:
    with h.at(168, 868, 1.3, -20):
        for k in range(15):
            a = k * 0.4189
            h.leaf([(math.cos(a) * 12, math.sin(a) * 10, 4), (math.cos(a) * 36, math.sin(a) * 31, 9.5), (math.cos(a) * 60, math.sin(a) * 52, 2)], "white", angle=20)
        h.knots([(math.cos(a) * r, math.sin(a) * r * 0.86, 5) for r, n in ((0, 1), (8, 6), (16, 11)) for a in np.linspace(0, 6.283, n, endpoint=False)], ("#d29a3a", "#efc866", "#b8761e"))


def straw_hat(h: Hoop) -> None:
    h.blob("-100,20 -80,0 0,-10 80,0 104,22 60,44 0,50 -60,42", STRAW, "cloth", grain=["-96,20 0,0 98,22", "-80,34 0,44 80,34"], puff=20)
    h.blob("-54,14! -52,-34 -34,-66 0,-74 34,-66 52,-34 54,14! 0,28", STRAW, "cloth", grain=["-50,0 0,16 50,0", "-44,-40 0,-50 44,-40"], puff=40)
    h.tube("-56,0,12 0,16,12 56,0,12", ("#1c1f5a", "#3a3f8a", "#6a70c0", "#b4b8e8"), "across")
    h.blob("50,4! 78,10 96,44 92,92! 78,84! 66,96! 64,50", ("#1c1f5a", "#3a3f8a", "#6a70c0"), "cloth", grain=["54,8 80,88"], puff=8)


def coat(h: Hoop, x: float, y: float, w: float, tone: tuple[str, ...]) -> None:
    h.blob(f"{x - w},{y + 330}! {x - w * 0.96},{y + 120} {x - w * 0.5},{y + 40} {x},{y + 20} {x + w * 0.5},{y + 40} {x + w * 0.96},{y + 120} {x + w},{y + 330}!", tone, "cloth", grain=[[(x - w * 0.5, y + 60), (x - w * 0.8, y + 320)], [(x, y + 30), (x, y + 320)], [(x + w * 0.5, y + 60), (x + w * 0.8, y + 320)]], puff=70)


def barred_inn(h: Hoop) -> None:
    h.blob("0,0! 0,-96! 170,-96! 170,0!", INN, "cloth", grain=90.0, puff=10)
    h.blob("-18,-92! 30,-170! 150,-170! 190,-92!", ("#0e0e1c", "#1a1a30", "#2c2a44"), "across", grain=0.0, angle=84, satin=90, puff=16)
    h.blob("118,-160! 118,-204! 142,-204! 142,-160!", INN, "cloth", grain=0.0, puff=6)
    h.blob("66,0! 66,-58! 104,-58! 104,0!", ("#0a0812", "#171222"), "cloth", grain=90.0, puff=4)
    h.straight([(58, -22, 112, -36), (58, -40, 112, -26)], "#8a7a6a", 5)
    for x in (20, 128):
        h.blob(f"{x},-70! {x + 26},-70! {x + 26},-40! {x},-40!", ("#0a0812", "#171222"), "cloth", grain=0.0, puff=3)


def clothes_peg(h: Hoop, x: float, y: float, turn: float) -> None:
    """A wooden peg over a line at (x, y)."""
    with h.at(x, y, 1.35, turn):
        for d in (-11, 11):
            h.tube([(d * 0.5, -58, 8), (d * 0.8, -10, 10), (d, 40, 8)], COW_WOOD, "across", angle=10)
        h.couch("-16,-14 16,-14", "#8a8a90", None, 5)
        h.couch("-16,-20 16,-20", "#c0c0c4", None, 4)


def lit_stove(h: Hoop) -> None:
    """A small iron stove with an open fire door, its pipe, and two cups on hooks; give the card a lamp there."""
    for x in (-44, 44):
        h.tube([(x, 90, 9), (x * 1.2, 128, 7)], STOVE_IRON, "iron", lit=0.3)
    h.tube("34,-60,17 36,-120,16 50,-166,16", STOVE_IRON, "iron", lit=0.4)
    h.tube("28,-180,8 54,-180,11 76,-172,8", STOVE_IRON, "iron", lit=0.4)
    h.blob("-62,-54! 0,-66 62,-54! 76,20 62,98! 0,110 -62,98! -76,20", STOVE_IRON, "iron", grain=["-56,-50 -70,20 -56,94", "56,-50 70,20 56,94"], angle=88, puff=60, lit=0.36)
    h.tube("-66,-58,11 0,-74,14 66,-58,11", STOVE_IRON, "iron", lit=0.45)
    h.blob("-42,8! -36,-26 0,-38 36,-26 42,8! 42,66! -42,66!", ("#8a1c08", "#d8480e", "#ff8a1e"), "silk", grain=90.0, angle=4, puff=4, lit=0.8)
    for x, n in ((-26, 50), (-8, 84), (10, 62), (28, 44)):
        h.leaf([(x, 64, 6), (x + 3, 64 - n * 0.5, 10), (x + 5, 64 - n, 1)], STOVE_FIRE[2:], angle=14, lit=1.3)
    h.couch("-42,8 -36,-26 0,-38 36,-26 42,8 42,66 -42,66 -42,8", "#3a302a", "#8a6a48", 6, 12)
    for x, y in ((-92, -84), (-118, -34)):  # two cups
        h.couch(f"-60,-56 {x + 12},{y - 10} {x},{y}", "#d8b078", None, 3)
        h.blob(f"{x - 20},{y}! {x + 20},{y}! {x + 15},{y + 36} {x},{y + 42} {x - 15},{y + 36}", ("#8a9098", "#c8ccc8", "#fffaf0"), "cloth", grain=90.0, puff=16, lit=0.6)
        h.couch(f"{x + 18},{y + 8} {x + 32},{y + 14} {x + 16},{y + 28}", "#e8e4d8", None, 4)


def egg_basket(h: Hoop) -> None:
    """A wicker basket of five eggs, as it lies in the buttonhole."""
    with h.at(268, 486, 1.2, 46):
        for x, y, r, k in ((-70, -56, 40, 1), (-4, -84, 44, 0), (62, -62, 40, 2), (-36, -22, 42, 0), (34, -18, 42, 1)):
            h.blob([(x + math.cos(a) * r * 0.8, y + math.sin(a) * r - (4 if math.sin(a) < 0 else 0)) for a in np.linspace(0, 6.28, 17)[:-1]], BASKET_EGG[k], "silk", grain=0.0, angle=0, puff=40)
        h.blob("-118,-10! 0,16 118,-10! 104,90 60,140 -60,140 -104,90", ("#3a2410", "#6a4420", "#a0723a", "#d8a860"), "across", grain=["-100,20 0,44 100,20", "-80,90 0,110 80,90"], angle=4, puff=60)
        for k in range(11):
            h.straight([(-100 + k * 20, 4 + 10 * math.cos((k - 5) * 0.3), -84 + k * 17, 128)], ("#d8a860", "#6a4420")[k % 2], 6, 3)
        h.couch("-116,-10 0,16 116,-10", "#e8c078", "#5a3a1c", 13, 9)


def tuba(h: Hoop) -> None:
    """A tuba's bell and a bend of its tube, round the origin."""
    h.tube("-30,150,16 -50,40,22 -20,-40,34 0,-100,60", "gold", "silk", angle=86, satin=130)
    h.blob([(8 + math.cos(a) * 104, -136 + math.sin(a) * 44) for a in np.linspace(0, 6.28, 25)[:-1]], "gold", "silk", grain=0.0, angle=86, puff=14)
    h.blob([(8 + math.cos(a) * 82, -138 + math.sin(a) * 31) for a in np.linspace(0, 6.28, 25)[:-1]], ("#2a1608", "#6a3c10", "#a86a1c"), "silk", grain=90.0, puff=6)
    h.tube("-40,120,12 40,140,13 60,60,13 10,30,12", "gold", "silk", angle=86)


def field_gate(h: Hoop) -> None:
    """A five-barred gate without two of its bars, 260 px wide, round the origin."""
    for y in (-60, -10, 40):
        h.tube([(-130, y, 12), (130, y + 4, 12)], FENCE_WOOD, "across", angle=8, length=30)
    for x in (-126, 126):
        h.tube([(x, -90, 14), (x, 74, 14)], FENCE_WOOD, "across", angle=8, length=30)
    h.tube("-120,50,10 120,-60,10", FENCE_WOOD, "across", angle=8, length=30)


def sole(x: float, y: float, wide: float, long: float, lean: float = 0.0, size: float = 1.0) -> Dots:
    """The outline of a flatiron's sole: its heel round (x, y), its tip `long` px above, moved aside by `lean`."""
    half = [(1.0, 0.0), (1.06, 0.12), (1.05, 0.28), (0.96, 0.46), (0.78, 0.64), (0.5, 0.82), (0.2, 0.95), (0.0, 1.0)]
    around = [(-0.5, -0.05), (0.5, -0.05), *half, *((-u, v) for u, v in half[-2::-1])]
    mid = 0.42
    return [(x + lean * v + u * wide / 2 * size, y - long * (mid + (v - mid) * size)) for u, v in around]


def flatiron(h: Hoop, metal: Threads, grip: Threads) -> None:
    """A flatiron seen from the side, its point to the left, 200 px long, standing on y=0."""
    h.blob("-110,0! -84,-30 -30,-62 40,-70 84,-66! 92,0!", metal, "iron", grain=["-100,-6 -20,-40 86,-44", "-100,-2 90,-6"], puff=30, satin=70)
    h.tube([(-34, -60, 9), (-40, -104, 8), (-6, -122, 12), (50, -122, 12), (66, -104, 8), (62, -66, 9)], grip, "across")


def scissors(h: Hoop, steel: Threads, grip: Threads) -> None:
    """Scissors a little open, 200 px long, their points up, the pivot at the origin."""
    for side in (-1, 1):
        h.blob(f"{side * 4},8! {side * -14},-50 {side * -20},-110! {side * -2},-56 {side * 10},0!", steel, "silk", grain=80.0, puff=8)
        h.tube([(side * 4, 6, 6), (side * 16, 34, 6)], steel, "across")
        h.couch([(side * 26 + math.cos(b) * 18, 56 + math.sin(b) * 26) for b in np.linspace(0, 6.4, 24)], h.threads(grip)[1][None], None, 11)
    h.knots([(0, 4, 6)], "#fff0c0")


def flying_button(h: Hoop, r: float, colour: Colour, wing: Threads, thread: Colour, beat: float = 0.0) -> None:
    """A button on the wing, to the right: two feathered wings, two threads that trail like legs."""
    for k, (lean, n) in enumerate(((-18, 1.0), (4, 1.18))):
        a = math.radians(-112 - lean + 40 * beat)
        for f in range(4):
            b = a - f * 0.2
            m = r * (2.5 - 0.28 * f) * n
            h.leaf([(r * 0.2 * k, -r * 0.3, r * 0.16), (math.cos(b) * m * 0.5, -r * 0.3 + math.sin(b) * m * 0.5, r * 0.3), (math.cos(b) * m, -r * 0.3 + math.sin(b) * m, 1)], wing, angle=26, lit=0.8 + 0.25 * k)
    for d in (-0.25, 0.2):
        h.loose([(-r * 0.3, r * d), (-r * 1.4, r * (d + 0.5)), (-r * 2.1, r * (d + 0.1)), (-r * 3.0, r * (d + 0.6))], thread, max(2.0, r * 0.1))
    h.button(0, 0, r, colour, thread)


def boot(h: Hoop, leather: Threads, lace: str, kind: int = 0) -> None:
    """A laced boot, 100 px high: its shaft ends at y=0, the sole is at y=100, the toe to the right; kinds 0 to 3."""
    top = (0, -26, 18, 4)[kind]
    toe = (66, 58, 72, 84)[kind]
    h.blob(f"-26,{top}! 24,{top - 4}! 26,46 {toe - 20},58 {toe},78 {toe - 2},94! -28,94! -30,60", leather, "iron", grain=[f"0,{top} 0,60 20,86", f"20,60 {toe - 6},80"], angle=8, length=20, puff=24, spread=0.07)
    h.blob(f"-32,90! {toe},90! {toe + 4},102 20,104! -8,98! -8,108! -32,108!" if kind != 2 else f"-34,88! {toe + 2},88! {toe + 6},108! -34,108!", ("#1c1210", "#3a261c", "#6a4a34"), "across", grain=0.0, puff=5)
    h.tube([(-28, top + 2, 8), (24, top - 2, 8)], h.threads(leather)[1:], "wool", angle=80)
    for k in range(4):
        y = top + 18 + k * (40 - top) / 4
        h.straight([(4, y, 28, y + 5), (28, y - 2, 6, y + 9)], lace, 3.2)
    h.loose([(18, top + 14), (40, top + 4), (46, top + 22), (22, top + 16)], lace, 3)
    h.loose([(18, top + 14), (36, top + 24), (40, top + 40)], lace, 3)


def suitcase(h: Hoop, x: float, y: float, w: float, leather: Threads, grass: Threads) -> None:
    """A suitcase with two belts, standing on y, `w` px to either side of x; grass has grown before it."""
    h.blob(f"{x - w},{y}! {x - w},{y - 74}! {x + w},{y - 74}! {x + w},{y}!", leather, "cloth", grain=0.0, puff=14)
    h.couch([(x - 18, y - 74), (x - 12, y - 92), (x + 12, y - 92), (x + 18, y - 74)], "#2c2018", None, 6)
    for d in (-30, 30):
        h.couch([(x + d, y - 74), (x + d, y)], "#d8b878", None, 5)
    h.shag([(x - w, y), (x + w, y)], grass, 24, 26, 1, 24, 3.0)


def telegraph(h: Hoop, poles: Sequence[tuple[float, float, float, float]], wood: Threads = ("#2c2418", "#54462e", "#84704a")) -> None:
    """Telegraph poles (x, foot, top, radius) from near to far, and two sagging wires from the card's right edge on."""
    for x, foot, top, r in poles:
        h.tube([(x, foot, r), (x + 2, top, r * 0.8)], wood, "across", angle=8, length=30)
        h.tube([(x - r * 4, top + r * 2, r * 0.5), (x + r * 4, top + r * 2, r * 0.5)], wood, "across")
    for d in (-1, 1):
        p = [(x + d * r * 3.6, top + r * 1.6) for x, _, top, r in poles]
        h.couch([(830, p[0][1] - 120), p[0], ((p[0][0] + p[1][0]) / 2 - 4, (p[0][1] + p[1][1]) / 2 + 36), *p[1:]], "#4a4030", None, 2.6)


def carrying_basket(h: Hoop, wicker: Threads, wide: float = 130.0, tall: float = 190.0) -> None:
    """A back basket from the side: rim at y=0, narrower below; woven."""
    h.blob(f"{-wide},0! {wide},0! {wide * 0.72},{tall}! {-wide * 0.72},{tall}!", h.threads(wicker)[:3], "cloth", grain=0.0, puff=40)
    for j in range(int(tall / 17)):
        y = 12 + j * 17
        w = wide - (wide * 0.28) * y / tall
        for k in range(int(2 * w / 26)):
            x = -w + 14 + k * 26 + (13 if j % 2 else 0)
            tone = h.threads(wicker)[min(4, 1 + int(2.2 * (1 - abs(x / w + 0.35))) + (k + j) % 2)][None]
            h.tube([(x - 12, y, 7), (x, y - 3, 8), (x + 12, y, 7)], tone, "across", angle=8)
    h.tube([(-wide - 4, 2, 13), (0, 9, 14), (wide + 4, 2, 13)], wicker, "across", angle=60)
    h.tube([(-wide * 0.72, tall, 9), (0, tall + 6, 10), (wide * 0.72, tall, 9)], wicker, "across", angle=60)


def mitten(h: Hoop, wool: Threads, cuff: Threads) -> None:
    """A mitten, cuff at y=70, 170 px high."""
    h.blob("-34,60! -40,0 -36,-60 -10,-88 22,-78 36,-40 36,-10 60,-40 78,-30 70,6 40,34 34,60!", wool, "wool", grain=["-20,60 -20,-60", "20,60 16,-70", "40,20 66,-24"], puff=24)
    h.tube("-40,70,15 0,76,15 38,70,15", cuff, "across")


def glass_pin(h: Hoop, x: float, y: float, tall: float, colour: str, *, lean: float = 0.12) -> None:
    """A glass-headed pin stuck upright in the cloth at (x, y), its shadow thrown to the right."""
    tx, ty = x + tall * lean, y - tall
    h.shade([(x - 2, y - 2), (x + tall * 0.9, y + tall * 0.24), (x + tall * 0.94, y + tall * 0.29), (x + 2, y + 4)], 0.42, 3)
    h.shade(arc(x + tall * 0.98, y + tall * 0.28, tall * 0.11, tall * 0.07), 0.42, 3)
    h.tube([(x, y, tall * 0.012 + 1), (tx, ty, tall * 0.018 + 1.6)], "silver", "silk", gloss=0.8)
    h.blob(arc(tx, ty, tall * 0.1, tall * 0.1, n=18), colour, "silk", grain=60.0, puff=tall * 0.1, gloss=0.9)
    h.straight([(tx - tall * 0.05, ty - tall * 0.045, tx - tall * 0.015, ty - tall * 0.06)], "#ffffff", max(2.5, tall * 0.028))
    h.shade(arc(x, y + 1, 7, 3), 0.6, 2)


def sandwich(h: Hoop, bread: Threads) -> None:
    """A bitten sandwich round the origin, 150 px wide."""
    h.blob("-74,-24! -40,-40! -32,-22 -16,-27 -6,-10 10,-24 24,-18 34,-42! 74,-28! 72,-2! 0,8 -72,2!", bread, "cloth", grain=["-70,-14 0,-26 70,-14"], puff=16)
    h.tube("-70,6,8 -36,15,9 0,8,9 38,15,9 70,6,7", "leaf", "across")
    h.tube("-66,18,6 0,23,7 66,18,6", ("#a83a3a", "#d86a5c", "#f4a890"), "across")
    h.blob("-72,24! 0,30 72,24! 66,46! 0,56 -66,46!", bread, "cloth", grain=["-70,36 0,42 70,36"], puff=14)
