"""Random games of weiss-sim, run in bench/.venv; the figures are printed as JSON.

The loop is the leanest its public interface allows with the choice made in Python: the low-level
pool with packed legal ids, no metadata, one thread, and memory views instead of numpy scalars. The
high-level `WeissEnv` reaches about a fifteenth of it.
"""

import itertools
import json
import random
import sys
import time
from typing import Any

import numpy as np
import weiss_sim

DECKS = (
    "starter_deck_ws02_v1",
    "control_deck_jj_s66_v1",
    "main_deck_5hy_yotsuba_v1",
    "aggro_deck_5hy_nino_v1",
)


def pool_of(name: str, envs: int, threads: int) -> tuple[Any, Any]:
    builder = weiss_sim.cards.builder(initial=name)
    deck = builder.build(rules_profile="approx", card_pool="all")
    pool, buffers = weiss_sim.make_pool(
        mode="train",
        num_envs=envs,
        deck_lists=[deck, deck],
        deck_ids=[1, 2],
        seed=7,
        layout="i16_legal_ids_nometa",
        num_threads=threads,
    )
    return pool, buffers.reset()


def single(name: str, seconds: float) -> tuple[int, int, float]:
    """One game after the other, one decision at a time: decisions, games, seconds."""
    pool, out = pool_of(name, 1, 1)
    step, reset = pool.step_into_i16_legal_ids_nometa, pool.reset_indices_into_i16_legal_ids_nometa
    actions = np.zeros(1, np.uint32)
    action, legal = memoryview(actions), memoryview(out.legal_ids)
    offsets = memoryview(out.legal_offsets)
    won, cut = memoryview(out.terminated), memoryview(out.truncated)
    draw = random.Random(7).random
    decisions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        over = False
        while not over:
            action[0] = legal[int(draw() * offsets[1])]
            step(actions, out)
            decisions += 1
            over = bool(won[0] or cut[0])
        games += 1
        reset([0], out)
    return decisions, games, time.perf_counter() - start


def batched(name: str, envs: int, threads: int, seconds: float) -> float:
    """Many games at once, each choice still made in Python: decisions a second."""
    pool, out = pool_of(name, envs, threads)
    step, reset = pool.step_into_i16_legal_ids_nometa, pool.reset_done_into_i16_legal_ids_nometa
    actions = np.zeros(envs, np.uint32)
    draw = random.Random(7).random
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        offsets = out.legal_offsets.tolist()
        legal = out.legal_ids[: offsets[-1]].tolist()
        actions[:] = [
            legal[low + int(draw() * (high - low))] for low, high in itertools.pairwise(offsets)
        ]
        step(actions, out)
        decisions += envs
        done = out.terminated | out.truncated
        if done.any():
            reset(done, out)
    return decisions / (time.perf_counter() - start)


def main() -> None:
    kind, seconds = sys.argv[1], float(sys.argv[2]) / len(DECKS)
    figures: dict[str, float]
    if kind == "batched":
        rates = [batched(name, 256, 2, seconds) for name in DECKS]
        figures = {"per_second": sum(rates) / len(rates)}
    else:
        runs = [single(name, seconds) for name in DECKS]
        decisions, games, spent = (sum(column) for column in zip(*runs, strict=True))
        figures = {"per_second": decisions / spent, "per_game": decisions / games}
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
