"""Texts whose meaning is tried: where they come from, and how one becomes another.

An effect is a few sentences, as trees. In a frame they are an ability: one that can be used at once,
or one that holds.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random

from tests.played import plays

from kirifuda import KirifudaError
from kirifuda.games.game import Game
from kirifuda.text import Arg, Node, TextError, compile_text
from kirifuda.text.sample import Sampler, reachable

Effect = tuple[Node, ...]
SENTENCES = ("sentence", "listing")
PREFIX = "pre"
OWNERS = ("player.you", "player.self", "mod.own", "mod.your")
ANYBODY = (*OWNERS, "player.opponent", "player.each", "mod.opposing", "mod.their", "mod.opposite")


@dataclass(frozen=True)
class Frame:
    """An ability around sentences: what stands before them, where its card lies, and a sentence
    that can stand there. It is used at will, for nothing, or it holds."""

    head: str
    zone: str
    sentence: str
    standing: bool = False


@dataclass(frozen=True, kw_only=True, eq=False)
class Speech:
    """What a game tells of its words."""

    frames: Sequence[Frame]  # the first one is used at will
    leads: Sequence[str] = ()  # sentences that tell of cards, for words that look back
    nobody: Frame | None = None  # one in which the card itself is not meant where none is named
    words: Mapping[str, Sequence[int | str]] = field(default_factory=dict)  # for random texts
    plain: bool = False  # random texts are plain sentences: others stand on whole cards only
    joined: Collection[str] = ("steps.then", "chain.then")
    alls: Collection[str] = ("cards.all", "cards.all_told", "act.all")  # phrases for すべて
    objects: Collection[str] = ("act.to",)  # and for what is done with cards that are told of
    choosing: Callable[[Node], Node] = lambda node: node  # すべて as a choice of any number
    ordered: Mapping[str, str] = field(default_factory=dict)  # verbs for which all is not enough
    bound: Collection[str] = ()  # categories of phrases by which a sentence is one whole
    # exchanging you and the opponent
    relative: bool = False  # 自分 and 相手 are who acts and the other one, wherever they stand
    exchanged: Mapping[str, str] = field(default_factory=dict)  # other phrases for you and them
    this: str = "この(カード|キャラ|メンバー|ミニオン|ユニット|門|Reバース)|[他ほか]の"  # of itself
    turns: str = "ターン|フェイズ"  # of times that belong to a player
    one_sided: Mapping[str, str] = field(default_factory=dict)  # what else knows no exchange
    # what an effect names
    other: str = "相手|互い|プレイヤー"  # words that name the other player too
    everybody: Collection[str] = ()  # categories of cards that are everybody's if not told whose
    placed: Collection[str] = ()  # phrases that tell where: cards in them are of that place
    zones: Mapping[str, str] = field(default_factory=dict)  # words by which a zone may change
    # phrases of which nothing can come in any of the positions
    dead: Mapping[str, str] = field(default_factory=dict)


@cache
def frame_of(game: Game, frame: Frame) -> Node:
    """The ability around a sentence."""
    [node] = compile_text(game.grammar(), frame.head + frame.sentence)
    return node


def framed(game: Game, frame: Frame, effect: Effect) -> Node:
    """An ability that has an effect."""
    node = frame_of(game, frame)
    args: list[Arg] = [effect if arg == sentences_of(node) else arg for arg in node.args]
    return Node(node.phrase, tuple(args), node.form)


def playable(game: Game, node: Node) -> bool:
    """Whether an ability has a meaning."""
    try:
        game.printing.check_meaning([node], {})
    except KirifudaError:
        return False
    return True


# -- where they come from ------------------------------------------------------------------------


def sentences_of(node: Node) -> Effect:
    """The sentences of an ability."""
    for arg in reversed(node.args):
        if isinstance(arg, tuple) and arg and all(one.category in SENTENCES for one in arg):
            return arg
    return ()


def read(game: Game, text: str) -> list[Node]:
    """The abilities of a text; none if it is not understood."""
    try:
        return compile_text(game.grammar(), text)
    except TextError:
        return []


def written(game: Game, name: str) -> Iterator[str]:
    """Texts that we have written: those that tests play, and those of our cards."""
    for play in plays(name):
        yield play.text
    for row in game.cards.rows.values():
        text = row.get("text")
        if isinstance(text, str) and text:
            yield text


def printed(path: Path) -> Iterator[str]:
    """The texts of a file of printed cards."""
    for line in path.read_text("utf-8").splitlines():
        text = json.loads(line).get("text")
        if text:
            yield text


def effects_of(game: Game, speech: Speech, text: str) -> Iterator[tuple[Frame, Effect]]:
    """The effects of a text's abilities, each in the first frame in which it can be played."""
    for node in read(game, text):
        effect = sentences_of(node)
        for frame in speech.frames if effect else ():
            if playable(game, framed(game, frame, effect)):
                yield frame, effect
                break


