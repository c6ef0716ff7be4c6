"""Please Do Not Feed: an elephant looks in through the bars at our armchair, and offers a nut."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import bar_visitors as bar

RAYS = 80_000
AT, K, ROLL = (392.0, 350.0, 0.0), 1.12, -5.0
SILL = 972.0
LX, LY = 690.0, 1040.0
GREY = {"": "#938c98", "ear": "#a88f94", "tusk": "#f0e4c4", "lid": "#6e6a7c"}


@card(id="dudfi0", title="Please Do Not Feed", seed=181, palette="sap_rain", light=(0.5, -0.4))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((400, 420, 330))
    p.wash("M-30,-30 H830 V1000 H-30Z", "#4a7896", name="evening", role="place", strength=1.0, wet=0.0, bloom=3, charge="#3f6a86", uneven=0.7)
    p.lift("M-30,640 C200,560 560,600 830,560 V1000 H-30Z", 0.85, soft=70)
    p.glaze("M-30,600 H830 V1000 H-30Z", "#f2c46a", strength=0.4, wet=1.0, name="last light", fade=(0, -0.9))
    p.draw(lambda pen: bar.inner_wall(pen, SILL), name="sill", role="prop", contact=0, how={"light": 0.1, "second": 0.3})
    for wide, amount, strength in ((250, 0.45, 0.25), (150, 0.7, 0.35)):
        glow = [(LX - wide, LY), (LX - 0.7 * wide, LY - 0.8 * wide), (LX, LY - wide), (LX + 0.7 * wide, LY - 0.8 * wide), (LX + wide, LY), (LX, LY + wide)]
        p.lift(glow, amount, soft=50)
        p.glaze(glow, "#f8b545", strength=strength, wet=1.0, name="lamplight")
    p.glaze([(400, 978), (480, 974), (600, 974), (628, 986), (590, 1004), (480, 1014), (410, 1000)], "#5a3a3c", strength=0.5, wet=0.6, name="shadow of the trunk")
    face, thumb = (c.turned(at=AT, scale=K, roll=ROLL) for c in bar.offering_elephant())
    lamp, sky = Lamp(LX + 10, LY - 120, 560, 1.9, 560), Lamp(-0.45, -0.6, 0.66, 0.72)
    how = {"as": "bold", "cool": 0.45, "bare": 1.0, "paper": 0.75}
    body = p.clay(face, GREY, name="elephant", role="subject", texture={"": "skin", "tusk": ""}, lamps=[lamp, sky], how=how, rays=RAYS, drops=[(560, 880, 170, "#d9a070"), (430, 960, 110, "#c99468")])
    p.eyes(body, iris="#5a3a22", white="#e8dcc8")
    p.ink(lambda k: [k.line(face.curve(m), 1.6, taper=20) for m in face.marks if m.startswith("ring")], name="wrinkles")
    with s.inside(bar.trunk_outline(bar.offering_elephant()[0].marks["spine"], AT, K, ROLL), keep_out=True):
        p.draw(lambda pen: bar.bars(pen, SILL), name="bars", role="prop", contact=0, how={"light": 0.1, "second": 0.3, "strength": 1.2})
    gx, gy = face.curve("grip")[0]
    p.clay(bar.monkey_nut().turned(at=(gx, gy, 520), scale=1.15, roll=12), {"": "#e9b35c"}, name="nut", role="accent", texture="bark", lamps=[Lamp(0.5, -0.3, 0.7, 1.1)], how={"as": "bold"}, rays=RAYS // 3)
    p.ink(lambda k: [k.line([(gx + u * 26, gy + v - 9), (gx + u * 20 - 3, gy + v + 9)], 1.4, broken=0.3) for v in (-34, -12, 12) for u in (-0.7, 0.0, 0.7)], name="pits of the shell", colour="#8a5a24")
    p.clay(thumb, GREY[""], name="finger", texture="skin", lamps=[Lamp(0.5, 0.2, 0.7, 0.5), sky], how=how, rays=RAYS // 3)
    p.draw(lambda pen: bar.floor_lamp(pen, LX, LY), name="lamp", role="accent", contact=0, how={"light": 0.4, "second": 0.1})
    p.draw(bar.wing_chair, name="armchair", role="prop", plane="front", contact=0, how={"light": 0.0, "second": 0.3, "strength": 1.1})
    s.relate(body, "looks out of", "bars")
    s.describe("An elephant looks in through iron bars and holds out a peanut. Its trunk comes right into our room, over the sill. Here stand an empty armchair with a lace cloth and a lit lamp. Outside, dusk is falling.")
    s.moods("absurd", "curious", "tender", "uneasy")
    s.themes("being looked at", "animals and people", "home", "role reversal", "solitude")
    s.says("please do not feed", "visiting hours", "who is outside?", "my side of the bars", "a taste of our own medicine", "home office", "does it bite?", "it looks just like us", "Sunday outing", "rare species", "quarantine", "hospitality", "room service", "key worker",
           "the zoo at night", "don’t tap the glass", "an elephant never forgets", "the elephant outside the room", "grounded for a week", "they only want to look", "lockdown", "free range", "empathy", "an offer you can’t refuse", "peanuts", "working for peanuts", "who feeds whom?",
           "the visitors are behaving", "celebrity", "poor little thing", "a tight fit", "neighbours", "sharing", "nobody’s at home", "through the letter box", "a cage with wallpaper", "it means well", "the last human", "shy", "closing time", "golden cage", "eye to eye",
           "a friend from outside", "what do they eat?", "first contact", "evolution went sideways")  # fmt: skip
    s.about(place="a drawing room behind bars", time="dusk", weather="clear", light="a standard lamp", composition="centred", view="through the bars, from inside", foreground="the back of an armchair, cut by the corner", unexplained="which side is the cage")  # fmt: skip
