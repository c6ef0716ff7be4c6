"""Tin Army: toy soldiers hand in their rifles to a one-eyed teddy and get flower pots."""

from __future__ import annotations

from reverie_studio.colour import mix
from reverie_studio.finishes.papercut_scene import LightBox, light_box

RIFLE = "M-2.2,34 V-6 L-1,-34 h2 L2.2,-6 V20 l4,14Z"


def rifle(pen, x, y, k, turn):
    with pen.at(x, y, scale=k, turn=turn):
        pen.path(RIFLE, "#4a3024")
        pen.rect(-1.2, -36, 2.4, 34, "#9aa4a2")


def pot(pen, x, y, k, tone="#e2a03c"):
    with pen.at(x, y, scale=k):
        pen.path("M0,-22 q-2,-14 0,-30", "#6f8a4a", stroke=2.4)
        pen.path("M0,-30 c-10,-2 -12,-9 -12,-12 c8,0 12,5 12,12Z M0,-26 c8,-2 12,-7 12,-11 c-8,0 -12,4 -12,11Z", "#86a352")
        for dx, dy in ((0, -62), (8, -55), (5, -46), (-5, -46), (-8, -55)):
            pen.circle(dx, dy, 6, tone)
        pen.circle(0, -53, 4.4, "#fff2c4")
        pen.path("M-13,-24 h26 v6 h-3 l-3,18 h-14 l-3,-18 h-3Z", "#c2603a")


def soldier(pen, x, y, h, red, holds, flip=False, shade=0.0):
    """A tin soldier 100 units tall on his plate."""
    def tone(c):
        return mix(c, "#2f211b", shade)

    with pen.at(x, y, scale=h / 100, flip=flip):
        pen.path("M-22,-1 a22,5 0 0 1 44,0 v3 a22,5 0 0 1 -44,0Z", tone("#5f7a52"))
        pen.path("M-9,-36 h17 l1,34 h-8 l-1.5,-26 -2,26 h-8Z", tone("#34415e"))
        pen.path("M-12,-66 q12,-5 24,0 l-1,33 h-22Z", tone(red))
        with pen.flat():
            pen.path("M-10,-64 L9,-36 M10,-64 L-9,-36", tone("#f6e6c4"), stroke=2.6)
            pen.rect(-11, -38, 22, 3.4, tone("#f6e6c4"))
        if holds == "rifle":
            with pen.at(9, -58):
                rifle(pen, 3, -4, 0.82, 4)
            pen.path("M8,-64 q8,2 6,14 l-2,10 -5,-1 1,-12Z", tone(red))
            pen.circle(9.6, -40, 3.4, tone("#e8b890"))
        elif holds == "give":
            rifle(pen, 40, -68, 0.8, -86)
            pen.path("M6,-66 q10,-3 22,-4 l1,7 q-12,3 -22,6Z", tone(red))
            pen.circle(29, -67, 3.6, tone("#e8b890"))
        elif holds == "pot":
            pen.path("M6,-65 q12,4 16,16 l-6,3 -12,-10Z", tone(red))
            pot(pen, 21, -34, 0.62)
            pen.circle(18, -45, 3.6, tone("#e8b890"))
        pen.path("M-8,-65 q-9,2 -8,14 l1,13 5,0 1,-14Z", tone(red))
        pen.circle(-12.4, -37, 3.4, tone("#e8b890"))
        pen.circle(0, -74, 9, tone("#efc49c"))
        pen.path("M-9.6,-77 L-8.4,-99 h17 L9.6,-77 q-9.6,4.6 -19.2,0Z", tone("#26211f"))
        pen.path("M-3,-88 h6 v6 h-6Z", tone("#e9bf72"))
        with pen.flat():
            pen.circle(3, -73, 1.2, "#1d1410")
            pen.circle(7.4, -73, 1.1, "#1d1410")
            pen.circle(1.6, -69.4, 1.9, tone("#d8694a"))
        pen.path("M-2,-99 q-3,-7 2,-11 q5,4 2,11Z", tone("#f6e6c4"))


def hatch(pen):
    """The wall of the counter with its lit opening."""
    with pen.cut(1.6):
        pen.path("M-20,120 H500 V1220 H-20Z", "#6b4a33")
        pen.erase("M56,640 V330 Q56,200 236,200 Q416,200 416,330 V640Z")
    pen.path("M30,176 q206,-64 412,0 l-16,40 q-190,-54 -380,0Z", "#8a5f3c")
    for i in range(7):
        pen.path(f"M{44 + i * 56},{232 - (0, 14, 22, 25, 22, 14, 0)[i]} h56 v40 a28,24 0 0 1 -56,0Z", "#b8503a" if i % 2 else "#f2dcae")


def shelves(pen):
    for y in (352, 500):
        pen.rect(56, y, 360, 12, "#a9773f")
    for i, x in enumerate((84, 110, 362, 390)):
        rifle(pen, x, 420 + (i % 2) * 6, 2.1, -4 + 5 * (i % 2))


