"""What a seat has seen, and what follows from it, holds in everything that it imagines."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.games.luck_and_logic.table import card, number, scene, use
from tests.hooks import GAMES

import kirifuda
from kirifuda.games.luck_and_logic.zones import DECK, HAND
from kirifuda.kernel.events.moving import LAST, move, show_no_more, shuffle, sight
from kirifuda.kernel.foresight.guess import imagine
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.chance import seeded
from kirifuda.kernel.position.scope import CARD_BITS
from kirifuda.kernel.position.state import State
from kirifuda.kernel.position.trail import Note
from kirifuda.kernel.timing.checks import PlayAbility


class Ghost:
    """A printed card that a seat saw before it went out of sight, and the cards it may be."""

    def __init__(self, kind: int, cards: set[int]) -> None:
        self.kind = kind
        self.cards = cards


class Memory:
    """What one seat can tell of hidden cards, kept by following every line of the log."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.ghosts: list[Ghost] = []

    def hidden(self, card: int) -> bool:
        return not sight(self.match.state, card) >> self.seat & 1

    def mates(self, card: int) -> set[int]:
        """Those that the seat cannot tell from a card where it lies."""
        s = self.match.state
        spec = s.pool.rules.zones[s.zone[card]]
        if spec.ordered or spec.spots or not s.pool.rules.hidden_zones >> spec.number & 1:
            return {card}
        return {c for c in s.cards(s.seat[card], s.zone[card]) if self.hidden(c)} | {card}

    def company(self, card: int) -> set[int]:
        """A card and those beside it that came there with it, in an order that another chose."""
        s = self.match.state
        spec = s.pool.rules.zones[s.zone[card]]
        if not spec.ordered or s.seat[card] == self.seat:
            return {card}
        zone = s.cards(s.seat[card], s.zone[card])
        out = {card}
        for step in (-1, 1):
            at = zone.index(card)
            while 0 <= at + step < len(zone):
                near, far = (s.refs[zone[n]] >> CARD_BITS for n in (at, at + step))
                if abs(near - far) != 1:
                    break
                at += step
                out.add(zone[at])
        return out

    def blur(self, cards: set[int]) -> None:
        for ghost in self.ghosts:
            if ghost.cards & cards:
                ghost.cards |= cards

    def hear(self, note: Note) -> None:
        s = self.match.state
        if note.verb == "shuffle":
            self.blur({c for c in s.cards(note.seat, note.after) if self.hidden(c)})
        if note.card < 0:
            return
        kind = s.pool.definition[note.card]
        if note.seen >> self.seat & 1:
            self.ghosts = [g for g in self.ghosts if g.kind != kind or note.card not in g.cards]
            if note.verb == "move" and self.hidden(note.card) and note.before:
                self.ghosts.append(Ghost(kind, {note.card}))
                self.blur(self.company(note.card))
        if note.verb == "move" and self.hidden(note.card):
            self.blur(self.mates(note.card))

    def check(self, guess: Match) -> None:
        """Every ghost is somewhere where it may be; of equal ones there are as many."""
        alike = Counter((g.kind, frozenset(g.cards)) for g in self.ghosts)
        for (kind, cards), count in alike.items():
            found = [c for c in cards if guess.pool.definition[c] == kind]
            name = guess.pool.defs[kind].name
            assert len(found) >= count, f"{name} was forgotten ({count} of {sorted(cards)})"


@pytest.mark.parametrize("name", GAMES)
def test_what_was_seen_is_not_forgotten(name: str) -> None:
    game = kirifuda.game(name)
    decks = sorted(game.decks)
    looked = 0
    for seed in range(8):
        luck = random.Random(seed)
        match = game.start([luck.choice(decks), luck.choice(decks)], seed=seed)
        memories = [Memory(match, seat) for seat in range(match.state.seats)]
        while match.decision is not None:
            told = len(match.log)
            match.choose(luck.randrange(len(match.decision.options)), stop="note")
            while True:
                for note in match.log[told:]:
                    for memory in memories:
                        memory.hear(note)
                told = len(match.log)
                if not match.stopped:
                    break
                match.run_to("note")
            if luck.random() < 0.25:
                for memory in memories:
                    looked += len(memory.ghosts)
                    memory.check(imagine(match, memory.seat, seeded(told)))
    assert looked > 100


# -- what follows from what was seen, in small positions ----------------------------------------

LOOK = card("起[0]相手の手札すべてを見る。", name="覗き")
NAMES = [card(name=name) for name in "松竹梅"]


def hands(match: Match, seat: int, of: int, zone: str = "hand") -> list[list[str]]:
    """What a seat imagines in a zone, in many guesses."""
    kind = next(z.number for z in match.pool.rules.zones if z.name == zone)
    out = []
    for seed in range(40):
        guess = imagine(match, seat, seeded(seed))
        out.append([guess.state.definition(c).name for c in guess.state.cards(of, kind)])
    return out


def put(match: Match, one: str, zone: str, where: int = LAST) -> None:
    """A card of the second seat goes somewhere, by no rule."""
    kind = next(z.number for z in match.pool.rules.zones if z.name == zone)
    found = [c for c in range(match.pool.size) if match.state.definition(c).name == one]
    move(match.state, found[0], kind, "", where)


def looked() -> Match:
    m = scene(me={"circles": [LOOK]}, foe={"hand": NAMES, "deck": 12})
    use(m, LOOK)
    for c in m.state.cards(1, m.state.zone[number(m, NAMES[0])]):
        show_no_more(m.state, c)
    return m


