"""Salt, Vinegar: two street lamps turn the rope, and the house jumps."""

from __future__ import annotations

from reverie_studio.colour import darken
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

WALL, ROOF = "#fff0d2", "#27a0a0"


def curtain(pen, x, y, k, tone, flip=False):
    """Blown out of a window."""
    with pen.at(x, y, scale=k, flip=flip):
        pen.path("M0,-30 C-20,-34 -34,-60 -62,-54 C-90,-48 -96,-84 -134,-78 C-130,-58 -142,-44 -136,-30 C-110,-34 -96,-4 -70,-8 C-44,-12 -24,20 0,22Z", tone)
        with pen.flat():
            pen.path("M-4,-14 C-24,-20 -40,-44 -66,-38 C-90,-34 -104,-62 -130,-60 M-4,4 C-24,0 -42,-28 -68,-22 C-92,-18 -106,-46 -132,-42", darken(tone, 0.2), stroke=3)


def house(pen):
    """Origin at the middle of its foot; 200 wide, 470 tall, in the air."""
    pen.path("M-96,-40 L-90,46 L86,40 L96,-40Z", "#8a4a52")  # the cellar comes along
    with pen.flat():
        for r in range(4):
            for c in range(6):
                pen.rect(-88 + c * 30 + 12 * (r % 2), -34 + r * 19, 24, 13, "#a85f62")
    pen.path("M40,38 v22 h-22 v22 h-22 v22 h-22 v22 h-22 v22 h-30 v-18 h12 v-22 h22 v-22 h22 v-22 h22 v-26Z", "#f2a3a0")  # cellar stairs dangle
    pen.path("M66,36 c6,40 -10,60 6,96 M84,34 c2,26 20,40 12,70", "#24103c", stroke=6)
    pen.path("M-80,-460 v-92 h40 v60Z", "#8a4a52")
    with pen.cut(1.4):
        pen.path("M-100,-40 L-94,-400 H94 L100,-40Z", WALL)
    pen.path("M-118,-392 L-6,-540 L122,-392 Q0,-376 -118,-392Z", ROOF)
    with pen.clip("M-118,-392 L-6,-540 L122,-392 Q0,-376 -118,-392Z"), pen.flat():
        for y in (-410, -442, -474, -504):
            for c in range(-4, 5):
                pen.path(f"M{c * 28 - 13},{y} q13,18 26,0", darken(ROOF, 0.25), stroke=4)
    pen.circle(0, -446, 22, "#fff0d2")
    pen.lit(cuts.circle(0, -446, 15), "#ffdf8a")
    for y in (-352, -250):
        for x in (-48, 48):
            pen.path(f"M{x - 31},{y + 76} v-84 h62 v84Z", "#e2577a")
            pen.lit(f"M{x - 23},{y + 70} v-70 h46 v70Z", "#ffdf8a")
            pen.rect(x - 2.5, y, 5, 70, "#e2577a")
            pen.rect(x - 36, y + 74, 72, 9, ROOF)
    pen.path("M-32,-42 v-74 a32,32 0 0 1 64,0 v74Z", "#24103c")
    pen.path("M-32,-42 l-34,10 v-86 q16,-20 34,-4Z", "#d9415a")  # the door flies open
    pen.circle(-56, -72, 4, "#ffdf8a")
    pen.lit("M-24,-42 v-70 a24,24 0 0 1 48,0 v70Z", "#ffb84a")


def lamp_post(pen, x, foot, side):
    """Bends its knee and swings an iron arm; side is where the rope is."""
    with pen.at(x, foot, flip=side < 0):
        pen.path("M-34,6 q0,-30 30,-34 h24 q20,4 44,22 q8,8 0,12Z", "#24103c")  # a boot
        pen.path("M0,-20 C-40,-140 26,-230 -16,-370", "#24103c", stroke=20)
        pen.path("M-10,-300 C40,-320 60,-280 98,-304", "#24103c", stroke=15)
        pen.path("M92,-320 a20,20 0 1 1 2,34", "#24103c", stroke=11)
        pen.path("M-14,-310 C-50,-290 -70,-250 -46,-224", "#24103c", stroke=12)
        with pen.at(-18, -372, turn=-10):
            pen.path("M-30,0 h60 l14,-86 h-88Z", "#24103c")
            pen.lit("M-21,-8 h42 l11,-70 h-64Z", "#ffdf8a")
            pen.path("M-52,-84 h104 l-30,-36 h-44Z", "#24103c")
            pen.path("M-10,-120 h20 l-10,-22Z", "#24103c")
            with pen.flat():
                pen.path("M-16,-46 q8,-8 14,0 M6,-46 q8,-8 14,0 M-8,-26 q10,10 20,0", "#8a4a1a", stroke=4)


