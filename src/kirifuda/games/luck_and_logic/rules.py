"""Luck & Logic: what the game answers to the kernel's questions.

The whole game on one screen:

zones       circles and gates (6 each), deck, hand, level, stock, drop, removed, refresh, battle,
            paradox, intercept, soul, resolution, purge, My Logicalist, secret tools (zones.py, 4)
before      gates by lot, first player by lot, 5 cards, exchange from the bottom   (prepare.py, 6)
turn        stand, draw, level, main, battle, end                                     (turn.py, 7)
main        sortie, union, trans-change, luck drive, logic drive, rearranging, activated abilities
                             (main_phase.py, 7.5; sortie.py, 5.12; union.py, 5.13; rearrange.py)
battle      attack, intercept, logic, judgement, end; again             (battle.py, targets.py, 8)
actions     draw, stock, set, soul, break, flicker, alchemy, make, ...
                                              (processes.py, leaving.py, alchemy.py, make.py, 5)
check       rule processes, automatic abilities                       (rule_processes.py, 9.5, 10)
values      souls and logic, abilities, words, numbers, aura as heart              (faces.py, 9.9)
keywords    pact, vanguard, logic drive, trans-change, EX soul, gate break, chain blast, alchemy,
            make                                                                      (words/, 11)
losing      no whole gate; two cards in the refresh zone; no card to refresh with; giving up
                                                                                         (1.2, 10)
deck        50 cards with 8 paradoxes, 10 gates, a My Logicalist, 4 secret tools    (deck.py, 6.1)
"""

from __future__ import annotations

from typing import Final

from kirifuda.games.luck_and_logic import battle, main_phase
from kirifuda.games.luck_and_logic.actions import Questions
from kirifuda.games.luck_and_logic.alchemy import Alchemy, put_tools_away
from kirifuda.games.luck_and_logic.battle import BattlePhase
from kirifuda.games.luck_and_logic.breaking import Breaking
from kirifuda.games.luck_and_logic.events import (
    ENDING,
    PHASE_NAMES,
    PHASE_STARTED,
    TURNED_DOWN,
    UNITED,
)
from kirifuda.games.luck_and_logic.faces import base_faces, face_anew
from kirifuda.games.luck_and_logic.instructions import Shifting
from kirifuda.games.luck_and_logic.leaving import Departure
from kirifuda.games.luck_and_logic.main_phase import ACTIONS, HAS_CHANGE, HAS_DRIVE, MainPhase
from kirifuda.games.luck_and_logic.make import Boost, Make
from kirifuda.games.luck_and_logic.picks import ORDER, PICKS
from kirifuda.games.luck_and_logic.prepare import Prepare
from kirifuda.games.luck_and_logic.rearrange import Rearrange
from kirifuda.games.luck_and_logic.rule_processes import (
    RuleProcess,
    pending,
    rule_processes,
    run_dry,
)
from kirifuda.games.luck_and_logic.rulings import NO_AUTO
from kirifuda.games.luck_and_logic.sortie import Flicker, Sortie, play_cost
from kirifuda.games.luck_and_logic.table import (
    BROKEN,
    CROWDED,
    GATES,
    HIDDEN_FROM_OPPONENTS,
    MISPLACED,
    PARADOXES,
    REFRESHES,
    Table,
)
from kirifuda.games.luck_and_logic.turn import (
    DrawPhase,
    EndPhase,
    LevelPhase,
    StandPhase,
    Turn,
)
from kirifuda.games.luck_and_logic.union import Unite
from kirifuda.games.luck_and_logic.usable import usable, withdraw
from kirifuda.games.luck_and_logic.zones import (
    AREAS,
    BATTLE,
    CIRCLE,
    CLOSED,
    DECK,
    FIELD,
    GATE,
    GATE_CARD,
    HAND,
    IN_PLAY,
    INTERCEPT_ZONE,
    KIND_NAMES,
    KINDS,
    LAW,
    LEVEL_ZONE,
    LOGIC_DRIVE,
    MEMBER,
    MY,
    MY_CARD,
    NUMBER_NAMES,
    OUTSIDE,
    PACT,
    PARADOX,
    PARADOX_ZONE,
    PARADOX_ZONES,
    PLACES,
    POWER_LAW,
    REFRESH,
    SECRET,
    SECRET_SKILL,
    SET,
    SOUL,
    STOCK,
    TOPICS,
    TRANS_CHANGE,
    place_name,
    zone_specs,
)
from kirifuda.kernel.effects.effect import Effect
from kirifuda.kernel.errors import Reason, Said
from kirifuda.kernel.events.triggers import is_pair
from kirifuda.kernel.position.cards import Ability, Face, Pool
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.names import Names
from kirifuda.kernel.position.scope import CARD_MASK, Event, Scope, Waiting
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame
from kirifuda.kernel.procedures.repeats import taken_back
from kirifuda.kernel.rules import Rules
from kirifuda.kernel.timing.checks import ACTED, END, PlayAbility, play_waiting
from kirifuda.kernel.timing.hidden import Reveal, ask_hidden, hide_again, hush
from kirifuda.kernel.timing.state_triggers import end_loop, rearm, state_triggers, states_matter

