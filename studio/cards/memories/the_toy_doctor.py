"""The Toy Doctor: a doctor drawn by a child makes his round; a rocking horse lies in bed on a drip of paint."""

from __future__ import annotations

from reverie_studio.colour import darken, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

SHAPE = "M560,470 C540,440 548,388 590,366 C640,338 716,356 730,412 C744,452 728,488 704,500 L716,560 L792,604 L786,646 L718,624 L748,850 L706,858 L704,948 L726,972 L716,992 L664,990 L654,880 L622,882 L606,990 L554,992 L546,970 L576,946 L580,858 L540,850 L566,640 L470,690 L430,676 L424,640 L458,628 L574,566 L590,502Z"
INK, RED, BLUE, IRON = "#3a4a78", "#d4573c", "#5d93ad", "#f7f1e0"


def ward(pen):
    """Wall with a tall window at the right."""
    with pen.cut(2):
        pen.path("M-20,-20 H820 V900 H-20Z", "#f3cf7e")
        pen.erase("M470,110 H730 V470 H470Z")
    pen.path("M-20,600 H820 V900 H-20Z", "#9cc3cf")
    pen.path("M-20,590 H820 V606 H-20Z", "#fffaf0")
    with pen.cut(1):
        pen.path("M448,88 H752 V500 H448Z", "#fffaf0")
        for x in (470, 606):
            for y in (110, 296):
                pen.erase(f"M{x},{y} h124 v174 h-124Z")
    pen.path("M430,494 H770 V516 H430Z", "#fffaf0")


def bed(pen):
    """The iron bed: head rail, mattress, pillow."""
    pen.path("M22,1000 V540 q0,-40 40,-40 h14 V1000Z", IRON)
    pen.path("M50,830 H560 V910 H50Z", "#fffdf4")
    pen.path("M62,836 C40,720 60,600 110,580 C190,560 250,640 262,840Z", "#ffffff")
    with pen.flat():
        pen.path("M92,800 q-14,-120 34,-180", "#d9e3e2", stroke=4)


def horse(pen):
    """Sits up against the pillow; wooden, dappled, its rockers out at the foot of the bed."""
    wood, mane = "#eadfc8", "#6b4a34"
    pen.path("M392,884 C470,850 560,770 590,640 C596,624 612,630 610,646 C596,780 520,880 420,930Z", RED)
    pen.path("M420,840 L500,690 L534,704 L470,860Z", darken(wood, 0.12))
    pen.path("M494,692 l10,-30 36,16 -8,30Z", mane)
    with pen.cut(1):
        pen.path("M176,520 q-66,0 -62,62 q-42,24 -24,70 q-38,36 -6,80 q-24,50 22,78 q10,40 60,40 L220,620Z", mane)
    pen.path("M120,880 C112,760 130,640 186,560 C210,524 262,520 298,556 L404,640 C428,662 424,700 396,710 C372,718 348,712 326,700 L282,680 C276,740 300,800 330,880Z", wood)
    pen.path("M204,548 L196,462 L246,532Z", wood)
    pen.path("M214,528 L210,490 L232,522Z", "#e3a98c")
    pen.path("M184,566 q-6,-52 34,-60 q36,-4 40,34 q-26,-16 -40,10 q-14,4 -34,16Z", mane)
    with pen.flat():
        for x, y, r in ((170, 760, 17), (208, 700, 13), (230, 780, 20), (180, 832, 15), (258, 838, 14), (196, 640, 11)):
            pen.circle(x, y, r, "#cdbfa4")
        pen.path("M262,594 q18,14 38,2", "#33241c", stroke=6)
        pen.path("M250,572 q22,-16 46,-2", "#6b4a34", stroke=5)
        pen.circle(396, 664, 7, "#6b4a34")
        pen.path("M346,700 q24,-10 46,-2", "#8a4a38", stroke=5)
        pen.circle(306, 636, 21, "#e58a72")
    pen.path("M336,588 L314,694 L328,700 L352,602Z M186,590 L340,640 L336,654 L184,606Z", RED)
    pen.circle(330, 644, 10, "#d9a441")
    pen.path("M170,530 C210,500 262,512 288,548 l-12,26 C250,540 206,536 176,560Z", "#fffdf6")  # bandage
    pen.path("M376,690 L452,640", "#fdfdf6", stroke=13)
    pen.path("M384,686 L424,660", RED, stroke=5)
    pen.path("M246,800 C300,770 360,780 420,760 L430,800 C370,820 320,830 268,850Z", wood)
    pen.path("M330,776 L424,756 L434,802 L342,820Z", "#fffdf6")  # plaster
    pen.path("M420,752 l36,-8 8,52 -32,10Z", mane)


