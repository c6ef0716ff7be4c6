"""An ancient tortoise chews the horizon: its stitches dangle from the beak, and where it has eaten cold light comes in."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop, ring
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.stitches import lozenges, wrinkle
from reverie_studio.sewn.waters import fish

SKIN, SHELL = ("#2a2418", "#54492c", "#867546", "#b8a46a", "#ecdca4"), ("#1c1410", "#3a281c", "#644428", "#966a38", "#d0a05c")
BEAK = ("#2c2420", "#5a4a3c", "#8a765c", "#c0aa84", "#f0e4c0")
THREAD = ("#f2c23e", "#ffe08a", "#e0a030", "#ffd060")
GAP = "360,630! 430,560 500,528 570,536 640,574 704,622! 640,672 570,716 500,736 430,706!"


def body(h: Hoop) -> None:
    h.tube("-120,900,220 20,800,196 140,680,168 220,590,140", SKIN, "fur", angle=76, length=13, satin=16, spread=0.07)
    for k in range(8):
        x, y = 196 - k * 38, 700 + k * 27
        wrinkle(h, [(x - 120, y - 176 + k * 6), (x - 10, y - 76), (x + 42, y + 30), (x + 24, y + 116)], SKIN[0], SKIN[3], 4.6)
    lozenges(h, "-60,860,150 60,750,140 170,640,120", 7, 7, 17, SKIN)
    # the head
    h.blob("340,650! 400,668 446,664! 440,704 400,744 320,764 220,748 160,690", SKIN, "fur", puff=60, angle=80, length=12, grain=["440,680 320,700 180,690"], spread=0.07)
    h.tube("356,664,10 400,676,14 444,670,8", BEAK, "across")
    h.blob("330,640! 400,640 470,650! 440,672 380,674!", ("#1c0810", "#3c141c", "#642830"), "silk", grain=0.0, puff=6)
    h.blob("96,560 110,450 180,376 280,350 374,386 430,452 466,540 476,600 470,664! 440,640 380,640 300,648 200,690 120,650", SKIN, "fur", puff=140, angle=10, length=12, satin=14, spread=0.07, contrast=1.2, grain=["120,600 180,430 300,380 420,470 466,620", "160,660 260,560 400,560 460,620"])
    lozenges(h, "150,560,60 180,450,66 270,400,50 360,420,36", 8, 6, 23, SKIN)
    lozenges(h, "190,650,40 260,600,40 330,600,24", 5, 4, 17, SKIN)
    h.blob("400,470! 440,500 470,560 480,610 474,672! 452,648 420,632 376,640! 384,560", BEAK, "silk", puff=44, grain=["400,480 430,560 400,636", "430,500 466,580 470,660"], angle=80, satin=60)
    h.straight([(426, 528, 440, 540)], "#140c0c", 6)
    h.blob(ring(318, 486, 66, 20), SKIN[:4], "fur", puff=26, angle=90, length=11)
    h.eye(322, 490, 38, ("#140c08", "#2e1a0e", "#5a3a1c"), look=(0.5, 0.2), lid=SKIN[1:], shut=0.4, tilt=10)
    for k in range(3):
        wrinkle(h, [(262 - k * 8, 500 + k * 14), (300 - k * 4, 544 + k * 14), (364, 530 + k * 14)], SKIN[0], SKIN[3], 3.2)
        wrinkle(h, [(256 + k * 4, 466 - k * 18), (310, 424 - k * 16), (372 - k * 4, 446 - k * 16)], SKIN[0], SKIN[3], 3)
    # the shell
    h.blob("-40,1010! 60,950 170,960 270,1040 330,1130 360,1240! -40,1240!", SHELL[:4], "fur", puff=120, angle=0, grain=["-30,1100 120,1040 300,1230"], lit=0.8)
    for x, y, r, a in ((10, 962, 62, -22), (104, 946, 66, 6), (196, 978, 66, 34), (268, 1046, 64, 50), (320, 1132, 62, 62), (352, 1216, 60, 72)):
        with h.at(x, y, turn=a):
            for k, m in enumerate((1.0, 0.66, 0.34)):
                h.blob(f"{-r * m},{-40 * m}! {r * m},{-40 * m}! {r * 0.9 * m},{44 * m}! {-r * 0.9 * m},{44 * m}!", SHELL[k : k + 3], "silk", angle=90, puff=22, satin=40)


@card(id="g8zr5t", title="Grazing", seed=19, palette="cochineal", light=(0.75, -0.4))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#8a4a62"), (380, "#b65a5e"), (640, "#e09a80")], dusk=0.2)
    h.lamp(560, 620, 420, "#e6fbff", 0.8, z=110)
    h.patch("-20,628! 300,622 560,630 820,620! 820,1220! -20,1220!", [(620, "#9a5a6a"), (800, "#6a3a5c"), (1200, "#3a2448")], lift=4, tilt=0.03)
    with h.thing("gap", "subject") as gap:
        h.hole(GAP, [(520, "#9fd0e0"), (620, "#effcff"), (720, "#a8d4e4")], "#ffd8c0")
        for x, y, k in ((560, 596, 1.3), (596, 652, 0.8), (520, 690, 0.8), (500, 556, 0.6)):
            with h.at(x, y, k * 0.7, 6):
                fish(h, ("#1c4a74", "#3f7aa8", "#8ac0dc"), eye=False)
        h.pricks("462,514 502,500 578,508 652,548 706,590", 22, 2.6)
        h.pricks("462,752 504,764 580,744 652,700 708,658", 22, 2.6)
    with h.thing("seam"):
        h.whip("-10,628 60,624", THREAD, 6, 22, 56)
        h.whip("716,624 810,620", THREAD, 6, 22, 56)
        for k in range(4):  # half pulled
            h.couch([(652 + k * 16, 548 + k * 13), (640 + k * 10, 612 + k * 4), (600 + k * 28, 700 - k * 16)], THREAD[k], None, 5)
    with h.thing("fish", "witness", lift=8), h.at(660, 366, 1.5, 14):
        fish(h, ("#123a60", "#2f6f9a", "#7ab8d8", "#e0f6fb"))
    with h.thing("tortoise", "subject", lift=18) as old, h.at(-84, -94, 1.15):
        body(h)
    with h.thing("eaten thread", lift=4):
        rng = np.random.default_rng(19)
        for k in range(12):  # noodles
            x, n = 366 + k * 7, float(rng.uniform(80, 270))
            h.couch([(x, 656), (x + rng.normal(4, 10), 700 + n * 0.3), (x + rng.normal(6, 18), 690 + n * 0.7), (x + rng.normal(20, 26), 694 + n)], THREAD[k % 4], None, 5)
        for k in range(3):
            h.couch([(446, 662 + k * 4), (520, 708 + k * 12), (610, 680 + k * 8), (690, 590 + k * 22)], THREAD[k], None, 5)
    s.relate(gap[0], "opens onto", "another water")
    s.describe("A huge old tortoise chews the seam between land and sky. Threads hang from its beak. Where it has eaten, a gap opens, cold light comes in, and small blue fish swim out.")
    s.moods("calm", "eerie", "grand")
    s.themes("time", "appetite", "the end of something", "innocence")
    s.says("spaghetti", "slow catastrophe", "it had time", "the end of the world, with crumbs", "hungry grandpa", "who left that open", "mind the gap", "al dente", "nobody told it", "loose thread", "older than the rules", "the sky needs mending", "breakfast", "fish from nowhere", "dawn, by accident", "chew well", "unravelling", "a leak", "it only wanted grass", "no hurry", "the draught", "what was holding us together", "geology", "escape route", "vegetarian disaster", "one stitch at a time", "the horizon tastes of salt", "somebody should stop it", "innocent", "tomorrow gets in", "cold soup", "there goes the line")
    s.about(place="the horizon", time="dusk", light="cold, out of the gap", composition="left", view="near", foreground="its shell", unexplained="what swims in the gap")
