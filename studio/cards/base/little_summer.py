"""Little Summer: a lit glasshouse stands on the ice, and a wolf looks in."""

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.figures import Figure
from reverie_studio.motifs._forms import along, blob, tube
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

IRON, GOLD, SAND, FUR = "#2a3f5e", "#ffe08a", "#f3cf86", "#26324a"
FLOOR, EAVE, RIDGE, WEST, EAST = 960.0, 716.0, 566.0, 66.0, 566.0
MID = (WEST + EAST) / 2
SHELL = f"M{WEST},{FLOOR} V{EAVE} L{MID},{RIDGE} L{EAST},{EAVE} V{FLOOR}Z"


def _palm(pen: Pen, x: float, y: float, k: float) -> None:
    with pen.at(x, y, scale=k):
        pen.path(tube("0,0,13 10,-70,10 -4,-140,9 8,-196,8"), "#a8743f")
        for i in range(9):
            pen.line(-5 + i * 0.6, -16 - i * 19, 9 - i * 0.2, -19 - i * 19, "#7a4f2c", 3)
        for a, n in ((-158, 96), (-128, 84), (-96, 74), (-60, 84), (-24, 98), (8, 80), (176, 84)):
            with pen.at(8, -198, turn=a):
                pen.path(f"M0,0 Q{n * 0.5},-26 {n},8 Q{n * 0.5},0 0,6Z", "#3f7f4a")
                pen.path(f"M0,2 Q{n * 0.5},-14 {n},8 Q{n * 0.5},4 0,6Z", "#7ab05a")
        for dx in (-6, 10, 20):
            pen.circle(dx, -190, 8, "#6a4630")


def _chair(pen: Pen, x: float, flip: bool, tone: str) -> None:
    with pen.at(x, FLOOR - 22, flip=flip):
        pen.line(-44, 0, 34, -66, "#8a5a34", 6)
        pen.line(44, 0, -30, -40, "#8a5a34", 6)
        d = "M-56,-112 Q-30,-30 36,-40 L40,-30 Q-36,-14 -68,-106Z"
        pen.path(d, "#fff3dc")
        with pen.clip(d):
            for i in range(7):
                pen.path(f"M{-70 + i * 18},-120 l9,0 l0,120 l-9,0Z", tone)
        pen.line(-62, -112, -44, 0, "#8a5a34", 6)


def _inside(pen: Pen) -> None:
    pen.gradient(SHELL, (0, RIDGE), (0, FLOOR), [(0, "#ffd06a"), (0.5, "#ffe9a8"), (1, "#fff3c8")])
    with pen.clip(SHELL):
        pen.rect(WEST, 800, 500, 90, "#8fd0cf", 0.75)
        pen.rect(WEST, 800, 500, 8, "#d9f4ea")
        pen.path(f"M0,{FLOOR - 64} Q160,{FLOOR - 92} 330,{FLOOR - 66} T640,{FLOOR - 74} V{FLOOR + 9} H0Z", SAND)
        for i in range(40):
            pen.circle(80 + (i * 83) % 480, FLOOR - 50 + (i * 31) % 44, 1.8, "#c99a4a")
        pen.circle(300, 700, 34, "#fff8e0")
        _palm(pen, 140, FLOOR - 40, 1.12)
        _palm(pen, 508, FLOOR - 54, 0.72)


def _guests(pen: Pen, s: Scene) -> None:
    _chair(pen, 244, False, "#d8503f")
    _chair(pen, 432, True, "#3f7fb0")
    suits = (dict(top="shirt", pattern="stripes", pattern_colour="#c4453a", colour="#fff3e0", bottom="shorts",
                  bottom_colour="#c4453a", shoes="barefoot", hat="straw", beard="moustache"),
             dict(top="shirt", pattern="dots", colour="#3f7f8a", pattern_colour="#fff3dc", bottom="shorts",
                  bottom_colour="#3f7f8a", shoes="barefoot"))  # fmt: skip
    for x, view, suit, age, hair in ((252, "right", suits[0], "broad", "short"), (424, "left", suits[1], "adult", "bun")):
        with pen.at(x, FLOOR - 58):
            Figure(age=age, pose="read", view=view, height=196, clothes=suit, hair=hair, seed=3, skin="#e8b68d",
                   expression="glad", prop="letter").draw(pen, s.palette)  # fmt: skip
    pen.rect(318, FLOOR - 62, 40, 8, "#a8743f", 1, 3)
    pen.rect(334, FLOOR - 56, 8, 44, "#7a4f2c")
    for x, tone in ((322, "#fff8ea"), (336, "#fff8ea"), (346, "#d8503f")):
        pen.rect(x, FLOOR - 66, 10, 5, tone)


