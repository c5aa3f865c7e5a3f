"""The effect tree: what a wording says, as plain immutable data.

A node names the phrase that was read and what filled its slots, in the order of the phrase's
slots. The same node prints back to the wording it came from, and to English.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Union

__all__ = ["Arg", "Node", "from_data", "to_data"]

Arg = Union["Node", "tuple[Node, ...]", int, str]


class Node:
    """One phrase with what fills its slots.

    ``form`` tells which of the phrase's equal wordings was printed; it carries no meaning of
    its own, and is kept so that the text prints back exactly.
    """

    __slots__ = ("_hash", "args", "form", "phrase")

    phrase: str
    args: tuple[Arg, ...]
    form: int
    _hash: int

    def __init__(self, phrase: str, args: tuple[Arg, ...] = (), form: int = 0) -> None:
        object.__setattr__(self, "phrase", phrase)
        object.__setattr__(self, "args", args)
        object.__setattr__(self, "form", form)
        object.__setattr__(self, "_hash", hash((phrase, args, form)))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a Node does not change")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("a Node does not change")

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            isinstance(other, Node)
            and self._hash == other._hash
            and self.phrase == other.phrase
            and self.form == other.form
            and self.args == other.args
        )

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        return (Node, (self.phrase, self.args, self.form))

    def __copy__(self) -> Node:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Node:
        return self

    def __repr__(self) -> str:
        inner = ", ".join(
            f"[{', '.join(map(repr, arg))}]" if isinstance(arg, tuple) else repr(arg)
            for arg in self.args
        )
        mark = f"~{self.form}" if self.form else ""
        return f"{self.phrase}{mark}({inner})"

    @property
    def category(self) -> str:
        """What the phrase can stand for: the part of its name before the first point."""
        return self.phrase.partition(".")[0]

    def walk(self) -> Iterator[Node]:
        """This node and all nodes below it, in printed order of slots."""
        yield self
        for arg in self.args:
            if isinstance(arg, Node):
                yield from arg.walk()
            elif isinstance(arg, tuple):
                for item in arg:
                    yield from item.walk()


def to_data(node: Node) -> list[Any]:
    """A node as lists, numbers and strings, fit for JSON.

    >>> to_data(Node("act.draw", (2,)))
    ['act.draw', 0, 2]
    """
    out: list[Any] = [node.phrase, node.form]
    for arg in node.args:
        if isinstance(arg, Node):
            out.append(to_data(arg))
        elif isinstance(arg, tuple):
            out.append({"list": [to_data(item) for item in arg]})
        else:
            out.append(arg)
    return out


def from_data(data: list[Any]) -> Node:
    """The node that ``to_data`` wrote.

    >>> from_data(['act.draw', 0, 2])
    act.draw(2)
    """
    args: list[Arg] = []
    for item in data[2:]:
        if isinstance(item, list):
            args.append(from_data(item))
        elif isinstance(item, dict):
            args.append(tuple(from_data(one) for one in item["list"]))
        else:
            args.append(item)
    return Node(data[0], tuple(args), data[1])
