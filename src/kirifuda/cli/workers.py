"""Work that is spread over processes, with its progress shown to people."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


def spread(
    work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int
) -> Iterator[tuple[int, Result]]:
    """The result of each task with its place, as they come. With one job all is done here."""
    if jobs <= 1 or len(tasks) <= 1:
        for place, task in enumerate(tasks):
            yield place, work(task)
        return
    with ProcessPoolExecutor(min(jobs, len(tasks)), get_context("spawn")) as pool:
        left: dict[Future[Result], int] = {}
        following = iter(enumerate(tasks))
        try:
            while True:
                while len(left) < 2 * jobs:
                    one = next(following, None)
                    if one is None:
                        break
                    left[pool.submit(work, one[1])] = one[0]
                if not left:
                    return
                for done in wait(left, return_when=FIRST_COMPLETED).done:
                    yield left.pop(done), done.result()
        finally:
            for future in left:
                future.cancel()


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on the terminal, if there is one; call it with how much more is done."""
    if not sys.stderr.isatty():
        yield lambda more: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda more: bar.advance(task, more)
