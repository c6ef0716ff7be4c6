"""And the Last One: the flood comes home as cattle, and a sheepdog on the sea wall counts it through the gap."""

from __future__ import annotations

from reverie_studio.engine.bodies import Outline, Point, outline
from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

# a bull of water, its poll at 0,0: the right half of what there are two of
HORN = "58,8! 104,10 140,-10 164,-52 170,-108 156,-166 134,-212! 190,-176 218,-112 216,-44 190,20 146,60 88,70!"
EYELID, HEARS = "54,142 76,126 104,136 116,158 92,172 66,166", "94,84! 136,70 186,84 226,124! 192,146 140,142 104,122!"
FACE = "-4,-20! 40,-24 78,-4 98,40 106,92 118,136 112,182 94,232 82,282 82,314 92,346 86,382 58,408 -4,416!"
# where a head is, how large, how it is tilted, how far it is turned
HERD = ((190, 240, 0.18, -8, 0.1, 220), (548, 226, 0.16, 6, -0.12, 240), (407, 244, 0.2, -5, 0.16, 200), (694, 290, 0.3, 12, -0.2, 90), (290, 308, 0.34, -14, 0.14, 130), (106, 326, 0.37, 8, 0.26, 70), (534, 356, 0.4, -7, -0.22, 60))
# the dog in profile, its paws at 0,0
DOG = "118,-268! 106,-284 82,-292 68,-304 54,-322 40,-332! 24,-388! 4,-338 -8,-310! -16,-276 -32,-244 -56,-210 -88,-166 -114,-116 -132,-66 -138,-26 -128,0! 8,0! 12,-12 2,-22 -14,-26! -4,-60 6,-96! 12,-60 12,-18 6,0! 52,0! 54,-14 40,-24 36,-60 40,-108 54,-146 62,-184 58,-214 50,-232! 64,-242 90,-244 110,-250"
BIB = "-17,-274! 10,-256 34,-244 50,-232! 58,-214 62,-184 54,-146 40,-108! 24,-120 18,-160 0,-196 -34,-240!"
FOAM = ((-232, 452, 34), (-190, 424, 46), (-136, 412, 44), (-84, 426, 52), (-30, 432, 44), (26, 426, 50), (80, 420, 46), (134, 414, 50), (188, 428, 44), (230, 456, 32))
TUFT, SPRAY = ((-42, -6, 20), (-6, -16, 28), (34, -8, 22)), tuple((q * (250 + 16 * n), 460 + 9 * n + 0.6 * n * n, 34 - 2.5 * n) for q in (-1, 1) for n in range(11))
WAVE = "-420,624! -340,520 -200,450 0,430 200,450 340,520 420,624! 350,590 300,640! 246,580 180,650! 120,590 40,660! -10,596 -90,656! -150,584 -210,640! -270,584 -330,636! -380,600"


def bull(t: Cutting, at: Point, k: float, turn: float = 0.0, lean: float = 0.0, deep: float = 0.0) -> None:
    """A head of dark water, face to face, down to the foam at its throat, `deep` in the wave."""
    def put(shape: Outline, q: int = 1) -> list[Point]:
        return moved([(q * x + lean * y, y) for x, y in outline(shape)], at, k, turn)

    edge = max(3.0, 7 * k)
    for q in (-1, 1):
        t.flat(put(HEARS, q), ink=KEY, gap=edge, around=1), t.flat(put("118,96! 150,92 200,118! 156,126!", q), ink=2), t.flat(put(FACE, q), gap=edge, around=1)
    for q in (-1, 1):
        t.flat(put(FACE, q)), t.flat(put(HORN, q), ink=0, gap=edge, around=KEY), t.flat(put("90,66! 146,60 190,20 200,-14! 160,20 110,40 70,40!", q), ink=1), t.flat(put("-4,296! 40,294 72,306 82,346 76,378 50,398 -4,404!", q), ink=1), t.flat(put("28,336! 46,322 64,330 66,350 54,362 40,352!", q)), t.flat(put(EYELID, q), ink=0), t.flat(put(ellipse(86 * q - 8, 150, 15, 16)))
    t.flat(put("100,60! 106,92 116,136 94,124 60,112 30,124! 34,70 60,30 90,20!"), ink=2), t.flat(put("108,190! 92,232 80,280 74,294! 40,284 48,220 76,190!"), ink=2), t.flat(put("-52,20! -20,4 -8,60 -16,140 -30,220! -40,140!"), ink=2), t.flat(put("4,0! 30,20 28,100 14,180 20,260! 0,180 -2,90!"), ink=2)
    if k < 0.9:
        t.flat(put([(x, y - deep) for x, y in outline("-400,620! -240,430 0,392 240,430 400,620! 300,720 -300,720")]), ink=2), t.flat(put([(x, y - deep) for x, y in outline(WAVE)]))
    for gap in (edge, 0):
        for x, y, r in (*((x, y - deep, r) for x, y, r in (FOAM if k > 0.9 else (*FOAM, *SPRAY))), *TUFT):
            t.flat(put(ellipse(x, y, r, r * 0.86)), ink=0, gap=gap, around=KEY)


