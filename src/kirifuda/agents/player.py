"""A seat at a table, for a program that sits there: what it may see, ask, imagine and choose.

A `Player` holds no match and no position, so that nothing it hands out leads to a hidden card: it
asks its table by a ticket, and the table tells what the seat may know. What it imagines (`Guess`)
is a position of its own, in which the cards that the seat cannot see are others.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

from kirifuda.agents.thinking import thought_over
from kirifuda.games.game import Game
from kirifuda.games.lists import opened
from kirifuda.kernel.errors import ChoiceError, KirifudaError, Reason, Said
from kirifuda.kernel.foresight.guess import imagine, unseen
from kirifuda.kernel.foresight.searching import REST, Search, Thought
from kirifuda.kernel.match import shown
from kirifuda.kernel.position.decisions import Decision, Option
from kirifuda.kernel.sight.veil import by_place, plain
from kirifuda.kernel.sight.view import laid_out, view

if TYPE_CHECKING:
    from kirifuda.kernel.match import Match, Outcome


_tickets = count(1)
_tables: dict[int, Match] = {}  # by ticket: what players ask about


def game_of(match: Match) -> Game:
    """The game that has set a match up."""
    if not isinstance(match.host, Game):
        raise KirifudaError("no game has set this match up, so nobody can sit down at it")
    return match.host


class Player:
    """One seat of a match.

    >>> import kirifuda
    >>> match = kirifuda.game("legions").start(["ash", "elm"], seed=3)
    >>> player = Player(match, 0)
    >>> player.view()["seat"], player.view() == match.view(0)
    (0, True)
    """

    __slots__ = ("_ticket", "game", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self._ticket = next(_tickets)
        if match.whose(seat) < 0:
            raise KirifudaError(Said("there is no seat {0} in this match", [shown(seat)]))
        self.game = game_of(match)
        self.seat = seat
        _tables[self._ticket] = match

    def leave(self) -> None:
        """Stand up: nothing can be asked any more."""
        _tables.pop(self._ticket, None)

    def __del__(self) -> None:
        self.leave()

    def _table(self) -> Match:
        match = _tables.get(self._ticket)
        if match is None:
            raise ChoiceError("this seat has been left; what is asked now, another player is asked")
        return match

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked now; None if it is not asked anything."""
        d = self._table().decision
        return plain(d) if d is not None and d.seat == self.seat else None

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self._table().state.turn

    @property
    def over(self) -> bool:
        return self._table().state.over

    @property
    def outcome(self) -> Outcome | None:
        return self._table().outcome

    def view(self) -> dict[str, Any]:
        """All that the seat may know, as plain data."""
        return self._table().view(self.seat)

    def log(self, start: int = 0) -> list[dict[str, Any]]:
        """What has happened, as the seat may know it; empty if no log is kept."""
        return self._table().log_view(self.seat, start)

    def say(self, option: Option) -> str:
        """An option in words."""
        match = self._table()
        d = match.decision
        if d is not None and d.seat == self.seat:
            for mine in d.options:
                if mine.same(option):
                    named = Option(
                        mine.kind, mine.card, mine.spot, mine.number, mine.ability, mine.place
                    )
                    named.names = match.state.pool.names
                    return str(named)
        raise ChoiceError(Said("{0} is not offered", [repr(option)]))

    def why_not(self, option: object) -> list[Reason]:
        """Every reason, with its clause, why the seat cannot do something now."""
        return self._table().why_not(self.seat, option)

    def choose(self, what: object) -> None:
        """Choose an option of the seat's own decision, or its index."""
        match = self._table()
        d = match.decision
        if d is None or d.seat != self.seat:
            raise ChoiceError("it is not for this seat to decide now")
        match.choose(what)

    def concede(self) -> None:
        """Give up."""
        self._table().concede(self.seat)

    def imagine(self, luck: list[int], lists: str = "") -> Guess:
        """How it might be: all that the seat has seen holds, `luck` decides the rest.

        `luck` is four words of chance (an agent has its own) and is used up a little. Of others'
        lists the seat knows as much as the match tells; with `lists` "closed" nothing is taken from
        them even where they are open.
        """
        match = self._table()
        if lists and opened(lists) and not match.open_lists:
            raise KirifudaError("the lists of this match are closed")
        return Guess(imagine(match, self.seat, luck, lists), self.game, self.seat)

    def think(
        self,
        luck: list[int],
        simulations: int,
        seconds: float = 0.0,
        rounds: int = 1,
        lists: str = "",
    ) -> list[Thought]:
        """What the seat may think of its options: the best first (agents/thinking.py).

        Every option is tried in imagined worlds, so many times in all, or as long as it is told.
        """
        match = self._table()
        decision = match.decision
        if decision is None or decision.seat != self.seat:
            raise ChoiceError("it is not for this seat to decide now")
        if lists and opened(lists) and not match.open_lists:
            raise KirifudaError("the lists of this match are closed")
        search = Search(match, self.game.judge, luck, lists, rounds)
        return thought_over(search, simulations, seconds)


