"""Equal spellings mean the same: they differ in nothing but the form that was printed."""

from __future__ import annotations

from kirifuda.text import Grammar, Node, compile_text


def bare(node: Node) -> tuple[object, ...]:
    """A node without the forms that were printed."""
    return (
        node.phrase,
        *(
            bare(arg)
            if isinstance(arg, Node)
            else tuple(bare(one) for one in arg)
            if isinstance(arg, tuple)
            else arg
            for arg in node.args
        ),
    )


def assert_same(words: Grammar, one: str, other: str) -> None:
    """Two texts mean the same, and only look different."""
    assert one != other
    first, second = compile_text(words, one), compile_text(words, other)
    assert list(map(bare, first)) == list(map(bare, second))
