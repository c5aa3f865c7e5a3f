"""A match: the face that a state shows to players and programs."""

from __future__ import annotations

import reprlib
from typing import Final

from kirifuda.build import mypyc_attr
from kirifuda.kernel.errors import ChoiceError, KirifudaError, Reason, RecordError, Said
from kirifuda.kernel.events.moving import alert_cards
from kirifuda.kernel.position.cards import Pool
from kirifuda.kernel.position.chance import seeded
from kirifuda.kernel.position.clues import members
from kirifuda.kernel.position.decisions import Decision, Option
from kirifuda.kernel.position.fingerprints import mass_of
from kirifuda.kernel.position.integers import put
from kirifuda.kernel.position.packing import digest, write_state
from kirifuda.kernel.position.state import State
from kirifuda.kernel.position.trail import Choices, Note, Trail
from kirifuda.kernel.position.zones import PRIVATE, PUBLIC
from kirifuda.kernel.procedures.frames import advance, take_step
from kirifuda.kernel.procedures.repeats import chosen
from kirifuda.kernel.sight.learning import learned
from kirifuda.kernel.sight.veil import meant, veiled
from kirifuda.kernel.sight.view import note_view, sees, view
from kirifuda.kernel.timing.checks import PlayAbility

MOST_SEATS: Final = 63
MOST_NUMBER: Final = 0x7FFFFFFF  # as large as a number of an option can be
MOST_SHOWN: Final = 60
ANYWHERE: Final = ""  # a match goes on to the next decision, wherever that is


