"""Mind the Soup: a crane carries a kitchen without walls; a dog holds on to a chair."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.flying_kitchen import (
    Corner,
    block,
    bracing_dog,
    chair_lines,
    soup,
    tiles,
)
from reverie_studio.sculpt.tactful_bull import moved, ring

ROOM, N = Corner(400, 500), 380
HOOK = (400, 118)


@card(id="9eb7s7", title="Mind the Soup", seed=5, palette="riso_good_party", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.4, -0.7, 0.5)])
    plum, poppy = {"pink": 1.0, "slate": 1.0}, {"pink": 1.0, "yellow": 1.0}
    at, white, cloth = ROOM.at, ({}, {"slate": 1.0}, plum), ({}, {"yellow": 1.0}, poppy)
    with d.thing("evening") as r:
        r.fade("0,0! 800,0! 800,1200! 0,1200!", lambda x, y: (y - 260) / 1500 + 0.1, pink=1)
    with d.thing("roofs below", "place") as r:
        r.flat("0,1120! 90,1120! 90,1060! 170,1030! 250,1060! 250,1130! 380,1130! 380,1090! 520,1090! 520,1140! 600,1140! 600,1040! 690,1000! 780,1040! 800,1040! 800,1200! 0,1200!", **plum)
        for x, y in ((120, 1090), (200, 1090), (430, 1120), (640, 1080), (720, 1080), (720, 1130), (310, 1160)):
            r.flat(f"{x},{y}! {x + 26},{y}! {x + 26},{y + 34}! {x},{y + 34}!", yellow=1)
    with d.thing("kitchen", "place") as k:
        block(k, ROOM, (0, 0, N, N, -44, 0), white)
        tiles(k, ROOM, N, 6, pink=1)
        block(k, ROOM, (10, 120, 84, 110, 0, 96), white)
        block(k, ROOM, (22, 132, 20, 20, 96, 250), white)
        for u, v in ((62, 150), (62, 196)):
            k.flat(ring(*at(u, v, 96), 18, 10), **plum)
        k.flat([at(94, 140, 70), at(94, 210, 70), at(94, 210, 20), at(94, 140, 20)], yellow=1)
        block(k, ROOM, (190, 6, 130, 66, 0, 150), cloth)
        with k.in_inks(slate=1):
            k.strokes([[HOOK, at(*q)] for q in ((N, 0), (0, N))], 6, ends=(1, 1))
    with d.thing("table") as t:
        for x, y in ((150, 150), (312, 150), (150, 286), (312, 286)):
            block(t, ROOM, (x, y, 12, 12, 0, 96), white)
        block(t, ROOM, (132, 136, 212, 176, 58, 104), cloth)
        for n, (x, y) in enumerate(((174, 176), (298, 176), (236, 222), (174, 272), (298, 272))):
            soup(t, at(x, y, 104), {"slate": 1.0}, poppy if n != 1 else {"slate": 1.0}, n != 1)
    with d.thing("lamp") as t:
        u, v = at(190, 190, 330)
        t.flat([(u, v), (u + 150, v + 210), (u - 150, v + 210)], overprint=True, yellow=1)
        t.flat([(u - 14, v - 30), (u + 14, v - 30), (u + 50, v + 8), (u - 50, v + 8)], **plum)
        with t.in_inks(slate=1):
            t.strokes([[HOOK, (u, v - 30)]], 4, ends=(1, 1))
    dog = bracing_dog().turned(at=(*at(352, 340), 100), scale=1.5)
    with d.thing("dog", "subject") as t:
        t.silhouette(dog, grow=4)
        t.print(dog, {"slate": 1}, plum, at=0.45)
        u, v = dog.curve("grip")[0]
        t.prick([(*dog.curve("eye")[0], 4)])
        lines = [moved(line, u, v, 1.9, 172) for line in chair_lines()]
        t.strokes(lines, 19, ends=(1, 1))
        with t.in_inks(slate=1, pink=1):
            t.strokes(lines, 11, ends=(1, 1))
    with d.thing("crane", "witness", plane="front") as c:
        c.flat("800,0! 800,150! 330,78! 330,44!", "800,30! 800,112! 690,96! 560,80! 420,64! 380,58!", **plum)
        with c.in_inks(slate=1, pink=1):
            c.strokes([[(400 + 66 * n, 52 - 6 * n), (433 + 66 * n, 82 + 6 * n), (466 + 66 * n, 46 - 6 * n)] for n in range(7)], 9, ends=(1, 1))
            c.strokes([[(400, 80), HOOK]], 14, ends=(1, 1))
            c.strokes([[(400, 104), (386, 122), (404, 138), (418, 122)]], 10, ends=(1, 0.6))
    s.describe("A crane carries a kitchen without walls high over the roofs. A dog with its paws braced holds a sliding chair by the leg. On the table the bowls of soup steam; one is empty.")
    s.moods("precarious", "droll", "tender", "stubborn")
    s.themes("home", "loyalty", "moving", "family", "holding on")
    s.says("moving house", "flying dinner", "hold on", "we never left the table", "upheaval", "who is missing?", "loyal", "high tea", "upwardly mobile", "don’t rock the table", "relocation", "takeaway", "the last one out", "a moveable feast", "home is where the soup is", "heroic", "don’t look down", "gravity", "he saved her a seat", "open plan", "room with a view", "not without Grandpa’s chair", "dinner is up", "someone has to hold this together", "evicted", "the landlord was quick", "nothing spilled yet", "airborne", "the world has ended, eat up", "divorce", "keep your place", "table manners", "swept off its feet", "no fixed address", "demolition", "and the kitchen sink", "mum, the floor is moving", "one of us isn’t coming", "tug of war", "tenant", "hanging by a thread", "catch of the day", "rent is going up", "before it gets cold")  # fmt: skip
    s.relate("dog", "catches", "chair")
    s.relate("crane", "carries", "kitchen")
    s.about(place="high over the city", time="evening", light="the kitchen lamp", composition="centred", view="from above", foreground="the arm of a crane", unexplained="whose bowl is empty")
