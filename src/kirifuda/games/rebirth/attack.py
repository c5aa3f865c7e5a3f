"""Chapter 8: the attack phase."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.rebirth.events import (
    ATTACK,
    ATTACK_ENDING,
    ATTACKED,
    BLOCK_STEP,
    BLOCKED,
    CLOSE_STEP,
    DAMAGE_STEP,
    DAMAGED,
    PARTNER_STRUCK,
    PHASE_ENDED,
    PHASE_STARTED,
    START_STEP,
    SUPPORTED,
    WAS_ATTACKED,
)
from kirifuda.games.rebirth.formats import (
    CIRCLE_FORMATS,
    DOUBLE_TEAM,
    TRIPLE_TEAM,
    facing,
    in_teams,
)
from kirifuda.games.rebirth.main_phase import MOST_ROUNDS
from kirifuda.games.rebirth.offers import DECLARE, DECLARE_PARTNER, END_ATTACKS, SET
from kirifuda.games.rebirth.placing import turn_card
from kirifuda.games.rebirth.processes import pending
from kirifuda.games.rebirth.rulings import (
    ATTACK_ALONE,
    ATTACK_DAMAGE,
    BLOCK_WITH,
    DAMAGE_CHANGE,
    DAMAGE_TAKEN,
    MOST_ATTACKS,
    NO_ATTACK,
    NO_ATTACK_ON,
    NO_BLOCK,
    NO_BLOCK_FOR,
    NO_DAMAGE,
    NO_PARTNER_DECLARED,
    NO_SET,
    NO_SUPPORT,
    SET_AS_BLOCKER,
    STAND_BY,
    SUPPORT_RESTED,
    UNBLOCKED,
    is_partner_attack,
)
from kirifuda.games.rebirth.table import PARTNER_HIT, Table
from kirifuda.games.rebirth.zones import (
    ATK,
    ENERGY,
    HAND,
    KINDS,
    MEMBER,
    PARTNER,
    REBIRTH,
    WAITING,
)
from kirifuda.kernel.errors import Reason
from kirifuda.kernel.events.moving import move
from kirifuda.kernel.events.triggers import emit, emit_again, heard
from kirifuda.kernel.position.cards import Ability
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.needs import NEEDS_ACTION, NEEDS_DAMAGE
from kirifuda.kernel.position.scope import (
    BY_EFFECT,
    BY_RULE,
    CARD_MASK,
    NO_NUMBERS,
    NO_REGS,
    Event,
    Scope,
)
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import DONE, Frame, ask, ask_one, pick
from kirifuda.kernel.procedures.rounds import Rounds
from kirifuda.kernel.procedures.turns import begin_phase, begin_step, tell_end
from kirifuda.kernel.timing.checks import check_timing, uses
from kirifuda.kernel.values.lasting import expire
from kirifuda.kernel.values.rulings import Found, barred, in_force

PICK_PARTNERS: Final = 7
PARTNERS_NEEDED: Final = 3
BLOCKER: Final = 11
# rules of one subject (bits)
ON_DAMAGE: Final = 1 << DAMAGE_CHANGE | 1 << DAMAGE_TAKEN
ON_ATTACKING: Final = 1 << NO_ATTACK | 1 << NO_ATTACK_ON
NO_ATTACK_LEFT: Final = [END_ATTACKS]
NOTHING_DECLARED: Final[list[Option]] = []
UNTIL_ATTACK_ENDS: Final = 1

# steps of the frame, by clause
S_START: Final = 0  # 8.2.1
S_DECLARE: Final = 1  # 8.2.3
S_PARTNERS: Final = 2  # 8.2.4.4
S_DECLARED: Final = 3  # 8.2.5
S_BLOCK_START: Final = 4  # 8.3.1
S_BLOCK: Final = 5  # 8.3.3
S_BLOCKED: Final = 6  # 8.3.4
S_DAMAGE_START: Final = 7  # 8.4.1
S_DAMAGE: Final = 8  # 8.4.3
S_CLOSE: Final = 9  # 8.5.1
S_CLOSING: Final = 10  # 8.5.2
S_LEAVE: Final = 11
# the ends of the steps, for which something may wait (9.1.1.2.1)
S_STARTED: Final = 12
S_BLOCK_OVER: Final = 13
S_DAMAGE_OVER: Final = 14
S_STOPPED: Final = 15


class AttackPhase(Rounds):
    """8.1, 8.1.1: start, block, damage and close step, as often as the turn player wants.

    Check timings: 8.2.2, 8.2.5; 8.3.2, 8.3.4; 8.4.2, 8.4.4; 8.5.2.
    """

    code = 31

    def fresh(self) -> Frame:
        return AttackPhase()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        step = self.step
        if step == S_START:
            self.step = S_DECLARE
            if s.phase != ATTACK:
                begin_phase(s, ATTACK, "8.2.1")
            begin_step(s, START_STEP, "8.2.1")
            check_timing(s)  # 8.2.2
        elif step == S_DECLARE:
            options = NO_ATTACK_LEFT
            if not s.end_phase and s.seats > 2:
                options = many_declarations(s)
            elif not s.end_phase and may_attack(s, s.turn_seat, s.next_foe[s.turn_seat]):
                options = declarations(s)
            if len(options) == 1 and (not s.stepwise or not s.turn_seats()):
                self.step = S_STOPPED  # 8.2.3.1, 8.2.3.2, 13.4.6
            else:
                ask_one(s, s.leader(s.turn_seat), "attack", "8.2.3", options)  # 13.5.7.2.4
        elif step == S_PARTNERS:
            partners = standing_partners(s, s.turn_seat)
            pick(s, s.turn_seat, PICK_PARTNERS, partners, PARTNERS_NEEDED, PARTNERS_NEEDED)
        elif step == S_DECLARED:
            self.step = S_STARTED
            self.declare(s)
            check_timing(s)  # 8.2.5
        elif step == S_STARTED:
            self.ended(s, START_STEP, S_BLOCK_START)
        elif step == S_BLOCK_START:
            self.step = S_BLOCK
            self.seat = 0
            begin_step(s, BLOCK_STEP, "8.3.1")
            check_timing(s)  # 8.3.2
        elif step == S_BLOCK:
            defenders = may_block(s)
            while self.seat < len(defenders) and not holds_cards(s, defenders[self.seat]):
                self.seat += 1
            if self.seat >= len(defenders):
                self.step = S_BLOCKED
                return
            seat = defenders[self.seat]
            options = [Option("block", c) for c in blockers(s, seat)]
            for card in set_as_blockers(s, seat):
                options.append(s.pool.offers[SET][card])
            options.append(DONE)
            ask(s, seat, "block", "8.3.3", options)
        elif step == S_BLOCKED:
            self.step = S_BLOCK_OVER
            check_timing(s)  # 8.3.4
        elif step == S_BLOCK_OVER:
            self.ended(s, BLOCK_STEP, S_DAMAGE_START)
        elif step == S_DAMAGE_START:
            self.step = S_DAMAGE
            begin_step(s, DAMAGE_STEP, "8.4.1")
            check_timing(s)  # 8.4.2
        elif step == S_DAMAGE:
            self.step = S_DAMAGE_OVER
            self.rounds = 0
            s.closed = NO_NUMBERS
            self.damage(s)
            check_timing(s)  # 8.4.4
        elif step == S_DAMAGE_OVER:
            self.ended(s, DAMAGE_STEP, S_CLOSE)
        elif step == S_CLOSE:
            self.step = S_CLOSING
            self.close(s)  # 8.5.1
            check_timing(s)  # 8.5.2
        elif step == S_CLOSING:
            expire(s, UNTIL_ATTACK_ENDS)  # 8.5.2
            self.close(s)
            if s.waiting or s.hushed or pending(s):  # 8.5.3
                self.step = S_CLOSE
                self.start_over(s)
                return
            s.attacking = 0  # 8.5.4
            s.target = -1
            s.supporter = -1
            s.partner_attack = 0
            s.blocked = -1
            s.blocker = -1
            s.closed = NO_NUMBERS
            s.stir(NEEDS_ACTION)
            following = S_LEAVE if s.end_phase else S_START  # 8.5.5, 8.1.1
            self.ended(s, CLOSE_STEP, following)
        elif step == S_STOPPED:
            self.ended(s, START_STEP, S_LEAVE)
        else:
            s.end_phase = 0
            s.stack.pop()
            if tell_end(s, PHASE_ENDED, ATTACK):
                check_timing(s)

    def ended(self, s: Table, step: int, following: int) -> None:
        """9.1.1.2.1: a step is over; what waits for that is played before the next one."""
        self.step = following
        if tell_end(s, PHASE_ENDED, step):
            check_timing(s)
        else:
            self.run(s)

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        if self.step == S_BLOCK:
            if option.kind == "done" and self.seat + 1 < len(may_block(s)):
                self.seat += 1  # 13.8.5.1, 13.9.5.1, 13.10.5.1
                return
            self.step = S_BLOCKED
            if option.kind == "block":
                self.block(s, option.card)
            elif option.kind == "set":
                move(s, option.card, REBIRTH, "5.6.1", actor=s.seat[option.card])
        elif option.kind == "end attacks":
            self.step = S_STOPPED
            s.note("end attacks", "8.2.3", s.turn_seat)
        else:
            if s.seats > 2:
                s.target = option.spot  # 13.6.6
            if in_teams(s.format):
                s.turn_seat = facing(option.spot, s.seats)  # 13.5.7.2.4
            if option.card >= 0:
                if not stands_by(s, option.card):
                    turn_card(s, option.card, 1, "8.2.4")  # 8.2.4
                s.supporter = s.refs[option.card]  # 8.2.4.2
            s.partner_attack = option.number  # 8.2.4.4
            self.step = S_PARTNERS if option.number else S_DECLARED

    def receive(self, s: State, cards: list[int]) -> None:
        assert isinstance(s, Table)
        if self.step == S_PARTNERS:
            for card in cards:
                turn_card(s, card, 1, "8.2.4.4")  # 8.2.4.4
            self.step = S_DECLARED

    def declare(self, s: Table) -> None:
        """8.2.4.2: the entry attacks, the member supports it."""
        attacker = s.entry(s.turn_seat)
        s.attacking = 1  # 8.2.4.2
        s.blocked = -1
        s.attacks = [*s.attacks, s.refs[attacker]]
        s.stir(NEEDS_ACTION)
        s.note("attack", "8.2.4.2", s.turn_seat, attacker, number=s.partner_attack)
        partner = 1 if is_partner_attack(s) else 0
        me = s.refs[attacker]
        if heard(s, ATTACKED, partner):
            emit(s, Event(ATTACKED, me, me, seat=s.turn_seat, other=s.supporter, number=partner))
        if heard(s, WAS_ATTACKED) and s.attacked() >= 0:
            victim = s.refs[s.attacked()]
            emit(s, Event(WAS_ATTACKED, victim, victim, seat=s.attacked_seat(), other=me))
        if s.supporter >= 0 and heard(s, SUPPORTED, partner):
            helper = s.supporter
            emit(s, Event(SUPPORTED, helper, helper, seat=s.turn_seat, other=me, number=partner))

    def block(self, s: Table, card: int) -> None:
        """8.3.3: the blocker is thrown away; who is attacked is now blocked.

        Its own ability that waits for this works where it has gone.
        """
        seat = s.seat[card]
        attacked = s.attacked()
        if attacked >= 0 and not blocker_valid(s, card, attacked):
            for found in lent_blocks(s, seat, attacked):
                if found.admits(s, card):
                    scope = found.active.scope
                    s.used = [*s.used, scope.source, scope.ability]
                    break
        move(s, card, WAITING, "8.3.3", actor=seat)
        s.blocked = s.refs[attacked] if attacked >= 0 else -1  # 8.3.3.2
        s.blocker = s.refs[card]
        s.stir(NEEDS_ACTION)
        s.note("block", "8.3.3.2", seat, card)
        me = s.refs[card]
        emit(s, Event(BLOCKED, me, me, HAND, WAITING, seat=seat, other=s.blocked))

    def damage(self, s: Table) -> None:
        """8.4.3, 2.6.2: damage equal to ATK, none to a blocked character."""
        attacker = s.attacker()
        attacked = s.attacked()
        if attacker < 0 or attacked < 0:
            return
        victim = s.refs[attacked]
        partner = is_partner_attack(s)
        amount = s.number(attacker, ATK)
        clause = "8.4.3"
        if s.blocked == victim:
            amount = blocked_damage(s, attacker, amount)  # 8.4.3.1
            clause = "8.4.3.1"
        for found in in_force(s, ATTACK_DAMAGE):
            amount = found.number(s)
        hurt(s, attacked, amount, s.refs[attacker], clause, BY_RULE)  # 8.4.3, 2.6.2
        if partner:
            s.set_status(attacked, s.status[attacked] | PARTNER_HIT)  # 8.4.3.2
            s.calm = 0
            s.note("partner hit", "8.4.3.2", s.seat[attacked], attacked)
            s.damage_by = [*s.damage_by, victim, s.refs[attacker]]
            if heard(s, PARTNER_STRUCK):
                emit(s, Event(PARTNER_STRUCK, victim, victim, seat=s.seat[attacked]))

    def close(self, s: Table) -> None:
        """8.5.1: what waits for the close step or the end of this attack, each once in it."""
        attacker = s.attacker()
        me = s.refs[attacker] if attacker >= 0 else -1
        if heard(s, ATTACK_ENDING, len(s.attacks)):
            ev = Event(ATTACK_ENDING, me, me, seat=s.turn_seat, number=len(s.attacks))
            waits = emit_again(s, ev)
            s.closed = s.closed + waits
        if heard(s, PHASE_STARTED, CLOSE_STEP):
            ev = Event(PHASE_STARTED, seat=s.turn_seat, number=CLOSE_STEP)
            waits = emit_again(s, ev)
            s.closed = s.closed + waits


def hurt(t: Table, card: int, amount: int, source: int, clause: str, cause: int) -> None:
    """Add damage to a character; none or less changes nothing (1.3.2.2).

    `source` is what it comes from (9.13.1, 9.13.3): the attacker, or the card of the ability.
    """
    if amount > 0 and t.pool.rules_touched & ON_DAMAGE:
        for found in in_force(t, DAMAGE_CHANGE):
            if found.about(t, card) and found.knows(t, source):
                amount += found.number(t)
        for found in in_force(t, DAMAGE_TAKEN):
            if found.about(t, card):
                amount = found.number(t)
    if amount <= 0 or barred(t, NO_DAMAGE, t.seat[card], card):  # 1.3.2.2
        t.note("damage", clause, t.seat[card], card)
        return
    t.set_damage(card, t.damage[card] + amount)  # 4.4.4
    t.calm = 0
    t.stir(NEEDS_DAMAGE)
    ref = t.refs[card]
    t.damage_by = [*t.damage_by, ref, source]  # 9.13.1, 9.13.3
    t.note("damage", clause, t.seat[card], card, number=amount)
    if heard(t, DAMAGED, amount):
        by = source & CARD_MASK if cause == BY_EFFECT else -1
        emit(
            t,
            Event(
                DAMAGED,
                ref,
                ref,
                seat=t.seat[card],
                cause=cause,
                source=by,
                other=source,
                number=amount,
            ),
        )


def blocked_damage(t: Table, attacker: int, amount: int) -> int:
    """8.4.3.1: a block leaves nothing of the damage, unless an effect says otherwise."""
    for found in in_force(t, UNBLOCKED):
        if found.about(t, attacker):
            return amount + found.number(t)
    return 0


def stands_by(t: Table, card: int) -> bool:
    """Whether a member is not rested for supporting the attack that is being declared."""
    if not t.pool.rules_changed:
        return False
    for found in in_force(t, STAND_BY):
        if found.about(t, card) and found.number(t) in (0, len(t.attacks) + 1):
            return True
    return False


def alone(t: Table, seat: int) -> bool:
    """Whether the entry's character can attack now without a supporter."""
    entry = t.entry(seat)
    if entry < 0 or not t.pool.rules_touched >> ATTACK_ALONE & 1:
        return False
    nth = t.attacks.count(t.refs[entry]) + 1
    for found in in_force(t, ATTACK_ALONE):
        if found.about(t, entry) and found.number(t) in (0, nth):
            return True
    return False


