"""Legions!: what the game answers to the kernel's questions.

The whole game on one screen:

zones       deck, hand, minion zone (3 lanes), master and lord area, standby (2), wait zones I to
            IV, excluded, play; cores in the core zone, on master and lord, in wait zones
before      master, shuffle, life 20, 5 cores, first or second, 5 cards         (prepare.py, 25)
turn        start, core, draw, main, end                                           (turn.py, 26)
main        unlock, play from standby, attack, move, use, exclude            (main_phase.py, 27)
playing     unlock: mode, colours, cost; then play or stand by              (playing.py, 31, 32)
battle      attacking unit, target, what that triggers, damage at once           (battle.py, 34)
timing      sequences, trigger checks                 (kernel/timing/sequences.py, 35-4, 35-12, 37)
keywords    eighteen                                                           (keywords.py, 39)
ending      life 0, twelve cores, an empty deck, effects, giving up              (ending.py, 24)
deck        a master, 40 cards, 3 of a name, one's own class, a regulation     (deck.py, 22, 23)
"""

from __future__ import annotations

from typing import Final

from kirifuda.games.legions import main_phase
from kirifuda.games.legions.battle import RAID_ATK, Attack, raiding_face
from kirifuda.games.legions.cores import note_cores
from kirifuda.games.legions.ending import finish
from kirifuda.games.legions.events import PHASE_NAMES, PHASE_STARTED, PIERCING, SHOCKING
from kirifuda.games.legions.keywords import (
    Shock,
    pierce,
    shock,
    station,
    without_keywords,
)
from kirifuda.games.legions.main_phase import LaneMove, MainActions, UseAbility
from kirifuda.games.legions.offers import offers
from kirifuda.games.legions.picks import PICKS
from kirifuda.games.legions.placing import MoveLane, PlaceCards, StandBy
from kirifuda.games.legions.playing import (
    PlayCard,
    UnlockCard,
    has_targets,
    prices,
    unlock_card,
    unlock_cost,
)
from kirifuda.games.legions.prepare import Prepare
from kirifuda.games.legions.processes import fall, stands_firm
from kirifuda.games.legions.refusing import why_not_chosen
from kirifuda.games.legions.rulings import NO_CHOICE, UNLOCK_COST
from kirifuda.games.legions.table import Table, is_stationed
from kirifuda.games.legions.triggers import Occurs
from kirifuda.games.legions.turn import PassWaiting, Phase, Turn
from kirifuda.games.legions.zones import (
    ACTIVE,
    AT_CENTRE,
    AT_RIGHT,
    ATK,
    BARRIER,
    CORE_PLACES,
    CORE_WAIT,
    CORE_ZONE_NAME,
    COST,
    COST_CHANGES,
    DECK,
    EXCLUDED,
    FIELD,
    GRANTS_STATIONS,
    HASTE,
    HP,
    HP_CHANGES,
    HP_LACKS,
    HP_STANDS,
    KIND_NAMES,
    KINDS,
    LAST_WAIT,
    LOOKED,
    LORD,
    LORD_CARD,
    MASTER,
    MASTER_CARD,
    MINION,
    MINIONS,
    NUMBER_NAMES,
    NUMBERS,
    ON_LORD,
    ON_MASTER,
    OUTSIDE,
    PIERCE,
    PLAY_EFFECT,
    REVERSIBLE,
    SHOCK,
    SPENT,
    SPOT_NAMES,
    STATIONS,
    TOPICS,
    UNABLE,
    UNLOCKED,
    WAITS,
    zone_specs,
)
from kirifuda.kernel.errors import Reason
from kirifuda.kernel.position.cards import CONTINUOUS, Ability, Face, Pool
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.scope import CARD_MASK, NO_NUMBERS, Event, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame
from kirifuda.kernel.rules import Rules
from kirifuda.kernel.timing.sequences import freeze, thaw
from kirifuda.kernel.values.layers import AddNumbers
from kirifuda.kernel.values.projecting import applies_any, project
from kirifuda.kernel.values.rulings import barred

MOST_LINKS: Final = 400
NOTHING: Final = Face([0] * NUMBERS, 0, (), (), 0, [])  # a card in reverse state (16-3c to 16-3e)


def turned_faces(t: Table) -> list[Face]:
    """What every card is by the side that is up."""
    out = t.pool.faces
    for seat in range(t.seats):
        for kind in range(MINIONS, LAST_WAIT + 1):
            for card in t.zones[seat * KINDS + kind]:
                if t.down[card]:
                    if out is t.pool.faces:
                        out = out[:]
                    out[card] = NOTHING
                    if kind == MASTER:
                        out[card] = t.pool.backs[t.pool.definition[card]]
    return out


