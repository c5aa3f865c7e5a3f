"""Where a clause is carried out: the statements that its citations in a ledger speak of.

A citation is of one of four kinds, and the nearest kind that the tests named for the clause reach
is taken:

1. a number beside a statement, in the comment above it or in its own words: that statement, and
   the conditions it stands under;
2. a number beside an event: that the event is told;
3. a number in the docstring of a function, in the ledger's list of the kernel, or in what only
   tells (a log entry): the statements of the function; of a log entry, the statements next to it;
4. a number in the docstring of a class: the statements of its procedures.

Statements that name other clauses and not this one are theirs. What texts mean by a clause is shown
where every phrase is played: it is taken only for clauses that nothing else carries out.
"""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

from breaking import (
    Function,
    Mutant,
    Place,
    Source,
    children,
    first_line,
    is_beside,
    is_body,
    is_definition,
    is_telling,
    last_line,
    name_of,
    source,
)
from kirifuda.ledger import Clause, Ledger

#: Files that tell and describe; nothing there carries a clause out.
TELLING_FILES = (
    *("speech.py", "sheet.py", "words", "worth.py", "readme.py", "refusing.py"),
    *("picks.py", "scenes.py"),
)
MEANING = "meaning"
BESIDE, EVENT, WITHIN, CLASS = 1, 2, 3, 4
Lines = set[tuple[str, int]]  # file under src/kirifuda, line


def cited(one: Source, line: int) -> tuple[int, list[Place]]:
    """The kind of a citation, and the statements that it speaks of."""
    path = around(one, line)
    owner = [p for p in path if isinstance(one.at(p), Function | ast.ClassDef)]
    if any(is_beside(one.at(p)) for p in owner):
        return BESIDE, []
    inner = one.at(owner[-1]) if owner else one.tree
    if one.is_docstring(inner, line) or (owner and first_words(inner) == line):
        return of_definition(one, owner[-1] if owner else ())
    return of_statement(one, path, line)


def first_words(node: ast.AST) -> int:
    """The line that names a function: the ledger's list of the kernel cites it."""
    return node.lineno if isinstance(node, Function | ast.ClassDef) else -1


def of_definition(one: Source, place: Place) -> tuple[int, list[Place]]:
    """Everything in a function; in a class, its own procedures; of a module nothing."""
    node = one.at(place)
    if isinstance(node, Function):
        body = [(*place, i) for i, child in enumerate(children(node)) if is_body(node, child)]
        return WITHIN, body
    out: list[Place] = []
    if isinstance(node, ast.ClassDef):
        for i, child in enumerate(children(node)):
            if isinstance(child, Function) and not is_beside(child):
                out.extend(of_definition(one, (*place, i))[1])
    return CLASS, out


def of_statement(one: Source, path: list[Place], line: int) -> tuple[int, list[Place]]:
    """The statement at a line, or the next one after a comment that stands alone."""
    statements = [p for p in path if isinstance(one.at(p), ast.stmt)]
    if line in one.comments and one.lines[line - 1].lstrip().startswith("#"):
        above = statements[-1] if statements else ()
        following = [p for p in block(one, above) if line < first_line(stmt_at(one, p))]
        if not following or is_definition(one.at(following[0])):
            return BESIDE, []
        found = following[0]
    elif statements and not is_definition(one.at(statements[-1])):
        found = statements[-1]
    else:
        return BESIDE, []
    if one.tells(one.at(found)):
        return WITHIN, [*beside(one, found), *conditions(one, found)]
    return BESIDE, [found, *conditions(one, found)]


def beside(one: Source, place: Place) -> list[Place]:
    """The statements next to one that only tells, in its block."""
    while one.tells(one.at(place[:-1])):
        place = place[:-1]
    siblings = block(one, place[:-1])
    node = one.at(place[:-1])
    orelse = getattr(node, "orelse", [])
    mine = one.at(place) in orelse
    siblings = [p for p in siblings if (one.at(p) in orelse) == mine]
    at = siblings.index(place)
    before = [p for p in siblings[:at] if not one.tells(one.at(p))]
    after = [p for p in siblings[at + 1 :] if not one.tells(one.at(p))]
    return [*before[-1:], *after[:1]]


def block(one: Source, place: Place) -> list[Place]:
    """The statements directly in something."""
    found = [(*place, i) for i in range(len(children(one.at(place))))]
    return [p for p in found if isinstance(one.at(p), ast.stmt)]


def stmt_at(one: Source, place: Place) -> ast.stmt:
    found = one.at(place)
    assert isinstance(found, ast.stmt)
    return found


