"""A card in full: printed and current values, what changes them, and its text both ways."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from kirifuda.cli.table.items import FAINT, LOWERED, RAISED
from kirifuda.cli.table.layout import Layout
from kirifuda.cli.table.scene import Plain, Scene, SeenCard

BOLD = Style(bold=True)
HEAD = Style(color="bright_yellow", bold=True)
TEXT_JA = Style(color="bright_white")
TEXT_EN = Style(color="bright_cyan")


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number)


def detail(
    layout: Layout, scene: Scene, card: int, brief: bool = False, little: bool = False
) -> Text:
    """Everything that the seat may know about a card.

    `brief`: in fewer lines; `little`: with its text first, where there may be no room for all.
    """
    found = scene.card_sheet(card)
    if found is None:
        return Text(layout.says("hidden"), FAINT)
    seen = scene.by_handle.get(card)
    out = Text()
    names = found["names"][::-1] if layout.lang == "ja" else found["names"]
    out.append(names[0], HEAD)
    if names[1] != names[0]:
        out.append(f"  {names[1]}", FAINT)
    out.append("\n")
    if brief:
        return briefly(layout, scene, found, seen, out, little)
    about = [layout.kind(seen.kinds if seen is not None else found["kinds"])]
    if "title" in found:
        about.append(found["title"])
    about.append(found["key"])
    out.append(" · ".join(about) + "\n", FAINT)
    if seen is not None:
        where = layout.place(scene, card)
        out.append(" · ".join([where, *states(layout, seen)]) + "\n")
    values(layout, found, seen, out)
    traits(layout, found, seen, out)
    if seen is not None:
        told_changes(layout, scene, card, out)
    texts(layout, found, out)
    explained(layout, found, seen, out)
    return out


def explained(layout: Layout, found: Plain, seen: SeenCard | None, out: Text) -> None:
    """What the keywords on a card do."""
    told = layout.text(found, "ja", None)
    flags = layout.keywords(seen.flags) if seen is not None else []
    lines = [
        (word, pair)
        for word, pair in layout.speech.words.own.keywords.items()
        if word in told or word in flags
    ]
    if lines:
        out.append(f"\n{layout.says('keyword')}\n", HEAD)
    called = {} if layout.lang == "ja" else layout.speech.words.own.called
    for word, pair in lines:
        out.append(f"{called.get(word, word)}  ", BOLD)
        out.append(f"{layout.speech.pair(pair)}\n", FAINT)


def briefly(
    layout: Layout, scene: Scene, found: Plain, seen: SeenCard | None, out: Text, little: bool
) -> Text:
    """A card in a few lines: values, text in the reader's language, what changes it."""
    told = layout.text(found, layout.lang, seen)
    style = TEXT_JA if layout.lang == "ja" else TEXT_EN
    if little and told:
        out.append(f"{told}\n", style)
    line = Text(layout.kind(seen.kinds if seen is not None else found["kinds"]))
    for attribute in told_values(layout, found, seen):
        printed = base(found, seen)[attribute]
        now = seen.numbers[attribute] if seen is not None else printed
        line.append(f" · {layout.speech.attribute(attribute)} ", FAINT)
        if now == printed:
            line.append(str(now), BOLD)
        else:
            line.append(f"{printed}→{now}", RAISED if now > printed else LOWERED)
    for trait in seen.traits if seen is not None else found["traits"]:
        printed = trait in found["traits"]
        told_trait = layout.trait(trait, printed)
        line.append(f" {told_trait}" if told_trait else "", BOLD if printed else RAISED)
    out.append_text(line)
    if seen is not None:
        out.append(f"\n{' · '.join([layout.place(scene, seen.card), *states(layout, seen)])}")
    if told and not little:
        out.append(f"\n{told}", style)
    if seen is not None and scene.seen.changes(seen.card):
        told_changes(layout, scene, seen.card, out)
    return out


def states(layout: Layout, seen: SeenCard) -> list[str]:
    says = layout.says
    out = layout.lies(seen)
    if seen.damage:
        out.append(f"{says('damage')} {seen.damage}")
    return out


def base(found: Plain, seen: SeenCard | None) -> dict[str, int]:
    """What is printed on the side of a card that is up."""
    values: dict[str, int] = seen.base if seen is not None else found["values"]
    return values


