"""Up Only: a moving stair comes out of the sea; a gull, a suitcase and a candle ride on it."""

from __future__ import annotations

from reverie_studio.engine.bodies import Point, outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

GULL = "214,758 246,754 276,770 288,798 276,824 274,860 276,900 252,934 210,948 150,952 96,968! 20,1000! 60,940 100,890 140,850 176,818 190,782"
WING = "196,846 236,870 240,900 210,930 150,946 96,968! 40,990! 80,930 130,876"
RUN, RISE = 132, 112


@card(id="rtniw8", title="Up Only", seed=59, palette="riso_late_office", light=(0.7, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.7, -0.6, 0.5)])
    steps = [(x, y) for k in range(-1, 8) for x, y in ((-150 + RUN * k, 1200 - RISE * k), (-150 + RUN * (k + 1), 1200 - RISE * k))]
    with d.thing("moving stair", "prop") as t:
        t.flat([(x, y - 330) for x, y in (steps[0], steps[-2])] + [steps[-1], (steps[-1][0], steps[-1][1] + 100), (steps[0][0], steps[0][1] + 200)], orange=1)
        t.flat([(steps[0][0], steps[0][1] - 322), (steps[-2][0], steps[-2][1] - 322), (steps[-2][0], steps[-2][1] - 366), (steps[0][0], steps[0][1] - 366)], gap=8, orange=1, teal=1)
        t.flat([*steps, (steps[-1][0], steps[-1][1] + 180), (steps[0][0], steps[0][1] + 310)], gap=6, orange=1, teal=1)
    with d.thing("sea", "place") as w:
        w.flat("-20,1010 90,990 200,1012 310,992 420,1010 530,990 640,1010 750,992 820,1006! 820,1220! -20,1220!", overprint=True, teal=1)
        w.strokes([[(470, 1080), (560, 1066), (650, 1080)], [(600, 1140), (700, 1126), (780, 1140)]], 7)
    with d.thing("gull", "subject") as g:
        def put(shape: str) -> list[Point]:
            return placed([(x - 214, y - 976) for x, y in outline(shape)], (206, 976), 1.28)

        with g.in_inks(orange=1, teal=1):
            g.strokes([[(188, 930), (190, 976), (216, 978)], [(228, 926), (230, 976), (256, 978)]], 11, ends=(1, 1))
        g.flat(put(GULL), gap=5)
        g.flat(put(WING), teal=1)
        g.flat(put("96,964! 60,972 20,996 -10,1012 40,1010 84,990 124,956!"), orange=1, teal=1)
        g.flat(put("282,786! 308,794 322,810! 320,822! 308,816 282,816!"), gap=4, orange=1, teal=1)
        g.flat(ellipse(250, 745, 10, 11), orange=1, teal=1)
    with d.thing("wet suitcase", "subject") as c:
        c.flat("386,592! 504,588! 508,748! 382,750!", gap=6, teal=1)
        c.flat("420,590! 420,556! 474,552! 476,588! 464,588! 462,566! 432,568! 432,590!", gap=4, orange=1, teal=1)
        for x in (404, 470):
            c.flat([(x, 592), (x + 18, 592), (x + 18, 748), (x, 748)], orange=1, teal=1)
        for x, y, k in ((404, 776, 1.0), (444, 800, 1.3), (486, 772, 0.9), (446, 870, 0.8)):
            c.flat(placed(outline("0,-22! 10,0 8,14 0,18 -8,14 -10,0"), (x, y), k))
    with d.thing("burning candle", "accent") as cdl:
        cdl.flat("676,526! 680,360! 740,356! 744,526!", gap=5)
        cdl.flat("710,356! 676,320 684,276 708,220! 738,274 744,318!")
        cdl.flat("708,350! 694,322 708,290! 722,322!", orange=1)
        cdl.flat("684,360! 738,356 742,400! 730,404 724,384 708,386 700,430 688,424!", teal=1)
    s.describe("A moving stair rises slantwise out of the sea. On its steps ride a white gull, a suitcase that drips, and higher up a burning candle. There is nothing at its upper end but the edge of the picture.")
    s.moods("solemn", "hopeful", "quiet", "strange")
    s.themes("departure", "ascent", "farewell", "journeys", "order")
    s.says("to heaven’s shop", "upward mobility", "they left in that order", "stand on the right", "departures", "no way down", "lost luggage", "mind your step", "emigration", "patience", "one at a time", "rising tide", "second floor: memories", "arrivals", "the queue for the sky", "nobody carries anything", "a bird that is tired of flying", "baggage, wet", "keep the flame moving", "last one out, put out the light", "pilgrims", "stairway", "the slow miracle", "after the flood", "they never look back", "somebody packed for good weather", "three wishes", "career", "hold the handrail", "the ark, second attempt", "drip, drip", "birthday upstairs", "free as a bird, more or less", "everything gets carried away", "the moving kind", "what the drowned send home", "up and away", "altitude", "the candle goes first", "evacuation of small things", "next floor: light", "onward", "hierarchy", "smuggling")  # fmt: skip
    s.relate("gull", "follows", "wet suitcase")
    s.relate("wet suitcase", "follows", "burning candle")
    s.about(place="the open sea", time="day", light="from the upper right", composition="diagonal", view="eye level, from the water", foreground="the sea at the foot of the stair", unexplained="there is no side that goes down")
