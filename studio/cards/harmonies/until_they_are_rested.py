"""Until They Are Rested: a hare looks out of the tower clock and tells the time with its ears."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Clay, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

DIAL = (400.0, 500.0)
HAND = "-9,0! -7,-220! -24,-250 -38,-300 -30,-346 0,-470! 30,-346 38,-300 24,-250 7,-220! 9,0! 28,18 32,44 18,68 -18,68 -32,44 -28,18"


def hare_hour() -> Clay:
    """A hare's head that faces us, 110 px wide; one ear straight up, one level to our right."""
    c = Clay().ball(0, 0, 0, 52, part="head").both(Clay().ball(24, 18, 18, 30, melt=16, part="head").ball(12, 26, 46, 17, melt=8, part="muzzle"))
    c.limb([(0, -30, 20, 30), (0, 6, 44, 17)], melt=14, part="head").limb([(-7, 14, 60, 6), (7, 14, 60, 6), (0, 20, 62, 5)], melt=3, part="nose").ball(0, 44, 34, 14, melt=6, part="muzzle")
    for ear in (((-20, -38, -6, 14), (-26, -84, -8, 21), (-24, -118, -10, 18), (-16, -150, -10, 4)), ((28, -28, -6, 14), (72, -36, -8, 21), (104, -26, -10, 18), (130, -10, -10, 4))):
        c.limb(ear, melt=6, part="ear", press=(0, 0, 1.4), per=6)
        c.limb([(x, y, z + 20, r * 0.56) for x, y, z, r in ear[:3]], melt=4, carve=True, per=5)
        (x, y, z, r), (u, v, w, _) = ear[2:]
        c.limb([(x + (u - x) * 0.3, y + (v - y) * 0.3, z + 3, r * 0.95), (u, v, w + 3, 5)], melt=2, part="tip", press=(0, 0, 1.4), per=6)
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (30 * side, -10, 30), 18, side, aside=24, lids=0.95, look=(0.55 * side, -0.35), inner=0.7, iris=0.72, bag=0.3)
        c.marks[f"lip {name}"] = [(0, 24, 66), (1 * side, 36, 60), (10 * side, 44, 54), (24 * side, 40, 46)]
    return c


