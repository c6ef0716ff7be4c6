"""Two bears carry a sleeper down the stairs in an armchair on poles, and nothing may wake the child."""

from __future__ import annotations

from reverie_studio.colour import mix
from reverie_studio.figures import Figure
from reverie_studio.figures.poses import POSES, Pose
from reverie_studio.pen import Pen, Point
from reverie_studio.scene import Scene, card

FUR, DARK, LIT, MUZZLE, CLAW = "#7d4f33", "#4d2f20", "#b27c4e", "#dcb088", "#f3e3c8"
WOOD, SEAT = "#c79a5c", "#3f7f78"
POSES.setdefault("nod_off", Pose("sits asleep", origin="seat", action=-0.5, bend=10, side=5, head=(14, 16, 20), legs=((80, 10, 6, 4), (84, 9, -6, 3)), feet=((-20, 14), (-26, 10)),
                                 hands=(("knee", -9.0, -1.0, 3.0), ("knee", -11.0, -2.0, 3.4)), grips=("sleep", "sleep"), expression="sleep"))  # fmt: skip
FRONT, REAR = ((286, 1176), 0.92), ((574, 640), 0.62)
POLES = (((92, 1060), (362, 640)), ((492, 1060), (647, 640)))  # near end, far end


def fur(pen: Pen, s: Scene, name: str, count: int, box: tuple[float, float, float, float], clip: str, long: float = 26) -> None:
    """Short dry strokes that hang down a form: lighter to the left, darker to the right."""
    rng, _ = s.own_rng(name)
    x0, y0, x1, y1 = box
    with pen.clip(clip):
        for _ in range(count):
            u, v = float(rng.random()), float(rng.random())
            x, y = x0 + (x1 - x0) * u, y0 + (y1 - y0) * v
            pen.taper([(x, y), (x - 3 + 8 * u, y + long * 0.5), (x - 6 + 14 * u, y + long)], 5, 1, mix(LIT, DARK, min(1.0, max(0.0, u * 1.2 + float(rng.uniform(-0.3, 0.3))))), 0.55)


BODY = "M-150,-70 C-200,-240 -176,-380 -110,-418 C-40,-446 40,-446 110,-418 C176,-380 200,-240 150,-70 C60,-36 -60,-36 -150,-70Z"
HEAD = "M-122,-486 C-126,-560 -76,-602 0,-602 C76,-602 126,-560 122,-486 C118,-420 60,-386 0,-384 C-60,-386 -118,-420 -122,-486Z"


