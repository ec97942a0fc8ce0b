# `make play` and `make test` prepare everything they need themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .build/compiled
SOURCES := $(shell find src -name '*.py' 2>/dev/null)
PAGE := $(shell find web/src web/public web/tools web/index.html web/vite.config.ts docs/rules src -not -name '*.py' -type f 2>/dev/null)
export CHROMIUM ?= $(shell command -v chromium || command -v chromium-browser)

.PHONY: help play terminal test setup compile web chromium lint rules-compiled golden bench pictures lighthouse clean

help: ## List the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 18

play: setup compile web ## Play in the browser
	@VEILLEE_WEB=web/dist PYTHONPATH=$(COMPILED) $(BIN)/veillee serve

terminal: setup compile ## Play in the terminal against a bot
	@PYTHONPATH=$(COMPILED) $(BIN)/veillee play rest-in-peace

test: setup compile lint web chromium ## Run every check and test
	cd web && npm run --silent check && npm run --silent test
	$(BIN)/python -m pytest -n 2 --ignore=tests/browser
	$(BIN)/python -m pytest tests/browser
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

web: .build/web.ready ## Build the page

web/node_modules/.ready: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo 'The page needs Node 20.19 or newer, with npm.'; exit 1; }
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

.build/web.ready: web/node_modules/.ready $(PAGE)
	cd web && npm run --silent build
	@mkdir -p .build && touch $@

chromium:
	@test -n '$(CHROMIUM)' || if [ "$$(id -u)" = 0 ]; then apt-get -o DPkg::Lock::Timeout=300 install -y -q chromium; \
	else echo 'The browser tests need Chromium: install your system’s chromium, or set CHROMIUM to its path.'; exit 1; fi

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

pictures: setup web chromium ## Write the pictures of the main pages to docs/pictures
	PYTHONPATH=src:tests $(BIN)/python -m browser.pictures

lighthouse: setup web chromium ## Measure the built page with Lighthouse
	PYTHONPATH=src:tests $(BIN)/python -m browser.lighthouse

clean: ## Remove everything that was built
	rm -rf $(VENV) .build web/node_modules web/dist
