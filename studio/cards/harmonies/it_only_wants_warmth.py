"""It Only Wants Warmth: Frost has crept down to the last lit house and holds its needle fingers over the roof."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.moved_outlines import moved

# it squats and faces us; everything is mirrored at x = 0 (400 on the card): shoulder (190,430), elbow (310,640), wrist (150,690), knee (250,740), foot (250,1090)
TORSO = "-250,430! -150,392! 150,392! 250,430! 230,640! 200,860! 150,960! -150,960! -200,860! -230,640!"
SHIN = "170,760! 210,716! 276,706! 330,744! 340,830! 318,930! 330,1030! 356,1120! 160,1120! 178,1020! 166,900!"
SHIN_LIT = "170,760! 210,716! 240,780! 226,900! 236,1010! 210,1120! 160,1120! 178,1020! 166,900!"
FOOT = "176,1050! 212,1030! 290,1034! 326,1056! 362,1110! 300,1130! 200,1130! 140,1110!"
UPPER = "130,420! 180,396! 236,410! 276,470! 330,590! 346,640! 316,690! 262,672! 216,580! 166,500!"
UPPER_LIT, UPPER_DARK = "130,420! 180,396! 206,450! 246,560! 276,650! 262,672! 216,580! 166,500!", "236,410! 276,470! 330,590! 346,640! 326,664! 290,580! 252,480!"
FORE = "346,640! 352,676! 312,716! 190,742! 126,730! 118,684! 136,654! 204,640! 270,602! 316,606!"
FORE_LIT, FORE_DARK = "346,640! 316,606! 270,602! 204,640! 136,654! 128,676! 210,668! 284,636!", "352,676! 312,716! 190,742! 126,730! 122,712! 200,712! 296,690!"
PLATE = "100,430! 128,380! 190,350! 256,366! 300,412! 324,506! 296,456! 284,516! 262,462! 242,552! 216,462! 202,506! 184,458! 168,528! 150,450!"
HAND = "-46,-24! 40,-24! 62,30! 104,56! 124,100! 112,190! 92,128! 66,112! 70,170! 60,296! 38,180! 33,150! 29,196! 14,342! -4,190! -9,154! -15,196! -34,326! -46,186! -50,148! -56,176! -82,280! -88,166! -86,100! -68,36!"
HALF_DARK = ("92,128! 112,190! 124,100! 106,80!", "66,112! 70,170! 60,296! 52,170!", "33,150! 29,196! 14,342! 12,190!", "-9,154! -15,196! -34,326! -30,186!", "-50,148! -56,176! -82,280! -72,170!")
FACE = "0,112! 62,124! 108,170! 122,240! 118,310! 92,380! 60,424! 0,446! -60,424! -92,380! -118,310! -122,240! -108,170! -62,124!"
CROWN = "-118,240! -170,130! -108,168! -104,44! -58,130! -40,60! 0,116! 16,36! 52,126! 96,70! 104,168! 160,112! 120,240!"
BEARD = "-106,320! -104,446! -88,396! -68,536! -46,440! -34,492! -22,446! 2,604! 26,446! 40,510! 54,440! 74,524! 92,390! 104,436! 106,320!"


@card(id="7jvpci", title="It Only Wants Warmth", seed=12, palette="lino_slate_milk", light=(-0.7, 0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, 0.4, 0.4)])
    mid = (400, 0)
    with p.thing("night") as n:
        n.flat("-10,-10! 810,-10! 810,1210! -10,1210!"), n.prick([(70, 90, 4), (180, 180, 3.4), (620, 90, 4), (90, 330, 3.4), (730, 210, 4), (660, 290, 3), (60, 520, 3.4), (740, 470, 3.4), (250, 70, 3)])
    with p.thing("frost", "subject") as f:
        f.flat(moved(TORSO, mid), ink=2)
        f.flat(moved("-100,446! 100,446! 60,640! 0,690! -60,640!", mid), ink=1), f.flat(moved("-60,640! 0,690! 60,640! 190,720! 214,1000! -214,1000! -190,720!", mid), ink=KEY)
        for flip in (True, False):
            f.flat(moved(SHIN, mid, 1, 0, flip), ink=2, gap=8, around=KEY)
            f.flat(moved(SHIN_LIT, mid, 1, 0, flip), ink=1), wedges(f, [moved(q, mid, 1, 0, flip) for q in ("304,850! 308,900! 298,960!", "262,900! 268,960! 264,1020!")], 15, KEY, ends=(0.3, 0.1))
            f.flat(moved("196,730! 250,700! 312,730! 318,780! 262,856! 202,800!", mid, 1, 0, flip), ink=2, gap=8, around=KEY), f.flat(moved("196,730! 250,700! 250,770! 262,856! 202,800!", mid, 1, 0, flip), ink=1)
            f.flat(moved(UPPER, mid, 1, 0, flip), ink=1, gap=8, around=KEY), f.flat(moved(UPPER_DARK, mid, 1, 0, flip), ink=2), f.flat(moved(UPPER_LIT, mid, 1, 0, flip), ink=0)
            f.flat(moved(FORE, mid, 1, 0, flip), ink=1, gap=8, around=KEY), f.flat(moved(FORE_LIT, mid, 1, 0, flip), ink=0), f.flat(moved(FORE_DARK, mid, 1, 0, flip), ink=2)
            f.flat(moved(PLATE, mid, 1, 0, flip), ink=2, gap=8, around=KEY), f.flat(moved("100,430! 128,380! 190,350! 220,420! 216,462! 202,506! 184,458! 168,528! 150,450!", mid, 1, 0, flip), ink=1)
            wrist, turn = (400 + (-150 if flip else 150), 700), -24 if flip else 24
            f.flat(moved(HAND, wrist, 0.82, turn, not flip), ink=0, gap=8, around=KEY)
            for side in HALF_DARK:
                f.flat(moved(side, wrist, 0.82, turn, not flip), ink=1)
            wedges(f, [moved([(x, 162), (x - 1, 104), (x - 4, 50)], wrist, 0.82, turn, not flip) for x in (-50, -9, 33)], 9, KEY, ends=(0.6, 0.3))
        f.flat(moved(CROWN, mid), ink=2, gap=7, around=KEY)
        f.flat(moved(BEARD, mid), ink=2, gap=7, around=KEY), f.flat(*(moved(q, mid) for q in ("-88,396! -68,536! -68,400!", "-22,446! 2,604! 2,430!", "54,440! 74,524! 74,400!", "-106,330! -104,446! -96,400!", "-46,440! -34,492! -34,430!", "26,446! 40,510! 40,430!")), ink=1)
        f.flat(moved(FACE, mid), ink=1, gap=8, around=KEY)
        with f.within(moved(FACE, mid)):
            f.flat(moved("0,112! 62,124! 108,170! 122,240! 118,310! 92,380! 60,424! 0,446! 40,400! 74,330! 80,240! 40,180!", mid), ink=2)
            f.flat(moved("0,112! -62,124! -108,170! -122,240! -118,310! -92,380! -80,310! -96,240! -50,190!", mid), ink=0)
        f.flat(moved("0,210! 26,250! 30,330! 0,404! -30,330! -26,250!", mid), ink=0, gap=7, around=KEY), f.flat(moved("0,210! 26,250! 30,330! 0,404!", mid), ink=2)
        for q in (-1, 1):
            f.strokes([[(400 + q * 34, 262), (400 + q * 64, 280), (400 + q * 96, 258)]], 11, ends=(0.4, 0.3), black=True)
            f.strokes([[(400 + q * 30, 222), (400 + q * 64, 206), (400 + q * 102, 220)]], 10, ends=(0.6, 0.2), black=True)
        f.strokes([[(358, 396), (376, 414), (400, 418), (424, 414), (442, 396)]], 9, ends=(0.3, 0.3), black=True)
    with p.thing("snow", "place") as w:
        w.flat("-10,1066 120,1080 300,1066 400,1060 520,1070 660,1078 810,1056! 810,1210! -10,1210!", ink=0)
    with p.thing("feet") as f:
        for flip in (True, False):
            f.flat(moved(FOOT, mid, 1, 0, flip), ink=2, gap=8, around=KEY), f.flat(moved("176,1050! 212,1030! 250,1032! 236,1070! 222,1130! 140,1110!", mid, 1, 0, flip), ink=1), wedges(f, [moved(q, mid, 1, 0, flip) for q in ("196,1130! 200,1090! 212,1056!", "250,1130! 250,1090! 248,1052!", "304,1130! 298,1090! 286,1056!")], 11, KEY, ends=(1.0, 0.1))
        f.flat("-10,1104! 60,1096 120,1090 190,1100 260,1096 330,1120! 330,1210! -10,1210!", "470,1120! 540,1098 620,1092 690,1102 760,1092 810,1102! 810,1210! 470,1210!", ink=0)
        wedges(f, [[(60, 1146), (130, 1158), (220, 1148)], [(590, 1150), (670, 1162), (750, 1148)]], 12, 1, ends=(0.1, 0.1))
        f.flat(lens((316, 964), (316, 996), 7, 0.7), lens((526, 950), (526, 980), 7, 0.7), ink=1)
    with p.thing("last house", "accent") as h:
        h.flat("446,1000! 446,950! 470,950! 470,1010!", ink=2, gap=6)
        h.flat("312,1128! 312,1042! 400,984! 488,1042! 488,1128!", ink=KEY, gap=7)
        h.flat("280,1056! 400,964! 520,1056! 498,1066! 400,996! 302,1066!", ink=0, gap=5, around=KEY)
        for x in (344, 420):
            h.flat([(x, 1064), (x + 36, 1064), (x + 36, 1100), (x, 1100)], spot=True)
        h.flat("312,1134! 488,1134! 520,1160 540,1200! 460,1210 340,1210 260,1200! 280,1160", spot=True)
    s.describe("A giant of ice squats in the snow behind one small house. With closed eyes it holds its needle fingers over the roof. The two windows are yellow, and yellow light lies on the snow.")
    s.moods("eerie", "cold", "longing", "hushed")
    s.themes("winter", "loneliness", "warmth", "danger", "home")
    s.says("winter", "campfire", "loneliness", "toothache", "visitor", "heating bill", "icicle", "envy", "it only wants a little", "don’t open", "somebody left the light on", "cold hands, warm heart", "the last house before the north", "who’s at the window?", "an uninvited uncle", "the nose knows", "he melts if you’re kind", "what warms him kills him", "hush, it will go", "Jack’s grandmother", "too big to come in", "put another log on", "the outside of cosy", "I was never asked in", "grace before supper", "toasting fingers", "the north comes to dinner", "a bad landlord", "love me carefully", "marshmallows", "how long does oil last?", "please let me in", "every draught has an owner", "needles and pins", "the warm ones don’t look up", "we thought it was the wind", "little light of mine", "cruel and shy", "first snow, last straw", "everything melts for someone", "he has come a long way", "close to the heart of things", "tomorrow the roof will drip", "borrowed warmth")  # fmt: skip
    s.relate("frost", "towers over", "last house")
    s.about(place="a farm in the snow", time="night", light="from two small windows", composition="centred", view="near, face to face in the snow", foreground="snow with light on it", unexplained="whether they know inside", weather="hard frost")
