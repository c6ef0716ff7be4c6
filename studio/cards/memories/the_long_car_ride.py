"""The Long Car Ride: seen from the back seat, the wipers unroll the road like a scroll."""

from __future__ import annotations

from reverie_studio.colour import darken, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

STRIP = "M196,300 C320,322 480,322 604,300 V640 C480,666 320,666 196,640Z"
GLASS = "M96,250 Q400,196 704,250 L760,752 Q400,800 40,752Z"


def roll(pen, x, r, top, bottom, tone):
    """A roll of the landscape around a wiper's blade."""
    pen.path(f"M{x - r},{top} V{bottom} a{r},{r * 0.34} 0 0 0 {2 * r},0 V{top}Z", tone)
    for i in range(3):
        pen.path(f"M{x - r + 8},{top + 90 + i * 110} q{r * 0.8},{r * 0.34} {2 * r - 16},0", darken(tone, 0.12), stroke=3)
    pen.oval(x, top, r, r * 0.34, mix(tone, "#ffffff", 0.4))
    with pen.flat():
        for q in (0.74, 0.48, 0.22):
            pen.oval(x, top, r * q, r * 0.34 * q, darken(tone, 0.3), stroke=2.5)


def land(pen):
    """What there is of the world: only as wide as it is unrolled."""
    with pen.clip(STRIP):
        pen.path(STRIP, "#f7c08a")
        pen.lit(cuts.circle(470, 438, 46), "#fff0c4")
        pen.path("M180,470 Q260,390 350,470 T520,450 T640,480 V760 H180Z", "#c98a78")
        pen.path("M180,520 Q300,450 420,510 T640,500 V760 H180Z", "#8a7f78")
        pen.path("M180,570 Q330,520 470,560 T640,556 V760 H180Z", "#4f7470")
        for x, y, k in ((250, 556, 1.0), (286, 566, 0.7), (566, 560, 1.1)):
            pen.path(f"M{x},{y + 20} v{-30 * k} M{x},{y - 20 * k}", "#24404a", stroke=5)
            pen.path(f"M{x - 20 * k},{y} L{x},{y - 74 * k} L{x + 20 * k},{y}Z", "#2c5560")
        pen.path("M180,640 Q330,586 470,612 T640,610 V760 H180Z", "#2f5a5c")
        pen.path("M384,760 C372,690 420,650 404,610 C394,584 372,572 384,548 C392,532 412,528 420,512 L428,512 C424,532 408,540 404,554 C400,572 432,584 448,612 C470,650 470,700 474,760Z", "#f3ead6")
        pen.path("M428,740 C430,690 440,660 424,616", "#e0473a", stroke=4)


