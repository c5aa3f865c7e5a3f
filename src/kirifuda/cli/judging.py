"""`judge`: a case from a file, answered step by step."""

from __future__ import annotations

import json
from pathlib import Path

import kirifuda
from kirifuda.judge import Answer, Court, everything, read_case
from kirifuda.table.speech import Speech


def judge_case(name: str, path: Path, lang: str, as_json: bool) -> int:
    """Answer a case; 1 if an answer is not what the file expects."""
    game = kirifuda.game(name)
    case = read_case(game, path)
    court = Court(case, lang)
    position = everything(game, case.match)
    answers = court.hear()
    wrong = any(answer.wrong for answer in answers)
    if as_json:
        data = {
            "title": case.title,
            "why": case.why,
            "position": position,
            "answers": [answer.data(court.words) for answer in answers],
            "as expected": not wrong,
        }
        print(json.dumps(data, ensure_ascii=False, indent=2, default=str))
        return 1 if wrong else 0
    print(case.title)
    if case.why:
        print(case.why.strip())
    for number, answer in enumerate(answers, 1):
        show(number, answer, court.words)
    return 1 if wrong else 0


def show(number: int, answer: Answer, words: Speech) -> None:
    """One answer, for people."""
    told = answer.told if isinstance(answer.told, str) else json.dumps(answer.told)
    head = f"{number}. {answer.ask.replace('_', ' ')} {told}".rstrip()
    print(f"\n{head}{': ' if answer.answer else ''}{answer.answer}")
    for reason in answer.reasons:
        print(f"{reason.clause:>12}  {words.reason(reason)}")
    for clause, text in answer.lines:
        print(f"{clause:>12}  {text}")
    for what, value in answer.found.items():
        print(f"{'':>12}  {what}: {value}")
    if answer.asked:
        print(f"{'':>12}  {answer.asked}")
    for wrong in answer.wrong:
        print(f"{'!':>12}  {wrong}")
