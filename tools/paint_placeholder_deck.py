"""Paints decks/placeholder: 84 plain still lifes of paper shapes, each a line of SCENES below.

Pictures, descriptions and records all come from the same line, so they cannot drift apart.
Same lines, same seed, same pixels (with the same Pillow). Card ids are drawn at random from the
seed in the order of the lines: add new lines at the end only.

    python tools/paint_placeholder_deck.py [--sheet contact-sheet.png]
"""

import argparse
import base64
import io
import json
import math
import random
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import NamedTuple, cast

from PIL import Image, ImageDraw

SEED = "reverie placeholder 1"
FOLDER = Path(__file__).resolve().parents[1] / "decks" / "placeholder"
SIZE, THUMBNAIL, TINY = (800, 1200), (320, 480), (6, 9)
FINE = 2  # shapes are drawn this much larger, then made small, for smooth edges
PALETTE = 12  # colours of a finished picture
ID_LETTERS = "bcdfghjkmnpqrstvwxz23456789"  # no vowels, so no words

# arrangement: things, from first place to last, on background
SCENES = """
alone: red heart on white
alone: yellow star on black
alone: green leaf on pink
alone: white cloud on blue
alone: black fish on orange
alone: orange flower on purple
alone: blue boat on yellow
alone: white house on green
alone: 2 purple ring on white
alone: 3 white drop on red
alone: 5 black stripe on yellow
alone: 4 pink arch on black
alone: 6 blue circle on orange
alone: 3 yellow wave on purple
alone: 2 black crescent on pink
alone: 4 yellow diamond on blue
above: red circle, 3 blue stripe on white
above: yellow crescent, 3 white wave on blue
above: white cloud, 5 blue drop on pink
above: yellow circle, 2 black tree on green
above: 3 yellow star, white boat on purple
above: black triangle, red square on yellow
above: pink heart, 2 white leaf on black
above: green diamond, purple ring on white
above: orange fish, 3 white stripe on blue
above: 2 white ring, black boat on red
above: pink flower, 4 white stripe on green
above: 4 white star, orange tree on black
above: 2 blue cloud, red flower on white
above: 3 black drop, white arch on orange
above: black crescent, 2 white house on green
above: purple diamond, 4 green wave on yellow
beside: black square, white circle on red
beside: yellow triangle, pink ring on blue
beside: 2 green leaf, red arch on white
beside: 3 white fish, yellow drop on black
beside: red house, 3 black tree on yellow
beside: orange crescent, 4 white flower on purple
beside: 2 black heart, white star on pink
beside: white square, 3 blue heart on orange
beside: 4 pink triangle, yellow leaf on green
beside: purple cloud, 2 black square on white
beside: black flower, 2 white arch on red
falling: yellow circle, white fish on blue
falling: red star, green crescent on white
falling: 3 black cloud, purple house on pink
falling: white diamond, 3 orange leaf on black
falling: blue ring, black tree on orange
falling: 2 red drop, purple boat on yellow
falling: white heart, pink wave on purple
rising: yellow triangle, 2 white heart on red
rising: orange flower, black fish on white
rising: pink cloud, white crescent on black
rising: 3 blue diamond, green heart on yellow
rising: white star, 2 yellow arch on green
rising: black ring, 3 purple star on orange
rising: white leaf, yellow boat on blue
tiers: yellow star, white cloud, orange house on blue
tiers: red heart, black stripe, purple drop on white
tiers: 2 black fish, white wave, green leaf on pink
tiers: blue triangle, red circle, black square on yellow
tiers: pink crescent, 3 yellow diamond, white boat on black
tiers: white flower, 2 orange ring, pink arch on purple
tiers: 4 white drop, black cloud, yellow tree on red
tiers: 3 white circle, blue fish, 2 black wave on orange
tiers: 2 yellow square, black leaf, white triangle on green
corners: 4 blue star, red house on white
corners: 4 yellow drop, white flower on black
corners: 4 white heart, black cloud on red
corners: 4 green square, purple fish on yellow
corners: 4 pink leaf, white circle on green
corners: 4 orange triangle, white tree on blue
around: 6 white star, yellow circle on purple
around: 6 red circle, black arch on white
around: 6 pink drop, orange heart on black
around: 6 purple leaf, blue flower on yellow
around: 5 black fish, white ring on orange
around: 6 white triangle, green diamond on pink
around: 5 orange boat, white cloud on green
before: black house, yellow circle on red
before: 3 yellow tree, white crescent on purple
before: red boat, blue square on white
before: white fish, pink heart on blue
before: black star, white diamond on orange
"""


class Colour(NamedTuple):
    """A colour as paper and as a background, and the moods it brings."""

    paper: str
    ground: str
    moods: tuple[str, str]


COLOURS = {
    "red": Colour("#d8402f", "#b93a32", ("passionate", "urgent")),
    "blue": Colour("#2f6fb8", "#2c5282", ("calm", "cool")),
    "yellow": Colour("#f4c23a", "#efc758", ("cheerful", "warm")),
    "green": Colour("#2f8049", "#3d7a57", ("fresh", "hopeful")),
    "white": Colour("#fbf6ea", "#f3ecdd", ("clear", "quiet")),
    "black": Colour("#262630", "#2a2a36", ("mysterious", "serious")),
    "orange": Colour("#ee8434", "#e5934c", ("lively", "playful")),
    "pink": Colour("#ee93a8", "#e394a4", ("tender", "dreamy")),
    "purple": Colour("#7a4fa3", "#5d4380", ("solemn", "strange")),
}


# ── scenes ──────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Thing:
    """One to six equal shapes of one colour."""

    count: int
    colour: str
    shape: str


