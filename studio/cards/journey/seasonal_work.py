"""Geese run and rise from a beach at sunrise; among them, flippers out, runs a penguin."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import goose, penguin_running

SEAM = 760
DARK = ("#1c0c1c", "#34162a", "#542438", "#8a4450", "#e89a80")
ROSE = ("#3a2038", "#6a3e4c", "#a8706c", "#e0ae98", "#fff0d0")


@card(id="nibxf4", title="Seasonal Work", seed=57, palette="cochineal", light=(-0.75, -0.4))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#7a3a5c"), (300, "#b65a5e"), (600, "#ec9a78"), (SEAM - 6, "#ffd69a"), (SEAM, "#b06a78"), (860, "#8a5068"), (880, "#d8a080"), (1200, "#9a5a58")], dusk=0.06)
    rng = np.random.default_rng(57)
    with h.thing("sun", "place"):
        h.lamp(370, 742, 420, "#ffe6a8", 0.5, z=200)
        h.blob([(280 + 180 * i / 20, SEAM - 90 * (1 - ((i - 10) / 10) ** 2) ** 0.5) for i in range(21)], ("#ffc860", "#ffe48a", "#fff8d0"), "silk", grain=0.0, puff=30, lit=1.2)
    h.whip(f"-10,{SEAM} 300,{SEAM - 3} 560,{SEAM + 3} 810,{SEAM}", "#fff0c8", 2.2, 12, 15)
    with h.thing("sea"):
        for k in range(7):
            y = SEAM + 18 + k * 15
            h.run([(-20, y), (200, y - 4), (480, y + 5), (820, y)], ("#ffd8a0", "#6a3a5c", "#e8a890")[k % 3], 3, 34 - 2 * k, 22)
        h.stem("-20,884 160,872 380,892 600,876 820,894", "#fff4e0", 5, 12)
    with h.thing("beach"):
        h.seeds("-20,910! 820,910! 820,1220! -20,1220!", ("#f4c8a0", "#6a3448", "#ffe4c0"), 30, 10, 4, 2.2)
    with h.thing("far flock", "witness", count=6, lift=4):
        for x, y, k, w, t in ((90, 100, 0.26, 0.8, 24), (230, 66, 0.24, -0.7, 20), (160, 210, 0.34, -0.5, 22), (390, 150, 0.36, 1.0, 18), (560, 250, 0.44, 0.9, 20), (620, 100, 0.32, -0.5, 20)):
            with h.at(x, y, k, t, flip=True):
                goose(h, ROSE, wing=w)
    with h.thing("geese", "witness", count=3, lift=12) as flock:
        for x, y, k, w, t, run, cry in ((250, 480, 0.66, 1.0, 16, False, True), (676, 520, 0.8, -0.7, 14, False, False), (150, 850, 0.56, 0.95, 8, True, True)):
            with h.at(x, y, k, t, flip=True):
                goose(h, ROSE, wing=w, run=run, cry=cry)
    with h.thing("penguin", "subject", lift=14) as odd:
        h.shade("400,1106 530,1092 680,1106 600,1130 430,1128", 0.55, 8)
        with h.at(556, 1110, 1.12, 2, flip=True):
            penguin_running(h)
        h.knots([(646 + rng.normal(0, 30), 1110 + rng.normal(0, 16), rng.uniform(3, 7)) for _ in range(26)], ("#ffe4c0", "#f4c8a0"))
        h.knots([(200 + rng.normal(0, 40), 936 + rng.normal(0, 12), rng.uniform(3, 6)) for _ in range(16)], ("#ffe4c0", "#f4c8a0"))
    with h.thing("near wing", plane="front", lift=16):
        h.fan("-60,1150 -30,1230 60,1290", "120,960 300,1010 420,1150", 9, 46, DARK, DARK[0], bow=-0.06)
    s.relate(odd[0], "follows", flock[0])
    s.describe("Geese take off from a beach at sunrise. Among them a penguin runs, flippers spread and beak open. One of its feet has left the sand.")
    s.moods("hopeful", "comic", "determined", "tender")
    s.themes("belonging", "trying", "migration", "impossible wishes", "courage")
    s.says("second career", "they had not asked me to stay", "any moment now", "fake it till you make it", "wait for me", "honk", "the one with the plan", "it’s all in the run-up", "room for one more", "delusion, with style", "one foot already", "standby passenger", "south is the other way", "nobody has told him", "practice makes geese", "believe", "odd one out", "flying start", "ugly duckling, adult edition", "I only need a tailwind", "he has watched videos", "the dreamer", "dressed for the occasion", "audition", "black tie event", "don’t look at my feet", "gravity is an opinion", "good for him", "everybody can if they want", "adopted", "early flight", "one of us", "it worked yesterday, nearly", "run, little waiter", "the goose is too polite to say", "almost", "low-cost airline", "family outing", "if you love someone, run", "the moment before", "peer pressure", "hope has short wings")  # fmt: skip
    s.about(place="a beach", time="sunrise", light="low sun from the left", composition="diagonal", view="from below", foreground="a dark wing", unexplained="one foot has left the ground")
