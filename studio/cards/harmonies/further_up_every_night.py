"""Further Up Every Night: five red toadstools lift a sleeping cow, and the milking stool stays down in the meadow."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse, oval
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

CAP = "-100,4! -106,-30 -86,-74 -46,-100 2,-108 52,-98 90,-70 106,-28 100,4! 50,16 0,20 -50,16"
# the cow lies in profile: poll 226,368, withers 340,312, hip 596,312, stifle 540,520, hock 690,582, elbow 352,540, knee 256,578
COW = "226,368! 262,342 300,322 340,312 396,320 450,328 520,322 596,308 650,316 694,338! 724,376 738,440 740,520 722,584! 640,606 500,608 380,606 300,598! 270,566 258,530 240,506!"
HEAD = "228,364! 208,370 190,384 170,410 146,440 116,472 88,494 66,506 54,526 54,548 68,564 92,568 118,564 152,554 186,540 216,524 244,500 264,462 270,424 262,390"
PATCHES = "326,296! 296,350 300,404 340,442 396,444 434,404 434,350 416,300!", "548,300! 538,360 566,416 628,440 684,420 720,372! 690,300!"


def toadstool(t: Cutting, x: float, top: float, wide: float, tall: float, foot: tuple[float, float], bow: float, spots: tuple[tuple[float, float, float], ...], tilt: float = 0.0) -> None:
    """A toadstool whose cap is pressed flat at `top`; its stalk, bent aside by `bow`, has a skirt and a bulb in the turf at `foot`."""
    y, (u, v), r = top + 108 * tall, foot, 25 * wide
    knots = [(x + (u - x) * q + bow * 4 * q * (1 - q), y + (v - y) * q, r * w) for q, w in ((0.0, 1.0), (0.3, 0.9), (0.6, 1.02), (0.84, 1.3), (0.95, 1.9), (1.0, 1.75))]
    stalk = tube(knots, ends=(0.0, 0.6))
    t.flat(stalk, ink=0, gap=8, around=KEY)
    with t.within(stalk):
        t.flat(tube([(a + w * 0.95, b, w * 0.62) for a, b, w in knots], ends=(0.0, 0.9)), ink=1)
        t.strokes([[(u - r * 2, v - k - 8), (u - r * 0.3, v - k), (u + r * 2, v - k - 12)] for k in (6, 30, 52)], 7, ends=(0.3, 0.1), black=True)
    h = 0.6 * wide - 0.25
    for q, k in ((0.97, 8), (1.0, 0)):
        t.flat(moved("-27,-30! 27,-30! 40,-6 58,20! 40,14 24,26! 8,17 -10,28! -26,15 -42,22! -52,10 -60,16! -42,-8", (x + (u - x) * h + bow * 4 * h * (1 - h), y + (v - y) * h), r * q / 27, bow * 0.14, bow < 0), ink=0, gap=k, around=KEY)
    cap = moved([(a * wide, b * tall) for a, b in moved(CAP, (0, 0))], (x, y), 1.0, tilt)
    t.flat(moved(ellipse(0, 12, 88 * wide, 20), (x, y), 1.0, tilt), ink=1, gap=8, around=KEY)
    t.strokes([moved([(a * wide, 16), (a * 0.72 * wide, 32)], (x, y), 1.0, tilt) for a in (-74, -52, -30, 30, 52, 74)], 6, ends=(0.6, 0.3), black=True)
    t.flat(cap, ink=2, gap=8, around=KEY)
    for a, b, q in spots:
        t.flat(moved(ellipse(a * wide, b * tall, q, q * 0.74), (x, y), 1.0, tilt), ink=0)


@card(id="ft3gdm", title="Further Up Every Night", seed=58, palette="lino_rust_tide", light=(-0.6, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.62, -0.55, 0.45)])
    with p.thing("hill meadow", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1), g.flat(ellipse(430, 962, 226, 226), ink=2)
        g.flat("-20,1046! 160,1034 330,1042 520,1030 700,1038 820,1030! 820,1220! -20,1220!", gap=7)
    with p.thing("toadstools", "witness") as m:
        toadstool(m, 428, 590, 0.84, 0.7, (474, 1076), -26, ((-54, -34, 15), (4, -30, 19), (56, -48, 12)), 2)
        toadstool(m, 110, 560, 0.74, 0.84, (112, 1106), -22, ((-64, -40, 13), (-14, -24, 17), (44, -44, 13), (10, -78, 11)), -4)
        toadstool(m, 704, 578, 0.7, 0.62, (692, 1084), 22, ((-60, -28, 12), (-6, -50, 16), (52, -28, 12)), 3)
    with p.thing("sleeping cow", "subject") as c:
        c.flat(tube("690,356,15 728,376,12 748,440,9 752,530,8 748,640,7"), ink=0, gap=7, around=KEY), c.flat(lens((749, 622), (740, 738), 17, 0.6, 4), gap=5, around=0), c.flat(tube([(240, 366, 11), (250, 338, 9), (246, 308, 3)]), ink=1, gap=7, around=KEY)
        for gap in (8, 0):
            c.flat(COW, ink=0, gap=gap, around=KEY), c.flat(HEAD, ink=0, gap=gap, around=KEY)
        with c.within(COW):
            c.flat(PATCHES[0]), c.flat(PATCHES[1]), c.flat("300,620! 340,584 420,572 520,584 560,620!", ink=1)
        with c.within(HEAD):
            c.flat("30,490! 92,486 112,506 118,536 104,580! 30,590!", ink=1), c.flat("228,350! 200,366 176,396 196,412 232,404 262,386!")
        c.strokes([[(196, 540), (230, 518), (256, 478), (262, 436)], [(60, 550), (88, 553), (116, 545), (128, 534)]], (10, 8), ends=(0.2, 0.3), black=True)
        c.flat(oval(76, 524, 9, 6, -30)), c.strokes([[(150, 440), (164, 456), (184, 458), (200, 444)], [(158, 454), (152, 468)], [(174, 460), (174, 476)], [(190, 456), (198, 470)]], (11, 7, 7, 7), ends=(0.4, 0.3), black=True)
        c.flat(tube([(216, 374, 13), (200, 350, 12), (192, 322, 9), (202, 294, 3)]), ink=1, gap=7, around=KEY), c.flat("234,384! 262,378 296,394 322,428! 292,436 258,426 238,408!", ink=0, gap=8, around=KEY), c.strokes([[(252, 396), (276, 404), (302, 420)]], 9, ends=(0.3, 0.1), black=True)
        # forearm to the knee, cannon and hoof folded back under it; shank, hock, and the hind foot laid forward
        c.flat("336,590! 366,586 392,600! 380,622 336,622!", gap=5, around=0), c.flat(tube("258,588,22 300,604,19 344,606,17", ends=(1.0, 0.0)), ink=0, gap=8, around=KEY)
        c.flat(tube("372,512,50 312,556,35 258,580,27"), ink=0, gap=8, around=KEY), c.flat(ellipse(374, 506, 58, 46), ink=0)
        c.flat("552,590! 524,594 500,622! 552,626!", gap=5, around=0), c.flat(tube("690,584,30 616,604,20 552,608,17", ends=(1.0, 0.0)), ink=0, gap=8, around=KEY)
        with c.within("540,420! 520,520 540,590 640,606 730,596 760,500 740,420!"):
            c.flat("640,400 560,452 522,520 536,572 590,592 660,592 722,576! 740,520 738,440 700,400", ink=0), c.flat(PATCHES[1])
        c.strokes([[(578, 444), (538, 492), (524, 540), (544, 578), (600, 592), (650, 592)], [(690, 596), (716, 578), (730, 540)]], 10, ends=(0.2, 0.3), black=True)
    with p.thing("near toadstools") as m:
        toadstool(m, 262, 618, 0.98, 0.8, (258, 1116), 26, ((-66, -36, 16), (-20, -62, 14), (24, -26, 21), (66, -56, 13), (-40, -6, 10)), -2)
        toadstool(m, 578, 622, 0.94, 0.98, (586, 1124), -24, ((-58, -30, 17), (0, -58, 18), (52, -24, 14), (-10, -10, 12)), 3)
    with p.thing("milking stool", "accent") as k:
        for a, b in (((336, 1082), (318, 1152)), ((402, 1082), (420, 1148)), ((369, 1084), (371, 1162))):
            k.flat(tube([(*a, 9), (*b, 6)]), ink=1, gap=4, around=KEY)
        k.flat(tube([(369, 1084, 52), (369, 1096, 52)], ends=(0.34, 0.34)), ink=0, gap=5, around=KEY), k.flat(ellipse(369, 1080, 54, 17), ink=1, gap=5, around=KEY), wedges(k, fringe([(20, 1180), (400, 1186), (800, 1180)], 13, (30, 60), bearing=(-110, -70), bend=16, seed=4), 14, ink=2)
    s.describe("A spotted cow sleeps high up on five red toadstools. Their stalks rise from the dark meadow, where a milking stool is left behind. A big red sun goes down between them.")
    s.moods("dreamy", "gentle", "conspiring", "droll")
    s.themes("sleep", "teamwork", "secrecy", "journey", "care")
    s.says("no feet needed", "sedan", "teamwork", "sleepwalking", "kidnapping", "toadstools", "mattress", "shh", "heave", "quietly now", "she never notices", "further up every night", "I wasn’t here when I fell asleep", "all together, left foot", "the sleeper carriage", "don’t wake the boss", "many small hands", "beef and mushrooms, the other way", "where did we park the cow?", "a bed that has plans", "the revolution is soft", "strange, the stars have moved", "carried away", "he ain’t heavy, she’s a cow", "dream transport", "overnight delivery", "to the sea before morning", "the little ones do the work", "growing under pressure", "what the farmer blamed on wolves", "we move in mysterious ways", "let sleeping cows ride", "first class", "spores of ambition", "how we got grandmother to the feast", "trust fall", "one day she’ll ask", "pins and needles", "follow the little one", "milk run", "they owe her one", "uphill, asleep", "who steers?", "room service")  # fmt: skip
    s.relate("sleeping cow", "is carried by", "toadstools")
    s.about(place="a hill meadow", time="nightfall", light="a low red sun", composition="high", view="from below, low in the meadow", foreground="dark turf and a milking stool", unexplained="how high they mean to take her")
