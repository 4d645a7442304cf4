import type { HostSource } from "./host-table.ts";

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
