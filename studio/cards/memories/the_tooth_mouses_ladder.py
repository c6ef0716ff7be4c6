"""The Tooth Mouse's Ladder: a fire brigade of mice fetches a milk tooth from a sleeping child."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

FOOT, HEAD, RUNGS = (96, 1096), (402, 440), 13
PATCHES = ("#e2703a", "#3f5fa8", "#f2b54a", "#8a4a6a", "#5f86b8", "#f4e6cc", "#b8503a", "#2f447c")


def rung(i):
    t = (i + 0.6) / (RUNGS + 0.2)
    return FOOT[0] + (HEAD[0] - FOOT[0]) * t, FOOT[1] + (HEAD[1] - FOOT[1]) * t


def hairpin(pen, x, y, w):
    pen.path(f"M{x + w},{y - 5} H{x + 12} l-8,-5 -8,5 -8,-5 -8,5 H{x - w} a7,7 0 0 0 0,14 H{x + w}", "#f8e8c6", stroke=4.5)


def ladder(pen):
    for i in range(RUNGS):
        hairpin(pen, *rung(i), 44 - 0.8 * i)
    for side in (-1, 1):
        pen.path(f"M{FOOT[0] + side * 36},{FOOT[1] + 6} L{HEAD[0] + side * 27},{HEAD[1] - 14}", "#e2703a", stroke=7)


def mouse(pen, x, y, k=1.0, turn=0, flip=False, fur="#9aa3c4", arms="up", helmet=True, back=False):
    """Stands on its hind feet, origin between them; 120 tall at k=1."""
    with pen.at(x, y, scale=k, turn=turn, flip=flip):
        pen.path("M-16,-8 C-60,4 -72,-26 -96,-20", mix(fur, "#e6a0a0", 0.5), stroke=5)
        pen.path("M-20,-4 a14,7 0 1 0 22,4Z M4,-4 a14,7 0 1 0 22,4Z", mix(fur, "#e6a0a0", 0.5))
        if arms == "up":
            pen.path("M-14,-48 Q-40,-62 -44,-88 M16,-48 Q42,-62 46,-88", darken(fur, 0.12), stroke=10)
        pen.path("M-28,-10 C-36,-56 -18,-76 0,-76 C20,-76 36,-54 28,-10 C16,2 -16,2 -28,-10Z", fur)
        if not back:
            pen.path("M-14,-10 C-20,-40 -10,-54 2,-54 C16,-54 20,-38 16,-10 C8,-4 -8,-4 -14,-10Z", lighten(fur, 0.4))
        for dx in (-21, 23):
            pen.circle(dx, -104, 17, fur)
            if not back:
                pen.circle(dx, -103, 10, "#e6a0a0")
        pen.path("M-25,-86 C-26,-112 26,-112 26,-86 C26,-68 12,-60 2,-60 C-12,-60 -25,-70 -25,-86Z", fur)
        if helmet:
            pen.path("M-30,-92 C-28,-124 30,-124 32,-92 C14,-98 -12,-98 -30,-92Z", "#d9412f")
            pen.path("M-6,-118 h14 v22 h-14Z", "#f2b54a")
        if not back:
            with pen.flat():
                pen.circle(-7, -84, 3.6, "#10142e")
                pen.circle(13, -84, 3.6, "#10142e")
            pen.circle(4, -72, 4.5, "#e2703a")


def bed(pen, p):
    pen.path("M318,470 C322,416 380,392 470,404 L820,398 V980 H352 C330,860 350,640 318,470Z", "#27407c")
    with pen.clip("M318,470 C322,416 380,392 470,404 L820,398 V980 H352 C330,860 350,640 318,470Z"):
        for r in range(6):
            for c in range(5):
                x, y = 322 + c * 104, 500 + r * 92
                with pen.cut(0.5):
                    tone = mix(PATCHES[(c * 3 + r * 5) % 8], "#2a3a70", 0.34)
                    pen.rect(x, y, 98, 86, tone, radius=5)
                    if (c + r) % 3 == 0:
                        pen.erase(cuts.star(x + 49, y + 43, 24))
                    elif (c + r) % 3 == 1:
                        for dx in (26, 72):
                            for dy in (24, 62):
                                pen.erase(cuts.circle(x + dx, y + dy, 8))
    pen.path("M306,470 C300,398 380,378 470,392 L820,380 V462 L470,474 C400,468 350,470 330,500 C314,500 306,486 306,470Z", "#f4e6cc")
    pen.path("M352,976 C480,950 640,994 820,968 V1000 H352Z", "#e2703a")


def sleeper(pen, p):
    pen.path("M352,404 C330,300 362,212 420,232 C540,206 720,210 820,226 V420 H370Z", "#dfe3f4")
    pen.path("M372,392 C356,310 380,246 430,258 C550,236 700,240 820,252 V420 H380Z", "#f4e6cc")
    skin = "#e6b08c"
    with pen.at(588, 300, turn=-16):
        pen.path("M-128,60 C-160,-60 -96,-142 6,-140 C116,-138 152,-50 126,64 C100,110 -104,112 -128,60Z", "#5a2f24")
        pen.path("M-104,20 C-108,-60 -60,-96 4,-96 C70,-96 110,-58 104,22 C100,84 52,116 2,116 C-52,116 -98,82 -104,20Z", skin)
        pen.path("M-110,-6 C-96,-80 -40,-112 10,-110 C76,-108 112,-66 110,-6 C84,-26 70,-50 62,-66 C40,-40 -40,-30 -110,-6Z", "#6f3a2a")
        pen.circle(-60, 52, 20, mix(skin, "#e2703a", 0.35))
        pen.circle(64, 52, 20, mix(skin, "#e2703a", 0.35))
        with pen.flat():
            pen.path("M-68,18 q24,20 48,2 M24,20 q24,18 48,-2", "#10142e", stroke=6)
            pen.path("M-3,28 q10,10 0,16", darken(skin, 0.25), stroke=5)
        pen.path("M-30,66 Q2,56 34,66 Q26,98 2,98 Q-24,98 -30,66Z", "#5a1a22")
        pen.path("M-24,65 q10,-5 20,-6 v13 h-18Z M15,60 q10,1 14,5 l-2,9 h-12Z", "#fffaf0")


@light_box(id="eiv4bk", title="The Tooth Mouse's Ladder", seed=62, palette="lantern night", light=(-0.5, -0.8))
def paint(s: LightBox) -> None:
    """One minute past midnight, without a sound."""
    p = s.palette
    s.back("#4a64a8", "#141b45", at=(250, 420), radius=820)
    s.sheet("wallpaper", lambda pen: [pen.path(cuts.star(40 + 110 * c + 55 * (r % 2), 70 + 110 * r, 13, 4, 0.3), "#3a528f") for r in range(9) for c in range(8)], depth=0.08, haze=0.0)
    s.sheet("window", lambda pen: (pen.rect(66, 90, 216, 330, "#10183c", radius=100), pen.lit("M86,400 V190 a88,88 0 0 1 176,0 V400Z", "#7f95cc", 0.3), pen.rect(168, 100, 12, 300, "#10183c"), pen.rect(80, 268, 190, 12, "#10183c"), pen.rect(52, 404, 244, 22, "#10183c"),
                                 [pen.path(cuts.star(x, y, 9, 5), "#fff6d8") for x, y in ((122, 180), (222, 160), (206, 330), (130, 340))]), depth=0.2, haze=0.0)
    s.sheet("curtain", "M20,70 H120 C112,210 130,320 92,470 C70,480 40,470 20,480Z", "#1c2858", depth=0.28, haze=0.0)
    s.ridge(968, 0, 300, "#1e2a5c", depth=0.3, name="floor", haze=0.0)
    s.sheet("under the bed", "M352,930 H820 V1080 H370Z", "#0a0d22", depth=0.36, haze=0.0)
    s.sheet("cat in the dark", lambda pen: (pen.path("M622,1090 C606,1040 616,1018 630,1008 L626,966 L664,996 Q690,988 716,996 L754,966 L750,1010 C770,1030 776,1070 760,1090Z", "#1a2148"), [pen.lit(f"M{x - 24},1040 Q{x},1010 {x + 24},1040 Q{x},1058 {x - 24},1040Z", "#e8f27a") for x in (656, 724)], [pen.path(f"M{x},1022 q8,14 0,30 q-8,-14 0,-30Z", "#0a0d22") for x in (656, 724)]), depth=0.4, haze=0.0, role="accent")
    s.sheet("sleeping child", lambda pen: sleeper(pen, p), depth=0.5, haze=0.0, role="subject")
    s.lamp((470, 330), 330, "#ffc869", 0.34)
    s.sheet("quilt", lambda pen: bed(pen, p), depth=0.6, haze=0.0, role="prop")
    s.lamp((390, 520), 330, "#ffb860", 0.3)
    s.sheet("bed leg", "M778,990 h40 l-8,110 h-24Z", "#5a3326", depth=0.62, haze=0.0)
    stair = s.sheet("ladder of hairpins", ladder, depth=0.72, haze=0.0, role="subject")
    lean = 24

    def crew(pen):
        x, y = rung(7)
        mouse(pen, x + 4, y, 0.98, lean, back=True)
        x, y = rung(3)
        mouse(pen, x + 4, y, 0.98, lean, fur="#c9b8a4", back=True)

    s.sheet("climbing mice", crew, lift=14, role="prop", count=2)
    s.sheet("mouse on the pillow", lambda pen: mouse(pen, 424, 404, 0.86, 0, fur="#c9b8a4"), lift=10, role="prop")
    s.sheet("falling tooth", lambda pen: (pen.path("M150,500 q-10,-24 4,-46 M184,486 q-6,-28 8,-54 M218,492 q-2,-20 8,-40", "#8fa4d8", stroke=4), pen.path("M214,560 c-26,-14 -60,2 -54,40 c4,28 10,60 24,62 c12,0 8,-34 22,-34 c14,0 10,36 24,34 c16,-4 24,-40 24,-66 c0,-36 -22,-48 -40,-36Z", "#fffdf4"),), depth=0.7, haze=0.0, role="accent")
    s.lamp((206, 610), 130, "#fff3d0", 0.45)
    s.ridge(1092, 8, 420, "#16204a", depth=0.66, name="rug", haze=0.0)

    def far_team(pen):
        for x, y, f in ((300, 1078, "#9aa3c4"), (420, 1070, "#c9b8a4"), (540, 1078, "#9aa3c4")):
            mouse(pen, x, y, 0.84, 0, fur=f)

    s.sheet("mice behind the sheet", far_team, depth=0.74, haze=0.0, role="prop", count=3)
    s.sheet("jumping sheet", lambda pen: (pen.path("M216,1046 Q420,962 626,1046 Q600,1112 420,1122 Q240,1112 216,1046Z", "#f4e6cc"), pen.path("M258,1048 Q420,990 584,1048 Q560,1092 420,1100 Q280,1092 258,1048Z", "#e2703a"), pen.path("M316,1048 Q420,1016 526,1048 Q510,1074 420,1080 Q330,1074 316,1048Z", "#f4e6cc")), depth=0.8, haze=0.0, role="prop")

    def near_team(pen):
        mouse(pen, 268, 1164, 1.05, 4, fur="#c9b8a4", back=True)
        mouse(pen, 566, 1166, 1.05, -4, fur="#9aa3c4", back=True)

    s.sheet("mice before the sheet", near_team, depth=0.86, haze=0.0, role="prop", count=2)

    def coin(pen):
        mouse(pen, 118, 1166, 1.2, 0, fur="#b5c0dc", arms="none")
        pen.circle(142, 1100, 36, "#f2b54a")
        pen.circle(142, 1100, 26, "#ffd76e")
        pen.path(cuts.star(142, 1100, 17), "#f2b54a")
        pen.path("M96,1108 q10,8 16,2 M172,1122 q-8,8 -16,2", "#9aa8cc", stroke=10)

    s.sheet("mouse with a coin", coin, depth=0.92, haze=0.0, role="witness")
    s.lamp((150, 1110), 170, "#ffc869", 0.3)
    s.relate(stair, "leads to", "a sleeping face")
    s.describe("Mice in red helmets fetch a tooth from a sleeping child. They climb a"
               " ladder of hairpins to the pillow; below, others hold a sheet for the"
               " falling tooth. One has a gold coin. The girl’s mouth has a gap. Two "
               "cat’s eyes shine under the bed.")  # fmt: skip
    s.moods("stealthy", "kind", "breathless", "cosy")
    s.themes("milk teeth", "helpers at night", "trade", "growing up", "danger below")
    s.says("special delivery", "burglary", "emergency exit", "shh", "no insurance for this", "small but organised", "let it drop", "a fair price", "who is watching the watchers", "extraction",
           "heist", "teamwork", "the going rate", "trust", "don't look under the bed", "sleep through it", "fire drill", "ransom")
    s.about(place="the side of a bed", time="night", weather="clear", light="lamplight on a quilt", view="from the floor", composition="diagonal")
