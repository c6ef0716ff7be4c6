"""Sleepers in nightshirts follow a white cat along the edge of the roofs, each on a thread."""

from __future__ import annotations

from reverie_studio.colour import mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Placed, Scene, card

STEP, DROP, LEFT, TOP = 96.0, 46.0, 18.0, 560.0  # the parapet goes down in broad steps
WALL, WALL_DIM, STONE, EDGE = "#1f4a9c", "#12316f", "#8fb2e6", "#dbe8fb"
THREAD = "#f2e6c8"
WALKERS = (  # last to first: age, height, clothes, hair, skin
    ("child", 184, {"top": "nightgown", "colour": "#f4e3b4"}, {"kind": "braids", "colour": "#c9752e"}, "#e6b892"),
    ("broad", 206, {"top": "pyjamas", "colour": "#b9cdea", "hat": "nightcap", "hat_colour": "#e9eef6"}, {"kind": "short", "colour": "#5a3a2c"}, "#d8a582"),
    ("old", 190, {"top": "nightgown", "colour": "#e9edf4"}, {"kind": "bun", "colour": "#e6e2da"}, "#d9b090"),
    ("tall", 226, {"top": "nightgown", "colour": "#cfdcf2", "hat": "nightcap", "hat_colour": "#f0b25a"}, {"kind": "short", "colour": "#2a2430"}, "#8a5a3e"),
    ("toddler", 122, {"top": "pyjamas", "colour": "#f0d8cf"}, {"kind": "tuft", "colour": "#8a5a2e"}, "#e3b391"),
    ("adult", 208, {"top": "nightgown", "colour": "#f3f0ea"}, {"kind": "long", "colour": "#3a2620"}, "#b87a54"),
    ("teen", 196, {"top": "pyjamas", "colour": "#a9c4ea"}, {"kind": "messy", "colour": "#d8a24a"}, "#e0b492"),
)  # fmt: skip


def level(i: int) -> tuple[float, float]:
    """The middle of a step and its height."""
    return LEFT + (i + 0.5) * STEP, TOP + i * DROP


def parapet(pen: Pen) -> None:
    """House fronts whose roof edge comes down like stairs, with windows far down."""
    for i in range(-1, 9):
        x, y = LEFT + i * STEP, TOP + i * DROP
        tone = mix(WALL, "#2f66c0", 0.35 * (i % 2))
        pen.gradient(f"M{x},{y} h{STEP + 1} V1200 h{-STEP - 1}Z", (0, y), (0, 1200), [(0, tone), (0.6, WALL_DIM), (1, "#0a1c4a")])
        pen.rect(x, y + 26, 9, 640, "#0f2a62", 0.55)
        for row in range(5):
            wy, lit = y + 84 + row * 112, (i * 3 + row * 5) % 8 == 2
            pen.rect(x + 34, wy, 40, 58, "#0d2458")
            pen.rect(x + 37, wy + 3, 34, 52, "#f6c860" if lit else "#173f8a")
            pen.path(f"M{x + 54},{wy} v58 M{x + 34},{wy + 28} h40", "#0d2458", stroke=3)
            pen.rect(x + 30, wy + 58, 48, 7, "#5d86cc", 0.8)
            if lit:  # somebody's bed stands empty
                pen.path(f"M{x + 38},{wy + 55} v-14 q8,-9 14,0 v14Z M{x + 54},{wy + 55} q3,-15 16,-11 v11Z", "#b8722e")
                pen.rect(x + 12, wy - 2, 20, 62, "#2f66b4")
                pen.rect(x + 76, wy - 2, 20, 62, "#3f78c6")
            elif (i + row * 2) % 7 == 3:
                pen.rect(x + 30, wy + 50, 48, 11, "#7a3f34")
                for k in range(5):
                    pen.circle(x + 35 + k * 10, wy + 47, 6, "#2f6a6a" if k % 2 else "#3f8a7a")
    for x, y in ((302, 800), (590, 900)):
        pen.rect(x, y, 8, 400, "#0d2458")
        pen.rect(x, y, 3, 400, "#4f7ac4")
    for i in range(-1, 9):
        x, y = LEFT + i * STEP, TOP + i * DROP
        pen.rect(x - 6, y, STEP + 12, 26, STONE)
        pen.rect(x - 6, y, STEP + 12, 9, EDGE)
        pen.rect(x - 6, y + 22, STEP + 12, 8, "#0f2a62", 0.6)
        pen.rect(x + STEP - 2, y, 8, DROP + 8, "#5f88cc")


def threads(pen: Pen, people: list[Placed], to: tuple[float, float]) -> None:
    """From every wrist to the cat; the girl's is not tied, she holds it."""
    for i, person in enumerate(people):
        x, y = person["hand_east"]
        pen.path(f"M{x},{y} Q{(x + to[0]) / 2 + 20},{(y + to[1]) / 2 - 34 + i * 6} {to[0]},{to[1]}",
                 "#ff7a5a" if i == 0 else THREAD, 0.95, stroke=3.4 if i == 0 else 2.2)  # fmt: skip
        if i:
            pen.oval(x - 4, y, 4, 8, THREAD, stroke=3)
    x, y = people[0]["hand_east"]
    pen.path(f"M{x},{y} q-4,20 6,30 q12,12 2,24", "#ff7a5a", stroke=3.4)


