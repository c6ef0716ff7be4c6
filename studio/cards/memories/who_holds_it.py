"""Who Holds It: from the grass below a swing; its ropes end in the claws of an owl."""

from __future__ import annotations

from reverie_studio.colour import darken
from reverie_studio.engine.clay import Clay
from reverie_studio.engine.clay_parts import in_perspective
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_props import plait, rope, twigs
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt.figures import shoe_sole
from reverie_studio.sculpt.hands import hand
from reverie_studio.sculpt.owls import letting_go, staring_owl

SKIN, SHOE, HAIR = "#dfa67e", "#c8432f", "#4f2e22"


def upturned(pen: PaperPen) -> None:
    """Her face from below: chin to us, nose and lashes far up; she looks at the owl."""
    plait(pen, [(350, 812), (290, 792), (228, 804), (176, 784)], HAIR, SHOE)
    plait(pen, [(458, 810), (520, 786), (580, 798), (626, 774)], HAIR, SHOE)
    pen.path("M330,852 C318,784 360,746 404,746 C450,746 490,786 476,852 C470,890 446,920 404,920 C362,920 338,890 330,852Z", HAIR)
    pen.path("M352,830 C350,790 374,768 404,768 C436,768 458,790 456,830 C454,870 432,902 404,902 C376,902 354,870 352,830Z", SKIN)
    pen.path("M364,852 C372,886 388,900 404,900 C420,900 436,886 444,852 C430,876 378,876 364,852Z", darken(SKIN, 0.16))
    pen.path("M390,826 C394,804 414,804 418,826 C412,836 396,836 390,826Z", "#eec09a")
    with pen.flat():
        pen.path("M382,846 C392,862 416,862 426,846 C418,851 392,851 382,846Z", "#7a3428")
        pen.path("M363,796 Q376,783 389,796 M419,796 Q432,783 445,796", "#2c1a16", stroke=4)


def frock(pen: PaperPen) -> None:
    """Sleeves to the fists, a bodice, a scalloped hem that flies."""
    for way in ([(350, 950), (300, 920), (298, 852)], [(470, 950), (516, 920), (512, 846)]):
        pen.taper(way, 62, 40, "#3f6f8c")
    pen.path("M330,936 C340,890 480,886 494,932 L520,1000 H310Z", "#4a7d9a")
    pen.path("M226,1040 C240,970 330,952 408,952 C500,952 570,966 590,1034 q-30,22 -56,2 q-30,26 -58,2 q-32,26 -62,2 q-32,24 -62,0 q-30,24 -60,2 q-34,22 -66,-2Z", "#2f5c7a")


def plank(pen: PaperPen) -> None:
    """From beneath, the knots of the ropes under its ends."""
    pen.path("M136,1124 L676,1106 L672,1134 L142,1154Z", "#4a2f22")
    pen.path("M170,1052 L640,1038 L676,1106 L136,1124Z", "#6a4630")
    with pen.flat():
        pen.path("M190,1072 C320,1066 480,1060 640,1054 M180,1094 C300,1084 420,1092 650,1076 M240,1110 C360,1100 500,1104 600,1096", "#55382a", stroke=2.4)
    for x, y in ((182, 1116), (634, 1100)):
        pen.path(f"M{x - 20},{y} q20,-26 40,0 q-4,34 -20,40 q-18,-8 -20,-40Z", "#c9a468")


