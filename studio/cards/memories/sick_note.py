"""Sick Note: in a doctor's bag cut open, sleepy instruments play for a moon with a fever."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

BAG, LINE, INK = "#2a1338", "#f2f28a", "#2e1745"


def asleep(pen, x, y, gap, r, tone=INK):
    """Two closed eyes and a small mouth."""
    with pen.flat():
        for dx in (-gap, gap):
            pen.path(f"M{x + dx - r},{y} q{r},{r * 0.9} {2 * r},0", tone, stroke=max(2.4, r * 0.36))
        pen.path(f"M{x - r * 0.5},{y + r * 1.5} q{r * 0.5},{r * 0.5} {r},0", tone, stroke=max(2.2, r * 0.3))


def bag(pen):
    """The section: a thick wall with a lit inside, handle, open frame."""
    pen.path("M300,420 C300,330 500,330 500,420 L470,424 C466,372 334,372 330,424Z", darken(BAG, 0.2))
    with pen.cut(2.2):
        pen.path("M150,440 Q400,400 650,440 C720,560 760,800 764,1090 Q400,1140 36,1090 C40,800 80,560 150,440Z", BAG)
        pen.erase("M192,486 Q400,452 608,486 C668,600 704,800 710,1046 Q400,1086 90,1046 C96,800 132,600 192,486Z")
    pen.path("M140,426 Q400,384 660,426 L668,464 Q400,424 132,464Z", "#d8d24a")
    for x in (250, 550):
        pen.path(f"M{x - 16},404 h32 v64 h-32Z", "#b3a83a")
    with pen.flat():
        pen.path("M164,470 C96,600 64,800 60,1070 M636,470 C704,600 736,800 740,1070", "#8f6aa0", stroke=3)


def moon(pen):
    """In bed, flushed, a compress and a nightcap."""
    x, y, r = 404, 806, 148
    pen.path("M196,1020 V800 q16,-20 32,0 V1020Z M690,1020 V860 q14,-18 28,0 V1020Z", "#6d3a52")
    pen.path("M214,930 C206,840 240,760 300,752 C360,770 480,770 540,752 C610,760 640,840 630,930 V1000 H214Z", "#cdb6dc")
    pen.circle(x, y, r, "#f0dc62")
    pen.lit(cuts.circle(x, y, r - 5), "#f6e878", 0.16)
    pen.path(f"M{x - 60},{y - 70} a26,20 0 1 0 40,-24 a26,20 0 1 0 -40,24Z M{x + 96},{y + 30} a18,16 0 1 0 20,26 a18,16 0 1 0 -20,-26Z", "#d9bf4e")
    with pen.flat():
        pen.circle(x - 66, y + 34, 27, "#e58a72")
        pen.circle(x + 66, y + 34, 27, "#e58a72")
        for dx in (-50, 50):
            pen.path(f"M{x + dx - 22},{y - 2} q22,18 44,0", INK, stroke=6)
        pen.path(f"M{x - 84},{y - 36} q24,-18 50,-4 M{x + 34},{y - 40} q26,-14 50,4", INK, stroke=5)
        pen.path(f"M{x - 22},{y + 62} q22,-18 44,0", INK, stroke=5)
    pen.path(f"M{x - 146},{y - 62} C{x - 96},{y - 214} {x + 96},{y - 220} {x + 142},{y - 66} C{x + 60},{y - 104} {x - 70},{y - 104} {x - 146},{y - 62}Z", "#3fa58c")
    pen.path(f"M{x - 60},{y - 168} C{x - 160},{y - 210} {x - 214},{y - 140} {x - 196},{y - 60} C{x - 176},{y - 110} {x - 150},{y - 110} {x - 134},{y - 84}Z", "#2f8a76")
    pen.circle(x - 196, y - 48, 22, "#f2f0c0")
    pen.path(f"M{x - 152},{y - 50} C{x - 70},{y - 102} {x + 70},{y - 102} {x + 150},{y - 54} L{x + 144},{y - 84} C{x + 70},{y - 132} {x - 70},{y - 132} {x - 146},{y - 80}Z", "#f2f0c0")


def quilt(pen):
    pen.path("M206,1030 V940 C300,900 420,930 520,912 C600,900 660,900 714,930 V1030 Q460,1064 206,1030Z", "#8f3d6f")
    with pen.cut(0.8):
        pen.path("M206,962 V926 C300,886 420,916 520,898 C600,886 660,886 714,916 V950 C660,920 600,920 520,932 C420,950 300,920 206,962Z", "#f2f0c0")
    for i in range(5):
        pen.path(cuts.star(256 + i * 102, 992 - (i % 2) * 12, 17, 5), "#d8d24a")


def thermometer(pen):
    """The conductor."""
    with pen.at(622, 834, turn=3):
        pen.path("M-30,-40 C-70,-60 -96,-100 -104,-140", "#f2f0c0", stroke=9)
        pen.line(-104, -140, -150, -212, "#3fa58c", 7)
        pen.path("M30,-40 C60,-30 74,0 62,28", "#f2f0c0", stroke=9)
        pen.path("M-27,40 V-190 a27,27 0 0 1 54,0 V40 a46,46 0 1 1 -54,0Z", "#fbfbf0")
        pen.path("M-10,52 V-130 a10,10 0 0 1 20,0 V52 a30,30 0 1 1 -20,0Z", "#e5483c")
        with pen.flat():
            for i in range(7):
                pen.path(f"M14,{-160 + i * 24} h12", INK, stroke=3)
        asleep(pen, 0, 78, 13, 9, "#ffffff")
        pen.path("M-36,-6 L0,8 L-36,22Z M36,-6 L0,8 L36,22Z", INK)


@light_box(id="zr93t8", title="Sick Note", seed=76, palette="fever", light=(-0.45, -0.85))
def paint(s: LightBox) -> None:
    """Home visit, after midnight."""
    p = s.palette
    s.back("#7a3a7a", "#1a0c2c", at=(400, 200), radius=620)
    s.stars(90, 330)

    def wall(pen):
        with pen.cut(1.6):
            pen.path("M-20,-20 H820 V700 H-20Z", "#43205a")
            pen.erase("M190,-20 H610 V300 H190Z")
        pen.path("M170,296 h460 v26 h-460Z", "#6d3a78")
        pen.rect(394, -20, 12, 316, "#6d3a78")
        pen.rect(190, 130, 420, 10, "#6d3a78")
        for x in range(20, 800, 72):
            for j, y in enumerate(range(30, 700, 96)):
                xx = x + 36 * (j % 2)
                if not (150 < xx < 650 and y < 340):
                    pen.path(cuts.star(xx, y, 9, 4, 0.35), "#5a2d70")

    s.sheet("hole in the sky", lambda pen: (pen.circle(500, 116, 70, "#120820"), pen.circle(500, 116, 70, "#d8d24a", stroke=3)), depth=0.06, haze=0.0, role="accent")
    s.sheet("wall", wall, depth=0.22, haze=0.0)
    s.sheet("curtains", lambda pen: [pen.path(d, "#8f3d6f") for d in ("M110,-20 H200 C198,100 188,220 140,330 H100Z", "M690,-20 H600 C602,100 612,220 660,330 H700Z")], depth=0.36, haze=0.0)
    s.ridge(1060, 4, 400, "#2e1745", depth=0.38, name="table", haze=0.0)
    s.sheet("inside of the bag", "M180,470 Q400,440 620,470 C690,600 720,800 722,1060 Q400,1096 78,1060 C80,800 110,600 180,470Z", "#b9a83e", depth=0.4, haze=0.0)
    s.lamp((400, 690), 420, "#fff7a0", 0.5)

    def shelf(pen):
        """A tier of players: bottle drums, a syringe trumpet, scissors, a stethoscope horn."""
        pen.path("M118,706 Q400,690 686,706 V724 Q400,710 114,724Z", "#6d3a52")
        # pill bottle as drum
        pen.path("M160,702 v-70 q0,-10 10,-10 h72 q10,0 10,10 v70Z", "#b8623a")
        pen.path("M156,622 h100 v-26 h-100Z", "#f2f0c0")
        pen.path("M160,648 h92 v36 h-92Z", "#f2f0c0")
        asleep(pen, 206, 660, 18, 10)
        pen.line(168, 556, 200, 590, "#e0b49a", 6)
        pen.line(250, 560, 222, 592, "#e0b49a", 6)
        pen.circle(168, 554, 8, "#e0b49a")
        pen.circle(250, 558, 8, "#e0b49a")
        # stethoscope as a horn
        pen.path("M300,700 C276,640 290,560 350,566 C410,572 402,650 356,646 C330,642 328,612 346,604", "#1f3f4a", stroke=15)
        pen.path("M292,700 C270,660 262,610 268,560 M268,560 q-4,-20 -18,-24 M268,560 q8,-22 26,-20", "#1f3f4a", stroke=9)
        pen.circle(356, 618, 40, "#9fc9bc")
        pen.circle(356, 618, 29, "#e4f0d8")
        asleep(pen, 356, 612, 11, 8)
        # syringe as a trumpet
        with pen.at(468, 612, turn=-24):
            pen.path("M-84,-6 h24 v12 h-24Z M-92,-22 h10 v44 h-10Z", "#9fc9bc")
            pen.path("M-60,-26 H50 V26 H-60Z", "#e4f0d8")
            pen.path("M-26,-20 H44 V20 H-26Z", "#3fa58c")
            pen.path("M50,-10 h18 C92,-12 104,-26 112,-44 V44 C104,26 92,12 68,10 h-18Z", "#d8d24a")
            asleep(pen, -44, -4, 9, 6)
        pen.path("M440,702 l14,-60 M492,702 l-10,-80", "#1f3f4a", stroke=7)

    def tier(pen):
        with pen.at(0, -34):
            shelf(pen)

    s.sheet("sleepy orchestra", tier, depth=0.5, haze=0.0, role="prop", count=3)
    ill = s.sheet("moon in a nightcap", moon, depth=0.56, haze=0.0, role="subject")
    s.sheet("quilt", quilt, depth=0.62, haze=0.0, role="prop")
    s.sheet("thermometer that conducts", thermometer, depth=0.64, haze=0.0, role="prop")
    nurse = s.put("mouse", at=(170, 1040), scale=0.98, colour="#b9a6b0", role="witness", lift=None, depth=0.68, haze=0.0, label="nurse mouse")
    hx, hy = nurse["head"]
    gx, gy = nurse["hand"]
    s.sheet("nurse's things", lambda pen: (pen.path(f"M{hx - 30},{hy + 12} q4,-34 34,-36 q28,0 34,30 q-34,-12 -68,6Z", "#fbfbf0"), pen.path(cuts.heart(hx + 2, hy - 6, 10), "#e5483c"),
            pen.line(gx, gy, gx + 44, gy - 12, "#9fc9bc", 6), pen.oval(gx + 52, gy - 15, 18, 9, "#9fc9bc"), pen.oval(gx + 52, gy - 18, 14, 5, "#e5483c")), lift=5, role="prop")
    s.sheet("doctor's bag", bag, depth=0.8, haze=0.0, role="prop")
    s.sheet("table edge", lambda pen: (pen.path("M-20,1100 Q400,1140 820,1100 V1220 H-20Z", mix(INK, "#160a26", 0.5)), pen.path("M-20,1100 Q400,1140 820,1100 V1112 Q400,1152 -20,1112Z", lighten(INK, 0.1))), depth=0.9, haze=0.0)
    s.has_moon = True
    s.relate(ill, "is inside", "a doctor's bag")
    s.describe("The moon lies in bed inside a doctor’s bag. It has red cheeks, a "
               "nightcap and a sad mouth. A mouse brings a spoon; thermometer, pill "
               "bottle, stethoscope and syringe have faces. In the window the night "
               "sky has a black hole. All is purple.")  # fmt: skip
    s.moods("caring", "worried", "sleepy", "tender", "feverish")
    s.themes("illness", "night", "care", "music", "who is missing")
    s.says("say aah", "night duty", "a phase", "off sick today", "who lights the street", "lullaby", "under the weather", "house call", "first aid", "not himself lately", "tides cancelled", "get well soon",
           "lunatic", "open wide", "the best medicine", "is it catching", "eclipse", "temperature is rising")
    s.about(place="inside a doctor's bag", time="night", weather="indoors", light="lamp inside the bag", view="section", composition="low")
