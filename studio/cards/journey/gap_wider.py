"""From the bottom of a gorge: a donkey leaps over us between two frayed cliffs, a calm hen on its back; the edges reach for each other."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import hen
from reverie_studio.sewn.horses_and_donkeys import leaping_donkey
from reverie_studio.sewn.stitches import fringe
from reverie_studio.sewn.waters import frog_sitting

GREY = ("#1c1a22", "#3e3a44", "#6c666c", "#a29a96", "#e4d8c4")
PALE = ("#8a8078", "#c4b8a8", "#f0e6d4", "#ffffff")
ROCK = (("#0e2426", "#1a3c3c", "#2c5c58", "#4c847a"), ("#102a30", "#1e4850", "#326a70", "#5a9494"), ("#241c22", "#44343a", "#6a5250", "#98786c"))
ENDS = ("#5aa390", "#a9d4bd", "#2c6a64", "#e8e2c0", "#c87a50")
HEN = ("#7a3410", "#b8601c", "#e89a3c", "#ffd890")
LEFT = "-40,690 60,676 150,690 214,684! 196,740 222,800! 180,860 196,930! 150,990 168,1060! 120,1130 132,1240!"
RIGHT = "840,560 760,572 680,556 590,566! 612,640 580,710! 626,780 606,850! 650,920 630,1000! 676,1080 660,1240!"


def cliff(h: Hoop, edge: str, side: int) -> None:
    """A cliff of cloth on cloth, strata that step back downwards, a turf on top."""
    p = [tuple(float(v) for v in w.rstrip("!").split(",")) for w in edge.split()]
    out = -40 if side > 0 else 840
    for k, tone in enumerate((ROCK[0], ROCK[2], ROCK[1], ROCK[0], ROCK[2])):
        y = p[2][1] + k * 112
        text = edge if k == 0 else " ".join(f"{x - side * 9 * k:.0f},{v:.0f}!" for x, v in [(out, y + 20 * (k % 2)), (p[3][0], y - 14), *((x, v) for x, v in p[4:] if v > y + 16)])
        h.blob(f"{text} {out},1240!", tone, "fur", grain=[[(out, y), (400, y + side * 30)]], puff=20, length=34, satin=40, width=3.0, lit=1.1 - 0.17 * k)
    h.stem(edge, ROCK[0][3], 5, 13)
    h.shag([(x, y) for x, y in p[:4]], ("#2c5c2c", "#6a9a3c", "#b8c860", "#1c3c20"), 38, 70, side, 20, 3.4, 4)


@card(id="z8qsny", title="The Gap Was Wider Yesterday", seed=21, palette="verdigris cloth", light=(0.15, -0.95))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#6ab0c0"), (260, "#b4d8cc"), (520, "#fff0c0"), (700, "#f8cc8c"), (900, "#b88a70"), (1200, "#4c4048")])
    rng = np.random.default_rng(21)
    with h.thing("sky", "place"):
        for x, y, n in ((150, 90, 90), (230, 120, 110), (640, 60, 100), (120, 470, 70), (700, 420, 60)):
            h.stem([(x - n, y), (x - n * 0.3, y - 9), (x + n * 0.3, y + 5), (x + n, y - 3)], "#fffaf0", 5, 14)
    with h.thing("cliffs", "place", lift=16) as edges:
        cliff(h, LEFT, 1)
        cliff(h, RIGHT, -1)
    with h.thing("thread ends", "prop", lift=8):
        fringe(h, LEFT, 1, ENDS, rng, 70)
        fringe(h, RIGHT, -1, ENDS, rng, 70)
        for y in (790, 880, 1000):
            h.loose([(180, y), (300, y + 34), (400, y + 20 * (-1) ** (y // 10)), (500, y + 40), (630, y + 6)], ENDS[y // 10 % 5], 4)
    with h.thing("hen", "subject", lift=12) as bird, h.at(386, 296, 0.98, -10):
        hen(h, HEN)
    with h.thing("donkey", "subject", lift=18) as ass, h.at(400, 376, 1.0, -16):
        leaping_donkey(h, GREY, PALE)
        h.blob("-70,-72! -20,-84 40,-84 66,-76! 64,-10 50,14 -54,14 -66,-20", ("#6a2a14", "#c8522c", "#f08a56", "#ffc890"), "cloth", grain=[[(-50, -76), (-56, 10)], [(40, -80), (50, 10)]], puff=16)
        h.couch("-56,4 0,14 52,4", "#ffe08a", "#6a2a14", 8, 10)
        h.shag("-60,12 0,20 56,12", ("#ffe08a", "#e0663a"), 22, 40, -1, 10, 3, 1)
        h.couch("-2,16 6,40 0,54", "#3a1c10", None, 8)
    with h.thing("watcher", "witness", lift=10) as frog, h.at(330, 1156, 1.2):
        h.tube("-330,44,50 -150,44,40 0,36,34 100,50,24", ROCK[2], "fur", angle=20)
        frog_sitting(h, ("#123018", "#2c6a2c", "#6ab040", "#d0f080"))
    s.relate(ass[0], "carries", bird[0])
    s.relate(frog[0], "waits for", ass[0])
    s.describe("A donkey leaps across a gorge high above us. A hen stands calmly on its back. Threads from the two frayed cliffs reach for each other; a frog watches from below.")
    s.moods("daring", "funny", "breathless")
    s.themes("leap of faith", "companions", "courage", "division", "healing")
    s.says("jump!", "mind the gap", "either side will miss her", "leap year", "don’t look down", "too late now", "the hen is not impressed", "halfway", "business class", "look before you", "no turning back", "hold your breath", "one small step for a donkey", "faith", "the two halves miss each other", "nearly closed", "connecting flight", "easy for you to say", "stubborn, they said", "I told you I could", "tuck your legs in", "frog’s eye view", "show-off", "between jobs", "hang in there", "the in-between", "shortcut", "she has done this before", "ragged edges", "what if it’s wider tomorrow", "springtime", "catch me", "an act of will", "old wounds knit", "heehaw, he said, and went", "suspense", "cliffhanger", "the passenger reads the paper", "trust the hooves", "gravity is thinking about it", "some gaps come to meet you")  # fmt: skip
    s.about(place="the Selvedge", time="morning", light="bright, from the sky above the gorge", composition="high", view="from below", foreground="thread ends and a frog", unexplained="why the hen is calm")
