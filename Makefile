# `make play` and `make test` prepare everything they need themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -e
EXTRA := play
COMPILED := .build/compiled
SOURCES := $(shell find src/veillee -type f ! -name '*.pyc' 2>/dev/null)
PAGE := $(shell find web/src web/public web/tools web/index.html web/vite.config.ts docs/rules -type f 2>/dev/null; find src -name '*.ftl')
UNREACHED := 'The packages could not be fetched (see above). The first start needs the network; after that none is needed. Just try again.'
# Programs start often in the tests: what Python compiles is kept, in one place and out of the tree.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/.build/pycache
export CHROMIUM ?= $(shell command -v chromium || command -v chromium-browser || echo /usr/bin/chromium)

.PHONY: help play terminal test setup compile web services lint test-plain test-compiled test-web test-browser \
	schema golden pictures lighthouse bench clean

help: ## List the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 18

play: web compile ## Start the house and open the page
	@PYTHONPATH=$(COMPILED) $(BIN)/veillee serve --open --web web/dist

terminal: compile ## Play in the terminal against bots
	@PYTHONPATH=$(COMPILED) $(BIN)/veillee play rest-in-peace

test: ## Run every check and test, two at a time
	@echo 'Preparing, checking and testing, two things at a time; each is told when it is done …'
	@$(MAKE) -j2 --output-sync=target EXTRA=dev compile web test-web lint test-plain test-browser test-compiled

test-plain: setup ## Run the rule tests on the plain build
	$(BIN)/python -m pytest -n 0 -m 'not heavy' tests/rules tests/games

test-compiled: setup compile services ## Run all tests but the browser's on the compiled build
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 0 --ignore tests/browser

test-web: web/node_modules/.ready ## Check and test the pages' own code
	cd web && npm run --silent check && npm run --silent test

test-browser: setup compile web services ## Click through the pages in Chromium
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 0 tests/browser

setup: $(VENV)/.ready web/node_modules/.ready ## Prepare the virtualenv and the web packages

$(VENV)/.play: pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo 'Veillée needs Python 3.11 or newer: no $(PYTHON) found (make PYTHON=… names another).'; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Veillée needs Python 3.11 or newer; $(PYTHON) is " + sys.version.split()[0] + " (make PYTHON=python3.12 names another).")'
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { echo 'This Python cannot make virtual environments: on Debian and Ubuntu, apt install python3-venv.'; exit 1; }
	@echo 'Preparing Python packages (once, a minute) …'
	@$(PYTHON) -m venv $(VENV)
	@$(INSTALL) '.[$(EXTRA)]' || { echo $(UNREACHED); exit 1; }
	@touch $@

$(VENV)/.ready: $(VENV)/.play
	@echo 'Preparing what tests and the lab need (once, a minute or two) …'
	@$(INSTALL) '.[dev]' || { echo $(UNREACHED); exit 1; }
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo 'The pages need Node.js 20.19 or newer, with npm. Without it: make terminal plays in this window.'; exit 1; }
	@node -e 'const [a, b] = process.versions.node.split("."); if (a < 20 || (a == 20 && b < 19)) { console.log("The pages need Node.js 20.19 or newer; this is " + process.version + "."); process.exit(1) }'
	@echo 'Preparing web packages (once) …'
	@cd web && npm ci --no-audit --no-fund --loglevel=error || { echo $(UNREACHED); exit 1; }
	@touch $@

compile: $(COMPILED)/.ready ## Compile the rules and bots with mypyc (falls back to plain Python)

$(COMPILED)/.ready: $(VENV)/.play $(SOURCES) tools/compiled.py
	@echo 'Compiling rules and bots (once, two or three minutes) …'
	@$(BIN)/python tools/compiled.py $(COMPILED)
	@touch $@

web: .build/web.ready ## Build the pages

.build/web.ready: web/node_modules/.ready $(PAGE)
	@cd web && npm run --silent build
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

pictures: setup compile web services ## Write the pictures of the main pages to docs/pictures
	PYTHONPATH=$(COMPILED):tests $(BIN)/python -m browser.pictures

lighthouse: setup web services ## Measure the built page with Lighthouse
	PYTHONPATH=src:tests $(BIN)/python -m browser.lighthouse

$(VENV)/.bench: $(VENV)/.ready
	$(INSTALL) '.[bench]'
	@touch $@

bench: setup compile $(VENV)/.bench ## Measure, each figure next to a peer in the same run
	PYTHONPATH=$(COMPILED) $(BIN)/python -m veillee.lab.bench

clean: ## Remove everything that was built
	rm -rf $(VENV) .build web/node_modules web/dist
