"""A stag has waded down the stairs into the lake and looks back for somebody."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import InkPen, Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.shore_beasts import (
    hoof_prints,
    lake_stairs,
    small_fish,
    step_lantern,
    wading_stag,
)

RAYS = 80_000
SHORE = 968.0


@card(id="y4cn7b", title="Coming?", seed=15, palette="verdigris", light=(-0.5, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((430, 430, 300))
    p.wash(f"M-30,-30 H830 V{SHORE} H-30Z", "#5f9a9c", name="lake", role="place", strength=0.8, wet=0.0, bloom=3, charge="#4a8490", uneven=0.9)
    for k in range(7):  # the steps go on under water, each one deeper
        y = 930 - 118 * k + 7.5 * k * k
        p.glaze(f"M-30,-30 H830 V{y} C640,{y + 10} 420,{y - 12} 200,{y + 8} L-30,{y - 4}Z", "#17404e", strength=0.2, wet=0.05, name="step under water")
    p.glaze("M-30,-30 H830 V420 C500,560 260,500 -30,420Z", "#0a2230", strength=0.5, wet=1.0, name="depth")
    for rx, ry, lifted, tone, strength in ((190, 170, 0.7, "#f0a030", 0.3), (84, 110, 0.95, "#ffc040", 0.5)):
        glow = [(176 + rx * math.cos(a), 130 + ry * math.sin(a)) for a in (k * math.tau / 12 for k in range(12))]
        p.lift(glow, lifted, soft=rx * 0.36)
        p.glaze(glow, tone, strength=strength, wet=1.0, name="lit door far down")
    p.lift("M134,206 L138,70 C150,40 204,40 214,70 L218,206Z", 0.9, soft=7)
    p.glaze("M134,206 L138,70 C150,40 204,40 214,70 L218,206Z", "#ffc850", strength=0.5, wet=0.5, name="open door")
    p.glaze("M218,206 L214,70 L262,50 L268,226Z", "#5a3014", strength=0.7, wet=0.5, name="its leaf")
    p.glaze(lambda pen: [small_fish(pen, *one) for one in ((150, 136, 0.8, False), (236, 236, 1.0, True), (90, 268, 0.9, True), (300, 322, 1.1, True), (60, 70, 0.6, False))], "#0c1c24", strength=0.85, wet=0.1, name="fish")
    p.draw(lambda pen: lake_stairs(pen, [(SHORE, 1040), (1052, 1130), (1146, 1240)]), name="stairs", role="prop", contact=0, how={"light": 0.1, "second": 0.3, "strength": 0.95})
    p.glaze(f"M-30,{SHORE - 16} H830 V{SHORE + 30} C600,{SHORE + 46} 300,{SHORE + 20} -30,{SHORE + 40}Z", "#24424c", strength=0.6, wet=0.3, name="wet stone")
    prints = [(300, 1012, 1.0), (366, 1024, 1.0), (296, 1084, 1.25), (376, 1106, 1.3), (280, 1178, 1.6), (380, 1206, 1.6)]
    p.glaze(lambda pen: hoof_prints(pen, prints), "#1c2a30", strength=0.8, wet=0.15, name="wet prints")
    stag = wading_stag().turned(at=(500, 450, 0), scale=0.9, roll=-2, yaw=-8)
    dusk, sky, lamp = Lamp(-0.55, -0.7, 0.4, 0.5), Lamp(-0.2, -0.2, 0.9, 0.22), Lamp(690, 1040, 260, 0.9, 300)
    p.glaze("M60,880 C200,886 500,892 672,878 C680,920 600,938 640,960 H110 C140,930 60,920 60,880Z", "#0e2c38", strength=0.55, wet=0.9, name="its image")
    with s.inside("M-40,-40 H840 V884 C760,872 640,890 520,880 C400,870 300,892 180,880 C100,872 40,886 -40,878Z"):
        body = p.clay(stag, {"": "#a07850", "back": "#7c5c42", "muzzle": "#d8bc98", "nose": "#241e20", "antler": "#c8b08a", "ear": "#9a7250", "lid": "#5a3e2c", "tail": "#e8d8c0"}, name="stag", role="subject", texture={"": "fur", "antler": "bark", "nose": "", "ear": "hair", "lid": ""}, lamps=[dusk, sky, lamp], how={"bare": 1.15}, rays=RAYS)
    p.eyes(body, iris="#4a2c16", white="#efe2cc", glint=(0.4, 0.3))
    ripples = [(350.0, 880.0, 360 + 40 * k, 20 + 20 * k, 0.5 * j + float(s.rng.uniform(-0.2, 0.2))) for k in range(9) for j in range(13) if s.rng.random() < 0.5]
    rings = [[(x + rx * math.cos(a + q), y + ry * math.sin(a + q)) for q in (0, 0.1, 0.2, 0.3)] for x, y, rx, ry, a in ripples]
    p.lift(lambda pen: [pen.taper(one, 4, 1.5, "#ffffff") for one in rings if all(v < SHORE - 10 and not (70 < u < 676 and v < 884) for u, v in one)], 0.75, soft=1)
    glints = [(float(s.rng.uniform(-10, 810)), y, float(s.rng.uniform(10, 26)) * (0.3 + y / 700)) for y in (float(s.rng.uniform(60, 850)) for _ in range(54))]
    p.lift(lambda pen: [pen.oval(x, y, r, 0.8 + r * 0.03, "#ffffff") for x, y, r in glints if not (math.hypot(x - 490, (y - 460) * 0.6) < 230 or (90 < x < 690 and y > 700))], 0.45, soft=1)
    p.lift("M30,879 C180,886 300,896 520,884 C600,880 640,884 660,880 L660,885 C600,888 520,892 400,898 C280,902 160,890 30,884Z", 0.85, soft=1)

    def lines(k: InkPen) -> None:
        x, y = stag.curve("nose")[0]
        k.line([(x - 34, y + 48), (x, y + 40), (x + 34, y + 46)], 2.6).line([(x, y + 14), (x, y + 40)], 2.4)

    p.ink(lines, name="lips")
    flame = [(690 + 150 * math.cos(a), 1090 + 150 * math.sin(a)) for a in (k * math.tau / 12 for k in range(12))]
    p.lift(flame, 0.8, soft=60)
    p.glaze(flame, "#f5a030", strength=0.35, wet=1.0, name="lantern light")
    p.wash("M676,1140 C664,1110 676,1090 664,1060 C690,1080 712,1110 704,1140Z", "#ffb52e", name="flame", strength=0.8, wet=0.2, bloom=0)
    p.draw(lambda pen: step_lantern(pen, 690, 1196, 1.2), name="lantern", plane="front", contact=0, how={"light": 0, "second": 0, "strength": 1.3})
    s.relate(body, "waits for", "lantern")
    s.describe("A stag rises from a lake at the foot of stone stairs. It looks at us gravely; behind it, deep in the dark water among small fish, a lit door stands open. Wet hoofprints lead up the steps to a lantern at our feet.")  # fmt: skip
    s.moods("solemn", "inviting", "eerie", "calm")
    s.themes("invitation", "thresholds", "courage", "the unknown", "guides")
    s.says("after you", "it’s not as cold as it looks", "I said I would only look", "are you coming?", "they are waiting", "the guide", "no turning back", "shall we?", "my lift is here", "deep end", "test the water", "a door is open", "home is down there",
           "the last step", "the summons", "first one in", "mind the wet stairs", "late for dinner", "sink or swim", "we left the light on", "downstairs", "the basement flat", "room with a view of fish", "I can’t swim", "in over your head", "cold feet", "getting to the bottom of it",
           "special delivery", "the invitation", "follow me", "a long way down", "somebody is at home", "the wedding party", "the other world", "below the surface", "still waters", "the doorman", "don’t keep them waiting", "dear guest", "stag night", "Atlantis, ground floor")  # fmt: skip
    s.about(place="a lake with stairs", time="dusk", light="a lit door deep under water, and a lantern", composition="centred", view="from above, from the top step",
            foreground="our lantern on the step, dark", unexplained="who lives behind the door under water")  # fmt: skip
