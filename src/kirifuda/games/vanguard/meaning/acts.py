"""What is done: choosing, looking, drawing, charging, and what verbs do to cards."""

from __future__ import annotations

from kirifuda.games.vanguard.calling import Call, Circles
from kirifuda.games.vanguard.doing import (
    CounterCharge,
    CounterCharged,
    Damage,
    EnergyCharge,
    Flip,
    Persona,
    Put,
    Reveal,
    Shuffles,
    Turn,
    soul_charge,
)
from kirifuda.games.vanguard.happening import Chose
from kirifuda.games.vanguard.meaning.context import (
    Context,
    NoMeaning,
    child,
    children,
    means,
    number,
    part,
)
from kirifuda.games.vanguard.meaning.counts import bounds, exactly
from kirifuda.games.vanguard.meaning.deeds import DISCARDABLE
from kirifuda.games.vanguard.meaning.groups import (
    Group,
    group,
    ref,
)
from kirifuda.games.vanguard.meaning.making import call_token, make_in_zone
from kirifuda.games.vanguard.meaning.places import Goal, Place, circles, goal, place
from kirifuda.games.vanguard.picks import (
    CHOOSE,
    DIFFERENT_GRADES,
    DIFFERENT_NAMES,
    MODE,
    ONE_NAME,
)
from kirifuda.games.vanguard.riding import Ride
from kirifuda.games.vanguard.zones import (
    BIND,
    CIRCLES,
    DAMAGE,
    DECK,
    DROP,
    HAND,
    ORDERS,
    REMOVED,
    RIDE_DECK,
)
from kirifuda.kernel.effects.choosing import Choose, ChooseNumber, Collect, Gather
from kirifuda.kernel.effects.conditions import Between
from kirifuda.kernel.effects.flow import Jump
from kirifuda.kernel.effects.relations import FirstOf, InZones, OwnerOf
from kirifuda.kernel.effects.terms import (
    Amount,
    Both,
    Cards,
    Chosen,
    Fixed,
    Is,
    Not,
    Number,
    Where,
)
from kirifuda.text import Node

HIDDEN = {HAND, DECK, RIDE_DECK}
DISTINCT = {"names": DIFFERENT_NAMES, "grades": DIFFERENT_GRADES, "same": ONE_NAME}


# -- choosing ----------------------------------------------------------------------------------


def choose(
    cx: Context,
    found: Cards,
    least: Amount,
    most: Amount,
    distinct: str = "",
    unsure: bool = False,
) -> Cards:
    """Who acts chooses so many of some cards."""
    if cx.standing:
        raise NoMeaning("what holds chooses nothing")
    code = 0
    if distinct:
        if distinct not in DISTINCT or not isinstance(least, Fixed) or least.n > 0:
            raise NoMeaning("so many that differ, be there no more")
        code = DISTINCT[distinct]
    register, kept = cx.into()
    made = Choose("7.50.1", CHOOSE, register, cx.actor, found, least, most, unsure, code)
    cx.emit(made)
    cx.emit(Chose(register))
    cx.choice = made
    cx.note("choose", kept)
    return kept


def some(cx: Context, such: Group, at: Place | None, many: Node) -> Cards:
    """So many of such cards, chosen where they are, or of those just seen."""
    hidden = False
    if at is None and such.anywhere and cx.seen is not None:
        at = Place(None, seen=True)
    if at is not None:
        hidden = at.seen or bool(set(at.zones) & HIDDEN)
        if at.who is not None and such.whose is not None:
            if type(at.who) is not type(such.whose):
                raise NoMeaning("of two fighters at once")
            such.whose = None
    else:
        hidden = bool(set(such.zones) & HIDDEN)
    if cx.taken >= 0:
        if at is not None and at.seen:
            raise NoMeaning("which are left of those just seen, time after time")
        such.located.append(Not(Is(cx.keep(cx.taken))))  # 12.7.3
    found = such.cards(cx, at)  # 7.11.4: of all places that are told
    least, most = bounds(cx, many)
    # 7.11.2, 7.11.3: where not all can check it, one may find nothing; what lies open is found
    unsure = hidden and bool(such.parts)
    kept = choose(cx, found, least, most, such.distinct, unsure)
    if cx.taken >= 0:
        cx.emit(Gather(cx.taken, kept))
    if at is not None and len(at.zones) > 1 and isinstance(kept, Chosen):
        cx.zones[kept.register] = at.zones
    if at is not None and at.seen:
        assert cx.seen is not None
        cx.rest = Where(cx.rest if cx.rest is not None else cx.seen, Not(Is(kept)))
    return kept


