"""Guessing: the same position with other hidden cards, as far as one seat can tell.

Programs that look ahead must not look into hands and decks. `imagine` gives them a copy in which
the cards that their seat cannot see are dealt anew among their places and chance is another, so
that what they try out there tells them nothing that they may not know.
"""

from __future__ import annotations

from kirifuda.kernel.events.moving import alert_cards, secret
from kirifuda.kernel.events.recalling import resolved
from kirifuda.kernel.foresight.dealing import deal
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import Pool
from kirifuda.kernel.position.chance import draw
from kirifuda.kernel.position.clues import Clue
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import advance
from kirifuda.kernel.timing.checks import PlayAbility


def unseen(s: State, seat: int) -> list[list[int]]:
    """The cards that a seat cannot see, in groups within which it cannot tell them apart."""
    groups: dict[tuple[int, str], list[int]] = {}
    rules = s.pool.rules
    size: int = s.pool.size
    for card in range(size):
        if secret(s, seat, card):
            key = (s.pool.owner[card], rules.back(s, card))
            if key in groups:
                groups[key].append(card)
            else:
                groups[key] = [card]
    return list(groups.values())


def dealt(pool: Pool, definition: list[int]) -> Pool:
    """The same cards, but each number is the definition given."""
    p = Pool(pool.rules, [], [])
    p.defs = pool.defs
    p.decks = pool.decks
    p.abilities = pool.abilities
    p.ability_def = pool.ability_def
    p.base = pool.base
    p.printed = pool.printed
    p.backs = pool.backs
    p.listens = pool.listens
    p.lasting = pool.lasting
    p.listening = pool.listening
    p.heard = pool.heard
    p.told = pool.told
    p.untold = pool.untold
    p.remembers = pool.remembers
    p.numbers = pool.numbers
    p.moves = pool.moves
    p.steady = pool.steady
    p.shifting = pool.shifting
    p.reach = pool.reach
    p.reach_words = pool.reach_words
    p.reach_numbers = pool.reach_numbers
    p.ruling_zones = pool.ruling_zones
    p.ruling = pool.ruling
    p.rules_changed = pool.rules_changed
    p.shielded = pool.shielded
    p.rules_touched = pool.rules_touched
    p.hidden = pool.hidden
    p.lasting_zones = pool.lasting_zones
    p.acting = pool.acting
    p.acting_zones = pool.acting_zones
    p.state_zones = pool.state_zones
    p.granted = pool.granted
    p.granted_events = pool.granted_events
    p.flags = pool.flags
    p.notes = pool.notes
    p.strings = pool.strings
    p.string_ids = pool.string_ids
    p.owner = pool.owner
    p.definition = definition
    p.names = pool.names.dealt(definition)
    p.faces = [pool.printed[d] for d in definition]
    p.size = pool.size
    p.weights = pool.weights
    p.picks = pool.picks
    p.offers = pool.offers
    p.alert = pool.alert
    return p


def imagine(match: Match, seat: int, luck: list[int]) -> Match:
    """A copy that looks the same to a seat; `luck` (four words of chance) decides the rest.

    What comes out depends on what the seat can see and on luck, not on what the hidden cards are.
    """
    m = Match(match.pool, match.state.copy(), 0, "")  # without seed, decks and choices
    m.host = match.host
    s = m.state
    clues = [resolved(s, clue) for clue in s.clues if clue.viewer == seat]
    definition = s.pool.definition[:]
    for group in unseen(s, seat):
        cards = [c for c in group if not s.followed[seat] >> c & 1]
        if not cards:
            continue
        owner = s.pool.owner[cards[0]]
        told = [clue for clue in clues if clue.owner == owner and clue.least > 0]
        kinds = deal(s, cards, sorted([definition[c] for c in cards]), told, luck)
        for i in range(len(cards)):
            definition[cards[i]] = kinds[i]
    pool = dealt(s.pool, definition)
    m.pool = pool
    m.replayable = False
    s.trail = None
    _redeal(s, pool, seat, clues)
    s.chance = [draw(luck), draw(luck), draw(luck), draw(luck) | 1]
    d = s.decision
    if d is not None and d.seat != seat:
        s.decision = None  # asked again: what is offered may depend on the hidden cards
        advance(s)
    return m


def _redeal(s: State, pool: Pool, seat: int, clues: list[Clue]) -> None:
    s.pool = pool
    s.clues = clues  # what others recall, this seat does not know
    s.followed = [s.followed[other] if other == seat else 0 for other in range(s.seats)]
    s.followed_any = s.followed[seat]
    s.faces = pool.faces
    s.forget_printed()
    s.alert = alert_cards(s)
    s.stale = True
    s.dealt_anew()
    for at in range(len(s.stack)):
        f = s.stack[at]
        if isinstance(f, PlayAbility) and f.saved is not None:
            mine = f.copy()
            assert isinstance(mine, PlayAbility)
            saved = f.saved.copy()
            _redeal(saved, pool, seat, clues)
            mine.saved = saved
            s.stack[at] = mine
