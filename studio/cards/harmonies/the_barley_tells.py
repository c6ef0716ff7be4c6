"""The Barley Tells: a man hides in a field, and the barley parts all round to show him."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import spokes, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import CUT, tube

AT = (350, 500)


@card(id="k0b6ly", title="The Barley Tells", seed=93, palette="lino_sulphur", light=(-0.3, -0.8))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("barley", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        wing = "840,560! 760,640 640,700 560,790 520,900! 580,870! 540,960 520,1060! 590,1000! 570,1090 570,1180! 640,1090! 640,1170 660,1240! 840,1240!"
        g.flat(wing)
        for n, (a, b, c, w, ink) in enumerate(((800, 1100, 26, 30, KEY), (620, 860, 34, 34, 0), (470, 700, 34, 32, KEY), (350, 560, 30, 34, 0), (286, 430, 30, 32, KEY))):
            wedges(g, spokes(AT, a, (b * 0.6, b), c, bend=8, seed=n + 2), w, ink)
        g.flat(wing, gap=10, around=1)
        with g.within(wing):
            for n, (a, b, c, w) in enumerate(((800, 1100, 26, 22), (620, 860, 34, 24), (470, 700, 34, 22), (350, 560, 30, 20))):
                wedges(g, spokes(AT, a, (b * 0.6, b), c, bend=8, seed=n + 2), w, 2)
        g.flat(ellipse(*AT, 300, 310), ink=2)
        wedges(g, [line[::-1] for line in spokes(AT, 262, (303, 330), 40, seed=3)], 40, 1)
    with p.thing("hiding man", "subject") as m:
        m.flat("392,760! 376,800 400,824 460,812 520,818 548,796! 500,780 476,750!", ink=1, gap=6, around=KEY)
        m.flat("190,640! 170,720 220,768 300,760 370,710 430,660 446,664 420,710 386,764! 430,800 490,786! 530,700 556,620 536,556 480,530 400,560 330,612 280,640!", gap=6, around=2)
        m.flat("280,330! 210,370 160,470 156,580 190,660 290,690! 360,650 396,570 404,470 380,390 340,350!", ink=0, gap=7, around=KEY)
        m.strokes([[(210, 420), (190, 500), (200, 590)], [(250, 440), (236, 510), (240, 570)], [(330, 470), (340, 540), (320, 610)]], 10, ends=(0.1, 0.5), black=True)
        m.flat("300,350! 290,290 330,240 400,226 460,250 480,300 500,330! 486,346 490,370 470,396 430,412 380,400!", ink=1, gap=7, around=KEY)
        m.flat("296,360! 280,290 320,226 400,206 470,236 484,280! 440,290 420,320 400,310 396,350 360,370!")
        m.flat("424,330! 440,312 466,314 474,332! 456,344 436,344!", ink=0, gap=4, around=KEY)
        m.flat(ellipse(458, 329, 9, 11))
        m.strokes([[(414, 306), (440, 290), (470, 300)]], 9, ends=(0.3, 0.6), black=True)
        m.strokes([[(440, 388), (458, 380), (476, 384)]], 8, ends=(0.4, 0.4), black=True)
        m.flat("456,200! 490,176 536,186 566,214 574,246 560,262 546,258 540,276 520,282 510,272 496,282 478,276 470,250!", ink=1, gap=6, around=KEY)
        m.flat(tube([(260, 400), (216, 310), (280, 220), (400, 196), (476, 236)], (46, 42, 36, 32, 28), ends=CUT), ink=0, gap=7, around=KEY)
        m.strokes([[(546, 258), (536, 232), (516, 216)], [(510, 272), (508, 246), (494, 230)]], 7, ends=(0.8, 0.2), black=True)
    with p.thing("barley in his pocket", "prop") as k:
        for a in (-30, 0, 30):
            wedges(k, [[(300, 690), (280 + a, 650), (262 + 2 * a, 600)]], 20, 1)
    s.describe("A man crouches in a bare ring in yellow barley. One arm is over his head; the stalks lean away from him on every side. Ears of barley stick out of his pocket, and a great black wing reaches in from the corner.")
    s.moods("exposed", "anxious", "ironic", "tense")
    s.themes("guilt", "betrayal", "hiding", "nature", "theft")
    s.says("found", "hide-and-seek", "guilty", "bullseye", "spotlight", "snitch", "exposed", "target", "thief", "crater", "whistle-blower", "ants", "found him", "even the grass had had enough", "he’s over here", "you can’t hide from a field", "I only took a handful", "crop circle, with crop thief", "all fingers point at me", "ground, swallow me", "the loudest yellow", "ready or not", "bald spot", "everybody stepped back", "don’t look at me", "no cover story", "he fell from somewhere", "a star is born", "the sun on the run", "what has wings and is near?", "it was a dare", "betrayed by breakfast", "an audience of thousands", "nature tells", "something circles above", "the middle of nowhere", "bad conscience seen from above", "make yourself small", "social distance", "landed badly", "they parted like the sea", "nobody stands by me", "who sowed this?", "bread remembers")  # fmt: skip
    s.relate("hiding man", "hides in", "barley")
    s.about(place="a barley field", time="noon", light="from straight above", composition="high", view="from above", foreground="a great black wing", unexplained="whose wing it is")
