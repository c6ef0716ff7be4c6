"""Hung Up to Keep Her Out: through a holed flint in the window a wet eye looks in, though nobody stands outside."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.lino_furrows import fringe
from reverie_studio.sculpt.marks import oval

STONE = "70,640 92,470 190,300 330,214 420,246 520,196 650,262 742,420 764,600 716,790 726,870 610,1010 450,1050 330,1010 250,1030 140,900 82,780"
HOLE = "216,640 236,500 330,412 452,392 566,446 616,560 610,700 540,820 420,864 300,826 232,740"


@card(id="4nxeoa", title="Hung Up to Keep Her Out", seed=33, palette="lino_night_pasture", light=(-0.4, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("empty beach", "place") as b:
        b.flat("-20,-20! 820,-20! 820,860! -20,860!", ink=0)
        b.flat("-20,330! 820,318! 820,560! -20,560!", ink=2)
        b.flat("-20,556! 820,556! 820,1220! -20,1220!", ink=1)
        b.flat("-20,556! 120,548 300,600 520,560 820,606! 820,650! 600,600 300,650 140,600 -20,620!", ink=0)
        b.strokes([[(20, 380), (90, 374), (190, 380)], [(640, 360), (720, 366), (800, 360)], [(20, 470), (60, 466), (120, 470)], [(700, 450), (750, 446), (810, 452)]], 9, ends=(0.1, 0.1))
        b.strokes([[(x, y), (x + w / 2, y + 6), (x + w, y)] for x, y, w in ((30, 1060, 150), (60, 1130, 260), (420, 1120, 220), (560, 1070, 200), (640, 1150, 150), (20, 960, 70), (730, 960, 80), (350, 1170, 120))], 11, ends=(0.1, 0.1))
    with p.thing("window") as w:
        w.flat("-20,-20! 70,-20! 56,1220! -20,1220!")
        w.flat("754,-20! 820,-20! 820,1220! 764,1220!")
        w.flat("-20,-20! 820,-20! 820,80! -20,92!")
        w.strokes([[(30, 100), (34, 600), (28, 1180)], [(792, 90), (788, 500), (796, 1180)]], 8, ends=(0.2, 0.1))
    with p.thing("holed stone", "subject") as h:
        h.flat(STONE, gap=9)
        with h.within(STONE):
            h.flat("40,640 80,440 180,280 330,200 430,246! 400,330 330,340 250,400 190,490 180,590 160,700 110,820 60,780", ink=2)
            h.flat("548,170! 660,262 760,420 780,560! 720,500 670,420 610,370 530,330!", ink=2)
            h.flat("770,600! 700,620 680,700 720,800 760,760!", "330,1000! 450,1060 620,1010 720,880! 660,900 620,960 540,930 470,1000 400,960!", ink=2)
            h.strokes(fringe([(180, 600), (190, 490), (250, 400), (330, 340), (404, 326)], 11, (40, 78), 0, 1, 4, sink=26), 13, ends=(0.5, 0.05), black=True)
            h.strokes(fringe([(520, 324), (610, 370), (670, 420), (724, 504)], 7, (36, 66), 0, 1, 5, sink=20), 13, ends=(0.5, 0.05), black=True)
            with h.down_to(1):
                h.strokes([[(84, 660), (104, 480), (196, 330), (310, 250)], [(120, 620), (136, 500), (200, 390), (270, 330)], [(600, 232), (670, 300), (726, 400)], [(590, 280), (640, 320), (690, 380)], [(420, 1024), (540, 1016), (640, 960)]], 14, ends=(0.1, 0.1))
        h.flat(HOLE, ink=0, gap=12, around=1)
    with p.thing("eye", "subject") as e, e.within(HOLE):
        e.flat(HOLE, ink=2)
        with e.down_to(KEY):
            e.strokes([[(180, 520), (320, 436), (460, 420), (640, 500)], [(190, 800), (320, 850), (470, 856), (620, 790)], [(220, 470), (330, 404), (460, 386), (600, 440)]], 11, ends=(0.1, 0.1))
        with e.down_to(1):
            e.strokes(fringe([(250, 790), (340, 850), (470, 860), (590, 800)], 9, (36, 60), 0, -1, 6), 9, ends=(0.6, 0.05))
        almond = "196,640 250,540 350,476 460,470 560,530 640,640 570,740 450,796 340,784 250,730"
        e.flat(almond, ink=KEY, gap=10, around=1)
        with e.within(almond):
            e.flat(oval(424, 634, 168, 166), spot=True)
            e.strokes([], 2)
            with e.down_to(KEY):
                e.strokes([[(424 + 0.99 * (x - 424), 634 + 0.99 * (y - 634)), ((x + 424) / 2, (y + 634) / 2)] for x, y in oval(424, 634, 166, 164, n=22)], 12, ends=(0.9, 0.1))
            e.flat(oval(424, 634, 112, 112))
            e.flat("352,568! 404,548! 410,600! 358,612!", "416,546! 462,546! 462,594! 422,598!", ink=0)
            e.flat("360,624! 412,612! 416,648! 372,656!", "424,610! 464,606! 462,640! 428,646!", ink=0)
            e.strokes([[(352, 724), (424, 760), (500, 724)]], 12, ends=(0.1, 0.1))
            e.flat("180,640 250,530 350,462 470,456 570,516 660,650 560,574 450,522 350,530 262,592")
    with p.thing("dripping cord", "accent") as c:
        c.flat("404,-20! 438,-20! 436,150 440,250 444,392 428,410 414,392 410,250 408,150!", ink=0, gap=8, around=KEY)
        c.flat("392,196 424,168 456,200 450,236 420,246 394,230", ink=0, gap=8, around=KEY)
        c.strokes([[(408, y), (436, y - 16)] for y in (40, 80, 120, 286, 322, 358)], 6, ends=(0.6, 0.6), black=True)
        c.flat("500,936 518,976 516,1006 500,1016 484,1006 482,976", ink=0, gap=6, around=KEY)
    s.describe("A stone with a hole hangs from a cord in a window. Close behind the hole stands a large wet eye. To the left and right of the stone lies only an empty beach and the sea.")
    s.moods("eerie", "tender", "watchful", "quiet")
    s.themes("being seen", "protection", "the sea", "the unknown", "thresholds")
    s.says("peephole", "keyhole", "charm", "selkie", "witness", "landlady", "homesick", "monocle", "spyglass", "neighbour", "conscience", "it sees me", "peer review", "nobody’s there", "she came back after all", "hung up to keep her out", "look who’s awake", "the sea wants a word", "my guardian, possibly", "eye of the storm", "don’t blink first", "I spy", "something with my little eye", "through thick and thin", "the wrong end of the telescope", "who is in, who is out?", "grandma’s blessing", "an open secret", "are you coming out to play?", "there’s a window in everything", "only when I look", "one of us is the fish", "the watcher’s watcher", "she never learned to knock", "it has been raining in here", "what the island wanted", "looking for its mother", "bad luck repellent, used", "home is a small hole", "I knew those eyes", "a wedding ring, once", "the beach was empty, officer", "customs inspection", "all the better to see you")  # fmt: skip
    s.relate("eye", "looks out of", "holed stone")
    s.about(place="a byre window by the sea", time="morning", light="from the hole", composition="frame", view="through a holed stone, very near", foreground="a flint on a cord", unexplained="nobody stands where the eye is")