def then_verb(cx: Context, verb: Node, kept: Cards) -> None:
    """What is done with cards that were chosen."""
    if verb.phrase == "verb1.choose":
        cx.it = kept
        cx.leave_open()
        return
    if verb.phrase == "verb1.search":
        cx.searched = True
        cx.it = kept
        cx.leave_open()
        return
    cx.it = kept
    cx.do_to(verb, kept)


@means("act.some")
def act_some(cx: Context, node: Node) -> None:
    such = group(cx, child(node, 0))
    verb = child(node, 2)
    if such.token and such.whose is None and not such.ticket:
        if verb.phrase.startswith("verb1.call"):
            call_token(cx, such.token, child(node, 1), verb)
            return
    elif such.ticket and such.whose is None and verb.phrase == "verb1.add":
        make_in_zone(cx, such.token, exactly(cx, child(node, 1)), HAND, "add")
        return
    if such.token and such.whose is None and not such.zones:
        raise NoMeaning("whose tokens these are is not told")
    then_verb(cx, verb, some(cx, such, None, child(node, 1)))


@means("act.from")
def act_from(cx: Context, node: Node) -> None:
    at = place(cx, child(node, 0))
    such = group(cx, child(node, 1))
    searching(cx, at, child(node, 3))
    kept = some(cx, such, at, child(node, 2))
    if child(node, 3).phrase == "verb1.search":
        cx.described = (child(node, 0), child(node, 1), cx.choice)
    then_verb(cx, child(node, 3), kept)


@means("act.from_any")
def act_from_any(cx: Context, node: Node) -> None:
    at = place(cx, child(node, 0))
    searching(cx, at, child(node, 2))
    then_verb(cx, child(node, 2), some(cx, Group(), at, child(node, 1)))


def searching(cx: Context, at: Place, verb: Node) -> None:
    if verb.phrase == "verb1.search" and DECK not in at.zones:
        raise NoMeaning("only decks are searched, alone or with another place")
    if verb.phrase != "verb1.search" and DECK in at.zones and not at.seen:
        raise NoMeaning("cards of a deck are searched for, not chosen")
    if DECK in at.zones:
        cx.deck = at.who or cx.actor


@means("act.to_from")
def to_from(cx: Context, node: Node) -> None:
    """All such cards of a place, or of those just seen; who acts may be sure that they are all."""
    told, verb = child(node, 1), child(node, 2)
    if told.phrase != "cards.all":
        raise NoMeaning("whether it is still there is not asked so")
    at, such = place(cx, child(node, 0)), group(cx, child(told, 0))
    if such.distinct or (not at.seen and set(at.zones) & HIDDEN):
        raise NoMeaning("all of them, where not all can be sure of it")
    kept = cx.pin(such.cards(cx, at), "7.50.1")
    if at.seen:
        assert cx.seen is not None
        cx.rest = Where(cx.rest if cx.rest is not None else cx.seen, Not(Is(kept)))
    then_verb(cx, verb, kept)


@means("it.so_many")
def it_so_many(cx: Context, node: Node) -> None:
    """So many of the cards just seen."""
    if cx.seen is None:
        raise NoMeaning("no cards were told of before of which these could be so many")
    then_verb(cx, child(node, 1), some(cx, Group(), Place(None, seen=True), child(node, 0)))


@means("act.card_some")
def card_some(cx: Context, node: Node) -> None:
    least, most = bounds(cx, child(node, 1))
    found = ref(cx, child(node, 0))
    kept = choose(cx, found, least, most)
    if found is cx.seen:
        cx.rest = Where(found, Not(Is(kept)))
    then_verb(cx, child(node, 2), kept)


