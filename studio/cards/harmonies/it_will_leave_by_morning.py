"""It Will Leave by Morning: a big woman dances with the Rain and dips it until its hair pours out."""

from __future__ import annotations

from functools import partial

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

FACE = "150,-230! 186,-180 204,-120 210,-76 202,-50 192,-28! 210,0 232,30 248,52! 244,70 226,80 210,84! 222,104 220,120 204,132! 218,142 218,158 204,172 202,186 210,206 200,234 170,250 110,236 60,214 30,190! 50,260 60,330! 0,372 -90,372 -170,330! -190,200 -240,0! -150,-200! 0,-260!"
HAIR = "170,-204! 110,-190 60,-130 50,-60 20,-40 10,20! -20,10 -40,60 -50,130 -60,190! -190,130 -250,0 -220,-170 -110,-280 50,-300 140,-250"


@card(id="k7r3dw", title="It Will Leave by Morning", seed=67, palette="lino_thaw", light=(0.8, -0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.6, -0.4, 0.5)])
    hers, its = partial(moved, at=(570, 216), size=0.56, degrees=-22, flip=True), partial(moved, at=(206, 560), size=0.52, degrees=-84)
    hp, ip = partial(placed, at=(570, 216), size=0.56, degrees=-22), partial(placed, at=(206, 560), size=0.52, degrees=-84)
    with p.thing("mill floor", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        g.flat("-20,1050! 300,1040 820,1050! 820,1220! -20,1220!", ink=3)
        g.flat("20,1130 70,1096 200,1090 310,1110 330,1140 230,1166 90,1162", ink=1)
    with p.thing("dancing woman", "subject") as w:
        w.flat(tube([(680, 370), (760, 480), (690, 600)], (50, 46, 40), ends=CUT), ink=3, gap=6, around=0)
        w.flat("510,600! 470,740 420,880 370,990 350,1100! 470,1130 640,1136 830,1090! 820,900 770,760 720,660 690,590!", gap=6, around=2)
        with w.down_to(2):
            w.strokes([[(640, 640), (690, 840), (700, 1090)], [(680, 640), (750, 830), (780, 1050)], [(600, 860), (590, 960), (560, 1100)]], 12, ends=(0.1, 0.3))
        w.flat("330,1150! 350,1128 420,1110 450,1090! 520,1100! 520,1150! 430,1160!", ink=0, gap=6, around=KEY)
        w.flat("500,350! 560,316 640,316 700,346 734,440 720,560 694,624! 600,644 510,624! 500,540 486,440", ink=3, gap=6, around=0)
        w.flat(tube([(540, 390), (490, 520), (430, 620), (350, 690)], (56, 50, 42, 36), ends=CUT), ink=0, gap=7, around=KEY)
    with p.thing("swooning Rain", "subject") as r:
        r.flat("60,590! 40,680 80,800 60,930 30,1060 40,1130! 90,1110 110,1146! 150,1116 180,1150! 220,1110 270,1130! 250,1020 210,900 230,780 220,690 240,630!", ink=1, gap=7, around=KEY)
        parts = ([(330, 566), (410, 596), (490, 690)], (44, 58, 62)), ([(470, 690), (450, 860), (376, 1010), (330, 1110)], (60, 44, 30, 18)), ([(476, 690), (580, 724), (650, 770), (684, 880), (664, 960), (610, 990)], (60, 52, 42, 28, 17, 7)), ([(340, 570), (316, 440), (400, 350), (540, 316)], (34, 25, 20, 18))
        for path, wide in parts:
            r.flat(tube(path, wide, ends=CUT), ink=1, gap=7, around=KEY)
        r.flat(its(FACE), ink=1, gap=7, around=KEY)
        for path, wide in parts:
            r.flat(tube(path, wide, ends=CUT), ink=1)
        wedges(r, ([(190, 600), (130, 680), (130, 840), (84, 1080)], [(214, 620), (170, 740), (180, 900), (140, 1100)], [(226, 630), (204, 760), (210, 920), (230, 1090)], [(100, 560), (80, 640), (110, 760), (90, 880)], [(470, 720), (456, 860), (360, 1060)], [(500, 720), (600, 750), (650, 830), (664, 920)], [(350, 590), (410, 620), (460, 690)], [(336, 530), (330, 450), (400, 374)]), 18, 0)
        r.flat([ip([(x, y)])[0] for x, y in ((136, -20), (156, -46), (188, -36), (184, -10), (160, 0))], ink=0, gap=4, around=KEY)
        r.flat(ellipse(*ip([(174, -24)])[0], 8, 8))
        r.strokes([ip(c) for c in ([(124, -64), (160, -84), (200, -70)], [(204, 134), (180, 132), (160, 140)], [(0, -30), (24, -10), (0, 20)])], 8, ends=(0.4, 0.3), black=True)
    with p.thing("her fingers and face") as f:
        f.flat(tube([(580, 360), (536, 410), (500, 490)], (58, 66, 64), ends=CUT), ink=3, gap=6, around=0)
        f.flat("570,330! 690,346 720,420 700,520 600,520 560,420!", ink=3)
        for k in range(4):
            f.flat(moved("-16,30! -20,-10 -14,-34 0,-42 14,-34 20,-10 16,30!", (318 + 34 * k, 664 + 8 * k), 0.95, 24), ink=0, gap=6, around=KEY)
        f.flat(ellipse(*hp([(270, -130)])[0], 56, 52), gap=6, around=2)
        f.flat(hers(FACE), ink=0, gap=7, around=KEY)
        f.flat(hers(HAIR))
        f.strokes([hp([(-x, y) for x, y in c]) for c in ([(130, -20), (160, -6), (190, -24)], [(110, -66), (150, -86), (196, -66)])], 9, ends=(0.3, 0.4), black=True)
        f.flat([hp([(-x, y)])[0] for x, y in ((206, 132), (160, 126), (126, 110), (140, 150), (170, 164), (204, 158))])
        f.strokes([hp([(-x, y) for x, y in c]) for c in ([(-30, -220), (-120, -150), (-160, -40)], [(60, -240), (-40, -160), (-90, -40)])], 8, ends=(0.2, 0.3))
    s.describe("A big woman dances with the Rain, a pale blue figure. She holds it in one arm and dips it low until its hair pours down on the floor. It looks up, startled.")
    s.moods("joyful", "tender", "wild", "wistful")
    s.themes("dance", "love", "rain", "passion", "impermanence")
    s.says("tango", "waltz", "splashy", "puddle", "embrace", "downpour", "romance", "mop", "monsoon", "swoon", "drizzle", "goodbye", "soaked to the skin", "it will leave by morning", "she leads", "may I have this dance?", "hold me, I’m running out", "love of the wet kind", "a long-awaited shower", "raindrops keep falling", "weather permitting", "dip", "who mops up after?", "you’re dripping on my shoes", "my last partner was dry", "singing in it", "he melts in her arms", "catch of the day", "don’t let me fall", "falling is what I do", "the forecast came true", "after the drought", "squeeze and it rains", "strong arms", "the flood is shy", "one night, then sunshine", "it was never mine", "swept off your feet", "she wrings it out", "barefoot on purpose", "slow, slow, quick, splash", "he cried all over me", "come rain or come rain", "the band went home hours ago")  # fmt: skip
    s.relate("dancing woman", "carries", "swooning Rain")
    s.about(place="the floor of a mill", time="the night before a dry spell", light="from the right", composition="diagonal", view="eye level", foreground="the hair of the Rain on the floor", unexplained="why the Rain is startled")
