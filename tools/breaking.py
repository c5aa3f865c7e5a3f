"""Ways to break a program on purpose, in the code that a ledger names for a clause.

A *mutant* is a source file with one small change: a condition is negated, a comparison shifted or
turned round, a statement dropped, a number off by one, a name put for its neighbour. What only
tells (log entries, reasons, events, assertions for types) is left alone, and so is what marks
something to be looked at anew, and what cannot matter: a shortcut that is dropped, a change that
compiles to the same code. Where a clause is carried out is found by tools/citing.py.
"""

from __future__ import annotations
import __future__

import ast
import copy
import importlib
import io
import marshal
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import CodeType

from kirifuda.ledger import Ledger

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "kirifuda"

#: Calls that tell: the log, reasons, and events (what comes of them are clauses of their own).
TELLING_CALLS = re.compile(r"(note|tell)(_\w+)?|Reason|Said|NoMeaning|emit|emit_all|record|Event")
#: Functions that tell people: why not, what a table shows, what things are called.
TELLING_NAMES = re.compile(
    r"why_|wants$|described?$|view_|why$|_name$|^(gauges|roles|facts|price|because|against)$"
)
#: What marks values to be reckoned anew, whatever the clause.
MARKING_CALLS = ("stir", "turn_over", "time_has_passed")
MARKING_FIELDS = ("stale", "firm", "epoch", "veiled")
#: Methods that copy and write positions, or tell what must be looked at anew, whatever the clause.
PLUMBING = (
    *("__init__", "fresh", "copy", "write", "read", "write_more", "read_more", "share_more"),
    *("needs", "lowers", "changes", "sure", "spread", "least", "reaches_words"),
)
#: Questions whether anything could matter at all: with the answer "yes" all is looked at closely.
SHORTCUTS = re.compile(
    r"rules_touched|rules_changed|\bshielded|\bheard\(|\.trail\b|acting_zones|\.steady|state_zones"
    r"|pool\.notes|\.stray\b"
)
BOOKS = ("field", "turns", "ordered")  # of a zone: what is remembered and compared of its cards
RULINGS = ".rulings"  # names of what effects change about rules: shown where texts are played
DECK_RULES = "/deck.py"
CAUSE = "BY_"  # constants that tell by what something has happened
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
    lines: tuple[int, int]  # of the statement, without the statements in it
    at: str  # the statement's words, without those of the statements in it

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

    def at(self, place: Place) -> ast.AST:
        return self.nodes[place]

    def tells(self, node: ast.AST) -> bool:
        """Whether something only tells; what a deck is refused for is what its clauses do."""
        return is_telling(node) and not (self.file.endswith(DECK_RULES) and is_refusal(node))

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
        if not isinstance(self.at(region), ast.stmt):
            named = self.named(self.statement(region), book)
            if named and clause not in named:
                return  # a condition that is another clause's
        node = self.at(region)
        others = node.orelse if isinstance(node, ast.If) else []  # what is done otherwise
        apart = [(*region, children(node).index(other)) for other in others]
        for place in self.walk(region, book, clause):
            if any(place[: len(p)] == p for p in apart):
                continue
            yield from self.ways(place)

    def ways(self, place: Place) -> Iterator[Mutant]:
        """Every way to break one node."""
        node = self.at(place)
        for how, now in changes(node, self.beside(place)):
            inside = self.inside(place)
            around = self.statement(place)
            at = ast.unparse(around).partition("\n")[0]
            lines = header(around)
            yield Mutant(self.file, inside, place, how, said(node), now, lines, at)

    def in_function(self, place: Place) -> bool:
        return any(isinstance(self.at(place[:size]), Function) for size in range(len(place)))

    def statement(self, place: Place) -> ast.stmt:
        """The innermost statement around a place."""
        while not isinstance(self.at(place), ast.stmt):
            place = place[:-1]
        found = self.at(place)
        assert isinstance(found, ast.stmt)
        return found

    def walk(self, place: Place, book: Ledger, clause: str) -> Iterator[Place]:
        """All nodes in a region that carry a clause out; what names another one is that one's."""
        node = self.at(place)
        if is_beside(node) or self.tells(node) or is_marking(node):
            return
        if isinstance(node, ast.stmt) and not is_definition(node):
            named = self.named(node, book)
            if named and clause not in named:
                return
        if isinstance(node, ast.List | ast.Tuple):
            # of a list, the parts that name a clause, if some do
            told = [
                clause in (spoken(n, book) for n in ast.walk(part))
                or clause in self.beside_lines(part, book)
                for part in node.elts
            ]
            if any(told):
                for i, is_told in enumerate(told):
                    if is_told:
                        yield from self.walk((*place, i), book, clause)
                return
        if isinstance(node, ast.Call | ast.Tuple):
            named = {n for n in (spoken(part, book) for part in children(node)) if n}
            if named and clause not in named:
                return
        if isinstance(node, ast.Assert | ast.Raise | ast.JoinedStr) or is_shortcut(node):
            return
        if isinstance(node, ast.AnnAssign) and name_of(node.target) in self.labels:
            return
        yield place
        for i, child in enumerate(children(node)):
            if not is_annotation(node, child) and not is_name(node, child):
                yield from self.walk((*place, i), book, clause)

    def named(self, node: ast.stmt, book: Ledger) -> set[str]:
        """The clauses that a statement names itself: beside it, above it, or in its own words."""
        line = node.lineno
        told = [self.remark(at) for at in range(line, header(node)[1] + 1)]
        while self.lines[line - 2].lstrip().startswith("#") and line - 1 in self.comments:
            line -= 1
            told.append(self.comments[line])
        out = {number for text in told for number in book.numbers(text)}
        own = [c for c in children(node) if not isinstance(c, ast.stmt | ast.excepthandler)]
        for part in own:
            out.update(spoken(inner, book) for inner in ast.walk(part))
        return out - {""}

    def beside_lines(self, part: ast.expr, book: Ledger) -> set[str]:
        """The clauses that comments beside a part of a list name."""
        last = part.end_lineno or part.lineno
        told = [self.remark(line) for line in range(part.lineno, last + 1)]
        return {number for text in told for number in book.numbers(text)}

    def remark(self, line: int) -> str:
        """The comment at the end of a line; one that stands alone is about what is below it."""
        alone = self.lines[line - 1].lstrip().startswith("#")
        return "" if alone else self.comments.get(line, "")

    @cached_property
    def labels(self) -> set[str]:
        """Constants that are numbered through: they name steps and kinds, and mean nothing."""
        runs: list[list[tuple[str, int]]] = [[]]
        for node in self.tree.body:
            value = node.value if isinstance(node, ast.AnnAssign) else None
            number = value.value if isinstance(value, ast.Constant) else None
            if type(number) is not int:
                continue
            assert isinstance(node, ast.AnnAssign)
            last = runs[-1][-1][1] if runs[-1] else number - 1
            if number not in (last + 1, last * 2):
                runs.append([])
            runs[-1].append((name_of(node.target), number))
        kept = [run for run in runs if len(run) > 2 or (len(run) == 2 and run[0][1] == 0)]
        return {name for run in kept for name, _ in run}

    @cached_property
    def neighbours(self) -> dict[str, list[str]]:
        """Names of constants, with those that come from the same place."""
        out: dict[str, list[str]] = {}
        groups: list[list[str]] = []
        own: list[str] = []
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom) and not (node.module or "").endswith(RULINGS):
                groups.append([a.name for a in node.names if CONSTANT.match(a.name)])
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                if CONSTANT.match(node.target.id) and isinstance(node.value, ast.Constant):
                    own.append(node.target.id)
        for group in (*groups, own):
            for name in group:
                out[name] = [other for other in group if other != name]
        return out

    @cached_property
    def values(self) -> dict[str, object]:
        """What the names of the module stand for."""
        parts = Path(self.file).with_suffix("").parts
        if not (PACKAGE / "__init__.py").is_file():
            return {name: name for name in self.neighbours}
        return vars(importlib.import_module(".".join(("kirifuda", *parts))))

    def beside(self, place: Place) -> dict[str, list[str]]:
        """The neighbours of constants that are spoken of in the same function."""
        while place and not isinstance(self.at(place), Function):
            place = place[:-1]
        if not place:
            return {}
        if place in self.kept:
            return self.kept[place]
        named = {n.id for n in ast.walk(self.at(place)) if isinstance(n, ast.Name)}
        values = self.values
        self.kept[place] = {
            name: [o for o in others if o in named and values.get(o) != values.get(name)]
            for name, others in self.neighbours.items()
            if name in named
        }
        return self.kept[place]

    def broken(self, mutant: Mutant) -> ast.Module:
        """The tree with a change made."""
        body = list(self.tree.body)
        body[mutant.place[0]] = self.broken_part(mutant)
        return ast.Module(body, [])

    def broken_part(self, mutant: Mutant) -> ast.stmt:
        """What of the module stands around a change, with it made."""
        part = copy.deepcopy(self.tree.body[mutant.place[0]])
        above: ast.AST = ast.Module([part], [])
        node: ast.AST = part
        for i in mutant.place[1:]:
            above, node = node, children(node)[i]
        new = change(node, mutant)
        if node is part:
            assert isinstance(new, ast.stmt)
            part = new
        put(above, node, new)
        return ast.fix_missing_locations(part)

    def broken_code(self, mutant: Mutant) -> CodeType:
        """The code of what stands around a change, with it made."""
        return code_of(self.broken_part(mutant), str(PACKAGE / self.file))

    def is_same(self, mutant: Mutant) -> bool:
        """Whether a change compiles to the very same code."""
        whole = code_of(self.tree.body[mutant.place[0]], str(PACKAGE / self.file))
        return bare(self.broken_code(mutant)) == bare(whole)


