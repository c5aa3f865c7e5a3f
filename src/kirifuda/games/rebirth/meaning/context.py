"""What is known while a text is turned into a program: who acts, what "it" is, how long.

Meanings are registered by the name of the phrase they belong to, one table for each category.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar, Final, TypeVar

from kirifuda.games import drafts
from kirifuda.games.drafts import NOTHING, Draft, Span, Told
from kirifuda.games.meanings import Meanings, NoMeaning, child, children, number, words
from kirifuda.games.rebirth.questions import ForSome, OtherThan, SameValue
from kirifuda.kernel.effects.choosing import Choose
from kirifuda.kernel.effects.conditions import Condition
from kirifuda.kernel.effects.flow import Unless
from kirifuda.kernel.effects.relations import Times
from kirifuda.kernel.effects.terms import Amount, Both, Cards, Chosen, Filter, This, Where
from kirifuda.kernel.effects.totals import Total
from kirifuda.kernel.effects.who import Bound, Who, You
from kirifuda.kernel.position.cards import EVERYWHERE
from kirifuda.text import Node

__all__ = [
    "MEANINGS",
    "CardBuilder",
    "Context",
    "Move",
    "NoMeaning",
    "Span",
    "Step",
    "Swapping",
    "child",
    "children",
    "meaning",
    "means",
    "number",
    "part",
    "words",
]


T = TypeVar("T")
# 13.5.5: where a position is asked about something, and where in it whoever 相手 is counts
ASKED = ("cond1", "per", "value1", "value2", "count", "range", "scope", "mod")
ABOUT_ALL = ("span", "cause", "event", "hap", "deed", "aid", "fate", "motion", "feat")
NOT_ASKED = ("cond1.turn", "cond1.won", "cond1.lost", "cond1.checked")
ANYONE = ("player.any", "player.either")
THERE = ("cond1.there", "cond1.some")  # with somebody: the same as with all taken together

MEANINGS: Final = Meanings()
means = MEANINGS.means
part = MEANINGS.part
meaning = MEANINGS.meaning
MEANINGS.refer(
    *("card.that_character", "card.that_card", "card.that_rebirth", "card.that_at"),
    *("card.that_named", "card.that_trait", "card.that_face_down"),
    *("card.that_entered", "cards.it", "cards.those", "place.those"),
    *("place.those_n", "count.same", "mod.same_as_it", "mod.same_name_it", "cond.it_is"),
    "cond.it_is_and",
    *("it.do", "it.so_many", "it.so_many_of", "it.such", "it.is", "it.modify", "it.modify_value"),
    *("it.damage", "it.give_trait", "it.give_ability", "pick.its_abilities", "verb1.soul_its"),
    *("per.those", "value1.its", "value1.that_count", "cards.their", "cards.those_such"),
    *("it.shuffle", "act.tell_values", "act.guess", "maker.it"),
)


@dataclass
class Step:
    """Something that was told to be done: where its instructions are, and by whom."""

    node: Node
    start: int
    end: int
    actor: Who


@dataclass
class Move:
    """Cards that were put somewhere: those that were are in a register."""

    register: int
    kind: int  # the zone; -1: not all to the same
    frm: int  # zones (bits) from which they can have come
    paid: bool  # as a cost


@dataclass
class Swapping:
    """A card that was chosen, and the choice of one to swap it with: how, and as told."""

    found: Cards
    choice: Choose
    told: Node


@dataclass
class Choice:
    """A choice that was told, the place it is made from, and what such cards must be besides."""

    choice: Choose
    where: object  # a Place
    besides: list[Filter]


@dataclass
class CardBuilder(drafts.CardBuilder):
    """The abilities of one card, and how many of it a deck may have."""

    deck_limit: int | None = None


@dataclass
class Context(Draft):
    """Where the reading of an ability has come to."""

    meanings: ClassVar[Meanings] = MEANINGS

    card: CardBuilder
    named: Who = field(default_factory=You)
    that_player: Who | None = None  # whose card was chosen out of everyone's
    seen_used: list[int] = field(default_factory=list)  # registers taken out of it
    revealed: Cards | None = None
    modified: Cards | None = None  # whom さらに means
    moved: int = -1  # register of what was put last
    moves: list[Move] = field(default_factory=list)  # what was put, and where to
    origins: dict[int, int] = field(default_factory=dict)  # of registers: zones they came from
    whole: bool = False  # この効果で: whatever the effect has done, not only what it did last
    branch: Unless | None = None  # the jump of the condition that the sentence stands under
    branch_it: Told = NOTHING  # what "it" was there
    branch_done: dict[str, object] = field(default_factory=dict)  # and what had been done by then
    acted: bool = False  # something was done under the last condition of this sentence
    stepped: bool = False  # something was done in this sentence: a new duration takes over
    span_when: Condition | None = None  # standing: the duration that holds now
    won: int = -1  # number that tells whether the last check was won
    some_player: Who | None = None  # whom いずれか means in the condition that is being read
    checker: Who = field(default_factory=You)  # and who checked
    drawn: Cards | None = None
    declared: int = -1  # number that was declared
    guessed: tuple[Condition, Condition] | None = None  # what was guessed is so, or is not
    chosen: Cards | None = None
    swapped: Cards | None = None
    souled: Cards | None = None
    where: object = None  # the Place that a condition named last
    counted: Cards | None = None
    event_other: Cards | None = None  # the second card of the triggering event
    attack_of: Cards | None = None  # whose attacks were told of
    last_spans: list[Span] = field(default_factory=list)  # how long the last change holds
    offered: bool = False  # something was offered in this sentence
    declined: Told = NOTHING  # what "it" was as that was offered
    owed: bool = False  # inside what must all be done (ことで)
    charging: bool = False  # what is chosen now goes to the energy zone
    trading: bool = False  # what is chosen now is swapped
    zoned: bool = False  # the head of the ability names zones
    shuffling: bool = False  # what is put now is then shuffled
    letter: Node | None = None  # what X is, where a later sentence tells it
    letter_used: bool = False  # and whether something asked for it
    rested: Cards | None = None  # what was stood or rested last
    gave: Cards | None = None  # what was given a trait last
    upcoming: Node | None = None  # the next card put somewhere, of which was told
    upcoming_told: Condition | None = None  # whether that was told after all
    upcoming_such: Filter | None = None  # and what it must be
    otherwise: bool = False  # in a sentence that begins with 違うなら
    live: bool = False  # what is told holds whenever its condition does
    more: bool = False  # さらに: on top of what was told before
    former: Cards | None = None  # who was in the entry before a card was put there
    counted_amount: Amount | None = None  # what was counted last
    rest_of: Cards | None = None  # what was not chosen where something was
    kinds_asked: list[Cards] = field(default_factory=list)  # of which one was asked for
    other: OtherThan | None = None  # the last 他の
    equal: int = -1  # the number that cards which are chosen now must share
    alike: SameValue | None = None  # what asked it of those chosen last
    total: Total | None = None  # what a number of the cards that are chosen now comes to
    choice: Choice | None = None  # the last one among the cards of a place
    widening: Condition | None = None  # under which more may be chosen than was told
    swapping: Swapping | None = None  # the card to swap with that was chosen last
    asked_player: Who | None = None  # who did what was waited for
    subject: Who | None = None  # the players of whom, not of cards, it is said what they cannot do
    checked: Cards | None = None  # the card of the last check
    abilities: list[int] = field(default_factory=list)  # numbers of abilities that were chosen
    icons: Filter | None = None  # the kind of ability that was chosen
    icon_names: list[str] = field(default_factory=list)  # and those it was chosen from
    all_registers: set[int] = field(default_factory=set)  # all of some cards, be it none
    weights: list[tuple[Filter, int, str]] = field(default_factory=list)  # 枚分として数える
    attacks_then: int = -1  # number that keeps how many attacks there were as this was told
    waiting: bool = False  # what is waited for is being told
    changed: list[int] = field(default_factory=list)  # numbers that changed last
    uses: int = 0  # how often in a turn (各ターン…回まで)
    steps: list[Step] = field(default_factory=list)  # what was told to be done so far
    program: Context | None = None  # what is done on an occasion, if there is more to it
    measure: Callable[[Node], Condition] | None = None  # what options are compared with

    def read(self, node: Node, kind: type[T]) -> T:
        """What a node stands for; いずれかの in a condition: of some one player."""
        if node.category != "cond1" or node.phrase in THERE or self.some_player is not None:
            return super().read(node, kind)
        if not any(part.phrase in ANYONE for part in node.walk()):
            return super().read(node, kind)
        index = self.number()
        self.some_player = Bound(index)
        found = ForSome(index, super().read(node, Condition))
        self.some_player = None
        assert isinstance(found, kind)
        return found

    def apply(self, node: Node, *words: object) -> object:
        """What a node means. What is asked about 相手 is about one of them (13.5.5.3), who is named
        as it is asked; of what a text waits for, about any."""
        if self.asking and node.category in ABOUT_ALL:
            self.asking = False
            try:
                return super().apply(node, *words)
            finally:
                self.asking = True
        asks = node.category in ASKED and node.phrase not in NOT_ASKED
        if self.asking or not asks:
            return super().apply(node, *words)
        before = len(self.unnamed)
        found = self.about_one(node, *words)
        if self.waiting and isinstance(found, Condition) and len(self.unnamed) > before:
            return self.for_some(found)
        return found

    def asked_about(self, found: Cards) -> None:
        """相手のエントリーのDEFが3以下なら、そのキャラ…: it, unless something else was told of."""
        if self.told.that is None and not isinstance(found, This):
            self.told = Told(self.told.last or found, found, self.told.open)

    def changing(self) -> Cards:
        """Who changes (more): what was only chosen so far, else who was told to change last."""
        if self.modified is None or (self.told.open and not self.more):
            return self.it
        return self.modified

    def times(self, amount: Amount) -> Amount:
        """An amount, as often as the sentence's につき says."""
        for each in self.per:
            amount = Times(each, amount)
        return amount

    def put(self, register: int, kind: int, frm: int = EVERYWHERE) -> None:
        """Cards were put into a zone; those that were are in a register."""
        self.moved = register
        self.moves.append(Move(register, kind, frm, self.pays))

    def origin(self, found: Cards) -> int:
        """The zones (bits) in which cards are, as far as that is told."""
        if isinstance(found, Chosen):
            return self.origins.get(found.register, EVERYWHERE)
        if isinstance(found, Where):
            return self.origin(found.cards)
        if isinstance(found, Both):
            bits = 0
            for one in found.parts:
                bits |= self.origin(one)
            return bits
        return found.spread(EVERYWHERE)
