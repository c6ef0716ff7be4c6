"""Lines: a spider lays the lines of an open palm, and one of them leaves the hand."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_tools import Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hands import hand
from reverie_studio.sculpt.marks import ellipse, placed

X, Y = 414, 822  # the spider


@card(id="p4w9dx", title="Lines", seed=30, palette="board_yolk", light=(-0.8, -0.4))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.7, -0.35, 0.72, 0.95)], focus=(380, 700, 330))
    rng = s.rng
    palm = hand("lie", wrist=170, stout=1.06).limb([(24, -20, 10, 17), (34, -48, 14, 14)], melt=14, part="palm").limb([(-26, -22, 12, 15), (-33, -55, 9, 12)], melt=12, part="palm")
    for line in ([(17, -108), (30, -104), (42, -106)], [(-4, -112), (8, -109), (20, -112)], [(-26, -106), (-14, -104), (-2, -106)], [(-46, -92), (-34, -90), (-24, -92)],
                 [(-30, -4), (0, 4), (26, -2)], [(-28, 4), (0, 11), (26, 6)], [(26, -146), (36, -144), (48, -146)], [(-2, -156), (9, -154), (20, -156)], [(-32, -146), (-20, -144), (-9, -146)]):  # fmt: skip
        palm.groove(line, 2.2)
    palm = palm.turned(at=(540, 1110, 0), scale=4.5, roll=-24, pitch=-3)
    with b.thing("old palm", "subject") as h:
        h.clay(palm, "skin", "across", near=1.9)
        for _ in range(60):  # the net of old skin
            x, y, a = rng.uniform(250, 760), rng.uniform(500, 1100), rng.normal(-0.45, 0.5)
            h.strokes([[(x, y), (x + 14 * math.cos(a), y + 14 * math.sin(a) - 2), (x + 30 * math.cos(a), y + 30 * math.sin(a))]], 1.3, black=True)
    with b.thing("sleeve of felt", "place", depth=0.7) as w:
        w.clay(Clay().limb("420,1230,60,74 520,1180,110,60 640,1120,60,66 830,1060,-20,80", per=5).limb("480,1320,60,90 640,1240,110,80 860,1160,40,90", melt=8), "cloth", "along", gain=0.5)
    with b.thing("lines of the hand", "accent", spot=1.0, depth=0.8) as n:
        life = [(540, 696), (495, 750), (484, 822), (513, 912), (567, 984), (592, 1056)]
        heart = [(288, 813), (351, 732), (414, 696), (468, 651), (477, 624)]
        head_ = [(542, 696), (495, 723), (446, 762), (X + 18, Y - 20)]
        away = [(X + 30, Y + 84), (462, 970), (430, 1056), (350, 1100), (230, 1086), (110, 1130), (-20, 1196)]
        for c in (life, heart, head_):
            n.strokes([c], 15, ends=(0.3, 0.3), black=True)
        n.strokes([life, heart, head_, away], [6.0, 6.0, 6.0, 3.6], ends=(0.8, 0.8), shake=0.6)
    with b.thing("spider", "witness", depth=1.0) as sp:
        for side in (-1, 1):
            for k, (a, r1, r2) in enumerate(((-62, 74, 150), (-26, 62, 132), (14, 58, 120), (52, 70, 160))):
                t = math.radians(a)
                leg = placed([(6 * side, -8 + 5 * k), (side * r1 * math.cos(t), r1 * math.sin(t) - 26), (side * r2 * math.cos(t * 1.15), r2 * math.sin(t * 1.15) + 4)], (X, Y), 1, 20)
                sp.strokes([leg], 12, ends=(0.9, 0.35), black=True, shake=0)
                sp.strokes([[(x - 2, y - 4) for x, y in leg]], 1.2, ends=(0.3, 0.1), shake=0)
        body = ellipse(X + 10, Y + 42, 42, 54, 40, 20), ellipse(X - 8, Y - 14, 27, 30, 30, 20)
        for shape in body:
            sp.leave(shape, grow=4)
        sp.form(body[0], how="fur", puff=40, gain=0.55, over=6, ambient=0)
        sp.form(body[1], how="down", puff=24, gain=0.5, ambient=0)
        sp.prick([(X - 22, Y - 34, 3.2), (X - 8, Y - 38, 3.2), (X - 29, Y - 26, 2), (X + 3, Y - 34, 2)])
    s.relate("spider", "paints", "lines of the hand")
    s.relate("spider", "paints", "lines of the hand")
    s.describe("A spider walks over an open old palm. From its body runs a golden thread that lies in the skin as the lines of the hand; one thread leaves the palm "
               "and goes off into the dark.")  # fmt: skip
    s.moods("quiet", "fateful", "ticklish", "patient")
    s.themes("fate", "hands", "making", "age", "paths")
    s.says("hold still", "it tickles", "ghostwriter", "so that was the plan", "lifeline", "read my palm", "small print", "written in the hand", "fate has eight legs", "work in progress", "who holds the thread?", "I never felt it", "fortune teller", "a long life, please", "not finished yet", "the weaver", "a thread too long", "where does it go?", "my grandmother’s hand", "the map of me", "signing here", "loose end", "handicraft", "drawing the line", "homemade destiny", "don’t close it", "one line got away", "patience", "trust", "a steady hand", "golden thread", "tenant of the palm", "mark my words", "it knows the way")  # fmt: skip
    s.about(place="a lap", time="night", light="raking light from the left",
            composition="diagonal", view="near, slightly from above", foreground="a felt sleeve", unexplained="one line leaves the hand and goes on into the dark")  # fmt: skip
