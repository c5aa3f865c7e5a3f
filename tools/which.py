"""Fails unless the engine that Python finds is the one expected.

python tools/which.py native|interpreted
"""

import sys

from kirifuda import build

found = "native" if build.NATIVE else "interpreted"
print(f"kirifuda: {found}, from {build.__file__}")
if found != sys.argv[1]:
    sys.exit(f"kirifuda: expected the {sys.argv[1]} engine")
