import { PICTURE_ROOT } from "../../content/media/media-kinds.ts";
import { cacheRules } from "../../manifest/manifest.ts";
import { SOCIAL_ROOT } from "../artwork/social-images.ts";
import { bothForms, type HostSource, hostGone, spellings } from "./host-source.ts";

/**
 * Folders with many files get one rule each. Elsewhere each file has its own rule, so that a 404 is never cached as
 * immutable; that of a missing picture may be.
 */
const PICTURES = [PICTURE_ROOT, SOCIAL_ROOT, "/assets/drawings/"];

/**
 * The `_headers` file of Netlify, Cloudflare Pages and similar hosts. They join the values of a header that two matching
 * rules set, so here no two set the same one. Files without a rule get the hosts' default: revalidate
 * each time.
 */
export function headersFile({ headers, files }: HostSource): string {
  const rules = new Map([["/*", Object.entries(headers)]]);
  for (const folder of PICTURES) rules.set(`${folder}*`, [["Cache-Control", cacheRules.immutable]]);
  rules.set("/assets/data/*", [["Cache-Control", cacheRules.revalidate]]);
  for (const [path, { cache, disposition, age }] of Object.entries(files)) {
    const isNamed = cache === "immutable" && age === undefined && !PICTURES.some((folder) => path.startsWith(folder));
    if (isNamed) rules.set(encodeURI(path), [["Cache-Control", cacheRules.immutable]]);
    if (disposition) rules.set(encodeURI(path), [["Content-Disposition", disposition]]);
  }
  const blocks = [...rules].map(([path, lines]) => [path, ...lines.map(([name, value]) => `  ${name}: ${value}`)]);
  return `${blocks.map((block) => block.join("\n")).join("\n\n")}\n`;
}

/**
 * The `_redirects` file of Netlify, Cloudflare Pages and similar hosts, which add the final slash.
 * The lines with "!" are for Netlify, which otherwise hands out a file that lies at an old address; Cloudflare always
 * redirects, and passes over statuses that it does not know. Those with 404 and 410 are for Netlify too: Cloudflare finds
 * the nearest `404.html` without a rule, and answers 404 for what is gone.
 */
export function redirectsFile({ redirects, gone, gonePages, notFound }: HostSource): string {
  const moved = Object.entries(redirects).flatMap(([from, to]) =>
    bothForms(from)
      .flatMap((path) => spellings(encodeURI(path)))
      .flatMap((path) => statuses(from, to).map((status) => `${path} ${encodeURI(to)} ${status}`)),
  );
  const over = hostGone({ gone })
    .filter((path) => !path.startsWith("/assets/"))
    .flatMap((path) => {
      const page = gonePages[path.split("/")[1] ?? ""] ?? gonePages[""];
      return spellings(encodeURI(path)).map((spelling) => `${spelling} /${page?.identity.file} 410`);
    });
  // The rule for all other paths comes last.
  const missing = Object.entries(notFound)
    .toReversed()
    .map(([segment, { identity }]) => `${segment === "" ? "" : `/${segment}`}/* /${identity.file} 404`);
  const hidden = ["/.build/*", "/.htaccess"].map((path) => `${path} /404.html 404!`);
  return `${[...hidden, ...moved, ...over, ...missing].join("\n")}\n`;
}

/** No file lies at the numbered address of a first page. */
function statuses(from: string, to: string): readonly string[] {
  const first = from.endsWith("/1/") ? from.slice(0, -2) : undefined;
  return first !== undefined && (first.endsWith(to) || to.endsWith(first)) ? ["301"] : ["301!", "301"];
}