def blanket(pen):
    pen.path("M110,860 C200,826 330,842 400,826 C470,812 530,830 566,850 V966 C480,978 240,978 96,962 Q90,900 110,860Z", BLUE)
    for i, (x, y) in enumerate(((126, 880), (214, 866), (302, 868), (390, 862), (478, 858), (170, 922), (258, 924), (346, 920), (434, 916), (514, 908))):
        pen.path(f"M{x},{y} h52 v42 h-52Z", ("#f2dfae", RED, "#8fb36a", "#d9a441")[i % 4])
    pen.path("M30,944 H590 V966 H30Z", IRON)
    pen.path("M556,1020 V760 q0,-24 24,-24 t24,24 V1020 h-20 V780 q0,-10 -4,-10 t-4,10 V1020Z", IRON)
    pen.path("M30,960 h24 v64 h-24Z", IRON)
    pen.circle(42, 1032, 13, "#8a6a4a")
    pen.circle(582, 1030, 13, "#8a6a4a")


def drip(pen):
    """A stand with an upturned paint pot."""
    pen.path("M96,860 V150", "#b47b45", stroke=10)
    pen.path("M96,156 H190", "#b47b45", stroke=9)
    pen.path("M158,160 v22 h-10 L132,290 H236 L220,182 h-10 v-22Z", "#c9c2b2")
    pen.path("M140,226 h88 l8,64 h-104Z", RED)
    pen.path("M174,290 h20 v26 h-20Z", "#8a6a4a")
    pen.path(cuts.drop(228, 288, 8), RED)


def tube(pen):
    pen.path("M184,314 C184,420 60,420 40,540 C24,660 90,700 176,716", RED, stroke=8)
    pen.path("M150,690 l44,14 -10,34 -42,-14Z", "#fffdf6")


def doctor(pen):
    """Torn out of an exercise book, in wax crayon."""
    with pen.cut(1.8):
        pen.path(SHAPE, "#fffdf6")
    with pen.clip(SHAPE), pen.flat():
        for i in range(14):
            pen.path(f"M400,{376 + i * 46} H820", "#a9cbdc", stroke=2.4)
        pen.path("M592,340 V1000", "#e9a89a", stroke=2.4)
    with pen.flat():
        pen.path("M580,440 C576,384 706,376 708,440 C710,500 584,504 580,440Z", "#f2b98e")
        pen.path("M580,440 C574,384 706,376 708,440 C712,502 584,504 580,440 C578,420 590,400 600,396", INK, stroke=6)
        for x in range(586, 704, 13):
            pen.path(f"M{x},{404 - (14 - abs(x - 645) / 6)} l{(x % 3) * 5 - 5},-26", "#8a5a34", stroke=6)
        for x in (622, 668):
            pen.circle(x, 430, 15, "#ffffff")
            pen.circle(x, 430, 15, INK, stroke=5)
            pen.circle(x + 1, 432, 5, INK)
        pen.path("M637,430 h16", INK, stroke=5)
        pen.path("M612,464 C630,488 662,488 680,462", RED, stroke=6)
        pen.path("M648,496 V532", INK, stroke=7)
        pen.path("M600,540 L700,536 L728,838 L560,842Z", "#ffffff")
        pen.path("M600,540 L700,536 L728,838 L560,842 L602,536", INK, stroke=6)
        for i in range(7):
            pen.path(f"M{590 - i * 3},{620 + i * 30} q30,-12 52,2 t{48 + i * 5},-4", "#b9cfe0", stroke=5)
        pen.path(cuts.heart(648, 634, 40), RED)
        pen.path("M600,560 L448,646 M448,646 l-22,-10 M448,646 l-24,10 M448,646 l-8,22 M700,560 L780,620 M780,620 l8,-20 M780,620 l16,6 M780,620 l-4,20", INK, stroke=7)
        pen.path("M612,842 L600,972 h-40 M680,842 L690,970 h36", INK, stroke=7)
        pen.path("M610,520 C590,580 540,590 508,640 C490,672 470,690 452,706 M686,518 C700,560 640,580 610,584", "#7d9a4f", stroke=6)
        pen.circle(448, 714, 16, "#7d9a4f")


