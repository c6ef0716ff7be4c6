"""It Has the Scent: the rain has a hound's face and has found the hole; the hare inside holds still."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.land import engrave
from reverie_studio.sculpt.marks import grid, inside, oval
from reverie_studio.sculpt.plants import roots
from reverie_studio.sculpt.rock_beasts import bloodhound_face, hare_back

CX, CY = 400.0, 458.0


@card(id="ra1n4h", title="It Has the Scent", seed=29, palette="board_tide", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.32, -0.5, 0.8, 0.95)], focus=(400, 520, 330))
    rng, (x, y) = s.rng, grid()
    rim = [(CX + (330 + 20 * math.sin(5 * a + 1) + rng.normal(0, 7)) * math.cos(a), CY + (424 + 18 * math.sin(4 * a) + rng.normal(0, 7)) * math.sin(a)) for a in np.linspace(0, math.tau, 72)[:-1]]
    with b.thing("rain", "place", lamps=[], depth=0.1) as r:
        for row in range(3):
            r.comb([[(40 + 9 * row, -20), (60, 400), (84, 900)], [(420, -20), (440, 400), (460, 900)], [(760, -20), (780, 400), (800, 900)]], 110,
                width=(0.9, 2.8), length=(0.06, 0.2), start=(0, 0.9), stray=12)
    with b.thing("hound of rain", "subject", depth=0.4) as h:
        hound = bloodhound_face().turned(at=(CX, CY - 6, 0), scale=1.5, roll=-5)
        h.leave_clay(hound, grow=6)
        rain = CUTS["rain"].but(white=0.95, near=2.5, far=8, gap=(3, 10), stroke=(12, 46), over=10)
        h.clay(hound, rain, "down", parts={"lid": ("skin", "along"), "eye": ("skin", "across")}, gain=1.15, ambient=0.05)
        nose = Clay([lump for lump in hound.lumps if lump.part == "nose" or lump.carve])
        nx, ny = hound.curve("nose")[0]
        h.leave_clay(nose, grow=3)
        h.clay(nose, CUTS["skin"].but(near=2.0, cross=None), "across", gain=1.3, ambient=0.16, spot=1.0)
        for side in (-1, 1):  # nostrils, and what runs off
            h.leave(oval(nx + 40 * side, ny + 20 - 4 * side, 24, 13, 24 * side), grow=1)
            h.strokes([[(nx + 22 * side, ny + 40 - 3 * side), (nx + 44 * side, ny + 38 - 4 * side), (nx + 64 * side, ny + 26 - 4 * side)]], 2.2, spot=1.0)
        h.bare(oval(nx - 34, ny - 28, 20, 6, -14), spot=0)
        for dx, dy, k in ((6, 96, 1.1), (4, 168, 0.9), (14, 236, 0.7)):
            drop = [(nx + dx + k * u, ny + dy + k * v) for u, v in flow([(0, -28), (5, -10), (11, 4), (8, 17), (0, 21), (-8, 17), (-11, 4), (-5, -10)], 5, closed=True)]
            h.leave(drop, grow=5)
            h.bare(drop, spot=1.0)
            h.prick([(nx + dx - 4 * k, ny + dy + 8 * k, 2.4)], spot=0)
        h.comb([[(96, 690), (98, 760), (104, 860)], [(200, 740), (204, 800), (210, 900)]], 30, width=(0.9, 2.6), length=(0.12, 0.5), start=(0, 0.6))
        h.comb([[(640, 640), (646, 720), (650, 820)], [(716, 600), (718, 660), (724, 760)]], 24, width=(0.9, 2.6), length=(0.12, 0.5), start=(0, 0.6))
        eyes(h, hound, light=0.95, iris=0.7, glint=(-0.3, -0.3))
    with b.thing("burrow", depth=0.7) as e:
        e.leave([(-20, -20), (820, -20), (820, 1220), (-20, 1220)], rim)
        far = np.hypot((x - CX) / 330, (y - CY) / 400)
        tone = np.clip(1.5 - far, 0, 1) ** 1.6 * (0.6 + 0.4 * np.clip((y - CY) / 400 + (x - CX) / 500, -1, 1))
        turn = np.asarray(np.arctan2((y - CY) * 0.8, x - CX) + np.pi / 2 + 0.12 * np.sin(x / 60) * np.sin(y / 47), np.float32)
        engrave(e, np.asarray(1.3 * tone, np.float32), turn, CUTS["stone"].but(near=3.0), where=(1 - inside(rim)) * (far < 1.6))
        e.strokes([[*rim, rim[0]]], 5, ends=(1, 1), black=True)
        e.strokes([rim[62:] + rim[:46]], 3.0, ends=(0.1, 0.1))
        roots(e, [rim[k] for k in (41, 44, 60, 67)], (60, 130), 0.1, wave=0.05)
    with b.thing("hare", "witness", plane="front", lamps=[Lamp(400, 560, 260, 2.2, 360)]) as w:
        hare = hare_back().turned(at=(424, 1046, 160), scale=1.25, roll=4)
        w.leave_clay(hare, grow=7)
        w.clay(hare, CUTS["fur"].but(stroke=(10, 28), over=8), "along", shade=0.25)
    s.describe("A huge wet hound sniffs at the mouth of a burrow. Drops fall from its blue nose; inside, its back to us, sits a hare with its ears up.")
    s.moods("tense", "comic", "wet", "watchful")
    s.themes("pursuit", "hiding", "rain", "fate", "being found")
    s.says("big wet dog", "sniff", "found", "drip", "caught", "blue", "nosy", "downwind", "umbrella", "intruder", "it always finds me", "he only wants to play", "he’s bigger than the door", "good boy, go away", "a nose for trouble", "the warmth gave you away", "here comes Monday", "not a sound", "who’s at the door?", "we’re not at home", "say cheese", "a hare’s breath", "somebody has a cold", "raining cats and, well", "my past, on a good day", "the landlord", "no other exit", "he lost his master", "smells of yesterday", "nobody told him it’s over", "first date", "cornered", "come out, it’s only weather", "those eyes would forgive you anything", "hunting season", "keep still and it goes away", "an apology, dripping", "someone remembered me", "the tax man cometh", "I can smell your lunch", "end of the tunnel")  # fmt: skip
    s.relate("hound of rain", "towers over", "hare")
    s.about(place="a burrow", time="night", light="from outside, from above", composition="centred", view="through a burrow’s mouth, from inside",
        foreground="the hare’s back and ears", unexplained="why its nose is blue")
