"""She Won't Be Told: a hen sits on hailstones and will not get up."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.birds import hen_head
from reverie_studio.sculpt.feathers import lens, plume
from reverie_studio.sculpt.gouges import evenly, fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

HEN = "170,300! 150,380 110,460 70,560 52,680 66,790 120,880 200,930 300,952 420,956 540,940 640,900 710,830 750,740 756,640 740,560 690,500 620,470 540,490 470,470 410,400 380,320"
COMB = "-62,-40! -72,-76 -66,-110 -50,-106 -40,-80! -38,-122 -24,-140 -10,-126 -4,-90! 2,-134 16,-148 30,-130 26,-90! 38,-118 56,-128 64,-110 52,-76! 74,-94 90,-88 86,-68 60,-36! 20,-60 -20,-60"
WATTLE = "-44,20! -66,48 -70,88 -50,110 -28,96 -22,56 -26,22!"


@card(id="7zgljn", title="She Won’t Be Told", seed=94, palette="lino_yolk", light=(-0.8, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.75, -0.35, 0.42)])
    with p.thing("yellow sky") as sky:
        sky.flat("-20,-20! 820,-20! 820,900! -20,900!", ink=1)
        sky.flat("360,-20! 380,60 450,90 520,70 560,130 640,150 700,120 740,170 820,180! 820,-20!", ink=2)
    with p.thing("yard", "place") as yard:
        yard.flat("-20,700! 120,690 300,706 600,690 820,700! 820,1220! -20,1220!", ink=0)
        yard.flat("-20,700! -20,660 40,640 100,664 140,692!", ink=2), yard.flat("-20,1010 140,980 420,1000 660,970 820,990! 820,1220! -20,1220!", ink=2)
    with p.thing("clutch of hailstones", "accent") as clutch:
        for x, y, r, f in ((690, 950, 62, 0), (590, 978, 70, 1), (86, 930, 58, 0), (180, 976, 68, 1), (310, 996, 78, 0), (450, 996, 70, 1)):
            clutch.flat(ellipse(x, y, r, r * 0.94), ink=0, gap=7, around=KEY), clutch.flat(moved("0.97,-0.1! 0.7,0.66 -0.1,0.92 -0.66,0.62! 0,0.56 0.6,0.3", (x, y), r, 0, bool(f and r > 71)), ink=2)
        clutch.flat("300,960! 322,1000! 298,1016! 326,1036! 316,1062! 342,1034! 322,1014! 342,1000! 320,956!", ink=KEY)
    with p.thing("hen", "subject") as hen:
        hen.flat(HEN, gap=8, around=1)
        wedges(hen, fringe([(70, 770), (124, 876), (200, 924), (300, 946), (420, 950), (540, 934), (640, 894), (706, 826)], length=(40, 58), turn=58, every=30, seed=5), 44)
        wedges(hen, fringe([(160, 340), (150, 380), (110, 460), (70, 560), (52, 680), (66, 790)], length=(46, 58), turn=26, every=46, sink=24, seed=4), 44)
        # tail, the hind feathers first
        for (x, y), (u, v), h, q in (((700, 620), (812, 420), 34, 14), ((690, 590), (800, 330), 38, 22), ((670, 570), (756, 258), 38, 26), ((640, 550), (690, 214), 38, 28), ((610, 550), (620, 250), 34, 26)):
            hen.flat(plume((x, y), (u, v), h, q), gap=7, around=1)
            hen.strokes([[(x + (u - x) * 0.5 - q * 0.9, y + (v - y) * 0.5), (x + (u - x) * 0.75 - q * 0.7, y + (v - y) * 0.75), (x + (u - x) * 0.95, y + (v - y) * 0.95)]], 8, ends=(0.1, 0.3))
        hen.flat("560,480 620,462 700,500 760,580 750,660! 640,700 540,640")
        # breast and belly in rows that go round the body
        rails = [[(150, 470), (120, 600), (128, 740), (170, 870)], [(214, 480), (196, 610), (206, 750), (250, 890)], [(280, 520), (270, 640), (286, 770), (330, 900)], [(340, 640), (350, 740), (370, 830), (410, 910)], [(440, 770), (460, 830), (490, 900), (496, 914)]]
        for n, rail in enumerate(rails):
            for k, (x, y) in enumerate(evenly(rail, 6 if n < 4 else 3)):
                hen.flat(moved("-40,-8! -30,26 0,46 30,26 40,-8! 24,14 0,25 -24,14", (x + 10 * (k % 2), y), 0.8 + 0.06 * k, 12 - 8 * n), ink=0 if n < 2 else 2)
        # wing, from the longest feathers to the shoulder
        for (x, y), (u, v), h in (((520, 640), (790, 560), 26), ((510, 660), (784, 616), 28), ((500, 690), (766, 670), 30), ((490, 720), (738, 722), 32), ((470, 740), (700, 770), 34), ((440, 750), (648, 812), 36), ((410, 760), (584, 842), 36)):
            hen.flat(plume((x, y), (u, v), h, -12), ink=2, gap=7, around=KEY)
            hen.strokes([[(x + (u - x) * 0.5 + 2, y + (v - y) * 0.5 - 8), (x + (u - x) * 0.75, y + (v - y) * 0.75 - 7), (x + (u - x) * 0.95, y + (v - y) * 0.95 - 2)]], 6, black=True, ends=(0.3, 0.2))
        for (x, y), (u, v) in (((470, 590), (668, 572)), ((460, 620), (656, 624)), ((440, 650), (636, 676)), ((420, 680), (600, 722)), ((400, 700), (552, 762)), ((370, 710), (494, 796))):
            hen.flat(plume((x, y), (u, v), 34, -8), ink=KEY, gap=8, around=0)
        hen.flat("300,600 360,540 450,520 540,548 570,590! 560,640 520,690 460,730 390,740 320,700")
        for rail, n in (([(560, 576), (552, 640), (500, 696), (420, 740)], 5), ([(500, 560), (494, 616), (450, 670), (380, 704)], 4), ([(430, 552), (424, 600), (390, 644)], 3)):
            for k, (x, y) in enumerate(evenly(rail, n)):
                hen.flat(moved("-38,-12! -34,18 0,42 34,18 38,-12! 24,12 0,24 -24,12", (x, y), 0.86, -78 + 12 * k), ink=2)
    with p.thing("her head") as h:
        at, k = (238, 262), 1.04
        head = hen_head(look=(-0.6, 0.3)).turned(at=(*at, 200), scale=k)
        wedges(h, [[(222, 320 + 34 * k), (196 - 4 * k, 366 + 36 * k), (150 + 4 * k, 410 + 40 * k)] for k in range(5)], 26, ink=2, ends=(0.8, 0.1))
        with h.within("-20,-20! 440,-20! 430,400! 420,440! 372,480! 380,560! 330,520! 310,600! 268,540! 240,610! 206,540! 170,580! 150,510! 110,540! 100,400! -20,400!"):
            h.flat_clay(head, KEY, grow=2)
            h.clay(head, "dark", "along", inks=(0, 2, KEY), at=(0.84, 0.56), pitch=10, parts={"head": (GOUGES["fur"].but(inks=(0, 2, KEY), at=(0.8, 0.5)), "along"), "beak": (GOUGES["skin"].but(inks=(0, 1, KEY), at=(0.5, 0.12)), "along"), "comb": ("black", "along"), "lobe": ("white", "along")})
        for shape in (COMB, WATTLE):
            h.flat(moved(shape, at, k), spot=True, gap=6, around=KEY)
        h.flat("178,232! 192,208 222,204 250,218 262,240! 240,264 206,266", ink=1, gap=6, around=KEY)
        h.flat(ellipse(216, 238, 17, 18)), h.dots([(210, 231, 5)], 0)
        h.flat("168,226! 200,196 240,196 272,222! 240,222 200,220")
        h.strokes([[(x, y), (x + 4, y + 24), (x, y + 44)] for x, y in ((196, 160), (230, 146), (268, 150), (190, 310))], 8, ends=(0.2, 0.2), black=True)
    with p.thing("straw") as w:
        for (x, y), (u, v), b in (((-30, 1090), (270, 1010), -26), ((60, 1140), (420, 1030), -30), ((240, 1130), (600, 1010), 30), ((420, 1110), (760, 960), 40), ((560, 1150), (830, 1040), 20), ((-20, 1030), (150, 960), -14), ((200, 1060), (520, 1070), 30)):
            w.flat(lens((x, y), (u, v), 11, 0.5, b), ink=1, gap=6, around=KEY)
        w.flat("-20,1150 100,1120 240,1150 420,1130 560,1160 820,1110! 820,1220! -20,1220!", ink=KEY)
        for x, y, r in ((90, 1130, 40), (690, 1120, 46), (250, 1170, 26)):
            w.flat(ellipse(x, y, r, r * 0.94), ink=0, gap=6, around=KEY), w.flat(moved("0.97,-0.1! 0.7,0.66 -0.1,0.92 -0.66,0.62! 0,0.56 0.6,0.3", (x, y), r), ink=2)
    s.describe("A ruffled black hen sits on hailstones instead of eggs. She glares from under a heavy brow. Straw lies round the white stones; one of them has a crack, and others have rolled away.")
    s.moods("stubborn", "funny", "tender", "cold")
    s.themes("devotion", "folly", "weather", "hope", "waiting")
    s.says("brrr", "broody", "stubborn", "icebox", "melting", "defrosting", "incubator", "cold feet", "sunk cost", "frozen chicken", "you love what you’re given", "don’t count your chickens", "any minute now", "hot water bottle", "I’m not getting up", "somebody else’s weather", "she will not hear of it", "my children are a bit distant", "spring comes out of this", "it moved!", "love makes puddles", "home is where I sit", "warming to the idea", "the last of the winter", "who laid these?", "sitting out the storm", "she believes in them", "a mother’s cold comfort", "one of them is hatching", "what I did for a hobby", "I have a good feeling about it", "they grow down so fast", "tough love", "everyone told her", "all my eggs in one blizzard", "wet behind the knees", "the thaw begins at home", "look at me when I’m freezing", "on ice", "the sky dropped them, I kept them", "nobody is allowed to laugh", "soon there will be nothing left", "say one word")  # fmt: skip
    s.relate("hen", "guards", "clutch of hailstones")
    s.about(place="a farmyard", time="after a hailstorm", light="storm yellow, from the left", composition="right", view="near, from the height of the straw", foreground="straw and hailstones", unexplained="what is hatching from the cracked one", weather="after hail")
