"""Six grown people with dark lanterns search a maze, all away from its middle; a peacock's train roofs three lanes, and shoes stick out."""

from __future__ import annotations

import math

from numpy.random import Generator

from reverie_studio.hedges import Maze, foot
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

MIDDLE = (322, 770)  # where the child sits
# radius, from, to (degrees, clockwise from the right): what stands of each ring
RINGS = (
    (118, 20, 300), (228, 60, 200), (228, 230, 400), (338, -20, 120), (338, 150, 318), (448, 30, 170), (448, 196, 380), (558, -60, 90), (558, 110, 276),
    (668, 150, 330), (668, -20, 130), (778, 160, 400), (888, 170, 380),
)  # fmt: skip
SPOKES = ((60, 118, 228), (200, 228, 338), (318, 338, 448), (120, 338, 448), (150, 448, 558), (276, 558, 668), (30, 448, 558), (245, 668, 778))
# angle and radius of the lane, age, pose, view, clothes
SEEKERS = (
    (200, 173, "adult", "walk", "left", dict(top="dress", colour="#c9677a")),
    (97, 283, "old", "lean_on_stick", "front_right", dict(top="suit", colour="#4b5560", hat="bowler")),
    (236, 283, "adult", "sneak", "back_left", dict(top="shirt", colour="#efe2cc", bottom_colour="#5b4a44")),
    (40, 393, "adult", "stroll", "front_right", dict(top="tunic", colour="#d8b45c", hat="straw")),
    (64, 503, "adult", "look_down", "front_right", dict(top="apron", colour="#7c9aa0")),
    (258, 503, "adult", "look_up", "back", dict(top="suit", colour="#8a4a50", hat="top")),
)  # fmt: skip
RUMP, TIP = (700, 210), (452, 524)
MAZE = Maze(MIDDLE, RINGS, SPOKES)


def train(pen: Pen, rng: Generator) -> None:
    """Feathers from the tip back to the rump, each with its eye; the last lie on top."""
    pen.curve([(720, 150), (640, 200), (520, 320), (404, 452), (404, 528), (450, 562), (520, 556), (640, 440), (730, 290), (760, 200)], "#1d4a45")
    for k in range(150):
        side = float(rng.uniform(-1, 1))
        v = (1 - (k / 150) ** 1.35) * (1.12 - 0.14 * side * side)
        x = RUMP[0] + (TIP[0] - RUMP[0]) * v + side * (28 + 92 * v) * 0.79
        y = RUMP[1] + (TIP[1] - RUMP[1]) * v + side * (28 + 92 * v) * 0.61
        n = 9 + 19 * v
        pen.taper([(RUMP[0] + side * 20, RUMP[1] + side * 16), ((RUMP[0] + x) / 2 + side * 14, (RUMP[1] + y) / 2 + side * 10), (x, y)], 1.5, 3.5, "#3f8f6c")
        for j in range(7):
            a = math.radians(128 + 26 * (j - 3))
            pen.taper([(x, y), (x + 1.7 * n * math.cos(a), y + 1.7 * n * math.sin(a))], 4, 1, ("#2f7a5c", "#57a274", "#276a5e")[j % 3])
        with pen.at(x, y, turn=-38):
            for rx, tone in ((1.0, "#b98a3c"), (0.78, "#3f9a7c"), (0.56, "#2456a8"), (0.3, "#14204a")):
                pen.oval(0, 0.2 * n * (1 - rx), n * rx * 0.8, n * rx, tone)


def shoes(pen: Pen) -> None:
    """Somebody's, toes up; the stockings go under the feathers."""
    for x, y, turn in ((392, 322, -30), (368, 386, -14)):
        with pen.at(x, y, turn=turn):
            pen.svg("toes_up")


