"""Standing: in a cave full of hanging bats one stands the other way up, and everybody looks."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import bat
from reverie_studio.sculpt.land import spike
from reverie_studio.sculpt.marks import strew
from reverie_studio.sculpt.small_eyes import bat_face

HUNG = ((262, 150, 0.5, 8, 20), (420, 130, 0.44, -4, 0), (560, 120, 0.5, 5, -20), (66, 150, 0.8, -5, 34), (340, 120, 0.84, 3, 16), (482, 100, 0.7, -3, -10), (752, 150, 0.9, 4, -34),
       (186, 50, 1.12, 4, 30), (624, 26, 1.1, -6, -26))


@card(id="eisqyj", title="Standing", seed=85, palette="board_beet", light=(-0.6, 0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.62, 0.42, 0.6, 1.05)], focus=(420, 640, 380))
    mouth = [(-20, 700), (60, 690), (130, 740), (170, 830), (190, 930), (176, 1020), (-20, 1060)]
    with b.thing("cave and its mouth", "place", depth=0.1) as cave:
        cave.prick([(cave.rng.uniform(0, 180), cave.rng.uniform(700, 930), cave.rng.uniform(0.6, 1.9)) for _ in range(120)])
        cave.leave([(-20, 930), (50, 900), (100, 940), (160, 920), (200, 1060), (-20, 1070)])
        strew(cave, (0, 905, 180, 1040), 420, lambda x, y: 6.0, lambda x, y: 0.7 * math.exp(-abs(y - 940) / 44), width=(0.7, 2.0))
        cave.leave([(190, 640), (190, 1070), (176, 1020), (188, 930), (170, 830), (130, 740), (60, 690), (-20, 700), (-20, 640)])
        for i in range(len(mouth) - 1):
            (x, y), (u, v) = mouth[i], mouth[i + 1]
            for q in range(26):
                px, py = x + (u - x) * q / 26, y + (v - y) * q / 26
                far = cave.rng.uniform(16, 90)
                cave.strokes([[(px + 2, py), (px + far, py - far * 0.36)]], 1.8 * cave.rng.random() + 0.5, ends=(0.9, 0.05))
        for x, y, long, r in ((40, -20, 300, 60), (300, -30, 190, 54), (440, -30, 170, 60), (760, -20, 380, 70), (660, -30, 150, 50), (130, -30, 150, 46), (540, -30, 130, 40)):
            cave.clay(spike(x, y, long, r), "stone", "along", gain=0.5)
        strew(cave, (-10, -10, 810, 120), 900, lambda x, y: 80.0, lambda x, y: 0.4 * math.exp(-y / 40), width=(0.5, 1.5))
        for x, y, long, r in ((330, 1180, 150, 60), (640, 1190, 210, 66), (760, 1170, 330, 80)):
            cave.clay(spike(x, y, long, r, True), "stone", "along", gain=0.42)
    post = spike(470, 1290, 330, 150, True).limb([(470, 960, 0, 40), (474, 1010, 0, 62), (480, 1120, 0, 110)], melt=20, part="rock", per=5)
    one = bat(wake=1.0).turned(at=(470, 950, 60), scale=1.12)
    with b.thing("standing bat", "subject", depth=0.6, spot=1.0) as hero:
        hero.clay(post, "stone", "along", spot=0.0, gain=0.9)
        for side, lift in ((-1, 1.0), (1, 0.45)):  # the wings it waves
            x, y = 470 + 40 * side, 742
            wrist, tip = (x + side * 96, y - 130 * lift), (x + side * 250, y - 40 - 150 * lift)
            low = [(x + side * 214, y + 60 - 70 * lift), (x + side * 138, y + 120), (x + side * 60, y + 160), (x - side * 10, y + 176)]
            web = [(x - side * 16, y + 10), wrist, tip]
            for p, q in zip([tip, *low[:-1]], low, strict=True):  # scalloped between the fingers
                web += [((p[0] * 2 + q[0]) / 3 - side * 12, (p[1] * 2 + q[1]) / 3 - 6), ((p[0] + q[0] * 2) / 3 - side * 12, (p[1] + q[1] * 2) / 3 - 12), q]
            hero.leave(web, grow=4)
            hero.form(web, how=CUTS["wet"].but(near=2.4, stroke=(20, 60)), puff=30, guides=[[wrist, p] for p in (tip, *low)], ambient=0.3, gain=0.8)
            for p in (tip, *low[:-1]):
                hero.strokes([[wrist, ((wrist[0] + p[0]) / 2 + side * 6, (wrist[1] + p[1]) / 2 - 8), p]], 9, black=True, ends=(1, 0.4))
                hero.strokes([[wrist, ((wrist[0] + p[0]) / 2 + side * 6, (wrist[1] + p[1]) / 2 - 8), p]], 4.4, ends=(1, 0.3), spot=0.3)
            hero.strokes([[(x - side * 16, y + 14), (x + side * 46, y - 40 * lift), wrist]], 20, black=True, ends=(1, 0.8))
            hero.strokes([[(x - side * 16 + d, y + 14 + d), (x + side * 46 + d, y - 40 * lift + d), (wrist[0] + d * 0.6, wrist[1] + d * 0.6)] for d in (-4, 0, 4)], 3.2, ends=(1, 0.8), spot=0.3)
        hero.leave_clay(one, grow=4)
        hero.clay(one, CUTS["fur"].but(stroke=(6, 18)), "along", ambient=0.3, gain=1.2)
        bat_face(hero, one, 10, (0.1, -0.2))
        x, y = one.curve("mouth")[1]
        hero.leave([(x - 15, y - 6), (x + 15, y - 6), (x + 10, y + 7), (x, y + 12), (x - 10, y + 7)])
        hero.strokes([[(x - 5, y - 4), (x - 5, y + 2)], [(x + 5, y - 4), (x + 5, y + 2)]], 3, spot=0, ends=(1, 0.3))
    with b.thing("hanging bats", "witness", count=9, depth=0.8) as many:
        for x, y, size, lean, turn in HUNG:
            c = bat().turned(yaw=turn).turned(at=(x, y, 100), scale=size, roll=180 + lean)
            many.leave_clay(c, grow=4)
            many.clay(c, CUTS["fur"].but(stroke=(6, 20)), "along", gain=0.55 + 0.4 * size, parts={"wing": (CUTS["wet"].but(gain=0.5 + 0.4 * size), "along")})
            hx, hy = c.curve("mouth")[1]
            far = math.hypot(470 - hx, 720 - hy) or 1.0
            bat_face(many, c, 8.2 * size + 1.5, ((470 - hx) / far, (720 - hy) / far), wide=1.05)
    s.relate("standing bat", "balances on", "cave and its mouth")
    s.describe("Bats hang head down from a cave roof. Below them a red one stands upright on a stone and waves its wings. All the others look at it. On the left an opening shows the starry night.")
    s.moods("comic", "defiant", "scandalised", "cheerful")
    s.themes("difference", "courage", "crowds", "point of view", "freedom")
    s.says("he’s upside down", "disruptor", "it was never wrong", "good evening", "stand-up comedian", "the odd one out", "a different view", "who raised him?", "in my day we hung", "taking a stand", "hello up there", "black sheep", "get down at once", "get up at once", "first day at the office", "blood rushes to the feet", "everybody is wrong but me", "hang out with us", "coming out", "new perspective", "somebody had to", "is he ill?", "the speaker", "standing room only", "you look taller", "not like the others", "revolution", "my cousin from abroad", "the neighbours are watching", "ta-da!", "rebel", "look, no feet", "stage fright is for others", "one small admirer", "wrong way round", "scandal", "try it", "the world turned over", "on my own two feet", "what will people say?", "a matter of opinion")  # fmt: skip
    s.about(place="a cave", time="night", light="from the cave mouth", composition="centred", view="from below", unexplained="who taught it to stand")
