"""The Piano Lesson: the hammers of the piano are sleepers in a row of beds, and every key wakes one."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

QUILTS = ("#5f8783", "#b8503a", "#8a7a4a", "#6a5a7a", "#c98f4e", "#4a6a6e", "#a85a5a")
UP = {2: -150, 4: -96}  # the beds that are being struck


def bed(pen, p, i, x, foot, awake):
    """A bed on a hammer's shank, seen from above its foot: board, pillow, sleeper, quilt."""
    tone, w = QUILTS[i], 76
    top = foot - 190
    pen.rect(x - 6, foot, 12, 900 - foot, "#c9a06a")
    pen.path(f"M{x - w / 2 - 5},{foot + 6} V{top} q{w / 2 + 5},-44 {w + 10},0 V{foot + 6}Z", darken(p.wood, 0.1))
    pen.rect(x - w / 2, top + 2, w, 186, "#f1e4c8", radius=8)
    pen.rect(x - w / 2 + 5, top + 8, w - 10, 48, "#fffaf0", radius=16)
    hx, hy = x + (-6, 5, 0, 4, 0, -5, 3)[i], top + (46 if not awake else 30)
    skin = ("#e8b68d", "#d79a6c", "#f3cfae", "#8c5a3c", "#e8b68d", "#f3cfae", "#b87a4f")[i]
    if awake:
        pen.path(f"M{hx - 24},{hy + 70} C{hx - 30},{hy + 30} {hx + 30},{hy + 30} {hx + 24},{hy + 70}Z", "#f6efe0")
        for side in (-1, 1):
            pen.path(f"M{hx + side * 20},{hy + 40} l{side * 26},-38 l{side * 12},6 l{-side * 20},50Z", "#f6efe0")
            pen.circle(hx + side * 51, hy - 2, 9, skin)
    pen.circle(hx, hy, 25, skin)
    if i % 2 == 0:
        pen.path(f"M{hx - 27},{hy - 6} C{hx - 24},{hy - 40} {hx + 24},{hy - 44} {hx + 27},{hy - 6} Q{hx},{hy - 20} {hx - 27},{hy - 6}Z", tone)
        if awake:
            pen.path(f"M{hx - 20},{hy - 24} C{hx - 14},{hy - 60} {hx + 6},{hy - 84} {hx + 30},{hy - 72} L{hx + 20},{hy - 22}Z", tone)
        cap = (hx + 30, hy - 72) if awake else (hx + 32, hy + 4)
        if not awake:
            pen.path(f"M{hx + 6},{hy - 32} Q{hx + 40},{hy - 34} {hx + 32},{hy + 4} Q{hx + 26},{hy - 14} {hx + 16},{hy - 16}Z", tone)
        pen.circle(*cap, 8, "#fffaf0")
    else:
        pen.path(f"M{hx - 27},{hy + 2} C{hx - 28},{hy - 38} {hx + 28},{hy - 38} {hx + 27},{hy + 2} C{hx + 12},{hy - 16} {hx - 12},{hy - 16} {hx - 27},{hy + 2}Z", ("#3a2620", "#3a2620", "", "#241c22", "", "#a8622c", "")[i])
    with pen.flat():
        if awake:
            pen.circle(hx - 9, hy, 4, "#1d1410")
            pen.circle(hx + 9, hy, 4, "#1d1410")
            pen.oval(hx, hy + 13, 5, 6, "#7a2a2a")
        else:
            pen.path(f"M{hx - 15},{hy + 1} q6,6 12,0 M{hx + 3},{hy + 1} q6,6 12,0 M{hx - 4},{hy + 13} q4,3 8,0", "#1d1410", stroke=2.6)
    pen.path(f"M{x - w / 2 - 2},{foot - 2} V{top + 84} q{w / 4 + 1},-18 {w / 2 + 2},-2 t{w / 2 + 2},-4 V{foot - 2}Z", tone)
    with pen.flat():
        for k in range(3):
            pen.path(cuts.star(x - 20 + 20 * k, foot - 60 + 22 * (k % 2), 9, 4, 0.4), lighten(tone, 0.3))
    pen.path(f"M{x - w / 2 - 7},{foot + 10} V{foot - 26} q{w / 2 + 7},-20 {w + 14},0 V{foot + 10}Z", darken(p.wood, 0.2))


def keys(pen, p):
    for i in range(15):
        down = i in (5, 9)
        pen.path(f"M{18 + i * 51},{884 + 8 * down} h48 v{96} q0,6 -6,6 h-36 q-6,0 -6,-6Z", "#e2cfa4" if down else "#f8eed6")
    for i in range(14):
        if i % 7 not in (2, 6):
            pen.rect(53 + i * 51, 884, 28, 56, "#241814", radius=3)


