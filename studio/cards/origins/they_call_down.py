"""They Call Down: from the bottom of a well we see who leans over its rim and sings; one has stopped."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp, Thing
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import bear_head, lamb_head, ox_head
from reverie_studio.sculpt.land import cloudy, engrave
from reverie_studio.sculpt.marks import curls, grid

CX, CY, R = 404, 520, 262  # the mouth of the well


def sung(t: Thing, mouth: list[tuple[float, float]]) -> None:
    """An open mouth: black, lit only along its lower lip."""
    t.leave(mouth, grow=2)
    t.strokes([mouth[2:11]], 1.8, ends=(0.1, 0.1))


@card(id="jzfbhy", title="They Call Down", seed=22, palette="board_ember", light=(0, 0.9))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(CX, CY + 60, 460, 1.9, 420)], ambient=0.02, focus=(CX, CY + 60, 320))
    rng = s.rng
    x, y = grid()
    far, turn = np.hypot(x - CX, y - CY), np.arctan2(y - CY, x - CX)
    with b.thing("shaft of the well", "place", depth=0.2) as w:
        rows = np.log(np.maximum(far, 1) / R) / math.log(1.24)
        row = np.floor(rows)
        stone = np.floor((turn + row * 0.37) / (math.tau / 22) + 0.3 * np.sin(row * 7))
        own = 0.62 + 0.38 * np.sin(stone * 12.9 + row * 78.2) * np.sin(stone * 4.1 + row * 3.7)
        joint = np.minimum(rows - row, 1 - rows + row)
        seam = (turn + row * 0.37) / (math.tau / 22) + 0.3 * np.sin(row * 7)
        joint = np.minimum(joint, np.minimum(seam - np.floor(seam), 1 - seam + np.floor(seam)) * 1.1)
        light = own * np.clip(joint * 9, 0, 1) * np.exp(-(far - R) / 210) * 1.15 * (1 + 0.3 * cloudy(rng, 40, 40))
        engrave(w, np.clip(light, 0, 1), turn, CUTS["stone"].but(near=2.4), where=(far > R).astype(np.float32))
        w.prick([(u, v, 0.6 + 1.3 * rng.random() ** 5) for u, v in rng.uniform((150, 260), (660, 780), (420, 2)) if math.hypot(u - CX, v - CY) < R - 6])
        for k in range(5):  # weeds that hang from the rim
            a = -2.2 + 0.34 * k
            w.strokes([[(CX + q * math.cos(a + 0.03 * n), CY + q * math.sin(a + 0.03 * n + 0.05 * math.sin(q / 20))) for q in np.linspace(R - 30 * rng.random(), R + 60 + 50 * rng.random(), 5)] for n in range(4)], 2.0, ends=(0.1, 0.8))
    with b.thing("ox", "witness", depth=0.6) as o:
        ox = ox_head(horns=0.7, spread=0.9, lids=0.3, inner=0.6)
        ox.marks["mouth"] = [(22 * math.cos(q), 118 + 15 * math.sin(q), 84) for q in np.linspace(0, 6.28, 24)]
        ox = ox.turned(roll=78).turned(at=(168, 470, 40), scale=0.84)
        o.leave_clay(ox, grow=5)
        o.clay(ox, CUTS["hide"].but(near=2.1), "along", parts={"horn": ("skin", "across"), "lid": ("skin", "along")}, ambient=0.1)
        sung(o, ox.curve("mouth"))
        eyes(o, ox, light=0.8, glint=(0, 0.3), iris=0.5)
    with b.thing("bear", "witness", depth=0.6) as r:
        bear = bear_head(shut=False)
        bear.marks["mouth"] = [(26 * math.cos(q), 92 + 20 * math.sin(q), 146) for q in np.linspace(0, 6.28, 24)]
        bear = bear.turned(roll=-72).turned(at=(640, 500, 40), scale=0.98)
        r.leave_clay(bear, grow=5)
        r.clay(bear, CUTS["fur"].but(near=2.0), "along", parts={"nose": ("wet", "across")}, ambient=0.1)
        sung(r, bear.curve("mouth"))
        eyes(r, bear, light=0.8, glint=(0, 0.3), iris=0.5)
    with b.thing("lamb that has stopped", "subject", depth=0.8) as m:
        lamb = lamb_head(lids=1.2, look=(0.0, 0.1), mouth=0.0, inner=0.9).turned(at=(410, 700, 60), scale=1.16)
        m.leave_clay(lamb, grow=5)
        body = m.clay(lamb, CUTS["down"].but(near=2.0), "along", parts={"face": ("fur", "along"), "ear": ("fur", "along"), "lid": ("skin", "along"), "nose": ("skin", "across")}, ambient=0.08)
        curls(m, body, 24, 12, keep=("wool",), gain=1.2)
        m.glow(404, 600, 360, 0.85, 0.7)
        eyes(m, lamb, light=1.0, glint=(0.1, -0.4), iris=0.5)
    s.describe("From the bottom of a well we look up. An ox, a bear and a lamb lean over the rim and call down; the lamb has stopped and stares.")
    s.moods("eerie", "longing", "solemn", "startled")
    s.themes("calling", "depth", "rescue", "singing", "being seen")
    s.says("wake up!", "wrong number", "I heard them, far away", "anybody home?", "all’s well", "hello-o-o-o", "did it answer?", "family visit", "what have they dropped?", "three wise ones", "deep listener", "she saw me", "don’t make a sound", "come up, dinner’s ready", "choir practice", "how far down is it?", "the bottom looks back", "they found us", "search party", "echo", "am I in trouble?", "newborn", "it blinked", "nativity, from below", "you first", "looking down on me", "someone is living there", "one of them stopped singing", "night song", "wishing well", "the doctor will see you now", "they never knock", "coming round", "is it a boy?", "rescue, maybe", "the audience leans in", "what the coin sees", "hold the note", "I was asleep for years", "the lamb knows", "peekaboo")  # fmt: skip
    s.relate("lamb that has stopped", "listens to", "shaft of the well")
    s.about(place="a well in the quarry of dark", time="night", light="from below, from where we are", composition="centred", view="from below", foreground="the stones of the shaft", unexplained="what the lamb has seen down here")
