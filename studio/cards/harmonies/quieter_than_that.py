"""Quieter Than That: Thunder hides under the table, and a hen sits down against its nose."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.birds import hen
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.storm_dogs import (
    cloud_back,
    flash,
    fore_paw,
    frightened_hound,
    jagged_tail,
)


@card(id="8at2nj", title="Quieter Than That", seed=79, palette="lino_sulphur", light=(0.8, -0.1))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.8, -0.16, 0.42)])
    with p.thing("kitchen", "place") as room:
        room.plane("0,0! 800,0! 800,960! 0,960!", lambda x, y: 0.16 + 0.8 * np.exp(-(np.hypot(x - 830, (y - 800) * 0.8) / 330) ** 2), (1, 2), (0.42,), around=(830, 800), pitch=12, wild=1.8)
        room.flat("0,0! 800,0! 800,214! 0,164!", ink=1)
    with p.thing("floor") as floor:
        floor.plane("0,900! 800,880! 800,1210! 0,1210!", lambda x, y: 0.2 + 0.75 * np.clip((x - 20) / 620, 0, 1) + (y - 900) / 1400, (0, 1, 2), (0.62, 0.36), axis=-3, pitch=12, wild=1.6)
        floor.strokes([[(0, 1004), (400, 996), (800, 982)], [(0, 1106), (400, 1094), (800, 1076)]], 3.4, ends=(0.9, 0.9), black=True)
    with p.thing("thunder", "subject") as dog:
        dog.clay(cloud_back(tall=380).turned(at=(392, 700, 0), scale=1.06), "fur", (0.25, 1, 0.3), inks=(2, KEY), at=(0.5,), pitch=11, wild=2.2, wedge=0.22)
        for x, lean in ((150, 40), (652, -40)):
            dog.clay(fore_paw(x, 1062, 0.94, lean), "fur", "down", inks=(1, 2, KEY), at=(0.84, 0.5), halo=5, parts={"claw": ("pale", "along")})
        head = frightened_hound(look=(0.1, 0.95)).turned(at=(396, 690, 90), scale=1.4, pitch=-3, roll=-4)
        dog.flat_clay(head, ink=1, grow=5)
        dog.clay(head, "fur", (0.1, 1, 0.35), ambient=0.06, inks=(1, 2, KEY), at=(0.84, 0.42), pitch=9, halo=6, around=1, parts={"lip": (GOUGES["fur"].but(inks=(0, 1, 2), at=(0.8, 0.36)), (0.1, 1, 0.35)), "nose": ("black", "across"), "ear": (GOUGES["fur"].but(inks=(1, 2, KEY), at=(0.88, 0.5)), "down")})
        dog.gaze(head, iris=2, pupil=0.7)
        nose = head.curve("nose")[0]
        dog.flat(oval(nose[0], nose[1] + 8, 74, 52), ink=1), dog.flat(oval(nose[0], nose[1] + 8, 66, 45), ink=KEY)
        dog.bare(oval(nose[0] + 16, nose[1] - 16, 22, 9, -8))
        dog.strokes([head.curve("brow left"), head.curve("brow right")], 11, ends=(0.3, 0.3))
        for line, w in (([(124, 440), (196, 476), (166, 520), (252, 548), (226, 604)], 30), ([(398, 440), (372, 490), (414, 486), (392, 540)], 22), ([(660, 450), (596, 500), (638, 520), (574, 580)], 30), ([(140, 690), (200, 736), (164, 756), (214, 826)], 26), ([(672, 720), (618, 776), (656, 796), (606, 856)], 26), ([(266, 300), (322, 342), (296, 366), (346, 404)], 20), ([(560, 320), (506, 350), (536, 380), (486, 410)], 20)):
            flash(dog, line, w + 9, ink=KEY), flash(dog, line, w), flash(dog, line[:-1], w * 0.34, ink=0)
    with p.thing("hen", "witness") as bird:
        body = hen(lids=0.5).turned(at=(412, 1022, 420), scale=0.88, flip=True)
        bird.flat("270,1114! 310,1098 520,1098 572,1112 500,1126 340,1126", ink=KEY)
        bird.flat_clay(body, grow=7)
        bird.clay(body, "down", "along", inks=(0, 1), at=(0.2,), halo=7, around=KEY, pitch=8, ambient=0.1, parts={"comb": ("dark", "down"), "beak": ("dark", "along"), "tail": ("white", "along"), "wing": ("white", "along")})
        bird.gaze(body, sides=("near",), iris=KEY)
    with p.thing("table", "accent") as table:
        for x, edge in ((20, 92), (712, 784)):
            table.plane(f"{x},236! {edge},236! {edge - 8},700 {edge - 14},1130! {x + 12},1130! {x + 6},700", lambda u, v, e=edge: (u - e) / 90 + 1.06, (1, 2, KEY), (0.93, 0.84), axis=90, pitch=8, wild=1.2)
        table.flat("0,148! 800,198! 800,262! 0,212!", ink=KEY)
        with table.down_to(2):
            table.strokes([[(a, 166 + a * 0.0625 + (a * 7 % 31)), (a + 90, 172 + a * 0.0625 + (a * 7 % 31)), (a + 170, 176 + a * 0.0625 + (a * 7 % 31))] for a in range(30, 760, 62)], 4.5)
        table.strokes([[(0, 151), (400, 176), (800, 201)]], 4, ends=(0.9, 0.9))
    with p.thing("cup") as cup:
        cup.flat("566,184! 700,193! 682,206! 588,200!", ink=0)
        cup.flat("592,186! 586,110! 672,116! 664,190!", ink=0), cup.flat("668,128! 706,134 702,170 664,172! 664,160! 690,158 692,144 667,142!", ink=0)
        cup.strokes([[(588, 112), (600, 150), (598, 184)], [(612, 120), (618, 160), (616, 186)]], 5, ends=(0.4, 0.3), black=True)
        cup.strokes([[(588, 110), (630, 106), (672, 116)], [(566, 186), (630, 206), (698, 195)]], 3.4, ends=(0.6, 0.6), black=True)
    with p.thing("tails", "accent", count=2) as tails:
        jagged_tail(tails, [(10, 1230), (90, 1190), (190, 1160), (250, 1106), (232, 1040), (176, 1000), (124, 1010)], 40)
        jagged_tail(tails, [(820, 1220), (740, 1196), (660, 1170), (622, 1120), (650, 1064), (704, 1050)], 36)
        flash(tails, [(60, 1200), (140, 1166), (150, 1184), (220, 1132), (216, 1100), (238, 1084), (222, 1046)], 15)
        flash(tails, [(766, 1202), (706, 1172), (700, 1190), (652, 1146), (646, 1120), (634, 1106), (652, 1074)], 14)
    s.describe("Thunder, a huge grey dog, cowers under a kitchen table. Lightning runs in its fur. A small white hen sits against its nose. Two more dark tails lie in front of us.")
    s.moods("tender", "droll", "fearful", "warm", "hushed")
    s.themes("fear", "comfort", "thunder", "courage", "friendship", "size")
    s.says("comfort", "shelter", "aftershock", "static", "stage-fright", "brave", "deep-breaths", "hush", "overcharged", "nanny", "big softy", "bark, no bite", "it scares itself", "poor thing", "there, there", "who made that noise?", "not a word about roast", "storm in a teacup", "the landlady", "a hen sits where she likes", "he felt it coming", "after the quarrel", "monsters have mothers too", "I am my own bad weather", "it is only you, dear", "grandfather after the war", "somebody has to be the grown-up", "fear fills a house", "nobody knows he cries", "the smallest one stayed", "are we all hiding?", "count to ten between", "first aid", "he is more afraid of you", "rehearsing for tonight", "don’t look at my tail", "sorry about the roof", "sit. stay.", "love is a warm back", "she has seen worse", "before the rain", "even the loud ones", "breathe with me", "my brother at parties")  # fmt: skip
    s.relate("thunder", "hides behind", "table")
    s.relate("hen", "guards", "thunder")
    s.about(place="under a kitchen table", time="evening", weather="a storm indoors", light="hearth glow from the right", composition="centred", view="near, from the floor", foreground="two tails cut by the lower edge", unexplained="whose tails lie beside us")
