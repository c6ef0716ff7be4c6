"""Where the ice broke it has been darned; a seal comes up below the mesh to a listening boy."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.finishes.embroidery_lot_c import darn, whiskers
from reverie_studio.finishes.embroidery_lot_c_heads import seal_face
from reverie_studio.finishes.embroidery_people import hand, head_profile
from reverie_studio.scene import Scene, card

SKIN = ("#6a3844", "#a86a62", "#dca488", "#f8d2b0", "#fff0dc")
JERSEY = (("#5a2c10", "#a8581c", "#e08a2e", "#ffbc64", "#ffe4b0"), ("#5a6478", "#a0acbc", "#e4e8e8", "#ffffff"))
CAP = ("#1c3a3c", "#2f6460", "#569488", "#98c8b4")


def boy(h: Hoop) -> None:
    for a, b, r in (((60, 300), (250, 190), 74), ((30, 520), (60, 720), 74)):
        for k in range(6):  # striped sleeves
            t0, t1 = k / 6, (k + 1.1) / 6
            x0, y0, x1, y1 = (a[i] + (b[i] - a[i]) * t for t in (t0, t1) for i in (0, 1))
            h.tube([(x0, y0, r - 22 * t0), (x1, y1, r - 22 * t1)], JERSEY[k % 2], "wool", angle=78)
    for k in range(6):
        x, r = -50 + k * 44, 186 - k * 14
        h.tube([(x, 388 + k * 7, r), (x + 46, 394 + k * 7, r - 14)], JERSEY[k % 2], "wool", angle=78)
    h.tube("262,434,52 310,448,54", SKIN, "skin", lit=0.7)
    h.tube("214,338,24 252,430,30 226,524,24", JERSEY[0], "wool", angle=80)


@card(id="dk6z3v", title="The Darned Lake", seed=68, palette="snow blind", light=(-0.6, -0.65))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#e4ecee"), (600, "#d0dee6"), (1200, "#aec4d4")])
    with h.thing("ice", "place"):
        for p in ("560,150 640,260 620,380", "640,260 730,300 800,290", "60,960 160,1010 150,1100", "160,1010 240,1000", "700,420 760,470 740,560"):
            h.stem(p, "#f8fdff", 2.4, 12)
        h.hole([(470 + math.cos(a) * 290, 780 + math.sin(a) * 350) for a in np.linspace(0, 6.28, 40)[:-1]], [(430, "#2c5470"), (800, "#173850"), (1200, "#0c2034")], "#f4fafc")
    with h.thing("seal", "subject") as seal_, h.at(474, 822, 1.0, -8):
        seal_face(h)
    with h.thing("darn", "prop", lift=5):
        darn(h, 470, 780, 290, 350, "#8a9098", ("#c8ccd0", "#aab0b8", "#dcdfe0"), step=38, width=6.0)
    with h.thing("whiskers through the weave"), h.at(474, 822, 1.0, -8):
        whiskers(h, (-60, 78), (150, 214), 7, 190, "#ffffff", 2.2, 14)
        whiskers(h, (60, 78), (-34, 30), 7, 190, "#ffffff", 2.2, 14)
    with h.thing("hands", lift=7):
        with h.at(286, 168, 1.0, 60):
            hand(h, "open", SKIN, yaw=180, nails=("#c98a74", "#f0c0a8"))
        with h.at(66, 752, 1.0, 172):
            hand(h, "open", SKIN, yaw=180, nails=("#c98a74", "#f0c0a8"))
    with h.thing("boy", "witness", lift=14) as lad:
        boy(h)
        with h.at(380, 440, 1.5, 100):
            head_profile(h, SKIN, mouth="press", eye="wide", brow=-14, hair="#8a4a20", iris=("#1c2c3a", "#3a5c78"), look=(0.7, -0.2))
            h.seeds("20,20 60,10 70,40 40,60", ("#e08a78", "#f0a890"), 9, 10, 80, 1.6)
            h.blob("70,-70! 40,-64 0,-52 -40,-40 -70,-6 -104,8! -124,-40 -110,-100 -50,-140 20,-140 66,-112", CAP, "wool", grain=["66,-90 0,-100 -90,-40", "60,-110 0,-130 -100,-70"], angle=80, puff=50)
            h.tube("76,-76,15 30,-62,16 -30,-42,16 -70,-4,16 -104,14,14", JERSEY[1], "wool", angle=80)
            h.shag("60,-52 20,-44 -20,-28 -50,6", ("#6a3414", "#a8602c"), 16, 40, 1, 24, 2.6)
            rng = np.random.default_rng(1)
            h.knots([(-40 + rng.uniform(-26, 26), -160 + rng.uniform(-26, 26), rng.uniform(8, 12)) for _ in range(40)], ("#f2c23e", "#ffdc7a", "#d89a2a"))
    s.relate(lad[0], "listens to", seal_[0])
    s.describe("A boy in a striped jersey lies on a frozen lake. A hole in the ice has been darned with grey wool; from below a seal in a red scarf presses its face to the mesh.")
    s.moods("hushed", "afraid", "tender")
    s.themes("mending", "messages", "the drowned", "winter")
    s.says("telephone", "cold call", "he sounds well", "tell nobody", "mind the mesh", "thin ice, good wool", "kiss for the fish", "my brother’s scarf", "the lake has an answer", "confession", "visiting hours", "mended, more or less",
           "listen", "don't move", "what does it say?", "grandmother darned it", "fishnet", "between two winters", "prison visit", "whispering gallery", "a stitch in time", "it knows my name", "hush", "nothing is ever quite closed",
           "seal of approval", "someone kept his scarf on", "the other side is warm", "secret friend", "last year there was a hole", "cold ear", "net profit", "come and play")
    s.about(place="the Darn", time="winter noon", light="low, from the left", composition="diagonal", view="from above", foreground="the woven mesh", unexplained="whose scarf the seal wears")
