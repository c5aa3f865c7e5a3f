"""For judges: positions, moves and questions in a small text file, answered with clauses.

`Case` reads one, `Court` answers it; `everything` is the view of who may know all.
"""

from __future__ import annotations

from kirifuda.judge.case import Case, case_of, read_case
from kirifuda.judge.court import Answer, Court
from kirifuda.judge.everything import everything
from kirifuda.judge.writing import written

__all__ = ["Answer", "Case", "Court", "case_of", "everything", "read_case", "written"]
