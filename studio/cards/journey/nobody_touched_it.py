"""A barge carries one pear as big as a haystack with a bite out of it; four people look firmly elsewhere."""

from __future__ import annotations

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.insects import wasp
from reverie_studio.sewn.people import head_three_quarter
from reverie_studio.sewn.things import bitten_pear, coat

FAIR = ("#7a3c30", "#bc7458", "#e6a684", "#fbd4b2", "#fff2e0")
OLIVE = ("#4a2a1e", "#8a5a3c", "#c08e62", "#e8c094", "#fff0d0")
PALE = ("#84544c", "#c48c7c", "#ecc0a8", "#fde2d0", "#fffaf2")


@card(id="n6ta9k", title="Nobody Had Touched It", seed=32, palette="lichen", light=(-0.65, -0.6))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#cfd8b8"), (560, "#b9c49a"), (700, "#8aa890"), (1200, "#5c8478")])
    with h.thing("river", "place"):
        for k in range(11):
            h.run([(-10, 640 + k * 22), (300, 634 + k * 22), (810, 642 + k * 22)], ("#dfe8cc", "#6a9484", "#a8c4a8")[k % 3], 2.6, 26, 24)
    with h.thing("pear", "subject", lift=16) as fruit, h.at(70, 0):
        bitten_pear(h)
    with h.thing("family", "witness", lift=12, count=4) as people:
        coat(h, 520, 850, 110, ("#2a3a5a", "#44608a", "#7090b8", "#b4cce0"))
        h.tube("516,900,44 520,840,40", FAIR, "skin", lit=0.8)
        with h.at(520, 760, 0.94, -6):  # the son looks up
            head_three_quarter(h, FAIR, mouth="shut", shut=0.05, brow=12, look=(0.6, -1.0), hair="#c8843c")
            h.shag("-92,-30 -80,-80 -30,-112 30,-112 76,-76", ("#8a4c1c", "#c87c30", "#f0b05c"), 34, 260, 1, 34, 3)
            h.knots([(-20, 20, 2), (-8, 26, 2), (-30, 30, 2), (66, 24, 2), (-40, 18, 2)], "#c87858")
        coat(h, 690, 950, 130, ("#6a1c2c", "#a83a44", "#d8706a", "#f4b09a"))
        h.tube("690,990,46 690,930,42", OLIVE, "skin", lit=0.8)
        with h.at(690, 880, 0.98, 5):  # the mother looks away to the right
            head_three_quarter(h, OLIVE, mouth="sad", shut=0.34, brow=-12, look=(1.0, -0.1), hair="black", age=0.4)
            h.blob("-100,10! -108,-60 -70,-118 6,-136 66,-116 92,-60 84,-40! 60,-84 10,-98 -40,-84 -74,-40 -84,10", ("#120c10", "#2a1e24", "#4a3a40", "#8a7478"), "hair", grain=["-96,0 -80,-90 0,-124 80,-70", "-70,-30 -30,-90 40,-96"], puff=26)
            h.tube("-30,-140,34 0,-146,36", ("#120c10", "#2a1e24", "#4a3a40", "#8a7478"), "hair", angle=30)
            h.bead(-90, 34, 8, "#d9574a")
        coat(h, 130, 940, 150, ("#3a3424", "#6a5c38", "#a08e58", "#d8c890"))
        with h.at(136, 850, 1.04, -7, flip=True):  # the father whistles at the sky
            head_three_quarter(h, FAIR, mouth="chew", shut=0.1, brow=16, look=(0.7, -0.9), plump=1.0, hair="#5a5048")
            h.tube("-20,52,3 8,50,12 36,44,9 62,50,12 88,54,3", ("#3a342e", "#6a6058", "#a89c90"), "hair", angle=18)
            h.shag("-94,-34 -100,10 -92,40", ("#3a342e", "#6a6058"), 18, 60, -1, 30, 2.6)
        h.blob("190,1240! 210,1080 250,1000 330,970 410,1000 450,1080 470,1240!", ("#14141c", "#24242e", "#3c3c48", "#6c6c78"), "cloth", grain=["280,990 230,1120 220,1230", "330,980 330,1230", "390,990 430,1120 440,1230"], puff=90)
        h.blob("216,1060! 220,880 262,790 334,766 404,790 444,880 448,1060! 400,1010 330,1030 262,1010", ("#14141c", "#24242e", "#3c3c48", "#6c6c78"), "cloth", grain=["230,1040 250,860 334,776", "440,1040 420,860 334,776"], puff=70)
        with h.at(330, 912, 0.92, 3):  # the nun prays
            head_three_quarter(h, PALE, mouth="smile", shut=0.95, brow=6, look=(0.0, 0.5), hair="#b8a898", age=0.5)
            h.blob("-104,30! -100,-60 -60,-112 4,-126 66,-108 94,-50 92,30! 74,-30 40,-80 0,-90 -50,-76 -80,-20", "white", "cloth", grain=["-96,20 -70,-90 0,-116 86,-40"], puff=14)
            h.blob("-92,60! -70,110 0,134 70,112 96,50! 104,130 0,176 -100,130", "white", "cloth", grain=["-90,80 0,150 96,80"], puff=16)
    with h.thing("juice", "prop"):
        for x, y in ((104, 962), (346, 1010), (548, 862), (716, 984)):  # on every chin
            h.tube([(x, y - 22, 4), (x + 1, y - 6, 5), (x, y + 6, 8)], ("#b89820", "#e8cc4c", "#fff4b0"), "silk", gloss=0.9)
    with h.thing("wasp", "prop", lift=10), h.at(408, 1046, 1.2, -34):
        wasp(h)
    with h.thing("gunwale", "prop", plane="front", lift=10):
        h.tube("-30,1150,24 300,1176,28 560,1172,28 830,1140,24", ("#2a2418", "#4d4a30", "#7f7a4c", "#b8b07c"), "fur", angle=5, length=40)
        h.blob("-30,1160! 300,1190 560,1186 830,1154! 830,1240! -30,1240!", ("#2a2418", "#4a4430", "#6e6644", "#948c60"), "cloth", grain=["-20,1190 400,1214 820,1186"], puff=20, length=40)
    s.relate(people[0], "guards", fruit[0])
    s.describe("A huge bitten pear rides on a barge. In front sit a father, a nun, a red-haired son and a mother. None of them looks at it; juice hangs from every chin, and a wasp has come.")
    s.moods("guilty", "funny", "tense")
    s.themes("guilt", "family", "temptation", "secrets")
    s.says("not me", "family portrait", "we all tasted it", "what pear", "it was like that", "nobody saw", "the wasp knows", "original snack", "forgive us our fruit", "juicy", "somebody has to say something", "the silence of the nun", "look natural", "evidence", "a small bite for man", "he started it", "temptation on board", "it was very good", "customs will ask", "crumbs", "who, us", "dessert", "all in the same boat", "innocent until dripping", "mother will not discuss it", "still life with liars", "unfinished", "Adam, Eve and company", "one bite each", "caught", "pear pressure", "we agreed never to speak of it", "chin up")  # fmt: skip
    s.about(place="a river barge", time="afternoon", light="sun from the left", composition="low", view="eye level", foreground="the gunwale", unexplained="where so large a pear grew")
