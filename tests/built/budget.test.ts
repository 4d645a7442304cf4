import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { expect, inject, test } from "vitest";
import { FIRST_PACKETS, SCRIPT_BUDGET, STYLE_BUDGET } from "#engine/build/budgets.ts";
import { builtManifest, builtText } from "../support/setup/built-site.ts";
import { builtDocuments } from "../support/setup/documents.ts";
import { attributes, only } from "./queries.ts";

/** Of the texts that the tests are made on: shorter than many, and always the same. */
const LARGEST_DOCUMENT = 15_800;
const USUAL_DOCUMENT = 14_500;
const ELEMENTS = 420;
const EVERY_PAGE_PAYS =
  "each document carries all styles: use those of site/styles/ and site/components/, or take others away (engine/build/budgets.ts)";

test("no document has more than 420 elements", async () => {
  const counts = [...(await builtDocuments())].map(
    ([path, page]) => [path, page.querySelectorAll("*").length] as const,
  );
  expect(counts.filter(([, count]) => count > ELEMENTS)).toEqual([]);
});

test("a first visit loads at most 91.5 kB of JavaScript, whatever the page: what its document names, what shows pages, and the largest view", async () => {
  const { files } = await builtManifest();
  const scripts = Object.keys(files).filter((path) => path.endsWith(".js"));
  const bytesOf = (path = "") => files[path]?.br?.bytes ?? Number.NaN;
  const named = new Set(
    [...(await builtDocuments()).values()].flatMap((page) => attributes(page, "script[src]", "src")),
  );
  expect(named.size).toBe(1);
  // Those of earlier builds are there, too.
  const largest = (part: string) => Math.max(...scripts.filter((path) => path.includes(part)).map(bytesOf));
  const [first] = [...named];
  expect(bytesOf(first ?? "") + largest("/assets/pages-") + largest("-page-")).toBeLessThanOrEqual(SCRIPT_BUDGET);
});

test("a usual document has at most 14.5 kB, the largest 15.8, with its styles and drawings, and what is seen first in the first packets", async () => {
  const { files, notFound } = await builtManifest();
  const pages = [...Object.entries(files).filter(([path]) => path.endsWith("/")), ...Object.entries(notFound)];
  expect(pages.length).toBeGreaterThan(100);
  const sizes = pages.map(([path, { br }]) => ({ path, bytes: br?.bytes ?? Number.NaN }));
  expect(sizes.map(({ bytes }) => bytes).toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(
    USUAL_DOCUMENT,
  );
  expect(sizes.filter(({ bytes }) => !(bytes <= LARGEST_DOCUMENT))).toEqual([]);
  for (const [path] of pages.filter(([path]) => path.endsWith("/"))) {
    const compressed = await readFile(join(inject("siteFolder"), path, "index.html.br"));
    const first = brotliDecompressSync(compressed.subarray(0, FIRST_PACKETS), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    });
    expect(first.includes("</h1>"), path).toBe(true);
  }
});

test("all CSS is at most 8.65 kB, in one style sheet that is the same in every document", async () => {
  const sheets = new Set([...(await builtDocuments()).values()].map((page) => only(page, "style").textContent ?? ""));
  expect(sheets.size).toBe(1);
  for (const sheet of sheets)
    expect(brotliCompressSync(sheet).length, EVERY_PAGE_PAYS).toBeLessThanOrEqual(STYLE_BUDGET);
});

test("visitors get the production client bundle, not the development one", async () => {
  const { files } = await builtManifest();
  for (const script of Object.keys(files).filter((path) => path.endsWith(".js"))) {
    expect(await builtText(script), script).not.toMatch(/jsxDEV|react-dom\.development|sourceMappingURL/);
  }
});
