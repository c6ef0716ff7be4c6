"""The Waiting Slide: children with suitcases queue on a slide that runs down into a lake of fog."""

from __future__ import annotations

from reverie_studio.finishes.papercut_scene import LightBox, light_box


def chute(pen):
    d = "M600,270 C520,280 470,370 420,480 C360,620 280,720 90,850 L150,936 C340,810 440,690 500,540 C540,440 570,370 640,352Z"
    pen.path(d, "#d4566e")
    pen.path("M606,282 C540,300 496,380 446,490 C384,630 300,740 110,872 L142,918 C330,794 420,676 480,534 C524,430 560,350 632,338Z", "#f2b0a8")
    with pen.flat():
        pen.path("M616,312 C560,330 520,400 466,510 C406,644 320,764 126,896", "#fff3e0", stroke=5)
    pen.path("M640,352 C570,370 540,440 500,540 C440,690 340,810 150,936 l8,14 C356,820 458,700 516,548 C556,446 584,384 646,368Z", "#b23f5a")


def tower(pen):
    """Ladder and platform."""
    for x0, x1 in ((618, 668), (716, 776)):
        pen.path(f"M{x0},330 L{x1},1010 h20 L{x0 + 20},330Z", "#4c4a86")
    for i in range(14):
        y = 380 + 46 * i
        t = (y - 330) / 680
        pen.rect(618 + 50 * t, y, 112 + 14 * t, 11, "#6a67a6", radius=4)
    pen.path("M560,330 h190 v26 h-190Z", "#4c4a86")
    pen.path("M742,330 V206 q0,-20 -20,-20 h-70 M620,330 v-60", "#4c4a86", stroke=11)


