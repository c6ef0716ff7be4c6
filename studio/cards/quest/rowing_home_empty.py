"""An empty boat; in the mirror at its stern the ferryman rows who ought to sit before it."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import InkPen, Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import ferrymen as ferry

RAYS = 60_000
RIPPLES = [((30 + (j * 67) % 140) if j % 2 else 660 + (j * 53) % 130, 290 + 30 * j + j * j, 26 + 3 * j, 3 + 0.35 * j) for j in range(22)]


@card(id="mrw7kd", title="Rowing Home Empty", seed=307, palette="graphite_rose", light=(-0.5, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((400, 460, 260))
    p.wash("M-30,-30 H830 V260 H-30Z", "#7f8798", name="evening fog", role="place", strength=0.75, wet=0.0, bloom=3, charge="#9a90a4", uneven=0.7)
    p.lift([(-60, 250), (200, 222), (430, 236), (640, 214), (860, 240), (860, 330), (520, 318), (240, 340), (-60, 320)], 0.6, soft=24)
    p.wash("M-30,206 C10,180 40,190 66,204 C96,176 130,182 150,206 C200,212 620,216 650,200 C676,160 716,168 736,196 C760,184 800,170 830,190 V254 H-30Z", "#5c647a", name="far bank", strength=0.8, wet=0.3, bloom=1, fade=(0, 0.8))
    p.wash("M-30,252 H830 V1230 H-30Z", "#6f8098", name="river", role="place", strength=0.85, wet=0.0, bloom=3, charge="#8d93a8", uneven=0.9)
    p.lift(lambda pen: [pen.curve([(x - w, y), (x, y + 5), (x + w, y - 2), (x + w * 1.8, y + 2)], "#ffffff", stroke=h, closed=False) for x, y, w, h in RIPPLES], 0.55, soft=2)
    p.ink(lambda k: [k.line([(x - w * 1.3, y + 9), (x - w * 0.2, y + 13), (x + w * 0.8, y + 7)], 1.3, broken=0.4) for x, y, w, _ in RIPPLES], name="ripples", colour="#4a5672")
    p.draw(ferry.mirror_boat, name="empty boat", role="subject", contact=0, how={"light": 0.15, "second": 0.3, "bloom": 2})
    p.draw(ferry.standing_mirror, name="mirror", role="prop", contact=0, how={"light": 0.3, "second": 0.5})
    with s.inside(ferry.GLASS):
        p.lift("M200,100 H600 V760 H200Z", 1.0, soft=1)
        p.wash("M200,90 H600 V420 H200Z", "#f0a08c", name="sunset in the glass", strength=0.75, wet=0.0, bloom=3, charge="#f6d090", fade=(0, 0.4))
        p.wash("M200,392 H600 V760 H200Z", "#b87a8c", name="river in the glass", strength=0.8, wet=0.0, bloom=2)
        warm, cool = Lamp(-0.65, -0.5, 0.5, 1.0), Lamp(0.6, -0.3, 0.5, 0.25)
        pose = {"at": (400.0, 366.0, 0.0), "scale": 0.84, "yaw": 0.0, "pitch": 0.0}
        beast = ferry.rowing_walrus()
        beast.marks["iris right"] = [(x - 15, y + 5, z) for x, y, z in beast.marks["iris right"]]
        beast.marks["iris left"] = [(x, y + 5, z) for x, y, z in beast.marks["iris left"]]
        beast = beast.turned(**pose)
        body = p.clay(beast, {"": "#9a6658", "pad": "#c09080", "nose": "#5a3a3c", "tusk": "#f6ecd8", "cap": "#33405c", "peak": "#20263a", "lid": "#6a4440"}, name="walrus", role="subject", texture={"": "skin", "tusk": "", "cap": "cloth", "peak": ""}, lamps=[warm, cool], how={"as": "bold", "cool": 0.4}, rays=RAYS)
        p.draw(lambda pen: [pen.taper([(400 + d * 24, 690), (400 + d * 200, 742)], 22, 17, "#d8b078") for d in (-1, 1)], name="oars in the glass", contact=0)
        p.clay(ferry.rowing_flippers().turned(**pose), {"": "#9a6658", "flipper": "#7a4c48"}, name="flippers", texture="skin", lamps=[warm, cool], how={"as": "bold", "cool": 0.4}, rays=RAYS)
    p.eyes(body, iris="#3a2420", white="#e8d0c0")
    p.lift("M310,812 H490 L550,1010 H250Z", 0.5, soft=22)
    p.glaze("M300,812 H500 L560,1010 H240Z", "#f2a48c", strength=0.22, wet=0.8, name="light out of the glass")
    p.glaze("M196,806 H612 L640,828 H168Z", "#3a2440", strength=0.5, wet=0.3, name="shade under the mirror")
    p.glaze(lambda pen: [pen.taper([(400 + d * 60, 1052), (400 + d * 280, 992)], 16, 12, ferry.DARK) for d in (-1, 1)], ferry.DARK, strength=0.5, wet=0.2, name="shadow of the oars")
    p.draw(ferry.left_oars, name="oars", role="prop", contact=0, how={"light": 0.3, "second": 0.4})
    bird = ferry.heron_behind().turned(at=(112, 1120, 300), scale=0.96, roll=-9)
    p.clay(bird, {"": "#454a60", "neck": "#5a5f74", "head": "#6a6f84", "crown": "#22263a", "bill": "#a8804a"}, name="heron", role="witness", texture={"": "feathers", "neck": "hair", "head": "hair", "bill": ""}, lamps=[Lamp(400, 500, 500, 0.9, 500), Lamp(-0.5, -0.7, 0.4, 0.3)], how={"as": "dark"}, rays=RAYS)
    p.draw(lambda pen: [pen.circle(*bird.curve("eye")[0], 11, "#e8c050"), pen.circle(bird.curve("eye")[0][0] + 2, bird.curve("eye")[0][1], 6, "#1a1a22")], name="its eye", contact=0)

    def lines(k: InkPen) -> None:
        for x in (180, 290, 400, 510, 620):
            k.line(ferry.boards_towards(x, 880, 1008), 1.4, broken=0.3).line(ferry.boards_towards(x, 1106, 1240), 1.6, broken=0.3)
        for side in ("left", "right"):
            for x, y in beast.curve(f"pad {side}")[::2]:
                k.line([(x, y), (x + (x - 400) * 0.16, y + 26)], 1.2, taper=8)

    p.ink(lines, name="boards and bristles")
    s.relate("empty boat", "is reflected as", body)
    s.describe("An empty red boat carries a tall mirror. In the glass a walrus in a cap rows through a pink evening; in the boat itself nobody sits, and the oars lie on the bench. A heron watches, its back to us. Outside, river and sky are grey.")
    s.moods("uncanny", "lonely", "dutiful", "wistful")
    s.themes("absence", "reflection", "work", "the river", "presence")
    s.says("ghosting", "half here", "beside himself", "out of office", "two halves, no whole", "you cannot have both", "the other side", "vacancy", "nobody to carry across", "rowing on nothing", "missing you", "Narcissus at work",
           "home office", "who is missing whom?", "objects are closer than they appear", "the ferryman", "a man of inner strength", "through the looking glass", "tusks and all", "captain of his own soul", "the shift never ends", "who is steering?", "self-employed",
           "one ticket, please", "he loves his job", "the driver has left the vehicle", "vampire, the other way round", "in a world of his own", "video call", "row, row, row your boat", "memory of my uncle", "the weather is nicer in there", "he was here a moment ago",
           "mirror, mirror, on the boat", "a life before", "only the picture is left", "somebody still remembers him", "autopilot", "the bird knows", "pink inside, grey outside", "all by itself", "the right seat is empty", "wrong side of the glass", "keep going", "what pulls me", "don’t look for him here")  # fmt: skip
    s.about(place="a boat on a grey river", time="evening", weather="fog", light="grey, and rose out of the glass", composition="centred", view="from above, out of the bow of the boat",
            foreground="the dark back of a heron, cut by the corner", unexplained="why nobody sits where the mirror sees somebody")  # fmt: skip
