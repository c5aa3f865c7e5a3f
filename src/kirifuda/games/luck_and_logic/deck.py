"""6.1: what the decks of a player must be like."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from kirifuda.games.deck import too_many
from kirifuda.games.luck_and_logic.zones import GATE_CARD, MY_CARD, PARADOX, SECRET_SKILL
from kirifuda.kernel.errors import Reason, Said
from kirifuda.kernel.position.cards import CardDef

MAIN = "main"
GATES = "gates"
MY_LOGICALIST = "my logicalist"
SECRETS = "secret"

SIZE = 50
COPIES = 4
PARADOXES = 8
GATE_SIZE = 10
GATE_COPIES = 2
SECRET_SIZE = 4


def deck_reasons(parts: Mapping[str, list[CardDef]]) -> list[Reason]:
    """6.1.1: every clause that a player's decks break; secret tools count apart (6.1.1.4.3)."""
    out = main_reasons(parts[MAIN]) + gate_reasons(parts[GATES])  # 6.1.1
    mine = parts[MY_LOGICALIST]
    unfit = len(mine) > 1  # 6.1.1.3.1
    if unfit:
        out.append(Reason(Said("{0} My Logicalists; 1 is allowed", [len(mine)]), "6.1.1.3.1"))
    for name in named(mine, MY_CARD, has=False):
        out.append(Reason(Said("{0} is no My Logicalist", [name]), "6.1.1.3.1"))
    secrets = parts[SECRETS]
    unfit = len(secrets) > SECRET_SIZE  # 6.1.1.4.1
    if unfit:
        what = Said(
            "the secret-tool deck has {0} cards; {1} are allowed", [len(secrets), SECRET_SIZE]
        )
        out.append(Reason(what, "6.1.1.4.1"))
    for card in dict.fromkeys(secrets):
        tool = any(ability.kind == SECRET_SKILL for ability in card.abilities)  # 6.1.1.4.2
        if not tool:
            out.append(Reason(Said("{0} has no secret-tool skill", [card.name]), "6.1.1.4.2"))
    return out


def main_reasons(main: list[CardDef]) -> list[Reason]:
    """6.1.1.1: the main deck."""
    out: list[Reason] = []
    unfit = len(main) != SIZE  # 6.1.1.1.1
    if unfit:
        out.append(
            Reason(Said("the main deck has {0} cards, not {1}", [len(main), SIZE]), "6.1.1.1.1")
        )
    out.extend(too_many(main, COPIES, "6.1.1.1.2"))  # 6.1.1.1.2.1: by name
    paradoxes = sum(1 for card in main if card.kinds & PARADOX)
    unfit = paradoxes != PARADOXES  # 6.1.1.1.3
    if unfit:
        out.append(Reason(Said("{0} paradoxes, not {1}", [paradoxes, PARADOXES]), "6.1.1.1.3"))
    strangers = named(main, GATE_CARD | MY_CARD)  # 6.1.1.1.4
    for name in strangers:
        out.append(Reason(Said("{0} cannot be in the main deck", [name]), "6.1.1.1.4"))
    return out


def gate_reasons(gates: list[CardDef]) -> list[Reason]:
    """6.1.1.2: the gate deck."""
    out: list[Reason] = []
    unfit = len(gates) != GATE_SIZE  # 6.1.1.2.1
    if unfit:
        out.append(
            Reason(
                Said("the gate deck has {0} cards, not {1}", [len(gates), GATE_SIZE]), "6.1.1.2.1"
            )
        )
    for number, count in Counter(card.fields.get("gate_number", "") for card in gates).items():
        unfit = bool(number) and count > GATE_COPIES  # 6.1.1.2.2
        if unfit:
            what = Said("{0} gates of number {1}; {2} are allowed", [count, number, GATE_COPIES])
            out.append(Reason(what, "6.1.1.2.2"))
    strangers = named(gates, GATE_CARD, has=False)  # 6.1.1.2.3
    for name in strangers:
        out.append(Reason(Said("{0} is no gate", [name]), "6.1.1.2.3"))
    return out


def named(cards: list[CardDef], kinds: int, has: bool = True) -> list[str]:
    """The names of the cards that have one of the kinds (or have none of them)."""
    return list(dict.fromkeys(c.name for c in cards if bool(c.kinds & kinds) == has))
