"""Three elephants walk under their own mirage; up there, between the second and the third, a calf holds on."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop, ring
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.giants import elephant
from reverie_studio.sewn.small_beasts import meerkat_behind

HIDE = ("#2c2030", "#544450", "#84707a", "#b8a49e", "#f0dcc4")
GHOST = ("#7a74a4", "#9c98c0", "#bcb8d8", "#dcdaec", "#fbfbff")
DARK = ("#1c0e0c", "#341c16", "#543020", "#8a5434")
LINE = 512.0  # heights above it are mirrored
HERD = ((80, 846, 0.6), (318, 852, 0.64), (700, 850, 0.62))
CALF = (506, 848, 0.36)


@card(id="ep7a3k", title="Count Again", seed=69, palette="weld", light=(-0.45, -0.8))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#e8b45c"), (230, "#f6d48c"), (466, "#fff4d4"), (512, "#fffdf0"), (518, "#eebb74"), (900, "#d8924c"), (1200, "#a85c30")])
    rng = np.random.default_rng(69)
    with h.thing("heat", "place"):
        h.band("-20,542 140,518 300,530 460,512 620,526 820,516", 34, ("#b87440", "#d8985c", "#f0c084"), "fur", width=2.4)
        h.whip("-10,514 260,512 520,515 810,512", "#a8703c", 2.4, 12, 14)
        for k in range(20):  # the air shimmers
            x, y = rng.uniform(-60, 640), 400 + k * 5.2
            h.run(f"{x},{y} {x + 110},{y + 4} {x + 240},{y - 3}", ("#ffffff", "#e8d8b0")[k % 2], 2.2, 34, 22)
        for k in range(46):
            x, y = rng.uniform(-20, 800), 880 + 300 * rng.random() ** 0.8
            n = 20 + (y - 700) * 0.14
            h.stem(f"{x},{y} {x + n},{y + 4} {x + n * 1.6},{y - 4}", ("#8a4c28", "#f0b878")[k % 2], 2.2, 12)
    with h.thing("mirage", "subject", count=4) as above:
        for x, y, size in (*HERD, CALF):
            with h.at(x, 2 * LINE - y, size, 180):
                elephant(h, GHOST, thin=True)
    with h.thing("small footprints"):
        for k in range(13):
            h.shade(ring(214 + k * 46, 884 + (k % 2) * 12, 8, 10), 0.55, 2)
    with h.thing("elephants", "subject", lift=7, count=3) as below:
        for x, y, size in HERD:
            h.shade([(x + 30 + 150 * size * np.cos(a), y + 6 + 14 * np.sin(a)) for a in np.linspace(0, 6.2, 20)], 0.6, 6)
            with h.at(x, y, size, flip=True):
                elephant(h, HIDE)
    with h.thing("mound", plane="front", lift=10):
        h.blob("380,1230! 470,1150 560,1090 640,1078 720,1110 770,1170 830,1230!", DARK, "fur", grain=["400,1220 560,1100 640,1090", "640,1090 740,1130 820,1220"], puff=60)
        h.shag("-20,1210 120,1190 260,1206 380,1200", (*DARK[:3], "#6a4020"), 70, 90, 1, 14, 3.4)
    with h.thing("meerkat", "witness", lift=12), h.at(628, 1094, 1.0):
        meerkat_behind(h, ("#4a2410", "#8a4c20", "#c8844a", "#f0bc80", "#ffe8c0"))
    s.relate(above[0], "floats above", below[0])
    s.describe("Three elephants walk through a desert. Above the horizon hangs their mirage, upside down; up there a calf walks between them. Below, that place is empty. A meerkat on a mound looks up.")
    s.moods("mournful", "still", "uneasy")
    s.themes("absence", "memory", "counting", "family")
    s.says("count again", "overhead", "she still walks with us", "upside-down zoo", "one too many", "the one who left", "heat", "as above, not below", "spot the difference", "fata morgana", "the little one kept going", "hold the line", "the sky remembers", "missing person", "long walk", "mirror, mirror", "head count", "three, or four?", "ceiling elephants", "don’t look up", "guardian angel", "we were more", "doubt", "hold on to my tail", "in another life", "water?", "parallel lives", "an elephant never forgets", "empty chair", "still keeping her place", "small feet", "the lookout saw it first", "what if", "heaven is the wrong way up", "trunk call", "my brother would be ten", "not on my watch", "plus one", "room for her", "they know", "the arithmetic of grief")  # fmt: skip
    s.about(place="the Seam", time="noon", weather="heat", light="white, from above", composition="split", view="far", foreground="a mound with a meerkat", unexplained="the calf in the air")
