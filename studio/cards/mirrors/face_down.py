"""Face Down: seen from inside the copier: a cheek on the glass, and the bar of light that passes under it."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp, Printed
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

FACE = "420,290! 350,330 308,390 296,450! 296,486 278,526 250,570 228,610 222,634 238,650 276,650! 262,666 250,682 258,698 284,703! 262,712 256,732 278,748! 268,768 268,804 292,838 340,858 400,852! 460,840 510,812 536,780! 548,850 556,930 540,1010 500,1100! 800,1100! 720,900 700,600 640,300!"
HAIR = "322,362! 340,270 410,196 510,152 640,150 760,196 840,270! 840,990! 790,1020 730,1006 690,950 664,870 650,790 624,700 590,660! 556,640 540,590! 520,540 470,470 400,396!"
EAR = "574,650 556,604 560,560 590,534 624,548 636,586 622,630 596,656"
BLOUSE = "400,1240! 440,1150 500,1080 548,1034! 600,1090 680,1100 742,1030! 790,1040 840,1060! 840,1240!"
SLEEVE = "206,1160! 256,1118 330,1096! 390,1132 440,1186 470,1260! 236,1260!"
HAND = ("270,1200,54 226,1130,70 196,1075,74", "226,1080,40 240,1020,30 256,955,27 266,905,25 272,872,20", "192,1005,30 190,930,28 188,870,26 187,832,21", "146,1018,29 132,948,27 122,895,25 116,856,20", "156,1096,42 118,1050,28 90,1000,23 72,958,21 62,930,17", "256,1120,46 314,1080,38 352,1036,30 374,1000,22")
CREASES = ("258,1064 222,1096 214,1150", "252,1046 196,1050 136,1092", "244,1020 196,1008 136,1030", "240,956 256,961 270,956", "174,932 190,937 206,932", "118,950 132,955 146,948", "320,1052 332,1066 348,1068")
LAID = (-163, 191), 0.84, -12.0
STRANDS = ("372,330 470,290 590,330 670,440 704,570", "440,392 530,400 610,460 660,550", "470,236 590,206 710,256 790,370", "656,690 700,780 726,880 736,970", "712,620 750,730 776,860 782,980")
BAR = "-20,530! 820,370! 820,666! -20,826!"


def sleeper(t: Printed, skin: dict[str, float], hair: dict[str, float], key: dict[str, float], shine: dict[str, float]) -> None:
    """All that lies on the glass, in these inks."""
    t.flat(FACE, **skin)
    t.flat(HAIR, gap=5, **hair)
    t.flat(EAR, gap=5, **skin)
    for k in HAND:
        t.flat(moved(tube(k), *LAID), **skin)
    with t.in_inks(**shine):
        t.strokes([line(k) for k in STRANDS], 9, ends=(0.1, 0.1))
    with t.in_inks(**key):
        t.strokes([line("346,520 378,546 420,550 462,528"), line("340,462 388,436 446,452"), line("284,703 312,706 336,694"), line("240,648 262,634 270,616")], [9, 11, 7, 6], ends=(0.5, 0.2))
        t.strokes([line("360,534 350,552 346,566"), line("390,548 384,566 382,582"), line("424,550 426,568 430,582")], 6, ends=(1, 0.1))
        t.strokes([line("582,570 604,560 616,586 600,626")], 6, ends=(0.4, 0.2))
        t.strokes([moved(line(k), *LAID) for k in CREASES], [8, 7, 7, 5, 5, 5, 5], ends=(0.3, 0.2))


@card(id="ech4ds", title="Face Down", seed=17, palette="riso_late_office", light=(0, 0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, 0.9, 0.5)])
    with d.thing("glass", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", teal=1, orange=1)
        g.flat("-20,-20! 820,-20! 820,84! -20,84!", gap=6, teal=1)
        g.strokes([[(x, 92), (x, 58 if n % 5 else 40)] for n, x in enumerate(range(60, 780, 36))], 6, ends=(1, 1))
    with d.thing("sleeping typist", "subject") as t:
        sleeper(t, {"teal": 1}, {"teal": 1, "orange": 1}, {"teal": 1, "orange": 1}, {"teal": 1})
        t.flat(BLOUSE, gap=6, orange=1)
        t.flat(SLEEVE, gap=6, orange=1)
        t.strokes([line("548,1034 590,1110 600,1180"), line("742,1030 700,1110 600,1180"), line("600,1180 604,1230")], 7, ends=(1, 0.4))
    with d.thing("bar of light", "accent") as b, b.within(BAR):
        b.flat(BAR, orange=1)
        sleeper(b, {}, {"teal": 1}, {"teal": 1}, {})
        b.flat("-20,530! 820,370! 820,384! -20,544!")
        b.flat("-20,812! 820,652! 820,666! -20,826!")
    s.describe("A young woman sleeps, seen in profile, facing left. Below her face an open hand lies spread, as on a pane of glass. A slanting bar of light crosses her, turning her face white and the dark in front of it orange.")
    s.moods("tired", "tender", "quiet", "dreamy")
    s.themes("work", "sleep", "light", "copies", "night")
    s.says("sleep", "copy that", "overworked", "out of office", "nap", "warm glass", "one more of me", "scan", "the nightshift", "a light sleeper", "close your eyes", "under the bar", "passport photo", "nobody presses start", "photocopy", "face to face with nothing", "cheek to cheek", "duplicate", "send me home", "I was only resting my eyes", "sunrise, office edition", "read between the lines", "on paper I am fine", "exhausted", "a slice of morning", "leaving by degrees", "aquarium", "it hums to her", "good light, for once", "let me through", "tenderness of appliances", "please wait, warming up", "she dreams in sheets", "pressed flower", "how deep is a reflection", "somebody else’s face", "the other side is looking", "double life", "see-through", "bar code of a tired heart", "caught in passing", "stop the light here", "who is awake?", "daydream")  # fmt: skip
    s.relate("bar of light", "paints", "sleeping typist")
    s.relate("sleeping typist", "sleeps in", "glass")
    s.about(place="the Ninth Floor, inside the copier", time="long after office hours", light="one bar of light that moves under the glass", composition="right", view="through the glass, from below", foreground="an open hand pressed on the glass", unexplained="who pressed the button")
