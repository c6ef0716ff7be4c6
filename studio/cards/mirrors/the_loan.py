"""The Loan: a crow holds a spectacle lens before its eye, and through the lens the eye is human."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

CROW = "46,560! 54,470 110,380 200,316 312,276! 330,210 392,130 490,84 590,92 680,150 746,250 790,380 830,520! 830,1230! 356,1230! 330,1120 300,1000 292,880 312,790! 276,776! 308,734! 266,716! 302,672! 256,650! 290,604! 230,566 150,540 80,530! 66,548!"
FOOT = "640,1230! 628,1080 606,900 572,768! 540,722 490,694 430,644 392,580 372,512! 356,488 358,458! 384,474 402,502 410,536 444,592 488,632! 476,574 468,520 462,478! 456,452 468,436! 486,456 494,484 498,524 508,572 532,622! 550,574 566,514 578,476! 588,452 608,440! 612,466 606,496 598,544 592,604 596,664! 622,744 666,900 690,1060 700,1230!"


@card(id="1j2d3i", title="The Loan", seed=4, palette="riso_one_kind_word", light=(-0.9, -0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.8, -0.3, 0.5)])
    x, y = 474, 330
    with d.thing("crow", "subject") as c:
        c.flat(CROW, black=1)
        c.strokes([[(92, 512), (170, 500), (260, 474), (330, 470)]], 7, ends=(0.1, 0.2))
        c.strokes([[(250, 344), (214, 384), (176, 412)], [(276, 334), (250, 382), (206, 424)], [(306, 330), (290, 384), (244, 432)]], [7, 8, 8], ends=(0.6, 0.05))
        c.strokes([[(420, 760), (404, 830), (424, 900)], [(500, 840), (486, 910), (506, 980)], [(400, 960), (396, 1020), (420, 1080)], [(486, 1060), (490, 1110), (512, 1160)]], 11, ends=(0.1, 0.9))
        c.strokes([[(826, 600), (720, 720), (660, 880), (640, 1060), (650, 1230)], [(826, 760), (760, 880), (730, 1020), (730, 1230)], [(826, 940), (800, 1060), (800, 1230)]], 9, ends=(0.1, 1))
    with d.thing("lens", "accent") as e:
        e.flat(ellipse(x, y, 182, 182))
        e.flat(ellipse(x, y, 170, 170), yellow=1)
        e.flat("340,352! 392,296 470,272 546,290 604,346! 556,396 480,414 400,396!")
        e.flat(ellipse(476, 338, 60, 62), black=1)
        e.flat(ellipse(476, 338, 50, 52), yellow=1)
        e.flat(ellipse(476, 338, 29, 30), black=1)
        e.flat(ellipse(494, 318, 12, 13))
        with e.in_inks(yellow=1, black=1):
            e.strokes([[(322, 362), (342, 346), (392, 294), (470, 270), (546, 288), (612, 350)]], 15, ends=(0.3, 0.3))
            e.strokes([[(356, 368), (400, 398), (480, 416), (556, 398), (600, 354)]], 6, ends=(0.2, 0.2))
            e.strokes([[(350, 326), (326, 306), (316, 280)], [(388, 292), (368, 264), (366, 236)], [(432, 272), (420, 240), (422, 212)], [(484, 266), (482, 232), (492, 204)], [(534, 280), (542, 246), (560, 222)], [(578, 308), (594, 280), (616, 264)]], 9, ends=(0.9, 0.05))
            e.strokes([[(360, 226), (420, 190), (490, 182), (550, 196)]], 9, ends=(0.1, 0.3))
    with d.thing("foot") as f:
        f.flat(FOOT, gap=7, black=1)
        f.strokes([[(590, 800), (616, 788)], [(600, 850), (630, 838)], [(610, 902), (642, 890)], [(618, 956), (652, 944)], [(624, 1012), (662, 1000)]], 6, ends=(0.9, 0.2))
    with d.thing("tear", "accent") as e:
        e.flat("352,562! 338,600 322,630 330,664 356,674 382,660 386,628 366,598!")
    with d.thing("broken spectacles", "prop", plane="front") as p:
        p.flat(ellipse(120, 1080, 84, 66), ellipse(120, 1080, 68, 50), black=1)
        p.flat("196,1056! 226,1036 258,1044! 252,1062 228,1056 204,1076!", black=1)
        p.flat("246,1040! 252,1110 276,1150 312,1160! 306,1180 262,1170 234,1120 230,1046!", black=1)
        p.flat("40,1066! 30,1020 10,990 -20,980! -20,960! 20,972 48,1010 58,1058!", black=1)
    s.describe("A black crow fills the sheet in profile. With one foot it holds a yellow spectacle lens to its eye, and the eye in the lens is human, with lashes. A tear has run down to its throat. A broken spectacle frame lies beside it.")
    s.moods("uneasy", "sorrowful", "sly", "curious")
    s.themes("seeing", "grief", "borrowing", "animals", "truth")
    s.says("monocle", "bird doctor", "it saw me back", "cry baby", "expert", "on loan", "second opinion", "look closer", "a bird’s-eye view", "eye test", "better or worse like this?", "borrowed tears", "please return by friday", "pickpocket", "the optician is out", "through other people’s eyes", "I knew that eye", "evidence", "what grandmother left", "detective", "in memory of", "it only wanted to understand", "nevermore", "private collection", "thief with a conscience", "sad song", "for reading only", "clairvoyant", "nothing gets past her", "somebody is still in there", "long-sighted", "crying makes it sharper", "finders keepers", "eavesdropping with the eyes", "the widow next door", "he swapped it for a worm", "now I see what you meant", "inspector", "reincarnated, badly", "empathy, a beginner’s course", "witness for the prosecution", "I spy", "once I was a pretty girl", "keep an eye on it for me")  # fmt: skip
    s.relate("crow", "carries", "lens")
    s.relate("tear", "pours out of", "lens")
    s.relate("crow", "looks out of", "lens")
    s.about(place="a roof", time="a bright afternoon", light="from the left, along the beak", composition="right", view="near, eye to eye with the bird", foreground="a broken pair of spectacles", unexplained="whether it borrows sight or grief")
