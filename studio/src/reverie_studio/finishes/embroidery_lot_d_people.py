"""People of the fourth lot, from behind and from above: wrapped, ploughing, grooming, unbuttoned, dancing."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.colour import Colour
from reverie_studio.finishes.embroidery_hoop import Hoop, Threads
from reverie_studio.finishes.embroidery_lot_b import arc


def wrapped(h: Hoop, cloak: Threads, *, hood: Threads | None = None, lean: float = 0.0, wide: float = 1.0) -> None:
    """A wrapped figure seen from behind, 120 px high, feet at the origin; `lean` moves its head aside."""
    h.blob(f"{-30 * wide},0! {-34 * wide},-34 {-24 * wide + lean * 0.5},-74 {-10 + lean},-94 {10 + lean},-94 {24 * wide + lean * 0.5},-74 {32 * wide},-34 {30 * wide},0! 0,5",
           cloak, "cloth", grain=[[(lean, -92), (-16 * wide, -40), (-24 * wide, 0)], [(lean, -92), (16 * wide, -40), (24 * wide, 0)]], puff=26)  # fmt: skip
    h.tube([(lean, -88, 15), (lean * 1.2, -104, 17), (lean * 1.3, -110, 14)], hood or cloak, "fur", angle=70)


def ploughman(h: Hoop, smock: Threads, legs: Threads, hat: Threads) -> None:
    """A man at the plough's handles, walking away from us, feet at y=0, 240 px high."""
    for x, f in ((-16, -4), (16, 8)):
        h.tube([(x, -100, 20), (x + 1, -50, 14), (x + f * 0.4, -12 - abs(f), 10)], legs, "fur", angle=70)
        h.tube([(x + f * 0.4, -8 - abs(f), 11), (x + f * 0.4, -2 - abs(f) * 0.4, 12)], "black", "across")
    for side in (-1, 1):
        h.tube([(side * 34, -176, 15), (side * 52, -138, 13), (side * 46, -104, 10)], smock, "fur", angle=60)
        h.tube([(side * 30, -60, 5), (side * 46, -98, 6), (side * 56, -112, 6)], ("#2a1d17", "#6a4a2c", "#b8905c"), "across")
    h.blob("-40,-92! -38,-150 -40,-184 -20,-204 20,-204 40,-184 38,-150 40,-92! 0,-84", smock, "cloth", grain=["-20,-200 -26,-92", "20,-200 26,-92"], puff=34)
    h.couch("-38,-128 0,-122 38,-128", "#2a1d17", "#b8905c", 7, 11)
    h.tube([(0, -204, 14), (0, -218, 16)], ("#4a2c20", "#8a5c40", "#c89868"), "skin")
    h.blob("-40,-222 -20,-232 20,-232 40,-222 20,-212 -20,-212", hat, "cloth", grain=0.0, puff=8)
    h.blob("-22,-226! -18,-250 0,-256 18,-250 22,-226!", hat, "cloth", grain=0.0, puff=16)


