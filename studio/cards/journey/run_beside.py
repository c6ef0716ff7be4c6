"""Through a cartwheel: in each gap the same dog runs beside, pup to grey muzzle; in the last, dust and a dropped stick."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop, ring
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.cats_dogs_foxes import dog_running

HUB = (330.0, 690.0)
COAT = ("#4a2010", "#8a4418", "#c47428", "#eca850", "#ffdc98")
PALE = ("#a8844c", "#e4c890", "#fff0d0", "#ffffff")
GREY = ("#6c6460", "#a8a098", "#dcd6cc", "#ffffff")
WOOD = ("#0e0806", "#1c110c", "#2e1d14", "#4a3020", "#7a5434")
LEAP, TROT = ((96, -26), (-122, -20), (132, -50), (-90, -6)), ((74, -2), (-40, -2), (24, -30), (-104, -22))
GATHER, WALK = ((18, -34), (-4, -2), (84, -2), (-64, -24)), ((66, -2), (-88, -2), (34, -2), (-46, -4))
SKIES = (("#cfe08c", 180), ("#b8d878", 225), ("#e8dc70", 270), ("#f8c850", 315), ("#f0a848", 0), ("#d88a50", 45), ("#c8b89c", 90), ("#dcd4c0", 135))
DOGS = ((66, 752, 0.6, -3, {"long": 104, "tall": 62, "girth": 37, "head": 1.16, "snout": 0.5, "ear": "flop"}, ((58, -2), (-30, -24), (20, -26), (-58, -2))),
        (44, 486, 0.7, -8, {"long": 118, "tall": 84, "girth": 34, "head": 1.06, "snout": 0.7, "ear": "fly"}, ((98, -34), (-94, -22), (70, -46), (-70, -6))),
        (306, 372, 0.8, -3, {"long": 150, "tall": 128, "girth": 29, "head": 0.92, "snout": 1.1, "ear": "fly"}, GATHER),
        (552, 478, 0.86, -6, {"mouth": "stick", "ear": "fly", "tall": 100}, LEAP), (598, 768, 0.86, 0, {"ear": "flop"}, TROT),
        (590, 1058, 0.84, 2, {"girth": 39, "mouth": "shut", "nod": 16, "tail": ((0, 0, 10), (-26, 14, 8), (-40, 50, 3))}, WALK))  # fmt: skip


def sector(mid: float, half: float = 22.5, far: float = 640.0) -> list[tuple[float, float]]:
    return [HUB, *((HUB[0] + math.cos(math.radians(a)) * far, HUB[1] + math.sin(math.radians(a)) * far) for a in np.linspace(mid - half, mid + half, 7))]


@card(id="jup5j9", title="Run Beside", seed=30, palette="weld", light=(-0.4, -0.75))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#f4dc8c"), (1200, "#e0b450")])
    rng = np.random.default_rng(30)
    with h.thing("years", "place"):
        for colour, a in SKIES:
            h.stain(" ".join(f"{x},{y}!" for x, y in sector(a)), colour, 0.85, 1.5)
        for x, y, size, *_ in DOGS:  # each gap has its own strip of road
            h.shade([(x + math.cos(a) * 116 * size, y + 4 + math.sin(a) * 10) for a in np.linspace(0, 6, 14)], 0.5, 6)
            for k in range(26):
                g = x + rng.uniform(-170, 170) * size
                h.straight([(g, y + rng.uniform(2, 26), g + rng.uniform(8, 26), y + rng.uniform(4, 26))], ("#8a5a1e", "#b9822b", "#5c6b2f", "#fff0b0")[k % 4], 2.4)
    with h.thing("dog", "subject", lift=7, count=6) as dog:
        for k, (x, y, size, turn, more, feet) in enumerate(DOGS):
            with h.at(x, y, size, turn):
                dog_running(h, COAT, GREY if k == 5 else PALE, feet, **more)
    with h.thing("dust and a stick", "prop", lift=4):
        h.stain([(330 + math.cos(a) * 84, 1050 + math.sin(a) * 60) for a in np.linspace(0, 6, 14)], "#fffaf0", 0.6, 24)
        h.seeds([(330 + math.cos(a) * 100, 1044 + math.sin(a) * 76) for a in np.linspace(0, 6, 14)], ("#ffffff", "#a89468", "#fff4d8"), 14, 10, None, 2.4, thin=[(330, 1060)])
        h.shade("250,1130 330,1120 420,1134 340,1150", 0.5, 6)
        h.tube("246,1128,10 320,1118,12 410,1132,9", ("#3a2414", "#7a5430", "#b88c54"), "across")
        h.tube("340,1120,7 370,1096,5", ("#3a2414", "#7a5430", "#b88c54"), "across")
        for k in range(7):
            h.shade(ring(30 + k * 34, 900 + k * 40 + (k % 2) * 22, 10, 10), 0.6, 2)
    with h.thing("wheel", "witness", plane="front", lift=22):
        for a in range(8):
            c, v = math.cos(math.radians(a * 45 + 22.5)), math.sin(math.radians(a * 45 + 22.5))
            h.tube([(HUB[0] + c * 60, HUB[1] + v * 60, 22), (HUB[0] + c * 200, HUB[1] + v * 200, 14), (HUB[0] + c * 480, HUB[1] + v * 480, 16), (HUB[0] + c * 596, HUB[1] + v * 596, 22)], WOOD, "across", angle=5, length=46, spread=0.08)
        h.blob(ring(*HUB, 668, 48), WOOD, "iron", angle=2, length=44, puff=40, spread=0.08, holes=[ring(*HUB, 574, 48)])
        h.couch(ring(*HUB, 578, 60), WOOD[4], None, 5)
        h.blob(ring(*HUB, 92, 30), WOOD, "iron", angle=2, length=30, puff=36)
        h.couch(ring(*HUB, 70, 40), "#8a5a2c", "#1c110c", 7, 12)
        h.blob(ring(*HUB, 40, 24), ("#1c110c", "#3a2416", "#6a4428", "#b8864c"), "iron", puff=26)
    s.relate(dog[0], "follows", "wheel")
    s.describe("A dark cartwheel fills the view. Between its spokes the same dog runs along: as a pup, half grown, with a stick, full grown, grey at the muzzle. In the last gap lie only dust and a stick.")
    s.moods("tender", "wistful", "devoted")
    s.themes("time", "loyalty", "ageing", "travel")
    s.says("doggy-go-round", "company vehicle", "when did he stop", "good boy", "every year of it", "wheel of fortune", "fetch", "seven to one", "the same dog, always", "zoetrope", "keep up", "he never asked where", "a life in slices", "dog years", "pizza, eight slices", "look back", "clockwork", "the stick remembers", "faithful", "circle of life", "who will run now", "he grew so fast", "wait for me", "one good friend", "until here", "best before", "turn again", "spoke too soon", "everything goes by", "puppy, then", "I should have walked", "how it passes", "merry-go-round", "last lap", "he thought it was a game", "the empty place", "travelling companion", "heel", "calendar", "do not let it get to dust", "from small to gone", "I was driving")  # fmt: skip
    s.about(place="Ribbon Road", time="afternoon", light="from the left, beyond the wheel", composition="left", view="through a cartwheel", foreground="spokes and rim")
