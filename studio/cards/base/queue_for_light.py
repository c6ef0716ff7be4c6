"""The Queue for the Small Light: half the country waits with unlit lanterns round one hill."""

import math
from typing import Any

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.figures import Figure
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

INK, UMBER, ROAD, FOG, FLAME = "#1a120e", "#3a281c", "#7a5c3e", "#b8966a", "#ffd98a"
TOP = (262.0, 236.0)  # the summit of the hill
TURNS = 5.0


def _road(t: float) -> tuple[float, float, float]:
    """A point of the road, t = 0 at the top … 1 at our feet, and how much of it faces us."""
    a = t * TURNS * 2 * math.pi + 0.4
    grow = t**1.25
    x = TOP[0] + 150 * t + (26 + 560 * grow) * math.sin(a)
    y = TOP[1] + 26 + 860 * grow + (6 + 120 * grow) * math.cos(a)
    return x, y, math.cos(a)


def _hill(pen: Pen) -> None:
    rows = [i / 60 for i in range(61)]
    left = [(TOP[0] + 150 * t - (26 + 560 * t**1.25) * 0.97, TOP[1] + 26 + 860 * t**1.25) for t in rows]
    right = [(TOP[0] + 150 * t + (26 + 560 * t**1.25) * 0.97, TOP[1] + 26 + 860 * t**1.25) for t in rows]
    crown = [(TOP[0] - 14, TOP[1] + 6), (TOP[0] + 30, TOP[1] + 6)]
    foot = [(1000, 1240), (-300, 1240)]
    pen.poly([*crown, *right, *foot, *left[::-1]], UMBER)
    lit = [(x + (r - x) * (0.42 + 0.05 * math.sin(i)), y) for i, ((x, y), (r, _)) in enumerate(zip(left, right, strict=True))]
    pen.poly([crown[0], *lit, (400, 1240), *left[::-1]], lighten(UMBER, 0.1))
    for i in range(260):
        t = 0.05 + (i * 0.618) % 0.95
        k = 26 + 560 * t**1.25
        x, y = TOP[0] + 150 * t + k * 0.93 * math.sin(i * 2.4), TOP[1] + 30 + 860 * t**1.25 + k * 0.12
        pen.path(f"M{x},{y} q{3 + 9 * t},{-8 - 16 * t} {4 + 16 * t},0 q{-6 * t},{-4} {-4 - 16 * t},0Z", darken(UMBER, 0.4), 0.6)


def _ribbon(pen: Pen) -> None:
    steps = 700
    for shade in (True, False):
        for i in range(steps):
            (x0, y0, f0), (x1, y1, _) = _road(i / steps), _road((i + 1) / steps)
            w = 5 + 50 * (i / steps) ** 1.25
            if f0 > -0.1 and shade:
                pen.line(x0, y0 + w * 0.6, x1, y1 + w * 0.6, darken(UMBER, 0.6), w * 0.8)
            elif f0 > -0.1:
                pen.line(x0, y0, x1, y1, mix(ROAD, FOG, 0.35 * (1 - i / steps)), w)


def _queue() -> list[tuple[float, float, float, float]]:
    """Places from the top down: x, y, height of a person, how far down."""
    out: list[tuple[float, float, float, float]] = []
    t, last = 0.055, None
    while t < 0.985:
        x, y, facing = _road(t)
        h = 17 + 178 * t**1.2
        if facing > 0.05 and -40 < x < 840 and (last is None or math.hypot(x - last[0], y - last[1]) > h * 0.37 + 3):
            out.append((x, y + h * 0.04, h, t))
            last = (x, y)
        t += 0.0009
    return out


def _lamp(pen: Pen, x: float, y: float, h: float, lit: bool) -> None:
    """A small lantern that hangs from a hand."""
    k = h * 0.05
    pen.circle(x, y + k * 0.7, k * 0.7, INK, stroke=max(1.0, k * 0.25))
    pen.path(f"M{x - k * 1.1},{y + k * 2.2} L{x - k * 0.3},{y + k * 1.2} h{k * 0.6} L{x + k * 1.1},{y + k * 2.2}Z", INK)
    pen.rect(x - k * 0.75, y + k * 2.2, k * 1.5, k * 2.0, FLAME if lit else "#a39a86")
    pen.rect(x - k * 0.1, y + k * 2.2, k * 0.85, k * 2.0, "#6a6456")
    pen.line(x, y + k * 2.2, x, y + k * 4.2, INK, max(0.8, k * 0.22))
    pen.path(f"M{x - k * 1.1},{y + k * 4.9} L{x - k * 0.8},{y + k * 4.1} h{k * 1.6} L{x + k * 1.1},{y + k * 4.9}Z", INK)


