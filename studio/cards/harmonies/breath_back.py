"""Breath Back: a big old woman kneels on the shingle, mouth to mouth with the Wind, limp across her thighs."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.lino_far_marks import dashes, wedges
from reverie_studio.sculpt.poster_shapes import moved, tube

HEAD = (
    "30,-132 -30,-128 -80,-100 -98,-56 -96,-34! -110,-14 -132,16 -130,32 -104,38! -102,46 -116,56! -120,66 -108,72! -112,82 -104,94! "
    "-92,110 -98,132 -84,150 -56,154 -14,142! 4,170 10,230! 130,230! 122,120 134,20 130,-40 104,-100 66,-126"
)
GAUNT = (
    "30,-140 -40,-136 -84,-106 -98,-60 -92,-36! -116,-16 -150,20 -150,34 -106,40! -104,48 -112,58! -108,64 -112,74! -100,84! "
    "-90,104 -110,140 -92,158 -60,150 -20,110! 0,140 -4,240! 76,240! 70,150 96,80 126,10 126,-50 104,-106 66,-134"
)
SHAWL = "820,300! 740,250 640,230 560,260 500,300! 500,400 470,470 440,520! 470,600 520,680 560,760! 480,800 380,850 280,930 226,1010 230,1080 290,1120! 820,1150!"


@card(id="06w89d", title="Breath Back", seed=31, palette="lino_slate_milk", light=(-0.6, -0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.2, 0.5)])
    with p.thing("sky", "place") as sky:
        sky.flat("-20,-20! 820,-20! 820,1000! -20,1000!", ink=2)
        dashes(sky, (0, 60, 560, 300), 7, (160, 380), ink=1, width=(6, 12), seed=3)
        sky.flat("-20,880! 400,872 820,884! 820,1220! -20,1220!", ink=1)
        for x, y, k in ((70, 1150, 1.2), (190, 1180, 0.9), (560, 1190, 1.0), (700, 1176, 1.4), (330, 1196, 0.8), (40, 1040, 0.8)):
            sky.flat(moved("-60,10 -40,-24 0,-34 44,-22 62,8 30,26 -30,28", (x, y), k), ink=2)
    with p.thing("grass") as g:
        for k in range(7):
            g.flat([(20 + 26 * k, 890), (30 + 26 * k, 800 - 26 * ((k * 5) % 3)), (40 + 26 * k, 890)], ink=KEY)
    with p.thing("old woman", "subject") as w:
        w.flat(SHAWL, gap=8, around=0)
        with w.down_to(2):
            w.strokes([[(560 + 44 * q, 280 - 8 * q), (600 + 52 * q, 420), (640 + 50 * q, 600), (700 + 40 * q, 760)] for q in range(5)], [14, 14, 13, 12, 11], ends=(0.9, 0.05))
        wedges(w, [(250, 1000), (310, 920), (400, 850)], (30, 80), ink=2, every=24, width=(8, 13), side=-1, lean=0.6, seed=4)
        head = moved(HEAD, (282, 420), 1.3, -72)
        w.flat(head, ink=1, gap=8, around=KEY)
        hair = moved("-62,-114! -20,-140 40,-142 90,-118 128,-70 142,0 136,70! 90,76 70,40! 40,30 20,10 26,-20! 0,-50 -40,-60 -70,-64!", (282, 420), 1.3, -72)
        w.flat(hair, ink=0, gap=7, around=KEY)
        with w.within(hair):
            for a, b, c in (((-40, -124), (-10, -104), (10, -70)), ((0, -132), (36, -110), (46, -60)), ((44, -132), (80, -96), (84, -40)), ((88, -108), (112, -60), (110, 0)), ((120, -70), (134, -20), (128, 30))):
                w.strokes([[to_head(*q) for q in (a, b, c)]], 10, ends=(0.1, 0.3), black=True)
        # ear, puffed cheek, wide eye
        w.strokes([[to_head(*q) for q in ((44, -10), (66, -14), (76, 10), (60, 34), (44, 30), (52, 10))]], 10, ends=(0.5, 0.3), black=True)
        w.strokes([[to_head(*q) for q in ((-92, 70), (-60, 40), (-16, 52), (-2, 92), (-30, 124))]], 10, ends=(0.2, 0.1), black=True)
        w.flat(" ".join("{:.0f},{:.0f}{}".format(*to_head(x, y), c) for x, y, c in ((-86, -22, "!"), (-66, -44, ""), (-40, -44, ""), (-18, -20, "!"), (-40, -6, ""), (-66, -6, ""))), ink=0, gap=6, around=KEY)
        w.dots([(*to_head(-58, -22), 15)], KEY)
        w.strokes([[to_head(*q) for q in ((-94, -52), (-60, -80), (-14, -62))]], 15, ends=(0.4, 0.1), black=True)
    with p.thing("Wind", "subject") as t:
        # a long body over her thighs, one arm hanging, hair on the stones
        for path in ([(80, 800), (40, 880), (60, 980), (20, 1080)], [(110, 830), (80, 920), (110, 1020), (80, 1130)], [(140, 850), (130, 950), (160, 1050), (150, 1150)]):
            t.flat(tube(path, [24, 17, 11, 4]), ink=0, gap=6, around=KEY)
        t.flat(tube([(500, 880), (478, 950), (424, 1000), (392, 1060)], [34, 24, 20, 17]), ink=0, gap=7, around=KEY)
        t.flat("372,1040! 356,1074 326,1104 312,1150 322,1154 344,1120! 344,1168 354,1172 366,1124! 374,1176 384,1176 388,1124! 402,1166 412,1162 408,1118! 428,1140 436,1132 420,1090 412,1044!", ink=0, gap=7, around=KEY)
        t.flat("420,820! 480,780 560,770 640,800 740,830 840,830! 840,990! 740,1000 640,990 560,960 470,940 400,920!", ink=0, gap=8, around=KEY)
        with t.down_to(1):
            t.strokes([[(540 + 52 * q, 790 + 9 * q), (556 + 52 * q, 850 + 8 * q), (530 + 54 * q, 910 + 8 * q)] for q in range(5)], 15, ends=(0.1, 0.1))
        t.flat(moved(GAUNT, (222, 752), 1.25, -94, True), ink=0, gap=8, around=KEY)
        t.strokes([[to_wind(*q) for q in ((82, -18), (60, -4), (30, -16))]], 11, ends=(0.3, 0.2), black=True)
        t.strokes([[to_wind(*q) for q in ((96, -48), (60, -62), (26, -46))]], 9, ends=(0.2, 0.1), black=True)
        t.strokes([[to_wind(*q) for q in ((50, 50), (40, 90), (60, 120))]], 10, ends=(0.1, 0.1), black=True)
        t.strokes([[to_wind(*q) for q in ((-20, 0), (-44, -8), (-50, 20), (-30, 40))]], 9, ends=(0.4, 0.2), black=True)
    with p.thing("her hand") as h:
        h.flat("560,640! 520,700 440,780 400,830 372,860! 330,850 290,862! 276,880 300,892 332,892! 290,904 270,922 286,936 336,924! 300,946 300,966 330,966 366,944! 350,968 366,984 396,966 430,930 470,890 560,820 640,720!", ink=1, gap=8, around=KEY)
        h.flat("620,520! 560,610 530,668! 548,716 600,768 642,778! 700,740 760,660 760,560!", ink=KEY)
        h.strokes([[(528, 664), (546, 716), (598, 770), (646, 782)]], 11, ends=(0.3, 0.3))
    s.describe("An old woman bends mouth to mouth over the Wind. The Wind, pale and bony, lies limp across her knees. Her eyes are wide and her cheeks full.")
    s.moods("desperate", "tender", "grave", "breathless")
    s.themes("rescue", "breath", "love", "weather", "death")
    s.says("blow!", "rescue", "breathe", "kiss", "nurse", "resuscitation", "calm", "lungs", "drowned", "first aid", "the last gasp", "what if mine is not enough", "come back, you old howler", "I never thought I’d miss you", "no wind for three days", "giving it back", "she did the same for the sea", "lend me your breath", "all the sails hang down", "mother of gales", "someone has to", "hold on to me", "the grass stood still", "it took my hat and my husband", "forgive and exhale", "a second wind", "under the weather", "wake up, it’s autumn", "cold lips", "who blows for the blower?", "one more time", "he got caught in the nets", "love at the end of its rope", "an old quarrel, mended", "don’t you dare", "salt on the mouth", "so light when you carry him", "found on the beach", "the storm was somebody’s child", "the flags are waiting", "breath for breath", "an ill wind", "still warm, almost", "becalmed")  # fmt: skip
    s.relate("old woman", "mends", "Wind")
    s.about(place="a shingle beach", time="a grey morning", light="grey, from the left", composition="right", view="near, two faces", foreground="stones", unexplained="the Wind has a body and has stopped breathing", weather="dead calm")


def to_head(x: float, y: float) -> tuple[float, float]:
    """A point of the woman's face on the sheet."""
    a, b = moved(f"{x},{y}", (282, 420), 1.3, -72).split(",")
    return float(a), float(b)


def to_wind(x: float, y: float) -> tuple[float, float]:
    """A point of the Wind's face, drawn facing right, on the sheet."""
    a, b = moved(f"{-x},{y}", (222, 752), 1.25, -94, True).split(",")
    return float(a), float(b)
