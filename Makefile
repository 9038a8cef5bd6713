# Everything starts here: play, test, check, build. Needs Python 3.11 or newer; the rest is installed.

SHELL := bash
.SHELLFLAGS := -o pipefail -c
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PIP := $(BIN)/python -m pip --disable-pip-version-check
# A line for every package that pip brings, instead of four, or of none.
BRIEFLY := awk '/\.whl \(/ { sub(/^ *(Downloading|Using cached) /, ""); sub(/-[^-]+-[^-]+-[^-]+\.whl/, ""); print "      " $$0; fflush() }'
MADE := $(VENV)/.made
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
TRAINING := $(VENV)/.training
NODE := $(shell sed -n 's/^NODE = "\(.*\)"/\1/p' hatch_build.py)
MODULES := frontend/node_modules/.package-lock.json
WORKERS = $(shell $(BIN)/python -c 'import os; print(min(os.cpu_count(), 7) + 1)')
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix frontend
unexport PYTHONDONTWRITEBYTECODE  # else every worker compiles every test again

.PHONY: play test test-all test-ready test-install training check build docs clean

# Ctrl-C is how one stops playing, and no error; PORT=8001 serves on another port.
play: $(PLAYABLE)
	@$(BIN)/python hatch_build.py
	@trap : INT; $(BIN)/sushibar serve --open $(if $(PORT),--port $(PORT)) || [ $$? -eq 130 ]

test: test-ready
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not long"

test-all: test-ready $(TRAINING)
	SUSHIBAR_PICTURES=1 $(BIN)/pytest -n $(WORKERS) --dist worksteal

# Wheel, source distribution and the core alone, each installed into an environment of its own.
test-install: $(READY)
	$(BIN)/pytest tests/test_packaging.py tests/test_core_alone.py tests/test_platforms.py

test-ready: $(READY) $(MODULES)
	@$(BIN)/python tests/browser/chromium.py
	$(NPM) test
	$(BIN)/python tests/kernels.py

check: $(READY) $(MODULES)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pytest -q tests/test_layers.py
	$(NPM) run check

# A wheel and a source distribution in dist/.
build: $(READY)
	rm -rf dist
	$(BIN)/python -m build

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "sushibar needs Python 3.11 or newer; PYTHON=/path/to/python3 make ... names another one." >&2; exit 1; }
	@echo "Making $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) || \
		{ echo "Python's venv module is missing (on Debian and Ubuntu: apt-get install python3-venv)." >&2; exit 1; }
	@$(PIP) install --quiet --upgrade "pip>=25.1"
	@touch $(MADE)

# What playing needs, step by step, so that nobody looks at nothing for a minute.
$(PLAYABLE): pyproject.toml hatch_build.py | $(MADE)
	@echo "[1/3] Getting Node.js, which builds the page ..."
	@$(PIP) install $(NODE) "hatchling>=1.27" editables | $(BRIEFLY)
	@echo "[2/3] Building the page ..."
	@$(BIN)/python hatch_build.py
	@echo "[3/3] Installing sushibar into $(VENV) ..."
	@$(PIP) install --no-build-isolation --editable '.[fast,serve]' | $(BRIEFLY)
	@touch $(PLAYABLE)

# What tests and checks need beside that.
$(READY): pyproject.toml | $(MADE)
	@echo "Installing what development needs into $(VENV), about 1 GB ..."
	@$(PIP) install --editable '.[fast,serve,postgres,nats]' --group dev | $(BRIEFLY)
	@touch $(READY)

# What training needs: torch for the processor alone, since tests have no GPU.
training: $(TRAINING)

$(TRAINING): pyproject.toml | $(READY)
	@$(PIP) install --quiet --group training
	@touch $(TRAINING)

$(MODULES): frontend/package-lock.json | $(READY)
	$(NPM) ci --no-audit --no-fund
	@touch $(MODULES)

# The documentation site; `sushibar serve` shows it under /docs.
docs: $(READY)
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict
	@echo "The documentation is in src/sushibar/server/site; sushibar serve shows it under /docs."

clean:
	rm -rf src/sushibar/server/site $(VENV) frontend/node_modules build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
