"""Nobody Told the Pike: a great pike swims through standing barley, a harvest mouse on its back."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import fringe
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines

PIKE = "36,476! 120,444 200,412 270,366 350,336 450,318 560,330 660,380 730,460 768,570 768,680 730,790 660,870 560,926 450,956 350,968 280,970! 280,916! 380,900 470,860 540,800 570,720 566,650 530,612 470,602 400,620 350,640! 300,632 220,622 120,610 44,586 24,564! 40,552 80,556 160,560 240,540! 170,520 100,504 50,496"
MOUTH = "50,494! 100,502 170,518 244,540! 160,562 80,558 36,560!"
BACK = "20,460! 200,380 350,300 560,290 700,380 820,560 800,760 660,920 450,1000 280,1000! 270,946! 350,942 450,926 550,890 630,830 690,740 708,640 686,545 630,466 550,416 450,398 370,404 290,420 190,456 100,480 40,492"
BELLY = "24,564! 90,584 200,596 290,606 346,616! 400,590 480,572 550,588 600,640 610,720 576,810 500,880 390,922 270,944! 260,890! 470,830 520,700 470,640 360,660 200,650 20,610"
TAIL = "292,916! 220,880 140,830 66,820! 106,890 122,944! 116,1000 70,1070! 160,1060 240,1010 292,970!"
DORSAL = "560,916! 576,980 556,1050 500,1090! 440,1050 410,1000 390,950!"
ANAL = "500,858! 470,800 430,770 372,766! 392,820 398,868 420,920! 470,900!"
PECTORAL = "402,520! 372,560 356,620 366,690! 390,700 440,672 480,620 500,560! 470,520 430,508!"
MOUSE = "74,4! 92,-44 84,-96 50,-126 10,-126! -10,-150 -50,-160 -92,-140 -132,-106! -128,-94 -96,-84 -62,-76! -66,-40 -80,-14 -104,-6 -106,4!"


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
        pike.flat(TAIL, DORSAL, ANAL, gap=7)
        pike.flat(PIKE, ink=2, gap=9)
        with pike.within(PIKE):
            pike.flat(BACK)
            pike.flat(BELLY, ink=0)
            with pike.down_to(2):
                pike.strokes(fringe([(430, 392), (550, 410), (640, 470), (700, 560), (712, 650), (690, 750), (620, 840), (520, 906)], 24, (34, 60), bearing=(-110, 70), bend=11), 12, ends=(0.9, 0.1))
            with pike.down_to(1):
                for row, (line, n) in enumerate(((((470, 440), (560, 462), (630, 530), (662, 620), (650, 720), (590, 810)), 7), (((450, 510), (540, 520), (600, 570), (632, 640), (620, 730), (560, 820)), 6))):
                    pike.strokes(fringe(line, n, (34, 44), bearing=(8, 124), seed=row + 3), 17, ends=(0.5, 0.5), black=False)
        for fin, root, n, size, bearing in ((TAIL, [(264, 906), (250, 944), (262, 978)], 7, (90, 120), (205, 155)), (DORSAL, [(440, 970), (490, 960), (540, 940)], 6, (60, 90), (105, 70)), (ANAL, [(424, 876), (450, 866), (470, 850)], 4, (60, 80), (245, 250)), (PECTORAL, [(398, 556), (428, 548), (456, 556)], 5, (90, 110), (106, 82))):
            pike.flat(fin, gap=6 if fin is PECTORAL else 0)
            with pike.within(fin):
                pike.strokes(fringe(root, n, size, bearing=bearing), 8, ends=(0.2, 0.8))
        pike.flat(MOUTH)
        for k in range(5):
            pike.flat(f"{74 + 32 * k},{498 + 8 * k}! {96 + 32 * k},{504 + 7 * k}! {80 + 32 * k},{528 + 5 * k}!", f"{66 + 34 * k},{558 + (k == 3) * 2}! {90 + 34 * k},{558 - k}! {74 + 34 * k},{532 + 3 * k}!", ink=0)
        pike.flat(ellipse(262, 438, 29, 27), spot=True, gap=8)
        pike.flat(ellipse(258, 438, 13, 16))
        pike.strokes([[(352, 346), (404, 420), (408, 490), (396, 540)], [(330, 420), (352, 480), (340, 560)], [(300, 500), (310, 540), (296, 580)], [(214, 430), (250, 398), (306, 412)]], [12, 9, 9, 11], ends=(0.3, 0.3), black=True)
    with p.thing("harvest mouse", "witness") as mouse:
        at = (486, 318)
        for shape in (ellipse(-4, -148, 31, 33), MOUSE, ellipse(-42, -160, 33, 36)):
            mouse.flat(moved(shape, at), ink=0, gap=6, around=KEY)
        mouse.flat(moved(ellipse(-44, -156, 17, 21), at), ink=1)
        mouse.flat(moved(ellipse(-84, -120, 10, 11), at), moved(ellipse(-129, -101, 10, 8), at))
        whiskers, limbs = [[(-104, -94), (-140, -76), (-170, -72)], [(-108, -104), (-146, -108), (-176, -122)]], [[(66, -6), (16, -10), (-8, -40), (16, -74), (50, -70)], [(-50, -44), (-78, -34), (-92, -44)], [(10, 2), (-20, -4), (-40, 4)]]
        mouse.strokes(moved_lines([*whiskers, *limbs, [(80, -10), (150, -30), (178, -90), (140, -130), (116, -100)]], at), [5, 5, 9, 9, 9, 12], ends=(0.6, 0.3), black=True)
    with p.thing("near barley") as near:
        for x, top, lean in ((130, 720, 20), (690, 960, -24), (250, 1040, 6)):
            barley(near, x, top, lean, KEY, 1.15, 4)
    s.describe("A huge pike swims through standing barley. It bends in a hook, teeth bared, red eye fixed. A small white mouse rides on its back.")
    s.moods("dreamlike", "bold", "droll", "uneasy")
    s.themes("water", "harvest", "stranger", "courage", "freedom")
    s.says("upstream", "harvest", "trespasser", "commuter", "predator", "drought", "taxi", "amphibious", "headstrong", "flood", "denial", "the fields remember the sea", "nobody told him it was dry", "next stop, the mill", "hold on to the fin", "out of his depth", "big fish in a dry pond", "grandfather’s fishing story", "wrong turn at the river", "mind the teeth", "we thought it was the wind", "bread with bones in it", "a shark of the interior", "it was this big, I swear", "confidence is everything", "the farmer blinked first", "my lift is here", "swim as if it rained", "there is something in the barley", "friends in dangerous places", "he reaps what he swims", "gluten free", "migration", "first the fish, then the tide", "the smallest captain", "you get used to the smile", "all is water if you dare", "no licence needed here", "gold all the way down", "who is driving?", "bent on it", "crop circles, explained", "he took the field", "it only looks like anger")  # fmt: skip
    s.relate("pike", "swims through", "field")
    s.relate("pike", "carries", "harvest mouse")
    s.about(place="a barley field", time="late summer morning", light="from above", composition="diagonal", view="near, eye level in the stalks", foreground="dark ears of barley", unexplained="how a pike can swim in barley")
