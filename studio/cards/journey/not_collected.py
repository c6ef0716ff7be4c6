"""A wall of pockets where what was left behind waits; one pocket is torn open from inside."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import hen_on_nest, penguin_running, snowy_owl, songbird
from reverie_studio.sewn.goats_and_sheep import ram_head
from reverie_studio.sewn.hares import hare_upright
from reverie_studio.sewn.small_beasts import hedgehog_hiding, mouse_climbing
from reverie_studio.sewn.things import glass_pin, tuba
from reverie_studio.sewn.waters import crab_house, fish

DYES = ("#a8443a", "#3a7a80", "#d0983c", "#7a5a8c", "#7f8f5a", "#b65a5e", "#3f5fa0", "#c8a878", "#2f6b66", "#8d5a3a", "#6a7a9a", "#c07a4a")
WOOL = ("#7c765e", "#b8b194", "#e6dfc4", "#fbf6e2", "#ffffff")
FACE = ("#17120f", "#2e2621", "#51443a", "#857260")
HARE = ("#5a4232", "#94745a", "#caa884", "#f0d8b4", "#fff6e4")
HEN = ("#6a2a14", "#b0561e", "#e08a3a", "#ffbe70", "#fff0c8")
STRAW = ("#7a4c18", "#b8842e", "#e4b858", "#fbe39a", "#fff6d0")
SPINE = ("#2a1c14", "#4e3826", "#7e6044", "#b89a70", "#f0dcb0")
FISH = ("#8a2c14", "#d8581e", "#f49a4a", "#ffe0a0")
BIRD = ("#2c3a6a", "#5a74b0", "#a0b8e0", "#e8f0ff")


TENANTS = (  # which pocket, where in it (its mouth is at y=0), scale, turn, who
    (0, 0, 50, 1.16, 0, snowy_owl),
    (1, -4, 130, 0.78, 0, lambda h: hare_upright(h, HARE, ears=0.1, wide=True)),
    *((2, x, -16, 1.0, t, lambda h: fish(h, FISH)) for x, t in ((-34, 70), (6, 100), (40, 84))),
    (3, 0, 4, 0.74, -8, tuba),
    (4, 0, -50, 0.56, 6, lambda h: ram_head(h, FACE, WOOL, look=(0.8, 0.3))),
    (5, -4, 10, 0.86, 0, lambda h: hen_on_nest(h, HEN, STRAW)),
    (7, -12, 90, 0.5, -2, penguin_running),
    *((8, -44 + i * 22, 30, 1.0, -17 + 8 * i, lambda h, i=i: glass_pin(h, 0, 0, 100 + 17 * ((i * 2) % 3), DYES[(i * 5 + 1) % 12], lean=0)) for i in range(5)),
    (9, 2, 24, 0.4, -14, lambda h: hedgehog_hiding(h, SPINE, HARE, ())),
    *((10, x, -3, 0.8, 0, lambda h, p=pose: songbird(h, BIRD, BIRD[:3], ("#c8a0a8", "#f2dfe0", "#ffffff"), p)) for x, pose in ((-44, "sleep"), (4, "look"), (48, "call"))),
    (11, -6, -4, 0.46, 8, mouse_climbing),
)


@card(id="6q8dys", title="Not Collected", seed=98, palette="walnut", light=(-0.6, -0.65))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#5e4634"), (600, "#523b2b"), (1200, "#35251b")], dusk=0.08)
    rng = np.random.default_rng(98)
    h.lamp(120, 260, 620, "#ffe4b0", 0.55, z=260)
    for k in range(12):
        x, y = (96, 108, 100)[k // 4] + (k % 4) * 196, 214 + (k // 4) * 316 + (0, 16, -10, 12)[(k * 3 + k // 4) % 4]
        torn = k == 6
        with h.thing(f"tenant {k}", "witness" if not torn else None, lift=8), h.at(x, y):
            h.shade("-76,-6 0,-12 76,-6 76,30 -76,30", 0.7, 5)
            for _, px, py, size, turn, who in (row for row in TENANTS if row[0] == k):
                with h.at(px, py, size, turn):
                    who(h)
        with h.thing("torn pocket" if torn else f"pocket {k}", "subject" if torn else None, lift=10), h.at(x, y, 1.0, float(rng.normal(0, 1.6))):
            h.patch("-82,-6! -40,10 0,14 40,10 82,-6! 78,150 60,168! -60,168! -78,150", [(0, DYES[k]), (1200, DYES[(k * 5 + 3) % 12] if torn else DYES[k])], lift=9, pitch=3.4, tilt=0.1 * (k % 3))
            h.whip("-80,-2 -40,14 0,18 40,14 80,-2", "#f4e6c4", 4, 13, 18)
            h.run("-72,14 -70,146 -54,158 54,158 70,146 72,14", "#f4e6c4", 3, 12, 9)
            if torn:
                h.hole("-30,40! 6,30 30,60 52,110! 40,160! 10,180! -16,150 -40,100", [(0, "#140c08")], "#d8c8a4")
                h.loose("20,170 40,240 10,290 60,340 30,420", "#f4e6c4", 3.4)
                h.loose("0,170 -10,220 14,260", "#f4e6c4", 3)
    with h.thing("counter", plane="front", lift=16):
        h.blob("-20,1096! 820,1128! 820,1230! -20,1230!", ("#1c100a", "#38221a", "#5c3c28", "#8a6040"), "fur", grain=2.0, puff=16, angle=2, length=40)
    with h.thing("tracks", "subject", plane="front") as gone:
        for i in range(9):
            a, b = 470 + i * 40, 1138 + i * 5 + 26 * (i % 2)
            h.straight([(a, b, a + 14, b + 2), (a + 2, b - 6, a + 16, b - 8), (a, b + 6, a + 14, b + 12)], "#f4e0b4", 5)
    with h.thing("bell", "prop", plane="front", lift=10), h.at(150, 1070, 0.92, -4):
        h.shade("-60,60 40,66 90,76 20,84", 0.5, 6)
        crab_house(h, "bell")
    s.relate(gone[0], "leads to", "torn pocket")
    s.describe("A wall of twelve pockets is full of animals and things. Owl, hare, ram, hen, penguin, hedgehog, mouse and birds look out; fish, pins and a tuba stick out, too. One pocket is torn open. Below, on a counter with a bell, small tracks lead away.")
    s.moods("patient", "curious", "cosy", "suspenseful")
    s.themes("waiting", "being left", "escape", "collections", "belonging")
    s.says("lost and found", "left luggage", "advent calendar", "who’s missing", "one got tired of waiting", "please ring", "back in five minutes", "roommates", "the orphanage of things", "still here", "door number seven", "somebody will come", "pick me", "storage wars", "hotel, half board", "apartment block", "deep pockets", "the great escape", "check-out time", "nobody asked for the owl", "any post for me", "unclaimed", "hush, he’s coming", "everyone you ever forgot", "a place for everything", "twelve minus one", "where did I put my penguin", "not my coat", "musical neighbour", "the quiet shelf", "memory, sorted", "evidence", "it’s not prison, it’s a pocket", "who sewed us in", "holiday camp", "witnesses", "I saw nothing", "gone for a walk", "freedom leaves a thread", "next customer", "free to a good home", "do not feed")  # fmt: skip
    s.about(place="a wall of pockets", time="evening", light="low, from the left", composition="centred", view="near", foreground="a counter with a bell", unexplained="who tore out of the empty pocket")
