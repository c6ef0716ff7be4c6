"""The Goat Is Gardener: a billy goat that should have eaten them all waters the one gym shoe in which nothing grows."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import goat_gardeners as g

AT, BENCH, CAN, SIZE, TIP = (478, 392), 1086, (508, 776), 0.86, -25.0


@light_box(id="w7bh6m", title="The Goat Is Gardener", seed=72, palette="treehouse green", light=(0.6, -0.7))
def paint(s: LightBox) -> None:
    """Afternoon sun through a window at the right lies on a school wall."""
    s.took_view("near")
    s.back("#f4f0c0", "#b8cc8c", at=(470, 380), radius=860)
    s.sheet("sun on the wall", lambda pen: [pen.path(d, "#fffbe0") for d in ("M70,120 L370,60 L340,420 L40,480Z", "M400,54 L730,-10 L700,350 L370,414Z")], depth=0.04, haze=0.0, alpha=0.8, shadow=(0, 0, 0, 0.0))
    s.sheet("panelling", lambda pen: (pen.path("M-10,640 H810 V1100 H-10Z", "#6f9a5c"), pen.rect(-10, 626, 820, 26, "#557f4c"), [pen.rect(x, 652, 5, 400, "#5f8a52") for x in range(60, 800, 118)]), depth=0.08, haze=0.0)
    sun = [Lamp(0.7, -0.4, 0.6, 1.05)]
    s.clay(g.goat_chest().turned(at=(*AT, 0)), {"": "#6a584c", "barrel": "#54463e"}, name="chest", sheets=3, calm=2.4, by_light=0.9, depth=0.14, relief=40, lamps=sun, texture="fur", size=1.5, away=(478, 420))
    s.sheet("bench", lambda pen: g.bench(pen, BENCH, "#b07a48", "#3a2a28", ((70, 2), (320, 0), (730, 1))), depth=0.5, role="prop", haze=0.0)
    s.sheet("shadows", lambda pen: [pen.oval(x - 14, BENCH - 22, 140, 20, "#4a2e20", 0.6) for x in (52, 312, 764)], depth=0.51, haze=0.0, shadow=(0, 0, 0, 0.0))
    a, b = ((CAN[0] + SIZE * (x * 0.906 + y * 0.4226), CAN[1] + SIZE * (y * 0.906 - x * 0.4226)) for x, y in ((-104, -70), (104, -70)))

    def can(pen: g.PaperPen) -> None:
        with pen.at(*CAN, turn=TIP, scale=SIZE):
            g.tin_can(pen, "#c8402f", "#bfe0e6")

    s.sheet("watering can", can, depth=0.46, role="prop", haze=0.0)
    goat = s.clay(g.gardening_goat().turned(at=(*AT, 60), roll=-6), {"": "#7a6454", "head": "#7a6454", "chin": "#c8b49c", "beard": "#e8dcc4", "ear": "#8a6a58", "horn": "#54443e", "tuft": "#e0d2b8", "lid": "#5f4c40"}, name="goat", role="subject", sheets=5, depth=0.48, relief=42, lamps=sun, texture={"beard": "hair", "tuft": "hair"})
    s.eyes(goat, iris="#e8b23a", slit=2.3, wide=0.32)
    s.sheet("handle", lambda pen: g.bail(pen, (a, b), goat["bite"], -6, "#39424c", "#b98446"), depth=0.775, haze=0.0)
    lip = s.clay(g.goat_lip().turned(at=(*AT, 60), roll=-6), {"": "#d8c6ae", "muzzle": "#d0bca2", "nose": "#3a2a2a"}, name="lip", sheets=4, depth=0.785, relief=18, lamps=sun)
    s.strips(lip, ["nostril left", "nostril right", "cleft"], "#1e1414", 7, lift=0)
    s.sheet("twig", lambda pen: g.dry_twig(pen, 218, BENCH - 134, "#8a6a44"), depth=0.6, haze=0.0)
    s.sheet("water", lambda pen: g.threads_of_water(pen, (CAN[0] - 236 * SIZE, CAN[1] + 44 * SIZE), (266, BENCH - 136), "#e4f6f8"), depth=0.62, haze=0.0)
    s.put("sunflower", at=(28, BENCH - 132), scale=1.34, lift=None, depth=0.6)
    s.put("tulip", at=(716, BENCH - 132), scale=1.4, lift=None, depth=0.6, colour="#d8503a")
    shoes = s.sheet("gym shoes", lambda pen: [g.gym_shoe(pen, x, BENCH - 14, tone, 0.86) for x, tone in ((60, "#3f6fa0"), (316, "#3f8f86"), (770, "#7d4a6b"))], depth=0.66, role="accent", count=3, haze=0.0)
    s.relate(goat, "feeds", shoes)
    s.describe("A billy goat waters a gym shoe. It holds the handle of a red watering can in its mouth. In this shoe stands only a dry twig, and the plate below it is blank; a sunflower and a tulip grow from the shoes beside it.")
    s.moods("tender", "comic", "hopeful", "solemn")
    s.themes("care", "growth", "school", "temptation", "absence")
    s.says("late bloomer", "absent", "slow learners", "who do these belong to", "nature and nurture", "grow into them", "put down roots", "some never came back", "green fingers", "is it too late", "in their own time", "Kindergarten", "Diet", "Conversion", "Caretaker", "Temptation", "Drought", "Remembrance", "Cinderella", "don't give up on me", "the one who moved away", "water and wait", "whose name was there", "the quiet pupil", "left behind last summer", "walk a mile in mine", "love is a daily job", "to make the goat the gardener", "look, don't eat", "he has already had breakfast", "he promised the teacher", "reformed character", "the last one on the list", "my brother's old trainers", "the new caretaker is strict", "bite your tongue", "hold it in your teeth", "somebody has to believe in it", "one drop at a time", "sole provider", "he ate the name as well", "hidden talent", "the best gardener we ever had", "forty days vegetarian", "first come the laces", "a bad reputation", "guilty conscience")  # fmt: skip
    s.about(place="a bench in a school corridor", time="afternoon", weather="indoors", light="sun through a window, from the right", composition="right", view="near, over the bench", foreground="the dark front of the bench with its plates", unexplained="the shoe with the blank plate: whose was it?")
