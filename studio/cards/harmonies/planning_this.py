"""They Have Been Planning This: mushrooms bear a rowing boat off through the wood, and a goat stands in it."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

GOAT = "206,300 212,278 240,252 260,228! 290,228 310,254 336,304 370,338 430,352 490,346 534,338 558,350! 566,318! 594,296! 592,340 578,374 590,420 582,462! 600,506! 580,556 584,610! 552,610! 550,556 560,506 534,470 514,452! 460,474 400,470! 396,510 402,556 398,610! 366,610! 366,556 358,504 336,464 306,424 292,376 286,334! 264,320 252,322! 250,352 238,386! 230,326 214,318"
CAP = "-100,10! -92,-34 -56,-72 0,-86 56,-72 92,-34 100,10! 60,24 0,28 -60,24"
HULL = "28,556! 180,606 400,626 620,600 792,520! 770,620 700,706 560,760 360,776 190,748 86,676"


def mushroom(t: Cutting, x: float, y: float, k: float, path: list[tuple[float, float, float]], tilt: float = 0) -> None:
    """A mushroom that walks: a stalk bent at the knee, a skirt, gills, a cap."""
    stalk = tube([(x + u * k, y + v * k, w * k) for u, v, w in path])
    t.flat(stalk, ink=0, gap=6, around=KEY)
    with t.within(stalk):
        t.flat(tube([(x + (u + w * 0.8) * k, y + v * k, w * 0.62 * k) for u, v, w in path]), ink=1)
    t.flat(moved("-40,40! -46,76 -20,66 0,82 22,66 48,74 40,40!", (x, y), k, tilt), ink=0, gap=5, around=KEY)
    t.flat(moved(CAP, (x, y), k, tilt), ink=2, gap=7, around=KEY)
    with t.within(moved(CAP, (x, y), k, tilt)):
        t.flat(moved("-110,0 -60,14 0,18 60,14 110,0 110,40! -110,40!", (x, y), k, tilt))
        t.strokes([moved([(u * 0.5, 8), (u * 0.95, 30)], (x, y), k, tilt) for u in range(-90, 91, 20)], 6 * k, ends=(0.6, 0.6))
        for u, v, r in ((-50, -26, 15), (-4, -52, 18), (46, -28, 14), (12, -12, 9)):
            t.flat(moved([(u - r, v), (u - r * 0.5, v - r * 0.8), (u + r * 0.6, v - r * 0.7), (u + r, v + 2), (u + r * 0.3, v + r * 0.7), (u - r * 0.6, v + r * 0.6)], (x, y), k, tilt), ink=0)


@card(id="njsjdl", title="They Have Been Planning This", seed=46, palette="lino_salt_rose", light=(-0.5, 0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, 0.2, 0.5)])
    with p.thing("spruce wood", "place") as wood:
        wood.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        for x, w in ((150, 15), (470, 19), (640, 13), (330, 10)):
            wood.flat([(x - w, -20), (x + w, -20), (x + w * 1.5, 1140), (x - w * 1.5, 1140)], ink=2)
        wood.flat("-20,-20! 66,-20! 58,300 74,700 96,1000 170,1120! -20,1140!")
        wood.flat("712,-20! 820,-20! 820,1140! 690,1130! 722,900 728,500")
        wood.strokes([[(x, y), (x + 8, y + 60), (x + 2, y + 130)] for x, y in ((20, 80), (40, 250), (14, 420), (36, 800), (30, 960), (760, 60), (784, 240), (752, 330), (776, 800), (756, 940))], 9, ends=(0.1, 0.8))
        wood.flat("-20,1106! 120,1088 300,1112 480,1092 640,1110 820,1084! 820,1220! -20,1220!", gap=6)
    with p.thing("mushrooms", "subject", count=5) as m:
        mushroom(m, 262, 800, 0.72, [(0, 10, 22), (16, 150, 22), (-34, 260, 24), (20, 400, 30), (30, 424, 36)], 6)
        mushroom(m, 590, 790, 0.74, [(0, 10, 22), (-34, 140, 22), (26, 270, 24), (0, 400, 32), (0, 424, 38)], -8)
        mushroom(m, 142, 812, 0.86, [(0, 10, 24), (-36, 120, 24), (-48, 210, 24), (20, 310, 30), (26, 334, 40)], 16)
        mushroom(m, 430, 850, 1.06, [(0, 10, 24), (-30, 110, 23), (-22, 170, 24), (14, 246, 32), (16, 268, 42)], -2)
        mushroom(m, 700, 770, 0.8, [(0, 10, 24), (-20, 130, 24), (-52, 260, 25), (22, 390, 32), (26, 416, 40)], -20)
    with p.thing("goat", "witness") as g:
        for far in ([(350, 440, 26), (330, 490, 17), (318, 548, 12), (300, 590, 13), (290, 612, 15)], [(540, 420, 36), (520, 490, 22), (532, 540, 14), (510, 612, 14)]):
            g.flat(tube(far), gap=6)
        g.flat(tube([(300, 240, 15), (304, 190, 15), (336, 138, 12), (392, 124, 9), (436, 152, 4)]), gap=6)
        g.flat(GOAT, ink=0, gap=7, around=KEY)
        g.flat(tube([(276, 238, 17), (276, 186, 16), (304, 128, 13), (362, 104, 9), (412, 126, 4)]), gap=6)
        g.strokes([[(262 + 9 * n, 206 - 24 * n), (280 + 8 * n, 200 - 22 * n), (294 + 8 * n, 206 - 16 * n)] for n in range(4)], 6, ends=(0.3, 0.3))
        g.flat("300,252! 330,244 366,266 372,284! 336,286 306,276", ink=1, gap=5, around=KEY)
        g.flat("238,268 252,258 270,264 266,276 248,280")
        g.flat("246,272 255,269 264,272 255,275", ink=1)
        g.strokes([[(236, 262), (252, 252), (274, 258)], [(208, 308), (224, 306), (242, 312)], [(214, 286), (220, 284), (224, 288)]], 6, ends=(0.3, 0.3), black=True)
        g.strokes([[(x, y), (x + 5, y + h * 0.5), (x - 2, y + h)] for x, y, h in ((330, 400, 50), (352, 372, 80), (382, 410, 74), (414, 376, 60), (436, 416, 76), (470, 404, 86), (506, 390, 70), (534, 372, 60), (566, 372, 44))], 12, ends=(0.1, 0.9), black=True)
    with p.thing("rowing boat", "prop") as boat:
        boat.flat(HULL, gap=7)
        with boat.within(HULL):
            boat.strokes([[(20, 596), (190, 650), (400, 668), (620, 642), (800, 556)], [(60, 650), (200, 698), (400, 714), (610, 690), (790, 606)]], 8, ends=(0.3, 0.2))
            boat.strokes([[(100, 712), (260, 748), (400, 754), (560, 738), (690, 690)]], 8, ends=(0.1, 0.6))
        for o in ([(210, 628, 7), (170, 760, 7), (120, 920, 8)], [(640, 610, 7), (668, 740, 7), (690, 900, 8)]):
            boat.flat(tube(o), ink=1, gap=6, around=KEY)
        boat.flat("106,900! 138,912! 120,1010 92,1048 74,1010", ink=1, gap=6, around=KEY)
        boat.flat("674,896! 706,884! 730,990 722,1030 694,1004", ink=1, gap=6, around=KEY)
        boat.dots([(300, 800, 6), (306, 836, 5), (298, 872, 6)], 0)
    s.describe("Five red mushrooms carry a rowing boat through a wood. They stride on bent stalks, and the oars hang down. A white goat stands in the boat, calm and haughty.")
    s.moods("droll", "solemn", "conspiratorial", "proud")
    s.themes("revolt", "journey", "secrets", "power", "nature")
    s.says("kidnap", "conspiracy", "portage", "taxi", "overnight", "regatta", "parade", "abduction", "logistics", "commuting", "teamwork", "passenger", "all aboard", "left, right, left", "hostile takeover", "one goat, one vote", "she ordered this", "don’t rock the boat", "the fairy ring has moved", "what grew in the night", "the help has plans", "sail on moss", "the tide never came, so we did", "chauffeur-driven", "five strong fellows", "who is in charge here?", "the forest borrows", "nobody looked down", "captain of nothing", "some of us are poisonous", "carried by my enemies", "we leave at dusk", "take me to your river", "maybe the sea was wrong", "they waited for rain", "public transport", "quiet on the stairs", "a coup on soft feet", "I only came for the grass", "knees up", "under the hat, a plan", "the long way to the water", "thieves with spots", "ahoy in the woods")  # fmt: skip
    s.relate("mushrooms", "carries", "rowing boat")
    s.relate("rowing boat", "contains", "goat")
    s.about(place="a spruce wood", time="dusk", light="low glow between the trunks", composition="frame", view="eye level, at the height of moss", foreground="two dark trunks", unexplained="where they take the goat")
