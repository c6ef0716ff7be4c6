"""A ferrywoman lies over the bow and reads the sea, which is raised dots; under her hands the dots are a whale, and it looks at her."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.stitches import arc, relief_of_knots

SKIN = ("#4a2418", "#84482e", "#b87a50", "#deaa7a", "#f8d8ac")
HAIR = ("#4a4c50", "#84888a", "#b8beba", "#e8ece4", "#ffffff")
SHAWL = ("#5a1c10", "#9a3a1c", "#e0663a", "#f08a56", "#ffc090")
WOOD = ("#1c120c", "#3e2818", "#6a4a2c", "#9c7448", "#d8b078")
SEA = ("#123a3c", "#1c5250", "#2c726a", "#4a9484")
WHALE = ("#2c7a74", "#5aa390", "#92c8b0", "#c8e8d0", "#f4fbe4", "#ffffff")
BODY = [[(470, 830, 60), (400, 790, 130), (280, 690, 176), (220, 520, 168), (260, 340, 120), (380, 200, 70), (500, 140, 34)], [(500, 140, 30), (580, 150, 34), (660, 200, 8)], [(500, 140, 30), (560, 80, 34), (600, 10, 8)], [(220, 740, 50), (120, 840, 44), (70, 960, 14)]]


def boat(h: Hoop) -> None:
    """From above, its bow at the origin, pointing up; 560 px long."""
    h.blob("0,-20! 84,70 132,200 140,380 120,580! -120,580! -140,380 -132,200 -84,70", WOOD, "cloth", grain=["0,-10 0,570", "90,90 132,380 116,570", "-90,90 -132,380 -116,570"], puff=18, length=34, satin=50)
    h.blob("0,34! 64,100 104,210 110,380 96,580! -96,580! -110,380 -104,210 -64,100", ("#0e0a08", "#22160e", "#3c2818", "#5c4028"), "cloth", grain=90.0, puff=12, length=30, satin=44)
    for y, w in ((330, 112), (470, 108)):
        h.blob(f"{-w},{y}! {w},{y}! {w},{y + 50}! {-w},{y + 50}!", WOOD[1:], "across", grain=90.0, angle=90, puff=12, satin=60)
    for side in (-1, 1):
        h.tube([(side * x, y, 11) for x, y in ((2, -14), (84, 76), (130, 204), (138, 380), (118, 590))], WOOD[1:], "across")


def woman(h: Hoop) -> None:
    """Face down along the bow, seen from above: her head past the stem, both hands in the water before her."""
    for side, tip in ((-1, (-92, -150)), (1, (70, -164))):
        h.tube([(side * 52, 110, 32), (side * 84, 20, 27), (side * 78 + tip[0] * 0.1, -60, 22), (tip[0], tip[1] + 36, 18)], SHAWL, "fur", angle=64)
        a = math.atan2(-100, tip[0] * 0.3)
        h.tube([(tip[0], tip[1] + 34, 15), (tip[0], tip[1] + 6, 17)], SKIN, "skin")
        for k in range(4):
            b = a + (k - 1.5) * 0.3
            n = (28, 36, 36, 29)[k]
            h.tube([(tip[0] + (k - 1.5) * 8, tip[1] + 2, 7), (tip[0] + (k - 1.5) * 8 + math.cos(b) * n, tip[1] + math.sin(b) * n, 4.6)], SKIN[1:], "skin")
        h.tube([(tip[0] - side * 12, tip[1] + 14, 7), (tip[0] - side * 30, tip[1] - 2, 5)], SKIN[1:], "skin")
        h.couch([(tip[0] - 20, tip[1] + 42), (tip[0], tip[1] + 34), (tip[0] + 20, tip[1] + 42)], SHAWL[4], SHAWL[0], 9, 9)
    h.blob("-20,440! -64,330 -80,210 -88,120 -58,70 0,56 58,70 88,120 80,210 64,330 20,440!", SHAWL, "cloth", grain=["0,60 0,430", "-60,90 -66,240 -20,420", "60,90 66,240 20,420"], puff=70)
    for d in (0, 26):
        h.couch([(-80, 120 + d), (-40, 230 + d), (0, 330 + d), (40, 230 + d), (80, 120 + d)], ("#ffe08a", "#9a3a1c")[d > 0], None, 6)
    h.shag("-50,350 0,436 50,350", SHAWL[1:], 34, 40, -1, 20, 3, 3)
    h.blob("-46,20 -40,-24 0,-44 40,-24 46,20 28,58 0,66 -28,58", HAIR, "fur", grain=["0,-40 -34,0 -16,56", "0,-40 34,0 16,56", "0,-40 0,50"], puff=44, length=15)
    h.blob(arc(0, 44, 24, 20), HAIR[1:], "fur", grain=[arc(0, 44, 14, 11, 0, 350, 12)], puff=18, length=12)
    h.couch(arc(0, 44, 25, 21, 0, 350, 16), "#e0663a", None, 5)


@card(id="r4ne7u", title="She Read the Water", seed=6, palette="verdigris cloth", light=(-0.8, -0.5))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#1c4a50"), (500, "#245a5c"), (1200, "#173f44")], dusk=0.06)
    rng = np.random.default_rng(6)
    with h.thing("sea of dots", "place", lift=2) as water:
        relief_of_knots(h, BODY, SEA, WHALE, rng, 20, lambda x, y: np.hypot(x - 410, y - 742) > 44)
        h.knots([(x, y, 6) for x, y in ((492, 868), (470, 862), (448, 852), (426, 846), (404, 838), (382, 834), (360, 826), (338, 814), (318, 798), (302, 780))], "#0c2a2c")
    with h.thing("whale's eye", "subject", lift=3) as eye:
        h.knots([(410 + math.cos(a) * r, 742 + math.sin(a) * r * 0.8, q) for r, n, q in ((38, 16, 7), (22, 9, 7)) for a in np.linspace(0, 6.283, n, endpoint=False)], ("#f8b050", "#ffe08a", "#e0663a"))
        h.knots([(412, 744, 13)], "#0c1012")
    with h.thing("boat", "prop", lift=20), h.at(618, 936, 1.16, -34):
        boat(h)
    with h.thing("ferrywoman", "subject", lift=14) as she, h.at(600, 914, 0.9, -34):
        woman(h)
    s.relate(she[0], "listens to", water[0])
    s.relate(eye[0], "waits for", she[0])
    s.describe("A grey-haired woman lies over the bow of her boat. She feels the sea, which is all raised dots, with both hands. Beneath them larger, paler dots form a whale. Its amber eye is beside her fingers.")
    s.moods("wondering", "hushed", "grand")
    s.themes("reading", "touch", "a meeting", "blindness", "the hidden")
    s.says("bumpy", "the small print", "your name, twice", "braille", "a letter from below", "no", "goosebumps", "the sea can write", "read it again", "fortune teller", "a very long sentence", "it knows my mother", "by heart", "tide tables", "she can’t unread it", "touch wood, touch water", "don’t tell the passengers", "what does it say?", "oh", "between the lines", "a very wet book", "hands that see", "somebody answered", "fine grain", "message received", "shh, it’s speaking", "pins and needles", "bad spelling", "she had always skipped this part", "dot dot dot", "join the dots", "capital letter", "there’s someone in the text", "cold reading", "too close to see", "the big picture", "an eye for detail", "it was reading her", "goodnight, island", "seen from here it’s obvious", "turn the page", "tip of my fingers")  # fmt: skip
    s.about(place="open sea", time="evening", light="low, from the left, on every dot", composition="diagonal", view="from above", unexplained="whether she knows what she has found")