def mother(pen):
    """A rag doll with an empty sleeve and the arm in a bag."""
    x, y = 668, 1186
    for dx in (-26, 22):
        pen.path(f"M{x + dx - 12},{y - 70} h24 v54 h-24Z", "#f2dfae")
        pen.path(f"M{x + dx - 16},{y - 22} h32 q12,2 10,20 h-46Z", "#4a3326")
    pen.path(f"M{x - 50},{y - 176} q-30,16 -38,58 l22,8 24,-40Z", "#b8503a")  # the empty sleeve
    pen.path(f"M{x - 44},{y - 190} h88 C{x + 60},{y - 130} {x + 84},{y - 90} {x + 92},{y - 54} q-92,26 -184,0 C{x - 84},{y - 90} {x - 60},{y - 130} {x - 44},{y - 190}Z", RED)
    pen.path(f"M{x - 24},{y - 190} h48 l18,130 q-42,14 -84,0Z", "#fffaf0")
    with pen.flat():
        for dx, dy in ((-20, -90), (0, -112), (18, -88), (0, -70)):
            pen.circle(x + dx, y + dy, 5, BLUE)
    pen.path(f"M{x - 74},{y - 268} C{x - 74},{y - 356} {x + 74},{y - 356} {x + 74},{y - 268} L{x + 84},{y - 196} q-22,16 -40,-6 H{x - 44} q-18,22 -40,6Z", "#6b4028")
    pen.path(f"M{x - 58},{y - 262} C{x - 58},{y - 324} {x + 58},{y - 324} {x + 58},{y - 262} C{x + 58},{y - 206} {x + 26},{y - 190} {x},{y - 190} C{x - 26},{y - 190} {x - 58},{y - 206} {x - 58},{y - 262}Z", "#f7d9b4")
    pen.path(f"M{x - 60},{y - 262} C{x - 56},{y - 334} {x + 56},{y - 334} {x + 60},{y - 262} C{x + 30},{y - 300} {x - 20},{y - 306} {x - 60},{y - 262}Z", "#6b4028")
    with pen.flat():
        for dx in (-22, 22):
            pen.circle(x + dx, y - 250, 8, "#3a2a22")
            pen.circle(x + dx * 1.7, y - 228, 11, "#e58a72")
            pen.path(f"M{x + dx - 12},{y - 270} q12,-{10 if dx < 0 else 6} 24,2", "#6b4028", stroke=3.4)
        pen.path(f"M{x - 12},{y - 214} q12,-10 24,0", "#a8402f", stroke=4)
    pen.path(f"M{x + 40},{y - 176} C{x + 80},{y - 160} {x + 96},{y - 120} {x + 78},{y - 92} l-18,-10 C{x + 64},{y - 124} {x + 54},{y - 138} {x + 34},{y - 146}Z", "#f7d9b4")
    pen.path(f"M{x + 52},{y - 118} q2,-44 14,-52 M{x + 66},{y - 170} q-16,-8 -10,-20 q10,-14 24,0 q6,14 -4,22 l-2,54 h-22 l2,-50Z", "#f7d9b4")
    pen.path(f"M{x + 34},{y - 114} l10,8 10,-8 10,8 10,-8 10,8 10,-8 v84 h-60Z", "#c79a5e")


