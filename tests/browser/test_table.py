"""The table: what is lit, what is asked, why not, cards in full, zones, the log, keys."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import PHONE, SIZES, WIDE, Visits, fits, serious
from tests.browser.playing import Person, Told, seated, settled, table

pytestmark = pytest.mark.slow


def main_phase(visit: Visits, **more: Any) -> Page:
    """Somebody in the main phase of Rebirth for you, with cards that can be played and others."""
    page = seated(visit, "rebirth", reduced_motion="reduce", **more)
    person = Person(page)
    for _ in range(12):
        assert person.play("Main phase")
        hand = page.locator(".hand, .hand-drawer")
        unlit = hand.locator(".card > button:not([data-mark])")
        if unlit.count() and placed(page, hand) is not None:
            page.keyboard.press("Escape")
            expect(page.locator("[data-mark=picked]")).to_have_count(0)
            return page
        page.locator(".prompt .big").first.click()  # on to the next one
        expect(page.locator(".prompt .head")).not_to_contain_text("Main phase")
    raise AssertionError("no card has a place to go to")


def placed(page: Page, hand: Locator) -> Locator | None:
    """A card of the hand that asks for a place, touched; None if there is none."""
    cards = hand.locator(".card > button")
    for at in range(cards.count()):
        if cards.nth(at).get_attribute("data-mark") == "lit":
            cards.nth(at).click()
            if page.locator(".side-bottom [data-mark=target]").count():
                return cards.nth(at)
            page.keyboard.press("Escape")
    return None


def touched(page: Page) -> Locator:
    """A card of the hand that asks for a place, touched."""
    found = placed(page, page.locator(".hand"))
    assert found is not None
    return found


# What goes to the server is kept in the page: at once, whatever else is told of it later.
KEEP_SENT = """
window.sent = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (told) {
  window.sent.push(String(told));
  return send.call(this, told);
};
"""


def keep_sent(page: Page) -> None:
    """Keep what goes to the server from now on."""
    page.add_init_script(KEEP_SENT)
    page.reload()
    Person(page).ready()


def test_a_card_is_touched_and_then_its_place(visit: Visits) -> None:
    page = main_phase(visit)
    card = touched(page)
    name = card.get_attribute("aria-label") or ""
    expect(page.locator(".hand [data-mark=picked]")).to_have_attribute("aria-label", name)
    place = page.locator(".side-bottom [data-mark=target]").last
    expect(place.locator(".outline")).to_have_css("border-style", "dashed")
    big = page.locator(".prompt .big")
    expect(big).to_be_disabled()  # a touched card is not passed over by a slip
    place.click()
    expect(big).to_be_enabled()
    expect(big).to_contain_text(name.split(",")[0])
    expect(page.locator(".side-bottom [data-mark=picked] .outline")).to_have_css(
        "border-style", "double"
    )
    page.keyboard.press("Escape")
    expect(page.locator("[data-mark=picked]")).to_have_count(0)
    card.click()
    place.click()
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text(f"You: plays {name.split(',')[0]}")


def test_the_question_stands_in_one_place_and_is_read_out(visit: Visits) -> None:
    page = main_phase(visit)
    head = page.locator(".prompt .head")
    expect(head).to_have_attribute("aria-live", "polite")
    expect(head).to_contain_text("Main phase: what do you do?")
    before = page.locator(".prompt").bounding_box()
    page.locator(".prompt .row").first.click()
    after = page.locator(".prompt").bounding_box()
    assert before is not None
    assert after is not None
    assert before["x"] == after["x"]
    assert before["y"] + before["height"] == after["y"] + after["height"]
    expect(page).to_have_title(re.compile("^● Main phase"))


def test_several_picks_are_a_tray_sent_as_one(visit: Visits) -> None:
    page = seated(visit, "luck_and_logic", reduced_motion="reduce")
    assert Person(page).play("Exchange which cards")
    keep_sent(page)
    cards = page.locator(".hand [data-mark=lit]")
    count = page.locator(".prompt .count")
    most = count.inner_text().rpartition("-")[2]
    expect(cards).to_have_count(int(most))
    cards.first.click()
    expect(count).to_have_text(f"1/0-{most}")
    page.locator(".hand [data-mark=lit]").first.click()
    expect(count).to_have_text(f"2/0-{most}")
    expect(page.locator(".hand [data-mark=picked] .icon b")).to_have_text(["1", "2"])
    page.locator(".hand [data-mark=picked]").first.click()
    expect(count).to_have_text(f"1/0-{most}")
    page.locator(".prompt .big").click()
    expect(page.locator(".hand [data-mark=picked]")).to_have_count(0)
    told: list[str] = page.evaluate("window.sent")
    chosen = [one for one in told if '"choose"' in one]
    assert len(chosen) == 1
    assert chosen[0].count("pick ") == 1
    assert len([one for one in told if '"try"' in one]) >= 2


def test_picks_faster_than_the_line_are_all_taken(visit: Visits) -> None:
    page = seated(visit, "luck_and_logic", reduced_motion="reduce")
    assert Person(page).play("Exchange which cards")
    expect(page.locator(".hand [data-mark=lit]").nth(2)).to_be_visible()
    page.evaluate(
        "() => [...document.querySelectorAll('.hand [data-mark=lit]')].slice(0, 3)"
        ".forEach((card) => card.click())"
    )
    expect(page.locator(".prompt .count")).to_have_text(re.compile("^3/"))
    expect(page.locator(".zoom.pinned")).to_have_count(0)


def test_a_card_that_is_not_lit_tells_why_not(visit: Visits) -> None:
    page = main_phase(visit)
    unlit = page.locator(".hand button:not([data-mark])").first
    unlit.click()
    why = page.locator(".zoom .why")
    expect(why.locator(".reason").first).to_be_visible()
    chip = why.locator(".clause button").first
    expect(chip).to_have_text(re.compile(r"^§[\d.]+$"))
    chip.click()
    expect(why.locator(".meaning").first).not_to_have_text(re.compile("^(…|)$"))
    page.keyboard.press("Escape")
    expect(page.locator(".zoom")).to_have_count(0)
    page.get_by_role("button", name="Why not?").click()
    expect(page.locator(".zoom .why .wish").first).to_be_visible()


def test_a_card_is_shown_in_full_in_both_languages(visit: Visits) -> None:
    page = main_phase(visit)
    card = page.locator(".side-bottom .card").first
    card.hover()
    zoom = page.locator(".zoom")
    expect(zoom).to_be_visible()
    expect(zoom.locator("thead")).to_contain_text("Printed")
    expect(zoom.locator("thead")).to_contain_text("Now")
    expect(zoom.locator("h2 [lang=ja]")).not_to_be_empty()
    expect(zoom.locator("h2 [lang=en]")).not_to_be_empty()
    expect(zoom.locator(".texts [lang]")).to_have_count(2)
    page.mouse.move(5, 5)
    expect(zoom).to_have_count(0)
    card.hover()
    expect(zoom).to_be_visible()
    page.keyboard.press("z")
    page.mouse.move(5, 5)
    expect(zoom.get_by_role("button", name="Close")).to_be_visible()


def test_what_changes_a_card_is_told_with_its_source(visit: Visits) -> None:
    """Somewhere in a match a value differs from what is printed."""
    page = seated(visit, "vanguard", reduced_motion="reduce")
    person = Person(page, seed=4)
    changed = page.locator(".side .card:has(.piece.up, .piece.down) > button")
    told = page.locator(".zoom .changes")

    def explained(_: Told) -> bool:
        """Whether a value differs, and not by a rule alone."""
        if not changed.count():
            return False
        page.mouse.move(5, 5)
        changed.first.hover()
        expect(page.locator(".zoom[aria-busy=false]")).to_be_visible()
        return told.count() > 0

    person.plays_until(explained)
    expect(told).to_contain_text("by ")
    expect(page.locator(".zoom td.up, .zoom td.down").first).to_be_visible()


def test_zones_open_with_their_counts(visit: Visits) -> None:
    page = main_phase(visit)
    deck = page.locator(".panel-bottom [data-zone='0.deck']")
    number = deck.locator("b").inner_text()
    deck.click()
    drawer = page.get_by_role("dialog", name="Zones")
    expect(drawer.locator("[aria-pressed=true]", has_text="deck")).to_contain_text(number)
    expect(drawer).to_contain_text(f"{number} hidden")
    drawer.get_by_role("button", name=re.compile("^entry")).click()
    expect(drawer.locator(".cards .card")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def test_the_log_lights_cards_and_jumps_to_them(visit: Visits) -> None:
    page = main_phase(visit)
    name = (touched(page).get_attribute("aria-label") or "").split(",")[0]
    page.locator(".side-bottom [data-mark=target]").last.click()
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text(f"You: plays {name}")
    assert Person(page).play("Main phase")  # what it costs is paid: it lies on the board
    lines = page.locator(".log .told", has_text=name)
    glowing = page.locator(".board .glows")
    for at in reversed(range(lines.count())):
        lines.nth(at).hover()
        if glowing.count():
            break
    expect(glowing).to_have_count(1)
    lines.nth(at).click()
    expect(page.locator(".zoom h2")).to_contain_text(name)
    page.keyboard.press("Escape")
    small = page.locator(".log .told", has_text="rests")
    expect(small).to_have_count(0)
    page.get_by_role("button", name="Everything").click()
    expect(small.first).to_be_visible()


def test_cards_fly_at_most_a_quarter_of_a_second(visit: Visits) -> None:
    page = seated(visit, "rebirth")
    assert Person(page).play("Main phase")
    page.evaluate(
        """() => {
          window.flown = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, timing) {
            window.flown.push([timing.duration, timing.delay ?? 0]);
            return animate.call(this, frames, timing);
          };
        }"""
    )
    person = Person(page, seed=2)
    person.plays_until(lambda _: page.evaluate("window.flown.length") > 0)
    for length, delay in page.evaluate("window.flown"):
        assert length <= 250
        assert delay + length <= 1500
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("window.flown = []")
    for _ in person.clicking(15):
        pass
    assert page.evaluate("window.flown") == []


def test_keys_do_everything_and_can_be_changed(visit: Visits) -> None:
    page = main_phase(visit)
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("dashed: where to")
    expect(sheet).to_contain_text("cost, ATK and DEF")
    sheet.locator("dt button").first.click()
    page.keyboard.press("x")
    expect(sheet.locator("dt button").first).to_have_text("x")
    sheet.get_by_role("button", name="Close").click()
    page.keyboard.press("1")
    group = page.locator(".prompt .row")
    expect(page.locator(".prompt .cancel")).to_be_visible()
    if not page.locator(".prompt .row.armed").count():
        expect(group.first).to_be_visible()
        page.keyboard.press("1")
    expect(page.locator(".prompt .row.armed")).to_have_count(1)
    lines = page.locator(".log .line").count()
    page.keyboard.press("x")
    expect(page.locator(".prompt .row.armed")).to_have_count(0)
    expect(page.locator(".log .line")).not_to_have_count(lines)
    Person(page).ready()
    page.keyboard.press("u")
    expect(page.locator(".prompt .head")).to_contain_text("Main phase")
    expect(page.locator(".log .line")).to_have_count(lines)


def test_interface_and_cards_have_languages_of_their_own(visit: Visits) -> None:
    page = seated(visit, "rebirth", "?lang=en&cards=ja", reduced_motion="reduce")
    expect(page.locator(".bar h1")).to_have_text("Rebirth for you")
    name = page.locator(".chip b").first
    expect(name).to_have_text(re.compile("[ぁ-ん一-龯ァ-ン]"))
    page.get_by_role("button", name="Language").click()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    page.get_by_role("button", name="メニュー").click()
    page.get_by_role("combobox", name="カード").select_option("en")
    expect(name).to_have_text(re.compile("^[A-Za-z]"))
    # who reads both in one language goes on so; who does not keeps the cards as they are
    page.get_by_role("combobox", name="カード").select_option("ja")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="言語").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(name).to_have_text(re.compile("^[A-Za-z]"))


def test_giving_up_ends_it_and_one_plays_again(visit: Visits) -> None:
    page = seated(visit, "legions", reduced_motion="reduce")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Yes").click()
    end = page.locator(".end")
    expect(end.get_by_role("heading")).to_have_text("You lose")
    assert serious(page) == []
    end.get_by_role("button", name="See the board").click()
    expect(end).to_have_count(0)
    page.get_by_role("button", name="How it ended").click()
    first = page.url
    end.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != first)
    expect(page.locator(".prompt")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["luck_and_logic", "vanguard"])
def test_everybody_can_use_it_and_it_fits(visit: Visits, game: str, size: str) -> None:
    page = seated(visit, game, size=SIZES[size], reduced_motion="reduce")
    person = Person(page, seed=6)
    for _ in person.clicking(30):
        pass
    person.ready()
    settled(page)
    assert serious(page) == []
    assert fits(page)
    if SIZES[size] == WIDE:
        for part in (".cloth", ".hand-row", ".side-top", ".side-bottom"):
            box = page.locator(part).first
            assert box.evaluate("e => e.scrollHeight <= e.clientHeight + 4"), part
        for part in (".panel-top", ".panel-bottom"):  # in which much may have to be told
            box = page.locator(part)
            assert box.evaluate(
                "e => e.scrollHeight <= e.clientHeight + 1 || getComputedStyle(e).overflowY === 'auto'"
            ), part


def test_on_a_phone_the_hand_is_a_drawer_and_the_prompt_at_the_thumb(visit: Visits) -> None:
    page = main_phase(visit, size=PHONE, has_touch=True)
    settled(page)
    prompt = page.locator(".prompt").bounding_box()
    assert prompt is not None
    assert prompt["y"] + prompt["height"] > PHONE[1] - 10
    drawer = page.locator(".hand-drawer")
    cards = drawer.locator(".card")
    expect(cards.first).to_be_visible()  # something in it is lit
    drawer.locator(".pull").tap()
    expect(cards).to_have_count(0)
    if page.locator(".prompt .options").count():
        page.locator(".prompt .options").tap()
    expect(page.locator(".prompt .row").first).to_be_visible()
    page.get_by_role("button", name="Log").tap()
    expect(page.locator(".log .line").first).to_be_visible()


def test_a_table_that_is_not_there_says_so(visit: Visits) -> None:
    visit.forgive("404")
    page = visit("/t/nowhere00")
    expect(page.get_by_role("heading")).to_have_text("There is no such table")


def test_clocks_run_for_who_decides(visit: Visits) -> None:
    page = visit("about:blank", reduced_motion="reduce")
    name = table(visit, page.context, "rebirth", clock={"bank": 600, "add": 5})
    page.goto(f"/t/{name}")
    running = page.locator(".clock.runs")
    expect(running).to_have_count(1)
    expect(running).to_have_text(re.compile(r"^(9:5\d|10:00)$"))


def test_the_big_button_goes_on_and_a_column_is_touched(visit: Visits) -> None:
    page = seated(visit, "vanguard", reduced_motion="reduce")
    person = Person(page, seed=5)
    exchange = page.locator(".prompt .row", has_text="Exchange the left column")
    person.plays_until(lambda _: exchange.count() > 0)
    page.keyboard.press("Escape")
    big = page.locator(".prompt .acts .big")
    expect(big).to_have_count(1)  # what is done to the own side is no way on
    expect(big).to_have_text("Go to the battle phase")
    left = page.locator(".side-bottom [data-mark=lit][aria-label*='left']")
    left.first.click()
    expect(exchange).to_be_visible()
    if page.locator(".prompt .row").count() > 1:  # the card there can do something as well
        exchange.click()
    expect(big).to_have_text("Exchange the left column")
    here = page.locator("[data-v]")
    before = here.get_attribute("data-v") or ""
    page.keyboard.press("Enter")
    expect(here).not_to_have_attribute("data-v", before)
    expect(page.locator(".log .line").last).to_contain_text(
        re.compile("moves to (front|back) left")
    )


def test_cards_lie_in_heaps_as_they_are_seen(visit: Visits) -> None:
    page = main_phase(visit)
    assert Person(page, seed=3).play("Main phase")
    for zone, open_cards in (("0.deck", 0), ("1.deck", 0), ("1.hand", 0)):
        heap = page.locator(f"[data-zone='{zone}'] .heap")
        expect(heap.locator(".sheet").first).to_be_visible()
        expect(heap.locator("svg")).to_have_count(open_cards)  # nothing hidden is drawn open
    person = Person(page, seed=4)
    waiting = page.locator("[data-zone='0.waiting room'] .heap svg")
    person.plays_until(lambda _: waiting.count() > 0)
    expect(waiting).to_have_count(1)  # what lies uppermost


# A browser in which notices are kept, and a page that somebody may have put behind another.
NOTICES = """
window.notices = [];
window.Notification = class {
  static permission = 'default';
  static async requestPermission() { return (this.permission = 'granted'); }
  constructor(title, more) { this.open = true; window.notices.push([title, more.body, this]); }
  close() { this.open = false; }
};
window.away = false;
Object.defineProperty(document, 'hidden', {get: () => window.away});
"""


def test_who_looks_elsewhere_is_notified_if_they_want(visit: Visits) -> None:
    page = visit("about:blank", reduced_motion="reduce")
    page.add_init_script(NOTICES)
    page.goto(f"/t/{table(visit, page.context, 'rebirth')}")
    page.locator(".board").wait_for()
    person = Person(page)
    assert person.play("Main phase")
    count = "window.notices.length"

    def end_of_turn(away: bool) -> None:
        """Play on until the own turn after the next of the other."""
        page.evaluate(f"window.away = {str(away).lower()}")
        turn = page.locator(".middle .turn b")
        after = int(turn.inner_text()) + 2
        person.plays_until(lambda _: turn.count() > 0 and int(turn.inner_text()) >= after)

    end_of_turn(away=True)
    assert page.evaluate(count) == 0  # nobody asked for it
    page.evaluate("window.away = false")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name="Notify me when it is my turn").check()
    page.keyboard.press("Escape")
    end_of_turn(away=False)
    assert page.evaluate(count) == 0  # who looks sees it
    end_of_turn(away=True)
    assert page.evaluate(count) >= 1
    assert page.evaluate("window.notices.at(-1)[1]") != ""
    page.evaluate("window.away = false; document.dispatchEvent(new Event('visibilitychange'))")
    assert page.evaluate("window.notices.every(([, , one]) => !one.open)")


def test_a_kind_of_question_is_always_passed_if_one_wants(visit: Visits) -> None:
    page = seated(visit, "vanguard", reduced_motion="reduce")
    person = Person(page, seed=3)
    assert person.play("Guard")
    asked = page.locator(".prompt h2").inner_text().strip()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name=f"Always pass: {asked}").check()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt h2")).not_to_have_text(asked)
    for told in person.clicking(25):  # it goes by itself, whatever one holds
        assert told["asked"] != asked
    expect(page.locator(".log .line", has_text="You: does not guard").first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name=f"Always pass: {asked}").uncheck()
    expect(page.get_by_role("checkbox", name=f"Always pass: {asked}")).not_to_be_checked()


def test_who_watches_sees_a_hand_that_is_shown(visit: Visits) -> None:
    page = seated(visit, "rebirth", reduced_motion="reduce")
    assert Person(page).play("Main phase")
    watching = visit(page.url)
    held = watching.locator("[data-zone='0.hand'].hand .card")
    expect(held.first).to_be_visible()
    expect(watching.locator("[data-zone='0.hand'].hand [data-key]")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name="Let watchers see my hand").check()
    expect(page.get_by_role("dialog")).to_contain_text("Watchers see the hands")
    expect(watching.locator("[data-zone='0.hand'].hand [data-key]")).to_have_count(held.count())
    page.get_by_role("checkbox", name="Let watchers see my hand").uncheck()
    expect(watching.locator("[data-zone='0.hand'].hand [data-key]")).to_have_count(0)


# Whether the card that asks lies open on the board.
ASKS_IN_SIGHT = """() => {
  const source = document.querySelector('.prompt.mine .from')?.dataset.source;
  const card = source && document.querySelector(`[data-card="${source}"]`);
  const box = card?.getBoundingClientRect();
  return !!box?.width && card.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}"""


def test_a_thread_leads_from_the_question_to_the_card_that_asks(visit: Visits) -> None:
    page = seated(visit, "luck_and_logic", reduced_motion="reduce")
    person = Person(page, seed=5)
    person.plays_until(lambda _: page.evaluate(ASKS_IN_SIGHT))
    expect(page.locator(".thread .over")).to_have_count(1)
    name = page.locator(".prompt .from").inner_text()
    end = page.locator(".thread circle").bounding_box()
    assert end is not None
    at = [end["x"] + end["width"] / 2, end["y"] + end["height"] / 2]
    touched = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-card]')?.textContent"
    assert name in (page.evaluate(touched, at) or "")


def test_a_bot_tells_what_it_would_do(visit: Visits) -> None:
    page = main_phase(visit)
    page.get_by_role("button", name="Hint").click()
    hints = page.get_by_role("region", name="Advice").locator("li button")
    expect(hints.first).to_contain_text(re.compile(r"\d+%"))
    assert 1 <= hints.count() <= 3
    assert serious(page) == []
    before = page.locator(".log .line").count()
    hints.first.click()
    # it is taken up as any option is: what needs a second touch waits to be confirmed
    if page.locator(".prompt .cancel").count():
        expect(page.locator(".log .line")).to_have_count(before)
        page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Advice")).to_have_count(0)
