"""Never Again: the Wind has ridden a mill and clings to the sail, sick as a dog."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

HEAD = "0,-150 52,-138 84,-96 84,-46 128,-10 140,46 104,92 52,96 0,108 -52,96 -104,92 -140,46 -128,-10 -84,-46 -84,-96 -52,-138"
BODY = [(560, 420, 78), (470, 520, 66), (350, 560, 54), (250, 520, 48), (180, 560, 46), (160, 640, 42)]
LEGS = ([(176, 600, 36), (120, 700, 27), (170, 790, 24), (110, 880, 19), (60, 940, 15)], [(190, 610, 34), (220, 720, 26), (270, 800, 23), (230, 900, 18), (250, 980, 15)])


def sail(a: float) -> tuple[list[tuple[float, float]], list[tuple[float, float]], list[list[tuple[float, float]]]]:
    """Beam, canvas and laths of one arm, turned about the hub."""
    at = (470, 830)
    laths = [moved([(0, -y), (176, -y)], at, 1.0, a) for y in range(190, 920, 84)] + [moved([(x, -170), (x, -900)], at, 1.0, a) for x in (60, 118, 176)]
    return moved("-20,60! 20,60! 15,-960! -15,-960!", at, 1.0, a), moved("0,-170! 176,-170! 176,-940! 0,-940!", at, 1.0, a), laths


@card(id="m7uq3x", title="Never Again", seed=88, palette="lino_yolk", light=(-0.8, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.7, -0.3, 0.5)])
    with p.thing("sky") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        sky.strokes([[(x, y), (x + 70, y + 18), (x + 160, y + 10)] for x, y in ((40, 90), (130, 150), (30, 210), (620, 1010), (650, 1060), (30, 1080), (250, 60))], 11, ends=(0.1, 0.9))
    with p.thing("mill", "place") as mill:
        mill.flat("300,1220! 330,1000 352,860 400,790 470,770 540,790 588,860 610,1000 640,1220!", gap=6)
        mill.strokes([[(352, 1010), (372, 1018), (400, 1022)], [(342, 1080), (370, 1090), (404, 1094)], [(360, 940), (384, 948), (410, 950)], [(332, 1150), (360, 1160), (398, 1164)]], 11, ends=(0.1, 0.9))
        for a in (108, 198, 288, 18):
            beam, canvas, laths = sail(a)
            mill.flat(canvas, ink=1, gap=6, around=KEY)
            mill.strokes(laths, 9, ends=(1, 1), black=True)
            mill.flat(beam, gap=5)
        mill.flat(ellipse(470, 830, 52, 52), gap=6)
        mill.flat(ellipse(470, 830, 22, 22), ink=1)
    with p.thing("Wind", "subject") as w:
        for leg in LEGS:
            w.flat(tube(leg), ink=0, gap=7, around=KEY)
        for path in ([(60, 930, 15), (54, 972, 25), (84, 1012, 22), (122, 1030, 15)], [(250, 968, 15), (250, 1010, 25), (284, 1050, 22), (322, 1064, 15)]):
            w.flat(tube(path), ink=0, gap=7, around=KEY)
            w.strokes([[(path[3][0] + 12, path[3][1] - d), (path[3][0] - 10, path[3][1] - 2 - d)] for d in (-6, 6)], 6, ends=(0.4, 0.2), black=True)
        for leg in LEGS:
            w.flat(tube(leg), ink=0)
        w.flat(tube(BODY), ink=0, gap=7, around=KEY)
        for leg in LEGS:
            w.flat(tube(leg[:3]), ink=0)
        with w.within(tube(BODY)):
            w.flat(tube([(x + 14, y + r * 0.7, r * 0.42) for x, y, r in BODY]), ink=2)
            w.strokes([[(520 - d, 452 + d * 0.6), (506 - d, 494 + d * 0.62), (520 - d, 540 + d * 0.56)] for d in (0, 44, 88, 132)], 11, ends=(0.1, 0.3), black=True)
        for arm in ([(510, 470, 40), (590, 540, 33), (690, 520, 28), (724, 470, 25)], [(560, 400, 40), (650, 452, 32), (716, 430, 27), (736, 392, 25)]):
            w.flat(tube(arm), ink=0, gap=7, around=KEY)
        for n in range(4):
            w.flat(tube([(712 - n * 2, 470 - n * 26, 17), (668, 462 - n * 27, 15), (628 + n * 3, 474 - n * 28, 13)]), ink=0, gap=6, around=KEY)
        w.strokes([[(500 - d * 0.3, 150 + d), (400 - d * 0.4, 120 + d * 1.3), (270, 170 + d * 1.1), (150 + d, 130 + d * 1.4)] for d in (0, 38, 76, 116)], 20, ends=(0.9, 0.05))
        w.flat("96,420 120,404 150,412 160,440 140,462 108,458 92,442", spot=True, gap=5, around=KEY)
        w.dots([(126, 434, 9)], KEY)
        x, y = 540, 276
        w.flat(moved(HEAD, (x, y), 1.1, -14), ink=0, gap=8, around=KEY)
        with w.within(moved(HEAD, (x, y), 1.1, -14)):
            w.flat(moved("150,-20! 96,6 74,40 88,78 150,110! ", (x, y), 1.1, -14), moved("150,-20! 150,-20! 150,-20!", (x, y)), ink=2)
            w.flat(moved("-150,30! -118,70 -60,84 0,90 60,84 118,70 150,110! -150,120!", (x, y), 1.1, -14), ink=2)
        for side in (-1, 1):
            w.flat(moved(ellipse(side * 40, -52, 35, 38), (x, y), 1.1, -14))
            w.flat(moved(ellipse(side * 40, -50, 29, 33), (x, y), 1.1, -14), ink=0)
            w.flat(moved(ellipse(side * 24, -40, 12, 14), (x, y), 1.1, -14))
            w.flat(moved([(side * 6, -70), (side * 40, -92), (side * 76, -64), (side * 40, -74)], (x, y), 1.1, -14))
            w.strokes([moved([(side * 10, -112), (side * 44, -116), (side * 76, -96)], (x, y), 1.1, -14), moved([(side * 84, 6), (side * 104, 34), (side * 94, 62)], (x, y), 1.1, -14)], 10, ends=(0.6, 0.1), black=True)
        w.strokes([moved([(-6, -30), (-16, 6), (4, 16), (16, 6)], (x, y), 1.1, -14)], 10, ends=(0.1, 0.5), black=True)
        w.strokes([moved([(-44, 62), (-26, 48), (-8, 60), (10, 46), (28, 58), (42, 46)], (x, y), 1.1, -14), moved([(-12, 84), (4, 88), (20, 82)], (x, y), 1.1, -14)], 11, ends=(0.4, 0.4), black=True)
    s.describe("The Wind clings to the sail of a mill. It is a long pale figure with blown cheeks and crossed eyes. Its hair streams out behind it and its legs dangle.")
    s.moods("dizzy", "comic", "sorry", "breezy")
    s.themes("excess", "regret", "weather", "power", "childhood")
    s.says("seasick", "carousel", "hangover", "centrifuge", "merry-go-round", "hubris", "karma", "vertigo", "fairground", "laundry", "instructor", "never again", "I want to get off", "one more go, he said", "taste of own medicine", "so this is how they felt", "don’t look down", "hold on tight", "the world won’t stop", "who is pushing?", "I feel a bit green", "round and round it goes", "stop, I’m getting out", "the candyfloss was a mistake", "gone with myself", "blown away", "it looked fun from below", "no more Sundays like that", "breathe in, breathe out", "bride on the dance floor", "first day in a new job", "what goes around", "my grandmother’s waltz", "the boss tries the work", "spin class", "he has nothing to throw up", "weak knees, strong grip", "somebody fetch his mother", "the weather is unwell", "I used to be free", "cling", "a stiff one before lunch", "it was only meant as a breeze", "whirl")  # fmt: skip
    s.relate("Wind", "is trapped in", "mill")
    s.about(place="a mill on a rise", time="a bright morning", weather="windy", light="from the left, on the canvas", composition="diagonal", view="from below", foreground="the turning sails", unexplained="what turns the mill while the Wind is ill")
