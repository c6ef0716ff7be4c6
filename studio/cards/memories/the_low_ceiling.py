"""The Low Ceiling: cushions with medals hold a council of war in a blanket den, and giant toes come under the hem."""

from __future__ import annotations

from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box


def cushion(pen, x, y, w, tone, kind, turn=0.0):
    """A fat square cushion on its corner tassels, with the face of a general."""
    h = w * 0.92
    with pen.at(x, y, turn=turn):
        for sx in (-1, 1):
            for yy in (-h + 6, -6):
                pen.path(f"M{sx * w * 0.48},{yy} l{sx * 22},-8 l{sx * 2},18Z", "#f2c14e")
        pen.path(f"M{-w / 2},{-h} C{-w * 0.2},{-h * 0.9} {w * 0.2},{-h * 0.9} {w / 2},{-h} C{w * 0.43},{-h * 0.66} {w * 0.43},{-h * 0.34} {w / 2},0 C{w * 0.2},{-h * 0.06} {-w * 0.2},{-h * 0.06} {-w / 2},0 C{-w * 0.43},{-h * 0.34} {-w * 0.43},{-h * 0.66} {-w / 2},{-h}Z", tone)
        with pen.flat():
            for sx in (-1, 1):
                if kind == "patch" and sx > 0:
                    continue
                pen.circle(sx * w * 0.14, -h * 0.62, w * 0.035, "#2a0a14")
                pen.path(f"M{sx * w * 0.06},{-h * 0.73} l{sx * w * 0.17},{-h * 0.05}", "#2a0a14", stroke=w * 0.035)
        if kind == "patch":
            pen.path(f"M{w * 0.04},{-h * 0.7} h{w * 0.2} v{h * 0.1} q{-w * 0.1},{h * 0.1} {-w * 0.2},0Z", "#2a0a14")
            pen.path(f"M{-w * 0.4},{-h * 0.84} L{w * 0.42},{-h * 0.56}", "#2a0a14", stroke=4)
        if kind != "bare":
            pen.path(f"M0,{-h * 0.5} C{-w * 0.1},{-h * 0.56} {-w * 0.22},{-h * 0.5} {-w * 0.28},{-h * 0.56} C{-w * 0.26},{-h * 0.4} {-w * 0.1},{-h * 0.38} 0,{-h * 0.46} C{w * 0.1},{-h * 0.38} {w * 0.26},{-h * 0.4} {w * 0.28},{-h * 0.56} C{w * 0.22},{-h * 0.5} {w * 0.1},{-h * 0.56} 0,{-h * 0.5}Z", "#fff2d8" if kind == "white" else "#4d1220")
        else:
            with pen.flat():
                pen.path(f"M{-w * 0.08},{-h * 0.44} h{w * 0.16}", "#2a0a14", stroke=w * 0.03)
        for i in range(3 if kind != "bare" else 1):  # medals
            mx = -w * 0.26 + i * w * 0.15
            pen.path(f"M{mx - w * 0.045},{-h * 0.3} h{w * 0.09} v{h * 0.08} h{-w * 0.09}Z", ("#3f7f83", "#fff2d8", "#d8402f")[i])
            pen.path(cuts.star(mx, -h * 0.16, w * 0.065), "#f2c14e")
        if kind == "white":
            pen.path(f"M{-w * 0.44},{-h * 0.92} C{-w * 0.2},{-h * 1.34} {w * 0.2},{-h * 1.34} {w * 0.44},{-h * 0.92} C{w * 0.2},{-h * 1.0} {-w * 0.2},{-h * 1.0} {-w * 0.44},{-h * 0.92}Z", "#2a2c4a")
            pen.path(cuts.star(0, -h * 1.1, w * 0.08), "#f2c14e")


def soldiers(pen):
    """The army sleeps in rows under its own small blankets."""
    for r in range(3):
        for k in range(6):
            x, y = 236 + k * 58 + r * 10 - 8, 982 + r * 40
            if (r, k) in ((1, 5), (2, 0)):
                continue
            pen.circle(x - 15, y - 3, 7.5, "#f0bd95")
            pen.path(f"M{x - 22},{y - 6} q7,-11 15,-2Z", "#2a2c4a")
            pen.path(f"M{x - 9},{y - 9} h30 q5,0 5,9 q0,9 -5,9 h-30Z", "#3f7f83" if (r + k) % 2 else "#5a9a9c")
    pen.path("M520,1056 l24,-36 24,36Z", "#fff2d8")
    pen.path("M544,1020 v-26 l18,7 -18,7", "#d8402f", stroke=3.4)