def _far_person(pen: Pen, i: int, x: float, y: float, h: float, tone: Colour) -> None:
    """Farther up a coat, a head and a hat are enough."""
    w, k = h * (0.13, 0.17, 0.15, 0.12)[i % 4], h * (1, 0.92, 1.04, 0.74, 0.97)[i % 5]
    for side in (-1, 1):
        pen.line(x + side * w * 0.5, y - k * 0.2, x + side * w * 0.6, y, INK, h * 0.07)
    pen.path(f"M{x - w * 1.25},{y - k * 0.16} Q{x - w},{y - k * 0.6} {x - w * 0.7},{y - k * 0.76} H{x + w * 0.7} "
             f"Q{x + w},{y - k * 0.6} {x + w * 1.2},{y - k * 0.16}Z", tone)  # fmt: skip
    pen.path(f"M{x + w * 0.1},{y - k * 0.16} L{x + w * 0.2},{y - k * 0.76} H{x + w * 0.7} Q{x + w},{y - k * 0.6} "
             f"{x + w * 1.2},{y - k * 0.16}Z", darken(tone, 0.35))  # fmt: skip
    pen.circle(x - w * 0.1, y - k * 0.86, h * 0.095, ("#c99a6a", "#8a5f42", "#d9b08a", "#6a4630")[i * 3 % 4])
    pen.path(f"M{x - w * 0.1 - h * 0.1},{y - k * 0.84} a{h * 0.1},{h * 0.108} 0 0 1 {h * 0.2},0 "
             f"q{-h * 0.02},{h * 0.06} {-h * 0.1},{h * 0.06} q{-h * 0.08},0 {-h * 0.1},{-h * 0.06}Z",
             ("#3a2a22", "#6a4a30", "#8a8074", "#241c1a", "#7a5434")[i * 2 % 5])  # fmt: skip
    if i % 3 == 0:
        pen.rect(x - h * 0.09, y - k * 1.08, h * 0.17, k * 0.2, INK)
        pen.line(x - h * 0.14, y - k * 0.9, x + h * 0.14, y - k * 0.9, INK, h * 0.04)
    elif i % 3 == 1:
        pen.path(f"M{x - h * 0.11},{y - k * 0.86} a{h * 0.11},{h * 0.12} 0 0 1 {h * 0.22},0Z", darken(tone, 0.3))
    pen.line(x - w * 0.9, y - k * 0.66, x - w * 1.4, y - k * 0.4, darken(tone, 0.15), h * 0.07)
    _lamp(pen, x - w * 1.4, y - k * 0.4, h, False)


def _person(pen: Pen, s: Scene, i: int, x: float, y: float, h: float) -> None:
    tone = mix(("#4a3a34", "#5c4230", "#3a3338", "#6a4a34", "#46413a", "#7a5a40")[i % 6], INK, 0.3)
    if h < 126 or (h < 156 and i % 2 == 1 and not 440 < x < 530):
        _far_person(pen, i, x, y, h, tone)
        return
    age = ("adult", "old", "broad", "tall", "adult", "child", "teen", "old")[i * 5 % 8]
    clothes: dict[str, Any] = dict(top=("long_coat", "coat", "cloak", "dress", "coat")[i % 5], colour=tone, bottom_colour=INK,
                                   hat=("bowler", "headscarf", "none", "top", "cap", "beanie", "none")[i % 7],
                                   hat_colour=darken(tone, 0.35))  # fmt: skip
    view = ("back_left", "left", "left", "back_left", "back", "left")[i * 7 % 6]
    with pen.at(x, y):
        who = Figure(age=age, pose=("stand", "stand", "walk", "stand")[i % 4], view=view, height=h * (0.62 if age == "child" else 1),
                     clothes=clothes, seed=i + 3, prop=None)  # fmt: skip
        hand = who.draw(pen, s.palette)["hand_near"]
        _lamp(pen, hand[0], hand[1], h, False)