def bear(pen: Pen, s: Scene, at: Point, k: float, apron: str, shut: bool) -> None:
    """A mover from the front, in a striped apron, without his arms; feet at the point."""
    with pen.at(*at, scale=k):
        for d, tone in ((-1, FUR), (1, DARK)):
            with pen.part("leg", puff=40):
                pen.path(f"M{d * 14},-150 L{d * 20},-40 C{d * 10},-6 {d * 26},6 {d * 60},6 H{d * 124} C{d * 160},2 {d * 152},-36 {d * 136},-52 L{d * 146},-160Z", tone)
            for i in range(4):
                pen.path(f"M{d * (52 + i * 26) - 8},8 q8,-26 16,0 q-8,8 -16,0Z", CLAW)
        with pen.part("body", grain=[[(0, -430), (-20, -60)]], puff=110):
            pen.gradient(BODY, (-180, -300), (180, -160), [(0, LIT), (0.3, FUR), (0.75, FUR), (1, DARK)])
        fur(pen, s, f"body {k}", 240, (-180, -430, 180, -60), BODY)
        cloth = "M-88,-366 C-40,-350 40,-350 88,-366 L112,-236 C148,-130 126,-70 120,-50 C40,-26 -40,-26 -120,-50 C-126,-70 -148,-130 -112,-236Z"
        with pen.part("apron", puff=70):
            pen.path(cloth, apron)
        with pen.clip(cloth):
            for i in range(7):
                u = -102 + i * 34
                pen.path(f"M{u * 0.8},-380 C{u},-240 {u * 1.3},-140 {u * 1.3},-20", mix(apron, "#fff3dc", 0.5), 0.75, stroke=8)
            pen.path("M60,-380 C120,-260 90,-120 60,-20 L160,-20 V-380Z", "#2a1820", 0.25)
        with pen.part("pocket", puff=10):
            pen.path("M-64,-196 H64 L58,-120 C20,-108 -20,-108 -58,-120Z", mix(apron, "#2a1820", 0.15))
        pen.path("M-64,-196 H64", mix(apron, "#fff3dc", 0.6), stroke=7)
        for d in (-1, 1):
            pen.path(f"M{d * 84},-364 C{d * 92},-400 {d * 86},-420 {d * 70},-436", mix(apron, "#2a1820", 0.3), stroke=15)
            with pen.part("ear", puff=18):
                pen.circle(d * 92, -566, 42, FUR if d < 0 else DARK)
            pen.circle(d * 92, -562, 23, "#c08870")
        with pen.part("head", grain=[[(0, -600), (-10, -400)]], puff=90):
            pen.gradient(HEAD, (-120, -540), (120, -440), [(0, LIT), (0.35, FUR), (0.75, FUR), (1, DARK)])
        fur(pen, s, f"head {k}", 120, (-120, -600, 120, -400), HEAD, 18)
        with pen.part("muzzle", puff=34):
            pen.oval(-6, -446, 62, 50, MUZZLE)
        pen.path("M-34,-478 C-20,-492 10,-492 22,-478 C18,-458 4,-452 -6,-452 C-16,-452 -30,-458 -34,-478Z", "#2a1812")
        pen.path("M-24,-480 C-16,-486 -6,-486 0,-482", "#8a6a5a", stroke=5)
        pen.path("M-6,-452 V-434 M-30,-428 C-20,-420 -12,-422 -6,-432 C0,-422 10,-420 18,-428", "#5a3424", stroke=6)
        for d in (-1, 1):
            if shut:
                pen.path(f"M{d * 50 - 20},-512 q14,14 30,0", "#20130f", stroke=7)
            else:
                pen.oval(d * 48 - 6, -512, 15, 13, "#fff3dc")
                pen.circle(d * 48 + 2, -508, 10, "#20130f")
                pen.circle(d * 48 - 1, -512, 3.6, "#fff3dc")
                pen.path(f"M{d * 48 - 24},-524 q18,-12 36,2", DARK, stroke=7)
            pen.path(f"M{d * 30 - 4},-552 q{d * 18},{-10 - 4 * d} {d * 40},6", DARK, stroke=9)


def arm(pen: Pen, s: Scene, at: Point, k: float, side: int, hold: Point, pole: tuple[Point, Point]) -> None:
    """From the shoulder to the pole: a heavy forearm, then the paw closed over the wood, four toes with claws."""
    (ax, ay), (bx, by) = pole
    n = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    ux, uy = (bx - ax) / n, (by - ay) / n
    sx, sy = at[0] + side * 132 * k, at[1] - 384 * k
    ex, ey = (sx + hold[0]) / 2 + side * 50 * k, (sy + hold[1]) / 2 + 10 * k
    with pen.part("arm", grain=[[(sx, sy), (ex, ey), hold]], puff=46 * k):
        pen.taper([(sx - side * 14 * k, sy - 6 * k), (ex, ey), (hold[0], hold[1] - 14 * k)], 112 * k, 78 * k, FUR if side < 0 else mix(FUR, DARK, 0.6))
        pen.taper([(sx - 26 * k, sy - 6 * k), (ex - 20 * k, ey - 4 * k), (hold[0] - 14 * k, hold[1] - 20 * k)], 40 * k, 26 * k, mix(LIT, FUR, 0.5 if side < 0 else 0.85), 0.4)
    with pen.part("paw", puff=30 * k):
        pen.oval(hold[0] + side * 14 * k, hold[1] - 8 * k, 46 * k, 50 * k, FUR if side < 0 else mix(FUR, DARK, 0.5))
    paw(pen, k, side, hold, (ux, uy))


