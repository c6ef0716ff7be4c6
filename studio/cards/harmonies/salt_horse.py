"""Salt Horse: a white horse of salt stands in the rain, its neck licked hollow; a dark cow puts her tongue to it."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Clay, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.lowing import lowing_cow
from reverie_studio.sculpt.snow_riders import halting_horse
from reverie_studio.sculpt.tubes import tube


def horse_of_salt() -> Clay:
    """Head and upright neck of a horse in profile to our left, with hollows where tongues have been."""
    c = halting_horse(look=(-0.3, 0.6))
    c.lumps = [lump for lump in c.lumps if lump.part not in ("neck", "leg", "far leg", "hoof")]
    c.limb([(120, -130, -20, 86), (196, -60, -30, 116), (262, 80, -40, 150), (290, 260, -50, 186), (286, 460, -60, 224), (290, 900, -80, 280)], part="neck", per=20)
    for x, y, r in ((196, 190, 62), (250, 330, 74), (150, 420, 66), (330, 120, 56)):
        z = c.touch(x, y)
        if z is not None:
            c.limb([(x - 16, y + r * 0.7, z + r * 0.5, r * 0.72), (x + 14, y - r * 0.7, z + r * 0.5, r * 0.72)], melt=16, part="neck", carve=True, per=6)
    return c


@card(id="8vlqnu", title="Salt Horse", seed=62, palette="lino_thaw", light=(-0.8, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.72, -0.5, 0.45)])
    with p.thing("rain") as rain:
        rain.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=3)
        with rain.down_to(1):
            rain.strokes([[(x + 46, y), (x + 20, y + h * 0.5), (x, y + h)] for x, y, h in ((60, 40, 190), (190, 110, 230), (110, 330, 180), (20, 470, 200), (330, 30, 150), (700, 40, 200), (620, 20, 130), (120, 600, 150), (730, 330, 160))], 9, ends=(0.05, 0.8))
    with p.thing("tidal flats", "place") as flats:
        flats.flat("-20,860! 200,850 460,858 820,846! 820,1220! -20,1220!", ink=1, gap=6)
        flats.flat("-20,858! 60,840 150,834 220,846 300,852! 300,866! -20,872!", ink=KEY)
        with flats.down_to(0):
            flats.strokes([[(300, 900), (420, 894), (560, 902)], [(30, 930), (120, 922), (230, 930)], [(380, 1130), (480, 1122), (600, 1130)]], 12, ends=(0.1, 0.1))
    with p.thing("horse of salt", "subject") as t:
        horse = horse_of_salt().turned(at=(392, 350, 0), scale=1.06)
        t.flat_clay(horse, KEY, grow=5)
        t.clay(horse, GOUGES["white"].but(inks=(0, 1, 2), at=(0.36, 0.06), pitch=10, rough=0.1), (0.15, 1, 0.3), parts={"neck": (GOUGES["white"].but(inks=(0, 1, 2), at=(0.46, 0.12), pitch=10, rough=0.15), "along")})
        t.flat("430,600! 497,600! 508,660 516,720 510,772 488,822 448,852! 420,852! 420,600!", ink=3)
        t.flat(tube([(499, 588, 4), (509, 655, 5), (517, 720, 5), (511, 774, 5), (488, 824, 5), (450, 856, 4)]))
        wedges(t, [[(522, 680), (540, 750), (524, 830)], [(552, 700), (566, 752), (552, 806)], [(620, 560), (676, 640), (640, 740)], [(600, 606), (636, 650), (618, 712)]], 15, 1, ends=(0.1, 0.1))
        t.gaze(horse, sides=("near",), iris=3, wide=1.0)
        x, y = horse.curve("nose")[0]
        t.flat([(x + 34, y - 56), (x + 20, y - 44), (x + 10, y - 20), (x + 16, y - 6), (x + 30, y - 18), (x + 42, y - 40)])
        t.strokes([[(x + 8, y + 42), (x + 46, y + 20), (x + 86, y - 6)]], 9, black=True, ends=(0.3, 0.2))
        t.strokes([[(x + 10, y + 60), (x + 14, y + 84), (x + 12, y + 112)]], 7, ends=(0.2, 0.9))
    with p.thing("cow", "witness") as cow:
        body = lowing_cow(gape=0.32, look=(-0.5, -0.6))
        body.lumps = [lump for lump in body.lumps if lump.part != "tongue"]
        body = body.turned(at=(186, 966, 200), scale=0.88, flip=True, roll=-14)
        u, v = body.curve("mouth")[0]
        cow.flat(tube([(u - 40, v - 14, 24), (u + 30, v - 8, 26), (u + 84, v - 34, 28), (u + 104, v - 92, 27), (u + 92, v - 150, 18)]), ink=2, gap=7, around=KEY)
        cow.strokes([[(u + 30, v - 14), (u + 70, v - 34), (u + 92, v - 100)]], 7, black=True, ends=(0.6, 0.1))
        cow.flat_clay(body, 0, grow=6)
        cow.clay(body, GOUGES["black"].but(inks=(3, KEY), at=(0.7,), pitch=10), "along", parts={"horn": ("white", "across"), "far horn": ("white", "across"), "neck": (GOUGES["black"].but(inks=(3, KEY), at=(0.82,), pitch=12), "along"), "muzzle": (GOUGES["dark"].but(inks=(2, 3, KEY), at=(0.62, 0.36)), "across"), "nose": (GOUGES["dark"].but(inks=(2, 3, KEY), at=(0.62, 0.36)), "across")})
        cow.gaze(body, sides=("near",), iris=2)
    s.describe("A white horse of salt stands quite still in the rain. The front of its neck is worn hollow. A dark cow stretches out a long pink tongue and licks it.")
    s.moods("patient", "melancholic", "gentle", "rainy")
    s.themes("generosity", "sacrifice", "erosion", "appetite", "kindness")
    s.says("yum", "statue", "generosity", "dissolving", "buffet", "seasoning", "martyr", "grandmother", "philanthropy", "sunday", "loved to pieces", "hold still, this tickles", "everyone wants a bit", "public servant", "a pinch each", "pass the horse", "he never says stop", "rain takes the rest", "the last of the salt", "worn thin by kindness", "lick by lick", "Lot’s wife had a horse", "one tongue too many", "giving until it hurts", "the free lunch", "by spring he’ll be a pony", "open day", "they call it affection", "don’t stand in the rain", "white lies taste good", "I have less of me every year", "the friendliest stone", "take, eat", "what fame does", "salt of the earth", "my grandmother on Sundays", "who licks the lickers?", "melting is also moving", "come in, you’ll catch cold", "tears, but a whole animal", "he likes the company", "tongue-tied", "almost gone and still smiling")  # fmt: skip
    s.relate("horse of salt", "feeds", "cow")
    s.about(place="tidal flats", time="a grey day", weather="rain", light="grey, only the horse is white", composition="diagonal", view="near, from beside the cow", foreground="a dark cow’s head and horns", unexplained="why the horse chose to stand in the rain")
