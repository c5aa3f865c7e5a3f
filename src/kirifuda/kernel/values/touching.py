"""Whether a card may be something else than printed, found out without computing any values."""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.kernel.position.needs import READS_WORDS
from kirifuda.kernel.position.scope import Active
from kirifuda.kernel.position.state import WORDS_OF, State
from kirifuda.kernel.values.projecting import as_printed


def touched(s: State, card: i64, what: i64) -> bool:
    """Whether a continuous ability may change a card now (`what`: as `State.untouched` tells).

    It does not if it is not valid where its card lies, is about other cards, or does not hold: as
    far as that can be told without values.
    """
    pool = s.pool
    if s.weighed or (not pool.steady and s.shifts()):
        return True
    kind: i64 = s.zone[card]
    seat: i64 = s.seat[card]
    source: i64
    for source in s.alert:
        definition: i64 = pool.definition[source]
        if not pool.reaching[definition] >> kind & 1:
            continue
        if not pool.lasting[definition] >> s.zone[source] & 1 or s.gone[s.seat[source]]:
            continue
        if s.down[source] and not pool.rules.works_face_down(s, source):
            continue
        for a in as_printed(s, source):
            if not a.reach >> kind & 1 or (a.own and source != card):
                continue
            if a.mine and a.scope.master != seat and not s.lent:
                continue
            if what >= 0:
                if not a.modifier.changes(what):
                    continue
            elif what == WORDS_OF and not a.modifier.writes & READS_WORDS:
                continue
            if may_hold(s, a):
                return True
    return False


def may_hold(s: State, a: Active) -> bool:
    """Whether the conditions of a continuous ability are met that look at no values."""
    s.weighed = True  # whoever asks for values all the same has them computed
    held = True
    own = a.modifier.condition
    if own is not None and not own.reads and not own.true(s, a.scope):
        held = False
    if held:
        for condition in s.pool.abilities[a.scope.ability].conditions:
            if not condition.reads and not condition.true(s, a.scope):
                held = False
                break
    s.weighed = False
    return held
