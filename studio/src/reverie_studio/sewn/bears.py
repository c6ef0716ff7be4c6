"""Bears: dancing, floating, sad."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop, Threads, ring

BEAR_FUR = ("#1a0f14", "#36202a", "#5c3a3c", "#946048", "#eab27c")
DANCER_PALE = ("#3e2830", "#6e4c4c", "#a07a68", "#d4aa88", "#ffe0b8")
BEAR_CLAW = ("#2a2028", "#6a5a5c", "#d8c8b8")
BEAR = ("#120b0a", "#2c1a14", "#523222", "#8a5832", "#e0a058")
BEAR_PALE = ("#3a281e", "#74543a", "#b08a5c", "#f0cc90")


def bear_paw(h: Hoop, x: float, y: float, turn: float, k: float = 1.0) -> None:
    with h.at(x, y, k, turn):
        h.tube("0,20,46 0,-16,48", BEAR_FUR, "fur", angle=10, length=12)
        for i in range(5):
            a = math.radians(-146 + i * 28)
            px, py = math.cos(a) * 40, -20 + math.sin(a) * 36
            h.tube([(px * 0.6, py * 0.7, 17), (px, py, 17)], BEAR_FUR, "fur", length=10)
            h.tube([(px * 1.2, py - 6, 7), (px * 1.45, py - 26, 5.5), (px * 1.4, py - 42, 1.5)], BEAR_CLAW, "silk")


def bear_dancing(h: Hoop) -> None:
    fur: dict[str, Any] = {"length": 19, "spread": 0.08, "contrast": 1.15}
    h.tube("430,880,104 520,930,84 540,1000,62 512,1070,48", BEAR_FUR, "fur", angle=20, **fur)  # the lifted leg
    h.blob("468,1050! 540,1046 590,1080 640,1130 650,1160 610,1172 540,1140 480,1110", BEAR_FUR, "fur", puff=40, grain=["480,1070 560,1090 640,1160"], angle=12, **fur)
    for k in range(4):
        h.tube([(606 + k * 13, 1164 - k * 12, 8), (624 + k * 16, 1180 - k * 10, 6), (632 + k * 16, 1196 - k * 10, 1.5)], BEAR_CLAW, "silk")
    h.tube("470,520,84 590,460,72 640,340,60 560,220,50 480,160,46", BEAR_FUR, "fur", angle=18, **fur)  # far arm
    bear_paw(h, 452, 140, -62)
    h.tube("250,900,116 236,1000,92 232,1090,72", BEAR_FUR, "fur", angle=12, **fur)  # standing leg
    h.blob("160,1100! 210,1070 290,1090 360,1120 384,1152 340,1172 200,1176 150,1150", BEAR_FUR, "fur", puff=40, grain=["170,1120 270,1130 380,1150"], angle=10, **fur)
    for k in range(4):
        h.tube([(352 + k * 10, 1168 - k * 13, 9), (376 + k * 10, 1172 - k * 13, 7), (396 + k * 9, 1182 - k * 13, 1.5)], BEAR_CLAW, "silk")
    h.tube("270,540,92 160,470,80 96,360,66 130,240,54 214,170,46", BEAR_FUR, "fur", angle=-16, **fur)  # the other arm
    bear_paw(h, 246, 146, 58)
    h.blob("350,440 450,470 520,560 540,690 546,820 500,930 400,990 270,990 180,920 150,800 180,660 210,540 270,460", BEAR_FUR, "fur", puff=210, grain=["300,460 210,640 190,820 270,970", "360,450 400,640 380,820 330,980", "440,480 520,640 530,820 450,950"], angle=14, **fur)
    h.blob("380,560 450,600 484,700 480,820 420,910 340,900 310,800 330,660", DANCER_PALE[:4], "fur", puff=90, grain=["390,570 350,740 370,890", "440,600 470,740 430,890"], angle=14, **fur)


def bear_head(h: Hoop) -> None:
    with h.at(352, 396, 1.12, -24):
        for x in (-86, 62):
            h.tube([(x, -92, 34), (x * 1.06, -104, 36)], BEAR_FUR, "fur", angle=40)
            h.tube([(x, -92, 18), (x * 1.03, -100, 20)], DANCER_PALE[:3], "fur")
        h.blob("0,-128 72,-108 112,-40 104,40 60,92 0,106 -66,90 -116,40 -118,-40 -74,-108", BEAR_FUR, "fur", puff=120, grain=["0,-120 -90,-40 -60,80", "0,-120 0,100", "0,-120 90,-40 60,80"], angle=6, length=15, spread=0.08)
        h.blob("14,-6 58,0 84,36 78,78 40,100 -4,96 -30,70 -24,24", DANCER_PALE, "fur", puff=70, grain=["20,0 -10,50 10,90", "40,0 70,50 40,96"], length=11)
        h.blob("16,14! 36,2 60,12! 56,34 38,44 22,34", "black", "silk", grain=0.0, puff=16)
        h.stem("38,44 38,60", "#1a0c10", 3.4, 7)
        h.stem("-4,62 16,74 38,62 58,74 74,58", "#1a0c10", 3.6, 7)  # a grave smile
        for x, s in ((-40, 1), (74, -1)):
            h.stem([(x - 24, -22), (x, -10), (x + 22, -20)], "#0e0608", 5, 8)
            h.straight([(x - 10, -12, x - 14, -2), (x + 2, -10, x + 2, 1), (x + 13, -13, x + 17, -4)], "#0e0608", 2.4)
            h.tube([(x - 28, -58, 3), (x, -68, 8), (x + 24 * s, -60, 3)], BEAR_FUR[:3], "hair")


def floating_bear(h: Hoop) -> None:
    """On its back, seen from above: trunk, hind legs and soles round the origin, 800 px with bear_face."""
    for x in (-1, 1):  # hind legs and soles
        h.tube([(x * 96, 230, 96), (x * 138, 320, 84), (x * 150, 392, 70)], BEAR, "fur")
        h.blob(ring(x * 152, 424, 66), BEAR, "fur", grain=None, puff=50)
        h.blob([(x * 152 + math.cos(a) * 40, 440 + math.sin(a) * 32) for a in np.linspace(0, 6.28, 17)[:-1]], BEAR_PALE[:3], "across", grain=0.0, puff=20)
        for k in range(5):
            a = math.radians(-150 + k * 30)
            h.tube([(x * 152 + math.cos(a) * 50, 428 + math.sin(a) * 46, 14), (x * 152 + math.cos(a) * 56, 426 + math.sin(a) * 54, 13)], BEAR_PALE[:3], "across")
    h.blob("-120,-250 0,-270 120,-250 190,-180 222,-60 232,80 206,220 130,300 0,322 -130,300 -206,220 -232,80 -222,-60 -190,-180", BEAR, "fur",
           grain=["-150,-220 -200,0 -180,240", "-60,-240 -70,0 -60,300", "60,-240 70,0 60,300", "150,-220 200,0 180,240"], puff=170, angle=6, length=24, satin=30)


def bear_arms(h: Hoop) -> None:
    """Folded on its belly round something 130 px wide."""
    for x in (-1, 1):
        h.tube([(x * 176, -150, 84), (x * 216, -40, 74), (x * 180, 60, 62), (x * 112, 86, 52), (x * 96, 84, 46)], BEAR, "fur", angle=12, length=22)
        for k in range(4):
            y = 40 + k * 24
            h.tube([(x * 92, y + 8, 19), (x * 70, y + 10, 16)], BEAR, "fur")
            h.tube([(x * 64, y + 10, 7), (x * 48, y + 13, 6), (x * 38, y + 18, 1.5)], ("#2a2420", "#6a5c50", "#d8c8ac"), "silk")


def bear_face(h: Hoop) -> None:
    """Sad brows, heavy lids, from the front; the face is round (0, -340), 300 px wide, above floating_bear."""
    for x in (-1, 1):
        h.blob(ring(x * 112, -428, 44), BEAR, "fur", puff=30)
        h.blob(ring(x * 110, -420, 24), BEAR_PALE[:3], "fur", puff=14)
    h.blob("0,-478 80,-462 134,-400 148,-330 124,-262 70,-222 0,-212 -70,-222 -124,-262 -148,-330 -134,-400 -80,-462", BEAR, "fur",
           grain=["0,-300 0,-470", "-20,-290 -70,-350 -110,-430", "20,-290 70,-350 110,-430", "-30,-260 -90,-270 -140,-320", "30,-260 90,-270 140,-320", "-20,-240 -60,-226", "20,-240 60,-226"], puff=110, angle=4, length=18)
    h.blob("0,-344 50,-330 74,-286 56,-240 0,-222 -56,-240 -74,-286 -50,-330", BEAR_PALE, "fur", grain=["0,-330 0,-230", "-20,-320 -60,-270", "20,-320 60,-270"], puff=60)
    h.blob("-34,-326! 0,-336 34,-326! 26,-298 0,-284 -26,-298", "black", "silk", grain=0.0, puff=18)
    h.stem("0,-284 0,-262", "#1c1210", 3, 7)
    h.stem("-40,-250 -20,-256 0,-262 20,-256 40,-250", "#1c1210", 3, 7)
    for x in (-1, 1):
        h.eye(x * 62, -372, 22, ("#2a160c", "#6a3a16", "#b87430"), look=(0.1, 0.3), white=("#a89880", "#e8dcc4", "#fffaf0"), lid=BEAR[1:4], shut=0.34, tilt=x * 16)
        h.tube([(x * 34, -428, 4), (x * 62, -414, 8), (x * 94, -400, 3)], BEAR[:2], "hair")


def bear_rowing(h: Hoop, coat: Threads, pale: Threads, shirt: Sequence[Threads], oar: Threads) -> None:
    """A furious bear that pulls an oar, facing right, seat at y=0: 250 px high; its paws round the end of an oar at (128, -92)."""
    h.tube("20,-30,44 84,-20,34 128,2,26", ("#1c2438", "#34405c", "#5c6c8c"), "cloth", angle=8)
    h.tube("128,0,24 138,14,22", coat, "fur")
    for k in range(6):  # a striped jersey over a belly
        y0, w = -8 - k * 22, (64, 70, 70, 66, 58, 48)[k]
        h.tube([(-w * 0.9, y0, 13), (0, y0 + 7, 14), (w * 0.94, y0 - 2, 13)], shirt[k % 2], "wool", angle=80)
    h.tube("92,-108,8 124,-92,9 156,-70,9", oar, "across", angle=8, length=40)
    for p in ("-34,-214! -44,-236 -24,-246 -8,-228!", "6,-232! 14,-254 34,-248 30,-226!"):
        h.blob(p, coat, "fur", puff=10)
    h.tube("-20,-150,46 -4,-184,52 20,-190,50", coat, "fur", angle=12)
    h.blob("44,-182! 84,-178 96,-162 84,-146! 92,-136 76,-122 44,-124 30,-150", pale, "fur", grain=["40,-160 92,-160", "40,-136 84,-132"], puff=20)
    h.blob("80,-182 100,-178 100,-164 84,-164", "black", "silk", grain=0.0, puff=8)
    h.blob("48,-146! 92,-148! 78,-130 52,-132", ("#3a0c10", "#6a1c20"), "silk", grain=0.0, puff=3)
    h.straight([(54 + k * 8, -146, 54 + k * 8, -139) for k in range(5)], "#fffaf0", 5)
    h.eye(40, -190, 9, ("#3a1c0c", "#8a5424"), white="white", lid=h.threads(coat)[:3], shut=0.28, tilt=18, look=(0.6, 0.2))
    h.stem("20,-206 40,-206 58,-194", "#140a08", 6, 8)
    for k, (a, b) in enumerate((((-30, -130, 30), (44, -76, 24)), ((44, -76, 24), (104, -96, 20)))):
        h.tube([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 8, (a[2] + b[2]) / 2), b], shirt[k % 2], "wool", angle=80)
    h.tube("96,-96,20 120,-92,19", coat, "fur")
    h.tube("116,-108,11 134,-96,12 132,-80,11", coat, "fur", angle=60)


def bear_aghast(h: Hoop, coat: Threads, pale: Threads, vest: Threads) -> None:
    """A big bear from the waist up, both arms flung up, mouth wide, looking right: waist at y=0, 330 px high."""
    shade = h.threads(coat)[:4]
    h.tube("-40,-110,38 -110,-150,32 -150,-232,27 -146,-262,25", shade, "fur", angle=16, lit=0.8)
    h.tube("0,40,104 0,-40,100 6,-110,78 10,-150,60", coat, "fur", angle=10, length=22)
    h.blob("-70,-90! -20,-60 70,-84! 96,0 92,60! -92,60! -98,-10", vest, "cloth", grain=["-60,-80 -80,50", "0,-60 0,50", "70,-80 88,50"], puff=50)
    for y in (-40, -4, 32):
        h.button(20 - y * 0.1, y, 10, "#f4ead2", "#3a2749", 2)
    for x, y in ((-22, -262), (56, -270)):
        h.blob([(x + math.cos(a) * 24, y + math.sin(a) * 24) for a in np.linspace(0, 6, 12)], coat, "fur", puff=14)
        h.blob([(x + 2 + math.cos(a) * 13, y + 3 + math.sin(a) * 13) for a in np.linspace(0, 6, 12)], shade, "fur", puff=6)
    h.tube("-6,-186,68 20,-200,74 40,-200,70", coat, "fur", angle=12, length=20)
    h.blob("70,-226! 116,-236 144,-220 140,-200! 100,-190 76,-192", pale, "fur", grain=["72,-210 138,-214"], puff=18)
    h.blob("72,-196! 136,-202! 124,-150 96,-136 70,-150", ("#3a0c14", "#6a1c24"), "silk", grain=0.0, puff=3)
    h.tube("88,-156,10 106,-152,11 118,-160,8", ("#a83848", "#e07078"), "silk")
    h.blob("62,-170! 74,-150 98,-134 126,-148! 124,-126 96,-116 66,-130", pale, "fur", grain=["66,-150 120,-134"], puff=12)
    h.straight([(84 + k * 12, -196, 85 + k * 12, -186) for k in range(4)], "#fffaf0", 6)
    h.blob("122,-244 150,-236 148,-216 126,-218", "black", "silk", grain=0.0, puff=9)
    h.eye(52, -224, 15, ("#1c1010", "#3a2418"), white="white", look=(0.9, 0.4))
    h.eye(92, -238, 12, ("#1c1010", "#3a2418"), white="white", look=(0.9, 0.4))
    h.stem("30,-250 48,-260 64,-254", "#140a08", 6, 8)
    h.stem("82,-262 96,-268 108,-262", "#140a08", 5, 8)
    h.tube("46,-92,40 130,-92,34 196,-146,28 212,-190,26", coat, "fur", angle=16)
    for x, y in ((214, -210), (-146, -282)):
        h.blob([(x + math.cos(a) * 32, y + math.sin(a) * 30) for a in np.linspace(0, 6, 14)], coat, "fur", puff=18)
        h.straight([(x - 22 + k * 11, y - 26 - 4 * (1 - abs(k - 2) / 2), x - 25 + k * 12.5, y - 44 - 6 * (1 - abs(k - 2) / 2)) for k in range(5)], "#f0e4cc", 5)
        h.knots([(x + 2, y + 6, 9)], h.threads(coat)[0][None])


def paw_open(h: Hoop, fur: Threads, pad: Threads, claw: Threads) -> None:
    """A bear's paw that lies on its back, palm up: wrist at the origin, claws up (-y); 460 px wide, 420 high."""
    h.blob("-110,90 -186,-30 -196,-160 -120,-250 0,-270 120,-250 196,-160 186,-30 110,90 0,110", fur, "fur", grain=["-130,40 -170,-100 -90,-230", "0,50 0,-260", "130,40 170,-100 90,-230"], puff=70, length=20)
    for k in range(5):
        a = math.radians(-154 + k * 32)
        x, y = math.cos(a) * 190, -150 + math.sin(a) * 170
        h.tube([(x * 0.62, -150 + math.sin(a) * 100, 50), (x, y, 47)], fur, "fur", length=15)
        h.tube([(x * 1.13, y - 30, 13), (x * 1.26, y - 66, 10), (x * 1.24, y - 100, 2)], claw, "silk")
        h.blob([(x + math.cos(b) * 34, y + 4 + math.sin(b) * 36) for b in np.linspace(0, 6.28, 15)[:-1]], pad, "skin", grain=80.0, puff=26)
    h.blob("-140,-60 -120,-150 -40,-176 50,-174 126,-146 142,-60 90,0 20,-16 -30,-14 -92,4", pad, "skin", grain=["-130,-60 0,-110 130,-60", "-80,-4 0,-40 80,-4"], puff=60, length=18, satin=30, width=2.3)
    for p in ("-120,-96 -40,-126 40,-120 100,-140", "-110,-54 -20,-84 80,-74 124,-90"):
        h.stem(p, h.threads(pad)[0][None], 3, 10)
