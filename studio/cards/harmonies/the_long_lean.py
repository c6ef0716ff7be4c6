"""The Long Lean: a hamlet leans in a wind that is not there; the smoke rises straight, and so does a goat."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import sheared
from reverie_studio.sculpt.gouges import chatter
from reverie_studio.sculpt.moved_outlines import moved

POPLAR = "-8,0! -10,-60! -52,-120 -70,-220 -60,-340 -34,-450 0,-540! 34,-440 62,-330 70,-220 50,-120 10,-60! 8,0!"
COW = (
    "0,-96 14,-112 40,-116 90,-112 140,-114 168,-106! 176,-126! 184,-110 196,-112! 214,-104 232,-84 238,-72 228,-62 212,-64 196,-72 184,-66! 176,-44 164,-34! 166,-16 164,0! 150,0! 150,-30! 142,-32 140,0! 126,0! 124,-34! "
    "90,-30 62,-34! 60,-22 50,-26! 44,-18 46,0! 32,0! 28,-24! 24,-20 22,0! 8,0! 8,-30 -2,-56! -6,-40 -12,-14! -20,-12! -14,-50 -8,-84!"
)
GOAT = (
    "0,-150 20,-164 60,-168 110,-162 140,-168! 152,-190 160,-216 158,-236! 120,-244 130,-250 160,-252! 156,-290 134,-330 108,-348! 150,-340 176,-300 182,-262! 190,-300 178,-336 160,-356! 200,-340 212,-296 200,-256! 222,-244 240,-220 256,-200 252,-188 236,-184! 226,-160 216,-140! 212,-170 208,-184! "
    "194,-180 196,-150 190,-118 178,-100! 180,-56 178,-10 184,0! 164,0! 162,-52 156,-92! 148,-92 146,-50 144,-8 148,0! 128,0! 128,-50 122,-90! 90,-80 60,-82! 62,-60 52,-40 52,-8 56,0! 36,0! 34,-40 28,-72! 20,-60 14,-36 16,-8 18,0! -2,0! -4,-40 2,-80 -4,-120! -14,-150 -34,-166! -12,-170!"
)
LEAN = 0.5


@card(id="zkqroc", title="The Long Lean", seed=25, palette="lino_salt_rose", light=(-0.6, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("sky", "place") as sky:
        sky.flat("-20,-20! 820,-20! 820,900! -20,900!", ink=1)
        with sky.down_to(0):
            sky.strokes(chatter((40, 40, 500, 260), 9, (160, 400), seed=3), 8.5, ends=(0.05, 0.1))
    with p.thing("hill") as h:
        h.flat("-20,830! 120,812 300,806 520,816 820,850! 820,1220! -20,1220!", ink=2)
        h.flat("-20,1150! 200,1128 420,1140 620,1160 820,1150! 820,1220! -20,1220!", ink=KEY)
        with h.down_to(1):
            h.strokes(chatter((20, 880, 470, 1110), 15, (50, 130), -63, seed=6), 10.5, ends=(0.05, 0.1))
    with p.thing("poplars", "subject", count=3) as t:
        for x, k, y in ((-60, 1.34, 840), (84, 1.0, 826), (590, 0.86, 832)):
            tree = sheared(POPLAR, y, LEAN, (x, y), k)
            t.flat(tree, ink=KEY, gap=7, around=1)
            with t.within(tree), t.down_to(2):
                t.strokes([[(x + dx * k + LEAN * (y - v0), v0), (x + dx * 1.1 * k + LEAN * (y - v1), v1), (x + dx * 0.5 * k + LEAN * (y - v2), v2)] for dx, v0, v1, v2 in ((-40, y - 130 * k, y - 240 * k, y - 400 * k), (-18, y - 110 * k, y - 260 * k, y - 470 * k), (6, y - 100 * k, y - 230 * k, y - 370 * k), (26, y - 110 * k, y - 200 * k, y - 300 * k))], [14, 12, 11, 9], ends=(0.5, 0.05))
    with p.thing("smoke", "accent") as sm:
        sm.flat("478,432! 470,380 488,320 474,250 494,180 476,110 492,40 484,-20! 548,-20! 544,50 552,120 536,180 550,250 528,320 538,380 514,432!", ink=0)
    with p.thing("house", "witness") as h:
        def put(text: str, x: float = 236, y: float = 836) -> list[tuple[float, float]]:
            return sheared(text, y, LEAN, (x, y))
        h.flat(put("0,0! 0,-190! 240,-190! 240,0!"), ink=0, gap=8, around=1)
        h.flat(put("20,-300! 20,-400! 62,-400! 62,-300!"), ink=KEY)
        h.flat(put("-30,-180! 40,-330! 230,-330! 276,-180!"), ink=2, gap=6, around=0)
        h.flat(put("100,0! 100,-120! 152,-120! 152,0!"), ink=KEY)
        h.flat(put("32,-72! 32,-130! 76,-130! 76,-72!"), ink=KEY)
        h.flat(put("182,-72! 182,-130! 220,-130! 220,-72!"), ink=KEY)
    with p.thing("cow") as c:
        c.flat(sheared(moved(COW, (0, 0), 1.3), 1020, LEAN, (50, 1020)), ink=KEY, gap=6, around=0)
        with c.down_to(0):
            c.flat(sheared("60,-134! 100,-140 130,-120 124,-84 90,-66 60,-90!", 1020, LEAN, (50, 1020)), ink=0)
    with p.thing("goat", "subject") as g:
        g.flat(moved(GOAT, (470, 1158), 1.02), ink=0, gap=6, around=KEY)
        g.flat("676,946 687,938 699,944 688,950", ink=KEY)
    s.describe("A house, three poplars and a cow lean steeply right. The smoke from the chimney rises straight. A white goat stands upright in front.")
    s.moods("droll", "stubborn", "airy", "uneasy")
    s.themes("conformity", "wind", "stubbornness", "village", "balance")
    s.says("slippery", "consensus", "upright", "fashion", "tilt", "trend", "outsider", "gale", "majority", "peer pressure", "everybody’s leaning these days", "what wind?", "I prefer vertical", "one of us is wrong", "ask the smoke", "he never learned to want it", "the tea slides off", "listening at the world’s door", "come closer, say the hills", "the habit of storms", "bent by what has gone", "they heard someone call", "my opinion stands", "a crooked house for a crooked man", "gravity took sides", "hold on to your hat", "it’s you who are slanted", "a tipsy photographer", "village politics", "after the wind left, we stayed", "eager neighbours", "longing does that to a roof", "nobody told the goat", "wall to wall nodding", "the only sober guest", "uphill both ways", "spine", "what do they all want over there?", "stand your ground", "the view from a ship", "even the cow gave in", "minority of one", "waiting to be blown down", "italics")  # fmt: skip
    s.relate("goat", "listens to", "smoke")
    s.about(place="a hamlet on a rise", time="noon", light="even, from the left", composition="diagonal", view="far, a hamlet on its hill", foreground="a white goat", unexplained="everything leans though no wind blows")
