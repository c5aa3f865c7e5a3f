"""What a game tells about its positions: the words for them in both languages, and what cannot be.

A game's module `scenes` subclasses `Scenes`. Scenarios are read with it (games/scenario.py), set up
with it (games/laying.py) and told with it (games/description.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kirifuda.games.plan import Plan, Row, Told
from kirifuda.kernel.errors import Reason, Said, joined
from kirifuda.kernel.position.cards import MOVE
from kirifuda.kernel.position.scope import BY_ATTACK, BY_COST, BY_EFFECT, BY_PLAY, BY_RULE
from kirifuda.kernel.position.state import State
from kirifuda.kernel.position.zones import ZoneSpec
from kirifuda.kernel.procedures.frames import Frame, Pick
from kirifuda.kernel.rules import Rules

PEOPLE = {"me": 0, "foe": 1}
MOST_PEOPLE = 6
# what is told of any card: the word, and the Japanese one
CARD_WORDS = {
    "card": "カード",
    "rest": "レスト",
    "down": "裏向き",
    "damage": "ダメージ",
    "spot": "場所",
    "known": "公開",
    "arrived": "登場順",
    "owner": "持ち主",
    "used": "使用済み",
    "as": "呼び名",
}
PEOPLE_WORDS = {"me": ("自分", "あなた"), "foe": ("相手",)}


def people(seats: int) -> list[str]:
    """What the players of a scenario are called.

    >>> people(2), people(3)
    (['me', 'foe'], ['seat 0', 'seat 1', 'seat 2'])
    """
    return list(PEOPLE) if seats == 2 else [f"seat {n}" for n in range(seats)]


def seat_words() -> list[tuple[str, int]]:
    """What a seat may be called in a text, with its number."""
    named = [(word, PEOPLE[name]) for name, more in PEOPLE_WORDS.items() for word in (name, *more)]
    return named + [(f"seat {n}", n) for n in range(MOST_PEOPLE)]


CAUSES = {
    "rule": BY_RULE,
    "cost": BY_COST,
    "effect": BY_EFFECT,
    "play": BY_PLAY,
    "attack": BY_ATTACK,
}


def normal(word: str) -> str:
    """A word as it is looked up: small letters, no matter which gaps.

    >>> normal("Waiting_Room"), normal("wait-1"), normal(" エントリー ")
    ('waitingroom', 'wait1', 'エントリー')
    """
    return word.lower().replace(" ", "").replace("_", "").replace("-", "").replace("　", "")


def both(words: Mapping[str, str]) -> str:
    """Words with what they are called in Japanese, to be listed.

    >>> both({"hand": "手札", "top": ""})
    'hand (手札), top'
    """
    return ", ".join(f"{word} ({other})" if other else word for word, other in words.items())


class Phase:
    """A phase in which a scenario can begin, at its start or at one of its steps.

    `steps`: words for them, with the game's number and the Japanese word. `frame`: what carries the
    phase out; `event`: the phase as events number it.
    """

    def __init__(
        self,
        number: int,
        japanese: str,
        steps: Mapping[str, tuple[int, str]] | None = None,
        frame: type[Frame] | None = None,
        event: int = 0,
    ) -> None:
        self.number = number
        self.japanese = japanese
        self.steps = steps or {}
        self.frame = frame
        self.event = event


class Refusal(Reason):
    """Something that cannot be. `mended`: rule processes would see to it at once."""

    def __init__(self, message: str | Said, clause: str, place: str, mended: bool = False) -> None:
        super().__init__(message, clause, place)
        self.mended = mended


class Scenes:
    """The words and the limits of a game's positions."""

    zone_words: Mapping[str, Sequence[str]] = {}  # zones by name: what else they are called
    spot_words: Mapping[str, Sequence[Sequence[str]]] = {}  # by zone: words for each of its spots
    seat_words: Mapping[str, str] = {"top": "デッキの上"}  # what is filled in (`Game.fill`)
    under_words: Mapping[str, str] = {}  # words for cards under a card, with the Japanese ones
    beside: tuple[str, ...] = ()  # kinds of options whose number is a second card
    flags: Mapping[str, tuple[int, str]] = {}  # statuses of cards (bits), and the Japanese words
    # numbers in the status of a card: from which bit on, the most, the Japanese word
    counts: Mapping[str, tuple[int, int, str]] = {}
    measures: Mapping[str, tuple[int, str]] = {}  # numbers of a seat: the usual one, the Japanese
    done: Mapping[str, tuple[str, str]] = {}  # what a turn has seen: what it tells, the Japanese
    action: Mapping[str, tuple[str, str]] = {}  # what an attack under way is told by, likewise
    phases: Mapping[str, Phase] = {}
    limits: Mapping[str, tuple[int, str]] = {}  # shorter limits of lasting effects, the Japanese
    happenings: Mapping[str, int] = {}  # kinds of events that a turn remembers
    causes: Mapping[str, int] = CAUSES  # why an event can have happened
    # by zone: which kinds of cards (bits) lie there, how many at most (0: any), and the clause
    holds: Mapping[str, tuple[int, int, str]] = {}

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.zones = rules.zones
        self._zones: dict[str, int] = {}
        self._spots: dict[int, dict[str, int]] = {}
        for spec in self.zones:
            for word in (spec.name, spec.japanese, *self.zone_words.get(spec.name, ())):
                self._zones.setdefault(normal(word), spec.number)
            spots = self.spot_words.get(spec.name, ())
            self._spots[spec.number] = {
                normal(word): spot for spot, words in enumerate(spots) for word in words
            }
        self._seat = spelled({name: pair[1] for name, pair in self.measures.items()})
        self._seat |= spelled(self.seat_words)
        self._card = spelled(self.card_words())

    # -- words -----------------------------------------------------------------------------

    def card_words(self) -> dict[str, str]:
        """All that can be told of a card, with the Japanese words."""
        out = dict(CARD_WORDS)
        out |= {word: japanese for word, (_, japanese) in self.flags.items()}
        out |= {word: japanese for word, (_, _, japanese) in self.counts.items()}
        return out | dict(self.under_words)

    def zone(self, word: str) -> int:
        """The zone that a word names, or -1."""
        return self._zones.get(normal(word), -1)

    def spot(self, zone: int, word: object) -> int:
        """The spot of a zone that a word or a number names, or -1."""
        spots = self.zones[zone].spots
        if isinstance(word, int) and not isinstance(word, bool):
            return word if 0 <= word < spots else -1
        if not isinstance(word, str):
            return -1
        if word.strip().isascii() and word.strip().isdigit() and len(word) < 4:
            return int(word) if int(word) < spots else -1
        return self._spots[zone].get(normal(word), -1)

    def spot_of(self, word: str) -> int:
        """The zone in which a word of what is under way tells a spot (one more than it), or -1."""
        return -1

    def spot_name(self, zone: int, spot: int, japanese: bool = False) -> str:
        """What a spot of a zone is called."""
        words = self.spot_words.get(self.zones[zone].name, ())
        if 0 <= spot < len(words):
            return words[spot][1 if japanese and len(words[spot]) > 1 else 0]
        return str(spot)

    def seat_word(self, word: str) -> str:
        """A word of a seat's description as the reader knows it; empty: there is none."""
        zone = self.zone(word)
        if zone >= 0:
            return self.zones[zone].name
        return self._seat.get(normal(word), "")

    def card_word(self, word: str) -> str:
        """A word of a card's description as the reader knows it; empty: there is none."""
        return self._card.get(normal(word), "")

    def phase(self, word: str) -> str:
        """A phase as the game names it; empty: there is none."""
        return spelled({name: p.japanese for name, p in self.phases.items()}).get(normal(word), "")

    def step(self, phase: str, word: str) -> str:
        """A step of a phase as the game names it; empty: there is none."""
        steps = self.phases[phase].steps
        return spelled({name: pair[1] for name, pair in steps.items()}).get(normal(word), "")

    def known_zones(self) -> Said:
        """The words that a seat's description can hold, as a list for people."""
        zones = both({spec.name: spec.japanese for spec in self.zones[1:]})
        told = [Said("zones: {0}", [zones])]
        if self.measures:
            numbers = both({w: pair[1] for w, pair in self.measures.items()})
            told.append(Said("numbers: {0}", [numbers]))
        told.append(Said("also: {0}", [both(self.seat_words)]))
        return joined("{0}; {1}", told)

    def place(self, seat: int, zone: int) -> str:
        """A zone of a seat, as errors and descriptions name it."""
        return f"{list(PEOPLE)[seat] if seat < 2 else f'seat {seat}'} {self.zones[zone].name}"

    # -- what cannot be --------------------------------------------------------------------

    def refusals(self, plan: Plan, whole: bool = True) -> list[Refusal]:
        """Everything in a plan that cannot be; what rule processes mend only if it is unwanted.

        `whole`: nothing is missing in it, so that what is under way can be looked at, too.
        """
        found = [*self.crowded(plan), *self.misplaced(plan), *self.impossible(plan)]
        if whole and not found:
            found = self.out_of_step(plan)
        return [one for one in found if not (plan.anyway and one.mended)]

    def where(self, row: Row) -> str:
        """Where a row stands in its description."""
        return row.place or self.place(row.seat, row.zone)

    def crowded(self, plan: Plan) -> Iterable[Refusal]:
        """Two cards on one spot."""
        taken: dict[tuple[int, int, int], Row] = {}
        for row in plan.rows():
            if row.spot < 0 or row.host is not None:
                continue
            for spot in self.covers(row):
                key = (row.seat, row.zone, spot)
                if key in taken:
                    named = self.spot_name(row.zone, spot)
                    other = taken[key].card.title()
                    why = Said("{0} is at {1} already", [other, named])
                    clause = self.zones[row.zone].clause
                    clause = self.spot_clause(row.zone) or clause
                    yield Refusal(why, clause, self.where(row), self.mends(row.zone))
                taken.setdefault(key, row)

    def mends(self, zone: int) -> bool:
        """Whether what may not lie in a zone does no harm there, or rule processes see to it."""
        return True

    def covers(self, row: Row) -> Iterable[int]:
        """The spots of its zone that a card takes."""
        return (row.spot,)

    def settle(self, row: Row) -> None:
        """Put a card that takes more than one spot where it fits, by the spot that was told."""

    def spot_clause(self, zone: int) -> str:
        """The clause by which a spot holds one card."""
        return ""

    def misplaced(self, plan: Plan) -> Iterable[Refusal]:
        """Cards of a kind that does not lie there, and more of them than can."""
        count: dict[tuple[int, int], int] = {}
        for row in plan.rows():
            spec = self.zones[row.zone]
            kinds, most, clause = self.holds.get(spec.name, (0, 0, ""))
            if row.host is None and kinds and not self.fits(row, kinds):
                told = joined("{0} or {1}", [Said(kind) for kind in self.kinds(kinds)])
                why = Said("{0} is no {1}: it cannot lie there", [row.card.title(), told])
                yield Refusal(why, clause, self.where(row), self.mends(row.zone))
            key = (row.seat, row.zone)
            count[key] = count.get(key, 0) + (row.host is None)
            if most and count[key] == most + 1:
                why = Said("no more than {0} can lie there", [most])
                at = self.place(row.seat, row.zone)
                yield Refusal(why, clause, at, self.mends(row.zone))

    def fits(self, row: Row, kinds: int) -> bool:
        """Whether a card is of one of the kinds (bits) that lie in its zone."""
        return row.card.kinds & kinds != 0

    def kinds(self, bits: int) -> list[str]:
        """What kinds of cards are called."""
        return [name for at, name in enumerate(self.rules.kind_names) if bits >> at & 1]

    def impossible(self, plan: Plan) -> Iterable[Refusal]:
        """What else cannot be."""
        return ()

    def out_of_step(self, plan: Plan) -> list[Refusal]:
        """What does not go with the step at which a plan begins."""
        return []

    def outsiders(
        self, plan: Plan, words: Mapping[str, int], zones: Sequence[int], what: str, clause: str
    ) -> Iterable[Refusal]:
        """Who is told by a word of what is under way, and is none of the seat that it must be of.

        Of a card that has gone elsewhere since, nothing is asked.
        """
        for word, seat in words.items():
            told = plan.action.get(word, -1)
            if told < 0 or told % 2:
                continue
            row = plan.rows()[told // 2]
            if row.zone not in zones or row.seat != seat or row.host is not None:
                whose = "the turn player" if seat == plan.turn_seat else "the other player"
                yield Refusal(
                    Said("the {0} is a {1} of {2}", [Said(word), Said(what), Said(whose)]),
                    clause,
                    f"attack {word}",
                )

    # -- setting up ------------------------------------------------------------------------

    def set_up(self, state: State, plan: Plan) -> None:
        """Give a position what a plan tells in words of the game: numbers, what was done."""

    def enter(self, state: State, plan: Plan) -> None:
        """Put what is under way onto the stack."""
        raise AssertionError("a game answers this")

    def go_on(self, state: State, plan: Plan, turn: Frame) -> Frame | None:
        """A turn that counts its phases goes on with one, or in the middle of one: its frame."""
        phase = self.phases[plan.phase]
        turn.seat = state.turn_seat
        turn.step = phase.number
        state.stack.append(turn)
        if not plan.step or phase.frame is None:
            return None
        turn.step += 1
        frame = phase.frame()
        frame.step = phase.steps[plan.step][0]
        state.phase = phase.event
        state.stack.append(frame)
        return frame

    # -- telling ---------------------------------------------------------------------------

    def tell_measures(self, state: State, seat: int) -> dict[str, int]:
        """The numbers of a seat."""
        return {}

    def implied(self, state: State, card: int) -> int:
        """The bits of a card's status that follow from the rest of a description."""
        return 0

    def tell_card(self, state: State, card: int) -> dict[str, int]:
        """Numbers of a card that are not in its status."""
        return {}

    def tell(self, state: State, told: Moment) -> None:
        """Tell at which phase and step a position is, what was done and what is under way."""
        raise AssertionError("a game answers this")


class Moment:
    """Where a position is in its turn, as a description tells it; `lost`: why it cannot."""

    def __init__(self) -> None:
        self.phase = ""
        self.step = ""
        self.done: Told = {}
        self.action: Told = {}
        self.lost: list[str] = []

    def midway(self) -> None:
        """Tell that it cannot be told: no word names the moment."""
        self.lost.append("something is being carried out")


def named_step(steps: Mapping[str, tuple[int, str]], number: int) -> str:
    """The word for a step of a game's number; empty: it has none.

    >>> named_step({"block": (3, "ブロック")}, 3), named_step({"block": (3, "ブロック")}, 4)
    ('block', '')
    """
    return next((word for word, (step, _) in steps.items() if step == number), "")


def picks_nothing(stack: Sequence[Frame]) -> bool:
    """Whether a phase asks somebody to pick cards, who has picked none yet."""
    top = stack[-1]
    return len(stack) == 3 and isinstance(top, Pick) and not top.picked


def event_names(named: Mapping[str, object], end: str) -> dict[str, int]:
    """The kinds of events of a game by their names: the numbers that its module lists up to one.

    >>> event_names({"Final": None, "ATTACKED": 2, "GATE_BROKEN": 9, "MAIN": 1}, "MAIN")
    {'moved': 1, 'attacked': 2, 'gate broken': 9}
    """
    out = {"moved": MOVE}
    for name, number in named.items():
        if name == end:
            break
        if name.isupper() and isinstance(number, int):
            out[name.lower().replace("_", " ")] = number
    return out


def spelled(words: Mapping[str, str]) -> dict[str, str]:
    """By every spelling of words and of the Japanese ones: the word."""
    out: dict[str, str] = {}
    for word, japanese in words.items():
        for one in (word, *japanese.split("/")):
            if one:
                out.setdefault(normal(one), word)
    return out


def zone_of(zones: Sequence[ZoneSpec], name: str) -> int:
    """The number of a zone."""
    return next(spec.number for spec in zones if spec.name == name)
