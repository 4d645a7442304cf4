#!/bin/sh
# Puts a build in place as a release, or goes back to the one before.
#
#   hosts/release.sh put BUILD SITE [COMMAND …]   copies BUILD to SITE/releases, and makes it the current one
#   hosts/release.sh back SITE [COMMAND …]        makes the release current that was so before the current one
#
# SITE/current is a link to a complete release at every moment. COMMAND runs after the link has changed, to reload the
# web server: "systemctl reload nginx"; our server takes it by itself. Where it fails, the link leads back. The last five
# releases are kept, and the one to go back to: a release with the pages of the current one leads back to where that did.
# Removes and replaces only what it made: a release is a folder with a number for a name and its mark
# inside, .build/before. Exits with 75 where another run is at work, with 66 where there is nothing to go back to.
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

# Whether this script made a folder; what a link leads to is somebody else's.
is_ours() {
  [ ! -L "$1" ] && [ -f "$1/.build/before" ]
}

# The numbers of all releases in a folder, oldest first. With "any", those of foreign entries too.
numbers() {
  for path in "$1"/[1-9]*; do
    case ${path##*/} in *[!0-9]*) continue ;; esac
    if [ "${2-}" = any ] || is_ours "$path"; then echo "${path##*/}"; fi
  done | sort -n
}

# Refuses a place that holds anything but a link of this script.
check_link() {
  [ -e "$1" ] || [ -L "$1" ] || return 0
  case $(readlink "$1") in
  releases/*) ;;
  *) fail "$1 was not made by release.sh. Move it away, then try once more." ;;
  esac
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

# The release before the current one; nothing where there is none.
before_current() {
  cat "$1/releases/$2/.build/before" 2>/dev/null || true
}

# A folder that is being filled. One that a stopped run left is removed.
begin() {
  if is_ours "$1"; then rm -rf "$1"; fi
  mkdir "$1" || fail "$1 was not made by release.sh, which needs this name. Move it away, then try once more."
  mkdir "$1/.build"
  echo "$2" >"$1/.build/before"
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
  check_link "$site/current"
  check_link "$site/current.new"
  current=$(current_of "$site")
  last=$(numbers "$site/releases" any | tail -n 1)
  name=$((${last:-0} + 1))
  begin "$site/next" "$current"
  # A full disk, or a run that was stopped, leaves nothing behind.
  trap 'rm -rf "$site/next"' EXIT
  cp -a "$build/." "$site/next"
  # Web servers take both their rules and their files from the release itself, not from what the link leads to later.
  printf 'root %s;\n' "$site/releases/$name" >"$site/next/.build/hosts/nginx-root.conf"
  printf 'root * %s\n' "$site/releases/$name" >"$site/next/.build/hosts/root.caddy"
  before=$current
  if cmp -s "$site/next/.build/published.txt" "$site/releases/$current/.build/published.txt" 2>/dev/null; then
    before=$(before_current "$site" "$current")
  fi
  # A build that was a release once brings the mark of then.
  echo "$before" >"$site/next/.build/before"
  sync
  mv -T "$site/next" "$site/releases/$name"
  ;;
back)
  [ $# -ge 2 ] || usage
  site=$2
  shift 2
  lock "$site"
  check_link "$site/current"
  check_link "$site/current.new"
  current=$(current_of "$site")
  name=$(before_current "$site" "$current")
  [ -n "$name" ] && is_ours "$site/releases/$name" || fail "There is no release before $current in $site/releases." 66
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
# The release to which the new one leads back stays, and the current one until now, which a web server may still read.
[ "$verb" = back ] || numbers "$site/releases" | head -n -"$KEPT" | while read -r old; do
  [ "$old" = "$current" ] || [ "$old" = "$before" ] || rm -rf "${site:?}/releases/$old"
done
