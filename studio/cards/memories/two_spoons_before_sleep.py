"""Through a green medicine bottle the room is bent: the mother long as a willow, the cat a river, two doors where there is one."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.figures import draw_face
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_hands import cut_finger, cut_hand
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_scene import LightBox, light_box

BOTTLE = ("M262,66 H438 C446,66 446,92 438,94 L432,190 C432,260 600,290 622,400 C634,470 634,900 622,1060 C616,1120 590,1140 540,1142 "
          "H160 C110,1140 84,1120 78,1060 C66,900 66,470 78,400 C100,290 268,260 268,190 L262,94 C254,92 254,66 262,66Z")  # fmt: skip
INNER = ("M276,104 H424 L420,190 C420,268 590,304 606,404 C616,470 616,900 606,1056 C600,1108 578,1124 536,1126 "
         "H164 C122,1124 100,1108 94,1056 C84,900 84,470 94,404 C110,304 280,268 280,190Z")  # fmt: skip
SKIN = "#c98a6a"


def neck(pen: PaperPen) -> None:
    """Above the medicine the glass is empty, and the lamp shines through."""
    with pen.clip(INNER):
        pen.lit("M60,90 H640 V322 C520,352 180,352 60,322Z", "#d9d24a", 0.4)
        pen.path("M60,322 C180,352 520,352 640,322 V334 C520,366 180,366 60,334Z", "#1f6a54")


def room(pen: PaperPen) -> None:
    """Bent walls and boards: every straight line bows with the glass."""
    with pen.clip(BOTTLE):
        pen.path("M40,880 C200,800 520,800 660,880 V1200 H40Z", "#1f5a4c")
        for k in range(-5, 6):
            x = 350 + k * 34
            pen.taper([(x, 822 + abs(k) * 3), (350 + k * 62, 960), (350 + k * 112, 1170)], 3, 7, "#17443c")
        pen.path("M40,860 C200,782 520,782 660,860 V884 C520,804 200,804 40,884Z", "#123a34")
        for left in (True, False):
            with pen.at(700 if not left else 0, 0, flip=not left):
                pen.path("M118,850 C96,700 98,560 128,440 C170,420 226,424 262,444 C244,560 240,700 250,808 C200,814 150,830 118,850Z", "#123a34")
                pen.lit("M134,832 C116,700 116,570 142,456 C176,440 216,442 244,456 C230,560 226,700 234,802 C196,808 160,818 134,832Z", "#f2e97a" if not left else "#c9d86a", 0.8 if not left else 0.5)
        pen.path("M156,826 C142,700 142,580 160,462 C172,456 186,452 198,452 C186,570 184,700 192,812Z", "#1f5a4c")
        pen.circle(184, 650, 8, "#f2e97a")


def mother(pen: PaperPen, s: LightBox) -> None:
    """As long as a willow: she sways with the glass and keeps one hand on the door frame."""
    rose, pale = "#a8466e", "#ecd9a6"
    with pen.clip(INNER), pen.at(0, 26):
        for x, y, n, w in ((452, 372, 330, 15), (444, 380, 250, 11), (520, 372, 280, 13), (462, 400, 400, 9)):
            pen.taper([(x, y - 30), (x + (12 if x > 490 else -16), y + n * 0.5), (x + (2 if x > 490 else -6), y + n)], w, 2, "#3a1530")
        pen.taper([(524, 470), (552, 530), (574, 590)], 34, 26, darken(rose, 0.12))
        pen.taper([(574, 590), (586, 546), (592, 500)], 26, 17, darken(rose, 0.12))
        pen.path("M462,446 C444,458 440,486 444,546 C452,666 432,826 372,994 C440,1024 552,1018 596,986 C556,860 536,700 534,560 C534,486 528,458 512,446Z", rose)
        pen.path("M462,560 C466,680 446,840 404,984 C450,1000 520,998 552,980 C528,850 514,700 512,560Z", "#efe6b8")
        with pen.flat():
            for x0, x1 in ((476, 446), (490, 486), (502, 526)):
                pen.taper([(x0, 600), ((x0 + x1) / 2 + 5, 780), (x1, 980)], 2, 7, "#cfc48e")
        pen.path("M442,548 C470,562 506,562 536,548 L536,570 C506,582 470,582 443,570Z", darken(rose, 0.3))
        pen.taper([(456, 470), (424, 600), (410, 730)], 36, 20, rose)
        pen.taper([(411, 722), (404, 768)], 18, 14, pale)
        for dx, n in ((-9, 58), (-3, 76), (3, 78), (9, 62)):
            pen.taper([(404 + dx * 0.6, 764), (402 + dx * 1.4, 764 + n * 0.6), (400 + dx * 1.1, 764 + n)], 8, 4, pale)
        pen.taper([(589, 508), (594, 470)], 16, 13, pale)
        for k in range(4):
            pen.taper([(598, 474 - k * 11), (584, 470 - k * 13), (570, 474 - k * 13)], 9, 6, pale)
        with pen.at(486, 366, turn=-8), pen.stretch(0.9, 1.2):
            draw_face(pen, s.palette, 64, "adult", view="front_left", expression="melancholy", look=(-8, 16), hair={"kind": "bun", "colour": "#3a1530"}, skin=pale, neck=True, seed=7)


def lamp(pen: PaperPen) -> None:
    """It has sunk to the bottom and leans; around it rings, as around a stone in water."""
    with pen.clip(INNER):
        for r, w in ((150, 3), (112, 4), (78, 5)):
            pen.oval(196, 1040, r, r * 0.62, "#8fc46a", stroke=w)
        with pen.at(196, 1044, turn=-14):
            pen.taper([(0, 20), (2, 62)], 12, 16, "#5a4a2a")
            pen.oval(2, 66, 34, 11, "#3d3220")
            pen.lit("M-50,20 C-38,-14 -26,-36 -20,-46 H20 C26,-36 38,-14 50,20 C20,32 -20,32 -50,20Z", "#fff2a0", 1.0)


def cat(pen: PaperPen) -> None:
    """It runs along the foot of the glass like water; only the head has stayed a cat's."""
    grey = "#6f7fa6"
    with pen.clip(BOTTLE):
        way = [(200, 900), (268, 950), (340, 928), (420, 962), (500, 930), (570, 950), (650, 890)]
        pen.taper(way, 84, 30, grey)
        for k in range(1, 12):
            t = k / 12 * 5.6
            i, u = int(t), t - int(t)
            x, y = way[i][0] + (way[i + 1][0] - way[i][0]) * u, way[i][1] + (way[i + 1][1] - way[i][1]) * u
            with pen.flat():
                pen.taper([(x - 4, y - 34 + k * 1.6), (x + 12, y), (x - 2, y + 24 - k)], 4, 9, darken(grey, 0.3))
        with pen.at(178, 882, turn=-12):
            pen.path("M-50,10 C-56,-24 -50,-56 -44,-64 L-18,-40 C-6,-44 8,-44 20,-40 L46,-62 C54,-30 56,0 46,22 C26,46 -30,46 -50,10Z", lighten(grey, 0.12))
            for x in (-22, 20):
                pen.path(cuts.leaf(x - 13, -8, 26, 0, 0.45), "#f2f28a")
                pen.taper([(x, -14), (x, -2)], 5, 4, "#160a26")
            pen.path("M-7,12 H7 L0,20Z", "#b8486a")
            with pen.flat():
                for y in (16, 24):
                    pen.line(-20, y, -62, y + 4 + (y - 16), "#f2f0c0", 2)
                    pen.line(20, y, 60, y + 2 + (y - 16), "#f2f0c0", 2)


