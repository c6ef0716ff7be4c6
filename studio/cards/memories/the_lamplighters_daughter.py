"""The Lamplighter's Daughter: in every street lamp sleeps a bird that shines."""

from __future__ import annotations

from reverie_studio.colour import darken, mix
from reverie_studio.figures import Couple
from reverie_studio.finishes.papercut_scene import LightBox, light_box


def sleeper(pen, tone, belly, kind):
    """A round bird asleep, 100 units wide, its foot at 0."""
    pen.path("M-36,-56 C-56,-66 -66,-84 -66,-104 C-48,-96 -34,-86 -20,-72Z", darken(tone, 0.14))
    pen.path("M-50,-44 C-50,-90 46,-98 52,-46 C56,-8 26,0 0,0 C-28,0 -50,-10 -50,-44Z", tone)
    pen.path("M-10,-4 C-12,-40 24,-58 48,-40 C52,-12 26,-2 -10,-4Z", belly)
    if kind == 1:
        pen.path("M2,-84 q-8,-18 2,-28 q6,8 4,16 q6,-10 14,-10 q0,12 -8,22Z", tone)
    pen.path("M-44,-48 C-30,-66 4,-58 6,-34 C0,-16 -34,-14 -44,-48Z", darken(tone, 0.2))
    pen.path("M48,-62 l18,8 -18,8Z", "#e2703a")
    with pen.flat():
        pen.path("M20,-66 q10,9 20,-1", "#2a1a24", stroke=4)
        pen.path("M-34,-44 q14,-8 30,2 M-30,-34 q12,-4 26,2", mix(tone, "#fff0c8", 0.4), stroke=3)


def lamp(pen, x, y, k, bird, lit=True, open_door=False, foot=1220):
    """A lantern on a post, its floor at (x, y); 200 units wide and 300 tall."""
    iron = "#141a3c"
    pen.rect(x - 11 * k, y, 22 * k, foot - y, iron)
    pen.path(f"M{x - 24 * k},{y + 60 * k} h{48 * k} v{18 * k} h{-48 * k}Z M{x - 70 * k},{y + 110 * k} h{140 * k} v{9 * k} h{-140 * k}Z", iron)
    with pen.at(x, y, scale=k):
        pane = "M-62,0 L-96,-210 H96 L62,0Z"
        pen.path(pane, "#2a3a70" if not lit else "#d98a3c")
        if lit:
            pen.lit(pane, "#ffc868", 0.62)
        pen.path("M-60,-10 h120 v8 h-120Z", "#5a3a2a")
        if bird:
            with pen.at(-8, -10, scale=1.0):
                sleeper(pen, *bird)
        pen.path("M-72,-6 H72 V14 H-72Z", iron)
        pen.path("M-62,0 L-96,-210 h10 L-53,0Z M62,0 L96,-210 h-10 L53,0Z", iron)
        pen.path("M-108,-206 H108 V-222 H-108Z", iron)
        pen.path("M-104,-222 C-90,-270 -40,-280 -26,-296 H26 C40,-280 90,-270 104,-222Z", iron)
        pen.path("M-14,-296 h28 v-14 q14,-10 0,-24 h-28 q-14,14 0,24Z", iron)
        if open_door:
            pen.path("M-62,0 L-96,-210 L-176,-190 L-136,24Z M-72,-14 L-126,4 L-162,-178 L-98,-194Z", iron)


