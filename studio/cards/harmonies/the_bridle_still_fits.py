"""The Bridle Still Fits: starlings gather into a plough horse, and an old farmer, seen from behind, has it by the bridle."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.snow_riders import halting_horse
from reverie_studio.sculpt.tubes import CUT, tube

# starlings to our left, 110 px long: wings up, spread, down, half shut
BIRDS = (
    "-52,2! -34,-8 -10,-10! 4,-64! 24,-36 30,-9! 62,-4! 66,10! 30,12 0,16 -30,12",
    "-50,0! -30,-9 -14,-11! -4,-70! 16,-42 18,-10! 54,-9! 48,0 54,9! 18,10! 20,42 -2,70! -14,11! -30,9",
    "-54,-2! -34,-12 -8,-12 28,-10! 64,-14! 66,0! 34,6 28,8! 16,60! -4,36 -12,10! -34,8",
    "-58,2! -36,-10 -6,-14 30,-10 70,0! 76,10 40,10 22,16! 52,40! 10,30 -16,14 -38,10",
)
# x, y, size, degrees, which: those that fly in, and those that are still gaps in the neck
FLYING = ((612, 66, 1.0, 20, 1), (716, 132, 1.15, -14, 2), (520, 44, 0.7, 8, 0), (690, 40, 0.8, 34, 3), (560, 128, 0.75, -24, 3), (640, 176, 0.9, 12, 0), (424, 84, 0.55, 0, 2), (330, 48, 0.5, 16, 1), (736, 236, 1.0, 40, 1), (600, 236, 0.75, 44, 2), (250, 104, 0.4, -10, 0), (676, 290, 0.8, 30, 3))
GAPS = ((728, 360, 1.15, 30, 2), (640, 420, 0.8, -20, 1), (732, 496, 1.2, 12, 0), (652, 548, 0.95, 40, 3), (576, 500, 0.5, 10, 2), (738, 640, 1.25, -30, 1), (640, 664, 0.9, 16, 2), (716, 770, 1.1, 24, 3), (590, 610, 0.5, -14, 0), (618, 790, 0.75, -8, 1), (740, 900, 1.2, 10, 2), (640, 910, 0.8, 34, 0), (560, 724, 0.5, 30, 3), (700, 1030, 1.1, -16, 1), (604, 1010, 0.6, 6, 2))
X, Y, K = 392, 440, 1.16  # where the horse's head is, and how large


def on(points: str) -> list[tuple[float, ...]]:
    """Knots on the horse's head as knots on the card."""
    return [(X + x * K, Y + y * K, w) for x, y, w in ([float(v) for v in knot.split(",")] for knot in points.split())]