class Guess:
    """A match as a seat imagines it: to be copied, tried out and thrown away."""

    __slots__ = ("_match", "game", "seat")

    def __init__(self, match: Match, game: Game, seat: int) -> None:
        self._match = match
        self.game = game
        self.seat = seat

    def copy(self) -> Guess:
        """The same once more, to try something out."""
        return Guess(self._match.copy(), self.game, self.seat)

    @property
    def decision(self) -> Decision | None:
        """What is asked, of whichever seat, as the seat that imagines may know it.

        Cards that this seat cannot see are told by their places, in others' decisions too: what
        they are taken for, `dealt` tells, and what comes of them shows when they are chosen.
        """
        s = self._match.state
        d = self._match.decision
        if d is None or d.seat == self.seat:
            return plain(d) if d is not None else None
        real = s.decision
        assert real is not None
        options = [by_place(s, self.seat, option) for option in real.options]
        return plain(Decision(d.seat, d.kind, d.clause, -1, options, [], d.least, d.most))

    @property
    def over(self) -> bool:
        return self._match.state.over

    @property
    def outcome(self) -> Outcome | None:
        return self._match.outcome

    def choose(self, index: int) -> None:
        """Choose an option, by its index, for whichever seat is asked."""
        self._match.choose(index)

    def view(self) -> dict[str, Any]:
        """What the seat would see."""
        return view(self._match.state, self.seat)

    def dealt(self) -> list[dict[str, Any]]:
        """What the cards are taken for that the seat cannot see: each with its place."""
        s = self._match.state
        out: list[dict[str, Any]] = []
        for card in sorted(c for group in unseen(s, self.seat) for c in group):
            of, kind = s.seat[card], s.zone[card]
            if kind:
                found = s.definition(card)
                zone = s.pool.rules.zones[kind].name
                at = laid_out(s, self.seat, of, kind).index(card)
                told = {"of": of, "zone": zone, "at": at, "key": found.key, "name": found.name}
                out.append(told)
        return sorted(out, key=lambda told: (told["of"], told["zone"], told["at"]))

    def settle(self, most: int = REST) -> None:
        """Play on until nothing is half done, at most so many decisions: others let it pass."""
        self.game.judge.settle(self._match, self.seat, most)

    def worth(self) -> int:
        """How good it looks for the seat: the logarithm of its odds to win, in thousandths."""
        return self.game.judge.worth(self._match.state, self.seat)

    def appeal(self) -> int:
        """How good it looks beside others that one decision leads to: `Judge.appeal`."""
        return self.game.judge.appeal(self._match.state, self.seat)

    def by_hand(self) -> int:
        """How good it looks by the sum that was made by hand."""
        return self.game.judge.by_hand(self._match.state, self.seat)