def supporters(t: Table, seat: int) -> list[int]:
    """Members that stand, or need not, and may support the entry's character."""
    entry = t.entry(seat)
    kept = t.pool.rules_touched >> NO_SUPPORT & 1
    out: list[int] = []
    for card in t.zones[seat * KINDS + MEMBER]:
        if t.rest[card] and not barred(t, SUPPORT_RESTED, seat, card):  # 8.2.4.1
            continue
        if not (kept and barred(t, NO_SUPPORT, seat, card, entry)):
            out.append(card)
    return out


def standing_partners(t: Table, seat: int) -> list[int]:
    return [c for c in t.such(t.zones[seat * KINDS + ENERGY], PARTNER) if not t.rest[c]]


def most_attacks(t: Table, seat: int) -> int:
    """How often a player attacks in a turn at most."""
    most = MOST_ROUNDS
    for found in in_force(t, MOST_ATTACKS):
        if found.binds(t, seat):
            most = min(most, found.number(t))
    return most


def targets(t: Table, seat: int) -> list[int]:
    """Whom a player may declare an attack on: who has had a turn, and of several opponents any (in
    a rumble, 13.6.6), the next in the order, or who sits in front, as the format says."""
    if t.seats < 3:
        return t.foes[seat]
    if in_teams(t.format):  # 13.5.7.2.4.1, 13.8.5, 13.9.5, 13.10.5
        found = [facing(seat, t.seats)]
    elif t.format in CIRCLE_FORMATS:  # 13.7.6
        after = t.next_in_circle(seat)
        found = [after] if after >= 0 else NO_NUMBERS
    else:
        found = t.foes[seat]
    # 13.3.1: who has had a turn
    return [other for other in found if t.begun >> other & 1 and not t.gone[other]]


