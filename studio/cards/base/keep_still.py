"""A girl in the ribs of a boat holds her breath: something on two legs steps over it in the fog."""

from __future__ import annotations

from reverie_studio.colour import mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

FOG, DARK = "#b9ada0", "#2f211d"
RIBS = ((-100, -30, 190), (118, 168, 60), (690, 640, 60), (910, 840, 190))  # foot, head, width


def leg(pen: Pen, hip: tuple[float, float], knee: tuple[float, float], foot: tuple[float, float], tone: str, lifted: bool) -> None:
    """A wader's leg as thin as a mast: a knot for a joint, three toes."""
    with pen.part("leg", grain=[[hip, knee, foot]], puff=12):
        pen.taper([hip, ((hip[0] + knee[0]) / 2 + 5, (hip[1] + knee[1]) / 2), knee], 46, 26, tone)
        pen.taper([knee, ((knee[0] + foot[0]) / 2 - 6, (knee[1] + foot[1]) / 2), foot], 26, 19, tone)
        pen.oval(*knee, 21, 28, mix(tone, "#6a5044", 0.25))
    x, y = foot
    drop = 26 if lifted else 4
    for toe in ((-96, drop + 16), (-34, drop + 40 * lifted + 18), (80, drop + 8)):
        pen.taper([(x, y - 4), (x + toe[0] * 0.5, y + toe[1] * 0.35), (x + toe[0], y + toe[1])], 17, 5, tone)


def hull(pen: Pen) -> None:
    """Ribs before us, bound by two stringers; nothing is planked yet but the floor."""
    pen.taper([(-40, 700), (200, 770), (400, 784), (600, 770), (840, 700)], 36, 36, mix(DARK, "#5c4034", 0.3))
    for foot, head, w in RIBS:
        way = [(foot + (400 - foot) * 0.3, 1250), (foot + (400 - foot) * 0.08, 960), (foot, 620), (head, 260), (head + (400 - head) * 0.16, -40)]
        with pen.part("rib", grain=[way], puff=26):
            pen.taper(way, w * 1.25, w * 0.8, DARK)


def floor(pen: Pen) -> None:
    """Planks that run to the bow, with chalk fish on them."""
    for k in range(-6, 7):
        tone = mix("#8a5b3c", "#5d3c2c", 0.5 + 0.4 * ((k * 7) % 5 - 2) / 2)
        pen.poly([(400 + k * 46 - 23, 872), (400 + k * 46 + 23, 872), (400 + (k + 0.5) * 150, 1240), (400 + (k - 0.5) * 150, 1240)], tone)
        pen.line(400 + k * 46 - 23, 872, 400 + (k - 0.5) * 150, 1240, "#38231c", 4)


def fish(pen: Pen) -> None:
    for x, y, k, turn in ((246, 968, 0.5, -6), (262, 1150, 0.8, 8), (440, 1162, 0.95, -5), (556, 1128, 0.62, 8)):
        with pen.at(x, y, scale=k, turn=turn):
            pen.path("M-70,0 Q-20,-34 36,-4 L70,-24 Q60,0 70,22 L36,4 Q-20,34 -70,0Z", "#f4ead6", 0.9, stroke=5)
            pen.path("M-34,-12 q10,12 0,24 M-8,-8 q8,9 0,18", "#f4ead6", 0.9, stroke=4)
            pen.circle(-52, -3, 4, "#f4ead6")


@card(id="podpkk", title="Keep Still", seed=231, palette="rust_fog", light=(0.9, 0.3))
def paint(s: Scene) -> None:
    """Lamp within, fog without."""
    s.backdrop("#a79c94", "#cfc2b0", "#bfb3a6")
    s.hills(800, 8, 500, "#a8998a", depth=0.2, name="beach")
    s.draw(lambda pen: [pen.rect(x, 770 - h, 9, h + 30, "#8f8279") for x, h in ((70, 60), (118, 46), (150, 34), (660, 40), (700, 56))], name="groyne", depth=0.25, record=False)
    legs = s.draw(lambda pen: (leg(pen, (470, -40), (560, 290), (524, 860), "#463a38", False), leg(pen, (380, -40), (250, 236), (312, 610), "#51443f", True)),
                  name="two legs as high as masts", role="subject", depth=0.5, count=2, volume=0.3, rim=0.1, haze=0.12)  # fmt: skip
    s.mist(850, 60, 0.4)
    s.mist(40, 160, 0.6)
    s.draw(floor, name="boat", role="place", depth=0.7, material="place", volume=0.1, shade=0.3)
    s.draw(fish, name="chalk fish", role="accent", depth=0.72, volume=0.0, rim=0.0, count=4)
    s.glow((560, 1000), 330, "#ff9a4a", 0.5)
    girl = s.figure((376, 1098), age="child", pose="sit_cross", view="front_left", height=440, role="witness", depth=0.84, expression="fear", look=(10, -34), prop=None,
                    clothes=dict(top="jumper", colour="#a8442c", bottom_colour="#3f4a5a", shoes="barefoot"), hair="bob", skin="#e2a47c",
                    reach={"hand_right": (-130, -170), "hand_left": (64, -40)}, grips={"right": "thread", "left": "flat"}, rim=0.6)  # fmt: skip
    s.draw(lambda pen: pen.line(girl["hand_right"][0] - 4, girl["hand_right"][1] - 4, girl["hand_right"][0] - 20, girl["hand_right"][1] + 16, "#fbf3e2", 9), name="chalk", role="accent", depth=0.86)
    lamp = s.put("lantern", at=(566, 872), scale=0.95, role="accent", depth=0.84, lit=True)
    s.glow(lamp["light"], 120, "#ffc87a", 0.7)
    s.draw(hull, name="ribs of a boat", role="prop", depth=0.95, plane="front", material="near", count=4, volume=0.04, rim=0.12)
    s.vignette(0.4, "#1c1210")
    s.focus((360, 860, 260), (300, 620, 160))
    s.grade(key=0.4)
    s.relate(legs, "towers over", girl)
    s.describe("A girl in an unfinished boat looks up in fright. Outside in the fog stand two grey bird’s legs as high as masts, one foot lifted. She holds "
               "a piece of chalk; fish are drawn on the planks. Beside her a lantern glows warmly, the fog is pale grey.")  # fmt: skip
    s.moods("tense", "hushed", "curious", "small")
    s.themes("hiding", "being small", "danger", "drawing", "fog")
    s.says("don’t breathe", "it smells the fish", "be careful what you draw", "big bird", "something is hungry", "wait until it passes",
           "a cage of ribs", "it only wanted the fish", "caught in the act", "the giant’s errand", "still life", "in the belly of a boat",
           "I drew its supper", "stilts in the fog", "whose child is this?", "freeze")  # fmt: skip
    s.about(place="inside an unfinished boat on a beach", time="evening", weather="fog", light="one lantern; cool fog", composition="frame",
            view="through the ribs, from inside the boat", foreground="four ribs", unexplained="what walks there")  # fmt: skip
