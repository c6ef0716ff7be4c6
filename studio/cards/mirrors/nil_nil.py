"""Nil Nil: a stadium is full of fog, and a very large cat drinks it."""

from __future__ import annotations

import math

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import tube

HALF = "400,306! 350,308 310,318! 280,262 236,212 196,186! 182,250 186,320 204,390! 178,430 166,470 168,506! 132,524 110,548! 150,560! 124,590 116,616! 168,622! 220,676 300,708 400,716!"
BODY = "72,850! 84,740 76,640 86,540 120,440 190,350 290,290 400,270 510,290 610,350 680,440 714,540 724,640 716,740 728,850!"
LEG = "88,640! 94,700 100,744 74,774 68,812 82,838 106,836! 122,850 150,850 164,838! 190,844 212,830 214,800 202,764 196,720 206,680 216,640!"
EYE = "60,478! 86,446 124,434 158,440 180,458! 160,486 122,500 86,496"


@card(id="3ha9sv", title="Nil Nil", seed=69, palette="riso_wet_pavement", light=(0.5, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.5, -0.6, 0.5)])
    dark = {"salmon": 1.0, "spruce": 1.0}
    at, rx, ry = (400.0, 930.0), 376.0, 150.0
    with d.thing("cat", "subject") as c:
        c.flat(tube([(560, 340, 36), (606, 250, 34), (616, 160, 31), (660, 96, 28), (716, 106, 25), (728, 156, 20)]), spruce=1)
        c.flat(BODY, gap=6, spruce=1)
    with d.thing("stadium", "place") as t:
        t.flat("24,930! 776,930! 766,1010! 720,1080 600,1146 400,1176 200,1146 80,1080 34,1010!", gap=6, **dark)
        for k in range(-4, 5):
            x = 400 + 366 * math.sin(k * 0.235)
            y, w = 944 + 184 * math.cos(k * 0.235), 22 * math.cos(k * 0.235)
            t.flat(outline(f"{x - w},{y + 22}! {x - w},{y - 14}! {x - w * 0.7},{y - 30} {x},{y - 38} {x + w * 0.7},{y - 30} {x + w},{y - 14}! {x + w},{y + 22}!"))
        t.flat(ellipse(*at, rx, ry), gap=6, salmon=1)
        t.strokes([[(400 + q * math.cos(a), 930 + 0.4 * q * math.sin(a)) for q in (300, 380)] for a in [i * math.pi / 18 for i in range(36)]], 5, ends=(1, 1))
        t.strokes([[(400 + 344 * math.cos(i / 12), 930 + 136 * math.sin(i / 12)) for i in range(77)]], 5, ends=(1, 1))
        t.flat(ellipse(400, 930, 312, 120), gap=6)
    with d.thing("cat") as c:
        head = [*outline(HALF), *((800 - x, y) for x, y in outline(HALF)[::-1])]
        for side in (-1, 1):
            leg = [(400 + side * (400 - x), y) for x, y in outline(LEG)]
            c.flat(leg, gap=6, spruce=1)
            c.strokes([[(400 + side * x, y) for x, y in q] for q in ([(278, 848), (276, 812)], [(236, 840), (234, 806)])], 6, ends=(0.2, 0.2))
        c.flat("100,560! 700,560! 712,650! 600,668! 400,690! 200,668! 88,650!", spruce=1)
        c.flat(head, gap=7, spruce=1)
        for side in (-1, 1):
            c.flat([(400 + side * x, y) for x, y in ((-190, 214), (-188, 290), (-176, 336), (-112, 318), (-150, 254))], salmon=1)
            eye = [(400 + side * x, y) for x, y in outline(EYE)]
            c.flat(eye)
            with c.within(eye):
                c.flat(ellipse(400 + side * 112, 474, 40, 40), salmon=1)
                c.flat(ellipse(400 + side * 106, 480, 14, 34), **dark)
            c.strokes([[(400 + side * 116, 606 + i * 14), (400 + side * 200, 596 + i * 26), (400 + side * 280, 604 + i * 44)] for i in range(3)], 6, ends=(0.7, 0.2))
    with d.thing("tongue", "subject") as g:
        g.flat("326,640! 340,690 370,716 400,720 430,716 460,690 474,640!", **dark)
        g.flat("358,672! 352,740 350,810 356,868 372,904 400,914 428,904 444,868 450,810 448,740 442,672!", gap=5, salmon=1)
        g.strokes([[(400, 690), (400, 780), (400, 860)]], 7, ends=(0.1, 0.3))
        g.flat("400,590! 366,578 322,590 296,624 306,658 340,674 378,668 400,650! 422,668 460,674 494,658 504,624 478,590 434,578")
        g.flat("364,570! 400,560 436,570! 424,594 400,612 376,594!", gap=4, salmon=1)
        with g.in_inks(**dark):
            g.strokes([[(400, 612), (400, 648)], [(300, 644), (324, 670), (360, 672), (400, 648)], [(400, 648), (440, 672), (476, 670), (500, 644)]], 7, ends=(0.4, 0.4))
        with g.in_inks(salmon=1):
            g.strokes([[(326, 896), (352, 932), (400, 942), (448, 932), (474, 896)], [(276, 900), (310, 958), (400, 976), (490, 958), (524, 900)]], 7, ends=(0.2, 0.2))
    with d.thing("football", "accent") as f:
        f.flat(ellipse(196, 952, 24, 7), salmon=1)
        f.flat(ellipse(192, 936, 17, 17), **dark)
        f.flat(ellipse(192, 936, 12, 12))
        f.flat(ellipse(192, 936, 6, 6), **dark)
    with d.thing("pennants") as p:
        for x, y in ((112, 1024), (248, 1068), (400, 1080), (552, 1068), (688, 1024)):
            p.flat(f"{x - 3},{y}! {x - 3},{y - 62}! {x + 34},{y - 50}! {x + 4},{y - 38}! {x + 4},{y}!", gap=3, **dark)
    s.describe("An enormous green cat drinks from a stadium. Both paws on its rim, she laps up the white fog with a long pink tongue. Pennants stand along the rim, and one football lies dry on the fog.")
    s.moods("greedy", "droll", "serene", "awed")
    s.themes("hunger", "games", "size", "innocence", "spectacle")
    s.says("giant’s breakfast", "rained off", "the cheering just stopped", "here, kitty", "home game", "lap of honour", "the milk of human kindness", "who let her in?", "goal!", "sudden death", "extra time", "slurp", "the whole town in one saucer", "a big fan", "nobody dares to whistle", "the crowd went quiet", "bowl game", "half-time refreshments", "the away team never arrived", "the new goalkeeper", "cat got the trophy", "thirsty work", "cream of the league", "she only wants to play", "sold out", "you can stay up until she finishes", "monday morning fog, solved", "offside", "thirst", "whiskers", "the referee has gone home", "quarterfinal", "enormous appetite", "careful, it’s hot", "a small ball for a large paw", "licked", "no one won", "bigger than the rules", "the champion of lapping", "feed the cat, dear", "fog warning lifted", "it was too quiet anyway", "soft paws, hard stands", "purr")  # fmt: skip
    s.relate("cat", "towers over", "stadium")
    s.about(place="a stadium at the edge of the city", time="a grey morning", light="from the right", composition="low", view="eye level, from a hill", foreground="arches and pennants of the stadium", unexplained="why the football stays dry")
