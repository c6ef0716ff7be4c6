"""From the floor of a wheat field: a ship's hull slides over the ears; a harvest mouse on a stem watches the keel."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.small_beasts import mouse_climbing
from reverie_studio.sewn.stitches import chain
from reverie_studio.sewn.things import anchor, wheat_ear
from reverie_studio.sewn.waters import fish

HULL, STRAW = ("#0c0a14", "#1a1826", "#2c2a3e", "#46445e", "#8a7a70"), ("#6a4412", "#a8741e", "#dca83a", "#f8d878", "#fff6c8")
DARK, FISH = ("#1c1208", "#38240e", "#5c3e18", "#8a6228"), ("#2c2f6a", "#4a54a0", "#98a8d8", "#eef2ff")


def ear(h: Hoop, x: float, y: float, turn: float, k: float) -> None:
    with h.at(x, y, k, turn):
        wheat_ear(h, STRAW[1:])


def stalk(h: Hoop, x: float, x1: float, y1: float, turn: float, k: float, w: float) -> None:
    """From the floor to its ear; the hull bends it aside."""
    bend = math.radians(turn - 90)
    h.tube([(x, 1230, w), (x + (x1 - x) * 0.5, 860, w * 0.8), (x1 - math.cos(bend) * 60, y1 - math.sin(bend) * 60, w * 0.62), (x1, y1, w * 0.5)], STRAW, "silk", angle=84, satin=60)
    h.tube([(x + (x1 - x) * 0.34, 960, w * 1.05), (x + (x1 - x) * 0.36, 948, w * 1.05)], STRAW[1:4], "across")
    ear(h, x1, y1, turn, k)


def hull(h: Hoop) -> None:
    h.blob("24,430! 130,270 330,130 560,40 830,-30! 830,330! 640,420 440,470 220,470", HULL, "iron", grain=["30,428 330,140 820,-20", "30,430 420,300 820,150", "30,432 420,460 820,330"], puff=150, angle=2, length=60, satin=90, spread=0.02, contrast=0.8)
    for k in range(9):  # strakes
        t = (k - 4) / 4.6
        h.stem([(34, 430), (300, 320 + t * 150 - 20), (560, 220 + t * 190), (820, 140 + t * 190)], HULL[0] if k % 2 else HULL[4], 3.4, 12)
    h.tube("14,432,10 200,372,17 460,270,20 830,140,22", ("#4a2c14", "#8a5a24", "#c88c3c", "#f8cc74"), "across", angle=82)  # keel
    h.couch("20,434 130,274 330,134 560,44 830,-26", "#fff2b0", "#c88c3c", 7, 16)
    h.couch("20,436 220,474 440,474 640,424 830,334", "#f2c860", "#8a5a24", 7, 16)
    h.knots([(120 + k * 62, 424 - k * 18 + 30 * math.sin(k * 0.3), 7) for k in range(11)], ("#d8d0b0", "#a8a088"))  # barnacles


@card(id="c9wn2y", title="High Corn", seed=5, palette="weld", light=(-0.35, -0.8))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#fbe89a"), (420, "#f2cc58"), (900, "#d8a030"), (1200, "#8a5a1e")], dusk=0.05)
    rng = np.random.default_rng(5)
    with h.thing("far wheat", "place"):
        for k in range(40):
            x = k * 21 + rng.uniform(-8, 8)
            x1 = 400 + (x - 400) * 0.86
            h.couch([(x, 1210), ((x + x1) / 2, 860), (x1, 446 - max(0.0, x1 - 500) * 0.3)], ("#b9822b", "#e0b040", "#c89838")[k % 3], None, 4)
    with h.thing("ship", "subject", lift=26) as ship:
        hull(h)
    with h.thing("wheat", "prop", lift=5):
        for x, x1, y1, turn, k, w in ((36, 96, 540, -52, 0.84, 10), (300, 300, 590, 14, 0.94, 12), (440, 424, 616, -10, 0.94, 12), (770, 716, 520, 30, 0.9, 12)):
            stalk(h, x, x1, y1, turn, k, w)
    with h.thing("anchor", "prop", lift=10):
        chain(h, [(70 + 104 * (k / 12) ** 0.8, 446 + k * 20) for k in range(13)], ("#2c2a3e", "#1a1826"))
        with h.at(178, 716, 1.25, -8):
            anchor(h, HULL)
    with h.thing("fish", "witness", lift=7, count=4):
        for x, y, k, a in ((340, 730, 1.1, -8), (300, 990, 1.2, -14), (396, 870, 0.9, -6), (120, 1040, 0.9, 2)):
            with h.at(x, y, k, a):
                fish(h, FISH)
    with h.thing("mouse", "witness", lift=12) as mouse:
        h.tube("640,1230,16 612,960,14 596,700,11 590,560,9", STRAW, "silk", angle=84, satin=60)
        ear(h, 590, 560, 6, 1.0)
        with h.at(612, 900, 1.12, -3):
            mouse_climbing(h)
    with h.thing("near stalks", plane="front"):
        h.tube("-30,1230,44 -6,800,36 6,400,28 -20,-20,22", DARK, "silk", angle=84, satin=120)
        h.tube("830,1230,54 806,900,46 812,500,36 840,200,30", DARK, "silk", angle=84, satin=120)
    s.relate(ship[0], "sails on", "wheat")
    s.describe("A ship sails over a wheat field, seen from below. Its dark hull slides over the ears, its anchor is down. A mouse clings to a stem and looks up. Small blue fish swim between the stalks.")
    s.moods("awed", "dreamlike", "bright")
    s.themes("scale", "being overlooked", "voyage", "harvest")
    s.says("bread sea", "draught of a ship", "too low to be seen", "under the radar", "wrong ocean", "hold tight", "golden waves", "who ordered fish", "a very high tide", "the bottom of things", "small witness", "mind your head", "they never look down", "harvest festival", "anchor away", "the wake smells of flour", "below deck", "eclipse", "ship ahoy, said nobody", "my uncle was a sailor", "the field remembers the sea", "one grain, one ocean", "deep water", "big things go over", "passing trade", "stowaway", "it blotted out lunch", "keel", "cereal", "where is it bound?", "quiet as mice", "once it was all sea here")
    s.about(place="a wheat field", time="noon", light="gold, round the hull", composition="diagonal", view="from below", foreground="two thick stalks", unexplained="fish among the stalks")
