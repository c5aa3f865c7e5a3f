"""The lobby: sit down, open tables, links, one's matches and name."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, SIZES, Visits, fits, refuse, serious
from tests.hooks import GAMES

pytestmark = pytest.mark.slow
TABLE = re.compile(r"/t/[a-z0-9]+$")


def sit(page: Page) -> str:
    """Sit down as the form says; the table's name."""
    page.locator("form .go button").click()
    page.wait_for_url(TABLE)
    return page.url.rpartition("/")[2]


def pick(page: Page, name: str, value: str) -> None:
    page.locator(f"input[name='{name}'][value='{value}']").check()


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", SIZES)
def test_it_is_readable_for_everybody(visit: Visits, size: str, lang: str) -> None:
    page = visit("/", SIZES[size], lang)
    heading = {"en": "Sit down at a table", "ja": "卓に着く"}[lang]
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator("input[name='game']")).to_have_count(len(GAMES))
    assert fits(page)
    assert serious(page) == []


def test_a_deck_is_chosen_by_its_plan_and_a_bot_sits_down(visit: Visits) -> None:
    page = visit("/")
    pick(page, "game", "legions")
    expect(page.get_by_text("burn everything, the hand included")).to_be_visible()
    pick(page, "deck", "elm")
    pick(page, "level 2", "greedy")
    table = sit(page)
    page.goto("/")
    row = page.locator("section[aria-labelledby='my-tables'] li").first
    expect(row).to_contain_text("Legions!")
    expect(row.get_by_role("link")).to_have_attribute("href", f"/t/{table}")
    # what was chosen is chosen the next time
    expect(page.locator("input[name='game'][value='legions']")).to_be_checked()
    expect(page.locator("input[name='deck'][value='elm']")).to_be_checked()


def test_somebody_sits_down_at_an_open_table(visit: Visits) -> None:
    host = visit("/")
    host.get_by_label("Your name").fill("Mio")
    keep = host.get_by_role("button", name=re.compile("Keep|Kept"))
    keep.click()
    expect(keep).to_be_disabled()  # it is kept
    pick(host, "game", "rebirth")
    pick(host, "who 2", "open")
    pick(host, "clock", "1")
    table = sit(host)
    guest = visit("/", PHONE)
    row = guest.locator("section[aria-labelledby='open-tables'] li", has_text="Mio")
    expect(row).to_contain_text("15 min + 10 s")
    row.get_by_role("button").click()
    pick(guest, "join deck", "letters")
    guest.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    guest.wait_for_url(f"**/t/{table}")
    watcher = visit("/")
    live = watcher.locator("section[aria-labelledby='live-tables'] li", has_text="Mio")
    expect(live.get_by_role("link", name="Watch")).to_have_attribute("href", f"/t/{table}")


def test_a_link_invites_one_person_once(visit: Visits) -> None:
    host = visit("/")
    pick(host, "game", "legend_of_stars")
    pick(host, "who 2", "invite")
    host.locator("form .go button").click()
    dialog = host.get_by_role("dialog")
    link = dialog.get_by_label("Link for seat 2").input_value()
    assert "/j/" in link
    dialog.get_by_role("button", name="To the table").click()
    host.wait_for_url(TABLE)
    guest = visit(link)
    expect(guest.get_by_role("heading", level=1)).to_have_text("You are invited to a table")
    assert serious(guest) == []
    guest.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    guest.wait_for_url(TABLE)
    assert guest.url == host.url
    visit.forgive("Failed to load resource")
    late = visit(link, lang="ja")
    expect(late.get_by_role("alert")).to_contain_text("リンク")


def test_a_secret_link_moves_to_another_device(visit: Visits) -> None:
    here = visit("/", lang="ja")
    here.get_by_label("名前").fill("あおい")
    keep = here.get_by_role("button", name="保存")
    keep.click()
    expect(keep).to_be_disabled()
    here.get_by_role("button", name="別の端末で使う").click()
    here.get_by_role("button", name="秘密のリンクを作る").click()
    link = here.get_by_label("秘密のリンク", exact=True).input_value()
    there = visit(link, PHONE, "ja")
    expect(there.get_by_label("名前")).to_have_value("あおい")


def test_an_address_sits_down_at_once(visit: Visits) -> None:
    """As `make play` opens it."""
    page = visit("/?play=legions&deck=ash&bot=greedy&foe=elm&seed=7&lang=ja&cards=ja")
    page.wait_for_url(TABLE)
    expect(page.locator("html")).to_have_attribute("lang", "ja")