def may_block(t: Table) -> list[int]:
    """Who is asked to block: who is attacked, then the rest of the team."""
    foe = t.attacked_seat()
    if foe < 0 or t.gone[foe]:  # 13.4.7
        return NO_NUMBERS
    # 13.6.6.1, 13.7.6.1: nobody else
    return [foe, *[o for o in t.order[foe] if o != foe and t.team[o] == t.team[foe]]]


def may_attack(t: Table, seat: int, foe: int) -> bool:
    """8.2.3.1, 8.2.3.2: whether a player with a supporter can declare an attack on another; not for
    ever (14.1.1.1)."""
    entry = t.entry(seat)
    other = t.entry(foe)
    if t.turn == 1:  # 8.2.3.1
        return False
    if entry < 0 or other < 0 or len(t.attacks) >= most_attacks(t, seat):  # 8.2.3.2
        return False
    if not t.pool.rules_touched & ON_ATTACKING:
        return True
    return not barred(t, NO_ATTACK, seat, entry) and not barred(t, NO_ATTACK_ON, seat, other)


def why_no_attack(t: Table, seat: int, foe: int) -> list[Reason]:
    """Every clause that keeps a player from declaring an attack (on another, or -1)."""
    out: list[Reason] = []
    if t.seats > 2:
        out.extend(why_not_on(t, seat, foe))
        if out:
            return out
    else:
        foe = t.opponent(seat)
    if t.turn == 1:
        out.append(Reason("the first player does not attack in the first turn", "8.2.3.1"))
    if len(t.attacks) >= MOST_ROUNDS:
        out.append(Reason("nothing is repeated for ever", "14.1.1.1"))
    elif len(t.attacks) >= most_attacks(t, seat):
        out.append(Reason("an effect forbids attacking", "1.3.3"))
    if t.entry(seat) < 0 or t.entry(foe) < 0:
        out.append(Reason("there is nobody to attack or to be attacked", "8.2.3.2"))
    elif barred(t, NO_ATTACK, seat, t.entry(seat)) or barred(t, NO_ATTACK_ON, seat, t.entry(foe)):
        out.append(Reason("an effect forbids attacking", "1.3.3"))
    if not supporters(t, seat) and not alone(t, seat):
        out.append(Reason("there is no standing member", "8.2.4.1"))
    return out


