"""How much of a file of printed cards is understood."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from .compile import Problem, TextError, compile_text, normal_text
from .grammar import Grammar

__all__ = ["Coverage", "coverage"]


@dataclass
class Coverage:
    """What was counted."""

    cards: int = 0
    understood: int = 0
    abilities: int = 0
    abilities_understood: int = 0
    #: Commonest wordings at which reading stopped, with how often.
    stops: Counter[str] = field(default_factory=Counter)
    #: Each problem with the name of its card.
    problems: list[tuple[str, Problem]] = field(default_factory=list)

    @property
    def share(self) -> float:
        """Understood cards of all cards."""
        return self.understood / self.cards if self.cards else 1.0

    def report(self, most: int = 20) -> str:
        """A few lines for people."""
        lines = [
            f"cards      {self.understood} of {self.cards} understood ({self.share:.1%})",
            f"abilities  {self.abilities_understood} of {self.abilities} understood",
        ]
        lines += [f"{count:5d}  {stop}" for stop, count in self.stops.most_common(most)]
        return "\n".join(lines)


def coverage(grammar: Grammar, rows: Iterable[Mapping[str, object]]) -> Coverage:
    """Compile the ``text`` of every row."""
    out = Coverage()
    for row in rows:
        text = str(row.get("text") or "")
        out.cards += 1
        count = max(1, len(normal_text(grammar, text))) if text else 0
        out.abilities += count
        try:
            compile_text(grammar, text)
        except TextError as error:
            out.abilities_understood += count - len(error.problems)
            for problem in error.problems:
                out.problems.append((str(row.get("name", "")), problem))
                out.stops[_stop(problem)] += 1
        else:
            out.understood += 1
            out.abilities_understood += count
    return out


def _stop(problem: Problem) -> str:
    """The clause in which reading stopped."""
    if problem.readings or not problem.wording:
        return str(problem.what)
    text, at = problem.wording, problem.at
    start = max(text.rfind(char, 0, at) for char in "、。:]") + 1
    ends = [end for end in (text.find(char, at) for char in "、。") if end >= 0]
    return text[start : min(ends, default=len(text)) + 1]
