"""Wet: the world's first tear, and an old man who does not know what it is for."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.scratchboard_faces import brows, eyes
from reverie_studio.finishes.scratchboard_tools import Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hands import hand
from reverie_studio.sculpt.heads import head

X, Y = 222, 482  # the drop


def drop(x: float, y: float, r: float) -> str:
    return (f"{x},{y - 2 * r}! {x + 0.55 * r},{y - 0.8 * r} {x + r},{y + 0.2 * r} {x + 0.6 * r},{y + r} {x},{y + 1.15 * r} "
            f"{x - 0.6 * r},{y + r} {x - r},{y + 0.2 * r} {x - 0.55 * r},{y - 0.8 * r}")  # fmt: skip


@card(id="w3t8dr", title="Wet", seed=8, palette="board_tide", light=(-0.8, 0.3))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(X + 10, Y + 60, 450, 1.9, 420)], focus=(360, 440, 300))
    face = head(age=0.95, lids=0.8, inner=0.9, brow=0.7, mouth=0.28, smile=-0.5, cross=0.6, look=(0, 0.45), nose=1.12, jaw=0.92)
    face = face.turned(at=(540, 420, 0), scale=3.5, yaw=-32, pitch=-4, roll=-3)
    with b.thing("old bald man", "subject", depth=0.8) as man:
        body = man.clay(face, "skin", run=(0.1, 1, 0.35))
        eyes(man, face, light=0.9, glint=(-0.4, 0.2))
        brows(man, face, count=50, length=40, lift=0.1, grief=0.9)
        cheek = face.curve("lower right")[2]
        man.strokes([[cheek, (cheek[0] + 7, cheek[1] + 40), (cheek[0] + 9, cheek[1] + 84)]], 2.6, ends=(0.5, 0.6))
        chin = body.part["chin"] * body.tone
        rows, columns = np.nonzero((chin + body.part["jaw"] * body.tone > 0.1) & (man.rng.random(chin.shape) < 0.0012))
        man.strokes([[(x, y), (x + 1.5, y + 5)] for x, y in zip((columns + body.left) / 2, (rows + body.top) / 2, strict=True)], 1.7, black=True, ends=(1, 0.3))
        man.leave(drop(cheek[0] + 9, cheek[1] + 104, 14))
        man.bare(drop(cheek[0] + 9, cheek[1] + 104, 10.5))
    with b.thing("felt wrap", depth=0.85) as wrap:
        for knots in ("250,1300,60,110 400,1075,110,62 560,1035,120,54 700,1010,40,56 830,960,-60,60", "330,1330,100,110 520,1190,110,84 760,1140,20,90 900,1130,-40,90"):
            wrap.clay(Clay().limb(knots, per=5), "cloth", "along", gain=0.45, turn=8)
    with b.thing("shine of the drop", spot=1.0) as shine:
        shine.sparks((X, Y), (44, 60), 60, length=(5, 34), width=1.2)
    with b.thing("raised finger", "accent", depth=0.9) as h:
        h.clay(hand("lift", wrist=150).turned(at=(108, 1000, 150), scale=2.5, yaw=58, roll=2), "skin", "across", ambient=0.06, shade=0.55)
    with b.thing("drop", "accent", spot=1.0, depth=1.0) as d:
        d.bare(drop(X, Y, 26))
        d.leave(f"{X - 15},{Y + 6}! {X - 4},{Y - 1} {X + 8},{Y + 4} {X + 14},{Y - 3}! {X + 13},{Y + 13}! {X + 8},{Y + 8} {X - 4},{Y + 13}")
        d.prick([(X - 8, Y - 12, 3.0), (X - 9, Y + 5, 1.0)], spot=0)
    s.relate("old bald man", "catches", "drop")
    s.describe("An old bald man looks cross-eyed at his raised fingertip. A drop of water stands on it, with a tiny fish inside. A tear runs down his cheek.")
    s.moods("grief", "wonder", "tender", "puzzled")
    s.themes("first times", "crying", "old age", "discovery")
    s.says("you are leaking", "a prototype", "now I know what it was for", "salt", "the smallest sea", "cross-eyed", "first rain", "where did you come from?", "exhibit A", "it swims", "under the magnifying glass", "late feelings", "plumber wanted", "everything in a drop", "do not blink", "homesick fish", "water works", "do not cry over it", "a fish out of water", "look what I made", "allergic to the dark", "my own rain", "the first of many", "small aquarium", "salt water", "it came out of me", "tears of a clown", "finger bowl", "weather in the face", "a message in a drop", "discovery of the sea")  # fmt: skip
    s.about(place="a dark shore", time="night", light="light from a drop of water", composition="right", view="near", unexplained="a small fish swims in the drop")
