"""Inside a grown man's overcoat a small boy works the levers."""

from __future__ import annotations

import math

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

COAT = "#56646f"
CABIN = "M236,416H344L372,520C416,560 436,620 440,700L446,1210H132L138,700C142,620 164,560 208,520Z"


def man(pen: Pen, x: float, k: float, coat: Colour, face: Colour, tie: Colour) -> None:
    """A commuter from hat to knee, seen from the front; x is his middle, k his size, 1.0 fills the card."""
    with pen.at(x, 1200, scale=k):
        dark, light = darken(coat, 0.3), lighten(coat, 0.14)
        pen.path("M-236,-560C-266,-400 -272,-220 -262,-70L-206,-64C-198,-240 -186,-400 -160,-540Z", dark)
        pen.path("M236,-560C266,-400 272,-220 262,-70L206,-64C198,-240 186,-400 160,-540Z", dark)
        pen.path("M-262,-74C-268,-40 -252,-14 -232,-14C-212,-14 -202,-36 -206,-68Z", face)
        pen.path("M262,-74C268,-40 252,-14 232,-14C212,-14 202,-36 206,-68Z", darken(face, 0.2))
        pen.path("M-84,-800C-170,-770 -226,-720 -238,-640L-224,20H224L238,-640C226,-720 170,-770 84,-800Z", coat)
        pen.path("M60,-790C170,-770 226,-720 238,-640L224,20H110C150,-200 150,-560 60,-790Z", dark)
        pen.path("M-84,-800C-150,-780 -200,-750 -222,-700C-190,-740 -130,-760 -84,-770Z", light)
        pen.path("M-72,-830H72L84,-770L0,-660L-84,-770Z", "#e9e6dc")
        pen.path("M-16,-770H16L10,-740L24,-640L0,-610L-24,-640L-10,-740Z", tie)
        pen.path("M-84,-810L-120,-740L-40,-600L0,-660Z", light)
        pen.path("M84,-810L120,-740L40,-600L0,-660Z", mix(coat, dark, 0.5))
        pen.path("M-6,-650V20", dark, stroke=4)
        for y in (-540, -410, -280, -150):
            pen.circle(24, y, 13, darken(coat, 0.5))
            pen.circle(22, y - 3, 9, light)
        head(pen, face)


def head(pen: Pen, face: Colour) -> None:
    """A long grave face under a bowler, chin at (0, -800)."""
    pen.rect(-46, -850, 92, 70, darken(face, 0.25))
    pen.path("M-104,-1010C-112,-900 -80,-806 0,-800C80,-806 112,-900 104,-1010C90,-1080 -90,-1080 -104,-1010Z", face)
    pen.path("M30,-1060C110,-1050 124,-880 66,-822C40,-802 20,-800 0,-800C60,-850 70,-960 30,-1060Z", darken(face, 0.2))
    pen.path("M-118,-960q-22,0 -16,40q6,26 26,24ZM118,-960q22,0 16,40q-6,26 -26,24Z", darken(face, 0.12))
    pen.path("M-4,-960C-16,-920 -24,-900 -20,-886C-8,-878 10,-878 16,-886", darken(face, 0.35), stroke=6)
    pen.path("M-34,-846Q0,-854 34,-846", darken(face, 0.5), stroke=6)
    pen.path("M-150,-1030C-90,-1060 90,-1060 150,-1030C120,-1004 -120,-1004 -150,-1030Z", "#232b35")
    pen.path("M-108,-1040C-110,-1150 -60,-1190 0,-1190C60,-1190 110,-1150 108,-1040C60,-1054 -60,-1054 -108,-1040Z", "#323c48")
    pen.path("M-108,-1062Q0,-1084 108,-1062L109,-1038Q0,-1060 -109,-1038Z", "#1b222b")


