"""Rebirth for you: what the game answers to the kernel's questions.

The whole game on one screen:

zones       entry, members (3 slots), energy, rebirth, retire, deck, hand, waiting room, memory,
            soul, deer pile
seats       two; three to six, each for oneself or in teams          (formats.py, leaving.py, 13)
before      entry card of cost 2 or less, shuffle, first player by lot, 3 cards and 3 partners,
            the second player's first partner                                       (prepare.py, 6)
turn        standby, energy, main, attack, end                                         (turn.py, 7)
main        play a character, entry to an empty slot, activated abilities, set a Rebirth card,
            go to the attack phase                                              (main_phase.py, 7.4)
attack      start, block, damage, close; again                                        (attack.py, 8)
check       recovery, automatic abilities, entry process, defeat             (processes.py, 9.6, 10)
keywords    spark, cancel, Re-combo, blocker, full power, growth                       (words/, 11)
losing      seven cards in the retire zone; no card left for a refresh; giving up          (1.2, 10)
deck        50 cards, 4 of a name, 8 Rebirth cards, 3 partners beside it              (deck.py, 6.1)
"""

from __future__ import annotations

from typing import Final

from kirifuda.games.rebirth import attack, main_phase
from kirifuda.games.rebirth.attack import AttackPhase
from kirifuda.games.rebirth.changes import CopyAbilities, CopyChosen
from kirifuda.games.rebirth.counter import Counter, counter, enrol_cancel
from kirifuda.games.rebirth.counter import why_not as why_no_cancel
from kirifuda.games.rebirth.down import down_face, lies_hidden, put_on
from kirifuda.games.rebirth.events import (
    CANCELLED,
    CARD_PLAYED,
    DEFEATED,
    ENTERED,
    PHASE_NAMES,
    PHASE_STARTED,
    SHIFTED,
    SUPPORTED,
)
from kirifuda.games.rebirth.formats import RUMBLE_DROP, in_teams
from kirifuda.games.rebirth.instructions import Arrange
from kirifuda.games.rebirth.leaving import fewest, lose
from kirifuda.games.rebirth.main_phase import MainPhase, PlayCard, ShiftEntry
from kirifuda.games.rebirth.offers import offers
from kirifuda.games.rebirth.permits import play_cost
from kirifuda.games.rebirth.placing import PayEnergy, Put
from kirifuda.games.rebirth.prepare import Prepare
from kirifuda.games.rebirth.processes import (
    LOWERS_DEF,
    MAY_LOWER_DEF,
    Recovery,
    Stay,
    defeat,
    entry_process,
    pending,
    recovery,
    refresh,
)
from kirifuda.games.rebirth.quoting import PickAbility
from kirifuda.games.rebirth.returning import Return
from kirifuda.games.rebirth.rulings import (
    NO_AUTO,
    NO_CHOICE_BY,
    NO_SPARK,
    OPEN_HAND,
    PUT_TOLL,
    SPARK_AGAIN,
    UNAFFECTED,
    about_effect,
    is_partner_attack,
    preferred,
    unchosen,
)
from kirifuda.games.rebirth.table import (
    A_PARTNER,
    CONVERTED,
    HIDDEN,
    HIDDEN_FROM_CHARACTERS,
    HIDDEN_FROM_EFFECTS,
    HIDDEN_FROM_OPPONENTS,
    IN_PLAY,
    SOMETHING,
    TWO_IN_A_SLOT,
    Table,
)
from kirifuda.games.rebirth.tolls import Toll
from kirifuda.games.rebirth.triggers import judged, recurs
from kirifuda.games.rebirth.turn import EndPhase, EnergyPhase, StandbyPhase, Turn
from kirifuda.games.rebirth.zones import (
    CHARACTER,
    DECK,
    DEER,
    DEER_PILE,
    DEF,
    ENERGY,
    ENTRY,
    HAND,
    KINDS,
    MEMBER,
    MEMORY,
    OUTSIDE,
    PARTNER,
    REBIRTH,
    REBIRTH_CARD,
    RETIRE,
    SLOTS,
    SOUL,
    SPOT_NAMES,
    zone_specs,
)
from kirifuda.kernel.effects.totals import IN_TOTAL, still_fitting
from kirifuda.kernel.errors import Reason
from kirifuda.kernel.events.moving import MOVED, shuffle
from kirifuda.kernel.events.triggers import is_pair
from kirifuda.kernel.position.cards import AUTO, CONTINUOUS, Ability, Face, Pool
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.names import Names
from kirifuda.kernel.position.scope import CARD_MASK, Event, Scope, Waiting
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, Pick
from kirifuda.kernel.procedures.repeats import taken_back
from kirifuda.kernel.rules import Rules
from kirifuda.kernel.timing.checks import END, PlayAbility, play_waiting
from kirifuda.kernel.timing.hidden import Reveal, ask_hidden, hide_again, hush
from kirifuda.kernel.timing.naming import ask_names, naming_due
from kirifuda.kernel.timing.state_triggers import end_loop, rearm, state_triggers, states_matter
from kirifuda.kernel.values.rulings import barred, in_force, number_of

