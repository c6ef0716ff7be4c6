"""Grandmother's Apron: under the apron there is a theatre, and the pots are the audience."""

from __future__ import annotations

from reverie_studio.colour import darken, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box


def half(pen, side, tone, trim):
    """One half of the apron, drawn aside like a curtain and tied."""
    with pen.at(400, 0, flip=side > 0):
        with pen.cut(2):
            pen.path("M6,196 C-40,380 -70,520 -236,640 C-262,700 -250,800 -262,1000 H-392 C-404,760 -400,420 -300,196Z", tone)
        with pen.clip("M6,196 C-40,380 -70,520 -236,640 C-262,700 -250,800 -262,1000 H-392 C-404,760 -400,420 -300,196Z"), pen.flat():
            for y in range(250, 960, 62):
                for x in range(-380, 0, 62):
                    pen.circle(x + 31 * (y // 62 % 2), y, 7, "#fffaf0")
        for d in ("M-60,230 C-90,420 -150,540 -268,640", "M-150,220 C-170,400 -220,540 -290,640", "M-280,660 C-290,780 -290,880 -300,990", "M-330,660 C-344,780 -344,880 -350,990"):
            pen.path(d, darken(tone, 0.16), stroke=5)
        pen.path("M6,196 C-40,380 -70,520 -236,640 l-8,22 C-60,540 -20,390 18,200Z", trim)
        pen.path("M-216,622 Q-300,680 -404,640 l-2,36 Q-300,716 -206,654Z", trim)
        pen.path("M-262,1000 a16,16 0 0 1 -32,0 a16,16 0 0 1 -32,0 a16,16 0 0 1 -32,0 a18,18 0 0 1 -34,0 l4,-40 h122Z", trim)


def pot(pen, x, y, k, tone, kind):
    """A listener from behind."""
    with pen.at(x, y, scale=k):
        if kind == "ladle":
            pen.path("M-6,-60 L-4,-250 q0,-24 22,-22 l-2,12 q-8,0 -8,12 L8,-60Z", tone)
            pen.path("M-44,-84 a46,46 0 1 0 92,0 q-46,-16 -92,0Z", mix(tone, "#ffffff", 0.15))
            return
        if kind == "kettle":
            pen.path("M-64,-120 Q0,-240 64,-120", darken(tone, 0.3), stroke=12)
            pen.path("M60,-70 L112,-128 l18,10 L78,-24Z", darken(tone, 0.12))
        else:
            pen.path("M-96,-96 h-26 q-10,26 0,40 h28 M96,-96 h26 q10,26 0,40 h-28", darken(tone, 0.25), stroke=11)
        pen.path("M-92,-124 H92 L82,0 Q0,14 -82,0Z", tone)
        pen.path("M-98,-124 Q0,-178 98,-124 Q0,-104 -98,-124Z", mix(tone, "#ffffff", 0.25))
        pen.circle(0, -158, 13, darken(tone, 0.3))


@light_box(id="gqym62", title="Grandmother's Apron", seed=10, palette="kitchen morning", light=(-0.3, -0.9))
def paint(s: LightBox) -> None:
    """The show is about to begin."""
    p = s.palette
    s.back("#fff6c8", "#e9b04e", at=(400, 700), radius=520)
    s.sheet("tiles", lambda pen: [pen.rect(x + 3, y + 3, 86, 86, mix("#f4d489", "#e6b865", ((x + y) // 92) % 2)) for x in range(-20, 820, 92) for y in range(0, 900, 92)], depth=0.05, haze=0.0)
    s.sheet("skirt", "M60,-20 C80,300 20,700 0,1010 H800 C780,700 720,300 740,-20Z", "#5d6f86", depth=0.2, haze=0.0)
    s.sheet("stage light", lambda pen: pen.path("M120,1000 V220 H680 V1000Z", "#f7dc94"), depth=0.22, haze=0.0)
    s.sheet("painted scene", lambda pen: (pen.path(cuts.rays(s.rng, 400, 610, 92, 150, 18), "#f3c868"), pen.lit(cuts.circle(400, 610, 84), "#fff0b8", 0.9), pen.path("M110,850 Q250,740 380,820 T690,790 V1010 H110Z", "#a9bd74"), pen.path("M110,910 Q300,850 420,890 T690,870 V1010 H110Z", "#7d9a4f"),
            pen.path(cuts.cloud(s.rng, 520, 720, 130), "#fffdf4"), pen.path(cuts.cloud(s.rng, 270, 690, 110), "#fffdf4")), depth=0.3, haze=0.0)
    s.lamp((400, 720), 330, "#fff2b0", 0.35)
    s.sheet("boards", lambda pen: (pen.path("M-20,948 H820 V1060 H-20Z", "#b47b45"), [pen.path(f"M{x},950 L{400 + (x - 400) * 1.16},1060", "#94602f", stroke=3) for x in range(-60, 880, 84)]), depth=0.42, haze=0.0)
    child = s.figure(at=(124, 1012), age="child", pose="kneel_both", view="front_right", height=400, expression="worried", clothes=dict(top="dungarees", colour="#d4573c"), hair="messy", lift=20, role="prop", label="kneeling child")
    s.put("folded crown", at=(424, 1010), scale=0.62, turn=-8, colour="#f3c64a", role="accent", lift=6)
    s.lamp((400, 900), 240, "#fff2b0", 0.3)
    apron = s.sheet("apron curtain", lambda pen: (half(pen, -1, "#5d93ad", "#fffaf0"), half(pen, 1, "#5d93ad", "#fffaf0")), depth=0.66, haze=0.0, role="subject")
    s.sheet("blouse", lambda pen: (pen.path("M60,-20 H740 L720,150 H80Z", "#8c5a48"), [pen.path(cuts.star(x + 29 * (y // 50 % 2), y, 11, 6, 0.5), "#a87460") for x in range(176, 640, 58) for y in (10, 60, 110)]), depth=0.68, haze=0.0)
    s.sheet("waistband", lambda pen: (pen.path("M72,128 Q400,168 728,128 L736,214 Q400,256 64,214Z", "#fffaf0"), [pen.circle(x, 178 + 0.00018 * (400 - abs(x - 400)) ** 2 * 0.6, 7, "#d4573c") for x in range(110, 720, 58)],
            pen.path("M64,206 " + " ".join(f"a34,40 0 0 0 67,{3 if i < 5 else -3}" for i in range(10)) + " L736,200 Q400,240 64,200Z", "#fffaf0")), depth=0.74, haze=0.0)
    for side in (-1, 1):
        x = 400 + side * 330
        s.sheet("arm", lambda pen, side=side, x=x: (pen.path(f"M{x - side * 10},-20 C{x + side * 70},60 {x + side * 40},130 {x - side * 80},176 l{-side * 26},-46 C{x - side * 50},100 {x - side * 60},60 {x - side * 90},-20Z", "#a56a54"),
                pen.path(f"M{x - side * 84},178 c{-side * 40},26 {-side * 96},18 {-side * 110},-6 c{-side * 6},-18 {side * 20},-26 {side * 34},-22 c{side * 16},-22 {side * 40},-22 {side * 56},-18Z", "#e6b08c")), depth=0.8, haze=0.0)
    s.sheet("footlights", lambda pen: [(pen.path(f"M{x - 26},1062 q26,-44 52,0Z", "#7a4a2a"), pen.lit(f"M{x - 15},1040 q15,-30 30,0Z", "#ffe9a0")) for x in range(130, 700, 90)], depth=0.72, haze=0.0)
    s.sheet("stage edge", "M-20,1054 H820 V1220 H-20Z", "#8a4f2c", depth=0.76, haze=0.0)
    pots = (("pot", 110, 1180, 1.06, "#c7622f"), ("kettle", 300, 1190, 0.98, "#5f8a9c"), ("pot", 524, 1190, 1.0, "#7a8a4a"), ("kettle", 694, 1186, 1.08, "#a8452f"))
    s.sheet("pots and ladles in the front row", lambda pen: [pot(pen, x, y + 14, k, darken(t, 0.18), kind) for kind, x, y, k, t in pots], depth=0.9, haze=0.0, role="witness", count=4)
    s.sheet("back row", lambda pen: [pot(pen, x, 1262, 0.9, darken(t, 0.5), k) for k, x, t in (("kettle", 206, "#7a5a3a"), ("ladle", 60, "#8d8a80"), ("pot", 410, "#6a4a3a"), ("pot", 612, "#5a5a3a"), ("ladle", 770, "#8d8a80"))], depth=0.96, haze=0.0)
    s.relate(apron, "opens onto", "a lit stage")
    s.describe("A woman’s huge blue apron opens like a theatre curtain. Behind it is "
               "a bright stage with painted hills and a sun; a yellow crown lies in "
               "the middle. A child looks out from behind the cloth, half hidden. In "
               "front, pots and ladles stand in rows like an audience.")  # fmt: skip
    s.moods("sheltered", "nervous", "warm", "funny")
    s.themes("grandmothers", "shelter", "theatre", "courage")
    s.says("break a leg", "behind the scenes", "stage fright", "dinner theatre", "full house", "come out, they won't bite", "pot calling", "the safest place", "smell of soup", "who wrote the play",
           "curtain call", "a boiling audience", "debut", "hands that hold it all", "dress rehearsal", "applause is served", "what are they waiting for")
    s.about(place="a kitchen", time="morning", weather="indoors", light="footlights", view="through the opened apron", composition="frame",
            foreground="rows of pots and ladles")  # fmt: skip
