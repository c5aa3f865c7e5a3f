"""What can be chosen now, as the rows of a list."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from kirifuda.cli.table.items import FAINT
from kirifuda.cli.table.layout import Layout
from kirifuda.cli.table.scene import Scene, SeenDecision, SeenOption
from kirifuda.table.chain import Chain

KEYS = "1234567890bdegijkmnoprtvxy"  # the other letters are commands

CHOOSE = "choose"
GROUP = "group"
TICK = "tick"
CONFIRM = "confirm"
BACK = "back"
COMMAND = "command"
BARRED = "barred"  # it cannot be done now
USE = "use"

Group = tuple[str, int]  # kind of options, handle of their card (or how they are told apart)


class Row:
    """A row: what it does when it is chosen."""

    def __init__(
        self,
        does: str,
        text: Text,
        *,
        option: str = "",
        card: int = 0,
        spot: int = -1,
        seat: int = -1,
        group: Group = ("", -1),
        command: str = "",
        able: bool = True,
    ) -> None:
        self.does = does
        self.text = text
        self.option = option
        self.card = card
        self.spot = spot
        self.seat = seat  # on whose side the spot is
        self.group = group
        self.command = command
        self.able = able


def rows(
    layout: Layout, scene: Scene, chain: Chain | None, opened: Group | None, room: int = 100
) -> list[Row]:
    """The rows for the seat's own decision.

    `opened`: the group whose options are shown; `room`: how many cells an ability's text may take.
    """
    decision = scene.decision
    if decision is None or not scene.mine:
        return []
    if chain is not None:
        return chain_rows(layout, scene, decision, chain)
    groups: dict[Group, list[SeenOption]] = {}
    for option in decision.options:
        groups.setdefault(group_of(layout, decision, option), []).append(option)
    if opened is not None and opened in groups:
        if layout.act(opened[0]).gathered or layout.act(opened[0]).varied:
            out = [choice(layout, scene, decision, option, room) for option in groups[opened]]
        else:
            out = [place(layout, scene, option) for option in groups[opened]]
        return [*out, Row(BACK, Text(layout.says("back")))]
    out = []
    for key, options in groups.items():
        if len(options) > 1 and len(groups) > 1:
            kind, card = key
            text = Text(layout.speech.group(kind, scene.name(card, layout.lang)))
            values(layout, scene, card, text)
            if has_twin(layout, scene, decision, options[0]):
                text.append(f"  {layout.place(scene, card)}", FAINT)
            out.append(Row(GROUP, text, card=card, group=key))
        else:
            out.extend(choice(layout, scene, decision, option, room) for option in options)
    return once(out) + barred(layout, scene, decision)


def once(found: list[Row]) -> list[Row]:
    """What reads the same is the same: a copy of a card in the same place. It is told once."""
    told: set[tuple[str, str, int]] = set()
    out: list[Row] = []
    for row in found:
        key = (row.does, row.text.plain, row.spot)
        if row.does != CHOOSE or key not in told:
            out.append(row)
        told.add(key)
    return out


def barred(layout: Layout, scene: Scene, decision: SeenDecision) -> list[Row]:
    """Abilities that could be used at such a decision but cannot now, with the first reason."""
    if not any(o.kind == USE for o in decision.options) and decision.kind != "main":
        return []
    mine = [
        handle
        for handle, card in scene.by_handle.items()
        if card.seat == scene.seat and card.zone in layout.sheet.looked
    ]
    out: list[Row] = []
    for wish in scene.seen.wishes(USE, mine):
        clause, words = layout.against(wish)[0]
        text = Text(layout.wish(scene, wish), FAINT)
        text.append(f"\n{words}  {clause}", FAINT)
        out.append(Row(BARRED, text, able=False))
    return out


def group_of(layout: Layout, decision: SeenDecision, option: SeenOption) -> Group:
    """The group of an option: the same card in different ways, or the same for many cards."""
    act = layout.act(option.kind)
    if act.gathered:
        return (option.kind, 0)
    alone = option.kind not in layout.speech.words.groups or (option.spot < 0 and not act.varied)
    if alone or decision.kind in layout.sheet.level:
        return (option.kind, -1 - option.index)
    return (option.kind, option.card)


def values(layout: Layout, scene: Scene, card: int, text: Text) -> None:
    """Add a card's values to a row about it."""
    seen = scene.by_handle.get(card)
    if seen is not None:
        told = layout.stats(scene, seen)
        told.stylize(FAINT)
        text.append("  " if told else "")
        text.append_text(told)


