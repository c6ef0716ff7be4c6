"""Room in the Foxglove: out of the rain a fox looks from a huge foxglove bell; a tail hangs from the next one."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import furrows
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.tubes import tube

BELL = "500,60! 440,130 370,240 280,340 180,440 110,560 70,720! 350,1000! 680,760! 730,640 740,500 730,360 712,230 680,120 640,60!"
MOUTH = "62,752! 84,650 150,578 226,558! 270,506 350,486 416,528! 490,500 580,524 614,594! 680,640 706,730 676,806! 690,900 620,976 536,980! 490,1060 420,1090 350,1092 280,1090 206,1056 166,976! 84,956 34,880 62,752!"
INSIDE = "122,768 146,676 220,612 320,580 420,582 506,612 590,670 624,752 606,832 546,886 450,916 350,922 250,910 170,876 128,820"
CALYX = "450,80! 452,20 520,-30 600,-40 680,-20 706,40 704,110! 680,132 656,150 650,176! 622,150 596,136! 570,160 560,190 540,206! 530,170 520,150! 486,150 460,126!"
SMALL = "96,-30! 84,60 62,140 44,210! 60,250 190,260 250,214! 254,120 246,40 244,-30!"
LIP = "40,214! 34,190 60,180 86,190! 110,170 150,172 170,188! 200,172 236,180 250,208! 270,230 254,256 228,262! 220,290 180,300 154,286! 130,304 96,300 88,276! 56,276 34,250 40,214!"
ARM = "206,800! 196,850 190,900 188,950! 180,990 188,1026 214,1040 244,1042 274,1036 290,1006 284,960! 292,900 300,860 306,820!"
FOX = "216,520! 280,570 322,604! 350,598 378,604! 420,570 484,520! 492,600 484,664 500,712! 530,766 508,806 446,846! 404,884 376,910 350,918 324,910 296,884 254,846! 192,806 170,766 200,712! 216,664 208,600"


@card(id="5yirsc", title="Room in the Foxglove", seed=98, palette="lino_fox_fire", light=(-0.5, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("rain", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!")
        with g.down_to(1):
            g.strokes([[(x, y), (x - 22, y + 60), (x - 50, y + 130)] for x, y in ((80, 340), (300, 60), (60, 1010), (200, 1060), (400, 1080), (560, 1050), (720, 960), (790, 760), (790, 380), (40, 60), (660, 1090))], 13, ends=(0.1, 0.5))
    with p.thing("foxglove bell", "place") as b:
        b.flat(tube([(840, 250), (770, 90), (690, 20), (590, -6), (400, -30)], (34, 32, 30, 28, 26)), ink=1, gap=6, around=KEY)
        b.flat(BELL, ink=3, gap=9)
        with b.within(BELL), b.down_to(2):
            b.strokes(furrows([(510, 60), (440, 160), (330, 330), (190, 470), (100, 620)], [(664, 60), (690, 220), (704, 420), (700, 640)], 7, 4, start=(0.1, 0.16), end=(0.62, 0.8)), 17, ends=(0.4, 0.05))
        b.flat(CALYX, ink=1, gap=7, around=KEY)
        b.strokes([[(500, 20), (520, 70), (534, 140)], [(590, 10), (592, 60), (586, 100)], [(660, 20), (654, 70), (650, 120)]], 8, ends=(0.2, 0.3), black=True)
        b.flat(MOUTH, ink=2, gap=9, around=1)
        b.strokes([[(230, 562), (240, 590), (254, 604)], [(416, 534), (412, 560), (414, 578)], [(612, 600), (590, 622), (578, 634)], [(670, 806), (640, 812), (622, 806)], [(66, 756), (96, 762), (116, 770)]], 10, ends=(0.7, 0.1), black=True)
        b.flat(INSIDE, ink=1, gap=9, around=3)
        with b.within(INSIDE):
            for x, y, r in ((170, 700, 16), (232, 640, 13), (300, 606, 10), (440, 610, 11), (516, 650, 14), (570, 710, 17), (590, 800, 16), (150, 800, 15), (540, 860, 14)):
                b.flat(oval(x, y, r, r * 1.1), ink=3, gap=7, around=0)
    with p.thing("next bell", "witness") as n:
        n.flat(SMALL, ink=3, gap=8, around=0)
        with n.down_to(2):
            n.strokes([[(130, -20), (116, 70), (96, 150)], [(170, -20), (166, 70), (156, 150)], [(210, -20), (214, 70), (210, 150)]], 12, ends=(0.3, 0.1))
        n.flat(LIP, ink=2, gap=7, around=1)
        n.flat(oval(146, 232, 78, 34, 3), ink=KEY)
        n.flat(tube([(146, 240, 26), (132, 330, 36), (100, 410, 40), (100, 470, 32), (120, 520, 8)]), ink=2, gap=7, around=KEY)
        n.flat("64,440! 82,426 94,450 108,430! 120,446 138,432! 138,470 130,510 122,532! 90,500 70,474", ink=0)
    with p.thing("fox", "subject") as f:
        f.flat("210,800! 490,800! 520,906! 440,914 350,920 260,912 180,906!", ink=2)
        for side in (1, -1):
            def m(text: str, side: int = side) -> str:
                if side == 1:
                    return text
                return " ".join(f"{700 - float(w.split(',')[0])},{w.split(',')[1]}" for w in text.split())

            f.flat(m(ARM), gap=6, around=1)
            f.strokes([[(350 + side * (u - 350), v) for u, v in line] for line in ([(214, 1008), (216, 1024), (214, 1038)], [(240, 1008), (241, 1026), (242, 1040)], [(264, 1006), (266, 1022), (264, 1036)])], 7, ends=(0.5, 0.3))
        f.flat(FOX, ink=2, gap=9, around=KEY)
        for side in (1, -1):
            def m(text: str, side: int = side) -> str:
                if side == 1:
                    return text
                return " ".join(f"{700 - float(w.split(',')[0])},{w.split(',')[1]}" for w in text.split())

            f.flat(m("350,916! 324,908 296,882 254,846 192,806 172,768! 232,764 286,776 322,806 340,850!"), ink=0)
            f.flat(m("230,556! 268,588 300,616! 272,640 244,668! 232,620!"))
            f.flat(m("246,712! 268,694 296,700 322,734! 296,744 266,736!"), ink=1, gap=7, around=KEY)
            f.flat(m("282,702! 300,706 306,724 294,738 280,728!"))
            f.strokes([[(350 + side * (u - 350), v) for u, v in line] for line in ([(316, 640), (330, 664), (334, 700)], [(296, 652), (308, 670), (314, 690)])], 11, ends=(0.1, 0.1), black=True)
        f.flat("322,872! 336,862 364,862 378,872! 368,894 350,906 332,894")
    s.describe("A fox looks out of an enormous foxglove bell. Its black paws hang over the lip of the flower, and rain falls outside. From the next bell hangs the tail of another fox.")
    s.moods("cosy", "sly", "shy", "rainy")
    s.themes("shelter", "hiding", "home", "names", "nature")
    s.says("shelter", "wordplay", "glove", "lodger", "hideout", "camouflage", "poison", "hotel", "raincheck", "balcony", "apartment", "concierge", "bellboy", "fits like a glove", "room for one more?", "the clue is in the name", "wait till it stops", "we don’t buy at the door", "whose tail is that?", "a good address", "fully furnished", "small, but with a view", "occupied", "for whom the bell tolls", "who let the flowers out?", "he says he’s a bee", "don’t tell the hounds", "the walls are very thin", "saved by the bell", "sleeping in a bad heart medicine", "all mod cons", "mother said the left-hand one", "grown for him, evidently", "come in, you’re soaked", "I only live here when it rains", "neighbours upstairs", "it smells of June", "one glove lost, one fox found", "the shy never knock", "summer residence", "hush, here come the bees", "I’ve been called worse", "through rain and thin", "nobody hunts in here")  # fmt: skip
    s.relate("fox", "hides in", "foxglove bell")
    s.about(place="a hedge bank", time="a rainy day", light="from the left", composition="diagonal", view="near, face to face with the flower", foreground="two paws", unexplained="how large the flower is, or how small the fox", weather="rain")
