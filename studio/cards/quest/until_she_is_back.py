"""An emperor penguin in the storm keeps a lantern warm on its feet."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.holding_on import brooding_penguin, huddled_back
from reverie_studio.sculpt.quiet_beasts import ice_lantern

RAYS = 60_000
LX, LY = 414.0, 1010.0


def crust(pen: Pen) -> None:
    pen.path("M-30,1240 V1050 C40,1030 110,1060 160,1110 C200,1146 260,1150 320,1146 C420,1140 470,1172 560,1150 C640,1130 690,1080 830,1066 V1240Z", "#27406a")
    pen.path("M-30,1240 V1130 C60,1110 150,1150 210,1180 C320,1216 420,1184 520,1196 C640,1206 700,1150 830,1140 V1240Z", "#16264a")


@card(id="p7nk3e", title="Until She Is Back", seed=62, palette="winter_ink", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((400, 900, 330))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#46699a", name="storm", role="place", strength=0.95, wet=0.0, bloom=4, charge="#5f6fa6", uneven=1.0)
    p.wash("M-30,-30 H830 V420 C600,300 300,420 -30,260Z", "#22365f", name="night above", strength=0.9, wet=1.0, bloom=1, fade=(0, 1))
    p.lift("M-30,880 C200,860 600,890 830,870 V1240 H-30Z", 0.5, soft=14)
    p.draw(lambda pen: [huddled_back(pen, x, y, k, "#20305a", "#8ea6c8") for x, y, k in ((12, 886, 0.5), (58, 880, 0.46), (98, 888, 0.5), (34, 926, 0.72), (776, 884, 0.46))], name="backs", role="witness", contact=0, how={"light": 0, "second": 0, "strength": 0.85, "line": 0.4})
    drift = [(float(s.rng.uniform(-60, 840)), float(s.rng.uniform(0, 1000)), float(s.rng.uniform(20, 90))) for _ in range(150)]
    p.lift(lambda pen: [pen.taper([(x, y), (x + r * 0.5, y + r * 0.16), (x + r, y + r * 0.42)], 1.0 + r * 0.03, 0.6, "#ffffff") for x, y, r in drift], 0.75, soft=1.2)
    for rx, ry, amount, strength in ((330, 150, 0.7, 0.3), (200, 90, 0.9, 0.4)):
        glow = [(LX - rx, 1100), (LX - rx * 0.7, 1100 - ry * 0.7), (LX, 1100 - ry), (LX + rx * 0.7, 1100 - ry * 0.7), (LX + rx, 1100), (LX, 1100 + ry * 0.6)]
        p.lift(glow, amount, soft=50)
        p.glaze(glow, "#f3a63a", strength=strength, wet=1.0, name="light on the snow")
    bird = brooding_penguin()
    lamp, sky = Lamp(LX, LY - 10, 420, 1.35, 260), Lamp(-0.6, -0.6, 0.5, 0.62)
    p.cast(bird, ground=1100, tilt=0.25, lamp=Lamp(-0.5, -0.8, 0.4), strength=0.4)
    body = p.clay(bird, {"back": "#232a44", "belly": "#f2ece0", "fold": "#f6ecd8", "flipper": "#262e4a", "head": "#1d2238", "patch": "#f0b13c", "beak": "#2a2a3a", "stripe": "#e8823c", "foot": "#3c3844", "claw": "#17151f", "lid": "#3a4060"}, name="penguin", role="subject",
                  texture={"": "feathers", "belly": "hair", "fold": "hair", "head": "hair", "patch": "hair", "beak": "", "stripe": "", "foot": "scales", "claw": "", "lid": ""}, lamps=[lamp, sky], how={"cool": 0.75, "bare": 1.14, "marks": 0.4}, rays=RAYS)  # fmt: skip
    p.eyes(body, iris="#8a4a20", white="#f0ead8", glint=(-0.2, 0.4))
    p.ink(lambda k: k.line(bird.curve("gape"), 1.8), name="gape")
    for rx, top, strength in ((250, 700, 0.24), (190, 830, 0.3)):
        p.glaze([(LX - rx, 1000), (LX - rx * 0.8, top + 100), (LX, top), (LX + rx * 0.8, top + 100), (LX + rx, 1000), (LX + rx * 0.8, 1100), (LX - rx * 0.8, 1100)], "#f5a02c", strength=strength, wet=1.0, name="warmth")
    p.glaze([(LX - 90, 1100), (LX, 1086), (LX + 90, 1100), (LX, 1118)], "#241c2c", strength=0.6, wet=0.2, name="contact")
    p.draw(lambda pen: ice_lantern(pen, LX, LY - 86, 1.24), name="lantern", role="accent", contact=0, how={"light": 0.2, "second": 0.1})
    p.lift([(LX - 40, LY - 30), (LX, LY - 44), (LX + 40, LY - 30), (LX + 42, LY + 50), (LX, LY + 58), (LX - 42, LY + 50)], 0.75, soft=10)
    p.wash(f"M{LX},{LY - 34} C{LX + 12},{LY - 10} {LX + 34},{LY + 4} {LX + 24},{LY + 38} C{LX + 14},{LY + 58} {LX - 14},{LY + 58} {LX - 24},{LY + 38} C{LX - 32},{LY + 6} {LX - 6},{LY - 6} {LX},{LY - 34}Z", "#f08a24", name="flame", strength=0.7, wet=0.1, bloom=0)
    p.draw(lambda pen: pen.path(f"M{LX - 12},{LY + 48} C{LX - 18},{LY + 30} {LX - 12},{LY + 20} {LX - 6},{LY + 18} C{LX - 12},{LY + 8} {LX + 4},{LY + 2} {LX + 6},{LY + 12} C{LX + 6},{LY + 17} {LX + 2},{LY + 19} {LX},{LY + 20} L{LX + 6},{LY + 28} L{LX + 12},{LY + 24} L{LX + 14},{LY + 46} L{LX + 9},{LY + 48} L{LX + 7},{LY + 36} L{LX},{LY + 42} L{LX},{LY + 48}Z", "#7a2c10"), name="somebody in the flame", contact=0, how={"line": 0.3, "light": 0, "second": 0})
    p.draw(crust, name="crust of snow", plane="front", contact=0, how={"light": 0, "second": 0.2, "strength": 1.1})
    near = [(float(s.rng.uniform(-30, 830)), float(s.rng.uniform(60, 1190)), float(s.rng.uniform(2, 6))) for _ in range(70)]
    p.lift(lambda pen: [pen.oval(x, y, r * 1.6, r, "#ffffff") for x, y, r in near if abs(x - LX) > 120 or abs(y - LY) > 140], 0.95, soft=1.0, plane="front")
    s.relate(body, "guards", "lantern")
    s.describe("A penguin in a snowstorm bends over a small lantern. The lantern stands on its feet under the fold of its belly, where an egg would be, and somebody tiny sits in the flame with drawn-up knees. Far behind, other penguins have turned their backs.")
    s.moods("tender", "brave", "anxious", "lonely")
    s.themes("parenthood", "waiting", "hope", "care", "responsibility")
    s.says("until she is back", "it kicked", "my turn to be brave", "don’t tell your mother", "the night shift", "small but mine", "keep the home fire burning", "a babysitter", "do not open before spring", "not on my watch", "paternity leave", "hold the fort", "it has your eyes",
           "she said ten minutes", "only a little one", "a warm spot", "expecting", "the last candle", "no draught, please", "somebody has to", "first-time father", "stay where you are", "I won’t move an inch", "it takes after you", "cold feet", "the pilot light",
           "this too shall pass", "a father’s patience", "handle with care", "hush now", "any minute now", "central heating", "under my wing", "room for one", "what is hatching there?", "hope is a thing one sits on", "light sleeper", "against the wind",
           "a promise kept warm", "the longest winter", "nobody must know", "are you all right in there?", "a fragile plan", "standing by")  # fmt: skip
    s.about(place="an ice plain", time="night", light="a lantern held between the feet", composition="centred", view="from below, from the snow at its toes",
            foreground="a dark crust of drifted snow", unexplained="somebody small sits in the flame")  # fmt: skip
