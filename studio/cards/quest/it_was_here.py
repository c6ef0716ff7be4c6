"""Every signpost points at somebody who has not noticed."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

GOAL = (392, 830)
POSTS = [(90, 1120, 1.0), (700, 1080, 0.95), (230, 800, 0.62), (586, 780, 0.6), (66, 780, 0.66), (740, 740, 0.6), (330, 640, 0.4), (480, 630, 0.4),
         (160, 600, 0.42), (640, 600, 0.42), (408, 560, 0.3), (250, 545, 0.3), (560, 540, 0.3)]  # fmt: skip


def post(pen: Pen, x: float, y: float, size: float, wood: str, boards: int) -> None:
    tall = 560 * size
    pen.poly([(x - 13 * size, y), (x + 13 * size, y), (x + 9 * size, y - tall), (x - 9 * size, y - tall)], wood)
    for k in range(boards):
        h = tall * (0.93 - 0.2 * k)
        dx, dy = GOAL[0] - x, GOAL[1] - 60 - (y - h)
        angle = math.degrees(math.atan2(dy, abs(dx)))
        angle = max(-50.0, min(62.0, angle))
        with pen.at(x, y - h, scale=size, flip=dx < 0), pen.at(0, 0, turn=angle):
            reach = 118 + 26 * ((k * 7 + int(x)) % 3)
            pen.path(f"M-34,-22H{reach}L{reach + 30},0L{reach},24H-34L-26,0Z", lighten(wood, 0.3 if k % 2 else 0.14))
            pen.circle(0, 0, 5, darken(wood, 0.5))


@card(id="46wl0h", title="It Was Here", seed=8, palette="sap_rain", light=(0.5, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.patch((-80, 160, 880, 660), "#a9bfc4", strength=0.55, wet=1.0, ragged=0, bloom=3, charge="#cfd9c2", fade=(0, -0.6), name="mist")
    p.patch((30, 560, 770, 1180), "ground", strength=0.75, charge="#c9bf6a", bloom=2, wet=0.5, ragged=0.45, name="forest floor", fade=(0, 0.35))
    p.lift([(270, 800), (330, 730), (470, 726), (540, 800), (500, 880), (320, 890)], 0.85, soft=18)
    for i, (x, y, size) in reversed(list(enumerate(POSTS))):
        near = (size - 0.3) / 0.7
        p.draw(lambda pen, x=x, y=y, z=size, n=i: post(pen, x, y, z, "#8a6a48", 3 + (n % 2)), name="blank signpost", role="subject", record=i < 2,
               how={"strength": 0.35 + 0.5 * near, "line": 0.55 + 0.5 * near, "hatch": 0.45 if size > 0.5 else 0.0, "inner": 0.8})
    p.ink(lambda k: k.tufts([(k.rng.uniform(60, 740), k.rng.uniform(700, 1140)) for _ in range(34)], 24), name="grass")
    child = p.figure(at=(GOAL[0], GOAL[1]), age="toddler", pose="sit_cross", view="front", height=210, seed=3, expression="glad", skin="#e2ad86", look="down", prop=None, role="accent",
                     label="small child", clothes=dict(top="jumper", colour="#e3b94a", shoes="barefoot"), how={"light": 0.3})
    p.put("marbles", at=(GOAL[0] + 20, GOAL[1] + 34), scale=0.5)
    man = p.figure(at=(250, 1150), age="adult", pose="read_stand", view="back_right", height=330, seed=7, prop="letter", role="witness", label="traveller",
                   clothes=dict(top="raincoat", colour="#d9683a", hat="wide_brim", hat_colour="#5b4a3a", shoes="boots"))
    s.relate("blank signpost", "follows", child)
    s.describe("Many wooden signposts all point at one toddler. The child sits in a "
               "patch of light in the middle and plays with marbles. In front, seen "
               "from behind, a traveller in a hat and an orange coat looks at a piece"
               " of paper. The meadow is green and misty.")  # fmt: skip
    s.moods("tender", "puzzled", "amused", "lonely")
    s.themes("finding", "overlooking", "childhood", "directions", "play")
    s.says("you are here", "the obvious", "under your nose", "everyone tells me what to do", "chosen one", "the last place you look", "too many experts", "lost",
           "the centre of attention", "ask a child", "finger pointing", "a map of no use", "the way back to being three", "blame")
    s.about(place="a forest of signposts without words", time="day", weather="misty", light="a pool of light", composition="centred", view="eye level")
