"""Still Up: a frog has jumped and not come down; far below us the pond and all the others look up."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import frog_above, frog_head, squat
from reverie_studio.sculpt.marks import ellipse, placed, strew

PADS = ((84, 400, 92, -30), (640, 700, 116, 60), (120, 840, 112, 10), (330, 1060, 128, -80), (640, 990, 124, 130), (80, 1120, 100, 40), (720, 470, 84, -120))  # fmt: skip
HEADS = ((84, 384, 0.44, 0.9, 14, -20), (648, 680, 0.56, 0.3, -14, 16), (116, 820, 0.56, 1.0, 10, 12), (330, 1032, 0.66, 0.6, -6, -8), (646, 964, 0.62, 0.0, -10, 10), (452, 850, 0.44, 0.8, 6, 4),
       (726, 452, 0.4, 0.5, -12, -14))  # fmt: skip
X, Y = 420, 742  # where it left the water


@card(id="jekygp", title="Still Up", seed=4, palette="board_verdigris", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.55, -0.55, 0.6, 1.05)], focus=(430, 420, 380))
    rng = s.rng
    frog = frog_above().turned(at=(452, 318, 300), scale=1.06, roll=24)
    with b.thing("pond", "place", depth=0.1) as pond:
        for k in range(9):  # the rings of its leap
            r = 40 + 46 * k
            for _ in range(26 + 5 * k):
                a0, turn = rng.uniform(0, math.tau), rng.uniform(0.1, 0.34)
                q, lit = r + rng.normal(0, 3.5), 1.0 - k / 10
                pond.strokes([[(X + q * math.cos(a0 + turn * u), Y + q * 0.86 * math.sin(a0 + turn * u)) for u in (0, 0.5, 1)]], rng.uniform(0.5, 2.2) * lit + 0.3, ends=(0.2, 0.05))
        strew(pond, (-10, 380, 810, 1200), 800, lambda x, y: 8.0, lambda x, y: 0.16, length=(8, 30), width=(0.5, 1.0))
        shadow = frog_above().turned(at=(X + 6, Y + 8, 0), scale=0.34, roll=24)
        pond.leave_clay(shadow, grow=5)
        pond.prick([(X + rng.normal(0, 90), Y - 60 + rng.normal(0, 80), rng.uniform(0.8, 3.0)) for _ in range(46)])
    with b.thing("lily leaves", "prop", count=7, depth=0.2) as pads:
        for x, y, r, turn in PADS:
            leaf = [(x + r * math.cos(math.radians(turn + a)), y + r * 0.86 * math.sin(math.radians(turn + a))) for a in range(14, 347, 12)]
            pads.leave([*leaf, (x, y)], grow=4)
            pads.form([*leaf, (x, y)], how=CUTS["wet"].but(near=3.0, far=8, stroke=(14, 40)), puff=9, guides=[[(x, y), p] for p in leaf[::2]], gain=0.42, ambient=0.1)
            pads.strokes([[(x, y), ((x + p[0]) / 2 + 4, (y + p[1]) / 2), p] for p in leaf[::3]], 2.0, ends=(0.9, 0.2), black=True)
    with b.thing("frogs on the pond", "witness", count=7, depth=0.5) as w:
        for x, y, k, gape, yaw, roll in HEADS:
            body = squat(x, y, k)
            w.leave_clay(body, grow=4)
            w.clay(body, CUTS["hide"], "along", gain=0.6)
            c = frog_head(gape=gape, lids=1.0, look=(0.2 * (1 if x < 400 else -1), -0.5)).turned(at=(x, y, 40), scale=k, pitch=16, yaw=yaw, roll=roll)
            w.leave_clay(c, grow=3)
            w.clay(c, CUTS["skin"].but(near=2.0), (0.1, 1, 0.35), gain=1.0, parts={"lid": ("skin", "along")})
            eyes(w, c, light=1.0, glint=(0, -0.5), iris=0.4)
    with b.thing("hanging frog", "subject", depth=0.9, spot=1.0) as f:
        f.leave_clay(frog, grow=10)
        for side in ("left", "right"):
            web = frog.curve(f"web {side}")
            f.leave(web, grow=2)
            f.form(web, how=CUTS["wet"].but(near=2.6), puff=4, guides=[[web[0], p] for p in web[1:]], ambient=0.35, gain=0.7)
        f.clay(frog, CUTS["skin"].but(near=2.0, stroke=(12, 40)), "across", gain=1.1, ambient=0.14, parts={"toe": ("skin", "along"),
               "back": (CUTS["hide"].but(near=2.0, rough=0.3, gain=1.1), "along")})
        spots = [(-34, -60, 13), (30, -30, 15), (-28, 10, 16), (34, 40, 12), (-30, 66, 10), (0, -84, 9), (4, 24, 9), (-62, -14, 9), (64, -6, 9)]
        for x, y, r in spots:
            f.leave(ellipse(*placed([(x, y)], (452, 318), 1.06, 24)[0], r * 1.15, r * 0.8, degrees=24 + 3 * x))
            f.strokes([placed([(x - r * 0.5, y - r * 0.9), (x, y - r * 1.1), (x + r * 0.5, y - r * 0.9)], (452, 318), 1.06, 24)], 1.4)
        for side in ("left", "right"):
            x, y = frog.curve(f"eye {side}")[0]
            f.leave(ellipse(x, y, 25, 21, degrees=24))
            f.form(ellipse(x, y, 22, 18, degrees=24), how="skin", puff=18, ambient=0.12, spot=0.25, cross=None, axis=24)
            f.leave(ellipse(x, y, 16, 7, degrees=24))
            f.prick([(x - 7, y - 7, 3.0)], spot=0)
    s.describe("A frog hangs in the air above a pond. We look down on its back. Far below, rings still spread, and seven frogs stare up at it.")
    s.moods("astonished", "comic", "envious", "weightless")
    s.themes("freedom", "envy", "flight", "crowds", "gravity")
    s.says("come back!", "the landing was optional", "he never told us how", "show-off", "what goes up", "gravity is for others", "hang time", "look, no hands", "he forgot to come down", "we told him it was impossible", "leap of faith", "promoted", "is it a bird?", "neighbours talk", "the net will appear", "dream of flying", "that’s not how we do it here", "stuck in the moment", "he’ll be insufferable", "wait for it", "pause", "leap year", "skydiver", "I could do that if I wanted", "the one who left", "jaws dropped", "how long has it been?", "high jump", "nobody clapped", "no kiss needed", "left them standing", "the view from here", "bird’s-eye frog", "out of his depth", "any minute now", "you’ll have to land some day", "first in the family", "we waited till morning", "the sky is warm", "one giant leap", "mother, look")  # fmt: skip
    s.relate("hanging frog", "floats above", "frogs on the pond")
    s.about(place="the marsh", time="before morning", light="from the upper left", composition="high", view="from above", foreground="the frog itself, between us and the pond",
           unexplained="why it stays up")
