# Everything from a fresh checkout, with Python 3.11+, pip, venv and make alone.
#
#   make play     a table in the browser against a bot (FACE=terminal: in the terminal); GAME=legions
#                 plays another one than Rebirth, ARGS="--lang ja --seed 7" hands options on; the engine
#                 is compiled meanwhile, and used as soon as it is there
#   make test     all that must hold: style, types, the browser's side, the suite interpreted and native,
#                 the README, a wheel in an empty environment
#   make quick    style, types and the quick tests, in under three minutes
#   make check    style and types
#   make meaning  what texts mean: every law on every phrase in every position; CORPUS=file for its cards
#   make native   compile the engine into build/native; fails loudly
#   make tuned    compile it into build/tuned, tuned to how games are played
#   make bundle   build the browser's side of the table into build/web
#   make dist     a wheel, with the browser's side in it
#   make browser  the tests of the browser's side in a real browser, which make test runs as well
#   make bench    speed and memory, beside weiss-sim
#   make mutants  break the code at clauses, and list those whose tests still pass
#   make format   put the source into shape       make lock   renew requirements.lock

PYTHON ?= python3
JOBS   ?= 2
GAME   ?= rebirth
FACE   ?= browser

VENV   := .venv
BIN    := $(VENV)/bin
SOURCE := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*')
NATIVE := PYTHONPATH=$(CURDIR)/build/native
PYTEST := $(BIN)/python -m pytest -q
PIP    := $(BIN)/python -m pip install -qq --disable-pip-version-check

.PHONY: play play-browser play-terminal test quick check meaning native tuned bench mutants format lock \
        clean style types web bundle browser dist dist-check interpreted compiled native-suite readme install
.NOTPARALLEL:

play: play-$(FACE)

play-terminal: $(VENV)/playing
	@$(BIN)/python tools/background.py
	@$(BIN)/kirifuda play $(GAME) $(ARGS)

play-browser: $(VENV)/serving
	@$(BIN)/python tools/web.py
	@$(BIN)/python tools/background.py
	@$(BIN)/kirifuda play $(GAME) --face browser $(ARGS)

test: check web interpreted browser compiled readme dist-check

quick: check
	$(PYTEST) -n $(JOBS) -m "not slow"

check: style types

style: install
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: install
	$(BIN)/mypy

# The browser's side: its types are those of the server, it is built, and what its tests need is there.
web: install
	$(BIN)/python tools/wire.py --check
	$(BIN)/python tools/web.py --check
	PYTHONPATH=$(CURDIR) $(BIN)/python -m tests.needs

bundle: install
	@$(BIN)/python tools/web.py

# Each process has a server and a browser of its own; who waits for a page waits for a state of it.
browser: install bundle
	$(PYTEST) -n $(JOBS) --dist worksteal tests/browser

interpreted: install bundle
	$(BIN)/python tools/which.py interpreted
	$(PYTEST) -n $(JOBS) tests --ignore=tests/browser
	$(PYTEST) --doctest-modules src --ignore src/kirifuda/server/store/migrations

# Where there is a compiler, and always under CI, the native build must work and pass as well.
compiled: install
	@if [ -n "$(CI)" ] || $(BIN)/python tools/native.py --can; then \
		$(MAKE) --no-print-directory native-suite; \
	else \
		echo "There is no C compiler: the suite was not run native."; \
	fi

native-suite: native
	$(NATIVE) $(BIN)/python tools/which.py native
	$(NATIVE) $(PYTEST) -n $(JOBS) tests --ignore=tests/browser

# A wheel installs into an empty environment and shows the table, without Node.
dist: install bundle
	$(BIN)/python tools/dist.py

dist-check: install bundle
	$(BIN)/python tools/dist.py --check

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
	@touch $@ $(VENV)/playing $(VENV)/serving

$(VENV)/playing: requirements.lock pyproject.toml
	@echo "Setting up, once: an environment in $(VENV) ..."
	@[ -x $(BIN)/python ] || $(PYTHON) -m venv $(VENV)
	@echo "... what draws the table ..."
	@$(PIP) --no-compile -c requirements.lock setuptools
	@$(PIP) --no-compile -c requirements.lock --no-build-isolation -e '.[play]'
	@touch $@

$(VENV)/serving: requirements.lock pyproject.toml
	@echo "Setting up, once: an environment in $(VENV) ..."
	@[ -x $(BIN)/python ] || $(PYTHON) -m venv $(VENV)
	@echo "... what serves the table ..."
	@$(PIP) --no-compile -c requirements.lock setuptools
	@$(PIP) --no-compile -c requirements.lock --no-build-isolation -e '.[server]'
	@touch $@ $(VENV)/playing

# The native copy. It is made anew when a source file is newer.
build/native.stamp: $(VENV)/installed setup.py tools/native.py $(SOURCE)
	$(BIN)/python tools/native.py
	@mkdir -p build && touch $@

build/tuned.stamp: $(VENV)/installed setup.py tools/native.py tools/exercise.py $(SOURCE)
	$(BIN)/python tools/native.py --tuned
	@mkdir -p build && touch $@
