"""That Can Hurt, Too: a wren braced on a storm boar's snout pulls a splinter of lightning from its brow."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, spokes, wedges
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.tubes import tube

# the boar's head in profile, snout to the left, cut by the right edge; its jaw ends in a throat
BOAR = (
    "840,120! 770,130 720,170! 716,110 690,40 650,10! 616,70 606,150 616,226! 520,300 430,400 340,520 250,640 170,740 112,800! 84,800 56,850 50,920 66,970 92,992! "
    "124,1016 190,1044 270,1066 350,1080 430,1084! 490,1110 530,1160 546,1240! 840,1240!"
)
MOUTH = [(96, 990), (160, 1000), (250, 992), (330, 966), (398, 950), (430, 966)]
TUSK = "196,1030! 190,970 168,910 128,862 106,850! 168,850 222,886 254,940 262,1000 256,1040!"
LIP = "170,1004! 206,984 250,982 276,992! 280,1044 230,1052 184,1038!"
WREN = "298,300! 284,272 252,256 216,262 192,288 172,326 140,362 104,396! 88,340 58,280 34,250! 14,270 10,334 26,396 52,440! 64,486 96,520 146,532 196,522 240,490 270,446 288,400 300,360 304,330!"
BOLT = "580,366! 436,336! 452,292! 300,320! 338,258! 170,196! 96,190! 130,160! 66,110! 140,116! 120,56! 206,108! 396,210! 376,254! 512,236! 492,280!"
FEET = (
    [(226, 486, 15), (276, 512, 9), (290, 512, 11), (328, 536, 8)], [(322, 534, 8), (344, 510, 8), (362, 480, 6), (368, 466, 3)],
    [(324, 536, 8), (356, 528, 7), (380, 508, 6), (386, 494, 3)], [(326, 538, 8), (318, 562, 7), (302, 580, 3)],
    [(176, 520, 15), (228, 558, 9), (242, 560, 11), (286, 594, 8)], [(282, 592, 8), (302, 566, 8), (318, 538, 6), (322, 526, 3)],
    [(284, 594, 8), (314, 588, 7), (338, 568, 6), (344, 556, 3)], [(284, 596, 8), (274, 620, 7), (258, 638, 3)],
)  # fmt: skip


@card(id="lbxbfx", title="That Can Hurt, Too", seed=42, palette="lino_sulphur", light=(-0.4, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("rain", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        g.strokes([[(x, y), (x - 16, y + 70), (x - 34, y + 150)] for x, y in ((300, 30), (430, 60), (540, 40), (60, 520), (90, 640),
                    (780, 20), (180, 1080), (330, 1100), (80, 1050), (460, 1120))], 12, ends=(0.1, 0.4))
    with p.thing("storm boar", "subject") as b:
        b.flat(BOAR, gap=8, around=0)
        with b.within(BOAR):
            b.flat("700,214! 712,160 690,90 660,50! 636,100 636,160 656,206! 676,190", ink=2)
            wedges(b, fringe([(470, 1090), (560, 1030), (610, 930), (630, 800), (660, 660), (720, 560)], 14, (70, 120), bearing=(20, 40), bend=14, seed=3), 24, 0)
            b.strokes([[(x, y), (x - 12, y + 50), (x - 30, y + 104)] for x, y in ((790, 170), (740, 250), (680, 320), (790, 320), (740, 420),
                        (800, 480), (780, 620), (800, 780), (740, 800), (770, 960), (700, 980), (640, 1090), (760, 1100))], 20, ends=(0.1, 0.5))
            b.flat("30,840 80,790 130,820 140,880 120,950 80,1000 40,980", ink=2)
            b.flat(oval(78, 880, 15, 26, 20))
            with b.down_to(2):
                b.strokes([[(176, 790), (216, 806), (230, 846)], [(226, 728), (270, 746), (284, 790)], [(280, 664), (326, 684), (340, 728)]], 14, ends=(0.1, 0.1))
        b.strokes([MOUTH], 13, ends=(0.4, 0.2))
        b.flat(TUSK, ink=0, gap=7, around=KEY)
        b.flat(LIP)
        b.strokes([[(150, 1000), (196, 986), (244, 982), (286, 994)]], 11, ends=(0.4, 0.4))
        eye = "400,640! 430,586 490,556 556,568 604,620! 560,670 490,684 430,670!"
        b.flat(eye, ink=0, gap=12, around=KEY)
        with b.within(eye):
            b.flat(oval(492, 606, 62, 62), ink=1)
            b.flat(oval(480, 594, 36, 38))
        b.flat(oval(466, 578, 12, 12), ink=0)
        b.strokes([[(384, 640), (430, 580), (494, 550), (560, 562), (618, 618)]], 20, ends=(0.3, 0.2), black=True)
        b.strokes([[(420, 710), (490, 724), (560, 706)], [(440, 750), (500, 760), (550, 746)], [(470, 536), (520, 522), (580, 536)]], 13, ends=(0.1, 0.1))
    with p.thing("lightning splinter", "accent") as k:
        wedges(k, spokes((566, 360), 34, (80, 110), 8, (-70, 140), seed=2), 13, 0)
        k.flat(BOLT, ink=1, gap=8, around=0)
    with p.thing("wren", "witness") as w:
        for part in FEET:
            w.flat(tube(part), ink=0, gap=5, around=KEY)
        for part in FEET:
            w.flat(tube(part), ink=0)
        w.flat(WREN, gap=8, around=0)
        w.flat("286,286! 316,272 358,270! 346,290 314,302 290,304!", gap=4), w.flat("290,324! 318,336 350,322! 332,314 304,314!", gap=4)
        w.flat("112,436! 140,398 190,390 240,410! 220,456 174,486 118,484!", ink=2, gap=6, around=0)
        w.strokes([[(140, 440), (176, 430), (212, 432)], [(140, 462), (172, 456), (200, 456)]], 9, ends=(0.1, 0.1), black=True)
        w.strokes([[(42, 282), (62, 340), (82, 400)], [(28, 310), (42, 366), (62, 420)]], 9, ends=(0.1, 0.3))
        w.strokes([[(196, 306), (226, 284), (272, 284)]], 11, ends=(0.1, 0.1))
        w.flat(oval(246, 314, 14, 13), ink=0), w.flat(oval(250, 315, 7, 7))
    s.describe("A wren pulls a lightning splinter from a huge boar’s brow. The bird leans back with its feet against the snout. The boar’s wide eye looks up, and rain runs down its hide.")
    s.moods("brave", "tender", "tense", "droll")
    s.themes("help", "pain", "trust", "size", "weather")
    s.says("dentist", "ouch", "brave", "nurse", "migraine", "courage", "trust", "housecall", "tweezers", "heroine", "lightning", "unplugged", "patient", "hold still", "that can hurt, too", "this won’t hurt a bit", "on three", "small hands, big job", "even thunder has a weak spot", "who’s afraid of whom?", "the bigger they are", "open wide", "the doctor makes house calls", "I told you not to scratch", "look away now", "pull yourself together", "bite the bullet", "a splinter of the truth", "deep breath", "nobody else dared", "angry means sore", "out with it", "the light that hurt me", "one, two, and…", "no fee, as usual", "a thorn in the sky", "it begged without a word", "little by little", "what made you so fierce?", "he cried first", "headstrong", "a friend for life, possibly", "after this, sunshine", "put your back into it")  # fmt: skip
    s.relate("wren", "mends", "storm boar")
    s.about(place="a moor", time="in the middle of a storm", light="from the splinter", composition="right", view="near, beside the boar’s head", foreground="nothing", unexplained="how the splinter got there", weather="rain")
