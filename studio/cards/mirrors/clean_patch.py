"""The Clean Patch: a window cleaner wipes the day off a tower, and night is behind it."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import CUT, tube

NIGHT = "-20,-20! 820,-20! 820,430! 470,505! 458,440 450,350 430,290 392,252 340,236! 200,240 100,236 -20,240!"
FOAM = ((-6, 244, 26), (40, 252, 20), (84, 242, 27), (130, 252, 20), (172, 244, 28), (218, 250, 20), (260, 242, 26), (304, 252, 22), (346, 246, 28), (388, 268, 22), (418, 302, 28), (440, 346, 20), (450, 386, 26), (456, 430, 20), (456, 474, 26), (300, 284, 12), (400, 350, 13), (424, 420, 10), (130, 282, 12))
COAT = "-20,1220! -10,1000 20,880 70,790 150,738 214,718! 330,712 392,740 436,796 456,880 460,1000! 460,1220!"
ARM = "64,1000! 60,900 84,820 130,776 190,776 236,812 258,880 262,960 258,1000!"
FACE = "214,480! 300,428 320,436! 336,456 342,482 340,500! 356,524 374,548! 368,560 350,562! 358,574 350,584! 356,594 350,604 342,608! 348,626 338,646 306,652 290,660! 288,690 306,726! 262,752 220,752 200,726! 216,690 220,640!"
SCARF = "196,660! 146,610 128,536 142,456 196,400 266,384 322,412 334,444! 306,462 284,492 276,528! 280,548 272,560! 262,600 236,644!"
GRIP = (640.0, 468.0), 0.92, -12.0
ROWS = ((62, 262, 20), (74, 224, 22), (76, 182, 23), (70, 138, 23))


@card(id="3sjg0o", title="The Clean Patch", seed=85, palette="riso_good_party", light=(0.8, -0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.8, -0.2, 0.5)])
    dark = {"pink": 1.0, "slate": 1.0}
    with d.thing("glass tower", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", pink=1)
        g.flat("560,960! 560,926 600,904 636,918 664,872 724,862 776,884 820,880! 820,960!")
    with d.thing("wiped night", "prop") as n:
        n.flat(NIGHT, slate=1)
        for x, y, r in ((90, 90, 7), (200, 150, 5), (300, 70, 8), (420, 170, 6), (520, 90, 5), (500, 290, 8), (650, 70, 6), (740, 170, 5), (750, 330, 6)):
            n.flat([(x, y - r * 2), (x + r * 0.6, y - r * 0.6), (x + r * 2, y), (x + r * 0.6, y + r * 0.6), (x, y + r * 2), (x - r * 0.6, y + r * 0.6), (x - r * 2, y), (x - r * 0.6, y - r * 0.6)])
        with n.within(NIGHT):
            n.flat("560,520! 560,214! 612,214! 612,190! 664,190! 664,520!", **dark)
        n.flat("598,262! 630,262! 630,308! 598,308!", yellow=1)
        n.strokes([[(-20, 346), (820, 346)], [(-20, 800), (820, 800)], [(92, -20), (92, 1220)], [(704, -20), (704, 1220)]], 5, ends=(1, 1))
        for x, y, r in FOAM:
            n.flat(ellipse(x, y, r, r))
    with d.thing("squeegee", "accent") as b:
        b.flat(tube([(380, 1000, 84), (470, 902, 74), (556, 810, 58), (592, 764, 50)], ends=CUT), gap=6, **dark)
        b.flat(moved("-76,150! -40,112 40,104 80,120 88,190 84,260 50,292 10,300 -20,326! -110,292! -104,240 -96,190", *GRIP), gap=5)
        b.flat(moved("-20,20! 20,20! 22,330! 0,342 -22,330!", *GRIP), gap=5, slate=1)
        b.flat(moved("-60,18! 60,18! 30,60! -30,60!", *GRIP), gap=5, **dark)
        b.flat(moved("-204,-20! 260,-20! 260,20! -204,20!", *GRIP), gap=6, **dark)
        for x, y, w in ROWS:
            b.flat(moved(tube([(x, y, w), (20, y + 4, w), (-24, y + 8, w - 3)]), *GRIP))
        with b.in_inks(**dark):
            b.strokes(moved_lines([[(x + 14, y + w - 3), (20, y + w + 3), (-22, y + w + 4), (-42, y + 10)] for x, y, w in ROWS], *GRIP), 6, ends=(0.3, 0.4))
        b.flat(*(moved(ellipse(-28, y + 7, 11, 10), *GRIP) for x, y, w in ROWS[:3]), pink=1)
        b.flat(moved(tube([(-82, 262, 30), (-84, 200, 28), (-60, 148, 25), (-12, 118, 21), (16, 110, 18)]), *GRIP))
        with b.in_inks(**dark):
            b.strokes(moved_lines([[(-54, 262), (-56, 204), (-40, 168), (-6, 140), (20, 130), (34, 112)], [(-62, 152), (-54, 162), (-42, 166)]], *GRIP), 6, ends=(0.1, 0.3))
        b.flat("532,744! 566,714 600,722 640,760! 656,782 644,806 620,826! 596,786 566,760 532,744!", gap=5, slate=1)
    with d.thing("window cleaner", "subject") as w:
        w.flat(COAT, gap=6, **dark)
        w.flat(FACE)
        w.flat("184,632! 130,650 84,700 122,704! 140,730 182,690 210,654!", gap=4, slate=1)
        w.flat(SCARF, gap=5, slate=1)
        w.flat(ARM, gap=6, **dark)
        with w.in_inks(**dark):
            w.strokes([[(296, 494), (314, 482), (334, 486)], [(352, 584), (336, 586), (324, 594)], [(296, 462), (312, 452), (330, 454)], [(270, 656), (290, 652), (306, 640)]], 6, ends=(0.3, 0.5))
            w.flat(ellipse(323, 498, 7, 11), **dark)
    with d.thing("cradle rail", plane="front") as rail:
        rail.flat("-20,1012! 820,1012! 820,1052! -20,1052!", "-20,1060! 820,1060! 820,1220! -20,1220!", gap=6, slate=1)
        rail.flat("54,960! 268,960! 264,992! 58,992!", gap=5, slate=1)
        rail.flat("74,994! 250,994! 256,1040! 68,1040!")
        rail.flat(*(tube([(x, 1014, 22), (x, 1046, 22), (x, 1064, 20)]) for x in (92, 138, 184, 230)))
        with rail.in_inks(**dark):
            rail.strokes([[(x, 1018), (x, 1066)] for x in (115, 161, 207)], 6, ends=(0.2, 0.6))
            rail.strokes([[(574, 1120), (590, 1066), (624, 1036), (664, 1026), (704, 1036), (738, 1066), (752, 1120)]], 9, ends=(1, 1))
        for x, y, r in ((590, 1106, 24), (622, 1092, 30), (664, 1098, 28), (702, 1092, 28), (732, 1110, 22)):
            rail.flat(ellipse(x, y, r, r))
        rail.flat("548,1108! 600,1118 716,1118 772,1108! 750,1230! 572,1230!", gap=6, **dark)
    s.describe("A window cleaner draws her blade across a pink day. The glass front mirrors it; where the blade has passed lies a starry night behind foam, with one lit window. She looks at it, her mouth turned down.")
    s.moods("wistful", "astonished", "homesick", "quiet")
    s.themes("work", "night and day", "longing", "truth", "home")
    s.says("wash the sky", "missed a bit", "it was night all along", "homesick", "streak-free", "behind the pink", "somebody is up", "the real weather", "peel off the day", "one light left on", "that’s my window", "wipe that smile off", "bubbles", "overalls", "the truth needs soap", "over time", "she has stopped", "a clean break", "spring cleaning", "daylight was only paint", "what the boss must never see", "bedtime", "mop up the evening", "underneath we are blue", "a cloth, a bucket, a universe", "the last customer", "pull the curtain", "a good day’s work", "revelation", "tomorrow it will be dirty again", "scratch card", "not part of the contract", "clouds come off easily", "unveiling", "curtain", "rinse and dream", "the view from outside", "don’t look in", "a hole in the day", "so that’s where I live", "squeak", "careful, the sky is wet", "she could wipe it all away", "tomorrow")  # fmt: skip
    s.relate("window cleaner", "looks out of", "glass tower")
    s.relate("window cleaner", "paints", "wiped night")
    s.about(place="the outside of a glass tower", time="day, and night where it is wiped", light="day from the right", composition="diagonal", view="near, beside the cradle", foreground="the rail of the cradle and a bucket of foam", unexplained="one lit window in the night")
