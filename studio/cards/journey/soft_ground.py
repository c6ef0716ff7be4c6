"""Wagons cross pale sand; under it, just raised, lies a ray as wide as the card, and near the lead mules one eye has opened."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.beasts import horse_above

SAND = ("#8a7656", "#b8a47c", "#dccaa2", "#f6ead0", "#fffaf0")
MULES = (("#1c1614", "#3c302a", "#665248", "#98826e", "#d0bca0"), ("#2a1a12", "#54361f", "#84583a", "#b4865c", "#e0bc90"), ("#3a3a40", "#626068", "#908c8c", "#bcb6ae", "#ece6da"))
TOPS = (("#8a8276", "#c8c0b0", "#f4eee0", "#ffffff"), ("#5a1c14", "#a83a2a", "#d8684c", "#f4a888"), ("#7a766c", "#b8b2a2", "#e8e2d0", "#ffffff"))
HIDE = ("#6e5a42", "#94805e", "#bea682", "#e2cea6", "#fff6dc")
HALF = [(0, -352), (60, -330), (130, -262), (230, -150), (330, -60), (440, 10), (452, 34), (360, 80), (260, 150), (170, 240), (90, 318), (40, 350)]
RAY = [*HALF, *[(-x, y) for x, y in reversed(HALF[1:])]]


def ray(h: Hoop) -> None:
    h.shade([(x - 30, y + 30) for x, y in RAY], 0.62, 16)
    h.shade([(-30, 330), (20, 350), (0, 520), (-60, 700), (-90, 700), (-40, 520)], 0.5, 10)
    h.tube("0,300,44 4,400,26 -14,540,15 -60,740,7", HIDE[:4], "fur", angle=80, length=12, spread=0.08)
    h.patch(RAY, [(0, "#d8c09c"), (600, "#ccb28a"), (1200, "#c0a478")], lift=8, pitch=4.2, tilt=0.0)
    h.blob(RAY, HIDE, "sparse", puff=200, grain=["0,-340 0,340", "20,-320 200,-60 430,20", "-20,-320 -200,-60 -430,20", "30,330 160,140 430,24", "-30,330 -160,140 -430,24"], density=2.0, length=12, spread=0.1, contrast=1.5, angle=8)
    h.stem([*RAY, RAY[0]], SAND[0], 2.6, 11)
    h.shade([(-30, -330), (-150, -230), (-440, 14), (-440, 40), (-260, 150), (-40, 350), (-60, 100), (-90, -120)], 0.36, 34)
    h.stain([(60, -300), (150, -210), (400, 0), (300, 70), (120, 230), (60, 60)], "#f6e6c4", 0.5, 40)
    for s in (-1, 1):
        for k in range(5):
            h.stem([(s * 70, -120 + k * 24), (s * 104, -112 + k * 24)], SAND[0], 3, 8)
        for k in range(7):  # ridges of the wing
            h.run([(s * (60 + k * 12), -60 + k * 44), (s * (200 + k * 8), -40 + k * 36), (s * (400 - k * 42), 26 + k * 32)], SAND[1], 2.4, 11, 13)
    h.knots([(0, -180 + k * 38, 7 - k * 0.3) for k in range(14)], SAND[1:3])
    h.blob("34,-236! 60,-292 116,-300 158,-256 150,-206 104,-184 56,-196", HIDE[:4], "fur", puff=40, angle=80, length=12, grain=["40,-230 100,-280 150,-220"])
    h.eye(98, -240, 35, ("#5a2408", "#c0561a", "#f2922e", "#ffd070"), look=(-0.2, 0.9), white=("#b8a888", "#f4ead0", "#fffdf4"), lid=HIDE[:4], shut=0.2, tilt=12)
    h.blob("-34,-236! -60,-286 -112,-292 -152,-250 -146,-206 -104,-186 -56,-196", HIDE[:3], "fur", puff=40, angle=80, length=12, grain=["-40,-230 -100,-270 -150,-220"])
    h.stem("-142,-232 -98,-214 -54,-232", "#3a2a1c", 4.4, 9)


def wagon(h: Hoop, x: float, y: float, turn: float, kind: int, rng: np.random.Generator) -> None:
    with h.at(x - 16, y + 18, 1, turn):
        h.shade("-34,-50! 34,-50! 34,60! -34,60!", 0.55, 6)
    with h.at(x, y, 0.86, turn):
        for s in (-1, 1):
            h.couch([(s * 12, -46), (s * 14, -130)], "#3a2418", None, 3)
            for wy in (-32, 40):
                h.tube([(s * 37, wy - 17, 6), (s * 37, wy + 17, 6)], "#3a2418", "across")
        h.blob("-32,-54! 0,-60 32,-54! 34,56! 0,62 -34,56!", TOPS[kind], "cloth", grain=["-32,-50 0,-54 32,-50", "-32,50 0,54 32,50"], puff=34, angle=4)
        for k in range(5):
            h.stem([(-32, -44 + k * 24), (0, -48 + k * 24), (32, -44 + k * 24)], TOPS[kind][0], 2.4, 8)
    for s in (-1, 1):
        with h.at(x, y, 0.86, turn), h.at(s * 24, -100, 0.34, s * 1):
            horse_above(h, MULES[(kind + (s > 0)) % 3], ("#1c1412",), rng, sway=s * (-10 if kind else 8))


@card(id="y5qd2f", title="Soft Ground", seed=15, palette="bare linen", light=(0.8, -0.55))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#f0e2c2"), (1200, "#dcc498")])
    rng = np.random.default_rng(15)
    with h.thing("ray", "subject") as beast, h.at(372, 520, 1.0, 24):
        ray(h)
    with h.thing("ruts", "prop"):
        for o in (-27, 27):
            h.run([(830, 1130 + o), (720, 1104 + o * 0.8), (600, 980 + o * 0.5), (530 + o, 840), (500 + o, 720), (486 + o, 640)], "#7a5e38", 4.4, 15, 7)
            h.run([(-20, 920 + o), (90, 860 + o), (190, 760 + o), (236 + o * 0.4, 690 + o * 0.6)], "#9a7e50", 3.8, 13, 9)
    with h.thing("wagons", "witness", lift=9, count=3) as train:
        for x, y, turn, kind in ((486, 628, 4, 0), (528, 868, -12, 1), (650, 1076, -46, 2)):
            wagon(h, x, y, turn, kind, rng)
    with h.thing("sand", "place"):
        h.seeds("-20,-20! 820,-20! 820,1220! -20,1220!", ("#b8a47c", "#cdb98e", "#fffaf0"), 58, 8, None, 2.0)
        h.knots([(x, y, 3) for x, y in ((70, 1080), (96, 1094), (742, 720), (720, 210), (90, 160), (700, 236))], "#8a7656")
    s.relate(train[0], "balances on", beast[0])
    s.describe("Seen from above, three covered wagons with mules cross pale sand. Under the sand lies a ray as wide as the picture, and in front of the first mules its orange eye has opened. Older tracks stop halfway.")
    s.moods("uneasy", "hushed", "grand")
    s.themes("danger", "trust", "what lies beneath", "travel")
    s.says("don’t wiggle", "unsettled area", "it let us", "mind where you step", "wake nothing", "the ground looked up", "shh", "soft landing", "we should have gone round", "one eye open", "blanket fish", "old tracks end here", "tax inspector", "it was flat on the map", "breathing", "the landlord", "keep to the middle", "sand in my shoe", "sleeping giant", "whose back is this", "hush, mules", "nobody came back to tell", "patience of deserts", "borrowed road", "once there was a sea", "it only wants to see", "pick up the pace", "hidden costs", "the last camp", "you go first", "a long lunch", "I felt it smile")
    s.about(place="a plain of sand", time="morning", light="raking, from the right", composition="diagonal", view="from above", unexplained="older ruts stop halfway")