@cache
def leads(game: Game, speech: Speech) -> list[Effect]:
    """What can stand before a sentence so that it can look back: nothing, or a lead."""
    head = speech.frames[0].head
    return [(), *(sentences_of(node) for one in speech.leads for node in read(game, head + one))]


def made_up(
    game: Game,
    speech: Speech,
    phrase: str,
    seed: int,
    weights: Mapping[str, float],
    depth: int = 0,
    tries: int = 12,
) -> tuple[Frame, Effect] | None:
    """Random sentences in which a phrase stands, in a frame in which they can be played.

    What stands beside it is as deep as told, and deeper if nothing comes of that. Where a card that
    is not named can be the card itself, one is told of before if that can be.
    """
    itself: tuple[Frame, Effect] | None = None
    for turn in range(tries):
        luck = Random(f"{phrase} {seed} {turn}")
        sampler = Sampler(game.grammar(), luck, speech.words, weights)
        node = holding(sampler, speech, phrase, depth + turn // 5)
        for frame in speech.frames:
            for lead in leads(game, speech)[: 1 if frame.standing else None]:
                effect = (*lead, node)
                if not playable(game, framed(game, frame, effect)):
                    continue
                if frame.standing or not names_itself(game, speech, effect):
                    return frame, effect
                itself = itself or (frame, effect)
    return itself


def holding(sampler: Sampler, speech: Speech, phrase: str, depth: int) -> Node:
    """A random sentence in which a phrase stands."""
    if speech.plain and ("do", "end") in sampler.map.distances(phrase):
        return Node("sentence.do", (sampler.holding(("do", "end"), phrase, depth),))
    return sampler.holding(("sentence", ""), phrase, depth)


def names_itself(game: Game, speech: Speech, effect: Effect) -> bool:
    """Whether the card itself is meant by not being named."""
    nobody = speech.nobody
    return nobody is not None and not playable(game, framed(game, nobody, effect))


@cache
def common(game: Game, referring: frozenset[str]) -> Mapping[str, float]:
    """How common phrases are on our cards; what looks back stands nowhere by chance."""
    out: dict[str, float] = {}
    for row in game.cards.rows.values():
        text = row.get("text")
        for node in game.trees.read(text).nodes if isinstance(text, str) and text else ():
            for part in node.walk():
                out[part.phrase] = out.get(part.phrase, 0) + 1
    return {**out, **dict.fromkeys(referring, 0.0)}


def phrases(game: Game) -> list[str]:
    """All phrases that can stand in a sentence."""
    return reachable(game.grammar(), ("sentence", ""))


# -- what they say -------------------------------------------------------------------------------


def holds(effect: Effect, names: Collection[str]) -> bool:
    """Whether one of some phrases stands in it."""
    return any(part.phrase in names for node in effect for part in node.walk())


@cache
def one_sided(game: Game, speech: Speech) -> frozenset[str]:
    """Phrases that know no exchange: they speak of the card itself, or of somebody's time."""
    out: set[str] = set(speech.one_sided)
    for phrase in game.grammar().phrases.values():
        slots = {slot.category for slot in phrase.slots}
        time = "phase" in slots or re.search(speech.turns, phrase.ja)
        if re.search(speech.this, phrase.ja) or ("player" in slots and time):
            out.add(phrase.name)
    return frozenset(out)


def names_nobody(speech: Speech, effect: Effect) -> bool:
    """Whether cards are told of without whose they are, where that means everybody's."""
    parts = [part for node in effect for part in node.walk()]
    told = {id(arg) for part in parts if part.phrase in speech.placed for arg in part.args}
    return any(
        part.category in speech.everybody and id(part) not in told and not holds((part,), ANYBODY)
        for part in parts
    )


def names_other(game: Game, speech: Speech, effect: Effect) -> bool:
    """Whether an effect can touch the other side: it names the other player, or nobody."""
    words = game.grammar().phrases
    return names_nobody(speech, effect) or any(
        re.search(speech.other, words[part.phrase].ja) for node in effect for part in node.walk()
    )


# -- how one becomes another ---------------------------------------------------------------------


def rebuilt(node: Node, change: Callable[[Node], Node]) -> Node:
    """A tree in which every node is changed, those below first."""
    args: list[Arg] = []
    for arg in node.args:
        if isinstance(arg, Node):
            args.append(rebuilt(arg, change))
        elif isinstance(arg, tuple):
            args.append(tuple(rebuilt(one, change) for one in arg))
        else:
            args.append(arg)
    return change(Node(node.phrase, tuple(args), node.form))


def inner(node: Node, at: int = 0) -> Node:
    """What fills a slot of a node."""
    found = node.args[at]
    assert isinstance(found, Node)
    return found


def acts_by(node: Node) -> bool:
    """Whether a sentence begins by telling who acts, before it speaks of 自分."""
    while node.category == PREFIX:
        if node.phrase == "pre.who":
            return True
        if any(holds((arg,), ["player.self"]) for arg in node.args[:-1] if isinstance(arg, Node)):
            return False
        node = inner(node, -1)
    return False


def exchanged(game: Game, speech: Speech, effect: Effect) -> Effect | None:
    """The effect with you and the opponent exchanged; None if it knows no exchange.

    Who is told to act is another, and who is not told is told to be the opponent: 自分 goes with it.
    """
    if holds(effect, one_sided(game, speech)) or names_nobody(speech, effect):
        return None
    if names_itself(game, speech, effect):
        return None
    you = "player.self" if speech.relative else "player.you"
    words = {"player.opponent": you, you: "player.opponent", **speech.exchanged}
    words.update({theirs: yours for yours, theirs in speech.exchanged.items()})

    def change(node: Node) -> Node:
        if node.phrase == "pre.who":
            who = inner(node)
            if speech.relative or who.phrase == "player.self":
                name = {**words, "player.self": "player.opponent"}.get(who.phrase, who.phrase)
                return Node(node.phrase, (Node(name), node.args[1]), node.form)
        elif not speech.relative and node.phrase in words:
            return Node(words[node.phrase], node.args, node.form)
        return node

    out: list[Node] = []
    for node in effect:
        made = rebuilt(node, change)
        if not acts_by(inner(made)):
            acts = Node("pre.who", (Node("player.opponent"), inner(made)))
            made = Node(made.phrase, (acts,), made.form)
        out.append(made)
    return tuple(out)


def parted(speech: Speech, effect: Effect) -> Effect | None:
    """Aし、B。 as Aする。B。; None if no sentence is so."""
    out: list[Node] = []
    for node in effect:
        if node.phrase != "sentence.do":
            out.append(node)
            continue
        who: Node | None = None
        told = inner(node)
        if told.phrase == "pre.who":
            who, told = inner(told), inner(told, 1)
        whole = any(part.category in speech.bound for part in told.walk())
        if whole or told.phrase not in speech.joined:
            out.append(node)
            continue
        for at in range(2):
            part = inner(told, at)
            does = part if who is None else Node("pre.who", (who, part))
            out.append(Node("sentence.do", (does,)))
    return tuple(out) if len(out) > len(effect) else None


def all_chosen(speech: Speech, effect: Effect) -> Effect | None:
    """すべて as a choice of any number; None where that is not the same."""
    if holds(effect, speech.ordered) or not holds(effect, speech.alls):
        return None
    return tuple(rebuilt(node, speech.choosing) for node in effect)
