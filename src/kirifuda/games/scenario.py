"""Any position, from a description of who has which cards where.

A seat is described by its zones, in English or Japanese words. A zone holds a number (so many plain
cards), a card, a list of cards (None or "" leaves a spot empty), or a table that tells which card
is at which spot, by name or number. A card is a key, a name, a `CardDef`, or a table with the card
and how it lies: ``{"card": ..., "rest": True, "damage": 2}``. What else can be told of a card, and
which numbers a seat has, is up to the game (games/scenes.py); a word that nobody knows is answered
with those that there are.

Of a card of any game can be told: `rest`, `down`, `damage`, `spot`, `known` (true: to everyone;
"me", "foe"), `arrived` (a number: the greater, the later it came there, whoever's it is), `owner`
(where it lies in another player's zone), `used` (which of its abilities were used in this turn, by
number, as often as they were), `as` (what it is called where a card is named: in `attack`, `done`,
`effects` and `happened`; otherwise its name or its place will do, see games/finding.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kirifuda.games.finding import Finder, of_plan
from kirifuda.games.lasting import numbered, parts_of
from kirifuda.games.plan import (
    CARD,
    CARDS,
    EVERYONE,
    FLAG,
    MOST_DAMAGE,
    MOST_EFFECTS,
    MOST_MEASURE,
    MOST_TURNS,
    MOST_USES,
    MOST_VALUE,
    SEAT,
    Measures,
    Plan,
    Row,
    Told,
)
from kirifuda.games.scenes import Scenes, both, normal, seat_words, spelled
from kirifuda.kernel.errors import KirifudaError, Reason, Said
from kirifuda.kernel.match import shown
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.position.scope import CARD_MASK
from kirifuda.kernel.position.zones import ZoneSpec

EFFECT_WORDS = {
    "card": "カード",
    "ability": "能力",
    "text": "テキスト",
    "on": "対象",
    "numbers": "数値",
    "turns": "ターン",
    "made": "発生",
    "until": "まで",
    "whose": "誰の",
    "arrived": "登場順",
    "gone": "離れた",
    "change": "変更",
    "chosen": "選択",
    "kept": "記憶",
    "event": "出来事",
    "waits": "待機",
    "once": "1回",
}
EVENT_WORDS = {
    "what": "出来事",
    "card": "カード",
    "before": "以前",
    "from": "から",
    "to": "へ",
    "seat": "誰に",
    "cause": "理由",
    "source": "発生源",
    "actor": "誰が",
    "other": "もう一方",
    "number": "数",
}


class Asks:
    """What a reader asks of a game: its scenes, its cards, what it fills in."""

    def __init__(
        self,
        scenes: Scenes,
        find: Callable[[str], CardDef],
        filler: Callable[[int], str],
        fill: Callable[[dict[str, object]], dict[str, object]],
        effect_card: Callable[[str], CardDef],
        under: Mapping[str, int],
    ) -> None:
        self.scenes = scenes
        self.find = find
        self.filler = filler
        self.fill = fill
        self.effect_card = effect_card
        self.under = under


class Reader:
    """Reads a description, and gathers every problem in it."""

    def __init__(self, asks: Asks) -> None:
        self.asks = asks
        self.scenes = asks.scenes
        self.reasons: list[Reason] = []
        self.lying: list[Row] = []  # in the order of the description
        self.labels: dict[str, str] = {}  # what cards are called, and where
        self.seats = 2

    def wrong(self, place: str, what: str | Said, values: list[object] | None = None) -> None:
        """Something is wrong at a place; values go into the places of a sentence."""
        said = Said(what, values) if isinstance(what, str) else what
        self.reasons.append(Reason(said, place=place))

    # -- the whole -------------------------------------------------------------------------

    def read(
        self,
        names: Sequence[str],
        described: Sequence[object],
        whose: object,
        turn: object,
        phase: object,
        step: object,
        more: Mapping[str, object],
    ) -> Plan:
        """The plan of a description; what is wrong with it is in `reasons`."""
        self.seats = len(names)
        plan = Plan(self.turn(turn), self.whose(whose, "whose", 0), *self.moment(phase, step))
        plan.anyway = more.get("anyway") is True
        if more.get("anyway") not in (None, True, False):
            self.wrong("anyway", "it is true or false, not {0}", [shown(more["anyway"])])
        for seat, (name, held) in enumerate(zip(names, described, strict=True)):
            if isinstance(held, Mapping):
                told = self.asks.fill(self.spelled(name, held))
                plan.measures.append(self.measured(name, told))
                self.seat(seat, name, told)
            else:
                self.wrong(name, "zones with their cards are expected, not {0}", [shown(held)])
        effects = self.listed(more, "effects")
        for number, one in enumerate(effects, 1):
            self.text_row(f"effects {number}", one)
        plan.seats = [[r for r in self.lying if r.owner == seat] for seat in range(self.seats)]
        if len(self.lying) > CARD_MASK:
            self.wrong("seats", "there can be {0} cards in all", [CARD_MASK])
            return plan
        plan.count()
        finder = of_plan(self.scenes, plan)
        plan.done = self.told(finder, "done", more.get("done"), self.scenes.done)
        plan.action = self.told(finder, "attack", more.get("attack"), self.scenes.action)
        for number, one in enumerate(effects, 1):
            plan.effects.extend(self.effect(finder, plan, f"effects {number}", one))
        for number, one in enumerate(self.listed(more, "happened"), 1):
            event = self.event(finder, f"happened {number}", one)
            if event:
                plan.history.append(event)
        if len(plan.measures) == self.seats:
            self.reasons.extend(self.scenes.refusals(plan, not self.reasons))
        return plan

    def turn(self, turn: object) -> int:
        if type(turn) is not int or not 1 <= turn <= MOST_TURNS:
            self.wrong("turn", "turns are counted from 1")
            return 1
        return turn

    def whose(self, whose: object, place: str, usual: int) -> int:
        """A seat, by its name or its number."""
        if isinstance(whose, str):
            for word, seat in seat_words():
                if whose == word and seat < self.seats:
                    return seat
        if type(whose) is int and 0 <= whose < self.seats:
            return whose
        self.wrong(place, "it must be somebody's: me (自分), foe (相手), or the number of a seat")
        return usual

    def moment(self, phase: object, step: object) -> tuple[str, str]:
        """The phase and the step at which it begins."""
        phases = self.scenes.phases
        found = self.scenes.phase(phase) if isinstance(phase, str) else ""
        if not found:
            known = both({name: p.japanese for name, p in phases.items()})
            self.wrong("phase", "a scenario begins with {0}; not {1}", [known, shown(phase)])
            return next(iter(phases)), ""
        if step == "" or step is None:
            return found, ""
        at = self.scenes.step(found, step) if isinstance(step, str) else ""
        if not at:
            steps = phases[found].steps
            told = both({name: pair[1] for name, pair in steps.items()}) or Said("none")
            self.wrong(
                "step",
                "the {0} phase has no step {1}; its steps: {2}",
                [Said(found), shown(step), told],
            )
        return found, at

    # -- seats and their zones -------------------------------------------------------------

    def spelled(self, name: str, held: Mapping[Any, object]) -> dict[str, object]:
        """A seat's description in the words of the game."""
        out: dict[str, object] = {}
        for word, value in held.items():
            known = self.scenes.seat_word(word) if isinstance(word, str) else ""
            if not known:
                known_words = self.scenes.known_zones()
                self.wrong(name, "there is no zone or number {0}; {1}", [shown(word), known_words])
            elif known in out:
                self.wrong(f"{name} {known}", "it is told twice")
            else:
                out[known] = value
        return out

    def measured(self, name: str, seat: dict[str, object]) -> Measures:
        """The numbers of a seat, taken out of its description."""
        out: Measures = {}
        for word, (default, _) in self.scenes.measures.items():
            told = seat.pop(word, default)
            out[word] = self.number(f"{name} {word}", told, word, MOST_MEASURE, default)
        return out

    def seat(self, seat: int, name: str, described: Mapping[str, object]) -> None:
        """The rows of one seat."""
        for zone, held in described.items():
            number = self.scenes.zone(zone)
            if number < 0:
                known = self.scenes.known_zones()
                self.wrong(name, "there is no zone {0}; {1}", [shown(zone), known])
            else:
                self.zone(f"{name} {zone}", seat, number, held, None)

    def zone(self, at: str, seat: int, number: int, held: object, host: Row | None) -> None:
        spec = self.scenes.zones[number]
        if held is None:
            return
        if isinstance(held, int):
            if isinstance(held, bool) or not 0 <= held <= CARD_MASK:
                self.wrong(at, "{0} is no number of cards", [shown(held)])
                return
            held = [self.asks.filler(number)] * held
        if isinstance(held, Mapping) and not self.is_card(held):
            held = self.by_spot(at, spec, held)
            if held is None:
                return
        if isinstance(held, str | CardDef | Mapping):
            held = [held]
        if not isinstance(held, Sequence):
            self.wrong(
                at, "a card, a list of cards or a number is expected, not {0}", [shown(held)]
            )
            return
        if spec.spots and len(held) > spec.spots:
            self.wrong(at, "there are {0} spots, not {1}", [spec.spots, len(held)])
            return
        for spot, one in enumerate(held):
            here = f"{at} {spot + 1}" if len(held) > 1 else at
            if one in (None, "") and spec.spots:
                continue
            self.card(here, seat, spec, spot, one, host)

    def is_card(self, held: Mapping[Any, object]) -> bool:
        """Whether a table is one of a card, not of a zone by its spots."""
        return any(isinstance(w, str) and self.scenes.card_word(w) == "card" for w in held)

    def by_spot(self, at: str, spec: ZoneSpec, held: Mapping[Any, object]) -> list[object] | None:
        """The cards of a zone that is told by its spots."""
        if not spec.spots:
            self.wrong(
                at, "a card, a list of cards or a number is expected, not {0}", [shown(held)]
            )
            return None
        out: list[object] = []
        for word, one in held.items():
            spot = self.scenes.spot(spec.number, word)
            if spot < 0:
                self.wrong(at, self.no_spot(spec, word))
            elif isinstance(one, Mapping):
                out.append({**one, "spot": spot})
            elif one not in (None, ""):
                out.append({"card": one, "spot": spot})
        return out

    def no_spot(self, spec: ZoneSpec, word: object) -> Said:
        words = self.scenes.spot_words.get(spec.name, ())
        known = both({w[0]: w[1] if len(w) > 1 else "" for w in words})
        told = [shown(word), spec.spots - 1, known]
        if not known:
            return Said("there is no spot {0}; spots are 0 to {1}", told)
        return Said("there is no spot {0}; spots are 0 to {1}: {2}", told)

    def card(
        self, at: str, seat: int, spec: ZoneSpec, spot: int, one: object, host: Row | None
    ) -> None:
        """One card of a zone, and what lies under it."""
        how: dict[str, object] = {}
        if isinstance(one, Mapping):
            for word, value in one.items():
                known = self.scenes.card_word(word) if isinstance(word, str) else ""
                if known:
                    how[known] = value
                else:
                    words = both(self.scenes.card_words())
                    self.wrong(
                        at, "{0} says nothing about a card; known: {1}", [shown(word), words]
                    )
            one = how.get("card")
        definition = self.definition(at, one)
        if definition is None:
            return
        owner = seat
        if "owner" in how:
            owner = self.whose(how["owner"], f"{at} owner", seat)
        row = Row(definition, spec.number, seat, owner)
        row.place = at
        row.host = host
        if spec.spots:
            row.spot = self.scenes.spot(spec.number, how.get("spot", spot))
            if row.spot < 0:
                self.wrong(at, self.no_spot(spec, how.get("spot", spot)))
                row.spot = 0
        elif "spot" in how:
            self.wrong(at, "there are no spots")
        row.rest = self.flag(at, how, "rest")
        if row.rest and not spec.turns:
            self.wrong(at, "cards do not rest there")
        if "down" in how:
            row.down = self.flag(at, how, "down")
        row.damage = self.number(at, how.get("damage", 0), "damage", MOST_DAMAGE)
        row.known = self.knowing(at, how.get("known", False))
        row.arrived = self.number(at, how.get("arrived", 0), "arrived", MOST_MEASURE)
        if row.arrived and spec.ordered:
            self.wrong(at, "which came first is told by the order of the list there")
        row.used = self.uses(at, definition, how.get("used", ()))
        for word, (bit, _) in self.scenes.flags.items():
            row.status |= bit if self.flag(at, how, word) else 0
        for word, (shift, most, _) in self.scenes.counts.items():
            row.status += self.number(at, how.get(word, 0), word, most) << shift
        self.label(at, row, how.get("as", ""))
        self.scenes.settle(row)
        self.lying.append(row)
        for word, value in how.items():
            if word in self.asks.under:
                self.zone(f"{at} {word}", seat, self.asks.under[word], value, row)

    def definition(self, at: str, one: object) -> CardDef | None:
        """The printed card that is meant."""
        if isinstance(one, CardDef):
            return one
        if not isinstance(one, str):
            self.wrong(at, "{0} is no card", [shown(one)])
            return None
        try:
            return self.asks.find(one)
        except KirifudaError as error:
            for reason in error.reasons:
                self.wrong(at, reason.said)
            return None

    def label(self, at: str, row: Row, label: object) -> None:
        if not isinstance(label, str):
            self.wrong(at, "what a card is called is a text, not {0}", [shown(label)])
        elif label and label in self.labels:
            self.wrong(at, "{0} is what {1} is called", [repr(label), self.labels[label]])
        elif label:
            self.labels[label] = at
            row.label = label

    def knowing(self, at: str, value: object) -> int:
        """Who knows a card: everyone, nobody, or these seats."""
        if isinstance(value, bool):
            return EVERYONE if value else 0
        seats = value if isinstance(value, list | tuple) else [value]
        bits = 0
        for one in seats:
            bits |= 1 << self.whose(one, f"{at} known", 0)
        return bits

    def uses(self, at: str, card: CardDef, value: object) -> list[int]:
        """Which abilities of a card were used in this turn, by their numbers."""
        told = value if isinstance(value, list | tuple) else [value]
        order = numbered(card)
        out: list[int] = []
        for one in told[:MOST_USES]:
            if type(one) is not int or not 1 <= one <= len(order):
                self.wrong(at, self.no_ability(card, one))
            else:
                out.append(order[one - 1])
        return out

    def no_ability(self, card: CardDef, one: object) -> Said:
        found = [f"{n}: {card.abilities[at]}" for n, at in enumerate(numbered(card), 1)]
        if not found:
            return Said("{0} has no ability", [card.title()])
        told: list[object] = [card.title(), shown(one), "; ".join(found)]
        return Said("{0} has no ability {1}; it has {2}", told)

    def flag(self, at: str, how: Mapping[str, object], word: str) -> int:
        value = how.get(word, False)
        if not isinstance(value, bool):
            self.wrong(at, "{0} is true or false, not {1}", [word, shown(value)])
            return 0
        return 1 if value else 0

    def number(self, at: str, value: object, word: str, most: int, usual: int = 0) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
            self.wrong(at, "{0} is a number from 0 to {1}, not {2}", [word, most, shown(value)])
            return usual
        return value

    # -- what was done, what is under way --------------------------------------------------

    def listed(self, more: Mapping[str, object], word: str) -> list[Mapping[Any, object]]:
        """A list of tables."""
        value = more.get(word)
        if value is None:
            return []
        if isinstance(value, Mapping):
            value = [value]
        if not isinstance(value, list | tuple) or len(value) > MOST_EFFECTS:
            self.wrong(word, "a list of tables is expected, not {0}", [shown(value)])
            return []
        out: list[Mapping[Any, object]] = []
        for number, one in enumerate(value, 1):
            if isinstance(one, Mapping):
                out.append(one)
            else:
                self.wrong(f"{word} {number}", "a table is expected, not {0}", [shown(one)])
        return out

    def told(
        self,
        finder: Finder,
        place: str,
        value: object,
        known: Mapping[str, tuple[str, str]],
    ) -> Told:
        """What was done in this turn, or what is under way, by the game's words for it."""
        if value is None:
            return {}
        if not isinstance(value, Mapping):
            self.wrong(place, "a table is expected, not {0}", [shown(value)])
            return {}
        out: Told = {}
        words = {w: pair[1] for w, pair in known.items()}
        for word, one in self.worded(place, value, words).items():
            at = f"{place} {word}"
            kind = known[word][0]
            if kind == CARD:
                found = self.ref(finder, at, one)
                if found >= 0:
                    out[word] = found
            elif kind == CARDS:
                several = one if isinstance(one, list | tuple) else [one]
                refs = [self.ref(finder, at, ref) for ref in several[:MOST_USES]]
                out[word] = [ref for ref in refs if ref >= 0]
            elif kind == SEAT:
                out[word] = self.whose(one, at, 0)
            elif kind == FLAG:
                out[word] = self.flag(place, {word: one}, word)
            else:
                out[word] = self.figure(word, at, one)
        return {word: one for word, one in out.items() if one not in (0, [])} | {
            word: one for word, one in out.items() if known[word][0] in (CARD, SEAT)
        }

    def figure(self, word: str, at: str, one: object) -> int:
        """A number of what was done; a spot may be told by its name."""
        zone = self.scenes.spot_of(word)
        if zone >= 0:
            spot = self.scenes.spot(zone, one)
            if spot < 0:
                self.wrong(at, self.no_spot(self.scenes.zones[zone], one))
            return spot + 1
        return self.number(at, one, word, MOST_MEASURE)

    def worded(
        self, place: str, value: Mapping[Any, object], known: Mapping[str, str]
    ) -> dict[str, object]:
        """A table by words that are known in both languages."""
        spellings = spelled(known)
        out: dict[str, object] = {}
        for word, one in value.items():
            found = spellings.get(normal(word), "") if isinstance(word, str) else ""
            if found:
                out[found] = one
            else:
                told = both(known) or Said("none")
                self.wrong(place, "{0} says nothing here; known: {1}", [shown(word), told])
        return out

    def ref(self, finder: Finder, at: str, told: object) -> int:
        """A card that is named, as plain data tells it; -1 if there is none."""
        gone = 0
        if isinstance(told, Mapping) and set(told) == {"gone"}:
            told = told["gone"]
            gone = 1
        if isinstance(told, CardDef):
            told = told.name
        try:
            return 2 * finder.find(told) + gone
        except KirifudaError as error:
            for reason in error.reasons:
                self.wrong(at, reason.said)
            return -1

    def refs(self, finder: Finder, at: str, told: object) -> list[int]:
        several = told if isinstance(told, list | tuple) else [told]
        found = [self.ref(finder, at, one) for one in several[:MOST_EFFECTS]]
        return [ref for ref in found if ref >= 0]

    # -- what lasts ------------------------------------------------------------------------

    def text_row(self, at: str, one: Mapping[Any, object]) -> None:
        """A card outside the game that stands for an effect that is told by its text."""
        told = self.worded(at, one, EFFECT_WORDS)
        text = told.get("text")
        if text is None:
            return
        if not isinstance(text, str):
            self.wrong(at, "a text is expected, not {0}", [shown(text)])
            return
        try:
            card = self.asks.effect_card(text)
        except KirifudaError as error:
            for r in error.reasons:
                self.reasons.append(r.within(at))
            return
        row = Row(card, 0, self.whose(told.get("whose", "me"), f"{at} whose", 0))
        row.place = at
        row.label = f"{at} text"
        self.lying.append(row)

    def effect(self, finder: Finder, plan: Plan, at: str, one: Mapping[Any, object]) -> list[Told]:
        """An effect that lasts, as plain data: one for each thing that its ability has made."""
        before = len(self.reasons)
        told = self.worded(at, one, EFFECT_WORDS)
        del self.reasons[before:]  # told already when its text was looked for
        if "text" in told:
            found = [row for row in self.lying if row.label == f"{at} text"]
            if not found:
                return []
            source, row = 2 * found[0].number, found[0]
        elif "card" in told:
            source = self.ref(finder, f"{at} card", told["card"])
            if source < 0:
                return []
            row = plan.rows()[source // 2]
            source |= self.flag(at, told, "gone")
        else:
            self.wrong(at, "it must be told by which card and ability it was made, or its text")
            return []
        ability = self.maker(at, row.card, told.get("ability"))
        if ability < 0:
            return []
        base: Told = {"source": source, "ability": ability, "master": row.seat, "place": at}
        if "whose" in told:
            base["master"] = self.whose(told["whose"], f"{at} whose", row.seat)
        if "on" in told:
            base["on"] = self.refs(finder, f"{at} on", told["on"])
            if not base["on"]:
                return []
        for word in ("numbers", "kept"):
            if word in told:
                base[word] = self.whole_numbers(at, told[word], word)
        if "chosen" in told:
            several = told["chosen"] if isinstance(told["chosen"], list | tuple) else []
            base["chosen"] = [self.refs(finder, f"{at} chosen", held) for held in several]
        if "event" in told and isinstance(told["event"], Mapping):
            event = self.event(finder, f"{at} event", told["event"])
            if event:
                base["event"] = event
        if "arrived" in told:
            base["arrived"] = self.number(at, told["arrived"], "arrived", MOST_MEASURE)
        return self.made(at, plan, row.card, ability, told, base)

    def whole_numbers(self, at: str, value: object, word: str) -> list[int]:
        told = value if isinstance(value, list | tuple) else [value]
        out: list[int] = []
        for one in told[:MOST_EFFECTS]:
            if type(one) is not int or abs(one) > MOST_VALUE:
                self.wrong(at, "{0} are numbers, not {1}", [word, shown(one)])
            else:
                out.append(one)
        return out

    def maker(self, at: str, card: CardDef, told: object) -> int:
        """The place of the ability that has made an effect."""
        order = numbered(card)
        if told is not None:
            if type(told) is not int or not 1 <= told <= len(order):
                self.wrong(at, self.no_ability(card, told))
                return -1
            return order[told - 1]
        able = [place for place in order if parts_of(card.abilities[place])]
        if len(able) == 1:
            return able[0]
        if not able:
            self.wrong(at, "no ability of {0} makes something that lasts", [card.title()])
        else:
            listed = "; ".join(f"{order.index(p) + 1}: {card.abilities[p]}" for p in able)
            self.wrong(at, "it must be told which ability has made it: {0}", [listed])
        return -1

    def made(
        self, at: str, plan: Plan, card: CardDef, ability: int, told: Told, base: Told
    ) -> list[Told]:
        """The parts of an effect, each with how long it lasts."""
        when: Told = {}
        if "turns" in told:
            turns = self.whole_numbers(at, told["turns"], "turns")
            if not 1 <= len(turns) <= 2 or min(turns) < 0:
                self.wrong(at, "turns are the first and the last one; without a last, for the game")
                return []
            when = {"first": turns[0], "last": turns[1] if len(turns) > 1 else -1}
        elif "made" in told:
            made = told["made"]
            if type(made) is not int or not 1 <= made <= plan.turn:
                self.wrong(
                    at,
                    "made is the number of a turn up to {0}, not {1}",
                    [plan.turn, shown(made)],
                )
                return []
            when = {"made": made}
        if "until" in told:
            limits = self.scenes.limits
            known = {w: pair[1] for w, pair in limits.items()}
            found = self.worded(f"{at} until", {told["until"]: 0}, known)
            when["until"] = limits[next(iter(found))][0] if found else 0
        if "change" in told or "waits" in told:
            return self.part(at, card, ability, told, {**base, **when})
        parts = parts_of(card.abilities[ability])
        if not parts:
            self.wrong(at, "{0} makes nothing that lasts", [card.abilities[ability]])
        return [{**part, **base, **when} for part in parts]

    def part(self, at: str, card: CardDef, ability: int, told: Told, base: Told) -> list[Told]:
        """A part of an effect that is told by its number: what it changes, or what waits."""
        word = "change" if "change" in told else "waits"
        most = len(card.abilities[ability].modifiers) if word == "change" else len(card.abilities)
        number = told[word]
        if type(number) is not int or not 1 <= number <= most:
            self.wrong(at, "{0} is a number from 1 to {1}, not {2}", [word, most, shown(number)])
            return []
        if word == "change":
            return [{**base, "change": number - 1}]
        once = self.flag(at, told, "once")
        return [{**base, "waits": number - 1, "once": once}]

    # -- what happened ---------------------------------------------------------------------

    def event(self, finder: Finder, at: str, one: Mapping[Any, object]) -> list[int]:
        """Something that the turn remembers, as plain data; empty if it makes no sense."""
        told = self.worded(at, one, EVENT_WORDS)
        events = self.scenes.happenings
        what = told.get("what")
        if not isinstance(what, str) or what not in events:
            self.wrong(
                at, "what can have happened is {0}; not {1}", [", ".join(events), shown(what)]
            )
            return []
        refs = [
            self.ref(finder, f"{at} {word}", told[word]) if word in told else -1
            for word in ("card", "before", "other")
        ]
        zones: list[int] = []
        for word in ("from", "to"):
            value = told.get(word)
            zone = self.scenes.zone(value) if isinstance(value, str) else 0
            if zone < 0 or (value is not None and not isinstance(value, str)):
                self.wrong(
                    at, "there is no zone {0}; {1}", [shown(value), self.scenes.known_zones()]
                )
                zone = 0
            zones.append(zone)
        seats = [
            self.whose(told[word], f"{at} {word}", 0) if word in told else -1
            for word in ("seat", "actor")
        ]
        cause = told.get("cause", "rule")
        if not isinstance(cause, str) or cause not in self.scenes.causes:
            self.wrong(at, "causes are {0}; not {1}", [", ".join(self.scenes.causes), shown(cause)])
            cause = "rule"
        source = self.ref(finder, f"{at} source", told["source"]) if "source" in told else -1
        number = self.whole_numbers(at, told.get("number", 0), "number")
        if refs[0] < 0 <= refs[1]:
            refs[0] = refs[1]
        return [
            *(events[what], refs[0], refs[1] if "before" in told else refs[0], *zones, seats[0]),
            *(self.scenes.causes[cause], source // 2, seats[1], refs[2]),
            number[0] if number else 0,
        ]
