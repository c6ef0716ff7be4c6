"""First Roar: a lion opens its jaws for the first roar, and a cricket steps out."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.lot_b import lion_head, locks, placed, ring

X, Y, K = 470, 470, 2.75


@card(id="c9u4rj", title="First Roar", seed=51, palette="board_beet", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.62, -0.5, 0.6, 0.95)], focus=(430, 600, 320))
    rng = s.rng
    lion = lion_head(gape=1.0, lids=1.0, look=(0.95, 0.1), inner=0.8).turned(at=(X, Y, 0), scale=K, yaw=-16, pitch=4, roll=4)
    with b.thing("mane", "prop", depth=0.4) as m:
        for far, n in ((470, 260), (400, 240), (320, 200), (260, 120)):
            for _ in range(n):
                a = rng.uniform(0, math.tau)
                q, sway = far * rng.uniform(0.8, 1.12) * (1.0 if math.sin(a) < 0.2 else 1.25), rng.normal(0.25, 0.12)
                c = [(X + r * math.cos(a + t), Y + 30 + r * math.sin(a + t)) for r, t in ((q * 0.4, 0), (q * 0.7, sway * 0.3), (q, sway))]
                lit = 0.35 + 0.65 * max(0.0, -0.75 * math.cos(a) - 0.6 * math.sin(a))
                m.strokes([c], 11, black=True, ends=(0.9, 0.1))
                m.strokes([[(x + d * 3, y + d * 2) for x, y in c] for d in (-1, 0, 1)], [lit * rng.uniform(0.6, 2.4) for _ in range(3)], ends=(0.3, 0.03))
    with b.thing("lion", "subject", depth=0.6) as t:
        t.clay(lion, "fur", "down", parts={"nose": ("wet", "across"), "lid": ("skin", "along"), "lip": (CUTS["fur"].but(gain=1.4), "along"), "bridge": ("fur", "along"), "ear": ("fur", "along")})
        throat = lion.curve("mouth")
        t.leave(throat, grow=6)
        cx, cy = sum(p[0] for p in throat) / 8, sum(p[1] for p in throat) / 8
        t.form(throat, how="wet", puff=2, ambient=0.8, spot=1.0, guides=[[p, (cx + 20, cy - 10)] for p in throat], tone=lambda x, y: (((x - cx) / 70) ** 2 + ((y - cy) / 100) ** 2) ** 0.5 - 0.15)
        tongue = [(cx - 34, cy + 100), (cx - 46, cy + 50), (cx - 20, cy + 10), (cx + 12, cy + 6), (cx + 44, cy + 44), (cx + 40, cy + 96), (cx + 4, cy + 118)]
        t.leave(tongue, grow=4)
        t.form(tongue, how="skin", puff=34, spot=1.0, ambient=0.1)
        t.strokes([[(cx + 2, cy + 22), (cx + 2, cy + 70), (cx + 4, cy + 108)]], 4, black=True)
        for name in ("upper left", "upper right", "lower left", "lower right"):
            fang = lion.curve(f"fang {name}")
            t.leave(fang, grow=3)
            t.form(fang, how="skin", puff=12, gain=1.8, ambient=0.4, spot=0)
        eyes(t, lion, light=0.95, glint=(-0.3, -0.4), iris=0.6)
        for side in (-1, 1):
            px, py = throat[0 if side < 0 else 2]
            t.strokes([[(px + side * 10, py - 30 + 12 * k), (px + side * 90, py - 50 + 24 * k), (px + side * 170, py - 30 + 40 * k)] for k in range(4)], 1.8, ends=(0.9, 0.05))
    with b.thing("fore mane", depth=0.7) as m:
        for ring_ in (1.0, 0.86):
            for _ in range(170):
                a = rng.uniform(math.radians(242 if ring_ < 1 else 200), math.radians(478))
                rx, ry = (216 if math.cos(a) < 0 else 238) * ring_, (262 if math.sin(a) < 0 else 330) * ring_
                x, y, q, sway = X + 8 + rx * math.cos(a), Y + 40 + ry * math.sin(a), rng.uniform(90, 190), rng.normal(0.3, 0.25)
                lit = 0.3 + 1.0 * max(0.0, -0.75 * math.cos(a) - 0.6 * math.sin(a))
                locks(m, [[(x, y), (x + q * 0.5 * math.cos(a + sway * 0.4), y + q * 0.5 * math.sin(a + sway * 0.4)), (x + q * math.cos(a + sway), y + q * math.sin(a + sway) + 20)]], 12, lit)
    with b.thing("cricket", "accent", depth=0.9) as c:
        x, y, k, turn = cx - 92, cy + 106, 1.9, -14
        body = placed([(-40, 0), (-36, -14), (-20, -18), (10, -15), (44, -4), (52, 2), (40, 8), (0, 12), (-30, 12)], (x, y), k, turn)
        limbs = [[(8, 2), (20, -44), (28, -52), (38, -40), (56, 24), (70, 26)], [(-4, 10), (-8, 24), (-20, 30)], [(-22, 10), (-30, 24), (-42, 28)]]
        c.leave(body, grow=8)
        for leg in limbs:
            c.strokes([placed(leg, (x, y), k, turn)], 14, black=True, ends=(0.9, 0.5))
        c.form(body, how="skin", puff=20, gain=1.4, ambient=0.2, axis=turn)
        c.strokes([placed([(-16, -16), (12, -4), (50, 2)], (x, y), k, turn), placed([(-20, -17), (-18, 0), (-22, 11)], (x, y), k, turn)], 2.6, black=True)
        c.strokes([placed(leg, (x, y), k, turn) for leg in limbs], [6.0, 3.8, 3.8], ends=(0.9, 0.4))
        c.strokes([placed(f, (x, y), k, turn) for f in ([(-44, -12), (-60, -46), (-92, -62)], [(-48, -8), (-76, -30), (-108, -30)])], 2.2, ends=(0.9, 0.2))
        eye = placed([(-38, -5)], (x, y), k, turn)[0]
        c.leave(ring(*eye, 22, 22))
        c.bare(ring(*eye, 19, 19))
        c.leave(ring(eye[0] - 6, eye[1] + 4, 8, 8))
        c.prick([(eye[0] - 9, eye[1] + 1, 2.4)])
    s.relate("cricket", "does the work of", "lion")
    s.describe("A lion has opened its jaws wide and looks aside. On its lower lip stands a cricket with a big round eye.")
    s.moods("embarrassed", "funny", "splendid", "nervous")
    s.themes("expectation", "voice", "stage fright", "the small and the big", "pride")
    s.says("chirp", "great marketing", "all my life I practised", "did anybody hear?", "anticlimax", "that wasn’t me", "sound check", "who said that?", "dubbed",
           "small print", "the understudy", "a frog in the throat", "say aah", "stage fright", "big mouth", "lost his voice", "voice actor", "the king’s speech",
           "more mane than roar", "dental hygienist", "mouthpiece", "expected louder", "lunch escapes", "spokesperson", "out with it", "the truth comes out",
           "my inner voice", "opening night", "karaoke", "not what I ordered", "a tiny conscience", "pardon me", "bad breath", "proud, then not")  # fmt: skip
    s.about(place="the trying-on field", time="night", light="light from the upper left", composition="centred", view="eye level, near", unexplained="why the roar is a cricket")
