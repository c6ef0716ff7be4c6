"""Room in the Foxglove: out of the rain a fox looks from a huge foxglove bell; a tail hangs from the next one."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import chatter, fringe, wedges
from reverie_studio.sculpt.marks import ellipse, oval
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import CUT, tube

BELL = "-50,-8! -96,40 -124,140 -150,270 -204,420 -270,560 -312,660! 262,590! 244,520 204,420 150,270 124,140 96,40 50,-8!"
SEPAL = "0,-40! -70,-30 -130,40 -150,130! -90,110 -60,70! -40,120 0,180! 40,120 60,70! 90,110 150,130! 130,40 70,-30"
RIM = "-290,-30! -286,-110 -180,-136 -110,-76! -60,-140 60,-140 110,-76! 180,-136 286,-110 290,-30! 320,40 250,110 180,150 80,196 0,206 -80,196 -180,150 -250,110 -320,40"
LIP = "424,478! 470,412 590,430 628,532! 720,556 756,690 690,786! 700,900 640,1010 540,1074 424,1092 308,1074 208,1010 148,900 158,786! 92,690 128,556 220,532! 258,430 378,412"
FLOOR = "206,836! 260,858 330,868 424,866 518,868 588,858 642,836! 656,900 610,980 530,1034 424,1050 318,1034 238,980 192,900"
FOX = "0,-92 44,-90 66,-94! 96,-146 150,-196! 172,-136 166,-62! 184,-10 192,50 226,108! 186,112! 196,150! 150,148! 136,176! 80,184 40,204 0,210 -40,204 -80,184 -136,176! -150,148! -196,150! -186,112! -226,108! -192,50 -184,-10 -166,-62! -172,-136 -150,-196! -96,-146 -66,-94! -44,-90"
CHEEK = "28,140! 40,96 72,64 118,54 176,76 226,108! 186,112! 196,150! 150,148! 136,176! 80,184 40,204 0,210! 0,160"


def bell(t: Cutting, at: tuple[float, float], size: float, degrees: float) -> None:
    """The tube of a flower and the leaves that hold it."""
    t.flat(moved(BELL, at, size, degrees), ink=3, gap=8)
    wedges(t, moved_lines([[(-70, 120), (-96, 280), (-180, 470)], [(-30, 170), (-44, 300), (-96, 470)], [(30, 190), (34, 290), (30, 400)]], at, size, degrees), (34 * size, 26 * size, 20 * size), 2, ends=(0.1, 0.3))
    wedges(t, moved_lines([[(250, 620), (180, 440), (124, 270)], [(190, 640), (140, 500), (96, 350)]], at, size, degrees), 24 * size, KEY)
    t.flat(moved(SEPAL, at, size, degrees), ink=1, gap=7, around=KEY)
    t.strokes(moved_lines([[(-80, 0), (-112, 50), (-126, 96)], [(0, 10), (0, 70), (0, 130)], [(80, 0), (112, 50), (126, 96)]], at, size, degrees), 8, ends=(0.3, 0.1), black=True)


@card(id="5yirsc", title="Room in the Foxglove", seed=98, palette="lino_fox_fire", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.66, -0.45, 0.45)])
    with p.thing("rain", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!")
        for ink, count, seed in ((3, 26, 5), (1, 12, 8)):
            wedges(g, chatter((-20, 60, 820, 1220), count, (90, 190), 112, seed=seed), 11, ink, ends=(0.2, 0.8))
    with p.thing("stem") as t:
        t.flat(tube([(620, -60), (664, 120), (720, 420), (752, 760), (764, 1240)], (30, 36, 40, 44), ends=CUT), ink=1, gap=8, around=0)
        t.strokes([[(740, 800), (752, 960), (752, 1130)], [(772, 900), (778, 1000), (778, 1080)]], 9, ends=(0.2, 0.1), black=True)
        t.flat(tube([(640, 20), (560, 4), (500, 16), (462, 60)], (18, 16, 14, 14)), ink=1, gap=7, around=KEY)
    with p.thing("next bell", "witness") as n:
        bell(n, (452, 60), 0.46, 48)
        at = (229, 261)
        n.flat(moved(RIM, at, 0.47, 48), ink=3, gap=8), n.flat(oval(*at, 106, 46, 48))
        n.flat(tube([(236, 256, 24), (206, 318, 40), (160, 376, 54), (112, 436, 52), (80, 492, 34), (66, 540, 4)], ends=(1, 0)), ink=2, gap=8)
        n.flat("68,424! 96,440 100,414! 124,452 136,430! 146,470 168,460! 140,504 100,526 66,546 56,500 60,456", ink=0)
        wedges(n, [[(232, 288), (212, 336), (176, 378)], [(196, 290), (170, 336), (132, 378)]], 15, ink=3, ends=(0.1, 0.1))
    with p.thing("foxglove bell", "place") as b:
        bell(b, (656, 92), 1.0, 20)
        b.flat(LIP, ink=3, gap=10), b.flat(ellipse(424, 694, 248, 224), gap=10, around=1)
        with b.within(ellipse(424, 694, 248, 224)):
            wedges(b, [[(424 + u, 470), (424 + u * 0.9, 540), (424 + u * 0.74, 620)] for u in (-150, -96, -34, 34, 96, 150)], 22, 3, ends=(1.0, 0.05))
        wedges(b, [[(424, 430), (424, 450), (424, 476)], [(560, 440), (552, 470), (536, 490)], [(288, 440), (296, 470), (312, 490)], [(736, 660), (710, 670), (684, 676)], [(112, 660), (138, 670), (164, 676)]], 20, 2, ends=(0.9, 0.1))
        b.flat(FLOOR, ink=1, gap=7, around=KEY)
        wedges(b, fringe([(160, 850), (190, 970), (290, 1056), (424, 1082), (558, 1056), (658, 970), (688, 850)], 26, (18, 32), -90, seed=3), 15, ink=2)
        for x, y, r in ((424, 990, 30), (330, 966, 24), (518, 966, 24), (376, 1024, 12), (472, 1024, 12), (284, 976, 13), (564, 976, 13)):
            b.flat(oval(x, y, r * 1.15, r * 0.9, (424 - x) * 0.1), ink=3, gap=7, around=0)
    with p.thing("fox", "subject") as f:
        at = (424, 700)
        f.flat(moved("-150,120! -150,180 -80,216 0,226 80,216 150,180 150,120!", at))
        f.flat(moved(FOX, at), ink=2, gap=9, around=KEY), wedges(f, moved_lines([[(-16, -84), (-20, -40), (-12, 10)], [(16, -84), (20, -40), (12, 10)], [(0, -70), (0, -30), (0, 0)]], at), 13, 3, ends=(0.8, 0.1))
        for flip in (False, True):
            f.flat(moved("88,-92! 110,-130 142,-160! 154,-120 148,-66! 120,-84", at, 1.0, 0, flip))
            wedges(f, moved_lines([[(98, -84), (112, -112), (130, -130)], [(122, -78), (130, -104), (142, -122)]], at, flip=flip), 15, 1)
            f.flat(moved(CHEEK, at, 1.0, 0, flip), ink=0)
            wedges(f, moved_lines([[(216, 112), (186, 104), (156, 108)], [(186, 148), (160, 140), (132, 142)], [(140, 172), (118, 164), (92, 166)]], at, flip=flip), 12, 3)
            f.flat(moved("48,24! 70,-6 110,-14 140,-4! 124,30 80,42", at, 1.0, 0, flip)), f.flat(moved("60,22! 78,0 108,-4 126,2! 112,24 82,32", at, 1.0, 0, flip), ink=1)
            f.flat(ellipse(at[0] + (-92 if flip else 92), at[1] + 13, 11, 16)), f.dots([(at[0] + (-96 if flip else 88), at[1] + 6, 5)])
            wedges(f, moved_lines([[(44, 30), (38, 70), (36, 110)]], at, flip=flip), 12, 3, ends=(0.9, 0.1))
            f.flat(moved("170,150! 206,128 250,134 272,168! 276,216 262,248 228,262 190,250 168,214", at, 1.0, 0, flip), gap=7, around=0)
            f.strokes(moved_lines([[(202, 252), (202, 232), (206, 214)], [(238, 256), (238, 234), (236, 216)]], at, flip=flip), 8, ends=(0.9, 0.2))
        f.flat(moved("-36,124! -20,112 20,112 36,124! 30,152 0,170 -30,152", at))
        f.strokes(moved_lines([[(-20, 124), (-6, 120), (8, 122)]], at), 7, ends=(0.2, 0.2)), f.strokes(moved_lines([[(0, 166), (0, 184), (-36, 192), (-64, 182)], [(0, 180), (34, 192), (64, 182)]], at), 9, ends=(0.5, 0.1), black=True)
    s.describe("A fox looks out of an enormous foxglove bell. Its chin rests on the spotted lip of the flower, dry in the rain. Out of the next bell hangs another tail.")
    s.moods("cosy", "shy", "droll", "secretive")
    s.themes("refuge", "rain", "flowers", "names", "company")
    s.says("umbrella", "wordplay", "glove", "lodger", "hideout", "dry", "poison", "hotel", "raincheck", "balcony", "apartment", "concierge", "bellboy", "fits like a glove", "room for one more?", "the clue is in the name", "wait till it stops", "we don’t buy at the door", "whose tail is that?", "a good address", "fully furnished", "small, but with a view", "occupied", "bell jar", "who let the flowers out?", "he says he’s a bee", "don’t tell the hounds", "the walls are very thin", "saved by the bell", "sleeping in a bad heart medicine", "all mod cons", "mother said the left-hand one", "grown for him, evidently", "come in, you’re soaked", "I only live here when it rains", "somebody upstairs", "it smells of June", "one glove lost, one fox found", "the shy never knock", "summer residence", "hush, here come the bees", "I’ve been called worse", "through rain and thin", "nobody hunts in here")  # fmt: skip
    s.relate("fox", "hides in", "foxglove bell")
    s.about(place="a hedge bank", time="a rainy day", light="from the left", composition="diagonal", view="near, face to face with the flower", foreground="the spotted lip of a flower", unexplained="how large the flower is, or how small the fox", weather="rain")
