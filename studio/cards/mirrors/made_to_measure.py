"""Made to Measure: a suit cut out of ploughed land, with poplars for pins; a hare sleeps in the breast pocket."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card

LAND = "-20,330! 100,280 240,262 380,280 520,250 680,220 820,232! 820,1220! -20,1220!"
LAPEL = "-20,330! 60,300 130,276! 240,420 330,540! 250,600! 356,668! 250,900 120,1090 20,1240! -20,1240!"
POCKET = "318,860! 470,826 620,800 760,786! 776,900 778,1040 764,1120 700,1160 560,1186 420,1180 362,1146 336,1040!"
BODY = "440,980! 470,800 520,700 590,640 660,622 720,650 758,720 768,800 760,900!"
HEAD = "306,812! 316,776 344,744 376,706 416,682 460,676 506,690 540,726 556,780 540,840 490,880 430,884 380,868 340,850 314,838!"
EARS = ("470,690! 520,634 590,590 670,566 740,560 776,572! 760,604 700,640 620,668 550,700 510,722!", "486,712! 560,690 640,680 706,690 740,716! 700,740 620,750 550,752 510,748!")


@card(id="6hk0iv", title="Made to Measure", seed=74, palette="riso_last_sun", light=(-0.7, -0.5))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.7, -0.5, 0.5)])
    with d.thing("ploughed suit", "place") as f:
        f.flat(LAND, sunflower=1)
        with f.within(LAND), f.in_inks(purple=1):
            f.strokes([[(x + 340, 200), (x + 300, 360), (x + 200, 620), (x + 120, 900), (x + 90, 1260)] for x in range(-60, 760, 74)], 7, ends=(0.5, 1))
        f.flat(LAPEL, gap=9, purple=1)
        with f.within(LAPEL):
            f.strokes([[(-60, y), (140, y - 30), (400, y - 130)] for y in range(380, 1500, 74)], 7, ends=(1, 1))
    with d.thing("poplars", "prop", count=4) as p:
        for x, y, tall in ((420, 290, 190), (520, 268, 168), (606, 252, 146), (680, 240, 124)):
            w = tall * 0.13
            p.flat(f"{x - 4},{y}! {x - w},{y - tall * 0.3} {x - w * 0.8},{y - tall * 0.66} {x},{y - tall}! {x + w * 0.8},{y - tall * 0.66} {x + w},{y - tall * 0.3} {x + 4},{y}!", gap=4, purple=1, sunflower=1)
            p.flat(f"{x - 5},{y}! {x + 6},{y}! {x + tall * 0.9},{y + tall * 0.55}! {x + tall * 0.8},{y + tall * 0.62}!", overprint=True, purple=1)
    with d.thing("hare", "subject") as h:
        h.flat(BODY, gap=9, sunflower=1, purple=1)
        h.flat(EARS[1], gap=7, sunflower=1, purple=1)
        h.flat(EARS[0], gap=7, sunflower=1, purple=1)
        h.flat(HEAD, gap=8, sunflower=1, purple=1)
        h.strokes([[(392, 762), (416, 782), (448, 780), (468, 760)]], 9, ends=(0.3, 0.3))
        h.strokes([[(540, 664), (620, 620), (720, 586)], [(600, 716), (660, 710), (706, 714)]], 7, ends=(0.1, 0.1))
        h.strokes([[(308, 812), (326, 812), (340, 800)], [(322, 822), (340, 836), (366, 840)]], 6, ends=(0.6, 0.2))
        h.strokes([[(350, 810), (280, 790), (220, 796)], [(352, 822), (284, 822), (226, 842)], [(356, 800), (290, 766), (240, 750)]], 4, ends=(0.6, 0.1))
        h.strokes([[(640, 790), (670, 750), (720, 740)], [(560, 880), (580, 820), (600, 800)]], 9, ends=(0.1, 0.1))
    with d.thing("pocket", "prop") as k:
        k.flat(POCKET, gap=9, sunflower=1)
        with k.within(POCKET):
            with k.in_inks(purple=1):
                k.strokes([[(x, 740), (x + 20, 960), (x + 10, 1240)] for x in range(340, 800, 62)], 7, ends=(1, 1))
            k.flat("300,860! 470,826 620,800 790,784! 794,838! 620,856 470,884 310,920!", purple=1)
        rows = [[(340 + 33 * i, 890 - 6.2 * i + 0.0 * i), (358 + 33 * i, 886 - 6.2 * i)] for i in range(13)]
        k.strokes(rows, 7, ends=(1, 1))
        k.flat("420,866! 426,840 456,826 486,836 494,866 480,890 446,896!", gap=6, sunflower=1, purple=1)
        k.strokes([[(440, 870), (444, 892)], [(464, 868), (468, 890)]], 5, ends=(0.3, 0.8))
    s.describe("Ploughed fields lie there like a pinstriped jacket. It has a purple lapel, golden furrows, and poplars for pins. In the breast pocket a brown hare sleeps, one paw and its whiskers over the hem.")
    s.moods("cosy", "dreamy", "still", "playful")
    s.themes("land", "clothes", "sleep", "shelter", "scale")
    s.says("snug", "handkerchief", "dapper", "siesta", "good night", "giant’s suit", "pocket money", "land grab", "I would have grown into it", "close to the heart", "tailor-made", "Sunday best", "field work", "pinstripes", "nap", "father’s jacket", "warm wool", "cut from the same cloth", "small change", "harvest festival", "he sleeps through everything", "stitched up", "soft inside", "dreaming of clover", "the banker’s secret", "sew and reap", "measure twice", "a fold in the map", "don’t put your hand in there", "my old brown friend", "well suited", "hidden in plain country", "hem", "listen, it is snoring", "the farmer’s wedding", "an inside pocket", "first day of the holidays", "quiet as stubble", "a place made just for me", "buttoned up, they said", "the earth wears us lightly", "lucky charm", "tucked in", "one size fits all")  # fmt: skip
    s.relate("hare", "sleeps in", "pocket")
    s.about(place="fields at the edge of the city", time="evening", light="low sun from the left, long shadows", composition="right", view="near, and at once from a hill", foreground="a stitched pocket", unexplained="who will come for the fitting")
