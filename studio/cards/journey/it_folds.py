"""In the left-luggage room two penguins fold a live tiger, layer on layer, into a basket; other folded beasts lie on the shelves."""

from __future__ import annotations

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import penguin
from reverie_studio.sewn.cats_dogs_foxes import tiger_face
from reverie_studio.sewn.folded import folded_crocodile, folded_giraffe, folded_zebra
from reverie_studio.sewn.stitches import folds, striped

TIGER = ("#5c2408", "#a84a10", "#e87c1c", "#ffac48", "#ffe0a0")
BLACK = ("#08060a", "#1a1418", "#342a2c")
OAK = ("#2a140c", "#54301c", "#84542e", "#b88450", "#e8c08a")
CANE = ("#6a4818", "#b08434", "#e4c070", "#fff0b8")


@card(id="56kkwk", title="It Folds", seed=14, palette="verdigris cloth", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#2c6a6c"), (600, "#22565a"), (1200, "#173c42")])
    with h.thing("shelves", "place", lift=12):
        for y in (330, 660):
            h.blob(f"-20,{y}! 820,{y}! 820,{y + 34}! -20,{y + 34}!", OAK, "cloth", grain=0.0, puff=12, length=46, satin=60)
        for x in (20, 780):
            h.blob(f"{x - 24},-20! {x + 24},-20! {x + 24},1000! {x - 24},1000!", OAK[:4], "cloth", grain=90.0, puff=12, length=46, satin=60)
    with h.thing("folded beasts", "witness", lift=12, count=4) as others:
        folded_zebra(h)
        folded_giraffe(h)
        folded_crocodile(h)
    with h.thing("counter", "place", lift=14):
        h.blob("-20,1056! 820,1056! 820,1220! -20,1220!", OAK[:4], "cloth", grain=0.0, puff=16, length=56, satin=70, width=2.8)
    with h.thing("basket back", "prop", lift=10):
        h.darn("262,800! 744,800! 730,1060! 276,1060!", CANE[0], CANE[1], 11)
    with h.thing("tiger", "subject", lift=18) as tiger:
        body = folds(330, 1010, 320, 5, 56)
        tail = [(330, 1016, 17), (256, 1004, 17), (214, 940, 16), (222, 860, 15), (262, 800, 14), (250, 756, 10)]
        h.tube(tail, TIGER, "fur", angle=14)
        striped(h, tail, BLACK, 34, across=True)
        for x, y in ((384, 600), (440, 592)):
            h.tube([(x, y - 20, 30), (x + 4, y + 40, 24), (x + 2, y + 84, 25)], TIGER, "fur", angle=20)
        h.tube(body, TIGER, "fur", angle=14, length=19)
        striped(h, body, BLACK, 36)
        for k in range(4):
            y = 1010 - (k + 0.5) * 104
            h.stem([(286, y), (420, y + 3), (596, y - 2)] if k % 2 == 0 else [(372, y), (520, y + 3), (700, y - 2)], "#3a1404", 6, 12)
        for x, y in ((300, 820), (706, 906), (300, 640)):
            h.tube([(x + (30 if x < 500 else -30), y, 26), (x, y + 26, 26), (x - 4, y + 50, 28)], TIGER, "fur", angle=20)
            for d in (-11, 0, 11):
                h.straight([(x - 4 + d, y + 62, x - 4 + d, y + 76)], BLACK[0], 3.4)
        with h.at(610, 536, 1.12, 6):
            tiger_face(h, TIGER)
    with h.thing("basket front", "prop", lift=12) as basket:
        h.darn("262,950! 744,950! 730,1070! 276,1070!", CANE[1], CANE[2], 12)
        h.couch("258,946 500,950 748,946", CANE[2], CANE[0], 20, 14)
    with h.thing("porters", "subject", lift=14, count=2) as porters:
        with h.at(126, 1062, 1.14):
            penguin(h, lift=0.8)
        with h.at(398, 524, 0.96, 4):
            penguin(h, lift=0.15, cap=("#14284c", "#2c4c88", "#7ca0d8"))
    with h.thing("lid", "prop", lift=20, plane="front"):
        h.darn("-20,1110! 330,1090! 380,1220! -20,1220!", "#2a1a0c", "#4a3018", 13)
        h.couch("-20,1106 330,1086 386,1224", "#5c3c1c", "#1c1008", 18, 14)
    s.relate(porters[0], "carries", tiger[0])
    s.relate(tiger[0], "is inside", basket[0])
    s.describe("Two penguin porters fold a tiger into a basket, layer upon layer. The tiger looks resigned. On the shelves behind lie a zebra, a giraffe and a crocodile, already folded and asleep.")
    s.moods("funny", "absurd", "patient")
    s.themes("travel", "fitting in", "order", "patience", "small spaces")
    s.says("blanket cat", "hand luggage", "making myself smaller", "left luggage", "it says thirty kilos", "and now the sleeves", "spring cleaning", "mind the stripes", "do not tumble dry", "economy class", "fold along the dotted line", "linen cupboard", "I’ve been told to relax", "accordion cat", "sit on it", "one more shirt", "wild, but tidy", "origami", "pack animal", "he was like this all weekend", "next: the elephant", "wrinkle-free", "don’t breathe in", "it was this or the roof rack", "be reasonable", "stacked against me", "flat-pack", "wool, ninety per cent", "store in a cool place", "no stowaways", "the polite ones fold themselves", "unfold before use", "a good crease", "compromise", "inner life, several layers", "who ordered a tiger?", "this way up", "moving house", "savannah, sorted", "sock drawer", "everything in its place", "patience has stripes")  # fmt: skip
    s.about(place="a left-luggage room", time="day", light="from the upper left", composition="right", view="eye level", foreground="a dark basket lid", unexplained="who will collect them")
