"""By the Scruff: a cat carries a limp young lightning along a beam by the scruff of its neck."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

HALF = "-4,-152! 56,-152 104,-136! 120,-190 146,-232 178,-254! 204,-200 216,-146 214,-92! 228,-40 230,30 216,84! 252,116! 212,128! 238,160! 192,168! 204,200! 150,200! 116,222 60,236 -4,240!"  # the right half of the cat's head; the left one is its mirror
BODY = "230,470! 206,560 194,640 204,720 222,790 234,870 240,950 238,1010 222,1052 214,1096 226,1126 262,1138 310,1138 346,1126 356,1094 346,1050 338,1000 344,930 358,860 400,800! 442,860 454,910 460,950 462,980 456,1008 458,1036 484,1050 530,1050 558,1038 566,1010 556,976 552,930 560,860 576,790 596,720 606,640 594,560 570,470!"  # chest and forelegs: the left paw is one step ahead
BOLT = "330,716! 470,716! 446,904! 424,958! 452,954! 390,1108! 396,1000! 368,1004! 354,904!"
LEG = "-30,-24! 32,-24! 16,50! 46,46! -16,158! -2,80! -32,84!"
FOLD = "344,450! 456,450! 450,500 446,540 452,580 470,620 474,680! 326,680! 330,620 348,580 354,540 350,500"
KITTEN = "-72,-48! -92,-112! -36,-70! -12,-76 12,-76 36,-70! 92,-112! 72,-48! 98,-6! 122,18! 92,28! 102,54! 62,56! 32,76 0,80 -32,76 -62,56! -102,54! -92,28! -122,18! -98,-6!"
TAIL = "560,660,40 650,640,34 706,560,30 710,460,29 690,370,28 712,290,25 742,250,20"


@card(id="f0rh9g", title="By the Scruff", seed=16, palette="lino_sulphur", light=(-0.5, 0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    at, low = (400, 300), (400, 688)
    hind, fore = [moved(LEG, (358, 902), 0.96, 27), moved(LEG, (438, 890), 0.87, -26, True)], [moved(LEG, (346, 752), 0.92, 17), moved(LEG, (456, 748), 0.88, -15, True)]
    with p.thing("hay loft", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!")
        with g.within("-20,-20! 820,-20! 820,950! -20,950!"):  # light bursts from the bolt behind her
            g.flat([(400 + r * math.cos(a), 660 + r * math.sin(a)) for r, a in (((320, 620, 340, 780, 310, 560)[k % 6] + 13 * (k * 7 % 5), math.tau * (k + 0.2 * (k % 3)) / 42) for k in range(42))], ink=1)
        g.flat("296,956! 504,956! 704,1230! 96,1230!", ink=1), g.flat(ellipse(270, 1132, 86, 18), ellipse(528, 1046, 64, 14))
        g.strokes([[(340, 1000), (290, 1090), (210, 1210)], [(404, 1010), (402, 1100), (396, 1210)], [(500, 1070), (534, 1130), (580, 1210)], [(446, 1100), (462, 1160), (478, 1220)], [(240, 1060), (190, 1130), (130, 1210)]], 8, ends=(0.1, 0.5), black=True)
    with p.thing("cat’s body") as c:
        c.flat(tube(TAIL), ink=2, gap=8, around=KEY)
        with c.within(tube(TAIL)):
            wedges(c, [[(740, 566), (706, 556), (676, 540)], [(744, 480), (710, 482), (680, 474)], [(722, 390), (690, 394), (662, 388)], [(738, 320), (710, 312), (684, 296)]], 26, ends=(0.9, 0.5))
        c.flat("204,600! 174,700 172,800 200,890 262,950 330,980! 470,980! 540,950 600,890 628,800 626,700 596,600!"), c.flat(BODY, ink=2, gap=8, around=KEY)
        with c.within(BODY):
            wedges(c, [[(198, 610), (248, 630), (296, 622)], [(192, 690), (246, 706), (300, 694)], [(206, 766), (256, 780), (304, 768)], [(228, 850), (268, 860), (306, 850)], [(236, 924), (270, 932), (304, 922)], [(238, 996), (270, 1002), (300, 992)], [(602, 610), (552, 630), (504, 622)], [(608, 690), (554, 706), (500, 694)], [(592, 766), (544, 780), (496, 768)], [(568, 846), (530, 854), (494, 846)], [(558, 908), (526, 916), (496, 908)], [(556, 964), (526, 970), (500, 962)]], 27)
            c.strokes([[(x, y + 40), (x - 1, y + 22), (x + 3, y)] for x, y in ((250, 1096), (286, 1102), (322, 1096), (484, 1018), (512, 1022), (540, 1018))], 8, ends=(0.8, 0.2), black=True)
        for q in (moved(BOLT, (0, 0)), *hind, *fore):
            c.flat(q, ink=1, gap=20, around=1)
    with p.thing("tabby cat", "subject") as c:
        for flip in (False, True):
            c.flat(moved(HALF, at, 1.0, 0, flip), ink=2, gap=9, around=KEY)
        for flip in (False, True):
            c.flat(moved(HALF, at, 1.0, 0, flip), ink=2)
            c.flat(moved("132,-138! 146,-186 174,-222! 190,-176 196,-130 194,-100! 160,-118", at, 1.0, 0, flip))
            wedges(c, moved_lines([[(158, -116), (166, -150), (176, -186)], [(184, -106), (182, -130), (184, -156)]], at, flip=flip), 17, 2)
            wedges(c, moved_lines([[(0, -156), (0, -110), (0, -52)], [(52, -156), (58, -116), (48, -72)], [(108, -142), (110, -110), (102, -78)], [(230, -24), (194, -10), (160, -8)], [(228, 36), (190, 48), (152, 42)], [(216, 92), (182, 100), (148, 92)]], at, flip=flip), (24, 27, 25, 30, 32, 27))
            eye = (296 if flip else 504, 288)
            lid = moved("-62,6! -26,0 18,-2 66,-2! 50,28 14,42 -30,34", eye, 1.0, 0, flip)
            c.flat(lid, ink=1, gap=8, around=KEY)
            with c.within(lid):
                c.flat(ellipse(eye[0], 304, 15, 34)), c.dots([(eye[0] - 12, 296, 6)])
            c.strokes(moved_lines([[(-72, 12), (-28, -4), (18, -7), (76, -4)]], eye, flip=flip), 15, ends=(0.3, 0.3), black=True)
            c.strokes(moved_lines([[(-46, -26), (0, -34), (50, -26)], [(-26, 54), (10, 58), (42, 48)]], eye, flip=flip), 7, ends=(0.1, 0.2), black=True), c.strokes(moved_lines([[(36, 18), (30, 40), (36, 62)]], at, flip=flip), 7, ends=(0.1, 0.4), black=True)
        c.flat(ellipse(400, 490, 104, 72), ink=1, gap=8, around=KEY), c.flat(ellipse(400, 474, 90, 58))  # the lower jaw, and the mouth over it
    with p.thing("young bolt of lightning", "subject") as y:
        for q in (*hind, moved(BOLT, (0, 0)), *fore, moved(FOLD, (0, 0))):
            y.flat(q, ink=0, gap=8, around=KEY)
        y.strokes([[(380, 500), (374, 550), (350, 610)], [(401, 500), (400, 560), (403, 600)], [(422, 500), (428, 550), (450, 610)]], 8, ends=(0.7, 0.1), black=True)
        for side in (-1, 1):
            y.flat([(400 + side * u, v) for u, v in ((28, 470), (52, 466), (44, 518))], ink=1, gap=6, around=KEY)  # her teeth, over the fold
            y.flat(ellipse(400 + 56 * side, 430, 74, 54, degrees=6 * side), ink=1, gap=8, around=KEY)
        for side in (-1, 1):
            y.flat(ellipse(400 + 56 * side, 430, 74, 54, degrees=6 * side), ink=1)
        y.flat(ellipse(400, 404, 32, 36), ink=1), y.flat("364,366! 384,358 416,358 436,366! 428,386 412,400 400,404 388,400 372,386"), y.strokes([[(400, 400), (400, 430), (400, 464)]], 9, ends=(0.9, 0.5), black=True)
        y.dots([(400 + q * u, v, 6) for q in (-1, 1) for u, v in ((60, 416), (94, 428), (66, 448))], KEY)
        for flip in (False, True):
            w = moved_lines([[(98, 118), (180, 100), (280, 62)], [(104, 136), (190, 142), (286, 128)]], at, flip=flip)
            wedges(y, w, 26, ends=(0.6, 0.3)), wedges(y, w, 12, 0, ends=(0.6, 0.3))
        y.flat(moved(KITTEN, low, 1.0, 7), ink=0, gap=8, around=KEY), y.flat(moved("-15,20! 15,20! 0,40!", low, 1.0, 7))
        y.flat(moved("-74,-60! -84,-94! -52,-70!", low, 1.0, 7), ink=1), y.flat(moved("74,-60! 84,-94! 52,-70!", low, 1.0, 7), ink=1)
        y.strokes([moved(q, low, 1.0, 7) for q in ([(-66, -2), (-44, 14), (-20, 2)], [(20, 2), (44, 14), (66, -2)], [(0, 34), (-4, 48), (-20, 48)], [(0, 34), (4, 48), (20, 48)])], 9, ends=(0.5, 0.4), black=True)
    s.describe("A tabby cat carries a young bolt of lightning by the scruff. White and limp it hangs beneath her chin, with a kitten’s head, closed eyes and zigzag legs. She walks towards us along a beam and looks tired.")
    s.moods("tender", "droll", "stern", "tired"), s.themes("care", "childhood", "danger", "motherhood", "weather")
    s.says("naughty", "motherhood", "bedtime", "static", "adoption", "voltage", "babysitter", "courier", "discipline", "charged", "runaway", "homecoming", "conductor", "child care", "somebody has to love it", "look what the cat brought in", "not in the house", "you’re grounded", "it followed me home", "five more minutes", "greased, and caught", "don’t play with the barn", "wait till your father thunders", "strikes twice", "late again", "she has four more", "the quiet part of the storm", "spark of the family", "handle with teeth", "he’s only tired", "I was a difficult child", "bring a friend", "power nap", "shocking manners", "no one else would carry it", "where the light sleeps", "caught in the act", "a bolt from the blue", "gently, it’s the last one", "mother’s little helper", "how brave she is, how bored", "we don’t choose our young", "back to the basket", "a flash in the pan")  # fmt: skip
    s.relate("tabby cat", "carries", "young bolt of lightning"), s.about(place="a hay loft", time="a stormy night", light="from the lightning", composition="centred", view="near, face to face on a beam", foreground="a beam and a paw", unexplained="where it is being taken", weather="a storm that has passed")
