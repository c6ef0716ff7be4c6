"""They Think It Is You: a nest of gaping beaks seen from above, and one of them is a crocodile."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_tools import Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, gape, placed

CX, CY = 410, 690
CHICKS = ((168, 560, 92, -50, 0.9), (322, 462, 100, -14, 1.1), (508, 470, 92, 12, 0.86), (664, 566, 98, 38, 1.05), (690, 756, 88, 78, 0.9), (176, 786, 96, -96, 1.0), (300, 930, 88, -160, 0.9),
          (560, 916, 104, 142, 1.1), (344, 716, 112, -20, 1.0))


@card(id="n3b8ez", title="They Think It Is You", seed=45, palette="board_vermilion", light=(-0.4, -0.7))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.45, -0.6, 0.7, 1.0)], focus=(400, 690, 330))
    rng = s.rng
    with b.thing("branches", "place", depth=0.2) as t:
        for knots in ("380,700,-200,60 300,1000,-220,52 240,1260,-240,50", "460,680,-200,50 650,1000,-220,36 860,1180,-240,30", "420,640,-200,50 600,240,-220,30 700,-40,-240,22",
                      "380,640,-200,44 180,300,-220,26 60,-30,-240,16", "420,700,-200,40 700,620,-220,30 860,520,-240,20"):  # fmt: skip
            t.clay(Clay().limb(knots, per=6), "wood", "along", gain=0.42)
    with b.thing("nest", "prop", depth=0.4) as nest:
        nest.leave(ellipse(CX, CY, 372, 352))
        for _ in range(560):
            q, a = rng.uniform(0.78, 1.18), rng.uniform(0, math.tau)
            turn, bow = rng.uniform(0.16, 0.5), rng.normal(0, 0.09)
            curve = [(CX + 340 * (q + bow * (u - 0.5) * 2) * math.cos(a + turn * u), CY + 316 * (q + bow * (u - 0.5) * 2) * math.sin(a + turn * u)) for u in (0, 0.33, 0.66, 1)]
            nest.strokes([curve], 8.0, ends=(0.9, 0.7), black=True)
            x, y = curve[1]
            lit = max(0.12, 0.55 - 0.45 * ((x - CX) * 0.5 + (y - CY) * 0.6) / 340 * (1 if q > 0.95 else -1))
            nest.strokes([curve], 0.8 + 3.0 * lit * rng.random(), ends=(0.8, 0.4))
        nest.leave(ellipse(CX, CY, 262, 240))
    with b.thing("chicks", "subject", count=9, depth=0.6) as c:
        for x, y, size, turn, long in sorted(CHICKS, key=lambda q: q[2]):
            px, py = placed([(0, -1.0)], (x, y), size, turn)[0]
            skull = Clay().ball(px, py, -size * 0.5, size * 0.72, part="down").ball(*placed([(0, 0.3)], (x, y), size, turn)[0], -size * 0.8, size * 0.9, melt=20)
            for e in (-0.5, 0.5):
                ex, ey = placed([(e, -1.08)], (x, y), size, turn)[0]
                skull.ball(ex, ey, -2, size * 0.24, melt=6, part="eye")
            c.clay(skull, "down", "down", gain=0.5, parts={"eye": ("skin", "down")})
            for e in (-0.5, 0.5):
                c.strokes([placed([(e - 0.2, -1.06), (e, -0.98), (e + 0.2, -1.06)], (x, y), size, turn)], 3.4, black=True, ends=(0.3, 0.3))
            tuft = [placed([(q, -1.3), (q * 1.5, -1.7), (q * 2.2 + rng.normal(0, 0.1), -1.9 - 0.4 * rng.random())], (x, y), size, turn) for q in rng.uniform(-0.4, 0.4, 16)]
            c.strokes(tuft, 1.3)
            gape(c, (x, y), size, turn, long=long, light=0.75 + 0.0022 * size)
    with b.thing("young crocodile", "accent", depth=0.9) as k:
        x, y, size, turn = 512, 740, 128, 22
        snout = Clay().limb([(*placed([(0, q)], (x, y), size, turn)[0], -20 - 30 * (q < -1), size * r) for q, r in ((-2.1, 0.34), (-1.7, 0.5), (-1.1, 0.4))], melt=10)
        for e in (-0.36, 0.36):
            snout.ball(*placed([(e, -1.8)], (x, y), size, turn)[0], 30, size * 0.27, melt=8, part="eye")
        k.clay(snout, "hide", "across", gain=1.1, ambient=0.1)
        for e in (-0.36, 0.36):
            eye = placed([(e, -1.74)], (x, y), size, turn)[0]
            k.leave(ellipse(*eye, 21, 20))
            k.bare(ellipse(*eye, 18, 17), spot=0)
            k.strokes([[(eye[0], eye[1] - 17), (eye[0] - 1, eye[1] + 16)]], 8, black=True, ends=(0.3, 0.3))
        gape(k, (x, y), size, turn, long=1.32, teeth=True)
    s.relate("young crocodile", "hides in", "nest")
    s.relate("young crocodile", "hides in", "nest")
    s.describe("Gaping young mouths fill a nest, seen from straight above. Nine belong to chicks; in the middle a small crocodile gapes as the others do.")
    s.moods("greedy", "funny", "alarming", "trusting")
    s.themes("hunger", "family", "disguise", "expectation", "duty")
    s.says("feed me", "shareholders", "I have nothing with me", "odd one out, again", "mouths to feed", "lunch at the office", "adopted", "open wide", "choir practice", "who ordered for ten?", "cuckoo’s cousin", "he does as the others do", "a nest of wants", "more!", "mummy?", "big family", "the quiet one has teeth", "everybody wants something", "red alert", "ten sopranos", "I am not your mother", "blending in", "wishful thinking", "fitting in", "they all look at me", "dinner time", "spot the difference", "nobody told him", "all mouth", "a warm welcome", "press conference", "feeding frenzy", "the customers")  # fmt: skip
    s.about(place="a lone tree", time="night", light="light from where we are",
            composition="centred", view="from above", foreground="nothing between us and the beaks", unexplained="how the crocodile came into the nest")  # fmt: skip
