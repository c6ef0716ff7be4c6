"""Burrs: the thunder lies asleep over the rocks, and a small woman picks the burrs out of its fringe."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.figures import figure_back
from reverie_studio.sculpt.land import crag
from reverie_studio.sculpt.marks import locks, seen


@card(id="b8hm5t", title="Burrs", seed=58, palette="board_iris", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.55, -0.62, 0.55, 1.0)], ambient=0.01, focus=(380, 700, 420))
    rng = s.rng
    beast = Clay().limb("900,300,-120,250 700,380,-90,240 520,520,-40,220", melt=20, part="back", per=5)
    beast.limb("420,640,0,200 330,720,20,190 230,820,40,140 140,890,50,104 96,912,50,84", melt=30, part="head", per=6)
    beast.limb("300,880,30,110 180,950,40,76 110,966,40,56", melt=14, part="head", per=4)
    with b.thing("far rocks", "place", depth=0.2) as g:
        for pts in ([(-20, 420), (40, 330), (90, 300), (130, 380), (190, 420), (230, 520), (240, 700), (-20, 700)], [(180, 520), (250, 430), (300, 400), (360, 470), (420, 640), (200, 640)]):
            crag(g, pts, gain=0.45)
    with b.thing("thunder", "subject", depth=0.6) as t:
        t.leave_clay(beast, grow=6)
        body = t.clay(beast, CUTS["fur"].but(gain=0.4, stroke=(20, 50)), "down")
        shag, lights = [], []
        for _ in range(1700):
            x, y = rng.uniform(20, 820), rng.uniform(60, 960)
            here = seen(body, x, y)
            if here is None or math.hypot(x - 92, y - 920) < 92:
                continue
            dx = 0.5 + 0.25 * math.sin(x / 110 + y / 170) if x > 300 else -0.5 + 0.0033 * x + 0.2 * math.sin(y / 60)
            size = rng.uniform(70, 150) * (0.55 if x < 250 else 1.0)
            sway = rng.normal(0, 0.05)
            shag.append([(x, y), (x + size * (dx * 0.2 + sway), y + size * 0.36), (x + size * (dx * 0.6 - sway), y + size * 0.7), (x + size * dx, y + size * 0.95)])
            lights.append(0.2 + 1.5 * here[0])
        order = sorted(range(len(shag)), key=lambda i: -shag[i][0][1])
        locks(t, [shag[i] for i in order], 9, [lights[i] for i in order])
        lid = [(196, 780), (226, 812), (268, 818), (306, 796)]
        t.strokes([lid], 26, black=True, ends=(0.5, 0.5))
        t.strokes([lid], 4.5, ends=(0.3, 0.3))
        t.strokes([[(x, y), (x - 10 + 5 * k, y + 16), (x - 16 + 7 * k, y + 32)] for k, (x, y) in enumerate(((204, 790), (222, 810), (244, 816), (266, 818), (288, 810)))], 2.4)
    with b.thing("nose", "accent", spot=1.0, depth=0.7) as n:
        muzzle = Clay().ball(74, 906, 110, 58, press=(0, 1.1, 0)).ball(102, 908, 152, 18, carve=True, melt=5).ball(46, 908, 152, 17, carve=True, melt=5)
        n.leave_clay(muzzle, grow=4)
        n.clay(muzzle, "hide", (0.1, 1, 0.3), gain=0.75, spot=0)
        for x, out in ((44, -1), (104, 1)):
            for k, lean in enumerate((0.15, 0.9)):
                bolt = [(x + out * (lean * 26 * q + (13 if q % 2 else 0)), 914 + 25 * q) for q in range(5 - k)]
                n.strokes([[p, r] for p, r in zip(bolt[:-1], bolt[1:], strict=True)], 6.0 - 2 * k, ends=(0.7, 0.7))
    with b.thing("rock shelf", depth=0.5, lamps=[Lamp(-0.5, -0.6, 0.5, 0.42)]) as r:
        crag(r, [(-20, 1030), (140, 1016), (340, 1030), (520, 1050), (700, 1036), (820, 1046), (820, 1220), (-20, 1220)], gain=0.6, tilt=70)
    with b.thing("woman", "witness", depth=0.9) as w:
        her = figure_back(elbows=((-76, -214), (40, -196)), hands=((-96, -286), (-60, -262)), stout=1.05).turned(at=(452, 1070, 160), scale=0.94, yaw=16)
        w.leave_clay(her, grow=6)
        w.clay(her, "skin", "across", ambient=0.08, parts={"cloth": ("cloth", "along"), "hair": ("fur", "down")})
        hx, hy = her.where("hair")[:2]
        w.strokes([[(hx + 26 * math.cos(a), hy + 26 * math.sin(a)), (hx + 60 * math.cos(a), hy + 60 * math.sin(a) - 6), (hx + rng.uniform(84, 116) * math.cos(a), hy + rng.uniform(84,
                116) * math.sin(a) - 16)] for a in rng.uniform(3.3, 6.1, 46)], 1.8)
    with b.thing("burrs", "prop", count=12, depth=0.95) as u:
        for x, y in ((300, 650), (372, 600), (250, 700), (520, 560), (600, 450), (420, 470), (560, 700), (690, 620), (580, 1058), (610, 1066), (596, 1040), (640, 1062)):
            u.leave([(x + 17 * math.cos(q / 3), y + 17 * math.sin(q / 3)) for q in range(19)])
            u.sparks((x, y), (3, 8), 30, length=(6, 13), width=1.6)
    s.describe("A small woman stands before a beast’s huge sleeping head. She picks burrs out of its shaggy fringe. Little violet lightnings flicker from its nostrils; her own hair stands on end.")
    s.moods("tender", "calm", "electric", "trusting")
    s.themes("anger", "care", "thunder", "taming", "patience")
    s.says("big dog", "anger management", "he was not always loud", "let sleeping dogs lie", "static", "bad hair day", "don’t wake him", "hold still", "the storm is tired", "grooming", "bedside manner", "she isn’t afraid", "beauty and the beast", "every hair on end", "shocking", "there, there", "thunder has been in the bushes", "a thorn in the paw", "mother knows where it hurts", "the calm in the storm", "split ends", "it only growls in its sleep", "weather station", "nit-picking", "charged", "my grandfather after dinner", "someone has to", "burr, it’s cold", "good boy", "the quiet one is stronger", "snoring", "a brush with danger", "hill or dog?", "first hairdresser", "untangling", "gentle with giants", "what he dreams of", "high voltage", "shaggy dog story", "all night long", "it will rain when he wakes", "love is a comb")  # fmt: skip
    s.relate("thunder", "towers over", "woman")
    s.about(place="a rock shelf", time="night", light="from the upper left", composition="diagonal", view="far", unexplained="how the thunder got into the burrs")