@dataclass(frozen=True)
class Scene:
    """One line of SCENES, and the card id that is its own for ever."""

    id: str
    arrangement: str
    things: tuple[Thing, ...]
    background: str


def scenes() -> list[Scene]:
    chance = random.Random(SEED)
    found: dict[str, Scene] = {}
    for line in SCENES.strip().splitlines():
        card_id = new_id(chance, found)
        found[card_id] = read_scene(card_id, line)
    return sorted(found.values(), key=lambda scene: scene.id)


def new_id(chance: random.Random, taken: dict[str, Scene]) -> str:
    while (card_id := "".join(chance.choices(ID_LETTERS, k=6))) in taken:
        pass
    return card_id


def read_scene(card_id: str, line: str) -> Scene:
    arrangement, rest = line.split(": ")
    things, background = rest.split(" on ")
    return Scene(card_id, arrangement, tuple(map(read_thing, things.split(", "))), background)


def read_thing(words: str) -> Thing:
    *count, colour, shape = words.split()
    return Thing(int(count[0]) if count else 1, colour, shape)


# ── shapes, each in a square from -1 to 1, y downwards ──────────────────────────────────────────

Point = tuple[float, float]


class Stencil:
    """A mask to cut one shape out of paper; `half` is half the size of the shape in pixels."""

    def __init__(self, half: float) -> None:
        self._half = half
        self.middle = math.ceil(half * 1.05)
        self.mask = Image.new("L", (2 * self.middle, 2 * self.middle), 0)
        self._draw = ImageDraw.Draw(self.mask)

    def at(self, x: float, y: float) -> Point:
        return self.middle + x * self._half, self.middle + y * self._half

    def polygon(self, *points: Point) -> None:
        self._draw.polygon([self.at(*point) for point in points], fill=255)

    def oval(self, x: float, y: float, rx: float, ry: float | None = None, ink: int = 255) -> None:
        ry = rx if ry is None else ry
        self._draw.ellipse((*self.at(x - rx, y - ry), *self.at(x + rx, y + ry)), fill=ink)

    def box(self, x0: float, y0: float, x1: float, y1: float, ink: int = 255) -> None:
        self._draw.rectangle((*self.at(x0, y0), *self.at(x1, y1)), fill=ink)


def circle(cut: Stencil) -> None:
    cut.oval(0, 0, 0.95)


def ring(cut: Stencil) -> None:
    cut.oval(0, 0, 0.98)
    cut.oval(0, 0, 0.6, ink=0)


def square(cut: Stencil) -> None:
    cut.box(-0.85, -0.85, 0.85, 0.85)


def triangle(cut: Stencil) -> None:
    cut.polygon((0, -0.92), (1, 0.82), (-1, 0.82))


def diamond(cut: Stencil) -> None:
    cut.polygon((0, -1), (0.68, 0), (0, 1), (-0.68, 0))


def star(cut: Stencil) -> None:
    cut.polygon(*(round_the_clock(tip, 10, 0.43 if tip % 2 else 1.02) for tip in range(10)))


def crescent(cut: Stencil) -> None:
    cut.oval(0, 0, 0.98)
    cut.oval(0.42, -0.18, 0.8, ink=0)


def heart(cut: Stencil) -> None:
    cut.polygon(*(heart_edge(math.tau * step / 120) for step in range(120)))


def drop(cut: Stencil) -> None:
    cut.oval(0, 0.33, 0.64)
    cut.polygon((0, -1), (0.565, 0.03), (-0.565, 0.03))


def leaf(cut: Stencil) -> None:
    side = [(0.62 * math.sin(math.pi * t / 40) ** 1.15, t / 20 - 1) for t in range(37)]
    cut.polygon(*side, *((-x, y) for x, y in reversed(side)))
    cut.box(-0.05, 0.7, 0.05, 1)


def arch(cut: Stencil) -> None:
    for reach, ink in ((0.9, 255), (0.46, 0)):
        cut.oval(0, 0, reach, ink=ink)
        cut.box(-reach, 0, reach, 0.9, ink=ink)


def wave(cut: Stencil) -> None:
    crest = [(t / 30 - 1, 0.17 * math.sin(math.tau * t / 30 - math.pi / 2)) for t in range(61)]
    low = ((x, y + 0.22) for x, y in reversed(crest))
    cut.polygon(*((x, y - 0.11) for x, y in crest), *((x, y - 0.11) for x, y in low))


def cloud(cut: Stencil) -> None:
    for x, y, reach in ((-0.58, 0.16, 0.38), (-0.14, -0.12, 0.46), (0.36, 0, 0.4)):
        cut.oval(x, y, reach)
    cut.oval(0.68, 0.24, 0.3)
    cut.box(-0.58, 0.1, 0.68, 0.54)


def stripe(cut: Stencil) -> None:
    cut.box(-1, -0.13, 1, 0.13)


def flower(cut: Stencil) -> None:
    for petal in range(6):
        cut.oval(*round_the_clock(petal, 6, 0.6), 0.36)
    cut.oval(0, 0, 0.5)
    cut.oval(0, 0, 0.2, ink=0)


def tree(cut: Stencil) -> None:
    cut.polygon((0, -1), (0.6, 0.0), (-0.6, 0.0))
    cut.polygon((0, -0.55), (0.75, 0.62), (-0.75, 0.62))
    cut.box(-0.12, 0.6, 0.12, 1)


def house(cut: Stencil) -> None:
    cut.polygon((0, -0.95), (0.95, -0.1), (-0.95, -0.1))
    cut.box(-0.72, -0.12, 0.72, 0.9)
    cut.box(-0.18, 0.32, 0.18, 0.91, ink=0)