def conditions(one: Source, place: Place) -> list[Place]:
    """The tests of the ifs around a statement, up to its function."""
    out: list[Place] = []
    for size in range(len(place) - 1, -1, -1):
        node = one.at(place[:size])
        if is_definition(node):
            break
        if one.tells(node):
            continue
        if isinstance(node, ast.If) and children(node)[place[size]] in node.body:
            out.append((*place[:size], children(node).index(node.test)))
    return out


def around(one: Source, line: int) -> list[Place]:
    """The statements around a line, the outermost first."""
    out: list[Place] = []
    place: Place = ()
    while True:
        for i, child in enumerate(children(one.at(place))):
            if isinstance(child, ast.stmt) and first_line(child) <= line <= last_line(child):
                place = (*place, i)
                out.append(place)
                break
        else:
            return out


# -- candidates ----------------------------------------------------------------------------------


def candidates(book: Ledger, clause: Clause, reached: Lines | None) -> list[list[Mutant]]:
    """For each citation of the nearest kind, the ways to break it that its tests reach."""
    places = [re.split("[: ]", place) for place in clause.code]
    kept = [(told[0], int(told[1])) for told in places if not is_telling_file(told[0])]
    rules = [(file, line) for file, line in kept if MEANING not in Path(file).parts]
    for chosen in (rules, kept):
        kinds: dict[int, list[list[Mutant]]] = {}
        for file, line in chosen:
            kind, found = at_line(source(file), line, book, clause.number)
            if chosen is rules:
                kinds.setdefault(EVENT, []).extend(events_at(source(file), line, reached))
            found = [m for m in found if is_reached(m, reached)]
            if found and found not in kinds.setdefault(kind, []):
                kinds[kind].append(found)
        for kind in (BESIDE, EVENT, WITHIN, CLASS):
            if kinds.get(kind):
                return kinds[kind]
    return []


def is_telling_file(file: str) -> bool:
    return any(part in TELLING_FILES for part in Path(file).parts)


def at_line(one: Source, line: int, book: Ledger, clause: str) -> tuple[int, list[Mutant]]:
    """The kind of a citation, and the ways to break what it speaks of."""
    kind, regions = cited(one, line)
    found: dict[Mutant, None] = {}
    for region in regions:
        found.update(dict.fromkeys(one.mutants(region, book, clause)))
    return kind, list(found)


def events_at(one: Source, line: int, reached: Lines | None) -> list[list[Mutant]]:
    """That an event is told, where a clause is cited beside it."""
    while one.lines[line - 1].lstrip().startswith("#"):
        line += 1  # a comment that stands alone is about what is below it
    told = [p for p in around(one, line) if is_event(one.at(p))]
    if not told:
        return []
    size = len(told[0])
    under = [p for p in one.nodes if p[:size] == told[0] and isinstance(one.at(p), ast.Expr)]
    ways = [m for p in under for m in one.ways(p) if m.how == "drop" and is_reached(m, reached)]
    return [ways] if ways else []


def is_event(node: ast.AST) -> bool:
    """Whether a statement tells of an event: it emits it, or does so if somebody listens."""
    if not isinstance(node, ast.If | ast.Expr) or not is_telling(node):
        return False
    calls = [n.func for n in ast.walk(node) if isinstance(n, ast.Call)]
    return any(name_of(call).startswith(("emit", "heard", "Event")) for call in calls)


def is_reached(mutant: Mutant, reached: Lines | None) -> bool:
    """Whether a statement is carried out; those of a module are, whenever it is loaded."""
    if reached is None or not source(mutant.file).in_function(mutant.place):
        return True
    first, last = mutant.lines
    return any((mutant.file, line) in reached for line in range(first, last + 1))


def drawn(found: list[list[Mutant]], luck: random.Random) -> Iterator[Mutant]:
    """All mutants in an order of chance: a citation first, then a statement, then a change."""
    places: list[dict[tuple[int, int], list[Mutant]]] = []
    for mutants in found:
        lines: dict[tuple[int, int], list[Mutant]] = {}
        for mutant in luck.sample(mutants, len(mutants)):
            lines.setdefault(mutant.lines, []).append(mutant)
        places.append(lines)
    told: set[Mutant] = set()
    while places:
        lines = luck.choice(places)
        chosen = luck.choice(list(lines))
        mutant = lines[chosen].pop()
        if not lines[chosen]:
            del lines[chosen]
        if not lines:
            places.remove(lines)
        if mutant not in told:
            told.add(mutant)
            yield mutant
