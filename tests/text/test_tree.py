"""Nodes are plain, immutable, hashable data."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from kirifuda.text import Node, from_data, to_data

TREE = Node("a.b", (1, "x", Node("c.d"), (Node("e.f", (2,)), Node("e.f", (3,), 1))))


def test_equal_and_hashable() -> None:
    twin = Node("a.b", (1, "x", Node("c.d"), (Node("e.f", (2,)), Node("e.f", (3,), 1))))
    assert twin == TREE
    assert hash(twin) == hash(TREE)
    assert len({twin, TREE}) == 1
    assert Node("e.f", (3,)) != Node("e.f", (3,), 1)
    assert TREE != "a.b"


def test_does_not_change() -> None:
    with pytest.raises(AttributeError):
        TREE.phrase = "other"
    with pytest.raises(AttributeError):
        del TREE.args


def test_copies_and_stores() -> None:
    assert copy.copy(TREE) is TREE
    assert copy.deepcopy(TREE) is TREE
    assert pickle.loads(pickle.dumps(TREE)) == TREE
    assert from_data(json.loads(json.dumps(to_data(TREE)))) == TREE


def test_looks() -> None:
    assert repr(TREE) == "a.b(1, 'x', c.d(), [e.f(2), e.f~1(3)])"
    assert TREE.category == "a"
    assert [node.phrase for node in TREE.walk()] == ["a.b", "c.d", "e.f", "e.f"]
