"""Someone Knows Me: outside the window a bear that should be asleep scratches frost ferns into the glass."""

from __future__ import annotations

from collections.abc import Sequence

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import fringe
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import tube

HEAD = "400,150! 340,146 270,160 220,200! 196,150 140,140 104,180 104,240 140,286! 110,340 92,420 100,500 60,540! 96,550! 64,610! 110,612! 90,680! 150,670! 170,720 240,780 320,830 400,846! 480,830 560,780 630,720 650,670! 710,680! 690,612! 736,610! 704,550! 740,540! 700,500 708,420 690,340 660,286! 696,240 696,180 660,140 604,150 580,200! 530,160 460,146"
MUZZLE = "400,430! 340,440 304,500 286,590 270,660 280,730 330,780 400,796! 470,780 520,730 530,660 514,590 496,500 460,440"
NOSE = "400,556! 340,548 318,580 330,626 370,652 400,676! 430,652 470,626 482,580 460,548"
PAW = "560,1230! 540,1140 536,1060 516,980 520,910 560,870 640,856 716,874 756,930 764,1010 740,1080 730,1150 740,1230!"
PADS = ("552,1010! 570,972 620,962 640,974 664,964 706,976 726,1016 716,1056 680,1068 640,1058 596,1068 560,1052!", "522,946! 530,918 556,910 572,930 566,962 540,972", "574,908! 584,880 612,874 626,896 620,928 594,936", "640,900! 648,872 678,870 690,894 682,926 654,930", "706,918! 720,896 744,902 752,930 740,956 714,952")
CLAWS = ("528,918! 508,870 486,800! 520,838 552,908!", "584,884! 576,830 566,760! 596,806 612,876!", "650,876! 652,820 656,750! 676,800 682,872!", "722,900! 734,850 750,790! 760,840 746,904!")


def fern(t: Cutting, line: Sequence[tuple[float, float]], long: float, count: int) -> None:
    """A frost fern: a stem and pointed leaves on both sides, shorter to the tip."""
    p = flow(line, 20)
    t.flat(tube([(float(x), float(y), 8 * (1 - 0.8 * k / len(p))) for k, (x, y) in enumerate(p)][::6]), ink=0)
    for k in range(2 * count):
        i = int((0.1 + 0.86 * k / (2 * count)) * (len(p) - 1))
        d = (p[min(len(p) - 1, i + 3)] - p[i - 3]) / 1.0
        d, far = d / max(1e-6, float((d**2).sum() ** 0.5)), long * (1 - 0.42 * k / count)
        n = (d[1], -d[0]) if k % 2 else (-d[1], d[0])
        t.flat(lens((float(p[i][0]), float(p[i][1])), (float(p[i][0] + (d[0] * 0.8 + n[0] * 0.8) * far), float(p[i][1] + (d[1] * 0.8 + n[1] * 0.8) * far)), far * 0.11 + 2, 0.42, far * (0.1 if k % 2 else -0.1)), ink=0)