def code_of(part: ast.stmt, name: str) -> CodeType:
    flags = __future__.annotations.compiler_flag
    code = compile(ast.Module([part], []), name, "exec", flags=flags, dont_inherit=True)
    assert isinstance(code, CodeType)
    return code


def bare(code: CodeType) -> bytes:
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
    if isinstance(node, ast.If | ast.For):
        if isinstance(node, ast.If) and "heard(" in ast.unparse(node.test):
            return True  # somebody listens for an event
        return all(
            isinstance(child, ast.Assign | ast.If | ast.Expr)
            and (is_telling(child) or is_marking(child))
            for child in [*node.body, *node.orelse]
        )
    if isinstance(node, ast.Expr):
        if isinstance(node.value, ast.Constant):
            return True
        node = node.value
        if isinstance(node, ast.Call) and name_of(node.func) == "append" and node.args:
            node = node.args[0]  # out.append(Reason(...))
    if not isinstance(node, ast.Call):
        return False
    name = name_of(node.func)
    if name.startswith("emit"):
        # what is told of may be done on the way: emit(t, shift(t, card, ...))
        return all(not isinstance(a, ast.Call) or name_of(a.func) == "Event" for a in node.args)
    return TELLING_CALLS.fullmatch(name) is not None


def is_refusal(node: ast.AST) -> bool:
    """Whether a reason comes to others: out.append(Reason(...)), for one or for each."""
    if isinstance(node, ast.If | ast.For):
        return all(is_refusal(child) for child in node.body)
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
        return False
    return name_of(node.value.func) == "append"


