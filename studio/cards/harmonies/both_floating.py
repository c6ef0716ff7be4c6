"""Both Floating: a swan sleeps on the water, and under her, broader than she is long, a turbot rests too."""

from __future__ import annotations

from reverie_studio.engine.bodies import Outline, Point
from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import plume
from reverie_studio.sculpt.gouges import evenly, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

AT, TURN = (392, 600), 6
FISH = "-30,-540 60,-528 150,-450 270,-270 366,-20 310,200 180,370 70,450! 60,490! 140,620! 0,580 -140,620! -60,490! -70,450! -190,370 -320,190 -370,-40 -290,-260 -170,-440 -90,-508"
FINS = "-60,-500! -200,-462 -350,-290 -440,-30 -380,220 -220,430 -70,456! 70,456! 210,440 360,240 434,-10 330,-290 190,-460 60,-500!"
SWAN = "0,-170 70,-176 140,-140 184,-70 194,30 176,140 136,240 80,330 30,420! 0,404 -30,420! -80,330 -136,240 -176,140 -194,30 -184,-70 -140,-140 -70,-176"
BACK = "18,-120! 60,-168 120,-160 170,-110 190,-30 184,50! 158,24! 150,110! 118,70! 104,150! 74,100! 56,170! 20,110! 12,0!"
BILL = "-62,62! -14,22! 10,52 40,108 34,120 12,116 -28,92!"


def local(shape: Outline) -> list[Point]:
    return moved(shape, AT, 0.88, TURN)