SPARK: Final = 10
BLOCKER: Final = 11
GROWTH: Final = 13

ASKS_ORIGIN: Final = 2  # place among the pool's notes: a text asks where a card came from

CHOOSE: Final = 0  # place in PICKS: what effects let choose
DIFFERENT_NAMES: Final = 2  # of a pick: no two may share a name
SAME_NAME: Final = 3  # of a pick: all share a name

PICKS: Final = [
    ("choose", "9.7.4.2"),
    ("pay energy", "5.14.1"),
    ("first entry", "6.2.1.2"),
    ("first partner", "6.2.1.6"),
    ("partner to energy", "7.3.2.1"),
    ("card to energy", "7.3.2.2"),
    ("keep Rebirth cards", "7.6.5"),
    ("partners to rest", "8.2.4.4"),
    ("may do", "9.7.4.2"),
    ("mode", "5.27.1"),
    ("draw on", "5.9.3.1"),
    ("look on", "5.10.3.2"),
    ("number", "1.3.5"),
    ("order", "4.1.5"),
    ("reveal", "9.8.2.2"),
    ("recover", "5.16.1"),
    ("player", "5.25.1"),
    ("cost", "9.5.2"),
    ("take back Rebirth cards", "7.6.5"),
    ("stay in entry", "10.3.3"),
]

TOPICS: Final = {
    "kind": "2.2.3",
    "name": "2.1.2",
    "trait": "2.5.3",
    "cost": "2.3.1",
    "atk": "2.6.1",
    "def": "2.7.1",
    "prefer": "9.10.5",
}


