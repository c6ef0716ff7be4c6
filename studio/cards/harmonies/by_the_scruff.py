"""By the Scruff: a cat carries a limp young lightning along a beam by the scruff of its neck."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import spokes

CAT = "840,96! 760,130 680,186 616,248! 604,170 576,104 548,56! 506,98 474,148 452,196! 426,186 400,186! 384,130 356,86 324,58! 308,120 302,180 294,236! 264,288 246,336 226,384 206,408 204,434 222,450! 226,500 244,548 284,588 340,606 400,606 450,640! 446,700 440,780 426,870 400,950 366,986 332,1012 322,1050! 500,1052! 524,1000 548,900 590,820 660,770 840,760!"
BOLT = "216,524! 226,470! 318,478! 322,520! 336,572! 302,650! 356,656! 314,772! 376,780! 312,890! 352,896! 204,1060! 264,970! 236,964! 262,904! 122,1024! 222,870! 192,862! 222,784! 92,896! 162,770! 128,764! 190,640! 204,560!"
FACE = "62,470! 108,536! 160,530! 204,468! 218,556! 230,612! 204,630! 206,660! 170,666! 132,690! 96,668! 58,668! 62,634! 36,614! 48,556!"


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
        c.flat("560,700! 600,800 620,900 600,960 570,1000 560,1052! 700,1052! 720,980 760,880 840,820! 840,700!", gap=7, around=1)
        c.flat(CAT, gap=8, around=1)
        with c.within(CAT):
            c.flat("262,512! 320,530 380,508 414,480! 424,530 400,570 344,588 292,574 262,546!", ink=1)
            with c.down_to(2):
                c.strokes([[(400, 210), (404, 240), (396, 280)], [(366, 222), (362, 250), (350, 280)], [(440, 220), (450, 256), (446, 300)], [(500, 360), (560, 330), (600, 280)], [(510, 430), (590, 410), (660, 340)], [(500, 500), (600, 490), (700, 420)], [(700, 200), (760, 260), (780, 350)], [(640, 250), (720, 320), (750, 420)], [(790, 150), (830, 220), (840, 300)], [(640, 560), (720, 540), (780, 460)], [(520, 660), (600, 650), (680, 600)], [(500, 760), (560, 750), (620, 700)]], 24, ends=(0.15, 0.1))
            c.flat("340,200! 352,150 344,110 334,90! 322,130 316,180 318,214!", "486,200! 510,150 530,120 548,104! 566,150 576,190 574,226!", ink=1)
        eye = "292,372! 308,346 344,334 384,340 402,352! 376,380 330,386!"
        c.flat(eye, ink=1, gap=9, around=KEY)
        c.flat("322,326 336,322 346,350 338,384 324,384 316,356")
        c.strokes([[(280, 362), (312, 336), (360, 332), (414, 346)]], 22, ends=(0.4, 0.2), black=True)
        c.strokes([[(276, 336), (312, 304), (370, 300)]], 10, ends=(0.2, 0.1))
        c.strokes([[(374, 1046), (374, 1026), (388, 1010)], [(420, 1046), (420, 1026), (432, 1010)], [(610, 1046), (612, 1026), (624, 1010)], [(650, 1046), (650, 1026), (660, 1010)]], 7, ends=(0.7, 0.3))
    with p.thing("young lightning", "subject") as y:
        y.flat(BOLT, ink=0, gap=8, around=KEY)
        y.strokes([[(262, 520), (250, 580), (252, 650)], [(292, 520), (296, 570), (284, 630)]], 9, ends=(0.6, 0.1), black=True)
        y.flat(FACE, ink=0, gap=8, around=KEY)
        y.flat("74,506! 100,546! 68,562!", "194,506! 170,540! 204,558!", ink=1)
        y.strokes([[(76, 606), (92, 618), (112, 608)], [(150, 606), (168, 618), (186, 606)], [(132, 640), (130, 652), (116, 658)], [(132, 640), (136, 652), (150, 658)]], 9, ends=(0.5, 0.4), black=True)
        y.flat("118,626! 148,626! 133,646!", ink=KEY)
    with p.thing("cat’s upper jaw") as j:
        j.flat("206,434! 226,444 262,426 310,430 352,456 366,488! 340,506 300,508 262,500 226,486 206,462", ink=1, gap=6, around=KEY)
        j.flat("204,404! 236,394 252,410 240,434 220,442 206,436!", ink=2, gap=5, around=KEY)
        j.dots([(272, 458, 5), (300, 454, 5), (290, 478, 5), (318, 476, 5)], KEY)
        j.strokes([[(330, 458), (410, 436), (520, 452)], [(338, 476), (420, 470), (520, 506)]], 8, ends=(0.8, 0.1))
    with p.thing("sparks") as k:
        k.strokes([[(60, 1000), (40, 1020), (30, 1040)], [(90, 920), (62, 940), (44, 944)], [(110, 1034), (92, 1040), (70, 1046)]], 10, ends=(0.8, 0.1))
    s.describe("A tabby cat carries a young lightning by the scruff. White and limp it hangs from her jaws, with a kitten’s head, closed eyes and zigzag legs. She walks along a dark beam and looks tired.")
    s.moods("tender", "droll", "stern", "tired")
    s.themes("care", "childhood", "danger", "motherhood", "weather")
    s.says("naughty", "motherhood", "bedtime", "static", "adoption", "voltage", "babysitter", "courier", "discipline", "charged", "runaway", "homecoming", "conductor", "child care", "somebody has to love it", "look what the cat brought in", "not in the house", "you’re grounded", "it followed me home", "five more minutes", "greased, and caught", "don’t play with the barn", "wait till your father thunders", "strikes twice", "late again", "she has four more", "the quiet part of the storm", "spark of the family", "handle with teeth", "he’s only tired", "I was a difficult child", "bring a friend", "power nap", "shocking manners", "no one else would carry it", "where the light sleeps", "caught in the act", "a bolt from the blue", "gently, it’s the last one", "mother’s little helper", "how brave she is, how bored", "we don’t choose our young", "back to the basket", "a flash in the pan")  # fmt: skip
    s.relate("tabby cat", "carries", "young lightning")
    s.about(place="a hay loft", time="a stormy night", light="from the lightning", composition="diagonal", view="near, at the height of the beam", foreground="a dark beam", unexplained="where it is being taken", weather="a storm that has passed")
