"""The study page: a position, questions on it, answers with clauses, and a link to all of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import SIZES, Visits, fits, serious
from tests.browser.test_replay import FIRST_DECK, MAKE, PLAY, played
from tests.hooks import GAMES, hooks

pytestmark = pytest.mark.slow


def test_a_question_is_answered_with_clauses_and_shared_by_a_link(visit: Visits) -> None:
    card = hooks("rebirth").game.cards["SY-001"].english
    page = visit("/study/rebirth")
    page.get_by_role("button", name="Text").click()
    text = page.get_by_label("Position and steps")
    text.fill(f'[position]\nphase = "main"\n[position.me]\nhand = ["{card}"]\nenergy = 0\n')
    page.get_by_role("button", name="Answer", exact=True).click()
    held = page.locator(f".hand-row button[aria-label^='{card}']")
    expect(held).to_be_visible()
    page.get_by_label("Ask").select_option("why_not")
    page.get_by_label("What").fill("play")
    held.click()  # a card that is touched is named
    expect(page.get_by_label("What")).to_have_value(f"play {card}")
    page.get_by_role("button", name="Add").click()
    answers = page.get_by_role("region", name="Answers")
    expect(answers.locator("h3 b")).to_have_text("No")
    expect(answers.get_by_role("button", name="Clause 5.14.1.1")).to_be_visible()
    assert serious(page) == []
    link = page.url
    assert "#" in link
    other = visit(link, lang="ja")
    expect(other.get_by_role("region", name="答え").locator("h3 b")).to_have_text("いいえ")
    other.get_by_role("button", name="テキスト").click()
    expect(other.get_by_label("局面と手順")).to_have_value(re.compile("why_not"))


def test_what_is_wrong_is_told(visit: Visits) -> None:
    visit.forgive("Failed to load resource")
    page = visit("/study/legions")
    page.get_by_role("button", name="Text").click()
    page.get_by_label("Position and steps").fill("[position]\nphase = 'tea'\n")
    page.get_by_role("button", name="Answer", exact=True).click()
    expect(page.get_by_role("alert").first).to_contain_text("tea")
    # a text that is none has no form, and that is told as well
    page.get_by_label("Position and steps").fill("[position")
    page.get_by_role("button", name="Answer", exact=True).click()
    page.get_by_role("button", name="Form").click()
    expect(page.get_by_text("must be mended first")).to_be_visible()


def test_a_position_is_filled_in_and_the_text_tells_it(visit: Visits) -> None:
    game = hooks("rebirth").game
    card = game.cards["SY-001"]
    page = visit("/study/rebirth")
    me = page.get_by_role("region", name="Me")
    foe = page.get_by_role("region", name="Foe")
    search = me.get_by_role("combobox", name="Me, Add a card")
    search.fill(card.english[:6])
    me.get_by_role("option", name=card.english).click()
    held = page.locator(f".hand-row button[aria-label^='{card.english}']")
    expect(held).to_have_count(1)
    me.get_by_role("button", name=f"One more: {card.english}").click()
    expect(held).to_have_count(2)
    # by its Japanese name, with the keyboard, to a place of a zone
    foe.get_by_label("Foe, Zone").select_option("members")
    foe.get_by_label("Foe, Place").select_option(label="member 2")
    search = foe.get_by_role("combobox", name="Foe, Add a card")
    search.fill(card.name)
    search.press("Enter")
    expect(foe.locator(".row")).to_contain_text("member 2")
    expect(foe.locator(".row .name")).to_have_text(card.english)
    foe.get_by_label(f"How {card.english} lies").click()
    foe.get_by_label("rest").check()
    expect(foe.locator(".tag")).to_have_text("rest")
    foe.get_by_label("down", exact=True).select_option(label="down")
    expect(foe.locator(".tag")).to_have_text(["rest", "down"])
    foe.get_by_label("down", exact=True).select_option(label="up")
    expect(foe.locator(".tag")).to_have_text(["rest", "up"])
    foe.get_by_label("down", exact=True).select_option("")
    expect(foe.locator(".tag")).to_have_text("rest")
    page.get_by_label("Phase").select_option("attack")
    page.get_by_label("Turn", exact=True).fill("5")
    page.get_by_label("Turn", exact=True).press("Enter")
    expect(page.get_by_label("Turn", exact=True)).to_have_value("5")
    assert serious(page) == []
    page.get_by_role("button", name="Text").click()
    text = page.get_by_label("Position and steps")
    expect(text).to_have_value(re.compile(r"turn = 5\b"))
    expect(text).to_have_value(re.compile(r'phase = "attack"'))
    expect(text).to_have_value(re.compile(f'hand = \\["{card.english}", "{card.english}"\\]'))
    expect(text).to_have_value(re.compile("rest = true"))
    # and what is typed is in the form
    text.fill(text.input_value().replace("turn = 5", "turn = 7"))
    page.get_by_role("button", name="Answer", exact=True).click()
    page.get_by_role("button", name="Form").click()
    expect(page.get_by_label("Turn", exact=True)).to_have_value("7")
    expect(page.locator(".notice")).to_have_count(0)


def test_moves_branch_and_one_goes_back(visit: Visits) -> None:
    card = hooks("rebirth").game.cards["SY-001"]
    text = f"""[position]
