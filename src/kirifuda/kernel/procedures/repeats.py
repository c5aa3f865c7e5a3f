"""Actions that lead back to the very same position: they are not taken there again.

An action is what was chosen at first, with all that who acts chooses until it is over.
`State.course` is the one under way: whose it is, the fingerprint of the position where it was
taken, all that was chosen so far as one number (the path), that number as of the last time when
there was anything else to choose (the mark), whether there are others to choose now, and the act.
`State.prints` holds pairs: the fingerprint of a position, and what was done in it.

Cards that are picked one after the other are one choice: in which order does not matter, unless an
order is told with them (`Rules.sorts`).
"""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.kernel.events.moving import secret
from kirifuda.kernel.position.decisions import Decision, Option
from kirifuda.kernel.position.fingerprints import MASS, MASS_BITS, fingerprint
from kirifuda.kernel.position.scope import NO_NUMBERS
from kirifuda.kernel.position.state import State

MOST_TRIES: Final = 12  # so often a play that could not be paid for is offered again
ACT_NUMBERS: Final = 1024 * 8 * 1024  # of each kind of action
OFTEN: Final = -5  # in `State.prints`, after the number of an action: it was taken once more
PICKING: Final = Option("pick")
KIND_NUMBERS: Final[dict[str, int]] = {}  # what `kind_number` has worked out already

# places in `State.course`
WHOSE: Final = 0
WHERE: Final = 1
PATH: Final = 2
MARK: Final = 3
OTHERS: Final = 4
ACT: Final = 5  # the number of the action (`act_number`), if the game tells it


def kind_number(kind: str) -> int:
    """A kind of option as a number of 30 bits."""
    known = KIND_NUMBERS.get(kind)
    if known is None:
        known = 0
        for letter in kind:
            known = (known * 31 + ord(letter)) & MASS
        KIND_NUMBERS[kind] = known
    return known


def stepped(path: i64, option: Option) -> i64:
    """What was chosen so far, and this, as one number: odd, so never 0."""
    n: i64 = path & MASS
    n = (n * 1000003 + kind_number(option.kind)) & MASS
    n = (n * 1000003 + option.card + 1) & MASS
    n = (n * 1000003 + option.spot + 1) & MASS
    n = (n * 1000003 + option.number + 1) & MASS
    n = (n * 1000003 + option.ability + 1) & MASS
    n ^= n >> 15
    return (n << 1 | 1) & MASS  # the last bit of n tells options apart, so it is kept


def added(s: State, path: i64, card: i64) -> i64:
    """The same for one more of some cards, in whatever order they are picked."""
    return (path + (s.pool.weights[card] << 1)) & MASS


def together(s: State, d: Decision) -> bool:
    """Whether what is picked one after the other is one choice."""
    return d.most > 1 and d.kind != s.pool.rules.sorts


def after(s: State, d: Decision, path: i64, option: Option) -> i64:
    """What was chosen so far, and an option of a decision, as one number.

    Which card it is that one cannot see is no part of it.
    """
    if option.card >= 0 and secret(s, d.seat, option.card):
        return stepped(path, PICKING)
    if not together(s, d):
        return stepped(path, option)
    if not d.picked:
        path = stepped(path, PICKING)
    return added(s, path, option.card) if option.card >= 0 else path


def same_choice(s: State, d: Decision, one: Option, other: Option) -> bool:
    """Whether `after` tells two options of a decision apart."""
    hidden = one.card >= 0 and secret(s, d.seat, one.card)
    if hidden != (other.card >= 0 and secret(s, d.seat, other.card)):
        return False
    return hidden or (one.card == other.card if together(s, d) else one.same(other))


def begin_action(s: State, seat: int, option: Option, more: int = 0, act: int = 0) -> None:
    """Someone takes an action; what they choose from now on belongs to it.

    `more` (30 bits) tells apart what only the game knows of the position.
    """
    now = fingerprint(s) ^ more
    path = stepped(now, option)
    s.course = [seat, now, path, path, 1, act]


def chosen(s: State, d: Decision, option: Option) -> None:
    """Someone has chosen while an action is under way."""
    if s.course[WHOSE] == d.seat:
        course = s.course[:]
        course[PATH] = after(s, d, course[PATH], option)
        if course[OTHERS]:  # else nothing is left to do before it either
            course[MARK] = course[PATH]
        s.course = course


def keep(s: State, where: int, what: int) -> None:
    """Remember what was done in a position."""
    if not s.own_prints:
        s.prints = s.prints[:]
        s.own_prints = True
    s.prints.append(where)
    s.prints.append(what)


def end_action(s: State) -> None:
    """The action under way is over: it was done, with all choices made in it."""
    course = s.course
    if course:
        where = course[WHERE]
        if course[PATH] != course[MARK]:
            keep(s, where, course[PATH])
        keep(s, where, course[MARK])
        s.course = NO_NUMBERS


def been_near(s: State) -> bool:
    """Whether something was done in this turn with every card in the zone where it is now."""
    return was_near(s, s.prints)


