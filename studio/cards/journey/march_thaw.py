"""The river breaks: a moose bursts from the ice with a gate on its antlers, and swans flee over us."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import goose
from reverie_studio.sewn.giants import moose_rising
from reverie_studio.sewn.land import floe
from reverie_studio.sewn.people import procession
from reverie_studio.sewn.things import field_gate

MOOSE = ("#1c120e", "#3a2418", "#624028", "#946840", "#e0b078")
HORN = ("#5a4028", "#94703e", "#cca464", "#f0d49c", "#fff4d0")
SWAN = ("#8a98b0", "#c4ccd8", "#f0f0ec", "#ffffff", "#ffffff")
SEAM = 430


@card(id="wq7m4d", title="March", seed=75, palette="snow blind", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#9cc0dc"), (240, "#cfe0e6"), (SEAM - 20, "#ffe0b0"), (SEAM, "#fff0d0"), (SEAM + 6, "#eef3f4"), (700, "#c4d8e6"), (860, "#3a6a8c"), (1200, "#16344e")])
    rng = np.random.default_rng(75)
    h.whip(f"-10,{SEAM} 300,{SEAM - 4} 810,{SEAM + 2}", "#ffffff", 2.4, 12, 16)
    with h.thing("far bank", "place", lift=4):
        for x, k in ((150, 1.1), (206, 0.8), (350, 0.9)):
            for j in range(3):
                h.leaf([(x, SEAM + 4 - j * 30 * k, 4), (x, SEAM - 20 * k - j * 30 * k, (26 - j * 6) * k), (x, SEAM - 56 * k - j * 30 * k, 1)], ("#3a5468", "#5a7a90", "#94b0c0"), angle=62)
        with h.at(66, SEAM + 14, 1.5):
            h.blob("-22,0! -22,-34! 22,-34! 22,0!", ("#8a3a2c", "#c8603c", "#f09a6c"), "cloth", grain=90.0, puff=8)
            h.blob("-28,-32! 0,-60! 28,-32!", "white", "silk", grain=0.0, puff=10)
            h.straight([(0, 0, 0, -16)], "#3a2018", 7)
        with h.at(150, 530, 1.9):
            procession(h, [(-40, 0), (-14, 8), (10, -4)], "#3a4668", turned=1)
    with h.thing("cracks", "prop"):
        for p in ("480,820 400,700 300,660 180,560 -20,540", "470,760 420,620 330,560 300,470", "520,720 540,600 640,520 820,500", "400,760 240,780 120,720 -20,720"):
            h.couch(p, "#2f5a7c", None, 7)
            h.stem(" ".join(f"{float(w.split(',')[0]) + 5},{float(w.split(',')[1]) + 5}" for w in p.split()), "#ffffff", 3, 11)
    with h.thing("broken water", "place"):
        h.blob("-20,860! 120,820 260,800 400,740 560,700 720,720 820,700! 820,1230! -20,1230!", ("#0e2a42", "#1c4664", "#34708e", "#6aa8bc", "#c8ecf0"), "hair", grain=["-20,900 300,840 820,760", "-20,1100 400,1060 820,1000"], puff=40, length=40, satin=60)
    with h.thing("far floes", "prop", lift=6):
        floe(h, "-20,780 120,750 210,800 150,850 -20,860", 24)
        floe(h, "250,740 350,700 400,770 320,810", 24)
        floe(h, "690,690 800,660 820,760 720,770", 24)
    with h.thing("moose", "subject", lift=18) as moose, h.at(540, 990, 1.06, 4, flip=True):
        moose_rising(h, MOOSE, HORN)
    with h.thing("gate", "prop", lift=10), h.at(700, 430, 0.84, 24):
        field_gate(h)
    with h.thing("near water"):
        h.blob("-20,1010! 140,990 300,980 440,1000 560,980 700,966 820,930! 820,1230! -20,1230!", ("#0e2a42", "#1c4664", "#34708e", "#6aa8bc"), "hair", grain=["-20,1020 400,1000 820,950", "-20,1180 400,1150 820,1120"], puff=30, length=40, satin=60)
    with h.thing("floes on its back", "prop", lift=10):
        floe(h, "620,800 720,740 800,800 760,860 660,860", 26)
        floe(h, "-20,960 90,920 210,950 250,1010 120,1060 -20,1040", 34)
        floe(h, "560,1010 700,960 820,1000 820,1090 640,1100", 36)
    with h.thing("spray", lift=5):
        for x, y, n, w in ((250, 930, 70, 60), (420, 1010, 90, 120), (690, 950, 40, 60)):
            h.knots([(x + rng.normal(0, w), y - abs(rng.normal(0, 46)), rng.uniform(3, 11)) for _ in range(n)], ("#ffffff", "#e0f2f6", "#b8dce8"))
        h.straight([(250 + 40 * math.cos(a), 940 + 24 * math.sin(a), 250 + r * math.cos(a), 940 + r * math.sin(a)) for a, r in zip(rng.uniform(3.3, 6.1, 26), rng.uniform(90, 190, 26), strict=True)], "#ffffff", 3)
    with h.thing("swans", "witness", count=2, lift=14):
        for x, y, k, wing, t in ((250, 236, 0.66, 0.8, -8), (600, 130, 0.7, -0.6, -4)):
            with h.at(x, y, k, t, flip=True):
                goose(h, SWAN, wing=wing, cry=True)
    with h.thing("nearest ice", plane="front", lift=14):
        floe(h, "-20,1130 160,1090 330,1130 420,1190 300,1240 -20,1240", 40)
    s.relate(moose[0], "pours out of", "broken water")
    s.describe("A moose bursts out of a frozen river. Floes slide off its shoulders, a gate hangs in its antlers. Swans flee overhead; on the far ice three people run.")
    s.moods("wild", "jubilant", "loud", "fresh")
    s.themes("spring", "awakening", "force", "breaking free", "weather")
    s.says("splash", "strong opening", "I had just learned to be still", "the alarm clock", "spring is here", "who let that in", "breaking the ice", "fashionably late", "good morning!", "not a morning person", "spring cleaning", "kicks down the door", "the thaw", "I said wake me in April", "the gate was shut", "uninvited guest", "make an entrance", "bath time", "a bit much", "temper", "hello, neighbours", "heavy weather", "out of my way", "cold shower", "what winter was sitting on", "big news", "cracks began to show", "first day of the season", "the river has opinions", "enough!", "surfacing", "joy is like that", "all winter for this", "swans, exit left", "mind the gap", "somebody’s fence", "overslept", "the tide turns", "no more skating", "applause", "long time under", "here I am")  # fmt: skip
    s.about(place="a frozen river", time="early morning", light="low sun from the left", composition="right", view="from below", foreground="ice floes", unexplained="whose gate it wears")
