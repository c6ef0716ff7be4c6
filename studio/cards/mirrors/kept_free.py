"""Kept Free: snow falls on a bench and leaves two people free who are not there."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import inside, line
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

HE = "226,416! 220,460 232,500 246,524! 240,552 200,570 156,592 124,640 108,720 104,800 108,920! 400,920! 420,800 430,640 404,580 350,556 330,544! 326,520! 342,492 348,456 342,416!"
HAT = "222,366! 226,306 246,282 284,290 322,282 342,306 348,366! 388,380 392,398 370,412 284,420 198,412 176,398 180,380"
SHE = "400,600! 376,566 372,520 388,476 426,452 470,458 500,492 508,540 496,588 480,612! 530,632 570,670 590,740 598,820 600,920! 380,920!"
PAIR = [HE, HAT, SHE, ellipse(424, 436, 26, 24)]
CAPS = [
    "224,330! 226,290 246,264 284,270 322,264 342,290 346,330! 326,312 300,320 284,312 268,320 242,312",
    "176,394! 168,372 196,358 222,360! 222,378 196,380", "346,360! 372,358 400,372 392,394! 372,380 346,378",
    "110,700! 104,640 120,590 156,566 200,548 236,536! 238,556 200,578 164,602 134,644",
    "372,530! 368,490 388,456 424,444 470,452 504,486 516,546! 496,506 466,482 430,474 396,490", "396,446! 390,412 422,396 454,412 450,446! 434,430 412,430",
    "492,606! 540,612 584,656 600,730! 584,700 556,656 520,630",
]
RAILS = [
    "-20,686 30,678 70,684 120,676 180,684 240,678 300,686 350,680 420,688 480,680 540,686 600,680 660,686 740,678 820,686! 820,712! -20,712!",
    "-20,778 60,770 130,778 190,772 260,780 330,772 400,780 470,772 540,780 610,774 690,780 760,772 820,778! 820,796! -20,796!",
    "-20,880 50,868 120,878 200,868 290,880 360,870 430,880 510,870 590,880 660,870 730,878 820,868! 820,908! -20,908!",
]
GLOVE = ("650,828! 670,818 704,818 726,828! 724,856 728,878 744,894 758,916 768,940 764,954 750,954 738,938 730,924! 730,950 726,972 716,974 710,962! 706,990 700,1008 688,1008 682,988! 676,1004 "
    "666,1006 660,992 658,966! 650,970 642,960 640,932 642,900 650,872 652,850")


@card(id="m2bvj3", title="Kept Free", seed=31, palette="riso_one_kind_word", light=(-0.8, -0.4))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.7, -0.4, 0.5)])
    with d.thing("snowfall", "place") as n:
        n.flat("-20,-20! 820,-20! 820,1220! -20,1220!", black=1)
        fallen: list[tuple[float, float, float]] = []
        for _ in range(9000):
            px, py, r = float(n.rng.uniform(16, 790)), float(n.rng.uniform(16, 1000)), float(n.rng.uniform(3, 7.5))
            if all((px - u) ** 2 + (py - v) ** 2 > (r + q + 5.5) ** 2 for u, v, q in fallen) and not inside(px, py, PAIR, r + 4):
                fallen.append((px, py, r))
        for px, py, r in fallen:
            n.flat(ellipse(px, py, r, r, 14))
    with d.thing("garden bench", "prop") as b:
        b.flat("-20,996 120,984 300,1000 470,986 640,1000 820,984! 820,1230! -20,1230!")
        b.flat("-20,908! 820,908! 820,936! -20,936!", black=1)
        for x in (30, 716):
            b.flat(f"{x},680! {x + 30},680! {x + 30},1090! {x},1090!", black=1)
    with d.thing("absent pair", "subject") as p:
        for shape in PAIR:
            p.flat(shape, black=1)
        for x, tilt in ((176, 0), (268, 6)):
            p.flat(f"{x},920! {x + 62},920! {x + 54 + tilt},1060! {x + 62 + tilt},1092 {x + 58 + tilt},1108 {x + 4 + tilt},1108 {x + tilt},1092 {x + 8 + tilt},1060!", black=1)
        for side in (1, -1):
            p.flat(tube([(502 - side * 40, 910, 26), (502 - side * 26, 980, 22), (502 + side * 8, 1050, 15), (502 + side * 26, 1084, 13)]), gap=5, black=1)
            p.flat(ellipse(502 + side * 34, 1092, 30, 16, 40, side * 12), gap=5, black=1)
        p.flat("-20,908! 820,908! 820,936! -20,936!", black=1)
        for shape in CAPS:
            p.flat(shape)
    with d.thing("back of the bench", "prop") as w:
        for y in (712, 796):
            w.flat(f"-20,{y}! 820,{y}! 820,{y + 34}! -20,{y + 34}!", black=1)
        for shape in RAILS:
            w.flat(shape)
    with d.thing("yellow glove", "accent") as g:
        g.flat(moved(GLOVE, (0, -154)), gap=5, yellow=1)
        with g.in_inks(black=1):
            seams = [line("654,862 686,872 722,860"), line("668,898 672,932 668,966"), line("688,902 690,936 690,970"), line("708,898 708,928 712,960")]
            g.strokes(moved_lines(seams, (0, -154)), [6, 7, 7, 7], ends=(0.3, 0.2))
    s.describe("Snow falls on a dark garden bench. It lies on the hats and shoulders of two who are not there: from behind, a man and someone leaning on him, dark shapes left free by the flakes. Beside them a yellow glove hangs over the back.")
    s.moods("tender", "eerie", "quiet", "longing")
    s.themes("absence", "memory", "love", "winter", "company")
    s.says("ghosts", "reserved", "still here", "snow couple", "absence", "two’s company", "it still leaves us room", "the dry spot", "nobody home", "first date, last date", "invisible friends", "lean on me", "the shape you left", "somebody’s grandparents", "sweethearts", "a cold shoulder", "not cold at all", "where the snow won’t go", "silhouette", "old flames", "white lie", "who lost a glove?", "the last pair", "one glove short", "always the same bench", "they said they’d be back", "negative space", "sit with me a minute", "the weather is polite", "holding hands with nobody", "a gap in the forecast", "thaw", "what love keeps dry", "sshh, they’re sleeping", "in memory of", "hand in glove", "you weren’t there and I noticed", "even the snow remembers", "winter romance", "outline of an affair", "a hole in the night", "long after we are gone", "it takes two not to be seen", "anniversary")  # fmt: skip
    s.relate("absent pair", "is reflected as", "snowfall")
    s.relate("yellow glove", "waits for", "absent pair")
    s.about(place="a public garden", time="a winter night", light="a lamp somewhere off to the left, on the snow", composition="left", view="eye level, from behind", foreground="the ground under the snow, two pairs of dry shoes", unexplained="whose glove it is", weather="snow")
