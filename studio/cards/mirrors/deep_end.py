"""The Deep End: in the baths a hippopotamus yawns, and a bather rests in the shade of its mouth."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

HIPPO = (
    "166,456! 112,440 76,394 64,328 74,256 104,204 140,176! 152,138 196,126 232,156! 300,190 380,226 440,244! 452,196 498,168 548,184 572,226! 606,236! 604,182 632,144 676,152 694,198 684,250! "
    "740,280 800,330 840,390! 840,960! 140,960! 96,920 76,876 80,836 104,806 136,798! 190,816 260,826 340,818 420,794 494,752 548,700 580,644! 570,580 530,516 460,474 380,456 300,460 230,468!"
)
MOUTH = "200,440! 400,440 560,500 600,660! 480,800 300,840 160,820! 210,760 246,680 256,580 236,480"
TONGUE = "176,840! 178,800 200,764 240,748 300,752 360,754 430,740 500,700 560,640! 590,680 540,760 440,820 300,850"
# she sits facing left, the seat at 0,0: a round back, her knees drawn up between her arms
TORSO = "-16,8! 40,10 60,-16 64,-60 54,-104 30,-136! -4,-142! -20,-100 -26,-50 -26,0!"
FACE = "0,-240 34,-228 48,-198 42,-168 24,-150! 24,-128! -12,-128! -12,-146! -32,-146 -44,-154! -50,-166 -49,-178! -61,-184 -60,-194! -49,-202! -46,-226 -26,-238"
CAP = "-52,-205! -52,-232 -24,-252 8,-250 42,-232 54,-196 44,-172! 36,-176 24,-184! 0,-200 -26,-206"
LEG = "38,12! -6,12 -34,-14 -62,-44! -66,-30 -68,-14! -74,10 -104,14 -140,14 -144,2 -122,-8 -102,-20! -110,-60 -112,-96 -102,-120 -84,-128 -62,-120 -20,-76 22,-38 44,-10!"
ARM = "-6,-122! -2,-140 22,-142 34,-124 30,-104! 16,-78 0,-58 -22,-50! -52,-52 -84,-60! -104,-58 -120,-64 -124,-76 -116,-86 -98,-88 -82,-84! -60,-80 -38,-82! -22,-96"


@card(id="ptlpxp", title="The Deep End", seed=82, palette="riso_baths", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, -0.6, 0.5)])
    dark = {"aqua": 1.0, "burgundy": 1.0}
    with d.thing("yawning hippopotamus", "subject") as h:
        h.flat(MOUTH, aqua=1)
        with h.within(MOUTH):
            h.flat("306,640 318,570 366,528 440,524 500,560 526,620 516,690 470,740 380,770 320,740", **dark)
            h.strokes([[(250, 500), (320, 482), (420, 490), (500, 530)], [(262, 540), (310, 514), (370, 500)]], 8, ends=(0.2, 0.2))
            h.flat("258,440! 256,490 268,514 282,516 296,496 300,440!")
        h.flat(TONGUE, gap=7, burgundy=1)
        h.strokes([[(226, 786), (270, 790), (340, 792)]], 7, ends=(0.2, 0.1))
    with d.thing("bather", "witness") as b:
        at, k = (424.0, 762.0), 1.04
        with b.in_inks(burgundy=1):
            for shape in (moved(LEG, (at[0] - 20, at[1] - 6), k), moved(TORSO, at, k), moved(LEG, at, k)):
                b.strokes([[*shape, shape[0]]], 7, ends=(1, 1))
                b.flat(shape)
            b.flat(moved(TORSO, at, k), gap=4, aqua=1)
            b.flat(moved(FACE, at, k))
            b.flat(moved(CAP, at, k), gap=5, burgundy=1)
            for shape in (moved(LEG, at, k), moved(ARM, at, k)):
                b.strokes([[*shape, shape[0]]], 7, ends=(1, 1))
                b.flat(shape)
            b.strokes([moved(line, at, k) for line in ([(-46, -158), (-36, -160), (-30, -166)], [(-46, -200), (-38, -204), (-28, -200)], [(16, -182), (24, -174), (18, -164)], [(-118, -70), (-104, -70)], [(-114, -80), (-100, -78)])], 5, ends=(0.6, 0.3))
            b.flat(moved(ellipse(-42, -187, 5, 7), at, k), burgundy=1)
    with d.thing("yawning hippopotamus") as h:
        h.flat(HIPPO, gap=6, burgundy=1)
        for tooth in ("174,450! 170,500 182,546 202,556 222,536 236,458!", "138,806! 126,752 128,704 148,676 174,700 190,750 196,816!"):
            with h.in_inks(burgundy=1):
                h.strokes([outline(tooth)], 9, ends=(1, 1))
            h.flat(tooth)
        h.flat("470,246! 500,224 536,230 552,254! 520,262 492,260", gap=0)
        h.flat(ellipse(514, 244, 14, 15), **dark)
        h.flat("462,236! 496,206 540,212 562,246! 520,236", burgundy=1)
        h.flat(ellipse(186, 156, 17, 9, degrees=24), **dark)
        h.strokes([[(108, 270), (96, 330), (114, 384)], [(452, 290), (520, 300), (580, 286)], [(600, 570), (624, 640), (606, 710)], [(640, 196), (662, 190), (664, 230)], [(700, 330), (690, 400), (706, 470)], [(760, 400), (748, 470), (762, 540)]], 8, ends=(0.1, 0.1))
    with d.thing("water", plane="front") as w:
        water = "-20,916! 80,900 180,920 300,904 420,924 540,904 660,922 760,904 820,912! 820,1230! -20,1230!"
        w.flat(water, gap=6, aqua=1)
        with w.within(water):
            w.flat("92,880! 840,880! 840,980! 740,966 640,986 520,968 400,988 290,970 190,984 120,950", overprint=True, burgundy=1)
            for y, x in ((1016, 170), (1074, 260), (1128, 380)):
                w.flat(f"{x},{y + 8}! {x + 70},{y - 8} {x + 200},{y + 10} {x + 330},{y - 8} {x + 460},{y + 10} 860,{y - 6}! 860,{y + 22}! {x + 460},{y + 34} {x + 330},{y + 16} {x + 200},{y + 34} {x + 70},{y + 18}", overprint=True, burgundy=1)
        w.strokes([[(40, 1050), (90, 1040), (130, 1052)], [(50, 1130), (140, 1118), (220, 1132)]], 8, ends=(0.1, 0.1))
    s.describe("A hippopotamus yawns above the water of the baths. In its open mouth a small bather in an aqua suit sits on the tongue. She hugs her knees and looks out past two blunt teeth.")
    s.moods("calm", "droll", "trusting", "cosy")
    s.themes("trust", "water", "shelter", "size", "rest")
    s.says("yawn", "trust", "dentist", "shade", "lifeguard", "cave", "tongue", "cosy", "bathing", "Jonah", "private cabin", "deep end", "no running by the pool", "room with a view", "it only looks like a mouth", "please close the door", "mind the teeth", "a quiet place to think", "out of the sun", "waiting for the rain to stop", "bored to the bone", "beach house", "she comes here every day", "the changing room is taken", "one more minute", "warm and a bit damp", "big yawner, light sleeper", "what if it sneezes?", "a lesson in trust", "holding still for you", "swallow your pride", "the best seat in the baths", "front row", "inner peace", "aah, said the doctor", "cabin pressure", "open all day", "inside the beast it was calm", "nobody else would have me", "somewhere between in and out", "safe as houses", "gently does it", "breath like seaweed", "don’t go in after eating")  # fmt: skip
    s.relate("bather", "is inside", "yawning hippopotamus")
    s.relate("yawning hippopotamus", "guards", "bather")
    s.about(place="the Baths", time="a slow afternoon", light="pale light from the upper left", composition="left", view="near, at the water line", foreground="a wavy band of water", unexplained="why she is not afraid")
