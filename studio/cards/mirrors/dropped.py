"""Dropped: an ice cream lies head down on a junction, and the shadows of animals stop before it, politely."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card

STAG = "-30,1230! -30,960! 10,900 40,820 70,740! 40,726 20,700 22,676! 50,672 84,690 104,700! 118,690! 96,640 60,610 20,590 -30,540! -30,510! 30,552 70,570! 60,510 56,450 70,392! 84,400 84,460 100,540! 116,590 132,640 140,688! 152,690! 150,640 160,580 182,520! 176,450 186,380 220,320! 232,332 210,400 206,470 212,500! 240,470 262,420 262,370! 278,380 284,430 262,490 214,548! 192,600 184,650 180,696! 214,712 246,750 280,800 318,842! 330,862 318,886 296,892! 262,892 236,884 222,900! 226,960 250,1080 262,1230!"
ELEPHANT = "250,1240! 262,1130 290,1040 330,960! 356,916 400,880 440,872! 450,856 478,846 500,850! 532,838 560,800 572,744 570,680 556,620 546,560 560,510 596,484 632,492 652,520 650,548! 632,560 622,548 620,534! 606,524 594,540 598,576 612,640 622,710 618,790 600,860 578,906! 620,912 664,894 692,858! 704,856 706,872! 690,920 640,956 580,962! 566,1000 540,1030 520,1046! 540,1100 560,1160 570,1240!"
BEAR = "540,1230! 580,1150 610,1100! 590,1060 596,1020 630,1006 668,1016 684,1044! 706,1036 728,1036 750,1044! 764,1014 800,1006 830,1020! 830,1230!"
CONE = "478,252! 620,114! 644,94 664,114! 662,142! 610,320!"


@card(id="14xi5u", title="Dropped", seed=4, palette="riso_wet_pavement", light=(0.0, 1.0))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.0, 0.8, 0.5)])
    with d.thing("junction", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", salmon=1)
        g.flat("-20,300! 60,282! 84,342! -20,366!")
        g.flat("-20,120! 300,48! 324,104! -20,184!")
        g.flat("380,30! 620,-30! 640,30! 404,84!")
    with d.thing("shadows", "subject", count=3) as t:
        for shape in (STAG, ELEPHANT, BEAR):
            t.flat(shape, overprint=True, spruce=1)
    with d.thing("ice cream", "accent") as c:
        c.flat("470,360! 490,240 570,190! 670,74 698,56! 720,70 722,110! 670,300 660,360 620,380! 570,410 510,420!", overprint=True, spruce=1)
        c.flat(CONE)
        with c.within(CONE), c.in_inks(spruce=1):
            c.strokes([[(450 + k * 36, 140 - k * 2), (610 + k * 36, 370 - k * 2)] for k in range(-1, 6)], 7, ends=(1, 1))
            c.strokes([[(470 + k * 8, 306 - k * 38), (710 + k * 8, 256 - k * 38)] for k in range(-2, 6)], 7, ends=(1, 1))
        c.flat("438,446! 408,440 396,400! 376,374 386,330 414,318! 412,274 454,236 496,242! 522,204 582,216 602,254! 632,266 648,304 634,334! 646,370 614,398 584,388! 570,420 532,434 512,416! 500,442 482,432 474,454! 468,482 444,480!", overprint=True, spruce=1)
        c.flat("430,450! 400,440 394,400! 370,376 380,330 410,316! 406,270 450,230 494,236! 520,200 580,210 598,250! 630,260 646,300 630,330! 642,370 610,396 580,386! 570,416 530,430 510,414! 500,440 480,430 470,450! 466,480 440,480!")
        with c.in_inks(salmon=1):
            c.strokes([[(440, 280), (470, 256), (510, 264)], [(420, 360), (450, 376), (490, 366)], [(550, 360), (580, 348), (598, 320)]], 9, ends=(0.1, 0.2))
    s.describe("An ice cream has fallen on an empty orange road. From the bottom long dark shadows reach for it and stop: a stag with antlers, an elephant with raised trunk, the round ears of a bear. The animals are not seen.")
    s.moods("droll", "expectant", "polite", "warm")
    s.themes("courtesy", "desire", "animals", "waiting", "loss")
    s.says("mine!", "no, please, you", "a scoop of grief", "who goes first?", "oops", "five second rule", "butterfingers", "what we all wanted", "melting", "vanilla", "the last one", "summer is over", "a small tragedy", "everybody heard it fall", "queue here", "somebody is crying round the corner", "manners before hunger", "lick", "long evening", "the good old days, head down", "temptation", "crime scene", "nobody moves", "we were here first", "leftovers", "peace talks", "childhood", "good things come to those who wait", "and then the sun went down", "I scream", "it was only a cone", "waiting for permission", "herd instinct", "the traffic stopped by itself", "don’t cry, there’s more", "sticky", "the shadow cabinet", "stray appetites", "three wishes, one scoop", "a picnic of ghosts", "too polite to live", "somebody look away", "gravity", "the zoo on its day off")  # fmt: skip
    s.relate("shadows", "waits for", "ice cream")
    s.about(place="a road junction", time="before sunset", light="low, from behind the animals, below the sheet", composition="diagonal", view="from above", foreground="dark shadows of animals", unexplained="where the animals are, and why none goes first")
