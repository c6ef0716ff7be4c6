"""Quickly, in Secret: out of a letterbox comes a hand with a steaming cup."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved

ARM = "520,322! 716,322! 734,460 752,600 760,740 758,860 744,940 708,990 650,1008! 590,1000 530,976 470,962 420,974 360,972 300,958 244,954 190,944 146,926 128,898 140,870! 300,860 440,850 470,846! 520,838 560,826! 556,700 540,560 524,440"
SLEEVE = "512,322! 724,322! 742,460 760,600 768,740 768,870 752,950 712,1000 640,1020 578,1008! 584,970 570,900 556,824! 560,760 548,640 530,520 516,420"
CUFF = "540,798! 566,790 590,800! 612,880 628,960 634,1022! 600,1030 564,1022! 566,960 556,880"
THUMB = "500,836 470,800 430,772 384,756 340,752 312,760 304,776 316,790 350,794 386,802 408,824 420,860 440,900! 490,910"
SAUCER = "34,782! 80,770 480,770 526,782! 500,816 430,836 280,844 130,836 60,816"
CUP = "130,500! 412,500! 410,590 396,670 366,736 330,768! 212,768! 176,736 146,670 132,590!"


@card(id="hqzdnl", title="Quickly, in Secret", seed=63, palette="riso_one_kind_word", light=(-0.3, 0.4))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.3, 0.4, 0.5)])
    with d.thing("door", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", black=1)
        for box in ("70,50! 390,50! 390,420! 70,420!", "70,1030! 390,1030! 390,1240! 70,1240!", "460,1030! 780,1030! 780,1240! 460,1240!"):
            g.flat(box, gap=5, black=1)
    with d.thing("letterbox", "prop") as b:
        b.flat("440,196! 776,196! 776,346! 440,346!")
        b.flat("474,230! 742,230! 742,314! 474,314!", black=1)
    cuff = moved(CUFF, (0, -60))
    with d.thing("arm", "subject") as h, h.within("474,236! 742,236! 742,314! 830,314! 830,1300! -30,1300! -30,314! 474,314!"):
        h.flat(moved(ARM, (0, -60)), gap=6)
        h.flat(moved(SLEEVE, (0, -60)), gap=6)
        with h.within(moved(SLEEVE, (0, -60))), h.in_inks(black=1):
            h.strokes([line(f"{548 + k},190 {556 + k},400 {574 + k * 1.02:.0f},640 {596 + k:.0f},800 {620 + k * 0.9:.0f},{880 - k * 0.1:.0f} {650 + k * 0.6:.0f},{980 - k * 0.2:.0f}") for k in (0, 46, 92, 138)], 17, ends=(1, 1))
        h.flat(cuff)
        with h.in_inks(black=1):
            h.strokes([[*cuff, *cuff[:2]], line("506,250 507,310 510,344"), line("734,250 736,310 739,344")], [6, 8, 8], ends=(1, 1))
            h.strokes([line("150,868 220,878 300,884 380,882")], [6], ends=(0.3, 0.1))
    with d.thing("cup", "accent") as c:
        c.flat(SAUCER, gap=6, yellow=1)
        c.flat("132,560! 84,548 50,580 52,640 84,690 168,708! 160,674 110,658 88,626 92,596 136,598!", gap=6, yellow=1)
        c.flat(CUP, gap=6, yellow=1)
        c.flat(ellipse(271, 500, 141, 32), gap=6, yellow=1)
        c.flat(ellipse(271, 504, 118, 22), yellow=1, black=1)
    with d.thing("thumb", "subject") as f:
        f.flat(moved(THUMB, (0, 0)), gap=0, black=1)
        f.flat("498,844 466,808 428,780 384,764 342,759 318,766 312,776 320,784 350,787 390,796 414,820 428,856 450,916! 504,922!")
        f.flat("312,776 318,766 342,760 350,770 344,782 320,784", black=1)
        f.flat("318,775 323,770 340,766 344,771 339,778 322,780")
    with d.thing("steam", "witness") as w:
        w.strokes([line("230,452 196,380 244,300 196,214 226,130"), line("312,440 290,370 334,300 292,220 322,160")], [14, 14], ends=(0.2, 0.1))
    s.describe("A striped arm reaches out of a letterbox in a black door. It bends at the elbow and offers a yellow cup on a saucer, thumb on the rim. Two white threads of steam rise.")
    s.moods("tender", "warm", "surprised", "secretive")
    s.themes("kindness", "secrets", "home", "neighbours", "help")
    s.says("tea", "special delivery", "room service", "thank you", "hot", "doorway", "cuppa", "secret", "for you", "who is it?", "post", "quick, before it’s cold", "no sugar", "kindness of strangers", "a warm welcome, nearly", "don’t ring", "coffee break", "I never open the door", "handout", "first class mail", "shy", "that’s all I can do", "quarantine", "pass it on", "my door is closed, my hand isn’t", "through the slot", "return to sender", "message received", "a small hello", "wake up and smell it", "steam", "helping hand", "the recluse", "only for the milkman", "one for the road", "he knows how I take it", "something slipped through", "shut-in", "the other side of no", "drink up", "love letter", "stranger danger", "night nurse", "be quick about it")  # fmt: skip
    s.relate("arm", "pours out of", "letterbox")
    s.relate("arm", "carries", "cup")
    s.about(place="a street door", time="night", light="no source but the yellow cup", composition="low", view="near, eye level", foreground="the bent arm in its striped sleeve", unexplained="for whom the cup is")
