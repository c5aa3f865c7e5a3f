"""A table of all phrases, made from the phrases themselves."""

from __future__ import annotations

from .grammar import Grammar

__all__ = ["phrase_table"]


def phrase_table(grammar: Grammar, titles: dict[str, str] | None = None) -> str:
    """Markdown: every phrase by category, with slots, wording, English and meaning."""
    titles = titles or {}
    lines: list[str] = []
    for category in grammar.categories:
        joined = grammar.joins.get(category, ())
        lines.append(f"### {category}")
        if category in titles:
            lines += ["", titles[category]]
        if joined:
            lines += ["", "Also every " + ", ".join(f"`{one}`" for one in joined) + "."]
        lines += ["", "| phrase | slots | Japanese | English | meaning |", "|---|---|---|---|---|"]
        for phrase in grammar.categories[category]:
            slots = ", ".join(
                f"{slot.name}: {slot.category}" + ("[]" if slot.repeat else "")
                for slot in phrase.slots
            )
            cells = (f"`{phrase.name}`", slots, phrase.ja, phrase.en, phrase.note)
            lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
        lines.append("")
    for category, joined in grammar.joins.items():
        if category not in grammar.categories:
            lines += [f"### {category}", "", "Every " + ", ".join(f"`{j}`" for j in joined), ""]
    return "\n".join(lines)
