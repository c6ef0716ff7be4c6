"""A kettle is about to whistle, and a toucan keeps its spout shut; somebody is asleep."""

from __future__ import annotations

from reverie_studio.finishes.gouache_clay import Easel, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.kitchen_life import (
    biting_toucan,
    cross_kettle,
    flames,
    pans,
    stove,
    towel,
    wall,
    window,
)

RAYS = 90_000
STEAM = ("M178,700 C150,610 226,560 186,470 C160,400 214,330 262,312 C250,390 236,420 246,500 C256,590 196,620 178,700Z", "M246,704 C250,600 330,590 312,500 C300,420 360,360 420,372 C370,420 372,450 364,520 C350,610 268,620 246,704Z",
         "M124,772 C90,720 40,720 20,660 C6,620 30,580 60,576 C50,630 80,640 96,680 C110,720 120,740 124,772Z", "M290,766 C310,710 380,720 390,650 C394,620 430,590 460,600 C440,640 440,680 400,710 C360,736 320,730 290,766Z")  # fmt: skip
FIRE = [Lamp(260, 1180, 320, 1.5, 420), Lamp(-0.6, -0.5, 0.5, 0.6)]


@card(id="t6k2wb", title="Steady Now", seed=41, palette="teal", light=(-0.5, 0.7))
def paint(s: Scene) -> None:
    e = Easel(s)
    s.focus((420, 620, 300))
    s.backdrop("#0e2c3a", "#2f6f74")
    s.draw(wall, name="tiles", role="place", depth=0.2, contact=0)
    s.glow((240, 1000), 460, "#ffb45a", 0.55)
    s.draw(window, name="window", role="witness", depth=0.3, contact=0)
    s.glow((630, 350), 200, "#fff0b0", 0.35)
    s.draw(pans, name="pans", role="prop", depth=0.3, contact=0)
    s.draw(stove, name="stove", role="place", depth=0.7, contact=0)
    kettle = cross_kettle().turned(at=(208, 894, 0), scale=0.9, yaw=4, pitch=6)
    k = e.clay(kettle, {"": "#c9472f", "lid": "#d8573a", "knob": "#2c2024", "grip": "#3a2a28", "spout": "#c04530", "cheek": "#e2604a"}, name="kettle", role="subject", lamps=FIRE, rays=RAYS, texture="skin")
    e.eyes(k, "#3f2a1c", "#fbf0d8")
    s.draw(lambda pen: pen.curve(kettle.curve("mouth"), "#3a1414", 1.0, stroke=7, closed=False), name="mouth", record=False, contact=0)
    s.draw(flames, name="flames", role="accent", contact=0)
    bird = biting_toucan().turned(at=(680, 745, 60), scale=0.8)
    for jet in STEAM:
        s.shade(jet, "#f2f6f0", 0.62, 9)
    b = e.clay(bird, {"": "#23242e", "coat": "#23242e", "bib": "#f4e6c0", "bill": "#f0a02c", "under": "#e8742c", "tip": "#2a1c1c", "ring": "#58b0d0", "foot": "#5d7f94", "tail": "#2c2c38", "wing": "#1c1d28"}, name="toucan", role="subject", lamps=FIRE, rays=RAYS, texture={"": "feathers", "bill": "skin", "under": "skin", "foot": ""})
    e.eyes(b, "#2a1c14", "#f6efe0")
    s.draw(towel, name="stove rail", role="prop", plane="front", contact=0)
    s.relate(b, "guards", k)
    s.describe("A toucan holds a kettle’s spout shut with its bill. The red kettle swells over the blue flames and looks at it in need; steam escapes under the lid. In the window the moon sleeps, leaning on the sill.")
    s.moods("tense", "funny", "tender", "urgent")
    s.themes("anger", "silence", "sleep", "consideration", "holding back")
    s.says("not now", "shh!", "scream if you like", "about to burst", "count to ten", "don’t wake the moon", "keep the lid on", "a word in your ear", "letting off steam", "swallow it", "bite your tongue", "under pressure", "five o’clock in the morning", "the baby is asleep",
           "I have something to say", "the last drop", "tea for later", "boiling mad", "hold it in", "family dinner", "nobody asked you", "censorship", "good neighbours", "quiet hours", "a kiss?", "stop the music", "red in the face", "the whistle-blower", "wait until he has gone",
           "the boss is on the phone", "a sneeze in the theatre", "somebody had to", "almost", "diplomacy", "holding one’s breath", "simmer down", "a secret at bursting point", "hot under the collar", "the night shift", "my alarm clock", "the peacekeeper", "tantrum")  # fmt: skip
    s.about(place="a kitchen", time="night", light="the flames below, the moon above", composition="diagonal", view="from below, off the stove", foreground="the dark rail of the stove with a cloth", unexplained="why the moon sleeps here")
