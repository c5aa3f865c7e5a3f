"""Answering a case: what may be done, why not, what happens, each with the clauses of the book."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kirifuda.games.finding import Finder, of_state, side
from kirifuda.games.game import Game
from kirifuda.games.scenes import people
from kirifuda.judge.case import ASKS, Case, Plain
from kirifuda.judge.moves import Move, meant, read_move
from kirifuda.kernel.errors import KirifudaError, Reason, Said
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.decisions import Option
from kirifuda.table.desk import desk
from kirifuda.table.handles import EVERYTHING, Handles
from kirifuda.table.lines import line
from kirifuda.table.speech import Speech, speech

YES, NO = "yes", "no"
MOST_FORCED = 500
FORCED = ("only {0} can be chosen", "選べるのは{0}だけ")


class Answer:
    """The answer to one step of a case; `wrong`: where it is not what was expected."""

    def __init__(self, ask: str, told: object) -> None:
        self.ask = ask
        self.told = told
        self.answer = ""
        self.reasons: list[Reason] = []
        self.lines: list[tuple[str, str]] = []  # clause, what happened
        self.asked = ""  # who is asked what next
        self.found: Plain = {}  # what was looked at
        self.wrong: list[str] = []

    def clauses(self) -> list[str]:
        """The clauses of the answer, in order."""
        if self.reasons:
            return [reason.clause for reason in self.reasons]
        return [clause for clause, _ in self.lines]

    def data(self, words: Speech) -> Plain:
        return {
            "ask": self.ask,
            "told": self.told,
            "answer": self.answer,
            "reasons": [{"clause": r.clause, "text": words.reason(r)} for r in self.reasons],
            "happens": [{"clause": clause, "text": text} for clause, text in self.lines],
            "asked": self.asked,
            "look": self.found,
            "wrong": self.wrong,
        }


class Court:
    """Answers the steps of a case, one after the other, in a language."""

    def __init__(self, case: Case, lang: str = "en") -> None:
        self.case = case
        self.game: Game = case.game
        self.match: Match = case.match
        self.words = speech(case.game.name, lang)
        self.at = desk(case.game)

    def hear(self) -> list[Answer]:
        """All answers."""
        return [self.step(number, step) for number, step in enumerate(self.case.steps, 1)]

    def step(self, number: int, step: Plain) -> Answer:
        """The answer to one step; what cannot be understood is told as what is wrong with it."""
        ask = next((word for word in ASKS if word in step), "look")
        answer = Answer(ask, step.get(ask) if ask != "look" else "")
        match = self.match
        try:
            if ask == "do":
                self.happen(match, self.move(match, step[ask]), answer)
            elif ask == "what_happens":
                match = match.copy()
                self.happen(match, self.move(match, step[ask]), answer)
            elif ask in ("may", "why_not"):
                move = self.move(match, step[ask])
                answer.reasons = [] if meant(match, move) else self.against(match, move)
                answer.answer = NO if answer.reasons or not meant(match, move) else YES
            self.expect(match, step, answer)
        except KirifudaError as error:
            place = Said("step {0}", [number])
            answer.wrong.extend(self.words.placed(r.within(place)) for r in error.reasons)
        return answer

    def finder(self, match: Match) -> Finder:
        return of_state(self.game.scenes, match.state, self.case.labels)

    def move(self, match: Match, told: object) -> Move:
        return read_move(self.game, match, self.finder(match), told)

    # -- what may be done ------------------------------------------------------------------

    def against(self, match: Match, move: Move) -> list[Reason]:
        """Every reason why a move cannot be made; of several ways, why not the likeliest."""
        seat = move.seat
        d = match.decision
        if seat < 0:
            seat = match.state.turn_seat if d is None else d.seat
            offered = d is not None and any(option.kind == move.kind for option in d.options)
            if move.card >= 0 and not offered:
                seat = match.state.seat[move.card]
        ways = [o for o in self.game.imaginable(match, seat, move.card) if move.fits(o)]
        if move.spot is not None or not ways:
            ways = [move.option(), *ways]
        found = [match.why_not(seat, way) for way in ways]
        return min(found, key=len)

    # -- what happens ----------------------------------------------------------------------

    def happen(self, match: Match, move: Move, answer: Answer) -> None:
        """Make a move and all that follows without a choice, one step at a time."""
        ways = meant(match, move)
        if not ways:
            answer.answer = NO
            answer.reasons = self.against(match, move)
            self.wrong(answer, "this cannot be done")
            return
        if len({(o.kind, o.card, o.spot, o.number, o.ability) for o in ways}) > 1:
            told = "; ".join(str(option) for option in ways[:8])
            self.wrong(answer, "it is not told which of these: {0}", [told])
            return
        answer.answer = YES
        before = len(match.log)
        match.stepwise()
        try:
            match.choose(ways[0])
            for _ in range(MOST_FORCED):
                d = match.decision
                if d is None or not d.forced:
                    break
                answer.lines.extend(self.lines(match, before))
                before = len(match.log)
                answer.lines.append((d.clause, self.forced(match, d.options)))
                match.choose(0)
        finally:
            match.stepwise(False)
        answer.lines.extend(self.lines(match, before))
        answer.asked = self.asking(match)

    def forced(self, match: Match, options: list[Option]) -> str:
        """What alone can be chosen."""
        told = ", ".join(self.name(match, o.card) if o.card >= 0 else str(o) for o in options)
        return self.words.pair(FORCED).format(told)

    def name(self, match: Match, card: int) -> str:
        definition = match.state.definition(card)
        return definition.name if self.words.lang == "ja" else definition.english or definition.name

    def lines(self, match: Match, start: int) -> list[tuple[str, str]]:
        """What the log has told since, in words, with its clauses."""
        cards = {card.key: card for card in match.pool.defs}

        def named(key: str) -> str:
            card = cards[key]
            return card.name if self.words.lang == "ja" else card.english or card.name

        reader = Handles(EVERYTHING)
        told = [line(match.state, self.at.looks, reader, note) for note in match.log[start:]]
        who = self.words.seat
        return [(str(one["clause"]), self.words.line(one, who, named)) for one in told]

    def asking(self, match: Match) -> str:
        """Who is asked what, or how it has ended."""
        d = match.decision
        if d is not None:
            return f"{self.words.seat(d.seat)}: {self.words.decision(d.kind)} ({d.clause})"
        outcome = match.outcome
        if outcome is None:
            return ""
        winners = ", ".join(self.words.seat(seat) for seat in outcome.winners) or "-"
        return f"{self.words.ending(outcome.clause)} ({outcome.clause}): {winners}"

    def wrong(self, answer: Answer, words: str, values: list[object] | None = None) -> None:
        """An answer is not what was expected, or there is none."""
        answer.wrong.append(self.words.said(Said(words, values)))

    # -- what was expected -----------------------------------------------------------------

    def expect(self, match: Match, step: Plain, answer: Answer) -> None:
        """Compare an answer with what is expected of it."""
        if "answer" in step and step["answer"] != answer.answer:
            values: list[object] = [answer.answer, step["answer"]]
            self.wrong(answer, "the answer is {0}, not {1}", values)
        wanted = step.get("clauses")
        if wanted is not None:
            found = answer.clauses()
            if answer.ask in ("may", "why_not"):
                if sorted(wanted) != sorted(found):
                    self.wrong(answer, "the clauses are {0}, not {1}", [found, wanted])
            elif not in_order(wanted, found):
                self.wrong(answer, "not in this order among {0}: {1}", [found, wanted])
        if "asked" in step:
            kind = "" if match.decision is None else match.decision.kind
            if kind != step["asked"]:
                asked = [kind or Said("nothing"), step["asked"]]
                self.wrong(answer, "{0} is asked, not {1}", asked)
        look = step.get("look", {})
        if not isinstance(look, Mapping):
            self.wrong(answer, "look is a table of what is looked at and how it is")
            return
        for what, expected in look.items():
            found_now = self.look(match, str(what), expected)
            answer.found[str(what)] = found_now
            if found_now != expected:
                self.wrong(answer, "{0} is {1}, not {2}", [what, found_now, str(expected)])

    def look(self, match: Match, what: str, expected: object) -> Any:
        """A value of a card ("Scout.atk"), or what a zone or a number of a seat is."""
        s = match.state
        if what == "winner":
            seats = people(match.state.seats)
            return None if match.outcome is None else [seats[w] for w in match.outcome.winners]
        named, dot, word = what.rpartition(".")
        if dot:
            card = self.finder(match).find(named)
            if word in ("rest", "down"):
                return bool(s.rest[card] if word == "rest" else s.down[card])
            if word == "damage":
                return s.damage[card]
            if word == "at":
                return self.finder(match).place_of(card)
            if word in s.pool.rules.attributes:
                return s.face(card).nums[s.pool.rules.attributes.index(word)]
            known = ", ".join((*s.pool.rules.attributes, "rest", "down", "damage", "at"))
            raise KirifudaError(
                Said("{0} cannot be asked of a card; known: {1}", [repr(word), known])
            )
        seat, rest = side(what)
        numbers = self.game.scenes.tell_measures(s, max(seat, 0))
        if seat >= 0 and self.game.scenes.seat_word(rest) in numbers:
            return numbers[self.game.scenes.seat_word(rest)]
        zone = self.game.scenes.zone(rest) if seat >= 0 else -1
        if zone < 0:
            raise KirifudaError(Said("{0} is no zone or number of a seat", [repr(what)]))
        cards = s.cards(seat, zone)
        if isinstance(expected, int):
            return len(cards)
        held = [s.definition(card).name for card in cards]
        if isinstance(expected, list) and sorted(map(str, expected)) == sorted(held):
            return expected  # in whatever order
        return held


def in_order(wanted: list[str], found: list[str]) -> bool:
    """Whether clauses come in this order, others between them.

    >>> in_order(["1", "3"], ["1", "2", "3"]), in_order(["3", "1"], ["1", "2", "3"])
    (True, False)
    """
    rest = iter(found)
    return all(one in rest for one in wanted)
