"""The Runner: a huge fox lies in a doorway, and its tail lies down all the stairs like a carpet."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.mirror_rooms import line

TAIL = "566,330! 610,340 640,380 644,430 628,480! 618,480 596,530! 584,530 556,580! 544,580 520,630! 508,632 492,690! 482,690 476,750 484,810 510,856 556,886! 566,880 620,896! 640,884 690,852 728,810 752,772! 764,850 756,930! 742,932 722,1000! 720,1000 676,1060! 660,1058 604,1108! 588,1104 520,1136! 506,1128 430,1142! 414,1130 350,1124! 336,1108 280,1080! 270,1060 226,1010! 228,996 198,930! 208,920 202,850! 216,844 228,770! 240,768 266,700! 278,698 316,630! 328,630 366,570! 378,568 412,510! 422,508 448,450! 456,440 470,410 480,380!"
TIP = "640,870! 604,906 640,936! 596,956 622,994! 580,1006 596,1050! 566,1064 580,1180! 840,1180! 840,740!"
BODY = "300,440! 296,380 330,300 390,250 460,226 530,240 586,290 612,360 604,440!"
HEAD = "180,180! 204,220 226,254! 258,242 300,240 332,250! 356,214 384,176! 396,230 396,290 384,330! 404,360 412,384! 380,392 350,420 320,456 296,484 270,484 246,456 218,420 188,392 156,386! 164,360 182,330! 172,290 170,230!"


@card(id="6epki1", title="The Runner", seed=62, palette="riso_back_stairs", light=(0, -0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, -0.9, 0.5)])
    with d.thing("stairs", "place") as g:
        y, h = 484.0, 46.0
        while y < 1240:
            w, v = 250 + (y - 484) * 0.42, 250 + (y + h - 484) * 0.42
            g.flat([(400 - w, y + h * 0.28), (400 + w, y + h * 0.28), (400 + w, y + h * 0.94), (400 - w, y + h * 0.94)], turquoise=1)
            y, h, _ = y + h, h * 1.17, v
        for q in (-1, 1):
            g.flat([(400 + 262 * q, 470), (400 + 286 * q, 470), (400 + 640 * q, 1240), (400 + 580 * q, 1240)], gap=6, brown=1)
    with d.thing("open door", "prop") as o:
        o.flat("116,40! 684,40! 684,484! 116,484!", gap=6, brown=1)
        o.flat("140,64! 660,64! 660,484! 140,484!", turquoise=1, brown=1)
        o.flat("582,64! 660,44! 660,484! 582,470!", gap=5, turquoise=1)
        o.flat("596,270! 612,268! 612,284! 596,286!", brown=1)
    with d.thing("fox", "subject") as t:
        t.flat(BODY, gap=6, brown=1)
        t.flat(TAIL, gap=8, brown=1)
        with t.within(TAIL):
            t.flat(TIP)
        with t.in_inks(brown=1):
            t.strokes([line("548,884 600,894 656,876 704,836 750,776"), line("752,776 764,850 752,930 718,1002 666,1060 604,1108 560,1126")], 8, ends=(1, 1))
        t.strokes([line("590,420 540,510 470,590"), line("420,640 380,730 376,820"), line("300,770 290,850 310,940"), line("390,960 440,1020 520,1046")], 9, ends=(0.1, 0.1))
        t.flat("226,496! 222,466 250,450 300,448 400,452 440,456 464,470 462,496!", gap=6, brown=1)
        t.strokes([[(436, 474), (438, 494)], [(412, 472), (412, 494)]], 6, ends=(0.3, 1))
        t.flat(HEAD, gap=7, brown=1)
        with t.within(HEAD):
            t.flat("140,386! 190,340 236,356 262,400 282,446! 302,400 328,354 374,340 430,384! 360,500! 210,500!")
            t.flat("188,200! 216,236 204,262! 190,250! 184,230!", turquoise=1, brown=1)
            t.flat("380,200! 350,236 364,262! 380,250! 386,230!", turquoise=1, brown=1)
        t.flat("262,452! 282,444 304,452! 296,470 283,480 270,470!", turquoise=1, brown=1)
        t.strokes([[(192, 312), (214, 328), (236, 330), (256, 320)]], 9, ends=(0.3, 0.3))
        t.flat("306,332! 322,310 346,304 368,314! 352,332 330,338!")
        t.flat("326,320 334,308 344,308 350,320 344,332 332,334", turquoise=1, brown=1)
        with t.in_inks(turquoise=1, brown=1):
            t.strokes([line("302,334 322,308 346,301 374,314")], 7, ends=(0.4, 0.3))
    s.describe("A huge fox lies in a doorway above a green staircase. One eye is shut, one is open. Its thick brown tail lies down all the steps like a carpet, with a white tip.")
    s.moods("eerie", "droll", "curious", "soft")
    s.themes("animals", "home", "secrets", "guests", "size")
    s.says("fox", "red carpet", "who’s there?", "fluffy", "the tail end", "come in", "it sheds", "stairway", "a tall tale", "welcome", "don’t step on it", "somebody’s home", "wagging", "mind the step", "the landlord", "long story", "shy", "at the end of the trail", "brush", "soft landing", "only the beginning", "carpet burn", "upstairs neighbour", "I’d rather wait outside", "runner", "wild at heart, tidy at home", "you first", "what a big tail you have", "keep to the banister", "autumn comes down", "he thinks nobody sees him", "VIP entrance", "pets allowed", "follow it up", "the door is open, that’s the worst", "hide and seek", "part of the furniture", "thereby hangs", "cat, but bigger", "rumour", "draught excluder", "one foot in the house", "dust it gently", "let it sleep")  # fmt: skip
    s.relate("fox", "guards", "stairs")
    s.relate("fox", "looks out of", "open door")
    s.about(place="the back stairs of the Thin-Walled Flats", time="any hour", light="even, the room behind is dark", composition="diagonal", view="from below, up the stairs", foreground="the white tip of the tail", unexplained="whom it lets past")