@pytest.mark.parametrize(("lang", "told"), [("en", "The deck has 3 cards"), ("ja", "現在3枚")])
def test_what_is_refused_is_told_with_its_clause(visit: Visits, lang: str, told: str) -> None:
    page = visit("/", lang=lang)
    words = {"words": "the deck has {0} cards; at least {1} are needed", "values": [3, 50]}
    reason = {"code": "deck", "said": words, "clause": "3.1", "place": ""}
    visit.forgive("Failed to load resource")
    pick(page, "game", "legend_of_stars")
    refuse(page, "**/api/tables", 400, reason)
    page.locator("form .go button").click()
    alert = page.get_by_role("alert").first
    expect(alert).to_contain_text("3.1")
    expect(alert).to_contain_text(told)


def test_a_network_that_fails_for_a_moment_is_not_noticed(visit: Visits) -> None:
    page = visit("/")
    failed: list[str] = []
    visit.forgive("net::ERR_")

    def fail_once(route: object) -> None:
        if len(failed) < 2:
            failed.append("x")
            route.abort()  # type: ignore[attr-defined]
        else:
            route.continue_()  # type: ignore[attr-defined]

    page.route("**/api/games", fail_once)
    page.reload()
    expect(page.locator("input[name='game']")).to_have_count(len(GAMES))
    assert len(failed) == 2
    expect(page.get_by_role("alert").first).to_have_text("")


def test_a_server_that_is_away_is_told_until_it_is_back(visit: Visits) -> None:
    page = visit("/")
    visit.forgive("net::ERR_")
    page.route("**/api/**", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("alert").first).to_contain_text("The server cannot be reached")
    page.unroute_all()
    expect(page.locator("input[name='game']")).to_have_count(len(GAMES))
    expect(page.get_by_role("alert").first).to_have_text("")


def test_six_sit_down_in_a_format_for_so_many(visit: Visits) -> None:
    page = visit("/", PHONE)
    pick(page, "game", "rebirth")
    page.get_by_label("Format", exact=True).select_option("rumble")
    page.get_by_label("The other seats").select_option("6")
    for seat in range(2, 7):
        page.get_by_label(f"Seat {seat}, How strong").select_option("beginner")
    assert fits(page)
    table = sit(page)
    page.goto("/")
    row = page.locator("section[aria-labelledby='my-tables'] li").first
    expect(row).to_contain_text("rumble")
    expect(row.get_by_role("link")).to_have_attribute("href", f"/t/{table}")


def test_where_one_is_asked_is_told_first(visit: Visits) -> None:
    page = visit("/", PHONE)
    pick(page, "game", "legions")
    table = sit(page)
    page.goto("/")
    banner = page.locator("p.turn")
    expect(banner).to_contain_text("Your turn: Legions!")
    expect(banner.get_by_role("link")).to_have_attribute("href", f"/t/{table}")


def test_it_is_used_with_the_keyboard_alone(visit: Visits) -> None:
    page = visit("/")
    page.locator("input[name='game']").first.focus()
    page.keyboard.press("ArrowDown")
    second = page.locator("input[name='game']").nth(1)
    expect(second).to_be_checked()
    page.keyboard.press("Enter")
    page.wait_for_url(TABLE)


def test_the_licences_of_others_are_served(visit: Visits) -> None:
    address = f"{visit.house.address}/licences.txt"
    with urllib.request.urlopen(address, timeout=10) as answer:
        assert b"svelte" in answer.read()


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_link_that_leads_nowhere_is_told_by_a_page(visit: Visits, lang: str) -> None:
    visit.forgive("404")
    page = visit("/nowhere/at-all", lang=lang)
    told = {"en": "There is nothing here", "ja": "ここには何もありません"}
    expect(page.get_by_role("heading")).to_have_text(told[lang])
    page.goto("/me/0123456789abcdef0123456789abcdef")
    told = {"en": "This link is not good any more", "ja": "このリンクはもう使えません"}
    expect(page.get_by_role("heading")).to_have_text(told[lang])
    page.get_by_role("link").click()
    expect(page.locator("input[name='game']")).to_have_count(len(GAMES))


def test_who_is_no_browser_is_refused_with_a_reason(visit: Visits) -> None:
    for path, code in (("/nowhere", "no page"), ("/me/0123456789abcdef", "no invite")):
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(visit.house.address + path, timeout=10)
        assert refused.value.code == 404
        assert json.loads(refused.value.read())["reasons"][0]["code"] == code
