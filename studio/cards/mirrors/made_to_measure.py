"""Made to Measure: a suit cut out of ploughed land, with poplars for pins; a hare sleeps in the breast pocket."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

LAND = "-20,420! 120,330! 260,300 400,304 540,272 690,244 820,262! 820,1220! -20,1220!"
SHIRT = "-20,346! 60,352 140,330! 150,600 110,900 10,1240! -20,1240!"
COLLAR = "120,330! 196,318 268,302! 330,400 372,500! 262,560! 196,500 150,420!"
LAPEL = "150,420! 196,500 262,560! 300,540! 390,620! 350,780 260,960 150,1110 40,1240! -20,1240! 60,1040 120,820 150,600!"
POCKET = "286,886! 440,862 600,830 756,796! 770,900 772,1040 752,1120 690,1156 560,1180 430,1178 354,1150 316,1040!"
BODY = "400,900! 420,800 470,716 530,656 596,628 650,632 690,664 712,716 722,780 724,860!"
HEAD = "272,836! 272,814 290,796 326,770 360,736 398,708 440,698 486,708 520,740 530,790 520,850 480,890 420,900 366,890 320,872 288,858!"
EARS = ("456,712! 500,650 566,602 630,570 684,562 716,574! 700,612 660,652 596,680 536,716 496,740!", "478,736! 540,700 610,686 670,694 706,720! 668,752 606,768 546,770 502,766!")


@card(id="6hk0iv", title="Made to Measure", seed=74, palette="riso_last_sun", light=(-0.7, -0.5))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.7, -0.5, 0.5)])
    with d.thing("poplars", "prop", count=4) as p:
        for x, y, tall in ((452, 306, 226), (546, 284, 200), (634, 266, 174), (716, 256, 150)):
            w = tall * 0.13
            p.flat(f"{x - 5},{y}! {x - 5},{y - tall * 0.1}! {x - w},{y - tall * 0.3} {x - w * 0.8},{y - tall * 0.66} {x},{y - tall}! {x + w * 0.8},{y - tall * 0.66} {x + w},{y - tall * 0.3} {x + 5},{y - tall * 0.1}! {x + 5},{y}!", purple=1, sunflower=1)
    with d.thing("sun", "accent") as f:
        f.flat(ellipse(84, 236, 138, 138), sunflower=1)
    with d.thing("ploughed suit", "place") as f:
        f.flat(LAND, sunflower=1)
        with f.within(LAND):
            with f.in_inks(purple=1):
                f.strokes([[(x + 340, 200), (x + 300, 360), (x + 200, 620), (x + 120, 900), (x + 90, 1260)] for x in range(-60, 760, 74)], 7, ends=(1, 1))
            for x, y, tall in ((452, 306, 226), (546, 284, 200), (634, 266, 174), (716, 256, 150)):
                f.flat(f"{x - 4},{y - 12}! {x + tall * 0.34},{y + tall * 0.22} {x + tall * 0.62},{y + tall * 0.55} {x + tall * 0.85},{y + tall * 0.92}! {x + tall * 0.48},{y + tall * 0.66} {x + tall * 0.2},{y + tall * 0.34}", overprint=True, purple=1)
        f.flat(SHIRT, gap=6)
        with f.in_inks(purple=1):
            f.strokes([[(134, 352), (96, 430), (48, 506)], [(48, 506), (20, 470), (-20, 430)], [(44, 506), (66, 800), (26, 1110)]], 7, ends=(1, 1))
        for x, y in ((30, 640), (30, 800), (20, 960)):
            f.flat(ellipse(x + 16, y, 9, 9), purple=1)
        f.flat(LAPEL, gap=9, purple=1)
        f.flat(COLLAR, gap=9, purple=1)
        with f.within(LAPEL):
            f.strokes([[(x, 380), (x + 10, 640), (x - 60, 900), (x - 260, 1240)] for x in (190, 250, 310, 370)], 6, ends=(0.3, 1))
        with f.within(COLLAR):
            f.strokes([[(x, 300), (x + 60, 420), (x + 130, 580)] for x in (160, 220, 280)], 6, ends=(1, 1))
        f.flat(ellipse(232, 1080, 50, 48), gap=8, purple=1, sunflower=1)
        for x, y in ((217, 1065), (247, 1065), (217, 1095), (247, 1095)):
            f.flat(ellipse(x, y, 7, 7))
    with d.thing("hare", "subject") as h:
        h.flat("690,760! 696,700 722,676 752,688 766,724 758,764 730,800!", gap=6)
        h.flat(BODY, gap=9, sunflower=1, purple=1)
        h.strokes([[(566, 870), (580, 800), (632, 762), (690, 770)]], 9, ends=(0.2, 0.1))
        for ear in reversed(EARS):
            h.flat(ear, gap=7, sunflower=1, purple=1)
        h.strokes([[(540, 680), (612, 628), (700, 592)], [(560, 736), (620, 722), (676, 722)]], 8, ends=(0.1, 0.1))
        h.flat(HEAD, gap=8, sunflower=1, purple=1)
        h.strokes([[(370, 778), (392, 800), (424, 800), (446, 780)]], 10, ends=(0.3, 0.3))
        h.strokes([[(274, 830), (292, 834), (302, 822)], [(292, 836), (310, 856), (338, 864)]], 7, ends=(0.6, 0.2))
    with d.thing("pocket", "prop") as k:
        k.flat(POCKET, gap=9, sunflower=1)
        with k.within(POCKET):
            with k.in_inks(purple=1):
                k.strokes([[(x, 740), (x + 20, 960), (x + 10, 1240)] for x in range(340, 800, 62)], 7, ends=(1, 1))
            k.flat("260,890! 440,862 600,830 790,788! 794,852! 604,892 444,924 270,956!", purple=1)
        k.strokes([[(320 + 34 * i, 920 - 6.3 * i), (340 + 34 * i, 916 - 6.3 * i)] for i in range(13)], 7, ends=(1, 1))
        k.flat("400,878! 402,856 430,842 466,842 488,862 490,906 478,936 446,944 414,934 402,908!", gap=6, sunflower=1, purple=1)
        k.strokes([[(430, 912), (432, 940)], [(458, 912), (460, 940)]], 6, ends=(0.3, 0.8))
        with k.in_inks(purple=1, sunflower=1):
            k.strokes([[(314, 826), (250, 812), (176, 824)], [(316, 838), (250, 846), (186, 874)], [(318, 816), (262, 784), (206, 772)]], 5, ends=(0.6, 0.1))
    s.describe("Ploughed fields lie there like a pinstriped jacket. It has a purple lapel, a big button, poplars along the shoulder, and a low sun where the head would be. In the breast pocket a brown hare sleeps, one paw over the hem.")
    s.moods("cosy", "dreamy", "still", "playful")
    s.themes("land", "clothes", "sleep", "shelter", "scale")
    s.says("snug", "handkerchief", "dapper", "siesta", "good night", "giant’s suit", "pocket money", "land grab", "I would have grown into it", "close to the heart", "tailor-made", "Sunday best", "field work", "pinstripes", "tailor", "father’s jacket", "warm wool", "cut from the same cloth", "small change", "harvest festival", "he sleeps through everything", "stitched up", "soft inside", "dreaming of clover", "the banker’s secret", "sew and reap", "measure twice", "a fold in the map", "don’t put your hand in there", "my old brown friend", "well suited", "hidden in plain country", "hem", "listen, it is snoring", "the farmer’s wedding", "an inside pocket", "first day of the holidays", "quiet as stubble", "a place made just for me", "buttoned up, they said", "the earth wears us lightly", "lucky charm", "tucked in", "one size fits all")  # fmt: skip
    s.relate("hare", "sleeps in", "pocket")
    s.about(place="fields at the edge of the city", time="evening", light="low sun from the left, long shadows", composition="right", view="near, and at once from a hill", foreground="a stitched pocket", unexplained="whose jacket it is, with the sun above the collar")
