"""Winner Keeps: in a back yard a boy and an old man play marbles, and every marble is a lit world."""

from __future__ import annotations

from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box


def globe(pen, x, y, r, sky, rim, inside):
    """A glass ball with a scene in it."""
    pen.circle(x, y, r, rim)
    with pen.clip(cuts.circle(x, y, r * 0.94)):
        pen.lit(cuts.circle(x, y, r * 0.94), sky, 0.5)
        inside(x, y, r)
    with pen.flat():
        pen.path(f"M{x - r * 0.68:.0f},{y - r * 0.4:.0f} a{r * 0.8:.0f},{r * 0.8:.0f} 0 0 1 {r * 0.4:.0f},{-r * 0.36:.0f} a{r * 0.72:.0f},{r * 0.72:.0f} 0 0 0 {-r * 0.4:.0f},{r * 0.36:.0f}Z", "#ffffff")


def sea(pen):
    def inside(x, y, r):
        pen.circle(x + r * 0.35, y - r * 0.35, r * 0.2, "#fff6d0")
        for i, tone in enumerate(("#7db9d6", "#4c93be", "#2b6a9e")):
            k = y + r * (0.08 + 0.26 * i)
            pen.path(f"M{x - r * 1.2},{k}" + "".join(f" q{r * 0.15},{-r * 0.14 * (1 if j % 2 else -1)} {r * 0.3},0" for j in range(9)) + f" V{y + r * 1.2} H{x - r * 1.2}Z", tone)
            if i == 0:
                pen.path(f"M{x - r * 0.42},{k + r * 0.02} h{r * 0.6} l{-r * 0.12},{r * 0.2} h{-r * 0.36}Z", "#c8403a")
                pen.path(f"M{x - r * 0.1},{k - r * 0.02} v{-r * 0.62} l{r * 0.34},{r * 0.54}Z", "#fff9ea")
    return inside


def winter(pen):
    def inside(x, y, r):
        pen.path(f"M{x - r},{y + r * 0.3} L{x - r * 0.4},{y - r * 0.4} L{x},{y + r * 0.2} L{x + r * 0.4},{y - r * 0.2} L{x + r},{y + r * 0.4} V{y + r} H{x - r}Z", "#8fa9cf")
        pen.path(f"M{x - r * 0.2},{y + r * 0.5} v{-r * 0.4} l{r * 0.28},{-r * 0.28} {r * 0.28},{r * 0.28} v{r * 0.4}Z", "#a8502f")
        pen.lit(f"M{x},{y + r * 0.16} h{r * 0.16} v{r * 0.18} h{-r * 0.16}Z", "#ffe28a")
        pen.path(f"M{x - r},{y + r * 0.42} q{r * 0.6},{-r * 0.2} {r},0.04 t{r},0 V{y + r} H{x - r}Z", "#ffffff")
        for i in range(12):
            pen.circle(x - r * 0.8 + r * 0.14 * i, y - r * 0.7 + r * (0.37 * i % 0.9), r * 0.03, "#ffffff")
    return inside


def swing(pen):
    def inside(x, y, r):
        pen.path(f"M{x - r},{y + r * 0.5} q{r},{-r * 0.3} {2 * r},0 V{y + r} H{x - r}Z", "#6f9a4e")
        pen.path(f"M{x - r * 0.7},{y + r * 0.55} c{r * 0.1},{-r * 0.5} 0,{-r * 0.8} 0,{-r} h{r * 0.14} c0,{r * 0.2} {r * 0.02},{r * 0.6} {r * 0.1},{r}Z", "#6b4028")
        pen.path(cuts.cloud(__import__("numpy").random.default_rng(2), x - r * 0.2, y - r * 0.2, r * 1.7), "#3f7a48")
        pen.path(f"M{x + r * 0.1},{y - r * 0.25} L{x + r * 0.34},{y + r * 0.26} M{x + r * 0.3},{y - r * 0.25} L{x + r * 0.54},{y + r * 0.22}", "#fff4e0", stroke=max(1.6, r * 0.022))
        pen.path(f"M{x + r * 0.3},{y + r * 0.26} l{r * 0.28},{-r * 0.06} v{r * 0.07} l{-r * 0.26},{r * 0.05}Z", "#c8403a")
    return inside


