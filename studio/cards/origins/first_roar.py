"""First Roar: the valley holds its ears; the lion opens its mouth, and butterflies come out."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import butterfly
from reverie_studio.sculpt.hunters import lion, mane
from reverie_studio.sculpt.marks import ruff, strew

SWARM = ((318, 622, 17, -170, 0.6), (284, 604, 21, -120, 1.0), (250, 630, 24, 170, 0.4), (228, 566, 30, -140, 0.8), (186, 610, 32, -170, 0.5), (178, 462, 36, -100, 0.9), (262, 448, 32, -60, 0.5),
       (112, 540, 42, 170, 0.7), (108, 398, 50, -130, 0.9),
         (222, 360, 48, -70, 0.45), (60, 300, 62, -150, 0.6), (176, 244, 70, -100, 0.9), (330, 270, 62, -50, 0.6), (300, 130, 92, -70, 0.75), (110, 110, 96, -130, 0.5), (486, 150, 84, -20, 0.9),
                (640, 92, 74, 20, 0.6), (44, 600, 38, 160, 1.0))  # fmt: skip


@card(id="c9u4rj", title="First Roar", seed=51, palette="board_beet", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.7, -0.42, 0.55, 1.1)], focus=(330, 520, 400))
    rng = s.rng
    with b.thing("valley", "place", depth=0.1) as land:
        for k, top in enumerate((640, 700, 770)):
            line = [(x, top + 36 * math.sin(x / 140 + 2.2 * k) + 9 * math.sin(x / 37)) for x in range(-20, 821, 20)]
            land.leave([*line, (820, 1210), (-20, 1210)])
            strew(land, (-10, top - 46, 810, top + 150), 1500, lambda x, y: 70.0 + 26 * math.sin(x / 100), lambda x, y, top=top,
                   k=k: (0.3 + 0.12 * k) * (y > top + 36 * math.sin(x / 140 + 2.2 * k) + 9 * math.sin(x / 37)) * math.exp(-(y - top) / 46), width=(0.5, 1.5), length=(8, 28))
    with b.thing("crag", "prop", depth=0.3) as crag:
        rock = Clay().limb([(300, 884, 0, 14), (400, 900, 0, 40), (560, 920, 0, 66), (840, 930, -20, 90)], part="rock",
               per=6).limb([(520, 960, -10, 60), (600, 1080, -20, 130), (640, 1300, -40, 210)], melt=40, part="rock", per=6).limb([(760, 960, -40, 120), (860, 1200, -40, 200)], melt=40,
                      part="rock", per=5)
        for line in ([(450, 930), (520, 1010), (500, 1120)], [(620, 960), (660, 1060), (640, 1180)], [(740, 980), (720, 1080), (760, 1190)]):
            rock.groove(line, 9, melt=8, deep=0.6)
        crag.leave_clay(rock, grow=5)
        crag.clay(rock, CUTS["stone"].but(near=2.7, stroke=(14, 60)), "down", gain=0.62)
    beast = lion().turned(at=(596, 644, 60), scale=1.06)
    with b.thing("lion", "subject", depth=0.6) as t:
        t.leave_clay(beast, grow=5)
        t.clay(beast, CUTS["fur"].but(stroke=(6, 18)), "along", ambient=0.04, parts={"nose": ("wet", "across"), "lid": ("skin", "along"), "muzzle": ("down", "along")})
        mane(t, beast, 88, rows=6, light=lambda x, y: 1.0 if x < 430 else 0.55)
        eyes(t, beast, light=1.1, sides=("near",), glint=(-0.2, -0.4), iris=0.3)
        for (x0, y0), (x1, y1) in (beast.curve("fangs")[:2], beast.curve("fangs")[2:]):
            fang = [(x0 - 5, y0), (x1, y1), (x0 + 5, y0)]
            t.leave(fang, grow=2)
            t.bare(fang)
        x, y = beast.curve("maw")[0]
        t.strokes([[(x + 2, y - 42 + 8 * k), (x - 40, y - 40 + 14 * k), (x - 76, y - 20 + 20 * k)] for k in range(3)], 1.2, ends=(0.8, 0.05))
    with b.thing("butterflies", "accent", count=18, depth=0.8, spot=1.0) as swarm:
        for x, y, size, turn, fold in SWARM:
            butterfly(swarm, (x, y), size, turn, fold, light=1.0 if size > 30 else 1.3)
    with b.thing("those who hold their ears", "witness", plane="front", count=3, depth=0.97) as f:
        for x, y, r, ears in ((86, 1120, 92, "round"), (300, 1166, 84, "long"), (486, 1190, 80, "horn")):
            head = Clay().ball(x, y, 200, r, part="fur").limb([(x, y + 70, 160, r), (x, y + 200, 150, r * 1.5)], melt=30, part="fur")
            for d in (-1, 1):
                if ears == "long":
                    head.limb([(x + d * r * 0.45, y - r * 0.7, 200, 20), (x + d * r * 0.66, y - r * 1.7, 200, 26), (x + d * r * 0.8, y - r * 2.3, 210, 20), (x + d * r * 1.0, y - r * 2.7, 220, 5)],
                           melt=8, part="fur", per=5)
                elif ears == "round":
                    head.ball(x + d * r * 0.76, y - r * 0.8, 200, r * 0.34, melt=8, part="fur")
                else:
                    head.limb([(x + d * r * 0.3, y - r * 0.7, 200, 14), (x + d * r * 0.8, y - r * 1.5, 200, 10), (x + d * r * 0.5, y - r * 2.1, 200, 3)], melt=5, part="fur", per=5)
                head.limb([(x + d * r * 1.3, y + r * 0.9, 250, 30), (x + d * r * 1.12, y + r * 0.2, 270, 25), (x + d * r * 0.86, y - r * 0.2, 270, 27)], melt=10, part="fur", per=5)
            f.leave_clay(head, grow=5)
            f.clay(head, CUTS["fur"].but(rim=0.5), "along", gain=0.5)
            ruff(f, [(x - r, y + 30), (x - r * 0.7, y - r * 0.7), (x, y - r), (x + r * 0.6, y - r * 0.8)], 1, (8, 20), every=4)
    s.relate("butterflies", "pours out of", "lion")
    s.describe("A lion on a crag opens its jaws wide. Butterflies pour out of its mouth and fill the sky. Below, beasts with their backs to us cover their ears.")
    s.moods("embarrassed", "wondrous", "funny", "gentle")
    s.themes("expectation", "voice", "surprise", "gentleness", "pride")
    s.says("great marketing", "all my life I practised", "did anybody hear?", "anticlimax", "that wasn’t me", "sound check", "who said that?", "butterflies in the stomach", "big mouth", "lost his voice", "the king’s speech", "more mane than roar", "expected louder", "out with it", "my inner voice", "opening night", "not what I ordered", "pardon me", "proud, then not", "he meant to frighten us", "soft-spoken", "is it over?", "so that’s what was in there", "poetry", "louder!", "you can look now", "a mouthful of spring", "first words", "it tickles", "gentle giant", "what did he eat?", "the bark was worse", "open your heart", "and then he never tried again", "applause, please", "better out than in", "flutter", "hiccups", "speech therapy", "everything I wanted to say")  # fmt: skip
    s.about(place="the soft mountains", time="night", light="light from the upper left", composition="diagonal", view="from below", foreground="beasts that cover their ears, cut by the edge",
           unexplained="why the roar is butterflies")
