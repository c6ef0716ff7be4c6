"""Don't Tell Them: a bear hides under water beneath the jetty; of all who wait above only the dog looks down."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import InkPen, Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import under_jetties as under
from reverie_studio.sculpt.deep_water import blade_of_weed
from reverie_studio.sculpt.waiting_dogs import old_dog_face

RAYS = 80_000
TOP, WATER = 318.0, 486.0
BOOTS = ((592, TOP, 0.86, "#4a5470", "#3f5a4a"), (700, TOP + 2, 0.88, "#525c78", "#4a6a56"), (812, TOP, 0.84, "#6a4a44", "#3a3a48"))
BUBBLES = ((118, 690, 13), (96, 630, 9), (124, 580, 15), (104, 532, 8))
BEAR = {"": "#7a5034", "muzzle": "#b08a62", "nose": "#2a2228", "ear": "#6a4430", "lid": "#4a3024", "cheek": "#86583a", "claw": "#2e2422", "toe": "#8a5c3c"}
DOG = {"": "#c98f52", "brow": "#c98f52", "muzzle": "#f2e4c8", "jowl": "#f2e4c8", "chin": "#e8d4b4", "nose": "#2a2228", "ear": "#8a5a36", "lid": "#6a4630"}


@card(id="phlgcg", title="Don’t Tell Them", seed=61, palette="verdigris", light=(-0.4, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((330, 560, 330))
    p.wash("M-30,-30 H830 V520 H-30Z", "#e6e2c8", name="sky", role="place", strength=0.5, wet=0.0, bloom=2, fade=(0, -0.6))
    lamps = [Lamp(-0.5, -0.75, 0.5, 1.0), Lamp(0.6, 0.2, 0.6, 0.25)]
    wave = [(x, WATER + 7 * math.sin(x / 46) + 4 * math.sin(x / 17 + 1)) for x in range(-30, 850, 20)]
    sea = "M" + " L".join(f"{x},{y:.0f}" for x, y in wave) + " V1230 H-30Z"
    p.wash(sea, "#3f9a98", name="water", role="place", strength=0.9, wet=0.0, bloom=2, charge="#2f7f94", uneven=0.7)
    p.glaze("M-30,760 C200,700 560,800 830,720 V1230 H-30Z", "#1f4f6c", name="depth", strength=0.8, wet=0.8)
    p.draw(lambda pen: under.jetty(pen, 330, TOP), name="jetty", role="prop", contact=0, how={"light": 0.2, "second": 0.4, "wet": 0, "bloom": 0})
    with s.inside(sea):
        p.glaze(sea, "#2f8a94", name="water before the posts", strength=0.5)
        p.glaze("M336,480 H840 V1230 H470Z", "#16384c", name="shadow of the jetty", strength=0.5, wet=0.3)
        for a, b, w in ((60, 10, 60), (180, 120, 40), (280, 260, 50)):
            p.lift([(a, 480), (a + 30, 480), (b + w, 1000), (b - w, 1000)], 0.3, soft=16)
    bear = under.hushing_bear(look=(-0.25, -0.95)).turned(at=(330, 760, 0), scale=1.36, yaw=-6, pitch=6, roll=-3)
    body = p.clay(bear, BEAR, name="bear", role="subject", texture={"": "fur", "claw": "", "toe": "fur"}, lamps=lamps, how={"as": "bold", "cool": 0.45, "bare": 1.05}, rays=RAYS)
    p.eyes(body, iris="#8a5a2a", white="#efe6d0", wide=1.1)
    p.glaze(sea, "#3f8f9c", name="water before the bear", strength=0.24, fade=(0, -0.5))
    trunk = under.lying_forequarters(330, TOP)
    p.clay(trunk, {"": "#c98f52", "toe": "#f2e4c8"}, name="dog lying", role="witness", texture={"": "fur", "toe": ""}, lamps=lamps, how={"as": "bold", "cool": 0.3}, rays=RAYS)
    head = old_dog_face(look=(0.15, 1.15)).turned(at=(212, 236, 240), scale=0.94, yaw=10, pitch=-32, roll=-7)
    face = p.clay(head, DOG, name="dog", role="witness", texture={"": "fur", "ear": "hair"}, lamps=lamps, how={"as": "bold", "cool": 0.12, "bare": 1.02, "paper": 0.6}, rays=RAYS)
    p.eyes(face, iris="#5a3a22", white="#e8dcc8", wide=1.05)
    p.draw(lambda pen: [under.boot(pen, *one) for one in BOOTS], name="boots", role="prop", contact=0.4, count=3, how={"light": 0.2, "second": 0.4})
    p.draw(lambda pen: under.honey(pen, 628, 700, 0.9), name="honey", role="accent", contact=0, how={"light": 0.3, "second": 0.3})

    def lines(k: InkPen) -> None:
        k.line([(626, TOP + 62), (629, 560), (628, 700)], 1.8)
        k.line(wave, 2.6)
        under.bee(k, 628, 808)
        for x, y, r in BUBBLES:
            k.line([(x + r * math.cos(a / 2), y + r * math.sin(a / 2)) for a in range(13)], 1.6)

    p.ink(lines, name="line and skin of the water")
    p.lift(lambda pen: pen.curve([(x, y + 6) for x, y in wave], "#ffffff", stroke=5, closed=False), 0.7, soft=2)
    p.lift(lambda pen: [pen.circle(x - r * 0.3, y - r * 0.3, r * 0.4, "#ffffff") for x, y, r in BUBBLES], 0.9, soft=1)
    weed = (([(-10, 1240), (30, 1060), (-6, 900), (40, 700)], 80), ([(90, 1250), (60, 1120), (100, 1000)], 60), ([(760, 1240), (800, 1060), (750, 900), (790, 780)], 84))
    p.draw(lambda pen: [blade_of_weed(pen, line, wide, "#0f2a30") for line, wide in weed], name="weed", role="prop", plane="front", contact=0, count=3, how={"light": 0, "second": 0.2, "strength": 1.3})
    s.relate(body, "hides behind", "jetty")
    s.describe("A bear hides under water beneath a jetty. Its cheeks are full of air, and it holds one claw to its lips. Above, a dog lies on the planks beside some boots and looks down at it. A jar of honey hangs on a fishing line.")
    s.moods("tense", "playful", "secretive", "breathless")
    s.themes("secrets", "hiding", "trust", "temptation", "friendship")
    s.says("don’t tell them", "hush", "our little secret", "the only witness", "man’s best friend", "a good dog keeps quiet", "hide and seek", "under their noses", "below deck", "in deep water", "he who smells it first",
           "can dogs lie?", "the accomplice", "ten more seconds", "a silent bargain", "found you", "nobody looks down", "beneath the surface", "the fugitive", "not a word", "loyalty test", "the best hiding place", "conspiracy", "whisper",
           "one bark and it is over", "bait", "they know my weakness", "honey trap", "diet, day one", "Winnie in trouble", "keep mum", "surprise party", "I’m not here", "bear with me", "the tax office is upstairs", "two against the rest", "divided loyalties", "blow your cover",
           "patience of fishermen", "sweet temptation", "playing it cool", "full cheeks, empty lungs", "a secret between two", "what are you doing in there?", )  # fmt: skip
    s.about(place="a jetty on a lake", time="day", weather="clear", light="daylight that fades in the water", composition="diagonal", view="near, from the water, half above it and half below", foreground="dark weed cut by the lower corners",
            unexplained="who told the anglers about the honey")  # fmt: skip