def told_values(layout: Layout, found: Plain, seen: SeenCard | None) -> list[str]:
    """The values of a card that are told: some of every card of its kinds, some if it has them."""
    printed = base(found, seen)
    kinds = seen.kinds if seen is not None else found["kinds"]
    told = layout.told_numbers(kinds)
    return told + [w for w in layout.sheet.seldom if printed.get(w) and w not in told]


def values(layout: Layout, found: Plain, seen: SeenCard | None, out: Text) -> None:
    """A small table: printed values above current ones."""
    told = told_values(layout, found, seen)
    if not told:
        return
    says = layout.says
    heads = [layout.speech.attribute(a) for a in told]
    on_it = [base(found, seen)[a] for a in told]
    rows = [(says("printed"), on_it)]
    if seen is not None:
        rows.append((says("now"), [seen.numbers[a] for a in told]))
    wide = max(Text(label).cell_len for label, _ in rows) + 2
    out.append("\n" + " " * wide)
    for head in heads:
        out.append(f"{head}  ", FAINT)
    for label, numbers in rows:
        out.append("\n" + label + " " * (wide - Text(label).cell_len), FAINT)
        for at, number in enumerate(numbers):
            printed = on_it[at]
            style = RAISED if number > printed else LOWERED if number < printed else BOLD
            size = Text(heads[at]).cell_len
            out.append(str(number).ljust(size) + "  ", style)
    out.append("\n")


def traits(layout: Layout, found: Plain, seen: SeenCard | None, out: Text) -> None:
    now = list(seen.traits) if seen is not None else list(found["traits"])
    line = Text()
    for trait in now:
        printed = trait in found["traits"]
        line.append(layout.trait(trait, printed), BOLD if printed else RAISED)
    for trait in found["traits"]:
        if trait not in now:
            line.append(layout.trait(trait, False), LOWERED + Style(strike=True))
    if line:
        out.append(f"\n{layout.says.pair(layout.sheet.traits)}", FAINT)
        out.append_text(line)
        out.append("\n")


def told_changes(layout: Layout, scene: Scene, card: int, out: Text) -> None:
    says = layout.says
    found = scene.seen.changes(card)
    if not found:
        out.append(f"\n{says('no changes')}\n", FAINT)
        return
    out.append(f"\n{says('changes')}\n", HEAD)
    for change in found:
        out.append("• ")
        out.append(what(layout, change), BOLD)
        out.append(f"  {says('by', scene.named(change['of'], layout.lang))}")
        if "last" in change:
            out.append(f"{says('comma')}{says('until turn', change['last'])}")
        text = layout.ability(scene, (change["of"], change["ability"]))
        if text:
            out.append(f"\n  {text}", FAINT)
        out.append("\n")


def what(layout: Layout, change: Plain) -> str:
    """What a change does, in a few words."""
    says = layout.says
    numbers: dict[str, int] = change.get("numbers", {})
    parts = [f"{layout.speech.attribute(word)} {signed(by)}" for word, by in numbers.items()]
    parts.extend(says("gains", layout.trait(trait, False)) for trait in change.get("traits", []))
    parts.extend(says("gains", f"《{name}》") for name in change.get("names", []))
    if "bare" in change:
        parts.append(says("loses traits"))
    if "abilities" in change:
        parts.append(says("gains ability" if change["abilities"] > 0 else "loses ability"))
    keywords = layout.keywords(change.get("flags", []))
    parts.extend(says("gains", f"〔{word}〕") for word in keywords)
    if "rule" in change and not keywords:
        parts.append(says("rule"))
    return says("comma").join(parts)


def texts(layout: Layout, found: Plain, out: Text) -> None:
    """The printed text, and the same in English; the reader's language first."""
    japanese = (layout.text(found, "ja", None), TEXT_JA)
    english = (layout.text(found, "en", None), TEXT_EN)
    if not japanese[0]:
        out.append(f"\n{layout.says('no text')}", FAINT)
        return
    for text, style in (japanese, english) if layout.lang == "ja" else (english, japanese):
        if text:
            out.append(f"\n{text}\n", style)
