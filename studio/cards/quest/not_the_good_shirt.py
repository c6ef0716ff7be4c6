"""Not the Good Shirt: the wind has put on the shirt and wants to be off; a cow holds it by the tail."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import Clay, InkPen, Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import laundry_cows as wash

RAYS = 80_000
WHITE, RED = "#fbf6ea", "#d8593a"


@card(id="ipeg17", title="Not the Good Shirt", seed=682, palette="sea_fret", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((440, 560, 320))
    p.wash("M-30,-30 H830 V1040 H-30Z", "#7fb4bc", name="sky", role="place", strength=0.85, wet=0.0, bloom=4, charge="#a8c4d8", uneven=0.9, fade=(0.1, 0.7))
    p.wash("M-30,1012 C200,1006 500,1016 830,1010 V1230 H-30Z", "#2f7f8c", name="sea", role="place", strength=0.95, wet=0.0, bloom=2, charge="#4a9aa0")
    p.draw(lambda pen: wash.washing(pen, ("#3f5f94", "#e9a23f", "#b8485a", "#f6efe2", "#6a8f5a")), name="the rest of the washing", role="witness", contact=0, how={"light": 0.2, "second": 0.3, "line": 0.7})
    p.wash("M-30,1070 C120,1040 260,1080 380,1120 C520,1160 660,1170 830,1150 V1230 H-30Z", "#7f9a58", name="hill", role="place", strength=0.95, wet=0.0, charge="#5a7a4a")
    lamps = [Lamp(-0.6, -0.6, 0.55, 1.1), Lamp(0.6, -0.1, 0.7, 0.35)]
    how = {"as": "bold", "cool": 0.45}
    body = Clay().limb([(238, 700, -110, 104), (150, 850, -160, 150), (90, 1020, -200, 196), (10, 1240, -230, 260)], part="coat", per=14)
    p.clay(body, "#8a4a32", name="neck", texture="fur", lamps=lamps, how={**how, "marks": 0.5, "bare": 1.0}, rays=RAYS)
    head = wash.holding_cow().turned(at=(250, 716, 60), scale=1.86, yaw=42, pitch=8, roll=-20)
    tones = {"": "#9a5436", "muzzle": "#d9a698", "horn": "#efe0c0", "ear": "#7f4430", "lid": "#6a3a2c"}
    cow = p.clay(head, tones, name="cow", role="subject", texture={"": "fur", "muzzle": "skin"}, lamps=lamps, how=how, rays=RAYS, markings=[(head.curve("blaze"), "#f4e8d8")])
    p.eyes(cow, iris="#3a2218", white="#f2e6d6", pupil="round")
    p.wash(wash.INSIDE, "#33506a", name="inside of the shirt", strength=1.1, wet=0.0, bloom=1, charge="#22364a")
    lines = [(q, RED) for q in (*wash.long_stripes(12), *wash.stripes(wash.LEFT[1:], 5), *wash.stripes(wash.SLEEVE, 4))]
    with s.inside(wash.HEM):
        shirt = p.clay(wash.blown_shirt(), WHITE, name="shirt", role="subject", texture="cloth", lamps=lamps, how={**how, "cool": 0.8, "marks": 0.15}, rays=RAYS, markings=lines)
        p.ink(lambda k: [k.line(line, 1.5, broken=0.3, taper=40) for line in wash.folds()], name="creases")
    hole, band = wash.cuff()
    p.wash(hole, "#22364a", name="nobody in the sleeve", strength=1.2, wet=0.0, bloom=0)
    p.clay(band, RED, name="cuff", texture="cloth", lamps=lamps, how=how, rays=RAYS // 2)
    p.draw(lambda pen: wash.collar(pen, RED, "#22364a"), name="collar", contact=0, how={"light": 0.15, "second": 0.3})
    p.clay(Clay([q for q in head.lumps if q.part == "muzzle" or q.carve], head.marks), tones["muzzle"], name="lips", texture="skin", lamps=lamps, how=how, rays=RAYS // 2)

    p.draw(lambda pen: wash.bitten_end(pen, WHITE, RED), name="end of the shirt", contact=0, how={"light": 0.1, "second": 0.3})

    def pen(k: InkPen) -> None:
        k.line(head.curve("lips"), 2.2)
        for x, y in wash.buttons():
            k.blot(f"M{x - 9},{y}a9,8 0 1,0 18,0a9,8 0 1,0 -18,0")

    p.ink(pen, name="lips and buttons")
    blades = [[(x, 1236), (x + 0.3 * q, 1236 - 0.7 * h), (x + q, 1236 - h)] for x, q, h in ((float(s.rng.uniform(-40, 800)), float(s.rng.uniform(60, 130)), float(s.rng.uniform(70, 170))) for _ in range(70))]
    p.locks(blades, ["#2c4638", "#3a5a40", "#22382f"], width=13, name="grass in the wind", plane="front", hairs=0)
    s.relate(cow, "catches", shirt)
    s.describe("A cow holds a shirt back by its tail. The wind has blown the shirt full; nobody is in it, but one sleeve waves high in the air. The cow looks at us. Far over the sea fly trousers, a dress, a vest, a stocking and a glove.")
    s.moods("stubborn", "comic", "windy", "torn")
    s.themes("holding on", "freedom", "housework", "loss", "weather")
    s.says("air mail", "gone with the wind", "lost his shirt", "washing day", "wild at heart", "change is in the air", "let it go", "second wind", "breeze", "escape artist", "catch it, quick", "flying lessons", "whoosh", "not my day", "kite", "gale warning",
           "ghost of a shirt", "chores", "tug of war", "holy cow", "keep your shirt on", "I only turned my back", "it was clean!", "cow-tailed", "bite and don’t let go", "wait for me!", "you’re not going anywhere", "invisible man", "waving goodbye", "the others were faster", "formation flight",
           "a mother’s grip", "curfew", "leaving home", "stubborn", "don’t open your mouth now", "does it go with my coat?", "the last one on the line", "clothes make the man", "migration", "caught in the act", "stay for dinner", "chewing it over", "autumn", "party at sea", "Mary Poppins", "stripes", "hold on tight", "loyalty", "who does the ironing?")  # fmt: skip
    s.about(place="a hill by the sea", time="day", weather="storm", light="sun from the left", composition="diagonal", view="from below, out of the grass", foreground="dark grass bent by the wind, cut by the lower edge", unexplained="who waves with the sleeve, and where the washing is off to")  # fmt: skip
