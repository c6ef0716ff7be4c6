"""No Vacancy: a beast looks into its own chest, where a swallow has nested."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes, lashes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import ox_head


@card(id="z6pc3h", title="No Vacancy", seed=66, palette="board_shell", light=(0.7, 0.1))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(640, 700, 420, 2.6, 420)], ambient=0.0, focus=(360, 520, 380))
    with b.thing("beast", "subject", depth=0.5) as t:
        beast = ox_head(muzzle=0.9, lids=0.95, look=(0.55, 0.5), inner=1.0, ears=-0.3)
        beast.lumps = [lump for lump in beast.lumps if lump.part != "horn"]
        beast = beast.turned(at=(270, 460, 0), scale=2.5, yaw=26, pitch=-6, roll=-14)
        t.clay(Clay().limb("160,300,-240,200 40,60,-260,220 -60,-100,-260,240", per=5), "fur", "along", gain=0.6)
        t.clay(beast, "fur", "down", parts={"muzzle": ("wet", (0, 1, 0.4)), "lid": ("skin", "along"), "ear": ("fur", "along")})
        eyes(t, beast, light=0.9, glint=(0.4, 0.2), iris=0.5, sides=("left",))
        lashes(t, beast, "left", 26, 14)
    with b.thing("nest", "accent", spot=1.0, depth=0.7) as n:
        cup = "520,760! 536,850 590,910 660,920 730,890 770,800 772,752! 700,776 600,780"
        n.leave(cup, grow=4)
        n.form(cup, how="down", puff=60, ambient=0.5, stroke=(6, 16), wild=26, gain=1.1)
        n.comb([[(516, 764), (600, 790), (700, 786), (776, 756)], [(530, 800), (610, 830), (700, 824), (766, 790)]], 60, stray=10, width=(0.8, 2.0), length=(0.1, 0.3), start=(0, 0.8))
    with b.thing("swallow", "witness", depth=0.65) as w:
        bird = Clay().limb("690,770,0,58 650,740,16,58 606,700,28,46", melt=10, part="breast", per=5).ball(590, 672, 36, 43, melt=16, part="head")
        bird.limb("556,672,52,15 530,676,58,4", melt=4, part="beak").limb("650,720,50,40 720,700,30,28 790,630,10,12 840,560,0,4", melt=6, part="wing", press=(0, 0, 1.6), per=5)
        bird.limb("700,760,0,36 770,740,-10,20 850,690,-10,6", melt=8, part="wing", per=5)
        w.clay(bird, "down", "along", ambient=0.25, parts={"wing": ("wet", "along"), "head": (CUTS["down"].but(gain=0.5), "along")}, gain=1.0)
        w.leave([(576 + 9 * math.cos(k / 2), 660 + 9 * math.sin(k / 2)) for k in range(13)])
        w.prick([(573, 656, 3)])
        w.strokes([[(568, 650), (580, 646), (588, 654)]], 1.6)
    with b.thing("ribs", "prop", plane="front", lamps=[Lamp(640, 720, 520, 2.4, 330)]) as r:
        for x, bow, wide in ((-50, 90, 40), (150, 80, 27), (420, 40, 25), (840, -50, 38)):
            rib = [(x, -60, 330, wide), (x + bow, 300, 340, wide * 0.8), (x + bow * 1.3, 640, 340, wide), (x + bow * 0.8, 960, 330, wide * 0.85), (x - bow * 0.1, 1260, 320, wide)]
            r.clay(Clay().limb(rib, per=8), "skin", "across", gain=1.0)
    s.describe("A beast looks in between its own ribs. Inside, where a heart would be, a swallow sits in its nest and looks back.")
    s.moods("tender", "worried", "quiet", "strange")
    s.themes("home", "love", "guests", "body", "care")
    s.relate("swallow", "replaces", "heart")
    s.about(place="the heap of leftovers", time="night", light="from the nest, at the right", composition="frame", view="through the ribs, from inside the chest", foreground="four ribs", unexplained="where the heart has gone")
    s.says(
        "bird inside", "sitting tenant", "I don't dare to breathe", "no vacancy", "who's in there?", "a flutter in my chest", "heart-warming",
        "home is where the heart was", "behind bars", "my lodger", "rent-free", "what makes you tick", "don't sneeze", "look inside yourself",
        "she came in spring", "something moved", "empty nest", "visiting hours", "room to let", "keep it safe", "cage or cradle", "I felt a beating",
        "the bird I swallowed", "butterflies", "whose house is this?", "the way to a beast's heart", "inner voice", "he has a soft spot",
        "it can leave whenever it likes", "love, unannounced", "soul", "please stay", "warm in here", "a guest of my own", "it sings when I'm sad",
    )  # fmt: skip