def choice(
    layout: Layout, scene: Scene, decision: SeenDecision, option: SeenOption, room: int
) -> Row:
    name = layout.unseen(option) if option.at else scene.name(option.card, layout.lang)
    where = layout.where_to(scene, option) if option.spot >= 0 or option.whom >= 0 else ""
    said = layout.speech.option(option.told, name, where)
    text = Text(said)
    if option.kind == "number" and decision.kind == "mode":
        text = Text(layout.mode(scene, decision.key, option.number) or said)
    elif option.kind == "number" and decision.kind == "player":
        text = Text(layout.called[option.number])
    elif layout.act(option.kind).valued:
        values(layout, scene, option.card, text)
    if option.kind == "pick":
        whereabouts(layout, scene, decision, option.card, text)
    elif has_twin(layout, scene, decision, option):
        text.append(f"  {layout.place(scene, option.card)}", FAINT)
    because = layout.because(scene, option)
    if because:
        text.append(f"  {because}", FAINT)
    if option.ability is not None:
        told = Text(layout.ability(scene, option.ability), FAINT)
        if told:
            told.truncate(room, overflow="ellipsis")
            text.append("\n")
            text.append_text(told)
    if option.spot >= 0 and option.side != scene.seat and not option.card:
        there = layout.occupant(scene, option.side, option.spot)
        text.append(f"  {there}" if there else "", FAINT)
    return chosen(text, option)


def chosen(text: Text, option: SeenOption) -> Row:
    return Row(
        CHOOSE,
        text,
        option=option.key,
        card=option.card,
        spot=option.spot,
        seat=option.side,
    )


def has_twin(layout: Layout, scene: Scene, decision: SeenDecision, option: SeenOption) -> bool:
    """Whether the same is offered for a card of the same name in another place."""
    if not option.card:
        return False
    here = layout.place(scene, option.card)
    return any(
        other.kind == option.kind
        and other.card != option.card
        and other.name == option.name
        and layout.place(scene, other.card) != here
        for other in decision.options
    )


def place(layout: Layout, scene: Scene, option: SeenOption) -> Row:
    """An option of an opened group: where to."""
    text = Text(f"→ {layout.where_to(scene, option)}")
    there = layout.occupant(scene, option.side, option.spot)
    if there:
        text.append(f"  {layout.says('replaces', there)}", FAINT)
    return chosen(text, option)


def whereabouts(
    layout: Layout, scene: Scene, decision: SeenDecision, card: int, text: Text
) -> None:
    """Where a card is, if the candidates are not all in the same place."""
    places = {layout.place(scene, o.card) for o in decision.options if o.card}
    if len(places) > 1:
        where = layout.place(scene, card)
        if where:
            text.append(f"  {where}", FAINT)


def chain_rows(layout: Layout, scene: Scene, decision: SeenDecision, chain: Chain) -> list[Row]:
    out: list[Row] = []
    for card in chain.cards:
        ticked = card in chain.ticked
        able = ticked or card in chain.open
        style = Style(color="bright_green", bold=True) if ticked else Style() if able else FAINT
        text = Text("[✔] " if ticked else "[ ] ", style)
        text.append(scene.name(card, layout.lang), style)
        values(layout, scene, card, text)
        whereabouts(layout, scene, decision, card, text)
        out.append(Row(TICK, text, card=card, able=able))
    count = len(decision.picked) + len(chain.ticked)
    wanted = str(decision.least)
    if decision.most != decision.least:
        wanted += f"-{decision.most}"
    if chain.complete:
        count = max(count, decision.least)  # copies that are alike are taken by themselves
    if chain.enough:
        text = Text(layout.says("confirm", f"{count}/{wanted}"), Style(bold=True))
    else:
        text = Text(layout.says("confirm short", decision.least - count), FAINT)
    out.append(Row(CONFIRM, text, able=chain.enough))
    return out
