"""The Handkerchief: in a waiting room a weeping rhinoceros is offered a folded cloth by a hen."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines

HEAD = "-190,-110 -120,-122 -60,-98 -10,-66 50,-44 110,-42 165,-46! 215,-30 258,-14! 280,22 276,66 256,104! 226,92 190,96! 236,112 232,138 196,148 120,132 50,140 -10,168 -90,190 -200,180"
HORN = "160,-44! 190,-90 206,-140 210,-204! 254,-140 270,-76 262,-10! 212,-22"
SMALL = "56,-32! 84,-80 98,-132! 124,-86 128,-28! 92,-20"
EAR = "-128,-104! -160,-150 -158,-206 -122,-236! -84,-196 -78,-140 -84,-106!"
BODY = "96,960! 20,900 -30,760 -26,600 6,430 76,290 180,196 290,176 356,240! 390,400 430,520 440,640 410,800! 400,900 300,960!"


@card(id="vjo5ur", title="The Handkerchief", seed=3, palette="riso_waiting_room", light=(0.8, -0.3))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.8, -0.3, 0.5)])
    brick = {"mint": 1.0, "crimson": 1.0}
    with d.thing("wall", "place") as w:
        w.flat("0,430! 820,430! 820,1090! 0,1090!", mint=1)
        w.flat("0,452! 820,452! 820,464! 0,464!")
    with d.thing("chairs", "prop") as c:
        for x in (66, 596):
            for q in (x + 14, x + 140):
                c.flat(f"{q},960! {q + 22},960! {q + 26},1130! {q - 2},1130!", **brick)
            c.flat(f"{x},940! {x + 180},940! {x + 176},970! {x + 4},970!", **brick)
        c.flat("750,640! 770,640! 770,960! 750,960!", **brick)
    with d.thing("rhinoceros", "subject") as r:
        far = "240,830! 400,800 500,810 550,850! 572,940 566,1010 562,1070! 600,1090 616,1112 614,1132! 450,1132! 440,1000! 240,960!"
        r.flat(far, **brick)
        r.flat(BODY, crimson=1)
        r.flat("60,850! 150,780 300,770 400,790 466,820 490,870! 506,950 500,1020 494,1070! 528,1086 546,1110 544,1132! 360,1132! 364,1050 350,972! 250,980 150,972 60,930!", gap=7, crimson=1)  # near leg
        arm = "110,500! 160,440 230,440 274,490! 296,560 300,630 310,676! 360,712 400,742 440,772! 478,776 508,800 520,836 512,872! 490,890 462,886 440,862! 380,856 280,820 190,766! 140,716 104,640 98,560"
        r.flat(arm, gap=8, crimson=1)
        with r.within(arm):
            for x, y, turn in ((506, 814, -30), (512, 852, 0), (484, 880, 40)):
                r.flat(ellipse(x, y, 15, 14, 30, turn))
        r.strokes([[(480, 820), (462, 812), (446, 814)], [(482, 852), (462, 844), (446, 844)]], 6, ends=(0.8, 0.1))
        r.strokes([[(184, 730), (206, 712), (232, 704)], [(296, 690), (306, 706), (304, 724)]], 7, ends=(0.2, 0.2))
        for x in (398, 450, 502):
            r.flat(f"{x - 20},1132! {x - 16},1098 {x + 16},1098 {x + 20},1132!")
        at, k, a = (348, 346), 1.1, 50
        r.flat(moved(EAR, (at[0] + 10, at[1] + 4), k, a + 4), **brick)
        r.flat(moved(HEAD, at, k, a), gap=6, crimson=1)
        r.flat(moved(EAR, at, k, a - 16), gap=6, crimson=1)
        r.flat(moved(HORN, at, k, a), gap=6, **brick)
        r.flat(moved(SMALL, at, k, a), gap=6, **brick)
        r.flat("308,384! 320,352 352,332 384,338 402,356! 392,386 360,400 328,396")
        r.flat(ellipse(360, 372, 23, 24), **brick)
        r.flat(ellipse(367, 364, 6, 6))
        r.flat("302,388! 312,344 352,322 386,330 408,352! 380,348 340,356!", crimson=1)
        with r.in_inks(**brick):
            r.strokes([[(302, 388), (340, 356), (380, 348), (410, 354)], [(294, 350), (322, 312), (366, 288)]], [9, 14], ends=(0.4, 0.3))
            r.strokes(moved_lines([[(190, 96), (150, 84), (120, 96)]], at, k, a), 8, ends=(0.8, 0.2))
        r.flat(moved(ellipse(232, 30, 10, 17), at, k, a), **brick)
    with d.thing("hen", "witness") as h:
        h.flat("654,900! 700,900! 690,930 700,944! 636,944! 660,930!", **brick)
        h.flat("592,700! 592,668 612,646 640,646 664,664 672,700! 678,746 700,778 728,780! 742,750 746,726 766,716! 772,780 766,850 736,894 690,914 640,904 604,866 586,810 584,750!", gap=6, **brick)
        h.flat("634,800 680,780 724,800 750,830 710,870 664,868 636,840", gap=4, crimson=1)
        h.flat("602,652! 594,612 616,624! 624,596 642,616! 660,602 664,654! 636,640!", gap=4, crimson=1)
        h.flat("598,728! 582,744 590,774 606,768 612,734!", gap=4, crimson=1)
        h.flat(ellipse(626, 686, 12, 12))
        h.flat(ellipse(622, 686, 6, 6), **brick)
    with d.thing("handkerchief", "accent") as c:
        c.flat("566,706! 520,690 480,690 452,712! 470,738 474,764! 506,752 530,772 546,800! 562,778 572,744 572,716!", gap=6)
        with c.in_inks(**brick):
            c.strokes([[(560, 712), (520, 716), (470, 730)], [(562, 718), (538, 744), (530, 768)]], 6, ends=(0.6, 0.1))
        c.flat("596,688! 572,690 546,708 566,710! 552,724 574,732 596,722!", gap=4, crimson=1)
    with d.thing("tears", "accent") as c:
        for x, y, q in ((376, 448, 1.0), (428, 500, 1.3)):
            c.flat([(x + q * u, y + q * v) for u, v in ((0, -30), (12, -4), (14, 10), (0, 22), (-14, 10), (-12, -4))], mint=1)
    s.describe("A red rhinoceros sits bowed on a small waiting-room chair and weeps. From the next seat a hen holds out a folded white handkerchief in her beak.")
    s.moods("sorrowful", "tender", "comic", "consoling")
    s.themes("kindness", "grief", "strangers", "waiting", "strength")
    s.says("there, there", "thick skin", "nobody had asked him before", "compassion", "blow your nose", "elephantine", "cry baby", "hen therapy", "even the strong", "a small white mercy", "results", "mercy", "crocodile tears, wrong queue", "gentle giant", "what’s the matter, big fellow?", "mother hen", "public tears", "bad news", "she carries one for everybody", "armour", "heavy heart", "tissue?", "he would rather charge", "chicken soup for the soul", "so it wasn’t nothing", "small chair", "you can lean on me", "soft inside", "appointment", "it got to him in the end", "the last of his kind", "homesick", "sharp horn, blunt sorrow", "I am not crying", "who is brave here?", "a peck of comfort", "let it all out", "hayfever", "don’t look, don’t stare", "first aid", "unlikely friends", "his chair is too small for this", "pride", "somebody noticed")  # fmt: skip
    s.relate("hen", "feeds", "rhinoceros")
    s.relate("hen", "carries", "handkerchief")
    s.about(place="a waiting room", time="afternoon", light="even light from the right", composition="left", view="eye level", foreground="the hen on the next chair", unexplained="what he has just been told")
