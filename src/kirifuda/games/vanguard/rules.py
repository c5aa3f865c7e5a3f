"""Cardfight!! Vanguard: what the game answers to the kernel's questions.

The whole game on one screen:

zones       vanguard, rear-guard (5) and guardian circles, soul, damage, deck, hand, drop, bind,
            trigger, order area and order zone, ride deck, crests                      (zones.py, 4)
before      first vanguard, shuffle, who begins, five cards and a mulligan         (prepare.py, 8.2)
turn        stand, draw (G assist), ride, main, battle, end                            (turn.py, 9)
riding      from the hand, or from the ride deck for a discard; persona ride (ride_phase.py, 6.3)
main        call, exchange a column, orders, activated abilities               (main_phase.py, 9.9)
battle      attack, boost, guard, drive checks, damage, close      (battle.py, guarding.py, 10)
triggers    critical, draw, stand, heal, front, over: part by part (trigger_abilities.py, 11.10)
check       rule processes, damage, automatic abilities, damage again     (processes.py, 11.6, 13)
losing      six damage, an empty deck, no vanguard; giving up                              (1.2, 13)
deck        50 cards, 4 of a name, 16 triggers; a ride deck of 4 or 5 beside it    (deck.py, 8.1)
"""

from __future__ import annotations

from typing import Final

from kirifuda.games.vanguard import guarding, main_phase, ride_phase
from kirifuda.games.vanguard.attacking import (
    attackers,
    kept_apart,
    targets,
    why_not_attack,
    why_not_boost,
)
from kirifuda.games.vanguard.battle import UNTIL_BATTLE_ENDS, Battle, BattlePhase
from kirifuda.games.vanguard.calling import Calling
from kirifuda.games.vanguard.departing import Departure
from kirifuda.games.vanguard.doing import Arrange
from kirifuda.games.vanguard.events import (
    APPEARED,
    ATTACKED,
    BATTLE_ENDING,
    BATTLE_PHASE,
    BATTLED,
    CHECKED,
    CLOSE_STEP,
    END_PHASE,
    HIT,
    MAIN_PHASE,
    PERSONA_RODE,
    PHASE_NAMES,
    PHASE_STARTED,
    PLAYED_ORDER,
    TURN_ENDING,
)
from kirifuda.games.vanguard.guarding import GuardStep
from kirifuda.games.vanguard.happening import judged
from kirifuda.games.vanguard.keywords import count_piece, is_piece, spent
from kirifuda.games.vanguard.looking import peek, peekers
from kirifuda.games.vanguard.main_phase import MainPhase
from kirifuda.games.vanguard.marking import ChoosingCircles
from kirifuda.games.vanguard.offers import offers
from kirifuda.games.vanguard.one_by_one import OneByOne
from kirifuda.games.vanguard.orders import PlayOrder
from kirifuda.games.vanguard.payments import hide_shown
from kirifuda.games.vanguard.picks import narrowed
from kirifuda.games.vanguard.placing import PERSONA_BONUS, erase
from kirifuda.games.vanguard.prepare import Prepare
from kirifuda.games.vanguard.processes import (
    RideAgain,
    apply_damage,
    pending,
    processes,
    resolve_damage,
    stirs,
)
from kirifuda.games.vanguard.ride_phase import GAssist, RidePhase
from kirifuda.games.vanguard.riding import Riding
from kirifuda.games.vanguard.rulings import PEEKS, UNAFFECTED, unaffected, unchosen
from kirifuda.games.vanguard.table import IN_PLAY, Table
from kirifuda.games.vanguard.trigger_abilities import TriggerCheck
from kirifuda.games.vanguard.turn import DrawPhase, EndPhase, StandPhase, Turn
from kirifuda.games.vanguard.zones import (
    BIND,
    BLANKS,
    CIRCLES,
    DAMAGE,
    DECK,
    FRONT,
    HAND,
    KINDS,
    MARKERS,
    ORDERS,
    OUTSIDE,
    POWER,
    PSEUDO,
    REAR,
    RIDE_DECK,
    SHIELD,
    SPOT_NAMES,
    VANGUARD,
    zone_specs,
)
from kirifuda.kernel.errors import Reason
from kirifuda.kernel.events.triggers import is_pair
from kirifuda.kernel.position.cards import EVERYWHERE, Ability, Face, Pool
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.needs import NEEDS_ACTION, reads_number, zone_needs
from kirifuda.kernel.position.scope import CARD_MASK, Event, Scope, Waiting
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, Pick
from kirifuda.kernel.procedures.repeats import taken_back, withheld
from kirifuda.kernel.rules import Rules
from kirifuda.kernel.timing.checks import END, PlayAbility, play_waiting, used_up
from kirifuda.kernel.timing.hidden import Reveal, ask_hidden, hide_again, hush
from kirifuda.kernel.timing.state_triggers import end_loop, rearm, state_triggers, states_matter
from kirifuda.kernel.values.projecting import add_number

