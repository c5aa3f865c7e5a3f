"""Legend of Stars: what the game answers to the kernel's questions.

The whole game on one screen:

zones       characters (two rows of four squares), supports, energy, deck, hand, trash
before      a contest of speed for the first turn, seven cards, mulligans         (prepare.py, 5.1)
turn        setup, main, lead, attack, end                                       (turn.py, 5.2, 5.6)
main        characters to the back row, supports, effects, energy, displays    (main_phase.py, 5.3)
lead        moves along the lead icons                                         (main_phase.py, 5.4)
attack      declare, priority, compare, down damage; again                         (attack.py, 5.5)
priority    opponent first, one effect each, forced before optional  (priorities.py, 7, 8.1, 9.3)
effects     resistance, targets face down, effects that end       (processes.py, ending.py, 8, 9)
keywords    sky, speed and energy resistance, double attack, venom                           (8.13)
losing      no life; a card that cannot be drawn; giving up                             (chapter 4)
deck        50 cards or more, three of a name                                        (deck.py, 3.1)
"""

from __future__ import annotations

from typing import Final

from kirifuda.games.legend_of_stars import attack, main_phase
from kirifuda.games.legend_of_stars.attack import AttackPhase
from kirifuda.games.legend_of_stars.changes import GainKeyword
from kirifuda.games.legend_of_stars.ending import EndEffects
from kirifuda.games.legend_of_stars.events import ACTIVATED_EFFECT, PHASE_NAMES, PHASE_STARTED
from kirifuda.games.legend_of_stars.main_phase import LeadPhase, MainPhase
from kirifuda.games.legend_of_stars.picks import PICKS
from kirifuda.games.legend_of_stars.playing import PlayCard, alike_in_play, circumstances, play_cost
from kirifuda.games.legend_of_stars.prepare import Prepare
from kirifuda.games.legend_of_stars.priorities import FLASHES, may_do, use_priority
from kirifuda.games.legend_of_stars.processes import as_used, reaches
from kirifuda.games.legend_of_stars.refusing import why_not_chosen, why_not_now
from kirifuda.games.legend_of_stars.rulings import NO_CHOICE, NO_TRIGGER, UNAFFECTED
from kirifuda.games.legend_of_stars.table import NEW, Table
from kirifuda.games.legend_of_stars.turn import EndPhase, SetupPhase, Turn
from kirifuda.games.legend_of_stars.turning import at_once, drop_lapsed, is_of
from kirifuda.games.legend_of_stars.zones import (
    CHARACTER,
    CHARACTERS,
    DECK,
    DISPLAY_NAMES,
    ENERGY_RESISTANCE,
    HAND,
    IN_USE,
    KIND_NAMES,
    KINDS,
    SPEED_RESISTANCE,
    SPOT_NAMES,
    TOPICS,
    zone_specs,
)
from kirifuda.kernel.errors import Reason
from kirifuda.kernel.events.triggers import emit, heard, is_pair
from kirifuda.kernel.position.cards import ACTIVATED, Ability, Face, Pool
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.fingerprints import fingerprint
from kirifuda.kernel.position.names import Names
from kirifuda.kernel.position.scope import CARD_MASK, Event, Scope, Waiting
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame
from kirifuda.kernel.rules import Rules
from kirifuda.kernel.timing.checks import PlayAbility
from kirifuda.kernel.timing.priority import Priority
from kirifuda.kernel.values.rulings import barred, in_force

# what everyone sees of a character that lies face down (6.4)
VEILED: Final = Face([0, 0, 0, 0, 0, 0, 0, -1, -1], CHARACTER, (), (), 0, [])

# forced effects in a row: so many may go on for ever, more of them do; a mark of a position
MANY_FORCED: Final = 256
MOST_FORCED: Final = 10000
FORCED: Final = -1

MAIN_ACTIONS: Final = ("play", "energy", "display", "use", "lead phase", "lead", "attack phase")
WITH_PRIORITY: Final = ("play", "use", "trigger", "pass")


