"""What a game tells the kernel: zones, timing, interruptions, who may know what.

A game subclasses `Rules` and answers these questions; everything else it does in frames of its
own. Nothing here belongs to one game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.build import i64
from kirifuda.kernel.effects.describing import why_not_picked
from kirifuda.kernel.errors import Reason, Said
from kirifuda.kernel.events.recalling import conceal, mix
from kirifuda.kernel.position.cards import Ability, Face, Pool
from kirifuda.kernel.position.packing import write_state
from kirifuda.kernel.position.scope import Event, Scope, Waiting
from kirifuda.kernel.position.state import State
from kirifuda.kernel.position.zones import HIDDEN, PRIVATE, PUBLIC, ZoneSpec
from kirifuda.kernel.procedures.departing import depart
from kirifuda.kernel.procedures.repeats import would_repeat
from kirifuda.kernel.values.projecting import applies_any, project
from kirifuda.kernel.values.touching import touched

if TYPE_CHECKING:
    from kirifuda.kernel.position.decisions import Option
    from kirifuda.kernel.position.names import Names
    from kirifuda.kernel.procedures.frames import Frame, Pick
    from kirifuda.kernel.timing.checks import PlayAbility


class Rules:
    """One game's answers to the kernel's questions."""

    def __init__(self) -> None:
        self.name = ""
        self.zones: list[ZoneSpec] = []
        self.hidden_zones: i64 = 0  # bits of the kinds of zones that not everyone sees
        self.private_zones: i64 = 0  # bits of those that their player sees
        self.mingling: i64 = 0  # bits of those in which cards lie without order or place
        self.covering: i64 = 0  # bits of those in which not everyone sees what is put there
        self.open_down: i64 = 0  # bits of those in which everyone may look at face-down cards
        self.turning: list[int] = []  # kinds of zones in which cards stand or rest
        # zones in which the order of cards means something: open ones, and bits of the others
        self.ordered: list[ZoneSpec] = []
        self.ordered_hidden: i64 = 0
        self.pick_kinds: list[str] = []
        self.pick_clauses: list[str] = []
        self.sorts = ""  # the kind of picks in which the order of what is picked is told
        self.attributes: list[str] = []
        self.kind_names: list[str] = []  # of the bits of kinds
        self.spot_names: list[str] = []  # what spots are called where options are told
        self.phase_names: dict[int, str] = {}  # and phases and steps, by their numbers
        # which clause is about what a card is asked for, or about choosing: "kind" (or the
        # name of one), "name", "trait", an attribute; "prefer", "together" (effects/describing.py)
        self.topics: dict[str, str] = {}
        self.phase_started: i64 = 0  # the kind of event with which a phase or a step begins
        self.remembers: i64 = 0  # bits of event kinds that the history of a turn keeps
        self.linked = False  # the rules change faces, and let cards add to each other's numbers
        self.link_reads: i64 = 0  # the numbers that are added to, as what terms read
        self.link_needs: i64 = 0  # what of a position tells which
        self.own_numbers: i64 = -1  # bits of the numbers that they change without any text
        self.plain_down: i64 = 0  # bits of zones where also what lies face down is as printed
        self.own_words = True  # they change names, traits, kinds or marks without any text
        self.chained = False  # events are recorded and looked at after a sequence
        self.answers: i64 = 0  # bits of event kinds that the rules answer after a sequence
        self.strict = False  # an effect of which a part cannot be done ends there
        self.recalls_seen = False  # a card that goes from the open to a hidden zone is remembered
        self.used_late = False  # automatic abilities with a limit are used up by what they change
        self.aged_by_play = True  # lasting effects are as old as the play of their ability
        self.glimpses = False  # an effect may let seats look at cards of hidden zones at any time
        self.looks_back = False  # who leaves the field sees who leaves it at the same moment
        self.frames: dict[int, Frame] = {}  # one of each of the game's own classes, by code
        self.over_clause = ""  # of the end of a game
        self.concede_clause = ""
        self.with_card: list[str] = []  # the game's own actions that some card is named for
        self.sight_clause = ""  # of what not everyone may see
        self.resolve_clause = ""
        self.use_clause = ""  # of an ability that is used, if that is another one
        self.wait_clause = ""
        self.naming_clause = ""  # of an opponent that is named where there are several
        self.reveal_clause = ""
        self.priority_clause = ""
        self.repeat_clause = ""  # of what is not done again in the very same position
        self.cost_clause = ""
        # what a table shows of a position, by name
        self.gauge_names: list[str] = []  # of `gauges`
        self.role_names: list[str] = []  # of `roles`, the first of which does what goes on
        self.fact_names: list[str] = []  # of the bits of `facts`

    def lay_out(
        self, zones: list[ZoneSpec], picks: list[tuple[str, str]], frames: list[Frame]
    ) -> None:
        """Which zones there are, what is picked by which clauses, what procedures there are."""
        self.zones = zones
        for spec in zones:
            if spec.sight != PUBLIC:
                self.hidden_zones |= 1 << spec.number
            if spec.sight == PRIVATE:
                self.private_zones |= 1 << spec.number
            if spec.sight != PUBLIC and not spec.ordered and not spec.spots:
                self.mingling |= 1 << spec.number
            if spec.sight == HIDDEN and spec.ordered:
                self.ordered_hidden |= 1 << spec.number
        self.covering |= self.hidden_zones
        self.turning = [spec.number for spec in zones if spec.turns]
        self.ordered = [spec for spec in zones if spec.ordered and spec.sight != HIDDEN]
        self.pick_kinds = [kind for kind, _ in picks]
        self.pick_clauses = [clause for _, clause in picks]
        self.frames = {frame.code: frame for frame in frames}

    # -- setting up ------------------------------------------------------------------------

    def new_state(self, pool: Pool) -> State:
        raise AssertionError

    def begin(self, s: State) -> None:
        """Push the frame with which a match starts."""
        raise AssertionError

    def choose_first(self, s: State, seat: int) -> None:
        """A seat chooses who begins: who lost the game before, for example."""
        raise AssertionError

    def enrol(self, pool: Pool, definition: int, ability: Ability) -> None:
        """Look at an ability as the pool is built."""

    def new_frame(self, code: int) -> Frame | None:
        """An empty frame of the game's own classes, for unpacking."""
        made = self.frames.get(code)
        return made.fresh() if made is not None else None

    # -- values ----------------------------------------------------------------------------

    def project(self, s: State) -> None:
        """Compute every card's values (kernel/values/layers.py)."""
        project(s)

    def touched(self, s: State, card: int, what: int) -> bool:
        """Whether a continuous ability may change a card now (kernel/values/touching.py)."""
        return touched(s, card, what)

    def alter(self, s: State, changed: list[int]) -> None:
        """Change faces as the rules themselves do, while values are computed (if `linked`)."""

    def leaves(self, s: State, card: int) -> bool:
        """Whether the rules themselves do not change a card, although they do change some now
        (`State.alike`)."""
        return False

    def links(self, s: State) -> list[int]:
        """Which numbers are added to others (if `linked`), four by four: card, number of it, the
        card whose number is added to that, which number."""
        return []

    def base_faces(self, s: State) -> list[Face]:
        """Every card's printed face, or what counts as printed (face-down cards)."""
        return s.pool.faces

    def under_way(self, s: State, until: int) -> bool:
        """Whether what ends with a limit of the game (`expire`) can be made now at all."""
        return True

    def reaches(self, s: State, sc: Scope, card: int) -> bool:
        """Whether an effect affects a card at all (asked if `Pool.shielded`)."""
        return True

    def works_face_down(self, s: State, card: int) -> bool:
        """Whether abilities of a card that lies face down are valid all the same."""
        return False

    # -- moving ----------------------------------------------------------------------------

    def lies_down(self, s: State, card: int, kind: int) -> int:
        """Whether a card put into a zone lies face down there."""
        return 0

    def bent(self, s: State, card: int, kind: int) -> int:
        """Where a card goes that is moved to a zone (asked if `Pool.bends`)."""
        return kind

    def placed(self, s: State, card: int, frm: int, seat: int, kind: int) -> None:
        """A card has just been put somewhere (cards under it, statuses)."""

    def concealed(self, s: State, card: int, before: int) -> None:
        """A card has come to lie where not all see it who saw it before (bits)."""
        conceal(s, card, before)

    def mixed(self, s: State, seat: int, kind: int, shown: list[int]) -> None:
        """A zone has been shuffled; each seat knew these of its cards (bits), or recalls some."""
        mix(s, seat, kind, shown)

    def emptied(self, s: State, seat: int, kind: int) -> None:
        """An ordered zone has run empty."""

    def master_looks(self, s: State, card: int) -> bool:
        """Whether its master may look at a face-down card in a public zone."""
        return False

    def glimpsers(self, s: State, card: int) -> int:
        """The seats (bits) that may look at a card of a hidden zone at any time, by an effect."""
        return 0

    def allies(self, s: State, seat: int) -> int:
        """The seats (bits) that share what a seat may see."""
        bits = 0
        for other in range(s.seats):
            if s.team[other] == s.team[seat]:
                bits |= 1 << other
        return bits

    def place_name(self, place: int) -> str:
        """What a zone is called, or another place that the log speaks of."""
        return self.zones[place].name

    def deed_name(self, kind: str) -> str:
        """What an option of a kind does, as words that go before its card."""
        return kind

    def spot_name(self, kind: str, spot: int) -> str:
        """Where an option of a kind leads, as words that go after its card; empty: nowhere."""
        if kind == "trigger":
            return ""  # the spot tells which of the delayed triggers it is
        return f"to {self.spot_names[spot] if spot < len(self.spot_names) else f'spot {spot}'}"

    def amount_name(self, kind: str, number: int, names: Names) -> str:
        """What the number of an option of a kind says; empty: it only tells options apart."""
        return str(number) if kind == "number" else ""

    def plays_for(self, s: State, seat: int) -> int:
        """The seats (bits) whose waiting abilities a seat plays, choosing among all of them."""
        bits = 1
        bits <<= seat
        return bits

    def viewers(self, s: State, seat: int) -> int:
        """The seats (bits) that see a seat's private zones."""
        return self.allies(s, seat)

    def back(self, s: State, card: int) -> str:
        """What even those see of a card who may not know which it is."""
        return ""

    def is_narrow(self, s: State, card: int) -> bool:
        """Whether those who do not see a card know of it that it is not just any (`could_be`)."""
        return False

    def could_be(self, s: State, card: int, definition: int) -> bool:
        """Whether a card might be another one, for all that those know who do not see it."""
        return True

    def looks_like(self, s: State, card: int) -> Face | None:
        """What everyone knows a face-down card to count as, if anything."""
        return None

    def view_more(self, s: State, seat: int | None, out: dict[str, object]) -> None:
        """Add what is the game's own to a view."""

    # -- what a table shows ----------------------------------------------------------------

    def gauges(self, s: State, seat: int) -> list[int]:
        """The numbers of a side that are no cards, as `gauge_names` lists them."""
        return []

    def roles(self, s: State) -> list[list[int]]:
        """Who has which part in what goes on: role, card (-1: none), and seat and spot (or -1)."""
        return []

    def facts(self, s: State) -> int:
        """What is so in what goes on, as bits (`fact_names`)."""
        return 0

    def price(self, s: State, seat: int, card: int) -> int:
        """What it costs a seat now to bring a card of its hand into play; -1: nothing."""
        return -1

    def because(self, s: State, option: Option) -> list[int]:
        """What an ability that is offered answers: a card (-1: none), an attribute, a number."""
        return []

    # -- triggers --------------------------------------------------------------------------

    def may_wait(self, s: State, ability: Ability, sc: Scope) -> bool:
        """Whether an ability whose event has happened comes to wait."""
        return True

    def sharpen(self, s: State, sc: Scope) -> None:
        """Complete the scope of an ability that comes to wait."""

    def happened(self, s: State) -> None:
        """Something has happened, and a state that an ability waits for may have come about."""

    def judged(self, s: State, ev: Event) -> int:
        """The reference by which an ability asks what the card of its event is."""
        return ev.card

    def bygone(self, s: State, ref: int, now: int) -> bool:
        """Whether an effect that has moved a card asks what it was, by its former reference."""
        return False

    def recalled(self, s: State, ref: int) -> int:
        """The reference by which an effect that has moved a card asks what it is."""
        return ref

    def heard_hidden(self, s: State, ev: Event, seat: int, kind: int) -> None:
        """An event that cards in a hidden zone may react to."""

    # -- timing ----------------------------------------------------------------------------

    def check(self, s: State, stage: int) -> int:
        """Carry out one stage of check timing: see kernel/timing/checks.py."""
        raise AssertionError

    def settled(self, s: State) -> bool:
        """Whether a check timing would find nothing to do but waiting abilities."""
        return False

    def counter(self, s: State, seat: int, ability: int, source: int, card: int) -> None:
        """Something is being played: push what others may do against it, if anything."""

    def looped(self, s: State, times: int) -> None:
        """So much was done in a row without a choice: end the game if nobody can stop it."""

    def waited(self, s: State, w: Waiting) -> None:
        """A waiting ability was taken back without being played."""

    def resolved(self, s: State, play: PlayAbility) -> None:
        """A played ability has resolved, or was cancelled."""

    def refused(self, s: State, play: PlayAbility) -> None:
        """A play could not be paid for and was taken back."""

    def write_state(self, s: State, out: list[int]) -> None:
        """Write a whole state as words (kernel/position/packing.py)."""
        write_state(s, out)

    def forbids_resolving(self, s: State, ability: Ability, sc: Scope) -> str:
        """The clause by which a played ability does not resolve; empty if it does."""
        return ""

    def stays(self, s: State) -> bool:
        """Whether there is something continuous that must stay as it is while a sequence runs."""
        return applies_any(s)

    def after_sequence(self, s: State) -> bool:
        """A sequence has ended: push what comes before any trigger; False if nothing does."""
        return False

    def answer_event(self, s: State, ev: Event) -> None:
        """Do what the rules say about a recorded event (see `answers`)."""
        raise AssertionError

    def priority(self, s: State, seat: int, window: int) -> list[Option]:
        """What a seat may do with its priority (kernel/timing/priority.py); empty: it is not asked.

        A seat of which others cannot know whether it can do something is offered to pass.
        """
        raise AssertionError

    def waits_for(self, s: State, w: Waiting, window: int) -> bool:
        """Whether a waiting ability can be used in a window of priority."""
        return True

    def lapse(self, s: State) -> None:
        """Before somebody has priority: drop what waits and cannot be used any more."""

    def take_priority(self, s: State, seat: int, option: Option) -> None:
        """Push what a seat does with its priority, unless it is a waiting ability."""
        raise AssertionError

    # -- choosing --------------------------------------------------------------------------

    def trait_words(self, trait: str) -> Said:
        """A trait that a card must have, as words that go after "it must"."""
        return Said("have 〔{0}〕", [trait])

    def chooser(self, s: State, seat: int) -> int:
        """Who makes a choice that an effect gives to a seat."""
        return seat

    def narrow(self, s: State, pick: Pick, card: int) -> list[int]:
        """The candidates left in a chain of picks once `card` has been picked."""
        return [c for c in pick.candidates if c != card]

    def foremost(self, s: State, pick: Pick, left: list[int]) -> list[int]:
        """Those of the candidates that must be picked before the others (all, if none must)."""
        return left

    def selectable(self, s: State, sc: Scope, ref: int, paying: bool) -> bool:
        """Whether an effect may choose a card, or a cost that is being paid may."""
        return True

    def why_unselectable(self, s: State, sc: Scope, ref: int, paying: bool) -> Reason:
        """Why a card that meets a description is not `selectable`."""
        raise AssertionError

    def why_not(self, s: State, seat: int, what: Option) -> list[Reason]:
        """Every reason why a seat cannot do something now."""
        d = s.decision
        if s.over:
            return [Reason("the game is over", self.over_clause)]
        if d is None:
            return [Reason("something is under way, and nobody is asked anything")]
        if d.seat == seat and any(o.same(what) for o in d.options):
            return []
        if what.card < 0 and what.kind in self.with_card:
            return [Reason("it must be told which card is meant", d.clause)]
        found = self.against(s, seat, what)
        if found is not None:
            return found
        if d.seat != seat:
            return [Reason("it is not your decision", d.clause)]
        if would_repeat(s, what):
            return [Reason("it would repeat the very same position", self.repeat_clause)]
        out = why_not_picked(s, seat, what.card)
        return out or [Reason("it is not among what can be chosen", d.clause)]

    def against(self, s: State, seat: int, what: Option) -> list[Reason] | None:
        """What is against an action of the game's own; None if it is none of them."""
        return None

    # -- ending ----------------------------------------------------------------------------

    def concede(self, s: State, seat: int) -> None:
        """A player gives up, and loses at once."""
        s.note("concede", self.concede_clause, seat)
        self.lose(s, [seat], self.concede_clause)

    def lose(self, s: State, seats: list[int], clause: str) -> None:
        """Players lose at once."""
        raise AssertionError

    def leave(self, s: State, seats: list[int], clause: str) -> list[int]:
        """Players have lost and are gone: who is left."""
        for seat in seats:
            s.set_gone(seat, 1)
            s.note("lose", clause, seat)
        return [seat for seat in range(s.seats) if not s.gone[seat]]

    def depart(self, s: State) -> None:
        """Clear the table of those who have left (kernel/procedures/departing.py)."""
        depart(s)

    def end(self, s: State, winners: list[int], clause: str) -> None:
        """The game is over: nothing is asked any more."""
        s.over = True
        s.decision = None
        s.winners = winners
        s.end_clause = clause
