"""Kept Free: snow falls on a bench and leaves two people free who are not there."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import around, inside, line

HE = "238,404 250,350 296,326 344,350 354,404 346,448 326,484! 330,510 380,528 408,580 412,680 404,780 408,850 440,862 446,910 432,970 420,1084! 456,1100 456,1128! 366,1128! 374,960 346,936 326,962 312,1128! 218,1128! 220,1100 258,1084! 254,960 246,900 226,870 208,800 190,700 194,600 218,540 258,512! 262,484! 246,450"
HAT = "248,362! 252,300 274,276 298,286 324,276 344,300 348,362! 394,374 388,390 298,396 206,390 200,374"
SHE = "424,606! 474,574 516,578 556,612 580,672 592,760 592,860 604,920 590,970 576,1084! 620,1100 620,1128! 528,1128! 536,964 516,944 500,964 492,1128! 440,1128! 436,856 470,846 476,780 470,690 450,640"
PAIR = [HE, HAT, SHE, ellipse(444, 514, 56, 66, degrees=-30), ellipse(506, 452, 32, 28, degrees=30)]
CAPS = [
    "242,334! 238,296 268,254 298,266 330,252 358,294 354,334! 338,306 322,298 298,306 274,298 258,306",
    "194,386! 190,364 222,352 246,356! 246,374 220,376", "350,356! 378,350 406,362 400,388! 380,376 350,374",
    "192,640! 176,590 204,520 256,500! 262,520 224,548 206,590",
    "392,476! 394,450 424,432 462,446! 464,458 430,454 408,466", "474,446! 470,420 504,402 546,424 544,462! 528,436 500,428",
    "514,582! 528,566 578,596 600,684! 584,664 556,612",
    "212,872! 226,846 276,858 318,886 346,922! 300,906 250,896", "520,914! 536,872 586,862 614,926! 596,906 560,900",
]  # fmt: skip
SLATS = [
    ("-20,640 40,632 110,640 150,634 196,646! 196,664! -20,668!", "576,648! 640,630 700,640 760,630 820,638! 820,668! 580,664!", "416,646! 440,638 462,650! 470,666! 414,666!"),
    ("-20,730 60,720 120,730 190,728! 192,758! -20,760!", "590,740! 660,722 720,732 780,722 820,730! 820,760! 592,758!", "410,734! 440,724 472,734! 474,760! 408,760!"),
    ("-20,840 50,826 120,838 180,830 206,848! 216,886! -20,892!", "592,846! 650,828 710,838 770,826 820,834! 820,890! 602,888!"),
]
GLOVE = "650,828! 670,818 704,818 726,828! 724,856 728,878 744,894 758,916 768,940 764,954 750,954 738,938 730,924! 730,950 726,972 716,974 710,962! 706,990 700,1008 688,1008 682,988! 676,1004 666,1006 660,992 658,966! 650,970 642,960 640,932 642,900 650,872 652,850"


@card(id="m2bvj3", title="Kept Free", seed=31, palette="riso_one_kind_word", light=(-0.8, -0.4))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.7, -0.4, 0.5)])
    with d.thing("snowfall", "place") as n:
        n.flat("-20,-20! 820,-20! 820,1220! -20,1220!", black=1)
        for y in range(20, 1080, 30):
            for x in range(20 + y // 30 % 2 * 15, 800, 30):
                px, py, r = x + n.rng.uniform(-9, 9), y + n.rng.uniform(-9, 9), n.rng.uniform(3, 7)
                if not inside(px, py, PAIR, r + 18):
                    n.flat(ellipse(px, py, r, r, 14))
        for px, py in around(PAIR, 10, 17):
            r = n.rng.uniform(3.5, 6.5)
            if py < 1050:
                n.flat(ellipse(px, py, r, r, 14))
        n.flat("-20,1086 120,1064 300,1080 460,1066 640,1080 820,1056! 820,1230! -20,1230!")
    with d.thing("garden bench", "prop") as b:
        b.flat("-20,640! 820,640! 820,668! -20,668!", "-20,668! 820,668!", black=1)
        for row in SLATS:
            for k in row:
                b.flat(k, gap=0)
        for x in (60, 700):
            b.flat(f"{x},892! {x + 26},892! {x + 20},1120! {x + 4},1120!", black=1)
    with d.thing("absent pair", "subject") as p:
        for shape in PAIR:
            p.flat(shape, black=1)
        p.strokes([line("400,512 414,560 424,620 428,700 426,790 420,852"), line("426,868 432,920 424,1000 418,1080")], [9, 7], ends=(0.2, 0.2))
        for shape in CAPS:
            p.flat(shape)
    with d.thing("yellow glove", "accent") as g:
        g.flat(GLOVE, gap=6, yellow=1)
        with g.in_inks(black=1):
            g.strokes([line("658,874 686,882 718,872"), line("668,898 672,932 668,966"), line("688,902 690,936 690,970"), line("708,898 708,928 712,960")], [6, 7, 7, 7], ends=(0.3, 0.2))
    with d.thing("snowy branch", "witness", plane="front") as w:
        w.flat("820,96 740,120 660,170 560,196 470,190! 560,178 640,146 690,92 720,40 730,-20! 770,-20! 762,50 820,60!")
    s.describe("Snow falls on a dark garden bench. Two seats stay dry: the flakes leave free a man in a hat and someone leaning on his shoulder, who are not there. Beside them a yellow glove hangs over the edge of the seat.")
    s.moods("tender", "eerie", "quiet", "longing")
    s.themes("absence", "memory", "love", "winter", "company")
    s.says("ghosts", "reserved", "still here", "snow couple", "absence", "two’s company", "it still leaves us room", "the dry spot", "nobody home", "first date, last date", "invisible friends", "lean on me", "the shape you left", "somebody’s grandparents", "sweethearts", "a cold shoulder", "not cold at all", "where the snow won’t go", "silhouette", "old flames", "white lie", "who lost a glove?", "the last pair", "one glove short", "always the same bench", "they said they’d be back", "negative space", "sit with me a minute", "the weather is polite", "holding hands with nobody", "a gap in the forecast", "thaw", "what love keeps dry", "sshh, they’re sleeping", "in memory of", "hand in glove", "you weren’t there and I noticed", "even the snow remembers", "winter romance", "outline of an affair", "a hole in the night", "long after we are gone", "it takes two not to be seen", "anniversary")  # fmt: skip
    s.relate("absent pair", "is reflected as", "snowfall")
    s.relate("yellow glove", "waits for", "absent pair")
    s.about(place="a public garden", time="a winter night", light="a lamp somewhere off to the left, on the snow", composition="left", view="eye level", foreground="the ground under the snow, two pairs of dry shoes", unexplained="whose glove it is", weather="snow")
