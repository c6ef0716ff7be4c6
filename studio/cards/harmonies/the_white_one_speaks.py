"""The White One Speaks: black rooks close a ring round a white one that holds one black feather."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved

ROOK = "110,440! 170,384 226,344 262,300 300,262 366,246 420,270 452,312 480,380 540,470 612,580 672,720 728,880 776,1010! 724,1000! 716,1030! 664,980! 640,1002! 596,920! 540,936 470,930 390,896 316,830 270,740 256,640 276,540 290,470 276,436 232,420!"
HEAD = "0,0! 70,-30 120,-66 190,-92 262,-70 320,-10 420,50 620,80! 640,300! 440,270 300,210 220,140 160,76 100,46 40,22"


@card(id="k4r9cq", title="The White One Speaks", seed=9, palette="lino_sulphur", light=(-0.5, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("stubble", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        g.flat("90,1000! 300,968 560,972 800,1010! 820,1220! -20,1220! -20,1060!", ink=1)
    with p.thing("white rook", "subject") as r:
        for x in (420, 530):
            r.flat([(x - 46, 880), (x + 60, 880), (x + 44, 960), (x + 16, 1010), (x + 8, 1080), (x - 10, 1080), (x - 16, 1010), (x - 40, 960)])
            r.strokes([[(x, 1074), (x - 50, 1090), (x - 100, 1090)], [(x, 1074), (x - 30, 1110), (x - 60, 1124)], [(x, 1074), (x + 30, 1100), (x + 70, 1106)]], 16, ends=(0.9, 0.3), black=True)
        r.flat(ROOK, ink=0)
        with r.within(ROOK):
            wedges(r, fringe([(292, 560), (300, 680), (360, 800), (450, 890)], 9, (60, 120), -70, bend=30, seed=3), 15)
            r.flat("420,470! 520,560 600,700 680,860 760,1010! 700,980 640,900 580,860! 586,820! 520,800! 530,760! 464,720! 480,690! 420,640 392,560", gap=8, around=KEY, ink=0)
            r.strokes([[(500, 600), (560, 720), (640, 860)], [(470, 610), (510, 700), (560, 790)], [(540, 590), (620, 730), (690, 880)]], 10, ends=(0.2, 0.7), black=True)
            wedges(r, fringe([(400, 330), (440, 400), (480, 470)], 5, (50, 90), 120, seed=4), 12)
        r.flat("110,440! 170,384 226,344 276,330 300,350 290,390 264,420 200,420 150,430!", ink=1)
        r.strokes([[(110, 440), (190, 398), (282, 378)]], 8, ends=(0.2, 0.7), black=True)
        r.flat(ellipse(338, 324, 25, 24), ink=1)
        r.flat(ellipse(333, 326, 15, 16))
        r.dots([(328, 320, 5)])
        r.strokes([[(300, 312), (330, 292), (372, 304)]], 10, ends=(0.4, 0.7), black=True)
    with p.thing("black feather", "accent") as f:
        f.flat("206,386! 240,404! 226,500 196,600 150,690 96,748 70,752! 62,720 80,700! 66,690 76,620 116,530 170,450", gap=7, around=2)
        f.strokes([[(222, 410), (180, 540), (84, 740)]], 7, ends=(0.8, 0.2))
    with p.thing("black rooks", "witness", count=8) as ring:
        for x, y, k, a, m in ((168, 872, 0.62, -8, True), (236, 1046, 0.6, -66, True), (640, 1060, 0.6, 70, False), (668, 560, 0.62, 10, False), (590, 352, 0.62, -16, False), (430, 196, 0.6, -66, False), (252, 212, 0.6, 62, True), (140, 330, 0.56, 12, True)):
            ring.flat(moved(HEAD, (x, y), k, a, m), gap=6, around=0)
            q = -1 if m else 1
            ring.flat(placed([(q * 100, -34), (q * 150, -50), (q * 160, 0), (q * 130, 36), (q * 90, 20)], (x, y), k, a), ink=0)
            (ex, ey), = placed([(q * 206, -34)], (x, y), k, a)
            ring.dots([(ex, ey, 17 * k)], 1)
            ring.dots([(ex, ey, 10 * k)], KEY)
    s.describe("A white rook stands among black rooks. It holds a single black feather in its yellow beak. From all sides dark heads point at it; in the ring one place is empty.")
    s.moods("tense", "lonely", "solemn", "wry")
    s.themes("difference", "belonging", "judgement", "loyalty", "courage")
    s.says("scapegoat", "trial", "minority", "evidence", "outsider", "jury", "snow", "accused", "witness", "confession", "inkpen", "albino", "the last of my own", "it wasn’t me", "I can explain", "minority report", "one of us is different", "they all had a point", "picked on", "who is missing?", "holding on to the old me", "my mother was black", "speak now", "the quill of the matter", "I was one of you", "guilty of winter", "eight against one", "he washed too long", "stage fright", "a feather in no cap", "any questions?", "this belonged to somebody", "pale with fear", "the chairman has the floor", "everyone looked at me", "the truth weighs nothing", "first day at school", "silence in the field", "proof that I was here", "they came to listen", "drop it", "a clean conscience", "the ghost of the flock", "say something")  # fmt: skip
    s.relate("black rooks", "listens to", "white rook")
    s.about(place="a stubble field", time="winter noon", light="flat winter light", composition="centred", view="eye level, from within the ring", foreground="heads of black rooks", unexplained="whose feather it is, and who left the gap in the ring")
