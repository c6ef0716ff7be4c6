"""An elephant sweeps the sky in a great bell; a red bird has got out."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import InkPen, Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import sweepers

RAYS = 70_000
AT, K = (236.0, 916.0, 0.0), 0.98
LX, LY = 262.0, 506.0
BRONZE = ("#3f746c", "#2a5450", "#234845")


@card(id="scvina", title="The Sky Needs Doing", seed=251, palette="verdigris", light=(0.5, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((430, 560, 320))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#5c4238", name="bell tower", role="place", strength=1.05, wet=0.0, bloom=3, charge="#4a3430", uneven=0.8)
    p.draw(sweepers.tower, name="timber", role="place", contact=0, how={"light": 0.1, "second": 0.2, "strength": 0.75})
    p.draw(lambda pen: sweepers.bell(pen, BRONZE), name="bell", role="subject", contact=0, how={"light": 0, "second": 0.15, "uneven": 0.9, "bloom": 2, "line": 1.2})
    for shape in ("M330,-30 L372,-30 C366,120 350,230 320,330 L276,338 C310,230 326,120 330,-30Z", "M560,-30 L580,-30 C590,120 604,230 630,318 L606,312 C580,220 566,120 560,-30Z"):
        p.lift(shape, 0.5, soft=14)
    p.lift(sweepers.lip(), 1.0, soft=1)
    p.wash(sweepers.lip(), "#3d7f78", name="lip of the bell", strength=0.9, wet=0, bloom=1)
    p.lift(sweepers.lip(-30), 1.0, soft=1)
    p.wash(sweepers.lip(-30), "#3f9fc4", name="sky in the bell", role="place", strength=1.0, wet=0.05, bloom=4, uneven=0.9, charge="#8fd0c0", pool=0.6)
    p.lift([(120, 500), (300, 556), (560, 560), (760, 480), (560, 500), (300, 500)], 0.6, soft=30)
    p.glaze("M70,400 C140,330 300,306 430,306 C560,306 720,330 790,400 C700,350 560,338 430,338 C300,338 160,350 70,400Z", "#1f4a78", strength=0.7, wet=0.8, name="depth of the bell")
    p.draw(lambda pen: [sweepers.cloud(pen, *c) for c in ((140, 430, 0.5, -14), (420, 392, 0.6, -2), (724, 414, 0.62, 10))], name="clouds", how={"strength": 0.5, "line": 0.7, "light": 0})
    p.draw(lambda pen: [sweepers.flying_bird(pen, *b, "#fdfaf0", "#e4ecec") for b in ((136, 492, 0.3, -12), (238, 396, 0.32, 8))], name="painted birds", role="prop", contact=0, how={"line": 0.7})
    for r, amount, strength in ((150, 0.7, 0.2), (84, 1.0, 0.4)):
        ring = [(LX + r * math.cos(a), LY + r * math.sin(a)) for a in (k * math.tau / 12 for k in range(12))]
        p.lift(ring, amount, soft=30)
        p.glaze(ring, "#fbc04a", strength=strength, wet=1.0, name="halo")
    with s.inside("M" + " L".join(f"{u:.0f},{v:.0f}" for u, v in sweepers.lip(-30)) + "Z"):
        p.draw(lambda pen: pen.taper([(420, 270), (352, 390), (286, 460)], 12, 20, "#3b3a30"), name="its rod", contact=0, how={"light": 0.1, "second": 0.2})
    p.draw(lambda pen: sweepers.clapper_lamp(pen, LX, LY), name="clapper that is a lamp", role="accent", contact=0, how={"light": 0.1, "second": 0.2, "line": 1.1})
    glow, sky = Lamp(LX + 60, LY + 60, 360, 1.05, 440), Lamp(-0.5, -0.6, 0.6, 0.5)
    how = {"as": "bold", "cool": 0.5}
    beast = sweepers.reaching_elephant().turned(at=AT, scale=K)
    body = p.clay(beast, {"": "#8d8794", "ear": "#8a7c86", "tusk": "#f4e8cc", "lip": "#a08a90", "lid": "#6a6270"}, name="elephant", role="subject", texture={"head": "skin", "neck": "skin", "trunk": "skin", "ear": "skin"}, lamps=[glow, sky], how=how, rays=RAYS)
    p.eyes(body, iris="#5a3a22", white="#efe6d8", glint=(0.4, -0.4))
    with s.inside("M530,400 L550,406 L570,417 L584,427 L594,441 L598,462 L594,486 L556,490 L553,474 L543,462 L532,454 L518,446Z", keep_out=True):  # where the trunk is before it
        p.draw(lambda pen: sweepers.besom(pen, (372, 536), (586, 436), ("#c99a5a", "#e0b45c", "#e0604a")), name="broom", role="prop", contact=0, how={"light": 0.2, "hatch": 0.5})
    p.draw(lambda pen: sweepers.flying_bird(pen, 662, 602, 0.94, -14, "#e0503a", "#b83a30"), name="red bird", role="accent", contact=0, how={"light": 0.2, "hatch": 0.3})

    p.draw(lambda pen: (pen.taper([(770, -30), (764, 500), (772, 1240)], 24, 36, "#8a6a50"), pen.taper([(767, 740), (769, 790), (771, 960), (772, 1010)], 46, 52, "#62706c")), name="bell rope", role="prop", plane="front", contact=0, how={"light": 0.25, "second": 0.4, "strength": 1.1})
    p.ink(lambda k: [k.line([(752 - w, y), (767, y + 16), (784 + w, y + 8)], 1.8) for y in range(-20, 1230, 24) for w in (6 if 730 < y < 1010 else -3 + y / 400,)], name="strands", plane="front")

    def lines(k: InkPen) -> None:
        k.line(body.clay.curve("smile"), 2.6)
        for (ax, ay), (mx, my), (bx, by) in (body.clay.curve(f"fold {n}") for n in range(2, 9)):
            k.line([(ax, ay), (mx, my), (bx, by)], 1.7, broken=0.15, taper=50)
        for v, w in ((96, 2.2), (112, 1.2), (250, 1.4)):
            k.line([(166 - v * 0.08, v + 18), (300, v), (430, v - 6), (560, v), (694 + v * 0.08, v + 18)], w, broken=0.2)

    p.ink(lines, name="folds and bands")
    s.relate(body, "carries", "broom")
    s.describe("An elephant sweeps the inside of a great bell with a broom. The bell is full of sky, with clouds and white birds; its clapper is a lit lamp. A red bird has got out and flies off below the rim. A bell rope hangs at the side.")
    s.moods("devoted", "quiet", "lofty", "comic")
    s.themes("heaven", "cleaning", "care", "illusion", "escape")
    s.says("spring cleaning", "seventh heaven", "somebody has to", "dusting the clouds", "one got away", "before it strikes", "ceiling", "the sky has a lid", "housekeeping for angels", "my grandmother’s weather", "Sistine cleaning lady", "false sky", "ding", "silence", "hush before noon", "escapee", "humble work", "elephants remember to dust",
           "missed a spot", "cobwebs", "trunk call", "never finished", "trick of the eye", "careful with the light", "beauty needs dusting", "clear skies tomorrow", "the weather department", "for whom the bell tolls", "a clean sweep", "who turned the sun on?", "Sunday", "a long reach", "night shift", "dome", "the bell-ringer’s friend", "inner sky",
           "freedom at the edge", "resonance", "chores", "a broom closet of heaven", "don’t ring it now", "sweeping it under the sky", "escaped colour", "tidy mind", "up there", "ivory tower")  # fmt: skip
    s.about(place="a bell tower", time="day", light="a lamp for a clapper", composition="left", view="from below", foreground="a bell rope, cut by the edge", unexplained="why the red one alone is real")  # fmt: skip
