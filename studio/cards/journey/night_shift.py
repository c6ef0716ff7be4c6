"""While the harbour sleeps an octopus moves the boats about."""

from __future__ import annotations

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.things import boat_from_above
from reverie_studio.sewn.waters import octopus_arm, octopus_head

ARMS = ("470,470,70 350,560,62 210,590,48 110,690,34 88,820,24 130,900,15 196,880,8", "520,500,74 470,640,64 400,760,50 410,900,36 370,1010,25 300,1050,16 262,1010,8",
        "580,520,74 590,690,62 560,840,48 600,990,34 550,1100,22 470,1120,12", "640,500,70 720,640,56 740,800,42 690,920,30 716,1050,20 772,1100,9",
        "450,400,62 320,400,54 190,330,42 90,370,30 50,470,18 90,520,8", "470,330,56 360,240,46 250,200,34 140,120,24 60,140,12")
BOATS = ((214, 858, 0.9, 148, "#4a9ac8", 1), (258, 1010, 0.95, -28, "#8ab858", 2), (448, 1098, 0.9, -70, "#d8c48a", 0), (770, 1118, 0.9, 30, "#a84a5c", 1),
         (96, 532, 0.8, 100, "#e8e2c8", 2), (48, 132, 0.9, -40, "#3a4f7a", 0))


@card(id="c9tq4e", title="Night Shift", seed=84, palette="verdigris cloth", light=(-0.6, -0.55))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#2f6b66"), (600, "#24565a"), (1200, "#12303a")], dusk=0.5)
    h.lamp(250, 1010, 760, "#ffd49a", 0.85, z=240)
    h.lamp(560, 300, 380, "#d8f0e0", 0.3, z=300)
    with h.thing("water"):
        for k in range(7):
            y = 90 + k * 176
            h.stem(f"-10,{y} 180,{y - 22} 420,{y + 16} 640,{y - 14} 810,{y + 8}", ("#3f8a82", "#1c4644", "#5aa390")[k % 3], 2.0, 16)
    with h.thing("quay", "place", lift=10):
        h.patch("-20,1130! 130,1150! 300,1162! 640,1176! 820,1168! 820,1220! -20,1220!", "#7a6a54", lift=9)
        for k in range(14):
            h.stem(f"{k * 62 - 20},1166 {k * 62 + 34},1172", ("#4a4034", "#a8977a")[k % 2], 3, 9)
    with h.thing("boats", "prop", lift=7, count=6):
        for x, y, size, turn, hull, kind in BOATS:
            with h.at(x, y, size * 1.25, turn):
                boat_from_above(h, hull, kind)
    with h.thing("octopus", "subject", lift=14) as beast:
        for k, spine in enumerate(ARMS):
            octopus_arm(h, spine, k)
        octopus_head(h)
    with h.thing("quay fire", "accent"):
        for x, n, lean in ((96, 50, -8), (116, 76, 6), (136, 56, 12), (122, 40, -4)):
            h.leaf([(x, 1176, 6), (x + lean * 0.3, 1176 - n * 0.45, 11), (x + lean, 1176 - n, 1)], ("#e0561e", "#ff9a3c", "#ffd968", "#fff4c0"), angle=16)
        h.couch("226,934 232,946 240,934 230,928 236,950", "#ff7a5c", None, 4)
    s.relate(beast[0], "does the work of", "boats")
    s.describe("An orange octopus lies across a night harbour. Its arms curl round small boats of many colours, moving them. Its eyes look at us.")
    s.moods("sly", "busy", "secret")
    s.themes("night work", "order and disorder", "matchmaking", "mischief")
    s.says("tidy-up", "matchmaker", "it never moves mine", "eight hands, no waiting", "musical boats", "who parked here?", "valet parking", "night nurse", "I knew I left it by the wall", "bath toys", "the harbour master", "playing house", "arranged marriage", "rearranging the deck", "checkmate in three", "it’s the quiet ones", "multitasking", "my mother at dinner parties", "all in good hands", "insomnia", "a place for everything", "the tide did it", "overtime", "long arm of the law", "mine, mine, mine", "you two should talk", "hugs", "it can’t leave things alone", "and in the morning nobody asks", "fate has suckers", "redecorating", "sleep, I’ll see to it")
    s.about(place="Hook Harbour", time="night", light="a fire on the quay, on wet arms", composition="right", view="from above", unexplained="what it is arranging")
