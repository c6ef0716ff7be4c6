"""A bear floats down a night lake on its back, a small lit stove on its belly."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.bears import bear_arms, bear_face, floating_bear
from reverie_studio.sewn.things import lit_stove


@card(id="u5bmz8", title="Bear, Underway", seed=63, palette="walnut", light=(-0.2, -0.5))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#3c4a5c"), (600, "#33404e"), (1200, "#222a36")], dusk=0.44)
    with h.at(392, 596, 1.0, -27):
        h.lamp(0, -30, 400, "#ffd09a", 0.86, z=130)
        with h.thing("wake"):
            for k in range(6):  # rings that the body pushes aside
                r = 1.13 + k * 0.13
                for a0, a1 in ((0.3, 1.2), (1.9, 2.9), (3.3, 4.2), (5.1, 6.0)):
                    a = np.linspace(a0 + k * 0.13, a1 + k * 0.05, 14)
                    h.stem([(math.cos(v) * 250 * r, 20 + math.sin(v) * 460 * r) for v in a], ("#f2c078", "#c89a68", "#8a8078", "#6a727c", "#5a6672", "#4c5864")[k], 2.6 - k * 0.2, 15)
        with h.thing("bear", "subject", lift=12) as bear:
            floating_bear(h)
            bear_face(h)
        with h.thing("stove", "accent", lift=8) as fire:
            lit_stove(h)
        with h.thing("arms", lift=6):
            bear_arms(h)
        with h.thing("water over fur"):
            for x in (-1, 1):
                h.sheer(f"{x * 176},-236! {x * 270},-196 {x * 304},-60 {x * 280},70 {x * 226},180! {x * 228},80 {x * 240},-40", "#323e4c", 0.6)
                h.stem(f"{x * 180},-236 {x * 240},-40 {x * 228},80 {x * 224},190 {x * 236},240", "#d8b080", 2.6, 14)
        with h.thing("smoke"):
            h.loose("56,-186 80,-214 150,-226 196,-290 190,-380 260,-450 330,-480 340,-580 400,-640", "#e8dcc8", 3.4)
    s.relate(bear[0], "carries", fire[0])
    s.describe("A brown bear floats on its back on dark water. Its paws are folded round a small lit stove on its belly; two cups hang on the stove. It looks up at us.")
    s.moods("settled", "sad", "warm", "slow")
    s.themes("solitude", "home", "night travel", "loss", "comfort")
    s.says("bath bear", "central heating", "there had been a second chair", "house boat", "hot belly", "set for two", "warm front", "he’s fine, he says", "tea for one", "bear with me", "slow boat", "don’t rock the bear", "Sunday evening", "self-contained", "the last tenant", "adrift", "keep the home fires burning", "floating on grief", "I’d like to be him", "widower", "where are you going?", "hibernation, modern style", "all he saved from the house", "hot water bottle", "quiet, please", "moving without leaving", "carry your own sun", "he kept her cup", "stove-pipe dreams", "insured", "night ferry", "nobody rows")
    s.about(place="the Stain", time="night", light="the stove, on chin and paws", composition="centred", view="from above", unexplained="there are two cups")
