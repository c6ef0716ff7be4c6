"""Not Mine: a dry-eyed woman holds a hand mirror in which a young stranger sobs."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines

FACE = "150,120 134,260 146,400 184,510 250,580 330,604 410,580 480,510 516,400 528,260 510,120 430,60 330,44 230,60"
HAIR = "340,64! 240,84 176,170 162,300 152,430! 120,484 70,480! 40,380 44,200 120,30 250,-50 420,-50 560,20 620,160 630,340 600,480! 550,490 512,430! 514,300 500,170 440,92!"


@card(id="rzk08x", title="Not Mine", seed=2, palette="riso_rush_hour", light=(0.0, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, -0.8, 0.5)])
    violet = {"pink": 1.0, "blue": 1.0}
    with d.thing("tram window", "place") as p:
        p.flat("-20,-20! 820,-20! 820,560! -20,560!", yellow=1)
    with d.thing("dry-eyed woman", "subject") as w:
        w.flat("-20,760! 60,690 180,650 236,640! 440,640! 520,660 660,700 820,790! 820,1220! -20,1220!", gap=6, blue=1)
        w.flat("216,520! 220,640 206,700! 330,740 470,700! 452,640 458,520!", gap=6, blue=1)
        w.flat(FACE, gap=6)
        w.flat(HAIR, gap=6, blue=1)
        for side in (False, True):
            at = (334, 300)
            w.flat(moved("-24,-14! -60,-58 -110,-70 -156,-46! -110,-44 -64,-26 -30,8!", at, 1, 0, flip=side), blue=1)
            w.flat(moved("-36,12! -70,-16 -110,-16 -142,14! -110,30 -66,30", at, 1, 0, flip=side), blue=1)
            w.flat(moved("-46,14! -70,4 -108,4 -130,16! -108,22 -68,22", at, 1, 0, flip=side))
            with w.in_inks(blue=1):
                w.strokes(moved_lines([[(-50, 52), (-90, 66), (-128, 50)], [(-60, 128), (-92, 160), (-104, 206)]], at, flip=side), 6, ends=(0.2, 0.2))
        for x in (276, 428):
            w.flat(ellipse(x, 312, 12, 12), blue=1)
        w.flat("318,280! 304,340 286,400 284,430 310,440! 334,452 360,440! 352,426 336,434 312,424! 310,400 322,340!", blue=1)
        w.flat("262,512! 300,500 334,506 370,500 410,514! 370,516 334,520 300,516!", blue=1)
        with w.in_inks(blue=1):
            w.strokes([[(300, 544), (334, 552), (368, 544)]], 7, ends=(0.2, 0.2))
    with d.thing("hand mirror", "subject") as m:
        at = (566, 800)
        m.flat("500,990! 540,1010! 500,1190! 440,1190!", gap=6, pink=1)
        m.flat(ellipse(*at, 196, 226, 90), gap=8, pink=1)
        m.flat(ellipse(*at, 178, 208, 90))
        with m.within(ellipse(*at, 170, 200, 90)):
            m.flat(ellipse(*at, 200, 230, 90), **violet)
            m.flat("470,730 464,800 480,880 520,940 560,960 610,940 646,880 660,800 650,730 600,680 520,680", gap=5, pink=1)
            with m.in_inks(**violet):
                m.strokes([[(488, 762), (516, 730), (536, 726)], [(636, 762), (610, 730), (590, 726)]], 10, ends=(0.3, 0.5))
                m.strokes([[(486, 792), (510, 806), (538, 792)], [(588, 792), (614, 806), (640, 792)]], 9, ends=(0.4, 0.4))
                m.strokes([[(556, 796), (550, 840), (562, 846), (574, 840)]], 6, ends=(0.2, 0.5))
            m.flat("524,900! 540,868 562,862 586,868 602,900! 580,890 546,890!", **violet)
            for x in (500, 618):
                m.flat(f"{x},816! {x + 14},850 {x + 10},880 {x},886 {x - 10},880 {x - 14},850")
    with d.thing("her hand") as h:
        h.flat("300,1190! 310,1100 350,1040 400,1016! 470,1060 480,1190!", gap=6)
        for y in (1056, 1098, 1140, 1182):
            h.flat(f"400,{y - 20}! 470,{y - 26} 530,{y - 22} 556,{y - 6} 554,{y + 14} 530,{y + 22} 470,{y + 22} 400,{y + 24}!", gap=0)
        with h.in_inks(blue=1):
            h.strokes([[(556, y + 16), (520, y + 24), (430, y + 22)] for y in (1056, 1098, 1140)], 6, ends=(0.6, 0.1))
        h.flat("330,1100! 360,1040 390,990 410,950 430,926 452,930 458,954 446,990 440,1030 430,1060!", gap=6)
    with d.thing("tear", "accent") as a:
        a.flat("448,906! 464,940 460,964 446,972 430,964 428,942", gap=5, **violet)
    s.describe("A stern woman in blue looks away, mouth shut. In the pink hand mirror she holds, a young stranger weeps; one dark tear has come out and hangs on the woman’s thumb.")
    s.moods("angry", "restrained", "sorrowful", "tense")
    s.themes("tears", "self-control", "strangers", "youth", "secrets")
    s.says("stop it", "crying by proxy", "somebody had to", "not mine", "pull yourself together", "daughter", "not in public", "the girl I was", "stiff upper lip", "borrowed tears", "look what you did", "she does it for me", "mirror, mirror", "dry-eyed", "poker face", "what would people say?", "I am fine", "inside out", "you always were the soft one", "waterproof", "not now", "feelings on a stick", "she never cried at the funeral", "leak", "two-faced", "who’s the saddest of them all?", "handle with care", "keep it down", "mother", "we don’t talk about it", "it runs in the family", "my other self can’t stop", "evidence", "a drop of truth", "caught red-eyed", "the past won’t behave", "someone left the tap on", "I said no", "hush", "it was thirty years ago", "make-up", "excuse her", "iron lady", "one got away")  # fmt: skip
    s.relate("hand mirror", "does the work of", "dry-eyed woman")
    s.relate("tear", "pours out of", "hand mirror")
    s.about(place="the tram", time="a bright morning", light="from the window behind her", composition="diagonal", view="near, eye level", foreground="her hand with the mirror", unexplained="whose tear it is")