def is_marking(node: ast.AST) -> bool:
    """Whether something only marks values to be reckoned anew."""
    if isinstance(node, ast.Assign):
        return all(name_of(target) in MARKING_FIELDS for target in node.targets)
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return name_of(node.value.func) in MARKING_CALLS
    return False


def is_shortcut(node: ast.AST) -> bool:
    """Whether an expression asks if anything could matter, and nothing else."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return is_shortcut(node.operand)
    if not isinstance(node, ast.BinOp | ast.Compare | ast.Subscript | ast.Attribute | ast.Call):
        return False
    return bool(SHORTCUTS.search(ast.unparse(node)))


def is_name(node: ast.AST, child: ast.AST) -> bool:
    """Whether a part of something is a number that only names: nobody (below 0), a zone, a format.

    What a zone remembers of its cards is not its clause either.
    """
    if isinstance(node, ast.UnaryOp):
        return isinstance(node.op, ast.USub)
    if isinstance(node, ast.Compare):
        return is_asked_for_nobody(node) and child is node.comparators[-1]
    if isinstance(node, ast.Call) and name_of(node.func) == "ZoneSpec":
        return child in node.args or (isinstance(child, ast.keyword) and child.arg in BOOKS)
    if isinstance(node, ast.Call) and name_of(node.func) == "Format":
        return child is node.args[0]
    return False


def is_asked_for_nobody(node: ast.Compare) -> bool:
    """Whether a comparison asks if something is below 0: nobody."""
    last = node.comparators[-1]
    if not isinstance(last, ast.Constant) or last.value != 0:
        return False
    return type(node.ops[-1]) in (ast.Lt, ast.GtE)


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


def header(node: ast.stmt) -> tuple[int, int]:
    """The lines of a statement, without the statements in it."""
    inner = [c.lineno for c in children(node) if isinstance(c, ast.stmt)]
    return node.lineno, max(node.lineno, min(inner) - 1) if inner else last_line(node)


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
    if isinstance(node, ast.If | ast.IfExp | ast.While) and not is_shortcut(node.test):
        yield "negate", f"not ({said(node.test)})"
    if isinstance(node, ast.comprehension) and node.ifs:
        yield "negate", f"not ({said(node.ifs[0])})"
    if isinstance(node, ast.stmt) and is_droppable(node):
        yield "drop", "nothing"
    if isinstance(node, ast.Compare):
        new = turned(node)
        yield "compare", said(ast.Compare(node.left, [*node.ops[:-1], new], node.comparators))
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
            if not node.id.startswith(CAUSE):
                yield f"name {other_name}", other_name


def turned(node: ast.Compare) -> ast.cmpop:
    """The last comparison, shifted or turned round; below 0 is nobody, and all others somebody."""
    op = type(node.ops[-1])
    if is_asked_for_nobody(node):
        return ast.GtE() if op is ast.Lt else ast.Lt()
    return COMPARED[op]()


def changed_number(value: object) -> int | bool:
    assert isinstance(value, int)
    if isinstance(value, bool):
        return not value
    return 0 if value == 1 else value + 1


def is_droppable(node: ast.stmt) -> bool:
    """Whether a program without this statement is still a program, and not a shortcut less."""
    if isinstance(node, ast.If):
        return not SHORTCUTS.search(ast.unparse(node.test))
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    if isinstance(node, ast.Assign):
        return all(not isinstance(target, ast.Name) for target in node.targets)
    if isinstance(node, ast.Return) and isinstance(node.value, ast.Constant):
        return bool(node.value.value)  # nothing is as good as False
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
        node.ops[-1] = turned(node)
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


_sources: dict[str, Source] = {}


def source(file: str) -> Source:
    if file not in _sources:
        _sources[file] = Source(file)
    return _sources[file]