def paw(pen: Pen, k: float, side: int, hold: Point, way: Point, tone: str | None = None) -> None:
    """Four toes across what is held (its way is given), claws at their ends, the next one over the last."""
    ux, uy = way
    vx, vy = (-uy, ux) if uy * side > 0 or (abs(uy) < 0.1) else (uy, -ux)
    for j in range(4):
        x, y = hold[0] + ux * (j - 1.5) * 24 * k, hold[1] + uy * (j - 1.5) * 24 * k
        pen.taper([(x + vx * 24 * k, y + vy * 24 * k), (x + vx * 50 * k, y + vy * 50 * k + 6 * k)], 13 * k, 2 * k, CLAW)
        with pen.part("toe", puff=13 * k):
            pen.taper([(x - vx * 24 * k, y - vy * 24 * k), (x + vx * 6 * k, y + vy * 6 * k), (x + vx * 28 * k, y + vy * 28 * k)], 31 * k, 25 * k, DARK)
            pen.taper([(x - vx * 24 * k - 2 * k, y - vy * 24 * k - 2 * k), (x + vx * 4 * k, y + vy * 4 * k - 2 * k), (x + vx * 25 * k, y + vy * 25 * k - 2 * k)], 26 * k, 20 * k, mix(LIT, FUR, 0.45 if side < 0 else 0.85))


def stairs(pen: Pen) -> None:
    """Down towards us: pale treads, dark risers, a red runner; the wall and its window on the left."""
    pen.gradient("M0,0H800V1200H0Z", (0, 0), (500, 500), [(0, "#d9b48e"), (1, "#a87f6a")])
    for k in range(9):
        pen.path(f"M{-60 + 90 * k},-20 L{-60 + 90 * k},700", "#c49a78", 0.5, stroke=26)
    pen.path("M60,110 h150 v250 h-150Z", "#7d5a48")
    pen.path("M74,124 h122 v222 h-122Z", "#fff3cf")
    pen.path("M135,124 v222 M74,236 h122", "#7d5a48", stroke=10)
    pen.path("M266,92 h136 v116 h-136Z", "#8a5f34")
    pen.path("M278,104 h112 v92 h-112Z", "#e3d2b0")
    for x, r in ((306, 13), (334, 16), (364, 10)):
        for d in (-1, 1):
            pen.circle(x + d * r * 0.8, 168 - r * 1.7, r * 0.42, DARK)
        pen.circle(x, 168 - r, r, FUR)
        pen.path(f"M{x - r * 1.2},196 C{x - r},{152} {x + r},{152} {x + r * 1.2},196Z", DARK)
        pen.oval(x, 172 - r, r * 0.45, r * 0.36, MUZZLE)
    ys = [250 + 950 * (i / 10) ** 1.3 for i in range(12)]
    ends = [(440 - (y - 250) * 0.58, 860 - (y - 250) * 0.02) for y in ys]
    for i in range(11):  # a tread runs forward, then its riser drops straight down
        y0, y1, (l0, r0), (l1, r1) = ys[i], ys[i + 1], ends[i], ends[i + 1]
        mid = y0 + (y1 - y0) * 0.58
        for u, v, tread, riser in ((0.0, 1.0, "#dcc09a", "#94674e"), (0.17, 0.83, "#c44a42", "#75222e")):
            a0, b0, a1, b1 = l0 + (r0 - l0) * u, l0 + (r0 - l0) * v, l1 + (r1 - l1) * u, l1 + (r1 - l1) * v
            pen.gradient(f"M{a0},{y0} H{b0} L{b1},{mid} H{a1}Z", (0, y0), (0, mid), [(0, mix(tread, "#4a2a2a", 0.45)), (0.4, tread), (1, mix(tread, "#fff6e0", 0.3))])
            pen.gradient(f"M{a1},{mid} H{b1} V{y1} H{a1}Z", (0, mid), (0, y1), [(0, mix(riser, "#2a1418", 0.45)), (0.3, riser), (1, riser)])
            pen.line(a1, mid, b1, mid, mix(tread, "#fffaf0", 0.6), 6)
        pen.poly([(l0 - 44, y0 - 40), (l0, y0), (l1, mid), (l1, y1), (l1 - 44, y1 - 40)], "#7a4c38")
        pen.line(l0 - 44, y0 - 40, l1 - 44, y1 - 40, "#b98460", 7)


