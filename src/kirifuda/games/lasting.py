"""Effects that last already, and what a turn remembers: from a description into a position.

An effect is told by the card and the ability that made it and by whom it is on, or by a text, as if
an ability with that text had made it. In plain data a card is told by twice its number, one more if
it is meant as it was before it went elsewhere.
"""

from __future__ import annotations

from kirifuda.games.plan import Plan, Told
from kirifuda.kernel.errors import Reason, ScenarioError
from kirifuda.kernel.position.cards import Ability, CardDef
from kirifuda.kernel.position.scope import CARD_MASK, Delayed, Event, Lasting, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.values.lasting import Apply, Delay, lasts


def numbered(card: CardDef) -> list[int]:
    """The places of a card's abilities as they are counted: those printed on it first."""
    places = range(len(card.abilities))
    printed = [at for at in places if card.abilities[at].printed]
    return printed + [at for at in places if not card.abilities[at].printed]


def makes(ability: Ability) -> list[Apply | Delay]:
    """What of an ability makes something that lasts."""
    return [step for step in ability.body if isinstance(step, Apply | Delay)]


def parts_of(ability: Ability) -> list[Told]:
    """What an ability makes that lasts, as the beginnings of plain data."""
    out: list[Told] = []
    for step in makes(ability):
        one: Told = {"span": step.span, "until": step.until}
        if isinstance(step, Apply):
            one["change"] = step.modifier
            one["floating"] = step.floating or ability.modifiers[step.modifier].target is None
        else:
            one["waits"] = step.ability
            one["once"] = int(step.once)
        out.append(one)
    return out


# -- into a position -------------------------------------------------------------------------


def ref_of(s: State, told: int) -> int:
    """A reference from plain data: a card as it is, or as it was (a stamp that is long gone)."""
    card = told // 2
    return card if told % 2 else s.refs[card]


def refs_of(s: State, told: list[int]) -> list[int]:
    return [ref_of(s, one) for one in told]


def event_of(s: State, words: list[int]) -> Event:
    """An event from plain data."""
    kind, card, before, frm, to, seat, cause, source, actor, other, number = words
    refs = [ref_of(s, one) if one >= 0 else -1 for one in (card, before, other)]
    return Event(kind, refs[0], refs[1], frm, to, seat, cause, source, actor, refs[2], number)


def make_effects(s: State, plan: Plan, stamps: list[int]) -> None:
    """Let what lasts already last, with the moments at which it was made."""
    reasons: list[Reason] = []
    for one, stamp in zip(plan.effects, stamps, strict=True):
        why = _make(s, plan, one, stamp)
        if why:
            reasons.append(Reason(why, place=one.get("place", "effects")))
    if reasons:
        raise ScenarioError(reasons)
    s.history = [event_of(s, words) for words in plan.history]
    s.stale = True


def _make(s: State, plan: Plan, one: Told, stamp: int) -> str:
    """Make one effect; tells why not."""
    source = one["source"] // 2
    number = s.pool.base[s.pool.definition[source]] + one["ability"]
    ability = s.pool.abilities[number]
    on = one.get("on")
    regs = [refs_of(s, held) for held in one.get("chosen", [])]
    while len(regs) < ability.registers:
        regs.append(refs_of(s, on) if on and "chosen" not in one else [])
    event = event_of(s, one["event"]) if "event" in one else None
    sc = Scope(number, ref_of(s, one["source"]), one["master"], event, regs)
    sc.numbers = one.get("kept", sc.numbers)
    first, last = _turns(s, plan, one, sc)
    if 0 <= last < plan.turn:
        return f"it has ended with turn {last}"
    until: int = one.get("until", 0)
    if "waits" in one:
        at = s.pool.base[s.pool.definition[source]] + one["waits"]
        made = Delayed(sc, at, bool(one.get("once")), until, last)
        if s.pool.rules.chained:
            made.stamp = stamp
        s.delayed = [*s.delayed, made]
        return ""
    modifier = ability.modifiers[one["change"]]
    targets: list[int] | None = None if on is None else refs_of(s, on)
    if modifier.target is not None and on is None and not one.get("floating", True):
        targets = [r for r in modifier.target.refs(s, sc) if s.alive(r)]
        if not targets:
            return "it is not told on whom it is"
    told = (until, first, last, stamp)
    given = one.get("numbers")
    if targets is not None and modifier.each and given is None:
        for ref in targets:
            amounts = modifier.amounts_for(s, sc, ref)
            s.lasting = [*s.lasting, Lasting(sc.copy(), one["change"], [ref], amounts, *told)]
    else:
        amounts = modifier.amounts(s, sc) if given is None else given
        s.lasting = [*s.lasting, Lasting(sc, one["change"], targets, amounts, *told)]
    return ""


