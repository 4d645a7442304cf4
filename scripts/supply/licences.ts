/** Licences that ask for nothing but their own text to be kept: what runs on the server or reaches visitors has these. */
const SHIPPED = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MIT-0"];
/** The site's font: it may be handed out as it is. */
const FONT = ["OFL-1.1"];
/** Of tools that build and test: nothing of them is handed on. */
const TOOLS = ["BlueOak-1.0.0", "CC-BY-4.0", "LGPL-3.0-or-later", "MPL-2.0", "PSF-2.0", "Python-2.0", "Zlib"];
/** How the package of the DejaVu fonts names their licence, that of Bitstream Vera: free to use, and only tests use it. */
const DEJAVU = "SEE LICENSE IN README.md AND LICENSE";

const allowed = { shipped: new Set([...SHIPPED, ...FONT]), tool: new Set([...SHIPPED, ...FONT, ...TOOLS]) };

/**
 * Whether a package may be used under its licence.
 *
 * @param licence an SPDX expression of names, AND, OR and brackets around the whole; undefined is no licence
 * @param use whether the package reaches the server or visitors, or only builds and tests
 */
export function isAllowedLicence(licence: string | undefined, use: keyof typeof allowed): boolean {
  if (use === "tool" && licence === DEJAVU) return true;
  const alternatives = (licence ?? "").replace(/^\((.*)\)$/, "$1").split(" OR ");
  return alternatives.some((names) => names.split(" AND ").every((name) => allowed[use].has(name)));
}
