"""Neither Was Sorry: a ram and a wave stand brow to brow, and neither gives way."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.breaking_waves import (
    bracing_ram,
    curl,
    lace,
    locks_of,
    rails,
    stone,
    streams,
)
from reverie_studio.sculpt.marks import oval

C = (580, 440)


@card(id="c7hq2n", title="Neither Was Sorry", seed=11, palette="lino_slate_milk", light=(0.5, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.62, -0.62, 0.42)])
    rng = s.rng
    roll, hollow = curl(C, 188, 0.17, 318, -440, 0.66)
    outer, inner = rails([(900, 1400), (1000, 1200), (1030, 1000), (1010, 800), (970, 640), (930, 500), (880, 360), *roll], [(90, 1030), (270, 1026), (450, 974), (584, 870), (660, 740), (706, 600), (722, 460), *hollow])
    with p.thing("sky") as sky:
        sky.plane("0,0! 800,0! 800,1000! 0,1000!", lambda x, y: 0.95 - np.hypot((x - 580) / 1.15, y - 700) / 520, (0, 1), (0.4,), axis=-5, pitch=15, wedge=0.22, wild=1.4)
        for k, (x, y, r) in enumerate(((470, 786, 30), (552, 796, 21), (616, 803, 13))):
            a, b = curl((x, y), r, 0.17, 350, -200, 0.6)
            a2, b2 = rails([(x + 5 * r, y + 3 * r), (x + 3 * r, y + 0.6 * r), *a], [(x - 2.4 * r, y + 2.6 * r), (x + 0.9 * r, y + 1.1 * r), *b], 160)
            sky.flat([(float(u), float(v)) for u, v in [*a2, *b2[::-1]]], ink=2)
            streams(sky, a2, b2, [(0.1, 0.22, 0.05, 1.0, 0.5, 0)])
    with p.thing("sea") as sea:
        sea.plane("0,846! 300,836 800,842! 800,1100! 0,1100!", lambda x, y: 0.82 - (y - 836) / 420, (0, 1, 2), (0.9, 0.52), axis=0, pitch=11, wild=1.5)
    with p.thing("wave", "subject") as wave:
        edge = [(float(x), float(y)) for x, y in [*outer[::3], *inner[::-3]]]
        wave.flat(edge, ink=2)
        rows = [(0.006, 0.016, 0.0, 1.0, 0.5, 2), (0.048, 0.08, 0.0, 1.0, 0.4, 0), (0.985, 0.03, 0.02, 0.99, 0.5, KEY)]
        for k in range(30):
            v = 0.1 + 0.86 * (k + 0.5) / 30
            for start in (rng.uniform(-0.1, 0.25), rng.uniform(0.34, 0.62)):
                ink = 0 if v < 0.4 else KEY if v > 0.66 and k % 2 else 1
                rows.append((v, rng.uniform(0.022, 0.05), max(0.0, start), min(0.99, start + rng.uniform(0.3, 0.5)), rng.uniform(0.35, 0.65), ink))
        streams(wave, outer, inner, rows)
        wave.dots([(x, y, r) for x, y, r in ((372, 330, 7), (350, 292, 4), (392, 268, 9), (420, 216, 5), (372, 236, 4), (462, 184, 7), (446, 150, 4), (520, 150, 5), (336, 340, 3))])
    with p.thing("beach", "place") as beach:
        beach.plane("0,1004 200,998 420,1012 640,1004 800,1008 800,1200! 0,1200!", lambda x, y: 0.86 - (y - 1030) / 130 + 0.1 * np.sin(x / 37 + y / 9), (1, 2, KEY), (0.8, 0.42), axis=-2, pitch=12, wild=1.5)
        lace(beach, rng, -20, 830, 1004, 1056)
        beach.strokes([[(x, y), (x + w * 0.5, y - 2), (x + w, y)] for x, y, w in ((10, 1100, 130), (60, 1122, 90), (250, 1096, 110), (430, 1112, 140), (620, 1100, 120))], 7, ends=(0.1, 0.3))
        beach.flat(oval(74, 1008, 64, 9), oval(226, 1022, 66, 9), ink=1)
    with p.thing("ram", "subject") as r:
        ram = bracing_ram().turned(at=(320, 484, 0), scale=0.93, roll=6)
        r.flat_clay(ram, KEY, grow=3)
        body = r.clay(ram, "black", "along", at=(0.62,), parts={"horn": ("skin", "across"), "face": ("hide", (0.1, 1, 0.3)), "muzzle": ("hide", "across"), "leg": ("dark", "along"), "hoof": ("black", "along"), "ear": ("hide", "along"), "lid": ("hide", "along")})
        locks_of(r, body, 30, 25, "wool", skip=(204, 430, 112))
        with r.down_to(1):
            r.strokes([[(52, 958), (60, 978), (66, 1000)], [(208, 972), (218, 994), (226, 1014)]], 3.6, ends=(0.2, 0.3))
        r.gaze(ram, sides=("near",), spot=True)
    with p.thing("stones", lamps=[Lamp(0.5, -0.8, 0.2)]) as near:
        for x, y, q in ((440, 1150, 34), (566, 1142, 22), (700, 1166, 66), (330, 1176, 48), (520, 1200, 60), (120, 1200, 118)):
            near.flat_clay(stone(x, y, q), 0, grow=3)
            near.clay(stone(x, y, q), "dark", "across", at=(0.75, 0.5))
    s.describe("A ram and a wave stand brow to brow. Neither gives way: the wave has stopped in the air, wound like the ram’s horn, and smaller waves queue behind it. The beach behind the ram is already wet.")
    s.moods("stubborn", "tense", "droll", "majestic")
    s.themes("stubbornness", "power", "sea", "equals", "standstill", "quarrel")
    s.says("standoff", "deadlock", "stubborn", "negotiation", "in-laws", "tide", "siblings", "mirror", "patience", "pride", "duel", "gridlock", "you first", "no, after you", "staring contest", "nobody would say sorry", "who blinks first", "hard-headed", "thick skulls think alike", "he came to swim", "I was here first", "two of a kind", "my parents at breakfast", "a meeting of minds", "time and tide wait for him", "the sea has met its match", "not one step", "great curls", "same hairdresser", "it takes two to stop", "the irresistible force", "an old argument", "make me", "mine is bigger", "what he fears looks like him", "we forgot what it was about", "traffic behind them", "say that again", "the moment before", "I dreamed I held it back", "love at first push", "wait your turn", "a holiday from falling")  # fmt: skip
    s.relate("ram", "is reflected as", "wave")
    s.about(place="a shingle beach", time="morning", light="from behind the wave", composition="split", view="eye level, low over the stones", foreground="dark stones", unexplained="why the beach is wet behind the ram")
