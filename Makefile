# Everything starts here: play, test, check. Needs Python 3.11 or newer; the rest is installed.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
MODULES := frontend/node_modules/.package-lock.json
WORKERS = $(shell $(BIN)/python -c 'import os; print(min(os.cpu_count(), 7) + 1)')
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix frontend
unexport PYTHONDONTWRITEBYTECODE  # else every worker reads every test anew

.PHONY: play test test-all test-ready check clean

play: $(READY)
	@$(BIN)/python hatch_build.py
	@$(BIN)/sushibar serve --open

test: test-ready
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not long"

test-all: test-ready
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

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

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "sushibar needs Python 3.11 or newer; PYTHON=/path/to/python3 make ... names another one." >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
		{ echo "Python's venv module is missing (on Debian and Ubuntu: apt-get install python3-venv)." >&2; exit 1; }
	$(BIN)/pip install --quiet --upgrade "pip>=25.1"
	$(BIN)/pip install --quiet --editable . --group dev
	@touch $(READY)

$(MODULES): frontend/package-lock.json | $(READY)
	$(NPM) ci --no-audit --no-fund
	@touch $(MODULES)

clean:
	rm -rf $(VENV) frontend/node_modules build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
