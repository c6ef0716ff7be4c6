"""Terminus: after the last run the tram has curled up round its stop and sleeps."""

from __future__ import annotations

import math

from reverie_studio.engine.bodies import Point
from reverie_studio.finishes.riso_tools import Drum, Lamp, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.tubes import CUT, tube

TALL = 118.0


def at(turn: float, side: float, down: float = 0.0) -> Point:
    """A point of the tram behind its head: degrees along it from the tail at 84, across it (-1 inner edge, 1 outer), px below the roof."""
    k = min(1.0, max(0.0, (turn - 290) / 150))
    nose = min(1.0, max(0.0, (turn - 436) / 34)) ** 2
    tail = min(1.0, max(0.0, (turn - 84) / 26)) ** 0.5
    r = 218 + 104 * k * k * (3 - 2 * k) + side * 66 * (1 - 0.75 * nose) * (0.55 + 0.45 * tail)
    a = math.radians(turn)
    return 384 + r * math.cos(a), 520 + r * 0.84 * math.sin(a) + down + 62 * nose * (1 - down / TALL) - 14 * nose


def band(a: float, b: float, rows: tuple[tuple[float, float], tuple[float, float]]) -> list[Point]:
    """What lies from a to b between two lines (side, down)."""
    (s0, d0), (s1, d1) = rows
    n = max(4, round((b - a) / 3))
    turns = [a + (b - a) * i / n for i in range(n + 1)]
    return [at(t, s0, d0) for t in turns] + [at(t, s1, d1) for t in reversed(turns)]


def face(u: float, v: float) -> Point:
    """A point of the rounded front of the tram: across it from its inner to its outer edge, down it from the roof."""
    out = 34 * (1 - (2 * u - 1) ** 2)
    return 240 + 138 * u - out, 730 + 98 * u + out + 124 * v


def pane(u0: float, u1: float, v0: float, v1: float) -> list[Point]:
    """What lies on the front between two uprights and two heights."""
    us = [u0 + (u1 - u0) * i / 8 for i in range(9)]
    return [face(u, v0) for u in us] + [face(u, v1) for u in reversed(us)]