@means("act.kinds", "act.kinds_from")
def each_kind(cx: Context, node: Node) -> None:
    """So many of each kind, one kind after the other, then together."""
    at = place(cx, child(node, 0)) if node.phrase == "act.kinds_from" else None
    first = 0 if at is None else 1
    told, many, verb = child(node, first), child(node, first + 1), child(node, first + 2)
    if at is not None:
        searching(cx, at, verb)
    items = children(told, 0) if told.phrase == "kinds.and" else (child(told, 0), child(told, 1))
    kept: list[Cards] = []
    groups = [group(cx, item) for item in items]
    for such in groups:
        if such.whose is None:
            # あなたのソウルのAとBを: what is told before the first is told of all
            such.whose = groups[0].whose
            such.zones = such.zones or groups[0].zones
        if kept:
            such.located.append(Not(Is(Both(list(kept)))))
        n = Fixed(number(many, 0))
        least = n if many.phrase == "apiece.n" else Fixed(0)
        where = at
        if where is None and such.anywhere and cx.seen is not None:
            where = Place(None, seen=True)
        hidden = where is not None and (where.seen or bool(set(where.zones) & HIDDEN))
        one = choose(cx, such.cards(cx, where), least, n, such.distinct, hidden)
        if where is not None and where.seen:
            assert cx.seen is not None
            cx.rest = Where(cx.rest if cx.rest is not None else cx.seen, Not(Is(one)))
        kept.append(one)
    register, all_ = cx.into()
    del cx.deeds[-len(kept) :]  # they are one choice
    cx.emit(Collect("7.50.1", register, Both(kept)))
    cx.note("choose", all_)
    then_verb(cx, verb, all_)


part("kinds.and", "kinds.pair", "apiece.n", "apiece.up_to", "verb1.search")


# -- charges -----------------------------------------------------------------------------------


def charge(cx: Context, phrase: str, n: int) -> None:
    amount = cx.so_many(n)
    if phrase.endswith("energy"):
        cx.emit(EnergyCharge(cx.actor, amount))
        return
    register, kept = cx.into()
    if phrase.endswith("soul"):
        cx.emit(soul_charge(cx.actor, amount, register))
        cx.note("soul charge", kept)
        return
    cx.emit(CounterCharge(cx.actor, amount, register))
    cx.emit(CounterCharged(cx.actor, register))


@means("act.charge_soul", "act.charge_counter", "act.charge_energy")
def charge_act(cx: Context, node: Node) -> None:
    charge(cx, node.phrase, number(node, 0))


@means("act.charges")
def charges(cx: Context, node: Node) -> None:
    for one in children(node, 0):
        charge(cx, one.phrase, number(one, 0))


@means("act.charge_either")
def charge_either(cx: Context, node: Node) -> None:
    index = cx.number()
    cx.emit(ChooseNumber("11.8.4", MODE, index, cx.actor, Fixed(1), Fixed(2)))
    other = cx.only_if(Between(Number(index), Fixed(1), Fixed(1)))
    charge(cx, child(node, 0).phrase, number(child(node, 0), 0))
    end = Jump()
    cx.emit(end)
    cx.land(other)
    charge(cx, child(node, 1).phrase, number(child(node, 1), 0))
    cx.land(end)


part("charge.soul", "charge.counter", "charge.energy")


@means("act.damage")
def damage(cx: Context, node: Node) -> None:
    cx.emit(Damage(cx.it, Fixed(number(node, 0))))


@means("act.persona")
def persona(cx: Context, node: Node) -> None:
    cx.emit(Persona(cx.actor))


# -- verbs -------------------------------------------------------------------------------------


LAX = (
    "cards.all",
    "cards.done",
    "cards.done_such",
    "cards.rest",
    "cards.revealed_rest",
    "cards.bound_by",
)


@means("act.to")
def to_cards(cx: Context, node: Node) -> None:
    told, verb = child(node, 0), child(node, 1)
    if told.phrase == "cards.these":
        raise NoMeaning("which of these is not told", told)
    found = cx.read(told, Cards)
    lax = told.phrase in LAX
    cx.act_on(found, lambda cards: lay(cx, verb, cards, lax))


def lay(cx: Context, verb: Node, found: Cards, lax: bool) -> None:
    kept, cx.lax = cx.lax, lax
    cx.do_to(verb, found)
    cx.lax = kept


#: What is done to units, so that the unit itself is meant where none is named (11.8.5.3).
TO_UNITS = (
    *("verb1.stand", "verb1.rest", "verb1.retire", "verb1.back", "verb1.bind", "verb1.bind_face"),
    *("verb1.put", "verb1.put_face", "verb1.remove", "verb1.move", "verb1.shuffle_back"),
)


