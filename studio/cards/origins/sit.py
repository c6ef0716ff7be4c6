"""Sit: a strict goose teaches mountains to sit."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.birds import bird
from reverie_studio.sculpt.land import (
    clouds,
    ridge,
    rolled_mountain,
    sitting_mountain,
    standing_mountain,
)
from reverie_studio.sculpt.marks import before
from reverie_studio.sculpt.plants import spruce
from reverie_studio.sculpt.small_eyes import dot_eye


@card(id="9q96i3", title="Sit", seed=36, palette="board_clay", light=(0.7, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.72, -0.42, 0.55, 1.05)], ambient=0.03, focus=(380, 620, 400))
    rng = s.rng
    rock = CUTS["stone"].but(near=2.3, stroke=(10, 34), rough=0.7, grain=20)
    with b.thing("sky", lamps=[], depth=0.1) as sky:
        clouds(sky, "-10,-10! 810,-10! 810,520! -10,520!", lambda x, y: 0.5 * np.exp(-(((x - 760) / 420) ** 2) - ((y - 300) / 220) ** 2), share=0.5)
        ridge(sky, [(-10, 520), (160, 470), (300, 500), (470, 440), (640, 480), (810, 430)], depth=70, sun=0.5, gain=0.5, folds=0.4)
    with b.thing("ground", "place", lamps=[], depth=0.2) as g:
        ridge(g, [(-10, 620), (200, 600), (420, 612), (620, 590), (810, 600)], depth=420, sun=0.1, gain=0.62, folds=0.3, level=True, near=3.0, far=9)
    with b.thing("mountain that will not", "witness", depth=0.4) as m:
        one = standing_mountain().turned(at=(600, 690, -50), scale=0.78)
        m.leave("430,724! 600,708 760,724! 600,746")
        before(m, one, rock, "down", grow=4, gain=0.9)
        dot_eye(m, one, 7)
        for x, y, h in ((560, 620, 36), (590, 650, 44), (640, 640, 40), (680, 630, 46), (716, 650, 40), (610, 600, 30)):
            spruce(m, x, y, h, h * 0.3, light=0.8, sun=0.7)
    with b.thing("mountain that sits", "subject", depth=0.5) as m:
        one = sitting_mountain(rng).turned(at=(240, 840, 0), scale=1.06)
        m.leave("60,850! 200,820 420,850! 200,880")
        before(m, one, rock, "down", grow=4, gain=1.1)
        dot_eye(m, one, 9, glint=(0.3, -0.3))
        nx, ny = one.curve("nose")[0]
        m.strokes([[(nx - 4, ny + 14), (nx - 40, ny + 20), (nx - 66, ny + 8)]], 6, black=True)
        for x, y, h in ((110, 700, 46), (140, 740, 54), (170, 690, 40), (90, 780, 60), (210, 760, 46), (240, 640, 36), (126, 620, 34), (180, 800, 52)):
            spruce(m, x, y, h, h * 0.3, light=0.8, sun=0.7)
    with b.thing("mountain on its back", "witness", depth=0.6) as m:
        one = rolled_mountain().turned(at=(226, 1140, 60), scale=0.92)
        m.leave("-10,1150! 250,1120 560,1150! 250,1190")
        before(m, one, rock, "down", grow=4, gain=1.0)
        dot_eye(m, one, 8)
        for x, y, h in ((60, 1120, 46), (110, 1140, 50), (170, 1110, 44), (250, 1130, 50), (310, 1110, 44), (360, 1140, 40)):
            spruce(m, x, y, h, h * 0.3, light=0.8, sun=0.7)
    with b.thing("dust", "accent", spot=1.0, depth=0.7) as d:
        for x, y, wide in ((230, 852, 190), (230, 1160, 260), (590, 742, 110)):
            puffs = [(x + wide * rng.normal(0, 0.6), y - abs(rng.normal(0, 20)), rng.uniform(6, 26)) for _ in range(70)]
            d.strokes([[(px - r, py), (px - r * 0.7, py - r), (px + r * 0.5, py - r * 0.9), (px + r, py - r * 0.1)] for px, py, r in puffs], 2.0, ends=(0.2, 0.2))
            d.prick([(x + wide * rng.normal(0, 0.7), y - abs(rng.normal(0, 30)), rng.uniform(0.6, 2.0)) for _ in range(300)])
    with b.thing("goose", "prop", depth=0.9, lamps=[Lamp(-0.4, -0.5, 0.75, 2.2)]) as g:
        one = bird(neck=2.2, legs=0.7, head=0.9, beak=1.5, tail=0.3, plump=1.0, lids=0.3).turned(at=(664, 1074, 100), scale=0.66)
        g.leave("590,1078! 664,1064 770,1078! 664,1090")
        body = before(g, one, CUTS["skin"].but(gain=1.7, stroke=(6, 16), near=2.0), "along", grow=4, parts={"beak": ("skin", "along"), "leg": ("skin", "across")}, ambient=0.25)
        g.feathers([(684 - 4 * k, 1022, -112 + 11 * k, 104 - 6 * abs(k - 3), 12, 1.0) for k in range(7)])
        one.marks["eye"] = [one.marks["iris near"][0]]
        dot_eye(g, one, 6)
    s.describe("A small goose teaches three mountains to sit. One sits like a dog, one still stands, one lies on its back with its feet in the air. Dust rises where they came down.")
    s.moods("droll", "strict", "playful", "proud")
    s.themes("teaching", "obedience", "authority", "size", "patience")
    s.says("good boy", "middle management", "he never could", "stay!", "obedience school", "roll over", "moving mountains", "the smallest teacher", "front row, back row, clown", "class dismissed", "who’s the boss", "puppy training", "again, please", "faith can do it", "substitute teacher", "there’s always one", "she does not raise her voice", "landslide victory", "play dead", "geology lesson", "teacher’s pet", "no treats left", "peak performance", "come, Everest", "heavy learners", "one wing is enough", "mother was a sergeant", "belly rub", "how plains were made", "settle down", "the dust hasn’t settled", "big softies", "command and control", "wag your tail and there’s an earthquake", "rocky start", "sit down, you block the view", "it listens if you whisper", "three degrees of yes", "old dog, first trick", "don’t look at him", "leadership seminar", "and now: speak")  # fmt: skip
    s.relate("goose", "guards", "mountain that sits")
    s.about(place="the soft mountains", time="night", light="from the right", composition="left", view="from above, far", unexplained="why they obey")
