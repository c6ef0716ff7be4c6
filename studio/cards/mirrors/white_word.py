"""The White Word: a heavy man shouts at last, and what he shouts takes up the waiting room."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.poster_cuts import ribbon

HEAD = "-20,600! 30,556 100,530 180,530 250,552 304,596 328,650! 352,684 348,706! 380,736 416,786 420,806 402,822 366,822! 374,840 384,862! 372,880 352,886! 310,900 262,928 258,952! 280,1000 322,1030! 350,1034 362,1052 348,1070! 356,1096 334,1130 286,1146 230,1136 190,1160! 160,1240! -20,1240!"
MOUTH = "362,884! 310,898 262,928 258,952! 280,1000 330,1034! 356,1000 366,930!"
WORD = "300,938! 350,894 400,870 448,800 446,700 390,600 270,510 120,470 60,400! 40,280 60,140 120,76! 260,52 400,66 530,50 606,84! 640,180 596,300 630,420 600,540 640,660 612,780 644,900 600,1010! 540,1060 470,1056 410,1026 350,1010!"
SUIT = "-20,980! 40,1010 110,1100 200,1150! 260,1180 300,1240! -20,1240!"
HAT = "-96,30! -60,6 -40,2! -46,-50 -20,-74 10,-62 34,-76 56,-48 52,2! 84,10 100,34! 40,50 -40,48!"
SHOE = "-60,-26! -20,-30 0,-4 40,6 76,20 78,38! -58,38! -62,0"
HAND = "-50,26! -46,-22 -20,-40! 20,-94 34,-96 38,-82! 14,-34! 60,-84 74,-82 74,-68! 34,-22! 86,-54 98,-48 94,-36! 46,-2! 92,-10 100,0 90,10! 42,26! 20,50 -10,56 -10,84! -50,70!"


@card(id="y3d5wu", title="The White Word", seed=5, palette="riso_waiting_room", light=(-0.8, -0.3))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.8, -0.3, 0.5)])
    brick = {"mint": 1.0, "crimson": 1.0}
    with d.thing("waiting room", "place") as f:
        f.flat("-20,-20! 820,-20! 820,1220! -20,1220!", crimson=1)
    with d.thing("crushed things", "witness", count=5) as c:
        c.flat(ribbon([(660, 470, 18), (716, 400, 15), (712, 300, 12), (690, 200, 10)]), gap=5, **brick)
        for dx, dy in ((-10, -130), (86, -100), (130, -10), (96, 90), (10, 120)):
            c.flat(ribbon([(692, 200, 8), (692 + dx * 0.5 - dy * 0.1, 200 + dy * 0.5 + dx * 0.1, 23), (692 + dx, 200 + dy, 3)]), gap=5, mint=1)
        c.flat(moved(HAT, (690, 560), 1.05, 74), gap=5, **brick)
        c.flat(moved("-52,-4! 54,-4! 56,14! -50,14!", (690, 560), 1.05, 74))
        c.flat(moved(HAND, (654, 730), 1.15, 34), gap=5, mint=1)
        c.flat(moved("-64,60! 10,70! 10,130! -64,120!", (654, 730), 1.15, 34), gap=5, **brick)
        for line in ([(560, 830), (770, 850)], [(760, 800), (764, 960)], [(700, 846), (640, 980)], [(758, 700), (760, 850)]):
            c.flat(ribbon([(*q, 9) for q in line]), gap=5, mint=1)
        for x, y, a in ((690, 1030, -20), (668, 1130, 12)):
            c.flat(ribbon([(x - 120, y - 50, 26), (x - 40, y - 16, 20)]), gap=5, mint=1)
            c.flat(moved(SHOE, (x, y), 1.0, a), gap=5, **brick)
    with d.thing("the word", "subject") as w:
        w.flat(WORD)
    with d.thing("shouting man", "subject") as m:
        m.flat(HEAD, gap=7, mint=1)
        m.flat(MOUTH, **brick)
        with m.within("262,928! 366,880! 366,1050! 258,990!"):
            m.flat(WORD)
        m.flat(SUIT, gap=6, **brick)
        m.flat("-20,600! 30,556 96,532 120,530! 104,580 130,640 100,700 60,720! 40,780 -20,800!", gap=5, **brick)
        m.flat("44,790! 40,730 76,704 112,722 118,770 92,810 78,846 52,838!", gap=6, mint=1)
        m.flat("220,700! 240,658 284,648 316,676! 306,706 264,720", gap=3)
        m.flat(ellipse(284, 684, 19, 21), **brick)
        m.flat(ellipse(278, 678, 5, 5))
        with m.in_inks(**brick):
            m.strokes([[(206, 704), (236, 654), (284, 642), (322, 672)], [(186, 622), (236, 600), (294, 616), (340, 660)], [(222, 722), (262, 738), (300, 726)], [(366, 796), (380, 790), (392, 800)], [(330, 836), (280, 846), (226, 890), (214, 960)], [(66, 740), (94, 736), (92, 776), (74, 790)], [(300, 1090), (326, 1086), (350, 1072)], [(180, 1120), (150, 1060), (146, 1010)], [(170, 560), (192, 586), (180, 606), (206, 628)]], [11, 17, 6, 8, 9, 7, 6, 7, 6], ends=(0.5, 0.2))
        m.flat(moved("-96,96! 96,84! 120,220! -110,220!", (480, 1092), 0.95, -10), gap=6, **brick)
        m.flat(moved("-92,-40! -60,-76 70,-80 94,-40! 100,60 76,104 -66,110 -96,60", (480, 1092), 0.95, -10), gap=7, mint=1)
        for x, y in ((-68, -46), (-23, -62), (23, -62), (68, -46)):
            m.flat(moved(ribbon([(x, y - 6, 25), (x, y + 34, 26), (x * 0.96, y + 66, 22)]), (480, 1092), 0.95, -10), gap=5, mint=1)
        m.flat(moved(ribbon([(-92, 30, 26), (-60, 58, 27), (10, 58, 26), (50, 46, 19)]), (480, 1092), 0.95, -10), gap=5, mint=1)
    s.describe("A heavy man shouts with his mouth wide open. Out of it swells one huge blank white shape that fills the red room. At the right edge it squashes a palm, a hat, a hand, a chair and two shoes against the wall.")
    s.moods("furious", "frightened", "comic", "overwhelming")
    s.themes("anger", "silence", "language", "power", "release")
    s.says("aaah!", "no!", "outburst", "speechless", "cloud", "censored", "volcano", "opera", "the boss", "full stop", "hot air", "snowed under", "stand back", "he has the floor", "thirty years, one breath", "say it, don’t spray it", "what big words", "who turned up the sound?", "a blank cheque", "the room got smaller", "the speech bubble ate us", "next, please", "I only asked the time", "what father meant", "a lie this big", "deafening", "he was so quiet", "read my lips", "it needed to be said", "it did not need to be said", "mind the palm", "like a whale breathing out", "bigger than both of us", "pillow talk", "an avalanche starts with a cough", "the last word", "swallowed for years", "nobody in here is listening", "the truth takes up space", "pressed for time", "sorry, did I shout?", "bread dough", "against the wall", "all that I never said")  # fmt: skip
    s.relate("the word", "pours out of", "shouting man")
    s.about(place="a waiting room", time="after a very long wait", light="lamp on the left", composition="left", view="near, his head cropped by the edge", foreground="his clenched fist", unexplained="what the word was")
