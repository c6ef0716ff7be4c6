"""That Can Hurt, Too: a wren braced on a storm boar's snout pulls a splinter of lightning from its brow."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import oval

# the boar's head in profile, snout to the left, cut by the right and lower edges
BOAR = "840,150! 760,120 690,170! 680,110 640,40 600,20! 580,90 590,170 610,230! 520,300 430,400 340,520 250,640 170,740 110,800! 84,800 56,850 50,920 66,970 90,990! 130,1000 200,1010 250,1040 340,1110 430,1160 520,1220! 840,1220!"
WREN = "318,384! 292,352 264,326 226,320 194,340 168,364 138,384 112,396! 94,344 78,284 62,236! 40,248! 42,320 52,400 58,460 82,520 134,554 196,550 244,518 272,470 282,430 288,402!"
BOLT = "520,30! 372,222! 430,240! 296,392! 368,398! 452,490! 436,366! 382,356! 520,206! 456,186! 590,50!"


@card(id="lbxbfx", title="That Can Hurt, Too", seed=42, palette="lino_sulphur", light=(-0.4, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("rain", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        g.strokes([[(x, y), (x - 16, y + 70), (x - 34, y + 150)] for x, y in ((90, 40), (190, 90), (60, 260), (300, 30), (150, 380), (60, 520), (250, 300), (780, 30), (130, 640))], 12, ends=(0.1, 0.4))
    with p.thing("storm boar", "subject") as b:
        b.flat(BOAR, gap=8, around=0)
        tusk = "150,1000! 120,960 110,900 130,840 170,790! 160,860 170,920 200,950 240,1000!"
        with b.within(BOAR):
            b.strokes([[(x, y), (x - 14, y + 60), (x - 34, y + 120)] for x, y in ((760, 190), (700, 250), (640, 300), (800, 300), (740, 370), (680, 430), (800, 480), (740, 540), (790, 640), (720, 700), (790, 800), (700, 860), (760, 940), (660, 1010), (740, 1080), (600, 1080))], 20, ends=(0.1, 0.5))
            with b.down_to(2):
                b.strokes([[(x, y), (x - 14, y + 60), (x - 34, y + 120)] for x, y in ((810, 200), (730, 300), (660, 370), (780, 400), (640, 480), (720, 620), (680, 760), (800, 720), (760, 860), (800, 1000), (690, 1100), (640, 940))], 16, ends=(0.1, 0.5))
            b.flat("30,840 80,790 130,820 140,880 120,950 80,1000 40,980", ink=2)
            b.flat(oval(78, 880, 15, 26, 20))
            b.strokes([[(180, 1000), (280, 990), (360, 950), (410, 930)]], 12, ends=(0.3, 0.1))
            with b.down_to(2):
                b.strokes([[(190, 760), (230, 780), (240, 820)], [(240, 710), (284, 730), (296, 776)], [(290, 650), (336, 676), (350, 720)]], 14, ends=(0.1, 0.1))
        b.flat("168,1000! 140,960 132,900 150,840 186,790! 184,860 196,920 236,994!", ink=0, gap=7, around=KEY)
        eye = "400,620! 430,566 490,536 556,548 600,600! 560,650 490,664 430,650!"
        b.flat(eye, ink=0, gap=12, around=KEY)
        with b.within(eye):
            b.flat(oval(500, 588, 62, 60), ink=1)
            b.flat(oval(494, 580, 36, 38))
        b.flat(oval(480, 562, 12, 12), ink=0)
        b.strokes([[(384, 620), (430, 560), (494, 530), (560, 542), (616, 596)]], 20, ends=(0.3, 0.2), black=True)
        b.strokes([[(420, 690), (490, 704), (560, 686)], [(440, 730), (500, 740), (550, 726)], [(430, 520), (480, 494), (540, 500)]], 13, ends=(0.1, 0.1))
    with p.thing("lightning splinter", "accent") as k:
        k.flat(BOLT, ink=1, gap=9, around=KEY)
    with p.thing("wren", "witness") as w:
        w.strokes([[(214, 530), (262, 566), (330, 540)], [(180, 545), (226, 612), (292, 594)]], 13, ends=(1, 0.7), black=True)
        w.strokes([[(318, 524), (330, 540), (338, 560)], [(280, 578), (292, 594), (300, 612)]], 10, ends=(0.5, 0.5), black=True)
        w.flat(WREN, gap=8, around=0)
        w.flat("110,470 150,440 210,440 244,462! 220,500 170,516 124,506!", ink=2, gap=7, around=KEY)
        w.strokes([[(140, 478), (180, 468), (220, 470)], [(150, 498), (180, 490), (210, 486)]], 9, ends=(0.1, 0.1))
        w.strokes([[(62, 270), (74, 330), (92, 396)], [(54, 300), (62, 360), (78, 420)]], 9, ends=(0.1, 0.3))
        w.strokes([[(200, 352), (236, 346), (266, 362)]], 11, ends=(0.1, 0.1))
        w.flat(oval(244, 374, 13, 12), ink=1)
        w.flat(oval(247, 375, 6, 6))
    s.describe("A wren pulls a lightning splinter from a huge boar’s brow. The bird leans back with its feet against the snout. The boar’s wide eye looks up, and rain runs down its hide.")
    s.moods("brave", "tender", "tense", "droll")
    s.themes("help", "pain", "trust", "size", "weather")
    s.says("dentist", "ouch", "brave", "nurse", "migraine", "courage", "trust", "housecall", "tweezers", "heroine", "lightning", "unplugged", "patient", "hold still", "that can hurt, too", "this won’t hurt a bit", "on three", "small hands, big job", "even thunder has a weak spot", "who’s afraid of whom?", "the bigger they are", "open wide", "the doctor makes house calls", "I told you not to scratch", "look away now", "pull yourself together", "bite the bullet", "a splinter of the truth", "deep breath", "nobody else dared", "angry means sore", "out with it", "the light that hurt me", "one, two, and…", "no fee, as usual", "a thorn in the sky", "it begged without a word", "little by little", "what made you so fierce?", "he cried first", "headstrong", "a friend for life, possibly", "after this, sunshine", "put your back into it")  # fmt: skip
    s.relate("wren", "mends", "storm boar")
    s.about(place="a moor", time="in the middle of a storm", light="from the splinter", composition="right", view="near, beside the boar’s head", foreground="nothing", unexplained="how the splinter got there", weather="rain")
