# `make play` and `make test` prepare everything they need themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .build/compiled
SOURCES := $(shell find src -name '*.py' 2>/dev/null)
PAGE := $(shell find web/src web/public web/tools web/index.html web/vite.config.ts docs/rules -type f 2>/dev/null; find src -name '*.ftl')
export CHROMIUM ?= $(shell command -v chromium || command -v chromium-browser || echo /usr/bin/chromium)

.PHONY: help play terminal test setup compile web services lint test-python test-compiled test-web test-browser \
	schema golden pictures lighthouse bench clean

help: ## List the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 18

play: setup compile web ## Start the house and open the page
	@PYTHONPATH=$(COMPILED) $(BIN)/veillee serve --open --web web/dist

terminal: setup compile ## Play in the terminal against a bot
	@PYTHONPATH=$(COMPILED) $(BIN)/veillee play rest-in-peace

test: setup compile web lint test-web test-python test-compiled test-browser ## Run every check and test

test-python: setup services ## Run the Python tests on the plain build
	$(BIN)/python -m pytest -n 2 --ignore tests/browser

test-compiled: setup compile services ## Run the rule tests, and the server's of tables and sockets, on the compiled build
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 2 tests/rules tests/server/test_table.py tests/server/test_wire.py

test-web: web/node_modules/.ready ## Check and test the pages' own code
	cd web && npm run --silent check && npm run --silent test

test-browser: setup compile web services ## Click through the pages in Chromium
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 0 tests/browser

setup: $(VENV)/.ready web/node_modules/.ready ## Prepare the virtualenv and the web packages

$(VENV)/.ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Veillée needs Python 3.11 or newer; this is " + sys.version.split()[0])'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo 'The pages need Node.js 20.19 or newer, with npm.'; exit 1; }
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

compile: $(COMPILED)/.ready ## Compile rules, bots and the server's hot modules with mypyc (falls back to plain Python)

$(COMPILED)/.ready: $(VENV)/.ready $(SOURCES) tools/compiled.py
	$(BIN)/python tools/compiled.py $(COMPILED)
	@touch $@

web: .build/web.ready ## Build the pages

.build/web.ready: web/node_modules/.ready $(PAGE)
	cd web && npm run --silent build
	@mkdir -p .build && touch $@

services: ## Make sure that the tests find Redis, PostgreSQL and Chromium
	@bash tools/services.sh

lint: setup ## Check style, types and layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

schema: setup ## Write the wire's schema and the pages' types from the Python types
	$(BIN)/veillee schema
	cd web && npm run --silent schema

golden: setup ## Write the golden playthroughs anew
	$(BIN)/python -m pytest -n 0 tests/rules/test_golden.py --regenerate

pictures: setup web services ## Write the pictures of the main pages to docs/pictures
	PYTHONPATH=src:tests $(BIN)/python -m browser.pictures

lighthouse: setup web services ## Measure the built page with Lighthouse
	PYTHONPATH=src:tests $(BIN)/python -m browser.lighthouse

$(VENV)/.bench: $(VENV)/.ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bench]'
	@touch $@

bench: setup compile $(VENV)/.bench ## Measure, each figure next to a peer in the same run
	PYTHONPATH=$(COMPILED) $(BIN)/python -m veillee.lab.bench

clean: ## Remove everything that was built
	rm -rf $(VENV) .build web/node_modules web/dist
