"""A bell hangs from the night; its clapper is a child on a swing."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

BRONZE = "#d8a13c"


def bell(pen: Pen) -> None:
    pen.path("M300,-60C270,120 190,250 120,420C96,470 60,500 40,540C180,610 620,610 760,540C740,500 704,470 680,420C610,250 530,120 500,-60Z", BRONZE)
    pen.path("M40,540C180,610 620,610 760,540C700,486 560,462 400,462C240,462 100,486 40,540Z", darken(BRONZE, 0.62))
    pen.path("M40,540C180,610 620,610 760,540L752,524C620,590 180,590 48,524Z", lighten(BRONZE, 0.3))
    for y, w in ((140, 168), (330, 262)):
        pen.path(f"M{400 - w},{y}Q400,{y + 70} {400 + w},{y}L{400 + w + 5},{y + 16}Q400,{y + 90} {400 - w - 5},{y + 16}Z", darken(BRONZE, 0.25))
    for k in range(7):
        a = math.pi * (0.14 + 0.12 * k)
        x, y = 400 - math.cos(a) * 210, 232 + math.sin(a) * 40
        pen.path(f"M{x},{y - 20}l6,14l14,1l-11,10l4,15l-13,-8l-13,8l4,-15l-11,-10l14,-1Z", lighten(BRONZE, 0.35))


def ropes(pen: Pen, child) -> None:
    """From the dark of the bell through the hands to the board."""
    x, y = child["seat"]
    for hand, top in (("hand_far", 386), ("hand_near", 414)):
        hx, hy = child[hand]
        pen.poly([(top, 500), (top + 5, 500), (hx + 3, hy), (x + (hx - x) * 0.3 + 3, y + 8), (x + (hx - x) * 0.3 - 2, y + 8), (hx - 2, hy)], "#f6ecd0")
    pen.poly([(x - 44, y + 2), (x + 40, y - 4), (x + 41, y + 7), (x - 43, y + 13)], "#8a5f3c")


@card(id="vo2dtj", title="Not a Sound", seed=17, palette="indigo_wash", light=(-0.5, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("night", "#2b3f80", strength=1.0, charge="#4a4f9a", bloom=4, fade=(0.1, 0.6))
    for x, y, r in ((90, 90, 4), (700, 150, 5), (60, 330, 3), (740, 360, 4), (130, 690, 4), (660, 640, 3), (720, 800, 4), (60, 860, 3), (220, 780, 3), (600, 90, 3), (180, 170, 3)):
        p.lift(f"M{x},{y - r * 2}l{r},{r}l{r},{r}l-{r},{r}l-{r},{r}l-{r},-{r}l-{r},-{r}l{r},-{r}Z", 0.95, soft=0.8, loose=0.5)
    p.lift([(330, 620), (480, 580), (640, 640), (680, 800), (600, 930), (450, 940), (350, 830)], 0.75, soft=34)
    great = p.draw(bell, name="great bell", role="subject", how={"light": 0.55, "second": 0.7, "hatch": 0.6, "bloom": 1.0, "uneven": 0.7, "line": 1.2})
    child = p.figure(at=(508, 806), age="child", pose="swing", view="right", height=210, seed=6, role="accent", label="child on a swing", expression="glad", prop=None, contact=0,
                     clothes=dict(top="nightgown", colour="#f4ece0", shoes="barefoot"), hair="messy", how={"light": 0.2})
    p.draw(lambda pen: ropes(pen, child), name="swing", record=False, behind="child on a swing", how={"light": 0, "loose": 0.4})
    p.wash([(-60, 1130), (120, 1080), (330, 1062), (520, 1086), (860, 1050), (860, 1280), (-60, 1280)], "#ffffff", name="bare hill", bloom=0, wet=0.15, pool=0)
    p.glaze([(-60, 1180), (160, 1130), (380, 1150), (640, 1120), (860, 1160), (860, 1280), (-60, 1280)], "#8fa0cc", strength=0.5, wet=0.5, name="hill shade")
    p.ink(lambda k: (k.line([(-10, 1118), (120, 1082), (330, 1062), (520, 1086), (810, 1052)], 2.2, broken=0.3), k.tufts([(60, 1130), (420, 1120), (700, 1112), (560, 1160)], 22)), name="hill line")
    people = ((110, "old", "listen", "front_right", "#d8694a", 176), (236, "adult", "look_up", "right", "#e8b23a", 190), (318, "child", "hide_face", "front", "#6f8fc0", 120))
    for x, age, pose, view, tone, tall in people:
        p.figure(at=(x, 1120 - (x - 110) * 0.12), age=age, pose=pose, view=view, height=tall, seed=x, prop=None, role="witness" if x == 110 else "prop",
                 label="listener", clothes=dict(top="coat", colour=tone))
    s.relate(child, "hangs from", great)
    s.describe("A child swings like a clapper in a huge golden bell. The child wears "
               "white; the bell hangs from the sky. On a pale hill below stand three "
               "people: one holds a hand to the ear, one looks up, one hides the "
               "face. The sky is deep blue with stars.")  # fmt: skip
    s.moods("breathless", "joyful", "anxious", "quiet")
    s.themes("silence", "play and danger", "waiting", "announcement", "night")
    s.says("wait for it", "midnight", "soft landing", "ring the changes", "saved by the bell", "the sound of growing up", "higher!", "any moment now", "an alarm clock for giants",
           "heavy metal", "what a dream sounds like", "don't touch the sides", "one small voice", "curfew", "birth announcement")
    s.about(place="under the open sky", time="night", weather="clear", light="starlight, bare paper", composition="high", view="from below")
