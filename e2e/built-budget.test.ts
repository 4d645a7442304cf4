import { expect, it } from "vitest";
import { builtDocuments } from "./built-site/documents.ts";
import { attributes } from "./built-site/queries.ts";
import { builtManifest, builtText } from "./setup/built-site.ts";

/** Bytes of JavaScript, brotli, that a first visit to any page may load. */
const SCRIPT_BUDGET = 80_000;

it("P5 a first visit loads at most 80 kB of JavaScript, whatever the page", async () => {
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

it("P5 visitors get the programs made for them, not those for developers", async () => {
  const { files } = await builtManifest();
  for (const script of Object.keys(files).filter((path) => path.endsWith(".js"))) {
    expect(await builtText(script), script).not.toMatch(/jsxDEV|react-dom\.development|sourceMappingURL/);
  }
});
