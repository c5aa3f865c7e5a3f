"""English endings."""

from __future__ import annotations

__all__ = ["article", "is_owned", "plural", "verb_form"]

_VERBS = {
    "be": {"": "are", "s": "is", "ed": "been", "ing": "being", "inf": "be"},
    "have": {"s": "has", "ed": "had", "ing": "having"},
    "do": {"s": "does", "ed": "done", "ing": "doing"},
    "put": {"ed": "put", "ing": "putting"},
    "set": {"ed": "set", "ing": "setting"},
    "draw": {"ed": "drawn"},
    "choose": {"ed": "chosen"},
    "lose": {"ed": "lost"},
    "get": {"ed": "gotten", "ing": "getting"},
    "deal": {"ed": "dealt"},
    "keep": {"ed": "kept"},
    "swap": {"ed": "swapped", "ing": "swapping"},
    "stand": {"ed": "stood"},
    "pay": {"ed": "paid"},
    "give": {"ed": "given"},
    "see": {"ed": "seen"},
    "become": {"ed": "become"},
    "win": {"ed": "won", "ing": "winning"},
    "leave": {"ed": "left"},
    "bind": {"ed": "bound"},
    "ride": {"ed": "ridden"},
}
_NOUNS = {"deer": "deer", "energy": "energy", "damage": "damage", "of those": "of those"}


def verb_form(verb: str, form: str) -> str:
    """A verb in a form: "" as with *you*, ``s``, ``ed``, ``ing``, ``inf``.

    >>> verb_form("draw", "s"), verb_form("put", "ed"), verb_form("be", "s")
    ('draws', 'put', 'is')
    """
    special = _VERBS.get(verb, {})
    if form in special:
        return special[form]
    if form == "s":
        if verb.endswith(("s", "x", "ch", "sh")):
            return verb + "es"
        if verb.endswith("y") and verb[-2:-1] not in "aeiou":
            return verb[:-1] + "ies"
        return verb + "s"
    if form in ("ed", "ing"):
        stem = verb.removesuffix("e")
        return stem + form
    return special.get("", verb)


def plural(noun: str) -> str:
    """A noun in the plural; what follows ``of`` or ``with`` stays as it is.

    >>> plural("card"), plural("member of yours"), plural("energy")
    ('cards', 'members of yours', 'energy')
    """
    if noun in _NOUNS:
        return _NOUNS[noun]
    head, space, rest = noun.partition(" ")
    if space and rest.partition(" ")[0] in ("of", "with", "in"):
        return plural(head) + space + rest
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return noun[:-1] + "ies"
    if noun.endswith(("s", "x", "ch", "sh")):
        return noun + "es"
    return noun + "s"


_OWNED = ("your ", "their ")
_CERTAIN = ("this ", "that ", "the ", "one of ")


def is_owned(text: str) -> bool:
    """Whether it tells first of all whose something is.

    >>> is_owned("your deck"), is_owned("deck")
    (True, False)
    """
    return text.startswith(_OWNED)


CONSONANT_SOUNDS = ("unit", "union", "unique", "use", "one")


def article(text: str) -> str:
    """The text with *a* or *an* before it; with neither, if it tells first whose or which it is.

    >>> article("unit"), article("open circle"), article("your unit"), article("this unit")
    ('a unit', 'an open circle', 'your unit', 'this unit')
    """
    if is_owned(text) or text.startswith(_CERTAIN):
        return text
    start = next((at for at, char in enumerate(text) if char.isalpha()), len(text))
    word = text[start:].lower()
    vowel = word[:1] in tuple("aeiou") and not word.startswith(CONSONANT_SOUNDS)
    return ("an " if vowel else "a ") + text
