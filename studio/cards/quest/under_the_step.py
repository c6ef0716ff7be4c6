"""Somebody lifts footprints off a beach like slabs of turf; under each lies a sky."""

from __future__ import annotations

from reverie_studio.figures import draw_hand
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

# a right foot from above, toes up, 310 long
FOOT = ("M-34,134 C-42,110 -30,100 -28,66 C-26,28 -50,6 -56,-28 C-60,-52 -62,-74 -62,-100 C-66,-134 -52,-152 -36,-152 C-20,-152 -14,-136 -15,-122 "
        "C-16,-140 -8,-154 4,-152 C16,-150 18,-136 16,-122 C18,-138 26,-142 34,-138 C42,-133 42,-120 38,-108 C44,-120 52,-118 56,-110 C60,-100 56,-92 52,-86 "
        "C60,-92 68,-88 68,-78 C68,-66 62,-56 58,-44 C58,-10 54,6 50,36 C46,72 50,104 40,132 C30,160 -26,158 -34,134Z")  # fmt: skip
HOLES = ((612, 700, 0.86, 8, False), (500, 930, 0.98, 4, True), (650, 1160, 1.12, 10, False))
SAND, WET, SKIN, SHADE = "#e2bf86", "#b98d58", "#b9764c", "#4a5596"


def hole(pen: Pen, x: float, y: float, k: float, turn: float, flip: bool) -> None:
    with pen.at(x, y, scale=k, turn=turn, flip=flip), pen.clip(FOOT):
        pen.path("M-90,-180 H90 V180 H-90Z", "#8a6238")
        with pen.at(6, 15):
            pen.path(FOOT, "#2f6cc4")
            pen.path("M-90,60 C-40,40 40,70 90,46 V190 H-90Z", "#4a86d8")


def clouds(pen: Pen) -> None:
    """Far below, in each of the holes."""
    for x, y, k, turn, flip in HOLES:
        for cx, cy, big in ((-4, -40, 0.95), (4, 66, 0.6), (2, 114, 0.7)):
            with pen.at(x, y, scale=k, turn=turn, flip=flip):
                for dx, dy, r in ((-26, 6, 8), (-10, -3, 12), (8, 0, 10), (24, 7, 6)):
                    pen.oval(cx + dx * big, cy + dy * big, r * big * 1.7, r * big * 1.25, "#ffffff")


def slab(pen: Pen) -> None:
    """The lifted print: its thickness below, its hollow above."""
    with pen.at(462, 652, scale=0.86, turn=-6):
        with pen.at(10, 16):
            pen.path(FOOT, "#8f6638")
        pen.path(FOOT, "#ecca92")
        pen.path("M-26,120 C-32,96 -18,90 -18,60 C-18,24 -40,0 -46,-32 C-50,-62 -44,-90 -10,-92 C24,-94 50,-74 48,-36 C46,-6 40,20 36,56 C34,90 38,104 30,122 C22,142 -20,142 -26,120Z", "#cfa468")
        for x, y, r in ((-38, -124, 15), (3, -132, 9), (29, -121, 8), (47, -100, 7), (58, -76, 6)):
            pen.oval(x, y, r, r * 1.2, "#cfa468")


def stoop(pen: Pen) -> None:
    """Who gathers them, from above: a back, two arms."""
    pen.path("M-30,470 C60,440 150,462 214,520 C262,570 268,720 226,784 C160,850 60,872 -30,850Z", "#2d5aa0")
    pen.path("M-30,640 C60,630 150,640 230,650 L228,668 C140,660 60,656 -30,664Z", "#234a88")
    for way in ([(150, 545), (232, 472), (282, 492)], [(150, 765), (238, 850), (292, 826)]):
        pen.taper(way, 112, 78, "#f3efe4")
    pen.taper([(268, 484), (330, 520), (380, 566)], 66, 46, SKIN)
    pen.taper([(276, 836), (336, 796), (384, 748)], 66, 46, SKIN)


def hands(pen: Pen, s: Scene) -> None:
    with pen.at(374, 558):
        draw_hand(pen, s.palette, "cup", 128, 112, 172, 0, left=True, skin=SKIN)
    with pen.at(378, 756):
        draw_hand(pen, s.palette, "cup", 128, 62, 188, 0, skin=SKIN)


def hat(pen: Pen) -> None:
    pen.path("M-34,560 C20,500 130,484 220,520 C300,552 334,620 322,688 C306,770 210,822 110,812 C40,806 -10,780 -34,750Z", "#e9b740")
    pen.path("M20,640 C24,572 90,548 150,566 C206,584 216,650 196,694 C170,744 100,752 56,728 C28,712 16,680 20,640Z", "#d99a2c")
    pen.path("M34,628 C44,576 96,556 146,572 C190,588 200,636 184,668 C160,706 100,712 64,694 C40,682 30,656 34,628Z", "#f0c655")


