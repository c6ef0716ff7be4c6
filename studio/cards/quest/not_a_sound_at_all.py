"""A cow keeps quite still: a bat sleeps in her bell, where the clapper was, and a butterfly sits on her nose."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import bell_beasts as bells
from reverie_studio.sculpt.lowing import strapped

RAYS = 70_000
AT, K = (400.0, 356.0, 0.0), 2.05
BELL = (402.0, 710.0, 300.0)


def grass(pen: Pen) -> None:
    for k in range(90):
        x, side = -20 + 9.5 * k, abs(k - 44) / 44
        tall = 14 + 236 * side**1.6 * (0.6 + 0.4 * math.sin(k * 2.3)) + 18 * math.sin(k * 1.7)
        lean = 50 * math.sin(k * 1.13) * (0.4 + side)
        pen.taper([(x, 1240), (x + lean * 0.15, 1214 - tall * 0.5), (x + lean, 1186 - tall)], 15, 2, ("#1e2a30", "#2b3d38", "#1a2228")[k % 3])


@card(id="wtaclt", title="Not a Sound at All", seed=77, palette="indigo_wash", light=(-0.55, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((400, 640, 330))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#4f6f8c", name="night", role="place", strength=0.9, wet=0.0, bloom=3, charge="#6a5a90", uneven=0.8)
    moon = [(76 + 62 * math.cos(a), 520 + 62 * math.sin(a)) for a in (k * math.tau / 24 for k in range(24))]
    p.lift([(76 + 1.9 * (u - 76), 520 + 1.9 * (v - 520)) for u, v in moon], 0.5, soft=36)
    p.lift(moon, 1.0, soft=2)
    lamps = [Lamp(-0.6, -0.55, 0.6, 1.0), Lamp(0.6, 0.3, 0.5, 0.22)]
    cow = strapped(bells.still_cow().turned(at=AT, scale=K, roll=-3, pitch=4), [(180, 560), (220, 606), (310, 650), (400, 664), (490, 650), (580, 606), (620, 560)], 19)
    blaze = [(384, 190), (366, 260), (352, 340), (340, 430), (330, 500), (470, 500), (462, 430), (448, 340), (436, 260), (420, 190)]
    bib = [(270, 690), (196, 740), (150, 830), (224, 900), (176, 980), (240, 1060), (200, 1210), (600, 1210), (652, 1040), (604, 960), (668, 870), (596, 800), (630, 735), (520, 690)]
    body = p.clay(cow, {"": "#a5502c", "neck": "#efe2cc", "shoulder": "#a5502c", "muzzle": "#d9a090", "horn": "#e6dcc2", "ear": "#8a4026", "lid": "#5a2a20", "strap": "#5a2a2c"}, name="cow", role="subject", texture={"": "fur", "horn": "", "muzzle": "", "lid": "", "strap": ""},
                  lamps=lamps, how={"as": "bold", "cool": 0.45, "bare": 0.97}, markings=[(blaze, "#f2e8d6"), ([(float(u), float(v)) for u, v in flow(bib, 8, closed=True)], "#efe2cc")], rays=RAYS)
    p.eyes(body, iris="#2c1a14", white="#f6efe2", glint=(-0.3, -0.4))
    brass = bells.cow_bell().turned(at=BELL, scale=1.05, pitch=13)
    mouth = [(float(u), float(v)) for u, v in brass.curve("mouth")][:-1]
    p.clay(brass, {"": "#d9a02c", "band": "#e8b84a", "loop": "#8a6a3a"}, name="bell", role="accent", lamps=lamps, how={"as": "bold", "cool": 0.25}, rays=RAYS // 2)
    p.draw(lambda pen: pen.poly(mouth, "#241a1e"), name="inside of the bell", role="prop", contact=0, how={"light": 0, "line": 0.6})
    asleep = bells.hanging_bat().turned(at=(400, mouth[0][1] + 10, 340), scale=0.9)
    p.clay(asleep, {"": "#2c2238", "rib": "#5a4660", "head": "#a8683a", "ruff": "#c08848", "ear": "#5c3c40", "nose": "#2a2026"}, name="bat", role="witness", texture={"head": "fur", "ruff": "fur"}, lamps=[Lamp(-0.6, -0.2, 0.6, 0.6)], how={"as": "bold", "cool": 0.4}, rays=RAYS // 2)
    ex = asleep.curve("eyes")
    p.ink(lambda k: [k.line([(u - 9, v + 1), (u, v - 5), (u + 9, v + 1)], 2.8) for u, v in ex] and k.line([(float(u), float(v)) for u, v in asleep.curve("mouth")], 2.0) and [k.line([(float(u), float(v)) for u, v in asleep.curve(f"fold {n}")], 1.6) for n in range(2)], name="closed eyes")
    p.glaze([(330, 430), (400, 462), (506, 424), (494, 498), (454, 520), (408, 500), (352, 528)], "#3a2c40", strength=0.6, wet=0.3, name="shadow of the wings")
    v = mouth[0][1]
    p.glaze([(388, v - 4), (416, v - 4), (426, v + 26), (402, v + 34), (380, v + 26)], "#1c141c", strength=0.6, wet=1.0, name="shade under the bell")
    p.draw(lambda pen: bells.moth(pen, 392, 430, 0.84, ("#3f7fb0", "#2f6494", "#f4e2a0", "#2a2a3c")), name="butterfly", role="accent", contact=0, how={"light": 0.4, "second": 0.2})
    p.draw(grass, name="grass", role="prop", contact=0, count=3, how={"light": 0, "second": 0.2, "strength": 1.1})
    s.relate(body, "carries", "butterfly")
    s.describe("A cow stands still and squints at a butterfly on her nose. A golden bell hangs at her neck. Where its clapper should be, a bat sleeps head down, wrapped in its wings. The moon is up, and dark grass stands in front.")
    s.moods("breathless", "comic", "tender", "tense")
    s.themes("silence", "consideration", "self-control", "night", "guests")
    s.says("not a sound", "wait for it", "do not sneeze", "saved by the bell", "hold your breath", "a ticklish situation", "heavy metal", "ring the changes", "any moment now", "an alarm clock", "clapper", "mute", "suspense", "curfew", "hang in there", "silence", "tinnitus", "in full swing", "it would only take a breath",
           "lodger", "silent night", "the butterfly effect", "a quiet hostess", "please don’t", "sleep tight", "the night shift is over", "upside down", "bless you", "cross-eyed", "holy cow", "no mooing", "patience of a saint", "snooze button", "belfry to let", "bats in the belfry", "stand still for the photograph", "who put you there?",
           "midnight", "beauty on the nose", "a bell that forgot its word", "Batman’s day off", "motherly", "bedtime in the meadow", "Für Elise on tiptoe", "the loudest bed", "one small itch", "yoga", "for whom the bell does not toll", "poise")  # fmt: skip
    s.about(place="a meadow", time="night", weather="clear", light="a full moon from the left", composition="low", view="near, from below, out of the grass", foreground="dark grass along the lower edge", unexplained="why the bell has a bat for a clapper")  # fmt: skip
