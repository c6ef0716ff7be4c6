"""A mule train climbs an old woman’s plait, and her fingers feel for what itches."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import Clay, Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.figures import knotted
from reverie_studio.sculpt.hands import hand
from reverie_studio.sculpt.marks import holding
from reverie_studio.sculpt.plaits import combed, mule, old_nape, old_shoulders, panes, plait

RAYS = 50_000
POSE = {"at": (452.0, 400.0, 0.0), "scale": 1.36, "pitch": 6.0, "roll": 2.0}
PLAIT = ((452, 470, 140, 62), (446, 580, 200, 74), (426, 760, 250, 96), (404, 960, 280, 120), (390, 1240, 300, 150))
MULES = ((452, 652, 0.52, 1), (424, 730, 0.58, -1), (436, 816, 0.66, 1), (398, 912, 0.74, -1), (424, 1016, 0.84, 1), (378, 1130, 0.94, -1))
PANES = ((414, 196, 1.3), (474, 178, 1.2), (446, 232, 1.4), (500, 224, 1.2), (396, 238, 1.0))
PEAKS = ("M96,352 C120,340 126,340 130,320 C140,270 180,262 196,300 C204,330 214,336 232,356 C210,340 196,366 176,344 C156,372 136,336 96,352Z", "M622,404 C646,380 650,390 656,352 C664,290 716,290 722,346 C726,384 744,392 778,428 C744,404 728,432 704,400 C684,428 660,388 622,404Z")


@card(id="b8fh4j", title="An Itch", seed=71, palette="tea_stain", light=(0.6, -0.6))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((420, 560, 320))
    p.wash("M-30,-30 H830 V560 H-30Z", "#5a6a90", name="before sunrise", role="place", strength=1.0, wet=0.0, bloom=2, fade=(0, 0.75), uneven=0.6)
    p.wash("M-30,400 C200,420 600,400 830,410 V580 H-30Z", "#e0a088", name="first rose", strength=0.6, wet=0.9, bloom=0)
    p.wash("M-30,520 L60,380 C100,330 120,350 130,320 C140,270 180,262 196,300 C204,330 230,340 260,400 L330,520 L420,600 H-30Z", "#5c6888", name="far peak", strength=0.95, wet=0.0, bloom=1, line=0.6)
    p.wash("M480,600 L600,430 C640,380 650,390 656,352 C664,290 716,290 722,346 C726,384 760,400 830,500 V640 H480Z", "#4c5878", name="peak", role="prop", strength=1.0, wet=0.0, bloom=1, line=0.6)
    for cap in PEAKS:
        p.lift(cap, 0.95, soft=1.5)
    p.wash("M-30,560 C100,520 240,590 380,560 C560,530 680,580 830,548 V1230 H-30Z", "#b4a8b0", name="sea of cloud", strength=0.6, wet=0.4, bloom=2)
    sky, low = Lamp(0.75, -0.55, 0.2, 0.8), Lamp(-0.5, 0.1, 0.8, 0.22)
    p.clay(old_shoulders().turned(**POSE), "#5a3a4c", name="shawl", role="place", texture="cloth", lamps=[Lamp(0.75, -0.55, 0.2, 0.5), low], how={"as": "dark", "bare": 1.4}, rays=RAYS)
    head = p.clay(old_nape().turned(**POSE), {"": "#7f8090", "ear": "#c4907e", "neck": "#b08470", "bun": "#8a8896"}, name="old woman", role="subject", texture={"bun": "hair"}, lamps=[sky, low], how={"as": "dark", "cool": 0.5}, rays=RAYS)
    p.locks(combed(452, 400, 1.36, s.rng), ["#9a9aa6", "#a8a4a8", "#8c8e9e"], width=30, lit=lambda x, y: 0.3 + max(0.0, (x - 440) / 220), hairs=2, name="combed hair", how={"cool": 0.35, "shade": 0.5, "line": 0.55})
    p.glaze("M452,246 C330,258 286,336 292,400 C298,462 350,506 396,516 C352,440 346,330 452,246Z", "#34365a", strength=0.5, wet=1.0, name="turned from the light")
    for fall in (0, 64, 150):
        for band in ([(490, 640 + fall), (660, 660 + fall * 1.05), (750, 720 + fall * 1.15), (840, 820 + fall * 1.2)], [(390, 646 + fall), (220, 670 + fall * 1.05), (110, 736 + fall * 1.15), (-40, 870 + fall * 1.2)]):
            p.wash(lambda pen, band=band, fall=fall: pen.taper(band, 9 + fall * 0.03, 12 + fall * 0.04, "#b87a5a"), "#b87a5a", name="border of the shawl", strength=0.8, wet=0.15, bloom=0, dry=0.2)
    rope = plait(PLAIT, 3.4)
    p.clay(rope, "#8a8a98", name="plait", role="subject", texture="hair", lamps=[sky, low, Lamp(420, 830, 480, 0.7, 300)], how={"as": "bold", "cool": 0.5}, rays=RAYS)
    p.draw(lambda pen: panes(pen, PANES) or pen.path("M483,166 L496,162 L496,186 L483,188Z", "#5a3a34"), name="windows in the bun", role="accent", contact=0, how={"light": 0, "second": 0, "strength": 0.8})
    lights = [(x + 102 * k * side, y - 22 * k) for x, y, k, side in MULES]
    for (x, y), (_, _, k, _) in zip(lights, MULES, strict=True):
        glow = [(x + 78 * k * math.cos(a), y + 78 * k * math.sin(a)) for a in (j * math.tau / 10 for j in range(10))]
        p.lift(glow, 0.75, soft=26)
        p.glaze(glow, "#f7a92a", strength=0.32, wet=1.0, name="lantern light")
    p.draw(lambda pen: [mule(pen, x, y, k, side, 8, True) for x, y, k, side in MULES], name="mules", role="witness", contact=0, how={"light": 0.1, "second": 0.2})
    p.lift(lambda pen: [pen.circle(x, y, 3 + 4 * m[2], "#ffffff") for (x, y), m in zip(lights, MULES, strict=True)], 1.0, soft=1.0)
    fingers = holding(knotted(hand("pinch", wrist=300)).turned(at=(0, 0, 420), scale=1.7, yaw=150, pitch=10, roll=100), 312, 548)
    sleeve = Clay().limb([(-90, 452, 420, 86), (30, 488, 424, 78), (96, 500, 428, 66)], part="cuff", per=12)
    p.clay(fingers, "#c08e74", name="hand", role="witness", texture="skin", lamps=[sky, low, Lamp(430, 640, 520, 1.0, 160)], rays=RAYS)
    p.clay(sleeve, "#5a3a4c", name="sleeve", texture="cloth", lamps=[sky, low], how="dark", rays=RAYS)
    s.relate("mules", "sails on", head)
    s.describe("Tiny mules climb an old woman’s plait. She is huge and sits with her back to us before snowy mountains. Mules, drivers and lanterns climb towards her bun, where windows are lit. Her hand has come round and feels for the plait, just above them.")  # fmt: skip
    s.moods("suspenseful", "tender", "tiny", "comic")
    s.themes("scale", "pilgrimage", "danger", "ageing", "persistence")
    s.says("nearly at the top", "what is it now?", "keep perfectly still", "an itch", "mother mountain", "switchbacks", "head office", "pilgrims", "base camp", "lice", "a head for heights", "the high road", "hair-raising", "a hair’s breadth",
           "up and over", "the landlady doesn’t know", "small caravan, big world", "something is crawling", "tickle", "knit one, climb one", "don’t look down", "rapunzel’s grandmother", "tenants on the top floor", "parting", "it runs in the family",
           "uphill battle", "night climb", "scratch that", "the long way up", "supplies", "silver mine", "heavy thoughts", "the roof of the world", "she feels it coming", "follow the lights", "we are not alone", "earthquake warning",
           "grandma’s secret lodgers", "one wrong step", "braided road", "the giant wakes", "dandruff", "morning traffic")  # fmt: skip
    s.about(place="a high valley of clouds", time="before sunrise", light="cold sky, the lanterns of the train", composition="centred",
            view="near, from behind", foreground="her own hand at the left edge", unexplained="who opens a window in the bun")  # fmt: skip