@light_box(id="sv8k3d", title="Salt, Vinegar", seed=65, palette="carnival paper", light=(-0.4, -0.85))
def paint(s: LightBox) -> None:
    """A street at skipping time."""
    s.stage("lantern street", floor=900, rows=2, booths=False)
    s.sheet("row of houses", lambda pen: [(pen.path(f"M{x},1000 V{y} l{w / 2},-54 {w / 2},54 V1000Z", t), [pen.lit(f"M{x + w * 0.22 + c * w * 0.34},{y + 40 + r * 74} h{w * 0.2} v34 h{-w * 0.2}Z", "#ffb86a", 0.7) for r in range(3) for c in range(2) if (r + c + i) % 3 == 0]) for i, (x, y, w, t) in enumerate(((-30, 640, 130, "#5a2868"), (96, 690, 120, "#4d2160"), (214, 652, 124, "#5a2868"), (672, 676, 150, "#4d2160")))], depth=0.36, haze=0.0)
    s.sheet("pavement", "M-20,930 Q400,900 820,930 V1220 H-20Z", "#6a2f6e", depth=0.42, haze=0.0)
    s.sheet("open cellar", lambda pen: (pen.path("M344,1000 Q472,976 600,1000 L628,1062 Q472,1084 316,1062Z", "#8a4a52"), pen.path("M362,1004 Q472,984 582,1004 L604,1052 Q472,1070 340,1052Z", "#170a28"), [pen.path(f"M{380 + i * 16},{1014 + i * 12} h{184 - i * 32} v7 h{-184 + i * 32}Z", "#4a2350") for i in range(3)]), depth=0.46, haze=0.0, role="accent")
    s.sheet("rope behind", lambda pen: pen.path("M318,748 C310,420 360,132 472,130 C600,132 640,430 626,748", "#fff0d2", stroke=5), depth=0.5, haze=0.0, alpha=0.55, shadow=(0, 0, 0, 0.0))
    s.lamp((484, 560), 420, "#ff9a8a", 0.22)

    def leap(pen):
        with pen.at(484, 800, scale=1.06, turn=5):
            house(pen)
            curtain(pen, -46, -318, 0.94, "#f4b63a")
            curtain(pen, -46, -216, 0.94, "#e2577a")
            curtain(pen, 46, -318, 0.94, "#e2577a", flip=True)
            curtain(pen, 46, -216, 0.94, "#f4b63a", flip=True)

    home = s.sheet("jumping house", leap, depth=0.64, haze=0.0, role="subject")
    s.sheet("flying things", lambda pen: (pen.path("M364,214 h34 l-6,44 h-22Z", "#c8603a"), [pen.path(f"M{x},{y} l22,6 -4,18 -22,-6Z", ROOF) for x, y in ((620, 226), (648, 270), (606, 180))], [pen.path(cuts.cloud(s.rng, x, y, w), "#f2a3a0") for x, y, w in ((404, 176, 70), (372, 128, 96))]), lift=14)
    s.sheet("lamp posts", lambda pen: (lamp_post(pen, 216, 1060, 1), lamp_post(pen, 728, 1060, -1)), depth=0.74, haze=0.0, role="prop", count=2)
    s.lamp((198, 640), 190, "#ffdf8a", 0.35)
    s.lamp((746, 640), 170, "#ffdf8a", 0.35)
    s.sheet("skipping rope", lambda pen: pen.path("M318,752 C290,900 340,1016 472,1018 C610,1016 656,900 626,752", "#fff0d2", stroke=10), depth=0.8, haze=0.0, role="subject")
    lady = s.figure(at=(112, 1150), age="broad", pose="look_up", view="back_right", height=320, role="witness", clothes=dict(top="bathrobe", colour="#27a0a0", shoes="slippers", shoe_colour="#f2a3a0"), hair="short", lift=20, seed=12, label="neighbour with curlers")
    hx, hy = lady["head"]
    r = max(22.0, abs(lady["head_top"][1] - hy))
    s.sheet("curlers", lambda pen: [(pen.rect(hx + dx * r - 15, hy + dy * r - 9, 30, 18, "#f2a3a0", radius=8), pen.path(f"M{hx + dx * r - 6},{hy + dy * r - 9} v18 M{hx + dx * r + 4},{hy + dy * r - 9} v18", "#d9415a", stroke=3)) for dx, dy in ((-0.6, -0.85), (0.1, -1.05), (-0.95, -0.2), (-0.3, -0.35), (-0.75, 0.4), (0.0, 0.3))], lift=4, role="prop", count=6)
    s.sheet("spilt milk", lambda pen: (pen.path("M236,1150 q60,-22 130,-4 q34,12 -6,20 q-80,14 -124,-16Z", "#fff6ea")), lift=6, role="prop")
    s.put("milk bottle", at=(170, 1160), scale=0.42, turn=74, lift=8)
    s.ridge(1176, 6, 300, "#331649", depth=0.94, plane="front", name="kerb")
    s.relate(home, "plays", "skipping rope")
    s.describe("Two street lamps in boots swing a rope and a house jumps. It is "
               "narrow and cream-coloured; curtains fly out, tiles come off, cellar "
               "stairs dangle, and a dark hole is left below. A woman in curlers "
               "looks up, a milk bottle spilt beside her. The evening is violet.")  # fmt: skip
    s.moods("joyful", "alarmed", "giddy", "cheeky")
    s.themes("play", "home", "breaking rules", "neighbours")
    s.says("property bubble", "moving house", "mustard, pepper", "your turn", "somebody's making a racket upstairs", "the rent went up", "light on its feet", "earthquake", "what will people say", "hop",
           "high-rise", "not safe as houses", "spring in the step", "housewarming", "no fixed address", "let it all hang out", "insurance won't pay", "recess")
    s.about(place="a street hung with lanterns", time="dusk", weather="clear", light="lanterns and street lamps", view="eye level", composition="right")