MAIN_DECK: Final = 50
CARDLESS: Final = ("luck drive", "rearrange", "battle phase", "end attacks", "circle")
BATTLE_ACTS: Final = ("attack", "end attacks", "circle", "level boost", "define")
LYING_DOWN: Final = 1 << GATE | 1 << STOCK | 1 << REFRESH | 1 << SECRET
IN_BATTLE: Final = 1 << BATTLE | 1 << INTERCEPT_ZONE | 1 << SOUL  # what battling members count
OPEN_TO_MASTER: Final = 1 << CIRCLE | 1 << LEVEL_ZONE | 1 << SECRET | 1 << MY


class LuckAndLogicRules(Rules):
    """The rules of Luck & Logic."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "luck_and_logic"
        self.open_down = 1 << BATTLE  # 4.12.1.1
        self.attributes = NUMBER_NAMES
        self.kind_names = KIND_NAMES
        self.gauge_names = ["refreshes", "rank"]
        self.role_names = ["attacker", "defender"]
        self.fact_names = ["power law", "aura law", "heart law"]
        self.topics = TOPICS
        frames: list[Frame] = [
            Departure(),
            Breaking(),
            Sortie(),
            Flicker(),
            Unite(),
            Rearrange(),
            Alchemy(),
            Make(),
            Boost(),
            Prepare(),
            Turn(),
            StandPhase(),
            DrawPhase(),
            LevelPhase(),
            EndPhase(),
            MainPhase(),
            BattlePhase(),
            RuleProcess(),
            Shifting(),
            Questions(),
            Reveal(),
        ]
        self.lay_out(zone_specs(), PICKS, frames)
        self.spot_names = [place_name(place, False) for place in range(PLACES)]
        self.phase_names = {number: pair[0] for number, pair in PHASE_NAMES.items()}
        self.sorts = self.pick_kinds[ORDER]
        self.phase_started = PHASE_STARTED
        self.looks_back = True  # 9.7.4.1.2
        self.over_clause = "1.2.1"
        self.concede_clause = "1.2.4"  # 1.2.4.1: whatever is in force
        self.with_card = [kind for kind in (*BATTLE_ACTS, *ACTIONS) if kind not in CARDLESS]
        self.sight_clause = "4.1.2"
        self.covering |= LYING_DOWN  # 4.1.3.2.3
        self.resolve_clause = "9.6.2.4"
        self.wait_clause = "9.7.3"
        self.reveal_clause = "9.7.2"
        self.cost_clause = "9.6.2.3.2"
        self.repeat_clause = "12.1.1.2"

    # -- setting up ------------------------------------------------------------------------

    def new_state(self, pool: Pool) -> State:
        return Table(pool, len(pool.decks))

    def begin(self, s: State) -> None:
        """6.2.1.1 to 6.2.1.3, 6.2.1.6: decks, My Logicalist and secret tools are laid out.

        A seat's cards come in the order of the parts of its deck: the main deck first.
        """
        zones: list[list[int]] = [[] for _ in s.zones]
        for card in range(s.pool.size):
            kinds = s.pool.faces[card].kinds
            owner = s.pool.owner[card]
            kind = DECK
            if kinds & GATE_CARD:
                kind = OUTSIDE
            elif kinds & MY_CARD:  # 6.2.1.2
                kind = MY
            elif len(zones[owner * KINDS + DECK]) >= MAIN_DECK:  # 6.2.1.3
                kind = SECRET
            zones[owner * KINDS + kind].append(card)  # 6.2.1.1, 6.2.1.6
            s.set_zone(card, kind)
            if kind in (MY, SECRET):
                s.set_down(card, 1)
        s.zones = zones
        s.stack.append(Prepare())  # 6.2.1

    def enrol(self, pool: Pool, definition: int, ability: Ability) -> None:
        if ability.kind == LOGIC_DRIVE:
            pool.notes[HAS_DRIVE] = 1
        elif ability.kind == TRANS_CHANGE:
            pool.notes[HAS_CHANGE] = 1

    # -- values ----------------------------------------------------------------------------

    def base_faces(self, s: State) -> list[Face]:
        assert isinstance(s, Table)
        return base_faces(s)

    def works_face_down(self, s: State, card: int) -> bool:
        """4.1.3.2.2, 4.1.3.2.2.1: face down a card has only what it was given as such.

        That is valid for cards that are set; nowhere else is anything face down (9.3.2.6).
        """
        return s.zone[card] == CIRCLE  # 4.1.3.2.2.1

    # -- moving ----------------------------------------------------------------------------

    def lies_down(self, s: State, card: int, kind: int) -> int:
        """4.1.2.1, 4.1.3.2.3: cards come face down into the hidden zones."""
        return LYING_DOWN >> kind & 1  # 4.1.2.1, 4.1.3.2.3

    def master_looks(self, s: State, card: int) -> bool:
        """4.2.1.2, 4.7.1.2, 4.19.1.1.1: set cards, level cards and secret tools are one's own.

        No other face-down card is looked at (4.1.3.2.4), not in the removed zone (4.10.1.2) and not
        among the paradoxes (4.13.1.2).
        """
        # 4.1.3.2.4, 4.2.1.2, 4.7.1.2, 4.10.1.2, 4.13.1.2, 4.19.1.1.1, 5.24.4
        return OPEN_TO_MASTER >> s.zone[card] & 1 == 1

    def placed(self, s: State, card: int, frm: int, seat: int, kind: int) -> None:
        assert isinstance(s, Table)
        printed = s.pool.faces[card]
        face_anew(s, card)
        if FIELD >> frm & 1:
            left_field(s, card, frm, seat)
            if not FIELD >> kind & 1:
                s.bygone = [*s.bygone, s.refs[card], s.last[-1].ref]  # 9.11.1
        if kind == CIRCLE:
            self.on_circle(s, card, printed.kinds)
        elif kind == GATE:
            s.stray |= GATES | MISPLACED
        elif kind == REFRESH:
            s.stray |= REFRESHES
        elif kind in (BATTLE, PARADOX_ZONE) and printed.kinds & PARADOX:
            s.stray |= PARADOXES
        if s.battling and (IN_BATTLE >> kind | (IN_BATTLE | FIELD) >> frm) & 1:
            s.stale = True  # 9.9.1.2

    def on_circle(self, t: Table, card: int, kinds: int) -> None:
        """10.4, 10.7.1.1: see whether a card on a circle calls for a rule process."""
        if not kinds & MEMBER or t.down[card]:
            t.stray |= MISPLACED
        area = AREAS[t.spot[card]]
        for other in t.zones[t.seat[card] * KINDS + CIRCLE]:
            if other != card and AREAS[t.spot[other]] & area and not t.status[other] & SET:
                t.stray |= CROWDED

    def emptied(self, s: State, seat: int, kind: int) -> None:
        """10.2.1, 4.5.2.1: an empty deck; but not while a cost is being paid (10.2.3)."""
        assert isinstance(s, Table)
        if kind != DECK or s.over:
            return
        for f in s.stack:
            if isinstance(f, Effect) and f.cost:
                return
        run_dry(s, seat)  # 4.5.2.1, 10.1.2.1

    def back(self, s: State, card: int) -> str:
        """2.22.1: gates are recognisable by their backs."""
        return "gate" if s.pool.faces[card].kinds & GATE_CARD else ""

    def is_narrow(self, s: State, card: int) -> bool:
        return s.zone[card] == SECRET or s.pool.faces[card].kinds & MY_CARD != 0

    def could_be(self, s: State, card: int, definition: int) -> bool:
        """2.22.1, 6.1.1.1.4, 6.1.1.4.2: gates among gates; only secret tools among these."""
        face = s.pool.printed[definition]
        mine = s.pool.faces[card].kinds
        if (mine ^ face.kinds) & (GATE_CARD | MY_CARD):
            return False
        if s.zone[card] != SECRET:
            return True
        return any(s.pool.abilities[a].kind == SECRET_SKILL for a in face.abilities)

    def amount_name(self, kind: str, number: int, names: Names) -> str:
        if kind in ("union", "change"):
            return f"with {names.card(number)}"  # 5.13.1.1
        return super().amount_name(kind, number, names)

    def view_more(self, s: State, seat: int | None, out: dict[str, object]) -> None:
        assert isinstance(s, Table)
        out["phase"] = s.phase
        out["ranks"] = list(s.ranks)
        out["points"] = list(s.points)
        out["attacks"] = s.attacks
        out["unions"] = s.unions
        out["changes"] = s.changes
        out["drives"] = s.drives
        if s.battling:
            out["attacker"] = s.attacking()
            out["defender"] = s.defending()
            out["target"] = s.target

    def gauges(self, s: State, seat: int) -> list[int]:
        """10.3.1.2: what refreshing has cost; 5.35: the T-rank."""
        assert isinstance(s, Table)
        return [len(s.zones[seat * KINDS + REFRESH]) + s.points[seat], s.ranks[seat]]

    def roles(self, s: State) -> list[list[int]]:
        """8.2: who attacks which circle, also of one who has lost by it, and who stands there."""
        assert isinstance(s, Table)
        if not s.battling or s.target < 0:
            return []
        turn = s.turn_seat
        return [[0, s.attacking(), turn, -1], [1, s.defending(), 1 - turn, s.target]]

    def facts(self, s: State) -> int:
        """8.5.3.4.1.1: by what law a battle is decided, as far as everyone sees."""
        assert isinstance(s, Table)
        if not s.battling or s.target < 0:
            return 0
        law = POWER_LAW
        for seat in range(s.seats):
            for kind in PARADOX_ZONES:
                for card in s.zones[seat * KINDS + kind]:
                    if not s.down[card] and s.face(card).kinds & PARADOX:
                        law = s.face(card).nums[LAW]
        bit = 1
        for _ in range(law):
            bit *= 2
        return bit

    def price(self, s: State, seat: int, card: int) -> int:
        """9.6.2.3: what a sortie costs."""
        assert isinstance(s, Table)
        return play_cost(s, card) if s.face(card).kinds & MEMBER else -1

    # -- triggers --------------------------------------------------------------------------

    def may_wait(self, s: State, ability: Ability, sc: Scope) -> bool:
        """12.3.1.2: what cannot be used does not come to wait; nor what its conditions forbid.

        These are looked at as the event happens. For the end of a turn or a battle each waits once
        (7.7.2, 8.6.2).
        """
        assert isinstance(s, Table)
        if not ability.delayed:
            for condition in ability.conditions:
                if not condition.true(s, sc):
                    return False
        if not usable(s, ability, sc):  # 12.3.1.2
            return False
        ev = sc.event
        if ev is None or ev.kind != ENDING:
            return True
        return not is_pair(s.closed, sc.source, sc.ability)  # 7.7.2, 8.6.2

    def judged(self, s: State, ev: Event) -> int:
        """9.7.4.1: by which reference an ability asks what the card of its event is.

        What has left the field is what it was there; between public and hidden zones it is what it
        was in the public one; else, what it is now. 9.11.2: what was turned down is what it was
        before.
        """
        if ev.kind == TURNED_DOWN or ev.kind == UNITED:  # 9.11.2
            return ev.before
        # of what has not moved `card` and `before` are the same
        if FIELD >> ev.frm & 1:  # 9.7.4.1.2
            return ev.before
        if CLOSED >> ev.to & 1 and not CLOSED >> ev.frm & 1:  # 9.7.4.1.1
            return ev.before
        return ev.card  # 9.7.4.1.3

    def recalled(self, s: State, ref: int) -> int:
        """9.11.1, 9.11.2: an effect asks what a card last was before it left or was turned down."""
        assert isinstance(s, Table)
        pairs = s.bygone
        for i in range(0, len(pairs), 2):
            if pairs[i] == ref:
                return pairs[i + 1]
        return ref

    def happened(self, s: State) -> None:
        state_triggers(s)

    def heard_hidden(self, s: State, ev: Event, seat: int, kind: int) -> None:
        """9.7.2, 4.6.1.1: nobody knows what a hand holds: who might answer from it is asked.

        No other hidden zone may be looked at. For an ending they are asked once (7.7.2, 8.6.2).
        """
        assert isinstance(s, Table)
        if kind != HAND:
            return
        if ev.kind == ENDING:
            if is_pair(s.closed, -1 - seat, ev.number):
                return
            s.closed = [*s.closed, -1 - seat, ev.number]
        hush(s, ev, seat, kind)  # 9.7.2

    # -- timing ----------------------------------------------------------------------------

    def check(self, s: State, stage: int) -> int:
        """9.5.1.1, 9.5.3: rule processes until none is left, then one automatic ability."""
        assert isinstance(s, Table)
        if stage == 0:
            if s.bygone:
                s.bygone = []  # 9.11: only the effect that saw it asks what it was
            if s.hushed and ask_hidden(s):
                return ACTED
            return rule_processes(s)  # 9.5.1.1, 9.5.3, 9.5.3.1
        if stage == 1:
            if s.pool.state_zones:
                state_triggers(s)
            if s.waiting and (s.used or s.pool.rules_touched >> NO_AUTO & 1):
                withdraw(s)
            return play_waiting(s)
        if s.gone_souls:
            s.gone_souls = []  # 12.2.2
        return END

    def settled(self, s: State) -> bool:
        assert isinstance(s, Table)
        if s.gone_souls or s.hushed or states_matter(s):
            return False
        if s.bygone:
            s.bygone = []
        return not pending(s)

    def looped(self, s: State, times: int) -> None:
        end_loop(s, times, "12.1.1.3")

    def counter(self, s: State, seat: int, ability: int, source: int, card: int) -> None:
        """10.2.3: a cost has been paid: now empty decks are reshuffled. 7.5.3.5: a drive counts."""
        assert isinstance(s, Table)
        if s.pool.abilities[ability].kind == LOGIC_DRIVE:
            main_phase.driven(s, seat, source)  # 7.5.3.5
        for other in s.seats_from(s.turn_seat):
            if not s.zones[other * KINDS + DECK] and not s.over:
                run_dry(s, other)

    def resolved(self, s: State, play: PlayAbility) -> None:
        """5.33.2, 9.7.6.1."""
        assert isinstance(s, Table)
        put_tools_away(s)
        hide_again(s, play.scope, play.mark)
        if s.bygone:
            s.bygone = []
        if s.held:
            rearm(s, play.scope)  # 9.7.6.1

    def refused(self, s: State, play: PlayAbility) -> None:
        """9.6.2.3.2: all is as before the play, which can be tried again."""
        hide_again(s, play.scope, play.mark)
        if isinstance(s.stack[-1], MainPhase):
            taken_back(s)

    def waited(self, s: State, w: Waiting) -> None:
        hide_again(s, w.scope, w.mark)

    # -- choosing --------------------------------------------------------------------------

    def selectable(self, s: State, sc: Scope, ref: int, paying: bool) -> bool:
        """9.4.2: costs are paid with one's own cards."""
        card = ref & CARD_MASK
        if s.status[card] & IN_PLAY:
            return False
        if s.seat[card] == sc.master:
            return True
        if paying:  # 9.4.2
            return False
        return not s.worded(ref).marks & HIDDEN_FROM_OPPONENTS

    def trait_words(self, trait: str) -> Said:
        """2.3.1, 2.6.3: attributes, and the names of a pact, stand among the traits."""
        if trait.startswith(PACT):
            return Said("have 《{0}》 as a pact", [trait[1:]])
        return Said("have 〔{0}〕", [trait])

    def why_unselectable(self, s: State, sc: Scope, ref: int, paying: bool) -> Reason:
        card = ref & CARD_MASK
        if s.status[card] & IN_PLAY:
            return Reason("it is being played", "9.6.2.1")
        if paying:
            return Reason("costs are paid with one's own cards", "9.4.2")
        return Reason("an effect keeps it from being chosen", "1.3.3")

    def against(self, s: State, seat: int, what: Option) -> list[Reason] | None:
        assert isinstance(s, Table)
        d = s.decision
        assert d is not None
        battles = what.kind in BATTLE_ACTS
        if not battles and what.kind not in ACTIONS and what.kind != "battle phase":
            return None
        return battle.why_not(s, seat, what) if battles else main_phase.why_not(s, seat, what)

    # -- ending ----------------------------------------------------------------------------

    def lose(self, s: State, seats: list[int], clause: str) -> None:
        """1.2.1, 1.2.3, 1.2.5: the game ends; who has not lost wins; if all have, nobody does."""
        left = self.leave(s, seats, clause)
        self.end(s, left, clause)  # 1.2.1, 1.2.3, 1.2.5
        s.note("over", "1.2.1" if left else "1.2.3", left[0] if left else -1)


def left_field(t: Table, card: int, frm: int, seat: int) -> None:
    """5.24.3: what was set on a card that leaves the field is set on nothing from now on."""
    if frm == GATE:
        t.stray |= BROKEN
    for other in t.zones[seat * KINDS + CIRCLE]:
        if t.host[other] == card and t.status[other] & SET:
            t.set_host(other, -1)  # 5.24.3
            t.stray |= MISPLACED
