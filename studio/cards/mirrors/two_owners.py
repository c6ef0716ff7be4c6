"""Two Owners: an old dog looks at us; in one eye a woman walks away, in the other a man."""

from __future__ import annotations

from reverie_studio.engine.bodies import Outline, Point
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

TURN = -5.0


def at(shape: Outline, flip: bool = False) -> list[Point]:
    """Half of the head as given is our right half, 0 in the middle; flipped it is the left one."""
    return moved(shape, (396, 600), 1.0, TURN, flip)


def both(shape: str) -> list[Point]:
    """The two halves of a shape of the head in one outline."""
    return at(shape) + at(shape, True)[::-1]


HALF = "0,-470! 90,-466 160,-440 214,-390 250,-300 262,-180 258,-60 268,60 262,180 240,290 230,400 220,520 150,640! 0,660!"
EAR = "150,-452! 220,-500 300,-490 370,-420 410,-300 430,-150 424,0 380,100 320,120 280,40 262,-80 266,-220 240,-330!"
MUZZLE = "0,-300! 18,-290 34,-200 40,-60 70,20 140,100 190,200 206,320 180,440 120,520 0,560!"
NOSE = "0,120! 60,118 108,130 124,160 100,204 60,236 24,262 0,268!"
EYE = "40,-96! 74,-158 140,-176 206,-154 240,-92! 204,-52 140,-34 78,-50"
LADY = "0,-62 12,-58 14,-44 6,-36! 18,-24 22,0 36,40! 18,40! 26,62! 16,64! 4,42! -6,42! -16,66! -26,62! -16,40! -30,40! -18,0 -14,-26 -6,-36! -12,-46 -10,-58"
MAN = "-24,-58! -12,-60! -10,-72! 12,-72! 14,-60! 26,-58! 26,-54! 14,-52 12,-40 6,-34! 20,-26 24,10 18,26! 30,64! 18,66! 2,32! -14,66! -26,62! -14,24! -20,-20 -6,-34! -12,-44 -12,-54!"


@card(id="a150wk", title="Two Owners", seed=33, palette="riso_wet_pavement", light=(0.1, -0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.1, -0.9, 0.5)])
    with d.thing("old dog", "subject") as g:
        for flip in (False, True):
            g.flat(at(EAR, flip), spruce=1, salmon=1)
        g.flat(both(HALF), gap=6, spruce=1)
        g.flat(both(MUZZLE))
        g.flat(both(NOSE), spruce=1, salmon=1)
        for flip in (False, True):
            g.flat(at("46,190! 60,166 92,170 98,190! 74,196", flip))
            with g.within(at(EYE, flip)):
                g.flat(at(EYE, flip))
                g.flat(at(ellipse(140, -112, 78, 78), flip), spruce=1, salmon=1)
            g.flat(at("60,-196! 78,-250 130,-262 168,-240 160,-214 110,-204!", flip), salmon=1)
        with g.in_inks(spruce=1, salmon=1):
            for q in (-1, 1):
                g.strokes([at([(0, 262), (6 * q, 330), (70 * q, 384), (150 * q, 392), (196 * q, 440)])], 10, ends=(1, 0.2))
                g.strokes([at([(40 * q, -96), (74 * q, -160), (140 * q, -178), (206 * q, -156), (240 * q, -92)])], 13, ends=(0.5, 0.3))
                g.strokes([at([(86 * q, 10), (140 * q, 14), (196 * q, -16)])], 6, ends=(0.1, 0.1))
                for x, y in ((96, 300), (134, 286), (126, 330)):
                    g.flat(at(ellipse(x * q, y, 6, 6)), spruce=1)
    with d.thing("walkers in its eyes", "accent") as w:
        w.flat(at(moved(LADY, (-142, -106), 0.94)))
        w.flat(at(moved(MAN, (142, -100), 0.9)))
    with d.thing("kerb", "place", plane="front") as k:
        k.flat("-20,1130 200,1110 420,1126 640,1106 820,1120! 820,1230! -20,1230!", gap=6, spruce=1, salmon=1)
    s.describe("An old green dog looks straight at us. Its ears are dark, its muzzle white. In one eye a woman walks away to the left, in the other a man to the right. Its brows are lifted.")
    s.moods("sad", "patient", "tender", "torn")
    s.themes("loyalty", "parting", "love", "choice", "family")
    s.says("come back", "good dog", "custody", "stay", "which way?", "I loved them equally", "the divorce", "every other weekend", "he saw it coming", "two doors", "heel", "a house with two ends", "looking both ways", "both eyes open", "who gets the dog?", "sit", "puppy eyes", "don’t fight", "torn", "he can’t be in two places", "faithful to both", "eyewitness", "they said just a walk", "the kerb", "never asked", "left and right", "pick me", "it isn’t my fault, is it?", "caught in the middle", "I’ll wait here", "bone of contention", "man’s best friend, and woman’s", "split vision", "goodbye, goodbye", "neither looked back", "stereo heartbreak", "half a family each", "what the dog knew", "old soul", "somebody throw a stick", "last in line", "parents", "under joint management", "he carries them home in his eyes")  # fmt: skip
    s.relate("walkers in its eyes", "is inside", "old dog")
    s.relate("old dog", "loses", "walkers in its eyes")
    s.about(place="a crossing", time="evening", light="a street lamp straight above", composition="centred", view="near, frontal", foreground="the dark kerb", unexplained="which of the two it will follow", weather="dry")