@light_box(id="23vdgv", title="Tin Army", seed=765, palette="attic dust", light=(-0.6, -0.75))
def paint(s: LightBox) -> None:
    """One warm hatch under the roof."""
    s.back("#d8a45c", "#3a281f", at=(640, 300), radius=720)
    s.sheet("gable window", lambda pen: (pen.lit("M560,340 v-110 a60,60 0 0 1 120,0 v110Z", "#ffdf96"), pen.rect(614, 170, 10, 172, "#4b3426"), pen.rect(558, 250, 124, 10, "#4b3426")), depth=0.06)
    s.sheet("far wall", "M-20,420 H820 V1220 H-20Z", "#7a573b", depth=0.14, haze=0.0)
    for i, (x, tone) in enumerate(((820, "#6a4a34"), (700, "#5a3e2c"))):
        s.sheet("rafter", f"M{x - 520 - i * 40},-20 h70 L{x + 60},{620 + i * 120} v110Z", tone, depth=0.2 + 0.08 * i, haze=0.0)
    s.sheet("lit wall of the hatch", lambda pen: (pen.rect(40, 180, 400, 480, "#d99a4c"), pen.lit("M56,640 V330 Q56,200 236,200 Q416,200 416,330 V640Z", "#ffd98a", 0.5)), depth=0.24, haze=0.0)
    s.sheet("rack of rifles", shelves, depth=0.3, haze=0.0)
    s.put("teddy bear", at=(236, 716), scale=1.5, role="witness", lift=14, colour="#b07a45", lost_eye=True, label="one-eyed teddy bear")
    s.lamp((236, 330), 330, "#ffe0a0", 0.4)
    s.sheet("counter wall", lambda pen: hatch(pen), depth=0.46, haze=0.0)
    s.ridge(930, 0, 300, "#4f3828", depth=0.5, name="attic floor", haze=0.0)
    s.sheet("counter", lambda pen: (pen.rect(-20, 640, 560, 34, "#b9824a"), pen.rect(-20, 674, 530, 330, "#7d5635"),
            [(pen.rect(20 + 160 * i, 706, 136, 110, "#8f6540", radius=4), pen.circle(88 + 160 * i, 760, 9, "#e9bf72"), pen.rect(20 + 160 * i, 836, 136, 130, "#8f6540", radius=4), pen.circle(88 + 160 * i, 900, 9, "#e9bf72")) for i in range(3)]), depth=0.6, haze=0.0)
    s.sheet("flower pots", lambda pen: (pot(pen, 76, 644, 1.7, "#f0c25a"), pot(pen, 372, 644, 1.7, "#d86a5a")), role="accent", lift=10, count=2)
    s.sheet("surrendered rifles", lambda pen: (rifle(pen, 226, 632, 1.8, 84), rifle(pen, 250, 622, 1.8, 95)), role="prop", lift=8, count=2)
    s.sheet("far of the queue", lambda pen: [soldier(pen, x, y, h, "#a8402f", "rifle", True, sh) for x, y, h, sh in ((790, 900, 200, 0.5), (742, 940, 244, 0.34), (682, 990, 296, 0.18))], role="subject", depth=0.66, haze=0.0, count=3)
    army = s.sheet("line of toy soldiers", lambda pen: (pen.path("M466,900 h188 v26 h-26 v100 h26 v26 h-188 v-26 h26 v-100 h-26Z", "#c9985a"), pen.rect(494, 930, 132, 92, "#5f8783"), [pen.rect(494, 938 + 16 * i, 132, 4, "#4a6f6c") for i in range(5)], soldier(pen, 560, 902, 390, "#c24a34", "give", True)), role="subject", depth=0.74, haze=0.0)
    s.lamp((330, 640), 420, "#ffcf80", 0.3)
    s.ridge(1090, 6, 400, "#3a281e", depth=0.78, name="near boards", haze=0.0)
    s.sheet("soldier who leaves", lambda pen: soldier(pen, 236, 1172, 330, "#c24a34", "pot", True), role="subject", depth=0.86, haze=0.0)
    s.put("drum", at=(676, 1176), scale=0.86, lift=None, depth=0.9, colour="#5f8783")
    s.relate(army, "loses", "rifles")
    s.describe("Toy soldiers hand in their rifles to a teddy bear. The bear has one "
               "eye and sits in a lit hatch with a striped awning. Rifles hang behind"
               " it; flower pots stand on the counter. A soldier in red walks away "
               "with a flower. The attic is brown.")  # fmt: skip
    s.moods("hopeful", "absurd", "tender", "solemn")
    s.themes("peace", "toys", "exchange", "old wounds")
    s.says("peace talks", "ceasefire", "pawnshop", "fair exchange", "who disarmed whom", "veterans", "the last parade", "flower power", "lost property", "make gardens", "he lost an eye too",
           "queue", "bureaucracy", "demob day", "what will they do tomorrow", "no questions asked", "swords to ploughshares")
    s.about(place="an attic", time="evening", weather="indoors", light="a lit hatch", view="eye level", composition="left")