def _frame(pen: Pen) -> None:
    for d, w in ((SHELL, 9.0), (f"M{WEST},{EAVE}H{EAST}", 7.0), (f"M{WEST},{EAVE + 122}H{EAST}", 4.0)):
        pen.path(d, IRON, stroke=w)
    for i in range(1, 6):
        x = WEST + i * (EAST - WEST) / 6
        roof = EAVE - (1 - abs(x - MID) / (MID - WEST)) * (EAVE - RIDGE)
        pen.line(x, FLOOR, x, roof, IRON, 4.5)
    for x, y, w in ((90, 740, 30), (270, 720, 40), (440, 742, 30)):
        pen.path(f"M{x},{y + 150} L{x + w},{y} h18 L{x + 18},{y + 150}Z", "#ffffff", 0.22)
    pen.path(f"M{WEST - 14},{EAVE - 2} L{MID},{RIDGE - 26} L{EAST + 14},{EAVE - 2} L{EAST - 6},{EAVE - 8} L{MID},{RIDGE + 4} "
             f"L{WEST + 6},{EAVE - 8}Z", "#f4f8ff")  # fmt: skip
    pen.path(f"M{WEST - 30},{FLOOR + 14} Q{WEST + 20},{FLOOR - 30} {WEST + 90},{FLOOR - 8} Q{MID},{FLOOR - 20} {EAST - 60},{FLOOR - 6} "
             f"Q{EAST},{FLOOR - 26} {EAST + 40},{FLOOR + 16}Z", "#e9f1fc")  # fmt: skip


def _door(pen: Pen) -> None:
    pen.path(f"M150,{FLOOR} V776 H232 V{FLOOR}", IRON, stroke=8)
    pen.line(150, 862, 232, 862, IRON, 5)
    pen.rect(206, 848, 40, 14, "#c9a24a", 1, 4)
    pen.circle(226, 880, 9, "#e8c46a")


def _locks(pen: Pen, rng: np.random.Generator, line: str, count: int, length: float, tone: Colour) -> None:
    """Fur that hangs from a line."""
    for x, y, _ in along(line, count):
        lean = (x - 640) / 8 + rng.normal(0, 4)
        pen.path(f"M{x - 13},{y - 12} Q{x - 8 + lean * 0.4},{y + length * 0.6} {x + lean},{y + length * rng.uniform(0.8, 1.2)} "
                 f"Q{x + 10},{y + length * 0.4} {x + 13},{y - 12}Z", tone)  # fmt: skip


def _wolf(pen: Pen, rng: np.random.Generator) -> None:
    pen.path(tube("626,1108,38 530,1148,40 430,1160,34 340,1138,20 296,1104,4"), darken(FUR, 0.25))
    pen.path(tube("600,1104,22 520,1136,22 430,1146,18 350,1126,9"), lighten(FUR, 0.1))
    body = blob("640,744 704,800 730,880 756,980 778,1080 756,1132 640,1142 524,1132 502,1080 526,980 550,880 578,800")
    pen.path(body, FUR)
    with pen.clip(body):
        pen.path("M500,900 Q572,800 556,980 Q530,1060 560,1150 H480Z", "#c98f5a", 0.45)
        pen.path("M530,1000 Q600,960 616,1140 H520Z M750,1000 Q680,960 664,1140 H760Z", lighten(FUR, 0.09))
        for _ in range(70):
            x, y = rng.uniform(530, 750), rng.uniform(830, 1110)
            pen.line(x, y, x + (x - 640) / 30, y + 24, mix(FUR, "#7a8fb8", rng.uniform(0, 0.5)), 3, 0.7)
    _locks(pen, rng, "568,840 588,866 640,886 694,866 714,840", 12, 44, darken(FUR, 0.22))
    _locks(pen, rng, "574,800 596,830 640,846 686,830 706,800", 11, 42, lighten(FUR, 0.07))
    for ear, inner in (("M574,690 Q562,620 582,580 Q622,606 634,662Z", "M586,668 Q580,624 588,602 Q608,620 614,656Z"),
                       ("M644,662 Q664,606 700,584 Q716,630 696,704Z", "")):  # fmt: skip
        pen.path(ear, darken(FUR, 0.1))
        if inner:
            pen.path(inner, "#8a6f78")
    pen.path(blob("632,632 680,652 712,706 724,770 700,806 640,822 580,800 552,770 530,756 502,744 492,724 504,708 540,702 "
                  "566,690 590,650"), FUR)  # fmt: skip
    pen.path("M504,708 L540,702 L586,716 L572,764 L530,756 L500,742Z", lighten(FUR, 0.2))
    _locks(pen, rng, "590,770 640,800 706,772", 7, 30, FUR)
    pen.oval(496, 722, 14, 11, "#10131c")
    pen.path("M552,712 q12,-11 26,-3 q-12,8 -26,3Z", "#ffe08a")
    for d in ("M566,812 Q600,780 640,788 Q686,780 716,812 Q690,820 664,812 Q640,826 612,812 Q590,822 566,812Z",
              "M604,652 Q632,630 664,648 Q650,668 604,652Z", "M520,1000 Q546,976 570,996 Q550,1014 520,1000Z",
              "M712,1010 Q736,984 760,1004 Q740,1022 712,1010Z"):  # fmt: skip
        pen.path(d, "#eaf1fb")
    pen.oval(560, 1134, 46, 17, darken(FUR, 0.25))
    pen.oval(722, 1134, 46, 17, darken(FUR, 0.25))


