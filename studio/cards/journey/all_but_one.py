"""In a high pasture the clouds are being penned; a black one has got out, and the dog leaps after it."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.cats_dogs_foxes import dog_running
from reverie_studio.sewn.houses import chapel, house
from reverie_studio.sewn.land import cloud, drystone
from reverie_studio.sewn.small_beasts import mouse_behind

WHITE, STORM = ("#8c98ac", "#b8c2d0", "#dfe5ea", "#f8fafa", "#ffffff"), ("#14161f", "#262a38", "#3e4456", "#5e667c", "#98a2b4")
STONE, GREEN = ("#3c3a3c", "#646062", "#928c88", "#c4bcb0", "#f0e8d8"), ("#3c4c24", "#5c7030", "#8c9c48", "#bcc470", "#e8e8a8")
COLLIE, ROUND = ("#0c0c12", "#1c1c26", "#30303c", "#585866", "#a0a0a8"), (300, 905, 262, 130)
FLOCK = ((178, 862, 62), (308, 846, 66), (430, 866, 60), (120, 936, 62), (250, 926, 74), (398, 936, 78), (196, 1000, 70), (330, 1010, 76), (462, 986, 56))


def ring_of(a0: float, a1: float) -> list[tuple[float, float]]:
    return [(ROUND[0] + math.cos(math.radians(a)) * ROUND[2], ROUND[1] + math.sin(math.radians(a)) * ROUND[3]) for a in np.linspace(a0, a1, 16)]


@card(id="4g4fg9", title="All but One", seed=98, palette="madder noon", light=(-0.6, -0.65))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#5c94a8"), (200, "#a8ccc8"), (330, "#f0e4c0"), (340, "#a8b068"), (800, "#98a454"), (1200, "#5c6c34")])
    rng = np.random.default_rng(98)
    with h.thing("mountains", "place"):
        h.band("-20,330 60,240 130,280 250,130 330,220 400,180 500,290 600,250 720,330", 190, ("#5a6a84", "#8494a8", "#b8c4cc", "#f4f4ec"), "fur", width=3.0, foot=0.4)
        h.band("-20,400 140,352 330,386 520,340 680,372 820,340", 120, GREEN, "fur", width=3.0)
        h.band("-20,560 200,506 420,540 640,500 820,520", 70, GREEN, "fur", width=3.0)
    with h.thing("village", "place", lift=4):
        for x, y, k in ((110, 470, 0.42), (168, 486, 0.46), (266, 478, 0.4)):
            with h.at(x, y, k):
                house(h, 96, 60, 46, (("#8a3a2c", "#c05a40", "#e88c68", "#ffc8a0"), ("#5a2420", "#8a3a2c", "#b05a44")), ("#c8a880", "#f0dcb8", "#fff8e4"))
        with h.at(214, 474, 0.5):
            chapel(h, ("#c8b898", "#f0e4c8", "#ffffff"), ("#34506c", "#5c7c98", "#94b0c4"))
    with h.thing("far wall", "place", lift=5):
        drystone(h, ring_of(180, 334), STONE, rng, 40)
    for k, (x, y, w) in enumerate(FLOCK):
        with h.thing("cloud", "subject" if k == 5 else None, lift=12), h.at(x, y):
            h.shade([(16 + math.cos(a) * w, 8 + math.sin(a) * 15) for a in np.linspace(0, 6, 16)], 0.5, 7)
            cloud(h, WHITE, k, w)
            if k in (0, 3, 5, 8):
                for d in (-1, 1):
                    h.stem([(d * w * 0.26 - 9, -w * 0.34), (d * w * 0.26, -w * 0.28), (d * w * 0.26 + 9, -w * 0.34)], "#3e4456", 3, 5)
    with h.thing("near wall", "place", lift=10):
        drystone(h, ring_of(180, 18), STONE, rng, 54)
        for x, y in ((556, 970), (548, 842)):
            h.tube([(x, y, 13), (x + 3, y - 96, 11)], ("#3a2414", "#6c4828", "#a87c48"), "across", angle=8, length=30)
        for k in range(4):  # the gate, flung open
            h.tube([(558, 960 - k * 24, 7), (690, 1000 - k * 24, 6)], ("#4a3018", "#8a6034", "#c89c5c"), "across", angle=8, length=34)
    with h.thing("grass"):
        for k in range(44):
            x, y = rng.uniform(-10, 560), (660 + 60 * rng.random() if k % 3 else 1070 + 120 * rng.random())
            h.shag([(x, y), (x + 26, y)], GREEN[1:4], 22, 8, 1, 22, 2.8, seed=k)
    with h.thing("rain", "prop"):
        h.stain("470,420 720,420 700,640 520,650", "#4c5c54", 0.55, 30)
        h.straight([(x := rng.uniform(500, 740), y := rng.uniform(400, 590), x - 16, y + 54) for _ in range(70)], ("#e8f4f8", "#a8c8d8"), 2.4)
        h.couch("640,388 602,470 646,486 596,574 628,588 588,668", "#ffe060", "#ffffff", 8, 15)
    with h.thing("the black one", "subject", lift=16) as stray, h.at(624, 400, 1.0, -8):
        cloud(h, STORM, 11, 150)
        h.eye(60, -62, 18, ("#14161f", "#2c3040"), white="white", look=(-0.6, 0.5), lid=STORM[1:4], shut=0.3, tilt=-14)
        h.eye(114, -68, 15, ("#14161f", "#2c3040"), white="white", look=(-0.6, 0.5), lid=STORM[1:4], shut=0.3, tilt=10)
    with h.thing("dog", "witness", lift=12) as dog, h.at(424, 716, 1.0, -24):
        h.shade("-70,60 20,96 130,110 60,120 -80,90", 0.4, 8)
        dog_running(h, COLLIE, ("#a8a8ac", "#e4e4e0", "#ffffff"), ((126, -46), (-120, 6), (96, -66), (-96, 10)), ear="fly", tail=((0, 0, 11), (-46, -8, 14), (-96, 4, 3)))
    with h.thing("shepherd", plane="front", lift=16), h.at(676, 1196, 1.16, flip=True):
        mouse_behind(h, ("#1c1410", "#3a2c24", "#5c4a3c", "#8a745c"), ("#5a2c2c", "#8a4c48", "#b87c70"))
        h.blob("-52,-36! -40,-110 0,-126 44,-110 54,-36! 0,-24", ("#3a1010", "#6a2420", "#a8443a", "#d07860"), "cloth", grain=90.0, puff=30)
        h.couch("86,-10 90,-220 92,-300 70,-336 44,-320 50,-296", "#6c4828", "#d8b070", 10, 16)
    s.relate(dog[0], "follows", stray[0])
    s.describe("White clouds are penned behind a stone wall. A black cloud has escaped; it rains and throws lightning. A sheepdog leaps after it. A mouse with a crook looks on; a village lies below the mountains.")
    s.moods("merry", "anxious", "breezy")
    s.themes("weather", "freedom", "work", "black sheep")
    s.says("all but one", "black sheep", "wool gathering", "cloud storage", "come by!", "under control, nearly", "somebody left the gate open", "forecast", "the naughty one", "herding weather", "counting clouds to sleep", "fetch the rain", "shear madness", "a change in the weather", "good dog", "run for it", "teenager", "the picnic was saved", "silver lining, penned", "rebel", "it looked back", "thunder doesn’t follow orders", "Monday", "every family has one", "grazing sky", "eight is enough", "the flock of heaven", "stay!", "loose", "market day", "dark horse", "tell the village", "before the fair", "roll call", "head in the clouds", "mood swing", "he only wanted to rain", "whistle louder", "insurance weather", "too late to shut the gate", "candyfloss farm", "bad apple")  # fmt: skip
    s.about(place="the Great Fold", time="morning", weather="thunder, one cloud of it", light="from the left", composition="diagonal", view="from above", foreground="the shepherd's back", unexplained="who left the gate open")
