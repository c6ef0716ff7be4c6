"""Anyone In?: from under the ice we see an otter lean into its hole and let down a carrot; a pike watches."""

from __future__ import annotations

from math import cos, radians, sin

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Clay, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import spokes, wedges
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.otters import otter_face, otter_jaw, webbed_paw
from reverie_studio.sculpt.poster_cuts import torn
from reverie_studio.sculpt.tubes import tube

PIKE = "-20,1010! 60,1000 140,1012 210,1040! 290,1052 370,1062 420,1078 432,1094! 420,1104 380,1110! 330,1116 270,1122 214,1134! 270,1140 350,1136 404,1130! 408,1146 380,1164 300,1184 220,1220! -20,1240!"
CARROT = "392,944 412,926 440,922 470,926 488,944 488,976 474,1016 458,1048 444,1070! 428,1046 408,1012 394,978"


@card(id="j5vn8e", title="Anyone In?", seed=82, palette="lino_yolk", light=(0, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.5, 0.45)])
    with p.thing("dark under the ice") as w:
        w.flat("-10,-10! 810,-10! 810,1210! -10,1210!")
        with w.down_to(2):
            wedges(w, spokes((400, 420), 400, (520, 760), 30, wild=0.3, seed=4), 30, 2)
    sky = torn(400, 418, (306, 292, 304, 294, 306, 298, 306, 296), 4, 9, 60)
    with p.thing("hole in the ice", "place") as h:
        h.flat(torn(400, 424, (356, 350, 352, 360, 356, 350, 352, 346), 6, 4, 60), ink=0)
        h.flat(torn(400, 410, (322, 308, 316, 306, 320, 312, 322, 312), 5, 5, 60), ink=2)
        h.flat(sky, ink=1)
        for a, r in ((20, 30), (75, 22), (118, 24), (165, 30), (205, 22), (250, 26), (300, 24), (338, 26)):
            h.strokes([[(400 + q * cos(radians(a + d)), 422 + q * sin(radians(a + d))) for q, d in ((326, 0), (338, 2), (326 + r, 1))]], 8, ends=(0.2, 0.9), black=True)
    with p.thing("otter", "subject") as o:
        fur = GOUGES["fur"].but(inks=(0, 2, KEY), at=(0.9, 0.58), pitch=10)
        chest = Clay().limb([(400, 500, -80, 120), (400, 620, -60, 170), (400, 760, -60, 190)], melt=20, part="fur", per=5)
        with o.within(sky):
            o.flat_clay(chest, 0, grow=6)
            o.clay(chest, fur, "down")
        for side in (-1, 1):
            arm = Clay().limb([(400 + side * 120, 566, 20, 74), (400 + side * 176, 618, 50, 56), (400 + side * 196, 672, 70, 40)], melt=16, part="fur", per=5)
            webbed_paw(arm, (400 + side * 198, 690, 84), 90 - side * 6, 1.0)
            o.flat_clay(arm, 0, grow=6), o.flat_clay(arm, KEY, grow=1)
            o.clay(arm, fur, "along", parts={"toe": (GOUGES["skin"].but(inks=(2, KEY), at=(0.36,)), "across"), "web": (GOUGES["skin"].but(inks=(2, KEY), at=(0.5,)), "along")})
        put = {"at": (400, 404, 160), "scale": 1.62, "roll": -7}
        jaw, face = otter_jaw().turned(**put), otter_face(look=(0.0, 0.7)).turned(**put)
        for body in (jaw, face):
            o.flat_clay(body, 0, grow=8), o.flat_clay(body, KEY, grow=2)
        o.clay(jaw, fur, "across")
        o.strokes([[(424, 520), (434, 600), (430, 700), (440, 820), (440, 930)]], 16, ends=(1, 1), black=True), o.strokes([[(424, 520), (434, 600), (430, 700), (440, 820), (440, 930)]], 8, ends=(1, 1))
        o.clay(face, fur.but(at=(0.8, 0.42)), (0.1, 1, 0.35), parts={"pad": (GOUGES["pale"].but(inks=(0, 2, KEY), at=(0.2, 0.03)), "across"), "nose": ("black", "across")})
        o.strokes([face.curve(f"{q} {side}") for side in ("left", "right") for q in ("upper", "lower")], 26, ends=(0.8, 0.8)), o.gaze(face, iris=1, wide=1.25)
        for side, name in ((-1, "left"), (1, "right")):
            pads = face.curve(f"pad {name}")
            o.dots([(x, y, 4) for x, y in pads], KEY)
            o.strokes([[(x, y), (x + side * 90, y - 14 + 14 * k), (x + side * 190, y + 16 + 30 * k)] for k, (x, y) in enumerate(pads[2::3])], 6, ends=(0.7, 0.1))
        (x, y), = face.curve("nose")[:1]
        o.flat([(x - 42, y - 18), (x - 20, y - 30), (x + 18, y - 34), (x + 40, y - 24), (x + 34, y + 8), (x + 4, y + 26), (x - 30, y + 14)], gap=6, around=2), o.strokes([[(x - 24, y - 18), (x, y - 22), (x + 22, y - 22)]], 7, ends=(0.3, 0.3))
    with p.thing("carrot", "accent") as c:
        for top, at in (((398, 850), (430, 934)), ((440, 832), (440, 934)), ((484, 848), (452, 934)), ((372, 892), (424, 940)), ((508, 890), (456, 940))):
            c.flat(tube([(*at, 8), ((at[0] + top[0]) / 2, (at[1] + top[1]) / 2 + 6, 13), (*top, 7)]), ink=2, gap=6, around=KEY)
        c.flat(CARROT, spot=True, gap=8)
        c.strokes([[(396, 968), (416, 974), (432, 970)], [(484, 994), (466, 1000), (454, 996)], [(420, 1026), (434, 1030), (444, 1026)]], 9, ends=(0.7, 0.2), black=True)
        c.flat(tube([(424, 926, 6), (440, 934, 8), (456, 926, 6)]), ink=0, gap=4, around=KEY)
    with p.thing("pike", "witness") as f:
        f.flat([(x - 44, y + 10) for x, y in outline(PIKE)], ink=2, gap=8, around=0)
        f.flat(oval(152, 1072, 30, 26), ink=1, gap=6, around=KEY), f.flat(oval(163, 1066, 14, 14))
        f.strokes([[(112, 1054), (152, 1036), (200, 1054)], [(48, 1040), (80, 1100), (68, 1170), (26, 1216)]], 12, ends=(0.3, 0.2), black=True)
        f.strokes([[(240, 1084), (286, 1088), (326, 1094)], [(196, 1176), (256, 1170), (306, 1162)]], 10, ends=(0.2, 0.2))
    s.describe("An otter looks down through a hole in the ice. We look up at it from the dark water. Both its paws hold the rim. It lets down a carrot on a string from its mouth, and a pike watches.")
    s.moods("curious", "hopeful", "droll", "uneasy")
    s.themes("search", "friendship", "curiosity", "hiding", "gifts")
    s.says("peekaboo", "room service", "rescue", "bait", "vegetarian", "ambassador", "optician", "lifeline", "anyone in?", "come out, it’s lunch", "I didn’t want to be found", "is she breathing?", "what do they eat?", "hello down there", "fishing for compliments", "delivery for number three", "who ordered the carrot?", "not a fish person", "wrong floor", "a hole lot of friends", "the doctor will see you now", "I’m fine, really", "the view from the soup", "waking up after the operation", "say something nice to it", "birthday surprise", "he went in last Tuesday", "do you bite?", "someone to watch over me", "the last thing I saw", "manna with whiskers", "hold the string, Marjorie", "dangling hope", "mind the pike", "try cheese next time", "keep looking", "visiting hours", "the lid is off", "we miss you, whoever you are", "from the other side", "the wrong answer on a string", "carrot, no stick", "the fisherman’s day off", "they have come for me")  # fmt: skip
    s.relate("otter", "looks out of", "hole in the ice"), s.relate("otter", "feeds", "pike")
    s.about(place="under an ice pond", time="a frosty morning", light="from the hole above", composition="high", view="from below", foreground="a pike’s head", unexplained="for whom the carrot is meant")
