"""That Can Hurt, Too: a wren on a storm boar's snout pulls a splinter of lightning from its brow."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import plume
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.tubes import tube

BOAR = "840,210! 760,214 690,240 636,290 590,360 520,452 430,548 330,640 230,726 150,786! 110,790 78,816 58,868 56,920 74,964 104,986! 130,1010 170,1034 240,1052! 250,1086 300,1112 380,1122 460,1120! 540,1150 600,1190 640,1240! 840,1240!"
EAR = "700,262! 706,200 740,120 800,60 840,40! 840,330! 760,330 716,310"
JAW = [(112, 990), (180, 1022), (260, 1040), (350, 1036), (430, 1012), (486, 980)]
TUSK = "258,1052! 244,1000 214,950 186,920! 176,900 184,884! 240,900 290,944 318,1000 322,1044!"
WREN = "300,236! 284,206 252,190 216,196 188,220 166,262 146,314 120,352! 96,390 104,432 140,474 190,500 246,502 292,480 322,436 330,388 322,336 316,290 312,262!"
TAIL = "140,360! 112,296 92,224 84,160! 60,150 36,160 34,236 56,330 100,420!"
BOLT = "640,356! 556,330! 574,286! 470,264! 492,210! 380,196! 300,232! 316,250! 404,232! 384,290! 492,318! 470,372!"


@card(id="lbxbfx", title="That Can Hurt, Too", seed=42, palette="lino_sulphur", light=(-0.4, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("rain", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        g.flat("-20,880! 160,860 400,880 640,850 820,870! 820,1220! -20,1220!", ink=KEY, gap=7)
        with g.down_to(2):
            g.strokes([[(x, 1060 + d), (x + 90, 1040 + d), (x + 220, 1052 + d)] for x, d in ((-10, 20), (60, 90), (-20, 140))], 13, ends=(0.1, 0.1))
        g.strokes([[(x, y), (x - 26, y + 100), (x - 60, y + 210)] for x, y in ((140, 20), (470, -10), (640, 60), (80, 560))], 15, ends=(0.1, 0.5))
    with p.thing("storm boar", "subject") as b:
        b.flat(BOAR, gap=9)
        with b.within(BOAR):
            wedges(b, fringe([(600, 1230), (590, 1080), (620, 940), (690, 800), (760, 690), (840, 620)], 13, (90, 150), bearing=(40, 10), bend=12, seed=3), 30, 0)
            wedges(b, fringe([(720, 1230), (726, 1100), (760, 980), (830, 880)], 6, (80, 120), bearing=(40, 20), bend=12, seed=6), 26, 2)
            with b.down_to(2):
                b.strokes([[(636, 300), (700, 280), (790, 282)], [(668, 346), (724, 340), (800, 350)], [(700, 400), (748, 400), (820, 412)]], 20, ends=(0.9, 0.1))
                b.strokes([[(520, 470), (450, 552), (360, 636)], [(332, 660), (270, 716), (206, 768)], [(410, 640), (350, 700), (290, 752)]], 15, ends=(0.2, 0.1))
                b.strokes([[(470, 900), (540, 860), (610, 850)], [(456, 950), (520, 910), (574, 900)], [(300, 880), (380, 860), (440, 810)]], 16, ends=(0.2, 0.1))
            b.flat("150,780! 116,786 84,814 62,868 58,920 78,968 106,990! 140,970 166,920 172,860 166,812", ink=2)
            b.flat(oval(104, 862, 13, 24, 14)), b.flat(oval(112, 930, 11, 19, 6))
            b.strokes([[(186, 800), (206, 850), (202, 910)], [(222, 776), (244, 820), (246, 868)]], 13, ends=(0.1, 0.1))
        b.flat(EAR, gap=8), b.flat("736,286! 742,210 776,140 840,96! 840,290! 790,300", ink=2)
        b.strokes([JAW], 13, ends=(0.5, 0.2))
        b.flat(TUSK, ink=0, gap=7, around=KEY), b.strokes([[(272, 1030), (264, 990), (240, 946)]], 9, ends=(0.7, 0.1), black=True)
        b.flat("232,1046! 262,1022 310,1018 340,1036! 330,1064 280,1072 240,1064")
        b.strokes([[(236, 1038), (264, 1018), (312, 1016), (344, 1032)]], 11, ends=(0.2, 0.3))
        eye = "470,680! 500,622 560,592 624,604 680,656! 640,706 570,726 506,712"
        b.flat(eye, ink=0, gap=11, around=KEY)
        with b.within(eye):
            b.flat(oval(562, 634, 66, 66), ink=1), b.flat(oval(552, 622, 37, 37)), b.flat(oval(536, 604, 12, 12), ink=0)
        b.strokes([[(452, 684), (496, 616), (560, 584), (630, 596), (698, 656)]], 20, ends=(0.3, 0.2), black=True)
        b.strokes([[(500, 742), (570, 758), (650, 736)], [(520, 782), (580, 794), (650, 776)], [(520, 560), (580, 546), (650, 560)], [(530, 516), (600, 500), (680, 520)]], 14, ends=(0.1, 0.1))
    with p.thing("lightning splinter", "accent") as k:
        k.flat(BOLT, ink=1, gap=8, around=KEY)
        k.flat("606,384! 612,344 640,324 676,330! 690,372 660,402 628,402")
        k.strokes([[(598, 386), (606, 346), (636, 318), (680, 322)]], 10, ends=(0.2, 0.2))
    with p.thing("wren", "witness") as w:
        for x, y, hip in ((372, 606, (288, 470)), (300, 664, (216, 488))):
            toes = [[(x - 2, y - 6, 9), (x + 26, y - 26, 8), (x + 50, y - 40, 6), (x + 60, y - 34, 2)], [(x - 2, y - 4, 9), (x + 24, y + 6, 8), (x + 44, y + 20, 6), (x + 46, y + 30, 2)], [(x - 4, y - 4, 9), (x - 28, y + 20, 8), (x - 44, y + 38, 6), (x - 44, y + 48, 2)]]
            leg = [(*hip, 26), (hip[0] + 30, hip[1] + 66, 13), ((hip[0] + 38 + x) / 2, (hip[1] + 66 + y) / 2, 9), (x, y - 4, 10)]
            for part, gap in [(q, g) for g in (6, 0) for q in (*toes, leg)]:
                w.flat(tube(part), ink=0, gap=gap, around=KEY)
        w.flat(TAIL, gap=8), w.strokes([[(50, 176), (56, 240), (84, 330)], [(68, 170), (78, 240), (104, 316)]], 8, ends=(0.1, 0.3))
        w.flat(WREN, gap=8)
        w.flat("310,320! 300,290 284,300 262,340 226,368! 200,420 214,470 250,494 290,474 318,434 324,384", ink=0)
        w.strokes([[(222, 410), (236, 440), (262, 466)], [(246, 396), (256, 420), (274, 440)]], 9, ends=(0.2, 0.2), black=True)
        for at, to in (((176, 330), (58, 420)), ((170, 324), (44, 392)), ((166, 316), (40, 362))):
            w.flat(plume(at, to, 20), ink=2, gap=5, around=0)
        w.flat("190,290! 226,300 240,344 226,390 190,420 150,416 120,392! 130,350 156,312", ink=2, gap=5)
        w.strokes([[(200, 330), (186, 362), (158, 382)], [(218, 356), (204, 388), (174, 402)]], 9, ends=(0.2, 0.2), black=True)
        w.strokes([[(196, 240), (232, 226), (280, 236)]], 12, ends=(0.1, 0.2))
        w.flat("296,240! 320,224 352,216! 340,232 318,246!", gap=4), w.flat("300,262! 322,258 346,246! 336,262 312,276!", gap=4)
        w.flat(oval(254, 256, 15, 15), ink=0), w.flat(oval(258, 256, 8, 8))
    s.describe("A wren pulls a lightning splinter from a huge boar’s brow. The bird stands with both feet on the long snout and leans back. The boar’s wide eye looks up, and behind them it rains.")
    s.moods("brave", "tender", "tense", "droll")
    s.themes("help", "pain", "courage", "size", "weather")
    s.says("dentist", "splinter", "brave", "nurse", "migraine", "courage", "acupuncture", "housecall", "tweezers", "heroine", "lightning", "unplugged", "patient", "hold still", "that can hurt, too", "this won’t hurt a bit", "on three", "small hands, big job", "even thunder has a weak spot", "who’s afraid of whom?", "the bigger they are", "open wide", "the doctor makes house calls", "I told you not to scratch", "look away now", "pull yourself together", "bite the bullet", "a splinter of the truth", "deep breath", "nobody else dared", "angry means sore", "out with it", "the light that hurt me", "one, two, and…", "no fee, as usual", "a thorn in the sky", "it begged without a word", "little by little", "what made you so fierce?", "he cried first", "headstrong", "a friend for life, possibly", "after this, sunshine", "put your back into it")  # fmt: skip
    s.relate("wren", "mends", "storm boar")
    s.about(place="a moor", time="in the middle of a storm", light="from the splinter", composition="diagonal", view="near, beside the boar’s head", foreground="nothing", unexplained="how the splinter got there", weather="rain")
