"""A crooked house bends over a cradle and covers it with its smoke."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

WALL, ROOF, WARM = "#8b95a8", "#46566e", "#f2bd5c"


def house(pen: Pen) -> None:
    """Three crooked storeys that lean further and further to the right."""
    pen.path("M60,1060L96,760L300,770L290,1070Z", WALL)
    pen.path("M84,780C80,680 96,590 150,490L352,560C320,640 312,700 316,786Z", lighten(WALL, 0.2))
    pen.path("M134,510C160,420 220,340 316,284L438,440C390,480 366,520 350,576Z", WALL)
    pen.path("M76,764L324,774L330,796L72,786Z", ROOF)
    pen.path("M124,488L366,570L362,592L118,510Z", ROOF)


def roof(pen: Pen) -> None:
    pen.path("M286,300C300,230 360,150 470,120C540,160 570,230 560,330C530,380 490,430 438,470C400,400 350,340 286,300Z", ROOF)
    for a, b in (((322, 272), (468, 420)), ((364, 212), (516, 368)), ((420, 160), (548, 290))):
        pen.path(f"M{a[0]},{a[1]}Q{(a[0] + b[0]) / 2 + 20},{(a[1] + b[1]) / 2 - 30} {b[0]},{b[1]}", darken(ROOF, 0.3), stroke=4)


def chimney(pen: Pen) -> None:
    """Bends over like a neck and ends in a mouth."""
    pen.path("M470,150C520,96 600,100 640,160C672,210 676,270 664,340L606,336C612,280 606,226 584,196C566,172 530,176 506,206Z", "#b06a5a")
    pen.path("M592,330L680,336L676,374L590,366Z", darken("#b06a5a", 0.25))
    for x, y, w in ((540, 136, 40), (600, 150, 44), (612, 214, 50), (618, 270, 48), (616, 306, 46)):
        pen.path(f"M{x},{y}l{w},{-6}", darken("#b06a5a", 0.4), stroke=3)


def windows(pen: Pen) -> None:
    """Two tender eyes in the upper storey, a door and a small window."""
    for x, y, t in ((258, 430, 24), (352, 466, 24)):
        with pen.at(x, y, turn=t):
            pen.rect(-34, -40, 68, 80, "#e9e4dc", radius=6)
            pen.rect(-27, -33, 54, 66, WARM)
            pen.path("M-27,-33H27V-2Q0,14 -27,-2Z", "#5f6f88")
            pen.path("M0,0v33", "#e9e4dc", stroke=6)
    with pen.at(222, 660, turn=8):
        pen.rect(-36, -40, 72, 80, "#e9e4dc")
        pen.rect(-28, -32, 56, 64, WARM)
        pen.path("M0,-32v64M-28,0h56", "#e9e4dc", stroke=6)
    pen.path("M146,1062L156,880Q196,832 240,884L236,1066Z", "#5a4a4c")
    pen.circle(222, 972, 7, WARM)


def beams(k: InkPen) -> None:
    for pts in ([(90, 790), (76, 1050)], [(280, 790), (276, 1060)], [(110, 760), (150, 600), (176, 506)], [(300, 766), (312, 660), (336, 570)], [(130, 740), (180, 640)], [(284, 750), (262, 690)],
                [(150, 500), (220, 390), (310, 306)], [(340, 560), (390, 490), (424, 450)]):  # fmt: skip
        k.line(pts, 2.6, broken=0.2)
    k.hatch("M60,1060L80,880L130,880L120,1062Z", 0.5)


def blanket(pen: Pen) -> None:
    """Puffs of smoke fall from the chimney and lie over the cradle."""
    for x, y, r in ((634, 392, 34), (650, 440, 42), (626, 496, 46), (652, 556, 50), (628, 622, 54), (656, 690, 60), (634, 760, 66), (654, 830, 74), (580, 890, 46), (640, 900, 66), (706, 896, 62),
                    (756, 916, 40), (566, 940, 36), (610, 964, 40), (664, 972, 42), (716, 964, 40), (764, 952, 28)):  # fmt: skip
        pen.circle(x, y, r, "#e3e9f0")


def curls(k: InkPen) -> None:
    for x, y, r in ((640, 440, 20), (622, 500, 24), (660, 560, 24), (624, 630, 28), (662, 700, 30), (630, 770, 32), (660, 846, 36), (600, 910, 24), (696, 916, 28), (640, 946, 22), (744, 934, 18)):
        k.line([(x - r, y + r * 0.3), (x - r * 0.4, y - r * 0.7), (x + r * 0.6, y - r * 0.5), (x + r * 0.7, y + r * 0.4), (x, y + r * 0.5), (x - r * 0.1, y)], 1.6, broken=0.2)


@card(id="j15222", title="Chimney Mother", seed=920, palette="winter_ink", light=(0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("whole", "#5f7896", strength=1.0, charge="#8ea5bc")
    for x, y, z in ((430, 900, 0.34), (500, 890, 0.42), (756, 900, 0.5), (40, 880, 0.4)):
        p.put("pine", at=(x, y), scale=z, snow=True, colour="#5a6f7c", how={"strength": 0.45, "line": 0.5}, contact=0)
    p.wash([(-60, 920), (160, 900), (420, 890), (620, 876), (860, 900), (860, 1260), (-60, 1260)], "#ffffff", name="snow", wet=0, bloom=0, pool=0)
    p.wash([(-60, 1130), (200, 1090), (520, 1150), (860, 1100), (860, 1260), (-60, 1260)], "#a6b9d0", strength=0.5, name="blue drift", wet=0.4, fade=(0, 0.6))
    home = p.draw(house, name="crooked house", role="subject", how={"light": 0.25, "bloom": 1, "hatch": 0.4})
    p.draw(chimney, name="chimney", role="subject", how={"light": 0.3, "hatch": 0.3})
    p.draw(roof, name="roof", record=False, how={"light": 0.25, "hatch": 0.4, "bloom": 1})
    p.draw(windows, name="lit windows", role="prop", how={"light": 0.0})
    p.ink(beams, name="beams")
    p.glaze([(300, 1060), (420, 1050), (560, 1070), (540, 1100), (360, 1104)], "shadow", strength=0.4, name="shadow of the house")
    p.put("cradle", at=(600, 1066), scale=0.98, role="accent", colour="#b5764a", blanket="#c8423a", label="cradle", how={"light": 0.3})
    p.draw(blanket, name="blanket of smoke", role="prop", how={"light": 0.35, "strength": 0.7, "line": 0.8, "wet": 0.15, "broken": 0.3, "second": 0.4})
    p.ink(curls, name="smoke lines")
    p.put("fox", at=(400, 1150), scale=0.5, pose="sit", role="witness", label="fox", colour="#c8623a", how={"light": 0.3})
    p.ink(lambda k: [k.dots("M0,0H800V900H0Z", 60, 2.4)], name="snow in the air", colour="#ffffff")
    s.relate(home, "guards", "cradle")
    s.describe("A tall bent house leans over a cradle in the snow. Its two upper "
               "windows look like half-closed eyes. The chimney bends down like a "
               "neck, and its white smoke covers the wooden cradle like a blanket. A "
               "fox sits by and watches.")  # fmt: skip
    s.moods("tender", "protective", "eerie", "quiet")
    s.themes("home", "mothers", "winter", "protection", "suffocation")
    s.says("home birth", "night watch", "smothered", "housewarming", "lullaby", "keep the home fire burning", "overprotective", "breath", "a roof over your head", "second-hand smoke",
           "who is at the door?", "cold outside", "bending over backwards", "nest", "goodnight kiss", "mother's tongue", "bricks and feelings")
    s.about(place="a snowy clearing", time="dusk", weather="frost", light="blue dusk and lit windows", composition="left", view="eye level",
            unexplained="who lies in the cradle")  # fmt: skip
