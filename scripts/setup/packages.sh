# Packages of the operating system: installs them on Debian if run by root; else tells the user what to install. Sourced
# by setup.sh.

missing=()
packages=()

# need WHAT PACKAGE…: notes what is missing, in words, and the Debian packages that provide it; without packages, only
# the user can install it.
need() {
  missing+=("$1")
  packages+=("${@:2}")
}

updated=
update_lists() {
  [[ -z $updated && $UID == 0 ]] && has apt-get || return 0
  apt-get update -q
  updated=yes
}

install_needed() {
  ((${#missing[@]})) || return 0
  local words command
  words=$(printf '  - %s\n' "${missing[@]}")
  command="apt-get install -y --no-install-recommends ${packages[*]}"
  if ! has apt-get || ((${#packages[@]} == 0)); then
    die "These are missing; please install them, then run the command again:"$'\n'"$words"
  elif [[ $UID != 0 ]]; then
    die "These are missing:"$'\n'"$words"$'\n\n'"Install them, then run the command again:"$'\n\n'"  sudo apt-get update && sudo $command"
  fi
  update_lists
  # Waits for the lock, which the system's own updates may hold.
  DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 -q ${command#apt-get } ||
    die "apt-get could not install these; its own words are above:"$'\n'"$words"
  missing=()
  packages=()
}
