# Reverie. `make` lists what there is to do.
VENV   := .venv
PY     := $(VENV)/bin/python
REVERIE := $(VENV)/bin/reverie
UV     := UV_PYTHON_DOWNLOADS=never $(VENV)/bin/uv
PYTHON ?= python3

.DEFAULT_GOAL := help
.PHONY: help setup client vectors play terminal test test-long lint bench golden pins clean

help:  ## list the commands
	@echo "Reverie — say just enough."; echo
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-10s %s\n", $$1, $$2}'

# The stamp stands for an environment that fits the pins.
$(VENV)/.stamp: requirements/all.txt requirements/uv.txt pyproject.toml
	@test -x $(PY) || $(PYTHON) -m venv $(VENV)
	@$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@$(UV) pip sync --quiet --python $(PY) --require-hashes requirements/all.txt requirements/uv.txt
	@$(UV) pip install --quiet --python $(PY) --no-deps --no-build-isolation --editable .
	@touch $@

setup: $(VENV)/.stamp  ## install everything into .venv

# The client is built anew only when one of its sources has changed.
CLIENT  := src/reverie/_client/index.html
SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' 2>/dev/null)

web/node_modules/.stamp: $(VENV)/.stamp web/package.json web/package-lock.json
	@$(PY) tools/node.py npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(CLIENT): web/node_modules/.stamp $(SOURCES)
	@$(PY) tools/node.py npm run --silent build
	@touch $@

client: $(CLIENT)  ## build the browser client

# What the bots know as vectors; made anew only when their words or a deck's have changed.
VECTORS := src/reverie/bots/_vectors
KNOWN   := $(shell find src/reverie/bots/words decks -name '*.tsv' -o -path '*/descriptions/*' -o -name records.json)

$(VECTORS)/.stamp: $(VENV)/.stamp $(KNOWN)
	@$(PY) -m reverie.bots.prepare $(VECTORS) decks
	@touch $@

vectors: $(VECTORS)/.stamp  ## prepare what the bots know (else they do it when first asked)

play: client  ## serve the game on this machine and in the local network, and open it
	@$(REVERIE) serve --open

terminal: setup  ## play a game in the terminal
	@$(REVERIE) play

lint: client  ## style, types, layers
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/ruff format --check .
	@$(VENV)/bin/mypy
	@$(VENV)/bin/lint-imports
	@$(PY) tools/node.py npm run --silent check
	@$(PY) tools/audit.py

test: lint  ## every kind of check, with a sample of the long ones
	@$(PY) tools/node.py npm run --silent test
	@$(PY) -m pytest -n auto -m "not long"

test-long: lint  ## the same, with the long ones in full
	@$(PY) tools/node.py npm run --silent test
	@REVERIE_LONG=1 $(PY) -m pytest -n auto

bench: setup  ## measure the engine on this machine
	@$(REVERIE) bench rules

golden: setup  ## write the golden playthroughs and generated docs anew
	@$(PY) tools/golden.py
	@$(PY) tools/rule_table.py
	@$(PY) tools/wire_schema.py
	@$(PY) tools/protocol_doc.py

pins: setup  ## resolve the pins anew (needs the network)
	@$(UV) pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-annotate --no-header \
	  --all-extras --group dev --group build pyproject.toml -o requirements/all.txt
	@echo 'uv==0.13.7' | $(UV) pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-annotate --no-header - -o requirements/uv.txt

clean:  ## remove what was installed and cached
	@rm -rf $(VENV) web/node_modules src/reverie/_client .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
