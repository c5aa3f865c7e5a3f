# Everything from a fresh checkout, with Python 3.11+, pip, venv and make alone.
#
#   make play     a terminal game against a bot; GAME=legions plays another one than Rebirth; the engine
#                 is compiled meanwhile, and used from the next match on
#   make test     all that must hold: style, types, the suite interpreted and native, the README
#   make quick    style, types and the quick tests, in under two minutes
#   make check    style and types
#   make meaning  what texts mean: every law on every phrase in every position; CORPUS=file for its cards
#   make native   compile the engine into build/native; fails loudly
#   make tuned    compile it into build/tuned, tuned to how games are played
#   make bench    speed and memory, beside weiss-sim
#   make mutants  break the code at clauses, and list those whose tests still pass
#   make format   put the source into shape       make lock   renew requirements.lock

PYTHON ?= python3
JOBS   ?= 2
GAME   ?= rebirth

VENV   := .venv
BIN    := $(VENV)/bin
SOURCE := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*')
NATIVE := PYTHONPATH=$(CURDIR)/build/native
PYTEST := $(BIN)/python -m pytest -q
PIP    := $(BIN)/python -m pip install -qq --disable-pip-version-check

.PHONY: play test quick check meaning native tuned bench mutants format lock clean \
        style types interpreted compiled native-suite readme install
.NOTPARALLEL:

play: $(VENV)/playing
	@$(BIN)/python tools/background.py
	@$(BIN)/kirifuda play $(GAME) $(ARGS)

test: check interpreted compiled readme

quick: check
	$(PYTEST) -n $(JOBS) -m "not slow"

check: style types

style: install
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: install
	$(BIN)/mypy

interpreted: install
	$(BIN)/python tools/which.py interpreted
	$(PYTEST) -n $(JOBS) tests
	$(PYTEST) --doctest-modules src

# Where there is a compiler, and always under CI, the native build must work and pass as well.
compiled: install
	@if [ -n "$(CI)" ] || $(BIN)/python tools/native.py --can; then \
		$(MAKE) --no-print-directory native-suite; \
	else \
		echo "There is no C compiler: the suite was not run native."; \
	fi

native-suite: native
	$(NATIVE) $(BIN)/python tools/which.py native
	$(NATIVE) $(PYTEST) -n $(JOBS)

readme: install
	$(BIN)/python -m doctest README.md

meaning: install
	PYTHONPATH=$(CURDIR) $(BIN)/python -m tests.meaning.trying $(if $(CORPUS),--corpus $(CORPUS)) $(ARGS)

native: build/native.stamp

tuned: build/tuned.stamp

# A few minutes; ARGS="--game legions --count 100 --seed 7 --write" for more of it (docs/mutants.md).
mutants: install
	$(BIN)/python tools/mutants.py --jobs $(JOBS) $(ARGS)

bench: tuned
	$(BIN)/python bench/run.py $(ARGS)

format: install
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock:
	$(PYTHON) tools/lock.py

clean:
	rm -rf build dist .venv bench/.venv .mypy_cache .ruff_cache .pytest_cache

# The environment: the pins of the lock, and the source itself, interpreted and editable. Who only
# wants to play waits for less: the rest comes while they play.
install: $(VENV)/installed

$(VENV)/installed: requirements.lock pyproject.toml
	@[ -x $(BIN)/python ] || $(PYTHON) -m venv $(VENV)
	$(PIP) -r requirements.lock
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@ $(VENV)/playing

$(VENV)/playing: requirements.lock pyproject.toml
	@echo "Setting up, once: an environment in $(VENV) ..."
	@[ -x $(BIN)/python ] || $(PYTHON) -m venv $(VENV)
	@echo "... what draws the table ..."
	@$(PIP) -c requirements.lock setuptools rich textual typer
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

# The native copy. It is made anew when a source file is newer.
build/native.stamp: $(VENV)/installed setup.py tools/native.py $(SOURCE)
	$(BIN)/python tools/native.py
	@mkdir -p build && touch $@

build/tuned.stamp: $(VENV)/installed setup.py tools/native.py tools/exercise.py $(SOURCE)
	$(BIN)/python tools/native.py --tuned
	@mkdir -p build && touch $@
