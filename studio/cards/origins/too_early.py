"""Too Early: something under the slab wants out, bright; a hen, a toad and a hare sit on the lid."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.birds import hen
from reverie_studio.sculpt.creatures import hare, toad
from reverie_studio.sculpt.land import crag
from reverie_studio.sculpt.marks import feathered


@card(id="y2je6h", title="Too Early", seed=54, palette="board_yolk", light=(0, 0.9))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(400, 800, 300, 2.0, 420), Lamp(-0.3, -0.6, 0.6, 0.3)], ambient=0.02, focus=(400, 560, 400))
    rng = s.rng
    slab = Clay().limb("90,664,0,40 240,640,10,62 400,628,20,66 560,614,10,62 720,590,0,40", per=6, press=(0, 1.5, 0))
    with b.thing("light", "accent", spot=1.0) as g:
        for _ in range(270):
            q = rng.uniform(-1, 1)
            x0, y0 = 400 + 320 * q, 668 - 30 * q
            d = math.radians(-90 + 84 * q + rng.normal(0, 3))
            long = rng.uniform(160, 840) * (0.55 + 0.45 * abs(q))
            g.strokes([[(x0, y0), (x0 + long * math.cos(d), y0 + long * math.sin(d))]], rng.uniform(0.8, 4.4), ends=(1.0, 0.03))
        g.form("110,706 240,690 400,676 560,660 710,630 690,668 610,700 560,690 470,730 400,712 330,744 240,722 170,742 130,726", how="wet", puff=3, axis=0, ambient=1.2, near=1.6)
    with b.thing("slab", "prop", depth=0.5) as t:
        t.leave_clay(slab, grow=4)
        t.clay(slab, CUTS["stone"].but(stroke=(8, 30)), "along", gain=0.9)
    with b.thing("last ridge", "place", depth=0.4, lamps=[Lamp(400, 640, 190, 2.4, 190)]) as r:
        for pts in ([(-20, 790), (90, 726), (150, 736), (240, 722), (290, 800), (300, 900), (250, 1220), (-20, 1220)], [(820, 700), (740, 640), (690, 678), (610, 706), (580, 800), (570, 900), (600,
                1220), (820, 1220)], [(250, 840), (320, 750), (400, 722), (470, 738), (560, 700), (620, 860), (600, 1220), (230, 1220)]):
            r.leave(pts, grow=3)
            crag(r, pts, gain=0.9, puff=110, clear=90)
        boulders = Clay().ball(90, 1210, 90, 120, press=(0, 1.2, 0)).ball(680, 1220, 90, 140, press=(0, 1.2, 0)).ball(300, 1240, 60, 90)
        r.leave_clay(boulders, grow=6)
    with b.thing("three on the lid", "subject", count=3, depth=0.8) as v:
        bird = hen(lids=0.95).turned(at=(228, 560, 80), scale=0.86, roll=-6)
        v.leave_clay(bird, grow=4)
        body = v.clay(bird, "down", "along", ambient=0.06, parts={"comb": ("skin", "along"), "beak": ("skin", "along")})
        feathered(v, body, 16, 30, 9, (1, 0.35), gain=1.3, keep=("body", "neck", "tail"), least=0.14)
        feathered(v, body, 24, 52, 12, (1, 0), gain=1.35, keep=("wing",), least=0.22)
        eyes(v, bird, light=0.9, sides=("near",))
        jack = hare().turned(at=(620, 570, 60), scale=0.98, roll=5)
        v.leave_clay(jack, grow=4)
        v.clay(jack, "fur", "along", ambient=0.05)
        eyes(v, jack, light=0.4, sides=("near",), glint=(0.2, 0.3))
        frog = toad().turned(at=(440, 532, 140), scale=0.66, roll=-5)
        v.leave_clay(frog, grow=4)
        v.clay(frog, "hide", "across", ambient=0.05, parts={"throat": ("skin", (0.1, 1, 0.35))})
        eyes(v, frog, light=1.2, glint=(0.0, 0.2))
    s.describe("A hen, a toad and a hare sit on a lid. It is a tilting slab; under it something shines and pushes, and yellow rays break out all round the rim.")
    s.moods("frantic", "comic", "brave", "urgent")
    s.themes("morning", "secrets", "duty", "holding back", "teamwork")
    s.says("not yet!", "press embargo", "it only wanted out", "sit tight", "keep a lid on it", "Pandora’s picnic", "hold on, hold on", "who left the sun on?", "everybody lean left", "pressure cooker", "the committee is sitting", "sunrise, postponed", "what is it?", "it knocked back", "I told you not to open it", "heavy hitters", "the toad does not mind", "together we weigh enough", "bright idea", "hatching", "something big is coming", "a lid for every pot", "suppressed", "the unlikely three", "nobody sneeze", "golden egg", "we can’t sit here for ever", "treasure", "guards of the dark", "volcano for beginners", "leaking", "early bird", "you can’t stop it", "boil over", "lights out!", "my aunt packing a suitcase", "one more and it would close", "spoiler alert", "hot seat", "day is a strong animal", "birthday surprise")  # fmt: skip
    s.relate("three on the lid", "guards", "light")
    s.about(place="the last ridge", time="just before morning", light="from under the slab", composition="high", view="from below", unexplained="what pushes from below")
