"""The White One Speaks: black rooks close a ring round a white one that holds one black feather."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import blade
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved, moved_lines

ROOK = "110,440! 170,384 226,344 262,300 300,262 366,246 420,270 452,312 480,380 540,470 612,580 672,720 728,880 776,1010! 724,1000! 716,1030! 664,980! 640,1002! 596,920! 540,936 470,930 390,896 316,830 270,740 256,640 276,540 290,470 276,436 232,420!"
WING = "404,476! 450,470 520,540 580,640 606,730! 574,738 552,708! 556,752 520,748 502,716! 500,752 466,738 454,700! 436,712 410,650 394,560"
NECK = "232,-122 290,-112 340,-76 380,-20 430,30 520,70! 560,300! 440,300 330,240 270,176"
HEADS = {
    False: (f"0,0! 60,-26 120,-50 156,-60! 180,-100 {NECK} 232,126! 190,104 156,72! 100,42 40,16", "124,-51! 140,-56 158,-61! 184,-56 196,-20 188,30 170,66! 156,72! 124,53! 134,0"),
    True: (f"10,-50! 70,-66 130,-72 158,-72! 182,-104 {NECK} 238,136! 196,120 150,96 100,84 44,80! 90,60 140,36 168,16! 130,-6 70,-26", "126,-71! 158,-73! 198,-20 176,90! 126,88! 148,40 168,16! 120,-10!"),
}



@card(id="k4r9cq", title="The White One Speaks", seed=9, palette="lino_sulphur", light=(-0.5, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("stubble", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        g.flat("90,1000! 300,968 560,972 800,1010! 820,1220! -20,1220! -20,1060!", ink=1)
    with p.thing("white rook", "subject") as r:
        for x in (412, 540):
            r.flat([(x - 46, 880), (x + 60, 880), (x + 44, 960), (x + 16, 1010), (x + 8, 1080), (x - 10, 1080), (x - 16, 1010), (x - 40, 960)])
            r.strokes([[(x, 1074), (x - 40, 1088), (x - 78, 1090)], [(x, 1074), (x - 30, 1110), (x - 60, 1124)], [(x, 1074), (x + 24, 1098), (x + 48, 1106)]], 16, ends=(0.9, 0.3), black=True)
        r.flat(ROOK, ink=0)
        for x, y, a, length in ((516, 650, 74, 250), (500, 620, 69, 340), (480, 576, 64, 440), (462, 520, 58.4, 540)):
            r.flat(blade((x, y), a, length, 34), ink=0, gap=7, around=KEY)
        r.flat(WING, ink=0, gap=8, around=KEY)
        with r.down_to(2):
            r.strokes([[(x, y), (x + 16, y + 26), (x + 40, y + 34)] for x, y in ((300, 560), (290, 640), (318, 720), (360, 800), (350, 640), (330, 480))], 13, ends=(0.1, 0.2))
            r.strokes([[(x, y), (x + 22, y + 40), (x + 30, y + 84)] for x, y in ((440, 520), (480, 560), (430, 590), (510, 630))], 13, ends=(0.1, 0.2))
        r.flat("110,440! 170,384 226,344 276,330 300,350 290,390 264,420 200,420 150,430!", ink=1)
        r.flat(ellipse(338, 324, 25, 24), ink=1)
        r.flat(ellipse(333, 326, 15, 16))
        r.dots([(328, 320, 5)])
        r.strokes([[(300, 312), (330, 292), (372, 304)]], 10, ends=(0.4, 0.7), black=True)
    with p.thing("black feather", "accent") as f:
        f.flat("210,440! 226,440! 242,480 234,540 204,616 152,692 100,748 70,752! 64,722 82,702! 64,694 74,620 112,530 166,468", gap=7, around=2)
        f.flat("210,394! 219,392! 222,456! 212,456!")
        f.strokes([[(216, 448), (184, 550), (88, 738)]], 7, ends=(0.8, 0.2))
        f.strokes([[(108, 441), (190, 398), (290, 376)]], 9, ends=(0.2, 0.5), black=True)
    with p.thing("black rooks", "witness", count=8) as ring:
        for x, y, k, a, m, caws in (
            (388, 196, 0.62, -90, False, False), (236, 214, 0.78, 48, True, True), (530, 240, 0.72, -56, False, False), (644, 606, 0.52, 6, False, True),
            (556, 430, 0.8, -12, False, True), (652, 985, 0.75, 78, False, False), (152, 858, 0.5, -10, True, False), (240, 985, 0.76, -70, True, True),
        ):
            put, (shape, bare) = ((x, y), k, a), HEADS[caws]
            ring.flat(moved(shape, *put, m), gap=6, around=0)
            ring.flat(moved(bare, *put, m), ink=0)
            ring.strokes(moved_lines([[(114, 5), (150, 14), (186, 34)]] if not caws else [], *put, flip=m), 9 * k, ends=(0.7, 0.2), black=True)
            with ring.down_to(2):
                ring.strokes(moved_lines([[(290, 30), (320, 84), (326, 134)], [(346, 14), (378, 70), (388, 124)], [(400, 60), (424, 110), (428, 160)]], *put, flip=m), 14 * k, ends=(0.1, 0.2))
            ((ex, ey),) = placed([(-212 if m else 212, -62)], *put)
            ring.dots([(ex, ey, 21 * k)], 1)
            ring.dots([(ex, ey, 12 * k)], KEY)
            ring.strokes(moved_lines([[(184, -92), (214, -86), (246, -70)]], *put, flip=m), 12 * k, ends=(0.6, 0.6), black=True)
    s.describe("A white rook stands among black rooks. It holds a single black feather in its yellow beak. From all sides dark heads point at it; in the ring one place is empty.")
    s.moods("tense", "lonely", "solemn", "wry")
    s.themes("difference", "belonging", "judgement", "loyalty", "courage")
    s.says("scapegoat", "trial", "minority", "evidence", "outsider", "jury", "snow", "accused", "witness", "confession", "inkpen", "albino", "the last of my own", "it wasn’t me", "I can explain", "minority report", "one of us is different", "they all had a point", "picked on", "who is missing?", "holding on to the old me", "my mother was black", "speak now", "the quill of the matter", "I was one of you", "guilty of winter", "eight against one", "he washed too long", "stage fright", "a feather in no cap", "any questions?", "this belonged to somebody", "pale with fear", "the chairman has the floor", "everyone looked at me", "the truth weighs nothing", "first day at school", "silence in the field", "proof that I was here", "they came to listen", "drop it", "a clean conscience", "the ghost of the flock", "say something")  # fmt: skip
    s.relate("black rooks", "listens to", "white rook")
    s.about(place="a stubble field", time="winter noon", light="flat winter light", composition="centred", view="eye level, from within the ring", foreground="heads of black rooks", unexplained="whose feather it is, and who left the gap in the ring")
