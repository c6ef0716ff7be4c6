"""Both Floating: a swan sleeps on the water, and under her, broader than she is long, a turbot hangs with both eyes open."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens, plume
from reverie_studio.sculpt.gouges import evenly, fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

# forehead, crown, back of the neck; back, tail, keel, breast; front of the neck, throat
SWAN = "158,166! 160,138 178,108 212,88 250,84 290,102 320,142 330,190 322,240 302,292 280,338 276,372 300,396! 360,388 460,372 560,376 640,394! 690,404 746,420! 714,466 668,518 620,560 540,604 430,630 320,630 220,606 158,562 134,512 140,462 162,418 178,370 202,312 228,262 246,226 250,196 240,182! 218,196 196,200!"
BILL = "158,166! 142,186 118,220 104,246 108,262 126,258 152,236 178,216 196,200! 186,188 170,174"
MASK = "150,184! 140,166 142,146 156,136 170,142 178,152! 206,148! 190,162 182,178 199,203! 186,204 168,190"
CAPE = "330,492! 284,482 258,446 270,404 312,374 370,358 430,352 490,356! 516,372 508,394! 500,412 470,414! 464,440 428,440! 418,466 380,464! 366,488 330,492!"
WATER = "-20,562! 60,556 140,564 260,558 420,566 600,558 700,566 820,558! 820,1220! -20,1220!"
TURBOT = "80,890! 126,836 196,786 290,748 400,734 510,748 600,792 666,850 704,884! 740,886! 820,820! 824,1010! 740,952! 704,954! 666,988 600,1040 510,1082 400,1096 290,1084 200,1044 134,996 100,958 76,922!"
FINS = "104,852! 116,806 170,744 240,704 320,676 410,668 510,682 600,722 672,786 712,872! 712,966! 672,1050 600,1112 510,1148 410,1162 320,1156 240,1128 170,1084 126,1026 118,976!"
FOOT = "0,-10! 60,10 92,12! 130,-6 176,0! 162,14 182,24! 160,32 168,46! 128,44 92,28! 50,26 -6,10!"


@card(id="pzs6ws", title="Both Floating", seed=68, palette="lino_kelp", light=(-0.3, -0.8))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.5, -0.6, 0.5)])
    with p.thing("morning", "place") as m:
        m.flat("-20,-20! 820,-20! 820,620! -20,620!", ink=1)
        m.flat(ellipse(610, 190, 84, 84), ink=0)
        m.strokes([[(360, 128), (440, 124), (506, 128)], [(390, 330), (520, 326), (650, 332)]], 10, ends=(0.05, 0.1))
        with m.down_to(1):
            m.strokes([[(500, 206), (600, 202), (720, 208)], [(540, 240), (640, 236), (700, 242)]], 11)
        m.flat("-20,500! 60,488 130,494 300,480 520,486 640,468 720,474 820,460! 820,600! -20,600!", ink=2)
    with p.thing("deep water", "place") as sea:
        sea.flat(WATER)
    with p.thing("turbot", "subject") as fish:
        rims = ([(150, 812), (240, 744), (400, 706), (560, 738), (690, 850)], [(126, 770), (230, 690), (410, 640), (600, 700), (730, 830)]), ([(150, 1012), (240, 1088), (400, 1124), (560, 1092), (690, 984)], [(126, 1050), (230, 1140), (410, 1190), (600, 1130), (730, 1010)])
        fish.flat(FINS, ink=2)
        with fish.within(FINS):
            for near, far in rims:
                fish.strokes([[a, b] for a, b in zip(evenly(near, 21), evenly(far, 21), strict=True)], 8, ends=(0.3, 0.9), black=True)
        fish.flat(TURBOT, ink=2, gap=9, around=KEY)
        with fish.within(TURBOT):
            wedges(fish, fringe([(200, 1050), (290, 1092), (400, 1104), (510, 1090), (630, 1024)], 15, (22, 46), bearing=(-62, -118), seed=3), 17)
            for cx, cy, size in ((404, 800, 22), (490, 850, 30), (580, 884, 18), (436, 1010, 26), (540, 1012, 20), (352, 1046, 16), (620, 966, 13), (336, 776, 13), (560, 806, 13), (470, 936, 12)):
                fish.flat(ellipse(cx, cy, size, size * 0.82), ink=1), fish.flat(ellipse(cx + 2, cy + 1, size * 0.45, size * 0.36))
            wedges(fish, [[(712, 918 + q * 9), (760, 918 + q * 22), (826, 918 + q * 42)] for q in (-2, -1, 0, 1, 2)], 10, KEY, ends=(0.1, 0.6))
        fish.strokes([[(308, 784), (336, 850), (338, 940), (306, 1040)]], 13, ends=(0.1, 0.1), black=True)
        fish.strokes([[(352, 858), (400, 838), (450, 872), (540, 916), (690, 920)]], 8, ends=(0.2, 0.1), black=True)
        for n, (cx, cy) in enumerate(((436, 980), (456, 956), (452, 928))):
            fish.flat(plume((346, 944), (cx, cy - 6 * n), 17), ink=1, gap=6, around=KEY)
        fish.strokes([[(76, 904), (116, 914), (150, 944), (166, 988)]], 13, ends=(0.9, 0.2), black=True)
        for cx, cy, size in ((268, 822, 40), (190, 892, 36)):
            fish.flat(ellipse(cx, cy, size, size * 0.92), ink=0, gap=8, around=KEY), fish.flat(ellipse(cx + 5, cy - 8, size * 0.62, size * 0.6)), fish.dots([(cx - 3, cy - 16, 6)])
    with p.thing("sleeping swan", "subject") as w:
        for cx, cy, k, a in ((430, 612, 0.95, 16), (500, 606, 1.0, 12)):
            w.flat(moved(FOOT, (cx, cy), k, a), ink=1, gap=6, around=KEY)
        w.flat(SWAN, ink=0, gap=9, around=KEY)
        with w.within(SWAN):
            w.flat(WATER, ink=1)
            wedges(w, [[(326, 180), (300, 240), (262, 310)], [(268, 330), (236, 400), (240, 470)], [(660, 520), (560, 590), (440, 622)]], 17, 1, ends=(0.1, 0.1))
        for u, v in ((752, 392), (730, 362)):
            w.flat(lens((450, 440), (u, v), 30, 0.62, -8), ink=1, gap=6, around=KEY)
        for (x, y), (u, v) in zip(evenly([(360, 478), (400, 440), (420, 400)], 6), [(570, 514), (618, 492), (650, 466), (672, 436), (680, 406), (664, 380)], strict=True):
            w.flat(plume((x, y), (u, v), 29), ink=0, gap=6, around=KEY)
            w.flat(lens((u - 90, v + 8), (u - 14, v + 6), 8), ink=1)
        for (x, y), (u, v) in zip(evenly([(300, 470), (330, 420), (380, 384)], 5), [(452, 506), (510, 482), (548, 450), (566, 416), (560, 382)], strict=True):
            w.flat(plume((x, y), (u, v), 30), ink=0, gap=6, around=KEY)
        w.flat(CAPE, ink=0, gap=7, around=KEY)
        wedges(w, [[(x, y), (x + 26, y - 4), (x + 54, y - 2)] for x, y in ((330, 410), (400, 396), (356, 444), (290, 440), (430, 420))], 11, 1, ends=(0.9, 0.1))
        w.flat(BILL, spot=True, gap=7, around=KEY)
        w.flat(MASK), w.strokes([[(199, 138), (212, 151), (236, 143)]], 9, ends=(0.5, 0.3), black=True)
        w.strokes([[(176, 192), (146, 224), (122, 250)]], 5, ends=(0.3, 0.3), black=True)
    with p.thing("ripples") as r:
        wedges(r, [[(24, 566), (80, 572), (150, 566)], [(600, 570), (690, 578), (780, 566)], [(60, 600), (120, 606), (170, 600)], [(650, 606), (700, 610), (760, 604)]], 11, 0, ends=(0.1, 0.1))
    s.describe("A white swan sleeps on the water, her neck bent low. Right under her hangs a spotted turbot, broader than she is long. Her eye is shut; both of its eyes are wide open.")
    s.moods("trusting", "uncanny", "calm", "droll"), s.themes("water bed", "company", "depth", "rest", "the unseen")
    s.says("behind you", "flat-sharing", "water bed", "mattress", "undertow", "doppelgänger", "supported", "levitation", "bedfellows", "holiday", "weightless", "depth", "I felt there was something", "swan lake, ground floor", "what lies beneath", "a bigger fish", "somebody has my back", "the secret underneath", "sunday, eyes shut", "we have never been introduced", "the carpet was alive", "room for two", "dreaming of someone flat", "mother is holding you", "an honest face below", "lie back and think of nothing", "every pool has a floor", "it has been here all along", "I only asked for peace", "the understudy", "what my fear looks like asleep", "being carried without knowing", "it blinks when you do not", "the sea looks up", "nobody told her", "my other half", "sleeping on it", "long way down", "the shadow has eyes", "still waters", "the best seat in the ocean", "a guardian of sorts", "it came for the company", "who is keeping whom afloat?")  # fmt: skip
    s.relate("turbot", "follows", "sleeping swan")
    s.about(place="a quiet lake", time="a summer morning", light="high, on white feathers", composition="split", view="near, half under water", foreground="dark water", unexplained="what the turbot wants")
