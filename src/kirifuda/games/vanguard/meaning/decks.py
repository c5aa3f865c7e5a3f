"""Decks: looking, showing, drawing, shuffling, and cards that go elsewhere from the top."""

from __future__ import annotations

from kirifuda.games.vanguard.doing import DrawCards, Mill, Reveal, Shuffles
from kirifuda.games.vanguard.looking import Look, Looked
from kirifuda.games.vanguard.meaning.context import (
    Context,
    NoMeaning,
    child,
    means,
    number,
    part,
)
from kirifuda.games.vanguard.meaning.counts import bounds, exactly, is_most
from kirifuda.games.vanguard.meaning.places import goal, place, player
from kirifuda.games.vanguard.one_by_one import LOOK, UpTo
from kirifuda.games.vanguard.zones import BIND, DECK, DROP, HAND
from kirifuda.kernel.effects.choosing import Collect
from kirifuda.kernel.effects.instructions import Top
from kirifuda.kernel.effects.terms import Cards
from kirifuda.kernel.effects.who import Who
from kirifuda.text import Node


def deck_of(cx: Context, node: Node) -> Who:
    at = place(cx, node)
    if at.zones != [DECK]:
        raise NoMeaning("only a deck has a top")
    cx.deck = at.who or cx.actor
    return cx.deck


@means("act.look")
def look(cx: Context, node: Node) -> None:
    register, kept = cx.into()
    whose, many = deck_of(cx, child(node, 0)), child(node, 1)
    if is_most(many):
        most = bounds(cx, many)[1]
        cx.emit(UpTo("7.7.2", cx.actor, whose, most, LOOK, register))
    else:
        cx.emit(Look(cx.actor, whose, exactly(cx, many), register))
    if cx.looked < 0:
        cx.looked = cx.number()
    cx.emit(Looked(cx.actor, register, cx.looked))
    cx.note("look", kept)
    see(cx, kept)


def see(cx: Context, kept: Cards) -> None:
    cx.seen = kept
    cx.rest = None
    cx.shown = False
    cx.tell(kept)


@means("act.show_top")
def show_top(cx: Context, node: Node) -> None:
    register, kept = cx.into()
    whose = deck_of(cx, child(node, 0))
    cx.emit(Collect("7.10.1", register, Top(whose, DECK, exactly(cx, child(node, 1)))))
    cx.emit(Reveal(cx.actor, kept))
    cx.note("reveal", kept)
    see(cx, kept)


MILLS = {"act.mill": (DROP, "7.9.1", "discard"), "act.bind_top": (BIND, "7.29.1", "bind")}


def from_top(
    cx: Context, clause: str, whose: Who, many: Node, zone: int, register: int, down: int = -1
) -> None:
    """So many cards of a deck go to a zone; up to so many, as who acts decides card by card."""
    if is_most(many):
        cx.emit(UpTo("7.6.3", cx.actor, whose, bounds(cx, many)[1], zone, register, down))
    else:
        cx.emit(Mill(clause, whose, exactly(cx, many), zone, register, down))


@means("act.mill", "act.bind_top")
def mill(cx: Context, node: Node) -> None:
    zone, clause, deed = MILLS[node.phrase]
    register, kept = cx.into()
    from_top(cx, clause, deck_of(cx, child(node, 0)), child(node, 1), zone, register)
    cx.note(deed, kept, zone)
    cx.tell(kept)


@means("act.top", "act.top_face")
def top_to(cx: Context, node: Node) -> None:
    where = goal(cx, child(node, 2))
    if where.or_zone >= 0 or where.zone == DECK:
        raise NoMeaning("where those go is not one place")
    down = -1
    if node.phrase == "act.top_face":
        down = 1 if child(node, 3).phrase == "face.down" else 0
    register, kept = cx.into()
    whose = deck_of(cx, child(node, 0))
    if where.who is not None and type(where.who) is not type(whose):
        raise NoMeaning("a zone of another fighter")  # 4.1.13
    from_top(cx, "7.6.2", whose, child(node, 1), where.zone, register, down)
    cx.note("put", kept, where.zone)
    cx.tell(kept)


part("face.up", "face.down", "pose.stand", "pose.rest")


@means("act.draw")
def draw(cx: Context, node: Node) -> None:
    told = child(node, 0)
    if told.phrase == "count.up_to":
        from_top(cx, "7.6.4", cx.actor, told, HAND, cx.register())
        return
    if told.phrase != "count.n":
        raise NoMeaning("how many are drawn is not told")
    cx.emit(DrawCards(cx.actor, cx.so_many(number(told, 0))))


@means("act.shuffle")
def shuffle(cx: Context, node: Node) -> None:
    """The deck told of last, or that to which cards went; else that of who acts (11.8.5.1)."""
    cx.emit(Shuffles(cx.deck or cx.actor))


@means("act.shuffle_of")
def shuffle_of(cx: Context, node: Node) -> None:
    cx.emit(Shuffles(player(cx, child(node, 0))))
