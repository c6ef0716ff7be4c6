"""Two Breaths: two faces on either side of a shop pane, and what their breaths make together."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

HIS = "-20,150! 70,150 150,170 206,216 238,282 248,340! 262,372 288,420 316,456 322,478 304,496 280,502! 276,520 290,546 284,562! 270,570! 286,584 284,606 264,626! 262,650 278,684 270,722 236,752 190,764! 150,790 136,850 150,920 130,1000! 70,1080 -20,1130!"
HAIR = "-20,90! 60,84 150,110 214,160 244,214 250,270! 214,244 176,250 150,290! 140,330 150,380 128,420! 108,400 96,424! 60,420 20,440 -20,430!"
HERS = "820,200! 740,206 672,240 620,300 596,366! 590,404 560,452 538,490 536,512 556,526 574,530! 570,546 550,568 554,588! 574,594! 556,608 556,632 578,648! 572,672 560,706 570,740 606,768 660,772! 690,800 700,860 684,940 720,1010! 770,1070 820,1090!"
HAIR2 = "820,130! 730,120 650,150 606,216 588,290 598,366! 630,330 668,316! 690,380 680,440 700,500! 690,560 710,620 696,690! 720,740 740,810 730,900 760,960 820,980!"
BREATH = "306,522! 338,536 366,580 376,640 372,700! 440,712 500,756 532,820 530,890 544,960 512,1050 440,1100 350,1130 260,1112 200,1060 166,990 160,910 184,840 226,776 280,736 330,716! 344,650 330,580!"
BREATH2 = "476,552! 444,560 424,600 416,650 424,712! 366,734 316,790 296,860 306,930 292,1010 330,1090 400,1130 480,1142 560,1116 616,1056 640,980 630,890 604,820 566,770 520,736 464,712! 454,660 460,600!"


@card(id="q8h2vc", title="Two Breaths", seed=9, palette="riso_last_sun", light=(-0.8, -0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.8, -0.2, 0.5)])
    at, to = (-40, -156), (-184, -156)
    with d.thing("shop pane", "place") as g, g.in_inks(purple=1):
        g.strokes([[(404, -20), (408, 560)]], 5, ends=(1, 0.3))
    with d.thing("man outside", "subject") as m:
        m.flat(moved(HIS, at, 1.2), sunflower=1)
        m.flat(moved(HAIR, at, 1.2), purple=1)
        m.flat(moved("84,408! 72,376 92,356 122,370 126,410 108,446 92,452!", at, 1.2), gap=5, sunflower=1)
        m.flat(moved("168,372! 196,350 232,376! 202,386", at, 1.2))
        m.flat(moved(ellipse(210, 372, 13, 15), at, 1.2), purple=1)
        m.flat(moved("160,374! 184,340 220,340 238,374! 210,366 186,366", at, 1.2), sunflower=1)
        with m.in_inks(purple=1):
            m.strokes([moved(q, at, 1.2) for q in ([(164, 374), (190, 367), (214, 368), (244, 384)], [(150, 330), (186, 312), (236, 322)], [(286, 563), (264, 564), (242, 566), (232, 560)], [(274, 494), (262, 482), (270, 470)], [(92, 384), (108, 378), (110, 408), (98, 424)], [(178, 400), (196, 408), (214, 404)], [(236, 540), (220, 560), (214, 590)], [(206, 720), (232, 736), (262, 730)])], [9, 15, 8, 8, 6, 5, 5, 5], ends=(0.5, 0.2))
    with d.thing("woman inside", "subject") as w:
        w.flat(moved(HERS, to, 1.2), purple=1)
        w.flat(moved(HAIR2, to, 1.2), sunflower=1)
        w.flat(moved("604,434! 636,412 666,428! 634,446", to, 1.2))
        w.flat(moved(ellipse(626, 432, 13, 15), to, 1.2), purple=1)
        w.flat(moved("598,436! 616,402 654,400 676,428! 650,422 622,424", to, 1.2), purple=1)
        w.strokes([moved(q, to, 1.2) for q in ([(672, 430), (646, 423), (622, 426), (594, 442)], [(684, 384), (650, 370), (606, 386)], [(554, 588), (580, 591), (602, 590), (614, 596)], [(570, 526), (584, 514), (576, 502)], [(624, 456), (642, 464), (660, 460)])], [8, 11, 8, 8, 5], ends=(0.5, 0.2))
        w.flat(ellipse(690, 596, 16, 22))
        with w.in_inks(purple=1):
            w.strokes([moved(q, to, 1.2) for q in ([(620, 290), (680, 230), (820, 190)], [(690, 330), (740, 420), (730, 540), (760, 700)], [(760, 300), (790, 420), (780, 560), (810, 700)])], 6, ends=(0.2, 0.1))
    with d.thing("breaths", "accent", count=2) as b:
        b.flat(BREATH2, gap=9, purple=1)
        b.flat(BREATH, gap=9, sunflower=1)
        b.flat(BREATH2, overprint=True, purple=1)
        with b.within(BREATH), b.within(BREATH2):
            for k in range(8):
                u, v = 12 + 22 * k, 16 + 30 * k
                b.strokes([[(404 - u, 1130), (404 - u, 960 - v * 0.2), (408 - u * 0.6, 926 - v * 0.75), (412, 912 - v), (416 + u * 0.6, 926 - v * 0.75), (412 + u, 960 - v * 0.2), (416 + u, 1130)]], 8, ends=(0.8, 0.3))
    s.describe("Two faces, almost nose to nose. He is orange, she violet, and a shop window stands between them. Their breath sinks down the glass in two clouds. Where the clouds overlap is one huge fingerprint.")
    s.moods("tender", "tense", "yearning", "uneasy")
    s.themes("love", "closeness", "secrets", "memory", "traces")
    s.says("almost", "kiss me", "hot air", "evidence", "foggy", "so near", "closing time", "exhale", "who was here?", "case closed", "the third one", "chemistry", "touch", "don’t breathe", "window-shopping", "say it", "whose thumb?", "a child of two", "staring contest", "cold glass", "what we made together", "you first", "he still has her eyes", "love leaves traces", "the detective in the family", "our breath did it", "somebody always comes between", "hands off", "identity", "before the quarrel", "after the quarrel", "no entry", "the one we do not mention", "unique", "a long marriage", "lungs", "they bought the same hat", "meet me in the middle", "please do not touch the display", "forty winters", "under one thumb", "nobody confessed", "please wipe me away", "the warmest thing all day")  # fmt: skip
    s.relate("man outside", "is reflected as", "woman inside")
    s.about(place="a shop window in the arcade", time="a winter evening", light="low from the left", composition="split", view="near, two faces cropped by the edges", foreground="the two clouds of breath on the pane", unexplained="whose fingerprint it is")
