import { cacheRules } from "../../../contract/manifest.ts";
import { PICTURE_ROOT } from "../content/finished-picture.ts";
import { SOCIAL_ROOT } from "../output/social-images.ts";
import type { HostSource } from "./host-table.ts";

/**
 * Folders whose files are many: one rule for each. Elsewhere each file is named, so that an answer that a file is
 * missing is never kept for ever; of a missing picture it may be.
 */
const PICTURES = [PICTURE_ROOT, SOCIAL_ROOT];

/**
 * The `_headers` file of Netlify, Cloudflare Pages and their like. Of two rules that match, these hosts join the values
 * of a header, so no two here name the same one. What has no rule of its own gets their default, which asks the host
 * each time.
 */
export function headersFile({ headers, files }: HostSource): string {
  const rules = new Map([["/*", Object.entries(headers)]]);
  for (const folder of PICTURES) rules.set(`${folder}*`, [["Cache-Control", cacheRules.immutable]]);
  rules.set("/assets/data/*", [["Cache-Control", cacheRules.revalidate]]);
  for (const [path, { cache, age }] of Object.entries(files)) {
    const isNamed = cache === "immutable" && age === undefined && !PICTURES.some((folder) => path.startsWith(folder));
    if (isNamed) rules.set(encodeURI(path), [["Cache-Control", cacheRules.immutable]]);
  }
  const blocks = [...rules].map(([path, lines]) => [path, ...lines.map(([name, value]) => `  ${name}: ${value}`)]);
  return `${blocks.map((block) => block.join("\n")).join("\n\n")}\n`;
}

/**
 * The `_redirects` file of Netlify, Cloudflare Pages and their like. Both lead to the slash at the end by themselves.
 * The lines with 404 are Netlify's; Cloudflare ignores them, and finds the nearest `404.html` by itself.
 */
export function redirectsFile({ redirects, notFound }: HostSource): string {
  const moved = Object.entries(redirects).flatMap(([from, to]) =>
    [from, from.replace(/\/$/, "")].map((path) => `${encodeURI(path)} ${encodeURI(to)} 301`),
  );
  // The page of all others comes last.
  const missing = Object.entries(notFound)
    .toReversed()
    .map(([segment, { identity }]) => `${segment === "" ? "" : `/${segment}`}/* /${identity.file} 404`);
  return `${["/.build/* /404.html 404!", ...moved, ...missing].join("\n")}\n`;
}
