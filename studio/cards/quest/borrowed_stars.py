"""A lamplighter on stilts picks the stars; day shines in where they were."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

HOLES = ((170, 190, 74, 8), (330, 96, 50, -14), (90, 420, 46, 20), (648, 118, 60, 10))
STARS = ((520, 60, 20), (730, 300, 24), (236, 330, 18), (60, 60, 16), (700, 470, 16), (420, 210, 15), (130, 610, 14), (740, 640, 14))


def star(x: float, y: float, r: float, turn: float = 0.0) -> str:
    """Path of a five-pointed star."""
    points = []
    for k in range(10):
        a = math.radians(turn - 90 + 36 * k)
        d = r if k % 2 == 0 else r * 0.44
        points.append(f"{x + math.cos(a) * d:.1f},{y + math.sin(a) * d:.1f}")
    return "M" + "L".join(points) + "Z"


def holes(pen: Pen) -> None:
    """Star-shaped holes with a summer day behind: blue, a cloud, a green edge."""
    for x, y, r, turn in HOLES:
        with pen.clip(star(x, y, r, turn)):
            pen.rect(x - r, y - r, 2 * r, 2 * r, "#bfe2f4")
            pen.oval(x - r * 0.2, y + r * 0.1, r * 0.5, r * 0.2, "#ffffff")
            pen.path(f"M{x - r},{y + r * 0.4}Q{x},{y + r * 0.1} {x + r},{y + r * 0.46}V{y + r}H{x - r}Z", "#e9c84a")


def stilts(pen: Pen, left: tuple[float, float], right: tuple[float, float]) -> None:
    for (x, y), foot in ((left, 500), (right, 640)):
        pen.taper([(foot, 1104), (x + 8, y - 110)], 15, 11, "#a5763f")
        pen.path(f"M{x - 40},{y + 2}H{x + 22}L{x + 14},{y + 26}H{x - 6}Z", "#75604f")


def apron(pen: Pen, left: tuple[float, float], right: tuple[float, float]) -> None:
    """The apron held up by its corners, with stars in it."""
    (x0, y0), (x1, y1) = left, right
    m = (x0 + x1) / 2
    for dx, dy, turn in ((-44, -2, 10), (0, -14, -8), (44, 0, 24), (-20, 4, 40), (24, 6, -30)):
        pen.path(star(m + dx, y0 + dy, 27, turn), "#fff3b8")
    pen.path(f"M{x0 - 26},{y0 - 12}C{x0},{y0 + 20} {x1},{y1 + 20} {x1 + 26},{y1 - 12}C{x1 + 34},{y1 + 40} {m + 40},{y1 + 72} {m},{y1 + 72}C{m - 40},{y1 + 72} {x0 - 34},{y0 + 40} {x0 - 26},{y0 - 12}Z", "#f6e8d8")
    for q, x in ((1, x0 - 20), (-1, x1 + 20)):
        pen.path(f"M{x},{y0 + 2}Q{x + 16 * q},{y0 + 30} {x + 44 * q},{y0 + 48}M{x + 6 * q},{y0 + 4}Q{x + 26 * q},{y0 + 22} {x + 52 * q},{y0 + 30}", "#b89a8c", stroke=3)


@card(id="rlnwwf", title="Borrowed Stars", seed=471, palette="indigo_wash", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("night", "#22346e", strength=1.05, charge="#5a3f8c", fade=(0, 0.35))
    for x, y, r, _ in HOLES:
        p.lift([(x - r * 0.4, y), (x + r * 0.4, y), (x + 150 + r * 0.9, y + 620), (x + 60 - r * 0.5, y + 640)], 0.5, soft=14)
    p.lift(lambda pen: [pen.path(star(x, y, r, 3 * r), "#ffffff") for x, y, r in STARS], 0.95, soft=1)
    p.lift([(600, 300), (700, 380), (640, 480), (520, 430), (500, 330)], 0.35, soft=50)
    p.wash([(-20, 1060), (200, 1036), (420, 1052), (620, 1030), (830, 1056), (830, 1220), (-20, 1220)], "#2c3f6c", strength=0.9, name="plain", bloom=0, charge="#4f6a8c", fade=(0, 0.5))
    p.draw(lambda pen: [pen.path(f"M{x},{1050 - h}l{w},-{w * 0.7}l{w},{w * 0.7}V1056H{x}Z", "#1c2850") for x, w, h in ((30, 24, 18), (88, 18, 24), (690, 22, 20), (744, 20, 14))],
           name="far houses", how={"strength": 0.9, "light": 0.0, "line": 0.4})
    p.draw(holes, name="holes of daylight", role="subject", count=4, how={"strength": 0.8, "light": 0.0, "line": 1.1, "inner": 0.2, "wet": 0.0})
    shape = dict(age="tall", pose="reach_up", view="left", height=400, seed=8, prop=None)
    wear = dict(top="tailcoat", colour="#c9553a", hat="top", hat_colour="#e8b23a", scarf=True, bottom_colour="#e9e2d0", shoes="boots", gloves=False)
    man = p.figure(at=(560, 690), role="subject", label="lamplighter", clothes=wear, reach={"hand_right": (-128, -420)}, look="up", how={"light": 0.25, "strength": 1.0}, **shape)
    lo, hi = sorted((man["foot_left"][0], man["foot_right"][0]))
    p.draw(lambda pen: stilts(pen, (lo + 6, 690), (hi + 12, 694)), name="stilts", how={"light": 0.3})
    hx, hy = min((man["hand_left"], man["hand_right"]), key=lambda q: q[1])
    p.draw(lambda pen: pen.path(star(hx - 26, hy - 26, 48, 12), "#fff3b8"), name="picked star", role="accent", contact=0, how={"strength": 0.5, "light": 0.5})
    p.draw(lambda pen: [pen.path(star(x, y, r, t), "#fff3b8") for x, y, r, t in ((330, 520, 26, 10), (286, 640, 24, 40), (262, 760, 26, 70))], name="falling stars", contact=0,
           how={"strength": 0.5, "light": 0.5})
    child = p.figure(at=(220, 1128), age="child", pose="look_up", view="front_right", height=262, seed=5, prop=None, role="witness", hair="braids", expression="glad",
                     clothes=dict(top="dress", colour="#7fa6d8", hat="beanie", hat_colour="#c9553a", shoes="boots"), skin="#e2b08a", reach={"hand_left": (58, -120), "hand_right": (-46, -120)}, how={"light": 0.35})
    p.lift([(150, 980), (310, 980), (330, 1080), (240, 1120), (150, 1080)], 0.3, soft=30)
    west, east = child["hand_west"], child["hand_east"]
    p.draw(lambda pen: apron(pen, west, east), name="apron full of stars", how={"strength": 0.6, "light": 0.3})
    s.relate(man, "catches", "star")
    s.describe("A man on high stilts picks stars from the night sky. They fall into "
               "the apron of a girl below. Where stars are missing there are "
               "star-shaped holes, and bright daylight shows through them. He wears a"
               " red tailcoat and a yellow top hat. The night is blue.")  # fmt: skip
    s.moods("generous", "mischievous", "wondering", "uneasy")
    s.themes("wishes", "theft", "night and day", "giving", "consequences")
    s.says("wish fulfilment", "running out", "make a wish", "light fingers", "the harvest", "who will notice?", "behind the scenes", "falling stars", "pick your own", "reach", "a hole in the night",
           "bedtime is cancelled", "what is behind the dark?", "high society", "five more, please", "daylight robbery", "the sky owes us")
    s.about(place="a plain at night", time="night", weather="clear", light="daylight through holes in the night", composition="high", view="eye level")
