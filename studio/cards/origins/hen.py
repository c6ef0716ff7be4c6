"""Hen: she sits in a tall fire and broods; the lynxes come no nearer."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import lynx_back
from reverie_studio.sculpt.birds import hen
from reverie_studio.sculpt.land import blaze
from reverie_studio.sculpt.marks import feathered, oval, ruff


@card(id="kqx9vk", title="Hen", seed=10, palette="board_ember", light=(0, 0.8))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.5, -0.35, 0.75, 1.0), Lamp(420, 900, 160, 0.8, 260)], ambient=0.03, focus=(360, 560, 300))
    rng = s.rng
    with b.thing("first wood") as wood:
        for x, r, top in ((60, 26, -20), (724, 34, -20), (640, 13, -20), (150, 12, -20)):
            side = -1 if x > 400 else 1
            wood.comb([[(x + side * r, -20), (x + side * r * 0.8, 300), (x + side * r * 1.2, 760)], [(x + side * r * 0.2, -20), (x, 300), (x + side * r * 0.3, 760)]], int(r * 5), length=(0.04, 0.16), start=(0, 0.9), stray=1.5, width=(0.5, 1.6))
    with b.thing("fire", "place", spot=1.0) as f:
        blaze(f, 396, 870, 330, 1040, 900, (0.9, 3.2), tongues=13)
        f.sparks((400, 420), (300, 470), 90, length=(4, 16), sweep=(215, 325))
    with b.thing("hen", "subject", depth=0.8) as h:
        bird = hen(lids=0.5).turned(at=(392, 656, 0), scale=1.4, yaw=12)
        h.leave_clay(bird, grow=8)
        body = h.clay(bird, "down", "along", parts={"comb": ("skin", "along"), "beak": ("skin", "along"), "lid": (CUTS["skin"].but(gain=0.7), "along"), "head": ("down", "along")})
        feathered(h, body, 22, 42, 13, (1, 0.35), gain=1.2, keep=("body", "neck", "tail", "wing"), least=0.12)
        feathered(h, body, 36, 82, 18, (1, -0.02), gain=1.25, keep=("wing",), least=0.2)
        eyes(h, bird, light=0.9, sides=("near",), glint=(-0.3, -0.4), iris=0.5)
    with b.thing("front flames", spot=1.0) as f:
        blaze(f, 396, 880, 300, 150, 260, (1.0, 3.2), tongues=15)
    with b.thing("ears under her wing", "accent") as k:
        k.leave("408,846! 410,806 414,764 420,722! 446,774 470,784 494,774 520,722! 526,764 530,806 532,846! 500,858 440,858", grow=2)
        for x in (420, 520):
            k.strokes([[(x, 728), (x + q * 0.5, 708), (x + q * 1.4, 690)] for q in (-4, -1, 2, 5)], 1.8, ends=(0.8, 0.1))
        ruff(k, [(409, 844), (411, 800), (415, 764), (421, 726)], 1, (6, 13), 3.0, (0.6, 1.3))
        ruff(k, [(422, 728), (446, 776), (470, 786), (494, 776), (518, 728)], 1, (6, 12), 3.0, (0.6, 1.3))
        ruff(k, [(519, 726), (526, 764), (530, 804), (532, 844)], 1, (6, 13), 3.0, (0.6, 1.3))
        for x in (449, 489):
            k.bare(oval(x, 812, 11, 8, 8 if x < 470 else -8), spot=0)
            k.leave(oval(x - 2, 812, 3.5, 7))
    with b.thing("ground") as g:
        for _ in range(380):
            x, y = rng.uniform(0, 800), 900 + 200 * rng.random() ** 1.5
            lit = 1.4 * math.exp(-math.hypot((x - 410) / 260, (y - 925) / 60))
            if rng.random() < lit:
                q = rng.uniform(8, 34)
                g.strokes([[(x - q, y), (x, y + rng.normal(0, 1)), (x + q, y)]], 0.6 + 1.3 * min(1.0, lit))
    with b.thing("two lynxes", "witness", plane="front", count=2, lamps=[Lamp(400, 800, 230, 3.4, 320)]) as lynx:
        for x, y, k, turn, roll in ((164, 1046, 1.12, 24, 8), (640, 1080, 0.9, -30, -7)):
            cat = lynx_back(turn).turned(at=(x, y, 130), scale=k, roll=roll)
            lynx.leave_clay(cat, grow=5)
            lynx.clay(cat, CUTS["fur"].but(stroke=(12, 34), over=14, wild=20), "along", parts={"ear": (CUTS["fur"].but(over=6), "along")})
            for tip in cat.curve("ears"):
                lynx.strokes([[(tip[0], tip[1] + 8), (tip[0] + q * 0.6, tip[1] - 24), (tip[0] + q * 1.8, tip[1] - 48 - abs(q))] for q in (-7, -4, -1, 2, 5, 8)], 1.9, ends=(0.8, 0.05))
    s.describe("A hen sits calmly in a tall fire and broods. From under her wing looks something with tufted ears. Two lynxes watch from the dark.")
    s.moods("defiant", "droll", "warm", "uncanny")
    s.themes("motherhood", "fire", "patience", "foundlings", "courage")
    s.says("she’s not even hot", "central heating", "leave her be", "well done", "mother hen", "whose is that?", "sitting tight", "out of the frying pan", "adoption papers", "come and get him", "hot seat", "broody", "a mother’s stare", "not your kitten now", "warm welcome", "the babysitter", "roast chicken, any minute", "nobody moves her", "under my wing", "keep the home fires burning", "phoenix, on a weekday", "custody", "she knows what she is doing", "stubborn", "fireproof", "one of these is not a chick", "waiting for it to hatch", "the family is complicated", "playing with fire", "he likes it there", "they’d only have to ask", "big cats, bigger hen", "dinner is being difficult", "love, at high temperature")  # fmt: skip
    s.relate("hen", "guards", "ears under her wing")
    s.relate("two lynxes", "waits for", "ears under her wing")
    s.about(place="the first wood", time="night", light="the fire alone", composition="centred", view="eye level, over two backs", foreground="two lynxes seen from behind", unexplained="why she does not burn")
