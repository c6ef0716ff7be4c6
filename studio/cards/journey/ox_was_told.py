"""An ox's wet eye, very near: in it a procession with one torch goes away over a hill, and somebody has turned round."""

from __future__ import annotations

import math

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.insects import fly
from reverie_studio.sewn.people import procession
from reverie_studio.sewn.stitches import wrinkle

COAT = ("#2a140c", "#542a18", "#8a4c28", "#bc7a42", "#ecb676")
LID = ("#1c0e0c", "#3a1e18", "#643a2c", "#94604a")
HORN = ("#3a2e26", "#7a6450", "#b89c78", "#e6d2a8", "#fff4d8")
EYE = "96,520! 150,416 250,352 350,348 450,400 520,506! 440,588 330,622 220,612 140,572"
HEAD = "-40,150! 120,120 270,60 400,70 500,150 556,300 580,470 612,660 690,860 790,1040 830,1230! -40,1230!"


def head(h: Hoop) -> None:
    h.tube("470,170,64 560,120,56 650,30,44 690,-60,30", HORN, "silk", angle=84, satin=130, spread=0.05)
    for k in range(5):
        h.stem([(468 + k * 22, 116 - k * 12), (500 + k * 22, 150 - k * 14), (508 + k * 22, 206 - k * 18)], HORN[1], 3, 9)
    h.blob(HEAD, COAT, "fur", puff=240, angle=6, length=20, satin=24, spread=0.07, contrast=1.2, grain=["390,260 470,180 540,300 560,460 620,700 800,1100", "380,270 280,160 100,200 -30,260", "370,290 270,270 120,310 40,430 20,640 60,900", "400,300 500,420 560,600 560,800 640,1100", "300,660 400,760 480,940 520,1200", "120,680 200,860 220,1200", "230,640 320,820 380,1200"])
    h.shag("250,96 330,60 420,70 490,140", COAT[1:], 60, 90, -1, 30, 2.6, 8)  # the poll
    h.shag("250,120 330,92 420,100 480,160", COAT[2:], 80, 70, -1, 30, 2.6, 10, seed=3)
    for p in ("-40,880 120,850 300,866 480,900 640,930 720,900", "-40,500 -10,640 30,760 90,852"):  # a halter
        h.couch(p, "#e8c88c", "#6a4424", 22, 15)
    h.knots([(92, 852, 24), (104, 866, 17), (82, 870, 16)], ("#e8c88c", "#c8a468"))


def mirrored(h: Hoop) -> None:
    """What the eye sees: an evening, a hill, eleven people who leave."""
    h.blob(EYE, ("#06050a", "#120c12", "#20141a", "#3a2430"), "silk", grain=["100,520 310,420 516,506"], puff=60, angle=86, satin=60, gloss=0.6)
    with h.at(308, 490, 1.16), h.at(-310, -486):
        leaving(h)


def leaving(h: Hoop) -> None:
    h.blob("176,486! 220,424 310,396 400,424 446,488! 400,500 310,480 230,492", ("#5a2c5a", "#a84a5a", "#e87a4a", "#ffb060"), "silk", grain=["180,490 310,420 440,488"], puff=8, angle=4, length=30, satin=60, lit=1.1)
    h.blob("184,500! 240,468 310,452 390,474 440,502! 400,520 310,516 220,520", ("#ff9a3c", "#ffc45c", "#ffe69a", "#fff8d0"), "silk", grain=["190,506 310,470 436,504"], puff=8, angle=3, length=30, satin=60, lit=1.2)
    h.blob("160,512! 214,524 270,500 330,470 380,474 430,508 462,516! 420,566 320,590 220,576", ("#0a0608", "#1c0f10", "#2e1a18"), "cloth", grain=["170,520 270,510 350,480 450,516", "220,570 320,570 420,560"], puff=30)
    people = [(238 + k * 17.5, 512 - 36 * math.sin(k / 8 * 1.9) + (k % 2)) for k in range(9)]
    procession(h, people, "#140a10", turned=2, torch=6)


def lids(h: Hoop) -> None:
    h.blob("420,408! 456,424 484,466 470,476 446,446", ("#dfeef6", "#ffffff", "#ffffff"), "silk", grain=40.0, puff=4, angle=0, lit=1.3)
    h.blob("230,586! 310,606 400,584 380,602 310,616 250,606", ("#6a4a5a", "#a87a80", "#d8a8a0"), "silk", grain=0.0, puff=4, angle=0)
    h.tube("78,530,8 140,414,22 246,342,30 352,336,30 456,390,24 536,514,8", LID, "across", angle=80, satin=70)
    h.tube("90,530,6 146,580,14 222,622,18 330,634,19 442,600,15 530,512,6", ("#3a1a1a", "#6e3a34", "#a86a58", "#d89c80"), "across", angle=80)
    for k in range(2):
        wrinkle(h, [(70 + k * 20, 420 - k * 40), (180, 296 - k * 30), (310, 262 - k * 26), (450 - k * 20, 312 - k * 30)], LID[0], COAT[3], 4)
        wrinkle(h, [(60 + k * 50, 600 + k * 40), (180 + k * 10, 668 + k * 34), (330 - k * 20, 692 + k * 34)], LID[0], COAT[3], 3.6)
    for k in range(26):  # lashes
        t = k / 25
        x, y = 120 + 384 * t, 470 - 108 * math.sin(math.pi * (0.03 + t * 0.94))
        a = math.radians(-160 + 140 * t)
        h.straight([(x, y, x + math.cos(a) * 54, y + math.sin(a) * (40 + 14 * (k % 3)) + 6)], ("#1c0e0c", "#2e1812")[k % 2], 2.8, 9 - 18 * t)
    h.tube("210,628,7 206,652,15 206,668,20 206,674,20", ("#7a8a9a", "#b8d0dc", "#eefaff", "#ffffff"), "silk", angle=84, satin=50, lit=1.2)  # it has not fallen


@card(id="x4tk9p", title="What the Ox Was Told", seed=24, palette="walnut", light=(0.82, -0.3))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#5a4436"), (500, "#7a5638"), (900, "#a8713c"), (1200, "#6a482e")], dusk=0.1)
    with h.thing("ox", "subject", lift=20) as ox, h.at(-14, 44, 1.16):
        head(h)
        mirrored(h)
        lids(h)
    with h.thing("fly", "witness", lift=5), h.at(560, 394, 1.2, 50):
        fly(h)
    s.relate(ox[0], "loses", "a procession")
    s.describe("The eye of an ox, very near; a tear runs from it. In it a line of people with one torch walks away over a hill at sunset; one of them, in red, has turned round. A fly sits above the lid.")
    s.moods("sad", "patient", "tender")
    s.themes("farewell", "memory", "being left", "loyalty")
    s.says("big wink", "he signed nothing", "it isn’t for good, they said", "don’t cry, cow", "the last one looked back", "we’ll send for you", "heavy", "who feeds him now", "the whole village in one eye", "eyewitness", "left behind", "wait here", "the film was long", "goodbye is small from here", "brown study", "a tear with good manners", "he counts them", "I’d have carried you all", "something in my eye", "the fly stayed", "moving day", "without the ox", "red coat", "parade", "everyone I know", "still warm", "they took the torch", "patience", "sunset, private showing", "come on then, one of you", "my grandmother turned too", "not yet fallen")
    s.about(place="by the road", time="sunset", light="sunset, mirrored in the eye", composition="left", view="near", unexplained="who turned round")