def groom(h: Hoop, shirt: Threads, vest: Threads, trousers: Threads, cap: Threads) -> tuple[float, float]:
    """A lean old man from behind, 660 px high, feet at y=0; his right arm reaches out to the right with a brush.

    Returns the face of the brush in the current place.
    """
    skin, hair = ("#5c3424", "#94603f", "#c8946a", "#ecc498"), ("#4a4846", "#6c6a68", "#94908a", "#bcb8b0")
    wood, boot = ("#2c1810", "#5c3822", "#94643c", "#cc9c68"), ("#140e0c", "#2c201a", "#54402f")
    for x, f in ((-34, -12), (36, 10)):
        h.tube([(x * 0.8, -330, 46), (x, -220, 36), (x + f * 0.5, -110, 29), (x + f, -34, 25)], trousers, "fur", angle=74, length=18)
        h.tube([(x + f, -34, 23), (x + f + 2, -12, 24), (x + f + (14 if f > 0 else -12), -8, 20)], boot, "across")
    h.tube([(-78, -540, 34), (-106, -440, 28), (-104, -350, 24), (-98, -316, 20)], shirt, "fur", angle=70, length=16)
    h.tube([(-98, -318, 16), (-94, -288, 18), (-90, -266, 12)], skin, "skin")
    h.tube([(76, -540, 36), (150, -520, 31), (196, -540, 27)], shirt, "fur", angle=70, length=16)
    h.tube([(186, -536, 25), (240, -580, 21), (284, -622, 16)], shirt, "fur", angle=70, length=16)
    h.tube([(282, -620, 15), (312, -650, 17)], skin, "skin")
    h.blob("-84,-312! -92,-420 -96,-540 -60,-586 0,-596 60,-586 96,-540 92,-420 84,-312! 0,-300", vest, "cloth", grain=["-40,-580 -60,-320", "0,-590 0,-306", "40,-580 60,-320"], puff=70)
    for x in (-1, 1):
        h.tube([(x * 72, -566, 15), (x * 88, -540, 20), (x * 92, -506, 10)], shirt, "fur", angle=70)
    h.couch("-86,-400 0,-388 86,-400", h.threads(vest)[0][None], None, 6)
    h.knots([(0, -390, 9)], "#d8b060")
    h.tube([(0, -592, 24), (4, -616, 24)], skin, "skin")
    h.blob("-32,-640! -34,-616 -18,-596 4,-592 26,-596 42,-616 42,-640!", hair, "fur", grain=["-20,-640 -12,-598", "6,-640 4,-594", "34,-640 22,-598"], puff=24, length=13)
    h.blob("-66,-590! -30,-602 4,-604 38,-602 70,-590! 34,-552 4,-508! -28,-552", ("#6a1c14", "#b03a28", "#e07a58", "#f8b898"), "cloth", grain=["-50,-592 4,-520", "56,-592 4,-520"], puff=12)
    h.knots([(4, -592, 11), (-8, -582, 8), (16, -582, 8)], ("#8a2a1c", "#c84c34"))
    h.blob("-92,-640 -60,-656 4,-664 68,-656 100,-640 60,-626 4,-620 -52,-626", cap, "cloth", grain=["-88,-640 4,-652 96,-640", "-60,-630 4,-624 66,-630"], puff=12)
    h.blob("-46,-650! -44,-690 -20,-712 6,-706 30,-712 52,-690 54,-650! 4,-642", cap, "cloth", grain=["-40,-660 4,-690 48,-660"], puff=34)
    h.couch("-48,-654 4,-645 56,-654", h.threads(vest)[1][None], None, 12)
    h.tube([(296, -676, 17), (340, -632, 17)], wood, "across", angle=6)
    for k in range(3):
        h.tube([(304 + k * 12, -660 + k * 12, 7), (320 + k * 12, -672 + k * 12, 6)], skin, "skin")
    return 336.0, -676.0