def quilt(pen):
    """A map in patches: fields, a lake, a road."""
    d = "M96,950 C240,930 560,930 704,950 L772,1130 C560,1150 240,1150 28,1130Z"
    pen.path(d, "#e8a05a")
    with pen.clip(d):
        for i, (x, y, w, h, t) in enumerate(((60, 930, 150, 90, "#c9803e"), (330, 930, 130, 60, "#d88f4a"), (560, 940, 180, 80, "#b8703a"), (20, 1060, 190, 90, "#d88f4a"), (380, 1090, 150, 70, "#c9803e"), (640, 1060, 150, 90, "#8f9a4e"))):
            pen.path(f"M{x},{y} h{w} l{8 if i % 2 else -8},{h} h{-w}Z", t)
        pen.path("M96,1010 C130,990 190,996 196,1022 C190,1052 110,1056 92,1040Z", "#4f8f96")
    with pen.flat():
        for k in range(23):
            x = 110 + k * 26
            pen.line(x, 955 - 12 * (1 - ((x - 400) / 300) ** 2), x + 13, 955 - 12 * (1 - ((x - 400) / 300) ** 2), "#fff2d8", 3)
        for k in range(11):
            pen.line(640 - k * 10, 1110 - k * 9, 634 - k * 10, 1104 - k * 9, "#d8402f", 4.5)
        pen.path("M650,1104 l22,22 m0,-22 l-22,22", "#d8402f", stroke=5)


def toes(pen):
    """Somebody very big stands outside."""
    with pen.at(228, 300, scale=0.74):
        _toes(pen)


def _toes(pen):
    for x, y, rx, ry in ((708, 944, 62, 74), (622, 972, 37, 48), (556, 984, 32, 42), (498, 992, 28, 37), (448, 1000, 24, 31)):
        pen.path(f"M{x - rx},{y - 90} V{y} C{x - rx},{y + ry} {x + rx},{y + ry} {x + rx},{y} V{y - 90}Z", "#eeb48c")
        pen.path(f"M{x - rx * 0.5},{y + ry * 0.42} C{x - rx * 0.56},{y - ry * 0.1} {x + rx * 0.56},{y - ry * 0.1} {x + rx * 0.5},{y + ry * 0.42} C{x + rx * 0.3},{y + ry * 0.56} {x - rx * 0.3},{y + ry * 0.56} {x - rx * 0.5},{y + ry * 0.42}Z", "#fbdcc2")


def torch(pen):
    pen.path("M496,960 h44 l-8,-56 h-28Z", "#3f7f83")
    pen.path("M486,906 h64 l8,-28 h-80Z", "#2f6468")
    pen.lit("M480,878 h76 l-6,-11 h-64Z", "#fff0b0")


def dog(pen):
    """A cloth dog, patched, standing guard."""
    with pen.at(118, 1166, scale=1.06):
        pen.taper([(64, -70), (92, -96), (86, -126)], 14, 9, "#c9a06a")
        pen.path("M-60,-90 C-30,-106 40,-104 66,-84 C76,-60 70,-30 72,0 H44 L38,-40 H-26 L-30,0 H-58 C-60,-30 -66,-70 -60,-90Z", "#dcb47c")
        pen.path("M-96,-126 C-92,-168 -24,-172 -16,-132 C-10,-100 -34,-82 -58,-84 C-84,-84 -98,-104 -96,-126Z", "#dcb47c")
        pen.path("M-30,-156 C-6,-164 6,-124 -10,-98 C-26,-104 -36,-132 -30,-156Z M-84,-156 C-106,-156 -112,-122 -102,-102 C-90,-110 -84,-132 -84,-156Z", "#8c5a34")
        pen.path("M0,-92 h34 v30 h-34Z", "#3f7f83")
        with pen.flat():
            pen.circle(-72, -128, 5.5, "#2a0a14")
            pen.circle(-44, -128, 5.5, "#2a0a14")
            pen.oval(-60, -108, 9, 6.5, "#2a0a14")
            pen.path("M-60,-100 v8", "#2a0a14", stroke=3)
            for k in range(4):
                pen.line(2 + k * 9, -96, 2 + k * 9, -88, "#fff2d8", 2.4)
        pen.path("M-92,-150 L-58,-196 L-24,-152 C-44,-160 -70,-160 -92,-150Z", "#fff2d8")


