"""Hares haul a lit cocoon over the snow; one has turned round and seen whose ears are folded inside."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.hares import hare_upright, running_hare
from reverie_studio.sewn.insects import cocoon

WHITE = ("#5c6c92", "#a0b0cc", "#dde4ec", "#ffffff", "#ffffff")
GREY = ("#4a5878", "#8496b4", "#c0cada", "#f0f2f6", "#ffffff")
TAN = ("#5a4a50", "#94827c", "#ccb8a4", "#f2e4d0", "#fffaf0")
ROPE = ("#4a3220", "#8a6238", "#c89a58")
FOX = ("#24060e", "#4a0e1a", "#701c24", "#9a3428")
BACK = "430,410 456,330 530,262 630,262 700,340 712,460 660,566 570,604! 520,566! 590,520 632,450 620,390 570,346 520,372 500,430"
SEAM = 470


@card(id="e7sz4u", title="What They Had Been Told to Fetch", seed=43, palette="snow blind", light=(0.5, -0.6))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#4a5c94"), (260, "#9a8cb4"), (SEAM - 30, "#f0b49a"), (SEAM, "#ffd8ac"), (SEAM + 8, "#c2d0e6"), (1200, "#8ea6cc")], dusk=0.06)
    rng = np.random.default_rng(43)
    h.whip(f"-10,{SEAM} 300,{SEAM - 4} 810,{SEAM + 3}", "#fff0d4", 2.4, 12, 16)
    with h.thing("snow", "place"):
        for x, k in ((60, 0.9), (130, 1.2), (210, 0.8)):
            for j in range(3):
                h.leaf([(x, SEAM + 4 - j * 30 * k, 4), (x, SEAM - 20 * k - j * 30 * k, (26 - j * 6) * k), (x, SEAM - 56 * k - j * 30 * k, 1)], ("#3a4468", "#5a6890", "#94a0c0"), angle=62)
        h.stain("330,700 520,640 800,620 820,760 560,800 380,790", "#6a80b0", 0.6, 22)
        h.seeds(f"-20,{SEAM + 30}! 820,{SEAM + 30}! 820,1220! -20,1220!", ("#dfe8f4", "#7c94c0", "#f4f8fc"), 38, 16, 3, 2)
        for k in range(5):
            h.stem([(820, 640 + k * 22), (720, 650 + k * 20), (620, 690 + k * 14)], "#f0f4fa", 3, 12)
    with h.thing("cocoon", "subject", lift=22) as load:
        cocoon(h, (560, 410), 226, 316, math.radians(-14), rng)
    with h.thing("somebody folded"):
        h.blob(BACK, FOX, "hair", grain=["430,400 520,290 660,320 680,450 570,560"], puff=24, length=26, density=1.1)
        h.blob("416,626! 470,634 530,566! 610,600 580,668 500,684", FOX, "hair", grain=["420,626 500,650 600,610"], puff=18, length=26)
        h.blob("430,410! 396,346! 446,374! 472,326! 500,384 526,440 510,490 450,534 376,572! 396,500 412,450", FOX, "hair", grain=["450,380 450,460 384,566", "490,400 500,460 420,530"], puff=22, length=20)
        h.stem("432,452 450,466 474,458", "#fff2cc", 4, 7)
        h.knots([(382, 566, 9)], "#140810")
        for k in range(26):  # the silk is wound over it too
            x, y, a = float(rng.uniform(400, 680)), float(rng.uniform(280, 640)), float(rng.uniform(0, 3.14))
            h.straight([(x - 74 * math.cos(a), y - 74 * math.sin(a), x + 74 * math.cos(a), y + 74 * math.sin(a))], ("#ffe0a8", "#f4b878", "#fff2cc")[k % 3], 2.2)
    with h.thing("pushed snow"):
        h.knots([(rng.uniform(380, 740), 716 + rng.normal(0, 15), rng.uniform(6, 15)) for _ in range(80)], ("#ffffff", "#dbe6f2", "#b8c8e0"))
    hold, hands = (424, 644), []
    with h.thing("knot", "prop", lift=5):
        h.couch([(352, 560), (390, 640), (470, 706), (560, 724), (650, 716), (730, 650)], ROPE[2], ROPE[0], 11, 12)
    with h.thing("hares", "witness", count=5, lift=9) as pull:
        with h.at(300, 880, 0.62, -6, flip=True):
            running_hare(h, 0)
            hands.append((h.where(40, -60), h.where(70, 10), 6.0))
        for x, y, k, t, coat, ears in ((196, 770, 0.64, -20, GREY, 0.9), (200, 1110, 0.96, -26, WHITE, 0.7), (446, 1150, 0.98, -38, TAN, 0.4)):
            with h.at(x, y, k, t, flip=True):
                h.shade("-90,0 0,-8 90,0 40,16 -70,16", 0.4, 6)
                hare_upright(h, coat, ears=ears)
                hands.append((h.where(10, -206), h.where(98, -176), 4.0))
        with h.at(664, 1140, 1.06, 4, flip=True):
            h.shade("-90,0 0,-8 90,0 40,16 -70,16", 0.4, 6)
            hare_upright(h, GREY, ears=0.05, arms="down", wide=True)
    with h.thing("ropes", "prop", lift=5):
        for back, hand, sag in hands:
            h.couch([hold, ((hold[0] + back[0]) / 2, (hold[1] + back[1]) / 2 + sag), back, hand], ROPE[1], ROPE[0], 8, 12)
            h.loose([hand, (hand[0] - 10, hand[1] + 30), (hand[0] + 6, hand[1] + 56)], ROPE[1], 6)
        h.couch([hold, (500, 800), (560, 930), (580, 1060), (640, 1160), (720, 1168), (790, 1150)], ROPE[1], ROPE[0], 8, 12)
        h.knots([(*hold, 17), (432, 654, 12)], ROPE[1:])
    s.relate(load[0], "follows", pull[0])
    s.describe("Hares haul a great lit cocoon over the snow on ropes. A fox lies folded up inside, its eye shut. One hare has dropped its rope and sits upright with wide eyes.")
    s.moods("ominous", "tense", "grand", "quiet")
    s.themes("errands", "the unknown", "obedience", "winter", "danger")
    s.says("sign here", "some ropes are slack", "are we pulling or running", "express delivery", "don’t wake it", "who ordered this", "Easter, the other way", "it’s gaining on us", "just following orders", "bundle of joy", "handle with ears", "heavy sleeper", "fragile, this way up", "what’s in the box", "nobody asked", "a job for small people", "the parcel has a tail", "birthday surprise", "all together now", "one of them has guessed", "faster", "wrapped", "it will want to be fed", "tug of what", "winter freight", "they were told to be quick", "hatching late", "don’t look behind you", "return to sender", "Trojan", "big egg", "I’d like to hand in my notice", "delivery to your own door", "read the label", "the boss", "quietly, quietly", "wait, are those ears", "dinner for one", "the news reached the back first", "guess who", "perks of the job", "too late to stop")  # fmt: skip
    s.about(place="a snow plain", time="sunset", light="low sun through the cocoon", composition="diagonal", view="far", foreground="the nearest hares", unexplained="who sent them")
