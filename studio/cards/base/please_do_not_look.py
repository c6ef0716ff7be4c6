"""Please Do Not Look: penguins study an empty plinth; the marble lion has gone behind the curtain."""

from __future__ import annotations

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.gouache_clay import Easel, Lamp
from reverie_studio.pen import Point
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import vernissage as show

RAYS = 60_000
YAW, PITCH, AT, K = -9.0, -17.0, (400.0, 790.0, 0.0), 1.06
STONE = {"": "#e6e2d8", "mane": "#dcd7cb", "nose": "#aaa396", "ear": "#d4cec2", "lid": "#d8d3c8", "eye": "#efece4"}
BIRD = {"": "#2c3040", "belly": "#f4f0e6", "cheek": "#e8c46a", "beak": "#c9763c", "foot": "#8a5a3a", "flipper": "#343a4c"}
VISITORS = ((-350, 420, 150, 0.98, 0, 0), (-30, 330, -150, 0.86, 0, 0), (120, 760, 140, 0.62, -28, -10), (600, 1900, -150, 1.75, 0, 0))


def stood(c: Clay, x: float = 0.0, z: float = 0.0, yaw: float = 0.0, scale: float = 1.0, y: float = 0.0) -> Clay:
    return c.turned(at=(x, y, z), scale=scale, yaw=yaw).turned(at=AT, scale=K, yaw=YAW, pitch=PITCH)


def seen(*points: tuple[float, float, float]) -> list[Point]:
    """Where points of the room lie on the card."""
    return Clay([], {"p": list(points)}).turned(at=AT, scale=K, yaw=YAW, pitch=PITCH).curve("p")


@card(id="ooydpe", title="Please Do Not Look", seed=33, palette="bone", light=(-0.55, -0.75))
def paint(s: Scene) -> None:
    e = Easel(s)
    sun = [Lamp(-0.5, -0.72, 0.5, 1.05), Lamp(0.7, -0.2, 0.5, 0.18)]
    head = stood(show.marble_head(), 48, -60, -18, 1.12, -356)
    body = stood(show.marble_body(), 60, -90, 0, 1.0, -350)
    drape = stood(show.curtain(128, 300, -660), 0, 10)
    birds = [stood(show.penguin(nod=nod, turn=turn), x, z, yaw, k) for x, z, yaw, k, nod, turn in VISITORS]
    s.draw(lambda pen: show.hall(pen, seen), name="hall", role="place", depth=0.3, volume=0, rim=0, material="place")


    s.draw(lambda pen: show.rail(pen, seen), name="rail", record=False, contact=0, volume=0.1, rim=0, depth=0.5)
    e.cast(body, seen((0, 0, -60))[0][1], tilt=0.3, strength=0.5)
    e.cast(drape, seen((0, 0, 10))[0][1], tilt=0.3, strength=0.5)
    e.clay(body, "#e0dbd0", name="lion's body", texture="skin", lamps=sun, casters=[drape, head], rays=RAYS, cool=0.3)
    lion = e.clay(head, STONE, name="marble lion", role="subject", texture={"": "skin", "mane": ""}, lamps=sun, casters=[drape], rays=RAYS, cool=0.3, deep=0.75)
    s.draw(lambda pen: pen.taper(head.curve("crack"), 3, 1.5, "#8a8478"), name="crack", record=False, contact=0)
    e.eyes(lion, "#b4aea2", "#efece4", dark="#5a564e")
    e.clay(drape, "#b02c2e", name="curtain", role="prop", texture={"": "cloth"}, lamps=sun, casters=[head], rays=RAYS)
    s.shade("M{0[0]},{0[1]} L{1[0]},{1[1]} L{2[0]},{2[1]} L{3[0]},{3[1]}Z".format(*seen((-100, 0, 170), (-100, 0, -50), (120, 0, -150), (140, 0, 60))), "#4a3a2c", 0.4, 10)
    s.draw(lambda pen: show.plinth(pen, seen, -205, 60, 100, 290), name="empty plinth", role="subject", depth=0.6, volume=0.0, contact=0)
    for k, c in enumerate(birds):
        x, z = VISITORS[k][:2]
        e.cast(c, seen((x, 0, z))[0][1] - 6 + 0.15 * z, tilt=0.3, strength=0.6)
        one = e.clay(c, BIRD, name=f"penguin {k}", role="witness" if k == 2 else "prop", texture={"": "feathers", "beak": "", "foot": ""}, lamps=sun, rays=RAYS // 2, plane="front" if k == 3 else "place", depth=0.8 + 0.05 * k)
        if k == 2:
            e.bead(one, 5.4, colour="#e8c46a")
            e.bead(one, 3.6, colour="#0c0c12")
    s.beam((70, -60), (180, 500), 50, 190, "#fff6dc", 0.3, 24)
    s.relate("marble lion", "hides behind", "curtain")
    s.describe("A marble lion hides behind a red curtain. Its face sticks out on one side, its hind part on the other. Penguins, seen from behind, study an empty plinth with paw prints on it. The smallest looks up at the lion.")
    s.moods("satirical", "playful", "shy", "amused")
    s.themes("art", "absence", "escape", "pretending", "being seen")
    s.says("modern art", "the emperor’s new clothes", "gone for lunch", "nothing to see here", "the great escape", "less is more", "stage fright", "everyone nods", "who stole it?", "don’t tell them", "an inside job", "free at last", "priceless", "only children see", "day off", "hide and seek at the museum",
           "tired of standing", "a heart of marble", "behind the scenes", "experts at work", "he is right there", "shy masterpiece", "curtain call", "stone-faced", "let them guess", "emptiness", "hype", "conceptual", "art critic", "I could do that, too", "missing person", "taking a break",
           "runaway star", "herd instinct", "what are we looking at?", "lion-hearted, not today", "private view", "dress code: black", "the elephant in the room", "nobody looks behind", "impostor syndrome", "big cat, small curtain", "Night at the Museum", "a coward of stone", "Pygmalion", "off duty", "the guide has lost the thread")  # fmt: skip
    s.about(place="a museum", time="day", weather="", light="white daylight from the left", composition="right", view="from above, a little, over the visitors’ shoulders", foreground="the dark back of a near visitor, cut by the edge", unexplained="what it is afraid of")