def boat(cut: Stencil) -> None:
    cut.polygon((-1, 0.42), (1, 0.42), (0.62, 0.9), (-0.62, 0.9))
    cut.polygon((-0.08, -0.95), (-0.08, 0.28), (-0.8, 0.28))
    cut.polygon((0.08, -0.7), (0.08, 0.28), (0.66, 0.28))


def fish(cut: Stencil) -> None:
    cut.oval(-0.18, 0, 0.8, 0.48)
    cut.polygon((0.36, 0), (1, -0.5), (0.86, 0), (1, 0.5))
    cut.oval(-0.58, -0.12, 0.075, ink=0)


def round_the_clock(hour: int, hours: int, reach: float) -> Point:
    turn = math.tau * hour / hours
    return reach * math.sin(turn), -reach * math.cos(turn)


def heart_edge(turn: float) -> Point:
    x = 16 * math.sin(turn) ** 3
    y = 13 * math.cos(turn) - 5 * math.cos(2 * turn) - 2 * math.cos(3 * turn) - math.cos(4 * turn)
    return x / 17, -(y + 2.5) / 15.5


SHAPES: dict[str, Callable[[Stencil], None]] = {
    shape.__name__: shape
    for shape in (
        *(circle, ring, square, triangle, diamond, star, crescent, heart, drop, leaf),
        *(arch, wave, cloud, stripe, flower, tree, house, boat, fish),
    )
}
FLAT = {"wave": 0.28, "stripe": 0.24, "cloud": 0.6, "fish": 0.6}  # height of the wide shapes
FOLDED = set(SHAPES) - {"wave", "stripe", "ring", "crescent", "cloud", "fish"}


# ── arrangements: where the things of a scene lie, as parts of the card ─────────────────────────

Box = tuple[float, float, float, float]
Place = tuple[float, float, float]  # x, y and half the size, in card widths
Rows = tuple[int, ...]  # how many shapes lie in each row

BOXES: dict[str, tuple[Box, ...]] = {
    "alone": ((0.1, 0.15, 0.9, 1.35),),
    "above": ((0.12, 0.08, 0.88, 0.72), (0.12, 0.78, 0.88, 1.42)),
    "beside": ((0.03, 0.15, 0.48, 1.35), (0.52, 0.15, 0.97, 1.35)),
    "falling": ((0.06, 0.08, 0.6, 0.72), (0.4, 0.8, 0.94, 1.42)),
    "rising": ((0.4, 0.08, 0.94, 0.72), (0.06, 0.8, 0.6, 1.42)),
    "tiers": ((0.14, 0.07, 0.86, 0.49), (0.14, 0.54, 0.86, 0.96), (0.14, 1.01, 0.86, 1.43)),
}
FOREGROUND = (0.1, 0.6, 0.9, 1.4)
CORNERS = ((0.2, 0.2), (0.8, 0.2), (0.2, 1.3), (0.8, 1.3))
BIGGEST = 0.36


def places(scene: Scene) -> Iterator[tuple[Thing, list[Place]]]:
    """The things of a scene with their places, the hindmost first."""
    match scene.arrangement, scene.things:
        case "corners", (outer, inner):
            yield outer, [(x, y, 0.14) for x, y in CORNERS]
            yield inner, [(0.5, 0.75, 0.27)]
        case "around", (outer, inner):
            yield outer, circling(outer.count)
            yield inner, [(0.5, 0.75, 0.2)]
        case "before", (near, far):
            yield far, [(0.5, 0.58, 0.4)]
            yield near, in_rows(near, FOREGROUND, [(near.count,)])
        case arrangement, things:
            for thing, box in zip(things, BOXES[arrangement], strict=True):
                yield thing, in_rows(thing, box, ways_to_row(thing))


def circling(count: int) -> list[Place]:
    ways = (round_the_clock(hour, count, 1) for hour in range(count))
    return [(0.5 + 0.36 * x, 0.75 + 0.54 * y, 0.125) for x, y in ways]


def in_rows(thing: Thing, box: Box, ways: list[Rows]) -> list[Place]:
    """Equal shapes in the rows that let them be largest."""
    tall = FLAT.get(thing.shape, 1)
    return max((rows_in_box(rows, box, tall) for rows in ways), key=lambda spots: spots[0][2])


def ways_to_row(thing: Thing) -> list[Rows]:
    count = thing.count
    if thing.shape in ("wave", "stripe"):
        return [(1,) * count]
    nested: dict[int, list[Rows]] = {3: [(1, 2)], 4: [(2, 2)], 5: [(2, 1, 2)], 6: [(2, 2, 2)]}
    return [(count,), (1,) * count, *nested.get(count, [])]


def rows_in_box(rows: Rows, box: Box, tall: float) -> list[Place]:
    x0, y0, x1, y1 = box
    width, height = (x1 - x0) / max(rows), (y1 - y0) / len(rows)
    size = min(0.43 * width, 0.43 * height / tall, BIGGEST)
    step_x, step_y = min(width, 2.5 * size), min(height, 2.5 * size * tall)
    return [
        ((x0 + x1) / 2 + step_x * x, (y0 + y1) / 2 + step_y * y, size)
        for columns, y in zip(rows, centred(len(rows)), strict=True)
        for x in centred(columns)
    ]


def centred(count: int) -> list[float]:
    """Steps around a middle: 0, or ±½, or -1 0 1, and so on."""
    return [step - (count - 1) / 2 for step in range(count)]


# ── painting ────────────────────────────────────────────────────────────────────────────────────


def paint(scene: Scene, size: tuple[int, int] = SIZE) -> Image.Image:
    """The picture of a scene, drawn anew for every size: small ones stay crisp, and light."""
    width, height = size[0] * FINE, size[1] * FINE
    card = Image.new("RGB", (width, height), COLOURS[scene.background].ground)
    paint_backdrop(card, scene)
    for thing, spots in places(scene):
        for x, y, half in spots:
            stencil = Stencil(half * width)
            SHAPES[thing.shape](stencil)
            spot = snapped(x * width - stencil.middle), snapped(y * width - stencil.middle)
            lay_paper(card, thing, stencil.mask, spot, scene.background)
    return with_few_colours(card.resize(size, Image.Resampling.BOX))


