"""One Line Missing: a crow pulls the outline off a goose in the snow, and she is unravelling from behind."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens, plume
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

# the goose is one line: from the gap under her belly, up the breast to her brow; then from her chin over the back, and off her back into the crow's bill
FRONT = [(440, 826), (396, 856), (340, 872), (250, 868), (160, 834), (86, 764), (48, 676), (52, 596), (90, 526), (136, 462), (164, 396), (168, 330), (158, 268), (166, 208), (204, 164), (256, 148), (306, 160), (338, 188)]
BACK = [(318, 264), (292, 284), (268, 318), (258, 372), (262, 436), (288, 496), (338, 530), (396, 542)]
PULLED = [*BACK, (450, 540), (500, 522), (552, 490)]
REAR = [(396, 542), (480, 556), (550, 548), (620, 540), (590, 620), (540, 720), (490, 790), (452, 826)]  # what is gone, but for the shadow
SLACK = [(586, 494), (580, 560), (552, 612), (508, 628), (478, 600), (494, 565), (536, 570), (562, 620), (564, 684), (540, 738), (494, 752), (464, 722), (480, 686), (522, 692), (548, 744), (544, 806), (514, 846), (482, 840)]
BILL = "334,192! 362,198 410,226 452,258! 460,272 444,280! 404,278 356,272 322,264! 320,226"
LOBES = ["288,800! 336,818 388,800! 386,842 370,876 354,894! 341,882 328,892! 310,870 296,840", "163,760! 210,740 280,760! 274,838 246,880 220,902! 207,890 194,900! 174,872 164,828"]
UPPER = "646,440! 612,444 572,462 534,484 514,502! 516,508 526,507! 566,494 612,488 646,490!"
LOWER = "646,488! 610,486 566,494 532,504! 574,514 616,516 646,510!"
CROW = "632,470! 632,442 656,422 690,424 714,450 722,500 738,556 756,640 764,740 768,830 768,922! 756,940 738,936! 720,880 696,840! 664,838 622,806 594,744 582,676 590,612 606,566 620,534! 628,500!"
FOOT = "8,-20! -12,-18! -34,0 -66,8 -90,20! -60,22 -40,18! -62,30 -78,42! -46,38 -16,22! 4,14! 34,26 50,22! 30,6 14,-6"
WEB = "-10,-14! 12,-14! 24,4 24,16! 4,18 -8,32 -26,40! -38,30 -50,27! -64,34 -86,34! -88,26 -94,20! -108,20 -122,14! -104,2 -60,-4 -30,-10"


@card(id="mx2o3o", title="One Line Missing", seed=6, palette="lino_barley", light=(-0.4, -0.7))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.4, -0.7, 0.5)])
    whole = flow([*FRONT, (380, 210), (452, 268), (390, 276), *BACK, *REAR[1:-1]], 8, closed=True)
    with p.thing("snow", "place") as yard:
        yard.flat("-20,-20! 820,-20! 820,400! -20,400!", ink=1)
        yard.flat("-20,190! 90,150 200,116 330,140 460,180 600,100 820,160! 820,400! -20,400!", ink=2)
        yard.flat("-20,376! 100,388 220,380 400,360 600,376 820,360! 820,1220! -20,1220!", ink=0)
        yard.flat([(x + 0.2 * (960 - y), 956 + 0.266 * (960 - y)) for x, y in whole], "590,976! 680,966 760,958 830,960! 830,996! 740,1002 650,1000!", ink=2)
        wedges(yard, [[(30, 450), (70, 458), (104, 450)], [(400, 408), (440, 416), (490, 410)], [(650, 1110), (710, 1120), (770, 1108)], [(30, 1100), (80, 1110), (130, 1104)]], 11, 2, ends=(0.1, 0.1))
    with p.thing("goose", "accent") as g:
        for (x, y), lobe in zip(((340, 872), (206, 882)), LOBES, strict=True):
            g.flat(tube([(x, y, 18), (x + 3, y + 38, 13), (x, y + 74, 11)], ends=CUT), spot=True, gap=8, around=KEY)
            g.flat(moved(WEB, (x, y + 76), 0.92), spot=True, gap=8, around=KEY)
            if y > 880:
                g.flat(flow([*FRONT, (334, 220), *BACK, (440, 690)], 8, closed=True).tolist(), ink=0)
                for run, thin in ((FRONT[2:], 1.0), (FRONT[:3], 0.1)):
                    g.strokes([run], 17, ends=(thin, 1.0), black=True)
            g.strokes([[(x - 14, y + 79), (x - 44, y + 88), (x - 70, y + 102)], [(x, y + 80), (x - 8, y + 92), (x - 22, y + 106)]], 6, ends=(0.3, 0.8), black=True)
            g.flat(lobe, ink=0, gap=15, around=KEY)
        g.flat("124,735! 300,735! 300,786! 210,812! 166,824! 124,789!", ink=0)
        g.flat(BILL, spot=True, gap=8, around=KEY)
        g.strokes([[(334, 248), (376, 248), (436, 270)]], 7, ends=(0.3, 0.3), black=True)
        g.flat(lens((364, 216), (386, 228), 5, 0.5), ellipse(282, 206, 21, 22))
        g.flat(ellipse(285, 205, 14, 15), ink=0)
        g.flat(ellipse(291, 208, 9, 10))
        g.strokes([[(340, 640), (400, 648), (462, 668)], [(340, 682), (396, 690), (438, 702)], [(320, 726), (380, 732), (424, 740)], [(170, 736), (230, 784), (320, 796), (412, 772)]], 10, ends=(1.0, 0.1), black=True)
        for to, far, half in (((334, 766), 130, 24), ((362, 736), 120, 25), ((380, 698), 120, 26), ((390, 656), 120, 26), ((390, 612), 130, 26), ((226, 748), 90, 24), ((262, 720), 90, 25), ((286, 684), 90, 25), ((296, 644), 90, 25), ((298, 602), 90, 25)):
            g.flat(plume((to[0] - far, to[1] - 24), to, half, 4), ink=0, gap=10, around=KEY)
        g.flat("222,568! 176,566 132,606 112,662 126,712 156,740! 184,742 190,724! 214,714 218,692! 234,680 232,658! 246,642 242,620! 250,600 236,578", ink=0, gap=10, around=KEY)
        wedges(g, [[(196, 396), (200, 426), (194, 460)], [(216, 456), (222, 486), (212, 520)], [(98, 590), (84, 624), (80, 664)], [(170, 610), (182, 632), (178, 656)], [(192, 650), (204, 672), (200, 694)], [(196, 820), (202, 844), (212, 862)], [(236, 816), (240, 838), (236, 858)]], 10, ends=(0.3, 0.1))
    with p.thing("crow", "subject") as c:
        for shape in (tube("690,780,46 668,836,34 646,876,17 638,906,10 628,944,10", ends=CUT), moved(FOOT, (628, 946)), tube("640,764,46 606,826,34 578,872,17 564,904,10 552,940,10", ends=CUT), moved(FOOT, (552, 940)), moved(CROW, (0, 0))):
            c.flat(shape)
        c.flat("640,640 656,580 692,566 722,606 746,690 758,780 762,850 762,908! 736,860 706,820 668,770 644,710", gap=7, around=2)
        wedges(c, [[(672, 650), (694, 730), (734, 820)], [(698, 640), (718, 720), (744, 820)], [(658, 694), (676, 750), (706, 800)]], 8, 2, ends=(0.2, 0.3))
        wedges(c, [[(634, 790), (612, 822), (598, 848)], [(612, 784), (596, 812), (588, 836)], [(684, 842), (672, 858), (660, 876)], [(646, 536), (650, 560), (642, 584)], [(668, 526), (670, 550), (660, 572)], [(616, 616), (622, 640), (614, 668)], [(616, 690), (624, 714), (624, 744)]], 11, 2, ends=(0.2, 0.1))
    with p.thing("pulled line", "witness") as line:
        line.strokes([SLACK], 17, ends=(1.0, 1.0), black=True)
        line.flat(LOWER, ink=2, gap=7, around=KEY)
        line.strokes([PULLED], 17, ends=(1.0, 1.0), black=True)
        line.flat(UPPER, ink=2, gap=7, around=KEY)
        wedges(line, [[(630, 464), (604, 466), (576, 478)]], 11, ends=(0.1, 0.1))
        line.flat(ellipse(672, 470, 20, 19), ink=0)
        line.flat(ellipse(666, 472, 12, 13), "644,452! 672,442 694,452! 698,464 672,456 648,462!")
        line.dots([(662, 468, 4)], 0)
    s.describe("A crow pulls at the line a white goose is drawn with. It hangs in loops from his beak. She looks round: her rump and tail are gone into the snow. Her shadow is still whole.")
    s.moods("mischievous", "sly", "bright", "startled")
    s.themes("theft", "loss", "art", "curiosity", "erasure")
    s.says("editor", "thread", "censorship", "thief", "knitting", "worm", "ribbon", "amnesia", "sketch", "rubber", "shortcut", "stop that bird", "one line of me is missing", "I feel a draught", "abridged version", "half a goose is better than none", "it was holding me together", "pull and see what happens", "finders keepers", "the thread of the story", "he took the best bit", "where was I?", "cut to the chase", "beauty has a price, paid by geese", "unravelling", "losing my figure", "somebody is unpicking the day", "not the tail!", "memory is a crow", "it will look good in the nest", "my better half", "deleted scene", "crossing the line", "what the frame left out", "out of shape", "drawn in one go", "he only steals what is loved", "I was just going to say", "a slim goose is still a goose", "she has only just noticed", "everything unravels somewhere", "proof-reading", "a blank where I sat", "give me back my end")  # fmt: skip
    s.relate("crow", "catches", "pulled line")
    s.relate("goose", "loses", "pulled line")
    s.about(place="a snowy field", time="noon", light="from the upper left", composition="split", view="eye level, near", foreground="a blue shadow on the snow", unexplained="the goose’s shadow is still whole")
