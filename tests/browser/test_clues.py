"""C2: clues that are played, mimed and sung, made by one and heard and seen by everybody."""

import re

from company import Company
from devices import MakeDevice, make_device
from playwright.async_api import Browser, Locator, expect
from table_page import Table
from test_keyboard import KeyboardTable
from without_words import RISING, Storyteller, listening, sounds, tune_heard

from reverie.app import House


async def set_table(company: Company, *tables: Table) -> str:
    """Friends wait while whoever sits at the first table tells; the answer is the table's code."""
    table = await company.set_table("classic", 2)
    for at, name in zip(tables, ("Mira", "Jonas"), strict=False):
        await at.sit_down(table, name)
    company.leave_the_race()
    assert company.host.view is not None
    return company.host.view.code


async def test_a_tune_is_the_same_for_a_phone_and_the_room(
    device: MakeDevice, company: Company
) -> None:
    phone, other = await listening(await device()), await listening(await device())
    board = await listening(await device("television"))
    mira, jonas = Table(phone), Table(other)
    code = await set_table(company, mira, jonas)
    await board.open(f"/tv/{code}")
    await expect(board.page.get_by_role("list")).to_contain_text("Mira")
    await board.page.keyboard.press("Enter")
    await company.start()
    await mira.my_move()
    teller = Storyteller(mira)
    await teller.go("A tune")
    await teller.play(RISING)
    for one in await sounds(phone):
        assert 0.001 < one["peak"] < 1
    await mira.tap(teller.button("Key 11"))
    await mira.tap(teller.button("Take the last note away"))
    await mira.tap(teller.button("Listen"))
    mine = await tune_heard(phone)
    await expect(teller.button("Listen")).to_be_visible()
    await mira.tap(teller.button("Listen"))
    assert await tune_heard(phone, 2) == mine, "the same notes, another sound"
    await mira.tap(teller.button("Stop"))
    await mira.check()
    await teller.give()

    await jonas.on_page("choose a card")
    told = other.page.get_by_role("main")
    await expect(told).to_contain_text("Mira plays a tune")
    await expect(told).to_contain_text(re.compile("5 notes, rising, .*music box"))
    assert await sounds(other) == [], "a phone is silent until it is asked"
    await jonas.tap(jonas.button("Hear it"))
    assert await tune_heard(other) == mine
    await jonas.tap(jonas.button("Stop"))
    await expect(jonas.button("Hear it")).to_be_visible()
    await expect(board.page.get_by_role("main")).to_contain_text("Mira plays a tune")
    assert await tune_heard(board) == mine
    await jonas.check()


async def test_a_tune_is_there_again_after_a_reload(device: MakeDevice, company: Company) -> None:
    mira = Table(await device())
    await set_table(company, mira)
    await company.start()
    await mira.my_move()
    teller = Storyteller(mira)
    await teller.go("A tune")
    await teller.play(RISING)
    await mira.page.reload()
    await mira.tap(mira.button("Change it"))
    await expect(teller.corner).to_contain_text("5 notes, rising")
    await mira.tap(teller.button("Start over"))
    await expect(teller.button("Give this clue")).to_have_attribute("aria-disabled", "true")


async def test_a_pantomime_is_acted_for_a_phone_and_the_room(
    device: MakeDevice, company: Company
) -> None:
    phone, other = await device(), await device(reduced_motion="reduce")
    board = await device("television")
    mira, jonas = Table(phone), Table(other)
    code = await set_table(company, mira, jonas)
    await board.open(f"/tv/{code}")
    await expect(board.page.get_by_role("list")).to_contain_text("Mira")
    await company.start()
    await mira.my_move()
    teller = Storyteller(mira)
    await teller.go("A pantomime")
    for gesture in ("hides its face", "peeks", "bows", "jumps"):
        await mira.tap(teller.button(gesture))
    await mira.tap(teller.button("Take the last gesture away"))
    await draw(teller.corner.get_by_role("slider", name="right paw"), across=30, down=-60)
    await expect(teller.corner).to_contain_text("peeks, bows, moves the other paw")
    await mira.check()
    await teller.give()

    seen = re.compile("hides its face, peeks, bows, moves the other paw")
    await jonas.on_page("choose a card")
    await expect(other.page.get_by_role("main")).to_contain_text(seen)
    await jonas.tap(jonas.button("Watch it"))
    large = other.page.get_by_role("dialog", name="A pantomime")
    await expect(large).to_contain_text(seen)
    await expect(large.get_by_role("button", name="Watch it")).to_be_visible()
    await jonas.tap(large.get_by_role("button", name="Close"))
    await jonas.check()
    await expect(board.page.get_by_role("main")).to_contain_text(seen)


