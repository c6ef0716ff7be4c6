"""There and Back: a dodo holds out its ticket at the window; nobody else is in the queue."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import Clay, Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import odd_beasts as odd

RAYS = 80_000
ARCH = "M96,880 L96,420 C96,220 220,104 400,104 C580,104 704,220 704,420 L704,880Z"
TONES = {"": "#8c94aa", "hood": "#8c94aa", "face": "#d8b8a4", "bill": "#a9b48c", "tip": "#7a6248", "down": "#8c94aa", "lid": "#b08c80", "brim": "#e0bc6c", "crown": "#e6c67c", "band": "#a83a4c"}


@card(id="xnzvzw", title="There and Back", seed=69, palette="graphite_rose", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((380, 470, 280))
    with s.inside(ARCH):
        p.wash("M-30,-30 H830 V560 H-30Z", "#e8b4a8", name="evening", role="place", strength=0.7, wet=0.0, bloom=3, charge="#b8aac8", fade=(0, 0.4))
        p.wash("M-30,500 H830 V900 H-30Z", "#c9b8b4", name="quay", role="place", strength=0.75, wet=0.0, bloom=2)
        p.draw(lambda pen: odd.queue_ropes(pen, (290, 506), 7, 760, ("#a83a4c", "#7a6a70", "#c9a45c")), name="ropes", role="prop", contact=0, how={"light": 0.2, "second": 0.2, "line": 0.6})
        p.draw(lambda pen: pen.path("M150,503 L158,486 L240,486 L252,503Z", "#5a5466") or pen.rect(190, 464, 13, 23, "#5a5466"), name="steamer", role="prop", contact=0, how={"light": 0, "second": 0, "line": 0.5})
        p.wash([(198, 458), (186, 430), (214, 402), (276, 384), (288, 398), (236, 420), (210, 440)], "#a89cab", name="smoke", strength=0.5, wet=0.5)
        lamp, sky = Lamp(230, 250, 420, 1.25, 420), Lamp(0.75, -0.5, 0.25, 0.5)
        beast = odd.dodo_bust().add(odd.straw_hat().turned(at=(4, -118, -40), pitch=80, roll=-7, scale=1.1)).turned(at=(484, 446, 0), scale=1.04, yaw=-42, pitch=-3)
        body = p.clay(beast, TONES, name="dodo", role="subject", texture={"": "feathers", "face": "skin", "bill": "skin", "tip": "skin", "brim": "", "crown": "", "band": ""}, lamps=[lamp, sky], how={"as": "bold", "cool": 0.45, "bare": 1.0, "paper": 0.7}, rays=RAYS)
    p.eyes(body, iris="#e0a840", white="#a8805c")
    p.ink(lambda k: k.line(beast.curve("gape"), 2.8).line(beast.curve("nostril left"), 3.4), name="gape")
    gx, gy = beast.curve("grip")[0]
    p.draw(lambda pen: odd.punched_ticket(pen, gx - 4, gy + 16, 1.0, 12, ("#f6e6b4", "#c9943c", "#6a5460")), name="ticket", role="accent", contact=0, how={"light": 0.3, "second": 0.2})
    p.clay(Clay([lump for lump in beast.lumps if lump.part == "tip"], beast.marks), TONES["tip"], name="hook", texture="skin", lamps=[lamp, sky], how={"as": "bold", "cool": 0.45}, rays=RAYS // 3)
    with s.inside(ARCH, keep_out=True):
        p.wash("M-30,-30 H830 V1230 H-30Z", "#4a3438", name="office", role="place", strength=1.25, wet=0.0, bloom=2, charge="#54403c")
        p.ink(lambda k: [k.line([(x, -20), (x + 2, 1210)], 1.6, broken=0.5) for x in (34, 400, 770)], name="panels", colour="#2a1c22")
        p.lift("M76,880 L76,420 C76,206 206,84 400,84 C594,84 724,206 724,420 L724,880 L704,880 L704,420 C704,220 580,104 400,104 C220,104 96,220 96,420 L96,880Z", 0.5, soft=1.5)
    p.draw(odd.ticket_counter, name="counter", role="prop", plane="front", contact=0, how={"light": 0.15, "second": 0.35, "strength": 1.15})
    s.relate(body, "waits for", "ropes")
    s.describe("A dodo in a straw hat holds a ticket in its beak. It stands outside an arched ticket window. Inside, on the dark counter, are a bell and a rubber stamp. Behind the dodo, red ropes mark out a long queue, but nobody is waiting. Far off, a steamer smokes.")
    s.moods("polite", "wistful", "funny", "hopeful")
    s.themes("departure", "extinction", "being late", "travel", "loneliness")
    s.says("there and back", "return, please", "extinct", "late", "manners", "bureaucracy", "lonely", "honeymoon", "nostalgia", "terminus", "platform", "optimist", "reservation", "next, please", "are you going to finish?", "everyone else let me go first",
           "am I too early?", "we’ve been expecting you", "the last customer", "is this the right window?", "last of its line", "better late than never", "keep the change", "no need to push", "I was told to queue", "a window seat, please", "out of season", "one for the museum", "where has everybody gone?", "business as usual", "back to where I came from", "excuse me, young man",
           "I’d like to speak to history", "the ship has sailed", "dressed for the occasion", "first in line, finally", "a ticket to yesterday", "only the polite ones miss it", "we close in five minutes", "alone with all this room", "hat on, off we go", "the grand tour", "has anyone seen my cousins?", "this offer has expired")  # fmt: skip
    s.about(place="a ticket office in a harbour", time="evening", light="a desk lamp from the left", composition="centred", view="through a ticket window, from inside", foreground="the dark counter with a bell and a stamp",
            unexplained="who sold it the first half of the journey")  # fmt: skip