phase = "main"
[position.me]
entry = "{card.key}"
members = {{ "member 1" = "{card.key}" }}
hand = ["{card.key}", "{card.key}"]
energy = 5
[position.foe]
entry = "{card.key}"
"""
    page = visit("/study/rebirth")
    page.get_by_role("button", name="Text").click()
    whole = page.get_by_label("Position and steps")
    whole.fill(text)
    page.get_by_role("button", name="Answer", exact=True).click()
    moves = page.get_by_role("region", name="Try a move")
    buttons = moves.get_by_role("button")
    expect(buttons.nth(1)).to_be_enabled()
    first, second = buttons.nth(0).inner_text(), buttons.nth(1).inner_text()
    buttons.nth(0).click()
    tree = page.get_by_role("region", name="What was tried")
    nodes = tree.locator(".node")
    expect(nodes).to_have_count(1)
    expect(nodes.first).to_contain_text(first.splitlines()[0])
    expect(whole).to_have_value(re.compile(r"\[\[step\]\]\s+do = "))
    # back to the position, another move: both are there, one after the other
    tree.get_by_role("button", name="The position").click()
    expect(whole).not_to_have_value(re.compile("step"))
    expect(buttons.nth(1)).to_be_enabled()
    expect(buttons.nth(1)).to_have_text(re.compile(re.escape(second.splitlines()[0])))
    buttons.nth(1).click()
    expect(nodes).to_have_count(2)
    expect(nodes.nth(1).locator("[aria-current]")).to_have_count(1)
    nodes.nth(0).get_by_role("button").first.click()
    expect(nodes.nth(0).locator("[aria-current]")).to_have_count(1)
    answers = page.get_by_role("region", name="Answers")
    expect(answers.locator("ol > li")).to_have_count(1)
    assert serious(page) == []
    # a link has all of the tree in it
    page.wait_for_function("location.hash.includes('.')")
    other = visit(page.url)
    expect(other.get_by_role("region", name="What was tried").locator(".node")).to_have_count(2)
    nodes.nth(0).get_by_role("button").nth(1).click()
    expect(nodes).to_have_count(1)
    expect(tree.get_by_role("button", name="The position")).to_have_attribute(
        "aria-current", "step"
    )


def test_the_end_of_a_match_is_studied_and_nothing_before(visit: Visits) -> None:
    visit.forgive("Failed to load resource")
    page = visit("/")
    page.locator("main").wait_for()
    page.context.request.get(f"{visit.house.address}/api/me")
    body = {
        "game": "legions",
        "deck": {"id": page.evaluate(FIRST_DECK, "legions")},
        "opponents": [{"who": "bot", "level": "beginner"}],
        "seed": 5,
    }
    table = str(page.evaluate(MAKE, body)["id"])
    page.goto(f"/t/{table}")
    expect(page.locator(".board .field").first).to_be_visible()
    assert page.get_by_role("button", name="Study").count() == 0
    assert page.evaluate(f"fetch('/api/replay/{table}/case').then(a => a.status)") == 409
    page.evaluate(PLAY, {"table": table, "most": 12})
    page.get_by_role("button", name="Study the last position").click()
    expect(page).to_have_url(re.compile("/study/legions#"))
    expect(page.locator(".board .side .card").first).to_be_visible()


def test_a_step_of_a_match_is_studied(visit: Visits) -> None:
    visit.forgive("Failed to load resource")
    table, context = played(visit)
    page = visit(f"/r/{table}?v=20", context=context)
    step = page.get_by_role("button", name="Study this step")
    for _ in range(12):  # what is half done cannot be set up, and that is told
        step.click()
        alert = page.locator(".notice")
        asks = page.get_by_label("Ask", exact=True)
        expect(asks.or_(alert).first).to_be_visible()
        if asks.count():
            break
        alert.get_by_role("button", name="Close").click()
        page.get_by_role("button", name="One step on").click()
    expect(page).to_have_url(re.compile("/study/legions#"))
    expect(page.locator(".board .side .card").first).to_be_visible()


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_page(visit: Visits, name: str) -> None:
    size = "phone" if name == "vanguard" else "wide"
    page = visit(f"/study/{name}", SIZES[size])
    expect(page.locator(".board .field").first).to_be_visible()
    assert fits(page)


def test_as_many_are_set_up_as_play(visit: Visits) -> None:
    card = hooks("rebirth").game.cards["SY-001"]
    page = visit("/study/rebirth")
    page.get_by_label("Played as").select_option(label="rumble")
    panels = page.locator(".board .panel-of")
    expect(panels).to_have_count(3)
    page.get_by_role("combobox", name="Players").select_option("5")
    expect(panels).to_have_count(5)
    seat = page.locator(".form").get_by_role("region", name="Seat 4")
    seat.get_by_label("Seat 4, Zone").select_option("entry")
    seat.get_by_role("combobox", name="Seat 4, Add a card").fill(card.name)
    seat.get_by_role("option", name=card.english).click()
    expect(seat.locator(".row .name")).to_have_text(card.english)
    page.get_by_label("Whose turn").select_option(label="Seat 4")
    expect(page.locator(".board .middle")).to_contain_text("Seat 4")
    # teams are four or six, on two sides
    page.get_by_label("Played as").select_option(label="double team")
    expect(panels).to_have_count(4)
    expect(page.locator(".board .own-team .panel-of")).to_have_count(1)
    expect(page.get_by_role("combobox", name="Players")).to_have_count(0)
    expect(page.locator(".notice")).to_have_count(0)
    assert serious(page) == []
    page.get_by_role("button", name="Text").click()
    text = page.get_by_label("Position and steps")
    expect(text).to_have_value(re.compile('format = "double-team"'))
    assert text.input_value().count("[[position.seats]]") == 4
    # and back to two
    page.get_by_role("button", name="Form").click()
    page.get_by_label("Played as").select_option(label="duel")
    expect(page.get_by_role("region", name="Foe")).to_be_visible()
    expect(page.locator(".notice")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_what_goes_on_is_filled_in(visit: Visits, size: str) -> None:
    card = hooks("rebirth").game.cards["SY-001"]
    text = f"""[position]
