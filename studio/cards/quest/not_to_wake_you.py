"""A tiger creeps through bamboo and holds its own bell still between its lips."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import Clay, InkPen, Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.night_beasts import strip
from reverie_studio.sculpt.quiet_beasts import (
    bamboo,
    creeping_tiger,
    hung_ribbons,
    leaf,
    small_bell,
    tiger_bands,
    tiger_face,
    tiger_stripes,
)

RAYS = 80_000
K = 1.72
BX, BY, KB = 420.0, 490.0, 1.5
GOLD = ("#eeb02a", "#6a4416")
ORANGE = {"": "#b86f34", "cheek": "#e6d2b0", "brow": "#f0e2c4", "lip": "#f0e2c8", "jaw": "#e2cfae", "nose": "#8a4a44", "lid": "#2a2024", "ear": "#7a4a2c"}
HUNG = ((181, 150, 19), (259, 104, 15), (313, 72, 11), (538, 58, 9), (591, 30, 6))


@card(id="k5vt2b", title="So as Not to Wake You", seed=37, palette="lamp_black", light=(0.1, 0.5))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((410, 640, 330))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#23303a", name="bamboo night", role="place", strength=1.2, wet=0.0, bloom=4, charge="#2f4a44", uneven=0.9)
    p.lift([(330, -40), (520, -40), (500, 120), (470, 300), (360, 300), (350, 120)], 0.75, soft=46)
    p.draw(lambda pen: [bamboo(pen, x, lean, r, "#3c5850", "#26382f", start=20 + x % 90, step=150) for x, lean, r in ((150, 30, 11), (236, 24, 9), (296, 16, 7), (548, -14, 7), (610, -20, 9), (690, -30, 12))], name="far stems", how={"line": 0.4, "light": 0.3, "second": 0.4, "strength": 0.7})
    p.draw(lambda pen: hung_ribbons(pen, HUNG, GOLD), name="hung ribbons", role="prop", contact=0, how={"light": 0.1, "second": 0.2})
    p.wash("M-30,820 C160,790 620,790 830,820 V1230 H-30Z", "#3a342e", name="path", strength=1.1, wet=0.5, bloom=2)
    pool = [(120, 900), (400, 850), (690, 900), (700, 1060), (430, 1170), (110, 1090)]
    p.lift(pool, 0.9, soft=46)
    p.glaze(pool, "#d8a050", strength=0.3, wet=1.0, name="lamplight on the path")
    lamp, moon = Lamp(360, 1080, 760, 1.8, 620), Lamp(0.1, -0.9, -0.05, 1.0)
    body = creeping_tiger().turned(at=(BX, BY, -60), scale=KB)
    for spot in ([(130, 1016), (220, 1000), (312, 1016), (300, 1046), (210, 1058), (144, 1044)], [(580, 920), (660, 900), (740, 920), (730, 956), (650, 962), (590, 950)], [(240, 860), (430, 840), (620, 860), (600, 920), (430, 938), (256, 920)]):
        p.glaze(spot, "#17161d", strength=0.6, wet=0.7, name="contact")
    p.clay(body, {"": "#a8622e", "belly": "#6a4630", "paw": "#c88a50"}, name="body", role="subject", texture="fur", lamps=[lamp, moon], how={"as": "dark", "cool": 0.5, "bare": 1.2}, markings=tiger_bands(BX, BY, KB), rays=RAYS)
    face = tiger_face().turned(at=(412, 560, 120), scale=K, pitch=-6)
    p.draw(lambda pen: pen.poly(strip([(206, 690), (270, 800), (412, 836), (554, 800), (618, 690)], 40, (0.8, 0.8)), "#b8322a"), name="ribbon", role="prop", contact=0, how={"light": 0.2, "second": 0.5})
    head = p.clay(face, ORANGE, name="tiger", role="subject", texture={"": "fur"}, lamps=[lamp, moon], how={"bare": 1.0, "cool": 0.35}, markings=tiger_stripes(face, K), rays=RAYS)
    p.eyes(head, iris="#e8b63a", white="#e8d8a8", glint=(0.1, 0.4))
    p.draw(lambda pen: [pen.path(d, "#b8322a") for d in ("M392,830 C396,800 398,770 400,740 L426,740 C426,770 428,800 434,830Z", "M400,812 C376,850 372,880 352,902 L376,896 L384,916 C402,886 410,850 418,826Z", "M420,812 C440,846 450,868 472,884 L450,886 L444,906 C424,880 414,850 408,826Z")], name="knot", contact=0, how={"light": 0.2, "second": 0.5})
    p.draw(lambda pen: small_bell(pen, 412, 706, 62, GOLD), name="bell", role="accent", contact=0, how={"light": 0.1, "second": 0.35})
    lips = Clay([lump for lump in face.lumps if lump.part in ("lip", "nose")], face.marks)
    p.clay(lips, {"": "#f0e2c8", "nose": "#8a4a44"}, name="lips", texture={"lip": "fur"}, lamps=[lamp, moon], how={"bare": 1.0, "cool": 0.35}, rays=RAYS)

    def lines(k: InkPen) -> None:
        for side in ("left", "right"):
            k.line(face.curve(f"lip {side}"), 3.0)
            for x, y in face.curve(f"pad {side}"):
                k.dots(f"M{x - 3},{y - 3}h6v6h-6Z", 4, 2.4)

    p.ink(lines, name="lips")
    whiskers = [[(412 + d * (50 + 4 * n), 628 + 12 * n), (412 + d * 150, 606 + 26 * n), (412 + d * (240 - 10 * n), 610 + 46 * n)] for d in (-1, 1) for n in range(4)]
    p.lift(lambda pen: [pen.poly(strip(w, 3.4, (1.0, 0.2)), "#ffffff") for w in whiskers], 0.9, soft=0.5)
    near = lambda pen: [bamboo(pen, x, lean, r, "#12161a", "#0a0c10", step=300, start=y) for x, lean, r, y in ((34, 30, 38, 180), (738, 36, 26, 60), (812, -24, 34, 330))] and [leaf(pen, (52, 176), q, 30, "#12161a") for q in ((262, 232), (206, 316))]  # noqa: E731
    p.draw(near, name="near stems", role="prop", plane="front", contact=0, how={"light": 0, "second": 0, "strength": 1.5})
    s.relate(head, "carries", "bell")
    s.describe("A tiger creeps towards us and holds a bell in its mouth. The bell hangs on the red ribbon round its neck. It walks low on a path in a bamboo wood at night; on the stems behind it hang smaller bells on cut ribbons.")
    s.moods("stealthy", "tender", "tense", "comic")
    s.themes("danger", "consideration", "secrets", "night", "taming")
    s.says("who dared?", "it only wants to look", "learning to live with it", "don’t wake the baby", "tiptoe", "coming home late", "mum’s the word", "who belled the cat?", "bite your tongue", "not a sound", "a surprise party", "holding back", "good manners",
           "I could, but I won’t", "the midnight fridge", "silent mode", "do not disturb", "on soft feet", "so close", "danger wears a ribbon", "after the party", "keep it to yourself", "the last train home", "a polite burglar", "nearly there",
           "the warning is off", "tame, mostly", "it has outgrown five", "quiet as a mouse", "playing the angel", "somebody’s pet", "a gift for you", "shh", "one false step", "past bedtime", "I was never here", "self-control", "the new alarm",
           "parents on Christmas Eve", "no ringing after ten", "breath held", "how sweet, how terrible")  # fmt: skip
    s.about(place="a bamboo wood", time="night", light="a low lamp from where we are", composition="centred", view="near, from the floor, between stems",
            foreground="dark bamboo stems cut by the edges", unexplained="whose smaller bells hang along the path")  # fmt: skip
