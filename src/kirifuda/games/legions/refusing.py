"""Why a choice that is no main phase action is not offered: targets (34), where an unlocked card
goes (31, 32), lanes (18, 33), which ability comes next (37-6)."""

from __future__ import annotations

from kirifuda.games.legions.battle import Attack, why_not_target
from kirifuda.games.legions.playing import why_not_play, why_not_to
from kirifuda.games.legions.table import Table
from kirifuda.games.legions.zones import LANES, MINION, MINIONS, SKILL
from kirifuda.kernel.errors import Reason
from kirifuda.kernel.position.decisions import Decision, Option
from kirifuda.kernel.timing.sequences import triggered


def why_not_chosen(t: Table, seat: int, d: Decision, what: Option) -> list[Reason] | None:
    """What is against a choice of the turn player; None: nothing is known of such a choice."""
    if d.kind == "target" and what.kind == "target":
        top = t.stack[-1]
        assert isinstance(top, Attack)
        if what.card < 0:
            return [Reason("it must be told which card is meant", "34-4")]
        return why_not_target(t, top.card, what.card, top.limited == 1)
    if d.kind == "play or standby" and what.kind in ("play", "standby"):
        return why_not_there(t, seat, d.source, what)
    if d.kind == "lane" and what.kind == "lane":
        return why_not_lane(t, d, what)
    if d.kind == "trigger" and what.kind == "trigger":
        return why_not_next(t, what)
    return None


def why_not_there(t: Table, seat: int, card: int, what: Option) -> list[Reason]:
    """31-5: what keeps a card that was unlocked from being played, or from standing by."""
    if what.card != card:
        return [Reason("another card has been unlocked", "31-5")]
    if what.kind == "play":
        out = why_not_play(t, seat, card)
        if not out and t.kinds_of(card) & MINION:
            return why_not_to(t, seat, card, what.spot)
        return out
    if not t.kinds_of(card) & (SKILL | MINION):
        return [Reason("arts and lords do not stand by", "31-5")]
    if t.standby_room(seat) <= 0:
        return [Reason("there is no room on standby", "17-17")]
    return []


def why_not_lane(t: Table, d: Decision, what: Option) -> list[Reason]:
    """17-11, 18-5: what keeps a card from coming to a lane."""
    if not 0 <= what.spot < LANES:
        return [Reason("there is no such lane", "18-1")]
    told = [option for option in d.options if option.card == what.card]
    if not told:
        return [Reason("it is not the card for which a lane is chosen", d.clause)]
    taken = t.in_lane(t.seat[what.card], what.spot)
    if taken >= 0 and taken != what.card:
        return [Reason("the lane is taken", "17-11")]
    if t.zone[what.card] == MINIONS and taken == what.card:
        return [Reason("it is there already", d.clause)]
    if t.zone[what.card] == MINIONS:
        return [Reason("the lane is not next to its own", "18-5")]
    return [Reason("the text names another lane", d.clause)]


def why_not_next(t: Table, what: Option) -> list[Reason]:
    """37-6: what keeps an ability from being the next one."""
    for one in triggered(t):
        if one.card == what.card and one.ability == what.ability:
            d = t.decision
            assert d is not None
            if d.options[0].card == t.acting:
                return [Reason("the card that has acted comes first", "37-6a")]
            return [Reason("cards that an effect has placed come first", "37-6b")]
    return [Reason("it has not triggered", "37-1")]
