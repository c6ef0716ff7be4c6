"""Both Floating: a swan sleeps on the water, and under her, broader than she is long, a turbot rests too."""

from __future__ import annotations

from reverie_studio.engine.bodies import Point
from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens, plume
from reverie_studio.sculpt.gouges import evenly, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

AT, TURN = (392, 610), 6
FISH = "-30,-528 60,-516 150,-440 270,-270 366,-20 310,200 180,370 70,450! 60,490! 140,620! 0,580 -140,620! -60,490! -70,450! -190,370 -320,190 -370,-40 -290,-260 -170,-430 -90,-496"
FINS = "-60,-500! -200,-462 -350,-290 -440,-30 -380,220 -220,430 -70,456! 70,456! 210,440 360,240 434,-10 330,-290 190,-460 60,-500!"
SWAN = "0,-268 70,-256 130,-210 168,-130 182,-30 176,80 150,180 110,260 60,330 26,392! 0,372 -26,392! -60,330 -110,260 -150,180 -176,80 -182,-30 -168,-130 -130,-210 -70,-256"
WING = "18,-120! 60,-190 120,-196 160,-120 178,-20 172,90 146,190 104,280 44,356! 10,300 2,200 4,60 8,-40!"


def local(shape: object) -> list[Point]:
    return moved(shape, AT, 0.88, TURN)  # type: ignore[arg-type]


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
            fish.flat(local("40,-540! 200,-440 300,-260 366,-20 310,200 180,370 70,450 140,640! 400,640! 460,-100 300,-500!"), local("0,0 1,0 1,1"), ink=KEY)
            fish.flat(local("40,-560! 150,-440 236,-260 310,-20 262,180 150,340 60,440! 60,490! 110,640! -140,640! -420,640! -460,-560!"), ink=2)
            for x, y, r in ((-236, -230, 26), (-150, -330, 15), (-296, -90, 18), (-262, 70, 28), (-200, 210, 17), (226, -230, 17), (250, -60, 24), (226, 110, 15), (150, 250, 22), (-96, 330, 20), (-230, -20, 11), (150, -330, 13), (-310, 160, 10), (40, 380, 14), (-40, 520, 12), (60, 540, 9)):
                fish.flat(local(ellipse(x, y, r, r * 0.86)), ink=1), fish.flat(local(ellipse(x + 2, y + 1, r * 0.45, r * 0.4)), ink=KEY)
            wedges(fish, [local([(q * 16, 460), (q * 34, 530), (q * 70, 600)]) for q in (-1.6, -0.8, 0, 0.8, 1.6)], 11, KEY, ends=(0.2, 0.6))
            wedges(fish, [local([(-190, -420), (-130, -360), (-60, -330)]), local([(-300, -280), (-280, -220), (-296, -160)]), local([(-340, -20), (-320, 50), (-326, 110)])], 14, 1, ends=(0.1, 0.2))
        for x, y, r in ((-74, -410, 44), (76, -418, 56)):
            fish.flat(local(ellipse(x, y, r * 1.3, r * 1.2)), ink=KEY), fish.flat(local(ellipse(x, y, r * 1.06, r * 0.96)), ink=1)
            fish.flat(local(ellipse(x, y + 12, r * 0.56, r * 0.5)), ink=KEY), fish.dots([(*local([(x - 10, y)])[0], 7)], 0)
        fish.strokes([local([(-110, -480), (-60, -506), (0, -496), (46, -508)])], 10, ends=(0.3, 0.6), black=True)
    with p.thing("sleeping swan", "subject") as w:
        w.flat(local([(x * 1.16 + 8, y * 1.1 + 26) for x, y in moved(SWAN, (0, 30))]))
        w.flat(local(moved(SWAN, (0, 30))), ink=0, gap=8, around=KEY)
        with w.within(local(moved(SWAN, (0, 30)))):
            wedges(w, [local([(q * 14, 420), (q * 20, 370), (q * 30, 310)]) for q in (-1, 1)], 12, 1, ends=(0.2, 0.2))
        for side in (1, -1):
            wing = local([(x * side, y + 30) for x, y in moved(WING, (0, 0))])
            w.flat(wing, ink=0, gap=7, around=KEY)
            with w.within(wing):
                for x, y, u, v, r in ((60, 130, 30, 400, 22), (100, 110, 74, 350, 24), (140, 90, 116, 290, 26), (176, 60, 160, 220, 28), (34, 60, 20, 260, 26), (76, 50, 66, 210, 28), (120, 30, 116, 160, 28), (164, 10, 168, 120, 28), (40, -60, 34, 110, 30), (86, -80, 84, 80, 30), (134, -90, 138, 50, 30), (60, -190, 62, -20, 34), (120, -190, 124, -40, 34)):
                    w.flat(local(plume((x * side, y + 20), (u * side, v + 20), r)), ink=1 if side > 0 and u > 100 else 0, gap=5, around=2)
        # her neck lies back along her, her bill under the feathers
        neck = local(tube([(-10, -190, 62), (-66, -214, 50), (-92, -150, 42), (-70, -84, 40), (-16, -40, 44), (26, -10, 42), (44, 16, 30)]))
        w.flat(neck, ink=0, gap=8, around=KEY)
        w.flat(local("30,-20! 56,-14 84,14 106,52! 84,58 54,50 24,30!"), spot=True, gap=5, around=KEY), w.flat(local("26,-30! 50,-16 44,20 20,34! 14,0!"), ink=KEY)
        w.strokes([local([(-26, -20), (-14, -6), (6, -8)])], 9, ends=(0.3, 0.3), black=True)
        wedges(w, [local([(-104, -190), (-112, -140), (-92, -92)]), local([(-60, -200), (-72, -150), (-54, -104)])], 12, 1, ends=(0.1, 0.1))
        w.flat(local(lens((128, 20), (34, 92), 30)), ink=0, gap=6, around=2)
    with p.thing("ripples") as r:
        r.strokes([local([(-230, -190), (-170, -270), (-90, -318)]), local([(90, -318), (170, -272), (226, -190)]), local([(-222, 240), (-170, 340), (-100, 420)]), local([(230, 230), (176, 336), (104, 420)])], 11, ends=(0.05, 0.05))
        r.flat("-20,1020! 60,1000 150,1030 190,1100 130,1110! 180,1150 160,1230! -20,1230!", ink=1, gap=8, around=KEY), r.flat("640,-20! 650,50 700,100 770,110 830,90! 830,-20!", ink=1, gap=8, around=KEY)
        wedges(r, [[(20, 1140), (70, 1080), (120, 1050)], [(30, 1160), (90, 1150), (130, 1170)], [(10, 1120), (16, 1070), (30, 1030)], [(780, 0), (740, 40), (700, 70)], [(800, 10), (790, 50), (770, 90)]], 9, 2, ends=(0.5, 0.1))
    s.describe("A white swan sleeps on dark water, seen from above. Right under her floats a spotted turbot, broader than she is long. Her bill is tucked away; both its eyes are wide open.")
    s.moods("trusting", "uncanny", "calm", "droll")
    s.themes("water bed", "company", "depth", "rest", "the unseen")
    s.says("behind you", "flat-sharing", "water bed", "mattress", "undertow", "doppelgänger", "supported", "levitation", "bedfellows", "holiday", "weightless", "depth", "I felt there was something", "swan lake, ground floor", "what lies beneath", "a bigger fish", "somebody has my back", "the secret underneath", "sunday, eyes shut", "we have never been introduced", "the carpet was alive", "room for two", "dreaming of someone flat", "mother is holding you", "an honest face below", "lie back and think of nothing", "every pool has a floor", "it has been here all along", "I only asked for peace", "the understudy", "what my fear looks like asleep", "being carried without knowing", "it blinks when you do not", "the sea looks up", "nobody told her", "my other half", "sleeping on it", "long way down", "the shadow has eyes", "still waters", "the best seat in the ocean", "a guardian of sorts", "it came for the company", "who is keeping whom afloat?")  # fmt: skip
    s.relate("turbot", "follows", "sleeping swan")
    s.about(place="deep water", time="a summer morning", light="high, on white feathers", composition="diagonal", view="from above", foreground="lily pads at the edge", unexplained="what the turbot wants")
