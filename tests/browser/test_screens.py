"""Every screen once: axe-core finds nothing, nothing is out of reach, and a picture is kept.

`REVERIE_LONG=1` looks at all sizes in both lights, and at a phone in every language; the short run
at a phone and a laptop by night, in English. The pictures lie in out/shots, languages in folders.
"""

from pathlib import Path

import pytest
from checks import axe, in_order, look, settled
from company import Company
from devices import SIZES, Device, MakeDevice
from odd_pictures import some_pictures
from walk import Walk

from forms import LONG

SHOTS = Path(__file__).resolve().parents[2] / "out" / "shots"
LIGHTS = ("night", "day") if LONG else ("night",)
KINDS = [
    pytest.param("phone"),
    pytest.param("larger phone", marks=pytest.mark.long),
    pytest.param("laptop"),
]
# The last is no language: English made longer.
LANGUAGES = ("de", "da", "fi", "it", "is", "en-XA")
# As if it had been chosen in another tab.
TO_LANGUAGE = """language => dispatchEvent(
  new StorageEvent('storage', { key: 'reverie-language', newValue: language }))"""
SPEAKS = "language => document.documentElement.lang === language"
TO_LIGHT = "light => { document.documentElement.dataset.theme = light; }"


class Looker:
    """Looks at one screen after the other, and tells at the end what was wrong with which."""

    def __init__(self, device: Device) -> None:
        self.device, self.page = device, device.page
        self.wrong: list[str] = []
        width, height = SIZES[device.kind]
        self.size = f"{width}x{height}"
        SHOTS.mkdir(parents=True, exist_ok=True)

    async def __call__(self, name: str, *, stopped: bool = False) -> None:
        await settled(self.page)
        try:
            await in_order(self.page, touch=self.device.is_phone)
        except AssertionError as found:
            self.wrong.append(f"{name}: {found}")
        for light in LIGHTS:
            await self.page.evaluate(TO_LIGHT, light)
            picture = SHOTS / f"{name}-{light}-{self.size}.png"
            await self.page.screenshot(path=picture, caret="initial")
            if not stopped:
                await self.listen(f"{name} by {light}")
        if not LONG and self.device.is_phone and not stopped:
            await self.page.evaluate(TO_LIGHT, "day")
            await self.listen(f"{name} by day", ("color-contrast",))
        await self.page.evaluate(TO_LIGHT, "night")
        if LONG and self.device.kind == "phone":
            await self.in_every_language(name)

    async def in_every_language(self, name: str) -> None:
        for language in (*LANGUAGES, "en"):
            await self.page.evaluate(TO_LANGUAGE, language)
            await self.page.wait_for_function(SPEAKS, arg=language, polling=20)
            if language != "en":
                await self.look_in(language, name)

    async def look_in(self, language: str, name: str) -> None:
        folder = SHOTS / language
        folder.mkdir(exist_ok=True)
        try:
            # In the language that is longer than any a third line says how much room is left.
            await in_order(self.page, short=language != "en-XA")
        except AssertionError as found:
            self.wrong.append(f"{name} in {language}: {found}")
        await self.page.screenshot(path=folder / f"{name}.png", caret="initial")

    async def listen(self, name: str, rules: tuple[str, ...] = ()) -> None:
        self.wrong += [f"{name}: {line}" for line in await axe(self.page, rules)]

    def content(self) -> None:
        assert not self.wrong, "\n".join(dict.fromkeys(self.wrong))


@pytest.mark.parametrize("kind", KINDS)
async def test_pages_outside_a_table(device: MakeDevice, company: Company, kind: str) -> None:
    mine = await device(kind)
    mine.expect("404")
    looker = Looker(mine)
    await Walk(mine, company, looker).pages()
    looker.content()


@pytest.mark.parametrize("kind", KINDS)
async def test_a_turn_from_the_lobby_to_the_next_vote(
    device: MakeDevice, company: Company, kind: str
) -> None:
    mine = await device(kind)
    looker = Looker(mine)
    walk = Walk(mine, company, looker)
    await walk.lobby()
    await walk.clue()
    await walk.reveal()
    await walk.turn_of_another()
    looker.content()


@pytest.mark.parametrize("kind", KINDS)
async def test_from_the_link_to_the_end_of_a_game(
    device: MakeDevice, company: Company, kind: str
) -> None:
    mine = await device(kind)
    looker = Looker(mine)
    await Walk(mine, company, looker).end()
    looker.content()


@pytest.mark.parametrize("kind", KINDS)
async def test_talk_why_and_time(device: MakeDevice, company: Company, kind: str) -> None:
    mine = await device(kind)
    looker = Looker(mine)
    await Walk(mine, company, looker).talk()
    looker.content()


async def test_one_phone_for_all(device: MakeDevice, company: Company) -> None:
    mine = await device("phone")
    looker = Looker(mine)
    await Walk(mine, company, looker).pass_on()
    looker.content()


async def test_pictures_of_ones_own(device: MakeDevice, company: Company, tmp_path: Path) -> None:
    mine = await device("phone")
    mine.expect("status of 4")
    looker = Looker(mine)
    await Walk(mine, company, looker).own(some_pictures(tmp_path, 3, "program.jpg", "bomb.png"))
    looker.content()


async def test_the_checks_find_what_is_wrong(device: MakeDevice) -> None:
    """A page with everything that must not be: each of it is found."""
    mine = await device("phone")
    mine.expect("planted", "content policy", "Refused|violates")
    await mine.open("/about")
    await mine.page.locator("main").wait_for()
    await mine.page.evaluate(
        """() => {
          const main = document.querySelector('main');
          const put = (what, style) => Object.assign(main.appendChild(what).style, style);
          const words = Object.assign(document.createElement('p'), { textContent: 'Too pale' });
          put(words, { color: '#2a2018' });
          const far = Object.assign(document.createElement('button'), { textContent: 'Too far' });
          put(far, { position: 'fixed', left: '400px', top: '9px', width: '60px', height: '60px' });
          const tiny = Object.assign(document.createElement('button'), { textContent: 'Tiny' });
          put(tiny, { position: 'fixed', left: '9px', top: '9px', width: '9px', height: '9px' });
          const long = Object.assign(document.createElement('button'), {
            textContent: 'More than anybody wants to read before pressing what they meant to press'
          });
          long.className = 'btn';
          put(long, { width: '160px', height: '160px' });
          put(document.createElement('img'), { width: '9px' });
          put(document.createElement('div'), { width: '500px', height: '1px' });
          const script = document.createElement('script');
          script.textContent = '1';
          document.body.append(script);
          console.error('planted');
        }"""
    )
    found = await look(mine.page)
    assert found["sideways"] > 0
    assert "Too far" in str(found["out"])
    assert "Tiny" in str(found["small"])
    assert "More than anybody" in str(found["tall"])
    wrong = str(await axe(mine.page))
    assert "color-contrast" in wrong
    assert "image-alt" in wrong
    said = " ".join(mine.complaints)
    assert "planted" in said
    assert "content policy: script-src" in said
