"""Going Your Way: the fishes climb out on new legs while the beasts wade in; in passing all turn."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beasts import whole
from reverie_studio.sculpt.creatures import walking_fish
from reverie_studio.sculpt.land import clouds, ridge, water
from reverie_studio.sculpt.marks import scales, wash
from reverie_studio.sculpt.small_eyes import dot_eye


@card(id="73g9yu", title="Going Your Way", seed=40, palette="board_verdigris", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.45, -0.62, 0.62, 1.05)], ambient=0.06, focus=(400, 660, 400))
    rng = s.rng
    with b.thing("shore", "place", lamps=[], depth=0.2) as land:
        clouds(land, "-10,-10! 810,-10! 810,420! -10,420!", lambda x, y: 0.5 * np.exp(-(((x - 100) / 420) ** 2) - ((y - 200) / 170) ** 2), share=0.5)
        ridge(land, [(-10, 330), (90, 280), (200, 320), (330, 250), (450, 320), (600, 290), (810, 350)], depth=80, sun=-0.35, gain=0.6, folds=0.25)
        ridge(land, [(-10, 440), (180, 420), (400, 440), (600, 424), (810, 450)], depth=420, sun=-0.1, gain=0.5, folds=0.2, level=True, near=3.2, far=10)
        edge = [(810, 560), (640, 600), (560, 690), (430, 760), (300, 870), (130, 930), (-10, 1010)]
        land.leave([*edge, (-10, 1210), (810, 1210)])
        water(land, [*edge, (-10, 1210), (810, 1210)], lambda x, y: 0.5 * np.exp(-((1010 - 0.56 * x - y) / 170) ** 2) * (0.6 + 0.4 * np.cos((1010 - 0.56 * x - y) / 13)) + 0.1)
        land.strokes([[(x, y + d) for x, y in edge] for d in (0, 9, 24)], [4.0, 2.0, 1.4], ends=(1, 1))
    with b.thing("fishes", "subject", count=3, depth=0.7) as f:
        for x, y, k, roll, step in ((150, 500, 0.44, 8, 1), (352, 600, 0.62, 10, -1), (590, 790, 0.86, 16, 1)):
            one = walking_fish(step=step).turned(at=(x, y, 40), scale=k, roll=roll, yaw=-8)
            f.leave([(x - 130 * k, y + 132 * k), (x, y + 120 * k), (x + 130 * k, y + 150 * k), (x, y + 150 * k)])
            f.leave_clay(one, grow=3)
            body = f.clay(one, CUTS["skin"].but(near=2.2, stroke=(8, 26)), "along", parts={"fin": ("skin", "along"), "leg": ("skin", "across")})
            scales(f, body, 17 * k + 3, (-1, -0.1), keep=("fish",))
            gill = one.curve("gill")
            f.strokes([gill], 9 * k, black=True)
            wash(f, body, gill[1], 34 * k, 70 * k)
            f.strokes([[(px + 5, py) for px, py in gill], [(px + 13, py) for px, py in gill]], 3.4 * k, spot=1.0, ends=(0.3, 0.3))
            dot_eye(f, one, 12 * k)
    with b.thing("beasts", "witness", count=3, depth=0.9) as h:
        for kind, x, y, k, deep in (("goat", 220, 976, 0.74, 938), ("boar", 132, 716, 0.6, 0), ("dog", 420, 1090, 0.7, 1046)):
            one = whole(kind, stride=0.8, **({"poll": (-30, -84), "nose": (-60, 34)} if kind == "dog" else {})).turned(at=(x, y - 200 * k, 90), scale=k, flip=True, roll=6)
            h.leave_clay(one, grow=3)
            h.clay(one, "fur", "along", gain=1.2, over=4)
            dot_eye(h, one, 7 * k + 1)
            if deep:
                h.leave([(x + 150 * k * math.cos(a), deep + 26 + (44 if math.sin(a) > 0 else 22) * k * math.sin(a)) for a in np.linspace(0, math.tau, 30)])
                for q in (0.8, 1.0, 1.25):
                    h.strokes([[(x + 130 * k * q * math.cos(a), deep + 8 + 26 * k * q * math.sin(a)) for a in np.linspace(0.1, math.pi - 0.1, 9)]], 2.4, ends=(0.1, 0.1))
                    h.strokes([[(x + 130 * k * q * math.cos(a), deep + 30 * q + 14 * k * q * math.sin(a)) for a in np.linspace(0.3, math.pi - 0.3, 9)]], 1.5, ends=(0.1, 0.1))
    with b.thing("rock", plane="front") as r:
        stone = "560,1210! 590,1110 650,1060 730,1070 780,1040 810,1050! 810,1210!"
        r.leave(stone, grow=4)
        r.form(stone, how="stone", puff=70, axis=70, gain=0.7)
    s.describe("Fishes on new legs climb out of the water. A boar, a goat and a dog come towards them and wade in. The fishes’ gills are green; they pass close by one another.")
    s.moods("droll", "curious", "wistful", "brisk")
    s.themes("change", "crossing paths", "exchange", "longing", "evolution")
    s.says("wrong way!", "exchange programme", "we almost met", "the grass is wetter", "commuters", "good luck in there", "out of my depth", "how’s the water?", "shift change", "legs like a fish", "nobody is ever content", "after you", "traffic on the shore", "they’ll be back", "one small step", "holiday season", "you’ve forgotten your feet", "evolution has two lanes", "house swap", "dry run", "swim lessons on the left", "fish out of water", "tell my mother", "is it nice out there?", "the first rush hour", "don’t ask, just walk", "everyone wants to be someone else", "new shoes", "we passed without a word", "emigration", "in at the deep end", "keep to the right", "second thoughts", "swapping lives", "borrowed legs", "where you come from, I’m going", "tide of fashion", "I envied your gills", "no return ticket", "a nod in passing", "see you in the middle")  # fmt: skip
    s.relate("fishes", "replaces", "beasts")
    s.about(place="the shore without a sea", time="night", light="from the upper left", composition="diagonal", view="from above", foreground="a rock", unexplained="who began it")
