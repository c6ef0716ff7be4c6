"""A bare foot plugs a dam of clay; behind it lies a lake with a liner, below it a village no higher than the ankle."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_hands import cut_finger, cut_hand
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_scene import LightBox, light_box

SKIN, PALE, CLAY, MUD = "#cf8c66", "#eebb96", "#a9562a", "#8a4526"
FOOT = ("M372,-20 C392,120 420,250 424,360 C426,420 420,450 408,484 C396,500 394,524 402,544 C392,590 352,640 330,704 C316,744 322,784 338,806 C440,856 580,858 668,820 "
        "C684,776 674,706 640,650 C606,604 566,590 556,548 C566,526 562,500 550,484 C536,450 530,420 534,360 C540,250 566,120 590,-20Z")  # fmt: skip
TOES = (([(350, 786), (340, 814)], 54, 50), ([(404, 806), (398, 838)], 60, 56), ([(466, 818), (464, 852)], 64, 59), ([(532, 818), (534, 852)], 66, 61), ([(618, 798), (622, 836)], 108, 104))


def foot(pen: PaperPen) -> None:
    """From the front: shin, ankle bones, a broad instep, five short toes with nails, mud to the ankle."""
    pen.path(FOOT, SKIN)
    for toe in TOES:
        cut_finger(pen, toe, SKIN, nail=False, creases=False)
    with pen.flat():
        pen.path("M330,716 C330,770 380,806 500,812 C600,812 660,790 668,752 L640,660 C600,620 400,620 350,680Z", SKIN)
        pen.path("M450,-20 C470,160 476,300 474,420 C470,520 452,620 440,700 C470,640 500,540 502,420 C500,300 500,160 520,-20Z", lighten(SKIN, 0.09))
        for d in ("M404,506 C414,488 430,494 430,514 C428,532 410,534 404,506Z", "M554,506 C544,488 528,494 528,514 C530,532 548,534 554,506Z"):
            pen.path(d, lighten(SKIN, 0.16))
        pen.path("M330,704 C316,744 322,784 338,806 C372,800 362,770 392,764 C372,744 400,730 382,706 C408,690 380,668 398,640 C380,630 366,650 356,656Z", MUD)
        pen.path("M664,716 C682,760 680,800 668,820 C640,816 648,792 622,786 C640,764 618,750 636,732 C614,716 640,700 632,676 L648,666Z", MUD)
        for (_, (x, y)), _, w in TOES:
            pen.path(f"M{x - w * 0.26},{y + w * 0.04} C{x - w * 0.26},{y - w * 0.2} {x + w * 0.26},{y - w * 0.2} {x + w * 0.26},{y + w * 0.04} C{x + w * 0.24},{y + w * 0.34} {x - w * 0.24},{y + w * 0.34} {x - w * 0.26},{y + w * 0.04}Z", "#e8b898")


def hand(pen: PaperPen, skin: str, sleeve: str) -> None:
    """Presses clay against the ankle from the left; the finger ends are in it."""
    pen.taper([(-60, 700), (60, 660), (150, 640)], 120, 84, skin)
    pen.path("M-60,620 C0,616 30,624 52,634 L66,728 C30,752 -10,766 -60,770Z", sleeve)
    cut_hand(pen, skin, "M140,596 C176,584 216,588 240,606 C252,640 252,676 242,704 C214,722 170,722 138,700Z",
             (([(222, 700), (270, 722), (312, 716)], 40, 32), ([(236, 670), (296, 684), (344, 670)], 44, 34), ([(238, 638), (300, 642), (352, 622)], 44, 34), ([(228, 610), (284, 600), (336, 578)], 42, 32)),
             ([(180, 600), (214, 550), (262, 532)], 46, 34), nails=False)  # fmt: skip


def packed(pen: PaperPen) -> None:
    """Lumps over the finger ends and against both sides of the foot."""
    for d, tone in (("M300,560 C330,536 372,540 392,566 C380,610 372,640 352,676 C330,700 312,660 320,640 C296,620 290,584 300,560Z", CLAY), ("M290,690 C310,664 350,668 362,690 C366,724 350,744 326,752 C300,750 280,722 290,690Z", darken(CLAY, 0.1)),
                    ("M678,560 C650,540 590,540 560,570 C584,610 612,640 640,690 C664,706 690,668 684,640 C702,616 698,580 678,560Z", darken(CLAY, 0.06)), ("M690,690 C672,668 648,676 640,694 C642,730 660,750 684,748 C704,738 706,708 690,690Z", CLAY)):  # fmt: skip
        pen.path(d, tone)
    with pen.flat():
        for d in ("M318,584 q16,-8 30,0", "M312,616 q14,-8 28,0", "M650,590 q18,-6 28,4", "M640,620 q18,-6 30,4"):
            pen.path(d, darken(CLAY, 0.3), stroke=4)


def house(pen: PaperPen, x: float, y: float, w: float, h: float, tone: str, roof: str, lit: int = 0) -> None:
    pen.rect(x - w / 2, y - h, w, h, tone)
    pen.poly([(x - w * 0.6, y - h), (x - w * 0.1, y - h - w * 0.55), (x + w * 0.1, y - h - w * 0.55), (x + w * 0.6, y - h)], roof)
    for k in range(2):
        d = f"M{x - w * 0.3 + k * w * 0.36},{y - h * 0.74} h{w * 0.22} v{h * 0.26} h{-w * 0.22}Z"
        if (lit >> k) & 1:
            pen.lit(d, "#ffd98a", 0.9)
        else:
            pen.path(d, darken(tone, 0.4))
    pen.rect(x - w * 0.1, y - h * 0.34, w * 0.2, h * 0.34, darken(tone, 0.45))


def row(pen: PaperPen, near: bool) -> None:
    """In the wheel rut: a church, houses, washing; nobody looks up. Each row stands on its own ridge."""
    if near:
        for spec in ((86, 1070, 84, 62, "#e0a878", "#8a3f3a", 1), (470, 1078, 86, 64, "#dca07a", "#7a3a40", 2), (622, 1070, 78, 60, "#e8b48a", "#5a3a5c", 1), (740, 1066, 76, 62, "#d8946a", "#8a3f3a", 3)):
            house(pen, *spec)
        pen.path("M512,1026 Q548,1044 586,1022", "#fff4e0", stroke=3)
        for k, tone in enumerate(("#fff4e0", "#c8403a", "#fff4e0", "#3f6fb0")):
            pen.path(f"M{518 + k * 17},{1030 + (6 if 0 < k < 3 else 2)} h13 v20 h-13Z", tone)
        pen.path("M-20,1062 C100,1044 220,1070 340,1064 C480,1056 620,1072 820,1050 V1220 H-20Z", "#7a3c34")
        return
    for spec in ((150, 968, 72, 56, "#d8946a", "#5a3a5c", 2), (40, 960, 74, 60, "#e8b48a", "#7a3a40", 1), (708, 962, 78, 62, "#e0a878", "#7a3a40", 2), (786, 966, 70, 56, "#d8946a", "#5a3a5c", 1)):
        house(pen, *spec)
    pen.rect(232, 868, 48, 130, "#f0cfa6")
    pen.poly([(222, 872), (256, 772), (290, 872)], "#5a3a5c")
    pen.taper([(256, 778), (256, 746)], 5, 4, "#3d2340")
    pen.taper([(245, 757), (267, 757)], 4, 4, "#3d2340")
    pen.rect(278, 926, 84, 72, "#e8c098")
    pen.poly([(272, 928), (292, 894), (354, 894), (370, 928)], "#6a4468")
    pen.lit("M247,892 h18 v30 h-18Z", "#ffd98a", 0.9)
    for k in range(3):
        pen.lit(f"M{290 + k * 24},944 h11 v28 h-11Z", "#ffc46a", 0.8)
    pen.path("M-20,950 C120,936 240,968 330,980 C420,1000 560,1004 660,966 C740,940 790,944 820,950 V1220 H-20Z", "#8f4a34")


def edge(pen: PaperPen) -> None:
    """The near side, black, with the print of a tyre."""
    with pen.cut(lift=2):
        pen.path("M-20,1136 C100,1112 220,1142 340,1136 C480,1128 620,1150 820,1118 V1220 H-20Z", "#3a1c30")
        for k in range(14):
            pen.erase(f"M{10 + k * 60},1164 l26,-8 l26,8 v12 l-26,-8 l-26,8Z")


@light_box(id="e09nd8", title="Don't Move Your Foot", seed=15, palette="clay court", light=(-0.3, -0.9))
def paint(s: LightBox) -> None:
    """The sun goes down over the lake; on our side of the dam lies its long blue shadow."""
    s.took_view("near")
    s.back("#fff0b8", "#e8874a", at=(210, 250), radius=560)
    s.shine(cuts.circle(206, 240, 64), "#fff6c8", name="low sun", depth=0.08)
    s.sheet("far shore", "M-20,300 C80,262 160,280 240,270 C330,250 420,268 520,262 C640,250 720,272 820,258 V420 H-20Z", "#b98a8c", depth=0.12, haze=0.0)
    s.sheet("lake", "M-20,312 H820 V640 H-20Z", "#6f8fb0", depth=0.16, haze=0.0)
    s.sheet("sun on the water", lambda pen: [pen.rect(206 - w / 2, y, w, 7, "#ffe9a8", radius=3) for y, w in ((322, 130), (342, 190), (364, 120), (388, 230), (414, 150), (442, 250), (474, 180), (508, 280))], depth=0.17, haze=0.0)
    s.sheet("islands", lambda pen: [pen.path(d, t) for d, t in (("M590,360 C620,330 660,322 700,340 C730,346 770,352 790,362Z", "#6a6a78"), ("M640,338 l14,-44 l14,44Z M672,336 l11,-34 l11,36Z", "#4f5a5c"), ("M296,420 C312,404 350,400 380,412 C390,416 396,420 400,424Z", "#5f6272"))], depth=0.2, haze=0.0)
    s.put("ocean liner", at=(652, 462), scale=0.4, role="prop", lift=6)
    s.sheet("dam", "M-20,560 C80,534 180,550 300,540 L352,600 L420,690 L600,690 L660,590 L700,544 C760,536 790,548 820,540 V900 H-20Z", CLAY, depth=0.42, haze=0.0)
    s.sheet("water in the gap", "M330,566 L420,690 H600 L676,566Z", "#4f7fa8", depth=0.38, haze=0.0, behind="dam")
    s.lamp((206, 300), 520, "#ffdf96", 0.26)
    sole = s.sheet("bare foot", foot, depth=0.56, role="subject", haze=0.0)

    def hands(pen: PaperPen) -> None:
        hand(pen, SKIN, "#3f6fb0")
        with pen.at(1008, 44, flip=True, turn=3):
            hand(pen, PALE, "#c8403a")

    s.sheet("two hands packing clay", hands, depth=0.62, role="subject", haze=0.0)
    s.sheet("packed clay", packed, depth=0.68, haze=0.0)
    s.sheet("slope", "M-20,820 C120,800 240,820 330,846 C420,880 560,880 660,846 C740,816 790,812 820,820 V1220 H-20Z", "#a5552f", depth=0.5, haze=0.0, behind="bare foot")
    for near in (False, True):
        s.sheet("village in a wheel rut", lambda pen, near=near: row(pen, near), depth=0.78 if near else 0.74, role="accent", count=4, haze=0.0)
    s.shade("M300,830 C420,880 580,880 690,830 L830,1220 H120Z", "#2f2a5c", 0.42, soft=14)
    s.sheet("drop", lambda pen: pen.lit(cuts.drop(520, 560, 14), "#d8f0ff", 0.9), depth=0.7, role="accent", haze=0.0)
    s.sheet("edge of the rut", edge, depth=0.93, plane="front", haze=0.0)
    s.relate(sole, "guards", "village")
    s.describe("A bare foot stops the gap in a dam of clay. Two hands press more clay against it. Behind lies a lake with a lit ship and the low sun. In front, no "
               "higher than the ankle, stands a village with a church and washing.")  # fmt: skip
    s.moods("dutiful", "tense", "proud", "tired")
    s.themes("duty", "power", "play", "patience", "danger")
    s.says("hold the line", "somebody has to", "just one more minute", "they will never know", "put your foot down", "the big flood is off", "my foot is asleep",
           "don’t you dare move", "a small leak", "on whose toes?", "safe for tonight", "standing guard", "the weight of the world", "a foot in the door",
           "bigger than the church", "until help comes", "playing God", "stand firm")  # fmt: skip
    s.about(place="a dam of clay in a wheel rut", time="evening", weather="clear", light="low sun behind the dam", composition="centred",
            view="near, low above the ground", foreground="a foot, two hands and the edge of the rut", unexplained="whose village it is")  # fmt: skip
