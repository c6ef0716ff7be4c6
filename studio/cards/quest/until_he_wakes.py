"""A vulture in the desert holds out its wings; in their shadow somebody sleeps."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.watercolour_tools import Clay, InkPen, Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import tall_birds as birds

RAYS = 80_000
VX, VY, K, ROLL = 420.0, 400.0, 0.8, -16.0
DX, DY = -46.0, 264.0
SX, SY = 338.0, 660.0
SKIN = {"neck": "#d88a86", "head": "#d97a7c", "beak": "#e0c48c", "tip": "#3a3034", "lid": "#a84a50"}
SUN = Lamp(0.42, -0.72, 0.6, 1.1)
ROWS = (("secondary", 27.0, ("#4a3a36", "#3c302e")), ("primary", 27.0, ("#332a2c", "#2a2326")), ("covert", 21.0, ("#7a5a44", "#6c4e3c")), ("lesser", 18.0, ("#9a7450", "#8a6648")))


@card(id="b6wt4y", title="Until He Wakes", seed=38, palette="cobalt_noon", light=(0.5, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((400, 560, 330))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#ffffff", name="bare sand", wet=0)
    p.wash("M-30,-30 H830 V1230 H-30Z", "#f0dcae", name="sand", strength=0.3, wet=0.0, bloom=0)
    dune = "M-30,-30 H560 C420,60 300,90 190,190 C90,280 60,420 -30,470Z"
    p.wash(dune, "#e6c98e", name="dune", role="place", strength=0.5, wet=0.3, fade=(-0.5, -0.6))
    p.wash("M-30,1010 C160,960 420,1020 560,1090 C680,1140 760,1110 830,1060 V1230 H-30Z", "#e6c98e", name="hollow", strength=0.45, wet=0.4, fade=(0, 0.8))

    def ripples(k: InkPen) -> None:
        for j in range(22):
            y = -40 + 62 * j
            pts = [(x, y + 26 * math.sin(x / 210 + j * 0.55) - 0.16 * x + 8 * math.sin(x / 47 + j)) for x in range(-30, 850, 44)]
            k.line(pts, 1.3, broken=0.8)

    p.ink(ripples, name="ripples", colour="#c49a5a")
    p.glaze(lambda pen: birds.vulture_shadow(pen, (VX + DX, VY + DY), K, ROLL, "#3a5cb0"), "#3a5cb0", name="shadow", strength=0.95, wet=0.0, pool=0.5)
    way = flow([(-20, 1170), (110, 1110), (220, 1010), (196, 900), (236, 800), (296, 716)], 8)
    steps = [(x + (8 if n % 2 else -8), y, 4.5 + 4 * y / 1200) for n, (x, y) in enumerate(way)]
    p.glaze(lambda pen: [pen.oval(x, y, r * 0.72, r, "#8a7fb4") for x, y, r in steps], "#7a6ab0", name="track", strength=0.75)
    p.ink(lambda k: [k.line([(x - r * 0.7, y - r * 0.5), (x, y - r), (x + r * 0.7, y - r * 0.4)], 1.2) for x, y, r in steps], name="prints", colour="#8a6a3c")
    stones = [(610, 900, 26), (664, 934, 14), (700, 1090, 34), (560, 1130, 12), (470, 1010, 9)]
    p.glaze(lambda pen: [pen.oval(x - r * 0.7, y + r * 0.5, r * 1.15, r * 0.5, "#3a5cb0") for x, y, r in stones], "#3a5cb0", name="shadows of stones", strength=0.7)
    p.draw(lambda pen: [birds.stone(pen, x, y, r, "#d8b888") for x, y, r in stones], name="stones", contact=0, how={"light": 0.5, "second": 0.3})
    man = birds.sleeper().turned(at=(SX, SY, 0), scale=0.5, roll=-84)
    p.clay(man, {"": "#c2543a", "leg": "#4a5a8a", "boot": "#3a2c34", "hat": "#d8b060", "brim": "#e0bc6c", "hand": "#b88468"}, name="sleeper", role="accent", texture={"": "cloth", "hat": ""}, lamps=[Lamp(0.42, -0.72, 0.6, 0.62)], how={"bare": 1.5, "cool": 0.7}, rays=RAYS)
    p.draw(birds.standing_bottle, name="bottle", role="accent", contact=0, how={"light": 0.2, "second": 0.4})
    bird = birds.vulture_above().turned(at=(VX, VY, 60), scale=K, roll=ROLL)
    lit = lambda x, y: 0.5 + 0.35 * math.tanh((x - y + 40) / 300)  # noqa: E731
    quills = birds.vulture_quills()
    tail = [((12.0 * q, 96.0), 90 - 8.0 * q, 120 - 3.0 * abs(q)) for q in (-4, 4, -3, 3, -2, 2, -1, 1, 0)]
    p.locks(birds.laid_quills(tail, (VX, VY), K, ROLL, 1, 0.0), ["#3a302e", "#332a2c"], width=30, lit=lit, name="tail")
    for name, width, tones in ROWS:
        for side in (-1, 1):
            p.locks(birds.laid_quills(quills[name], (VX, VY), K, ROLL, side), list(tones), width=width, lit=lit, name=f"{name} {side}", hairs=4)
    collar = [((8.0 * math.cos(a) * 4, -92.0 + 14 * math.sin(a)), math.degrees(a), 46.0 + 8 * math.sin(7 * a)) for a in (k * math.tau / 22 for k in range(22))]
    body = p.clay(bird, {"": "#8a6446", "arm": "#9a7450", **SKIN}, name="vulture", role="subject", texture={"back": "feathers", "arm": "feathers"}, lamps=[SUN], how={"cool": 0.6}, rays=RAYS)
    p.locks(birds.laid_quills(collar, (VX, VY), K, ROLL, 1, 0.1), ["#f4ead8", "#e6d8c0"], width=15, lit=lambda x, y: 0.9, name="ruff")
    neck = Clay([lump for lump in bird.lumps if lump.part not in ("back", "arm")], bird.marks)
    body = p.clay(neck, SKIN, name="head", lamps=[SUN], how={"cool": 0.6}, rays=RAYS)
    p.eyes(body, iris="#e8a030", white="#f4e4c0")
    p.ink(lambda k: k.line(neck.curve("gape"), 1.6), name="gape")
    near = [[(890 + 20 * n, -100 + 30 * n), (790 + 14 * n, -20 + 40 * n), (686 + 34 * n, 40 + 58 * n), (620 + 52 * n, 62 + 74 * n)] for n in range(4)]
    p.locks(near, ["#221c22", "#1c181e"], width=66, lit=lambda x, y: 0.1, name="quills near the lens", role="prop", plane="front", hairs=5)
    s.relate(body, "guards", "sleeper")
    s.describe("A vulture stretches out both wings to shade a sleeper. Somebody small lies in the blue shadow on the white sand, a hat over the head, an open bottle alongside. Footprints lead there. The black feathers of a second bird reach into the corner. We look straight down.")
    s.moods("patient", "ambiguous", "tender", "ominous")
    s.themes("patience", "shelter", "waiting", "mercy", "hunger")
    s.says("sleep well", "there is no hurry", "it does this for everyone", "until he wakes", "a parasol with a beak", "take your time", "under my wing", "siesta", "guardian angel, sort of", "I’ll wait", "lunch break", "love or appetite", "out of the sun",
           "who looks after you?", "in good hands", "somebody is watching over me", "the kindest undertaker", "free shade", "patience is a virtue", "what’s in it for you?", "beach holiday", "false friends", "do not disturb", "the last guest", "hospice",
           "a second one is coming", "big brother", "your shadow knows", "power nap", "don’t judge by the beak", "insurance", "the waiting game", "best before", "a mother is a mother", "sun block", "benefit of the doubt", "he will never know",
           "not dead yet", "a favour with a view", "night watch at noon", "nurse", "the kindness of strangers")  # fmt: skip
    s.about(place="a white desert", time="noon", light="hard sun and one shadow", composition="centred", view="from above, straight down",
            foreground="dark quills of another bird, cut by the corner", unexplained="why the bird keeps the sun off somebody asleep")  # fmt: skip
