"""A Little off the Back: a lobster shears a sheep with its great claw."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import chatter, fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

FLEECE = "150,400 200,310 280,300 320,230 400,250 460,210 530,270! 540,360 516,440 560,520 540,600! 600,640 590,720 540,750! 560,830 490,880 420,850 350,890 280,840 210,860 160,790 100,750 130,660 80,590 120,510 100,440"
CLAW = "-40,120! -60,40 -90,-30 -86,-120 -40,-200 -14,-220! -10,-150 -20,-90 0,-50! 20,-90 40,-130 76,-160! 84,-80 66,-10 40,50 36,120!"


@card(id="k6l1sh", title="A Little off the Back", seed=29, palette="lino_rust_tide", light=(-0.6, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("shore", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        g.flat("-20,1040! 200,1026 500,1040 820,1024! 820,1220! -20,1220!", ink=1)
        with g.down_to(1):
            g.strokes(chatter((40, 60, 560, 150), 9, (80, 200), 2, seed=3), 8, ends=(0.1, 0.3))
    with p.thing("half-shorn sheep", "subject") as w:
        for x in (250, 350, 640, 730):
            w.flat(f"{x - 34},760! {x + 34},760! {x + 20},900 {x + 16},1020! {x + 26},1070! {x - 26},1070! {x - 16},1020! {x - 20},900", gap=6, around=2)
        w.flat("300,380! 420,330 560,330 690,360 770,430 800,560 780,700 730,790 600,830 420,830! 300,700", ink=1, gap=7, around=KEY)
        with w.down_to(2):
            w.strokes([[(600, 380), (690, 410), (740, 480)], [(620, 420), (690, 450), (720, 510)], [(640, 780), (720, 740), (750, 660)]], 9, ends=(0.1, 0.3))
        w.flat(FLEECE, ink=0, gap=7, around=KEY)
        for x, y, r in ((380, 360, 48), (470, 480, 46), (320, 540, 50), (440, 660, 48), (300, 720, 46), (450, 800, 34)):
            w.strokes([[(x + r * math.cos(a / 3) * (1 - a / 26), y + r * math.sin(a / 3) * (1 - a / 26)) for a in range(20)]], 10, ends=(0.9, 0.3), black=True)
        w.flat("230,420! 260,370 310,370 340,400! 310,440 270,450!", gap=6, around=0)
        w.flat("220,390! 170,360 130,390 100,460 60,540 40,600! 50,650 90,670 130,650 180,600 230,540 250,460!", gap=6, around=2)
        w.flat(ellipse(142, 470, 22, 17), ink=0)
        w.flat(ellipse(142, 470, 13, 6))
        w.strokes([[(116, 446), (142, 436), (168, 450)], [(64, 640), (90, 640), (116, 626)], [(60, 600), (70, 606), (78, 616)]], 7, ends=(0.3, 0.3))
    with p.thing("shearing lobster", "subject") as b:
        b.strokes([[(640, 880), (520, 780), (360, 640), (300, 520)], [(660, 870), (620, 700), (560, 440), (600, 200)]], 8, ends=(0.9, 0.2), black=True)
        b.flat(tube([(650, 930), (560, 900), (540, 800), (560, 720)], (34, 32, 28, 30), ends=CUT), gap=7, around=1)
        b.flat(tube([(720, 920), (770, 860), (740, 780), (726, 730)], (32, 30, 26, 26), ends=CUT), gap=7, around=1)
        b.flat(moved(CLAW, (546, 640), 1.0, -16), gap=7, around=1)
        b.flat(moved(CLAW, (726, 660), 0.8, 8, True), gap=7, around=1)
        for k, (x, y) in enumerate(((560, 980), (570, 1040), (600, 1100))):
            b.flat(tube([(680, y), (x + 30, y - 10), (x - 40, y + 60)], (15, 13, 5), ends=CUT), gap=6, around=1)
            b.flat(tube([(740, y + 10), (790, y + 10 + k), (830, y + 60)], (15, 13, 9), ends=CUT), gap=6, around=1)
        for x, y, r in ((800, 1190, 66), (768, 1140, 76), (736, 1080, 84)):
            b.flat(ellipse(x, y, r * 1.1, r * 0.72, degrees=-32), gap=7, around=1)
        b.flat("660,840! 716,850 770,900 800,990 770,1060 700,1080 640,1040 612,960 630,890", gap=7, around=1)
        with b.down_to(2):
            wedges(b, fringe([(640, 900), (640, 980), (680, 1050)], 6, (40, 80), -50, seed=3), 14, 2)
            wedges(b, [[(500, 640), (480, 560), (492, 500)], [(530, 660), (512, 600), (520, 550)], [(756, 640), (766, 590), (750, 550)]], 13, 2)
        for x, y in ((660, 858), (706, 862)):
            b.flat(ellipse(x, y, 19, 19), ink=0, gap=5, around=KEY)
            b.flat(ellipse(x - 4, y - 3, 9, 9))
    s.describe("A lobster shears a sheep with its great claw. One half of the sheep is still curls of white wool, the other is bare and peach-coloured. The sheep looks at us and says nothing.")
    s.moods("droll", "nervous", "patient", "odd")
    s.themes("work", "trust", "helpers", "vanity", "shore")
    s.says("barber", "haircut", "snip", "fashion", "nervous", "sunburn", "scissors", "jumper", "makeover", "shellfish", "trim", "bargain", "a little off the back", "hold very still", "the last man had fingers", "going anywhere nice on holiday?", "cheaper than the other place", "don’t sneeze now", "claws and effect", "it will grow back", "shear madness", "half dressed, half done", "who gave him the job?", "trust begins at the neck", "a cut above", "summer style", "baa, baa, red sheep", "from the sea, with love", "pinch an inch", "short back and sides", "he works at low tide only", "no mirror, please", "nothing left to pull over my eyes", "close shave", "wool for the water", "do you do perms?", "never complain to the one with claws", "the thick of it", "my mother will cry", "cool about the hips", "tip him in plankton", "born with the tools", "the cloud is coming off", "we all get fleeced")  # fmt: skip
    s.relate("shearing lobster", "guards", "half-shorn sheep")
    s.about(place="a shore", time="shearing day", light="red evening", composition="diagonal", view="eye level", foreground="a lobster’s claws", unexplained="why the lobster does the shearing")