@card(id="rfucmy", title="Warm, Warmer", seed=271, palette="sage_rose", light=(-0.9, -0.35))
def paint(s: Scene) -> None:
    """Low sun from the left."""
    s.backdrop("#d8cbb6", "#ecdcc6", "#e2d4bf")
    s.draw(MAZE.shade, name="shadows of the hedges", depth=0.6, record=False, volume=0.0, rim=0.0, material="place")
    rng, _ = s.own_rng("leaves")
    todo = MAZE.pieces()
    people = sorted(((MAZE.ground(*row[:2]), row) for row in SEEKERS), key=lambda p: p[0][1])
    child_at = (MIDDLE[0] + 6, MIDDLE[1] + 34)
    for i, (at, row) in enumerate([*people, ((0, 3000), None)]):
        now = [q for q in todo if foot(q) <= at[1] + 4]
        todo = todo[len(now) :]
        s.draw(lambda pen, now=now: MAZE.draw(pen, now, rng), name="hedge maze", role="place", depth=0.6, material="place", record=i == 0, volume=0.1, rim=0.0)
        if row:
            _, _, age, pose, view, clothes = row
            who = s.figure(at, age=age, pose=pose, view=view, height=196, elevation=52, clothes=clothes, prop=True if age == "old" else None, reach={} if age == "old" else {"hand_right": (64 if view.startswith("back") else -64, -80)},
                           seed=30 + i, depth=0.66, label="seeker", contact=0.3)  # fmt: skip
            s.put("lantern", on=who["hand_left" if age == "old" else "hand_right"], scale=0.36, lit=False, depth=0.67, label="dark lantern")
    s.figure(child_at, age="child", pose="sit_ground", view="back_left", height=244, elevation=46, look=(-20, 6), hair={"kind": "braids", "colour": "#a5562e"}, prop=None,
                     clothes=dict(top="dress", colour="#f4ead8"), reach={"hand_left": (-54, -34)}, role="witness", depth=0.8)  # fmt: skip
    s.draw(lambda pen: pen.svg("blown_dandelion"), name="dandelion", role="accent", depth=0.82, volume=0.0)
    s.draw(shoes, name="two red shoes", role="accent", depth=0.84, count=2, contact=0.3)
    bird = s.draw(lambda pen: (train(pen, rng), pen.svg("peacock_strolling")), name="peacock", role="subject", depth=0.92, volume=0.15, shadow=(46, 20, 12, 0.5))
    for x, y, w in ((60, 60, 300), (300, 130, 260), (120, 210, 220), (20, 330, 200)):
        s.shade(f"M{x - w},{y} q{w},-70 {2 * w},0 q{-w},60 {-2 * w},0Z", "#efe6da", 0.5, 36)
    s.glow((-40, 500), 700, "#ffe9bd", 0.3)
    s.focus((440, 420, 150), (*MIDDLE, 110), (660, 50, 60))
    s.grade(key=0.5)
    s.relate("two red shoes", "hides behind", bird)
    s.describe("A peacock’s train lies across a hedge maze seen from above. Two red shoes stick out from under it. In the middle sits a child, back turned, with "
               "a dandelion clock. Six adults are in the lanes, some with unlit lanterns. The hedges are green, above them hangs pale mist.")  # fmt: skip
    s.moods("playful", "sly", "lonely", "dreamy")
    s.themes("hiding", "searching", "childhood", "getting lost", "beauty")
    s.says("cold, colder", "the best hiding place", "nobody wants to win", "looking everywhere but there", "the parents are lost", "a hundred eyes and nobody sees", "I counted to a thousand",
           "lights out", "make a wish", "the wrong turning", "she is not even hiding", "under the carpet", "vanity is a roof", "found you, keep quiet", "who wears red shoes?",
           "everyone goes his own way")  # fmt: skip
    s.about(place="a hedge maze", time="morning", weather="mist", light="low sun from the left", composition="right",
            view="from above, near vertical", foreground="a peacock cut by the edge", unexplained="who lies under the train")  # fmt: skip
