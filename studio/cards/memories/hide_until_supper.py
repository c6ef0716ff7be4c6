"""Hide Until Supper: a boy as small as a cup lives between the plates and looks out at the laid table."""

from __future__ import annotations

from reverie_studio.colour import mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

BLUE = "#5d93ad"


def plate(pen, x, y, r):
    """A plate on its edge, with a pierced rim."""
    pen.circle(x, y, r, "#fdf6e4")
    with pen.flat():
        pen.circle(x, y, r * 0.93, BLUE, stroke=r * 0.05)
    with pen.cut():
        pen.circle(x, y, r * 0.68, "#f3e4c4")
    with pen.flat():
        for i in range(12):
            with pen.at(x, y, turn=30 * i):
                pen.path(cuts.leaf(r * 0.72, 0, r * 0.15, 0, 0.4), BLUE)


def stack(pen, x, y, count, w, tones):
    for i in range(count):
        yy = y - i * 24
        pen.path(f"M{x - w / 2},{yy - 20} Q{x},{yy - 6} {x + w / 2},{yy - 20} Q{x + w * 0.4},{yy + 4} {x + w * 0.22},{yy + 4} H{x - w * 0.22} Q{x - w * 0.4},{yy + 4} {x - w / 2},{yy - 20}Z", tones[i % len(tones)])


