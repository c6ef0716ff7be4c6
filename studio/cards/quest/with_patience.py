"""A camel in the eye of a needle, quite certain that the rest will follow."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import InkPen, Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.passages import button, needle, small_caravan, threaded_camel

RAYS = 80_000
NX, NY, NK = 500.0, 596.0, 0.84
LEFT = f"M-40,-40 H{NX} V{NY - 300 * NK} C{NX + 58 * NK},{NY - 300 * NK} {NX + 84 * NK},{NY - 180 * NK} {NX + 84 * NK},{NY} C{NX + 84 * NK},{NY + 180 * NK} {NX + 60 * NK},{NY + 300 * NK} {NX},{NY + 318 * NK} V1240 H-40Z"


def steel(pen: Pen) -> None:
    with pen.clip("M-40,-40 H840 V930 C640,944 560,934 500,950 C440,936 300,944 -40,930Z"), pen.at(NX, NY, scale=NK):
        needle(pen)


@card(id="w4n8ce", title="With Some Patience", seed=18, palette="cobalt_noon", light=(-0.7, -0.6))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((300, 470, 320))
    near, far = (c.turned(at=(NX, NY, 0), scale=NK) for c in threaded_camel(lids=0.3))
    sun, sky = Lamp(-0.75, -0.5, 0.5, 1.0), Lamp(0.5, -0.7, 0.5, 0.2)
    p.wash("M-30,-30 H830 V820 C600,806 300,830 -30,812Z", "#4f8fd0", name="sky", role="place", strength=0.95, wet=0.0, bloom=3, charge="#7fb0de", uneven=0.8, fade=(0, 0.7))
    p.wash("M-30,812 C120,780 240,800 330,812 C480,800 640,784 830,800 V1230 H-30Z", "#f0cf96", name="sand", role="place", strength=0.42, wet=0.0, bloom=2, charge="#e8b878", uneven=0.8)
    p.draw(lambda pen: small_caravan(pen, 60, 838, 0.86), name="the others", role="accent", ground=838, how={"line": 0.5, "light": 0.1, "second": 0.2, "strength": 0.8})
    p.glaze("M440,944 C520,930 600,934 830,1010 V1064 C660,990 560,964 440,952Z", "#4a62b0", strength=0.5, wet=0.05, name="shadow of the needle")
    for c in (far, near):
        p.cast(c, ground=930, tilt=0.16, lamp=Lamp(-0.6, -0.7, 0.35), colour="#4a62b0", strength=0.5)
    tones = {"": "#c89a5c", "leg": "#b98850", "pad": "#6a4a38"}
    thread = [(214, -30), (350, 160), (478, 350), (560, 452), (640, 500), (720, 430)]
    p.draw(lambda pen: pen.taper(thread[2:], 12, 12, "#2f55b8"), name="thread", contact=0, how={"light": 0.3, "second": 0.4})
    p.clay(far, {**tones, "hump": "#a87842", "rug": "#b03a34", "pack": "#3f5f98"}, name="what waits", lamps=[sun, sky], texture={"": "fur", "rug": "cloth", "pack": "cloth"}, rays=RAYS)
    p.draw(steel, name="needle", role="prop", contact=0, how={"light": 0.2, "second": 0.3})
    p.draw(lambda pen: pen.taper(thread[:3], 17, 12, "#2f55b8"), name="thread", role="accent", contact=0, how={"light": 0.3, "second": 0.4})
    p.wash("M380,950 C400,930 430,924 460,926 C480,918 520,916 560,924 C600,926 640,934 668,952 C600,966 460,970 380,950Z", "#f0cf96", name="sand drift", strength=0.45, wet=0.1, bloom=0)
    with s.inside(LEFT):
        body = p.clay(near, {**tones, "lip": "#d8b48a", "ear": "#9a6a40", "lid": "#8a5c3a"}, name="camel", role="subject", lamps=[sun, sky], texture={"": "fur", "ear": ""}, rays=RAYS)
    p.eyes(body, iris="#4a2c18", white="#d8b890", pupil="level", lashes=0.6)
    def lines(k: InkPen) -> None:
        k.line(near.curve("nostril"), 3.2)
        k.line(near.curve("mouth"), 3.0)
        for u, v in ((420, 520), (423, 430), (440, 330), (578, 760), (574, 830), (500, 190), (506, 130)):
            k.line([(u, v), (u + 2, v + 34)], 1.4, broken=0.3)

    tuft = [[(x + dx, y + 8), (x + dx + 4, y - 10), (x + dx + 16, y - 12 - 6 * math.sin(x + dx))] for x, y in near.curve("crown")[:4] for dx in (-11, -3, 6, 13)]
    p.locks(tuft, ["#8a5c34", "#b98850"], width=8)
    p.ink(lines, name="lines")
    p.glaze("M352,934 C400,944 470,946 520,936 C470,926 400,924 352,934Z", "#4a62b0", strength=0.5, wet=0.3, name="under its foot")
    p.draw(lambda pen: button(pen, 690, 1130, 210), name="button", plane="front", contact=0.4, how={"light": 0.1, "second": 0.5, "strength": 1.2})
    s.relate(body, "is trapped in", "needle")
    s.describe("A camel is stepping through the eye of a giant needle. Head, neck and one foreleg are through; its loaded body is still behind the steel. It looks quite calm. A blue thread leads up into the sky. Far off stand three more camels. In front lies a huge button.")  # fmt: skip
    s.moods("patient", "stubborn", "comic", "serene")
    s.themes("obstacles", "patience", "narrow ways", "faith", "pride")
    s.says("nobody said it would be easy", "diet starts tomorrow", "it is the only way in", "you could have gone round", "almost there", "tight squeeze", "hold your breath", "rich man’s gate", "one hump at a time", "I know a shortcut",
           "doing it the hard way", "mind the gap", "breathe in", "the bottleneck", "queue jumping", "skinny jeans", "two sizes too small", "as a matter of principle", "the proverb was right", "the proverb was wrong", "head first",
           "halfway is the worst place", "small print", "cabin luggage only", "no refunds", "needlework", "hanging by a thread", "entrance exam", "Monday morning", "getting into paradise", "dignity", "stuck, but elegant",
           "what are they waiting for?", "leave the baggage behind", "a stitch in time", "the eye of the storm", "looking for a tailor", "customs", "the difficult birth", "so far so good", "everyone else went round",
           "the last hurdle")  # fmt: skip
    s.about(place="a desert", time="noon", light="white sun from the left", composition="right", view="from below, near the ground",
            foreground="a huge dark button half in the sand", unexplained="who has threaded the needle, and for what coat")  # fmt: skip