def _ice(pen: Pen, rng: np.random.Generator) -> None:
    pen.gradient("M0,850H800V1200H0Z", (0, 850), (0, 1200), [(0, "#7fa4da"), (0.4, "#4f7fc4"), (1, "#2a57a4")])
    for _ in range(26):
        x, y = rng.uniform(-60, 800), rng.uniform(870, 1190)
        k = (y - 820) / 380
        pen.path(f"M{x},{y} q{70 * k},{-10 * k} {190 * k},0 q{-90 * k},{12 * k} {-190 * k},0Z", "#dbe8fa", 0.7)
    for x, y in ((60, 1100), (420, 1040), (700, 1000)):
        pen.path(f"M{x},{y} l50,14 l24,-16 l60,30 m-60,-30 l30,-20", "#cfe2fa", 0.8, stroke=3)
    pen.path("M276,1140 Q430,1222 640,1176 Q520,1190 430,1166 Q350,1150 300,1130Z", "#f4f9ff")


@card(id="idm9ir", title="Little Summer", seed=17, palette="snow", light=(-0.7, -0.5))
def paint(s: Scene) -> None:
    rng = s.own_rng("storm")[0]
    s.sky([(0, "#0f2a70"), (0.4, "#1f4aa4"), (0.75, "#3f74cc"), (1, "#8fb4e6")], horizon=900, texture=0.8)
    s.puffs([(120, 150, 420), (620, 90, 520), (420, 330, 460), (760, 420, 360)], colour="#2f5cb8", shade="#1b3f92",
            alpha=0.75, flat=0.3)  # fmt: skip
    s.hills(800, 40, 200, "#3a66b0", haze=0.1, texture="snow", name="far shore")
    s.draw(lambda pen: _ice(pen, rng), name="frozen lake", role="place", depth=0.6, rim=0, volume=0, material="land")
    s.beam((MID, FLOOR - 10), (MID - 30, 1330), 490, 660, "#d99a3a", 0.75, soft=18)
    s.glow((MID, 1000), 300, "#ffd98a", 0.35)
    s.draw(_inside, name="lit glasshouse", role="subject", depth=0.7, rim=0, volume=0.05)
    s.draw(lambda pen: _guests(pen, s), name="couple in bathing clothes", count=2, depth=0.7, material="figure", volume=0.15, protect=1)
    s.glow((MID, 790), 340, "#ffdf9a", 0.2)
    s.draw(_frame, name="iron frame", depth=0.75, record=False, volume=0.1)
    s.draw(_door, name="door bolted from outside", role="accent", depth=0.75)
    s.draw(lambda pen: _wolf(pen, rng), name="wolf", role="witness", depth=0.95, volume=0.25, rim=0.7, ground=1134, contact=0.5)
    s.glow((494, 712), 44, "#f4f8ff", 0.5)
    s.relate("lit glasshouse", "contains", "couple in bathing clothes")
    s.snow(300, size=1.5)
    s.rain(420, slant=0.75, colour="#ffffff", length=30, alpha=0.55)
    s.vignette(0.3)
    s.describe("A big dark wolf looks into a lit glasshouse in the snow. The "
               "glasshouse stands on a frozen lake. Inside, a man and a woman in "
               "swimwear sit in deckchairs between palms and sand. The door is bolted"
               " from outside. Snow lies on the wolf’s back; the night is blue.")  # fmt: skip
    s.moods("longing", "cosy", "cold", "uneasy")
    s.themes("inside and outside", "winter and summer", "envy", "shelter", "wildness")
    s.says("so near and so far", "holiday at home", "the uninvited guest", "who is really locked in", "summer in a box",
           "big bad neighbour", "let me in", "window shopping", "glass between us", "happiness has thin walls",
           "they have not noticed", "global warming", "hungry or lonely", "the wind howls", "best seat on the ice",
           "keep the bolt shut")  # fmt: skip
    s.about(place="a frozen lake", time="winter night", weather="snowstorm", light="gold light from inside the glass",
            view="through falling snow", composition="low", witness="a wolf sitting outside, seen from behind", foreground="a wolf’s back")  # fmt: skip