@card(id="qme5sn", title="And the Last One", seed=36, palette="lino_night_pasture", light=(0.7, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.72, -0.5, 0.4)])
    with p.thing("sky") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1), sky.flat(lens((-60, 70), (380, 60), 11), lens((420, 110), (820, 98), 9), lens((120, 140), (330, 136), 6), ink=0)
    with p.thing("last light", "accent") as low:
        low.flat("-20,168! 820,168! 820,200! -20,200!", spot=True)
    with p.thing("flood", "place") as sea:
        sea.flat("-20,192! 120,186 260,194 420,186 560,194 700,186 820,192! 820,1220! -20,1220!", ink=2, gap=5, around=KEY), sea.flat(*(lens((x - w, y), (x + w, y + 2), 5) for x, y, w in ((330, 206, 60), (60, 214, 70), (510, 212, 50), (700, 206, 70), (500, 236, 40))), ink=1)
    with p.thing("herd", "witness", count=7) as herd:
        for x, y, k, turn, lean, deep in HERD:
            bull(herd, (x, y), k, turn, lean, deep)
    with p.thing("water in the gap") as w:
        w.flat("-20,760! 100,740 240,750 400,720 640,730 820,760! 820,1220! -20,1220!", ink=2), w.flat("280,900! 340,960 420,1000 640,1000 700,950 770,900! 770,1140! 280,1140!"), wedges(w, [[(40, 640), (80, 650), (120, 640)], [(300, 680), (320, 690), (350, 684)], [(310, 790), (350, 810), (400, 800)], [(650, 800), (700, 820), (750, 806)], [(320, 850), (350, 862), (390, 852)], [(690, 870), (716, 880), (750, 872)]], 14, 1, ends=(0.1, 0.1))
    with p.thing("wall") as wall:
        wall.flat("-20,880! 298,880! 310,1220! -20,1220!", "752,880! 820,880! 820,1220! 742,1220!", gap=6, around=1), wall.flat("36,912! 120,908! 124,980! 34,984!", "138,908! 282,912! 286,970! 140,978!", "-20,998! 76,998! 80,1070! -20,1072!", "92,996! 196,992! 198,1064! 96,1070!", "212,990! 290,986! 294,1060! 214,1064!", "30,1086! 150,1084! 152,1160! 30,1164!", "168,1082! 296,1076! 298,1160! 170,1162!", "766,912! 820,910! 820,990! 764,992!", "762,1008! 820,1006! 820,1100! 760,1104!", ink=2)
        wall.flat("-20,850! 112,846! 114,890! -20,892!", "122,846! 226,850! 226,892! 122,890!", "236,850! 312,846! 316,892! 236,892!", "740,848! 820,846! 820,892! 738,892!", ink=1, gap=6, around=KEY)
    with p.thing("dog", "subject") as dog:
        at, k = (176, 864), 0.88
        tail, far = tube("-118,-20,15 -146,-2,17 -154,40,17 -148,84,12 -138,104,3"), tube("46,-120,18 56,-60,12 58,-12,12")
        for gap in (6, 0):
            for part in (tail, far, ellipse(68, -9, 19, 10), "44,-326! 54,-374! 66,-312!", DOG):
                dog.flat(moved(part, at, k), gap=gap, around=0)
        dog.flat(moved("-154,56! -132,58! -128,90 -138,106 -148,92!", at, k), ink=0), dog.flat(moved(BIB, at, k), ink=0), dog.flat(moved("116,-264! 98,-270 80,-276 64,-272 58,-254! 64,-242 90,-244 108,-250", at, k), ink=0), dog.flat(moved(ellipse(115, -266, 8, 7), at, k)), dog.flat(moved("14,-64! 13,-18 9,-2! 50,-2! 52,-14 40,-24 37,-64!", at, k), ink=0), dog.flat(moved("48,-50! 48,-4! 84,-4! 82,-14 68,-20 66,-50!", at, k), ink=0, gap=4, around=KEY)
        dog.strokes([moved(c, at, k) for c in ([(-40, -124), (-8, -96), (2, -60), (-14, -28)], [(-60, -8), (-30, -24), (2, -22)], [(16, -334), (22, -352), (24, -372)])], 8, ends=(0.2, 0.2)), dog.strokes([moved(c, at, k) for c in ([(112, -254), (94, -253), (76, -260)], [(28, -14), (28, -2)], [(40, -14), (40, -2)])], 5, black=True, ends=(0.4, 0.4)), dog.dots([(*moved([(64, -294)], at, k)[0], 7)], 0), dog.dots([(*moved([(66, -294)], at, k)[0], 3.6)], KEY), wedges(dog, fringe([moved([(x, y)], at, k)[0] for x, y in ((2, -200), (16, -164), (30, -120))], 5, (26, 44), bearing=(130, 100), sink=4, seed=3), 15, 0)
    with p.thing("tide bull", "subject") as t:
        bull(t, (541, 606), 1.0)
        with t.down_to(1):
            t.strokes([[(541 + x - r * 0.5, 620 + y + r * 0.1), (541 + x - r * 0.1, 606 + y + r * 0.56), (541 + x + r * 0.5, 606 + y + r * 0.4)] for x, y, r in FOAM[1:-1]], 11, ends=(0.2, 0.1))
        t.dots([(352, 968, 6), (330, 986, 4), (366, 946, 4), (728, 962, 6), (748, 980, 4), (712, 944, 4)], 0)
    with p.thing("wet ground") as g:
        g.flat("-20,1136! 160,1128 300,1116! 420,1108 620,1108 760,1114! 820,1120! 820,1220! -20,1220!", ink=1, gap=6, around=KEY), wedges(g, [[(60, 1156), (150, 1150), (250, 1158)], [(330, 1136), (500, 1146), (690, 1134)], [(420, 1166), (540, 1160), (650, 1168)]], 15, 0, ends=(0.1, 0.1))
    s.describe("A sheepdog sits on a sea wall and counts. Through the gap the flood comes in as eight horned cattle of dark water, foam at their throats. On our side the ground is already wet."), s.moods("anxious", "majestic", "dutiful", "eerie"), s.themes("tide", "duty", "homecoming", "counting", "loss")
    s.says("stampede", "rush-hour", "responsibility", "homesick", "overflow", "roll-call", "inevitable", "attendance", "milk", "deluge", "one was always missing", "come home, come home", "counting sheep is for amateurs", "turn of the tide", "small boss, big staff", "he takes his job seriously", "the sea pays rent", "cows!", "wait, there were eight", "you can’t say no to them", "holding back the sea", "thank you for your patience", "everyone I ever lost", "he knows each by name", "mass migration", "tickets, please", "a finger in the dyke", "salt milk", "let them in", "till the cows come home", "it started as a trickle", "they only follow the first", "high water", "new in this department", "no room at the inn", "three in the morning thoughts", "the wet ones go left", "brave little usher", "who opened the gate?", "memory comes in herds", "I counted you twice", "a wave of feeling", "don’t blink")  # fmt: skip
    s.relate("dog", "waits for", "tide bull"), s.relate("tide bull", "pours out of", "flood"), s.about(place="a gap in a sea wall", time="dusk", weather="flood tide", light="low light from the sea, right", composition="diagonal", view="near, face to face, from behind a sea wall", foreground="a sea wall with the dog", unexplained="why the dog misses one")
