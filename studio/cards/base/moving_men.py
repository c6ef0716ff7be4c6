"""Two bears move a sleeper house without waking him."""

from __future__ import annotations

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

FUR, DARK, LIT, MUZZLE = "#7a4f35", "#543422", "#a3714a", "#d3a57c"


def bear(pen: Pen, x: float, y: float, k: float, apron: Colour, hush: bool, grip: tuple[float, float]) -> None:
    """A removal bear from the front; feet at (x, y); `grip` is where the strap hand holds, in its own measures."""
    with pen.at(x, y, scale=k):
        for d, tone in ((-1, FUR), (1, DARK)):
            pen.path(f"M{d * 20},-150 L{d * 16},-30 Q{d * 10},0 {d * 40},0 H{d * 120} Q{d * 150},-6 {d * 132},-40 L{d * 140},-160Z", tone)
            for i in range(3):
                pen.path(f"M{d * (60 + i * 28) - 7},-4 q8,-16 14,4Z", "#f0dfc4")
        pen.path("M-146,-90 Q-196,-270 -128,-408 Q0,-462 128,-408 Q196,-270 146,-90 Q0,-50 -146,-90Z", FUR)
        pen.path("M60,-440 Q110,-430 128,-408 Q196,-270 146,-90 Q110,-76 70,-70 Q140,-250 60,-440Z", DARK)
        pen.path("M-140,-110 Q-186,-270 -124,-404 Q-96,-420 -70,-428 Q-140,-280 -96,-90Z", LIT)
        pen.path("M-92,-360 L-60,-372 H62 L94,-360 L112,-236 Q150,-120 120,-56 Q0,-34 -120,-56 Q-148,-130 -112,-236Z", apron)
        for i in range(5):
            u = -84 + i * 42
            pen.path(f"M{u * 0.8},-366 Q{u},-220 {u * 1.25},-52", lighten(apron, 0.4), 0.7, stroke=9)
        pen.path("M-70,-190 H70 L64,-118 Q0,-104 -64,-118Z", darken(apron, 0.15))
        pen.path("M-70,-190 H70", lighten(apron, 0.5), stroke=7)
        for d in (-1, 1):
            pen.path(f"M{d * 60},-372 L{d * 84},-430", darken(apron, 0.2), stroke=13)
        gx, gy = grip
        pen.taper([(128, -380), ((128 + gx) / 2 + 24, (-380 + gy) / 2 + 40), (gx, gy)], 92, 66, DARK)
        pen.taper([(120, -384), ((128 + gx) / 2 + 14, (-380 + gy) / 2 + 30), (gx - 4, gy - 6)], 60, 44, FUR)
        pen.circle(gx, gy, 38, FUR)
        for i in range(3):
            pen.path(f"M{gx - 22 + i * 20},{gy - 22} q6,-16 12,2Z", "#f0dfc4")
        for d in (-1, 1):
            pen.circle(d * 84, -566, 40, FUR if d < 0 else DARK)
            pen.circle(d * 84, -564, 21, "#c98f78")
        pen.path("M-120,-486 Q-122,-590 0,-594 Q122,-590 120,-486 Q116,-400 0,-392 Q-116,-400 -120,-486Z", FUR)
        pen.path("M-114,-470 Q-122,-590 0,-594 Q-80,-560 -76,-440 Q-104,-446 -114,-470Z", LIT)
        pen.path("M70,-574 Q122,-560 120,-486 Q116,-400 30,-394 Q110,-440 70,-574Z", DARK)
        pen.oval(0, -452, 62, 52, MUZZLE)
        pen.path("M-24,-480 Q0,-494 24,-480 Q20,-460 0,-456 Q-20,-460 -24,-480Z", "#2a1812")
        pen.path("M0,-456 V-436 M-22,-430 Q0,-418 22,-430", "#5a3424", stroke=6)
        for d in (-1, 1):
            pen.circle(d * 46, -512, 11, "#20130f")
            pen.circle(d * 46 - 3, -516, 4, "#fff3dc")
            pen.path(f"M{d * 30},-548 q{d * 18},-4 {d * 34},12", DARK, stroke=7)
        if hush:
            pen.path("M-96,-400 Q0,-352 96,-400 L86,-360 Q0,-318 -86,-360Z", "#c8443a")
            pen.path("M-96,-400 Q0,-352 96,-400 L92,-386 Q0,-340 -92,-386Z", "#e2695a")
            for u, v in ((-50, -366), (-10, -352), (36, -358), (66, -374)):
                pen.circle(u, v, 6, "#fbe6cc")
            pen.taper([(-128, -384), (-196, -290), (-150, -296), (-60, -376)], 92, 62, DARK)
            pen.taper([(-134, -386), (-198, -296), (-152, -304), (-62, -384)], 72, 50, LIT)
            pen.circle(-50, -396, 40, LIT)
            pen.taper([(-40, -398), (-20, -410), (-4, -422)], 28, 20, LIT)
            pen.path("M-12,-418 Q-4,-450 8,-446 Q12,-430 4,-414Z", "#2a1812")
            pen.path("M-70,-378 q10,8 22,6 M-72,-396 q10,6 20,4", DARK, stroke=5)


