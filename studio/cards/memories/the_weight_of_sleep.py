"""The Weight of Sleep: a father carries a sleeping girl upstairs; the things of her day float after her on strings."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.figures import Figure
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

WALL, STAIR = "#25386e", "#4a3558"


def steps(pen, x0, y0, n, w, h, tone, edge):
    """A flight that climbs to the right."""
    d = f"M{x0},1240 V{y0}"
    for _ in range(n):
        d += f" h{w} v{-h}"
    pen.path(d + " H860 V1240Z", tone)
    for i in range(n):
        pen.path(f"M{x0 + i * w - 10},{y0 - i * h} h{w + 8} v13 h{-w - 8}Z", edge)


def sea(pen):
    """A slice of the sea with a boat on it; it drips."""
    with pen.at(156, 640):
        for dx, y, r in ((-70, 52, 6), (-20, 66, 8), (36, 60, 6), (80, 46, 5)):
            pen.path(cuts.drop(dx, y, r), "#6fa6d8")
        pen.path("M14,-30 v-96 l60,78Z", "#fff6e0")
        pen.path("M8,-30 v-70 l-36,58Z", "#f2b54a")
        pen.path("M-44,-30 h112 l-22,32 h-66Z", "#e2703a")
        for y, t in ((-6, "#7fb4e0"), (16, "#4f86c4"), (38, "#2f5fa6")):
            pen.path(f"M{-126 + y * 0.6},{y}" + "".join(" q15,-24 30,0" for _ in range(int((252 - 1.2 * y) / 30))) + f" L{90 - y * 0.6},{y + 34} Q0,{y + 54} {-90 + y * 0.6},{y + 34}Z", t)


@light_box(id="80sf91", title="The Weight of Sleep", seed=516, palette="lantern night", light=(0.7, -0.7))
def paint(s: LightBox) -> None:
    """Home late."""
    p = s.palette
    s.back("#ffdf9a", "#e08a44", at=(716, 330), radius=420)

    def wall(pen):
        with pen.cut(2):
            pen.path("M-20,-20 H820 V1240 H-20Z", WALL)
            pen.erase("M622,612 V190 C622,110 830,110 830,190 V612Z")
        with pen.flat():
            for x in range(10, 620, 52):
                pen.path(f"M{x},-10 V1200", lighten(WALL, 0.05), stroke=9)

    s.sheet("bed beyond", lambda pen: (pen.path("M590,548 H840 V660 H590Z", "#a8603a"), pen.path("M660,560 V420 h14 v60 h150 v80Z", "#8a4a34"), pen.path("M676,500 q40,-30 70,-4 h80 v50 H676Z", "#fff6e0"), pen.path("M720,500 h110 v50 h-110Z", p.accent)), depth=0.14, haze=0.0)
    s.sheet("wall", wall, depth=0.3, haze=0.0)
    s.sheet("door frame", lambda pen: (pen.path("M596,690 V186 C596,70 840,70 840,186 V580 H826 V190 C826,116 624,116 624,190 V690Z", "#f4e6cc")), depth=0.38, haze=0.0)
    s.lamp((700, 400), 470, "#ffb860", 0.42)
    s.sheet("flight", lambda pen: steps(pen, -60, 1120, 8, 98, 74, STAIR, lighten(STAIR, 0.22)), depth=0.5, haze=0.0)
    s.sheet("runner", lambda pen: [pen.path(f"M{-60 + i * 98 + 20},{1120 - i * 74} h80 v-61 h-12 v48 h-68Z", "#b8443c") for i in range(1, 8)], depth=0.52, haze=0.0)
    dad = dict(age="tall", pose="carry", view="right", height=520, seed=3, prop=None, hair="short", reach={"foot_left": (70, -74), "foot_right": (-44, 0)}, clothes=dict(top="jumper", colour="#2f7f86", bottom="trousers", bottom_colour="#1c2348", hair_colour="#3a2620", beard="short"))
    father = s.figure(at=(526, 750), depth=0.66, role="subject", lift=None, haze=0.0, label="father", **dad)
    (nx, ny), (ax, ay) = father["neck"], father["hands"]
    knot = (nx - 66, ny + 150)

    def front(pen):
        with pen.at(526, 750):
            Figure(**dad, light=1.0).draw(pen, p, only={"arm_right", "hand_right", "head"})

    def girl(pen):
        """Asleep over his shoulder, one arm down his back."""
        for k, dx in enumerate((34, 4)):
            pen.path(f"M{ax + dx - 22},{ay - 34} q40,6 44,40 l-2,84 h-26 l-4,-74Z", "#f4e6cc")
            pen.path(f"M{ax + dx - 8},{ay + 82} h28 q26,4 26,22 h-54Z", "#b8443c" if k else "#8f342f")
        pen.path(f"M{nx - 8},{ny + 6} C{nx + 60},{ny - 8} {nx + 108},{ny + 60} {ax + 40},{ay + 18} C{ax - 10},{ay + 42} {nx + 30},{ay + 34} {nx + 22},{ay - 4}Z", "#e2703a")
        with pen.flat():
            for dx, dy in ((56, 46), (70, 90), (104, 120)):
                pen.path(cuts.star(nx + dx, ny + dy, 9, 5), "#f2b54a")
        pen.path(f"M{nx + 40},{ny + 6} C{nx - 10},{ny - 34} {nx - 74},{ny - 10} {nx - 80},{ny + 40} L{knot[0] - 14},{knot[1] - 30} h30 L{nx - 44},{ny + 60} C{nx - 20},{ny + 40} {nx + 10},{ny + 50} {nx + 36},{ny + 44}Z", "#e2703a")
        pen.path(f"M{knot[0] - 13},{knot[1] - 36} h27 q6,34 -12,44 q-22,-6 -15,-44Z", p.skin)
        x, y = nx - 58, ny - 2
        with pen.at(x, y, turn=-30, scale=0.86):
            pen.path("M-54,6 C-66,-60 56,-74 58,0 C58,40 30,56 0,56 C-30,56 -50,40 -54,6Z", "#5a2f28")
            pen.path("M-44,16 C-44,-26 34,-30 36,10 C36,40 16,54 -6,54 C-28,54 -44,40 -44,16Z", p.skin)
            pen.path("M-52,8 C-48,-44 40,-52 50,0 C20,-20 -24,-18 -52,8Z", "#5a2f28")
            with pen.flat():
                for dx in (-22, 12):
                    pen.path(f"M{dx - 9},20 q9,8 18,0", "#33202a", stroke=3.6)
                    pen.circle(dx * 1.3, 35, 8, "#dd8a6a")
                pen.path("M-12,42 q6,5 12,0", "#9a4a40", stroke=3)
            pen.path("M44,10 q34,16 30,60 q-12,14 -22,2 q2,-36 -22,-40Z", "#5a2f28")
            pen.circle(64, 66, 9, "#f2b54a")

    day = ((206, 470), (330, 206), (140, 230), (150, 560))

    def strings(pen):
        with pen.flat():
            for (x, y), bend in zip(day, (60, 20, 40, 110), strict=True):
                pen.path(f"M{knot[0]},{knot[1]} Q{(knot[0] + x) / 2},{(knot[1] + y) / 2 + bend} {x},{y}", "#fff0cc", stroke=2.6)

    s.sheet("strings", strings, depth=0.56, haze=0.0)
    s.put("ferris wheel", at=(152, 322), scale=0.53, turn=-10, role="prop", lift=None, depth=0.6, haze=0.0)
    s.put("dog", at=(270, 470), scale=0.62, turn=-14, role="prop", lift=None, depth=0.62, haze=0.0)
    s.figure(at=(372, 150), age="broad", pose="float", view="front_right", height=260, lift=None, depth=0.64, haze=0.0, seed=21, role="prop", expression="glad", prop=None, clothes=dict(top="dress", colour="#c8466e", pattern="dots", pattern_colour="#fff0cc", glasses=True), hair="bun", label="floating aunt")
    s.sheet("a piece of sea", sea, depth=0.66, haze=0.0, role="prop")
    s.sheet("sleeping girl", girl, depth=0.7, haze=0.0, role="subject")
    s.sheet("arm and head", front, depth=0.74, haze=0.0)
    gran = s.figure(at=(118, 1054), age="old", pose="point", view="right", height=300, role="witness", lift=None, depth=0.74, haze=0.0, seed=12, hair="bun", prop=None, clothes=dict(top="bathrobe", colour="#7a4f92", shoes="slippers", glasses=True), reach={"hand_right": (96, -196)}, label="grandmother at the switch")
    gx, gy = gran["hand_east"]
    s.sheet("light switch", lambda pen: (pen.rect(gx + 2, gy - 30, 40, 52, "#f4e6cc", radius=5), pen.rect(gx + 15, gy - 18, 14, 26, p.accent2, radius=3)), depth=0.72, haze=0.0, role="accent")

    def rail(pen):
        with pen.cut(1.6):
            pen.path("M-20,1168 L820,534 V562 L-20,1196Z", darken("#4a2a3a", 0.1))
            for i in range(9):
                x = 20 + i * 98
                pen.path(f"M{x - 7},{1160 - i * 74} h14 V1240 h-14Z", darken("#4a2a3a", 0.2)) if i < 3 else pen.path(f"M{x - 7},{1160 - i * 74} h14 v150 h-14Z", darken("#4a2a3a", 0.2))
        pen.path("M560,1220 V950 L720,838 V1220Z", "#3a2744")
        pen.path("M578,1220 V966 L704,878 V1220Z", "#53375c")
        pen.circle(602, 1086, 9, "#f2b54a")
        pen.lit("M704,886 L712,880 V1220 H704Z", "#ffb860")

    s.sheet("banister", rail, depth=0.9, haze=0.0)
    s.relate("the day", "follows", "a sleeping girl")
    s.describe("A man carries a sleeping girl up a dark staircase. On strings from "
               "her hand float a dog, a Ferris wheel, a woman in pink and some sea "
               "with a boat. At the bottom an old woman in a dressing gown touches "
               "the light switch. Above, a doorway shines.")  # fmt: skip
    s.moods("tender", "heavy", "drowsy", "happy")
    s.themes("fathers", "sleep", "memory", "the end of a day", "family")
    s.says("already dreaming", "excess baggage", "do not wake her", "what a day", "one more step", "letting go", "lights out", "too heavy soon", "souvenirs", "carried away", "the last time he could", "still spinning",
           "sandy feet", "film in the head", "whose dream is the aunt", "tow", "home at last", "attachment")
    s.about(place="a staircase at home", time="night", weather="indoors", light="light from a bedroom door", view="eye level", composition="diagonal",
            unexplained="the lit crack of a door under the stairs")  # fmt: skip
