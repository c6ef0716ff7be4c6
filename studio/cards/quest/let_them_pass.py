"""Finger-long pilgrims climb a fern; a child's bare foot waits beside them, toes curled."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

# the frond's rib, from the lower left up to the snail
RIB = ((-40, 1150), (90, 1036), (210, 900), (320, 770), (420, 640), (500, 520), (566, 424), (640, 372), (730, 350), (830, 362))
SKIN, SHADE, FERN = "#e0a482", "#b06a5a", "#5f8f3c"
# x, y of the feet on the rib, height, age, pose, view, colour, hat
WALKERS = ((548, 458, 92, "old", "lean_on_stick", "back_right", "#6a4a6a", "hood"), (478, 556, 112, "adult", "carry_on_back", "right", "#3f5f7a", "none"), (404, 664, 136, "adult", "walk", "right", "#a8443a", "hood"),
           (306, 792, 158, "old", "lean_on_stick", "right", "#c08a3a", "wide_brim"), (186, 934, 222, "adult", "wave", "front", "#8a5a3a", "wide_brim"))  # fmt: skip


def leaflets(pen: Pen, near: bool) -> None:
    """Pinnae on both sides of the rib, smaller towards the tip."""
    for i in range(17):
        t = i / 16 * (len(RIB) - 1.001)
        j = int(t)
        (x0, y0), (x1, y1) = RIB[j], RIB[j + 1]
        x, y = x0 + (x1 - x0) * (t - j), y0 + (y1 - y0) * (t - j)
        long = 250 - 11 * i
        side = 1 if near else -1
        turn = 58 if near else -86
        with pen.at(x, y, turn=turn + (i * 7) % 9, scale=long / 250):
            pen.path("M0,-14 C70,-44 170,-34 250,6 C170,30 70,32 0,14Z" if side > 0 else "M0,14 C70,40 170,36 240,0 C170,-30 70,-34 0,-14Z", ("#4f7f34", "#66984a")[i % 2] if near else ("#86ac58", "#73a04c")[i % 2])


def foot(pen: Pen) -> None:
    """From its inner side, a hand's breadth above the moss: the toes are drawn up so as not to touch."""
    for dx, dy, k in ((64, -62, 0.62), (44, -46, 0.7), (20, -26, 0.8)):
        with pen.at(500 + dx, 800 + dy, scale=k):
            pen.path("M110,40 C70,24 40,-10 20,-26 C-6,-44 -38,-32 -38,-4 C-38,24 -10,40 20,56 C50,74 90,90 110,100Z", "#d3906f")
            pen.path("M-32,-12 C-24,-30 0,-30 10,-16 C2,-4 -20,0 -32,-12Z", "#f0c8b0")
    pen.path("M840,420 C806,500 770,590 720,664 C684,718 640,756 594,780 C570,792 552,784 536,768 C512,744 474,750 466,784 C460,814 484,842 512,856 C542,870 560,886 578,912 C600,944 654,956 694,936 C734,914 790,908 840,944Z", SKIN)
    pen.path("M470,778 C478,754 506,752 520,770 C510,786 486,792 470,778Z", "#f4d0ba")


def mud(pen: Pen) -> None:
    pen.path("M512,856 C542,870 560,886 578,912 C600,944 654,956 694,936 C720,922 750,914 780,916 C750,900 720,910 700,904 C680,926 660,900 640,914 C620,910 612,890 596,892 C580,870 560,872 548,856 C536,862 524,852 512,856Z", "#4a3424")
    pen.path("M548,784 C560,796 566,812 560,826 C552,820 544,800 540,782Z", "#4a3424")


def snail(pen: Pen) -> None:
    with pen.at(640, 276, scale=1.12):
        pen.path("M-150,60 C-120,40 -60,48 0,50 C60,52 110,50 140,66 C110,84 -100,86 -150,60Z", "#a89a72")
        pen.path("M-150,62 C-176,50 -180,10 -166,-14 C-152,-20 -142,-8 -140,6 C-136,30 -120,44 -96,52Z", "#b8aa80")
        pen.taper([(-166, -10), (-186, -46)], 7, 4, "#b8aa80")
        pen.taper([(-156, -14), (-160, -54)], 7, 4, "#b8aa80")
        pen.circle(-187, -48, 6, "#2a2418")
        pen.circle(-160, -56, 6, "#2a2418")
        pen.path("M-96,50 C-120,-40 -70,-120 20,-118 C100,-114 140,-40 116,52 C60,70 -40,70 -96,50Z", "#b07a44")
        pen.path("M-78,48 V2 C-78,-22 -44,-22 -44,2 V52Z", "#3a2416")
        pen.path("M-72,48 V4 C-72,-14 -50,-14 -50,4 V50Z", "#ffd778")