class RebirthRules(Rules):
    """The rules of Rebirth for you."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "rebirth"
        self.attributes = ["cost", "atk", "def"]
        self.kind_names = ["character", "Rebirth", "partner", "deer"]
        self.role_names = ["attacker", "attacked", "supporter"]
        self.fact_names = ["blocked", "partner attack"]
        self.topics = TOPICS
        self.spot_names = [english for english, _ in SPOT_NAMES]
        self.phase_names = {number: pair[0] for number, pair in PHASE_NAMES.items()}
        frames: list[Frame] = [
            Recovery(),
            Stay(),
            Return(),
            Toll(),
            Put(),
            PayEnergy(),
            Prepare(),
            Turn(),
            StandbyPhase(),
            EnergyPhase(),
            EndPhase(),
            MainPhase(),
            PlayCard(),
            ShiftEntry(),
            AttackPhase(),
            Counter(),
            Reveal(),
            Arrange(),
            PickAbility(),
        ]
        self.lay_out(zone_specs(), PICKS, frames)
        self.sorts = "order"
        self.remembers = 0
        for kind in (DEFEATED, CANCELLED, SHIFTED, CARD_PLAYED, SUPPORTED):
            self.remembers |= 1 << kind
        self.phase_started = PHASE_STARTED
        self.looks_back = True  # 9.8.4
        self.recalls_seen = True  # 9.8.4.1.1
        self.over_clause = "1.2.1"
        self.concede_clause = "1.2.4"  # 1.2.4.1: whatever is in force
        self.with_card = ["play", "shift", "set", "use", "attack", "block", "cancel"]
        self.sight_clause = "4.2.3"
        self.covering |= 1 << ENERGY  # 4.6.2
        self.resolve_clause = "9.7.2.1"
        self.wait_clause = "9.8.3"
        self.naming_clause = "13.5.5.3"
        self.reveal_clause = "9.8.2.2"
        self.cost_clause = "9.5.2.2"
        self.repeat_clause = "14.1.1.2"

    # -- setting up ------------------------------------------------------------------------

    def new_state(self, pool: Pool) -> State:
        if not pool.offers:
            pool.offers = offers(pool.size)
            pool.bends = any(face.kinds & DEER for face in pool.printed)
        return Table(pool, len(pool.decks))

    def begin(self, s: State) -> None:
        """Decks to the deck zone; partners wait outside until 6.2.1.5."""
        zones: list[list[int]] = [[] for _ in s.zones]
        for card in range(s.pool.size):
            kinds = s.pool.faces[card].kinds
            kind = OUTSIDE if kinds & PARTNER else DEER_PILE if kinds & DEER else DECK
            zones[s.pool.owner[card] * s.kinds + kind].append(card)
            s.set_zone(card, kind)
            s.set_known(card, self.allies(s, s.pool.owner[card]))  # 6.2.1.1, until the shuffle
        s.zones = zones
        s.stack.append(Prepare())  # 6.2.1

    def enrol(self, pool: Pool, definition: int, ability: Ability) -> None:
        for modifier in ability.modifiers:
            if modifier.rule == UNAFFECTED:
                pool.shielded = True
            if modifier.rule == PUT_TOLL:
                pool.notes[ASKS_ORIGIN] = 1
            if modifier.lowers(DEF):
                pool.notes[LOWERS_DEF if ability.kind == CONTINUOUS else MAY_LOWER_DEF] = 1
            if isinstance(modifier, CopyAbilities | CopyChosen):
                pool.grants_anything()
        enrol_cancel(pool, definition, ability)

    # -- values ----------------------------------------------------------------------------

    def reaches(self, s: State, sc: Scope, card: int) -> bool:
        """効果を受けない: by whose effects, of which cards, by which abilities."""
        for found in in_force(s, UNAFFECTED):
            if found.names(s, card) and about_effect(s, found, sc):
                return False
        return True

    def base_faces(self, s: State) -> list[Face]:
        """5.28.1.2: a converted card is a partner and nothing else.

        4.3.3.3.1: a face-down card is what the effect that put it so says.
        """
        assert isinstance(s, Table)
        if not s.alike:
            return s.pool.faces
        faces = s.pool.faces[:]
        found = 0
        for seat in range(s.seats):
            for card in s.zones[seat * KINDS + ENERGY]:
                if s.status[card] & CONVERTED:
                    found = 1
                    faces[card] = faces[card].copy()  # 5.28.1.3: all else on it stays
                    faces[card].kinds = PARTNER  # 5.28.1.2
            for kind in (ENTRY, MEMBER, REBIRTH, MEMORY):
                for card in s.zones[seat * KINDS + kind]:
                    if s.down[card]:
                        found = 1
                        faces[card] = down_face(s, card)  # 4.3.3.3.1, 9.10.1.1
        s.alike = found
        return faces

    # -- moving ----------------------------------------------------------------------------

    def bent(self, s: State, card: int, kind: int) -> int:
        """A deer that leaves the members goes to its pile, and nowhere else: so it has not come to
        where it was to go. Who changes slots is not moved."""
        if s.zone[card] == MEMBER and s.pool.faces[card].kinds & DEER:
            return DEER_PILE  # 12.2.1.6, 12.2.1.6.1
        return kind

    def lies_down(self, s: State, card: int, kind: int) -> int:
        """4.6.2: in the energy zone everything but partners lies face down."""
        return 1 if kind == ENERGY and not s.pool.faces[card].kinds & PARTNER else 0

    def master_looks(self, s: State, card: int) -> bool:
        """4.6.2.1: energy is face down, but its master may look at it."""
        return s.zone[card] == ENERGY

    def works_face_down(self, s: State, card: int) -> bool:
        """A face-down card has no abilities but those that it was given (4.3.3.3.1.1)."""
        return True

    def placed(self, s: State, card: int, frm: int, seat: int, kind: int) -> None:
        assert isinstance(s, Table)
        if s.down[card] and lies_hidden(s, card):
            s.alike = 1
            put_on(s, card)
        if s.zones[seat * KINDS + SOUL]:
            # souls stay behind, without a card they belong to
            for soul in s.zones[seat * KINDS + SOUL]:
                if s.host[soul] == card:
                    s.set_host(soul, -1)  # 4.13.4
                    s.stray |= SOMETHING
        if s.alike:
            s.stale = True
        if s.pool.notes[ASKS_ORIGIN] and kind in (ENTRY, MEMBER):
            s.record(Event(ENTERED, s.refs[card], frm=frm, to=kind))
        if frm == ENTRY or kind in (ENTRY, RETIRE):
            s.calm = 0
        if s.format == RUMBLE_DROP and (kind == RETIRE or frm == RETIRE):
            if 1 in s.gone and not s.departing and not s.over:
                fewest(s)  # 13.6.3.2
        kinds = s.pool.faces[card].kinds
        if kind == DEER_PILE:
            shuffle(s, seat, DEER_PILE, "12.2.1.8")
        elif kind == SOUL:
            s.stray |= SOMETHING
        elif kind == REBIRTH:
            if not kinds & REBIRTH_CARD:
                s.stray |= SOMETHING
        elif kind == MEMBER:
            if not kinds & CHARACTER:
                s.stray |= SOMETHING
            for other in s.zones[seat * KINDS + MEMBER]:
                if other != card and s.spot[other] == s.spot[card]:
                    s.stray |= TWO_IN_A_SLOT
        if kinds & PARTNER and kind not in (HAND, ENERGY, OUTSIDE):
            s.stray |= A_PARTNER

    def emptied(self, s: State, seat: int, kind: int) -> None:
        assert isinstance(s, Table)
        if kind == DECK and not s.over and not s.gone[seat]:
            refresh(s, seat)

    def plays_for(self, s: State, seat: int) -> int:
        """13.5.7.3: a team chooses among the waiting abilities of all its players."""
        assert isinstance(s, Table)
        return self.allies(s, seat) if in_teams(s.format) else super().plays_for(s, seat)

    def viewers(self, s: State, seat: int) -> int:
        """4.10.2: nobody else sees a hand, unless an effect keeps it open (4.2.2)."""
        if s.pool.rules_touched >> OPEN_HAND & 1 and barred(s, OPEN_HAND, seat):
            return (1 << s.seats) - 1
        return self.allies(s, seat)  # 4.10.2

    def back(self, s: State, card: int) -> str:
        """4.10.4: partners are recognisable by their backs."""
        return "partner" if s.pool.faces[card].kinds & PARTNER else ""

    def looks_like(self, s: State, card: int) -> Face | None:
        """4.3.3.3.1: what a face-down card counts as is known to all."""
        return s.face(card) if lies_hidden(s, card) else None

    def view_more(self, s: State, seat: int | None, out: dict[str, object]) -> None:
        assert isinstance(s, Table)
        out["phase"] = s.phase
        out["attacking"] = s.attacking == 1
        if s.attacking:
            out["attacker"] = s.attacker()
            out["attacked"] = s.attacked()
            out["supporter"] = s.supporter & CARD_MASK if s.supporter >= 0 else -1
            out["blocked"] = s.blocked >= 0
            out["partner_attack"] = is_partner_attack(s)
        out["attacks"] = len(s.attacks)

    def deed_name(self, kind: str) -> str:
        """8.2.4: the card that an attack is declared with supports it."""
        return "attack, supported by" if kind == "attack" else kind

    def spot_name(self, kind: str, spot: int) -> str:
        if kind in ("attack", "player"):  # 13.6.6: whom it is declared on; 13.5.5: who is named
            return f"on player {spot + 1}" if kind == "attack" else str(spot + 1)
        if kind == "cancel":  # 9.7.3: what is played, or an answer to it
            return f"against answer {spot}" if spot else "against what is played"
        return super().spot_name(kind, spot)

    def amount_name(self, kind: str, number: int, names: Names) -> str:
        if kind == "attack":
            return "as a partner attack" if number else ""  # 8.2.4.4
        return super().amount_name(kind, number, names)

    def roles(self, s: State) -> list[list[int]]:
        """8.1: who attacks, who is attacked, and who supports."""
        assert isinstance(s, Table)
        if not s.attacking:
            return []
        out = [[0, s.attacker(), s.turn_seat, SLOTS]]
        foe = s.attacked_seat()
        if foe >= 0 and foe != s.turn_seat and not s.gone[foe]:  # 1.2.2: who has lost is not there
            out.append([1, s.attacked(), foe, SLOTS])
        if s.supporter >= 0:
            out.append([2, s.supporter & CARD_MASK, s.turn_seat, -1])
        return out

    def facts(self, s: State) -> int:
        assert isinstance(s, Table)
        if not s.attacking:
            return 0
        return (1 if s.blocked >= 0 else 0) | (2 if is_partner_attack(s) else 0)

    def price(self, s: State, seat: int, card: int) -> int:
        """2.3.1, 9.7.2: what playing a character takes, where it would go to the members."""
        assert isinstance(s, Table)
        if not s.face(card).kinds & CHARACTER:
            return -1
        return play_cost(s, card, MEMBER)

    # -- triggers --------------------------------------------------------------------------

    def may_wait(self, s: State, ability: Ability, sc: Scope) -> bool:
        """9.15.1: what cannot be used does not come to wait; some wait once only (7.6.1, 8.5.1)."""
        assert isinstance(s, Table)
        card = sc.source & CARD_MASK
        if s.pool.rules_changed:
            if ability.kind == SPARK and barred(s, NO_SPARK, sc.master, card, card):
                return False
            if ability.kind in (AUTO, SPARK) and barred(
                s, NO_AUTO, sc.master, card, card
            ):  # 9.15.1
                return False
        ev = sc.event
        if ev is None or ability.delayed or not recurs(ev):
            return True
        return not is_pair(s.closed, sc.source, sc.ability)  # 7.6.1, 8.5.1

    def judged(self, s: State, ev: Event) -> int:
        return judged(ev)

    def bygone(self, s: State, ref: int, now: int) -> bool:
        """9.12.1: an effect that has moved a card out of a slot asks what it last was there.

        As with triggers (9.8.4.1.1), of a card that went to a hidden zone it is asked what it was
        where it was seen. Who comes to a slot is there.
        """
        kind = s.zone[now & CARD_MASK]
        if kind in (ENTRY, MEMBER):
            return False
        if self.hidden_zones >> kind & 1:
            return True
        info = s.last_of(ref)
        return info is not None and info.zone in (ENTRY, MEMBER)

    def happened(self, s: State) -> None:
        """9.8.6: abilities that wait for a state come to wait when it comes about."""
        state_triggers(s)

    def sharpen(self, s: State, sc: Scope) -> None:
        """A spark may come to wait once more; who was in the entry before is told with it."""
        ability = s.pool.abilities[sc.ability]
        if ability.kind == SPARK and number_of(s, SPARK_AGAIN, sc.master):
            s.waiting = [*s.waiting, Waiting(sc.copy(), 0)]
        ev = sc.event
        if ev is not None and ev.kind == MOVED and ev.to == ENTRY and ev.other < 0:
            entry = s.zones[s.seat[ev.card & CARD_MASK] * KINDS + ENTRY]
            if len(entry) > 1:
                ev.other = s.refs[entry[-2]]

    def heard_hidden(self, s: State, ev: Event, seat: int, kind: int) -> None:
        """9.8.2.2: who might hold a card that answers is asked whether to reveal it."""
        assert isinstance(s, Table)
        if recurs(ev):
            event = ev.kind * 64 + ev.number
            if is_pair(s.closed, -1 - seat, event):
                return
            s.closed = [*s.closed, -1 - seat, event]
        hush(s, ev, seat, kind)  # 9.8.2.2

    # -- timing ----------------------------------------------------------------------------

    def check(self, s: State, stage: int) -> int:
        """9.6.2.1 to 9.6.2.5: recovery, automatic abilities, entry process, defeat, the end.

        So rule processes come first, and are looked for here only (9.6.1.1, 10.1.1, 10.1.2).
        """
        assert isinstance(s, Table)
        if stage == 0:
            if s.pool.names_opponents and ask_names(s):  # 13.5.5.2
                return 1
            if s.hushed and ask_hidden(s):
                return 1
            return recovery(s)  # 9.6.2.1, 9.6.1.1, 10.1.1, 10.1.2
        if stage == 1:
            if s.pool.state_zones:
                state_triggers(s)
            return play_waiting(s)  # 9.6.2.2
        if stage == 2:
            return entry_process(s)  # 9.6.2.3
        if stage == 3:
            return defeat(s)  # 9.6.2.4
        return END

    def settled(self, s: State) -> bool:
        assert isinstance(s, Table)
        if s.damage_by or s.hushed or states_matter(s):
            return False  # who dealt damage counts for the very next recovery only
        if s.pool.names_opponents and s.seats > 2 and naming_due(s):
            return False
        if s.calm == 1 and not s.stray and not s.lasting and not s.alike:
            return True  # as most often
        return not pending(s)

    def looped(self, s: State, times: int) -> None:
        """14.1.1.3: a loop that nobody can stop is a draw."""
        end_loop(s, times, "14.1.1.3")

    def counter(self, s: State, seat: int, ability: int, source: int, card: int) -> None:
        counter(s, seat, ability, source, card)

    def forbids_resolving(self, s: State, ability: Ability, sc: Scope) -> str:
        """11.2.3.2, 11.2.3.3: keyword conditions (all of them) are looked at as resolution starts.

        What an unmet one means is up to the kind of ability (11.2.3).
        """
        for condition in ability.conditions:
            if not condition.true(s, sc):  # 11.2.3, 11.2.3.2, 11.2.3.3
                return "11.2.3.2" if ability.kind == 2 else "11.2.3.3"
        return ""

    def resolved(self, s: State, play: PlayAbility) -> None:
        assert isinstance(s, Table)
        hide_again(s, play.scope, play.mark)  # 9.8.2.2.1
        if not play.cancelled and s.held:
            rearm(s, play.scope)  # 9.8.6.1

    def refused(self, s: State, play: PlayAbility) -> None:
        """9.5.2.2: nothing was paid, so nothing was played: it can be tried again."""
        hide_again(s, play.scope, play.mark)
        if isinstance(s.stack[-1], MainPhase):
            taken_back(s)

    def waited(self, s: State, w: Waiting) -> None:
        hide_again(s, w.scope, w.mark)

    # -- choosing --------------------------------------------------------------------------

    def narrow(self, s: State, pick: Pick, card: int) -> list[int]:
        """The candidates left once a card is picked: by their names, or what all come to."""
        left = [c for c in pick.candidates if c != card]
        if pick.distinct < DIFFERENT_NAMES:
            return left
        if pick.distinct >= IN_TOTAL:
            return still_fitting(s, pick, left)
        names = s.face(card).names
        if pick.distinct == SAME_NAME:
            return [c for c in left if any(name in names for name in s.face(c).names)]
        return [c for c in left if not any(name in names for name in s.face(c).names)]

    def foremost(self, s: State, pick: Pick, left: list[int]) -> list[int]:
        """What an effect that is chosen for lets be chosen first."""
        if pick.kind == CHOOSE and s.pool.rules_changed:
            return preferred(s, pick.seat, left)
        return left

    def selectable(self, s: State, sc: Scope, ref: int, paying: bool) -> bool:
        card = ref & CARD_MASK
        if s.status[card] & IN_PLAY:
            return False
        if s.pool.rules_touched >> NO_CHOICE_BY & 1 and not paying and unchosen(s, sc, card):
            return False
        marks = s.face(card).marks
        if not marks:
            return True
        if marks & HIDDEN or (marks & HIDDEN_FROM_EFFECTS and not paying):
            return False
        if s.team[sc.master] != s.team[s.seat[card]]:
            if marks & HIDDEN_FROM_OPPONENTS:
                return False
            if marks & HIDDEN_FROM_CHARACTERS and sc.source >= 0:
                return not s.face_of(sc.source).kinds & CHARACTER
        return True

    def why_unselectable(self, s: State, sc: Scope, ref: int, paying: bool) -> Reason:
        """1.3.3: what forbids goes first. A card that is being played (9.7.2) is nowhere yet."""
        if s.status[ref & CARD_MASK] & IN_PLAY:
            return Reason("it is being played", "9.7.2")
        return Reason("an effect keeps it from being chosen", "1.3.3")

    def against(self, s: State, seat: int, what: Option) -> list[Reason] | None:
        assert isinstance(s, Table)
        d = s.decision
        assert d is not None
        if what.kind in ("play", "shift", "set", "use", "attack phase") and d.kind != (
            "waiting ability"
        ):
            return main_phase.why_not(s, seat, what)
        if what.kind in ("attack", "end attacks", "block"):
            return attack.why_not(s, seat, what)
        if what.kind == "cancel":
            return why_no_cancel(s, seat, what)
        return None

    # -- ending ----------------------------------------------------------------------------

    def lose(self, s: State, seats: list[int], clause: str) -> None:
        """1.2.1 to 1.2.3: who loses leaves; the last one left wins; with none left, nobody."""
        assert isinstance(s, Table)
        lose(s, seats, clause)  # 1.2.1 to 1.2.3
