"""The Shine: a bootblack has lifted his cloth, and in the gloss of the toe cap a family on a beach waves."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import placed

SHOE = "30,1120! 44,1010 80,900 140,800 200,740 236,690 256,600 262,480! 538,480! 544,600 564,690 600,740 660,800 720,900 756,1010 770,1120!"
GLOSS = "150,1010 146,920 196,840 290,790 400,776 510,790 604,840 654,920 650,1010 580,1056 400,1072 220,1056"
HAND = "-30,430! 40,396 80,350 110,312 140,296 166,302! 178,290 200,292 214,310! 230,302 248,312 252,332! 266,332 278,348 274,368! 284,378 284,398 270,408 240,412! 256,430 268,448 260,468 238,470 210,452 184,446! 150,480 100,540 50,600 -30,660!"
MAN = "-17,0! -15,-50 -21,-80 -19,-104! -34,-128 -46,-152! -36,-158 -22,-136 -8,-117! -9,-122 -13,-132 -2,-146 12,-138 11,-124 6,-114! 19,-104 23,-80 18,-50 20,0! 6,0! 3,-46 -3,0!"
WOMAN = "-8,0! -10,-36 -22,-40! -12,-80 -15,-104! -8,-112 -13,-126 -2,-140 12,-134 30,-128 9,-112! 16,-106 36,-140! 46,-135 36,-110 18,-88! 22,-70 54,-44 34,-36! 9,-38 11,0! 3,0! 1,-36 0,-36 -1,0!"


@card(id="4p67id", title="The Shine", seed=93, palette="riso_back_stairs", light=(0.2, 0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.2, 0.6, 0.5)])
    with d.thing("arcade", "place") as a:
        a.flat("-20,-20! 820,-20! 820,1220! -20,1220!", turquoise=1)
        a.flat("-20,1120! 820,1120! 820,1220! -20,1220!")
    with d.thing("shoe", "prop") as h:
        h.flat(SHOE, gap=6, brown=1)
        h.flat("10,1124! 790,1124! 796,1176! 4,1176!", gap=6, brown=1, turquoise=1)
        h.strokes([[(296, 560), (400, 610), (504, 560)], [(286, 620), (400, 672), (514, 620)], [(110, 850), (240, 752), (400, 722), (560, 752), (690, 850)]], 9, ends=(0.8, 0.8))
        h.flat("228,-20! 572,-20! 596,520! 500,548 400,556 300,548 204,520!", gap=6, brown=1, turquoise=1)
    with d.thing("beach in the gloss", "subject") as b:
        b.flat(GLOSS)
        with b.within(GLOSS):
            b.flat("100,890! 250,872 400,866 560,872 700,890! 700,950! 560,934 400,944 250,934 100,950!", turquoise=1)
            for x, y, k, who, f in ((262, 1040, 0.98, MAN, 1), (344, 1048, 0.94, WOMAN, -1), (420, 1046, 0.62, MAN, -1), (476, 1046, 0.5, WOMAN, 1), (548, 1036, 0.96, WOMAN, 1)):
                b.flat([(x + (q - x) * f, r) for q, r in placed(outline(who), (x, y), k)], brown=1, turquoise=1)
    with d.thing("cloth", "prop") as c:
        for f in (1, -1):
            c.flat([(400 + (x - 400) * f, y) for x, y in outline("216,430! 160,540 130,560 160,590 176,640 210,600 244,606 252,540 262,440!")], gap=6, brown=1)
        c.flat("220,330! 300,380 400,400 500,380 580,330! 580,450! 500,490 400,504 300,490 220,450!", gap=6, brown=1)
        c.strokes([[(250, 380), (320, 420), (400, 434), (480, 420), (550, 380)], [(250, 416), (320, 454), (400, 468), (480, 454), (550, 416)]], 7, ends=(0.8, 0.8))
    with d.thing("two hands", "witness") as p:
        for f in (1, -1):
            p.flat([(400 + (x - 400) * f, y) for x, y in outline(HAND)], gap=0)
            p.flat([(400 + (x - 400) * f, y) for x, y in outline("-40,380! 30,380 76,430 104,500 110,560! 60,620 -40,690!")], gap=6, brown=1, turquoise=1)
            with p.in_inks(brown=1):
                p.strokes([[(400 + (x - 400) * f, y) for x, y in line] for line in ([(166, 302), (154, 330), (150, 360)], [(214, 310), (196, 340), (190, 366)], [(252, 332), (230, 360), (222, 384)], [(274, 368), (254, 388), (240, 412), (200, 410), (170, 420)])], 6, ends=(0.8, 0.2))
    s.describe("Two hands hold up a brown cloth before a big polished shoe. In the gloss of its toe cap a family of five stands on a beach by the sea; they wave. A dark trouser leg rises behind.")
    s.moods("longing", "tender", "astonished", "humble")
    s.themes("memory", "work", "family", "reflection", "distance")
    s.says("hello there", "class reflections", "they still know me", "wish you were here", "holiday snap", "spit and polish", "on the other foot", "seaside", "I can see our house from here", "wave back!", "elbow grease", "the customer has no idea", "sand in my shoes", "mum, dad and the rest", "servant", "don’t step on them", "souvenir", "genie, but a family", "the summer of that year", "postcard", "put your best foot forward", "at his feet", "come in, the water is lovely", "too far to shout", "who left whom?", "shining through", "polished memories", "goodbye or hello", "a day off in a shoe", "they live in leather", "size forty-three by the sea", "nostalgia", "careful with the heel", "exile", "somebody else’s children", "under the big dark trousers", "one more rub and they’re gone", "patina", "look, it’s him!", "the tide comes in at the toe", "walk in my shoes", "where the waves are brown", "reunion", "no tip required")  # fmt: skip
    s.relate("beach in the gloss", "is reflected as", "shoe")
    s.about(place="a shoeshine stand in the arcade", time="afternoon", light="out of the polished leather", composition="low", view="near, from the bootblack’s place", foreground="two hands with a stretched cloth", unexplained="who the waving people are")