@card(id="3ykvuo", title="Terminus", seed=12, palette="riso_night_tram", light=(0.6, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.6, -0.6, 0.5)])
    with d.thing("square at night", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", navy=1)
        g.strokes([line("820,1120 660,1040 560,940 500,860"), line("820,1196 620,1110 490,990 420,880")], 8, ends=(1, 1))
        g.flat("130,640! 90,740 120,860 210,960! 330,1000 430,996! 560,990 660,920 706,840 700,700! 600,700! 200,700!", navy=1, orange=1)
    with d.thing("sleeping tram", "subject") as t:
        for a, b in ((182, 268), (272, 358), (84, 178)):
            far = a > 90
            for wall in (-1.0, 1.0) if not far else (1.0, -1.0):
                t.flat(band(a, b, ((wall, 0), (wall, TALL))), gap=6, orange=1)
            t.flat(band(a, b, ((-1, 0), (1, 0))), gap=6)
            t.flat(band(a + 8, b - 8, ((-0.34, 0), (0.34, 0))), navy=1)
            t.flat(band(a + 9, b - 9, ((-0.27, -12), (0.4, -12))), orange=1)
            side = -1 if far else 1
            for c in range(round(a) + 8, round(b) - 12, 16):
                t.flat(band(c, c + 11, ((side, 26), (side, 72))), lemon=1)
        outer = [(712, 526), (704, 630), (668, 720), (612, 784), (540, 826), (460, 838), (378, 828)]
        inner = [(581, 526), (574, 590), (556, 644), (520, 680), (460, 704), (370, 718), (240, 730)]
        side = flow(outer, 8)
        t.flat([*[(x, y) for x, y in side], *[(x, y + 124) for x, y in side[::-1]]], gap=6, orange=1)
        for k in (5, 13, 21, 29, 37):
            (ax, ay), (bx, by) = side[k], side[k + 5]
            t.flat([(ax, ay + 28), (bx, by + 28), (bx, by + 76), (ax, ay + 76)], lemon=1)
        with t.in_inks(navy=1):
            t.strokes([[(x, y + 98) for x, y in side[:-1:4]], [at(c, 1, 92) for c in range(90, 178, 6)]], 6, ends=(1, 1))
        t.flat([*side, *flow(inner, 8)[::-1]], gap=6)
        spine = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in zip(side, flow(inner, 8), strict=True)][5:-10]
        t.flat(tube(spine[::4], (22, 22), per=6, ends=CUT), navy=1)
        t.flat([(x - 4, y - 12) for x, y in tube(spine[::4], (22, 22), per=6, ends=CUT)], orange=1)
        t.flat(pane(0, 1, -0.02, 1), gap=6, orange=1)
        t.flat([face(u / 8, 0.02) for u in range(9)])
        t.flat(pane(0, 1, -0.02, 0.08))
        for u in (0.08, 0.53):
            t.flat(pane(u, u + 0.39, 0.2, 0.58), navy=1)
            t.flat(pane(u, u + 0.39, 0.47, 0.58), lemon=1)
        t.flat(pane(0, 1, 0.93, 1.0), navy=1)
        for u in (0.2, 0.8):
            x, y = face(u, 0.78)
            t.flat(ellipse(x, y, 13, 17), lemon=1)
            t.flat(f"{x - 16:.0f},{y - 20:.0f}! {x + 16:.0f},{y - 8:.0f}! {x + 16:.0f},{y + 6:.0f}! {x - 16:.0f},{y - 4:.0f}!", navy=1)
        t.flat(ellipse(196, 420, 24, 14), navy=1)
        with t.in_inks(navy=1):
            t.strokes([line("196,420 180,360 160,300 132,224")], 20, ends=(1, 1))
        t.strokes([line("196,420 180,360 160,300 132,224")], 10, ends=(1, 1))
        t.flat(ellipse(130, 214, 17, 17))
        t.flat(ellipse(130, 214, 7, 7), navy=1)
    with d.thing("stop post", "witness") as w:
        w.flat(ellipse(412, 636, 28, 11))
        w.flat("407,470! 417,470! 417,636! 407,636!")
        w.flat("388,524! 436,524! 436,580! 388,580!", gap=4, lemon=1)
        w.flat(ellipse(412, 474, 38, 38), gap=6, lemon=1)
        w.flat("394,470! 430,470! 430,482! 394,482!", navy=1)
    s.describe("An orange tram has curled up round its stop, nose over tail. It is night, seen from above. Its windows are lit, its front window is almost shut. Its trolley pole stands up, and touches nothing.")
    s.moods("cosy", "sleepy", "droll", "tender")
    s.themes("home", "rest", "night", "loyalty", "city")
    s.says("good boy", "end of the line", "round trip", "curled up", "last stop", "all change", "sleepy", "a cat, a tram, whatever", "goodnight, city", "off duty", "going in circles", "loyal", "the snake at the station", "stay", "it waits for its owner", "chasing its own tail", "merry-go-round", "bedtime story", "no further than this", "a warm doughnut", "home is where you stop", "the driver went home, it didn’t", "unwinding", "faithful", "guard dog", "we’re here", "one light left on", "I missed the last one", "eternal return", "full circle", "tired commuter", "public transport, private dream", "wake me at the next stop", "nose to tail", "parking for the night", "it followed me home", "the long way round", "hug the pole", "engaged", "please do not feed", "lost property of the dark", "mind the tail", "rush hour is over", "inner circle")  # fmt: skip
    s.relate("sleeping tram", "guards", "stop post")
    s.relate("stop post", "is inside", "sleeping tram")
    s.about(place="a square where the tram line ends", time="after the last run", light="from the tram's own windows", composition="centred", view="from above, at an angle", foreground="two rails that run out of the sheet", unexplained="for whom it has left the windows lit")
