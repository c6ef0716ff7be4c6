"""A Long Way for This: a storm has knelt down on the moor to drink from one small pool; a duck drinks, too."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.kneeling_storms import (
    bog_flowers,
    drinking_duck,
    kneeling_storm,
    rain,
    sedge,
)
from reverie_studio.sculpt.marks import oval


@card(id="m6tz3k", title="A Long Way for This", seed=21, palette="lino_sulphur", light=(0.6, 0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.66, 0.34, 0.46)])
    rng = s.rng
    with p.thing("sky") as sky:
        sky.plane("0,0! 800,0! 800,900! 0,900!", lambda x, y: 0.2 + 0.72 * np.clip((x - 250) / 420 - (y - 500) / 2400, 0, 1) + 0.5 * np.exp(-(((y - 770) / 60) ** 2)) * (x < 500), (0, 1, 2), (0.62, 0.12), axis=64, pitch=15, wedge=0.2, wild=1.6)
    with p.thing("strip of light") as strip:
        strip.plane("0,640! 620,640! 620,830! 0,830!", lambda x, y: 0.25 + 0.8 * np.exp(-(((y - 800) / 70) ** 2)), (0, 1, 2), (0.86, 0.36), axis=0, pitch=11, wild=1.4)
    with p.thing("moor", "place") as moor:
        moor.flat("0,812 120,800 260,812 400,806 560,814 680,800 800,808! 800,870! 0,870!", ink=2)
        moor.plane("0,838! 800,838! 800,1200! 0,1200!", lambda x, y: 0.9 - (y - 838) / 560 + 0.2 * np.exp(-(((x - 640) / 240) ** 2) - ((y - 1000) / 50) ** 2), (1, 2, KEY), (0.84, 0.3), axis=0, pitch=12, wedge=0.2, wild=2.0)
    with p.thing("pool", "accent") as pool:
        pool.flat(oval(622, 1006, 140, 38), ink=KEY)
        pool.flat(oval(622, 1010, 134, 34), ink=0)
        pool.flat("536,1004 556,980! 618,980! 634,1000 612,1030 576,1034", ink=2)
        for q in (56, 84, 110):
            with pool.down_to(1):
                pool.strokes([[(586 + q * np.cos(a), 994 + q * 0.26 * np.sin(a) + 8) for a in np.linspace(0.15, 3.0, 9)]], 3.4)
    dark = GOUGES["rain"].but(inks=(1, 2, KEY), at=(0.74, 0.43), pitch=13)
    storm = kneeling_storm().turned(at=(-46, 2, 0))
    with p.thing("storm", "subject") as st:
        st.flat_clay(storm, KEY, grow=3.5)
        st.clay(storm, dark, "along", parts={"horn": (GOUGES["white"].but(at=(0.42,)), "along"), "head": (dark.but(at=(0.84, 0.47)), "along"), "lid": (dark.but(at=(0.97, 0.3)), "along"), "muzzle": (dark.but(inks=(1, 2), at=(0.8,)), "across"), "hoof": ("black", "across")})
        puffs = ((-10, 190, 96), (90, 150, 110), (196, 176, 92), (282, 148, 100), (372, 176, 86), (150, 240, 100), (250, 240, 96), (440, 258, 74), (512, 330, 66))
        for ink, q0, w in ((2, 0.8, 9), (1, 0.6, 6)):
            with st.down_to(ink):
                st.strokes([[(x - 46 + r * q0 * np.cos(a), y + 2 + r * q0 * np.sin(a)) for a in np.linspace(-1.5, 0.5, 9)] for x, y, r in puffs], w, ends=(0.1, 0.1))
        st.strokes([storm.curve("shut")], 21, ends=(0.4, 0.4))
        st.strokes([storm.curve("shut")], 13, black=True)
        st.strokes([[(x, y), (x + (x - 578) * 0.25, y + 24), (x + (x - 578) * 0.5 + 4, y + 42)] for x, y in storm.curve("lash")], 7, black=True, ends=(0.9, 0.1))
        st.strokes([storm.curve("nostril"), storm.curve("mouth")], [10, 5], black=True)
        with st.down_to(1):
            rain(st, [(-160, 1010), (150, 1000)], [(-40, 560), (230, 590)], 26, (6, 12))
        rain(st, [(-150, 1010), (140, 1000)], [(-40, 600), (220, 620)], 12, (4, 8))
    with p.thing("flowers", "accent") as f:
        places = [(rng.uniform(150, 470), rng.uniform(1000, 1040), rng.uniform(9, 15)) for _ in range(17)]
        bog_flowers(f, sorted(places, key=lambda q: q[1]))
        bog_flowers(f, [(rng.uniform(20, 130), rng.uniform(1030, 1064), rng.uniform(9, 14)) for _ in range(7)])
    with p.thing("duck", "witness") as d:
        duck = drinking_duck().turned(at=(700, 1032, 200), scale=0.66)
        d.flat_clay(duck, 0, grow=4)
        d.clay(duck, "black", "along", at=(0.9,), parts={"bill": (GOUGES["white"].but(inks=(1, 2), at=(0.2,)), "across"), "wing": (GOUGES["black"].but(at=(0.4,)), "along")})
        d.dots([(*duck.curve("eye")[0], 2.6)])
    with p.thing("sedge") as near:
        near.flat("0,1146 160,1128 330,1150 520,1136 700,1152 800,1140! 800,1200! 0,1200!", ink=KEY)
        for x, tall, wide, n, tufts in ((70, 170, 90, 13, 0), (236, 90, 60, 9, 0), (520, 80, 60, 8, 0), (700, 150, 80, 11, 0)):
            sedge(near, (x, 1180), tall, wide, n, tufts=tufts)
    s.describe("A storm as big as the sky kneels to drink. Its muzzle is in a small pool on the moor, its eye shut; rain hangs from its belly. A duck drinks beside it, and flowers stand where its knees have been.")
    s.moods("humble", "vast", "tender", "quiet")
    s.themes("thirst", "power", "humility", "weather", "sharing", "size")
    s.says("thirst", "manners", "truce", "pilgrim", "grace", "networking", "sip", "guest", "downpour", "recycling", "hangover", "share and share alike", "after the shouting", "even thunder needs a drink", "so far, to be small", "please don’t spook it", "happy hour", "the local", "leading a storm to water", "gentle giant", "big cow", "where the rain comes from", "calm before itself", "big feelings, small puddle", "mind my pond", "long time no sea", "table for two", "the tired part of anger", "somebody taught it to kneel", "where it weeps, things grow", "the powerful bow too", "a cloud with a tongue", "not afraid of you", "and the duck said: quite", "pulling itself together", "what goes up must come down", "still waters, loud visitors", "an hour off from raging", "my father at the sink", "all that noise for a sip", "the weather is turning", "drink up, it’s getting late", "one last drop", "a hard day’s night")  # fmt: skip
    s.relate("storm", "towers over", "duck")
    s.about(place="a wide bog", time="before evening", light="a yellow strip under the cloud", composition="diagonal", view="far", foreground="dark sedge", unexplained="why flowers grow where it knelt")