def walker(pen: Pen) -> None:
    """Going on: one foot on the sand, one just leaving it."""
    pen.path("M596,146 C588,120 602,104 634,104 C668,104 680,124 670,148 C662,166 606,166 596,146Z", "#a9683f")
    pen.taper([(628, -30), (632, 60), (634, 136)], 76, 54, SKIN)
    pen.path("M580,-30 H684 L678,34 C650,46 610,46 588,34Z", "#e8e4da")
    pen.taper([(508, -30), (512, 20), (514, 70)], 74, 56, SKIN)
    with pen.at(520, 156, turn=186, flip=True), pen.stretch(0.64, 0.6):
        pen.path(FOOT, "#d69a72")
        pen.path("M-26,60 C-22,20 -40,0 -44,-30 C-30,-8 4,-4 44,-36 C40,0 38,30 36,60 C20,40 -8,40 -26,60Z", "#b9764c")
    pen.path("M456,-30 H564 L556,16 C530,28 490,26 466,14Z", "#e8e4da")


def basket(pen: Pen) -> None:
    for x, y, turn, flip in ((36, 990, -16, False), (118, 962, 4, True), (200, 996, 20, False)):
        with pen.at(x, y, scale=0.74, turn=turn, flip=flip):
            with pen.at(9, 5):
                pen.path(FOOT, "#8f6638")
            pen.path(FOOT, "#ecca92")
    pen.path("M-40,1010 C20,1044 190,1052 290,1004 L262,1230 H-40Z", "#8a5a2c")
    pen.path("M-40,1006 C20,1040 190,1048 296,996 L302,1024 C200,1076 20,1070 -40,1040Z", "#b07a3c")


