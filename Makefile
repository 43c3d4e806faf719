# Everything happens in .venv, which the first call makes. `make help` lists what there is.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input

# pip's own words, cut down to one line that names each package as it comes. A pipe would lose pip's
# status, so it is said at the end that all went well; otherwise everything that pip said is told.
# What to install is each target's own WANTED: an argument of $(call) would end at its first comma.
told = { $(PIP) install --constraint constraints.txt --editable '$(WANTED)' --progress-bar off 2>&1 && echo 'All is well.'; } | awk '\
	{ said[++lines] = $$0 } \
	/^Collecting/ { name = $$2; sub(/[<>=!~;].*/, "", name); printf "%s%s", (n++ ? ", " : "  "), name; fflush() } \
	/^Installing collected/ { print (n ? "" : "  nothing new"); print "  putting them in place"; fflush() } \
	/^All is well/ { well = 1 } \
	END { if (!well) { print ""; for (line = 1; line <= lines; line++) print said[line]; exit 1 } }'

# The pages are checked and tested with what npm brings, where there is an npm; nothing of it is ever
# part of the product. Where something is missing, that is said, and the rest goes on.
NODE := $(VENV)/node
in_node = $(NODE)/node_modules/$(1)
tsc_or_skip = if [ -e $(call in_node,.bin/tsc) ] || { command -v npm >/dev/null && $(npm_parts); }; \
	then $(call in_node,.bin/tsc) --project src/stampadia/web; \
	else echo "Skipped: the types of the pages. They need npm, and a way to its registry."; fi
npm_parts = npm install --silent --no-audit --no-fund --prefix $(NODE) typescript@7 axe-core@4 >/dev/null 2>&1

apt_install = apt-get install --yes --quiet --no-install-recommends

.DEFAULT_GOAL := help
.PHONY: help play terminal test test-deep test-compiled lint format bench strength almanac-check wheels clean

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1|\2/p' $(MAKEFILE_LIST) | \
		while IFS='|' read -r name what; do printf '%-16s %s\n' "$$name" "$$what"; done

play: $(VENV)/.with-play ## install, and play in the browser
	@$(BIN)/stampadia serve --open

terminal: $(VENV)/.with-play ## install, and play in the terminal
	@$(BIN)/stampadia play

# Tests start many fresh Pythons. Where no bytecode may be kept, each of them would read all source
# anew, and take twice as long.
test test-deep test-compiled: export PYTHONDONTWRITEBYTECODE :=

test: $(VENV)/.with-dev $(VENV)/.with-browser ## run all tests but the heaviest
	@$(BIN)/python -m pytest -n auto --dist loadgroup --no-loadscope-reorder -m "not deep"

test-deep: $(VENV)/.with-dev $(VENV)/.with-browser ## run all tests, the heaviest too
	@STAMPADIA_TESTS=deep $(BIN)/python -m pytest -n auto --dist loadgroup --no-loadscope-reorder

test-compiled: $(VENV)/.with-dev $(VENV)/.with-browser ## run the tests with the rules as machine code
	@$(BIN)/stampadia compile
	@STAMPADIA_RULES=compiled $(BIN)/python -m pytest -n auto --dist loadgroup --no-loadscope-reorder -m "not deep and not sources"

lint: $(VENV)/.with-dev ## check form, types and who imports whom
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(tsc_or_skip)

format: $(VENV)/.with-dev ## put the code into the house's form
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: $(VENV)/.with-bench $(VENV)/.with-browser ## measure the speed beside other engines, and the pages
	@$(BIN)/python -m benchmarks

strength: $(VENV)/.with-dev ## measure the players against each other
	@$(BIN)/python -m benchmarks.strength

almanac-check: $(VENV)/.with-play ## prove some published days again from nothing
	@$(BIN)/python -m benchmarks.almanac_check

wheels: $(VENV)/.made ## a wheel for every machine and one with machine code for this kind, in dist/
	@$(PIP) wheel --quiet --no-deps --wheel-dir dist .
	@STAMPADIA_NATIVE=1 $(PIP) wheel --quiet --no-deps --wheel-dir dist .
	@ls dist

clean: ## remove .venv and everything else that can be made again
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Stamp files remember what is installed; only a changed pyproject.toml or constraints.txt installs again.

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Stampadia needs Python 3.11 or newer, and \"$(PYTHON)\" is not." \
		     "Say which one to use: make PYTHON=python3.11" >&2; exit 1; }
	@echo "Making $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { \
		echo "Python could not make $(VENV). On Debian and Ubuntu, install python3-venv." >&2; exit 1; }
	@touch $@

$(VENV)/.with-play: WANTED := .
$(VENV)/.with-play: $(VENV)/.made pyproject.toml constraints.txt
	@echo "Installing Stampadia and what it stands on; the first time this takes about a minute:"
	@$(told)
	@touch $@

$(VENV)/.with-dev: WANTED := .[dev,rl,lab,sprint]
$(VENV)/.with-dev: $(VENV)/.made pyproject.toml constraints.txt
	@echo "Installing Stampadia and what its tests need; the first time this takes a minute or two:"
	@$(told)
	@touch $@ $(VENV)/.with-play

# Tests in a real browser need Debian's Chromium; whoever is root gets it, without a window of its own
# where there is such a package. Without it they are skipped, and say so.
$(VENV)/.with-browser: $(VENV)/.made
	@command -v chromium-headless-shell >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
		echo "Installing Chromium for the tests of the pages" && \
		{ apt-get update --quiet; $(apt_install) chromium-headless-shell || $(apt_install) chromium; } >/dev/null 2>&1; } || \
		command -v chromium >/dev/null || \
		echo "Skipped later: tests in a browser. They need Chromium (Debian: apt-get install chromium)."
	@[ -e $(call in_node,axe-core) ] || { command -v npm >/dev/null && $(npm_parts); } || \
		echo "Skipped later: axe-core’s look at the pages. It needs npm, and a way to its registry."
	@touch $@

$(VENV)/.with-bench: WANTED := .[rl,bench,sprint]
$(VENV)/.with-bench: $(VENV)/.made pyproject.toml constraints.txt
	@echo "Installing Stampadia and what it is measured beside; the first time this takes a while:"
	@$(told)
	@touch $@ $(VENV)/.with-play
