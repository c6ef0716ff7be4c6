"""Jellyfish as big as tents drift inland over a plain at dusk; where a thread has passed stand flowers."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_beasts import beast
from reverie_studio.finishes.embroidery_forms import Body
from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card

BELLS = (("#4a2f66", "#8a5a9a", "#d08aa8", "#ffb99a", "#fff0c8"), ("#3f3070", "#7a62a8", "#b592c8", "#f0c4c4", "#fff2dc"))
SEAM = 792


def glow(body: Body, dark: float, bright: float, most: float = 1.0) -> None:
    """Light shines through from below: tone runs from one height to another."""
    rows = np.arange(body.top, body.top + body.mask.shape[0], dtype=np.float32)[:, None]
    t = np.clip((rows - dark) / (bright - dark), 0, 1) * most
    body.tone = np.asarray(np.broadcast_to(t, body.mask.shape) * (0.75 + 0.25 * body.normal[..., 2]), np.float32)


def jelly(h: Hoop, x: float, y: float, r: float, tone: tuple[str, ...], rng: np.random.Generator, foot: float) -> None:
    """A bell of radial gores with a lit rim, frilled arms, and threads that trail to the ground."""
    for k in range(int(9 + r / 26)):  # threads behind
        t = rng.uniform(-0.85, 0.85)
        end = (x + t * r * 1.1 - r * 0.5, foot + rng.uniform(-18, 26))
        p = [(x + t * r * 0.8, y + r * 0.1), (x + t * r - r * 0.1, y + (foot - y) * 0.35), (x + t * r * 0.8 - r * 0.35, y + (foot - y) * 0.7), end]
        p[1], p[2] = (p[1][0], p[1][1] + rng.uniform(-0.1, 0.1) * (foot - y)), (p[2][0], p[2][1] + rng.uniform(-0.1, 0.1) * (foot - y))
        h.loose(p, tone[2 + k % 3], 1.2 + r / 150)
        h.knots([(p[1][0], p[1][1], 1.6 + r / 90), (p[2][0], p[2][1], 1.4 + r / 110)], tone[3:])
    for k in range(5):  # frilled arms
        t = (k - 2) / 2.4
        n = r * (1.5 - 0.3 * abs(t))
        body = h.tube([(x + t * r * 0.4, y, r * 0.1), (x + t * r * 0.5 - r * 0.08, y + n * 0.35, r * 0.13), (x + t * r * 0.42 + r * 0.06, y + n * 0.65, r * 0.08), (x + t * r * 0.36 - r * 0.1, y + n, 1)], tone[1:], "across", angle=58, satin=60)
        glow(body, y + r * 1.5, y)
    h.blob([(x + math.cos(a) * r, y + math.sin(a) * r * (0.92 if math.sin(a) < 0 else 0.2)) for a in np.linspace(0, 6.28, 40)[:-1]], tone[:3], "cloth", grain=[[(x, y - r * 0.9), (x - r * 0.8, y - r * 0.3), (x - r, y)], [(x, y - r * 0.9), (x, y + r * 0.1)], [(x, y - r * 0.9), (x + r * 0.8, y - r * 0.3), (x + r, y)]], puff=r * 0.8, length=24, angle=0)
    for k in range(9):  # gores
        t = (k - 4) / 4.6
        w = r * 0.1 * math.cos(t * 1.2) + 2
        body = h.tube([(x + t * r * 0.12, y - r * 0.86, 1.5), (x + t * r * 0.7, y - r * 0.56, w), (x + t * r * 0.98, y - r * 0.02, w * 0.95), (x + t * r * 1.0, y + r * 0.12 * math.cos(t * 1.4), 2)], tone if k % 2 else tone[1:], "silk", angle=80, flat=0.7)
        glow(body, y - r * 1.02, y + r * 0.1, 0.82)
    h.tube([(x - r * 0.98, y - r * 0.02, r * 0.03), (x - r * 0.5, y + r * 0.13, r * 0.055), (x, y + r * 0.18, r * 0.06), (x + r * 0.5, y + r * 0.13, r * 0.055), (x + r * 0.98, y - r * 0.02, r * 0.03)], tone[3:], "across", angle=70)
    h.knots([(x + t * r * 0.98, y + r * 0.2 * math.cos(t * 1.45) + r * 0.03, 1.5 + r / 60) for t in np.linspace(-0.94, 0.94, int(8 + r / 12))], tone[3:])


def cow(h: Hoop, x: float, y: float, k: float, flip: bool, coat: tuple[str, ...]) -> None:
    with h.at(x, y, k, flip=flip):
        h.shade("-150,4 0,-8 160,4 120,22 -110,24", 0.6, 10)
        beast(h, "cow", coat, lie=True, horns=("#8a7a70", "#f2dfe0"), bow=6)


@card(id="l0wt1d", title="Low Tide, High Up", seed=81, palette="foxglove", light=(0.1, 0.75))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#3f2f62"), (300, "#6d4a86"), (560, "#b66a8c"), (700, "#f0a07e"), (SEAM, "#ffd9a0")], dusk=0.12)
    rng = np.random.default_rng(81)
    h.lamp(470, SEAM, 420, "#ffe2b0", 0.5, z=60)
    ground = f"-20,{SEAM + 4}! 200,{SEAM - 4} 470,{SEAM + 3} 820,{SEAM - 3}! 820,1220! -20,1220!"
    h.patch(ground, [(SEAM, "#c98a6a"), (900, "#8a5f6a"), (1200, "#4a3458")], lift=3, tilt=0.02)
    h.whip(f"-10,{SEAM + 1} 200,{SEAM - 5} 470,{SEAM + 2} 810,{SEAM - 3}", "#ffe8bc", 2.4, 12, 16)
    with h.thing("low sun"):
        for k in range(23):
            a = math.pi + (k + 0.5) / 23 * math.pi
            h.run([(470 + math.cos(a) * 46, SEAM - 8 + math.sin(a) * 40), (470 + math.cos(a) * (110 + 46 * (k % 2)), SEAM - 8 + math.sin(a) * (96 + 40 * (k % 2)))], ("#fff2c8", "#ffe0a0", "#ffc888")[k % 3], 2, 9, 6)
        h.blob([(470 + math.cos(a) * 40, SEAM - 6 + math.sin(a) * 34) for a in np.linspace(math.pi, 2 * math.pi, 20)], ("#ffd070", "#ffe9a8", "#fffbe0"), "silk", grain=[[(430, SEAM - 8), (510, SEAM - 8)]], puff=6)
    far = ((640, 590, 52, 1, 830), (742, 660, 30, 0, 806), (560, 690, 24, 1, 806), (380, 700, 17, 0, 800), (690, 730, 15, 1, 798))
    with h.thing("far jellyfish", "prop", count=5):
        for x, y, r, k, foot in reversed(far):
            jelly(h, x, y, r, BELLS[k], rng, foot)
    with h.thing("lines of flowers", "prop"):
        for row in ((60, 1080, 420, 980), (250, 1160, 700, 1090), (420, 930, 700, 880), (500, 850, 640, 832)):
            for t in np.linspace(0, 1, 22):
                x, y = row[0] + (row[2] - row[0]) * t + rng.normal(0, 4), row[1] + (row[3] - row[1]) * t + rng.normal(0, 3)
                k = 0.25 + (y - SEAM) / 330
                h.straight([(x, y, x + 3 * k, y - 20 * k)], "#7fae5c", 2.0)
                h.knots([(x + 3 * k, y - 22 * k, 3.6 * k + 1)], ("#9fd16a", "#ffe0c8", "#ff9a9a", "#fff6d8")[int(rng.integers(4))])
    with h.thing("cattle", "witness", count=4):
        for x, y, k, flip in ((520, 946, 0.9, False), (664, 992, 1.15, True), (560, 1046, 1.3, False), (640, 886, 0.6, True)):
            cow(h, x, y, k * 0.3, flip, (("#1c1220", "#32202e", "#54343e", "#b8765c"), ("#241620", "#44282e", "#6d4444", "#d89a70"))[int(flip)])
    with h.thing("great jellyfish", "subject", lift=14) as great:
        jelly(h, 262, 300, 216, BELLS[0], rng, 1060)
    with h.thing("near thread", plane="front"):
        h.couch("770,-20 742,260 776,520 736,800 764,1020 730,1220", "#3a2749", "#8d64a0", 13, 24)
        h.knots([(742, 260, 13), (772, 540, 11), (738, 790, 14), (760, 1010, 10)], ("#4a2f66", "#6d4a86"))
    s.describe("Huge jellyfish float over a plain at sunset. Their threads trail over the ground, and flowers stand in lines where they passed. Four cows have lain down.")
    s.moods("calm", "strange", "grand")
    s.themes("drifting", "evening", "what passes over us")
    s.says("floating tents", "high water", "they forgive the dry")
    s.about(time="dusk", light="sun below the seam, through the bells", composition="left", view="far", foreground="a near thread", unexplained="what they follow")
