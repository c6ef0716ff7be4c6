"""Let Go: people hold their heads on strings; a young man has opened his fingers."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines

HEAD = "64,-190! 92,-140 98,-104 92,-78! 124,-40 152,-2 146,14 110,18! 120,34 118,44! 78,52 50,46! 56,84 84,100 104,92! 112,106 112,128 96,150 60,160 30,168 8,204 22,232! -14,236! -8,212 -30,186 -80,150 -130,80 -150,-40 -110,-160 -20,-214"
HAIR = "92,-168! 40,-160 10,-120 -6,-60! -26,-70 -44,-40 -34,0 -50,40! -90,80 -120,96! -150,90 -210,60! -176,40 -240,0! -190,-20 -246,-80! -186,-84 -214,-160! -150,-140 -150,-220! -90,-196 -20,-256 60,-240 110,-200"
HAND = "-30,10! -38,-40 -60,-70 -100,-92 -114,-112 -98,-126 -62,-108 -40,-98! -52,-150 -58,-196 -44,-208 -30,-196 -18,-140! -14,-160 -14,-220 0,-234 14,-220 12,-150! 22,-150 34,-206 48,-216 60,-204 48,-136! 62,-130 86,-166 102,-170 106,-152 84,-110 66,-60 40,-20 32,10!"
OTHER = "-40,-190! -84,-120 -88,-84! -128,-30 -124,-6 -96,2! -106,24 -94,34! -102,50 -90,64! -94,100 -70,124 -20,120 0,150 6,180! 34,176! 40,140 90,90 120,0 110,-110 40,-200"
BUN = "-56,-176! -30,-110 10,-60 30,0 40,60 70,90! 130,60 146,-30! 190,-20 210,-80 180,-130 140,-110! 120,-190 40,-230 -30,-214"


@card(id="4rnkzr", title="Let Go", seed=4, palette="riso_wet_pavement", light=(0.5, -0.7))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.5, -0.6, 0.5)])
    bark = {"salmon": 1.0, "spruce": 1.0}
    with d.thing("sky", "place") as p:
        p.flat("-20,-20! 820,-20! 820,1220! -20,1220!", salmon=1)
    with d.thing("waiting woman", "witness") as w:
        with w.in_inks(**bark):
            w.strokes([[(660, 690), (650, 780), (664, 900), (656, 1010)]], 5, ends=(1, 1))
        at, k = (650, 560), 0.58
        w.flat(moved(OTHER, at, k))
        w.flat(moved(BUN, at, k), gap=4, spruce=1)
        w.flat("560,1220! 566,1080 590,1000 640,970 700,964 760,974 820,1010! 820,1220!", spruce=1)
        w.flat(ellipse(700, 966, 50, 16), gap=5, **bark)
        w.flat("600,1110! 640,1080 660,1040! 690,1050 700,1080! 690,1140 640,1180!", gap=6, spruce=1)
        w.flat("630,1030! 626,1000 646,986 668,986 692,998 700,1030 690,1060 664,1066!", gap=5)
        with w.in_inks(spruce=1):
            w.strokes([[(640, 1012), (660, 1018), (684, 1012)], [(640, 1034), (660, 1040), (684, 1034)]], 5, ends=(0.6, 0.6))
    with d.thing("young man", "subject") as m:
        at, k, a = (360, 300), 1.12, -14
        m.flat(moved(HEAD, at, k, a))
        m.flat(moved(HAIR, at, k, a), gap=6, spruce=1)
        with m.in_inks(**bark):
            m.strokes([[(414, 566), (440, 620), (400, 690), (420, 740), (470, 730), (450, 690), (400, 716), (380, 760)]], 6, ends=(1, 0.4))
        m.flat(moved("118,46! 78,54 52,48! 58,82 84,96 104,90!", at, k, a), **bark)
        m.flat(moved("22,-66! 50,-96 78,-88 90,-58! 62,-40 40,-44", at, k, a), **bark)
        m.flat(moved("30,-66! 52,-88 74,-82 84,-60! 62,-48 42,-50", at, k, a))
        m.flat(moved(ellipse(66, -68, 15, 18), at, k, a), **bark)
        m.flat(moved(ellipse(70, -74, 5, 5), at, k, a))
        m.flat(moved("4,-112! 40,-146 72,-146 92,-128! 64,-134 36,-124", at, k, a), spruce=1)
        m.flat(moved("-60,-30! -90,-50 -104,-20 -90,24 -60,30!", at, k, a), gap=5)
        with m.in_inks(spruce=1):
            m.strokes(moved_lines([[(110, 18), (96, 22), (92, 8)], [(44, 36), (36, 66), (48, 96)], [(-92, -24), (-76, -4), (-86, 12)]], at, k, a), 7, ends=(0.5, 0.2))
        m.flat("-20,1220! -20,1010 60,960 140,930 200,960 290,1040! 320,1010 346,950! 430,976! 420,1060 380,1140 360,1220!", spruce=1)
        m.flat(ellipse(120, 952, 76, 24), gap=6, **bark)
        m.flat(moved(HAND, (386, 980), 0.98, 14), gap=6)
    s.describe("A young man’s head floats up like a balloon. Far below, his headless shoulders stand with an open hand. Beside him a headless woman still holds her own head on a string.")
    s.moods("exhilarated", "anxious", "free", "absurd")
    s.themes("freedom", "losing control", "letting go", "the body", "courage")
    s.says("bye", "light-headed", "I always wanted to stop holding on", "head in the clouds", "balloon", "lost my head", "let it go", "where are you off to?", "think again", "up, up and away", "don’t forget to write", "holding on", "free thinker", "party’s over", "hold your head up high", "a string attached", "first day of the holidays", "heads will roll, heads will rise", "careless", "what a relief", "no more worries", "big ideas", "he’s not all there", "over the roofs by supper", "falling in love", "my mind wanders", "retirement", "she would never", "oops", "giddy", "air head", "come back down", "the wind has it now", "it looks smaller from up here", "no hard feelings", "brainstorm", "who needs it?", "mum, let go", "heart stays below", "helium", "getting away from myself", "a weight off my shoulders", "the hand was tired", "see you")  # fmt: skip
    s.relate("waiting woman", "waits for", "young man")
    s.about(place="a public garden", time="a windy afternoon", light="a bright windy sky", composition="diagonal", view="eye level", foreground="shoulders cropped by the edge", unexplained="what the others hold on for", weather="wind")
