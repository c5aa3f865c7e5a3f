"""How this copy of the engine was built, and the names to which mypyc gives meaning.

Compiled, `i64` is a machine word and the decorators shape native classes; interpreted, `i64` is
`int` and the decorators do nothing. So the engine depends on no package either way.
"""

from typing import TYPE_CHECKING

from kirifuda._native import NATIVE as NATIVE

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import trait as trait
else:
    i64 = int

    def mypyc_attr(*names, **values):
        return lambda thing: thing

    def trait(thing):
        return thing
