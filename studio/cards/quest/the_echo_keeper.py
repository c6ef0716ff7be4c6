"""A woman keeps echoes in jars; out of an open one the same bird flies five times, paler and paler."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

ROCK, BIRD = "#5b4a78", "#e3923a"


def ledge(pen: Pen) -> None:
    pen.path("M-30,230L60,250L150,320L206,420L190,540L216,640L200,850L560,872L600,900L560,960L470,1010L420,1100L330,1140L250,1230H-30Z", ROCK)
    pen.path("M60,846L560,868L600,900L430,916L200,900L40,880Z", lighten(ROCK, 0.3))
    pen.path("M600,900L560,960L470,1010L420,1100L330,1140L250,1230H170L290,1110L400,1000L490,930Z", darken(ROCK, 0.25))


def jar(pen: Pen, x: float, y: float, k: float, tone: str, lid: bool = True) -> None:
    with pen.at(x, y, scale=k):
        pen.path("M-30,0C-40,-20 -38,-70 -26,-84H26C38,-70 40,-20 30,0Z", "#c9d8d4")
        pen.path("M-26,-8C-33,-26 -32,-44 -28,-56Q0,-64 28,-56C32,-44 33,-26 26,-8Z", tone)
        pen.path("M-14,-22q8,-18 18,-12q10,-12 14,-2q-8,18 -22,20Z", lighten(tone, 0.55))
        if lid:
            pen.rect(-24, -98, 48, 15, "#8a5f4c", radius=3)
        else:
            pen.oval(0, -84, 27, 8, "#6f8f8c")


@card(id="5kyege", title="The Echo Keeper", seed=300, palette="plum_wet", light=(0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("right", "#8f6fa0", strength=0.6, charge="#dcb6b4", bloom=3)
    p.wash([(240, 640), (380, 470), (450, 530), (560, 380), (660, 520), (740, 450), (860, 560), (860, 900), (300, 900)], "#8f86b4", name="far mountains", strength=0.4, wet=0.3, fade=(0, 0.9), bloom=1)
    p.wash([(330, 900), (480, 700), (580, 790), (700, 640), (860, 760), (860, 1130), (420, 1130)], "#5f9a86", name="mountains", strength=0.65, wet=0.35, fade=(0, 0.8), charge="#72589a", bloom=2)
    p.ink(lambda k: (k.line([(470, 520), (560, 380), (660, 520), (740, 450), (800, 500)], 1.3, broken=0.8), k.line([(400, 810), (480, 700), (580, 790), (700, 640), (800, 720)], 1.6, broken=0.5)), name="ridges")
    p.draw(ledge, name="mountain ledge", role="place", how={"light": 0.15, "hatch": 0.5, "bloom": 2, "uneven": 1.0, "charge": None})
    tones = ("#72589a", "#5f9a86", "#b9708a", "#c8a04a")
    p.draw(lambda pen: [pen.rect(-10, y, 206, 13, "#c99a7a") for y in (560, 700)], name="shelf", record=False)
    p.draw(lambda pen: [jar(pen, x, y, 0.95, tones[i % 4]) for i, (x, y) in enumerate(((34, 560), (106, 560), (34, 700), (104, 700), (168, 700), (60, 872), (140, 880)))], name="jar with an echo", role="prop", count=7,
           how={"light": 0.25})
    woman = p.figure(at=(262, 884), age="adult", pose="hold_up", view="right", height=360, seed=18, prop=None, role="prop", label="keeper of the jars", expression="calm",
                     clothes=dict(top="dress", colour="#3f6f66", apron=True, scarf=True, shoes="boots"), hair="bun", how={"light": 0.25})
    hx, hy = woman["hand_main"] if "hand_main" in woman.anchors else woman["hand_near"]
    p.draw(lambda pen: jar(pen, hx + 14, hy + 24, 1.15, "#e8b86a", lid=False), name="open jar", role="accent", how={"light": 0.2})
    way = ((hx + 44, hy - 112, 0.92, 1.0), (hx + 128, hy - 218, 0.84, 0.62), (hx + 212, hy - 316, 0.76, 0.38), (hx + 290, hy - 404, 0.68, 0.22), (hx + 356, hy - 480, 0.6, 0.12))
    for i, (x, y, k, strength) in enumerate(way):
        bird = p.put("bird", at=(x, y), scale=k * 1.02, turn=-14, pose="fly", role="subject", label="the same bird", colour=BIRD, contact=0,
                     how={"strength": strength * 1.1, "line": max(0.25, strength), "inner": max(0.15, strength), "light": 0.1, "hatch": 0.0, "broken": 0.6 * (i / 4)})
    p.figure(at=(452, 894), age="child", pose="listen", view="front_right", height=214, seed=6, prop=None, role="witness", label="child with a hand at the ear",
             clothes=dict(top="coat", colour="#b9708a", hat="beanie", hat_colour="#e3923a", shoes="boots"), how={"light": 0.2})
    s.relate("the same bird", "turns into", bird)
    s.describe("A woman holds up an open jar, and birds fly out. It is the same "
               "orange bird five times in a row, paler each time. Beside her a child "
               "holds a hand to its ear. They stand on a mountain ledge; on shelves "
               "in the rock are closed jars.")  # fmt: skip
    s.moods("wistful", "attentive", "magical", "fading")
    s.themes("memory", "sound", "fading", "keeping", "mountains")
    s.says("repeat after me", "preserve", "the last word", "fading", "gossip", "a voice I used to know", "pardon?", "five times I told you", "copies of copies", "jam session", "out of the jar", "who said that?",
           "freedom in instalments", "goodbye, bye, bye", "answering machine", "memory", "the original was better", "let it go")
    s.about(place="a mountain ledge", time="evening", weather="misty", light="light from the right", composition="high", view="eye level")
