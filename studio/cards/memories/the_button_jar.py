"""The Button Jar: the buttons have eyes, and a soldier, a bride and a sailor climb out by a thread."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, mix
from reverie_studio.finishes.papercut_scene import LightBox, light_box

TONES = ("#d43d57", "#63b7a0", "#f0c25a", "#8c5a48", "#e79aa3", "#5b7fb0", "#fffaf3", "#7d4a6b", "#3f8f86", "#e8884a")
JAR = "M92,432 C40,470 30,520 30,580 V980 C30,1040 60,1060 110,1060 H380 C430,1060 460,1040 460,980 V580 C460,520 450,470 398,432Z"


def button(pen, x, y, r, tone, holes, asleep):
    with pen.cut(0.7):
        pen.circle(x, y, r, tone)
    with pen.flat():
        pen.circle(x, y, r * 0.74, darken(tone, 0.13))
        pen.circle(x, y, r * 0.68, mix(tone, "#ffffff", 0.08))
        for i in range(holes):
            a = math.pi * (2 * i + (1 if holes == 4 else 0)) / holes
            hx, hy = x + r * 0.3 * math.cos(a), y + r * 0.3 * math.sin(a)
            if asleep:
                pen.path(f"M{hx - r * 0.16},{hy} q{r * 0.16},{r * 0.18} {r * 0.32},0", "#3a1a26", stroke=max(2.2, r * 0.09))
            else:
                pen.circle(hx, hy, r * 0.2, "#fffdf6")
                pen.circle(hx + r * 0.05, hy + r * 0.03, r * 0.11, "#3a1a26")


def heap(pen, rng):
    y, row = 1026.0, 0
    while y > 520:
        x = 64.0 + (row % 2) * 26
        while x < 436:
            r = float(rng.uniform(28, 42))
            if not (y < 570 and (x < 110 or x > 390)):
                button(pen, x + float(rng.uniform(-6, 6)), y + float(rng.uniform(-8, 8)), r, TONES[int(rng.integers(0, len(TONES)))], 2, float(rng.random()) < 0.25)
            x += r * 1.62
        y -= 50
        row += 1


@light_box(id="oasg4t", title="The Button Jar", seed=792, palette="peppermint", light=(-0.5, -0.8))
def paint(s: LightBox) -> None:
    """A sewing corner, afternoon."""
    s.back("#fff3dc", "#f0b8ba", at=(300, 420), radius=760)

    def wall(pen):
        with pen.cut(1.2):
            pen.path("M-20,-20 H820 V1000 H-20Z", "#f3c3c4")
            for i in range(12):
                for j in range(13):
                    x, y = 20 + i * 70, 30 + j * 76 + (i % 2) * 38
                    pen.erase(f"M{x},{y - 9} l7,9 -7,9 -7,-9Z")

    s.sheet("papered wall", wall, depth=0.16, haze=0.0)

    def frames(pen):
        for x, y, rx, ry, t in ((404, 150, 56, 72, "#8c5a48"), (560, 190, 62, 80, "#63b7a0"), (712, 150, 54, 70, "#8c5a48")):
            pen.line(x, y - ry - 60, x, y - ry, "#8a4a58", 3)
            pen.oval(x, y, rx, ry, t)
            pen.oval(x, y, rx - 14, ry - 16, "#fff6ec")
            pen.path(f"M{x - 30},{y + ry - 20} c2,-34 14,-36 22,-40 c-14,-12 -8,-40 8,-40 c16,0 22,28 8,40 c8,4 20,6 22,40 q-30,10 -60,0Z", "#f3dcd2")

    s.sheet("portraits with nobody in them", frames, depth=0.24, role="prop", haze=0.0, count=3)
    woman = s.figure(at=(706, 1112), age="old", pose="sit", view="front_left", height=700, role="witness", clothes=dict(top="dress", colour="#4f8a7a", glasses=True), hair="bun", look=(-14, 12), expression="calm", seed=15, lift=24,
                     reach={"hand_left": (-96, -250), "hand_right": (-158, -236)}, prop=None, label="old woman threading a needle")
    nx, ny = woman["hand_west"]
    s.sheet("table", "M-20,1010 H820 V1220 H-20Z", "#a8694c", depth=0.56, haze=0.0)
    s.sheet("table cloth", "M-20,1004 H820 V1040 " + " ".join("a35,30 0 0 1 -70,0" for _ in range(12)) + "Z", "#fffaf3", depth=0.6, haze=0.0)
    s.sheet("back of the jar", JAR, "#cfeae0", depth=0.64, haze=0.0)
    jar = s.sheet("jar of buttons with eyes", lambda pen: heap(pen, s.rng), role="subject", depth=0.68, haze=0.0)

    def glass(pen):
        pen.path("M80,360 h330 a20,20 0 0 1 0,40 h-330 a20,20 0 0 1 0,-40Z", "#9ad2c2")
        pen.path("M92,400 h306 v34 h-306Z", "#b5e0d2")
        with pen.flat():
            pen.path(JAR, "#7fbfae", stroke=9)
            pen.path("M58,590 C58,530 72,500 104,474 C84,506 72,540 70,590 L68,760 Q62,776 60,760Z M60,800 q6,-12 8,0 v40 q-4,12 -8,0Z", "#ffffff")

    s.sheet("glass", glass, depth=0.76, role="prop", haze=0.0)
    red = "#d43d57"
    mx, my = (400 + nx) / 2 + 60, (350 + ny) / 2 - 60
    s.sheet("red thread", lambda pen: (pen.path(f"M250,520 C270,420 330,340 400,354 Q{mx},{my} {nx},{ny - 30}", red, stroke=5), pen.path(f"M{nx},{ny - 40} l-6,70 12,0Z", "#8f97a0")), role="accent", depth=0.84, haze=0.0)
    s.figure(at=(206, 362), age="adult", pose="sit_edge", view="front", height=170, clothes=dict(top="uniform", colour="#c4404f", hat="cap", hat_colour="#34405e"), seed=21, lift=16, prop=None, label="soldier")

    def along(t):
        return (1 - t) ** 2 * 400 + 2 * t * (1 - t) * mx + t * t * nx, (1 - t) ** 2 * 354 + 2 * t * (1 - t) * my + t * t * (ny - 30)

    s.figure(at=along(0.26), age="adult", pose="hang", view="front", height=160, clothes=dict(top="gown", colour="#fffdf6", hat="wreath"), hair="long", seed=24, lift=14, label="bride", role="subject")
    s.figure(at=along(0.66), age="adult", pose="hang", view="front", height=150, clothes=dict(top="jumper", colour="#3f5f96", pattern="stripes", bottom_colour="#fffaf3", hat="beanie", hat_colour="#fffaf3"), seed=27, lift=14, label="sailor", role="subject")
    s.sheet("things on the table", lambda pen: (pen.path("M560,1070 h110 v18 h-16 v70 h16 v18 h-110 v-18 h16 v-70 h-16Z", "#c9985a"), pen.rect(572, 1090, 86, 66, red), button(pen, 486, 1126, 46, "#33303a", 2, False), button(pen, 726, 1136, 34, "#f0c25a", 2, True)), role="accent", depth=0.88, haze=0.0)
    s.relate(jar, "contains", "people")
    s.describe("Tiny people climb out of a jar of buttons with eyes. A soldier sits "
               "on the rim; a bride and a sailor hang on a red thread from an old "
               "woman’s needle. She wears glasses. On the pink wall hang portrait "
               "frames with only pale outlines.")  # fmt: skip
    s.moods("fond", "watchful", "wistful", "odd")
    s.themes("memory", "family", "mending", "the dead")
    s.says("everyone we were", "wardrobe", "hanging by a thread", "loose ends", "she kept them all", "button up", "reunion", "who came off first", "family tree", "eyes everywhere", "spare parts",
           "rescue", "lost from every coat", "in stitches", "the black one is waiting", "grandmother's army", "nobody is thrown away")
    s.about(place="a sewing corner", time="afternoon", weather="indoors", light="soft daylight", view="eye level", composition="left")
