"""Reindeer swim a black strait by night; among them, in the same stroke, a fox with branches tied to its head."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import snowy_owl
from reverie_studio.sewn.cats_dogs_foxes import wolf_swimming
from reverie_studio.sewn.land import wake
from reverie_studio.sewn.small_beasts import reindeer_swimming

COATS = (("#4a4650", "#86808a", "#bcb6b8", "#e6e0da", "#ffffff"), ("#3a3440", "#6e6470", "#a4989a", "#d8ccc0", "#fff4e4"), ("#2e2a38", "#5a5260", "#8e848a", "#c4b8b0", "#f0e4d4"))
HORN = ("#4a3c34", "#7a6654", "#b49a78", "#e8d2a8")
FOX = ("#180c08", "#3a1e12", "#6e3c22", "#a86a3c", "#eab880")
PALE = ("#6a625e", "#a89c92", "#dcd2c4", "#fffaf0")
TWIGS = ("#5a3820", "#8a5c34", "#b88450", "#e0b078")
CLIFF = ("#050609", "#0e1016", "#1c2028", "#3a404a", "#7a8890")
DEER = ((84, 262, 0.34), (196, 300, 0.38), (60, 338, 0.42), (320, 350, 0.46), (200, 400, 0.5), (464, 424, 0.56), (330, 480, 0.6), (560, 560, 0.74), (420, 690, 0.86), (410, 1128, 1.24))


@card(id="vxu3dz", title="Forty-One", seed=59, palette="soot", light=(0.4, -0.8))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#0e1a2c"), (120, "#1c4a50"), (172, "#58a08c"), (180, "#1c303c"), (420, "#15262f"), (1200, "#0c1820")], dusk=0.05)
    rng = np.random.default_rng(59)
    with h.thing("northern light", "place"):
        for k in range(90):
            x = 400 + 420 * np.sin(k * 0.21) + rng.normal(0, 12)
            n = rng.uniform(60, 150)
            h.straight([(x, 20 + n * 0.5 + rng.normal(0, 10), x + 8, 20 - n * 0.2)], ("#7ae0b0", "#4ab09c", "#b8f0c0", "#7a8ad0")[k % 4], 2.6)
        h.blob("-20,176! 90,140 180,160 300,128 420,158 560,134 700,162 820,146! 820,190! -20,192!", ("#1c2a34", "#34505a", "#7aa8a8", "#dcecE4"), "fur", grain=0.0, puff=20)
        h.whip("-10,190 300,186 810,190", "#cfe8dc", 2.2, 12, 14)
    with h.thing("water"):
        for k in range(16):
            y = 226 + k * 62
            x = float(rng.uniform(-40, 420))
            h.run([(x, y), (x + 200, y + 6), (x + 420, y - 4)], ("#2c4a50", "#3a5a5c", "#243a48")[k % 3], 2.4, 26, 24)
    with h.thing("herd and fox", "subject", count=11, lift=5) as herd:
        for k, (x, y, z) in enumerate(DEER):
            if k == 9:  # the nearest swims in front of the fox
                with h.at(636, 846, 1.26):
                    wolf_swimming(h, FOX, PALE, TWIGS)
                    wake(h, ("#c8e0d8", "#8fb0b0", "#eaf6f0"), long=260)
            with h.at(x, y, z):
                reindeer_swimming(h, COATS[k % 3], HORN, seed=k)
                wake(h, ("#8fb0b0", "#c8e0d8", "#5a7a80"), long=180)
    with h.thing("cliff", plane="front", lift=14):
        h.blob("-20,860! 60,850 120,880 170,950 150,1030 210,1110 220,1230! -20,1230!", CLIFF, "fur", grain=["40,860 90,1000 90,1220", "140,920 150,1060 190,1220"], puff=60, length=24)
    with h.thing("owl", "witness", lift=10) as owl, h.at(78, 872, 1.0):
        snowy_owl(h)
    s.relate(owl[0], "waits for", herd[0])
    s.describe("Pale reindeer swim across black water at night. Among them swims a fox with branches tied to its head. An owl watches from a dark cliff; green light hangs in the sky.")
    s.moods("tense", "sly", "wistful", "cold")
    s.themes("disguise", "belonging", "hunger", "crossing", "being counted")
    s.says("dress-up", "nobody counts antlers", "they made room", "nothing to see here", "one of us", "new haircut", "act natural", "undercover", "fox in deer’s clothing", "the owl knows", "carnival", "is it me he’s looking at", "plus one", "fake it", "blend in", "he just wants friends", "he just wants dinner", "I count forty", "the odd antler", "identity", "immigration", "he practised all winter", "don’t bark", "method actor", "autumn collection", "swim like you mean it", "imposter syndrome", "what big twigs you have", "peer review", "hope, with string", "almost convincing", "everybody is pretending a little", "cold feet, four of them", "before the other shore", "who tied the knot", "guest list", "passing", "the long crossing", "loneliness will wear anything", "head above water", "wrong herd, right direction", "recount")  # fmt: skip
    s.about(place="a black strait", time="night", light="northern light", composition="diagonal", view="from above", foreground="a cliff with an owl", unexplained="who tied the branches on")