def eyes(pen: Pen, x: float) -> None:
    """Two windows with roller blinds half down."""
    for side in (-1, 1):
        cx, cy = x + side * 48, 236
        pen.oval(cx, cy, 32, 24, "#6a4a38")
        d = f"M{cx - 27},{cy}A27,19 0 0 1 {cx + 27},{cy}A27,19 0 0 1 {cx - 27},{cy}Z"
        pen.path(d, "#ffdf8e")
        with pen.clip(d):
            pen.circle(cx - 2, cy + 6, 12, "#4a3424")
            pen.rect(cx - 30, cy - 22, 60, 22, "#b99f88")
            for k in range(3):
                pen.line(cx - 30, cy - 18 + k * 7, cx + 30, cy - 18 + k * 7, "#8f765f", 2)
            pen.rect(cx - 30, cy - 3, 60, 5, "#5a4232")
        pen.path(f"M{cx - 36},{cy - 34}q36,-14 72,0", "#6a5444", stroke=9)


def cabin(pen: Pen) -> None:
    """Planks, bunk, wheel and ladder, all in lamplight."""
    pen.path(CABIN, "#7d4c26")
    with pen.clip(CABIN):
        for k in range(14):
            pen.rect(126 + k * 24, 400, 22, 820, ("#8f5a2e", "#9c6534", "#84522a")[k % 3])
        for y in (640, 900):
            pen.rect(120, y, 340, 20, "#5f371c")
            pen.rect(120, y, 340, 6, "#c08a4c")
        # bunk
        pen.path("M270,1070H450V1130H270Z", "#5f371c")
        pen.path("M270,1052Q360,1034 450,1046V1092H270Z", "#4f7480")
        for x in (300, 340, 380, 420):
            pen.path(f"M{x},1042l16,0v48h-16Z", "#d9c08a")
        pen.path("M394,1020Q446,1008 452,1030V1060H400Q386,1040 394,1020Z", "#f3ead4")
        # stores under the upper shelf
        for x, tone in ((150, "#b5533c"), (176, "#6fa0a8"), (200, "#d9b45c")):
            pen.rect(x - 10, 598, 20, 42, tone, radius=4)
            pen.rect(x - 8, 592, 16, 9, "#efe6d0", radius=3)
        pen.path("M392,606h34v34h-34Z", "#efe6d0")
        pen.path("M426,612q16,2 12,14q-4,8 -12,6", "#efe6d0", stroke=5)
        # a small window with rain
        pen.circle(398, 760, 34, "#5f371c")
        pen.circle(398, 760, 27, "#8fa9b8")
        pen.path("M372,760H424M398,734V786", "#5f371c", stroke=5)
        # chest of toys
        pen.rect(140, 1116, 106, 90, "#5f371c", radius=4)
        pen.rect(140, 1116, 106, 20, "#a8703c", radius=4)
        pen.circle(172, 1104, 18, "#b5533c")
        pen.path("M204,1116l8,-34l20,10l-6,24Z", "#d9b45c")
    pen.path(CABIN, "#4a2c18", stroke=8)


def wheel(pen: Pen) -> None:
    pen.path("M196,900L208,790H224L236,900Z", "#5f371c")
    pen.circle(212, 776, 50, "#5f371c", stroke=13)
    pen.circle(212, 776, 50, "#c98f4a", stroke=7)
    for k in range(8):
        a = k * math.pi / 4
        pen.line(212, 776, 212 + 66 * math.cos(a), 776 + 66 * math.sin(a), "#8a5a30", 7)
        pen.circle(212 + 66 * math.cos(a), 776 + 66 * math.sin(a), 6, "#c98f4a")
    pen.circle(212, 776, 13, "#e0b45c")


def ladder(pen: Pen) -> None:
    for x in (282, 340):
        pen.taper([(x - 6 if x < 300 else x + 6, 1140), (x, 800), (x + 3 if x < 300 else x - 3, 442)], 11, 9, "#5a3418")
        pen.taper([(x - 8 if x < 300 else x + 4, 1140), (x - 2, 800), (x + 1 if x < 300 else x - 5, 442)], 5, 4, "#d09a58")
    for k in range(13):
        y = 446 + k * 54
        pen.line(282, y, 342, y, "#5a3418", 10)
        pen.line(282, y - 2, 342, y - 2, "#d09a58", 5)