@light_box(id="h7c3tm", title="Winner Keeps", seed=21, palette="clay court", light=(0.6, -0.75))
def paint(s: LightBox) -> None:
    """Late afternoon, long shadows."""
    p = s.palette
    yard = s.stage("tenement yard", floor=520, washing=1)
    s.sheet("chalk ring", lambda pen: pen.path("M110,900 a300,130 0 1 1 600,0 a300,130 0 1 1 -600,0Z", "#fff2dc", stroke=7), lift=1.5, shadow=(0, 0, 0, 0.2))
    man = s.figure(at=(656, 672), age="old", pose="hands_on_hips", view="front_left", height=300, role="witness",
                   clothes=dict(top="shirt", colour="#3f6fb0", hat="straw"), lift=20, label="old man")
    s.sheet("bag of marbles", lambda pen: (pen.path("M676,706 c-30,-10 -26,-60 4,-66 h26 c30,6 34,56 4,66Z", "#7a3f4e"), pen.rect(674, 632, 40, 10, "#fff2bd"),
            [pen.circle(x, y, 9, t) for x, y, t in ((668, 712, "#6fb0c0"), (722, 706, "#d8c84a"))]), role="accent", lift=12)
    for x, y, r in ((410, 684, 64), (560, 806, 100), (284, 934, 154)):
        s.sheet("long shadow", f"M{x - r * 0.9:.0f},{y + r * 0.6:.0f} q{-r * 1.1:.0f},{r * 0.2:.0f} {-r * 1.9:.0f},{r * 0.7:.0f} q{r * 1.4:.0f},{r * 0.3:.0f} {r * 2.6:.0f},{-r * 0.35:.0f}Z", "#5a2c3c", lift=1, alpha=0.4, shadow=(0, 0, 0, 0.0))
    worlds = s.sheet("marbles with worlds inside", lambda pen: (globe(pen, 410, 684, 64, "#f9f0c0", "#5f8a52", swing(pen)), globe(pen, 560, 806, 100, "#dbe8f8", "#56719f", winter(pen)),
                     globe(pen, 284, 934, 154, "#ffe3b0", "#2a5f88", sea(pen))), role="subject", lift=30, count=3)
    for x, y, t in ((486, 726, p.accent2), (170, 766, "#6fb0c0"), (470, 1012, "#d8c84a")):
        s.put("marble", at=(x, y), scale=0.16, colour=t, lift=8)
    boy = s.figure(at=(688, 1176), age="child", pose="kneel", view="back_left", height=330, lift=34, clothes=dict(top="jumper", colour="#c8403a"), hair="messy",
                   reach={"hand_left": (-120, -60)}, label="boy")
    s.put("marble", at=(boy["hand_left"][0] - 12, boy["hand_left"][1] - 4), scale=0.17, colour="accent", second="light", lift=6)
    s.relate(worlds, "contains", "landscapes")
    s.describe("A boy kneels before huge glass marbles in a back yard. One holds a "
               "sea with a red boat, one a snowed-in house, one a garden with an "
               "empty swing. An old man in a straw hat watches, hands on hips. "
               "Washing hangs above. All is orange.")  # fmt: skip
    s.moods("tense", "playful", "greedy", "wistful")
    s.themes("play", "worlds", "grandfathers", "winning and losing")
    s.says("best of three", "higher stakes", "creation", "summer, winter, sea", "he cheats", "inheritance", "playing God", "which one would you take", "the last game of the holidays",
           "collector", "small world", "climate", "all his memories on the ground", "aim carefully", "property market", "the universe has rules")
    s.about(place="a yard between houses", time="late afternoon", weather="hot", light="low sun", view="slightly from above", composition="diagonal")
