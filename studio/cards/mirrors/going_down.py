"""Going Down: from the bottom of the shaft: the lift comes, and a beard of roots hangs under it."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.poster_cuts import drop
from reverie_studio.sculpt.tubes import tube

CABIN = "176,110! 524,96! 536,436! 180,448!"
STUMP = "214,150! 300,134 400,140 500,130! 512,210 494,260 520,330 504,408! 460,420 430,470 400,520! 384,452 350,430 320,470 288,540! 276,470 240,430 200,420! 206,340 226,290 208,220"
ROOTS = (
    ((240, 300, 44), (214, 420, 40), (160, 520, 33), (146, 620, 28), (92, 716, 22), (84, 812, 16), (40, 890, 10), (22, 960, 2)),
    ((150, 560, 20), (204, 640, 17), (210, 730, 13), (250, 800, 9), (246, 880, 2)),
    ((310, 320, 60), (306, 470, 56), (330, 600, 50), (300, 720, 45), (318, 850, 38), (268, 960, 30), (262, 1060, 20), (214, 1150, 11), (206, 1230, 6)),
    ((318, 700, 24), (372, 800, 21), (380, 900, 16), (430, 990, 11), (424, 1080, 2)),
    ((300, 900, 20), (208, 960, 15), (160, 1050, 10), (110, 1090, 2)),
    ((430, 320, 56), (470, 460, 52), (458, 590, 45), (500, 720, 38), (492, 830, 30), (540, 930, 23), (536, 1030, 15), (580, 1120, 8), (576, 1180, 2)),
    ((462, 640, 24), (420, 740, 18), (436, 830, 12), (410, 900, 2)),
    ((496, 760, 20), (560, 820, 16), (584, 890, 10), (640, 940, 2)),
    ((470, 280, 40), (560, 330, 34), (620, 390, 25), (700, 410, 17), (744, 370, 10), (790, 380, 2)),
    ((600, 390, 18), (596, 460, 14), (620, 520, 9), (612, 570, 2)),
    ((226, 220, 34), (140, 270, 26), (110, 350, 18), (60, 390, 11), (48, 450, 2)),
)
DOOR = "610,560! 830,420! 830,900! 628,880!"
WOMAN = "744,482 708,482 688,504 684,524! 670,548! 684,554 682,570 696,580! 708,582! 704,604 674,628 652,672 642,696! 604,674! 594,690 600,706! 646,734 662,726 694,680! 694,740 676,820 662,888! 840,900! 826,760 812,680 794,630 762,600! 756,584 772,548 770,510"
CAN = "548,662! 604,654! 612,722! 556,730! 552,704 520,700 500,716! 504,728! 494,734! 474,708! 484,700! 492,704! 520,680 548,684!"


@card(id="n4t7ge", title="Going Down", seed=3, palette="riso_back_stairs", light=(0.7, -0.4))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.7, -0.4, 0.5)])
    deep = {"turquoise": 1.0, "brown": 1.0}
    with d.thing("shaft", "place") as f:
        f.flat("-20,-20! 820,-20! 820,1220! -20,1220!", **deep)
        f.flat("534,86! 840,-60! 840,1240! 552,446!", turquoise=1)
        f.flat("170,100! -20,-60! 840,-60! 534,86!", turquoise=1)
        f.flat("150,90! 540,74! 556,456! 156,470!")
        f.flat("170,470! 540,456! 840,1240! -20,1240! -20,1010!", brown=1, turquoise=1)
        with f.in_inks(brown=1):
            for k in (1.5, 2.6):
                edge = [(340 + (x - 340) * k, 270 + (y - 270) * k) for x, y in ((150, 90), (540, 74), (556, 456), (156, 470), (150, 90))]
                f.strokes([list(q) for q in zip(edge, edge[1:], strict=False)], 5 * k, ends=(1, 1))
            f.strokes([[(156, 300), (-20, 330)], [(552, 300), (830, 330)]], 12, ends=(0.4, 1))
    with d.thing("lit doorway", "prop") as o:
        o.flat(DOOR)
    with d.thing("cabin with roots", "subject") as t:
        t.flat(CABIN, brown=1, turquoise=1)
        t.flat(STUMP, brown=1)
        for root in ROOTS[::-1]:
            t.flat(tube(root), gap=4, brown=1)
        t.flat(STUMP, brown=1)
        with t.in_inks(**deep):
            t.strokes([[(282, 500), (270, 420), (280, 330), (262, 240)], [(392, 500), (372, 410), (392, 320), (380, 210)], [(496, 380), (462, 320), (474, 240)], [(222, 330), (246, 280), (240, 200)]], 9, ends=(0.8, 0.1))
        with t.in_inks(turquoise=1):
            for root in (ROOTS[0], ROOTS[2], ROOTS[5], ROOTS[8]):
                t.strokes([[(x + q * 0.45, y) for x, y, q in root[1:-2]]], 9, ends=(0.2, 0.1))
    with d.thing("woman with watering can", "witness") as w:
        w.flat(WOMAN, gap=0, brown=1, turquoise=1)
        w.flat(ellipse(782, 500, 22, 20), gap=4, **deep)
        w.flat(CAN, gap=5, turquoise=1)
        for x, y, k in ((488, 752, 12), (494, 786, 14), (480, 818, 12)):
            w.flat(drop(x, y, k))
    s.describe("A lift comes down the shaft with roots under its floor. Seen from the bottom, the brown roots feel their way toward us. In a lit doorway a woman waters them from a small can.")
    s.moods("eerie", "tender", "hopeful", "strange")
    s.themes("growth", "care", "homes", "waiting", "secrets")
    s.says("roots", "going down", "settled", "ground floor", "octopus", "patience", "underneath", "it grew on us", "cellar", "watering day", "family tree", "out of service", "thirsty", "long commute", "how deep is it?", "drink up, dear", "feeling for the floor", "wait for me", "nobody must know", "a job for life", "branch office", "she comes every evening", "what holds us up", "old habits", "the cellar is calling", "grandmother’s hair", "touch wood", "between earth and attic", "the tree upstairs", "it has stopped here too often", "tentacles", "grown attached", "upside down forest", "small kindness, big beard", "mind the drips", "the past is coming down", "stuck, and glad of it", "a taste for the dark", "who planted the lift?", "I felt it before I saw it", "one can a day", "the doors close softly", "holding on to nothing yet", "down to earth")  # fmt: skip
    s.relate("woman with watering can", "feeds", "cabin with roots")
    s.about(place="the bottom of a lift shaft", time="night", light="white slits of light round the cabin and from one door", composition="left", view="from below, up the shaft", foreground="the tips of the thickest roots", unexplained="what grows on the roof of the lift")
