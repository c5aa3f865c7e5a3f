"""What a form of a position can tell, by the words of its game (games/scenes.py)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kirifuda.games.game import Game
from kirifuda.games.plan import NUMBER
from kirifuda.games.scenes import CARD_WORDS
from kirifuda.kernel.position.zones import ZoneSpec
from kirifuda.server.parts import Pair

Plain = dict[str, Any]
SPOT = "spot"  # a number that is a place of a zone


def words_of(game: Game) -> Plain:
    """Zones, numbers of a seat, how cards lie, phases, what is under way and what lasts."""
    scenes = game.scenes
    flags = {word: CARD_WORDS[word] for word in ("rest", "down")}
    flags |= {word: japanese for word, (_, japanese) in scenes.flags.items()}
    counts = {"damage": CARD_WORDS["damage"]}
    counts |= {word: japanese for word, (_, _, japanese) in scenes.counts.items()}
    return {
        "zones": [zone_words(game, spec) for spec in scenes.zones[1:]],
        "numbers": [
            {**called(word, japanese), "usual": usual}
            for word, (usual, japanese) in scenes.measures.items()
        ],
        "flags": [called(word, japanese) for word, japanese in flags.items()],
        "counts": [called(word, japanese) for word, japanese in counts.items()],
        "phases": [
            {
                **called(word, phase.japanese),
                "steps": [called(step, pair[1]) for step, pair in phase.steps.items()],
            }
            for word, phase in scenes.phases.items()
        ],
        "attack": act_words(game, scenes.action),
        "done": act_words(game, scenes.done),
        "limits": [called(word, japanese) for word, (_, japanese) in scenes.limits.items()],
    }


def zone_words(game: Game, spec: ZoneSpec) -> Plain:
    kinds, _, _ = game.scenes.holds.get(spec.name, (0, 0, ""))
    told = {**called(spec.name, spec.japanese), "spots": spots(game, spec), "rests": spec.turns}
    return {**told, "kinds": game.scenes.kinds(kinds)}


def spots(game: Game, spec: ZoneSpec) -> list[Plain]:
    """The places of a zone."""
    name = game.scenes.spot_name
    return [
        called(name(spec.number, at), name(spec.number, at, japanese=True))
        for at in range(spec.spots)
    ]


def act_words(game: Game, known: Mapping[str, tuple[str, str]]) -> list[Plain]:
    """What is under way, or was done in this turn: what is told by which word."""
    out: list[Plain] = []
    for word, (kind, japanese) in known.items():
        zone = game.scenes.spot_of(word) if kind == NUMBER else -1
        places = spots(game, game.scenes.zones[zone]) if zone >= 0 else []
        told = {**called(word, japanese), "kind": SPOT if zone >= 0 else kind, "spots": places}
        out.append(told)
    return out


def called(word: str, japanese: str) -> Plain:
    """A word of the text, and what people call it in both languages."""
    names: Pair = (word.replace("_", " "), japanese.partition("/")[0] or word)
    return {"name": word, "names": names}