class LegionsRules(Rules):
    """The rules of Legions!."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "legions"
        self.attributes = NUMBER_NAMES
        self.kind_names = KIND_NAMES
        self.gauge_names = [
            "life",
            "points",
            "ready",
            "spent",
            "on master",
            "on lord",
            *(f"wait {n}" for n in range(1, WAITS + 1)),
            "purse",
            "all cores",
        ]
        self.role_names = ["attacker", "target"]
        self.topics = TOPICS
        frames: list[Frame] = [
            PlaceCards(),
            MoveLane(),
            StandBy(),
            UnlockCard(),
            PlayCard(),
            Attack(),
            Shock(),
            MainActions(),
            LaneMove(),
            UseAbility(),
            Turn(),
            Phase(),
            PassWaiting(),
            Prepare(),
        ]
        self.lay_out(zone_specs(), PICKS, frames)
        self.spot_names = [english for english, _ in SPOT_NAMES]
        self.phase_names = {number: pair[0] for number, pair in PHASE_NAMES.items()}
        self.chained = True
        self.strict = True  # 01-5
        self.answers = 1 << PIERCING | 1 << SHOCKING
        self.phase_started = PHASE_STARTED
        self.over_clause = "24-1"
        self.concede_clause = "24-3d"
        self.with_card = list(main_phase.ACTIONS)
        self.sight_clause = "17-7"
        self.resolve_clause = "37-2"
        self.use_clause = "27-6"
        self.wait_clause = "37-6"
        self.cost_clause = "30-4"
        self.repeat_clause = "27-1"

    # -- setting up ------------------------------------------------------------------------

    def new_state(self, pool: Pool) -> State:
        if not pool.notes[LOOKED]:
            pool.notes[LOOKED] = 1
            pool.offers = offers(pool.size)
            for d in range(len(pool.defs)):
                face = pool.printed[d]
                if face.kinds & (MINION | LORD_CARD) and not face.nums[HP]:
                    pool.notes[HP_CHANGES] = 1
                    pool.notes[HP_LACKS] = 1
                if is_stationed(face):
                    pool.notes[STATIONS] = 1
                    pool.reach[d] |= 1 << MINIONS
                    pool.reach_numbers[ATK][d] |= 1 << MINIONS
            pool.worked = prices(pool)
        t = Table(pool, len(pool.decks))
        t.prices = pool.worked
        t.look_anew()
        return t

    def begin(self, s: State) -> None:
        """25-2, 25-3: the deck, and the master in the leader zone with its normal side up."""
        zones: list[list[int]] = [[] for _ in s.zones]
        for card in range(s.pool.size):
            kind = MASTER if s.pool.faces[card].kinds & MASTER_CARD else DECK
            zones[s.pool.owner[card] * s.kinds + kind].append(card)
            s.set_zone(card, kind)
        s.zones = zones
        s.stack.append(Prepare())

    def choose_first(self, s: State, seat: int) -> None:
        """25-7: in later games of a match, who lost the one before chooses who begins."""
        assert isinstance(s, Table)
        s.chooser = seat

    def enrol(self, pool: Pool, definition: int, ability: Ability) -> None:
        for modifier in ability.modifiers:
            if modifier.rule == UNLOCK_COST or modifier.changes(COST):
                pool.notes[COST_CHANGES] = 1
            if modifier.changes(HP):
                pool.notes[HP_CHANGES] = 1
                if ability.kind == CONTINUOUS:
                    pool.notes[HP_STANDS] = 1
            if isinstance(modifier, AddNumbers):
                if AT_RIGHT in modifier.attributes or AT_CENTRE in modifier.attributes:
                    pool.notes[STATIONS] = 1
                    pool.notes[GRANTS_STATIONS] = 1

    # -- values ----------------------------------------------------------------------------

    def project(self, s: State) -> None:
        """09-2: ATK is never less than 0. 38-5: only minions and lords have ATK and HP that change;
        a master has what an effect lets it attack with (38-9)."""
        assert isinstance(s, Table)
        project(s)
        if s.pool.notes[STATIONS]:
            station(s)
        for card in s.changed:
            face = s.faces[card]
            if face.kinds & MASTER_CARD:
                face.nums[ATK] = s.raid[RAID_ATK] if s.raid and s.raid[0] == card else 0  # 38-9
                face.nums[HP] = 0
            elif face.nums[ATK] < 0:
                face.nums[ATK] = 0  # 09-2

    def base_faces(self, s: State) -> list[Face]:
        """20-1: an awakened master is what its other side says.

        16-3c to 16-3e: a card in reverse state has no name, category, ability or cost.
        """
        assert isinstance(s, Table)
        if not s.based:
            s.based = 1
            s.base = turned_faces(s)
        faces = s.base
        if s.raid or s.fresh:
            faces = faces[:]
            if s.raid:
                faces[s.raid[0]] = raiding_face(s, faces[s.raid[0]])
            for ref in s.fresh:
                if s.frozen and s.alive(ref):
                    faces[ref & CARD_MASK] = without_keywords(faces[ref & CARD_MASK])
            if s.fresh and not s.frozen:
                s.fresh = []
                s.look_anew()
        return faces

    def works_face_down(self, s: State, card: int) -> bool:
        """What lies with its other side up has the abilities of that side."""
        return True

    # -- moving ----------------------------------------------------------------------------

    def place_name(self, place: int) -> str:
        return CORE_ZONE_NAME if place == KINDS else super().place_name(place)

    def placed(self, s: State, card: int, frm: int, seat: int, kind: int) -> None:
        assert isinstance(s, Table)
        if frm == LORD and kind != LORD:
            # 12-3, 27-7: a lord that leaves gives its cores to the master
            cores = s.core(seat, ON_LORD)
            if cores:
                s.set_core(seat, ON_LORD, 0)
                s.set_core(seat, ON_MASTER, s.core(seat, ON_MASTER) + cores)
                note_cores(s, seat, ON_LORD, ON_MASTER, cores, "12-3")
        if kind in (MINIONS, LORD) and frm != OUTSIDE:
            if not s.pool.faces[card].marks & HASTE or s.down[card]:  # 29-2
                s.set_status(card, UNABLE)  # 29-1
        if s.pool.notes[HP_LACKS]:
            s.stale = True
        if s.pool.notes[STATIONS] and (kind == MINIONS or frm == MINIONS) and s.minds_lane(card):
            s.stale = True
        if s.down[card] and (REVERSIBLE >> kind & 1 or kind == MASTER):
            s.set_known(card, (1 << s.seats) - 1)  # 16-3b
            s.turn_over()
        elif s.base[card] is NOTHING:
            s.turn_over()

    def view_more(self, s: State, seat: int | None, out: dict[str, object]) -> None:
        assert isinstance(s, Table)
        out["phase"] = s.phase
        out["life"] = s.life[:]
        out["points"] = s.points[:]
        out["cores"] = [s.cores[at * CORE_PLACES : (at + 1) * CORE_PLACES] for at in range(s.seats)]
        out["awakened"] = [s.awake(of) for of in range(s.seats)]
        out["attacker"] = s.attacker & CARD_MASK if s.attacker >= 0 else -1
        out["target"] = s.target & CARD_MASK if s.target >= 0 else -1
        out["x"] = [
            [s.paid[i] & CARD_MASK, s.paid[i + 1]]
            for i in range(0, len(s.paid), 2)
            if s.alive(s.paid[i])
        ]

    def gauges(self, s: State, seat: int) -> list[int]:
        """Life, master points, and cores by where they lie (07-2, 17-16, 30-1)."""
        assert isinstance(s, Table)
        cores = s.cores[seat * CORE_PLACES : (seat + 1) * CORE_PLACES]
        points = s.points[seat]
        out = [s.life[seat], points, cores[ACTIVE], cores[SPENT], cores[ON_MASTER], cores[ON_LORD]]
        out.extend(cores[CORE_WAIT + 1 :])
        out.append(points + cores[ACTIVE] if points else 0)
        out.append(cores[ACTIVE] + cores[SPENT] + cores[ON_MASTER] + cores[ON_LORD])
        return out

    def roles(self, s: State) -> list[list[int]]:
        """34-2: who attacks whom."""
        assert isinstance(s, Table)
        out: list[list[int]] = []
        if s.attacker >= 0:
            out.append([0, s.attacker & CARD_MASK, -1, -1])
        if s.target >= 0:
            out.append([1, s.target & CARD_MASK, -1, -1])
        return out

    def price(self, s: State, seat: int, card: int) -> int:
        """31-3, 31-4: what unlocking takes."""
        assert isinstance(s, Table)
        return unlock_cost(s, seat, card)

    def because(self, s: State, option: Option) -> list[int]:
        """37-5: what an ability that has triggered answers; 39-8, 39-10: what the rules answer."""
        assert isinstance(s, Table)
        if option.kind != "trigger":
            return []
        event = s.chain[option.number]
        if option.ability < 0:
            return [-1, PIERCE if event.kind == PIERCING else SHOCK, event.number]
        return [event.card & CARD_MASK if event.card >= 0 else -1, -1, 0]

    # -- timing ----------------------------------------------------------------------------

    def settled(self, s: State) -> bool:
        assert isinstance(s, Table)
        if s.unlocks:
            return False
        return not s.pool.notes[HP_CHANGES] or stands_firm(s)

    def stays(self, s: State) -> bool:
        """35-12; 39-1: keywords that look at lanes are such effects too."""
        assert isinstance(s, Table)
        if s.fresh:
            return True
        if s.pool.notes[STATIONS]:
            for card in s.zones[s.turn_seat * KINDS + MINIONS]:
                if s.minds_lane(card):
                    return True
            s.stationed = NO_NUMBERS
        return applies_any(s)

    def after_sequence(self, s: State) -> bool:
        """10-1: what continuous effects have left without HP breaks.

        38-17: what effects have unlocked is unlocked now.
        """
        assert isinstance(s, Table)
        if s.pool.notes[HP_CHANGES] and not stands_firm(s):
            freeze(s)
            fall(s)
            thaw(s)
            return True
        if not s.unlocks:
            return False
        refs = s.unlocks
        s.unlocks = []
        for ref in reversed(refs):
            unlock_card(s, ref, True)  # 38-17, the first of them on top
        return True

    def answer_event(self, s: State, ev: Event) -> None:
        assert isinstance(s, Table)
        if ev.kind == PIERCING:
            pierce(s, ev)
        else:
            shock(s, ev)

    def may_wait(self, s: State, ability: Ability, sc: Scope) -> bool:
        """17-18: nobody may look at what was excluded face down; but all have seen what left."""
        card = sc.source & CARD_MASK
        if s.zone[card] != EXCLUDED or not s.down[card]:
            return True
        for trigger in ability.triggers:
            if isinstance(trigger, Occurs) and trigger.leaving:
                return True
        return False

    def looped(self, s: State, times: int) -> None:
        """A chain of sequences that nobody can end is a draw."""
        assert isinstance(s, Table)
        if times > MOST_LINKS:
            finish(s, [], "37-7")

    def forbids_resolving(self, s: State, ability: Ability, sc: Scope) -> str:
        """35-7, 35-9: an effect whose first effect has no target fizzles."""
        assert isinstance(s, Table)
        for condition in ability.conditions:
            if not condition.true(s, sc):
                return "36-1"
        return "" if has_targets(s, sc) else "35-9"  # 35-7

    # -- choosing --------------------------------------------------------------------------

    def chooser(self, s: State, seat: int) -> int:
        """01-8: the player whose turn it is not chooses nothing."""
        return s.turn_seat

    def selectable(self, s: State, sc: Scope, ref: int, paying: bool) -> bool:
        """39-19: a unit with barrier is not chosen by effects of the opponent.

        A card that is being played is chosen by nobody, nor one that is about to be.
        """
        card = ref & CARD_MASK
        if s.status[card] & UNLOCKED:
            return False
        if ref == sc.source and s.pool.abilities[sc.ability].kind == PLAY_EFFECT:
            return False
        if not FIELD >> s.zone[card] & 1:
            return True
        if s.seat[card] != sc.master and s.face(card).marks & BARRIER:
            return False  # 39-19
        return not barred(s, NO_CHOICE, sc.master, card)  # 01-3

    def why_unselectable(self, s: State, sc: Scope, ref: int, paying: bool) -> Reason:
        if barred(s, NO_CHOICE, sc.master, ref & CARD_MASK):
            return Reason("an effect keeps it from being chosen", "01-3")
        if s.face(ref & CARD_MASK).marks & BARRIER:
            return Reason("barrier keeps it from being chosen by the opponent", "39-19")
        return Reason("it is being played", "31-5")

    def against(self, s: State, seat: int, what: Option) -> list[Reason] | None:
        assert isinstance(s, Table)
        d = s.decision
        assert d is not None
        if what.kind in main_phase.ACTIONS and not (
            d.kind in ("play or standby", "move attack") and d.seat == seat
        ):
            return main_phase.why_not(s, seat, what)
        if what.kind == "end":
            return main_phase.why_not(s, seat, what)
        if seat != s.turn_seat:
            return [Reason("only the turn player makes choices", "01-8")]
        return why_not_chosen(s, seat, d, what)

    # -- ending ----------------------------------------------------------------------------

    def lose(self, s: State, seats: list[int], clause: str) -> None:
        assert isinstance(s, Table)
        finish(s, [seat for seat in range(s.seats) if seat not in seats], clause)
