"""Printing: a node in the words of its phrases, in Japanese and in English."""

from __future__ import annotations

import re

from .english import article, is_owned, plural, verb_form
from .grammar import Grammar, fits, slot_symbol, written
from .lexical import LEXICAL
from .phrase import GrammarError, Phrase, Slot
from .tree import Arg, Node

__all__ = ["print_en", "print_ja"]


def print_ja(grammar: Grammar, node: Node, form: str = "") -> str:
    """The Japanese wording of a node, its last verb in the asked form."""
    phrase = grammar.phrases[node.phrase]
    wording = phrase.wordings[node.form]
    if not fits(wording, form):
        raise GrammarError(f"{node.phrase} cannot stand in the form {form or 'none'}")
    values = dict(zip(phrase.slot_names, node.args, strict=True))
    out: list[str] = []
    for piece in wording:
        if piece.slot is None:
            out.append(written(piece, form))
            continue
        slot = piece.slot
        inner = slot_symbol(slot, form)[1]
        value = values[slot.name]
        if isinstance(value, tuple):
            out.append(slot.separator.join(print_ja(grammar, one, inner) for one in value))
        elif isinstance(value, Node):
            out.append(print_ja(grammar, value, inner))
        else:
            out.append(LEXICAL[slot.category].write(value))
    return "".join(out)


def print_en(grammar: Grammar, node: Node) -> str:
    """The English of a node, in sentences."""
    text = _English(grammar).show(node, "")
    for pattern, better in (*_POLISH, *grammar.polish):
        text = re.sub(pattern, better, text)
    return _capitals(text)


_POLISH = ((r"  +", " "), (r"(^|[.,:)\]] )may ", r"\1you may "))


def _capitals(text: str) -> str:
    """Sentences begin with capitals; what stands in brackets before them does not count.

    So do sentences that are quoted: a name within a sentence is left as it is printed, and after a
    quotation the sentence around it goes on.
    """
    out: list[str] = []
    capital = True
    depth = 0
    for at, char in enumerate(text):
        depth += (char in "([") - (char in ")]")
        if depth == 0 and capital and (char.isalnum() or char in "《〔"):
            char = char.upper()
            capital = False
        elif char == "“":
            capital = capital or _is_sentence(text, at)
        elif char == ",":
            capital = False
        elif char in ".•":
            capital = True
        out.append(char)
    return "".join(out)


def _is_sentence(text: str, at: int) -> bool:
    """Whether what is quoted from there on ends like a sentence."""
    depth = 0
    for end in range(at, len(text)):
        depth += (text[end] == "“") - (text[end] == "”")
        if depth == 0:
            return text[end - 1] in ".!?"
    return False


#: The phrase that tells who acts, and with whom 自分は after it is in contrast.
ACTS = "pre.who"
OTHER = "your opponent"

#: Words that look back: what was chosen last, who acts.
_STAND_INS = {"_it": ("it", "them"), "_they": ("you", "they")}


def _with_object(text: str) -> str:
    """``put ~ aside⟪a card⟫`` is *put a card aside*."""
    if "⟪" not in text:
        return text
    verb, _, rest = text.partition("⟪")
    thing, _, rest = rest.rpartition("⟫")
    return (verb.replace("~", thing, 1) if "~" in verb else f"{verb} {thing}") + rest