def _turns(s: State, plan: Plan, one: Told, sc: Scope) -> tuple[int, int]:
    """From which turn to which an effect lasts: as told, or as its text says."""
    if "first" in one:
        return one["first"], one.get("last", -1)
    made = one.get("made", plan.turn)
    now = (s.turn, s.turn_seat)
    s.turn = made
    s.turn_seat = s.turn_back(plan.turn - made, s.turn_seat)
    first, last = lasts(s, sc, one.get("span", 0))
    s.turn, s.turn_seat = now
    return first, last


# -- out of a position -----------------------------------------------------------------------


class UnsayableError(Exception):
    """Something that a description cannot tell."""


class Refs:
    """References of a match as plain data."""

    def __init__(self, s: State) -> None:
        self.s = s

    def one(self, ref: int) -> int:
        """A reference; a card that has gone elsewhere is told as it was."""
        card = ref & CARD_MASK
        return 2 * card + (0 if self.s.refs[card] == ref else 1)

    def many(self, refs: list[int]) -> list[int]:
        return [self.one(ref) for ref in refs]

    def event(self, ev: Event) -> list[int]:
        refs = [self.one(ref) if ref >= 0 else -1 for ref in (ev.card, ev.before, ev.other)]
        return [
            *(ev.kind, refs[0], refs[1], ev.frm, ev.to, ev.seat, ev.cause, ev.source, ev.actor),
            *(refs[2], ev.number),
        ]

    def scope(self, sc: Scope) -> Told:
        """What an effect knows: its card, its ability, what it has chosen and counted."""
        s = self.s
        at = sc.ability - s.pool.base[s.pool.ability_def[sc.ability]]
        if s.pool.definition[sc.source & CARD_MASK] != s.pool.ability_def[sc.ability]:
            raise UnsayableError("an effect of an ability that its card has got from another one")
        out: Told = {"source": self.one(sc.source), "master": sc.master, "ability": at}
        if any(sc.regs):
            out["chosen"] = [self.many(held) for held in sc.regs]
        if any(sc.numbers):
            out["kept"] = list(sc.numbers)
        if sc.event is not None:
            out["event"] = self.event(sc.event)
        return out


def told_effects(s: State) -> tuple[list[Told], list[int]]:
    """What lasts in a position as plain data, and the moments at which it was made."""
    refs = Refs(s)
    out: list[Told] = []
    stamps: list[int] = []
    for e in s.lasting:
        one = refs.scope(e.scope)
        one["change"] = e.modifier
        if e.targets is not None:
            one["on"] = refs.many(e.targets)
        one |= {"numbers": list(e.numbers), "until": e.until, "first": e.first, "last": e.last}
        out.append(one)
        stamps.append(e.stamp)
    for d in s.delayed:
        one = refs.scope(d.scope)
        one["waits"] = d.ability - s.pool.base[s.pool.ability_def[d.ability]]
        one |= {"once": int(d.once), "until": d.until, "first": s.turn, "last": d.last}
        out.append(one)
        stamps.append(d.stamp or s.clock)
    return out, stamps