class LegendRules(Rules):
    """The rules of Legend of Stars."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "legend_of_stars"
        self.attributes = [
            "cost",
            "speed",
            "atk",
            "def",
            "down value",
            "lead",
            "keywords",
            "speed resistance",
            "energy resistance",
        ]
        self.kind_names = KIND_NAMES
        self.gauge_names = ["life"]
        self.role_names = ["attacker", "attacked"]
        self.fact_names = ["direct"]
        self.topics = TOPICS
        frames: list[Frame] = [
            Priority(),
            PlayCard(),
            MainPhase(),
            LeadPhase(),
            AttackPhase(),
            EndEffects(),
            Turn(),
            SetupPhase(),
            EndPhase(),
            Prepare(),
        ]
        self.lay_out(zone_specs(), PICKS, frames)
        self.spot_names = [english for english, _ in SPOT_NAMES]
        self.phase_names = {number: pair[0] for number, pair in PHASE_NAMES.items()}
        self.phase_started = PHASE_STARTED
        self.over_clause = "4"
        self.concede_clause = "4"  # no clause speaks of giving up
        self.with_card = ["play", "energy", "display", "use", "lead", "attack", "trigger"]
        self.sight_clause = "3.6"
        self.resolve_clause = "8.4"
        self.wait_clause = "9.3"
        self.priority_clause = "7.2"
        self.cost_clause = "8.1"
        self.repeat_clause = "8.4"

    # -- setting up ------------------------------------------------------------------------

    def new_state(self, pool: Pool) -> State:
        return Table(pool, len(pool.decks))

    def begin(self, s: State) -> None:
        """Chapter 5, 3.7: both players have 3,000 life; 3.1: their decks lie face down."""
        zones: list[list[int]] = [[] for _ in s.zones]
        for card in range(s.pool.size):
            zones[s.pool.owner[card] * s.kinds + DECK].append(card)
            s.set_zone(card, DECK)
        s.zones = zones
        s.stack.append(Prepare())

    def enrol(self, pool: Pool, definition: int, ability: Ability) -> None:
        """Note whether cards of the match can be out of reach of effects."""
        nums = pool.defs[definition].nums
        if nums[SPEED_RESISTANCE] >= 0 or nums[ENERGY_RESISTANCE] >= 0:
            pool.shielded = True
        for modifier in ability.modifiers:
            if modifier.rule == UNAFFECTED:
                pool.shielded = True
            if isinstance(modifier, GainKeyword):
                if modifier.speed >= 0 or modifier.energy >= 0:
                    pool.shielded = True

    # -- values ----------------------------------------------------------------------------

    def base_faces(self, s: State) -> list[Face]:
        """A character that lies face down shows nothing but that it is one."""
        assert isinstance(s, Table)
        if not s.veiled:
            return s.pool.faces
        faces = s.pool.faces[:]
        s.veiled = 0
        for seat in range(s.seats):
            for card in s.zones[seat * KINDS + CHARACTERS]:
                if s.down[card]:
                    s.veiled = 1
                    faces[card] = VEILED  # 6.4, 9.6.1
        return faces

    def reaches(self, s: State, sc: Scope, card: int) -> bool:
        return reaches(s, sc, card)

    # -- moving ----------------------------------------------------------------------------

    def placed(self, s: State, card: int, frm: int, seat: int, kind: int) -> None:
        """5.3, 5.4: what has just come to the character zone is new there."""
        assert isinstance(s, Table)
        if kind == CHARACTERS:
            if s.turn:
                s.set_status(card, NEW)
            if s.down[card]:
                s.veiled = 1

    def master_looks(self, s: State, card: int) -> bool:
        """6.4: who put a character face down knows which it is."""
        return s.zone[card] == CHARACTERS

    def is_narrow(self, s: State, card: int) -> bool:
        for f in s.stack:
            if isinstance(f, PlayCard) and f.card == card:
                return True
        return s.zone[card] == CHARACTERS

    def could_be(self, s: State, card: int, definition: int) -> bool:
        """3.3: what lies face down on a square is a character, whichever it is.

        A card that is being played shows that it is one, and by what is paid for it its cost.
        """
        if s.zone[card] == CHARACTERS:
            return s.pool.defs[definition].kinds & CHARACTER != 0
        if s.zone[card] == HAND:
            for f in s.stack:
                if isinstance(f, PlayCard) and f.card == card:
                    assert isinstance(s, Table)
                    return alike_in_play(s, f.seat, s.pool.definition[card], definition)
        return True

    def amount_name(self, kind: str, number: int, names: Names) -> str:
        if kind == "display":
            return DISPLAY_NAMES[number]
        if kind == "attack":
            return "past the characters of its lane" if number else ""  # 8.13.1
        return super().amount_name(kind, number, names)

    def view_more(self, s: State, seat: int | None, out: dict[str, object]) -> None:
        assert isinstance(s, Table)
        out["phase"] = s.phase
        out["life"] = list(s.life)
        out["energy_put"] = s.energy_put
        out["attacker"] = s.attacking_card()
        out["attacked"] = s.attacked_card()
        out["direct"] = s.direct == 1
        out["attacks"] = len(s.attacks)

    def gauges(self, s: State, seat: int) -> list[int]:
        assert isinstance(s, Table)
        return [s.life[seat]]

    def roles(self, s: State) -> list[list[int]]:
        """5.5: who attacks whom, or the player; also one whom that has made lose."""
        assert isinstance(s, Table)
        attacker = s.attacking_card()
        if attacker < 0:
            return []
        return [[0, attacker, -1, -1], [1, s.attacked_card(), 1 - s.turn_seat, -1]]

    def facts(self, s: State) -> int:
        assert isinstance(s, Table)
        return 1 if s.direct == 1 else 0

    def price(self, s: State, seat: int, card: int) -> int:
        """2.5.1: the energy that it takes."""
        assert isinstance(s, Table)
        return play_cost(s, seat, card)

    # -- triggers --------------------------------------------------------------------------

    def may_wait(self, s: State, ability: Ability, sc: Scope) -> bool:
        """9.2: an effect that cannot be triggered is not."""
        if not s.pool.rules_touched >> NO_TRIGGER & 1:
            return True
        return not barred(s, NO_TRIGGER, sc.master, sc.source & CARD_MASK)

    def priority(self, s: State, seat: int, window: int) -> list[Option]:
        assert isinstance(s, Table)
        return may_do(s, seat, window)

    def take_priority(self, s: State, seat: int, option: Option) -> None:
        assert isinstance(s, Table)
        use_priority(s, seat, option)

    def looped(self, s: State, times: int) -> None:
        """9.3: forced effects that lead back to the same position, or never end, are a draw."""
        if times < MANY_FORCED:
            return
        assert isinstance(s, Table)
        now = fingerprint(s) ^ circumstances(s)
        if times > MOST_FORCED or is_pair(s.prints, now, FORCED):
            self.lose(s, list(range(s.seats)), "9.3")
        elif times & times - 1 == 0:
            s.prints = [*s.prints, now, FORCED]

    def counter(self, s: State, seat: int, ability: int, source: int, card: int) -> None:
        """8.4: an effect of a card on the field is used."""
        if s.pool.abilities[ability].kind == ACTIVATED and heard(s, ACTIVATED_EFFECT):
            ref = s.refs[source]
            zone = s.zone[source]
            emit(s, Event(ACTIVATED_EFFECT, ref, ref, zone, zone, seat, actor=seat))

    def sharpen(self, s: State, sc: Scope) -> None:
        """8.13.2, 8.13.3: how fast and dear its card is when an effect is triggered."""
        if not s.pool.abilities[sc.ability].delayed:
            as_used(s, sc)

    def waits_for(self, s: State, w: Waiting, window: int) -> bool:
        return is_of(w, window)

    def lapse(self, s: State) -> None:
        drop_lapsed(s)

    def resolved(self, s: State, play: PlayAbility) -> None:
        """9.6.2: what came of cards turned face up; of an effect card when it is in the trash."""
        if s.waiting and s.zone[play.scope.source & CARD_MASK] != IN_USE:
            at_once(s, play.since)

    # -- choosing --------------------------------------------------------------------------

    def selectable(self, s: State, sc: Scope, ref: int, paying: bool) -> bool:
        """9.2: what an effect says cannot be chosen is not."""
        if paying or not s.pool.rules_touched >> NO_CHOICE & 1:
            return True
        card = ref & CARD_MASK
        for found in in_force(s, NO_CHOICE):
            if found.binds(s, sc.master) and found.about(s, card) and found.knows(s, sc.source):
                return False
        return True

    def why_unselectable(self, s: State, sc: Scope, ref: int, paying: bool) -> Reason:
        return Reason("an effect keeps it from being chosen", "9.2")

    def against(self, s: State, seat: int, what: Option) -> list[Reason] | None:
        assert isinstance(s, Table)
        d = s.decision
        assert d is not None
        mine = d.seat == seat
        if mine and d.kind in ("square", "display"):
            found = why_not_chosen(s, d, what)
            if found is not None:
                return found
        if mine and d.kind == "priority" and what.kind in WITH_PRIORITY:
            return why_not_now(s, seat, what, FLASHES) or None
        if what.kind in MAIN_ACTIONS:
            return main_phase.why_not(s, seat, what)
        if what.kind in ("attack", "end attacks"):
            return attack.why_not(s, seat, what)
        return None

    # -- ending ----------------------------------------------------------------------------

    def lose(self, s: State, seats: list[int], clause: str) -> None:
        """Chapter 4: who does not lose wins; if both lose at once, it is a draw."""
        if s.over:
            return
        left = self.leave(s, seats, clause)
        self.end(s, left, clause)
        s.note("over" if left else "draw", clause, left[0] if left else -1)
