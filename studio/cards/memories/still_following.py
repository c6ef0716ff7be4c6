"""Still Following: the moon does not follow the car, the child in the back has it on a string."""

from __future__ import annotations

from reverie_studio.colour import mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

CAR, SIZE, TILT = (330, 985), 1.22, 5  # the back wheels are just off the road
MOON = (560, 300, 150)


def heads(pen, p):
    """Who sits in the car: two in front, one at the open window behind."""
    with pen.at(*CAR, scale=SIZE, turn=TILT):
        with pen.cut(0.5):
            pen.path("M14,-134 c-2,-14 8,-20 16,-22 c-8,-8 -9,-32 14,-33 c20,0 22,14 21,18 l5,8 -6,2 c0,8 -4,10 -12,9 c8,4 12,10 12,18Z", p.dark)  # the driver
            pen.path("M14,-176 c-12,-2 -12,12 -2,12Z", p.dark)  # her bun
        with pen.cut(0.5):
            pen.path("M-28,-134 c-2,-12 4,-16 12,-18 c-9,-7 -8,-27 10,-28 c16,0 18,10 18,15 l4,7 -5,1 c0,7 -3,9 -9,8 c7,3 9,8 9,15Z", mix(p.dark, p.mid, 0.5))
        pen.path("M-128,-134 c0,-14 12,-18 22,-18 c12,0 20,6 22,18Z", p.accent2)  # the child
        pen.circle(-105, -164, 15, p.skin)
        with pen.flat():
            pen.circle(-96, -165, 2.2, p.dark)
        pen.path("M-120,-160 c-4,-24 26,-28 31,-8 c-10,-6 -18,-4 -22,0 c-2,4 -4,6 -9,8Z", p.dark)


def arm(pen, p):
    with pen.at(*CAR, scale=SIZE, turn=TILT):
        pen.path("M-124,-136 C-132,-166 -133,-196 -130,-224 l13,0 C-117,-198 -113,-170 -104,-146Z", p.accent2)
        pen.circle(-123, -230, 9, p.skin)


@light_box(id="k4v8ze", title="Still Following", seed=11, palette="back seat", light=(0.45, -0.85))
def paint(s: LightBox) -> None:
    """A night drive home."""
    p = s.palette
    road = s.stage("night road", horizon=640, poles=3, road=930)
    s.stars(70, 520)
    mx, my, r = MOON
    s.lamp((mx, my), 520, "#ffe9b8", 0.55, plane="sky")
    hand = (CAR[0] - 123 * SIZE + 24, CAR[1] - 230 * SIZE - 12)

    def moon(pen):
        with pen.cut():
            pen.path(cuts.circle(mx, my, r), "#f2dfae")
        pen.lit(cuts.circle(mx, my, r - 5), "#fff1c9", 0.8)
        for x, y, q in ((-52, -46, 30), (40, -70, 16), (58, 34, 38), (-20, 62, 20), (-88, 30, 13)):
            pen.circle(mx + x, my + y, q, "#efd9a4")
        pen.circle(mx - 96, my + 108, 9, p.dark)  # the eyelet

    subject = s.sheet("moon", moon, role="subject", depth=0.3, haze=0.0, behind="telegraph poles")
    s.has_moon = True
    s.sheet("lost moons", lambda pen: [(pen.lit(cuts.circle(x, y, q), "#ffe7b0", 0.85), pen.path(f"M{x},{y + q} q8,20 -3,44 t3,34", p.light, stroke=1.6))
            for x, y, q in ((118, 210, 20), (236, 96, 12), (60, 400, 14))], role="accent", depth=0.16, count=3, haze=0.0, behind="range 0")
    s.sheet("car shadow", f"M{CAR[0] - 230},{CAR[1] + 26} q220,-18 480,-6 q-200,36 -480,6Z", "#0a141a", depth=0.57, alpha=0.7, shadow=(0, 0, 0, 0.0))
    s.lamp((690, 1010), 230, "#ffd28a", 0.8)
    s.lamp((300, 860), 260, "#ffb070", 0.3)
    car = s.put("family car", at=CAR, scale=SIZE, turn=TILT, role="subject", lift=26)
    s.sheet("family", lambda pen: heads(pen, p), role="prop", lift=3, count=3)
    s.sheet("arm", lambda pen: arm(pen, p), lift=6)
    s.thread(hand, (mx - 96, my + 108), "#fbe8bd", width=2.6, depth=0.62, sag=70)
    s.put("fox", at=(664, 1128), scale=0.38, flip=True, pose="sit", role="witness", plane="front", lift=14)
    s.ridge(1150, 10, 300, "#081319", cut="grass", depth=0.95, plane="front")
    s.relate(subject, "is pulled by strings of", "child")
    s.describe("A child in a car holds the full moon on a string. The red car drives "
               "through the night with luggage on its roof; its back wheels are off "
               "the ground. Two people sit in front. Three small moons drift away on "
               "strings. A fox sits by the road.")  # fmt: skip
    s.moods("wonder", "longing", "sleepy", "triumph")
    s.themes("childhood", "the way home", "holding on", "night")
    s.says("are we there yet", "it follows us home", "don't let go", "the biggest balloon at the fair", "souvenir", "fishing for light",
           "who is pulling whom", "lost by other children", "family holiday", "taking work home", "long-distance relationship", "anchor", "stolen goods", "the tide is with us", "lift-off", "night driver")
    s.about(place="a country road", time="night", weather="clear", light="moonlight", view="eye level", composition="diagonal",
            unexplained="three small moons that drift away")  # fmt: skip
