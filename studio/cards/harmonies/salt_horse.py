"""Salt Horse: a horse of salt stands in the rain, and everybody licks it; it keeps still."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

HORSE = "236,190! 250,138! 274,196 298,222 330,276 362,318 410,334 470,362 540,352 612,336 672,372 696,440 684,500 664,560 648,612 664,690 634,790 626,880 640,956! 570,960! 580,880 586,790 578,700 562,624 536,566 480,584 420,578 396,590 398,650 376,724 388,784 380,880 392,956! 324,960! 334,880 340,790 332,724 326,650 306,570 286,500 304,440 296,392 262,332 240,330 206,372 176,424 144,432 122,408 130,372 158,300 188,230 212,198"
CALF = "-20,474! 40,456 100,440 150,424 186,398 216,388! 244,400 264,428 286,456 298,476 300,500 286,516 258,516 236,514 210,526 188,552 178,600 182,650 164,710 152,790 146,880 156,966! 104,966! 104,870 92,780 62,706 20,716 -20,706!"
DEER = "646,448 660,428 688,404 718,384! 744,396 772,424 824,436! 824,700! 780,640 738,550 706,490 682,484 662,482 646,470"
GOAT = "624,742 634,724 664,700 690,682! 720,688 764,716 820,714! 820,912! 806,900 802,966! 760,966! 766,888 748,826 724,786 690,758 680,770 672,812! 658,766 636,760"
RUMP = "150,1220! 150,1160 176,1100 232,1060 296,1044 322,1010 326,968 318,950! 280,938 244,910! 300,904 334,924! 352,916 370,924! 404,904 460,910! 424,938 386,950! 380,968 384,1010 410,1044 474,1060 528,1100 554,1160 554,1220!"


@card(id="8vlqnu", title="Salt Horse", seed=62, palette="lino_slate_milk", light=(0.0, -0.8))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.3, -0.6, 0.5)])
    with p.thing("rain", "place") as rain:
        rain.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        with rain.down_to(1):
            rain.strokes([[(x, y), (x - h * 0.13, y + h * 0.5), (x - h * 0.26, y + h)] for x, y, h in ((70, 20, 150), (160, 60, 120), (330, -10, 150), (420, 90, 140), (520, 10, 160), (610, 110, 120), (690, 10, 150), (770, 90, 120), (100, 240, 110), (40, 330, 90), (470, 220, 90), (580, 230, 80), (460, 640, 150), (510, 720, 130), (30, 760, 110), (250, 640, 150), (230, 840, 90), (440, 830, 80), (740, 540, 90))], 12, ends=(0.05, 0.9))
        rain.flat("-20,950! 200,930 500,944 820,926! 820,1220! -20,1220!", ink=1, gap=5)
        with rain.down_to(2):
            rain.strokes([[(x, y), (x + 60, y + 4), (x + 130, y)] for x, y in ((20, 1100), (70, 1130), (600, 1080), (640, 1120), (580, 1160))], 10, ends=(0.1, 0.1))
    with p.thing("horse of salt", "subject") as h:
        h.flat("300,972 200,990 120,1010 160,1036 300,1040 460,1050 640,1040 740,1014 700,980 560,968", ink=0)
        h.flat(tube([(430, 540, 40), (446, 650, 20), (436, 724, 15), (446, 800, 17), (440, 960, 26)]), ink=1)
        h.flat(tube([(540, 540, 46), (520, 640, 26), (538, 720, 18), (522, 850, 16), (530, 960, 26)]), ink=1)
        h.flat(HORSE, ink=0)
        h.strokes([[(176, 284), (194, 268), (214, 278)]], 10, ends=(0.3, 0.3), black=True)
        h.flat("182,292 194,278 210,286 208,298 192,302")
        h.strokes([[(134, 396), (142, 390), (150, 396)]], 8, ends=(0.3, 0.3), black=True)
        with h.down_to(1):
            h.strokes([[(308, 250), (330, 310), (334, 370)], [(640, 380), (656, 440), (646, 500)], [(470, 540), (430, 548), (390, 540)], [(228, 250), (232, 290), (222, 320)]], 12, ends=(0.1, 0.9))
    with p.thing("lickers", "witness", count=4) as t:
        for horn in ([(768, 394, 12), (770, 330, 11), (744, 262, 10), (752, 186, 6)], [(764, 300, 9), (716, 282, 8), (694, 232, 5)], [(744, 256, 9), (782, 226, 7), (790, 180, 4)]):
            t.flat(tube([(x - 44, y, w) for x, y, w in horn]), gap=5)
        t.flat(tube([(696, 690, 16), (716, 634, 13), (764, 600, 9), (806, 606, 4)]), gap=5)
        t.flat(moved(CALF, (-6, 96)), gap=6)
        t.flat(DEER, gap=6)
        t.flat(GOAT, gap=6)
        for ear in ("186,496! 164,470 130,466 108,482! 132,504 166,510", "732,390! 752,362 782,356! 774,394 750,408", "706,694! 730,690 760,702 768,716! 740,716 716,708"):
            t.flat(ear, gap=5)
        for x, y in ((226, 526), (694, 424), (684, 716)):
            t.strokes([[(x - 12, y + 2), (x, y + 9), (x + 12, y + 1)]], 8, ends=(0.2, 0.2))
        t.strokes([[(60 + d, 596 + d * 0.2), (64 + d, 656), (50 + d, 716)] for d in (-40, 0, 44, 84)], 14, ends=(0.1, 0.9))
        t.strokes([[(760, 500), (776, 560), (796, 600)], [(756, 750), (770, 800), (766, 850)], [(790, 760), (796, 810), (790, 860)]], 12, ends=(0.1, 0.9))
        t.flat(RUMP, gap=7)
        t.flat("308,1220! 290,1170 296,1124 330,1112 352,1126 374,1112 408,1124 416,1170 396,1220!", ink=0)
        t.flat("340,1116 352,1104 364,1116 366,1170 352,1192 338,1170")
        t.strokes([[(206 + d, 1200 - d), (222 + d, 1144 - d), (252 + d, 1104 - d * 0.6)] for d in (0, 30)], 12, ends=(0.1, 0.9))
        t.strokes([[(352, 1086), (350, 1050), (352, 1010)]], 12, ends=(0.1, 0.9))
    with p.thing("tongues", "accent", count=3) as g:
        for tongue in ("276,600! 298,586 318,558 336,562 332,588 308,614 282,618!", "650,464! 632,462 612,440 596,446 604,468 626,482 648,478!", "632,750! 614,748 596,728 582,734 590,754 610,766 634,764!"):
            g.flat(tongue, spot=True, gap=4, around=KEY)
    s.describe("A white horse of salt stands in the rain. A calf, a stag, a goat and a hind lick it, and it keeps quite still. It is worn thin at neck and knees.")
    s.moods("patient", "melancholic", "gentle", "rainy")
    s.themes("generosity", "sacrifice", "erosion", "community", "patience")
    s.says("yum", "statue", "generosity", "dissolving", "buffet", "seasoning", "martyr", "patience", "mother", "philanthropy", "sunday", "loved to pieces", "hold still, this tickles", "everyone wants a piece", "public servant", "a pinch each", "pass the horse", "he never says stop", "rain takes the rest", "the last of the salt", "worn thin by kindness", "lick by lick", "Lot’s wife had a horse", "one tongue too many", "giving until it hurts", "the free lunch", "by spring he’ll be a pony", "open day", "they call it affection", "don’t stand in the rain", "white lies taste good", "I have less of me every year", "the friendliest stone", "take, eat", "what fame does", "salt of the earth", "my grandmother on Sundays", "who licks the lickers?", "melting is also moving", "come in, you’ll catch cold", "tears, but a whole animal", "he likes the company", "tongue-tied", "almost gone and still smiling")  # fmt: skip
    s.relate("lickers", "feeds", "horse of salt")
    s.about(place="tidal flats", time="a grey day", weather="rain", light="grey, only the horse is white", composition="left", view="eye level", foreground="a dark hind seen from behind", unexplained="why the horse chose to stand in the rain")