def _downhill(pen: Pen, s: Scene, x: float, y: float, h: float) -> None:
    with pen.at(x, y):
        coat: dict[str, Any] = dict(top="long_coat", colour="#8a3f2f", hat="headscarf", hat_colour="#c98f4a")
        Figure(age="adult", pose="carry", view="right", height=h, clothes=coat, seed=40, prop=None).draw(pen, s.palette)


@card(id="kwqxn7", title="The Queue for the Small Light", seed=14, palette="ash", light=(-0.4, -0.8))
def paint(s: Scene) -> None:
    s.sky([(0, "#241812"), (0.3, "#4a3424"), (0.65, "#94703f"), (1, "#d0a468")], horizon=950, texture=0.4)
    s.hills(640, 70, 160, "#8f6f49", haze=0.2, name="far hills")
    s.hills(760, 50, 200, "#6f5236", haze=0.1, name="near hills")
    s.mist(800, 120, 0.8, "#c99f68")
    s.glow((264, 190), 300, "#ffae4a", 0.5)
    s.draw(_hill, name="hill", role="place", depth=0.6, shade=0.2)
    s.draw(_ribbon, name="winding road", role="subject", depth=0.6, rim=0.2, volume=0.1)
    places = _queue()
    turn = min(range(len(places)), key=lambda i: abs(places[i][0] - 404) + abs(places[i][1] - 990) * 2)
    keep = [p for i, p in enumerate(places) if abs(p[0] - places[turn][0]) > 50 or abs(p[1] - places[turn][1]) > 70]
    s.draw(lambda pen: [_person(pen, s, i, *p[:3]) for i, p in enumerate(keep)], name="queue of people with unlit lanterns",
                   role="witness", count=len(keep), material="figure", depth=0.7, volume=0.1, rim=0.35, wobble=0.3, protect=1.0)  # fmt: skip
    x, y, h, _ = places[turn]
    s.draw(lambda pen: _downhill(pen, s, x, y + 6, h * 1.05), name="woman coming down", role="accent", material="figure",
           depth=0.75, volume=0.15)  # fmt: skip
    s.glow((x + 12, y - h * 0.58), 60, "#ffb54a", 0.75)
    chair = s.put("chair", at=(TOP[0] + 6, TOP[1] + 24), scale=0.3, depth=0.7, colour="#7a4a2c")
    x0, y0 = chair["seat"]
    s.draw(lambda pen: pen.path(f"M{x0},{y0} q-13,-16 1,-38 q15,18 -1,38Z", "#fff0b8"), name="small flame", role="accent",
           depth=0.7, rim=0)  # fmt: skip
    s.glow((x0, y0 - 16), 46, FLAME, 0.75)
    s.mist(1180, 70, 0.4, "#8a6a44")
    coat: dict[str, Any] = dict(top="long_coat", colour="#2f2522", hat="bowler", hat_colour="#1f1815", scarf="#8a4a34", bottom_colour=INK)
    man = s.figure((628, 1236), age="broad", pose="stand", view="back", height=330, clothes=coat, role="witness", depth=0.95,
                   label="stout man with an unlit lantern", hair=dict(kind="short", colour="#5a4a40"))  # fmt: skip
    s.draw(lambda pen: _lamp(pen, *man["hand_left"], 400, False), name="unlit lantern", depth=0.95)
    s.relate("winding road", "leads to", "small flame")
    s.vignette(0.35)
    s.describe("People with unlit lanterns queue up a hill towards one flame. The "
               "road winds round the hill. The flame stands on a chair at the top. In"
               " front is a stout man’s back. A woman in red walks down against the "
               "queue, a glow in her hands. It is dark.")  # fmt: skip
    s.moods("solemn", "hopeful", "weary", "patient")
    s.themes("hope", "waiting", "pilgrimage", "sharing", "one against the many")
    s.says("a light at the end", "all that for so little", "she knows something", "pass it on", "stand in line", "the first candle",
           "hot goods", "a long way up", "against the stream", "there is enough for everyone", "the last match", "pilgrims",
           "public service", "shuffle, cough, shuffle", "power cut", "worth the wait")  # fmt: skip
    s.about(place="a hill with a winding road", time="before dawn", weather="fog in the valley", light="one tiny flame",
            view="far", composition="diagonal", witness="a long queue of people, the nearest from behind", foreground="a stout man’s back")  # fmt: skip
