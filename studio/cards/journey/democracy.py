"""Six horses pull a coach towards six points of the compass; it stands still in the snow."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_beasts import horse_above
from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card

COATS = (("#2a140e", "#54281a", "#84452a", "#b06c42", "#e0a878"), ("#33363f", "#5c626c", "#8d939a", "#bcc0c2", "#eceae4"),
         ("#0e0d12", "#1c1a22", "#2e2c36", "#4a4854", "#80808c"), ("#43200e", "#7a3e18", "#b0642a", "#d8924c", "#f6c888"),
         ("#4a3a28", "#7c6344", "#ab8e66", "#d0b68c", "#f2e2bc"), ("#241a18", "#443230", "#6a5048", "#927264", "#c8a890"))  # fmt: skip
MANES = ("#140c0c", "#5c626c", "#0a0a0e", "#f0c888", "#2c2018", "#120e0e")
MID = (400, 592)


def coach(h: Hoop) -> None:
    """From above and a little from the south: roof, luggage rail, the box with knotted reins, one side."""
    for x in (-70, 70):
        for y in (-78, 92):
            h.blob([(x + math.cos(a) * 13, y + 18 + math.sin(a) * 34) for a in np.linspace(0, 6, 14)], "#4a2e22", "across", angle=90, puff=8)
    h.blob("-60,70! 60,70! 56,122! 20,130 -20,130 -56,122!", ("#3a0f16", "#5c1a20", "#82282a"), "cloth", grain=90.0, puff=10)
    h.blob("-34,80! 34,80! 32,112! -32,112!", ("#120a10", "#241418"), "silk", grain=0.0, puff=3)
    h.blob("-34,80! 14,80! 4,96 12,112! -32,112!", ("#8a7a5a", "#c0ac80", "#e8d8ac"), "cloth", grain=["-20,80 -22,112", "8,80 6,112"], puff=8)
    h.tube("18,104,4 8,100,4 2,101,3", "skin fair", "skin")  # a finger holds the curtain
    h.blob("-66,-84! -40,-96 0,-100 40,-96 66,-84! 70,0 66,74! 40,84 0,87 -40,84 -66,74! -70,0", ("#4a141c", "#7a2228", "#a83a36", "#d06a54", "#f4a888"), "cloth", grain=["-60,-80 -64,0 -60,74", "0,-98 0,86", "60,-80 64,0 60,74"], puff=50)
    for p in ("-52,-70 -56,0 -52,62 0,72 52,62 56,0 52,-70 0,-84 -52,-70", ):
        h.couch(p, "gold", "#4a141c", 4, 11)
    h.tube("-26,10,22 24,6,24", "#7a5a34", "across")
    h.couch("-14,-14 -12,30", "#3a2418", None, 4)
    h.couch("12,-18 14,28", "#3a2418", None, 4)
    h.tube("-44,-116,16 0,-122,18 44,-116,16", ("#1c1210", "#3a2620", "#5c4032", "#84624c"), "across")
    h.couch("-20,-116 0,-132 14,-118 -6,-108 -16,-124 10,-134 24,-112", "#2a1a14", "#d8a860", 4, 12)


def horse(h: Hoop, k: int, rng: np.random.Generator) -> None:
    a = math.radians((-88, -37, 33, 92, 145, 217)[k])
    d = (206, 176, 176, 226, 162, 172)[k]
    x, y, turn = MID[0] + math.cos(a) * d, MID[1] + math.sin(a) * d, math.degrees(a) + 90
    size = (0.96, 0.74, 0.76, 1.0, 0.76, 0.74)[k]
    with h.thing(f"shadow {k}"), h.at(x + 46, y + 50, size, turn):
        h.shade("0,60 -44,30 -46,-80 -34,-150 -18,-220 -16,-330 16,-330 20,-220 34,-150 46,-80 44,30", 0.5, 5)
    with h.thing(f"traces {k}"), h.at(x, y, size, turn):
        for sign in (-1, 1):
            h.couch([(sign * 36, -132), (sign * 46, -50), (sign * 14, (d - 96) / size)], "#4a2e22", None, 4)
    with h.thing(("bay", "grey", "black", "chestnut", "dun", "brown")[k] + " horse", "subject", lift=6), h.at(x, y, size, turn):
        horse_above(h, COATS[k], (MANES[k],), rng, sway=(34.0, -52.0, 50.0, -38.0, 40.0, -46.0)[k], blaze="white" if k % 2 == 0 else None)


@card(id="r7yger", title="Democracy", seed=7, palette="snow blind", light=(-0.7, -0.62))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#eef1ee"), (1200, "#dfe6ea")])
    rng = np.random.default_rng(7)
    with h.thing("trampled snow", "place"):
        h.stain([(MID[0] + math.cos(a) * 190 * (1 + 0.2 * math.sin(a * 6)), MID[1] + math.sin(a) * 200 * (1 + 0.2 * math.sin(a * 6))) for a in np.linspace(0, 6.2, 50)], "#9fb2c8", 0.55, 22)
        for k in range(520):
            a, r = rng.uniform(0, 6.283), rng.uniform(0.2, 1) ** 0.6 * 250
            x, y = MID[0] + math.cos(a) * r, MID[1] + math.sin(a) * r
            h.straight([(x, y, x + math.cos(a) * 11, y + math.sin(a) * 11)], ("#7f94b2", "#a3b6cc", "#5c708e")[k % 3], 2.2)
    with h.thing("wheel tracks"):
        for o in (0, 62):
            h.run([(-10, 1010 + o), (120, 960 + o), (250, 850 + o * 0.8), (MID[0] - 40 + o * 0.5, MID[1] + 130)], "#8fa4bc", 4, 14, 7)
    with h.thing("shadow of the coach"), h.at(*MID):
        h.shade("-30,-70! 110,-40! 130,150! 0,170!", 0.5, 8)
    for k in (0, 1, 5, 2, 4, 3):
        horse(h, k, rng)
    with h.thing("coach", "subject", lift=10) as box, h.at(*MID):
        coach(h)
    s.relate(box[0], "is trapped in", "snow")
    s.describe("Seen from above, a red coach stands in trampled snow. Six horses of different colours pull it in six directions. The reins lie knotted on the empty seat; a finger holds a curtain open.")
    s.moods("funny", "stuck", "tense")
    s.themes("disagreement", "effort", "winter")
    s.says("snowflake", "coalition", "everyone leaving, nobody gone", "compass", "family holiday", "all roads", "tug of war", "crossroads", "horsepower", "committee", "which way is home?", "stuck in the middle", "six opinions", "the passenger knows", "stalemate", "every man for himself", "star", "going nowhere fast", "teamwork", "too many cooks", "divorce", "the wheel", "hold your horses", "free will", "the driver quit", "winter break", "choose", "who’s pulling whom", "indecision", "equal rights", "asterisk", "peeping", "torn", "a strong start")
    s.about(time="morning", light="low, long blue shadows", composition="centred", view="from above", unexplained="who holds the curtain")