def why_not_on(t: Table, seat: int, foe: int) -> list[Reason]:
    """Why a player cannot declare an attack on another at all (chapter 13)."""
    if not 0 <= foe < t.seats:
        return [Reason("it must be told whom the attack is on", "13.6.6")]
    if t.gone[foe]:
        return [Reason("that player has left the game", "13.4.7")]
    if in_teams(t.format) and foe != facing(seat, t.seats):
        clauses = {DOUBLE_TEAM: "13.8.5", TRIPLE_TEAM: "13.9.5"}
        clause = clauses.get(int(t.format), "13.10.5")
        return [Reason("only the player in front is attacked", clause)]
    if t.format in CIRCLE_FORMATS and foe != t.next_in_circle(seat):
        return [Reason("only the next player in the order of turns is attacked", "13.7.6")]
    if foe == seat:
        return [Reason("nobody attacks oneself", "13.6.6")]
    if not t.begun >> foe & 1:
        return [Reason("that player has not had a turn yet", "13.3.1")]
    return []


def many_declarations(t: Table) -> list[Option]:
    """8.2.3, 13.6.6: the attacks of the turn player, or of any player of the turn team, each on
    somebody; or the end."""
    out: list[Option] = []
    for seat in t.turn_seats():
        foes = [foe for foe in targets(t, seat) if may_attack(t, seat, foe)]
        declared = declared_by(t, seat) if foes else NOTHING_DECLARED
        for foe in foes:
            for o in declared:
                out.append(Option("attack", o.card, foe, o.number))
    out.append(END_ATTACKS)
    return out