def alley(pen: Pen, rng: np.random.Generator) -> None:
    """Two leaning housefronts, steps, and the open house at the top."""
    pen.path("M286,150 H560 V520 H286Z", "#e9b58e")
    pen.path("M262,168 L300,60 H546 L584,168Z", "#b56a52")
    for i in range(4):
        for j in range(3):
            x, y = 316 + i * 60, 190 + j * 100
            pen.rect(x, y, 26, 56, "#fff0b8")
            pen.path(f"M{x},{y} l-11,5 v56 l11,-5Z M{x + 26},{y} l11,5 v56 l-11,-5Z", "#4f7a7c")
            pen.path(f"M{x + 2},{y + 2} q10,30 -2,58Z", "#ffffff", 0.8)
    pen.path("M396,520 V450 Q424,426 452,450 V520Z", "#fff4c4")
    pen.path("M0,0 H300 L262,530 L60,1200 H0Z", "#d8977c")
    pen.path("M300,0 L262,530 L60,1200 L118,1200 L286,540 L318,0Z", "#a96a62")
    pen.path("M800,0 H540 L586,530 L770,1200 H800Z", "#efbd98")
    pen.path("M540,0 L586,530 L770,1200 L716,1200 L562,540 L524,0Z", "#c98a72")
    for x, y, w, h in ((40, 90, 84, 120), (170, 120, 68, 104), (44, 330, 84, 120), (168, 340, 62, 100), (24, 620, 80, 120),
                       (622, 90, 70, 110), (724, 70, 80, 126), (636, 320, 68, 106), (730, 310, 80, 124), (700, 600, 90, 130)):  # fmt: skip
        pen.rect(x - 6, y - 6, w + 12, h + 12, "#f6dcc0")
        pen.rect(x, y, w, h, "#5f5468")
        pen.path(f"M{x},{y + h} L{x + w * 0.6},{y} H{x + w} V{y + h * 0.3} L{x + w * 0.4},{y + h}Z", "#7f7688")
        pen.rect(x + w / 2 - 3, y, 6, h, "#f6dcc0")
        pen.rect(x, y + h * 0.45, w, 6, "#f6dcc0")
        pen.rect(x - 12, y + h + 4, w + 24, 12, "#b9775f")
    for _ in range(70):
        side = rng.random() < 0.5
        x, y = (rng.uniform(0, 110), rng.uniform(800, 1180)) if side else (rng.uniform(730, 800), rng.uniform(780, 1180))
        pen.rect(x, y, 30, 13, mix("#c07a62", "#e8b394", rng.random()), 0.8, radius=3)


def steps(pen: Pen) -> None:
    """Worn steps that widen towards us; each has a lit tread and a shaded riser."""
    count = 13
    for i in range(count):
        t0, t1 = (i / count) ** 1.7, ((i + 1) / count) ** 1.7
        y0, y1 = 520 + 700 * t0, 520 + 700 * t1
        l0, r0 = 266 - 210 * t0, 582 + 194 * t0
        l1, r1 = 266 - 210 * t1, 582 + 194 * t1
        mid = y0 + (y1 - y0) * 0.55
        pen.poly([(l0, y0), (r0, y0), (r1, mid), (l1, mid)], mix("#fbe3c4", "#d9b79c", t1))
        pen.poly([(l1, mid), (r1, mid), (r1, y1), (l1, y1)], mix("#c89f8c", "#8f6c68", t1))
        pen.path(f"M{l1 + 30},{mid} Q400,{mid + 7} {r1 - 30},{mid}", "#fff3dc", 0.7, stroke=3)


