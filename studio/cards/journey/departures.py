"""A wolf with a swollen cheek sits on the platform, a thread from his bad tooth to the train that is just leaving; a hen lowers her flag."""

from __future__ import annotations

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import hen
from reverie_studio.sewn.cats_dogs_foxes import toothache_wolf
from reverie_studio.sewn.things import curl
from reverie_studio.sewn.vehicles import last_carriage

WOLF = ("#1c1c2a", "#3a3a4e", "#66647a", "#9c98a8", "#dcd4d4")
PALE = ("#7c7484", "#b4acb4", "#e8e0dc", "#ffffff")
PLANK = (("#3a1c18", "#6a3a2c", "#9c6448", "#d0986c"), ("#32181a", "#5c302c", "#8c563f", "#c08860"))
END = (586, 576)


@card(id="8jgjas", title="Departures", seed=10, palette="cochineal", light=(0.6, -0.6))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#5a3a5c"), (240, "#a85a66"), (430, "#f0a070"), (500, "#ffd08c"), (512, "#8a4a4c"), (1200, "#5c2c3c")], dusk=0.1)
    h.lamp(640, 420, 420, "#ffdc98", 0.5, z=160)
    with h.thing("line", "place"):
        for k in range(13):
            y = 540 + 5.2 * k**1.75
            q = (y - 508) / 132
            h.tube([(470 + 92 * q, y, 2 + 7 * q), (470 + 290 * q, y, 2 + 7 * q)], PLANK[1], "across", angle=8)
        for x in (118, 257):
            h.couch([(470 + x * q, 508 + 132 * q) for q in (0.1, 1, 2, 3, 4.4)], "#d8c4b4", "#3a2028", 10, 20)
    h.whip("-10,506 260,502 520,508 810,502", "#ffe8b4", 2.8, 13, 17)
    with h.thing("train", "subject", lift=10) as train, h.at(652, 640, 1.1):
        last_carriage(h, ("#2c0c18", "#6a1c30", "#a83850", "#e87a84"), ("#140c18", "#2c1c30", "#4a3450"), ("#c87a20", "#ffc850", "#fff4b0"))
        h.blob("34,-132! 32,-168 52,-200! 74,-168 70,-132!", ("#6a0c14", "#c8202c", "#f06058"), "cloth", grain=90.0, puff=14)
        h.knots([(53, -164, 13)], "#f4cfa0")
        h.straight([(47, -166, 48, -163), (58, -166, 59, -163)], "#2c1410", 3)
    with h.thing("steam", "prop", lift=8):
        for x, y, r, a in ((620, 300, 34, 0), (560, 236, 46, 2), (650, 190, 54, 4), (540, 120, 60, 1), (668, 84, 66, 3), (760, 150, 50, 5)):
            curl(h, x, y, r, "#fff4e8", "#e0b4a8", start=a, width=9)
    with h.thing("platform", "place", lift=10):
        rows = (560, 596, 640, 692, 752, 820, 896, 980, 1072, 1170, 1270)
        for k, (y, y1) in enumerate(zip(rows[:-1], rows[1:], strict=True)):
            x, x1 = (470 + 170 * (v - 508) / 692 for v in (y, y1 - 5))
            h.blob(f"-20,{y}! {x},{y}! {x1},{y1 - 5}! -20,{y1 - 5}!", PLANK[k % 2], "cloth", grain=0.0, puff=10, length=56, satin=70, width=3.2)
        h.tube([(470 + 170 * (y - 508) / 692, y, 2 + (y - 508) / 46) for y in (548, 700, 900, 1240)], ("#c8a890", "#f0d8c0", "#fff4e4"), "across")
    with h.thing("wolf", "subject", lift=18) as wolf, h.at(190, 1040, 0.98):
        tip = toothache_wolf(h, WOLF, PALE)
        x, y = h.where(*tip)
    with h.thing("thread", "prop", lift=5) as thread:
        h.couch([(x - 12, y - 26), (x, y - 22), (x + 13, y - 26)], "#fffaf0", None, 6)
        h.couch([(x, y - 22), END], "#fffaf0", "#fffaf0", 8, 30)
    with h.thing("hen", "witness", lift=14) as guard, h.at(484, 1186, 1.46):
        hen(h, ("#8a8078", "#c8c0b4", "#f4eee2", "#ffffff"))
        h.blob("34,-126! 36,-146 58,-150 74,-140 76,-126!", ("#141c30", "#24345c", "#4c64a0"), "cloth", grain=0.0, puff=12)
        h.tube("70,-126,5 92,-122,3", "black", "across")
        h.knots([(56, -136, 5)], "#ffe08a")
        h.tube("-8,-60,5 60,-24,4 92,-8,4", ("#3a2418", "#8a5c38"), "across")
        h.blob("48,-36! 94,-8! 74,28 50,20 28,36! 40,0", ("#0e3a20", "#1e7a3c", "#5cc060", "#c8f090"), "silk", grain=["50,-30 60,20", "80,-10 60,24"], puff=12)
    s.relate(wolf[0], "is stitched to", train[0])
    s.relate(guard[0], "waits for", train[0])
    s.describe("A wolf with a bandaged cheek sits on a platform. A thread runs taut from his tooth to the last carriage of a train; a face in a red hood looks out of its window. A hen in a cap lowers a green flag.")
    s.moods("funny", "tense", "tender")
    s.themes("fear", "separation", "courage", "pain", "help")
    s.says("ow", "express treatment", "it never leaves easily", "all aboard", "this won’t hurt the train", "on the count of three", "second thoughts", "brave boy", "the 5:15 extraction", "too late to bite", "one-way ticket", "big bad toothache", "trust the hen", "pulling strings", "let it go", "the waiting was the worst", "sweet tooth", "national health", "a parting gift", "grandmother gave me sugar", "hold very still", "say goodbye", "loose ends", "it’s only a milk tooth", "attachment issues", "the long pull", "what big teeth", "one fewer", "last call", "don’t watch", "she has done this before", "taut", "root canal railway", "departures only", "the train doesn’t know", "wisdom", "whistle, then scream", "I’ll count", "for a coin under the pillow", "signal clear")  # fmt: skip
    s.about(place="the Weft Railway", time="sunset", light="low, from the train's side", composition="left", view="eye level", unexplained="the red hood in the carriage window")
