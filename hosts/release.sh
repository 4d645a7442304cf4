#!/bin/sh
# Puts a build in place as a release, or goes back to the one before.
#
#   hosts/release.sh put BUILD SITE [COMMAND …]   copies BUILD to SITE/releases, and makes it the current one
#   hosts/release.sh back SITE [COMMAND …]        makes the release before the current one the current one again
#
# SITE/current is a link to a complete release at every moment. COMMAND runs after the link has changed, to reload the
# web server: "systemctl reload nginx", "systemctl restart passerelle". The last five releases are kept.
set -eu
KEPT=5

fail() {
  echo "$1" >&2
  exit 1
}

usage() {
  sed -n 's/^# \{0,1\}//; 4,5p' "$0" >&2
  exit 1
}

# The new link replaces the old one in one step: there is always one.
lead_to() {
  rm -f "$1/current.new"
  ln -s "releases/$2" "$1/current.new"
  mv -T "$1/current.new" "$1/current"
}

verb=${1-}
case $verb in
put)
  [ $# -ge 3 ] || usage
  build=$2 site=$3
  shift 3
  [ -f "$build/.build/manifest.json" ] || fail "$build is no finished build. Make one: npm run build"
  [ ! -e "$build/.build/unfinished" ] || fail "$build is being changed. Build again, then try once more."
  mkdir -p "$site/releases"
  site=$(cd "$site" && pwd -P)
  last=$(ls "$site/releases" | sort -n | tail -n 1)
  name=$((${last:-0} + 1))
  rm -rf "$site/next"
  cp -a "$build" "$site/next"
  # Web servers take both their tables and their files from the release itself, not from what the link leads to later.
  printf 'root %s;\n' "$site/releases/$name" >"$site/next/.build/hosts/nginx-root.conf"
  printf 'root * %s\n' "$site/releases/$name" >"$site/next/.build/hosts/root.caddy"
  sync
  mv -T "$site/next" "$site/releases/$name"
  lead_to "$site" "$name"
  ;;
back)
  [ $# -ge 2 ] || usage
  site=$2
  shift 2
  current=$(basename "$(readlink "$site/current")")
  name=$(ls "$site/releases" | sort -n | awk -v current="$current" '$1 < current' | tail -n 1)
  [ -n "$name" ] || fail "There is no release before $current in $site/releases."
  lead_to "$site" "$name"
  ;;
*) usage ;;
esac

echo "release $name"
[ $# -eq 0 ] || "$@"
[ "$verb" = back ] || ls "$site/releases" | sort -n | head -n -"$KEPT" | while read -r old; do rm -rf "$site/releases/$old"; done
