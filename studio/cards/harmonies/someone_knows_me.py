"""Someone Knows Me: outside the window a bear that should be asleep scratches frost ferns into the glass."""

from __future__ import annotations

from collections.abc import Sequence

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import fringe
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

HEAD = "400,150! 340,146 270,160 220,200! 196,150 140,140 104,180 104,240 140,286! 110,340 92,420 100,500 64,536! 98,550! 68,610! 110,612! 140,660 170,720 240,780 320,830 400,846! 480,830 560,780 630,720 660,660 690,612! 732,610! 702,550! 736,536! 700,500 708,420 690,340 660,286! 696,240 696,180 660,140 604,150 580,200! 530,160 460,146"
MUZZLE = "400,430! 340,440 304,500 286,590 270,660 280,730 330,780 400,796! 470,780 520,730 530,660 514,590 496,500 460,440"
NOSE = "400,556! 340,548 318,580 330,626 370,652 400,676! 430,652 470,626 482,580 460,548"
# the paw lies flat on the pane; its claws point up, and the forearm comes from below
PAW = "-96,110! -122,50 -134,-20 -128,-76 -96,-112 -62,-134 0,-146 62,-134 96,-112 128,-76 134,-20 122,50 96,110!"
FORE = "-98,90! -112,160 -120,260 -126,420! 150,420! 140,260 118,160 98,90!"
PAD = "-98,44 -82,-4 -36,-20 0,-14 36,-20 82,-4 98,44 70,82 0,92 -70,82"
TOES = ((-100, -44, -46), (-56, -92, -20), (0, -108, 0), (56, -92, 20), (100, -44, 46))


def fern(t: Cutting, line: Sequence[tuple[float, float]], long: float, count: int) -> None:
    """A frost fern: a stem and pointed leaves on both sides, shorter to the tip."""
    p = flow(line, 20)
    t.flat(tube([(float(x), float(y), 8 * (1 - 0.7 * k / len(p))) for k, (x, y) in enumerate(p)][::6]), ink=0)
    for k in range(2 * count):
        i = int((0.06 + 0.82 * k / (2 * count)) * (len(p) - 1))
        d = (p[min(len(p) - 1, i + 3)] - p[max(0, i - 3)]) / 1.0
        d, far = d / max(1e-6, float((d**2).sum() ** 0.5)), long * (1 - 0.42 * k / count)
        n = (d[1], -d[0]) if k % 2 else (-d[1], d[0])
        t.flat(lens((float(p[i][0]), float(p[i][1])), (float(p[i][0] + (d[0] * 0.8 + n[0] * 0.8) * far), float(p[i][1] + (d[1] * 0.8 + n[1] * 0.8) * far)), far * 0.1 + 2, 0.42, far * (0.1 if k % 2 else -0.1)), ink=0)


def fur(t: Cutting, curves: Sequence[Sequence[tuple[float, float]]], half: float) -> None:
    """Tufts, pointed at both ends."""
    for root, _, tip in curves:
        t.flat(lens(root, tip, half, 0.4), ink=2)


