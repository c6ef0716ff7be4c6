"""A man who is only tacked in white; a big dog licks his hand, and just there he is fully stitched."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.cats_dogs_foxes import dog_licking
from reverie_studio.sewn.people import PROFILE, hand

PALE = ("#5a3a24", "#9a6c44", "#d4a672", "#f6dcae", "#fffaec")
SKIN = ("#7a3c28", "#b4704c", "#dca078", "#f6cca0", "#fff0d4")
TONGUE = ("#8a2c3c", "#c85a62", "#ee928a", "#ffc4b4")
TACK = "#f6f2e6"


def tack(h: Hoop, points: str, width: float = 5.0, stitch: float = 26.0, gap: float = 12.0) -> None:
    h.run(points, TACK, width, stitch, gap)


def man(h: Hoop) -> None:
    with h.at(222, 300, 1.62, 26):
        tack(h, PROFILE + " 40,-98", 5, 17, 8)
        for p in ("-20,-112 -60,-60 -82,0 -70,50", "10,-114 -30,-60 -56,0 -52,60", "38,-104 0,-64 -30,-36", "-30,-14 -22,-36 -2,-30 -8,10 -22,24"):  # hair, ear
            tack(h, p, 4, 17, 9)
        for p in ("46,-52 62,-64 82,-62", "48,-16 60,-30 74,-30 86,-20", "50,-14 66,-8 82,-14", "70,60 84,70 102,67", "84,44 76,54 76,66"):
            tack(h, p, 4.4, 11, 4)
        h.knots([(73, -18, 7)], TACK)
    # throat, back, collar, front, sleeve, knees
    for p in ("268,482 262,520 320,580", "104,430 96,520 84,680 76,860 96,1040 90,1210", "320,580 350,660 346,780", "320,580 270,600 200,580 112,480", "150,640 160,760 210,850 290,900", "250,660 262,740 296,800", "300,940 440,940 500,990 490,1090 460,1210", "96,1060 220,1020 330,1040 370,1110 350,1210"):
        tack(h, p)
    h.knots([(306, 660, 7), (312, 730, 7)], TACK)


def wrist(h: Hoop) -> None:
    """It becomes skin here: dense at the hand, a few stitches further up."""
    h.seeds("150,690! 250,690! 330,806! 336,902! 240,880! 170,800!", SKIN[1:4], 9, 22, 50, 2.2, (320, 854), 9)
    h.tube("290,836,34 316,848,44 350,854,46", SKIN, "skin")


def licked(h: Hoop) -> None:
    with h.at(340, 856, 1.42, 98):
        hand(h, "open", SKIN, yaw=184, nails=("#c98a74", "#f8d0bc"))
    tack(h, "300,788 262,842 254,904", 6, 22, 8)
    for p in ("310,836 370,840 430,836", "316,866 380,868 440,876", "370,840 400,858 440,876"):  # veins
        h.stem(p, ("#7a84a0",), 2.8, 9)
    h.tube("600,742,26 560,768,32 516,796,36 470,826,35 434,852,22", TONGUE, "across", angle=84, satin=90)
    h.stem("570,764 520,796 476,826 450,846", TONGUE[1], 2.6, 8)
    with h.at(690, 640, 1.3, -14):
        h.blob("-150,52 -120,70 -80,84 -40,92 -60,74 -110,56", PALE, "fur", puff=16, grain=["-150,54 -50,86"], length=11)


@card(id="w3vj7e", title="Only Tacked", seed=26, palette="woad night", light=(-0.3, -0.7))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#1c2750"), (600, "#2c3a6c"), (1200, "#222c58")], dusk=0.12)
    h.lamp(500, 850, 380, "#ffe0b0", 0.7, z=120)
    for p in ("470,560 470,250 560,160 650,250 650,520", "650,330 760,330 810,300", "520,300 560,300 560,360 520,360 520,300", "-20,1090 300,1070 820,1100"):  # a town of chalk
        q = np.array([[float(v) for v in w.split(",")] for w in p.split()])
        for a, b in zip(q[:-1], q[1:], strict=True):
            n = np.array([-(b - a)[1], (b - a)[0]]) / np.hypot(*(b - a)) * 4
            h.stain([a - n, b - n, b + n, a + n], "#9fb8e0", 0.5, 2.5)
    with h.thing("man", "subject", lift=2) as he:
        man(h)
        wrist(h)
    with h.thing("dog", "subject", lift=16) as it:
        dog_licking(h)
    with h.thing("hand", "subject", lift=8):
        licked(h)
    s.relate(it[0], "mends", he[0])
    s.describe("A man is only sketched in long white stitches. A big brown dog licks his hand, and the hand alone is solid, warm, with veins. He looks down at it.")
    s.moods("hopeful", "tender", "fragile")
    s.themes("becoming real", "touch", "loyalty", "being unfinished")
    s.says("nearly real", "provisional", "don’t stop", "good dog", "first draft", "work in progress", "he felt that", "tickles", "pencil man", "the part that was loved", "loose threads", "somebody to hold", "warm hand, cold heart no more", "licked into shape", "I’m not finished", "ghost with a pet", "it knows me", "only an outline", "stay", "before I met you", "blueprint", "the dog doesn’t mind", "a start", "shy", "invisible man, visible friend", "connect the dots", "five fingers to begin with", "he was thinking of leaving", "flesh and blood", "more, please", "who drew him?", "it began with the hand")
    s.about(place="a town in chalk", time="night", light="warm, from the hand", composition="diagonal", view="eye level", unexplained="how long it keeps")
