"""A Little Every Year: jellyfish as big as tubs drift through the dark byre, and the cattle look up."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

BELL = "-160,6! -166,-90 -116,-186 0,-216 116,-186 166,-90 160,6! 140,30 112,8 80,36 44,12 0,40 -44,12 -80,36 -112,8 -140,30"
SHADE = "20,-230! 200,-200 200,60! -60,60! 60,10 110,-60 96,-150"
CALF = "-158,24! -172,-6 -160,-40 -120,-52 -60,-58 -6,-84 36,-104 74,-98! 96,-150 150,-190 196,-176! 190,-130 150,-92 116,-80! 150,-40 210,-20 290,20 380,40! 420,320! 60,320! 40,200 20,120 -20,80 -80,72 -130,58"
COW = "-70,-80! -40,-104 40,-104 70,-80! 120,-96 170,-80 190,-40! 150,-14 100,-20 80,-30! 84,30 70,90 120,140 220,180 280,300! -280,300! -220,180 -120,140 -70,90 -84,30 -80,-30! -100,-20 -150,-14 -190,-40! -170,-80 -120,-96"


def jelly(t: Cutting, x: float, y: float, k: float, a: float) -> None:
    """One bell with its arms and threads."""

    def q(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return placed(points, (x, y), k, a)

    with t.down_to(1):
        t.strokes([q((u, 10), (u * 1.1 + 24, 130), (u * 0.9 - 20, 260), (u * 1.1 + 16, 330 + (u * 7) % 60)) for u in (-132, -100, 100, 132)], max(6, 9 * k), ends=(0.9, 0.2))
    for u, down in ((-52, 300), (50, 260), (0, 380)):
        arm = tube(q((u * 0.4, -20), (u + 22, 70), (u - 20, 150), (u + 18, 230), (u - 10, down)), [26 * k, 34 * k, 30 * k, 20 * k, 5 * k], ends=CUT)
        t.flat(arm, ink=0, gap=5, around=2)
        with t.down_to(2):
            t.strokes([q((u * 0.4 + 4, 50), (u + 20, 90), (u - 10, 150), (u + 12, 210))], 8 * k + 2, ends=(0.1, 0.3))
    t.flat(moved(BELL, (x, y), k, a), ink=0, gap=7, around=2)
    with t.within(moved(BELL, (x, y), k, a)):
        t.flat(moved(SHADE, (x, y), k, a), ink=1)
        with t.down_to(2):
            t.strokes([q((0, -205), (u * 0.7, -120), (u, 0)) for u in (-128, -84, -40, 44, 88, 130)], 10 * k + 2, ends=(0.1, 0.7))
    for u, v in ((-46, -110), (40, -122), (-26, -62), (52, -68)):
        t.flat(ellipse(*q((u, v))[0], 30 * k, 22 * k), ellipse(*q((u, v + 3))[0], 13 * k, 9 * k), spot=True)


@card(id="mdhdfl", title="A Little Every Year", seed=8, palette="lino_night_pasture", light=(-0.3, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.3, -0.6, 0.5)])
    with p.thing("byre", "place") as byre:
        byre.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        byre.flat("-20,-20! 820,-20! 820,40! 452,30! 400,-10! 348,30! -20,150!", "-20,150! 60,150! 60,1220! -20,1220!", "744,20! 820,20! 820,1220! 744,1220!")
        byre.flat("-20,610! 820,560! 820,616! -20,668!")
        byre.flat("380,-20! 436,-20! 790,420! 744,420!")
        with byre.down_to(1):
            byre.strokes([[(100, 628), (260, 618), (400, 610)], [(470, 604), (600, 596), (720, 590)], [(470, 70), (540, 160), (620, 260)], [(30, 300), (36, 420), (28, 560)], [(784, 520), (778, 640), (786, 800)]], 8, ends=(0.1, 0.7))
    with p.thing("jellyfish", "subject", count=4) as big:
        jelly(big, 640, 250, 0.62, 12)
        jelly(big, 650, 690, 0.5, -14)
        jelly(big, 310, 470, 1.55, -8)
    with p.thing("hay") as hay, hay.down_to(1):
        hay.strokes([[(x, y), (x + 22, y - 8), (x + 46, y + 4)] for x, y in ((560, 470), (690, 500), (120, 830), (200, 900), (540, 850), (640, 940), (110, 130), (500, 790), (600, 120))], 8, ends=(0.2, 0.2))
    with p.thing("cattle", "witness", count=3) as cows:
        for x, y, k, a in ((150, 1080, 0.86, -6), (404, 1130, 0.8, 4)):
            for side in (-1, 1):
                horn = tube(placed([(side * 58, -86), (side * 120, -116), (side * 150, -170), (side * 128, -226)], (x, y), k, a), [20 * k, 17 * k, 12 * k, 3], ends=CUT)
                cows.flat(horn, ink=0, gap=5, around=KEY)
            cows.flat(moved(COW, (x, y), k, a), gap=6, around=1)
            with cows.down_to(2):
                cows.strokes([placed(line, (x, y), k, a) for line in ([(-150, -64), (-120, -52), (-96, -50)], [(150, -64), (120, -52), (96, -50)], [(-30, -60), (-34, 0), (-20, 60)], [(10, -50), (6, 10), (14, 70)], [(-150, 190), (-90, 170), (-40, 180)], [(60, 190), (110, 180), (170, 200)])], 10, ends=(0.1, 0.8))
        at, k, a = (640, 1040), 0.9, 34
        cows.flat(moved(CALF, at, k, a), gap=6, around=1)
        with cows.within(moved(CALF, at, k, a)):
            cows.flat(moved("-180,-70! -60,-66! 30,-120! 10,-76 -60,-34 -110,-20 -180,-30!", at, k, a), ink=0)
        cows.flat(moved("-166,-6! -156,-20 -142,-14 -146,4 -158,10", at, k, a), ink=1)
        eye = placed([(18, -34)], at, k, a)[0]
        cows.flat(ellipse(*eye, 31, 25, degrees=20), ink=0), cows.flat(ellipse(eye[0] - 6, eye[1] - 9, 14, 15))
        with cows.down_to(1):
            cows.strokes([placed(line, at, k, a) for line in ([(-14, -50), (16, -68), (50, -52)], [(-150, 34), (-110, 40), (-70, 44)], [(110, -110), (140, -140), (170, -156)])], 8, ends=(0.2, 0.5))
    s.describe("Pale jellyfish hang in the air of a dark byre. The largest is as big as a cart; yellow rings glow in it. Two cows and a calf look up.")
    s.moods("eerie", "calm", "wondering", "dreamlike")
    s.themes("sea", "change", "visitors", "night", "wonder")
    s.says("ghosts", "chandelier", "flood", "lullaby", "invasion", "lampshade", "moonmilk", "laundry", "angels", "sea-level", "evening-milk", "it comes up a little each year", "the tide has come for supper", "mother, it has no face", "who left the sea on?", "do not touch the ceiling", "breathe out slowly", "grandmother’s petticoats", "Sunday visitors", "we drowned and nobody noticed", "it rains upwards here", "they came for the salt lick", "slow fireworks", "hold still and it passes", "somebody else’s dream", "what the hay remembers", "soft as a bell", "deep sleep", "the calf saw it first", "a barn is a kind of boat", "no one will believe the cows", "parachutes without people", "the lights are on their own", "what if it is friendly?", "they are only passing through", "night swimming", "boneless", "udders from heaven", "one day we shall float too", "a hundred fathoms of hay", "low ceilings, high water", "the quiet guests", "don’t moo", "something wants to be milked")  # fmt: skip
    s.relate("jellyfish", "floats above", "cattle")
    s.about(place="a byre", time="night", light="from inside the bells", composition="left", view="near, from below", foreground="dark heads of cattle", unexplained="there is no water")
