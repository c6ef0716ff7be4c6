"""Room in the Foxglove: out of the rain a fox looks from a huge foxglove bell; a tail hangs from the next one."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import furrows
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.tubes import tube

BELL = "470,-30! 440,90 380,200 270,330 150,470 70,600 44,720 60,800! 200,980 360,1040 520,990 700,800! 716,700 720,520 716,330 712,160 720,-30!"
MOUTH = "60,760 90,640 180,560 300,520 420,520 540,556 640,630 690,740 680,850 620,940 520,1010 400,1050 300,1046 190,1000 100,910 60,830"
INSIDE = "110,762 140,668 220,606 320,574 420,576 520,606 600,664 636,748 616,830 550,890 450,930 350,936 250,920 160,870 118,816"
FOX = "216,520! 280,570 322,604! 350,598 378,604! 420,570 484,520! 492,600 484,664 500,712! 530,766 508,806 446,846! 404,884 376,910 350,918 324,910 296,884 254,846! 192,806 170,766 200,712! 216,664 208,600"


@card(id="5yirsc", title="Room in the Foxglove", seed=98, palette="lino_fox_fire", light=(-0.5, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("rain", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!")
        with g.down_to(1):
            g.strokes([[(x, y), (x - 22, y + 60), (x - 50, y + 130)] for x, y in ((80, 340), (300, 60), (60, 1010), (200, 1060), (400, 1080), (560, 1050), (720, 960), (790, 760), (790, 380), (40, 60), (660, 1090))], 13, ends=(0.1, 0.5))
    with p.thing("foxglove bell", "place") as b:
        b.flat(BELL, ink=3, gap=9)
        with b.within(BELL), b.down_to(2):
            b.strokes(furrows([(490, -40), (440, 140), (300, 330), (150, 500), (70, 640)], [(710, -40), (714, 200), (716, 460), (700, 700)], 9, 4, start=(0, 0.12), end=(0.62, 0.8)), 19, ends=(0.6, 0.05))
        b.flat(MOUTH, ink=2, gap=9, around=1)
        b.flat(INSIDE, ink=1, gap=9, around=3)
        with b.within(INSIDE):
            for x, y, r in ((170, 700, 16), (232, 640, 13), (300, 606, 10), (440, 610, 11), (516, 650, 14), (570, 710, 17), (590, 800, 16), (150, 800, 15), (540, 860, 14)):
                b.flat(oval(x, y, r, r * 1.1), ink=3, gap=7, around=0)
    with p.thing("next bell", "witness") as n:
        n.flat("120,-30! 100,80 60,170 30,250 60,300 130,318 200,290 250,230! 262,120 270,-30!", ink=3, gap=8, around=0)
        n.flat("40,250 70,216 130,206 200,216 246,236 210,286 140,314 70,300", ink=1, gap=5, around=3)
        n.flat(tube([(150, 252, 24), (132, 330, 34), (100, 410, 40), (100, 470, 32), (120, 520, 8)]), ink=2, gap=7, around=KEY)
        n.flat("64,440! 82,426 94,450 108,430! 120,446 138,432! 138,470 130,510 122,532! 90,500 70,474", ink=0)
    with p.thing("fox", "subject") as f:
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
            f.flat(m("200,902! 220,890 262,892 282,912! 288,960 280,1000 262,1016 232,1016 210,1000 200,950"), gap=7, around=1)
            f.strokes([[(350 + side * (u - 350), v) for u, v in line] for line in ([(228, 978), (230, 996), (228, 1010)], [(254, 980), (256, 996), (256, 1012)])], 7, ends=(0.5, 0.3))
        f.flat("322,872! 336,862 364,862 378,872! 368,894 350,906 332,894")
    s.describe("A fox looks out of an enormous foxglove bell. Its black paws hang over the lip of the flower, and rain falls outside. From the next bell hangs the tail of another fox.")
    s.moods("cosy", "sly", "shy", "rainy")
    s.themes("shelter", "hiding", "home", "names", "nature")
    s.says("shelter", "wordplay", "glove", "lodger", "hideout", "camouflage", "poison", "hotel", "raincheck", "balcony", "apartment", "concierge", "bellboy", "fits like a glove", "room for one more?", "the clue is in the name", "wait till it stops", "we don’t buy at the door", "whose tail is that?", "a good address", "fully furnished", "small, but with a view", "occupied", "for whom the bell tolls", "who let the flowers out?", "he says he’s a bee", "don’t tell the hounds", "the walls are very thin", "saved by the bell", "sleeping in a bad heart medicine", "all mod cons", "mother said the left-hand one", "grown for him, evidently", "come in, you’re soaked", "I only live here when it rains", "neighbours upstairs", "it smells of June", "one glove lost, one fox found", "the shy never knock", "summer residence", "hush, here come the bees", "I’ve been called worse", "through rain and thin", "nobody hunts in here")  # fmt: skip
    s.relate("fox", "hides in", "foxglove bell")
    s.about(place="a hedge bank", time="a rainy day", light="from the left", composition="diagonal", view="near, face to face with the flower", foreground="two paws", unexplained="how large the flower is, or how small the fox", weather="rain")
