"""Moored for the Night: pedal boats shaped like swans on a dark pond, and one of them sleeps."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.long_bands import long_band
from reverie_studio.sculpt.marks import ellipse, placed

STIFF = "-100,0 -104,-40 -70,-72 -40,-100 -22,-160 4,-220 16,-258 4,-282 -22,-282 -48,-266! -112,-244 -118,-256 -66,-302 -30,-330 20,-334 58,-304 66,-250 52,-190 46,-130 72,-90 130,-92 220,-110 310,-160! 334,-96 318,-20 262,46! -50,46! -86,30"
HULL = "66,900 56,820 90,750 140,720 230,790 330,816 420,806! 460,720 540,664 660,620 760,600 900,610! 900,1060! 200,1060! 120,1010 84,960"
NECK = [(170, 850, 112), (144, 750, 86), (122, 640, 62), (150, 530, 52), (236, 462, 50), (330, 466, 50), (390, 530, 52), (412, 610, 62), (424, 668, 58), (440, 716, 30)]


@card(id="enji2w", title="Moored for the Night", seed=31, palette="riso_waiting_room", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.6, -0.6, 0.5)])
    with d.thing("pond", "place") as p:
        p.flat("-20,-20! 820,-20! 820,1220! -20,1220!", mint=1, crimson=1)
        p.strokes([[(380, 520), (520, 512), (660, 520)]], 8)
    with d.thing("row of swan boats", "prop") as r:
        for x, y, k in ((690, 250, 0.52), (500, 310, 0.66), (260, 380, 0.86)):
            r.flat(placed(outline(STIFF), (x, y), k), gap=6, mint=1)
            r.flat(placed(outline("-48,-266! -112,-244 -118,-256 -66,-302! -44,-290"), (x, y), k), mint=1, crimson=1)
            r.flat(ellipse(x - 14 * k, y - 296 * k, 9 * k, 9 * k), mint=1, crimson=1)
    with d.thing("sleeping swan boat", "subject") as w:
        w.flat(HULL, gap=7)
        w.flat(long_band(NECK))
        w.flat("380,676! 400,706 430,712 466,690! 484,730 500,790 486,830 448,800 410,750!", gap=5, crimson=1)
        w.flat("436,850! 440,760 500,690 600,640 700,614 820,604! 820,900! 640,930 500,910!")
        with w.in_inks(mint=1, crimson=1):
            w.strokes([[(368, 612), (390, 642), (424, 648), (456, 626)]], 10, ends=(0.4, 0.4))
            w.strokes([[(520, 672), (452, 736), (434, 810), (470, 880), (560, 930), (680, 936)], [(560, 860), (650, 884), (790, 860)], [(600, 790), (690, 814), (800, 780)], [(660, 716), (730, 736), (800, 706)]], 8, ends=(0.5, 0.2))
        w.flat("76,950! 160,986 400,1000 820,998! 820,1056! 200,1060! 120,1020!", crimson=1)
        w.flat("-20,930! 40,905 78,880! 84,900 44,930 -20,956!", crimson=1)
        w.strokes([[(240, 1100), (420, 1110), (640, 1098)], [(90, 1070), (140, 1090), (190, 1096)], [(420, 1146), (560, 1154), (720, 1140)]], 7)
    with d.thing("feather", "accent") as f:
        f.flat("560,500! 600,486 640,452 700,430 760,436! 748,464 700,490 640,500 606,498!")
        with f.in_inks(mint=1, crimson=1):
            f.strokes([[(604, 494), (660, 474), (728, 448)], [(650, 500), (662, 482), (668, 474)], [(700, 492), (706, 470), (704, 460)]], 4, ends=(0.6, 0.2))
    s.describe("Swan boats lie in a row on a dark pond. Three hold their necks up stiffly; the nearest, white one has laid its beak under its wing and sleeps with closed eyes. A feather drifts beside it.")
    s.moods("peaceful", "tender", "dreamy", "droll")
    s.themes("sleep", "work", "rest", "pretence", "night")
    s.says("sleepy boat", "off the clock", "one of us was real", "hush", "feathers", "after the last family", "closing time", "stiff necks", "she is only pretending to be plastic", "do not disturb", "my bed is a boat", "softness", "pond life", "lullaby", "night watch", "three aunts", "straighten up, they might be looking", "the end of the season", "beauty sleep", "a soft heart in a hard hull", "rocked by nothing", "the first to let go", "tied up", "swan song, hummed", "tuck in", "the others never blink", "dreaming of reeds", "somebody forgot to switch her off", "harbour", "siesta", "from now on I am a bird", "good night, colleagues", "what grows in the dark", "how to fold oneself", "parked", "the ugly duckling’s revenge", "even machines get tired", "two seats, no passengers", "white lie", "row, row, row", "dignity", "no more rides today", "unplugged", "pillow")  # fmt: skip
    s.relate("sleeping swan boat", "loses", "feather")
    s.about(place="the pond of a public garden", time="night", light="a lamp on the bank", composition="low", view="from above, a little", foreground="ripples and the red hull", unexplained="a feather drifts from a plastic neck")
