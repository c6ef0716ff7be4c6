"""The Handkerchief: in a waiting room a weeping rhinoceros is offered a folded cloth by a hen."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines

HEAD = "-190,-110 -120,-122 -60,-98 -10,-66 50,-44 110,-42 165,-46! 215,-30 258,-14! 280,22 276,66 256,104! 226,92 190,96! 236,112 232,138 196,148 120,132 50,140 -10,168 -90,190 -200,180"
HORN = "160,-44! 190,-90 206,-140 210,-204! 254,-140 270,-76 262,-10! 212,-22"
SMALL = "62,-44! 86,-84 96,-128! 122,-86 124,-44!"
EAR = "-128,-104! -160,-150 -158,-206 -122,-236! -84,-196 -78,-140 -84,-106!"
BODY = "96,960! 40,900 2,760 6,600 40,430 110,290 220,196 330,176 396,240! 430,400 480,520 498,630 470,740! 540,770 590,830 600,900 570,930! 300,960!"


@card(id="vjo5ur", title="The Handkerchief", seed=3, palette="riso_waiting_room", light=(0.8, -0.3))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.8, -0.3, 0.5)])
    brick = {"mint": 1.0, "crimson": 1.0}
    with d.thing("wall", "place") as w:
        w.flat("0,430! 820,430! 820,1090! 0,1090!", mint=1)
        w.flat("0,452! 820,452! 820,464! 0,464!")
    with d.thing("chairs", "prop") as c:
        for x in (96, 560):
            for q in (x + 14, x + 160):
                c.flat(f"{q},960! {q + 22},960! {q + 26},1130! {q - 2},1130!", **brick)
            c.flat(f"{x},940! {x + 210},940! {x + 206},970! {x + 4},970!", **brick)
        c.flat("742,640! 764,640! 764,960! 742,960!", **brick)
        c.flat("730,640! 776,640! 776,730! 730,730!", **brick)
    with d.thing("rhinoceros", "subject") as r:
        r.flat("250,900! 330,850 460,850 540,880! 560,1000 566,1092! 590,1110 590,1132! 430,1132! 430,1040 420,960! 300,960!", **brick)  # far leg
        r.flat(BODY, crimson=1)
        r.flat("110,850! 220,790 380,790 470,850 500,930! 506,1020 500,1080! 530,1104 528,1132! 352,1132! 356,1040 340,960! 200,970 130,950!", gap=6, crimson=1)  # near leg
        arm = "140,500! 190,440 260,430 306,480! 336,560 344,630 352,684! 400,722 450,752 492,776! 522,790 534,820 520,846! 508,866 470,868 440,858! 360,834 280,806 214,764! 168,716 138,640 130,560"
        r.flat(arm, gap=6, crimson=1)
        with r.within(arm):
            for nail in ("508,788! 496,800 500,816 530,816 540,800!", "506,820! 494,832 500,848 530,850 540,830!", "480,850! 474,858 480,872 510,872 506,852!"):
                r.flat(nail)
        r.strokes([[(214, 730), (236, 712), (262, 704)], [(334, 690), (344, 706), (342, 724)]], 7, ends=(0.2, 0.2))
        for foot in ("440,1132! 446,1098 474,1098 480,1132!", "488,1132! 492,1100 516,1100 527,1130!", "392,1132! 398,1098 426,1098 432,1132!"):
            r.flat(foot)
        at, k, a = (392, 346), 1.12, 50
        r.flat(moved(EAR, (at[0] + 10, at[1] + 4), k, a + 4), **brick)
        r.flat(moved(HEAD, at, k, a), gap=6, crimson=1)
        r.flat(moved(EAR, at, k, a - 16), gap=6, crimson=1)
        r.flat(moved(HORN, at, k, a), gap=6, **brick)
        r.flat(moved(SMALL, at, k, a), gap=6, **brick)
        r.flat("352,384! 364,352 396,332 428,338 446,356! 436,386 404,400 372,396")
        r.flat(ellipse(404, 372, 23, 24), **brick)
        r.flat(ellipse(411, 364, 6, 6))
        r.flat("346,388! 356,344 396,322 430,330 452,352! 424,348 384,356!", crimson=1)
        with r.in_inks(**brick):
            r.strokes([[(346, 388), (384, 356), (424, 348), (454, 354)], [(338, 350), (366, 312), (410, 288)]], [9, 14], ends=(0.4, 0.3))
            r.strokes(moved_lines([[(190, 96), (150, 84), (120, 96)]], at, k, a), 8, ends=(0.8, 0.2))
        r.flat(moved(ellipse(232, 30, 10, 17), at, k, a), **brick)
    with d.thing("hen", "witness") as h:
        h.flat("636,929! 657,865 700,897! 700,946! 716,952! 636,952! 659,944!", **brick)
        h.flat("604,685! 610,647 647,628 683,643 704,685! 716,738 753,780 806,791! 833,749 827,685! 859,749 859,833 806,897 731,923 657,914 604,865 589,791 600,727!", gap=6, **brick)
        h.flat("636,791 689,770 763,791 806,823 742,876 689,871 647,844", gap=4, crimson=1)
        h.flat("617,634! 606,590 636,606! 645,575 666,600! 689,583 693,643! 657,626!", gap=4, crimson=1)
        h.flat("617,711! 600,727 606,759 625,753 634,717!", gap=4, crimson=1)
        h.flat(ellipse(644, 670, 13, 13))
        h.flat(ellipse(640, 671, 6, 6), **brick)
    with d.thing("handkerchief", "accent") as c:
        c.flat("592,690! 550,680 510,690 470,716! 488,742 496,776! 540,766 580,790 602,822! 616,790 612,740 606,706!", gap=6)
        with c.in_inks(**brick):
            c.strokes([[(588, 700), (540, 714), (484, 730)], [(592, 704), (560, 740), (530, 784)], [(598, 710), (590, 760), (590, 804)]], 6, ends=(0.6, 0.1))
        c.flat("612,680! 590,682 566,702 600,700! 572,716 590,724 614,716!", gap=4, crimson=1)
    with d.thing("tears", "accent") as c:
        for x, y, q in ((420, 448, 1.0), (474, 500, 1.3), (512, 712, 1.0)):
            c.flat([(x + q * u, y + q * v) for u, v in ((0, -30), (12, -4), (14, 10), (0, 22), (-14, 10), (-12, -4))], mint=1)
    s.describe("A red rhinoceros sits bowed on a small waiting-room chair and weeps. From the next seat a hen holds out a folded white handkerchief in her beak.")
    s.moods("sorrowful", "tender", "comic", "consoling")
    s.themes("kindness", "grief", "strangers", "waiting", "strength")
    s.says("there, there", "thick skin", "nobody had asked him before", "compassion", "blow your nose", "elephantine", "cry baby", "hen therapy", "even the strong", "a small white mercy", "results", "mercy", "crocodile tears, wrong queue", "gentle giant", "what’s the matter, big fellow?", "mother hen", "public tears", "bad news", "she carries one for everybody", "armour", "heavy heart", "tissue?", "he would rather charge", "chicken soup for the soul", "so it wasn’t nothing", "armchair", "you can lean on me", "soft inside", "appointment", "it got to him in the end", "the last of his kind", "homesick", "sharp horn, blunt sorrow", "I am not crying", "who is brave here?", "a peck of comfort", "let it all out", "hayfever", "don’t look, don’t stare", "first aid", "unlikely friends", "his chair is too small for this", "pride", "somebody noticed")  # fmt: skip
    s.relate("hen", "feeds", "rhinoceros")
    s.relate("hen", "carries", "handkerchief")
    s.about(place="a waiting room", time="afternoon", light="even light from the right", composition="left", view="eye level", foreground="the hen on the next chair", unexplained="what he has just been told")
