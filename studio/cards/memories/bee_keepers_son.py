"""Bee Keeper's Son: inside the veil the windows of a whole village swarm round a calm face."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

VEIL = "M176,366 C150,560 176,760 236,890 C330,940 470,940 564,890 C624,760 650,560 624,366 C520,330 280,330 176,366Z"


def bee(pen, x, y, k, turn, arch=True, wings="#cfe3ee"):
    """A lit window with two pairs of wings."""
    with pen.at(x, y, scale=k, turn=turn):
        for side in (-1, 1):
            pen.path(cuts.leaf(side * 12, -6, 44, -28 if side > 0 else 208, 0.3), wings)
            pen.path(cuts.leaf(side * 12, 8, 32, 18 if side > 0 else 162, 0.3), mix(wings, "#5d93ad", 0.25))
        pen.path("M-21,28 V-12 a21,21 0 0 1 42,0 V28Z" if arch else "M-21,28 V-30 H21 V28Z", "#7a3f26")
        pen.lit("M-14,22 V-10 a14,14 0 0 1 28,0 V22Z" if arch else "M-14,22 V-23 H14 V22Z", "#ffd35a")
        pen.rect(-2, -24, 4, 46, "#7a3f26")
        pen.rect(-14, -2, 28, 4, "#7a3f26")
        pen.rect(-25, 26, 50, 7, "#d4573c")


def cottage(pen, x, y, k, wall, roof):
    """Its windows have flown."""
    with pen.at(x, y, scale=k):
        pen.path("M-60,0 V-84 H60 V0Z", wall)
        pen.path("M-74,-80 L0,-140 L74,-80Z", roof)
        pen.path("M26,-150 v40 h20 v-24 v-16Z", darken(roof, 0.2))
        for dx in (-38, 12):
            pen.path(f"M{dx},-30 v-22 a13,13 0 0 1 26,0 v22Z", "#4a3326")
        pen.rect(-9, -34, 18, 34, darken(wall, 0.35))


def face(pen):
    skin = "#e8b088"
    pen.path("M352,690 h96 v90 h-96Z", darken(skin, 0.14))
    pen.circle(268, 592, 26, skin)
    pen.circle(532, 592, 26, skin)
    pen.path("M270,560 C268,470 330,428 400,428 C470,428 532,470 530,560 C528,668 472,736 400,736 C328,736 272,668 270,560Z", skin)
    pen.path("M262,568 C250,450 320,400 400,400 C486,400 550,450 538,568 C522,540 508,520 500,496 C450,516 400,504 372,490 C340,520 288,530 262,568Z", "#6a3a22")
    pen.circle(316, 648, 30, mix(skin, "#d4573c", 0.3))
    pen.circle(484, 648, 30, mix(skin, "#d4573c", 0.3))
    with pen.flat():
        pen.path("M308,594 q30,24 62,2 M430,596 q30,22 62,-2", "#4a2a1e", stroke=7)
        pen.path("M398,612 q14,22 -2,34", darken(skin, 0.24), stroke=6)
        pen.path("M366,686 q34,20 68,0", "#8a3a2e", stroke=7)
        for x, y in ((330, 626), (352, 634), (448, 634), (470, 626)):
            pen.circle(x, y, 3.4, darken(skin, 0.25))


@light_box(id="zgsgx9", title="Bee Keeper's Son", seed=66, palette="kitchen morning", light=(0.5, -0.8))
def paint(s: LightBox) -> None:
    """The hives are houses, and they have swarmed."""
    s.back("#fff8dc", "#f3c86e", at=(520, 260), radius=780)
    s.puffs([(120, 150, 190), (690, 120, 210), (650, 300, 130)], threads=True)
    s.ridge(560, 24, 380, "#f0cf86", depth=0.12, name="far hills")
    s.ridge(640, 22, 330, "#d8bf6a", depth=0.22, name="hills")
    s.sheet("houses without windows", lambda pen: [cottage(pen, *row) for row in ((86, 740, 1.1, "#fff3d6", "#c8603e"), (700, 730, 1.0, "#f6dca8", "#5d93ad"), (590, 690, 0.62, "#fff3d6", "#b5502f"), (176, 690, 0.62, "#f6dca8", "#5d93ad"), (776, 690, 0.7, "#fff3d6", "#c8603e"))], depth=0.36, haze=0.0, role="prop", count=5)
    s.ridge(728, 14, 330, "#a9b25a", cut="grass", depth=0.38, name="meadow", haze=0.0)
    s.ridge(980, 16, 300, "#8a9a48", cut="grass", depth=0.52, name="near meadow", haze=0.0)
    man = s.figure(at=(764, 1096), age="old", pose="hold_up", view="left", height=384, role="witness", clothes=dict(top="apron", colour="#5d93ad", hat="straw", beard="short"), prop=None, lift=None, depth=0.56, haze=0.0, label="grandfather with a smoker", seed=5)
    hx, hy = man["hand_main"]
    s.sheet("smoker", lambda pen: (pen.path(f"M{hx - 20},{hy + 26} v-44 q20,-14 40,0 v44Z", "#8a8f92"), pen.path(f"M{hx + 16},{hy - 22} L{hx - 22},{hy - 58} l-10,10 L{hx - 18},{hy - 20}Z", "#73797d"), pen.path(f"M{hx + 44},{hy + 24} v-44 l-24,8 v28Z", "#7a3f26"), [pen.path(cuts.cloud(s.rng, hx - 6 + i * 22, hy - 62 - i * 44, 44 + 26 * i), lighten("#e4d9c4", 0.1 * i)) for i in range(3)]), lift=10, role="prop")
    s.sheet("flowers", lambda pen: [(pen.path(f"M{x},{y + 60} Q{x + 6},{y + 30} {x},{y}", "#6a7a34", stroke=4), [pen.circle(x + 11 * c, y + 11 * d, 9, "#fffdf4") for c, d in ((1, 0), (-1, 0), (0, 1), (0, -1))], pen.circle(x, y, 8, "#e7a13c")) for x, y in ((40, 900), (96, 870), (62, 1010), (130, 960))], depth=0.54, haze=0.0)
    s.sheet("jacket", lambda pen: (pen.path("M92,1220 C96,1020 150,900 270,868 H530 C650,900 704,1020 708,1220Z", "#fff6e2"), pen.path("M398,880 V1220", "#e0c792", stroke=6), [pen.circle(424, y, 11, "#d4573c") for y in (980, 1070, 1160)], pen.path("M180,1060 h120 v110 q-60,24 -120,0Z", "#f3e2bc"), pen.path("M172,1050 h136 v26 h-136Z", "#fff6e2")), depth=0.6, haze=0.0, role="subject")
    s.sheet("back of the veil", VEIL, "#23405a", depth=0.64, haze=0.0)
    rng = s.rng
    spots = [(x, y) for x, y in ((214, 430), (222, 690), (586, 430), (590, 680), (262, 800), (540, 806), (198, 560), (604, 556), (330, 860), (470, 862))]
    s.sheet("far swarm", lambda pen: [bee(pen, x, y, 0.62, float(rng.uniform(-24, 24)), arch=i % 2 == 0, wings="#7fa0b8") for i, (x, y) in enumerate(spots)], depth=0.68, haze=0.0, role="subject", count=10)
    boy = s.sheet("calm face", face, depth=0.72, haze=0.0, role="subject")
    s.lamp((400, 600), 300, "#ffd35a", 0.3)
    near = ((240, 520, 0.95, -16), (562, 500, 0.9, 14), (300, 762, 1.05, 10), (506, 770, 1.1, -12), (236, 636, 0.8, 20), (572, 616, 0.86, -18), (400, 826, 1.0, 4), (314, 440, 0.72, -8), (486, 436, 0.76, 10))
    s.sheet("swarm of lit windows", lambda pen: [bee(pen, *row, arch=i % 3 != 1) for i, row in enumerate(near)], depth=0.78, haze=0.0, role="subject", count=9)

    def net(pen):
        with pen.clip(VEIL), pen.flat():
            for i in range(-10, 22):
                pen.path(f"M{i * 44},300 q60,340 {120},660", "#f4ead0", alpha=0.4, stroke=1.6)
                pen.path(f"M{i * 44 + 120},300 q-60,340 -120,660", "#f4ead0", alpha=0.4, stroke=1.6)

    s.sheet("net", net, depth=0.82, haze=0.0, alpha=0.6, shadow=(0, 0, 0, 0.0))
    s.sheet("veil's hem", "M230,876 C330,930 470,930 570,876 L580,908 C470,966 330,966 220,908Z", "#e7b95e", depth=0.84, haze=0.0, role="prop")

    def hat(pen):
        d = "M84,372 C140,300 260,292 400,290 C540,292 660,300 716,372 C600,420 200,420 84,372Z"
        pen.path(d, "#e2ae52")
        with pen.clip(d), pen.flat():
            for i in range(4):
                pen.path(f"M{96 + i * 34},{376 - i * 8} C{200 + i * 20},{330 - i * 12} {600 - i * 20},{330 - i * 12} {704 - i * 34},{376 - i * 8}", "#c48a34", stroke=4)
        pen.path("M252,320 C250,200 310,130 400,130 C490,130 550,200 548,320 C460,346 340,346 252,320Z", "#efc46c")
        with pen.clip("M252,320 C250,200 310,130 400,130 C490,130 550,200 548,320 C460,346 340,346 252,320Z"), pen.flat():
            for i in range(4):
                pen.path(f"M{258 + i * 10},{286 - i * 40} Q400,{312 - i * 40} {542 - i * 10},{286 - i * 40}", "#d29c44", stroke=4)
        pen.path("M250,288 Q400,330 550,288 L549,326 Q400,366 251,326Z", "#d4573c")

    s.sheet("straw hat", hat, depth=0.88, haze=0.0, role="subject")
    s.sheet("strays", lambda pen: (bee(pen, 708, 470, 0.8, 24, wings="#fffdf4"), bee(pen, 610, 236, 0.62, -20, arch=False, wings="#fffdf4"), bee(pen, 66, 500, 0.6, -30, wings="#fffdf4"), bee(pen, 216, 1000, 0.72, 14, wings="#fffdf4")), depth=0.88, haze=0.0, role="accent", count=4)
    s.ridge(1160, 12, 260, "#6a7a34", cut="grass", depth=0.95, plane="front", name="front grass")
    s.relate(boy, "wears", "a swarm of lit windows")
    s.describe("Winged windows swarm like bees round a boy in a hat. He wears a huge "
               "straw hat with a dark veil and has his eyes closed. The houses behind"
               " have black holes instead of windows. An old man holds up a smoker. "
               "The meadow is green, the sky yellow.")  # fmt: skip
    s.moods("trusting", "endangered", "calm", "dreamy")
    s.themes("trust", "thoughts", "village and home", "inheritance")
    s.says("city in my head", "sweet thoughts", "keep still and they won't hurt you", "swarm intelligence", "nobody is home", "buzz", "light pollution", "the family business", "calm in the storm", "a head full of evenings",
           "rush hour", "don't breathe", "everyone I know", "nobody gets stung", "migraine", "who left the lights on", "honey", "tame")
    s.about(place="a meadow by a village", time="morning", weather="sunny", light="morning sun and small lit windows", view="near", composition="centred")
