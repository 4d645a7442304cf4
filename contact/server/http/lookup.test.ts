import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fixtureBuild } from "../test-support/fixture-build.ts";
import { hostileTarget } from "../test-support/hostile-target.ts";
import { lookup, pathTable } from "./lookup.ts";

const { manifest } = fixtureBuild();
const table = pathTable(manifest);
const ORIGIN = "https://site.example";

/** The path a redirect leads to, as a browser resolves it; undefined where it would leave the site. */
function resolved(location: string): string | undefined {
  const url = new URL(location, `${ORIGIN}/here/`);
  return url.origin === ORIGIN ? decodeURIComponent(url.pathname) : undefined;
}

describe("one address answers", () => {
  test.each(Object.keys(manifest.files))("%s", (path) => {
    expect(lookup(table, encodeURI(path))).toEqual({ kind: "file", path, file: manifest.files[path] });
  });

  test("with any query", () => {
    expect(lookup(table, "/fr/?a=//evil.com")).toMatchObject({ kind: "file", path: "/fr/" });
  });
});

describe("another spelling leads to it in one step", () => {
  test.each([
    ["/fr", "/fr/"],
    ["/fr/blog/1/", "/fr/blog/"],
    ["/fr/blog/1", "/fr/blog/"],
    ["/%66r/", "/fr/"],
    ["/fr/d%c3%a9part/", "/fr/d%C3%A9part/"],
    ["/fr/d%C3%A9part", "/fr/d%C3%A9part/"],
    ["/fr?a=1&b=%20", "/fr/?a=1&b=%20"],
    ["/fr?", "/fr/?"],
    ["/fr?x=%0d%0aX:1", "/fr/?x=%0d%0aX:1"],
    ['/fr?x=\u00e9\u0000<>"\\', "/fr/?x=%E9%00%3C%3E%22%5C"],
  ])("%j", (target, location) => {
    expect(lookup(table, target)).toEqual({ kind: "redirect", location });
  });
});

describe("what could be read in two ways is unknown", () => {
  test.each([
    "//evil.com/",
    "/\\evil.com/",
    "/%5cevil.com/",
    "/%2f%2fevil.com/",
    "/%09//evil.com/",
    "/https:/evil.com/",
    "/fr@evil.com",
    "/fr/blog/1/../../..//evil.com",
    "/%0d%0aLocation:%20https://evil.com/",
    "https://evil.com/fr/",
    "//fr/",
    "/fr//",
    "/./fr/",
    "/fr/..",
    "/fr/%2e",
    "/..%2fx",
    "/fr%2f",
    "/fr/%20",
    "/%252e%252e/",
    "/%2566r/",
    "/%00",
    "/%c0%ae%c0%ae/",
    "/\uff0e\uff0e/",
    "/fr/;a=1/",
    "/FR/",
    "/fr/index.html",
    "/fr.html",
    "/404.html",
    "/index.html",
    "/.build/manifest.json",
    "/assets/app-1a2b.js.br",
    "/robots.txt/",
    "/fr#x",
    "/%",
    "*",
    "",
    "/__proto__",
  ])("%j", (target) => {
    expect(lookup(table, target).kind).toBe("notFound");
  });
});

test("tells what kind of address is unknown, and its first segment", () => {
  expect(lookup(table, "/en/nothing/?q")).toEqual({ kind: "notFound", area: "page", segment: "en" });
  expect(lookup(table, "/assets/nothing.js")).toEqual({ kind: "notFound", area: "asset", segment: "" });
  expect(lookup(table, "/assets/data/nothing/index.json")).toEqual({ kind: "notFound", area: "data", segment: "" });
});

test.each([
  ["/fr/pass%C3%A9/", { area: "page", segment: "fr" }],
  ["/fr/pass%c3%a9/?a=1", { area: "page", segment: "fr" }],
  ["/fr/pass%C3%A9", { area: "page", segment: "fr" }],
  ["/old.html", { area: "page", segment: "old.html" }],
  ["/assets/data/fr/pass%C3%A9/index.json", { area: "data", segment: "" }],
])("%s is known to be gone, however it is spelled", (target, area) => {
  expect(lookup(table, target)).toEqual({ kind: "gone", ...area });
});

test("of 25,000 hostile paths none reaches anything but the manifest", () => {
  const paths = new Set(Object.keys(manifest.files));
  const isRight = (target: string): boolean => {
    const found = lookup(table, target);
    switch (found.kind) {
      case "file":
        return target.split("?", 1)[0] === encodeURI(found.path) && manifest.files[found.path] === found.file;
      case "redirect":
        return paths.has(resolved(found.location) ?? "") && /^\/(?!\/)[\x21-\x7e]*$/.test(found.location);
      case "notFound":
      case "gone":
        return true;
    }
  };
  fc.assert(fc.property(hostileTarget, isRight), { numRuns: 25_000 });
});

test("a redirect leads to a file, not to another redirect", () => {
  const targets = ["/fr", "/fr/blog/1", "/fr/blog/1/", "/%66r", "/en"];
  const found = targets.map((target) => lookup(table, target));
  expect(
    found.map((answer) => (answer.kind === "redirect" ? lookup(table, answer.location).kind : answer.kind)),
  ).toEqual(targets.map(() => "file"));
});

describe("a manifest that cannot be served is refused", () => {
  const file = manifest.files["/fr/"];
  test.each(["//evil.com/", "/../x", "/a/./b", "/a\\b", "/a%2fb", "/a?b", "/a#b", "/a\u0000"])("path %j", (path) => {
    expect(() => pathTable({ ...manifest, files: file ? { [path]: file } : {}, redirects: {} })).toThrow(
      "is not plain",
    );
  });

  test("a redirect to nowhere", () => {
    expect(() => pathTable({ ...manifest, redirects: { "/a/": "//evil.com/" } })).toThrow("no file of it");
  });
});