@light_box(id="mk8tag", title="The Waiting Slide", seed=666, palette="midsummer", light=(-0.6, -0.7))
def paint(s: LightBox) -> None:
    """A white night over a lake of fog."""
    s.back("#fff6c8", "#b3addc", at=(210, 470), radius=680)
    s.sheet("low sun", lambda pen: pen.lit("M110,520 a90,90 0 1 1 180,0Z", "#fff3b0", 0.8), depth=0.04)
    s.puffs([(150, 170, 230), (420, 110, 160)], threads=True, colour="#f3ecf6")
    s.ridge(520, 26, 420, "#c3b8de", cut="firs", depth=0.1, name="far shore")
    s.sheet("low shore", "M-20,500 Q400,484 820,506 V720 H-20Z", "#c3b8de", depth=0.11)
    s.sheet("lights of the far shore", lambda pen: [pen.lit(f"M{x},{y} h13 v16 h-13Z", "#ffd98a") for x, y in ((300, 540), (340, 546), (400, 538), (52, 546))], depth=0.12)
    for i, (y, t) in enumerate(((590, "#e9dfee"), (660, "#ddd4ea"), (740, "#f3ecf2"))):
        s.ridge(y, 14, 360, t, cut="scallop", depth=0.18 + 0.08 * i, name=f"fog {i}", haze=0.0)
    s.sheet("meadow of the playground", "M820,820 C700,830 560,880 470,990 C420,1060 400,1140 380,1220 H820Z", "#6fa57c", depth=0.44, haze=0.0)
    s.sheet("tower of the slide", tower, depth=0.56, role="prop", haze=0.0)
    kids = (("#e2627a", 31), ("#5fa57a", 32), ("#efb24a", 33), ("#4f6fa0", 34), ("#8f5a9a", 35))
    for (x, y, h), (c, seed) in zip(((702, 560, 170), (718, 760, 176)), kids, strict=False):
        s.figure(at=(x, y), age="child", pose="climb", view="back", height=h, clothes=dict(top="coat", colour=c, hat="beanie"), seed=seed, lift=14, label="child on the ladder")
        s.put("suitcase", at=(x, y - 62), scale=0.25, lift=10, colour=("#8a5a3c", "#5f6a9a")[seed % 2])
    slide = s.sheet("slide into the fog", chute, role="subject", depth=0.68, haze=0.0)
    s.figure(at=(648, 330), age="child", pose="stand", view="front_left", height=176, clothes=dict(top="coat", colour="#efb24a"), hair="braids", seed=41, lift=14, label="child at the top", role="prop")
    s.put("suitcase", at=(590, 332), scale=0.3, lift=8, colour="#8a5a3c")
    s.figure(at=(462, 556), age="child", pose="sit_ground", view="front_left", height=210, clothes=dict(top="dress", colour="#4f6fa0"), hair="pony", seed=43, lift=14, label="child sliding", role="accent")
    s.ridge(872, 14, 300, "#fbf6f6", cut="scallop", depth=0.74, name="near fog", haze=0.0, alpha=0.94)
    s.sheet("meadow edge", "M820,930 C720,930 600,960 520,1060 C470,1120 460,1180 450,1230 H820Z", "#4f8a66", depth=0.78, haze=0.0)
    for (x, y, h, v), (c, seed) in zip(((690, 1092, 226, "back_left"), (610, 1140, 210, "left")), kids[2:], strict=False):
        s.figure(at=(x, y), age="child", pose="stand", view=v, height=h, clothes=dict(top="coat", colour=c, hat="beanie"), seed=seed, lift=18, prop="suitcase", label="waiting child")
    s.put("teddy bear", at=(760, 1150), scale=0.42, lift=14, colour="#b07a45")
    man = s.figure(at=(196, 1068), age="tall", pose="stand", view="back_right", height=330, role="witness", clothes=dict(top="long_coat", colour="#2c2c58", hat="wide_brim", hat_colour="#2c2c58"), seed=51, lift=20, prop=None,
                   reach={"hand_left": (10, -220), "hand_right": (92, -222)}, label="ferryman")
    hx, hy = man["hand_east"]
    s.sheet("towel", lambda pen: (pen.path(f"M{hx - 74},{hy - 6} Q{hx - 30},{hy + 12} {hx + 12},{hy - 6} l6,120 q-46,14 -96,2Z", "#fffdf4"), [pen.rect(hx - 76, hy + 40 + 26 * i, 92, 9, "#e2627a") for i in range(2)]), role="accent", lift=8)
    s.sheet("ferry", lambda pen: (pen.path("M20,1030 C60,1060 330,1060 410,1010 C400,1090 350,1130 300,1134 H120 C70,1130 30,1090 20,1030Z", "#5a4a7a"), pen.path("M20,1030 C60,1060 330,1060 410,1010 l4,18 C330,1082 60,1082 22,1052Z", "#7a6aa0"),
            pen.path("M392,1020 v-90 q0,-14 14,-14", "#2c2c58", stroke=6), pen.path("M394,920 h26 l6,40 h-38Z", "#2c2c58"), pen.lit("M398,926 h18 l4,28 h-26Z", "#ffe08a")), depth=0.86, role="prop", haze=0.0)
    s.lamp((407, 940), 130, "#ffe08a", 0.4)
    s.ridge(1116, 14, 260, "#fffafa", cut="scallop", depth=0.9, name="front fog", haze=0.0, alpha=0.95)
    s.relate(slide, "leads to", "fog")
    s.describe("Children with suitcases slide down a tall pink slide into fog. One "
               "already slides, one stands on top, others climb or wait below. In a "
               "boat someone in a dark coat and hat holds out a striped towel. A "
               "teddy bear sits on the grass. All is pale violet.")  # fmt: skip
    s.moods("excited", "uneasy", "solemn", "curious")
    s.themes("departure", "courage", "growing up", "the unknown")
    s.says("next", "travel agency", "no way back up", "one at a time", "holidays", "what is down there", "evacuation", "he knows all their names", "one-way ticket", "pack light", "leap of faith",
           "bath time", "crossing over", "the queue for life", "slippery slope", "who stays behind", "born")
    s.about(place="a playground by a lake of fog", time="white night", weather="fog", light="low sun", view="eye level", composition="diagonal")