@card(id="hsl1rl", title="The Bridle Still Fits", seed=38, palette="lino_heather", light=(-0.8, 0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.75, 0.0, 0.4)])
    with p.thing("ploughed field", "place") as field:
        field.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1), field.flat(oval(96, 690, 190, 190), ink=0)
        field.flat("-20,760! 120,742 300,736 520,752 820,740! 820,1220! -20,1220!", ink=2, gap=6)
        with field.down_to(1):
            field.strokes([[(330 + d * 0.2, 770), (330 + d * 0.55, 900), (330 + d, 1200)] for d in (-300, -190, 90, 190, 300, 430)], 13, ends=(0.1, 1.0))
    with p.thing("starlings", count=len(FLYING)) as birds:
        for x, y, k, a, n in FLYING:
            birds.flat(moved(BIRDS[n], (x, y), k, a))
    with p.thing("horse of starlings", "subject") as t:
        horse = halting_horse(look=(-0.5, 0.7))
        horse.lumps = [lump for lump in horse.lumps if lump.part not in ("leg", "far leg", "hoof")]
        horse = horse.turned(at=(X, Y, 0), scale=K)
        t.flat_clay(horse, 0, grow=6)
        t.clay(horse, GOUGES["black"].but(at=(0.62,), pitch=10, wild=1.5), (0.2, 1, 0.3), parts={"neck": (GOUGES["black"].but(at=(0.97,)), "along")})
        t.gaze(horse, sides=("near",), iris=1, wide=1.05)
        for x, y, k, a, n in GAPS:
            t.flat(moved(BIRDS[n], (x, y), k, a), ink=1 if x > 690 else 2)
        x, y = horse.curve("nose")[0]
        t.flat([(x + 34, y - 56), (x + 18, y - 46), (x + 8, y - 20), (x + 16, y - 4), (x + 32, y - 18), (x + 44, y - 40)], gap=5, around=1)
        with t.down_to(1):
            t.strokes([[(x + 8, y + 44), (x + 46, y + 20), (x + 90, y - 8)]], 8, ends=(0.3, 0.2))
    with p.thing("bridle", "accent") as bridle:
        for strap in ("-114,96,11 -74,120,11 -30,150,11 -6,174,11", "-30,150,10 20,60,10 66,-50,10 112,-176,10", "4,-112,10 40,-128,10 96,-136,10", "112,-170,10 166,-90,10 186,10,10 142,108,10"):
            bridle.flat(tube(on(strap), ends=CUT), spot=True, gap=5, around=KEY)
        (rx, ry, _), = on("-28,154,0")
        bridle.flat(tube([(rx, ry, 10), (364, 680, 10), (366, 760, 10), (348, 812, 10), (330, 838, 8)], ends=CUT), spot=True, gap=5, around=KEY), bridle.flat(oval(rx, ry, 25, 25), spot=True, gap=5, around=KEY), bridle.flat(oval(rx, ry, 11, 11))
    with p.thing("old farmer", "witness") as man:
        man.flat("-26,1074! 50,1050 110,1034! 210,1034! 262,1044 318,1076 344,1130 352,1220! -26,1220!", ink=0, gap=8, around=KEY)
        for x in (8, 50, 92, 134, 186, 228, 270, 312):
            man.flat(tube([(x * 0.9 + 16, 1078, 5), (x, 1130, 7), (x - 4, 1220, 8)]), ink=1)
        man.flat("64,1050! 84,1042! 170,1160 170,1220! 146,1220! 146,1168!"), man.flat("230,1036! 252,1042! 172,1176! 150,1164!")
        man.flat("238,1072! 286,1040 330,996 352,940 362,872 366,808! 430,800! 450,872 462,950 452,1010 418,1066 372,1120 330,1168 296,1200!", ink=0, gap=8, around=KEY), man.flat("430,800! 450,872 462,950 452,1010 418,1066 372,1120 330,1168! 330,1130 388,1060 420,996 424,930 412,860 402,806!", ink=1)
        man.strokes([[(354, 960), (392, 960), (424, 936)], [(360, 990), (392, 994), (414, 984)], [(262, 1080), (280, 1120), (286, 1164)], [(306, 1040), (330, 1050), (360, 1044)]], 9, ends=(0.5, 0.1), black=True)
        man.flat("372,786! 368,764 352,748 346,700 350,660 372,644 404,650 424,672 430,710 424,748 424,780!", ink=1, gap=7, around=KEY), man.flat("358,800! 364,784 428,776 438,790 440,818 434,828 372,838 360,828!", ink=0, gap=7, around=KEY)
        for k in range(4):
            man.flat(tube([(388, 664 + 25 * k, 13.5), (360, 662 + 25 * k, 13.5), (338 + 2 * k, 668 + 24.5 * k, 12.5)]), ink=1, gap=5, around=KEY)
        man.flat(tube([(414, 724, 16), (406, 684, 15), (386, 654, 13), (368, 640, 11)]), ink=1, gap=5, around=KEY)
    with p.thing("his back") as back:
        back.flat("104,1044! 112,960! 208,960! 214,1044! 160,1058", ink=1, gap=7, around=KEY), back.flat("100,1016! 92,940! 228,940! 222,1014! 206,996 194,1018 178,1000 160,1022 142,1000 126,1020 114,998!", ink=0, gap=6, around=KEY)
        back.flat("232,950 254,942 262,962 252,988 232,992", ink=1, gap=6, around=KEY), back.flat("88,950 66,942 58,962 68,988 88,992", ink=1, gap=6, around=KEY)
        back.flat(oval(160, 938, 168, 34, 3), ink=1, gap=8, around=KEY), back.flat("84,934! 82,880 96,850 126,838 160,846 196,838 224,852 236,884 238,938! 160,952", ink=1, gap=8, around=KEY), back.flat("84,936! 83,902! 130,914 190,916 237,906! 238,940! 190,950 130,948")
        back.strokes([[(160, 850), (152, 874), (156, 900)], [(196, 850), (206, 876), (206, 898)]], 10, ends=(0.5, 0.1), black=True), back.strokes([[(10, 944), (70, 956), (150, 962)], [(190, 962), (250, 958), (314, 948)]], 7, ends=(0.1, 0.4), black=True)
    s.describe("Starlings mass into the head and neck of a dark horse. An old farmer, seen from behind, reaches up under its jaw; it wears a yellow-green bridle. More birds are still flying in.")
    s.moods("grieving", "hopeful", "still", "awed")
    s.themes("grief", "return", "memory", "work", "flock")
    s.says("murmuration", "revenant", "harness", "october", "reunion", "obedience", "flock", "habit", "twilight", "memory", "ploughing", "he came back", "hold still this once", "it still fits", "the shape of what we lost", "don’t clap", "cloud service", "easy now, old friend", "ten thousand hearts", "he kept it by the stove", "made of goodbyes", "one clap and it’s over", "horse power", "feathers remember", "to catch a cloud", "the reins are real", "who taught them that?", "a whisper in black", "same time every autumn", "you had to be there", "his name was Tuesday", "all the king’s birds", "the birds know him", "what grief can build", "together we are somebody", "a horse you can see through", "not too tight", "dark horse", "the last furrow isn’t done", "wings where the heart was", "I knew you’d come", "let him go, grandpa", "it looked at him", "come in from the sky")  # fmt: skip
    s.relate("old farmer", "catches", "horse of starlings")
    s.about(place="a ploughed field", time="dusk", light="low behind the field, from the left", composition="diagonal", view="near, over the farmer’s shoulder", foreground="the farmer’s back and hat", unexplained="whose head the bridle was kept for")
