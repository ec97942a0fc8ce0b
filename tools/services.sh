#!/usr/bin/env bash
# Makes sure that the tests find Redis, PostgreSQL and Chromium: installs the Debian packages as root, else says what to install.
# The tests start servers of their own on loopback; the packages' own services are not used.
set -euo pipefail

missing=()
command -v redis-server >/dev/null || missing+=(redis-server)
command -v "${CHROMIUM:-chromium-headless-shell}" >/dev/null || command -v chromium >/dev/null || command -v chromium-browser >/dev/null ||
  missing+=(chromium-headless-shell)
command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || missing+=(postgresql)
[ ${#missing[@]} -eq 0 ] && exit 0

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
  echo "The tests need ${missing[*]}. On Debian or Ubuntu: sudo apt-get install ${missing[*]}" >&2
  exit 1
fi
export DEBIAN_FRONTEND=noninteractive
install=(apt-get -o DPkg::Lock::Timeout=300 -qq -y --no-install-recommends)
"${install[@]}" update
RUNLEVEL=1 "${install[@]}" install "${missing[@]}"
