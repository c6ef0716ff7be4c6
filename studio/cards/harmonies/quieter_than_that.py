"""Quieter Than That: Thunder hides under the table, and a hen sits down against its nose."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import CUT, tube

HUMP = "104,1010! 92,860 96,700 110,540 144,410 196,310 262,228! 560,228! 616,320 664,430 694,560 706,700 708,860 696,1010!"
HEAD = "400,404 470,408 536,440 570,510 576,590 560,660 548,730 566,800 572,880 540,950 480,992 400,1002 320,992 260,950 228,880 234,800 252,730 240,660 224,590 230,510 264,440 330,408"
MUZZLE = "400,676 456,684 500,716 536,776 552,850 540,916 500,958 440,976 400,976 360,976 300,958 260,916 248,850 264,776 300,716 344,684"
EAR = "-10,-6! -70,-30 -130,-14 -164,50 -184,150 -186,250 -160,316 -118,300 -86,230 -60,150 -34,90!"
ARM = "-64,-430! -84,-200 -92,-90 -104,-30! -108,20 -86,46 -52,46 -34,34! -22,54 22,54 34,34! 52,46 86,46 108,20 104,-30! 92,-90 84,-200 64,-430!"
BOLT = "20,0! -60,76! -22,74! -110,168! 34,50! -4,52! 60,0!"
HEN = "-118,-66! -104,-64 -98,-58! -98,-86 -84,-98! -62,-80 -52,-62! -28,-30 8,-22 34,-40 44,-80 56,-116 84,-132 112,-118 122,-92! 122,-56 112,-28 118,10 112,56 84,88 36,102 -36,102 -84,82 -116,36"


@card(id="8at2nj", title="Quieter Than That", seed=79, palette="lino_sulphur", light=(0.8, -0.1))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.8, -0.16, 0.42)])
    with p.thing("kitchen", "place") as room:
        room.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
    with p.thing("floor") as floor:
        floor.flat("-20,968! 820,956! 820,1220! -20,1220!", ink=0, gap=7, around=KEY)
    with p.thing("thunder", "subject") as dog:
        dog.flat(HUMP)
        wedges(dog, fringe([(100, 940), (96, 760), (106, 560), (150, 420), (210, 326)], 9, (40, 66), bearing=(170, 215), bend=14, seed=2), 44), wedges(dog, fringe([(700, 940), (704, 760), (694, 560), (660, 440), (610, 340)], 9, (40, 66), bearing=(10, -35), bend=-14, seed=4), 44)
        for x in (196, 604):
            dog.flat(moved(ARM, (x, 1002), 0.94), ink=2, gap=9, around=KEY)
            dog.strokes([[(x - 33, 1034), (x - 34, 1006), (x - 30, 984)], [(x + 33, 1034), (x + 34, 1006), (x + 30, 984)]], 9, ends=(0.9, 0.2), black=True)
            dog.flat(*(f"{x + d - 12},{y - 14}! {x + d + 12},{y - 14}! {x + d},{y + 14}" for d, y in ((-68, 1046), (0, 1054), (68, 1046))))
            wedges(dog, [[(x - 50, 800), (x - 58, 860), (x - 60, 920)], [(x, 780), (x, 850), (x, 910)], [(x + 50, 800), (x + 58, 860), (x + 60, 920)]], 20, ends=(0.9, 0.1))
        dog.flat(HEAD, ink=2, gap=10, around=KEY)
        for x, flip in ((272, False), (528, True)):
            dog.flat(moved(EAR, (x, 432), 0.88, 0, flip), ink=2, gap=10, around=KEY)
            dog.flat(moved(BOLT, (x + (94 if flip else -94), 474), 0.95, 20 if flip else -20, flip), ink=1, gap=6, around=KEY), dog.flat(moved(BOLT, (470 if flip else 330, 254), 0.85, 0, flip), ink=1)
        wedges(dog, fringe([(340, 424), (400, 416), (460, 424)], 5, (56, 84), bearing=(246, 294), seed=5), 34, 2)
        wedges(dog, [[(372, 440), (376, 480), (384, 520)], [(428, 440), (424, 480), (416, 520)], [(400, 430), (400, 460), (400, 496)]], 16, ends=(0.8, 0.1)), wedges(dog, [[(236, 690), (262, 690), (288, 676)], [(240, 640), (262, 640), (280, 632)], [(564, 690), (538, 690), (512, 676)], [(560, 640), (538, 640), (520, 632)]], 18)
        dog.flat(MUZZLE, ink=1, gap=9, around=KEY)
        for q in (-1, 1):
            x = 400 + q * 84
            dog.flat(ellipse(x, 600, 56, 52), ink=0, gap=9, around=KEY), dog.flat(ellipse(x - q * 8, 622, 30, 30)), dog.dots([(x - q * 8 - 9, 610, 9)])
            dog.flat(f"{x - 66},590! {x - 50},544 {x},532 {x + 50},544 {x + 66},590! {x + 40},566 {x},560 {x - 40},566", ink=2), dog.strokes([[(x - 60, 590), (x - 36, 568), (x, 561), (x + 36, 568), (x + 60, 590)]], 9, ends=(0.3, 0.3), black=True)
            dog.flat(moved("-62,26! -50,-4 -10,-34 50,-44! 58,-22 20,-10 -20,8 -44,34!", (x, 506), 0.95, 0, q > 0), ink=0, gap=6, around=KEY)
            dog.dots([(400 + q * w, v, 7) for w, v in ((76, 820), (104, 850), (72, 868))], KEY)
        dog.flat("400,700 456,704 492,736 486,782 452,814 400,822 348,814 314,782 308,736 344,704", gap=7, around=0), dog.flat(ellipse(366, 738, 24, 11, degrees=-14), ink=0), dog.strokes([[(400, 820), (400, 860), (360, 900), (300, 896)], [(400, 860), (440, 900), (500, 896)]], 10, ends=(0.6, 0.2), black=True)
    with p.thing("hen", "witness") as bird:
        at = (404, 974)
        bird.flat("310,1074! 350,1064 460,1064 510,1072 460,1088 350,1088"), bird.flat(moved("50,-112! 42,-140 58,-150! 70,-138 76,-164! 90,-140 102,-160! 110,-136 122,-140! 118,-112 84,-104", at), ink=1, gap=7, around=KEY), bird.flat(moved("116,-104! 156,-86 116,-74!", at), ink=1, gap=7, around=KEY)
        bird.flat(moved(HEN, at), ink=0, gap=9, around=KEY), bird.flat(moved("112,-74! 128,-62 124,-34 108,-42!", at), ink=1, gap=5, around=KEY), bird.flat(moved("-70,0! -30,-16 20,-10 60,20! 30,30 44,48! 10,52 14,68! -30,60 -60,36", at), ink=1, gap=6, around=KEY)
        bird.strokes(moved_lines([[(-40, 12), (0, 14), (34, 26)], [(-26, 34), (2, 38), (24, 44)]], at), 7, ends=(0.1, 0.6), black=True), bird.strokes(moved_lines([[(78, -96), (90, -88), (102, -96)]], at), 8, ends=(0.4, 0.4), black=True)
    with p.thing("table", "accent") as table:
        table.flat("34,180! 100,180! 92,1120! 50,1120!", "700,220! 766,220! 750,1120! 708,1120!", gap=8, around=0), table.flat("-20,146! 820,198! 820,262! -20,212!", gap=8, around=0)
        with table.down_to(2):
            table.strokes([[(40, 178), (160, 184), (300, 194)], [(380, 200), (520, 208), (680, 218)], [(62, 300), (64, 480), (66, 640)], [(734, 340), (732, 500), (730, 700)]], 9, ends=(0.1, 0.4))
    with p.thing("cup") as cup:
        cup.flat("560,186! 706,195! 688,212! 584,206!", ink=0, gap=6, around=KEY), cup.flat("660,118! 708,126 706,176 656,176! 658,160! 684,158 688,140 660,138!", ink=0, gap=6, around=KEY)
        cup.flat("590,190! 580,96! 672,102! 664,194!", ink=0, gap=6, around=KEY), cup.strokes([[(604, 112), (610, 150), (610, 176)]], 8, ends=(0.4, 0.3), black=True)
        wedges(cup, [[(540, 100), (548, 130), (540, 160)], [(742, 96), (734, 124), (744, 152)]], 9, ends=(0.2, 0.2))
    with p.thing("tails", "accent", count=2) as tails:
        for x, flip in ((0, False), (800, True)):
            tail = [(-30, 16), (70, 34), (170, 36), (246, 12), (284, -44)]
            tails.flat(moved(tube(tail, (30, 34, 36, 30, 3), ends=CUT), (x, 1116), 1.0, 0, flip), gap=8)
            wedges(tails, moved_lines(fringe([(20, 14), (100, 12), (170, 8), (226, -16)], 5, (56, 72), bearing=(-100, -112), bend=-16, sink=24, seed=4), (x, 1116), flip=flip), 46)
            tails.flat(moved(tube(tail, (30, 34, 36, 30, 3), ends=CUT), (x, 1116), 1.0, 0, flip))
            tails.flat(moved(BOLT, (606 if flip else 194, 1128), 0.62, -54 if flip else 54, flip), ink=1)
    s.describe("Thunder, a huge grey dog, cowers under a kitchen table. Lightning runs in its fur. A small white hen sits against its nose. Two more dark tails lie in front of us.")
    s.moods("tender", "droll", "fearful", "warm", "hushed")
    s.themes("fear", "comfort", "thunder", "courage", "friendship", "size")
    s.says("comfort", "shelter", "aftershock", "static", "stage-fright", "brave", "deep-breaths", "hush", "overcharged", "nanny", "big softy", "bark, no bite", "it scares itself", "poor thing", "there, there", "who made that noise?", "not a word about roast", "storm in a teacup", "the landlady", "a hen sits where she likes", "he felt it coming", "after the quarrel", "monsters have mothers too", "I am my own bad weather", "it is only you, dear", "grandfather after the war", "somebody has to be the grown-up", "fear fills a house", "nobody knows he cries", "the smallest one stayed", "are we all hiding?", "count to ten between", "first aid", "he is more afraid of you", "rehearsing for tonight", "don’t look at my tail", "sorry about the roof", "sit. stay.", "love is a warm back", "she has seen worse", "before the rain", "even the loud ones", "breathe with me", "my brother at parties")  # fmt: skip
    s.relate("thunder", "hides behind", "table")
    s.relate("hen", "guards", "thunder")
    s.about(place="under a kitchen table", time="evening", weather="a storm indoors", light="hearth glow from the right", composition="centred", view="near, from the floor", foreground="two tails cut by the lower edge", unexplained="whose tails lie beside us")