def lever(pen: Pen) -> None:
    """The rod that goes up to the eyelids; a toy rabbit's ear is tied round its grip."""
    pen.line(262, 574, 266, 446, "#3a4650", 9)
    pen.line(260, 574, 264, 446, "#aebcc6", 4)
    pen.rect(246, 560, 30, 44, "#b5533c", radius=12)
    pen.rect(250, 564, 9, 34, "#e08a6a", radius=4)
    with pen.at(262, 606, turn=16):
        pen.path("M-6,-4C-22,14 -26,56 -12,84C-2,94 10,86 10,66C12,36 8,12 4,-4Z", "#d8c6b4")
        pen.path("M-6,14C-14,34 -14,58 -6,74C2,70 4,40 2,18Z", "#d98f8c")
        pen.path("M-14,-6H12V6H-14Z", "#6fa0a8")


def flaps(pen: Pen) -> None:
    """The coat thrown open: its lining, its lapels, its buttons."""
    pen.path("M236,404C190,460 120,520 104,640C92,800 84,1000 76,1210H150C146,1000 144,800 150,690C156,600 190,540 222,510Z", "#8f4a38")
    pen.path("M236,404C190,460 120,520 104,640C92,800 84,1000 76,1210H104C110,1000 112,800 122,660C138,560 190,500 230,440Z", "#6a3430")
    pen.path("M344,404C390,460 460,520 476,640C488,800 496,1000 504,1210H430C434,1000 436,800 430,690C424,600 390,540 358,510Z", "#7a3d34")
    pen.path("M344,404C390,460 460,520 476,640C488,800 496,1000 504,1210H476C470,1000 468,800 458,660C442,560 390,500 350,440Z", "#542a2c")
    pen.path("M214,392L150,470L168,520L134,548L196,640L246,470L236,410Z", lighten(COAT, 0.2))
    pen.path("M366,392L430,470L412,520L446,548L384,640L334,470L344,410Z", darken(COAT, 0.15))
    pen.path("M230,376L214,392L244,462L270,440L262,410Z", "#f1eee4")
    pen.path("M350,376L366,392L336,462L310,440L318,410Z", "#c9c6bc")
    pen.path("M262,408Q290,420 318,408L312,436Q290,444 268,436Z", "#2a1a14")
    for y in (720, 860, 1000, 1140):
        pen.circle(92 - (y - 720) * 0.03, y, 12, darken(COAT, 0.5))
        pen.circle(90 - (y - 720) * 0.03, y - 3, 8, lighten(COAT, 0.25))


def station(pen: Pen) -> None:
    """Columns, a canopy, rails and a waiting train in the fog."""
    pen.path("M800,120L420,330V352L800,190Z", "#3f4d5a")
    pen.path("M800,60L430,310L420,330L800,120Z", "#55646f")
    for k in range(7):
        pen.path(f"M{800 - k * 56},{190 - k * -24}l-10,26l-18,-14Z", "#3f4d5a")
    for x, w, y in ((520, 8, 330), (628, 13, 270), (776, 20, 190)):
        pen.rect(x, y, w, 900, "#44525f")
        pen.rect(x, y, w * 0.35, 900, "#6a7985")
    pen.path("M-10,470H150V900H-10Z", "#52616c")
    pen.path("M-10,500H150V590H-10Z", "#c9c09a")
    for x in (30, 92):
        pen.rect(x, 495, 12, 100, "#52616c")
    pen.rect(-10, 620, 160, 12, "#8a5a44")
    pen.path("M-10,900H150L800,760V1210H-10Z", "#5d6a73")


