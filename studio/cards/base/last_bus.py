"""An anglerfish is the last bus on the floor of the sea; a man waits at its stop."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

SKIN, BACK, BELLY, FIN = "#3b3f7a", "#2a2b5e", "#6a5f96", "#4d4a8c"
LIGHT, AMBER, GLOW = "#ffe08a", "#f2a93c", "#fff3c4"
BODY = ("M360,420 C420,292 560,232 700,262 C770,276 806,316 816,338 L816,900 C740,946 600,962 470,930 "
        "C380,908 300,866 262,796 C300,822 350,812 380,780 C430,720 430,560 384,500 C366,476 352,446 360,420Z")  # fmt: skip
WINDOWS = ((606, 560, 66), (738, 552, 58))


def fish(pen: Pen) -> None:
    """The great round body with fins and warts."""
    pen.path("M560,250 C600,150 700,120 816,150 L816,330 C720,250 640,240 560,250Z", FIN)
    for x in (610, 660, 712, 768):
        pen.path(f"M{x},250 Q{x + 12},200 {x + 6},152", BACK, stroke=6)
    pen.path(BODY, SKIN)
    with pen.clip(BODY):
        pen.path("M300,300 C480,330 700,250 820,420 V200 H300Z", BACK)
        pen.path("M250,800 C420,900 640,880 820,780 V980 H250Z", BELLY)
        pen.path("M330,850 C480,930 680,915 820,850 V980 H330Z", lighten(BELLY, 0.16))
        for x, y, r in ((560, 330, 15), (620, 380, 10), (690, 340, 18), (760, 410, 12), (540, 410, 9),
                        (560, 760, 13), (640, 720, 9), (712, 790, 15), (770, 710, 10), (620, 820, 8)):  # fmt: skip
            pen.circle(x, y, r, darken(SKIN, 0.3), 0.8)
            pen.circle(x - r * 0.3, y - r * 0.35, r * 0.5, lighten(SKIN, 0.25), 0.8)
        pen.path("M528,650 C640,690 740,680 820,650 L820,672 C740,702 640,712 532,674Z", AMBER, 0.9)
        pen.path("M524,482 C640,456 740,456 820,482 L820,466 C740,440 640,440 520,466Z", AMBER, 0.9)


def mouth(pen: Pen) -> None:
    """The open mouth is a lit doorway: a tongue for a step, teeth for handrails."""
    pen.path("M360,420 C420,460 500,500 500,640 C500,790 400,866 262,796 C250,740 300,560 330,470Z", "#1c1030")
    inner = "M372,444 C440,490 474,560 472,640 C470,748 396,826 276,796 C288,700 330,540 350,480Z"
    pen.gradient(inner, (290, 600), (480, 600), [(0, "#c65a2e"), (0.45, "#f5b74c"), (1, "#fff0b8")])
    with pen.clip(inner):
        pen.path("M258,792 C330,742 420,730 480,712 V860 H258Z", "#c14a52")
        pen.path("M258,792 C330,762 420,752 480,738 V860 H258Z", "#8e2c44")
        for k, (x, y) in enumerate(((338, 762), (390, 742), (436, 722))):
            pen.path(f"M{x - 34 + k * 4},{y + 22} l70,-16 l0,-8 l-70,16Z", "#f0a08a")
        for x in (402, 446):
            pen.path(f"M{x},500 V740", "#b86a2a", stroke=7)
            pen.path(f"M{x - 2},500 V740", "#fff3c4", stroke=2.4)
        pen.path("M352,470 C420,500 470,540 480,600", "#8e2c44", stroke=16)
    for x, y, dx, dy, w in ((362, 434, -16, 74, 9), (394, 454, -18, 104, 11), (428, 478, -16, 84, 11),
                            (456, 512, -22, 96, 11)):  # fmt: skip
        pen.path(f"M{x - w},{y} Q{x + dx - 6},{y + dy * 0.6} {x + dx},{y + dy} Q{x + w},{y + dy * 0.6} {x + w + 6},{y + 6}Z",
                 "#efe6cf")  # fmt: skip
    for x, y, dx, dy, w in ((276, 800, 6, -78, 9), (312, 812, 16, -124, 12), (354, 808, 18, -88, 12),
                            (394, 790, 18, -108, 12), (430, 758, 8, -70, 10)):  # fmt: skip
        pen.path(f"M{x - w},{y + 4} Q{x - w + 4},{y + dy * 0.5} {x + dx},{y + dy} Q{x + w + 8},{y + dy * 0.5} {x + w + 4},{y}Z",
                 "#fff6df")  # fmt: skip
    pen.path("M262,796 C310,838 396,826 446,772 C470,742 476,720 480,700", SKIN, stroke=15)
    pen.path("M258,794 C310,850 410,836 462,770", lighten(BELLY, 0.1), stroke=8)
    pen.path("M354,424 C420,458 492,508 502,640", SKIN, stroke=34)
    pen.path("M366,440 C420,470 480,520 486,640", BACK, 0.8, stroke=7)
    pen.path("M350,412 C420,440 488,484 506,560", lighten(SKIN, 0.25), stroke=5)


def eye(pen: Pen) -> None:
    """A head lamp of an eye, kindly or hungry."""
    pen.circle(470, 392, 52, BACK)
    pen.circle(470, 392, 43, "#f4e2a0")
    pen.circle(458, 400, 27, "#c47a2c")
    pen.circle(455, 402, 15, "#141030")
    pen.circle(449, 393, 6.5, "#ffffff")
    pen.path("M418,384 C430,336 512,334 522,388 C500,356 446,356 418,384Z", SKIN)
    pen.path("M418,386 C440,352 500,352 522,390", BACK, stroke=6)


def fins(pen: Pen) -> None:
    """Fins under the belly, trailing like mudguards."""
    for x, y, k in ((476, 912, 1.0), (690, 930, 0.9)):
        with pen.at(x, y, scale=k):
            pen.path("M-40,-18 C-50,40 -20,86 26,98 C60,70 84,20 70,-16Z", FIN)
            for dx in (-14, 12, 38):
                pen.path(f"M{dx},-10 Q{dx + 4},40 {dx + 12},80", BACK, stroke=5)


def rooms(pen: Pen) -> None:
    """Two portholes: yellow seats, a woman from behind with a place kept beside her, two others."""
    for x, y, r in WINDOWS:
        pen.circle(x, y, r + 11, "#b9762c")
        pen.circle(x, y, r + 4, "#6a3c1e")
        hole = f"M{x - r},{y} a{r},{r} 0 1 0 {2 * r},0 a{r},{r} 0 1 0 {-2 * r},0Z"
        pen.gradient(hole, (x, y - r), (x, y + r), [(0, "#fff2bc"), (0.6, "#ffd25e"), (1, "#e8962e")])
    x, y, r = WINDOWS[0]
    with pen.clip(f"M{x - r},{y} a{r},{r} 0 1 0 {2 * r},0 a{r},{r} 0 1 0 {-2 * r},0Z"):
        pen.line(x - r, y - 34, x + r, y - 34, "#c98a36", 4)
        pen.path(f"M{x - 24},{y - 34} v14 m38,-14 v14", "#c98a36", stroke=3)
        for dx, tone in ((-28, "#7a2438"), (29, "#8e2c44")):
            pen.rect(x + dx - 26, y + 10, 52, 80, tone, radius=14)
        pen.circle(x + 29, y - 12, 17, "#6a3a22")
        pen.circle(x + 29, y - 32, 9, "#6a3a22")
        pen.path(f"M{x + 4},{y + 30} Q{x + 8},{y + 4} {x + 29},{y + 4} Q{x + 50},{y + 4} {x + 54},{y + 30}Z", "#2f7f86")
        pen.rect(x - 40, y - 6, 26, 20, "#d95f45", radius=4)
        pen.path(f"M{x - 36},{y - 6} q9,-14 18,0", "#7a2418", stroke=3)
    x, y, r = WINDOWS[1]
    with pen.clip(f"M{x - r},{y} a{r},{r} 0 1 0 {2 * r},0 a{r},{r} 0 1 0 {-2 * r},0Z"):
        pen.rect(x - 50, y + 18, 46, 70, "#8e2c44", radius=14)
        pen.rect(x + 8, y + 18, 46, 70, "#7a2438", radius=14)
        pen.path(f"M{x - 52},{y + 50} q4,-46 30,-46 q28,0 30,46Z", "#463a78")
        pen.circle(x - 22, y - 10, 17, "#d9a27a")
        pen.path(f"M{x - 44},{y - 14} h44 l-6,-7 h-4 q-2,-16 -12,-16 q-12,0 -12,16 h-4Z", "#2a2350")
    for x, y, r in WINDOWS:
        pen.path(f"M{x - r * 0.7},{y - r * 0.3} q{r * 0.2},{-r * 0.45} {r * 0.6},{-r * 0.5}", "#ffffff", 0.8, stroke=5)


def lure(pen: Pen) -> None:
    """The rod on the forehead bends over the stop like a street lamp."""
    pen.taper([(548, 262), (500, 150), (380, 92), (262, 122), (214, 214)], 20, 8, BACK)
    pen.taper([(544, 250), (498, 146), (380, 88), (264, 116)], 6, 3, lighten(SKIN, 0.3))
    pen.path("M186,226 Q214,196 242,226 L250,246 H178Z", "#b9762c")
    pen.path("M178,244 H250 Q254,300 214,316 Q174,300 178,244Z", GLOW)
    pen.path("M186,250 H206 Q202,290 214,310 Q182,296 186,250Z", "#ffffff")


def stop(pen: Pen) -> None:
    """A post with a blank disc, and a litter bin on the sand."""
    pen.rect(38, 668, 11, 392, "#8b86b4", radius=4)
    pen.rect(38, 668, 4, 392, "#c9c2dc", radius=2)
    pen.circle(44, 654, 40, "#d95f45")
    pen.circle(44, 654, 28, "#f6ead0")
    pen.oval(44, 1062, 26, 8, "#2a2a52")
    pen.path("M264,998 l8,66 h52 l8,-66Z", "#3f5f7a")
    pen.path("M264,998 l8,66 h16 l-4,-66Z", "#6d93a6")
    pen.oval(298, 998, 36, 9, "#22304e")
    for x in (284, 300, 316):
        pen.line(x, 1010, x, 1058, "#2a4058", 3)


def shopping(pen: Pen, x: float, y: float) -> None:
    """A string bag with a lemon and a turnip."""
    pen.path(f"M{x - 4},{y} L{x - 22},{y + 34} M{x + 4},{y} L{x + 22},{y + 34}", "#d8c9a0", stroke=3)
    pen.circle(x - 8, y + 48, 14, "#e9b93e")
    pen.circle(x + 10, y + 50, 13, "#c96a6a")
    pen.circle(x + 1, y + 36, 11, "#7aa05a")
    pen.path(f"M{x - 24},{y + 32} Q{x - 28},{y + 70} {x},{y + 68} Q{x + 28},{y + 70} {x + 24},{y + 32}", "#e8dcb8", stroke=2.4)
    for k in (-14, -4, 6, 16):
        pen.path(f"M{x + k},{y + 32} q6,16 -6,34 M{x + k},{y + 32} q-8,16 6,34", "#e8dcb8", 0.9, stroke=1.8)


@card(id="jgwjay", title="The Last Bus", seed=8, palette="indigo", light=(-0.75, -0.55))
def paint(s: Scene) -> None:
    s.sky([(0, "#0b0d2c"), (0.5, "#141747"), (0.85, "#2a2a66"), (1, "#3a3672")])
    s.hills(930, 70, 260, "#1f2154", depth=0.2, name="far ridge")
    s.hills(1000, 34, 300, "#333168", depth=0.5, name="ridge", texture="sand")
    s.glow((214, 300), 620, "#8a7fd0", 0.34)
    s.hills(1052, 12, 500, "#6a5c8c", "#2f2a5e", depth=0.8, texture="sand", name="sea floor", marks=260)
    s.draw(_lane, name="lane marks", record=False, role="place", volume=0, rim=0.1)
    s.draw(_weeds, name="weed", depth=0.6, role="place", volume=0.1)
    s.draw(fins, name="fins", record=False, volume=0.3)
    bus = s.draw(fish, name="giant anglerfish", role="subject", depth=0.8, volume=0.5, rim=0.5, ground=1040)
    s.draw(mouth, name="open mouth", role="subject", volume=0.12, rim=0.15, protect=0.9)
    s.draw(eye, name="eye", record=False, volume=0.2, rim=0.3, protect=1)
    s.draw(rooms, name="lit portholes with passengers", role="accent", count=2, volume=0.1, rim=0.1,
                   protect=1)  # fmt: skip
    for x, y, r in WINDOWS:
        s.glow((x, y), r * 2.3, "#ffcf6a", 0.34)
    s.glow((370, 660), 190, "#ffbf5a", 0.4)
    s.draw(stop, name="bus stop and bin", volume=0.3, depth=0.85, contact=0.4, ground=1064)
    man = s.figure((138, 1066), age="adult", pose="hold_up", prop="umbrella", view="right", height=262, seed=4,
                   reach={"hand_right": (44, -176)},
                   role="witness", label="man waiting with an umbrella", skin="#d9a27a", contact=0.6,
                   hair={"kind": "short", "colour": "#8a7f78"},
                   clothes={"top": "long_coat", "colour": "#7a4a54", "hat": "bowler", "hat_colour": "#2c2440",
                            "beard": "moustache", "scarf": "#e0a83c"})  # fmt: skip
    s.draw(lambda pen: shopping(pen, *man["hand_left"]), name="string bag", volume=0.2, protect=1)
    s.put("glove", at=(300, 880), scale=0.26, turn=-38, colour="#d95f45", depth=0.7)
    s.draw(lure, name="lure", volume=0.2, rim=0.2, protect=1)
    s.glow((214, 270), 150, "#fff0b0", 0.8)
    s.beam((214, 290), (190, 1080), 60, 470, "#ffe9a8", 0.34, 30)
    s.snow(150, "#cfd0ef", 0.7)
    s.motes((420, 300), 420, 26, "#9fb4ff", 2.2)
    s.vignette(0.4)
    s.relate(bus, "is inhabited by", "passengers")
    s.relate(man, "waits for", bus)
    s.describe("On the seabed a giant fish has stopped at a bus stop. A man with a "
               "white umbrella and string bag stands there. The fish’s lit mouth is "
               "open; its lure hangs above him like a lamp. Passengers sit in two "
               "round windows. A red glove floats in dark water.")  # fmt: skip
    s.moods("uncanny", "funny", "lonely", "hopeful")
    s.themes("going home", "trust", "temptation", "the deep", "waiting", "public transport")
    s.says("the last bus home", "do not get in", "tickets please", "a tempting offer", "night shift",
           "mind the teeth", "swallowed by the city", "somebody keeps a seat", "light in the darkness",
           "the bait works", "better late than never", "a strange lift", "gulp", "rush hour at the bottom",
           "Jonah goes to work", "rain at the wrong place")  # fmt: skip
    s.about(place="sea floor", time="night", weather="marine snow", light="lure lamp and lit windows",
            view="eye level", composition="right", unexplained="a red glove in the water")  # fmt: skip


def _lane(pen: Pen) -> None:
    """White marks in the sand, as on a road, and a few stones."""
    for x in (20, 230, 440, 650):
        pen.path(f"M{x},1124 h120 l-10,18 h-124Z", "#cfc4dc", 0.75)
    for x, y, w in ((372, 1090, 26), (404, 1096, 16), (596, 1180, 40), (640, 1188, 22), (96, 1182, 30)):
        pen.path(f"M{x - w},{y} q{w * 0.3},{-w * 0.8} {w},{-w * 0.7} q{w},0 {w},{w * 0.7}Z", "#4a4580")
        pen.path(f"M{x - w * 0.8},{y - w * 0.2} q{w * 0.3},{-w * 0.5} {w * 0.8},{-w * 0.4}", "#8f86b8", stroke=4)


def _weeds(pen: Pen) -> None:
    for x, y, h, lean in ((8, 1070, 250, 20), (86, 1040, 150, -14), (372, 1040, 120, 20), (420, 1030, 90, -10),
                          (780, 1080, 190, -24), (736, 1070, 120, 16), (640, 1062, 90, 14)):  # fmt: skip
        pen.taper([(x, y), (x + lean, y - h * 0.35), (x - lean * 0.6, y - h * 0.7), (x + lean, y - h)], 15, 3, "#3d4a7a")
        pen.taper([(x - 3, y), (x + lean - 3, y - h * 0.35), (x - lean * 0.6 - 2, y - h * 0.7)], 5, 2, "#6a7aa6")
