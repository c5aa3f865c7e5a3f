"""Ways to break a program on purpose, in the code that a ledger names for a clause.

A *mutant* is a source file with one small change: a condition is negated, a comparison shifted or
turned round, a statement dropped, a number off by one, a name put for its neighbour. What only
tells (log entries, reasons, assertions for types) is left alone, and so is what cannot matter: a
shortcut that is dropped, a change that compiles to the same code.
"""

from __future__ import annotations

import ast
import copy
import io
import marshal
import random
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import CodeType

from kirifuda.ledger import Clause, Ledger

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "kirifuda"

#: What tells and what describes; nothing there carries a clause out.
TELLING_FILES = ("speech.py", "sheet.py", "words", "worth.py", "readme.py", "refusing.py")
MEANING = "meaning"
TELLING_CALLS = ("note", "Reason", "Said", "NoMeaning")
TELLING_NAMES = re.compile(r"why_|wants$|described?$|view_|why$|_name$")
#: Methods that copy and write positions, or tell what must be looked at anew, whatever the clause.
PLUMBING = (
    *("__init__", "fresh", "copy", "write", "read", "write_more", "read_more", "share_more"),
    *("needs", "lowers", "changes", "spread", "least", "reaches_words"),
)
#: Questions whether anything could matter at all: with the answer "yes" all is looked at closely.
SHORTCUTS = re.compile(
    r"rules_touched|rules_changed|\bshielded|\bheard\(|\.trail\b|acting_zones|\.steady|state_zones"
)
COMPARED = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
CONSTANT = re.compile(r"[A-Z][A-Z0-9_]+$")
Function = ast.FunctionDef
Place = tuple[int, ...]  # where a node is in its tree: the number of the child at each step


@dataclass(frozen=True)
class Mutant:
    """One change: in which file, in what, where in its tree, and what it makes of what."""

    file: str  # under src/kirifuda
    inside: str  # the function or class
    place: Place
    how: str
    was: str
    now: str

    def __str__(self) -> str:
        return f"{self.file} {self.inside}: {self.was} → {self.now}"


