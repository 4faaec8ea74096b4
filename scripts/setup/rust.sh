# Provides Rust with its WebAssembly target and linker, from rustup or from Debian. Sourced by setup.sh.
# Debian's Rust lacks the target's standard library, which is compiled once from Debian's source.

# The folder of the target's standard library, with slashes even on Windows.
libraries() { echo "$(rustc --print sysroot | tr "\\\\" /)/lib/rustlib/$TARGET/lib"; }

# Whether the target's standard library is there and usable: only the compiler that compiled a library can read it.
has_target() {
  compgen -G "$(libraries)/libstd-*.rlib" >/dev/null || return 1
  [[ ! -e "$(libraries)/.made-by" || "$(cat "$(libraries)/.made-by")" == "$(rustc -vV)" ]]
}

has_linker() {
  local host
  host=$(rustc -vV | sed -n "s/^host: //p")
  has rust-lld || [[ -e "$(rustc --print sysroot)/lib/rustlib/$host/bin/rust-lld" ]]
}

is_new() { printf '%s\n' "$OLDEST_RUST" "$(rustc --version | cut -d " " -f 2)" | sort -VC; }

# Provides Debian's lld under the name that rustc expects.
provide_linker() {
  local lld
  lld=$(compgen -c lld | grep -E '^lld(-[0-9]+)?$' | sort -V | tail -n 1) || return 0
  mkdir -p "$TOOLS/rust-lld/bin"
  ln -sf "$(command -v "$lld")" "$TOOLS/rust-lld/bin/rust-lld"
  PATH=$TOOLS/rust-lld/bin:$PATH
}

rust_works() { has cargo && has rustc && is_new && has_target && has_linker; }

need_rust() {
  if has rustup; then
    # Installs the version in rust-toolchain.toml.
    cargo --version >/dev/null 2>&1 || rustup toolchain install || rustup default stable
    has_target || rustup target add "$TARGET"
  fi
  if has rustc && ! has_linker; then provide_linker; fi
  rust_works && return
  local wrong="Rust $OLDEST_RUST or newer with the target $TARGET, best from https://rustup.rs, which needs no root"
  local lld
  update_lists
  lld=$(apt-cache search --names-only '^lld-[0-9]+$' 2>/dev/null | cut -d " " -f 1 | sort -V | tail -n 1)
  # The target belongs in a system folder, so without root Debian's Rust cannot be used.
  if has rustup || [[ $UID != 0 || -z "$lld" ]] || ! apt-cache show rustc-web >/dev/null 2>&1; then
    need "$wrong"
  else
    need "$wrong" rustc-web cargo-web rust-web-src "$lld"
  fi
}

finish_rust() {
  if ! has rustup; then
    if ! has_linker; then provide_linker; fi
    has_target || compile_library
  fi
  rust_works || die "Rust still cannot compile for $TARGET: please install it from https://rustup.rs."
  if wants lint && ! { cargo fmt --version && cargo clippy --version; } >/dev/null 2>&1; then
    if has rustup; then rustup component add rustfmt clippy; else need "rustfmt and clippy" rustfmt-web rust-web-clippy && install_needed; fi
  fi
}

compile_library() {
  local folder library
  folder=$(mktemp -d)
  library=$(libraries)
  echo "compiling Rust's standard library for $TARGET, about 1 minute; done once"
  mkdir "$folder/src"
  echo '#![no_std]' >"$folder/src/lib.rs"
  printf '[package]\nname = "empty"\nversion = "0.0.0"\nedition = "2021"\n' >"$folder/Cargo.toml"
  (cd "$folder" && RUSTC_BOOTSTRAP=1 RUSTFLAGS=-Zforce-unstable-if-unmarked \
    cargo build --release --target "$TARGET" -Zbuild-std=std,panic_abort,test) ||
    die "Debian's Rust could not be made ready for $TARGET; its own words are above."
  rm -rf "$library"
  mkdir -p "$library"
  cp "$folder/target/$TARGET/release/deps/"*.rlib "$library"
  rustc -vV >"$library/.made-by"
  rm -rf "$folder"
}