def rails(pen: Pen, near: tuple[float, float, float], far: tuple[float, float, float]) -> None:
    """A brass end of the bed between two posts (x, top, foot)."""
    brass, shade, gleam = "#d8a441", "#8a5a1e", "#fdeab0"
    (x0, t0, _), (x1, t1, _) = near, far
    for y0, y1 in ((t0 + 24, t1 + 22), (t0 + 110, t1 + 96)):
        pen.path(f"M{x0},{y0} L{x1},{y1}", shade, stroke=10)
        pen.path(f"M{x0},{y0 - 2} L{x1},{y1 - 2}", brass, stroke=6)
    pen.path(f"M{x0},{t0 + 20} Q{(x0 + x1) / 2},{min(t0, t1) - 44} {x1},{t1 + 20}", brass, stroke=9)
    for u in (0.25, 0.5, 0.75):
        x, y = x0 + (x1 - x0) * u, t0 + (t1 - t0) * u
        pen.line(x, y, x, y + 104, brass, 5)
    for x, top, foot in (far, near):
        pen.line(x + 2, top, x + 2, foot, shade, 15)
        pen.line(x - 1, top, x - 1, foot, brass, 10)
        pen.line(x - 4, top + 6, x - 4, foot - 30, gleam, 3)
        pen.circle(x, top - 8, 15, brass)
        pen.circle(x - 5, top - 13, 5, gleam)
        pen.circle(x, foot + 5, 9, "#3a2a24")


HEAD, FOOT = ((404, 640, 884), (480, 606, 826)), ((724, 560, 770), (782, 532, 726))


def bed(pen: Pen) -> None:
    """A brass bed that slants up the steps from left to right."""
    rails(pen, *FOOT)
    pen.poly([(404, 796), (724, 688), (782, 640), (480, 744)], "#fbf1e2")
    pen.poly([(404, 796), (724, 688), (724, 726), (404, 838)], "#e6d0c0")
    pen.path("M404,862 L724,746", "#8a5a1e", stroke=17)
    pen.path("M404,859 L724,743", "#d8a441", stroke=11)
    pen.path("M404,856 L724,740", "#fdeab0", stroke=3)
    pen.path("M414,776 Q410,738 452,722 Q500,706 524,728 Q530,752 506,764 Q462,784 414,776Z", "#ffffff")
    pen.path("M414,776 Q470,776 526,740 Q526,756 506,766 Q462,786 414,776Z", "#cfc2cc")


HEM = ("Q704,756 672,748 Q642,778 606,772 Q600,830 628,900 Q600,934 566,918 Q538,936 508,912 "
       "Q532,856 522,804 Q504,822 488,810")  # the near edge of the quilt, from the foot to the head; one corner hangs
TOP = ("M490,768 Q496,700 560,676 Q610,650 650,650 Q676,610 716,612 Q752,610 772,636 Q778,650 758,664 "
       "L732,688")  # fmt: skip


def blanket(pen: Pen) -> None:
    """A blue quilt over a body; one corner of it hangs down to the steps."""
    pen.path(f"{TOP} L734,730 {HEM}Z", "#4f7f95")
    pen.path(f"{TOP} L606,730 L492,768Z", "#86b1be")
    pen.path("M540,684 Q580,700 600,732 M640,652 Q656,680 664,710", "#b3d3d8", stroke=7)
    pen.path("M556,756 Q546,830 566,914 M664,714 Q668,734 660,748", "#36607a", stroke=7)
    pen.path(f"M734,730 {HEM}", "#f3cf8e", stroke=7)
    for x, y in ((566, 716), (618, 690), (672, 662), (724, 640), (514, 786), (586, 770), (640, 744), (540, 846), (588, 844), (700, 720),
                 (532, 890), (596, 892)):  # fmt: skip
        pen.path(f"M{x},{y - 10} l8,10 l-8,10 l-8,-10Z", "#f3cf8e")


def sleeper(pen: Pen) -> None:
    """A face on the pillow, and one arm that trails and holds on."""
    with pen.at(30, -6):
        pen.path("M452,744 Q446,716 470,706 Q502,700 512,722 Q514,746 494,756 Q464,764 452,744Z", "#eab992")
        pen.path("M440,738 Q428,694 468,684 Q510,676 524,704 Q530,722 518,728 Q506,706 484,712 Q460,718 458,752 Q444,754 440,738Z", "#5a3426")
        pen.path("M450,700 q-14,-8 -22,4 M466,688 q-8,-12 -20,-6", "#5a3426", stroke=7)
        pen.path("M482,736 q8,6 16,1", "#4a2a20", stroke=4)
        pen.path("M474,752 q8,4 13,0", "#b5645a", stroke=3)
    pen.taper([(510, 776), (462, 806), (412, 820), (372, 812)], 34, 22, "#f6e9d2")
    pen.taper([(510, 784), (462, 814), (416, 826)], 12, 9, "#d8c0a8")
    pen.taper([(384, 814), (356, 806), (334, 796)], 19, 15, "#eab992")
    pen.circle(330, 793, 15, "#eab992")
    pen.path("M322,784 q-8,8 -2,18 M331,782 q-6,10 0,22", "#c98f6c", stroke=3)


