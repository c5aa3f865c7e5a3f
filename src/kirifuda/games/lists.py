"""Deck lists: what others may know of them, and lists that nobody has seen, guessed.

A match is played with open lists or with closed ones. Where they are closed, who is asked depends
on what any list may hold (`possible`), and who imagines a position does not take hidden cards from
the true list: a list is made up around the cards that have been seen (`Lists.guess`), of those that
the game's own decks hold, legal as far as that can be.
"""

from __future__ import annotations

import re
from collections import Counter, OrderedDict
from collections.abc import Iterable
from typing import TYPE_CHECKING

from kirifuda.kernel.errors import KirifudaError, Said
from kirifuda.kernel.match import shown
from kirifuda.kernel.position.cards import CardDef, Pool, folded
from kirifuda.kernel.position.chance import below, shuffled
from kirifuda.kernel.position.state import State

if TYPE_CHECKING:
    from kirifuda.games.game import Game

OPEN = "open"
CLOSED = "closed"
TRIES = 4  # lists that are made up, of which the most legal one is taken
VARIED = 4  # at most one in so many cards is another one than in the deck a list is made of
MOST_KEPT = 64

Parts = dict[str, list[int]]  # a list: definitions by the part of the deck


def opened(lists: object) -> bool:
    """Whether lists are open, by the word for it; a `KirifudaError` for any other word."""
    if lists not in (OPEN, CLOSED):
        raise KirifudaError(Said("lists are open or closed, not {0}", [shown(lists)]))
    return lists == OPEN


def may_answer(game: Game, text: object) -> bool:
    """Whether a card with this text may do something from where others cannot see it."""
    return isinstance(text, str) and re.search(game.answering, folded(text)) is not None


def possible(game: Game, more: Iterable[CardDef] = ()) -> Pool:
    """The cards that any list may hold and that may answer from hidden zones."""
    cards = game.cards
    shipped = [
        cards[key]
        for key, row in cards.rows.items()
        if key not in cards.added and may_answer(game, row.get("text"))
    ]
    game.trees.save()
    held = [*shipped, *more]
    return Pool(game.rules, held, [list(range(len(held)))])


