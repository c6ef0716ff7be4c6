"""A giraffe eats on the other side of the sky; crumbs fall past a donkey."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.horses_and_donkeys import donkey_head
from reverie_studio.sewn.stitches import islands

CREAM = ("#8a5a34", "#c8985c", "#ecc888", "#fbe6b4", "#fff8dc")
RUST = ("#3a170e", "#6a2c16", "#9c4a20", "#c87434", "#eaa45c")
NECK = "830,1400,250 716,1010,190 550,660,142 400,360,96 300,190,76 262,120,70"
SKY = [(0, "#5fa8c4"), (500, "#84bccb"), (1200, "#c4d8cc")]
SLIT = "70,66! 150,70 250,40 360,60 440,150 478,300! 420,300 330,292 220,250 130,160"
FLAP = "-20,-20! 820,-20! 820,350! 640,346 478,300! 450,190 400,128 330,96 262,104 200,112 130,96 70,66! 20,52 -20,50!"
HIGH = [(0, "#4a94b8"), (400, "#78b4c8")]


@card(id="gf3v6n", title="Eating Out", seed=83, palette="madder noon", light=(-0.7, -0.6))
def paint(s: Scene) -> None:
    h = Hoop(s, SKY)
    rng = np.random.default_rng(83)
    with h.thing("the other side", "place"):
        h.hole(SLIT, [(0, "#ffd27a"), (120, "#f08a5c"), (300, "#b0466a")], "#a8ccd4")
        for k in range(9):
            x, y = 120 + k * 40, 120 + (k * 53) % 150
            h.leaf([(x, y, 3), (x + 14, y - 12, 10), (x + 36, y - 20, 1)], ("#6a2338", "#a83a5c", "#e06a7c"), angle=30)
    with h.thing("giraffe", "subject", lift=16) as neck:
        h.tube(NECK, CREAM, "fur", angle=8, length=20)
        islands(h, NECK, 11, 5, RUST, gap=13, angle=6, length=18, satin=26)
        for k in range(3):
            h.shag("600,1240 500,960 406,690 300,400 222,220", RUST[k : k + 3], 40, 150, -1, 14, 3.0, seed=k)
    with h.thing("sky", lift=0):
        h.patch(FLAP, HIGH, lift=14, pitch=4.2, tilt=0.02)
        h.whip("478,302 640,348 820,352", "#f4fbf8", 2.4, 13, 20)
        h.whip("-20,50 20,53 70,68", "#f4fbf8", 2.4, 13, 20)
        h.shag("478,300 450,190 400,128 330,96 262,104 200,112 130,96 70,66", ("#d8ecee", "#a8ccd4", "#ffffff"), 16, 120, -1, 30, 1.5)
    with h.thing("crumbs", "accent", lift=7):
        for k in range(15):
            t = (k + 0.5) / 15
            x, y, a = 250 + 40 * math.sin(k * 2.1) - t * 20, 300 + t * 520 + rng.uniform(-16, 16), rng.uniform(0, 6.28)
            if k % 4 == 3:
                h.knots([(x, y, 6), (x + 13, y + 8, 4)], ("#3a4f9a", "#5a74c0"))
            else:
                n = 20 + 14 * ((k * 5) % 3) / 2
                dx, dy = math.cos(a) * n, math.sin(a) * n
                h.leaf([(x - dx, y - dy, 3), (x, y, n * 0.5), (x + dx, y + dy, 1)], ("#a83a5c", "#e06a7c", "#ffb0a8", "#ffe0d0"), angle=34)
        with h.at(316, 560, 1.5, 24):
            h.blob("-8,-22 8,-22 14,4 24,18! 0,24 -24,18! -14,4", "gold", "silk", grain=90.0, angle=86, puff=20)
            h.knots([(0, 26, 6)], "#8a5a1e")
            h.couch("0,-24 -5,-34 5,-34 0,-24", "#a5702a", None, 3)
    with h.thing("donkey", "witness", lift=14) as ass, h.at(226, 1004, 1.2, -50):
        donkey_head(h)
    s.relate(ass[0], "waits for", neck[0])
    s.describe("A giraffe’s neck goes up through a slit in the sky. Its head is out of sight. Petals and a small bell fall from the slit; a donkey below opens its mouth.")
    s.moods("greedy", "curious", "bright")
    s.themes("elsewhere", "envy", "appetite", "rumours")
    s.says("over there tastes better", "high table", "it never describes it", "cloud soup", "all you can eat", "crumbs, please!", "head in the clouds", "above my pay grade", "the neighbours’ garden", "who pays?", "long lunch", "I only get the bells", "trickle-down", "heaven’s leftovers", "tell me what you see", "catering", "she’s gone upstairs", "open wide", "raiding the attic", "secret restaurant", "second helping", "eavesdropping with a neck", "another country", "poor donkey", "sky salad", "the view must be delicious", "tax haven", "greener grass", "he lives above us", "what falls from the rich", "stuck?", "rumours of spring")
    s.about(place="the Overcloth", time="noon", light="from the slit and the left", composition="diagonal", view="from below", foreground="the donkey's open mouth", unexplained="the weather on the other side")