@light_box(id="v7imgf", title="Who Holds It", seed=71, palette="treehouse green", light=(-0.45, -0.85))
def paint(s: LightBox) -> None:
    """Evening: the lamp stands behind the owl, what hangs over us is in dusk."""
    s.took_view("from below")
    s.back("#ffeaa6", "#7a8440", at=(400, 300), radius=720)
    for n, (depth, hole, size, papers) in enumerate(((0.08, 300, 62, ("#e4e088", "#bccc62")), (0.16, 372, 84, ("#9cba58", "#6f9a4a")), (0.25, 470, 104, ("#4f8446", "#33683c")))):
        s.sheet(f"leaves {n}", lambda pen, n=n, hole=hole, size=size, papers=papers: twigs(pen, n, (400, 300), hole, size, papers), depth=depth, haze=0.0, sheer=0.8 - 0.15 * n)
    s.lamp((400, 260), 460, "#fff2b8", 0.4)
    s.clay(Clay().limb([(-60, 596, -60, 40), (200, 578, -40, 36), (420, 568, -40, 35), (640, 552, -50, 31), (860, 508, -70, 24)], per=6), "#4a3328", name="bough", sheets=4, depth=0.28, relief=14)
    for ends in (((334, 604), (184, 1060)), ((462, 596), (628, 1046))):
        s.sheet("rope", lambda pen, ends=ends: rope(pen, *ends, (9, 18), "#d9b87a"), depth=0.33, haze=0.0)
    owl = s.clay(in_perspective(letting_go(staring_owl(look=(0.0, 1.0))).turned(at=(400, 566, 0), scale=0.9, pitch=-20), (400, 420), 1100),
                 {"": "#7a5a40", "breast": "#dcb980", "wing": "#5e4432", "disc": "#ecd4a2", "beak": "#2a2020", "shank": "#c79c5c", "claw": "#241c1c"}, name="owl", role="subject", sheets=5,
                 depth=0.34, relief=44, texture={"": "feathers", "breast": "feathers", "wing": "feathers"}, rim=(400, 150, 420), rim_colour="#ffe9a0", shadow=0.45)  # fmt: skip
    s.eyes(owl, iris="#f0a83a", wide=0.55, glint=(-0.3, -0.2))
    girl = s.sheet("girl", upturned, depth=0.54, role="witness", haze=0.0, sheer=0.0)
    s.sheet("frock", frock, depth=0.62, haze=0.0, sheer=0.0)
    for x, y, roll, flip in ((292, 832, -20, False), (516, 826, 22, True)):
        s.clay(hand("grip", wrist=60).turned(at=(x, y, 0), scale=0.6, roll=roll, flip=flip), dict.fromkeys(("", "thumb", "index", "middle", "ring", "little"), SKIN), name="fist", sheets=3, depth=0.7, relief=14)
    s.sheet("plank", plank, depth=0.74, role="prop", haze=0.0)
    for x, y, roll, flip in ((300, 966, -9, False), (500, 934, 8, True)):
        s.clay(shoe_sole().turned(at=(x, y, 0), scale=1.2, roll=roll, flip=flip), {"": SHOE, "sock": "#d8c9a0", "sole": "#8a5a44", "heel": "#5a3428"}, name="shoe", role="accent" if flip else "", sheets=4, depth=0.78, relief=20)
    s.sheet("near blades", lambda pen: [pen.path(cuts.leaf(x, 1250, 330, turn, 0.055), "#123020") for x, turn in ((30, -64), (84, -78), (-6, -50), (742, -100), (788, -118), (700, -88))], depth=0.93, plane="front", haze=0.0)
    s.ridge(1160, 16, 260, "#16351f", cut="grass", depth=0.95, plane="front")
    s.relate(owl, "towers over", girl)
    s.describe("A girl’s swing hangs from the claws of an owl. We see her from the grass below, her red shoes over our heads. The ropes do not go to the bough but to the enormous owl that sits on it and looks down. Two toes have let go.")
    s.moods("trusting", "uneasy", "golden", "hushed")
    s.themes("trust", "play", "dependence", "evening")
    s.says("higher", "trust exercise", "don't blink", "who pushes", "hanging by a claw", "owl duty", "babysitter", "I never asked what it hung from", "let go", "safety first", "insurance", "wisdom holds on", "two toes already", "ropewalker", "the last swing of summer", "deus ex machina")
    s.about(place="an orchard", time="evening", light="low sun behind the owl", composition="centred", view="from below, out of the grass", foreground="soles and blades of grass", unexplained="two toes that have opened")