def chair_back(pen: Pen) -> None:
    with pen.part("back", grain=[[(530, 360), (530, 560)]], puff=50):
        pen.path("M404,600 C384,500 394,410 424,384 C480,352 590,352 640,384 C672,410 678,500 664,600Z", SEAT)
        pen.path("M430,590 C416,500 424,430 446,410 C496,386 572,386 618,410 C642,430 648,500 638,590Z", mix(SEAT, "#bfe0cf", 0.22))
    for x, y in ((476, 440), (534, 430), (592, 440), (502, 492), (564, 492)):
        pen.circle(x, y, 7, mix(SEAT, "#10302c", 0.5))
        pen.path(f"M{x},{y} l-26,20 M{x},{y} l26,20", mix(SEAT, "#10302c", 0.35), 0.7, stroke=4)


def chair_front(pen: Pen) -> None:
    """Seat, front and the two rolled arms."""
    with pen.part("seat", puff=24):
        pen.path("M392,610 C440,590 610,590 676,610 L640,716 C560,738 420,738 330,716Z", mix(SEAT, "#bfe0cf", 0.3))
    with pen.part("front", puff=20):
        pen.path("M330,712 C420,736 560,736 640,712 L636,776 C560,800 420,800 332,776Z", mix(SEAT, "#10302c", 0.25))
    for x0, y0, x1, y1 in ((404, 548, 316, 672), (668, 548, 660, 676)):
        with pen.part("arm of the chair", grain=[[(x0, y0), (x1, y1)]], puff=26):
            pen.taper([(x0, y0 + 40), (x1, y1 + 70)], 60, 74, mix(SEAT, "#10302c", 0.3))
            pen.taper([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2), (x1, y1)], 50, 70, SEAT)
        pen.circle(x1, y1, 30, mix(SEAT, "#bfe0cf", 0.3))
        pen.circle(x1, y1, 14, mix(SEAT, "#10302c", 0.2))


def poles(pen: Pen) -> None:
    for (a, b), (c, d) in POLES:
        with pen.part("pole", grain=[[(a, b), (c, d)]], puff=12):
            pen.taper([(a, b), (c, d)], 30, 18, WOOD)
            pen.taper([(a - 7, b - 4), (c - 4, d - 2)], 8, 4, "#f6d9a0")
        pen.circle(a, b, 16, "#8a5f34")


def poles_near(pen: Pen) -> None:
    with pen.clip("M0,990 H800 V1200 H0Z"):
        poles(pen)


def rail(pen: Pen) -> None:
    """A banister that runs past us, cut by the edge."""
    for k in range(3):
        x = 640 + 74 * k
        with pen.part("baluster", puff=14):
            pen.taper([(x, 1080 - 74 * k), (x + 6, 1140 - 40 * k), (x, 1240)], 22, 30, "#4a2a22")
    with pen.part("rail", puff=22):
        pen.taper([(560, 1150), (690, 1030), (840, 900)], 62, 54, "#5f3426")
        pen.taper([(560, 1138), (690, 1018), (840, 890)], 14, 12, "#c08a60")


