"""A seasick lion hangs over the rail; a lamb on his neck holds back his mane."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.cats_dogs_foxes import lion_face
from reverie_studio.sewn.goats_and_sheep import lamb_braced

GOLD = ("#5a3a1c", "#98682c", "#cc9a4c", "#e8c884", "#fbeec4")
MANE = ("#241008", "#4a2410", "#7a4018", "#a86428", "#d89a4c")
WOOD = ("#2a2420", "#4a3c32", "#74604c", "#a48c6c", "#d4bc94")


def mane(h: Hoop, rng: np.random.Generator) -> None:
    """Wet strands hang down on his left; the right ones are pulled up to the lamb's feet."""
    for k in range(15):
        x = 96 + k * 15 + rng.normal(0, 6)
        n = rng.uniform(300, 420)
        h.tube([(196 + k * 6, 470 - k * 3, 20), (x + 10, 600, 22), (x - 20 + rng.normal(0, 8), 600 + n * 0.55, 15), (x - 10 + rng.normal(0, 16), 600 + n, 2)], MANE, "hair", flat=0.8)
    for k in range(12):
        x = 520 + k * 9
        h.tube([(500 + k * 4, 560 + k * 6, 18), (x + 30, 500 - k * 4, 20), (520 + k * 2, 400 - k * 2, 13), (498 + k * 3 + rng.normal(0, 4), 330 + rng.normal(0, 6), 7)], MANE, "hair", flat=0.8, lit=0.85 + 0.02 * k)


@card(id="ln5x8c", title="Rough Crossing", seed=79, palette="salt marsh", light=(-0.3, -0.85))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#b4c4b8"), (360, "#9cb4ae"), (800, "#6a9090"), (1200, "#436a6e")])
    rng = np.random.default_rng(79)
    with h.thing("sea", "place"):
        h.patch("-20,250! 300,330 560,470 820,560! 820,1220! -20,1220!", [(250, "#6f9c98"), (700, "#4a7c7e"), (1200, "#28525a")], lift=4, tilt=0.3)
        for k in range(9):
            y = 330 + k * 96
            h.stem(f"-10,{y} 200,{y + 50} 420,{y + 170} 620,{y + 220} 810,{y + 330}", ("#c4dcd0", "#8fc0b4", "#2c5a60")[k % 3], 2.6, 16)
    with h.thing("ship's side", "prop", lift=12):
        h.patch("-20,960! 300,930 820,800! 820,1220! -20,1220!", [(800, "#7a3a34"), (1200, "#3c1c20")], lift=6, tilt=0.12)
        for k in range(4):
            h.couch(f"-20,{1050 + k * 66} 300,{1024 + k * 66} 820,{900 + k * 66}", "#2a1216", "#a05c4c", 4, 40)
        h.tube("-20,950,30 300,922,30 820,792,30", WOOD, "across", angle=6, length=40)
    with h.thing("lion", "subject", lift=14) as lion:
        h.tube("860,620,210 720,560,190 560,560,160 430,600,140", GOLD, "fur", angle=8, length=20)
        mane(h, rng)
        with h.at(356, 630, 1.16, -9):
            for k in range(11):  # crown of the mane
                a = math.radians(-150 + k * 12)
                h.tube([(math.cos(a) * 110, math.sin(a) * 130 - 30, 26), (math.cos(a) * 170, math.sin(a) * 196 - 16, 24), (math.cos(a) * 186 - 40, math.sin(a) * 200 + 30, 5)], MANE, "hair", flat=0.8)
            lion_face(h)
            for k in range(6):
                h.tube([(-10 + k * 9, -192, 12), (-34 + k * 12, -150, 13), (-60 + k * 16, -96 - (k % 2) * 14, 2)], MANE, "hair", flat=0.8)
    with h.thing("lamb", "subject", lift=10) as sheep:
        lamb_braced(h, rng)
    s.relate(sheep[0], "guards", lion[0])
    s.describe("A lion hangs over a ship’s rail, his tongue out. His cheeks are green. A lamb stands on his neck, frowning, and holds his mane back with its forefeet. The sea tilts.")
    s.moods("miserable", "caring", "funny")
    s.themes("friendship", "weakness", "care", "strength and pride")
    s.says("poor lion", "career change", "he would do it for me", "king of the sea", "hold my hair", "morning after", "never again", "deep breaths", "in sickness and in health", "the lion lies down", "best friend", "ferry food", "he said he liked boats", "look at the horizon", "head nurse", "the mighty have fallen over", "I told you to eat ginger", "green around the gills", "mane problem", "not a word to the pride", "woolly paramedic", "pride comes before the swell", "who’s brave now?", "mothers know", "honeymoon", "it’s only a ripple", "dignity overboard", "small but in charge", "we used to be enemies", "my first cruise", "someone has to", "love is not pretty")
    s.about(place="Hook Harbour", time="noon", weather="swell", light="flat, from above", composition="left", view="near", foreground="the rail", unexplained="how these two came to travel together")
