"""The Left Boot: a boot ferries travellers into the fog under a handkerchief; its fellow sails the other way."""

from __future__ import annotations

from typing import Any

from reverie_studio.colour import mix
from reverie_studio.figures import Figure
from reverie_studio.pen import Pen, Point, smooth_points
from reverie_studio.scene import Scene, card

LEATHER, DARK, LACE, SEA = "#a8602f", "#4a2a1e", "#f3e2b8", "#7f9a98"
BOOT = "M318,560 C318,650 322,700 296,742 C262,790 168,806 98,858 C36,902 14,960 30,1024 C150,1092 540,1112 742,1016 C752,900 726,720 722,560 C716,660 324,668 318,560Z"
SHEET: Point = (178, 452)  # the corner of the sail that is hauled
ABOARD: tuple[tuple[Point, dict[str, Any]], ...] = (
    ((438, 424), dict(age="old", pose="spy", view="front_left", height=430, expression="calm", look=(0, -4), prop="telescope", skin="#e8b68d", hair={"kind": "bald", "colour": "#efeae0"}, clothes=dict(top="suit", colour="#3f5a6a", beard="long"))),
    ((586, 418), dict(age="adult", pose="think", view="front_right", height=430, expression="melancholy", skin="#8c5a3c", hair={"kind": "bun", "colour": "#241c22"}, clothes=dict(top="gown", colour="#7a3f5a", trim="#e8cfa8"))),
    ((506, 500), dict(age="child", pose="wave", view="front_left", height=350, expression="glad", look=(10, -6), skin="#f0c3a6", hair={"kind": "braids", "colour": "#a8622c"}, clothes=dict(top="jumper", colour="#e0a83c"))),
)  # fmt: skip


def by_head(head: Point, hands: dict[str, Point] | None = None, **who: Any) -> tuple[Figure, Point]:
    """A person whose head is here and whose hands are there; where to stand for that."""
    x, y = Figure(elevation=20, light=1.0, **who).anchors["head"]
    at = (head[0] - x, head[1] - y)
    return Figure(elevation=20, light=1.0, reach={k: (a - at[0], b - at[1]) for k, (a, b) in (hands or {}).items()}, **who), at


def sail(pen: Pen) -> None:
    """A checked handkerchief on a yard, full of wind from the right; the mast is a knitting needle."""
    with pen.part("mast", puff=8):
        pen.taper([(548, 640), (538, 300), (530, 30)], 26, 18, "#8a6a4a")
        pen.taper([(554, 640), (543, 300), (535, 30)], 7, 5, "#e6c999")
        pen.circle(530, 24, 22, "#c8503c")
        pen.circle(536, 18, 8, "#f3a88a")
    cloth = "M528,92 C400,64 250,60 128,92 C70,220 90,350 178,452 C270,404 420,398 522,430 C560,320 556,200 528,92Z"
    with pen.part("sail", grain=[[(320, 70), (270, 250), (330, 410)]], puff=90):
        pen.path(cloth, "#f6ead6")
    with pen.clip(cloth):
        for k in range(7):
            x = 150 + 62 * k
            pen.taper([(x, 50), (x - 42, 240), (x + 20 - 6 * k, 470)], 24, 26, "#c8463a", 0.75)
            y = 108 + 52 * k
            pen.taper([(60, y + 8), (280, y - 26 + 4 * k), (580, y + 6)], 22, 22, "#c8463a", 0.62)
        pen.path("M128,92 C70,220 90,350 178,452 L250,420 C170,330 160,200 200,80Z", "#5a3a50", 0.34)
        pen.path(cloth, "#fffaf0", stroke=18)
    pen.path("M112,86 C250,52 410,56 546,88", "#6a4a34", stroke=15)
    pen.path("M112,82 C250,48 410,52 546,84", "#c49a68", stroke=5)


