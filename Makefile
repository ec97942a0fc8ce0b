# `make play` and `make test` prepare everything they need themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .build/compiled
QUICK := .build/quick
COMPILERS := tools/compiled.py tools/extensions.py tools/shims.py
SOURCES := $(shell find src/veillee -type f ! -name '*.pyc' 2>/dev/null)
PAGE := $(shell find web/src web/public web/tools web/index.html web/vite.config.ts docs/rules -type f 2>/dev/null; find src -name '*.ftl')
# What is prepared: `play` for playing alone, `dev` for everything else; what was prepared once for `dev` stays so.
NEEDS ?= play
ALL := $(filter dev,$(NEEDS))
PYTHON_READY := $(VENV)/.$(if $(ALL)$(wildcard $(VENV)/.dev),dev,play)
NODE_READY := web/node_modules/.$(if $(ALL)$(wildcard web/node_modules/.dev),dev,play)
GAME ?= rest-in-peace
MINUTES ?= 60
TABLES ?= 200
EVENINGS ?= 20
NPM := npm ci --loglevel=error --fetch-retries=1 --fetch-retry-mintimeout=2000
UNREACHED := 'The web packages could not be fetched (.build/npm.log says why). The first start needs the network, later ones do not: try again; make terminal plays in this window meanwhile.'
# Programs start often in the tests: what Python compiles is kept, in one place and out of the tree.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/.build/pycache

.PHONY: help play share terminal test setup compile quick web offline site wheel services lint test-plain test-compiled test-web test-browser \
	coverage audit schema golden pictures hall-times lighthouse bench soak riddles clean

help: ## List the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 18

# VEILLEE_WEB names a built page, such as a released one: then Node is not needed.
play: .build/python.checked $(if $(VEILLEE_WEB),,.build/node.checked) ## Start the server and open the page (HOST=0.0.0.0: for your whole network)
	@$(MAKE) -s -j2 $(VENV)/.warm $(if $(VEILLEE_WEB),,.build/web.ready)
	@VEILLEE_WEB=$${VEILLEE_WEB:-web/dist} $(BIN)/python tools/play.py serve --open $(if $(HOST),--host $(HOST)) $(if $(SHARE),--share $(filter-out yes,$(SHARE)))

share: ## The same, and let people elsewhere in by a tunnel (SHARE=user@host: by ssh)
	@$(MAKE) -s play SHARE=$(or $(SHARE),yes)

terminal: $(VENV)/.warm ## Play in the terminal against bots (GAME=labystere: another game)
	@$(BIN)/python tools/play.py play $(GAME)

# Four groups on two cores: much of a test is waiting. What takes longest begins first.
test: ## Run every check and test, four groups at a time
	@echo 'Preparing, checking and testing, four things at a time; each is told when it is done …'
	@$(MAKE) -j4 --output-sync=target NEEDS=dev quick web services offline test-browser test-compiled test-plain test-web lint

test-plain: setup ## Run the rule tests on the plain build
	$(BIN)/python -m pytest -n 0 -m 'not heavy' tests/rules tests/games

# A machine that is busy elsewhere can make a server or a browser too slow once: a test is tried again, and the report
# names it.
test-compiled: setup quick services ## Run all tests but the browser's on the compiled build
	PYTHONPATH=$(QUICK) $(BIN)/python -m pytest -n 3 --dist worksteal --reruns 1 -r R --ignore tests/browser

test-web: web/node_modules/.dev ## Check and test the pages' own code
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test

test-browser: setup quick web offline services ## Click through the pages in Chromium
	PYTHONPATH=$(QUICK) $(BIN)/python -m pytest -n 2 --dist worksteal --reruns 1 -r R tests/browser

setup: $(VENV)/.dev web/node_modules/.dev ## Prepare the virtualenv and the web packages

