"""Somebody draws the night over the land every evening, by its hem."""

from __future__ import annotations

import math

from reverie_studio.finishes.gouache_clay import Clay, Easel, Lamp
from reverie_studio.pen import Pen, smooth_points
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.left_things import evening_fields, fanned_folds
from reverie_studio.sculpt.unhurried import pulling_badger

RAYS = 80_000
BX, BY = 420.0, 536.0
HEM = [(-120, 990), (-30, 946), (60, 918), (190, 930), (300, 850), (362, 706), (400, 634), (444, 634), (482, 706), (545, 850), (650, 930), (750, 918), (840, 890), (930, 850)]
CLOTH = smooth_points([(-200, 1400), (-220, 1050), *HEM, (1030, 900), (1000, 1400)], closed=True)


def night(s: Scene, pen: Pen) -> None:
    """A cloth that hangs from a mouth: folds fan out from there, stars lie on it."""
    pen.poly(CLOTH, "#1c2352")
    with pen.clip("M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in CLOTH) + "Z"):
        fanned_folds(pen, (422, 650))
    for _ in range(90):
        x, y = float(s.rng.uniform(-10, 810)), float(s.rng.uniform(700, 1210))
        r = float(s.rng.uniform(1.2, 4.4))
        if y > 955 or (abs(x - 422) < 60 and y > 860):
            pen.circle(x, y, r, "#fdeeb8")
    for x, y, r in ((240, 1010, 17), (600, 1010, 22), (420, 1110, 15), (110, 1090, 14), (720, 1000, 13)):
        pen.poly([(x + (r if k % 2 == 0 else r * 0.4) * math.cos(k * math.pi / 5 - 1.57), y + (r if k % 2 == 0 else r * 0.4) * math.sin(k * math.pi / 5 - 1.57)) for k in range(10)], "#fff2b0")


def hem(pen: Pen) -> None:
    pen.curve(HEM, "#f0d890", stroke=9, closed=False)
    pen.curve([(x, y + 17) for x, y in HEM], "#5a66b4", stroke=5, closed=False)


@card(id="d6l8bg", title="Lights Out", seed=9, palette="mustard_teal", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    e = Easel(s)
    s.sky([(0.0, "#5aa0b4"), (0.5, "#a9cdb8"), (0.8, "#f6dc98"), (1.0, "#f2b878")], horizon=640)
    s.sun(690, 180, 64)
    s.puffs([(120, 190, 260), (640, 380, 220)])
    s.hills(560, 50, 300, "#8db08a", "#6a9478", depth=0.2, name="far hills")
    s.hills(620, 40, 360, "#a8b85a", "#7f9a48", depth=0.4, texture="grass", name="land")
    s.draw(evening_fields, name="fields and houses", role="place", contact=0, depth=0.45)
    s.shade("M120,880 C150,850 260,850 300,884 C260,906 150,906 120,880Z M560,884 C600,850 700,850 740,880 C700,906 600,906 560,884Z M200,820 H660 L600,880 H260Z", "#2a3a2a", 0.6, 9)
    sun, low = Lamp(0.5, -0.7, 0.5, 1.05), Lamp(-0.6, 0.2, 0.6, 0.3)
    badger = pulling_badger().turned(at=(BX, BY, 60), scale=0.97, pitch=-4)
    tones = {"": "#7d7a80", "coat": "#8b8a8c", "foot": "#35303a", "pale": "#f4eee2", "dark": "#2c2630", "snout": "#f0e6d8", "nose": "#241c24", "ear": "#4a434c", "lid": "#2c2630", "claw": "#e6d8c0"}
    body = e.clay(badger, tones, name="badger", role="subject", texture={"": "fur"}, lamps=[sun, low], rays=RAYS)
    e.eyes(body, "#6a3c1c", "#efe0c8")
    s.draw(lambda pen: night(s, pen), name="the night", role="accent", contact=0, volume=0.1)
    s.draw(hem, name="hem", contact=0, volume=0)
    lips = Clay([lump for lump in badger.lumps if lump.part in ("snout", "nose")], badger.marks)
    e.clay(lips, {"": "#f0e6d8", "nose": "#241c24"}, name="lips", lamps=[sun, low], texture={"": "fur"}, rays=RAYS // 3)
    s.relate(body, "does the work of", "the night")
    s.describe("A huge badger pulls the night over the land with its teeth. It braces both forefeet and looks at us; the cloth is blue, starry and has a golden hem. Behind lie fields, houses and the sun.")
    s.moods("drowsy", "determined", "secretive", "cosy")
    s.themes("night", "bedtime", "secrets", "work", "change")
    s.says("lights out", "bedtime", "pull yourself together", "who turns out the light?", "under cover", "time to tuck in", "the night shift", "a heavy curtain falls", "end of the day", "somebody has to do it", "my turn now", "don’t tell anyone", "caught in the act", "the dark side", "sweet dreams", "by the skin of the teeth", "blanket policy", "black and white", "show’s over", "overnight",
           "stubborn as night", "the world’s biggest duvet", "give it back", "tug of war", "I need my sleep", "winter is coming", "to bring down the stars", "the final curtain", "going undercover", "making the bed", "the magician’s cloth", "not yet!", "five more minutes", "early to bed", "it gets late so early", "eclipse", "behind the day", "cover-up", "fabric of the universe", "nightfall", "close of business", "the caretaker")  # fmt: skip
    s.about(
        place="fields between day and night",
        time="dusk",
        light="the last sun from behind",
        composition="centred",
        view="near, from under the cloth",
        foreground="the dark cloth of the night",
        unexplained="who sewed the night and gave it a hem",
    )