class Source:
    """A source file, its tree, and the lines on which its comments stand."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.text = (PACKAGE / file).read_text("utf-8")
        self.tree = ast.parse(self.text)
        self.lines = self.text.split("\n")
        self.nodes: dict[Place, ast.AST] = {}
        self.enter((), self.tree)
        self.kept: dict[Place, dict[str, list[str]]] = {}
        self.comments: dict[int, str] = {
            token.start[0]: token.string
            for token in tokenize.generate_tokens(io.StringIO(self.text).readline)
            if token.type == tokenize.COMMENT
        }

    def enter(self, place: Place, node: ast.AST) -> None:
        self.nodes[place] = node
        for i, child in enumerate(children(node)):
            self.enter((*place, i), child)

    # -- where a clause is -----------------------------------------------------------------

    def regions(self, line: int) -> list[Place]:
        """The statements that a number on a line speaks of, and the conditions they stand under."""
        path = self.around(line)
        owner = [p for p in path if isinstance(self.at(p), Function | ast.ClassDef)]
        if any(is_beside(self.at(p)) for p in owner):
            return []
        inner = self.at(owner[-1]) if owner else self.tree
        if self.is_docstring(inner, line):
            return self.of_docstring(owner[-1] if owner else ())
        return self.of_statement(path, line)

    def whole(self, line: int) -> list[Place]:
        """Everything in the function or class around a line."""
        owner = [p for p in self.around(line) if isinstance(self.at(p), Function | ast.ClassDef)]
        if not owner or any(is_beside(self.at(p)) for p in owner):
            return []
        return self.of_docstring(owner[-1])

    def of_docstring(self, place: Place) -> list[Place]:
        """Everything in a function; in a class, its own procedures; of a module nothing."""
        node = self.at(place)
        if isinstance(node, Function):
            return [(*place, i) for i, child in enumerate(children(node)) if is_body(node, child)]
        if isinstance(node, ast.ClassDef):
            out: list[Place] = []
            for i, child in enumerate(children(node)):
                if isinstance(child, Function) and not is_beside(child):
                    out.extend(self.of_docstring((*place, i)))
            return out
        return []

    def of_statement(self, path: list[Place], line: int) -> list[Place]:
        """The statement at a line, or the next one after a comment that stands alone."""
        statements = [p for p in path if isinstance(self.at(p), ast.stmt)]
        if line in self.comments and self.lines[line - 1].lstrip().startswith("#"):
            above = statements[-1] if statements else ()
            following = [
                (*above, i)
                for i, child in enumerate(children(self.at(above)))
                if isinstance(child, ast.stmt) and child.lineno > line
            ]
            if not following or is_definition(self.at(following[0])):
                return []
            found = following[0]
        elif statements and not is_definition(self.at(statements[-1])):
            found = statements[-1]
        else:
            return []
        if is_telling(self.at(found)):
            return []
        return [found, *self.conditions(found)]

    def conditions(self, place: Place) -> list[Place]:
        """The tests of the ifs around a statement, up to its function."""
        out: list[Place] = []
        for size in range(len(place) - 1, -1, -1):
            node = self.at(place[:size])
            if is_definition(node):
                break
            if isinstance(node, ast.If) and children(node)[place[size]] in node.body:
                out.append((*place[:size], children(node).index(node.test)))
        return out

    def around(self, line: int) -> list[Place]:
        """The nodes around a line, the outermost first."""
        out: list[Place] = []
        place: Place = ()
        while True:
            for i, child in enumerate(children(self.at(place))):
                if isinstance(child, ast.stmt) and first_line(child) <= line <= last_line(child):
                    place = (*place, i)
                    out.append(place)
                    break
            else:
                return out

    def at(self, place: Place) -> ast.AST:
        return self.nodes[place]

    def is_docstring(self, node: ast.AST, line: int) -> bool:
        body = getattr(node, "body", None)
        first = body[0] if body else None
        if not isinstance(first, ast.Expr) or not isinstance(first.value, ast.Constant):
            return False
        return first.lineno <= line <= last_line(first)

    def inside(self, place: Place) -> str:
        """The dotted name of what is around a place."""
        names = []
        for size in range(1, len(place) + 1):
            node = self.at(place[:size])
            if isinstance(node, Function | ast.ClassDef):
                names.append(node.name)
        return ".".join(names) or "module"

    # -- what can be broken ----------------------------------------------------------------

    def mutants(self, region: Place, book: Ledger, clause: str) -> Iterator[Mutant]:
        """Every way to break something in a region that is about a clause."""
        for place in self.walk(region, book, clause):
            node = self.at(place)
            for how, now in changes(node, self.beside(place)):
                yield Mutant(self.file, self.inside(place), place, how, said(node), now)

    def walk(self, place: Place, book: Ledger, clause: str) -> Iterator[Place]:
        """All nodes in a region that carry a clause out; what names another one is that one's."""
        node = self.at(place)
        if is_beside(node) or is_telling(node):
            return
        if isinstance(node, ast.stmt) and not is_definition(node):
            named = self.named(node, book)
            if named and clause not in named:
                return
        if isinstance(node, ast.Call | ast.Tuple):
            told = {n for n in (spoken(part, book) for part in children(node)) if n}
            if told and clause not in told:
                return
        if isinstance(node, ast.Assert | ast.Raise | ast.JoinedStr):
            return
        if isinstance(node, ast.AnnAssign) and name_of(node.target) in self.labels:
            return
        yield place
        for i, child in enumerate(children(node)):
            if not is_annotation(node, child):
                yield from self.walk((*place, i), book, clause)

    def named(self, node: ast.stmt, book: Ledger) -> set[str]:
        """The clauses that a statement names itself: beside it, above it, or in its own words."""
        line = node.lineno
        told = [self.comments.get(line, "")]
        while self.lines[line - 2].lstrip().startswith("#") and line - 1 in self.comments:
            line -= 1
            told.append(self.comments[line])
        out = {number for text in told for number in book.numbers(text)}
        header = [c for c in children(node) if not isinstance(c, ast.stmt | ast.excepthandler)]
        for part in header:
            out.update(spoken(inner, book) for inner in ast.walk(part))
        return out - {""}

    @cached_property
    def labels(self) -> set[str]:
        """Constants that are numbered through: they name steps and kinds, and mean nothing."""
        run: list[str] = []
        out: set[str] = set()
        last = -1
        for node in [*self.tree.body, None]:
            value = node.value if isinstance(node, ast.AnnAssign) else None
            number = value.value if isinstance(value, ast.Constant) else None
            if type(number) is int and number == last + 1:
                run.append(name_of(node.target))  # type: ignore[union-attr]
                last = number
                continue
            if len(run) > 2:
                out.update(run)
            last = number if type(number) is int else -1
            run = [name_of(node.target)] if type(number) is int else []  # type: ignore[union-attr]
        return out

    @cached_property
    def neighbours(self) -> dict[str, list[str]]:
        """Names of constants, with those that come from the same place."""
        out: dict[str, list[str]] = {}
        groups: list[list[str]] = []
        own: list[str] = []
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom):
                groups.append([a.name for a in node.names if CONSTANT.match(a.name)])
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                if CONSTANT.match(node.target.id) and isinstance(node.value, ast.Constant):
                    own.append(node.target.id)
        for group in (*groups, own):
            for name in group:
                out[name] = [other for other in group if other != name]
        return out

    def beside(self, place: Place) -> dict[str, list[str]]:
        """The neighbours of constants that are spoken of in the same function."""
        while place and not isinstance(self.at(place), Function):
            place = place[:-1]
        if not place:
            return {}
        if place in self.kept:
            return self.kept[place]
        named = {n.id for n in ast.walk(self.at(place)) if isinstance(n, ast.Name)}
        self.kept[place] = {
            name: [other for other in others if other in named]
            for name, others in self.neighbours.items()
            if name in named
        }
        return self.kept[place]

    def broken(self, mutant: Mutant) -> ast.Module:
        """The tree with a change made."""
        tree = copy.deepcopy(self.tree)
        parent: ast.AST = tree
        for i in mutant.place[:-1]:
            parent = children(parent)[i]
        node = children(parent)[mutant.place[-1]]
        new = change(node, mutant)
        put(parent, node, new)
        return ast.fix_missing_locations(tree)

    def is_same(self, mutant: Mutant) -> bool:
        """Whether a change compiles to the very same code."""
        return code_of(self.broken(mutant), self.file) == self.code

    @cached_property
    def code(self) -> bytes:
        return code_of(self.tree, self.file)


