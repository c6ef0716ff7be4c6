"""What the Moth Wears: a great moth flies off with the evening valley on its wings; below, the land is blank."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, spokes, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

FORE = "20,-84! 80,-170 190,-252 310,-306 404,-322! 416,-250 396,-160 350,-70! 240,-40 130,-14 22,6!"
HIND = "20,-30! 140,-40 280,-70 340,-60! 366,20 350,120 300,200 212,250! 150,190 90,130 24,70!"
AT, K, A = (410, 456), 0.9, -13


@card(id="twskhg", title="What the Moth Wears", seed=3, palette="lino_fox_fire", light=(0, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.2, -0.8, 0.5)])
    with p.thing("night", "place") as night:
        night.flat("-20,-20! 820,-20! 820,1220! -20,1220!")
        for x, y, r in ((90, 96, 7), (250, 60, 5), (640, 90, 5), (730, 700, 6), (60, 690, 5), (150, 780, 4), (610, 780, 4)):
            night.dots([(x, y, r)], 1)
    with p.thing("blank land", "accent") as blank:
        blank.flat("-20,930! 120,880 260,870 400,910 560,930 700,890 820,900! 820,1220! -20,1220!", ink=0)
        blank.strokes([[(-20, 1010), (120, 964), (260, 970), (340, 1000)], [(-20, 1120), (90, 1090), (200, 1096), (280, 1124)]], 6, ends=(0.3, 0.1), black=True)
    with p.thing("moth", "subject") as moth:
        wings = [moved(w, AT, K, A, flip) for flip in (True, False) for w in (HIND, FORE)]
        for wing in wings:
            moth.flat(wing, ink=1, gap=10)
            with moth.within(wing):  # one valley over all four wings: sky, sun, three ridges, river
                moth.flat("-20,-20! 820,-20! 820,210! 500,260 300,320 -20,330!", ink=2)
                moth.flat(ellipse(208, 372, 60, 60), ink=0)
                wedges(moth, spokes((208, 372), 74, (110, 150), 22, (180, 360), seed=2), 16, ink=0)
                moth.flat("-20,400! 80,366 180,390 290,440 400,430 520,350 600,310 690,350 820,300! 820,1220! -20,1220!", ink=2)
                moth.flat("-20,500! 100,452 240,470 400,500 540,440 680,430 820,470! 820,1220! -20,1220!", ink=3)
                moth.flat(tube([(300, 474, 7), (250, 520, 13), (330, 560, 18), (290, 620, 26), (180, 690, 40)]), ink=0)
                moth.flat("-20,590! 100,560 200,640 260,720! 260,800! -20,800!", "340,650! 460,560 600,520 820,520! 820,1220! 340,800!")
                moth.flat("590,452! 590,404! 632,366! 676,404! 676,452!"), moth.flat("606,448! 606,420! 626,420! 626,448!", ink=1)
                moth.flat("708,440! 712,390 690,370 694,320 724,300 752,324 752,366 728,392 726,440!"), moth.flat("104,466! 108,424 90,404 94,360 118,340 142,364 142,402 122,424 122,466!")
        for flip in (True, False):  # veins fan from the root, a hem along the edge
            moth.strokes(moved_lines([[(20, -60), (150, -180), (340, -290)], [(24, -50), (180, -130), (392, -200)], [(24, -36), (180, -80), (366, -110)], [(24, 0), (180, 20), (354, 60)], [(24, 20), (150, 90), (310, 180)], [(24, 40), (110, 120), (220, 240)]], AT, K, A, flip=flip), 5, ends=(0.9, 0.2), black=True)
            line = moved_lines([[(20, -150), (60, -216), (96, -270), (110, -326)]], AT, K, A, flip=flip)[0]
            moth.flat(tube([(x, y, 8 - 1.6 * k) for k, (x, y) in enumerate(line)]), ink=1, gap=6)
            for turn in (-90, 90):
                wedges(moth, fringe(line, 11, (26, 40), turn, bend=-26 if turn > 0 else 26, seed=4), 9, ink=1)
        moth.flat(moved("0,-20! 46,-10 54,60 44,140 24,200 0,236 -24,200 -44,140 -54,60 -46,-10", AT, K, A), ink=3, gap=9)
        for k in range(5):
            moth.strokes(moved_lines([[(-46 + 5 * k, 56 + 34 * k), (0, 72 + 34 * k), (46 - 5 * k, 56 + 34 * k)]], AT, K, A), 12, ends=(0.2, 0.2), black=True)
        moth.flat(moved("0,-166! 30,-160 40,-136 34,-116! 62,-90 70,-40 54,10 26,34 0,40 -26,34 -54,10 -70,-40 -62,-90 -34,-116! -40,-136 -30,-160!", AT, K, A), ink=2, gap=8)
        for y, n, w in ((-96, 7, 46), (-56, 8, 58), (-12, 8, 52)):
            fur = moved_lines(fringe([(-w, y), (0, y + 8), (w, y)], n, (40, 60), bearing=(124, 56), seed=n + y + 200), AT, K, A)
            wedges(moth, fur, 20), wedges(moth, fur, 12, ink=0)
        for u in (-27, 27):
            x, y = moved([(u, -140)], AT, K, A)[0]
            moth.flat(ellipse(x, y, 17, 19), gap=5), moth.dots([(x - 5, y - 6, 5)])
    with p.thing("cow", "witness") as c:
        at, k = (580, 1058), 1.35
        c.flat("440,1112! 560,1104 720,1110 650,1122 520,1126", ink=1)
        c.flat(moved("-34,0! -32,40! -20,40! -20,0!", at, k), moved("30,-6! 34,39! 45,39! 46,-10!", at, k)), c.flat(moved(tube([(76, -62, 4), (90, -40, 3), (88, -6, 4), (90, 14, 6)]), at, k))
        c.flat(moved("-112,8! -122,16 -120,30 -106,32 -94,24! -82,2 -70,-14! -62,-6 -58,6! -60,44! -46,44! -42,10 -34,2! 0,8 20,8! 26,16 36,14 40,4! 52,2! 56,16 52,44! 66,44! 70,14 76,-10! 84,-40 82,-62 74,-74! 40,-72 0,-68 -40,-76! -66,-76 -84,-56 -94,-34! -108,-40 -118,-36! -104,-26! -112,-10", at, k))
        c.flat(moved("-34,-44 -14,-58 16,-54 30,-36 20,-16 -8,-10 -30,-22", at, k), ink=0), c.flat(moved("58,-56 74,-58 78,-40 68,-26 56,-36", at, k), ink=0)
        c.flat(moved("-92,-44! -84,-58 -66,-62 -60,-54! -74,-44", at, k), gap=4), c.flat(moved("-112,-34! -126,-44 -128,-60! -118,-50 -106,-40!", at, k))
    s.describe("A great moth flies off with an evening on its wings. Across them go sun, river, hills and a house with a lit window. Below lies blank land, where one spotted cow lowers its head.")
    s.moods("mysterious", "calm", "grand", "wistful")
    s.themes("evening", "home", "memory", "loss", "beauty")
    s.says("curtain", "airlift", "evening", "disguise", "cape", "souvenir", "wardrobe", "postcard", "mirror", "nightfall", "tattoo", "it took the sunset with it", "one window is still lit", "wherever it goes, I live there", "dressed in our valley", "it ate the view", "who turned out the house?", "the place I can’t go back to", "a map that flies away", "all but the cow", "folded up for the night", "she carries the farm by heart", "do not wake the landscape", "the sun on its left wing", "dust from a warm lamp", "our whole life, pinned", "come back, hill", "the day puts on its coat", "shake it and it snows", "what the lamp was for", "picture a home with wings", "at dawn it must be returned", "who left the cow behind?", "every view is borrowed", "soft thief", "only the outline stayed", "they forgot me, said the cow", "it landed on my sleeve once", "lit from inside", "the evening has a heartbeat", "blink and there’s no valley", "a white hole where we ate", "we had to sell the sky", "goodnight twice")  # fmt: skip
    s.relate("moth", "wears", "night")
    s.relate("blank land", "waits for", "moth")
    s.about(place="the air above a valley", time="night", light="from within the wings", composition="diagonal", view="from above, near the moth", foreground="a blank field with a cow", unexplained="whether it will bring the valley back")
