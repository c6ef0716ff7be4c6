"""To Me, to You: two movers carry a great mirror, and the sea in it stays level and spills."""

from __future__ import annotations

from reverie_studio.engine.bodies import Outline, Point
from reverie_studio.finishes.riso_tools import Drum, Lamp, Printed
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved

FRAME = "-330,-320! 330,-320! 330,320! -330,320!"
GLASS = "-276,-266! 276,-266! 276,266! -276,266!"
SEA = "-20,470! 60,462 130,476 200,470 270,440 330,380 410,320 500,300 580,330 620,390 610,440 576,452 560,420 530,404 500,420 496,460 530,490 600,480 680,464 760,474 840,462! 840,1000! -20,1000!"
FOAM = "330,380 410,320 500,300 580,330 620,390 610,440 576,452! 580,424 556,416 562,392 532,392 530,366 496,376 482,350 450,368 424,348 390,372"
SPILL = "184,508! 130,492 84,498 56,530 46,610 48,800 36,980 26,1096! 128,1096! 122,980 114,800 112,660 124,590 184,580!"
STRIDE = (
    ("-20,0! 0,120 12,196 34,250 68,320 86,362! 150,334! 134,270 110,205 96,110 86,0!", "84,366! 152,336! 168,362 160,388! 122,400 104,420! 30,422! 32,404 62,392!"),
    ("-64,0! -80,100 -96,186 -104,224 -108,290 -120,374! -46,380! -32,300 -14,225 16,120 56,0!", "-120,376! -48,384! -40,404 -42,422! -184,422! -186,404 -158,394 -134,390!"),
)
PASS = (
    ("6,0! 24,110 44,196 92,268 132,326! 190,284! 160,220 128,150 112,0!", "130,330! 192,286! 214,310 204,338! 172,358 154,404 136,422! 82,424! 84,406 110,388 122,354!"),
    ("-52,0! -54,110 -46,196 -52,290 -50,378! 28,378! 32,300 40,220 56,120 70,0!", "-50,384! 30,384! 36,406 34,422! -116,422! -118,404 -92,394 -66,392!"),
)
MAN = "-46,170! -42,128 -50,116! -70,116 -84,108 -82,94! -86,88 -80,80! -86,74 -80,64! -100,58 -104,50 -88,30 -84,10! -80,-30 -20,-50 40,-36 66,0 68,50 52,92! 56,130 70,170!"
CAP = "-86,14! -92,-24 -50,-62 10,-66 62,-40 76,4 70,20! 20,10 -40,8! -80,20 -128,30! -128,16 -104,8!"
WOMAN = "-40,180! -34,136 -42,120! -64,122 -76,112 -74,98! -80,92 -74,84! -80,78 -74,70! -92,62 -94,54 -80,32 -76,8! -70,-34 -20,-50 30,-40 50,0 46,60 40,100! 40,140 52,180!"
HAIR = "-78,6! -80,-36 -36,-70 20,-66! 36,-74 68,-84 94,-66 94,-36 68,-22! 76,0 66,50 44,96 20,104! 24,60 4,30 -20,44 -26,20 -40,-4!"
FINGERS = ("-24,-54! -10,-62 30,-60 46,-56 52,-44 44,-34 20,-30 -24,-28!", "-28,-26! 26,-30 58,-28 66,-16 58,-4 26,-1 -28,2!", "-28,4! 26,2 56,4 63,15 54,26 24,29 -26,30!", "-24,32! 20,32 40,34 48,44 40,54 16,56 -14,56!")
NAILS = ("34,-52! 47,-50 48,-43 42,-38 34,-37!", "46,-24! 60,-21 61,-15 56,-8 46,-7!", "44,7! 57,11 58,17 52,23 44,24!", "30,37! 42,41 43,46 38,51 30,51!")


def mirror(shape: Outline) -> list[Point]:
    """A shape of the mirror, where it is carried."""
    return moved(shape, (416, 480), 0.88, -9)


def grip(t: Printed, x: float, y: float, turn: float, flip: bool = False) -> None:
    """Four fingers of unequal length that come round the edge of the frame from behind."""
    for finger, nail in zip(FINGERS, NAILS, strict=True):
        t.flat(moved(finger, (x, y), 1.0, turn, flip), gap=4, pink=1)
        t.flat(moved(nail, (x, y), 1.0, turn, flip))


