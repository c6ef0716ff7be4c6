"""Rain Looks In: Rain stoops to the hole in a byre's roof and peeps inside before it comes."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.clover_cuts import between, fringe, wedge
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.poster_cuts import drop, ribbon

HOLE = "90,110! 150,60 210,80! 300,30 420,56! 520,20 640,70! 720,60 760,150! 730,260 770,360! 720,460 730,560! 640,600 560,680! 470,640 380,690! 300,610 200,620! 150,520 80,460! 120,350 70,230!"
HEAD = "420,-20 300,-20 220,60 200,180 214,300 250,400 310,480 380,520 420,526 470,516 540,470 600,390 630,290 636,170 610,50 540,-20"


@card(id="kiojnf", title="Rain Looks In", seed=35, palette="lino_slate_milk", light=(0.3, -0.9))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.3, -0.7, 0.5)])
    with p.thing("dark byre", "place") as byre:
        byre.flat("-20,-20! 820,-20! 820,1220! -20,1220!")
        for a in ("-20,300! 60,330! 60,380! -20,360!", "-20,640! 180,690! 180,740! -20,700!", "820,700! 640,730! 640,786! 820,770!"):
            byre.flat(a, ink=2)
    with p.thing("hole in the roof") as hole:
        hole.flat(HOLE, ink=0, gap=10, around=2)
    with p.thing("Rain", "subject") as rain, rain.within(HOLE):
        rain.flat(HEAD, ink=1, gap=7, around=2)
        for cut in between([(230, -20), (222, 120), (236, 280)], [(620, -20), (616, 120), (606, 260)], 15, (5, 8), (0.4, 0.75), seed=4):
            rain.flat(cut, ink=2)
        rain.flat("230,210! 300,180 380,200 420,240 460,200 540,180 612,210! 612,320 540,350 460,330! 420,300! 380,330 300,350 226,320!", ink=1)
        for x in (310, 532):
            rain.flat(f"{x - 72},262! {x - 40},220 {x},208 {x + 40},220 {x + 72},262! {x + 40},296 {x},306 {x - 40},296!", ink=0, gap=7, around=KEY)
            rain.flat(ellipse(x - 4, 264, 36, 39), ink=2)
            rain.flat(ellipse(x - 6, 268, 18, 20))
            rain.dots([(x - 16, 252, 8)], 0)
            rain.strokes([[(x - 80, 264), (x - 36, 212), (x + 4, 202), (x + 44, 214), (x + 80, 264)]], 13, ends=(0.3, 0.3), black=True)
        rain.strokes([[(236, 184), (290, 150), (366, 150)], [(606, 184), (552, 150), (476, 150)]], 15, ends=(0.2, 0.3), black=True)
        rain.flat("400,250! 386,340 372,410 384,440 420,452 456,440 468,410 454,340 440,250!", ink=0, gap=0)
        rain.strokes([[(394, 280), (384, 350), (366, 410), (384, 444), (420, 456), (456, 444), (474, 410), (456, 350)]], 9, ends=(0.2, 0.4), black=True)
        rain.strokes([[(370, 490), (400, 484), (420, 490), (440, 484), (470, 490)]], 9, ends=(0.2, 0.2), black=True)
    with p.thing("hands round its eyes") as hands:
        for side in (-1, 1):
            for k in range(4):
                x, y = 421 + side * (230 + k * 34), 170 + k * 66
                hands.flat(ribbon([(x + side * 120, y + 60, 28), (x + side * 30, y + 6, 28), (x - side * 50, y + 6, 26), (x - side * (84 + k * 18), y + 34, 20)]), ink=1, gap=8, around=KEY)
    with p.thing("drops", "accent") as drops:
        for y, q in ((520, 22), (640, 26), (800, 30)):
            drops.flat(drop(420, y, q), ink=0, gap=7, around=KEY)
    with p.thing("shaft of light") as shaft:
        for cut in between([(300, 700), (220, 900), (120, 1120)], [(560, 700), (620, 900), (700, 1120)], 12, (5, 9), (0.3, 0.6), seed=9):
            shaft.flat(cut, ink=2)
    with p.thing("calf", "witness") as calf:
        calf.flat("240,1230! 250,1120 290,1040 340,1000! 400,984 460,1000! 510,1040 550,1120 560,1230!", ink=2, gap=8, around=0)
        calf.flat("300,1040! 220,980 120,980 60,1030! 110,1090 210,1110 280,1090!", ink=2, gap=8, around=0)
        calf.flat("500,1040! 580,980 680,980 740,1030! 690,1090 590,1110 520,1090!", ink=2, gap=8, around=0)
        for cut in fringe([(340, 1010), (400, 990), (460, 1010)], (-50, -90), 26, seed=3):
            calf.flat(cut)
        calf.flat(wedge((110, 1036), (260, 1056), 14))
        calf.flat(wedge((690, 1036), (540, 1056), 14))
    with p.thing("dry flower", "accent") as flower:
        flower.flat(ribbon([(640, 404, 5), (660, 460, 5), (690, 520, 5), (700, 590, 5)]), gap=4, around=0)
        for a in range(0, 360, 72):
            flower.flat(moved("0,-12! 20,-40 0,-62 -20,-40", (704, 610), 1.15, a), spot=True, gap=5, around=KEY)
        flower.flat(ellipse(704, 610, 17, 17), ink=0)
    s.describe("Rain, a tall blue-grey being, stoops to a hole in the roof. It peeps down into a dark byre with its fingers round its eyes, dripping from the nose. Below are a calf’s ears. From one finger hangs a yellow flower.")
    s.moods("shy", "longing", "droll", "tender")
    s.themes("shyness", "weather", "welcome", "shelter", "gifts")
    s.says("peekaboo", "drip", "leak", "visitor", "shy", "knock-knock", "sniffles", "skylight", "courtship", "voyeur", "forecast", "damp", "come in then", "may I come in?", "a wet knock", "always outside where it’s warm", "it only wants to see", "somebody up there likes us", "the roof will be mended in may", "bless you!", "nose first", "wipe your feet", "a giant with a cold", "he brought me a flower", "raindrops keep falling on my head", "every hole is a window", "I heard you were lonely", "the neighbours again", "first date", "who’s been watching me grow?", "careful, it’s about to sneeze", "it cries when nobody asks", "the one it kept dry", "the weather has eyes", "let me in, it’s raining me", "big things can be timid", "good evening, calf", "looking down on us", "the guest nobody invites", "I won’t stay long", "dripping with manners", "what heaven sees of us", "ask before you pour", "a roof is only an opinion")  # fmt: skip
    s.relate("Rain", "looks out of", "hole in the roof")
    s.about(place="a dark byre", time="a wet morning", light="through the hole in the roof", composition="high", view="from below", foreground="the ears of a calf", unexplained="the one flower it has kept dry", weather="rain, about to come in")
