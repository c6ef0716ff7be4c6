"""Procession: an ant carries a pearl earring upright like a saint; its shine is a halo."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

GASTER = "-60,800! -20,740 60,706 150,712 230,752 282,806 302,850! 288,908 240,956 160,984 70,984 -10,956 -60,920!"
WAIST = "292,858! 300,816 320,800 338,814 344,856 334,886 306,890!"
TRUNK = "330,862! 332,806 352,766 384,748 396,712 420,680 456,662 490,672 502,706 486,752 450,796 410,838 366,872!"
HEAD = "470,690! 434,650 420,596 434,540 470,500 520,488 562,506 584,540! 592,576 580,620 548,660 510,684!"
JAWS = ("572,520! 596,494 626,492 640,514 622,532! 610,516 586,540!", "580,590! 612,604 640,590 648,560 630,546! 616,568 590,566!")
NEAR = (([(410, 800), (480, 840), (570, 858)], [(570, 852), (606, 960), (618, 1084)], [(616, 1080), (640, 1094), (676, 1096)]), ([(356, 850), (300, 760), (216, 652)], [(222, 650), (186, 840), (150, 1084)], [(152, 1080), (122, 1096), (92, 1094)]))
FAR = (([(420, 800), (470, 880), (496, 940)], [(494, 934), (470, 1020), (432, 1084)], [(436, 1080), (410, 1094), (380, 1094)]), ([(350, 860), (330, 930), (334, 980)], [(334, 976), (306, 1040), (260, 1084)], [(264, 1080), (240, 1094), (210, 1092)]))
ARMS = (([(480, 700), (560, 740), (650, 748)], [(646, 752), (640, 690), (612, 640)]), ([(470, 730), (530, 790), (600, 800)], [(596, 804), (610, 740), (604, 690)]))


@card(id="gqpo50", title="Procession", seed=90, palette="riso_one_kind_word", light=(0.2, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.2, -0.8, 0.5)])
    with d.thing("parquet", "place") as f:
        f.flat("-20,1068! 820,1068! 820,1220! -20,1220!", yellow=1)
        f.strokes([[(x, y), (x + 62, y + 52)] for y in range(990, 1240, 52) for x in range(-62, 860, 124)] + [[(x + 62, y + 52), (x + 124, y)] for y in range(990, 1240, 52) for x in range(-62, 860, 124)], 6, ends=(1, 1))
        f.flat("-20,980! 820,980! 820,1068! -20,1068!")
    with d.thing("halo", "accent") as h:
        h.flat(ellipse(606, 290, 252, 252, 120), yellow=1)
    with d.thing("pearl earring", "witness") as p:
        hook = [[(606, 440), (608, 560), (612, 700), (630, 800), (676, 846), (726, 820), (738, 740), (728, 660)]]
        p.strokes(hook, 26, ends=(1, 0.5))
        with p.in_inks(black=1):
            p.strokes(hook, 14, ends=(1, 0.4))
        p.flat("606,150 678,162 730,210 750,286 737,360 686,414 606,436 526,414 475,360 462,286 482,210 534,162")
        p.flat("740,232! 764,300 740,370 686,420 606,440 532,420 490,384! 550,398 620,392 678,364 722,312!", black=1)
        p.flat("510,280! 514,236 540,202 584,190! 592,208 562,226 544,254 538,284!", yellow=1)
        p.flat("572,424! 606,432 640,424! 634,458 620,470 592,470 578,458!", gap=5, black=1)
    with d.thing("ant", "subject") as a:
        with a.in_inks(black=1):
            for leg in FAR:
                a.strokes(leg[:1], 17, ends=(0.9, 0.6))
                a.strokes(leg[1:2], 12, ends=(1, 0.5))
                a.strokes(leg[2:], 8, ends=(1, 0.2))
        a.flat(GASTER, gap=5, black=1)
        a.strokes([[(36, 720), (66, 800), (64, 900), (30, 968)], [(120, 716), (152, 800), (148, 900), (112, 978)], [(204, 744), (228, 810), (224, 890), (196, 960)]], 8, ends=(0.2, 0.2))
        a.flat(WAIST, gap=6, black=1)
        a.flat(TRUNK, gap=6, black=1)
        a.strokes([[(398, 716), (430, 742), (440, 790)], [(352, 770), (382, 800), (380, 850)]], 6, ends=(0.9, 0.2))
        for jaw in JAWS:
            a.flat(jaw, gap=5, black=1)
        a.flat(HEAD, gap=6, black=1)
        a.flat(ellipse(500, 566, 25, 32, 60, -20))
        a.flat(ellipse(508, 562, 12, 17, 60, -20), black=1)
        with a.in_inks(black=1):
            a.strokes([[(504, 500), (462, 440), (436, 372)], [(530, 494), (500, 440), (476, 376)]], 11, ends=(0.8, 0.8))
            a.strokes([[(436, 376), (370, 330), (300, 330)], [(476, 380), (430, 280), (360, 226)]], 13, ends=(0.6, 0.9))
        for near in [list(q) for q in (*NEAR, *ARMS)]:
            a.strokes(near, 30, ends=(0.8, 0.6))
            with a.in_inks(black=1):
                a.strokes(near[:1], 20, ends=(0.9, 0.6))
                a.strokes(near[1:2], 13, ends=(1, 0.5))
                a.strokes(near[2:], 9, ends=(1, 0.2))
    with d.thing("little ants", "accent", count=3, plane="front") as m:
        for x, y, k in ((320, 1160, 0.16), (500, 1160, 0.16), (700, 1160, 0.16)):
            for part in (GASTER, TRUNK, HEAD):
                m.flat([(2 * x - a, b) for a, b in placed(outline(part), (x - 400 * k, y - 1000 * k), k)], gap=4, black=1)
            with m.in_inks(black=1):
                m.strokes([[(2 * x - a, b) for a, b in placed([p for bit in leg for p in bit], (x - 400 * k, y - 1000 * k), k)] for leg in (*NEAR, *FAR)], 4, ends=(1, 0.6))
            m.flat(ellipse(x - 44, y - 100, 20, 20, 40), gap=4, black=1)
            m.flat(ellipse(x - 44, y - 100, 14, 14, 40))
    s.describe("A big black ant carries a pearl earring upright. The hook hangs down. The pearl glows before a round yellow halo. Three small ants on the parquet hold up white dots.")
    s.moods("solemn", "proud", "tender", "droll")
    s.themes("treasure", "devotion", "small things", "loss", "carrying")
    s.says("treasure", "state visit", "what you lost is loved somewhere", "saint of the parquet", "heavy is the head", "full moon delivery", "the strong one", "my precious", "behind the sofa", "holy, holy", "lost property", "halo", "a gift for the queen", "bigger than me", "carry that weight", "relic", "where is my other one?", "pilgrimage", "the ball was long ago", "finders keepers", "gold medal", "everyone carries a world", "lamp lighter", "we lift what you drop", "hard worker", "bring it home before dawn", "worship", "cleaning up after the party", "trophy", "a hero of six legs", "Atlas", "in praise of small things", "the bride wept, the ants sang", "follow me", "crown jewels", "she only ever wore it once", "union procession", "slowly, slowly", "marching one by one", "like a priest with the host", "the biggest egg they ever saw", "an opera in the carpet", "sun king", "it shines, so it must be god")  # fmt: skip
    s.relate("ant", "carries", "pearl earring")
    s.relate("little ants", "follows", "ant")
    s.about(place="the parquet of a ballroom", time="late, after the dancing", light="a chandelier, caught in the pearl", composition="diagonal", view="near, at the height of an ant", foreground="three small ants with confetti", unexplained="what they mean to do with it")
