"""A cloud does not wish to be found by the sun."""

from __future__ import annotations

from reverie_studio.finishes.gouache_clay import Clay, Easel, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.left_things import (
    MAIN,
    UPPER,
    chest,
    drape,
    drawer_front,
    dripping,
    papered_room,
    small_lightning,
)
from reverie_studio.sculpt.unhurried import hiding_cloud

RAYS = 60_000


def wisp(spots: tuple[tuple[float, float, float], ...]) -> Clay:
    c = Clay()
    for k, (x, y, r) in enumerate(spots):
        c.ball(x, y, 20 * (k % 2), r, melt=10, part="cloud")
    return c


@card(id="c2d9rw", title="Nobody Home", seed=27, palette="rose_brick", light=(-0.7, -0.5))
def paint(s: Scene) -> None:
    e = Easel(s)
    s.draw(papered_room, name="room", role="place", contact=0, volume=0, rim=0, depth=0.6)
    s.shade("M640,240 L800,330 L800,1060 L620,1100Z", "#22303f", 0.5, 14)
    s.shade("M150,1080 L720,1070 L800,1130 L760,1180 L180,1150Z", "#2a1a1c", 0.6, 12)
    s.draw(chest, name="chest of drawers", role="prop", contact=0, volume=0.05, depth=0.7)
    lamp, low = Lamp(-0.7, -0.5, 0.5, 1.0), Lamp(0.7, 0.3, 0.5, 0.3)
    soft = {"": "#c9d3de", "lid": "#8d9cb4"}
    top = wisp(((500, 300, 44), (560, 276, 58), (628, 292, 48), (676, 330, 34), (590, 236, 40), (540, 320, 50), (640, 330, 40)))
    e.clay(top, soft[""], name="tuft", lamps=[lamp, low], rays=RAYS // 2)
    s.draw(lambda pen: drawer_front(pen, UPPER, 0.09), name="upper drawer", contact=0, volume=0.1, depth=0.75)
    cloud = hiding_cloud().turned(at=(404, 470, 60), scale=1.2, pitch=4)
    body = e.clay(cloud, soft, name="cloud", role="subject", lamps=[lamp, low], cool=0.7, rays=RAYS)
    e.eyes(body, "#4a6a9a", "#ffffff")
    s.draw(small_lightning, name="lightning", role="accent", contact=0, volume=0, rim=0)
    s.draw(lambda pen: drawer_front(pen, MAIN, 0.14), name="middle drawer", contact=0, volume=0.1, depth=0.8)
    s.draw(dripping, name="rain and puddle", contact=0, volume=0, rim=0)
    s.beam((30, 130), (330, 1260), 60, 330, "#ffe0a0", 0.45)
    s.draw(drape, name="curtain", plane="front", contact=0, depth=1.0, volume=0.2, rim=0)
    s.focus((400, 440, 330), (60, 300, 200), (400, 1090, 260))
    s.relate(body, "hides in", "chest of drawers")
    s.describe("A cloud hides in a chest of drawers and peers out. It looks sideways, away from the window, through which a sunbeam gropes over the floor. Rain drips from the lower drawers, a tuft and a flash of lightning stick out.")
    s.moods("nervous", "comic", "shy", "conspiratorial")
    s.themes("hide and seek", "weather", "feelings", "home", "secrets")
    s.says("nobody home", "hide and seek", "ready or not", "don’t breathe", "bottled up", "under pressure", "the top drawer", "I can still see you", "stuffed full of feelings", "it will come out", "a damp spot", "put your troubles away", "where did I put it?", "weather warning", "hold it in", "clear skies outside", "give yourself away", "a storm in a drawer", "tidy your room", "out of sight",
           "the last place you look", "cloud storage", "silver lining", "who forgot to shut this?", "too big to hide", "hiding from the sun", "don’t cry", "wait till it’s over", "leaking secrets", "it’s not me", "indoor weather", "moody furniture", "spare socks", "mothballs", "not today", "caught by surprise", "on cloud nine", "a soft touch", "small space, big feelings", "peek-a-boo", "lost and found", "I am not here")  # fmt: skip
    s.about(
        place="a papered room",
        time="afternoon",
        light="a sunbeam from the window",
        composition="centred",
        view="from above, past a curtain",
        foreground="a dark curtain at the left and above",
        unexplained="what the cloud has done that the sun looks for it",
    )
