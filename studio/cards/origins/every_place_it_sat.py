"""Every Place It Sat: a dog at the end of a spit of sand waits for the sea."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_tools import Board, Clay, Lamp
from reverie_studio.scene import Scene, card


@card(id="n3hk7y", title="Every Place It Sat", seed=78, palette="board_iris", light=(-0.8, -0.3))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.7, -0.5, 0.4, 0.9)], ambient=0.0, focus=(330, 460, 330))
    rng = s.rng
    with b.thing("line of light", "accent", spot=1.0) as n:
        n.comb([[(-20, 250), (400, 246), (820, 250)], [(-20, 258), (400, 260), (820, 258)]], 160, stray=1, width=(0.8, 2.4), length=(0.03, 0.2), start=(0, 0.95), skip=lambda x, y: min(0.9, abs(x - 330) / 420))
        n.strokes([[(60, 253), (330, 252), (640, 253)]], 4.5, ends=(0.02, 0.02))
    spit = "300,560! 360,548 470,566 560,620 600,700 560,790 500,880 520,990 620,1090 780,1180 840,1240! 200,1240! 150,1120 170,1000 250,890 330,800 350,720 300,660 230,610 220,576"
    with b.thing("spit of sand", "place") as sand:
        sand.form(spit, how="ground", puff=26, axis=2, ambient=0.32, tone=lambda x, y: np.asarray(0.5 + np.clip((y - 540) / 1000, 0, 0.5), np.float32))
        seats = ((500, 700, 0.46), (424, 790, 0.58), (430, 906, 0.76), (300, 1012, 0.98), (470, 1150, 1.25))
        for (x, y, k), (nx, ny, _) in zip(seats, [*seats[1:], (640, 1290, 1.6)], strict=True):
            seat = [(x + k * 52 * math.cos(a / 4), y + k * 24 * math.sin(a / 4)) for a in range(26)]
            sand.leave(seat)
            sand.strokes([[(p, q - 3 * k) for p, q in seat[2:11]]], 2.4 * k, ends=(0.1, 0.1))
            sand.strokes([[(x + 44 * k, y), (x + 70 * k, y + 12 * k), (x + 96 * k, y + 2 * k), (x + 104 * k, y - 12 * k)]], 8 * k, black=True, ends=(1, 0.1))
            for i in range(4):
                f = 0.36 + 0.14 * i
                px, py, q = x + (nx - x) * f + k * (15 if i % 2 else -15), y + (ny - y) * f, k * (0.8 + 0.25 * f)
                sand.leave([(px + q * 7 * math.cos(a / 3), py + q * 4.5 * math.sin(a / 3)) for a in range(19)])
                sand.strokes([[(px + q * d, py - q * (7 - abs(d) * 0.3)), (px + q * d * 1.1, py - q * (10 - abs(d) * 0.3))] for d in (-7, -2.4, 2.4, 7)], 3.6 * q, ends=(1, 1), black=True)
    with b.thing("dog", "subject", depth=0.8) as d:
        dog = Clay().limb([(0, -26, 0, 78), (0, -90, 6, 68), (-4, -158, 10, 54), (-10, -196, 8, 40)], part="trunk", per=6)
        dog.both(Clay().limb([(56, -40, 20, 50), (76, -6, 34, 30)], melt=14, part="haunch"))
        dog.limb([(-10, -190, 8, 34), (-18, -226, 6, 31), (-24, -254, 0, 34)], melt=16, part="neck", per=4)
        dog.limb([(-50, -278, 0, 36), (-14, -284, 0, 42)], melt=14, part="head", per=4).limb([(-66, -268, -10, 24), (-104, -254, -30, 16)], melt=12, part="head", per=4)
        dog.limb([(-58, -316, 0, 17), (-72, -350, 4, 14), (-84, -376, 6, 3)], melt=6, part="ear", press=(0, 0, 1.6), per=4)
        dog.limb([(14, -316, 0, 18), (42, -330, 10, 16), (66, -300, 16, 10), (70, -284, 18, 3)], melt=6, part="ear", press=(0, 0, 1.6), per=4)
        dog.limb([(20, 10, 50, 17), (80, 32, 60, 14), (136, 20, 60, 11), (170, -10, 60, 4)], melt=8, part="tail", per=5)
        d.leave("250,630! 350,612 470,618 530,646 430,670 320,664")
        d.clay(dog.turned(at=(366, 606, 0), scale=1.05), "fur", "along", gain=0.9, ambient=0.04)
    with b.thing("prints out of the dark", "prop") as p:
        for x, y, k in ((150, 330, 0.4), (176, 372, 0.5), (160, 420, 0.6), (196, 470, 0.72), (186, 530, 0.84)):
            foot = f"{x},{y} {x + 12 * k},{y - 26 * k} {x + 8 * k},{y - 44 * k} {x - 8 * k},{y - 46 * k} {x - 14 * k},{y - 24 * k} {x - 8 * k},{y - 6 * k}"
            p.form(foot, how="wet", puff=2, axis=0, ambient=0.7)
            p.prick([(x + k * (q - 12), y - k * (54 + 3 * math.sin(q / 6)), 3.4 * k) for q in (0, 6, 12, 18, 23)])
    s.describe("A dog sits at the end of a spit of sand. It looks out into the dark where a thin violet line lies; behind it are the prints of every place it sat, and bare footprints come out of the black.")
    s.moods("faithful", "lonely", "patient", "hopeful")
    s.themes("waiting", "loyalty", "return", "the sea", "hope")
    s.relate("dog", "waits for", "sea")
    s.about(place="a spit of sand", time="before morning", light="from the left; a thin line on the horizon", composition="high", view="far, along the sand", unexplained="bare footprints come out of the dark")
    s.says(
        "good dog", "early adopter", "he would know me", "sit. stay.", "any minute now", "the tide is late", "every place it sat", "how far is for ever?",
        "waiting for the sea", "a little closer each night", "I'm here", "loyal", "the long wait", "as far as one can go", "the end of the road",
        "who's a good boy?", "he never turned round", "somebody came ashore", "first in the queue", "land's end", "it smelled of salt once",
        "where is everybody?", "hope in instalments", "the last one to leave", "beach with a view", "almost morning", "he promised to come back",
        "the lighthouse keeper", "patience", "traces", "tomorrow, perhaps", "best friend", "listening for waves", "the line has moved",
    )  # fmt: skip