@means("it.do")
def to_it(cx: Context, node: Node) -> None:
    verb = child(node, 0)
    cx.do_to(verb, cx.left_out() if verb.phrase in TO_UNITS else cx.it)


def put(
    cx: Context, deed: str, clause: str, found: Cards, where: Goal, down: int = -1, rest: int = 0
) -> None:
    """Cards go to a zone; those that did are spoken of from then on."""
    if where.or_zone >= 0:
        put_either(cx, deed, clause, found, where)
        return
    origins: dict[int, Cards] = {}
    if isinstance(found, Chosen):
        for zone in cx.zones.get(found.register, []):
            at, there = cx.into()
            cx.emit(Collect(clause, at, Where(found, InZones(1 << zone))))
            origins[zone] = there
    register, kept = cx.into()
    made = Put(clause, cx.actor, found, where.zone, register, where.where, down, rest, cx.lax)
    made.whose = where.who
    made.ordered = where.ordered
    made.mixed = where.mixed
    made.frm = where.frm
    cx.emit(made)
    cx.put = made
    if where.zone == DECK:
        cx.deck = where.who or OwnerOf(kept, cx.actor)  # 11.8.5.2
    cx.note(deed, kept, where.zone)
    cx.deeds[-1].origins = origins
    cx.it = kept


def put_either(cx: Context, deed: str, clause: str, found: Cards, where: Goal) -> None:
    """One of two places, as who acts chooses."""
    index = cx.number()
    cx.emit(ChooseNumber("11.8.4", MODE, index, cx.actor, Fixed(1), Fixed(2)))
    other = cx.only_if(Between(Number(index), Fixed(1), Fixed(1)))
    put(cx, deed, clause, found, Goal(where.zone, where.where, ordered=where.ordered))
    first = cx.deeds[-1].cards
    end = Jump()
    cx.emit(end)
    cx.land(other)
    put(cx, deed, clause, found, Goal(where.or_zone, where.or_where, ordered=where.ordered))
    cx.land(end)
    both = FirstOf([first, cx.deeds[-1].cards])
    for one in cx.deeds[-2:]:
        one.way = True
    cx.note(deed, both)
    cx.it = both


@means("verb1.put", "verb1.put_any_order")
def put_there(cx: Context, node: Node, found: Cards) -> None:
    where = goal(cx, child(node, 0))
    where.ordered = node.phrase == "verb1.put_any_order"
    put(cx, "put", "7.4.1", found, where)


@means("verb1.put_face")
def put_face(cx: Context, node: Node, found: Cards) -> None:
    where = goal(cx, child(node, 0))
    put(cx, "put", "7.4.1", found, where, 1 if child(node, 1).phrase == "face.down" else 0)


@means("verb1.put_posed")
def put_posed(cx: Context, node: Node, found: Cards) -> None:
    where = goal(cx, child(node, 0))
    if where.zone != ORDERS:
        raise NoMeaning("cards neither stand nor rest there")
    put(cx, "put", "7.4.1", found, where, rest=1 if child(node, 1).phrase == "pose.rest" else 0)


GOES = {
    "verb1.add": ("add", "7.4.1", HAND),
    "verb1.back": ("add", "7.4.1", HAND),
    "verb1.discard": ("discard", "7.9.1", DROP),
    "verb1.bind": ("bind", "7.29.1", BIND),
    "verb1.retire": ("retire", "7.18.1", DROP),
    "verb1.remove": ("remove", "7.19.1", REMOVED),
    "verb1.heal": ("heal", "7.20.1", DROP),
}


@means(*GOES)
def goes(cx: Context, node: Node, found: Cards) -> None:
    deed, clause, zone = GOES[node.phrase]
    put(cx, deed, clause, found, Goal(zone, frm=FROM.get(node.phrase, -1)))


#: From where cards are moved so: of others it is not done (7.9.1, 7.18.1, 7.20.1).
FROM = {"verb1.discard": DISCARDABLE, "verb1.retire": CIRCLES, "verb1.heal": 1 << DAMAGE}