@card(id="pzs6ws", title="Both Floating", seed=68, palette="lino_kelp", light=(-0.3, -0.8))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.5, -0.6, 0.5)])
    with p.thing("deep water", "place") as sea:
        sea.flat("-20,-20! 820,-20! 820,1220! -20,1220!")
    with p.thing("turbot", "subject") as fish:
        fish.flat(local(FINS), ink=2)
        for side in (-1, 1):
            rim = [(side * x, y) for x, y in ((196, -450), (340, -270), (426, -20), (366, 226), (210, 430))]
            fish.strokes([local([(x * 0.84, y * 0.84 - 8), (x * 0.92, y * 0.93), (x * 1.03, y * 1.03)]) for x, y in evenly(rim, 19)], 7, ends=(0.3, 0.9), black=True)
        fish.flat(local(FISH), ink=2, gap=8, around=KEY)
        with fish.within(local(FISH)):
            for x, y, r in ((-256, -190, 26), (-186, -330, 15), (-312, -60, 18), (-272, 90, 28), (-220, 230, 17), (240, -230, 17), (268, -60, 24), (250, 130, 15), (170, 290, 22), (-116, 350, 20), (170, -340, 13), (-310, 190, 10), (40, 500, 12), (-50, 530, 12)):
                fish.flat(local(ellipse(x, y, r, r * 0.86)), ink=1), fish.flat(local(ellipse(x + 2, y + 1, r * 0.45, r * 0.4)), ink=KEY)
            wedges(fish, [local([(q * 16, 470), (q * 34, 540), (q * 70, 606)]) for q in (-1.6, -0.8, 0, 0.8, 1.6)], 11, KEY, ends=(0.2, 0.6))
            wedges(fish, [local([(300, 20), (290, 130), (230, 240)]), local([(260, -150), (292, -90), (306, -20)])], 15, KEY, ends=(0.1, 0.1))
        for x, y, r in ((-56, -414, 40), (86, -408, 46)):
            fish.flat(local(ellipse(x, y, r, r * 0.92)), ink=1, gap=9, around=KEY), fish.flat(local(ellipse(x + 2, y + 6, r * 0.58, r * 0.5)), ink=KEY), fish.dots([(*local([(x - 10, y - 4)])[0], 7)], 0)
        fish.strokes([local([(-74, -500), (-30, -480), (30, -482), (84, -496), (110, -486)])], 13, ends=(0.2, 0.2), black=True)
        fish.strokes([local([(176, -390), (216, -330), (224, -260), (204, -200)])], 12, ends=(0.1, 0.1), black=True)
    with p.thing("sleeping swan", "subject") as w:

        def on(shape: Outline, flip: bool = False) -> list[Point]:
            return local(moved(shape, (0, 14), 1, 0, flip))

        w.flat(on(SWAN), gap=22, around=KEY), w.flat(on(SWAN), ink=0)

        def wing(flip: bool) -> None:
            for n, (x, y, u, v, r) in enumerate(((166, -40, 152, 226, 34), (140, -20, 118, 286, 34), (110, 0, 84, 344, 33), (80, 20, 50, 392, 31), (50, 20, 20, 330, 30))):
                w.flat(on(plume((x, y), (u, v), r), flip), ink=1 if not flip and n < 2 else 0, gap=6, around=KEY)
                w.strokes([on([(x, y + 120), ((x + u) / 2, (y + v) / 2 + 50), (u, v - 40)], flip)], 6, ends=(0.1, 0.3), black=True)
            w.flat(on(BACK, flip), ink=0, gap=7, around=KEY)
            with w.within(on(BACK, flip)):
                wedges(w, [on([(x, y), (x, y + 26), (x - 2, y + 54)], flip) for x, y in ((150, -60), (112, -20), (72, 10), (100, -110), (50, -60))], 12, 1 if flip else 2, ends=(0.1, 0.9))

        base = on(tube([(2, -130, 62), (-8, -190, 56), (-34, -250, 50), (-98, -296, 44), (-130, -296, 42)], ends=(0, 1)))
        w.flat(base, ink=0, gap=9, around=KEY), w.flat(on(ellipse(2, -128, 58, 24)), ink=0)
        wing(True)
        neck = on(tube([(-98, -298, 44), (-170, -268, 42), (-194, -186, 40), (-170, -108, 38), (-122, -48, 40), (-80, 0, 50), (-50, 36, 40), (-38, 50, 26)], ends=(0, 1)))
        w.flat(neck, ink=0, gap=9, around=KEY)
        with w.within(on(ellipse(-96, -296, 80, 84))):
            w.flat(base, ink=0)
        w.flat(on(BILL), spot=True, gap=6, around=KEY), w.flat(on("-70,54! -26,4 -6,16 -4,34! -24,48 -30,64 -34,84! -54,76"), ink=KEY)
        w.strokes([on([(-102, 6), (-88, 12), (-80, -4)])], 10, ends=(0.4, 0.4), black=True), wedges(w, [on([(-196, -250), (-214, -190), (-192, -120)]), on([(-136, -252), (-156, -196), (-136, -130)])], 13, 1, ends=(0.1, 0.1))
        wing(False)
    with p.thing("ripples") as r:
        r.strokes([local([(110, -262), (180, -222), (226, -140)]), local([(-222, 240), (-170, 340), (-100, 420)]), local([(230, 250), (176, 346), (104, 424)])], 11, ends=(0.05, 0.05))
        r.flat("-20,1020! 60,1000 150,1030 190,1100 130,1110! 180,1150 160,1230! -20,1230!", ink=1, gap=8, around=KEY), r.flat("640,-20! 650,50 700,100 770,110 830,90! 830,-20!", ink=1, gap=8, around=KEY)
        wedges(r, [[(20, 1140), (70, 1080), (120, 1050)], [(30, 1160), (90, 1150), (130, 1170)], [(10, 1120), (16, 1070), (30, 1030)], [(780, 0), (740, 40), (700, 70)], [(800, 10), (790, 50), (770, 90)]], 9, 2, ends=(0.5, 0.1))
    s.describe("A white swan sleeps on dark water, seen from above. Right under her floats a spotted turbot, broader than she is long. Her bill is tucked away; both its eyes are wide open.")
    s.moods("trusting", "uncanny", "calm", "droll")
    s.themes("water bed", "company", "depth", "rest", "the unseen")
    s.says("behind you", "flat-sharing", "water bed", "mattress", "undertow", "doppelgänger", "supported", "levitation", "bedfellows", "holiday", "weightless", "depth", "I felt there was something", "swan lake, ground floor", "what lies beneath", "a bigger fish", "somebody has my back", "the secret underneath", "sunday, eyes shut", "we have never been introduced", "the carpet was alive", "room for two", "dreaming of someone flat", "mother is holding you", "an honest face below", "lie back and think of nothing", "every pool has a floor", "it has been here all along", "I only asked for peace", "the understudy", "what my fear looks like asleep", "being carried without knowing", "it blinks when you do not", "the sea looks up", "nobody told her", "my other half", "sleeping on it", "long way down", "the shadow has eyes", "still waters", "the best seat in the ocean", "a guardian of sorts", "it came for the company", "who is keeping whom afloat?")  # fmt: skip
    s.relate("turbot", "follows", "sleeping swan")
    s.about(place="deep water", time="a summer morning", light="high, on white feathers", composition="diagonal", view="from above", foreground="lily pads at the edge", unexplained="what the turbot wants")
