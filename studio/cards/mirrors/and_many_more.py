"""And Many More: an old man blows at his one candle, and the flame takes wing."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

FACE = "830,60! 720,50 620,80 560,140 536,210! 524,240 506,262 496,290! 474,340 432,392 404,432 400,462 422,482 452,488! 460,504 446,520! 420,524 396,538 392,558! 404,566 404,576! 388,586 388,606 404,622 440,628! 448,652 440,680! 440,730 476,770 540,790! 600,806 660,840 690,900! 704,930 740,960 830,980!"
HAIR = "700,300! 690,250 716,210 770,190 840,180! 840,640! 790,640 750,600! 776,560 770,520 740,500! 760,440 750,360 700,300!"
BIRD = "246,800! 236,756 196,716 184,676! 150,690 112,676 96,650! 80,640 60,636 34,640! 50,616 70,600 92,594! 112,570 150,566 180,586! 140,530 124,450 156,370! 176,420 206,450 226,484! 240,440 270,410 330,390! 316,440 326,500 306,556! 292,600 286,620 284,650! 300,690 280,750 246,800!"


@card(id="5d98vm", title="And Many More", seed=4, palette="riso_night_tram", light=(-0.9, -0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.8, -0.3, 0.5)])
    dark = {"navy": 1.0, "orange": 1.0}
    with d.thing("wall", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1040! -20,1040!", navy=1)
    with d.thing("old man", "subject") as t:
        t.flat(FACE)
        with t.within(FACE):
            t.flat("640,40! 620,120 640,200 680,280! 660,380 640,420 650,520! 660,620 640,700 560,760 500,780! 560,860 840,1100! 840,40!", orange=1)
        t.flat(HAIR, gap=6)
        t.flat("690,420! 680,370 706,340 744,350 766,390 764,450 744,500 720,540 696,530 688,490!", gap=7, orange=1)
        with t.in_inks(navy=1):
            t.strokes([[(738, 380), (712, 380), (706, 410), (724, 440), (716, 480)]], 8, ends=(0.2, 0.2))
            t.strokes([[(500, 318), (520, 334), (552, 334), (584, 316)]], 12, ends=(0.3, 0.3))
            t.strokes([[(588, 300), (620, 290), (640, 276)], [(592, 318), (626, 322), (648, 318)], [(586, 336), (612, 352), (634, 358)]], 7, ends=(0.6, 0.1))
            t.strokes([[(502, 270), (536, 246), (576, 244), (606, 262)]], 16, ends=(0.2, 0.1))
            t.strokes([[(506, 360), (530, 372), (560, 366)], [(560, 150), (600, 140), (640, 146)], [(552, 190), (590, 180), (630, 188)]], 6, ends=(0.2, 0.1))
            t.strokes([[(488, 420), (470, 440), (474, 466)], [(520, 440), (576, 470), (604, 540), (584, 620), (520, 670), (474, 668)]], 9, ends=(0.2, 0.1))
            t.strokes([[(446, 520), (470, 540), (474, 570)], [(476, 600), (462, 620), (440, 628)]], 7, ends=(0.4, 0.1))
    with d.thing("flame", "accent") as f:
        f.flat(BIRD, lemon=1)
        f.flat(ellipse(116, 612, 9, 9), **dark)
        with f.in_inks(lemon=1, orange=1):
            f.strokes([[(244, 770), (232, 700), (206, 640)], [(258, 740), (266, 690), (262, 620)]], 9, ends=(0.1, 0.9))
    with d.thing("breath") as b:
        b.strokes([[(374, 592), (350, 596), (318, 590)], [(376, 616), (356, 634), (324, 648)], [(372, 566), (352, 556), (334, 536)]], 6, ends=(0.1, 0.9))
    with d.thing("bun", "prop", plane="front") as p:
        p.flat("60,1130! 40,1060 70,1000 140,970 250,962 350,976 420,1010 440,1070 420,1130!", gap=8, orange=1)
        p.flat("26,1120! 460,1120! 440,1150 380,1164 110,1164 46,1150!", gap=6, navy=1)
        p.flat("228,990! 226,846! 268,842! 272,990!", gap=6)
        with p.in_inks(orange=1):
            p.strokes([[(226, 880), (270, 862)], [(226, 920), (270, 902)], [(226, 960), (270, 942)]], 9, ends=(1, 1))
        with p.in_inks(lemon=1):
            p.strokes([[(248, 846), (252, 822), (248, 806)]], 7, ends=(1, 1))
    s.describe("An old man with a full cheek blows at a candle. The candle stands in a bun on a plate, and its flame is a yellow bird that lifts off from the wick, looking away from him.")
    s.moods("mischievous", "festive", "wistful", "bright")
    s.themes("birthday", "age", "flight", "wishes", "surprise")
    s.says("huff", "birthday", "one more year", "make a wish", "blown away", "canary", "old flame", "out you go", "and many more", "puff", "ninety", "the wish came true too soon", "bun", "twitter", "phoenix", "grandfather’s trick", "light as breath", "last candle, first bird", "I told it to stay lit", "full of hot air", "lungs of a trumpeter", "somebody counted for him", "firebird", "it waited all year inside the wax", "cheeky", "party of one", "whistle", "let it go", "goodbye, my little fever", "not everything goes dark", "soul", "they forgot the cake", "a kiss for the kitchen", "tomorrow it will want crumbs", "free at last", "young at heart", "don’t spit", "the wind in the family", "blow softly, it is sleeping", "what he had kept under the bun", "hush", "a trick he never explained", "happy returns", "the room went dark and sang")  # fmt: skip
    s.relate("flame", "grows from", "bun")
    s.relate("old man", "loses", "flame")
    s.about(place="a café", time="evening", light="the flame", composition="diagonal", view="near, in profile", foreground="a bun on a plate", unexplained="what was lit, if the flame could fly")
