"""Cut through the ground in winter: a mail coach lies in a burrow, its four horses curled round it asleep like dogs."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.hares import hare_asleep
from reverie_studio.sewn.horses_and_donkeys import horse_curled
from reverie_studio.sewn.vehicles import bicycle_wheel

BAY, GREY = ("#1e0c08", "#481e10", "#7c3c1c", "#b0682e", "#eaa85c"), ("#32343e", "#5e626c", "#949698", "#cac8c0", "#fbf6ea")
DUN = ("#5a5048", "#948a7e", "#ccc2b2", "#f0e8da", "#ffffff")
DARK = ("#120c0c", "#2a1c18", "#4a3428", "#7e5c40", "#c89a68")
MANE = ("#0c0808", "#20140f", "#3a261a", "#5a3e28")
FAIR = ("#8a6a3a", "#c8a468", "#f4dca0", "#fff6d8")
RED, GOLD = ("#5a120c", "#a02a18", "#d85430", "#ff9a60"), ("#7a4c14", "#c8862a", "#f4c050", "#fff0a8")
BURROW = "70,760 96,620 200,510 360,450 540,456 690,520 760,650 764,800 730,960 620,1070 430,1110 230,1090 110,980"


@card(id="ysq9a8", title="Until the Road Comes Back", seed=70, palette="walnut", light=(-0.1, -0.8))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#27324e"), (150, "#4a587c"), (206, "#8c94ac"), (214, "#eef0ee"), (300, "#c8d0d8"), (318, "#4a3626"), (1200, "#241812")], dusk=0.2)
    rng = np.random.default_rng(70)
    h.lamp(300, 690, 420, "#ffdca8", 0.6, z=150)
    with h.thing("snow", "place"):
        h.whip("-10,212 300,206 810,214", "#ffffff", 2.2, 12, 15)
        for k in range(2):  # the track stops here
            h.stem([(560 + 40 * k, 214), (500 + 70 * k, 240), (420 + 110 * k, 300)], "#8c9ab8", 4, 10)
        h.knots([(float(x), float(y), float(r)) for x, y, r in zip(rng.uniform(0, 800, 60), rng.uniform(10, 205, 60), rng.uniform(2, 5, 60), strict=True)], "#f4f6f4")
        h.couch("180,262 180,120", "#2a1c18", None, 9)
        h.blob("120,126! 228,120! 256,140! 228,160! 122,158!", ("#3a2618", "#6a4a2c", "#a07c4c"), "fur", grain=0.0, puff=8)
        h.knots([(150 + k * 20, 118, 9) for k in range(5)], "#ffffff")
    with h.thing("earth", "place"):
        h.band("-20,308 130,296 300,312 470,300 640,314 820,302", 60, ("#3a2a1c", "#5a4430", "#f4f6f4"), foot=0.7)
        h.seeds("-20,350! 820,350! 820,1220! -20,1220!", ("#6a4c30", "#1c120c", "#84603c", "#2e2016"), 17, 13, None, 3)
        for x, y, r in ((60, 420, 26), (740, 460, 30), (680, 1150, 34), (80, 1120, 28), (400, 1170, 22), (250, 400, 18), (560, 390, 20)):
            h.blob([(x + r * np.cos(a), y + r * 0.7 * np.sin(a)) for a in np.linspace(0, 6.28, 14)[:-1]], ("#3a3430", "#6a625a", "#a09688"), "cloth", puff=14)
    with h.thing("burrow", "place"):
        h.hole(BURROW, [(440, "#3a2214"), (800, "#5a3a20"), (1110, "#2c1a10")], "#8a6238")
        h.hole("590,372 640,340 710,350 742,392 716,432 640,436 596,410", [(330, "#4a2e1a"), (440, "#2c1a10")], "#8a6238")
    with h.thing("small sleeper", "prop", lift=5), h.at(664, 426, 0.5):
        hare_asleep(h, DUN)
    with h.thing("far horses", "subject", lift=8):
        for x, y, k, c, m, f in ((214, 730, 0.8, DARK, MANE, False), (634, 724, 0.8, GREY, MANE, True)):
            with h.at(x, y, k, flip=f):
                horse_curled(h, c, m)
    with h.thing("coach", "subject", lift=12) as coach, h.at(410, 826, 1.04, -4):
        for x in (-104, 112):
            bicycle_wheel(h, x, -20, 62, GOLD[0:3], GOLD, "#c8862a")
        h.blob("-150,-60! -138,-190! -60,-214 70,-214 150,-190! 158,-60! 110,-30 -100,-30", RED, "cloth", grain=["-130,-170 0,-196 140,-170", "-140,-60 0,-44 150,-60"], puff=50, length=24)
        h.tube("-150,-200,9 0,-226,12 160,-200,9", DARK, "across")
        for x in (-96, -18, 62):
            h.blob(f"{x},-168! {x + 54},-172! {x + 54},-112! {x},-110!", ("#e8a030", "#ffd060", "#fff0a8"), "silk", grain=90.0, puff=5, lit=1.2)
            h.straight([(x + 27, -170, x + 27, -112)], "#5a120c", 4)
        h.couch("-146,-84 0,-74 154,-84", "#f4c050", "#7a4c14", 8, 14)
        h.blob("-60,-66! -20,-66! -20,-38! -60,-38!", ("#d8c8a0", "#fff6dc"), "cloth", grain=0.0, puff=4)
        for x, y, c in ((-80, -238, GOLD), (-10, -246, FAIR), (60, -240, BAY)):
            h.blob(f"{x - 34},{y + 20}! {x - 30},{y - 16} {x},{y - 26} {x + 30},{y - 16} {x + 34},{y + 20}!", c, "cloth", grain=0.0, puff=20)
        h.tube("-176,-170,14 -176,-146,16", ("#ffb030", "#ffe480", "#fffbe0"), "silk", lit=1.3)
        h.couch("-150,-180 -178,-196 -176,-176", "#1c120c", None, 5)
    with h.thing("horses", "subject", lift=14) as horses:
        for x, y, k, c, m, f, e in ((246, 978, 0.94, BAY, MANE, False, False), (574, 992, 0.98, DUN, FAIR, True, True)):
            with h.at(x, y, k, flip=f):
                h.shade("-190,90 0,130 190,90 100,150 -120,150", 0.5, 10)
                horse_curled(h, c, m, ear_up=e)
                h.couch("-150,24 -110,40 -72,40", "#7a2a1c", "#f4c050", 8, 10)
    with h.thing("roots", plane="front", lift=10):
        for p, w in (("40,300 60,420 20,560 60,700 30,860 50,1000", 15), ("70,400 120,470 110,560", 9), ("780,310 740,420 780,540 740,640", 14), ("300,310 320,380 290,440 310,500", 9), ("480,308 470,380 500,440", 8), ("770,560 800,700 770,860 796,1000", 12)):
            h.couch(p, "#8a6a46", "#2c1c12", w, 16)
    s.relate(horses[0], "guards", coach[0])
    s.describe("A mail coach lies in a burrow under the snow. Its four horses sleep curled round it like dogs; one ear is up. A lamp burns. Above, the wheel tracks end beside a signpost.")
    s.moods("snug", "patient", "secret", "warm")
    s.themes("winter", "waiting", "rest", "home", "loyalty")
    s.says("pony nest", "winter timetable", "the letters are still warm", "hibernation", "wake me in spring", "end of service", "five more months", "good dogs", "night mail", "below the weather", "out of office", "nobody upstairs knows", "second-class sleeper", "under the covers", "delayed until April", "someone is listening", "stable conditions", "snowed in, happily", "leave a light on", "the post will come", "four heaters", "where roads go in winter", "do not disturb", "parked", "the long weekend", "dig here", "everyone home", "rest stop", "the world can wait", "don’t knock", "deep sleep", "what the mole saw", "warm underneath", "animal magnetism", "not lost, only early", "under construction", "a secret kept by snow", "one ear for spring", "mind the roof", "curl up", "slow mail", "we were never late")  # fmt: skip
    s.about(place="a burrow under snow", time="winter night", light="a coach lamp", composition="low", view="through the ground, cut open", foreground="hanging roots", unexplained="one ear is up")
