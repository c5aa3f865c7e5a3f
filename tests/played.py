"""Texts that are played: each with the positions in which it is, what is done, what comes of it.

A text belongs to the card "X". All other cards are of one small company, named as printed. What is
done is a list of steps, a verb with its words; a step that is a dict says what must be so then::

    Play(
        "【起】【メンバー】:あなたは1枚引く。",
        Scene(["use", {"me.hand": 1}], me={"members": ["X"]}),
    )

A game's `tests/games/<game>/meaning/played.py` makes a `Stage` of its own: who is in the company,
how cards are told to lie, what players do, and what can be asked of a seat and of a card. Verbs of
every game: "use" (X, or another card, or its nth ability), "pick A B", "say 2", what the stage lists
as `plain`, and any kind of option. What can be asked in every game: "asked" the kind of decision,
"seat" whose it is, "over" who has won; "pick X" (or another kind of option) whether it is offered,
and without a card what the stage lists as `bare`; "me.hand" a number or the names, in any order,
"me.deck" from the top. A card may be told with its side: "foe:ハル".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from tests import verbs

from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef

Step = str | Mapping[str, object]
Cast = Mapping[str, CardDef]


class Scene:
    """A position of a text's card, and what is done in it."""

    def __init__(
        self,
        do: Sequence[Step] = (),
        *,
        me: Mapping[str, Any] | None = None,
        foe: Mapping[str, Any] | None = None,
        x: Mapping[str, Any] | None = None,
        left: str = "",
        **how: Any,
    ) -> None:
        self.do = do
        self.me = me or {}
        self.foe = foe or {}
        self.x = x or {}
        self.left = left  # the kind of decision at which the scene ends, if it is no calm one
        self.how = how


class Play:
    """A text, and the scenes in which it is played; `kind`: of its card, if not the usual one."""

    def __init__(self, text: str, *scenes: Scene, kind: str = "") -> None:
        self.text = text
        self.scenes = scenes
        self.kind = kind

    def __repr__(self) -> str:
        return self.text


def plays(name: str) -> list[Play]:
    """All texts that are played in a game: `PLAYS` of its modules `meaning/test_plays_*.py` that
    list theirs."""
    folder = Path(__file__).parent / "games" / name / "meaning"
    found = [path.stem for path in sorted(folder.glob("test_plays_*.py"))]
    modules = [import_module(f"tests.games.{name}.meaning.{stem}") for stem in found]
    return [play for module in modules for play in getattr(module, "PLAYS", ())]


class Stage:
    """Where texts are played: what differs from game to game."""

    company: Cast
    table: Any  # the game's module of verbs
    usual: Mapping[str, object] = {}  # what a seat has unless a scene tells otherwise
    plain: Sequence[str] = ()  # verbs without words
    bare: Sequence[str] = ("done",)  # kinds of options that are asked for without a card
    by_spot: Sequence[str] = ()  # zones of which every spot is told
    from_top: Sequence[str] = ("deck",)  # zones of which the first cards are told

    def make(self, play: Play, scene: Scene) -> CardDef:
        """The card X with a text."""
        raise AssertionError("a game answers this")

    def lying(self, cast: Cast, told: str) -> object:
        """A card of a description, and how it lies: "ハル/rest"."""
        raise AssertionError("a game answers this")

    def act(self, m: Match, cast: Cast, verb: str, words: Sequence[str]) -> None:
        """Do a step of the game's own."""
        verbs.choose(m, verb, cast.get(words[0], words[0]) if words else None)

    def offered(self, m: Match, cast: Cast, kind: str, word: str) -> bool:
        """Whether an option about something is offered."""
        return verbs.offered(m, kind, cast.get(word, word))

    def seat(self, m: Match, seat: str, what: str) -> object:
        """What can be asked of a seat beside its zones; None: nothing."""
        return None

    def card(self, m: Match, one: CardDef | str, seat: str | None, what: str) -> object:
        """What can be asked of a card (of a seat)."""
        raise AssertionError("a game answers this")

    def over(self, m: Match) -> object:
        """What "over" asks: who has won."""
        return None if m.outcome is None else [("me", "foe")[i] for i in m.outcome.winners]

    # -- the same in every game ------------------------------------------------------------

    def run(self, play: Play) -> None:
        for scene in play.scenes:
            self.run_scene(scene, self.make(play, scene))

    def run_scene(self, scene: Scene, one: CardDef) -> None:
        """Set up a scene with a card as X, and do what is done in it."""
        cast = {**self.company, "X": one}
        me, foe = (self.described(cast, {**self.usual, **side}) for side in (scene.me, scene.foe))
        m: Match = self.table.scene(me=me, foe=foe, **scene.how)
        for step in scene.do:
            if isinstance(step, str):
                self.take(m, cast, step)
                continue
            for what, expected in step.items():
                found = self.look(m, cast, what, expected)
                assert found == expected, f"{what} is {found!r}\n{verbs.shown(m)}"
        if scene.left:
            verbs.leave(m, scene.left)

    def described(self, cast: Cast, told: Any) -> Any:
        """A description of a seat with cards put for their names."""
        if isinstance(told, str):
            return self.lying(cast, told)
        if isinstance(told, list):
            return [self.described(cast, one) for one in told]
        if isinstance(told, Mapping):
            return {key: self.described(cast, one) for key, one in told.items()}
        return told

    def take(self, m: Match, cast: Cast, step: str) -> None:
        """Do one step."""
        verb, *words = step.split()
        cards = [cast.get(word, word) for word in words]
        if verb == "pick":
            verbs.pick(m, *cards)
        elif verb == "use":
            self.table.use(m, cards[0] if cards else cast["X"], *map(int, words[1:]))
        elif verb == "say":
            verbs.say(m, int(words[0]))
        elif verb in self.plain:
            getattr(self.table, verb)(m)
        else:
            self.act(m, cast, verb, words)

    def look(self, m: Match, cast: Cast, what: str, expected: object) -> object:
        """What is so."""
        if what == "asked":
            return None if m.decision is None else m.decision.kind
        if what == "seat":
            return None if m.decision is None else ("me", "foe")[m.decision.seat]
        if what == "over":
            return self.over(m)
        if what in self.bare:
            return verbs.offered(m, what)
        kind, _, word = what.rpartition(" ")
        if kind:
            return self.offered(m, cast, kind, word)
        one, _, how = what.partition(".")
        if one not in ("me", "foe"):
            side, _, one = one.rpartition(":")
            return in_order_of(self.card(m, cast.get(one, one), side or None, how), expected)
        found = self.seat(m, one, how)
        return self.zone(m, cast, one, how, expected) if found is None else found

    def zone(self, m: Match, cast: Cast, seat: str, kind: str, expected: object) -> object:
        """The cards in a zone: how many, or their names."""
        if isinstance(expected, int):
            return verbs.count(m, seat, kind)
        names = ["X" if name == cast["X"].name else name for name in verbs.zone(m, seat, kind)]
        if kind in self.from_top and isinstance(expected, list):
            return names[: len(expected)]
        if kind in self.by_spot:
            return names
        return in_order_of([name for name in names if name], expected)


def in_order_of(found: object, expected: object) -> object:
    """A list in the order in which it was expected, if nothing but the order differs."""
    if isinstance(found, list) and isinstance(expected, list) and sorted(found) == sorted(expected):
        return expected
    return found
