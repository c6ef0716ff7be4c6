"""A koala sleeps on the great hand of a tower clock and keeps it half past."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.holding_on import clock_hands, gargoyle, open_pane, sleeping_koala

RAYS = 60_000
CX, CY, RX, RY = 404.0, 476.0, 322.0, 372.0
KX, KY, K = 488.0, 742.0, 0.9


def on_dial(degrees: float, far: float = 1.0) -> tuple[float, float]:
    """A point of the dial, clockwise from twelve."""
    a = math.radians(degrees - 90)
    return CX + RX * far * math.cos(a), CY + RY * far * math.sin(a)


def tower(pen: Pen) -> None:
    pen.path("M30,1240 L90,-30 H716 L784,1240Z", "#5a4a5c")
    pen.path("M30,1240 L90,-30 H116 L74,1240Z M740,1240 L694,-30 H716 L784,1240Z", "#43384c")


def ring(far: float) -> list[tuple[float, float]]:
    return [on_dial(10 * k, far) for k in range(36)]


@card(id="w4ht9c", title="Still Half Past", seed=57, palette="marigold", light=(-0.5, -0.4))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((430, 600, 320))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#6f5f86", name="dusk", role="place", strength=0.95, wet=0.0, bloom=3, charge="#b8706a", uneven=0.9)
    p.draw(tower, name="tower", role="place", contact=0, how={"light": 0, "second": 0.2, "strength": 1.1})
    courses = list(range(20, 1230, 46))
    joints = [[(x + (44 if n % 2 else 0), y + 2), (x + (44 if n % 2 else 0), y + 46)] for n, y in enumerate(courses) for x in range(120, 680, 88) if math.hypot((x - CX) / RX, (y - CY) / RY) > 1.14]
    p.ink(lambda k: [k.line([(60 + 2 * (y % 9), y), (745, y + 4)], 1.2, broken=0.5) for y in courses] and [k.line(one, 1.1, broken=0.3) for one in joints], name="courses", colour="#2a2030")
    p.draw(lambda pen: pen.curve(ring(1.12), "#33283a"), name="rim", contact=0, how={"light": 0.1, "second": 0.3})
    p.lift(ring(1.0), 1.0, soft=3)
    p.wash(ring(1.0), "#f6b840", name="lit dial", role="prop", strength=0.62, wet=0.0, bloom=2, charge="#e88a2c", uneven=0.5)
    p.lift(ring(0.62), 0.75, soft=60)
    grid = [[on_dial(90 - b, 1), on_dial(90 + b, 1)] for b in (37.6, 57.5, 73.8, 88.7, 103.5, 119.4, 138.4)] + [[on_dial(-b, 1), on_dial(b, 1)] for b in (26.8, 51.6, 69.6, 85.5, 101.2, 117.7, 137.4)]
    p.ink(lambda k: [k.line(one, 1.4, broken=0.2, smooth=False) for one in grid], name="glazing bars", colour="#a8642a", strength=0.6)
    p.ink(lambda k: [k.line([on_dial(30 * n, 0.8), on_dial(30 * n, 0.93)], 9.0 if n % 3 else 15.0, smooth=False) for n in range(12) if n != 6] and [k.line([on_dial(6 * n, 0.955), on_dial(6 * n, 0.985)], 2.2) for n in range(60)], name="strokes", colour="#3a2430")
    p.draw(lambda pen: open_pane(pen, 206, 400, 0.86), name="open pane", role="accent", contact=0, how={"light": 0, "second": 0.15})
    p.draw(clock_hands, name="hands", role="prop", contact=0, how={"light": 0, "second": 0.3})
    far, near = (one.turned(at=(KX, KY, 60), scale=K) for one in sleeping_koala())
    glow, dusk = Lamp(-0.75, -0.5, 0.05, 1.1), Lamp(0.1, -0.5, 0.8, 0.42)
    tones = {"": "#857a88", "chest": "#b8aab0", "muzzle": "#968a94", "nose": "#241c26", "tuft": "#e8d8d0", "ear": "#857a88", "lid": "#756a78", "claw": "#241c26"}
    how = {"cool": 0.6, "bare": 0.9}
    fur = {"": "fur", "nose": "", "claw": "", "tuft": "hair", "ear": "fur"}
    beast = p.clay(far, {part: tone for part, tone in tones.items() if part != "claw"}, name="koala", role="subject", texture={part: kind for part, kind in fur.items() if part != "claw"}, lamps=[glow, dusk], how=how, rays=RAYS)
    p.ink(lambda k: [k.line(far.curve(name), w) for name, w in (("shut near", 6.5), ("shut far", 5.0), ("lip", 2.2))], name="sleep", colour="#1a121a")
    p.draw(lambda pen: pen.path("M387,660 L425,660 L420,930 L394,930Z", "#241a26"), name="the hand before it", contact=0, how={"light": 0, "second": 0.3})
    p.clay(near, {"": tones[""], "claw": tones["claw"]}, name="arm and leg", texture={"": "fur", "claw": ""}, lamps=[glow, dusk], how=how, casters=[far], rays=RAYS)
    p.draw(gargoyle, name="gargoyle", role="prop", plane="front", contact=0, how={"light": 0, "second": 0.3, "strength": 1.2})
    s.relate(beast, "hangs from", "hands")
    s.describe("A koala sleeps on the minute hand of a lit tower clock. Arms and legs round the iron, it weighs the hand straight down to half past. A bird’s nest sits on the short hand; in the dial a pane with a pillow stands open. A stone gargoyle drips.")
    s.moods("sleepy", "tender", "comic", "timeless")
    s.themes("time", "tiredness", "lateness", "holding on", "rest")
    s.says("not yet", "five more minutes", "nobody has grown older since Tuesday", "the train will wait", "killing time", "time hangs heavy", "don’t wake it", "hang in there", "snooze button", "Monday morning", "beauty sleep", "half past ever", "time off", "just resting my eyes", "late again",
           "overtime", "clinging to the past", "the last minute", "let me stay thirty", "jet lag", "public holiday", "I’ll be right down", "night duty", "stop the clocks", "long weekend", "deadline extended", "sleep on it", "is it that late already?", "daylight saving", "holding back the hours",
           "a good excuse", "slow living", "the weight of time", "hug of the day", "school starts at eight", "an eternal evening", "somebody put out a pillow", "the small hours", "time stands still", "nobody dares", "tick", "where did the day go?", "on hold", "somebody had to stop it")  # fmt: skip
    s.about(place="the clock of a tower", time="evening", light="the lit dial from behind", composition="centred", view="from below, up the tower",
            foreground="a dark stone gargoyle that drips", unexplained="who put out a pillow in the open pane")  # fmt: skip