def code_of(tree: ast.Module, name: str) -> bytes:
    code = compile(tree, name, "exec")
    return marshal.dumps(without_lines(code))


def without_lines(code: CodeType) -> CodeType:
    """Compiled code, wherever its lines stand."""
    consts = tuple(without_lines(c) if isinstance(c, CodeType) else c for c in code.co_consts)
    return code.replace(co_linetable=b"", co_firstlineno=1, co_consts=consts)


# -- nodes ---------------------------------------------------------------------------------------


def children(node: ast.AST) -> list[ast.AST]:
    return list(ast.iter_child_nodes(node))


def is_definition(node: ast.AST) -> bool:
    return isinstance(node, Function | ast.ClassDef | ast.Module)


def is_body(node: ast.AST, child: ast.AST) -> bool:
    return child in getattr(node, "body", ())


def is_annotation(node: ast.AST, child: ast.AST) -> bool:
    if isinstance(child, ast.arguments):
        return True
    if isinstance(node, ast.AnnAssign):
        return child is node.annotation
    return isinstance(node, Function) and (child is node.returns or child in node.decorator_list)


def is_beside(node: ast.AST) -> bool:
    """Whether a function only tells, or copies and writes positions."""
    if not isinstance(node, Function):
        return False
    return node.name in PLUMBING or bool(TELLING_NAMES.search(node.name))


def is_telling(node: ast.AST) -> bool:
    """Whether something only tells: a call for the log, a reason, a text."""
    if isinstance(node, ast.Assign):
        return is_text(node.value)  # which clause is told
    if isinstance(node, ast.IfExp):
        return is_text(node)
    if isinstance(node, ast.If):
        return all(
            isinstance(child, ast.Assign | ast.If) and is_telling(child)
            for child in [*node.body, *node.orelse]
        )
    if isinstance(node, ast.Expr):
        if isinstance(node.value, ast.Constant):
            return True
        node = node.value
        if isinstance(node, ast.Call) and name_of(node.func) == "append" and node.args:
            node = node.args[0]  # out.append(Reason(...))
    return isinstance(node, ast.Call) and name_of(node.func) in TELLING_CALLS


def spoken(node: ast.AST, book: Ledger) -> str:
    """The clause that a text is the number of, if it is one."""
    if isinstance(node, ast.keyword):
        node = node.value
    value = node.value if isinstance(node, ast.Constant) else None
    return value if isinstance(value, str) and book.number.fullmatch(value) else ""