@light_box(id="d3bu44", title="The Toy Doctor", seed=512, palette="kitchen morning", light=(0.5, -0.85))
def paint(s: LightBox) -> None:
    """Visiting hours."""
    s.back("#ffffff", "#bcdde4", at=(600, 260), radius=520)
    s.ridge(400, 20, 220, "#a9c48a", depth=0.1, name="garden", haze=0.0)
    s.sheet("ward", ward, depth=0.3, haze=0.0)
    s.sheet("curtains", lambda pen: [pen.path(d, mix(RED, "#fff0d0", 0.45)) for d in ("M440,70 H520 C516,220 490,380 438,480Z", "M760,70 H690 C694,220 716,380 764,480Z")], depth=0.38, haze=0.0)
    s.sheet("curtain rail", lambda pen: (pen.line(420, 70, 790, 70, "#b47b45", 9), pen.circle(420, 70, 10, "#b47b45"), pen.circle(786, 70, 10, "#b47b45")), depth=0.4, haze=0.0)

    def chart(pen):
        pen.path("M270,150 h130 v180 h-130Z", "#fffaf0")
        with pen.flat():
            pen.path("M290,296 l18,-40 20,26 20,-76 20,56 18,-80", RED, stroke=6)
            pen.path("M286,174 V312 H388", "#4a3326", stroke=3)

    s.sheet("fever chart", chart, depth=0.38, haze=0.0)
    s.sheet("floor", "M-20,880 H820 V1220 H-20Z", "#d9a25c", depth=0.42, haze=0.0)
    s.sheet("boards", lambda pen: [pen.path(f"M-20,{y} H820", "#c08a48", stroke=3) for y in (930, 990, 1060, 1140)], depth=0.425, haze=0.0, shadow=(0, 0, 0, 0.0))
    s.sheet("bed", bed, depth=0.5, haze=0.0)
    s.sheet("drip of paint", drip, depth=0.46, haze=0.0, role="prop", behind="bed")
    s.sheet("rocking horse in bed", horse, depth=0.58, haze=0.0, role="subject")
    s.sheet("tube", tube, depth=0.64, haze=0.0)
    s.sheet("blanket", blanket, depth=0.68, haze=0.0)
    s.sheet("drawing of a doctor", doctor, depth=0.78, haze=0.0, role="prop")
    s.sheet("bench", lambda pen: (pen.path("M-20,1120 H470 V1142 H-20Z", "#9c6a3a"), [pen.rect(x, 1140, 18, 70, "#855a30") for x in (40, 250, 430)]), depth=0.8, haze=0.0)
    s.put("teddy bear", at=(92, 1130), scale=0.62, role="prop", lift=None, depth=0.86, haze=0.0)
    s.put("wind-up robot", at=(256, 1136), scale=0.56, turn=-5, heart=False, role="prop", lift=None, depth=0.86, haze=0.0)
    s.put("nesting doll", at=(390, 1130), scale=0.56, role="prop", lift=None, depth=0.86, haze=0.0)
    s.sheet("bandages", lambda pen: (pen.path("M40,1006 q52,-24 104,0 l-2,20 q-50,-24 -100,0Z", "#fffdf6"), pen.path("M358,1070 l66,-14 2,18 -66,14Z", "#fffdf6"), pen.path("M150,1190 L176,980 M160,988 l34,-6", "#855a30", stroke=9)), depth=0.9, haze=0.0)
    s.sheet("mother doll with her arm in a bag", mother, depth=0.92, haze=0.0, role="witness")
    s.relate("a child's drawing", "does the work of", "a doctor")
    s.describe("A rocking horse lies in a hospital bed with a thermometer. It has a "
               "bandage, a plaster leg and a red drip. The doctor is a cut-out "
               "child’s drawing. On a bench sit a bandaged bear, a robot and a "
               "nesting doll. A sad doll carries her own arm.")  # fmt: skip
    s.moods("caring", "fragile", "funny", "anxious")
    s.themes("illness", "toys", "drawing", "trust", "mending")
    s.says("it only hurts when I rock", "side effects", "next please", "a second opinion", "played to pieces", "wax crayon", "spare parts", "is he qualified", "get well soon", "off his feet", "bedside manner", "blood type red",
           "make-believe helps", "placebo", "how old is the doctor", "loved too hard", "waiting room", "he means well")
    s.about(place="a hospital ward for toys", time="morning", weather="sunny", light="daylight from a window", view="eye level", composition="left")
