"""Night Clears the Wall: the night is a black mare that leaps over the farm, and the evening ends under her belly."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import blade
from reverie_studio.sculpt.gouges import chatter, fringe, wedges
from reverie_studio.sculpt.marks import oval

BODY = (
    "56,352! 60,322 80,292 112,244 146,196 170,164! 174,120 190,84! 208,116 212,150! 260,150 320,184 372,236 416,286 460,306 530,330 610,344 690,356 756,392 800,450! 830,470! 830,640! 790,640 740,640! 690,660 640,640! "
    "560,640 470,610 400,590 340,570! 300,540 272,490 262,430 250,370! 230,330 206,300! 180,316 150,344 120,372 96,390! 76,392 60,378!"
)


@card(id="j811a8", title="Night Clears the Wall", seed=39, palette="lino_heather", light=(-0.7, 0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.7, 0.3, 0.5)])
    with p.thing("evening", "place") as e:
        e.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        e.flat("330,-20! 420,80 520,130 640,150 830,150! 830,-20!", ink=2)
        with e.down_to(0):
            e.strokes(chatter((0, 560, 300, 900), 9, (120, 300), -3, seed=4), 10, ends=(0.05, 0.1))
        e.flat("-20,1000! 160,970 360,985 560,960 820,980! 820,1220! -20,1220!", ink=2)
    with p.thing("mare of night", "subject") as t:
        # hind legs pushing off, then the body, then the folded forelegs
        t.flat("830,560! 830,700! 800,760 772,800! 756,850 730,910 712,950! 700,990! 660,1004! 664,978 680,944! 690,890 700,830 720,780! 716,720 690,660 660,600!")
        t.flat("640,600! 610,660 600,720 628,770! 600,820 574,880 556,920! 540,960! 498,972! 504,944 522,914! 530,850 548,790 556,760! 540,700 540,640 560,580!", gap=7, around=1)
        t.flat(BODY)
        t.flat("300,480! 320,560 300,620 240,650 170,640! 150,650 150,668! 180,700 222,730 250,742! 280,740 288,764! 262,780 238,772! 196,754 140,722 104,690 92,660 104,630! 140,600 190,580 240,552 268,500 300,440!", gap=7, around=1)
        t.flat("400,520! 420,600 400,660 340,690 270,690! 254,700 256,716! 290,744 330,768 352,776! 382,772 392,796! 366,812 342,806! 296,786 246,756 212,726 206,700 220,676! 260,650 300,620 320,570 330,510!", gap=7, around=1)
        t.flat("262,430! 330,400 420,420 440,520 420,600 330,580!")
        # mane and tail stream into the dark
        for x, y, a, length in ((216, 140, -34, 190), (252, 152, -26, 240), (292, 172, -20, 270), (326, 200, -14, 290), (356, 232, -9, 280), (386, 262, -3, 250)):
            t.flat(blade((x, y), a, length, 32, 0.14))
        t.flat(BODY)
        t.flat("240,360! 300,360 310,520 270,520 262,450 256,400!")
        # light along the lower edges
        wedges(t, fringe([(346, 574), (400, 592), (470, 612), (560, 642), (636, 644)], length=(40, 96), turn=-59, every=21, seed=3), 10.5, 2)
        wedges(t, fringe([(206, 302), (232, 332), (252, 372), (264, 430)], length=(26, 60), turn=-112, every=17, seed=5), 9, 2)
        with t.down_to(2):
            t.strokes([[(700, 420), (730, 500), (720, 590)], [(740, 430), (780, 510), (780, 590)]], 15, ends=(0.1, 0.3))
            t.strokes([[(300, 420), (330, 470), (330, 540)]], 13, ends=(0.1, 0.3))
        t.flat("134,236! 150,220 172,218 186,232! 172,244 150,246!", ink=0)
        t.flat(oval(160, 232, 10, 11), ink=KEY)
        t.strokes([[(78, 330), (88, 322), (92, 336)]], 9, ends=(0.5, 0.2))
        t.strokes([[(66, 362), (92, 366), (120, 350)]], 6, ends=(0.5, 0.1))
        t.dots([(x, y, r) for x, y, r in ((470, 380, 6), (540, 420, 9), (600, 390, 5), (640, 470, 8), (510, 490, 5), (570, 540, 7), (450, 540, 5), (660, 560, 5), (400, 330, 5), (330, 260, 7), (280, 210, 5), (740, 610, 5), (420, 460, 8))])
    with p.thing("wall") as w:
        for k in range(14):
            x = -10 + 62 * k
            w.flat(f"{x},1070! {x + 4},1030 {x + 28},1018 {x + 54},1030 {x + 58},1070! {x + 56},1110! {x + 2},1110!", ink=KEY, gap=6, around=2)
        w.strokes([[(x, 1040), (x + 16, 1032), (x + 30, 1036)] for x in range(8, 830, 62)], 8, ends=(0.1, 0.4), spot=0)
    with p.thing("farm", "witness", spot=1.0) as f:
        f.flat("120,1010! 120,930! 250,930! 250,1010!", ink=0, gap=6, around=KEY)
        f.flat("100,938! 146,876! 226,876! 270,938!", ink=KEY)
        f.flat("150,990! 150,952! 180,952! 180,990!", spot=True)
        f.flat("206,1010! 206,956! 230,956! 230,1010!", ink=KEY)
    with p.thing("field") as g, g.down_to(1):
        g.strokes([[(x, 1190), (x + 20, 1160), (x + 50, 1140)] for x in range(40, 780, 74)], 10, ends=(0.9, 0.1))
    s.describe("A huge black mare leaps over a farm and its wall. Stars lie on her flank, and the sky darkens behind her mane. One window is lit.")
    s.moods("grand", "wild", "hushed", "expectant")
    s.themes("night", "freedom", "power", "home", "change")
    s.says("nightmare", "nightfall", "gallop", "steeplechase", "dusk", "runaway", "stallion?", "hoofbeats", "here she comes again", "she never touched the roof", "bedtime jumps the fence", "hold your hats", "count horses, not sheep", "dark horse", "one leap and it’s over", "leave the gate open", "who could ride her?", "she’s due in the west by six", "the stars are only sweat", "grandmother used to saddle her", "somebody let evening out", "ten hours to the next hedge", "nothing fenced can hold her", "light the lamp, she likes it", "and in the morning only grass", "all that weight, no sound", "I felt the wind of it", "too big for the stable", "the shadow had a heartbeat", "sugar on the windowsill", "over the hill and far away", "sleep is what she carries", "wish on a hoof", "the wall was built for her", "lucky, if she drops a shoe", "untamed on both sides", "each day ends in the air", "the roof held its breath", "day is a smaller horse", "mane attraction", "gone before you look up", "she jumps the ones who lie awake", "someone is calling her in", "the far side of the wall")  # fmt: skip
    s.relate("mare of night", "towers over", "farm")
    s.about(place="a farm with a wall", time="nightfall", light="pink, low in the west", composition="high", view="from below, over the wall", foreground="a stone wall", unexplained="the sky behind her mane is already dark")
