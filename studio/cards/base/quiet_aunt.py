"""A woman in the pattern of the wallpaper stands before it, and only a dog has noticed."""

from __future__ import annotations

import skia

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.figures import Figure
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

WALL, STRIPE, LEAF, ROSE = "#a8b6a0", "#b4c0aa", "#5f7a62", "#c9677a"
FEET, HEIGHT = (292.0, 1092.0), 900.0
FLOOR, RAIL = 1040, 930


def rose(pen: Pen, x: float, y: float, r: float) -> None:
    pen.circle(x, y, r, "#a84a62")
    for dx, dy, k, tone in ((-0.3, -0.25, 0.72, ROSE), (0.32, 0.0, 0.6, "#b95a70"), (-0.05, 0.3, 0.62, "#dd8a94"), (0.05, -0.1, 0.46, "#eab0ac"),
                            (0.08, -0.12, 0.26, "#b95a70")):  # fmt: skip
        pen.circle(x + dx * r, y + dy * r, r * k, tone)


def leaf(pen: Pen, x: float, y: float, turn: float, size: float = 1.0) -> None:
    with pen.at(x, y, scale=size, turn=turn):
        pen.path("M0,0C10,-16 34,-18 50,-4C36,12 12,12 0,0Z", LEAF)
        pen.path("M0,0C12,-4 34,-6 50,-4C36,12 12,12 0,0Z", "#4c6652")


def sprig(pen: Pen) -> None:
    """A branch of roses, 120 by 150."""
    pen.path("M-6,72C10,40 -24,10 4,-34C8,-46 20,-56 30,-60M-6,30C12,20 30,22 40,30M-8,6C-22,0 -34,4 -42,12", LEAF, stroke=5)
    for x, y, turn, k in ((0, 52, -30, 0.8), (-6, 44, 200, 0.8), (-8, 20, 215, 0.7), (2, -14, -24, 0.85), (-2, -4, 190, 0.7), (40, 34, 30, 0.6)):
        leaf(pen, x, y, turn, k)
    rose(pen, 32, -52, 21)
    rose(pen, -46, 18, 17)
    pen.path("M44,30q8,-14 -2,-20q-10,6 -8,20Z", ROSE)


def paper(pen: Pen) -> None:
    """The sprigs of the whole wall; the same ones go on over her dress."""
    for column in range(-1, 6):
        for row in range(-1, 8):
            with pen.at(column * 164 + 46, row * 176 + (88 if column % 2 else 0) + 20, scale=0.92, flip=bool(column % 2)):
                sprig(pen)


def wall(pen: Pen) -> None:
    pen.rect(0, 0, 800, RAIL, WALL)
    for x in range(-30, 820, 82):
        pen.rect(x, 0, 41, RAIL, STRIPE)


def skirting(pen: Pen) -> None:
    """Wainscot and boards."""
    pen.rect(0, RAIL, 800, FLOOR - RAIL, "#e3ddcd")
    pen.rect(0, RAIL, 800, 16, "#f4efe2")
    pen.rect(0, RAIL + 16, 800, 6, "#a9a795")
    for x in range(-40, 800, 168):
        pen.rect(x + 12, RAIL + 38, 144, 52, "#cfcab9", radius=3)
        pen.rect(x + 18, RAIL + 44, 132, 42, "#dcd6c6", radius=3)
    pen.rect(0, FLOOR - 14, 800, 14, "#c3bdac")
    pen.rect(0, FLOOR, 800, 170, "#8f7a66")
    for k, x in enumerate(range(-420, 1300, 120)):
        pen.poly([(x * 0.8 + 80, FLOOR), (x * 0.8 + 176, FLOOR), (x + 106, 1210), (x - 14, 1210)], ("#9c8670", "#87725f", "#937c67")[k % 3])
        pen.line(x * 0.8 + 80, FLOOR, x - 14, 1210, "#6a5748", 2.6)


def frame(pen: Pen) -> None:
    """A picture that hangs askew."""
    pen.path("M560,128L462,240M560,128L676,214", "#6a6252", stroke=3)
    pen.circle(560, 128, 7, "#b89a54")
    with pen.at(562, 354, turn=-14):
        pen.rect(-132, -150, 264, 300, "#8a6a3a", radius=4)
        pen.rect(-126, -145, 252, 288, "#c9a45a", radius=4)
        pen.rect(-108, -126, 216, 250, "#8a6a3a")
        pen.rect(-102, -120, 204, 238, "#e9dcc8")
        pen.rect(-84, -98, 168, 192, "#c3cdc8")
        pen.path("M-84,10C-40,-16 10,14 84,-18V94H-84Z", "#8fa58c")
        pen.path("M-84,48C-30,30 30,60 84,34V94H-84Z", "#6f8a70")
        pen.path("M8,24l22,-18l22,18v30H8Z", "#b5705c")
        pen.circle(-40, -52, 20, "#f4e7c8")


