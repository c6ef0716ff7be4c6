"""The Marching Band Left: instruments, hats and boots march on without players behind a small boy's drum."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.finishes.papercut_scene import LightBox, light_box

BRASS, GLOVE, BOOT = "#f0b23c", "#fff6e2", "#23123a"
DEEP = darken(BRASS, 0.3)


def boots(pen, tone=BOOT, k=1.0, lift=30):
    """One boot down, one boot up."""
    d = "M-16,-96 q18,-8 36,0 l2,58 q36,6 42,38 h-80Z"
    with pen.at(-34 * k, 0, scale=k):
        pen.path(d, tone)
        pen.path("M-17,-84 h38 v10 h-38Z", BRASS)
    with pen.at(52 * k, -lift * k, scale=k, turn=-16):
        pen.path(d, lighten(tone, 0.08))
        pen.path("M-17,-84 h38 v10 h-38Z", BRASS)


def shako(pen, x, y, plume, turn=0):
    """A band cap with nobody under it."""
    with pen.at(x, y, turn=turn):
        pen.path("M-2,-72 C-34,-112 -8,-160 30,-166 C22,-146 40,-132 22,-108 C18,-94 12,-82 8,-72Z", plume)
        pen.path("M-36,-2 L-42,-72 Q0,-86 42,-72 L36,-2Z", "#c4305e")
        pen.path("M-37,-14 L-36,2 H40 L37,-14Z", BRASS)
        pen.circle(2, -44, 14, BRASS)
        pen.path("M-24,2 h66 q22,4 22,18 q-40,-8 -88,-6Z", BOOT)
        pen.path("M-30,4 q-6,56 24,66 q34,-6 30,-58", BRASS, stroke=4)


def glove(pen, x, y, turn=0):
    with pen.at(x, y, turn=turn):
        pen.path("M-18,14 C-26,-10 -10,-26 6,-22 C24,-20 28,0 18,14Z", GLOVE)
        pen.path("M-20,12 h40 l4,20 h-48Z", mix(GLOVE, "#8a2f78", 0.2))


def tuba(pen):
    pen.path("M-100,-196 C-118,-330 -112,-480 0,-500", DEEP, stroke=30)
    pen.circle(0, -196, 100, BRASS, stroke=34)
    pen.circle(0, -196, 62, DEEP, stroke=20)
    pen.path("M-20,-520 C60,-512 100,-540 126,-620 C150,-560 150,-420 120,-368 C100,-440 50,-478 -20,-482Z", BRASS)
    pen.oval(122, -494, 34, 126, lighten(BRASS, 0.25))
    pen.oval(126, -494, 24, 104, darken(BRASS, 0.45))
    for x in (-20, 6, 32):
        pen.path(f"M{x - 8},-250 h16 v70 h-16Z", lighten(BRASS, 0.3))
    glove(pen, 66, -190, -60)
    glove(pen, -66, -156, 30)


def bass_drum(pen):
    pen.path("M-40,-330 h66 v210 h-66Z", "#c4305e")
    pen.oval(-40, -225, 64, 112, darken("#c4305e", 0.3))
    pen.oval(30, -225, 66, 114, BRASS)
    pen.oval(32, -225, 56, 102, "#fff0d2")
    pen.path("M32,-290 l16,40 42,4 -32,28 10,42 -36,-22 -36,22 10,-42 -32,-28 42,-4Z", "#27a0a0")
    pen.line(130, -330, 78, -250, "#8a5a34", 8)
    pen.circle(76, -246, 19, "#fff6e2")
    glove(pen, 134, -326, 50)


def trumpet(pen):
    pen.path("M-20,-286 L90,-302 M0,-260 q-26,0 -22,22 q4,16 30,12 L60,-234 q20,-8 14,-26", BRASS, stroke=12)
    pen.path("M84,-314 C130,-316 150,-340 166,-366 C184,-330 186,-290 170,-250 C150,-276 130,-290 86,-292Z", BRASS)
    pen.oval(170, -308, 16, 58, darken(BRASS, 0.45))
    for x in (14, 34, 54):
        pen.path(f"M{x - 6},-326 h12 v66 h-12Z", lighten(BRASS, 0.3))
    glove(pen, 34, -238, -10)


def small_drum(pen):
    """The leader: a toy drum, a folded paper hat and two sandals."""
    for x, y, t in ((-24, 0, 0), (40, -22, -18)):
        with pen.at(x, y, turn=t):
            pen.path("M-13,-74 h26 v54 h-26Z", "#fff0d2")
            pen.path("M-13,-56 h26 v10 h-26Z M-13,-40 h26 v10 h-26Z", "#c4305e")
            pen.path("M-16,-24 h30 q26,4 30,24 h-60Z", "#8a5a34")
    pen.path("M-62,-214 C-40,-300 20,-310 56,-220", "#fff0d2", stroke=9)
    pen.path("M-72,-206 V-128 Q0,-96 72,-128 V-206Z", "#27a0a0")
    pen.path("M-72,-190 l24,66 24,-58 24,70 24,-70 24,58 24,-66", "#fff0d2", stroke=6)
    pen.path("M-76,-144 Q0,-112 76,-144 V-126 Q0,-92 -76,-126Z", "#c4305e")
    pen.oval(0, -208, 78, 28, "#c4305e")
    pen.oval(0, -211, 66, 21, "#fff8e6")
    pen.line(-88, -290, -18, -216, "#ffe0a0", 9)
    pen.line(104, -284, 24, -214, "#ffe0a0", 9)
    pen.circle(-18, -216, 10, "#ffe0a0")
    pen.circle(24, -214, 10, "#ffe0a0")
    pen.path("M-62,-318 L0,-404 L62,-318 Q0,-298 -62,-318Z", "#fff0d2")
    pen.path("M-74,-320 Q0,-296 74,-320 L64,-346 Q0,-320 -64,-346Z", "#f3d9b4")


@light_box(id="aww2iy", title="The Marching Band Left", seed=34, palette="carnival paper", light=(0.5, -0.8))
def paint(s: LightBox) -> None:
    """After the last house the music went on."""
    p = s.palette
    s.stage("lantern street", floor=700, rows=2, booths=False)
    s.lamp((640, 660), 380, "#ffd98a", 0.55)
    s.sheet("far street", "M-20,712 Q400,672 820,700 V1220 H-20Z", "#8a3f78", depth=0.36, haze=0.0)
    s.sheet("long light", "M820,690 L560,716 L-20,1010 V1220 H300 L820,760Z", "#b25a86", depth=0.38, haze=0.0, shadow=(0, 0, 0, 0.0))
    band = []
    row = (("trumpet", trumpet, 504, 874, 0.86, "#27a0a0", 0.5), ("bass drum", bass_drum, 344, 962, 0.94, "#fff0d2", 0.6), ("tuba", tuba, 164, 1098, 1.24, "#27a0a0", 0.74))

    def lead(pen):
        with pen.at(712, 786, scale=0.56):
            small_drum(pen)

    def shade(x, y, k):
        s.sheet("shadow", f"M{x - 70 * k:.0f},{y:.0f} q{-60 * k:.0f},{18 * k:.0f} {-190 * k:.0f},{50 * k:.0f} q{160 * k:.0f},{10 * k:.0f} {330 * k:.0f},{-46 * k:.0f}Z", "#2a1040", lift=1, alpha=0.45, shadow=(0, 0, 0, 0.0))

    shade(712, 786, 0.56)
    s.sheet("small boy's drum", lead, depth=0.42, haze=0.0, role="accent")
    for name, draw, x, y, k, plume, depth in row:
        shade(x, y, k)

        def member(pen, draw=draw, x=x, y=y, k=k, plume=plume):
            with pen.at(x, y, scale=k):
                boots(pen)
                shako(pen, 4, -344 if draw is not tuba else -330, plume, -4)
                draw(pen)

        band.append(s.sheet(name, member, depth=depth, haze=0.0, role="subject"))
    tones = (p.accent, "#27a0a0", p.light, "#e2577a", "#fff0d2")

    def heap(pen):
        rng = s.rng
        pen.path("M380,1160 q60,-52 130,-6 q30,-6 50,10Z", "#6a2f6e")
        for i in range(46):
            with pen.at(470 + float(rng.normal(0, 40)), 1160 - abs(float(rng.normal(0, 16))), scale=float(rng.uniform(1.0, 1.7)), turn=float(rng.uniform(0, 180))):
                pen.rect(-5, -8, 10, 16, tones[i % 5])
        for i in range(96):
            t = float(rng.random()) ** 1.2
            x, y = 470 + 70 * t + float(rng.normal(0, 30 + 110 * t)), 1150 - 1060 * t
            if 400 - 60 * t < x < 800:  # keeps off the instruments
                with pen.flat(), pen.at(x, y, scale=float(rng.uniform(0.8, 1.5)) * (1 - 0.3 * t), turn=float(rng.uniform(0, 180))):
                    if i % 3:
                        pen.rect(-4, -7, 8, 14, tones[i % 5])
                    else:
                        pen.circle(0, 0, 6, tones[i % 5])

    s.sheet("confetti that rises", heap, depth=0.84, haze=0.0, role="prop")
    s.figure(at=(650, 1150), age="old", pose="sweep", view="front_left", height=310, role="witness", lift=None, depth=0.9, haze=0.0,
                   clothes=dict(top="dungarees", colour="#2fb0a8", hat="cap", hat_colour="#f4b63a", bottom_colour="#2fb0a8"), expression="astonished", look="up", label="street sweeper")
    s.sheet("streamers", lambda pen: [pen.path(f"M{x},{y} q{a},-30 0,-60 t0,-60 t0,-60", t, stroke=7) for x, y, a, t in ((450, 1130, 40, "#e2577a"), (520, 1140, -40, "#f4b63a"))], depth=0.92, haze=0.0)
    s.relate(band[-1], "follows", "a small drum")
    s.describe("A brass band without players marches up a street. Only tuba, drum, "
               "trumpet, plumed caps, gloves and boots are there. Far ahead goes a "
               "toy drum with paper hat and sandals. In front a man sweeps, and his "
               "confetti rises into the air. The evening is purple, with lanterns.")  # fmt: skip
    s.moods("triumphant", "ghostly", "festive", "abandoned")
    s.themes("music", "absence", "after the feast", "leaders and followers", "invisibility")
    s.says("encore", "after the party", "self-employed", "who pays the piper", "the invisible men", "phantom", "march past", "wind section", "somebody has to clean up", "follow the leader", "rewind", "parade",
           "did they ever exist", "the beat goes on", "big noise about nothing", "echo", "they are playing our song", "out of breath")
    s.about(place="a street hung with lanterns", time="dusk", weather="clear", light="lanterns", view="eye level", composition="diagonal")