@card(id="xgokt7", title="To Me, to You", seed=26, palette="riso_rush_hour", light=(-0.4, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.4, -0.8, 0.5)])
    with d.thing("puddle", "place") as g:
        g.flat("-20,1070 60,1066 180,1080 300,1104 330,1128 220,1148 60,1160 -20,1158", blue=1)
    with d.thing("movers", "witness") as c:
        for at, legs in (((300, 690), STRIDE), ((540, 668), PASS)):
            for leg, shoe in legs:
                c.flat(moved(leg, at), gap=6, blue=1)
                c.flat(moved(shoe, at), gap=5, pink=1, blue=1)
        c.flat("240,250! 250,196 290,172 340,176 384,206 400,250!", blue=1)
        c.flat("500,230! 540,166 580,140 620,140 652,160 662,230!", yellow=1)
        c.flat(moved(MAN, (206, 120)), gap=5, pink=1)
        c.flat(moved("-90,90! -70,78 -44,84 -22,108! -50,104 -72,102!", (206, 120)), pink=1, blue=1)
        c.flat(moved(WOMAN, (514, 92), 0.84), gap=5, pink=1)
        for cap, hat in ((moved(CAP, (206, 120)), {"blue": 1.0}), (moved(HAIR, (514, 92), 0.84), {"blue": 1.0, "pink": 1.0})):
            c.flat(cap, gap=5, **hat)
        c.flat(moved("8,40 26,34 36,52 28,76 12,78 4,60", (206, 124)), gap=4, pink=1)
        with c.in_inks(blue=1, pink=1):
            c.strokes([line("138,158 150,152 166,158"), line("132,142 150,136 168,144"), line("462,126 473,120 485,126"), line("457,112 471,106 486,113"), line("453,171 465,173 474,167")], 7, ends=(0.4, 0.4))
    with d.thing("mirror", "prop") as m:
        m.flat(mirror(FRAME), gap=6, pink=1, blue=1)
        m.flat(mirror(GLASS), gap=5, yellow=1)
    with d.thing("sea in the glass", "subject") as t:
        t.flat(SPILL, gap=6, blue=1)
        with t.within(mirror(GLASS)):
            t.flat(moved(SEA, (50, 92), 0.88), blue=1)
            t.flat(moved(FOAM, (50, 92), 0.88))
            t.strokes([line("210,590 280,616 370,598"), line("430,660 520,680 620,644"), line("320,706 370,722 440,708")], 9, ends=(0.1, 0.1))
            t.flat(moved("176,444! 340,420! 300,474! 220,484!", (50, 92), 0.88), pink=1)
            t.flat(moved("250,424! 244,300! 336,408!", (50, 92), 0.88), gap=0)
        t.strokes([line("136,520 98,540 84,620 86,800 76,1010"), line("116,556 104,640 104,780")], 7, ends=(0.2, 0.2))
        t.flat("-20,1080 40,1074 90,1066 150,1076 190,1092 150,1104 60,1112 -20,1116", blue=1)
        t.strokes([line("40,1124 120,1130 200,1122")], 6, ends=(0.2, 0.2))
    with d.thing("fingers", "prop") as f:
        grip(f, 98, 340, -9)
        grip(f, 704, 380, -9, True)
        grip(f, 300, 772, -99)
        grip(f, 580, 728, -99)
    s.describe("Two movers carry a big tilted mirror along the street. One wears a cap, the other a bun. In the mirror a sea stays level, with a wave and a sailing boat, and pours over the frame onto the pavement.")
    s.moods("bright", "droll", "adventurous", "surprised")
    s.themes("journey", "sea", "mirror", "work", "spill")
    s.says("moving day", "leak", "seaside", "careful!", "this way up", "spilt the ocean", "wet paint", "ship ahoy", "you’re tilting it", "framed", "a bigger splash", "four legs and a tide", "water damage", "take the sea with you", "to me, to you", "heavy weather", "who ordered a view?", "high tide on the high street", "fragile", "room with a view", "stormy painting", "left a bit", "I told you to empty it first", "holiday in a frame", "level-headed", "the wave that travels", "delivered by Friday", "bring it home", "the captain hasn’t noticed", "a small sail in all this", "insurance won’t pay", "carry on", "it isn’t even our mirror", "grandfather’s sea", "the tide has turned", "we leave a trail", "mind the corner", "big picture", "overboard", "how to move a memory", "nobody looks in while carrying", "sloshing", "portable horizon", "don’t drop the world")  # fmt: skip
    s.relate("sea in the glass", "pours out of", "mirror")
    s.relate("movers", "carries", "mirror")
    s.about(place="a street", time="a bright morning", light="from the yellow sky in the mirror", composition="high", view="eye level", foreground="the falling water at the left edge", unexplained="whose sea it is")