def partner_attack_allowed(t: Table, seat: int) -> bool:
    """8.2.4.4: three standing partners, and nothing that forbids declaring it."""
    found: i64 = 0
    card: i64
    for card in t.zones[seat * KINDS + ENERGY]:
        if not t.rest[card] and t.kinds_of(card) & PARTNER:
            found += 1
    if found < PARTNERS_NEEDED:
        return False
    return not barred(t, NO_PARTNER_DECLARED, seat, t.entry(seat))


def declarations(t: Table) -> list[Option]:
    """8.2.3, 8.2.4: an attack with each supporter, as a partner attack too, or the end."""
    out = declared_by(t, t.turn_seat)
    out.append(END_ATTACKS)  # 8.2.3
    return out


def declared_by(t: Table, seat: int) -> list[Option]:
    """8.2.4: the attacks that a player could declare."""
    out: list[Option] = []
    partner = partner_attack_allowed(t, seat)
    offers = t.pool.offers
    for card in supporters(t, seat):
        out.append(offers[DECLARE][card])
        if partner:
            out.append(offers[DECLARE_PARTNER][card])
    if alone(t, seat):
        out.append(Option("attack"))
        if partner:
            out.append(Option("attack", number=1))
    return out


def blocker_valid(t: Table, card: int, attacked: int) -> bool:
    """11.6.2, 11.6.3: whether a blocker ability of a card is valid for who is attacked."""
    for number in t.abilities_of(card):
        ability = t.pool.abilities[number]
        if ability.kind != BLOCKER or not ability.zones >> t.zone[card] & 1:
            continue
        sc = Scope(number, t.refs[card], t.seat[card], None, NO_REGS)
        if ability.filter is not None and not ability.filter.holds(t, sc, t.refs[attacked]):
            continue
        if met(t, ability, sc):
            return True
    return False


