"""A cow bellows from a jetty into the fog, and the fog lifts a head with the same horns."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import Clay, InkPen, Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import ox_head
from reverie_studio.sculpt.lowing import (
    jetty_end,
    lowing_cow,
    neck_lantern,
    roped_bollard,
    strapped,
)

POSE = {"at": (600.0, 830.0, 0.0), "scale": 1.12, "yaw": 16.0, "pitch": 6.0, "roll": 27.0}
LX, LY = 532.0, 1126.0
GULLS = ((560, 330, 1.0), (610, 296, 0.7), (668, 352, 0.8), (92, 250, 0.6), (596, 392, 0.5))


def mountain_cow() -> Clay:
    """The one who answers: a head, and shoulders like slopes."""
    c = ox_head(look=(0.25, 0.95), lids=0.75, inner=0.9, spread=1.2, horns=0.92, ears=-0.2)
    return c.limb([(-330, 330, -150, 120), (-170, 150, -130, 100), (0, 60, -100, 92), (170, 150, -130, 100), (330, 330, -150, 120)], melt=40, part="slope", per=12).limb([(-330, 450, -250, 330), (330, 450, -250, 330)], melt=60, part="slope")


def lines(k: InkPen) -> None:
    """Planks, gulls, ripples."""
    for x0, x1 in ((20, -80), (96, 40), (178, 176), (262, 312), (350, 440)):
        k.line([(x0, 1128 - x0 * 0.066), ((x0 + x1) / 2, 1180), (x1, 1240)], 2.2, broken=0.15)
    for x, y, q in GULLS:
        k.line([(x - 26 * q, y - 6 * q), (x - 12 * q, y - 12 * q), (x, y), (x + 13 * q, y - 14 * q), (x + 28 * q, y - 4 * q)], 2.2 * q + 0.6)
    for x, y, w in ((20, 1010, 70), (210, 1030, 90), (330, 1004, 60), (60, 1060, 60), (250, 1074, 80), (370, 1052, 44)):
        k.line([(x, y), (x + w / 2, y - 3), (x + w, y)], 1.3, broken=0.5)


@card(id="n3vq8a", title="It Answered", seed=17, palette="sea_fret", light=(-0.5, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((360, 640, 320))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#a9bfc2", name="fog", role="place", strength=0.5, wet=0.0, bloom=4, charge="#c9cdbf", uneven=0.9)
    far = p.clay(mountain_cow().turned(at=(276, 392, -300), scale=1.5, yaw=12, pitch=-3), {"": "#7f9aa3", "horn": "#8fa3a4", "slope": "#8ea6ac"}, name="answerer", role="witness", lamps=[Lamp(0.3, -0.8, 0.5, 1.0)], how={"as": "soft", "strength": 0.6, "shade": 0.45, "line": 0.2, "inner": 0.0, "accent": 0.3})
    p.eyes(far, iris="#5d7a86", white="#cfdad8", rim="#5d7780", glint=(0.3, 0.3), line=0.7)
    p.lift([(-60, 700), (200, 610), (420, 640), (700, 600), (860, 720), (860, 1100), (400, 1120), (-60, 1100)], 0.8, soft=60)
    p.wash("M-30,1000 C200,990 500,996 830,990 V1230 H-30Z", "#8fabb0", name="sea", strength=0.45, wet=0.5, bloom=2, uneven=0.9)
    p.draw(lambda pen: (pen.path("M60,986 L128,986 L118,1002 L70,1002Z", "#4f666c"), pen.path("M92,986 L92,942 L96,942 L96,986Z", "#4f666c"), pen.path("M97,946 L97,980 L122,980Z", "#9fb2b0")), name="boat", role="prop", contact=0, how="faint")
    p.draw(jetty_end, name="jetty", role="prop", contact=0, how={"line": 0.9, "second": 0.4})
    for plume, amount in (([(322, 872), (240, 800), (150, 716), (40, 640), (-40, 610), (-40, 880), (70, 920), (200, 930), (312, 918)], 0.2), ([(330, 880), (250, 836), (170, 790), (80, 760), (60, 850), (150, 890), (318, 912)], 0.1)):
        p.lift(plume, 0.8, soft=38)
        p.glaze(plume, "#f0c070", strength=amount, wet=1.0, name="warm breath")
    halo = [(LX - 20 + 150 * u, LY + 120 * v) for u, v in ((0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7))]
    p.lift(halo, 0.9, soft=30)
    p.glaze(halo, "#f2b75c", strength=0.4, wet=1.0, name="lamplight")
    day, glow = Lamp(-0.6, -0.65, 0.5, 0.9), Lamp(LX - 30, LY, 260, 0.8, 190)
    cow = strapped(lowing_cow().turned(**POSE), [(830, 1000), (730, 1050), (630, 1076), (534, 1068)], 16)
    body = p.clay(cow, {"": "#8a4a2e", "muzzle": "#e8d2bc", "nose": "#5a4246", "gape": "#7a2a34", "tongue": "#d98a84", "horn": "#e6dcc2", "far horn": "#c9c2b0", "ear": "#7a4630", "jaw": "#96583a", "strap": "#5a2a2c"}, name="cow", role="subject",
                  texture={"": "fur", "far horn": "", "horn": "", "strap": "", "gape": "", "tongue": "", "muzzle": ""}, lamps=[day, glow])
    p.eyes(body, iris="#3a241c", white="#f4ece0")
    p.draw(lambda pen: neck_lantern(pen, LX, LY, 1.1), name="lantern", role="accent", contact=0, how={"light": 0.3, "second": 0.3})
    p.draw(roped_bollard, name="bollard", role="prop", plane="front", contact=0, how={"second": 0.6, "strength": 1.1})
    p.ink(lines, name="planks, rope, gulls, ripples")
    s.relate(far, "towers over", body)
    s.describe("A cow calls into the fog, and another appears. She stands on a jetty with a lantern at her neck. Out of the fog rises a head with the same horns, pale and high as a mountain, and looks at her. A small boat lies between them.")  # fmt: skip
    s.moods("awed", "lonely", "hopeful", "uncanny")
    s.themes("calling", "answers", "mothers and children", "fog", "the unknown")
    s.says("is anybody there?", "not what we expected", "mother?", "it answered", "foghorn", "long distance call", "echo with horns", "you called?", "the big one", "cattle call", "roaming charges", "she got louder every year", "family likeness",
           "be careful what you shout", "someone out there", "moo", "I can hear you perfectly well", "who is whose child", "prayer", "fog signal", "lost calf", "the ancestor", "a ghost of a cow", "holy cow", "first contact", "speak up",
           "out of the white", "love at a distance", "the sea has a mother too", "a very deep voice", "bigger than I remembered", "no need to scream", "call and response", "mountain in disguise", "shore leave", "the milk run", "last ferry missed",
           "same horns, other size", "a cry for help", "the sea is lowing", "Hathor", "now I am small again", "harbour song")  # fmt: skip
    s.about(place="a ferry landing in the fog", time="day", light="white from everywhere, a lantern at her neck", composition="diagonal",
            view="near, from below", unexplained="who answers out of the fog")  # fmt: skip