def throat(pen: Pen) -> None:
    """The inside of the shaft and its far rim."""
    pen.oval(520, 560, 202, 88, DARK)
    pen.gradient("M318,560 a202,88 0 1 1 404,0 a202,60 0 1 0 -404,0Z", (320, 500), (720, 560), [(0, "#7d4a2c"), (1, "#2c1712")])
    pen.path("M318,562 a202,88 0 0 1 404,0", "#c98248", stroke=20)


def boot(pen: Pen) -> None:
    """Worn leather, lit from the right: creases, a toe cap, a patch, eyelets and the lace."""
    with pen.part("boot", grain=[[(690, 600), (700, 800), (720, 1000)], [(340, 640), (330, 760), (60, 980)]], puff=150):
        pen.gradient(BOOT, (60, 900), (760, 760), [(0, "#8a4a28"), (0.35, mix(LEATHER, "#8a4a28", 0.4)), (0.7, LEATHER), (1, "#d08a4c")])
    pen.path("M296,742 C262,790 168,806 98,858 C36,902 14,960 30,1024 C90,1052 160,1066 230,1076 C210,980 300,850 420,800 C380,790 330,770 296,742Z", "#6a3520", 0.5)
    pen.path("M200,816 C250,870 250,1000 214,1074", "#5a2c1c", stroke=8)
    pen.path("M206,818 C258,872 258,1000 222,1076", "#e0a468", 0.8, stroke=3)
    for d in ("M316,716 C380,752 470,756 560,730", "M330,756 C400,796 480,796 540,776", "M360,700 C420,722 470,722 520,708", "M640,700 C672,716 700,712 722,700", "M380,850 C330,880 290,930 280,990"):
        pen.path(d, "#6a3822", 0.85, stroke=9)
        with pen.at(3, -8):
            pen.path(d, "#d9985c", 0.7, stroke=4)
    with pen.part("patch", puff=8):
        pen.path("M566,842 L676,826 L690,930 L580,950Z", "#5f7a78")
    for k in range(6):
        for a, b in (((566 + 22 * k, 842 - 3 * k), (0, -16)), ((580 + 22 * k, 950 - 4 * k), (0, 16)), ((566 + 3 * k, 842 + 20 * k), (-16, 0)), ((676 + 3 * k, 826 + 20 * k), (16, 0))):
            pen.line(a[0] - b[0] / 2, a[1] - b[1] / 2, a[0] + b[0] / 2, a[1] + b[1] / 2, LACE, 4)
    left, right = [(340, 640), (330, 690), (306, 742), (258, 786), (206, 816)], [(424, 664), (418, 716), (396, 776), (346, 822), (286, 858)]
    pen.taper([(382, 654), (374, 720), (340, 780), (240, 840)], 96, 74, "#5a2f1e")
    for i, (a, b) in enumerate(zip(left, right, strict=True)):
        for p in (a, b):
            pen.circle(*p, 13, "#c9a24a")
            pen.circle(*p, 7, "#2a1612")
        for p, q in ((a, right[i + 1]), (b, left[i + 1])) if i < 4 else ((a, b),):
            pen.taper([p, ((p[0] + q[0]) / 2 + 2, (p[1] + q[1]) / 2 + 5), q], 13, 13, "#9a7f58")
            pen.taper([p, ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2), q], 10, 10, LACE)
    pen.path("M318,560 C324,664 716,664 722,560", "#6a3822", stroke=30)
    pen.path("M318,556 C324,656 716,656 722,556", "#d9985c", stroke=22)
    pen.path("M330,566 C350,640 690,640 708,566", "#f0c088", 0.8, stroke=5)
    pen.path("M706,580 C764,570 772,650 728,668", "#c98248", stroke=20)
    with pen.part("sole", puff=12):
        pen.path("M30,1000 C150,1072 540,1092 742,996 L744,1040 C540,1134 150,1112 34,1040Z", "#33221c")
    pen.path("M30,1002 C150,1074 540,1094 742,998", "#d9b27c", stroke=6)


