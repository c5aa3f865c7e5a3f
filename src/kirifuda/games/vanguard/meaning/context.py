"""What is known while a text is turned into a program: who acts, what was told of and done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar, Final

from kirifuda.games import drafts
from kirifuda.games.drafts import NOTHING, Draft, Span, Told
from kirifuda.games.meanings import Meanings, NoMeaning, child, children, number, words
from kirifuda.games.vanguard.calling import Call
from kirifuda.games.vanguard.doing import Put
from kirifuda.kernel.effects.choosing import Choose
from kirifuda.kernel.effects.conditions import Condition
from kirifuda.kernel.effects.flow import Unless
from kirifuda.kernel.effects.relations import Times
from kirifuda.kernel.effects.terms import Amount, Cards, Fixed, This
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.values.layers import AddNumbers, SetOriginal
from kirifuda.text import Node

__all__ = [
    "MEANINGS",
    "CardBuilder",
    "Context",
    "Done",
    "NoMeaning",
    "Span",
    "child",
    "children",
    "means",
    "number",
    "part",
    "words",
]

MEANINGS: Final = Meanings()
means = MEANINGS.means
part = MEANINGS.part

MEANINGS.refer(
    *("card.that", "card.it", "cards.those", "card.done", "cards.done", "cards.done_such"),
    *(
        "cards.rest",
        "cards.revealed_rest",
        "place.seen",
        "place.shown",
        "mod.that_column",
        "mod.declared",
    ),
    *("it.do", "it.so_many", "it.are", "it.make_state", "it.boost", "it.mark", "act.damage"),
    *("it.modify", "it.grow", "it.until", "it.set", "it.original", "it.gain", "it.give"),
    *("it.gain_all", "act.gain_of", "act.no_intercept", "pre.if_it", "cond1.so_many"),
    *("cond1.thus", "cond1.thus_count", "cond1.all_done", "per.thus", "per.thus_many"),
)


@dataclass
class Done:
    """Something that was done to cards: which deed, those cards, whether for a cost."""

    deed: str
    cards: Cards
    zone: int = -1  # where they came to
    paid: bool = False
    way: bool = False  # one of two ways in which it can be done, told apart by the zone alone
    origins: dict[int, Cards] = field(default_factory=dict)  # those that came from zones
    asked: list[Condition] = field(default_factory=list)  # under which it was told
    at: int = 0  # how far the program was when it was told


@dataclass
class CardBuilder(drafts.CardBuilder):
    """The abilities of one card, and what else its text says that holds from the beginning."""

    marks: int = 0
    names: list[str] = field(default_factory=list)  # it has these names too
    renamed: str = ""  # it has this name in place of the printed one
    traits: list[str] = field(default_factory=list)
    deck_limit: int | None = None  # so many of it a deck may hold
    limits: list[tuple[tuple[str, ...], int]] = field(default_factory=list)
    makes: list[str] = field(default_factory=list)  # pseudo cards that it can make
    kinds: int = 0  # what card it is
    glitter: str = ""  # the keyword before its abilities from here on (14.47.3)
    bundles: bool = False  # it asks by whom cards were bound (4.12.5)


@dataclass
class Context(Draft):
    """Where the reading of an ability has come to."""

    meanings: ClassVar[Meanings] = MEANINGS

    card: CardBuilder
    deeds: list[Done] = field(default_factory=list)
    modified: Cards | None = None  # whom さらに and ではなく mean
    change: list[AddNumbers] = field(default_factory=list)  # the changes of the last sentence
    original: SetOriginal | None = None  # the original number that the last sentence made
    more: bool = False
    topic: bool = False  # a fighter was named with は just before
    event_card: Cards | None = None
    event_other: Cards | None = None
    waited: Cards | None = None  # who was told of as what the ability waits for
    unsure: bool = False  # it waits for one of two events that tell of different units
    unit: bool = False  # it is an ability of a unit
    last_spans: list[Span] = field(default_factory=list)
    counted: Amount | None = None  # what a condition counted last
    asked_at: Node | None = None  # the place where a condition asked for cards last
    deck: Who | None = None  # whose deck was told of, or got cards, last
    searched: bool = False  # the deck was searched or looked into
    looked: int = -1  # the number that keeps whether a look was told of (7.7.4)
    declared: int = -1  # the number that keeps what was declared
    shown: bool = False  # it is chosen of those shown, not of all that were looked at
    put: Put | None = None  # the last move, for …ではなく
    call: Call | None = None  # the last call, for what lies or goes otherwise
    choice: Choose | None = None  # the last choice, for N枚ではなくM枚
    described: tuple[Node, Node, Choose | None] | None = (
        None  # where such cards were searched for last
    )
    column: tuple[int, Who] | None = None  # the number that keeps which column was chosen, by whom
    circles: int = -1  # the number that keeps which circles were chosen for markers
    taken: int = -1  # the register of what was chosen already in a につき (12.7.3)
    lax: bool = False  # all of some cards are meant, be it none
    also: list[tuple[Node | None, Node]] = field(default_factory=list)  # other ways of paying
    less: tuple[Node, Node] | None = None  # a condition, and by how much less is paid then
    branch: Unless | None = None  # the jump of what is asked of the card told of last
    branch_told: Told = NOTHING
    zones: dict[int, list[int]] = field(default_factory=dict)  # of registers: where chosen from
    flipped: bool = False  # a text that the opponent gets: you are they
    asked: list[Condition] = field(default_factory=list)  # under which the sentence before stood
    prior_asked: list[Condition] = field(default_factory=list)
    fresh: bool = False  # nothing was done yet in the sentence
    kept_done: Condition | None = None  # whether what the sentence before told was done
    paid: Condition | None = None  # whether the cost told before was paid
    done_told: tuple[Told, Told, list[Done]] | None = None  # of the last てよい: see `Context.sure`
    left_over: Cards | None = None  # the rest of some cards, if the last てよい was about it
    later: Context | None = None  # the delayed effect that the sentence before has made
    settled: list[tuple[Node, Condition]] = field(default_factory=list)  # asked before a cost
    instead: Context | None = None  # what may be done in place of something: the sentence before
    tier: tuple[Amount, bool] | None = None  # what a list goes by (により), and whether kinds of it
    blast: Node | None = None  # which blast was offered last
    asked_so: tuple[Node, int] | None = None  # what a sentence asks, and where in the program
    prior_asked_so: tuple[Node, int] | None = None  # so of the sentence before
    rule: bool = False  # a text that a fighter gets: it looks at cards as they are (11.11.5)

    def left_out(self) -> Cards:
        """A unit that is not named at all: what the effect told of last, else the unit with the
        ability (11.8.5.3). Where only the event told of another one, it could be either."""
        last = self.told.last
        if last is None and self.unit and not self.unsure:
            return This()
        if last is self.waited if last is not None else self.unsure:
            raise NoMeaning("two units were told of before, that of the event and this one")
        return self.it

    def sure(self, deeds: list[Done]) -> Told | None:
        """What was told of last, if what may be done was: then "it" is no card from before it. What
        is known to be done is given (nothing: そうしたなら); None: that tells nothing."""
        if self.done_told is None or self.told is not self.done_told[0]:
            return None
        _, told, did = self.done_told
        return told if all(any(one is deed for deed in did) for one in deeds) else None

    def act_on(self, found: Cards, write: Callable[[Cards], None]) -> None:
        """Do something with cards; a rule does nothing, and keeps no cards (11.11.5)."""
        if self.rule:
            write(found)
            self.it = found
        else:
            super().act_on(found, write)

    def note(self, deed: str, cards: Cards, zone: int = -1) -> None:
        """Cards were told to have something done to them."""
        asked = list(self.asked)
        self.deeds.append(Done(deed, cards, zone, self.pays, asked=asked, at=len(self.body)))

    def times(self, amount: Amount) -> Amount:
        """An amount, as often as the sentence's につき says."""
        for each in self.per:
            amount = Times(each, amount)
        return amount

    def so_many(self, n: int) -> Amount:
        return self.times(Fixed(n))

    def into(self) -> tuple[int, Cards]:
        """A register, and the cards in it."""
        register = self.register()
        return register, self.keep(register)
