"""Back Together Till Morning: the stork that once brought the child sews the torn picture of its parents together in its nest."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import sewing_storks as g

NEST, PHOTO = (396, 850), ((150, 706), (574, 684), (672, 1000), (70, 1036))
TWIGS, DARK, RED = ("#8a6040", "#a07450", "#6f4a34", "#b58a5c"), ("#2e2030", "#3a2836", "#241828"), "#d8382e"


@light_box(id="t0mj19", title="Back Together Till Morning", seed=73, palette="first frost", light=(-0.7, -0.5))
def paint(s: LightBox) -> None:
    """The last sun still reaches the nest; down in the village it is night."""
    s.took_view("from above")
    s.back("#3f5478", "#22304f", at=(300, 300), radius=800)
    s.sheet("lane", "M-10,300 C160,340 240,250 380,262 C540,276 600,420 820,430 V486 C580,476 520,336 372,318 C250,304 160,400 -10,360Z", "#5a6c8c", depth=0.03, haze=0.0)
    s.sheet("village", lambda pen: [g.roof_far_below(pen, *x) for x in ((96, 176, 180, 130, -4, "#6a4a5c", "#5f6c90"), (336, 120, 170, 124, 3, "#74505e", "#6a7698", (0.2, 0.8)), (96, 500, 200, 140, 5, "#6a4a5c", "#62709a"), (590, 92, 180, 120, -3, "#62465a", "#5f6c90"))], depth=0.06, haze=0.0)
    s.sheet("trees", lambda pen: [g.crown_far_below(pen, x, y, r, "#2f5560") for x, y, r in ((236, 240, 34), (30, 250, 30), (470, 196, 36), (250, 420, 30), (292, 500, 38), (210, 40, 30), (430, 30, 28))], depth=0.05, haze=0.0)
    s.sheet("nest", lambda pen: (pen.oval(*NEST, 436, 286, "#3a2a2c"), g.nest(pen, NEST, 470, 316, TWIGS, (0, 360), 5, hollow=0.55, count=250)), depth=0.2, role="place", haze=0.0)
    sun = [Lamp(-0.75, -0.35, 0.6, 1.1)]
    k = 0.76
    bird = g.bowed_stork().turned(scale=k, pitch=-22)
    tip = g.lying(PHOTO, 600, 400)(366, 262)
    at = (tip[0] - bird.curve("tip")[0][0], tip[1] - bird.curve("tip")[0][1], 0)
    papers = {"": "#f4efe6", "down": "#f4efe6", "neck": "#f7f2ea", "wing": "#e6dfd8", "quill 0": "#34323f", "quill 1": "#4a4756", "bill": "#d8482e", "lid": "#241e24", "leg": "#c84a30"}
    s.clay(g.stork_legs().turned(at=at, scale=k, pitch=-22), papers, name="legs", sheets=3, depth=0.27, relief=10, lamps=sun)
    s.sheet("twigs before its feet", lambda pen: g.nest(pen, NEST, 440, 276, TWIGS, (-66, -10), 8, hollow=0.7, count=76), depth=0.35, haze=0.0)
    flat = g.lying(PHOTO, 600, 400)
    photo = s.sheet("photograph", lambda pen: (g.torn_photo(pen, flat, ("#f2e6cc", "#d9b98a", "#c09a6a"), "#4a2c2c", 26), g.child_scrap(pen, flat, "#fff6dc", "#7fc0c8", "#c8402f"), g.stitches(pen, flat, RED)), depth=0.38, role="accent", haze=0.0)
    s.lamp((300, 820), 460, "#ffd9a0", 0.4)
    stork = s.clay(bird.turned(at=at), papers, name="stork", role="subject", sheets=5, depth=0.48, relief=58, lamps=sun, texture={"down": "feathers", "wing": "feathers", "neck": "feathers"}, away=(300, 500))
    s.eyes(stork, iris="#2a1c18", wide=0.6)
    s.strips(stork, ["gape"], "#6a2018", 4, lift=0)
    s.sheet("thread", lambda pen: (pen.taper([flat(348, 330), tip], 5, 5, RED), pen.taper([tip, flat(396, 330), flat(384, 366), flat(352, 384), flat(372, 402), flat(420, 380), flat(430, 430), flat(400, 470)], 5, 5, RED)), depth=0.42, haze=0.0)
    s.sheet("near rim", lambda pen: g.nest(pen, (400, 900), 470, 330, DARK, (24, 156), 11, hollow=0.7, count=90), depth=0.93, plane="front", haze=0.0)
    s.relate(stork, "mends", photo)
    s.describe("A stork sews a torn photograph together in its nest. A man walks off on one half, a woman on the other. With a red thread its bill has already sewn in a small bright picture of a child. The village lies far below, one house lit.")
    s.moods("tender", "sad", "hopeful", "secret")
    s.themes("family", "parting", "mending", "night", "wishes")
    s.says("so they stay", "I should have been asleep", "a stitch in time", "torn between you", "for the children's sake", "holding it together", "back to back", "patchwork family", "make it up", "custody", "hanging by a thread", "a picture of happiness", "where do I belong", "mend and make do", "in one piece", "the go-between", "his half, her half", "the night shift", "don't look back", "middle child", "you tore it", "common ground", "some scars are neat", "a quiet repair", "the family album", "I am in this, too", "Divorce", "Guarantee", "Midwife", "Surgery", "Repair", "Red thread", "After-sales service", "Empty nest", "he feels responsible", "delivered as ordered", "two windows, one house", "he brought me, didn't he", "returns not accepted", "bill of divorce", "a long needle", "love is needlework", "who holds whom", "nobody asked the bird", "before the thread runs out", "tied by the child", "twelve years later", "what I asked for at bedtime")  # fmt: skip
    s.about(place="a stork's nest above a village", time="nightfall", light="the last sun, from the left, that reaches only the nest", composition="low", view="from above, over the edge of the nest", foreground="the dark twigs of the near rim", unexplained="the child it sews in is of another picture")