def test_a_hand_that_was_looked_at_is_recalled() -> None:
    m = looked()
    assert all(sorted(held) == sorted("松竹梅") for held in hands(m, 0, 1))
    move(m.state, m.state.top(1, DECK), HAND, "")  # one more is drawn: nobody knows which
    assert all(set("松竹梅") < set(held) for held in hands(m, 0, 1))


def test_one_of_a_hand_that_is_recalled_goes_out_of_sight() -> None:
    m = looked()
    put(m, "竹", "stock")
    held = hands(m, 0, 1)
    assert all(len(set(one)) == 2 and set(one) < set("松竹梅") for one in held)
    assert {name for one in held for name in one} == set("松竹梅")  # it may be any of them
    assert {one[0] for one in hands(m, 0, 1, "stock")} == set("松竹梅")


def test_of_a_hand_that_is_recalled_one_is_shuffled_into_the_deck() -> None:
    """Then at least two of the three are still in the hand, whatever is drawn."""
    m = looked()
    put(m, "竹", "deck")
    shuffle(m.state, 1, m.state.zone[number(m, NAMES[1])], "")
    assert all(len(one) == 2 and set(one) < set("松竹梅") for one in hands(m, 0, 1))


def test_who_puts_a_card_under_the_deck_knows_it_and_who_sees_it_too() -> None:
    for seen in (False, True):
        m = scene(me={"circles": [LOOK]}, foe={"hand": NAMES[:1], "deck": 12, "drop": NAMES[1:2]})
        put(m, "竹" if seen else "松", "deck")
        assert all(one[-1] == ("竹" if seen else "松") for one in hands(m, 1, 1, "deck"))
        mine = hands(m, 0, 1, "deck")
        assert all(one[-1] == "竹" for one in mine) if seen else len({o[-1] for o in mine}) > 1


def test_cards_that_come_under_the_deck_together_are_not_told_apart() -> None:
    """Who puts them there knows their order; the others know which cards they are."""
    m = scene(me={"circles": [LOOK]}, foe={"deck": 12, "drop": NAMES})
    put(m, "松", "deck")
    put(m, "竹", "deck")
    assert {tuple(one[-2:]) for one in hands(m, 0, 1, "deck")} == {("松", "竹"), ("竹", "松")}
    assert {tuple(one[-2:]) for one in hands(m, 1, 1, "deck")} == {("松", "竹")}


def test_two_copies_are_two() -> None:
    m = scene(me={"circles": [LOOK]}, foe={"hand": 1, "deck": 12, "drop": [NAMES[0], NAMES[0]]})
    put(m, "松", "hand")
    found = [c for c in range(m.pool.size) if m.state.definition(c).name == "松"]
    move(m.state, found[1], m.state.zone[found[0]], "")
    assert all(one.count("松") == 2 for one in hands(m, 0, 1))


def test_what_is_recalled_is_packed() -> None:
    m = looked()
    put(m, "竹", "stock")
    game = kirifuda.game("luck_and_logic")
    again = game.unpack(m.pack())
    assert hands(again, 0, 1) == hands(m, 0, 1)


def test_what_is_recalled_is_no_part_of_the_position() -> None:
    m = looked()
    other = m.copy()
    other.state.clues = []
    assert hands(other, 0, 1) != hands(m, 0, 1)
    assert other.digest() == m.digest()


# -- what is found out late -----------------------------------------------------------------------


def recalled(s: State) -> list[object]:
    """All that the seats recall in a state, and in those to which it may be taken back."""
    out: list[object] = [s.followed, s.followed_any]
    out += [(c.viewer, c.owner, c.least, c.kinds, c.cards) for c in s.clues]
    for f in s.stack:
        if isinstance(f, PlayAbility) and f.saved is not None:
            out.append(recalled(f.saved))
    return out


@pytest.mark.parametrize("name", GAMES)
def test_whoever_guesses_late_recalls_as_much(name: str) -> None:
    game = kirifuda.game(name)
    decks = sorted(game.decks)
    compared = 0
    for seed in range(6):
        luck = random.Random(seed)
        pair = [luck.choice(decks), luck.choice(decks)]
        early = game.start(pair, seed=seed, log=False)
        early.recall()
        late = game.start(pair, seed=seed, log=False)
        while early.decision is not None:
            choice = luck.randrange(len(early.decision.options))
            early.choose(choice)
            late.choose(choice)
            assert early.state.recalls
            assert not late.state.recalls
            if luck.random() < 0.05:
                assert early.digest() == late.digest()
                asked = late.copy()
                if luck.random() < 0.5:
                    asked = game.unpack(late.pack())
                asked.recall()
                compared += len(early.state.clues) + early.state.followed_any.bit_count()
                assert recalled(asked.state) == recalled(early.state)
    assert compared > 10


def test_what_was_changed_from_outside_has_no_past() -> None:
    game = kirifuda.game("luck_and_logic")
    luck = random.Random(1)
    match = game.start(sorted(game.decks)[:2], seed=1, log=False)
    for _ in range(80):
        assert match.decision is not None
        match.choose(luck.randrange(len(match.decision.options)))
    changed = match.copy()
    changed.state.turn += 1
    match.recall()
    changed.recall()
    assert match.state.clues
    assert not changed.state.clues
