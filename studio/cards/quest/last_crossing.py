"""A pelican swims over the night sea; its pouch is the lantern, and two sit in it."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.shore_beasts import eared_passenger, ferry_pelican, lamp_passenger

RAYS = 80_000
LX, LY, WATER = 296.0, 500.0, 976.0


def pier(pen: Pen) -> None:
    pen.path("M730,-30 L724,300 L732,700 L690,1230 H830 V-30Z", "#10142a")
    pen.path("M730,-30 L724,300 L732,700 L690,1230 H716 L726,700 L718,300 L724,-30Z", "#1c2444")
    pen.path("M680,560 H830 V596 H712Z M716,640 H830 V672 H716Z", "#070a18")
    pen.path("M746,590 C694,590 670,640 676,690 C682,738 730,752 760,730 L752,718 C726,732 694,722 690,688 C686,648 710,606 746,606Z", "#070a18")


def wave(pen: Pen) -> None:
    pen.path("M-30,1126 C60,1086 150,1076 240,1108 C330,1140 420,1150 520,1112 C620,1076 720,1082 830,1120 V1230 H-30Z", "#0e1534")


@card(id="j2pv6d", title="Last Crossing", seed=8, palette="indigo_wash", light=(-0.5, 0.2))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((330, 460, 320))
    p.wash("M-30,-30 H830 V900 H-30Z", "#1d2c60", name="night sky", role="place", strength=1.15, wet=0.0, bloom=3, charge="#2e2f68", uneven=0.8, fade=(0, 0.3))
    p.wash("M-30,800 C200,816 600,792 830,806 V886 H-30Z", "#6f93a8", name="last streak", strength=0.6, wet=0.9, bloom=0)
    p.wash("M-30,872 C60,850 130,866 220,858 C330,846 420,872 560,862 C680,850 760,866 830,858 V900 H-30Z", "#141d40", name="far shore", strength=1.0, wet=0.05, bloom=0)
    p.wash("M-30,890 H830 V1230 H-30Z", "#182450", name="sea", role="place", strength=1.2, wet=0.0, bloom=3, charge="#1c3a5a", uneven=0.9)
    for r, lifted, strength in ((330, 0.5, 0.14), (230, 0.8, 0.24)):
        halo = [(LX + r * math.cos(a), LY + r * math.sin(a)) for a in (k * math.tau / 12 for k in range(12))]
        p.lift(halo, lifted, soft=90)
        p.glaze(halo, "#f5a030", strength=strength, wet=1.0, name="halo")
    path = lambda pen: [pen.oval(LX + 10 * math.sin(k * 2.1), 904 + 15 * k, 60 + 5 * k + 26 * math.sin(k * 1.7), 4 + 0.3 * k, "#f5a820") for k in range(20)]  # noqa: E731
    p.lift(path, 1.0, soft=2.5)
    p.glaze(path, "#f5a820", strength=0.65, wet=0.2, name="path of light")
    stars = [(float(s.rng.uniform(0, 690)), float(s.rng.uniform(0, 780)), float(s.rng.uniform(1, 2.8))) for _ in range(70)]
    p.lift(lambda pen: [pen.circle(x, y, r, "#ffffff") for x, y, r in stars if math.hypot(x - LX, y - LY) > 290], 0.9, soft=0.6)
    bird, pouch = ferry_pelican(look=(0.35, 1.0))
    lamp, sky = Lamp(LX - 10, LY + 40, 260, 1.9, 300), Lamp(-0.4, -0.8, 0.4, 0.3)
    with s.inside(f"M-40,-40 H840 V{WATER} C620,{WATER - 8} 560,{WATER + 14} 440,{WATER + 4} C300,{WATER - 6} 100,{WATER + 8} -40,{WATER}Z"):
        p.clay(pouch, "#f0a23c", name="pouch", role="accent", texture="skin", lamps=[Lamp(-0.2, 0.2, 1.0, 1.0)], how={"as": "soft", "turn": 0.2, "core": 0.1, "bare": 1.2, "strength": 0.95, "marks": 0.3, "charge": "#d8642a"}, rays=RAYS)
        for rx, ry, amount, strength, tone in ((150, 110, 0.8, 0.35, "#ffb83a"), (76, 66, 0.95, 0.1, "#ffe08a")):
            glow = [(LX - 26 + rx * math.cos(a), LY + 10 + ry * math.sin(a)) for a in (k * math.tau / 14 for k in range(14))]
            p.lift(glow, amount, soft=26)
            p.glaze(glow, tone, strength=strength, wet=1.0, name="lamplight")
        p.glaze(lambda pen: eared_passenger(pen, 404, 644, 1.0), "#5a2208", strength=0.95, wet=0.02, name="the second")
        p.glaze(lambda pen: lamp_passenger(pen, 234, 628, 1.08), "#5a2208", strength=0.95, wet=0.02, name="the first")
        body = p.clay(bird, {"": "#8f97b4", "face": "#d8a890", "bill": "#c8a070", "lower bill": "#c89058", "wing": "#6f7898", "lid": "#6a4a4a"}, name="pelican", role="subject", texture={"": "feathers", "bill": "", "lower bill": "", "face": "skin", "neck": "hair", "head": "hair"}, lamps=[lamp, sky], how={"bare": 1.05}, rays=RAYS)
    p.eyes(body, iris="#7a4a20", white="#efe2c8", glint=(-0.2, 0.5))
    p.glaze(f"M340,{WATER + 2} C500,{WATER + 14} 640,{WATER} 830,{WATER + 4} V1080 C680,1110 460,1090 380,1040Z", "#0c1434", strength=0.7, wet=0.6, name="its image")
    ripples = [(float(s.rng.uniform(300, 720)), WATER + 2 + float(s.rng.random() ** 1.6 * 110), float(s.rng.uniform(16, 80))) for _ in range(26)]
    p.lift(lambda pen: [pen.oval(x, y, r, 1.0 + r * 0.02, "#ffffff") for x, y, r in ripples] and pen.path(f"M322,{WATER + 6} C420,{WATER + 12} 560,{WATER + 16} 720,{WATER + 2} L720,{WATER + 8} C560,{WATER + 24} 400,{WATER + 20} 322,{WATER + 6}Z", "#ffffff"), 0.7, soft=1.0)
    crest = [[(x - 8, y), (x + 16, y - 4 + 3 * k), (x + 40, y + 12 + 10 * k), (x + 52, y + 34 + 16 * k)] for k, (x, y) in enumerate(flow(bird.curve("nape"), 2).tolist())]
    p.locks(crest, ["#4a5478", "#8088ac"], width=9)
    veins = ([(120, 420), (170, 470), (230, 500)], [(150, 416), (200, 450), (300, 440)], [(500, 420), (510, 480), (490, 560)], [(480, 410), (470, 440), (440, 450)], [(250, 640), (300, 610), (320, 560)], [(420, 640), (470, 600), (520, 520)])

    p.ink(lambda k: [k.line(vein, 1.5, broken=0.3, taper=30) for vein in veins], name="veins", colour="#a8481c", strength=0.6)
    p.draw(wave, name="wave", plane="front", contact=0, how={"light": 0, "second": 0.2, "strength": 1.2})
    p.draw(pier, name="jetty post", plane="front", contact=0, how={"light": 0, "second": 0, "strength": 1.3})
    s.relate(body, "carries", "the first")
    s.describe("A pelican swims over the night sea with a glowing pouch. In its pouch, as shadows, sit two passengers: a small one with a lamp and a second, much too large, with long ears. The bird holds its head stiff and looks down. A jetty post stands near by.")  # fmt: skip
    s.moods("careful", "cosy", "sinister", "wondering")
    s.themes("crossings", "trust", "shelter", "strangers", "light")
    s.says("don’t make it laugh", "two, please", "we are nearly through", "mind your head", "no standing", "please remain seated", "who is your friend?", "the night ferry", "small talk", "room for one more",
           "it promised not to swallow", "hold on tight", "no eating on board", "a warm lounge", "first class", "the last boat", "a lump in the throat", "the waiting room", "stowaway", "storks bring them, pelicans take them",
           "it’s cosy in here", "do you come here often?", "open wide", "a mouthful", "take-away", "the bill, please", "lantern festival", "reading lamp", "shadow play", "blind date", "say nothing", "it has never lost a passenger",
           "hungry on the way back", "confession", "keep the light on", "carried over", "word of mouth", "night swimming", "in safe hands, so to speak", "trust me", "the other side", "one-way ticket", "big ears hear everything",
           "a secret between three")  # fmt: skip
    s.about(place="the open sea by a jetty", time="night", light="a lamp shining through the pouch", composition="left", view="from below, at the waterline",
            foreground="a black jetty post and a wave", unexplained="who the second passenger is")  # fmt: skip