@card(id="ifkfgi", title="Careful on the Corner", seed=7, palette="peach_dawn", light=(-0.7, -0.6))
def paint(s: Scene) -> None:
    """Morning from the window on the left."""
    s.draw(stairs, name="stairs", role="place", depth=0.45, material="place", volume=0.0, rim=0.0, haze=0.0)
    s.beam((134, 220), (520, 980), 120, 420, "#ffe9b8", 0.28, 30)
    on = lambda pole, y: (pole[0][0] + (pole[1][0] - pole[0][0]) * (y - pole[0][1]) / (pole[1][1] - pole[0][1]), y)  # noqa: E731
    s.shade("M300,860 C420,800 700,800 800,860 C760,960 460,980 330,940Z", "#3a1c20", 0.4, 14)
    s.draw(lambda pen: bear(pen, s, *REAR, "#c98a3c", True), name="rear bear", role="subject", depth=0.6, volume=0.25, rim=0.25, haze=0.0)
    s.draw(chair_back, name="armchair", role="subject", depth=0.64, volume=0.2, haze=0.0, shadow=(16, 14, 12, 0.4))
    s.draw(poles, name="two poles", depth=0.66, volume=0.2, haze=0.0, shadow=(14, 60, 16, 0.3))
    s.draw(chair_front, name="seat of the armchair", depth=0.68, volume=0.2, haze=0.0, record=False)
    child = Figure(age="child", pose="nod_off", view="front", height=440, elevation=22, light=-1.0, prop=None, expression="sleep", seed=14, skin="#e8b68d", hair={"kind": "messy", "colour": "#a8622c"},
                   clothes=dict(top="pyjamas", colour="#d9dff0", pattern_colour="#6f86b6", shoes="barefoot"))  # fmt: skip

    def sleeper(pen: Pen) -> None:
        with pen.at(516, 664):
            child.draw(pen, s.palette)

    s.draw(sleeper, name="sleeping child", role="witness", material="figure", depth=0.7, volume=0.24, rim=0.3, protect=1.0, shadow=(12, 12, 8, 0.4))
    for i, side in enumerate((-1, 1)):
        s.draw(lambda pen, side=side: paw(pen, 0.85, side, (536 + side * 96, 384), (1.0, 0.0)), name="paw of the rear bear", depth=0.72, volume=0.25, haze=0.0, record=False, shadow=(6, 10, 6, 0.4))
    s.shade("M110,1168 C200,1140 400,1140 470,1168 C440,1206 140,1206 110,1168Z", "#2a1418", 0.6, 10)
    s.draw(lambda pen: bear(pen, s, *FRONT, "#3f6a94", False), name="front bear", role="subject", depth=0.82, volume=0.25, rim=0.3, shadow=(20, 16, 14, 0.4))
    s.draw(poles_near, name="near ends of the poles", depth=0.84, volume=0.2, record=False)
    for i, side in enumerate((-1, 1)):
        s.draw(lambda pen, i=i, side=side: arm(pen, s, *FRONT, side, on(POLES[i], 1000), POLES[i]), name="arm of the front bear", depth=0.86, volume=0.25, record=False, shadow=(12, 12, 8, 0.4))
    s.draw(rail, name="banister", depth=0.97, plane="front", material="near", volume=0.3)
    s.focus((516, 540, 170), (286, 740, 160), (286, 1000, 260), (574, 360, 120))
    s.grade(key=0.5)
    s.relate("front bear", "carries", "armchair")
    s.describe("Two bears carry a sleeping child downstairs in a green armchair. The front bear, in a blue striped apron, holds two poles and looks back; the rear one "
               "shuts its eyes and grips the backrest. On the wall hangs a picture of three bears.")  # fmt: skip
    s.moods("tender", "uncanny", "hushed", "funny")
    s.themes("sleep", "moving", "trust", "care", "change")
    s.says("do not wake him", "moving day", "bear with us", "deep sleeper", "carried away", "bear necessities", "room service", "taken in his sleep", "where will I wake up?", "tiptoe",
           "hibernation express", "gentle giants", "a change of address", "shh", "mind the landing", "first-class travel", "someone’s been sleeping in my chair", "with four paws",
           "one more step", "the removal firm", "he paid for a taxi", "back to the forest", "the bears’ turn", "carrying the little king", "asleep on the job", "home before he notices",
           "left a bit", "heavy dreams", "furniture included", "too big to be carried")  # fmt: skip
    s.about(place="a staircase", time="morning", weather="", light="a window on the left", composition="diagonal",
            view="from below, at the foot of the stairs", foreground="a banister", unexplained="where they take him")  # fmt: skip
