"""Face Down: seen from inside the copier: a cheek on the glass, and the bar of light that passes under it."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp, Printed
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.tubes import tube

FACE = "470,300 400,336 340,400 312,470 304,540! 292,572 262,626 230,672 226,698 246,714 284,712! 268,734 256,752 264,772 288,778! 264,794 262,820 284,840 286,866 284,900 308,944 366,968 450,952 530,910 570,980 584,1070 590,1240! 840,1240! 840,300!"
HAIR = "352,372! 380,290 460,210 580,164 700,160 840,190! 840,1240! 716,1240! 724,1100 690,960 650,880 668,800 640,730 590,700! 560,640 556,560 520,470 440,420!"
EAR = "566,640 548,580 566,536 610,530 642,570 640,630 612,690 580,702"
HAND = ["130,1290,74 140,1200,78 170,1130,78", "116,1110,31 84,1040,28 64,976,23", "150,1070,31 148,990,28 146,920,24", "192,1070,31 214,990,28 232,930,24", "226,1100,28 262,1040,25 292,994,20", "100,1200,36 50,1150,30 6,1120,25"]
BAR = "-20,600! 820,440! 820,736! -20,896!"


def sleeper(t: Printed, skin: dict[str, float], hair: dict[str, float], key: dict[str, float]) -> None:
    """All that lies on the glass, in these inks."""
    t.flat(FACE, **skin)
    t.flat(HAIR, gap=5, **hair)
    t.flat(EAR, gap=5, **skin)
    for k in HAND:
        t.flat(tube(k), **skin)
    with t.in_inks(**key):
        t.strokes([line("350,566 384,594 436,598 492,566"), line("340,492 400,458 486,470"), line("288,778 316,780 344,768"), line("246,714 268,700 274,684")], [9, 11, 7, 6], ends=(0.5, 0.2))
        t.strokes([line("366,582 352,600 346,616"), line("398,596 390,616 388,634"), line("432,598 432,618 434,634")], 6, ends=(1, 0.1))
        t.strokes([line("596,566 616,584 612,624 592,650")], 6, ends=(0.4, 0.2))


@card(id="ech4ds", title="Face Down", seed=17, palette="riso_late_office", light=(0, 0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, 0.9, 0.5)])
    with d.thing("glass", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", teal=1, orange=1)
    with d.thing("sleeping typist", "subject") as t:
        sleeper(t, {"teal": 1}, {"teal": 1, "orange": 1}, {"teal": 1, "orange": 1})
    with d.thing("bar of light", "accent") as b, b.within(BAR):
        b.flat(BAR, orange=1)
        sleeper(b, {}, {"teal": 1}, {"teal": 1})
        b.flat("-20,600! 820,440! 820,454! -20,614!")
        b.flat("-20,906! 820,746! 820,736! -20,896!")
    s.describe("A young woman sleeps with her cheek on a glass. We look up at her from below it, one hand lies open beside her. A slanting bar of light passes under her and turns her pale and the dark behind her orange.")
    s.moods("tired", "tender", "quiet", "dreamy")
    s.themes("work", "sleep", "light", "copies", "night")
    s.says("sleep", "copy that", "overworked", "out of office", "nap", "warm glass", "one more of me", "scan", "the nightshift", "a light sleeper", "close your eyes", "under the bar", "passport photo", "nobody presses start", "photocopy", "face to face with nothing", "cheek to cheek", "duplicate", "send me home", "I was only resting my eyes", "sunrise, office edition", "read between the lines", "on paper I am fine", "exhausted", "a slice of morning", "leaving by degrees", "aquarium", "it hums to her", "good light, for once", "let me through", "tenderness of appliances", "please wait, warming up", "she dreams in sheets", "pressed flower", "how deep is a reflection", "somebody else’s face", "the other side is looking", "double life", "see-through", "bar code of a tired heart", "caught in passing", "stop the light here", "who is awake?", "daydream")  # fmt: skip
    s.relate("bar of light", "paints", "sleeping typist")
    s.relate("sleeping typist", "sleeps in", "glass")
    s.about(place="the Ninth Floor, inside the copier", time="long after office hours", light="one bar of light that moves under the glass", composition="right", view="through the glass, from below", foreground="an open hand pressed on the glass", unexplained="who pressed the button")
