"""A pocket sewn on the hillside is crammed with a ship, a church, beasts and a tuba; a dog lets down a cord to a mouse with a suitcase."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import hen, stork
from reverie_studio.sewn.cats_dogs_foxes import dog_head
from reverie_studio.sewn.giants import giraffe_neck
from reverie_studio.sewn.houses import chapel, house
from reverie_studio.sewn.land import hill_pocket
from reverie_studio.sewn.small_beasts import mouse_behind
from reverie_studio.sewn.things import boot, suitcase, tuba, wheel
from reverie_studio.sewn.vehicles import brig

POCKET, MOUTH = "104,548! 250,584 400,596 560,582 712,544! 734,900 690,1030 600,1078 400,1098 200,1078 116,1030 84,900", "96,548,19 250,586,22 400,598,23 560,584,22 720,544,19"
BLUE, COAT, MUZZLE = ("#16384c", "#2f6f8a", "#5c9cb0", "#a4ccd0", "#e8f4e8"), ("#3a1c10", "#7a4420", "#b87c40", "#e8b878", "#ffe4b8"), ("#a88c64", "#e4d0a8", "#fff8e8", "#ffffff")


@card(id="ui5td6", title="Room for One More", seed=97, palette="madder noon", light=(-0.55, -0.7))
def paint(s: Scene) -> None:
    h, rng = Hoop(s, [(0, "#a8d0d0"), (250, "#e8e4c0"), (420, "#f0dfbe"), (430, "#c0b874"), (1200, "#7c8444")]), np.random.default_rng(97)
    with h.thing("land", "place"):
        h.band("-20,440 160,424 400,436 620,426 820,438", 50, ("#6f7d45", "#98a058", "#ccc888"), "fur", width=2.6)
        for k in range(60):
            x, y = rng.uniform(0, 790), 620 + 560 * rng.random()
            h.shag([(x, y), (x + 24, y)], ("#6f7d45", "#a0a858", "#5c6838"), 22, 7, 1, 22, 2.8, seed=k)
    with h.thing("the back of the pocket"):
        h.blob("100,552! 250,500 400,486 560,500 716,548! 560,600 400,616 250,602", ("#2c0e10", "#4a181a", "#6a2624"), "cloth", grain=0.0, puff=8)
    with h.thing("ship", "subject", lift=8), h.at(400, 586, 1.2, -7):
        brig(h, ("#1c100c", "#3a2018", "#6a3c24", "#a8683c", "#e0a468"), ("#c8b890", "#f4e8c8", "#fffaf0", "#ffffff"))
    with h.thing("giraffe", "witness", lift=9), h.at(640, 620):
        giraffe_neck(h)
    with h.thing("church and house", "subject", lift=8):
        with h.at(190, 556, 1.2, -7):
            chapel(h, ("#a89880", "#d8ccb0", "#f8f0d8", "#ffffff"), BLUE[:4])
        with h.at(548, 650, 0.9, 8):
            house(h, 96, 70, 50, (("#7a2c20", "#b04a34", "#d8745a", "#f4a888"), ("#4a1c1c", "#7a2f28", "#a84a38", "#cc7458")), ("#b08058", "#dcb080", "#f8d8a8"))
    with h.thing("tuba", "prop", lift=8), h.at(700, 508, 0.8, 16):
        tuba(h)
    with h.thing("wheel and stork", "prop", lift=8):
        wheel(h, 104, 520, 66, ("#2c1c14", "#5a3a24", "#94683c"), ("#4a2e1c", "#8a5c34", "#c89858"), 9)
        with h.at(246, 446, 0.72, flip=True):
            stork(h)
    with h.thing("pocket", "subject", lift=16) as pocket:
        hill_pocket(h, POCKET, MOUTH, "96,560 80,900 116,1034 200,1084 400,1104 600,1084 694,1034 738,900 718,556", ("#c86450", "#a8443a", "#8a342e"), "#f4d8a0")
        for x, y, w, n in ((236, 770, 100, 80), (470, 820, 140, 110), (612, 716, 84, 80), (330, 950, 96, 64)):  # what bulges inside
            h.shade([(x + math.cos(a) * w, y + n * 0.4 + math.sin(a) * n * 0.7) for a in np.linspace(-0.2, 3.4, 14)], 0.5, 13)
            h.stain([(x - w * 0.2 + math.cos(a) * w * 0.6, y - n * 0.2 + math.sin(a) * n * 0.5) for a in np.linspace(0, 6, 14)], "#f4a080", 0.55, 22)
        h.darn("470,900! 560,896! 564,980! 474,984!", ("#2f6f8a", "#5c9cb0"), ("#e8e4c0", "#a4ccd0"), 9)
        h.button(400, 668, 44, "#f0dfbe", "#2f6f8a", 4)
        h.hole("590,950 640,936 676,962 670,1006 624,1022 590,996", "#1c0a0c", "#e08c74")
        for x, y, a in ((620, 990, -14), (650, 984, -30)):
            with h.at(x, y, 0.66, a):
                h.tube("0,-30,18 0,4,17", BLUE[:3], "cloth")
                boot(h, ("#3a2410", "#7a5024", "#b88444", "#ecc488"), "#fff4d8", 0)
    with h.thing("dog", "witness", lift=9):
        h.tube("322,560,18 324,604,16 325,618,17", COAT, "fur", angle=16)
        h.tube("398,560,18 400,604,16 401,618,17", COAT, "fur", angle=16)
        with h.at(352, 552, 1.04, 26, flip=True):
            dog_head(h, COAT, MUZZLE, mouth="shut")
        h.couch("262,508 240,570 234,680 226,800 232,880 222,946", "#f4d8a0", "#2f6f8a", 7, 14)
        with h.at(474, 586, 0.74):
            hen(h, ("#5a2a18", "#9c5430", "#d8905c", "#f8d0a0"))
    with h.thing("mouse", "subject", lift=12) as mouse:
        suitcase(h, 330, 1176, 62, BLUE[:4], ("#6f7d45", "#a0a858"))
        with h.at(140, 1180, 1.04):
            h.shade("-80,4 0,-8 90,2 60,18 -70,18", 0.6, 6)
            mouse_behind(h, ("#3c3430", "#6c6058", "#9c9084", "#ccc0b0", "#fff6e8"), ("#8a4c48", "#c88880", "#f4c4b4"))
    s.relate(mouse[0], "waits for", pocket[0])
    s.describe("A huge red pocket is sewn to a hillside, crammed full. A ship, a church, a giraffe, a stork and a tuba stick out. A dog lets down a cord to a mouse with a suitcase. Boots stick out of a hole.")
    s.moods("merry", "crowded", "hopeful")
    s.themes("hospitality", "crowds", "shelter", "travel")
    s.says("room for one more", "deep pockets", "hold on tight", "full house", "packed", "Noah’s trousers", "is this seat taken?", "the last bus", "small print", "everything I own", "overbooked", "pull me up", "a big family", "pickpocket", "mind the hole", "the boat is full", "squeeze in", "late arrival", "what the giant kept", "waiting list", "travelling light", "kangaroo", "one suitcase each", "lift going up", "they never threw anything away", "someone fell through", "storage", "asylum", "musical chairs", "welcome aboard", "lost and found", "boarding now", "jackpot", "who needs a tuba?", "loose change", "where the summer goes", "breathe in", "home, buttoned", "my handbag", "all of us or none", "stowaway with manners", "there is always room")  # fmt: skip
    s.about(place="the Pockets", time="afternoon", light="from the left", composition="centred", view="from below", unexplained="whose boots hang out")