@light_box(id="dk25wc", title="Hide Until Supper", seed=13, palette="kitchen morning", light=(-0.5, -0.7))
def paint(s: LightBox) -> None:
    """Out there they have stopped calling."""
    p = s.palette
    s.back("#fffbe6", "#f0cf86", at=(330, 380), radius=620)

    def room(pen):
        with pen.cut():
            pen.path("M-20,-20 H820 V760 H-20Z", "#f2d184")
            pen.erase("M230,230 h200 v210 h-200Z")
        with pen.flat():
            for r in range(8):
                for c in range(9):
                    pen.path(cuts.star(60 + c * 88 + 44 * (r % 2), 60 + r * 92, 9, 4, 0.4), "#f8e2ac")
        pen.path("M222,222 h216 v12 h-216Z M222,434 h216 v18 h-216Z M222,222 h12 v220 h-12Z M426,222 h12 v220 h-12Z M325,226 h10 v210 h-10Z M226,326 h208 v9 h-208Z", "#c98f54")
        pen.path("M-20,700 H820 V900 H-20Z", "#c99a5c")

    s.sheet("kitchen wall", room, depth=0.12, haze=0.0)
    s.sheet("ceiling lamp", lambda pen: (pen.path("M500,-10 V392", "#7a4a2a", stroke=4), pen.path("M440,440 Q500,340 560,440Z", "#7d9a4f"), pen.lit("M462,440 h76 q-38,26 -76,0Z", p.glow)), depth=0.2, haze=0.0)
    s.lamp((330, 330), 320, "#fff2b8", 0.3)
    s.figure(at=(196, 730), age="adult", pose="shout", view="back_right", height=310, role="prop", lift=12, clothes=dict(top="apron", colour="#7d9a4f"), hair="bun", prop=None, label="woman calling")

    def table(pen):
        for x in (424, 560):
            pen.path(f"M{x},560 h62 v26 h-62Z M{x + 4},580 h9 v150 h-9Z M{x + 49},580 h9 v150 h-9Z M{x},470 h10 v120 h-10Z M{x + 52},470 h10 v120 h-10Z M{x},480 h62 v20 h-62Z", "#a9713a")
        pen.path("M262,620 H640 L664,700 q-20,14 -40,0 q-24,16 -46,0 q-24,16 -46,0 q-24,16 -46,0 q-24,16 -46,0 q-24,16 -46,0 q-24,16 -46,0 q-24,16 -46,0 q-20,14 -44,0Z", "#fffaf0")
        pen.path("M290,700 h14 v70 h-14Z M600,700 h14 v70 h-14Z", "#8a5a34")
        for x, t in ((320, p.accent), (410, p.accent), (500, p.accent), (588, "#c9b48a")):
            pen.path(f"M{x - 28},{606} h56 q-4,26 -28,26 t-28,-26Z", t)
        pen.path("M318,598 c-8,-12 8,-18 0,-32 M408,598 c-8,-12 8,-18 0,-32 M498,598 c-8,-12 8,-18 0,-32", "#fffdf4", stroke=4)

    s.sheet("laid table", table, role="prop", depth=0.3, haze=0.0)

    def doors(pen):
        pen.path("M-20,-20 H96 L140,70 V930 L-20,1010Z", "#8a5a34")
        pen.path("M14,120 L98,160 V820 L14,870Z", "#7a4c2a")
        pen.path("M820,-20 H716 L676,70 V930 L820,1010Z", "#7a4c2a")
        pen.circle(118, 520, 11, "#e7b95e")

    s.sheet("open doors", doors, depth=0.46, haze=0.0)

    def hooks(pen):
        pen.path("M-20,-20 H820 V62 H-20Z", "#4a3020")
        pen.path("M-20,58 H820 V82 H-20Z", "#6a4428")
        for x, t, k in ((206, "#d4573c", 1.0), (366, BLUE, 1.05), (628, "#fdf6e4", 0.95)):
            pen.path(f"M{x},82 v20", "#2a1a12", stroke=6)
            pen.circle(x, 116, 20, t, stroke=10)
            pen.path(f"M{x - 62 * k},{124 * 1.0} h{124 * k} q-2,{96 * k} {-62 * k},{96 * k} t{-62 * k},{-96 * k}Z", t)
            with pen.flat():
                pen.path(f"M{x - 58 * k},{146} h{116 * k} l-3,10 h{-110 * k}Z", "#fff0b0" if t != "#fdf6e4" else BLUE)

    s.sheet("hanging cups", hooks, depth=0.66, haze=0.0)
    s.sheet("shelf", lambda pen: (pen.path("M-20,852 H820 V962 H-20Z", "#9a6838"), pen.path("M-20,958 H820 V1000 H-20Z", "#6a4428"), pen.path("M-20,996 H820 V1220 H-20Z", "#3a2618")), depth=0.54, haze=0.0)
    s.sheet("standing plate", lambda pen: (plate(pen, 640, 690, 186)), role="prop", depth=0.6, haze=0.0)
    s.sheet("stack of plates", lambda pen: stack(pen, 96, 920, 13, 190, ("#fdf6e4", "#fdf6e4", BLUE)), role="prop", depth=0.68, haze=0.0)
    s.lamp((560, 800), 260, "#ffe8a8", 0.25)
    boy = s.figure(at=(580, 912), age="child", pose="sit_ground", view="front_left", height=370, role="subject", lift=None, depth=0.74, clothes=dict(top="jumper", colour="#d4573c"), hair="messy", prop=None, look=(-40, 4), label="boy as small as a cup", haze=0.0)
    s.put("teacup", at=(716, 940), scale=0.72, role="subject", lift=None, depth=0.78, colour="accent2", haze=0.0)
    mouse = s.put("mouse", at=(330, 900), scale=0.86, role="witness", lift=None, depth=0.74, label="mouse in an apron", haze=0.0)
    mx, my = mouse["hand"]

    def apron(pen):
        pen.path(f"M{mx - 34},{my - 12} h30 l16,58 q-24,14 -52,4 q-8,-30 6,-62Z", "#fffaf0")
        with pen.flat():
            pen.path(f"M{mx - 30},{my + 26} h34", p.accent, stroke=4)
        pen.path(f"M{mx - 36},{my - 6} q-22,-2 -34,10", "#fffaf0", stroke=5)
        pen.path(f"M{mx},{my - 20} l34,-10 8,26 -38,8Z", "#e7b95e")
        with pen.flat():
            pen.circle(mx + 16, my - 10, 4, "#b98a3a")
            pen.circle(mx + 28, my - 4, 3, "#b98a3a")

    s.sheet("apron and crumb of cheese", apron, lift=5)

    def bed(pen):
        pen.path("M330,954 C420,940 520,962 640,958 q40,0 44,10 q-4,12 -44,10 C520,978 420,976 330,974Z", "#b9c4c8")
        pen.path("M150,950 C150,912 350,906 360,950 C356,1000 156,1002 150,950Z", "#cdd7da")
        pen.path("M164,950 C166,922 340,916 346,950 C340,980 170,984 164,950Z", "#93a3aa")
        pen.path("M170,946 C168,916 236,912 240,936 C242,958 176,966 170,946Z", "#fffaf0")
        pen.path("M226,924 C280,912 344,918 350,946 C346,978 280,988 232,980 C220,960 220,940 226,924Z", "#d4573c")
        with pen.flat():
            for i in range(4):
                pen.path(f"M{244 + i * 28},{920} q-6,30 2,62", "#fffaf0", stroke=3)
            for i in range(2):
                pen.path(f"M226,{942 + i * 20} q60,-10 122,0", "#fffaf0", stroke=3)

    s.sheet("spoon that is a bed", bed, role="subject", depth=0.8, haze=0.0)

    def below(pen):
        stack(pen, 200, 1196, 4, 260, ("#b08a5a", "#9a764a"))
        pen.path("M470,1220 V1110 q0,-30 30,-36 v-22 h90 v22 q30,6 30,36 V1220Z", "#8a6a44")
        pen.path("M490,1052 h110 v-18 h-110Z", "#6a4a30")
        stack(pen, 720, 1196, 3, 170, ("#9a764a", "#b08a5a"))

    s.sheet("lower shelf", below, depth=0.62, haze=0.0)
    s.sheet("shelf lip", lambda pen: (pen.path("M-20,1004 H820 V1022 q-15,22 -30,0" + " q-15,22 -30,0" * 27 + "Z", mix("#fffaf0", "#e7b95e", 0.25))), depth=0.86, haze=0.0)
    s.relate(boy, "hides in", "cupboard")
    s.describe("A tiny boy sits on a kitchen shelf beside a teacup. We look out of "
               "the cupboard, past big plates. A mouse in an apron brings cheese; a "
               "spoon has a pillow and red blanket. Outside, in a yellow kitchen, a "
               "woman holds her hands to her mouth.")  # fmt: skip
    s.moods("cosy", "forgotten", "sly", "homesick")
    s.themes("hiding", "home", "being small", "mealtimes")
    s.says("count to a hundred", "good china", "they will miss me", "lodger", "storm in a teacup", "getting cold", "full board", "out of sight", "never found", "spooning",
           "mother's best service", "borrowed", "a place at the table", "ready or not", "shelf life", "how long is long enough", "small portion")
    s.about(place="inside a kitchen cupboard", time="evening", weather="indoors", light="light from the kitchen",
            view="through the open cupboard", composition="right")  # fmt: skip
