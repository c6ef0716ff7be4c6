"""No Longer Between Us: a hedge has pulled up its roots and walks off over the hill; two sheep meet on the strip it leaves."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.cloud_beasts import billowed
from reverie_studio.sculpt.feathers import blade
from reverie_studio.sculpt.gouges import chatter
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

HEDGE = "40,520! 30,400 70,300 160,230 300,170 460,130 640,120 840,130! 840,420! 700,420 560,440 420,470 300,510 220,560 150,600 80,590!"


@card(id="ztm2op", title="No Longer Between Us", seed=40, palette="lino_kelp", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.5, 0.5)])
    with p.thing("sky") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=0)
        with sky.down_to(1):
            sky.strokes(chatter((0, 40, 800, 130), 5, (140, 340), -3, seed=4), 9.5, ends=(0.05, 0.1))
    with p.thing("two fields", "place") as f:
        f.flat("-20,720! 200,680 420,690 620,670 820,690! 820,1220! -20,1220!", ink=1)
        f.flat("430,690! 480,686! 500,780 480,880 500,1000 580,1220! 250,1220! 320,1020 370,880 410,780!", ink=0)
        for x, y, k in ((430, 760, 0.6), (440, 840, 0.8), (420, 1110, 1.3), (450, 1180, 1.4)):
            f.flat(oval(x, y, 24 * k, 9 * k), ink=KEY)
        with f.down_to(2):
            f.strokes(chatter((0, 740, 250, 880), 6, (60, 140), -8, seed=5), 9, ends=(0.05, 0.1))
        with f.down_to(2):
            f.strokes(chatter((580, 720, 800, 860), 6, (60, 140), 8, seed=6), 9, ends=(0.05, 0.1))
    with p.thing("walking hedge", "subject") as t:
        for x, y, dx, n in ((120, 560, -50, 120), (230, 520, -10, 150), (340, 470, -50, 180), (450, 440, -10, 200), (560, 420, -50, 210), (670, 400, -10, 230), (770, 400, -40, 240)):
            t.flat(tube([(x, y - 40), (x + dx * 0.2, y + n * 0.4), (x + dx, y + n)], [26, 17, 10], ends=CUT), gap=6, around=0)
            for a in (-26, 4, 34):
                t.flat(blade((x + dx, y + n - 6), 90 + a + (14 if dx > 0 else -14), 62, 7, 0.2))
        shape = billowed(HEDGE, 92, 0.44, 5)
        t.flat(shape, ink=2, gap=9, around=KEY)
        with t.within(shape):
            with t.down_to(KEY):
                for x, y in ((150, 330), (250, 270), (360, 230), (480, 200), (600, 190), (720, 180), (190, 440), (300, 390), (420, 350), (560, 320), (690, 310), (130, 530), (250, 480), (500, 400), (640, 390), (770, 380), (780, 250)):
                    t.strokes([[(x - 34, y + 8), (x - 12, y - 16), (x + 22, y - 12), (x + 34, y + 8)]], 14, ends=(0.1, 0.7))
            with t.down_to(1):
                for x, y in ((110, 380), (190, 290), (300, 220), (420, 180), (540, 160), (660, 150)):
                    t.strokes([[(x - 40, y + 6), (x - 14, y - 26), (x + 30, y - 30)]], 16, ends=(0.1, 0.8))
        t.flat("92,456! 116,440 146,446 158,466! 136,480 108,476!", ink=0, gap=6, around=KEY)
        t.flat(oval(122, 461, 14, 15), ink=KEY)
        t.strokes([[(84, 440), (118, 420), (162, 438)]], 13, ends=(0.2, 0.3), black=True)
    with p.thing("nest", "accent") as n:
        n.flat("400,270! 500,270! 486,310 450,322 414,310!", ink=KEY, gap=6, around=1)
        n.flat("416,270! 420,244 440,232 462,238 480,230! 474,250 480,270!", ink=0, gap=5, around=KEY)
        n.flat("418,250! 396,246! 420,240!", ink=KEY)
        n.dots([(432, 250, 4)], KEY)
    with p.thing("berries", spot=1.0) as b:
        for x, y in ((220, 360), (244, 376), (340, 310), (590, 260), (614, 276), (720, 240), (660, 350), (370, 430), (200, 500), (540, 230)):
            b.flat(oval(x, y, 12, 12), spot=True)
    with p.thing("two sheep", "witness", count=2) as h:
        for x, mirror, coat, skin in ((240, False, 0, KEY), (600, True, KEY, 0)):
            for lx in (-80, -50, 40, 70):
                h.flat(moved(f"{lx - 9},-40! {lx + 9},-40! {lx + 8},56! {lx - 8},56!", (x, 1070), 1.05, 0, mirror), ink=skin, gap=5, around=KEY)
            h.flat(billowed([(px, py) for px, py in ((x + (-q if mirror else q) * 1.05, 1070 + r * 1.05) for q, r in ((-110, -40), (-118, -90), (-88, -130), (-30, -148), (40, -144), (100, -118), (114, -70), (98, -30), (40, -10), (-50, -10)))][:: -1 if mirror else 1], 46, 0.4, 3), ink=coat, gap=7, around=KEY if coat == 0 else 0)
            h.flat(moved("84,-150! 100,-176 130,-180 152,-160 168,-124 166,-106 146,-102 124,-116! 110,-110 92,-120!", (x, 1070), 1.05, 0, mirror), ink=skin, gap=6, around=KEY if skin == 0 else 0)
            h.flat(moved("104,-168! 80,-164 64,-146! 84,-138 106,-148!", (x, 1070), 1.05, 0, mirror), ink=skin, gap=5, around=KEY if skin == 0 else 0)
            h.dots([(x + (-138 if mirror else 138) * 1.05, 1070 - 148 * 1.05, 6)], coat)
    s.describe("A long hedge walks away over the hill on its roots. It carries a nest and red berries. A white sheep and a black sheep meet where it stood.")
    s.moods("droll", "hopeful", "tender", "surprised")
    s.themes("borders", "meeting", "freedom", "neighbours", "change")
    s.says("border", "neighbours", "armistice", "exodus", "openness", "at last", "hello", "divorce", "so that’s you", "no longer between us", "it only held us apart", "good fences walk away", "I’ve heard you chew for years", "the referee goes home", "now we have to talk", "who’ll keep the wind out?", "the hedge fund moves abroad", "strange to see your face", "it left its shoes behind", "roots can change their mind", "mine looks just like yours", "twelve feet, no hurry", "mother said never look through", "the nest comes too", "after the wall", "a strip of nothing", "the grass is the same green", "what shall we be against?", "it was tired of taking sides", "first date", "are you my left or my right?", "off to be a forest", "one field now", "mind the gap", "he took the birds with him", "it grew a will", "we could have jumped it", "quietly, before the farmer wakes", "nobody to lean on", "black and white and shy", "the long green goodbye", "even plants need a holiday", "good riddance, I think", "where does a border go to die?")  # fmt: skip
    s.relate("walking hedge", "carries", "nest")
    s.about(place="two fields", time="morning", light="even, from the left", composition="high", view="far, over two fields", foreground="two sheep", unexplained="where the hedge is going")
