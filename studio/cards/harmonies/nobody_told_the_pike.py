"""Nobody Told the Pike: a great pike swims through standing barley, a harvest mouse between its eyes."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import fringe
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

PIKE = "36,476! 120,444 200,412 270,366 350,336 450,318 560,330 660,380 730,460 768,570 768,680 730,790 660,870 560,926 450,956 350,968 280,970! 280,916! 380,900 470,860 540,800 570,720 566,650 530,612 470,602 400,620 350,640! 300,632 220,622 120,610 44,586 24,564! 40,552 80,556 160,560 240,540! 170,520 100,504 50,496"
MOUTH = "50,494! 100,502 170,518 244,540! 160,562 80,558 36,560!"
BACK = "20,460! 200,380 350,300 560,290 700,380 820,560 800,760 660,920 450,1000 280,1000! 270,946! 350,942 450,926 550,890 630,830 690,740 708,640 686,545 630,466 550,416 450,398 370,404 290,420 190,456 100,480 40,492"
BELLY = "24,564! 90,584 200,596 290,606 346,616! 400,590 480,572 550,588 600,640 610,720 576,810 500,880 390,922 270,944! 260,890! 470,830 520,700 470,640 360,660 200,650 20,610"
TAIL = "292,916! 220,880 140,830 66,820! 106,890 122,944! 116,1000 70,1070! 160,1060 240,1010 292,970!"
DORSAL = "560,916! 576,980 556,1050 500,1090! 440,1050 410,1000 390,950!"
ANAL = "486,850! 470,780 420,744 356,750! 372,810 374,860 384,906!"
PECTORAL = "356,626! 330,680 326,750 352,800! 400,790 440,730 448,610!"
MOUSE = "-70,30! -84,10 -74,-12 -56,-24! -64,-44 -54,-62 -36,-58 -28,-40! 0,-52 40,-46 62,-20 70,30!"


@card(id="8ctcsu", title="Nobody Told the Pike", seed=9, palette="lino_yolk", light=(-0.3, -0.8))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.3, -0.8, 0.5)])

    def barley(t: Cutting, x: float, top: float, lean: float, ink: int, k: float = 1.0, gap: float = 0) -> None:
        with t.down_to(ink):
            t.strokes([[(x - lean, 1240), (x - lean * 0.3, (top + 1240) / 2), (x, top + 40)]], 10 * k, ends=(0.9, 0.7))
            for r in range(6):
                y = top + 100 * k - r * 26 * k
                for side in (-1, 1):
                    t.flat(lens((x, y), (x + side * 24 * k, y - 44 * k), 9 * k, 0.5), ink=ink, gap=gap)
                    t.strokes([[(x + side * 18 * k, y - 34 * k), (x + side * 30 * k, y - 80 * k), (x + side * 34 * k, y - 130 * k)]], 5 * k, ends=(0.8, 0.1))

    with p.thing("field", "place") as field:
        field.flat("-20,300! 120,310 300,290 520,304 820,286! 820,1220! -20,1220!", ink=1)
        for k, x in enumerate(range(30, 800, 74)):
            barley(field, x, 150 + 44 * ((k * 3) % 4), 14 - (k * 7) % 30, 1)
        field.strokes([[(46 + 74 * k, 420 + 60 * (k * 3 % 4)), (44 + 74 * k, 700), (34 + 74 * k, 1000)] for k in range(11)] + [[(84 + 74 * k, 1000), (80 + 74 * k, 1100), (84 + 74 * k, 1210)] for k in range(10)], 9, ends=(0.1, 0.4))
    with p.thing("pike", "subject") as pike:
        for fin in (TAIL, DORSAL, ANAL):
            pike.flat(fin, ink=KEY, gap=7)
        pike.strokes(fringe([(250, 900), (240, 944), (250, 990)], 7, (90, 120), bearing=(205, 155)) + fringe([(440, 970), (490, 960), (540, 940)], 6, (60, 90), bearing=(105, 70)) + fringe([(400, 870), (440, 850), (470, 826)], 5, (50, 70), bearing=(230, 260)), 8, ends=(0.2, 0.8))
        pike.flat(PIKE, ink=2, gap=9)
        with pike.within(PIKE):
            pike.flat(BACK, ink=KEY)
            pike.flat(BELLY, ink=0)
            with pike.down_to(2):
                pike.strokes(fringe([(430, 392), (550, 410), (640, 470), (700, 560), (712, 650), (690, 750), (620, 840), (520, 906)], 24, (34, 60), bearing=(-110, 70), bend=11), 12, ends=(0.9, 0.1))
            with pike.down_to(1):
                for row, (line, n) in enumerate(((((470, 440), (560, 462), (630, 530), (662, 620), (650, 720), (590, 810), (480, 890)), 9), (((450, 510), (540, 520), (600, 570), (632, 640), (620, 730), (560, 820), (450, 900)), 8))):
                    pike.strokes(fringe(line, n, (34, 44), bearing=(8, 165), seed=row + 3), 17, ends=(0.5, 0.5), black=False)
        pike.flat(MOUTH)
        for k in range(5):
            pike.flat(f"{74 + 32 * k},{498 + 8 * k}! {96 + 32 * k},{504 + 7 * k}! {80 + 32 * k},{528 + 5 * k}!", ink=0)
            pike.flat(f"{66 + 34 * k},{558 + (k == 3) * 2}! {90 + 34 * k},{558 - k}! {74 + 34 * k},{532 + 3 * k}!", ink=0)
        pike.strokes([[(352, 346), (404, 420), (404, 540), (352, 634)]], 12, ends=(0.5, 0.5), black=True)
        pike.strokes([[(330, 420), (352, 480), (340, 560)], [(300, 500), (310, 540), (296, 580)]], 9, ends=(0.2, 0.2), black=True)
        pike.flat(PECTORAL, ink=KEY, gap=7)
        pike.strokes(fringe([(372, 650), (400, 646), (428, 640)], 6, (70, 110), bearing=(104, 84)), 8, ends=(0.3, 0.8))
        pike.flat(ellipse(262, 438, 38, 34), ink=0)
        pike.flat(ellipse(262, 438, 29, 27), spot=True)
        pike.flat(ellipse(258, 438, 13, 16))
        pike.strokes([[(214, 430), (250, 398), (306, 412)]], 11, ends=(0.2, 0.4), black=True)
    with p.thing("harvest mouse", "witness") as mouse:
        mouse.strokes([[(524, 300), (590, 270), (600, 210), (560, 190), (550, 220)]], 9, ends=(0.9, 0.2), black=True)
        mouse.flat(moved(MOUSE, (470, 292), 1.05, -4), gap=8)
        mouse.dots([(414, 282, 5), (428, 246, 9)])
    with p.thing("near barley") as near:
        for x, top, lean in ((130, 720, 20), (690, 960, -24), (250, 1040, 6)):
            barley(near, x, top, lean, KEY, 1.15, 4)
    s.describe("A huge pike swims through standing barley. It bends in a hook, teeth bared, red eye fixed. A small dark mouse sits on its back as if it always rode there.")
    s.moods("dreamlike", "bold", "droll", "uneasy")
    s.themes("water", "harvest", "stranger", "courage", "freedom")
    s.says("upstream", "harvest", "trespasser", "commuter", "predator", "drought", "taxi", "amphibious", "headstrong", "flood", "denial", "the fields remember the sea", "nobody told him it was dry", "next stop, the mill", "hold on to the fin", "out of his depth", "big fish in a dry pond", "grandfather’s fishing story", "wrong turn at the river", "mind the teeth", "we thought it was the wind", "bread with bones in it", "a shark of the interior", "it was this big, I swear", "confidence is everything", "the farmer blinked first", "my lift is here", "swim as if it rained", "there is something in the barley", "friends in dangerous places", "he reaps what he swims", "gluten free", "migration", "first the fish, then the tide", "the smallest captain", "you get used to the smile", "all is water if you dare", "no licence needed here", "gold all the way down", "who is driving?", "bent on it", "crop circles, explained", "he took the field", "it only looks like anger")  # fmt: skip
    s.relate("pike", "swims through", "field")
    s.relate("pike", "carries", "harvest mouse")
    s.about(place="a barley field", time="late summer morning", light="from above", composition="diagonal", view="near, eye level in the stalks", foreground="dark ears of barley", unexplained="how a pike can swim in barley")
