"""Backstroke: an old woman floats on her back, an arm in the air; in the water under her floats a boy, his arm in the deep."""

from __future__ import annotations

from reverie_studio.engine.bodies import Point, outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.mirror_rooms import line

SHE = "40,640! 38,550 66,480 110,446 150,436! 172,430 190,438 200,436! 214,410 230,390 242,392 246,408 242,424! 256,420 270,412 280,422! 286,428 288,430! 300,424 308,436! 326,428 340,442 342,464 334,484! 344,510 372,534 416,548! 440,500 490,462 546,468 584,504! 620,478 670,470 712,500 736,530! 764,500 800,484 840,480! 840,640!"
CAP = "30,640! 30,546 60,472 108,438 156,430! 160,470 176,510 204,540 224,580 228,640!"
SUIT = "470,640! 466,580 440,506! 488,458 548,464 584,504! 620,474 672,466 716,500 738,532! 716,560 706,590 706,640!"
ARM = "336,620! 336,540 330,460 318,396 312,340 306,270 300,222! 276,192 256,164 246,138 254,126 272,138 296,166! 296,120 299,70 308,56 318,64! 322,38 332,28 342,38! 348,44 358,44 364,60! 370,70 380,78 382,100 378,150 370,190 358,226! 366,270 384,330 392,390! 396,450 414,530 440,620!"
HE = "70,570! 66,650 80,716 120,762 164,776! 186,780 200,772 208,770! 216,786 230,797 240,789 238,778! 250,782 260,789 268,781! 274,778 276,776! 284,780 292,771! 304,773 312,762 312,744 304,728! 318,706 360,694 410,692! 450,716 510,724 570,710 640,694 700,706! 770,734 840,730! 840,570!"
HAIR = "50,570! 54,660 70,726 112,772 166,788! 172,770 162,750! 172,742 168,724! 184,720 190,700 180,676! 204,664 222,640 222,570!"


def lift(shape: str) -> list[Point]:
    """Her arm, from the shoulder straight up."""
    return [(104 + x, 624 - 0.95 * (624 - y)) for x, y in outline(shape)]


def lean(shape: str) -> list[Point]:
    """The boy's arm: hers, mirrored in the surface, thinner and shorter."""
    return [(474 + 0.76 * (x - 372), 600 + 0.84 * (620 - y)) for x, y in outline(shape)]


@card(id="wbmip6", title="Backstroke", seed=5, palette="riso_baths", light=(0.0, -0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, -0.9, 0.5)])
    with d.thing("water", "place") as w:
        w.flat("-20,-20! 820,-20! 820,606! -20,606!", aqua=1)
        for q in ("-20,880! 60,866 150,876 230,898! 150,906 60,896 -20,904!", "560,826! 640,812 730,820 830,808! 830,838! 730,846 640,836!", "500,960! 590,944 690,954 830,938! 830,972! 700,984 590,974!", "-20,1040! 90,1026 180,1036 270,1056! 180,1066 90,1058 -20,1070!", "470,1110! 560,1094 680,1104 830,1088! 830,1126! 690,1136 560,1126!"):
            w.flat(q, aqua=1)
    sky, deep = "-20,-20! 820,-20! 820,606! -20,606!", "-20,606! 820,606! 820,1220! -20,1220!"
    with d.thing("boy in the water", "subject") as b:
        with b.within(deep):
            b.flat(HE, burgundy=1)
            b.flat("610,570! 614,640 622,712! 650,690 706,704 752,732! 760,680 764,570!", gap=6, burgundy=1, aqua=1)
            b.flat(HAIR, gap=5, burgundy=1, aqua=1)
            b.flat(lean(ARM), gap=7, burgundy=1)
        b.strokes([line("196,738 214,746 230,736"), line("194,756 212,766 228,760"), line("278,774 266,766 260,754"), line("540,640 556,660 584,664"), line("548,672 562,688 586,690")], 7, ends=(0.4, 0.3))
        b.strokes([lean(q) for q in ("317,70! 319,100 319,160! 321,100", "342,50! 344,90 342,160! 346,90", "364,72! 365,100 362,160! 367,100")], 4, ends=(0.5, 0.1))
    with d.thing("old woman", "subject") as o, o.within(sky):
        o.flat(SHE)
        o.flat(SUIT, burgundy=1)
        with o.within(SUIT):
            o.strokes([line("520,460 538,520 536,610"), line("584,500 600,550 600,610"), line("650,464 664,530 660,610")], 8, ends=(1, 1))
        o.flat(CAP, gap=5, burgundy=1)
        o.strokes([line("60,600 66,540 96,486 140,456"), line("104,604 112,560 134,520 158,500")], 7, ends=(0.4, 0.1))
        o.flat(lift(ARM))
        with o.in_inks(burgundy=1):
            o.strokes([line("196,478 214,466 232,472"), line("188,462 206,450 226,452"), line("190,492 178,498 170,508"), line("194,500 184,510 180,522"), line("288,430 276,440 272,456"), line("254,434 260,450 258,468"), line("246,412 236,414 232,406"), line("330,488 318,492 304,488"), line("352,520 338,524 322,516")], 7, ends=(0.4, 0.3))
        with o.in_inks(aqua=1):
            o.strokes([[(104 + u, 624 - 0.95 * (624 - v)) for u, v in line(q)] for q in ("318,64 320,100 320,150", "342,40 344,90 342,150", "364,62 365,100 362,150", "296,168 304,184 318,196", "322,400 340,410 352,408", "336,540 336,580 340,606")], 6, ends=(0.5, 0.1))
    with d.thing("surface", plane="front") as r:
        r.strokes([line("-20,606 100,609 200,603 300,609 400,604 520,609 600,603 690,608 760,603 820,606")], 10, ends=(1, 1))
    s.describe("An old woman in a bathing cap floats on her back. One arm stands straight up out of the water. Under her, in the mirror of the water, floats not she but a slim boy, one arm straight down.")
    s.moods("blissful", "weightless", "nostalgic", "tender")
    s.themes("age", "youth", "water", "touch", "time")
    s.says("floaty", "personal best", "going where I came from", "touch", "you’re it", "the boy I was", "swimming lessons", "weightless", "still got it", "hello down there", "heaven is chlorinated", "mirror image", "grandmother", "creation, wet", "passing lane", "at last nobody is watching", "deep breath", "mermaid, retired", "arm in arm with yesterday", "out of my depth", "long time no see", "upside down", "ceiling", "opposite directions", "sink or swim", "first love", "the water remembers", "hold on a moment", "early swim", "half a second", "reach", "slow motion", "we go different ways", "splash", "in the end we float", "light as a feather", "letter to my younger self", "two lives, one pool", "she lets go of the wall", "lifeline", "bathing beauty", "underwater handshake", "before and after", "it was warm once you were in")  # fmt: skip
    s.relate("boy in the water", "is reflected as", "old woman")
    s.relate("old woman", "swims through", "water")
    s.about(place="the public baths", time="early morning", light="even, from a skylight", composition="split", view="near, at the height of the water", foreground="the waterline between the two", unexplained="why her reflection is a boy")
