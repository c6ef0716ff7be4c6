"""Falling Up: a tree tears loose and falls into the sky; a fox holds on to the last root."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.lot_c import hanging_fox


@card(id="p7wq2a", title="Falling Up", seed=64, palette="board_moss", light=(-0.3, 0.9))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.45, 0.7, 0.55, 0.95)], ambient=0.0, focus=(440, 560, 380))
    rng = s.rng
    with b.thing("tree", "prop", depth=0.5) as t:
        trunk = Clay().limb("120,-80,-40,110 190,60,-20,120 250,190,0,160 300,290,20,190", melt=10, part="trunk", per=6)
        for _ in range(16):
            trunk.ball(280 + rng.uniform(-170, 170), 340 + rng.normal(0, 56), 80 + rng.normal(0, 40), rng.uniform(40, 84), melt=22, part="clod")
        t.clay(trunk, "wood", "along", gain=0.9, parts={"clod": (CUTS["stone"].but(gain=1.0), (0.3, 1, 0.4))})
        for _ in range(64):
            x = rng.uniform(90, 430)
            long, sway = rng.uniform(60, 260), rng.normal(10, 50)
            y = 400 + rng.uniform(-60, 30) - 0.002 * (x - 300) ** 2
            root = [(x, y), (x + sway * 0.2 + rng.normal(0, 14), y + long * 0.4), (x + sway * 0.7 - rng.normal(0, 18), y + long * 0.75), (x + sway, y + long)]
            t.strokes([root], rng.uniform(5, 12), ends=(1, 0.1), black=True)
            t.strokes([root], rng.uniform(1.2, 4.5), ends=(1, 0.05))
        t.clay(Clay().limb("400,380,80,30 470,450,90,20 440,540,96,15 490,600,100,11 494,640,100,8", per=6), "wood", "along")
    with b.thing("hole", "accent", spot=1.0) as h:
        ring = [(240 + 270 * math.cos(k / 8) * (1 + 0.05 * math.sin(k * 1.7)), 1110 + 52 * math.sin(k / 8) * (1 + 0.1 * math.sin(k * 2.3))) for k in range(51)]
        h.comb([[(240 + q * 290 * math.cos(k / 8), 1114 + q * 66 * math.sin(k / 8)) for q in (1.02, 1.25, 1.5)] for k in range(-4, 30)], 420, stray=4, width=(0.8, 2.2), length=(0.1, 0.5), start=(0, 0.4), spot=0)
        h.leave(ring, grow=6)
        h.form(ring, how="wet", puff=20, axis=90, ambient=0.9)
        h.comb([[(x, 1100 - 0.0004 * (x - 250) ** 2), (250 + (x - 250) * 1.15, 1000), (250 + (x - 250) * 1.25, 860)] for x in range(-20, 540, 40)], 90, stray=3, width=(0.6, 1.6), length=(0.1, 0.5), start=(0, 0.2))
        h.prick([(250 + rng.normal(0, 170), 1150 - rng.exponential(260), rng.uniform(1, 4)) for _ in range(70)], spot=0)
    with b.thing("fox", "subject", depth=0.8, lamps=[Lamp(-0.5, 0.25, 0.8, 0.9)]) as f:
        fox = hanging_fox().turned(at=(488, 560, 100), scale=1.02, roll=-6)
        f.clay(fox, CUTS["fur"].but(over=9), "along", shade=0.2, parts={"nose": ("wet", "across"), "lid": ("skin", "along")})
        eyes(f, fox, light=0.8, sides=("near",), glint=(-0.3, 0.3))
    s.describe("A tree falls upward out of the ground. A fox hangs by its teeth on the last root with its legs spread; crumbs of earth rise, and below them the hole shines green.")
    s.moods("desperate", "stubborn", "wild", "comic")
    s.themes("letting go", "loyalty", "falling", "roots", "loss")
    s.relate("fox", "hangs from", "tree")
    s.about(place="the first wood", time="night", light="from the hole, below left", composition="diagonal", view="from below, under the roots", unexplained="whether it saves the tree or goes along")
    s.says(
        "let go!", "upward mobility", "I can't hold you", "hang in there", "uprooted", "you're not leaving without me", "take-off", "tooth and nail",
        "my roots", "the sky has gravity too", "don't look down", "stubborn as a fox", "anchor", "bite off more than you can chew",
        "it was my favourite tree", "up, up and away", "family tree", "where do you think you're going?", "heavier than it looks", "last chance",
        "a tug of war with heaven", "passenger or anchor?", "goodbye, ground", "moving out", "keep your feet on the ground", "I'll come with you",
        "pulled up", "the one who holds on", "gone with the wind", "the hole it leaves", "flying lesson", "who will let go first?", "the first departure",
        "free ride",
    )  # fmt: skip
