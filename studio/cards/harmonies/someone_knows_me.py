"""Someone Knows Me: outside the window thin Frost scratches ferns into the glass with one long nail."""

from __future__ import annotations

from collections.abc import Sequence

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.tubes import tube


def fern(t: Cutting, line: Sequence[tuple[float, float]], long: float, width: float, count: int) -> None:
    """A frost fern: a stem and pointed leaves on both sides, shorter to the tip."""
    t.flat(tube([(x, y, width * (1 - 0.75 * k / (len(line) - 1))) for k, (x, y) in enumerate(line)]), ink=0)
    p = flow(line, 20)
    for side in (1, -1):
        leaves = []
        for k in range(count):
            i = int((0.06 + 0.9 * k / count) * (len(p) - 1))
            d = p[min(len(p) - 1, i + 3)] - p[max(0, i - 3)]
            d = d / max(1e-6, float((d**2).sum() ** 0.5))
            n = (d[1] * side, -d[0] * side)
            far = long * (1 - 0.8 * k / count) * (0.8 if k == 0 else 1)
            leaves.append([(float(p[i][0] + (d[0] * u * 0.7 + n[0] * v) * far), float(p[i][1] + (d[1] * u * 0.7 + n[1] * v) * far)) for u, v in ((0, 0), (0.35, 0.6), (1.0, 0.95))])
        t.strokes(leaves, [max(7.0, width * 2.2 * (1 - 0.6 * k / count)) for k in range(count)], ends=(0.7, 0.05))


@card(id="g3z658", title="Someone Knows Me", seed=24, palette="lino_slate_milk", light=(-0.6, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("window pane", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        g.flat("-20,1080! 820,1080! 820,1220! -20,1220!", ink=KEY)
    with p.thing("Frost", "subject") as f:
        back = "840,40! 740,36 640,80 574,170 552,260 544,370! 520,430 492,490 452,540 400,580 396,600 420,616 462,618! 470,634 456,650! 430,652 440,664 462,670! 458,690 478,706! 484,740 500,766 540,776 610,760 650,744! 680,800 680,860 640,910 560,960 500,1000 470,1090! 840,1090!"
        f.flat(back, ink=1, gap=10, around=KEY)
        with f.within(back):
            f.flat("760,60! 900,60! 900,1100! 640,1100! 700,940 740,840 730,740 690,680 700,580 720,480 690,400 720,300!", ink=KEY)
            f.strokes(fringe([(700, 330), (716, 470), (696, 590), (690, 680), (736, 760), (730, 870), (690, 960), (640, 1090)], 15, (60, 100), 80, bend=-9, sink=36, seed=4), 24, ends=(0.9, 0.04), black=True)
            f.flat("540,300! 560,360 520,440 480,510 410,586! 380,560! 480,300!", ink=0)
        f.flat("556,250! 590,140 650,70 740,26 840,20! 840,720! 820,560! 796,700! 776,470! 750,620! 726,400! 700,500! 682,320! 654,400! 640,270! 612,330! 604,230! 576,290!", ink=0, gap=8, around=KEY)
        with f.down_to(2):
            f.strokes([[(620, 180), (690, 110), (780, 70)], [(690, 220), (730, 170), (800, 130)], [(740, 300), (766, 240), (810, 200)], [(786, 380), (800, 330), (820, 280)]], 13, ends=(0.1, 0.1))
        f.flat("424,656! 390,664 376,680 396,694 440,680 456,668!", spot=True, gap=6, around=KEY)
        f.flat("516,486! 536,456 574,446 606,462 622,486! 590,504 546,504!", ink=0, gap=9, around=KEY)
        f.flat(oval(548, 478, 21, 23))
        f.strokes([[(506, 486), (534, 452), (576, 440), (630, 474)]], 17, ends=(0.3, 0.1), black=True)
        f.strokes([[(506, 410), (560, 380), (624, 400)]], 13, ends=(0.2, 0.1), black=True)
        f.strokes([[(440, 590), (456, 600), (468, 592)], [(516, 640), (536, 670), (530, 704)], [(566, 520), (596, 530), (626, 520)]], 9, ends=(0.2, 0.1), black=True)
        f.flat("470,1090! 400,1060 330,1000 296,930 300,880! 280,850 276,800 300,768 340,764 372,800 384,860 380,900! 410,960 460,1000 520,1010! 560,1090!", ink=1, gap=9, around=KEY)
        for finger in ([(340, 800, 27), (300, 720, 24), (272, 650, 21), (250, 590, 16)], [(350, 850, 26), (290, 806, 26), (252, 806, 22), (250, 836, 17)], [(350, 890, 26), (296, 862, 25), (262, 868, 20), (266, 894, 15)], [(350, 930, 24), (310, 916, 23), (284, 924, 18), (294, 946, 13)]):
            f.flat(tube(finger), ink=1, gap=7, around=KEY)
        f.flat("268,606! 250,560 214,470! 222,550 238,610 252,622!", ink=0, gap=6, around=KEY)
        f.strokes([[(286, 684), (300, 690), (316, 682)], [(302, 734), (318, 738), (334, 728)], [(352, 970), (400, 1030), (456, 1064)]], 8, ends=(0.2, 0.2), black=True)
    with p.thing("frost ferns", "accent") as r:
        fern(r, [(214, 474), (150, 400), (120, 280), (150, 150), (240, 60)], 130, 13, 10)
        fern(r, [(178, 438), (260, 380), (330, 290), (370, 180), (360, 90)], 110, 11, 9)
        fern(r, [(-10, 1060), (60, 940), (80, 800), (60, 680), (100, 590)], 110, 13, 10)
    with p.thing("sill", plane="front") as w:
        w.flat("-20,1096! 820,1092! 820,1220! -20,1220!", gap=9, around=1)
        w.strokes([[(40, 1150), (260, 1144), (520, 1152)], [(560, 1140), (680, 1136), (780, 1142)]], 9, ends=(0.1, 0.1))
    s.describe("A thin pale figure with icicle hair kneels outside a window. With one long nail it scratches ferns of frost into the glass. Its eye follows the nail and its tongue sticks out.")
    s.moods("rapt", "shy", "playful", "chilly")
    s.themes("art", "winter", "night work", "solitude", "being known")
    s.says("shh", "artist", "graffiti", "engraver", "nightshift", "winter", "concentration", "glazier", "tattoo", "signature", "nail", "pattern", "shyness", "someone knows me", "it has not noticed us", "tongue out, like a child", "gone by breakfast", "don’t breathe on it", "scratch that", "he never asked for money", "the cold has a hobby", "art for one morning", "so that’s who does it", "who taught you to draw?", "working on the window of opportunity", "a garden where none can grow", "nail it", "I was here", "let him in? let him finish", "it’s the thought that counts", "homework by lamplight", "the handwriting of January", "he draws what he misses", "summer from memory", "the sun is his critic", "the smallest of brushes", "come and look, quietly", "unpaid overtime", "an admirer", "every year he tries my face", "cold hands, warm art", "a love letter, unsigned", "not bad for a ghost", "do not touch the exhibits")  # fmt: skip
    s.relate("Frost", "paints", "frost ferns")
    s.about(place="a kitchen window", time="before dawn", light="pale, from the left", composition="diagonal", view="through a window pane, near", foreground="a dark window sill", unexplained="why it comes back to this window", weather="hard frost")
