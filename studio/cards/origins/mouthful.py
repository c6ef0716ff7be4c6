"""Mouthful: a frog has something bright in its mouth; behind it a heron searches the marsh."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.birds import heron
from reverie_studio.sculpt.creatures import frog_head
from reverie_studio.sculpt.land import cloudy, engrave
from reverie_studio.sculpt.marks import grid
from reverie_studio.sculpt.plants import reeds
from reverie_studio.sculpt.small_eyes import ringed_eye

MX, MY = 250, 985  # the mouth


@card(id="59d5sc", title="Mouthful", seed=19, palette="board_iris", light=(0, 0.8))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.5, -0.6, 0.55, 0.9)], focus=(300, 900, 330))
    rng, (x, y) = s.rng, grid()
    with b.thing("stars", depth=0.05) as k:
        k.prick([(u, v, 0.6 + 1.2 * rng.random() ** 4) for u, v in rng.uniform((0, 0), (800, 470), (520, 2)) if math.hypot(u - 214, v - 150) > 62])
        k.strokes([[(214 + 52 * math.cos(q), 150 + 52 * math.sin(q)), (214 + 66 * math.cos(q), 150 + 66 * math.sin(q))] for q in np.arange(0, 6.28, 0.7)], 1.2, ends=(0.05, 0.05))
    with b.thing("marsh", "place", depth=0.1) as w:
        light = (0.16 + 0.42 * np.exp(-(((x - 560) / 260) ** 2) - ((y - 640) / 130) ** 2)) * (1 + 0.8 * cloudy(rng, 360, 12)) * (y > 480)
        engrave(w, np.clip(light, 0, 1), 0.02 * np.sin(x / 80), CUTS["wet"].but(near=2.6, far=8, gap=(2, 12)), where=(y > 476).astype(np.float32))
        for row, (base, tall, n) in enumerate(((484, 60, 190), (498, 90, 80))):
            blades = [[(u, base + rng.uniform(-4, 8)), (u + lean * 0.3, base - q * 0.6), (u + lean, base - q)] for u, q, lean in ((rng.uniform(-10, 810), rng.uniform(0.4, 1) * tall, rng.normal(4, 10)) for _ in range(n))]
            w.strokes(blades, 3.6, black=True)
            w.strokes(blades, [float(rng.uniform(0.5, 1.5)) for _ in blades], ends=(0.6, 0.05))
    with b.thing("heron", "witness", depth=0.4) as h:
        bird = heron().turned(at=(596, 772, 0), scale=0.98)
        for _ in range(70):
            u, v = rng.normal(600, 70), rng.uniform(774, 860)
            h.strokes([[(u - 30, v), (u, v + 2), (u + 30, v)]], rng.uniform(2, 5), black=True, ends=(0.1, 0.1))
        h.leave_clay(bird, grow=4)
        body = h.clay(bird, CUTS["down"].but(near=2.0), "along", parts={"beak": ("skin", "along"), "leg": ("skin", "across"), "neck": ("fur", "along"), "crest": ("fur", "along")}, gain=1.1)
        h.plumage(body, "wing", 34, 46, fan=12)
        ex, ey = 596 - 206 * 0.98, 772 - 340 * 0.98
        ringed_eye(h, ex, ey)
        h.strokes([[(bx + q * math.cos(a), 772 + 0.22 * q * math.sin(a)) for a in np.linspace(0, 6.28, 30)] for bx in (626, 590) for q in (24, 46)], 1.6)
    with b.thing("leaf", plane="front", lamps=[Lamp(MX, MY, 120, 1.7, 190)]) as g:
        leaf = "-20,700! 60,650 180,640 300,690 392,780 420,850! 330,830 220,800 90,800 -20,830!"
        g.leave(leaf, grow=4)
        g.form(leaf, how="skin", puff=30, guides=[[(-20, 770), (160, 720), (300, 760), (420, 850)], [(-20, 700), (120, 650), (320, 720), (420, 850)]], gain=0.8, fade=((200, 830), (230, 640)))
        g.strokes([[(-20, 764), (160, 716), (300, 758), (410, 840)]], 4, black=True)
        g.strokes([[(q, 716 + abs(q - 170) * 0.2), (q + 20, 690 + abs(q - 150) * 0.2), (q + 56, 664 + abs(q - 120) * 0.24)] for q in (20, 80, 140, 200, 250, 300)], 1.6, ends=(0.6, 0.1))
        g.strokes([[(-20, 702), (60, 652), (180, 642), (300, 692), (392, 782), (420, 850)]], 2.0)
    with b.thing("frog with a full mouth", "subject", depth=0.9, lamps=[Lamp(-0.3, -0.7, 0.6, 0.75), Lamp(MX, MY + 20, 200, 0.9, 130)]) as f:
        face = frog_head(gape=0.0, lids=1.0, look=(0.0, -0.1), inner=0.5).both(Clay().ball(78, 46, 8, 50, melt=22, part="throat")).limb("0,130,-60,120 0,230,-80,170", melt=30, part="head").both(Clay().limb("110,190,10,44 140,250,40,30 120,300,60,22", melt=16, part="head")).turned(at=(MX, MY - 52, 40), scale=1.42)
        f.leave_clay(face, grow=5)
        f.clay(face, CUTS["skin"].but(cross=None, near=2.0), (0.1, 1, 0.35), parts={"lid": ("skin", "along")}, gain=1.05, fade=((MX, MY + 70), (MX - 10, MY + 250)))
        eyes(f, face, light=0.9, glint=(0.2, -0.4), iris=0.7)
        for _ in range(90):
            u, v = rng.uniform(130, 370), rng.uniform(800, 930)
            f.strokes([[(u - 3, v), (u, v - 3), (u + 3, v)]], 2.0, black=True)
    with b.thing("light that leaks", "accent", spot=1.0, depth=0.95) as a:
        lip = [(MX - 128, MY - 18), (MX - 80, MY), (MX - 30, MY - 3), (MX, MY + 2), (MX + 40, MY - 3), (MX + 84, MY), (MX + 130, MY - 20)]
        a.strokes([lip], 16, black=True, ends=(0.3, 0.3))
        a.strokes([lip], 8.0, ends=(0.2, 0.2))
        for px, py in lip:
            q = math.atan2(py - MY + 50, px - MX)
            for _ in range(24):
                e, r0, r1 = q + rng.normal(0, 0.28), rng.uniform(6, 16), rng.uniform(26, 110)
                a.strokes([[(px + r0 * math.cos(e), py + r0 * math.sin(e)), (px + r1 * math.cos(e), py + r1 * math.sin(e))]], rng.uniform(1.0, 2.4), ends=(0.7, 0.03))
        a.glow(MX, MY, 230, 1.0, 0.9)
    with b.thing("reeds", plane="front") as r:
        reeds(r, rng, (*np.arange(480, 815, 13.0), *np.arange(-10, 90, 14.0)))
    s.describe("A frog hides under a leaf, light leaking from its mouth. Behind it a heron searches the marsh.")
    s.moods("guilty", "tense", "gleeful", "secretive")
    s.themes("secrets", "theft", "hiding", "light", "mischief")
    s.says("I didn’t do it", "off the record", "a secret wants out", "mmm-mm", "don’t laugh", "don’t speak with your mouth full", "cat’s got my tongue", "swallow!", "he’ll look here next", "star chef", "glowing review", "caught with a mouthful", "lips sealed", "bright idea", "nothing to see here", "say cheese", "too hot to swallow", "who took it?", "it burns a little", "night light", "one is missing", "hush", "bit off more than I could chew", "shining alibi", "the light gives you away", "under a leaf", "hold it in", "smile", "stolen goods", "guess what I have", "frog in my throat", "spit it out", "hide and seek", "the inspector", "midnight snack", "tell me everything", "cheeky", "swallowing a star", "about to burst", "a heron never forgets")  # fmt: skip
    s.relate("frog with a full mouth", "hides behind", "leaf")
    s.about(place="the marsh", time="night", light="from between the frog's lips", composition="split", view="near, low among the reeds", foreground="a leaf and black reeds", unexplained="what it took; a star is missing")
