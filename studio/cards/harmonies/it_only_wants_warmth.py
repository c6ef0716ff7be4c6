"""It Only Wants Warmth: Frost has crept down to the last lit house and holds its needle fingers over the roof."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import wedges

BODY = "440,330! 410,190! 436,56! 492,216! 548,90! 572,226! 650,130! 656,280! 740,200! 728,360! 830,300! 850,450! 850,1100! 400,1100! 376,1010! 356,920! 384,850 430,800! 470,720! 440,600! 440,430!"
HEAD = "470,178! 392,204! 344,258! 324,314! 290,342! 298,368! 262,450! 214,580! 300,488! 338,478! 314,506! 336,520! 320,540! 340,556! 324,586! 348,616! 400,612! 470,570! 512,480! 516,300!"
BEARD = "330,600! 326,652! 350,624! 372,664! 390,626! 412,660! 426,612! 444,650! 456,580! 400,570!"
ARM = "590,424! 640,400! 706,440! 724,580! 704,800! 650,846! 560,824! 396,776! 386,690! 470,698! 560,716! 566,560!"
PALM = "440,694! 400,676! 320,672! 240,688! 176,718! 166,750! 200,780! 250,792! 316,796! 370,790! 436,788!"
FINGERS = ("196,708! 120,736! 88,786! 62,872! 112,812! 146,776! 206,770!", "202,744! 154,784! 138,826! 124,896! 172,832! 194,800! 240,776!", "236,756! 208,806! 200,846! 198,906! 236,846! 248,806! 280,778!", "276,760! 264,812! 264,848! 276,904! 300,848! 310,808! 330,774!")
THUMB = "404,716! 352,728 326,750! 316,792! 344,886! 356,806! 376,780! 412,764!"


@card(id="7jvpci", title="It Only Wants Warmth", seed=12, palette="lino_slate_milk", light=(-0.7, 0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, 0.4, 0.4)])
    with p.thing("night") as n:
        n.flat("-10,-10! 810,-10! 810,1210! -10,1210!")
        n.prick([(70, 90, 4), (190, 180, 3.4), (300, 80, 4), (100, 330, 3.4), (186, 440, 3), (330, 170, 3), (60, 520, 3.4), (250, 620, 3)])
    with p.thing("frost", "subject") as f:
        f.flat(BODY, ink=2)
        with f.within(BODY):
            f.flat("728,360! 690,560! 790,760! 760,1100! 860,1100! 860,300! 830,300!", ink=KEY)
            f.flat("410,190! 436,56! 462,190! 500,330! 440,330!", "548,90! 572,226! 540,330! 500,250!", ink=1)
            f.flat("650,130! 656,280! 616,390! 590,270!", "740,200! 728,360! 690,440! 680,290!", ink=1)
            f.flat("470,720! 430,800! 384,850! 356,920! 376,1010! 400,1100! 520,1100! 470,960! 500,880! 520,800!", ink=1)
            f.flat("430,800! 384,850! 356,920! 376,1010! 400,1100! 436,1100! 412,1010! 404,930! 436,860!", ink=0)
            wedges(f, [[(570, 860), (590, 950), (590, 1050)], [(650, 880), (670, 960), (668, 1050)], [(532, 900), (536, 960), (530, 1020)]], 17, 1, ends=(0.2, 0.1))
        f.flat(BEARD, ink=1, gap=6, around=KEY)
        f.flat(HEAD, ink=1, gap=7, around=KEY)
        with f.within(HEAD):
            f.flat("392,204! 344,258! 324,314! 290,342! 298,368! 262,450! 214,580! 300,488! 338,440! 362,374! 352,310! 402,240!", ink=0)
            f.flat("470,170! 530,170! 530,500! 470,580! 400,620! 380,600! 440,540! 470,440! 462,300!", ink=2)
            f.flat("340,556! 324,586! 348,616! 384,616! 366,580!", ink=0)
        f.flat("306,346! 350,320! 408,330! 388,354! 346,364!", ink=2)
        f.strokes([[(306, 358), (342, 380), (396, 358)]], 10, ends=(0.3, 0.2), black=True)
        f.strokes([[(302, 330), (348, 300), (412, 308)]], 11, ends=(0.5, 0.2), black=True)
        f.strokes([[(330, 519), (358, 514), (388, 494)]], 9, ends=(0.5, 0.2), black=True)
        f.flat(ARM, ink=1, gap=8, around=KEY)
        with f.within(ARM):
            f.flat("706,420! 664,480! 650,600! 646,720! 600,770! 640,860! 730,850! 740,430!", ink=2)
            f.flat("380,752! 470,766! 600,770! 650,846! 560,840! 380,790!", ink=0)
            f.flat("590,424! 640,400! 620,500! 600,640! 560,716! 556,560!", ink=0)
        f.flat("540,390! 590,350! 650,340! 726,400! 748,520! 712,470! 694,570! 660,486! 632,610! 604,492! 574,560! 552,470!", ink=1, gap=8, around=KEY)
        f.flat("540,390! 590,350! 650,340! 640,420! 600,440! 574,560! 552,470!", ink=0)
        f.flat(PALM, ink=1, gap=7, around=KEY)
        f.flat("384,682! 450,697! 450,769! 384,764!", ink=1), f.flat("370,765! 470,770! 470,796! 436,788! 370,790!", ink=0)
        for finger in FINGERS:
            f.flat(finger, ink=0, gap=6, around=KEY)
        f.flat(THUMB, ink=0, gap=6, around=KEY)
    with p.thing("snow", "place") as w:
        w.flat("-10,1056 120,1066 300,1056 400,1030 470,1046 600,1030 720,1044 810,1026! 810,1210! -10,1210!", ink=0)
        wedges(w, [[(400, 1120), (520, 1136), (660, 1120)], [(470, 1168), (580, 1178), (720, 1160)], [(660, 1084), (730, 1092), (800, 1078)]], 12, 1, ends=(0.1, 0.1))
    with p.thing("last house", "accent") as h:
        h.flat("232,974! 232,930! 262,930! 262,1000!", ink=KEY, gap=5)
        h.flat("106,1088! 106,1004! 190,944! 274,1004! 274,1088!", ink=KEY, gap=6)
        h.flat("76,1018! 190,932! 304,1018! 284,1024! 190,958! 96,1024!", ink=0)
        for x in (136, 212):
            h.flat([(x, 1026), (x + 34, 1026), (x + 34, 1060), (x, 1060)], spot=True)
        h.flat("106,1094! 274,1094! 300,1130 322,1168! 250,1178 130,1178 58,1168! 80,1130", spot=True)
    with p.thing("drops") as d:
        d.flat(lens((126, 912), (126, 946), 7, 0.7), lens((64, 886), (64, 924), 7, 0.7), ink=1)
    s.describe("A giant of ice crouches in the snow beside one small house. With closed eyes it holds its needle fingers over the roof. The two windows are yellow, and yellow light lies on the snow.")
    s.moods("eerie", "cold", "longing", "hushed")
    s.themes("winter", "loneliness", "warmth", "danger", "home")
    s.says("winter", "campfire", "loneliness", "toothache", "visitor", "heating bill", "icicle", "envy", "it only wants a little", "don’t open", "somebody left the light on", "cold hands, warm heart", "the last house before the north", "who’s at the window?", "an uninvited uncle", "the nose knows", "he melts if you’re kind", "what warms him kills him", "hush, it will go", "Jack’s grandmother", "too big to come in", "put another log on", "the outside of cosy", "I was never asked in", "grace before supper", "toasting fingers", "the north comes to dinner", "a bad landlord", "love me carefully", "marshmallows", "how long does oil last?", "please let me in", "every draught has an owner", "needles and pins", "the warm ones don’t look up", "we thought it was the wind", "little light of mine", "cruel and shy", "first snow, last straw", "everything melts for someone", "he has come a long way", "close to the heart of things", "tomorrow the roof will drip", "borrowed warmth")  # fmt: skip
    s.relate("frost", "towers over", "last house")
    s.about(place="a farm in the snow", time="night", light="from two small windows", composition="left", view="eye level, far", foreground="trodden snow with light on it", unexplained="whether they know inside", weather="hard frost")
