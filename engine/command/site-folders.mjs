import { join, relative, resolve } from "node:path";

/** The project's folder. */
export const projectRoot = resolve(import.meta.dirname, "../..");

/**
 * Where everything of one site lies. Folders are absolute, and no other site shares them.
 *
 * @typedef {object} SiteFolders
 * @property {string} site that of its configuration, with its code
 * @property {string} content
 * @property {string} out its build
 * @property {string} cache what can be made again
 */

/**
 * The folders of the project's own site, or of another.
 *
 * @param {string} [folder] that of another site, which holds its content, its build and its cache too
 * @returns {SiteFolders}
 */
export function siteFolders(folder) {
  const place = placeOf(folder);
  const site = place === projectRoot ? join(projectRoot, "site") : place;
  return { site, content: join(place, "content"), out: join(place, "dist"), cache: join(place, ".cache") };
}

/** The name of a site that is not the project's own: its folder below the project's. */
export function siteName(/** @type {string | undefined} */ folder) {
  const place = placeOf(folder);
  return place === projectRoot ? undefined : relative(projectRoot, place);
}

/** The folder, from the working one, of what a site keeps: its messages, and what its server remembers (DATA_DIR). */
export function dataFolder(/** @type {string | undefined} */ folder) {
  return relative("", join(placeOf(folder), "var"));
}

/**
 * The environment of a command for a site, which keeps what it keeps in its folder unless DATA_DIR says otherwise.
 *
 * @param {string} [folder] that of another site
 * @returns {Readonly<Record<string, string | undefined>>}
 */
export function siteEnvironment(folder, variables = process.env) {
  return folder === undefined ? variables : { DATA_DIR: dataFolder(folder), ...variables };
}

/** The folder that holds everything of a site. */
function placeOf(folder = join(projectRoot, "site")) {
  const site = resolve(folder);
  return site === join(projectRoot, "site") ? projectRoot : site;
}
