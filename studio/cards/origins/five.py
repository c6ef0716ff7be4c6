"""Five: an owl has four young and one round stone; she preens the stone, and it begins to have down."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import before
from reverie_studio.sculpt.owls import owl_body, owl_face

STONE = (560, 892, 94)
# x, y, size, roll, look, lids
YOUNG = ((76, 900, 0.84, -8, (0.9, 0.1), 0.0), (248, 872, 0.88, 5, (1.0, 0.3), 0.0), (406, 912, 0.86, -4, (1.0, -0.1), 0.35), (732, 900, 0.86, 8, (0.0, 0.0), 1.0))


@card(id="tvc7u7", title="Five", seed=3, palette="board_shell", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.6, -0.5, 0.62, 1.05)], ambient=0.03, focus=(480, 640, 420))
    rng = s.rng
    with b.thing("rain", "place", depth=0.1) as w:
        drops = [(70 * i + rng.uniform(-26, 26) + 35 * (j % 2), 90 * j - 80 + rng.uniform(-34, 34), rng.uniform(40, 120)) for i in range(13) for j in range(9)]
        w.strokes([[(x, y), (x - 0.11 * q, y + 0.5 * q), (x - 0.22 * q, y + q)] for x, y, q in drops], 1.5, ends=(0.05, 0.9))
    with b.thing("mother owl", "subject", depth=0.4) as m:
        for side, x0 in ((-1, 270), (1, 690)):  # wings held round them all
            for rows, long, half, y0 in ((9, 500, 40, 620), (9, 330, 34, 580), (8, 190, 28, 540)):
                m.feathers([(x0 + side * 300 * q * (1 if long > 200 else 0.8), y0 + 150 * q**1.6, 90 - side * (6 + 16 * q), long * (1 - 0.2 * q), half, 0.5 + 0.25 * q if side < 0 else 0.25 + 0.2 * q)
                            for q in (1 - k / (rows - 1) for k in range(rows))])  # fmt: skip
        body = before(m, owl_body(tall=0.8).turned(at=(500, 606, 0), scale=2.3, roll=-8), "down", "along", grow=8)
        m.plumage(body, "breast", 90, 60, gain=0.9)
        for tip, inner, outer, light in (((266, 316), (412, 480), (306, 508), 0.7), ((676, 286), (548, 452), (662, 470), 0.5)):  # her ear tufts
            roots = [(inner[0] + (outer[0] - inner[0]) * q, inner[1] + (outer[1] - inner[1]) * q - 26 * math.sin(math.pi * q)) for q in (0, 1, 0.16, 0.84, 0.33, 0.67, 0.5)]
            m.feathers([(x, y, math.degrees(math.atan2(tip[1] - y, tip[0] - x)), math.dist(tip, (x, y)) * rng.uniform(0.82, 1.0), 17, light) for x, y in roots])
            m.strokes([[(x + (tip[0] - x) * q, y + (tip[1] - y) * q) for q in (0.7, 0.88, 1.03)] for x, y in roots], 2.2, ends=(0.7, 0.05))
        owl_face(m, (500, 606), 2.3, roll=-14, look=(0.5, 0.95), lids=0.26, sag=-0.2, eye_r=21)
    with b.thing("four owlets", "witness", count=4, depth=0.7) as y:
        for px, py, k, roll, look, lids in YOUNG:
            before(y, owl_body(tall=0.7).turned(at=(px, py, 60), scale=k, roll=roll), CUTS["down"].but(stroke=(10, 24), over=12, wild=24), "along", grow=6)
            owl_face(y, (px, py), k, roll=roll, look=look, lids=lids, eye_r=26)
    with b.thing("stone", "accent", spot=1.0, depth=0.8) as t:
        x, y0, r = STONE
        before(t, Clay().ball(x, y0, 60, r), CUTS["skin"].but(cross=None), (0.35, 1, 0.08), grow=7, gain=1.2, ambient=0.15)
        for _ in range(260):  # the down that begins where she preens it
            a, q = rng.normal(-1.7, 0.5), r * rng.uniform(0.5, 1.02)
            u, v = x + q * math.cos(a), y0 + q * math.sin(a)
            hair = [(u, v), (u + 10 * math.cos(a) + rng.normal(0, 4), v - 15), (u + 20 * math.cos(a) + rng.normal(0, 9), v - 32 + rng.normal(0, 6))]
            t.strokes([hair], 4.2, black=True)
            t.strokes([hair], 1.7, ends=(0.8, 0.05))
    with b.thing("nest", plane="front", depth=0.9) as n:
        n.leave([(-10, 970), (200, 980), (400, 984), (600, 980), (810, 970), (810, 1210), (-10, 1210)])
        for _ in range(290):
            u, v = rng.uniform(-60, 860), rng.uniform(0, 1) ** 1.3
            base = 956 + 222 * v + 24 * (1 - ((u - 400) / 460) ** 2)
            half, tilt = rng.uniform(50, 150), rng.normal((u - 400) / 2600, 0.16)
            twig = [(u - half, base + half * tilt), (u, base + rng.normal(0, 6)), (u + half, base - half * tilt)]
            n.strokes([twig], 8, ends=(0.7, 0.7), black=True)
            n.strokes([twig], rng.uniform(1.0, 3.0) * (1.1 - 0.6 * v), ends=(0.6, 0.3))
    s.describe("A big owl shelters five in her nest from the rain. Four are owlets. The fourth from the left is a round pink stone; she bends her beak to it, and down begins to grow on it.")
    s.moods("tender", "stubborn", "funny", "strange")
    s.themes("motherhood", "belonging", "patience", "difference", "siblings")
    s.says("bald", "adopted", "favourite", "kin", "hairdresser", "stepbrother", "roll-call", "jealousy", "umbrella", "puberty", "unconditional", "motherhood", "a difficult child", "I love it anyway", "late developer", "count again", "heart of stone", "odd one out, again", "he’ll come round", "she won’t be told", "the quiet one", "no trouble at all, that one", "he has his father’s eyes", "sleeps through the night", "a mother knows", "room for one more", "rolling stone", "is it hungry?", "it’s working", "don’t tell her", "every family has one", "hardly eats", "soft spot", "what does she see in him?", "he gets all the attention", "he’s just shy", "give it time", "new haircut", "so round, so good", "blood is thicker than granite", "they all look the same to me", "when will he learn to fly?")  # fmt: skip
    s.relate("mother owl", "guards", "stone")
    s.relate("mother owl", "guards", "four owlets")
    s.about(place="a nest in the rain", time="night", light="from the upper left", composition="low", view="near", foreground="the rim of the nest", unexplained="whether she knows")