class Outcome:
    """How a match ended: who won, who lost, by which clause. No winners: a draw."""

    def __init__(self, winners: list[int], losers: list[int], clause: str) -> None:
        self.winners = winners
        self.losers = losers
        self.clause = clause

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, losers={self.losers}, clause={self.clause!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


@mypyc_attr(allow_interpreted_subclasses=True)
class Host:
    """Who has set a match up, and can therefore pack and record it: a game (games/game.py)."""

    def pack(self, match: Match) -> bytes:
        raise KirifudaError("no game has set this match up, so it cannot be packed")

    def record(self, match: Match) -> dict[str, object]:
        raise KirifudaError("no game has set this match up, so it cannot be recorded")

    def again(self, match: Match) -> Match | None:
        """The match played again from its setup, with all that its seats recall of it.

        None if nothing leads there: it was changed from outside.
        """
        return None

    def widened(self, pool: Pool) -> Pool:
        """The cards of a match, and after them others that somebody's list might hold."""
        raise KirifudaError("no game has set this match up, so nothing is known of other cards")

    def guess_list(
        self,
        s: State,
        owner: int,
        hidden: list[int],
        others: list[int],
        musts: list[int],
        luck: list[int],
    ) -> list[int]:
        """Printed cards that hidden ones of an owner might be (`s` has a widened pool).

        `others` of that owner are hidden as well; `musts` are known to be among them.
        """
        raise KirifudaError("no game has set this match up, so nothing is known of other cards")


NOBODY: Final = Host()


def shown(what: object) -> str:
    """Something that is not what was expected, short enough for an error."""
    try:
        told = reprlib.repr(what)
    except Exception:  # thousands of digits, or an object that does not want to be shown
        return f"this {type(what).__name__}"
    return told if len(told) <= MOST_SHOWN else told[:MOST_SHOWN] + "…"


def name_options(s: State, d: Decision) -> None:
    """Let the options of a decision know what cards are called that its seat may know."""
    rules = s.pool.rules
    names = s.pool.names
    d.named = True
    if d.source < 0 or sees(s, d.seat, d.source):
        d.names = names
    for option in d.options:
        card = option.card
        if card < 0:
            if option.spot >= 0 or option.number:
                option.names = names
            continue
        sight = rules.zones[s.zone[card]].sight
        if not s.down[card] and (sight == PUBLIC or (sight == PRIVATE and s.seat[card] == d.seat)):
            option.names = names
        else:
            option.names = names if sees(s, d.seat, card) else None


def under(clause: str, other: str) -> bool:
    """Whether a clause is another one, or a part of it."""
    return other == clause or other.startswith(clause + ".")


class Match:
    """A game being played. Made by a game's `start`, `unpack` or `scenario`."""

    def __init__(self, pool: Pool, state: State, seed: int, setup: str) -> None:
        self.pool = pool
        self.state = state
        self.seed = seed
        self.setup = setup  # what was set up, as JSON (kernel-blind)
        self.choices = Choices()
        self.replayable = True
        self.host = NOBODY
        self.raised: Decision | None = None  # what is asked, and ...
        self.seen: Decision | None = None  # ... the same as the seat that is asked may know it

    @property
    def decision(self) -> Decision | None:
        """What is asked now, as the seat that is asked may know it.

        None when the match is over, or was stopped (`run_to`).
        """
        s = self.state
        d = s.decision
        if d is None:
            return None
        if s.trail is not None and not d.named:
            name_options(s, d)
        if d.in_sight:
            return d
        if self.raised is not d:
            self.seen = veiled(s, d)
            self.raised = d
        return self.seen

    def choose(self, what: object, stop: object = ANYWHERE) -> None:
        """Choose an option of the present decision, or its index; then go on, as `run_to` does.

        A `ChoiceError` says why not; the match is then as it was.
        """
        s = self.state
        real = s.decision
        d = real if real is None or real.in_sight else self.decision
        wanted = self.stop_at(stop) if stop is not ANYWHERE else ANYWHERE
        if d is None or real is None:
            if not s.over:
                raise ChoiceError("nothing is asked here: the match was stopped; run_to goes on")
            raise ChoiceError("the match is over; there is nothing to decide")
        if isinstance(what, int) and not isinstance(what, bool):
            index = what
            if index < 0 or index >= len(d.options):
                raise ChoiceError(
                    Said("there is no option {0}; there are {1}", [index, len(d.options)])
                )
        elif not isinstance(what, Option):
            raise ChoiceError(Said("{0} is neither an option nor the index of one", [shown(what)]))
        else:
            index = -1
            for i in range(len(d.options)):
                if d.options[i].same(what):
                    index = i
                    break
            if index < 0:
                reasons = self.why_not(d.seat, what)
                raise ChoiceError(reasons or [Reason("it is not offered", d.clause)])
        if wanted:
            self.recall()
        option = real.options[index] if d is real else meant(s, real, d, index)
        s.decision = None
        if s.trail is not None:
            s.trail.step = len(self.choices) + 1
        if s.course and not real.forced:
            chosen(s, real, option)
        s.own_top().answer(s, option)
        if wanted:
            self.run_to(wanted)
        else:
            advance(s)
        if not d.forced:
            self.choices.add(index)

    @property
    def open_lists(self) -> bool:
        """Whether everyone knows what everybody's deck holds."""
        return self.pool.possible is None

    # -- step by step ----------------------------------------------------------------------

    def stepwise(self, on: bool = True) -> None:
        """From now on also what leaves nothing to choose is asked, one choice at a time.

        Such a decision is `forced`. To choose what it offers is no part of a record.
        """
        if on:
            self.recall()  # while it can be played again: what is forced is no part of a record
        self.state.stepwise = 1 if on else 0

    @property
    def stopped(self) -> bool:
        """Whether it stands between two decisions, where nobody is asked anything."""
        return self.state.decision is None and not self.state.over

    def run_to(self, stop: object = "") -> bool:
        """Go on, but not beyond the next decision; whether it has come to what it is to stop at.

        `stop` is a clause (what is done by it, or by a clause below it, has then just been done),
        "note" (the next line of the log), "step" (the next step of whatever procedure), or empty
        (the next decision).
        """
        wanted = self.stop_at(stop)
        if wanted:
            self.recall()  # while it can be played again: where it stops is no part of a record
        s = self.state
        trail = s.trail
        while s.decision is None and not s.over:
            told = len(trail) if trail is not None else 0
            take_step(s)
            if wanted == "step":
                return True
            trail = s.trail
            if wanted and trail is not None and len(trail) > told:
                for note in trail.notes(told):
                    if wanted == "note" or under(wanted, note.clause):
                        return True
        return not wanted

    def stop_at(self, stop: object) -> str:
        """Where `run_to` is to stop, if it can know that."""
        if not isinstance(stop, str):
            raise KirifudaError(
                Said("a clause, 'note' or 'step' is expected, not {0}", [shown(stop)])
            )
        if stop not in ("", "step") and self.state.trail is None:
            raise KirifudaError(Said("without a log nothing is known of {0}", [shown(stop)]))
        return stop

    def at_rest(self) -> Match:
        """This match, or a copy of it in which all was done that leaves nothing to choose."""
        d = self.state.decision
        if not self.stopped and (d is None or not d.forced):
            return self
        m = self.copy()
        m.stepwise(False)
        advance(m.state)
        while m.state.decision is not None and m.state.decision.forced:
            m.choose(0)
        return m

    def recall(self) -> None:
        """From now on keep what seats have seen of cards that they see no more, for guesses.

        What was before is found out by playing the match again. Nobody need call it: whoever
        imagines something does (kernel/foresight/guess.py).
        """
        s = self.state
        if s.recalls:
            return
        s.recalls = True
        again = self.host.again(self)
        if again is not None:
            recall_as(s, again.state)

    @property
    def outcome(self) -> Outcome | None:
        """None while the match goes on."""
        s = self.state
        if not s.over:
            return None
        losers = [seat for seat in range(s.seats) if seat not in s.winners]
        return Outcome(list(s.winners), losers, s.end_clause)

    def concede(self, seat: object) -> None:
        """A seat gives up, at any moment."""
        s = self.state
        if s.over:
            raise ChoiceError("the match is over; nobody can concede any more")
        who = self.whose(seat)
        if who < 0 or s.gone[who]:
            raise ChoiceError(Said("there is no seat {0} in this match", [shown(seat)]))
        s.pool.rules.concede(s, who)
        if not s.over:
            s.pool.rules.depart(s)
            advance(s)
        self.choices.add(-1 - who)

    def whose(self, seat: object) -> int:
        """The number of a seat of this match; -1 for everything else."""
        if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat <= MOST_SEATS:
            return seat if seat < self.state.seats else -1
        return -1

    def viewer(self, seat: object) -> int | None:
        """A seat of this match, or a spectator; a `KirifudaError` for everything else."""
        if seat is None:
            return None
        who = self.whose(seat)
        if who < 0:
            raise KirifudaError(Said("there is no seat {0} in this match", [shown(seat)]))
        return who

    def view(self, seat: object) -> dict[str, object]:
        """All that a seat may know, as plain data; None: a spectator."""
        return view(self.state, self.viewer(seat))

    def why_not(self, seat: object, what: object) -> list[Reason]:
        """Every reason, with its clause, why a seat cannot do something now; empty if it can.

        Of every card that the seat cannot see the same is told, before the rules are asked.
        """
        who = self.whose(seat)
        if who < 0:
            return [Reason(Said("there is no seat {0} in this match", [shown(seat)]))]
        if not isinstance(what, Option):
            return [Reason(Said("{0} is no option", [shown(what)]))]
        s = self.state
        out = self.unheard_of(what)
        if out:
            return out
        d = self.decision
        if d is not None and d.seat == who:
            for o in d.options:
                if o.same(what):
                    return []
        if what.card >= 0 and not sees(s, who, what.card):
            return [Reason("it is a card that you cannot see", s.pool.rules.sight_clause)]
        return s.pool.rules.why_not(s, who, what)

    def unheard_of(self, what: Option) -> list[Reason]:
        """What an option names that is not in this match."""
        pool = self.pool
        numbers: list[object] = [what.card, what.spot, what.number, what.ability, what.place]
        for told in numbers:
            if type(told) is not int or not -MOST_NUMBER <= told <= MOST_NUMBER:
                return [Reason(Said("{0} is no number of an option", [shown(told)]))]
        if not -1 <= what.card < pool.size:
            return [Reason(Said("there is no card {0} in this match", [what.card]))]
        if not -1 <= what.ability < len(pool.abilities):
            return [Reason(Said("there is no ability {0} in this match", [what.ability]))]
        return []

    def learned(self, seat: object, since: Match) -> bool:
        """Whether a seat has come to know something since an earlier moment of this match.

        `since` is a copy that was made then; both must keep a log. What has taught nobody anything
        can be taken back without harm (kernel/sight/learning.py).
        """
        who = self.whose(seat)
        if who < 0:
            raise KirifudaError(Said("there is no seat {0} in this match", [shown(seat)]))
        return learned(since.state, self.state, who)

    @property
    def log(self) -> list[Note]:
        """What happened: each entry with its clause and its source. Empty if no log is kept."""
        trail = self.state.trail
        return trail.notes() if trail is not None else []

    def log_view(self, seat: object, start: object = 0) -> list[dict[str, object]]:
        """The log as a seat may read it, from entry `start` on."""
        who = self.viewer(seat)
        if not isinstance(start, int) or isinstance(start, bool) or start < 0:
            raise KirifudaError(Said("{0} is no number of an entry", [shown(start)]))
        trail = self.state.trail
        if trail is None or start >= len(trail):
            return []
        return [note_view(self.state, who, n) for n in trail.notes(start)]

    def copy(self) -> Match:
        """An independent match in the same position."""
        m = Match(self.pool, self.state.copy(), self.seed, self.setup)
        m.choices = self.choices.copy()
        m.replayable = self.replayable
        m.host = self.host
        m.raised = self.raised
        m.seen = self.seen
        return m

    def pack(self) -> bytes:
        """The match as bytes, for the `unpack` of its game; the log stays behind."""
        return self.host.pack(self)

    def record(self) -> dict[str, object]:
        """What was set up and chosen, as plain data, for `kirifuda.replay`."""
        return self.host.record(self)

    def digest(self) -> str:
        """A fingerprint of the position, equal on every platform."""
        return digest(self.state)

    def words(self) -> list[int]:
        """The position and the choices so far as integers (for packing)."""
        out = self.choices.all()
        out.insert(0, len(out))
        out.append(1 if self.replayable else 0)
        write_state(self.state, out)
        write_recalled(self.state, out)
        return out


def recall_as(s: State, other: State) -> None:
    """Let seats recall what they do in the same position of a match that was played again."""
    s.recall_as(other)
    for at in range(len(s.stack)):
        f = s.stack[at]
        g = other.stack[at]
        if isinstance(f, PlayAbility) and f.saved is not None and isinstance(g, PlayAbility):
            assert g.saved is not None
            mine = f.copy()
            assert isinstance(mine, PlayAbility)
            mine.saved = f.saved.copy()
            recall_as(mine.saved, g.saved)
            s.stack[at] = mine


def write_recalled(s: State, out: list[int]) -> None:
    """Append what seats recall, if that is kept: no part of the position, nor of its digest."""
    out.append(1 if s.recalls else 0)
    if s.recalls:
        for followed in s.followed:
            put(out, members(followed))
        for met in s.met:
            put(out, members(met))
        out.append(len(s.clues))
        for clue in s.clues:
            clue.write(out)
    for f in s.stack:
        if isinstance(f, PlayAbility) and f.saved is not None:
            write_recalled(f.saved, out)


def opening(pool: Pool, log: bool, chooser: int = -1) -> State:
    """Where every match of a pool begins: as far as it goes before chance has a part in it.

    `chooser`: the seat that chooses who begins, where chance would decide who does (-1).
    """
    s = pool.rules.new_state(pool)
    if log:
        s.trail = Trail()
    pool.rules.begin(s)
    if chooser >= 0:
        pool.rules.choose_first(s, chooser)
    s.mass = mass_of(s)
    s.alert = alert_cards(s)
    asked = s.copy()
    advance(asked)
    return asked if asked.chance == s.chance else s


def begin(first: State, seed: int, setup: str, recalls: bool = False) -> Match:
    """A new match from its opening to the first decision; `recalls`: see `Match.recall`."""
    s = first.copy()
    s.recalls = recalls
    s.chance = seeded(seed)
    advance(s)
    return Match(s.pool, s, seed, setup)


def follow(match: Match, choices: list[int]) -> None:
    """Make recorded choices again; a `RecordError` names the first that cannot be made."""
    for number, index in enumerate(choices):
        try:
            if index < 0:
                match.concede(-1 - index)
            else:
                match.choose(index)
        except ChoiceError as error:
            raise RecordError(
                [r.within(Said("choice {0}", [number + 1])) for r in error.reasons]
            ) from error
