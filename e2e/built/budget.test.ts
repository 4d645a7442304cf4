import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { builtManifest, builtText } from "../setup/built-site.ts";
import { builtDocuments } from "./documents.ts";
import { attributes, only } from "./queries.ts";

/** Bytes of JavaScript, brotli, that a first visit to any page may load. */
const SCRIPT_BUDGET = 90_000;
/** Bytes of a document, brotli, headers not counted (ruling D19). */
const DOCUMENT_BUDGET = 16_000;
/** Bytes of a document's style sheet, brotli. */
const STYLE_BUDGET = 8_300;

it("[P5] a first visit loads at most 90 kB of JavaScript, whatever the page", async () => {
  const { files } = await builtManifest();
  const sizes = [...(await builtDocuments())].map(([path, document]) => {
    const scripts = new Set([
      ...attributes(document, "script[src]", "src"),
      ...attributes(document, "link[rel=modulepreload]", "href"),
    ]);
    expect(scripts.size, path).toBeGreaterThan(1);
    return { path, bytes: [...scripts].reduce((sum, src) => sum + (files[src]?.br?.bytes ?? Number.NaN), 0) };
  });
  expect(sizes.filter(({ bytes }) => !(bytes <= SCRIPT_BUDGET))).toEqual([]);
});

it("a usual document is at most 16 kB, with its styles and drawings", async () => {
  const { files, notFound } = await builtManifest();
  const pages = Object.entries(files).filter(([path]) => path.endsWith("/"));
  const sizes = [...pages, ...Object.entries(notFound)].map(([, { br }]) => br?.bytes ?? Number.NaN);
  expect(sizes.length).toBeGreaterThan(100);
  // Long articles are the owner's: the median is what the site itself weighs.
  expect(sizes.sort((one, other) => one - other)[sizes.length >> 1]).toBeLessThanOrEqual(DOCUMENT_BUDGET);
});

it("the style sheet of a document is at most 8.3 kB", async () => {
  for (const [path, document] of await builtDocuments()) {
    const bytes = brotliCompressSync(only(document, "style").textContent ?? "").length;
    expect(bytes, path).toBeGreaterThan(1000);
    expect(bytes, path).toBeLessThanOrEqual(STYLE_BUDGET);
  }
});

it("[P5] visitors get the programs made for them, not those for developers", async () => {
  const { files } = await builtManifest();
  for (const script of Object.keys(files).filter((path) => path.endsWith(".js"))) {
    expect(await builtText(script), script).not.toMatch(/jsxDEV|react-dom\.development|sourceMappingURL/);
  }
});
