"""A snail whose house is a jar with a day at the seaside carries it through a grey town in the rain."""

from __future__ import annotations

import math

from reverie_studio.engine.clay_parts import in_perspective
from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import jar_snails as jars

RAYS = 80_000
SX, SY = 384.0, 1030.0
JAR = jars.Jar(322.0, 944.0, -7.0, 1.06)
VANISH = (556.0, 872.0)
HOUSES = ((-560, 0.26, 0.15, 1060, "#a9adb8", 3), (300, 0.3, 0.15, 1010, "#adb1bb", 3), (-560, 0.46, 0.26, 1140, "#9297a6", 4), (300, 0.5, 0.3, 1110, "#999eab", 4), (-560, 0.8, 0.46, 1180, "#7d8494", 4), (300, 1.1, 0.5, 1180, "#858b9a", 5),
          (-560, 1.5, 0.8, 1300, "#686f82", 5))  # fmt: skip
SKIN = {"": "#a8805e", "lappet": "#b48860", "hem": "#c39c74", "horn": "#94705a"}


@card(id="idmaw0", title="The Jar of Summer", seed=566, palette="graphite_rose", light=(0.4, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((380, 760, 320))
    p.wash("M-30,-30 H830 V940 H-30Z", "#b4b8c3", name="rain sky", strength=0.7, wet=0.0, bloom=4, charge="#9498aa")
    p.wash("M-30,886 C200,876 600,876 830,886 V1230 H-30Z", "#666c7f", name="wet street", strength=1.0, wet=0.0, bloom=3, charge="#4e5465")
    p.draw(lambda pen: [jars.house_front(pen, VANISH, *one) for one in HOUSES], name="grey houses", role="place", contact=0, how={"light": 0.0, "second": 0.0, "line": 0.5, "inner": 0.35, "strength": 0.8})
    p.ink(jars.slanting_rain, name="rain", colour="#5c6278", strength=0.6)
    p.ink(lambda k: jars.setts(k, VANISH), name="cobbles", colour="#2f3442")
    halo = [(JAR.x + 290 * math.cos(a), 740 + 300 * math.sin(a)) for a in (k * math.tau / 12 for k in range(12))]
    p.lift(halo, 0.5, soft=70)
    p.glaze(halo, "#ffdc9a", name="light of the jar", strength=0.2, wet=1.0, pool=0.0)
    streaks = [(326 + 46 * math.sin(2.6 * n), 1058 + 12.5 * n, (300 - 16 * n) * (0.72 + 0.28 * math.sin(1.9 * n + 1)), 4.6 + 0.16 * n) for n in range(12)]
    p.lift(lambda pen: [pen.oval(*q, "#ffffff") for q in streaks], 0.9, soft=3)
    for tone, part in (("#f2b84a", streaks[:4] + streaks[6:]), ("#3f9fc0", streaks[4:6])):
        p.glaze(lambda pen, tone=tone, part=part: [pen.oval(*q, tone) for q in part], tone, name="reflection on the stones", strength=0.55, wet=0.5, pool=0.2)
    p.lift("M-30,1044 C40,1040 70,1030 110,1024 L116,1036 C80,1046 40,1058 -30,1062Z", 0.7, soft=3)
    p.wash(lambda pen: JAR.shapes(pen, "#ffffff", jars.GLASS), "#ffffff", name="bare glass", wet=0, pool=0, bloom=0)
    seaside = p.draw(lambda pen: JAR.lay(pen, jars.summer), name="a day at the seaside", role="subject", contact=0, how={"light": 0.0, "second": 0.0, "inner": 0.6, "strength": 0.9})
    p.glaze(lambda pen: JAR.lay(pen, lambda q: jars.summer_shade(q, "#3a5a8a")), "#3a5a8a", name="shadows in the summer", strength=0.45, wet=0.1)
    p.lift(lambda pen: pen.circle(*JAR.at([(92, -338)])[0], 74, "#ffffff"), 0.5, soft=22)
    p.wash(lambda pen: pen.circle(*JAR.at([(92, -338)])[0], 42, "#f58a2c"), "#f58a2c", name="sun", role="prop", strength=0.9, wet=0.05)
    p.glaze(lambda pen: JAR.shapes(pen, "#5a7290", *jars.EDGES), "#5a7290", name="thickness of the glass", strength=0.4, wet=0.0)
    p.lift(lambda pen: JAR.shapes(pen, "#ffffff", *jars.GLEAMS), 0.85, soft=1.5)
    p.draw(lambda pen: (JAR.shapes(pen, "#a83f3a", jars.LID), JAR.shapes(pen, "#c8645a", jars.LID_TOP)), name="lid", role="prop", contact=0, how={"light": 0.2, "second": 0.4})
    p.ink(lambda k: jars.summer_lines(k, JAR), name="ripples, gulls, sand")
    snail = in_perspective(jars.house_bound_snail().turned(at=(SX, SY, 0), yaw=-24), (400, 900), 1500)
    p.cast(snail, ground=SY + 10, tilt=0.2, lamp=Lamp(-0.2, -0.9, 0.4), colour="#1f2330", strength=1.0)
    body = p.clay(snail, SKIN, name="snail", role="subject", texture={"foot": "scales", "neck": "scales"}, lamps=[Lamp(JAR.x + 40, 720, 380, 1.15, 300), Lamp(0.5, -0.75, 0.5, 0.55)], rays=RAYS, how={"bare": 1.06, "cool": 0.45, "marks": 1.5, "size": 0.6})
    p.bead(body, 12)
    p.ink(lambda k: k.line(snail.curve("mouth"), 2.6), name="mouth")
    p.ink(jars.rings_of_rain, name="rings of rain", colour="#e8eaf0", strength=0.8)
    p.draw(jars.umbrella_overhead, name="our umbrella", role="prop", plane="front", contact=0, how={"light": 0.0, "second": 0.2, "strength": 1.3})
    p.draw(jars.hanging_drops, name="drops", role="prop", plane="front", contact=0, how={"light": 0.3, "second": 0.4, "strength": 0.5})
    s.relate(body, "carries", seaside)
    s.describe("A snail carries summer on its back, in a jar. Behind the glass are sun, sea, a sailing boat, a striped parasol and an empty deck chair. The snail creeps over wet cobbles; grey houses stand in the rain. We look out from under a dark umbrella.")
    s.moods("joyful", "secretive", "gloomy", "longing")
    s.themes("memory", "summer", "home", "being different", "travelling")
    s.says("preserves", "homesick", "holiday snaps", "don’t open before winter", "secret", "contraband", "vitamin D", "save some for later", "who shut the weather out?", "sunny disposition", "bottled up", "smuggler", "the last day of August", "everyone else has forgotten", "treasure", "sunshine", "nostalgia", "memory jar", "hope",
           "Monday morning", "time capsule", "holiday souvenir", "take the beach along", "out of season", "a pocket of July", "escape plan", "keep the lid on", "rush hour", "everybody else is grey", "fragile happiness", "weather the storm", "carry what you love", "caravan", "mobile home", "home is where the beach is", "no hurry", "slow travel", "room with a sea view", "estate agent",
           "inner weather", "wish you were here", "deck chair reserved", "delivery may take a while", "the tortoise and the sea", "glass house", "express mail", "your umbrella or my jar", "a place in the sun")  # fmt: skip
    s.about(place="a grey street", time="afternoon", weather="rain", light="dull, bright in the jar", composition="left", view="from below, out from under an umbrella", foreground="the dark umbrella we stand under, cut by the upper edge", unexplained="how the summer got into the jar, and for whom the deck chair stands there")
