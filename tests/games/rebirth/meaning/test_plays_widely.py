"""Choices that are joined, pronouns with a property, cases, poses, comparisons, chance."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

PLUS = (2, 3)
PLAIN = (1, 3)


def held(text: str, holds: list[Scene], fails: list[Scene]) -> Play:
    """A condition on X in the entry: with it X has 2 ATK, else 1."""
    for scenes, values in ((holds, PLUS), (fails, PLAIN)):
        for scene in scenes:
            scene.do = [{"X": values}]
    return Play(f"【永】【エントリー】:{text}、このキャラを+1/±0。", *holds, *fails)


def mine(*members: str, foe: dict[str, object] | None = None, **more: object) -> Scene:
    return Scene(me={"entry": "X", "members": list(members), **more}, foe=foe)


PLAYS = [
    # zones told by how their cards are, in any order, and by their numbers
    Play(
        "【起】【エントリー】:あなたは相手のコスト2以下のメンバーから1枚選び、控え室に置く。",
        Scene(["use", {"pick アキ": False}, "pick ナツ", {"foe.members": ["ハル", "", "アキ"]}], me={"entry": "X"}, foe={"members": ["ハル", "ナツ", "アキ"]}),
        Scene(["use", {"asked": "main"}], me={"entry": "X", "members": ["ハル"]}, foe={"members": ["アキ"]}),
    ),
    Play(
        "【起】【メンバー】:相手のDEF4以下のエントリーを控え室に置く。",
        Scene(["use", {"foe.waiting": ["ナツ"]}], me={"members": ["X"]}, foe={"entry": "ナツ", "top": ["アキ"]}),
        Scene(["use", {"foe.waiting": []}], me={"members": ["X"]}, foe={"entry": "フユ"}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の【レスト】している他のメンバーから1枚選び、【スタンド】する。",
        Scene(["use", {"ハル.rest": False}], me={"members": ["X", "ハル/rest", "ナツ"]}),
        Scene(["use", {"X.rest": True}], me={"members": ["X/rest", "ハル"]}),
    ),
    Play(
        "【自】:このReバースがセットされた時、あなたは自分の他のセットされている《幕開け》から1枚選び、手札に戻す。",
        Scene(["set X", {"me.hand": ["幕開け", "アキ"], "me.rebirth": ["大団円", "X"]}], me={"hand": ["X"], "rebirth": ["大団円", "幕開け"], "top": ["アキ"]}, x={"kind": "rebirth"}),
        Scene(["set X", {"me.hand": ["アキ"], "me.rebirth": ["大団円", "X"]}], me={"hand": ["X"], "rebirth": ["大団円"], "top": ["アキ"]}, x={"kind": "rebirth"}),
    ),
    # who is asked about is that character
    Play(
        "【起】【メンバー】:相手のエントリーのDEFが3以下なら、そのキャラを控え室に置く。",
        Scene(["use", {"foe.waiting": ["ハル"], "me.members": ["X", "", ""]}], me={"members": ["X"]}, foe={"entry": "ハル", "top": ["アキ"]}),
        Scene(["use", {"foe.entry": ["フユ"], "me.members": ["X", "", ""]}], me={"members": ["X"]}, foe={"entry": "フユ"}),
    ),
    Play(
        "【永】【メンバー】:あなたのエントリーがコスト3以上なら、そのキャラを+1/±0。",
        Scene([{"アキ": (4, 5), "X": (1, 3)}], me={"entry": "アキ", "members": ["X"]}),
        Scene([{"ナツ": (2, 4), "X": (1, 3)}], me={"entry": "ナツ", "members": ["X"]}),
    ),
    # all alike, or no two; a card with two names shares either (2.1.2)
    held(
        "あなたのメンバーのコストがすべて異なるなら",
        [mine("ハル", "ナツ", "アキ"), mine("フユ")],
        [mine("ハル", "ナツ", "ノビ"), mine(), mine(foe={"members": ["ハル", "ナツ"]})],
    ),
    held(
        "あなたのメンバーのATKがすべて同じなら",
        [mine("ハル", "ノビ"), mine("フユ")],
        [mine("ハル", "ナツ"), mine("ハル", "ノビ", "ナツ"), mine()],
    ),
    held(
        "あなたのメンバーのカード名がすべて異なるなら",
        [mine("ハル", "ナツ"), mine("フタナ", "ナツ")],
        [mine("フタナ", "ハル"), mine("ハル", "ハル"), mine()],
    ),
    held(
        "あなたのリタイアと相手のリタイアが同じ枚数なら",
        [mine(retire=["ハル"], foe={"retire": ["アキ"]}), mine()],
        [mine(retire=["ハル"]), mine(foe={"retire": ["アキ"]})],
    ),
    # damage as a number
    Play(
        "【永】【エントリー】:このキャラが受けているダメージ1につき、このキャラを+1/±0。",
        Scene([{"X": (3, 3)}], me={"entry": "X/2"}, foe={"entry": "フユ/1"}),
        Scene([{"X": (1, 3)}], me={"entry": "X"}, foe={"entry": "フユ/1"}),
        Scene(["attack ハル", {"X": (2, 3)}], me={"entry": "ハル", "members": ["ハル", "ナツ"]}, foe={"entry": "X"}),
    ),
    Play(
        "【起】【メンバー】:相手のエントリーが受けているダメージが2以上なら、あなたは1枚引く。",
        Scene(["use", {"me.hand": 1}], me={"members": ["X"]}, foe={"entry": "フユ/2"}),
        Scene(["use", {"me.hand": 0}], me={"members": ["X"]}, foe={"entry": "フユ/1"}),
    ),
    # what comes afterwards
    Play(
        "【起】【メンバー】:あなたは2枚引く。その後、自分の手札から1枚選び、デッキの上に置く。",
        Scene(["use", "pick アキ", {"me.hand": ["ナツ"], "me.deck": ["アキ"]}], me={"members": ["X"], "top": ["ナツ", "アキ"]}),
    ),
    # by abilities of a kind
    Play(
        "【永】【エントリー】:このキャラは相手の【起】か【スパーク】で選ばれない。",
        Scene(["use エラ", {"foe.entry": ["X"]}], me={"members": ["エラ"]}, foe={"entry": "X"}),
        Scene([{"X": (1, 3)}], me={"entry": [], "top": ["ヒヤリ"]}, foe={"entry": "X"}),
        Scene(["attack ハル", {"X": (0, 3)}, "block"], me={"entry": "ネラウ", "members": ["ハル", "ナツ"]}, foe={"entry": "X", "hand": 1}),
    ),
    # a cost once for each
    Play(
        "【起】【エントリー】:[相手のメンバー1枚につき、手札から1枚控え室に置く]あなたは1枚引く。",
        Scene(["use", "pick ハル ナツ", {"me.waiting": ["ハル", "ナツ"], "me.hand": 2}], me={"entry": "X", "hand": ["ハル", "ナツ", "アキ"]}, foe={"members": ["ハル", "ナツ"]}),
        Scene([{"use X": False}], me={"entry": "X", "hand": ["ハル"]}, foe={"members": ["ハル", "ナツ"]}),
        Scene(["use", {"me.waiting": [], "me.hand": 1}], me={"entry": "X", "members": ["ハル"]}),
    ),
    # whom none surpasses
    Play(
        "【起】【エントリー】:あなたは相手のメンバーから最もコストの高いキャラを1枚選び、控え室に置く。",
        Scene(["use", {"foe.members": ["ハル", "ナツ", ""]}], me={"entry": "X"}, foe={"members": ["ハル", "ナツ", "アキ"]}),
        Scene(["use", {"pick ハル": False}, "pick ワザ", {"foe.members": ["ハル", "ナツ", ""]}], me={"entry": "X", "members": ["フユ"]}, foe={"members": ["ハル", "ナツ", "ワザ"]}),
        Scene(["use", {"asked": "main"}], me={"entry": "X"}),
    ),
    Play(
        "【起】【エントリー】:あなたは相手のメンバーからATKが最も低い〔月組〕を1枚選び、手札に戻す。",
        Scene(["use", {"foe.members": ["ハル", "", "フユ"]}], me={"entry": "X"}, foe={"members": ["ハル", "アキ", "フユ"]}),
    ),
    # two of a player's places
    held(
        "あなたの、リタイアが2枚以上でメンバーに《ハル》がいるなら",
        [mine("ハル", retire=["アキ", "フユ"])],
        [mine("ハル", retire=["アキ"]), mine("ナツ", retire=["アキ", "ハル"]), mine(foe={"members": ["ハル"], "retire": ["アキ", "フユ"]})],
    ),
    # what is set
    held(
        "あなたの《幕開け》と《大団円》がセットされているなら",
        [mine(rebirth=["幕開け", "大団円"]), mine(rebirth=["鐘", "幕開け", "大団円"])],
        [mine(rebirth=["幕開け", "鐘"]), mine(), mine(rebirth=["幕開け"], foe={"rebirth": ["大団円"]})],
    ),
    held(
        "あなたのReバースが2枚以上セットされているなら",
        [mine(rebirth=["幕開け", "大団円"])],
        [mine(rebirth=["幕開け"], foe={"rebirth": ["大団円", "鐘"]}), mine()],
    ),
    Play(
        "【起】【メンバー】:あなたは相手のReバースから1枚選び、控え室に置く。",
        Scene(["use", "pick 鐘", {"foe.rebirth": ["幕開け"], "me.rebirth": ["大団円"]}], me={"members": ["X"], "rebirth": ["大団円"]}, foe={"rebirth": ["幕開け", "鐘"]}),
        Scene(["use", {"asked": "main"}], me={"members": ["X"], "rebirth": ["大団円"]}),
    ),
    # all of a place and one more
    Play(
        "【起】【メンバー】:あなたは自分のエントリーとこのキャラを入れ替える。",
        Scene(["use", {"me.entry": ["X"], "me.members": ["", "フユ", ""]}], me={"entry": "フユ", "members": [None, "X"]}),
    ),
    Play(
        "【起】【メンバー】:このターン中、あなたのエントリーとこのキャラを+1/±0。",
        Scene(["use", {"X": (2, 3), "フユ": (5, 6), "ハル": (1, 3)}], me={"entry": "フユ", "members": ["X", "ハル"]}),
    ),
    # cancelled, or not
    Play(
        "【自】【メンバー】:あなたの【スパーク】が【キャンセル】された時、あなたは2枚引く。",
        Scene(["cancel トメ", "pass_all", {"me.hand": 2}], me={"entry": [], "top": ["ヒバナ"], "members": ["X"]}, foe={"entry": "フユ", "hand": ["トメ"]}),
        Scene(["cancel", "pass_all", {"me.hand": 1}], me={"entry": [], "top": ["ヒバナ"], "members": ["X"]}, foe={"entry": "フユ", "hand": ["トメ"]}),
        Scene(["cancel トメ", "pass_all", {"foe.hand": 0}], me={"entry": [], "top": ["ヒバナ"]}, foe={"entry": "フユ", "members": ["X"], "hand": ["トメ"]}),
    ),
    Play(
        "【自】【メンバー】:あなたのエントリーの【スパーク】が【キャンセル】された時、このターン中、そのキャラを+1/±0。",
        Scene(["cancel トメ", "pass_all", {"ヒバナ": (3, 3)}], me={"entry": [], "top": ["ヒバナ"], "members": ["X"]}, foe={"entry": "フユ", "hand": ["トメ"]}),
    ),
    Play(
        "【スパーク】:あなたは1枚引く。\n【起】【エントリー】:このターン中にこのキャラの【スパーク】が【キャンセル】されていないなら、このターン中、このキャラを+1/±0。",
        Scene(["cancel トメ", "pass_all", "use X", {"X": (1, 3)}], me={"entry": [], "top": ["X"]}, foe={"entry": "フユ", "hand": ["トメ"]}),
        Scene(["cancel", "pass_all", "use X", {"X": (2, 3)}], me={"entry": [], "top": ["X"]}, foe={"entry": "フユ", "hand": ["トメ"]}),
    ),
    # spellings
    Play(
        "【自】【エントリー】:あなたのターンに、相手のメンバーが控え室に置かれた時、あなたは1枚引く。",
        Scene(["use ドケ", {"me.hand": 1}], me={"entry": "X", "members": ["ドケ"]}, foe={"members": ["ハル"]}),
        Scene(["use ドケ", {"foe.hand": 0}], me={"members": ["ドケ", "ハル"]}, foe={"entry": "X", "members": ["ハル"]}),
    ),
    Play(
        "【起】【エントリー】:このターン中、このキャラを+X/+X。Xはあなたのメンバーの枚数。",
        Scene(["use", {"X": (3, 5)}], me={"entry": "X", "members": ["ハル", "ナツ"]}),
    ),
    # so many as were, or for each of them
    Play(
        "【起】【メンバー】:あなたは自分の手札から望む枚数選び、控え室に置くことで、その枚数引く。",
        Scene(["use", "yes", "pick ハル ナツ", {"me.waiting": ["ハル", "ナツ"], "me.hand": 3}], me={"members": ["X"], "hand": ["ハル", "ナツ", "アキ"]}),
    ),
    Play(
        "【永】【エントリー】:このキャラの【魂】の枚数1枚につき、このキャラを+1/±0。",
        Scene([{"X": (3, 3)}], me={"entry": {"card": "X", "soul": ["ハル", "ナツ"]}}),
        Scene([{"X": (1, 3)}], me={"entry": "X"}),
    ),
    # while an attack is under way
    Play(
        "【永】【エントリー】:このキャラがアタックしている間、このキャラを+1/±0。",
        Scene([{"X": (1, 3)}, "attack ハル", {"X": (2, 3)}, "block", {"X": (1, 3)}], me={"entry": "X", "members": ["ハル", "ナツ"]}, foe={"entry": "フユ", "hand": 1}),
        Scene(["attack ハル", {"X": (1, 3)}, "block"], me={"entry": "ハル", "members": ["ハル", "ナツ"]}, foe={"entry": "X", "hand": 1}),
    ),
    Play(
        "【永】【エントリー】:このキャラがアタックされている間、このキャラを±0/+2。",
        Scene(["attack ハル", {"X": (1, 5)}, "block"], me={"entry": "ハル", "members": ["ハル", "ナツ"]}, foe={"entry": "X", "hand": 1}),
        Scene(["attack ハル", {"X": (1, 3)}, "block"], me={"entry": "X", "members": ["ハル", "ナツ"]}, foe={"entry": "フユ", "hand": 1}),
    ),
    Play(
        "【永】【メンバー】:このキャラがサポートしている間、あなたのエントリーを+1/±0。",
        Scene(["attack X", {"フユ": (5, 6)}, "block", "attack ハル", {"フユ": (4, 6)}, "block"], me={"entry": "フユ", "members": ["X", "ハル", "ナツ"]}, foe={"entry": "オオカゼ", "hand": 1}),
    ),
    # with whom an attack is not blocked; what a player cannot use
    Play(
        "【永】【エントリー】:このキャラのアタックは〔風組〕でブロックされない。",
        Scene(["attack ハル", {"block タテ": False}, "block"], me={"entry": "X", "members": ["ハル", "ナツ"]}, foe={"entry": "フユ", "hand": ["タテ"]}),
        Scene(["attack ハル", {"block タテ": True}, "block"], me={"entry": "ハル", "members": ["X", "ナツ", "ハル"]}, foe={"entry": "フユ", "hand": ["タテ"]}),
    ),
    Play(
        "【永】【エントリー】:相手の【ブロッカー】は使えない。",
        Scene(["attack ハル", {"block タテ": False}, "block"], me={"entry": "X", "members": ["ハル", "ナツ"]}, foe={"entry": "フユ", "hand": ["タテ"]}),
        Scene(["attack ハル", {"block タテ": True}, "block"], me={"entry": "フユ", "members": ["X", "ハル"]}, foe={"entry": "フユ", "hand": ["タテ"]}),
    ),
    Play(
        "【自】【エントリー】:あなたのチェックであなたが勝った時、このターン中、このキャラを+1/±0。\n【起】【エントリー】:あなたはチェックする。",
        Scene(["use", {"X": (2, 3)}], me={"entry": "X", "top": ["幕開け"]}, foe={"entry": "フユ"}),
        Scene(["use", {"X": (1, 3)}], me={"entry": "X", "top": ["ハル"]}, foe={"entry": "フユ"}),
    ),
    # choices from joined places, and joined choices
    Play(
        "【起】【メンバー】:あなたは自分の控え室と相手の控え室から1枚ずつ選び、デッキの下に置く。",
        Scene(
            ["use", "pick ハル", "pick ナツ", {"me.waiting": ["フユ"], "foe.waiting": ["アキ"]}],
            me={"members": ["X"], "waiting": ["ハル", "フユ"]},
            foe={"waiting": ["ナツ", "アキ"]},
        ),
        Scene(
            ["use", {"me.waiting": [], "foe.waiting": []}],
            me={"members": ["X"]},
            foe={"waiting": ["ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室か相手の控え室から1枚選び、デッキの下に置く。",
        Scene(
            ["use", "pick ナツ", {"me.waiting": ["ハル"], "foe.waiting": ["アキ"]}],
            me={"members": ["X"], "waiting": ["ハル"]},
            foe={"waiting": ["ナツ", "アキ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から1枚か、相手のメンバーから2枚選び、手札に戻す。",
        Scene(
            ["use", "say 1", {"me.waiting": [], "foe.members": ["ナツ", "アキ", ""]}],
            me={"members": ["X"], "waiting": ["ハル"]},
            foe={"members": ["ナツ", "アキ"]},
        ),
        Scene(
            ["use", "say 2", {"me.waiting": ["ハル"], "foe.members": ["", "", ""]}],
            me={"members": ["X"], "waiting": ["ハル"]},
            foe={"members": ["ナツ", "アキ"]},
        ),
    ),
    # chance
    Play(
        "【起】【メンバー】:あなたは相手の手札から無作為に1枚選び、控え室に置く。",
        Scene(["use", {"foe.hand": 1, "foe.waiting": 1}], me={"members": ["X"]}, foe={"hand": 2}),
        Scene(["use", {"foe.hand": 0, "foe.waiting": 0}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから《ハル》を無作為に1枚選び、控え室に置く。",
        Scene(
            ["use", {"foe.waiting": ["ハル"]}],
            me={"members": ["X"]},
            foe={"members": ["ハル", "ナツ", "ハル"]},
        ),
    ),
    # pronouns with a property
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から3枚公開し、その中から1枚選び、手札に加え、残りのキャラを控え室に置き、残りのReバースをデッキの下に置く。",
        Scene(
            ["use", "pick アキ", {"me.hand": ["アキ"], "me.waiting": ["ハル"]}],
            me={"members": ["X"], "deck": ["ハル", "アキ", "幕開け", "ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のメンバーか相手のメンバーから2枚選び、このターン中、相手のそれらを-1/±0し、それらの《ハル》を+2/±0。",
        Scene(
            ["use", "pick ハル ナツ", {"me:ハル": (3, 3), "foe:ナツ": (1, 4)}],
            me={"members": ["X", "ハル"]},
            foe={"members": ["ナツ", "アキ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の手札から1枚選び、デッキの下に置き、残りの手札をすべて控え室に置く。",
        Scene(
            ["use", "pick ハル", {"me.hand": 0, "me.waiting": ["ナツ", "アキ"]}],
            me={"members": ["X"], "hand": ["ハル", "ナツ", "アキ"]},
        ),
    ),
    # cases
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から1枚控え室に置き、それがReバースならi、コスト3以下のキャラならii、どちらでもないならiiiを行う。i.あなたは1枚引く。ii.あなたは2枚引く。iii.あなたは3枚引く。",
        Scene(["use", {"me.hand": 1}], me={"members": ["X"], "deck": ["幕開け", *["ハル"] * 5]}),
        Scene(["use", {"me.hand": 2}], me={"members": ["X"], "deck": ["アキ", *["ハル"] * 5]}),
        Scene(["use", {"me.hand": 3}], me={"members": ["X"], "deck": ["フユ", *["ハル"] * 5]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から1枚控え室に置く。そのコストが1ならi、2か3ならii、違うならiiiを行う。i.あなたは1枚引く。ii.あなたは2枚引く。iii.あなたは3枚引く。",
        Scene(["use", {"me.hand": 1}], me={"members": ["X"], "deck": ["ハル", *["ハル"] * 5]}),
        Scene(["use", {"me.hand": 2}], me={"members": ["X"], "deck": ["アキ", *["ハル"] * 5]}),
        Scene(["use", {"me.hand": 3}], me={"members": ["X"], "deck": ["フユ", *["ハル"] * 5]}),
    ),
    # conditions, one of which is enough
    held(
        "あなたのメンバーに《ハル》がいるか、あなたのリタイアが2枚以上なら",
        [mine("ハル"), mine(retire=2), mine("ハル", retire=2)],
        [mine("ナツ", retire=1)],
    ),
    # how they lie
    held("あなたのメンバーが【スタンド】しているなら", [mine("ハル"), mine("ハル/rest", "ナツ")], [mine("ハル/rest"), mine()]),
    held("あなたのメンバーがすべて【スタンド】しているなら", [mine("ハル")], [mine("ハル/rest", "ナツ"), mine()]),
    held("あなたのメンバーが2枚以上【レスト】していないなら", [mine("ハル", "アキ")], [mine("ハル/rest", "ナツ")]),
    held("あなたのメンバーがすべて【スタンド】していないなら", [mine("ハル/rest")], [mine("ハル/rest", "ナツ")]),
    # compared with what there is elsewhere
    held(
        "あなたのリタイアが相手のメンバー以上なら",
        [mine(retire=2, foe={"members": ["ハル", "ナツ"]}), mine(retire=1, foe={"members": []})],
        [mine(retire=1, foe={"members": ["ハル", "ナツ"]})],
    ),
    held(
        "あなたのリタイアが相手のメンバー以下なら",
        [mine(retire=2, foe={"members": ["ハル", "ナツ"]}), mine(foe={"members": ["ハル"]})],
        [mine(retire=3, foe={"members": ["ハル", "ナツ"]})],
    ),
    held("あなたのリタイアが相手以下なら", [mine(retire=1, foe={"retire": 1})], [mine(retire=2, foe={"retire": 1})]),
    held("あなたのリタイアが相手と同じ枚数なら", [mine(retire=1, foe={"retire": 1})], [mine(retire=2, foe={"retire": 1}), mine(foe={"retire": 1})]),
    held("あなたのリタイアが相手より2枚以上多いなら", [mine(retire=3, foe={"retire": 1})], [mine(retire=2, foe={"retire": 1})]),
    held("あなたのリタイアが相手より2枚以上少ないなら", [mine(foe={"retire": 2})], [mine(foe={"retire": 1})]),
    # numbers of a card that is told of
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから、コストがこのキャラ以下のキャラをすべて選び、控え室に置く。",
        Scene(["use", {"foe.waiting": ["ハル"]}], me={"members": ["X"]}, foe={"members": ["ハル", "ナツ"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから、DEFがこのキャラ以上のキャラをすべて選び、控え室に置く。",
        Scene(["use", {"foe.waiting": ["ナツ"]}], me={"members": ["X"]}, foe={"members": ["ハル", "ナツ"]}, x={"def_": 4}),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから、このキャラよりコストの大きいキャラをすべて選び、控え室に置く。",
        Scene(["use", {"foe.waiting": ["ナツ"]}], me={"members": ["X"]}, foe={"members": ["ハル", "ナツ"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから、このキャラよりDEFが低いキャラをすべて選び、控え室に置く。",
        Scene(["use", {"foe.waiting": ["ハル"]}], me={"members": ["X"]}, foe={"members": ["ハル", "ナツ"]}, x={"def_": 4}),
    ),
    # damage
    Play(
        "【起】【メンバー】:あなたは相手のエントリーにあなたのリタイアの枚数と同じダメージを与える。",
        Scene(["use", {"オオカゼ.damage": 2}], me={"members": ["X"], "retire": 2}, foe={"entry": "オオカゼ"}),
        Scene(["use", {"オオカゼ.damage": 0}], me={"members": ["X"]}, foe={"entry": "オオカゼ"}),
    ),
    Play(
        "【永】【エントリー】:相手のエントリーが受けるダメージを+1。",
        Scene(["attack ハル", {"オオカゼ.damage": 2}], me={"entry": "X", "members": ["ハル", "ナツ"]}, foe={"entry": "オオカゼ"}),
    ),
    # bans
    Play(
        "【永】【エントリー】:相手はこのキャラを選べない。",
        Scene(
            ["end_turn", "use エラ", {"me.entry": ["X"]}],
            me={"entry": "X"},
            foe={"members": ["エラ"]},
            left="main",
        ),
    ),
    # from one place to another
    Play(
        "【自】【メンバー】:あなたのデッキから控え室にReバースが置かれた時、あなたは1枚引く。",
        Scene(
            ["use シズ", {"me.hand": 1}],
            me={"members": ["X", "シズ"], "deck": ["幕開け", *["ハル"] * 4]},
        ),
        Scene(
            ["use シズ", {"me.hand": 0}],
            me={"members": ["X", "シズ"], "deck": ["ハル", *["ハル"] * 4]},
        ),
    ),
    # as many as were
    Play(
        "【起】【メンバー】:あなたは自分の手札をすべて控え室に置き、置いた枚数引く。",
        Scene(["use", {"me.hand": 2, "me.waiting": 2}], me={"members": ["X"], "hand": 2}),
        Scene(["use", {"me.hand": 0, "me.waiting": 0}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から2枚まで選び、手札に戻す。戻した枚数につき、このターン中、あなたのエントリーを+1/±0。",
        Scene(["use", "pick ハル ナツ", {"フユ": (6, 6)}], me={"entry": "フユ", "members": ["X"], "waiting": ["ハル", "ナツ", "アキ"]}),
        Scene(["use", {"フユ": (4, 6)}], me={"entry": "フユ", "members": ["X"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の手札から1枚捨てる。捨てた枚数が1以上なら、あなたは2枚引く。",
        Scene(["use", {"me.hand": 2}], me={"members": ["X"], "hand": 1}),
        Scene(["use", {"me.hand": 0}], me={"members": ["X"]}),
    ),
    # all of them
    Play(
        "【永】【エントリー】:あなたのメンバーすべてを+1/±0し、相手のメンバーの《ハル》すべてを-1/±0。",
        Scene([{"ナツ": (3, 4), "foe:ハル": (0, 3), "foe:アキ": (3, 5)}], me={"entry": "X", "members": ["ナツ"]}, foe={"members": ["ハル", "アキ"]}),
    ),
    Play(
        "【永】【メンバー】:あなたの〔月組〕すべては〔風組〕を得る。",
        Scene([{"フユ.traits": ["月組", "風組"], "アキ.traits": ["月組", "風組"]}], me={"entry": "フユ", "members": ["X", "アキ"]}),
    ),
    held("あなたのメンバーのカード名がすべて異なるなら", [mine("ハル", "ナツ"), mine("アキ")], [mine("ハル", "ハル"), mine()]),
    Play(
        "【永】【エントリー】:相手のメンバーの【起】は使えない。",
        Scene(["end_turn", {"use ワザ": False}], me={"entry": "X"}, foe={"members": ["ワザ"]}, left="main"),
        Scene(["end_turn", {"use ワザ": True}], me={"members": ["X"]}, foe={"members": ["ワザ"]}, left="main"),
    ),
]  # fmt: skip


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)
