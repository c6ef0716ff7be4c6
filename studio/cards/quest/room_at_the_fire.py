"""Our hands at a small fire, and opposite the paws of somebody just as cold."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import Clay, InkPen, Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hands import hand
from reverie_studio.sculpt.hearth import bear_chest, fireside_bear, flames, tin_cups, warming_paw

FX, FY = 400.0, 965.0
RAYS = 60_000
POOL = [(60, 990), (200, 890), (400, 862), (600, 890), (740, 990), (660, 1110), (400, 1170), (140, 1110)]
CUPS = ((306, 1032, 0.86), (500, 1026, 0.86), (424, 1070, 0.95))


@card(id="v3kz8p", title="Room at the Fire", seed=41, palette="lamp_black", light=(0.0, 0.9))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((400, 640, 330))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#25263c", name="night", role="place", strength=1.3, wet=0.0, bloom=4, charge="#4a3444", uneven=0.9)
    fire, low = Lamp(FX, FY - 90, 430, 2.0, 460), Lamp(-0.5, -0.75, 0.5, 0.12)
    for x, lean, r in ((20, 26, 66), (790, -30, 58), (196, 20, 22), (640, 26, 17)):
        trunk = Clay().limb([(x, -80, -300, r * 0.8), (x + lean * 0.4, 400, -300, r * 0.9), (x, 930, -300, r * 1.15)], part="bark", per=14)
        p.clay(trunk, "#6a4a3a", name="trunk", role="prop" if r > 60 else None, texture="bark", lamps=[Lamp(1 if x < 400 else -1, 0.3, 0.05, 0.5), low], how={"as": "dark", "bare": 1.3, "cool": 0.3}, rays=RAYS)
    snow = [(float(s.rng.uniform(0, 800)), float(s.rng.uniform(0, 860)), float(s.rng.uniform(1.5, 5))) for _ in range(90)]
    p.lift(lambda pen: [pen.circle(x, y, r, "#ffffff") for x, y, r in snow], 0.9, soft=0.8)
    pose = {"at": (400, 176, -120), "scale": 1.45, "pitch": -2.0}
    p.clay(bear_chest().turned(**pose), "#3a2a2a", name="chest", texture="fur", lamps=[Lamp(FX, FY, 120, 0.5, 300), low], how={"as": "dark", "bare": 1.5, "turn": 0.4}, rays=RAYS)
    face = fireside_bear().turned(**pose)
    head = p.clay(face, {"": "#5e463a", "muzzle": "#96745a", "nose": "#221c22", "lid": "#33262a"}, name="bear", role="subject", texture="fur", lamps=[Lamp(FX, 640, 330, 1.5, 330), low], how={"as": "dark", "bare": 1.3, "turn": 0.4, "core": 0.16, "cool": 0.4}, rays=RAYS)
    p.eyes(head, iris="#f0a830", white="#f0d8a0", glint=(0.0, 0.5))
    p.lift([(382, 250), (400, 246), (418, 250), (410, 256), (390, 256)], 0.6, soft=3)
    p.wash("M-30,880 C200,850 600,850 830,880 V1230 H-30Z", "#332a36", name="ground", strength=1.3, wet=0.1, bloom=2)
    p.lift(POOL, 1.0, soft=40)
    p.glaze(POOL, "#f0b060", strength=0.3, wet=1.0, name="ring of ground")
    for side in (-1, 1):
        c = warming_paw().turned(at=(400 + 212 * side, 520 + 10 * side, 0), scale=1.36, yaw=-8 * side, pitch=-4, roll=12 * side, flip=side < 0)
        p.clay(c, {"": "#8a5c3c", "pad": "#a0645a", "claw": "#5a4a44"}, name=f"paw {side}", role="subject", texture={"": "fur", "pad": ""}, lamps=[fire, low], how={"bare": 0.97, "cool": 0.4}, rays=RAYS)
    logs = Clay().limb([(290, 1000, 0, 18), (400, 964, 0, 20), (510, 940, -40, 18)], part="log", per=8).limb([(510, 1004, 10, 18), (410, 968, 20, 20), (300, 940, -40, 17)], melt=2, part="log", per=8)
    p.clay(logs, "#4a3028", name="logs", role="prop", texture="bark", lamps=[Lamp(FX, FY - 80, 100, 2.0, 140), low], how="dark", rays=RAYS)
    glow = [(300, 960), (290, 860), (350, 760), (400, 690), (450, 760), (510, 860), (500, 960), (400, 980)]
    p.lift(glow, 0.9, soft=40)
    p.glaze(glow, "#f0802a", strength=0.7, wet=1.0, name="glow")
    for k, (tone, shape) in enumerate(flames(FX, FY)):
        p.wash(shape, tone, name="flames", strength=0.95 - 0.15 * k, wet=0.55, bloom=1, pool=0.3, loose=3, charge=("#f08a24", "#ffc940", None)[k])
    p.lift([(376, 962), (366, 936), (386, 900), (392, 870), (408, 906), (424, 930), (420, 962)], 1.0, soft=7)
    p.draw(lambda pen: tin_cups(pen, CUPS), name="cups", role="accent", ground=1070, how={"light": 0.3, "second": 0.6})
    for side in (-1, 1):
        c = hand("open", wrist=260).turned(at=(400 + 256 * side, 1186, 330), scale=1.74, yaw=180 + 10 * side, pitch=12, roll=-12 * side, flip=side < 0)
        p.clay(c, "#c98d6c", name=f"hand {side}", role="witness", texture="skin", lamps=[Lamp(FX, FY - 100, 260, 2.4, 320), low], how="dark", rays=RAYS)

    def lines(k: InkPen) -> None:
        for side in ("left", "right"):
            k.line(face.curve(f"lip {side}"), 3.0)

    p.ink(lines, name="lips")
    s.relate("hand 1", "is reflected as", "paw 1")
    s.describe("A bear and somebody warm themselves at one small fire. Two dark hands are held to the flames; on the other side the huge bear holds up both paws in the same way and looks at us. Three tin cups stand by the fire. It is night.")  # fmt: skip
    s.moods("wary", "cosy", "polite", "breathless")
    s.themes("sharing", "strangers", "warmth", "fear", "peace")
    s.says("cold, isn’t it?", "I was told this place was free", "don’t look up", "is this seat taken?", "high ten", "show of hands", "an armistice of cold", "campfire manners", "who is the third cup for?", "act natural", "shove up a little", "the bare minimum",
           "monkey see, monkey do", "show me your palms", "fortune teller", "warm welcome", "bear with me", "no sudden moves", "common ground", "an uninvited guest", "who invited whom?", "pat-a-cake", "marshmallows", "the same cold",
           "dinner for two", "who lit it first?", "we come in peace", "stop right there", "now tell a ghost story", "the copycat", "ten fingers, ten claws", "fireside chat", "what big hands you have", "eye to eye", "better than hibernation",
           "a fire needs no names", "mirror, mirror", "winter guest", "three for tea", "nobody blinks", "so we do have something in common", "I surrender")  # fmt: skip
    s.about(place="a camp in a winter wood", time="night", light="a small fire from below", composition="centred", view="near, over our own hands",
            foreground="our two hands", unexplained="who the third cup is for")  # fmt: skip