@card(id="g3z658", title="Someone Knows Me", seed=24, palette="lino_slate_milk", light=(-0.6, -0.4))
def paint(s: Scene) -> None:
    p, at, k, turn = Press(s, [Lamp(-0.6, -0.4, 0.5)]), (584, 980), 0.84, -58
    with p.thing("snowy night", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        g.dots([(86, 90, 9), (180, 60, 7), (330, 84, 10), (430, 52, 7), (520, 90, 8), (640, 76, 7), (740, 60, 10), (754, 250, 9), (748, 400, 7), (76, 330, 8), (750, 150, 6), (742, 500, 9)])
    with p.thing("bear", "subject") as b:
        b.flat("-20,740! 50,670 120,620 300,560 500,560 680,620 750,670 820,740! 820,1240! -20,1240!", gap=9), b.flat(HEAD, gap=9, around=0), b.flat("118,636! 200,600 600,600 682,636! 700,1000! 100,1000!")
        fur(b, fringe([(156, 716), (240, 806), (330, 856), (400, 868), (470, 856), (560, 806), (644, 716)], 15, (64, 92), bearing=(118, 62), bend=6, seed=2), 12)
        for q in (-1, 1):
            b.flat(ellipse(400 + q * 252, 214, 34, 36), ink=2), fur(b, [[(400 + q * x, y), (400 + q * (x + 16), y + 44), (400 + q * (x + 22), y + 92)] for x, y in ((250, 340), (262, 440), (222, 560), (256, 560))], 11)
            fur(b, [[(400 + q * x, y), (400 + q * (x + 14), y - 40), (400 + q * (x + 40), y - 84)] for x, y in ((24, 300), (70, 296), (116, 290))], 11)
        b.flat(MUZZLE, ink=1, gap=8, around=KEY), b.flat(NOSE, gap=5, around=0)
        b.strokes([[(346, 574), (380, 566), (410, 568)]], 11, ends=(0.2, 0.4))
        b.flat("428,730! 450,738 476,734 496,718! 512,752 508,786 484,800 456,790 436,764", ink=0, gap=8, around=KEY), b.strokes([[(466, 736), (474, 756), (482, 776)]], 8, ends=(0.6, 0.1), black=True), b.strokes([[(400, 668), (400, 704), (362, 736), (308, 720)], [(400, 704), (438, 736), (506, 716)]], 12, ends=(0.4, 0.2), black=True)
        for x in (262, 538):
            b.flat(ellipse(x, 420, 50, 47), ink=0), b.flat(ellipse(x + 10, 432, 36, 34), spot=True, gap=5, around=KEY), b.flat(ellipse(x + 16, 438, 21, 21)), b.dots([(x + 7, 428, 8)])
            b.flat(f"{x - 60},402! {x - 30},364 {x + 10},356 {x + 60},384! {x + 58},404 {x},384!")
    with p.thing("frost ferns", "accent") as r:
        claw = moved([(-86, -212)], at, k, turn)[0]
        fern(r, [(40, 1120), (120, 1030), (220, 984), (320, 962), (claw[0], claw[1])], 104, 8)
        fern(r, [(52, 1000), (70, 900), (66, 800), (110, 700)], 84, 6), fern(r, [(200, 1124), (260, 1078), (330, 1060), (410, 1070)], 66, 6)
    with p.thing("paw", "prop") as w:
        w.flat(moved(FORE, at, k, turn), gap=10, around=0), w.flat(moved(PAW, at, k, turn), gap=10, around=0)
        w.flat(moved("-90,60! -104,160 -112,260 -118,410! 142,410! 132,260 110,160 90,60!", at, k, turn)), fur(w, moved_lines([[(x, y), (x * 1.05, y + 40), (x * 1.1, y + 84)] for x, y in ((-66, 130), (-20, 140), (26, 140), (70, 130), (-90, 220), (-40, 226), (10, 230), (60, 226), (104, 220))], at, k, turn), 13)
        w.flat(moved(PAD, at, k, turn), ink=1)
        for x, y, a in TOES:
            w.flat(moved(ellipse(x * 0.93, y * 0.82, 22, 28, degrees=a), at, k, turn), ink=1), w.flat(moved(moved("-15,-10! -17,-52 -6,-98 6,-116! 14,-80 18,-40 15,-10!", (x, y - 6), 1.0, a), at, k, turn), ink=0, gap=7, around=KEY)
    with p.thing("window bars", plane="front") as q:
        q.flat("-20,1120! 820,1112! 820,1220! -20,1220!", gap=9, around=1), q.flat("-20,-20! 52,-20! 48,1220! -20,1220!", gap=9, around=1), q.strokes([[(70, 1166), (260, 1160), (520, 1168)], [(560, 1158), (680, 1152), (770, 1158)]], 9, ends=(0.1, 0.1))
    s.describe("A huge bear stands outside our window at night. One paw lies flat on the pane, and with a claw it scratches white ferns of frost. Its eyes follow the claw; the tip of its tongue sticks out.")
    s.moods("rapt", "shy", "playful", "chilly")
    s.themes("art", "winter", "night work", "solitude", "being known")
    s.says("shh", "artist", "graffiti", "engraver", "nightshift", "winter sports", "concentration", "glazier", "tattoo", "signature", "bear with me", "pattern", "shyness", "someone knows me", "he has seen us", "tongue out, like a child", "gone by noon", "don’t breathe on it", "scratch that", "he never asked for money", "the cold has a hobby", "art for one morning", "so that’s who does it", "who taught you to draw?", "he ought to be in bed", "a garden where none can grow", "paws for thought", "I was here", "let him in? let him finish", "it’s the thought that counts", "homework by moonlight", "the handwriting of January", "he draws what he misses", "summer from memory", "the sun is his critic", "the thickest of brushes", "come and look, quietly", "unpaid overtime", "an admirer", "every year he tries my face", "cold claws, warm art", "a love letter, unsigned", "standing in for Jack Frost", "do not touch the exhibits")  # fmt: skip
    s.relate("bear", "does the work of", "frost ferns")
    s.relate("bear", "paints", "frost ferns")
    s.about(place="a window", time="before dawn", light="pale, from indoors", composition="centred", view="through a window pane, near", foreground="a paw flat on the glass", unexplained="why it does the work of the frost", weather="hard frost")