.build/python.checked:
	@command -v $(PYTHON) >/dev/null || { echo 'Veillée needs Python 3.11 or newer: no $(PYTHON) found (make PYTHON=… names another).'; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Veillée needs Python 3.11 or newer; $(PYTHON) is " + sys.version.split()[0] + " (make PYTHON=python3.12 names another).")'
	@mkdir -p .build && touch $@

$(VENV)/.play: pyproject.toml | .build/python.checked
	@echo 'Python packages (once, some seconds) …'
	@$(PYTHON) tools/packages.py base
	@touch $@

$(VENV)/.compile: pyproject.toml | .build/python.checked
	@echo 'Python packages, with the compiler (once, some seconds) …'
	@$(PYTHON) tools/packages.py base compile
	@touch $@ $(VENV)/.play

# After the compiler, which has long work to do and can begin while the rest is fetched.
$(VENV)/.dev: pyproject.toml $(VENV)/.compile
	@echo 'Python packages for tests and the lab (once, a minute) …'
	@$(PYTHON) tools/packages.py base dev --editable
	@touch $@ $(VENV)/.play

# Python reads every file for the first time: some seconds that pass while the page is built.
$(VENV)/.warm: $(PYTHON_READY)
	@echo 'Rules and server (once, some seconds) …'
	@PYTHONPATH=src $(BIN)/python -c 'import veillee.cli.app, veillee.cli.serve, veillee.server.web.serve, veillee.games.registry as games; games.all_games()'
	@touch $@

.build/node.checked:
	@command -v npm >/dev/null || { echo 'The page needs Node.js 20.19 or newer, with npm. Without it: make terminal plays in this window, and a released wheel holds the page (docs/hosting.md).'; exit 1; }
	@node -e 'const [a, b] = process.versions.node.split("."); if (a < 20 || (a == 20 && b < 19)) { console.log("The page needs Node.js 20.19 or newer; this is " + process.version + ". Without it: make terminal plays in this window, and a released wheel holds the page (docs/hosting.md)."); process.exit(1) }'
	@mkdir -p .build && touch $@

web/node_modules/.play: web/package-lock.json | .build/node.checked
	@echo 'Web packages (once, some seconds) …'
	@cd web && $(NPM) --omit=dev >../.build/npm.log 2>&1 || { echo $(UNREACHED); exit 1; }
	@touch $@

web/node_modules/.dev: web/package-lock.json | .build/node.checked
	@echo 'Web packages, with those for tests (once, some seconds) …'
	@cd web && $(NPM) >../.build/npm.log 2>&1 || { echo $(UNREACHED); exit 1; }
	@touch $@ web/node_modules/.play

compile: $(COMPILED)/.ready ## Compile the rules and bots with mypyc for speed (falls back to plain Python)

$(COMPILED)/.ready: $(SOURCES) $(COMPILERS) | $(VENV)/.compile
	@echo 'Compiling rules and bots for speed (once, two or three minutes) …'
	@$(BIN)/python tools/compiled.py $(COMPILED)
	@touch $@

quick: $(QUICK)/.ready ## Compile them in a third of the time (-O1), for playing and tests

$(QUICK)/.ready: $(SOURCES) $(COMPILERS) | $(VENV)/.compile
	@echo 'Compiling rules and bots (once, a minute) …'
	@$(BIN)/python tools/compiled.py $(QUICK) --quick
	@touch $@

web: .build/web.ready ## Build the pages

offline: $(PYTHON_READY) | .build/node.checked $(if $(ALL),web/node_modules/.dev) ## Build what a page without a server plays with (nothing where it is up to date)
	@$(BIN)/python -m tools.offline.parts

SITE ?= site
site: .build/web.ready offline ## Write a folder that plays without a server, for any host of files (SITE=folder)
	@VEILLEE_WEB=web/dist PYTHONPATH=src $(BIN)/python -m veillee site $(SITE)

.build/web.ready: web/package-lock.json $(PAGE) | $(NODE_READY)
	@echo 'The page (once, some seconds) …'
	@cd web && npm run --silent build
	@mkdir -p .build && touch $@

wheel: ## Write the wheels, which need neither Node nor a compiler: one for machines like this, one for all
	@$(MAKE) -s -j2 compile .build/web.ready
	@$(MAKE) -s offline
	@rm -rf dist
	@echo 'The wheels …'
	@VEILLEE_WHEEL=plain $(BIN)/python -m hatchling build -t wheel
	@if test -e $(COMPILED)/fingerprint; then VEILLEE_WHEEL=compiled $(BIN)/python -m hatchling build -t wheel; fi

coverage: setup web services ## Measure which lines the tests run, on the plain build (long)
	$(BIN)/python -m pytest -n 2 --dist loadfile --ignore tests/browser --cov veillee --cov-report term:skip-covered tests

services: ## Make sure that the tests find Redis, PostgreSQL and Chromium
	@bash tools/services.sh

lint: setup ## Check style, types and layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

audit: setup ## Compare our dependencies with the public lists of known weaknesses
	@test -e $(VENV)/.audit || { $(PYTHON) tools/packages.py audit && touch $(VENV)/.audit; } || true
	@PYTHONPATH=. $(BIN)/python -m tools.audit

schema: setup ## Write the wire's schema and the pages' types from the Python types
	$(BIN)/veillee schema
	cd web && npm run --silent schema

golden: setup ## Rewrite the golden playthroughs
	$(BIN)/python -m pytest -n 0 tests/rules/test_golden.py --regenerate

pictures: setup quick web services ## Write the pictures of the main pages to docs/pictures
	PYTHONPATH=$(QUICK):tests $(BIN)/python -m browser.pictures

hall-times: setup quick web services ## Measure the first picture and a frame of the hall in depth (VISITS=5)
	PYTHONPATH=$(QUICK):tests $(BIN)/python -m browser.hall_times

web/lighthouse/node_modules/.ready: web/lighthouse/package-lock.json | .build/node.checked
	@cd web/lighthouse && $(NPM)
	@touch $@

lighthouse: setup web services web/lighthouse/node_modules/.ready ## Measure the built page with Lighthouse
	PYTHONPATH=src:tests $(BIN)/python -m browser.lighthouse

$(VENV)/.bench: $(VENV)/.dev
	@$(PYTHON) tools/packages.py bench
	@touch $@

bench: setup compile quick $(VENV)/.bench ## Measure, each figure next to a peer in the same run
	PYTHONPATH=$(COMPILED) $(BIN)/python -m veillee.lab.bench

soak: setup quick ## Play through a long night in which everything breaks (MINUTES=60 TABLES=200 EVENINGS=20)
	PYTHONPATH=$(QUICK) $(BIN)/python -m veillee.lab.soak --minutes $(MINUTES) --tables $(TABLES) --evenings $(EVENINGS)

riddles: setup quick ## Solve every shipped riddle again with its judge and the strongest player (minutes)
	@for game in labystere pas-vu-pas-pris rest-in-peace; do \
		PYTHONPATH=$(QUICK) $(BIN)/python -m veillee lab riddles $$game --check || exit 1; done

clean: ## Remove everything that was built
	rm -rf $(VENV) .build web/node_modules web/dist site
