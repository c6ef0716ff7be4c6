"""On One Leg: a flamingo in a puddle; its reflection is a dancer."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

BODY = (
    "322,96 310,60 272,44 234,58 214,92! 190,118 176,156 188,196! 212,200 226,172 246,142 280,134! 286,160 264,200 230,240 206,290 212,350 250,392 320,424 400,440 480,440 580,420 680,404 780,400! "
    "716,352 640,310 560,270 470,238 380,240 310,268 262,310! 262,290 290,248 320,200 336,150"
)
DANCER = "-7,0! -14,-30 -20,-70 -32,-120 -26,-176 -22,-200 -34,-260 -36,-310! 50,-310! 80,-286 140,-262 164,-246 150,-226 100,-206 20,-176! 14,-192 70,-222 84,-236 40,-252 28,-240! 22,-200 18,-176 22,-120 12,-60 8,-30 7,0!"
TORSO = "-30,-300! -18,-350 -34,-410 -50,-436! -90,-470 -128,-520 -120,-570 -84,-606 -44,-616! -50,-600 -84,-580 -98,-546 -84,-506 -40,-470! 0,-462! -2,-480! 20,-480! 20,-460! 50,-446 100,-430 150,-450 196,-490! 204,-480 170,-434 110,-402 56,-410! 30,-380 22,-350 40,-300!"
HEAD = "-2,-478! -28,-482 -40,-494! -38,-506! -48,-512! -38,-530 -34,-560 -4,-580 30,-572 48,-544! 70,-550 84,-528 68,-510 46,-512! 36,-490 20,-478!"
TUTU = "-180,-300! -120,-344 -30,-366 40,-366 130,-346 206,-296! 184,-290! 172,-272! 146,-278! 122,-256! 92,-264! 62,-244! 30,-256! 0,-240! -28,-256! -60,-242! -84,-262! -116,-254! -132,-278! -160,-276!"


@card(id="2we3eq", title="On One Leg", seed=44, palette="riso_wet_pavement", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, -0.6, 0.5)])
    with d.thing("puddle", "place") as p:
        p.flat("-20,690! 120,668 300,676 520,650 700,670 820,656! 820,1230! -20,1230!", spruce=1)
    with d.thing("one-legged flamingo", "subject") as f:
        f.flat(tube([(404, 430), (406, 560), (404, 700)], [14, 8], ends=CUT), salmon=1)
        f.flat("374,694! 404,680! 440,694! 450,704! 370,704!", salmon=1)
        f.flat(tube([(470, 430), (520, 480), (576, 520)], [20, 8], ends=CUT), salmon=1)
        f.flat(tube([(576, 520), (510, 540), (430, 556)], [10, 7], ends=CUT), salmon=1)
        f.flat(BODY, salmon=1)
        f.flat("196,116! 178,148 176,176 188,200! 214,204 224,180 212,160", gap=5, spruce=1, salmon=1)
        f.flat(ellipse(262, 84, 15, 15))
        f.flat(ellipse(260, 85, 8, 8), spruce=1, salmon=1)
        f.flat("420,330! 500,300 600,324 690,374 778,400! 700,392 640,404! 600,396 540,410! 500,390 450,380", gap=7, salmon=1)
        f.strokes([[(470, 340), (540, 340), (620, 366)], [(480, 366), (540, 370), (600, 386)]], 7, ends=(0.2, 0.1))
    with d.thing("dancer", "subject") as n:
        flip = (404, 704), 0.77, 180, True
        n.flat(moved(DANCER, *flip))
        n.flat(moved(TORSO, *flip))
        n.flat(moved(TUTU, *flip), gap=0, salmon=1)
        n.flat(moved(HEAD, *flip), gap=6)
        n.flat(moved("-34,-556! -6,-584 34,-578 50,-544! 72,-552 86,-528 68,-508 46,-512! 40,-530 10,-540!", *flip), salmon=1)
    s.describe("A pink flamingo stands on one leg in dark green water. Its reflection is a dancer, upside down, in a pink tutu. Both hold the pose.")
    s.moods("graceful", "wistful", "calm", "proud")
    s.themes("reflection", "dance", "balance", "identity", "longing")
    s.says("ballet", "poise", "balance", "tutu", "pink", "grace", "pirouette", "hold it", "the other me", "swan lake was full", "who is copying whom?", "in another life", "upside down", "on tiptoe", "dress rehearsal", "same legs", "dream job", "stretch", "mirror mirror", "deep down I dance", "what the water saw", "understudy", "first position", "long legs, short season", "lunch break of a ballerina", "lawn ornament", "she practises when it rains", "the audience is all fish", "don’t wobble", "partner work", "sole to sole", "nobody dances alone", "a puddle with ambitions", "it always wanted to be seen", "after the rain", "standing still is a dance too", "inner child", "feather and gauze", "below the surface", "toe to toe", "my double has more fun", "patience on one foot", "curtain call", "which one is cold?")  # fmt: skip
    s.relate("one-legged flamingo", "is reflected as", "dancer")
    s.about(place="a flooded street", time="after the rain", light="pale sky from the left", composition="left", view="eye level, at the water line", foreground="dark water cut by the lower edge", unexplained="whose reflection the dancer is")
