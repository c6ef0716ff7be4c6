"""She Only Broke Once: four oystercatchers carry a small wave on their backs over the flats to the sea's edge."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import furrows
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

# one bird round its breast at 0,0, facing left: head, back, tail; belly apart
BIRD = "-96,-122! -84,-150 -56,-166 -26,-156 -10,-126 -6,-90 20,-62 70,-48 130,-30 190,4! 150,22 110,30 70,44! 30,66 -20,66 -56,42 -72,4 -66,-40 -70,-84 -88,-104!"
BELLY = "-66,0! -20,6 40,14 120,28! 80,54 30,72 -20,70 -56,44!"
BILL = "-84,-136! -150,-118 -212,-92! -208,-84! -150,-100 -84,-112!"


@card(id="zq8x0s", title="She Only Broke Once", seed=83, palette="lino_slate_milk", light=(-0.7, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("flats", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        g.flat("-20,-20! 820,-20! 820,250! -20,250!", ink=2)
        g.strokes([[(40, 80), (200, 70), (380, 84)], [(300, 140), (460, 128), (640, 136)], [(520, 60), (660, 54), (790, 66)], [(60, 200), (180, 194), (320, 202)]], 12, ends=(0.1, 0.1))
        g.flat("-20,226! 820,218! 820,268! -20,262!", gap=8)
        g.strokes([[(x, y), (x + w / 2, y + 4), (x + w, y)] for x, y, w in ((440, 350, 320), (60, 330, 200), (560, 430, 220), (640, 540, 150), (30, 1160, 260), (470, 1162, 300), (20, 460, 60))], 12, ends=(0.1, 0.1))
    with p.thing("small wave", "subject") as w:
        wave = "20,842! 70,770 84,680 120,580 190,490 290,440 400,444 480,500 510,580 494,650 448,684 400,676 376,640 386,604 418,590! 376,576 336,620 338,690 390,750 470,790 560,806 660,822! 620,860 400,872 120,866!"
        w.flat(wave, ink=2, gap=10)
        with w.within(wave):
            rows = furrows([(40, 850), (84, 690), (130, 560), (210, 470), (320, 436), (430, 456), (506, 540), (500, 640), (440, 690)], [(480, 860), (350, 780), (320, 690), (330, 610), (376, 576), (416, 584), (424, 600), (420, 620), (410, 640)], 6, 3, first_at=0.06, last_at=0.9, start=(0.05, 0.3), end=(0.7, 1.0))
            w.strokes(rows[:3], 15, ends=(0.2, 0.1))
            with w.down_to(KEY):
                w.strokes(rows[3:], 15, ends=(0.3, 0.1))
            w.strokes([[(360, 770), (440, 810), (540, 824)], [(300, 800), (380, 836), (470, 846)]], 12, ends=(0.1, 0.1))
        w.dots([(530, 690, 11), (556, 650, 7), (500, 730, 8), (548, 600, 6)], 0)
    for n, (x, y) in enumerate(((214, 946), (402, 940), (590, 948), (784, 944))):
        with p.thing(("leading", "second", "third", "following")[n] + " oystercatcher", "witness") as b:
            at = (x, y)
            for leg in ([(-6, 50, 8), (-30, 108, 7), (-20, 166, 6), (-52, 176, 4)], [(26, 50, 8), (40, 104, 7), (84, 150, 6), (66, 176, 4)]):
                b.flat(moved(tube(leg), at), spot=True, gap=5, around=KEY)
            b.flat(moved(BILL, at), spot=True, gap=6, around=KEY)
            b.flat(moved(BIRD, at, 1.0), gap=7)
            b.flat(moved(BELLY, at, 1.0), ink=0)
            b.strokes([moved(((-10, -30), (50, -14), (130, 8)), at), moved(((20, -34), (80, -18), (150, 4)), at)], 7, ends=(0.1, 0.1))
            b.flat(moved(oval(-52, -132, 12, 12), at), ink=0)
            b.flat(moved(oval(-52 + (5 if n == 2 else -2), -132 - (5 if n == 2 else -2), 6, 6), at))
    s.describe("Four oystercatchers walk in step across wet flats. The first three carry a small wave on their backs, its crest still curled. The last one walks behind and carries nothing.")
    s.moods("solemn", "droll", "mournful", "gentle")
    s.themes("farewell", "the sea", "community", "loss", "ritual")
    s.says("funeral", "procession", "rescue", "removal", "delivery", "lifeguards", "undertakers", "homecoming", "respect", "breakwater", "solidarity", "antiques", "it stopped", "small turnout", "she only broke once", "back where you belong", "mind the steps", "a lost property case", "keep in step", "returned to sender", "many backs make light work", "did you know her well?", "she was so full of life", "who ordered the sea?", "wave goodbye", "careful, it drips", "four friends and a piano", "the last of the summer", "gone with the tide", "after you with the ocean", "don’t look up", "no flowers, please", "someone to carry me", "she always made a splash", "the moving company", "taking the sea for a walk", "all the way to the edge", "it’s heavier than it looks", "one of us must follow", "till the sea comes back", "he stole a look", "high tide at last", "bring me to the water", "too small to be left alone")  # fmt: skip
    s.relate("small wave", "is carried by", "second oystercatcher")
    s.about(place="tidal flats", time="an early grey morning", light="flat, from the left", composition="low", view="eye level, low over the mud", foreground="wet shine on the mud", unexplained="why the wave cannot go by itself", weather="still")
