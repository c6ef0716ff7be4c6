"""How High: the sea is choosing its level, and everybody on the steps shows how high it may come."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import mole
from reverie_studio.sculpt.land import cloud, cloudy, engrave, step
from reverie_studio.sculpt.marks import grid
from reverie_studio.sculpt.walkers import KINDS, creature, horns, lifted

SEA = 470  # the horizon


@card(id="q2e6pl", title="How High", seed=42, palette="board_tide", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.66, -0.56, 0.5, 1.05)], focus=(320, 820, 330))
    rng, (x, y) = s.rng, grid()
    with b.thing("sea", "place", depth=0.1) as w:
        near = np.clip((y - SEA) / 600, 0.001, 1)
        swell = np.sin(14 / (near + 0.06) + 1.6 * np.sin(x / (60 + 200 * near)) + cloudy(rng, 200, 60))
        light = (0.12 + 0.4 * np.exp(-(((x - 150) / 260) ** 2) - ((y - 700) / 240) ** 2) + 0.5 * np.exp(-(((y - SEA) / 14) ** 2))) * (0.7 + 0.6 * swell)
        engrave(w, np.clip(light, 0, 1), 0.05 * np.cos(x / 60 + y / 30), CUTS["wet"].but(near=2.7, far=8, gap=(2, 10)), where=(y > SEA).astype(np.float32))
    with b.thing("clouds", depth=0.05) as k:
        cloud(k, [(60, 330, 60), (150, 290, 70), (250, 320, 56), (340, 370, 44), (20, 420, 60), (110, 400, 66), (210, 410, 60), (300, 430, 50), (390, 440, 40), (450, 456, 26)], (-0.6, -0.75), step=9)
        k.leave([(-5, SEA - 8), (805, SEA - 8), (805, SEA), (-5, SEA)])
        k.strokes([[(u - 22, v - 8), (u - 10, v - 13), (u, v), (u + 12, v - 14), (u + 24, v - 8)] for u, v in ((300, 150), (366, 196), (240, 208), (420, 120))], 2.6, ends=(0.1, 0.1))
    with b.thing("fin that votes too", "accent", depth=0.2) as f:
        f.leave("150,690! 166,640 196,600 232,588! 222,630 226,664 236,692!", grow=3)
        f.form("150,690! 166,640 196,600 232,588! 222,630 226,664 236,692!", how="wet", puff=22, axis=70, gain=1.3)
        f.strokes([[(110, 694), (150, 688), (196, 694), (250, 688), (290, 694)], [(126, 706), (190, 702), (262, 706)]], 2.6)
    with b.thing("rock steps", "place", depth=0.3) as r:
        for left, right, top, deep, foot in ((570, 830, 250, 34, 420), (500, 830, 400, 44, 640), (390, 830, 610, 54, 860), (270, 830, 830, 70, 1010)):
            step(r, rng, left, right, top, deep, foot, front=0.27)
    with b.thing("those on the steps", "witness", count=4, depth=0.6) as a:
        for kind, px, py, k, high in (("giraffe", 716, 276, 0.42, 0.2), ("camel", 690, 436, 0.5, 0.7), ("goat", 630, 652, 0.66, 1.0), ("donkey", 520, 884, 0.72, 0.7)):
            own = {q: KINDS[kind].get(q, 1.0) for q in ("length", "leg", "girth", "thin")}
            c = lifted(creature(kind, stride=0.3), high=high, **own)
            if kind == "goat":
                horns(c, 80).limb([(-190, -20, 0, 8), (-196, 6, 0, 6), (-190, 34, 0, 2)], part="beard")
            c = c.turned(at=(px, py - 200 * k, 20), scale=k)
            a.leave([(px - 100 * k, py + 4), (px + 110 * k, py - 6), (px + 230 * k, py + 16 * k), (px + 60 * k, py + 22 * k)])
            a.leave_clay(c, grow=4)
            a.clay(c, CUTS["fur"].but(near=2.1), "along", gain=1.15, ambient=0.07)
            (ex, ey), (nx, ny) = c.curve("poll")[0], c.curve("nose")[0]
            a.leave([(ex + (nx - ex) * 0.36 + 5 * np.cos(q), ey + (ny - ey) * 0.36 - 4 + 5 * np.sin(q)) for q in np.linspace(0, 6.3, 14)])
            a.prick([(ex + (nx - ex) * 0.36 - 1, ey + (ny - ey) * 0.36 - 5, 1.7)])
    with b.thing("mole", "subject", depth=0.8) as m:
        body = mole().turned(at=(206, 922, 60), scale=0.86, yaw=-14, pitch=4)
        m.leave_clay(body, grow=5)
        m.clay(body, CUTS["fur"].but(near=2.0), "along", parts={"nose": ("skin", "across"), "palm": ("skin", "along"), "claw": ("skin", "along")}, gain=1.15, ambient=0.14, shade=0.5)
        for side in ("left", "right"):
            ex, ey = body.curve(f"eye {side}")[0]
            m.leave([(ex + 6 * np.cos(q), ey + 6 * np.sin(q)) for q in np.linspace(0, 6.3, 14)])
            m.prick([(ex - 1.5, ey - 2, 1.9)])
    with b.thing("waterline", "accent", spot=1.0, depth=0.9) as t:
        front = np.where(x < 330, 958, 1012) + 5 * np.sin(x / 44) + 3 * np.sin(x / 17)
        light = (0.5 * np.exp(-(((x - 210) / 240) ** 2) - ((y - 990) / 90) ** 2) + 0.14) * (1 + 0.8 * cloudy(rng, 230, 12))
        engrave(t, np.clip(light, 0, 1), 0.05 * np.cos(x / 44), CUTS["wet"].but(near=2.5, far=8, gap=(1, 8)), where=(y > front).astype(np.float32), spot=0.0)
        for n in range(7):
            rx = 150 + 34 * n
            arc = [(206 + rx * np.cos(q), 962 + (6 + 13 * n) * np.sin(q) + 2 * np.sin(q * 9 + n)) for q in np.linspace(0.06 if n else -0.3, np.pi - 0.06 if n else np.pi + 0.3, 40)]
            arc = [p for p in arc if p[0] < 322 or p[1] > 1014]
            t.strokes([arc], 12 - n, black=True)
            t.strokes([arc], 7.5 - 0.8 * n, ends=(0.2, 0.2))
    with b.thing("claw", plane="front") as c:
        crab = Clay().limb("560,1240,90,56 590,1170,90,50 640,1110,90,60 690,1080,90,44", melt=10, per=4).limb("680,1090,90,40 720,1030,90,26 712,970,90,8", melt=8, per=4).limb("640,1090,96,28 630,1020,96,18 664,966,96,5", melt=6, per=4)
        c.leave_clay(crab, grow=5)
        c.clay(crab, CUTS["hide"].but(near=2.3), "across", gain=0.3)
    s.describe("The sea stands at a mole’s chin. On rock steps behind it a donkey, a goat, a camel and a giraffe each lift a foot to show how high it may come.")
    s.moods("droll", "polite", "anxious", "sea-cold")
    s.themes("voting", "the sea", "unfairness", "levels", "manners")
    s.says("too deep!", "show of hands", "nobody asked the mole", "the ayes have it", "up to here", "rising tide", "easy for the giraffe", "in over his head", "majority rule", "tall people", "one foot, one vote", "just paddling", "minority report", "waterline", "I said ankles", "he’s waving", "no, he’s drowning", "high tide", "democracy", "could I say something?", "watermark", "the fin agrees", "sea level", "stairs to nowhere", "swim or sink", "bath time", "looking down on him", "democracy has a shallow end", "politely sinking", "room at the top", "hold your breath", "raise your hand if you can breathe", "it starts at the bottom", "first step", "compromise", "who’s it up to?", "sorry, what was the question?", "the short straw", "class", "up to my neck", "still rising")  # fmt: skip
    s.relate("mole", "is trapped in", "sea")
    s.about(place="the shore without a sea", time="night", light="from the upper left, over the water", composition="diagonal", view="far", foreground="a black claw cut by the edge", unexplained="a fin votes too")