CHOOSE: Final = 0  # place in PICKS: what effects let choose
NO_FACE: Final = Face([0, 0, 0, 0, 0, 0], 0, (), (), 0, [])  # no information

CHANGED_ZONES: Final = 1 << VANGUARD | 1 << REAR  # by the rules themselves

PICKS: Final = [
    ("choose", "11.8.4"),
    ("triggered unit", "11.10.3.1"),
    ("heal", "7.20.1"),
    ("ride from the soul", "13.5.1"),
    ("stays on the circle", "13.3.5.1"),
    ("discard for a ride", "6.3.3.2.2"),
    ("G assist", "9.5.3.2"),
    ("remove", "9.5.3.2"),
    ("first vanguard", "8.2.1.2"),
    ("put back", "8.2.1.8"),
    ("cost", "11.7.1"),
    ("may do", "11.9.5.2"),
    ("mode", "11.8.3.1.2"),
    ("number", "1.3.5"),
    ("order", "4.1.9"),
    ("counter charge", "7.26.1"),
    ("call", "6.2.3.1"),
    ("ride", "6.3.3.2"),
    ("guard", "6.2.4"),
    ("marked circle", "15.8.2.1"),
    ("one more", "7.6.3.2"),
    ("look on", "7.7.2.3"),
    ("declare", "7.13.2"),
]

TOPICS: Final = {
    "kind": "2.9.1",
    "name": "2.1.1",
    "trait": "2.3.1",
    "grade": "2.4.1",
    "power": "2.5.1",
    "shield": "2.6.1",
    "critical": "2.7.1",
    "drive": "2.17.1",
}


def recurs(ev: Event) -> bool:
    """9.11.8, 10.8.1.1: events of steps that start over, for which an ability waits once only."""
    return ev.kind in (TURN_ENDING, BATTLE_ENDING) or (
        ev.kind == PHASE_STARTED and ev.number in (CLOSE_STEP, END_PHASE)
    )


