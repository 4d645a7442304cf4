/**
 * What is read of a package-lock.json, and of the copy that npm keeps inside node_modules. A package has a name where that is
 * another than its folder's, "resolved" where its tarball is not at the registry's address, and may bring a lockfile.
 *
 * @typedef {{ name?: string, version?: string, resolved?: string, integrity?: string, license?: string, link?: boolean,
 *   hasShrinkwrap?: boolean, peerDependenciesMeta?: Record<string, { optional?: boolean }> } & Wishes} LockedPackage
 * @typedef {{ [kind in "dependencies" | "optionalDependencies" | "devDependencies" | "peerDependencies"]?:
 *   Record<string, string> }} Wishes
 * @typedef {{ packages: Record<string, LockedPackage> }} Lockfile
 */

/**
 * What a command asks for: of the project's dependencies; `tools` whether the development dependencies too, `node` the package
 * of the Node that no other is there for.
 *
 * @typedef {{ tools?: boolean | undefined, node?: string | undefined }} Asked
 */

const REGISTRY = "https://registry.npmjs.org/";
const NAME = "(?:@[a-z0-9~-][a-z0-9._~-]*/)?[a-z0-9~-][a-z0-9._~-]*";
/** A package's folder in node_modules, or in that of another package. */
const FOLDER = new RegExp(`^node_modules/${NAME}(?:/node_modules/${NAME})*$`, "i");
/** One version: not a range, an address, a folder or another package, all of which npm takes in its place. */
const VERSION = /^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]+)?$/;

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

/** What is asked for, by name: of packages, and of Node. @returns {Wishes[]} */
export function wishesOf(/** @type {Lockfile} */ { packages }, /** @type {Asked} */ { tools, node = "" }) {
  const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = packages[""] ?? {};
  const { [node]: version } = optionalDependencies;
  const wishes = { dependencies, devDependencies: tools ? devDependencies : {} };
  return version === undefined ? [wishes] : [wishes, { dependencies: { [node]: version } }];
}

/**
 * The part of a lockfile that some wishes lead to, as a lockfile of its own.
 *
 * @param {Lockfile} lock
 * @param {Wishes} wanted
 * @param {{ optional?: boolean }} [which] optional: whether with what may be missing, because it is for other platforms
 * @returns {Lockfile}
 */
export function partOf({ packages: all, ...rest }, wanted, { optional = true } = {}) {
  const project = { ...all[""], devDependencies: undefined, optionalDependencies: undefined, ...wanted };
  const part = new Map([["", /** @type {LockedPackage} */ (project)]]);
  // A map is walked to its end while it grows.
  for (const [path, { peerDependenciesMeta = {}, ...wishes }] of part) {
    const peers = Object.keys(wishes.peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional);
    const { optionalDependencies: extras = {} } = wishes;
    const names = [...Object.keys({ ...wishes.dependencies, ...wishes.devDependencies, ...extras }), ...peers];
    for (const name of optional ? names : names.filter((each) => !Object.hasOwn(extras, each))) {
      const place = outwards(path)
        .map((folder) => `${folder}node_modules/${name}`)
        .find((each) => Object.hasOwn(all, each));
      if (place !== undefined && !part.has(place)) part.set(place, all[place] ?? {});
    }
  }
  return { ...rest, packages: Object.fromEntries(part) };
}

/** The folders in whose node_modules a package finds others, as Node looks: its own, then those around it. */
function outwards(/** @type {string} */ path) {
  const ends = [...path.matchAll(/(?<=^|[/])node_modules[/]/g)].map(({ index }) => path.slice(0, index));
  return [...(path === "" ? [] : [`${path}/`]), ...ends.reverse(), ""];
}

/**
 * Whether a node_modules has what is asked for, and nothing that the lockfile does not list.
 *
 * @param {Lockfile} lock
 * @param {Lockfile | undefined} installed what npm wrote there
 * @param {Asked} asked
 */
export function isInstalled(lock, installed, asked) {
  if (installed === undefined) return false;
  const wanted = wishesOf(lock, asked)
    .flatMap((wishes) => Object.keys(partOf(lock, wishes, { optional: false }).packages))
    .filter((path) => path !== "");
  return (
    wanted.every((path) => Object.hasOwn(installed.packages, path)) &&
    Object.entries(installed.packages).every(([path, { version, integrity }]) => {
      const { [path]: locked } = lock.packages;
      return locked?.version === version && locked?.integrity === integrity;
    })
  );
}

/** The package that a folder is for: nameOf("node_modules/a/node_modules/@b/c") gives "@b/c". */
function nameOf(/** @type {string} */ path) {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}
