"""One Still Lit: night is a mare who goes round the farms and puts out the lamps; one flame leans the wrong way."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import spokes, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines

# the head by itself, level, facing left: from its poll (0,0) over brow and nose to lips, chin and jowl, 470 long
HEAD = "0,-6! -60,-18 -130,-24 -200,-14 -300,2 -380,0 -428,0 -458,14 -474,40 -474,60 -460,72! -462,90 -444,108 -414,108 -340,122 -270,150 -210,188 -150,204 -96,192 -60,166! -20,90"
NECK = "489,226! 517,180 585,172 665,202 755,270 835,370 895,490! 895,1090! 585,1090! 551,990 543,910 561,830 605,746 637,660 647,570 633,470 605,390 565,340!"
MANE = "505,180! 555,158 625,162 695,200 781,266 855,360 915,470! 915,630! 871,590 857,530! 851,578 835,610! 805,550 795,474! 785,520 765,554! 733,482 725,406! 715,454 693,482! 665,418 661,350! 649,390 627,410! 595,330! 535,256"
LANTERN = "72,778! 80,624! 198,624! 206,778!"


@card(id="q7nv3k", title="One Still Lit", seed=39, palette="lino_night_pasture", light=(-0.7, 0.3))
def paint(s: Scene) -> None:
    p, at, turn = Press(s, [Lamp(-0.75, 0.25, 0.42)]), (495, 206), -53
    head = moved(HEAD, at, 1.0, turn)
    with p.thing("last light", "place") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        sky.flat(ellipse(138, 704, 400, 400, 90), ink=1), sky.flat(ellipse(138, 704, 196, 196, 80), ink=0)
        wedges(sky, spokes((138, 704), 186, (240, 286), 21, wild=0.1, seed=3), 30, 0)
    with p.thing("mare of night", "subject") as m:
        for ear in ("457,226! 437,160 447,100! 481,140 497,200!",):
            m.flat(ear, gap=9, around=0)
        m.flat(NECK, gap=9, around=0)
        m.flat(MANE, gap=9, around=0)
        with m.within(MANE), m.down_to(2):
            m.strokes([[(535, 180), (565, 230), (581, 292)], [(605, 176), (631, 250), (641, 360)], [(665, 206), (699, 300), (705, 430)], [(729, 252), (765, 360), (773, 500)]], 17, ends=(0.2, 0.1))
        m.flat(head, gap=9, around=0)
        m.flat("483,236! 473,160 497,76! 535,134 541,206! 521,250!", gap=9, around=0), m.flat("499,200! 491,156 501,114! 521,150 521,190!", ink=2)
        m.flat("489,226! 535,200! 565,260! 505,290! 465,250!")
        with m.down_to(2):
            m.strokes([[(482, 226), (446, 256), (420, 300)], [(498, 244), (470, 274), (450, 318)]], 14, ends=(0.3, 0.1))
        with m.down_to(1):
            m.strokes(moved_lines([[(-250, 60), (-300, 76), (-350, 76)], [(-460, 72), (-430, 80), (-396, 74)], [(-206, 34), (-166, 4), (-112, 14)]], at, 1.0, turn), 9, ends=(0.2, 0.2))
            m.strokes([[(800, 640), (716, 730), (640, 840), (612, 950)]], 11, ends=(0.1, 0.3))
        m.flat(moved("-206,56! -188,32 -156,22 -126,32 -100,56! -126,66 -164,72 -186,66", at, 1.0, turn), ink=0), m.flat(moved(ellipse(-164, 47, 27, 22), at, 1.0, turn)), m.dots([moved([(-176, 40)], at, 1.0, turn)[0] + (5,)], 0)
        m.flat(moved("-452,34 -446,20 -430,13 -410,14 -394,24! -416,28 -428,38 -440,46", at, 1.0, turn), ink=1)
        m.dots([(690, 540, 8), (744, 620, 6), (670, 650, 7), (640, 740, 9), (748, 740, 9), (580, 880, 7), (690, 830, 6), (740, 900, 8), (670, 960, 7)], 0)
    with p.thing("farm", "witness") as f:
        f.flat("-20,1050! 120,1036 300,1040 480,1020 640,1026 820,1000! 820,1220! -20,1220!", ink=2, gap=9, around=0)
        f.flat("320,1150! 320,1066! 362,1010! 404,1066! 560,1066! 560,1150!", gap=8, around=1)
        f.flat("362,1000! 536,1000! 582,1072! 408,1072!", ink=1, gap=8, around=KEY), f.flat("488,1010! 488,966! 516,966! 516,1010!", gap=6, around=1)
        f.flat("348,1084! 376,1084! 376,1114! 348,1114!", "438,1092! 464,1092! 464,1120! 438,1120!", "502,1092! 528,1092! 528,1120! 502,1120!", ink=2)
        f.flat("-20,1140! 160,1126 400,1144 640,1130 820,1140! 820,1220! -20,1220!", ink=KEY)
    with p.thing("lamp", "accent") as k:
        k.flat("126,794! 154,794! 166,1220! 114,1220!")
        k.flat(LANTERN, gap=11, around=KEY), k.flat(LANTERN, ink=0)
        k.flat("114,780! 114,740! 162,740! 162,780!", ink=1, gap=6, around=KEY)
        k.flat("138,750! 110,730 104,698 120,672 150,652 184,640! 178,674 176,708 164,736", spot=True, gap=8, around=KEY), k.flat("138,742! 128,726 132,706 146,690! 150,710 152,730", ink=0)
        k.flat("56,778! 222,778! 214,804! 64,804!"), k.flat("54,626! 100,582 178,582 224,626!"), k.flat("124,586! 124,562! 154,562! 154,586!")
        wedges(k, [[(278, 628), (256, 648), (230, 654)], [(292, 638), (262, 672), (228, 682)], [(306, 640), (276, 694), (232, 710)]], 14, 2, ends=(0.2, 0.1))
    s.describe("A huge black mare bends over a small farm at nightfall. Stars lie on her neck, and she blows at the yard lamp. The windows are dark already; the flame leans towards her.")
    s.moods("hushed", "grand", "tender", "expectant")
    s.themes("night", "bedtime", "power", "light", "duty")
    s.says("curfew", "nightcap", "candlelight", "nightfall", "blackout", "birthday", "wish", "whisper", "caretaker", "closing-time", "snuffer", "one still lit", "dark horse", "lights out", "make a wish", "somebody is still reading", "just one more page", "grandmother used to saddle her", "the night shift", "save electricity", "she blows, she never bites", "count horses, not sheep", "the stars are only sweat", "too big for the stable", "gently, it’s only a flame", "the flame was in love", "all that weight, no sound", "the last guest to leave", "she tucks the valley in", "nothing fenced can hold her", "a kiss or a breath?", "who is awake in there?", "flame to a moth", "I was afraid of her once", "sleep is what she carries", "leave a light on for me", "every farm on her round", "a soft mouth for hard work", "the dark comes close to look", "power cut", "goodnight, all of you", "hold your breath", "big job, small lamp", "curiosity and the candle")  # fmt: skip
    s.relate("mare of night", "towers over", "farm")
    s.relate("lamp", "waits for", "mare of night")
    s.about(place="a farmyard", time="nightfall", light="from the lamp, on the left", composition="right", view="from below, out of the yard", foreground="a lamp on a post", unexplained="why the flame leans towards her")
