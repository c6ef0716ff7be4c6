"""Good Evening: a mole rises from the pavement and lifts the manhole cover like a hat."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

MOLE = "300,640! 340,612 400,580 450,530 520,490 590,484 660,520 710,600 740,700 752,820 740,1010! 450,1010! 450,900 460,820 480,760! 440,740 400,706 360,676 310,668!"
SPADE = "0,30! -50,40 -84,10 -80,-30! -120,-50 -130,-66! -100,-66 -72,-60! -96,-96 -98,-114! -70,-100 -46,-76! -48,-116 -40,-132! -20,-106 -8,-78! 10,-112 24,-124! 32,-96 26,-66! 56,-84 72,-86! 64,-56 44,-36! 54,0 30,30 0,30!"
SHOE = "-10,-20! 150,-20! 160,60 190,110 250,136 330,160 366,196 360,226! -20,226! -30,120 -20,50 -10,-20!"


@card(id="go6fqm", title="Good Evening", seed=4, palette="riso_wet_pavement", light=(-0.6, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.6, -0.8, 0.5)])
    dark = {"spruce": 1.0, "salmon": 1.0}
    with d.thing("pavement", "place") as g:
        g.flat("-20,900! 820,900! 820,1220! -20,1220!", spruce=1)
        g.flat(ellipse(590, 1016, 200, 62, n=90), gap=7, **dark)
    with d.thing("passer-by", "witness", plane="front") as p:
        p.flat("-30,-20! 190,-20! 170,300 150,560 140,730! -30,740!", spruce=1)
        p.flat(moved(SHOE, (-20, 760), 0.92), gap=6, **dark)
        p.strokes([[(-20, 950), (150, 950), (310, 948)], [(120, 800), (150, 790), (172, 772)], [(140, 830), (172, 818), (196, 796)]], 7, ends=(0.8, 0.3))
        p.strokes([[(120, -20), (110, 300), (84, 700)]], 6, ends=(0.3, 0.3))
    with d.thing("mole", "subject") as t:
        t.flat(tube([(640, 620), (690, 500), (680, 400), (640, 330)], (75, 60, 50, 43), ends=(0, 1)), **dark)
        t.flat(MOLE, gap=7, **dark)
        t.strokes([[(420, 612), (436, 624), (456, 620)], [(330, 664), (380, 656), (420, 664)]], [9, 6], ends=(0.3, 0.2))
        t.strokes([[(352, 640), (300, 690), (280, 740)], [(366, 650), (330, 710), (320, 760)], [(350, 626), (290, 600), (250, 596)]], 4, ends=(0.8, 0.1))
        t.strokes([[(560, 540), (600, 552), (630, 580)], [(640, 680), (664, 740), (668, 800)], [(590, 760), (612, 820), (612, 880)], [(530, 820), (540, 870), (534, 920)], [(690, 840), (700, 900), (692, 950)]], 10, ends=(0.1, 0.9))
        t.flat("298,632! 312,616 336,616 348,636! 340,664 316,676 298,660!", gap=4, salmon=1)
        t.flat([q for q in ellipse(590, 1016, 200, 62, n=90) if q[1] > 996], **dark)
        t.flat(moved(SPADE, (478, 976), 0.9, -104), gap=6, salmon=1)
    with d.thing("hand") as h:
        h.flat("600,398! 556,376 528,340 522,300 530,260! 740,220! 744,280 728,330 694,376 672,396! 636,410", gap=6, salmon=1)
    with d.thing("manhole cover", "prop") as c:
        for dy, inks in ((26, dark), (0, {"spruce": 1.0})):
            c.flat(ellipse(562, 214 + dy, 200, 74, n=90, degrees=-14), gap=6, **inks)
        c.flat(ellipse(562, 214, 176, 58, n=90, degrees=-14), ellipse(562, 214, 166, 52, n=90, degrees=-14))
        with c.within(ellipse(562, 214, 158, 46, n=90, degrees=-14)):
            c.strokes([[(372 + k * 44, 120), (412 + k * 44, 320)] for k in range(10)], 8, ends=(1, 1))
            c.strokes([[(372, 214 + k * 30), (772, 114 + k * 30)] for k in range(-2, 6)], 8, ends=(1, 1))
    with d.thing("hand") as h:
        for x, y, a in ((542, 318, -10), (586, 312, -6), (632, 300, -4), (677, 281, 0), (716, 257, 6)):
            h.flat(moved("-19,16 -20,-14 -13,-38 2,-62! 14,-38 20,-14 19,16 0,24", (x, y), 1.0, a), gap=5, salmon=1)
    s.describe("A mole rises out of a hole in the pavement. Its eyes are shut. With one big pink hand under the rim it lifts the manhole cover as one lifts a hat. Before it a huge shoe and trouser leg have stopped.")
    s.moods("droll", "polite", "curious", "bright")
    s.themes("courtesy", "meeting", "underground", "city", "size")
    s.says("good evening", "hats off", "mole", "blind date", "underground", "after you, sir", "tennis?", "spadework", "mind your step", "a gentleman of the old school", "digging", "neighbour from below", "manhole", "how do you do", "nice shoes", "he greets by smell", "whistle-blower", "the works", "who turned on the light?", "low society", "best manners are under the street", "pothole", "lid", "pardon my garden", "I heard you walking overhead", "raised well", "surfacing", "spy", "greetings from the cellar", "down to earth", "one small step", "we have met, by ear", "first floor, minus nine", "velvet", "is it dark yet?", "somebody who looks up to me", "undermining", "the only one who said hello", "short-sighted", "rise to the occasion", "I mistook you for a tree", "no hat, so he borrowed the street’s", "polish", "breathing space")  # fmt: skip
    s.relate("mole", "wears", "manhole cover")
    s.relate("mole", "waits for", "passer-by")
    s.about(place="a pavement", time="early evening", light="from the upper left", composition="right", view="near, at the height of the pavement", foreground="a huge shoe", unexplained="what the mole has come up for")