@light_box(id="gld35s", title="The Low Ceiling", seed=44, palette="blanket red", light=(0.1, -0.9))
def paint(s: LightBox) -> None:
    """Lights out was an hour ago."""
    s.stage("blanket den", folds=5, centre=(400, 560), torch=False)
    s.figure(at=(404, 968), age="adult", pose="hands_on_hips", view="front", height=600, label="big shadow", hair="bun", clothes=dict(top="dress", colour="#c96a3c"), tint=("#c8683a", 1.0), depth=0.06, lift=4, behind="blanket 0", seed=5)
    s.lamp((400, 800), 420, "#ffcf7a", 0.2, behind="blanket 3")
    s.sheet("cushions behind", lambda pen: (cushion(pen, 238, 900, 158, "#c9503e", "bare", -6), cushion(pen, 580, 902, 158, "#5f8f86", "dark", 6)), role="subject", depth=0.56, haze=0.0, behind="blanket 4", count=2)
    s.sheet("den floor", "M-20,930 C200,900 600,900 820,934 V1220 H-20Z", "#6a1f28", depth=0.9, haze=0.0)
    s.sheet("big general", lambda pen: cushion(pen, 398, 900, 216, "#e0603c", "white"), role="subject", depth=0.91, haze=0.0)
    s.lamp((500, 860), 300, "#ffd98a", 0.2)
    s.sheet("map", lambda pen: quilt(pen), lift=6, haze=0.0)
    s.sheet("sleeping army", lambda pen: soldiers(pen), lift=4, haze=0.0, role="prop", count=16)
    s.sheet("torch", lambda pen: torch(pen), lift=20, haze=0.0)
    council = s.sheet("cushion generals", lambda pen: (cushion(pen, 118, 990, 186, "#b8372f", "patch", -8),), role="subject", lift=20, haze=0.0)
    s.sheet("toes under the hem", lambda pen: toes(pen), role="accent", lift=26, haze=0.0)
    s.sheet("hem", lambda pen: hem(pen), depth=0.97, haze=0.0)
    s.sheet("toy dog", lambda pen: dog(pen), role="witness", lift=26, haze=0.0)
    s.relate(council, "does the work of", "generals")
    s.describe("Four cushions with angry faces and medals sit in a den. The biggest "
               "wears a cocked hat and a white moustache. In front of them a tiny "
               "army sleeps in rows on a map. Five huge toes push in. Behind looms a "
               "shadow, hands on hips. The blankets are red.")  # fmt: skip
    s.moods("secretive", "besieged", "cosy", "comic")
    s.themes("war games", "hiding", "bedtime", "being small", "secrets")
    s.says("the enemy is calling us to bed", "top secret", "soft power", "five more minutes", "pillow fight", "headquarters", "they have found us", "armchair generals", "who goes there", "cease fire", "foot soldiers", "cold feet at the front",
           "the giants are awake", "surrender", "a bedtime story", "the war room", "no adults allowed", "stuffed shirts")
    s.about(place="a den of blankets", time="night", weather="indoors", light="a torch", view="eye level", composition="low")


def hem(pen):
    d = "M536,930 C620,900 720,860 820,820 V1000 C800,980 780,956 750,956 C718,960 704,990 688,996 C660,1000 650,1004 640,1008 C610,1010 600,1014 592,1016 C570,1020 560,1030 546,1030 C532,1010 526,960 536,930Z"
    with pen.cut(1.6):
        pen.path(d, "#7d1f2c")
        for x, y in ((592, 958), (656, 932), (720, 906), (778, 880)):
            pen.erase(f"M{x},{y - 14} l10,14 -10,14 -10,-14Z")
    with pen.flat():
        pen.path("M548,1016 C580,1004 620,994 650,990 C690,978 710,944 752,942 C780,944 796,964 814,978", "#f2c14e", stroke=4)
