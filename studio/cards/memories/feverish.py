"""Feverish: the stags of the wallpaper have stepped off the wall and cross the quilt."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

BODY = "M-52,-66 C-58,-60 -60,-50 -60,-42 L-54,-56 C-52,-44 -46,-38 -38,-36 C-20,-30 6,-32 24,-38 C34,-42 40,-58 48,-80 L64,-78 C70,-80 72,-86 66,-90 L46,-102 L30,-112 L36,-98 C28,-88 22,-76 12,-72 C-10,-72 -36,-76 -52,-66Z"
BONES = [((-44, -52), (-50, -28), 20, 9), ((-50, -30), (-44, 0), 9, 6), ((-34, -48), (-24, -26), 18, 9), ((-24, -28), (-30, 0), 9, 6),
         ((22, -44), (18, -20), 15, 8), ((18, -22), (22, 0), 8, 6), ((26, -44), (44, -28), 14, 8), ((44, -30), (38, -8), 8, 6),
         ((40, -102), (26, -128), 6, 5), ((26, -127), (36, -160), 5, 2.5), ((29, -122), (8, -136), 4, 2), ((27, -136), (6, -156), 4, 2),
         ((44, -102), (52, -128), 6, 5), ((52, -127), (74, -152), 5, 2.5), ((51, -122), (70, -128), 4, 2), ((60, -136), (58, -164), 4, 2)]


def bone(a, b, w0, w1):
    """A straight strip from a to b."""
    length = math.dist(a, b)
    nx, ny = -(b[1] - a[1]) / length / 2, (b[0] - a[0]) / length / 2
    return f"M{a[0] + nx * w0:.1f},{a[1] + ny * w0:.1f} L{b[0] + nx * w1:.1f},{b[1] + ny * w1:.1f} L{b[0] - nx * w1:.1f},{b[1] - ny * w1:.1f} L{a[0] - nx * w0:.1f},{a[1] - ny * w0:.1f}Z"


def stag(pen, x, y, k, tone, *, lit=False, flip=False, turn=0.0, spots=None):
    parts = [BODY, *(bone(*b) for b in BONES)]
    with pen.at(x, y, scale=k, flip=flip, turn=turn):
        if lit:
            for d in parts:
                pen.lit(d, tone)
            return
        with pen.cut(1.4):
            for d in parts:
                pen.path(d, tone)
            if spots:
                for sx, sy in ((-40, -58), (-26, -52), (-12, -58), (2, -52), (-34, -46)):
                    pen.erase(f"M{sx},{sy - 4} l3,4 -3,4 -3,-4Z")


def wall(pen, p, gone):
    """Rows of stags; where one has left there is a lit hole."""
    tone = mix(p.mid, p.dark, 0.25)
    pen.rect(-20, -20, 840, 860, tone)
    with pen.flat():
        for i in range(9):
            pen.rect(i * 100 - 24, -20, 3, 860, lighten(tone, 0.1))
    for row in range(5):
        for col in range(6):
            x, y = 30 + col * 150 + (75 if row % 2 else 0), 160 + row * 150
            if (row, col) in gone:
                stag(pen, x, y, 0.72, p.glow, lit=True, flip=bool(row % 2))
            else:
                with pen.flat():
                    stag(pen, x, y, 0.72, mix(p.haze, p.mid, 0.25), flip=bool(row % 2))
            with pen.flat():
                pen.path(cuts.leaf(x + 75, y - 20, 22, -120) + cuts.leaf(x + 75, y - 20, 22, -60), mix(p.leaf, tone, 0.5))


def quilt(pen, p, d, seed):
    with pen.clip(d):
        pen.path(d, p.mid)
        tones = (p.accent2, mix(p.mid, p.haze, 0.5), darken(p.accent2, 0.3), mix("#8f3d6f", p.mid, 0.3), mix(p.accent, p.mid, 0.45))
        for r in range(9):
            for c in range(8):
                x, y = -60 + c * 124 - r * 16, 600 + r * 82 + c * 22
                pen.path(f"M{x},{y} l120,22 -14,78 -120,-22Z", tones[(r * 3 + c * 2 + seed) % 5])
                if (r + c + seed) % 3 == 0:
                    with pen.flat():
                        pen.path(cuts.star(x + 54, y + 50, 20, 4, 0.4), mix(p.light, tones[(r * 3 + c * 2 + seed) % 5], 0.4))


@light_box(id="r0izlq", title="Feverish", seed=9, palette="fever", light=(0.5, -0.8))
def paint(s: LightBox) -> None:
    """The night the fever broke, or did not."""
    p = s.palette
    s.back("#f6f29a", "#b8a83a", at=(440, 320), radius=800)
    gone = {(0, 3), (1, 2), (1, 4), (2, 3), (2, 4), (3, 2), (3, 3), (3, 4), (0, 5), (4, 3)}
    s.sheet("wallpaper", lambda pen: wall(pen, p, gone), depth=0.16, haze=0.0)
    s.sheet("bed head", "M-30,900 V470 C-20,420 60,420 84,470 C120,440 190,440 214,480 C236,440 290,450 292,500 V900Z", darken(p.wood, 0.45), depth=0.3, haze=0.0)
    s.sheet("pillow", "M-30,640 C20,560 250,560 292,640 C310,700 300,770 270,790 H-30Z", p.light, depth=0.38, haze=0.0)

    def head(pen):
        pen.path("M70,700 C58,630 110,588 164,596 C222,602 240,660 226,712 C214,762 92,768 70,700Z", mix(p.skin, "#e07a6a", 0.35))
        pen.path("M64,690 C40,600 120,560 176,572 C226,580 250,630 238,676 C216,640 190,632 160,634 C120,634 96,650 64,690Z", "#2c1a2a")
        pen.path("M88,646 C130,618 190,616 226,642 L222,668 C180,648 130,650 92,676Z", "#f6f2e0")
        with pen.flat():
            pen.path("M108,694 q14,12 28,2 M176,694 q14,10 28,-2 M140,734 q16,-8 30,0", "#4a1c34", stroke=4)
            pen.circle(112, 716, 12, "#e06a62")
            pen.circle(204, 714, 12, "#e06a62")

    s.sheet("sick child", head, role="prop", depth=0.44, haze=0.0)
    far = "M150,760 C260,690 330,720 430,700 C560,670 700,640 820,680 V1220 H-20 V860Z"
    s.sheet("quilt", lambda pen: quilt(pen, p, far, 0), depth=0.5, haze=0.0)
    s.lamp((520, 640), 330, p.glow, 0.34)
    herd = s.sheet("wallpaper stags", lambda pen: [stag(pen, x, y, k, t, spots=k > 0.9, turn=a, flip=True) for x, y, k, t, a in (
        (762, 668, 0.74, mix(p.glow, p.haze, 0.2), 0), (668, 690, 0.92, mix(p.glow, p.haze, 0.1), -4), (540, 752, 1.2, p.glow, -6))], role="subject", lift=14, count=3)
    near = "M-20,860 C120,780 240,830 330,860 C480,905 640,830 820,900 V1220 H-20Z"
    s.sheet("quilt fold", lambda pen: quilt(pen, p, near, 2), depth=0.62, haze=0.0)
    s.lamp((330, 880), 300, p.glow, 0.25)
    s.sheet("leading stag", lambda pen: stag(pen, 392, 1006, 2.15, "#f4f2b4", spots=True, turn=-2, flip=True), role="subject", lift=22)
    s.sheet("quilt edge", lambda pen: quilt(pen, p, "M-20,1010 C160,960 330,1010 470,1060 C600,1100 700,1120 820,1110 V1220 H-20Z", 4), depth=0.76, haze=0.0)

    def chair(pen):
        with pen.at(-28, 0):
            seat(pen)

    def seat(pen):
        w = darken(p.wood, 0.2)
        for d in ("M586,1220 V760 h20 V1220Z", "M748,1220 V760 h20 V1220Z", "M596,790 h164 v26 h-164Z", "M596,860 h164 v22 h-164Z", "M560,1030 h236 v28 h-236Z"):
            pen.path(d, w)
        pen.path("M604,1034 v-76 q0,-14 14,-14 h110 q14,0 14,14 v76Z", "#2d1620")
        pen.path("M648,946 v-22 h52 v22", "#2d1620", stroke=9)
        pen.rect(656, 976, 34, 20, p.accent, radius=3)
        pen.path("M700,786 q-6,-90 46,-92 q54,0 50,92Z", "#1a0d18")
        pen.path("M676,794 q70,26 144,0 v-14 q-72,18 -144,0Z", "#1a0d18")
        with pen.flat():
            pen.path("M702,776 q46,14 94,0 v-16 q-48,14 -94,0Z", p.accent2)

    s.sheet("doctor's hat and bag on a chair", chair, role="witness", depth=0.88, haze=0.0)
    s.relate(herd, "pours out of", "wallpaper")
    s.describe("Glowing stags walk out of the wallpaper onto a bed. In it a child "
               "with red cheeks frowns, a cloth on the forehead, eyes closed. The "
               "missing stags have left yellow holes in the wall. On a chair are a "
               "black bag and hat. The room is purple.")  # fmt: skip
    s.moods("dread", "wonder", "hot", "hushed")
    s.themes("illness", "night", "imagination", "escape")
    s.says("thirty-nine degrees", "migration", "delirium", "the walls are moving", "counting stags", "interior decoration", "they were here all along", "is it catching", "let them out",
           "hunting season", "the doctor is lost too", "sweat", "unwallpapered", "passing through", "who sleeps in whose dream", "out of the pattern", "three in the morning")
    s.about(place="a bedroom", time="night", weather="indoors", light="light from behind the wall", view="eye level, from the foot of the bed",
            composition="diagonal", foreground="a chair with a bag and a hat")  # fmt: skip
