"""From under the ice: four soles with toenails, a trunk that sniffs the first crack, and a carp holding its breath."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.giants import elephant_below, elephant_trunk
from reverie_studio.sewn.waters import carp_head


@card(id="t5ce3k", title="Thin", seed=16, palette="salt marsh", light=(-0.2, -0.9))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#e2eeea"), (420, "#bcd8d6"), (780, "#6fa0a4"), (1200, "#1f4a56")], dusk=0.1)
    with h.thing("elephant", "subject", lift=4) as beast:
        elephant_below(h)
    with h.thing("ice"):
        h.sheer("-20,-20! 820,-20! 820,1220! -20,1220!", "#cfe8e6", 0.13)
        for x, y, r in ((128, 628, 138), (160, 104, 118), (646, 92, 114)):  # frost pressed white
            h.run([(x + math.cos(a) * r, y + math.sin(a) * r) for a in np.linspace(0, 6.28, 30)], "#ffffff", 3, 12, 9)
    with h.thing("crack", "prop", lift=2) as crack:
        for p, w in ((((-10, 850), (70, 812), (118, 846), (206, 806), (262, 838), (340, 806), (420, 850), (470, 800), (566, 822), (622, 762), (700, 776), (810, 716)), 6), (((206, 806), (180, 880), (214, 930), (196, 990)), 4), (((420, 850), (400, 920), (352, 950)), 4),
                     (((566, 822), (590, 890)), 4), (((118, 846), (70, 900), (80, 960)), 3), (((622, 762), (640, 690), (610, 650)), 4), (((262, 838), (300, 900), (280, 980), (310, 1040)), 3), (((470, 800), (520, 730)), 3)):
            for j in range(len(p) - 1):
                h.straight([(*p[j], *p[j + 1])], "#ffffff", w * (1 - 0.5 * j / len(p) if w < 6 else 1))
    with h.thing("trunk", lift=14):
        elephant_trunk(h)
    with h.thing("carp", "witness", lift=22) as fish:
        carp_head(h)
    for x, y, r in ((360, 1004, 11), (330, 960, 7), (352, 1050, 6)):
        h.bead(x, y, r, "#a8d4d8")
    s.relate(fish[0], "waits for", crack[0])
    s.describe("Seen from under the ice: an elephant stands above. Four round soles with toenails press on it, and its trunk sniffs at the first crack. Below, a carp puffs its cheeks and looks up.")
    s.moods("tense", "funny", "careful")
    s.themes("weight", "risk", "neighbours", "winter")
    s.says("tiptoe", "confident hostess", "heavier than I said", "hold your breath", "upstairs neighbours", "don’t look down", "crack", "light as a feather, she said", "shoe size", "nobody breathe", "the ceiling", "an old floor", "big feet", "I’ll be careful", "what the fish saw", "somebody is dancing above us", "insurance", "the first sound", "one more step", "glass slipper", "balance", "pedicure", "it held my mother", "weather: elephants", "sorry", "trust the ice", "after you", "underneath it all", "not a good moment to sneeze", "the room above is let", "footnotes", "who told her it was deep")
    s.about(place="a frozen lake", time="winter day", light="milky, through ice", composition="diagonal", view="from below", foreground="a carp", unexplained="where it comes from")
