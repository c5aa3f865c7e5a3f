"""Names and traits printed in wide characters are those that texts tell of in narrow ones."""

from __future__ import annotations

import pytest
from tests.hooks import GAMES, hooks

from kirifuda.games.printed import Printed
from kirifuda.kernel.position.cards import Pool

WIDE = str.maketrans({chr(n): chr(n + 0xFEE0) for n in range(0x21, 0x7F)} | {" ": "\u3000"})
LISTS = ("traits", "types", "attributes", "race")  # where games print what cards are


@pytest.mark.parametrize("name", GAMES)
def test_a_card_is_called_the_same_in_any_width(name: str) -> None:
    game = hooks(name).game
    row: Printed = next(
        row
        for row in (game.printing.printed(card) for card in game.cards.values())
        if any(word in row for word in LISTS)
    )
    where = next(word for word in LISTS if word in row)
    narrow = game.define({**row, "key": "n", "name": "B-7 ab", where: ["B-7 ab"]})
    wide = game.define(
        {**row, "key": "w", "name": "B-7 ab".translate(WIDE), where: ["Ｂ－７　ａｂ"]}
    )
    assert wide.name == "Ｂ－７　ａｂ"  # shown as it is printed
    faces = Pool(game.rules, [narrow, wide], [[0, 1]]).printed
    assert faces[1].names == faces[0].names == ("B-7 ab",)
    assert any(trait.strip("〈〉") == "B-7 ab" for trait in faces[1].traits)
    assert faces[1].traits == faces[0].traits
