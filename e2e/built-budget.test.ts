import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { builtDocuments } from "./built-site/documents.ts";
import { attributes, only } from "./built-site/queries.ts";
import { builtManifest, builtText } from "./setup/built-site.ts";

/** Bytes of JavaScript, brotli, that a first visit to any page may load. */
const SCRIPT_BUDGET = 90_000;
/** Bytes of a document, brotli: what a server sends before it waits for an answer (ten packets), headers not counted. */
const DOCUMENT_BUDGET = 14_000;
/** Bytes of all rules of style, brotli. */
const STYLE_BUDGET = 7_000;

it("P5 a first visit loads at most 90 kB of JavaScript, whatever the page", async () => {
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

it("every page comes whole in the first packets: at most 14 kB, with its styles and drawings", async () => {
  const { files, notFound } = await builtManifest();
  const pages = Object.entries(files).filter(([path]) => path.endsWith("/"));
  const documents = [...pages, ...Object.entries(notFound)];
  expect(documents.length).toBeGreaterThan(100);
  const sizes = documents.map(([path, { br }]) => ({ path, bytes: br?.bytes ?? Number.NaN }));
  expect(sizes.filter(({ bytes }) => !(bytes <= DOCUMENT_BUDGET))).toEqual([]);
});

it("all rules of style are at most 7 kB, wherever a visitor comes in", async () => {
  const documents = [...(await builtDocuments()).values()];
  const styles = new Map(
    documents.map((document) => {
      const own = only(document, "style").textContent ?? "";
      return [own, only(document, "link#other-styles").getAttribute("data-href") ?? ""] as const;
    }),
  );
  expect(styles.size).toBeLessThanOrEqual(4);
  for (const [own, others] of styles) {
    const rules = await builtText(others);
    expect(rules.length, others).toBeGreaterThan(1000);
    expect(brotliCompressSync(own + rules).length, others).toBeLessThanOrEqual(STYLE_BUDGET);
  }
});

it("P5 visitors get the programs made for them, not those for developers", async () => {
  const { files } = await builtManifest();
  for (const script of Object.keys(files).filter((path) => path.endsWith(".js"))) {
    expect(await builtText(script), script).not.toMatch(/jsxDEV|react-dom\.development|sourceMappingURL/);
  }
});
