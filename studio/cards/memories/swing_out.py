"""Swing Out: at the highest point her shoe flies off and becomes a swallow."""

from __future__ import annotations

from reverie_studio.colour import darken
from reverie_studio.figures import Figure
from reverie_studio.finishes.papercut_scene import LightBox, light_box

SHOE = "M-62,-6 C-66,-34 -56,-46 -40,-44 C-28,-42 -24,-22 -4,-16 C22,-10 58,-8 64,14 C66,26 54,28 40,28 H-54 C-62,22 -62,8 -62,-6Z"


def shoe(pen, x, y, k, turn, red, wings=0.0):
    """A strapped shoe; wings 0 none, 1 grown."""
    with pen.at(x, y, scale=k, turn=turn):
        if wings:
            pen.path(f"M-10,-6 C{-10 - 30 * wings},{-70 * wings} {10 - 60 * wings},{-150 * wings} {30 - 130 * wings},{-190 * wings} C{-10 - 10 * wings},{-120 * wings} 50,{-60 * wings} 34,2Z", "#2c2c58")
            pen.path(f"M-56,0 L{-60 - 110 * wings},{-40 * wings} L{-60 - 50 * wings},4 L{-60 - 110 * wings},{34 * wings} L-50,18Z", "#2c2c58")
        pen.path(SHOE, red)
        pen.path("M-54,22 H58 q8,8 -6,10 H-50 q-8,-2 -4,-10Z", darken(red, 0.55))
        pen.path("M-34,-36 q20,-16 40,20", "#fffbe6", stroke=7)
        pen.circle(4, -16, 5.5, "#fff6b8")
        if wings:
            pen.path(f"M0,0 C{10 + 20 * wings},{60 * wings} {0 - 20 * wings},{120 * wings} {-20 - 70 * wings},{160 * wings} C{-10 - 30 * wings},{100 * wings} -40,{50 * wings} -34,6Z", "#3a3a6c")


def swallow(pen, x, y, k, turn, red):
    """The shoe is a bird now and has kept its strap."""
    night = "#2c2c58"
    with pen.at(x, y, scale=k, turn=turn):
        pen.path("M10,-14 C-10,-90 -60,-170 -150,-214 C-90,-150 -50,-70 -50,4Z", darken(night, 0.1))
        pen.path("M-84,0 L-230,-56 L-130,6 L-236,52 L-80,24Z", night)
        with pen.cut():
            pen.path("M-96,14 C-60,-34 20,-46 70,-34 C92,-38 110,-26 112,-14 L142,-6 L112,4 C104,26 60,40 0,38 C-40,36 -74,28 -96,14Z", red)
        pen.path("M44,-39 C60,-38 66,-36 70,-34 C92,-38 110,-26 112,-14 L142,-6 L112,4 C96,10 60,2 44,-39Z", night)
        pen.path("M100,16 C80,36 40,42 0,38 C-40,36 -74,28 -96,14 C-40,28 40,28 100,16Z", darken(red, 0.5))
        pen.path("M-10,-42 C14,-30 18,10 4,38 l16,0 C36,8 30,-30 8,-44Z", "#fffbe6")
        pen.circle(22, -2, 8, "#efb24a")
        with pen.flat():
            pen.circle(88, -20, 5.5, "#fffbe6")
        pen.path("M30,-10 C40,70 0,160 -90,226 C-56,150 -40,80 -40,0Z", night)


