"""The Loose Tooth: a street of houses is a jaw, and the front house hangs by a thread."""

from __future__ import annotations

from reverie_studio.colour import darken, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

CROWN = "M-66,0 C-84,-80 -90,-168 -62,-196 C-42,-214 -20,-198 0,-190 C20,-198 42,-214 62,-196 C90,-168 84,-80 66,0Z"
ROOTS = "M-66,-6 C-66,40 -50,78 -30,78 C-18,70 -14,34 0,30 C14,34 18,70 30,78 C50,78 66,40 66,-6Z"


def tooth(pen, p, x, y, k, tone, turn=0.0, lit=(1, 1), roots=False):
    """A house with a biting roof."""
    with pen.at(x, y, scale=k, turn=turn):
        if roots:
            pen.path(ROOTS, mix(tone, "#e8c4a0", 0.5))
        pen.rect(26, -246, 24, 70, p.accent)
        pen.path(CROWN, tone)
        for i, dx in enumerate((-34, 34)):
            d = f"M{dx - 17},-94 v-40 a17,17 0 0 1 34,0 v40Z"
            if lit[i]:
                pen.lit(d, "#ffd27a")
            else:
                pen.path(d, mix(p.dark, p.mid, 0.35))
            pen.rect(dx - 2, -150, 4, 56, tone)
            pen.rect(dx - 22, -95, 44, 8, p.accent2)
        pen.path("M-19,0 v-46 a19,19 0 0 1 38,0 v46Z", p.accent)
        pen.circle(10, -22, 3.4, p.glow)


