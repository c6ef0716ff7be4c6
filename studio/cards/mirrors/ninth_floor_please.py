"""Ninth Floor, Please: a hippopotamus rides in the lift and has brought its water along."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

BODY = "220,400! 300,370 500,370 580,400! 620,600 660,740 670,880 650,1000 640,1080! 650,1130 660,1160 640,1172! 600,1180 540,1180 496,1172! 486,1150 496,1110 490,1070! 440,1084 360,1084 310,1070! 304,1110 314,1150 304,1172! 260,1180 200,1180 160,1172! 140,1160 150,1130 160,1080! 150,1000 130,880 140,740 180,600!"
HEAD = "400,270! 440,270 464,280 480,292! 490,262 520,248 552,266! 566,292 560,320 548,336! 572,350 584,384 566,424! 570,470 596,510 624,556! 650,620 646,710 612,772! 574,826 490,856 400,858 310,856 226,826 188,772! 154,710 150,620 176,556! 204,510 230,470 234,424! 216,384 228,350 252,336! 240,320 234,292 248,266! 280,248 310,262 320,292! 336,280 360,270 400,270!"
FACE = "-54,60! -74,20 -78,-30 -60,-80 -10,-106 40,-98 68,-74! 74,-50 78,-38 74,-26! 90,-8 108,8 102,18! 86,22! 92,30 88,38 80,38! 86,46 84,54 76,56! 82,70 74,88 50,92 24,84! 20,120 -30,120 -54,60!"
HAIRS = ("-54,66! -86,20 -90,-40 -60,-94 -6,-118 44,-106 72,-76! 40,-74 10,-70 -4,-44 -10,-10! -26,-18 -34,0 -22,16! -34,34 -44,60!", "-30,90! -70,110 -110,80 -100,20 -100,-40 -64,-100 -6,-122 50,-108 76,-70! 30,-80 6,-50 4,-20 -10,30 -24,60!")


@card(id="b0hm49", title="Ninth Floor, Please", seed=4, palette="riso_back_stairs", light=(0.0, -1.0))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.0, -0.8, 0.5)])
    dark = {"turquoise": 1.0, "brown": 1.0}
    with d.thing("lift", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", brown=1)
        g.strokes([[(-20, 240), (820, 240)], [(186, 240), (186, 1230)], [(614, 240), (614, 1230)]], 6, ends=(1, 1))
        g.flat("270,180! 280,110 330,60 400,50 470,60 520,110 530,180!")
        with g.in_inks(brown=1, turquoise=1):
            g.strokes([[(400, 172), (474, 100)]], 11, ends=(1, 0.1))
            g.strokes([[(400 + 112 * c, 172 - 104 * q), (400 + 92 * c, 172 - 86 * q)] for c, q in ((-0.95, 0.3), (-0.7, 0.72), (-0.27, 0.97), (0.27, 0.97), (0.95, 0.3))], 7, ends=(1, 1))
    with d.thing("neighbours", "witness", count=2) as n:
        for x, m, hair in ((84, False, HAIRS[0]), (716, True, HAIRS[1])):
            a = 30 if m else -30
            n.flat(moved("-56,20! 46,40! 46,156! -66,156!", (x, 500), 1.0, 0, m))
            n.flat(moved(FACE, (x, 490), 1.1, a, m), gap=5)
            n.flat(moved(hair, (x, 490), 1.1, a, m), **dark)
            with n.in_inks(brown=1, turquoise=1):
                n.strokes([moved(c, (x, 490), 1.1, a, m) for c in ([(38, -26), (52, -34), (66, -26)], [(34, -50), (50, -56), (66, -48)])], 7, ends=(0.4, 0.3))
                n.strokes([moved([(50, -26), (58, -26)], (x, 490), 1.1, a, m)], 9, ends=(1, 1))
    with d.thing("hippopotamus", "subject") as t:
        t.flat(BODY, gap=7, turquoise=1)
        t.flat(HEAD, gap=8, turquoise=1)
        for m in (-1, 1):
            x = 400 + m * 150
            t.flat(moved("-16,-6! -10,-22 10,-22 16,-6! 8,8 -8,8!", (400 + m * 116, 296), 1.2, m * 20), **dark)
            t.flat(ellipse(x, 386, 27, 25), gap=5, **dark)
            t.flat(f"{x - 27},386! {x},378 {x + 27},386! {x + 22},404 {x},412 {x - 22},404!")
            t.flat(ellipse(x + 4, 390, 11, 12), **dark)
            t.flat(f"{400 + m * 60},560! {400 + m * 74},522 {400 + m * 112},518 {400 + m * 134},556! {400 + m * 112},548 {400 + m * 84},556!", **dark)
            t.strokes([[(400 + m * 150, 470), (400 + m * 168, 486), (400 + m * 190, 492)], [(400 + m * 60, 450), (400 + m * 68, 480), (400 + m * 64, 506)]], 7, ends=(0.1, 0.1))
        t.strokes([[(180, 700), (240, 730), (330, 720), (400, 736), (470, 720), (560, 730), (620, 700)]], 9, ends=(0.2, 0.2))
    with d.thing("water", "place", plane="front") as w:
        w.flat("-20,652! 100,640 220,658 400,646 560,658 700,642 820,652! 820,1220! -20,1220!", overprint=True, turquoise=1)
        w.strokes([[(-20, 656), (60, 644), (140, 648), (176, 654)], [(624, 654), (700, 646), (760, 646), (820, 656)], [(170, 652), (280, 660), (400, 650), (540, 660), (630, 652)], [(40, 1000), (64, 992), (90, 1000)], [(660, 1090), (700, 1080), (740, 1090)], [(690, 900), (716, 892), (744, 900)]], 8, ends=(0.3, 0.3))
        w.strokes([[(166, 670), (196, 740), (250, 770), (330, 756), (400, 772), (470, 756), (550, 770), (604, 740), (634, 670)]], 9, ends=(0.1, 0.1))
        w.strokes([[(200, 1176), (206, 1150)], [(258, 1178), (258, 1152)], [(542, 1178), (542, 1152)], [(600, 1176), (594, 1150)]], 9, ends=(1, 0.1))
    with d.thing("floating hat", "accent", plane="front") as h:
        h.flat(moved("-110,10! -70,-16 -46,-12! -46,-60 -24,-80 16,-78 40,-58 46,-12! 76,-16 110,10! 50,30 -50,30!", (112, 716), 0.9, -8), gap=7, **dark)
        h.flat(moved("-46,-10! 46,-10! 45,-32! -46,-32!", (112, 716), 0.9, -8))
    s.describe("A turquoise hippopotamus stands in a lift full of water. It looks straight at us with heavy lids. At both sides a neighbour, up to the chin in water, looks at the ceiling. A hat floats by, and the dial above the door points right.")
    s.moods("droll", "polite", "crowded", "calm")
    s.themes("courtesy", "size", "neighbours", "water", "patience")
    s.says("going up", "hippo", "ninth floor, please", "don’t mention it", "splash", "capacity", "elephant in the lift", "heavyweight", "nobody looks", "is it raining outside?", "neighbours", "a damp flat", "bath time", "he lives above us", "sorry, full", "submerged", "hold your breath till four", "politeness is a kind of drowning", "emergency exit", "my boss", "somebody say something", "the new tenant", "plumber", "wallow", "maximum eight persons or", "up to here", "you first noticed it, you tell him", "mudbath", "silence between floors", "goes swimmingly", "he brought his own", "thick-skinned", "house rules", "we always meet on tuesdays", "small talk", "I forgot my snorkel", "buoyant", "a hat goes its own way", "it only wants to go home", "deep breath", "the water was here first", "spa", "rising level", "pretend it is a dream")  # fmt: skip
    s.relate("hippopotamus", "is inside", "lift")
    s.relate("water", "pours out of", "hippopotamus")
    s.about(place="a lift", time="evening, coming home", light="even, from the lift's ceiling", composition="centred", view="eye level", foreground="water with a floating hat", unexplained="where the water comes from, and who lost the hat")