@light_box(id="nt1b7j", title="Swing Out", seed=6, palette="midsummer", light=(-0.5, -0.85))
def paint(s: LightBox) -> None:
    """The moment the ropes go slack."""
    p = s.palette
    red = p.accent
    s.back("#fff6c4", "#b4addf", at=(330, 420), radius=760)
    s.puffs([(90, 400, 220), (520, 300, 240), (690, 860, 280), (330, 790, 200)], threads=True)
    s.sheet("far swallows", lambda pen: [pen.path(f"M{x},{y} q{-14 * k},{-16 * k} {-34 * k},{-12 * k} q{20 * k},{4 * k} {28 * k},{22 * k} l{-14 * k},{14 * k} {20 * k},{-8 * k} q{16 * k},{2 * k} {34 * k},{14 * k} q{-10 * k},{-22 * k} {-34 * k},{-30 * k}Z", "#7f86b8") for x, y, k in ((90, 90, 1.0), (160, 60, 0.7), (58, 170, 0.8), (236, 104, 0.6), (300, 56, 0.5))], depth=0.1, role="accent", count=5, haze=0.0)
    s.ridge(930, 24, 420, "#b9b2da", cut="firs", depth=0.14, name="far firs")
    s.ridge(950, 22, 360, "#8fb79a", depth=0.24, name="meadow far")
    s.sheet("house", lambda pen: (pen.path("M520,1020 V900 L568,862 L616,900 V1020Z", "#fff0dc"), pen.path("M508,908 L568,856 L628,908 l-6,8 L568,872 L514,916Z", red), pen.lit("M556,914 h22 v26 h-22Z", p.glow)), depth=0.3, haze=0.0)
    s.ridge(990, 20, 330, "#6fa57c", cut="scallop", depth=0.4, name="hedge")
    s.ridge(1064, 16, 300, "#4f8f6a", cut="grass", depth=0.52, name="meadow")
    s.lamp((330, 420), 380, "#fff6c4", 0.25)

    girl = Figure(age="child", pose="swing", view="left", height=500, seed=31, clothes=dict(top="dress", colour="#5fa57a", shoes="barefoot", bottom="bare"), hair="braids", expression="glad", prop=None,
                  reach={"hand_left": (-14, -215), "hand_right": (-14, -215)})
    seat, lean = (536, 760), 24

    def swing(pen):
        with pen.at(*seat, turn=lean):
            pen.path("M-18,0 C-22,-260 -14,-520 -8,-900", "#8a5a48", stroke=7)
            pen.path("M26,0 C16,-260 4,-520 4,-900", "#a97a5c", stroke=7)
            girl.draw(pen, p)
            with pen.at(girl.anchors["foot_left"][0] + 4, girl.anchors["foot_left"][1] - 10, turn=22, flip=True):
                shoe(pen, 0, 0, 0.56, 0, red)
            pen.rect(-56, -4, 118, 20, "#8a4a38", radius=6)

    subject = s.sheet("girl on a swing", swing, depth=0.72, haze=0.0, role="subject")
    s.sheet("shoe that becomes a swallow", lambda pen: (shoe(pen, 196, 690, 0.9, -28, red), shoe(pen, 124, 530, 1.0, -56, red, 0.7), swallow(pen, 300, 300, 1.0, -34, red)), depth=0.78, haze=0.0, role="subject", count=3)
    s.put("dog", at=(212, 1130), scale=0.72, pose="sit", role="witness", flip=False, colour="#c9a27a", lift=22, label="old dog")
    s.ridge(1134, 14, 260, "#2f6a55", cut="grass", depth=0.92, plane="front", name="near grass")
    s.relate("red shoe", "turns into", "swallow")
    s.describe("A swinging girl’s red shoe flies off and becomes a swallow. We see "
               "the shoe, then the shoe with wings, then a big red and blue bird. The"
               " girl in green swings high. Below are a dog and a small house. The "
               "sky is pale.")  # fmt: skip
    s.moods("free", "giddy", "wistful", "brave")
    s.themes("flight", "summer", "loss", "growing up")
    s.says("higher", "one shoe short", "let go", "no strings attached", "the heel has wings", "mother will be angry", "migration", "weightless", "Cinderella is late", "don't look down",
           "barefoot", "what the dog saw", "return ticket", "the longest second", "sole mate", "where do lost things go", "runaway")
    s.about(place="a meadow, high on a swing", time="summer evening", weather="clear", light="low golden light", view="looking up", composition="right")