def spoon_hand(pen: PaperPen) -> None:
    """Fingers below the handle, the thumb on top; the spoon is full to the brim."""
    metal = "#c3c8b6"
    pen.path("M700,900 C740,890 780,890 820,900 V1130 C780,1126 740,1110 706,1080Z", "#5c2f6e")
    for joints, w0, w1 in (([(760, 1064), (690, 1084), (640, 1062)], 44, 30), ([(756, 1030), (682, 1052), (626, 1034)], 46, 31)):
        cut_finger(pen, (joints, w0, w1), darken(SKIN, 0.08), nail=False)
    pen.taper([(560, 1046), (640, 1012), (840, 964)], 15, 28, metal)
    pen.path("M372,1042 C384,1092 440,1116 496,1108 C546,1100 578,1070 584,1036 C540,1060 420,1064 372,1042Z", darken(metal, 0.3))
    pen.oval(478, 1042, 107, 35, metal)
    pen.oval(478, 1040, 96, 28, "#3d5a1e")
    pen.lit("M384,1041 a94,27 0 0 1 188,0 a94,22 0 0 1 -188,0Z", "#b9c83a", 0.5)
    pen.path("M412,1032 C440,1022 500,1020 530,1026 C500,1028 450,1032 412,1040Z", "#f4f2b0")
    pen.path(cuts.drop(452, 1106, 13), "#b9c83a")
    pen.path("M760,930 C790,924 812,930 830,940 V1076 C800,1084 776,1082 752,1070 C736,1030 740,970 760,930Z", SKIN)
    cut_finger(pen, ([(778, 946), (706, 954), (644, 994)], 50, 34), SKIN)