def is_text(node: ast.expr) -> bool:
    if isinstance(node, ast.IfExp):
        return is_text(node.body) and is_text(node.orelse)
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def name_of(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def first_line(node: ast.stmt) -> int:
    if isinstance(node, Function | ast.ClassDef) and node.decorator_list:
        return node.decorator_list[0].lineno
    return node.lineno


def last_line(node: ast.stmt) -> int:
    return node.end_lineno or node.lineno


def said(node: ast.AST) -> str:
    """A node in one short line."""
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 70 else text[:67] + "..."


def put(parent: ast.AST, old: ast.AST, new: ast.AST) -> None:
    """Put a node in the place of another one."""
    for name, value in ast.iter_fields(parent):
        if value is old:
            setattr(parent, name, new)
        elif isinstance(value, list):
            for i, item in enumerate(value):
                if item is old:
                    value[i] = new


# -- changes -------------------------------------------------------------------------------------


def changes(node: ast.AST, neighbours: dict[str, list[str]]) -> Iterator[tuple[str, str]]:
    """The ways to break a node: how, and what comes of it."""
    if isinstance(node, ast.If | ast.IfExp | ast.While):
        yield "negate", f"not ({said(node.test)})"
    if isinstance(node, ast.comprehension) and node.ifs:
        yield "negate", f"not ({said(node.ifs[0])})"
    if isinstance(node, ast.stmt) and is_droppable(node):
        yield "drop", "nothing"
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        new = COMPARED[type(node.ops[0])]()
        yield "compare", said(ast.Compare(node.left, [new], node.comparators))
    if isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "join", said(ast.BoolOp(other, node.values))
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        new_op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        yield "sign", said(ast.BinOp(node.left, new_op, node.right))
    if isinstance(node, ast.Constant) and type(node.value) in (int, bool):
        yield "number", repr(changed_number(node.value))
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        for other_name in neighbours.get(node.id, []):
            yield f"name {other_name}", other_name


def changed_number(value: object) -> int | bool:
    assert isinstance(value, int)
    return not value if isinstance(value, bool) else value + 1


def is_droppable(node: ast.stmt) -> bool:
    """Whether a program without this statement is still a program, and not a shortcut less."""
    if isinstance(node, ast.If):
        return not SHORTCUTS.search(ast.unparse(node.test))
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    if isinstance(node, ast.Assign):
        return all(not isinstance(target, ast.Name) for target in node.targets)
    return isinstance(node, ast.AugAssign | ast.Return | ast.Continue | ast.Break | ast.For)


def change(node: ast.AST, mutant: Mutant) -> ast.AST:
    """A node with a change made."""
    how = mutant.how
    if how == "drop":
        return ast.copy_location(ast.Pass(), node)
    if how == "negate":
        if isinstance(node, ast.comprehension):
            node.ifs[0] = ast.UnaryOp(ast.Not(), node.ifs[0])
        else:
            assert isinstance(node, ast.If | ast.IfExp | ast.While)
            node.test = ast.UnaryOp(ast.Not(), node.test)
        return node
    if how == "compare":
        assert isinstance(node, ast.Compare)
        node.ops = [COMPARED[type(node.ops[0])]()]
        return node
    if how == "join":
        assert isinstance(node, ast.BoolOp)
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return node
    if how == "sign":
        assert isinstance(node, ast.BinOp)
        node.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        return node
    if how == "number":
        assert isinstance(node, ast.Constant)
        return ast.copy_location(ast.Constant(changed_number(node.value)), node)
    assert isinstance(node, ast.Name)
    return ast.copy_location(ast.Name(how.removeprefix("name "), ast.Load()), node)


# -- drawing -------------------------------------------------------------------------------------

_sources: dict[str, Source] = {}


def source(file: str) -> Source:
    if file not in _sources:
        _sources[file] = Source(file)
    return _sources[file]


def mutants_at(book: Ledger, clause: Clause) -> list[list[Mutant]]:
    """For each place that a ledger names ("file:line name"), the ways to break it, if any.

    What texts mean by a clause is shown where every phrase is played: it is broken only for
    clauses that nothing else carries out.
    """
    cited = [re.split("[: ]", place) for place in clause.code]
    places = [(told[0], int(told[1])) for told in cited]
    kept = [(file, line) for file, line in places if not is_telling_file(file)]
    rules = [(file, line) for file, line in kept if MEANING not in Path(file).parts]
    out: list[list[Mutant]] = []
    for wide in (False, True):
        for file, line in rules or kept:
            found = around(source(file), line, wide, book, clause.number)
            if found and found not in out:
                out.append(found)
        if out:
            break
    return out


def is_telling_file(file: str) -> bool:
    return any(part in TELLING_FILES for part in Path(file).parts)


def around(one: Source, line: int, wide: bool, book: Ledger, clause: str) -> list[Mutant]:
    """The ways to break what a line speaks of; `wide`: all of the function that it stands in."""
    found: list[Mutant] = []
    for region in one.whole(line) if wide else one.regions(line):
        found.extend(m for m in one.mutants(region, book, clause) if m not in found)
    return found


def drawn(book: Ledger, clause: Clause, luck: random.Random) -> Iterator[Mutant]:
    """All mutants of a clause in an order of chance: a place first, then what is broken there."""
    places = [luck.sample(found, len(found)) for found in mutants_at(book, clause)]
    told: set[Mutant] = set()
    while places:
        at = luck.randrange(len(places))
        mutant = places[at].pop()
        if not places[at]:
            places.pop(at)
        if mutant not in told:
            told.add(mutant)
            yield mutant