async def draw(handle: Locator, across: float, down: float) -> None:
    """A finger takes hold, leads it there and lets go."""
    box = await handle.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse = handle.page.mouse
    await mouse.move(x, y)
    await mouse.down()
    for part in range(1, 6):
        await mouse.move(x + across * part / 5, y + down * part / 5)
    await mouse.up()


async def test_by_keyboard_alone(device: MakeDevice, company: Company) -> None:
    laptop = await listening(await device("laptop"))
    mira = KeyboardTable(laptop)
    await set_table(company, mira)
    await company.start()
    await mira.my_move()
    teller = Storyteller(mira)
    await teller.go("A tune")
    await mira.reach(teller.corner.get_by_role("radio", name="music box"))
    await laptop.page.keyboard.press("ArrowRight")
    await expect(teller.corner.get_by_role("radio", name="whistle")).to_be_checked()
    for key in ("1", "3", "5", "8", "0"):
        await laptop.page.keyboard.press(key)
    await expect(teller.corner).to_contain_text(re.compile("5 notes, rising, .*whistle"))
    await laptop.page.keyboard.press("Backspace")
    await expect(teller.corner).to_contain_text("4 notes")
    await mira.tap(teller.button("Key 11"))
    await expect(teller.corner).to_contain_text("5 notes")
    await mira.tap(teller.button("Listen"))
    assert (await tune_heard(laptop))["peak"] < 1
    await laptop.page.keyboard.press("Escape")
    await expect(teller.corner).to_be_hidden()

    await mira.tap(mira.button("I’ll write it"))
    await mira.tap(mira.button("Without words"))
    await mira.tap(teller.corner.get_by_role("button", name=re.compile("^A pantomime")))
    await mira.tap(teller.button("hides its face"))
    await laptop.page.keyboard.press("ArrowRight")
    await laptop.page.keyboard.press("Enter")
    await expect(teller.corner).to_contain_text("hides its face, peeks")
    await mira.lead(teller.corner.get_by_role("slider", name="left ear"))
    await expect(teller.corner).to_contain_text("peeks, moves an ear")
    await teller.give()


async def test_a_host_may_want_no_tunes(device: MakeDevice, company: Company) -> None:
    mira = Table(await device())
    await mira.come("/new")
    await mira.write(mira.page.get_by_role("textbox", name="Your name"), "Mira")
    await mira.page.get_by_text("House rules", exact=True).click()
    kinds = mira.page.get_by_role("group", name=re.compile("Besides words"))
    await kinds.get_by_text("a tune").click()
    await expect(kinds.get_by_role("checkbox", name="a tune")).not_to_be_checked()
    await expect(kinds.get_by_role("checkbox", name="a pantomime")).to_be_checked()
    await mira.page.get_by_role("button", name="Set the table").click()
    await mira.page.wait_for_url(re.compile("/t/"))
    company.leave_the_race()
    await company.join(mira.page.url.rsplit("/", 1)[1], 2)
    await mira.tap(mira.button("Deal the cards"))
    await mira.my_move()
    await mira.begin()
    await mira.tap(mira.button("Without words"))
    ways = mira.page.get_by_role("dialog").get_by_role("listitem")
    await expect(ways).to_contain_text(["A pantomime", "Here in the room"])


async def test_a_voice_where_there_is_a_microphone(
    with_microphone: Browser, house: House, company: Company
) -> None:
    """On the machine itself a page is secure, as it is on https."""
    address = f"http://127.0.0.1:{house.port}"
    phone = await listening(await make_device(with_microphone, address))
    other = await listening(await make_device(with_microphone, address))
    mira, jonas = Table(phone), Table(other)
    await set_table(company, mira, jonas)
    await company.start()
    await mira.my_move()
    teller = Storyteller(mira)
    await teller.go("Your voice")
    await teller.speak("Hush, the tide")
    await mira.tap(teller.button("Listen"))
    mine = await tune_heard(phone)
    # Full scale, and what resampling for the loudspeaker swings past it.
    assert 0.01 < mine["peak"] < 1.1
    await mira.tap(teller.button("Stop").or_(teller.button("Listen")))
    await teller.give()

    await jonas.on_page("choose a card")
    await expect(other.page.get_by_role("main")).to_contain_text("Hush, the tide")
    await jonas.tap(jonas.button("Hear it"))
    assert await tune_heard(other) == mine
    for one in (phone, other):
        one.quiet()
