"""Still Sitting: an empty chair throws the shadow of somebody who sits in it."""

from __future__ import annotations

from reverie_studio.engine.bodies import Point, outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card

SITTER = "662,460! 665,338 635,244 597,208! 600,162! 646,157 662,108 630,71! 597,49 538,38 495,65 484,106! 489,125! 460,160 476,168! 468,181 479,190! 473,206 489,222 522,225! 527,246! 495,273 468,324 473,387! 416,384 349,392 311,419! 306,500 319,635 322,716! 290,738 257,754 257,770! 365,770! 373,716 379,608 390,500! 538,492!"
CHAIR = ("438,441! 695,441! 700,481! 433,481!", "444,473! 476,473! 457,770! 427,770!", "651,473! 684,473! 714,770! 684,770!", "654,460! 668,230 660,28! 695,28! 705,230 695,460!")
G = 770


def cast(shape: str) -> list[Point]:
    """Where the low light throws it on the floor."""
    return [(x - (G - y) * 0.42, G + (G - y) * 0.53) for x, y in outline(shape)]


@card(id="up49nj", title="Still Sitting", seed=3, palette="riso_last_sun", light=(0.7, -0.4))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.7, -0.4, 0.5)])
    with d.thing("floor", "place") as f:
        f.flat("-20,600! 820,600! 820,1240! -20,1240!", sunflower=1)
        f.flat("-20,556! 820,556! 820,584! -20,584!", purple=1)
    with d.thing("shadow of a sitter", "subject") as h:
        for part in CHAIR[:3]:
            h.flat(cast(part), overprint=True, purple=1)
        h.flat(cast(SITTER), overprint=True, purple=1)
    with d.thing("empty chair", "subject") as c:
        for part in CHAIR:
            c.flat(part, gap=6, purple=1)
    s.describe("An empty purple chair stands in a bare room. Its long shadow on the orange floor shows a woman with a bun who sits in it.")
    s.moods("wistful", "haunting", "quiet", "tender")
    s.themes("absence", "memory", "shadows", "waiting", "home")
    s.says("still sitting", "grandmother", "she only went out for a minute", "is this seat taken?", "empty", "patience", "ghost", "the light remembers", "habit", "she always sat there", "invisible", "sit down, dear", "musical chairs", "missing", "waiting room", "at this time of day", "nobody", "a good listener", "sundial", "the bus no longer comes", "afterglow", "don’t sit on her", "afternoon nap", "reserved", "I can still see you", "widow", "long after", "the better half", "stay", "a dark lady", "what’s left of us", "knitting", "posture", "five o’clock", "somebody kept the place warm", "half gone", "shade", "four legs and a soul", "the chair knows", "unseated", "longing", "the quiet guest", "she’ll go when the sun does", "keep my place")  # fmt: skip
    s.relate("empty chair", "casts the shadow of", "shadow of a sitter")
    s.about(place="an empty room in the flats", time="late afternoon", light="low, from the right", composition="diagonal", view="eye level", foreground="the shadow runs towards us", unexplained="who sits there")
