"""A whale's flank passes at arm's length; a small bald woman in a dinghy has laid her whole front on it."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.people import hand, head_profile
from reverie_studio.sewn.waters import whale_eye, whale_flank

SKIN = ("#6a3428", "#a8644a", "#d8987a", "#f4c8a4", "#fff0d8")
SHAWL = ("#5a3410", "#a8641e", "#e09a34", "#ffca6a", "#fff0b8")
WOOD = ("#2a1a18", "#4a3028", "#78503a", "#a87c54", "#d8b080")


def woman(h: Hoop) -> None:
    for x, y, k, turn, f, root in ((196, 842, 0.9, -78, True, 452), (718, 792, 0.84, 80, False, 588)):  # arms as wide as they go
        h.tube([(root, 930, 58), (root + (x - root) * 0.5, (930 + y) / 2 + 26, 44), (x + (56 if f else -44), y + 18, 32)], SHAWL, "fur", angle=14, length=20)
        with h.at(x + (36 if f else -26), y + 12, k, turn, flip=f):
            hand(h, "open", SKIN, yaw=176)
    h.tube("520,930,60 506,860,52", SKIN, "skin", lit=0.7)
    h.blob("392,1240! 396,1080 396,960 430,886 500,862 570,864 628,900 656,1000 668,1120 690,1240!", SHAWL, "cloth", grain=["440,900 400,1010 380,1200", "500,880 470,1040 440,1230", "590,880 570,1040 560,1230", "630,930 640,1080 660,1230"], puff=130, angle=4, length=24)
    h.shag("392,1090 470,1120 560,1124 664,1090", SHAWL[1:], 60, 90, -1, 10, 4)
    for p in ("470,890 430,980 400,1080", "530,900 500,1020 470,1140", "590,900 590,1010 600,1130"):
        h.stem(p, SHAWL[0], 3, 12)
    h.stem("430,1010 500,1030 580,1024 648,1000", "#c8523a", 5, 12)
    h.stem("424,1034 500,1056 580,1050 652,1026", "#c8523a", 5, 12)
    with h.at(476, 774, 0.98, 24, flip=True):
        head_profile(h, SKIN, mouth="smile", eye="shut", brow=-14, hair="white", age=0.9)
        for x, y in ((74, 4), (80, 28), (70, 50)):
            h.bead(x, y, 5.5, "#cfeaf4")


@card(id="k5yb9h", title="Nine Minutes of Whale", seed=41, palette="woad night", light=(-0.3, -0.75))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#24305c"), (900, "#5a6c98"), (1000, "#8a94b0"), (1200, "#b8a8a0")], dusk=0.1)
    rng = np.random.default_rng(41)
    h.lamp(470, 800, 360, "#ffe0b0", 0.4, z=200)
    with h.thing("whale", "subject") as whale:
        whale_flank(h, rng)
        with h.at(220, 360, 1.12, 6):
            whale_eye(h)
        with h.at(560, 336, 1.06, -10):  # an older print, paler than the hide
            for p in ("0,-4,34 0,4,34", "10,64,34 -80,44,22 -150,16,17 -176,8,20", "-10,64,34 80,40,22 150,22,17 176,26,20"):
                h.tube(p, ("#5c7aac", "#7c98c2", "#9ab2d4"), "sparse", density=1.5, lit=1.0)
            for sign in (-1, 1):
                h.straight([(sign * 180, 14 + k * 5, sign * (204 + 6 * (k % 3)), k * 13 - 16) for k in range(5)], "#8ea8cc", 4)
    with h.thing("water"):
        for k in range(15):
            y = 984 + k * 15
            h.run([(-10, y), (200, y + 8), (420, y - 4), (640, y + 6), (810, y)], ("#d8dce8", "#6a7ca8", "#f4e8d8")[k % 3], 3, 26 + k * 2, 20)
    with h.thing("woman", "witness", lift=14) as her:
        woman(h)
    with h.thing("dinghy", "prop", lift=8):
        h.tube("200,1120,14 330,1176,22 520,1200,26 700,1180,22 830,1110,14", WOOD, "fur", angle=6, length=30)
        h.blob("196,1130! 330,1190 520,1216 700,1194 830,1120! 830,1240! 250,1240!", WOOD, "cloth", grain=["210,1150 400,1220 600,1226 820,1150"], puff=40, length=34)
    s.relate(her[0], "waits for", whale[0])
    s.describe("A bald old person in a dinghy leans against a whale. The arms are spread on its flank, the eyes are shut, tears run down. The whale’s eye looks on. On its hide is a paler print of a head and two arms.")
    s.moods("moved", "grateful", "awed", "calm")
    s.themes("touch", "greatness", "meeting again", "passing")
    s.says("hug the wall", "through train", "it did not stop", "there you are", "the longest goodbye", "old friends", "once a year", "big shoulder to cry on", "listen to the heart", "she had waited all her life", "home, passing by", "hold on and let go", "gentle giant", "I thought you’d forgotten", "you’ve grown", "embracing the sea", "wall of feeling", "nine minutes is a lot", "measuring a whale", "it let her", "forgiven", "wider than my arms", "same time next year", "the one that got away came back", "skin", "close as can be", "too large to thank", "the handshake of a continent", "slow passage", "she never told anyone", "warm under the cold", "somebody was here before", "keep going, dear")  # fmt: skip
    s.about(place="the open sea", time="dawn", light="early sun from behind us", composition="low", view="near", foreground="the side of a dinghy", unexplained="the older print of two arms")
