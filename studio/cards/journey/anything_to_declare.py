"""At the frontier two magpies part the fur of a vast yak and find, at the roots, a lit fairground. The yak rolls one eye up."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import magpie
from reverie_studio.sewn.houses import fairground

YAK = ("#161a30", "#2c3350", "#4c5474", "#808aa8", "#c4ccdc")


@card(id="vf6i4x", title="Anything to Declare", seed=49, palette="woad night", light=(-0.3, -0.8))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#2c3a78"), (190, "#6474b4"), (200, "#2a3668"), (420, "#1c2448"), (1200, "#10142c")], dusk=0.36)
    h.lamp(430, 600, 380, "#ffc468", 0.8, z=150)
    rng = np.random.default_rng(49)
    with h.thing("frontier", "place"):
        h.whip("-10,196 200,190 520,194 810,190", "#5a6ca8", 2.4, 12, 14)
        for k in range(11):  # a line of pins, far off
            x, y = 20 + k * 78, 226 + 8 * math.sin(k * 1.7)
            h.straight([(x, y + 40, x + 5, y)], "#c9d4ea", 3.4)
            h.bead(x + 6, y - 6, 9, ("#d9574a", "#f2b84a", "#7d9bd0", "#f4ecdc")[k % 4])
    with h.thing("yak", "subject", lift=10) as yak:
        h.blob("-40,420! 120,330 330,290 560,296 830,370! 830,1240! -40,1240!", YAK[:4], "hair", grain=["60,400 40,700 20,1100", "400,320 400,700 420,1200", "740,380 770,700 780,1200"], puff=120, angle=2, length=40, width=3.0)
        for k in range(26):  # long coat, lock by lock
            x, y = rng.uniform(-20, 800), rng.uniform(860, 1060)
            h.tube([(x, y, 13), (x + rng.normal(0, 12), y + 90, 15), (x + rng.normal(0, 26), y + 190, 4)], YAK[: 4 + k % 2], "hair")
    with h.thing("fair", "subject") as fair:
        h.blob("170,640 250,520 420,466 600,520 690,640 600,740 430,778 250,740", ("#140c1c", "#24142c", "#3c2038", "#5c3040"), "cloth", grain=0.0, puff=8, length=22, lit=0.5)
        with h.at(424, 722, 1.02):
            fairground(h, rng)
    with h.thing("parted fur", lift=9):
        for side, turn in ((-1, 1), (1, -1)):
            for row in range(3):
                for k in range(30):
                    a = math.radians((100 + k * 5.6) if side < 0 else (80 - k * 5.6))
                    x, y = 430 + math.cos(a) * (262 + row * 44), 622 + math.sin(a) * (158 + row * 46)
                    n = 84 + row * 16 + rng.uniform(-12, 16)
                    b = a + turn * 0.5 + rng.normal(0, 0.1)
                    h.tube([(x - math.cos(a) * 30, y - math.sin(a) * 26, 4), (x + math.cos(b) * n * 0.4, y + math.sin(b) * n * 0.34 + 4, 9), (x + math.cos(b) * n, y + math.sin(b) * n * 0.9 + 24, 2)], YAK if (k + row) % 3 else YAK[1:], "hair")
    with h.thing("officers", "witness", lift=14, count=2):
        with h.at(96, 520, 0.98, 14):
            magpie(h)
        with h.at(716, 486, 0.98, -12, flip=True):
            magpie(h)
    with h.thing("tufts in their bills", lift=6):
        for x, y, d in ((262, 436, -1), (548, 408, 1)):
            for k in range(9):
                h.loose([(x, y), (x - d * 22 + k * 5, y + 44), (x - d * 6 + k * 9 - 36, y + 104 + k * 5)], YAK[3 + k % 2], 4)
    with h.thing("its head", plane="front", lift=18):
        h.tube("-60,880,60 -20,840,44 40,760,24 60,690,8", ("#2a2620", "#5a5244", "#948a74", "#d8d0b8"), "across", angle=80)
        h.tube("330,960,46 400,930,34 452,860,20 450,800,7", ("#2a2620", "#5a5244", "#948a74", "#d8d0b8"), "across", angle=80)
        h.blob("-40,860! 60,820 200,816 310,860 350,960 330,1080 280,1240! -40,1240!", YAK, "fur", grain=["140,830 60,960 20,1200", "160,830 160,1000 150,1200", "200,830 290,960 270,1200"], puff=110, length=24)
        for k in range(22):  # its fringe
            x = 40 + k * 11
            h.tube([(x, 836 - 10 * math.sin(k * 0.15), 8), (x + rng.normal(0, 8), 890, 9), (x + rng.normal(0, 20), 950 + rng.uniform(-20, 26), 2)], YAK[: 4 + k % 2], "hair")
        for x in (76, 258):
            h.eye(x, 1000, 30, ("#2a1c10", "#7a5024"), look=(0.5, -0.95), white="white", lid=YAK[1:4], shut=0.1, tilt=-10 if x < 160 else 12)
        h.tube("150,1160,90 160,1230,100", ("#3a3444", "#6c6478", "#a89cac"), "skin")
        h.straight([(110, 1150, 124, 1160), (196, 1150, 184, 1160)], "#0c0a14", 12)
    s.relate(yak[0], "contains", fair[0])
    s.describe("Two magpies in red caps part the fur of a huge yak. At the roots of the fur they find a lit fairground with a big wheel. The yak rolls its eyes up. It is night; a row of pins with coloured heads stands along the horizon.")
    s.moods("guilty", "magical", "funny")
    s.themes("secrets", "borders", "joy", "smuggling")
    s.says("rich fleas", "undeclared joy", "please let me keep it", "anything else?", "body search", "what happens in the fur", "nits", "inner life", "it tickles", "I can explain", "carry-on luggage", "hidden depths", "the party is at my place", "personal use only", "caught", "contraband", "roll up, roll up", "the happy parasite", "season ticket", "how did that get there?", "itchy", "wheel of fortune", "nothing to see", "smuggler’s luck", "private function", "all the fun of the hair", "good for two rides", "the law has no tickets", "hush money", "warm inside", "a head full of lights", "thick coat, thin alibi", "open it", "it was like that already", "music at night", "beauty parlour", "not on the form", "my grandmother ran it", "everyone carries one", "confiscated summer", "look closer", "duty free")  # fmt: skip
    s.about(place="the Pin Line", time="night", light="the fair, from within the fur", composition="diagonal", view="near", foreground="the yak's head", unexplained="how the fair came there")