class Lists:
    """The cards of a match with those of the game's own decks, for guesses (`pool`)."""

    def __init__(self, game: Game, pool: Pool) -> None:
        self.game = game
        self.of = pool.defs
        defs = list(pool.defs)
        numbers = {id(card): number for number, card in enumerate(defs)}
        self.decks: list[Parts] = []  # the game's own
        for name in game.decks:
            parts, reasons = game.read_deck(name)
            for card in (card for held in parts.values() for card in held):
                if id(card) not in numbers:
                    numbers[id(card)] = len(defs)
                    defs.append(card)
            if not reasons:
                told = {part: [numbers[id(c)] for c in held] for part, held in parts.items()}
                self.decks.append(told)
        beside = [(pool.owner[card], pool.definition[card]) for card in pool.made]
        self.pool = Pool(game.rules, defs, pool.decks, None, beside, pool.possible)
        self.pool.format = pool.format
        self.pool.part = pool.part
        game.rules.new_state(self.pool)  # what games note of a pool when they first lay it out
        self.pool.offers = pool.offers
        self.names = list(game.parts)
        self.told = len(self.names) == 1 or any(part > 0 for part in pool.part)

    def part(self, pool: Pool, card: int) -> str:
        """The part of its owner's deck that a card is of; in a scenario nobody tells."""
        if self.told:
            return self.names[pool.part[card]]
        return self.game.sort(pool.defs[pool.definition[card]])

    def guess(
        self,
        s: State,
        owner: int,
        hidden: list[int],
        others: list[int],
        musts: list[int],
        luck: list[int],
    ) -> list[int]:
        """Printed cards for hidden ones of an owner, as many: all of `musts` among them.

        `others` are hidden, too, but have other backs. What is not hidden is known, and so is from
        which part of a deck how many are hidden.
        """
        pool = s.pool
        seen: Parts = {name: [] for name in self.names}
        missing: Counter[str] = Counter()
        unseen = {*hidden, *others}
        homes: dict[int, str] = {}  # the parts in which printed cards have been seen
        for card in range(pool.size):
            if pool.owner[card] != owner or card in pool.made:
                continue
            part = self.part(pool, card)
            homes.setdefault(pool.definition[card], part)
            if card in unseen:
                missing[part] += 1
            else:
                seen[part].append(pool.definition[card])
        wanted: Parts = {name: [] for name in self.names}
        for kind in musts:
            part = homes.get(kind, "") or self.game.sort(pool.defs[kind])
            if len(wanted[part]) < missing[part]:
                wanted[part].append(kind)
        best: Parts = {}
        least = -1
        weights = self.weights(seen, wanted)
        for _ in range(TRIES):
            base = self.like(weights, luck)
            made = self.make(s, base, hidden, seen, wanted, missing, luck)
            whole = {
                name: [pool.defs[d] for d in [*seen[name], *made[name]]] for name in self.names
            }
            reasons = len(self.game.deck_reasons(whole))
            if least < 0 or reasons < least:
                best, least = made, reasons
            if not reasons:
                break
        of = {self.part(pool, card) for card in hidden}
        return [kind for name in self.names if name in of for kind in best[name]]

    def make(
        self,
        s: State,
        base: Parts,
        hidden: list[int],
        seen: Parts,
        wanted: Parts,
        missing: Counter[str],
        luck: list[int],
    ) -> Parts:
        """One made-up list: what must be in it, what can lie where something lies, the rest."""
        bags: Parts = {}
        out: Parts = {}
        for name in self.names:
            out[name] = wanted[name][:]
            bags[name] = []
            if len(out[name]) >= missing[name]:
                continue
            known = [*seen[name], *wanted[name]]
            rest = base[name][:]
            odd: list[int] = []
            for kind in known:
                if kind in rest:
                    rest.remove(kind)
                elif kind not in base[name] and kind not in odd:
                    odd.append(kind)
            copies = [k for k in odd for _ in range(1 + below(luck, 2)) if below(luck, 2)]
            rest = self.varied(s, name, shuffled(luck, rest), [*known, *base[name]], luck)
            bags[name] = [*shuffled(luck, copies), *rest]
        rules = s.pool.rules
        free = {name: out[name][:] for name in self.names}
        for card in [one for one in hidden if rules.is_narrow(s, one)]:
            name = self.part(s.pool, card)
            mine = [kind for kind in free[name] if rules.could_be(s, card, kind)]
            if mine:
                free[name].remove(mine[0])
                continue
            more = [*bags[name], *shuffled(luck, self.others(name, bags[name]))]
            fits = [kind for kind in more if rules.could_be(s, card, kind)]
            if not fits:
                fits = [s.pool.definition[card]]  # nothing else could lie there
            if len(out[name]) < missing[name]:
                out[name].append(fits[0])
                if fits[0] in bags[name]:
                    bags[name].remove(fits[0])
        for name in self.names:
            held, bag = out[name], bags[name]
            if len(bag) < missing[name] - len(held):
                bag = [*bag, *shuffled(luck, self.others(name, [*seen[name], *held, *bag]))]
            held.extend(bag[: missing[name] - len(held)])
            while len(held) < missing[name]:
                held.append(held[-1] if held else (seen[name] or base[name] or [0])[0])
        return out

    def varied(
        self, s: State, name: str, rest: list[int], held: list[int], luck: list[int]
    ) -> list[int]:
        """What is left of a list, here and there another card, of the same kind if there is
        one: no list is sure."""
        defs = s.pool.defs
        others = self.others(name, held)
        for _ in range(below(luck, 1 + len(rest) // VARIED)):
            at = below(luck, len(rest))
            kinds = defs[rest[at]].kinds
            like = [kind for kind in others if defs[kind].kinds == kinds] or others
            if like:
                rest[at] = like[below(luck, len(like))]
                others.remove(rest[at])
        return rest

    def weights(self, seen: Parts, wanted: Parts) -> list[int]:
        """How likely a list is like each of the game's own decks, by how much of it was seen."""
        out: list[int] = []
        for deck in self.decks:
            shared = 0
            for name in self.names:
                held = deck[name][:]
                for kind in (*seen[name], *wanted[name]):
                    if kind in held:
                        held.remove(kind)
                        shared += 1
            out.append(1 + shared * shared * 4)
        return out

    def like(self, weights: list[int], luck: list[int]) -> Parts:
        """One of the game's own decks, the likelier ones more often."""
        at = below(luck, sum(weights))
        for deck, weight in zip(self.decks, weights, strict=True):
            if at < weight:
                return deck
            at -= weight
        return {name: [] for name in self.names}

    def others(self, name: str, held: list[int]) -> list[int]:
        """Printed cards of the game's own decks for a part, beside these."""
        have = set(held)
        found: dict[int, None] = {}
        for deck in self.decks:
            for kind in deck[name]:
                if kind not in have:
                    found[kind] = None
        return list(found)


def lists_of(game: Game, kept: OrderedDict[int, Lists], pool: Pool) -> Lists:
    """The `Lists` of a match, made once for all matches of the same decks and for their guesses."""
    key = id(pool.defs)
    found = kept.get(key)
    if found is None:
        found = Lists(game, pool)
        game.trees.save()
        kept[key] = found
        kept[id(found.pool.defs)] = found
        while len(kept) > 2 * MOST_KEPT:
            kept.popitem(last=False)
    return found
