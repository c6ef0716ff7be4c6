"""The stepping stones over the clouds are sleepers; the traveller has left his boots behind."""

from __future__ import annotations

from reverie_studio.colour import lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.stages.wayside import stone_way

START, END, BEND, COUNT = (250, 1080), (610, 300), 130, 7
BLANKETS = ("#8f6fa0", "#5f9a86", "#c9a0a8", "#72589a", "#d9b48a", "#6e86b0", "#a58ac0")
HAIR = ("#3a2a3a", "#8a5a3a", "#d8d0d0", "#5a3a30", "#c08a4a", "#2b1d2f")
SKIN = ("#e5b49a", "#c98f6c", "#efc8ae", "#a87454")


def sleeper(pen: Pen, x: float, y: float, w: float, i: int) -> None:
    """Curled up on one side under a blanket, seen a little from above; w is half the width."""
    tone, face, hair = BLANKETS[i % 7], SKIN[i % 4], HAIR[i % 6]
    with pen.at(x, y, w / 100, flip=i % 2 == 1):
        pen.path("M-112,14C-112,-8 -60,-18 0,-18C70,-18 118,-8 116,14C112,44 60,56 0,56C-64,56 -110,44 -112,14Z", "#efe3e6")
        pen.path("M-104,-4C-112,-34 -60,-44 -36,-30C-26,-8 -40,14 -66,16C-90,16 -102,10 -104,-4Z", "#fbf5f2")
        pen.circle(-62, -24, 31, face)
        pen.path("M-94,-22C-100,-56 -66,-70 -42,-58C-26,-50 -26,-36 -32,-28C-48,-42 -70,-46 -78,-28C-82,-20 -90,-14 -94,-22Z", hair)
        pen.path("M-72,-18q7,7 14,1M-50,-16q6,6 12,0", "#2b1d3f", stroke=3.2)
        pen.path("M-62,-4q5,4 10,0", "#2b1d3f", stroke=2.6)
        pen.path("M-44,4C-40,-34 -4,-64 30,-58C70,-62 112,-36 114,6C112,40 70,50 20,46C-20,46 -50,34 -44,4Z", tone)
        pen.path("M-44,4C-40,-20 -26,-34 -18,-40C-22,-16 -22,20 -8,44C-30,42 -48,30 -44,4Z", lighten(tone, 0.4))
        for j in range(3):
            pen.path(f"M{18 + j * 30},{-57 + j * 5}C{2 + j * 34},-20 {2 + j * 34},10 {14 + j * 28},{46 - j * 4}", lighten(tone, 0.35), stroke=8)
        pen.oval(-50, 14, 15, 10, face)


def boots(pen: Pen) -> None:
    for dx in (0, 46):
        with pen.at(226 + dx, 1078 + dx * 0.12):
            pen.path("M-16,-74H14V-26C24,-22 36,-16 36,0H-16Z", "#e3923a")
            pen.path("M-18,-74H16V-60H-18Z", "#c06f2a")
            pen.path("M-18,-4H38V5H-18Z", "#4a2e2a")


def breath(k: InkPen, places) -> None:
    """Little curls over the sleepers: they breathe."""
    for x, y, w in places[2:]:
        r = w * 0.16
        k.line([(x - w * 0.3, y - w * 0.6), (x - w * 0.2, y - w * 0.8), (x - w * 0.02, y - w * 0.8), (x, y - w * 0.64), (x - w * 0.1, y - w * 0.62)], 1.3)
        k.line([(x + r, y - w * 0.9), (x + r * 1.6, y - w * 1.06), (x + r * 2.4, y - w)], 1.1)


@card(id="2nf8dj", title="Ladder of Sleepers", seed=544, palette="plum_wet", light=(0.5, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("night", "#5a4486", strength=0.85, charge="#5f8296", bloom=4, fade=(0.1, 0.8))
    p.lift([(610, 60), (760, 120), (780, 260), (680, 340), (540, 300), (500, 160)], 0.8, soft=40)
    way = s.stage("cloud stones", start=START, end=END, bend=BEND, count=COUNT, sky="none")
    places = stone_way(START, END, BEND, COUNT)
    first = None
    for i in range(COUNT - 1, 0, -1):
        x, y, w = places[i]
        one = p.draw(lambda pen, x=x, y=y, w=w, i=i: sleeper(pen, x, y - w * 0.08, w * (0.92 if i < 3 else 1.05), i), name="sleeper", role="subject", how={"light": 0.25, "second": 0.45, "line": 1.15 if i < 4 else 0.7})
        first = one if i == 1 else first
    p.draw(boots, name="pair of boots", role="accent", how={"light": 0.2, "second": 0.4})
    x, y, w = places[1]
    p.figure(at=(x - w * 0.42, y - w * 0.4), age="teen", pose="sneak", view="right", height=330, seed=15, role="witness", label="barefoot traveller", prop=None, contact=0, look="down",
                   clothes=dict(top="coat", colour="#f0dcc0", scarf=True, bottom_colour="#45506a", shoes="barefoot", hat="beanie", hat_colour="#e3923a"), hair="messy")
    p.ink(lambda k: breath(k, places), name="breath", strength=0.7)
    s.relate(way, "is made of", first)
    s.describe("A barefoot boy walks on tiptoe over people asleep on clouds. They lie"
               " one above the other like steps, each curled up under a blanket. The "
               "steps climb towards a pale light. Behind him, his orange boots stand "
               "on the only stone. The sky is violet.")  # fmt: skip
    s.moods("careful", "hushed", "ashamed", "tender")
    s.themes("consideration", "using others", "ambition", "sleep", "the way up")
    s.says("career ladder", "light step", "shh", "over their heads", "standing on shoulders", "tiptoe", "who pays for your climb?", "don't wake the neighbours", "dream job", "respect", "late home again",
           "step by step", "let sleeping dogs lie", "human resources", "barefoot", "stairway to heaven", "what if one turns over?")
    s.about(time="night", weather="clouds", light="a glow above", composition="diagonal", view="from above")
