"""Stand on the Right: the moving stairs are a crocodile; the commuters do not mention it."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

CROCODILE = (
    "30,1050! 26,1010 44,976 80,966 104,984! 160,974 224,946 262,908! 262,850 296,818 340,826 362,866 366,890! 450,890! 450,780! 550,780! 550,670! 650,670! 650,560! 750,560! 750,450! 840,450! 840,1240! 560,1240! 500,1214 440,1190 380,1180! 260,1180 140,1170 70,1146 36,1110"
)
MAN = "-46,0! -44,-14 -10,-22! -14,-90 -18,-140! -40,-150 -34,-210 -22,-250! -14,-262 -10,-272! -28,-290 -24,-326! -42,-326! -42,-336! -24,-340 -14,-374 16,-374 26,-340! 46,-334! 46,-326! 28,-324! 38,-296 28,-290 26,-274 8,-268! 12,-258! 34,-240 38,-190 34,-130! 26,-80 22,-24! 44,-16 46,0!"

WOMAN = "-50,0! -46,-12 -16,-20! -20,-100! -70,-110! -48,-180 -32,-220 -36,-262 -16,-288! -6,-304! -28,-324 -32,-356 -12,-384 18,-382 34,-358! 34,-344 44,-330 34,-326 32,-308 12,-304! 14,-292! 36,-270 44,-236 84,-214 120,-226! 126,-210 96,-190 56,-192 36,-204! 40,-170 62,-108! 24,-100! 22,-20! 44,-14 48,0! 4,0! 4,-60 0,-90 -2,-60 -4,0!"


@card(id="m1v1bp", title="Stand on the Right", seed=33, palette="riso_late_office", light=(0.3, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.3, -0.8, 0.5)])
    with d.thing("crocodile", "subject") as c:
        c.flat(CROCODILE, teal=1)
        for k, (x, y) in enumerate(((366, 890), (450, 780), (550, 670), (650, 560), (750, 450))):
            c.flat([(x + 14, y + 14), (x + 100, y + 14), (x + 100, y + 26), (x + 14, y + 26)])
            for m in range(3):
                u, v = x + 110 + m * 74 - k * 10, y + 120 + m * 60
                c.flat([(u, v - 26), (u + 40, v), (u, v + 26), (u - 40, v)], teal=1, orange=1)
        c.flat("34,1066! 52,1098! 78,1070! 102,1106! 130,1074! 156,1112! 184,1076! 210,1110! 238,1074! 262,1100! 288,1060! 330,1040 356,1010! 340,1062 300,1104 262,1124! 200,1132 100,1122 36,1092!")
        c.flat("272,884! 290,850 330,848 352,878! 330,900 296,902", gap=0)
        c.flat("300,852! 320,850 330,874 322,898! 308,898 300,876", teal=1, orange=1)
        c.flat("262,880! 280,846 300,838 330,840 356,866! 330,862 296,866", teal=1)
        c.flat(ellipse(74, 994, 14, 8, degrees=-20))
        c.strokes([[(370, 1180), (410, 1120), (400, 1050)], ], 9, ends=(0.2, 0.1))
        c.flat("500,1030! 560,1016 620,1070 640,1150 620,1240! 500,1240! 530,1160 520,1090", gap=8, teal=1)
    with d.thing("commuters", "witness") as p:
        p.flat(moved(MAN, (604, 670), 1.0), gap=6, orange=1)
        p.flat(moved("-25,-340! 27,-340! 29,-350! -22,-352!", (604, 670)), teal=1, orange=1)
        p.flat(moved("-60,-160! -10,-166! -6,-92! -64,-88!", (604, 670)), gap=5, teal=1, orange=1)
        p.flat(moved(WOMAN, (792, 450), 1.0), gap=6, orange=1)
        p.flat(moved(WOMAN, (170, 976), 1.0), gap=6, orange=1)
        p.flat(moved("-30,-330! -34,-372 0,-394 30,-380 40,-350! 14,-356 -2,-346 -10,-312!", (170, 976)), teal=1, orange=1)
    s.describe("The moving stairs are a crocodile. It grins at the bottom, one eye open, and its back climbs in steps to the upper right. Orange commuters stand on it, looking ahead.")
    s.moods("sly", "tense", "droll", "calm")
    s.themes("trust", "courtesy", "danger", "work", "habit")
    s.says("commute", "teeth", "upward", "career", "smile", "trust", "grin", "rush hour", "mind the gap", "stand on the right", "ignore it", "see you later", "moving stairs", "first step", "everybody else does it", "the way up", "no smoking, no staring", "don’t look it in the eye", "public transport", "handbag", "social climber", "nobody mentions the teeth", "it hasn’t eaten today", "scaly", "careful where you tread", "management", "mornings", "monday has a back", "a steep learning curve", "promotion", "going up in the world", "one at a time, please", "it is only a job", "politely, into the jaws", "sleeping giant", "maintenance tomorrow", "what carries us", "she waves at nobody", "under new ownership", "swamp station", "I always take the stairs", "the ground floor is watching", "slow and sure", "that’s not an escalator")  # fmt: skip
    s.relate("crocodile", "does the work of", "commuters")
    s.relate("commuters", "balances on", "crocodile")
    s.about(place="the Moving Stairs at the station", time="morning rush hour", light="from a skylight above", composition="diagonal", view="eye level, from the foot of the stairs", foreground="the grinning head in the corner", unexplained="what the crocodile is waiting for")