@means("verb1.bind_face")
def bind_face(cx: Context, node: Node, found: Cards) -> None:
    down = 1 if child(node, 0).phrase == "face.down" else 0
    put(cx, "bind", "7.29.1", found, Goal(BIND), down)


@means("verb1.stand", "verb1.rest")
def turn(cx: Context, node: Node, found: Cards) -> None:
    rest = 1 if node.phrase == "verb1.rest" else 0
    cx.emit(Turn(cx.actor, found, rest))
    cx.note("rest" if rest else "stand", found)


@means("verb1.up", "verb1.down")
def flip(cx: Context, node: Node, found: Cards) -> None:
    cx.emit(Flip(cx.actor, found, 1 if node.phrase == "verb1.down" else 0))


@means("verb1.reveal")
def reveal(cx: Context, node: Node, found: Cards) -> None:
    cx.emit(Reveal(cx.actor, found))
    cx.note("reveal", found)


@means("verb1.choose")
def choose_them(cx: Context, node: Node, found: Cards) -> None:
    raise NoMeaning("how many are chosen is not told")


def called(cx: Context, found: Cards, where: Circles, rest: int = 0) -> None:
    last = cx.choice
    if isinstance(found, Chosen) and isinstance(where.column, Chosen) and isinstance(last, Choose):
        itself = where.column.register == found.register == last.into
        if itself and not last.cards.spread(0) & CIRCLES:
            raise NoMeaning("no unit was told of in whose column they could be called")
    register, kept = cx.into()
    cx.call = Call(cx.actor, found, where, register, rest)
    cx.emit(cx.call)
    cx.note("call", kept)
    cx.it = kept


@means("verb1.call")
def call(cx: Context, node: Node, found: Cards) -> None:
    called(cx, found, circles(cx, child(node, 0)))


@means("verb1.call_posed")
def call_posed(cx: Context, node: Node, found: Cards) -> None:
    rest = 1 if child(node, 1).phrase == "pose.rest" else 0
    called(cx, found, circles(cx, child(node, 0)), rest)


@means("verb1.call_column", "verb1.call_apart")
def call_column(cx: Context, node: Node, found: Cards) -> None:
    where = circles(cx, child(node, 0))
    where.together = node.phrase == "verb1.call_column"
    called(cx, found, where)


@means("verb1.ride", "verb1.ride_posed")
def ride(cx: Context, node: Node, found: Cards) -> None:
    rest = -1
    if node.phrase == "verb1.ride_posed":
        rest = 1 if child(node, 0).phrase == "pose.rest" else 0
    register, kept = cx.into()
    cx.emit(Ride(cx.actor, found, register, rest))
    cx.note("ride", kept)
    cx.it = kept


@means("verb.either")
def either_verb(cx: Context, node: Node, found: Cards) -> None:
    """One of two things, as who acts chooses."""
    index = cx.number()
    cx.emit(ChooseNumber("11.8.4", MODE, index, cx.actor, Fixed(1), Fixed(2)))
    other = cx.only_if(Between(Number(index), Fixed(1), Fixed(1)))
    before = cx.told
    cx.do_to(child(node, 0), found)
    end = Jump()
    cx.emit(end)
    cx.land(other)
    cx.told = before
    cx.do_to(child(node, 1), found)
    cx.land(end)


@means("verb1.shuffle_back")
def shuffle_back(cx: Context, node: Node, found: Cards) -> None:
    put(cx, "put", "7.4.1", found, Goal(DECK, mixed=True))
    cx.emit(Shuffles(OwnerOf(cx.it, cx.actor)))


@means("verb1.move")
def move(cx: Context, node: Node, found: Cards) -> None:
    """7.34: from circle to circle, as the same card."""
    register, kept = cx.into()
    made = Call(cx.actor, found, circles(cx, child(node, 0)), register)
    made.moves = True
    cx.emit(made)
    cx.note("move", kept)
    cx.it = kept


@means("act.column")
def choose_column(cx: Context, node: Node) -> None:
    """A column, of the three as who acts sees them."""
    if number(node, 0) != 1 or cx.standing:
        raise NoMeaning("one column is chosen")
    index = cx.number()
    cx.emit(ChooseNumber("7.50.1", MODE, index, cx.actor, Fixed(1), Fixed(3)))
    cx.column = index, cx.actor