def sea(pen: Pen, s: Scene) -> None:
    """Short waves, larger to us, brighter to the right where the sun stands in the fog."""
    rng, _ = s.own_rng("sea")
    for k in range(420):
        v = (k / 420) ** 1.4
        x, y, n = float(rng.uniform(-40, 840)), 330 + 880 * v, 18 + 110 * v
        tone = mix(mix("#5f7f82", "#dfe8dc", float(rng.random()) ** 1.5), "#fff3d4", 0.5 * max(0.0, (x - 300) / 500))
        pen.taper([(x - n, y), (x, y - 4 - 8 * v), (x + n, y + 2)], 2 + 9 * v, 1, tone, 0.75)


def foam(pen: Pen, s: Scene) -> None:
    """Where leather meets water, and the wake to the right."""
    rng, _ = s.own_rng("foam")
    line = smooth_points([(10, 1000), (40, 1052), (150, 1094), (400, 1122), (600, 1098), (756, 1030), (830, 1010)], closed=False)
    for i in range(150):
        x, y = line[int(rng.integers(len(line)))]
        pen.oval(x + float(rng.normal(0, 12)), y + float(rng.uniform(-6, 26)), float(rng.uniform(8, 34)), float(rng.uniform(3, 8)), mix("#ffffff", "#a9c4c2", float(rng.random())), 0.85)


