# `make play` and `make test` prepare everything they need themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .build/compiled
SOURCES := $(shell find src -name '*.py' 2>/dev/null)

.PHONY: help play test setup compile lint rules-compiled golden bench clean

help: ## List the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 18

play: setup compile ## Play in the terminal against a bot
	@PYTHONPATH=$(COMPILED) $(BIN)/veillee play rest-in-peace

test: setup compile lint ## Run every check and test
	$(BIN)/python -m pytest -n 2
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 2 tests/rules

setup: $(VENV)/.ready ## Prepare the virtualenv

$(VENV)/.ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Veillée needs Python 3.11 or newer; this is " + sys.version.split()[0])'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@

compile: $(COMPILED)/.ready ## Compile the rules and bots with mypyc (falls back to plain Python)

$(COMPILED)/.ready: $(VENV)/.ready $(SOURCES) tools/compiled.py
	$(BIN)/python tools/compiled.py $(COMPILED)
	@touch $@

lint: setup ## Check style, types and layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

golden: setup ## Write the golden playthroughs anew
	$(BIN)/python -m pytest -n 0 tests/rules/test_golden.py --regenerate

$(VENV)/.bench: $(VENV)/.ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bench]'
	@touch $@

bench: setup compile $(VENV)/.bench ## Measure, each figure next to a peer in the same run
	PYTHONPATH=$(COMPILED) $(BIN)/python -m veillee.lab.bench

clean: ## Remove everything that was built
	rm -rf $(VENV) .build web/node_modules web/dist
