"""A heron unpicks the hem of the coast; the turned-up strip falls open and shows the colour the country used to be."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import heron_pulling
from reverie_studio.sewn.stitches import blades

HERON = ("#2c2c44", "#545a76", "#8a90a8", "#c0c4cc", "#f4f2ec")
DARK = ("#14101e", "#2a2438", "#4a4460")
FADED = (("#8a7468", "#b09c8c", "#d0c0b0", "#ece0d0"), ("#7a7a68", "#a0a08c", "#c4c4b0"))
REED = ("#180c1c", "#30183a", "#4a2c54", "#8a5a80")
STRIP = "452,622! 620,672 830,730! 830,1130! 700,1110 580,1060 490,1020 412,960!"


@card(id="b7ztp4", title="Let Down", seed=96, palette="cochineal", light=(0.3, -0.75))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#d8c2b0"), (480, "#cdb09e"), (800, "#bfa08e")], dusk=0.12)
    rng = np.random.default_rng(96)
    h.lamp(600, 860, 520, "#ffd0a0", 0.5, z=200)
    with h.thing("sea", "place"):
        h.patch("-30,480! 200,546 452,622 620,672 830,730! 830,1230! -30,1230!", [(470, "#5a4a74"), (1200, "#2c2446")], lift=0, pitch=4.0)
        for k in range(12):
            y = 640 + k * 50
            h.run([(-20, y - 30), (200, y), (480, y + 30), (820, y + 70)], ("#8a78a8", "#43345e", "#6a5888")[k % 3], 2.8, 28, 26)
    with h.thing("faded land", "place"):
        for k in range(6):
            h.pleat([(-20, 60 + k * 70), (240, 90 + k * 74), (520, 150 + k * 78), (820, 200 + k * 84)], 14, 0.16)
        for x, y, k in ((90, 150, 1.6), (176, 110, 1.3), (590, 220, 1.5), (730, 340, 1.7), (430, 90, 1.2), (660, 90, 1.4), (50, 330, 1.6), (360, 470, 1.4)):
            h.straight([(x, y, x, y + 34 * k)], "#8a7868", 7)
            h.knots([(x + rng.normal(0, 14 * k), y - 10 + rng.normal(0, 12 * k), 9 * k) for _ in range(14)], FADED[1])
        for x, y, k in ((270, 240, 1.9), (372, 262, 1.5), (500, 370, 2.1), (640, 470, 1.8), (740, 590, 1.6), (150, 380, 1.6)):
            with h.at(x, y, k, 10):
                h.blob("-22,0! -22,-34! 22,-34! 22,0!", FADED[0], "cloth", grain=90.0, puff=8)
                h.blob("-28,-32! 0,-60! 28,-32!", ("#8a6a60", "#b0908a", "#d0b4a8"), "silk", grain=0.0, puff=10)
                h.straight([(0, 0, 0, -16)], "#7a6258", 7)
    with h.thing("unfaded strip", "subject", lift=10) as strip:
        h.patch(STRIP, [(590, "#e8604a"), (860, "#d84450"), (1130, "#b82c50")], lift=12, pitch=3.8)
        for p in ("530,660 510,820 490,1000", "640,690 640,880 610,1060", "740,720 750,900 720,1100"):
            h.pleat(p, 34, 0.3)
        h.seeds(STRIP, ("#ff9a70", "#8a1c40", "#ffb888"), 26, 12, 16, 2.2)
        h.run("458,634 620,684 820,742", "#fff2c0", 3, 12, 9)
        h.pricks("454,664 620,714 820,774", 15, 2.2)
        for k in range(6):  # small feet went along here
            x, y = 500 + k * 56, 790 + k * 18 + (17 if k % 2 else -17)
            with h.at(x, y, 1.0, 106, flip=bool(k % 2)):
                h.blob("-9,24 -6,4 -13,-8 -8,-22 8,-22 13,-6 7,6 9,22 0,30", ("#4a0820", "#7a1034"), "cloth", grain=90.0, puff=4)
                h.knots([(-11, -30, 4.6), (-3, -34, 4.4), (5, -33, 4), (12, -28, 3.6)], "#6a0c2c")
        for x, y, r in ((474, 900, 1.1), (560, 990, 1.4), (700, 960, 1.3), (776, 1050, 1.5), (650, 730, 0.9), (780, 790, 0.9)):
            for k in range(6):
                a = k * 1.047 + x
                h.leaf([(x, y, 3), (x + np.cos(a) * 16 * r, y + np.sin(a) * 16 * r, 10 * r), (x + np.cos(a) * 30 * r, y + np.sin(a) * 30 * r, 2)], ("#ffc040", "#ffe07a", "#fff6c8"), angle=26, lit=1.2)
            h.knots([(x, y, 7 * r)], "#c8281e")
        h.whip("414,960 490,1018 580,1058 700,1108 820,1130", "#ffe08a", 5, 18, 18)
    with h.thing("hem", "place", lift=10):
        h.tube("-30,496,34 150,550,34 420,630,31 462,646,14", FADED[0], "cloth", angle=84, satin=60, length=30)
        h.whip("-20,524 150,578 430,660", "#fff2c8", 5, 30, 28)
    with h.thing("heron", "subject", lift=14) as bird, h.at(150, 1080, 1.04):
        h.shade("-80,10 0,-4 80,10 40,26 -60,24", 0.5, 8)
        tip = heron_pulling(h, HERON, DARK)
    with h.thing("thread", lift=4):
        h.loose([tip, (tip[0] - 14, tip[1] - 50), (462, 652)], "#fff2c8", 4)
        h.loose([tip, (tip[0] - 12, tip[1] + 60), (tip[0] + 26, tip[1] + 130), (tip[0] - 30, tip[1] + 190), (tip[0] + 10, tip[1] + 230)], "#fff2c8", 4)
    with h.thing("reeds", plane="front"):
        blades(h, (-30, 330), 1240, 34, 220, REED, lean=0.1, wide=9)
    s.relate(bird[0], "unlocks", strip[0])
    s.describe("A heron pulls a thread from the coast’s hem. The turned-up strip falls open, bright red, with blossoms and small footprints. The land above it is faded.")
    s.moods("wondering", "glowing", "wistful", "secret")
    s.themes("memory", "fading", "discovery", "the past", "childhood")
    s.says("secret beach", "room to grow", "how bright it was", "loose thread", "pull it", "before the sun got to it", "the good side", "hand-me-down country", "somebody small lived here", "unpicked", "what was kept folded", "let it out a little", "as new", "behind the sofa", "she always said it was red", "low tide", "nobody wore this part", "memory lane", "grandmother’s colours", "curious beak", "turned up", "the colour of then", "spoiler", "you’ll ruin the hem", "and we thought it was beige", "wallpaper behind the wardrobe", "first summer", "barefoot", "an inch more", "the archive", "don’t wash at sixty", "lost kingdom", "treasure is sewn in", "growing pains", "so it wasn’t a dream", "the tailor is a bird", "hidden depths", "careful now", "what the sea was hiding", "come undone", "true colours", "a longer country")  # fmt: skip
    s.about(place="a coast", time="evening", light="from the bright strip", composition="diagonal", view="from above", foreground="dark reeds", unexplained="whose small footprints")
