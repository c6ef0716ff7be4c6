"""It Only Wants Warmth: Frost has crept down to the last lit house and holds its needle fingers over the roof."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.tubes import tube

BODY = (
    "400,230! 440,120! 480,206! 548,90! 560,216! 650,130! 640,270! 740,200! 712,350! 810,310! 770,450! 850,450! 850,1060! 590,1060! 560,960! 520,760! 500,620! 470,520! 430,440!"
)
HEAD = (
    "452,190! 384,206! 336,256! 316,312! 290,334! 296,362! 262,440! 214,560! 296,474! 320,464! 304,490! 326,504! 312,522! 336,536! 322,690! 362,572! 376,724! 404,566! 424,668! 446,540! 500,470! 506,300!"
)
LEG = "700,1060! 580,1060! 476,830! 462,1000! 440,1056! 292,1064! 262,1040! 360,1000! 384,850! 366,720! 414,650! 470,668! 580,760! 720,900!"
ARM = (
    "620,380! 664,470! 580,570! 480,660! 430,672! 330,706! 296,736! 312,900! 262,780! 244,930! 218,782! 160,936! 178,770! 84,890! 140,742! 24,810! 140,696! 210,664! 300,632! 400,584! 480,480! 540,400!"
)
FAR = "500,470! 400,510! 280,556! 214,568! 40,590! 170,612! 30,676! 190,648! 110,730! 240,668! 320,640! 440,600! 540,540!"


@card(id="7jvpci", title="It Only Wants Warmth", seed=12, palette="lino_slate_milk", light=(-0.7, 0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, 0.4, 0.4)])
    with p.thing("night") as n:
        n.flat("-10,-10! 810,-10! 810,1210! -10,1210!")
        n.prick([(70, 90, 4), (190, 180, 3.4), (300, 80, 4), (100, 330, 3.4), (210, 420, 3), (330, 170, 3), (60, 480, 3.4)])
    with p.thing("snow", "place") as w:
        w.flat("-10,1020 120,1036 300,1030 560,1040 810,1020! 810,1210! -10,1210!", ink=0)
        wedges(w, [[(330, 1120), (480, 1136), (640, 1120)], [(430, 1168), (560, 1180), (720, 1160)], [(30, 1180), (120, 1190), (230, 1176)], [(660, 1090), (730, 1098), (800, 1086)]], 12, 1, ends=(0.1, 0.1))
    with p.thing("smoke") as w:
        w.flat(tube([(236, 880, 9), (228, 830, 13), (250, 770, 16), (236, 700, 18), (206, 650, 20), (214, 600, 14), (240, 560, 6)]), ink=2)
    with p.thing("frost", "subject") as f:
        f.flat(FAR, ink=2, gap=6, around=KEY)
        f.flat(BODY, ink=1)
        with f.within(BODY):
            f.flat("560,216! 640,270! 620,420! 700,640! 680,900! 740,1070! 860,1070! 860,280! 740,200! 712,350! 650,130!", ink=2)
            f.flat("712,350! 690,560! 770,760! 750,1070! 860,1070! 860,300! 770,450!", ink=KEY)
            f.flat("440,120! 480,206! 470,300! 520,420! 500,620! 440,440! 410,300!", ink=0)
            wedges(f, [[(560, 250), (596, 380), (600, 520)], [(530, 240), (556, 330), (560, 430)], [(620, 600), (640, 740), (640, 880)]], 17, 0, ends=(0.1, 0.1))
            wedges(f, [[(760, 480), (800, 560), (810, 700)], [(770, 620), (806, 740), (800, 900)]], 16, 2, ends=(0.1, 0.1))
        f.flat(LEG, ink=1, gap=7, around=KEY)
        with f.within(LEG):
            f.flat("366,720! 414,650! 440,740! 420,860! 400,1000! 250,1070! 250,1030! 370,1000! 384,850!", ink=0)
            f.flat("470,668! 580,760! 720,900! 700,1070! 600,1070! 560,900!", ink=2)
        f.flat(HEAD, ink=1, gap=7, around=KEY)
        with f.within(HEAD):
            f.flat("384,206! 336,256! 316,312! 290,334! 296,362! 262,440! 214,560! 296,474! 330,440! 360,360! 350,300! 400,240!", ink=0)
            f.flat("452,190! 520,190! 520,500! 446,540! 470,400! 440,300!", ink=2)
            wedges(f, [[(330, 540), (330, 600), (324, 680)], [(372, 570), (374, 640), (376, 712)], [(420, 560), (424, 610), (424, 660)]], 13, 0, ends=(1, 0.1))
        f.flat("304,344! 350,318! 404,326! 384,352! 344,360!", ink=2)
        f.strokes([[(306, 356), (340, 376), (388, 360)]], 9, ends=(0.3, 0.2), black=True)
        f.strokes([[(300, 330), (346, 300), (400, 306)], [(304, 500), (334, 496), (362, 478)]], 9, ends=(0.4, 0.2), black=True)
        f.flat(ARM, ink=1, gap=7, around=KEY)
        with f.within(ARM):
            f.flat("480,660! 430,672! 330,706! 296,736! 312,900! 262,780! 244,930! 218,782! 160,936! 178,770! 84,890! 140,742! 24,810! 140,720! 230,700! 330,670! 430,630! 500,610!", ink=0)
            f.flat("620,380! 700,470! 580,570! 480,660! 520,560! 590,460!", ink=2)
    with p.thing("last house", "accent") as h:
        h.flat("92,1064! 92,976! 66,976! 190,886! 314,976! 288,976! 288,1064!", ink=KEY, gap=6)
        h.flat("218,912! 218,872! 252,872! 252,940!", ink=KEY)
        h.flat("58,984! 190,886! 322,984! 300,988! 190,912! 80,988!", ink=0)
        for x in (130, 216):
            h.flat([(x, 996), (x + 38, 996), (x + 38, 1034), (x, 1034)], spot=True)
        h.flat("92,1070! 288,1070! 316,1110 340,1160! 260,1172 120,1172 40,1160! 66,1110", spot=True)
    s.describe("A giant of ice crouches in the snow beside one small house. With closed eyes it holds its needle fingers over the roof. The two windows are yellow, and yellow light lies on the snow.")
    s.moods("eerie", "cold", "longing", "hushed")
    s.themes("winter", "loneliness", "warmth", "danger", "home")
    s.says("winter", "campfire", "loneliness", "toothache", "visitor", "heating bill", "icicle", "envy", "it only wants a little", "don’t open", "somebody left the light on", "cold hands, warm heart", "the last house before the north", "who’s at the window?", "an uninvited uncle", "the nose knows", "he melts if you’re kind", "what warms him kills him", "hush, it will go", "Jack’s grandmother", "too big to come in", "put another log on", "the outside of cosy", "I was never asked in", "grace before supper", "toasting fingers", "the north comes to dinner", "a bad landlord", "love me carefully", "marshmallows", "how long does oil last?", "please let me in", "every draught has an owner", "needles and pins", "the warm ones don’t look up", "we thought it was the wind", "little light of mine", "cruel and shy", "first snow, last straw", "everything melts for someone", "he has come a long way", "close to the heart of things", "tomorrow the roof will drip", "borrowed warmth")  # fmt: skip
    s.relate("frost", "towers over", "last house")
    s.about(place="a farm in the snow", time="night", light="from two small windows", composition="left", view="eye level, far", foreground="trodden snow with light on it", unexplained="whether they know inside", weather="hard frost")
