"""A goat in a sling is lowered from a tower, legs stiff; two sheep in the window hold the rope in their teeth, and a bull waits below."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.goats_and_sheep import fleece, hanging_goat, sheep_face
from reverie_studio.sewn.land import ridge
from reverie_studio.sewn.things import wheel

COAT = ("#6a6058", "#a89c8c", "#dcd0bc", "#fbf4e4", "#ffffff")
HORN = ("#2c2420", "#5c4c3c", "#98846a", "#d8c4a0")
BROWN = ("#120a08", "#2c1810", "#4c2c1c", "#7a4a2c", "#b07a48")
STONE = (("#8a4a3a", "#b8705a", "#dca080"), ("#9a5a40", "#c8845c", "#ecb48c"), ("#7a3c34", "#a86050", "#d08c74"))
WOOD = ("#2a1a10", "#5c3c22", "#94683c", "#d0a468")
LAND = (("#5a7a4c", "#86a060", "#b4c480", "#e0e4a8"), ("#4c6a3c", "#769050", "#a8b868", "#dcd890"), ("#a8844c", "#d0ac68", "#f0d494", "#fff0c0"))


def tower(h: Hoop, rng: np.random.Generator) -> None:
    """Brick on brick, a little narrower towards the top."""
    h.patch("500,1220! 560,-20! 830,-20! 830,1220!", [(0, "#c89478"), (1200, "#8a5848")], lift=16)
    for k, y in enumerate(range(1180, -40, -52)):
        left = 502 + (1200 - y) * 0.049
        for i in range(-1, 4):
            x0, x1 = max(left, left + (i + 0.5 * (k % 2)) * 96) + 3, left + (i + 1 + 0.5 * (k % 2)) * 96 - 3
            if x1 - x0 > 16 and x0 < 810 and not (70 < y < 330 and x1 > 610):
                h.blob(f"{x0},{y - 22}! {x1},{y - 22}! {x1},{y + 23}! {x0},{y + 23}!", STONE[int(rng.integers(3))], "cloth", grain=float(rng.uniform(-4, 4)), puff=11, length=24, satin=34, width=2.8)


@card(id="m8gt5x", title="Mind the Goat", seed=29, palette="madder noon", light=(-0.65, -0.7))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#5c9cc0"), (500, "#a8d0d4"), (860, "#f4e8c4"), (1200, "#e8d8a0")])
    rng = np.random.default_rng(29)
    with h.thing("land far below", "place", lift=3):
        ridge(h, "-20,880 90,850 210,872 330,836 460,860 620,840", 980, LAND[0])
        ridge(h, "-20,940 120,926 260,950 400,916 620,940", 1080, LAND[1])
        ridge(h, "-20,1030 160,1000 330,1030 620,1000", 1240, LAND[2])
        for x, y, c in ((70, 900, "#c8523a"), (116, 892, "#e8e0c8"), (150, 906, "#c8523a"), (410, 884, "#e8e0c8"), (446, 890, "#c8523a")):
            h.blob(f"{x - 14},{y}! {x - 14},{y - 14}! {x},{y - 28}! {x + 14},{y - 14}! {x + 14},{y}!", c, "across", grain=90.0, puff=8)
        for x, y, n in ((90, 140, 90), (160, 166, 110), (80, 640, 80), (410, 760, 70)):
            h.stem([(x - n, y), (x - n * 0.3, y - 9), (x + n * 0.3, y + 5), (x + n, y - 3)], "#fffaf0", 5, 14)
    with h.thing("tower", "place", lift=16) as keep:
        tower(h, rng)
        h.blob("620,330! 620,130 660,84 710,72 760,84 830,130! 830,330!", ("#140c10", "#241820", "#3a2830"), "cloth", grain=90.0, puff=10, length=30)
    h.shade("560,700! 600,640 690,610 780,620 830,680! 830,840 760,830 700,800 640,840 590,820", 0.34, 16)
    with h.thing("sheep", "subject", lift=10, count=2) as sheep:
        for x, y, n, mood in ((772, 196, 0.72, 3), (668, 244, 0.92, 1)):
            with h.at(x, y, n):
                fleece(h, 84, ("#8a8078", "#c4bcb0", "#f0ece0", "#ffffff"), rng)
                sheep_face(h, mood, rng)
        h.blob("604,322! 830,322! 830,356! 604,356!", STONE[1], "cloth", grain=0.0, puff=14, length=30)
    with h.thing("hoist", "prop", lift=12):
        h.tube("620,70,17 470,60,15 300,48,14", WOOD, "across", angle=6, length=40)
        h.tube("600,190,11 440,66,9", WOOD, "across", angle=6, length=40)
        wheel(h, 334, 96, 40, WOOD, WOOD, 6)
        h.couch("668,296 560,236 372,82 334,56 298,96 298,200 298,324", "#c8a060", "#5c3c1c", 10, 14)
    with h.thing("goat", "subject", lift=22) as goat, h.at(278, 552, 0.92, 5, flip=True):
        hanging_goat(h, COAT, HORN, ("#1c4656", "#2f6f8a", "#6ca8bc", "#c0e4e4"))
    with h.thing("bull", "witness", lift=18, plane="front") as bull:
        h.blob("60,1240! 90,1130 180,1076 300,1070 420,1076 510,1130 540,1240!", BROWN[:4], "fur", grain=["300,1076 150,1140 90,1230", "300,1076 450,1140 510,1230", "300,1076 300,1230"], puff=90, length=24)
        for x in (-1, 1):
            h.tube([(300 + x * 100, 1104, 30), (300 + x * 190, 1070, 26), (300 + x * 244, 1000, 18), (300 + x * 232, 930, 4)], HORN, "silk", satin=90)
            h.leaf([(300 + x * 130, 1130, 14), (300 + x * 196, 1150, 28), (300 + x * 250, 1140, 4)], BROWN[1:], BROWN[0], angle=26)
        h.shag("210,1078 300,1062 390,1078", BROWN, 46, 70, 1, 30, 3.6, 6)
        for k, a in enumerate(np.linspace(-150, -30, 8)):
            h.knots([(300 + 126 * np.cos(np.radians(a)) + 11 * np.cos(b), 1130 + 66 * np.sin(np.radians(a)) + 11 * np.sin(b), 8) for b in np.linspace(0, 6.28, 6)], ("#ffffff", "#f8c8c0", "#f0a040")[k % 3])
        h.knots([(300 + 126 * np.cos(np.radians(a)), 1130 + 66 * np.sin(np.radians(a)), 8) for a in np.linspace(-150, -30, 8)], "#f2b84a")
    s.relate(goat[0], "hangs from", keep[0])
    s.relate(bull[0], "waits for", goat[0])
    s.describe("A white goat in a sling hangs from a tower. Its legs are stiff and it bleats. Two sheep in the window hold the rope. Below waits a bull, seen from behind, with a flower wreath.")
    s.moods("funny", "outraged", "tense")
    s.themes("indignity", "descent", "trust", "courtship", "effort")
    s.says("flying goat", "special delivery", "she’d promised not to look down", "maa", "airmail", "I did not ask for this", "incoming", "gently, gently", "mountain rescue", "who is the bull?", "undignified", "don’t sneeze", "room service", "the lift is out", "not the horns", "fragile", "a matter of rope", "blind date", "I want the manager", "coming down in the world", "gravity", "express", "hooves first", "change of address", "the last to leave", "trust exercise", "there’s been a mistake", "goat ex machina", "stuck halfway", "look who’s dropping by", "somebody ordered cheese", "arranged marriage", "hold it in your teeth", "he brought flowers", "say nothing, Doris", "eloping", "Rapunzel, revised", "the heavy half of love", "let me down easy", "between two opinions", "fourth floor, no stairs", "spring arrives by rope")  # fmt: skip
    s.about(place="a watch-tower", time="noon", light="from the upper left, on wall and fleece", composition="left", view="far", foreground="a bull from behind", unexplained="why the bull wears flowers")