def with_few_colours(card: Image.Image) -> Image.Image:
    """Only the commonest colours: every paper keeps its own, edges make do with fewer steps."""
    tally = sorted(cast("list[tuple[int, tuple[int, ...]]]", card.getcolors(100_000)), reverse=True)
    common = [part for _, colour in tally[:PALETTE] for part in colour]
    palette = Image.new("P", (1, 1))
    palette.putpalette(common + common[:3] * (256 - len(common) // 3))
    return card.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB")


def paint_backdrop(card: Image.Image, scene: Scene) -> None:
    """A second tone of the background: a table, a hill, a slope or a band."""
    width, height = card.size
    tone = shaded(COLOURS[scene.background].ground, 0.93)
    draw = ImageDraw.Draw(card)
    match scene.arrangement:
        case "alone" | "before":
            draw.rectangle((0, height * 0.74, width, height), fill=tone)
        case "above" | "beside":
            draw.ellipse((-width * 0.5, height * 0.62, width * 1.5, height * 1.7), fill=tone)
        case "falling" | "rising":
            left, right = (0.25, 0.8) if scene.arrangement == "falling" else (0.8, 0.25)
            slope = [(0, height * left), (width, height * right), (width, height), (0, height)]
            draw.polygon(slope, fill=tone)
        case "corners" | "around":
            draw.rectangle((0, height * 0.3, width, height * 0.7), fill=tone)


def lay_paper(
    card: Image.Image, thing: Thing, mask: Image.Image, spot: tuple[int, int], background: str
) -> None:
    """Paper with a shadow below it and, where the shape has two halves, a fold in the middle."""
    paper = COLOURS[thing.colour].paper
    below = spot[0] + snapped(card.width / 90), spot[1] + snapped(card.width / 67)
    card.paste(shaded(COLOURS[background].ground, 0.78), below, mask)
    card.paste(paper, spot, mask)
    if thing.shape in FOLDED:
        mask.paste(0, (0, 0, mask.width // 2, mask.height))
        card.paste(shaded(paper, 1.35 if thing.colour == "black" else 0.9), spot, mask)


def snapped(length: float) -> int:
    """To whole pixels of the finished card, so that equal shapes are equal and pack well."""
    return round(length / FINE) * FINE


def shaded(colour: str, light: float) -> str:
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{min(255, round(part * light)):02x}" for part in parts)


# ── descriptions: every sentence is 'place, is or are, nominative', so that little can go wrong ──

LANGUAGES = ("en", "de", "da", "fi", "it", "is")

# shape | en: one, more | de: gender, one, more | da: the same | fi: one, after a number | it | is
NOUNS = """
circle   | circle circles     | m Kreis Kreise           | c cirkel cirkler     | ympyrä ympyrää         | m cerchio cerchi      | f skífa skífur
ring     | ring rings         | m Ring Ringe             | c ring ringe         | rengas rengasta        | m anello anelli       | m hringur hringir
square   | square squares     | n Quadrat Quadrate       | n kvadrat kvadrater  | neliö neliötä          | m quadrato quadrati   | m ferningur ferningar
triangle | triangle triangles | n Dreieck Dreiecke       | c trekant trekanter  | kolmio kolmiota        | m triangolo triangoli | m þríhyrningur þríhyrningar
diamond  | diamond diamonds   | f Raute Rauten           | c rombe romber       | vinoneliö vinoneliötä  | m rombo rombi         | m tígull tíglar
star     | star stars         | m Stern Sterne           | c stjerne stjerner   | tähti tähteä           | f stella stelle       | f stjarna stjörnur
crescent | crescent crescents | f Mondsichel Mondsicheln | c halvmåne halvmåner | kuunsirppi kuunsirppiä | f mezzaluna mezzelune | m hálfmáni hálfmánar
heart    | heart hearts       | n Herz Herzen            | n hjerte hjerter     | sydän sydäntä          | m cuore cuori         | n hjarta hjörtu
drop     | drop drops         | m Tropfen Tropfen        | c dråbe dråber       | pisara pisaraa         | f goccia gocce        | m dropi dropar
leaf     | leaf leaves        | n Blatt Blätter          | n blad blade         | lehti lehteä           | f foglia foglie       | n lauf lauf
arch     | arch arches        | m Bogen Bögen            | c bue buer           | kaari kaarta           | m arco archi          | m bogi bogar
wave     | wave waves         | f Welle Wellen           | c bølge bølger       | aalto aaltoa           | f onda onde           | f bylgja bylgjur
cloud    | cloud clouds       | f Wolke Wolken           | c sky skyer          | pilvi pilveä           | f nuvola nuvole       | n ský ský
stripe   | stripe stripes     | m Streifen Streifen      | c stribe striber     | raita raitaa           | f striscia strisce    | f rönd rendur
flower   | flower flowers     | f Blume Blumen           | c blomst blomster    | kukka kukkaa           | m fiore fiori         | n blóm blóm
tree     | tree trees         | m Baum Bäume             | n træ træer          | puu puuta              | m albero alberi       | n tré tré
house    | house houses       | n Haus Häuser            | n hus huse           | talo taloa             | f casa case           | n hús hús
boat     | boat boats         | n Boot Boote             | c båd både           | vene venettä           | f barca barche        | m bátur bátar
fish     | fish fish          | m Fisch Fische           | c fisk fisk          | kala kalaa             | m pesce pesci         | m fiskur fiskar
"""  # noqa: E501

# colour | de: stem | da: c, n, more | fi: one, after a number | it: m, f, more | is: m, f, n, more
ADJECTIVES = """
red    | rot          | rød rødt røde             | punainen punaista             | rosso rossa rossi rosse                 | rauður rauð rautt rauðir rauðar rauð
blue   | blau         | blå blåt blå              | sininen sinistä               | blu blu blu blu                         | blár blá blátt bláir bláar blá
yellow | gelb         | gul gult gule             | keltainen keltaista           | giallo gialla gialli gialle             | gulur gul gult gulir gular gul
green  | grün         | grøn grønt grønne         | vihreä vihreää                | verde verde verdi verdi                 | grænn græn grænt grænir grænar græn
white  | weiß         | hvid hvidt hvide          | valkoinen valkoista           | bianco bianca bianchi bianche           | hvítur hvít hvítt hvítir hvítar hvít
black  | schwarz      | sort sort sorte           | musta mustaa                  | nero nera neri nere                     | svartur svört svart svartir svartar svört
orange | orangefarben | orange orange orange      | oranssi oranssia              | arancione arancione arancioni arancioni | appelsínugulur appelsínugul appelsínugult appelsínugulir appelsínugular appelsínugul
pink   | rosafarben   | lyserød lyserødt lyserøde | vaaleanpunainen vaaleanpunaista | rosa rosa rosa rosa                   | bleikur bleik bleikt bleikir bleikar bleik
purple | violett      | lilla lilla lilla         | violetti violettia            | viola viola viola viola                 | fjólublár fjólublá fjólublátt fjólubláir fjólubláar fjólublá
"""  # noqa: E501

NUMBERS = {
    "en": ("two", "three", "four", "five", "six"),
    "de": ("zwei", "drei", "vier", "fünf", "sechs"),
    "da": ("to", "tre", "fire", "fem", "seks"),
    "fi": ("kaksi", "kolme", "neljä", "viisi", "kuusi"),
    "it": ("due", "tre", "quattro", "cinque", "sei"),
}
ICELANDIC_NUMBERS = {
    "m": ("tveir", "þrír", "fjórir", "fimm", "sex"),
    "f": ("tvær", "þrjár", "fjórar", "fimm", "sex"),
    "n": ("tvö", "þrjú", "fjögur", "fimm", "sex"),
}

ARE = {
    "en": ("is", "are"),
    "de": ("ist", "sind"),
    "da": ("er der", "er der"),
    "fi": ("on", "on"),
    "it": ("c'è", "ci sono"),
    "is": ("er", "eru"),
}

WHERE = {
    "en": {
        "alone": "in the middle",
        "above": "at the top, at the bottom",
        "beside": "on the left, on the right",
        "falling": "at the top left, at the bottom right",
        "rising": "at the top right, at the bottom left",
        "tiers": "at the top, in the middle, at the bottom",
        "corners": "in the corners, in the middle",
        "around": "all around, in the middle",
        "before": "at the front, at the back",
    },
    "de": {
        "alone": "in der Mitte",
        "above": "oben, unten",
        "beside": "links, rechts",
        "falling": "oben links, unten rechts",
        "rising": "oben rechts, unten links",
        "tiers": "oben, in der Mitte, unten",
        "corners": "in den Ecken, in der Mitte",
        "around": "ringsum, in der Mitte",
        "before": "vorn, hinten",
    },
    "da": {
        "alone": "i midten",
        "above": "øverst, nederst",
        "beside": "til venstre, til højre",
        "falling": "øverst til venstre, nederst til højre",
        "rising": "øverst til højre, nederst til venstre",
        "tiers": "øverst, i midten, nederst",
        "corners": "i hjørnerne, i midten",
        "around": "rundt omkring, i midten",
        "before": "forrest, bagest",
    },
    "fi": {
        "alone": "keskellä",
        "above": "ylhäällä, alhaalla",
        "beside": "vasemmalla, oikealla",
        "falling": "ylhäällä vasemmalla, alhaalla oikealla",
        "rising": "ylhäällä oikealla, alhaalla vasemmalla",
        "tiers": "ylhäällä, keskellä, alhaalla",
        "corners": "kulmissa, keskellä",
        "around": "ympärillä, keskellä",
        "before": "edessä, takana",
    },
    "it": {
        "alone": "al centro",
        "above": "in alto, in basso",
        "beside": "a sinistra, a destra",
        "falling": "in alto a sinistra, in basso a destra",
        "rising": "in alto a destra, in basso a sinistra",
        "tiers": "in alto, al centro, in basso",
        "corners": "negli angoli, al centro",
        "around": "tutt'intorno, al centro",
        "before": "davanti, dietro",
    },
    "is": {
        "alone": "í miðjunni",
        "above": "efst, neðst",
        "beside": "vinstra megin, hægra megin",
        "falling": "efst til vinstri, neðst til hægri",
        "rising": "efst til hægri, neðst til vinstri",
        "tiers": "efst, í miðjunni, neðst",
        "corners": "í hornunum, í miðjunni",
        "around": "allt í kring, í miðjunni",
        "before": "fremst, aftast",
    },
}

BACKGROUND = {
    "en": "The background is {}.",
    "de": "Der Hintergrund ist {}.",
    "da": "Baggrunden er {}.",
    "fi": "Tausta on {}.",
    "it": "Lo sfondo è {}.",
    "is": "Bakgrunnurinn er {}.",
}


def table(text: str) -> dict[str, list[list[str]]]:
    """The lines of a table: first word → the words of every further column."""
    lines = (line.split("|") for line in text.strip().splitlines())
    return {first.strip(): [column.split() for column in columns] for first, *columns in lines}


NOUN, ADJECTIVE = table(NOUNS), table(ADJECTIVES)


def describe(scene: Scene, language: str) -> str:
    """What can be seen, in two sentences: the things in their places, then the background."""
    where = WHERE[language][scene.arrangement].split(", ")
    parts = [
        f"{place} {ARE[language][thing.count > 1]} {name(thing, language)}"
        for place, thing in zip(where, scene.things, strict=True)
    ]
    sentence = ", ".join(parts)
    background = BACKGROUND[language].format(plain_colour(scene.background, language))
    return f"{sentence[0].upper()}{sentence[1:]}. {background}"


def plain_colour(colour: str, language: str) -> str:
    """The colour as said of the background, which is masculine in it and is, common in da."""
    if language == "en":
        return colour
    return ADJECTIVE[colour][LANGUAGES.index(language) - 1][0]


def name(thing: Thing, language: str) -> str:
    """A thing with its number, colour and noun, in the nominative."""
    noun = NOUN[thing.shape][LANGUAGES.index(language)]
    adjective = ADJECTIVE[thing.colour][LANGUAGES.index(language) - 1]
    return NAMES[language](thing, noun, adjective)


def english(thing: Thing, noun: list[str], _: list[str]) -> str:
    one, more = noun
    if thing.count > 1:
        return f"{number(thing, 'en')} {thing.colour} {more}"
    return f"{'an' if thing.colour[0] in 'aeiou' else 'a'} {thing.colour} {one}"


def german(thing: Thing, noun: list[str], adjective: list[str]) -> str:
    gender, one, more = noun
    if thing.count > 1:
        return f"{number(thing, 'de')} {adjective[0]}e {more}"
    article, ending = {"m": ("ein", "er"), "f": ("eine", "e"), "n": ("ein", "es")}[gender]
    return f"{article} {adjective[0]}{ending} {one}"


def danish(thing: Thing, noun: list[str], adjective: list[str]) -> str:
    gender, one, more = noun
    common, neuter, plural = adjective
    if thing.count > 1:
        return f"{number(thing, 'da')} {plural} {more}"
    return f"en {common} {one}" if gender == "c" else f"et {neuter} {one}"


def finnish(thing: Thing, noun: list[str], adjective: list[str]) -> str:
    if thing.count > 1:
        return f"{number(thing, 'fi')} {adjective[1]} {noun[1]}"
    return f"{adjective[0]} {noun[0]}"


def italian(thing: Thing, noun: list[str], adjective: list[str]) -> str:
    gender, one, more = noun
    colour = adjective["mf".index(gender) + 2 * (thing.count > 1)]
    if thing.count > 1:
        return f"{number(thing, 'it')} {more} {colour}"
    if gender == "m":
        return f"un {one} {colour}"
    return f"un'{one} {colour}" if one[0] in "aeiou" else f"una {one} {colour}"


def icelandic(thing: Thing, noun: list[str], adjective: list[str]) -> str:
    gender, one, more = noun
    colour = adjective["mfn".index(gender) + 3 * (thing.count > 1)]
    if thing.count > 1:
        return f"{ICELANDIC_NUMBERS[gender][thing.count - 2]} {colour} {more}"
    return f"{colour} {one}"


def number(thing: Thing, language: str) -> str:
    return NUMBERS[language][thing.count - 2]


NAMES = dict(zip(LANGUAGES, (english, german, danish, finnish, italian, icelandic), strict=True))


# ── records: what a computer player may think of ────────────────────────────────────────────────

ASSOCIATION_COUNT = 16

# shape: themes; associations
MEANINGS = """
circle: wholeness, time; the sun, a button, a coin, a ball, a full moon, a plate, a planet, a wheel, going round in circles
ring: promise, wholeness; a wedding, a lifebelt, a hoop, a doughnut, a porthole, a halo, a bracelet, a promise, an open mouth
square: order, home; a parcel, a window, a tile, a box, a chessboard, a picture frame, a quiet room, a stamp, rules
triangle: ambition, balance; a mountain, a pyramid, a tent, a slice of cake, a warning sign, a sail, a party hat, a roof, the summit
diamond: wealth, play; a kite, a jewel, a playing card, a treasure, a harlequin, a crystal, a road sign, a gift, luck at cards
star: wishes, fame; a wish, a sheriff, Christmas, applause, a starfish, a medal, a far sun, a lucky night, the best of all
crescent: night, dreams; a lullaby, a banana, a smile, a sickle, midnight, a horn, a hammock, sleepwalking, once upon a time
heart: love, courage; a love letter, Valentine's day, a beating pulse, courage, a crush, the queen of cards, a balloon, kindness, home is where it is
drop: sorrow, nature; rain, a tear, a leaking tap, honey, a drop in the ocean, ink, thirst, morning dew, patience
leaf: growth, change; autumn, a bookmark, a feather, a salad, a fresh start, a garden, a fig leaf, tea, turning over a new page
arch: passage, memory; a gate, a bridge, a rainbow, a magnet, a tunnel, a horseshoe, a cathedral, a mouse hole, the way in
wave: travel, change; the sea, a snake, ripples, music, a ribbon, ups and downs, seasickness, curly hair, a holiday
cloud: dreams, freedom; daydreaming, a sheep, cotton wool, weather to come, a pillow, a thought, candy floss, heaven, head in the air
stripe: order, routine; a zebra crossing, a ladder, a prisoner, a flag, a staircase, pyjamas, a sheet of music, a barcode, between the lines
flower: growth, beauty; a birthday, spring, a windmill, a meadow, perfume, he loves me not, a fan, a bouquet, a good-bye
tree: nature, patience; a forest, Christmas eve, an arrow, growing up, a hide-out, a compass needle, roots, a family, a walk in the woods
house: home, shelter; coming home, a doll's house, somebody is in, a neighbour, a bird house, childhood, a secret door, moving out, grandmother's place
boat: travel, freedom; a voyage, an island, a paper hat, pirates, fair wind, an escape, a bath, a letter in a bottle, far away
fish: nature, silence; an aquarium, dinner, keeping silent, a catch, a bubble, deep down, swimming alone, a slippery friend, holding one's breath
"""  # noqa: E501

# what a shape becomes in a colour of its own
SPECIAL = {
    "red circle": ("a sunset", "a clown's nose"),
    "yellow circle": ("a summer day", "a lemon"),
    "white circle": ("a snowball", "a spotlight"),
    "blue circle": ("marbles", "a blue planet"),
    "yellow star": ("a guiding light", "gold"),
    "white star": ("a clear night", "snow"),
    "black star": ("a secret agent", "bad luck"),
    "red star": ("a revolution", "a champion"),
    "yellow crescent": ("a night at sea", "cheese"),
    "white crescent": ("a cold night", "a fingernail"),
    "black crescent": ("an eclipse", "a raven"),
    "red heart": ("true love", "an ace"),
    "black heart": ("heartbreak", "a villain"),
    "white heart": ("innocence", "first snow"),
    "blue heart": ("feeling blue", "a long distance"),
    "green heart": ("envy", "a clover"),
    "blue drop": ("a rainy day", "a shower"),
    "red drop": ("a wound", "cherry juice"),
    "black drop": ("oil", "spilt ink"),
    "white drop": ("milk", "a candle"),
    "green leaf": ("spring", "mint"),
    "orange leaf": ("October", "falling leaves"),
    "white cloud": ("a lazy afternoon", "a holiday sky"),
    "black cloud": ("a storm", "a bad mood"),
    "pink cloud": ("being in love", "a strawberry dream"),
    "purple cloud": ("a magic spell", "evening"),
    "black fish": ("a whale", "an outsider"),
    "orange fish": ("a goldfish", "three wishes"),
    "white fish": ("a ghost of the sea", "a bone"),
    "white boat": ("a regatta", "peace"),
    "red boat": ("a fire on the water", "a toy"),
    "black boat": ("a pirate ship", "the last ferry"),
    "red house": ("a barn", "Sweden"),
    "white house": ("a president", "a lighthouse keeper"),
    "black house": ("a haunted house", "nobody home"),
    "orange house": ("gingerbread", "a warm light"),
    "green tree": ("a pine forest", "Sunday"),
    "black tree": ("a dark wood", "burnt down"),
    "white tree": ("winter", "a wedding cake"),
    "orange tree": ("a bonfire", "fever"),
    "black stripe": ("a tiger", "crossed out"),
    "blue stripe": ("a sailor", "a swimming lane"),
    "white stripe": ("a runway", "toothpaste"),
    "green wave": ("grass in the wind", "a dragon"),
    "white wave": ("foam", "a sleepless night"),
    "red square": ("Moscow", "a stop"),
    "black square": ("a power cut", "a modern museum"),
    "white square": ("a blank page", "a napkin"),
    "black ring": ("a tyre", "a black hole"),
    "white ring": ("a smoke ring", "an angel"),
    "red flower": ("a poppy", "Spain"),
    "orange flower": ("a marigold", "the seventies"),
    "blue boat": ("a calm crossing", "a captain's dream"),
    "white flower": ("a daisy", "a bride"),
    "black flower": ("mourning", "a record"),
    "yellow diamond": ("a traffic sign", "caramel"),
    "white diamond": ("ice", "an engagement"),
    "black triangle": ("a witch's hat", "a volcano"),
    "white triangle": ("a snowy peak", "a sandwich"),
    "yellow triangle": ("the desert", "caution"),
}

# arrangement: how it is called in a record; theme; associations
RELATIONS = {
    "alone": ("alone", "solitude", ("the only one", "a portrait")),
    "above": ("above", "longing", ("looking up", "the one on top")),
    "beside": ("beside", "friendship", ("neighbours", "a first meeting")),
    "falling": ("above, to the left of", "distance", ("going downhill", "a fall")),
    "rising": ("above, to the right of", "distance", ("climbing", "on the way up")),
    "tiers": ("stacked", "order", ("a totem pole", "upstairs and downstairs")),
    "corners": ("in the corners around", "protection", ("four guards", "trapped")),
    "around": ("in a circle around", "community", ("a dance", "the centre of attention")),
    "before": ("in front of", "secrets", ("hide and seek", "in the way")),
}

LIGHT = {
    "red": "warm",
    "blue": "cool",
    "yellow": "bright",
    "green": "soft",
    "white": "bright",
    "black": "dark",
    "orange": "warm",
    "pink": "soft",
    "purple": "dim",
}

# what a background reminds of
SIGHTS = {
    "red": ("alarm", "embers", "blushing", "a theatre curtain"),
    "blue": ("under water", "Monday", "a cold morning", "the deep"),
    "yellow": ("a desert", "midsummer", "mustard", "a taxi"),
    "green": ("a lawn", "a billiard table", "hope", "far from the city"),
    "white": ("an empty page", "fog", "a clean start", "a gallery"),
    "black": ("the dead of night", "lights out", "outer space", "a cinema"),
    "orange": ("the end of summer", "a pumpkin", "sunburn", "marmalade"),
    "pink": ("a sugary dream", "chewing gum", "a flamingo", "rosy cheeks"),
    "purple": ("dusk", "a wizard", "grape juice", "a king's cloak"),
}

CROWDS = {2: "twins", 3: "a trio", 4: "a quartet", 5: "a handful", 6: "half a dozen"}


def meanings() -> dict[str, tuple[list[str], list[str]]]:
    """Shape → its themes and its associations."""
    lines = (line.split(": ") for line in MEANINGS.strip().splitlines())
    halves = ((shape, rest.split("; ")) for shape, rest in lines)
    return {shape: (themes.split(", "), ideas.split(", ")) for shape, (themes, ideas) in halves}


THEMES = {shape: themes for shape, (themes, _) in meanings().items()}
IDEAS = {shape: ideas for shape, (_, ideas) in meanings().items()}


def record(scene: Scene) -> dict[str, object]:
    return {
        "motifs": list(map(motif, scene.things, WHERE["en"][scene.arrangement].split(", "))),
        "relation": RELATIONS[scene.arrangement][0],
        "place": f"a plain {scene.background} background",
        "light": LIGHT[scene.background],
        "palette": [scene.background, *(thing.colour for thing in scene.things)],
        "medium": "cut paper",
        "moods": moods(scene),
        "themes": themes(scene),
        "associations": associations(scene),
    }


def motif(thing: Thing, place: str) -> dict[str, object]:
    return {"name": thing.shape, "place": place, "colour": thing.colour, "count": thing.count}


def moods(scene: Scene) -> list[str]:
    colours = [scene.background, *(thing.colour for thing in scene.things)]
    return once([COLOURS[colour].moods[turn] for turn in (0, 1) for colour in colours])[:4]


def themes(scene: Scene) -> list[str]:
    shapes = (THEMES[thing.shape] for thing in scene.things)
    return once([RELATIONS[scene.arrangement][1], *chain.from_iterable(shapes)])[:6]


def associations(scene: Scene) -> list[str]:
    """First what this very picture suggests, then what its shapes do, in turn."""
    things = scene.things
    ideas = [idea for thing in things for idea in SPECIAL.get(f"{thing.colour} {thing.shape}", ())]
    ideas += [CROWDS[thing.count] for thing in things if thing.count > 1]
    sight, *more_sights = SIGHTS[scene.background]
    ideas += [*RELATIONS[scene.arrangement][2], sight]
    chance = random.Random(scene.id)
    own = [chance.sample(IDEAS[thing.shape], len(IDEAS[thing.shape])) for thing in things]
    ideas += [idea for turn in zip(*own, strict=True) for idea in turn]
    return once(ideas + more_sights)[:ASSOCIATION_COUNT]


def once(words: list[str]) -> list[str]:
    return list(dict.fromkeys(words))


# ── the deck ────────────────────────────────────────────────────────────────────────────────────

TITLE = {
    "en": "Paper Shapes",
    "de": "Papierformen",
    "da": "Papirformer",
    "fi": "Paperimuotoja",
    "it": "Forme di carta",
    "is": "Pappírsform",
}
ABOUT = {
    "en": "Plain still lifes of paper shapes, for tests and first steps.",
    "de": "Schlichte Stillleben aus Papierformen, für Tests und erste Schritte.",
    "da": "Enkle stilleben af papirformer, til test og de første skridt.",
    "fi": "Pelkistettyjä asetelmia paperimuodoista, testeihin ja alkuun.",
    "it": "Semplici nature morte di forme di carta, per prove e primi passi.",
    "is": "Einfaldar kyrralífsmyndir úr pappírsformum, fyrir prófanir og fyrstu skrefin.",
}


def manifest(cards: list[dict[str, str]]) -> dict[str, object]:
    return {
        "format": 1,
        "id": "placeholder",
        "title": TITLE,
        "about": ABOUT,
        "kind": "placeholder",
        "licence": "CC-BY-4.0",
        "artist": "Reverie",
        "credits": [],
        "engine": 1,
        "audience": "everyone",
        "cards": cards,
    }


def make_deck(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    for part in ("pictures", "thumbnails", "descriptions"):
        (folder / part).mkdir(parents=True)
    every = scenes()
    write(folder / "deck.json", manifest([save_card(folder, scene) for scene in every]))
    write(folder / "records.json", {scene.id: record(scene) for scene in every})
    for language in LANGUAGES:
        texts = {scene.id: describe(scene, language) for scene in every}
        write(folder / "descriptions" / f"{language}.json", texts)


def save_card(folder: Path, scene: Scene) -> dict[str, str]:
    """Save both sizes of a card; what the manifest says of it."""
    file_name = f"{scene.id}.webp"
    picture, small = paint(scene), paint(scene, THUMBNAIL)
    (folder / "pictures" / file_name).write_bytes(smallest_webp(picture))
    (folder / "thumbnails" / file_name).write_bytes(smallest_webp(small))
    return {
        "id": scene.id,
        "picture": file_name,
        "thumbnail": file_name,
        "tint": COLOURS[scene.background].ground,
        "tiny": base64.b64encode(tiny_webp(picture)).decode(),
    }


def smallest_webp(picture: Image.Image) -> bytes:
    return min(webp(picture, lossless=True, quality=100), webp(picture, quality=80), key=len)


def tiny_webp(picture: Image.Image) -> bytes:
    return webp(picture.resize(TINY, Image.Resampling.BOX), quality=50)


def webp(picture: Image.Image, **options: int) -> bytes:
    file = io.BytesIO()
    picture.save(file, "WEBP", method=4, **options)
    return file.getvalue()


def write(path: Path, content: object) -> None:
    path.write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def contact_sheet() -> Image.Image:
    sheet = Image.new("RGB", (14 * 134, 6 * 200), "#888888")
    for at, scene in enumerate(scenes()):
        sheet.paste(paint(scene, (130, 195)), (at % 14 * 134 + 2, at // 14 * 200 + 2))
    return sheet


def main() -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--sheet", type=Path, help="also save a contact sheet here")
    chosen = options.parse_args()
    make_deck(FOLDER)
    if chosen.sheet:
        contact_sheet().save(chosen.sheet)


if __name__ == "__main__":
    main()