@light_box(id="h8ay7q", title="The Loose Tooth", seed=3, palette="peppermint", light=(-0.5, -0.8))
def paint(s: LightBox) -> None:
    """Morning in the mouth of the town."""
    p = s.palette
    white = "#fffaf2"
    s.back("#ffd9a8", "#5a1f33", at=(400, 600), radius=420)
    s.sheet("throat", "M-20,-20 H820 V1220 H-20Z M400,430 C540,430 620,560 610,760 H190 C180,560 260,430 400,430Z", "#7d2f45", depth=0.1, haze=0.0)
    s.sheet("uvula", lambda pen: (pen.path("M366,400 C366,500 380,520 372,560 a30,34 0 1 0 56,0 C420,520 434,500 434,400Z", "#c4566a"), pen.lit(cuts.circle(400, 576, 17), p.glow)), depth=0.16, haze=0.0)
    s.sheet("palate", "M-20,-20 H820 V520 C700,420 560,392 400,392 C240,392 100,420 -20,520Z", "#9c3c53", depth=0.22, haze=0.0)
    s.sheet("tongue street", lambda pen: (pen.path("M330,700 C360,640 440,640 470,700 C560,790 700,900 700,1100 H100 C100,900 240,790 330,700Z", "#e58592")), depth=0.26, haze=0.0)
    s.lamp((400, 620), 300, "#ffdca0", 0.35)
    for i, (x, y, k) in enumerate(((262, 742, 0.44), (538, 742, 0.44), (186, 818, 0.62), (614, 818, 0.62), (92, 922, 0.86), (708, 922, 0.86))):
        s.sheet("back tooth", lambda pen, x=x, y=y, k=k, i=i: tooth(pen, p, x, y, k, mix(white, "#e7a9a9", 0.42 - 0.07 * (i // 2) * 2), lit=(i % 3 != 0, i % 2)), depth=0.3 + 0.05 * (i // 2), haze=0.0)
        if i % 2:
            w = 62 * k + 12
            s.sheet("side gum", f"M-20,1220 V{y - 8} H{800 - x - w} A{w},{34 * k} 0 0 1 {800 - x + w},{y - 6} L{800 - x + w + 20},1220Z M820,1220 V{y - 8} H{x + w} A{w},{34 * k} 0 0 0 {x - w},{y - 6} L{x - w - 20},1220Z", mix("#e88f9b", "#7d2f45", 0.4 - 0.1 * (i // 2)), depth=0.32 + 0.05 * (i // 2), haze=0.0)
    s.sheet("upper teeth", lambda pen: [tooth(pen, p, x, y, k, mix(white, "#f3cfc8", 0.25), turn=180 + t, lit=glow)
            for x, y, k, t, glow in ((66, 346, 0.72, 8, (0, 1)), (196, 316, 0.86, 4, (1, 1)), (334, 300, 0.92, 1, (1, 0)), (474, 300, 0.92, -1, (0, 0)), (610, 316, 0.86, -4, (1, 1)), (738, 346, 0.72, -8, (0, 1)))], depth=0.44, haze=0.0, role="prop", count=6)
    s.sheet("upper gum", "M-20,-20 H820 V400 A80,36 0 0 0 676,370 A70,34 0 0 0 544,348 A70,34 0 0 0 404,340 A70,34 0 0 0 264,348 A70,34 0 0 0 128,370 A80,36 0 0 0 -20,400Z", "#e88f9b", depth=0.5, haze=0.0)
    s.sheet("upper lip", "M-20,-20 H820 V330 C700,220 560,172 470,190 C430,200 410,214 400,214 C390,214 370,200 330,190 C240,172 100,220 -20,330Z", p.accent, depth=0.6, haze=0.0)
    s.sheet("upper lip back", "M-20,-20 H820 V200 C700,110 560,76 470,100 C430,110 410,126 400,126 C390,126 370,110 330,100 C240,76 100,110 -20,200Z", "#f7c9c6", depth=0.66, haze=0.0)
    s.sheet("nose", lambda pen: (pen.path("M250,-20 C250,40 300,62 340,50 C360,74 440,74 460,50 C500,62 550,40 550,-20Z", "#f3b4b4"), pen.path("M300,26 q24,-18 44,6 q-20,14 -44,-6Z M500,26 q-24,-18 -44,6 q20,14 44,-6Z", "#a3495c")), depth=0.72, haze=0.0)
    s.sheet("front teeth", lambda pen: [tooth(pen, p, x, y, k, white, lit=glow) for x, y, k, glow in ((60, 1046, 0.98, (0, 1)), (212, 1066, 1.04, (1, 1)), (748, 1046, 0.98, (1, 0)))], depth=0.56, haze=0.0, role="prop", count=3)
    s.sheet("gap", "M318,1050 c20,-46 190,-46 240,0 l-10,60 h-210Z", "#5f2036", depth=0.57, haze=0.0)
    loose = s.sheet("leaning tooth house", lambda pen: tooth(pen, p, 418, 1020, 1.5, white, turn=15, roots=True), depth=0.72, haze=0.0, role="subject")
    s.sheet("lower gum", "M-20,1220 V1030 A80,52 0 0 1 136,1044 A78,48 0 0 1 290,1052 C300,1070 320,1088 352,1092 H520 C560,1088 580,1076 600,1060 A84,50 0 0 1 820,1026 V1220Z", "#e88f9b", depth=0.76, haze=0.0)
    s.sheet("lower lip", "M-20,1220 V1110 C180,1150 620,1150 820,1110 V1220Z", p.accent, depth=0.84, haze=0.0)
    s.sheet("door", lambda pen: (pen.path("M700,1148 V800 H800 V1150Z", darken(p.accent2, 0.35)), pen.path("M690,1146 V806 L782,790 V1160Z", p.accent2),
            pen.rect(710, 836, 52, 110, darken(p.accent2, 0.14)), pen.rect(710, 990, 52, 110, darken(p.accent2, 0.14)), pen.circle(702, 966, 13, "#efb63f")), depth=0.88, haze=0.0, role="accent")
    s.sheet("thread", lambda pen: (pen.path("M348,846 Q450,920 590,898", "#b01f3c", stroke=5), pen.path("M588,898 Q650,916 702,962 Q690,1030 668,1062 L560,1070", "#b01f3c", stroke=4), pen.path("M580,886 l22,26 M602,886 l-20,26", "#b01f3c", stroke=5)), depth=0.9, haze=0.0)
    for i, (x, y, c) in enumerate(((540, 1136, "#63b7a0"), (592, 1136, "#f2c14e"), (636, 1138, "#5b86b5"))):
        s.figure(at=(x, y), age="child" if i != 1 else "adult", pose="pull", view="right", height=118 + 26 * (i == 1), flip=False, lift=16, prop=None, clothes=dict(top="jumper", colour=c), label="neighbour", seed=40 + i)
    man = s.figure(at=(150, 1158), age="adult", pose="stand", view="back_right", height=270, role="witness", clothes=dict(top="long_coat", colour="#bfe3d6"), hair="bald", look="up", lift=24, label="dentist")
    s.put("suitcase", at=(252, 1164), scale=0.34, colour="#4b2430", lift=18)
    s.relate(loose, "is pulled by strings of", "neighbours")
    s.describe("In a huge open mouth the teeth are houses. They have doors, lit "
               "windows and red chimneys. The biggest leans, roots showing; a red "
               "thread ties it to a green door, and three small people pull. Someone "
               "in a pale green coat has a bag. Everything is pink.")  # fmt: skip
    s.moods("nervous", "proud", "funny", "uneasy")
    s.themes("growing up", "home", "loss", "courage")
    s.says("hold still", "demolition", "it won't hurt a bit", "gap in the market", "wobbly", "the whole street is watching", "by a thread", "eviction", "biting remark",
           "what will the fairy pay", "neighbourhood help", "milk", "one, two, three", "a crooked house", "brave face", "extraction", "something new will grow there")
    s.about(place="a street in a mouth", time="morning", weather="indoors", light="a lamp in the throat", view="eye level", composition="low")
