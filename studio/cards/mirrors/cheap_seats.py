"""The Cheap Seats: the theatre's chandelier is one bat, wings spread, a candle on every finger; it yawns."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved

WING = "-50,560! -110,640 -180,690 -262,706! -272,738 -284,758! -300,730 -292,690! -322,610 -340,520 -346,430! -304,452 -272,416 -252,330! -216,368 -172,342 -142,272! -116,316 -84,330 -48,330!"
BODY = "-34,196! -46,250 -74,330 -88,430 -84,530 -64,610 -44,660 44,660 64,610 84,530 88,430 74,330 46,250 34,196! 22,214 0,226 -22,214!"
LEG = "-46,256! -50,200 -46,150 -40,106! -54,92 -56,70 -44,56! -38,70 -32,74! -34,58 -24,46 -14,56! -16,70 -12,76! -4,62 6,66! 4,88 -10,106! -14,150 -8,200 4,250!"
HEAD = "-74,64 -104,4 -100,-56! -130,-130 -122,-240! -50,-180 -18,-104! 18,-104! 50,-180 122,-240! 130,-130 100,-56! 104,4 74,64 44,116 0,130 -44,116"
TIPS = ((-346, 432), (-252, 332), (-142, 274))


@card(id="4l8g09", title="The Cheap Seats", seed=71, palette="riso_one_kind_word", light=(0, -0.5))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, -0.5, 0.5)])
    lean, pin, size = -4, (376, 26), 0.94
    with d.thing("dark house", "place") as h:
        h.flat("-20,-20! 820,-20! 820,1220! -20,1220!", yellow=1, black=1)
    with d.thing("brass rail", "prop") as r:
        r.flat("262,-20! 278,-20! 278,92! 262,92!", yellow=1)
        r.flat("490,-20! 506,-20! 506,92! 490,92!", yellow=1)
        r.flat("228,78! 540,78! 552,92 540,106! 228,106! 216,92", yellow=1)
    with d.thing("bat", "subject") as b:
        for mirror in (False, True):
            b.flat(moved(WING, pin, size, lean, mirror), yellow=1)
            side = -1 if mirror else 1
            with b.in_inks(yellow=1, black=1):
                b.strokes([placed([(-276 * side, 706), ((-276 + x) / 2 * side - 6 * side, (706 + y) / 2 - 20), (x * side, y + 14)], pin, size, lean) for x, y in TIPS], 8, ends=(1, 0.4))
                b.strokes([placed([(-280 * side, 716), (-180 * side, 620), (-70 * side, 590)], pin, size, lean)], 10, ends=(1, 0.5))
        b.flat(moved(BODY, pin, size, lean), gap=9)
        for mirror, at in ((False, -8), (True, 8)):
            b.flat(moved(LEG, placed([(at, 0)], pin, size, lean)[0], size, lean, mirror))
        head = (*placed([(0, 736)], pin, size, lean)[0], 180 + lean - 6)
        b.flat(moved(HEAD, head[:2], size, head[2]), gap=9)
        for mirror in (False, True):
            b.flat(moved("-110,-200! -64,-150 -40,-96! -84,-66! -108,-130", head[:2], size, head[2], mirror), yellow=1)
        b.flat(moved("-44,34! 0,20 44,34! 50,80 30,116 0,122 -30,116 -50,80", head[:2], size, head[2]), yellow=1, black=1)
        b.flat(moved("-26,28! -8,26! -16,60!", head[:2], size, head[2]))
        b.flat(moved("26,28! 8,26! 16,60!", head[:2], size, head[2]))
        b.flat(moved("-28,102! -16,82 16,82 28,102! 0,114", head[:2], size, head[2]), yellow=1)
        b.flat(moved("-24,0! -10,-20 0,-24 10,-20 24,0! 0,12", head[:2], size, head[2]), yellow=1, black=1)
        with b.in_inks(yellow=1, black=1):
            b.strokes([placed(c, head[:2], size, head[2]) for c in ([(-80, -26), (-56, -8), (-32, -18)], [(80, -26), (56, -8), (32, -18)], [(-72, -50), (-52, -48), (-36, -38)], [(72, -50), (52, -48), (36, -38)])], 10, ends=(0.4, 0.2))
            b.strokes([placed(c, pin, size, lean) for c in ([(-40, 400), (-34, 444)], [(0, 420), (2, 468)], [(40, 400), (36, 444)], [(-22, 500), (-18, 544)], [(22, 500), (18, 544)])], 9, ends=(0.4, 0.1))
    with d.thing("candles", "accent") as c:
        for side in (1, -1):
            for k, (x, y) in enumerate(TIPS):
                (cx, cy) = placed([(x * side, y)], pin, size, lean)[0]
                c.flat([(cx - 15, cy + 12), (cx - 15, cy - 70), (cx + 15, cy - 70), (cx + 15, cy + 12)], gap=5)
                c.flat(moved("0,-74! 20,-34 22,-6 0,12 -22,-6 -20,-34", (cx, cy - 90), 1.0, 70 if (side, k) == (-1, 2) else 0), yellow=1)
    with d.thing("spectators", "witness", plane="front", count=3) as o:
        o.flat("-20,1240! -20,1130! 20,1096 60,1078 92,1066! 84,1020 92,980 126,956 164,962 190,990 192,1030 182,1066! 220,1080 262,1104 284,1140 290,1240!", gap=6, yellow=1)
        o.flat("84,1030! 84,1000 100,966 136,950 172,962 190,992 192,1040! 176,1070 140,1080 104,1066", gap=0, yellow=1, black=1)
        o.flat(ellipse(146, 940, 30, 25))
        o.flat("514,1240! 520,1150! 550,1118 596,1094! 596,1060 588,1040! 574,1036 574,1012 586,1008! 590,976 614,954 646,950 678,962 694,990 696,1012! 708,1014 708,1038 694,1042! 688,1062 686,1094! 734,1116 790,1150! 840,1240!", gap=6, yellow=1)
        o.flat("592,1050! 586,1024 600,1012! 640,1032 682,1014! 696,1030 690,1056! 640,1082", yellow=1, black=1)
        o.flat("300,1240! 306,1176 344,1142 378,1128! 360,1090 366,1048 400,1030 436,1046 444,1088 428,1126! 462,1140 500,1172 508,1240!", gap=6)
        o.flat("330,1078! 340,1052 366,1058! 366,1010! 400,998 436,1008! 440,1056! 466,1050 478,1076! 404,1096", gap=5, yellow=1, black=1)
        o.flat("364,1050! 400,1064 442,1048! 442,1060! 402,1076 364,1062!", yellow=1)
    s.describe("A huge white bat hangs by its feet and yawns. On every finger of its spread yellow wings stands a burning candle, and one flame has drooped sideways. Below, three spectators are seen from behind.")
    s.moods("weary", "grand", "droll", "cosy")
    s.themes("work", "night", "theatre", "light", "patience")
    s.says("chandelier", "yawn", "overtime", "vampire", "drip", "wax", "encore", "batman", "footlights", "wingspan", "hold still", "curtain", "the long third act", "who turned it on?", "lights out soon", "waiting in the wings", "hanging on", "blind leading", "best seat in the house", "birthday cake of the dark", "the show must go on", "five more minutes", "careful with the curtain", "a living lamp", "heavy eyelids", "it heard every opera twice", "one of us is asleep", "warm toes", "head over heels", "the understudy", "romantic dinner for six hundred", "candlelight", "gothic", "work from home", "who lights the lighter?", "don’t wake the ceiling", "burning at both ends", "the bored angel", "good evening, ladies and gentlemen", "I see it the other way round", "power cut", "long arms, long night", "echo", "nobody ever looks up")  # fmt: skip
    s.relate("bat", "carries", "candles")
    s.relate("bat", "hangs from", "dark house")
    s.about(place="a playhouse", time="during the last act", light="six candle flames", composition="high", view="from below, from the stalls", foreground="the backs of three spectators", unexplained="why nobody looks surprised")