def pear(pen: Pen, x: float, y: float) -> None:
    with pen.at(x, y, turn=8, scale=1.06):
        pen.path("M-3,-58C-24,-54 -22,-28 -34,-10C-50,18 -32,44 0,44C32,44 50,18 34,-10C24,-28 20,-56 -3,-58Z", "#e3b93a")
        pen.path("M6,-56C22,-50 22,-28 34,-10C50,18 32,44 0,44C36,24 30,-16 6,-56Z", "#b98a2a")
        pen.path("M-26,-6C-38,14 -34,30 -20,36C-26,20 -24,4 -16,-14Z", "#d9683c", 0.75)
        pen.path("M-12,-40C-16,-28 -22,-20 -24,-10", "#fff0b4", stroke=6)
        pen.path("M-2,-56C-4,-70 4,-80 10,-84", "#5a3f2a", stroke=5)
        pen.path("M4,-72C16,-92 42,-90 50,-80C40,-66 16,-62 4,-72Z", "#6f9a4a")
        pen.path("M4,-72C20,-76 40,-80 50,-80C40,-66 16,-62 4,-72Z", "#4f7a3c")


def fingers(pen: Pen, x: float, y: float) -> None:
    """Papered fingers round the foot of the pear."""
    for k, (dx, dy, length) in enumerate(((-34, 4, 34), (-32, 18, 40), (-28, 31, 38), (-22, 43, 30))):
        with pen.at(x + dx, y + dy, turn=12 + k * 7):
            pen.rect(-8, -7, length, 15, darken(WALL, 0.3), radius=7.5)
            pen.rect(-8, -8, length, 13, lighten(WALL, 0.12), radius=6.5)
            pen.circle(length - 17, -2, 3.5, ROSE)
            pen.path(f"M{length - 22},1q-6,5 -10,1", LEAF, stroke=2.5)


def dog(pen: Pen) -> None:
    """A dachshund that sniffs where a hem cannot be; its nose is at (398, 1096)."""
    coat: Colour = "#7d4a2a"
    dark, tan = darken(coat, 0.35), "#c98a4e"
    pen.taper([(760, 1058), (806, 1030), (836, 996)], 26, 12, coat)
    for x, far in ((566, True), (728, True), (536, False), (700, False)):
        pen.path(f"M{x - 26},1090L{x + 26},1090L{x + 16},1146L{x - 2},1156L{x - 38},1156C{x - 44},1142 {x - 30},1138 {x - 22},1134Z", dark if far else coat)
        pen.path(f"M{x - 22},1136C{x - 34},1138 {x - 44},1144 {x - 38},1156L{x - 2},1156L{x + 8},1148Z", darken(tan, 0.3) if far else tan)
    pen.path("M512,1040C560,1012 690,1016 760,1034C796,1048 798,1104 762,1116C690,1130 590,1132 536,1120C500,1108 486,1066 512,1040Z", coat)
    pen.path("M530,1116C600,1132 700,1130 764,1114C782,1104 788,1090 786,1076C740,1104 590,1106 508,1084C510,1100 518,1110 530,1116Z", dark)
    pen.path("M540,1034C600,1018 680,1022 744,1036C690,1034 600,1032 540,1044Z", lighten(coat, 0.28))
    pen.path("M540,1036C512,1020 492,1020 470,1032L452,1090C480,1112 520,1108 548,1084Z", coat)
    pen.path("M500,1010C470,1004 446,1022 436,1046C424,1062 404,1078 394,1092C390,1106 402,1112 418,1108C450,1106 486,1104 508,1086"
             "C528,1064 526,1022 500,1010Z", coat)  # fmt: skip
    pen.path("M432,1056C420,1072 402,1082 394,1094C392,1106 402,1112 418,1108C440,1106 462,1104 478,1098C462,1092 440,1084 432,1056Z", tan)
    pen.oval(398, 1092, 11, 9, "#2a1c1c")
    pen.oval(395, 1089, 3.4, 2.4, "#a89a96")
    pen.path("M420,1106q18,-4 34,-10", dark, stroke=3)
    pen.circle(456, 1044, 7.5, "#241612")
    pen.circle(453.5, 1041.5, 2.4, "#ffffff")
    pen.path("M446,1030q10,-6 18,0", tan, stroke=5)
    pen.path("M492,1016C528,1012 546,1046 536,1092C530,1116 506,1118 496,1098C486,1076 476,1040 492,1016Z", dark)
    pen.path("M496,1020C520,1018 532,1044 526,1084C520,1062 506,1036 496,1020Z", lighten(coat, 0.12))
    pen.path("M546,1038C540,1066 542,1090 556,1112", "#a8433c", stroke=11)
    pen.circle(552, 1112, 9, "#d8b45c")


