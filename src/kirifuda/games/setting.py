"""Settings: what a match was set up with, as plain data and as a pool of compiled cards.

Cards that ship with the game are named by their keys; cards of one's own travel along with their
printed values. Settings are kept by the text of their setup, so that the thousandth match of two
decks, or unpacking a match, compiles nothing.
"""

from __future__ import annotations

import hashlib
import json
from collections import OrderedDict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from kirifuda.games import lists
from kirifuda.games.plan import Plan, from_data
from kirifuda.games.printed import Printed
from kirifuda.kernel.errors import KirifudaError, Reason, Said
from kirifuda.kernel.match import opening
from kirifuda.kernel.position.cards import CardDef, Pool
from kirifuda.kernel.position.scope import CARD_MASK
from kirifuda.kernel.position.state import State

if TYPE_CHECKING:
    from kirifuda.games.game import Game

MOST_SETTINGS = 64
DAMAGED = "the setup in it is damaged"
Ref = str | int


class Setting:
    """A setup (`text`) with its pool of cards, and the plan of a scenario if it is one."""

    def __init__(self, text: str, pool: Pool, plan: Plan | None) -> None:
        self.text = text
        self.raw = text.encode()
        self.pool = pool
        self.plan = plan
        self.chooser = -1  # the seat that chooses who begins, if it was told
        self.openings: dict[bool, State] = {}  # with a log, and without

    def opening(self, log: bool) -> State:
        """Where every match of this setup begins."""
        if log not in self.openings:
            self.openings[log] = opening(self.pool, log, self.chooser)
        return self.openings[log]


class Refer:
    """Names cards in a setup, and finds them again."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.cards: list[CardDef] = []  # those that travel along
        self.places: dict[int, int] = {}
        self.shipped: dict[str, CardDef] = {}

    def ships(self, card: CardDef) -> bool:
        """Whether a card comes with the game."""
        game = self.game
        cards = game.cards
        if card.key in cards.added:
            return False
        return cards.made.get(card.key) is card or game.filled.get(card.key) is card

    def __call__(self, card: CardDef) -> Ref:
        if self.ships(card):
            self.shipped[card.key] = card
            return card.key
        place = self.places.get(id(card), -1)
        if place < 0:
            place = self.places[id(card)] = len(self.cards)
            self.cards.append(card)
        return place

    def find(self, ref: object) -> CardDef:
        game = self.game
        if isinstance(ref, str):
            if (ref in game.cards and ref not in game.cards.added) or ref in game.fillers:
                card = game.find(ref)
                self.shipped[ref] = card
                return card
            raise KirifudaError(Said("the card {0} is not known", [repr(ref)]))
        if type(ref) is int and 0 <= ref < len(self.cards):
            return self.cards[ref]
        raise KirifudaError("it names a card that it does not hold")

    def take(self, rows: object) -> list[Reason]:
        """Compile the cards that travelled along; what is wrong with them."""
        if not isinstance(rows, list):
            return [Reason(DAMAGED)]
        reasons: list[Reason] = []
        for number, row in enumerate(rows, 1):
            if not isinstance(row, dict):
                return [Reason(DAMAGED)]
            try:
                self.cards.append(self.game.define(row))
            except KirifudaError as error:
                for r in error.reasons:
                    reasons.append(r.within(Said("card {0}", [number])))
        return reasons

    def data(self) -> dict[str, object]:
        """What a setup holds beside its decks or its scenario."""
        return {
            "game": self.game.name,
            "cards": [self.game.printed(card) for card in self.cards],
            "print": self.print(),
        }

    def print(self) -> str:
        """A fingerprint of what is printed on the shipped cards."""
        return fingerprint(self.game.printed(c) for _, c in sorted(self.shipped.items()))


def canonical(data: object) -> str:
    """Plain data as text, the same text for the same data."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def fingerprint(rows: Iterable[Printed]) -> str:
    known = hashlib.blake2b(digest_size=8)
    for row in rows:
        known.update(canonical(row).encode())
    return known.hexdigest()


def counted(refs: Iterable[Ref]) -> list[list[Ref]]:
    """References with their numbers, those in a row together.

    >>> counted(["a", "a", 0, 0, "a"])
    [['a', 2], [0, 2], ['a', 1]]
    """
    out: list[list[Ref]] = []
    count = 0
    for ref in refs:
        if out and out[-1][0] == ref and type(out[-1][0]) is type(ref):
            count += 1
            out[-1][1] = count
        else:
            count = 1
            out.append([ref, 1])
    return out


