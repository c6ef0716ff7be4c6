"""Is It Real: a beaver bites a star to test it."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Array
from reverie_studio.finishes.scratchboard_faces import brows, eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.broken_rock import cut_star, facets
from reverie_studio.sculpt.gnawers import beaver_face, gripping, incisors
from reverie_studio.sculpt.marks import before, oval

X, Y, R = 352, 790, 222  # the star


@card(id="kneegd", title="Is It Real", seed=88, palette="board_yolk", light=(-0.7, 0.4))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(X, Y - 40, 560, 1.9, 520), Lamp(-0.4, -0.7, 0.5, 0.3)], ambient=0.02, focus=(400, 620, 360))
    rng = s.rng
    face = beaver_face().turned(at=(440, 460, 0), scale=2.15, yaw=-18, pitch=4, roll=4)
    lx, ly = face.curve("lip")[0]

    def near(x: Array, y: Array) -> Array:
        return np.asarray(np.exp(-((np.hypot(x - X, (y - Y - 90) * 0.86) / 400) ** 3)), np.float32)

    with b.thing("night sky", "place", depth=0.1) as n:
        for _ in range(46):
            x, y, k = rng.uniform(10, 790), rng.uniform(10, 620), rng.uniform(1, 2.4)
            n.prick([(x, y, k)])
            if k > 1.9:
                n.sparks((x, y), (4, 5), 6, length=(3, 9), width=1.2)
        gap = cut_star(128, 170, 84, -80)[0][1:]
        n.leave(gap, grow=8)
        for p, q in zip(gap, [*gap[1:], gap[0]], strict=True):
            n.prick([(p[0] + (q[0] - p[0]) * u + rng.normal(0, 0.8), p[1] + (q[1] - p[1]) * u + rng.normal(0, 0.8), rng.uniform(0.9, 2.0)) for u in np.linspace(0, 0.86, 6)])
    with b.thing("tail", depth=0.4) as t:
        t.form(oval(762, 940, 104, 310, 4), how="hide", puff=40, axis=100, ambient=0.3, fade=((770, 760), (740, 1080)))
        for d in np.arange(-14, 15) * 28.0:
            t.strokes([[(768 + d - 190, 610), (768 + d, 960), (768 + d + 190, 1310)], [(768 + d + 190, 610), (768 + d, 960), (768 + d - 190, 1310)]], 3, black=True)
    with b.thing("beaver", "subject", depth=0.7) as w:
        body = Clay().limb("440,700,-190,150 420,860,-170,220 400,1060,-150,250 390,1300,-140,260", per=6)
        w.leave_clay(body, grow=8)
        w.clay(body, "fur", "down", gain=0.3, near=2.6, tone=near)
        w.leave_clay(face, grow=5)
        w.clay(face, "fur", "along", ambient=0.1, parts={"nose": (CUTS["wet"].but(gain=1.2), "across"), "lid": ("skin", "along"), "muzzle": (CUTS["down"].but(gain=1.35), "along"), "ear": ("fur", "along")})
        nx, ny = face.curve("nose")[0]
        for d in (-1, 1):
            w.leave([(nx + 14 * d, ny + 12), (nx + 20 * d, ny - 6), (nx + 40 * d, ny - 10), (nx + 54 * d, ny), (nx + 44 * d, ny + 8), (nx + 30 * d, ny + 6)])
        eyes(w, face, light=0.9, glint=(-0.3, 0.3), iris=0.5)
        brows(w, face, count=46, length=34, width=(1.2, 2.4), lift=-0.1, grief=-1.0)
        for upper, fore in (("600,760,-150,100 650,900,-110,104 640,1010,-70,84", "636,1030,-40,74 668,940,0,66 630,850,20,52 560,762,20,44"),
                            ("130,770,-150,100 80,910,-110,104 96,1020,-70,84", "100,1040,-40,74 62,950,0,66 92,860,20,52 146,770,20,44")):  # fmt: skip
            before(w, Clay().limb(upper, per=6).limb(fore, melt=14, per=6), "fur", "along", grow=6, gain=0.66, tone=near)
    with b.thing("star", "accent", spot=1.0, depth=0.9, lamps=[]) as st:
        spots, faces = cut_star(X, Y, R, math.degrees(math.atan2(ly - 8 - Y, lx - X)))
        st.leave([spots[i] for i in range(1, 11)], grow=5)
        facets(st, spots, faces, gap=1.5, rough=0.2, near=2.2, dark=0.02)
        st.glow(X, Y - 60, 360, 0.6)
    with b.thing("teeth and claws", depth=0.95) as h:
        incisors(h, lx, ly + 6, 1.16, -3)
        gripping(h, 524, 744, 196, 1.1)
        gripping(h, 178, 752, -16, 1.1)
        for side in ("left", "right"):
            out = -1 if side == "left" else 1
            for x, y in face.curve(f"pad {side}"):
                h.strokes([[(x, y), (x + out * 90, y - 14 + 0.3 * (y - ly)), (x + out * rng.uniform(170, 230), y + 0.9 * (y - ly) + 24)]], 1.8, ends=(0.9, 0.05))
    s.describe("A beaver bites on the tip of a golden star. It holds the star in both paws and looks sideways under bushy brows. In the sky, dots mark an empty place of that shape.")
    s.moods("suspicious", "droll", "shrewd", "bright")
    s.themes("trust", "trade", "stars", "doubt", "value")
    s.says("customs", "counterfeit", "dentist", "jeweller", "appetite", "expertise", "bargain", "sceptic", "evidence", "nightcap", "brunch", "quality control", "fool’s gold", "bite me", "how much?", "not born yesterday", "reach for the stars, then check", "I’ve had better", "the proof is in the biting", "you call that fresh?", "five-star meal", "who is selling?", "no refunds", "hard as a promise", "chew on that", "celebrity lunch", "gold medal", "my grandmother did that with coins", "wishes, second-hand", "mind your fillings", "light snack", "it fell off a lorry", "put it back", "one is missing upstairs", "I was holding it for a friend", "the sheriff’s badge", "false teeth, real star", "tastes like Tuesday", "somebody will notice", "critics", "top of the tree", "don’t look at me like that")  # fmt: skip
    s.relate("beaver", "catches", "star")
    s.about(place="under the open sky", time="before morning", light="the star, upward into its face", composition="centred", view="near, face and paws", unexplained="whom it is looking at")
