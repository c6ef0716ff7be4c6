"""Nil Nil: a stadium is full of fog, and a very large cat drinks it."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import CUT, tube

BODY = "30,860! 26,700 50,560 104,440 190,340 300,270 430,240 560,270 670,340 740,440 776,560 800,700 800,860!"
HEAD = "250,270 222,180 214,84! 266,110 312,150 342,186! 400,172 460,172 518,186! 550,150 596,110 646,84! 640,180 612,270! 634,330 644,390! 670,428! 634,440 656,486! 604,496 560,540 500,574 430,584 360,574 300,540 256,496! 204,486! 226,440 190,428! 216,390 226,330!"
MUZZLE = "430,452 384,442 334,462 312,506 334,552 392,570 430,550 468,570 526,552 548,506 526,462 476,442"
EYE = "40,384! 76,344 120,332 156,342 176,362! 150,392 112,404 74,400"
TONGUE = "394,520! 392,600 378,690 354,770 330,836 326,886 350,926 400,946 456,938 500,908 524,868 526,838 506,826 490,846 468,868 440,868 430,840 440,780 458,690 466,600 466,520!"


@card(id="3ha9sv", title="Nil Nil", seed=69, palette="riso_wet_pavement", light=(0.5, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.5, -0.6, 0.5)])
    with d.thing("cat", "subject") as c:
        c.flat(tube([(690, 420, 34), (752, 330, 32), (748, 240, 30), (700, 170, 28), (700, 110, 27), (720, 60, 26), (740, 44, 20)], ends=CUT), spruce=1)
        c.flat(BODY, spruce=1)
        c.flat(HEAD, gap=6, spruce=1)
        for side in (-1, 1):
            c.flat([(430 + side * x, y) for x, y in ((-190, 130), (-160, 150), (-118, 196), (-176, 240))], salmon=1)
            c.strokes([[(430 + side * 130, 500 + i * 16), (430 + side * 220, 490 + i * 30), (430 + side * 310, 500 + i * 50)] for i in range(3)], 6, ends=(0.7, 0.2))
            eye = [(430 + side * (x - 4), y) for x, y in outline(EYE)]
            c.flat(eye)
            with c.within(eye):
                c.flat(ellipse(430 + side * 104, 380, 38, 40), salmon=1)
                c.flat(ellipse(430 + side * 104, 384, 11, 34), salmon=1, spruce=1)
    with d.thing("stadium", "place") as t:
        t.flat("-60,900! 860,900! 860,980! 780,1080 640,1140 400,1164 160,1140 20,1080 -60,980!", salmon=1, spruce=1)
        for k in range(7):
            x, y = 85 + k * 105, 1062 + 52 * (1 - ((k - 3) / 3.2) ** 2)
            t.flat(outline(f"{x - 27},{y + 44 - abs(k - 3) * 3}! {x - 27},{y - 8}! {x - 18},{y - 30} {x},{y - 40} {x + 18},{y - 30} {x + 27},{y - 8}! {x + 27},{y + 44 - abs(k - 3) * 3}!"))
        t.flat(ellipse(400, 900, 470, 172), gap=6, salmon=1)
        t.flat(ellipse(400, 898, 437, 150), ellipse(400, 898, 430, 145))
        t.flat(ellipse(400, 896, 400, 126))
        for x, y in ((150, 1010), (300, 1040), (470, 1046), (630, 1022)):
            t.flat(f"{x - 4},{y}! {x - 4},{y - 96}! {x + 54},{y - 78}! {x + 5},{y - 60}! {x + 5},{y}!", salmon=1, spruce=1)
    with d.thing("tongue", "subject") as g:
        g.flat(TONGUE, gap=6, salmon=1)
        g.flat(MUZZLE)
        g.flat("390,420! 430,410 470,420! 456,448 430,466 404,448!", salmon=1)
        g.strokes([[(430, 596), (424, 680), (404, 760), (384, 830), (390, 880), (424, 902), (466, 894)]], 7, ends=(0.1, 0.1))
        with g.in_inks(salmon=1):
            g.strokes([[(290, 880), (284, 930), (350, 972), (460, 978), (560, 950), (590, 910)], [(560, 830), (572, 800), (590, 786)]], 6, ends=(0.2, 0.2))
    with d.thing("paws") as w:
        for x in (122, 700):
            w.flat([(x + a, 770 + b) for a, b in outline("-60,-90! -70,-40 -74,20 -54,50 -26,46 0,54 26,46 54,50 74,20 70,-40 60,-90!")], spruce=1)
            w.strokes([[(x - 62, 600), (x - 62, 680), (x - 74, 740), (x - 82, 800), (x - 58, 828), (x - 28, 822), (x, 830), (x + 28, 822), (x + 58, 828), (x + 82, 800), (x + 74, 740), (x + 60, 680), (x + 56, 600)]], 7, ends=(0.2, 0.2))
            w.strokes([[(x - 24, 818), (x - 24, 782)], [(x + 24, 818), (x + 24, 782)]], 6)
    with d.thing("football", "accent") as f:
        f.flat(ellipse(196, 912, 40, 12), salmon=1)
        f.flat(ellipse(190, 886, 30, 30), salmon=1, spruce=1)
        f.flat(ellipse(190, 886, 22, 22))
        f.flat([(190, 874), (202, 883), (197, 897), (183, 897), (178, 883)], salmon=1, spruce=1)
    s.describe("An enormous green cat drinks from a stadium. Both paws on its rim, she laps up the white fog with a long pink tongue. Pennants stand along the rim, and one football lies dry on the fog.")
    s.moods("greedy", "droll", "serene", "awed")
    s.themes("hunger", "games", "size", "innocence", "spectacle")
    s.says("giant’s breakfast", "rained off", "the cheering just stopped", "here, kitty", "home game", "lap of honour", "the milk of human kindness", "who let her in?", "goal!", "sudden death", "extra time", "slurp", "the whole town in one saucer", "a big fan", "nobody dares to whistle", "the crowd went quiet", "bowl game", "half-time refreshments", "the away team never arrived", "the new goalkeeper", "cat got the trophy", "thirsty work", "cream of the league", "she only wants to play", "sold out", "you can stay up until she finishes", "monday morning fog, solved", "offside", "thirst", "whiskers", "the referee has gone home", "quarterfinal", "enormous appetite", "careful, it’s hot", "a small ball for a large paw", "licked", "no one won", "bigger than the rules", "the champion of lapping", "feed the cat, dear", "fog warning lifted", "it was too quiet anyway", "soft paws, hard stands", "purr")  # fmt: skip
    s.relate("cat", "catches", "football")
    s.about(place="a stadium at the edge of the city", time="a foggy morning", light="floodlights, from the right", composition="low", view="eye level, from a hill", foreground="arches and pennants of the stadium", unexplained="why the football stays dry", weather="fog")