def keep(shelf: OrderedDict[Any, Setting], key: object, setting: Setting) -> None:
    """Keep a setting, and let go of the one that was put there first."""
    shelf[key] = setting
    while len(shelf) > MOST_SETTINGS:
        shelf.popitem(last=False)


def read_setting(game: Game, text: str, refer: Refer | None) -> Setting:
    """What a setup says. `refer` knows its cards already, unless it comes from outside."""
    try:
        data = json.loads(text)
        if text != canonical(data):
            raise KirifudaError(DAMAGED)
    except (ValueError, RecursionError) as error:
        raise KirifudaError(DAMAGED) from error
    if not isinstance(data, dict) or data.get("game") != game.name:
        raise KirifudaError(Said("it is no setup of {0}", [game.name]))
    reasons: list[Reason] = []
    if refer is None:
        refer = Refer(game)
        reasons = refer.take(data.get("cards"))
        if reasons:
            raise KirifudaError(reasons)
    format = data.get("format", "")
    if not isinstance(format, str) or format not in game.formats:
        raise KirifudaError(DAMAGED)
    most = game.formats[format].seats
    plan: Plan | None = None
    seats: list[list[CardDef]] = []
    parts: list[list[int]] | None = None
    if "scenario" in data:
        plan, reasons = from_data(data["scenario"], refer.find, game.scenes, most)
        if plan is not None:
            seats = [[row.card for row in rows] for rows in plan.seats]
    else:
        seats, parts, reasons = _read_decks(game, data.get("seats"), refer, format)
    if "lists" in data and (plan is not None or data["lists"] != lists.OPEN):
        reasons.append(Reason(DAMAGED))
    if "chooser" in data and (
        plan is not None or not game.loser_chooses or data["chooser"] not in range(len(seats))
    ):
        reasons.append(Reason(DAMAGED))
    if not reasons and data.get("print") != refer.print():
        reasons.append(Reason("what is printed on its cards has changed since"))
    made = [] if reasons else game.makes([card for cards in seats for card in cards])
    if not reasons and sum(map(len, seats)) + len(made) * len(seats) > CARD_MASK:
        reasons.append(Reason("it has too many cards"))
    if reasons:
        raise KirifudaError(reasons)
    used = {id(card): card for cards in [*seats, made] for card in cards}
    numbers = {card: number for number, card in enumerate(used)}
    decks = [[numbers[id(card)] for card in cards] for cards in seats]
    beside = [(seat, numbers[id(card)]) for seat in range(len(seats)) for card in made]
    possible: Pool | None = None
    if plan is None and "lists" not in data:
        more = [card for card in refer.cards if id(card) not in used]
        possible = lists.possible(game, more) if more else game.possible
    pool = Pool(game.rules, list(used.values()), decks, parts, beside, possible)
    pool.format = game.formats[format].number
    setting = Setting(text, pool, plan)
    setting.chooser = data.get("chooser", -1)
    return setting


def _read_decks(
    game: Game, held: object, refer: Refer, format: str
) -> tuple[list[list[CardDef]], list[list[int]], list[Reason]]:
    """The cards of the decks in a setup, once they are legal, and of which part each is."""
    least, most = game.formats[format].seats
    if not isinstance(held, list) or not least <= len(held) <= most:
        return [], [], [Reason(DAMAGED)]
    seats: list[list[CardDef]] = []
    belongs: list[list[int]] = []
    reasons: list[Reason] = []
    for number, seat in enumerate(held, 1):
        parts: dict[str, list[CardDef]] = {part: [] for part in game.parts}
        if not isinstance(seat, dict) or not set(seat) <= set(parts):
            return [], [], [Reason(DAMAGED)]
        unread = len(reasons)
        for part, rows in seat.items():
            for row in rows if isinstance(rows, list) else [None]:
                if not isinstance(row, list) or len(row) != 2 or type(row[1]) is not int:
                    return [], [], [Reason(DAMAGED)]
                try:
                    card = refer.find(row[0])
                except KirifudaError as error:
                    reasons.extend(error.reasons)
                else:
                    parts[part].extend([card] * max(0, min(row[1], CARD_MASK)))
        if len(reasons) == unread:
            for r in game.deck_reasons(parts) + game.format_reasons(parts, format):
                reasons.append(Reason(r.said, r.clause, Said("deck {0}", [number])))
        seats.append([card for part in game.parts for card in parts[part]])
        belongs.append([at for at, part in enumerate(game.parts) for _ in parts[part]])
    return seats, belongs, reasons
