"""Wishes: what a seat might want to do with the cards that it sees, and every reason against it.

A wish is told by handles and keys alone, as options are: what it is, with which cards, and how many
ways there are to do it (places to choose from are ways of one wish). What is against it has its
clause and its words as `plainly` gives them; `spots` where it is against some of the ways only.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from kirifuda.games.sheet import CARD, Act
from kirifuda.kernel.errors import Said
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.decisions import Option
from kirifuda.table.handles import NO_HANDLE, Handles

if TYPE_CHECKING:
    from kirifuda.table.desk import Desk

Plain = dict[str, Any]
PICK = "pick"
USUAL = Act()


class Wish:
    """Something that a seat might want: how it is told, and the options that it could be."""

    def __init__(self, told: Plain, option: Option) -> None:
        self.told = told
        self.options = [option]


def plainly(said: object) -> object:
    """Words of the engine as plain data: a sentence and what stands in its places."""
    if not isinstance(said, Said):
        return said if isinstance(said, int) else str(said)
    return {"words": said.words, "values": [plainly(value) for value in said.values]}


class Wishes:
    """What the seat of some handles might want in a match that it has just looked at."""

    def __init__(self, desk: Desk, match: Match, handles: Handles) -> None:
        self.desk = desk
        self.match = match
        self.handles = handles
        self.order = {handle: at for at, handle in enumerate(handles.cards)}

    def found(self, kind: str = "", cards: Iterable[int] | None = None) -> dict[str, Wish]:
        """All wishes by their keys; those of one kind, with some cards only, if told."""
        seat = self.handles.seat
        if seat < 0:
            return {}
        out: dict[str, Wish] = {}
        if kind in ("", PICK):
            for handle in self.choosable():
                self.add(Option(PICK, self.handles.card(handle)), out)
        wanted = [NO_HANDLE, *self.order] if cards is None else list(cards)
        for handle in wanted:
            card = self.handles.card(handle)
            if card < 0 and handle != NO_HANDLE:
                continue
            for option in self.desk.game.imaginable(self.match, seat, card):
                if kind in ("", option.kind):
                    self.add(option, out)
        # the engine's numbers have no part in the order, also not in that of pairs
        last = len(self.order)
        place = {NO_HANDLE: -1, **self.order}
        return dict(
            sorted(
                out.items(),
                key=lambda pair: (
                    pair[1].told["kind"] != PICK,
                    place.get(pair[1].told.get("card", NO_HANDLE), last),
                    place.get(pair[1].told.get("with", NO_HANDLE), last),
                ),
            )
        )

    def choosable(self) -> list[int]:
        """Cards that people would choose where others are offered."""
        d = self.match.state.decision
        if d is None or d.seat != self.handles.seat:
            return []
        s = self.match.state
        zones = s.pool.rules.zones
        offered = {o.card for o in d.options if o.kind == PICK and o.card >= 0}
        if not any(o.kind == PICK for o in d.options):
            return []
        there = {zones[s.zone[card]].name for card in offered if self.handles.of(s, card)}
        there |= set(self.desk.sheet.looked)
        return [
            handle
            for handle in self.order
            if (card := self.handles.card(handle)) not in offered
            and zones[s.zone[card]].name in there
        ]

    def add(self, option: Option, out: dict[str, Wish]) -> None:
        told = self.told(option)
        wish = out.get(told["key"])
        if wish is None:
            out[told["key"]] = Wish(told, option)
        else:
            wish.options.append(option)

    def told(self, option: Option) -> Plain:
        """An option as a wish: wherever to, in whatever order its cards are named."""
        s = self.match.state
        act = self.desk.sheet.acts.get(option.kind, USUAL)
        key = option.kind
        out: Plain = {"kind": option.kind}
        cards = [option.card] if option.card >= 0 else []
        if act.number == CARD:
            cards.append(option.number)
        elif option.number and not act.varied:
            out["number"] = option.number
            key += f" #{option.number}"
        pairs = [(self.handles.of(s, card), s.definition(card).key) for card in cards]
        pairs.sort(key=lambda pair: self.order.get(pair[0], len(self.order)))
        for (handle, of), words in zip(pairs, (("card", "name"), ("with", "mate")), strict=False):
            out[words[0]], out[words[1]] = handle, of
            key += f" {handle}" if words[0] == "card" else f" +{handle}"
        if option.card < 0 and option.spot >= 0:
            out["spot"] = option.spot
            key += f" >{option.spot}"
        if option.ability >= 0:
            definition = s.pool.ability_def[option.ability]
            out["of"] = s.pool.defs[definition].key
            out["ability"] = option.ability - s.pool.base[definition]
            key += f" !{out['ability']}@{out['of']}"
        out["say"] = self.sentence(out)
        out["key"] = key
        return out

    def sentence(self, told: Plain) -> str:
        """The most particular of the sentences that there are for a wish."""
        kind: str = told["kind"]
        table = self.desk.words.wishes
        keys = [f"wish {kind}"] if "card" in told else []
        keys += [f"{kind}+"] if "number" in told else []
        return next((key for key in keys if key in table), kind)

    def against(self, wish: Wish) -> list[Plain]:
        """Every reason against a wish, once; empty if nothing is against any of its ways."""
        found: dict[tuple[str, str], tuple[Plain, list[int]]] = {}
        for option in wish.options:
            for reason in self.match.why_not(int(self.handles.seat), option):
                told = {"clause": reason.clause, "said": plainly(reason.said)}
                _, spots = found.setdefault((reason.clause, reason.message), (told, []))
                spots.append(option.spot)
        out: list[Plain] = []
        for told, spots in found.values():
            if len(spots) < len(wish.options):
                told["spots"] = spots
            out.append(told)
        return out
