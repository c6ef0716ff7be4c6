"""Ripe Enough: a ship has come up to the apple trees, and its figurehead takes the first apple."""

from __future__ import annotations

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import figureheads as ship
from reverie_studio.sculpt.deep_water import anchor

RAYS = 80_000
AT, K = (338.0, 430.0), 1.0
TONES = {"": "#e9e2d2", "neck": "#e4ddd0", "head": "#efe8da", "lip": "#d8b8a4", "mane": "#d9a03a", "gold": "#d9a03a", "ear": "#e4ddd0", "lid": "#8a6a52", "apple": "#d0342a"}
BOUGHS = (((-40, 330), (40, 400), (90, 436), (104, 462)), ((-40, 760), (120, 720), (260, 760), (380, 850)), ((-40, 900), (90, 880), (200, 920), (300, 1010)))
NEAR = (((-40, 1190), (160, 1080), (340, 1060), (560, 1110)), ((-40, 1040), (60, 1010), (190, 1050), (260, 1120)), ((500, 1260), (600, 1150), (720, 1110), (850, 1120)))
APPLES = ((BOUGHS[1], 0.52, 46), (BOUGHS[2], 0.5, 42), (NEAR[1], 0.86, 54), (NEAR[0], 0.84, 52), (NEAR[2], 0.66, 56))


@card(id="23d7o1", title="Ripe Enough", seed=146, palette="marigold", light=(-0.7, -0.6))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((250, 470, 300))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#f4bd5c", name="evening sky", role="place", strength=0.75, wet=0.0, bloom=3, charge="#f08c4a", uneven=0.7)
    p.draw(lambda pen: ship.bow_and_sails(pen, "sails"), name="sails", role="prop", contact=0, how={"light": 0.4, "second": 0.3, "strength": 0.7})
    p.draw(lambda pen: ship.bow_and_sails(pen, "spars"), name="spars", role="prop", contact=0, how={"light": 0.2, "second": 0.4})
    p.draw(lambda pen: ship.bow_and_sails(pen, "hull"), name="hull", role="prop", contact=0, how={"light": 0.2, "second": 0.3, "strength": 0.9})
    p.draw(lambda pen: pen.taper([(726, 792), (722, 850)], 15, 15, "#c9a86a") or anchor(pen, 722, 872, 0.94, -6, "#4a4a58"), name="anchor", role="prop", contact=0, how={"light": 0.3, "second": 0.4})
    p.ink(ship.planks, name="planks and rigging", colour="#6a4a3a")
    p.draw(lambda pen: [ship.leafy(pen, s.rng, line, 13, 74, ("#8a9a3c", "#a5ac4a", "#6f8438"), "#7a5236") for line in BOUGHS], name="boughs", role="prop", contact=0, count=3, how={"light": 0.3, "second": 0.3, "line": 0.7})
    lamps = [Lamp(-0.7, -0.55, 0.5, 1.0), Lamp(0.5, 0.5, 0.5, 0.2)]
    beast = ship.figurehead().turned(at=(*AT, 80), scale=K, yaw=-8, roll=-4)
    body = p.clay(beast, TONES, name="figurehead", role="subject", texture={"mane": "hair"}, lamps=lamps, how={"as": "bold", "cool": 0.45, "bare": 1.0, "paper": 0.7}, rays=RAYS)
    p.ink(lambda k: [k.line(beast.curve(m), 1.3, broken=0.4) for m in beast.marks if m.startswith("grain")], name="grain of the wood", colour="#7a6a70")
    p.eyes(body, iris="#4a7fa0", white="#e6dac4", wide=1.1)
    p.draw(ship.knee, name="knee", role="prop", contact=0, how={"light": 0.2, "second": 0.4})
    p.draw(lambda pen: [ship.leafy(pen, s.rng, line, 22, 104, ("#4a5c30", "#3c4c2c", "#5a6a34"), "#3a2a28") for line in NEAR], name="near boughs", role="prop", contact=0, count=3, how={"light": 0.1, "second": 0.3, "line": 0.6, "strength": 1.2})
    for line, q, r in APPLES:
        x, y = flow(line, 20)[round(q * 60)]
        p.clay(ship.apple(float(x), float(y) + 1.26 * r, r), {"": "#d23a2a", "stalk": "#4a3428"}, name="apple", role="accent", lamps=lamps, how={"as": "bold", "cool": 0.3}, rays=12_000)
    s.relate(body, "catches", "apple")
    s.describe("A ship’s wooden figurehead takes an apple from a tree. It is a horse with a golden mane, and its lips have just closed on the fruit. Pale sails fill the evening sky behind it. An anchor hangs among apple boughs; there is no water.")
    s.moods("adventurous", "tender", "wry", "hungry")
    s.themes("harvest", "change of plan", "autumn", "temptation", "arrival")
    s.says("ripe enough", "land ahoy", "windfall", "low tide", "run aground", "forbidden fruit", "off course", "vitamin against scurvy", "a fruitful voyage", "dry dock", "cider", "the captain is not to know", "scrumping", "an apple a day",
           "Trojan horse", "figurehead of state", "look a gift horse in the mouth", "rumour of an ocean", "harvest festival", "Columbus took a wrong turn", "wooden teeth", "hungry after all these years", "shore leave", "Snow White’s cousin", "horse power", "all hands on deck", "Eden has a harbour", "customs duty",
           "just the one", "who is steering?", "treetop", "anchorage", "a sea of leaves", "merry-go-round on holiday", "the flood went home", "bite of the apple", "sweet landing", "the first taste", "the wood remembers the tree", "knock on wood", "Noah’s second job", "stolen fruit tastes best", "golden locks", "daydream",
           "it came for this", "a nibble of the new world")  # fmt: skip
    s.about(place="the crown of an apple tree", time="evening", weather="clear", light="low golden sun from the left", composition="diagonal", view="near, from within the tree", foreground="dark apple boughs cut by the lower edge",
            unexplained="how a ship sails through an orchard, and that its carved horse is hungry")  # fmt: skip
