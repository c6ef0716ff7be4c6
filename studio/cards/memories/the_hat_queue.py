"""The Hat Queue: fathers wait at the school gate, and their children live in their hats."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

SKIN = "#e8b68d"


def tall_hat(pen, x, y, w, h, tone, band):
    pen.path(f"M{x - w * 0.5},{y} L{x - w * 0.56},{y - h} Q{x},{y - h + 32} {x + w * 0.56},{y - h} L{x + w * 0.5},{y}Z", tone)
    pen.path(f"M{x - w * 0.5},{y - 2} L{x - w * 0.51},{y - 34} H{x + w * 0.51} L{x + w * 0.5},{y - 2}Z", band)
    pen.path(f"M{x - w * 0.86},{y - 6} Q{x},{y + 26} {x + w * 0.86},{y - 6} Q{x + w * 0.9},{y + 14} {x},{y + 22} Q{x - w * 0.9},{y + 14} {x - w * 0.86},{y - 6}Z", darken(tone, 0.2))


def bowler(pen, x, y, w, h, tone, band):
    pen.path(f"M{x - w * 0.54},{y} C{x - w * 0.62},{y - h * 1.25} {x + w * 0.62},{y - h * 1.25} {x + w * 0.54},{y}Z", tone)
    pen.path(f"M{x - w * 0.54},{y} l2,-28 H{x + w * 0.53} l2,28Z", band)
    pen.path(f"M{x - w * 0.84},{y - 10} Q{x},{y + 24} {x + w * 0.84},{y - 10} Q{x + w * 0.8},{y + 16} {x},{y + 20} Q{x - w * 0.8},{y + 16} {x - w * 0.84},{y - 10}Z", darken(tone, 0.2))


@light_box(id="sk4mxy", title="The Hat Queue", seed=14, palette="school corridor", light=(-0.5, -0.8))
def paint(s: LightBox) -> None:
    """A quarter to eight."""
    p = s.palette
    s.back("#fff4c8", "#b9c795", at=(610, 380), radius=760)

    def school(pen):
        pen.path("M440,640 V300 H500 L620,210 L740,300 H820 V640Z", "#b7bd84")
        pen.path("M430,306 H506 L620,218 L734,306 H820 V284 H742 L620,190 L498,284 H430Z", "#8a6a44")
        for x in (470, 540, 690, 756):
            for y in (350, 470):
                pen.lit(f"M{x},{y + 66} V{y + 14} q19,-24 38,0 V{y + 66}Z", "#fff0b4", 0.6)
        pen.path("M588,640 V480 q32,-44 64,0 V640Z", "#5f4a34")
        pen.circle(620, 270, 22, "#f7f3dd")
        pen.path("M620,270 v-14 M620,270 l9,6", "#22352c", stroke=3)

    s.sheet("school house", school, depth=0.14, haze=0.0)
    s.puffs([(150, 190, 230), (420, 110, 170), (720, 130, 200)], colour="#fbf8e4", threads=True, depth=0.08)
    s.sheet("trees", lambda pen: [pen.path(cuts.cloud(s.rng, x, y, w), t) for x, y, w, t in ((60, 520, 340, "#93a872"), (300, 560, 300, "#87a06a"))], depth=0.18, haze=0.0)
    s.sheet("yard", "M-20,640 Q400,616 820,640 V1220 H-20Z", "#c3b578", depth=0.24, haze=0.0)
    teacher = s.figure(at=(700, 900), age="tall", pose="hold_up", view="front_left", height=390, role="witness", lift=16, clothes=dict(top="dress", colour="#3f6f8c"), hair="bun", prop=None, label="teacher")
    bx, by = teacher["hand_right"] if teacher["hand_right"][1] < teacher["hand_left"][1] else teacher["hand_left"]
    s.sheet("hand bell", lambda pen: (pen.rect(bx - 5, by - 26, 10, 32, "#5f4a34", radius=4), pen.path(f"M{bx - 8},{by - 28} C{bx - 14},{by - 46} {bx - 26},{by - 60} {bx - 34},{by - 76} H{bx + 34} C{bx + 26},{by - 60} {bx + 14},{by - 46} {bx + 8},{by - 28}Z", "#d9a53c"), pen.circle(bx + 10, by - 80, 9, "#8a6a2a")), role="prop", lift=10)

    def rails(pen):
        tone = "#22352c"
        with pen.cut(1.3):
            pen.rect(-20, 660, 510, 14, tone)
            pen.rect(-20, 900, 510, 14, tone)
            for i in range(13):
                x = -8 + i * 40
                pen.path(f"M{x},990 V640 l6,-22 6,22 V990Z", tone)
        for x in (486, 776):
            pen.path(f"M{x},1010 V590 h38 V1010Z", "#8f8a5a")
            pen.path(f"M{x - 10},594 h58 l-10,-20 h-38Z", "#6b6238")
            pen.circle(x + 19, 558, 22, "#8f8a5a")
        with pen.cut(1.3):
            pen.path("M776,1000 L700,1060 V640 L776,620Z", tone)
            for i in range(3):
                pen.erase(f"M{710 + i * 22},{668 - i * 6} h14 V{1030 - i * 18} h-14Z")

    s.sheet("railings", rails, depth=0.5, haze=0.0)
    s.sheet("pavement", lambda pen: (pen.path("M-20,1000 H820 V1220 H-20Z", "#a99b62"), [pen.rect(-20 + i * 140, 1010, 134, 60, "#b5a76c") for i in range(6)]), depth=0.54, haze=0.0)
    men = ((92, "broad", "hands_in_pockets", "front_right", 610, "#b0683c", "long_coat"), (262, "adult", "arms_crossed", "front", 650, "#c9a44c", "coat"), (404, "old", "stand", "front_right", 590, "#35707a", "long_coat"))
    heads = []
    for x, age, pose, view, h, tone, top in men:
        man = s.figure(at=(x, 1140), age=age, pose=pose, view=view, height=h, role="subject", lift=None, depth=0.72, clothes=dict(top=top, colour=tone, hat="none", beard="short" if age == "old" else None), prop=None, hair="short", label="father", haze=0.0)
        heads.append((man["head"], man["head_top"]))
    (a, at_), (b, bt), (c, ct) = heads

    x, y = bt[0], bt[1] + 24
    s.sheet("inside of the tall hat", lambda pen: pen.oval(x, y - 170, 65, 17, "#2a1626"), depth=0.76, haze=0.0)
    s.figure(at=(x, y - 8), age="child", pose="wave", view="front", height=278, role="prop", lift=None, depth=0.78, haze=0.0, clothes=dict(top="jumper", colour="#c8563a"), hair="messy", expression="glad", prop=None, seed=3, label="child in a hat")

    def hats(pen):
        x, y = at_[0], at_[1] + 26
        pen.path(f"M{x - 26},{y - 100} v-106 q0,-22 22,-22 h30 v30 h-24 v98Z", "#6a7a6a")  # a periscope
        pen.lit(f"M{x + 16},{y - 226} h14 v24 h-14Z", "#bfe6e0")
        bowler(pen, x, y, 128, 126, "#2c3a30", p.accent)
        x, y = bt[0], bt[1] + 24
        tall_hat(pen, x, y, 116, 170, "#5a3450", "#f0d9a8")
        pen.lit(f"M{x - 16},{y - 60} v-34 q16,-20 32,0 v34Z", p.glow)
        x, y = ct[0], ct[1] + 26
        pen.path(f"M{x - 26},{y - 80} c-50,-8 -62,-66 -30,-80 c26,-10 44,16 38,50Z", SKIN)  # an ear and an eye slit
        pen.path(f"M{x - 38},{y - 104} c-22,-8 -26,-30 -12,-36 c12,-4 18,8 14,22", "#b87a5a", stroke=5)
        bowler(pen, x, y, 118, 118, "#3f5f6c", "#f7f3dd")
        pen.lit(f"M{x - 30},{y - 52} q34,-18 66,0 q-32,16 -66,0Z", "#fff6d0")
        with pen.flat():
            pen.circle(x - 10, y - 52, 6, "#22352c")
            pen.circle(x + 18, y - 52, 6, "#22352c")

    row = s.sheet("hats with children in them", hats, role="subject", depth=0.8, haze=0.0, count=3)
    last = s.figure(at=(664, 1164), age="adult", pose="look_down", view="front_left", height=500, role="prop", lift=None, depth=0.84, clothes=dict(top="coat", colour="#8a5a3a", hat="none"), prop=None, hair="bald", expression="worried",
                    reach={"hand_left": (-30, -262), "hand_right": (-84, -262)}, label="father with an empty hat", haze=0.0)
    hx, hy = last["hand_left"][0] - 20, last["hand_left"][1] + 10

    def empty(pen):
        pen.path(f"M{hx - 54},{hy - 20} C{hx - 50},{hy + 84} {hx + 50},{hy + 84} {hx + 54},{hy - 20}Z", "#6a4630")
        pen.oval(hx, hy - 22, 84, 20, lighten("#6a4630", 0.12))
        pen.oval(hx, hy - 22, 52, 11, "#1d1814")

    s.sheet("empty hat", empty, role="accent", lift=12)
    s.sheet("kerb", lambda pen: pen.path("M-20,1160 H820 V1220 H-20Z", mix("#6b6238", p.dark, 0.3)), depth=0.93, haze=0.0, plane="front")
    s.relate(row, "is inhabited by", "children")
    s.describe("Men with children hidden in their hats stand at a school. From one "
               "hat sticks a periscope, from one a child waves, from one an ear and "
               "eyes show. A bald man looks into his empty hat. A woman at the gate "
               "holds up a bell. All is pale green.")  # fmt: skip
    s.moods("funny", "anxious", "proud", "secretive")
    s.themes("fathers", "school", "letting go", "hiding")
    s.says("mine is the quiet one", "spies", "late again", "hats off", "where did I put him", "carry-on luggage", "helicopter parents", "upstairs lodger", "keep it under your hat", "a head full",
           "he has his father's ears", "drop-off", "nest", "lost on the way", "periscope up", "who brings whom", "parting")
    s.about(place="a school gate", time="morning", weather="mild", light="morning sun", view="eye level", composition="split")