@light_box(id="m8tqg4", title="The Piano Lesson", seed=3, palette="attic dust", light=(-0.4, -0.85))
def paint(s: LightBox) -> None:
    """The front board has been taken off."""
    p = s.palette
    s.back("#ffdf96", "#5a3c28", at=(400, 360), radius=640)

    def strings(pen):
        pen.path("M90,160 H710 V860 H90Z", "#8a5a34")
        pen.lit("M112,182 H688 V560 H112Z", "#f0bf66", 0.4)
        for i in range(36):
            pen.path(f"M{118 + i * 16},176 L{104 + i * 16.8:.0f},860", "#fff0c8" if i % 3 else "#a8703a", stroke=2.2)
        pen.rect(96, 196, 608, 26, "#c99a4e", radius=4)
        with pen.flat():
            for i in range(36):
                pen.circle(118 + i * 16, 209, 3.6, "#5a3c28")

    s.sheet("strings", strings, depth=0.14, haze=0.0)
    s.lamp((400, 330), 380, p.glow, 0.3)

    def beds(pen, which):
        for i in which:
            bed(pen, p, i, 142 + i * 86, 640 + UP.get(i, 0), i == 2)

    row = s.sheet("row of beds with sleepers", lambda pen: beds(pen, (0, 1, 3, 5, 6)), role="subject", depth=0.4, haze=0.0, count=5)
    s.sheet("struck beds", lambda pen: beds(pen, (4, 2)), role="subject", depth=0.52, haze=0.0, count=2)
    s.sheet("damper rail", lambda pen: (pen.rect(80, 706, 640, 44, "#6a4630"), [pen.rect(126 + i * 86, 696, 32, 64, "#4a2f22", radius=4) for i in range(7)], [pen.circle(142 + i * 86, 728, 8, "#d9a24a") for i in range(7)]), depth=0.58, haze=0.0)

    def case(pen):
        with pen.cut(2):
            pen.path("M20,130 H780 V1220 H20Z", "#4a2f22")
            pen.erase("M92,176 H708 V800 q0,14 -14,14 H106 q-14,0 -14,-14Z")
        pen.path("M0,96 H800 V140 H0Z", "#5d3b28")
        for x in (30, 722):
            pen.path(f"M{x},200 q24,-20 48,0 V780 q-24,20 -48,0Z", "#5d3b28")

    s.sheet("piano case", case, depth=0.64, haze=0.0)

    def candles(pen):
        for x in (54, 746):
            pen.path(f"M{x - 26},560 h52 l-10,16 h-32Z", "#d9a24a")
            pen.rect(x - 9, 500, 18, 60, "#f6e6c4")
            pen.lit(f"M{x},452 q16,26 0,44 q-16,-18 0,-44Z", p.glow)

    s.sheet("candles", candles, depth=0.7, haze=0.0)
    s.sheet("key bed", lambda pen: (pen.rect(0, 850, 800, 40, "#5d3b28"), pen.rect(-10, 980, 820, 46, "#5d3b28")), depth=0.72, haze=0.0)
    s.sheet("keys", lambda pen: keys(pen, p), role="prop", depth=0.76, haze=0.0)

    def below(pen):
        for x in (40, 500):
            pen.rect(x, 1046, 260, 120, "#5d3b28", radius=6)
            pen.rect(x + 16, 1062, 228, 88, "#422a1e", radius=6)
            with pen.flat():
                pen.path(cuts.star(x + 130, 1106, 40, 4, 0.36), "#7d5635")

    s.sheet("lower panels", below, depth=0.7, haze=0.0)

    def metronome(pen):
        pen.path("M566,100 L588,22 H632 L654,100Z", "#7d5635")
        pen.path("M584,88 L598,36 H622 L636,88Z", "#f6e6c4")
        pen.path("M610,88 L626,32", "#1d1410", stroke=4)

    s.sheet("metronome", metronome, role="prop", depth=0.74, haze=0.0)
    s.put("cat", at=(500, 104), scale=0.38, role="witness", lift=10, colour="#2a1c18", label="cat")
    s.figure(at=(400, 1150), age="child", pose="sit", view="back", height=440, role="prop", lift=None, depth=0.9, clothes=dict(top="dress", colour="#b8503a"), hair="braids", prop=None,
                    reach={"hand_left": (-112, -214), "hand_right": (96, -214)}, label="girl at the keys")
    s.sheet("stool", lambda pen: (pen.path("M296,1140 h208 q14,0 14,14 v20 h-236 v-20 q0,-14 14,-14Z", mix("#5f8783", p.dark, 0.3)), pen.rect(384, 1172, 32, 60, "#2f1e16")), depth=0.94, haze=0.0)
    s.relate(row, "does the work of", "hammers")
    s.describe("In an open piano, beds stand where the hammers should be. Someone "
               "lies in each; two beds have shot up, and in the higher one the "
               "sleeper is awake, arms raised, mouth open. A girl with plaits "
               "plays. A black cat sits on top. Two candles light the brown piano.")  # fmt: skip
    s.moods("tender", "cruel", "comic", "hushed")
    s.themes("music", "sleep", "practice", "hidden lives")
    s.says("practise", "light sleepers", "rise and shine", "lullaby", "alarm clock", "dormitory", "again from the top", "who pays the price", "wake-up call", "hotel full",
           "fortissimo", "night shift", "every note is somebody", "the neighbours complain", "let me sleep", "sharp", "unrest")
    s.about(place="inside a piano", time="evening", weather="indoors", light="candle light", view="eye level", composition="high")
