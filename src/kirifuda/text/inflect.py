"""How Japanese verbs, adjectives and the copula end.

A phrase writes its last verb once, in its dictionary form; every other form comes from here.

=========  ==================================================  ====================
form       where it stands                                     置く / 多い / だ
=========  ==================================================  ====================
``end``    the end of a sentence                               置く / 多い / だ
``dict``   before a noun such as こと, or か                   置く / 多い / である
``cont``   before a comma, another clause following            置き / 多く / で
``te``     before よい, or joined                              置いて / 多くて / で
``ta``     done: before 時 or ら                               置いた / 多かった / だった
``if``     before a comma, as a condition                      置くなら / 多いなら / なら
``no``     before 場合, as a noun                              - / - / の
``and``    before a comma, another condition following         置いて / 多く / で
``or``     before a comma, another condition being enough too  置くか / 多いか / か
``neg``    not done                                            置かない / - / -
=========  ==================================================  ====================
"""

from __future__ import annotations

__all__ = ["FORMS", "inflect"]

FORMS = ("end", "dict", "cont", "te", "ta", "if", "no", "and", "or", "neg")

_GODAN = {
    # dictionary ending: (a-row, i-row, te, ta)
    "う": ("わ", "い", "って", "った"),
    "く": ("か", "き", "いて", "いた"),
    "ぐ": ("が", "ぎ", "いで", "いだ"),
    "す": ("さ", "し", "して", "した"),
    "つ": ("た", "ち", "って", "った"),
    "ぬ": ("な", "に", "んで", "んだ"),
    "ぶ": ("ば", "び", "んで", "んだ"),
    "む": ("ま", "み", "んで", "んだ"),
    "る": ("ら", "り", "って", "った"),
}
_I_AND_E_ROWS = "いきぎしじちぢにひびぴみりえけげせぜてでねへべぺめれ"
_ICHIDAN_KANJI = "見得出似経"
_GODAN_RU = ("切る", "入る", "走る", "減る", "限る")
_ADJECTIVES = (
    "よい", "多い", "少ない", "大きい", "小さい", "高い", "低い", "等しい", "同じい",
)  # fmt: skip


def inflect(word: str, form: str) -> str | None:
    """The word in the asked form, or None if it has no such form.

    A word that starts with ``~`` is a する that is left out at the end of a sentence.

    >>> inflect("置く", "cont"), inflect("選ばれない", "cont"), inflect("~する", "end")
    ('置き', '選ばれず', '')
    """
    if form not in FORMS:
        return None
    if word.startswith("~"):
        return "" if form == "end" else inflect(word[1:], form)
    if word == "だ":
        return _COPULA.get(form)
    if word in _ADJECTIVES:
        return _adjective(word, form)
    if word.endswith("ない"):
        return _negative(word[:-2], form)
    return _verb(word, form)


_COPULA = {
    "end": "だ",
    "dict": "である",
    "cont": "で",
    "te": "で",
    "ta": "だった",
    "if": "なら",
    "no": "の",
    "and": "で",
    "or": "か",
}


def _adjective(word: str, form: str) -> str | None:
    stem = word[:-1]
    return {
        "end": word,
        "dict": word,
        "cont": stem + "く",
        "te": stem + "くて",
        "ta": stem + "かった",
        "if": word + "なら",
        "and": stem + "く",
        "or": word + "か",
        "neg": stem + "くない",
    }.get(form)


def _negative(stem: str, form: str) -> str | None:
    without = stem[:-1] + "せず" if stem.endswith("し") else stem + "ず"
    return {
        "end": stem + "ない",
        "dict": stem + "ない",
        "cont": without,
        "te": stem + "なくて",
        "ta": stem + "なかった",
        "if": stem + "ないなら",
        "or": stem + "ないか",
        "and": without if stem else "なく",  # there is none, and something else is so
    }.get(form)


def _verb(word: str, form: str) -> str | None:
    if form in ("end", "dict"):
        return word
    if form in ("if", "or"):
        return word + ("なら" if form == "if" else "か")
    negative, cont, te, ta = _stems(word)
    return {"cont": cont, "te": te, "and": te, "ta": ta, "neg": negative + "ない"}.get(form)


def _stems(word: str) -> tuple[str, str, str, str]:
    """Negative stem, continuative, te and ta forms of a verb."""
    if word.endswith("する"):
        head = word[:-2]
        return head + "し", head + "し", head + "して", head + "した"
    if word.endswith("行く"):
        head = word[:-1]
        return head + "か", head + "き", head + "って", head + "った"
    if word.endswith("る") and _is_ichidan(word):
        head = word[:-1]
        return head, head, head + "て", head + "た"
    if word == "ある":
        return "", "あり", "あって", "あった"
    row = _GODAN.get(word[-1:])
    if row is None:
        raise ValueError(f"no verb: {word}")
    head = word[:-1]
    return head + row[0], head + row[1], head + row[2], head + row[3]


def _is_ichidan(word: str) -> bool:
    if word.endswith(_GODAN_RU):
        return False
    before = word[-2:-1]
    return before in _I_AND_E_ROWS or before in _ICHIDAN_KANJI
