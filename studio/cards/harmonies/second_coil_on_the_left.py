"""Second Coil on the Left: for a day a snail lives in a ram's horn, and the two look each other in the eye."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import ram_head
from reverie_studio.sculpt.gouges import chatter, evenly, fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

SHELL = "470,1130! 486,1040 540,970 620,944 700,966 752,1030 764,1110 740,1170 690,1190! 640,1196 560,1196 480,1180"
PUT = (-430, -10)  # where the shell lies


@card(id="u4sc8w", title="Second Coil on the Left", seed=44, palette="lino_kelp", light=(0.6, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.66, -0.5, 0.45)])
    with p.thing("pasture", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        g.flat("-20,560! 200,520 420,560 620,640 820,600! 820,1220! -20,1220!", ink=0)
        g.flat("-20,760! 200,740 500,830 680,800 820,830! 820,1220! -20,1220!", ink=2)
        with g.down_to(0):
            g.strokes(chatter((-20, 0, 820, 560), 15, (120, 240), 104, seed=3), 11, ends=(0.1, 0.6))
    with p.thing("feelers") as n:
        for horn in ([(588, 240, 15), (640, 230, 12), (690, 256, 10), (716, 310, 9)], [(560, 262, 14), (600, 306, 11), (642, 340, 10), (662, 392, 9)]):
            n.flat(tube(horn), ink=0, gap=7, around=KEY)
            n.flat(ellipse(horn[-1][0], horn[-1][1] + 4, 17, 17), gap=5, around=0)
    with p.thing("snail", "subject") as n:
        body = tube([(250, 460, 60), (150, 350, 78), (150, 210, 84), (260, 116, 74), (400, 110, 62), (500, 160, 52), (556, 220, 42), (566, 246, 36)])
        n.flat(body, ink=0, gap=9, around=KEY)
        with n.within(body):
            n.flat(tube([(170, 470, 40), (66, 350, 40), (80, 190, 42), (220, 70, 34), (400, 52, 26), (520, 110, 10)]), ink=2)
            for row, cut in (([(240, 390), (176, 300), (210, 216), (300, 168), (390, 166), (470, 206), (530, 262)], 6), ([(190, 400), (140, 300), (166, 206), (280, 142), (400, 136), (490, 184), (548, 240)], 7)):
                line = evenly(row, cut * 5)  # wrinkles along the body
                n.strokes([line[k * 5 + (k % 2) : k * 5 + 4] for k in range(1, cut)], 10, ends=(0.2, 0.1), black=True)
            n.strokes([[(110, 320), (112, 250), (160, 174)], [(190, 146), (240, 112), (300, 96)], [(330, 92), (390, 86), (440, 100)]], 9, ends=(0.1, 0.1))
        n.strokes([[(516, 256), (536, 268), (558, 264)]], 7, ends=(0.3, 0.3), black=True)
    with p.thing("ram", "subject") as r:
        ram = ram_head(lids=0.95, look=(0.8, -0.8), inner=0.4, horn=1.08, mouth=0.3).turned(at=(470, 640, 0), scale=1.9, yaw=6)
        r.flat_clay(ram, KEY, grow=8)
        r.clay(ram, "hide", (0.15, 1, 0.35), inks=(0, 1, 2, KEY), at=(0.72, 0.2, 0.06), pitch=10, parts={"horn": (GOUGES["wood"].but(inks=(0, 1, 2, KEY), at=(1.2, 0.66, 0.24)), "across"), "wool": (GOUGES["fur"].but(inks=(1, 2, KEY), at=(1.1, 0.5), pitch=13), "down"), "ear": (GOUGES["hide"].but(inks=(0, 1, 2), at=(0.7, 0.2)), "along")})
        r.gaze(ram, sides=("near",), iris=1, pupil=0.5)
        r.strokes([ram.curve("mouth")] if "mouth" in ram.marks else [], 7, black=True)
    with p.thing("empty shell", "accent") as e:
        e.flat(moved(SHELL, PUT), spot=True, gap=9, around=KEY)
        with e.within(moved(SHELL, PUT)):
            e.strokes(moved_lines([[(700, 1180), (742, 1110), (716, 1020), (640, 984), (566, 1010), (536, 1080), (566, 1140), (624, 1146), (664, 1110), (654, 1062), (620, 1050), (596, 1074), (604, 1100)]], PUT), 15, ends=(0.9, 0.3), black=True)
            e.strokes(moved_lines([[(588, 960), (596, 980), (598, 994)], [(650, 954), (648, 972), (646, 982)], [(520, 1010), (540, 1024), (550, 1034)], [(706, 988), (694, 1004), (688, 1014)]], PUT), 9, ends=(0.2, 0.2))
        e.flat(moved("478,1190! 460,1140 480,1104 510,1110 524,1150 516,1196!", PUT), gap=6, around=0)
    with p.thing("grass") as gr:
        wedges(gr, fringe([(-20, 1240), (400, 1250), (820, 1240)], 26, (90, 230), bearing=(-112, -60), bend=18, seed=6), 30)
        with gr.down_to(1):
            gr.strokes(fringe([(-20, 1210), (400, 1216), (820, 1210)], 9, (50, 110), bearing=(-106, -66), bend=18, seed=16), 8, ends=(0.7, 0.1))
    s.describe("A snail has moved into a ram’s horn. It stretches far out of the coil, over his brow, and they look each other in the eye. Its red shell lies empty in the grass.")
    s.moods("droll", "wondering", "friendly", "uneasy")
    s.themes("sharing", "lodging", "strangers", "change")
    s.says("subtenant", "upgrade", "penthouse", "lodger", "eye contact", "spiral", "flatmates", "rain", "upstairs", "hello", "slow move", "second coil on the left", "mind the stairs", "a room in your head", "who invited you?", "I only came for the view", "shell company", "horn of plenty", "the previous tenant left nothing", "no luggage, one foot", "quiet people, but sticky", "it told me it was a cousin", "the slowest burglar", "rent paid in silver", "nose to feeler", "the house next door has eyes", "he cannot see his own guest", "somebody is on my mind", "a bigger place at last", "butting in", "take the ram by the horn", "headhunter", "what is yours is also coiled", "the longest hello", "I thought it was a headache", "two shy giants", "an itch with opinions", "until the rain stops", "he always wanted company", "the stairs go round and round", "room to grow", "everyone needs a roof", "make yourself at horn", "so that is what you look like")  # fmt: skip
    s.relate("snail", "is inside", "ram")
    s.relate("ram", "does the work of", "empty shell")
    s.about(place="a wet pasture", time="a rainy morning", weather="rain", light="from the right", composition="centred", view="near, beside the ram’s head", foreground="an empty snail shell in grass", unexplained="why the snail gave up its own shell")
