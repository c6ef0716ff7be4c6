"""We are in the net, under water; three cats lean over the rail and stare in at us, and the mackerel beside us stare back."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.cats_dogs_foxes import cat_face
from reverie_studio.sewn.waters import mackerel

GINGER = ("#5c2408", "#a8541c", "#e08c3c", "#f8bc74", "#ffe8c0")
BLACK = ("#06060a", "#141420", "#262838", "#484c60", "#8a8ea4")
GREY = ("#2c3038", "#585e68", "#8c929a", "#c0c4c4", "#f0f0e8")
HULL = (("#1c0e0a", "#3c2014", "#683c22", "#98623a", "#cc9a64"), ("#180c0a", "#341c12", "#5a341e", "#885632", "#bc8a58"))
HAT = ("#8a6a0c", "#d0a41c", "#f8d848", "#fff4a0")


def paw(h: Hoop, x: float, y: float, coat: tuple[str, ...]) -> None:
    """A forepaw over the rail, toes towards us."""
    h.tube([(x, y - 26, 25), (x, y + 6, 27), (x, y + 20, 26)], coat, "fur", angle=10)
    for d in (-10, 0, 10):
        h.straight([(x + d, y + 24, x + d, y + 42)], coat[0], 3.4)


@card(id="mcpbk8", title="The Catch Looks Back", seed=8, palette="verdigris cloth", light=(0.1, 0.75))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#cfe8d0"), (300, "#8cc8b4"), (560, "#2f8078"), (900, "#155450"), (1200, "#0a3436")])
    rng = np.random.default_rng(8)
    with h.thing("cats", "subject", lift=12, count=3) as cats:
        for x, y, n, turn, coat, extra in ((170, 210, 1.0, -8, BLACK, {"look": (0.3, 0.8)}), (636, 206, 0.94, 10, GREY, {"look": (-0.4, 0.8), "gape": True, "bars": BLACK[:3]}), (404, 152, 1.16, 3, GINGER, {"look": (0.0, 0.9), "bars": GINGER[:2]})):
            with h.at(x, y, n, turn):
                h.tube("0,60,78 0,130,96", coat, "fur", angle=10)
                cat_face(h, coat, **extra)
        with h.at(404, 152, 1.16, 3):
            h.blob("-132,-44! -90,-84 -60,-60 0,-52 60,-60 90,-84 132,-44! 60,-36 -60,-36", HAT, "silk", grain=["-120,-50 0,-44 120,-50"], puff=14)
            h.blob("-72,-56! -66,-110 0,-132 66,-110 72,-56! 0,-48", HAT, "silk", grain=["0,-128 -50,-60", "0,-128 50,-60"], puff=40)
    with h.thing("boat", "prop", lift=14) as boat:
        for k, y in enumerate((318, 372, 426, 476)):
            bend = 60 + 14 * k
            h.blob([(-40, y - bend * 0.5), (200, y), (400, y + 12), (600, y), (840, y - bend * 0.5), (840, y + 56 - bend * 0.7), (600, y + 54), (400, y + 70), (200, y + 54), (-40, y + 56 - bend * 0.7)], HULL[k % 2], "cloth", grain=[[(-40, y - 20), (400, y + 40), (840, y - 20)]], puff=18, length=44, satin=60, lit=1.0 - 0.12 * k)
        h.tube("-40,272,20 200,312,22 400,324,22 600,312,22 840,272,20", HULL[0][1:], "across", angle=70)
    with h.thing("paws", lift=8):
        for x, y, coat in ((110, 292, BLACK), (216, 312, BLACK), (336, 322, GINGER), (476, 322, GINGER), (584, 314, GREY), (694, 296, GREY)):
            paw(h, x, y, coat)
    with h.thing("water", "place"):
        for k in range(7):
            y = 556 + 12 * (k % 3)
            h.stem([(k * 120 - 40, y), (k * 120, y - 12), (k * 120 + 40, y + 6), (k * 120 + 84, y - 6)], ("#e8fff0", "#a9d4bd")[k % 2], 5, 12)
        h.knots([(float(rng.uniform(40, 760)), float(rng.uniform(600, 1160)), float(rng.uniform(3, 11))) for _ in range(36)], ("#d8fff4", "#8cd0c4", "#ffffff"))
    with h.thing("fish", "subject", lift=12, count=4) as fish:
        for x, y, n, turn, flip, gape in ((250, 1010, 1.14, -38, 0, 9), (590, 900, 0.86, -52, 1, 0), (300, 730, 0.56, -24, 0, 5), (690, 1130, 0.9, -30, 1, 12)):
            with h.at(x, y, n, -turn if flip else turn, flip=bool(flip)):
                mackerel(h, gape=gape)
    with h.thing("net", "prop", lift=16, plane="front") as net:
        nodes = {(i, j): (400 + (i - 4) * (58 + 9.5 * j) + (29 + 4.7 * j) * (j % 2) + 6 * math.sin(i * 3 + j), 452 + j * 46 + j * j * 3.1) for j in range(12) for i in range(-3, 12)}
        for (i, j), p in nodes.items():
            for q in ((i, j + 1), (i + (1 if j % 2 else -1), j + 1)):
                if q in nodes:
                    h.couch([p, nodes[q]], "#2c1c10", None, 5 + j * 0.22)
        h.knots([(x, y, 8) for x, y in nodes.values() if -20 < x < 820 and y < 1220], ("#4a3018", "#6a4824"))
        h.couch("-20,470 200,448 404,462 600,448 820,470", "#8a6434", "#2c1c10", 17, 15)
        for x, y in ((336, 372), (476, 372)):
            h.couch([(x, y - 6), (x - 6, y + 40), (x + 4, y + 88)], "#8a6434", "#2c1c10", 15, 13)
    s.relate(fish[0], "is trapped in", net[0])
    s.relate(cats[0], "looks out of", boat[0])
    s.describe("Three cats stare over a boat’s rail into a net. Under water, mackerel in the net stare back. One cat wears a yellow rain hat and holds the rope.")
    s.moods("startled", "funny", "eerie")
    s.themes("being seen", "hunters", "surprise", "point of view", "appetite")
    s.says("peekaboo", "wrong order", "you looked like someone", "what on earth", "dinner with a view", "the one that got in", "not on the menu", "it blinked", "reverse fishing", "caught you", "who’s in the net?", "throw it back", "the biggest one yet", "best before", "don’t make eye contact", "three wise cats", "first contact", "aquarium", "is it… waving?", "fresh fish, strong opinions", "catch of the day", "we wanted sardines", "they were as surprised as we were", "mutual", "something in there with them", "cat fishing", "stare-out contest", "hook, line and thinker", "pull it up, no, don’t", "through the looking net", "one of you is lunch", "what big eyes you have", "nine lives, please", "the customer is watching", "I’ve seen that face", "cold supper", "school visit", "let’s say we saw nothing", "captain, it’s looking", "a net full of questions", "outnumbered")  # fmt: skip
    s.about(place="under the Button Sea", time="day", light="green, from us, on their chins", composition="high", view="through a net", foreground="the net and a mackerel", unexplained="what we are")
