"""They Have Been Planning This: mushrooms bear a rowing boat off through the wood, and a goat stands at its bow."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

HULL = "400,612! 330,640 240,664 160,682 92,690! 96,740 124,796 180,842 260,874 340,898 400,912! 460,898 540,874 620,842 676,796 704,740 708,690! 640,682 560,664 470,640"
CAP = "-100,0! -106,-34 -84,-68 -44,-84 2,-88 46,-82 86,-66 106,-32 100,0! 50,14 0,18 -50,14"
# the goat from the front, round 400,0; the left half is the mirror of the right one
SKULL = "-2,190! 36,190 68,208 84,246 80,296 66,346 56,388 60,420 52,452 26,470 -2,474!"
BODY = "-2,380! 62,380! 84,426 128,470 160,520 172,580 168,720! -2,720!"
MEN = (((114, 834), (60, 950), (112, 1080), 0.92, -10, ((-62, -34, 13), (-10, -50, 14))), ((690, 828), (742, 946), (688, 1074), 0.92, 12, ((58, -36, 14), (10, -52, 13))), ((242, 914), (174, 1024), (246, 1126), 1.18, -8, ((-76, -32, 14), (-30, -14, 12), (-66, -60, 9))), ((562, 916), (632, 1020), (556, 1122), 1.2, 9, ((76, -28, 15), (34, -12, 12), (60, -58, 9))), ((402, 990), (336, 1084), (412, 1160), 1.26, 0, ((-72, -26, 14), (-44, 0, 10), (42, -4, 13), (76, -36, 11))))  # hip, knee, foot, size, tilt of the cap, its spots


def mushroom(t: Cutting, hip: tuple[float, float], knee: tuple[float, float], foot: tuple[float, float], wide: float, tilt: float, spots: tuple[tuple[float, float, float], ...]) -> None:
    """A mushroom that walks bowed: thigh and shin of one stalk, a knee, a bulb for a foot, a cap pressed low by its load."""
    r, at = 23 * wide, (hip[0], hip[1] - 14)
    for knots, ends in (([(*knee, r), ((knee[0] + foot[0]) / 2, (knee[1] + foot[1]) / 2, r * 0.9), (*foot, r * 1.6)], (1, 0.7)), ([(*hip, r * 0.9), (*knee, r * 1.14)], (0, 1))):
        t.flat(tube(knots, ends=ends), ink=0, gap=8, around=KEY), t.flat(tube(knots, ends=ends, side=(-1.0, -0.1)), ink=1)
    t.flat(moved("-25,-20! 25,-20! 44,14! 29,8 16,22! 0,10 -16,22! -29,8 -44,14!", (hip[0] * 0.58 + knee[0] * 0.42, hip[1] * 0.58 + knee[1] * 0.42), r / 25, math.degrees(math.atan2(hip[0] - knee[0], knee[1] - hip[1]))), ink=0, gap=8, around=KEY), t.strokes([[(foot[0] - r * 1.5, foot[1] - k - 6), (foot[0], foot[1] - k), (foot[0] + r * 1.5, foot[1] - k - 10)] for k in (2, 22)], 7, ends=(0.2, 0.2), black=True)
    t.flat(moved(ellipse(0, 4, 94 * wide, 28), at, 1.0, tilt), ink=1, gap=8, around=KEY), t.strokes([moved([(a * wide, 14), (a * 0.78 * wide, 30)], at, 1.0, tilt) for a in (-74, -52, -30, 30, 52, 74)], 6, ends=(0.6, 0.3), black=True)
    t.flat(moved(CAP, at, wide, tilt), ink=2, gap=8, around=KEY)
    t.flat(*(moved(ellipse(a, b, q, q * 0.74), at, wide, tilt) for a, b, q in spots), ink=0)


@card(id="njsjdl", title="They Have Been Planning This", seed=46, palette="lino_salt_rose", light=(-0.6, -0.3))
def paint(s: Scene) -> None:
    p, at = Press(s, [Lamp(-0.66, -0.4, 0.45)]), (400, 0)
    with p.thing("spruce wood", "place") as wood:
        wood.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        wood.flat(*([(x - w, -20), (x + w, -20), (x + w * 1.3, 1090), (x - w * 1.3, 1090)] for x, w in ((70, 24), (176, 12), (642, 15), (744, 26))), ink=2)
        wood.flat("-20,1056! 200,1044 420,1054 640,1042 820,1056! 820,1220! -20,1220!", gap=8, around=0)
    with p.thing("goat", "witness") as g:
        g.flat(moved(BODY, at), ink=0, gap=8, around=KEY), g.flat(moved(BODY, at, 1.0, 0, True), ink=0, gap=8, around=KEY)
        for flip in (False, True):
            g.flat(moved(BODY, at, 1.0, 0, flip), ink=0)
            with g.within(moved(BODY, at, 1.0, 0, flip)):
                g.flat(moved("190,500! 152,516 124,550 108,594 104,720! 200,720!", at, 1.0, 0, flip), ink=1), g.flat(moved("-4,548! 24,556 42,592 44,720! -4,720!", at, 1.0, 0, flip))
            g.strokes(moved_lines([[(150, 512), (122, 552), (107, 594), (103, 650)]], at, flip=flip), 9, ends=(0.1, 0.6), black=True), wedges(g, moved_lines([[(56, 580), (62, 592), (58, 606)], [(98, 578), (92, 592), (96, 606)], [(70, 500), (74, 526), (68, 552)], [(104, 474), (108, 498), (100, 522)]], at, flip=flip), 12, KEY, ends=(0.2, 0.2))
            horn = moved(tube([(34, 212, 28), (50, 156, 25), (86, 104, 19), (136, 72, 11), (184, 66, 3)]), at, 1.0, 0, flip)
            g.flat(horn, ink=2, gap=8, around=KEY)
            with g.within(horn):
                g.strokes(moved_lines([[(4, 180), (34, 178), (80, 188)], [(14, 154), (46, 152), (90, 164)], [(30, 126), (58, 128), (100, 142)], [(52, 98), (78, 106), (110, 124)], [(82, 74), (98, 88), (124, 110)]], at, flip=flip), 8, ends=(0.3, 0.5), black=True)
            g.flat(moved("62,240! 104,214 160,218 218,262! 196,288 140,290 92,276 66,266!", at, 1.0, 0, flip), ink=0, gap=8, around=KEY), g.flat(moved("92,250! 120,236 160,240 196,264! 160,274 120,270!", at, 1.0, 0, flip), ink=1)
        for gap in (8, 0):
            g.flat("362,456! 374,500 394,560! 402,534! 414,548! 428,500 438,456!", ink=0, gap=gap, around=KEY)
            g.flat(moved(SKULL, at), ink=0, gap=gap, around=KEY), g.flat(moved(SKULL, at, 1.0, 0, True), ink=0, gap=gap, around=KEY)
        with g.within(moved(SKULL, at)):
            g.flat("446,180! 462,260 448,340 432,400 436,440 430,480! 520,480! 520,180!", ink=1)
        g.strokes([[(400, 424), (400, 436), (400, 450)]], 8, ends=(0.6, 0.5), black=True), wedges(g, [[(400, 186), (396, 220), (400, 262)], [(380, 188), (372, 212), (374, 240)], [(420, 188), (428, 212), (426, 240)], [(392, 488), (393, 508), (396, 530)], [(412, 488), (412, 502), (410, 522)]], (16, 13, 13, 9, 8), KEY, ends=(0.9, 0.1))
        for flip in (False, True):
            ball = moved("26,298! 40,282 66,278 84,294! 68,314 42,316", at, 1.0, 0, flip)
            g.flat(ball, ink=0, gap=6, around=KEY)
            with g.within(ball):
                g.flat(moved(ellipse(56, 301, 19, 16), at, 1.0, 0, flip), ink=2), g.flat(moved(ellipse(56, 304, 15, 6), at, 1.0, 0, flip)), g.flat(moved("10,270! 100,270! 100,292! 10,298!", at, 1.0, 0, flip), ink=0)
            g.strokes(moved_lines([[(20, 300), (52, 294), (88, 292)], [(28, 264), (52, 254), (76, 262)], [(32, 328), (48, 332), (64, 324)], [(8, 422), (22, 414), (34, 400)], [(0, 446), (20, 446), (42, 458)]], at, flip=flip), (13, 8, 6, 11, 8), ends=(0.3, 0.2), black=True)
    with p.thing("mushrooms", "subject", count=5) as m:
        for one in MEN:
            mushroom(m, *one)
        wedges(m, fringe([(40, 1190), (280, 1180), (400, 1206), (560, 1190), (760, 1190)], 18, (30, 64), -84, seed=6), 18, 2)
    with p.thing("rowing boat", "prop") as boat:
        for flip in (False, True):
            boat.flat(moved(tube([(-150, 690, 9), (-280, 608, 9), (-302, 594, 12), (-330, 576, 25), (-392, 536, 28)], ends=(1, 0.4)), at, 1.0, 0, flip), ink=0, gap=7, around=KEY), boat.flat(*(moved([(x - 6, 630), (x + 6, 628), (x + 6, 690), (x - 6, 690)], at, 1.0, 0, flip) for x in (-222, -182)), ink=1, gap=6, around=KEY)
        boat.flat(HULL, gap=8, around=KEY)
        with boat.within(HULL):
            boat.strokes([line for flip in (False, True) for q in (10, 84, 150, 212) for line in moved_lines([[(-320, 690 + q * 0.62), (-240, 682 + q * 0.8), (-160, 664 + q * 0.92), (-70, 640 + q), (-10, 616 + q)]], at, flip=flip)], (26, 9, 9, 8) * 2, ends=(0.9, 0.9))
        wedges(boat, [[(386, 928), (366, 934), (340, 930)], [(414, 928), (436, 934), (462, 930)]], 9), boat.flat("382,604! 400,588 418,604! 420,760 410,926! 390,926! 380,760", ink=1, gap=8, around=KEY), boat.flat(ellipse(400, 700, 24, 26)), boat.flat(ellipse(400, 700, 13, 15), ink=1)
        for flip in (False, True):  # the forefeet, on the rail
            boat.flat(moved("46,560! 46,626! 102,626! 104,560!", at, 1.0, 0, flip), ink=0), boat.flat(moved("44,618! 104,618! 112,660! 79,662! 74,640! 69,662! 36,660!", at, 1.0, 0, flip), gap=6, around=0)
    s.describe("Five red mushrooms carry a rowing boat through a wood. They come towards us and bend at the knee under the load. A white goat stands with its hooves on the bow, calm and haughty.")
    s.moods("droll", "solemn", "conspiratorial", "proud"), s.themes("revolt", "journey", "secrets", "power", "nature")
    s.says("kidnap", "conspiracy", "portage", "taxi", "overnight", "regatta", "parade", "abduction", "logistics", "commuting", "teamwork", "passenger", "all aboard", "left, right, left", "hostile takeover", "one goat, one vote", "she ordered this", "don’t rock the boat", "the fairy ring has moved", "what grew in the night", "the help has plans", "sail on moss", "the tide never came, so we did", "chauffeur-driven", "five strong fellows", "who is in charge here?", "the forest borrows", "nobody looked down", "captain of nothing", "some of us are poisonous", "carried by my enemies", "we leave at nightfall", "take me to your river", "maybe the sea was wrong", "they waited for rain", "public transport", "quiet on the stairs", "a coup on soft feet", "I only came for the grass", "knees up", "under the hat, a plan", "the long way to the water", "thieves with spots", "ahoy in the woods")  # fmt: skip
    s.relate("mushrooms", "carries", "rowing boat"), s.relate("rowing boat", "contains", "goat"), s.about(place="a spruce wood", time="dusk", light="low glow between the trunks", composition="centred", view="from below, at the height of moss", foreground="the mushroom under the bow, and dark moss", unexplained="where they take the goat")
