"""Gone South: the washing has left its line and flies over the roofs in a wedge, like geese."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved

SHIRT = "-46,-96! -20,-84 20,-84 46,-96! 100,-130 180,-190 260,-262! 286,-240 300,-206! 230,-130 150,-56 104,-14! 96,60 110,140 130,214! 60,190 0,214 -60,196 -130,220! -112,140 -98,60 -104,-14! -150,-50 -230,-110 -310,-160! -302,-196 -280,-222! -190,-180 -100,-128"
"""A shirt in flight, its sleeves for wings."""
COLLAR = "-46,-96! -20,-84 20,-84 46,-96! 60,-78 40,-46 4,-22! -2,-22! -40,-44 -60,-78"


@card(id="50bsa3", title="Gone South", seed=65, palette="riso_wet_pavement", light=(0.5, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.5, -0.8, 0.5)])
    with d.thing("roofs", "place") as g:
        g.flat("-20,1030! 60,950! 90,950! 90,900! 130,900! 130,990! 220,1080! 330,960! 470,1090! 470,1020! 510,1020! 510,1110! 640,1000! 820,1130! 820,1240! -20,1240!", spruce=1, salmon=1)
        with g.in_inks(spruce=1, salmon=1):
            g.strokes([line("110,930 300,1000 500,1030")], 4, ends=(1, 1))
    with d.thing("shirts in flight", "subject") as t:
        for x, y, k, turn, ink in ((706, 130, 0.3, 10, 1), (96, 160, 0.34, -12, 1), (610, 300, 0.5, 8, 0), (196, 360, 0.58, -14, 0), (430, 690, 1.1, -8, 1)):
            inks = {"salmon": 1.0} if ink else {"spruce": 1.0}
            t.flat(moved(SHIRT, (x, y), k, turn), gap=7, **inks)
            t.flat(moved(COLLAR, (x, y), k, turn))
            t.strokes([moved(line("0,-20 4,90 0,206"), (x, y), k, turn)], 8 * k, ends=(1, 1))
            for b in (30, 80, 130):
                t.flat(moved([(14 - 7, b - 7), (14 + 7, b - 7), (14 + 7, b + 7), (14 - 7, b + 7)], (x, y), k, turn))
    s.describe("Five shirts fly over the roofs in a wedge, like geese. They spread their sleeves as wings, the nearest is huge and salmon pink. Between two chimneys hangs an empty line.")
    s.moods("bright", "free", "droll", "wistful")
    s.themes("freedom", "journey", "clothes", "wind", "autumn")
    s.says("laundry day", "fly away", "shirts", "geese", "gone", "wind", "follow me", "off the peg", "line dance", "migration", "follow the leader", "wash and go", "empty line", "hands up!", "we have lift-off", "no strings", "short sleeves, long journey", "holiday", "leaving home", "nobody inside", "they heard the weather report", "lost my shirt", "airmail", "collar", "out of office", "the staff have left", "where do the socks go?", "clean getaway", "drip-dry", "shirtless in October", "the office flies south", "formation", "a flock of Mondays", "where are your manners?", "button up", "arms wide open", "Dad’s whole wardrobe", "somebody’s children", "lightweight", "they took nothing", "hung out to fly", "white collar, free", "pegs can’t hold us", "tailwind")  # fmt: skip
    s.relate("shirts in flight", "sails on", "roofs")
    s.about(place="above the roofs", time="a windy morning", light="even, after rain", composition="diagonal", view="from below", foreground="dark roofs and chimneys", unexplained="where it is warm enough for shirts", weather="wind")
