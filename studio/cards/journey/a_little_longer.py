"""A mouse tells a bear's fortune: she lays gold thread along the life line and does not stop at the paw."""

from __future__ import annotations

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.bears import bear_face, paw_open
from reverie_studio.sewn.small_beasts import mouse_at_work
from reverie_studio.sewn.things import flame

FUR = ("#1a100c", "#3a2216", "#643e22", "#9c683a", "#eab270")
PAD = ("#4a2424", "#84463e", "#bc7a68", "#e8ac94", "#ffdcc4")
CLAW = ("#2a2420", "#6a5c50", "#d8c8ac")
MOUSE = ("#4a3c44", "#7e6e74", "#b4a4a4", "#e4d8d0", "#ffffff")
SCARF = ("#2a3a6a", "#4a62a0", "#86a0d0", "#d0e0f4")
GOLD = ("#a5702a", "#ffe27c")


@card(id="jx8e3r", title="A Little Longer", seed=67, palette="cochineal", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#2e1424"), (390, "#4a1e30"), (410, "#a04a50"), (1200, "#6a2838")], dusk=0.2)
    h.lamp(120, 420, 640, "#ffe0a0", 0.95, z=220)
    with h.thing("bear's paw", "subject", lift=14) as bear, h.at(570, 566, 1.0, 4):
        h.blob("-300,120! -290,-60 -200,-190 0,-240 200,-190 300,-40 300,120!", FUR, "fur", grain=["-260,100 -180,-120 0,-220", "260,100 180,-120 0,-220"], puff=120, length=26)
        bear_face(h)
    with h.thing("table", "place", lift=16):
        h.patch("-30,400! 300,424 830,400! 830,1230! -30,1230!", [(400, "#b85a5c"), (1200, "#7a2f3e")], lift=14, pitch=3.8)
        h.whip("-20,404 300,428 820,404", "#f3c3a0", 4, 16, 22)
        for x in range(-10, 830, 42):
            h.run([(x, 440), (x - 20, 820), (x - 10, 1220)], "#8a3a48", 2.4, 12, 30)
    with h.thing("candle", "prop", lift=12):
        h.stain([(124 + 130 * c, 420 + 130 * d) for c, d in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))], "#ffd890", 0.55, 46)
        h.shade("60,620 160,600 260,640 240,670 90,660", 0.5, 12)
        h.tube("124,470,34 126,560,36 122,620,40", ("#b89a70", "#f0dcae", "#fffaf0"), "across")
        flame(h, 124, 452, 20, 96, 4, ("#ffb030", "#ffd868", "#fff6c0", "#fffff4"))
        h.tube("70,640,10 124,654,14 184,638,10", "gold", "across")
    with h.thing("arm", "subject", lift=18) as arm:
        h.shade("240,900 420,1010 830,1180 830,1240 380,1100 230,960", 0.5, 18)
        h.tube("920,1200,160 770,1096,140 600,974,128", FUR, "fur", angle=10, length=26)
        with h.at(520, 912, 1.12, -54):
            paw_open(h, FUR, PAD, CLAW)
    with h.thing("fortune teller", "subject", lift=12) as seer, h.at(330, 760, 1.06, 16):
        hands = mouse_at_work(h, MOUSE, SCARF)
    with h.thing("spool", "prop", lift=8), h.at(640, 560, 1.15, 24):
        h.shade("-60,60 40,66 90,76 20,84", 0.5, 6)
        h.tube("-46,-62,9 46,-62,9", ("#5a3a1c", "#a87840", "#e8c088"), "across")
        h.blob("-38,-56! 38,-56! 30,0 38,56! -38,56! -30,0", ("#8a5a18", "#d29a3a", "#f2c85a", "#fff0b8"), "silk", grain=0.0, puff=34)
        h.tube("-46,62,10 46,62,10", ("#5a3a1c", "#a87840", "#e8c088"), "across")
    with h.thing("gold", "prop", lift=6):
        x, y = hands
        h.couch([(600, 590), (580, 680), (540, 700), (500, 740), (x, y)], GOLD[1], GOLD[0], 9, 13)
        h.couch([(x, y), (x - 26, y + 50), (x - 6, y + 110), (x + 60, y + 170), (570, 1010), (640, 1030), (684, 1030)], GOLD[1], GOLD[0], 12, 13)
        for k in range(3):  # round the wrist and up the arm
            a, b = 664 + k * 64, 1020 + k * 47
            h.couch([(a + 74, b - 100), (a + 46, b - 50), (a + 18, b + 14), (a - 30, b + 66), (a - 74, b + 100)], GOLD[1], GOLD[0], 12, 13)
        h.couch("590,1120 520,1160 420,1130 350,1180 250,1150 170,1190 60,1140 -20,1170", GOLD[1], GOLD[0], 12, 13)
        h.couch("738,920 760,850 800,820 830,760", GOLD[1], GOLD[0], 12, 13)
    s.relate(seer[0], "mends", arm[0])
    s.describe("A mouse in a headscarf sews gold thread along a bear’s palm. The line runs on over the wrist, round the arm and off the table. The bear looks on by candlelight.")
    s.moods("mischievous", "tender", "warm", "hushed")
    s.themes("fortune", "time", "kindness", "cheating fate", "trust")
    s.says("cheating", "extension granted", "until the thread runs out", "it tickles", "the long version", "life line", "a bit more, madam", "good as new", "don’t close your fist", "you will travel", "palmistry for beginners", "overtime", "gold standard", "she’s on commission", "tell me about lunch", "small hands, big job", "the fine print", "I see honey", "insurance", "borrowed time", "how long have I got", "as long as you like", "handy work", "brave mouse", "stitch in time", "he wants to believe it", "a loan from the spool", "keep still", "nine lives, please", "the future in one line", "golden years", "add it to the bill", "never trust a seamstress", "lifetime warranty", "love line next", "running long", "neither of them is fooled", "the doctor will see you", "all the way to the elbow", "renewal", "what it would cost", "one more winter")  # fmt: skip
    s.about(place="a table by candlelight", time="night", light="a candle at the left", composition="diagonal", view="from above", foreground="the bear's arm", unexplained="where the gold thread ends")
