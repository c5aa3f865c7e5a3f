"""Guessing: the same position with other hidden cards, as far as one seat can tell.

Programs that look ahead must not look into hands and decks. `imagine` gives them a copy in which
the cards that their seat cannot see are dealt anew among their places and chance is another, so
that what they try out there tells them nothing that they may not know. Where lists are closed, the
cards that others hold are not those of their true lists either (`Host.guess_list`).
"""

from __future__ import annotations

from kirifuda.kernel.events.moving import alert_cards, secret
from kirifuda.kernel.events.recalling import resolved
from kirifuda.kernel.foresight.dealing import TRIES, deal, fit
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
    p.format = pool.format
    p.bends = pool.bends
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
    p.recalled = pool.recalled
    p.numbers = pool.numbers
    p.moves = pool.moves
    p.steady = pool.steady
    p.shifting = pool.shifting
    p.reach = pool.reach
    p.reach_words = pool.reach_words
    p.reaching = pool.reaching
    p.reach_numbers = pool.reach_numbers
    p.ruling_zones = pool.ruling_zones
    p.ruling = pool.ruling
    p.rules_of = pool.rules_of
    p.rules_changed = pool.rules_changed
    p.shielded = pool.shielded
    p.rules_touched = pool.rules_touched
    p.hidden = pool.hidden
    p.possible = pool.possible
    p.worked = pool.worked
    p.unsteady_numbers = pool.unsteady_numbers
    p.lasting_zones = pool.lasting_zones
    p.naming = pool.naming
    p.naming_granted = pool.naming_granted
    p.naming_zones = pool.naming_zones
    p.names_opponents = pool.names_opponents
    p.acting = pool.acting
    p.acting_zones = pool.acting_zones
    p.state_zones = pool.state_zones
    p.stating = pool.stating
    p.states_granted = pool.states_granted
    p.granted = pool.granted
    p.granted_events = pool.granted_events
    p.flags = pool.flags
    p.notes = pool.notes
    p.strings = pool.strings
    p.string_ids = pool.string_ids
    p.owner = pool.owner
    p.part = pool.part
    p.made = pool.made
    p.originals = pool.originals
    p.definition = definition
    p.enrol_few()
    p.names = pool.names.dealt(definition)
    p.faces = [pool.printed[d] for d in definition]
    p.size = pool.size
    p.weights = pool.weights
    p.picks = pool.picks
    p.offers = pool.offers
    p.alert = pool.alert
    return p


def imagine(match: Match, seat: int, luck: list[int], lists: str = "") -> Match:
    """A copy that looks the same to a seat; `luck` (four words of chance) decides the rest.

    What comes out depends on what the seat can see and on luck, not on what the hidden cards are;
    nor on which cards other lists hold, unless the lists of the match are open. `lists` ("open",
    "closed") tells it otherwise.
    """
    match.recall()
    m = Match(match.pool, match.state.copy(), 0, "")  # without seed, decks and choices
    m.host = match.host
    s = m.state
    clues = [resolved(s, clue) for clue in s.clues if clue.viewer == seat]
    definition = s.pool.definition[:]
    closed = lists == "closed" if lists else not match.open_lists
    if closed:
        s.pool = dealt(match.host.widened(s.pool), definition)
    known = s.followed[seat]
    groups = unseen(s, seat)
    met = s.met[seat]
    for group in groups:
        for c in group:
            if not known >> c & 1:
                met &= ~(1 << c)
    for group in groups:
        cards = [c for c in group if not known >> c & 1]
        if not cards:
            continue
        owner = s.pool.owner[cards[0]]
        told = [clue for clue in clues if clue.owner == owner and clue.least > 0]
        if closed and owner != seat:
            others = [
                c
                for other in groups
                for c in other
                if other is not group and s.pool.owner[c] == owner and not known >> c & 1
            ]
            musts = sorted([definition[c] for c in cards if s.met[seat] >> c & 1])
            kinds = made_up(match, s, owner, cards, others, musts, told, luck)
        else:
            kinds = deal(s, cards, sorted([definition[c] for c in cards]), told, luck)
        met |= again_met(s, seat, cards, kinds)
        for i in range(len(cards)):
            definition[cards[i]] = kinds[i]
    s.met = [*s.met[:seat], met, *s.met[seat + 1 :]]
    pool = dealt(s.pool, definition)
    m.pool = pool
    m.replayable = False
    s.trail = None
    redeal(s, pool, seat, clues)
    s.chance = [draw(luck), draw(luck), draw(luck), draw(luck) | 1]
    d = s.decision
    if d is not None and d.seat != seat:
        s.decision = None  # asked again: what is offered may depend on the hidden cards
        advance(s)
    return m


def made_up(
    match: Match,
    s: State,
    owner: int,
    cards: list[int],
    others: list[int],
    musts: list[int],
    clues: list[Clue],
    luck: list[int],
) -> list[int]:
    """Which printed card each of some hidden cards is taken for, of a list that is made up.

    Where a list does not go together with all that the seat recalls, another one is made up.
    """
    kinds: list[int] = []
    for _ in range(TRIES):
        kinds = sorted(match.host.guess_list(s, owner, cards, others, musts, luck))
        found = fit(s, cards, kinds, clues, luck)
        if found:
            return found
    return deal(s, cards, kinds, clues, luck)


def again_met(s: State, seat: int, cards: list[int], kinds: list[int]) -> int:
    """Bits of those cards that are now taken for printed cards that the seat has seen before."""
    left = [s.pool.definition[c] for c in cards if s.met[seat] >> c & 1]
    out = 0
    for i, kind in enumerate(kinds):
        if kind in left:
            left.remove(kind)
            out |= 1 << cards[i]
    return out


def redeal(s: State, pool: Pool, seat: int, clues: list[Clue]) -> None:
    """Let a position have the cards of another pool, as a seat imagines them."""
    s.pool = pool
    s.clues = clues  # what others recall, this seat does not know
    s.followed = [s.followed[other] if other == seat else 0 for other in range(s.seats)]
    s.followed_any = s.followed[seat]
    s.met = [s.met[other] if other == seat else 0 for other in range(s.seats)]
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
            redeal(saved, pool, seat, clues)
            mine.saved = saved
            s.stack[at] = mine
