"""A tortoise carries the night through the noon, and it has slopped over."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import Clay, InkPen, Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import night_carriers as night

RAYS = 50_000
POOLS = ((150, 800, 138, 66), (96, 574, 80, 36), (150, 430, 50, 21), (216, 320, 32, 13), (264, 242, 17, 7), (294, 188, 9, 3.6))
BODY = {"at": (476.0, 680.0, 0.0), "scale": 1.16, "pitch": -42.0, "yaw": -36.0, "roll": 2.0}
DRIPS = "M262,560 C262,620 274,640 270,690 C272,704 286,704 287,690 C288,650 296,640 306,640 C318,650 312,720 318,742 C324,752 334,748 334,734 C334,690 344,676 356,684 C364,700 362,724 368,730 C376,732 378,716 378,700 L392,640 L420,560 L300,520Z"


@card(id="k2yd7r", title="Spilled a Little", seed=63, palette="quince", light=(0.35, -0.85))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((420, 720, 340))
    p.wash("M-30,-30 H830 V150 H-30Z", "#6fa8dc", name="noon sky", strength=0.7, wet=0.0, bloom=1, fade=(0, 0.6))
    p.wash("M-30,130 C90,96 200,140 310,140 C420,120 520,84 640,110 C720,124 780,104 830,112 V420 H-30Z", "#f0c850", name="yellow hills", role="place", strength=0.7, wet=0.0, bloom=2, charge="#d8a850", uneven=0.8)
    p.wash("M318,150 C420,190 560,230 830,240 V760 C640,640 330,470 262,340 C236,280 270,200 318,150Z", "#f3d468", name="near hill", strength=0.7, wet=0.05, bloom=2, charge="#e0b058", uneven=0.8)
    p.wash("M300,146 C240,190 120,250 60,380 C20,470 -10,600 -30,700 V200 C80,170 200,170 300,146Z", "#e8bc58", name="left slope", strength=0.7, wet=0.05, bloom=1)
    p.wash("M-30,620 C30,480 60,400 120,330 C190,250 270,190 306,147 L318,147 C290,200 262,270 280,340 C350,470 560,580 830,700 V1230 H-30Z", "#fffaea", name="white road", role="place", strength=0.25, wet=0.05, bloom=0)
    sun, sky = Lamp(0.35, -0.85, 0.5, 1.0), Lamp(-0.5, 0.2, 0.8, 0.35)
    for k, (x, y, rx, ry) in enumerate(POOLS):
        p.wash(night.pool(x, y, rx, ry, k), "#1f2c66", name="night on the road", role="accent" if not k else None, strength=1.2, wet=0.12, bloom=1, charge="#4a3c86", pool=0.6)
    p.draw(lambda pen: pen.rect(209, 312, 11, 12, "#ffc23a"), name="window", contact=0, how={"light": 0, "second": 0, "line": 0.6})
    p.spatter((420, 1150), 240, 40, "#c9a070", size=4)
    body = night.laden_tortoise()
    body.marks["front"] = [(206, -10, 0)]
    body = body.turned(**BODY)
    head = night.sorry_head(look=(1.0, -0.5)).turned(at=(516, 960, 330), scale=1.5, yaw=-45, pitch=10, roll=-6)
    [(nx, ny, nz)], [(fx, fy, fz)] = head.marks["nape"], body.marks["front"]
    body.limb([(fx - 30, fy - 20, fz - 20, 60), (fx + 40, fy + 24, fz + 40, 60), (fx + 56, fy + 90, fz + 80, 60), (nx + 56, ny + 8, nz - 40, 64), (nx, ny, nz, 70)], part="neck", melt=16, per=16)
    p.cast(Clay(body.lumps).add(head), ground=830, tilt=0.7, lamp=sun)
    p.clay(body, {"": "#8a9a5a", "shell": "#a87a48", "rim": "#8f6038", "claw": "#5a4a3a", "neck": "#98a468"}, name="tortoise", role="subject", texture={"": "scales", "shell": "skin"}, lamps=[sun, sky], rays=RAYS)
    tub = night.stave_tub(204, 128).turned(**{**BODY, "at": (476, 680 - 1.16 * 100 * 0.74, 90)})
    p.clay(tub, {"": "#b98a50", "hoop": "#5a5468", "edge": "#c99a5c"}, name="tub", role="prop", texture={"": ""}, lamps=[sun, sky], rays=RAYS)
    p.ink(lambda k: [k.line([(x, y) for x, y, _ in line], 1.8, broken=0.2) for name, line in tub.marks.items() if name[0] == "j" and line[0][2] > 90], name="joints")
    p.wash(DRIPS, "#1f2c66", name="slopped over", strength=1.1, wet=0.0, bloom=1, charge="#4a3c86", pool=0.6)
    p.wash(tub.curve("rim"), "#18245c", name="night", role="accent", strength=1.35, wet=0.0, bloom=3, charge="#4a3c86", uneven=0.9)
    face = p.clay(head, {"": "#a0a868", "jaw": "#b8b47c", "lid": "#7a7a4a"}, name="her head", role="subject", texture="skin", lamps=[sun, sky], rays=RAYS)
    p.eyes(face, iris="#7a4a2c", white="#f6eed6")
    def stars(pen: Pen) -> None:
        for x, y, rx, ry, count in ((476, 470, 210, 140, 60), *((x, y, rx * 0.8, ry * 0.8, int(rx / 6)) for x, y, rx, ry in POOLS)):
            for _ in range(count):
                a, q = s.rng.uniform(0, math.tau), math.sqrt(s.rng.random())
                pen.circle(x + rx * q * math.cos(a), y + ry * q * math.sin(a), float(s.rng.uniform(0.9, 3.2)) * (1 if rx > 60 else 0.5), "#ffffff")

    p.lift(stars, 1.0, soft=0.5)
    p.lift("M590,372 C626,380 640,420 614,440 C640,436 660,404 644,380 C632,364 606,362 590,372Z", 1.0, soft=1.0)

    bird = p.clay(night.bird_asleep().turned(at=(128, 800, 0), scale=0.9, pitch=-12), {"": "#c4b0d8", "wing": "#5a548c", "tail": "#5a548c", "beak": "#e0923a"}, name="bird asleep", role="witness", texture={"wing": "feathers"}, lamps=[Lamp(0.5, -0.7, 0.5, 0.75), Lamp(-0.5, 0.2, 0.8, 0.2)], how={"bare": 1.2}, rays=20_000)

    def lines(k: InkPen) -> None:
        k.line(head.curve("mouth")[2:], 2.6).line(bird.clay.curve("shut"), 2.0)
        for x, y in ((664, 806), (676, 850), (660, 900)):
            k.line([(x, y), (x + 40, y - 14), (x + 92, y - 4)], 1.7, broken=0.2)

    p.ink(lines, name="mouth")
    p.draw(lambda pen: night.thistle(pen, 40, 1290, 1.25, 8), name="thistle", role="prop", plane="front", contact=0, how={"strength": 1.2})
    s.relate("night", "pours out of", "tub")
    s.describe("A tortoise carries a tub full of night. The tub on her back holds dark blue sky with stars and a moon, and it has spilled. She looks round; on the white road behind her lie pools of night. In the nearest a small bird sleeps.")  # fmt: skip
    s.moods("guilty", "dreamy", "slow", "funny")
    s.themes("night and day", "mishaps", "responsibility", "slowness", "traces")
    s.says("I was told: by evening", "wet paint", "that explains a lot", "spilled ink", "oops", "the night shift", "slow delivery", "it was full when I left", "carry the universe", "shower of stars", "jet lag", "a bit of space",
           "leave no trace", "who will mop that up?", "don’t cry over spilled night", "a nap in a puddle", "breadcrumbs", "the milky way, to go", "overloaded", "it wasn’t me", "moonlighting", "careful, it’s full", "half empty or half full",
           "potholes", "nightfall", "early to bed", "time difference", "the sky in a bucket", "a drop of darkness", "a weight on my shoulders", "handle with care", "the missing hours", "polar night", "puddle jumping", "late again",
           "where the dark comes from", "midnight at noon", "look what I have done", "liquid sky", "somebody has to bring it", "a long day", "eclipse by tortoise")  # fmt: skip
    s.about(place="a white road over yellow hills", time="noon", light="high sun, midnight in the tub", composition="right", view="from above, near", foreground="a thistle in the corner", unexplained="a window is lit in one of the pools")