def weave(k: InkPen) -> None:
    for i in range(8):
        for j in range(11 - i // 4):
            if 27 * j + 14 * (i % 2) > 250 - 4 * i:
                continue
            x, y = -8 + 27 * j + 13 * (i % 2), 1078 + 21 * i - 0.0016 * (27 * j - 90) ** 2
            k.line([(x, y + 3), (x + 9, y - 5), (x + 21, y + 2)], 2.0, broken=0.1).line([(x + 1, y + 11), (x + 10, y + 5), (x + 20, y + 10)], 1.0, broken=0.3)
    for r in (0.55, 0.72, 0.9):  # straw of the hat
        k.line([(108 + 214 * r * c, 660 + 152 * r * d) for c, d in ((-0.5, -0.86), (0.1, -1), (0.7, -0.7), (1, 0), (0.8, 0.6), (0.2, 1), (-0.5, 0.9))], 1.1, broken=0.5)
    k.line([(150, 470), (190, 490), (214, 476)], 1.3).line([(160, 850), (200, 836), (226, 852)], 1.3)
    for i in range(9):  # ripples, and where a small bird has run
        x, y = 40 + (i * 173) % 400, 60 + (i * 97) % 330
        k.line([(x, y), (x + 50, y - 8), (x + 110, y + 2)], 0.9, broken=0.6)
        x, y = 60 + 42 * i, 392 - 36 * i + 10 * (i % 2)
        k.line([(x, y), (x + 13, y - 8)], 1.6).line([(x, y), (x + 4, y - 15)], 1.6).line([(x, y), (x + 16, y + 2)], 1.6)


def swallow(pen: Pen, colour: str) -> None:
    pen.path("M0,-66 C13,-64 17,-50 15,-34 C34,-52 62,-66 92,-64 C116,-60 136,-44 150,-18 C124,-34 100,-34 74,-22 C52,-12 34,0 16,18 C15,34 14,44 12,52 C22,74 30,92 44,122 C26,100 14,84 2,66 "
             "C-6,86 -18,104 -36,122 C-22,92 -16,74 -11,52 C-14,42 -15,34 -16,18 C-34,0 -52,-10 -76,-14 C-102,-18 -126,-10 -148,8 C-138,-22 -118,-46 -94,-56 C-62,-66 -34,-52 -15,-34 C-17,-50 -13,-64 0,-66Z", colour)
    if colour != SHADE:
        pen.path("M0,-62 C8,-60 11,-52 9,-42 C4,-36 -4,-36 -9,-42 C-11,-52 -8,-60 0,-62Z", "#a8482e")
        pen.path("M-9,10 C-4,16 4,16 9,10 C10,26 8,38 0,46 C-8,38 -10,26 -9,10Z", "#4a6cae")


@card(id="q4w7ke", title="Under the Step", seed=31, palette="cobalt_noon", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash("M-30,-30 H830 V1230 H-30Z", SAND, name="sand", strength=0.85, wet=0.0, bloom=0, uneven=0.6, charge="#d9a45e")
    p.wash([(860, -40), (700, -40), (676, 150), (740, 330), (716, 560), (758, 800), (740, 1010), (790, 1240), (860, 1240)], "#9a8a86", name="wet sand", strength=0.55, wet=0.8, glaze=1, bloom=0)
    p.wash([(860, -40), (776, -40), (748, 120), (790, 300), (764, 520), (800, 700), (790, 900), (830, 1100), (860, 1240)], "#ffffff", name="foam", role="place", wet=0.1)
    p.wash([(870, -40), (800, -40), (776, 140), (812, 330), (792, 520), (830, 760), (860, 800)], "#4f8fd8", name="sea", strength=0.7, wet=0.3, bloom=0)
    for x, y, k, turn, flip in ((612, 340, 0.6, 8, False), (520, 470, 0.7, 2, True)):
        def print_(pen: Pen, x=x, y=y, k=k, turn=turn, flip=flip) -> None:
            with pen.at(x, y, scale=k, turn=turn, flip=flip):
                pen.path(FOOT, WET)
        p.glaze(print_, WET, strength=0.7, name="print", pool=0.8)
    for way in ([(640, 140), (740, 250), (860, 380)], [(516, 226), (600, 330), (700, 440)]):
        p.glaze(lambda pen, way=way: pen.taper(way, 62, 40, SHADE), SHADE, strength=0.5, wet=0.15, name="shadow of a leg")
    p.lift([(-40, -40), (420, -40), (330, 180), (200, 330), (-40, 400)], 0.5, soft=70)
    p.draw(walker, name="bare feet that walk on", role="prop", contact=0, how={"light": 0.25, "second": 0.3, "inner": 0.5})
    p.glaze("M230,700 C300,760 380,830 470,850 C420,900 330,960 220,930 C120,910 60,880 20,860Z", SHADE, strength=0.5, name="shadow of the back")

    def cast(pen: Pen) -> None:
        with pen.at(512, 742, scale=0.86, turn=-6):
            pen.path(FOOT, SHADE)
    p.glaze(cast, SHADE, strength=0.5, name="shadow of the slab", wet=0.2)
    holes = p.draw(lambda pen: [hole(pen, *h) for h in HOLES], name="holes full of sky", role="accent", contact=0, count=3, how={"light": 0, "second": 0, "strength": 1.1, "wet": 0, "line": 1.2})
    p.wash(clouds, "#ffffff", name="clouds below", wet=0.25, pool=0)
    man = p.draw(stoop, name="stooping gatherer", role="subject", contact=0, how={"light": 0.25, "second": 0.35, "strength": 1.05})
    p.draw(slab, name="lifted footprint", role="subject", contact=0, how={"light": 0.1, "second": 0.1, "strength": 1.0, "line": 1.1})
    p.draw(lambda pen: hands(pen, s), name="hands", role="subject", contact=0, how={"light": 0.2, "second": 0.25, "inner": 0.7})
    p.draw(hat, name="straw hat", contact=0, how={"light": 0.2, "second": 0.4, "strength": 1.0})
    with_shadow = lambda pen: swallow_at(pen, 420, 1136, SHADE)  # noqa: E731
    p.glaze(with_shadow, SHADE, strength=0.45, wet=0.3, name="bird's shadow")
    p.draw(lambda pen: swallow_at(pen, 388, 1000, "#1c2c58"), name="swallow", role="witness", contact=0, how={"light": 0.1, "strength": 1.2})
    p.draw(basket, name="basket of footprints", role="prop", contact=0, how={"light": 0.15, "second": 0.35, "strength": 1.05})
    p.ink(weave, name="straw and wicker")
    s.relate(man, "catches", holes)
    s.describe("Someone in a big straw hat lifts a footprint off the beach. Under it, and under the prints behind, lies blue sky with small clouds. A basket is full of lifted "
               "footprints; a swallow flies up beside a hole. Ahead, bare feet walk on.")  # fmt: skip
    s.moods("wondering", "patient", "sunny", "uneasy")
    s.themes("traces", "memory", "collecting", "what lies beneath", "the sea", "following")
    s.says("under the surface", "the ground is thin", "a step into the sky", "collector of steps", "harvest time", "walking on air", "he never looks back", "covering her tracks",
           "toe by toe", "one small step", "a footprint to take home", "the sky is below", "beachcomber", "lost soles", "mind where you tread", "what you leave behind", "fingerprints",
           "the detective’s basket", "fresh from the beach", "following in his footsteps", "every step opens a door", "carbon footprint", "blue soles", "a hole in the world",
           "archaeology", "picking up after someone", "peel it off carefully", "footloose", "the swallow was inside", "tomorrow the tide comes", "gone before the tide", "a thief of traces", "tiptoe")  # fmt: skip
    s.about(place="a beach", time="afternoon", weather="clear", light="low sun from the upper left", composition="left",
            view="from above", foreground="a basket of lifted footprints, a straw hat", unexplained="who walks ahead and does not notice")  # fmt: skip


def swallow_at(pen: Pen, x: float, y: float, colour: str) -> None:
    with pen.at(x, y, scale=0.64, turn=-34):
        swallow(pen, colour)