@card(id="52hqeu", title="The Left Boot", seed=12, palette="fog", light=(0.8, -0.45))
def paint(s: Scene) -> None:
    """A pale sun in the fog on the right."""
    s.sky([(0, "#b9c4c0"), (0.6, "#e3dfcb"), (1, "#f3e6c4")], horizon=340)
    s.sun(690, 210, 44)
    s.draw(lambda pen: (pen.gradient("M-10,330H810V1210H-10Z", (0, 330), (0, 1200), [(0, "#d5d9c9"), (0.3, "#93aba6"), (1, "#3f5f68")]), sea(pen, s)), name="sea", role="place", depth=0.4, material="place", volume=0.0, rim=0.0)
    s.mist(336, 70, 0.6, "#efe6cd")

    def other(pen: Pen) -> None:
        with pen.at(676, 412, scale=0.2, flip=True), pen.at(-520, -1040):
            sail(pen)
            throat(pen)
            boot(pen)

    s.draw(other, name="second boot far off", role="accent", depth=0.3, haze=0.45, volume=0.1)
    s.mist(416, 26, 0.5, "#efe6cd")
    s.shade("M20,1060 C160,1130 560,1150 750,1050 C700,1180 200,1210 60,1150Z", "#1f3a42", 0.6, 14)
    s.draw(throat, name="throat of the boot", depth=0.66, record=False, volume=0.1, haze=0.0)
    s.draw(sail, name="handkerchief as a sail", role="subject", depth=0.68, volume=0.25, haze=0.0)
    for head, who in ABOARD:
        one, at = by_head(head, prop=who.get("prop"), **{k: v for k, v in who.items() if k != "prop"})

        def stand(pen: Pen, one: Figure = one, at: Point = at) -> None:
            with pen.at(*at):
                one.draw(pen, s.palette)

        s.draw(stand, name="traveller", role="witness", material="figure", depth=0.7, haze=0.0, volume=0.24, rim=0.35, wobble=0.5, protect=1.0)
    rower, at = by_head((640, 486), {"hand_right": (642, 590), "hand_left": (704, 640)}, age="broad", pose="stand", view="front_right", height=400, expression="worried", look=(-8, 16), prop=None, skin="#d79a6c",
                        hair={"kind": "short", "colour": "#3a2620"}, grips={"right": "grip", "left": "grip"}, clothes=dict(top="shirt", colour="#e9e2d2", hat="straw", hat_colour="#d9b25c"))  # fmt: skip
    upper = ("hand_right", "hand_left", "arm_left", "arm_right")

    def row(pen: Pen, **parts: tuple[str, ...]) -> None:
        with pen.at(*at):
            rower.draw(pen, s.palette, **parts)

    s.draw(lambda pen: row(pen, skip=upper), name="rower", role="witness", material="figure", depth=0.72, haze=0.0, volume=0.24, rim=0.35, protect=1.0)
    s.draw(boot, name="giant boot", role="subject", depth=0.76, volume=0.3, rim=0.3, haze=0.0)
    s.draw(lambda pen: (pen.taper([(600, 546), (704, 642), (790, 940)], 15, 18, "#b98a54"), pen.oval(794, 968, 34, 60, "#a87a48"), pen.oval(800, 964, 24, 46, "#d9b27c")), name="wooden spoon as an oar", depth=0.78, volume=0.2)

    s.draw(lambda pen: row(pen, only=upper), name="arms of the rower", material="figure", depth=0.8, volume=0.24, rim=0.3, protect=1.0, record=False, shadow=(-8, 10, 6, 0.4))
    hauler = Figure(age="adult", pose="pull", view="right", height=350, elevation=16, light=1.0, prop=None, expression="worried", look=(0, -26), skin="#c98b5e", hair={"kind": "messy", "colour": "#57351f"},
                    reach={"hand_right": (20, -236), "hand_left": (24, -288)}, clothes=dict(top="jumper", colour="#3f7a6a", bottom_colour="#3a3f5a", shoes="boots"))  # fmt: skip
    h = (172, 842)
    s.draw(lambda pen: (pen.taper([SHEET, (h[0] + 26, h[1] - 300), (h[0] + 20, h[1] - 220)], 9, 9, LACE), pen.taper([(h[0] + 20, h[1] - 230), (h[0] + 60, h[1] - 120), (h[0] + 40, h[1] - 20), (h[0] + 110, h[1] + 4)], 9, 9, LACE)), name="lace", role="accent", depth=0.8, volume=0.1)

    s.shade("M96,846 C130,822 240,826 262,846 C240,868 130,872 96,846Z", "#2a140e", 0.5, 5)

    def haul(pen: Pen) -> None:
        with pen.at(*h):
            hauler.draw(pen, s.palette)

    s.draw(haul, name="sailor who hauls the lace", role="witness", material="figure", depth=0.82, volume=0.24, rim=0.35, protect=1.0, contact=0.0)
    s.draw(lambda pen: foam(pen, s), name="foam", role="place", depth=0.86, volume=0.0, rim=0.0)
    s.draw(lambda pen: [pen.path(d, c, stroke=w) for d, c, w in (("M280,1230 C320,1160 400,1146 460,1166 C540,1196 600,1150 720,1176 C770,1186 800,1170 830,1150", "#8f7a58", 15), ("M280,1226 C320,1156 400,1142 460,1162 C540,1192 600,1146 720,1172 C770,1182 800,1166 830,1146", LACE, 11))],
           name="lace in the water", depth=0.97, plane="front", material="near", volume=0.1)  # fmt: skip
    s.focus((480, 470, 190), (180, 640, 160), (664, 560, 120), (320, 740, 120))
    s.grade(key=0.55)
    s.relate("giant boot", "sails on", "sea")
    s.describe("A huge laced boot sails the sea with people aboard. The sail is a checked handkerchief. A sailor hauls it by a bootlace, a man rows with a wooden "
               "spoon, another looks through a telescope, a girl waves. In the fog, a second boot sails the other way.")  # fmt: skip
    s.moods("stoic", "funny", "melancholy", "hopeful")
    s.themes("departure", "separation", "travel", "home", "community", "loss of a pair")
    s.says("setting out", "never again a pair", "there was an old woman", "all in the same boot", "the other shoe drops", "walking on water", "a long way from home", "ferry to nowhere",
           "lost and found", "new shoes, new life", "step by step", "wet socks", "emigrants", "a foghorn somewhere", "half of a couple", "one size fits all", "pull yourself together",
           "by the bootstraps", "wave goodbye", "somebody must row", "the captain looks back", "left behind", "sole survivors", "laced up for a storm", "crew of odd socks",
           "a handkerchief for parting", "not waterproof", "the wrong direction", "making do", "toe the line")  # fmt: skip
    s.about(place="open sea", time="morning", weather="fog", light="a pale sun on the right", composition="left",
            view="eye level", unexplained="who sails the other boot")  # fmt: skip