@light_box(id="flqmju", title="The Long Car Ride", seed=9, palette="back seat", light=(0.2, -0.95))
def paint(s: LightBox) -> None:
    """Dusk, and nobody says how far."""
    p = s.palette
    s.back("#3f6f76", "#16323c", at=(400, 480), radius=560)
    s.sheet("nothing yet", lambda pen: [pen.path(f"M{x},{190 + (x // 40 % 3) * 12} V740", "#4a7a80", stroke=3) for x in range(60, 780, 40)], depth=0.03, haze=0.0, shadow=(0, 0, 0, 0.15))
    s.sheet("wiper arms", lambda pen: (pen.path("M352,760 L196,672", "#86a3a0", stroke=11), pen.path("M452,760 L604,676", "#86a3a0", stroke=11), pen.circle(352, 748, 15, "#5f807e"), pen.circle(452, 748, 15, "#5f807e")), depth=0.32, haze=0.0)
    s.lamp((400, 470), 330, "#ffca8a", 0.4)
    road = s.sheet("rolled up road", lambda pen: (land(pen), roll(pen, 196, 34, 288, 640, "#e9cda0"), roll(pen, 604, 62, 282, 640, "#e9cda0"),
                   pen.path("M196,296 V236 M196,652 V684", "#86a3a0", stroke=9), pen.path("M604,290 V226 M604,664 V690", "#86a3a0", stroke=9)), depth=0.24, haze=0.0, role="subject")
    s.lamp((440, 460), 240, "#ffd9a0", 0.35)
    def body(pen):
        with pen.cut():
            pen.path("M-20,-20 H820 V1220 H-20Z", "#1b3a44")
            pen.erase(GLASS)

    s.sheet("car body", body, depth=0.44, haze=0.0)
    s.sheet("roof lining", lambda pen: (pen.path("M-20,-20 H820 V170 Q400,96 -20,170Z", "#234954"), [pen.circle(x, 60 + 0.00012 * (x - 400) ** 2 * 3 + (x // 44 % 2) * 34, 3, "#2f5d68") for x in range(20, 800, 44)]), depth=0.52, haze=0.0)
    s.sheet("dashboard", lambda pen: (pen.path("M-20,770 Q400,714 820,770 V960 H-20Z", "#12272f"), pen.lit(cuts.circle(250, 836, 34), "#9fe0b8", 0.8), pen.lit(cuts.circle(334, 880, 22), "#9fe0b8", 0.7),
            pen.path("M250,836 l-16,-22", "#12272f", stroke=4), pen.path("M334,880 l12,-10", "#12272f", stroke=3), pen.rect(420, 820, 140, 50, "#1d3d48", radius=6), pen.lit("M436,834 h90 v8 h-90Z", "#ffb070", 0.9)), depth=0.56, haze=0.0)
    s.sheet("wheel", lambda pen: (pen.circle(250, 880, 126, p.dark, stroke=20), pen.path("M138,882 H362 M250,882 V990", p.dark, stroke=16)), depth=0.64, haze=0.0)
    s.sheet("driver's sleeve", lambda pen: (pen.path("M196,960 C262,940 314,890 330,826 L370,838 C366,910 318,986 230,1010Z", "#c98a3e"), pen.path("M326,842 L330,822 L371,834 L368,856Z", "#f3ead6")), depth=0.66, haze=0.0)
    s.sheet("driver's hands", lambda pen: [(pen.oval(x, y, 27, 21, p.skin), [pen.oval(x - 16 + i * 11, y - 15, 7, 11, p.skin) for i in range(4)]) for x, y in ((154, 818), (350, 816))], depth=0.68, haze=0.0)

    def visors(pen):
        for x0, flip in ((40, False), (760, True)):
            with pen.at(x0, 0, flip=flip):
                pen.path("M0,126 Q140,92 300,90 Q314,90 314,104 V170 Q314,186 298,186 Q140,190 6,220 Q-8,222 -8,208 V140 Q-8,128 0,126Z", "#2f5c68")
                with pen.flat():
                    pen.path("M8,136 Q140,104 300,102 V174 Q140,178 6,206", "#47757f", stroke=3)
        with pen.at(150, 172, turn=-9):  # a drawing tucked behind the strap
            pen.path("M-44,-46 H44 V44 H-44Z", "#f3ead6")
            with pen.flat():
                pen.path("M-24,30 V2 L0,-20 L24,2 V30Z", p.accent, stroke=4)
                pen.circle(26, -28, 8, p.accent2)
                pen.path("M-36,32 H38", "#4f7470", stroke=4)
        pen.path("M78,170 L236,138 V152 L80,186Z", "#1b3a44")

    s.sheet("sun visors", visors, depth=0.6, haze=0.0)
    s.sheet("dome light", lambda pen: (pen.rect(352, 34, 96, 34, "#16323c", radius=14), pen.lit("M364,42 h72 v18 h-72Z", "#ffdf9a", 0.55)), depth=0.56, haze=0.0)

    def mirror(pen):
        pen.path("M392,118 h18 v60 h-18Z", p.dark)
        pen.path("M236,172 Q402,140 566,172 Q584,228 560,282 Q402,304 242,282 Q218,228 236,172Z", p.dark)
        d = "M250,182 Q402,154 552,182 Q566,228 548,270 Q402,290 254,270 Q238,228 250,182Z"
        with pen.clip(d):
            pen.path(d, "#8fb0a8")
            pen.path("M304,150 H500 C520,200 516,250 494,330 H310 C288,250 284,200 304,150Z", p.skin)
            pen.path("M278,140 H524 C536,190 530,220 516,250 C516,206 500,184 470,178 Q400,196 340,180 C312,186 292,210 288,250 C272,220 268,190 278,140Z", "#3d2a2a")
        with pen.flat():
            for x in (352, 450):
                pen.path(f"M{x - 30},236 Q{x},210 {x + 30},236 Q{x},256 {x - 30},236Z", "#fff9ea")
                pen.circle(x + 8, 235, 10.5, "#2c4a50")
                pen.path(f"M{x - 32},212 Q{x},194 {x + 30},208", "#3d2a2a", stroke=7)
                pen.path(f"M{x - 30},236 Q{x},210 {x + 30},236", "#3d2a2a", stroke=4)
            pen.path("M392,226 q-6,26 -4,44 M412,226 q6,26 4,44", "#c08a68", stroke=3.4)

    s.sheet("driver's eyes in the mirror", mirror, depth=0.74, haze=0.0, role="witness")
    s.thread((402, 290), (402, 366), p.light, width=2, depth=0.74)
    s.sheet("paper house", lambda pen: (pen.path("M372,440 V394 L402,362 L432,394 V440Z", p.accent), pen.lit("M393,404 h18 v20 h-18Z", p.glow)), depth=0.76, haze=0.0, role="accent")

    def seat(pen, x):
        pen.canvas.translate(0, 84)
        pen.path(f"M{x - 30},770 V700 M{x + 30},770 V700", "#7f9896", stroke=9)
        with pen.cut(1.6):
            pen.path(f"M{x - 92},600 Q{x},560 {x + 92},600 Q{x + 106},680 {x + 88},736 Q{x},758 {x - 88},736 Q{x - 106},680 {x - 92},600Z", "#7a3a38")
        with pen.cut(2):
            pen.path(f"M{x - 150},830 Q{x - 130},770 {x},764 Q{x + 130},770 {x + 150},830 C{x + 176},960 {x + 190},1100 {x + 184},1220 H{x - 184} C{x - 190},1100 {x - 176},960 {x - 150},830Z", "#6a3034")
        for dx in (-78, 0, 78):
            pen.path(f"M{x + dx},800 q{dx * 0.12},180 {dx * 0.2},400", "#51242a", stroke=4)
        pen.path(f"M{x - 120},1040 q120,40 240,0 l8,120 q-128,40 -256,0Z", "#592a30")

    for x in (116, 684):
        s.sheet("front seat", lambda pen, x=x: seat(pen, x), depth=0.84, haze=0.0)
    s.sheet("map in the pocket", lambda pen: (pen.path("M634,1134 l14,-74 40,14 38,-16 36,18 -6,66Z", "#f3ead6"), pen.path("M656,1114 q30,-30 60,-10 t40,-20", p.accent, stroke=3), pen.path("M564,1130 q120,40 240,0 l8,114 q-128,40 -256,0Z", "#592a30")), depth=0.87, haze=0.0)
    s.sheet("feet", lambda pen: [(pen.path(f"M{x - 30},1220 C{x - 40},1150 {x - 34},1110 {x},1106 C{x + 34},1110 {x + 40},1150 {x + 30},1220Z", t), pen.path(f"M{x - 33},1150 q33,-16 66,0", p.light, stroke=8), pen.path(f"M{x - 34},1178 q34,-14 68,0", p.light, stroke=8)) for x, t in ((364, p.accent2), (446, p.accent))], depth=0.93, haze=0.0, role="prop", count=2)
    s.relate(road, "is inside", "windscreen")
    s.describe("From a car’s back seat we see a landscape on paper. Wound on two "
               "rolls before the windscreen, it shows hills, a road and a low sun. "
               "Around it is darkness. The driver’s eyes are in the mirror. A red "
               "paper house hangs below. Striped socks stick up.")  # fmt: skip
    s.moods("bored", "safe", "sleepy", "uneasy")
    s.themes("travel", "family", "time", "home")
    s.says("are we there", "editing", "the same tree again", "scroll down", "nothing beyond", "one more hour", "who paints it all", "end of the reel", "director's cut", "travel sick",
           "I spy", "holiday", "a short history of the road", "eyes in the back of the head", "no service station", "rerun", "and then what")
    s.about(place="the back seat of a car", time="dusk", weather="clear", light="light from the windscreen", view="through, from the back seat",
            composition="frame", foreground="two seat backs and striped socks")  # fmt: skip
