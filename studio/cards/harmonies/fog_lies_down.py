"""The Fog Lies Down: a white cow of fog has lain down in the valley; spruces and a roof stand in her back, and a pail hangs ready."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import ox_head
from reverie_studio.sculpt.gouges import chatter, fringe, wedges
from reverie_studio.sculpt.marks import ellipse

BACK = "-20,560! 20,470 80,410 160,380 240,392 320,430 400,450 480,420 540,390 600,400 660,450 720,540 780,600 820,620! 820,1010! 700,1040 560,1060 400,1070 240,1060 100,1040 -20,1010!"
SPRUCES = (
    "150,470! 96,470 122,430! 104,428 130,384! 116,382 140,338! 130,336 154,280! 172,340 164,342! 192,386 180,388! 206,430 190,432! 220,472 160,470!",
    "252,486! 210,484 232,452! 218,450 238,416! 228,414 250,366! 270,418 262,420! 284,452 272,454! 296,486!",
    "60,500! 20,498 40,462! 28,460 46,424! 38,422 60,372! 80,426 72,428! 92,462 82,464! 104,502!",
)


@card(id="ucm832", title="The Fog Lies Down", seed=33, palette="lino_thaw", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.6, 0.45)])
    with p.thing("valley", "place") as v:
        v.flat("-20,-20! 820,-20! 820,640! -20,640!", ink=1)
        with v.down_to(0):
            v.strokes(chatter((80, 50, 760, 150), 5, (240, 520), seed=2), 10, ends=(0.05, 0.1))
        v.flat("-20,250! 100,190 230,210 340,270 430,240 560,140 690,110 820,170! 820,700! -20,700!", ink=2)
        v.flat("-20,360! 140,320 300,370 470,330 640,290 820,230! 820,1220! -20,1220!", ink=3)
    with p.thing("cow of fog", "subject") as c:
        c.flat(BACK, ink=0)
        for shape in SPRUCES:
            c.flat(shape, ink=KEY)
        with c.down_to(3):
            wedges(c, [[(148, 360), (138, 390), (128, 414)], [(146, 410), (132, 436), (118, 456)], [(248, 430), (242, 446), (232, 466)], [(58, 440), (52, 460), (42, 480)]], 11, 3)
        c.flat("300,428! 338,386! 410,386! 446,428!", ink=2, gap=6, around=KEY), c.flat("392,386! 392,356! 412,356! 412,396!", ink=KEY)
        c.strokes([[(402, 346), (388, 316), (414, 284), (396, 240), (420, 200)]], 15, ends=(0.5, 0.1))
        c.flat("-20,500 40,480 110,456 180,476 250,470 310,424 370,434 440,424 480,460 400,540 200,560 -20,600", ink=0)
        with c.down_to(1):
            c.strokes([[(40, 640), (140, 570), (270, 560)], [(30, 720), (120, 640), (230, 630)], [(40, 800), (110, 730), (190, 710)], [(540, 440), (600, 470), (650, 540)], [(640, 560), (720, 620), (760, 700)], [(600, 1010), (700, 990), (780, 950)], [(30, 960), (110, 1000), (220, 1020)]], 20, ends=(0.05, 0.05))
        head = ox_head(lids=0.2, horns=0.72, spread=1.25, ears=-0.5, muzzle=1.12).turned(at=(430, 770, 60), scale=1.6, roll=5, pitch=-8)
        c.flat_clay(head, 3, grow=7)
        c.clay(head, "white", "along", inks=(0, 1), at=(0.34,), pitch=12, parts={"horn": (GOUGES["white"].but(inks=(1, 3), at=(0.2,)), "across"), "muzzle": (GOUGES["skin"].but(inks=(0, 2), at=(0.9,)), "across"), "eye": (GOUGES["white"].but(inks=(0, 1), at=(0.3,)), "across")})
        c.strokes([[(359, 902), (367, 921), (387, 926)], [(491, 898), (484, 917), (463, 923)]], [16, 16], ends=(0.3, 0.2), black=True)
        for side in ("left", "right"):
            lid = [(x, y + 4) for x, y in head.curve(f"lower {side}")]
            c.strokes([lid], 13, ends=(0.3, 0.3), black=True)
            c.strokes([[(x, y), (x + (x - lid[3][0]) * 0.3, y + 26)] for x, y in lid[1:-1:2]], 7, ends=(0.8, 0.2), black=True)
    with p.thing("near turf") as f:
        f.flat("-20,1050! 100,1066 260,1090 420,1104 600,1086 700,1064 820,1040! 820,1220! -20,1220!", ink=3)
        wedges(f, fringe([(-10, 1060), (260, 1096), (420, 1110), (600, 1092), (810, 1050)], 30, (24, 60), -82, seed=5), 17, 3)
        with f.down_to(1):
            wedges(f, fringe([(180, 1180), (400, 1170), (780, 1150)], 9, (30, 70), -78, seed=9), 12, 1)
    with p.thing("pail", "witness") as k:
        k.flat("40,760! 60,744 96,748 108,764! 112,1220! 36,1220!", gap=8, around=0)
        with k.down_to(3):
            k.strokes([[(62, 790), (58, 900), (64, 1000)], [(86, 860), (90, 960), (84, 1090)], [(60, 1060), (64, 1130), (60, 1190)]], 10, ends=(0.1, 0.1))
        k.strokes([[(92, 902), (120, 886), (136, 900), (142, 930)]], 12, ends=(1.0, 0.8), black=True)
        k.strokes([[(94, 1010), (110, 940), (146, 916), (186, 944), (206, 1012)]], 9, ends=(0.9, 0.9), black=True)
        k.flat("90,1008! 210,1008! 196,1140 190,1148! 110,1148! 104,1140", ink=0, gap=8, around=KEY)
        k.flat("160,1008! 210,1008! 196,1140 190,1148! 166,1148!", ink=1)
        k.flat(ellipse(150, 1010, 60, 17), ink=KEY)
        k.strokes([[(98, 1054), (150, 1070), (204, 1054)], [(102, 1112), (150, 1126), (198, 1112)]], 7, ends=(0.9, 0.9), black=True)
    s.describe("A white cow made of fog lies asleep in a valley. Spruces and a roof with a smoking chimney stand in her back. A milk pail hangs ready on a post.")
    s.moods("calm", "dreamlike", "tender", "hushed")
    s.themes("weather", "work", "sleep", "childhood", "scale")
    s.says("fog", "milky", "morning", "drowsy", "cud", "softness", "chores", "blanket", "whose turn is it?", "where do I sit?", "a very big bucket next time", "she came down in the night", "cream for the whole parish", "don’t wake her", "the forest is up to its neck", "mother was like that", "good morning, weather", "half a village in her fur", "I can’t see the school from here", "a day off for the sky", "just the one pail", "the quiet has a face", "let it lie", "by noon she’ll be gone", "how now, white cow", "cream of the crop", "the house inside the sleeper", "warm breath on the hill", "she never gives the same twice", "nobody owns her", "grandfather called her Bess", "she lay down on our worries", "dew, fresh every day", "a task one size too large", "begin somewhere", "cloud of my own", "the mountain that moos", "chewing it over", "first you must ask", "all that is left unprinted", "she’ll drift off soon", "cattle call", "the quiet with horns", "low pressure")  # fmt: skip
    s.relate("pail", "waits for", "cow of fog")
    s.about(place="a valley with spruces", time="early morning", light="pale, from above", composition="right", view="near, from behind a fence post", foreground="a post with a pail", unexplained="the roof in the cow’s back is smoking", weather="fog")