@card(id="s2gtcm", title="Who Is Driving", seed=9, palette="storm_slate", light=(-0.4, -0.8))
def paint(s: Scene) -> None:
    s.sky([(0, "#3a4856"), (0.4, "#5f707d"), (0.7, "#8f9ca4"), (1, "#6a7882")], texture=0.6)
    s.board("station", station, depth=0.25)
    s.mist(640, 260, 0.6, "#93a0a8")
    s.draw(lambda pen: [man(pen, 700, 0.34, "#66747f", "#a8a8a4", "#4a5662"), man(pen, 786, 0.5, "#62707b", "#a8a8a4", "#4a5662")],
           name="commuters in the fog", depth=0.2, volume=0.1, count=2)  # fmt: skip
    s.mist(760, 300, 0.4, "#93a0a8")
    s.draw(lambda pen: man(pen, 606, 0.7, "#5a6874", "#aeaaa2", "#3f4b57"), name="commuter with a buttoned coat", depth=0.42, volume=0.2)
    s.glow((622, 914), 60, "#ffc766", 0.9)
    s.draw(lambda pen: [pen.circle(622, 914, 4, "#fff0c0"), pen.path("M602,904q-6,40 -4,80l6,-2q-2,-40 2,-76Z", "#ffd98a", 0.8)],
           name="light behind a button", volume=0, rim=0, record=False)  # fmt: skip
    giant = s.draw(lambda pen: man(pen, 290, 1.0, COAT, "#c9b8a4", "#8a3f36"), name="giant man in an overcoat", role="subject", volume=0.22)
    s.draw(lambda pen: eyes(pen, 290), name="eyes with roller blinds", volume=0.1)
    s.draw(cabin, name="wooden cabin in the coat", volume=0.05, rim=0.1)
    s.draw(wheel, name="steering wheel", volume=0.2, shadow=(6, 8, 6, 0.35))
    s.draw(ladder, name="ladder", volume=0.15, shadow=(6, 8, 6, 0.35))
    s.draw(lever, name="lever with a toy rabbit's ear", role="accent", volume=0.2)
    s.figure((316, 846), age="child", pose="climb", view="back_left", height=270, role="witness", depth=0.8, seed=5, contact=0,
             clothes={"top": "pyjamas", "colour": "#f0e2c0", "pattern": "stripes", "pattern_colour": "#b5533c", "shoes": "barefoot"},
             hair={"kind": "messy", "colour": "#6b4228"}, skin="#eab88e", label="small boy on the ladder",
             reach={"hand_left": (-50, -246), "hand_right": (22, -196)})  # fmt: skip
    s.draw(flaps, name="open coat", record=False, volume=0.25)
    s.glow((300, 700), 330, "#ffb45a", 0.55)
    s.relate(giant, "is inhabited by", "small boy")
    s.describe("A giant man’s open coat holds a wooden cabin with a boy. The man wears a bowler "
               "and looks grave. Inside are ladder, bunk and steering wheel; the boy in pyjamas "
               "reaches for a lever with a toy rabbit’s ear tied on. Light shines from another "
               "man’s coat. Grey rain.")  # fmt: skip
    s.moods("tender", "funny", "lonely", "eerie")
    s.themes("the inner child", "growing up", "pretending", "work", "secrets")
    s.says("the child in us", "who is driving", "only a grown-up costume", "man of many rooms", "inside job", "the captain is six",
           "Monday morning", "warm heart, grey coat", "pull yourself together", "a two-legged Trojan horse", "everyone has a pilot",
           "living in one's heart", "sleepwalker with a crew", "click, whirr, blink", "lost toy, lost years", "nobody must know")  # fmt: skip
    s.about(place="train platform", time="morning", weather="drizzle and fog", light="grey morning, warm light from inside the coat",
            view="near", composition="left")  # fmt: skip
    s.rain(150, -0.12, "#c9d6de", 30, 0.35)
    s.vignette(0.3)