@card(id="ceq4k0", title="Until They Are Rested", seed=97, palette="lino_rust_tide", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.7, -0.45, 0.42)])
    with p.thing("tower", "place") as w:
        w.flat("-10,-10! 810,-10! 810,1210! -10,1210!", ink=2)
        for n, y in enumerate(range(-20, 1100, 84)):
            w.strokes([[(-10, y + 4), (260, y - 3), (540, y + 3), (810, y - 2)]], 9, black=True, ends=(1, 1))
            w.strokes([[(x + 70 * (n % 2), y), (x + 70 * (n % 2) + 3, y + 42), (x + 70 * (n % 2), y + 84)] for x in (-40, 110, 250, 400, 540, 690)], 8, black=True, ends=(1, 1))
    with p.thing("dial", "accent") as d:
        d.flat(ellipse(*DIAL, 350, 350), ink=1, gap=11, around=KEY)
        d.flat(ellipse(*DIAL, 320, 320), ink=0, gap=8, around=KEY)
        for k in range(12):
            a = math.tau * k / 12
            c, u = math.cos(a), math.sin(a)
            for q in (-9, 9) if k % 3 == 0 else (0,):
                d.flat([(DIAL[0] + c * r - u * (q + v), DIAL[1] + u * r + c * (q + v)) for r, v in ((254, -5), (254, 5), (310, 8), (310, -8))])
        d.flat(ellipse(*DIAL, 232, 232), ellipse(*DIAL, 222, 222), ink=2)
        d.flat(ellipse(400, 520, 168, 168), gap=9, around=2)
    with p.thing("hare", "subject") as h:
        chest = Clay().limb([(400, 560, 0, 70), (400, 680, 10, 96)], melt=10, part="chest", per=5)
        with h.within(ellipse(400, 520, 168, 168)):
            h.clay(chest, "fur", "down", inks=(0, 1, 2), at=(0.8, 0.4), pitch=10)
        head = hare_hour().turned(at=(400, 520, 160), scale=2.3)
        h.flat_clay(head, KEY, grow=6)
        h.clay(head, "fur", (0.15, 1, 0.3), inks=(0, 1, 2), at=(0.8, 0.42), pitch=10, parts={"ear": (GOUGES["fur"].but(inks=(0, 1, 2, KEY), at=(0.86, 0.56, 0.16)), "along"), "muzzle": (GOUGES["fur"].but(inks=(0, 1), at=(0.4,)), "down"), "nose": ("black", "along"), "tip": (GOUGES["black"].but(inks=(2, KEY), at=(0.95,)), "along")})
        h.gaze(head, iris=2, wide=1.1)
        h.strokes([[(352 - 4 * k, 586 + 8 * k), (300, 566 + 16 * k), (236 - 10 * k, 556 + 20 * k)] for k in range(2)] + [[(452 + 4 * k, 586 + 8 * k), (500, 566 + 16 * k), (574, 556 + 20 * k)] for k in range(2)], 5, ends=(0.9, 0.2))
        h.strokes([head.curve("lip left"), head.curve("lip right")], 9, black=True, ends=(0.5, 0.3))
        for x, f in ((322, False), (478, True)):
            h.flat(moved("-44,-60! -40,-84 0,-96 40,-84 46,-50 48,10 44,40 30,54 14,48 0,58 -14,50 -30,56 -44,40 -46,0", (x, 690), 1.0, 6, f), ink=1, gap=8, around=KEY)
            h.strokes([moved([(q, 46), (q * 0.9, 22), (q * 0.6, 0)], (x, 690), 1.0, 6, f) for q in (-15, 14)], 9, black=True, ends=(0.9, 0.2))
            h.flat(moved("-36,-70! -20,-86 10,-88! -6,-60 -22,-10 -26,20! -38,0", (x, 690), 1.0, 6), ink=0)
            h.strokes([[(x - 44, 756), (x, 766), (x + 48, 756)]], 12, black=True, ends=(0.3, 0.2))
    with p.thing("hands of the clock", "witness") as i:
        i.flat("-10,966! 810,944! 810,1210! -10,1210!", ink=0, gap=9, around=KEY)
        i.flat("-10,1130! 810,1116! 810,1210! -10,1210!", ink=KEY)
        for at, k, a in (((100, 1014), 0.9, 86), ((700, 1078), 1.24, -86)):
            i.flat(moved(HAND, (at[0] + 4, at[1] + 16), k, a), ink=1)
            i.flat(moved(HAND, at, k, a), gap=7)
            i.flat(moved(ellipse(0, 44, 15, 15), at, k, a), moved("0,-250! -16,-290 -12,-330 0,-370! 12,-330 16,-290", at, k, a), ink=0)
    s.describe("A hare looks out of a big clock in a brick wall. One ear points straight up, one to the right: it is three. Below on the ledge lie the two iron hands.")
    s.moods("dutiful", "droll", "proud", "strained")
    s.themes("time", "work", "duty", "rest", "standing in")
    s.says("three", "clockwork", "overtime", "understudy", "substitute", "punctual", "stiff neck", "all ears", "on the hour", "time off", "hare-minutes", "late for a very important date", "until they are rested", "somebody has to do it", "hold that pose", "quarter past would kill me", "what time is it, Mister Hare?", "the hands went on strike", "idle hands", "my arms fell asleep", "is it five yet?", "for once the hare is on time", "the tortoise does the calendar", "don’t make me do half past six", "big hand, little hand", "day shift", "the village never noticed", "cuckoo’s day off", "time stands still if you ask it", "a job with prospects", "high office", "quick, look busy", "the hour has ears", "tick", "you hum it, I’ll point", "show of ears", "time flies, I just point", "lunch is when I say so", "temporary staff", "she said it would be a minute", "proud and slightly dizzy", "deputy", "who winds up the hare?")  # fmt: skip
    s.relate("hare", "does the work of", "hands of the clock")
    s.about(place="a church tower", time="three in the afternoon", light="from the upper left", composition="centred", view="from below, up at the clock", foreground="a ledge with two iron hands", unexplained="who taught the hare to tell the time")
