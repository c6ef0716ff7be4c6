"""A campfire travels downstream alone in an iron pan; the deer on the bank look after it."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.small_beasts import FLAME_CORE, deer_near
from reverie_studio.sewn.things import flame

FIRE = ("#8a1e08", "#d8480e", "#ff8a1e", "#ffc24a", "#fff4b0")
IRON = ("#050508", "#0e0e12", "#1a191c", "#2c2826", "#8a5c34")
SMOKE = ("#2c2c34", "#4a4a54", "#72707a", "#a8a29c")
AT = (476, 660)


def traveller(h: Hoop) -> None:
    x, y = AT
    for k in range(7):  # its smoke, laid back like hair
        o = k * 15
        h.tube([(x + 30 + o * 0.5, y - 210 - o * 0.5, 5), (x + 110 + o, y - 290 - o * 1.6, 12), (x + 220 + o * 0.6, y - 300 - o * 2.6 + 20 * math.sin(k), 10), (x + 390, y - 350 - o * 3.0 - 12 * math.sin(k * 2), 3)], SMOKE, "hair", lit=1.0 - k * 0.07)
    for fx, w, n, lean in ((-64, 34, 190, 60), (66, 34, 170, 74), (-14, 50, 300, 84), (34, 42, 240, 90)):
        flame(h, x + fx, y - 20, w, n, lean, FIRE)
    for fx, w, n, lean in ((-40, 24, 120, 36), (10, 30, 190, 56), (50, 22, 110, 44)):
        flame(h, x + fx, y - 14, w, n, lean, FLAME_CORE)
    for t, a, b in ((14, -110, 60), (-12, -60, 110), (4, -90, 86)):
        h.tube([(x + a, y - 16 + t, 14), ((x * 2 + a + b) / 2, y - 26, 15), (x + b, y - 16 - t, 14)], ("#140808", "#3a1810", "#8a3c14", "#ff9a3c"), "fur", angle=10)
    h.blob(f"{x - 170},{y - 18}! {x - 90},{y + 2} {x},{y + 8} {x + 90},{y + 2} {x + 170},{y - 18}! {x + 140},{y + 40} {x + 70},{y + 62} {x},{y + 66} {x - 70},{y + 62} {x - 140},{y + 40}", IRON, "iron", grain=[[(x - 165, y - 14), (x, y + 10), (x + 165, y - 14)], [(x - 120, y + 44), (x, y + 60), (x + 120, y + 44)]], angle=0, length=30, puff=50)
    h.tube([(x - 172, y - 18, 7), (x - 90, y + 1, 7), (x, y + 7, 8), (x + 90, y + 1, 7), (x + 172, y - 18, 7)], IRON[2:], "across", lit=1.3)
    h.tube([(x + 160, y - 4, 12), (x + 236, y - 34, 11), (x + 290, y - 54, 14)], IRON, "iron", lit=1.1)


@card(id="s8cu4n", title="The Fire Went by Itself", seed=35, palette="soot", light=(0.5, -0.4))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#23283c"), (420, "#332e3a"), (470, "#3a2f2e"), (1200, "#16161a")], dusk=0.4)
    rng = np.random.default_rng(35)
    h.lamp(AT[0] + 20, AT[1] - 110, 500, "#ffc880", 0.95, z=120)
    with h.thing("far bank", "place"):
        h.band("-20,452 200,440 420,456 640,440 820,452", 60, ("#1c1a1c", "#4a3a26", "#a87838"), lit=0.9)
        for x in (20, 70, 190, 640, 700, 772):
            h.tube([(x, 470, 15), (x + 4, 260, 12), (x - 6, -20, 9)], ("#0e0c10", "#1c181a", "#3a2c22", "#6a4a2c"), "fur", angle=8, lit=0.9)
    with h.thing("eyes between the trees", "witness", count=5):
        for x, y, k in ((116, 372, 1.0), (300, 396, 0.8), (228, 336, 0.66), (566, 388, 0.9), (604, 300, 0.6)):
            h.shade([(x - 34 * k, y - 6), (x, y - 26 * k), (x + 34 * k, y - 6), (x + 16 * k, y + 44 * k), (x - 16 * k, y + 44 * k)], 0.5, 6)
            h.knots([(x - 15 * k, y, 6 * k), (x + 15 * k, y, 6 * k)], ("#ffb850", "#ffe09a"))
            h.straight([(x - 15 * k, y, x - 15 * k, y + 3), (x + 15 * k, y, x + 15 * k, y + 3)], "#140c08", 3 * k)
    with h.thing("river"):
        for k in range(34):  # the gleam, broken; brightest under the pan
            y = 520 + k * 20
            w = 130 + k * 3 - (k % 3) * 30
            x = AT[0] + 30 * math.sin(k * 1.7) + (k - 9) * 2
            if abs(y - AT[1]) < 40:
                continue
            h.run([(x - w, y), (x - w * 0.3, y + 5), (x + w * 0.4, y - 4), (x + w, y + 2)], ("#ffb850", "#e8842c", "#ffe09a", "#a8581e")[k % 4], 3.4, 18 + k * 0.6, 8 + k)
        for k in range(12):
            y = 500 + k * 56
            h.run([(-10, y), (260, y + 12), (520, y - 8), (810, y + 4)], ("#3c4658", "#4a5468")[k % 2], 2.2, 30, 26)
    with h.thing("fire", "subject", lift=10) as fire:
        traveller(h)
    with h.thing("near deer", "witness", lift=14) as deer:
        deer_near(h)
    with h.thing("reeds", "prop", plane="front"):
        for k in range(17):
            x, n = 480 + k * 20 + rng.normal(0, 8), rng.uniform(140, 330)
            h.leaf([(x, 1220, 5), (x - 10 + rng.normal(0, 12), 1220 - n * 0.6, 8), (x - 34 + rng.normal(0, 16), 1220 - n, 1)], ("#08080a", "#141412", "#2c2818", "#8a6a30"), angle=18)
            if k % 4 == 1:
                h.tube([(x + 8, 1220 - n * 0.8, 8), (x + 6, 1160 - n * 0.8, 9)], ("#1c0e08", "#4a2814", "#a86428"), "fur")
    s.relate(deer[0], "loses", fire[0])
    s.describe("A campfire floats down a dark river in an iron pan. Its smoke is laid back like hair. A deer in front looks after it, and pairs of eyes shine between the trees.")
    s.moods("mysterious", "lonely", "warm", "quiet")
    s.themes("leaving", "warmth", "night", "travel")
    s.says("hot boat", "self-employed", "someone is cold now", "it knows the way", "there goes the warmth", "night ferry", "the fire quit", "frying pan, no fish", "it didn’t say goodbye", "light traffic", "leaving home", "even the deer wonder", "a small sun passes", "who cast off", "warm regards", "downstream", "they put her on the water", "funeral for a stick", "don’t follow it", "the last guest", "escaped campfire", "dinner is leaving", "keep burning", "moving on", "passing glow", "it was ours this morning", "captain of nobody", "river with a candle in it", "wait for us", "elsewhere is cold too", "going out", "the story went on without us", "burning to get away")  # fmt: skip
    s.about(place="a river in the woods", time="night", light="the fire alone", composition="right", view="eye level", foreground="a deer's head and reeds", unexplained="who set it afloat")
