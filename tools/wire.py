"""Writes web/src/wire/: the types of all that goes over the wire, from the server's classes.

python tools/wire.py            writes them
python tools/wire.py --check    fails if they are not what would be written

The parts of a board, the messages of the socket, the calls over HTTP and the sheets of games are a
file each.
"""

from __future__ import annotations

import dataclasses
import re
import sys
import types
import typing
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from kirifuda.games import sheet
from kirifuda.server import calls, parts, wire
from kirifuda.table.desk import Desk

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "web" / "src" / "wire"
HEAD = "// Written by tools/wire.py from kirifuda.server and kirifuda.games.sheet; not by hand.\n"
MADE = re.compile(r"^export (?:interface|type|const) (\w+)", re.MULTILINE)
NAME = re.compile(r"\b[A-Z]\w+")
COMMENT = re.compile(r"/\*\*.*?\*/", re.DOTALL)
PLAIN: dict[object, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    object: "unknown",
}
BASES = (parts.Shape, wire.Ours, wire.Theirs, calls.Asked, calls.Told)
SPELLED = {  # what Python cannot say as a type
    "Pair": "[string, string]",
    "Said": "string | Words",
}
KNOWN = {("Against", "said"), ("Refusal", "said"), ("Refusal", "place"), ("Words", "values")}


def spell(hint: object) -> str:
    """A type in TypeScript."""
    if hint in PLAIN:
        return PLAIN[hint]
    if hint == parts.Pair:
        return "Pair"
    origin = typing.get_origin(hint)
    args = typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(spell(one) for one in args)
    if origin is tuple:
        if len(args) == 2 and args[1] is ...:
            return many(args[0])
        return f"[{', '.join(spell(one) for one in args)}]"
    if origin is list:
        return many(args[0])
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return f"{{ [key: string]: {spell(args[1])} }}"
    assert isinstance(hint, type), hint
    return called(hint)


def many(hint: object) -> str:
    inner = spell(hint)
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def called(kind: type) -> str:
    """The name of a type; those of sheets are told apart from those of boards."""
    return f"Sheet{kind.__name__}" if kind.__module__ == sheet.__name__ else kind.__name__


def comment(kind: type) -> str:
    told = " ".join((kind.__doc__ or "").split())
    return f"/** {told} */\n" if told and not told.startswith(kind.__name__ + "(") else ""


def struct(kind: type[msgspec.Struct]) -> str:
    """A class of the wire as an interface."""
    config = kind.__struct_config__
    hints = typing.get_type_hints(kind)
    lines: list[str] = []
    if config.tag is not None:
        lines.append(f'  t: "{config.tag}";')
    asked = issubclass(kind, (wire.Ours, calls.Asked))
    for field in msgspec.structs.fields(kind):
        optional = not field.required and (asked or config.omit_defaults)
        hint = hints[field.name]
        spelled = "Said" if (kind.__name__, field.name) in KNOWN else spell(hint)
        if (kind.__name__, field.name) == ("Words", "values"):
            spelled = "(number | string | Words)[]"
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {spelled};")
    body = "\n".join(lines)
    return f"{comment(kind)}export interface {kind.__name__} {{\n{body}\n}}\n"


def record(kind: type, leave: tuple[str, ...] = (), more: str = "") -> str:
    """A class of a sheet as an interface."""
    hints = typing.get_type_hints(kind)
    lines = [
        f"  {field.name}: {spell(hints[field.name])};"
        for field in dataclasses.fields(kind)
        if field.name not in leave
    ]
    body = "\n".join([more, *lines] if more else lines)
    return f"{comment(kind)}export interface {called(kind)} {{\n{body}\n}}\n"


def of_module(module: types.ModuleType, wanted: type) -> list[Any]:
    return [
        one
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, wanted) and one.__module__ == module.__name__
    ]


def sheets() -> list[str]:
    """The classes of sheets; `is` tells items apart (`Desk.plain`)."""
    out: list[str] = []
    for kind in vars(sheet).values():
        if not isinstance(kind, type) or not dataclasses.is_dataclass(kind):
            continue
        if kind is sheet.Words:
            continue
        leave = ("words",) if kind is sheet.Sheet else ()
        items = typing.get_args(sheet.Item)
        more = f'  is: "{kind.__name__.lower()}";' if kind in items else ""
        out.append(record(kind, leave, more))
    return out


def whole_sheet() -> str:
    """What /api/sheets gives: `Desk.plain`."""
    import kirifuda

    plain = Desk(kirifuda.game("legions")).plain
    rows = []
    for word, value in plain["words"].items():
        if isinstance(value, Mapping):
            text = word in ("called", "reasons", "terms")
            rows.append(f"    {word}: {{ [key: string]: {'string' if text else 'Pair'} }};")
        else:
            rows.append(f"    {word}: string[];")
    return (
        "/** GET /api/sheets/HASH. */\nexport interface GameSheet {\n  game: string;\n"
        "  called: Pair;\n  seats: [number, number];\n  attributes: string[];\n"
        "  sheet: SheetSheet;\n  words: {\n" + "\n".join(rows) + "\n  };\n}\n"
    )


def pieces() -> dict[str, list[str]]:
    """All types, by the file in which they stand."""
    out: dict[str, list[str]] = {
        "parts": [f"export type {name} = {what};\n" for name, what in SPELLED.items()],
        "messages": [f'export const PROTOCOL = "{wire.PROTOCOL}";\n'],
        "calls": [],
        "sheets": [*sheets(), whole_sheet()],
    }
    for file, module in (("parts", parts), ("messages", wire), ("calls", calls)):
        kinds = (kind for kind in of_module(module, msgspec.Struct) if kind not in BASES)
        out[file] += [struct(kind) for kind in kinds]
    for name in ("Incoming", "Outgoing"):
        union = " | ".join(one.__name__ for one in typing.get_args(getattr(wire, name)))
        out["messages"].append(f"export type {name} = {union};\n")
    return out


def written() -> dict[str, str]:
    """Every file with what stands in it; `index` tells them all."""
    found = {file: "\n".join(texts) for file, texts in pieces().items()}
    made = [(name, file) for file, text in found.items() for name in MADE.findall(text)]
    homes = dict(made)
    assert len(homes) == len(made), "two types have one name"
    out = {"index.ts": HEAD + "".join(f'\nexport * from "./{file}";' for file in found) + "\n"}
    for file, text in found.items():
        code = COMMENT.sub("", text)
        used = {name for name in NAME.findall(code) if homes.get(name, file) != file}
        wanted = sorted({homes[name] for name in used})
        lines = [
            f"import type {{ {', '.join(sorted(n for n in used if homes[n] == home))} }} "
            f'from "./{home}";\n'
            for home in wanted
        ]
        out[f"{file}.ts"] = "\n".join([HEAD, *(["".join(lines)] if lines else []), text])
    return out


def main() -> None:
    texts = written()
    if "--check" in sys.argv[1:]:
        there = {path.name: path.read_text("utf-8") for path in OUT.glob("*")}
        if there != texts:
            sys.exit("web/src/wire is not what tools/wire.py writes: run it")
        return
    OUT.mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        (OUT / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
