"""What the Moth Wears: a great moth has the evening on its wings, and below lies the blank where it was."""

from __future__ import annotations

from reverie_studio.engine.bodies import Point
from reverie_studio.finishes.linocut_tools import Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

FORE = "20,-100! 90,-190 200,-300 320,-370 420,-400! 440,-260 410,-110 360,10 300,90! 200,60 100,20 20,0!"
HIND = "20,10! 110,40 220,90 300,140! 340,250 316,370 240,450 140,470! 90,380 50,250 20,120!"
COW = "-66,-16! -56,-34 -20,-38 20,-36 40,-44! 60,-38 66,-22! 84,-30 88,-18 76,-8! 84,16 92,34! 88,46 74,46 64,34 50,10! 40,14 40,52! 28,52 24,16! -26,16 -28,52! -42,52 -46,12! -58,0"


@card(id="twskhg", title="What the Moth Wears", seed=3, palette="lino_fox_fire", light=(0, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.2, -0.8, 0.5)])
    with p.thing("night", "place") as night:
        night.flat("-20,-20! 820,-20! 820,1220! -20,1220!")
        night.flat("-20,1060! 200,1030 420,1050 640,1020 820,1044! 820,1220! -20,1220!", ink=3)
        with night.down_to(2):
            night.strokes([[(x, y), (x + 50, y - 6), (x + 110, y - 4)] for x, y in ((20, 1120), (200, 1170), (560, 1150), (660, 1090), (40, 1190), (420, 1190))], 10, ends=(0.1, 0.7))
        with night.down_to(3):
            night.strokes(fringe([(400, 60), (420, 80)], 6, (70, 120), bearing=(-160, -20), seed=2) + fringe([(60, 900), (120, 960)], 4, (60, 90), bearing=(150, 120)) + fringe([(740, 900), (690, 960)], 4, (60, 90), bearing=(30, 60)), 12, ends=(0.1, 0.8))
    with p.thing("blank", "accent") as blank:
        blank.flat("330,1130! 330,1050! 386,1000! 410,1020! 410,986! 426,986! 426,1036! 440,1050! 440,1124! 520,1120! 520,1060! 490,1040 490,980 524,950 560,980 560,1040 532,1060! 534,1118! 600,1126! 300,1150!", ink=0)
    at = (400, 490)
    with p.thing("moth", "subject") as moth:
        for flip in (False, True):
            side = -1 if flip else 1

            def m(text: str, flip: bool = flip) -> list[Point]:
                return moved(text, at, 0.94, 0, flip)

            def q(x: float, y: float, side: int = side) -> tuple[float, float]:
                return (at[0] + side * x * 0.94, at[1] + y * 0.94)

            hind, fore = m(HIND), m(FORE)
            moth.flat(hind, ink=2, gap=8)
            with moth.within(hind):
                moth.flat(m("0,300! 120,330 220,300 340,240! 400,500 100,520!"), ink=3)
                moth.flat(ellipse(*q(186, 250), 98, 84)), moth.flat(ellipse(*q(186, 250), 86, 72), ink=1), moth.flat(ellipse(*q(186, 262), 68, 46), ink=0)
                moth.strokes([[q(140, 276), q(186, 280), q(230, 274)], [q(160, 296), q(190, 298), q(216, 294)]], 6, ends=(0.2, 0.2), black=True)
                with moth.down_to(1):
                    moth.strokes([[q(30 + 16 * k, 70 + 12 * k), q(54 + 14 * k, 120 + 4 * k), q(64 + 20 * k, 170 - 6 * k)] for k in range(5)], 10, ends=(0.1, 0.8))
                    moth.strokes([[q(x, y), q(x - 14, y - 24), q(x - 24, y - 60)] for x, y in ((130, 450), (170, 456), (210, 446), (250, 424), (284, 390), (308, 350))], 13, ends=(0.7, 0.1))
            moth.flat(moved(COW, q(178, 240), 0.8, 0, flip))
            moth.flat(fore, ink=1, gap=8)
            with moth.within(fore):
                moth.flat(m("0,-60! 120,-130 260,-160 460,-230! 460,140! 0,60!"), ink=2)
                moth.flat(m("0,-20! 140,-50 280,-60 460,-130! 460,140! 0,60!"), ink=3)
                moth.flat(m("160,20! 240,-10 330,-20 460,-60! 460,140! 100,100!"))
                moth.flat(m("286,-66! 286,-140! 330,-190! 376,-150! 376,-80!"))
                if flip:
                    moth.flat(m("314,-130! 340,-134! 340,-96! 314,-92!"), ink=0)
                moth.flat(m("180,-50! 178,-110! 150,-130 140,-180 180,-220 214,-180 206,-130 188,-110! 190,-50!"))
                with moth.down_to(2):
                    moth.strokes([[q(60 + 56 * k, 4 - 10 * k), q(80 + 62 * k, 20 - 4 * k), q(88 + 66 * k, 60)] for k in range(6)], 11, ends=(0.1, 0.7))
                moth.strokes([[q(250, -310), q(300, -318), q(350, -330)], [q(200, -252), q(270, -268), q(330, -280)], [q(330, -230), q(370, -238), q(420, -250)]], 10, ends=(0.1, 0.7))
            with moth.down_to(1):
                stem = [q(14, -150), q(70, -250), q(130, -330), q(150, -400)]
                moth.strokes([stem], 10, ends=(0.9, 0.4))
                moth.strokes([[q(24 + 15.5 * k, -172 - 27 * k), q(24 + 15.5 * k + out, -190 - 27 * k), q(24 + 15.5 * k + out * 1.7, -222 - 26 * k)] for k in range(8) for out in (-26 + 2 * k, 26 - 2 * k)], 7, ends=(0.7, 0.1))
        moth.flat("400,360! 350,372 330,420 334,480 356,530! 350,620 364,740 400,820! 436,740 450,620 444,530! 466,480 470,420 450,372", gap=7)
        with moth.down_to(2):
            for k in range(6):
                moth.strokes([[(360 + 5 * k, 574 + 36 * k), (400, 588 + 36 * k), (440 - 5 * k, 574 + 36 * k)]], 15, ends=(0.2, 0.2))
        moth.strokes(fringe([(346, 400), (400, 420), (454, 400)], 7, (60, 84), bearing=(100, 80)) + fringe([(352, 460), (400, 476), (448, 460)], 6, (50, 70), bearing=(100, 80), seed=4), 13, ends=(0.1, 0.8))
        for x in (374, 426):
            moth.flat(ellipse(x, 384, 20, 22), ink=2), moth.flat(ellipse(x, 384, 11, 13))
            moth.dots([(x - 4, 378, 4)])
    s.describe("A great moth spreads its wings in the dark. On them lie sunset hills with houses and trees, and a cow drinks at each pond. Below stands a blank white house.")
    s.moods("mysterious", "calm", "grand", "wistful")
    s.themes("evening", "home", "memory", "loss", "beauty")
    s.says("curtain", "homesick", "evening", "disguise", "dusk", "souvenir", "wardrobe", "postcard", "mirror", "nightfall", "tattoo", "it took the sunset with it", "one window is still lit", "wherever it goes, I live there", "dressed in our valley", "it ate the view", "who turned out the house?", "the place I can’t go back to", "a map that flies away", "even the cow twice", "folded up for the night", "she carries the farm by heart", "do not wake the landscape", "left side home, right side gone", "dust from a warm lamp", "our whole life, pinned", "come back, hill", "the day puts on its coat", "shake it and it snows", "what the lamp was for", "picture a home with wings", "at dawn it must be returned", "two ponds looking at you", "every view is borrowed", "soft thief", "only the outline stayed", "I was a cow on someone’s wing", "it landed on my sleeve once", "moving house", "the evening has a heartbeat", "blink and there’s no valley", "a white hole where we ate", "we had to sell the sky", "goodnight twice")  # fmt: skip
    s.relate("moth", "wears", "night")
    s.relate("blank", "waits for", "moth")
    s.about(place="the air above a field", time="night", light="from within the wings", composition="centred", view="near, from above", foreground="a dark field with a blank house", unexplained="only one of the two windows is lit")
