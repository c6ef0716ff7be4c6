"""A Century to Think: a pigeon takes a step on a chequered terrace, and a stone lion answers with a chestnut."""

from __future__ import annotations

import math

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import board_players as game
from reverie_studio.sculpt.beast_heads import lion_head
from reverie_studio.sculpt.marks import ellipse

CORNERS = ((-190.0, 930.0), (690.0, 1330.0), (1040.0, 640.0), (310.0, 400.0))


@card(id="8dez9s", title="A Century to Think", seed=14, palette="riso_waiting_room", light=(-0.7, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.1, -0.85, 0.5)])
    dark, _, m = game.chequered(CORNERS)
    with d.thing("terrace", "place") as g:
        g.flat("0,0! 800,0! 800,150! 0,206!", mint=1)
        g.flat("0,170! 800,116! 800,152! 0,210!", mint=1, crimson=1)
        for square in dark:
            g.flat(square, mint=1)
        g.strokes([[CORNERS[3], CORNERS[2]], [CORNERS[3], CORNERS[0]]], 5, ends=(1, 1))
    with d.thing("other pigeons", "witness", count=3) as o:
        for u, v, k, nod in ((0.5, 7.2, 0.6, 0.2), (0.5, 6.1, 0.66, 0.9), (0.5, 5.0, 0.73, 0.0)):
            x, y = game.on_board(m, u, v)
            o.flat(ellipse(x - 20, y + 4, 120 * k, 22 * k), mint=1, crimson=1)
            bird = game.stepping_pigeon(lift=0, nod=nod).turned(at=(x, y, -200), scale=k, flip=True)
            o.print(bird, {"mint": 1, "crimson": 1}, {"mint": 1, "crimson": 1}, rim=3.5, parts={"leg": ({"crimson": 1}, {"crimson": 1}), "beak": ({"crimson": 1}, {"crimson": 1}), "cere": ({}, {})})
            ex, ey = bird.curve("eye")[0]
            o.flat(ellipse(ex, ey, 7 * k, 7 * k))
    with d.thing("pigeon", "subject") as p:
        x, y = game.on_board(m, 2.6, 3.5)
        p.flat(ellipse(x + 60, y + 8, 170, 30, degrees=8), mint=1, crimson=1)
        bird = game.stepping_pigeon(nod=0.35).turned(at=(x, y, 0), scale=1.34, flip=True, roll=3)
        p.print(bird, {"crimson": 1}, {"crimson": 1, "mint": 1}, at=0.4, rim=5, line="mint",
                parts={"neck": ({"mint": 1}, {"mint": 1, "crimson": 1}), "beak": ({"mint": 1, "crimson": 1}, {"mint": 1, "crimson": 1}), "cere": ({}, {}), "leg": ({"crimson": 1}, {"crimson": 1}), "wing": ({}, {"crimson": 1})})  # fmt: skip
        ex, ey = bird.curve("eye")[0]
        p.flat(ellipse(ex, ey, 16, 15))
        p.flat(ellipse(ex + 3, ey + 1, 8.5, 8.5), crimson=1, mint=1)
        p.strokes([[(ex - 22, ey - 20), (ex, ey - 13), (ex + 22, ey - 3)]], 9, ends=(0.6, 0.4), black=True)
        p.strokes([[(x - 64 - 46 * u, y - 176 + 24 * u), (x - 48 - 46 * u, y - 128 + 22 * u), (x - 60 - 44 * u, y - 92 + 14 * u)] for u in (0, 1)], 13, ends=(0.5, 0.3), black=True)
    with d.thing("chestnut leaves", plane="front") as f:
        for x, y, k, a in ((700, 196, 1.0, 190), (560, 60, 0.8, 160)):
            for blade, vein in game.chestnut_leaf((x, y), k, a):
                f.flat(blade, mint=1, crimson=1)
                f.strokes([vein], 3, ends=(0.8, 0.1))
        f.strokes([[(508, 214), (508 + 46 * math.cos(0.33 * j), 214 + 46 * math.sin(0.33 * j))] for j in range(19)], 5, ends=(1, 0.1), black=True)
        f.strokes([[(540, 100), (520, 150), (508, 214)]], 6, black=True)
        f.flat(ellipse(508, 214, 31, 31), crimson=1)
    with d.thing("stone lion", "witness", plane="front") as q:
        arm = game.lion_arm().turned(at=(650, 1060, 100), scale=1.12)
        q.print(arm, {"mint": 1}, {"mint": 1, "crimson": 1}, at=0.42, rim=5, line="crimson", parts={"claw": ({}, {"mint": 1})})
        locks = game.mane_locks((716, 990), 236)
        for dark_side, _ in locks:
            q.flat([(716 + (u - 716) * 1.025, 990 + (v - 990) * 1.025) for u, v in dark_side])
        q.flat(ellipse(716, 1000, 200, 200), mint=1, crimson=1)
        for dark_side, lit in locks:
            q.flat(dark_side, mint=1, crimson=1)
            q.flat(lit, mint=1)
        lion = lion_head(gape=0, lids=0.6, look=(-0.6, 0.8), inner=-0.5).turned(at=(672, 1000, 200), scale=1.72, yaw=-48, pitch=-16).ball(664, 1096, 150, 66)
        q.print(lion, {"mint": 1}, {"mint": 1, "crimson": 1}, at=0.42, rim=4, line="crimson", parts={"nose": ({"mint": 1, "crimson": 1}, {"mint": 1, "crimson": 1})})
        q.gaze(lion, iris={"mint": 1}, sides=("right",))
        with q.in_inks(mint=1, crimson=1):
            q.strokes([[(322, 1006), (284, 1020), (248, 1028)], [(318, 984), (280, 984), (240, 982)], [(322, 962), (290, 950), (262, 938)]], 6, ends=(0.2, 0.6))
            q.prick([(650 + 1.12 * (-250 + 170 * u + 14 * s.rng.normal()), 1060 + 1.12 * (-50 + 92 * u + 11 * s.rng.normal()), s.rng.uniform(1.2, 3.2)) for u in s.rng.random(80)])
        nut, seat, light = game.conker((202, 966), 1.06, -20)
        q.flat([(202 + (u - 202) * 1.1, 966 + (v - 966) * 1.1) for u, v in nut])
        for part, inks in ((nut, {"mint": 1.0, "crimson": 1.0}), (seat, {"crimson": 1.0})):
            q.flat(part, **inks)
        q.strokes([light], 7, ends=(0.4, 0.3))
    s.describe("A pigeon lifts one foot over a chequered terrace, glaring. Opposite, a mossy stone lion pushes a chestnut onto a square with its paw. Three more pigeons wait in their rank at the edge.")
    s.moods("tense", "droll", "dignified", "patient")
    s.themes("games", "patience", "rivals", "time", "courage")
    s.says("strategy", "gambit", "patience", "stalemate", "nerves", "rematch", "opening", "diplomacy", "pawn", "retirement", "bluff", "your move, granite", "he waited a century for this", "never play with a pigeon", "it only looks like lunch", "what old men do in parks", "touched is moved", "the lion sleeps tonight", "a war of crumbs", "checkmate, coo", "Grandpa cheats", "one small step", "the chestnut was worth more", "don’t wake the statue", "who taught it the rules?", "cat and bird, slow motion", "the march of the foot soldiers", "stony silence", "hot potato", "he has a heart after all", "thinking hurts", "Sunday league", "no time limit", "first foot forward", "David and Goliath", "the brave get the corn", "it moves when you blink", "we sacrifice Kevin", "a long afternoon", "peace talks", "feathers against fate", "next year you answer", "castling")  # fmt: skip
    s.relate("pigeon", "plays", "stone lion")
    s.about(place="a garden terrace", time="late afternoon in autumn", light="sun from the top left", composition="diagonal", view="from above", foreground="the head and arm of a stone lion", unexplained="who taught the statue")
