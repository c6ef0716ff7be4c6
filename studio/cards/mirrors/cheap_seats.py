"""The Cheap Seats: the theatre's chandelier is one bat, wings spread, a candle on every finger; it yawns."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.poster_shapes import moved

WING = "-44,600! -96,650 -170,676 -256,706! -262,738 -280,760! -296,730 -284,690! -318,610 -340,520 -346,430! -300,456 -270,420 -252,330! -214,372 -170,346 -142,272! -110,320 -64,306 -30,240! -50,420"
HEAD = "-74,64 -104,4 -100,-56! -130,-130 -122,-240! -50,-180 -18,-104! 18,-104! 50,-180 122,-240! 130,-130 100,-56! 104,4 74,64 44,116 0,130 -44,116"
TIPS = ((-346, 432), (-252, 332), (-142, 274))


@card(id="4l8g09", title="The Cheap Seats", seed=71, palette="riso_one_kind_word", light=(0, -0.5))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, -0.5, 0.5)])
    lean, pin = -5, (412, 10)
    with d.thing("dark house", "place") as h:
        h.flat("-20,-20! 820,-20! 820,1120! 400,1086 -20,1130!", yellow=1, black=1)
    with d.thing("bat", "subject") as b:
        b.strokes([[(412, -20), (412, 40), (410, 96)]], 8, ends=(1, 1))
        for mirror in (False, True):
            b.flat(moved(WING, pin, 1, lean, mirror), yellow=1)
            side = -1 if mirror else 1
            with b.in_inks(yellow=1, black=1):
                b.strokes([placed([(-272 * side, 706), ((-272 + x) / 2 * side - 6 * side, (706 + y) / 2 - 20), (x * side, y)], pin, 1, lean) for x, y in TIPS], 9, ends=(1, 0.4))
        b.flat(moved("-30,250! -40,180 -34,120 -14,92! 14,92! 34,120 40,180 30,250! 62,360 78,480 70,600 40,660 -40,660 -70,600 -78,480 -62,360", pin, 1, lean), gap=9)
        b.flat(moved("0,130! 8,190 10,260! -10,260! -8,190", pin, 1, lean), yellow=1, black=1)
        head = (*placed([(0, 740)], pin, 1, lean), 180 + lean)
        b.flat(moved(HEAD, head[0], 1, head[1]), gap=9)
        for mirror in (False, True):
            b.flat(moved("-110,-200! -64,-150 -40,-96! -84,-66! -108,-130", head[0], 1, head[1], mirror), yellow=1)
        b.flat(moved("-40,36! 0,22 40,36! 46,80 26,112 0,116 -26,112 -46,80", head[0], 1, head[1]), yellow=1, black=1)
        b.flat(moved("-24,30! -8,28! -16,60!", head[0], 1, head[1]))
        b.flat(moved("24,30! 8,28! 16,60!", head[0], 1, head[1]))
        b.flat(moved("-24,100! -14,84 14,84 24,100! 0,110", head[0], 1, head[1]), yellow=1)
        b.flat(moved("-22,4! -10,-14 0,-20 10,-14 22,4! 0,14", head[0], 1, head[1]), yellow=1, black=1)
        with b.in_inks(yellow=1, black=1):
            b.strokes([placed(c, head[0], 1, head[1]) for c in ([(-78, -22), (-56, -8), (-32, -14)], [(78, -22), (56, -8), (32, -14)], [(-72, -46), (-52, -44), (-36, -34)], [(72, -46), (52, -44), (36, -34)])], 9, ends=(0.4, 0.2))
            b.strokes([placed(c, pin, 1, lean) for c in ([(-40, 420), (-34, 460)], [(0, 440), (2, 484)], [(40, 420), (36, 460)], [(-24, 520), (-20, 560)], [(24, 520), (20, 560)])], 8, ends=(0.4, 0.1))
    with d.thing("candles", "accent") as c:
        for side in (1, -1):
            for k, (x, y) in enumerate(TIPS):
                (cx, cy) = placed([(x * side, y)], pin, 1, lean)[0]
                c.flat([(cx - 15, cy + 8), (cx - 15, cy - 74), (cx + 15, cy - 74), (cx + 15, cy + 8)])
                c.flat(moved("0,-74! 20,-34 22,-6 0,12 -22,-6 -20,-34", (cx, cy - 92), 1.0, 70 if (side, k) == (-1, 2) else 0), yellow=1)
    with d.thing("opera glasses", "witness", plane="front") as o:
        for x, y in ((150, 1060), (238, 1066)):
            o.flat(moved("-26,-60! 26,-60! 40,44! -40,44!", (x, y), 1, 4), gap=6, yellow=1, black=1)
            o.flat(ellipse(x - 2, y + 44, 40, 14, degrees=4), gap=4, yellow=1)
        o.flat("168,1046! 222,1050! 222,1068! 168,1064!", yellow=1, black=1)
    s.describe("A huge bat hangs from the ceiling of a theatre, yawning. On every finger of its spread yellow wings stands a burning candle, and one flame has drooped sideways. A pair of opera glasses lies on the balustrade below.")
    s.moods("weary", "grand", "droll", "cosy")
    s.themes("work", "night", "theatre", "light", "patience")
    s.says("chandelier", "yawn", "overtime", "vampire", "drip", "wax", "encore", "batman", "night shift", "upside down", "hold still", "curtain", "the long third act", "who turned it on?", "lights out soon", "waiting in the wings", "hanging on", "blind leading", "best seat in the house", "birthday cake of the dark", "the show must go on", "five more minutes", "careful with the curtain", "a living lamp", "heavy eyelids", "it heard every opera twice", "one of us is asleep", "warm toes", "head over heels", "the understudy", "romantic dinner for six hundred", "candlelight", "gothic", "work from home", "who lights the lighter?", "don’t wake the ceiling", "burning at both ends", "the bored angel", "good evening, ladies and gentlemen", "I see it the other way round", "power cut", "long arms, long night", "echo", "nobody ever looks up")  # fmt: skip
    s.relate("bat", "carries", "candles")
    s.relate("bat", "hangs from", "dark house")
    s.about(place="a playhouse", time="during the last act", light="six candle flames", composition="high", view="from below, from the stalls", foreground="a pale balustrade with opera glasses", unexplained="who left the opera glasses")
