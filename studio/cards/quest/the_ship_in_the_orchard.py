"""A ship has run aground in the crowns of apple trees and is being harvested."""

from __future__ import annotations

from reverie_studio.colour import darken
from reverie_studio.figures.couples import ladder_reach
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

LEAF, RED = "#9a9a44", "#d43f2a"
CROWNS = [[(30, 760), (60, 650), (150, 610), (240, 640), (290, 720), (270, 820), (170, 870), (70, 850)],
          [(220, 860), (262, 790), (370, 750), (480, 762), (556, 810), (550, 890), (430, 950), (290, 930)],
          [(520, 760), (560, 650), (650, 606), (750, 640), (800, 740), (770, 850), (660, 880), (560, 850)]]  # fmt: skip
APPLES = [(90, 720), (150, 800), (200, 690), (240, 790), (110, 826), (290, 840), (350, 900), (410, 800), (470, 870), (510, 820), (386, 850), (600, 720), (640, 810), (700, 700), (740, 790),
          (580, 810), (680, 850), (300, 890)]  # fmt: skip


def trunks(pen: Pen) -> None:
    for x, y, z in ((160, 1060, 0.9), (400, 1110, 1.1), (664, 1070, 0.95)):
        with pen.at(x, y, scale=z):
            pen.path("M-44,8C-22,-40 -24,-120 -34,-200C-50,-250 -90,-280 -110,-300L-70,-296C-40,-276 -16,-250 -6,-230C4,-270 36,-300 70,-320L84,-300C50,-270 26,-220 24,-170C20,-100 28,-40 48,8Q0,-12 -44,8Z", "#9c5c34")


def apples(pen: Pen) -> None:
    for x, y in APPLES:
        pen.circle(x, y, 17, RED)
        pen.path(f"M{x},{y - 14}q2,-10 8,-14", darken(LEAF, 0.4), stroke=3)


def ladder(pen: Pen) -> None:
    pen.path("M566,1098L598,640H610L580,1098ZM642,1104L654,640H666L656,1104Z", "#b5763e")
    for k in range(13):
        y = 1070 - k * 33
        pen.rect(572 + k * 2.3, y, 78 - k * 1.6, 8, "#b5763e")


def basket(pen: Pen, x: float, y: float, z: float) -> None:
    with pen.at(x, y, scale=z):
        for dx, dy in ((-26, -38), (4, -44), (30, -38), (-10, -56), (18, -58)):
            pen.circle(dx, dy, 17, RED)
        pen.path("M-56,-36H56L42,22H-42Z", "#c98a46")
        pen.path("M-60,-42H60V-28H-60Z", "#a86a34")


def lines(k: InkPen) -> None:
    for box in ((60, 640, 270, 850), (270, 780, 530, 930), (560, 640, 780, 860)):
        for _ in range(26):
            x, y = k.rng.uniform(box[0], box[2]), k.rng.uniform(box[1], box[3])
            k.line([(x - 12, y + 4), (x - 4, y - 7), (x + 4, y + 2), (x + 12, y - 6)], 1.4)
    k.tufts([(60, 1090), (240, 1110), (310, 1150), (520, 1160), (730, 1110), (690, 1150), (110, 1140)], 26)


@card(id="7jq6g0", title="The Ship in the Orchard", seed=146, palette="marigold", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("top", "#f2a03c", strength=0.8, charge="#f7c270")
    p.patch((-40, 1020, 840, 1180), "#d68e4a", strength=0.75, charge=LEAF, ragged=0.4, name="orchard grass", fade=(0, 0.7))
    ship = p.put("galleon", at=(410, 770), scale=1.6, turn=-7, role="subject", colour="#a8968a", sail="#fffaf0", lit=False, contact=0,
                 how={"strength": 0.12, "hatch": 1.0, "line": 1.15, "inner": 0.9, "broken": 0.3, "light": 0.2})
    p.draw(trunks, name="apple trees", role="place", how={"light": 0.3, "hatch": 0.6})
    for crown in CROWNS:
        p.wash(crown, LEAF, name="crown", strength=0.95, wet=0.25, charge="#d9963a", bloom=1, light=0.35, second=0.4, loose=8)
    p.draw(apples, name="apples", role="prop", how={"light": 0.4, "line": 0.8})
    p.ink(lines, name="leaves and grass")
    p.draw(ladder, name="ladder", role="prop", how={"light": 0.2})
    p.figure(at=(618, 914), age="adult", pose="climb", view="back", height=210, seed=18, prop=None, role="prop", label="sailor on a ladder", reach=ladder_reach(210, 33, 44),
                   clothes=dict(top="jumper", colour="#f6efe2", pattern="stripes", pattern_colour="#4a7fa0", hat="beanie", hat_colour="#4a7fa0", bottom_colour="#40506a"))
    p.figure(at=(470, 1132), age="broad", pose="carry", view="left", height=230, seed=5, prop=None, role="prop", label="sailor with a basket",
             clothes=dict(top="jumper", colour="#4a7fa0", hat="souwester", hat_colour="#e8b23a", beard="short", shoes="boots", bottom_colour="#40506a"))
    p.draw(lambda pen: basket(pen, 400, 1030, 0.72), name="basket of apples", role="prop")
    girl = p.figure(at=(150, 1140), age="child", pose="hold_up", view="right", height=236, seed=9, prop=None, role="witness", hair="braids", look="up",
                    clothes=dict(top="dress", colour="#d43f2a", shoes="barefoot"), how={"light": 0.35})
    hx, hy = girl["hand_main"]
    p.ink(lambda k: k.line([(hx, hy + 4), (hx + 26, 920), (hx - 30, 800), (hx + 10, 650), (236, 596)], 5, taper=2), name="anchor rope", role="accent", colour="#a8482a")
    p.ink(lambda k: k.line([(hx, hy), (hx - 20, hy + 70), (hx - 60, hy + 120), (84, 1150)], 5, taper=2), name="rope end", colour="#a8482a")
    p.put("anchor", at=(64, 1168), scale=0.36, turn=-24, colour="#5a5560")
    s.relate(ship, "is trapped in", "apple trees")
    s.describe("A big sailing ship is stuck in the tops of apple trees. The ship is "
               "white, drawn only in ink. One sailor climbs a ladder to it, another "
               "carries a basket of apples. In front a girl in red holds its rope; "
               "the anchor lies beside her.")  # fmt: skip
    s.moods("adventurous", "calm", "wry", "stranded")
    s.themes("harvest", "shipwreck", "change of plan", "autumn", "staying")
    s.says("stranded", "cider", "low tide", "forbidden cargo", "dry dock", "a fruitful voyage", "run aground", "vitamin against scurvy", "settled down", "off course", "Noah's second job",
           "who let go?", "windfall", "land ahoy", "crop failure of the sea", "patience", "all hands", "made of paper")
    s.about(place="an orchard", time="afternoon", weather="clear", light="warm autumn light", composition="high", view="eye level",
            unexplained="the ship has no colours")  # fmt: skip
