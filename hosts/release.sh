#!/bin/sh
# Puts a build in place as a release, or goes back to the one before.
#
#   hosts/release.sh put BUILD SITE [COMMAND …]   copies BUILD to SITE/releases, and makes it the current one
#   hosts/release.sh back SITE [COMMAND …]        makes the release current that was so before the current one
#
# SITE/current is a link to a complete release at every moment. COMMAND runs after the link has changed, to reload the
# web server: "systemctl reload nginx", "systemctl restart passerelle". Where it fails, the link leads back. The last five
# releases are kept. Exits with 75 where another run is at work, with 66 where there is nothing to go back to.
set -eu
KEPT=5

fail() {
  echo "$1" >&2
  exit "${2-1}"
}

usage() {
  echo "Usage: release.sh put BUILD SITE [COMMAND …] | release.sh back SITE [COMMAND …]" >&2
  exit 1
}

# One run at a time. The system gives the lock back when this process ends, however it ends.
lock() {
  command -v flock >/dev/null || return 0
  exec 9>"$1/release.lock"
  flock -n 9 || fail "Another release is being put in place in $1." 75
}

# The new link replaces the old one in one step: there is always one.
lead_to() {
  rm -f "$1/current.new"
  ln -s "releases/$2" "$1/current.new"
  mv -T "$1/current.new" "$1/current"
}

# The release that the link leads to; nothing where there is none.
current_of() {
  if [ -L "$1/current" ]; then basename "$(readlink "$1/current")"; fi
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
  lock "$site"
  current=$(current_of "$site")
  last=$(ls "$site/releases" | sort -n | tail -n 1)
  name=$((${last:-0} + 1))
  # A full disk, or a run that was stopped, leaves nothing behind.
  trap 'rm -rf "$site/next"' EXIT
  rm -rf "$site/next"
  cp -a "$build" "$site/next"
  # Web servers take both their tables and their files from the release itself, not from what the link leads to later.
  printf 'root %s;\n' "$site/releases/$name" >"$site/next/.build/hosts/nginx-root.conf"
  printf 'root * %s\n' "$site/releases/$name" >"$site/next/.build/hosts/root.caddy"
  echo "$current" >"$site/next/.build/before"
  sync
  mv -T "$site/next" "$site/releases/$name"
  ;;
back)
  [ $# -ge 2 ] || usage
  site=$2
  shift 2
  lock "$site"
  current=$(current_of "$site")
  name=$(cat "$site/releases/$current/.build/before" 2>/dev/null || true)
  [ -n "$name" ] && [ -d "$site/releases/$name" ] || fail "There is no release before $current in $site/releases." 66
  ;;
*) usage ;;
esac

lead_to "$site" "$name"
if [ $# -gt 0 ] && ! "$@" 9>&-; then
  if [ -n "$current" ]; then lead_to "$site" "$current"; else rm "$site/current"; fi
  [ "$verb" = back ] || rm -rf "${site:?}/releases/$name"
  fail "“$*” failed: the site is as it was."
fi
echo "release $name"
# Neither the current release goes nor the one before it, to which it may lead back.
[ "$verb" = back ] || ls "$site/releases" | sort -n | head -n -"$KEPT" | while read -r old; do
  [ "$old" = "$current" ] || rm -rf "${site:?}/releases/$old"
done