@light_box(id="4nq3l4", title="The Lamplighter's Daughter", seed=371, palette="lantern night", light=(0.5, -0.8))
def paint(s: LightBox) -> None:
    """Blue evening, one lamp after the other."""
    s.stage("lantern street", floor=860, rows=0, booths=False)
    s.stars(60, 420)
    s.sheet("house fronts", lambda pen: ([pen.path(d, t) for d, t in (("M-20,300 L60,220 L150,300 V960 H-20Z", "#26346c"), ("M700,360 L780,280 L830,320 V960 H700Z", "#26346c"))],
            [pen.lit(f"M{x},{y} v-34 a16,16 0 0 1 32,0 v34Z", "#ffb864", 0.7) for x, y in ((96, 440), (30, 560), (96, 680))], [pen.path(f"M{x},{y} v-34 a16,16 0 0 1 32,0 v34Z", "#18224e") for x, y in ((30, 440), (96, 560), (30, 680), (740, 470), (740, 620))]), depth=0.3, haze=0.0)
    s.sheet("far lamps", lambda pen: (lamp(pen, 272, 668, 0.34, ("#e7b04a", "#fff0c8", 0), foot=905), lamp(pen, 462, 716, 0.26, ("#c8604a", "#f8d8b0", 0), foot=890)), role="subject", depth=0.42, haze=0.0, count=2)
    for at, r in (((272, 632), 190), ((462, 690), 130)):
        s.lamp(at, r, "#ffb85a", 0.45)
    s.sheet("lamp with an open door", lambda pen: lamp(pen, 172, 470, 0.62, None, lit=False, open_door=True), role="accent", depth=0.56, haze=0.0)
    s.sheet("feather", lambda pen: pen.path("M196,770 C218,750 246,740 268,744 C258,766 232,782 208,780 L190,792Z", "#f8e8c6"), role="accent", depth=0.6, haze=0.0)
    s.sheet("pavement", "M-20,1010 Q400,960 820,1000 V1220 H-20Z", "#1d2855", depth=0.6, haze=0.0)
    big = s.sheet("street lamp with a sleeping bird", lambda pen: lamp(pen, 600, 556, 1.46, ("#b8402c", "#f6c88a", 1)), role="subject", depth=0.72, haze=0.0)
    s.lamp((600, 420), 430, "#ffb04a", 0.24)
    pair = Couple("on_shoulders", a={"age": "tall", "clothes": dict(top="long_coat", colour="#3c2f5c", hat="cap"), "seed": 4}, b={"age": "child", "height": 288, "hair": "braids", "clothes": dict(top="dress", colour="#c8483e"), "seed": 9,
                  "reach": {"hand_right": (104, -178), "hand_left": (30, -92)}, "prop": None}, height=470, view="right")

    pair.places[1] = (pair.places[1][0] - 22, pair.places[1][1] - 10)  # behind his head, not inside it

    def two(pen):
        with pen.at(336, 1140):
            pair.draw(pen, s.palette)

    s.draw(two, name="father with his daughter on his shoulders", role="witness", material="figure", ground=1140, lift=26, depth=0.84)
    hand = pair.anchors["b_hand_right"]
    hx, hy = 336 + hand[0] - 22, 1140 + hand[1] - 10
    s.sheet("wand", lambda pen: (pen.line(hx - 12, hy + 18, 508, 580, "#8a5f4a", 8), pen.circle(509, 576, 9, "#ffe6a0"), pen.lit("M509,586 c-16,-6 -12,-24 0,-38 c12,14 16,32 0,38Z", "#fff0b8")), role="prop", lift=16)
    s.lamp((509, 570), 90, "#ffd890", 0.6)
    s.ridge(1150, 8, 300, "#10163a", depth=0.93, plane="front", name="kerb")
    s.relate(big, "is inhabited by", "bird")
    s.describe("Round shining birds sleep in the street lamps. A child on a man’s "
               "shoulders holds a flame up to the biggest lamp. The man’s coat is "
               "long. The bird in it is orange. The left lamp is dark, empty and "
               "open; a feather falls. The evening is blue.")  # fmt: skip
    s.moods("warm", "eerie", "tender", "hushed")
    s.themes("night", "fathers and daughters", "light", "sleep")
    s.says("good night", "early birds", "wake up call", "night shift", "one got away", "who feeds them", "caged", "daddy's work", "birds of a feather", "energy crisis", "don't wake them",
           "roost", "free at last", "handing on the flame", "phoenix", "what do they dream of", "on duty")
    s.about(place="a street of lamps", time="evening", weather="clear", light="lit lamps", view="eye level", composition="right")
