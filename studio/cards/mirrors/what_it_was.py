"""What It Was: a white kitchen chair stands in the last sun, and its shadow is a horse."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.mirror_rooms import put

HORSE = "584,178! 578,118! 606,152! 620,112! 630,176! 656,212 694,276 726,332 742,372 738,402 714,420 690,410 666,376 636,356 604,350! 590,390 596,440 610,490 610,536 594,584! 590,650 582,730 586,764 574,810 572,880 580,922 592,954 608,1000! 548,1000! 552,950 544,914 548,870 548,800 538,764 536,728 522,650 518,596! 460,612 380,614 300,598 262,572! 260,624 240,684 218,742 208,800 206,886 216,926 228,956 244,1000! 182,1000! 186,950 174,916 176,880 172,800 152,736! 160,690 148,620 134,540 132,462 150,422! 200,392 270,402 350,414 430,388! 452,360 462,330! 480,322 492,282! 512,272 520,236! 540,228 548,196! 566,192"
FAR = ("250,540! 330,560! 330,640 320,700 300,742 292,800 288,890 296,930 308,960 320,1000! 262,1000! 264,944 256,890 262,800 256,742 236,680 240,600!", "590,540! 640,586 684,628 700,656 694,680 664,724 644,770 640,796! 596,806! 592,780 616,754 640,700 646,672 600,650 560,620!", "150,424! 110,436 82,510 74,610 60,690 84,760! 118,690 124,600 128,520 146,470!")
CHAIR = ("86,610! 112,604! 126,826! 104,830!", "236,580! 262,574! 272,796! 250,800!", "98,640! 250,610! 252,644! 100,674!", "104,716! 254,686! 256,716! 106,746!", "104,820! 262,784! 340,860! 172,908!", "110,830! 134,836! 128,1030! 110,1030!", "172,904! 198,898! 198,1120! 176,1120!", "314,866! 340,858! 338,1066! 318,1068!", "252,840! 270,840! 272,986! 254,988!")


@card(id="ejw51r", title="What It Was", seed=68, palette="riso_last_sun", light=(-0.9, 0.4))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.9, 0.4, 0.5)])
    with d.thing("square", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1000! -20,1000!", sunflower=1)
        g.flat("-20,1000! 820,1000! 820,1240! -20,1240!", purple=1, sunflower=1)
    with d.thing("shadow of a horse", "subject") as h:
        for shape in (HORSE, *FAR):
            h.flat(shape, purple=1)
    with d.thing("kitchen chair", "subject") as c:
        for k in CHAIR:
            c.flat(put(k, (240, 234), 0.8), gap=6)
        for k in CHAIR:
            c.flat(put(k, (240, 234), 0.8))
    s.describe("A small white chair stands before a golden wall. The purple shadow behind it is not a chair’s: it is a great horse that lifts one foreleg and fills the wall.")
    s.moods("wistful", "grand", "quiet", "dreamy")
    s.themes("memory", "shadow", "childhood", "strength", "furniture")
    s.says("horse", "shadow", "giddy up", "the past", "ride", "musical chairs", "it remembers", "sit", "in a former life", "wild", "four legs", "inner strength", "imagine", "dark horse", "throne", "Sunday western", "hold your horses", "playtime", "take a seat, cowboy", "before the carpenter", "tall in the saddle", "longing", "what stands behind me", "bigger than it looks", "a kingdom for it", "sundown", "gallop", "it still hears the grass", "grandfather’s chair", "reincarnation", "don’t sit, mount", "wooden heart", "retired", "shadow play", "every chair was something", "tamed", "the old racer", "he was a child here", "Trojan", "broken in", "nobody leans back any more", "quiet giant", "who cast you?", "after dinner we ride")  # fmt: skip
    s.relate("kitchen chair", "casts the shadow of", "shadow of a horse")
    s.about(place="the Great Square, at a wall", time="the last of the sun", light="low, from in front of the wall", composition="low", view="eye level", foreground="the dark ground before the wall", unexplained="whose shadow it is")