def met(t: Table, ability: Ability, sc: Scope) -> bool:
    """Whether all keyword conditions of an ability are met."""
    for condition in ability.conditions:
        if not condition.true(t, sc):
            return False
    return True


def holds_cards(t: Table, seat: int) -> bool:
    """Whether a hand holds more than partners, which anyone can see (4.10.4)."""
    for card in t.zones[seat * KINDS + HAND]:
        if not t.pool.faces[card].kinds & PARTNER:
            return True
    return False


def lent_blocks(t: Table, seat: int, attacked: int) -> list[Found]:
    """Effects by which a seat can block for a character with cards that are no blockers."""
    if not t.pool.rules_changed:
        return []
    out: list[Found] = []
    for found in in_force(t, BLOCK_WITH):
        if found.binds(t, seat) and found.about(t, attacked):
            limit = found.number(t)
            if not limit or uses(t, found.active.scope) < limit:
                out.append(found)
    return out


def blockers(t: Table, seat: int) -> list[int]:
    """The hand cards with which a seat can block now (8.3.3)."""
    attacked = t.attacked()
    if attacked < 0 or barred(t, NO_BLOCK_FOR, seat, attacked):
        return []
    lent = lent_blocks(t, seat, attacked)
    denied = in_force(t, NO_BLOCK)
    out: list[int] = []
    for card in t.zones[seat * KINDS + HAND]:
        if t.pool.faces[card].kinds & PARTNER:
            continue
        if denied and barred(t, NO_BLOCK, seat, card, card):  # 1.3.3
            continue
        if blocker_valid(t, card, attacked) or any(f.admits(t, card) for f in lent):  # 1.3.1
            out.append(card)
    return out