def open_eye(pen: Pen, x: float, y: float) -> None:
    """One eye looks out at us."""
    pen.oval(x, y, 6.6, 6, "#ffffff")
    pen.circle(x, y + 0.5, 3.6, "#20304a")
    pen.path(f"M{x - 9},{y - 10} q9,-7 17,-1", "#8a4a1e", stroke=2.6)


def lantern(pen: Pen, x: float, y: float) -> None:
    """A lantern hung from the tip of the tail."""
    pen.path(f"M{x},{y} v12", "#e8d8a8", stroke=3)
    pen.path(f"M{x - 13},{y + 18} q13,-16 26,0Z", "#b9762c")
    pen.rect(x - 12, y + 18, 24, 28, "#fff0b0", radius=3)
    pen.path(f"M{x - 12},{y + 18} v28 M{x},{y + 18} v28 M{x + 12},{y + 18} v28", "#7a4a1e", stroke=3)
    pen.rect(x - 14, y + 45, 28, 6, "#b9762c", radius=2)


@card(id="ur2qu2", title="Single File", seed=23, palette="cobalt_day", light=(0.7, -0.7))
def paint(s: Scene) -> None:
    s.stage("flat roofs", horizon=610, parapet=False, tanks=2, lit=0.12, stars=170)
    s.shade("M0,0 H800 V1200 H0Z", "#0b1c52", 0.45)
    s.draw(_tank, name="water tank and chimneys", depth=0.6, volume=0.3, rim=0.6)
    s.moon(566, 150, 44, halo=0.8, behind="water tank and chimneys")
    s.mist(640, 120, 0.25, "#7fa8f0")
    s.draw(parapet, name="roof edge", role="place", depth=0.8, volume=0.1, rim=0.5, shadow=(0, 10, 10, 0.3))
    people = []
    for i, (age, height, clothes, hair, skin) in enumerate(WALKERS):
        x, y = level(i)
        h = float(height)
        low = 0.62 if age == "toddler" else 0.71
        people.append(s.figure((x - 14, y + 1), age=age, height=h, pose="walk", view="right" if i else "front_right",
                               role="subject" if i else "accent", seed=i + 2, expression="asleep", skin=skin,
                               look=None if i else (8, 4), label="girl with one eye open" if i == 0 else "sleepwalker",
                               reach={"hand_left": (h * 0.37, -h * low), "hand_right": (h * 0.35, -h * (low - 0.03))},
                               hair=hair, clothes=clothes, depth=0.85, rim=0.6))  # fmt: skip
    x, y = level(7)
    cat = s.put("cat", at=(x - 2, y + 1), scale=0.42, pose="walk", colour="#f4f4f6", role="witness",
                label="white cat with a lantern")  # fmt: skip
    s.draw(lambda pen: threads(pen, people, (cat["head"][0] - 16, cat["head"][1] + 14)), name="threads", count=7,
           volume=0, rim=0, protect=1, wobble=0.3)  # fmt: skip
    ex, ey = people[0]["eyes"]
    s.draw(lambda pen: open_eye(pen, ex - 9, ey), name="open eye", record=False, volume=0, rim=0, protect=1)
    tx, ty = cat["tail"]
    s.draw(lambda pen: lantern(pen, tx, ty), name="lantern", volume=0.1, protect=1)
    s.glow((tx, ty + 32), 90, "#ffd98a", 0.6)
    s.vignette(0.4, "#06123a")
    s.relate("sleepwalkers", "is pulled by strings", cat)
    s.describe("Seven people in nightclothes walk down a roof, eyes closed. Their "
               "arms are outstretched. Threads lead from their wrists to a white cat,"
               " which walks ahead with a lantern on its tail. The last, a girl, has "
               "one eye open and holds a red thread herself. Blue night, full moon.")  # fmt: skip
    s.moods("uncanny", "funny", "delicate", "hushed")
    s.themes("trust", "following", "sleep", "danger", "secrets", "night")
    s.says("sleepwalking", "follow the leader", "do not wake them", "blind trust", "one of us is cheating",
           "on the edge", "a night out", "the cat knows the way", "walking on air", "hanging by a thread",
           "pied piper with whiskers", "nine lives", "mind the step", "who is pulling the strings",
           "a bedtime procession", "soft paws on stone")  # fmt: skip
    s.about(place="flat roofs", time="night", weather="clear", light="full moon, hard silver",
            view="eye level, far", composition="diagonal")  # fmt: skip


def _tank(pen: Pen) -> None:
    for x, h in ((470, 150), (520, 110)):
        pen.rect(x, 640 - h - 120, 40, h + 200, "#16397f")
        pen.rect(x - 5, 640 - h - 128, 50, 16, "#3f6cb8")
    pen.rect(584, 700, 240, 200, "#17408e")
    pen.rect(578, 694, 250, 12, "#5d86cc")
    with pen.at(690, 560):
        pen.path("M-66,150 L-44,-140 M66,150 L44,-140 M-54,0 L50,-60 M54,0 L-50,-60", "#0e2a66", stroke=9)
        pen.path("M-72,-130 H72 V-262 H-72Z", "#2f56a0")
        pen.path("M26,-130 H72 V-262 H26Z", "#7fa6e6")
        for y in (-156, -236):
            pen.rect(-74, y, 148, 8, "#12316f")
        pen.path("M-84,-258 L0,-326 L84,-258Z", "#1c4490")
        pen.path("M0,-326 L84,-258 H30Z", "#a9c6f4")
