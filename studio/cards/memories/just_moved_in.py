"""Just Moved In: a doll's house from above; one ferret lies in all of its rooms but one."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import tenants as t

OUTER = (64, 50, 736, 1000)
ROOMS = {"bathroom": (64, 50, 400, 350), "bedroom": (400, 50, 736, 350), "nursery": (64, 350, 400, 680), "parlour": (400, 350, 736, 680), "dining room": (64, 680, 400, 1000), "kitchen": (400, 680, 736, 1000)}
LOOKS = {"bathroom": ("#5f8783", "#7fa8a0", "tiles"), "bedroom": ("#6a4a4a", "#8f6a70", "boards"), "nursery": ("#e0b06a", "#f6dc9c", "carpet"), "parlour": ("#54604a", "#7a8460", "carpet"), "dining room": ("#6a4a34", "#8f6a52", "boards"), "kitchen": ("#7a6a5a", "#8a8478", "tiles")}
PATH = [(300, 868), (360, 862), (450, 852), (540, 826), (590, 740), (584, 640), (596, 530), (584, 420), (580, 320), (540, 226), (440, 194), (250, 196), (20, 250)]
LAMP = (312, 452)


@light_box(id="z8j4mc", title="Just Moved In", seed=33, palette="attic dust", light=(-0.6, -0.6))
def paint(s: LightBox) -> None:
    """One small lamp burns, in the one room it does not lie in."""
    s.took_view("from above")
    s.back("#4a3428", "#20140f", at=(300, 520), radius=900)
    s.sheet("nursery floor", lambda pen: [pen.rect(110 * k - 60, -20, 106, 1240, ("#4a3426", "#3f2c20", "#523a2a")[k % 3]) for k in range(9)], depth=0.03, haze=0.0)
    s.sheet("rooms", lambda pen: [t.room(pen, box, *LOOKS[name]) for name, box in ROOMS.items()], depth=0.1, haze=0.0)
    s.lamp(LAMP, 300, "#ffdf9a", 0.8)
    s.sheet("furniture", lambda pen: (t.bath(pen, 196, 270, "#efe6d4", "#7fb4b8"), t.bed(pen, 650, 180, "#8a4a52"), t.chair(pen, 484, 480, 120, "#8a5a34"), t.chair(pen, 484, 596, 60, "#8a5a34"), t.stove(pen, 480, 950), t.round_table(pen, 226, 876, 112, "#d8c8a8"), t.chair(pen, 110, 780, -45, "#7a3f34")), depth=0.16, haze=0.0)
    s.sheet("doll under the bed", lambda pen: t.hidden_doll(pen, 152, 556, 8, "#f2e6cc", "#c8402f"), depth=0.13, role="witness", haze=0.0)
    s.sheet("her bed", lambda pen: t.bed(pen, 156, 476, "#5f8783", 4), depth=0.2, haze=0.0)
    s.sheet("barricade", lambda pen: (pen.rect(214, 612, 108, 36, "#6a4630", radius=5), t.chair(pen, 346, 590, 200, "#8a5a34")), depth=0.2, haze=0.0)
    s.sheet("lamp", lambda pen: t.table_lamp(pen, *LAMP, 30, "#ffe2a0"), depth=0.3, haze=0.0)
    s.sheet("doors", lambda pen: [pen.path(d, "#1c1010") for d in ("M516,350 H656 V386 H516Z", "M520,680 H660 V652 H520Z", "M392,134 H410 V262 H392Z", "M392,790 H410 V924 H392Z", "M50,184 H84 V300 H50Z")], depth=0.15, haze=0.0)
    light = [Lamp(-0.4, -0.6, 0.6, 0.4), Lamp(*LAMP, 160, 0.55, 200)]
    for hip, paw in (((560, 250), (642, 300)), ((500, 200), (470, 292)), ((470, 850), (452, 768)), ((540, 850), (600, 930))):
        s.clay(t.short_leg(hip, paw), {"": "#5a3a2c", "toe": "#3a241e"}, name="leg", sheets=3, depth=0.2, relief=10, lamps=light, texture={"": "fur"})
    s.clay(t.ferret_body(PATH), {"": "#d2a066", "tail": "#5a3a2c"}, name="ferret", role="subject", sheets=5, depth=0.22, relief=34, lamps=light, texture={"": "fur", "tail": "fur"}, size=1.15, away=(240, 860))
    s.sheet("tops of the walls", lambda pen: t.wall_tops(pen, list(ROOMS.values()), OUTER, "#e9d8b0"), depth=0.56, haze=0.0)
    s.lamp(LAMP, 210, "#ffd88a", 0.5)
    face = s.clay(t.ferret_face().turned(at=(226, 846, 60), scale=0.74, roll=-6), {"": "#f2dfb8", "fur": "#f2dfb8", "mask": "#5a3a2c", "crown": "#d2a066", "pad": "#f8e8c8", "nose": "#c9706a", "ear": "#d2a066", "inner ear": "#f4e6c8", "lid": "#5a3a2c"}, name="face of the ferret",
                  sheets=5, depth=0.6, relief=26, lamps=[Lamp(-0.3, -0.7, 0.7, 0.9)], texture={"fur": "fur", "crown": "fur"}, size=0.8)  # fmt: skip
    s.eyes(face, iris="#2c1a16", wide=0.7)
    s.strips(face, ["lip left", "lip right"], "#5a3028", 5, lift=0)
    s.strips(face, [f"whisker {side} {k}" for side in ("left", "right") for k in range(3)], "#fff6e0", 2.4, lift=6)
    s.sheet("put out", lambda pen: t.put_out(pen, 150, 1108), depth=0.2, role="prop", haze=0.0)
    s.sheet("roof", lambda pen: t.roof_aside(pen, ("#6a2a2a", "#8f403a")), depth=0.88, plane="front", haze=0.0)
    s.relate(face, "is inside", "doll's house")
    s.describe("A ferret lies through the rooms of a doll’s house. The roof is off and we look straight down: its tail hangs out of the bathroom, its chin is on the laid table. In the one lit room, a doll has hidden under the bed.")
    s.moods("cosy", "cheeky", "invaded", "watchful")
    s.themes("home", "intruders", "toys", "neighbours")
    s.says("just moved in", "the rent is due", "I left the light on", "room to stretch", "make yourself at home", "long-term tenant", "I'll take the whole house", "no pets allowed", "open plan living", "the new neighbours", "who's been sleeping in my bed", "table manners", "long story", "settling in", "the landlord is in", "house warming", "a tight fit", "too big for this house", "in every room at once", "dinner for one", "where does he end", "stay under the bed", "is he gone", "possession is nine tenths", "eviction notice", "the furniture had to go", "nobody asked the dolls", "home is where you lie", "from top to tail", "under one roof, no roof", "all mod cons", "bath's free", "house guest", "he only wanted a look", "she plays no more", "the last one with a light", "fur throughout", "spacious, south-facing", "growing out of home", "taking up space", "through all the doors")
    s.about(place="a doll's house on a nursery floor", time="evening", light="a small lamp in one room", composition="centred", view="from above, straight down", foreground="the roof with its chimney, put aside", unexplained="two small legs that stick out from under the bed")
