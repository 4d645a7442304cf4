import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { builtManifest } from "../support/setup/built-site.ts";
import { builtDocuments, notFoundDocuments } from "../support/setup/documents.ts";
import { testTrackers } from "../support/setup/test-content.ts";
import { attributes, only } from "./queries.ts";

/** What a lazy picture shows until it comes. */
const DRAWN = /^data:image\/svg\+xml,/;
const INERT = ["application/json", "application/ld+json"];

const manifest = await builtManifest();
const documents = [...(await builtDocuments()), ...(await notFoundDocuments())];

function policy(): Readonly<Record<string, readonly string[]>> {
  const directives = manifest.headers["Content-Security-Policy"].split("; ").map((part) => part.split(" "));
  return Object.fromEntries(directives.map(([name = "", ...sources]) => [name, sources]));
}

test("no page has an inline script: scripts are files of the site, or inert data", () => {
  for (const [path, document] of documents) {
    const scripts = [...document.querySelectorAll("script")].filter((script) => !INERT.includes(script.type));
    expect([scripts.length, scripts[0]?.type, scripts[0]?.textContent], path).toEqual([1, "module", ""]);
    expect(scripts[0]?.getAttribute("src"), path).toMatch(/^\/assets\/[\w-]+\.js$/);
    for (const block of document.querySelectorAll("script:not([src])")) {
      expect(() => JSON.parse(block.textContent ?? ""), path).not.toThrow();
    }
  }
});

test("no element has an inline handler or style, and no address runs or hides code", () => {
  for (const [path, document] of documents) {
    for (const element of document.querySelectorAll("*")) {
      for (const { name, value } of element.attributes) {
        const drawing = DRAWN.test(value) && element.matches("picture > *");
        const code = /^\s*(javascript|data|vbscript):/i.test(value) && !drawing;
        const forbidden = name.startsWith("on") || name === "style" || code;
        if (forbidden) expect.fail(`${path}: <${element.localName} ${name}="${value.slice(0, 60)}">`);
      }
    }
  }
});

test("the one style sheet within a page is one that the policy allows, and the policy allows no others", () => {
  const sources = new Set<string>();
  for (const [path, document] of documents) {
    const style = only(document, "style").textContent ?? "";
    expect(style.length, path).toBeGreaterThan(1000);
    const source = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
    expect(policy()["style-src"], path).toContain(source);
    sources.add(source);
  }
  expect(new Set(policy()["style-src"])).toEqual(sources);
});

test("the policy allows nothing inline, nothing evaluated, and of other hosts only what the content names", async () => {
  const { "style-src": _style, "trusted-types": makers = [], "frame-src": frames = [], ...others } = policy();
  const trackers = (await testTrackers()).map((url) => new URL(url).origin);
  const embeds = documents.flatMap(([, document]) => attributes(document, "iframe[data-src]", "data-src"));
  expect(others["default-src"]).toEqual(["'none'"]);
  expect(others["script-src"]).toEqual(["'self'", ...trackers]);
  expect(others["base-uri"]).toEqual(["'none'"]);
  expect(others["frame-ancestors"]).toEqual(["'none'"]);
  expect(others["require-trusted-types-for"]).toEqual(["'script'"]);
  expect(makers.filter((name) => name === "*" || name === "default" || name.startsWith("'"))).toEqual([]);
  expect(new Set(Object.values(others).flat())).toEqual(
    new Set(["'none'", "'self'", "'script'", "data:", ...trackers]),
  );
  expect(Object.keys(others).filter((directive) => others[directive]?.includes("data:"))).toEqual(["img-src"]);
  const framed = new Set(embeds.map((address) => new URL(address).origin));
  expect(new Set(frames)).toEqual(framed.size === 0 ? new Set(["'none'"]) : framed);
});

test("[C7] [A4] nothing is asked of another host before a choice", () => {
  const selectors = "link[href]:not([rel=canonical], [rel=alternate], [rel=prev], [rel=next])";
  for (const [path, document] of documents) {
    const asked = [
      ...attributes(document, selectors, "href"),
      ...attributes(document, "link[data-href]", "data-href"),
      ...attributes(document, "[src]", "src"),
      ...attributes(document, "[srcset]", "srcset"),
      ...attributes(document, "[action]", "action"),
    ];
    const elsewhere = asked.filter((address) => !/^(?:\/(?!\/)|#)/.test(address) && !DRAWN.test(address));
    expect(elsewhere, path).toEqual([]);
    expect(only(document, "style").textContent, path).not.toMatch(/@import|url\(\s*["']?(https?:)?\/\//);
  }
});

test("[A4] every page declares Nunito Sans 400 and 700, shown as soon as they are there, and fetches their latin files beside itself", () => {
  for (const [path, document] of documents) {
    const faces = (only(document, "style").textContent ?? "")
      .split("@font-face")
      .slice(1)
      .map((face) => face.slice(0, face.indexOf("}")))
      .filter((face) => face.includes("url("));
    expect(new Set(faces.map((face) => /font-weight:\s*(\d+)/.exec(face)?.[1])), path).toEqual(new Set(["400", "700"]));
    for (const face of faces) {
      expect(face).toMatch(/font-family:\s*"Nunito Sans"/);
      expect(face).toContain("font-display:swap");
      expect(manifest.files[/url\(([^)]+)\)/.exec(face)?.[1] ?? ""]?.type).toBe("font/woff2");
    }
    const preloads = [...document.querySelectorAll("link[rel=preload][as=font]")];
    const weights = preloads.map((link) => /-latin-(\d+)-/.exec(link.getAttribute("href") ?? "")?.[1]);
    expect(weights, path).toEqual(["400", "700"]);
    for (const link of preloads) {
      expect(link.getAttribute("crossorigin")).not.toBeNull();
      expect(faces.some((face) => face.includes(`url(${link.getAttribute("href")})`))).toBe(true);
    }
    expect(document.querySelector("[data-name=web-fonts]"), path).toBeNull();
  }
});
