"""A gentleman of the sea helps a lady down the last step."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

SKIN, DARK = "#b5527a", "#2b1d3f"


def arm(pen: Pen, points, width: float) -> None:
    pen.taper(points, width, 12, SKIN)


def back_arms(pen: Pen) -> None:
    arm(pen, [(640, 860), (730, 840), (780, 740), (742, 660), (700, 690)], 58)
    arm(pen, [(480, 900), (380, 930), (300, 1000), (330, 1060), (380, 1040)], 56)


def octopus(pen: Pen) -> None:
    pen.path("M430,900C420,850 440,800 470,770C420,690 420,560 500,500C560,456 650,470 694,530C744,600 730,710 690,770C720,810 740,850 730,910C640,960 520,960 430,900Z", SKIN)
    for x, y, r in ((520, 560, 16), (560, 524, 10), (660, 580, 14), (630, 540, 9), (690, 640, 10), (492, 640, 11)):
        pen.oval(x, y, r, r * 0.8, lighten(SKIN, 0.3))
    for x in (522, 626):
        pen.path(f"M{x - 34},{704}Q{x},{660} {x + 34},{704}Q{x},{740} {x - 34},{704}Z", "#f4d98a")
        pen.rect(x - 20, 697, 40, 13, DARK, radius=6)
    pen.path("M530,770q44,24 88,-4", DARK, stroke=5)
    pen.circle(626, 704, 42, "#e3923a", stroke=6)
    pen.path("M666,716C690,760 690,800 672,830", "#e3923a", stroke=4)
    pen.path("M560,838l-54,-30v60l54,-18l54,22v-62Z", "#e3923a")
    pen.circle(560, 844, 12, darken("#e3923a", 0.25))


def top_hat(pen: Pen) -> None:
    with pen.at(596, 490, turn=7):
        pen.path("M-82,4C-78,-60 -86,-110 -92,-160Q0,-184 92,-160C86,-110 78,-60 82,4Q0,28 -82,4Z", DARK)
        pen.path("M-82,-8Q0,18 82,-8L84,-44Q0,-18 -84,-44Z", "#5f9a86")
        pen.path("M-136,6Q0,-34 136,6Q120,40 0,42Q-120,40 -136,6Z", DARK)


def front_arms(pen: Pen) -> None:
    arm(pen, [(470, 880), (404, 850), (352, 770), (334, 680), (316, 610), (282, 590)], 60)
    for x, y, r in ((452, 858, 10), (424, 828, 9), (392, 796, 8), (366, 752, 7), (346, 706, 6)):
        pen.circle(x + 8, y + 12, r, lighten(SKIN, 0.55))
    arm(pen, [(600, 900), (650, 960), (720, 990), (770, 960), (744, 920)], 56)
    for x, y, r in ((640, 960, 9), (676, 986, 9), (716, 996, 8), (752, 980, 7)):
        pen.circle(x, y - 2, r, lighten(SKIN, 0.55))


def water_lines(k: InkPen) -> None:
    for i in range(6):
        k.line([(30 + 44 * (i % 3), 930 + 42 * i), (240, 944 + 40 * i), (470, 930 + 42 * i), (620, 946 + 40 * i), (780 - 60 * (i % 2), 934 + 42 * i)], 1.7, broken=0.7)


@card(id="g01ozx", title="Step Down, Madam", seed=685, palette="plum_wet", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash("M-20,520H350L420,620L450,760L440,870H-20Z", "#8a7c96", strength=0.8, name="body of the stairs", wet=0.0, bloom=1)
    shore = s.stage("stair shore", top=470, left=True, tide=0.52, sky="top")
    p.draw(back_arms, name="arms behind", record=False, how={"light": 0.1, "hatch": 0.4})
    octo = p.draw(octopus, name="octopus", role="subject", how={"light": 0.3, "bloom": 1.5, "hatch": 0.45, "uneven": 0.8})
    p.draw(top_hat, name="top hat", role="prop", how={"light": 0.3, "hatch": 0.3})
    feet = (150, shore["step_5"][1] - 14)
    lady = p.figure(at=feet, age="old", pose="stand", view="front_right", height=390, seed=62, prop=None, role="witness", label="old lady", hair="bun", expression="glad", look="right",
                    clothes=dict(top="dress", colour="#5f9a86", hat="wide_brim", hat_colour="#54407c", shoes="shoes", gloves="#f8f0ee", scarf=False),
                    reach={"hand_left": (140, -214)}, how={"light": 0.35})
    rx, ry = lady["chest"][0], lady["seat"][1] - 18
    p.draw(lambda pen: (pen.path(f"M{rx - 96},{ry}C{rx - 96},{ry - 24} {rx - 60},{ry - 26} {rx - 52},{ry - 16}Q{rx},{ry + 18} {rx + 52},{ry - 16}C{rx + 60},{ry - 26} {rx + 96},{ry - 24} {rx + 96},{ry}"
                                 f"C{rx + 96},{ry + 62} {rx - 96},{ry + 62} {rx - 96},{ry}Z", "#f8f0ee"),
                        [pen.path(f"M{rx + dx},{ry + up}l{24},{tilt}l-4,{44}l-26,{tilt * -0.4}Z", "#e3923a") for dx, up, tilt in ((-86, -8, 10), (-20, 4, 0), (54, -6, -8))]),
           name="swim ring", role="accent", how={"light": 0.15})
    p.draw(front_arms, name="offered arm", record=False, how={"light": 0.25, "hatch": 0.3})
    p.glaze([(-40, 900), (120, 884), (280, 912), (440, 892), (600, 916), (760, 890), (860, 910), (860, 1270), (600, 1270), (300, 1270), (-40, 1270)], "#4f66a4", strength=0.95, wet=0.1, bloom=2, name="water over the arms", fade=(-0.3, 0.5))
    foam = [(396 + 42 * k, 902 + (10 if k % 2 else -6)) for k in range(10)]
    p.wash([*foam, *[(x, y + 15) for x, y in reversed(foam)]], "#ffffff", name="foam round the octopus", wet=0.0, bloom=0, pool=0)
    p.ink(lambda k: k.line(foam, 1.8, broken=0.4), name="foam line")
    p.ink(water_lines, name="ripples")
    p.spatter((560, 960), 150, 18, "#5a6ea0", size=5)
    s.relate(octo, "waits for", lady)
    s.describe("An octopus in a top hat offers an old lady its arm. It also wears a "
               "monocle and an orange bow tie. She stands on the last dry step of "
               "stairs into the sea. She wears green, a hat and a striped swim ring. "
               "Sea and sky are violet.")  # fmt: skip
    s.moods("courteous", "comic", "tense", "romantic")
    s.themes("trust", "courtesy", "the sea", "late love", "danger")
    s.says("blind date", "taking the plunge", "after you", "eight left hands", "in deep", "old school", "may I have this dance?", "a good catch", "manners", "never too late to swim",
           "the first step", "well-armed", "cold feet", "too good to be true", "swept off her feet", "chaperone", "dinner at his place", "let yourself sink")
    s.about(place="a staircase that leads into the sea", time="dusk", weather="calm", light="soft dusk", composition="right", view="eye level")