def drops(k: InkPen) -> None:
    for x, y, r in ((150, 1150, 26), (360, 1100, 18), (470, 1150, 22), (60, 880, 14), (420, 920, 13), (520, 730, 11)):
        k.shape(f"M{x - r},{y} a{r},{r} 0 1,0 {2 * r},0 a{r},{r} 0 1,0 {-2 * r},0Z", 2.0, broken=0.15)
        k.line([(x - r * 0.5, y - r * 0.3), (x - r * 0.1, y - r * 0.6)], 2.4)
    k.line([(790, 640), (776, 664), (786, 690), (812, 690)], 2.0, broken=0.2)  # the ankle
    k.line([(760, 560), (736, 640), (690, 716)], 1.4, broken=0.4).line([(640, 880), (700, 850), (780, 850)], 1.3, broken=0.4)
    k.line([(560, 790), (574, 804), (576, 824)], 1.8).line([(520, 820), (540, 812)], 1.2).line([(500, 806), (520, 800)], 1.2)
    turns = [(650 + 1.12 * r * math.cos(a), 250 + 1.0 * r * math.sin(a)) for a, r in ((0.28 * i + 2.4, 96 - 2.9 * i) for i in range(33))]
    k.line(turns, 2.6)
    for i in range(18):
        a, r = 3.0 + 0.33 * i, 92 - 2.6 * i
        k.line([(650 + r * math.cos(a), 250 + r * math.sin(a)), (650 + (r + 14) * math.cos(a + 0.1), 250 + (r + 14) * math.sin(a + 0.1))], 1.0, broken=0.4)
    k.tufts([(30 + (i * 137) % 760, 1170 + (i * 29) % 40) for i in range(15)], 40)


@card(id="1n8097", title="Let Them Pass", seed=71, palette="sap_rain", light=(-0.3, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash("M-30,-30 H830 V1230 H-30Z", "#2f5a3c", name="deep green", strength=1.15, wet=0, bloom=0, uneven=0.8, charge="#1d3a34")
    p.lift([(420, 120), (640, 60), (800, 200), (740, 420), (500, 460), (380, 320)], 0.55, soft=70)
    p.lift([(60, -40), (200, -40), (260, 380), (120, 560)], 0.3, soft=50)
    p.wash([(-40, 1120), (160, 1080), (400, 1110), (620, 1040), (840, 1020), (840, 1240), (-40, 1240)], "#3f5a24", name="moss", role="place", strength=1.0, wet=0.4, bloom=0, charge="#7a8f30")
    p.draw(lambda pen: leaflets(pen, False), name="fern", role="place", contact=0, how={"light": 0.3, "second": 0.2, "line": 0.8})
    p.draw(snail, name="snail with a lit window", role="accent", contact=0, how={"light": 0.2, "second": 0.35})
    p.draw(lambda pen: (leaflets(pen, True), pen.taper(list(RIB), 34, 8, "#8aa84a")), name="fern frond", role="place", contact=0, how={"light": 0.15, "second": 0.3, "line": 0.9})
    p.lift([(540, 300), (580, 230), (640, 320), (600, 420), (520, 440), (470, 400)], 0.5, soft=30)
    p.glaze("M470,1066 C540,1030 700,1020 840,1030 V1110 C700,1130 540,1110 470,1066Z", "#101c16", strength=0.8, wet=0.4, name="shadow of the foot")
    for x, y, tall, age, pose, view, colour, hat in WALKERS:
        p.glaze([(x - tall * 0.3, y + 8), (x, y - 4), (x + tall * 0.2, y - 2), (x, y + 16)], "#14301c", strength=0.6, wet=0.4, name="shadow of a pilgrim")
        p.figure((x, y), age=age, pose=pose, view=view, height=tall, seed=int(x), role="witness" if view == "front" else "subject", label="pilgrim", contact=0, expression="calm", look=(0, -2), skin="#ecbc96",
                 clothes=dict(top="tunic", colour=colour, hat=hat, shoes="boots"), how={"light": 0.1, "second": 0.12, "line": 0.8, "inner": 0.35})  # fmt: skip
    big = p.draw(foot, name="child's bare foot", role="subject", contact=0, how={"light": 0.1, "second": 0.0, "strength": 1.0, "inner": 0.8})
    p.glaze("M840,560 C800,700 740,800 660,840 C620,850 590,840 560,826 C570,860 600,900 650,920 C720,920 780,880 840,900Z", "#9a5648", strength=0.42, wet=0.8, name="shade of the foot")
    p.draw(mud, name="mud", role="prop", contact=0, how={"light": 0, "second": 0.1, "line": 0.3})
    p.spatter((650, 850), 80, 22, "#4a3424", size=3)
    p.ink(drops, name="drops")
    s.relate("pilgrims", "leads to", "snail")
    s.describe("Finger-long pilgrims climb a fern frond to a snail. A lit door stands open in its shell. At the right a child’s huge bare foot, muddy on the sole, "
               "waits in the air. The last pilgrim has turned round and lifts a hand to us.")  # fmt: skip
    s.moods("gentle", "wondering", "green", "solemn")
    s.themes("respect", "smallness", "pilgrimage", "power", "home", "nature")
    s.says("after you", "mind your step", "watch where you tread", "little people", "the right of way", "one false step", "gentle giant", "a long way up", "zebra crossing", "bigfoot", "the slow house",
           "home at a snail’s pace", "pilgrims’ progress", "holding still", "the meaning of patience", "nobody steps on us", "a narrow path", "the last one waves", "respect the small", "a foot in the door",
           "under the same fern", "Gulliver waits", "power held back", "open house", "the inn on the hill", "on tiptoe", "let them live", "barefoot in the moss", "the world below", "thank you for waiting",
           "mercy", "everything is relative", "footnote", "a procession")  # fmt: skip
    s.about(place="moss and fern", time="day", weather="after rain", light="green light from above and a lit door", composition="diagonal",
            view="near, at the height of moss", foreground="a bare foot cut by the right edge", unexplained="that the last pilgrim looks at us")  # fmt: skip
