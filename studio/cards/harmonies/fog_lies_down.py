"""The Fog Lies Down: a white cow of fog lies along the valley, and spruces, a roof and a small herd stand up to the neck in her."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import chatter
from reverie_studio.sculpt.moved_outlines import moved

COW = (
    "-20,640! 40,590 120,560 200,556 280,580 340,590 390,560 420,500 460,440! 440,400 400,380 380,350! 420,344 460,362 482,388! 490,384 500,376! 492,340 500,300 526,272! 524,306 532,340 548,366! 580,360 600,372! "
    "616,336 644,312 680,306! 662,336 654,366 636,396! 664,384 700,384 726,400! 706,430 670,444 640,440! 650,500 664,560 690,640 712,690 716,740 690,776 640,786 590,770 566,740! 550,780 520,820! "
    "560,836 620,850 690,870 740,900! 752,930 730,948 690,944 600,930! 500,950 380,960 200,950 60,960 -20,970!"
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
        c.flat("706,882! 740,900 752,930 730,948 694,942!", ink=KEY)
        c.strokes([[(700, 914), (726, 918), (748, 926)]], 7, ends=(0.9, 0.3))
        c.flat("690,724! 706,716 712,734 700,748!", ink=3)
        c.strokes([[(640, 770), (664, 760), (686, 764)]], 8, ends=(0.4, 0.1), black=True)
        with c.down_to(1):
            c.strokes([[(450, 560), (470, 660), (540, 740)], [(400, 640), (420, 730), (490, 810)], [(330, 700), (340, 790), (410, 860)]], 16, ends=(0.05, 0.1))
            c.strokes([[(20, 880), (160, 900), (330, 890)], [(60, 920), (220, 936), (420, 916)], [(0, 840), (100, 856), (220, 850)]], 12, ends=(0.05, 0.05))
            c.strokes([[(560, 420), (580, 480), (586, 520)], [(620, 430), (626, 480), (640, 530)]], 12, ends=(0.1, 0.1))
    with p.thing("spruces", "witness", count=6) as t:
        for x, y, k in ((60, 700, 1.15), (150, 660, 0.85), (236, 740, 1.35), (318, 690, 0.8), (120, 800, 1.0), (30, 820, 0.8)):
            t.flat(moved(SPRUCE, (x, y), k), ink=KEY)
            with t.down_to(3):
                t.strokes([[(x - 6 * k, y - 110 * k), (x - 20 * k, y - 70 * k), (x - 30 * k, y - 16 * k)]], 8 * k, ends=(0.1, 0.6))
    with p.thing("roof", "accent") as r:
        r.flat("350,800! 384,744! 470,744! 506,800!", ink=2)
        r.flat("440,744! 440,716! 458,716! 458,744!", ink=KEY)
        r.strokes([[(449, 706), (440, 680), (456, 656), (446, 630)]], 9, ends=(0.7, 0.2), black=True)
    with p.thing("milking girl", "witness") as g:
        # from behind, small, with a pail, on the bare turf
        g.flat("560,1130! 566,1060 580,1010 590,996! 584,980 584,960 598,946 614,950 622,966 618,986 612,996! 630,1010 640,1060 652,1130! 632,1134! 630,1166! 614,1166! 612,1134! 600,1134! 598,1166! 582,1166! 580,1132!", ink=2, gap=6, around=KEY)
        g.flat("584,966! 586,946 606,940 622,950 626,972! 616,980 618,1010! 604,1020! 590,1000! 594,976!", ink=KEY)
        g.flat("640,1070! 688,1070! 682,1120! 648,1120!", ink=0, gap=5, around=KEY)
        g.strokes([[(628, 1016), (646, 1036), (654, 1056)]], 14, ends=(0.9, 0.6), black=True)
        g.strokes([[(642, 1070), (664, 1048), (686, 1070)]], 6, ends=(0.8, 0.8))
    with p.thing("turf") as f, f.down_to(1):
        f.strokes([[(x, y), (x + 10, y - 16), (x + 24, y - 22)] for x, y in ((60, 1050), (130, 1090), (220, 1040), (90, 1150), (300, 1120), (400, 1060), (470, 1150), (740, 1060), (730, 1150))], 11, ends=(0.9, 0.1))
    s.describe("A huge white cow made of fog lies along a green valley. Spruces and a roof stand in her side. A small girl with a pail waits in front of her.")
    s.moods("calm", "dreamlike", "tender", "hushed")
    s.themes("weather", "work", "sleep", "childhood", "scale")
    s.says("fog", "milky", "morning", "lullaby", "cud", "softness", "chores", "blanket", "whose turn is it?", "where do I sit?", "a very big bucket next time", "she came down in the night", "breakfast for the whole parish", "don’t wake her", "the forest is up to its neck", "mother was like that", "good morning, weather", "half a village in her fur", "I can’t see the school from here", "a day off for the sky", "just the one pail", "the quiet has a face", "let it lie", "by noon she’ll be gone", "how now, white cow", "cream of the crop", "the house inside the sleeper", "warm breath on the hill", "she never gives the same twice", "nobody owns her", "grandfather called her Bess", "she lay down on our worries", "dew, fresh every day", "a task one size too large", "begin somewhere", "cloud of my own", "the mountain that moos", "chewing it over", "first you must ask", "all that is left unprinted", "she’ll drift off soon", "cattle call", "a hush with horns", "low pressure")  # fmt: skip
    s.relate("milking girl", "waits for", "cow of fog")
    s.about(place="a valley with spruces", time="early morning", light="pale, from above", composition="left", view="far, across the valley", foreground="a girl with a pail", unexplained="the roof in the cow’s side is smoking", weather="fog")
