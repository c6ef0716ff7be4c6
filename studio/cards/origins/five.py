"""Five: a she-wolf is curled round four cubs and one round stone; she licks the stone, and it begins to have fur."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hunters import cub, curl, curled_wolf, curled_wolf_head
from reverie_studio.sculpt.plants import straw

CX, CY = 404, 640
SX, SY = 404, 596  # the stone
K = 1.3  # how large it is on the card


def large(c: Clay) -> Clay:
    """As it lies on the card."""
    return c.turned(at=(CX * (1 - K), CY * (1 - K) - 10, 0), scale=K)


def at(x: float, y: float) -> tuple[float, float]:
    """A point of the drawing on the card."""
    return CX + (x - CX) * K, CY + (y - CY) * K - 10


@card(id="tvc7u7", title="Five", seed=3, palette="board_shell", light=(0, 0))
def paint(s: Scene) -> None:
    hx, hy = at(SX, SY)
    b = Board(s, [Lamp(hx + 6, hy + 10, 190, 2.0, 300)], ambient=0.01, focus=(hx, hy + 20, 330))
    rng = s.rng
    with b.thing("straw of the den", "place", depth=0.1) as g:
        straw(g, rng, CX, CY)
    with b.thing("she-wolf", "subject", depth=0.4) as w:
        mother, face = large(curled_wolf()), large(curled_wolf_head())
        w.leave_clay(mother, grow=14)
        fur = CUTS["fur"].but(near=2.2, stroke=(14, 36), over=14, wild=18)
        w.clay(mother, fur, "along", gain=0.9)
    with b.thing("four cubs", "witness", count=4, depth=0.6, lamps=[Lamp(-0.2, -0.5, 0.85, 1.3)]) as k:
        for d, r, turn in ((62, 122, 70), (100, 126, 96), (136, 118, 130), (20, 120, 24)):
            small = large(cub(*curl(d, r), turn))
            k.leave_clay(small, grow=6)
            k.clay(small, CUTS["down"].but(near=1.9), "along", gain=1.6, ambient=0.1)
    with b.thing("stone", "accent", spot=1.0, depth=0.8, lamps=[Lamp(-0.1, -0.6, 0.78, 1.2)]) as t:
        stone = Clay().ball(hx + 8, hy + 18, 40, 76)
        t.leave_clay(stone, grow=7)
        t.clay(stone, CUTS["skin"].but(cross=None), (0.3, 1, 0.5), gain=1.3, ambient=0.2)
        for _ in range(190):  # the fur that begins where she licks
            a, r = rng.normal(3.4, 0.8), rng.uniform(24, 80)
            x, y = hx + 8 + r * math.cos(a), hy + 18 + r * math.sin(a)
            t.strokes([[(x, y), (x + 9, y + 8 + rng.normal(0, 3)), (x + 22, y + 16 + rng.normal(0, 6))]], 4.4, black=True)
            t.strokes([[(x, y), (x + 9, y + 7), (x + 21, y + 15 + rng.normal(0, 6))]], 1.7, ends=(0.7, 0.05))
    with b.thing("her head", depth=0.85, lamps=[Lamp(0.5, 0.1, 0.75, 1.05)]) as m:
        m.leave_clay(face, grow=4)
        m.clay(face, fur.but(near=2.0, over=8), "along", parts={"nose": ("wet", "across"), "ear": ("fur", "along")}, gain=1.1, ambient=0.08)
        for line in ([(286, 474), (302, 480), (314, 494)], [(246, 520), (256, 534), (272, 542)]):  # her eyes are closed
            p = [at(*q) for q in line]
            m.strokes([p], 10, black=True, ends=(0.4, 0.4))
            m.strokes([[(x + 5, y + 6) for x, y in p]], 1.6, ends=(0.1, 0.1))
        m.strokes([[at(350, 566), at(322, 540), at(290, 508), at(258, 470)]], 4, black=True, ends=(0.6, 0.1))
        (x, y), (u, v) = at(366, 582), at(396, 606)
        m.leave([(x - 10, y + 4), (x + 8, y - 12), (u + 10, v - 10), (u + 8, v + 12), (u - 10, v + 10)], grow=2)
        m.form([(x - 8, y + 3), (x + 8, y - 9), (u + 6, v - 8), (u + 8, v + 6), (u - 6, v + 10)], how="skin", puff=8, axis=40, ambient=0.7, spot=1.0)
    with b.thing("roots", plane="front", lamps=[Lamp(hx, hy, 200, 2.6, 280)]) as f:
        for knots in ("-60,220,120,70 60,170,130,52 170,90,130,34 250,20,120,24 300,-40,110,16", "860,260,120,80 740,180,130,54 680,90,130,36 600,30,120,26 560,-40,110,20", "-60,1120,120,90 90,1140,130,62 220,1170,130,40 330,1240,120,30",
                      "860,1080,120,86 760,1130,130,60 640,1170,130,42 560,1250,120,30", "60,170,130,26 84,260,120,16 60,350,110,6", "740,180,130,26 730,280,120,15 756,360,110,5"):  # fmt: skip
            root = Clay().limb(knots, melt=10, per=6)
            f.leave_clay(root, grow=8)
            f.clay(root, CUTS["wood"].but(near=2.3), "along", gain=0.8)
    s.describe("A she-wolf lies curled round four cubs and one round stone. She licks the stone, and where she licks it grows fur.")
    s.moods("tender", "stubborn", "warm", "strange")
    s.themes("motherhood", "belonging", "patience", "difference", "love")
    s.says("that one is bald", "a difficult child", "I love it anyway", "late developer", "count again", "heart of stone", "adopted", "odd one out, again", "he’ll come round", "she won’t be told", "the quiet one", "favourite", "no trouble at all, that one", "he has his father’s eyes", "sleeps through the night", "licked into shape", "a mother knows", "warm it long enough", "room for one more", "rolling stone", "kin", "is it hungry?", "it’s working", "don’t tell her", "every litter has one", "good as gold, hardly eats", "unconditional", "soft spot", "the fifth", "what is a wolf, anyway?", "inside she can hear it", "polish", "patience of a mother", "he’s just shy", "mother of pearl", "give it time", "blood is thicker than granite", "so round, so good", "curled up", "home", "they all look the same to me")  # fmt: skip
    s.relate("she-wolf", "guards", "stone")
    s.about(place="a den", time="night", light="soft, from the stone outward", composition="centred", view="from above", foreground="black roots cut by the edges", unexplained="whether she knows")
