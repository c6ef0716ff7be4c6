"""Fringe: through the hair over a bison's eyes we see a small hare who offers it a bowl."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import hare_up
from reverie_studio.sculpt.marks import ellipse, strew
from reverie_studio.sculpt.plants import tufts
from reverie_studio.sculpt.things import soup_bowl

STRANDS = ((-10, 120, 900), (60, 30, 760), (118, 160, 560), (180, 110, 930), (236, 250, 470), (300, 260, 640), (352, 380, 330), (420, 396, 430), (470, 520, 300), (540, 566, 520), (590, 640, 380),
       (640, 660, 860), (700, 730, 600), (752, 700, 990), (806, 780, 720))  # fmt: skip


@card(id="j9dahw", title="Fringe", seed=77, palette="board_yolk", light=(0.0, 0.4))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(400, 760, 330, 2.0, 420), Lamp(-0.3, -0.7, 0.5, 0.4)], ambient=0.03, focus=(400, 640, 300))
    rng = s.rng
    bx, by = 402, 792
    with b.thing("plain and hills", "place", depth=0.1) as land:
        land.prick([(rng.uniform(0, 800), rng.uniform(0, 400), rng.uniform(0.5, 1.6)) for _ in range(150)])
        for k, top in enumerate((430, 474)):
            line = [(x, top + 30 * math.sin(x / 130 + 3 * k) + 8 * math.sin(x / 41)) for x in range(-20, 821, 20)]
            land.leave([*line, (820, 700), (-20, 700)])
            strew(land, (-10, top - 40, 810, top + 100), 1300, lambda x, y: 80.0 + 24 * math.sin(x / 80), lambda x, y, top=top,
                   k=k: 0.4 * (y > top + 30 * math.sin(x / 130 + 3 * k) + 8 * math.sin(x / 41)) * math.exp(-(y - top) / 36), width=(0.5, 1.4), length=(8, 26))
        land.leave([(-20, 540), (820, 540), (820, 1210), (-20, 1210)])
        strew(land, (-10, 545, 810, 1190), 3000, lambda x, y: 1.0, lambda x, y: 0.8 * math.exp(-(((x - 400) / 240) ** 2) - ((y - 960) / 120) ** 2) + 0.1, length=(12, 46), width=(0.6, 2.2))
    with b.thing("family behind the tussocks", "witness", count=4, depth=0.3) as kin:
        for x, y, size, turn in ((96, 724, 0.4, 24), (206, 690, 0.36, 12), (604, 690, 0.36, -12), (708, 726, 0.42, -22)):
            c = hare_up(look=(0.0, 0.2)).turned(at=(x, y + 60, 0), scale=size, yaw=turn)
            kin.leave_clay(c, grow=3)
            kin.clay(c, "fur", "along", ambient=0.14)
            for px, py in (c.curve("iris left")[0], c.curve("iris right")[0]):
                kin.prick([(px, py, 5.0)])
                kin.leave(ellipse(px, py, 4.0, 4.0))
                kin.prick([(px, py - 1.4, 1.3)])
            tufts(kin, [(x + rng.normal(0, 40), y + 62 + rng.uniform(-26, 8), rng.uniform(30, 74)) for _ in range(120)], lean=0.1, width=(0.7, 1.9), bands=3)
    beast = hare_up(look=(0.05, -0.65), flop=0.5).turned(at=(400, 1010, 0), scale=1.62)
    with b.thing("hare", "subject", depth=0.6) as h:
        h.leave(ellipse(400, 1016, 190, 30))
        h.leave_clay(beast, grow=5)
        h.clay(beast, CUTS["fur"].but(stroke=(8, 24)), "along", ambient=0.04, parts={"nose": ("wet", "across"), "lid": ("skin", "along"), "muzzle": ("down", "along")})
        eyes(h, beast, light=1.0, glint=(0.0, 0.3), iris=0.5)
        for side in ("left", "right"):
            h.strokes([beast.curve(f"lip {side}")], 4, black=True, ends=(0.5, 0.3))
        x, y = beast.curve("nose")[0]
        h.strokes([[(x + d * 16, y + 16 + 7 * k), (x + d * 70, y + 14 + 16 * k), (x + d * 112, y + 34 + 26 * k)] for d in (-1, 1) for k in range(3)], 1.6, ends=(0.8, 0.05))
        h.strokes([[(400 + d * q, 960 + 14 * k), (400 + d * (q + 8), 966 + 14 * k), (400 + d * q, 974 + 14 * k)] for d in (-1, 1) for k, q in enumerate((152, 164, 158))], 2.0, ends=(0.2, 0.2))
    with b.thing("bowl", "accent", depth=0.8, spot=1.0) as soup:
        soup_bowl(soup, (bx, by))
        soup.prick([(bx + 62 + rng.uniform(0, 20), by + 20 + 34 * k, rng.uniform(2, 5)) for k in range(5)])
        soup.glow(bx, by, 90, 0.8)
    with b.thing("muzzle of the bison", "prop", plane="front", depth=0.93) as m:
        nose = Clay().limb([(240, 1250, 200, 130), (400, 1216, 240, 120), (560, 1250, 200, 130)], part="fur", per=5)
        m.clay(nose, "fur", "down", gain=0.5)
        for d in (-1, 1):
            strew(m, (400 + d * 190 - 110, 960, 400 + d * 190 + 110, 1130), 420, lambda x, y, d=d: -90 + d * 24, lambda x, y,
                   d=d: 0.55 * math.exp(-(((x - 400 - d * 190) / 60) ** 2)) * (y - 940) / 190, length=(4, 14), width=(0.8, 2.0))
    with b.thing("fringe of hair", "prop", plane="front", depth=0.97) as f:
        for x, u, low in STRANDS:
            bow = 26 * math.sin(x)
            mid = [(x, -20), (x + bow, low * 0.35), ((x + u) / 2 - bow * 0.7, low * 0.7), (u, low)]
            f.strokes([mid], 50, black=True, ends=(1, 0.02))
            f.strokes([[(p + d * (1 - q / low * 0.72), q) for p, q in mid] for d in (-19, -8, 4, 20)], [2.4, 0.8, 0.7, 1.9], ends=(0.3, 0.03))
    s.relate("hare", "feeds", "muzzle of the bison")
    s.describe("A hare holds out a steaming bowl to us. We see it through hanging strands of hair, over a broad muzzle. More hares peep from the grass behind.")
    s.moods("fearful", "polite", "touching", "comic")
    s.themes("courage", "gifts", "fear", "peace", "strangers")
    s.says("is it soup?", "customer service", "please let it be enough", "on the house", "you go, you’re the brave one", "a peace offering", "too hot?", "say thank you", "diplomacy", "he drew the short straw", "nice cow", "first contact", "with compliments from all of us", "I made it myself", "don’t eat the waiter", "trembling hands", "breakfast in the wild", "for me?", "they are hiding behind him", "tribute", "somebody had to ask", "chef’s special", "meals on heels", "will it like turnip?", "a small kindness", "eye to eye", "the interview", "welcome to the neighbourhood", "no hair in it, I promise", "hospitality", "behind the curtain", "how big I must look", "soup diplomacy", "hold still, be nice", "the tip is my life", "family volunteer", "spilling a little", "mind your manners", "before the monster")  # fmt: skip
    s.about(place="the grey plain", time="night", light="from the bowl", composition="centred", view="through a fringe of hair", foreground="strands of hair and a broad muzzle, cut by the edges",
           unexplained="what the hares want from the beast")