@card(id="g3z658", title="Someone Knows Me", seed=24, palette="lino_slate_milk", light=(-0.6, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("snowy night", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        g.dots([(60, 90, 9), (180, 60, 7), (330, 84, 10), (520, 60, 8), (640, 90, 7), (750, 60, 10), (764, 300, 9), (760, 440, 7)])
    with p.thing("bear", "subject") as b:
        b.flat("-20,720! 60,640 160,600 640,600 740,640 820,720! 820,1220! -20,1220!")
        with b.down_to(2):
            b.strokes(fringe([(30, 740), (130, 850), (260, 930), (400, 960), (530, 930)], 15, (70, 130), bearing=(110, 80), bend=6, seed=2), 16, ends=(0.1, 0.9))
            b.strokes(fringe([(60, 930), (180, 1030), (330, 1080), (480, 1070)], 9, (60, 110), bearing=(105, 80), bend=6, seed=3), 16, ends=(0.1, 0.9))
        b.flat(HEAD, gap=9, around=0)
        for k in (-1, 1):
            b.flat(ellipse(400 + k * 252, 214, 34, 36), ink=2)
            with b.down_to(2):
                b.strokes([[(400 + k * x, y), (400 + k * (x + 20), y + 40), (400 + k * (x + 28), y + 96)] for x, y in ((250, 330), (270, 420), (226, 560), (250, 600), (200, 640), (170, 690), (280, 500))], 17, ends=(0.1, 0.9))
                b.strokes([[(400 + k * x, y), (400 + k * (x + 14), y - 40), (400 + k * (x + 40), y - 84)] for x, y in ((24, 300), (66, 300), (108, 296), (40, 400))], 15, ends=(0.9, 0.1))
        b.flat(MUZZLE, ink=1, gap=8, around=KEY)
        b.flat(NOSE, gap=5, around=0)
        b.strokes([[(346, 574), (380, 566), (410, 568)]], 11, ends=(0.2, 0.4))
        b.strokes([[(400, 668), (400, 704), (362, 736), (316, 726)], [(400, 704), (438, 736), (484, 726)]], 11, ends=(0.4, 0.1), black=True)
        b.flat("374,736! 400,722 430,738 432,772 404,792 378,772!", spot=True, gap=7, around=KEY)
        for x in (262, 538):
            b.flat(ellipse(x, 420, 47, 45), ink=0)
            b.flat(ellipse(x + 14, 432, 31, 31)), b.dots([(x + 4, 420, 10)])
            b.flat(f"{x - 56},400! {x - 30},366 {x + 10},358 {x + 54},384! {x + 56},404 {x},384!")
    with p.thing("frost ferns", "accent") as r:
        fern(r, [(654, 750), (664, 640), (700, 540), (700, 440), (650, 350)], 108, 9)
        fern(r, [(30, 1110), (84, 960), (76, 830), (120, 720), (210, 660)], 130, 10)
        fern(r, [(60, 1120), (160, 1040), (270, 1010), (380, 930)], 110, 8)
    with p.thing("paw", "prop") as w:
        w.flat(PAW, gap=10, around=0)
        with w.down_to(2):
            w.strokes([[(570, 1090), (574, 1140), (570, 1180)], [(620, 1086), (626, 1130), (622, 1180)], [(680, 1090), (684, 1140), (680, 1180)]], 14, ends=(0.1, 0.9))
        w.flat(*PADS, ink=1), w.flat(*CLAWS, ink=0, gap=6, around=KEY)
    with p.thing("window bars", plane="front") as q:
        q.flat("-20,1120! 820,1112! 820,1220! -20,1220!", gap=9, around=1)
        q.flat("-20,-20! 52,-20! 48,1220! -20,1220!", gap=9, around=1)
        q.strokes([[(70, 1166), (260, 1160), (520, 1168)], [(560, 1158), (680, 1152), (770, 1158)]], 9, ends=(0.1, 0.1))
    s.describe("A huge bear stands outside our window at night. One paw lies flat on the pane, and with a claw it scratches white ferns of frost. Its eyes follow the claw; the tip of its tongue sticks out.")
    s.moods("rapt", "shy", "playful", "chilly")
    s.themes("art", "winter", "night work", "solitude", "being known")
    s.says("shh", "artist", "graffiti", "engraver", "nightshift", "winter sports", "concentration", "glazier", "tattoo", "signature", "bear with me", "pattern", "shyness", "someone knows me", "he has seen us", "tongue out, like a child", "gone by noon", "don’t breathe on it", "scratch that", "he never asked for money", "the cold has a hobby", "art for one morning", "so that’s who does it", "who taught you to draw?", "he ought to be in bed", "a garden where none can grow", "paws for thought", "I was here", "let him in? let him finish", "it’s the thought that counts", "homework by moonlight", "the handwriting of January", "he draws what he misses", "summer from memory", "the sun is his critic", "the thickest of brushes", "come and look, quietly", "unpaid overtime", "an admirer", "every year he tries my face", "cold claws, warm art", "a love letter, unsigned", "standing in for Jack Frost", "do not touch the exhibits")  # fmt: skip
    s.relate("bear", "does the work of", "frost ferns")
    s.relate("bear", "paints", "frost ferns")
    s.about(place="a window", time="before dawn", light="pale, from indoors", composition="centred", view="through a window pane, near", foreground="a paw flat on the glass", unexplained="why it does the work of the frost", weather="hard frost")
