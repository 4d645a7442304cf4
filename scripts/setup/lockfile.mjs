/**
 * What is read of a package-lock.json, and of the copy that npm keeps inside node_modules.
 *
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [resolved] where it is taken from; left out where that is the registry
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {boolean} [link]
 * @property {Record<string, string>} [optionalDependencies]
 *
 * @typedef {object} Lockfile
 * @property {Record<string, LockedPackage>} packages
 */

const REGISTRY = "https://registry.npmjs.org/";

/**
 * Whether a lockfile lists every platform's package. npm leaves some out when it writes a lockfile beside an installed
 * tree or from an incomplete registry, and `npm ci` then refuses the lockfile on every machine (npm/cli#4828).
 *
 * @param {Lockfile} lock
 */
export function listsEveryPlatform({ packages }) {
  const listed = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf("node_modules/") + 13)));
  return Object.values(packages).every(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).every((name) => listed.has(name)),
  );
}

/**
 * What makes a lockfile unfit to install from: packages that do not come from the registry (a git repository, an address,
 * a folder), and packages whose bytes nothing vouches for. `npm ci` takes both.
 *
 * @param {Lockfile} lock
 * @returns {string[]} a line for each
 */
export function untrustedPackages({ packages }) {
  return Object.entries(packages).flatMap(([path, { resolved, integrity = "", link }]) => {
    if (path === "") return [];
    if (link || !path.startsWith("node_modules/")) return [`${path} is a folder, not a package of the registry`];
    if (resolved !== undefined && !resolved.startsWith(REGISTRY)) return [`${path} comes from ${resolved}`];
    return /^sha512-[\w+/]{86}==$/.test(integrity) ? [] : [`${path} has no SHA-512 in "integrity"`];
  });
}

/**
 * Whether the installed packages are those of the lockfile. Optional ones may be missing: most are for other platforms.
 *
 * @param {Lockfile} lock
 * @param {Lockfile} installed
 */
export function isInstalled(lock, installed) {
  const wanted = Object.entries(lock.packages).filter(([path]) => path !== "");
  return (
    Object.keys(installed.packages).every((path) => Object.hasOwn(lock.packages, path)) &&
    wanted.every(([path, { version, integrity, optional, devOptional }]) => {
      const found = installed.packages[path];
      if (found === undefined) return Boolean(optional ?? devOptional);
      return found.version === version && found.integrity === integrity;
    })
  );
}
