# `make play` and `make test` prepare everything they need themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .build/compiled
SOURCES := $(shell find src -name '*.py' 2>/dev/null)
WEB_SOURCES := $(shell find web/src web/public web/tools docs/rules src -name '*.ftl' -o -path 'web/src/*' -type f -o -path 'docs/rules/*' -type f 2>/dev/null) $(wildcard web/*.html web/*.json web/*.ts web/*.js)

.PHONY: help play test setup compile web lint test-python test-compiled test-web test-browser services golden pictures lighthouse bench clean

help: ## List the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 18

play: setup compile web ## Play: start the house and open the page
	@PYTHONPATH=$(COMPILED) $(BIN)/veillee serve --open --web web/dist

test: setup compile web lint test-python test-compiled test-web test-browser ## Run every check and test

test-python: setup services
	$(BIN)/python -m pytest -n 2 --ignore tests/browser

test-compiled: setup compile
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 2 tests/rules

test-web: web/node_modules/.ready
	cd web && npm run --silent check && npm run --silent test

test-browser: setup compile web services
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 0 tests/browser

services: ## Make sure that Redis, PostgreSQL and Chromium are there for the tests
	@bash tools/services.sh

setup: $(VENV)/.ready web/node_modules/.ready ## Prepare the virtualenv and the web packages

web: web/dist/.ready ## Build the pages

web/node_modules/.ready: web/package-lock.json
	@command -v npm >/dev/null || { echo "Veillée needs Node.js 20 or newer with npm to build its pages (Debian: apt-get install nodejs npm)."; exit 1; }
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

web/dist/.ready: web/node_modules/.ready $(WEB_SOURCES)
	cd web && npm run --silent build
	@touch $@

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

pictures: setup compile web services ## Take the pictures of the docs from the running program
	PYTHONPATH=$(COMPILED) $(BIN)/python tools/pictures.py

lighthouse: setup compile web services ## Let Lighthouse judge the built page
	PYTHONPATH=$(COMPILED) $(BIN)/python tools/lighthouse.py

golden: setup ## Write the golden playthroughs anew
	$(BIN)/python -m pytest -n 0 tests/rules/test_golden.py --regenerate

$(VENV)/.bench: $(VENV)/.ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bench]'
	@touch $@

bench: setup compile $(VENV)/.bench ## Measure, each figure next to a peer in the same run
	PYTHONPATH=$(COMPILED) $(BIN)/python -m veillee.lab.bench

clean: ## Remove everything that was built
	rm -rf $(VENV) .build web/node_modules web/dist