def bottle_hand(pen: PaperPen) -> None:
    """From the left, four fingers round the glass."""
    pen.path("M-20,470 C30,476 54,510 58,560 L62,780 C40,820 10,830 -20,830Z", "#5c2f6e")
    cut_hand(pen, SKIN, "M-20,500 C30,492 74,506 96,540 C112,600 112,690 98,752 C64,786 20,792 -20,790Z",
             (([(66, 744), (124, 762), (172, 742)], 52, 38), ([(84, 702), (160, 722), (218, 700)], 56, 40), ([(88, 650), (170, 662), (238, 640)], 58, 41), ([(84, 596), (160, 596), (228, 578)], 56, 40)),
             None)  # fmt: skip


@light_box(id="md0tin", title="Two Spoons, Before Sleep", seed=10, palette="fever", light=(-0.35, -0.8))
def paint(s: LightBox) -> None:
    """The lamp is behind the green glass; what is outside is dark, but for a spoon."""
    s.took_view("through")
    s.back("#4a2560", "#1a0a2a", at=(380, 560), radius=760)
    s.sheet("the one door", lambda pen: [pen.rect(664, 250, 150, 560, "#2a1140"), pen.rect(682, 270, 132, 540, "#351650"), pen.lit("M664,806 H810 V818 H664Z", "#e0d15a", 0.9), pen.circle(704, 560, 9, "#8f7a3a")], depth=0.08, haze=0.0)
    s.sheet("glass from behind", BOTTLE, "#3f9a78", depth=0.2, haze=0.0)
    s.lamp((350, 560), 430, "#c9e86a", 0.3)
    s.sheet("neck", neck, depth=0.22, haze=0.0)
    s.sheet("room with two doors", room, depth=0.26, role="place", haze=0.0)
    s.lamp((214, 1040), 190, "#ffe98a", 0.5)
    s.sheet("drowned lamp", lamp, depth=0.3, role="prop", haze=0.0)
    woman = s.sheet("mother, long as a willow", lambda pen: mother(pen, s), depth=0.36, role="subject", haze=0.0)
    s.sheet("cat like a river", cat, depth=0.44, role="witness", haze=0.0)
    s.sheet("shine on the glass", lambda pen: [pen.path(d, "#f6ffe0", 0.5) for d in ("M104,440 C92,520 90,600 92,660 C100,600 104,520 122,436 C134,390 150,360 170,340 C136,358 112,400 104,440Z", "M598,470 C608,600 606,760 600,900 C596,760 594,600 584,480Z", "M286,110 L292,190 C292,210 286,222 280,232 C300,220 306,206 304,188 L300,110Z")], depth=0.5, shadow=(0, 0, 0, 0.0), haze=0.0)
    s.sheet("lip of the bottle", lambda pen: [pen.rect(252, 58, 196, 40, "#2f7a5c", radius=16), pen.rect(266, 64, 168, 9, "#b9e6a0", radius=4)], depth=0.54, haze=0.0)
    s.sheet("hand round the bottle", bottle_hand, depth=0.84, plane="front", role="prop", haze=0.0)
    s.sheet("full spoon", spoon_hand, depth=0.92, plane="front", role="accent", haze=0.0)
    s.lamp((440, 900), 360, "#d8e86a", 0.14, plane="front")
    s.relate(woman, "is inside", "bottle")
    s.describe("Through a green bottle we see a room. A very long, sad woman stands at one of two doors. A cat as long as a river runs along the floor. Fingers hold "
               "the bottle, others a full spoon. Outside it is violet, with one door.")  # fmt: skip
    s.moods("feverish", "melancholy", "tender", "uneasy")
    s.themes("illness", "mothers", "medicine", "distance", "dreams")
    s.says("open wide", "shake well before use", "it tastes of green", "side effects", "she is so far away", "one more spoon", "two doors, no way out",
           "the fever is talking", "a spoonful of dream", "bottled up", "mother in a bottle", "the cat runs down the hall", "don’t go yet", "message in a bottle",
           "twice a day", "everything is stretched", "seen through sickness", "get well soon")  # fmt: skip
    s.about(place="a sickroom seen through a bottle", time="night", weather="", light="lamp behind green glass", composition="left",
            view="through a medicine bottle, near", foreground="fingers on the glass and a full spoon", unexplained="why there are two doors in the glass")  # fmt: skip
