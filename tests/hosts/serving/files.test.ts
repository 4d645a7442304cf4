import { expect, test } from "vitest";
import { builtManifest } from "../../support/setup/built-site.ts";
import { ask } from "./ask.ts";

test("[P1] [P5] every file is to be kept exactly as long as its name allows", async () => {
  for (const [path, { cache }] of Object.entries((await builtManifest()).files)) {
    const isHashed = /^\/assets\/(?!data\/).*[-/][\w-]{8,}[^/]*\.\w+$/.test(path);
    expect([path, cache]).toEqual([path, isHashed ? "immutable" : "revalidate"]);
  }
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
