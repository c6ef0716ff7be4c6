"""A caterpillar on its back has laced boots on all its feet; it holds one more, muddy, and has no foot for it."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_forms import flow
from reverie_studio.finishes.embroidery_hoop import Hoop, ring
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import stork
from reverie_studio.sewn.insects import caterpillar
from reverie_studio.sewn.stitches import blades
from reverie_studio.sewn.things import boot

GREEN, BAND = ("#1c3a1c", "#38662a", "#6a9c3c", "#a8cc5c", "#eaf4a8"), ("#243c14", "#4c6c20", "#84a434", "#c4d85c", "#f8fcb0")
SKIN, LACES = ("#5a4a1c", "#94803c", "#ccb868", "#f4e4a0", "#fffbd8"), ("#fff4d8", "#f0d24a", "#d9574a", "#ffffff", "#2c2018")
BODY = ((66, 372, 40), (72, 480, 74), (96, 640, 86), (190, 808, 94), (350, 906, 98), (524, 880, 96), (648, 762, 90), (690, 620, 82), (668, 490, 76))
LEATHER = (("#4a1414", "#8a2a24", "#c8503c", "#f49878"), ("#1c2a4a", "#34508a", "#6a8cc4", "#b8d0f0"), ("#3a2410", "#7a5024", "#b88444", "#ecc488"), ("#3a1c44", "#6c3a7c", "#a870b0", "#e0b8e0"), ("#14343a", "#246470", "#4c9ca4", "#a4d8d4"), ("#4a3a0c", "#94741c", "#d8b034", "#ffe480"),
           ("#242428", "#44444c", "#74747c", "#b4b4b8"), ("#5a2c0c", "#a85a1c", "#e89444", "#ffd08c"), ("#4a1830", "#8c3458", "#d06488", "#f8b0c4"))  # fmt: skip


def shod(h: Hoop, where: tuple[float, ...], size: float, odd: int, out: float) -> None:
    """A row of boots on short legs, at parts of its length; `out` is how far from its spine the legs begin."""
    p = flow(np.asarray(BODY, np.float32), False, 14)
    for k, t in enumerate(where):
        x, y, r = (float(v) for v in p[int(t * (len(p) - 1))])
        nx, ny = (396 - x) / math.hypot(396 - x, 540 - y), (540 - y) / math.hypot(396 - x, 540 - y)
        with h.at(x + nx * (r * out + 44), y + ny * (r * out + 44), size, math.degrees(math.atan2(-nx, ny))):
            h.tube("0,-56,27 0,0,20", SKIN, "skin", lit=0.8 if odd else 1.0)
            boot(h, LEATHER[(k * 2 + odd) % 9], LACES[(k + odd) % 5], (k + odd) % 4)


@card(id="yisnd9", title="One Foot Short", seed=85, palette="lichen", light=(0.65, -0.6))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#e8d8b0"), (206, "#f0e4bc"), (214, "#b4b488"), (880, "#9ca078"), (1200, "#5c6448")])
    rng = np.random.default_rng(85)
    with h.thing("marsh", "place"):
        h.whip("-10,214 260,208 520,216 810,210", "#6c7c50", 2.4, 12, 16)
        h.band("-20,236 200,224 420,232 640,220 820,232", 46, ("#6c7c50", "#94a468", "#c4cc94"), "fur", width=2.6)
        for k in range(13):  # somebody has gone along the shore, on one foot
            x, y, n = 240 + k * 15 + 26 * math.sin(k * 0.6), 286 + k * k * 2.2, 0.5 + k * 0.055
            h.shade([(x + math.cos(a) * 15 * n, y + math.sin(a) * 7 * n) for a in np.linspace(0, 6, 10)], 0.7, 2)
            h.shade(ring(x + 22 * n, y + 1, 6 * n, 8), 0.7, 2)
        h.stain("300,1060 560,1040 760,1080 700,1170 420,1190 200,1150", "#5c5c40", 0.5, 26)
    with h.thing("stork on one leg", "witness", lift=5), h.at(232, 270, 0.74):
        stork(h)
    with h.thing("reeds behind", "place"):
        for foot, y, tall, lean in (((-20, 130), 420, 250, 0.1), ((700, 830), 560, 360, -0.1)):
            blades(h, foot, y, 26, tall, ("#5c6c3c", "#84945c", "#4c5c34"), lean=lean)
    with h.thing("caterpillar", "subject", lift=16) as worm:
        h.shade("10,820 120,960 320,1040 560,1020 720,900 740,980 600,1090 340,1110 100,1040", 0.55, 16)
        caterpillar(h, BODY, GREEN, BAND, ("#8a5a1c", "#d8a83c", "#fff0b8"), 11)
        shod(h, (0.19, 0.29, 0.39, 0.485, 0.58, 0.675, 0.77), 0.92, 0, 0.6)
    with h.thing("boot too many", "subject", lift=12) as extra, h.at(376, 300, 1.34, -14):
        boot(h, ("#2c1c14", "#54382a", "#845c44", "#b88c6c"), "#e8dcc0", 1)
        h.knots([(rng.uniform(-28, 64), 88 + rng.uniform(-16, 22), rng.uniform(5, 10)) for _ in range(46)], ("#3c2c1c", "#5c4630", "#241a10"))
    with h.thing("head", lift=12):
        for p in ("660,470,24 570,500,17 500,450,14 470,396,15", "640,420,24 550,400,17 480,360,14 440,330,15"):
            h.tube(p, SKIN, "skin")
        h.blob("610,300 690,310 744,370 746,450 700,506 630,512 570,476 552,410 566,340", SKIN, "skin", grain=["610,310 590,400 640,500", "700,320 720,410 690,500"], angle=74, puff=80, length=17)
        for p in ("610,312 600,264 560,216", "690,318 710,262 700,206"):
            h.couch(p, "#6c6420", None, 7)
        h.knots([(560, 216, 13), (700, 206, 13)], "#d9574a")
        for x, y in ((592, 386), (668, 392)):
            h.eye(x, y, 25, ("#2c1c0c", "#6c4420"), look=(-0.9, 0.6), white="white", lid=SKIN[1:4], shut=0.12, tilt=14 if x < 620 else -12)
        for p in ("560,346 586,330 610,336", "652,338 680,334 704,350", "596,462 620,448 648,452 662,464"):
            h.stem(p, "#4c3c14", 5, 9)
    with h.thing("near reeds", plane="front", lift=10):
        blades(h, (-30, 150), 1240, 22, 330, ("#1c2814", "#34442a", "#28381c"), lean=0.2)
        blades(h, (650, 840), 1250, 22, 300, ("#1c2814", "#34442a", "#28381c"), lean=-0.2)
    s.relate(worm[0], "loses", extra[0])
    s.describe("A caterpillar lies on its back among reeds. All its feet wear laced boots of different colours. In its hands it holds one more boot, muddy, and looks at it in dismay. Prints of a single boot lead to a stork on one leg.")
    s.moods("puzzled", "funny", "uneasy")
    s.themes("counting", "loss", "belonging", "identity")
    s.says("too many shoes", "stocktaking", "someone is missing from me", "left, left, left, left", "who is this for?", "shoe sale", "extra foot wanted", "one more than me", "I had them all this morning", "lost property", "a phantom limb", "dressed to walk", "the sixteenth", "back to front", "spare", "Cinderella, long version", "check again", "whose mud?", "the odd one", "mismatch", "getting ready takes all day", "centipede envy", "marching orders", "buy fifteen, get one", "it is not my size", "somebody walked in it", "even numbers", "before the butterfly", "fit for travel", "boot camp", "tie them twice", "the one that got away", "leftover", "my mother is a shoemaker", "no leg to stand in", "almost ready", "remainder", "I count on my toes", "what happened to number sixteen", "evidence", "first day at school", "footloose")  # fmt: skip
    s.about(place="Fringe Marsh", time="morning", light="from the right", composition="centred", view="near", foreground="dark reeds", unexplained="who walked in the boot")
