"""A hare leaps before it is finished: sewn in front, tacked in the middle, chalk behind."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.hares import hare_ears, hare_head
from reverie_studio.sewn.stitches import baste, blades, dry_chalk

FUR = ("#3a1c12", "#6e3a20", "#a8622e", "#d8975a", "#ffd9a0")
PALE = ("#6a4a3a", "#a88468", "#dcbe98", "#fbeacb", "#ffffff")


def legs(h: Hoop) -> None:
    for p, x, y, lit in (("240,0,42 320,32,27 410,34,18 490,30,14 530,32,17", 534, 22, 0.78), ("186,36,58 262,92,35 340,122,22 420,122,16 460,126,19", 464, 116, 1.0)):
        h.tube(p, FUR, "fur", lit=lit)
        for k in range(3):
            h.tube([(x, y + k * 11, 10), (x + 26 - abs(k - 1) * 5, y + 2 + k * 13, 7)], PALE, "fur", lit=lit)


def body(h: Hoop, rng: np.random.Generator) -> None:
    """Dense to the ribs, then thinner and thinner."""
    h.seeds("110,-112! -20,-124 -120,-118! -90,-40 -110,60! 0,78 110,84!", FUR[1:], 11, 24, -46, 2.2, thin=(150, -10), wander=8, seed=3)
    h.blob("290,-120 200,-128 110,-118! 76,-104! 112,-86! 60,-66! 104,-46! 44,-26! 96,-4! 50,18! 100,34! 62,56! 116,72! 170,86 240,80 290,40 310,-30", FUR, "fur",
           grain=["290,-90 190,-104 60,-96", "290,-20 180,-20 50,-10", "260,50 180,62 80,50"], puff=90, angle=5, length=20)
    h.blob("300,-20 320,10 300,50 240,84 170,90 190,60 250,30", PALE, "fur", grain=["310,10 250,60 180,80"], puff=30)
    for y, n in ((-96, 150), (-70, 190), (-44, 120), (-12, 210), (16, 160), (44, 200), (66, 120)):
        x = 96 + rng.normal(0, 8)
        h.loose([(x, y), (x - n * 0.5, y + rng.normal(8, 10)), (x - n, y + rng.normal(26, 18))], FUR[2 + int(n) % 3], 2.3)


@card(id="hr7k2w", title="It Did Not Wait", seed=66, palette="woad night", light=(0.7, -0.6))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#3a5a94"), (420, "#2f4680"), (800, "#24305c"), (1200, "#182044")])
    rng = np.random.default_rng(66)
    with h.thing("chalk half"), h.at(366, 606, 1.05, -51):
        for k, p in enumerate(("-110,-126 -196,-122 -258,-92 -296,-44 -350,-10 -410,8 -462,40 -540,62 -612,100 -622,122 -596,132 -520,112 -446,98 -390,88 -320,92 -250,104 -180,102 -100,74",
                               "-302,-46 -380,-58 -450,-40 -530,-42 -606,-8 -610,14 -580,18 -510,-4 -452,8", "-270,-84 -296,-124 -336,-128 -344,-96 -304,-70", "-190,-80 -140,-30 -150,40 -200,80", "-596,104 -570,116", "-604,118 -582,126")):
            dry_chalk(h, p, "#f4f8fc", 9, 0.95, k)
        for p in ("110,-122 0,-134 -130,-122", "104,84 0,84 -110,70", "90,-40 0,-60 -140,-50 -190,-20", "90,30 -10,20 -140,30"):
            baste(h, p, "#fffaf0", 3.2)
        h.stain("-540,66! -612,102 -620,124 -594,130 -530,110!", "#8fc4f0", 0.95, 3)
    with h.thing("hare", "subject", lift=16) as hare, h.at(366, 606, 1.05, -51):
        legs(h)
        body(h, rng)
        hare_ears(h)
        hare_head(h)
    with h.thing("grass", "prop", lift=8):
        blades(h, (-40, 840), 1230, 34, 190, ("#0a0f22", "#131a36", "#202c50", "#4a6a9a"), lean=0.42, wide=8)
    s.relate(hare[0], "loses", "chalk half")
    s.describe("A hare leaps up and to the right over dark grass. Its head and forelegs are fully stitched; the middle is only tacked in white, and the hind half is chalk lines on blue cloth.")
    s.moods("wild", "hurried", "hopeful")
    s.themes("beginnings", "being unfinished", "haste", "courage")
    s.says("no trousers", "first draft", "good enough to run", "bunny, wait!", "half a hare is better than none", "ready or not", "who needs legs", "I left before I was done", "deadline", "beta version", "born in a hurry", "to be continued", "the rest will follow", "youth", "catch me", "my homework, this morning", "the tailor is furious", "some of me is still an idea", "late for the tea party", "jump first", "work in progress", "where is your bottom?", "it heard its name", "unravelling", "all heart, no plan", "he never finishes anything", "the hind legs are in the post", "seventeen", "sketchy behaviour", "head start", "leap of faith", "nobody told it that it couldn’t")
    s.about(place="the Seam", time="first light", light="from the upper right, on the finished half", composition="diagonal", view="from below", foreground="dark grass", unexplained="who called it")