def set_as_blockers(t: Table, seat: int) -> list[int]:
    """Rebirth cards in the hand that an effect lets be set in place of a block (8.3.3)."""
    if not t.pool.rules_touched >> SET_AS_BLOCKER & 1:
        return []
    return [
        card
        for card in t.zones[seat * KINDS + HAND]
        if barred(t, SET_AS_BLOCKER, seat, card) and not barred(t, NO_SET, seat, card)
    ]


def why_not(t: Table, seat: int, what: Option) -> list[Reason]:
    """Every clause that keeps a seat from an attack or a block now."""
    out: list[Reason] = []
    d = t.decision
    if d is None or d.seat != seat:
        out.append(Reason("it is not your decision", "8.2.3"))
    if what.kind in ("attack", "end attacks"):
        if d is None or d.kind != "attack":
            out.append(Reason("attacks are declared in the start step", "8.2.3"))
        if what.kind == "attack":
            if in_teams(t.format) and what.card >= 0 and t.team[t.seat[what.card]] == t.team[seat]:
                seat = t.seat[what.card]  # 13.5.7.2.4
            out.extend(why_no_attack(t, seat, what.spot))
            if what.card < 0:
                if not alone(t, seat):
                    out.append(Reason("an attack needs a supporter", "8.2.4"))
            elif t.zone[what.card] != MEMBER or t.seat[what.card] != seat:
                out.append(Reason("only your own member can support", "8.2.4"))
            elif t.rest[what.card]:
                out.append(Reason("the member is rested", "8.2.4.1"))
            elif what.card not in supporters(t, seat):
                out.append(Reason("an effect keeps it from supporting", "1.3.3"))
            if what.number and len(standing_partners(t, seat)) < PARTNERS_NEEDED:
                out.append(Reason("three standing partners are needed", "8.2.4.4"))
            if what.number and barred(t, NO_PARTNER_DECLARED, seat, t.entry(seat)):
                out.append(Reason("an effect denies partner attacks", "8.2.4.4"))
    else:
        if d is None or d.kind != "block":
            out.append(Reason("blocking is done in the block step", "8.3.3"))
        elif t.zone[what.card] != HAND or t.seat[what.card] != seat:
            out.append(Reason("only a card in your hand can block", "8.3.3"))
        elif what.card not in blockers(t, seat):
            if barred(t, NO_BLOCK, seat, what.card, what.card) or barred(
                t, NO_BLOCK_FOR, seat, t.attacked()
            ):
                out.append(Reason("an effect forbids blocking", "9.15.1"))
            if not blocker_valid(t, what.card, t.attacked()):
                if any(t.pool.abilities[n].kind == BLOCKER for n in t.abilities_of(what.card)):
                    out.append(Reason("it blocks for other characters only", "11.6.3"))
                else:
                    out.append(Reason("it has no valid blocker ability", "11.6.4"))
    return out
