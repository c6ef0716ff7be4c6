"""A sow stands among the cranes on one leg, with a reed for a bill; nobody has said anything."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import crane_bustle, crane_leg
from reverie_studio.sewn.farm import sow_head, sow_on_one_leg
from reverie_studio.sewn.stitches import blades

GREY = ("#3a4650", "#5f707a", "#8d9ea4", "#bccac8", "#eef2ea")
NEAR = ("#141c22", "#26333a", "#3e4e54", "#62747a")


@card(id="sw6h3y", title="One Leg", seed=77, palette="salt marsh", light=(0.35, -0.8))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#d4ddd0"), (560, "#bccfc8"), (980, "#9ab8b6"), (1200, "#6a9092")])
    with h.thing("water", "place"):
        for x, y, n in ((548, 1124, 3), (130, 1010, 2), (720, 1020, 2), (300, 1030, 2), (80, 1150, 3), (660, 1160, 3)):
            for k in range(n):
                r = 44 + k * 34
                h.stem([(x + np.cos(a) * r, y + np.sin(a) * r * 0.26) for a in np.linspace(0.3 + k, 5.9 + k, 26)], "#eef6f0", 2.0, 12)
    with h.thing("far cranes", "witness", count=3):
        for x, foot, lean in ((130, 1006, 6), (196, 1000, -8), (298, 1026, 10), (356, 1020, -4), (720, 1016, 6), (772, 1010, -6)):
            crane_leg(h, x, 150, foot, 8, GREY[1:], lean)
        for x, y, size in ((170, 96, 0.9), (420, 60, 0.9), (720, 110, 1.0)):
            crane_bustle(h, x, y, size, GREY)
    with h.thing("sow", "subject", lift=14) as pig:
        sow_on_one_leg(h)
        sow_head(h)
    with h.thing("reed bill", "accent", lift=6):
        h.tube("384,322,7 300,326,7 200,350,6 70,392,1.5", ("#6a6a1e", "#a8a03a", "#e0d868", "#fbf6b0"), "across", angle=30)
    with h.thing("near crane", "witness", lift=12) as crane:
        crane_leg(h, 704, -20, 1160, 15, NEAR, 8)
        crane_leg(h, 76, 400, 1150, 15, NEAR, -8)
        h.tube("-60,330,120 -20,440,100 40,420,60", NEAR, "fur", angle=8)
        h.tube("-30,420,56 60,520,34 70,640,27 110,710,25 150,724,30 178,728,25", NEAR, "fur", angle=8)
        h.blob("176,704! 240,726 330,770! 250,760 182,752!", ("#5a5a40", "#8a8a5c", "#c8c48c"), "silk", grain=["180,728 320,766"], puff=12, angle=80)
        h.blob("128,704 150,690 178,698 186,710 160,714", ("#8a1c1c", "#c83a30", "#f07a5c"), "fur", grain=20.0, puff=10)
        h.eye(160, 722, 10, ("#a86a10", "#f0c03a", "#ffe890"), look=(0.6, -0.7), glint=1.2)
    with h.thing("reeds", "prop", lift=7):
        blades(h, (690, 840), 1230, 9, 560, NEAR, lean=-0.06, wide=9)
        blades(h, (-40, 300), 1230, 12, 200, NEAR, lean=0.12, wide=8, seed=2)
    s.relate(pig[0], "hides in", crane[0])
    s.describe("A pink sow stands upright on one leg among cranes. Her chin is up, her eyes are shut, and a reed in her lips sticks out like a bill. A crane looks on.")
    s.moods("proud", "funny", "wobbly")
    s.themes("belonging", "imitation", "pretence", "hope")
    s.says("copycat pig", "fitting in", "they fly tomorrow", "yoga", "act natural", "nobody notices", "new here", "when in Rome", "balance", "I identify as tall", "pigs might fly", "first day at school", "is my bill straight?", "the undercover agent", "don’t look down", "she practised all winter", "method acting", "standing out by fitting in", "ham actor", "bless her", "which one is the odd one?", "don’t tell her", "ballet class", "grace", "it’s going well so far", "passport photo", "tall, slim, well travelled", "politeness of birds", "everybody wobbles inside", "my year abroad", "confidence", "the cranes have seen worse")
    s.about(place="Fringe Marsh", time="morning mist", light="pale, from behind", composition="right", view="through legs and reeds", foreground="crane legs", unexplained="why nobody says anything")
