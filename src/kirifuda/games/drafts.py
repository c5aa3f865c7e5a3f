"""A program while it is being written: what every game's reading of an ability does with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar, Final, TypeVar

from kirifuda.games.meanings import Meanings, NoMeaning
from kirifuda.kernel.effects.choosing import ChooseNumber, Collect, Gather, May, NeedDone, Ways
from kirifuda.kernel.effects.conditions import And, Between, Condition, Kept
from kirifuda.kernel.effects.effect import Instruction
from kirifuda.kernel.effects.flow import EachCard, EachOf, Jump, Keep, KeepTruth, Unless
from kirifuda.kernel.effects.naming import ForSomeOpponent, HasNamed, NameOpponent
from kirifuda.kernel.effects.relations import FirstOf, OwnerOf
from kirifuda.kernel.effects.terms import (
    Amount,
    Both,
    Cards,
    Chosen,
    Fixed,
    In,
    Number,
    Sum,
    This,
    Where,
)
from kirifuda.kernel.effects.who import BY_ABILITY, OneOpponent, Opponent, Who, You
from kirifuda.kernel.position.cards import Ability
from kirifuda.kernel.values.lasting import GAME, Apply
from kirifuda.kernel.values.layers import Modifier
from kirifuda.text import Node

T = TypeVar("T")


@dataclass
class Span:
    """How long a change lasts: turns (of whom), a shorter limit, and a condition meanwhile."""

    turns: int = GAME
    until: int = 0
    condition: Condition | None = None
    whose: Who | None = None


@dataclass(frozen=True)
class Told:
    """What a text has told of so far, as それ, そのカード or no object at all can mean it.

    Cards that were only chosen stay open until something is said of them: one who chooses twice
    and then says それ has not said which.
    """

    last: Cards | None = None  # what was told of last
    that: Cards | None = None  # what was told of last beside this card
    open: tuple[Cards, ...] = ()  # what was chosen, and of which nothing was said yet


NOTHING: Final = Told()


@dataclass
class CardBuilder:
    """The abilities of one card, printed ones and those that they grant or make wait."""

    abilities: list[Ability] = field(default_factory=list)
    refers: bool = False  # some word of its text looks back to cards told of before

    def add(self, ability: Ability) -> int:
        self.abilities.append(ability)
        return len(self.abilities) - 1


@dataclass
class Draft:
    """An ability that is being written, and where the reading of its text has come to.

    A game adds what else its texts speak of, and its `meanings`.
    """

    meanings: ClassVar[Meanings]

    card: CardBuilder
    ability: Ability
    body: list[Instruction]
    standing: bool = False  # nothing is done, everything holds
    actor: Who = field(default_factory=You)
    told: Told = field(default_factory=lambda: NOTHING)  # what それ can mean
    prior: Told = field(default_factory=lambda: NOTHING)  # and before the last choice
    seen: Cards | None = None  # その中: what was looked at or revealed
    rest: Cards | None = None  # 残り: what of it was not chosen
    spans: list[Span] = field(default_factory=list)
    per: list[Amount] = field(default_factory=list)  # につき
    when: list[Condition] = field(default_factory=list)  # standing: conditions that must hold
    done: Condition | None = None  # whether what was told or offered last was done
    last: Condition | None = None  # the last condition, for 違うなら
    pays: bool = False  # inside a cost
    asking: bool = False  # inside what is asked of a position: a condition, a number
    meant: OneOpponent | None = None  # the opponent that it is about
    about: OneOpponent | None = None  # whom conditions of the same sentence were about
    unnamed: list[NameOpponent] = field(default_factory=list)  # before what is written next
    numbers: int = 2  # numbers in use (0 and 1 belong to the frame's owner)

    # -- what was told of ------------------------------------------------------------------

    @property
    def it(self) -> Cards:
        """No object at all: what was told of last."""
        return self.one_of(self.told.last)

    @it.setter
    def it(self, found: Cards) -> None:
        that = self.told.that if isinstance(found, This) else found
        self.told = Told(found, that, self.told.open)

    def tell_moved(self, what: Cards, now: Cards) -> None:
        """Cards were moved, and are these now; who says so of itself goes on being a このカード."""
        that = self.told.that if isinstance(what, This) else now
        self.told = Told(now, that, self.told.open)

    def that(self) -> Cards:
        """それ, そのカード: what was told of last; not this card, if there was anything else."""
        return self.one_of(self.told.that or self.told.last)

    def one_of(self, meant: Cards | None) -> Cards:
        """What a word looks back to, if that is one thing."""
        if meant is None:
            raise NoMeaning("nothing was told of before that this could mean")
        if any(one is not meant for one in self.told.open):
            raise NoMeaning("two things were told of before, and this could mean either")
        self.told = Told(meant, self.told.that)
        return meant

    def them(self) -> Cards:
        """それら: all that was chosen and of which nothing was said yet, else what それ means."""
        if len(self.told.open) < 2 or self.told.that is not self.told.open[-1]:
            return self.that()
        both = self.pin(Both(list(self.told.open)), "")
        self.tell(both)
        return both

    def tell(self, found: Cards) -> None:
        """Cards are told of by their own description, and nothing else is open."""
        self.told = Told(found, found)

    def asked_about(self, found: Cards) -> None:
        """A condition asks for a number of cards: a game may let それ mean them from then on."""

    def leave_open(self) -> None:
        """What was told of last was only chosen: something is still to be said of it."""
        last = self.told.last
        assert last is not None
        self.told = Told(last, last, (*self.told.open, last))

    def recall(self, told: Told, clause: str) -> Told:
        """What was told of, for an ability that an effect makes: as it is now."""
        last = None if told.last is None else self.pin(told.last, clause)
        that = last
        if told.that is not told.last:
            that = None if told.that is None else self.pin(told.that, clause)
        return Told(last, that, tuple(self.pin(one, clause) for one in told.open))

    def decks(self) -> Who:
        """Whose deck is shuffled where none is named: that of the cards that were told of last;
        of who acts, if there turn out to be none."""
        if self.told.last is None:
            raise NoMeaning("nothing was told of before whose deck this could mean")
        return OwnerOf(self.told.last, self.actor)

    def beside(self, found: Cards) -> Cards:
        """そのカード beside a card that is told of with it: what was told of before that one."""
        if self.told.last is not found:
            return self.that()
        now, self.told = self.told, self.prior
        other = self.that()
        self.told = now
        return other

    def act_on(self, found: Cards, write: Callable[[Cards], None]) -> None:
        """Do something with cards that a text names; what is said next without an object is of
        the same cards, be they what they were named by or not (スタンドしている…をレストし、…)."""
        kept = found
        if self.card.refers and not self.standing and isinstance(found, In | Where | Both):
            register = self.register()
            self.emit(Collect("", register, found))
            kept = self.keep(register)
        before = self.told
        write(found)
        if self.told == before or self.told.last is found:
            self.it = kept

    # -- reading ---------------------------------------------------------------------------

    def read(self, node: Node, kind: type[T]) -> T:
        """What a node stands for, which must be of a kind."""
        found = self.apply(node)
        assert isinstance(found, kind)
        return found

    def apply(self, node: Node, *words: object) -> object:
        """What a node means, with what its phrase is told beside it."""
        try:
            return self.meanings.meaning(node)(self, node, *words)
        except NoMeaning as error:
            error.node = error.node or node
            raise

    def do(self, node: Node) -> None:
        """The rest of a sentence."""
        self.apply(node)

    def do_to(self, node: Node, found: Cards) -> None:
        """What a verb, or a word for what cards are, says of cards."""
        self.apply(node, found)

    # -- writing ---------------------------------------------------------------------------

    def register(self) -> int:
        self.ability.registers += 1
        return self.ability.registers - 1

    def number(self) -> int:
        self.numbers += 1
        return self.numbers - 1

    def emit(self, instruction: Instruction) -> None:
        if self.unnamed:
            self.body.extend(self.unnamed)
            self.unnamed = []
        self.body.append(instruction)

    def opponent(self, of: Who) -> Who:
        """The opponents of a player; where something is asked about them, the one that is named."""
        if not self.asking:
            return Opponent(of)
        if self.meant is None and self.about is not None and type(self.about.of) is type(of):
            self.meant = self.about
        if self.meant is None and self.standing:
            if not any(isinstance(one, HasNamed) for one in self.ability.conditions):
                self.ability.conditions.append(HasNamed(of))
            self.meant = OneOpponent(of, BY_ABILITY)
        elif self.meant is None:
            self.meant = OneOpponent(of, self.number())
            self.unnamed.append(NameOpponent(self.meant.index, of))
        return self.meant

    def one_opponent(self, of: Who) -> Who:
        """The opponent that is named where a text tells of one (次の相手のターン)."""
        self.ask(True)
        try:
            return self.opponent(of)
        finally:
            self.ask(False)

    def about_one(self, node: Node, *words: object) -> object:
        """What a node means that asks something of a position, with one opponent in mind: in the
        conditions of a sentence, and in what it counts under them, it is the same one."""
        self.ask(True)
        try:
            return self.apply(node, *words)
        finally:
            if node.category == "cond1" and not self.standing and self.meant is not None:
                self.about = self.meant
            self.ask(False)

    def ask(self, asking: bool) -> None:
        """Something is asked of a position from here on, or no more."""
        self.asking, self.meant = asking, None

    def for_some(self, condition: Condition) -> Condition:
        """A condition that is asked where nobody can be asked which opponent it is about."""
        for one in self.unnamed:
            condition = ForSomeOpponent(one.index, one.of, condition)
        self.unnamed, self.about = [], None
        return condition

    def keep(self, register: int) -> Cards:
        return Chosen(register)

    def modifier(self, modifier: Modifier) -> int:
        self.ability.modifiers.append(modifier)
        return len(self.ability.modifiers) - 1

    def only_if(self, condition: Condition) -> Unless:
        """Emit a jump that the caller later lands."""
        jump = Unless(condition)
        self.emit(jump)
        return jump

    def land(self, jump: Unless | Jump) -> None:
        jump.to = len(self.body)

    def truth(self, condition: Condition) -> Condition:
        """Keep whether a condition holds now, to be asked again later."""
        index = self.number()
        self.emit(KeepTruth(index, condition))
        return Kept(index)

    def each(self, players: Who, index: int, count: int) -> EachOf:
        """Begin what each of some players does alone, its seat being a number; `again` ends it."""
        loop = EachOf(players, index, count, len(self.body))
        self.emit(loop)
        return loop

    def gather(self, before: Told) -> None:
        """At the end of each player's part, before `again`: what it told of is that of all players,
        for who looks back to it later."""
        last = self.told.last
        if last is not None and last is not before.last:
            register = self.register()
            self.emit(Gather(register, last))
            self.tell(self.keep(register))

    def each_card(self, found: Cards) -> EachCard:
        """Begin what is done with each of some cards by itself; `again` ends it."""
        loop = EachCard(found, self.register(), self.register(), self.number())
        loop.to = len(self.body)
        self.emit(loop)
        return loop

    def again(self, loop: EachOf | EachCard) -> None:
        """End a loop: from here it begins again until it is done."""
        self.emit(Jump(loop.to))
        loop.to = len(self.body)

    def often(self, times: Amount) -> tuple[int, Unless]:
        """Begin what is done so many times: where it begins, and the jump that ends it, for
        `round`."""
        left = self.number()
        self.emit(Keep(left, times))
        begin = len(self.body)
        end = self.only_if(Between(Number(left), Fixed(1), None))
        self.emit(Keep(left, Sum([Number(left), Fixed(-1)])))
        return begin, end

    def round(self, loop: tuple[int, Unless]) -> None:
        """End what is done so many times: from here it begins again until it is done."""
        begin, end = loop
        self.emit(Jump(begin))
        self.land(end)

    def pin(self, found: Cards, clause: str) -> Cards:
        """Cards as they are told of now, for later: an event that comes has other cards."""
        if isinstance(found, Chosen | This):
            return found
        register = self.register()
        self.emit(Collect(clause, register, found))
        return self.keep(register)

    def offer(
        self, clause: str, kind: int, whole: bool, write: Callable[[], None]
    ) -> tuple[Unless, Kept, Kept]:
        """Offer the actor what `write` writes: the jump past it, which the caller lands, whether
        it was taken up and whether it was done. `whole`: only if all of it can be done."""
        asked = self.number()
        done = self.number()
        may = May(clause, kind, asked, self.actor, whole)
        self.emit(Keep(done, Fixed(0)))
        self.emit(may)
        skip = self.only_if(Kept(asked))
        start = len(self.body)
        may.first = self.ability.registers
        write()
        may.end = self.ability.registers
        may.parts = straight(self.body[start:])
        self.emit(NeedDone(done))
        return skip, Kept(asked), Kept(done)

    def one_way(self, clause: str, kind: int, ways: list[Callable[[], None]]) -> None:
        """One of several things, as the actor chooses among those that can be done as a whole.
        Which it was is not known afterwards: "it" is what it was before."""
        shut, index = self.number(), self.number()
        asked = Ways(shut, index)
        self.emit(asked)
        last = Fixed(len(ways))
        self.emit(ChooseNumber(clause, kind, index, self.actor, Fixed(1), last, shut))
        before, about = self.told, self.about
        ends: list[Jump] = []
        for n, write in enumerate(ways, 1):
            other = self.only_if(Between(Number(index), Fixed(n), Fixed(n)))
            start = len(self.body)
            write()
            asked.ways.append(straight(self.body[start:]))
            ends.append(Jump())
            self.emit(ends[-1])
            self.land(other)
            self.told, self.about = before, about
        for end in ends:
            self.land(end)

    # -- what lasts ------------------------------------------------------------------------

    def lasts(self) -> tuple[int, int]:
        """How long what the sentence changes lasts: turns, and a shorter limit."""
        turns, until = GAME, 0
        for span in self.spans:
            if span.turns != GAME:
                turns = span.turns
            until = until or span.until
        return turns, until

    def hold(self, modifier: Modifier, clause: str, floating: bool = False) -> None:
        """Something holds: as long as its ability is valid, or for a while."""
        if self.standing:
            if self.when:
                modifier.condition = together(list(self.when))
            self.modifier(modifier)
            return
        turns, until = self.lasts()
        conditions = [span.condition for span in self.spans if span.condition is not None]
        if conditions:
            modifier.condition = together(conditions)
        whose = next((span.whose for span in self.spans if span.whose is not None), None)
        self.emit(Apply(clause, self.modifier(modifier), turns, until, floating, whose))


def either_told(now: Told, before: Told) -> Told:
    """What "it" is after something that was perhaps not done: then, what it was before."""
    if now.last is None or before.last is None or now.last is before.last:
        return now
    both = FirstOf([now.last, before.last])
    return Told(both, both if now.that is now.last else now.that, now.open)


def together(conditions: list[Condition]) -> Condition:
    """All of some conditions, of which there is at least one."""
    return conditions[0] if len(conditions) == 1 else And(conditions)


def straight(body: list[Instruction]) -> list[Instruction]:
    """What is sure to be done: up to the first branch."""
    out: list[Instruction] = []
    for step in body:
        if isinstance(step, Jump | Unless | EachOf | EachCard):
            break
        out.append(step)
    return out
