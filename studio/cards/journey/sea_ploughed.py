"""Two white oxen draw a plough over the sea; the furrows stay, and no one holds the handles."""

from __future__ import annotations

import math

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import gull
from reverie_studio.sewn.farm import ox_from_behind, plough

SEA = (("#0e2430", "#1c4450", "#3a7478", "#7cb4a8", "#f0f0c8"), ("#0c1c2c", "#183850", "#2e6074", "#68a0a8", "#e8ecc4"))
WOOD = ("#1c1210", "#3a2820", "#5c4434", "#8c6c50", "#d4b080")
POST = ("#0a1016", "#141e26", "#22303a", "#3c4e58")
FAR = (548, 404)


def furrows(h: Hoop) -> None:
    """Ridges from the lower edge to the oxen, sewn now to one side, now to the other, like velvet."""
    order = sorted(range(-7, 9), key=lambda k: -abs(k - 0.4))
    for k in order:
        x1 = 400 + k * 150
        spine = []
        for t in (0.0, 0.12, 0.3, 0.55, 0.8, 1.05):
            u = t**1.5
            bend = 60 * math.sin(t * 3.1) * (1 - t * 0.4)
            spine.append((FAR[0] + (x1 - FAR[0]) * u + bend * t, FAR[1] + 24 + (1210 - FAR[1]) * u, 2.5 + 74 * u))
        h.tube(spine, SEA[k % 2], "silk", angle=52 if k % 2 else -52, satin=150, length=44, width=2.3, gloss=0.55, spread=0.12)


@card(id="sp5g7h", title="The Sea Was Ploughed by Morning", seed=74, palette="verdigris cloth", light=(0.25, -0.8))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#7a94b0"), (220, "#b4bcc0"), (360, "#f4dcb0"), (404, "#ffe8b0"), (420, "#2c5c68"), (1200, "#0e2430")])
    h.lamp(FAR[0], 340, 520, "#ffe8b4", 0.42, z=220)
    with h.thing("sea", "place"):
        furrows(h)
    h.whip("-10,408 260,402 520,408 810,402", "#fff4d4", 2.4, 12, 16)
    with h.thing("oxen", "subject", lift=8, count=2) as oxen:
        h.tube([(FAR[0] - 160, 262, 10), (FAR[0], 250, 12), (FAR[0] + 164, 258, 10)], WOOD, "across", angle=8, length=30)
        h.couch([(FAR[0], 252), (FAR[0] + 2, 360), (FAR[0] - 4, 470)], "#5c4434", "#d4b080", 8, 14)
        for x, y, step in ((-72, 462, 7), (76, 458, -6)):
            with h.at(FAR[0] + x, y, 1.12):
                ox_from_behind(h, step)
    with h.thing("plough", "subject", lift=8) as tool, h.at(FAR[0] - 4, 510, 1.35):
        plough(h)
    with h.thing("gulls", "witness", lift=9, count=6):
        for x, y, size, turn in ((220, 250, 0.5, -8), (330, 130, 0.36, 12), (744, 180, 0.4, 6), (330, 640, 0.9, -14), (660, 720, 1.05, 10), (176, 470, 0.6, 20)):
            gull(h, x, y, size, turn)
    with h.thing("jetty", "prop", lift=14):
        for x, top, r in ((128, 820, 26), (40, 640, 42)):
            h.tube([(x, top, r), (x + 4, 1000, r * 1.05), (x, 1240, r * 1.1)], POST, "across", angle=6, length=40)
            h.couch([(x - r, top + 70), (x, top + 84), (x + r, top + 70)], "#8c7c5c", "#3c3428", 9, 9)
        h.couch("60,722 90,800 120,900", "#8c7c5c", "#3c3428", 9, 10)
    s.relate(tool[0], "follows", oxen[0])
    s.describe("Two white oxen walk out over the sea at dawn. They draw a plough with empty handles; furrows of water run from us to them. Gulls follow; jetty posts stand at the left.")
    s.moods("grand", "calm", "uncanny")
    s.themes("work", "patience", "futility", "beginnings", "the sea")
    s.says("fish farm", "big plans", "by noon it had closed", "sowing salt", "nobody at the wheel", "early start", "rows and rows", "what grows here?", "a wet harvest", "optimism", "corduroy", "the straight and narrow", "moo boat", "the farmer drowned", "they know the way", "furrowed brow of the sea", "walking on water, for a living", "all that work", "seed money", "my father’s dream", "as deep as it is wide", "follow the cows", "comb the sea’s hair", "off to the far field", "the gulls believe in it", "driverless", "history", "breaking new ground", "steady", "someone let go", "Sisyphus retires to the coast", "and in spring, ships")
    s.about(place="the Hem", time="first light", light="cold dawn ahead, in every furrow", composition="right", view="far", foreground="jetty posts", unexplained="what is sown")
