"""Wind has torn a corner of the sky loose; a goat, a pig and a goose hang on to it, one by the other."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import goose
from reverie_studio.sewn.farm import tugging
from reverie_studio.sewn.stitches import blades

GOAT = ("#5a5048", "#94887a", "#cfc2ae", "#f4ecdc", "#ffffff")
PIG = ("#8e4038", "#cc7868", "#f0a896", "#ffd0be", "#fff0e2")
SKY = ("#2c4a54", "#48707a", "#6f9aa0", "#a4c6c4", "#e4f0e0")
WHITE = ("#7a8088", "#b8bcb8", "#e6e4d8", "#fffaf0", "#ffffff")


@card(id="8y6yie", title="Hold It Down", seed=58, palette="salt marsh", light=(0.6, -0.7))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#fff2b8"), (420, "#fbe08a"), (700, "#f6cf6a"), (1200, "#6a8a4a")])
    rng = np.random.default_rng(58)
    with h.thing("lining", "place"):
        for k in range(16):
            x = 180 + k * 46
            h.couch([(x, -20), (x + 40, 300), (x + 60, 640)], ("#e8883a", "#fff8d8")[k % 2], None, 12 if k % 2 == 0 else 5)
        for k in range(15):
            y = -10 + k * 46
            h.couch([(160, y), (500, y + 20), (830, y - 6)], ("#e8883a", "#fff8d8")[k % 2], None, 12 if k % 2 == 0 else 5)
    with h.thing("sky", "place", lift=18):
        h.patch("-30,-30! 330,-30! 300,130 330,300 300,430! 420,520 600,600 830,640! 830,1060! -30,1060!", [(0, "#5f8f9a"), (600, "#8fb8ba"), (1060, "#d8e0c8")], lift=18, pitch=4.0)
        h.whip("334,-20 304,130 334,300 304,426", "#e8f0e4", 4, 22, 20)
        h.whip("306,434 424,522 604,602 820,642", "#e8f0e4", 4, 22, 20)
        for x, y, w in ((100, 210, 110), (620, 760, 130), (90, 560, 90)):
            h.stain([(x + w * np.cos(a), y + w * 0.3 * np.sin(a)) for a in np.linspace(0, 6.2, 20)], "#f4f6ea", 0.8, 14)
    with h.thing("land", "place", lift=6):
        h.patch("-30,1060! 200,1036 460,1058 640,1040 830,1062! 830,1230! -30,1230!", [(1040, "#9aa85c"), (1200, "#5f7a3c")], lift=5)
        h.whip("-20,1060 200,1038 460,1060 640,1042 820,1064", "#fff4cc", 2.6, 12, 17)
        for x, y, k, c in ((540, 1052, 1.3, "#c8603c"), (610, 1046, 1.8, "#a8443a"), (690, 1052, 1.4, "#d08a3a"), (750, 1058, 1.1, "#a8443a")):
            with h.at(x, y, k, 4):
                h.blob("-20,0! -20,-34! 20,-34! 20,0!", "white", "cloth", grain=90.0, puff=8)
                h.blob("-28,-32! 0,-58! 28,-32!", c, "silk", grain=0.0, puff=10)
                h.straight([(0, 0, 0, -16)], "#3a2a24", 7)
        for x, y, c in ((690, 940, "#c8523a"), (760, 880, "#fffaf0"), (640, 900, "#2f6f8a"), (560, 880, "#e8b83c")):  # hats and shirts are already up
            with h.at(x, y, 1.25, float(rng.uniform(-40, 20))):
                h.blob("-20,-12! 20,-14! 36,-2! 24,10! 20,34! -18,36! -22,8! -36,4!", c, "cloth", grain=90.0, puff=9)
    with h.thing("loose corner", "subject", lift=26) as flap:
        h.blob("326,-30! 336,130 390,280 436,404! 500,350 570,336 640,272 740,240 830,150! 830,-30!", SKY, "cloth",
               grain=["436,400 500,250 590,120 700,-20", "440,400 560,310 700,210 820,60", "430,390 380,220 350,-20"], puff=90, angle=2, length=34, satin=40, contrast=1.2)
        for p in ("440,380 510,250 590,130 650,-20", "450,384 560,290 690,190 800,60", "424,350 420,200 450,60 460,-20"):
            h.pleat(p, 40, 0.5)
        h.whip("438,404 500,352 570,338 640,274 740,242 824,154", "#f4f8ec", 5, 20, 24)
        h.knots([(540, 120, 10), (640, 180, 8), (470, 210, 8), (720, 80, 9)], "#fff6d0")
    with h.thing("goose", "subject", lift=12), h.at(96, 1112, 0.62, -40):
        goose(h, WHITE, wing=0.8, run=True)
    with h.thing("pig", "subject", lift=14), h.at(263, 809, 0.74, -68):
        tugging(h, PIG, kind="pig")
    with h.thing("goat", "subject", lift=14) as team, h.at(386, 523, 0.78, -66):
        tugging(h, GOAT)
    with h.thing("bent grass", plane="front"):
        blades(h, (-20, 420), 1240, 60, 130, ("#1c2c18", "#33502a", "#587a38", "#9ab050"), lean=0.75, wide=9)
        blades(h, (420, 820), 1230, 40, 110, ("#1c2c18", "#33502a", "#587a38"), lean=0.8, wide=8, seed=2)
    s.relate(team[0], "catches", flap[0])
    s.describe("The wind has torn a corner of the sky loose. A goat bites on to it, a pig holds the goat’s foot, a goose holds the pig’s. Behind the sky a checked lining shows; shirts fly over a village.")
    s.moods("desperate", "heroic", "comic", "windy")
    s.themes("teamwork", "holding on", "disaster", "what lies behind", "courage")
    s.says("heave", "if I let go, you’d see", "loose cover", "the enormous turnip, upstairs", "team building", "all together now", "the sky is leaving", "who forgot to sew this", "chain of command", "the emergency committee", "hang in there", "don’t sneeze", "the lining is rather nice", "volunteers", "bite harder", "my foot!", "unfinished business", "weather report", "one for all", "they’ll never believe us", "it was only basted", "someone has to", "picnic blanket", "kite season", "mind the gap", "responsibility", "the end of the blue", "three animals and a problem", "upholstery", "pull", "wardrobe malfunction", "farm fire brigade", "what’s behind everything: checks", "it started with a loose thread", "stubbornness at last useful", "tug of war with Tuesday", "he said he’d fix it", "never let a goat near it", "hold the line", "big wind", "up we go", "a corner of heaven")  # fmt: skip
    s.about(place="under the sky", time="day", light="hot light from behind the sky", composition="diagonal", view="from below", foreground="bent grass", unexplained="who lined the sky")
