"""Someone Who Isn’t Scared: a heron lays its cold beak across the brow of a furious boy."""

from __future__ import annotations

from functools import partial

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.knife_wedges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.poster_shapes import moved, tube

FACE = "150,-230! 186,-180 204,-120 212,-76 206,-50 194,-28! 214,0 240,36 262,62! 256,80 232,88 214,90! 222,108 220,122 200,132! 220,140 222,156 206,172 200,186 208,206 200,232 170,248 110,236 60,214 30,190! 10,260 -10,360! -300,330! -240,0! -150,-200! 0,-260!"
HAIR = "176,-204! 120,-170 90,-120 74,-60 50,-70 40,-20 40,40! 10,0 -30,-20 -44,40 -30,110 -70,160! -190,120 -240,-20 -210,-180 -90,-290 60,-300"


@card(id="k2h8rb", title="Someone Who Isn’t Scared", seed=51, palette="lino_rust_tide", light=(-0.8, -0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    m, q = partial(moved, at=(190, 610), size=1.5, degrees=24), partial(placed, at=(190, 610), size=1.5, degrees=24)
    with p.thing("red evening", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
    with p.thing("furious boy", "subject") as b:
        b.flat(m(FACE), ink=1, gap=6, around=KEY)
        b.flat("-20,930! 80,930 170,990 250,1090 280,1220! -20,1220!")
        b.flat(m(HAIR))
        wedges(b, [q(c) for c in fringe([(-190, 90), (-216, -56), (-174, -176), (-74, -264), (66, -272), (150, -180)], 17, (60, 150), -86, 5, -14)], 57)
        b.strokes([q(c) for c in ([(60, -120), (50, -60), (60, 0)], [(100, -200), (70, -140), (60, -90)])], 26, ends=(0.9, 0.1), black=True)
        with b.down_to(2):
            wedges(b, [q(c) for c in fringe([(-180, 60), (-190, -80), (-130, -200), (0, -250), (100, -250)], 11, (60, 110), -80, 7, -20)], 15, 2)
        b.flat(m("-20,-10! 10,-34 40,-20 44,20 24,56 4,70 -14,50!"), ink=1, gap=6, around=KEY)
        b.strokes([q([(0, -6), (22, -8), (24, 22), (8, 40)])], 9, ends=(0.2, 0.5), black=True)
        b.flat(m("128,-14! 150,-40 186,-36! 184,-8 156,2!"), ink=0, gap=4, around=KEY)
        b.flat(ellipse(*q([(170, -22)])[0], 17, 19))
        b.strokes([q([(96, -66), (150, -62), (206, -34)])], 26, ends=(0.3, 0.9), black=True)
        b.strokes([q([(124, -16), (150, -40), (188, -36)])], 11, ends=(0.2, 0.6), black=True)
        b.flat(m("168,8! 182,44 176,64 158,60 156,44"), ink=0, gap=5, around=KEY)
        b.strokes([q([(208, 132), (176, 134), (150, 150)])], 11, ends=(0.6, 0.3), black=True)
        b.strokes([q([(232, 88), (214, 78), (214, 62)])], 9, ends=(0.5, 0.2), black=True)
        with b.down_to(2):
            wedges(b, [q(c) for c in fringe([(50, 180), (90, 222), (150, 240)], 6, (40, 80), -96, 3, 10)], 16, 2)
    with p.thing("eggs", "prop", count=2) as e:
        e.flat(ellipse(250, 262, 52, 40, degrees=-20), ink=0)
        e.flat(ellipse(164, 300, 50, 38, degrees=12), ink=0)
        e.dots([(230, 254, 6), (262, 270, 5), (276, 246, 4), (150, 292, 5), (180, 306, 6), (164, 318, 4)], 2)
        e.strokes([[(100, 330), (170, 350), (240, 322), (310, 300)], [(110, 346), (200, 364), (290, 330)]], 13, ends=(0.2, 0.2), black=True)
    with p.thing("cool heron", "subject") as h:
        h.flat(tube([(804, 1260), (664, 1110), (608, 960), (644, 820), (708, 690), (700, 560), (648, 478)], (130, 92, 58, 46, 42, 42, 46)), ink=0)
        h.flat("290,548! 420,490 540,446 616,420! 650,386 700,380 750,410 770,470 760,540 700,540 650,508 618,482! 540,500 420,536!", ink=0, gap=7, around=KEY)
        h.flat("290,548! 420,520 540,476 630,452! 618,482! 540,500 420,536!")
        h.flat("590,410! 630,380 690,388 740,362 778,326! 778,372! 734,412 690,424 640,414!")
        h.flat(ellipse(636, 446, 19, 18), ink=2, gap=4, around=KEY)
        h.flat(ellipse(633, 447, 9, 10))
        h.strokes([[(644, 900), (634, 960), (664, 1040)], [(684, 880), (674, 960), (714, 1060)], [(692, 1080), (734, 1130), (764, 1150)]], 12, ends=(0.2, 0.6), black=True)
        wedges(h, [[(330, 1240), (360, 1150), (372, 1050)], [(400, 1240), (410, 1170), (440, 1090)], [(470, 1240), (470, 1180), (456, 1120)], [(540, 1240), (560, 1160), (600, 1080)]], 30)
    s.describe("A heron lays its long beak across a boy’s brow. The boy lowers his head like a bull, his hair stands up in spikes and one tear runs down. Two speckled eggs lie whole in his hair.")
    s.moods("furious", "calm", "tender", "tense")
    s.themes("anger", "patience", "youth", "care", "coolness")
    s.says("fever", "temper", "rage", "thermometer", "puberty", "nest", "patience", "fourteen", "cooling", "spikes", "truce", "headache", "go away", "ice pack", "someone who isn’t scared", "count to ten", "I am not crying", "don’t you dare touch me", "he has a bird for that", "cool it", "let me feel your forehead", "careful, there’s life in there", "hot head, cold beak", "a boy is a difficult tree", "everybody else had left", "you can stay, I suppose", "the quiet one wins", "eggs don’t mind shouting", "mother knows", "under all that hair, something soft", "the world can go to hay", "she has seen worse storms", "grounded", "it was so unfair", "stand on one leg and wait", "he could break them, he doesn’t", "slow hands, no hands", "the doctor flew in", "breathe", "a line drawn under it", "hair-raising", "what burns will hatch", "she doesn’t ask why", "long-necked mercy")  # fmt: skip
    s.relate("cool heron", "mends", "furious boy")
    s.about(place="a reed bed", time="a red evening", light="red, from the left", composition="left", view="near, eye to eye", foreground="points of reeds", unexplained="whose eggs lie whole in his hair")
