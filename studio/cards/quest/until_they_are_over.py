"""A wolf sits still at the abyss while the sheep cross on its shadow."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.passages import left_crook, sitting_wolf, small_sheep, thrown_wolf

RAYS = 80_000
NEAR = "M-30,1010 C60,984 200,976 330,972 C390,970 440,962 486,968 L500,1000 L478,1060 L496,1120 L470,1230 H-30Z"
FAR = "M606,470 L640,444 L720,430 L830,420 V900 L780,860 L760,780 L720,740 L712,660 L660,620 L650,540Z"
SHEEP = ((490, 944, 1.1, False), (540, 836, 0.92, False), (590, 742, 0.78, True), (632, 660, 0.64, False), (668, 590, 0.52, False), (704, 530, 0.45, False), (764, 462, 0.4, False))


@card(id="x8ka5v", title="Until They Are Over", seed=12, palette="marigold", light=(-0.9, -0.2))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((420, 560, 320))
    p.wash("M-30,-30 H830 V420 H-30Z", "#8a7fb0", name="evening sky", role="place", strength=0.8, wet=0.0, bloom=3, charge="#c08a90", fade=(-0.5, 0.7))
    sun = [(20 + 92 * math.cos(a), 372 + 92 * math.sin(a)) for a in (k * math.tau / 20 for k in range(20))]
    glow = [(20 + 330 * math.cos(a), 372 + 250 * math.sin(a)) for a in (k * math.tau / 12 for k in range(12))]
    p.lift(glow, 0.8, soft=80)
    p.glaze(glow, "#f5a83a", strength=0.35, wet=1.0, name="glow")
    p.lift(sun, 1.0, soft=3)
    p.glaze(sun, "#ffdc6a", strength=0.35, wet=0.1, name="sun")
    p.wash("M-30,400 C100,380 200,396 330,384 C480,372 640,392 830,376 V470 H-30Z", "#a88aa4", name="far ridge", strength=0.7, wet=0.1, bloom=1)
    p.wash("M-30,430 H830 V1230 H-30Z", "#b0a0c4", name="fog in the gorge", role="place", strength=0.75, wet=0.0, bloom=4, charge="#d8b0a8", uneven=1.0)
    for k, (y, h) in enumerate(((480, 30), (560, 46), (680, 60), (820, 80))):
        p.lift([(-60, y + h * 0.4), (140 + 60 * k, y - h), (380, y - h * 0.2), (600 - 40 * k, y - h * 1.1), (860, y), (860, y + h * 0.7), (560, y + h * 0.5), (300, y + h), (60, y + h * 0.6)], 0.85, soft=20)
    p.wash("M440,1010 C560,960 640,1000 830,930 V1230 H440Z", "#5a4a7c", name="depth", strength=0.7, wet=0.8, bloom=2, fade=(0, -0.8))
    p.draw(lambda pen: [pen.path(FAR, "#8a6a6c"), pen.path("M606,470 L640,444 L720,430 L830,420 V470 L730,486 L650,490Z", "#c8a46a")], name="far cliff", role="prop", contact=0, how={"light": 0.2, "second": 0.3, "strength": 0.85})
    p.lift("M560,800 C640,740 700,760 860,700 V960 H560Z", 0.8, soft=40)
    p.draw(lambda pen: [pen.path(NEAR, "#b08a52"), pen.path("M486,968 L500,1000 L478,1060 L496,1120 L470,1230 H400 L430,1130 L410,1060 L436,1000Z", "#6a4c50")], name="near cliff", role="prop", contact=0, how={"light": 0.1, "second": 0.3})
    p.glaze(thrown_wolf((432, 962), (756, 402), 92), "#4a3a80", strength=0.85, wet=0.02, name="its shadow")
    wolf = sitting_wolf()
    low, cool = Lamp(-0.9, -0.25, 0.25, 0.72), Lamp(0.5, -0.3, 0.8, 0.34)
    p.glaze("M-30,1000 C100,984 300,980 420,984 C380,1012 120,1024 -30,1020Z", "#3a2a50", strength=0.6, wet=0.3, name="under it")
    body = p.clay(wolf, {"": "#6f6a78", "chest": "#b0a498", "leg": "#8a8080", "muzzle": "#9a8e88", "jaw": "#b8aaa0", "nose": "#241e24", "ear": "#5a5462", "lid": "#3a3440", "tail": "#5f5a68"}, name="wolf", role="subject",
                  texture={"": "fur", "nose": "", "lid": ""}, lamps=[low, cool], how={"bare": 1.12, "cool": 0.5}, drops=[(210, 560, 120, "#c8844a"), (150, 720, 130, "#b87a4c"), (120, 880, 110, "#a86a48"), (290, 260, 70, "#d08a4a"), (290, 420, 80, "#b8805a")], rays=RAYS)  # fmt: skip
    p.eyes(body, iris="#e0a828", white="#f0e0b0", glint=(-0.3, 0.3))
    p.draw(lambda pen: [small_sheep(pen, x, y, k, tail=tail, step=i) for i, (x, y, k, tail) in reversed(list(enumerate(SHEEP)))], name="sheep", role="witness", contact=0, how={"light": 0.4, "second": 0.3})
    tufts = [(14 + 27 * i, 1016 + 7 * math.sin(i * 1.7) + 22 * (i % 3)) for i in range(17)]
    p.ink(lambda k: k.tufts([*tufts, *((40 + 61 * i, 1120 + 50 * math.sin(i * 2.3)) for i in range(7)), (640, 446), (676, 440), (790, 424)], 20), name="dry grass")
    p.ink(lambda k: k.line(wolf.curve("lip"), 2.8), name="lip")
    p.draw(left_crook, name="crook and hat", plane="front", contact=0, how={"light": 0, "second": 0, "strength": 1.3})
    s.relate(body, "guards", "sheep")
    s.describe("A wolf sits quite still at the edge of a gorge. The low sun throws its long shadow over the fog to the other cliff, and a row of sheep walks across on it. One has a grey bushy tail. A crook with a hat stands alone in front.")  # fmt: skip
    s.moods("patient", "tense", "noble", "uneasy")
    s.themes("trust", "bridges", "enemies", "responsibility", "temptation")
    s.says("don’t move", "you carry more than you know", "before the sun goes down", "counting sheep", "the good shepherd", "one of us is different", "wolf in sheep’s clothing", "hold still", "hurry up, the light is going",
           "a bridge of shadow", "strange bodyguard", "self-control", "the truce", "he gave his word", "my better side", "one by one", "a long evening", "safe passage", "the new management", "nobody looks back",
           "where is the shepherd?", "in good hands?", "seven for supper", "on the wrong side", "the test", "not hungry today", "a leap of faith", "black sheep", "keep in line", "the last one turns off the light",
           "in the shadow of power", "under cover", "friend or foe", "walking on air", "mind the gap", "the crossing guard", "sunset rules", "what big ears you have", "an empty hat", "borrowed time", "he could have",
           "only till dusk")  # fmt: skip
    s.about(place="a gorge full of fog", time="sunset", light="low sun from the left", composition="left", view="from above, over the edge of the cliff",
            foreground="a dark crook with a hat on it", unexplained="the sheep with the bushy tail, and where the shepherd is")  # fmt: skip