def was_near(s: State, prints: list[int]) -> bool:
    """Whether something of what was done before, as `State.prints` keeps it, was done near here."""
    where: i64 = s.mass & MASS
    for i in range(0, len(prints), 2):
        then: i64 = prints[i]
        if then >> MASS_BITS == where:
            return True
    return False


def done_at(s: State, position: int) -> list[int]:
    """What was done in a position of this turn (its fingerprint)."""
    prints = s.prints
    where: i64 = position
    out = NO_NUMBERS
    for i in range(0, len(prints), 2):
        then: i64 = prints[i]
        if then == where:
            out = [*out, prints[i + 1]]
    return out


def unrepeated(s: State, options: list[Option], more: int = 0) -> list[Option]:
    """Leave out what was done before in this very position in this turn, in every way it can be."""
    if not been_near(s):
        return options
    now = fingerprint(s) ^ more
    done = done_at(s, now)
    return [o for o in options if stepped(now, o) not in done] if done else options


def withhold(s: State) -> None:
    """Leave out what would make the action under way one that was taken before where it began.

    What is asked only step by step is no choice.
    """
    d = s.decision
    if d is None or d.forced or d.seat != s.course[WHOSE]:
        return
    path: i64 = s.course[PATH]
    done = done_at(s, s.course[WHERE])
    if done:
        left = [o for o in d.options if not exhausted(s, d, path, o, done)]
        if left:
            d.options = left
    if d.picked:
        return
    others = 1 if differ(s, d, path, done) else 0
    if others != s.course[OTHERS]:
        course = s.course[:]
        course[OTHERS] = others
        s.course = course


def exhausted(s: State, d: Decision, path: i64, option: Option, done: list[int]) -> bool:
    """Whether all that an option can lead to was done, as far as picks belong together."""
    then = after(s, d, path, option)
    if then in done:
        return True
    least = d.least - len(d.picked) - 1
    if option.card < 0 or least <= 0 or not together(s, d):
        return False
    rest = [o.card for o in d.options if o.card >= 0 and o.card != option.card]
    return not left_open(s, then, rest, least, done, 1)


def differ(s: State, d: Decision, path: i64, done: list[int]) -> bool:
    """Whether a decision can be made in more than one way that was not taken before."""
    first = d.options[0]
    alike = True
    for option in d.options:
        if option is not first and not same_choice(s, d, option, first):
            alike = False
            break
    if alike or not done or not together(s, d):
        return not alike
    cards = [o.card for o in d.options if o.card >= 0]
    start = stepped(path, PICKING)
    found = 0
    for count in range(d.least, min(d.most, len(cards)) + 1):
        found += left_open(s, start, cards, count, done, 2 - found)
        if found > 1:
            return True
    return False


def left_open(
    s: State, path: i64, cards: list[int], count: int, done: list[int], enough: int
) -> int:
    """In how many ways so many of the cards can be picked that were not done; at most `enough`."""
    if count == 0:
        return 0 if path in done else 1
    if count > len(cards):
        return 0
    found = 0
    for i in range(len(cards)):
        then = added(s, path, cards[i])
        found += left_open(s, then, cards[i + 1 :], count - 1, done, enough - found)
        if found >= enough:
            break
    return found


def would_repeat(s: State, what: Option) -> bool:
    """Whether a choice is left out because it would make the action under way a repeated one."""
    d = s.decision
    if d is None or not s.course or d.seat != s.course[WHOSE]:
        return False
    return exhausted(s, d, s.course[PATH], what, done_at(s, s.course[WHERE]))


def act_number(kinds: list[str], option: Option) -> int:
    """An action as a number: the same action of the same card gives the same one."""
    kind: i64 = 0
    while kinds[kind] is not option.kind and kinds[kind] != option.kind:
        kind += 1
    act: i64 = (kind * 1024 + option.card) * 8 + option.spot + 1
    return act * 1024 + option.ability + 1


def done_often(s: State, kinds: list[str], option: Option, most: int, mark: int = OFTEN) -> bool:
    """Whether an action has been taken so many times in this turn, whatever was chosen in it.

    `mark`: how `State.prints` tells that it was.
    """
    prints = s.prints
    if len(prints) < 2 * most:
        return False
    act = act_number(kinds, option)
    times = 0
    for i in range(0, len(prints), 2):
        if prints[i] == act and prints[i + 1] == mark:
            times += 1
    return times >= most


def taken_back(s: State) -> None:
    """The action under way was none: it may be tried again, but not for ever in one position."""
    if not s.course:
        return
    now = s.course[WHERE]
    act = s.course[MARK]
    tries = 0
    for number in done_at(s, now):
        if number == -act:
            tries += 1
    s.prints = [*s.prints, now, -act if tries < MOST_TRIES else act]
    s.course = NO_NUMBERS


def withheld(s: State, what: Option) -> bool:
    """Whether neither an action nor the same one with a copy of its card is offered.

    If nothing else forbids it, it would repeat a position.
    """
    d = s.decision
    if d is None:
        return False
    for o in d.options:
        if o.same(what):
            return False
        if o.kind == what.kind and o.spot == what.spot and o.card >= 0 and what.card >= 0:
            if s.pool.definition[o.card] == s.pool.definition[what.card]:
                return False
    return True
