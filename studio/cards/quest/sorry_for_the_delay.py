"""Sorry for the Delay: a stork comes down the chimney with a bundle, and a long white beard spills out of it."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import flue_guests as flue

RAYS = 70_000
HX, HY, K = 467.0, 322.0, 1.5
KX, KY = 350.0, 714.0


@card(id="nfiill", title="Sorry for the Delay", seed=32, palette="madder", light=(-0.6, -0.4))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((390, 560, 320))
    p.draw(flue.hearth, name="fireplace", role="place", contact=0, how={"light": 0.15, "second": 0.3, "strength": 1.15})
    p.ink(flue.stones, name="joints")
    p.glaze("M654,142 L702,116 V962 L654,930Z", "#e89a58", name="lamplight in the reveal", strength=0.5, wet=0.2, fade=(0, -0.5))
    lamp, room = Lamp(-0.62, -0.3, 0.6, 1.1), Lamp(0.5, -0.7, 0.4, 0.3)
    how = {"cool": 0.5, "bare": 0.85, "turn": 0.45}
    with s.inside("M100,118 H700 V1240 H100Z"):
        quills = [[(x, 60), (x + 12 + 4 * n, 190), (x + 12 + 6 * n, 300 - 22 * abs(n - 2))] for n, x in enumerate((596, 612, 628, 642, 654))]
        p.locks(quills, ["#2e2b38", "#3a3644"], width=40, lit=lambda x, y: 0.6, name="wing tips")
    bird = flue.flue_stork().turned(at=(HX, HY, 40), scale=K)
    with s.inside("M100,118 H700 V1240 H100Z"):
        body = p.clay(bird, {"": "#f4ece0", "bill": "#c8402f", "skin": "#3a3238", "lid": "#3a3238"}, name="stork", role="subject", texture={"down": "feathers"}, lamps=[lamp, room], how=how, rays=RAYS, drops=[(HX + 58, HY - 46, 46, "#6a6068"), (HX + 70, HY - 190, 44, "#8a8088")])
    p.eyes(body, iris="#d8a040", white="#f4ead0")
    p.glaze([(250, 1010), (330, 996), (500, 1000), (600, 1014), (500, 1036), (300, 1036)], "#3a2438", strength=0.8, wet=0.3, name="shadow of the bundle")
    sack, hem = (c.turned(at=(KX, KY, 100), scale=1.12) for c in flue.open_sack())
    cloth = {"as": "bold", "cool": 0.5}
    p.clay(sack, {"": "#35608f", "knot": "#4a78a8"}, name="bundle", role="accent", texture="cloth", lamps=[lamp, room], how=cloth, rays=RAYS)
    p.ink(lambda k: k.line(bird.curve("gape"), 1.8), name="gape")
    beard = []
    for n in range(130):
        q = n / 129
        x, w = KX - 92 + 184 * q, float(s.rng.normal(0, 8))
        end = 70 + 440 * q
        beard.append([(x, KY + 160 + 14 * math.sin(math.pi * q) + w * 0.3), (x + w, KY + 246), (0.8 * x + 0.2 * end + w, KY + 318), (0.4 * x + 0.6 * end + 22 * math.sin(5 * q) + w, KY + 384), (end - 30 * math.sin(4 * q + 0.6) + 2 * w, KY + 448 + w), (end + 30 * math.sin(8 * q) + 2.6 * w, 1236 + 20 * math.sin(9 * q) + 2 * w)])
    p.locks([beard[i] for i in s.rng.permutation(130)], ["#fffaf0", "#f4ecdc", "#e6dccc"], width=14, lit=lambda x, y: 1.0, name="beard", role="accent", hairs=1)
    p.clay(hem, {"": "#4a78a8"}, name="hem", texture="cloth", lamps=[lamp, room], how=cloth, rays=RAYS // 2)
    p.spatter((560, 1000), 70, 26, "#2a2029", size=3)
    p.draw(lambda pen: flue.bootees(pen, 60, 262), name="bootees", role="prop", contact=0, how={"light": 0.2, "second": 0.3})
    p.draw(flue.cradle, name="cradle", role="prop", contact=0, how={"light": 0.05, "second": 0.3, "strength": 1.2})
    s.relate(body, "carries", "bundle")
    s.describe("A stork hangs head first into a fireplace from the chimney. Its bill sets a blue bundle down on the hearth. A long white beard pours out of it, over stone and floor. Two bootees hang beside the fireplace. In the corner near us stands an empty cradle.")
    s.moods("comic", "tender", "patient", "melancholy")
    s.themes("birth", "age", "waiting", "home", "time")
    s.says("congratulations!", "better late than never", "back to where I began", "it’s a boy", "overdue", "the long way home", "second childhood", "born old", "sorry for the delay", "express delivery", "he has his father’s beard", "old soul", "return to sender", "a late arrival",
           "Father Christmas by air", "handle with care", "grandfather’s first day", "nine months, they said", "lost in the post", "you haven’t changed a bit", "moving back in with mum", "reincarnation", "the wrong address", "never too late", "Benjamin Button", "stuck in the chimney",
           "retirement home", "waited a lifetime", "ageing well", "full circle", "parcel service", "a surprise in the fireplace", "mother will be pleased", "slow and steady", "what kept you?", "home at last", "who ordered this?", "midlife crisis",
           "the bootees won’t fit", "one of us is late", "a soft landing", "the cradle is ready", "please sign here", "wisdom", "soot", "some babies need longer", "the wait was worth it")  # fmt: skip
    s.about(place="an old fireplace", time="evening", light="a lamp in the room, from the left", composition="centred", view="from below, over the rail of a cradle", foreground="the rail of an empty cradle, cut by the corner", unexplained="how long it has been on the way")  # fmt: skip
