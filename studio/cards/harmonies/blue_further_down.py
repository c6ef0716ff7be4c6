"""Blue, Further Down: a badger digs, and under the turf it finds a piece of sky."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

HEAD = "400,196 470,186 540,198 600,232 652,288 692,354 706,430 668,500! 690,540 640,548! 640,600 580,606! 540,640 500,680 486,744 450,792 400,800 350,792 314,744 300,680 260,640 220,606! 160,600 160,548! 110,540 132,500! 94,430 108,354 148,288 200,232 260,198 330,186"
ARM = "130,560! 240,540 310,570 350,640 352,720 326,800 316,870 332,930 328,980! 290,1000 240,968 190,936 142,914! 128,886 146,846 168,790 172,720 150,640!"
CLAW = "-17,-14! 0,-22 17,-14! 20,24 10,62 -16,96! -10,58 -16,24"
SWALLOW = "0,-50! 12,-24 60,-44 140,-16! 72,-12 28,6 16,28 38,96! 6,56 -6,56 -38,96! -16,28 -28,6 -72,-12 -140,-16! -60,-44 -12,-24"
STRIPE = "40,-210! 110,-200 180,-150 216,-60 206,30 160,100 110,170 80,260 66,330! 40,300 48,200 66,100 64,0 50,-110"


@card(id="k9b4dg", title="Blue, Further Down", seed=44, palette="lino_peat", light=(0.0, 0.8))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("hill at dusk", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        g.flat("-20,800! 120,780 260,800 540,800 680,780 820,800! 820,1220! -20,1220!")
        wedges(g, fringe([(0, 806), (130, 788), (260, 806)], 8, (40, 90), -80, seed=3) + fringe([(540, 806), (680, 788), (800, 806)], 8, (40, 90), -100, seed=4), 22)
    with p.thing("sky in the ground", "accent") as h:
        hole = "96,1010! 140,960 210,930 300,912 400,906 500,912 590,930 660,960 704,1010! 680,1060 720,1110! 690,1150 700,1230! 100,1230! 116,1150 84,1110! 124,1060"
        h.flat(hole, spot=True, gap=9, around=0)
        with h.within(hole):
            h.flat("120,1150! 150,1110 200,1112 224,1080 280,1080 306,1116 350,1112 380,1150!", ink=0)
            h.flat("560,1230! 570,1200 610,1196 640,1170 690,1180 720,1230!", ink=0)
            h.flat(moved(SWALLOW, (396, 1066), 0.9, 24))
    with p.thing("digging badger", "subject") as b:
        body = "60,830! 50,600 90,360 190,150 330,60 470,60 610,150 710,360 750,600 740,830!"
        b.flat(body, ink=2, gap=8, around=0)
        with b.within(body):
            wedges(b, fringe([(200, 190), (290, 112), (372, 84)], 5, (70, 150), 70, bend=10, seed=3), 20)
            wedges(b, fringe([(600, 190), (510, 112), (428, 84)], 5, (70, 150), -70, bend=-10, seed=4), 20)
        for w in (-1, 1):
            b.flat(moved(ARM, (400, 0), 1.0, 0, w < 0), gap=7, around=1)
            for x, y, a in ((150, 912, 4), (198, 928, 0), (246, 952, -6), (298, 982, -12)):
                b.flat(ellipse(400 + w * x, y, 29, 25, degrees=w * 24), gap=5, around=1)
                b.flat(moved(CLAW, (400 + w * x, y + 14), 0.86, w * a, w < 0), ink=0, gap=5, around=KEY)
            wedges(b, [[(400 + w * 316, 800), (400 + w * 330, 720), (400 + w * 314, 640)], [(400 + w * 282, 860), (400 + w * 292, 780), (400 + w * 280, 710)]], 16, 2)
            b.flat(ellipse(400 + w * 230, 250, 38, 36), ink=0, gap=8, around=KEY)
            b.flat(ellipse(400 + w * 235, 252, 20, 19))
        b.flat(HEAD, ink=0, gap=8, around=KEY)
        for w in (False, True):
            b.flat(moved(STRIPE, (400, 410), 1.0, 0, w))
            q = -1 if w else 1
            b.flat(ellipse(400 + q * 128, 420, 27, 25), ink=1)
            b.flat(ellipse(400 + q * 126, 426, 15, 17))
            b.dots([(400 + q * 126 - 6, 420, 5)], 0)
            b.strokes([[(400 + q * 90, 396), (400 + q * 124, 384), (400 + q * 164, 402)]], 7, ends=(0.2, 0.3))
            wedges(b, [[(400 + q * 270, 480), (400 + q * 246, 446), (400 + q * 230, 404)], [(400 + q * 222, 556), (400 + q * 196, 526), (400 + q * 184, 490)]], 15)
        b.flat("340,730! 360,706 400,700 440,706 460,730! 440,766 400,784 360,766!")
        b.strokes([[(374, 726), (390, 720), (404, 724)]], 6, ends=(0.2, 0.3))
    s.describe("A badger leans over the hole it has dug. Under the turf there is bright blue sky, with a white cloud and a black bird. The badger looks at us with worried eyes.")
    s.moods("surprised", "worried", "droll", "wondering")
    s.themes("discovery", "digging", "sky", "upside down", "work")
    s.says("australia", "oops", "skylight", "miner", "archaeologist", "leak", "turquoise", "underground", "hole", "swallow", "vertigo", "treasure", "blue, further down", "it wasn’t me", "dig deep enough", "the other side of everything", "the ceiling of somebody", "I only wanted a bedroom", "mind the blue", "now the birds get in", "who put that there?", "close it, there’s a draught", "down is up from there", "the basement has a view", "don’t lean too far", "scratch the surface", "a window in the floor", "careful, you’ll fall up", "fresh air at last", "my claws came out the other end", "that explains the humming", "can we keep it?", "the worms will talk", "head in the clouds, feet first", "a piece of sky, second hand", "still digging?", "call the landlord", "he struck weather", "bury your dreams and look", "what lies beneath", "rock bottom has a sunrise", "sorry about the meadow", "long way down to heaven", "someone left the summer on")  # fmt: skip
    s.relate("hill at dusk", "opens onto", "sky in the ground")
    s.about(place="a hill", time="dusk", light="out of the ground", composition="high", view="eye level, from the edge of the hole", foreground="claws over a hole full of sky", unexplained="whose sky it is")
