"""A cricket has pulled long threads out of the meadow for its fiddle; where they are gone, something large walks beneath."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import songbird
from reverie_studio.sewn.giants import walker_beneath
from reverie_studio.sewn.insects import cricket_fiddling
from reverie_studio.sewn.stitches import blades

CRICKET = ("#2a3414", "#52641e", "#84983a", "#b8cc64", "#eef8b0")
WING = ("#7a8a5a", "#b4c490", "#e4eecc", "#ffffff")
WOOD = ("#3a140c", "#74301a", "#b05a2c", "#e09a58")
BEAST = ("#0a0612", "#150d1e", "#241632", "#3a2748", "#5e4a6c")
GRASS = ("#1c2c24", "#33523a", "#5c8450", "#9fd16a", "#dcf4a4")
BIRDS = ((("#5a2440", "#a04a6a", "#d888a0"), 0.5), (("#3a3a70", "#6a6ab0", "#a8a8e0"), 0.72), (("#7a4a1c", "#c8862e", "#f4c470"), 0.36))


@card(id="3wrimy", title="Borrowed Strings", seed=78, palette="foxglove", light=(0.2, 0.6))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#3a2850"), (300, "#6a4878"), (600, "#c08a9c"), (650, "#e8b8a8"), (660, "#2c3a34"), (1200, "#1c1a2c")], dusk=0.1)
    rng = np.random.default_rng(78)
    h.lamp(560, 820, 420, "#e8ffc0", 0.55, z=160)
    h.knots([(float(x), float(y), float(r)) for x, y, r in zip(rng.uniform(20, 790, 26), rng.uniform(20, 330, 26), rng.uniform(2, 4.4, 26), strict=True)], ("#f2dfe0", "#d0a3c4"))
    with h.thing("thinned ground"):
        h.stain("270,700! 420,690 820,690! 820,1160! 420,1180 250,1090", "#c8e0a0", 0.8, 30)
    with h.thing("walker", "subject", lift=0) as deep, h.at(448, 1168, 0.82):
        walker_beneath(h, BEAST)
    with h.thing("gauze"):
        for k in range(34):
            x = 286 + k * 15.6 + float(rng.normal(0, 4))
            h.couch([(x, 684), (x + float(rng.normal(0, 8)), 900), (x - 4, 1190)], ("#8fae6a", "#6a8a58")[k % 2], None, 2.2)
        for k in range(7):
            y = 1180 - k * k * 9 - k * 14
            h.couch([(250, y), (500, y + float(rng.normal(0, 6))), (820, y + 4)], "#8fae6a", None, 2.2)
    with h.thing("meadow", "place"):
        h.blob("-20,650! 120,628 250,652 330,700 300,860 260,1000 300,1230! -20,1230!", ("#16241c", "#28402e", "#3e5e3c", "#5c8450"), "fur", grain=["0,660 20,900 10,1220", "200,660 230,900 220,1220"], puff=40, length=26)
        h.shag("318,690 296,860 258,1000 296,1220", GRASS[1:4], 40, 90, -1, 30, 2.6)
        blades(h, (-20, 330), 700, 70, 96, GRASS, lean=0.1, wide=6)
        blades(h, (330, 820), 712, 34, 70, GRASS, lean=0.15, wide=5, seed=3)
    with h.thing("cricket", "subject", lift=14) as player, h.at(190, 650, 1.26):
        h.shade("-100,10 0,-4 110,6 60,22 -80,24", 0.5, 8)
        scroll = cricket_fiddling(h, CRICKET, WING, WOOD)
    strings = [(440 + k * 82, 696 - k * 2) for k in range(5)]
    with h.thing("strings", "prop", lift=8):
        for k, (x, y) in enumerate(strings):
            h.couch([(scroll[0] - 8, scroll[1] - 8 + k * 6), ((scroll[0] + x) / 2, (scroll[1] + y) / 2 + 4), (x, y), (x + 6, y + 40)], GRASS[4], None, 4)
            h.loose([(scroll[0] - 10, scroll[1] - 8 + k * 6), (scroll[0] + 10 + k * 10, scroll[1] - 50 - k * 9), (scroll[0] + 50 + k * 14, scroll[1] - 40 - k * 22)], GRASS[4], 2.6)
    with h.thing("birds", "witness", count=3, lift=8):
        for (tone, t), k in zip(BIRDS, (1, 3, 4), strict=True):
            x, y = (a + (b - a) * t for a, b in zip(scroll, strings[k], strict=True))
            with h.at(x, y - 2, 0.62):
                songbird(h, tone, tone[:2], ("#c8a0a8", "#f2dfe0", "#ffffff"))
    s.relate(player[0], "plays", deep[0])
    s.describe("A cricket plays a fiddle at dusk. Its strings are long threads drawn out of the meadow; birds sit on them. Where the threads are missing, a huge dark animal like a bear walks beneath and looks up.")
    s.moods("eerie", "musical", "hushed", "tense")
    s.themes("music", "borrowing", "what lies beneath", "art and its price", "listening")
    s.says("overdraft", "one more song, then the field", "it walks in time", "second fiddle", "the audience is downstairs", "unplugged", "strings attached", "the ground floor", "don’t stop playing", "who’s keeping time", "a tune to wake something", "bass section", "lawn music", "it costs the earth", "pulling threads", "someone is tapping a foot", "the neighbours below", "birds on a wire", "stave and notes", "encore?", "lullaby for a big one", "on loan from the meadow", "the last thread holds it", "thin ice, green", "grasshopper and the aunt", "artist in residence", "if he stops, it looks up", "busking", "resonance", "deep listening", "the field is getting out of tune", "monster ballad", "dance with me", "small player, large hall", "I hear steps", "rent is due", "string theory", "he only wanted a note", "under my feet", "soundcheck", "duet", "too beautiful to stop")  # fmt: skip
    s.about(place="a meadow", time="dusk", light="up through the thin ground", composition="split", view="through the thinned ground", unexplained="what walks beneath")
