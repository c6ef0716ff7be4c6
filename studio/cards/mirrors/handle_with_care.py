"""Handle with Care: two movers carry a great mirror, and the sea in it stays level and spills."""

from __future__ import annotations

from reverie_studio.engine.bodies import Outline, Point
from reverie_studio.finishes.riso_tools import Drum, Lamp, Printed
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.mirror_rooms import line, put, tube

FRAME = "-330,-320! 330,-320! 330,320! -330,320!"
GLASS = "-282,-272! 282,-272! 282,272! -282,272!"
SEA = "-20,470! 60,462 130,476 200,470 270,440 330,380 410,320 500,300 580,330 620,390 610,440 576,452 560,420 530,404 500,420 496,460 530,490 600,480 680,464 760,474 840,462! 840,1000! -20,1000!"
FOAM = "330,380 410,320 500,300 580,330 620,390 610,440 576,452! 580,424 556,416 562,392 532,392 530,366 496,376 482,350 450,368 424,348 390,372"
SPILL = "170,468! 110,452 60,462 36,510 30,600 34,800 20,1000 10,1100! 116,1100! 110,1000 104,800 104,640 116,560 170,540!"
LEGS = ("0,0! 150,-10! 146,70 110,170 70,250 56,330! -10,322! -4,230 20,120!", "60,0! 190,-10! 186,90 214,180 236,300! 172,316! 130,220 90,120!")
SHOES = ("-8,316! 60,326! 66,356 58,374! -96,374! -94,350 -40,338!", "174,308! 238,296! 250,344 244,374! 100,376! 102,352 150,340!")


def mirror(shape: Outline) -> list[Point]:
    """A shape of the mirror, where it is carried."""
    return put(shape, (420, 420), 1.0, -9)


def fingers(t: Printed, x: float, y: float, way: int) -> None:
    """Four fingers that come round the edge of the mirror."""
    for k in range(4):
        a, b = (x, y + k * 46), (x + way * 74, y + k * 46 - 4)
        t.flat(tube(f"{a[0]},{a[1]},28 {b[0]},{b[1]},25"), blue=1)
        t.flat(tube(f"{a[0]},{a[1]},22 {b[0]},{b[1]},19"))


@card(id="xgokt7", title="Handle with Care", seed=26, palette="riso_rush_hour", light=(-0.4, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.4, -0.8, 0.5)])
    with d.thing("puddle", "place") as g:
        g.flat("-20,1070 60,1062 180,1080 320,1110 340,1136 220,1152 40,1160 -20,1158", blue=1)
    with d.thing("movers", "witness") as c:
        for at in ((214, 746), (540, 700)):
            for leg, shoe in reversed(list(zip(LEGS, SHOES, strict=True))):
                c.flat(put(leg, at), gap=6, pink=1)
                c.flat(put(shoe, at), gap=4, pink=1, blue=1)
    with d.thing("mirror", "prop") as m:
        m.flat(mirror(FRAME), gap=6, pink=1)
        m.flat(mirror(GLASS), gap=5, yellow=1)
    with d.thing("sea in the glass", "subject") as t:
        t.flat(SPILL, gap=6, blue=1)
        with t.within(mirror(GLASS)):
            t.flat(SEA, blue=1)
            t.flat(FOAM)
            t.strokes([line("180,560 260,590 360,570"), line("420,640 520,660 640,620"), line("300,690 360,706 430,690")], 9, ends=(0.1, 0.1))
            t.flat("176,444! 340,420! 300,474! 220,484!", pink=1)
            t.flat("250,424! 244,300! 336,408!", gap=0)
        t.strokes([line("126,492 84,510 68,600 70,800 62,1010"), line("110,520 92,600 92,760")], 7, ends=(0.2, 0.2))
    with d.thing("fingers", "prop") as f:
        fingers(f, 756, 330, -1)
        fingers(f, 56, 210, 1)
    s.describe("Two movers carry a big tilted mirror along the street. Only their legs and fingers show. In it a sea stays level, with a wave and a sailing boat, and pours over the frame onto the pavement.")
    s.moods("bright", "droll", "adventurous", "surprised")
    s.themes("journey", "sea", "mirror", "work", "spill")
    s.says("moving day", "leak", "seaside", "careful!", "this way up", "spilt the ocean", "wet paint", "ship ahoy", "you’re tilting it", "framed", "a bigger splash", "four legs, no heads", "water damage", "take the sea with you", "to me, to you", "heavy weather", "who ordered a view?", "high tide on the high street", "fragile", "room with a view", "stormy painting", "left a bit", "I told you to empty it first", "holiday in a frame", "level-headed", "the wave that travels", "delivered by Friday", "bring it home", "the captain hasn’t noticed", "a small sail in all this", "insurance won’t pay", "carry on", "it isn’t even our mirror", "grandfather’s sea", "the tide has turned", "we leave a trail", "mind the corner", "big picture", "overboard", "how to move a memory", "nobody looks in while carrying", "sloshing", "portable horizon", "don’t drop the world")  # fmt: skip
    s.relate("sea in the glass", "pours out of", "mirror")
    s.relate("movers", "carries", "mirror")
    s.about(place="a street", time="a bright morning", light="from the yellow sky in the mirror", composition="high", view="eye level", foreground="the falling water at the left edge", unexplained="whose sea it is")
