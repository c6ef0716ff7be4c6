"""Both Floating: a woman rests on the water, and under her, as broad as she is long, a turbot rests too."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import evenly
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

AT, TURN = (384, 640), 5
HALF = "0,-238! 30,-232 40,-206 104,-190 180,-204 250,-222 318,-262 366,-304! 390,-282! 344,-226 268,-170 186,-138 118,-118! 122,-60 120,0 146,86 146,160 110,280 106,350 70,446 92,500 78,532 46,530 38,462 40,370 30,290 4,150! 0,150!"
FISH = "-30,-528 60,-516 150,-430 280,-240 366,-20 300,200 170,370 60,440! 56,480! 130,600! 0,566 -130,600! -56,480! -60,440! -190,360 -320,180 -370,-40 -300,-250 -170,-430 -90,-496"
FINS = "-60,-500! -200,-452 -350,-270 -430,-30 -370,210 -220,420 -70,446! 70,446! 200,430 350,230 424,-10 330,-270 190,-450 60,-500!"


def local(shape: object) -> list[tuple[float, float]]:
    return moved(shape, AT, 0.85, TURN)  # type: ignore[arg-type]


@card(id="pzs6ws", title="Both Floating", seed=68, palette="lino_kelp", light=(-0.3, -0.8))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.5, -0.6, 0.5)])
    with p.thing("deep water", "place") as sea:
        sea.flat("-20,-20! 820,-20! 820,1220! -20,1220!")
        for k, (x, y, a) in enumerate(((700, 130, 12), (660, 200, 12), (740, 1010, 0), (690, 1080, 6), (120, 1120, 8), (90, 60, 4))):
            sea.flat(moved("-110,0! -40,-12 40,-12 110,0! 40,0 -40,0", (x, y), 0.9 + k % 2 * 0.3, a), ink=2)
    with p.thing("turbot", "subject") as fish:
        fish.flat(local(FINS), ink=2)
        for side in (-1, 1):
            rim = [(side * x, y) for x, y in ((196, -440), (340, -260), (420, -20), (356, 216), (210, 416))]
            fish.strokes([local([(x * 0.84, y * 0.84 - 8), (x * 0.92, y * 0.93), (x * 1.03, y * 1.03)]) for x, y in evenly(rim, 21)], 5, ends=(0.3, 0.9), black=True)
        fish.flat(local(FISH), ink=2, gap=6, around=KEY)
        for x, y, r in ((-230, -230, 22), (-160, -310, 13), (-290, -110, 15), (-250, 40, 24), (-190, 180, 15), (230, -210, 15), (262, -60, 22), (220, 90, 14), (180, 230, 20), (-120, 290, 18), (-210, -80, 10), (200, -330, 12), (300, 40, 9), (-300, 150, 9)):
            fish.flat(local(ellipse(x, y, r, r * 0.86)), ink=1)
            fish.flat(local(ellipse(x + 2, y + 1, r * 0.45, r * 0.4)), ink=KEY)
        fish.strokes([local([(-110, -462), (-70, -492), (-10, -500), (30, -488)])], 8, ends=(0.3, 0.6), black=True)
        for x, y, r in ((-62, -424, 34), (64, -420, 44)):
            fish.flat(local(ellipse(x, y, r * 1.2, r * 1.1)), ink=KEY)
            fish.flat(local(ellipse(x, y, r, r * 0.9)), ink=1)
            fish.flat(local(ellipse(x + 2, y + 8, r * 0.52, r * 0.52)), ink=KEY)
            fish.dots([(*local([(x - 12, y - 8)])[0], 6)], 0)
    with p.thing("floating woman", "subject") as w:
        w.flat(local("0,-386 60,-380 112,-330 140,-262 120,-200 90,-236 60,-200 -60,-200 -96,-236 -130,-190 -140,-262 -110,-336 -60,-384"))
        for side in (-1, 1):
            shape = [(x * side, y) for x, y in moved(HALF, (0, 0))]
            w.flat(local(shape), ink=0, gap=5, around=KEY)
        for side in (-1, 1):
            half = [(x * side, y) for x, y in moved(HALF, (0, 0))]
            w.flat(local(half), ink=1)
            with w.within(local(half)):
                w.flat([(x - 13, y - 7) for x, y in local(half)], [(-99.0, -99.0), (-98.0, -99.0), (-98.0, -98.0)], ink=0)
                w.flat(local("-20,-250! 40,-250! 60,150! -20,150!"), ink=0)
            for a, b, r in (((352, -292), (402, -276), 11), ((366, -298), (430, -312), 11.5), ((364, -304), (432, -346), 11.5), ((352, -306), (408, -366), 11), ((330, -284), (336, -350), 11.5)):
                w.flat(local(tube([(a[0] * side, a[1], r), ((a[0] + b[0]) / 2 * side, (a[1] + b[1]) / 2 - 2, r), (b[0] * side, b[1], r * 0.8)])), ink=0)
        w.flat(local("-62,-190! -48,-150 -20,-128 0,-124 20,-128 48,-150 62,-190! 78,-188! 86,-140 116,-112 122,-60 120,0 142,84 146,120! 90,128 30,160 0,176! -30,160 -90,128 -146,120! -142,84 -120,0 -122,-60 -112,-112 -86,-140 -78,-188!"), spot=True)
        w.flat(local(ellipse(0, -292, 56, 70)), ink=0, gap=5, around=KEY)
        w.strokes([local(c) for c in ([(-40, -298), (-25, -290), (-10, -297)], [(10, -297), (25, -290), (40, -298)], [(-4, -292), (-8, -270), (4, -266)], [(-18, -250), (0, -246), (18, -252)], [(-42, -322), (-26, -328), (-10, -322)], [(10, -322), (26, -328), (42, -322)])], 5, black=True)
        w.strokes([local(c) for c in ([(-46, -78), (-20, -62), (-4, -84)], [(46, -78), (20, -62), (4, -84)], [(-6, 40), (4, 52), (8, 40)])], 5, black=True)
        w.strokes([local([(side * 76, 286), (side * 62, 300), (side * 48, 288)]) for side in (-1, 1)], 5, black=True)
    with p.thing("jetty") as j:
        for k in range(3):
            j.flat(f"{520 + k * 100},-20! {606 + k * 100},-20! {612 + k * 100},{60 + k * 9}! {526 + k * 100},{66 + k * 9}!", ink=1)
    s.describe("A woman floats on her back in dark water. Right under her, as broad as she is long, a spotted turbot lies in the same pose. Her eyes are shut, the fish’s are wide open. Three jetty planks jut in.")
    s.moods("trusting", "uncanny", "calm", "droll")
    s.themes("trust", "company", "depth", "rest", "the unseen")
    s.says("behind you", "flat-sharing", "trust", "mattress", "undertow", "doppelgänger", "supported", "levitation", "bedfellows", "holiday", "weightless", "depth", "I felt there was something", "don’t look down", "what lies beneath", "a bigger fish", "somebody has my back", "the secret underneath", "sunday, eyes shut", "we have never been introduced", "the carpet was alive", "room for two", "dreaming of someone flat", "mother is holding you", "an honest face below", "lie back and think of nothing", "every pool has a floor", "it has been here all along", "I only asked for peace", "the understudy", "what my fear looks like asleep", "being carried without knowing", "it blinks when you do not", "the sea looks up", "nobody told her", "my other half", "sleeping on it", "long way down", "the shadow has eyes", "still waters", "the best seat in the ocean", "a guardian of sorts", "it came for the company", "who is keeping whom afloat?")  # fmt: skip
    s.relate("turbot", "follows", "floating woman")
    s.about(place="deep water off a jetty", time="a summer morning", light="high, on pale skin", composition="diagonal", view="from above", foreground="three planks of a jetty", unexplained="what the turbot wants")
