"""Row Softly: seen from straight above, a rower faces the huge sow asleep in his boat; her piglets swim behind."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import CUT, tube

# all of the boat is drawn round its own middle, its bow up; the halves are the right ones, and are mirrored
AT = ((370, 528), 0.95, 8)
HULL = "-3,-512! 3,-512! 60,-466 112,-408 160,-336 194,-230 214,-100 222,30 214,200 194,326 168,404! -4,418!"
INNER = "-3,-456! 3,-456! 50,-416 92,-370 136,-300 168,-214 190,-100 197,30 190,190 172,306 150,372! -4,384!"
SOW = "-4,-116! 44,-112 88,-88 122,-44 150,20 168,90 174,170 168,242 146,304 108,344 54,366 -4,372!"
HEAD = "-4,-206! 40,-204! 46,-184 58,-156 76,-124 88,-90 84,-50! -4,-40!"
EAR = "52,-84! 44,-108 62,-136 96,-158 146,-172! 142,-136 126,-100 100,-76 72,-68!"
SNOUT = "-50,-204 -46,-222 -20,-230 20,-230 46,-222 50,-204 20,-194 -20,-194"
BLADE, FIST = "0,-8! 14,-22 40,-27 84,-24 94,-12! 94,12! 84,24 40,27 14,22 0,8!", "-19,-12 0,-19 17,-14 20,6 10,20 -10,20 -20,8"


@card(id="tnflto", title="Row Softly", seed=30, palette="lino_peat", light=(-0.6, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.3, 0.5)])
    both = (False, True)
    with p.thing("river", "place") as r:
        r.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=KEY)
        with r.down_to(2):
            r.strokes(moved_lines([[(-40, -520), (-124, -452), (-196, -360), (-238, -256)], [(40, -524), (120, -460), (186, -388)], [(-258, -140), (-280, 30), (-264, 220)], [(-306, -40), (-324, 120), (-304, 300)], [(262, -150), (286, 30), (270, 230)], [(318, -180), (342, 30), (322, 290)], [(378, -90), (394, 110), (376, 340)], [(-176, 430), (-220, 520), (-240, 640)], [(-230, 420), (-300, 500), (-330, 600)], [(196, 430), (262, 476), (350, 500)]], *AT), 10, ends=(0.1, 0.1))
    with p.thing("boat", "prop") as b:
        for shape, gap, ink, around in ((HULL, 9, 1, 2), (HULL, 0, 1, 2), (INNER, 9, 2, KEY), (INNER, 0, 2, KEY)):
            b.flat(moved(shape, *AT), ink=ink, gap=gap, around=around), b.flat(moved(shape, *AT, True), ink=ink, gap=gap, around=around)
        b.strokes(moved_lines([[(0, -440), (0, -380)], [(-62, -386), (-60, -230)], [(62, -386), (60, -230)], [(-122, -280), (-126, -150)], [(122, -280), (126, -150)]], *AT), 6, ends=(0.5, 0.5), black=True), b.flat(moved("-108,-354! 108,-354! 132,-312! -132,-312!", *AT), ink=1, gap=6, around=KEY)
    with p.thing("sow", "subject") as t:
        t.flat(moved("70,-110! 140,-80 176,0 192,90 192,180 180,290 150,352 60,376! 0,360!", *AT))  # her shadow on the boards
        for q in both:
            t.flat(moved(moved("-20,50! -20,-2! 20,-2! 20,50!", (150, -44), 1.0, 22), *AT, q), ink=0, gap=6, around=KEY)
            for f in both:
                t.flat(moved(moved(moved("2,0! 21,0! 19,-24 12,-36 4,-32! 3,-16!", (0, 0), 1.0, 0, f), (150, -44), 1.0, 22), *AT, q), ink=1, gap=5, around=KEY)
        for gap, half, q in [(gap, half, q) for gap in (8, 0) for half in (SOW, HEAD) for q in both]:
            t.flat(moved(half, *AT, q), ink=0, gap=gap, around=KEY)
        with t.within(moved(SOW, *AT)):
            t.flat(moved("100,-120! 128,0 142,90 146,180 130,270 90,340 40,376! 220,400! 220,-120!", *AT), ink=1)
            wedges(t, fringe(moved([(118, -50), (136, 60), (145, 170), (130, 270), (86, 340)], *AT), 17, (30, 56), 90, sink=6, seed=5), 17, 1)
        with t.down_to(1):
            t.strokes(moved_lines([[(0, -70), (-3, 60), (0, 190)], [(0, 230), (0, 270), (-2, 300)]], *AT), 11, ends=(0.1, 0.1))
        for q in both:
            t.strokes(moved_lines([[(166, 206), (122, 236), (92, 290), (84, 352)], [(148, 14), (120, 42), (114, 92)], [(100, -64), (72, -48), (50, -46)]], *AT, flip=q), 9, ends=(0.3, 0.1), black=True)
            t.strokes(moved_lines([[(14, -126), (27, -142), (47, -136)], [(20, -140), (13, -152)], [(33, -144), (32, -158)]], *AT, flip=q), (10, 7, 7), ends=(0.4, 0.3), black=True)
            t.flat(moved(EAR, *AT, q), ink=1, gap=7, around=KEY), t.strokes(moved_lines([[(72, -90), (96, -114), (124, -144)]], *AT, flip=q), 8, ends=(0.4, 0.1), black=True)
        t.strokes(moved_lines([[(-24, -176), (0, -183), (24, -176)]], *AT), 7, ends=(0.1, 0.1), black=True), t.flat(moved(SNOUT, *AT), ink=1, gap=7, around=KEY), t.flat(moved(ellipse(-17, -217, 7, 6), *AT)), t.flat(moved(ellipse(17, -217, 7, 6), *AT))
        t.flat(moved(tube([(0, 362, 10), (8, 384, 9), (34, 398, 8), (58, 388, 8), (54, 366, 7), (34, 370, 6)]), *AT), ink=0, gap=7, around=KEY), t.flat(moved(ellipse(-1, 357, 13, 10), *AT), ink=0)
    with p.thing("rower", "witness") as k:
        for q in both:
            k.flat(moved(tube("24,-330,24 34,-296,22 40,-268,20"), *AT, q))
            k.flat(moved(ellipse(160, -286, 20, 15), *AT, q)), k.flat(moved(tube("30,-246,8 160,-286,7 268,-319,7", ends=CUT), *AT, q), ink=0, gap=6, around=KEY), k.flat(moved(moved(BLADE, (260, -317), 1.0, -17), *AT, q), ink=0, gap=4, around=KEY)
            k.strokes(moved_lines([[(276, -322), (314, -334), (346, -344)], [(157, -306), (164, -266)]], *AT, flip=q), (6, 9), ends=(0.9, 0.5), black=True)
            k.strokes(moved_lines([[(254, -284), (300, -286), (352, -304)], [(262, -262), (310, -262), (350, -276)]], *AT, flip=q), 6, ends=(0.1, 0.1))
            k.flat(moved(tube("104,-306,16 92,-278,15 66,-260,13"), *AT, q), ink=1, gap=6, around=KEY), k.flat(moved(moved(FIST, (59, -256), 1.0, -17), *AT, q), ink=1, gap=5, around=KEY)
            k.strokes(moved_lines([moved([(x, 2), (x, 18)], (59, -256), 1.0, -17) for x in (-8, 1, 10)], *AT, flip=q), 5, ends=(0.4, 0.8), black=True)
            k.flat(moved(tube("68,-346,27 96,-326,23 106,-298,19", ends=(1.0, 0.3)), *AT, q), spot=True, gap=6, around=KEY)
        k.flat(moved("-80,-350 -62,-376 0,-388 62,-376 80,-350 74,-326 48,-308 0,-302 -48,-308 -74,-326", *AT), spot=True, gap=6, around=KEY), k.flat(moved(ellipse(0, -290, 12, 15), *AT), ink=1, gap=5, around=KEY), k.flat(moved(ellipse(0, -342, 54, 53), *AT), ink=1, gap=7, around=KEY), k.flat(moved(ellipse(0, -342, 46, 45), *AT), moved(ellipse(0, -342, 41, 40), *AT), ink=2), k.flat(moved(ellipse(0, -344, 34, 33), *AT)), k.flat(moved(ellipse(0, -345, 26, 25), *AT), ink=1)
    with p.thing("piglets", "accent") as g:
        for x, y, a, size, look, coat in ((318, 980, 8, 1.0, -8, 1), (406, 1058, -44, 0.94, 18, 0), (554, 1086, -84, 1.0, -12, 2), (716, 1040, -112, 0.9, 10, 1)):
            skin, nape = (2 if coat == 1 else 1), moved([(0, 66)], (x, y), size, a)[0]
            g.strokes(moved_lines([[(-34, 10), (-50, 50), (-60, 100)], [(34, 10), (50, 50), (60, 100)]], (x, y), size, a), 6, ends=(0.1, 0.1))
            g.flat(moved(ellipse(0, 88, 34, 50), (x, y), size, a), ink=coat, gap=5, around=KEY)
            for gap, f in ((5, False), (5, True), (0, False), (0, True)):
                g.flat(moved("-4,-206! 40,-204! 46,-184 58,-156 76,-124 86,-90 78,-50 50,-20 -4,-10!", nape, 0.44 * size, a + look, f), ink=coat, gap=gap, around=KEY)
            g.flat(moved(ellipse(0, 88, 34, 50), (x, y), size, a), ink=coat), g.flat(moved(ellipse(10, 108, 17, 20), (x, y), size, a), ink=skin if coat else 0), g.strokes(moved_lines([[(0, 132), (10, 146), (22, 138), (12, 128)]], (x, y), size, a), 6, ends=(0.9, 0.5))
            for f in both:
                g.flat(moved(EAR, nape, 0.44 * size, a + look, f), ink=skin, gap=4, around=KEY), g.flat(moved(ellipse(30, -142, 11, 13), nape, 0.44 * size, a + look, f))
            g.flat(moved(SNOUT, nape, 0.46 * size, a + look), ink=skin, gap=4, around=KEY)
    s.describe("Seen from straight above, a huge sow sleeps in a rowing boat. A rower in turquoise and a straw hat faces her and rows with both oars. Four piglets swim behind in a curved line.")
    s.moods("hushed", "droll", "anxious", "tender")
    s.themes("burden", "care", "sleep", "journey", "courage")
    s.says("ballast", "lullaby", "cargo", "hush", "passenger", "tightrope", "seaworthy", "oops", "don’t sneeze", "not me, let it not be me", "mother is asleep", "a full boat", "tread softly, row softer", "she’s dreaming of mud", "who invited you?", "women and piglets first", "the queen’s barge", "overbooked", "let sleeping sows lie", "where does she want to go?", "the weight of a promise", "one wrong stroke", "my first command", "no splashing", "he married for love", "ripple, ripple", "every boy has one to carry", "the children swim", "merrily down the stream", "heavy dreamer", "when pigs float", "removal day", "an inch above the water", "I said I could manage", "gently does it", "rounder than the river", "home before she wakes", "the biggest secret in the village", "pearl in a shell", "stowaway", "don’t rock it", "luxury cruise", "she pays in truffles", "small captain")  # fmt: skip
    s.relate("piglets", "follows", "boat")
    s.about(place="a dark river", time="evening", light="from the left", composition="diagonal", view="from above", foreground="four swimming piglets", unexplained="where he rows the sow")