class _English:
    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self.subject = "you"  # who acts: the one that a word such as 自分 means
        self.chosen = "sg"  # whether one card was chosen last, or several

    def show(self, node: Node, form: str) -> str:
        phrase = self.grammar.phrases[node.phrase]
        if form == "a":
            return article(self.show(node, "sg"))
        if form in ("one", "none"):
            text = self.show(node, "sg")
            if is_owned(text):
                return f"{form} of {self.show(node, 'pl')}"
            return article(text) if form == "one" else f"no {text}"
        if phrase.number == "self":
            you = self.subject == "you"
            return {"poss": "your" if you else "their"}.get(form, "you" if you else "they")
        if form == "poss":
            text = self.show(node, "")
            return "your" if text == "you" else text + ("'" if text.endswith("s") else "'s")
        values = dict(zip(phrase.slot_names, node.args, strict=True))
        slots = {slot.name: slot for slot in phrase.slots}
        out: list[str] = []
        if phrase.name == ACTS and self.contrasts(values["who"]):
            self.subject = "you"  # to the end of the sentence, or the next who acts
        for piece in phrase.english.get(form) or phrase.english[""]:
            if piece.kind == "text":
                out.append(piece.text)
            elif piece.kind == "noun":
                out.append(plural(piece.text) if form == "pl" else piece.text)
            elif piece.kind == "verb":
                wanted = form
                if piece.form.startswith("#"):
                    wanted = "s" if self.number(values[piece.form[1:]]) == "sg" else ""
                out.append(verb_form(piece.text, wanted))
            elif piece.text in _STAND_INS:
                one, several = _STAND_INS[piece.text]
                alone = self.subject == "you" if piece.text == "_they" else self.chosen == "sg"
                out.append(one if alone else several)
            else:
                value = values[piece.text]
                wanted = self._wanted(piece.form, form, values)
                before = self.subject
                if piece.form.startswith("?"):
                    self.subject = self._value(values[piece.form[1:]], slots[piece.text], "", "")
                text = self._value(value, slots[piece.text], wanted, piece.joiner)
                if piece.form.startswith("#") and is_owned(text):
                    text = "of " + self._value(value, slots[piece.text], "pl", piece.joiner)
                self.subject = before
                if slots[piece.text].category == "count":
                    self.chosen = self.number(value)
                if piece.noun:
                    noun = piece.noun
                    text += " " + (noun if self.number(value) == "sg" else plural(noun))
                out.append(text)
        if phrase.category in ("pick1", "act") and phrase.number == "pl":
            self.chosen = "pl"
        return _with_object("".join(out))

    def contrasts(self, who: Arg) -> bool:
        """Whether 自分は stands in contrast to 相手は before it, so that it is you."""
        itself = isinstance(who, Node) and self.grammar.phrases[who.phrase].number == "self"
        return itself and self.subject == OTHER

    def _wanted(self, asked: str, form: str, values: dict[str, Arg]) -> str:
        if asked == "=":
            return form
        if asked.startswith("#"):
            return self.number(values[asked[1:]])
        if asked.startswith("?"):
            who = values[asked[1:]]
            if isinstance(who, Node) and self.number(who) == "pl":
                return ""
            you = isinstance(who, Node) and self.show(who, "") == "you"
            return "" if you else "s"
        return asked

    def _value(self, value: Arg, slot: Slot, form: str, joiner: str) -> str:
        if isinstance(value, tuple):
            leading = sorted(value, key=lambda one: not self.grammar.phrases[one.phrase].lead)
            shown = [self.show(one, form) for one in leading]
            if not joiner:
                return " ".join(shown)
            if len(shown) < 2 or not joiner.isalpha():
                return joiner.join(shown)
            return ", ".join(shown[:-1]) + f" {joiner} " + shown[-1]
        if isinstance(value, Node):
            return self.show(value, form)
        known = self.grammar.english.get(value) if isinstance(value, str) else None
        return LEXICAL[slot.category].english(value) if known is None else known

    def number(self, value: Arg) -> str:
        """Singular or plural: ``sg`` or ``pl``."""
        if isinstance(value, Node):
            phrase: Phrase = self.grammar.phrases[value.phrase]
            if phrase.number in ("sg", "pl"):
                return phrase.number
            if phrase.number == "self":
                return "pl"  # you play, they play
            values = dict(zip(phrase.slot_names, value.args, strict=True))
            if phrase.number:
                return self.number(values[phrase.number])
            for arg in value.args:
                if isinstance(arg, int):
                    return self.number(arg)
            return "sg"
        if isinstance(value, tuple):
            return "pl"
        return "sg" if value == 1 else "pl"