def kerchief(pen: Pen) -> None:
    """The tail of the front bear's neckerchief, in the sleeper's hand."""
    pen.path("M258,776 Q296,776 336,788 L344,826 Q330,818 320,834 Q286,812 254,806Z", "#c8443a")
    pen.path("M258,776 Q296,776 336,788 L338,798 Q296,788 256,788Z", "#e2695a")
    for x, y in ((278, 796), (304, 806), (328, 820)):
        pen.circle(x, y, 5, "#fbe6cc")


def second_pair(pen: Pen) -> None:
    bear(pen, 366, 576, 0.19, "#8a9a6a", False, (210, -300))
    bear(pen, 488, 570, 0.19, "#9a6a7a", False, (-230, -300))
    pen.path("M406,494 h40 l-8,-44 h-24Z", "#ffe9a0")
    pen.rect(422, 494, 8, 24, "#8a5c30")
    pen.rect(410, 516, 32, 7, "#8a5c30")


@card(id="ifkfgi", title="Careful on the Corner", seed=7, palette="peach_dawn", light=(0.3, -0.9))
def paint(s: Scene) -> None:
    s.sky([(0, "#f7c9a0"), (0.5, "#ffe6c0"), (1, "#fff3d8")], horizon=500)
    s.draw(lambda pen: alley(pen, s.rng), name="alley", role="place", depth=0.5, volume=0, rim=0, haze=0.04, material="place")
    s.draw(steps, name="steps", role="place", depth=0.55, volume=0, rim=0, haze=0)
    s.glow((424, 420), 260, "#fff0c0", 0.6)
    s.draw(second_pair, name="second pair of bears with a lit lamp", depth=0.7, haze=0.0, count=2)
    s.glow((426, 468), 60, "#fff2b0", 0.5)
    s.mist(600, 90, 0.28)
    s.draw(lambda pen: bear(pen, 668, 800, 0.68, "#6f8f86", False, (110, -190)), name="rear bear", role="subject", depth=0.75, haze=0.05)
    load = s.draw(bed, name="brass bed", role="subject", depth=0.8, haze=0, volume=0.15, shadow=(10, 22, 16, 0.35))
    s.draw(blanket, name="blue blanket", depth=0.82, haze=0, volume=0.25, shadow=(8, 10, 10, 0.3))
    front = s.draw(lambda pen: bear(pen, 176, 1164, 0.95, "#c9803f", True, (150, -262)), name="front bear", role="subject", depth=0.9,
                   haze=0, ground=1164, contact=0.5, shadow=(14, 10, 14, 0.3))  # fmt: skip
    s.draw(kerchief, name="tail of the neckerchief", role="accent", depth=0.91, haze=0)
    man = s.draw(sleeper, name="sleeper", role="witness", depth=0.92, haze=0, material="figure", wobble=0.5)
    s.draw(lambda pen: [rails(pen, *HEAD), pen.path("M316,918 Q360,930 404,846", "#8a5a34", stroke=15), pen.path("M316,914 Q360,926 402,842", "#c08a54", stroke=6)],
           name="head of the bed and strap", depth=0.93, haze=0, volume=0.1)  # fmt: skip
    s.relate(front, "carries", load)
    s.relate(man, "sleeps in", load)
    s.describe("Bears carry a bed with a sleeper down an alley’s steps. Two big ones "
               "in striped aprons hold the brass bed; the front one puts a claw to "
               "its lips. The sleeper clutches its red neckerchief. Two small bears "
               "follow with a lit lamp. The houses are pink.")  # fmt: skip
    s.moods("tender", "uncanny", "hushed", "funny")
    s.themes("sleep", "moving", "trust", "care", "change")
    s.says("do not wake him", "moving day", "bear with us", "deep sleeper", "carried away", "bear necessities", "room service",
           "taken in his sleep", "where will I wake up?", "tiptoe", "hibernation express", "gentle giants", "hold on tight",
           "a change of address", "the whole bed, please", "shh")  # fmt: skip
    s.about(place="a stepped alley", time="dawn", weather="mist", light="first light at the end of the alley", view="looking up",
            composition="left")  # fmt: skip
