"""A mouse in a wedding dress rides off on the tail of a cart, weeping and eating a whole loaf; far back runs the wedding."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.people import procession
from reverie_studio.sewn.small_beasts import bat_asleep, mouse_bride
from reverie_studio.sewn.things import wheel

FUR = ("#4a3440", "#7a5c64", "#ac8c8c", "#dcc0b4", "#fff0e0")
DRESS = ("#8a7a9c", "#c0b2c8", "#ece2e8", "#fffafa", "#ffffff")
BREAD = ("#5a2c0c", "#9a561a", "#d08a34", "#f4bc66", "#ffe6a8")
WOOD = ("#20141c", "#3e2830", "#644448", "#926c60", "#d8a880")
VEIL = "180,500! 260,400 400,360 540,290 700,250 830,160! 830,430! 720,500 600,500 480,560 360,640 200,720!"
SEAM = 420


@card(id="supeby", title="The Whole Loaf", seed=60, palette="foxglove", light=(0.75, -0.45))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#5b3f6e"), (220, "#a8708c"), (SEAM - 20, "#ffc090"), (SEAM, "#ffd8a8"), (SEAM + 6, "#6a6a58"), (1200, "#46405a")], dusk=0.05)
    rng = np.random.default_rng(60)
    h.lamp(700, 400, 420, "#ffe0b0", 0.4, z=220)
    h.whip(f"-10,{SEAM} 300,{SEAM - 4} 810,{SEAM + 2}", "#fff0d0", 2.4, 12, 16)
    with h.thing("road", "place"):
        h.patch(f"640,{SEAM}! 664,{SEAM}! 690,500 640,600 700,760 830,960! 830,1230! 300,1230! 380,960 500,760 560,600 640,500", [(SEAM, "#e8c09a"), (1200, "#a87a6c")], lift=3)
        h.run("652,430 664,500 604,600 600,760 560,960 520,1220", "#fff2dc", 5, 22, 22)
        h.seeds(f"-20,{SEAM + 20}! 620,{SEAM + 20}! 480,800 300,1220! -20,1220!", ("#8a9a5c", "#4a4a58", "#9fd16a"), 30, 16, -82, 2.4)
        h.seeds("700,480! 820,480! 820,900! 740,760", ("#8a9a5c", "#9fd16a"), 26, 16, -82, 2.4)
    with h.thing("chapel", "prop", lift=5), h.at(540, SEAM + 16, 1.0):
        h.blob("-46,0! -46,-62! 46,-62! 46,0!", ("#8a6a78", "#c8a8a8", "#f4dccc"), "cloth", grain=90.0, puff=8)
        h.blob("-54,-60! 0,-104! 54,-60!", ("#3a2440", "#6a4468", "#9c7090"), "silk", grain=0.0, puff=10)
        h.blob("30,-40! 30,-120! 62,-120! 62,-40!", ("#8a6a78", "#c8a8a8", "#f4dccc"), "cloth", grain=90.0, puff=6)
        h.blob("24,-116! 46,-176! 68,-116!", ("#3a2440", "#6a4468", "#9c7090"), "silk", grain=0.0, puff=8)
        h.straight([(-8, 0, -8, -26)], "#3a2440", 14)
    with h.thing("wedding guests", "witness", count=6, lift=3), h.at(612, 566, 1.9):
        procession(h, [(-24, 10), (-6, 0), (12, 14), (30, 4), (6, 34), (44, 24)], "#2c1c3a", turned=4)
    with h.thing("cart", "prop", lift=14):
        for k in range(6):
            y = 1000 + k * 44
            h.tube([(-40, y + 34, 23), (240, y + 6, 23), (520 - k * 10, y - 24, 22)], WOOD, "fur", angle=4, length=40, spread=0.05)
        h.tube("-40,1000,20 260,968,20 540,930,19", WOOD, "fur", angle=4, length=40)
        h.knots([(60 + k * 110, 1026 - k * 12, 8) for k in range(5)], "#d8a880")
        wheel(h, 470, 1150, 120, WOOD, WOOD[1:])
    with h.thing("veil", "prop", lift=6):
        h.sheer(VEIL, "#fff6fa", 0.42)
        for p in ("190,490 270,404 400,364 540,294 700,254 820,168", "220,560 360,470 520,420 680,370 820,300", "240,660 380,600 480,556 600,498 720,496 820,430"):
            h.stem(p, "#fffafa", 2.6, 11)
        h.knots([(float(x), 640 - 0.42 * float(x) + float(rng.normal(0, 44)), float(rng.uniform(7, 12))) for x in rng.uniform(360, 790, 24)], ("#5a4a2c", "#8a7240", "#7a8a44"))
    with h.thing("bride", "subject", lift=16) as bride, h.at(226, 930, 1.12, -2):
        crown = mouse_bride(h, FUR, DRESS, BREAD)
    with h.thing("wreath", lift=5):
        h.couch([(crown[0] - 60, crown[1] + 36), (crown[0] - 10, crown[1] + 2), (crown[0] + 54, crown[1] + 2)], "#9fd16a", None, 8)
        for k in range(6):
            h.knots([(crown[0] - 56 + k * 21, crown[1] + 32 - k * 6, 12)], ("#f2dfe0", "#e87a9c", "#ffd46a")[k % 3])
    with h.thing("bat", "witness", lift=8), h.at(748, 478, 1.0, 6):
        bat_asleep(h, ("#1c1222", "#3a2842", "#62486a", "#96789a"))
        h.couch([(26 + 15 * np.cos(a), 70 + 15 * np.sin(a)) for a in np.linspace(0, 6.5, 18)], "#f4c850", None, 6)
        h.knots([(26, 52, 7)], "#dff4ff")
    s.relate(bride[0], "loses", "wedding guests")
    s.describe("A mouse in a wedding dress weeps and eats a loaf. She sits on the tail of a cart. Her veil streams back full of burrs; a bat sleeps in it with a ring. Far behind, guests run from a chapel.")
    s.moods("furious", "tearful", "hungry", "free")
    s.themes("flight", "appetite", "marriage", "freedom", "second thoughts")
    s.says("messy eater", "cold feet, warm bread", "nobody to save a slice for", "runaway", "I don’t", "comfort food", "just not married", "cake was for the others", "the bat has the ring", "carbs", "she said maybe", "the honeymoon, alone", "half a loaf? no", "bread before bread-winner", "better now than later", "crumbs", "breakfast of champions", "tears and crust", "did anyone see her leave", "single to anywhere", "let them eat cake", "the getaway", "best day of her life", "worst day of his", "hungry for something else", "chew", "first bite of freedom", "unveiled", "till lunch do us part", "she took the loaf", "don’t look back, eat", "grief has an appetite", "good riddance", "the guests are gaining", "it was a lovely dress", "whole again", "mother will talk", "who’s driving", "a clean break, with butter", "something borrowed", "you’d have done it too", "and off she went")  # fmt: skip
    s.about(place="the tail of a cart", time="dawn", light="low sun from the right", composition="left", view="near", foreground="the cart's planks", unexplained="the bat has the ring")