@card(id="9dtxnv", title="The Quiet Aunt", seed=3, palette="sage_rose", light=(0.4, -0.8))
def paint(s: Scene) -> None:
    aunt = Figure(age="adult", pose="stand", view="front", height=HEIGHT, expression="asleep", seed=4, skin="#e9cdb4",
                  clothes={"top": "gown", "colour": WALL, "trim": "#b9c4ae", "scarf": "#b0bca6", "gloves": WALL, "shoes": "shoes",
                           "shoe_colour": "#6d7072", "bottom_colour": "#7d8280"},
                  hair={"kind": "bun", "colour": "#98a592"}, reach={"hand_left": (196, -400), "hand_right": (-118, -400)})  # fmt: skip

    def cloth(pen: Pen) -> None:
        pen.canvas.saveLayer(None, None)
        with pen.at(*FEET):
            aunt.draw_flat(pen, s.palette, skip=("head", "neck", "leg_left", "leg_right"))
        pen.canvas.saveLayer(None, skia.Paint(BlendMode=skia.BlendMode.kSrcATop))
        paper(pen)
        pen.canvas.restore()
        pen.canvas.restore()

    def bare(pen: Pen, parts: tuple[str, ...]) -> None:
        with pen.at(*FEET):
            aunt.draw(pen, s.palette, only=parts)

    s.backdrop(WALL, "#8f7a66")
    s.board("wall", wall, depth=0.6)
    s.board("sprigs", paper, depth=0.6, wobble=0.8)
    s.board("wainscot and boards", skirting, depth=0.7)
    s.draw(frame, name="picture that hangs askew", volume=0.15, shadow=(-12, 14, 10, 0.35))
    s.draw(lambda pen: bare(pen, ("leg_left", "leg_right")), name="grey shoes", record=False, volume=0.2, contact=0.4)
    woman = s.draw(cloth, name="woman in a dress of wallpaper", role="subject", depth=0.8, volume=0.12, rim=0.15, wobble=0.6,
                   shadow=(-14, 8, 12, 0.34))  # fmt: skip
    s.draw(lambda pen: bare(pen, ("neck", "head", "scarf:front")), name="face with closed eyes", role="subject", volume=0.2, rim=0.25)
    hand = aunt.anchors["hand_left"]
    s.draw(lambda pen: pear(pen, FEET[0] + hand[0] + 20, FEET[1] + hand[1] - 16), name="pear", role="accent", volume=0.4,
           shadow=(-6, 10, 8, 0.3))  # fmt: skip
    s.draw(lambda pen: fingers(pen, FEET[0] + hand[0] + 18, FEET[1] + hand[1] - 14), name="papered hand", role="accent", volume=0.2)
    s.draw(dog, name="dachshund", role="witness", volume=0.3, contact=0.5)
    s.relate(woman, "hides in", "wallpaper")
    s.describe("A woman looks exactly like the rose wallpaper behind her. Dress, "
               "scarf, hair and gloves have the same pale green and the same roses. "
               "Her eyes are closed, and she holds a yellow pear. The picture beside "
               "her hangs askew. A brown dachshund sniffs at her feet.")  # fmt: skip
    s.moods("uncanny", "funny", "shy", "lonely")
    s.themes("blending in", "being overlooked", "hiding", "family", "home")
    s.says("part of the furniture", "hiding in plain sight", "the wallflower", "nobody sees her any more", "dressed for the occasion",
           "the dog knows", "a perfect match", "don't breathe", "camouflage", "the pear gives her away", "a house has swallowed her",
           "my great aunt", "sniff, sniff", "she came with the flat", "invisible work", "blooming quietly")  # fmt: skip
    s.about(place="corridor", time="morning", weather="still", light="flat grey morning light", view="eye level",
            composition="left", unexplained="the pear in her hand")  # fmt: skip
    s.vignette(0.2)
