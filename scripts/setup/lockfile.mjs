/**
 * What is read of a package-lock.json, and of the copy that npm keeps inside node_modules.
 *
 * @typedef {object} LockedPackage
 * @property {string} [name] where the package has another name than its folder (an alias)
 * @property {string} [version]
 * @property {string} [resolved] the address of its tarball; left out where that is the registry's
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {boolean} [link]
 * @property {boolean} [hasShrinkwrap] whether the package brings a lockfile, which npm follows
 * @property {Record<string, string>} [optionalDependencies]
 *
 * @typedef {object} Lockfile
 * @property {Record<string, LockedPackage>} packages
 */

const REGISTRY = "https://registry.npmjs.org/";
const NAME = "(?:@[a-z0-9~-][a-z0-9._~-]*/)?[a-z0-9~-][a-z0-9._~-]*";
/** A package's folder in node_modules, or in that of another package. */
const FOLDER = new RegExp(`^node_modules/${NAME}(?:/node_modules/${NAME})*$`, "i");
/** One version: not a range, an address, a folder or another package, all of which npm takes in its place. */
const VERSION = /^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]+)?$/;

/** Lockfiles that npm reads in place of package-lock.json, or beside it. */
export const OTHER_LOCKFILES = ["npm-shrinkwrap.json", "yarn.lock", "pnpm-lock.yaml"];

/**
 * Whether a lockfile lists every platform's package. npm leaves some out when it writes a lockfile beside an installed
 * tree or from an incomplete registry, and `npm ci` then refuses the lockfile on every machine (npm/cli#4828).
 *
 * @param {Lockfile} lock
 */
export function listsEveryPlatform({ packages }) {
  const listed = new Set(Object.keys(packages).map(nameOf));
  return Object.values(packages).every(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).every((name) => listed.has(name)),
  );
}

/**
 * What makes a lockfile unfit to install from: packages that do not come from the registry (a git repository, an address,
 * a folder), entries that lead to another package or another version than they name, and packages whose bytes no hash
 * vouches for. `npm ci` accepts all of these.
 *
 * @param {Lockfile} lock
 * @returns {string[]} a line for each
 */
export function untrustedPackages({ packages }) {
  return Object.entries(packages).flatMap(
    ([path, { name, version = "", resolved, integrity = "", link, hasShrinkwrap }]) => {
      if (path === "") return [];
      if (link || !FOLDER.test(path)) return [`${path} is a folder, not a package of the registry`];
      if (hasShrinkwrap) return [`${path} brings a lockfile of its own`];
      if (!VERSION.test(version)) return [`${path} has "${version}" in place of a version`];
      const own = nameOf(path);
      if (name !== undefined && name !== own) return [`${path} is the package ${name}, not ${own}`];
      const tarball = `${REGISTRY}${own}/-/${own.slice(own.indexOf("/") + 1)}-${version}.tgz`;
      if (resolved !== undefined && resolved !== tarball)
        return [`${path} comes from ${resolved}, not from ${tarball}`];
      return /^sha512-[\w+/]{86}==$/.test(integrity) ? [] : [`${path} has no SHA-512 in "integrity"`];
    },
  );
}

/**
 * Whether the installed packages are those of the lockfile. Optional ones may be missing: most are for other platforms.
 *
 * @param {Lockfile} lock
 * @param {Lockfile} installed
 * @param {{ shipped?: boolean }} [asked] shipped: whether those that only development needs may be missing, too
 */
export function isInstalled(lock, installed, { shipped = false } = {}) {
  const wanted = Object.entries(lock.packages).filter(([path]) => path !== "");
  return (
    Object.keys(installed.packages).every((path) => Object.hasOwn(lock.packages, path)) &&
    wanted.every(([path, { version, integrity, dev, optional, devOptional }]) => {
      const found = installed.packages[path];
      if (found === undefined) return Boolean(optional ?? devOptional ?? (shipped && dev));
      return found.version === version && found.integrity === integrity;
    })
  );
}

/** The package that a folder is for: nameOf("node_modules/a/node_modules/@b/c") gives "@b/c". */
function nameOf(/** @type {string} */ path) {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}
