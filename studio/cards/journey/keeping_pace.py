"""Through a wiped train window: in the blowing snow a dog runs alongside with a red mitten; its twin lies on the sill."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.cats_dogs_foxes import dog_galloping
from reverie_studio.sewn.stitches import frame
from reverie_studio.sewn.things import mitten

DOG = ("#4a2410", "#8a4a1e", "#c47c38", "#f0b468", "#ffe4b0")
WHITE = ("#8a8f9a", "#c8c8c4", "#f0ece0", "#ffffff", "#ffffff")
RED = ("#6a1414", "#a82c24", "#dc5238", "#ff9a70")
CUFF = ("#8496ad", "#dbe6ee", "#ffffff")
WIPED = "70,520 96,400 200,290 360,236 540,240 680,310 740,440 716,580 690,690 600,790 460,820 420,900! 396,822 300,800 246,930! 226,776 120,680"
PANE = "56,60! 744,60! 756,72! 756,1010! 744,1022! 56,1022! 44,1010! 44,72!"


@card(id="8fhumw", title="Keeping Pace", seed=61, palette="snow blind", light=(-0.2, -0.7))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#5c6f96"), (330, "#8ca0bc"), (420, "#c8d2dc"), (430, "#e4eaee"), (1200, "#c2d0de")], dusk=0.1)
    rng = np.random.default_rng(61)
    h.lamp(400, 640, 520, "#ffe6b8", 0.45, z=260)
    with h.thing("snowfield", "place"):
        h.whip("-10,426 300,420 810,430", "#ffffff", 2.4, 12, 16)
        for x, y, k in ((180, 430, 0.8), (250, 430, 1.1), (600, 432, 1.2), (670, 434, 0.8), (420, 428, 0.7)):
            for j in range(3):
                h.leaf([(x, y - j * 34 * k, 4), (x, y - 24 * k - j * 34 * k, (30 - j * 7) * k), (x, y - 64 * k - j * 34 * k, 1)], ("#2a3a54", "#4b5871", "#7a8ca8"), angle=62)
        for k in range(6):
            y = 560 + k * 50
            h.stem([(40, y + 10), (280, y - 10), (520, y + 12), (770, y - 6)], "#a8bcd2", 3, 14)
    with h.thing("driving snow"):
        h.straight([(x, y, x + 34, y - 8) for x, y in zip(rng.uniform(60, 740, 90), rng.uniform(240, 560, 90), strict=True)], "#ffffff", 3)
    with h.thing("dog", "subject", lift=16) as dog, h.at(392, 706, 1.02, -3, flip=True):
        h.shade("-250,64 -100,50 100,54 230,66 120,84 -180,84", 0.5, 10)
        dog_galloping(h, DOG, WHITE)
        with h.at(206, -112, 0.72, 168):
            mitten(h, RED, CUFF)
        h.stem("176,-172 192,-164 206,-162 222,-168", "#3a1c18", 4, 7)
    with h.thing("flying snow"):
        h.knots([(rng.uniform(150, 680), rng.uniform(690, 750), rng.uniform(4, 10)) for _ in range(50)], ("#ffffff", "#e8f0f6"))
        h.straight([(x, y, x + 34, y - 8) for x, y in zip(rng.uniform(220, 740, 60), rng.uniform(240, 820, 60), strict=True)], "#ffffff", 3)
    with h.thing("fogged pane", "place"):
        h.sheer(frame(WIPED), "#c4d2de", 0.8)
        h.stem([*(tuple(map(float, w.strip("!").split(","))) for w in WIPED.split()), (70, 520)], "#f6fafc", 2.4, 9)
        h.seeds(frame(WIPED), ("#f4f8fb", "#a8bacb"), 30, 6, 84, 1.8)
        for x, y, n in ((246, 930, 60), (420, 900, 90), (620, 800, 130), (130, 700, 90), (560, 830, 60)):
            h.couch([(x, y), (x + 3, y + n * 0.5), (x - 2, y + n)], "#e8f2f8", None, 5)
            h.bead(x - 2, y + n + 6, 8, "#b8d0e0")
    with h.thing("drawn by a finger", lift=0), h.at(610, 168, 0.9, 6):
        for p in ("-44,-30 -50,10 -30,44 0,56 30,44 50,10 44,-30 0,-46 -44,-30", "-44,-30 -76,-36 -84,10 -62,34 -50,10", "44,-30 76,-36 84,10 62,34 50,10", "-18,24 0,34 18,24", "-20,-8 -20,-2", "20,-8 20,-2", "-5,12 5,12"):
            h.stem(p, "#5c6f96", 4, 9)
    with h.thing("window frame", plane="front", lift=20):
        h.patch(frame(PANE), [(0, "#3a2418"), (1010, "#4a2e1c"), (1030, "#7a4e2c"), (1200, "#4a2c1a")], lift=20, pitch=3.4)
        for p in ("50,66 50,1016", "50,1016 750,1016", "750,1016 750,66", "750,66 50,66"):
            h.couch(p, "#c89a58", "#5a3820", 9, 18)
        for x, y in ((24, 30), (776, 30), (24, 1000), (776, 1000)):
            h.bead(x, y, 11, "#d8a84a")
        h.seeds("-20,1050! 820,1050! 820,1220! -20,1220!", ("#a06c3c", "#3a2014"), 22, 34, 1, 2.2, wander=3)
        h.couch("0,1044 800,1040", "#d8a868", None, 8)
    with h.thing("mitten on the sill", "subject", plane="front", lift=12) as twin, h.at(560, 1110, 1.1, 74):
        h.shade("-40,-70 60,-60 90,40 60,90 -40,70", 0.5, 8)
        mitten(h, RED, CUFF)
    s.relate(dog[0], "follows", twin[0])
    s.describe("A dog runs beside a train, seen through a wiped, fogged window. It looks in at us through blowing snow, a red mitten in its mouth. The other mitten lies on the window sill.")
    s.moods("longing", "faithful", "hurried", "wintry")
    s.themes("parting", "loyalty", "loss", "speed", "what we leave behind")
    s.says("race you", "the one who didn’t board", "you forgot this", "faithful", "special delivery", "pull the brake", "good boy", "a pair is a pair", "left behind", "hand in glove", "first class in here", "as long as he can", "lost and found", "I told him to stay", "outside seat", "please don’t tire", "wave", "next stop, please", "half a goodbye", "keep up", "excess luggage", "love has four legs", "ticketless", "someone is coming after me", "one cold hand", "he doesn’t know about tunnels", "fog on the inside", "the better half", "station after station", "stop the train", "fetch", "we never said where we were going", "all the way to the sea", "a clean patch", "until the bridge", "who wiped the window", "not without you", "winter timetable", "he thinks it’s a game", "I should have looked sooner", "the last mile", "heart rate")  # fmt: skip
    s.about(place="a train in the snow", time="dusk", light="warm, from the carriage", composition="high", view="through a wiped train window", foreground="the window frame and a mitten", unexplained="whose mittens they are")
