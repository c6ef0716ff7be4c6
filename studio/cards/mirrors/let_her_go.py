"""Let Her Go: the chandelier has come loose and swims off through the ballroom like a jellyfish."""

from __future__ import annotations

from reverie_studio.engine.bodies import Outline, Point
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved

BELL = "0,-250! 60,-244 150,-200 220,-120 256,-20 262,60! 236,30 206,30 182,62! 154,30 118,30 92,66! 62,32 30,32 0,68! -30,32 -62,32 -92,66! -118,30 -154,30 -182,62! -206,30 -236,30 -262,60! -256,-20 -220,-120 -150,-200 -60,-244"


def at(shape: Outline) -> list[Point]:
    """A shape of the chandelier, which swims askew."""
    return moved(shape, (424, 500), 1.12, 20)


@card(id="tcxz2x", title="Let Her Go", seed=64, palette="riso_good_party", light=(0.2, -0.5))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.2, -0.5, 0.5)])
    with d.thing("ballroom", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", slate=1)
    with d.thing("chandelier", "subject") as c:
        c.strokes([at(line(k)) for k in ("-150,60 -200,200 -130,330 -190,480 -140,600", "-60,60 -90,220 -30,360 -80,520 -30,680", "60,60 90,210 30,350 90,500 50,640", "150,60 190,200 130,320 190,440 160,560")], [14, 16, 16, 14], ends=(1, 0.1))
        for x, y, k in ((-168, 260, 1), (-150, 420, 0.9), (-62, 300, 1), (-60, 470, 1), (62, 280, 1), (66, 440, 1), (160, 250, 1), (166, 400, 0.9)):
            c.flat(at(moved("0,-40! 24,4 16,30 0,38 -16,30 -24,4", (x, y), k)), gap=5, pink=1)
        c.flat(at(BELL), gap=6, pink=1)
        for x, y in ((-262, 60), (-182, 62), (-92, 66), (0, 68), (92, 66), (182, 62), (262, 60)):
            c.flat(at(moved("-16,0! 16,0! 14,-64! -14,-64!", (x, y))), gap=5)
            fx, fy = at([(x, y - 66)])[0]
            c.flat(moved("0,-92! 26,-40 24,-14 0,0 -24,-14 -26,-40", (fx, fy)), gap=4, yellow=1)
            c.flat(moved("0,-40! 9,-20 0,-8 -9,-20", (fx, fy)))
        c.strokes([at(line(k)) for k in ("-40,-226 -130,-150 -176,-60", "0,-228 -30,-130 -40,-40", "40,-226 80,-150 100,-50", "90,-210 170,-140 212,-60")], 8, ends=(0.3, 0.2))
        for k in range(5):
            link = (k * 34 * (0.5 - k * 0.09), -282 - k * 44)
            c.flat(at(moved(ellipse(0, 0, 15 if k % 2 else 7, 30), link, 1, k * 12)), at(moved(ellipse(0, 0, 7 if k % 2 else 1, 20), link, 1, k * 12)))
    s.describe("A pink chandelier swims like a jellyfish through the dark. It tilts, but the flames of its seven candles stand upright; strings of glass drops drift below it, and a chain trails from its crown.")
    s.moods("dreamy", "festive", "free", "light")
    s.themes("freedom", "party", "sea", "light", "escape")
    s.says("jellyfish", "free", "party’s over", "swim", "deep sea disco", "let it shine", "off the chain", "unhooked", "float", "last dance", "ballroom", "birthday", "seven wishes", "the light that left", "electric", "it never liked the ceiling", "slow dance", "up and away", "drifting home", "low light, high tide", "after the guests", "soft explosion", "gown", "who turned off the floor?", "swinging", "she was only hanging around", "pink", "candles on the water", "the queen leaves early", "dangerous when touched", "dripping with diamonds", "Sunday in the abyss", "night swimmer", "don’t follow her", "weightless", "a lamp with somewhere to go", "carousel", "opera under water", "no strings, well, some", "glow", "it stings a little", "hat of a drowned countess", "the evening took off", "sea change")  # fmt: skip
    s.relate("chandelier", "swims through", "ballroom")
    s.about(place="the Ballroom", time="after the last dance", light="from its own candles", composition="diagonal", view="from below", foreground="strings of glass that run out of the sheet", unexplained="who unhooked it")
