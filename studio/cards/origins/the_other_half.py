"""The Other Half: a mouse scratches a cat out of the dark; half of it is done, and looks."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import cat_head
from reverie_studio.sculpt.first_light import (
    contour,
    dark_eye,
    ear_hollow,
    slit_eye,
    standing_mouse,
)
from reverie_studio.sculpt.marks import before, oval
from reverie_studio.sculpt.plants import grass


@card(id="atjsq2", title="The Other Half", seed=2, palette="board_verdigris", light=(-0.8, -0.4))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.5, -0.45, 0.75, 1.1)], ambient=0.02, focus=(300, 480, 380))

    def done(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        """1 where the cat is finished, 0 where it is still dark."""
        return np.clip((412 + 16 * np.sin(y / 37) + 9 * np.sin(y / 11) - x) / 46, 0, 1)

    cat = cat_head(lids=1.0).limb([(-12, 56, 56, 21), (12, 56, 56, 21)], melt=14, part="muzzle").turned(at=(400, 480, 0), scale=2.75)
    with b.thing("half a cat", "subject", depth=0.6) as c:
        chest = Clay().limb([(400, 760, -240, 190), (390, 980, -220, 250), (390, 1300, -220, 300)], per=6).limb([(300, 900, -100, 110), (270, 1080, -40, 84), (262, 1190, -10, 84)], melt=40, per=5)
        c.clay(chest, CUTS["fur"].but(stroke=(16, 46)), "down", gain=0.52, shade=0.4, tone=done)
        c.leave_clay(cat, grow=5)
        body = c.clay(cat, CUTS["fur"].but(stroke=(14, 40), near=2.3), "along", parts={"nose": ("wet", "across"), "lid": ("skin", "along"), "ear": ("fur", "along")}, tone=done, shade=0.5)
        ear_hollow(c, [(186, 66), (222, 128), (262, 200), (274, 238), (250, 276), (208, 306), (190, 300), (182, 236), (178, 150)], (232, 290))
        c.strokes([cat.curve("lip left")], 7, black=True)
        hairs = [[(x, y), (x - 150, y - 50 + 34 * i), (x - 290, y - 40 + 74 * i)] for i, (x, y) in enumerate(cat.curve("pad left"))]
        c.strokes(hairs, 8, ends=(0.9, 0.05), black=True)
        c.strokes(hairs, 2.6, ends=(0.9, 0.05))
    with b.thing("first lines of the other half", depth=0.7) as e:
        edge = [p for p in contour(body) if p[0] > 436 and p[1] < 662]
        e.strokes([edge], 3.4, ends=(0.3, 0.6))
        e.strokes([cat.curve("upper right"), cat.curve("lower right")[:6], cat.curve("lip right")[:3]], [4.0, 2.2, 2.6], ends=(0.3, 0.2))
    with b.thing("its eye", "accent", spot=1.0, depth=0.75) as e:
        slit_eye(e, cat, "left", (13, 7), 42)
    with b.thing("mouse with a straw", "subject", depth=0.9) as m:
        small = standing_mouse().turned(at=(616, 1168, 200), scale=1.04)
        before(m, small, CUTS["fur"].but(stroke=(8, 24)), "along", grow=6, ambient=0.13,
               parts={"paw": ("skin", "across"), "tail": ("skin", "across"), "nose": ("wet", "across"), "lid": ("skin", "along")})
        dark_eye(m, small, 13)
        ex, ey = small.curve("ear")[0]
        ear_hollow(m, oval(ex - 4, ey, 32, 37), (ex - 10, ey + 26), 26)
        (px, py), (nx, ny) = small.curve("paw")[0], small.curve("nose")[0]
        m.strokes([[(nx + 16, ny + 8), (nx - 30, ny - 4 + 14 * k), (nx - 70, ny - 10 + 30 * k)] for k in range(3)], 1.4, ends=(0.8, 0.05))
        tip = edge[-1]
        straw = [tip, ((tip[0] + px) / 2 - 6, (tip[1] + py) / 2), (px, py), (px - 0.22 * (tip[0] - px) - 4, py + 74)]
        m.strokes([straw], 10, ends=(0.4, 1), black=True)
        m.strokes([straw], 5.0, ends=(0.3, 1))
        for width, black in ((9.0, True), (5.0, False)):
            m.strokes([[(px + 12, py - 12 + 10 * k), (px - 2, py - 15 + 10 * k), (px - 9, py - 10 + 10 * k)] for k in range(3)], width, ends=(0.8, 0.7), black=black)
        m.sparks(tip, (9, 26), 20, length=(4, 15), width=1.5)
    with b.thing("grass", "place", plane="front", depth=0.95) as g:
        grass(g, 420, tall=(14, 52), lit=0.55)
    s.relate("mouse with a straw", "paints", "half a cat")
    s.describe("A mouse scratches a large cat out of the dark. The left half is finished and looks at the mouse with a green eye; of the right half there is an outline.")
    s.moods("daring", "funny", "ominous", "curious")
    s.themes("making", "fear", "fate", "art", "curiosity")
    s.says("commission", "hubris", "deadline", "whoops", "creator", "sketch", "portrait", "enough", "marriage", "eraser", "hungry", "genius", "my better half", "leave it there", "don’t give it a mouth", "the truth is only half of it", "it was dark and I was bored", "who draws the line?", "face your fears", "stop while you’re ahead", "finish what you start", "should I do the claws?", "half the danger", "it looks like my mother-in-law", "every artist makes his critic", "winking at me", "a job half done", "the model is getting impatient", "so that you know what ate you", "know your enemy", "it has kind eyes, so far", "cat’s cradle", "one line too many", "nobody told him what cats are for", "I wanted a friend", "drawn to you", "paid in full", "the last thing I made", "I can outrun half of it", "self-portrait, as a cat", "the pupil exceeds the master", "homework")  # fmt: skip
    s.about(place="a meadow", time="night", light="from the upper left", composition="split", view="from below", foreground="grass", unexplained="why the mouse goes on")
