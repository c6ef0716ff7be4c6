"""Quieter Than That: Thunder hides under the table, and a hen sits down against its nose."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines

# the dog lies facing us: rump, then the shoulders, then two forelegs, and the head between them with its chin on the boards; halves are mirrored at x = 358
RUMP = "-190,820! -238,742! -222,706 -212,664! -238,652! -218,596 -198,548! -222,538! -190,470 -156,430! -176,424! -130,378 -70,348 0,342 70,350 124,374 170,420! 154,424! 188,470 216,530! 196,538! 218,600 236,660! 214,664! 226,706 240,750! 190,820!"
TAIL = "90,420! 180,400 250,414 296,460! 288,474! 314,510 326,560! 312,566! 328,620 322,690 300,752! 284,710 276,650 272,600! 258,616! 246,560 210,530 120,540!"
THIGH = "-150,740! -210,700 -262,724 -286,800 -284,880 -262,930! -284,944 -292,968 -270,988 -190,988 -130,980!"
CHEST = "-150,1000! -204,900 -216,780 -210,670 -182,580 -124,536 -62,552 0,598! 62,552 124,536 182,580 210,670 216,780 204,900 150,1000!"
FORE = "-196,700! -226,760 -234,840 -232,920 -236,980 -134,980 -132,900 -136,800 -130,740!"
PAW = "-78,34! -94,6 -88,-30 -62,-54 -24,-62 24,-62 62,-54 88,-30 94,6 78,34! 66,48 44,46 32,36! 18,52 -18,52 -32,36! -44,46 -66,48"
HALF = "-4,-168! 50,-166 96,-146 136,-104 154,-50 158,-10 184,40! 170,40 164,46! 164,70 180,104! 164,100 150,108! 144,130 148,158! 124,150 112,190 84,232 40,246 -4,248!"
EAR = "88,-146! 130,-178 180,-170 212,-124 228,-60 230,10 220,70 200,104 180,66 164,6 148,-50!"
SNOUT = "0,-30 30,-26 44,20 56,64 92,104 118,160 112,206 78,236 30,240 0,226! -30,240 -78,236 -112,206 -118,160 -92,104 -56,64 -44,20 -30,-26"
BOLT = "20,0! -60,76! -22,74! -110,168! 34,50! -4,52! 60,0!"
BRUSH = "-30,-28! 30,-62 78,-66! 70,-50! 116,-76 164,-74! 156,-56! 196,-66 236,-84 262,-116! 282,-76 270,-26 236,14! 228,-2! 206,32 170,52! 166,36! 130,60 60,72 -30,74!"
HEN = "-96,-86! -92,-140 -66,-150 -40,-140 -26,-108 -20,-72 0,-50 34,-48 66,-66 92,-100 110,-150! 124,-122! 142,-138! 140,-104! 158,-106! 146,-50 130,0 96,44 40,66 -20,62 -66,36 -90,-6 -92,-46"


@card(id="8at2nj", title="Quieter Than That", seed=79, palette="lino_sulphur", light=(0.8, -0.1))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.8, -0.16, 0.42)])
    cx, at, sits = 358, (358, 776), (579, 896)
    with p.thing("kitchen", "place") as room:
        room.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        room.flat("-20,724! 820,724! 820,1220! -20,1220!", ink=0, gap=8, around=KEY)
        room.strokes([[(316, 1040), (306, 1110), (286, 1200)], [(440, 1040), (452, 1110), (474, 1200)]], 8, ends=(0.2, 0.4), black=True)
    with p.thing("thunder", "subject") as dog:
        dog.flat(moved(TAIL, (cx, -36)), ink=2, gap=9, around=KEY), dog.flat(moved(BOLT, (598, 416), 0.7, 10, True), ink=1, gap=7, around=KEY), dog.flat(moved(RUMP, (cx, -36)), ink=2, gap=10, around=KEY)
        dog.flat(moved(THIGH, (cx, -36)), moved(THIGH, (cx, -36), 1, 0, True), ink=2, gap=9, around=KEY)
        dog.flat(moved(CHEST, (cx, -36)), ink=2, gap=10, around=KEY)
        for flip in (False, True):
            dog.flat(moved(BOLT, (cx + (60 if flip else -60), 348), 0.8, 0, flip), ink=1, gap=7, around=KEY)
            dog.flat(moved(FORE, (cx, -36), 1, 0, flip), ink=2, gap=9, around=KEY)
            paw = (cx + (206 if flip else -206), 982)
            dog.flat(moved(PAW, paw), ink=2, gap=9, around=KEY)
            dog.strokes(moved_lines([[(-32, 38), (-34, 10), (-30, -18)], [(32, 38), (34, 10), (30, -18)]], paw), 9, ends=(0.9, 0.2), black=True)
            dog.flat(*(moved("-10,-8! 10,-8! 0,16!", (paw[0] + u, paw[1] + v)) for u, v in ((-56, 42), (0, 46), (56, 42))))
        for shape, gap, flip in ((HALF, 26, False), (HALF, 26, True), (EAR, 10, False), (EAR, 10, True), (HALF, 10, False), (HALF, 10, True), (HALF, 0, False), (HALF, 0, True)):
            dog.flat(moved(shape, at, 1.0, 0, flip), ink=2, gap=gap, around=KEY)
        dog.flat(moved(SNOUT, at, 1.0), ink=2, gap=8, around=KEY), dog.flat(moved("-26,-60! 26,-60! 40,20 0,40 -40,20", at, 1.0), ink=2)
        for q in (-1, 1):
            x, y = cx + q * 80, 750
            dog.flat(ellipse(x, y, 45, 41), ink=0, gap=9, around=KEY), dog.flat(ellipse(x + 16, y + 14, 25, 26)), dog.dots([(x + 8, y + 4, 8)])
            dog.flat(moved("-52,-4! -36,-40 0,-50 36,-40 52,-4! 24,-24 -24,-24", (x, y)), ink=2), dog.strokes(moved_lines([[(-50, -2), (-26, -20), (0, -24), (26, -20), (50, -2)]], (x, y)), 9, ends=(0.4, 0.4), black=True)
            dog.flat(moved("-66,14! -40,-18 0,-44 44,-58! 50,-34 14,-16 -24,10 -50,34!", (x, y - 72), 1, 0, q > 0))
        dog.flat(moved("-58,92! -40,70 0,62 40,70 58,92! 62,120 36,150 0,158 -36,150 -62,120", at, 1.0)), dog.flat(ellipse(cx - 20, 862, 18, 8, degrees=-12), ink=0)
        dog.strokes(moved_lines([[(0, 150), (0, 180), (-28, 206), (-70, 206)], [(0, 180), (28, 206), (70, 206)]], at, 1.0), 10, ends=(0.8, 0.3), black=True)
        wedges(dog, moved_lines([[(0, -160), (0, -130), (0, -90)]], at, 1.0), 22)
    with p.thing("hen", "witness") as bird:
        bird.flat(moved("-92,-136! -96,-168 -78,-164! -76,-192 -56,-172! -44,-190 -34,-166! -20,-168 -34,-130 -60,-136", sits, 0.75), ink=1, gap=7, around=KEY), bird.flat(moved("-88,-122! -128,-104 -90,-96!", sits, 0.75), ink=1, gap=7, around=KEY)
        bird.flat(moved(HEN, sits, 0.75), ink=0, gap=10, around=KEY), bird.flat(moved("-92,-98! -102,-76 -92,-58 -80,-76!", sits, 0.75), ink=1, gap=5, around=KEY)
        bird.flat(moved("-40,-8! -10,-30 40,-30 96,-44! 92,-14 108,-2! 74,8 76,26! 30,34 -20,26", sits, 0.75), ink=1, gap=6, around=KEY)
        bird.strokes(moved_lines([[(0, 2), (34, 4), (70, -8)], [(-72, -116), (-62, -110), (-52, -118)]], sits, 0.75), 8, ends=(0.4, 0.5), black=True)
    with p.thing("table", "accent") as table:
        table.flat("10,250! 92,250! 84,1090! 10,1090!", "708,250! 790,250! 790,1090! 716,1090!", gap=9, around=0), table.flat("10,196! 790,196! 790,276! 10,276!", gap=9, around=0), table.flat("-20,140! 820,140! 820,200! -20,200!", gap=9, around=0)
        with table.down_to(2):
            table.strokes([[(40, 168), (160, 172), (300, 166)], [(380, 172), (520, 166), (680, 172)], [(58, 330), (60, 480), (60, 640)], [(742, 420), (740, 560), (740, 760)], [(150, 236), (280, 240), (420, 236)]], 9, ends=(0.1, 0.4))
    with p.thing("cup") as cup:
        cup.flat("544,118! 696,118! 676,140! 564,140!", ink=0, gap=7, around=KEY), cup.flat("650,58! 694,62 692,106 650,106! 652,92! 674,90 676,76 650,76!", ink=0, gap=7, around=KEY)
        cup.flat("576,116! 566,40! 662,40! 652,116!", ink=0, gap=7, around=KEY)
        wedges(cup, [[(534, 50), (542, 76), (534, 102)], [(726, 50), (718, 76), (726, 102)]], 9, ends=(0.2, 0.2))
    with p.thing("tails", "accent", count=2) as tails:
        for x, flip in ((0, False), (800, True)):
            tails.flat(moved(BRUSH, (x, 1150), 0.92, 0, flip), gap=9)
            wedges(tails, moved_lines([[(40, -34), (100, -42), (150, -46)], [(200, 22), (232, -10), (248, -50)], [(186, -40), (218, -56), (250, -86)]], (x, 1150), 0.92, flip=flip), 12, 2, ends=(0.2, 0.1))
            tails.flat(moved(BOLT, (652 if flip else 148, 1120), 0.48, -50 if flip else 50, flip), ink=1)
    s.describe("Thunder, a huge grey dog, cowers under a kitchen table. Lightning runs in its fur. A small white hen sits against its nose. Two more dark tails lie in front of us.")
    s.moods("tender", "droll", "fearful", "warm", "hushed")
    s.themes("fear", "comfort", "thunder", "courage", "friendship", "size")
    s.says("comfort", "shelter", "aftershock", "static", "stage-fright", "brave", "deep-breaths", "hush", "overcharged", "nanny", "big softy", "bark, no bite", "it scares itself", "poor thing", "there, there", "who made that noise?", "not a word about roast", "storm in a teacup", "the landlady", "a hen sits where she likes", "he felt it coming", "after the quarrel", "monsters have mothers too", "I am my own bad weather", "it is only you, dear", "grandfather after the war", "somebody has to be the grown-up", "fear fills a house", "nobody knows he cries", "the smallest one stayed", "are we all hiding?", "count to ten between", "first aid", "he is more afraid of you", "rehearsing for tonight", "don’t look at my tail", "sorry about the roof", "sit. stay.", "love is a warm back", "she has seen worse", "before the rain", "even the loud ones", "breathe with me", "my brother at parties")  # fmt: skip
    s.relate("thunder", "hides behind", "table")
    s.relate("hen", "guards", "thunder")
    s.about(place="under a kitchen table", time="evening", weather="a storm indoors", light="hearth glow from the right", composition="centred", view="near, from the floor", foreground="two tails cut by the lower edge", unexplained="whose tails lie beside us")