def unbuttoned(h: Hoop, jacket: Threads, drawers: Threads, dots_of: Colour, trousers: Threads, hat: Threads, *, wide: float = 1.0, drop: float = 0.5, point: bool = False,
               tall: str = "bowler") -> None:  # fmt: skip
    """Someone from behind whose trousers have come down, 420 px high, feet at y=0. `drop` 0…1: how far down they are;
    `point`: the right arm points to the sky; `tall`: bowler, plume or straw.
    """  # fmt: skip
    skin, boot = ("#6a3c2a", "#a86c48", "#d8a47c", "#f8d8b0"), ("#140e0c", "#2c201a", "#54402f")
    w = wide
    for x in (-1, 1):
        h.tube([(x * 24 * w, -190, 30 * w), (x * 27 * w, -120, 24 * w), (x * 28 * w, -50, 17), (x * 28 * w, -20, 14)], drawers, "fur", angle=74, length=16)
        h.tube([(x * 28 * w, -16, 17), (x * 30 * w + x * 6, -8, 17)], boot, "across")
    y = -150 + 120 * drop
    for x in (-1, 1):
        for k in range(3):
            h.tube([(x * 6 * w, y + 16 * k + 6, 13), (x * 30 * w, y + 18 * k, 15), (x * 52 * w, y + 16 * k + 4, 11)], trousers, "fur", angle=70, length=15)
    h.tube([(-56 * w, y - 6, 8), (0, y + 4, 9), (56 * w, y - 6, 8)], h.threads(trousers)[1:], "across", angle=80)
    h.blob(f"{-58 * w},-230! {-62 * w},-190 {-44 * w},-156 0,-150 {44 * w},-156 {62 * w},-190 {58 * w},-230!", drawers, "fur", grain=[[(-40 * w, -230), (-36 * w, -160)], [(40 * w, -230), (36 * w, -160)]], angle=4, puff=40)
    h.stem([(0, -222), (2, -190), (0, -156)], h.threads(drawers)[0][None], 3, 8)
    h.knots([(x * w, yy, 7) for x, yy in ((-36, -206), (-12, -180), (28, -174), (40, -210), (14, -214), (-40, -176), (-28, -130), (26, -126), (-24, -96), (32, -92)) if yy < y - 22], dots_of)
    h.blob(f"{-58 * w},-222! {-66 * w},-290 {-56 * w},-344 -24,-362 24,-362 {56 * w},-344 {66 * w},-290 {58 * w},-222! 0,-212", jacket, "cloth", grain=[[(-20, -356), (-40 * w, -222)], [(0, -358), (0, -214)], [(20, -356), (40 * w, -222)]], puff=44)
    for x in (-1, 1):
        if point and x > 0:
            h.tube([(50 * w, -334, 22), (84 * w, -380, 17), (104 * w, -436, 13)], jacket, "fur", angle=70, length=15)
            h.tube([(104 * w, -438, 11), (108 * w, -456, 11)], skin, "skin")
            h.tube([(108 * w, -458, 6), (116 * w, -486, 4)], skin, "skin")
        else:
            h.tube([(x * 54 * w, -330, 22), (x * 88 * w, -286, 18), (x * 66 * w, -236, 14)], jacket, "fur", angle=70, length=15)
            h.tube([(x * 68 * w, -236, 11), (x * 58 * w, -222, 12)], skin, "skin")
    h.tube([(0, -358, 15), (0, -374, 17)], skin, "skin")
    h.tube([(0, -388, 27), (0, -402, 30)], ("#2a1c16", "#54402f", "#8a6c50", "#b89a78"), "fur", angle=60, length=12)
    for x in (-1, 1):
        h.tube([(x * 31, -394, 7), (x * 31, -386, 6)], skin, "skin")
    with h.at(0, 14):
        h.blob("-54,-406 -30,-414 0,-416 30,-414 54,-406 30,-398 0,-396 -30,-398", hat, "cloth", grain=0.0, puff=8)
        h.blob("-32,-406! -32,-442 0,-458 32,-442 32,-406!", hat, "cloth", grain=0.0, puff=26)
        h.couch("-33,-412 0,-406 33,-412", h.threads(jacket)[0][None], None, 8)
    if tall == "plume":
        h.leaf([(20, -440, 5), (54, -486, 17), (28, -528, 2)], ("#8a2018", "#d8503a", "#ffb090"), "#fff0d0", angle=26)


def dancer_above(h: Hoop, skin: Threads, shirt: Threads, hair: Sequence[Colour], straw: Threads) -> None:
    """A dancer from straight above: hat, puffed sleeves, arms thrown out, two plaits that fly; 600 px from hand to hand."""
    h.blob(arc(0, 0, 104, 104), ("#3a1018", "#6a2338", "#a03c50", "#e07a80"), "silk", angle=84, puff=70, satin=60)
    for turn in (-26.0, 154.0):
        with h.at(0, 0, turn=turn):
            h.tube("150,4,22 200,0,20 250,-14,16 292,-34,13", skin, "skin")
            h.couch("264,-2 258,-32", "#ffe08a", None, 8)
            for f, n in ((-50, 40), (-26, 46), (-2, 38)):
                h.tube([(290, -32, 10), (290 + math.cos(math.radians(f)) * n, -32 + math.sin(math.radians(f)) * n, 5)], h.threads(skin)[1:], "skin")
            h.tube("60,0,52 110,4,46 156,6,36", shirt, "cloth", angle=14)
            h.couch("160,-28 172,6 160,40", "#a03c50", "#ffe08a", 10, 12)
    for turn in (0.0, 180.0):
        with h.at(0, 0, turn=turn):
            for d in (-7, 7):
                h.couch([(x + d, y + d * 0.6) for x, y in ((0, 0), (100, 96), (206, 116), (290, 70))], hair[2 if d > 0 else 1], "#000000", 17, 15)
            h.knots([(290, 70, 13), (300, 78, 9)], ("#e05a50", "#ffb080"))
    h.blob(arc(0, 0, 84, 84), straw, "cloth", grain=[arc(0, 0, r, r, 0, 359, 20) for r in (76, 60, 44)], puff=14, length=30, satin=36)
    h.blob(arc(-6, -8, 46, 46), straw, "cloth", grain=[arc(-6, -8, r, r, 0, 359, 16) for r in (36, 18)], puff=40, length=22)
    h.couch(arc(-5, -6, 50, 50, 0, 359, 30), "#8a2338", "#ffe08a", 12, 14)