class VanguardRules(Rules):
    """The rules of Cardfight!! Vanguard."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "vanguard"
        self.attributes = ["grade", "power", "shield", "critical", "drive", "trigger"]
        self.own_numbers = 1 << POWER  # by boosts, guardians and persona rides (11.11.1.8)
        self.own_words = False
        self.plain_down = ~BLANKS
        self.kind_names = [
            *("unit", "order", "crest", "ride-deck crest", "normal unit", "trigger unit"),
            *("G unit", "normal order", "blitz order", "set order", "token", "ticket", "pseudo"),
            "record marker",
        ]
        self.gauge_names = ["energy", "vanguard damage"]
        self.role_names = ["attacker", "attacked", "booster", "guardian"]
        self.fact_names = ["hit", "not hit"]
        self.topics = TOPICS
        self.spot_names = [english for english, _ in SPOT_NAMES]
        self.phase_names = {number: pair[0] for number, pair in PHASE_NAMES.items()}
        frames: list[Frame] = [
            TriggerCheck(),
            RideAgain(),
            PlayOrder(),
            MainPhase(),
            Turn(),
            StandPhase(),
            DrawPhase(),
            EndPhase(),
            GAssist(),
            RidePhase(),
            Prepare(),
            BattlePhase(),
            Battle(),
            GuardStep(),
            Reveal(),
            Arrange(),
            Calling(),
            Departure(),
            ChoosingCircles(),
            OneByOne(),
            Riding(),
        ]
        self.lay_out(zone_specs(), PICKS, frames)
        self.sorts = "order"
        self.remembers = 0
        for kind in (APPEARED, ATTACKED, BATTLED, CHECKED, HIT, PERSONA_RODE, PLAYED_ORDER):
            self.remembers |= 1 << kind
        self.phase_started = PHASE_STARTED
        self.linked = True  # 11.11.1.4, 11.11.1.8
        self.link_reads = reads_number(POWER)
        self.link_needs = zone_needs(CIRCLES) | NEEDS_ACTION
        self.used_late = True  # 12.3.2.2
        self.aged_by_play = False  # 11.11.3.1.1.1
        self.looks_back = True
        self.recalls_seen = True  # 11.9.6.1.1
        self.open_down = 1 << DAMAGE | 1 << ORDERS  # 4.11.2.1, 4.17.2
        self.covering |= 1 << BIND  # 4.12.3
        self.glimpses = True  # 7.7.3
        self.over_clause = "1.2.1"
        self.concede_clause = "1.2.4"  # 1.2.4.1: whatever is in force
        self.with_card = ["call", "order", "use", "ride", "attack", "target", "boost"]
        self.with_card += ["guard", "intercept"]
        self.sight_clause = "4.2.3"
        self.resolve_clause = "11.8.3"
        self.wait_clause = "11.9.4"
        self.reveal_clause = "11.1.1.2.1.1"
        self.cost_clause = "11.8.2.2"
        self.repeat_clause = "18.1.1.2"

    # -- setting up ------------------------------------------------------------------------

    def new_state(self, pool: Pool) -> State:
        if not pool.offers:
            pool.offers = offers(pool.size)
        return Table(pool, len(pool.decks))

    def begin(self, s: State) -> None:
        """8.2.1.3, 8.2.1.4: main decks to the deck, ride decks to their area, face down."""
        assert isinstance(s, Table)
        zones: list[list[int]] = [[] for _ in s.zones]
        riding = [0] * s.seats
        for card in range(s.pool.size):
            owner = s.pool.owner[card]
            part = s.pool.part[card]
            kind = OUTSIDE if part < 0 else DECK
            if part > 0:
                kind = RIDE_DECK  # 8.2.1.4
            if kind == RIDE_DECK:
                riding[owner] = 1
                s.rides = [*s.rides, card]
                s.set_down(card, 1)  # 4.18.3
            zones[owner * s.kinds + kind].append(card)
            s.set_zone(card, kind)
            if kind == DECK:
                s.set_known(card, self.allies(s, owner))  # 8.2.1.1, until the shuffle
        s.zones = zones
        s.riding = riding
        s.stack.append(Prepare())

    def enrol(self, pool: Pool, definition: int, ability: Ability) -> None:
        for modifier in ability.modifiers:
            if modifier.rule == UNAFFECTED:
                pool.shielded = True  # 12.5
            target = modifier.target
            if modifier.layer and target is not None and not target.own:
                zones = target.spread(ability.zones)
                if zones != EVERYWHERE and zones & BLANKS:
                    pool.shielded = True

    # -- values ----------------------------------------------------------------------------

    def base_faces(self, s: State) -> list[Face]:
        """4.11.3, 4.12.4, 4.17.3.1: what lies face down in these zones has no information."""
        assert isinstance(s, Table)
        if s.blank is None:
            faces = s.pool.faces
            for seat in range(s.seats):
                for kind in (DAMAGE, BIND, ORDERS):
                    for card in s.zones[seat * KINDS + kind]:
                        if s.down[card]:  # 4.11.3, 4.12.4, 4.17.3.1
                            if faces is s.pool.faces:
                                faces = faces[:]
                            faces[card] = NO_FACE
            s.blank = faces
        return s.blank

    def under_way(self, s: State, until: int) -> bool:
        """11.3.1.2.1: nothing is made for a battle while there is none (10.8.1.2)."""
        assert isinstance(s, Table)
        return until != UNTIL_BATTLE_ENDS or s.battling == 1

    def alter(self, s: State, changed: list[int]) -> None:
        """7.15.1.4.2, 11.11.1.4: after a persona ride the front row has more power."""
        assert isinstance(s, Table)
        for seat in range(s.seats):
            if s.persona[seat]:
                s.needs |= self.link_needs
                for zone in (VANGUARD, REAR):
                    for card in s.zones[seat * KINDS + zone]:
                        if s.row(card) == FRONT:
                            # 11.11.1.4, 7.15.1.4.2
                            add_number(s, card, POWER, PERSONA_BONUS * s.persona[seat], changed)

    def leaves(self, s: State, card: int) -> bool:
        """They change units that battle, and those of a front row after a persona ride."""
        assert isinstance(s, Table)
        if not 1 << s.zone[card] & CHANGED_ZONES:
            return True
        if s.persona[s.seat[card]] and s.row(card) == FRONT:
            return False  # 7.15.1.4.2
        if s.booster >= 0 and s.attacker & CARD_MASK == card:
            return False  # 10.4.1.12.1
        if s.guards:
            for i in range(0, len(s.attacked), 2):
                if s.attacked[i] & CARD_MASK == card:
                    return False  # 6.2.4.1
        return True

    def links(self, s: State) -> list[int]:
        """11.11.1.8: boosters add their power (10.4.1.12.1), guardians their shield (6.2.4.1)."""
        assert isinstance(s, Table)
        out: list[int] = []
        if not s.battling:
            return out
        attacker = s.attacks()
        if attacker >= 0:
            booster = s.boosts()
            if booster >= 0:
                out.extend([attacker, POWER, booster, POWER])  # 10.4.1.12.1, 11.11.1.8
            for i in range(0, len(s.boosters), 2):
                other = s.there(s.boosters[i], s.boosters[i + 1])
                if other >= 0:
                    out.extend([attacker, POWER, other, POWER])
        if s.guards:
            for card in s.attacked_units():
                for guardian in s.guards_of(card):
                    out.extend([card, POWER, guardian, SHIELD])  # 6.2.4.1, 11.11.1.8
        return out

    # -- moving ----------------------------------------------------------------------------

    def lies_down(self, s: State, card: int, kind: int) -> int:
        """Cards of the ride deck lie face down, also such as come back (4.18.4)."""
        return 1 if kind == RIDE_DECK else 0

    def master_looks(self, s: State, card: int) -> bool:
        """4.12.3: its owner may look at a face-down card in the bind zone; 8.2.1.2."""
        return True

    def placed(self, s: State, card: int, frm: int, seat: int, kind: int) -> None:
        assert isinstance(s, Table)
        s.stray |= stirs(s, card, frm, kind)
        if s.blank is not None and (s.blank[card] is NO_FACE or s.down[card]):
            s.blank = None
            s.stale = True
        if kind == RIDE_DECK and not s.down[card]:
            s.set_known(card, (1 << s.seats) - 1)  # 4.18.5
        if s.pool.made:
            self.placed_made(s, card, frm, kind)

    def placed_made(self, s: Table, card: int, frm: int, kind: int) -> None:
        """What comes of a move where there are pseudo cards and markers."""
        if kind == HAND and s.pool.faces[card].kinds & PSEUDO:
            s.set_known(card, (1 << s.seats) - 1)  # 15.2.1.1.1, 15.2.1.1.1.1
        if CIRCLES >> frm & 1 and not CIRCLES >> kind & 1:
            for seat in range(s.seats):
                for marker in s.cards(seat, MARKERS):
                    if s.host[marker] == card:
                        erase(s, marker, "15.8.4.4")

    def concealed(self, s: State, card: int, before: int) -> None:
        if s.zone[card] == HAND and s.pool.faces[card].kinds & PSEUDO:
            s.set_known(card, (1 << s.seats) - 1)  # 15.2.1.1.1.1
            return
        super().concealed(s, card, before)

    def glimpsers(self, s: State, card: int) -> int:
        assert isinstance(s, Table)
        return peekers(s, card)

    def viewers(self, s: State, seat: int) -> int:
        return self.allies(s, seat)

    def back(self, s: State, card: int) -> str:
        """15.2.1.1.1: pseudo cards are told from others wherever they are."""
        if s.pool.faces[card].kinds & PSEUDO:
            return s.definition(card).key
        return "ride deck" if s.zone[card] == RIDE_DECK else ""

    def view_more(self, s: State, seat: int | None, out: dict[str, object]) -> None:
        assert isinstance(s, Table)
        out["phase"] = s.phase
        out["step"] = s.step
        out["energy"] = list(s.energy)
        out["vanguard_damage"] = list(s.pain)
        if s.battling:
            out["attacker"] = s.attacks()
            out["attacked"] = s.attacked_units()
            out["booster"] = s.boosts()
            out["guards"] = [ref & CARD_MASK for ref in s.guards]
        out["battles"] = s.battles

    def gauges(self, s: State, seat: int) -> list[int]:
        assert isinstance(s, Table)
        return [s.energy[seat], s.pain[seat]]

    def roles(self, s: State) -> list[list[int]]:
        """10.2: who attacks, who is attacked, who boosts, who guards."""
        assert isinstance(s, Table)
        if not s.battling:
            return []
        out: list[list[int]] = []
        attacker = s.attacks()
        if attacker >= 0:
            out.append([0, attacker, s.seat[attacker], s.spot[attacker]])
        for card in s.attacked_units():
            out.append([1, card, s.seat[card], s.spot[card]])
            for guardian in s.guards_of(card):
                out.append([3, guardian, s.seat[guardian], -1])
        if attacker >= 0:
            boosters = [s.booster, s.booster_at, *s.boosters]
            for i in range(0, len(boosters), 2):
                booster = s.there(boosters[i], boosters[i + 1])  # 7.47.1.2
                if booster >= 0:
                    out.append([2, booster, s.seat[booster], s.spot[booster]])
        return out

    def facts(self, s: State) -> int:
        assert isinstance(s, Table)
        return s.hit if s.battling else 0

    def spot_name(self, kind: str, spot: int) -> str:
        return super().spot_name(kind, spot)

    # -- triggers --------------------------------------------------------------------------

    def may_wait(self, s: State, ability: Ability, sc: Scope) -> bool:
        """12.2.1.2, 12.2.1.2.1: what cannot be used does not trigger.

        14.2.3.2.1: nor what is not valid. 9.11.8, 10.8.1.1: some wait once only.
        """
        assert isinstance(s, Table)
        for condition in ability.conditions:
            if not condition.true(s, sc):  # 14.2.3.2.1
                return False
        if (ability.limit or ability.skill) and used_up(s, ability, sc):
            return False  # 12.2.1.2.1
        ev = sc.event
        if ev is None or ability.delayed or not recurs(ev):
            return True
        return not is_pair(s.closed, sc.source, sc.ability)  # 9.11.8, 10.8.1.1

    def judged(self, s: State, ev: Event) -> int:
        return judged(s, ev)

    def bygone(self, s: State, ref: int, now: int) -> bool:
        """11.13.1: an effect that has moved a card off the field asks what it last was there."""
        kind = s.zone[now & CARD_MASK]
        if CIRCLES >> kind & 1:
            return False
        if self.hidden_zones >> kind & 1:
            return True
        info = s.last_of(ref)
        return info is not None and CIRCLES >> info.zone & 1 != 0  # 11.13.1

    def happened(self, s: State) -> None:
        """11.9.8: abilities that wait for a state come to wait when it comes about."""
        state_triggers(s)

    def heard_hidden(self, s: State, ev: Event, seat: int, kind: int) -> None:
        """11.1.1.2.1.1: who might hold a card that answers is asked whether to show it."""
        assert isinstance(s, Table)
        if recurs(ev):
            event = ev.kind * 64 + ev.number
            if is_pair(s.closed, -1 - seat, event):
                return
            s.closed = [*s.closed, -1 - seat, event]
        hush(s, ev, seat, kind)  # 11.1.1.2.1.1

    # -- timing ----------------------------------------------------------------------------

    def check(self, s: State, stage: int) -> int:
        """11.6.1.1 to 11.6.1.6, in the order that processes.py tells."""
        assert isinstance(s, Table)
        if stage == 0:
            if s.shown:
                hide_shown(s)
            if s.pool.rules_touched >> PEEKS & 1:
                peek(s)
            if s.hushed and ask_hidden(s):
                return 1
            return processes(s)  # 11.6.1.1, 13.1.2
        if stage == 1:
            return apply_damage(s)
        if stage == 2:
            if s.pool.state_zones:
                state_triggers(s)
            return play_waiting(s)
        if stage == 3:
            return resolve_damage(s)
        return END

    def settled(self, s: State) -> bool:
        assert isinstance(s, Table)
        if s.shown or s.pool.rules_touched >> PEEKS & 1 or states_matter(s):
            return False
        return not pending(s)

    def looped(self, s: State, times: int) -> None:
        """18.1.1.1: a loop that nobody can stop is a draw."""
        end_loop(s, times, "18.1.1.1")

    def resolved(self, s: State, play: PlayAbility) -> None:
        assert isinstance(s, Table)
        hide_again(s, play.scope, play.mark)
        if is_piece(s, play.scope):
            card, kind = play.scope.source & CARD_MASK, s.ability(play.scope.ability).kind
            if not spent(s, play.scope.master, card, kind):
                count_piece(s, play.scope.master, card)
        if s.held:
            rearm(s, play.scope)  # 11.9.8.1

    def refused(self, s: State, play: PlayAbility) -> None:
        """11.8.2.2: what could not be paid for was not played: it can be tried again."""
        assert isinstance(s, Table)
        hide_again(s, play.scope, play.mark)
        if isinstance(s.stack[-1], (MainPhase, GuardStep)):
            taken_back(s)

    def forbids_resolving(self, s: State, ability: Ability, sc: Scope) -> str:
        """14.51.2.2: a Regalis Piece beside another one is not resolved."""
        assert isinstance(s, Table)
        if is_piece(s, sc) and spent(s, sc.master, sc.source & CARD_MASK, ability.kind):
            return "14.51.2.2"
        return ""

    def waited(self, s: State, w: Waiting) -> None:
        hide_again(s, w.scope, w.mark)

    def reaches(self, s: State, sc: Scope, card: int) -> bool:
        """12.5.1; 4.11.3, 4.12.4: nothing is added to a card that has no information."""
        assert isinstance(s, Table)
        if s.blank is not None and s.blank[card] is NO_FACE:
            return False
        return not unaffected(s, sc, card)  # 12.5.1

    # -- choosing --------------------------------------------------------------------------

    def narrow(self, s: State, pick: Pick, card: int) -> list[int]:
        return narrowed(s, pick, card)

    def selectable(self, s: State, sc: Scope, ref: int, paying: bool) -> bool:
        assert isinstance(s, Table)
        card = ref & CARD_MASK
        if s.status[card] & IN_PLAY and s.refs[card] != sc.source:
            return False
        # 12.5.1, 7.50.2
        return not unaffected(s, sc, card) and not unchosen(s, sc, card, paying)

    def why_unselectable(self, s: State, sc: Scope, ref: int, paying: bool) -> Reason:
        """1.3.3: what forbids goes first. An order that is being played is in no zone to name."""
        assert isinstance(s, Table)
        if s.status[ref & CARD_MASK] & IN_PLAY:
            return Reason("it is being played", "11.8.2.1.1")
        if unaffected(s, sc, ref & CARD_MASK):
            return Reason("it is not affected by this", "12.5.1")
        return Reason("an effect keeps it from being chosen", "7.50.2")

    def against(self, s: State, seat: int, what: Option) -> list[Reason] | None:
        assert isinstance(s, Table)
        d = s.decision
        assert d is not None
        if what.kind == "ride" and d.kind != "waiting ability":
            return ride_phase.why_not(s, seat, what)
        if what.kind in ("guard", "intercept") or (what.kind == "order" and s.phase != MAIN_PHASE):
            return guarding.why_not(s, seat, what)
        if what.kind in ("call", "swap", "order", "use", "battle phase") and d.kind != (
            "waiting ability"
        ):
            return main_phase.why_not(s, seat, what)
        if what.kind in ("attack", "target", "end battles"):
            return why_no_attack(s, seat, what)
        if what.kind == "boost":
            found = why_not_boost(s, seat, what.card)
            if not found and d.kind != "boost":
                found.append(Reason("whether to boost is asked once, as it attacks", "10.4.1.12"))
            return found
        return None

    # -- ending ----------------------------------------------------------------------------

    def lose(self, s: State, seats: list[int], clause: str) -> None:
        """1.2.1, 1.2.3: who loses leaves; the other one wins; if both lose, nobody does."""
        left = self.leave(s, seats, clause)
        self.end(s, left, clause)  # 1.2.1, 1.2.3
        s.note("over", "1.2.1" if left else "1.2.3", left[0] if left else -1)


def why_no_attack(t: Table, seat: int, what: Option) -> list[Reason]:
    """Every clause that keeps a unit from attacking, or from being attacked, now."""
    d = t.decision
    out: list[Reason] = []
    if d is None or d.kind not in ("attack", "target"):
        mine = t.phase == BATTLE_PHASE and t.turn_seat == seat
        told = "another action is under way" if mine else "it is not your battle phase"
        out.append(Reason(told, "10.3.1.3"))
    elif d.seat != seat:
        out.append(Reason("it is not your turn", "10.3.1.3"))
    elif what.kind == "target" and d.kind != "target":
        out.append(Reason("who attacks has not been chosen", "10.4.1.6"))
    elif what.kind != "target" and d.kind == "target":
        out.append(Reason("who attacks has been chosen", "10.4.1.6"))
    elif what.kind == "end battles" and d.clause == "10.4.1.3":
        out.append(Reason("the battle has begun", "10.4.1.3"))
    if what.kind == "attack":
        if t.turn <= 1:
            out.append(Reason("nobody attacks in the first turn of the game", "10.3.2"))
        if t.master(what.card) != seat:
            out.append(Reason("it is not your unit", "10.4.1.3"))
        out.extend(why_not_attack(t, what.card))
        if not out and what.card not in attackers(t, seat):
            out.append(Reason("there is nobody that it could attack", "10.4.1.6"))
        elif not out and withheld(t, what):
            out.append(Reason("it would repeat the very same position", "18.1.1.2"))
    elif what.kind == "target" and t.attacker >= 0:
        attacker = t.attacker & CARD_MASK
        if what.card not in targets(t, attacker):
            if t.zone[what.card] not in (VANGUARD, REAR) or t.master(what.card) == seat:
                out.append(Reason("only units of your opponent are attacked", "10.4.1.6"))
            elif kept_apart(t, what.card, attacker):
                out.append(Reason("an effect forbids this attack", "10.2.3"))
            else:
                out.append(Reason("only front-row units can be attacked", "10.4.1.6"))
    return out
