"""A sheepdog has dived into a pocket of the hill after a ram; from the pocket's other corner the ram looks at him."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.cats_dogs_foxes import sheepdog_diving
from reverie_studio.sewn.goats_and_sheep import fleece, ram_head, sheep_face, sheep_far

DOG = ("#07060a", "#120f12", "#231d1e", "#43372f", "#8a7058")
WHITE = ("#7a7468", "#b8b0a0", "#e6dfcf", "#fffaf0", "#ffffff")
WOOL = ("#7c765e", "#b8b194", "#e6dfc4", "#fbf6e2", "#ffffff")
FACE = ("#17120f", "#2e2621", "#51443a", "#857260")
SHEEP = ((190, 250, 0.62, 1), (330, 226, 0.6, 1), (640, 232, 0.7, 1), (720, 330, 0.86, 1), (500, 330, 0.9, 0), (52, 560, 1.0, 0), (436, 196, 0.5, 0))


@card(id="t57uat", title="Ram, Possibly", seed=72, palette="lichen", light=(0.5, -0.75))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#e4d8b4"), (150, "#efe0b8"), (168, "#a8b27c"), (560, "#98a66c"), (1200, "#76864e")])
    rng = np.random.default_rng(72)
    h.whip("-10,166 200,150 430,168 620,158 810,172", "#fff4d2", 2.4, 12, 17)
    with h.thing("hill", "place"):
        for k in range(5):
            y = 300 + k * 120
            h.pleat([(-20, y + 30), (180, y - 8), (420, y + 26), (640, y - 4), (820, y + 20)], 20, 0.22)
        h.seeds("-20,200! 820,200! 820,1220! -20,1220!", ("#6a7a44", "#c2cc94", "#5a6a3a"), 36, 13, -84, 2.2)
        h.knots([(rng.uniform(0, 800), rng.uniform(240, 1190), rng.uniform(3, 6)) for _ in range(40)], ("#d9574a", "#fff6dc", "#e8c85a"))
    with h.thing("flock", "witness", count=7, lift=4):
        for x, y, k, f in SHEEP:
            with h.at(x, y, k, flip=bool(f)):
                h.shade("-60,0 0,-6 40,0 20,8 -50,8", 0.4, 4)
                sheep_far(h, WOOL, FACE, graze=k < 0.7)
    with h.thing("pocket's mouth", "place"):
        h.hole("190,640! 330,606 520,596 690,560 800,520! 820,700 640,760 420,770 250,730", [(500, "#1a1c10"), (800, "#0c0d08")], "#8a9660")
    with h.thing("ram", "subject", lift=10) as ram, h.at(640, 590, 0.98, -9):
        ram_head(h, FACE, WOOL, look=(-0.9, -0.1))
    with h.thing("dog", "subject", lift=14) as dog, h.at(366, 640, 1.0):
        h.shade("-280,10 -160,-6 -60,10 -120,30 -250,28", 0.5, 7)
        sheepdog_diving(h, DOG, WHITE)
    with h.thing("pocket", "place", lift=16):
        h.patch("176,636! 210,700 330,742 480,742 640,706 760,640 830,560! 830,1150! 560,1176 300,1160 214,1130!", [(560, "#c2c290"), (1200, "#8f9a5e")], lift=16, pitch=3.4, tilt=0.3)
        h.whip("182,646 212,700 330,740 480,740 640,704 760,638 820,566", "#4d5a3c", 6, 17, 30)
        h.run("206,716 330,768 480,768 650,730 820,612", "#fff2c8", 3.4, 16, 10)
        h.run("216,724 232,900 240,1112 300,1140 560,1154 820,1130", "#fff2c8", 3.4, 16, 10)
        h.straight([(790, 556 + k * 8, 830, 552 + k * 8) for k in range(5)], "#d9574a", 6)
        h.stain("300,800 420,770 540,800 580,880 500,960 360,960 290,890", "#dcdcae", 0.6, 30)
        h.shade("300,930 420,990 560,930 600,960 430,1030 290,970", 0.3, 18)
    with h.thing("lamb in the hole", "witness", lift=4):
        h.hole("560,1000! 620,960 700,976 730,1030! 706,1090 630,1110 572,1070", [(900, "#16180e")], "#8a9660")
        with h.at(642, 1044, 0.62, -12):
            fleece(h, 70, WOOL, rng)
            sheep_face(h, 1, rng)
    with h.thing("wagging"):
        for p, w in (("66,250 44,200 60,146", 4), ("26,240 4,196 18,150", 3)):
            h.stem(p, "#fffaf0", w, 9)
    s.relate(ram[0], "waits for", dog[0])
    s.describe("A sheepdog has dived headfirst into a hill’s pocket. Only its hind half and its tail show. From the other corner of the pocket a ram looks at it; a lamb peers from a hole below. Small sheep stand about on the hill.")
    s.moods("funny", "patient", "sly", "sunny")
    s.themes("searching", "looking in the wrong place", "pursuit", "hiding", "work")
    s.says("warm, cold", "lucky dip", "behind you", "it’s always in the last pocket", "keys, where are my keys", "bottoms up", "any luck?", "he takes his job very seriously", "deep pockets", "hide and seek champion", "don’t tell him", "I could watch this all day", "wagging blind", "a thorough search", "the other end", "left a bit", "overtime", "who is looking for whom", "wool somewhere", "management observes", "dig deeper", "the obvious answer", "so near", "lost property", "he can smell me", "ahem", "counting to a hundred", "pull him out, someone", "nose first", "expert at work", "the pocket has company", "I’m over here", "no hurry", "inside job", "it was looking for me", "loose change", "leave no pocket unturned", "nobody tells the dog anything", "tail end of an idea", "a question, upside down", "everyone saw but me", "found: one dog")  # fmt: skip
    s.about(place="a hillside with a pocket", time="noon", light="high sun from the right", composition="low", view="near", unexplained="a lamb looks out of a hole in the pocket")
