"""From a match back to a description: what `Game.scenario` makes the same position of.

A description can tell positions in which a phase or an attack asks something. What is half done
(an effect that is being carried out, a choice of which a part was made, abilities that wait), what
was done before in the very same position, and what cards that have gone were when they left, it
tells as the last such position with the `moves` since (games/moves.py). It cannot, if chance has
had a part in them, or before the first turn: chance begins anew, and the log is empty.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from kirifuda.games.finding import Finder, of_state
from kirifuda.games.lasting import Refs, UnsayableError, numbered, told_effects
from kirifuda.games.moves import MOST_MOVES, tell_move
from kirifuda.games.plan import CARD, CARDS, FLAG, SEAT, Told
from kirifuda.games.scenes import Moment, Scenes, people
from kirifuda.kernel.errors import KirifudaError, Reason, Said, ScenarioError
from kirifuda.kernel.match import Match, follow, shown
from kirifuda.kernel.position.scope import CARD_BITS, CARD_MASK
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.repeats import been_near, was_near

if TYPE_CHECKING:
    from kirifuda.games.game import Game

Described = dict[str, Any]


def describe(game: Game, match: object, moves: bool = True) -> Described:
    """The description of a match, for `scenario`; a `ScenarioError` tells why there is none.

    Without `moves` what is half done is not told, and nothing is played again for it.
    """
    if not isinstance(match, Match) or match.pool.rules is not game.rules:
        raise ScenarioError(
            Said("a match of {0} is described, not {1}", [game.title, shown(match)])
        )
    teller = Teller(game, match)
    out = teller.whole()
    if teller.lost:
        found = by_moves(game, match) if moves else None
        if found is None:
            raise ScenarioError([Reason(why) for why in dict.fromkeys(teller.lost)])
        return found
    return out


def by_moves(game: Game, match: Match) -> Described | None:
    """The last position before this one that can be told, with the moves since; None: none can.

    The match is played again from its setup to find it.
    """
    if not match.replayable or match.state.decision is None or match.state.decision.forced:
        return None
    choices = match.choices.all()
    was: list[Match] = []
    try:
        played = game.open(game.setting(match.setup), match.seed, False)
        for index in choices:
            was.append(played.copy())
            follow(played, [index])
    except KirifudaError:
        return None
    if played.digest() != match.digest():
        return None  # it was changed from outside
    moves: list[Described] = []
    for at in range(len(choices) - 1, max(-1, len(choices) - 1 - MOST_MOVES), -1):
        before = was[at]
        d = before.state.decision
        if d is None or choices[at] < 0:
            return None  # somebody has left
        if before.state.chance != match.state.chance:
            return None
        move = tell_move(game, before, d.options[choices[at]])
        if move is None:
            return None
        moves.insert(0, move)
        prints = before.state.prints
        if any(was_near(then.state, prints) for then in (*was[at:], match)):
            continue  # what was done before it counts on the way
        teller = Teller(game, before)
        out = teller.whole()
        if not teller.lost:
            return {**out, "moves": moves}
    return None


class Teller:
    """Tells one position."""

    def __init__(self, game: Game, match: Match) -> None:
        self.game = game
        self.s: State = match.state
        self.scenes: Scenes = game.scenes
        self.finder: Finder = of_state(self.scenes, self.s)
        self.lost: list[str] = []
        self.called: dict[
            int, str
        ] = {}  # what cards are called that cannot be named by their place
        self.people = people(self.s.seats)

    def whole(self) -> Described:
        s = self.s
        if s.over or s.decision is None:
            self.lost.append("the match is over" if s.over else "nobody is asked anything here")
            return {}
        if s.waiting or s.hushed:
            self.lost.append("abilities wait to be used")
        if s.held:
            self.lost.append("a state that an ability has answered still holds")
        if been_near(s):
            self.lost.append("something was done before in this very position")
        moment = Moment()
        self.scenes.tell(s, moment)
        self.lost.extend(moment.lost)
        if not self.lost and s.first_seat != s.turn_back(s.turn - 1, s.turn_seat):
            self.lost.append("turns have not gone to and fro")
        if self.lost:
            return {}
        out: Described = {
            "whose": self.people[s.turn_seat],
            "turn": s.turn,
            "phase": moment.phase,
            "step": moment.step,
        }
        for word, told, known in (
            ("done", moment.done, self.scenes.done),
            ("attack", moment.action, self.scenes.action),
        ):
            if told:
                out[word] = self.told(told, known)
        effects = self.effects()
        if effects:
            out["effects"] = effects
        if s.history:
            out["happened"] = [self.event(Refs(s).event(ev)) for ev in s.history]
        arrived = self.arrivals(effects)
        if s.seats > 2:
            named = [word for word, one in self.game.formats.items() if one.number == s.pool.format]
            out["format"] = named[0]
            out["seats"] = [self.seat(seat, arrived) for seat in range(s.seats)]
            return out
        for seat, name in enumerate(self.people):
            out[name] = self.seat(seat, arrived)
        return out

    # -- cards -----------------------------------------------------------------------------

    def seat(self, seat: int, arrived: Mapping[int, int]) -> Described:
        """A seat: its numbers, and its zones with their cards."""
        s = self.s
        out: Described = dict(self.scenes.tell_measures(s, seat))
        for spec in self.scenes.zones:
            cards = [c for c in s.cards(seat, spec.number) if s.host[c] < 0]
            if not spec.number:
                cards = [c for c in cards if self.matters(c)]
            if not cards and spec.name not in self.filled():
                continue
            told: list[object] = [self.card(card, arrived) for card in cards]
            out[spec.name] = told
            if spec.spots:
                # a table keeps the order in which they came there
                spots = [self.scenes.spot_name(spec.number, s.spot[card]) for card in cards]
                by_spot = dict(zip(spots, told, strict=True))
                if len(by_spot) < len(cards):
                    self.lost.append("two cards are on one spot")
                if spec.name in self.filled():
                    for spot in range(spec.spots):
                        by_spot.setdefault(self.scenes.spot_name(spec.number, spot), None)
                out[spec.name] = by_spot
        return out

    def filled(self) -> tuple[str, ...]:
        """The zones that a scenario fills in if nothing is told of them."""
        return ("deck", *self.game.filled_zones)

    def matters(self, card: int) -> bool:
        """Whether a card outside the game has something to do with the position."""
        s = self.s
        return any(e.scope.source & CARD_MASK == card for e in s.lasting) or any(
            d.scope.source & CARD_MASK == card for d in s.delayed
        )

    def card(self, card: int, arrived: Mapping[int, int]) -> object:
        """A card and how it lies."""
        s = self.s
        rules = s.pool.rules
        zone = s.zone[card]
        out: Described = {"card": self.printed(card)}
        if s.rest[card]:
            out["rest"] = True
        if s.down[card] or rules.lies_down(s, card, zone):
            out["down"] = s.down[card] == 1
        if s.damage[card]:
            out["damage"] = s.damage[card]
        if s.known[card]:
            seats = [name for at, name in enumerate(self.people) if s.known[card] >> at & 1]
            out["known"] = True if len(seats) == s.seats else seats
        if s.pool.owner[card] != s.seat[card]:
            out["owner"] = self.people[s.pool.owner[card]]
        if card in arrived:
            out["arrived"] = arrived[card]
        if card in self.called:
            out["as"] = self.called[card]
        self.status(card, out)
        self.used(card, out)
        for word, kind in self.game.under.items():
            held = [c for c in self.under(card) if s.zone[c] == kind]
            if held:
                out[word] = [self.card(c, arrived) for c in held]
        return out if len(out) > 1 else out["card"]

    def under(self, card: int) -> list[int]:
        """The cards that lie under or on a card, in the order of their zones."""
        s = self.s
        if card not in s.host:
            return []
        return [c for at in s.zones for c in at if s.host[c] == card]

    def printed(self, card: int) -> object:
        """A card by its key, or as it is if it does not come with the game."""
        definition = self.s.definition(card)
        key = definition.key
        if key in self.game.fillers or (
            key in self.game.cards and self.game.cards.find(key) is definition
        ):
            return key
        return definition

    def status(self, card: int, out: Described) -> None:
        """What the status of a card tells, in words."""
        left = self.s.status[card] & ~self.scenes.implied(self.s, card)
        for word, (bit, _) in self.scenes.flags.items():
            if left & bit:
                out[word] = True
                left &= ~bit
        for word, (shift, most, _) in sorted(
            self.scenes.counts.items(), key=lambda one: -one[1][0]
        ):
            count = left >> shift
            if count:
                out[word] = count
                left -= count << shift
                if count > most:
                    self.lost.append(f"{word} is more than {most}")
        for word, number in self.scenes.tell_card(self.s, card).items():
            out[word] = number
        if left:
            self.lost.append("a status of a card that has no word")

    def used(self, card: int, out: Described) -> None:
        """Which of its abilities were used in this turn."""
        s = self.s
        pairs = zip(s.used[::2], s.used[1::2], strict=True)
        mine = [ability for ref, ability in pairs if ref == s.refs[card]]
        if not mine:
            return
        order = numbered(s.definition(card))
        base = s.pool.base[s.pool.definition[card]]
        if not all(0 <= ability - base < len(order) for ability in mine):
            self.lost.append("an ability that a card has got from another one was used")
            return
        out["used"] = [order.index(ability - base) + 1 for ability in mine]

    # -- order -----------------------------------------------------------------------------

    def arrivals(self, effects: list[Described]) -> dict[int, int]:
        """In which order cards came to the field and effects were made, if that must be told."""
        s = self.s
        _, stamps = told_effects(s)
        field: list[int] = []
        usual: list[int] = []  # in the order in which they are laid if nothing is told
        misplaced = False
        for seat in range(s.seats):
            for spec in self.scenes.zones:
                if spec.field:
                    there = s.cards(seat, spec.number)
                    laid: list[int] = []
                    for card in there:
                        if s.host[card] < 0:
                            laid += [card, *[c for c in self.under(card) if c in there]]
                    field += there
                    usual += laid
                    misplaced = misplaced or laid != there
        moment = {card: s.refs[card] >> CARD_BITS for card in field}
        latest = max(moment.values(), default=0)
        applies = [c for c in field if s.pool.lasting[s.pool.definition[c]] >> s.zone[c] & 1]
        matters = len(applies) + len(stamps) > 1 and (
            sorted(usual, key=moment.__getitem__) != usual
            or any(stamp <= latest or stamps.count(stamp) > 1 for stamp in stamps)
            or stamps != sorted(stamps)
        )
        if misplaced:
            self.lost.append("a card came under another one after those that came after that")
        if not matters:
            return {}
        place = {one: at for at, one in enumerate(sorted({*moment.values(), *stamps}), 1)}
        for one, stamp in zip(effects, stamps, strict=True):
            one["arrived"] = place[stamp]
        return {card: place[moment[card]] for card in field}

    # -- what is named ---------------------------------------------------------------------

    def ref(self, told: int) -> object:
        """A card by its place, or by what it is called."""
        card = told // 2
        if self.s.host[card] >= 0:
            self.called.setdefault(card, f"card {card}")
        named = self.called.get(card) or self.finder.place_of(card)
        return {"gone": named} if told % 2 else named

    def told(self, told: Told, known: Mapping[str, tuple[str, str]]) -> Described:
        """What was done or is under way, with cards by their places."""
        out: Described = {}
        for word, value in told.items():
            kind = known[word][0]
            if kind == CARD:
                out[word] = self.ref(value)
            elif kind == CARDS:
                out[word] = [self.ref(one) for one in value]
            elif kind == SEAT:
                out[word] = self.people[value]
            elif kind == FLAG:
                out[word] = bool(value)
            elif self.scenes.spot_of(word) >= 0:
                out[word] = self.scenes.spot_name(self.scenes.spot_of(word), value - 1)
            else:
                out[word] = value
        return out

    def effects(self) -> list[Described]:
        """What lasts already."""
        try:
            found, _ = told_effects(self.s)
        except UnsayableError as error:
            self.lost.append(str(error))
            return []
        limits = {number: word for word, (number, _) in self.scenes.limits.items()}
        out: list[Described] = []
        for one in found:
            card = self.s.definition(one["source"] // 2)
            told: Described = {
                "card": self.ref(one["source"] & ~1),
                "ability": numbered(card).index(one["ability"]) + 1,
                "whose": self.people[one["master"]],
            }
            if one["source"] % 2:
                told["gone"] = True
            for word in ("change", "waits"):
                if word in one:
                    told[word] = one[word] + 1
            if one.get("once"):
                told["once"] = True
            if "on" in one:
                told["on"] = [self.ref(ref) for ref in one["on"]]
            told["numbers"] = one.get("numbers", [])
            told["turns"] = [one["first"]] + ([one["last"]] if one["last"] >= 0 else [])
            if one["until"] and one["until"] not in limits:
                self.lost.append("an effect with a limit that has no word")
            elif one["until"]:
                told["until"] = limits[one["until"]]
            if "chosen" in one:
                told["chosen"] = [[self.ref(ref) for ref in held] for held in one["chosen"]]
            if "kept" in one:
                told["kept"] = one["kept"]
            if "event" in one:
                told["event"] = self.event(one["event"])
            out.append(told)
        return out

    def event(self, words: list[int]) -> Described:
        """An event in words."""
        kind, card, before, frm, to, seat, cause, source, actor, other, number = words
        kinds = {number: word for word, number in self.scenes.happenings.items()}
        causes = {number: word for word, number in self.scenes.causes.items()}
        if kind not in kinds or cause not in causes:
            self.lost.append("an event that has no word")
            return {}
        out: Described = {"what": kinds[kind]}
        for word, ref in (("card", card), ("before", before), ("other", other)):
            if ref >= 0 and not (word == "before" and ref == card):
                out[word] = self.ref(ref)
        if frm:
            out["from"] = self.scenes.zones[frm].name
        if to:
            out["to"] = self.scenes.zones[to].name
        for word, who in (("seat", seat), ("actor", actor)):
            if who >= 0:
                out[word] = self.people[who]
        if cause:
            out["cause"] = causes[cause]
        if source >= 0:
            out["source"] = self.ref(2 * source)
        if number:
            out["number"] = number
        return out
