import { expect, test } from "vitest";
import { builtManifest } from "../../support/setup/built-site.ts";
import { ask } from "./ask.ts";

const paths = Object.keys((await builtManifest()).files);
const first = (pattern: RegExp) => {
  const path = paths.find((one) => pattern.test(one));
  if (path === undefined) throw new Error(`The build has no file like ${pattern}.`);
  return path;
};

/** A file of each kind. */
const kinds = {
  page: "/fr/services/",
  "page data": first(/^\/assets\/data\/.*\/index\.json$/),
  feed: "/en/feed.xml",
  sitemap: "/sitemap.xml",
  "robots.txt": "/robots.txt",
  "web manifest": "/site.webmanifest",
  "security.txt": "/.well-known/security.txt",
  script: first(/^\/assets\/[^/]+\.js$/),
  font: first(/\.woff2$/),
} as const;
const hashed = ["script", "font"];
const all = Object.entries(kinds);

test.each(all)("[P1] [P5] a %s is kept exactly as long as it may be", async (kind, path) => {
  const answer = await ask(path);
  const expected = hashed.includes(kind) ? "public, max-age=31536000, immutable" : "no-cache";
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, expected]);
});

// Every answer carries the headers of the manifest: every-status.test.ts.
test("other sites and foreign scripts are kept out", async () => {
  const { headers } = await ask("/fr/");
  const policy = headers.get("content-security-policy") ?? "";
  for (const rule of [
    "default-src 'none'",
    "script-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ]) {
    expect(policy).toContain(rule);
  }
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8,}/);
  expect(headers.get("permissions-policy")).toContain("camera=()");
});