phase = "attack"
step = "block"
attack = {{ supporter = "me members 1" }}
[position.me]
entry = "{card.key}"
members = {{ "member 1" = "{card.key}", "member 2" = "{card.key}" }}
[position.foe]
entry = "{card.key}"
"""
    page = visit("/study/rebirth", SIZES[size])
    page.get_by_role("button", name="Text").click()
    whole = page.get_by_label("Position and steps")
    whole.fill(text)
    page.get_by_role("button", name="Answer", exact=True).click()
    page.get_by_role("button", name="Form").click()
    supporter = page.get_by_label("supporter")
    expect(supporter).to_have_value("me members 1")
    expect(supporter.locator(":checked")).to_have_text(f"{card.english} · Me, member 1")
    supporter.select_option(label=f"{card.english} · Me, member 2")
    page.get_by_label("partner").check()
    # an effect that lasts, by its text, on a card
    page.get_by_role("button", name="Add an effect").click()
    page.get_by_label("Its text").fill("このターン中、このキャラを＋２/±０。")
    page.get_by_label("Its text").press("Tab")
    effect = page.get_by_role("group", name="Effect 1")
    effect.get_by_label("On", exact=True).select_option(label=f"{card.english} · Me, entry")
    expect(effect.locator(".tag")).to_contain_text(card.english)
    expect(page.locator(".notice")).to_have_count(0)
    assert fits(page)
    assert serious(page) == []
    page.get_by_role("button", name="Text").click()
    expect(whole).to_have_value(re.compile('supporter = "me members 2", partner = true'))
    expect(whole).to_have_value(re.compile('effects = .*on = \\["me entry"\\]'))
    # what it comes to is seen on the board: two more than is printed
    entry = page.locator(f".side-bottom .card button[aria-label^='{card.english}']").first
    expect(entry).to_contain_text(str(card.nums[1] + 2))


def test_who_is_attacked_is_told_with_the_place_where_they_stand(visit: Visits) -> None:
    """Zones count their spots apart: the first of one is not called as the first of another."""
    page = visit("/study/vanguard")
    page.get_by_role("button", name="Text").click()
    for circle, told in (("vanguard", "vanguard circle"), ("rear-guards front left", "front left")):
        page.get_by_label("Position and steps").fill(f"""[position]
phase = "battle"
step = "guard"
attack = {{ attacker = "me vanguard", attacked = ["foe {circle}"] }}
[position.me]
vanguard = {{ card = "FILLER-V", rest = true }}
[position.foe]
hand = 1
rear-guards = {{ "front left" = "FILLER" }}
""")
        page.get_by_role("button", name="Answer", exact=True).click()
        expect(page.locator(".middle .battle .to + .weight + small")).to_have_text(f"({told})")
