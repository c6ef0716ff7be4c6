"""A wolf's paw under the door, and the piglet that powders it white."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import InkPen, Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.passages import powdering_piglet, pushed_paw, sieve

RAYS = 80_000
PX, PY = 216.0, 960.0
BOARDS = ((-30, 66, 676), (66, 262, 586), (262, 410, 690), (410, 560, 684), (560, 700, 692), (700, 830, 680))


def door(pen: Pen) -> None:
    for i, (left, right, low) in enumerate(BOARDS):
        pen.path(f"M{left},-30 H{right - 5} L{right - 7},{low} L{(left + right) / 2},{low + 9} L{left + 3},{low - 8}Z", ("#8a6a50", "#7c5e48", "#94735a")[i % 3])
    pen.path("M-30,190 H830 V262 H-30Z", "#6a4c3c")
    pen.path("M96,190 L830,-20 V60 L200,262Z", "#64483a")


def stool(pen: Pen) -> None:
    pen.path("M-30,-30 H60 L52,500 L34,1230 H-30Z", "#1c1418")
    pen.path("M-30,860 H48 L44,910 H-30Z", "#140e12")


def bag(pen: Pen) -> None:
    pen.path("M830,1020 C780,990 720,1010 690,1060 C664,1100 650,1150 660,1230 H830Z", "#c8b494")
    pen.path("M690,1060 C650,1060 630,1090 640,1120 C660,1140 690,1120 706,1090Z", "#a08a6c")
    pen.path("M660,1112 C632,1104 606,1124 586,1150 C560,1156 530,1178 506,1206 C480,1216 470,1232 474,1244 H720 C716,1190 700,1140 660,1112Z", "#fbf7ee")


@card(id="e5pw1h", title="A Little More", seed=29, palette="graphite_rose", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((380, 760, 320))
    p.wash("M-30,-30 H830 V720 H-30Z", "#c8d8ee", name="night outside", strength=0.5, wet=0.0, bloom=1)
    p.wash("M-30,690 C200,684 600,700 830,688 V1230 H-30Z", "#9a8478", name="flagstones", role="place", strength=0.85, wet=0.0, bloom=3, charge="#746a78", uneven=0.9)
    p.draw(door, name="door", role="prop", contact=0, how={"light": 0.05, "second": 0.3, "strength": 1.05})
    p.glaze("M300,-30 H830 V700 H420 C360,500 300,240 300,-30Z M-30,-30 H160 L90,400 L-30,520Z", "#3a2a3c", strength=0.4, wet=1.0, name="dusk of the kitchen")
    p.lift("M-30,684 H60 L66,600 L262,596 L400,690 H830 V712 H420 L470,860 L300,1100 L60,1080 L-30,900Z", 0.55, soft=18)
    p.glaze("M-30,690 H420 L470,860 L300,1100 L60,1080 L-30,900Z", "#8fa8d8", strength=0.25, wet=0.8, name="cold light on the floor")
    flags = ([(-30, 800), (830, 792)], [(-30, 960), (830, 950)], [(-30, 1130), (830, 1120)], [(300, 696), (280, 800)], [(620, 696), (650, 796)], [(480, 796), (500, 955)], [(120, 800), (80, 960)], [(330, 956), (310, 1126)], [(690, 952), (730, 1122)])
    p.ink(lambda k: [k.line(v, 2.0, broken=0.25, smooth=False) for v in flags], name="joints", colour="#3a2c30", strength=0.7)
    warm, soft = Lamp(0.75, -0.45, 0.55, 0.75), Lamp(-0.3, -0.3, 0.9, 0.3)
    paw = pushed_paw().turned(at=(PX, PY, 60), scale=1.16)
    p.glaze([(PX + 190 * math.cos(a), PY + 60 + 76 * math.sin(a)) for a in (k * math.tau / 14 for k in range(14))], "#2c2030", strength=0.6, wet=0.3, name="under the paw")
    with s.inside("M-40,676 H66 V578 L164,594 L258,584 V690 H840 V1240 H-40Z"):
        p.clay(paw, {"": "#6a6470", "paw": "#f4efe6", "claw": "#2c262c"}, name="paw", role="subject", texture={"": "fur", "claw": ""}, lamps=[warm, soft], how={"cool": 0.4}, drops=[(PX - 20, PY - 110, 80, "#a8a0a8"), (PX + 120, PY + 60, 110, "#5a5462"), (PX + 60, PY + 96, 50, "#6a6470")], rays=RAYS)
    p.glaze("M68,580 L164,596 L224,590 C220,616 130,626 70,614Z", "#2c2030", strength=0.45, wet=0.5, name="shadow of the door")
    pig = powdering_piglet().turned(at=(380, 790, 80), scale=0.98)
    p.cast(pig, ground=1052, tilt=0.3, lamp=Lamp(0.7, -0.6, 0.3))
    body = p.clay(pig, {"": "#eeb2a2", "snout": "#e0948a", "ear": "#e8a094", "lid": "#c88478", "trotter": "#2c2428"}, name="piglet", role="subject", texture={"": "skin", "trotter": ""}, lamps=[warm, soft], rays=RAYS)
    p.eyes(body, iris="#5a3a2a", white="#f8eee2", lashes=0.5)
    p.draw(lambda pen: sieve(pen, 276, 782, 96), name="sieve", role="accent", contact=0, how={"light": 0.2, "second": 0.4})
    flour = [(276 + float(s.rng.normal(10, 46)), 840 + float(s.rng.uniform(0, 130)), float(s.rng.uniform(1, 3.4))) for _ in range(230)]
    p.lift(lambda pen: [pen.circle(x, y, r, "#ffffff") for x, y, r in flour], 0.95, soft=0.7)
    floor = [(PX + float(s.rng.normal(40, 190)), 1080 + float(s.rng.normal(0, 44)), float(s.rng.uniform(1, 5))) for _ in range(130)]
    p.lift(lambda pen: [pen.oval(x, y, r * 1.8, r * 0.7, "#ffffff") for x, y, r in floor], 0.8, soft=1.0)
    p.draw(bag, name="bag of flour", plane="front", contact=0, how={"light": 0.2, "second": 0.4})
    p.draw(stool, name="stool", plane="front", contact=0, how={"light": 0, "second": 0, "strength": 1.3})

    def lines(k: InkPen) -> None:
        k.line(pig.curve("lip"), 2.6)
        for x, y in (pig.curve("nostril left")[0], pig.curve("nostril right")[0]):
            k.blot(f"M{x - 6:.0f},{y:.0f} c0,-13 12,-13 12,0 c0,13 -12,13 -12,0Z")

    p.ink(lines, name="lines")
    s.relate(body, "paints", "paw")
    s.describe("A piglet powders a wolf’s great paw with flour. The paw has been pushed in through a gap at the bottom of the door; half of it is white already. The piglet holds the sieve and looks round at us, wide-eyed. Its own trotters are black with soot.")  # fmt: skip
    s.moods("conspiratorial", "innocent", "comic", "uneasy")
    s.themes("disguise", "betrayal", "help", "thresholds", "two sides")
    s.says("now say it in a high voice", "whose side are you on?", "he would never have managed alone", "a little more", "nobody will ever know", "inside job", "make-up artist", "caught in the act", "sugar coating", "whitewash",
           "foot in the door", "the accomplice", "manicure", "what? nothing", "I can explain", "mother is out", "the seven little ones", "open sesame", "a foot in both camps", "baking day", "just looking the part", "flour power",
           "the double agent", "dirty hands", "a clean slate", "beauty salon", "first impressions", "he asked so nicely", "the wrong fairy tale", "good service", "nice nails", "all dressed up", "the weakest link", "knock knock",
           "don’t tell the others", "dusted", "Stockholm syndrome", "sifting the evidence", "a helping hand", "before the curtain", "trust issues", "next, please", "pretending", "guilty look")  # fmt: skip
    s.about(place="a cottage kitchen", time="night", light="cold light from under the door, a candle from the right", composition="left", view="from below, from the kitchen floor",
            foreground="a dark stool leg and a spilled bag of flour", unexplained="why the piglet’s own trotters are black with soot")  # fmt: skip
