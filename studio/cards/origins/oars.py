"""Oars: a donkey rows with its ears, and a cat is the captain."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import cat_head
from reverie_studio.sculpt.donkeys import rowing_donkey
from reverie_studio.sculpt.first_light import ear_hollow, slit_eye
from reverie_studio.sculpt.land import ridge, water
from reverie_studio.sculpt.marks import before, locks, strew

X, Y, K, LINE = 400, 690, 1.5, 960


@card(id="m5nc9e", title="Oars", seed=63, palette="board_verdigris", light=(-0.4, -0.7))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.5, -0.52, 0.64, 1.0)], ambient=0.02, focus=(400, 480, 400))
    rng = s.rng
    with b.thing("far shore", "place", depth=0.1) as far:
        ridge(far, [(-10, 640), (120, 596), (260, 640), (420, 650), (560, 640), (680, 590), (810, 626)], depth=34, gain=0.7, folds=0.25, base=690)
    with b.thing("lake", "place", spot=1.0, depth=0.2) as lake:
        light = lambda x, y: np.asarray(0.34 * np.exp(-(((x - 400) / 420) ** 2)) * np.clip((y - 690) / 200, 0.15, 1) * np.clip((952 - y) / 16, 0, 1), np.float32)  # noqa: E731
        water(lake, "-10,696! 810,696! 810,956! -10,956!", light, choppy=0.7, near=4.0)
    donkey = rowing_donkey(look=(0.3, -0.9)).turned(at=(X, Y, 0), scale=K, roll=-4)
    with b.thing("donkey", "subject", depth=0.6) as d:
        ways = {"muzzle": (CUTS["skin"].but(gain=1.3), "across"), "lid": ("skin", "along"), "ear": (CUTS["fur"].but(near=2.1, gain=1.15), "along")}
        before(d, donkey, CUTS["fur"].but(near=2.3), "along", grow=7, gain=1.1, ambient=0.06, parts=ways)
        for side in ("left", "right"):
            hollow = [(p, q) for p, q in flow(donkey.curve(f"hollow {side}"), closed=True)]
            d.leave(hollow)
            ear_hollow(d, hollow, donkey.curve(f"hollow {side}")[0], 46)
        tuft = [[(X - 12 + 10 * k, Y - 150), (X - 10 + 12 * k, Y - 116), (X - 6 + 15 * k + rng.normal(0, 5), Y - 74 - 6 * abs(k) + rng.normal(0, 8))] for k in range(-4, 5)]
        locks(d, tuft, 13, 0.9)
        eyes(d, donkey, light=1.2, iris=0.5)
        d.strokes([donkey.curve("lip")], 6, black=True, ends=(0.3, 0.3))
    with b.thing("cat", "witness", depth=0.7) as c:
        u, v = donkey.curve("crown")[0]
        loaf = Clay().limb([(u - 56, v - 50, -30, 80), (u + 56, v - 50, -30, 80)], melt=20, per=3).limb([(u, v - 90, -10, 90), (u, v - 20, 20, 80)], melt=20, per=3)
        for k in (-1, 1):
            loaf.limb([(u + 36 * k, v - 50, 60, 36), (u + 38 * k, v + 4, 90, 32), (u + 38 * k, v + 26, 112, 31)], melt=10, per=3)
        stripes = lambda x, y: np.where((np.abs(x - u) > 58) & (np.sin((y - 0.7 * np.abs(x - u)) / 7) > 0.35), 0.14, 1.0)  # noqa: E731
        toes = [[(u + 38 * k + j, v + 26), (u + 38 * k + 1.15 * j, v + 40), (u + 38 * k + 1.1 * j, v + 56)] for k in (-1, 1) for j in (-10, 10)]
        tail = Clay().limb([(u + 80, v - 16, -60, 34), (u + 140, v - 36, -40, 31), (u + 190, v - 90, -30, 28), (u + 176, v - 160, -30, 26), (u + 206, v - 216, -30, 20)], per=6)
        before(c, tail, "fur", "along", grow=6, ambient=0.2, tone=lambda x, y: np.where(np.sin((y + 0.4 * x) / 9) > 0.4, 0.14, 1.0))
        before(c, loaf, "fur", "along", grow=6, ambient=0.12, gain=1.1, tone=stripes)
        c.strokes(toes, 5, black=True, ends=(0.1, 0.9))
        brow = lambda x, y: np.where((np.sin((x - u + 4) / 6.5) > 0.3) & (y < v - 222) & (np.abs(x - u) < 74), 0.14, 1.0)  # noqa: E731
        head = cat_head(lids=0.9, ears=0.35).turned(at=(u - 4, v - 186, 100), scale=1.24, yaw=-14)
        before(c, head, "fur", "along", grow=6, gain=1.25, ambient=0.12, tone=brow, parts={"nose": ("wet", "across"), "lid": ("skin", "along")})
        for side, k in (("left", -1), ("right", 1)):
            c.strokes([head.curve(f"lip {side}")], 3.4, black=True)
            c.strokes([[(p, q), (p + 56 * k, q - 12 + 10 * i), (p + 104 * k, q - 8 + 22 * i)] for i, (p, q) in enumerate(head.curve(f"pad {side}")[:3])], 1.6, ends=(0.9, 0.05))
        ruff = [[(u - 22 + 9 * k, v - 92 - 0.5 * k * k), (u - 22 + 12 * k, v - 74 - 0.4 * k * k), (u - 20 + 13 * k + rng.normal(0, 4), v - 44 - 0.6 * k * k + rng.normal(0, 6))] for k in range(-7, 8)]
        locks(c, sorted(ruff, key=lambda line: -abs(line[0][0] - u)), 15, 1.1, 4)
    with b.thing("cat's eyes", spot=1.0, depth=0.75) as c:
        for side in ("left", "right"):
            slit_eye(c, head, side, (-4, 2), 19)
    with b.thing("water", "accent", spot=1.0, depth=0.8) as w:
        w.leave([(-10, LINE), (810, LINE), (810, 1210), (-10, 1210)])
        strew(w, (-20, LINE + 4, 820, 1190), 700, lambda p, q: 0.0, lambda p, q: 0.85 * math.exp(-((p - X) / 400) ** 2 - ((q - LINE) / 130) ** 2), length=(30, 120), width=(0.9, 3.6))
        for cx, cy, rx, n in ((donkey.curve("blade left")[0][0], LINE, 110, 6), (donkey.curve("blade right")[0][0], LINE, 110, 6), (X, LINE + 4, 150, 7)):
            for k in range(n):
                q = 0.3 + 0.64 * k / (n - 1)
                for a0 in (rng.uniform(-0.2, 0.3), rng.uniform(1.5, 2.0)):
                    w.strokes([[(cx + rx * q * math.cos(a), cy + 0.3 * rx * q * math.sin(a)) for a in np.linspace(a0, a0 + rng.uniform(1.0, 1.5), 8)]], 6.4 - 3.6 * q, ends=(0.1, 0.1))
    s.describe("A donkey rows across a lake with its ears. Both ear tips dip into the green water; it rolls its eyes up at a striped, green-eyed cat that sits dry on its head.")
    s.moods("droll", "patient", "dignified", "hopeful")
    s.themes("travel", "service", "trust", "friendship", "power")
    s.says("ferry", "captain", "stroke!", "merger talks", "are we there yet?", "all ears", "first class", "row, row, row your boat", "don’t get me wet", "unpaid", "who is steering?", "cruise", "the things we do for love", "faster, please", "public transport", "gondola", "just round the corner, she said", "stubborn, but afloat", "commuters", "I can hear the bottom", "upper deck", "blind trust", "headwind", "both hands free", "management", "no tip", "like water off a donkey", "it beats walking", "in over my head", "what the lake whispered", "loyalty", "a favour that got out of hand", "somebody has to do the work", "land ahoy", "passenger", "promised him a carrot", "don’t look down", "my taxi has arrived", "crossing", "eyes on the road", "it started as a joke", "Noah was full", "he only listens under water")  # fmt: skip
    s.relate("donkey", "carries", "cat")
    s.about(place="a lake before hills", time="night", light="from the upper left", composition="centred", view="near, low over the water", foreground="rippled water", unexplained="where the cat is going")
