"""Soup for the Wind: it has blown itself ill and hangs over the roof; an old woman holds up a spoon."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.lino_fringes import standing
from reverie_studio.sculpt.poster_cuts import ribbon

TRUNK = (
    "236,450 290,400 330,340 360,270 396,206 446,174 506,186 546,240! 596,306 640,372 700,446 736,510 762,570 776,606 806,640! 800,664! 784,700 772,756 756,790! 738,786 738,740 744,690 732,650! "
    "706,606 666,540 620,480 570,420 530,360 496,300 470,276 448,300 424,370 394,450 366,520 340,566 300,604 250,596 226,540 216,490"
)
FAR = "600,420! 640,520 690,600 712,660! 716,690! 700,730 694,790 678,820! 660,814 660,760 664,710 650,670! 610,600 560,500"
HEAD = (
    "300,392! 276,344 230,312 176,310 130,338 108,372! 92,384 92,404 84,424 52,456 44,470 62,482! 74,484 70,500 58,504! 66,514! 74,522 60,530! 66,548 62,566 82,580 118,576 150,572! "
    "176,596 220,600 270,570 310,500"
)
ARM = (
    "246,520 300,500 340,530 352,580! 360,640 356,700 344,760! 356,820 362,880 356,930! 372,960 380,1010 372,1064 362,1066 358,1010 352,990! 352,1040 346,1090 334,1092 334,1030 334,996! 326,1030 316,1076 304,1076 310,1020 316,980! "
    "300,1000 280,1030 270,1022 290,970 310,930! 314,880 304,820 292,770! 282,700 262,640 240,580"
)


@card(id="nfm2ye", title="Soup for the Wind", seed=20, palette="lino_yolk", light=(-0.6, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.4)])
    with p.thing("sky") as sky:
        sky.flat("-10,-10! 810,-10! 810,1210! -10,1210!", ink=2)
    with p.thing("house", "place") as h:
        h.flat("440,200! 226,620! 226,1210! 810,1210! 810,620! 740,620!")
        h.flat("440,190! 170,680! 214,716! 440,280! 740,716! 786,680!", ink=1, gap=7, around=KEY)
        h.flat("546,880! 686,880! 686,1050! 546,1050!", ink=1)
        h.flat("611,876! 621,876! 621,1054! 611,1054!")
        h.flat("540,960! 692,960! 692,970! 540,970!")
        h.flat("-10,1150 200,1140! 810,1150! 810,1210! -10,1210!", ink=1, gap=6, around=KEY)
        h.flat("552,886! 606,886! 630,930 664,960 676,1000! 640,990 600,1010 580,1036! 574,980 560,940!", ink=0, gap=5, around=KEY)
    with p.thing("wind", "subject") as w:
        w.flat(FAR, ink=0, gap=7, around=KEY)
        w.flat(TRUNK, ink=0, gap=7, around=KEY)
        w.strokes([[(750, 790), (752, 768), (756, 750)], [(764, 776), (766, 758), (768, 744)], [(672, 820), (674, 800), (678, 784)], [(686, 804), (688, 788), (690, 774)]], 6, ends=(0.9, 0.2), black=True)
        w.strokes([[(552, 236), (530, 262), (498, 290)]], 8, ends=(0.6, 0.1), black=True)
        for q in ([(250, 360, 12), (290, 440, 14), (296, 560, 12), (286, 680, 9), (292, 790, 3)], [(236, 350, 14), (262, 450, 16), (262, 580, 13), (248, 700, 9), (256, 850, 3)], [(220, 340, 14), (238, 450, 16), (230, 560, 12), (218, 650, 8), (224, 740, 3)]):
            w.flat(ribbon(q), ink=1, gap=6, around=KEY)
        w.flat(ARM, ink=0, gap=7, around=KEY)
        w.flat(HEAD, ink=0, gap=7, around=KEY)
        for q in ([(150, 318, 8), (200, 340, 15), (234, 400, 15), (240, 500, 11), (232, 600, 3)], [(176, 308, 8), (234, 330, 16), (272, 400, 16), (276, 500, 12), (262, 600, 3)], [(126, 332, 6), (160, 340, 10), (190, 380, 10), (196, 440, 4)]):
            w.flat(ribbon(q), ink=1, gap=5, around=KEY)
        standing(w, [[(400, 230), (370, 300), (340, 360)], [(440, 220), (404, 290), (380, 350)]], 14, 2, ends=(0.2, 0.2))
        standing(w, [[(396, 420), (366, 420), (346, 400)], [(376, 466), (344, 466), (324, 444)], [(412, 374), (384, 372), (366, 356)], [(350, 512), (320, 508), (304, 486)]], 12, 2, ends=(0.2, 0.2))
        standing(w, [[(600, 330), (640, 396), (680, 446)], [(690, 470), (716, 520), (732, 566)]], 12, 2, ends=(0.2, 0.2))
        standing(w, [[(120, 470), (136, 500), (130, 540)], [(150, 486), (160, 510), (156, 536)]], 9, 2, ends=(0.3, 0.1))
        w.flat("104,420 122,408 146,410 162,424 144,432 122,432", ink=KEY)
        w.flat("98,420 120,398 150,400 170,424! 146,420 122,420", ink=2)
        w.strokes([[(96, 424), (122, 422), (148, 422), (172, 428)]], 6, ends=(0.3, 0.2), black=True)
        w.strokes([[(98, 394), (124, 374), (160, 376)], [(120, 448), (140, 452), (158, 446)], [(58, 506), (82, 512), (98, 526)], [(62, 470), (76, 466), (86, 474)]], 7, ends=(0.3, 0.2), black=True)
    with p.thing("old woman", "witness") as o:
        o.flat("110,1215! 100,1090 116,990 150,926 200,906 246,930 276,1000 290,1110 294,1215!", ink=KEY, gap=7)
        o.flat("176,990! 120,956 74,900 58,840 70,790 84,742! 114,750! 108,810 112,850 140,890 200,924!", ink=KEY, gap=7)
        o.flat("84,746! 74,724 84,700 104,696 122,708 122,736 114,752!", ink=0, gap=5, around=KEY)
        o.flat("164,790! 192,812 202,856 194,900! 170,908 154,892! 148,878 142,872 146,864! 134,856 120,842 130,832! 134,812 146,796", ink=0, gap=5, around=KEY)
        o.flat("146,790! 172,764 216,768 248,806 250,856 232,896! 256,910 262,940 236,926! 206,922 184,912! 204,870 196,828 170,802!", spot=True)
        o.strokes([[(140, 830), (152, 824), (166, 828)]], 7, ends=(0.4, 0.2), black=True)
        o.flat("116,1030! 200,1026! 192,1070 160,1086 128,1074!", ink=1, gap=6, around=0)
        o.flat("190,1010! 220,1016 222,1044 196,1060 180,1046", ink=0, gap=5, around=KEY)
    with p.thing("spoon", "accent") as o:
        o.flat(ribbon([(100, 740, 5), (92, 650, 5), (84, 590, 5)]), ink=KEY)
        o.flat("40,560 60,574 88,572 104,556 96,590 70,600 46,586", ink=KEY)
    s.describe("A long pale giant hangs limp over a dark house. An old woman in a red scarf holds a spoon up to its mouth. In the window a curtain blows.")
    s.moods("tender", "worn out", "droll", "gentle")
    s.themes("illness", "care", "kindness", "wind", "old age")
    s.says("flu", "hangover", "convalescent", "soup", "becalmed", "hospitality", "exhausted", "monday", "open wide", "one for Mummy", "blown out", "the morning after the storm", "he overdid it", "the wind died down", "say thank you", "she feeds anything", "you’ll catch your death", "a bit under the weather", "all puffed out", "the big ones are such babies", "guest on the roof", "just broth, she said", "nobody asks the wind how it is", "hung out to dry", "I huffed and I puffed", "the doctor came by ladder", "too tall to fit in bed", "forgive and feed", "who’s a good storm?", "my son the hurricane", "it took our fence last week", "there, there", "second wind", "long day over the sea", "one spoon at a time", "he’ll be back in autumn", "let him get it off his chest", "bedside manner", "for whom the curtain blows", "what if he sneezes?", "love thy weather", "she isn’t afraid of him", "the night nurse", "eat, then go")  # fmt: skip
    s.relate("old woman", "feeds", "wind")
    s.about(place="a farm by the sea", time="afternoon", light="flat light from the left", composition="diagonal", view="eye level", foreground="an old woman with a bowl", unexplained="why the curtain blows", weather="dead calm")
