"""The Fog Lies Down: a white cow of fog lies along the valley, and spruces, a roof and a small herd stand up to the neck in her."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import chatter
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

COW = (
    "44,760 46,680 78,612 130,574 200,560 290,584 345,590 390,560 420,500 460,440! 440,400 400,380 380,350! 420,344 460,362 482,388! 490,384 500,376! 492,340 500,300 526,272! 524,306 532,340 548,366! 580,360 600,372! "
    "616,336 644,312 680,306! 662,336 654,366 636,396! 664,384 700,384 726,400! 706,430 670,444 640,440! 650,500 664,560 690,640 712,690 716,740 690,776 640,786 590,770 566,740! 556,790 540,840 520,880! "
    "440,940 300,960 150,965 70,930"
)
SPRUCE = "0,0! -60,0 -30,-40! -46,-44 -20,-84! -32,-88 -8,-130! 0,-150! 8,-130 32,-88! 20,-84 46,-44! 30,-40 60,0!"


@card(id="ucm832", title="The Fog Lies Down", seed=33, palette="lino_thaw", light=(-0.3, -0.7))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.3, -0.7, 0.5)])
    with p.thing("sky") as sky:
        sky.flat("-20,-20! 820,-20! 820,640! -20,640!", ink=1)
        with sky.down_to(0):
            sky.strokes(chatter((0, 50, 800, 210), 8, (180, 420), seed=2), 9, ends=(0.05, 0.1))
    with p.thing("green valley", "place") as v:
        v.flat("-20,330! 100,270 230,300 340,360 430,330 560,230 690,190 820,240! 820,700! -20,700!", ink=2)
        v.flat("-20,470! 120,430 300,470 480,420 640,400 820,330! 820,1220! -20,1220!", ink=3)
        v.flat("-20,930! 200,900 500,930 820,880! 820,1220! -20,1220!", ink=3)
    with p.thing("cow of fog", "subject") as c:
        c.flat(COW, ink=0, gap=0)
        c.strokes([[(596, 560), (616, 580), (648, 572)], [(600, 576), (598, 594)], [(622, 582), (624, 602)], [(642, 576), (650, 594)]], [11, 7, 7, 7], ends=(0.4, 0.2), black=True)
        c.flat("640,696! 676,676! 706,690 716,722 712,752 688,778 640,786 604,774! 606,736 622,710", ink=2)
        c.flat("676,712 692,706 702,722 688,732", ink=KEY)
        c.strokes([[(628, 764), (660, 754), (700, 756)]], 9, ends=(0.4, 0.2), black=True)
        c.flat(tube("190,946,26 260,958,20 310,958,17"), tube("666,930,22 590,954,18 500,960,16"), ink=0, gap=6, around=3)
        for x, y, flip in ((322, 958, False), (490, 962, True)):
            c.flat(moved("-8,-20! 16,-16 34,4 38,20! -8,20!", (x, y), 1.0, 0, flip), ink=KEY, gap=5, around=0)
        c.flat("56,890 58,820 96,752 160,728 226,746 264,806 266,880 222,936 140,954 76,942", tube("486,862,56 560,874,46 640,900,35 672,910,33"), ink=0, gap=6, around=3)
        c.flat("420,820 470,796 510,808 480,862 500,912 440,916 410,870", "54,836 68,770 98,728 150,712 172,722 150,744 110,764 86,810 72,856", ink=0)
        c.flat(tube("80,622,9 50,690,9 40,780,8 46,850,8"), ink=0, gap=6, around=3)
        c.flat("32,846! 46,836 62,846! 72,890 54,924! 34,892", ink=0, gap=6, around=3)
        with c.down_to(1):
            c.strokes([[(456, 560), (472, 650), (530, 730)], [(404, 630), (424, 710), (480, 780)], [(560, 420), (580, 480), (586, 520)], [(620, 430), (626, 480), (640, 530)]], 13, ends=(0.1, 0.1))
            c.strokes([[(110, 860), (124, 800), (170, 770)], [(150, 890), (162, 840), (200, 812)]], 13, ends=(0.1, 0.1))
    with p.thing("spruces", "witness", count=4) as t:
        for x, y, k in ((156, 672, 0.9), (226, 694, 1.2), (302, 716, 0.9), (368, 676, 0.7)):
            t.flat(moved(SPRUCE, (x, y), k), ink=KEY)
            with t.down_to(3):
                t.strokes([[(x - 6 * k, y - 110 * k), (x - 20 * k, y - 70 * k), (x - 26 * k, y - 26 * k)]], 8 * k, ends=(0.1, 0.6))
            t.flat(oval(x, y + 10 * k, 66 * k, 18 * k), ink=0)
    with p.thing("roof", "accent") as r:
        r.flat("350,790! 454,790! 454,850! 350,850!", ink=1, gap=5, around=KEY)
        r.flat("330,796! 364,738! 440,738! 474,796!", ink=2, gap=5, around=KEY)
        r.flat("412,738! 412,708! 430,708! 430,738!", "376,808! 398,808! 398,832! 376,832!", ink=KEY)
        r.strokes([[(421, 698), (412, 676), (428, 652), (418, 628)]], 9, ends=(0.7, 0.2), black=True)
        r.flat("318,862 340,842 370,848 404,838 436,850 466,842 486,858 460,876 340,876", ink=0)
    with p.thing("milking girl", "witness") as g:
        g.flat("560,1130! 566,1060 580,1010 590,996! 584,980 584,960 598,946 614,950 622,966 618,986 612,996! 630,1010 640,1060 652,1130! 632,1134! 630,1166! 614,1166! 612,1134! 600,1134! 598,1166! 582,1166! 580,1132!", ink=2, gap=6, around=KEY)
        g.flat("584,966! 586,946 606,940 622,950 626,972! 616,980 618,1010! 604,1020! 590,1000! 594,976!", ink=KEY)
        g.flat("640,1070! 688,1070! 682,1120! 648,1120!", ink=0, gap=5, around=KEY)
        g.flat("622,1008! 644,1018 672,1046! 662,1060! 640,1044 620,1034!", ink=2, gap=4, around=KEY)
        g.strokes([[(642, 1070), (664, 1048), (686, 1070)]], 6, ends=(0.8, 0.8))
    with p.thing("turf") as f, f.down_to(1):
        f.strokes([[(x, y), (x + 10, y - 16), (x + 24, y - 22)] for x, y in ((60, 1050), (130, 1090), (220, 1040), (90, 1150), (300, 1120), (400, 1060), (470, 1150), (740, 1060), (730, 1150))], 11, ends=(0.9, 0.1))
    s.describe("A huge white cow made of fog lies along a green valley. Spruces and a roof stand in her side. A small girl with a pail waits in front of her.")
    s.moods("calm", "dreamlike", "tender", "hushed")
    s.themes("weather", "work", "sleep", "childhood", "scale")
    s.says("fog", "milky", "morning", "lullaby", "cud", "softness", "chores", "blanket", "whose turn is it?", "where do I sit?", "a very big bucket next time", "she came down in the night", "breakfast for the whole parish", "don’t wake her", "the forest is up to its neck", "mother was like that", "good morning, weather", "half a village in her fur", "I can’t see the school from here", "a day off for the sky", "just the one pail", "the quiet has a face", "let it lie", "by noon she’ll be gone", "how now, white cow", "cream of the crop", "the house inside the sleeper", "warm breath on the hill", "she never gives the same twice", "nobody owns her", "grandfather called her Bess", "she lay down on our worries", "dew, fresh every day", "a task one size too large", "begin somewhere", "cloud of my own", "the mountain that moos", "chewing it over", "first you must ask", "all that is left unprinted", "she’ll drift off soon", "cattle call", "a hush with horns", "low pressure")  # fmt: skip
    s.relate("milking girl", "waits for", "cow of fog")
    s.about(place="a valley with spruces", time="early morning", light="pale, from above", composition="left", view="far, across the valley", foreground="a girl with a pail", unexplained="the roof in the cow’s side is smoking", weather="fog")
