"""By the Scruff: a cat carries a limp young lightning along a beam by the scruff of its neck."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import spokes

FAR = "660,740! 690,800 706,870 702,930 688,980 662,1004 632,1022 622,1052! 766,1052! 776,1010 780,970 800,910 840,850! 840,700!"
BODY = "840,96! 770,118 700,166 630,236! 560,420 500,560 456,612! 436,660 432,710 444,770 452,840 444,910 428,962 392,992 350,1004 326,1024 324,1052! 494,1052! 512,1028 518,996 524,966! 548,910 586,858 646,812! 700,776 760,760 840,756!"
HEAD = "638,262! 606,170 578,104 548,52! 504,98 472,148 450,194! 424,184 402,186! 386,130 358,86 326,56! 308,120 302,180 298,228! 272,280 248,332 224,374! 200,384 188,400 192,424! 194,448 202,470 220,482! 262,498 310,502 356,494! 346,518 328,538 304,552! 298,574 318,596 350,606! 400,620 446,612! 468,632! 486,598! 520,604! 532,564! 566,560! 572,518! 604,506! 602,462! 632,440! 622,390! 648,360! 632,310!"
BOLT = "236,470! 372,482! 340,530 300,556! 314,590 336,622! 306,656! 356,662! 314,772! 376,780! 312,890! 352,896! 204,1040! 264,970! 236,964! 262,904! 122,1020! 222,870! 192,862! 222,784! 92,896! 162,770! 128,764! 186,650! 190,580! 190,540 200,500 216,474!"
FACE = "60,476! 88,506 110,540! 136,532 160,536! 178,502 200,470! 214,520 222,566! 236,612! 210,628! 206,660! 170,664! 134,688! 98,666! 62,668! 58,634! 34,614! 48,566!"


@card(id="f0rh9g", title="By the Scruff", seed=16, palette="lino_sulphur", light=(-0.5, 0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("hay loft", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        with g.down_to(1):
            g.strokes(spokes((190, 760), 10, (480, 720), 30, (80, 300), seed=3), 34, ends=(0.9, 0.03))
        g.flat("560,1060! 560,820 640,770 840,740! 840,1060!", ink=2)
        g.flat("-20,1056! 400,1044 820,1050! 820,1220! -20,1220!", gap=8, around=1)
        with g.down_to(2):
            g.strokes([[(20, 1090), (200, 1082), (420, 1090)], [(500, 1084), (640, 1090), (800, 1084)], [(120, 1140), (400, 1130), (700, 1142)]], 10, ends=(0.1, 0.1))
    with p.thing("tabby cat", "subject") as c:
        c.flat(FAR, gap=8, around=1)
        c.flat(BODY, gap=8, around=1)
        with c.within(BODY):
            with c.down_to(1):  # the shoulder: blade, upper arm, elbow
                c.strokes([[(690, 490), (652, 580), (634, 670), (638, 750), (648, 800)]], 9, ends=(0.1, 0.4))
            with c.down_to(2):
                bars = [[(760, 190), (700, 260), (672, 350)], [(800, 260), (740, 350), (708, 450)], [(830, 340), (770, 440), (742, 540)], [(836, 450), (790, 540), (766, 630)], [(838, 570), (806, 640), (792, 710)]]
                bars += [[(470, 660), (510, 690), (566, 690)], [(468, 740), (510, 768), (580, 760)], [(474, 818), (512, 838), (574, 826)], [(470, 890), (502, 904), (540, 892)]]
                c.strokes(bars, 25, ends=(0.15, 0.1))
        with c.within(FAR), c.down_to(2):
            c.strokes([[(716, 846), (756, 866), (806, 846)], [(718, 916), (752, 932), (788, 920)]], 22, ends=(0.15, 0.1))
        for x in (372, 412, 452, 666, 704, 740):
            c.strokes([[(x, 1048), (x - 2, 1030), (x + 8, 1012)]], 8, ends=(0.7, 0.3))
    with p.thing("young lightning", "subject") as y:
        y.flat(BOLT, ink=0, gap=8, around=KEY)
    with p.thing("cat’s head") as c:
        c.flat(HEAD, gap=8, around=1)
        c.flat(BOLT, ink=0), c.flat(HEAD)
        c.flat("340,200! 352,150 344,110 334,90! 322,130 316,180 318,214!", "486,200! 510,150 530,120 548,104! 566,150 576,190 574,226!", ink=1)
        with c.down_to(2):
            c.strokes([[(400, 206), (404, 240), (396, 284)], [(366, 220), (362, 250), (350, 284)], [(440, 214), (450, 252), (446, 300)], [(536, 412), (584, 386), (612, 336)], [(548, 486), (582, 466), (606, 424)]], 24, ends=(0.15, 0.1))
        c.flat("290,376! 306,348 344,334 384,340 404,354! 376,384 328,390!", ink=1, gap=9, around=KEY)
        c.flat("318,338 334,330 346,352 336,388 322,388 312,362")
        c.strokes([[(278, 366), (312, 338), (360, 332), (414, 348)]], 20, ends=(0.4, 0.2), black=True)
        c.strokes([[(274, 338), (312, 306), (370, 302)]], 10, ends=(0.2, 0.1))
        c.flat("196,398! 222,384 246,388 252,404! 236,424 212,430 196,420!", ink=2)
        c.flat("250,486! 274,494! 256,534!", ink=1, gap=5, around=KEY)  # a tooth over the fold
        with c.down_to(1):
            c.strokes([[(226, 440), (250, 462), (300, 476), (360, 470)]], 8, ends=(0.3, 0.1))
        c.dots([(272, 446, 5), (302, 440, 5), (296, 458, 5), (326, 454, 5)], 1)
        c.strokes([[(330, 446), (410, 424), (520, 438)], [(336, 462), (420, 456), (520, 490)]], 8, ends=(0.8, 0.1))
    with p.thing("kitten’s face") as y:
        y.strokes([[(290, 508), (270, 570), (262, 650)], [(312, 512), (296, 560), (300, 622)]], 9, ends=(0.6, 0.1), black=True)
        y.flat(FACE, ink=0, gap=8, around=KEY)
        y.flat("74,512! 98,548! 66,566!", "194,508! 172,544! 206,562!", ink=1)
        y.strokes([[(74, 604), (92, 618), (112, 606)], [(152, 606), (172, 618), (190, 604)], [(132, 640), (130, 652), (116, 658)], [(132, 640), (136, 652), (150, 658)]], 9, ends=(0.5, 0.4), black=True)
        y.flat("116,624! 150,624! 133,646!", ink=KEY)
    with p.thing("sparks") as k:
        k.strokes([[(60, 1000), (40, 1020), (30, 1040)], [(90, 920), (62, 940), (44, 944)], [(110, 1034), (92, 1040), (70, 1046)]], 10, ends=(0.8, 0.1))
    s.describe("A tabby cat carries a young lightning by the scruff. White and limp it hangs from her jaws, with a kitten’s head, closed eyes and zigzag legs. She walks along a dark beam and looks tired.")
    s.moods("tender", "droll", "stern", "tired")
    s.themes("care", "childhood", "danger", "motherhood", "weather")
    s.says("naughty", "motherhood", "bedtime", "static", "adoption", "voltage", "babysitter", "courier", "discipline", "charged", "runaway", "homecoming", "conductor", "child care", "somebody has to love it", "look what the cat brought in", "not in the house", "you’re grounded", "it followed me home", "five more minutes", "greased, and caught", "don’t play with the barn", "wait till your father thunders", "strikes twice", "late again", "she has four more", "the quiet part of the storm", "spark of the family", "handle with teeth", "he’s only tired", "I was a difficult child", "bring a friend", "power nap", "shocking manners", "no one else would carry it", "where the light sleeps", "caught in the act", "a bolt from the blue", "gently, it’s the last one", "mother’s little helper", "how brave she is, how bored", "we don’t choose our young", "back to the basket", "a flash in the pan")  # fmt: skip
    s.relate("tabby cat", "carries", "young lightning")
    s.about(place="a hay loft", time="a stormy night", light="from the lightning", composition="diagonal", view="near, at the height of the beam", foreground="a dark beam", unexplained="where it is being taken", weather="a storm that has passed")
